/** `apnap lines`: games played from outside, by lines of JSON; and the example in Python that learns by it. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CardBase } from '@apnap/cardbase';
import { describe, expect, it } from 'vitest';
import { LineHost } from '../src/lines/host.js';
import { apnap, scratch } from './support.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DECKS = ['pauper-burn', 'pauper-stompy'];

// biome-ignore lint/suspicious/noExplicitAny: as a program in another language reads it
type Told = any;

const host = (): ((said: object | string) => Told) => {
  const lines = new LineHost(new CardBase([], 'en'), 'en');
  return (said) => JSON.parse(JSON.stringify(lines.take(typeof said === 'string' ? said : JSON.stringify(said))));
};

/** Plays a game by the first of its answers that does something, to its end or until somebody concedes after so many decisions. */
function played(ask: (said: object) => Told, more: object = {}, most = Number.POSITIVE_INFINITY): { told: Told; decisions: number } {
  let told = ask({ do: 'new', game: 'g', decks: DECKS, seed: '3', ...more });
  let decisions = 0;
  for (; told.over === undefined; decisions++) {
    expect(told.error).toBeUndefined();
    if (decisions < most) told = ask({ do: 'answer', game: 'g', pick: Math.min(1, told.answers.length - 1) });
    else told = ask({ do: 'concede', game: 'g', seat: told.seat });
  }
  return { told, decisions };
}

describe('apnap lines', () => {
  it('tells who is asked what he sees and may answer; the same answers give the same game', () => {
    const ask = host();
    expect(ask({ do: 'hello' })).toMatchObject({ apnap: 'lines', version: 1, decks: expect.arrayContaining(DECKS) });
    const first = ask({ do: 'new', game: 'g', decks: DECKS, seed: '3' });
    expect(Object.keys(first)).toEqual(['game', 'turn', 'seat', 'kind', 'rule', 'view', 'answers', 'more']);
    expect(first.view.decision.decider).toBe(first.seat);
    // What is hidden from the seat is not in what it is told (CR 400.2).
    expect(first.view.players[1 - first.seat].hand).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ name: expect.anything() })]),
    );
    ask({ do: 'end', game: 'g' });
    const [one, two] = [played(host(), {}, 600), played(host(), {}, 600)];
    expect(one).toEqual(two);
    expect(one.decisions).toBe(601);
  });

  it('lets computers play seats, and gives a game as a file that is replayed', async () => {
    const { told, decisions } = played(host(), { seats: ['you', 'heuristic'], save: true, look: 'none' });
    expect(decisions).toBeLessThan(told.decisions);
    const file = scratch('game.json');
    writeFileSync(file, JSON.stringify(told.save));
    const verified = await apnap(['replay', file, '--verify']);
    expect([verified.code, verified.err]).toEqual([0, '']);
    expect(told.save.hash).toBe(told.hash);
  });

  it('plays many games at once, each by a seed of its own', () => {
    const ask = host();
    let { games } = ask({ do: 'new', game: 'g', games: 3, decks: DECKS, seed: 's', seats: ['you', 'random'], look: 'decision' });
    expect(games.map((g: Told) => g.game)).toEqual(['g/1', 'g/2', 'g/3']);
    const over = new Map<string, Told>();
    while (games.length > 0) {
      const of = games.map((g: Told) => ({ game: g.game, pick: 0 }));
      games = ask({ do: 'answers', of }).games.filter((g: Told) => (g.over ? void over.set(g.game, g) : true));
    }
    expect(new Set([...over.values()].map((g) => g.hash)).size).toBe(3);
    const alone = host();
    let told = alone({ do: 'new', game: 'x', decks: DECKS, seed: 's/2', seats: ['you', 'random'] });
    while (!told.over) told = alone({ do: 'answer', game: 'x', pick: 0 });
    expect(told.hash).toBe(over.get('g/2').hash);
  });

  it.each([
    ['no JSON', '{', 'line'],
    ['nothing that is asked', { do: 'dance' }, 'request'],
    ['a word too many', { do: 'hello', why: 1 }, 'request'],
    ['no such deck', { do: 'new', game: 'h', decks: ['none', 'none'], seed: '1' }, 'setup'],
    ['a seat too few', { do: 'new', game: 'h', decks: DECKS, seed: '1', seats: ['you'] }, 'setup'],
    ['a game that is there', { do: 'new', game: 'g', decks: DECKS, seed: '1' }, 'game'],
    ['no such game', { do: 'answer', game: 'h', pick: 0 }, 'game'],
    ['no such answer', { do: 'answer', game: 'g', pick: 999 }, 'answer'],
    ['two answers', { do: 'answer', game: 'g', pick: 0, answer: { yes: true } }, 'answer'],
    ['an answer that is none', { do: 'answer', game: 'g', answer: { pick: [999] } }, 'answer'],
    ['no such seat', { do: 'concede', game: 'g', seat: 7 }, 'answer'],
  ])('refuses %s, and goes on', (_, said, code) => {
    const ask = host();
    const before = ask({ do: 'new', game: 'g', decks: DECKS, seed: '3' });
    expect(ask(said).error).toMatchObject({ code, text: expect.stringMatching(/./) });
    const after = ask({ do: 'answer', game: 'g', pick: 0 });
    expect(after.error).toBeUndefined();
    expect(before.game).toBe('g');
  });

  it('who concedes has lost (CR 104.3a)', () => {
    const ask = host();
    ask({ do: 'new', game: 'g', decks: DECKS, seed: '3' });
    expect(ask({ do: 'concede', game: 'g', seat: 0 }).over).toMatchObject({ winners: [1], rule: '104.3a' });
  });
});

const python = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!python)('the example in Python plays through it, and learns', () => {
  const args = ['examples/python/learner.py', '--seed', '3', '--games', '20', '--trials', '10', '--least', '0.8'];
  const run = spawnSync('python3', [...args, '--apnap', 'node packages/cli/dist/main.js lines'], { cwd: ROOT, encoding: 'utf8' });
  expect([run.status, run.stderr], run.stdout).toEqual([0, '']);
  expect(run.stdout).toMatch(/decisions a second/);
});
