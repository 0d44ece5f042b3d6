import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apnap, scratch } from './support.js';

const deckFile = (content: string, name = 'deck.txt'): string => {
  const file = scratch(name);
  writeFileSync(file, content);
  return file;
};

describe('apnap cards search', () => {
  it('lists what a query describes, one card a line, in the language asked for', async () => {
    const en = await apnap(['cards', 'search', '!"Lightning Bolt"']);
    expect(en).toMatchObject({ code: 0, out: 'Lightning Bolt  {R}  Instant\n1 card\n', err: '' });
    const zh = await apnap(['cards', 'search', '!闪电击', '--lang', 'zh']);
    expect(zh.out).toBe('闪电击  Lightning Bolt  {R}  瞬间\n1张牌\n');
    expect((await apnap(['cards', 'search', 't:goblin', 't:elf'])).out).toBe('no cards\n');
  });

  it('tells how many there are when it does not show all', async () => {
    const said = await apnap(['cards', 'search', 't:goblin c:r', '--limit', '2']);
    expect(said.out.split('\n')).toHaveLength(4);
    expect(said.out).toMatch(/\d+ cards; the first 2 are shown \(--limit \d+ shows all\)/);
  });

  it('gives everything known as JSON', async () => {
    const doc = JSON.parse((await apnap(['cards', 'search', '!"Lightning Bolt"', '--json'])).out);
    expect(doc).toMatchObject({ query: '!"Lightning Bolt"', cards: 1, order: 'name', direction: 'asc' });
    expect(doc.results[0]).toMatchObject({ name: 'Lightning Bolt', zhName: '闪电击', manaValue: 1, colorIdentity: ['R'], compiled: true });
  });

  it('names the place where a query goes wrong', async () => {
    const said = await apnap(['cards', 'search', 't:goblin c:purpel']);
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err).toMatch(/^character 10 \("c:purpel"\): "purpel" is no colour; .*\n$/);
    expect((await apnap(['cards', 'search', 't:goblin (c:r', '--lang', 'zh'])).err).toContain('第10个字符（「(」）：此括号没有结束');
  });
});

describe('apnap deck check', () => {
  it('says that a deck is legal, and by which lists', async () => {
    const said = await apnap(['deck', 'check', 'pauper-burn', '--format', 'pauper']);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toMatch(/^pauper-burn: legal in Pauper \(60 cards, sideboard 15; card lists of \d{4}-\d\d-\d\d\)\n$/);
  });

  it('gives every reason why it is not, with the rule, in both languages', async () => {
    const file = deckFile('Deck\n50 Forest\n5 Lightning Bolt\n');
    const said = await apnap(['deck', 'check', file, '--format', 'constructed']);
    expect(said).toMatchObject({ code: 1, err: '' });
    expect(said.out.split('\n').slice(1, 3)).toEqual([
      '  the deck has 55 cards; at least 60 are required [rule 100.2a]',
      '  there are 5 copies of Lightning Bolt in deck and sideboard together; at most 4 are allowed [rule 100.2a]',
    ]);
    const doc = JSON.parse((await apnap(['deck', 'check', file, '--json'])).out);
    expect(doc).toMatchObject({ format: 'constructed', legal: false, cards: { main: 55, sideboard: 0 } });
    expect(doc.reasons[1]).toMatchObject({ rule: '100.2a', card: 'Lightning Bolt', line: 3, zh: '套牌与备牌中共有5张闪电击；至多可有4张' });
  });

  it('says which cards can not be played yet, why, and what comes nearest', async () => {
    // a card without data in the embedded set: CR 727 has no words in the language of cards
    const file = deckFile('Deck\n59 Forest\n1 Shahrazad\n');
    const said = await apnap(['deck', 'check', '--playable', file, 'pauper-elves']);
    expect(said).toMatchObject({ code: 1, err: '' });
    expect(said.out).toMatch(
      /1 of 60 cards can't be played yet\n {2}1 × Shahrazad can't be played yet: not understood from .*; playable and most like it: /,
    );
    expect(said.out).toContain('pauper-elves: all 75 cards can be played\n1 of 2 decks can be played whole\n');
    const json = async (...decks: string[]) => JSON.parse((await apnap(['deck', 'check', '--playable', ...decks, '--json'])).out);
    const doc = await json(file);
    expect(doc).toMatchObject({ deck: file, playable: false });
    expect(doc.cards).toEqual([
      { name: 'Forest', count: 59, status: 'playable' },
      {
        name: 'Shahrazad',
        count: 1,
        status: 'refused',
        reason: expect.stringContaining('not understood'),
        swaps: [expect.any(String), expect.any(String), expect.any(String)],
      },
    ]);
    expect(await json(file, 'pauper-elves')).toMatchObject({ playable: 1, of: 2, decks: [{ playable: false }, { playable: true }] });
    expect((await json(deckFile('60 Nobodyatall\n'))).cards).toMatchObject([{ name: 'Nobodyatall', count: 60, status: 'unknown' }]);
    expect(await apnap(['deck', 'check', '--playable', file, '--format', 'modern'])).toMatchObject({ code: 2, out: '' });
    // whoever would play it is told the same, and not that there is no such card
    expect((await apnap(['duel', file, file])).err).toContain("Shahrazad can't be played yet");
    expect((await apnap(['deck', 'check', '--playable', file, '--lang', 'zh'])).out).toContain('Shahrazad尚不能使用');
  });

  it('names the lines of cards that are not known', async () => {
    const said = await apnap(['deck', 'check', deckFile('60 Forest\n4 Lightning Blot\n')]);
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/deck\.txt:2: no card is named "Lightning Blot"; did you mean .*"Lightning Bolt"/);
  });

  it('takes more cards from files: what they say of decks, and the lists they are on', async () => {
    const cards = deckFile(
      `${JSON.stringify({ name: 'Rats of Tomorrow', layout: 'normal', typeLine: 'Creature — Rat', types: ['Creature'], supertypes: [], subtypes: ['Rat'], text: 'A deck can have any number of cards named Rats of Tomorrow.', legalities: { pauper: 'Legal' } })}\n`,
      'cards.jsonl',
    );
    const deck = deckFile('30 Rats of Tomorrow\n30 Swamp\n');
    expect(await apnap(['deck', 'check', deck, '--format', 'pauper', '--cards', cards])).toMatchObject({ code: 0, err: '' });
    expect((await apnap(['deck', 'check', deck, '--format', 'modern', '--cards', cards])).out).toContain(
      'Rats of Tomorrow is not legal in Modern [MTR 6.4]',
    );
  });

  it('refuses formats and days there are not', async () => {
    expect((await apnap(['deck', 'check', 'pauper-burn', '--format', 'moden'])).err).toBe(
      '--format: there is no format "moden"; did you mean modern?\n',
    );
    expect(await apnap(['deck', 'check', 'pauper-burn', '--date', '2015-13-01'])).toMatchObject({ code: 2 });
    expect(await apnap(['deck', 'check', 'no-such-deck'])).toMatchObject({ code: 2 });
  });
});

describe('apnap deck convert', () => {
  const LIST = 'Deck\n4 Lightning Bolt (M10) 146\n56 Mountain\n\nSideboard\n2 Smash to Smithereens\n';

  it('writes what another program reads, and says what is lost', async () => {
    const said = await apnap(['deck', 'convert', deckFile(LIST), '--to', 'mtgo']);
    expect(said).toMatchObject({ code: 0, out: '4 Lightning Bolt\n56 Mountain\n\n2 Smash to Smithereens\n' });
    expect(said.err).toContain("MTGO text can't hold the set or collector number of 4 of the cards");
  });

  it('comes back the same by way of a format that holds everything', async () => {
    const out = scratch('deck.cod');
    const said = await apnap(['deck', 'convert', deckFile(LIST), '--to', 'cockatrice', '--out', out]);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(out, 'utf8')).toContain('<card number="4" name="Lightning Bolt" setShortName="M10" collectorNumber="146"/>');
    expect((await apnap(['deck', 'convert', out, '--to', 'arena'])).out).toBe(LIST);
  });

  it('keeps cards it does not know, and says so; with --strict it refuses', async () => {
    const file = deckFile('4 Card of Next Year\n56 Mountain\n');
    const said = await apnap(['deck', 'convert', file, '--to', 'forge', '--lang', 'zh']);
    expect(said.out).toContain('4 Card of Next Year\n');
    expect(said.err).toContain(':1：没有名称为「Card of Next Year」的牌');
    expect(await apnap(['deck', 'convert', file, '--to', 'forge', '--strict'])).toMatchObject({ code: 2, out: '' });
  });

  it('writes Chinese names when asked to, and reads them back', async () => {
    const out = scratch('deck.txt');
    await apnap(['deck', 'convert', deckFile(LIST), '--to', 'moxfield', '--names', 'zh', '--out', out]);
    expect(readFileSync(out, 'utf8')).toContain('4 闪电击 (M10) 146\n56 山脉\n');
    expect((await apnap(['deck', 'convert', out, '--to', 'arena'])).out).toBe(LIST);
    expect((await apnap(['deck', 'convert', out, '--to', 'arena', '--names', 'fr'])).err).toContain('expected one of en, zh');
  });

  it('refuses bad files and formats with one line', async () => {
    const bad = await apnap(['deck', 'convert', deckFile('<Deck>\n<Cards Name="x" Quantity="4">\n</Deck>', 'bad.dek'), '--to', 'arena']);
    expect(bad.code).toBe(2);
    expect(bad.err).toMatch(/bad\.dek:3: <Cards> is closed by <\/Deck>; expected <\/Cards>\n$/);
    expect((await apnap(['deck', 'convert', 'pauper-burn', '--to', 'dck'])).err).toContain('expected one of arena, mtgo');
    expect((await apnap(['deck', 'convert', 'pauper-burn'])).err).toContain('give --to');
  });
});
