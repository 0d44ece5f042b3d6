/**
 * Other sets of characteristics that a card can be cast with: bestowed (CR 702.103b), as a prototype (702.160a, 718), cleaved (702.148a), mutating (702.140a). Each is a face of its own
 * beside the printed ones, which the object shows from the stack on.
 */
import { type Ability, CREATURE_TYPES, type Face, type KeywordAbility, type Program } from '@apnap/ability';

/** The label of the way of casting, which is the name of the keyword. */
export type Variant = 'bestow' | 'prototype' | 'cleave' | 'mutate';

const keyword = (face: Face, name: Variant): KeywordAbility | undefined =>
  face.abilities.find((a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === name);

const ENCHANT_CREATURE: Ability = { kind: 'keyword', keyword: 'enchant', filter: { is: 'type', type: 'Creature' } };

/** CR 702.103b: an Aura with enchant creature; not a creature, so without creature types, power and toughness (205.1b, 208.3). */
function bestowed(face: Face): Face {
  const { power: _power, toughness: _toughness, ...rest } = face;
  return {
    ...rest,
    types: face.types.filter((t) => t !== 'Creature'),
    subtypes: [...face.subtypes.filter((t) => !(CREATURE_TYPES as readonly string[]).includes(t)), 'Aura'],
    abilities: [...face.abilities, ENCHANT_CREATURE],
  };
}

/** CR 702.160a: the secondary mana cost, power and toughness; the colour is that of the mana cost. */
function prototype(face: Face, k: KeywordAbility): Face {
  const [power, toughness] = (k.words ?? '').split('/');
  const { manaCost: _manaCost, ...rest } = face;
  const mana = k.cost?.find((c) => c.pay === 'mana');
  return { ...rest, ...(mana?.pay === 'mana' ? { manaCost: mana.mana } : {}), power, toughness };
}

/** CR 702.148a: the text without what stands in square brackets. */
const cleaved = (face: Face, text: Ability[]): Face => ({
  ...face,
  abilities: [...text, ...face.abilities.filter((a) => a.kind === 'keyword' && a.keyword === 'cleave')],
});

/** CR 702.140a: a non-Human creature with the same owner. */
const ONTO: Program = {
  targets: [
    {
      from: ['battlefield'],
      what: {
        is: 'and',
        of: [
          { is: 'type', type: 'Creature' },
          { is: 'not', of: { is: 'subtype', subtype: 'Human' } },
          { is: 'ownedBy', who: { player: 'ownerOf', of: { sel: 'self' } } },
        ],
      },
      min: 1,
      max: 1,
    },
  ],
  effect: { do: 'nothing' },
};

/** The variants of a face, by label; with what the spell targets, where that is not in its text. */
export function variantsOf(face: Face): [Variant, Face, Program | null][] {
  const out: [Variant, Face, Program | null][] = [];
  if (keyword(face, 'bestow')) out.push(['bestow', bestowed(face), null]);
  const k = keyword(face, 'prototype');
  if (k) out.push(['prototype', prototype(face, k), null]);
  const cleave = keyword(face, 'cleave');
  if (cleave?.text) out.push(['cleave', cleaved(face, cleave.text), null]);
  if (keyword(face, 'mutate')) out.push(['mutate', { ...face }, JSON.parse(JSON.stringify(ONTO)) as Program]);
  return out;
}
