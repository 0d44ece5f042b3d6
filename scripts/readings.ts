/**
 * What the compiler makes of the cards of ../shared/cards, for whoever changes how they are read: `npm run readings -- …`
 *
 *     show NAME…           a card's text, what it is read as, the words shown of it, or why it is refused
 *     save FILE            writes down what every card is read as
 *     diff FILE            cards that are read now and were not when FILE was saved, that are not any more, and that are read otherwise
 *     refused [PATTERN]    refused cards the text or reasons of which match, with the decks that wait for them
 *     gaps [N]             the N reasons (60) that most refused cards give, numbers and names left out
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderFaceEn, renderFaceZh } from '@apnap/ability';
import { compilerInput, type RawCard } from '@apnap/cards/import';
import { type CardInput, roundTripFailure } from '@apnap/oracle';
import { byDeckName, type Compiled, cardsOf, compiled, lacking, realDecks } from './corpora.js';

const CORPORA = ['cards-2026', 'cards-2021', 'cards-2019'];

/** Every card once, the newest text of it. */
function cards(): Map<string, RawCard> {
  const found = new Map<string, RawCard>();
  for (const corpus of CORPORA) for (const raw of cardsOf(`${corpus}.jsonl.gz`)) if (!found.has(raw.name)) found.set(raw.name, raw);
  return found;
}

const read = (raw: RawCard): Compiled => compiled(compilerInput(raw) as CardInput);

function texts(raw: RawCard): string[] {
  const input = compilerInput(raw) as CardInput & { faces?: { text?: string }[]; text?: string };
  return (input.faces ?? [input]).map((f) => f.text ?? '');
}

const reasons = (result: Compiled): string[] => (result.ok ? [] : result.refusals.map((r) => `${r.reason}: ${r.line ?? ''}`));

function shown(name: string, raw: RawCard | undefined): string[] {
  if (!raw) return [`${name}: in no file`];
  const result = read(raw);
  const text = [`== ${raw.name}`, ...texts(raw)];
  if (!result.ok) return [...text, ...reasons(result).map((r) => `refused: ${r}`)];
  const faces = result.card.faces.flatMap((face) => [
    ...renderFaceEn(face).map((l) => `en: ${l}`),
    ...renderFaceZh(face).map((l) => `zh: ${l}`),
    JSON.stringify(face.abilities, null, 1),
  ]);
  return [...text, ...faces, `round trip: ${roundTripFailure(result.card)?.reason ?? 'the same'}`];
}

/** Cards by name with what they are read as, a line each; the empty line: refused. */
function readings(): Map<string, string> {
  return new Map([...cards()].map(([name, raw]) => [name, dataOf(raw)]));
}

/** What a card is read as, in one line. */
function dataOf(raw: RawCard): string {
  const result = read(raw);
  return result.ok ? JSON.stringify(result.card.faces.map((f) => f.abilities)) : '';
}

function diff(file: string): void {
  const before = new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);
  const all = cards();
  const [gained, lost, changed]: [string[], string[], string[]] = [[], [], []];
  for (const [name, now] of readings()) {
    const then = before.get(name) ?? '';
    if (now === then) continue;
    const list = then === '' ? gained : now === '' ? lost : changed;
    list.push(name);
  }
  for (const name of gained) {
    const result = read(all.get(name) as RawCard);
    console.log(
      `+ ${name}\n    ${texts(all.get(name) as RawCard)
        .join(' // ')
        .replaceAll('\n', '\n    ')}`,
    );
    if (result.ok) console.log(`    = ${result.card.faces.flatMap((f) => renderFaceEn(f)).join('\n      ')}`);
  }
  for (const name of lost) console.log(`- ${name}: ${reasons(read(all.get(name) as RawCard)).join(' | ')}`);
  for (const name of changed) {
    const [a, b] = [before.get(name) as string, dataOf(all.get(name) as RawCard)];
    let at = 0;
    while (a[at] === b[at]) at++;
    console.log(`~ ${name}\n    ${a.slice(Math.max(0, at - 60), at + 160)}\n    ${b.slice(Math.max(0, at - 60), at + 160)}`);
  }
  console.log(`${gained.length} gained, ${lost.length} lost, ${changed.length} changed`);
}

function refused(pattern: string): void {
  const like = new RegExp(pattern, 'i');
  const all = cards();
  const find = byDeckName(new Map([...all].map(([name, raw]) => [name, read(raw)])));
  const waiting = new Map<string, number>();
  for (const deck of realDecks()) {
    const lacks = lacking(deck, find) ?? [];
    for (const name of lacks) waiting.set(name, (waiting.get(name) ?? 0) + 1 / lacks.length);
  }
  let n = 0;
  for (const [name, raw] of all) {
    const why = reasons(read(raw));
    if (why.length === 0 || !like.test(`${texts(raw).join('\n')}\n${why.join('\n')}`)) continue;
    n++;
    const decks = waiting.get(name);
    console.log(
      `${name}${decks ? ` [decks ${decks.toFixed(1)}]` : ''}\n    ${texts(raw).join(' // ').replaceAll('\n', '\n    ')}\n    ! ${why.join('\n    ! ')}`,
    );
  }
  console.log(`${n} cards`);
}

function gaps(most: number): void {
  const count = new Map<string, string[]>();
  for (const [name, raw] of cards())
    for (const why of new Set(reasons(read(raw)).map((r) => r.replace(/\d+/g, 'N')))) count.set(why, [...(count.get(why) ?? []), name]);
  const ordered = [...count].sort((a, b) => b[1].length - a[1].length).slice(0, most);
  for (const [why, names] of ordered) console.log(`${names.length}\t${why}\t${names.slice(0, 4).join('; ')}`);
}

const [what = '', ...rest] = process.argv.slice(2);
if (what === 'show') {
  const all = cards();
  for (const name of rest) console.log(shown(name, all.get(name)).join('\n'));
} else if (what === 'save' && rest[0]) writeFileSync(rest[0], JSON.stringify([...readings()]));
else if (what === 'diff' && rest[0]) diff(rest[0]);
else if (what === 'refused') refused(rest[0] ?? '');
else if (what === 'gaps') gaps(Number(rest[0] ?? 60));
else {
  console.error('readings: show NAME… | save FILE | diff FILE | refused [PATTERN] | gaps [N]');
  process.exitCode = 2;
}
