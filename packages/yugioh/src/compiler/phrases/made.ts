/** What monsters are made with, Traps as monsters, monsters as Continuous Spells (Y11.18, Y16.19, Y25.21). */
import { ATTRIBUTES, type Attribute, type MonsterType, TYPES } from '../../language/index.js';
import { type Coded, row } from '../grammar.js';
import { summonsCalled } from '../words.js';

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
    const f = node as {
      apart?: true;
      effect?: true;
      tuner?: true;
      type: string;
      attribute: string;
      level: number;
      atk: number;
      def: number;
    };
    const values = `${f.type}${f.tuner ? '/Tuner' : ''}/${f.attribute}/Level ${f.level}/ATK ${f.atk}/DEF ${f.def}`;
    if (tongue === 'zh')
      return `${f.effect ? '效果' : '通常'}怪兽（${f.type}${f.tuner ? '·调整' : ''}/${f.attribute}/等级${f.level}/攻${f.atk}/守${f.def}）`;
    return `${f.effect ? 'an Effect' : 'a Normal'} Monster (${values})${f.apart ? '' : ' (this card is also still a Trap)'}`;
  },
};

const KINDS = summonsCalled('fusion', 'synchro', 'xyz', 'link', 'ritual');

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
    `the number of materials used for its ${en} Summon`,
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
    '{f:a} and has this card as material',
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
      ...(kind === 'ritual'
        ? []
        : [`{f:a} ${en} Summoned using this card on the field`, `{f:a} that was ${en} Summoned using this card on the field as material`]),
    ),
  ),
  ...row('granted', '{f:a} Ritual Summoned using this card on the field', '以场上的此卡仪式召唤的{f:a}', {
    kind: 'grants',
    how: 'used',
    field: true,
    to: { is: 'and', of: [{ is: 'summonedAs', kind: 'ritual' }, '$f'] },
  }),
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
    `place {s:own} face-up in your Spell & Trap Zone as a Continuous ${en}`,
    `{s:own}当作永续${zh}卡表侧放置于自己魔法与陷阱区域`,
    {
      do: 'place',
      what: '$s',
      in: 'spellZone',
      as,
    },
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
  ...row('effect', 'Special Summon this card in Attack Position as {f:trapForm}', '此卡当作{f:trapForm}攻击表示特殊召唤', {
    do: 'summonTrap',
    form: '$f',
    position: 'attack',
  }),
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

const AGAIN = [
  ...row(
    'rule',
    'while this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster',
    '此卡在场上作为通常怪兽期间可以再次召唤成为效果怪兽',
    { kind: 'rule', gemini: true },
  ),
  ...row(
    'rule',
    'this card is treated as a Normal Monster while face-up on the field or in the GY',
    '此卡在场上表侧表示或在墓地当作通常怪兽使用',
    { kind: 'rule', note: 'geminiNormal' },
    'this card is treated as a Normal Monster while it is face-up on the field or in the GY',
    'this card is treated as a Normal Monster while on the field or in the GY',
  ),
  ...row('cond', 'this card was Normal Summoned again', '此卡再次召唤', { if: 'self', is: { is: 'second' } }),
  ...row(
    'static',
    'during your Main Phase, you can Normal Summon 1 {f:noun1} in addition to your Normal Summon/Set',
    '自己主要阶段可以再召唤1只{f:noun1}',
    { kind: 'extraNormal', what: '$f' },
    'during your Main Phase, you can Normal Summon 1 {f:noun1}, in addition to your Normal Summon/Set',
    'you can Normal Summon 1 {f:noun1} in addition to your Normal Summon/Set',
    'you can Normal Summon 1 {f:noun1} during your Main Phase, in addition to your Normal Summon/Set',
    'during your Main Phase, you can Normal Summon 1 other {f:noun1} in addition to your Normal Summon/Set',
    'you can Normal Summon 1 additional {f:noun1} during your Main Phase',
    'during your Main Phase, you can Normal Summon {f:a} in addition to your Normal Summon/Set',
    'during your Main Phase, you can Normal Summon 1 {f:noun1} in addition to your normal Summon/Set',
  ),
  ...row(
    'rule',
    '(You can only gain this effect once per turn.)',
    '（此效果1回合仅可得到1次。）',
    { kind: 'rule', note: 'onceGained' },
    '(You can only gain this effect once per turn)',
  ),
  ...row(
    'rule',
    '(This card is NOT treated as a Trap.)',
    '（此卡不当作陷阱卡使用）',
    { kind: 'rule', note: 'notTrap' },
    '(This card is NOT treated as a Trap)',
    '(It is NOT treated as a Trap.)',
  ),
  ...row(
    'rule',
    "this card's name becomes {t:name} while in the GY",
    '此卡在墓地当作{t:name}使用',
    { kind: 'rule', treatedAs: '$t', series: false, in: 'gy' },
    "this card's name becomes {t:name} while it is in the GY",
  ),
  ...row('rule', "this card's name becomes {t:name} while in the hand or on the field", '此卡在手牌·场上当作{t:name}使用', {
    kind: 'rule',
    treatedAs: '$t',
    series: false,
    in: 'handField',
  }),
  ...row(
    'rule',
    "this card's name becomes {t:name} while on the field",
    '此卡在场上当作{t:name}使用',
    { kind: 'rule', treatedAs: '$t', series: false, in: 'field' },
    "this card's name becomes {t:name} while in the Spell & Trap Zone",
    "this card's name becomes {t:name} while in the Field Zone",
    "this card's name becomes {t:name} while it is on the field",
    "this card's name becomes {t:name} while in the Field Zone or Spell & Trap Zone",
  ),
  ...row(
    'rule',
    "this card's name becomes {t:name} while on the field or in the GY",
    '此卡在场上·墓地当作{t:name}使用',
    { kind: 'rule', treatedAs: '$t', series: false, in: 'fieldGy' },
    "this card's name becomes {t:name} while it is on the field or in the GY",
  ),
  ...row(
    'static',
    'if this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY',
    '此卡在怪兽区域被破坏的场合，可以不送去墓地，当作永续魔法卡表侧放置于自己魔法与陷阱区域',
    { kind: 'trait', what: { self: true }, trait: { trait: 'staysAsSpell' } },
    'if this card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY',
    'if this face-up card in a Monster Zone is destroyed, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY',
  ),
  ...row(
    'rule',
    'must be Special Summoned with {t:name}',
    '必须以{t:name}特殊召唤',
    { kind: 'rule', must: 'own', by: '$t' },
    'must be Special Summoned by {t:name}',
    'must be Special Summoned with {t:name} and cannot be Special Summoned by other ways',
    'must be Special Summoned by {t:name}, and cannot be Special Summoned by other ways',
    'must be Special Summoned with {t:name}, and cannot be Special Summoned by other ways',
  ),
  ...row(
    'effect',
    'you must also Tribute monsters from your hand or field whose total Levels equal or exceed the Level of the Ritual Monster you Ritual Summon',
    '解放等级合计在其等级以上的怪兽',
    { do: 'ritualTributes', n: 0 },
    'you must also Tribute monsters from your hand or field whose total Levels equal or exceed the Level of that Ritual Monster',
  ),
  ...row(
    'effect',
    'Special Summon {s:sel}, by using {t:sel} as material',
    '将{s:sel}重叠于{t:sel}上超量召唤',
    { do: 'summonOver', what: '$s', over: '$t' },
    'Special Summon {s:sel} by using {t:sel} as material',
    'Special Summon {s:sel}, using {t:sel} as material',
    'Special Summon {s:sel} by using {t:sel} as the material',
    'Special Summon {s:sel}, by using {t:sel} as the material',
    'Special Summon {s:sel}, using {t:sel} as the material',
    'Xyz Summon {s:sel}, using {t:sel} as material',
  ),
  ...(
    [
      ['Synchro', '同步', 'synchro'],
      ['Xyz', '超量', 'xyz'],
      ['Link', '连接', 'link'],
    ] as const
  ).flatMap(([en, zh, kind]) => [
    ...row(
      'effect',
      `immediately after this effect resolves, ${en} Summon using monsters you control`,
      `此效果处理后，用自己场上的怪兽${zh}召唤`,
      { do: 'summonNow', kind },
      `immediately after this effect resolves, ${en} Summon using monsters you control as material`,
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster using monsters you control as material`,
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster using monsters you control`,
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster, using monsters you control`,
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster using monsters you control as Materials`,
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster`,
    ),
    ...row(
      'effect',
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using materials you control, including this card`,
      `此效果处理后，用包含此卡的自己场上的怪兽${zh}召唤1只{f:noun1}`,
      { do: 'summonNow', kind, what: '$f', withSelf: true },
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1}, using this card you control`,
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using monsters you control as material, including this card`,
    ),
  ]),
  ...row(
    'cond',
    'it was destroyed on the field and sent there this turn',
    '此回合在场上破坏送去',
    { if: 'self', is: { is: 'and', of: [{ is: 'arrived' }, { is: 'came', from: ['field'], destroyed: true }] } },
    'this card is in the GY because it was destroyed on the field by battle or card effect and sent there this turn',
    'it was destroyed on the field by battle or card effect and sent there this turn',
    'this card is in the GY because it was destroyed by battle or card effect and sent there this turn',
    'it was destroyed by battle or card effect and sent there this turn',
  ),
];

export const MADE_OF = [...AGAIN, ...MADE, ...GRANTS, ...SPELLS, ...TRAPS];
