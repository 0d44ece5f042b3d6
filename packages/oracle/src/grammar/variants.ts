/** Planes, phenomena and schemes: what is done with them (CR 701.24, 701.25, 901, 904). */
import type { Destination, Effect, EventPattern, Filter, Quantity, Selector, VariantEvent } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, doing, doingWith, ofSlot, ofType, oneOf } from './make.js';
import { SELF, SUBJECT_PLAYER as WHO } from './raw.js';
import { ref } from './references.js';

const it = (m: Match): Filter => oneOf({ ...SELF, $at: m.at } as never);

/** CR 724.4-724.5: what stays in exile, and what is then done with it. */
function restarting(g: Grammar): void {
  for (const then of ['then put', 'put'] as const)
    g.rule(
      'sentence',
      `restart the game , leaving in exile all {n:noun} . ${then} those cards onto the battlefield under your control` as '{n:noun}',
      ({ n }, m) => {
        if (!n.many || n.head !== 'card' || n.zone) return null;
        const slot = -1_003_001 - m.at;
        const keep: Selector = all('exile', n.filter);
        return {
          do: 'seq',
          of: [
            { do: 'restartGame', keep, bind: slot },
            { do: 'move', what: ofSlot(slot), to: 'battlefield', under: { player: 'you' } },
          ],
        };
      },
    );
}

/** Cards of the planar deck (CR 901.4): revealed, put back, planeswalked to. */
function planarDeck(g: Grammar): void {
  const top = (count: Quantity): Effect => ({ do: 'reveal', what: { sel: 'top', of: WHO, count, deck: 'planar' } });
  g.rule('playerVerb', 'reveal the top card of your planar deck', () => top(1));
  g.rule('playerVerb', 'reveal the top {n:number} cards of your planar deck', ({ n }) => top(n));
  g.rule('playerVerb', 'reveal cards from the top of your planar deck until you reveal {n:number} {c:noun}', ({ n, c }, m) =>
    c.head === 'card' && !c.zone
      ? {
          do: 'revealUntil',
          who: WHO,
          filter: c.filter,
          count: n,
          bind: -1000 - m.at * 2,
          bindAll: -1001 - m.at * 2,
          to: 'revealed',
          deck: 'planar',
        }
      : null,
  );
  for (const [order, words] of [
    [undefined, ''],
    ['any', ' in any order'],
    ['random', ' in a random order'],
  ] as const)
    for (const position of ['top', 'bottom'] as const) {
      const to: Destination = { to: 'command', deck: 'planar', position, ...(order ? { order } : {}) };
      const on = position === 'top' ? 'on top of' : 'on the bottom of';
      g.rule('destination', `${on} your planar deck${words}` as 'on', () => to);
      // "the rest on the bottom in a random order": of the deck that was spoken of
      if (position === 'bottom' && order)
        g.rule('playerVerb', `put the rest of the revealed cards on the bottom${words}` as 'put', (_, m) =>
          m.context.types.some((t) => t === 'Plane' || t === 'Phenomenon')
            ? { do: 'move', what: ref({ ...m, at: m.end }, 'rest', true), ...to }
            : null,
        );
    }
  g.rule('playerVerb', 'simultaneously? planeswalk to both of them', (_, m) =>
    doingWith('planeswalk', WHO, { sel: 'filter', of: ref(m, 'they', true), filter: ofType('Plane') }, 1),
  );
  for (const chaos of ['{CHAOS}', 'chaos'] as const)
    g.rule('clause', `each of the revealed cards 's ${chaos} abilities triggers` as 'each', (_, m) =>
      doingWith('chaosEnsues', { player: 'you' }, ref(m, 'revealed', true), 1),
    );
  // CR 311.7, 901.15
  g.rule('clause', 'chaos ensues', () => doing('chaosEnsues', { player: 'you' }, 1));
}

export function installVariants(g: Grammar): void {
  planarDeck(g);
  restarting(g);
  const event = (words: string, on: VariantEvent): void => g.rule('oneEvent', words, (_, m): EventPattern => ({ on, what: it(m) }));
  event('you roll {CHAOS}', 'chaos');
  event('chaos ensues', 'chaos');
  // CR 702.159a
  // reason: magic/rules/702-every-keyword.test.ts reads it
  g.rule('trigger', 'visit —', (_, m) => ({ end: m.end, event: { on: 'visit', what: it(m) } }));
}
