/** Mulligans by the rules of today (CR 103.5) and of 2015 (CR of 2015-01-23, 103.4), and which rules a game can be set up by. */
import { type Answer, defaultAnswer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { Account, type Profile, type State, viewEvents } from '../../src/index.js';
import { game } from '../kit.js';

const deck = [{ card: 'Plains', count: 60 }];

/** A game that asks for the first mulligan. @param profile the rules it goes by */
function begun(seats: number, profile: Profile): State {
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, deck }));
  return game.create({ players, first: 0, profile }, 'seed').state;
}

/** Goes on until somebody may act; the first seat takes so many mulligans. */
function mulligans(from: State, times: number): { state: State; rules: Set<string>; bottoms: number[]; lines: Set<string> } {
  let state = from;
  let taken = 0;
  const rules = new Set<string>();
  const lines = new Set<string>();
  const bottoms: number[] = [];
  const account = new Account({ lang: 'en', players: ['P0', 'P1', 'P2'], lives: [20, 20, 20] });
  while (state.pending && state.pending.kind !== 'act') {
    const d = state.pending;
    const shown = game.view(state, d.seat).decision;
    if (shown) rules.add(shown.rule);
    let answer: Answer = defaultAnswer(d);
    if (d.kind === 'mulligan') answer = { yes: d.seat === 0 && taken < times };
    if (d.kind === 'mulligan' && d.seat === 0 && taken < times) taken++;
    if (d.kind === 'choose' && d.seat === 0 && d.ask.form === 'pick') bottoms.push(d.ask.min);
    const o = game.answer(state, answer);
    if (!o.ok) throw new Error('refused');
    for (const line of account.add(viewEvents(o.state, o.events, 0))) for (const rule of line.rules) lines.add(rule);
    state = o.state;
  }
  return { state, rules, bottoms, lines };
}

const handOf = (s: State): [number, number] => [s.players.rows[0].hand.length, s.players.rows[0].library.length];

describe('mulligans', () => {
  it('103.5: today a new hand has seven cards, and as many as mulligans were taken go to the bottom', () => {
    const { state, rules, bottoms } = mulligans(begun(2, 'current'), 3);
    expect(handOf(state)).toEqual([4, 56]);
    expect(bottoms).toEqual([3]);
    expect([...rules]).toEqual(['103.5']);
  });

  it('103.5c: in a game of three or more the first mulligan does not count', () => {
    for (const [times, hand] of [
      [0, 7],
      [1, 7],
      [2, 6],
    ])
      expect(handOf(mulligans(begun(3, 'current'), times).state)).toEqual([hand, 60 - hand]);
    // as many more can be taken as the hand has cards: eight in all
    expect(handOf(mulligans(begun(3, 'current'), 99).state)).toEqual([0, 60]);
  });

  it('103.4 of 2015: each new hand has one card fewer, none goes to the bottom, and what is told has the number of that year', () => {
    const { state, rules, bottoms, lines } = mulligans(begun(2, '2015'), 2);
    expect(handOf(state)).toEqual([5, 55]);
    expect(bottoms).toEqual([]);
    expect([...rules]).toEqual(['103.4']);
    expect([...lines]).toContain('103.4');
    expect([...lines]).not.toContain('103.5');
    expect(handOf(mulligans(begun(2, '2015'), 99).state)).toEqual([0, 60]);
  });

  it('103.4c of 2015: the first new hand in a game of three or more has as many cards as the one before', () => {
    expect(handOf(mulligans(begun(3, '2015'), 1).state)).toEqual([7, 53]);
    expect(handOf(mulligans(begun(3, '2015'), 2).state)).toEqual([6, 54]);
  });

  it('100.1: rules that nobody has heard of are refused by name before a game begins', () => {
    const players = ['A', 'B'].map((name) => ({ name, deck }));
    expect(() => game.create({ players, profile: '1993' as 'current' }, 'seed')).toThrow('1993');
  });
});
