/** Effects made of others, and what is said of values in few words (Y20.1, Y20.4, Y6.10, Y23). */
import { type Coded, row } from '../grammar.js';

const num = (n: string): object => ({ q: 'number', n });
const OPP = 'opponent';
const MONSTER = { is: 'kind', kind: 'monster' };

const POINTS_BACK = /"sel":"(?:target|it|paid|event|battling|attacker|among|rest|dug)"|"q":"(?:done|paid|amount|luck)"/;

/** An effect that speaks of nothing before it, so that it may be done later. */
export const freeEffect: Coded = {
  read: (text, at, g) =>
    g
      .read('effect', text, at)
      .filter(([node]) => !POINTS_BACK.test(JSON.stringify(node)) && !/"do":"(?:later|ban|give)"/.test(JSON.stringify(node))),
  write: (node, tongue, g) => g.write('effect', node, tongue),
};

const LATER = [
  ...row(
    'effect',
    'during the End Phase of this turn, {e:freeEffect}',
    '此回合结束阶段{e:freeEffect}',
    { do: 'later', at: 'endPhase', what: '$e' },
    '{e:freeEffect} during the End Phase of this turn',
    'during the End Phase, {e:freeEffect}',
    '{e:freeEffect} during the End Phase',
  ),
  ...(
    [
      ['your End Phase', '自己结束阶段', 'ownEnd', ['your next End Phase']],
      ["your opponent's End Phase", '对手结束阶段', 'opponentEnd', ["your opponent's next End Phase"]],
      ['the End Phase of the next turn', '下个回合结束阶段', 'nextEnd', ["the next turn's End Phase"]],
    ] as const
  ).flatMap(([en, zh, at, also]) =>
    row(
      'effect',
      `{e:simple} during ${en}`,
      `${zh}{e:simple}`,
      { do: 'later', at, what: '$e' },
      ...also.map((a) => `{e:simple} during ${a}`),
      `during ${en}, {e:simple}`,
    ),
  ),
];

const COMPOSED = [
  ...row(
    'effect',
    '{e:effect}, or, if {c:conds}, you can {f:effect} instead',
    '{e:effect}，{c:conds}的场合可以代替{f:effect}',
    { do: 'instead', what: '$e', if: '$c', or: '$f' },
    '{e:effect}, or if {c:conds}, you can {f:effect} instead',
    '{e:effect}, or {f:effect} instead if {c:conds}',
  ),
  ...row(
    'effect',
    'your opponent can {p:doPlain} to negate this effect, otherwise {e:effect}',
    '对手可以{p:doPlain}使此效果无效，不那样做的场合{e:effect}',
    { do: 'unless', who: OPP, pay: '$p', what: '$e' },
    "your opponent can {p:doPlain} to negate this card's effect, otherwise {e:effect}",
    'unless your opponent {p:doesSo}, {e:effect}',
    '{e:effect} unless your opponent {p:doesSo}',
  ),
  ...row(
    'effect',
    'increase {s:whoseStat} Level by {n:number} and ATK by {m:number}{u:until}',
    '{s:whoseStat}等级上升{n:number}·攻击力上升{m:number}{u:until}',
    {
      do: 'all',
      of: [
        { do: 'stat', what: '$s', stat: 'level', change: { by: num('$n'), sign: 1 }, until: '$u' },
        { do: 'stat', what: '$s', stat: 'atk', change: { by: num('$m'), sign: 1 }, until: '$u' },
      ],
    },
    'increase {s:whoseStat} Level by {n:number} and its ATK by {m:number}{u:until}',
  ),
  ...row(
    'effect',
    'increase or decrease the {l:levels} of {s:sel} by {n:number}{u:until}',
    '{s:sel}的{l:levels}上升或下降{n:number}{u:until}',
    {
      do: 'either',
      of: [
        { do: 'stat', what: '$s', stat: '$l', change: { by: num('$n'), sign: 1 }, until: '$u' },
        { do: 'stat', what: '$s', stat: '$l', change: { by: num('$n'), sign: -1 }, until: '$u' },
      ],
    },
  ),
  ...row(
    'effect',
    'attach {s:sel} to {t:sel} as material',
    '{s:sel}作为{t:sel}的超量素材',
    { do: 'attach', what: '$s', to: '$t' },
    'attach {s:sel} to {t:sel}',
    'attach {s:own} to {t:sel} as material',
    'attach {s:sel} to {t:sel} as materials',
    'attach {s:sel} to {t:sel} as an material',
    'attach {s:own} to {t:sel}',
  ),
  ...row(
    'effect',
    'equip this card to {s:sel} as an Equip Spell that gives it {n:number} ATK',
    '此卡当作攻击力上升{n:number}的装备魔法卡装备于{s:sel}',
    { do: 'equip', what: '$s', gives: '$n' },
    'equip this card you control to {s:sel} as an Equip Spell that gives it {n:number} ATK',
  ),
  ...row(
    'effect',
    'equip {o:ownPlace} to {s:sel} as an Equip Spell that gives it {n:number} ATK',
    '{o:ownPlace}当作攻击力上升{n:number}的装备魔法卡装备于{s:sel}',
    { do: 'equip', what: '$s', self: '$o', gives: '$n' },
  ),
  ...row(
    'effect',
    'equip this card to {s:sel}',
    '将此卡装备于{s:sel}',
    { do: 'equip', what: '$s' },
    'equip this card you control to {s:sel}',
    'equip this monster you control to {s:sel}',
    'equip this card to {s:sel} as an Equip Spell',
  ),
  ...row(
    'effect',
    'place {s:sel} in your Pendulum Zone',
    '{s:sel}放置于自己灵摆区域',
    { do: 'place', what: '$s', in: 'pendulumZone' },
    'place {s:sel} in your Pendulum Zones',
    'place {s:own} in your Pendulum Zones',
  ),
];

const VALUES = [
  ...row(
    'effect',
    "{s:whoseStat} {l:levels} becomes {o:likeWhom}'s{u:until}",
    '{s:whoseStat}{l:levels}变成与{o:likeWhom}相同{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { to: { q: 'stat', of: '$o', stat: '$l' } }, until: '$u' },
    "{s:whoseStat} {l:levels} becomes the same as {o:likeWhom}'s{u:until}",
    '{s:whoseStat} {l:levels} becomes that of {o:likeWhom}{u:until}',
    '{s:whoseStat} {l:levels} becomes the {l:levels} of {o:likeWhom}{u:until}',
  ),
  ...row(
    'effect',
    "{s:subjectN} become {o:likeWhom}'s Level{u:until}",
    '{s:subjectN}的等级变成{o:likeWhom}的等级{u:until}',
    { do: 'stat', what: '$s', stat: 'level', change: { to: { q: 'stat', of: '$o', stat: 'level' } }, until: '$u' },
    "the Levels of {s:sel} become {o:likeWhom}'s Level{u:until}",
    'the Levels of {s:sel} become the current Level of {o:likeWhom}{u:until}',
    'the Levels of {s:sel} become the Level of {o:likeWhom}{u:until}',
  ),
  ...row('effect', '{s:subjectN} have their effects negated{u:until}', '{s:subjectN}的效果无效{u:until}', {
    do: 'negateEffects',
    what: '$s',
    until: '$u',
  }),
  ...(['subject1', 'subjectN'] as const).flatMap((cat) =>
    row(
      'effect',
      `{s:${cat}} cannot be destroyed by that battle`,
      `{s:${cat}}不会被该战斗破坏`,
      { do: 'give', what: '$s', trait: { trait: 'indestructible', by: 'battle' }, until: 'damageStep' },
      `{s:${cat}} cannot be destroyed by this battle`,
      `{s:${cat}} is not destroyed by that battle`,
    ),
  ),
  ...row('effect', 'your opponent cannot target {s:subjectN} with card effects{u:until}', '对手不能以{s:subjectN}为效果对象{u:until}', {
    do: 'give',
    what: '$s',
    trait: { trait: 'untargetable', whose: OPP },
    until: '$u',
  }),
  ...row(
    'effect',
    '{s:subject1} {t:trait1} and {v:trait1}{u:until}',
    '{s:subject1}{t:trait1}且{v:trait1}{u:until}',
    {
      do: 'all',
      of: [
        { do: 'give', what: '$s', trait: '$t', until: '$u' },
        { do: 'give', what: '$s', trait: '$v', until: '$u' },
      ],
    },
    '{s:subject1} {t:trait1}, also {v:trait1}{u:until}',
    '{s:subject1} {t:trait1}, and {v:trait1}{u:until}',
  ),
  ...row(
    'effect',
    '{s:subject1} gains {n:number} {k:changed} and {t:trait1}{u:until}',
    '{s:subject1}的{k:changed}上升{n:number}且{t:trait1}{u:until}',
    {
      do: 'all',
      of: [
        { do: 'stat', what: '$s', stat: '$k', change: { by: num('$n'), sign: 1 }, until: '$u' },
        { do: 'give', what: '$s', trait: '$t', until: '$u' },
      ],
    },
    '{s:subject1} gains {n:number} {k:changed}, also {t:trait1}{u:until}',
    '{s:subject1} gains {n:number} {k:changed}, and {t:trait1}{u:until}',
    '{s:subject1} gains {n:number} {k:changed}, but {t:trait1}{u:until}',
  ),
  ...row(
    'effect',
    'make {s:sel} gain {n:number} {k:changed}{e:each}{u:until}',
    '{s:sel}的{k:changed}上升{n:number}{e:each}{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { by: { '...q,of,who,name,in,is': '$e', times: '$n' }, sign: 1 }, until: '$u' },
    'have {s:sel} gain {n:number} {k:changed}{e:each}{u:until}',
  ),
  ...row('subject1', 'the monster that destroyed it', '破坏此卡的怪兽', { sel: 'battling' }, 'the monster that destroyed this card'),
  ...row(
    'effect',
    'inflict {n:number} damage to the controller of the equipped monster',
    '给予装备怪兽的控制者{n:number}伤害',
    { do: 'damageTo', of: { sel: 'host' }, n: num('$n') },
    "inflict {n:number} damage to the equipped monster's controller",
    'the controller of the equipped monster takes {n:number} damage',
  ),
];

const BANS = [
  ...row(
    'effect',
    'monsters you control cannot attack this turn, except {f:nounN}',
    '此回合自己的{f:nounN}以外的怪兽不能攻击',
    { do: 'ban', who: 'you', ban: { ban: 'attack', except: '$f' }, until: 'turnEnd' },
    'monsters you control cannot attack for the rest of this turn, except {f:nounN}',
    'you cannot attack for the rest of this turn, except with {f:nounN}',
    'you cannot declare an attack for the rest of this turn, except with {f:nounN}',
    'you cannot attack this turn, except with {f:nounN}',
    'you can only attack with {f:nounN} this turn',
    'you can only attack with {f:nounN} for the rest of this turn',
    'you cannot declare attacks for the rest of this turn, except with {f:nounN}',
  ),
  ...row(
    'effect',
    '{w:banned} activate monster effects{u:banUntil}, except {f:nounN}',
    '{u:banUntil}{w:banned}发动{f:nounN}以外的怪兽效果',
    { do: 'ban', who: '$w', ban: { ban: 'activate', what: 'monster', effects: true, only: { is: 'not', of: '$f' } }, until: '$u' },
    "{w:banned} activate monster effects{u:banUntil}, except {f:nounN}'",
    '{w:banned} activate monster effects{u:banUntil}, except those of {f:nounN}',
    '{w:banned} activate the effects of monsters{u:banUntil}, except {f:nounN}',
    '{w:banned} activate monster effects{u:banUntil}, except the effects of {f:nounN}',
  ),
  ...row(
    'effect',
    'while {s:subject1} is face-up on the field, you cannot Special Summon{m:banMonsters}, except {f:nounN}',
    '{s:subject1}表侧表示存在期间自己不能特殊召唤{m:banMonsters}（{f:nounN}除外）',
    { do: 'banWhile', ban: { ban: 'summon', kinds: ['special'], '...from': '$m', except: '$f' }, what: '$s' },
    'you cannot Special Summon{m:banMonsters}, except {f:nounN}, while {s:subject1} is face-up on the field',
    'while {s:subject1} is face-up in the Monster Zone, you cannot Special Summon{m:banMonsters}, except {f:nounN}',
    'you cannot Special Summon{m:banMonsters} while {s:subject1} is face-up on the field, except {f:nounN}',
    'while {s:subject1} is face-up on your field, you cannot Special Summon{m:banMonsters}, except {f:nounN}',
  ),
];

const EVENTS = [
  ...row(
    'does',
    'is destroyed by battle with {f:a}{g:toGyAnd}',
    '与{f:a}的战斗破坏{g:toGyAnd}',
    { on: 'destroyed', by: 'battle', foe: '$f', '...sent,to': '$g' },
    "is destroyed by battle with an opponent's {f:noun1}{g:toGyAnd}",
  ),
  ...row('via', ' by {v:viaKind}', '以{v:viaKind}', { via: '$v' }),
  ...row('viaKind', 'a monster effect', '怪兽的效果', MONSTER, "a monster's effect", 'the effect of a monster'),
  ...row(
    'viaKind',
    'a Spell/Trap effect',
    '魔法·陷阱的效果',
    {
      is: 'or',
      of: [
        { is: 'kind', kind: 'spell' },
        { is: 'kind', kind: 'trap' },
      ],
    },
    'a Spell/Trap',
  ),
  ...row('viaKind', 'a Spell effect', '魔法的效果', { is: 'kind', kind: 'spell' }, 'the effect of a Spell'),
  ...row('viaKind', "{f:a}'s effect", '{f:a}的效果', '$f', '{f:a} effect'),
  ...row(
    'cond',
    'this card is on the field',
    '此卡在场上',
    { if: 'self', is: { is: 'face', face: 'up' } },
    'this monster is on the field',
    'this face-up card is on the field',
    'this monster is face-up on the field',
    'you control this Special Summoned card',
    'this card is on your field',
  ),
  ...row(
    'cond',
    'your {g:noun1} is attacking',
    '自己的{g:noun1}进行战斗',
    { if: 'battles', who: '$g', what: { is: 'any' } },
    '{g:a} you control battles',
    'your {g:noun1} battles',
  ),
];

export const COMBINED = [...LATER, ...COMPOSED, ...VALUES, ...BANS, ...EVENTS];
