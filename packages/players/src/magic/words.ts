/** What an answer in Magic does, and what is expected of it: messages of the engine's catalogues (`thought.…`). */
import type { Answer, Form, Id, Message } from '@apnap/kernel';
import type { View } from '@apnap/magic';
import type { SeenOption } from '../heuristic/options.js';
import type { Asked } from '../player.js';
import type { Words } from '../search/craft.js';

const entityOf = (o: unknown): Id => (o as { entity?: Id }).entity ?? 0;

/** What an answer does, as the infinitive of a sentence. */
function deed(d: Asked, answer: Answer): Message {
  const ask = d.ask as Form<unknown>;
  if ('yes' in answer) return { id: answer.yes ? 'thought.yes' : 'thought.no' };
  if ('number' in answer) return { id: 'thought.number', params: { n: answer.number } };
  if ('pairs' in answer && ask.form === 'pair') return d.kind === 'attackers' ? attack(ask, answer.pairs) : block(ask, answer.pairs);
  if ('pick' in answer && ask.form === 'pick')
    return d.kind === 'act' ? act(ask.options[answer.pick[0]] as SeenOption) : choice(ask, answer.pick);
  return { id: 'thought.other' };
}

type Pair = Extract<Form<unknown>, { form: 'pair' }>;
type Pairs = readonly (readonly [number, number])[];

const attack = (ask: Pair, pairs: Pairs): Message =>
  pairs.length === 0
    ? { id: 'thought.noAttack' }
    : { id: 'thought.attack', params: { objects: pairs.map(([i]) => entityOf(ask.options[i])) } };

const block = (ask: Pair, pairs: Pairs): Message =>
  pairs.length === 0
    ? { id: 'thought.noBlock' }
    : {
        id: 'thought.block',
        params: {
          blocks: pairs.map(
            ([i, k]): Message => ({ id: 'thought.blockOne', params: { by: entityOf(ask.options[i]), what: entityOf(ask.partners[k]) } }),
          ),
        },
      };

function choice(ask: Extract<Form<unknown>, { form: 'pick' }>, pick: readonly number[]): Message {
  if (pick.length === 0) return { id: 'thought.chooseNone' };
  const ids = pick.map((i) => entityOf(ask.options[i]));
  return ids.every((id) => id !== 0)
    ? { id: 'thought.choose', params: { objects: ids } }
    : { id: 'thought.option', params: { n: pick.map((i) => i + 1) } };
}

function act(o: SeenOption): Message {
  switch (o.act) {
    case 'pass':
      return { id: 'thought.pass' };
    case 'land':
      return { id: 'thought.land', params: { object: o.object } };
    case 'cast':
      return { id: 'thought.cast', params: { object: o.object } };
    case 'activate':
    case 'mana':
      return { id: 'thought.activate', params: { object: o.object } };
    default:
      return { id: 'thought.special', params: { object: o.object } };
  }
}

/** How thoughts about Magic are told. */
export const magicWords: Words<View> = {
  deed,
  plain: (_, did) => {
    return { id: 'thought.thumb', params: { did } };
  },
  // Won or lost where that is the rule, else how the life totals would stand.
  outlook({ won, lost, mine, theirs }, worlds, turns) {
    if (2 * won > worlds) return { id: 'thought.winning', params: { won, worlds, turns } };
    if (2 * lost > worlds) return { id: 'thought.losing', params: { lost, worlds, turns } };
    return { id: 'thought.lives', params: { mine, theirs, turns } };
  },
};
