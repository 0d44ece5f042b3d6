/**
 * What the compiler must read at least: `npm run coverage:floors`. Prints each share with its floor, and ends with status 1 when one is missed or stands lower than
 * what is reached.
 * Needs ../shared/cards; without it there is nothing to measure.
 */
import { renderFaceZh } from '@apnap/ability';
import type { RawCard } from '@apnap/cards/import';
import { roundTripFailure, SHOWN } from '@apnap/oracle';
import { byDeckName, cardsOf, compiledOf, hasCorpora, isMain, lacking, realDecks } from './corpora.js';
import { floorFor, standing } from './floors.js';

const SETS = ['KTK', 'FRF', 'DTK', 'THS', 'BNG', 'JOU', 'M15', 'DOM'];

let missed = 0;

const SAID = { missed: 'MISSED', reached: 'ok    ', raise: 'RAISE ' } as const;

/** One line: a share of cards, and the least it may be. */
function floor(what: string, part: number, whole: number, least: number): void {
  const how = standing(part, whole, least);
  if (how !== 'reached') missed++;
  const share = ((100 * part) / Math.max(1, whole)).toFixed(1);
  const raise = how === 'raise' ? `, to be raised to ${floorFor(part, whole)}` : '';
  process.stdout.write(`${SAID[how]} ${what}: ${part} of ${whole}, ${share} %; at least ${(100 * least).toFixed(1)} %${raise}\n`);
}

/** Prints the shares beside their floors. */
export function checkFloors(): void {
  if (!hasCorpora()) {
    process.stdout.write('no card files in ../shared/cards: nothing to measure\n');
    return;
  }
  const old = cardsOf('cards-2019.jsonl.gz');
  const results = compiledOf(old);
  const count = (cards: readonly RawCard[]): number => cards.filter((c) => results.get(c.name)?.ok).length;
  const share = (what: string, cards: readonly RawCard[], least: number): void => floor(what, count(cards), cards.length, least);
  share('cards of 2019', old, 0.927);
  const inSets = old.filter((c) => c.printings.some((p) => SETS.includes(p.set)));
  share(`cards in ${SETS.join(' ')}`, inSets, 0.969);
  const pauper = old.filter((c) => c.legalities?.pauper === 'legal');
  share('cards legal in Pauper', pauper, 0.973);
  const compiled = [...results.values()].flatMap((r) => (r.ok ? [r.card] : []));
  const back = compiled.filter((card) => roundTripFailure(card) === undefined).length;
  // of the cards every sentence of which was read: what is shown of the others would be read as something else, or not at all
  const unlike = [...results.values()].filter((r) => !r.ok && r.refusals.every((x) => x.reason.startsWith(SHOWN))).length;
  floor('round trips', back, compiled.length + unlike, 0.998);
  const chinese = compiled.filter((card) =>
    card.faces.every((f) => f.abilities.length === 0 || renderFaceZh(f).some((l) => /\p{Script=Han}/u.test(l))),
  );
  floor('rendered in Chinese', chinese.length, compiled.length, 1);
  const later = compiledOf(cardsOf('cards-2021.jsonl.gz'));
  const newest = compiledOf(cardsOf('cards-2026.jsonl.gz'));
  const all = (what: string, corpus: typeof later, least: number): void =>
    floor(what, [...corpus.values()].filter((r) => r.ok).length, corpus.size, least);
  all('cards of 2020 and 2021', later, 0.89);
  all('cards to 2026', newest, 0.848);
  const find = byDeckName(results, later, newest);
  const lacks = (commander: boolean): (readonly string[])[] =>
    realDecks()
      .filter((d) => d.commander === commander)
      .map((d) => lacking(d, find))
      .filter((l) => l !== null);
  const whole = (decks: readonly (readonly string[])[]): number => decks.filter((l) => l.length === 0).length;
  const [sixty, hundred] = [lacks(false), lacks(true)];
  floor('real decks of sixty cards whole', whole(sixty), sixty.length, 0.953);
  floor('real Commander decks whole', whole(hundred), hundred.length, 0.583);
  if (missed > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) checkFloors();
