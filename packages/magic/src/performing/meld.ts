/** Melding (CR 701.37, 712.4a): two cards of a pair become one permanent. */
import type { Id } from '@apnap/kernel';
import { chooseFrom } from '../events/choose.js';
import { perform } from '../events/perform.js';
import { controllerOf } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { hasFlag, live } from '../state/access.js';
import { FLAG } from '../state/objects.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import type { Perform } from './family.js';

/** The front name of the meld card in exile that makes this result; null for anything else (CR 701.37b). */
function half(s: State, id: Id, into: string): string | null {
  const o = live(s, id);
  if (o?.zone !== 'exile' || hasFlag(o, FLAG.token) || o.copyOf !== null) return null;
  const { card } = s._pool.cards[o.card];
  return card.layout === 'meld' && card.faces[1]?.name === into ? card.faces[0].name : null;
}

/** CR 701.37a-c: both are exiled; if they are a pair, they are put onto the battlefield combined. */
const meld: Perform<'meld'> = (g, env, e) => {
  const { s } = g;
  const own = (id: Id): boolean => {
    const o = live(s, id);
    return o?.zone === 'battlefield' && o.owner === env.you && controllerOf(s, id) === env.you;
  };
  if (!own(env.source)) return env;
  const options = s.battlefield.filter((id) => id !== env.source && own(id) && matches({ s, env, it: id }, e.with, id));
  const [other] = chooseFrom(g, env.you, options, 1, 1, env.source, 'ask.choose', '701.37a');
  if (other === undefined) return env;
  const exiled = [env.source, other].map((id) => move(id, 'exile', '701.37a', { verb: 'exile', source: env.source }));
  perform(g, exiled);
  const [a, b] = exiled.map((m) => m.became);
  const [first, second] = [half(g.s, a, e.into), half(g.s, b, e.into)];
  if (first === null || second === null || first === second) return env; // CR 701.37c
  perform(g, [move(a, 'battlefield', '701.37a', { under: env.you, face: 1, melds: b, source: env.source })]);
  return env;
};

export const EFFECTS = { meld };
