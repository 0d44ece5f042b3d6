/** CR 201.4: what is named is the name of a card. It is judged while somebody waits, so not by reading all cards. */
import { expect, test, vi } from 'vitest';
import { CardBook } from '../src/cards.js';

test('201.4: one name is judged as the list of all names says, without reading all cards', () => {
  const book = new CardBook('');
  const read = book.databases.map((db) => vi.spyOn(db, 'record'));
  const sure = ['Lightning Bolt', 'Fire', 'Ice', 'Fire // Ice', 'lightning bolt', 'Lightning  Bolt', 'Lightning', '', "Nobody's Card"].map(
    (name) => [name, book.isName(name)],
  );
  expect(read.flatMap((r) => r.mock.calls).length).toBeLessThan(20);
  const { names } = book;
  expect(sure).toEqual(sure.map(([name]) => [name, names.has(name as string)]));
  expect(sure.filter(([, is]) => is).map(([name]) => name)).toEqual(['Lightning Bolt', 'Fire', 'Ice']);
  expect([...names].filter((name) => !book.isName(name))).toEqual([]);
});
