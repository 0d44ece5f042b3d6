/** Why an answer was given, in a sentence: messages of the catalogues (`thought.…`), with what the game itself has to say of it. */
import type { Answer, Message } from '@apnap/kernel';
import type { Asked, Thought } from '../player.js';
import type { Words } from './craft.js';
import type { Found } from './tree.js';

/** Nothing was looked ahead. */
export function unthought<V>(words: Words<V>, view: V, d: Asked, answer: Answer): Thought {
  return { message: words.plain(view, words.deed(d, answer)), playouts: 0, worlds: 0, steps: 0, cost: 0, stopped: 'budget' };
}

const percent = (chance: number): number => Math.round(100 * chance);

/** What was found at a decision. */
export function thoughtOf<V>(words: Words<V>, d: Asked, tried: readonly Answer[], found: Found, chosen: number): Thought {
  const { playouts, steps, cost, stopped } = found;
  const worlds = found.worlds[chosen];
  const others = tried.map((_, i) => i).filter((i) => i !== chosen && found.worlds[i] > 0);
  const next = others.reduce((best, i) => (best < 0 || found.means[i] > found.means[best] ? i : best), -1);
  const did = words.deed(d, tried[chosen]);
  const plain: Message = worlds === 0 || next < 0 ? words.plain(null, did) : compared();
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
    const outlook = words.outlook(found.outlooks[chosen], worlds, found.turns);
    return {
      id: chance === less ? 'thought.equal' : 'thought.better',
      params: { did, other: words.deed(d, tried[next]), chance, less, worlds, outlook },
    };
  }
}
