/** Exchanges, and other targets for what has some, as English sentences (CR 701.10, 115.7). */
import type { Effect, ExchangedValue, Filter, Selector } from '../../language.js';
import type { Context } from './context.js';
import { oneNoun } from './filters.js';
import { quantityText } from './quantities.js';
import { playerText, possessiveOf, selectorText } from './references.js';
import { durationText } from './times.js';
import { capitalize } from './words.js';

const verb = (who: string, one: string, more: string): string => (who === 'you' ? more : one);

/** CR 701.10 */
export function exchangeText(c: Context, e: Extract<Effect, { do: 'exchange' }>): string {
  switch (e.of) {
    case 'control':
      return `Exchange control of ${selectorText(c, e.a)}${e.b ? ` and ${selectorText(c, e.b)}` : ''}`;
    case 'places':
      return `Exchange ${selectorText(c, e.a)} with ${selectorText(c, e.b)}`;
    case 'texts':
      return `Exchange the text boxes of ${selectorText(c, e.a)}${e.b ? ` and ${selectorText(c, e.b)}` : ''}${e.duration ? ` ${durationText(c, e.duration)}` : ''}`;
    case 'zones':
      return `Exchange your ${e.zones[0]} and ${e.zones[1]}`;
    case 'values': {
      const { a, b } = e;
      if ('life' in a && b === undefined) return capitalize(`${playerText(c, a.life)} exchange life totals`);
      if ('life' in a && b && 'life' in b) {
        const who = playerText(c, a.life);
        return capitalize(`${who === 'you' ? '' : `${who} `}exchange${who === 'you' ? '' : 's'} life totals with ${playerText(c, b.life)}`);
      }
      const value = (v: ExchangedValue): string =>
        'life' in v ? `${possessiveOf(c, v.life)} life total` : quantityText(c, { q: 'stat', stat: v.stat, of: v.of });
      if ('life' in a && b) return `Exchange ${value(a)} with ${value(b)}`;
      const of = b && !('life' in b) ? `the ${b.stat} of ${selectorText(c, b.of)}` : '';
      return `Exchange ${value(a)} and ${of}${e.duration ? ` ${durationText(c, e.duration)}` : ''}`;
    }
    default:
      return e satisfies never;
  }
}

/** CR 115.7a-d, in the words for as many targets as it can be turned away from. */
export function retargetText(c: Context, e: Extract<Effect, { do: 'retarget' }>): string {
  const who = playerText(c, e.who);
  if (e.change === undefined) return capitalize(`${who} may choose new targets for ${selectorText(c, e.what)}`);
  const spec = e.what.sel === 'target' ? c.targets[e.what.index] : undefined;
  const single = spec !== undefined && andOf(spec.what).some((f) => f.is === 'targets' && f.only !== undefined);
  const which = e.change === 'one' ? 'a target' : e.change === 'any' ? 'any targets' : single ? 'the target' : 'the targets';
  const to = e.to && (e.to.sel === 'players' ? '. The new target must be a player' : newTarget(c, e.to));
  const text = `${which} of ${selectorText(c, e.what)}${to ?? ''}`;
  return who === 'you' ? `Change ${text}` : capitalize(`${who} ${verb(who, 'changes', 'change')} ${text}`);
}

/** "to this creature", ". The new target must be a creature". */
const newTarget = (c: Context, to: Selector): string =>
  to.sel === 'all' ? `. The new target must be ${oneNoun(c, to.filter, { head: 'permanent' })}` : ` to ${selectorText(c, to)}`;

const andOf = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);
