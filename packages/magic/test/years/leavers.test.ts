/** Players who have left by the rules of today and of 2015 (document 000); games of 2003 are of two (document 001). */
import type { Cost, Effect } from '@apnap/ability';
import { defaultAnswer } from '@apnap/kernel';
import { expect, it } from 'vitest';
import type { Profile } from '../../src/index.js';
import { instant } from '../data.js';
import { game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';
import { asked } from './by.js';

const BOTH = ['current', '2015'] as const;
const THAT = { player: 'of', of: { sel: 'slot', slot: 0 } } as const;
const OPPONENT = { from: ['players' as const], what: { is: 'player' as const, who: { player: 'eachOpponent' as const } }, min: 1, max: 1 };
const gain = (amount: number): Effect => ({ do: 'life', who: { player: 'you' }, change: 'gain', amount });

/** At the beginning of the next end step, the player who was the target may do something, and you gain 1 life, or 5 if not. */
const offer = (name: string, cost?: Cost[]): void =>
  instant(name, '{0}', [OPPONENT], {
    do: 'seq',
    of: [
      { do: 'let', slot: 0, what: { sel: 'target', index: 0 } },
      {
        do: 'delayed',
        event: { on: 'step', step: 'end', whose: { player: 'each' } },
        uses: 'once',
        duration: 'indefinite',
        program: { targets: [], effect: { do: 'may', who: THAT, then: gain(1), else: gain(5), ...(cost ? { cost } : {}) } },
      },
    ],
  });

/** B is the target of A's spell and leaves: who is asked for B, by which rule, and A's life afterwards. */
function afterLeaving(profile: Profile, card: string): unknown[] {
  const pod = new Pod({ profile, players: [seat('A'), seat('B'), seat('C')], place: [put(0, 'hand', card)] });
  pod.until('act', 0, 'precombatMain').act('cast', card, '@1').settle(true).concede(1);
  const by: unknown[] = [];
  for (let n = 0; n < 200 && pod.state.turn.number === 1 && pod.state.pending; n++) {
    const d = pod.state.pending;
    if (d.kind === 'may') by.push([d.seat, asked(pod.state)]);
    const outcome = game.answer(pod.state, d.kind === 'may' ? { yes: true } : defaultAnswer(d));
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    pod.state = outcome.state;
  }
  return [...by, pod.state.players.rows[0].life];
}

it('row 148 (800.4g, 2015:800.4f): a choice of a player who has left is made by another opponent', () => {
  offer('Offer');
  expect(BOTH.map((year) => afterLeaving(year, 'Offer'))).toEqual([
    [[2, '608.2d'], 21],
    [[2, '608.2d'], 21],
  ]);
});

it('row 148 (800.4f, 2015:800.4f): whether to pay is chosen by another in 2015, too, and a cost of nothing can be paid; today no cost is', () => {
  offer('Ransom', [{ pay: 'mana', mana: '{0}' }]);
  expect(BOTH.map((year) => afterLeaving(year, 'Ransom'))).toEqual([[25], [[2, '117.12'], 21]]);
});

it('row 148 (800.4f, 2015:800.4f): there is nothing another cost could be paid with', () => {
  offer('Toll', [{ pay: 'life', amount: 1 }]);
  expect(BOTH.map((year) => afterLeaving(year, 'Toll'))).toEqual([[25], [25]]);
});
