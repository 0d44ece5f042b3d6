/** Playing and casting cards by an effect, as English sentences (CR 601.3, 608.2g). */
import type { Effect, Filter, Selector } from '../../language.js';
import type { Context } from './context.js';
import { costsText } from './costs.js';
import { oneNoun } from './filters.js';
import { playerText, selectorText } from './references.js';
import { durationText } from './times.js';
import { capitalize, numberWord } from './words.js';

/** On which terms a card is cast: "without paying its mana cost". */
export function playTerms(c: Context, e: Extract<Effect, { do: 'play' | 'permitPlay' }>): string {
  const costs = many(c, e.what) ? 'their mana costs' : 'its mana cost';
  const back = e.do === 'play' && e.face ? ' transformed' : '';
  if (e.cost === 'free') return `${back} without paying ${costs}`;
  return e.cost === 'normal' ? '' : ` by paying ${costsText(c, e.cost.pay, 'you').replace(/^pay /, '')} rather than paying ${costs}`;
}

export function playText(c: Context, e: Extract<Effect, { do: 'play' | 'permitPlay' }>): string {
  // of a land that is played there is nothing to pay
  if (e.do === 'permitPlay' && typeof e.cost === 'object') {
    const costs = costsText(c, e.cost.pay, 'you');
    return `${playText(c, { ...e, cost: 'normal' })}. If you cast a spell this way, ${costs} rather than paying its mana cost`;
  }
  const who = playerText(c, e.who);
  const free = playTerms(c, e);
  if (e.do === 'permitPlay') {
    const spells =
      e.what.sel === 'filter' && e.what.filter.is === 'not' && e.what.filter.of.is === 'type' && e.what.filter.of.type === 'Land';
    const what = spells ? (e.what as Extract<Selector, { sel: 'filter' }>).of : e.what;
    if (e.what.sel === 'target' && e.duration === 'endOfTurn')
      return `${who} may ${cannotBeLand(c.targets[e.what.index]?.what) ? 'cast' : 'play'} ${selectorText(c, e.what)}${free} this turn`;
    if (what.sel === 'choose' && e.uses === undefined && who === 'you') {
      const then = `you may ${spells ? 'cast' : 'play'} that card${free}`;
      return `choose one of ${selectorText(c, what.from)}. ${capitalize(`${durationText(c, e.duration)}, ${then}`)}`;
    }
    const nextTurn = e.while?.if === 'turnOf';
    const later = e.from && !nextTurn ? ' on a later turn' : '';
    const text =
      e.uses === undefined
        ? `${who} may ${e.look ? 'look at and ' : ''}${spells ? 'cast' : 'play'} ${selectorText(c, what)}${free}${later}`
        : oneOfThem(c, e, who);
    if (nextTurn) return `during your next turn, ${text}`;
    if (e.while) return `during any turn ${c.say.condition(c, e.while).replace(/ this turn$/, '')}, ${text}`;
    if (e.duration === 'indefinite') return `${text} for as long as ${many(c, what) ? 'they remain' : 'it remains'} exiled`;
    const time = durationText(c, e.duration);
    return time ? `${time}, ${text}` : text;
  }
  return playedText(c, e, who, free);
}

/** What is so called that is asked about afterwards: whether it was cast. */
export const PLAYED = 'cast';

/** "cast it", "copy that card and cast the copy". */
function playedText(c: Context, e: Extract<Effect, { do: 'play' }>, who: string, free: string): string {
  const counted = e.what.sel === 'choose' && e.what.max !== 'any';
  const chosen = selectorText(c, e.what);
  // after a number "exiled this way" would be said of the number
  const what =
    counted || / less than or equal to .* exiled/.test(chosen) ? chosen.replace(/ exiled this way$/, ' from among them') : chosen;
  const own = who === 'you' ? '' : `${who} `;
  const s = who === 'you' ? '' : 's';
  if (e.bind !== undefined) c.slots.set(e.bind, { words: PLAYED, many: false });
  if (e.copy && many(c, e.what) && who === 'you') return `copy ${what}. Cast the copies if able${free}`;
  return e.copy
    ? `${own}cop${s ? 'ies' : 'y'} ${what} and cast${s} the copy${free}`
    : `${own}${e.lands ? 'play' : 'cast'}${s} ${what}${free}`;
}

/** A card that is no land is cast, not played. */
const cannotBeLand = (f: Filter | undefined): boolean => {
  const list = f?.is === 'and' ? f.of : f ? [f] : [];
  return list.some((x) => (x.is === 'type' && x.type !== 'Land') || (x.is === 'or' && x.of.every(cannotBeLand)));
};

/** "You may cast a creature spell from among cards exiled with this artifact without paying its mana cost". */
function oneOfThem(c: Context, e: Extract<Effect, { do: 'permitPlay' }>, who: string): string {
  const from = e.what.sel === 'filter' ? e.what.of : e.what;
  const f: Filter = e.what.sel === 'filter' ? e.what.filter : { is: 'any' };
  // a land, too
  const terms = e.cost === 'free' ? ' without paying its mana cost' : '';
  if (f.is === 'any' && from.sel === 'linked') return `${who} may play a card exiled with ${c.self}${terms}`;
  if (f.is === 'any')
    return `${who} may play ${e.uses === 1 ? 'one' : `up to ${numberWord(e.uses ?? 1)}`} of ${selectorText(c, from)}${terms}`;
  const noun = oneNoun(c, f.is === 'not' && f.of.is === 'type' && f.of.type === 'Land' ? { is: 'spell' } : f, { head: 'spell' });
  const spell = noun.endsWith('spell') ? noun : `${noun} spell`;
  const cards = from.sel === 'linked' ? `cards exiled with ${c.self}` : selectorText(c, from);
  return `${who} may cast ${spell} from among ${cards}${terms}`;
}

const many = (c: Context, s: Selector): boolean =>
  s.sel === 'all' || s.sel === 'union' || (s.sel === 'choose' && s.max !== 1) || (s.sel === 'slot' && (c.slots.get(s.slot)?.many ?? false));
