/** What was noted while cards were drafted, in the game (CR 905.2b). */
import { begin, defaultAnswer } from '@apnap/kernel';
import { expect, it } from 'vitest';
import { type ActOption, characteristics, type DraftNotes, live, objectView, type State } from '../../src/index.js';
import { define, game } from '../kit.js';

define(
  {
    name: 'Noted Lurker',
    cost: '{0}',
    type: 'Creature — Construct',
    pt: '0/1',
    text: "Reveal Noted Lurker as you draft it and note how many cards you've drafted this draft round, including Noted Lurker.\nThis creature enters with X +1/+1 counters on it, where X is the highest number you noted for cards named Noted Lurker.",
  },
  {
    name: 'Removing Grinder',
    cost: '{0}',
    type: 'Creature — Construct',
    pt: '0/1',
    text: 'Draft Removing Grinder face up.\nAs you draft a card, you may remove it from the draft face down.\nThis creature enters with X +1/+1 counters on it, where X is the number of cards you removed from the draft with cards named Removing Grinder.',
  },
  {
    name: 'Noting Captain',
    cost: '{0}',
    type: 'Creature — Pirate',
    pt: '1/1',
    text: 'Draft Noting Captain face up.\nAs you draft a card, you may reveal it, note its name, then turn Noting Captain face down.\nCreatures you control with a name you noted for cards named Noting Captain get +2/+2.\nOther creatures you control of a type you noted for cards named Noting Captain get +1/+1.',
  },
); // prettier-ignore

it('905.2b: names and creature types that its controller noted for cards of that name count, those of others do not', () => {
  const notes: DraftNotes[] = [{ card: 'Noting Captain', names: ['Removing Grinder'], types: ['Pirate'] }];
  const sizes = (mine: DraftNotes[], theirs: DraftNotes[]): (number | null)[] => {
    const deck = [{ card: 'Noting Captain', count: 5 }];
    const place = ['Noting Captain', 'Noting Captain', 'Removing Grinder'].map((card) => ({ seat: 0, zone: 'battlefield' as const, card }));
    const players = [
      { name: 'A', deck, notes: mine },
      { name: 'B', deck, notes: theirs },
    ];
    const { state } = begin(game, { players, first: 0, opening: 'none', place }, 'notes');
    return state.battlefield.map((id) => characteristics(state, id).power);
  };
  // Two of them look at each name.
  expect(sizes(notes, [])).toEqual([2, 2, 4]);
  expect(sizes([], notes)).toEqual([1, 1, 0]);
});

/** Casts a card of the first player's, and lets it resolve. @returns its counters */
function counters(card: string, notes: DraftNotes[], others: DraftNotes[] = []): number {
  const deck = [{ card, count: 5 }];
  const players = [
    { name: 'A', deck, notes },
    { name: 'B', deck, notes: others },
  ];
  let s: State = begin(game, { players, first: 0, opening: 'none', place: [{ seat: 0, zone: 'hand', card, count: 1 }] }, 'notes').state;
  for (let n = 0; n < 200; n++) {
    const permanent = s.battlefield.find((id) => characteristics(s, id).name === card);
    if (permanent !== undefined) return live(s, permanent)?.counters?.reduce((sum, c) => sum + c.n, 0) ?? 0;
    const d = s.pending;
    if (!d) break;
    const options = d.ask.form === 'pick' ? (d.ask.options as readonly ActOption[]) : [];
    const cast = options.findIndex((o) => o.act === 'cast');
    const outcome = game.answer(s, d.kind === 'act' && d.seat === 0 && cast >= 0 ? { pick: [cast] } : defaultAnswer(d));
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    s = outcome.state;
  }
  throw new Error('it does not enter');
}

it('905.2b: the highest number that its controller noted for cards of that name counts in the game', () => {
  const mine = [
    { card: 'Noted Lurker', numbers: [3] },
    { card: 'Noted Lurker', numbers: [7] },
    { card: 'Another', numbers: [12] },
  ];
  expect(counters('Noted Lurker', mine, [{ card: 'Noted Lurker', numbers: [14] }])).toBe(7);
  expect(counters('Noted Lurker', [], [{ card: 'Noted Lurker', numbers: [14] }])).toBe(0);
});

it('905.1d: so does how many cards were removed from the draft with cards of that name', () => {
  const mine = [
    { card: 'Removing Grinder', removed: 1 },
    { card: 'Removing Grinder', removed: 1 },
  ];
  expect(counters('Removing Grinder', mine)).toBe(2);
});

define(
  {
    name: 'Noting Banner',
    cost: '{0}',
    type: 'Creature — Knight',
    pt: '3/3',
    text: 'Draft Noting Banner face up.\nAs you draft a creature card, you may reveal it, note its name, then turn Noting Banner face down.\nAs long as you control one or more creatures with a name you noted for cards named Noting Banner, Noting Banner and those creatures get +1/+1 and have lifelink.',
  },
  {
    name: 'Removing Spirit',
    cost: '{0}',
    type: 'Creature — Avatar',
    pt: '4/4',
    text: 'Draft Removing Spirit face up.\nAs you draft a card, you may remove it from the draft face up.\nIf you removed a creature card with flying from the draft with cards named Removing Spirit, Removing Spirit has flying. The same is true for first strike, hexproof, and menace.',
  },
  { name: 'Noted Bird', cost: '{0}', type: 'Creature — Bird', pt: '1/1', text: 'Flying, first strike' },
  { name: 'Noted Ward', cost: '{0}', type: 'Creature — Knight', pt: '1/1', text: 'Hexproof from black' },
  { name: 'Noted Flight', cost: '{0}', type: 'Enchantment — Aura', text: 'Enchant creature\nMenace' },
); // prettier-ignore

/** What the first player's creatures are, by name: power, and keywords. */
function creatures(cards: readonly string[], notes: DraftNotes[]): Record<string, [number | null, string[]]> {
  const players = [
    { name: 'A', deck: cards.map((card) => ({ card, count: 1 })), notes },
    { name: 'B', deck: [{ card: cards[0], count: 1 }] },
  ];
  const place = cards.map((card) => ({ seat: 0, zone: 'battlefield' as const, card }));
  const { state } = begin(game, { players, first: 0, opening: 'none', place }, 'notes');
  return Object.fromEntries(
    state.battlefield.map((id) => [characteristics(state, id).name, [characteristics(state, id).power, keywordsShown(state, id)]]),
  );
}
const keywordsShown = (s: State, id: number): string[] => objectView(s, id).keywords.toSorted();

it('905.2b: the creatures with noted names, and the card for which they were noted, are larger while there are any', () => {
  const notes: DraftNotes[] = [{ card: 'Noting Banner', names: ['Noted Bird'] }];
  expect(creatures(['Noting Banner', 'Noted Bird', 'Noted Ward'], notes)).toMatchObject({
    'Noting Banner': [4, ['lifelink']],
    'Noted Bird': [2, ['firstStrike', 'flying', 'lifelink']],
    'Noted Ward': [1, expect.not.arrayContaining(['lifelink'])],
  });
  expect(creatures(['Noting Banner', 'Noted Ward'], notes)['Noting Banner']).toEqual([3, []]);
});

it('905.2: what creature cards have that were removed with cards of that name, printed on them, the card has', () => {
  const spirit = (cards: string[], of = 'Removing Spirit'): string[] =>
    creatures(['Removing Spirit'], [{ card: of, removed: cards.length, cards }])['Removing Spirit'][1];
  expect(spirit(['Noted Bird'])).toEqual(['firstStrike', 'flying']);
  expect(spirit(['Noted Ward'])).toEqual(['hexproof']);
  // no creature card, and cards of another name
  expect([spirit(['Noted Flight']), spirit(['Noted Bird'], 'Another'), spirit([])]).toEqual([[], [], []]);
});
