/** The time of a match of rounds: the turns after time is called, who is away, what lands may be changed between its games. */

import { embeddedCard } from '@apnap/cards';
import { defaultAnswer } from '@apnap/kernel';
import { BASICS, LEAST_DECK } from '@apnap/limited';
import { magicGame } from '@apnap/magic';
import { expect, test } from 'vitest';
import { MatchTime } from '../../src/live/match-time.js';
import { hostedMagic } from '../../src/magic/index.js';
import type { Opening, Sitter } from '../../src/tables/entries.js';
import { propose } from '../../src/tables/propose.js';
import { Table } from '../../src/tables/table.js';

const hosted = hostedMagic(magicGame(embeddedCard), embeddedCard);
const deck = {
  name: { en: 'Pool', zh: '牌池' },
  main: [
    { card: 'Llanowar Elves', count: 10 },
    { card: 'Forest', count: 30 },
  ],
  side: [{ card: 'Giant Growth', count: 2 }],
  commanders: [],
};
const sitter = (name: string): Sitter => ({ kind: 'guest', person: name, name, deck });
const opening: Opening = {
  e: 'open',
  sitters: [sitter('A'), sitter('B')],
  bestOf: 3,
  clock: null,
  listed: false,
  delay: 0,
  limit: { seconds: 3000, away: 600 },
  pod: { id: 'pod', bestOf: 3, minutes: 50 },
  limited: { lands: BASICS, least: LEAST_DECK },
};

function begun(): Table {
  const table = new Table('t', hosted, { ...opening, at: 0 });
  table.apply({ e: 'start', seed: 'time', first: 0, at: 0, time: 0 });
  return table;
}

const turn = (table: Table): number => hosted.turnOf(table.line?.state as never);

/** Plays on by default answers until something holds. */
function playUntil(table: Table, holds: () => boolean): void {
  for (let n = 0; n < 3000 && !holds(); n++) {
    const d = table.pending();
    if (!d || !table.line) return;
    table.apply({ e: 'move', by: d.decider, move: table.line.moveTo(d, defaultAnswer(d)), at: 0, time: table.time });
  }
}

const concede = (table: Table, seat: number): void =>
  table.apply({ e: 'move', by: seat, move: { concede: seat }, at: 0, time: table.time });

test('MTR 2.5: when time is called the turn is finished and five more are played; then the game is drawn, and the match goes to who has won more', () => {
  const table = begun();
  concede(table, 1);
  expect([table.phase, table.won]).toEqual(['sideboarding', [1, 0]]);
  table.apply({ e: 'start', seed: 'second', first: 1, at: 0, time: 0 });
  playUntil(table, () => turn(table) === 2);
  expect([table.timeAt, table.turnsLeft]).toEqual([3_000_000, null]);
  table.apply({ e: 'time', at: 0, time: 3_000_000 });
  expect([table.timeAt, table.turnsLeft]).toEqual([null, 5]);
  playUntil(table, () => table.turnsLeft === 0);
  expect([table.phase, turn(table)]).toEqual(['playing', 7]);
  playUntil(table, () => table.phase !== 'playing');
  expect([table.phase, turn(table), table.verdict?.rule]).toEqual(['over', 8, 'MTR 2.5']);
  expect([table.won, table.drawn]).toEqual([[1, 0], 1]);
});

test('MTR 2.6, IPG 3.3: with more time it is called later, with more turns more are played; a clock that stands still calls nothing', () => {
  const table = begun();
  const allow = (seconds: number, turns: number, still: boolean): void =>
    table.apply({ e: 'allowed', allowed: { seconds, turns, still }, at: 0, time: table.time });
  allow(180, 0, false);
  expect(table.timeAt).toBe(3_180_000);
  allow(180, 0, true);
  expect(table.timeAt).toBeNull();
  allow(240, 2, false);
  expect(table.timeAt).toBe(3_240_000);
  table.apply({ e: 'time', at: 0, time: 3_240_000 });
  expect(table.turnsLeft).toBe(7);
  // Time that is given when it was called already takes that back.
  allow(300, 2, false);
  expect([table.timeAt, table.turnsLeft]).toEqual([3_300_000, null]);
});

test('MTR 2.5: between games none is begun after time was called', () => {
  const table = begun();
  concede(table, 0);
  table.apply({ e: 'time', at: 0, time: 3_000_000 });
  expect([table.phase, table.won, table.drawn]).toEqual(['over', [0, 1], 0]);
});

test('MTR 2.10: who leaves in the middle of a match concedes it', () => {
  const table = begun();
  table.apply({ e: 'withdraw', seats: [0], why: 'dropped', at: 0, time: 5 });
  expect([table.phase, table.won, table.verdict?.rule, table.gone]).toEqual(['over', [0, 1], 'MTR 2.10', { seats: [0], why: 'dropped' }]);
  const both = begun();
  both.apply({ e: 'withdraw', seats: [0, 1], why: 'away', at: 0, time: 5 });
  expect([both.phase, both.won, both.verdict?.winners]).toEqual(['over', [0, 0], []]);
});

test('MTR 2.10: who is away for ten minutes while the match waits for him has left it, and so has the other if he is away, too', () => {
  const table = begun();
  const asked = table.pending()?.decider as number;
  const there = (...seats: number[]) => ({ connected: [0, 1].map((s) => seats.includes(s)), spectators: 0 });
  const time = new MatchTime(table, 0);
  expect(time.note(1000, there(0, 1))).toBe(true);
  expect([time.next, time.due(2_999_999, 0)]).toEqual([3_000_000, null]);
  expect(time.due(3_000_000, 0)).toEqual({ e: 'time', at: 0 });
  time.note(10_000, there(1 - asked));
  expect([time.next, time.due(609_999, 0)]).toEqual([610_000, null]);
  expect(time.due(610_000, 7)).toEqual({ e: 'withdraw', seats: [asked], why: 'away', at: 7 });
  time.note(20_000, there());
  expect(time.due(620_000, 0)).toMatchObject({ seats: [0, 1] });
  // Who is back is away no more; who is not asked may be.
  time.note(30_000, there(asked));
  expect(time.due(2_999_000, 0)).toBeNull();
});

test('MTR 7.2: between the games of limited decks cards come and go out of the pool, and any number of basic lands', () => {
  const table = begun();
  concede(table, 1);
  const give = (main: [string, number][], side: [string, number][]) => {
    const list = (of: [string, number][]) => of.map(([card, count]) => ({ card, count }));
    return propose(table, 0, { type: 'sideboard', main: list(main), side: list(side) }, 0);
  };
  const fewer = give(
    [
      ['Llanowar Elves', 10],
      ['Giant Growth', 2],
      ['Forest', 20],
      ['Island', 8],
    ],
    [],
  );
  expect(fewer).toMatchObject({
    ok: true,
    entries: [{ e: 'sideboard', main: [{}, {}, { card: 'Forest', count: 20 }, { card: 'Island', count: 8 }] }],
  });
  const refused = { ok: false, rule: 'MTR 7.2' };
  expect(
    give(
      [
        ['Llanowar Elves', 10],
        ['Forest', 29],
      ],
      [['Giant Growth', 2]],
    ),
  ).toMatchObject(refused);
  expect(
    give(
      [
        ['Llanowar Elves', 9],
        ['Forest', 31],
      ],
      [['Giant Growth', 2]],
    ),
  ).toMatchObject(refused);
  expect(
    give(
      [
        ['Llanowar Elves', 11],
        ['Forest', 31],
      ],
      [['Giant Growth', 2]],
    ),
  ).toMatchObject(refused);
  expect(
    give(
      [
        ['Llanowar Elves', 10],
        ['Forest', 101],
      ],
      [['Giant Growth', 2]],
    ),
  ).toMatchObject(refused);
  if (fewer.ok) table.apply({ ...fewer.entries[0], time: 0 });
  table.apply({ e: 'sideboard', seat: 1, main: deck.main, side: deck.side, at: 0, time: 0 });
  table.apply({ e: 'start', seed: 'third', first: 0, at: 0, time: 0 });
  expect(table.decks[0]?.main).toContainEqual({ card: 'Island', count: 8 });
  expect(table.phase).toBe('playing');
});
