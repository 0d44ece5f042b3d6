/** Players as targets, in English (CR 115.1). */
import type { Filter, Quantity, TargetSpec } from '../../language.js';
import type { Context } from './context.js';

type CountWords = (c: Context, min: Quantity, max: Quantity | 'any') => string;

/** "another target player", "up to two target opponents", "target player other than you", "target player who lost life this turn". */
export function playersTarget(c: Context, spec: TargetSpec, another: string, countWords: CountWords): string {
  const list: readonly Filter[] = spec.what.is === 'and' ? spec.what.of : [spec.what];
  const is = (who: 'eachOpponent' | 'eachTeammate'): boolean => list.some((f) => f.is === 'player' && f.who.player === who);
  const noun = is('eachOpponent') ? 'opponent' : is('eachTeammate') ? 'teammate' : 'player';
  if (spec.max !== 1 || spec.min !== 1) return `${countWords(c, spec.min, spec.max)} target ${noun}${spec.max === 1 ? '' : 's'}`;
  const so = list.find((f) => f.is === 'satisfies');
  if (so?.is === 'satisfies') return `${another}target ${c.say.condition({ ...c, it: `${noun} who` }, so.cond)}`;
  const not = list.find((f) => f.is === 'not');
  const but = not?.is === 'not' && not.of.is === 'player' ? ` other than ${c.say.player(c, not.of.who)}` : '';
  return `${another}target ${noun}${but}`;
}
