/** The cards a command looks things up in: files given, what was imported, what comes with the program, as one database. */
import { type CardDatabase, embeddedDatabase, joinDatabases, memoryDatabase } from '@apnap/cards';
import { type Compile, entryOf, textsOf } from '@apnap/cards/import';
import type { Lang } from '@apnap/words';
import { asDatabase, importedDatabase, readCards } from './cardbase.js';

/** Facts and words are all that is needed here; what compiles comes with the program or was imported. */
const uncompiled: Compile = (input) => ({ ok: false, refusals: [{ face: input.name, phrase: '', reason: '' }] });

/** Who asks for cards: in which language, and in which environment, which says where imported cards are kept. */
export interface Reader {
  lang: Lang;
  env: Readonly<Record<string, string | undefined>>;
}

/** All cards known: of the files given first, a later one before an earlier, then of earlier imports. @throws Refused for a file that can't be read. */
export function databaseFor({ env, lang }: Reader, files: readonly string[] = []): CardDatabase {
  const given = files.map(
    (file) =>
      asDatabase(file) ??
      memoryDatabase(readCards(file, lang).map((raw) => ({ ...entryOf(raw, uncompiled), text: textsOf(raw), rulings: raw.rulings ?? [] }))),
  );
  const imported = importedDatabase(env);
  return joinDatabases([...given.reverse(), ...(imported ? [imported] : []), embeddedDatabase()]);
}
