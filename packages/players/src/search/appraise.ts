/**
 * Looking back at answers that somebody has given: what each was worth, and whether the search finds a better one. It knows what the seat knew then and
 * nothing more, so nobody is blamed for what he could not see.
 */
import type { Answer, Message } from '@apnap/kernel';
import { NoDecision } from '../player.js';
import { lookAhead } from './ahead.js';
import type { Craft } from './craft.js';
import type { Limits } from './index.js';

/** An answer looked back at. */
export interface Appraisal {
  /** Mean chance to win after it, from 0 to 1, in so many worlds. */
  chance: number;
  worlds: number;
  did: Message;
  /** An answer that fares better in the same worlds by more than chance; null: none was found. */
  better: { did: Message; chance: number; outlook: Message } | null;
}

/** One who looks back at a game, seat by seat: it is shown the seat's decisions in their order. */
export interface Appraiser<V, W> {
  /** Whether looking ahead can tell anything at this decision of the seat. */
  worthIt(view: V): boolean;
  /**
   * Takes in a decision of the seat and what was answered.
   * @param budget points to think with; 0: it is only taken in
   * @returns null where nothing was thought, or no other answer was worth trying
   * @throws NoDecision where the seat is not asked anything
   */
  look(view: V, worlds: W, given: Answer, budget: number): Appraisal | null;
}

export function appraiser<V, G, W>(seed: string, craft: Craft<V, G, W>, limits: Omit<Limits, 'budget'>): Appraiser<V, W> {
  const mind = craft.mind();
  return {
    worthIt(view) {
      const { decision } = craft.asked(view);
      return decision?.ask != null && craft.worthThinking(view, decision);
    },
    look(view, worlds, given, budget) {
      const { seat, decision: d } = craft.asked(view);
      if (!d?.ask) throw new NoDecision(seat);
      craft.look(view);
      const before = mind.copy();
      mind.follow(view, given);
      if (budget <= 0 || !craft.worthThinking(view, d)) return null;
      const tried = craft.candidates(view, given, limits.width, limits.depth);
      if (tried.length < 2) return null;
      const found = lookAhead(seed, craft, { ...limits, budget }, { view, d, worlds, mind: before, tried });
      const { best, means, outlooks, turns } = found;
      if (found.worlds[0] === 0) return null;
      const outlook = (): Message => craft.words.outlook(outlooks[best], found.worlds[best], turns);
      return {
        chance: means[0],
        worlds: found.worlds[0],
        did: craft.words.deed(d, tried[0]),
        better: best !== 0 ? { did: craft.words.deed(d, tried[best]), chance: means[best], outlook: outlook() } : null,
      };
    },
  };
}
