/**
 * Matches of a tournament that are played at tables of this server: each is opened when its round is out, with both decks as they were handed in, and its
 * result is entered when it is over, once, whatever ends in between. All that is done follows from what is written down.
 */
import { type DeckLine, writeDeckFile } from '@apnap/cards';
import type { TournamentAct } from '@apnap/protocol';
import { Refused } from '@apnap/system';
import {
  type DeckCards,
  extensionOf,
  hasResult,
  isPaused,
  lastRound,
  pausedSeconds,
  type Round,
  roundExtension,
  type Table as Seating,
  type State,
} from '@apnap/tournament';
import type { CardBook } from '../cards.js';
import type { Decks } from '../decks/decks.js';
import type { TableDeck } from '../games/deck.js';
import type { Context } from '../live/context.js';
import { AWAY } from '../live/match-time.js';
import { OneByOne } from '../live/one-by-one.js';
import { newId, type Tables } from '../live/tables.js';
import { type Allowed, MOST_OBJECTS, type Opening, type Sitter } from '../tables/entries.js';
import { type MatchOutcome, outcomeOf } from '../tables/outcome.js';
import type { Table } from '../tables/table.js';
import { plain } from '../text.js';
import { type Kept, tableKey } from './kept.js';
import type { MatchTable, Part } from './store.js';
import type { Tournaments } from './tournaments.js';

/** A list as decks are read. */
function listOf(cards: DeckCards, book: CardBook): string {
  const zone = (list: readonly (readonly [string, number])[] = []): DeckLine[] => list.map(([name, count]) => ({ name, count }));
  const { main, sideboard, commander, companion } = cards;
  const zones = { main: zone(main), sideboard: zone(sideboard), commander: zone(commander), companion: zone(companion) };
  return writeDeckFile({ info: [], layout: [], zones }, 'arena', book.index).text;
}

/** How it is told to the desk what came of a match; null: an official has to say. */
function resultOf({ games, gone, broken }: MatchOutcome): Partial<Extract<TournamentAct, { act: 'report' }>> | null {
  if (broken) return null;
  const result = `${games.a}-${games.b}-${games.d}`;
  // MTR 2.4: who leaves his match has conceded it; where both have, nobody has won it.
  if (gone) return gone.seats.length === 1 ? { result, concede: gone.seats[0] === 0 ? 'a' : 'b' } : { result, matchLoss: 'both' };
  return { result };
}

/** What a match is given beside the minutes of its round: what it lost itself, what all lost, and for how long the clock stood still. */
function allowedTo(round: Round, table: Seating): Allowed {
  const { clock } = round;
  const stood = clock ? pausedSeconds(clock) : 0;
  return {
    seconds: extensionOf(table) + roundExtension(round) + stood,
    turns: table.extraTurns,
    still: clock !== undefined && isPaused(clock),
  };
}

export class Hosting {
  /** One thing after the other, tournament by tournament. */
  private readonly turns = new OneByOne();
  private closed = false;

  constructor(
    private readonly tournaments: Tournaments,
    private readonly tables: Tables,
    private readonly decks: Decks,
    private readonly book: CardBook,
    private readonly cx: Context,
  ) {
    cx.whenEnded.add(this.ended);
    tournaments.onWritten = (kept) => this.goOn(kept.id);
    tournaments.onHeard = (kept) => this.follow(kept.id);
  }

  /** Goes on with all matches whose results are not entered: when a server begins. */
  async resume(): Promise<void> {
    for (const id of await this.tournaments.store.going()) this.goOn(id);
  }

  close(): void {
    this.closed = true;
    this.cx.whenEnded.delete(this.ended);
  }

  private readonly ended = ({ table }: { readonly table: Table }): void => {
    const { match } = table.opening;
    if (match) this.goOn(match.tournament);
  };

  private goOn(id: string): void {
    this.inTurn(id, () => this.advance(id));
  }

  /** Another server has written something: what is played here follows it; the rest is for that server to do. */
  private follow(id: string): void {
    this.inTurn(id, async () => {
      const kept = this.closed ? null : await this.tournaments.find(id);
      if (!kept) return;
      for (const t of await this.tournaments.store.openTables(id)) if (this.tables.here(t.table)) await this.goOnAt(kept, t);
    });
  }

  private inTurn(id: string, act: () => Promise<void>): void {
    void this.turns.run(id, act).catch((e: Error) => {
      if (!this.closed) this.cx.log.fault('tournament.fault', { tournament: id }, e, `tournament ${id}: ${e.stack ?? e.message}`);
    });
  }

  private async advance(id: string): Promise<void> {
    if (this.closed) return;
    const kept = await this.tournaments.find(id);
    if (!kept) return;
    for (const t of await this.tournaments.store.openTables(id)) await this.goOnAt(kept, t);
    const round = lastRound(kept.tournament.state);
    if (kept.policy.play === 'here' && round?.status === 'published') await this.openTables(kept, round);
  }

  /** A table whose result is not entered: it is opened if it is not there, given up if its match is no more, and its result is entered when it is over. */
  private async goOnAt(kept: Kept, t: MatchTable): Promise<void> {
    const found = await this.tables.reach(t.table);
    if (found === 'elsewhere') return;
    const round = kept.tournament.state.rounds.find((r) => r.number === t.round);
    const seating = round?.tables.find((x) => x.a === t.a && x.b === t.b);
    if (!round || !seating) {
      // The round was paired anew.
      await found?.withdraw([0, 1]);
      await found?.reveal();
      await this.tournaments.store.withdraw(t.table);
      await kept.readBeside();
      return;
    }
    // Somebody has entered the result.
    const over = round.status === 'closed' || hasResult(seating);
    if (!found) {
      // Noted and not opened: the server ended in between.
      if (!over) await this.open(kept, round, seating, t.table);
      return;
    }
    if (over) await found.withdraw([0, 1]);
    else await found.allow(allowedTo(round, seating));
    if (found.table.phase !== 'over') return;
    if (!over) await this.enter(kept, round.number, seating.table, t.table, outcomeOf(found.table));
    await this.tournaments.store.settle(t.table);
    await found.reveal();
    await kept.readBeside();
  }

  /** Enters a result; what the rules do not take (a draw in a playoff), or what is none, is left to an official, who is called. */
  private async enter(kept: Kept, round: number, number: number, at: string, outcome: MatchOutcome): Promise<void> {
    const result = resultOf(outcome);
    try {
      if (result) {
        await this.tournaments.asServer(kept, { act: 'report', table: number, round, ...result });
        return;
      }
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
    }
    await this.tournaments.callAsServer(kept, round, number, at);
  }

  /** Opens the table of each match that has none: both play by devices of their own, and their lists are in. */
  private async openTables(kept: Kept, round: Round): Promise<void> {
    for (const t of round.tables) {
      if (t.kind !== 'match' || t.b === null || hasResult(t) || kept.tables.has(tableKey(round.number, t))) continue;
      const sitters = await this.sitters(kept, t);
      if (!sitters) continue;
      const table = await this.tournaments.store.putTable({
        table: newId(),
        tournament: kept.id,
        round: round.number,
        a: t.a,
        b: t.b,
      });
      await this.openFor(kept, round, t, table, sitters);
      await kept.readBeside();
    }
  }

  private async open(kept: Kept, round: Round, t: Seating, at: string): Promise<void> {
    const sitters = await this.sitters(kept, t);
    if (sitters) await this.openFor(kept, round, t, at, sitters);
  }

  private async openFor(kept: Kept, round: Round, t: Seating, at: string, sitters: Sitter[]): Promise<void> {
    const { settings } = kept.tournament.state;
    const minutes = round.stage === 'swiss' ? settings.roundMinutes : settings.eliminationMinutes;
    const opening: Opening = {
      e: 'open',
      sitters,
      bestOf: settings.matchWins === 1 ? 1 : 3,
      clock: null,
      listed: false,
      delay: 0,
      mostObjects: MOST_OBJECTS,
      sealed: 1,
      match: { tournament: kept.id, round: round.number, table: t.table },
      ...(kept.policy.watch === 'nobody' ? { closed: 1 as const } : {}),
      beside: { dungeons: 'asNeeded' },
      ...(minutes > 0 ? { limit: { seconds: minutes * 60, away: AWAY } } : {}),
    };
    const owners = sitters.flatMap((s) => (s.kind === 'computer' ? [] : [{ person: s.person }]));
    await this.tables.create(opening, owners, null, at);
  }

  /** Who sits there with which deck; null: somebody plays by no device, or his list is not in or not playable. */
  private async sitters(kept: Kept, t: Seating): Promise<Sitter[] | null> {
    const found: Sitter[] = [];
    for (const id of [t.a, t.b]) {
      const part = kept.parts.find((p) => p.role === 'player' && p.entrant === id);
      const deck = part && id !== null ? await this.deckOf(kept.tournament.state, id, part) : null;
      if (!part || !deck) return null;
      found.push({ kind: part.kind, person: part.person, name: part.name, deck });
    }
    return found;
  }

  private async deckOf(state: State, id: string, part: Part): Promise<TableDeck | null> {
    const cards = state.entrants.find((e) => e.id === id)?.decks[0]?.at(-1)?.cards;
    if (!cards) return null;
    const known = { id: '', name: plain(cards.name ?? part.name), list: listOf(cards, this.book), mine: true };
    const deck = await this.decks.forTable(known, [{ person: part.person }]);
    return 'en' in deck ? null : deck;
  }
}
