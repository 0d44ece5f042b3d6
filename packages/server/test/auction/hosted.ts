/** The auction (`kernel/test/auction`), as tables host it: registered by tests only. */
import type { Game } from '@apnap/kernel';
import type { GameView, LogLine, Text } from '@apnap/protocol';
import { type AuctionEvent, type AuctionSetup, type AuctionState, auction } from '../../../kernel/test/auction/game.js';
import type { Hosted, Telling } from '../../src/games/hosted.js';

const both = (text: string): Text => ({ en: text, zh: text });

type HostedAuction = Hosted<AuctionState, AuctionSetup, AuctionEvent>;

export function hostedAuction(game: Game<AuctionState, AuctionSetup, AuctionEvent> = auction): HostedAuction {
  return {
    game,
    inThreads: false,
    over: hostedAuction,
    setupOf: (seats) => ({ players: seats.map(({ name }) => ({ name })) }),
    namesOf: (setup) => setup.players.map((p) => p.name),
    dealt: () => {
      throw new Error('there are no what-ifs');
    },
    illegal: () => null,
    turnOf: (s) => s.lots.length,
    roomOf: () => 500,
    lighten: () => {},
    sight: () => new Map(),
    // Every answer that is carried out shows something.
    teaches: () => true,
    shown: (state, viewer, n) => ({
      view: { n, seat: viewer, ...(game.view(state, viewer === 'all' ? null : viewer) as object) } as unknown as GameView,
      faces: new Map(),
    }),
    telling: (viewer) => telling(game, viewer === 'all' ? null : viewer),
    chronicle: () => ({ next: 0, add: () => {}, rewind: () => {} }),
    why: () => null,
    answerText: (_, __, answer) => both(JSON.stringify(answer)),
    messageText: (_, message) => both(message.id),
    automatic: () => null,
    stillPassing: () => false,
    yieldLabel: (_, key) => both(key),
  };
}

function telling(game: Game<AuctionState, AuctionSetup, AuctionEvent>, seat: number | null): Telling<AuctionState, AuctionEvent> {
  const lines: LogLine[] = [];
  return {
    lines,
    add: (state, events, n) => {
      for (const e of game.viewEvents(state, events, seat) as AuctionEvent[])
        lines.push({ event: e.id, n, kind: 'event', seat: e.seat, text: both(`${e.kind} ${e.what.join()}`), rules: [e.rule] });
    },
    note: (line) => lines.push(line),
    rewind: (to) => {
      lines.length = lines.filter((l) => l.n <= to).length;
    },
  };
}
