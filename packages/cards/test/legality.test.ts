/** Legality of decks: expected values from the Comprehensive Rules and from the tournament rules of 2015 and 2017. */
import { describe, expect, it } from 'vitest';
import {
  type CheckOptions,
  type CountedCard,
  checkDeckCards,
  type DeckCard,
  type DeckToCheck,
  deckCardOf,
  embeddedDatabase,
  FORMATS,
  findFormat,
  formatMessage,
  isLegal,
  maskOf,
} from '../src/index.js';

type Sketch = Partial<Omit<DeckCard, 'text' | 'colorIdentity'>> & { type?: string; colors?: string; says?: string };

function card(name: string, s: Sketch = {}): DeckCard {
  const [types, subtypes] = (s.type ?? 'Instant').split(' — ');
  const words = types.split(' ');
  const supertypes = words.filter((w) => ['Basic', 'Legendary', 'Snow'].includes(w));
  return {
    name,
    layout: 'normal',
    supertypes,
    types: words.filter((w) => !supertypes.includes(w)),
    subtypes: subtypes?.split(' ') ?? [],
    sets: [],
    ...s,
    colorIdentity: maskOf([...(s.colors ?? '')]),
    text: () => [s.says ?? ''],
  };
}

const FOREST = card('Forest', { type: 'Basic Land — Forest', colors: 'G', sets: ['M15'], zhName: '树林' });
const copies = (count: number, c: DeckCard): CountedCard => ({ count, card: c });
const deck = (main: CountedCard[], more: Partial<DeckToCheck> = {}): DeckToCheck => ({
  main,
  sideboard: [],
  commander: [],
  companion: [],
  ...more,
});

/** Rule or policy, card, and message of every reason. */
function reasons(d: DeckToCheck, format: string, options: CheckOptions = {}): string[] {
  const known = findFormat(format);
  if (!known) throw new Error(`no format ${format}`);
  return checkDeckCards(d, known, options).map(
    (i) => `${i.rule ?? i.policy ?? '-'} ${i.message.id.replace('format.', '')}${i.card ? `: ${i.card}` : ''}`,
  );
}
const withForests = (n: number, ...more: CountedCard[]): DeckToCheck => deck([copies(n, FOREST), ...more]);

describe('CR 903.4b: a color is chosen for a commander', () => {
  const db = embeddedDatabase();
  const known = (name: string): DeckCard => {
    const record = db.find(name);
    if (!record) throw new Error(name);
    return deckCardOf(db, record);
  };
  const led = (names: readonly string[], ...cards: [number, string][]): string[] =>
    reasons(
      deck(
        cards.map(([n, name]) => copies(n, known(name))),
        { commander: names.map((name) => copies(1, known(name))) },
      ),
      'commander',
    );
  const PIPER = 'The Prismatic Piper';

  it('903.5c-d: cards and basic lands of one color are within it, of a second one they are not', () => {
    expect(led([PIPER], [98, 'Mountain'], [1, 'Lightning Bolt'])).toEqual([]);
    expect(led([PIPER], [98, 'Island'], [1, 'Lightning Bolt'])).toEqual(['903.5c identity: Lightning Bolt']);
  });

  it('702.124c: beside another commander it is one more color', () => {
    expect(led([PIPER, 'Tymna the Weaver'], [97, 'Plains'], [1, 'Lightning Bolt'])).toEqual([]);
    expect(led([PIPER, 'Tymna the Weaver'], [96, 'Plains'], [1, 'Lightning Bolt'], [1, 'Island'])).toEqual([
      '903.5c identity: Lightning Bolt',
    ]);
  });
});

describe('CR 100.2a, 100.4a: constructed', () => {
  it.each([
    ['60 in the deck, nothing in the sideboard', withForests(60), []],
    ['59 in the deck', withForests(59), ['100.2a tooFew']],
    ['250 in the deck (CR 100.5: no maximum)', withForests(250), []],
    ['a sideboard of 15', deck([copies(60, FOREST)], { sideboard: [copies(15, FOREST)] }), []],
    ['a sideboard of 16', deck([copies(60, FOREST)], { sideboard: [copies(16, FOREST)] }), ['100.4a sideboardTooBig']],
    [
      '4 in the deck and 1 in the sideboard',
      deck([copies(60, FOREST), copies(4, card('Gush'))], { sideboard: [copies(1, card('Gush'))] }),
      ['100.2a tooManyCopies: Gush'],
    ],
    ['25 basic lands of a kind', withForests(25, copies(35, FOREST)), []],
    [
      'any number where the card says so',
      withForests(30, copies(30, card('Rats', { says: 'A deck can have any number of cards named Rats.' }))),
      [],
    ],
    [
      'up to seven where the card says so',
      withForests(60, copies(7, card('Dwarves', { says: 'A deck can have up to seven cards named Dwarves.' }))),
      [],
    ],
    [
      'eight of those',
      withForests(60, copies(8, card('Dwarves', { says: 'A deck can have up to seven cards named Dwarves.' }))),
      ['100.2a tooManyCopies: Dwarves'],
    ],
    [
      'a companion beside 15 others',
      deck([copies(60, FOREST)], {
        sideboard: [copies(15, FOREST)],
        companion: [copies(1, card('Friend', { says: 'Companion—Each card is a Forest.' }))],
      }),
      ['100.4a sideboardTooBig'],
    ],
    [
      'a companion without companion (CR 702.139a)',
      deck([copies(60, FOREST)], { companion: [copies(1, card('Gush'))] }),
      ['702.139a noCompanion: Gush'],
    ],
  ])('%s', (_, d, expected) => expect(reasons(d, 'constructed')).toEqual(expected));
});

describe('CR 100.2b: limited', () => {
  it.each([
    ['40 with six equal commons', withForests(34, copies(6, card('Gush'))), []],
    ['39', withForests(39), ['100.2b tooFew']],
    ['any sideboard', deck([copies(40, FOREST)], { sideboard: [copies(45, card('Gush'))] }), []],
  ])('%s', (_, d, expected) => expect(reasons(d, 'limited')).toEqual(expected));
});

describe('CR 903.5: Commander', () => {
  const ANGEL = card('Angel', { type: 'Legendary Creature — Angel', colors: 'GW' });
  const led = (main: CountedCard[], ...leaders: DeckCard[]): DeckToCheck => deck(main, { commander: leaders.map((c) => copies(1, c)) });
  const partner = (name: string, says: string, colors = 'G'): DeckCard => card(name, { type: 'Legendary Creature — Elf', colors, says });

  it.each([
    ['903.5a: 99 and the commander', led([copies(99, FOREST)], ANGEL), []],
    ['903.5a: 100 and the commander', led([copies(100, FOREST)], ANGEL), ['903.5a notExactly']],
    ['903.3: no commander', deck([copies(100, FOREST)]), ['903.3 noCommander']],
    [
      '903.3: a commander that is no legendary creature',
      led([copies(99, FOREST)], card('Bear', { type: 'Creature — Bear', colors: 'G' })),
      ['903.3 notCommander: Bear'],
    ],
    [
      '903.3a: one that says it can',
      led(
        [copies(99, FOREST)],
        card('Teferi', { type: 'Legendary Planeswalker — Teferi', colors: 'G', says: 'Teferi can be your commander.' }),
      ),
      [],
    ],
    ['903.5b: two of one name', led([copies(97, FOREST), copies(2, card('Gush'))], ANGEL), ['903.5b tooManyCopies: Gush']],
    [
      '903.5b: any number where the card says so',
      led([copies(69, FOREST), copies(30, card('Rats', { says: 'A deck can have any number of cards named Rats.' }))], ANGEL),
      [],
    ],
    [
      '903.5c: a colour outside the identity',
      led([copies(98, FOREST), copies(1, card('Bolt', { colors: 'R' }))], ANGEL),
      ['903.5c identity: Bolt'],
    ],
    [
      '903.5d: a basic land type outside the identity',
      led([copies(98, FOREST), copies(1, card('Swamp', { type: 'Basic Land — Swamp', colors: 'B' }))], ANGEL),
      ['903.5d identity: Swamp'],
    ],
    ['702.124h: two with partner', led([copies(98, FOREST)], partner('A', 'Partner'), partner('B', 'Flying\nPartner', 'R')), []],
    [
      '702.124b: two commanders and 99 cards',
      led([copies(99, FOREST)], partner('A', 'Partner'), partner('B', 'Partner')),
      ['903.5a notExactly'],
    ],
    ['702.124a: two without', led([copies(98, FOREST)], ANGEL, partner('B', 'Partner')), ['702.124a notPartners']],
    [
      '702.124f: partner and partner with',
      led([copies(98, FOREST)], partner('A', 'Partner with B'), partner('B', 'Partner')),
      ['702.124a notPartners'],
    ],
    ['702.124i: partner with each other', led([copies(98, FOREST)], partner('A', 'Partner with B'), partner('B', 'Partner with A')), []],
    [
      '702.124g: three',
      led([copies(97, FOREST)], partner('A', 'Partner'), partner('B', 'Partner'), partner('C', 'Partner')),
      ['702.124g commanders'],
    ],
    [
      '702.124k: with a Background',
      led(
        [copies(98, FOREST)],
        partner('A', 'Choose a Background'),
        card('Past', { type: 'Legendary Enchantment — Background', colors: 'B' }),
      ),
      [],
    ],
    [
      '702.124k: a Background alone',
      led([copies(99, FOREST)], card('Past', { type: 'Legendary Enchantment — Background', colors: 'G' })),
      ['702.124k backgroundAlone: Past'],
    ],
    [
      '702.124c: the identities together',
      led([copies(97, FOREST), copies(1, card('Bolt', { colors: 'R' }))], partner('A', 'Partner'), partner('B', 'Partner', 'R')),
      [],
    ],
  ])('%s', (_, d, expected) => {
    const { list: _list, ...commander } = findFormat('commander')!;
    expect(
      checkDeckCards(d, commander).map((i) => `${i.rule} ${i.message.id.replace('format.', '')}${i.card ? `: ${i.card}` : ''}`),
    ).toEqual(expected);
  });

  it('903.12: Brawl is 60 cards, and a legendary planeswalker can lead', () => {
    const walker = card('Jace', { type: 'Legendary Planeswalker — Jace', colors: 'G', legalities: { brawl: 'legal' } });
    expect(reasons(deck([copies(59, FOREST)], { commander: [copies(1, walker)] }), 'brawl')).toEqual([]);
    expect(reasons(deck([copies(60, FOREST)], { commander: [copies(1, walker)] }), 'brawl')).toEqual(['903.12d notExactly']);
  });

  it('903.12e: with a colourless Brawl commander one kind of basic land is free', () => {
    const golem = card('Karn', { type: 'Legendary Creature — Golem', legalities: { brawl: 'legal' } });
    const swamp = card('Swamp', { type: 'Basic Land — Swamp', colors: 'B' });
    expect(reasons(deck([copies(59, FOREST)], { commander: [copies(1, golem)] }), 'brawl')).toEqual([]);
    expect(reasons(deck([copies(58, FOREST), copies(1, swamp)], { commander: [copies(1, golem)] }), 'brawl')).toEqual([
      '903.5d identity: Swamp',
    ]);
  });
});

describe('lists of the database', () => {
  const c = (standing: 'legal' | 'banned' | 'restricted' | undefined) =>
    card('It', { legalities: standing ? { vintage: standing, duel: standing } : {} });
  const check = (count: number, standing: 'legal' | 'banned' | 'restricted' | undefined) =>
    reasons(withForests(60, copies(count, c(standing))), 'vintage');
  it('legal, not legal, banned', () => {
    expect(check(4, 'legal')).toEqual([]);
    expect(check(1, undefined)).toEqual(['MTR 6.5 notLegal: It']);
    expect(check(1, 'banned')).toEqual(['MTR 6.5 banned: It']);
  });
  it('restricted: one copy over deck and sideboard', () => {
    expect(check(1, 'restricted')).toEqual([]);
    expect(reasons(deck([copies(60, FOREST), copies(1, c('restricted'))], { sideboard: [copies(1, c('restricted'))] }), 'vintage')).toEqual(
      ['MTR 6.5 restricted: It'],
    );
  });
  it('restricted in Duel Commander: not as commander', () => {
    const leader = { ...c('restricted'), supertypes: ['Legendary'], types: ['Creature'], colorIdentity: maskOf(['G']) };
    expect(reasons(deck([copies(99, FOREST)], { commander: [copies(1, leader)] }), 'duel')).toEqual(['- bannedAsCommander: It']);
  });
  it('where every card is legal that is not banned, one the lists do not know is only noted', () => {
    const issues = checkDeckCards(withForests(60, copies(1, card('New One'))), findFormat('legacy')!, { listDate: '2019-07-21' });
    expect(issues.map((i) => [i.message.id, i.weight])).toEqual([['format.newer', 'note']]);
    expect(isLegal(issues)).toBe(true);
  });
  it('a card the lists do not know is named with their date', () => {
    const d = withForests(60, copies(1, card('New One')));
    const [issue] = checkDeckCards(d, findFormat('modern') as (typeof FORMATS)[number], { listDate: '2019-07-21' });
    expect(formatMessage(issue.message, 'en')).toBe(
      'New One is not known to the card lists of 2019-07-21, which say what is legal in Modern',
    );
  });
});

/** A deck of sixty with these copies of a card of this set. */
const of = (name: string, set: string, count = 4, extra: Sketch = {}): DeckToCheck =>
  withForests(60, copies(count, card(name, { sets: [set], ...extra })));

describe('the lists of 2015 and 2017', () => {
  it.each<[string, string, string, DeckToCheck, string[]]>([
    ['Modern, the day before it was banned', 'modern-2015', '2015-01-22', of('Birthing Pod', 'NPH'), []],
    ['Modern, that day', 'modern-2015', '2015-01-23', of('Birthing Pod', 'NPH'), ['MTR 6.4 banned: Birthing Pod']],
    ['Modern, unbanned that day', 'modern-2015', '2015-01-23', of('Golgari Grave-Troll', 'RAV'), []],
    ['Modern, banned again', 'modern-2017', '2017-01-20', of('Golgari Grave-Troll', 'RAV'), ['MTR 6.4 banned: Golgari Grave-Troll']],
    ['Modern 2015', 'modern-2015', '2015-01-23', of('Ancestral Vision', 'TSP'), ['MTR 6.4 banned: Ancestral Vision']],
    ['Modern 2017', 'modern-2017', '2017-01-20', of('Ancestral Vision', 'TSP'), []],
    ['Vintage', 'vintage-2015', '2015-01-23', of('Gifts Ungiven', 'CHK', 2), []],
    ['Vintage', 'vintage-2015', '2015-01-23', of('Brainstorm', 'ICE', 2), ['MTR 6.5 restricted: Brainstorm']],
    ['Vintage', 'vintage-2015', '2015-01-22', of('Treasure Cruise', 'KTK', 2), []],
    ['Vintage', 'vintage-2015', '2015-01-23', of('Treasure Cruise', 'KTK', 2), ['MTR 6.5 restricted: Treasure Cruise']],
    ['Legacy', 'legacy-2015', '2015-01-23', of('Mana Drain', 'LEG'), ['MTR 6.6 banned: Mana Drain']],
    ['Legacy', 'legacy-2015', '2015-01-23', of('Worldgorger Dragon', 'JUD'), []],
    ['Legacy 2015', 'legacy-2015', '2015-01-23', of('Dig Through Time', 'KTK'), []],
    ['Legacy 2017', 'legacy-2017', '2017-01-20', of('Dig Through Time', 'KTK'), ['MTR 6.6 banned: Dig Through Time']],
    ['Legacy 2015', 'legacy-2015', '2015-01-23', of('Black Vise', 'LEA'), ['MTR 6.6 banned: Black Vise']],
    ['Legacy 2017', 'legacy-2017', '2017-01-20', of('Black Vise', 'LEA'), []],
    ['Standard', 'standard-2017', '2017-01-20', of("Smuggler's Copter", 'KLD'), ["MTR 6.3 banned: Smuggler's Copter"]],
    ['Standard, a card of the next set', 'standard-2015', '2015-03-26', of('Roast', 'DTK'), ['MTR 6.3 notYet: Roast']],
    ['Standard, a card of the next set on its day', 'standard-2017', '2017-04-28', of('Cast Out', 'AKH'), []],
    ['Standard, an old card', 'standard-2015', '2015-03-27', of('Brainstorm', 'ICE'), ['MTR 6.3 notLegal: Brainstorm']],
    [
      'Vintage, conspiracies as a class',
      'vintage-2017',
      '2017-01-20',
      of('Sovereign', 'CNS', 1, { type: 'Conspiracy' }),
      ['MTR 6.5 banned: Sovereign'],
    ],
    ['Vintage, ante as a class', 'vintage-2017', '2017-01-20', of('Bird', 'ARN', 1, { says: '{T}: Ante Bird.' }), ['MTR 6.5 banned: Bird']],
    ['Legacy', 'legacy-2017', '2017-01-20', of('Mana Crypt', 'EMA', 1), ['MTR 6.6 banned: Mana Crypt']],
    ['Vintage', 'vintage-2017', '2017-01-20', of('Mana Crypt', 'EMA', 1), []],
    // formats-2026.json: no document of that year is there to be named
    ['Standard 2026', 'standard-2026', '2026-08-22', of('Mountain Hermit', 'FDN'), []],
    ['Standard 2026, an old card', 'standard-2026', '2026-08-22', of('Roast', 'DTK'), ['- notLegal: Roast']],
    ['Modern 2026', 'modern-2026', '2026-08-22', of('Oko, Thief of Crowns', 'ELD'), ['- banned: Oko, Thief of Crowns']],
    ['Pioneer 2026', 'pioneer-2026', '2026-08-22', of('Lightning Bolt', 'M11'), ['- notLegal: Lightning Bolt']],
    ['Vintage 2026', 'vintage-2026', '2026-08-22', of('Black Lotus', 'LEA', 2), ['- restricted: Black Lotus']],
    // banned as before, though the file of 2026 does not name it
    ['Vintage 2026', 'vintage-2026', '2026-08-22', of('Shahrazad', 'ARN'), ['- banned: Shahrazad']],
    ['Mirrodin Block', 'block-mirrodin', '2017-01-20', of('Skullclamp', 'DST'), ['MTR 6.7 banned: Skullclamp']],
    ['Innistrad-Avacyn Block', 'block-innistrad', '2017-01-20', of('Lingering Souls', 'DKA'), ['MTR 6.7 banned: Lingering Souls']],
    ['Kamigawa Block', 'block-kamigawa', '2017-01-20', of('Lingering Souls', 'DKA'), ['MTR 6.7 notLegal: Lingering Souls']],
  ])('%s (%s on %s)', (_, format, date, d, expected) => expect(reasons(d, format, { date })).toEqual(expected));

  it('without a day the list is as it last stood', () => expect(reasons(of('Roast', 'DTK'), 'standard-2015')).toEqual([]));

  it('has as many cards as the documents list', () => {
    const size = (id: string): number[] => {
      const list = findFormat(id)?.list;
      return typeof list === 'object' ? [list.sets?.length ?? 0, list.banned.length, list.restricted.length] : [];
    };
    expect(size('modern-2015')).toEqual([47, 33, 0]);
    expect(size('modern-2017')).toEqual([56, 35, 0]);
    expect(size('vintage-2015')).toEqual([0, 25, 42]);
    expect(size('vintage-2017')).toEqual([0, 3, 43]);
    expect(size('legacy-2015')).toEqual([0, 74, 0]);
    expect(FORMATS.filter((f) => f.id.startsWith('block-'))).toHaveLength(23);
  });
});
