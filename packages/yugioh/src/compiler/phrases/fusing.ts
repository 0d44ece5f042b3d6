/** Fusion Summons by effects: where the materials come from, and go (Y11.6). */
import type { PlaceRef } from '../../language/index.js';
import { type Coded, type Row, row } from '../grammar.js';

const FIELD_AND = (places: readonly string[]): object => ({
  from: places.map((place) => ({ place, whose: 'you' })),
  filter: { is: 'kind', kind: 'monster' },
});

/** Y11.6: where the materials of a Fusion Summon come from, and go. */
const PLACES: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['your hand or field', '手牌·场上', ['hand', 'monsterZone'], ['your hand and/or field']],
  ['your field or GY', '场上·墓地', ['monsterZone', 'gy'], ['your field and/or GY', 'your GY or field', 'your GY and/or field']],
  [
    'your hand, field, or GY',
    '手牌·场上·墓地',
    ['hand', 'monsterZone', 'gy'],
    ['your hand, field, and/or GY', 'your hand, GY, and/or field'],
  ],
  ['your GY', '墓地', ['gy'], []],
  ['your field', '场上', ['monsterZone'], []],
  ['your hand', '手牌', ['hand'], []],
  ['your hand or GY', '手牌·墓地', ['hand', 'gy'], ['your hand and/or GY']],
  [
    'your hand, Deck, or field',
    '手牌·牌组·场上',
    ['hand', 'deck', 'monsterZone'],
    ['your hand, Deck, and/or field', 'your hand, field, or Deck', 'your hand, field, and/or Deck'],
  ],
  [
    'your field, GY, or banishment',
    '场上·墓地·除外',
    ['monsterZone', 'gy', 'banished'],
    ['your field, GY, and/or banishment', 'among your cards on the field, GY, and/or banishment'],
  ],
  ['your GY or banishment', '墓地·除外', ['gy', 'banished'], ['your GY and/or banishment']],
  ['your banishment', '除外', ['banished'], []],
  [
    'your hand, field, GY, or banishment',
    '手牌·场上·墓地·除外',
    ['hand', 'monsterZone', 'gy', 'banished'],
    ['your hand, field, GY, and/or banishment', 'among your cards on the field, hand, GY, and/or banishment'],
  ],
];
const THINGS = [
  'materials',
  'its materials',
  'monsters',
  'Fusion Materials mentioned on it',
  'Fusion Materials',
  'materials mentioned on it',
  'the Fusion Materials mentioned on it',
  'the materials mentioned on it',
  'Fusion Material Monsters',
  'its Fusion Materials',
  'Fusion Materials listed on it',
  'monsters as material',
];
const ENDS = [
  '',
  ' as material',
  ' as materials',
  ' as Fusion Material',
  ' as Fusion Materials',
  ' as its Fusion Material',
  ' as its materials',
  ' as its Fusion Materials',
];

const FUSIONS: Row[] = PLACES.flatMap(([en, zh, places, also]) =>
  (
    [
      ['using', '', '用', {}],
      ['by banishing', '', '除外', { banish: true }],
      ['by shuffling', ' into the Deck', '返回牌组，用', { to: 'deck' }],
    ] as const
  ).flatMap(([verb, tail, zhVerb, to]) =>
    row(
      'fuseWith',
      `, ${verb} materials from ${en}${tail}`,
      `${zhVerb}自己${zh}的素材`,
      { materials: FIELD_AND(places), ...to },
      ...[en, ...also].flatMap((p) =>
        THINGS.flatMap((t) =>
          [tail, ...(tail === '' ? ENDS : [' into the Deck as material', ' into the Deck/Extra Deck', ' into your Deck'])].flatMap((e) => [
            `, ${verb} ${t} from ${p}${e}`,
            ...(verb === 'using' ? [` using ${t} from ${p}${e}`, `, by using ${t} from ${p}${e}`] : []),
          ]),
        ),
      ),
    ),
  ),
);

/** Materials by a noun phrase. What lies in a Pendulum Zone is no monster there, so that it has to be named by its own word. */
export const materialsN: Coded = {
  read: (text, at, g) =>
    g
      .read('cardsN', text, at)
      .filter(([node]) => (node as { from: readonly PlaceRef[] }).from.every((r) => r.place !== 'pendulumZone' && r.place !== 'spellZone')),
  write: (node, tongue, g) => g.write('cardsN', node, tongue),
};

const ANY_CARDS = (
  [
    ['using', '', '用', {}],
    ['by banishing', '', '除外', { banish: true }],
    ['by shuffling', ' into the Deck', '返回牌组，用', { to: 'deck' }],
  ] as const
).flatMap(([verb, tail, zhVerb, to]) =>
  row(
    'fuseWith',
    `, ${verb} {c:materialsN}${tail}`,
    `${zhVerb}{c:materialsN}`,
    { materials: '$c', ...to },
    ...ENDS.slice(1).map((e) => `, ${verb} {c:materialsN}${tail}${e}`),
    ...(tail === '' ? ENDS.map((e) => ` ${verb} {c:materialsN}${e}`) : []),
  ),
);

const PLACED: Row[] = PLACES.flatMap(([en, zh, places, also]) =>
  row(
    'fusePlaced',
    `, by placing materials from ${en}`,
    `自己${zh}的素材`,
    FIELD_AND(places),
    ...[en, ...also].flatMap((p) => THINGS.map((t) => `, by placing ${t} from ${p}`)),
  ),
);

const FUSED = [
  ...FUSIONS,
  ...ANY_CARDS,
  ...PLACED,
  ...row(
    'effect',
    'Fusion Summon 1 {f:noun1} from your Extra Deck{w:fusePlaced}{m:fuseMore}, on the bottom of the Deck in any order',
    '{w:fusePlaced}{m:fuseMore}以任意顺序放回牌组最下方融合召唤1只{f:noun1}',
    { do: 'fuse', what: '$f', materials: '$w', to: 'bottom', '...withSelf,including,least': '$m' },
  ),
  ...row(
    'fuseMore',
    ', including this card',
    '（包含此卡）',
    { withSelf: true },
    ', including this card you control',
    ' including this card',
    ', including this card from your hand',
    ', including this card in your hand',
    ', including this card on the field',
    ', including this card from your GY',
  ),
  ...row(
    'fuseMore',
    ', including {f:a}',
    '（包含{f:a}）',
    { including: '$f' },
    ' including {f:a}',
    ', including at least 1 {f:noun1}',
    ', including {f:a} you control',
  ),
  ...row('fuseMore', ', including {n:number} or more {f:nounN}', '（包含{n:number}只以上{f:nounN}）', { including: '$f', least: '$n' }),
  ...row('fuseMore', '', '', {}),
  ...row(
    'effect',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using this card you control and other monsters from your hand or field',
    '用此卡和自己手牌·场上的其他怪兽融合召唤1只{f:noun1}',
    { do: 'fuse', what: '$f', materials: FIELD_AND(['hand', 'monsterZone']), withSelf: true },
    ...['', ' as material', ' as Fusion Material', ' as Fusion Materials'].flatMap((w) => [
      `Fusion Summon 1 {f:noun1} from your Extra Deck, using this card you control and other monsters from your hand or field${w}`,
      `Fusion Summon 1 {f:noun1} from your Extra Deck, using this card you control and monsters from your hand or field${w}`,
    ]),
  ),
  ...row(
    'effect',
    'Fusion Summon 1 {f:noun1} from your Extra Deck{w:fuseWith}{m:fuseMore}',
    '{w:fuseWith}{m:fuseMore}融合召唤1只{f:noun1}',
    { do: 'fuse', what: '$f', '...materials,banish,to': '$w', '...withSelf,including,least': '$m' },
    'Fusion Summon 1 {f:noun1}{w:fuseWith}{m:fuseMore}',
    'Fusion Summon {f:a} from your Extra Deck{w:fuseWith}{m:fuseMore}',
  ),
];

export const FUSING = [...FUSED];
