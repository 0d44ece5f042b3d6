/** Sentences that hold without being activated: values, self-destruction, what is negated. */
import { type Row, row } from '../grammar.js';

const SELF = { self: true };
const HOST = { host: true };
const n = (x: string): object => ({ q: 'number', n: x });
const counted = { '...q,of,who,name,in,is': '$e', times: '$n' };

const WHO = [
  ...row('who', 'this card', '此卡', SELF, 'this monster', 'this face-up card', 'this card on the field', 'this card in your Monster Zone'),
  ...row(
    'who',
    'the equipped monster',
    '装备怪兽',
    HOST,
    'a monster equipped with this card',
    'the monster equipped with this card',
    'a monster equipped with it',
  ),
  ...row('whoN', 'all {c:cardsN}', '{c:cardsN}', { cards: '$c' }),
  ...row('whoN', '{c:cardsN}', '{c:cardsN}', { cards: '$c' }),
  ...row('stat', 'ATK', '攻击力', 'atk'),
  ...row('stat', 'DEF', '守备力', 'def'),
  ...row('stat', 'ATK/DEF', '攻击力·守备力', 'both', 'ATK and DEF'),
  ...row('perEach', ' for each {c:cards1}', '（每有1张{c:cards1}）', { q: 'count', of: '$c' }),
  ...row('perEach', ' for each card in your hand', '（自己每有1张手牌）', { q: 'hand', who: 'you' }),
  ...row('perEach', " for each card in your opponent's hand", '（对手每有1张手牌）', { q: 'hand', who: 'opponent' }),
  ...row(
    'perEach',
    ' for each {t:counterName} on it',
    '（每有1个{t:counterName}）',
    { q: 'counters', of: { sel: 'self' }, name: '$t' },
    ' for each {t:counterName} on this card',
  ),
  ...row(
    'perEach',
    ' for each material attached to it',
    '（每有1个超量素材）',
    { q: 'materials', of: { sel: 'self' } },
    ' for each material attached to this card',
  ),
];

const gains = (verb: string, old: string, zh: string, sign: 1 | -1): Row[] =>
  (
    [
      ['who', `${verb}s`],
      ['whoN', verb],
    ] as const
  ).flatMap(([cat, v]) => [
    ...row(
      'static',
      `{w:${cat}} ${v} {n:number} {s:stat}`,
      `{w:${cat}}的{s:stat}${zh}{n:number}`,
      { kind: 'static', what: '$w', stat: '$s', change: { by: n('$n'), sign } },
      `${old} the {s:stat} of {w:${cat}} by {n:number} points`,
      `${old} the {s:stat} of {w:${cat}} by {n:number}`,
      `{w:${cat}} ${old}s its {s:stat} by {n:number} points`,
      `{w:${cat}} ${old}s its {s:stat} by {n:number}`,
    ),
    ...row(
      'static',
      `{w:${cat}} ${v} {n:number} {s:stat}{e:perEach}`,
      `{w:${cat}}的{s:stat}${zh}{n:number}{e:perEach}`,
      { kind: 'static', what: '$w', stat: '$s', change: { by: counted, sign } },
      `${old} the {s:stat} of {w:${cat}} by {n:number} points{e:perEach}`,
      `${old} the {s:stat} of {w:${cat}} by {n:number}{e:perEach}`,
    ),
    ...row('static', `{w:${cat}} ${v} {s:stat} equal to {q:quantity}`, `{w:${cat}}的{s:stat}${zh}{q:quantity}的数值`, {
      kind: 'static',
      what: '$w',
      stat: '$s',
      change: { by: '$q', sign },
    }),
  ]);

/** Sentences on a monster may leave "this card" out. */
const bare = (verb: string, zh: string, sign: 1 | -1): Row[] => [
  ...row(
    'static',
    `${verb} {n:number} {s:stat}`,
    `此卡的{s:stat}${zh}{n:number}`,
    { kind: 'static', what: SELF, stat: '$s', change: { by: n('$n'), sign } },
    `this card ${verb} {n:number} {s:stat} during the Damage Step only`,
    `it ${verb} {n:number} {s:stat} during the Damage Step only`,
    `this card ${verb} {n:number} {s:stat} during damage calculation only`,
    `it ${verb} {n:number} {s:stat} during damage calculation only`,
  ),
  ...row('static', `${verb} {n:number} {s:stat}{e:perEach}`, `此卡的{s:stat}${zh}{n:number}{e:perEach}`, {
    kind: 'static',
    what: SELF,
    stat: '$s',
    change: { by: counted, sign },
  }),
  ...row('static', `${verb} {s:stat} equal to {q:quantity}`, `此卡的{s:stat}${zh}{q:quantity}的数值`, {
    kind: 'static',
    what: SELF,
    stat: '$s',
    change: { by: '$q', sign },
  }),
];

const OTHERS = [
  ...(
    [
      ['by battle', '被战斗', 'battle'],
      ['by card effect', '被效果', 'effect'],
      ['by battle or card effect', '被战斗·效果', 'both'],
    ] as const
  ).flatMap(([en, zh, by]) =>
    row(
      'static',
      `the first time each {f:noun1} you control would be destroyed ${en} each turn, it is not destroyed`,
      `自己的{f:noun1}各1回合1次不会${zh}破坏`,
      {
        kind: 'trait',
        what: { cards: { from: [{ place: 'field', whose: 'you' }], filter: '$f' } },
        trait: { trait: 'onceIndestructible', by },
      },
    ),
  ),
  ...row(
    'static',
    'the first time the equipped monster would be destroyed by battle each turn, it is not destroyed',
    '装备怪兽1回合1次不会被战斗破坏',
    { kind: 'trait', what: HOST, trait: { trait: 'onceIndestructible', by: 'battle' } },
  ),
  ...row(
    'static',
    "this card's {s:stat} become equal to {q:quantity}",
    '此卡的{s:stat}变成{q:quantity}',
    { kind: 'static', what: SELF, stat: '$s', change: { to: '$q' } },
    "this card's {s:stat} becomes equal to {q:quantity}",
    'its {s:stat} become {q:quantity}',
    "this card's {s:stat} become {q:quantity}",
    'its {s:stat} is equal to {q:quantity}',
    "this card's {s:stat} is equal to {q:quantity}",
    'the {s:stat} of this card is equal to {q:quantity}',
    'the {s:stat} of this card become {q:quantity}',
    "this card's original {s:stat} become {q:quantity}",
  ),
  ...row(
    'static',
    '{w:whoN} have their effects negated',
    '{w:whoN}的效果无效',
    { kind: 'negates', what: '$w' },
    'negate the effects of {w:whoN}',
    'negate the effects of all {w:whoN}',
  ),
  ...row('selfDestroy', 'destroy this card', '破坏此卡', {}, 'this card is destroyed', 'destroy this monster'),
  ...row(
    'selfDestroy',
    'send this card to the GY',
    '此卡送至墓地',
    { goes: 'gy' },
    'send this monster to the GY',
    'send it to the GY',
    'this card is sent to the GY',
  ),
  ...row('cond', 'this card battles a monster', '此卡与怪兽战斗', { if: 'battles', what: { is: 'any' } }),
  ...row(
    'static',
    'cannot attack the turn it is Summoned',
    '召唤·反转召唤·特殊召唤的回合不能攻击',
    { kind: 'trait', what: SELF, trait: { trait: 'cannotAttack' }, while: { if: 'self', is: { is: 'newcomer' } } },
    'this card cannot attack the turn it is Summoned',
    'this card cannot attack during the turn it is Summoned',
    'this card cannot attack in the turn it is Normal Summoned, Flip Summoned or Special Summoned',
    'cannot attack the turn it is Normal, Flip, or Special Summoned',
  ),
  ...row(
    'static',
    'cannot attack the turn it is Special Summoned',
    '特殊召唤的回合不能攻击',
    {
      kind: 'trait',
      what: SELF,
      trait: { trait: 'cannotAttack' },
      while: { if: 'self', is: { is: 'and', of: [{ is: 'specialSummoned' }, { is: 'newcomer' }] } },
    },
    'this card cannot attack the turn it is Special Summoned',
    'cannot attack the turn this card is Special Summoned',
    'cannot attack during the turn it is Special Summoned',
  ),
  ...row(
    'static',
    'cannot attack the turn it is Normal Summoned',
    '召唤的回合不能攻击',
    {
      kind: 'trait',
      what: SELF,
      trait: { trait: 'cannotAttack' },
      while: { if: 'self', is: { is: 'and', of: [{ is: 'summonedAs', kind: 'normal' }, { is: 'newcomer' }] } },
    },
    'this card cannot attack the turn it is Normal Summoned',
  ),
  ...row('static', 'cannot be used as Link Material the turn it is Link Summoned', '连接召唤的回合不能作为连接素材', {
    kind: 'trait',
    what: SELF,
    trait: { trait: 'notMaterial', for: ['link'] },
    while: { if: 'self', is: { is: 'and', of: [{ is: 'summonedAs', kind: 'link' }, { is: 'newcomer' }] } },
  }),
  ...row(
    'static',
    'this card can be treated as 2 Tributes for the Tribute Summon of a {f:noun1}',
    '此卡可以作为2只解放用于{f:noun1}的上级召唤',
    { kind: 'trait', what: SELF, trait: { trait: 'tributes', n: 2, filter: '$f' } },
    'this card can be treated as 2 Tributes for the Tribute Summon of an {f:noun1}',
  ),
  ...row(
    'static',
    'if this card battles a monster, neither can be destroyed by that battle',
    '此卡与怪兽战斗的场合，双方不会被该战斗破坏',
    {
      kind: 'trait',
      what: SELF,
      trait: { trait: 'neitherDestroyed' },
    },
  ),
  ...row(
    'static',
    'the first time this card would be destroyed by battle each turn, it is not destroyed',
    '此卡1回合1次不会被战斗破坏',
    {
      kind: 'trait',
      what: SELF,
      trait: { trait: 'onceIndestructible', by: 'battle' },
    },
    'once per turn, this card cannot be destroyed by battle',
    'once per turn, cannot be destroyed by battle',
  ),
  ...row(
    'static',
    'the first time this card would be destroyed by card effect each turn, it is not destroyed',
    '此卡1回合1次不会被效果破坏',
    {
      kind: 'trait',
      what: SELF,
      trait: { trait: 'onceIndestructible', by: 'effect' },
    },
    'once per turn, this card cannot be destroyed by card effects',
  ),
  ...row(
    'static',
    'the first time this card would be destroyed by battle or card effect each turn, it is not destroyed',
    '此卡1回合1次不会被战斗·效果破坏',
    {
      kind: 'trait',
      what: SELF,
      trait: { trait: 'onceIndestructible', by: 'both' },
    },
    'once per turn, this card cannot be destroyed by battle or card effects',
  ),
];

export const STATICS = [
  ...WHO,
  ...gains('gain', 'increase', '上升', 1),
  ...gains('lose', 'decrease', '下降', -1),
  ...bare('gains', '上升', 1),
  ...bare('loses', '下降', -1),
  ...OTHERS,
];
