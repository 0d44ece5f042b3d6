/**
 * Game losses and match losses in the games of a match (IPG 1.2, 1.3): which are served in which match, which wait for the next one, and which
 * results they allow. All of it follows from the penalties and the tables; nothing is stored.
 */
import { type Message, message } from '../messages.js';
import { isMatch, isMultiplayer, nameOf, playsBySeat } from '../state/look.js';
import type { MatchResult, Penalty, Round, State, Table } from '../state/types.js';
import { podEffect } from './pod-losses.js';
import { type SeatLosses, serveSeats } from './team-losses.js';

type Side = 'a' | 'b';

/** What penalties take from the two of a table. */
export interface Losses {
  /** Games lost by penalties that are served in this match. */
  a: number;
  b: number;
  /** Who has lost the match before it began, by a penalty carried into it. */
  match: readonly Side[];
  /** Of teams whose members play for themselves: whose matches and games; `a` and `b` then count matches. */
  seats?: SeatLosses;
}

const NOTHING: Losses = { a: 0, b: 0, match: [] };

const takes = (p: Penalty): boolean => p.penalty === 'gameLoss' || p.penalty === 'matchLoss';
/** Whether it was waiting when the match of this round began. */
const carriedInto = (p: Penalty, round: number): boolean => p.served === 'nextMatch' || p.from < round;

/** Serves at one table what is due there; what is served leaves `waiting`. */
function serve(waiting: Set<Penalty>, t: Table, round: number, wins: number, result: MatchResult | undefined): Losses {
  const due = (id: string | null, penalty: Penalty['penalty']): Penalty[] =>
    [...waiting].filter((p) => p.id === id && p.penalty === penalty && p.from <= round);
  const done = (list: readonly Penalty[]): void => {
    for (const p of list) waiting.delete(p);
  };
  const ids = { a: t.a, b: t.b };
  const sides = ['a', 'b'] as const;
  const other = (s: Side): Side => (s === 'a' ? 'b' : 'a');
  const lostAtStart = sides.filter((s) => due(ids[s], 'matchLoss').some((p) => carriedInto(p, round)));
  for (const s of sides) done(due(ids[s], 'matchLoss').slice(0, 1));
  // IPG 1.2, 1.3: no game can be lost of a match that is lost; the lighter penalty waits, the opponent's too.
  if (lostAtStart.length > 0) return { ...NOTHING, match: lostAtStart };
  const offsets = { a: 0, b: 0 };
  const losses = { a: 0, b: 0 };
  for (const s of sides)
    for (const p of due(ids[s], 'gameLoss').filter((x) => x.served === 'offset')) {
      offsets[s]++;
      waiting.delete(p);
    }
  const carried = (s: Side): Penalty[] => due(ids[s], 'gameLoss').filter((p) => carriedInto(p, round));
  const both = carried('a').length > 0 && carried('b').length > 0;
  for (const s of sides) {
    const all = due(ids[s], 'gameLoss');
    // IPG 1.2: game losses of all players of a game at the same time offset each other.
    const free = Math.min(all.length, (both ? 1 : 0) + Math.max(0, offsets[other(s)] - offsets[s]));
    const served = all.slice(free, free + wins);
    if (result && (result.how === 'noShow' || result.how === 'penalty')) {
      const loser = result.outcome === s || result.outcome === 'draw' ? other(s) : s;
      // Of a match lost by a penalty the games tell whether the winner's game loss was served; of one not played, nobody's was.
      const shown = loser === s ? (result.how === 'noShow' ? 0 : wins) : result.games[other(s)];
      served.splice(shown);
    }
    done(all.slice(0, free));
    done(served);
    losses[s] = served.length;
  }
  return { ...losses, match: [] };
}

/** The same of teams whose members play for themselves: matches of members who both lost theirs are nobody's. */
function serveTeams(state: State, waiting: Set<Penalty>, t: Table, round: number, result: MatchResult | undefined): Losses {
  const { seats, match } = serveSeats(state, waiting, t, round, result);
  const alone = (mine: readonly number[], other: readonly number[]): number => mine.filter((m) => !other.includes(m)).length;
  const { a, b } = seats.lost;
  return { a: alone(a, b), b: alone(b, a), match, seats };
}

/** Whether anything could be taken from anybody: most events have no such penalty, and all their results are looked at. */
const mayLose = (state: State): boolean => state.penalties.some(takes) || (playsBySeat(state) && state.entrants.some((e) => e.gone));

/** What penalties take at the tables of a round, by table. */
export function lossesOf(state: State, round: number, without?: Table): Map<Table, Losses> {
  if (!mayLose(state)) return new Map();
  const waiting = new Set(state.penalties.filter(takes));
  const found = new Map<Table, Losses>();
  for (const r of state.rounds) {
    if (r.number > round) break;
    // Rounds before matter for what they served alone.
    if (r.number < round && waiting.size === 0) continue;
    for (const t of r.tables)
      if (isMatch(t)) {
        const result = t === without ? undefined : t.result;
        const losses = playsBySeat(state)
          ? serveTeams(state, waiting, t, r.number, result)
          : serve(waiting, t, r.number, state.settings.matchWins, result);
        if (r.number === round) found.set(t, losses);
      }
  }
  return found;
}

/**
 * Who of a table lost a game before play began: by a penalty carried into the match, given before the round was published, or for coming late. Nobody
 * uses a sideboard before the game that is played next then (MTR 3.15, IPG 1.2).
 */
export function lostBeforePlay(state: State, round: Round, t: Table): Side[] {
  const losses = lossesOf(state, round.number).get(t);
  if (!losses || losses.seats) return [];
  const early = (p: Penalty): boolean =>
    carriedInto(p, round.number) || p.infraction === 'tardiness' || round.publishedAt === undefined || p.at < round.publishedAt;
  return (['a', 'b'] as const).filter((s) => {
    const id = s === 'a' ? t.a : t.b;
    return losses[s] > 0 && state.penalties.some((p) => p.id === id && p.penalty === 'gameLoss' && p.from <= round.number && early(p));
  });
}

/** What is wrong with a result in the light of the penalties that are served in its match. */
export function againstPenalties(state: State, round: number, t: Table, result: MatchResult): Message | undefined {
  if (!mayLose(state)) return undefined;
  const losses = lossesOf(state, round, t).get(t) ?? NOTHING;
  const name = (s: Side): string => nameOf(state, s === 'a' ? t.a : t.b);
  for (const s of losses.match) {
    const lost = result.outcome === 'bothLose' || result.outcome === (s === 'a' ? 'b' : 'a');
    if (!lost) return message('error.matchLossDue', { table: t.table, name: name(s) });
  }
  if (losses.match.length > 0 || result.how === 'noShow' || result.how === 'penalty') return undefined;
  for (const s of ['a', 'b'] as const)
    if (result.games[s === 'a' ? 'b' : 'a'] < losses[s])
      return message(losses.seats ? 'error.seatLossDue' : 'error.gameLossDue', {
        table: t.table,
        name: name(s),
        opponent: name(s === 'a' ? 'b' : 'a'),
        count: losses[s],
      });
  return undefined;
}

/** When a penalty that is given takes effect, and from which round on (IPG 1.2): in the match that is played, or in the next one. */
export function takesEffect(state: State, id: string, c: Pick<Penalty, 'penalty' | 'served' | 'round'>): Pick<Penalty, 'served' | 'from'> {
  if (isMultiplayer(state)) return podEffect(state, id, c, (from) => later(c, from));
  const last = state.rounds.at(-1);
  const next = (last?.number ?? 0) + 1;
  if (!last || c.round !== last.number || last.status === 'closed') return later(c, next);
  const table = last.tables.find((t) => isMatch(t) && (t.a === id || t.b === id));
  if (!table || table.result) return later(c, next);
  // Before the match begins everything that was not carried into another match is due in it.
  if (last.status === 'review') return c.penalty === 'matchLoss' ? later(c, last.number) : { served: c.served, from: last.number };
  return { served: c.served, from: c.served === 'nextMatch' ? next : last.number };
}

const later = (c: Pick<Penalty, 'penalty' | 'served'>, from: number): Pick<Penalty, 'served' | 'from'> => ({
  served: (c.penalty === 'gameLoss' || c.penalty === 'matchLoss') && c.served !== 'offset' ? 'nextMatch' : c.served,
  from,
});
