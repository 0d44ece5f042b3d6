/** The made-up permanents of scenarios, as cards: from their text, or the one ability of their kind. */
import { CARD_TYPES, type Card, type Cost, type Effect, type Face, type Filter, type TargetSpec } from '@apnap/ability';
import { compileCard } from '@apnap/oracle';
import type { Custom } from './format.js';
import { Unsupported } from './reason.js';

const face = (name: string, abilities: Face['abilities']): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, supertypes: [], types: [], subtypes: [], abilities }],
});

const free = (name: string, targets: TargetSpec[], effect: Effect): Card =>
  face(name, [{ kind: 'activated', cost: [] as Cost[], program: { targets, effect }, timing: 'instant' }]);

const PERMANENT: Filter = { is: 'permanent' };
const permanents = (n: number): TargetSpec => ({ from: ['battlefield'], what: PERMANENT, min: n, max: n });
const TARGET = { sel: 'target', index: 0 } as const;
const ALL = { sel: 'all', zone: 'battlefield', filter: { is: 'any' } } as const;
const YOU = { player: 'you' } as const;

/** "Any target" (CR 115.4). */
const ANY_TARGET: TargetSpec = {
  from: ['battlefield', 'players'],
  what: {
    is: 'or',
    of: [
      { is: 'type', type: 'Creature' },
      { is: 'type', type: 'Planeswalker' },
      { is: 'type', type: 'Battle' },
      { is: 'player', who: { player: 'each' } },
    ],
  },
  min: 1,
  max: 1,
};

function fromText(c: Custom): Card {
  const word = (t: string): string => t.charAt(0).toUpperCase() + t.slice(1);
  const types = (c.types ?? []).map(word).filter((t) => (CARD_TYPES as readonly string[]).includes(t));
  const result = compileCard({
    name: c.name,
    layout: 'normal',
    types,
    subtypes: c.subtypes ?? [],
    supertypes: [],
    ...(c.manaCost ? { manaCost: c.manaCost } : {}),
    ...(c.power === undefined ? {} : { power: String(c.power), toughness: String(c.toughness ?? 0) }),
    text: c.text ?? '',
  });
  if (!result.ok) throw new Unsupported({ id: 'scn.customRefused', params: { name: c.name, phrase: result.refusals[0].phrase } });
  return result.card;
}

function returnFrom(c: Custom): Card {
  const hand = { do: 'move', to: 'hand' } as const;
  if (c.zone === 'library')
    return free(c.name, [], {
      do: 'seq',
      of: [
        { do: 'search', who: YOU, of: YOU, zone: 'library', filter: { is: 'any' }, min: 1, max: 1, bind: 0 },
        { ...hand, what: { sel: 'slot', slot: 0 } },
        { do: 'shuffle', who: YOU },
      ],
    });
  const from = c.zone === 'exile' ? 'exile' : 'graveyard';
  return free(c.name, [{ from: [from], what: { is: 'any' }, min: 1, max: 1 }], { ...hand, what: TARGET });
}

/** CR 400.7: the card comes back as a new object, so its move to exile is kept in a slot. */
const blink = (name: string): Card =>
  free(name, [permanents(1)], {
    do: 'seq',
    of: [
      { do: 'move', what: TARGET, to: 'exile', bind: 0 },
      { do: 'move', what: { sel: 'slot', slot: 0 }, to: 'battlefield', under: YOU },
    ],
  });

function spellCost(c: Custom): Card {
  const n = c.amount ?? 0;
  const text = `Spells you cast cost {${Math.abs(n)}} ${n > 0 ? 'more' : 'less'} to cast.`;
  const result = compileCard({ name: c.name, layout: 'normal', types: ['Enchantment'], subtypes: [], supertypes: [], text });
  if (!result.ok) throw new Unsupported({ id: 'scn.customKind', params: { kind: c.kind } });
  return { ...result.card, faces: result.card.faces.map((f) => ({ ...f, types: [] })) };
}

/** The card of a made-up permanent. @throws Unsupported when its text can't be read. */
export function customCard(c: Custom): Card {
  const n = c.targets ?? 1;
  switch (c.kind) {
    case 'card':
      return fromText(c);
    case 'targetDamage':
      return free(c.name, [ANY_TARGET], { do: 'damage', source: { sel: 'self' }, to: TARGET, amount: c.amount ?? 0 });
    case 'targetDestroy':
      return free(c.name, [permanents(n)], { do: 'destroy', what: TARGET, regeneration: 'allowed' });
    case 'targetExile':
      return free(c.name, [permanents(n)], { do: 'move', what: TARGET, to: 'exile' });
    case 'allDestroy':
      return free(c.name, [], { do: 'destroy', what: ALL, regeneration: 'allowed' });
    case 'targetTransform':
      return free(c.name, [permanents(1)], { do: 'keywordAction', action: 'transform', who: YOU, what: TARGET, n: 0 });
    case 'targetBlink':
      return blink(c.name);
    case 'returnFrom':
      return returnFrom(c);
    case 'spellCost':
      return spellCost(c);
    default:
      throw new Unsupported({ id: 'scn.customKind', params: { kind: String(c.kind) } });
  }
}

/** The text by which scripts name the ability of a made-up permanent that is not written out. */
export function customText(c: Custom): string {
  switch (c.kind) {
    case 'targetDamage':
      return `target damage ${c.amount ?? 0}`;
    case 'targetDestroy':
      return 'target destroy';
    case 'targetExile':
      return 'target exile';
    case 'allDestroy':
      return 'all destroy';
    case 'targetTransform':
      return 'target transform';
    case 'targetBlink':
      return 'target blink';
    case 'returnFrom':
      return `return from ${c.zone ?? 'graveyard'}`;
    case 'card':
    case 'spellCost':
      return '';
    default:
      return c.kind satisfies never;
  }
}
