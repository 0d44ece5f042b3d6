/** Deck legality (MTR 6, 7, 8.3, 9.5) on the lists of 2015 and 2017; cards are sketched with the sets they were printed in. */
import { type CountedCard, type DeckCard, type DeckToCheck, maskOf } from '@apnap/cards';
import { describe, expect, it } from 'vitest';
import { type DeckEvent, deckVerdict, readListName, say, unifiedVerdict, type Verdict } from '../../src/index.js';

interface Sketch {
  type?: string;
  sets?: string[];
  says?: string;
  zhName?: string;
}

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
    sets: s.sets ?? [],
    colorIdentity: maskOf([]),
    text: () => [s.says ?? ''],
    ...(s.zhName === undefined ? {} : { zhName: s.zhName }),
  };
}

const FOREST = card('Forest', { type: 'Basic Land — Forest', sets: ['M15', 'KLD'] });
const n = (count: number, c: DeckCard): CountedCard => ({ count, card: c });
const deck = (main: CountedCard[], sideboard: CountedCard[] = []): DeckToCheck => ({ main, sideboard, commander: [], companion: [] });
/** Sixty cards with these among them. */
const withCards = (...cards: CountedCard[]): DeckToCheck => deck([n(60 - cards.reduce((s, c) => s + c.count, 0), FOREST), ...cards]);

const M15 = '2015-01-23';
const M17 = '2017-01-20';
const on = (format: string, date: string, more: Partial<DeckEvent> = {}): DeckEvent => ({
  ruleset: date < M17 ? 'mtr-2015' : 'mtr-2017',
  format,
  kind: 'individual',
  date,
  ...more,
});
const texts = (found: readonly Verdict[]): string => found.map((v) => say(v.message, 'en')).join('; ');
const verdict = (d: DeckToCheck, e: DeckEvent, pool?: CountedCard[]): string => texts(deckVerdict(d, e, pool)) || 'ok';
const inFormat = (format: string, date: string, count: number, c: DeckCard): string => verdict(withCards(n(count, c)), on(format, date));

describe('sizes and copies', () => {
  const plain = on('constructed', M17);
  it('vector 101: 60 and no sideboard', () => expect(verdict(deck([n(60, FOREST)]), plain)).toBe('ok'));
  it('vector 102: 59', () => expect(verdict(deck([n(59, FOREST)]), plain)).toMatch(/59 cards; at least 60/));
  it('vector 103: 250', () => expect(verdict(deck([n(250, FOREST)]), plain)).toBe('ok'));
  it('vector 104: a sideboard of 15, of 16', () => {
    expect(verdict(deck([n(60, FOREST)], [n(15, FOREST)]), plain)).toBe('ok');
    expect(verdict(deck([n(60, FOREST)], [n(16, FOREST)]), plain)).toMatch(/16 cards; at most 15/);
  });
  it('vector 105: four and one more in the sideboard', () => {
    const c = card('Naturalize');
    expect(verdict(deck([n(56, FOREST), n(4, c)], [n(1, c)]), plain)).toMatch(/5 copies of Naturalize.*at most 4/);
  });
  it('vector 106: 25 Forests', () =>
    expect(verdict(deck([n(25, FOREST), n(35, card('Plains', { type: 'Basic Land — Plains' }))]), plain)).toBe('ok'));
});

describe('Modern', () => {
  const pod = card('Birthing Pod', { sets: ['NPH'] });
  it('vector 107: the day before the ban, and on it', () => {
    expect(verdict(withCards(n(4, pod)), on('modern', '2015-01-22'))).toBe('ok');
    expect(inFormat('modern', M15, 4, pod)).toMatch(/Birthing Pod is banned/);
  });
  it('vector 108: free in 2015, banned in 2017', () => {
    const troll = card('Golgari Grave-Troll', { sets: ['RAV'] });
    expect(inFormat('modern', M15, 4, troll)).toBe('ok');
    expect(inFormat('modern', M17, 4, troll)).toMatch(/banned/);
  });
  it('vector 109: banned in 2015, free in 2017', () => {
    const vision = card('Ancestral Vision', { sets: ['TSP'] });
    expect(inFormat('modern', M15, 4, vision)).toMatch(/banned/);
    expect(inFormat('modern', M17, 4, vision)).toBe('ok');
  });
});

describe('Vintage and Legacy', () => {
  it('vector 110: two copies once unrestricted', () => expect(inFormat('vintage', M15, 2, card('Gifts Ungiven'))).toBe('ok'));
  it('vector 111: restricted over deck and sideboard', () => {
    const c = card('Brainstorm');
    expect(verdict(deck([n(59, FOREST), n(1, c)], [n(1, c)]), on('vintage', M17))).toMatch(/Brainstorm is restricted/);
  });
  it('vector 112: two copies before and after the restriction', () => {
    const c = card('Treasure Cruise');
    expect(verdict(withCards(n(2, c)), on('vintage', '2015-01-22'))).toBe('ok');
    expect(inFormat('vintage', M15, 2, c)).toMatch(/restricted/);
  });
  it('vector 113', () => expect(inFormat('legacy', M15, 1, card('Mana Drain'))).toMatch(/banned/));
  it('vector 114', () => expect(inFormat('legacy', M15, 4, card('Worldgorger Dragon', { type: 'Creature — Dragon' }))).toBe('ok'));
  it('vector 115', () => {
    const c = card('Dig Through Time');
    expect(inFormat('legacy', M15, 4, c)).toBe('ok');
    expect(inFormat('legacy', M17, 4, c)).toMatch(/banned/);
  });
  it('vector 116', () => {
    const c = card('Black Vise', { type: 'Artifact' });
    expect(inFormat('legacy', M15, 4, c)).toMatch(/banned/);
    expect(inFormat('legacy', M17, 4, c)).toBe('ok');
  });
  it('vector 120: a whole class of cards', () =>
    expect(inFormat('vintage', M17, 1, card('Some Plot', { type: 'Conspiracy' }))).toMatch(/banned/));
  it('vector 121', () => {
    const c = card('Mana Crypt', { type: 'Artifact' });
    expect(inFormat('legacy', M17, 1, c)).toMatch(/banned/);
    expect(inFormat('vintage', M17, 1, c)).toBe('ok');
  });
});

describe('Standard and blocks', () => {
  it('vector 117', () => expect(inFormat('standard', M17, 1, card("Smuggler's Copter", { sets: ['KLD'] }))).toMatch(/banned/));
  it('vector 118: the day before the release', () => {
    const c = card('A card of Dragons', { sets: ['DTK'] });
    expect(verdict(withCards(n(4, c)), on('standard', '2015-03-26'))).toMatch(/not yet legal.*2015-03-27/);
    expect(verdict(withCards(n(4, c)), on('standard', '2015-03-27'))).toBe('ok');
  });
  it('vector 119: on the day of the release', () =>
    expect(verdict(withCards(n(4, card('A card of Amonkhet', { sets: ['AKH'] }))), on('standard', '2017-04-28'))).toBe('ok'));
  const souls = card('Lingering Souls', { sets: ['DKA'] });
  it('vector 122', () => expect(inFormat('block-mirrodin', M15, 1, card('Skullclamp', { sets: ['DST'] }))).toMatch(/banned/));
  it('vector 123', () => expect(inFormat('block-innistrad', M15, 1, souls)).toMatch(/banned/));
  it('vector 124', () => expect(inFormat('block-kamigawa', M15, 1, souls)).toMatch(/not legal/));
});

describe('teams', () => {
  const c = card('Naturalize');
  const team = (counts: number[], date: string): string =>
    texts(
      unifiedVerdict(
        counts.map((k) => (k === 0 ? withCards() : withCards(n(k, c)))),
        on('constructed', date, { kind: 'unified' }),
      ),
    ) || 'ok';
  it('vector 125: five over two decks in 2015', () => expect(team([4, 1, 0], M15)).toMatch(/5 copies of Naturalize together; at most 4/));
  it('vector 126: four over two decks in 2015', () => expect(team([3, 1, 0], M15)).toBe('ok'));
  it('vector 127: in two decks in 2017', () => {
    expect(team([1, 1, 0], M17)).toMatch(/in the decks A, B/);
    expect(team([4, 0, 0], M17)).toBe('ok');
  });
  it('MTR 8.4: a restricted card once over a team in 2015', () => {
    const decks = [withCards(n(1, card('Brainstorm'))), withCards(n(1, card('Brainstorm'))), withCards()];
    expect(texts(unifiedVerdict(decks, on('vintage', M15, { kind: 'unified' })))).toMatch(/restricted: the decks of the team have 2/);
  });
  it('vector 128: a sideboard in Two-Headed Giant', () =>
    expect(verdict(deck([n(60, FOREST)], [n(15, FOREST)]), on('modern', M17, { kind: 'twoHeaded' }))).toMatch(/no sideboard/));
  it('vector 129: the card banned there', () => {
    const erayo = card('Erayo, Soratami Ascendant', { type: 'Legendary Creature — Moonfolk Monk', sets: ['SOK'] });
    expect(verdict(withCards(n(1, erayo)), on('modern', M17, { kind: 'twoHeaded' }))).toMatch(/banned in Two-Headed Giant/);
    expect(verdict(withCards(n(1, erayo)), on('modern', M17))).toBe('ok');
  });
});

describe('Limited', () => {
  const limited = on('limited', M17);
  const common = card('A common');
  it('vector 130: 40 with six of one card', () => expect(verdict(deck([n(34, FOREST), n(6, common)]), limited, [n(6, common)])).toBe('ok'));
  it('vector 131: 39', () => expect(verdict(deck([n(39, FOREST)]), limited, [])).toMatch(/39 cards; at least 40/));
  const snow = card('Snow-Covered Forest', { type: 'Basic Snow Land — Forest' });
  it('vector 132: snow lands are not added', () => {
    for (const date of [M15, M17]) expect(verdict(deck([n(39, FOREST), n(1, snow)]), on('limited', date), [])).toMatch(/may not be added/);
    expect(verdict(deck([n(39, FOREST), n(1, snow)]), limited, [n(1, snow)])).toBe('ok');
  });
  it('vector 133: Wastes are not added', () => {
    const wastes = card('Wastes', { type: 'Basic Land' });
    expect(verdict(deck([n(39, FOREST), n(1, wastes)]), limited, [])).toMatch(/may not be added/);
    expect(verdict(deck([n(39, FOREST), n(1, wastes)]), on('limited', M15), [])).toBe('ok');
  });
});

describe('names on lists', () => {
  const ajani = [
    card('Ajani, Caller of the Pride', { type: 'Legendary Planeswalker — Ajani', zhName: '群首阿耶尼' }),
    card('Ajani Steadfast', { type: 'Legendary Planeswalker — Ajani', zhName: '坚毅阿耶尼' }),
  ];
  it('vector 134: a name that two legal cards have', () =>
    expect(readListName('阿耶尼', ajani)).toMatchObject({ kind: 'ambiguous', names: ajani.map((c) => c.name) }));
  it('vector 135: a name that one legal card has', () => {
    expect(readListName('阿耶尼', ajani.slice(0, 1))).toEqual({ kind: 'found', name: 'Ajani, Caller of the Pride' });
    expect(readListName('Ajani', ajani.slice(1))).toEqual({ kind: 'found', name: 'Ajani Steadfast' });
    expect(readListName('ajani steadfast', ajani)).toEqual({ kind: 'found', name: 'Ajani Steadfast' });
    expect(readListName('Pride', [card('Pride of Lions')])).toEqual({ kind: 'unknown' });
  });
  it('IPG 3.5: what belongs to a character is not the character, and no card is that can not stay in play', () => {
    const legend = (name: string, zhName: string, type = 'Legendary Enchantment') => card(name, { type, zhName });
    const others = [legend('Oath of Ajani', '阿耶尼之誓言'), legend("Ajani's Word", '阿耶尼的话', 'Legendary Sorcery')];
    for (const name of ['阿耶尼', 'Ajani']) {
      expect(readListName(name, [...others, ajani[1]])).toEqual({ kind: 'found', name: 'Ajani Steadfast' });
      expect(readListName(name, others)).toEqual({ kind: 'unknown' });
    }
    const bolas = card('Nicol Bolas, God-Pharaoh', { type: 'Legendary Planeswalker — Bolas' });
    expect(readListName('nicol  bolas', [bolas])).toEqual({ kind: 'found', name: bolas.name });
    expect(readListName('God-Pharaoh', [bolas])).toEqual({ kind: 'unknown' });
  });
});
