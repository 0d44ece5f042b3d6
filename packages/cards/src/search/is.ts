/** The words of `is:`. */
import { isDoubleFaced, type SearchFace, type SearchPrinting } from './card.js';
import type { Row } from './table.js';

type IsTest = (row: Row, printing: SearchPrinting | undefined) => boolean;

const PERMANENT = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];
const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];
const OUTLAW = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

const front = (row: Row): SearchFace => row.card.faces[0];
const layout =
  (...names: string[]): IsTest =>
  (row) =>
    names.includes(row.card.layout);
const anyFace =
  (test: (face: SearchFace) => boolean): IsTest =>
  (row) =>
    row.card.faces.some(test);
const hasType = (face: SearchFace, ...types: string[]): boolean => face.types.some((t) => types.includes(t));
/** The day of the first printing. */
export const firstDate = (row: Row): string | undefined => row.card.firstDate ?? row.card.printings.find((p) => p.date !== undefined)?.date;
const isCard = (row: Row): boolean => row.card.kind === 'card';

/** Whether the card can lead a Commander deck by itself (CR 903.3, 903.3a). */
export function canBeCommander(row: Row): boolean {
  if (!isCard(row)) return false;
  if (front(row).supertypes.includes('Legendary') && hasType(front(row), 'Creature')) return true;
  return row.lower.some((t) => t.includes('can be your commander'));
}

/** Only abilities of these kinds of a creature: none, or keywords alone. */
const lines = (row: Row): string[] =>
  row.lower.flatMap((t) => t.replace(/\([^()]*\)/g, '').split('\n')).flatMap((l) => (l.trim() === '' ? [] : [l.trim()]));

const onlyKeywords = (row: Row): boolean =>
  lines(row).every((line) =>
    line.split(/[,;] ?/).every((part) => row.card.keywords.some((k) => part === k || part.startsWith(`${k} `) || part.startsWith(`${k}-`))),
  );

/** `is:` and the word, in lower case. */
export const IS_WORDS: Readonly<Record<string, IsTest>> = {
  compiled: (row) => row.card.compiled,
  card: isCard,
  token: (row) => row.card.kind === 'token',
  emblem: (row) => row.card.kind === 'emblem',
  permanent: (row) => isCard(row) && hasType(front(row), ...PERMANENT),
  // CR 305.9: every traditional card is cast as a spell, but for lands.
  spell: (row) =>
    isCard(row) &&
    row.card.faces.some(
      (f) => f.types.length > 0 && !hasType(f, 'Land') && !hasType(f, 'Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard'),
    ),
  // CR 700.6: legendary, or an artifact, or a Saga.
  historic: anyFace((f) => f.supertypes.includes('Legendary') || hasType(f, 'Artifact') || f.subtypes.includes('Saga')),
  party: anyFace((f) => hasType(f, 'Creature') && f.subtypes.some((s) => PARTY.includes(s))),
  outlaw: anyFace((f) => f.subtypes.some((s) => OUTLAW.includes(s))),
  vanilla: (row) =>
    isCard(row) &&
    hasType(front(row), 'Creature') &&
    row.card.faces.length === 1 &&
    row.lower.every((t) => t === '' || t.startsWith('(')) &&
    lines(row).length === 0,
  frenchvanilla: (row) => hasType(front(row), 'Creature') && row.card.faces.length === 1 && lines(row).length > 0 && onlyKeywords(row),
  bear: (row) => row.card.manaValue === 2 && row.card.faces.some((f) => hasType(f, 'Creature') && f.power === '2' && f.toughness === '2'),
  modal: (row) => row.lower.some((t) => /\bchoose (any number|one|two|three|four|up to \w+)( or (both|more))?\b.*(-|:)/.test(t)),
  commander: canBeCommander,
  brawler: (row) => canBeCommander(row) || (front(row).supertypes.includes('Legendary') && hasType(front(row), 'Planeswalker')),
  companion: (row) => row.card.keywords.includes('companion'),
  partner: (row) => row.card.keywords.some((k) => k.startsWith('partner') || k === 'friends forever'),
  split: layout('split', 'aftermath'),
  aftermath: layout('aftermath'),
  flip: layout('flip'),
  transform: layout('transform'),
  mdfc: layout('modal_dfc'),
  dfc: (row) => isDoubleFaced(row.card.layout),
  meld: layout('meld'),
  leveler: layout('leveler'),
  saga: anyFace((f) => f.subtypes.includes('Saga')),
  adventure: layout('adventure'),
  hybrid: (row) => row.mana.some((m) => [...m.keys()].some((s) => s.includes('/') && !s.includes('P'))),
  phyrexian: (row) => row.mana.some((m) => [...m.keys()].some((s) => s.includes('/') && s.includes('P'))),
  colorless: (row) => row.colorSets.includes(0),
  multicolored: (row) => row.colorSets.some((m) => (m & (m - 1)) !== 0),
  basic: anyFace((f) => f.supertypes.includes('Basic')),
  legendary: anyFace((f) => f.supertypes.includes('Legendary')),
  snow: anyFace((f) => f.supertypes.includes('Snow')),
  reserved: (row) => row.card.reserved === true,
  digital: (row) => row.card.digital === true,
  firstprint: (row, p) => p?.date !== undefined && p.date === firstDate(row),
  reprint: (row, p) => p?.date !== undefined && p.date > (firstDate(row) ?? p.date),
  unique: (row) => row.card.printings.length === 1,
};
