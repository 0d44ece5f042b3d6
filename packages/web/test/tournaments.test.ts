/** Tournaments in the browser: clocks counted on, what is called out when, and results as players say them. */

import type { RoundClockView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { FORMATS } from '../../cards/src/formats/format.js';
import { callsBetween, type Look } from '../src/tournaments/calls.js';
import { type ClockNow, clockAfter, clockText } from '../src/tournaments/clock-time.js';
import { FORMAT_NAMES, formatName } from '../src/tournaments/formats.js';
import { choicesFor, gamesShown, outcomeOf } from '../src/tournaments/said.js';

const clock = (more: Partial<RoundClockView>): RoundClockView => ({ phase: 'running', left: 3000, at: 0, extended: [], ...more });

test('a clock is counted on: from the beginning over the last ten minutes to the end, each table with its own time', () => {
  const told = clock({ extended: [{ table: 7, left: 3180 }] });
  expect(clockAfter(told, 0.2)).toEqual({ phase: 'running', left: 3000, extended: [{ table: 7, left: 3180 }] });
  expect(clockAfter(told, 2399)).toMatchObject({ phase: 'running', left: 601 });
  expect(clockAfter(told, 2400)).toMatchObject({ phase: 'lastTen', left: 600 });
  expect(clockAfter(told, 3060.5)).toMatchObject({ phase: 'time', left: -60, extended: [{ table: 7, left: 120 }] });
});

test('a clock that stands still, or has no limit, is not counted on', () => {
  for (const still of [clock({ phase: 'paused' }), clock({ phase: 'noLimit', left: null }), clock({ phase: 'pregame', left: null })])
    expect(clockAfter(still, 500)).toEqual(still);
});

test('seconds as they are shown', () => {
  expect([3000, 61, 9, 0, -75].map(clockText)).toEqual(['50:00', '1:01', '0:09', '0:00', '−1:15']);
});

const look = (round: number, now: Partial<ClockNow>): Look => ({ round, clock: { phase: 'running', left: 3000, extended: [], ...now } });
const pregame = (round: number): Look => look(round, { phase: 'pregame', left: null });

test('what is called out: the beginning, ten minutes, time, time of a table; each once', () => {
  expect(callsBetween(pregame(1), look(1, { left: 3000 }))).toEqual([{ call: 'begin', minutes: 50 }]);
  expect(callsBetween(look(1, { phase: 'over', left: null }), look(2, { left: 3000 }))).toEqual([{ call: 'begin', minutes: 50 }]);
  expect(callsBetween(pregame(1), look(1, { phase: 'noLimit', left: null }))).toEqual([{ call: 'begin', minutes: null }]);
  const ten = [look(1, { left: 601 }), look(1, { phase: 'lastTen', left: 600 }), look(1, { phase: 'lastTen', left: 599 })];
  expect([callsBetween(ten[0], ten[1]), callsBetween(ten[1], ten[2])]).toEqual([[{ call: 'tenLeft' }], []]);
  const over = (left: number, table: number): Look => look(1, { phase: 'time', left, extended: [{ table: 4, left: table }] });
  expect(callsBetween(look(1, { phase: 'lastTen', left: 1, extended: [{ table: 4, left: 181 }] }), over(0, 180))).toEqual([
    { call: 'time' },
  ]);
  expect(callsBetween(over(-179, 1), over(-180, 0))).toEqual([{ call: 'table', table: 4 }]);
  expect(callsBetween(over(-180, 0), over(-181, -1))).toEqual([]);
});

test('what is past is not called out: a page that has just been opened, or that was asleep', () => {
  expect(callsBetween(null, look(1, { phase: 'time', left: -1 }))).toEqual([]);
  expect(callsBetween(null, look(1, { left: 3000 }))).toEqual([]);
  expect(callsBetween(look(1, { left: 700 }), look(1, { phase: 'time', left: -300 }))).toEqual([]);
  // More time was given: the end is called when it comes again.
  expect(callsBetween(look(1, { phase: 'time', left: -5 }), look(1, { left: 295 }))).toEqual([]);
});

test('a round that waits while another is over calls nothing', () => {
  expect(callsBetween(look(1, { phase: 'over', left: null }), pregame(2))).toEqual([]);
});

test('MTR 2.1: what a match can come to, by the game wins that win it', () => {
  expect(choicesFor(2)).toEqual({ usual: ['2-0', '2-1', '1-2', '0-2', '1-1'], rare: ['1-0', '0-1', '1-1-1', '0-0-1'] });
  expect(choicesFor(1)).toEqual({ usual: ['1-0', '0-1', '0-0-1'], rare: [] });
  expect(choicesFor(3).usual).toEqual(['3-0', '3-1', '3-2', '2-3', '1-3', '0-3', '2-2']);
  for (const wins of [1, 2, 3]) {
    const all = [...choicesFor(wins).usual, ...choicesFor(wins).rare];
    expect(new Set(all).size).toBe(all.length);
  }
});

test('results as they are shown, one’s own games first', () => {
  expect(['2-1-0', '1-1-1', '0-2'].map(gamesShown)).toEqual(['2–1', '1–1–1', '0–2']);
  expect(['2-1-0', '1-2-0', '1-1-1', '0-0-3'].map(outcomeOf)).toEqual(['won', 'lost', 'drawn', 'drawn']);
});

test('formats to found a tournament with are those the desk knows, by the same names', () => {
  const known = FORMATS.filter((f) => !/-\d{4}$/.test(f.id) && !f.id.includes('block'));
  const title = (text: string): string => text[0].toUpperCase() + text.slice(1);
  for (const [id, name] of Object.entries(FORMAT_NAMES)) {
    const format = known.find((f) => f.id === id);
    expect([id, format && { en: title(format.name.en), zh: format.name.zh }]).toEqual([id, name]);
  }
  expect(formatName('Modern', 'zh')).toBe('近代');
  expect(formatName('modern-2017', 'en')).toBe('modern-2017');
});
