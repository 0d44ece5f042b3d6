/** What stands as long as a card is there, in further ways: protection, attacks, materials, damage, where cards go (Y13, Y14, Y23, Y25.8). */
import { type Row, row } from '../grammar.js';
import { summonsCalled } from '../words.js';

const SELF = { self: true };
const YOURS = (filter: unknown): object => ({ cards: { from: [{ place: 'monsterZone', whose: 'you' }], filter } });
const trait = (what: unknown, t: object): object => ({ kind: 'trait', what, trait: t });

const verbs = (en: string, zh: string, node: object, ...also: readonly string[]): Row[] => [
  ...row('trait1', en, zh, node, ...also),
  ...row('traitN', en, zh, node, ...also),
];

const BATTLE = [
  ...verbs(
    'cannot be destroyed by battle with {f:a}',
    '不会被与{f:a}的战斗破坏',
    { trait: 'indestructible', by: 'battle', foe: '$f' },
    'cannot be destroyed by battle with {f:nounN}',
    'is not destroyed by battle with {f:a}',
  ),
  ...verbs(
    'cannot be destroyed by battle, except with {f:a}',
    '不会被与{f:a}以外的战斗破坏',
    { trait: 'indestructible', by: 'battle', foe: { is: 'not', of: '$f' } },
    'cannot be destroyed by battle except with {f:a}',
    'cannot be destroyed by battle, except with {f:nounN}',
    'cannot be destroyed by battle except with {f:nounN}',
  ),
  ...row(
    'static',
    'control of {w:who} cannot switch',
    '{w:who}的控制权不能变更',
    trait('$w', { trait: 'noSwitch' }),
    'the control of {w:who} cannot switch',
  ),
  ...row('static', 'control of {w:whoN} cannot switch', '{w:whoN}的控制权不能变更', trait('$w', { trait: 'noSwitch' })),
  ...row('effect', 'its control cannot switch{u:until}', '其控制权不能变更{u:until}', {
    do: 'give',
    what: { sel: 'it' },
    trait: { trait: 'noSwitch' },
    until: '$u',
  }),
  ...(
    [
      ['banish', 'is banished', '除外', 'banished'],
      ['shuffle', 'is shuffled into the Deck', '返回牌组', 'deck'],
      ['return', 'is returned to the hand', '返回手牌', 'hand'],
    ] as const
  ).flatMap(([verb, passive, zh, to]) =>
    row(
      'static',
      `any monster destroyed by battle with {w:who} ${passive}`,
      `与{w:who}战斗破坏的怪兽${zh}`,
      trait('$w', { trait: 'foesGo', to }),
      `${verb} any monster destroyed by battle with {w:who}`,
      `a monster that {w:who} destroys by battle ${passive}`,
      `monsters destroyed by battle with {w:who} ${passive.replace('is ', 'are ')}`,
      `any monster destroyed by {w:who} by battle ${passive}`,
      `${verb} a monster destroyed by battle with {w:who}`,
      `any monster destroyed by battle with {w:who} ${passive} instead of going to the GY`,
      `monsters destroyed by battle with {w:who} ${passive.replace('is ', 'are ')} instead of going to the GY`,
    ),
  ),
  ...row(
    'static',
    'any battle damage {w:who} inflicts to your opponent is doubled',
    '{w:who}给予对手的战斗伤害变成2倍',
    trait('$w', { trait: 'damageTimes', n: 2 }),
    'battle damage {w:who} inflicts to your opponent is doubled',
    'the battle damage {w:who} inflicts to your opponent is doubled',
    'double any battle damage {w:who} inflicts to your opponent',
    'any battle damage your opponent takes from battles involving {w:who} is doubled',
    'double the battle damage your opponent takes from battles involving {w:who}',
    'any battle damage {w:who} inflicts to your opponent becomes doubled',
  ),
  ...row(
    'static',
    'any battle damage {w:who} inflicts to your opponent is halved',
    '{w:who}给予对手的战斗伤害变成一半',
    trait('$w', { trait: 'damageTimes', n: 1, half: true }),
    'any battle damage {w:who} inflicts to your opponent becomes halved',
    'halve any battle damage {w:who} inflicts to your opponent',
    'any battle damage your opponent takes from battles involving {w:who} is halved',
  ),
  ...row(
    'static',
    'any battle damage {w:who} inflicts to your opponent by a direct attack is halved',
    '{w:who}直接攻击给予对手的战斗伤害变成一半',
    trait('$w', { trait: 'damageTimes', n: 1, half: true, direct: true }),
    'if {w:who} attacks directly, any battle damage it inflicts to your opponent is halved',
    'when {w:who} attacks directly, any battle damage it inflicts to your opponent is halved',
    'if it attacks directly, any battle damage it inflicts to your opponent is halved',
    "when this card attacks your opponent's LP directly, any battle damage inflicted to your opponent is halved",
  ),
  ...row(
    'static',
    'any battle damage {w:who} inflicts to your opponent by a direct attack is doubled',
    '{w:who}直接攻击给予对手的战斗伤害变成2倍',
    trait('$w', { trait: 'damageTimes', n: 2, direct: true }),
    "the battle damage {w:who} inflicts by attacking your opponent's LP directly is doubled",
    'the battle damage {w:who} inflicts by a direct attack is doubled',
  ),
  ...row(
    'static',
    "your opponent's monsters cannot target {f:nounN} for attacks, except this card",
    '对手怪兽不能以此卡以外的{f:nounN}为攻击对象',
    trait(YOURS({ is: 'and', of: [{ is: 'other' }, '$f'] }), { trait: 'notAttackable' }),
    ...['your opponent', 'monsters your opponent controls', "your opponent's monsters"].flatMap((w) =>
      [
        '{f:nounN}',
        '{f:nounN} you control',
        'other {f:nounN}',
        'other {f:nounN} you control',
        'face-up {f:nounN}',
        'face-up {f:nounN} you control',
      ].flatMap((o) =>
        o.startsWith('other')
          ? [`${w} cannot target ${o} for attacks`]
          : [
              `${w} cannot target ${o} for attacks, except this one`,
              `${w} cannot target ${o} for attacks, except this card`,
              `${w} cannot target ${o} for attacks except this one`,
            ],
      ),
    ),
    "your opponent's monsters cannot attack {f:nounN}, except this one",
    "your opponent's monsters can only target this card for attacks",
    'your opponent can only target this card for attacks',
    "your opponent's monsters cannot attack {f:nounN}, except this card",
  ),
  ...row(
    'static',
    '{f:nounN} cannot attack the turn they are Summoned',
    '{f:nounN}召唤的回合不能攻击',
    trait(
      { cards: { from: [{ place: 'monsterZone', whose: 'either' }], filter: { is: 'and', of: ['$f', { is: 'newcomer' }] } } },
      { trait: 'cannotAttack' },
    ),
  ),
  ...row(
    'static',
    '{f:nounN} your opponent controls cannot attack the turn they are Summoned',
    '对手的{f:nounN}召唤的回合不能攻击',
    trait(
      { cards: { from: [{ place: 'monsterZone', whose: 'opponent' }], filter: { is: 'and', of: ['$f', { is: 'newcomer' }] } } },
      { trait: 'cannotAttack' },
    ),
  ),
  ...row(
    'static',
    'cannot attack the turn it is Normal Summoned or flipped face-up',
    '召唤·反转的回合不能攻击',
    { ...trait(SELF, { trait: 'cannotAttack' }), while: { if: 'self', is: { is: 'newcomer' } } },
    'cannot attack the turn this card is Special Summoned or flipped face-up',
  ),
  ...row(
    'static',
    'cannot attack unless {c:conds}',
    '{c:conds}以外不能攻击',
    { ...trait(SELF, { trait: 'cannotAttack' }), while: { if: 'not', of: '$c' } },
    'this card cannot attack unless {c:conds}',
    'cannot declare an attack unless {c:conds}',
    'this card cannot declare an attack unless {c:conds}',
    'cannot attack, unless {c:conds}',
  ),
  ...row(
    'static',
    'your opponent cannot activate {x:sorts} during battles involving {w:who}',
    '{w:who}的战斗中对手不能发动{x:sorts}',
    { kind: 'ban', who: 'opponent', ban: { ban: 'activate', '...what,effects': '$x' }, while: { if: 'fighting', what: '$w' } },
    'if {w:who} battles, your opponent cannot activate {x:sorts} until the end of the Damage Step',
    'if {w:who} attacks or is attacked, your opponent cannot activate {x:sorts} until the end of the Damage Step',
    "if {w:who} battles, your opponent's {x:sorts} cannot be activated until the end of the Damage Step",
    'when {w:who} battles, your opponent cannot activate {x:sorts} until the end of the Damage Step',
    'when {w:who} battles, your opponent cannot activate {x:sorts} until after the Damage Step',
  ),
  ...row('cond', '{w:who} attacks or is attacked', '{w:who}进行战斗', { if: 'fighting', what: '$w' }),
];

const LISTS: readonly (readonly [string, string, readonly string[]])[] = [
  ['Fusion or Synchro', '融合·同步', ['fusion', 'synchro']],
  ['Synchro or Xyz', '同步·超量', ['synchro', 'xyz']],
  ['Synchro or Link', '同步·连接', ['synchro', 'link']],
  ['Fusion, Synchro, or Xyz', '融合·同步·超量', ['fusion', 'synchro', 'xyz']],
  ['Fusion, Synchro, or Link', '融合·同步·连接', ['fusion', 'synchro', 'link']],
  ['Fusion, Xyz, or Link', '融合·超量·连接', ['fusion', 'xyz', 'link']],
  ['Synchro, Xyz, or Link', '同步·超量·连接', ['synchro', 'xyz', 'link']],
  ['Fusion, Synchro, Xyz, or Link', '融合·同步·超量·连接', ['fusion', 'synchro', 'xyz', 'link']],
  ['Xyz or Link', '超量·连接', ['xyz', 'link']],
  ['Fusion or Link', '融合·连接', ['fusion', 'link']],
];
const KINDS = summonsCalled('fusion', 'synchro', 'xyz', 'link');

const MATERIALS = [
  ...LISTS.flatMap(([en, zh, kinds]) =>
    verbs(
      `cannot be used as material for a ${en} Summon`,
      `不能作为${zh}召唤的素材`,
      { trait: 'notMaterial', for: kinds },
      `cannot be used as ${en} Material`,
      `cannot be used as a ${en} Material`,
      `cannot be used as a ${en.replace(/,? or (\w+)$/, ' Material, or $1')} Material`,
    ),
  ),
  ...KINDS.flatMap(([en, zh, kind]) =>
    verbs(
      kind === 'xyz'
        ? 'cannot be used as material for an Xyz Summon, except for the Xyz Summon of {f:a}'
        : `cannot be used as ${en} Material, except for the ${en} Summon of {f:a}`,
      `不能作为{f:a}以外的${zh}素材`,
      { trait: 'notMaterial', for: [kind], except: '$f' },
      ...['as ', 'as a ', 'as an '].flatMap((a) => [
        `cannot be used ${a}${en} Material, except for the ${en} Summon of {f:a}`,
        `cannot be used ${a}${en} Material Monster, except for the ${en} Summon of {f:a}`,
        `cannot be used ${a}${en} Material, except for {f:a}`,
        `cannot be used ${a}${en} Material except for the ${en} Summon of {f:a}`,
        `cannot be used ${a}${en} Materials, except for the ${en} Summon of {f:a}`,
      ]),
      `cannot be used as material for a ${en} Summon, except for the ${en} Summon of {f:a}`,
      `cannot be used as material for an ${en} Summon, except for the ${en} Summon of {f:a}`,
      `cannot be used as material for an ${en} Summon, except the ${en} Summon of {f:a}`,
      `cannot be used as material for a ${en} Summon, except for {f:a}`,
    ),
  ),
  ...verbs('cannot be used as material for an Xyz Summon', '不能作为超量召唤的素材', { trait: 'notMaterial', for: ['xyz'] }),
];

const GOES = [
  ...row(
    'static',
    'any {f:noun1} sent to the GY is banished instead',
    '送至墓地的{f:noun1}除外',
    { kind: 'redirect', what: '$f', whose: 'either', to: 'banished' },
    'any {f:noun1} sent to the GY is banished',
    '{f:nounN} sent to the GY are banished instead',
    'any {f:nounN} sent to the GY are banished instead',
    'any {f:noun1} that would be sent to the GY is banished instead',
  ),
  ...row(
    'static',
    "any {f:noun1} sent to your opponent's GY is banished instead",
    '送至对手墓地的{f:noun1}除外',
    { kind: 'redirect', what: '$f', whose: 'opponent', to: 'banished' },
    "any {f:noun1} sent to your opponent's GY is banished",
  ),
  ...row('static', 'any {f:noun1} sent to your GY is banished instead', '送至自己墓地的{f:noun1}除外', {
    kind: 'redirect',
    what: '$f',
    whose: 'you',
    to: 'banished',
  }),
  ...row(
    'static',
    'any {f:noun1} sent from the field to the GY is banished instead',
    '从场上送至墓地的{f:noun1}除外',
    { kind: 'redirect', what: '$f', whose: 'either', to: 'banished', from: ['field'] },
    'banish any {f:noun1} sent from the field to the GY instead',
    '{f:nounN} sent from the field to the GY are banished instead',
  ),
  ...row('static', 'any {f:noun1} sent from the hand or Deck to the GY is banished instead', '从手牌·牌组送至墓地的{f:noun1}除外', {
    kind: 'redirect',
    what: '$f',
    whose: 'either',
    to: 'banished',
    from: ['hand', 'deck'],
  }),
  ...(
    [
      ['Level', '等级', 'level'],
      ['Rank', '阶级', 'rank'],
    ] as const
  ).flatMap(([en, zh, stat]) =>
    (
      [
        ['increased', '上升', 1],
        ['reduced', '下降', -1],
      ] as const
    ).flatMap(([verb, zhVerb, sign]) => [
      ...row(
        'static',
        `this card's ${en} is ${verb} by {q:quantity}`,
        `此卡的${zh}${zhVerb}{q:quantity}`,
        { kind: 'static', what: SELF, stat, change: { by: '$q', sign } },
        `the ${en} of this card is ${verb} by {q:quantity}`,
      ),
      ...row('static', `the equipped monster's ${en} is ${verb} by {q:quantity}`, `装备怪兽的${zh}${zhVerb}{q:quantity}`, {
        kind: 'static',
        what: { host: true },
        stat,
        change: { by: '$q', sign },
      }),
      ...row(
        'static',
        `the ${en}s of {w:whoN} are ${verb} by {q:quantity}`,
        `{w:whoN}的${zh}${zhVerb}{q:quantity}`,
        { kind: 'static', what: '$w', stat, change: { by: '$q', sign } },
        `${verb === 'increased' ? 'increase' : 'reduce'} the ${en}s of {w:whoN} by {q:quantity}`,
      ),
    ]),
  ),
  ...row(
    'static',
    'the original {s:stat} of this card becomes {q:quantity}',
    '此卡的原本{s:stat}变成{q:quantity}',
    { kind: 'static', what: SELF, stat: '$s', change: { to: '$q' } },
    'the original {s:stat} of this card is {q:quantity}',
    'the original {s:stat} of this card equals {q:quantity}',
    'the {s:stat} of this card is {q:quantity}',
    'the {s:stat} of this card becomes {q:quantity}',
    "this card's original {s:stat} is {q:quantity}",
    "this card's {s:stat} becomes {q:quantity}",
    "this card's original {s:stat} becomes {q:quantity}",
  ),
  ...row(
    'perEach',
    ' for each {c:cards1} with a different name',
    '（{c:cards1}每有1种）',
    { q: 'kinds', in: 'name', of: '$c' },
    ' for each different {c:cards1}',
    ' for each {c:cards1} with different names',
  ),
  ...row(
    'each',
    ' for each {c:cards1} with a different name',
    '（{c:cards1}每有1种）',
    { q: 'kinds', in: 'name', of: '$c' },
    ' for each {c:cards1} with different names',
  ),
];

/** What is said of Summons and of effects. */
const SUMMONS = [
  ...row(
    'rule',
    'must be Special Summoned by card effect',
    '必须以效果特殊召唤',
    { kind: 'rule', must: 'special' },
    'must be Special Summoned by a card effect',
    'must be Special Summoned with a card effect',
    'can only be Special Summoned by a card effect',
    'must be Special Summoned by a card effect, and cannot be Special Summoned by other ways',
  ),
  ...row(
    'rule',
    'must be Special Summoned with the effect of {f:a}',
    '必须以{f:a}的效果特殊召唤',
    { kind: 'rule', must: 'own', by: '', via: '$f' },
    'cannot be Special Summoned, except with the effect of {f:a}',
    'cannot be Special Summoned, except by the effect of {f:a}',
    "cannot be Special Summoned, except by {f:a}'s effect",
    "cannot be Special Summoned, except with {f:a}'s effect",
    'must be Special Summoned by the effect of {f:a}',
    'cannot be Special Summoned except with the effect of {f:a}',
    'cannot be Special Summoned except by the effect of {f:a}',
  ),
  ...row(
    'rule',
    'must first be Special Summoned with the effect of {f:a}',
    '必须先以{f:a}的效果特殊召唤',
    { kind: 'rule', must: 'own', by: '', via: '$f', first: true },
    'must first be Special Summoned by the effect of {f:a}',
  ),
  ...row(
    'rule',
    'must first be Special Summoned by its own effect',
    '必须先以自身效果特殊召唤',
    { kind: 'rule', must: 'own', by: '', first: true },
    'must first be Special Summoned with its own effect',
  ),
  ...row('rule', 'cannot be Special Summoned from the hand or Deck', '不能从手牌·牌组特殊召唤', {
    kind: 'rule',
    cannot: 'specialFromHand',
  }),
  ...[...KINDS, ...summonsCalled('ritual')].flatMap(([en, zh, kind]) =>
    row(
      'rule',
      `must be ${en} Summoned, and cannot be Special Summoned by other ways`,
      `必须${zh}召唤（不能以其他方法特殊召唤）`,
      { kind: 'rule', must: kind },
      `cannot be Special Summoned, except by ${en} Summon`,
      `cannot be Special Summoned except by ${en} Summon`,
      `must be ${en} Summoned and cannot be Special Summoned by other ways`,
    ),
  ),
  ...row(
    'vow',
    '(this card cannot attack directly the turn you activate this effect)',
    '发动此效果的回合，此卡不能直接攻击',
    { selfAttack: true, directly: true },
    'this card cannot attack directly the turn you activate this effect',
    'this card cannot attack directly during the turn you activate this effect',
    'it cannot attack directly during the turn you activate this card',
  ),
  ...row(
    'vow',
    'other monsters you control cannot attack the turn you activate this effect',
    '发动此效果的回合，自己的其他怪兽不能攻击',
    { othersAttack: true },
    'other monsters cannot attack the turn you activate this effect',
    'other monsters cannot attack during the turn you activate this effect',
    'other monsters you control cannot attack during the turn you activate this effect',
    'this card is the only monster that can attack the turn you activate this effect',
  ),
  ...row(
    'vow',
    'monsters you control cannot attack the turn you activate this effect',
    '发动此效果的回合，自己的怪兽不能攻击',
    { ban: { ban: 'attack' } },
    'your monsters cannot attack the turn you activate this card',
    'your monsters cannot attack the turn you activate this effect',
    'your monsters cannot attack during the turn you activate this card',
    'monsters you control cannot attack the turn you activate this card',
    'monsters you control cannot attack during the turn you activate this card',
    'monsters you control cannot attack during the turn you activate this effect',
  ),
  ...row('vow', 'this card must be {p:selfPosition} to activate and to resolve this effect', '此效果的发动与适用需此卡{p:selfPosition}', {
    needs: '$p',
  }),
  ...row(
    'selfPosition',
    'in face-up Defense Position',
    '为表侧守备表示',
    { if: 'self', is: { is: 'position', position: 'defense' } },
    'in face-up Defense Position on the field',
  ),
  ...row(
    'selfPosition',
    'in Attack Position',
    '为攻击表示',
    { if: 'self', is: { is: 'position', position: 'attack' } },
    'in face-up Attack Position',
  ),
  ...row('vow', 'this effect can be negated by nothing', '此效果不会被无效', { sure: 'effect' }, 'this effect cannot be negated'),
  ...row('selfDestroy', 'destroy it', '破坏此卡', {}),
  ...row('limit', 'this effect can be used only once while this card is face-up on the field', '此效果在此卡表侧表示存在期间仅可使用1次', {
    name: '',
    limit: { on: 'this', counts: 'use', per: 'faceUp', n: 1 },
  }),
  ...row('effect', '{e:effect} unless you {p:effect}', '不{p:effect}的场合{e:effect}', { do: 'unless', pay: '$p', what: '$e' }),
  ...row(
    'effect',
    '{p:effect} or destroy this card',
    '{p:effect}，不那样做的场合此卡破坏',
    { do: 'unless', pay: '$p', what: { do: 'destroy', what: { sel: 'self' } } },
    '{p:effect}, or destroy this card',
  ),
  ...row(
    'effect',
    '{p:effect} or {q:effect}',
    '{p:effect}或{q:effect}',
    { do: 'either', of: ['$p', '$q'] },
    'either {p:effect} or {q:effect}',
  ),
  ...row(
    'effect',
    'monsters you control cannot attack this turn',
    '此回合自己的怪兽不能攻击',
    { do: 'ban', who: 'you', ban: { ban: 'attack' }, until: 'turnEnd' },
    'your monsters cannot attack this turn',
    'monsters you control cannot attack for the rest of this turn',
    'your monsters cannot attack for the rest of this turn',
  ),
  ...row('subjectN', 'these Tokens', '这些衍生物', { sel: 'it', many: true }, 'those Tokens', 'they'),
  ...row('subject1', 'this Token', '该衍生物', { sel: 'it' }, 'the Token', 'that Token'),
  ...row('whoN', 'your {f:nounN}', '自己的{f:nounN}', YOURS('$f')),
];

/** What a procedure asks for, and where it puts its monster. */
const PROCEDURES = [
  ...([[' to your zone a Link Monster points to', '在连接怪兽的连接前方', 'linked']] as const).flatMap(([en, zh, zone]) => [
    ...row('procedure', `you can Special Summon this card (from your hand)${en}`, `可以从手牌${zh}特殊召唤`, {
      kind: 'procedure',
      from: ['hand'],
      pay: [],
      zone,
    }),
    ...row('procedure', `you can Special Summon this card (from your hand) in Defense Position${en}`, `可以从手牌${zh}守备表示特殊召唤`, {
      kind: 'procedure',
      from: ['hand'],
      pay: [],
      position: 'defense',
      zone,
    }),
  ]),
  ...(
    [
      ['must', '必须', 'only'],
      ['must first', '必须先', 'first'],
    ] as const
  ).flatMap(([en, zh, must]) => [
    ...row(
      'procedure',
      `${en} be Special Summoned (from your hand) while {c:conds}`,
      `${zh}在{c:conds}的场合从手牌特殊召唤`,
      { kind: 'procedure', from: ['hand'], must, condition: '$c', pay: [] },
      `${en} be Special Summoned (from your hand) by {c:having}`,
      `${en} be Special Summoned (from your hand) by {c:having}, and cannot be Special Summoned by other ways`,
      `this card cannot be Special Summoned except by {c:having}`,
    ),
    ...row(
      'procedure',
      `${en} be Special Summoned (from your hand) by {e:pay} while {c:conds}`,
      `${zh}在{c:conds}的场合{e:pay}从手牌特殊召唤`,
      { kind: 'procedure', from: ['hand'], must, condition: '$c', pay: '$e' },
    ),
    ...row('procedure', `${en} be Special Summoned (from your Deck) by {e:pay}`, `${zh}{e:pay}从牌组特殊召唤`, {
      kind: 'procedure',
      from: ['deck'],
      must,
      pay: '$e',
    }),
    ...row('procedure', `${en} be Special Summoned (from your GY) by {e:pay}`, `${zh}{e:pay}从墓地特殊召唤`, {
      kind: 'procedure',
      from: ['gy'],
      must,
      pay: '$e',
    }),
  ]),
  ...row('having', 'controlling {n:number} or more {f:nounN}', '自己场上有{n:number}张以上的{f:nounN}', {
    if: 'controls',
    who: 'you',
    what: '$f',
    min: '$n',
  }),
  ...row('having', 'controlling {f:a}', '自己场上有{f:a}', { if: 'controls', who: 'you', what: '$f', min: 1 }),
  ...row('having', 'having {n:number} or more {c:cardsN}', '有{n:number}张以上{c:cardsN}', { if: 'has', of: '$c', min: '$n' }),
  ...row('having', 'having {n:number} or more {c:cardsN} while {d:conds}', '有{n:number}张以上{c:cardsN}且{d:conds}', {
    if: 'and',
    of: [{ if: 'has', of: '$c', min: '$n' }, '$d'],
  }),
  ...row('cond', 'the only card in your hand is this one', '手牌只有此卡', {
    if: 'has',
    of: { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'other' } },
    min: 0,
    max: 0,
  }),
];

export const STANDING = [...BATTLE, ...MATERIALS, ...GOES, ...SUMMONS, ...PROCEDURES];
