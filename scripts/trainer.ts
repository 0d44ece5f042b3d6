/**
 * Makes many questions of each family at each level, and checks what can be checked of each: exactly one right answer among different ones, the same question
 * from the same seed, words in both languages. `npx tsx --conditions=source scripts/trainer.ts [how many in all of each family] [family]…`
 */
import { embeddedDatabase } from '@apnap/cards';
import { FAMILIES, type FamilyId, LEVELS, STEPS, Trainer } from '@apnap/trainer';
import { faultsOf } from '../packages/trainer/test/faults.js';

const [count = '500', ...chosen] = process.argv.slice(2);
const families = chosen.length > 0 ? FAMILIES.filter((f) => chosen.includes(f)) : FAMILIES;
const trainer = new Trainer(embeddedDatabase());
let bad = 0;

function check(family: FamilyId): void {
  const start = process.cpuUsage().user;
  const places = [0, 0, 0, 0];
  const asked = new Set<string>();
  let faults = 0;
  for (let n = 0; n < Number(count); n++) {
    const level = LEVELS[n % LEVELS.length];
    try {
      const q = trainer.question(`${n}`, family, level);
      places[q.right]++;
      asked.add(JSON.stringify([q.told, q.ask, q.choices.slice().sort((a, b) => (a.en < b.en ? -1 : 1))]));
      for (const fault of faultsOf(trainer, q)) {
        faults++;
        if (faults < 4) console.error(`${family} ${level} ${n}: ${fault}`);
      }
    } catch (e) {
      faults++;
      if (faults < 4) console.error(`${family} ${level} ${n}: ${(e as Error).stack}`);
    }
  }
  bad += faults;
  const ms = (process.cpuUsage().user - start) / 1000 / Number(count);
  console.log(
    `${family}: ${count} questions, ${asked.size} different, ${faults} faults, right at ${places.join(' ')}, ${ms.toFixed(1)} ms each`,
  );
}

/** Towers, as many as have so many questions. */
function checkTowers(): void {
  const start = process.cpuUsage().user;
  const towers = Math.ceil(Number(count) / STEPS);
  let faults = 0;
  for (let n = 0; n < towers; n++)
    for (const [step, q] of trainer.tower(`${n}`).entries())
      for (const fault of faultsOf(trainer, q, step)) {
        faults++;
        if (faults < 4) console.error(`tower ${n} ${step}: ${fault}`);
      }
  bad += faults;
  const ms = (process.cpuUsage().user - start) / 1000 / (towers * STEPS);
  console.log(`tower: ${towers * STEPS} questions of ${towers} towers, ${faults} faults, ${ms.toFixed(1)} ms each`);
}

for (const f of families) check(f);
if (chosen.length === 0 || chosen.includes('tower')) checkTowers();
process.exitCode = bad > 0 ? 1 : 0;
