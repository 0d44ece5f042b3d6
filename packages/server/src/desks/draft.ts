/** The desk of drafts: who sits down brings nothing, and says what is drafted. */
import { randomBytes } from 'node:crypto';
import { SEATS } from '@apnap/limited';
import { draftTableBody, MOST_DRAFTERS, plainJoinBody } from '@apnap/protocol';
import type { z } from 'zod';
import { DRAFT, type DraftParticulars } from '../draft/hosted.js';
import { NO_DECK } from '../games/deck.js';
import type { Opening, Sitter } from '../tables/entries.js';
import { type Desk, declined, sitterOf } from './desk.js';

type TableBody = z.output<typeof draftTableBody>;
type JoinBody = z.output<typeof plainJoinBody>;

/** An id that nobody guesses. */
const newPodId = (): string => randomBytes(12).toString('base64url');

/** The names of a cube: a name to a line, with a number before it where there are several. */
export function namesOfCube(text: string): string[] {
  return text.split('\n').flatMap((whole) => {
    const line = whole.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) return [];
    const words = line.split(/\s/);
    const times = /^(\d{1,3})[x×]?$/.exec(words[0]);
    if (!times || words.length === 1) return [line];
    // "4 x Name"
    const rest = words.slice(/^[x×]$/.test(words[1]) ? 2 : 1).join(' ');
    return rest.trim() === '' ? [line] : Array.from({ length: Number(times[1]) }, () => rest.trim());
  });
}

/** What is drafted, as the game takes it. */
function particularsOf({ kind, sets, cube, boosters, packSize, rounds, others }: TableBody): DraftParticulars {
  return {
    kind,
    ...(sets ? { sets: sets.map((code) => code.toUpperCase()) } : {}),
    ...(cube === undefined ? {} : { cube: namesOfCube(cube) }),
    ...(boosters === undefined ? {} : { boosters }),
    ...(packSize === undefined ? {} : { packSize }),
    // What others have is told when their decks have played.
    release: rounds && others.length > 0 ? 'never' : 'end',
  };
}

/** MTR appendix B: minutes of a Swiss round. */
const ROUND = 50;

/** The rounds that follow. */
function podOf({ bestOf, minutes, others }: TableBody): NonNullable<Opening['pod']> {
  const wanted = minutes === undefined ? (others.includes('person') ? ROUND : null) : minutes;
  return { id: newPodId(), bestOf, ...(wanted === null ? {} : { minutes: wanted }) };
}

/** Who asks for a draft, and who sits down to one. */
export const draftDesk: Desk<TableBody, JoinBody> = {
  about: { least: 1, most: MOST_DRAFTERS, plain: false },
  tableBody: draftTableBody,
  joinBody: plainJoinBody,
  async opening(body, who) {
    const { kind, others, level, listed, timed, rounds } = body;
    const [least, most] = SEATS[kind];
    const seats = others.length + 1;
    if (seats < least || seats > most) throw declined(400, 'error.draftSeats', { least, most });
    let computers = 0;
    const sitters = others.map((other): Sitter | null =>
      other === 'person' ? null : { kind: 'computer', level, deck: NO_DECK, name: `${who.computer} ${++computers}` },
    );
    return {
      e: 'open',
      game: DRAFT,
      sitters: [sitterOf(who.person, NO_DECK), ...sitters],
      bestOf: 1,
      clock: null,
      listed: listed && sitters.includes(null),
      delay: 0,
      particulars: particularsOf(body),
      ...(timed ? { timed: 1 as const } : {}),
      ...(rounds && seats > 1 ? { sealed: 1 as const, pod: podOf(body) } : {}),
    };
  },
  brought: async () => NO_DECK,
  async computer({ level }, who, _table, taken) {
    const name = taken.map((_, i) => `${who.computer} ${i + 1}`).find((n) => !taken.includes(n)) ?? who.computer;
    return { kind: 'computer', level, deck: NO_DECK, name };
  },
};
