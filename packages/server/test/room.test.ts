/** Memory has an end, however many tables are left behind and however many games are played at one. */
import { embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { defaultAnswer } from '@apnap/kernel';
import { magicGame } from '@apnap/magic';
import { Dice } from '@apnap/players';
import { expect, test } from 'vitest';
import { CardBook } from '../src/cards.js';
import type { DeckEntry } from '../src/games/deck.js';
import { type Unused, unneeded } from '../src/live/unneeded.js';
import { hostedMagic } from '../src/magic/index.js';
import type { Sitter } from '../src/tables/entries.js';
import { Table } from '../src/tables/table.js';
import { Handles } from '../src/views/handles.js';

const MINUTE = 60_000;

test('tables that nobody looks at take so much room and no more; none is closed at once, and none stays for ever', () => {
  const dice = new Dice('tables');
  for (let i = 0; i < 200; i++) {
    const tables = Array.from({ length: dice.below(300) }, (): Unused => ({ since: dice.below(20 * MINUTE), room: dice.below(4_000_000) }));
    const closed = new Set(unneeded(tables));
    const open = tables.filter((t) => !closed.has(t));
    const old = open.filter((t) => t.since > MINUTE);
    const latest = open.filter((t) => t.since <= MINUTE).reduce((sum, t) => sum + t.room, 0);
    expect(open.every((t) => t.since <= 10 * MINUTE)).toBe(true);
    expect([...closed].every((t) => t.since > MINUTE)).toBe(true);
    if (old.length > 0) expect(latest + old.reduce((sum, t) => sum + t.room, 0)).toBeLessThanOrEqual(64e6);
    // Whoever stays was of use later than whoever goes, but for what is too old anyway.
    const oldest = Math.max(0, ...open.map((t) => t.since));
    expect([...closed].every((t) => t.since > 10 * MINUTE || t.since >= oldest)).toBe(true);
  }
  expect(unneeded([{ since: 9 * MINUTE, room: 1_000_000 }])).toEqual([]);
});

const book = new CardBook('');
const game = magicGame(book.source);
const deckOf = (id: string): DeckEntry[] => {
  const text = embeddedDecks().find((d) => d.id === id)?.text ?? '';
  return parseDeck(text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));
};

test('of the games that were played before at a table the answers stay, and whoever looks at them again sees what he saw', () => {
  const sitters = ['pauper-burn', 'pauper-elves'].map(
    (id, i): Sitter => ({
      kind: 'account',
      person: `p${i}`,
      name: `P${i}`,
      deck: { name: { en: id, zh: id }, main: deckOf(id), side: [], commanders: [] },
    }),
  );
  const table = new Table('t', hostedMagic(game, book.source), {
    e: 'open',
    sitters,
    bestOf: 1,
    clock: null,
    listed: false,
    delay: 0,
    at: 0,
  });
  const dice = new Dice('games');
  const sizes: number[] = [];
  const shown = (n: number): unknown => {
    const line = table.finished(n)?.line;
    if (!line) throw new Error(`no game ${n}`);
    const lines = [0, 1, null].map((viewer) => line.telling(viewer).lines);
    const moments = [0, Math.floor(line.n / 2), line.n].map((at) =>
      [0, 1, null].map((viewer) => line.hosted.shown(line.stateAt(at), viewer, at, new Handles('x', viewer).at(at), null).view),
    );
    const events = lines[0].filter((l) => l.kind === 'event').slice(-3);
    return [lines, moments, events.map((l) => line.hosted.why(line, 0, new Handles('x', 0), { event: l.event }, line.n, true))];
  };
  const before: unknown[] = [];
  for (let n = 1; n <= 6; n++) {
    table.apply({ e: 'start', seed: `game ${n}`, first: 0, at: 0 });
    for (let i = 0; i < 250 && table.pending(); i++) {
      const d = table.pending() as NonNullable<ReturnType<Table['pending']>>;
      const move = d.kind === 'act' && d.ask.form === 'pick' ? { pick: [dice.below(d.ask.options.length)] } : defaultAnswer(d);
      try {
        table.apply({ e: 'move', by: d.decider, move, at: 0 });
      } catch {
        table.apply({ e: 'move', by: d.decider, move: defaultAnswer(d), at: 0 });
      }
    }
    if (table.phase === 'playing') table.apply({ e: 'move', by: 0, move: { concede: 0 }, at: 0 });
    sizes.push(table.size);
    before.push(structuredClone(shown(n)));
  }
  const [first, second] = sizes;
  const more = second - first;
  expect(more, 'what a game that was played before takes').toBeLessThan(first / 2);
  expect(sizes[5]).toBeLessThan(first + 6 * more);
  for (let n = 1; n <= 6; n++) expect(shown(n)).toEqual(before[n - 1]);
});
