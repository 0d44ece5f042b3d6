/** `answer` takes anything and is the door to the network: what is not an answer to this decision is refused by a rule and changes nothing. */
import { type Answer, checkAnswer, type Decision, enumerateAnswers } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import { illegalAnswer } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { dice, pairing, playRandom } from './play.js';

const LONG = Array.from({ length: 50_000 }, (_, i) => i);
const holes: unknown[] = [];
holes.length = 3;

const RUBBISH: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  'pass',
  true,
  [],
  [0],
  {},
  () => 0,
  Symbol('x'),
  10n,
  { pick: null },
  { pick: '0' },
  { pick: { 0: 0, length: 1 } },
  { pick: [-1] },
  { pick: [0.5] },
  { pick: [Number.NaN] },
  { pick: [1e9] },
  { pick: ['0'] },
  { pick: [[0]] },
  { pick: [null, undefined] },
  { pick: [Symbol('a'), Symbol('b')] },
  { pick: [1n, 2n] },
  { pick: LONG },
  { pick: holes },
  { order: LONG },
  { order: holes },
  { order: [] },
  { order: [0, 0] },
  { divide: [] },
  { divide: [1e308, -1e308] },
  { divide: LONG },
  { number: -1 },
  { number: 1.5 },
  { number: Number.POSITIVE_INFINITY },
  { number: '1' },
  { yes: 1 },
  { yes: 'true' },
  { text: 7 },
  { text: Object.create(null) },
  { text: 'No Such Name' },
  { pairs: [[]] },
  { pairs: [[0]] },
  { pairs: [[0, -1]] },
  { pairs: [[0, Symbol('x')]] },
  { pairs: [[0, 1e6]] },
  { pairs: 'x' },
  { pairs: [[1e6, 0]] },
];

/** An empty order, an empty division and a number are answers where they are asked for; what the form allows is not rubbish. */
const isRubbish = (d: Decision, given: unknown): boolean => {
  const form = d.ask.form;
  const key = form === 'pair' ? 'pairs' : form === 'confirm' ? 'yes' : form;
  if (typeof given !== 'object' || given === null || !(key in given)) return true;
  const value = (given as Record<string, unknown>)[key];
  if (form === 'order' || form === 'divide') return !Array.isArray(value) || (d.ask as { options: readonly unknown[] }).options.length > 0;
  return true;
};

describe('what is no answer is refused (CR 117.1 and the rule of each decision)', () => {
  for (const [a, b, round] of inTurn(PAIRINGS.slice(2))) {
    it(`${a} - ${b} ${round}: rubbish is refused with a rule number, and the state stays as it is`, () => {
      const kinds = new Set<string>();
      playRandom(game, pairing(a, b), `garbage ${a} ${b} ${round}`, ({ state, n }) => {
        const d = state.pending as Decision;
        if (n % 25 !== 0 && kinds.has(d.kind)) return;
        kinds.add(d.kind);
        const before = game.hash(state);
        for (const given of RUBBISH) {
          if (!isRubbish(d, given)) continue;
          const outcome = game.answer(state, given);
          if (outcome.ok) throw new Error(`decision ${n} (${d.kind}): accepted ${typeof given} ${JSON.stringify(given)?.slice(0, 80)}`);
          expect(outcome.refusal.rule, d.kind).toMatch(/^\d{3}\.\d+[a-z]?$/);
          expect(outcome.refusal.message.id).not.toBe('');
        }
        expect(game.hash(state)).toBe(before);
      });
    });

    it(`${a} - ${b} ${round}: what the form allows and the rules of a declaration forbid is refused with the rule (CR 508.1, 509.1, 702.19b)`, () => {
      const below = dice(`illegal ${a} ${b} ${round}`);
      playRandom(game, pairing(a, b), `illegal ${a} ${b} ${round}`, ({ state, n }) => {
        const d = state.pending as Decision;
        if (d.kind === 'act' && n % 25 !== 0) return;
        let seen = 0;
        for (const answer of enumerateAnswers(d.ask)) {
          if (seen++ > 20) break;
          if (below(3) !== 0) continue;
          const checked = checkAnswer(d.ask, answer);
          if (!checked.ok) throw new Error(`decision ${n} (${d.kind}): enumerated ${JSON.stringify(answer)} is refused`);
          const refusal = illegalAnswer(state, d, checked.answer);
          const outcome = game.answer(state, answer as Answer);
          expect(outcome.ok, `decision ${n} (${d.kind}) ${JSON.stringify(answer)}`).toBe(refusal === null);
          if (!outcome.ok) expect(outcome.refusal.rule).toMatch(/^\d{3}\.\d+[a-z]?$/);
        }
      });
    });
  }
});
