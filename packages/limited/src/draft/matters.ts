/** Cards that do something while they are drafted (CR 905.2): what lies face up, what was noted, seen and removed, and what is still to come of it. */
import type { Drafting } from '@apnap/ability';
import { isBefore, passerOf } from './passing.js';
import { type DraftRun, replaced, tell, without } from './steps.js';
import type { DraftFrame, DraftNote, DraftOption, DraftState, Mark, Matters } from './types.js';

export const NOTHING: Matters = {
  up: [],
  notes: [],
  removed: [],
  seen: [],
  passing: [],
  stopped: [],
  random: [],
  marks: [],
  watched: [],
  naming: [],
  coloring: [],
  adding: [],
  fresh: [],
};

type Of<K extends Drafting['draft']> = Extract<Drafting, { draft: K }>;

/** What a card does of a kind; undefined: nothing. */
export const does = <K extends Drafting['draft']>(s: DraftState, card: number, kind: K): Of<K> | undefined =>
  s.cards[card].drafts?.find((d): d is Of<K> => d.draft === kind);

/** The face-up cards of a seat. */
const upOf = (s: DraftState, seat: number): readonly number[] => s.matters.up.filter((id) => s.pools[seat].includes(id));

/** Whether a seat drafts from the booster before it. */
export const isFree = (s: DraftState, seat: number): boolean => !s.matters.passing.includes(seat) && !s.matters.stopped.includes(seat);

/** Whether a seat may look at no booster, and drafts by chance. */
export const isBlind = (s: DraftState, seat: number): boolean => s.matters.random.some(({ card }) => s.pools[seat].includes(card));

/** Who drafts the last card of a booster: somebody who has drafted a card that says so, the next one to the left (CR 905.2c); else the seat it lies before. */
export function lastTaker(s: DraftState, seat: number): number {
  const n = s.names.length;
  const order = s.names.map((_, i) => (seat + i) % n);
  const drafted = (who: number): boolean => s.pools[who].some((id) => does(s, id, 'lastCards') !== undefined);
  return order.find((who) => drafted(who) && isFree(s, who)) ?? seat;
}

/** Boosters that nobody looks at: those that are not opened yet. */
const unopened = (s: DraftState): [round: number, seat: number][] =>
  s.unopened.flatMap((packs, r) => packs.flatMap((pack, seat): [number, number][] => (pack.length > 0 ? [[r, seat]] : [])));

/** Boosters behind those that are drafted from: nobody looks at them either. */
const waiting = (s: DraftState): { seat: number; behind: number }[] =>
  s.behind.flatMap((queue, seat) => queue.map((_, behind) => ({ seat, behind })));

/** What a seat can do with its face-up cards as it drafts one of a booster. */
export function usesOf(s: DraftState, seat: number): DraftOption[] {
  return upOf(s, seat).flatMap((use) =>
    (s.cards[use].drafts ?? []).flatMap((d): DraftOption[] => {
      const option = { use, name: s.cards[use].name, does: d.draft };
      switch (d.draft) {
        case 'additional':
          return s.packs[seat].length > 1 ? [option] : [];
        case 'remove':
        case 'wholeBooster':
        case 'note':
          return [option];
        case 'look':
          return d.at === 'nextDrafted'
            ? s.names.flatMap((_, other) => (other === seat ? [] : [{ ...option, seat: other }]))
            : [
                ...unopened(s).map(([booster, other]) => ({ ...option, seat: other, booster })),
                ...waiting(s).map((place) => ({ ...option, ...place })),
              ];
        case 'faceUp':
        case 'reveal':
        case 'atRandom':
        case 'lastCards':
        case 'exchange':
          return [];
        default:
          return d satisfies never;
      }
    }),
  );
}

type Use = Extract<DraftOption, { use: number }>;

export const change = (s: DraftState, changes: Partial<Matters>): void => {
  s.matters = { ...s.matters, ...changes };
};

/** CR 905.2b: what is noted is for everybody to see. */
export const addNote = (s: DraftState, note: DraftNote): void => change(s, { notes: [...s.matters.notes, note] });

/** Turned face down it lies with the other cards (CR 905.2c). */
function turnDown(run: DraftRun, seat: number, card: number): void {
  change(run.s, { up: without(run.s.matters.up, [card]) });
  tell(run, 'use', '905.2c', { seat, cards: [card] });
}

/** What is looked at is known to that seat alone (CR 905.1c). */
const see = (s: DraftState, seat: number, by: number, cards: readonly number[]): void =>
  change(s, { seen: [...s.matters.seen, { seat, by, cards }] });

/** Looks with a card that is turned face down for it. */
export function look(run: DraftRun, seat: number, { use, booster, behind, seat: at = -1 }: Use): void {
  const { s } = run;
  turnDown(run, seat, use);
  if (behind !== undefined) see(s, seat, use, s.behind[at][behind]);
  else if (booster === undefined) change(s, { watched: [...s.matters.watched, { of: at, by: seat, card: use }] });
  else see(s, seat, use, s.unopened[booster][at]);
}

/** What was drafted besides with a card, or from a whole booster: what becomes of that card. @returns cards that go into the booster */
export function paid(run: DraftRun, seat: number, { use }: Use): number[] {
  const { s } = run;
  const additional = does(s, use, 'additional');
  turnDown(run, seat, use);
  if (!additional) {
    change(s, { stopped: [...s.matters.stopped, seat] });
    return [];
  }
  if (additional.then === 'skipNext') {
    change(s, { passing: [...s.matters.passing, seat] });
    return [];
  }
  s.pools = replaced(s.pools, seat, without(s.pools[seat], [use]));
  return [use];
}

/** A card that was just drafted is removed from the draft: it is in no pool. */
export function remove(run: DraftRun, seat: number, card: number, { use }: Use): void {
  const { s } = run;
  const face = does(s, use, 'remove')?.face ?? 'down';
  s.pools = replaced(s.pools, seat, without(s.pools[seat], [card]));
  change(s, { up: without(s.matters.up, [card]), removed: [...s.matters.removed, { seat, with: use, card, face }] });
  tell(run, 'remove', '905.2', face === 'up' ? { seat, cards: [card] } : { seat, count: 1 });
}

/** Whether a card is one of which something can be noted with a face-up card. */
export const isNoted = (s: DraftState, card: number, use: number): boolean =>
  does(s, use, 'note')?.of === 'card' || s.cards[card].creature !== undefined;

/** A card that was just drafted is revealed, and its name or creature types are noted. */
export function note(run: DraftRun, seat: number, card: number, { use }: Use): void {
  const { s } = run;
  const { name, creature = [] } = s.cards[card];
  const noted = does(s, use, 'note')?.what === 'name' ? { names: [name] } : { types: creature };
  tell(run, 'reveal', '905.2b', { seat, cards: [card] });
  addNote(s, { seat, card: use, ...noted });
  turnDown(run, seat, use);
}

/** How many cards a seat has drafted in a round. */
const drafted = (s: DraftState, seat: number, round: number): number =>
  s.picks.reduce((n, p) => n + (p.seat === seat && p.round === round ? p.cards.length : 0), 0);

/** The next card of a booster is drafted by a seat: somebody looks at it, or has guessed its name, and it is revealed. */
function marked(run: DraftRun, { by, card: of, guess }: Mark, seat: number, card: number): void {
  const { s } = run;
  if (!isGuessed(s, of)) see(s, by, of, [card]);
  const { name } = s.cards[card];
  // Who drafts it himself knows what he drafts.
  const said = guess ?? (by === seat && isGuessed(s, of) ? name : undefined);
  if (said === undefined) return;
  tell(run, 'guess', '905.2b', { seat: by, count: 1, names: [said] });
  tell(run, 'reveal', '905.2b', { seat, cards: [card] });
  addNote(s, { seat: by, card: of, guess: { name: said, right: said === name } });
}

/** Whether the next card of the booster is guessed from which this card was drafted. */
export const isGuessed = (s: DraftState, card: number): boolean => does(s, card, 'reveal')?.notes === 'guess';

/** The card that a seat has to reveal, the next one it drafts, whose name is noted. */
function named(run: DraftRun, seat: number, card: number): void {
  const { s } = run;
  const wanted = s.matters.naming.filter((n) => n.seat === seat);
  if (wanted.length === 0) return;
  tell(run, 'reveal', '905.2b', { seat, cards: [card] });
  for (const n of wanted) addNote(s, { seat, card: n.card, names: [s.cards[card].name] });
  change(s, { naming: s.matters.naming.filter((n) => n.seat !== seat) });
}

/** A card is revealed as it is drafted, and something is noted, now or later (CR 905.2b). @param unseen its player has not seen the booster */
function revealed(run: DraftRun, frame: DraftFrame, seat: number, card: number, booster: number, unseen: boolean): void {
  const { s } = run;
  const notes = does(s, card, 'reveal')?.notes;
  const n = notes === 'count' ? drafted(s, seat, frame.round) : undefined;
  tell(run, 'reveal', '905.2b', { seat, cards: [card], ...(n === undefined ? {} : { count: n }) });
  const { marks, naming, coloring, adding } = s.matters;
  switch (notes) {
    case undefined:
      break;
    case 'count':
      addNote(s, { seat, card, n: drafted(s, seat, frame.round) });
      break;
    case 'passer': {
      const passer = passerOf(s, frame, seat, booster);
      if (passer !== undefined) addNote(s, { seat, card, passer });
      break;
    }
    case 'colors':
      change(s, { coloring: [...coloring, { seat, card, colors: [] }] });
      break;
    case 'nextName':
      change(s, { naming: [...naming, { seat, card }] });
      break;
    case 'nextSeen':
      change(s, { marks: [...marks, { at: booster, by: seat, card }] });
      break;
    case 'guess':
      change(s, { marks: [...marks, { at: booster, by: seat, card, ...(unseen ? { unseen } : {}) }] });
      break;
    case 'addBooster':
      change(s, { adding: [...adding, { seat, card }] });
      break;
    default:
      notes satisfies never;
  }
}

/**
 * What comes of a card that was drafted and lies in the pool: who looks at it, what is noted, whether it is face up.
 * @param booster the seat before which the booster lay
 */
export function wasDrafted(run: DraftRun, frame: DraftFrame, seat: number, card: number, booster: number): void {
  const { s } = run;
  const { watched, random } = s.matters;
  const unseen = isBlind(s, seat);
  for (const m of s.matters.marks) if (isBefore(m, booster)) marked(run, m, seat, card);
  for (const w of watched) if (w.of === seat) see(s, w.by, w.card, [card]);
  named(run, seat, card);
  change(s, {
    marks: s.matters.marks.filter((m) => !isBefore(m, booster)),
    watched: watched.filter((w) => w.of !== seat),
    random: random.map((r) => (s.pools[seat].includes(r.card) && r.card !== card ? { ...r, left: r.left - 1 } : r)),
  });
  for (const r of s.matters.random) if (r.left === 0) turnDown(run, seat, r.card);
  change(s, { random: s.matters.random.filter((r) => r.left > 0) });
  for (const d of s.cards[card].drafts ?? []) {
    if (d.draft === 'faceUp') {
      change(s, { up: [...s.matters.up, card] });
      tell(run, 'reveal', '905.2c', { seat, cards: [card] });
    } else if (d.draft === 'atRandom') change(s, { random: [...s.matters.random, { card, left: d.cards }] });
    else if (d.draft === 'reveal') revealed(run, frame, seat, card, booster, unseen);
  }
}

/** A new round of boosters: all draft again. */
export const freshRound = (s: DraftState): void => change(s, { passing: [], stopped: [], marks: [], fresh: [] });
