/** Card files given to commands: whose names count, and whose texts, whatever the order. */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apnap, scratch } from './support.js';

const creature = (name: string, text: string, more: object = {}) => ({
  name,
  layout: 'normal',
  manaCost: '{1}{W}',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Cleric'],
  power: '2',
  toughness: '2',
  text,
  ...more,
});
/** A card whose other face is called like a card that comes with the program. */
const APPRENTICE = {
  name: 'Test Apprentice // Lightning Bolt',
  layout: 'adventure',
  faces: [
    creature('Test Apprentice', ''),
    { ...creature('Lightning Bolt', 'You gain 7 life.'), manaCost: '{R}', types: ['Instant'], subtypes: ['Adventure'] },
  ],
};
const file = (...cards: object[]): string => {
  const name = scratch('cards.jsonl');
  writeFileSync(name, cards.map((c) => JSON.stringify(c)).join('\n'));
  return name;
};
const given = (...files: string[]): string[] => files.flatMap((f) => ['--cards', f]);
const show = async (name: string, ...files: string[]): Promise<string> =>
  (await apnap(['cards', 'show', name, ...given(...files)], { LANG: 'en' })).out;

describe('a card file with a face called like another card', () => {
  const apprentice = file(APPRENTICE);
  const other = file(creature('Test Other', ''));

  it.each([[[apprentice, other]], [[other, apprentice]]])('does not take its name: cards show', async (files) => {
    expect(await show('Lightning Bolt', ...files)).toMatch(/^Lightning Bolt {2}.*\{R\}\nInstant\n/);
    expect(await show('lightning bolt', ...files)).toContain('deals 3 damage');
    expect(await show('Test Apprentice', ...files)).toContain('You gain 7 life');
  });

  it('nor in a deck list', async () => {
    const deck = scratch('deck.txt');
    writeFileSync(deck, '4 Lightning Bolt\n56 Mountain\n');
    const said = await apnap(['deck', 'convert', deck, '--to', 'arena', ...given(apprentice)], { LANG: 'en' });
    expect(said.out).toContain('4 Lightning Bolt');
    expect(said.out).not.toContain('Apprentice');
  });

  it('nor in a search for exactly this name, once it is imported', async () => {
    const env = { LANG: 'en', APNAP_DATA: dirname(scratch('x')) };
    expect((await apnap(['cards', 'import', apprentice], env)).code).toBe(0);
    const said = await apnap(['cards', 'search', '!"lightning bolt"', '--json'], env);
    expect((JSON.parse(said.out) as { results: { name: string }[] }).results.map((r) => r.name)).toEqual(['Lightning Bolt']);
    const shown = await apnap(['cards', 'show', 'Lightning Bolt'], env);
    expect(shown.out).toContain('deals 3 damage');
  });

  it('is found by its own names', async () => {
    expect(await show('Test Apprentice // Lightning Bolt', apprentice)).toContain('Test Apprentice');
  });
});

describe('a card in several files', () => {
  const first = file(creature('Test Séraph', 'Vigilance'));
  const second = file(creature('Test Seraph', 'Lifelink'));
  const unread = file(creature('Test Seraph', 'Frobnicate the wug.'));

  it('has the text of the file given last', async () => {
    expect(await show('Test Seraph', first, second)).toContain('Lifelink');
    expect(await show('Test Seraph', second, first)).toContain('Vigilance');
  });

  it('has the text before it where the last can not be read', async () => {
    expect(await show('Test Seraph', first, unread)).toContain('Vigilance');
  });

  it('keeps its accents, and is found without them', async () => {
    for (const name of ['Test Seraph', 'test séraph', 'Test Séraph']) expect(await show(name, first, second)).toMatch(/^Test Séraph/);
  });

  it('is one card of an import, with the words of the last', async () => {
    const env = { LANG: 'en', APNAP_DATA: dirname(scratch('x')) };
    expect((await apnap(['cards', 'import', first, second], env)).code).toBe(0);
    const found = async (query: string): Promise<string[]> =>
      (JSON.parse((await apnap(['cards', 'search', query, '--json'], env)).out) as { results: { name: string }[] }).results.map(
        (r) => r.name,
      );
    expect(await found('"test sera"')).toEqual(['Test Séraph']);
    expect(await found('"test sera" o:lifelink')).toEqual(['Test Séraph']);
    expect(await found('"test sera" o:vigilance')).toEqual([]);
  });
});

describe('rulings of a card', () => {
  const ruled = file(
    creature('Test Ruled', '', {
      rulings: [
        { date: '2001-02-03', text: 'Made-up words of old.' },
        { date: '2011-02-03', text: 'Made-up words of late.' },
      ],
    }),
    creature('Test Refused', 'Frobnicate the wug.', { rulings: [{ date: '2001-02-03', text: 'Made-up words all the same.' }] }),
  );

  it('are shown from a file, and once imported: the newest first', async () => {
    const env = { LANG: 'en', APNAP_DATA: dirname(scratch('x')) };
    const said = await apnap(['cards', 'import', ruled], env);
    expect(said.out).toContain('3 rulings kept');
    const words = 'Rulings (2)\n2011-02-03  Made-up words of late.\n2001-02-03  Made-up words of old.\n';
    expect(await show('Test Ruled', ruled)).toContain(words);
    expect((await apnap(['cards', 'show', 'Test Ruled'], env)).out).toContain(words);
    expect((await apnap(['cards', 'show', 'Test Refused'], env)).out).toContain('Made-up words all the same.');
    const { rulings } = JSON.parse((await apnap(['cards', 'show', 'Test Ruled', '--json'], env)).out) as { rulings: { date: string }[] };
    expect(rulings.map((r) => r.date)).toEqual(['2011-02-03', '2001-02-03']);
    expect((await apnap(['cards', 'show', 'Mountain'], env)).out).not.toContain('Rulings');
  });
});
