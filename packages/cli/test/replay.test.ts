import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { apnap, RANDOM, scratch } from './support.js';

const save = scratch('game.json');
let answers = 0;

beforeAll(async () => {
  expect((await apnap(['duel', 'pauper-burn', 'pauper-elves', ...RANDOM, '--seed', '11', '--save', save])).code).toBe(0);
  answers = JSON.parse(readFileSync(save, 'utf8')).answers.length;
});

/** The save with something changed, in a file of its own. */
function changed(change: (save: Record<string, unknown>) => void): string {
  const file = scratch('changed.json');
  const content = JSON.parse(readFileSync(save, 'utf8'));
  change(content);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('apnap replay', () => {
  it('tells the same game as the duel did', async () => {
    const duel = await apnap(['duel', 'pauper-burn', 'pauper-elves', ...RANDOM, '--seed', '11', '--log']);
    const replay = await apnap(['replay', save]);
    const lines = (s: string): string[] => s.split('\n').filter((l) => /^ +\d+ {4}/.test(l));
    expect(lines(replay.out).length).toBeGreaterThan(20);
    expect(lines(replay.out)).toEqual(lines(duel.out));
  });

  it('verifies the hash', async () => {
    expect((await apnap(['replay', save, '--verify'])).code).toBe(0);
    const wrong = changed((s) => Object.assign(s, { hash: '00' }));
    const said = await apnap(['replay', wrong, '--verify']);
    expect(said.code).toBe(1);
    expect(said.err).toContain('the file says 00');
  });

  it('rewinds to any answer and shows the board', async () => {
    for (const to of [0, 1, Math.floor(answers / 2), answers]) {
      const said = await apnap(['replay', save, '--to', String(to)]);
      expect(said.code).toBe(0);
      expect(said.out).toContain(`After answer ${to} of ${answers}`);
      expect(said.out).toMatch(/━━ A ━ life -?\d+ · hand \d+ · library \d+ · graveyard \d+/);
    }
    const json = JSON.parse((await apnap(['replay', save, '--to', '10', '--json'])).out);
    expect(json.answers).toBe(10);
  });

  it('explains an event by its causes and their rules', async () => {
    const log = (await apnap(['replay', save])).out;
    const event = /^ +(\d+) {4}.* deals \d+ damage to B/m.exec(log)?.[1] as string;
    const said = await apnap(['replay', save, '--why', event]);
    expect(said.code).toBe(0);
    const lines = said.out.trim().split('\n');
    expect(lines[1]).toMatch(new RegExp(`^#${event} .* deals \\d+ damage to B.* \\(\\d{3}\\.`));
    expect(said.out).toContain('because #');
    expect(lines[lines.indexOf('Rules') - 2]).toMatch(/answer \d+, by [AB]: /);
    const json = JSON.parse((await apnap(['replay', save, '--why', event, '--json'])).out);
    expect(json.chain[0].event).toBe(Number(event));
    expect(json.chain.length).toBe(lines.indexOf('Rules') - 3);
  });

  it.each([
    [(s: Record<string, unknown>) => Object.assign(s, { format: 'other' }), 'format: is "other"; expected "apnap-game/1"'],
    [(s: Record<string, unknown>) => Object.assign(s, { game: 'chess' }), 'game'],
    [(s: Record<string, unknown>) => Object.assign(s, { seed: 5 }), 'seed: expected a text'],
    [(s: Record<string, unknown>) => Object.assign(s, { setup: { players: 2 } }), 'setup.players: expected a list'],
    [(s: Record<string, unknown>) => Object.assign(s, { setup: { players: [] } }), 'setup: a game needs 2 to 16 players (100.1)'],
    [(s: Record<string, unknown>) => Object.assign(s, { cards: [{ name: 'x' }] }), 'cards[0]'],
    [(s: Record<string, unknown>) => (s.answers as unknown[]).splice(5, 1, 7), 'answers[5]: expected an answer'],
    [(s: Record<string, unknown>) => (s.answers as unknown[]).splice(5, 1, { pick: [999] }), 'answers[5]: the answer is not possible here'],
    [(s: Record<string, unknown>) => (s.answers as unknown[]).splice(5, 0, { text: 'x' }), 'answers[5]'],
  ])('says what is wrong with a corrupt save and where (%#)', async (change, expected) => {
    const said = await apnap(['replay', changed(change as (s: Record<string, unknown>) => void), '--verify']);
    expect(said.code).toBe(2);
    expect(said.out).toBe('');
    expect(said.err).toContain(expected);
  });

  it('gives the line of what is not JSON', async () => {
    const cut = scratch('cut.json');
    const content = readFileSync(save, 'utf8').split('\n');
    writeFileSync(cut, [...content.slice(0, 30), ' nonsense', ...content.slice(30)].join('\n'));
    const said = await apnap(['replay', cut]);
    expect(said.code).toBe(2);
    expect(said.err).toContain(`${cut}:31:`);
  });

  it('refuses answers and events that there are not', async () => {
    expect((await apnap(['replay', save, '--to', String(answers + 1)])).err).toContain(`the game has ${answers}`);
    expect((await apnap(['replay', save, '--why', '999999'])).err).toContain('there is no event 999999');
    expect((await apnap(['replay', save, '--to', 'x'])).code).toBe(2);
    expect((await apnap(['replay', '/no/such/file'])).code).toBe(2);
  });
});
