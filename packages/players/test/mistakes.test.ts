/** Mistakes of the weak levels are those of a beginner: never harm to what is one's own, for nothing. */
import { magicGame } from '@apnap/magic';
import { expect, it } from 'vitest';
import { table } from '../../magic/test/kit.js';
import { askPlayer, createPlayer, strengthOf } from '../src/index.js';
import { said, source } from './seat.js';

const game = magicGame(source);
const SEEDS = 20;

/** Removal of each kind, with the lands for it. */
const REMOVAL: readonly (readonly [string, string])[] = [
  ['Victim of Night', '2 Swamp'],
  ['Lightning Bolt', 'Mountain'],
  ['Unsummon', 'Island'],
  ['Pacifism', '2 Plains'],
];
const BOARDS: readonly (readonly [string, readonly string[]])[] = [
  ['nothing of the opponent there', []],
  ['a creature of the opponent there', ['Craw Wurm']],
];

it.each((['beginner', 'easy'] as const).flatMap((level) => REMOVAL.map(([spell, lands]) => [level, spell, lands] as const)))(
  '%s: %s is not aimed at its own creature',
  (level, spell, lands) => {
    const own: string[] = [];
    let cast = 0;
    for (const [what, theirs] of BOARDS)
      for (let seed = 0; seed < SEEDS; seed++) {
        const t = table({
          A: { hand: [spell], battlefield: [lands, 'Trained Armodon'] },
          B: { battlefield: [...theirs] },
        });
        const players = [0, 1].map((i) => createPlayer('search', `${level} ${seed} ${i}`, source, strengthOf(level)));
        for (let n = 0; n < 40 && t.state.pending && t.state.turn.number === 1; n++) {
          const { seat, kind } = t.decision;
          const answer = askPlayer(game, t.state, players);
          if (seat === 0 && kind === 'targets') cast++;
          if (seat === 0 && kind === 'targets' && said(t, answer).some((x) => x.includes('Trained Armodon')))
            own.push(`${what}, seed ${seed}`);
          t.answer(answer);
        }
      }
    expect(own).toEqual([]);
    // It does use it, and now and then it keeps what it should use.
    expect(cast).toBeGreaterThan(0);
    expect(cast).toBeLessThan(BOARDS.length * SEEDS);
  },
);
