/** What effects do, in further ways: by other players, for a time, to names and looks, to battles (Y2.7, Y13.11, Y20.3, Y23.13, Y25.16, Y26.7). */
import { ATTRIBUTES, TYPES } from '../../language/index.js';
import { row } from '../grammar.js';
import { ATTRIBUTE_ZH, summonsCalled, TYPE_ZH } from '../words.js';

const OPP = 'opponent';

const BY = [
  ...row(
    'effect',
    'make your opponent {e:doPlain}',
    '对手{e:doPlain}',
    { do: 'by', who: OPP, what: '$e' },
    'your opponent {e:doesSo}',
    'have your opponent {e:doPlain}',
    'make your opponent {e:doPlain} (their choice)',
    'your opponent must {e:doPlain}',
    'they {e:doPlain}',
    'your opponent {e:doesSo} (their choice)',
    'your opponent {e:doesSo} of their choice',
  ),
  ...row(
    'effect',
    'your opponent can {e:doPlain}',
    '对手可以{e:doPlain}',
    { do: 'by', who: OPP, what: '$e', optional: true },
    'they can {e:doPlain}',
  ),
  ...row(
    'effect',
    'each player must {e:doPlain}',
    '双方各自{e:doPlain}',
    { do: 'by', who: 'both', what: '$e' },
    'both players {e:doPlain}',
    'each player {e:doesSo}',
    'both players must {e:doPlain}',
  ),
  ...row(
    'effect',
    'each player can {e:doPlain}',
    '双方可以{e:doPlain}',
    { do: 'by', who: 'both', what: '$e', optional: true },
    'both players can {e:doPlain}',
    'each player may {e:doPlain}',
  ),
];

const AWAY = [
  ...row(
    'effect',
    'banish {s:sel} until the End Phase',
    '直到结束阶段除外{s:sel}',
    { do: 'banishUntil', what: '$s', until: 'endPhase' },
    'banish {s:sel} (until the End Phase)',
    'banish {s:sel} until the End Phase of this turn',
    'banish {s:sel} until the end of this turn',
  ),
  ...row(
    'effect',
    'banish {s:sel} until your next Standby Phase',
    '直到下个自己准备阶段除外{s:sel}',
    { do: 'banishUntil', what: '$s', until: 'nextStandby' },
    'banish {s:sel} (until your next Standby Phase)',
  ),
  ...row(
    'effect',
    'return {s:sel} to the GY',
    '{s:sel}返回墓地',
    { do: 'toGy', what: '$s' },
    'return {s:sel} to your GY',
    'return {s:sel} to their GY',
  ),
  ...row(
    'effect',
    'place {s:sel} on the top or bottom of the Deck',
    '{s:sel}放回牌组最上方或最下方',
    { do: 'toDeck', what: '$s', at: 'either' },
    ...['your', 'their', 'the', "your opponent's", "its owner's", "the owner's"].flatMap((d) => [
      `place {s:sel} on either the top or bottom of ${d} Deck`,
      `place {s:sel} on either the top or the bottom of ${d} Deck`,
      `place {s:sel} on the top or bottom of ${d} Deck`,
      `return {s:sel} to the top or bottom of ${d} Deck`,
      `return {s:sel} to either the top or bottom of ${d} Deck`,
    ]),
  ),
  ...row('effect', 'switch control of {s:sel}', '{s:sel}交换控制权', { do: 'swapControl', what: '$s' }, 'switch the control of {s:sel}'),
  ...row(
    'effect',
    'change the attack target to {s:sel}',
    '攻击对象转移为{s:sel}',
    { do: 'retarget', what: '$s' },
    'switch the attack target to {s:sel}',
    'change the attack target to {s:sel}, and perform damage calculation',
  ),
];

/** Y26.7 */
const BONDS = [
  ...(
    [
      ['destroy', '破坏', 'destroy'],
      ['banish', '除外', 'banish'],
    ] as const
  ).flatMap(([en, zh, goes]) => [
    ...row(
      'effect',
      `when this card leaves the field, ${en} {s:sel}`,
      `此卡离场时{s:sel}${zh}`,
      { do: 'bond', when: 'leaves', of: { sel: 'self' }, what: '$s', goes },
      `${en} {s:sel} when this card leaves the field`,
      `if this card leaves the field, ${en} {s:sel}`,
      `when this card is removed from the field, ${en} {s:sel}`,
    ),
    ...row('effect', `when this card is destroyed, ${en} {s:sel}`, `此卡破坏时{s:sel}${zh}`, {
      do: 'bond',
      when: 'destroyed',
      of: { sel: 'self' },
      what: '$s',
      goes,
    }),
  ]),
  ...row(
    'effect',
    'when {s:subject1} leaves the field, destroy this card',
    '{s:subject1}离场时此卡破坏',
    { do: 'bond', when: 'leaves', of: '$s', what: { sel: 'self' }, goes: 'destroy' },
    'if {s:subject1} leaves the field, destroy this card',
  ),
  ...row(
    'effect',
    'when {s:subject1} is destroyed, destroy this card',
    '{s:subject1}破坏时此卡破坏',
    { do: 'bond', when: 'destroyed', of: '$s', what: { sel: 'self' }, goes: 'destroy' },
    'if {s:subject1} is destroyed, destroy this card',
    'when {s:subject1} is destroyed and sent to the GY, destroy this card',
  ),
];

const NAMED = [
  ...row(
    'effect',
    '{s:whoseStat} name becomes {t:name}{u:until}',
    '{s:whoseStat}卡名当作{t:name}{u:until}',
    { do: 'rename', what: '$s', name: '$t', until: '$u' },
    'make {s:whoseStat} name become {t:name}{u:until}',
  ),
  ...row(
    'effect',
    '{s:whoseStat} name becomes that of {o:likeWhom}{u:until}',
    '{s:whoseStat}卡名变成{o:likeWhom}的卡名{u:until}',
    { do: 'rename', what: '$s', as: '$o', until: '$u' },
    "{s:whoseStat} name becomes {o:likeWhom}'s name{u:until}",
    "{s:whoseStat} name becomes {o:likeWhom}'s original name{u:until}",
    "{s:whoseStat} name becomes {o:likeWhom}'s{u:until}",
  ),
  ...ATTRIBUTES.flatMap((a) =>
    row(
      'effect',
      `{s:subject1} becomes ${a}{u:until}`,
      `{s:subject1}变成${ATTRIBUTE_ZH[a]}属性{u:until}`,
      { do: 'become', what: '$s', attribute: a, until: '$u' },
      `{s:subject1} becomes a ${a} monster{u:until}`,
      `{s:subject1} becomes an ${a} monster{u:until}`,
      `make {s:subject1} become ${a}{u:until}`,
    ),
  ),
  ...TYPES.flatMap((t) =>
    row(
      'effect',
      `{s:subject1} becomes a ${t} monster{u:until}`,
      `{s:subject1}变成${TYPE_ZH[t] ?? t}族{u:until}`,
      { do: 'become', what: '$s', type: t, until: '$u' },
      `{s:subject1} becomes an ${t} monster{u:until}`,
      `{s:subject1} becomes ${t}{u:until}`,
    ),
  ),
];

const DAMAGE = [
  ...row(
    'effect',
    'inflict {n:number} damage to its controller',
    '给予其控制者{n:number}伤害',
    { do: 'damageTo', of: { sel: 'target' }, n: { q: 'number', n: '$n' } },
    "inflict {n:number} damage to that monster's controller",
    'its controller takes {n:number} damage',
    "inflict {n:number} damage to that card's controller",
  ),
  ...row(
    'effect',
    'inflict {n:number} damage to its controller',
    '给予其控制者{n:number}伤害',
    { do: 'damageTo', of: { sel: 'it' }, n: { q: 'number', n: '$n' } },
    "inflict {n:number} damage to that monster's controller",
    'its controller takes {n:number} damage',
  ),
  ...row(
    'effect',
    'inflict damage to both players equal to {q:quantity}',
    '给予双方{q:quantity}数值的伤害',
    { do: 'damage', who: 'both', n: '$q' },
    'each player takes damage equal to {q:quantity}',
    'both players take damage equal to {q:quantity}',
  ),
  ...row(
    'effect',
    'you lose {n:number} LP',
    '自己失去{n:number}基本分',
    { do: 'setLp', who: 'you', n: { q: 'minus', a: { q: 'lp', who: 'you' }, b: { q: 'number', n: '$n' } } },
    'lose {n:number} LP',
  ),
  ...row(
    'effect',
    'your LP become {n:number}',
    '自己基本分变成{n:number}',
    { do: 'setLp', who: 'you', n: { q: 'number', n: '$n' } },
    'your LP becomes {n:number}',
  ),
  ...row('effect', "both players' LP become {n:number}", '双方基本分变成{n:number}', {
    do: 'setLp',
    who: 'both',
    n: { q: 'number', n: '$n' },
  }),
  ...row('effect', 'your opponent loses LP equal to {q:quantity}', '对手失去{q:quantity}基本分', {
    do: 'setLp',
    who: OPP,
    n: { q: 'minus', a: { q: 'lp', who: OPP }, b: '$q' },
  }),
  ...row(
    'effect',
    'lose LP equal to {q:quantity}',
    '自己失去{q:quantity}基本分',
    { do: 'setLp', who: 'you', n: { q: 'minus', a: { q: 'lp', who: 'you' }, b: '$q' } },
    'you lose LP equal to {q:quantity}',
  ),
  ...row('effect', 'pay LP equal to {q:quantity}', '支付{q:quantity}基本分', { do: 'pay', who: 'you', n: '$q' }),
];

const LEVELS = [
  ...row(
    'effect',
    'increase or decrease {s:whoseStat} {l:levels} by {n:number}{u:until}',
    '{s:whoseStat}{l:levels}上升或下降{n:number}{u:until}',
    {
      do: 'either',
      of: [
        { do: 'stat', what: '$s', stat: '$l', change: { by: { q: 'number', n: '$n' }, sign: 1 }, until: '$u' },
        { do: 'stat', what: '$s', stat: '$l', change: { by: { q: 'number', n: '$n' }, sign: -1 }, until: '$u' },
      ],
    },
  ),
  ...row(
    'effect',
    '{s:whoseStat} {l:levels} becomes the same as {q:amount}{u:until}',
    '{s:whoseStat}{l:levels}变成{q:amount}{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { to: '$q' }, until: '$u' },
    '{s:whoseStat} {l:levels} becomes {q:amount}{u:until}',
    '{s:whoseStat} {l:levels} become {q:amount}{u:until}',
    'make {s:whoseStat} {l:levels} equal to {q:amount}{u:until}',
    '{s:whoseStat} {l:levels} become equal to {q:amount}{u:until}',
  ),
  ...row(
    'effect',
    'increase {s:whoseStat} {l:levels} by {q:amount}{u:until}',
    '{s:whoseStat}{l:levels}上升{q:amount}{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { by: '$q', sign: 1 }, until: '$u' },
    'increase the {l:levels} of {s:sel} by {q:amount}{u:until}',
    'increase {s:whoseStat} {l:levels} by {q:quantity}{u:until}',
  ),
  ...row('effect', 'reduce {s:whoseStat} {l:levels} by {q:amount}{u:until}', '{s:whoseStat}{l:levels}下降{q:amount}{u:until}', {
    do: 'stat',
    what: '$s',
    stat: '$l',
    change: { by: '$q', sign: -1 },
    until: '$u',
  }),
  ...row(
    'effect',
    '{s:whoseStat} {k:changed} becomes double {s:whoseStat} original {k:changed}{u:until}',
    '{s:whoseStat}{k:changed}变成原本的2倍{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { double: true }, original: true, until: '$u' },
    '{s:whoseStat} {k:changed} become double {s:whoseStat} original {k:changed}{u:until}',
    '{s:whoseStat} {k:changed} become double its original {k:changed}{u:until}',
    '{s:whoseStat} {k:changed} becomes double its original {k:changed}{u:until}',
  ),
  ...row(
    'effect',
    '{s:whoseStat} {k:changed} becomes half {s:whoseStat} original {k:changed}{u:until}',
    '{s:whoseStat}{k:changed}变成原本的一半{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { half: true }, original: true, until: '$u' },
    '{s:whoseStat} {k:changed} become half its original {k:changed}{u:until}',
    '{s:whoseStat} original {k:changed} become halved{u:until}',
    '{s:whoseStat} original {k:changed} becomes halved{u:until}',
    '{s:whoseStat} original {k:changed} are halved{u:until}',
    'halve {s:whoseStat} original {k:changed}{u:until}',
    '{s:whoseStat} {k:changed} becomes half its original {k:changed}{u:until}',
    '{s:whoseStat} {k:changed} become half their original {k:changed}{u:until}',
  ),
];

const SUMMONED = [
  ...summonsCalled('fusion', 'ritual', 'synchro', 'xyz', 'link').flatMap(([en, zh, as]) => {
    const art = as === 'xyz' ? 'an' : 'a';
    return row(
      'effect',
      `Special Summon {s:sel} (this is treated as ${art} ${en} Summon)`,
      `特殊召唤{s:sel}（当作${zh}召唤）`,
      { do: 'summon', what: '$s', as },
      `Special Summon {s:sel}, and treat it as ${art} ${en} Summon`,
      `Special Summon {s:sel}. (This is treated as ${art} ${en} Summon.)`,
      `Special Summon {s:sel}. This is treated as ${art} ${en} Summon`,
    );
  }),
  ...row(
    'sumPos',
    ' in face-up or face-down Defense Position',
    '表侧或里侧守备表示',
    { position: 'anyDefense' },
    ', in face-up or face-down Defense Position',
    ' in face-up Defense Position or face-down Defense Position',
  ),
  ...row(
    'sumPos',
    ' in Attack Position or face-down Defense Position',
    '攻击表示或里侧守备表示',
    { position: 'attackOrSet' },
    ' in face-up Attack Position or face-down Defense Position',
    ', in face-up Attack Position or face-down Defense Position',
  ),
  ...row('own', 'this equipped card', '装备的此卡', { sel: 'self', in: ['spellZone'] }),
  ...row(
    'effect',
    'add {s:sel} to your hand or Special Summon it',
    '{s:sel}加入手牌或特殊召唤',
    {
      do: 'either',
      of: [
        { do: 'add', what: '$s' },
        { do: 'summon', what: '$s' },
      ],
    },
    'add to your hand or Special Summon {s:sel}',
    'either add to your hand or Special Summon {s:sel}',
    'take {s:sel}, and either add it to your hand or Special Summon it',
    'take {s:sel} and either add it to your hand or Special Summon it',
    'either add {s:sel} to your hand or Special Summon it',
    'take {s:sel}, and add it to your hand or Special Summon it',
  ),
  ...row(
    'effect',
    'add {s:sel} to your hand or send it to the GY',
    '{s:sel}加入手牌或送至墓地',
    {
      do: 'either',
      of: [
        { do: 'add', what: '$s' },
        { do: 'send', what: '$s' },
      ],
    },
    'add to your hand or send to the GY {s:sel}',
    'take {s:sel}, and either add it to your hand or send it to the GY',
    'take {s:sel} and either add it to your hand or send it to the GY',
    'either add to your hand or send to the GY {s:sel}',
    'take {s:sel}, and add it to your hand or send it to the GY',
  ),
  ...row(
    'effect',
    'add {s:sel} to your hand or banish it',
    '{s:sel}加入手牌或除外',
    {
      do: 'either',
      of: [
        { do: 'add', what: '$s' },
        { do: 'banish', what: '$s' },
      ],
    },
    'add to your hand or banish {s:sel}',
    'take {s:sel}, and either add it to your hand or banish it',
  ),
  ...row(
    'effect',
    'return {s:sel} to the Extra Deck or Special Summon it',
    '{s:sel}返回额外牌组或特殊召唤',
    {
      do: 'either',
      of: [
        { do: 'toExtra', what: '$s' },
        { do: 'summon', what: '$s' },
      ],
    },
    'either return {s:sel} to the Extra Deck or Special Summon it',
  ),
  ...row('effect', 'Special Summon {n:number} {k:tokensForm}{z:tokenZone}', '{z:tokenZone}特殊召唤{n:number}只{k:tokensForm}', {
    do: 'token',
    token: '$k',
    n: '$n',
    '...to': '$z',
  }),
  ...row(
    'effect',
    'detach 1 material from {c:has1}',
    '去除{c:has1}的1个超量素材',
    { do: 'detachFrom', from: '$c', n: 1 },
    'detach 1 material from 1 {c:cards1}',
  ),
  ...row(
    'effect',
    'detach {n:number} materials from {c:has1}',
    '去除{c:has1}的{n:number}个超量素材',
    { do: 'detachFrom', from: '$c', n: '$n' },
    'detach {n:number} materials from your field',
    'detach {n:number} materials from {c:monsterOf}',
  ),
  ...row('sel', 'both {c:cardsN}', '{c:cardsN}双方', { sel: 'all', of: '$c' }),
  ...row(
    'effect',
    '{s:subject1} is treated as a Tuner{u:until}',
    '{s:subject1}当作调整使用{u:until}',
    { do: 'give', what: '$s', trait: { trait: 'tuner' }, until: '$u' },
    'treat {s:sel} as a Tuner{u:until}',
    '{s:subject1} becomes a Tuner{u:until}',
  ),
];

const BANS = [
  ...row(
    'banPlain',
    'activate cards, or the effects of cards, with the same name as {o:likeWhom}',
    '发动与{o:likeWhom}同名的卡及其效果',
    {
      ban: 'activate',
      what: 'all',
      effects: true,
      only: { is: 'like', in: 'name', as: '$o' },
    },
    'activate cards, or effects of cards, with the same name as {o:likeWhom}',
    "activate cards, or the effects of cards, with {o:likeWhom}'s name",
    'activate cards, or the effects of cards, with the same original name as {o:likeWhom}',
    'activate cards or the effects of cards with the same name as {o:likeWhom}',
    "activate cards, or effects of cards, with {o:likeWhom}'s name",
    'activate cards and effects with the same name as {o:likeWhom}',
  ),
  ...(['target', 'it'] as const).flatMap((sel) =>
    row(
      'banPlain',
      'activate cards, or the effects of cards, with that name',
      '发动同名的卡及其效果',
      { ban: 'activate', what: 'all', effects: true, only: { is: 'like', in: 'name', as: { sel } } },
      'activate cards, or the effects of cards, with its name',
      'activate cards, or effects of cards, with that name',
    ),
  ),
  ...row(
    'banPlain',
    'activate the effects of {f:nounN}',
    '发动{f:nounN}的效果',
    { ban: 'activate', what: 'monster', effects: true, only: '$f' },
    "activate {f:nounN}' effects",
    'activate effects of {f:nounN}',
    'activate the effects of {f:nounN}',
  ),
  ...row(
    'banPlain',
    'activate monster effects, except {f:nounN}',
    '发动怪兽效果（{f:nounN}除外）',
    { ban: 'activate', what: 'monster', effects: true, only: { is: 'not', of: '$f' } },
    'activate monster effects, except those of {f:nounN}',
    "activate monster effects, except {f:nounN}'",
    'activate monster effects, except the effects of {f:nounN}',
  ),
  ...row('banPlain', 'activate Quick-Play Spells', '发动速攻魔法卡', {
    ban: 'activate',
    what: 'spell',
    only: { is: 'property', property: 'Quick-Play' },
  }),
  ...row('banPlain', 'activate Field Spells', '发动场地魔法卡', {
    ban: 'activate',
    what: 'spell',
    only: { is: 'property', property: 'Field' },
  }),
  ...row('banKind', 'Normal Summon/Set', '召唤·盖放', ['normal']),
  ...row('banKind', 'Normal or Flip Summon', '召唤·反转召唤', ['normal', 'flip']),
  ...row('banKind', 'Normal Summon or Special Summon', '召唤·特殊召唤', ['normal', 'special']),
  ...row(
    'banMonsters',
    ' monsters from the GY',
    '墓地的怪兽',
    { from: 'gy' },
    ' from the GY',
    ' monsters from the GYs',
    ' monsters from either GY',
  ),
  ...row('banMonsters', ' monsters from the hand', '手牌的怪兽', { from: 'hand' }, ' from the hand', ' from their hand'),
  ...row(
    'banMonsters',
    ' monsters from the Deck',
    '牌组的怪兽',
    { from: 'deck' },
    ' from the Deck',
    ' monsters from the Main Deck',
    ' from the Main Deck',
  ),
  ...row('banMonsters', ' any monsters', '怪兽', {}, ' any monster', ' other monsters', ' a monster'),
];

export const BECOMING = [...BY, ...AWAY, ...BONDS, ...NAMED, ...DAMAGE, ...LEVELS, ...SUMMONED, ...BANS];
