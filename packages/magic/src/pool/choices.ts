/** Links in games in which something becomes a copy of something else, or has abilities of something else: what a permanent has done as one card says nothing to another (CR 607.5). */
import type { Card, ChoiceKind } from '@apnap/ability';
import type { Rules } from '../years/differences.js';

type Node = Readonly<Record<string, unknown>>;

/** More links than a card has; the numbers of choices begin above all others. */
const LINKS = 100;
const FIRST = 1000;

const KINDS: readonly ChoiceKind['choose'][] = [
  'color',
  'cardType',
  'basicLandType',
  'sector',
  'player',
  'opponent',
  'creatureType',
  'cardName',
  'number',
  'word',
];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a node has something become a copy of what it is not. */
const copies = (n: Node): boolean => n.mod === 'copy' || (n.replace !== undefined && n.copy !== undefined);

/** Whether anything in the data becomes a copy of something else. */
export function becomesCopies(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(becomesCopies);
  return isNode(value) && (copies(value) || Object.values(value).some(becomesCopies));
}

/** Whether anything in the data has activated abilities of other objects. */
export function borrowsAbilities(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(borrowsAbilities);
  return isNode(value) && ((value.mod === 'abilitiesOf' && typeof value.which === 'string') || Object.values(value).some(borrowsAbilities));
}

const hidesAway = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hidesAway) : isNode(value) && (value.keyword === 'hideaway' || Object.values(value).some(hidesAway));

/** The links under which choices of the card are remembered, in the order of its text, each with what is chosen. */
function choicesOf(value: unknown, found: Map<number, ChoiceKind['choose']>): Map<number, ChoiceKind['choose']> {
  if (Array.isArray(value)) for (const x of value) choicesOf(x, found);
  else if (isNode(value)) {
    if (value.do === 'choose' && typeof value.link === 'number' && !found.has(value.link))
      found.set(value.link, (value.what as ChoiceKind).choose);
    for (const x of Object.values(value)) choicesOf(x, found);
  }
  return found;
}

/** The new number of each link. */
function numbers(choices: ReadonlyMap<number, ChoiceKind['choose']>, index: number, way: Rules['copiedChoices']): Map<number, number> {
  switch (way) {
    case 'linked':
      return new Map([...choices.keys()].map((link) => [link, FIRST + LINKS * index + link]));
    case 'remembered': {
      // classic:503.8: what was chosen is remembered, whichever card it was chosen for: the first color is the first color
      const of = [...choices].map(([link, kind], i, all) => {
        const nth = all.slice(0, i).filter(([, other]) => other === kind).length;
        return [link, FIRST + LINKS * KINDS.indexOf(kind) + nth] as const;
      });
      return new Map(of);
    }
    default:
      return way satisfies never;
  }
}

function relinked(value: unknown, to: ReadonlyMap<number, number>): unknown {
  if (Array.isArray(value)) return value.map((x) => relinked(x, to));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, x]) => [key, key === 'link' && typeof x === 'number' ? (to.get(x) ?? x) : relinked(x, to)]),
  );
}

/** The card with the links of its choices numbered apart from those of other cards. @param index its number in the pool */
export function choicesApart(card: Card, index: number, rules: Rules): Card {
  const choices = choicesOf(card.faces, new Map());
  if (choices.size === 0) return card;
  return { ...card, faces: relinked(card.faces, numbers(choices, index, rules.copiedChoices)) as Card['faces'] };
}

/** The card with all its links numbered apart from those of other cards, whose abilities an object can have, too (CR 607.5). Hideaway knows its link by number. */
export function linksApart(card: Card, index: number): Card {
  if (hidesAway(card.faces)) return card;
  const links = new Map(Array.from({ length: LINKS }, (_, link) => [link, FIRST + LINKS * index + link]));
  return { ...card, faces: relinked(card.faces, links) as Card['faces'] };
}
