/** Draws, damage, Life Points, and values that change. */
import { type Row, row } from '../grammar.js';

const n = (x: string | number): unknown => ({ q: 'number', n: x });
const YOU = 'you';
const OPP = 'opponent';

/** Quantities, as they stand after "equal to". */
const REFERENTS: readonly (readonly [string, string, object])[] = [
  ['its', '其', { sel: 'target' }],
  ['its', '其', { sel: 'it' }],
  ["that monster's", '该怪兽', { sel: 'event' }],
  ["this card's", '此卡', { sel: 'self' }],
  ["that opponent's monster's", '该对手怪兽', { sel: 'battling' }],
  ["the attacking monster's", '攻击怪兽', { sel: 'attacker' }],
  ["the equipped monster's", '装备怪兽', { sel: 'host' }],
  ["the paid monster's", '作为代价的怪兽', { sel: 'paid' }],
];
const SAME: Readonly<Record<string, readonly string[]>> = {
  its: ["that target's", "that monster's", "the destroyed monster's", "that card's"],
  "that monster's": ["the destroyed monster's", 'its', "the Summoned monster's"],
  "this card's": ['its'],
  "that opponent's monster's": ["that monster's", "the opponent's monster's"],
  "the paid monster's": ["the Tributed monster's"],
};
const STATS = [
  ['ATK', '攻击力', 'atk'],
  ['DEF', '守备力', 'def'],
  ['Level', '等级', 'level'],
] as const;

const QUANTITIES = [
  ...REFERENTS.flatMap(([en, zh, of]) =>
    STATS.flatMap(([name, nameZh, stat]) => [
      ...row(
        'amount',
        `${en} ${name}`,
        `${zh}${nameZh}`,
        { q: 'stat', of, stat },
        ...(SAME[en] ?? []).map((w) => `${w} ${name}`),
        ...(stat === 'atk' || stat === 'def' ? (SAME[en] ?? []).concat(en).map((w) => `${w} current ${name}`) : []),
      ),
      ...row(
        'amount',
        `${en} original ${name}`,
        `${zh}原本${nameZh}`,
        { q: 'stat', of, stat, original: true },
        ...(SAME[en] ?? []).map((w) => `${w} original ${name}`),
      ),
    ]),
  ),
  ...row('quantity', 'half {q:amount}', '{q:amount}的一半', { q: 'half', of: '$q' }),
  ...row('quantity', '{q:amount} x {n:number}', '{q:amount}×{n:number}', { q: 'times', of: '$q', n: '$n' }),
  ...row('quantity', 'the number of {c:cardsN} x {n:number}', '{c:cardsN}的数量×{n:number}', { q: 'count', of: '$c', times: '$n' }),
  ...row('quantity', 'the number of {c:cardsN}', '{c:cardsN}的数量', { q: 'count', of: '$c', times: 1 }),
  ...row(
    'amount',
    'the combined ATK of {c:cardsN}',
    '{c:cardsN}的攻击力合计',
    { q: 'stat', of: { sel: 'all', of: '$c' }, stat: 'atk' },
    'the total ATK of {c:cardsN}',
  ),
  ...row(
    'amount',
    'the damage you took',
    '受到的伤害数值',
    { q: 'amount' },
    'the amount of damage you took',
    'the battle damage you took',
    'the damage inflicted',
    'the battle damage inflicted',
  ),
];

/** Amounts with what they are counted by: "500 damage for each card in your hand". */
const EACH = [
  ...row('quantity', '{q:amount}', '{q:amount}', '$q'),
  ...row('each', ' for each {c:cards1}', '（每有1张{c:cards1}）', { q: 'count', of: '$c' }),
  ...row('each', ' for each card in your hand', '（自己每有1张手牌）', { q: 'hand', who: YOU }, ' for each card in your hand'),
  ...row('each', " for each card in your opponent's hand", '（对手每有1张手牌）', { q: 'hand', who: OPP }, ' for each card in their hand'),
  ...row(
    'each',
    ' for each',
    '（每1张）',
    { q: 'done' },
    ' for each card destroyed',
    ' for each monster destroyed',
    ' for each card sent to the GY by this effect',
    ' for each card destroyed by this effect',
    ' for each card returned to the hand',
    ' for each card banished',
    ' for each destroyed monster',
    ' for each 1 destroyed',
    ' for each monster destroyed by this effect',
  ),
];

const counted = { '...q,of,who,name,in,is': '$e', times: '$n' };

const damage = (en: string, zh: string, who: string, ...also: readonly string[]): Row[] => [
  ...row(
    'effect',
    en.replace('#', '{n:number} damage'),
    zh.replace('#', '{n:number}伤害'),
    { do: 'damage', who, n: n('$n') },
    ...also.map((a) => a.replace('#', '{n:number} damage')),
    ...also.concat(en).map((a) => a.replace('#', '{n:number} points of damage')),
  ),
  ...row(
    'effect',
    `${en.replace('#', '{n:number} damage')}{e:each}`,
    `${zh.replace('#', '{n:number}伤害')}{e:each}`,
    { do: 'damage', who, n: counted },
    ...also.map((a) => `${a.replace('#', '{n:number} damage')}{e:each}`),
  ),
  ...row(
    'effect',
    `${en.replace('#', 'damage')} equal to {q:quantity}`,
    `${zh.replace('#', '{q:quantity}数值的伤害')}`,
    { do: 'damage', who, n: '$q' },
    ...also.map((a) => `${a.replace('#', 'damage')} equal to {q:quantity}`),
    `${en.replace('#', 'damage equal to {q:quantity}')}`,
  ),
];

const lp = (en: string, zh: string, who: string, ...also: readonly string[]): Row[] => [
  ...row(
    'effect',
    en.replace('#', '{n:number} LP'),
    zh.replace('#', '{n:number}基本分'),
    { do: 'gain', who, n: n('$n') },
    ...also.map((a) => a.replace('#', '{n:number} LP')),
  ),
  ...row(
    'effect',
    `${en.replace('#', '{n:number} LP')}{e:each}`,
    `${zh.replace('#', '{n:number}基本分')}{e:each}`,
    { do: 'gain', who, n: counted },
    ...also.map((a) => `${a.replace('#', '{n:number} LP')}{e:each}`),
  ),
  ...row(
    'effect',
    `${en.replace('#', 'LP')} equal to {q:quantity}`,
    zh.replace('#', '{q:quantity}数值的基本分'),
    { do: 'gain', who, n: '$q' },
    ...also.map((a) => `${a.replace('#', 'LP')} equal to {q:quantity}`),
  ),
];

const PLAYERS = [
  ...row('effect', 'draw 1 card', '抽1张卡', { do: 'draw', who: YOU, n: n(1) }, 'you draw 1 card', 'draw 1 card from your Deck'),
  ...row(
    'effect',
    'draw {n:number} cards',
    '抽{n:number}张卡',
    { do: 'draw', who: YOU, n: n('$n') },
    'you draw {n:number} cards',
    'draw {n:number} cards from your Deck',
  ),
  ...row('effect', 'draw 1 card{e:each}', '抽1张卡{e:each}', { do: 'draw', who: YOU, n: { '...q,of,who,name,in,is': '$e', times: 1 } }),
  ...row(
    'effect',
    'draw that many cards',
    '抽那个数量的卡',
    { do: 'draw', who: YOU, n: { q: 'done', times: 1 } },
    'draw that many cards from your Deck',
  ),
  ...row('effect', 'your opponent loses {n:number} LP', '对手失去{n:number}基本分', {
    do: 'setLp',
    who: OPP,
    n: { q: 'minus', a: { q: 'lp', who: OPP }, b: n('$n') },
  }),
  ...row('effect', 'draw cards equal to {q:quantity}', '抽{q:quantity}张卡', { do: 'draw', who: YOU, n: '$q' }),
  ...row('effect', 'your opponent draws 1 card', '对手抽1张卡', { do: 'draw', who: OPP, n: n(1) }),
  ...row('effect', 'your opponent draws {n:number} cards', '对手抽{n:number}张卡', { do: 'draw', who: OPP, n: n('$n') }),
  ...row(
    'effect',
    'each player draws {n:number} cards',
    '双方抽{n:number}张卡',
    { do: 'draw', who: 'both', n: n('$n') },
    'both players draw {n:number} cards',
  ),
  ...row('effect', 'each player draws 1 card', '双方抽1张卡', { do: 'draw', who: 'both', n: n(1) }, 'both players draw 1 card'),
  ...damage(
    'inflict # to your opponent',
    '给予对手#',
    OPP,
    "inflict # to your opponent's LP",
    'your opponent takes #',
    'inflict # to them',
  ),
  ...damage('take #', '自己受到#', YOU, 'you take #'),
  ...damage('inflict # to both players', '给予双方#', 'both', 'each player takes #', 'both players take #'),
  ...lp('gain #', '回复#', YOU, 'you gain #'),
  ...lp('your opponent gains #', '对手回复#', OPP),
  ...lp('both players gain #', '双方回复#', 'both', 'each player gains #'),
  ...row(
    'effect',
    'gain {n:number} LP',
    '回复{n:number}基本分',
    { do: 'gain', who: YOU, n: n('$n') },
    'increase your LP by {n:number} points',
    'increase your LP by {n:number}',
  ),
  ...row(
    'effect',
    'your opponent gains {n:number} LP',
    '对手回复{n:number}基本分',
    { do: 'gain', who: OPP, n: n('$n') },
    "increase your opponent's LP by {n:number} points",
    "increase your opponent's LP by {n:number}",
  ),
  ...row(
    'effect',
    'inflict {n:number} damage to your opponent for each {f:noun1} they control',
    '对手场上每有1张{f:noun1}给予对手{n:number}伤害',
    {
      do: 'damage',
      who: OPP,
      n: { q: 'count', of: { from: [{ place: 'field', whose: OPP }], filter: '$f' }, times: '$n' },
    },
  ),
  ...row('effect', 'pay {n:number} LP', '支付{n:number}基本分', { do: 'pay', who: YOU, n: n('$n') }),
  ...row(
    'effect',
    'pay half your LP',
    '支付一半基本分',
    { do: 'pay', who: YOU, n: { q: 'half', of: { q: 'lp', who: YOU } } },
    'halve your LP',
  ),
  ...row('effect', "halve your opponent's LP", '对手基本分变成一半', {
    do: 'setLp',
    who: OPP,
    n: { q: 'half', of: { q: 'lp', who: OPP } },
  }),
  ...row('effect', "your opponent's LP become {n:number}", '对手基本分变成{n:number}', { do: 'setLp', who: OPP, n: n('$n') }),
  ...row('effect', 'you take no battle damage{u:until}', '自己不受战斗伤害{u:until}', {
    do: 'noDamage',
    who: YOU,
    of: 'battle',
    until: '$u',
  }),
  ...row(
    'effect',
    'you take no battle damage from that battle',
    '自己不受该战斗的战斗伤害',
    { do: 'noDamage', who: YOU, of: 'battle', until: 'damageStep' },
    'you take no battle damage from this battle',
    'you take no battle damage from that attack',
    'make the battle damage you take from that battle 0',
  ),
  ...row('effect', 'you take no effect damage{u:until}', '自己不受效果伤害{u:until}', {
    do: 'noDamage',
    who: YOU,
    of: 'effect',
    until: '$u',
  }),
  ...row('effect', 'you take no damage{u:until}', '自己不受伤害{u:until}', { do: 'noDamage', who: YOU, of: 'all', until: '$u' }),
  ...row(
    'effect',
    'your opponent takes no damage{u:until}',
    '对手不受伤害{u:until}',
    { do: 'noDamage', who: OPP, of: 'all', until: '$u' },
    'your opponent takes no further damage{u:until}',
  ),
];

const CHANGED = [
  ...row('changed', 'ATK', '攻击力', 'atk'),
  ...row('changed', 'DEF', '守备力', 'def'),
  ...row('changed', 'ATK/DEF', '攻击力·守备力', 'both', 'ATK and DEF'),
];

const gains = (verb: string, old: string, zh: string, sign: 1 | -1): Row[] => [
  ...row(
    'effect',
    `{s:subject} ${verb}{v} {n:number} {k:changed}{u:until}`,
    `{s:subject}的{k:changed}${zh}{n:number}{u:until}`,
    { do: 'stat', what: '$s', stat: '$k', change: { by: n('$n'), sign }, until: '$u' },
    `${old} the {k:changed} of {s:subject} by {n:number}{u:until}`,
    `${old} the {k:changed} of {s:subject} by {n:number} points{u:until}`,
    `have {s:subject} ${verb} {n:number} {k:changed}{u:until}`,
    `make {s:subject} ${verb} {n:number} {k:changed}{u:until}`,
    `make {s:subject} ${verb} exactly {n:number} {k:changed}{u:until}`,
    `{s:subject} ${verb}{v} exactly {n:number} {k:changed}{u:until}`,
  ),
  ...row(
    'effect',
    `{s:subject} ${verb}{v} {n:number} {k:changed}{e:each}{u:until}`,
    `{s:subject}的{k:changed}${zh}{n:number}{e:each}{u:until}`,
    { do: 'stat', what: '$s', stat: '$k', change: { by: counted, sign }, until: '$u' },
    `{s:subject} ${verb}{v} {n:number} {k:changed}{u:until}{e:each}`,
  ),
  ...row(
    'effect',
    `{s:subject} ${verb}{v} {k:changed} equal to {q:quantity}{u:until}`,
    `{s:subject}的{k:changed}${zh}{q:quantity}的数值{u:until}`,
    { do: 'stat', what: '$s', stat: '$k', change: { by: '$q', sign }, until: '$u' },
    `{s:subject} ${verb}{v} {k:changed}{u:until} equal to {q:quantity}`,
    `have {s:subject} ${verb} {k:changed} equal to {q:quantity}{u:until}`,
    `make {s:subject} ${verb} {k:changed} equal to {q:quantity}{u:until}`,
  ),
];

/** Whose value: "its", "this card's", "their". */
const OWNERS = [
  ...row('whoseStat', 'its', '其', { sel: 'target' }, "that target's", "that monster's"),
  ...row('whoseStat', "that opponent's monster's", '该对手怪兽的', { sel: 'battling', whose: 'opponent' }, "the opponent's monster's"),
  ...row(
    'whoseStat',
    "your battling monster's",
    '自己战斗怪兽的',
    { sel: 'battling', whose: 'you' },
    "your monster's",
    "your attacked monster's",
  ),
  ...row('whoseStat', 'its', '其', { sel: 'it' }, "that target's", "that monster's"),
  ...row('whoseStat', 'its', '其', { sel: 'event' }),
  ...row('whoseStat', "this card's", '此卡的', { sel: 'self' }, 'its'),
  ...row('whoseStat', "the attacking monster's", '攻击怪兽的', { sel: 'attacker' }),
  ...row('whoseStat', "the equipped monster's", '装备怪兽的', { sel: 'host' }),
  ...row('whoseStat', 'their', '这些卡的', { sel: 'target', many: true }),
  ...row('whoseStat', 'their', '这些卡的', { sel: 'it', many: true }),
  ...row('whoseStat', "that monster's", '该怪兽的', { sel: 'battling' }),
  ...row('whoseStat', "{c:choice}'s", '{c:choice}的', '$c'),
  ...row('become', 'becomes', '变成', {}, 'become'),
  ...row('original', ' original', '原本', { original: true }),
  ...row('original', '', '', {}, ' current'),
];

const SETS = [
  ...row(
    'effect',
    '{s:whoseStat}{o:original} {k:changed} becomes {n:number}{u:until}',
    '{s:whoseStat}{o:original}{k:changed}变成{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { to: n('$n') }, '...original': '$o', until: '$u' },
    '{s:whoseStat}{o:original} {k:changed} become {n:number}{u:until}',
    'change {s:whoseStat}{o:original} {k:changed} to {n:number}{u:until}',
    'make {s:whoseStat}{o:original} {k:changed} {n:number}{u:until}',
    'make {s:whoseStat}{o:original} {k:changed} become {n:number}{u:until}',
  ),
  ...row(
    'effect',
    '{s:whoseStat} {k:changed} becomes equal to {q:quantity}{u:until}',
    '{s:whoseStat}{k:changed}变成{q:quantity}{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { to: '$q' }, until: '$u' },
    '{s:whoseStat} {k:changed} become equal to {q:quantity}{u:until}',
    '{s:whoseStat} {k:changed} becomes {q:quantity}{u:until}',
    'make {s:whoseStat} {k:changed} equal to {q:quantity}{u:until}',
    'make {s:whoseStat} {k:changed} become equal to {q:quantity}{u:until}',
  ),
  ...row(
    'effect',
    'halve {s:whoseStat} {k:changed}{u:until}',
    '{s:whoseStat}{k:changed}变成一半{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { half: true }, until: '$u' },
    '{s:whoseStat} {k:changed} is halved{u:until}',
    '{s:whoseStat} {k:changed} becomes halved{u:until}',
    '{s:whoseStat} {k:changed} are halved{u:until}',
    '{s:whoseStat} {k:changed} become halved{u:until}',
    'its {k:changed} becomes half its current {k:changed}{u:until}',
  ),
  ...row(
    'effect',
    'double {s:whoseStat} {k:changed}{u:until}',
    '{s:whoseStat}{k:changed}变成2倍{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { double: true }, until: '$u' },
    '{s:whoseStat} {k:changed} is doubled{u:until}',
    '{s:whoseStat} {k:changed} becomes doubled{u:until}',
    '{s:whoseStat} {k:changed} becomes double its current {k:changed}{u:until}',
  ),
  ...row(
    'effect',
    'increase {s:whoseStat} {l:levels} by {n:number}{u:until}',
    '{s:whoseStat}{l:levels}上升{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { by: n('$n'), sign: 1 }, until: '$u' },
    '{s:whoseStat} {l:levels} is increased by {n:number}{u:until}',
  ),
  ...row(
    'effect',
    'reduce {s:whoseStat} {l:levels} by {n:number}{u:until}',
    '{s:whoseStat}{l:levels}下降{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { by: n('$n'), sign: -1 }, until: '$u' },
    'decrease {s:whoseStat} {l:levels} by {n:number}{u:until}',
  ),
  ...row(
    'effect',
    '{s:whoseStat} {l:levels} becomes {n:number}{u:until}',
    '{s:whoseStat}{l:levels}变成{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { to: n('$n') }, until: '$u' },
    'make {s:whoseStat} {l:levels} {n:number}{u:until}',
    'change {s:whoseStat} {l:levels} to {n:number}{u:until}',
    '{s:whoseStat} {l:levels} become {n:number}{u:until}',
  ),
  ...row('effect', '{s:whoseStat} {l:levels} becomes equal to {q:quantity}{u:until}', '{s:whoseStat}{l:levels}变成{q:quantity}{u:until}', {
    do: 'stat',
    what: '$s',
    stat: '$l',
    change: { to: '$q' },
    until: '$u',
  }),
  ...row('effect', 'it becomes Level {n:number}{u:until}', '其等级变成{n:number}{u:until}', {
    do: 'stat',
    what: { sel: 'target' },
    stat: 'level',
    change: { to: n('$n') },
    until: '$u',
  }),
  ...row('levels', 'Level', '等级', 'level', 'Levels'),
  ...row('levels', 'Rank', '阶级', 'rank'),
  ...row('levels', 'Pendulum Scale', '灵摆刻度', 'scale'),
];

/** The same of any cards: "halve the ATK of all monsters you control". */
const OF_ANY = [
  ...row('effect', 'halve the {k:changed} of {s:sel}{u:until}', '{s:sel}的{k:changed}变成一半{u:until}', {
    do: 'stat',
    what: '$s',
    stat: '$k',
    change: { half: true },
    until: '$u',
  }),
  ...row('effect', 'double the {k:changed} of {s:sel}{u:until}', '{s:sel}的{k:changed}变成2倍{u:until}', {
    do: 'stat',
    what: '$s',
    stat: '$k',
    change: { double: true },
    until: '$u',
  }),
  ...row(
    'effect',
    'change the {k:changed} of {s:sel} to {n:number}{u:until}',
    '{s:sel}的{k:changed}变成{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { to: n('$n') }, until: '$u' },
    'the {k:changed} of {s:sel} becomes {n:number}{u:until}',
    'the {k:changed} of {s:sel} become {n:number}{u:until}',
  ),
  ...row(
    'effect',
    'increase the {l:levels} of {s:sel} by {n:number}{u:until}',
    '{s:sel}的{l:levels}上升{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { by: n('$n'), sign: 1 }, until: '$u' },
    'the {l:levels} of {s:sel} is increased by {n:number}{u:until}',
  ),
  ...row(
    'effect',
    'reduce the {l:levels} of {s:sel} by {n:number}{u:until}',
    '{s:sel}的{l:levels}下降{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$l', change: { by: n('$n'), sign: -1 }, until: '$u' },
    'decrease the {l:levels} of {s:sel} by {n:number}{u:until}',
  ),
  ...row(
    'effect',
    'increase the {k:changed} of {s:sel} by {n:number}{u:until}',
    '{s:sel}的{k:changed}上升{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { by: n('$n'), sign: 1 }, until: '$u' },
    'increase the {k:changed} of {s:sel} by {n:number} points{u:until}',
  ),
  ...row(
    'effect',
    '{s:subjectN} become Level {n:number}{u:until}',
    '{s:subjectN}的等级变成{n:number}{u:until}',
    { do: 'stat', what: '$s', stat: 'level', change: { to: n('$n') }, until: '$u' },
    'make {s:sel} become Level {n:number}{u:until}',
    'make {s:sel} Level {n:number}{u:until}',
  ),
];

/** A duration may stand after a comma, or in brackets. */
function withComma(r: Row): Row {
  const [first] = r.en;
  if (!first || !('text' in first)) return r;
  const said = [r.en, ...r.also].flatMap((p) =>
    p.length === 1 && 'text' in p[0] && p[0].text.startsWith(' ') ? [p[0].text.slice(1)] : [],
  );
  return { ...r, also: [...r.also, ...said.flatMap((w) => [[{ text: `, ${w}` }], [{ text: ` (${w})` }]])] };
}

const UNTIL = [
  ...row(
    'until',
    ' until the end of this turn',
    '直到回合结束',
    'turnEnd',
    ' until the end of the turn',
    ' this turn',
    ' for the rest of this turn',
    ', until the end of this turn',
    ' until end of turn',
  ),
  ...row('until', ' until your next Standby Phase', '直到下个自己准备阶段', 'nextStandby'),
  ...row('until', ' until the End Phase', '直到结束阶段', 'endPhase', ', until the End Phase', ' until the End Phase of this turn'),
  ...row(
    'until',
    ' until the end of the Damage Step',
    '直到伤害步骤结束',
    'damageStep',
    ' until the end of that Damage Step',
    ' until the end of this Damage Step',
    ' during that battle',
    ' during this battle',
    ' by that battle',
  ),
  ...row(
    'until',
    ' during damage calculation only',
    '仅限伤害计算时',
    'damageCalculation',
    ', during damage calculation only',
    ' during that damage calculation only',
    ' during that damage calculation',
    ' during this damage calculation only',
    ' until the end of damage calculation',
  ),
  ...row(
    'until',
    ' until the end of the next turn',
    '直到下个回合结束',
    'nextTurnEnd',
    ' until the End Phase of the next turn',
    " until the end of your opponent's turn",
    " until the end of your opponent's next turn",
    " until your opponent's next End Phase",
  ),
  ...row('until', ' until the end of your next turn', '直到下个自己回合结束', 'ownTurnEnd', ' until your next End Phase'),
  ...row(
    'until',
    ' until the end of the Battle Phase',
    '直到战斗阶段结束',
    'battlePhase',
    ' during this Battle Phase',
    ' until the end of this Battle Phase',
  ),
  ...row(
    'until',
    ' while this card is face-up on the field',
    '此卡表侧表示存在期间',
    'selfUp',
    ' as long as this card is face-up on the field',
    ' while this card remains face-up on the field',
    ' while this card is on the field',
    ' while this monster is face-up on the field',
    ' as long as this card remains face-up on the field',
  ),
  ...row('until', '', '', 'faceUp'),
].map(withComma);

export const NUMBERS = [
  ...QUANTITIES,
  ...EACH,
  ...PLAYERS,
  ...CHANGED,
  ...gains('gain', 'increase', '上升', 1),
  ...gains('lose', 'decrease', '下降', -1),
  ...OWNERS,
  ...SETS,
  ...OF_ANY,
  ...UNTIL,
];
