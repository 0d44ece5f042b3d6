/** What a seat may see of a draft, built from nothing: its own booster and pool, of the others how many cards they have, and what lies open. */
import type { Color } from '@apnap/ability';
import { type Result, type SeenDecision, seenDecisions } from '@apnap/kernel';
import { type CommanderRules, colorsIn } from '../commanders.js';
import { leadersIn } from './commander-decks.js';
import { isBlind } from './matters.js';
import { directionOf, passesBoosters } from './passing.js';
import { openerOf } from './rochester.js';
import { secondsFor } from './timers.js';
import type { DraftCard, DraftFrame, DraftKind, DraftNote, DraftOption, DraftState, LimitedDeck, Pick } from './types.js';

/** A note, with the name of the card it is for. */
export interface SeenNote extends Omit<DraftNote, 'card' | 'names' | 'types'> {
  readonly name: string;
  /** The name of a card, or creature types. */
  readonly words?: readonly string[];
}

/** A card of the pool that can be a commander: alone, or with which others, and the colors of its identity (CR 903.4). */
export interface SeenLeader {
  readonly card: number;
  readonly alone: boolean;
  readonly with: readonly number[];
  readonly colors: readonly Color[];
  /** A color is chosen for it besides (CR 903.4b). */
  readonly chooses?: true;
}

/** A draft as a seat sees it; `seat` null: as somebody who watches, and sees what all may see. */
export interface DraftView {
  readonly seat: number | null;
  readonly kind: DraftKind;
  readonly names: readonly string[];
  readonly phase: 'drafting' | 'building' | 'over';
  /** Booster round from 1 (of a grid draft the grid, of a Winston draft the turn), and how many there are (a Winston draft: 0). */
  readonly round: number;
  readonly rounds: number;
  /** Pick of the round from 1; of a Winston draft the pile that is looked at. */
  readonly pick: number;
  /** Where boosters are passed. */
  readonly direction: 'left' | 'right' | null;
  /** Seconds for what is asked now (MTR appendix B), the time to look at one's cards included; null: no time is said. */
  readonly seconds: number | null;
  /** The booster before the seat, or the pile it looks at; empty where there is none. */
  readonly pack: readonly DraftCard[];
  /** By seat, of a booster draft: how many cards are before it. */
  readonly packs: readonly number[];
  /** By seat: how many cards are in each of the boosters that wait behind it. */
  readonly behind: readonly (readonly number[])[];
  /** What lies open for all: of a Rochester draft the booster, of a grid draft nine places (null: empty). */
  readonly open: readonly (DraftCard | null)[];
  /** Winston: how many cards are in the stack and in each pile. */
  readonly stack: number;
  readonly piles: readonly number[];
  /** Of a grid draft: what nobody took. */
  readonly away: readonly DraftCard[];
  /** The seat's own cards in the order of its picks. */
  readonly pool: readonly DraftCard[];
  /** Of a Commander Draft: the cards of the seat's pool that can be commanders, in its order. */
  readonly leaders: readonly SeenLeader[];
  /** Names of cards that each might add to the pool (CR 903.13e), and that can't be played here. */
  readonly lacking: readonly string[];
  /** Cards of one color or none that can lead by themselves have partner (CR 903.13f). */
  readonly oneColorPartners: boolean;
  /** By seat: the pool where it is the seat's own or open to all (Rochester, grid, a draft that is over); else how many cards it has. */
  readonly pools: readonly (readonly DraftCard[] | number)[];
  /** By seat: the deck, under the same conditions (a Rochester or grid deck: its own, until it is over); else whether one was handed in. */
  readonly decks: readonly (LimitedDeck | boolean)[];
  /** Cards that lie face up before seats (CR 905.2c), what was noted (CR 905.2b), and cards that were removed (null: face down): for all to see. */
  readonly up: readonly { readonly seat: number; readonly card: DraftCard }[];
  readonly notes: readonly SeenNote[];
  readonly removed: readonly { readonly seat: number; readonly card: DraftCard | null }[];
  /** What the seat has looked at, and by which card (CR 905.1c). */
  readonly seen: readonly { readonly by: string; readonly cards: readonly DraftCard[] }[];
  /** Who has left. */
  readonly left: readonly boolean[];
  readonly decisions: readonly SeenDecision<DraftOption>[];
  /** Every pick, when the draft is over and its log is told; else null. */
  readonly log: readonly Pick[] | null;
  /** Boosters that could have been added to the draft (CR 905.2) and were not opened, when the log is told; else null. */
  readonly unopened: readonly (readonly number[])[] | null;
  /** All cards by their numbers, when the log is told; else null. */
  readonly cards: readonly DraftCard[] | null;
  readonly result: Result | null;
}

/** Whether everybody may see everything: the draft is over, and its log is not kept for later. */
export const isReleased = (s: { readonly result: Result | null; readonly release: DraftState['release'] }): boolean =>
  s.result !== null && s.release === 'end';

const openKinds: ReadonlySet<DraftKind> = new Set(['rochester', 'grid']);

const top = (s: DraftState): DraftFrame | undefined => s.frames[s.frames.length - 1];

/** Where a draft is. */
export function phaseOf(s: DraftState): DraftView['phase'] {
  const frame = top(s);
  if (!frame) return 'over';
  return frame.pc === 'build' || frame.pc === 'agenda' ? 'building' : 'drafting';
}

/** The cards before a seat that only it may see. */
function ownPack(s: DraftState, seat: number): readonly number[] {
  const frame = top(s);
  // Who drafts by chance looks at no booster, nor does who only passes one (CR 905.1c).
  if (passesBoosters(s.kind)) return isBlind(s, seat) ? [] : s.packs[seat];
  if (s.kind === 'winston' && frame?.pc === 'look' && s.pending?.seat === seat) return s.piles[frame.pick - 1];
  return [];
}

type Mattering = { readonly [K in 'up' | 'notes' | 'removed' | 'seen']: DraftView[K] };

/** What may be seen of cards that do something during the draft. */
function mattering(s: DraftState, seat: number | null, released: boolean): Mattering {
  const { up, notes, removed, seen } = s.matters;
  return {
    up: up.map((id) => ({ seat: s.pools.findIndex((pool) => pool.includes(id)), card: s.cards[id] })),
    notes: notes.map(({ card, names, types, ...note }) => {
      const words = names ?? types;
      return { ...note, name: s.cards[card].name, ...(words ? { words } : {}) };
    }),
    removed: removed.map((r) => ({ seat: r.seat, card: r.face === 'up' || r.seat === seat || released ? s.cards[r.card] : null })),
    seen: seen.filter((x) => x.seat === seat).map(({ by, cards }) => ({ by: s.cards[by].name, cards: cards.map((id) => s.cards[id]) })),
  };
}

/** Who can lead the deck of a seat. */
function leadersFor(s: DraftState, seat: number, rules: CommanderRules): SeenLeader[] {
  const all = leadersIn(s, seat, rules);
  const together = (a: DraftCard, b: DraftCard): boolean => a !== b && rules.canLeadTogether(a.name, b.name, s.oneColorPartners === true);
  return all.map((c) => ({
    card: c.id,
    alone: rules.canLeadAlone(c.name),
    with: all.filter((other) => together(c, other)).map((other) => other.id),
    colors: colorsIn(rules.identityOfLeaders([c.name])),
    ...(rules.choosesColor(c.name) ? { chooses: true as const } : {}),
  }));
}

/** The view of a seat; null: of somebody who watches. */
export function viewOf(s: DraftState, seat: number | null, rules: CommanderRules): DraftView {
  const cards = (ids: readonly number[]): DraftCard[] => ids.map((id) => s.cards[id]);
  const released = isReleased(s);
  const phase = phaseOf(s);
  const frame = top(s);
  const drafting = phase === 'drafting' && frame;
  const round = frame?.round ?? s.rounds;
  const isRochester = s.kind === 'rochester';
  const shown = (owner: number): boolean => owner === seat || released;
  return {
    seat,
    kind: s.kind,
    names: s.names,
    phase,
    round: isRochester
      ? Math.min(s.rounds, openerOf(round, s.names.length).round)
      : s.kind === 'winston'
        ? round
        : Math.min(round, s.rounds),
    rounds: s.kind === 'winston' ? 0 : s.rounds,
    pick: frame?.pick ?? 0,
    direction: drafting && passesBoosters(s.kind) ? directionOf(round) : null,
    seconds: secondsFor(s),
    pack: seat === null ? [] : cards(ownPack(s, seat)),
    packs: passesBoosters(s.kind) ? s.packs.map((pack) => pack.length) : [],
    behind: s.behind.map((queue) => queue.map((pack) => pack.length)),
    open: drafting && openKinds.has(s.kind) ? s.packs[0].map((id) => (id < 0 ? null : s.cards[id])) : [],
    stack: s.stack.length,
    piles: s.piles.map((pile) => pile.length),
    away: cards(s.away),
    pool: seat === null ? [] : cards(s.pools[seat] ?? []),
    leaders: seat !== null ? leadersFor(s, seat, rules) : [],
    lacking: s.lacking ?? [],
    oneColorPartners: s.oneColorPartners === true,
    pools: s.pools.map((pool, owner) => (shown(owner) || openKinds.has(s.kind) ? cards(pool) : pool.length)),
    decks: s.decks.map((deck, owner) => (deck && shown(owner) ? deck : deck !== null)),
    ...mattering(s, seat, released),
    left: s.standing.map((at) => at !== 'in'),
    decisions: seenDecisions(s, seat) as SeenDecision<DraftOption>[],
    log: released ? s.picks : null,
    unopened: released ? s.spares.map((x) => x.cards) : null,
    cards: released ? s.cards : null,
    result: s.result,
  };
}
