/**
 * Whole tournaments by chance through the desk: 4 to 400 players or teams, two-sided and multiplayer, with drops, late entries and corrected results.
 * The log of each is written, read, and verified: every pairing by the independent checkers, every figure calculated a second time.
 * Prints figures; ends with 1 at the first fault.
 *
 *   npx tsx --conditions=source scripts/desk-trials.ts [--tournaments 10000] [--seed desk] [--share 1/2]
 */
import { parseArgs } from 'node:util';
import { randomInt, seedRng } from '@apnap/kernel';
import { canonical, EVENT_KINDS, openTournament, readLog, type SimulationWishes, simulate, verifyLog, writeLog } from '@apnap/tournament';

const { values } = parseArgs({
  options: {
    tournaments: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'desk' },
    share: { type: 'string', default: '1/1' },
  },
});
const [share, shares] = values.share.split('/').map(Number);

/** Most events are small, some large. */
const SIZES = [8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 128, 400] as const;

function wishes(i: number): SimulationWishes {
  const chance = { _e: 0, rng: seedRng(`${values.seed} ${i}`) };
  const kind = EVENT_KINDS[i % EVENT_KINDS.length];
  const most = SIZES[randomInt(chance, SIZES.length)];
  return {
    players: 4 + randomInt(chance, most - 3),
    seed: `${values.seed} ${i}`,
    kind,
    drops: randomInt(chance, 120),
    // Every correction calculates the standings twice: so few in large events.
    errors: randomInt(chance, Math.min(80, Math.ceil(2000 / most))),
    draws: randomInt(chance, 100),
    late: randomInt(chance, 4),
    ...(kind === 'multiplayer' ? {} : { lastRoundsByStanding: randomInt(chance, 2) }),
  };
}

const sum = { tournaments: 0, entries: 0, rounds: 0, byKind: {} as Record<string, number>, pairings: {} as Record<string, number> };
const count = (of: Record<string, number>, key: string): void => {
  of[key] = (of[key] ?? 0) + 1;
};
for (let i = share - 1; i < Number(values.tournaments); i += shares) {
  const w = wishes(i);
  const s = simulate(w);
  const read = readLog(writeLog(s.log));
  const found = verifyLog(s.log);
  const same = read.kind === 'read' && canonical(openTournament(read.entries).state) === canonical(s.state);
  const faulty =
    s.rounds.some((r) => r.certificate === 'faulty') || found.rounds.some((r) => r.pairing === 'wrong' || r.figures === 'wrong');
  if (!same || faulty || found.problems.length > 0) {
    process.stderr.write(`${JSON.stringify({ i, wishes: w, same, problems: found.problems })}\n`);
    process.exit(1);
  }
  sum.tournaments++;
  sum.entries += s.log.length;
  sum.rounds += s.rounds.length;
  count(sum.byKind, w.kind ?? 'individual');
  for (const r of found.rounds) count(sum.pairings, r.pairing);
  if (sum.tournaments % 250 === 0) process.stderr.write(`${JSON.stringify(sum)}\n`);
}
process.stdout.write(`${JSON.stringify(sum)}\n`);
