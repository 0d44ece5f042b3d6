/** What is shown of a look back: the moments that mattered, and the record by deck. */
import type { ReviewMoment, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { recordsOf, totalOf } from '../src/replay/record.js';
import { turningPoints } from '../src/replay/turning-points.js';

const text = (en: string) => ({ en, zh: en });
const moment = (n: number, chance: number, better: number | null): ReviewMoment => ({
  n,
  turn: 1,
  chance,
  did: text('pass'),
  better: better === null ? null : { did: text('cast it'), chance: better, outlook: text('') },
});

test('the moments at which most was lost, in the order of the game; what is within the doubt of the search is left out', () => {
  const small = [10, 12].map((n) => moment(n, 0.5, 0.52));
  const losses = [0.1, 0.4, 0.05, 0.2, 0.3, 0.15, 0.25, 0.35].map((loss, i) => moment(20 + i, 0.5, 0.5 + loss));
  const points = turningPoints([moment(1, 0.6, null), ...small, ...losses]);
  expect(points.map((m) => m.n)).toEqual([21, 23, 24, 25, 26, 27]);
});

const table = (won: readonly [number, number], deck: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    phase: 'over',
    mySeat: 1,
    seats: won.map((n, seat) => ({ seat, won: n, deckName: text(seat === 1 ? deck : 'Theirs') })),
    ...more,
  }) as unknown as TableInfo;

test('the record by deck, the most played first; what goes on, what-ifs and games of others are no part of it', () => {
  const records = recordsOf([
    table([1, 0], 'Elves'),
    table([0, 1], 'Burn'),
    table([1, 2], 'Burn'),
    table([1, 1], 'Burn'),
    table([0, 1], 'Burn', { phase: 'playing' }),
    table([0, 1], 'Burn', { branchOf: { table: 'x' } as never }),
    table([0, 1], 'Burn', { mySeat: null }),
  ]);
  expect(records).toEqual([
    { deck: text('Burn'), won: 2, lost: 0, drawn: 1 },
    { deck: text('Elves'), won: 0, lost: 1, drawn: 0 },
  ]);
  expect(totalOf(records)).toEqual({ won: 2, lost: 1, drawn: 1 });
});
