/** Conditions and bans in further words: how this card was Summoned, what there is of several kinds, orders of words (Y8.10, Y20.18, Y20.23). */
import { type Coded, type Reading, row } from '../grammar.js';

const MONSTER = { is: 'kind', kind: 'monster' };
const number = (n: string | number): object => ({ q: 'number', n });
const self = (...of: object[]): object => ({ if: 'self', is: of.length === 1 ? of[0] : { is: 'and', of } });

const KINDS = [
  ['Fusion', '融合', 'fusion'],
  ['Ritual', '仪式', 'ritual'],
  ['Synchro', '同步', 'synchro'],
  ['Xyz', '超量', 'xyz'],
  ['Link', '连接', 'link'],
  ['Pendulum', '灵摆', 'pendulum'],
  ['Tribute', '上级', 'tribute'],
  ['Flip', '反转', 'flip'],
] as const;

const SUMMONED = [
  ...KINDS.flatMap(([en, zh, kind]) => [
    ...row(
      'cond',
      `this card was ${en} Summoned this turn`,
      `此卡此回合${zh}召唤`,
      self({ is: 'summonedAs', kind }, { is: 'arrived' }),
      `it was ${en} Summoned this turn`,
      `you control this card that was ${en} Summoned this turn`,
      `this ${en} Summoned card was ${en} Summoned this turn`,
    ),
    ...row(
      'cond',
      `this ${en} Summoned card is in the Monster Zone`,
      `${zh}召唤的此卡在怪兽区域`,
      self({ is: 'summonedAs', kind }, { is: 'inZone', zone: 'monsterZone' }),
      `this ${en} Summoned card is in your Monster Zone`,
      `this ${en} Summoned card is on the field`,
      `this ${en} Summoned monster is on the field`,
      `this ${en} Summoned card is face-up on the field`,
      `you control this ${en} Summoned monster`,
    ),
  ]),
  ...row('cond', 'this card was Summoned this turn', '此卡此回合召唤', self(MONSTER, { is: 'arrived' })),
  ...(
    [
      ['Attack', '攻击', 'attack'],
      ['Defense', '守备', 'defense'],
    ] as const
  ).flatMap(([en, zh, position]) => [
    ...row(
      'cond',
      `you control this face-up ${en} Position card`,
      `自己控制表侧${zh}表示的此卡`,
      self({ is: 'face', face: 'up' }, { is: 'position', position }),
      `you control this face-up ${en} Position monster`,
    ),
    ...row(
      'static',
      `this ${en} Position card {t:trait1}`,
      `${zh}表示的此卡{t:trait1}`,
      { kind: 'trait', what: { self: true }, trait: '$t', while: self({ is: 'position', position }) },
      `this face-up ${en} Position card {t:trait1}`,
      `while in ${en} Position, this card {t:trait1}`,
    ),
  ]),
  ...KINDS.flatMap(([en, zh, kind]) =>
    row('static', `this ${en} Summoned card {t:trait1}`, `${zh}召唤的此卡{t:trait1}`, {
      kind: 'trait',
      what: { self: true },
      trait: '$t',
      while: self({ is: 'summonedAs', kind }),
    }),
  ),
];

const onField = (whose: string, filter: unknown): object => ({ from: [{ place: 'field', whose }], filter });

const LIKENESSES = (
  [
    ['Attributes', '属性', 'attribute'],
    ['Types', '种族', 'type'],
    ['Levels', '等级', 'level'],
    ['Ranks', '阶级', 'rank'],
    ['original names', '卡名', 'name'],
    ['names', '卡名', 'name'],
  ] as const
).flatMap(([en, zh, of]) =>
  row(
    'cond',
    `you control {n:number} or more {f:nounN} with different ${en}`,
    `自己场上有${zh}不同的{f:nounN}{n:number}张以上`,
    { if: 'compare', a: { q: 'kinds', in: of, of: onField('you', '$f'), times: 1 }, cmp: '>=', b: number('$n') },
    `you control {n:number} {f:nounN} with different ${en}`,
  ),
);

const ALL_IN = (
  [
    ['your GY', '自己墓地', 'gy', 'you'],
    ['your banishment', '自己除外', 'banished', 'you'],
    ['the field', '场上', 'field', 'either'],
  ] as const
).flatMap(([en, zh, place, whose]) => {
  const of = (filter: unknown): object => ({ from: [{ place, whose }], filter });
  return row(
    'cond',
    `all monsters in ${en} are {f:nounN}`,
    `${zh}的怪兽只有{f:nounN}`,
    {
      if: 'and',
      of: [
        { if: 'has', of: of(MONSTER), min: 1 },
        { if: 'has', of: of({ is: 'and', of: [{ is: 'not', of: '$f' }, MONSTER] }), min: 0, max: 0 },
      ],
    },
    `all the monsters in ${en} are {f:nounN}`,
    `the only monsters in ${en} are {f:nounN}`,
    `all monsters on ${en} are {f:nounN}`,
  );
});

const HAVE = [
  ...LIKENESSES,
  ...ALL_IN,
  ...row(
    'cond',
    "your opponent's LP are at least {n:number} higher than yours",
    '对手基本分比自己多{n:number}以上',
    {
      if: 'compare',
      a: { q: 'lp', who: 'opponent' },
      cmp: '>=',
      b: { q: 'plus', a: { q: 'lp', who: 'you' }, b: number('$n') },
    },
    'your LP are at least {n:number} lower than your opponent\'s',
  ),
  ...row('cond', 'you control {f:a}, {g:a}, and {h:a}', '自己场上有{f:a}、{g:a}和{h:a}', {
    if: 'and',
    of: ['$f', '$g', '$h'].map((what) => ({ if: 'controls', who: 'you', what, min: 1 })),
  }),
  ...row('cond', 'your opponent has {n:number} cards in their hand', '对手手牌为{n:number}张', {
    if: 'compare',
    a: { q: 'hand', who: 'opponent', times: 1 },
    cmp: '=',
    b: number('$n'),
  }),
  ...row('cond', 'you have {n:number} or less cards in your hand', '自己手牌在{n:number}张以下', {
    if: 'compare',
    a: { q: 'hand', who: 'you', times: 1 },
    cmp: '<=',
    b: number('$n'),
  }),
  ...row('cond', 'you control a card in your Field Zone', '自己场地区域有卡', {
    if: 'has',
    of: { from: [{ place: 'fieldZone', whose: 'you' }], filter: { is: 'any' } },
    min: 1,
  }, 'you have a card in your Field Zone', 'there is a card in your Field Zone'),
  ...row('cond', 'there is a card in a Field Zone', '场地区域有卡', {
    if: 'has',
    of: { from: [{ place: 'fieldZone', whose: 'either' }], filter: { is: 'any' } },
    min: 1,
  }, 'there is a face-up card in a Field Zone', 'there is a card in the Field Zone'),
  ...row('cond', 'you have no cards in your Field Zone', '自己场地区域没有卡', {
    if: 'has',
    of: { from: [{ place: 'fieldZone', whose: 'you' }], filter: { is: 'any' } },
    min: 0,
    max: 0,
  }, 'you have no card in your Field Zone', 'you control no card in your Field Zone', 'there is no card in your Field Zone'),
];

/** "you must control 2 or more Dragon monsters to activate and to resolve this effect": the condition in its own words. */
export const mustHave: Coded = {
  read(text, at, g) {
    if (!/^(?:control|have) /.test(text.slice(at, at + 8))) return [];
    return g.apart(() => g.read('conds', `you ${text.slice(at)}`, 0)).map(([node, end]): Reading => [node, end - 4 + at]);
  },
  write(node, tongue, g) {
    const said = g.write('conds', node, tongue);
    if (said === null || tongue === 'zh') return said;
    return said.startsWith('you ') ? said.slice(4) : null;
  },
};

const BANS = [
  ...row('mustCond', 'have {n:number} or more {c:variedN}', '有{n:number}张以上{c:variedN}', {
    if: 'compare',
    a: { q: 'kinds', in: 'name', of: '$c', times: 1 },
    cmp: '>=',
    b: number('$n'),
  }),
  ...row('mustCond', '{c:mustHave}', '{c:mustHave}', '$c'),
  ...row('banUntil', ' for the rest of this turn', '此回合', 'turnEnd', ', for the rest of this turn', ', for the rest of this turn after this card resolves', ', until the end of this turn', ', this turn'),
  ...row('banUntil', ' until the end of the next turn', '直到下个回合结束', 'nextTurnEnd', ", until the end of your opponent's turn", ', until the end of the next turn', ", until the end of your opponent's next turn"),
  ...row(
    'vow',
    '{f:nounN} you control cannot attack the turn you activate this effect',
    '发动此效果的回合，自己的{f:nounN}不能攻击',
    { ban: { ban: 'attack', except: { is: 'not', of: '$f' } } },
    ...['{f:nounN}', 'your {f:nounN}', '{f:named}', '{f:named} you control'].flatMap((w) =>
      ['the turn you activate this card', 'during the turn you activate this card', 'the turn this effect is activated', 'during the turn you activate this effect'].flatMap((t) => [
        `${w} cannot attack ${t}`,
        `${w} cannot declare an attack ${t}`,
      ]),
    ),
  ),
];

const EVENTS = [
  ...row(
    'does',
    'declares an attack on {f:a}',
    '向{f:a}攻击宣言',
    { on: 'attacks', at: '$f' },
    'declares an attack that targets {f:a}',
    'declares an attack targeting {f:a}',
    'declares an attack that targets {f:a} you control',
    'declares an attack targeting {f:a} you control',
    'declares an attack on your {f:noun1}',
  ),
  ...row('does', 'targets this card for an attack', '以此卡为攻击对象', { on: 'attacks', at: { is: 'self' } }, 'declares an attack that targets this card', 'declares an attack on this card'),
  ...['when', 'if'].flatMap((w) => [
    ...row('battle', `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles}`, '{w:whom}{v:plainBattles}的伤害步骤结束时', { on: 'damageEnd', what: '$w' }),
    ...row('battle', `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles} {f:a}`, '{w:whom}{v:plainBattles}{f:a}的伤害步骤结束时', {
      on: 'damageEnd',
      what: '$w',
      with: '$f',
    }),
    ...row(
      'battle',
      `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles} an opponent's {f:noun1}`,
      '{w:whom}{v:plainBattles}对手的{f:noun1}的伤害步骤结束时',
      { on: 'damageEnd', what: '$w', with: '$f', opponents: true },
      `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles} your opponent's {f:noun1}`,
    ),
  ]),
  ...['before damage calculation, if', 'before damage calculation, when'].flatMap((lead) => [
    ...row('battle', `${lead} {w:whom} {v:battles}`, '{w:whom}{v:battles}的伤害计算前', { on: 'damageBefore', what: '$w', '...attacks': '$v' }),
    ...row(
      'battle',
      `${lead} {w:whom} {v:battles} {f:a}`,
      '{w:whom}{v:battles}{f:a}的伤害计算前',
      { on: 'damageBefore', what: '$w', with: '$f', '...attacks': '$v' },
      `if {w:whom} {v:battles} {f:a}, before damage calculation`,
    ),
    ...row(
      'battle',
      `${lead} {w:whom} {v:battles} an opponent's {f:noun1}`,
      '{w:whom}{v:battles}对手的{f:noun1}的伤害计算前',
      { on: 'damageBefore', what: '$w', with: '$f', '...attacks': '$v', opponents: true },
      `${lead} {w:whom} {v:battles} {f:a} your opponent controls`,
      `if {w:whom} {v:battles} an opponent's {f:noun1}, before damage calculation`,
      `if {w:whom} {v:battles} {f:a} your opponent controls, before damage calculation`,
    ),
  ]),
  ...row(
    'cond',
    'your {g:noun1} battles',
    '自己的{g:noun1}进行战斗',
    { if: 'battles', who: '$g', what: { is: 'any' } },
    '{g:a} you control is attacking or being attacked',
    '{g:a} you control attacks or is attacked',
    'your {g:noun1} attacks or is attacked',
  ),
  ...row('plainBattles', 'battled', '进行战斗', undefined, 'battles', 'attacked or was attacked', 'attacks or is attacked'),
];

export const CIRCUMSTANCES = [...SUMMONED, ...HAVE, ...BANS, ...EVENTS];
