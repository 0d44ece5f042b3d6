/** A solution in words' reach: what is done up to the attack, and what answers each way to block. */
import type { Answer } from '@apnap/kernel';
import type { ActOption, State } from '@apnap/magic';
import type { Deed, Reply } from '../../packages/web/src/puzzles/puzzle.js';
import { entityOf, nameOf, pairsOf } from './names.js';
import type { Move, Search } from './search.js';

export interface Solution {
  first: Deed[];
  /** Only those blocks that have to be answered. */
  replies: Reply[];
}

/** Adds what the answer does to the deeds. */
function note(s: State, answer: Answer, deeds: Deed[]): void {
  const d = s.pending;
  if (!d) return;
  const last = deeds.at(-1);
  if (d.kind === 'attackers') {
    const attackers = pairsOf(s, answer).map(([a]) => a);
    if (attackers.length > 0) deeds.push({ do: 'attack', with: attackers });
  } else if (d.kind === 'act' && 'pick' in answer && d.ask.form === 'pick') {
    const o = d.ask.options[answer.pick[0]] as ActOption;
    const late = s.turn.step === 'postcombatMain' ? { late: true as const } : {};
    if (o.act === 'cast') deeds.push({ do: 'cast', card: nameOf(s, o.object), ...late });
    if (o.act === 'activate') deeds.push({ do: 'use', card: nameOf(s, o.object), ...late });
  } else if (d.kind === 'damage' || d.kind === 'divide') {
    // Only where some of it can go to the player there is something to be said about it.
    const tramples = 'options' in d.ask && d.ask.options.some((o) => nameOf(s, entityOf(o)) === 'opponent');
    if (tramples && last?.do !== 'damage') deeds.push({ do: 'damage' });
  } else if ('pick' in answer && d.ask.form === 'pick') {
    const { options } = d.ask;
    const names = answer.pick.map((i) => nameOf(s, entityOf(options[i])));
    if (d.kind === 'targets' && (last?.do === 'cast' || last?.do === 'use'))
      deeds[deeds.length - 1] = { ...last, at: [...(last.at ?? []), ...names] };
    else deeds.push({ do: 'choose', cards: names });
  }
}

/** The first answer that wins; what holds cards back is tried first, so that nothing is done without need. */
function best(search: Search, s: State): Move {
  const moves = search.moves(s);
  if (s.pending?.kind === 'act') moves.unshift(...moves.splice(-1));
  const found = moves.find((m) => search.wins(m.state));
  if (!found) throw new Error(`nothing wins: ${s.turn.step} ${s.pending?.kind}`);
  return found;
}

/** Follows the solution from a position that is won to the blocks, or to the end. */
function follow(search: Search, from: State, deeds: Deed[]): State {
  let s = from;
  while (search.over(s) === null && s.pending?.decider === 0) {
    const move = best(search, s);
    note(s, move.answer, deeds);
    s = move.state;
  }
  return s;
}

/** The solution of a position that is won. */
export function solutionOf(search: Search, start: State): Solution {
  const first: Deed[] = [];
  const at = follow(search, start, first);
  const replies: Reply[] = [];
  if (search.over(at) === null)
    for (const { answer, state } of search.moves(at)) {
      const then: Deed[] = [];
      follow(search, state, then);
      if (then.length > 0) replies.push({ blocks: Object.fromEntries(pairsOf(at, answer)), then });
    }
  replies.sort((a, b) => b.then.length - a.then.length || Object.keys(a.blocks).length - Object.keys(b.blocks).length);
  return { first, replies };
}
