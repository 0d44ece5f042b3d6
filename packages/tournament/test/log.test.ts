/** The log: cut off at any byte it opens with all that was acknowledged; changed anywhere it is refused at its line. */
import { describe, expect, it } from 'vitest';
import { act, type Command, canonical, openTournament, readLog, standings, writeLog } from '../src/index.js';
import { begun, doing, round } from './kit.js';

const played = round(
  round(begun({ players: ['Ann', '李明', 'Cid', 'Dee'], rounds: 3 }), 'Ann-李明 2-0-0', 'Cid-Dee 1-2-0'),
  'Ann-Dee 2-1-0',
  'Cid-李明 draw',
);
const whole = writeLog(played.log);
const lines = whole.split('\n').slice(0, -1);

describe('the log as text', () => {
  it('opens as what was written', () => {
    const read = readLog(whole);
    if (read.kind !== 'read') throw new Error('refused');
    expect(read.entries).toEqual(played.log);
    expect(canonical(openTournament(read.entries).state)).toBe(canonical(played.state));
  });

  it('cut off at any byte opens with every line that was ended', () => {
    const bytes = new TextEncoder().encode(whole);
    for (let n = 0; n <= bytes.length; n++) {
      const text = new TextDecoder().decode(bytes.slice(0, n));
      const read = readLog(text);
      if (read.kind !== 'read') throw new Error(`refused at byte ${n}`);
      const ended = text.split('\n').length - 1;
      expect(read.entries.length).toBeGreaterThanOrEqual(ended);
      expect(read.entries.length).toBeLessThanOrEqual(ended + 1);
      expect(read.entries).toEqual(played.log.slice(0, read.entries.length));
      // What counts ends with a line: the rest is overwritten by the next one.
      expect(readLog(text.slice(0, read.length))).toEqual(read);
    }
  });

  it('changed in any line is refused at that line', () => {
    lines.forEach((line, i) => {
      const changes = [
        line.replace('"by":"desk"', '"by":"dark"'),
        line.replace(/"at":"2017-02-01T09:0/, '"at":"2017-02-01T09:1'),
        `${line} `,
      ];
      for (const changed of changes.filter((c) => c !== line)) {
        const read = readLog(`${[...lines.slice(0, i), changed, ...lines.slice(i + 1)].join('\n')}\n`);
        expect(read).toMatchObject({ kind: 'refused', line: i + 1 });
      }
    });
  });

  it('with a line taken out, put in twice or exchanged is refused where it goes wrong', () => {
    const refused = (changed: string[]): unknown => readLog(`${changed.join('\n')}\n`);
    expect(refused([...lines.slice(0, 3), ...lines.slice(4)])).toMatchObject({ kind: 'refused', line: 4 });
    expect(refused([...lines.slice(0, 3), lines[2], ...lines.slice(3)])).toMatchObject({ kind: 'refused', line: 4 });
    expect(refused([...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)])).toMatchObject({ kind: 'refused', line: 3 });
  });
});

describe('taking back', () => {
  it('makes the state as if it had not been, and can itself be taken back', () => {
    const noted = act(played, doing(2), { type: 'drop', id: 'Cid', reason: 'asked' });
    const back = act(noted, doing(3), { type: 'undo', seq: noted.log.length });
    expect(canonical({ ...back.state, seq: 0 })).toBe(canonical({ ...played.state, seq: 0 }));
    const again = act(back, doing(4), { type: 'undo', seq: back.log.length });
    expect(canonical({ ...again.state, seq: 0 })).toBe(canonical({ ...noted.state, seq: 0 }));
    expect(canonical(openTournament(again.log).state)).toBe(canonical(again.state));
  });

  it('is refused where something later needs it', () => {
    const first = played.log.find((e) => e.command.type === 'pair');
    expect(() => act(played, doing(2), { type: 'undo', seq: first?.seq ?? 0 })).toThrow(/later needs it/);
    expect(() => act(played, doing(2), { type: 'undo', seq: 1 })).toThrow(/can not be taken back/);
  });

  it('leaves the earlier tournament as it was', () => {
    const before = canonical(played.state);
    act(played, doing(2), { type: 'drop', id: 'Ann', reason: 'asked' });
    expect(canonical(played.state)).toBe(before);
    expect(standings(played.state)).toHaveLength(4);
  });
});

describe('what is no command', () => {
  it('is refused with the field that is wrong', () => {
    const refused = (command: object): unknown => act(played, doing(2), command as Command);
    expect(() => refused({ type: 'dance' })).toThrow('there is no command "dance"');
    expect(() => refused({ type: 'drop', id: 7, reason: 'asked' })).toThrow(/drop: the field "id"/);
    expect(() => refused({ type: 'drop', id: 'Ann', reason: 'tired' })).toThrow(/"reason"/);
    expect(() => refused({ type: 'drop', id: 'Ann', reason: 'asked', extra: 1 })).toThrow(/"extra"/);
    expect(() => refused({ type: 'correct', round: 1, table: 1, games: { a: 2 }, how: 'played' })).toThrow(/"games"/);
    expect(() => refused({ type: 'undo', seq: '3' })).toThrow(/"seq"/);
    expect(() => refused({ type: 'toString' })).toThrow(/no command/);
  });
});
