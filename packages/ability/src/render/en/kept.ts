/** What players choose to keep, and what becomes of the rest (CR 101.4, 608.2e). */
import type { Effect, Filter, Rule, Selector } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import type { Context } from './context.js';
import { nounText, oneNoun, STAT } from './filters.js';
import { quantityText } from './quantities.js';
import { headNoun, playerText } from './references.js';
import { capitalize, listOf, numberWord } from './words.js';

type Chosen = Extract<Selector, { sel: 'choose' }>;

const isOwn = (f: Filter): boolean => f.is === 'controlledBy';

/** Of what is chosen, without whose it is. */
function kindOf(s: Chosen): Filter {
  const f: Filter = s.from.sel === 'all' ? s.from.filter : { is: 'any' };
  if (isOwn(f)) return { is: 'permanent' };
  if (f.is !== 'and') return f;
  const of = f.of.filter((x) => !isOwn(x));
  return of.length === 1 && of[0] ? of[0] : { is: 'and', of };
}

function some(c: Context, s: Chosen, f: Filter): string {
  if (s.max === 1 && s.min === 1) return oneNoun(c, f, { head: 'permanent' });
  if (s.max === 'any') return `any number of ${nounText(c, f, { many: true, head: 'permanent' })}`;
  const number = typeof s.max === 'number' ? numberWord(s.max) : quantityText(c, s.max);
  const noun = nounText(c, f, { many: s.max !== 1, head: 'permanent' });
  return `${s.min === 0 ? 'up to ' : ''}${number} ${noun}`;
}

/** The kinds of a choice of one of each, without what all of them are besides. */
function ofEach(c: Context, list: readonly Chosen[], base: Filter): string {
  const and = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);
  const common = and(base);
  const kinds = list.map((x): Filter => {
    const of = and(kindOf(x)).filter((f) => f.is !== 'permanent' && !common.some((k) => same(k, f)));
    return of.length === 1 && of[0] ? of[0] : { is: 'and', of: [...of] };
  });
  return `${listOf(
    kinds.map((f) => oneNoun(c, f, { head: 'permanent' })),
    'and',
  )} from among the ${nounText(c, base, { many: true, head: 'permanent' })} they control`;
}

/** "That player may choose any number of tapped creatures they control and pay {2} for each creature chosen this way"; undefined for other effects. */
export function paidFor(c: Context, e: Effect, next: Effect): string[] | undefined {
  if (e.do !== 'let' || e.what.sel !== 'choose' || next.do !== 'may' || next.else || next.then.do !== 'untap') return undefined;
  const [cost] = next.cost ?? [];
  const slot: Selector = { sel: 'slot', slot: e.slot };
  if (cost?.pay !== 'mana' || !same(cost.times, { q: 'count', of: slot }) || !same(next.then.what, slot)) return undefined;
  const kind = kindOf(e.what);
  const [chosen, one] = [some(c, e.what, kind), headNoun(kind)];
  const told = `${playerText(c, next.who)} may choose ${chosen} they control and pay ${cost.mana} for each ${one} chosen this way`;
  return [capitalize(told), `If the player does, untap those ${one}s`];
}

/** "each opponent chooses two cards in their graveyard and exiles the rest"; undefined where no cards are kept. */
function keptCards(c: Context, e: Extract<Effect, { do: 'let' }>, next: Effect): string[] | undefined {
  if (next.do !== 'discardThese' && (next.do !== 'move' || next.to !== 'exile')) return undefined;
  const [{ what: chosen }, { what }] = [e, next];
  if (what.sel !== 'except' || what.minus.sel !== 'slot' || what.minus.slot !== e.slot || chosen.sel !== 'choose') return undefined;
  if (chosen.from.sel !== 'all' || chosen.who.player === 'you') return undefined;
  const cards = chosen.max === 1 ? 'a card' : `${numberWord(chosen.max as number)} cards`;
  const done = next.do === 'move' ? 'exiles' : 'discards';
  return [capitalize(`${playerText(c, chosen.who)} chooses ${cards} in their ${chosen.from.zone} and ${done} the rest`)];
}

/** "Each player chooses two creatures they control, then sacrifices the rest"; undefined where nothing is kept. */
export function keptText(c: Context, e: Effect, next: Effect): string[] | undefined {
  const cards = e.do === 'let' ? keptCards(c, e, next) : undefined;
  if (cards) return cards;
  if (e.do !== 'let' || (next.do !== 'sacrificeThese' && next.do !== 'destroy')) return undefined;
  const { what } = next;
  const most = next.do === 'sacrificeThese' && what.sel === 'slot' && what.slot === e.slot ? ownExtreme(c, e.what) : undefined;
  if (most) return most;
  if (what.sel !== 'except' || what.minus.sel !== 'slot' || what.minus.slot !== e.slot || what.of.sel !== 'all') return undefined;
  const list = (e.what.sel === 'union' ? e.what.of : [e.what]).flatMap((x) => (x.sel === 'choose' ? [x] : []));
  const [first] = list;
  if (!first) return undefined;
  if (first.how === 'random')
    return next.do === 'destroy' ? [`Choose ${some(c, first, kindOf(first))} at random, then destroy the rest`] : undefined;
  const you = first.who.player === 'you';
  const own = first.from.sel === 'all' && mentionsOwner(first.from.filter);
  const base: Filter = kindOf({ ...first, from: what.of });
  const kept = list.length > 1 ? ofEach(c, list, base) : `${some(c, first, kindOf(first))}${own ? ' they control' : ''}`;
  const head = you ? `choose ${kept}` : `${playerText(c, first.who)} chooses ${kept}`;
  return next.do === 'destroy' ? [capitalize(head), 'Destroy the rest'] : [capitalize(`${head}, then sacrifices the rest`)];
}

const mentionsOwner = (f: Filter): boolean => isOwn(f) || (f.is === 'and' && f.of.some(isOwn));

/** "Each opponent sacrifices a creature with the greatest power among creatures they control." */
function ownExtreme(c: Context, s: Selector): string[] | undefined {
  if (s.sel !== 'choose' || s.from.sel !== 'extreme' || s.from.of.sel !== 'all' || s.from.of.zone !== 'battlefield') return undefined;
  const kind = kindOf({ ...s, from: s.from.of });
  const one = oneNoun(c, kind, { head: 'permanent' });
  const among = nounText(c, kind, { many: true, head: 'permanent' });
  const { which, stat } = s.from;
  return [capitalize(`${playerText(c, s.who)} sacrifices ${one} with the ${which} ${STAT[stat]} among ${among} they control`)];
}

/** "Tap each creature that blocked this turn and it doesn't untap during its controller's next untap step"; undefined for other effects. */
export function keptTapped(c: Context, [e, next, rule]: readonly Effect[]): string | undefined {
  if (e?.do !== 'let' || e.what.sel !== 'all' || e.what.zone !== 'battlefield' || next?.do !== 'tap' || rule?.do !== 'continuous')
    return undefined;
  const slot: Selector = { sel: 'slot', slot: e.slot };
  // the set is named by what was done to it, and "it" is nothing else
  if (!mentionsNode(e.what.filter, { is: 'happened' }) || mentionsNode(e.what.filter, { sel: 'self' })) return undefined;
  const untapping: Rule = { rule: 'cant', action: { act: 'untapInUntapStep', what: { is: 'oneOf', of: slot } } };
  if (!same(next.what, slot) || rule.duration !== 'nextUntapStep' || rule.mods.length > 0 || !same(rule.rules, [untapping]))
    return undefined;
  const each = nounText(c, e.what.filter, { many: false, head: 'permanent' });
  return `Tap each ${each} and it doesn't untap during its controller's next untap step`;
}
