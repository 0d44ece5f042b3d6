/** Conspiracies in a match: before each game it is chosen anew which are put into the command zone, with which names (CR 315.2, 905.4, 702.106a). */
import { embeddedCard } from '@apnap/cards';
import { BASICS, LEAST_DECK } from '@apnap/limited';
import { magicGame, type State } from '@apnap/magic';
import { expect, test } from 'vitest';
import type { TableDeck } from '../../src/games/deck.js';
import { hostedMagic } from '../../src/magic/index.js';
import type { Sitter } from '../../src/tables/entries.js';
import { type Change, propose } from '../../src/tables/propose.js';
import { Table } from '../../src/tables/table.js';
import { tableView } from '../../src/tables/view.js';

const hosted = hostedMagic(magicGame(embeddedCard), embeddedCard);
const main = [
  { card: 'Grizzly Bears', count: 10 },
  { card: 'Hill Giant', count: 5 },
  { card: 'Forest', count: 25 },
];
const deck: TableDeck = {
  name: { en: 'Pool', zh: '牌池' },
  main,
  side: [],
  commanders: [],
  conspiracies: [{ card: 'Immediate Action', names: ['Grizzly Bears'] }],
  // Of 26 of the cards: one that wants a name twice, and one that lets the deck be smaller.
  conspiracyPool: [
    { card: 'Immediate Action', wants: 1, fewer: 0 },
    { card: 'Immediate Action', wants: 1, fewer: 0 },
    { card: 'Advantageous Proclamation', wants: 0, fewer: 5 },
  ],
};
const sitter = (name: string): Sitter => ({ kind: 'guest', person: name, name, deck });

/** A match whose first game is over. */
function between(): Table {
  const opening = { bestOf: 3, clock: null, listed: false, delay: 0, limited: { lands: BASICS, least: LEAST_DECK } } as const;
  const table = new Table('t', hosted, { e: 'open', sitters: [sitter('A'), sitter('B')], ...opening, at: 0 });
  table.apply({ e: 'start', seed: 'one', first: 0, at: 0, time: 0 });
  table.apply({ e: 'move', by: 1, move: { concede: 1 }, at: 0, time: 0 });
  expect(table.phase).toBe('sideboarding');
  return table;
}

type Sideboard = Extract<Change, { type: 'sideboard' }>;
const asked = (more: Partial<Sideboard>): Sideboard => ({ type: 'sideboard', main, side: [], ...more });

/** What lies in the command zone of a seat. */
const inCommand = (table: Table, seat: number): string[] => {
  const s = table.line?.state as State;
  return s.command.flatMap((id) => {
    const o = s.objects.rows.find((x) => x !== null && x.id === id);
    return o && o.owner === seat ? [s._pool.cards[o.card].card.name] : [];
  });
};

/** The next game, with what a seat wants for it. */
function next(table: Table, message: Sideboard): Table {
  for (const seat of [0, 1]) {
    const proposal = propose(table, seat, seat === 0 ? message : asked({}), 0);
    if (!proposal.ok) throw new Error(proposal.text.en);
    for (const entry of proposal.entries) table.apply({ ...entry, time: 0 });
  }
  table.apply({ e: 'start', seed: 'two', first: 0, at: 0, time: 0 });
  return table;
}

test('CR 315.2, 905.4: a player is shown the conspiracies of the pool, with those of the game before', () => {
  const table = between();
  const presence = { connected: [true, true], spectators: 0 };
  const view = tableView(table, presence, 0, 0, 0).sideboard;
  expect(view?.conspiracies?.map(({ card, wants, fewer, names }) => [card, wants, fewer, names])).toEqual([
    ['Immediate Action', 1, 0, ['Grizzly Bears']],
    ['Immediate Action', 1, 0, undefined],
    ['Advantageous Proclamation', 0, 5, undefined],
  ]);
  expect(tableView(table, presence, null, 0, 0).sideboard).toBeNull();
});

test('CR 315.2, 905.4: for each game others may be put into the command zone, none, or the same with another name', () => {
  const none = next(between(), asked({ conspiracies: [] }));
  expect([inCommand(none, 0), inCommand(none, 1)]).toEqual([[], ['Immediate Action']]);
  const two = [
    { card: 'Immediate Action', names: ['Hill Giant'] },
    { card: 'Advantageous Proclamation', names: [] },
  ];
  const other = next(between(), asked({ conspiracies: two }));
  expect(inCommand(other, 0)).toEqual(['Immediate Action', 'Advantageous Proclamation']);
  expect(inCommand(next(between(), asked({})), 0)).toEqual(['Immediate Action']);
});

test('CR 315.5a: the deck may be smaller by what the chosen ones say, and no smaller without them', () => {
  const small = [
    { card: 'Grizzly Bears', count: 10 },
    { card: 'Hill Giant', count: 5 },
    { card: 'Forest', count: 20 },
  ];
  const table = between();
  expect(propose(table, 0, asked({ main: small }), 0)).toMatchObject({ ok: false, rule: 'MTR 7.2' });
  expect(propose(table, 0, asked({ main: small, conspiracies: [{ card: 'Advantageous Proclamation', names: [] }] }), 0)).toMatchObject({
    ok: true,
  });
});

test('CR 315.2, 702.106a: what is not of the pool is refused, and a number of names that is not wanted', () => {
  const table = between();
  const action = (...names: string[]) => ({ card: 'Immediate Action', names });
  const refused = { ok: false, rule: '905.4' };
  for (const conspiracies of [
    [{ card: 'Double Stroke', names: ['Hill Giant'] }],
    [action('Hill Giant'), action('Hill Giant'), action('Grizzly Bears')],
    [action()],
    [action('Hill Giant', 'Grizzly Bears')],
    [action('Shock')],
  ])
    expect(propose(table, 0, asked({ conspiracies }), 0)).toMatchObject(refused);
  expect(propose(table, 0, asked({ conspiracies: [action('Hill Giant'), action('Hill Giant')] }), 0)).toMatchObject({ ok: true });
});
