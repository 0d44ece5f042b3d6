/** What monsters are made with, Traps as monsters, monsters as Continuous Spells (Y11.18, Y16.19, Y25.21). */
import { ATTRIBUTES, type Attribute, type MonsterType, TYPES } from '../../language/index.js';
import { type Coded, row } from '../grammar.js';

/** "as an Effect Monster (Rock/EARTH/Level 4/ATK 1800/DEF 1000)" */
export const trapForm: Coded = {
  read(text, at) {
    const m =
      /^an? (Normal|Effect|Tuner|Effect Tuner|Normal Tuner)(?: Monster)? \(([\w -]+?)(?:\/(Tuner|Effect))?\/([A-Z]+)\/Level (\d+)\/ATK (\d+)\/DEF (\d+)\)(?: \((?:this card|it) is also still (?:treated as )?a Trap\))?/.exec(
        text.slice(at, at + 150),
      );
    if (!m || !TYPES.includes(m[2] as MonsterType) || !ATTRIBUTES.includes(m[4] as Attribute)) return [];
    const tuner = m[1].includes('Tuner') || m[3] === 'Tuner';
    return [
      [
        {
          ...(m[1].includes('Effect') || m[3] === 'Effect' ? { effect: true } : {}),
          ...(tuner ? { tuner } : {}),
          type: m[2],
          attribute: m[4],
          level: Number(m[5]),
          atk: Number(m[6]),
          def: Number(m[7]),
        },
        at + m[0].length,
      ],
    ];
  },
  write(node, tongue) {
    const f = node as { effect?: true; tuner?: true; type: string; attribute: string; level: number; atk: number; def: number };
    const values = `${f.type}${f.tuner ? '/Tuner' : ''}/${f.attribute}/Level ${f.level}/ATK ${f.atk}/DEF ${f.def}`;
    if (tongue === 'zh')
      return `${f.effect ? '效果' : '通常'}怪兽（${f.type}${f.tuner ? '·调整' : ''}/${f.attribute}/等级${f.level}/攻${f.atk}/守${f.def}）`;
    return `${f.effect ? 'an Effect' : 'a Normal'} Monster (${values}) (this card is also still a Trap)`;
  },
};

const KINDS = [
  ['Fusion', '融合', 'fusion'],
  ['Synchro', '同步', 'synchro'],
  ['Xyz', '超量', 'xyz'],
  ['Link', '连接', 'link'],
  ['Ritual', '仪式', 'ritual'],
] as const;

const MADE = KINDS.flatMap(([en, zh, kind]) => [
  ...row(
    'does',
    `is ${en} Summoned using {f:a} as material`,
    `以{f:a}为素材${zh}召唤`,
    { on: 'summoned', kinds: [kind], using: '$f' },
    `is ${en} Summoned using {f:a}`,
    `is ${en} Summoned using {f:a} as Material`,
    `is ${en} Summoned by using {f:a} as material`,
    `is ${en} Summoned with {f:a} as material`,
  ),
  ...row(
    'cond',
    `this card was ${en} Summoned using {f:a} as material`,
    `此卡以{f:a}为素材${zh}召唤`,
    {
      if: 'self',
      is: {
        is: 'and',
        of: [
          { is: 'summonedAs', kind },
          { is: 'madeWith', what: '$f' },
        ],
      },
    },
    `this card was ${en} Summoned using {f:a}`,
    `it was ${en} Summoned using {f:a} as material`,
    `this card is ${en} Summoned using {f:a} as material`,
  ),
  ...row(
    'plainCount',
    `the number of materials used for the ${en} Summon of this card`,
    `此卡${zh}召唤的素材数量`,
    { q: 'usedMaterials', of: { sel: 'self' }, times: 1 },
    `the number of materials used for this card's ${en} Summon`,
    `the number of ${en} Materials used for its ${en} Summon`,
    `the number of ${en} Materials used for the ${en} Summon of this card`,
    `the number of monsters used as its ${en} Material`,
  ),
  ...row('cards1', `monster in your GY that was used as material for this card's ${en} Summon`, `用作此卡${zh}召唤素材的墓地怪兽`, {
    from: [{ place: 'gy', whose: 'you' }],
    filter: {
      is: 'and',
      of: [
        { is: 'kind', kind: 'monster' },
        { is: 'materialOf', of: { sel: 'self' } },
      ],
    },
  }),
]);

/** What a card gives to monsters that have it as material, or were Summoned with it (Y11.23). */
const GRANTS = [
  ...row(
    'granted',
    'an Xyz Monster that has this card as material',
    '有此卡作为超量素材的怪兽',
    { kind: 'grants', how: 'attached', to: { is: 'word', word: 'Xyz' } },
    'an Xyz Monster with this card as material',
  ),
  ...row(
    'granted',
    '{f:a} that has this card as material',
    '有此卡作为超量素材的{f:a}',
    { kind: 'grants', how: 'attached', to: '$f' },
    '{f:a} with this card as material',
    '{f:a} that has this card as an material',
  ),
  ...KINDS.flatMap(([en, zh, kind]) =>
    row(
      'granted',
      `{f:a} ${en} Summoned using this card`,
      `以此卡为素材${zh}召唤的{f:a}`,
      { kind: 'grants', how: 'used', to: { is: 'and', of: [{ is: 'summonedAs', kind }, '$f'] } },
      `{f:a} that was ${en} Summoned using this card`,
      `{f:a} ${en} Summoned using this card as material`,
      `{f:a} that was ${en} Summoned using this card as material`,
      `{f:a} that used this card as a ${en} Material`,
      `{f:a} ${en} Summoned using this card on the field`,
      `{f:a} that was ${en} Summoned using this card on the field as material`,
    ),
  ),
  ...row(
    'granted',
    '{f:a} that was Summoned using this card as material',
    '以此卡为素材召唤的{f:a}',
    { kind: 'grants', how: 'used', to: '$f' },
    '{f:a} that was Summoned using this card on the field as material',
    '{f:a} that used this card as material',
    '{f:a} Summoned using this card as material',
    '{f:a} that was Summoned using this card as an material',
  ),
];

const SPELLS = (
  [
    ['Spell', '魔法', 'spell'],
    ['Trap', '陷阱', 'trap'],
  ] as const
).flatMap(([en, zh, as]) => [
  ...row(
    'effect',
    `place {s:sel} face-up in your Spell & Trap Zone as a Continuous ${en}`,
    `{s:sel}当作永续${zh}卡表侧放置于自己魔法与陷阱区域`,
    { do: 'place', what: '$s', in: 'spellZone', as },
    `place {s:sel} face-up in your Spell & Trap Zone as Continuous ${en}s`,
    `place {s:sel} in your Spell & Trap Zone as a face-up Continuous ${en}`,
    `place {s:sel} in your Spell & Trap Zone as face-up Continuous ${en}s`,
    `place {s:sel}, in your Spell & Trap Zone as a face-up Continuous ${en}`,
    `place {s:own} face-up in your Spell & Trap Zone as a Continuous ${en}`,
    `place {s:own} in your Spell & Trap Zone as a face-up Continuous ${en}`,
  ),
  ...row(
    'effect',
    `place {s:sel} face-up in its owner's Spell & Trap Zone as a Continuous ${en}`,
    `{s:sel}当作永续${zh}卡表侧放置于持有者的魔法与陷阱区域`,
    { do: 'place', what: '$s', in: 'spellZone', as, owner: true },
    `place {s:sel} face-up in their owners' Spell & Trap Zones as Continuous ${en}s`,
    `place {s:sel} in its owner's Spell & Trap Zone as a face-up Continuous ${en}`,
  ),
]);

const TRAPS = [
  ...row('effect', 'Special Summon this card as {f:trapForm}', '此卡当作{f:trapForm}特殊召唤', { do: 'summonTrap', form: '$f' }),
  ...row('effect', 'Special Summon this card in Defense Position as {f:trapForm}', '此卡当作{f:trapForm}守备表示特殊召唤', {
    do: 'summonTrap',
    form: '$f',
    position: 'defense',
  }),
  ...row(
    'rule',
    '(This card is also still a Trap.)',
    '（此卡也当作陷阱卡使用）',
    { kind: 'rule', note: 'trap' },
    '(This card is also still a Trap)',
    '(This card is also still treated as a Trap.)',
    '(This card is also still a Trap Card.)',
  ),
];

export const MADE_OF = [...MADE, ...GRANTS, ...SPELLS, ...TRAPS];
