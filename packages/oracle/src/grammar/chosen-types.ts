/** "Destroy all creatures of the creature type of your choice": the type is chosen first, as the effect is carried out (CR 608.2d). */
import type { Effect, Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { allOf, and, type Noun, seq, withSubject, YOU } from './raw.js';

const CHOSEN = { slot: -1 };

/** All of these that are of the type; null where the words before name no permanents. */
function ofType(n: Noun): Selector | null {
  return n.many && !n.zone && n.head !== 'card' ? allOf({ ...n, filter: and(n.filter, { is: 'chosenType', type: CHOSEN }) }) : null;
}

function choosing(n: Noun, m: Match, then: (what: Selector) => Effect): Effect | null {
  const what = ofType(n);
  const choice = { do: 'choose', who: YOU, what: { choose: 'creatureType' }, slot: -1, $at: m.at } as Effect;
  return what && seq(choice, then(what));
}

export function installChosenTypes(g: Grammar): void {
  const whose = 'of the creature type of your choice';
  g.rule('sentence', `{n:noun} ${whose} {v:objectVerbs}` as '{n:noun} {v:objectVerbs}', ({ n, v }, m) =>
    choosing(n, m, (what) => withSubject(v, what)),
  );
  for (const verb of ['destroy', 'untap'] as const)
    g.rule('sentence', `${verb} all {n:noun} ${whose}` as '{n:noun}', ({ n }, m) =>
      choosing(n, m, (what) => (verb === 'untap' ? { do: verb, what } : { do: verb, what, regeneration: 'allowed' })),
    );
}
