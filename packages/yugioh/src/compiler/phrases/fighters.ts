/** What is said of battles and materials of some cards, as long as a card is there (Y11.15, Y13.6, Y14.16, Y14.17, Y23.21). */
import { row } from '../grammar.js';

const SELF = { self: true };
const EITHER = [{ place: 'monsterZone', whose: 'either' }];
const YOURS = (filter: unknown): object => ({ cards: { from: [{ place: 'monsterZone', whose: 'you' }], filter } });
const trait = (what: unknown, t: object): object => ({ kind: 'trait', what, trait: t });

/** Damage from the battles of one's monsters. */
const DAMAGE = [
  ...row(
    'static',
    'you take no battle damage from battles involving {w:whoN}',
    '{w:whoN}的战斗发生的对自己的战斗伤害变成0',
    trait('$w', { trait: 'noBattleDamage' }),
    'you take no battle damage from attacks involving {w:whoN}',
    'you take no damage from battles involving {w:whoN}',
  ),
  ...row(
    'static',
    'you take no battle damage from battles involving your {f:nounN}',
    '自己的{f:nounN}的战斗发生的对自己的战斗伤害变成0',
    trait(YOURS('$f'), { trait: 'noBattleDamage' }),
  ),
  ...row(
    'static',
    'your opponent takes any battle damage you would have taken from battles involving {f:a} you control',
    '自己的{f:a}的战斗发生的对自己的战斗伤害由对手代受',
    trait(YOURS('$f'), { trait: 'reflectsBattleDamage' }),
    'your opponent takes any battle damage you would have taken from battles involving a face-up {f:noun1} you control',
    'your opponent takes any battle damage you would have taken from battles involving your {f:nounN}',
  ),
  ...row(
    'static',
    'your opponent takes any battle damage you would have taken from attacks on this card',
    '此卡被攻击发生的对自己的战斗伤害由对手代受',
    { ...trait(SELF, { trait: 'reflectsBattleDamage' }), while: { if: 'not', of: { if: 'attacking', what: SELF } } },
    'your opponent takes any battle damage you would have taken from attacks on this card, instead',
  ),
];

/** How often, and what must be attacked. */
const ATTACKS = [
  ...(['trait1', 'traitN'] as const).flatMap((cat) => [
    ...row(
      cat,
      'can attack a number of times each Battle Phase, up to {q:plainCount}',
      '在各战斗阶段中可以作最多{q:plainCount}次攻击',
      { trait: 'attacks', n: 1, most: '$q' },
      'can attack a number of times each Battle Phase up to {q:plainCount}',
    ),
    ...row(
      cat,
      'can attack monsters a number of times each Battle Phase, up to {q:plainCount}',
      '在各战斗阶段中可以向怪兽作最多{q:plainCount}次攻击',
      { trait: 'attacks', n: 1, most: '$q', onMonsters: true },
      'can make a number of attacks on monsters each Battle Phase, up to {q:plainCount}',
    ),
    ...row(cat, 'can make a second and third attack during each Battle Phase', '在同1次的战斗阶段中可以作3次攻击', {
      trait: 'attacks',
      n: 3,
    }),
  ]),
  ...row(
    'static',
    'monsters your opponent controls that can attack must attack {w:who}',
    '对手可以攻击的怪兽必须攻击{w:who}',
    trait('$w', { trait: 'drawsAttacks' }),
    'monsters your opponent controls must attack {w:who}, if able',
    'all monsters your opponent controls must attack {w:who}, if able',
    "your opponent's monsters must attack {w:who}, if able",
    "your opponent's monsters that can attack must attack {w:who}",
    'all monsters your opponent controls that can attack must attack {w:who}',
  ),
];

/** Y11.15 */
const MATERIALS = [
  ...(['trait1', 'traitN'] as const).flatMap((cat) =>
    (
      [
        ['Xyz', '超量', 'xyz'],
        ['Link', '连接', 'link'],
        ['Synchro', '同步', 'synchro'],
        ['Fusion', '融合', 'fusion'],
      ] as const
    ).flatMap(([en, zh, kind]) =>
      row(cat, `cannot be used as material for the ${en} Summon of {f:a}`, `不能作为{f:a}的${zh}召唤的素材`, {
        trait: 'notMaterial',
        for: [kind],
        except: { is: 'not', of: '$f' },
      }),
    ),
  ),
  ...row(
    'static',
    'if this card you control would be used as Synchro Material, you can treat it as a non-Tuner',
    '自己将此卡作为同步素材的场合，可以当作调整以外的怪兽使用',
    trait(SELF, { trait: 'nonTuner' }),
    'if you use this card you control as Synchro Material, you can treat it as a non-Tuner',
    'if this card you control is used as Synchro Material, you can treat it as a non-Tuner',
    'if this card is used as Synchro Material, you can treat it as a non-Tuner',
    'if this card would be used as Synchro Material, you can treat it as a non-Tuner',
  ),
  ...row(
    'static',
    'if this card you control would be used as Synchro Material for {f:a}, you can treat it as a non-Tuner',
    '自己将此卡作为{f:a}的同步素材的场合，可以当作调整以外的怪兽使用',
    trait(SELF, { trait: 'nonTuner', for: '$f' }),
    'if this card you control is used as Synchro Material for {f:a}, you can treat it as a non-Tuner',
  ),
];

/** This card in a state of which an event asks (Y13.3, Y26.1). */
const STATES = [
  ...row('whom', 'this attacking card', '攻击的此卡', { self: true, attacking: true }),
  ...row('whom', 'this equipped card', '装备中的此卡', { self: true, equipped: true }),
  ...row(
    'plainCount',
    'the number of materials attached to it',
    '超量素材的数量',
    { q: 'materials', of: { sel: 'self' }, times: 1 },
    'the number of materials attached to this card',
  ),
  ...row(
    'plainCount',
    'the number of Equip Cards equipped to it',
    '装备卡的数量',
    { q: 'equips', of: { sel: 'self' }, times: 1 },
    'the number of Equip Cards equipped to this card',
  ),
  ...row('plainCount', 'the number of materials used for it', '召唤所用素材的数量', { q: 'usedMaterials', of: { sel: 'self' }, times: 1 }),
];

/** Which cards hold something, said with what they are. */
const WHO = [
  ...row('who', '{f:a} equipped with this card', '装备此卡的{f:a}', {
    cards: { from: EITHER, filter: { is: 'and', of: ['$f', { is: 'equippedWith', what: { is: 'self' } }] } },
  }),
  ...(
    [
      ['Special', '特殊', { is: 'specialSummoned' }],
      ...(['fusion', 'ritual', 'synchro', 'xyz', 'link', 'normal', 'tribute', 'pendulum'] as const).map(
        (kind) =>
          [
            kind === 'tribute' ? 'Tribute' : `${kind[0].toUpperCase()}${kind.slice(1)}`,
            {
              fusion: '融合',
              ritual: '仪式',
              synchro: '同步',
              xyz: '超量',
              link: '连接',
              normal: '通常',
              tribute: '上级',
              pendulum: '灵摆',
            }[kind],
            { is: 'summonedAs', kind },
          ] as const,
      ),
    ] as const
  ).flatMap(([en, zh, is]) =>
    row(
      'cond',
      `this ${en} Summoned card is on the field`,
      `${zh}召唤的此卡在场上`,
      { if: 'self', is },
      `this card is ${en} Summoned`,
      `you control this ${en} Summoned card`,
      `you control this face-up ${en} Summoned card`,
    ),
  ),
  ...row('cond', 'this card is linked', '此卡为连接状态', { if: 'self', is: { is: 'linked' } }),
  ...row('cond', 'you control a {f:noun1} that is not {g:a}', '自己场上有{g:a}以外的{f:noun1}', {
    if: 'controls',
    who: 'you',
    what: { is: 'and', of: ['$f', { is: 'not', of: '$g' }] },
    min: 1,
  }),
];

/** Y20.15: what the same effect Special Summoned, whatever it did since. */
const BROUGHT = (['sel', 'subject'] as const).flatMap((cat) => {
  const how = ['Special Summoned by this effect', 'Summoned by this effect', 'Special Summoned this way', 'Summoned this way'];
  const said = (lead: readonly string[]): string[] => lead.flatMap((l) => how.map((h) => `${l} ${h}`));
  const [one, ...ones] = said(['the monster', 'that monster', 'the face-up monster', 'that face-up monster']);
  const [many, ...more] = said(['the monsters', 'those monsters', 'the face-up monsters', 'all monsters', 'all monsters that were']);
  return [
    ...row(cat === 'sel' ? 'sel' : 'subject1', one, '以此效果特殊召唤的怪兽', { sel: 'brought' }, ...ones),
    ...row(cat === 'sel' ? 'sel' : 'subjectN', many, '以此效果特殊召唤的各怪兽', { sel: 'brought', many: true }, ...more),
  ];
});

export const FIGHTERS = [...DAMAGE, ...ATTACKS, ...MATERIALS, ...STATES, ...WHO, ...BROUGHT];
