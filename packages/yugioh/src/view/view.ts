/** What a seat may see, built from nothing (Y27). */

import { type SeenDecision, seenDecisions } from '@apnap/kernel';
import type { Phase } from '../language/index.js';
import { isNegated, statOf } from '../reading/values.js';
import { card, onField, placeOf, player, posOf, printed } from '../state/access.js';
import type { Rules } from '../state/rules.js';
import type { CardRow, DuelEvent, Seat, State } from '../state/types.js';

/** A card as it is seen; without `card` it is not known which one it is. */
export interface SeenCard {
  zone: string;
  pos: string;
  card?: number;
  atk?: number;
  def?: number;
  /** Y27.10: the turn in which it was placed. */
  since: number;
  /** Level or Rank as it is now. */
  level?: number;
  /** Y3.3: it lies in a Pendulum Zone. */
  scale?: true;
  /** Y26.1: the place of the monster it is equipped to. */
  host?: string;
  /** Y22.1: its effects are negated. */
  negated?: true;
  /** Y13.3: it has attacked this turn. */
  attacked?: true;
  materials?: readonly number[];
  counters?: Readonly<Record<string, number>>;
}

export interface SeenPlayer {
  lp: number;
  deck: number;
  /** Y27.2: one's own cards; of others only how many. */
  hand: readonly number[] | number;
  extra: { faceDown: readonly number[] | number; faceUp: readonly number[] };
  grave: readonly number[];
  banished: { faceUp: readonly number[]; faceDown: readonly number[] | number };
  field: readonly SeenCard[];
}

/** A Chain Link as everybody sees it. */
export interface SeenLink {
  seat: Seat;
  card: number;
  at: string;
  targets: readonly string[];
  negated: boolean;
}

/** Y9.2 to Y9.5: by option, for how many Tributes it counts, how many are needed, and which would free a zone (null: one is free). */
export interface SeenTributes {
  worths: readonly number[];
  need: number;
  frees: readonly boolean[] | null;
}

export interface View {
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  names: readonly [string, string];
  turn: number;
  active: Seat;
  phase: Phase;
  players: readonly SeenPlayer[];
  chain: readonly SeenLink[];
  /** Y13.4: the attack that is going on: from where, and at what; null: the player. */
  attack: { from: string; at: string | null } | null;
  decisions: readonly SeenDecision[];
  /** Of the decision that this seat has to answer, where it is for Tributes. */
  tributes?: SeenTributes;
  /** Y28.2: which zones there are. */
  rules: Pick<Rules, 'extraZones' | 'pendulum'>;
  result: State['result'];
}

/** Y27.1, Y27.2: a card on the field. */
function seenOnField(s: State, row: number, seat: number | null): SeenCard {
  const c = card(s, row);
  const known = c.up || c.controller === seat;
  const where = { zone: `${c.controller} ${c.zone} ${c.place}`, pos: posOf(c), since: c.since };
  if (!known) return where;
  return { ...where, card: printed(s, row).id, ...stats(s, row), ...state(s, row), ...under(s, c) };
}

/** Values of a face-up monster as they are now (Y23). */
function stats(s: State, row: number): Pick<SeenCard, 'atk' | 'def' | 'level'> {
  const c = card(s, row);
  if (c.zone !== 'monster' || !c.up) return {};
  const level = statOf(s, row, printed(s, row).rank === undefined ? 'level' : 'rank');
  return { atk: statOf(s, row, 'atk') ?? 0, def: statOf(s, row, 'def') ?? 0, ...(level === null ? {} : { level }) };
}

const state = (s: State, row: number): Pick<SeenCard, 'scale' | 'host' | 'negated' | 'attacked'> => {
  const c = card(s, row);
  return {
    ...(c.scale ? { scale: true } : {}),
    ...(c.host >= 0 && onField(s, c.host) ? { host: placeOf(s, c.host) } : {}),
    ...(c.up && isNegated(s, row) ? { negated: true } : {}),
    ...(c.zone === 'monster' && c.attackedIn === s.turn && c.attacks > 0 ? { attacked: true } : {}),
  };
};

const under = (s: State, c: CardRow): Pick<SeenCard, 'materials' | 'counters'> => ({
  ...(c.materials.length > 0 ? { materials: c.materials.map((m) => printed(s, m).id) } : {}),
  ...(Object.keys(c.counters).length > 0 ? { counters: c.counters } : {}),
});

function seenPlayer(s: State, of: Seat, seat: number | null): SeenPlayer {
  const p = player(s, of);
  const own = of === seat;
  const ids = (rows: readonly number[]): number[] => rows.map((r) => printed(s, r).id);
  const ups = (rows: readonly number[], up: boolean): number[] => rows.filter((r) => card(s, r).up === up);
  const hidden = (rows: readonly number[]): readonly number[] | number => (own ? ids(rows) : rows.length);
  return {
    lp: p.lp,
    deck: p.deck.length,
    hand: hidden(p.hand),
    extra: { faceDown: hidden(ups(p.extra, false)), faceUp: ids(ups(p.extra, true)) },
    grave: ids(p.grave),
    banished: { faceUp: ids(ups(p.banished, true)), faceDown: hidden(ups(p.banished, false)) },
    field: [...p.monster, ...p.spell].filter((r) => r >= 0).map((row) => seenOnField(s, row, seat)),
  };
}

/** Y27: the Duel as a seat (null: a spectator) sees it. */
export const viewOf = (s: State, seat: number | null): View => ({
  seat,
  names: s.names,
  turn: s.turn,
  active: s.active,
  phase: s.phase,
  players: ([0, 1] as const).map((of) => seenPlayer(s, of, seat)),
  chain: s.chain.map((l) => ({
    seat: l.seat,
    card: s._pool.cards[l.card].printed.id,
    at: openPlace(s, l.row),
    targets: l.targets.map(([row]) => openPlace(s, row)),
    negated: l.negated !== 'no',
  })),
  attack: attackOf(s),
  decisions: seenDecisions(s, seat).map((d) => veiledDecision(s, d, seat)),
  rules: { extraZones: s.rules.extraZones, pendulum: s.rules.pendulum },
  ...(s.pending && seat === s.pending.decider && s.pending.kind === 'choose tributes'
    ? { tributes: s.pending.detail as SeenTributes }
    : {}),
  result: s.result,
});

/** Of what others are asked nothing is seen but that they are: it would tell what they hold (Y27.2). */
const veiledDecision = (s: State, d: SeenDecision, seat: number | null): SeenDecision =>
  d.seat === seat || d.decider === seat
    ? { ...d, ask: d.ask && veiled(s, d.ask, seat) }
    : { ...d, kind: '', rule: '', prompt: null, ask: null };

/** In place of a card that is not named. */
export const UNNAMED = 0;

type Ask = NonNullable<SeenDecision['ask']>;

/** Options without what a seat can't know of them: which card lies face-down, where in a Deck one is (Y27.1, Y27.2). */
function veiled(s: State, ask: Ask, seat: number | null): Ask {
  if (ask.form !== 'pick' && ask.form !== 'order') return ask;
  const hidden = new Set(
    s.cards.rows.flatMap((c, row) => {
      const down = !c.up && (c.zone === 'monster' || c.zone === 'spell' || c.zone === 'banished');
      return down && c.controller !== seat ? [placeOf(s, row)] : [];
    }),
  );
  const options = ask.options.map((o) => {
    const { card: known, at, ...rest } = o as { card?: number; at?: string };
    return {
      ...rest,
      ...(known === undefined || (at !== undefined && hidden.has(at)) ? {} : { card: known }),
      ...(at === undefined ? {} : { at: withoutDepth(at) }),
    };
  });
  return { ...ask, options };
}

/** A place in a Deck without how deep it is. */
const withoutDepth = (place: string): string => place.replace(/ deck \d+$/, ' deck');

/** A place that everybody may know: in a hidden zone without its number (Y27.2). */
const openPlace = (s: State, row: number): string => vague(placeOf(s, row));

function attackOf(s: State): View['attack'] {
  const b = s.battle;
  if (!b || b.ended || card(s, b.attacker).stay !== b.attackerVisit) return null;
  return { from: placeOf(s, b.attacker), at: b.target < 0 ? null : placeOf(s, b.target) };
}

/** Whether a seat may know which card lay at a place that is named in the log: it is open there, or its own. */
function mayName(s: State, place: string, seat: number | null): boolean {
  const [of, zone, n] = place.split(' ');
  if (zone === 'grave' || Number(of) === seat) return true;
  if (zone !== 'monster' && zone !== 'spell') return false;
  const row = player(s, Number(of) as Seat)[zone][Number(n)];
  return row >= 0 && card(s, row).up;
}

/**
 * An entry of the log without what is not for a seat to see (Y27.2).
 * @param s the state after it: what lies face-down there, or lies there no more, is not named as a target
 */
export function seenEvent(e: DuelEvent, seat: number | null, s: State): DuelEvent {
  if (e.targets) return { ...e, targets: e.targets.map(([id, place]) => [mayName(s, place, seat) ? id : UNNAMED, place] as const) };
  if (e.only === undefined || e.only === seat) return e;
  const { card: _card, cards, only: _only, from, to, ...rest } = e;
  return {
    ...rest,
    ...(from === undefined ? {} : { from: vague(from) }),
    ...(to === undefined ? {} : { to: vague(to) }),
    ...(cards ? { amount: cards.length } : {}),
  };
}

/** A place in a hidden zone without its number. */
const vague = (place: string): string => place.replace(/ (deck|hand|extra) \d+$/, ' $1');
