/** Planes, phenomena and schemes: what is done with them (CR 701.24, 701.25, 901, 904). */
import type { EventPattern, Filter, Selector, VariantEvent } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { SELF, SUBJECT_PLAYER as WHO } from './raw.js';

const it = (m: Match): Filter => ({ is: 'oneOf', of: { ...SELF, $at: m.at } as never });

/** CR 724.4-724.5: what stays in exile, and what is then done with it. */
function restarting(g: Grammar): void {
  for (const then of ['then put', 'put'] as const)
    g.rule(
      'sentence',
      `restart the game , leaving in exile all {n:noun} . ${then} those cards onto the battlefield under your control` as '{n:noun}',
      ({ n }, m) => {
        if (!n.many || n.head !== 'card' || n.zone) return null;
        const slot = -1_003_001 - m.at;
        const keep: Selector = { sel: 'all', zone: 'exile', filter: n.filter };
        return {
          do: 'seq',
          of: [
            { do: 'restartGame', keep, bind: slot },
            { do: 'move', what: { sel: 'slot', slot }, to: 'battlefield', under: { player: 'you' } },
          ],
        };
      },
    );
}

export function installVariants(g: Grammar): void {
  restarting(g);
  const event = (words: string, on: VariantEvent): void => g.rule('oneEvent', words, (_, m): EventPattern => ({ on, what: it(m) }));
  event('you planeswalk to ~', 'planeswalkTo');
  event('you planeswalk away from ~', 'planeswalkFrom');
  event('you encounter ~', 'encounter');
  event('you set this scheme in motion', 'setInMotion');
  event('you set ~ in motion', 'setInMotion');
  event('you roll {CHAOS}', 'chaos');
  event('chaos ensues', 'chaos');
  event('you visit ~', 'visit');
  // CR 702.159a
  g.rule('trigger', 'visit —', (_, m) => ({ end: m.end, event: { on: 'visit', what: it(m) } }));
  for (const [words, step] of [
    ['upkeep', 'upkeep'],
    ['first main phase', 'precombatMain'],
    ['precombat main phase', 'precombatMain'],
    ['end step', 'end'],
  ] as const)
    g.rule('event', `you planeswalk to ~ or at the beginning of your ${words}`, (_, m) => ({
      on: 'or',
      of: [
        { on: 'planeswalkTo', what: it(m) },
        { on: 'step', step, whose: { player: 'you' } },
      ],
    }));
  g.rule('playerVerb', 'roll/rolls the planar die', () => ({ do: 'keywordAction', action: 'rollPlanarDie', who: WHO, n: 1 }));
  g.rule('clause', 'chaos ensues', () => ({ do: 'keywordAction', action: 'chaosEnsues', who: { player: 'you' }, n: 1 }));
  g.rule('playerVerb', 'planeswalk', () => ({ do: 'keywordAction', action: 'planeswalk', who: WHO, n: 1 }));
  g.rule('playerVerb', 'planeswalk away from ~', () => ({ do: 'keywordAction', action: 'planeswalk', who: WHO, n: 1 }));
  g.rule('playerVerb', 'abandon this scheme', () => ({ do: 'keywordAction', action: 'abandon', who: WHO, what: SELF, n: 1 }));
  g.rule('playerVerb', 'abandon ~', () => ({ do: 'keywordAction', action: 'abandon', who: WHO, what: SELF, n: 1 }));
}
