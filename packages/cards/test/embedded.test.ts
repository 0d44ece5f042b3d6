import { describe, expect, it } from 'vitest';
import { secondsFor } from '../../kernel/test/processor.js';
import {
  checkDeck,
  commanderDecks,
  countCards,
  embeddedCard,
  embeddedDatabase,
  embeddedDecks,
  embeddedIndex,
  findFormat,
  foldName,
  olderDecks,
  parseDeck,
} from '../src/index.js';
import { deckCards } from './support.js';

const database = embeddedDatabase();
const records = Array.from({ length: database.size }, (_, place) => database.record(place));

describe('the embedded cards', () => {
  it('are in the order of their names, each once', () => {
    const names = records.map((r) => r.name);
    expect(names).toEqual([...new Set(names)].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('are thousands, each with its data or the reason why it has none', () => {
    const playable = records.filter((r) => database.card(r.place) !== undefined);
    expect(playable.length).toBeGreaterThan(20_000);
    for (const r of records) expect((r.refusal === undefined) === playable.includes(r), r.name).toBe(true);
  });

  it('are not played by words that their source doubts', () => {
    expect(database.find("Family's Favor")).toMatchObject({ refusal: { reason: 'its words are in doubt' } });
  });

  it('are one card however sources spell its name (CR 201.2)', () => {
    const folded = records.map((r) => foldName(r.name));
    expect(new Set(folded).size).toBe(folded.length);
    expect(database.find('Seance')?.name).toBe('Séance');
  });

  it('hold no rules text: abilities are data', () => {
    const keys = new Set<string>();
    for (let place = 0; place < database.size; place += 7) {
      expect(database.text(place)).toBeUndefined();
      JSON.stringify([database.card(place), database.record(place)], (key, value) => {
        if (typeof value === 'string') keys.add(key);
        return value;
      });
      expect(database.record(place).refusal?.phrase ?? '').toBe('');
    }
    for (const text of ['text', 'originalText', 'rulings', 'flavorText', 'zhText']) expect(keys).not.toContain(text);
  });

  it('have abilities, except where the card has none', () => {
    // Basic lands have the abilities of their land types (CR 305.6), not text of their own.
    const bare = deckCards()
      .filter((c) => c.faces.every((f) => f.abilities.length === 0))
      .map((c) => c.name);
    expect(bare.sort()).toEqual(['Forest', 'Island', 'Mountain', 'Plains', 'Swamp']);
  });

  it('are found in English and Chinese, by whole names and faces', () => {
    expect(embeddedIndex().find('闪电击')?.name).toBe('Lightning Bolt');
    expect(embeddedIndex().find('delver of secrets')?.faces).toHaveLength(2);
    expect(database.find('Fire/Ice')?.name).toBe('Fire // Ice');
    expect(database.find('lim-dul the necromancer')).toBe(database.find('Lim-Dûl the Necromancer'));
    expect(database.find('No Such Card At All')).toBeUndefined();
  });

  it('know sets, numbers, rarities and the lists of their date', () => {
    const bolt = database.find('Lightning Bolt');
    expect(bolt?.printings).toContainEqual({ set: 'M11', number: '149', rarity: 'common' });
    expect(bolt?.legalities).toMatchObject({ modern: 'legal', pauper: 'legal' });
    expect(bolt?.legalities?.standard).toBeUndefined();
    expect(database.find('Ancestral Recall')?.legalities).toMatchObject({ vintage: 'restricted', legacy: 'banned' });
    expect(database.find('Oko, Thief of Crowns')?.legalities).toMatchObject({ modern: 'banned', vintage: 'legal' });
    // ante, dexterity, subgames, and what was banned from all play in 2020: no list of 2026 names them
    for (const name of ['Contract from Below', 'Chaos Orb', 'Shahrazad', 'Crusade'])
      expect(database.find(name)?.legalities, name).toMatchObject({ vintage: 'banned', legacy: 'banned', commander: 'banned' });
    expect(database.info).toMatchObject({ date: '2026-08-22', dates: { brawl: '2019-07-21' } });
    expect(database.set('ktk')).toEqual({
      code: 'KTK',
      name: 'Khans of Tarkir',
      zhName: '鞑契可汗',
      date: '2014-09-26',
      type: 'expansion',
    });
    for (const r of records) for (const p of r.printings) expect(database.set(p.set), p.set).toBeDefined();
  });

  it('give the nearest names in a few milliseconds', () => {
    expect(database.nearest('Lightnig Bolt', 1)[0].name).toBe('Lightning Bolt');
    expect(secondsFor(() => database.nearest('Lightnig Bolt', 1))).toBeLessThan(0.15);
    expect(database.nearest('闪电链击', 1)[0].name).toBe('闪电炼击');
  });

  it('are looked up by their exact English name for a game', () => {
    expect(embeddedCard('Forest')?.faces[0].types).toEqual(['Land']);
    expect(embeddedCard('forest')).toBeUndefined();
  });
});

describe('the embedded decks', () => {
  it('for the rules of other years have cards that were there in February 2003', () => {
    const dates = olderDecks().flatMap((d) =>
      parseDeck(d.text, embeddedIndex()).deck.main.map((e) => embeddedDatabase().find(e.card.name)?.firstDate ?? ''),
    );
    expect(dates.length).toBeGreaterThan(40);
    expect(dates.every((date) => date !== '' && date <= '2003-02-28')).toBe(true);
  });

  it.each([...embeddedDecks(), ...olderDecks(), ...commanderDecks()].map((d) => [d.id, d] as const))(
    '%s is read without a problem, is legal, and can be played',
    (_, deck) => {
      const { deck: read, problems } = parseDeck(deck.text, embeddedIndex());
      expect(problems).toEqual([]);
      expect(countCards(read.main)).toBeGreaterThanOrEqual(60);
      const format = findFormat(deck.format);
      expect(format).toBeDefined();
      expect(format ? checkDeck(read, format) : undefined).toEqual([]);
      expect(deck.zhName).toMatch(/\p{Script=Han}/u);
    },
  );
});
