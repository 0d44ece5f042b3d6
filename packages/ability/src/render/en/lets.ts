/** What something is called that an effect chooses or holds (a slot) before it is used. */

import type { Effect, Selector } from '../../language.js';
import { same } from '../../same.js';
import { wayOf } from '../ways.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { headNoun, selectorText } from './references.js';
import { numberWord, withArticle } from './words.js';

/** What the slot stands for: a group, or the card that something which died has become. */
export function letSlot(c: Context, what: Selector): { words: string; many: boolean; next?: string; gone?: true } {
  if (what.sel === 'event' && c.event?.on === 'zone' && c.event.to === 'graveyard') return { words: 'that card', many: false, gone: true };
  // "all Forests put onto the battlefield this way"
  if (what.sel === 'filter' && wayOf(c.ways, what)?.way === 'enter') return { words: selectorText(c, what), many: true, next: 'they' };
  if (what.sel === 'union') return { words: letWords(c, what), many: true, next: `those ${kindOf(c, what.of)}s` };
  return { words: letWords(c, what), many: what.sel === 'all', ...again(what) };
}

/** What all of them are: creatures, or permanents. */
function kindOf(c: Context, list: readonly Selector[]): string {
  const [first, ...rest] = list.map((s) =>
    s.sel === 'all' ? headNoun(s.filter) : s.sel === 'target' ? headNoun(c.targets[s.index].what) : 'permanent',
  );
  return rest.every((kind) => kind === first) ? first : 'permanent';
}

/** "Choose two cards in your hand drawn this turn". */
export function chosenOfDrawn(c: Context, e: Extract<Effect, { do: 'let' }>): string | undefined {
  const { what } = e;
  if (what.sel !== 'choose' || what.from.sel !== 'all' || what.from.zone !== 'hand' || typeof what.max !== 'number') return undefined;
  const { filter } = what.from;
  if (filter.is !== 'happened' || filter.event.on !== 'draw') return undefined;
  c.slots.set(e.slot, { words: 'those cards', many: true });
  return `Choose ${numberWord(what.max)} cards in your hand drawn this turn`;
}

/** What a group is called once it has been named. */
const again = (what: Selector): { next?: string } =>
  what.sel === 'choose' && what.max === 1 && what.from.sel === 'all' && what.from.zone === 'battlefield'
    ? { next: `that ${headNoun(what.from.filter)}` }
    : what.sel === 'all'
      ? { next: `those ${what.zone === 'battlefield' ? headNoun(what.filter) : 'card'}s` }
      : {};

function letWords(c: Context, what: Selector): string {
  if (
    what.sel === 'choose' &&
    what.from.sel === 'union' &&
    what.from.of.every((x) => x.sel === 'all' && ['battlefield', 'stack', 'command'].includes(x.zone))
  ) {
    const first = what.from.of[0] as Extract<Selector, { sel: 'all' }>;
    if (first.filter.is === 'any') return 'a source of your choice';
    if (first.filter.is === 'color' && typeof first.filter.color !== 'string')
      return 'link' in first.filter.color ? 'a source of your choice of the chosen color' : 'a source of the chosen color';
    const kind = nounText(c, first.filter, { many: false, head: 'permanent' });
    const creature = /^((?:\w+ )?creature)\b(.*)$/.exec(kind);
    return creature
      ? `${withArticle(creature[1])} of your choice${creature[2]}`
      : `${withArticle(kind.replace(/ ?permanent$/, ''))} source of your choice`;
  }
  return what.sel === 'self' ? 'it' : what.sel === 'choose' ? selectorText(c, what) : selectorText(c, what);
}

/** A permanent that goes to its owner's hand, said with the choice. */
const returnsPermanent = (what: Extract<Selector, { sel: 'choose' }>, next: Extract<Effect, { do: 'move' }>): boolean =>
  next.to === 'hand' && !what.who.player.startsWith('each') && what.from.sel === 'all' && what.from.zone === 'battlefield';

/** The card that has just been chosen, by choice. */
export const movesChosen = (e: Extract<Effect, { do: 'let' }>, next: Extract<Effect, { do: 'move' }>): boolean =>
  e.what.sel === 'choose' &&
  (!e.apart || returnsPermanent(e.what, next)) &&
  e.what.how !== 'random' &&
  next.what.sel === 'slot' &&
  next.what.slot === e.slot;

/** Some of the cards, or those that were chosen before, and next the rest of them. */
export const takesSome = ({ what }: Extract<Effect, { do: 'move' }>, rest: Extract<Effect, { do: 'move' }>): boolean =>
  rest.what.sel === 'except' && (what.sel === 'filter' || what.sel === 'choose' || (what.sel === 'slot' && same(what, rest.what.minus)));
