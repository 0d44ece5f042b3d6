/** Conditions and bans in further words: how this card was Summoned, what there is of several kinds, orders of words (Y8.10, Y20.18, Y20.23). */
import { type Coded, type Reading, row } from '../grammar.js';
import { summonsCalled } from '../words.js';

const MONSTER = { is: 'kind', kind: 'monster' };
const number = (n: string | number): object => ({ q: 'number', n });
const self = (...of: object[]): object => ({ if: 'self', is: of.length === 1 ? of[0] : { is: 'and', of } });

const KINDS = summonsCalled('fusion', 'ritual', 'synchro', 'xyz', 'link', 'pendulum', 'tribute', 'flip');

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

const SAME = (
  [
    ['Attribute', '属性', 'attribute'],
    ['Type', '种族', 'type'],
    ['Level', '等级', 'level'],
    ['Rank', '阶级', 'rank'],
    ['name', '卡名', 'name'],
  ] as const
).flatMap(([en, zh, of]) =>
  (
    [
      ['you control', '自己', 'you'],
      ['your opponent controls', '对手', 'opponent'],
    ] as const
  ).flatMap(([who, whoZh, whose]) =>
    row(
      'cond',
      `${who} {n:number} or more {f:nounN} with the same ${en}`,
      `${whoZh}场上有${zh}相同的{f:nounN}{n:number}张以上`,
      { if: 'compare', a: { q: 'kinds', in: of, of: onField(whose, '$f'), times: 1, same: true }, cmp: '>=', b: number('$n') },
      `${who} {n:number} or more {f:nounN} of the same ${en}`,
      `${who} {n:number} or more {f:nounN} with the same ${en} as each other`,
    ),
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
  ...SAME,
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
    "your LP are at least {n:number} lower than your opponent's",
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
  ...row(
    'cond',
    'you control a card in your Field Zone',
    '自己场地区域有卡',
    {
      if: 'has',
      of: { from: [{ place: 'fieldZone', whose: 'you' }], filter: { is: 'any' } },
      min: 1,
    },
    'you have a card in your Field Zone',
    'there is a card in your Field Zone',
  ),
  ...row(
    'cond',
    'there is a card in a Field Zone',
    '场地区域有卡',
    {
      if: 'has',
      of: { from: [{ place: 'fieldZone', whose: 'either' }], filter: { is: 'any' } },
      min: 1,
    },
    'there is a face-up card in a Field Zone',
    'there is a card in the Field Zone',
  ),
  ...row(
    'cond',
    'you have no cards in your Field Zone',
    '自己场地区域没有卡',
    {
      if: 'has',
      of: { from: [{ place: 'fieldZone', whose: 'you' }], filter: { is: 'any' } },
      min: 0,
      max: 0,
    },
    'you have no card in your Field Zone',
    'you control no card in your Field Zone',
    'there is no card in your Field Zone',
  ),
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
  ...row(
    'banUntil',
    ' for the rest of this turn',
    '此回合',
    'turnEnd',
    ', for the rest of this turn',
    ', for the rest of this turn after this card resolves',
    ', until the end of this turn',
    ', this turn',
  ),
  ...row(
    'banUntil',
    ' until the end of the next turn',
    '直到下个回合结束',
    'nextTurnEnd',
    ", until the end of your opponent's turn",
    ', until the end of the next turn',
    ", until the end of your opponent's next turn",
  ),
  ...row(
    'vow',
    '{f:nounN} you control cannot attack the turn you activate this effect',
    '发动此效果的回合，自己的{f:nounN}不能攻击',
    { ban: { ban: 'attack', except: { is: 'not', of: '$f' } } },
    ...['{f:nounN}', 'your {f:nounN}', '{f:named}', '{f:named} you control'].flatMap((w) =>
      [
        'the turn you activate this card',
        'during the turn you activate this card',
        'the turn this effect is activated',
        'during the turn you activate this effect',
      ].flatMap((t) => [`${w} cannot attack ${t}`, `${w} cannot declare an attack ${t}`]),
    ),
  ),
];

const EITHER_KIND = (
  [
    ['Fusion or Link', '融合·连接', ['Fusion', 'Link']],
    ['Fusion or Synchro', '融合·同步', ['Fusion', 'Synchro']],
    ['Synchro or Link', '同步·连接', ['Synchro', 'Link']],
    ['Xyz or Link', '超量·连接', ['Xyz', 'Link']],
  ] as const
).flatMap(([en, zh, words]) =>
  row('does', `is sent to the GY as material for the ${en} Summon of {f:a}`, `作为{f:a}的${zh}召唤的素材被送至墓地`, {
    on: 'sent',
    as: 'any',
    forWhat: { is: 'and', of: [{ is: 'or', of: words.map((word) => ({ is: 'word', word })) }, '$f'] },
  }),
);

const MOVED = [
  ...EITHER_KIND,
  ...row('does', 'is sent to the GY as material for {f:a}', '作为{f:a}的素材被送至墓地', { on: 'sent', as: 'any', forWhat: '$f' }),
  ...row(
    'does',
    'is excavated from the Deck and sent to the GY',
    '从牌组翻开送至墓地',
    { on: 'sent', dug: true },
    'is excavated from the Deck and sent to the GY by a card effect',
    'is excavated from your Deck and sent to the GY by a card effect',
  ),
  ...row(
    'does',
    'is {k:summonedKind} by its own effect',
    '以自身效果{k:summonedKind}',
    { on: 'summoned', kinds: '$k', via: { is: 'self' } },
    'is {k:summonedKind} by its effect',
    'is {k:summonedKind} by this effect',
    'is {k:summonedKind} by the effect of this card',
    "is {k:summonedKind} by this card's effect",
  ),
  ...row(
    'does',
    'returns to your hand{b:by}',
    '{b:by}返回自己手牌',
    { on: 'returned', '...by': '$b' },
    'is returned to your hand{b:by}',
    'returns from the field to the hand{b:by}',
  ),
  ...row(
    'whom',
    'this Set card you control',
    '自己场上盖放的此卡',
    { self: true, down: true, yours: true },
    "this Set card in its owner's control",
    "this Set card in its owner's possession",
    'this Set card in your possession',
  ),
  ...row('whom', "this card in its owner's Spell & Trap Zone", '持有者魔法与陷阱区域的此卡', { self: true, yours: true, at: 'spellZone' }),
  ...row(
    'whom',
    "this face-up Special Summoned card in its owner's control",
    '自己场上表侧表示特殊召唤的此卡',
    { self: true, up: true, yours: true, summoned: 'special' },
    'this face-up Special Summoned card you control',
  ),
  ...row(
    'event',
    "{f:a}'s effect is activated{p:actAt}{t:targeting}",
    '{p:actAt}{t:targeting}{f:a}的效果发动',
    {
      on: 'activated',
      who: 'both',
      what: ['monsterEffect'],
      card: '$f',
      '...where': '$p',
      '...targetsSelf,targets,of,does,alone,answers,link': '$t',
    },
    'the effect of {f:a} is activated{p:actAt}{t:targeting}',
  ),
];

const EVENTS = [
  ...MOVED,
  ...['if', 'when'].flatMap((w) =>
    row(
      'battle',
      `after damage calculation, ${w} {w:whom} {v:battles}`,
      '{w:whom}{v:battles}的伤害计算后',
      { on: 'battled', what: '$w', '...attacks': '$v' },
      `${w} {w:whom} {v:battles}, after damage calculation`,
    ),
  ),
  ...row('cond', 'your opponent controls no cards in their Spell & Trap Zone', '对手魔法与陷阱区域没有卡', {
    if: 'has',
    of: { from: [{ place: 'spellZone', whose: 'opponent' }], filter: { is: 'any' } },
    min: 0,
    max: 0,
  }),
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
  ...row(
    'does',
    'targets this card for an attack',
    '以此卡为攻击对象',
    { on: 'attacks', at: { is: 'self' } },
    'declares an attack that targets this card',
    'declares an attack on this card',
  ),
  ...['when', 'if'].flatMap((w) => [
    ...row('battle', `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles}`, '{w:whom}{v:plainBattles}的伤害步骤结束时', {
      on: 'damageEnd',
      what: '$w',
    }),
    ...row(
      'battle',
      `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles} {f:a}`,
      '{w:whom}{v:plainBattles}{f:a}的伤害步骤结束时',
      {
        on: 'damageEnd',
        what: '$w',
        with: '$f',
      },
    ),
    ...row(
      'battle',
      `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles} an opponent's {f:noun1}`,
      '{w:whom}{v:plainBattles}对手的{f:noun1}的伤害步骤结束时',
      { on: 'damageEnd', what: '$w', with: '$f', opponents: true },
      `at the end of the Damage Step, ${w} {w:whom} {v:plainBattles} your opponent's {f:noun1}`,
    ),
  ]),
  ...['before damage calculation, if', 'before damage calculation, when'].flatMap((lead) => [
    ...row('battle', `${lead} {w:whom} {v:battles}`, '{w:whom}{v:battles}的伤害计算前', {
      on: 'damageBefore',
      what: '$w',
      '...attacks': '$v',
    }),
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

/** What is done with a card in one of two ways, and what may not be done with it. */
const WAYS = [
  ...row('effect', 'attach {s:own} to {t:sel} as material', '{s:own}作为{t:sel}的超量素材', { do: 'attach', what: '$s', to: '$t' }),
  ...(['it', 'target'] as const).flatMap((sel) =>
    row('effect', 'banish it if it leaves the field{u:until}', '其离场时除外{u:until}', {
      do: 'give',
      what: { sel },
      trait: { trait: 'banishWhenLeaves' },
      until: '$u',
    }),
  ),
  ...row(
    'effect',
    'add {s:sel} to your hand or Special Summon it{p:sumPos}{n:negated}',
    '{s:sel}加入手牌或{p:sumPos}特殊召唤{n:negated}',
    {
      do: 'either',
      of: [
        { do: 'add', what: '$s' },
        { do: 'summon', what: '$s', '...position': '$p', '...negated': '$n' },
      ],
    },
    'add to your hand, or Special Summon, {s:sel}{p:sumPos}{n:negated}',
    'add to your hand or Special Summon {s:sel}{p:sumPos}{n:negated}',
    'either add to your hand, or Special Summon, {s:sel}{p:sumPos}{n:negated}',
    ...['take {s:sel}, and either', 'take {s:sel} and either', 'take {s:sel}, then either', 'take {s:sel}, either'].flatMap((t) => [
      `${t} add it to your hand or Special Summon it{p:sumPos}{n:negated}`,
      `${t} Special Summon it{p:sumPos}{n:negated} or add it to your hand`,
      `${t} add that card to your hand or Special Summon it{p:sumPos}{n:negated}`,
    ]),
  ),
  ...row(
    'effect',
    'Set {s:sel} or add it to your hand',
    '盖放{s:sel}或加入手牌',
    {
      do: 'either',
      of: [
        { do: 'setSpell', what: '$s' },
        { do: 'add', what: '$s' },
      ],
    },
    'take {s:sel}, and either add it to your hand or Set it',
    'take {s:sel} and either add it to your hand or Set it',
    'take {s:sel}, and either Set it or add it to your hand',
    'take {s:sel} and either Set it or add it to your hand',
    'add to your hand or Set {s:sel}',
    'either add to your hand or Set {s:sel}',
  ),
  ...(['subject1', 'subjectN'] as const).flatMap((cat) => [
    ...row(
      'effect',
      cat === 'subject1'
        ? `the battle position of {s:${cat}} cannot be changed{u:until}`
        : `the battle positions of {s:${cat}} cannot be changed{u:until}`,
      `{s:${cat}}的表示形式不能改变{u:until}`,
      { do: 'give', what: '$s', trait: { trait: 'cannotChangePosition' }, until: '$u' },
    ),
  ]),
  ...row(
    'effect',
    '{s:whoseStat} battle position cannot be changed{u:until}',
    '{s:whoseStat}表示形式不能改变{u:until}',
    { do: 'give', what: '$s', trait: { trait: 'cannotChangePosition' }, until: '$u' },
    '{s:whoseStat} battle positions cannot be changed{u:until}',
  ),
  ...row(
    'effect',
    '{s:subject1} can be activated this turn',
    '{s:subject1}此回合可以发动',
    { do: 'activatable', what: '$s' },
    'you can activate {s:subject1} this turn',
    '{s:subject1} can be activated during this turn',
  ),
  ...(['trait1', 'traitN'] as const).flatMap((cat) =>
    row(
      cat,
      'cannot be used as material for a Fusion, Synchro, or Xyz Summon',
      '不能作为融合·同步·超量召唤的素材',
      { trait: 'notMaterial', for: ['fusion', 'synchro', 'xyz'] },
      'cannot be used as a Fusion, Synchro, or material',
      'cannot be used as Fusion, Synchro, or material',
      'cannot be used as a Fusion Material, Synchro Material, or material',
    ),
  ),
  ...(['trait1', 'traitN'] as const).flatMap((cat) =>
    row(
      cat,
      'cannot be used as material for a Synchro or Xyz Summon',
      '不能作为同步·超量召唤的素材',
      { trait: 'notMaterial', for: ['synchro', 'xyz'] },
      'cannot be used as a Synchro or material',
      'cannot be used as Synchro or material',
    ),
  ),
  ...row(
    'until',
    ' until the end of the next turn',
    '直到下个回合结束',
    'nextTurnEnd',
    ", until the end of your opponent's turn",
    ", until the end of your opponent's next turn",
  ),
];

export const CIRCUMSTANCES = [...WAYS, ...SUMMONED, ...HAVE, ...BANS, ...EVENTS];
