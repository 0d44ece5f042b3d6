/**
 * Plays tournaments by chance (4 to 400 players, drops, late entries, byes, clubs that must not meet, locked pairs, corrected results) and lets the
 * independent checker judge every round; with up to 10 players every pairing is tried as well. Prints figures; ends with 1 at the first fault.
 *
 *   npx tsx --conditions=source scripts/pairing-trials.ts [--tournaments 10000] [--seed trials] [--share 1/2]
 */
import { parseArgs } from 'node:util';
import { type TrialFigures, trial } from '../packages/tournament/test/pairing/trial.js';

const { values } = parseArgs({
  options: {
    tournaments: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'trials' },
    share: { type: 'string', default: '1/1' },
  },
});
const [share, shares] = values.share.split('/').map(Number);
const sum: TrialFigures = {
  tournaments: 0,
  rounds: 0,
  pairs: 0,
  rematches: 0,
  repeatByes: 0,
  pairDowns: 0,
  far: 0,
  sets: 0,
  triedAll: 0,
  impossible: 0,
  slowest: 0,
};
for (let i = share - 1; i < Number(values.tournaments); i += shares) {
  const figures = trial(`${values.seed} ${i}`, () => (process.cpuUsage().user + process.cpuUsage().system) / 1000);
  for (const key of Object.keys(sum) as (keyof TrialFigures)[])
    sum[key] = key === 'slowest' ? Math.max(sum.slowest, figures.slowest) : sum[key] + figures[key];
  if (sum.tournaments % 500 === 0) process.stderr.write(`${JSON.stringify(sum)}\n`);
}
process.stdout.write(`${JSON.stringify(sum)}\n`);
