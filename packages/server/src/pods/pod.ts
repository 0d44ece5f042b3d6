/** A pod as its entries make it: who drafted, with which decks, and the tournament that is played with them. */

import { playsAtTables, roundsOfTables } from '@apnap/limited';
import type { Level } from '@apnap/protocol';
import {
  act,
  actAll,
  type Command,
  createTournament,
  type Doing,
  isPlayed,
  lastRound,
  openTables,
  openTournament,
  planSwiss,
  recommendedRounds,
  rulesetOf,
  seatsOf,
  swissIsOver,
  type Tournament,
  type Entry as TournamentEntry,
} from '@apnap/tournament';
import type { TableDeck } from '../games/deck.js';
import type { Withdrawal } from '../tables/entries.js';

/** Somebody who drafted, and handed in a deck. */
export interface Entrant {
  id: string;
  name: string;
  seat: number;
  /** A person's id; a computer has a level instead. */
  person?: { id: string; kind: 'guest' | 'account' };
  level?: Level;
  deck: TableDeck;
}

/** All that happens to a pod, as it is written down. */
export type PodEntry =
  /** `commander`: after a Commander Draft. */
  | { e: 'open'; table: string; bestOf: 1 | 3; minutes?: number; commander?: 1; entrants: Entrant[] }
  /** Commands of the tournament. */
  | { e: 'do'; entries: TournamentEntry[] }
  /** At which tables the matches of a round are played that people take part in. */
  | { e: 'tables'; round: number; at: Record<number, string> };

const BY = 'server';

/** Whether an entrant plays no more. */
const hasLeft = (e: { readonly drops: readonly { back?: number }[] }): boolean => e.drops.some((d) => d.back === undefined);
const doing = (at: number): Doing => ({ at: `${new Date(at).toISOString().slice(0, 19)}Z`, by: BY });

/** A match that has no result yet: of two, or a game of several (CR 903.13g). */
export interface OpenMatch {
  table: number;
  /** In the order of the seats. */
  players: Entrant[];
  several: boolean;
  /** The table at which it is played. */
  at: string | undefined;
}

export class Pod {
  table = '';
  bestOf: 1 | 3 = 1;
  /** Minutes of a round; null: no limit. */
  minutes: number | null = null;
  /** Its decks have commanders (CR 903.13f). */
  commander = false;
  entrants: readonly Entrant[] = [];
  tournament: Tournament | null = null;
  /** By round, then by number of the match: its table. */
  readonly at = new Map<number, Record<number, string>>();

  constructor(entries: readonly PodEntry[]) {
    const log: TournamentEntry[] = [];
    for (const e of entries) {
      if (e.e === 'open') {
        this.table = e.table;
        this.bestOf = e.bestOf;
        this.minutes = e.minutes ?? null;
        this.commander = e.commander === 1;
        this.entrants = e.entrants;
      } else if (e.e === 'do') log.push(...e.entries);
      else this.at.set(e.round, e.at);
    }
    if (log.length > 0) this.tournament = openTournament(log);
  }

  get over(): boolean {
    return this.tournament?.state.status === 'finished';
  }

  entrant(id: string | null): Entrant | undefined {
    return this.entrants.find((e) => e.id === id);
  }

  /** Whether somebody plays no more. */
  hasDropped(id: string): boolean {
    return this.tournament?.state.entrants.some((e) => e.id === id && hasLeft(e)) ?? false;
  }

  /** The matches of the last round that have no result yet. */
  get open(): OpenMatch[] {
    const { tournament } = this;
    const round = tournament && lastRound(tournament.state);
    if (!round || round.status === 'closed') return [];
    return openTables(round).map((t) => ({
      table: t.table,
      players: seatsOf(t).flatMap((id) => this.entrant(id) ?? []),
      several: t.kind === 'pod',
      at: this.at.get(round.number)?.[t.table],
    }));
  }
}

/** What is new in a tournament. */
const added = (before: Tournament | null, after: Tournament): PodEntry => ({ e: 'do', entries: after.log.slice(before?.log.length ?? 0) });

/** Pairs the next round, and gives tables to the matches of people. */
function paired(
  t: Tournament,
  entrants: readonly Entrant[],
  at: number,
  newId: () => string,
): { tournament: Tournament; entries: PodEntry[] } {
  const { command } = planSwiss(t.state);
  const tournament = actAll(t, doing(at), [command, { type: 'publish', round: command.round }]);
  const isPerson = (id: string): boolean => entrants.find((e) => e.id === id)?.person !== undefined;
  const tables = command.tables.filter((x) => isPlayed(x) && seatsOf(x).some(isPerson));
  return {
    tournament,
    entries: [added(t, tournament), { e: 'tables', round: command.round, at: Object.fromEntries(tables.map((x) => [x.table, newId()])) }],
  };
}

/** The beginning of a pod: all who have a deck, and the first round. */
export function begunPod(
  { table, bestOf, minutes, commander }: { table: string; bestOf: 1 | 3; minutes?: number | undefined; commander: boolean },
  entrants: Entrant[],
  seed: string,
  at: number,
  newId: () => string,
): PodEntry[] {
  const atTables = playsAtTables(commander ? 'commander' : 'booster', entrants.length);
  // Of several one game is played, and nobody waits for the end of a round but those who have played.
  const limit = minutes === undefined || atTables ? {} : { minutes };
  const open: PodEntry = { e: 'open', table, bestOf: atTables ? 1 : bestOf, ...limit, ...(commander ? { commander: 1 } : {}), entrants };
  if (entrants.length < 2) return [open];
  const created = createTournament(doing(at), {
    type: 'create',
    version: 1,
    name: table,
    ruleset: 'open',
    kind: atTables ? 'multiplayer' : 'individual',
    format: 'limited',
    date: new Date(at).toISOString().slice(0, 10),
    program: 'other',
    rel: 'regular',
    seed,
    settings: {
      ...(atTables ? {} : { matchWins: bestOf === 3 ? 2 : 1 }),
      lists: 'none',
      ...('minutes' in limit ? { roundMinutes: limit.minutes } : {}),
    },
  });
  // Names of two may be the same: they are told apart by their seats.
  const registered = entrants.map((e): Command => {
    const name = `${e.name} (${e.seat + 1})`;
    return { type: 'register', id: e.id, name, members: [{ name }] };
  });
  const { swiss } = recommendedRounds(rulesetOf('open'), { entrants: entrants.length });
  // MTR appendix E: three rounds for eight; fewer where there are too few to meet somebody else each time.
  const rounds = atTables ? roundsOfTables(entrants.length) : Math.max(1, Math.min(swiss, entrants.length - 1));
  const started = actAll(created, doing(at), [...registered, { type: 'start', plan: { kind: 'fixed', rounds } }]);
  const first = paired(started, entrants, at, newId);
  return [open, added(null, started), ...first.entries];
}

/** What came of a match: the games, of a game of several who has won it, and who plays no more, as he said or because he did not come back. */
export interface Outcome {
  games: { a: number; b: number; d: number };
  /** Of a game of several; null: nobody. */
  winner?: string | null;
  /** Who had lost a game of several before it ended. */
  out?: readonly string[];
  gone?: { ids: readonly string[]; why: Withdrawal } | undefined;
}

/** The result of a match: who has left it has conceded it (MTR 2.4), and drops out of the rounds (MTR 2.10). */
export function reported(pod: Pod, table: number, { games, winner = null, out = [], gone }: Outcome, at: number): PodEntry[] {
  const { tournament } = pod;
  const round = tournament && lastRound(tournament.state);
  const match = pod.open.find((m) => m.table === table);
  if (!tournament || !round || !match) return [];
  const drops = (gone?.ids ?? []).filter((id) => !pod.hasDropped(id)).map((id) => dropping(id, gone?.why ?? 'dropped'));
  const done = (report: Command): PodEntry[] => [added(tournament, actAll(tournament, doing(at), [report, ...drops]))];
  if (match.several) {
    // Who was out of a game that nobody has won has lost it; who is left alone would have won.
    const left = match.players.map((p) => p.id).filter((id) => id !== winner && (gone?.ids.includes(id) || out.includes(id)));
    const lost = winner === null && match.players.length - left.length < 2 ? [] : left;
    return done({ type: 'reportPod', round: round.number, table, winner, how: 'played', lost, source: { kind: 'official' } });
  }
  const losers = (['a', 'b'] as const).filter((_, seat) => gone?.ids.includes(match.players[seat].id));
  const against = losers.length === 2 ? 'both' : losers[0];
  return done({
    type: 'report',
    round: round.number,
    table,
    games,
    ...(against ? { how: 'dropped', against } : { how: 'played' }),
    source: { kind: 'official' },
  });
}

const dropping = (id: string, why: Withdrawal): Command => ({ type: 'drop', id, reason: why === 'away' ? 'noShow' : 'asked' });

/** Somebody plays no more (MTR 2.10): he is paired no more, and concedes the match that he is in. Empty: he does so already, or all is over. */
export function dropped(pod: Pod, id: string, at: number): PodEntry[] {
  const { tournament } = pod;
  if (!tournament || pod.over || pod.hasDropped(id) || !pod.entrant(id)) return [];
  return [added(tournament, act(tournament, doing(at), dropping(id, 'dropped')))];
}

/** What comes when all matches of a round have results: the next round, or the end. */
export function goneOn(pod: Pod, at: number, newId: () => string): PodEntry[] {
  const { tournament, entrants } = pod;
  const round = tournament && lastRound(tournament.state);
  if (!tournament || !round || round.status === 'closed' || openTables(round).length > 0) return [];
  const closed = act(tournament, doing(at), { type: 'close', round: round.number });
  // Who is left alone has nobody to play against.
  const left = closed.state.entrants.filter((e) => !hasLeft(e)).length;
  const least = closed.state.kind === 'multiplayer' ? closed.state.settings.podLeast : 2;
  if (swissIsOver(closed.state) || left < least) return [added(tournament, act(closed, doing(at), { type: 'finish' }))];
  return [added(tournament, closed), ...paired(closed, entrants, at, newId).entries];
}
