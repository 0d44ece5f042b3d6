/** Why an answer was given, in a sentence: messages of the engine's catalogues (`thought.…`). */
import type { Answer, Form, Id, Message } from '@apnap/kernel';
import type { DecisionView, View } from '@apnap/magic';
import type { SeenOption } from '../heuristic/act.js';
import type { Thought } from '../player.js';
import type { Found } from './tree.js';

const entityOf = (o: unknown): Id => (o as { entity?: Id }).entity ?? 0;

/** What an answer does, as the infinitive of a sentence. */
export function deed(d: DecisionView, answer: Answer): Message {
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

/** Nothing was looked ahead: said plainly, and why not. */
export function unthought(view: View, d: DecisionView, answer: Answer): Thought {
  const many = view.players.filter((p) => !p.lost).length > 2;
  return {
    message: { id: many ? 'thought.thumbMany' : 'thought.thumb', params: { did: deed(d, answer) } },
    playouts: 0,
    worlds: 0,
    steps: 0,
    cost: 0,
    stopped: 'budget',
  };
}

const percent = (chance: number): number => Math.round(100 * chance);
/** What is expected after an answer: won or lost where that is the rule, else how the life totals would stand. */
function expectation(found: Found, i: number): Message {
  const { won, lost, mine, theirs } = found.outlooks[i];
  const worlds = found.worlds[i];
  const { turns } = found;
  if (2 * won > worlds) return { id: 'thought.winning', params: { won, worlds, turns } };
  if (2 * lost > worlds) return { id: 'thought.losing', params: { lost, worlds, turns } };
  return { id: 'thought.lives', params: { mine, theirs, turns } };
}

/** What was found at a decision. */
export function thoughtOf(d: DecisionView, tried: readonly Answer[], found: Found, chosen: number): Thought {
  const { playouts, steps, cost, stopped } = found;
  const worlds = found.worlds[chosen];
  const others = tried.map((_, i) => i).filter((i) => i !== chosen && found.worlds[i] > 0);
  const next = others.reduce((best, i) => (best < 0 || found.means[i] > found.means[best] ? i : best), -1);
  const did = deed(d, tried[chosen]);
  const plain: Message = worlds === 0 || next < 0 ? { id: 'thought.thumb', params: { did } } : compared();
  return {
    message: stopped === 'deadline' ? { id: 'thought.early', params: { thought: plain } } : plain,
    playouts,
    worlds,
    steps,
    cost,
    stopped,
  };

  function compared(): Message {
    // Of an answer that was soon given up the mean comes from fewer, perhaps luckier worlds: it is not called as good as the one chosen.
    const chance = percent(found.means[chosen]);
    const less = Math.min(chance, percent(found.means[next]));
    return {
      id: chance === less ? 'thought.equal' : 'thought.better',
      params: { did, other: deed(d, tried[next]), chance, less, worlds, outlook: expectation(found, chosen) },
    };
  }
}
