/** Names on lists as they were written: of a character the short name is enough where one legal card has it, and is recorded as ambiguous where several have (IPG 3.5). */
import { problemLine } from '@apnap/cardbase';
import {
  type CardDatabase,
  type DeckCard,
  type DeckFile,
  type DeckLine,
  type DeckProblem,
  type DeckZone,
  deckCardOf,
  type ReadDeck,
} from '@apnap/cards';
import { Refused } from '@apnap/system';
import type { Rel } from '@apnap/tournament';
import { type DeckEvent, isCharacter, isLegalCard, type ListedCard, message, readListName, type Verdict } from '@apnap/tournament';
import type { Lang } from '@apnap/words';
import type { Desk } from '../desk.js';

/** A list with its names looked up. */
export interface NamedList {
  file: DeckFile;
  /** What a name that is no card's stands for: one of the cards it can mean, under the name as it was written. */
  standIns: ReadonlyMap<string, DeckCard>;
  /** What is to be said of the names. */
  verdicts: Verdict[];
  /** Names that can mean more than one card, with those cards. */
  ambiguous: { written: string; names: string[] }[];
}

/** Cards of characters that the event's lists allow on its day. */
function characters(db: CardDatabase, event: DeckEvent): DeckCard[] {
  const found: DeckCard[] = [];
  for (let place = 0; place < db.size; place++) {
    const card = deckCardOf(db, db.record(place));
    if (isCharacter(card) && isLegalCard(card, event)) found.push(card);
  }
  return found;
}

const shown = (card: DeckCard | undefined, name: string): Record<Lang, string> => ({ en: name, zh: card?.zhName ?? name });

/** As many of them as can be read at a glance. */
const MOST_NAMED = 8;

/** Looks up the names of a list that are no card's. @throws Refused for names that no legal card answers to, with the lines. */
export function readNames(desk: Desk, db: CardDatabase, read: ReadDeck, file: string, event: DeckEvent & { rel: Rel }): NamedList {
  const zones = Object.entries(read.file.zones).filter(([zone]) => zone !== 'tokens') as [DeckZone, readonly DeckLine[]][];
  const written = [...new Set(zones.flatMap(([, lines]) => lines.map((l) => l.name)).filter((name) => !db.find(name)))];
  if (written.length === 0) return { file: read.file, standIns: new Map(), verdicts: [], ambiguous: [] };
  const legal = characters(db, event);
  const listed = new Map(written.map((name): [string, ListedCard] => [name, readListName(name, legal)]));
  refuseUnknown(desk, read.unknown, file, listed);
  const cardOf = (name: string): DeckCard | undefined => legal.find((c) => c.name === name);
  // IPG 3.5 is for Competitive and Professional.
  const source = event.rel === 'regular' ? {} : { source: 'IPG 3.5' };
  const out: NamedList = { file: renamed(read.file, listed), standIns: new Map(), verdicts: [], ambiguous: [] };
  const standIns = new Map<string, DeckCard>();
  for (const [name, is] of listed) {
    if (is.kind === 'found') {
      const found = shown(cardOf(is.name), is.name);
      out.verdicts.push({
        message: message('deck.nameOfCharacter', { written: name, found: message('deck.format', found) }),
        weight: 'note',
        ...source,
      });
    } else if (is.kind === 'ambiguous') {
      const some = is.names.slice(0, MOST_NAMED).map((n) => message('deck.format', shown(cardOf(n), n)));
      out.verdicts.push({
        message: message('deck.nameAmbiguous', { written: name, count: is.names.length, found: some }),
        ...source,
        card: name,
      });
      out.ambiguous.push({ written: name, names: is.names });
      const first = cardOf(is.names[0]);
      if (first) standIns.set(name, { ...first, name });
    }
  }
  return { ...out, standIns };
}

function refuseUnknown(desk: Desk, problems: readonly DeckProblem[], file: string, listed: ReadonlyMap<string, ListedCard>): void {
  const unknown = [...listed].flatMap(([name, is]) => (is.kind === 'unknown' ? [name] : []));
  if (unknown.length === 0) return;
  const lines = problems.filter((p) => unknown.some((name) => p.message.params.name === name || p.text.includes(name)));
  throw new Refused('input', (lines.length > 0 ? lines : problems).map((p) => problemLine(desk.lang, file, p)).join('\n'));
}

/** The file with the names of cards where a short name stood for one. */
function renamed(file: DeckFile, listed: ReadonlyMap<string, ListedCard>): DeckFile {
  const nameOf = (written: string): string => {
    const is = listed.get(written);
    return is?.kind === 'found' ? is.name : written;
  };
  const zones = Object.fromEntries(
    Object.entries(file.zones).map(([zone, lines]) => [zone, lines.map((l) => ({ ...l, name: nameOf(l.name) }))]),
  ) as DeckFile['zones'];
  return { ...file, zones };
}
