/** What the oldest and plainest texts say (section 7 of the card text study), and what only few words say. */
import { row } from '../grammar.js';

const SELF = { self: true };
const YOURS = (filter: unknown): object => ({ cards: { from: [{ place: 'monsterZone', whose: 'you' }], filter } });
const OPP = 'opponent';
const MONSTER = { is: 'kind', kind: 'monster' };

const EVENTS = [
  ...row(
    'does',
    'is sent{f:comes} to the GY by the effect of {v:a}',
    '{f:comes}以{v:a}的效果送至墓地',
    { on: 'sent', '...from,fromOf': '$f', via: '$v' },
    "is sent{f:comes} to the GY by {v:a}'s effect",
  ),
  ...row(
    'does',
    'is changed to Defense Position',
    '变成守备表示',
    { on: 'turned', to: 'defense' },
    'is changed to face-up Defense Position',
    'is changed from Attack Position to Defense Position',
    'is changed from face-up Attack Position to face-up Defense Position',
  ),
  ...row(
    'does',
    'is changed to Attack Position',
    '变成攻击表示',
    { on: 'turned', to: 'attack' },
    'is changed to face-up Attack Position',
    'is changed from face-up Defense Position to face-up Attack Position',
  ),
  ...row(
    'does',
    'is {k:summonedKind} to a zone this card points to',
    '在此卡的连接前方{k:summonedKind}',
    { on: 'summoned', kinds: '$k', into: 'pointedTo' },
    'is {k:summonedKind} to your zone this card points to',
    'is {k:summonedKind} to a zone that this card points to',
  ),
  ...row('does', 'is {k:summonedKind} to a zone a Link Monster points to', '在连接怪兽的连接前方{k:summonedKind}', {
    on: 'summoned',
    kinds: '$k',
    into: 'linked',
  }),
  ...row(
    'whom',
    'this Attack Position card',
    '攻击表示的此卡',
    { self: true, up: true },
    'this face-up Attack Position card',
    'this face-up Defense Position card',
    'this Defense Position card',
  ),
  ...row(
    'whom',
    'this card in the Field Zone',
    '场地区域的此卡',
    { self: true, at: 'fieldZone' },
    'this face-up card in the Field Zone',
    'this card in your Field Zone',
    'this face-up card in your Field Zone',
  ),
  ...row(
    'whom',
    'this card in the Spell & Trap Zone',
    '魔法与陷阱区域的此卡',
    { self: true, at: 'spellZone' },
    'this face-up card in the Spell & Trap Zone',
    'this card in your Spell & Trap Zone',
  ),
  ...row('whom', "this card in its owner's Monster Zone", '自己怪兽区域的此卡', { self: true, yours: true, at: 'monsterZone' }),
  ...row('whom', '{f:a} in your Pendulum Zone', '灵摆区域的{f:a}', {
    any: { is: 'and', of: ['$f', { is: 'kind', kind: 'spell' }] },
    of: 'you',
  }),
  ...row('event', 'you {k:summonVerb1}', '自己{k:summonVerb1}', {
    on: 'summoned',
    kinds: '$k',
    who: 'you',
    what: { any: MONSTER, of: 'either' },
  }),
  ...row('event', 'your opponent {k:summonVerb} {f:a}{c:comes}', '对手{c:comes}{k:summonVerb}{f:a}', {
    on: 'summoned',
    kinds: '$k',
    who: OPP,
    what: { any: '$f', of: 'either' },
    '...from,fromOf': '$c',
  }),
  ...row('event', 'you {k:summonVerb1} {f:a}{c:comes}', '自己{c:comes}{k:summonVerb1}{f:a}', {
    on: 'summoned',
    kinds: '$k',
    who: 'you',
    what: { any: '$f', of: 'either' },
    '...from,fromOf': '$c',
  }),
  ...row(
    'event',
    'your opponent adds {f:a}{c:comes} to their hand',
    '对手{c:comes}将{f:a}加入手牌',
    { on: 'added', what: { any: '$f', of: OPP }, '...from,fromOf': '$c', drawn: 'any' },
    'your opponent adds {f:a}{c:comes} to the hand',
  ),
  ...row(
    'event',
    'you take damage from a card effect',
    '自己受到效果伤害',
    { on: 'damage', who: 'you', by: 'effect' },
    'you take damage by a card effect',
    "you take damage from an opponent's card effect",
    "you take damage from your opponent's card effect",
  ),
  ...row('summonedKind', 'Flip Summoned or Special Summoned', '反转召唤·特殊召唤', ['flip', 'special']),
  ...row('summonVerb', 'Normal or Flip Summons', '召唤·反转召唤', ['normal', 'flip']),
  ...row('summonVerb', 'Normal Summons or Flip Summons', '召唤·反转召唤', ['normal', 'flip']),
  ...row('summonVerb', 'Normal or Special Summons', '召唤·特殊召唤', ['normal', 'special'], 'Normal Summons or Special Summons'),
  ...row('summonVerb', 'Flip or Special Summons', '反转召唤·特殊召唤', ['flip', 'special'], 'Flip Summons or Special Summons'),
];

const EFFECTS = [
  ...row(
    'effect',
    'halve {s:whoseStat} original {k:changed}{u:until}',
    '{s:whoseStat}原本{k:changed}变成一半{u:until}',
    { do: 'stat', what: '$s', stat: '$k', change: { half: true }, original: true, until: '$u' },
    '{s:whoseStat} original {k:changed} becomes halved{u:until}',
    '{s:whoseStat} original {k:changed} is halved{u:until}',
  ),
  ...row(
    'effect',
    '{s:subject1} gains {n:number} ATK and {m:number} DEF{u:until}',
    '{s:subject1}的攻击力上升{n:number}·守备力上升{m:number}{u:until}',
    {
      do: 'all',
      of: [
        { do: 'stat', what: '$s', stat: 'atk', change: { by: { q: 'number', n: '$n' }, sign: 1 }, until: '$u' },
        { do: 'stat', what: '$s', stat: 'def', change: { by: { q: 'number', n: '$m' }, sign: 1 }, until: '$u' },
      ],
    },
  ),
  ...row(
    'effect',
    'flip {s:sel} face-up',
    '{s:sel}变成表侧守备表示',
    { do: 'position', what: '$s', to: 'defense' },
    'flip {s:sel} into face-up Defense Position',
  ),
  ...row(
    'effect',
    'flip {s:sel} face-down',
    '{s:sel}变成里侧守备表示',
    { do: 'position', what: '$s', to: 'set' },
    'flip {s:sel} into face-down Defense Position',
    'flip {s:sel} to face-down Defense Position',
  ),
  ...row(
    'effect',
    'give control of {s:sel} to your opponent until the End Phase',
    '直到结束阶段{s:sel}的控制权转移给对手',
    { do: 'control', what: '$s', to: OPP, until: 'endPhase' },
    'give control of {s:sel} to your opponent until the End Phase of this turn',
  ),
  ...row(
    'effect',
    'take control of {s:sel}, until the End Phase',
    '直到结束阶段获得{s:sel}的控制权',
    { do: 'control', what: '$s', to: 'you', until: 'endPhase' },
    'take control of {s:sel} (until the End Phase)',
    'take control of {s:sel} until the end of the turn',
  ),
  ...row('effect', 'remove all {t:countersName} from {s:sel}', '去除{s:sel}的{t:countersName}全部', {
    do: 'removeAll',
    name: '$t',
    what: '$s',
  }),
  ...row(
    'effect',
    'remove all {t:countersName} on the field',
    '去除场上的{t:countersName}全部',
    { do: 'removeAll', name: '$t', what: { sel: 'all', of: { from: [{ place: 'field', whose: 'either' }], filter: { is: 'any' } } } },
    'remove all {t:countersName} from the field',
    'remove all {t:countersName} on the field',
  ),
  ...row('effect', 'place 1 {t:counterName} on each {c:cards1}', '在{c:cards1}各放置1个{t:counterName}', {
    do: 'counter',
    what: { sel: 'all', of: '$c' },
    name: '$t',
    n: 1,
  }),
  ...row('effect', 'place {n:number} {t:countersName} on each {c:cards1}', '在{c:cards1}各放置{n:number}个{t:countersName}', {
    do: 'counter',
    what: { sel: 'all', of: '$c' },
    name: '$t',
    n: '$n',
  }),
  ...row('effect', 'detach 1 material you control', '去除自己场上1个超量素材', {
    do: 'detachFrom',
    from: { from: [{ place: 'field', whose: 'you' }], filter: { is: 'kind', kind: 'monster' } },
    n: 1,
  }),
  ...row('sel', 'each {c:cards1}', '各{c:cards1}', { sel: 'all', of: '$c' }),
  ...row('sel', 'each of them', '这些卡各', { sel: 'target', many: true }),
  ...row(
    'each',
    ' for each card in their hand and each card they control',
    '（对手手牌·场上每有1张卡）',
    {
      q: 'count',
      of: {
        from: [
          { place: 'hand', whose: OPP },
          { place: 'field', whose: OPP },
        ],
        filter: { is: 'any' },
      },
    },
    ' for each card in their hand and for each card they control',
  ),
  ...row('each', ' for each of {c:cardsN}', '（每有1张{c:cardsN}）', { q: 'count', of: '$c' }),
  ...row('perEach', ' for each {c:banishedN}', '（每有1张{c:banishedN}）', { q: 'count', of: '$c' }, ' for each of {c:banishedN}'),
  ...row(
    'banishedN',
    'your banished {f:nounN}',
    '自己除外的{f:nounN}',
    { from: [{ place: 'banished', whose: 'you' }], filter: '$f' },
    'of your banished {f:nounN}',
    'your banished {f:noun1}',
    'of your banished {f:noun1}',
  ),
  ...row(
    'banishedN',
    "your opponent's banished {f:nounN}",
    '对手除外的{f:nounN}',
    { from: [{ place: 'banished', whose: OPP }], filter: '$f' },
    "of your opponent's banished {f:nounN}",
    'their banished {f:nounN}',
    'of their banished {f:nounN}',
  ),
  ...row('plainCount', 'the number of {c:banishedN}', '{c:banishedN}的数量', { q: 'count', of: '$c', times: 1 }),
  ...row('each', ' for each {c:banishedN}', '（每有1张{c:banishedN}）', { q: 'count', of: '$c' }, ' for each of {c:banishedN}'),
  ...row(
    'perEach',
    ' for each Equip Card equipped to this card',
    '（每有1张装备卡）',
    { q: 'equips', of: { sel: 'self' } },
    ' for each Equip Card equipped to it',
    ' for each Equip Spell equipped to this card',
  ),
  ...row('each', ' for each Equip Card equipped to this card', '（每有1张装备卡）', { q: 'equips', of: { sel: 'self' } }),
  ...['cards', 'monsters', 'card', 'monster'].flatMap((w) =>
    row(
      'plainCount',
      `the number of ${w} discarded to activate this effect`,
      '作为代价的卡的数量',
      { q: 'paid', times: 1 },
      ...['sent', 'Tributed', 'banished', 'discarded', 'returned', 'shuffled'].flatMap((d) => [
        `the number of ${w} ${d} to activate this effect`,
        `the number of ${w} ${d} to activate this card`,
        `the number of ${w} you ${d}`,
        `the number of ${w} ${d}`,
        `the number of ${w} ${d} for this card's activation`,
      ]),
    ),
  ),
  ...row(
    'plainCount',
    'the number of cards paid with',
    '作为代价的卡的数量',
    { q: 'paid', times: 1 },
    ...['sent', 'Tributed', 'banished', 'discarded'].flatMap((d) => [
      `the number ${d} to activate this effect`,
      `the number ${d}`,
      `the number you ${d}`,
    ]),
  ),
  ...row(
    'each',
    ' for each card paid with',
    '（作为代价的卡每1张）',
    { q: 'paid' },
    ...['sent to the GY', 'Tributed', 'banished', 'discarded', 'sent'].flatMap((d) =>
      ['card', 'monster'].flatMap((w) => [
        ` for each ${w} ${d} to activate this effect`,
        ` for each ${w} ${d} to activate this card`,
        ` for each ${w} ${d} this way`,
        ` for each ${w} you ${d}`,
        ` for each ${d} ${w}`,
      ]),
    ),
  ),
  ...row(
    'each',
    ' for each',
    '（每1张）',
    { q: 'done' },
    ' for each card sent to the GY',
    ' for each card banished by this effect',
    ' for each card shuffled into the Deck',
    ' for each returned card',
    ' for each card discarded',
    ' for each card Tributed',
    ' for each card returned',
    ' for each monster sent to the GY',
    ' for each monster banished',
    ' for each card destroyed this way',
    ' for each monster returned to the hand',
    ' for each 1',
    ' for each of those monsters',
    ' for each of those cards',
    ' for each monster Tributed',
    ' for each card you shuffled into the Deck',
  ),
];

const STATICS = [
  ...row(
    'static',
    "the equipped monster's effects are negated",
    '装备怪兽的效果无效',
    { kind: 'negates', what: { host: true } },
    'negate the effects of the equipped monster',
  ),
  ...row(
    'perEach',
    ' for each different Attribute you control',
    '（自己场上每有1种属性）',
    { q: 'kinds', in: 'attribute', of: { from: [{ place: 'monsterZone', whose: 'you' }], filter: { is: 'face', face: 'up' } } },
    ' for each different Attribute among monsters you control',
  ),
  ...row(
    'perEach',
    ' for each different Type you control',
    '（自己场上每有1种种族）',
    { q: 'kinds', in: 'type', of: { from: [{ place: 'monsterZone', whose: 'you' }], filter: { is: 'face', face: 'up' } } },
    ' for each different Type among monsters you control',
  ),
  ...row(
    'static',
    'neither player takes battle damage from attacks involving {w:who}',
    '{w:who}的战斗发生的双方的战斗伤害变成0',
    { kind: 'trait', what: '$w', trait: { trait: 'noBattleDamageBoth' } },
    'neither player takes any battle damage from battles involving {w:who}',
  ),
  ...row(
    'sel',
    'another {f:noun1} you control',
    '自己场上其他{f:noun1}1张',
    { sel: 'choose', of: { from: [{ place: 'field', whose: 'you' }], filter: { is: 'and', of: [{ is: 'other' }, '$f'] } }, min: 1, max: 1 },
    '1 other {f:noun1} you control',
  ),
  ...row(
    'vow',
    'if you activate this effect, this card cannot attack this turn',
    '发动此效果的场合，此卡此回合不能攻击',
    { selfAttack: true },
    'if you activate this effect, this card cannot attack during this turn',
    'if you use this effect, this card cannot attack this turn',
    'cannot attack the turn you activate this effect',
  ),
  ...row('static', 'you take no battle damage', '自己不受战斗伤害', { kind: 'ban', who: 'you', ban: { ban: 'battleDamage' } }),
  ...row('static', 'neither player takes battle damage', '双方不受战斗伤害', { kind: 'ban', who: 'both', ban: { ban: 'battleDamage' } }),
  ...row('static', 'your opponent takes no battle damage', '对手不受战斗伤害', { kind: 'ban', who: OPP, ban: { ban: 'battleDamage' } }),
  ...row('static', 'you take no effect damage', '自己不受效果伤害', { kind: 'ban', who: 'you', ban: { ban: 'effectDamage' } }),
  ...(
    [
      ['battle', '被战斗', 'battle'],
      ['card effects', '被效果', 'effect'],
      ['battle or card effects', '被战斗·效果', 'both'],
    ] as const
  ).flatMap(([by, zh, kind]) => [
    ...row(
      'static',
      `once per turn, this Defense Position card cannot be destroyed by ${by}`,
      `守备表示的此卡1回合1次不会${zh}破坏`,
      {
        kind: 'trait',
        what: SELF,
        trait: { trait: 'onceIndestructible', by: kind },
        while: { if: 'self', is: { is: 'position', position: 'defense' } },
      },
      `once per turn, this face-up Defense Position card cannot be destroyed by ${by}`,
      `once per turn, this face-up Defense Position card cannot be destroyed by ${by.replace('effects', 'effect')}`,
    ),
    ...row(
      'static',
      `once per turn, this Attack Position card cannot be destroyed by ${by}`,
      `攻击表示的此卡1回合1次不会${zh}破坏`,
      {
        kind: 'trait',
        what: SELF,
        trait: { trait: 'onceIndestructible', by: kind },
        while: { if: 'self', is: { is: 'position', position: 'attack' } },
      },
      `once per turn, this face-up Attack Position card cannot be destroyed by ${by}`,
    ),
    ...row(
      'static',
      `once per turn, the equipped monster cannot be destroyed by ${by}`,
      `装备怪兽1回合1次不会${zh}破坏`,
      { kind: 'trait', what: { host: true }, trait: { trait: 'onceIndestructible', by: kind } },
      `once per turn, the equipped monster cannot be destroyed by ${by.replace('effects', 'effect')}`,
      `once per turn, it cannot be destroyed by ${by}`,
    ),
  ]),
  ...row(
    'static',
    'if your {f:noun1} attacks a Defense Position monster, inflict piercing battle damage to your opponent',
    '自己的{f:noun1}攻击守备表示怪兽时，给予攻击力超出守备力数值的战斗伤害',
    { kind: 'trait', what: YOURS('$f'), trait: { trait: 'piercing' } },
    'if your {f:noun1} attacks a Defense Position monster, inflict piercing battle damage',
    'if {f:a} you control attacks a Defense Position monster, inflict piercing battle damage to your opponent',
    'if {f:a} you control attacks a Defense Position monster, inflict piercing battle damage',
  ),
  ...row(
    'static',
    'your opponent takes any battle damage you would have taken from battles involving {w:who} instead',
    '{w:who}的战斗发生的对自己的战斗伤害由对手代受',
    { kind: 'trait', what: '$w', trait: { trait: 'reflectsBattleDamage' } },
  ),
  ...row('rule', "(This card's name is always treated as {t:name}.)", '（此卡卡名总是当作{t:name}）', {
    kind: 'rule',
    treatedAs: '$t',
    series: false,
  }),
  ...row(
    'rule',
    'equip only to {f:noun1}',
    '只能装备于{f:noun1}',
    { kind: 'rule', equipOnly: '$f', whose: 'either' },
    'equip only to {f:noun1} you control',
  ),
  ...(
    [
      [['spell'], 'Spells', '魔法'],
      [['trap'], 'Traps', '陷阱'],
      [['spell', 'trap'], 'Spells/Traps', '魔法·陷阱'],
      [['monster'], 'monsters', '怪兽'],
    ] as const
  ).flatMap(([by, en, zh]) => {
    const one = en.replace(/s$/, '').replace('Spells/', 'Spell/');
    return (['trait1', 'traitN'] as const).flatMap((cat) => {
      const is = cat === 'trait1' ? 'is' : 'are';
      return [
        ...row(
          cat,
          `${is} unaffected by the effects of other ${en}`,
          `不受其他${zh}的效果影响`,
          { trait: 'unaffected', by, whose: 'either', other: true },
          `${is} unaffected by other ${one} effects`,
          `${is} unaffected by other ${one} Cards' effects`,
          `${is} unaffected by the effects of other ${en} Cards`,
        ),
        ...row(
          cat,
          `${is} unaffected by ${one} effects`,
          `不受${zh}的效果影响`,
          { trait: 'unaffected', by, whose: 'either' },
          `${is} unaffected by any ${en}`,
          `${is} unaffected by any ${one} effects`,
        ),
        ...row(
          cat,
          `${is} unaffected by your opponent's ${one} effects`,
          `不受对手的${zh}效果影响`,
          { trait: 'unaffected', by, whose: OPP },
          `${is} unaffected by the effects of your opponent's ${en}`,
          `${is} unaffected by your opponent's ${en}`,
        ),
        ...row(
          cat,
          `${is} unaffected by your opponent's activated ${one} effects`,
          `不受对手发动的${zh}效果影响`,
          { trait: 'unaffected', by, whose: OPP, activated: true },
          `${is} unaffected by the activated effects of your opponent's ${en}`,
        ),
      ];
    });
  }),
  ...(['trait1', 'traitN'] as const).flatMap((cat) => {
    const is = cat === 'trait1' ? 'is' : 'are';
    const all = ['monster', 'spell', 'trap'];
    return [
      ...row(
        cat,
        `${is} unaffected by your opponent's activated effects`,
        '不受对手发动的效果影响',
        { trait: 'unaffected', by: all, whose: OPP, activated: true },
        `${is} unaffected by your opponent's activated card effects`,
      ),
      ...row(
        cat,
        `${is} unaffected by card effects, except its own`,
        '不受此卡以外的效果影响',
        { trait: 'unaffected', by: all, whose: 'either', other: true },
        `${is} unaffected by other card effects, except its own`,
        `${is} unaffected by all other card effects`,
        `${is} unaffected by the effects of all other cards`,
        `${is} unaffected by the effects of cards other than this card`,
        `${is} unaffected by other effects`,
      ),
    ];
  }),
];

export const OLDEN = [...EVENTS, ...EFFECTS, ...STATICS];
