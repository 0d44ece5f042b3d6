/**
 * How long Swiss pairings take in late rounds: plays a tournament of so many players by chance, pairs and checks the rounds asked for.
 *
 *   npx tsx --conditions=source scripts/pairing-bench.ts [--players 500,2000,5000] [--rounds 15] [--from 9] [--seed bench] [--json]
 *
 * Three kinds of tournaments: plain (8 % draws, 1 % drop in each round), drawn (70 % draws: few large score groups, long histories in each), and clubs
 * (half of the players belong to clubs whose members must not meet).
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { checkPairing } from '../packages/tournament/src/pairing/check.js';
import { pairSwiss } from '../packages/tournament/src/pairing/swiss.js';
import { Dice, Played } from '../packages/tournament/test/pairing/kit.js';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500,2000,5000' },
    rounds: { type: 'string', default: '15' },
    from: { type: 'string', default: '9' },
    seed: { type: 'string', default: 'bench' },
    json: { type: 'boolean', default: false },
  },
});

const rows: {
  kind: string;
  players: number;
  round: number;
  seconds: number;
  cpu: number;
  checked: number;
  sets: number;
  words: number;
  costs: unknown;
}[] = [];
const KINDS = { plain: { draws: 8 }, drawn: { draws: 70 }, clubs: { draws: 8, clubs: true } };
for (const [kind, players] of Object.keys(KINDS).flatMap((k) =>
  values.players.split(',').map((n) => [k as keyof typeof KINDS, Number(n)] as const),
)) {
  const { draws, clubs } = { clubs: false, ...KINDS[kind] };
  const how = { players, drops: 1, late: 0, draws, seed: values.seed, ...(clubs ? { clubs: Math.floor(players / 6) } : {}) };
  const played = new Played(new Dice(`${values.seed} ${players}`), how);
  for (let round = 1; round <= Number(values.rounds); round++) {
    const problem = played.next(round === Number(values.rounds) ? 'last' : 'not last');
    const before = process.cpuUsage();
    const start = performance.now();
    const outcome = pairSwiss(problem);
    const seconds = (performance.now() - start) / 1000;
    const used = process.cpuUsage(before);
    if (outcome.kind === 'refused') throw new Error(`refused: ${JSON.stringify(outcome.refusals)}`);
    const { result } = outcome;
    if (round >= Number(values.from) || round === 1) {
      const begin = performance.now();
      const faults = checkPairing(problem, result);
      if (faults.length > 0) throw new Error(`faults: ${JSON.stringify(faults.slice(0, 3))}`);
      const checked = (performance.now() - begin) / 1000;
      const { certificate, costs } = result;
      const { pairDowns, ...plain } = costs;
      const row = {
        kind,
        players: problem.players.length,
        round,
        seconds,
        cpu: (used.user + used.system) / 1e6,
        checked,
        sets: certificate.sets.length,
        words: certificate.words.length,
      };
      rows.push({
        ...row,
        costs: {
          ...plain,
          pairDowns: pairDowns.reduce((n, d) => n + d.count, 0),
          squares: pairDowns.reduce((n, d) => n + d.squares, 0),
          groups: pairDowns.length,
        },
      });
      if (!values.json) process.stdout.write(`${JSON.stringify(rows[rows.length - 1])}\n`);
    }
    played.play(result);
  }
}
if (values.json) process.stdout.write(`${JSON.stringify({ machine: cpus()[0].model, node: process.version, rows }, null, 1)}\n`);
