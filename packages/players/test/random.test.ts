import type { Form } from '@apnap/kernel';
import type { ActOption, Glance } from '@apnap/magic';
import { magicGame } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { createPlayer, isPlayerKind, NoDecision, playGame } from '../src/index.js';
import { decks, source } from './seat.js';

const game = magicGame(source);
const glance = (kind: string, ask: Form<unknown>, turn = 1): Glance => ({
  seat: 0,
  turn: { number: turn, active: 0, step: 'precombatMain' },
  decision: { id: 1, seat: 0, decider: 0, kind, rule: '', prompt: null, ask, source: 0, detail: null },
});
const act = (...options: ActOption[]): Form<unknown> => ({ form: 'pick', options, min: 1, max: 1 });

describe('the random player', () => {
  const options: ActOption[] = [
    { act: 'pass' },
    { act: 'cast', object: 1, way: 'normal' },
    { act: 'cast', object: 2, way: 'normal' },
    { act: 'land', object: 3 },
    { act: 'activate', object: 4, ability: 1 },
    { act: 'mana', object: 5, ability: 2 },
    { act: 'suspend', object: 6 },
    { act: 'turnFaceUp', object: 7 },
  ];

  it('can choose every option', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 600; n++) {
      const answer = createPlayer('random', `s${n}`, source).choose(glance('act', act(...options)) as never);
      if ('pick' in answer) seen.add(answer.pick[0]);
    }
    expect(seen.size).toBe(options.length);
  });

  it('passes more and more often in a turn, so that free abilities end', () => {
    const player = createPlayer('random', 'loop', source);
    let acted = 0;
    for (let n = 0; n < 1000; n++) {
      const answer = player.choose(glance('act', act({ act: 'pass' }, { act: 'activate', object: 4, ability: 1 })) as never);
      if ('pick' in answer && answer.pick[0] === 1) acted++;
    }
    expect(acted).toBeLessThan(30);
    expect(acted).toBeGreaterThan(0);
  });

  it('mostly pays as planned and rarely takes an announcement back', () => {
    const player = createPlayer('random', 'pay', source);
    const ask: Form<unknown> = {
      form: 'pick',
      options: [{ pay: 'plan' }, { pay: 'cancel' }, { pay: 'use', source: 1, output: 0, type: null }],
      min: 1,
      max: 1,
    };
    const counts = [0, 0, 0];
    for (let n = 0; n < 2000; n++) {
      const answer = player.choose(glance('pay', ask) as never);
      if ('pick' in answer) counts[answer.pick[0]]++;
    }
    expect(counts[0]).toBeGreaterThan(1800);
    expect(counts[1]).toBeLessThan(40);
    expect(counts.every((n) => n > 0)).toBe(true);
  });

  it('gives equal answers for equal seeds and views, others for others', () => {
    const run = (seed: string): string => {
      const player = createPlayer('random', seed, source);
      return JSON.stringify(Array.from({ length: 50 }, () => player.choose(glance('act', act(...options)) as never)));
    };
    expect(run('one')).toBe(run('one'));
    expect(run('one')).not.toBe(run('two'));
  });

  it('says so when there is nothing to decide', () => {
    const player = createPlayer('random', 'x', source);
    expect(() => player.choose({ seat: 0, turn: { number: 1, active: 0, step: 'upkeep' }, decision: null } as never)).toThrow(NoDecision);
  });

  it('plays games of every deck to an end', () => {
    for (const { id, deck } of decks) {
      const setup = {
        players: [
          { name: 'A', deck },
          { name: 'B', deck },
        ],
      };
      const players = [createPlayer('random', `${id}a`, source), createPlayer('random', `${id}b`, source)];
      const played = playGame(game, setup, id, players, { limit: 20_000 });
      expect(played.ended, id).toBe('by rules');
    }
  });

  it('knows the kinds of player by name', () => {
    expect(isPlayerKind('random')).toBe(true);
    expect(isPlayerKind('heuristic')).toBe(true);
    expect(isPlayerKind('human')).toBe(false);
  });
});
