/** A game that is not Magic, played by the random and by the searching player. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replay, seedRng, toSave, waiting } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { auction } from '../../../kernel/test/auction/game.js';
import { worldOf } from '../../../kernel/test/auction/worlds.js';
import { asked, playThrough } from '../../src/referee.js';
import { type AuctionPlayer, chancer, sight, thinker } from './craft.js';

const setup = (n: number) => ({ players: Array.from({ length: n }, (_, i) => ({ name: `P${i}` })) });
const LIMITS = { budget: 200, depth: 0, turns: 2, width: 9 };

describe('a game of secret bids', () => {
  it.each([3, 4, 5])('%i random players play it to its end, and the record replays', (n) => {
    for (let i = 0; i < 10; i++) {
      const players = Array.from({ length: n }, (_, seat) => chancer(`${i} ${seat}`));
      const played = playThrough(sight, setup(n), `random ${n} ${i}`, players);
      expect(played.refused).toEqual([]);
      expect(played.state.result?.winners.length).toBeGreaterThan(0);
      const save = toSave(auction, setup(n), `random ${n} ${i}`, played);
      expect(auction.hash(replay(auction, save).state)).toBe(save.hash);
    }
  });

  it('one who searches wins far more often than his share among two who play at random', () => {
    const games = 60;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const me = i % 3;
      const players: AuctionPlayer[] = [0, 1, 2].map((seat) => (seat === me ? thinker(`${i}`, LIMITS) : chancer(`${i} ${seat}`)));
      const winners = playThrough(sight, setup(3), `match ${i}`, players).state.result?.winners ?? [];
      if (winners.includes(me)) won += 1 / winners.length;
    }
    // Measured with these seeds: 40. A third would be 20, with a standard deviation of 3.7.
    expect(won).toBeGreaterThanOrEqual(34);
  });

  it('what it may not know makes no difference: other hands, other answers that wait, the same thought', () => {
    const players = (): AuctionPlayer[] => [0, 1, 2].map((seat) => thinker(`${seat}`, LIMITS));
    const [mine, twins] = [players(), players()];
    let { state } = auction.create(setup(3), 'twins');
    let thought = 0;
    for (let n = 0; n < 30 && !state.result; n++) {
      // The last in turn: the others have answered already, in the real state.
      const [d] = waiting(auction, state);
      const answer = asked(sight, state, d, mine);
      const other = worldOf(state, d.decider, seedRng(`other ${n}`));
      const [o] = waiting(auction, other).filter((x) => x.decider === d.decider);
      expect(asked(sight, other, o, twins)).toEqual(answer);
      const why = [mine, twins].map((p) => p[d.decider]).map((p) => (p.needs === 'worlds' ? p.why() : null));
      expect(why[1]).toEqual(why[0]);
      if ((why[0]?.playouts ?? 0) > 0) thought++;
      const outcome = auction.several?.answer(state, d.id, answer);
      if (!outcome?.ok) throw new Error('refused');
      state = outcome.state;
    }
    expect(thought).toBeGreaterThan(10);
  });

  it('neither the game nor what plays it knows Magic', () => {
    const src = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
    const generic = ['../../src/search', '../../../kernel/test/auction', '.'].flatMap((dir) =>
      readdirSync(src(dir)).map((f) => src(`${dir}/${f}`)),
    );
    const files = [...generic, src('../../src/referee.ts'), src('../../src/random.ts')].filter((f) => f.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(12);
    for (const f of files) expect(readFileSync(f, 'utf8').match(/from '[^']*magic[^']*'/g) ?? [], f).toEqual([]);
  });
});
