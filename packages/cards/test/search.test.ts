/** The search, tested by what Scryfall's syntax says each condition finds. */
import { describe, expect, it } from 'vitest';
import { formatMessage, maskOf, type SearchCard, type SearchFace, SearchIndex } from '../src/index.js';

interface Sketch extends Partial<Omit<SearchCard, 'faces' | 'text' | 'zhText'>> {
  faces?: (Partial<Omit<SearchFace, 'colors'>> & { colors?: string })[];
  type?: string;
  cost?: string;
  colors?: string;
  size?: string;
  zhName?: string;
  en?: string;
  zh?: string;
}

const TYPES = ['Creature', 'Instant', 'Sorcery', 'Land', 'Artifact', 'Enchantment', 'Planeswalker'];

function sketch(name: string, s: Sketch): SearchCard {
  const [types, subtypes] = (s.type ?? 'Instant').split(' — ');
  const words = types.split(' ');
  const [power, toughness] = s.size?.split('/') ?? [];
  const one = {
    name,
    ...(s.zhName ? { zhName: s.zhName } : {}),
    ...(s.cost ? { manaCost: s.cost } : {}),
    colors: s.colors ?? '',
    supertypes: words.filter((w) => !TYPES.includes(w)),
    types: words.filter((w) => TYPES.includes(w)),
    subtypes: subtypes?.split(' ') ?? [],
    ...(power ? { power, toughness } : {}),
  };
  const faces = (s.faces ?? [one]).map((f) => ({ ...one, ...f, colors: maskOf([...(f.colors ?? s.colors ?? '')]) }));
  return {
    name,
    layout: s.layout ?? 'normal',
    kind: s.kind ?? 'card',
    faces,
    manaValue: s.manaValue ?? 0,
    colorIdentity: s.colorIdentity ?? faces.reduce((m, f) => m | f.colors, 0),
    keywords: s.keywords ?? [],
    printings: s.printings ?? [],
    legalities: s.legalities ?? {},
    compiled: s.compiled ?? true,
    text: () => (s.en ?? '').split(' // '),
    zhText: () => (s.zh ?? '').split(' // '),
    zhTypes: () => faces.map((f) => (f.types.includes('Creature') ? '生物' : '瞬间')),
  };
}

const CARDS = [
  sketch('Lightning Bolt', {
    zhName: '闪电击',
    cost: '{R}',
    colors: 'R',
    manaValue: 1,
    en: 'Lightning Bolt deals 3 damage to any target.',
    zh: '闪电击对任意一个目标造成3点伤害。',
    legalities: { modern: 'legal', vintage: 'legal' },
    printings: [
      { set: 'LEA', rarity: 'common', date: '1993-08-05', number: '161' },
      { set: 'M10', rarity: 'common', date: '2009-07-17', number: '146' },
      { set: 'A25', rarity: 'uncommon', date: '2018-03-16', number: '141' },
    ],
  }),
  sketch('Serra Angel', {
    type: 'Creature — Angel',
    cost: '{3}{W}{W}',
    colors: 'W',
    size: '4/4',
    manaValue: 5,
    keywords: ['flying', 'vigilance'],
    en: 'Flying, vigilance',
    zh: '飞行，警戒',
    legalities: { modern: 'legal' },
    printings: [{ set: 'DOM', rarity: 'uncommon', date: '2018-04-27', number: '33' }],
  }),
  sketch('Grizzly Bears', {
    type: 'Creature — Bear',
    cost: '{1}{G}',
    colors: 'G',
    size: '2/2',
    manaValue: 2,
    printings: [{ set: 'LEA', rarity: 'common', date: '1993-08-05' }],
  }),
  sketch('Tarmogoyf', {
    type: 'Creature — Lhurgoyf',
    cost: '{1}{G}',
    colors: 'G',
    size: '*/1+*',
    manaValue: 2,
    en: "Tarmogoyf's power is equal to the number of card types among cards in all graveyards.",
  }),
  sketch('Fire // Ice', {
    layout: 'split',
    manaValue: 4,
    faces: [
      { name: 'Fire', manaCost: '{1}{R}', colors: 'R' },
      { name: 'Ice', manaCost: '{1}{U}', colors: 'U' },
    ],
    en: 'Fire deals 2 damage divided as you choose among one or two targets. // Tap target permanent.\nDraw a card.',
  }),
  sketch('Ancestral Recall', {
    cost: '{U}',
    colors: 'U',
    manaValue: 1,
    en: 'Target player draws three cards.',
    legalities: { vintage: 'restricted', legacy: 'banned' },
    compiled: false,
  }),
  sketch('Geist of Saint Traft', {
    type: 'Legendary Creature — Spirit Cleric',
    cost: '{1}{W}{U}',
    colors: 'WU',
    size: '2/2',
    manaValue: 3,
    keywords: ['hexproof'],
    en: 'Hexproof\nWhenever Geist of Saint Traft attacks, create a 4/4 white Angel creature token.',
  }),
  sketch('Forest', { type: 'Basic Land — Forest', colorIdentity: maskOf(['G']) }),
  sketch('Deathrite Shaman', { type: 'Creature — Elf Shaman', cost: '{B/G}', colors: 'BG', size: '1/2', manaValue: 1 }),
  sketch('Æther Vial', { type: 'Artifact', cost: '{1}', manaValue: 1 }),
  sketch('Not of This World', { type: 'Instant', cost: '{7}', manaValue: 7 }),
];

const index = new SearchIndex(CARDS);
const find = (query: string): string[] => {
  const found = index.search(query);
  if ('message' in found) throw new Error(`${found.at}: ${formatMessage(found.message, 'en')}`);
  return found.cards.map((c) => c.name);
};
const wrong = (query: string, lang: 'en' | 'zh' = 'en'): string => {
  const found = index.search(query);
  return 'message' in found ? `${found.at} [${found.text}] ${formatMessage(found.message, lang)}` : 'fine';
};

describe('names', () => {
  it.each([
    ['light bol', ['Lightning Bolt']],
    ['"lightning bolt"', ['Lightning Bolt']],
    ['aether', ['Æther Vial']],
    ['!fire', ['Fire // Ice']],
    ['!"fire // ice"', ['Fire // Ice']],
    ['!light', []],
    ['闪电', ['Lightning Bolt']],
    ['!闪电击', ['Lightning Bolt']],
    ['name:/^[gt]/', ['Geist of Saint Traft', 'Grizzly Bears', 'Tarmogoyf']],
    ['not of', ['Not of This World']],
    ['ice or bears', ['Fire // Ice', 'Grizzly Bears']],
  ])('%s', (query, names) => expect(find(query)).toEqual(names));

  it('nothing asked is everything, by name', () =>
    expect(find('')).toEqual(
      [...CARDS.map((c) => c.name)].sort((a, b) => (a.replace('Æ', 'ae').toLowerCase() < b.replace('Æ', 'ae').toLowerCase() ? -1 : 1)),
    ));
});

describe('text and types', () => {
  it.each([
    ['o:"3 damage"', ['Lightning Bolt']],
    ['o:"~ deals 3"', ['Lightning Bolt']],
    ['o:/deals \\d damage/', ['Fire // Ice', 'Lightning Bolt']],
    ['o:/^whenever ~ attacks/', ['Geist of Saint Traft']],
    ['o:"whenever ~ attacks"', ['Geist of Saint Traft']],
    ['o:任意一个目标', ['Lightning Bolt']],
    ['zh:飞行', ['Serra Angel']],
    ['zh:闪电击', ['Lightning Bolt']],
    ['t:creature t:angel', ['Serra Angel']],
    ['t:"legendary creature"', ['Geist of Saint Traft']],
    ['t:生物 c:w', ['Geist of Saint Traft', 'Serra Angel']],
    ['kw:flying', ['Serra Angel']],
    ['keyword:hexproof', ['Geist of Saint Traft']],
    ['kw:警戒', ['Serra Angel']],
  ])('%s', (query, names) => expect(find(query)).toEqual(names));
});

describe('colours', () => {
  it.each([
    // ":" is ">=" for colours, "<=" for identities.
    ['c:u', ['Ancestral Recall', 'Fire // Ice', 'Geist of Saint Traft']],
    ['c=u', ['Ancestral Recall']],
    ['c:azorius', ['Geist of Saint Traft']],
    ['c>=wu', ['Geist of Saint Traft']],
    ['c<=wu t:creature', ['Geist of Saint Traft', 'Serra Angel']],
    ['c<wu t:creature', ['Serra Angel']],
    ['c>w', ['Geist of Saint Traft']],
    ['c=2', ['Deathrite Shaman', 'Fire // Ice', 'Geist of Saint Traft']],
    ['c:m -t:creature', ['Fire // Ice']],
    ['c:c', ['Forest', 'Not of This World', 'Æther Vial'].sort((a, b) => (a === 'Æther Vial' ? -1 : a < b ? -1 : 1))],
    ['id:esper t:creature', ['Geist of Saint Traft', 'Serra Angel']],
    ['id:g', ['Æther Vial', 'Forest', 'Grizzly Bears', 'Not of This World', 'Tarmogoyf']],
    ['id=g t:land', ['Forest']],
    ['c:红', ['Fire // Ice', 'Lightning Bolt']],
  ])('%s', (query, names) => expect(find(query)).toEqual(names));
});

describe('mana and numbers', () => {
  it.each([
    ['m:{W}{W}', ['Serra Angel']],
    ['m=3WW', ['Serra Angel']],
    ['m:{g/b}', ['Deathrite Shaman']],
    ['m>1g', []],
    ['m<=1g', ['Æther Vial', 'Grizzly Bears', 'Tarmogoyf']],
    ['mv=5', ['Serra Angel']],
    ['cmc>=4', ['Fire // Ice', 'Not of This World', 'Serra Angel']],
    ['mv:odd t:creature', ['Deathrite Shaman', 'Geist of Saint Traft', 'Serra Angel']],
    ['pow>=4', ['Serra Angel']],
    ['pow=*', ['Tarmogoyf']],
    ['tou>pow', ['Deathrite Shaman', 'Tarmogoyf']],
    ['pow=tou mv>2', ['Geist of Saint Traft', 'Serra Angel']],
    ['pt>=8', ['Serra Angel']],
  ])('%s', (query, names) => expect(find(query)).toEqual(names));
});

describe('printings', () => {
  it.each([
    ['s:lea', ['Grizzly Bears', 'Lightning Bolt']],
    // One printing must be both.
    ['s:lea r:uncommon', []],
    ['s:a25 r:u', ['Lightning Bolt']],
    ['r>common', ['Lightning Bolt', 'Serra Angel']],
    ['year=2018', ['Lightning Bolt', 'Serra Angel']],
    ['year<2000', ['Grizzly Bears', 'Lightning Bolt']],
    ['date>=dom', ['Serra Angel']],
    ['date<1994-01', ['Grizzly Bears', 'Lightning Bolt']],
    ['s:m10 cn:146', ['Lightning Bolt']],
    ['is:reprint', ['Lightning Bolt']],
    ['s:m10 not:firstprint', ['Lightning Bolt']],
  ])('%s', (query, names) => expect(find(query)).toEqual(names));
});

describe('formats, is:, logic, order', () => {
  it.each([
    ['f:vintage', ['Ancestral Recall', 'Lightning Bolt']],
    ['banned:legacy', ['Ancestral Recall']],
    ['restricted:vintage', ['Ancestral Recall']],
    ['not:compiled', ['Ancestral Recall']],
    ['is:commander', ['Geist of Saint Traft']],
    ['is:vanilla', ['Deathrite Shaman', 'Grizzly Bears']],
    ['is:frenchvanilla', ['Serra Angel']],
    ['is:split', ['Fire // Ice']],
    ['is:hybrid', ['Deathrite Shaman']],
    ['is:spell is:permanent -t:creature', ['Æther Vial']],
    ['t:creature -c:g', ['Geist of Saint Traft', 'Serra Angel']],
    ['t:creature not c:g', ['Geist of Saint Traft', 'Serra Angel']],
    ['(t:angel or t:bear) mv<3', ['Grizzly Bears']],
    ['-(t:creature or t:instant) -t:land', ['Æther Vial']],
    ['t:creature and (pow>3 or kw:hexproof)', ['Geist of Saint Traft', 'Serra Angel']],
    ['t:creature order:mv direction:desc', ['Serra Angel', 'Geist of Saint Traft', 'Grizzly Bears', 'Tarmogoyf', 'Deathrite Shaman']],
    ['t:creature order:power', ['Serra Angel', 'Geist of Saint Traft', 'Grizzly Bears', 'Deathrite Shaman', 'Tarmogoyf']],
  ])('%s', (query, names) => expect(find(query)).toEqual(names));
});

describe('a query that is none', () => {
  it.each([
    ['t:angel c:purpel', '9 [c:purpel] "purpel" is no colour; write letters'],
    ['oracel:draw', '1 [oracel:draw] there is no search for "oracel:"; did you mean oracle:?'],
    ['t:angel (c:w', '9 [(] this parenthesis is never closed; put ) at the end, as character 13'],
    ['t:angel)', '8 [)] this parenthesis was never opened'],
    ['o:"draw', '3 ["draw] the quotation mark is never closed; put " after the words'],
    ['o:/dr(aw/', '1 [o:/dr(aw/] this is no regular expression:'],
    ['o:/draw', '3 [/draw] the regular expression is never closed; put / after it'],
    ['t:', '1 [t:] nothing follows "t:"'],
    ['t:elf or', '7 [or] "or" needs a condition on both sides'],
    ['or t:elf', '1 [or] "or" needs a condition on both sides'],
    ['()', '2 [)] there is nothing between the parentheses'],
    ['mv>=x', '1 [mv>=x] "x" is no number; write for example mv>=3'],
    ['t>creature', '1 [t>creature] "t" is no number and can\'t be compared with >; write t:creature'],
    ['kw:flyng', '1 [kw:flyng] no known card has the keyword "flyng"; did you mean flying?'],
    ['s:m1', '1 [s:m1] no known card was printed in a set "m1"; did you mean M10?'],
    ['f:modrn', '1 [f:modrn] there is no list of cards for a format "modrn"; there are legacy, modern, vintage'],
    ['is:pony', '1 [is:pony] there is no "is:pony"; there are'],
    ['r:shiny', '1 [r:shiny] "shiny" is no rarity'],
    ['m:{Q}', '1 [m:{Q}] "{Q}" is no mana cost'],
    ['-(t:elf order:mv)', '9 [order:mv] "order:mv" says how the answer is shown'],
    ['order:price', '1 [order:price] the answer can\'t be ordered by "price"'],
  ])('%s', (query, said) => expect(wrong(query)).toContain(said));

  it('is told in Chinese too', () => expect(wrong('c:purpel', 'zh')).toContain('「purpel」不是颜色'));
});

describe('texts of cards are written when a query asks for their words', () => {
  const index = new SearchIndex([sketch('Shock', { en: 'Shock deals 2 damage to any target.' })]);
  it.each([
    ['shock', false],
    ['t:instant c:r', false],
    ['o:damage', true],
    ['-o:draw', true],
    ['shock or (t:creature o:flying)', true],
    ['order:mv shock', false],
    ['o:"unfinished', false],
  ])('%s', (query, reads) => {
    expect(index.readsTexts(query)).toBe(reads);
    let read = false;
    const text = (): string[] => {
      read = true;
      return [''];
    };
    const card = { ...sketch('Shock', { type: 'Instant', colors: 'R' }), text };
    new SearchIndex([card]).search(query);
    // What does not read is never slow; what may read does so unless another condition has ruled the card out.
    if (!reads) expect(read).toBe(false);
  });
});
