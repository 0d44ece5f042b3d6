import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  begin,
  defaultAnswer,
  give,
  type HasRng,
  type LogEvent,
  play,
  randomAnswer,
  randomInt,
  seedRng,
  setFreezing,
  waiting,
} from '../../src/index.js';
import { type AuctionState, auction, LOTS, MONEY, pointsOf, winnerOf } from './game.js';
import { worldOf } from './worlds.js';

beforeAll(() => setFreezing('on'));
afterAll(() => setFreezing('off'));

const seats = (n: number): { players: { name: string }[] } => ({ players: Array.from({ length: n }, (_, i) => ({ name: `P${i}` })) });

/** Answers by chance to decisions by chance, until it is over. */
function playedBy(seed: string, n: number, see: (s: AuctionState, events: readonly LogEvent[]) => void = () => {}): AuctionState {
  const root: HasRng = { _e: 0, rng: seedRng(seed) };
  const played = begin(auction, seats(n), seed);
  see(played.state, played.events);
  for (let open = waiting(auction, played.state); open.length > 0; open = waiting(auction, played.state)) {
    const d = open[randomInt(root, open.length)];
    const outcome = play(auction as never, played, { to: d.id, answer: randomAnswer(d.ask, (k) => randomInt(root, k)) });
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    see(played.state, outcome.events as readonly LogEvent[]);
  }
  return played.state;
}

describe('who wins a lot (3.3, 3.4)', () => {
  it.each([
    [[3, 9, 5], 4, 1],
    [[9, 9, 5], 4, 2],
    [[9, 9, 5, 5], 4, -1],
    [[3, 9, 5], -3, 0],
    [[3, 3, 5], -3, 2],
  ])('bids %j for %i: place %i', (bids, lot, place) => expect(winnerOf(bids, lot)).toBe(place));
});

describe('the auction', () => {
  it.each([3, 4, 5])('%i players: no card is lost or made, and the most points win', (n) => {
    for (let i = 0; i < 10; i++) {
      const end = playedBy(`auction ${n} ${i}`, n, (s) => {
        const money = [...s.hands, ...s.away, ...s.spent, s.bank].flat();
        expect(money.sort((x, y) => x - y)).toEqual(Array.from({ length: MONEY }, (_, k) => Array(n).fill(k + 1)).flat());
      });
      const points = end.names.map((_, seat) => pointsOf(end, seat));
      expect(end.result?.winners).toEqual(end.names.flatMap((_, seat) => (points[seat] === Math.max(...points) ? [seat] : [])));
      expect(end.won.flat().every((lot) => LOTS.includes(lot))).toBe(true);
    }
  });

  it.each([2, 6])('%i players are no game (1.1)', (n) => expect(() => auction.create(seats(n), 's')).toThrow('three to five'));

  it('who concedes while others choose is answered for by the fallback, and the answers of the others stay (4.2)', () => {
    let s = auction.create(seats(3), 'leaver').state;
    const [first] = waiting(auction, s);
    s = ok(give(auction, s, { to: first.id, answer: { pick: [2, 3] } }));
    s = ok(auction.concede(s, 1));
    expect(waiting(auction, s).map((d) => d.seat)).toEqual([2]);
    const last = waiting(auction, s)[0];
    const hands = s.hands;
    s = ok(give(auction, s, { to: last.id, answer: { pick: [0, 1] } }));
    expect(s.away).toEqual([[hands[0][2], hands[0][3]], hands[1].slice(0, 2), hands[2].slice(0, 2)]);
    expect(waiting(auction, s).map((d) => d.seat)).toEqual([0, 2]);
    s = ok(auction.concede(s, 2));
    expect(s.result).toMatchObject({ winners: [0], rule: '4.3' });
  });

  it('a world that a seat could be in looks the same to it, and another deal comes up', () => {
    let others = 0;
    playedBy('worlds', 4, (s) => {
      if (s.result) return;
      for (let seat = 0; seat < 4; seat++) {
        const world = worldOf(s, seat, seedRng(`world ${seat}`));
        const unanswered = (v: ReturnType<typeof auction.view>) => ({
          ...v,
          decisions: v.decisions.map((d) => (d.seat === seat ? d : { ...d, answered: null })),
        });
        expect(unanswered(auction.view(world, seat))).toEqual(unanswered(auction.view(s, seat)));
        if (JSON.stringify(world.hands) !== JSON.stringify(s.hands)) others++;
      }
    });
    expect(others).toBeGreaterThan(20);
  });

  it('its fallbacks are legal', () => {
    let s = auction.create(seats(3), 'fallbacks').state;
    for (let n = 0; n < 100 && !s.result; n++) {
      const [d] = waiting(auction, s);
      s = ok(auction.answer(s, defaultAnswer(d)));
    }
    expect(s.result).not.toBeNull();
  });
});

function ok(outcome: ReturnType<typeof auction.answer>): AuctionState {
  if (!outcome.ok) throw new Error(outcome.refusal.message.id);
  return outcome.state;
}
