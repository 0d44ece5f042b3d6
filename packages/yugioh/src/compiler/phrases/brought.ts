/** By what a monster was Summoned, and Ritual Summons in further words (Y8.10, Y11.11). */
import type { PlaceRef } from '../../language/index.js';
import { type Coded, type Reading, type Row, row } from '../grammar.js';
import { placesAt, writePlaces } from '../places.js';

const SELF = { is: 'self' };
const self = (is: object): object => ({ if: 'self', is });
const PIERCING = { trait: 'piercing' };

const BROUGHT = [
  ...row(
    'cond',
    "it was discarded from your hand to your GY by an opponent's card effect",
    '被对手的效果从自己手牌舍弃送至自己墓地',
    { if: 'caused', by: 'opponentEffect' },
    "this card was discarded from your hand to your GY by an opponent's card effect",
  ),
  ...row('static', 'its original {s:stat} becomes {q:quantity}', '此卡的原本{s:stat}变成{q:quantity}', {
    kind: 'static',
    what: { self: true },
    stat: '$s',
    change: { to: '$q' },
  }).map((r) => ({ ...r, read: true as const })),
  ...row(
    'cond',
    'this card was Special Summoned by the effect of {f:a}',
    '此卡以{f:a}的效果特殊召唤',
    self({ is: 'broughtBy', what: '$f' }),
    'it was Special Summoned by the effect of {f:a}',
    "this card was Special Summoned by {f:a}'s effect",
  ),
  ...row(
    'cond',
    'this card was Special Summoned by its own effect',
    '此卡以自身效果特殊召唤',
    self({ is: 'broughtBy', what: SELF }),
    'this card was Special Summoned this way',
  ),
  ...row(
    'static',
    'if this card Special Summoned by its effect attacks a Defense Position monster, inflict piercing battle damage to your opponent',
    '以自身效果特殊召唤的此卡攻击守备表示怪兽时，给予对手攻击力超出守备力数值的战斗伤害',
    { kind: 'trait', what: { self: true }, trait: PIERCING, while: self({ is: 'broughtBy', what: SELF }) },
  ),
];

/** "from your hand or GY": where a Ritual Monster is. */
export const riteFrom: Coded = {
  read(text, at) {
    if (!text.startsWith(' from ', at)) return [];
    return placesAt(text, at + 6).flatMap(([refs, end]): Reading[] =>
      refs.every((r) => r.whose === 'you') ? [[refs.map((r) => r.place), end]] : [],
    );
  },
  write(node, tongue) {
    const refs = (node as readonly PlaceRef['place'][]).map((place): PlaceRef => ({ place, whose: 'you' }));
    return tongue === 'en' ? ` from ${writePlaces(refs, 'en')}` : `从${writePlaces(refs, 'zh')}`;
  },
};

const LEVEL = [
  'its Level',
  'the Level of the Ritual Monster',
  "the Ritual Monster's Level",
  'the Level of that Ritual Monster',
  "that Ritual Monster's Level",
];

const RITUALS: Row[] = (
  [
    ['equal or exceed', '以上', {}],
    ['equal', '相同', { exact: true }],
  ] as const
).flatMap(([verb, zh, exact]) =>
  row(
    'effect',
    `Ritual Summon {f:rite}{p:riteFrom}, by Tributing {c:cardsN}{m:fuseMore} whose total Levels ${verb} its Level`,
    `{p:riteFrom}仪式召唤{f:rite}，解放{c:cardsN}{m:fuseMore}等级合计与其等级${zh}`,
    { do: 'ritual', what: '$f', from: '$p', tributes: '$c', ...exact, '...withSelf,including': '$m', total: 0 },
    ...LEVEL.flatMap((l) =>
      (verb === 'equal' ? ['equal', 'exactly equal'] : [verb]).flatMap((v) =>
        [',', ''].map(
          (comma) => `Ritual Summon {f:rite}{p:riteFrom}${comma} by Tributing {c:cardsN}{m:fuseMore} whose total Levels ${v} ${l}`,
        ),
      ),
    ),
  ),
);

export const BROUGHT_BY = [
  ...BROUGHT,
  ...RITUALS,
  ...['trait1', 'traitN'].flatMap((cat) => row(cat, 'cannot be activated', '不能发动', { trait: 'unplayable' })),
  ...row('event', 'a face-up monster you control is flipped face-down', '自己场上表侧表示的怪兽变成里侧表示', {
    on: 'turned',
    to: 'set',
    what: { any: { is: 'kind', kind: 'monster' }, of: 'you' },
  }),
  ...row('vow', '{f:a} must be on the field to activate and to resolve this effect', '此效果的发动与适用需场上有{f:a}', {
    needs: { if: 'controls', who: 'both', what: '$f', min: 1 },
  }),
  ...row('vow', '{f:a} must be on your field to activate and to resolve this effect', '此效果的发动与适用需自己场上有{f:a}', {
    needs: { if: 'controls', who: 'you', what: '$f', min: 1 },
  }),
  ...(
    [
      ["during your Main Phase or your opponent's Battle Phase", '自己主要阶段或对手战斗阶段', 'you'],
      ["during the Main Phase or your opponent's Battle Phase", '主要阶段或对手战斗阶段', undefined],
    ] as const
  ).flatMap(([en, zh, of]) =>
    row('duringEither', en, zh, {
      if: 'or',
      of: [
        { if: 'phase', phases: ['main1', 'main2'], ...(of ? { of } : {}) },
        { if: 'phase', phases: ['battle'], of: 'opponent' },
      ],
    }),
  ),
  ...['trait1', 'traitN'].flatMap((cat) =>
    row(
      cat,
      'cannot be destroyed by battle with a monster with the same ATK',
      '不会被与攻击力相同的怪兽的战斗破坏',
      {
        trait: 'indestructible',
        by: 'battle',
        foe: { is: 'than', stat: 'atk', cmp: '=', of: { q: 'stat', of: { sel: 'self' }, stat: 'atk' } },
      },
      'cannot be destroyed by battle with a monster that has the same ATK',
    ),
  ),
  ...row('cond', 'your opponent controls monsters in all of their Main Monster Zones', '对手主要怪兽区域全部有怪兽', {
    if: 'has',
    of: { from: [{ place: 'mainZone', whose: 'opponent' }], filter: { is: 'any' } },
    min: 5,
  }),
  ...row('cond', 'your opponent controls a card in each of their Spell & Trap Zones', '对手魔法与陷阱区域全部有卡', {
    if: 'has',
    of: {
      from: [{ place: 'spellZone', whose: 'opponent' }],
      filter: { is: 'not', of: { is: 'lies', at: 'fieldZone', whose: 'either' } },
    },
    min: 5,
  }),
];
