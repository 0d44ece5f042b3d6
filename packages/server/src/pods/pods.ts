/**
 * Rounds with the decks of drafts: begun when a draft is over, gone on with whenever a match is. All that is done follows from what is written down, and
 * can be done twice: a server that ends in the middle goes on where it was.
 */
import { amongPlayers, BASICS, type DraftState, leastDeckOf } from '@apnap/limited';
import type { Database } from '../db/database.js';
import type { Decks } from '../decks/decks.js';
import type { TableDeck } from '../games/deck.js';
import type { Context } from '../live/context.js';
import type { LiveTable } from '../live/live-table.js';
import { AWAY, type MatchClock } from '../live/match-time.js';
import { OneByOne } from '../live/one-by-one.js';
import { newId, type Tables } from '../live/tables.js';
import { tableName } from '../log.js';
import { MOST_OBJECTS, type Opening, type Sitter } from '../tables/entries.js';
import { outcomeOf } from '../tables/outcome.js';
import type { Table } from '../tables/table.js';
import { entrantsOf, listOf } from './decks.js';
import { begunPod, dropped, type Entrant, goneOn, type OpenMatch, type Outcome, Pod, type PodEntry, reported } from './pod.js';
import { PodStore } from './store.js';
import { deckIdOf } from './view.js';
import { type Seen, Watching } from './watching.js';

/** A match of computers that does not end counts as drawn. */
const NOBODY = { won: [], drawn: 1, out: [] };

/** The decks of a match: who was noted as cards were drafted is known by his seat in it (CR 905.2b). */
function decksOf({ players }: OpenMatch): TableDeck[] {
  const seats = players.map((e) => e.seat);
  return players.map(({ deck }) => amongPlayers(deck, seats));
}

const sitterOf = ({ name, person, level }: Entrant, deck: TableDeck): Sitter =>
  person ? { kind: person.kind, person: person.id, name, deck } : { kind: 'computer', level: level ?? 'medium', name, deck };

/** The table of a match. */
const openingOf = (id: string, pod: Pod, match: OpenMatch, decks = decksOf(match)): Opening => ({
  e: 'open',
  sitters: match.players.map((e, seat) => sitterOf(e, decks[seat])),
  bestOf: pod.bestOf,
  clock: null,
  listed: false,
  delay: 0,
  mostObjects: MOST_OBJECTS,
  // Who has seen all of a deck knows more of it than those who have played against it.
  sealed: 1,
  pod: { id, bestOf: pod.bestOf },
  limited: { lands: BASICS, least: leastDeckOf(pod.commander ? 'commander' : 'booster') },
  ...(pod.commander ? { way: { commanders: true } } : {}),
  beside: { dungeons: 'asNeeded' },
  ...(pod.minutes === null ? {} : { limit: { seconds: pod.minutes * 60, away: AWAY } }),
});

/** What came of a match at a table that is over. A game that can't be gone on with counts as drawn. */
function outcomeAt({ table }: LiveTable, { players, several }: OpenMatch): Outcome {
  const { games: played, gone, broken, out } = outcomeOf(table);
  const games = { ...played, d: played.d + (broken ? 1 : 0) };
  const winner = several ? { winner: winnerOf(table.won, players), out: out.map((seat) => players[seat].id) } : {};
  return { games, ...winner, ...(gone ? { gone: { ids: gone.seats.map((seat) => players[seat].id), why: gone.why } } : {}) };
}

/** Who alone has won a game of several; null: nobody. */
function winnerOf(won: readonly number[], players: readonly Entrant[]): string | null {
  const winners = players.filter((_, seat) => won[seat] > 0);
  return winners.length === 1 ? winners[0].id : null;
}

export class Pods {
  private readonly store: PodStore;
  /** One thing after the other, pod by pod. */
  private readonly turns = new OneByOne();
  private closed = false;
  /** Who follows the rounds. */
  readonly watching = new Watching((id) => this.seen(id));

  constructor(
    db: Database,
    private readonly cx: Context,
    private readonly tables: Tables,
    private readonly decks: Decks,
  ) {
    this.store = new PodStore(db);
    cx.whenEnded.add(this.ended);
  }

  /** Goes on with all pods that are not over: when a server begins. */
  async resume(): Promise<void> {
    for (const id of await this.store.going()) this.goOn(id);
  }

  close(): void {
    this.closed = true;
    this.watching.close();
    this.cx.whenEnded.delete(this.ended);
  }

  /** The pod; null: there is none, or its draft goes on. */
  async find(id: string): Promise<Pod | null> {
    const entries = await this.store.log(id);
    return entries.length > 0 ? new Pod(entries) : null;
  }

  /** The rounds as they are now. */
  private async seen(id: string): Promise<Seen | null> {
    const pod = await this.find(id);
    return pod && { pod, there: await this.there(pod) };
  }

  /** Those of the matches that are played now which have a table already, with the time that is left, where it is known here. */
  async there(pod: Pod): Promise<ReadonlyMap<string, MatchClock>> {
    const phases = await this.store.phases(pod.open.flatMap((m) => m.at ?? []));
    return new Map([...phases.keys()].map((at) => [at, this.tables.here(at)?.matchClock ?? {}]));
  }

  /**
   * Somebody plays no more: between rounds, or in the middle of a match, which he concedes (MTR 2.10).
   * @returns whether he played until now
   */
  async drop(id: string, person: string): Promise<boolean> {
    const done = await this.turns.run(id, async () => {
      for (;;) {
        const entries = await this.store.log(id);
        const pod = new Pod(entries);
        const mine = pod.entrants.find((e) => e.person?.id === person);
        const added = mine ? dropped(pod, mine.id, this.cx.now()) : [];
        if (added.length === 0) return false;
        if (await this.append(id, pod.table, entries.length, added)) return true;
      }
    });
    if (done) this.goOn(id);
    return done;
  }

  /** A table of a pod is over. */
  private readonly ended = ({ table }: { readonly table: Table }): void => {
    const { pod } = table.opening;
    if (!pod || this.closed) return;
    if (table.hosted.once) void this.turns.run(pod.id, () => this.begin(pod, table)).catch(this.report(pod.id));
    this.goOn(pod.id);
  };

  private goOn(id: string): void {
    void this.turns.run(id, () => this.advance(id)).catch(this.report(id));
  }

  private report(id: string): (e: Error) => void {
    return (e) => {
      if (!this.closed) this.cx.log.fault('pod.fault', { pod: tableName(id) }, e, `pod ${id}: ${e.stack ?? e.message}`);
    };
  }

  /** The draft is over: decks are kept, the first round is paired. */
  private async begin({ id, bestOf, minutes }: NonNullable<Opening['pod']>, draft: Table): Promise<void> {
    if ((await this.store.log(id)).length > 0) return;
    const entrants = entrantsOf(draft);
    for (const e of entrants)
      if (e.person) await this.decks.keepAs(deckIdOf(id, e.id), e.person.id, e.deck.name.en.slice(0, 80), listOf(e.deck));
    const commander = (draft.line?.state as DraftState | undefined)?.kind === 'commander';
    const entries = begunPod({ table: draft.id, bestOf, minutes, commander }, entrants, this.cx.newSeed(), this.cx.now(), newId);
    await this.append(id, draft.id, 0, entries);
  }

  /** Writes entries behind the first `seq`, and tells those who follow the rounds. @returns false where somebody else has written there before */
  private async append(id: string, table: string, seq: number, entries: readonly PodEntry[]): Promise<boolean> {
    const done = await this.store.append(id, table, seq, entries);
    if (done) this.watching.changed(id);
    return done;
  }

  /** Does all that can be done now. */
  private async advance(id: string): Promise<void> {
    for (let again = true; again && !this.closed; ) {
      const entries = await this.store.log(id);
      if (entries.length === 0) return;
      const pod = new Pod(entries);
      if (pod.over || !pod.tournament) {
        await this.revealed(pod);
        await this.store.finish(id);
        return;
      }
      const next = await this.next(id, pod);
      again = next.length > 0;
      if (again) await this.append(id, pod.table, entries.length, next);
    }
  }

  /** What comes next of a pod; empty: nothing does by itself. */
  private async next(id: string, pod: Pod): Promise<PodEntry[]> {
    const ends = goneOn(pod, this.cx.now(), newId);
    if (ends.length > 0) return ends;
    const { open } = pod;
    const phases = await this.store.phases(open.flatMap((m) => m.at ?? []));
    for (const match of open) {
      if (match.at === undefined) continue;
      const phase = phases.get(match.at);
      if (phase === undefined) await this.opened(id, pod, match, match.at);
      const gone = match.players.flatMap((e, seat) => (pod.hasDropped(e.id) ? [seat] : []));
      // The time of a match goes on only where its table is open.
      const needed = phase === 'over' || gone.length > 0 || pod.minutes !== null;
      const live = needed ? await this.tableAt(match.at) : null;
      const leaving = gone.filter((seat) => !match.several || live?.table.plays(seat));
      // Of a game of several one after the other: the rest play on.
      for (const seats of match.several ? leaving.map((seat) => [seat]) : leaving.length > 0 ? [leaving] : []) await live?.withdraw(seats);
      if (live?.table.phase === 'over') return reported(pod, match.table, outcomeAt(live, match), this.cx.now());
    }
    // Of computers alone, when the people can play already.
    const computers = open.find((m) => m.at === undefined);
    return computers ? this.played(pod, computers) : [];
  }

  private async opened(id: string, pod: Pod, match: OpenMatch, at: string): Promise<void> {
    const owners = match.players.flatMap((e) => (e.person ? [{ person: e.person.id }] : []));
    await this.tables.create(openingOf(id, pod, match), owners, null, at);
    this.watching.changed(id);
  }

  /** A table that is here, or can be. */
  private async tableAt(id: string): Promise<LiveTable | null> {
    const found = await this.tables.reach(id);
    return found === 'elsewhere' ? null : found;
  }

  /** Computers play their match on a thread. */
  private async played(pod: Pod, match: OpenMatch): Promise<PodEntry[]> {
    const { table, players, several } = match;
    const people = pod.entrants.flatMap((e) => (e.person ? [{ person: e.person.id }] : []));
    const given = { decks: decksOf(match), bestOf: pod.bestOf, seed: this.cx.newSeed() };
    const came = await this.cx.workers.do('duel', given, people, 'later').catch((e: Error) => {
      if (this.closed) throw e;
      const said = `pod at table ${pod.table}, match ${table}: ${e.message}`;
      this.cx.log.fault('pod.fault', { table: tableName(pod.table), match: table }, e, said);
      return NOBODY;
    });
    const { won, drawn, out } = came;
    const winner = several ? { winner: winnerOf(won, players), out: out.map((seat) => players[seat].id) } : {};
    return reported(pod, table, { games: { a: won[0] ?? 0, b: won[1] ?? 0, d: drawn }, ...winner }, this.cx.now());
  }

  /** All is played: what was hidden in the draft and in the matches is told. */
  private async revealed(pod: Pod): Promise<void> {
    const ids = [pod.table, ...[...pod.at.values()].flatMap((round) => Object.values(round))];
    for (const id of ids) await (await this.tableAt(id))?.reveal();
  }
}
