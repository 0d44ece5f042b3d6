/** The card files and decks of ../shared, which measures read. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { foldName } from '@apnap/cards';
import { cardsOfRow, compilerInput, type RawCard } from '@apnap/cards/import';
import { type CardInput, compileCard } from '@apnap/oracle';

const SHARED = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'shared');

/** Whether there is anything to measure. */
export const hasCorpora = (): boolean => existsSync(join(SHARED, 'cards'));

const lines = (file: string): string[] =>
  gunzipSync(readFileSync(join(SHARED, file)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');

/** The cards of a file of ../shared/cards. */
export const cardsOf = (file: string): RawCard[] => lines(join('cards', file)).flatMap((line) => cardsOfRow(JSON.parse(line)));

export type Compiled = ReturnType<typeof compileCard>;

const known = new Map<string, Compiled>();

/** A card compiled; of what several measures in one process ask for, once. */
export function compiled(input: CardInput): Compiled {
  const key = JSON.stringify(input);
  let result = known.get(key);
  if (!result) {
    result = compileCard(input);
    known.set(key, result);
  }
  return result;
}

/** Cards compiled, by name. */
export const compiledOf = (cards: readonly RawCard[]): Map<string, Compiled> =>
  new Map(cards.map((raw) => [raw.name, compiled(compilerInput(raw) as CardInput)]));

/** Whether this module is what was asked for on the command line, and not a part of something else. */
export const isMain = (url: string): boolean => url === pathToFileURL(process.argv[1] ?? '').href;

/** A deck that somebody has played. */
export interface RealDeck {
  id: string;
  name: string;
  commander: boolean;
  main: Readonly<Record<string, number>>;
  side: Readonly<Record<string, number>>;
}

export const realDecks = (): RealDeck[] => lines(join('decks', 'real-decks.jsonl.gz')).map((line) => JSON.parse(line) as RealDeck);

/** Cards found by the names that decks give them: whole ones before those of faces. Of several results for a name the first that compiled. */
export function byDeckName(...corpora: readonly ReadonlyMap<string, Compiled>[]): (name: string) => Compiled | undefined {
  const whole = new Map<string, Compiled>();
  const faces = new Map<string, Compiled>();
  const note = (names: Map<string, Compiled>, name: string, result: Compiled): void => {
    const key = foldName(name);
    if (!names.get(key)?.ok) names.set(key, result);
  };
  for (const corpus of corpora)
    for (const [name, result] of corpus) {
      note(whole, name, result);
      for (const face of name.split(' // ')) note(faces, face, result);
    }
  return (name) => whole.get(foldName(name)) ?? faces.get(foldName(name));
}

/** Names of a deck's cards that can't be played; null: one of them is in no file, so that nobody can say. */
export function lacking(deck: RealDeck, find: (name: string) => Compiled | undefined): string[] | null {
  const names = [...new Set([...Object.keys(deck.main), ...Object.keys(deck.side)])];
  return names.some((n) => find(n) === undefined) ? null : names.filter((n) => !find(n)?.ok);
}
