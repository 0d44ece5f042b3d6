/** The deck builder without its drawing: changes, undoing, filters as queries, mending a line, the chance of lands. */
import { expect, test } from 'vitest';
import { NO_FILTERS, queryOf } from '../src/decks/filters.js';
import { changed, deckSize, EMPTY, step, textOfDeck } from '../src/decks/model.js';

const add = (card: string, by: number, board: 'main' | 'side' | 'maybe' | 'commander' = 'main') =>
  ({ do: 'add', card, board, by }) as const;

test('cards are added, moved and taken out; nothing stays at zero', () => {
  let d = changed(EMPTY, add('Forest', 4));
  d = changed(d, { do: 'move', card: 'Forest', from: 'main', to: 'side', by: 9 });
  expect(d.boards.side).toEqual([{ card: 'Forest', count: 4 }]);
  expect(d.boards.main).toEqual([]);
  d = changed(d, add('Forest', -4, 'side'));
  expect(d.boards.side).toEqual([]);
  expect(changed(d, add('Forest', -1))).toEqual(d);
});

test('each change can be undone and done again, but for letters of the name', () => {
  let h = { now: EMPTY, past: [], future: [] } as Parameters<typeof step>[0];
  h = step(h, add('Forest', 1));
  h = step(h, { do: 'name', name: 'Green' });
  h = step(h, add('Island', 2));
  h = step(h, { do: 'undo' });
  expect([h.now.name, deckSize(h.now)]).toEqual(['Green', 1]);
  h = step(h, { do: 'undo' });
  expect(deckSize(h.now)).toBe(0);
  h = step(step(h, { do: 'redo' }), { do: 'redo' });
  expect(deckSize(h.now)).toBe(3);
});

test('a deck is written with its parts under headers', () => {
  const d = changed(changed(EMPTY, add('Forest', 99)), add('Krenko, Mob Boss', 1, 'commander'));
  expect(textOfDeck(d)).toBe('Commander\n1 Krenko, Mob Boss\n\nDeck\n99 Forest\n');
});

test('what one thinks about is a part of its own: no part of the deck, moved like all others, written and joined', () => {
  let d = changed(changed(EMPTY, add('Forest', 40)), add('Shock', 3, 'maybe'));
  expect(deckSize(d)).toBe(40);
  d = changed(d, { do: 'move', card: 'Shock', from: 'maybe', to: 'main', by: 1 });
  expect([d.boards.maybe, deckSize(d)]).toEqual([[{ card: 'Shock', count: 2 }], 41]);
  expect(textOfDeck(d)).toBe('Deck\n40 Forest\n1 Shock\n\nMaybeboard\n2 Shock\n');
  expect(changed(d, { do: 'join', draft: d }).boards.maybe).toEqual([{ card: 'Shock', count: 4 }]);
});

test('parts that are not built here stay as they are, whatever is changed, and are joined with those of another list', () => {
  const tokens = { zone: 'tokens', name: { en: 'tokens', zh: '衍生物' }, lines: [{ card: 'Goblin', count: 2 }] };
  const planes = { zone: 'planes', name: { en: 'planes', zh: '时空' }, lines: [{ card: 'Naya', count: 1 }] };
  const d = changed({ ...EMPTY, rest: [tokens] }, add('Forest', 1));
  expect(textOfDeck(d)).toBe('Deck\n1 Forest\n\ntokens\n2 Goblin\n');
  const both = changed(d, { do: 'join', draft: { ...EMPTY, rest: [tokens, planes] } });
  expect(both.rest).toEqual([{ ...tokens, lines: [{ card: 'Goblin', count: 4 }] }, planes]);
});

test('printings stay with their copies: those of which nothing is said go first, and what is moved takes them along', () => {
  const M15 = { count: 3, set: 'M15', number: '155', finish: 'foil' } as const;
  const PLAIN = { count: 1, marks: ['#burn'] };
  const begin = { ...EMPTY, boards: { ...EMPTY.boards, main: [{ card: 'Shock', count: 5, prints: [M15, PLAIN] }] } };
  expect(textOfDeck(begin)).toBe('Deck\n1 Shock\n3 Shock (M15) 155 *F*\n1 Shock #burn\n');
  expect(changed(begin, add('Forest', 2)).boards.main[0]).toBe(begin.boards.main[0]);
  expect(changed(begin, add('Shock', -1)).boards.main).toEqual([{ card: 'Shock', count: 4, prints: [M15, PLAIN] }]);
  expect(changed(begin, add('Shock', 1)).boards.main).toEqual([{ card: 'Shock', count: 6, prints: [M15, PLAIN] }]);
  const moved = changed(begin, { do: 'move', card: 'Shock', from: 'main', to: 'side', by: 3 });
  expect(moved.boards.main).toEqual([{ card: 'Shock', count: 2, prints: [{ ...M15, count: 2 }] }]);
  expect(moved.boards.side).toEqual([{ card: 'Shock', count: 3, prints: [{ ...M15, count: 1 }, PLAIN] }]);
  const back = changed(moved, { do: 'move', card: 'Shock', from: 'side', to: 'main', by: 3 });
  expect(back.boards.main).toEqual([{ card: 'Shock', count: 5, prints: [M15, PLAIN] }]);
  expect(changed(begin, { do: 'join', draft: begin }).boards.main).toEqual([
    {
      card: 'Shock',
      count: 10,
      prints: [
        { ...M15, count: 6 },
        { ...PLAIN, count: 2 },
      ],
    },
  ]);
});

test('filters become terms of a query', () => {
  expect(queryOf(NO_FILTERS)).toBe('');
  const f = {
    ...NO_FILTERS,
    colors: ['U', 'R'],
    mode: 'exactly' as const,
    types: ['Instant', 'Sorcery'],
    values: [2, 7],
    text: '抓一张牌',
  };
  expect(queryOf(f)).toBe('c=ur (t:instant or t:sorcery) (mv=2 or mv>=7) zh:"抓一张牌"');
  expect(queryOf({ ...NO_FILTERS, colors: ['C'], text: 'draw "two"', order: 'mv', down: true })).toBe(
    'c=c o:"draw two" order:mv direction:desc',
  );
});
