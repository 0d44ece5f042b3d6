/** From what was shown, and what is, to what moves: pure, so that it is the same for every screen. */
import type { Blow, CardView, MagicView, PlayerView, StackItem } from '@apnap/protocol';
import { type Lying, movedCards, onStacks } from './moved.js';
import type { Group, How, Pile, Plan, Spot, Step } from './steps.js';

/** More cards than this that do the same at once are not told apart. */
const MOST = 12;

const object = (id: number): Spot => ({ at: 'object', id });
const zone = (seat: number, z: Pile): Spot => ({ at: 'zone', seat, zone: z });
const has = (c: CardView, type: string): boolean => c.types.includes(type);

/** Where a card is drawn: as itself, or as the sign of its zone. */
const spotOf = (x: Lying): Spot =>
  x.zone === 'graveyard' || x.zone === 'exile' || x.zone === 'command' ? zone(x.seat, x.zone) : object(x.id);
const drawn = (x: Lying): boolean => spotOf(x).at === 'object';

/** Spells that something on the stack was aimed at, which has gone with them and was not itself hit: they were countered. */
function counteredIn(before: MagicView, after: MagicView): ReadonlySet<number> {
  const left = new Set(onStacks(after).map((s) => s.id));
  const gone = onStacks(before).filter((s) => !left.has(s.id));
  const hit = new Set<number>();
  // The last comes first: what was countered counters nothing.
  for (const s of gone.toReversed()) if (!hit.has(s.id)) for (const target of s.targets) hit.add(target);
  return new Set(gone.flatMap((s) => (s.kind === 'spell' && hit.has(s.id) ? [s.id] : [])));
}

function howOf(was: Lying, is: Lying): How {
  if (is.zone === 'stack') return 'cast';
  if (is.zone === 'battlefield') return was.zone === 'stack' ? 'resolve' : has(is.card, 'Land') ? 'land' : 'put';
  if (was.zone === 'battlefield' && is.zone === 'graveyard') return has(was.card, 'Creature') ? 'die' : 'leave';
  return was.zone === 'stack' ? 'leave' : 'put';
}

/** How many cards a seat's hidden zones have more or less; counted down as cards are found to come from there. */
class Hidden {
  private readonly left: Map<number, { hand: number; library: number }>;

  constructor(before: MagicView, after: MagicView) {
    const unseen = (p: PlayerView): number => p.handCount - p.hand.length;
    this.left = new Map(
      after.players.map((p) => {
        const was = before.players.find((x) => x.seat === p.seat);
        return [p.seat, { hand: was ? unseen(p) - unseen(was) : 0, library: was ? p.libraryCount - was.libraryCount : 0 }];
      }),
    );
  }

  /** The hidden zone that one card came out of (-1) or went to (1). */
  take(seat: number, by: 1 | -1): 'hand' | 'library' | null {
    const left = this.left.get(seat);
    if (!left) return null;
    for (const z of ['hand', 'library'] as const)
      if (left[z] * by > 0) {
        left[z] -= by;
        return z;
      }
    return null;
  }

  /** Cards that went unseen from the library to a hand. */
  drawn(seat: number): number {
    const left = this.left.get(seat);
    return left ? Math.max(0, Math.min(left.hand, -left.library)) : 0;
  }

  seats(): number[] {
    return [...this.left.keys()];
  }
}

interface Cards {
  casts: Step[];
  leaves: Step[];
  arrives: Step[];
  draws: Step[];
  /** A spell that was cast and has resolved in one. */
  past: Lying | null;
}

/** What came out of sight. */
function comes(cards: Cards, is: Lying, hidden: Hidden, foreign: boolean): void {
  const { owner } = is.card;
  if (is.card.token) {
    cards.arrives.push({ do: 'appear', id: is.id, token: true });
    return;
  }
  const from = hidden.take(owner, -1);
  if (!from) {
    if (drawn(is)) cards.arrives.push({ do: 'appear', id: is.id, token: false });
    return;
  }
  const how: How =
    is.zone === 'hand' ? 'draw' : is.zone === 'stack' ? 'cast' : is.zone === 'battlefield' && has(is.card, 'Land') ? 'land' : 'put';
  const look = drawn(is) ? { id: is.id, when: 'after' as const } : null;
  const step: Step = { do: 'move', how, from: zone(owner, from), to: spotOf(is), look, hides: drawn(is) ? is.id : null };
  (how === 'draw' ? cards.draws : how === 'cast' ? cards.casts : cards.arrives).push(step);
  const spell =
    is.zone === 'battlefield' ? !has(is.card, 'Land') : is.zone === 'graveyard' && (has(is.card, 'Instant') || has(is.card, 'Sorcery'));
  if (foreign && from === 'hand' && spell) cards.past = is;
}

/** What went out of sight, or ceased to be. */
function goes(cards: Cards, was: Lying, hidden: Hidden): void {
  const to = was.card.token ? null : hidden.take(was.card.owner, 1);
  if (to) {
    const look = drawn(was) ? { id: was.id, when: 'before' as const } : null;
    cards.leaves.push({ do: 'move', how: 'put', from: spotOf(was), to: zone(was.card.owner, to), look, hides: null });
  } else if (drawn(was)) {
    cards.leaves.push({ do: 'vanish', id: was.id, dies: was.zone === 'battlefield' && has(was.card, 'Creature') });
  }
}

function cardsOf(before: MagicView, after: MagicView): Cards {
  const cards: Cards = { casts: [], leaves: [], arrives: [], draws: [], past: null };
  const hidden = new Hidden(before, after);
  const { moved, gone, come } = movedCards(before, after);
  const countered = counteredIn(before, after);
  for (const { was, is } of moved) {
    const how = was.zone === 'stack' && !drawn(is) && countered.has(was.id) ? 'countered' : howOf(was, is);
    const look =
      drawn(is) && how !== 'leave' ? { id: is.id, when: 'after' as const } : drawn(was) ? { id: was.id, when: 'before' as const } : null;
    const step: Step = { do: 'move', how, from: spotOf(was), to: spotOf(is), look, hides: drawn(is) ? is.id : null };
    (how === 'cast' ? cards.casts : is.zone === 'battlefield' ? cards.arrives : cards.leaves).push(step);
  }
  for (const was of gone) goes(cards, was, hidden);
  for (const is of come) comes(cards, is, hidden, after.seat !== null && is.card.owner !== after.seat);
  for (const seat of hidden.seats())
    for (let n = Math.min(7, hidden.drawn(seat)); n > 0; n--)
      cards.draws.push({ do: 'move', how: 'draw', from: zone(seat, 'library'), to: zone(seat, 'hand'), look: null, hides: null });
  return cards;
}

const total = (c: CardView): number => c.counters.reduce((n, x) => n + x.n, 0);

/** What happens to permanents that stay. */
function staying(before: MagicView, after: MagicView): { fights: Step[]; taps: Step[]; counters: Step[] } {
  const old = new Map(before.battlefield.map((c) => [c.id, c]));
  const fights: Step[] = [];
  const taps: Step[] = [];
  const counters: Step[] = [];
  for (const c of after.battlefield) {
    const was = old.get(c.id);
    if (!was) continue;
    if (c.attacking !== undefined && was.attacking === undefined) fights.push({ do: 'attack', id: c.id });
    else if (c.blocking?.length && !was.blocking?.length) fights.push({ do: 'block', id: c.id });
    else if (c.tapped && !was.tapped) taps.push({ do: 'tap', id: c.id });
    if (total(c) > total(was)) counters.push({ do: 'counters', id: c.id, by: total(c) - total(was) });
  }
  return { fights, taps, counters };
}

const livesOf = (before: MagicView, after: MagicView): Step[] =>
  after.players.flatMap((p): Step[] => {
    const was = before.players.find((x) => x.seat === p.seat);
    return was && was.life !== p.life ? [{ do: 'life', seat: p.seat, from: was.life, to: p.life }] : [];
  });

/** Abilities that were put on the stack. */
function abilities(before: MagicView, after: MagicView): Step[] {
  const old = new Set(onStacks(before).map((s) => s.id));
  return onStacks(after).flatMap((s): Step[] => (s.kind !== 'spell' && !old.has(s.id) ? [{ do: 'appear', id: s.id, token: false }] : []));
}

/** The spell or ability of somebody else that is new on the stack: of several a spell, else the last. */
function toRead(before: MagicView, after: MagicView): StackItem | undefined {
  const old = new Set(onStacks(before).map((s) => s.id));
  const made = onStacks(after).filter((s) => s.kind !== 'damage' && s.card && s.controller !== after.seat && !old.has(s.id));
  return made.findLast((s) => s.kind === 'spell') ?? made.at(-1);
}

/** The number of the turn that began last. */
const begun = ({ turn }: MagicView): number => turn.latest ?? turn.number;

/** What a change of the table looks like. @param blows damage that was dealt in between */
export function plan(before: MagicView, after: MagicView, blows: readonly Blow[]): Plan {
  const { casts, leaves, arrives, draws, past } = cardsOf(before, after);
  const { fights, taps, counters } = staying(before, after);
  const hits = blows.map((b): Step => ({ do: 'hit', ...b }));
  const turn: Step[] = begun(before) !== begun(after) && after.turn.number > 0 ? [{ do: 'turn', seat: after.turn.active }] : [];
  const { result, seat } = after;
  const lost = result && result.winners.length > 0 ? after.players.map((p) => p.seat).filter((s) => !result.winners.includes(s)) : [];
  const over: Step[] =
    result && !before.result && seat !== null && lost.length > 0 ? [{ do: 'over', won: !lost.includes(seat), lost }] : [];
  const groups: Group[] = [
    [...turn, ...taps.slice(0, MOST)],
    [...casts, ...abilities(before, after)],
    fights,
    hits.slice(0, 2 * MOST),
    // What was struck dies while it is counted, not after.
    [...livesOf(before, after), ...leaves.slice(0, 2 * MOST)],
    [...arrives.slice(0, 2 * MOST), ...counters.slice(0, MOST)],
    draws.slice(0, MOST),
    over,
  ].filter((g) => g.length > 0);
  const item = toRead(before, after);
  const reading = item?.card
    ? { card: item.card, item, seat: item.controller, first: false }
    : past
      ? { card: past.card, item: null, seat: past.card.owner, first: true }
      : null;
  return { groups, reading };
}
