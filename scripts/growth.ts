/**
 * How the costs of the engine grow with what a game has: permanents, effects, cards in hand, spells on the stack, players, turns. Times are those of the machine; what is compared
 * with limits are exponents, which are the same everywhere.
 *
 *   npm run growth                  the table
 *   npm run growth -- --json        the same as data (docs/bench has some)
 *   npm run growth -- --of stack    axes whose name has the word
 *
 * Ends with code 1 where something grows faster than it may (`growth/axes.ts`).
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { AXES, type Axis } from './growth/axes.js';
import { type Growth, growthOf } from './growth/measure.js';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, of: { type: 'string', default: '' }, batches: { type: 'string', default: '8' } },
});

/** What the machine does besides makes single times longer: what seems too much is measured again. */
function measured(axis: Axis): Growth[] {
  let rows = growthOf(axis, Number(values.batches));
  for (let n = 0; n < 2 && rows.some((r) => r.exponent > r.most); n++) rows = growthOf(axis, Number(values.batches));
  return rows;
}

const rows = AXES.filter((a) => a.of.includes(values.of)).flatMap(measured);
if (values.json)
  console.log(
    JSON.stringify(
      { date: new Date().toISOString().slice(0, 10), node: process.version, machine: `${cpus().length} × ${cpus()[0]?.model}`, rows },
      null,
      1,
    ),
  );
else
  for (const { of, deed, sizes, us, exponent, most } of rows) {
    const times = sizes.map((size, i) => `${size}: ${us[i].toPrecision(3)}`).join('  ');
    console.log(
      `${of.padEnd(44)} ${deed.padEnd(7)} ${times.padEnd(56)} exponent ${exponent.toFixed(2)} of ${most}${exponent > most ? '  TOO MUCH' : ''}`,
    );
  }
process.exit(rows.some((r) => r.exponent > r.most) ? 1 : 0);
