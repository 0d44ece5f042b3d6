/** What a table says was taken back: only what this browser asked for, and only when it was done. */
import type { ServerMessage, ShownGame, TableView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { reduce, START, type TableEvent, type TableState } from '../src/live/reduce.js';

const FOREST = { en: 'Forest', zh: '树林' };
const NOBODY = { draw: -1, takeback: null, rematch: [] };
const MINE = { ...NOBODY, takeback: { seat: 0, to: 3, free: false } };

const shows = (n: number, offers: TableView['offers']): TableEvent => {
  const message: Partial<ServerMessage> = { type: 'table', game: { n } as ShownGame, table: { offers } as TableView, log: [], faces: [] };
  return { type: 'server', message: message as ServerMessage, now: 0 };
};
const after = (...events: TableEvent[]): TableState => events.reduce(reduce, START);
const ASKED: TableEvent = { type: 'takingBack', what: FOREST };

test('what was asked for is said once the game has gone back', () => {
  expect(after(shows(5, NOBODY), ASKED, shows(5, MINE)).takenBack).toBe(null);
  expect(after(shows(5, NOBODY), ASKED, shows(5, MINE), shows(3, NOBODY)).takenBack).toEqual(FOREST);
});

test.each<[string, TableEvent]>([
  ['refused by the others', shows(5, NOBODY)],
  ['refused by the server', { type: 'server', message: { type: 'refused', to: 'takeback', text: FOREST, rule: '' }, now: 0 }],
  ['given up by going on', { type: 'sent', decision: 9 }],
])('what was %s is not said of what somebody else takes back later', (_, event) => {
  expect(after(shows(5, NOBODY), ASKED, shows(5, MINE), event, shows(7, NOBODY), shows(4, NOBODY)).takenBack).toBe(null);
});
