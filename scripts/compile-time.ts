/**
 * How long compiling takes: `npm run compile-time`. Ends with status 1 when the cards of 2019 take longer than they may. To be run with nothing beside it.
 * Needs ../shared/cards; without it there is nothing to measure.
 */
import { compilerInput } from '@apnap/cards/import';
import { type CardInput, compileCard } from '@apnap/oracle';
import { cardsOf, hasCorpora } from './corpora.js';
import { secondsOf } from './machine.js';

/** Seconds of processor time for compiling all cards of 2019, on the machine of `machine.ts`. */
const SECONDS = 20;
/** Parts in which they are compiled, to see how quick the machine is in between. */
const PIECES = 40;
/** Of so many tries the best: what the machine did besides counts, too. */
const TRIES = 4;

function main(): void {
  if (!hasCorpora()) {
    console.log('no card files in ../shared/cards: nothing to measure');
    return;
  }
  const cards = cardsOf('cards-2019.jsonl.gz');
  const [texts, inputs] = [cards.map((raw) => JSON.stringify(raw)), cards.map((raw) => compilerInput(raw) as CardInput)];
  const each = Math.ceil(inputs.length / PIECES);
  const pieces = Array.from({ length: PIECES }, (_, i) => () => inputs.slice(i * each, (i + 1) * each).map((input) => compileCard(input)));
  let best = { there: Infinity, here: Infinity };
  for (let tries = 0; tries < TRIES && best.there >= SECONDS; tries++) {
    const took = secondsOf(pieces, texts);
    if (took.there < best.there) best = took;
  }
  const quick = best.there < SECONDS;
  const [there, here] = [best.there.toFixed(1), best.here.toFixed(1)];
  console.log(
    `${quick ? 'ok    ' : 'MISSED'} compiling the cards of 2019: ${there} s of processor time (${here} s on this machine); less than ${SECONDS} s`,
  );
  if (!quick) process.exitCode = 1;
}

main();
