/**
 * How far apart in points those are who meet: plays events of so many players as `apnap tournament simulate` does, and counts rounds with a pair of six
 * or more points apart, and rematches.
 *
 *   npx tsx --conditions=source scripts/pairing-gaps.ts [--players 24,63,100] [--events 60] [--seed k] [--drops 30] [--draws 50]
 */
import { parseArgs } from 'node:util';
import { simulate } from '../packages/tournament/src/simulate/simulate.js';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '24,63,100' },
    events: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'k' },
    drops: { type: 'string', default: '30' },
    draws: { type: 'string', default: '50' },
  },
});
/** Two wins. */
const FAR = 6;

const all = { rounds: 0, far: 0, rematches: 0, faulty: 0 };
for (const players of values.players.split(',').map(Number)) {
  const sum = { players, events: 0, rounds: 0, far: 0, over3: 0, eventsFar: 0, rematches: 0, largest: 0, faulty: 0 };
  for (let i = 1; i <= Number(values.events); i++) {
    const { rounds } = simulate({ players, seed: `${values.seed}${i}`, drops: Number(values.drops), draws: Number(values.draws) });
    sum.events++;
    sum.rounds += rounds.length;
    sum.far += rounds.filter((r) => r.maxScoreGap >= FAR).length;
    sum.over3 += rounds.filter((r) => r.maxScoreGap > 3).length;
    sum.eventsFar += rounds.some((r) => r.maxScoreGap >= FAR) ? 1 : 0;
    sum.rematches += rounds.reduce((n, r) => n + r.rematches, 0);
    sum.largest = Math.max(sum.largest, ...rounds.map((r) => r.maxScoreGap));
    sum.faulty += rounds.filter((r) => r.certificate !== 'verified').length;
  }
  for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += sum[key];
  process.stdout.write(`${JSON.stringify({ ...sum, share: sum.far / sum.rounds })}\n`);
}
process.stdout.write(`${JSON.stringify({ ...all, share: all.far / all.rounds })}\n`);
