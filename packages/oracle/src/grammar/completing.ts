/** What a sentence says of the one before it (CR 608.2c): "if you do", "otherwise", "instead", "when you do", "it can't be regenerated". */
import type { Ability, CardType, Condition, Effect, Entering, Filter, Mod, Quantity, Selector } from '@apnap/ability';
import { ifAny } from './any-player.js';
import { doingTheSame } from './attacking-players.js';
import { onFace } from './chance.js';
import { clashWon, ifHappened, searchedShuffles, searchersShuffle } from './done.js';
import { stillLand } from './forms.js';
import { keptMana } from './joined-clauses.js';
import { doIf, isNot, matches } from './make.js';
import { sameType, speaksOfType } from './mana.js';
import { castFor } from './paid-otherwise.js';
import { mentionsNode, rewrite, same, seq, walk, withMostX, withX, YOU } from './raw.js';
import { repeated } from './repeated-processes.js';
import { afterDamage, speaksOfDealt } from './replacing.js';
import { sameForOthers } from './same-for-others.js';
import { besidesPrevention, excessToController, prevents, speaksOfPrevented, speaksOfThat } from './this-way.js';
import { tokensEnter, tokensHave, tokensMeasure } from './those-tokens.js';
import { thoseWhoDo, thoseWithout } from './those-who-do.js';

/** "If you do, …", "if you don't, …" (CR 608.2c). */
function ifDid(rest: Effect[], last: Effect, next: Effect): Effect | null {
  const node = next as unknown as { done: boolean; effect: Effect };
  // "if it shares a creature type with ~, you may reveal it. If you do, …"
  if (node.done && last.do === 'if' && !last.else && last.then.do === 'may') {
    const then = complete(revealsCard(last.then), next);
    return then ? seq(...rest, { ...last, then }) : null;
  }
  const refused = node.done ? undefined : (notCast(rest, last, node.effect) ?? notOffered(rest, last, node.effect));
  if (refused) return refused;
  // "if it has no counters on it, sacrifice it. If you do, …"
  if (node.done && last.do === 'if' && !last.else) return within(rest, last, next);
  // what is done later, and what comes of that
  if (node.done && last.do === 'delayed' && last.program.effect.do === 'move') {
    const effect = ifHappened([], last.program.effect, node.effect, true);
    return effect && seq(...rest, { ...last, program: { ...last.program, effect } });
  }
  if (last.do === 'delayed' && last.program.effect.do === 'may') {
    const effect = complete(last.program.effect, next);
    return effect ? seq(...rest, { ...last, program: { ...last.program, effect } }) : null;
  }
  if (last.do !== 'may') return ifHappened(rest, last, node.effect, node.done);
  if (node.done && last.cost?.some((k) => k.pay === 'self' && k.verb === 'exile') && speaksOfIt(node.effect)) return null;
  if (node.done) return seq(...rest, { ...paid({ ...last, then: seq(last.then, node.effect) }), $joined: true } as unknown as Effect);
  return last.else ? null : seq(...rest, paid({ ...last, else: node.effect }));
}

/** "You may cast it. If you don't, …": also who can't has not cast it (CR 608.2c, 608.2g). Undefined where nothing may be cast. */
function notCast(rest: Effect[], last: Effect, effect: Effect): Effect | undefined {
  const offer = last.do === 'if' && !last.else ? last.then : last;
  if (offer.do !== 'may' || offer.cost || offer.else || offer.then.do !== 'play') return undefined;
  const slot = -1_930_001 - rest.length;
  const bound: Effect = { ...offer, then: { ...offer.then, bind: slot } };
  return seq(...rest, last.do === 'if' ? { ...last, then: bound } : bound, doIf(isNot({ if: 'did', slot }), effect));
}

/** "If it's a permanent card, you may put it onto the battlefield. If you don't, …": also where nothing was offered. */
function notOffered(rest: Effect[], last: Effect, effect: Effect): Effect | undefined {
  if (last.do !== 'if' || last.else || last.then.do !== 'may' || last.then.cost || last.then.else) return undefined;
  return seq(...rest, { ...last, then: { ...last.then, else: effect }, else: effect });
}

const isReference = (what: unknown): boolean => (what as { sel?: string } | undefined)?.sel === '$ref';

/**
 * "Search your library for a card, reveal it, and put it into your hand. If …, put that card onto the battlefield instead": only where it is put is another.
 * Undefined where the sentence before doesn't end so.
 */
function elsewhere(before: Effect, cond: Condition, effect: Effect): Effect | undefined {
  // "you may search …": of what is found then
  if (before.do === 'may' && !before.cost && !before.else) {
    const then = elsewhere(before.then, cond, effect);
    return then && { ...before, then };
  }
  const offered = effect.do === 'may' && !effect.cost && !effect.else ? effect.then : effect;
  if (offered.do !== 'move' || !isReference(offered.what) || before.do !== 'seq' || !before.of.some((e) => e.do === 'search'))
    return undefined;
  const at = before.of.findLastIndex((e) => e.do !== 'shuffle');
  const last = before.of[at];
  if (last.do !== 'move' || !isReference(last.what)) return undefined;
  const then = effect.do === 'may' ? { ...effect, else: last } : effect;
  return seq(...before.of.slice(0, at), { do: 'if', cond, then, else: last }, ...before.of.slice(at + 1));
}

function insteadOf(before: Effect, { cond, effect }: { cond: Condition; effect: Effect }): Effect | null {
  const moved = elsewhere(before, cond, effect);
  if (moved) return moved;
  const then = speaksOfType(effect) ? sameType(before, effect) : partInstead(before, effect);
  // "you may … instead": who doesn't is left with what was said before
  const offered = then?.do === 'may' && !then.cost && !then.else ? { ...then, else: before } : then;
  return offered && { do: 'if', cond, then: offered, else: before };
}

/** "Return it to the battlefield. It's an enchantment": what it is there. */
function returnsAs(rest: Effect[], last: Effect, type: CardType): Effect | null {
  if (last.do !== 'move' || last.to !== 'battlefield' || last.entering?.mods) return null;
  const mods: Mod[] = [{ mod: 'types', change: 'set', types: [type], subtypes: [], supertypes: [] }];
  return seq(...rest, { ...last, entering: { ...last.entering, mods } });
}

/** "Return it to the battlefield. If …, it enters with an additional +1/+1 counter on it": said as what happens instead (CR 614.1c). */
function entersWith(
  rest: Effect[],
  last: Effect,
  { cond, counters }: { cond: Condition; counters: NonNullable<Entering['counters']> },
): Effect | null {
  if (last.do !== 'move' || last.to !== 'battlefield' || last.entering?.counters) return null;
  return seq(...rest, { do: 'if', cond, then: { ...last, entering: { ...last.entering, counters } }, else: last });
}

/**
 * "If …, search your library for up to three basic Forest cards instead of two", "you may put two creature cards onto the battlefield instead of one": the same
 * done with more of them, where so many of that kind were spoken of once (CR 608.2c).
 */
export function moreOf(list: readonly Effect[], next: Effect): Effect[] | null {
  for (let i = list.length - 1; i >= 0; i--) {
    const more = withMore(list[i], next as never);
    if (more) return list.map((e, k) => (k === i ? more : e));
  }
  return null;
}

function withMore(
  before: Effect,
  { cond, filter, most, few }: { cond: Condition; filter: Filter; most: number; few: number },
): Effect | null {
  let found = 0;
  const max: Quantity = { q: 'if', cond, then: most, else: few };
  const then = rewrite<Effect>(before, (n) => {
    const searched = n.do === 'search' && n.min === 0 && same(n.filter, filter);
    const from = n.from as { sel?: string; filter?: Filter } | undefined;
    const chosen = n.sel === 'choose' && from?.sel === 'filter' && same(from.filter, filter);
    if (!(searched || chosen) || n.max !== few) return undefined;
    found++;
    return { ...n, min: 0, max };
  });
  return found === 1 ? then : null;
}

/** "If …, it deals 4 damage instead": the damage of the sentence before, in another amount. */
function otherDamage(rest: Effect[], last: Effect, { cond, value }: { cond: Condition; value: Quantity }): Effect | null {
  if (last.do !== 'damage' || last.also) return null;
  const { amount } = last;
  const then = { ...last, amount: rewrite(value, (n) => (n.q === '$before' ? amount : undefined)) };
  return seq(...rest, { do: 'if', cond, then, else: last });
}

/** Completes the sentence `before` with the one after it. Null when there is nothing it could complete; undefined when it stands alone. */
export function complete(before: Effect, next: Effect): Effect | null | undefined {
  const list = before.do === 'seq' ? before.of : [before];
  const last = list[list.length - 1];
  const rest = list.slice(0, -1);
  const node = next as unknown as { do: string; done: boolean; effect: Effect; cond: Condition };
  if (SAID.has(node.do)) return said(before, rest, last, next);
  switch (node.do) {
    case '$ifDid':
      return ifDid(rest, last, next);
    case '$when':
      if (last.do === 'if' && !last.else) return within(rest, last, next);
      return whenDone(rest, last, next);
    case '$otherwise':
      return otherwise(rest, last, node);
    case '$searchersShuffle':
      return searchersShuffle(rest, last);
    case '$libraryShuffles':
      return searchedShuffles(before);
    case '$instead':
      return insteadOf(before, node);
    case '$xIs':
      return withX(before, (next as unknown as { value: Quantity }).value);
    case '$tokensHave':
      return tokensHave(before, (next as unknown as { abilities: Ability[] }).abilities);
    case '$coin':
      // "you may flip a coin. If you win the flip, …"
      if (last.do === 'may' && last.then.do === 'coin') {
        const then = complete(last.then, next);
        return then ? seq(...rest, { ...last, then }) : null;
      }
      if (last.do !== 'coin') return null;
      return seq(...rest, node.done ? { ...last, win: node.effect } : { ...last, lose: node.effect });
    case '$face':
      if (last.do === 'may' && last.then.do === 'coin') {
        const then = complete(last.then, next);
        return then ? seq(...rest, { ...last, then }) : null;
      }
      return last.do === 'coin' ? seq(...rest, onFace(last, node.done, node.effect)) : null;
    case '$clash':
      return clashWon(rest, last, node.effect);
    case '$prevented':
      return besidesPrevention(before, node.effect);
    case '$counteredTo':
      return counteredTo(before, next as unknown as CounteredTo);
    case '$still':
      return stillLand(before);
    default:
      // what was paid to prevent something isn't remembered for what triggers on it
      if (next.do === 'if' && next.then.do === 'reflexive' && last.do === 'may' && last.cost) return null;
      if (speaksOfPrevented(next)) return besidesPrevention(before, next);
      if (speaksOfThat(next) && prevents(last)) return besidesPrevention(before, next);
      return speaksOfDealt(next) ? afterDamage(before, next) : undefined;
  }
}

/**
 * "It becomes an artifact creature with base power and toughness 4/3. If …, it has base power and toughness 1/1 instead": only the size is another.
 * Null where it is doubtful what of the sentence before remains.
 */
function partInstead(before: Effect, then: Effect): Effect | null {
  if (before.do !== 'continuous' || then.do !== 'continuous') return then;
  const said = new Set(then.mods.map((m) => m.mod));
  const rest = before.mods.filter((m) => !said.has(m.mod));
  if (rest.length === 0 && before.rules.length <= then.rules.length) return then;
  if (then.rules.length > 0 || then.mods.some((m) => m.mod !== 'setPT')) return null;
  return { ...then, mods: [...rest, ...then.mods], rules: before.rules };
}

/** "Otherwise, …": of what depends on a condition, or on what was done if somebody did something. */
const otherwise = (rest: Effect[], last: Effect, { effect, lacks }: { effect: Effect; lacks?: true }): Effect | null =>
  lacks ? itLacks(rest, last, effect) : orElse(rest, last, effect);

const orElse = (rest: Effect[], last: Effect, effect: Effect): Effect | null =>
  ('$joined' in last || last.do === 'if') && !('else' in last && last.else) ? seq(...rest, { ...last, else: effect } as Effect) : null;

/** "Draw a card if it has a counter on it. If it doesn't, …": of what depends on what something has. */
const itLacks = (rest: Effect[], last: Effect, effect: Effect): Effect | null =>
  last.do === 'if' && !last.else && speaksOfOne(last.cond) ? seq(...rest, { ...last, else: effect }) : null;

/** What one thing has or does is asked. */
const speaksOfOne = (c: Condition): boolean =>
  (c.if === 'compare' && typeof c.left === 'object' && c.left.q === 'counters') || c.if === 'matches';

/** What is done in any case, also of what is gone (CR 701.47b). */
const ALWAYS_DONE: ReadonlySet<string> = new Set(['scry', 'surveil', 'connive', 'amass', 'earthbend']);

/** "When you do, …" (CR 603.12): of what may be done, of what may turn out impossible, and of what is done in any case. */
function whenDone(rest: Effect[], last: Effect, next: Effect): Effect | null {
  const { effect, way } = next as unknown as { effect: Effect; way?: string };
  const reflexive: Effect = { do: 'reflexive', program: { targets: [], effect } };
  if (way !== undefined && !(last.do === 'keywordAction' && last.action === way)) return null;
  if (last.do === 'may') return seq(...rest, paid({ ...last, then: seq(last.then, reflexive) }));
  const always = last.do === 'keywordAction' ? ALWAYS_DONE.has(last.action) : last.do === 'roll' || last.do === 'mana';
  if (always) return seq(...rest, last, reflexive);
  return ifHappened(rest, last, reflexive, true);
}

/** "If it shares a creature type with ~, you may reveal it": a card is revealed, and not the object that the condition has named last. */
const revealsCard = (e: Extract<Effect, { do: 'may' }>): Effect =>
  e.then.do !== 'reveal' ? e : rewrite<Effect>(e, (n) => (n.sel === '$ref' && n.noun === 'it' ? { ...n, noun: 'card' } : undefined));

/** "You may exile ~. If you do, return it": the card that was exiled is meant, so exiling is no cost here but what is done. */
function speaksOfIt(e: Effect): boolean {
  let found = false;
  walk(e, (node) => {
    if (node.sel === '$ref' && node.noun === 'it') found = true;
  });
  return found;
}

/** What is said of an effect with a condition is part of it. */
function within(rest: Effect[], last: Extract<Effect, { do: 'if' }>, next: Effect): Effect | null {
  const then = complete(last.then, next);
  return then ? seq(...rest, { ...last, then }) : null;
}

/** A choice that anybody has is followed by what comes of it. */
export const offeredToAny = (e: Effect): boolean => mentionsNode(e, { $any: true });

/** What follows from an optional action makes its cost a cost; a reading that has it as an effect is the weaker one. */
function paid(e: Extract<Effect, { do: 'may' }>): Effect {
  const { $unpaid: _, ...rest } = e as typeof e & { $unpaid?: true };
  return (e.cost ? rest : { ...rest, $weak: true }) as Effect;
}

const SAID: ReadonlySet<string> = new Set([
  '$castFor',
  '$entersWith',
  '$excess',
  '$ifAny',
  '$noRegeneration',
  '$otherDamage',
  '$repeat',
  '$returnsAs',
  '$same',
  '$tokensEnter',
  '$tokensMeasure',
  '$keptMana',
  '$sameFor',
  '$whoDo',
  '$whoLack',
  '$xMost',
]);

/** What is said of the effect before: of what it destroyed, of whether anybody did it. */
function said(before: Effect, rest: Effect[], last: Effect, next: Effect): Effect | null {
  const node = next as unknown as { do: string; done: boolean; effect: Effect };
  if (node.do === '$entersWith')
    return entersWith(rest, last, next as unknown as { cond: Condition; counters: NonNullable<Entering['counters']> });
  if (node.do === '$castFor') return castFor(before, next);
  if (node.do === '$otherDamage') return otherDamage(rest, last, next as unknown as { cond: Condition; value: Quantity });
  if (node.do === '$returnsAs') return returnsAs(rest, last, (next as unknown as { type: CardType }).type);
  if (node.do === '$sameFor') return sameForOthers(rest, last, (next as unknown as { row: Ability[] }).row);
  if (node.do === '$tokensEnter') return tokensEnter(rest, last, (next as unknown as { entering: Entering }).entering);
  if (node.do === '$tokensMeasure') return tokensMeasure(before, next as unknown as { power: Quantity; toughness: Quantity });
  if (node.do === '$keptMana') return keptMana(before, next);
  if (node.do === '$excess') return excessToController(before);
  if (node.do === '$ifAny') return ifAny(rest, last, node.effect, node.done);
  if (node.do === '$whoDo') return thoseWhoDo(rest, last, next);
  if (node.do === '$whoLack') return thoseWithout(rest, last, next);
  if (node.do === '$repeat') return repeated(before, next);
  if (node.do === '$same') return doingTheSame(rest, last, next);
  if (node.do === '$xMost') return withMostX(before, (next as unknown as { value: Quantity }).value);
  // of which of several things that can be chosen
  if (last.do === 'chooseEffect' && (next as unknown as { ofKind?: true }).ofKind) return null;
  let destroyed = false;
  const whole = rewrite<Effect>(last, (n) => {
    if (n.do !== 'destroy') return undefined;
    destroyed = true;
    return { ...n, regeneration: 'prohibited' };
  });
  return destroyed ? seq(...rest, whole) : null;
}

/** Where a countered spell goes (CR 701.5a). */
export type Countered = Pick<Extract<Effect, { do: 'counter' }>, 'to' | 'position'>;

interface CounteredTo {
  to: Countered | 'topOrBottom';
  /** Only a spell of this kind. */
  only?: Filter;
  then?: Effect;
}

/** "If that spell is countered this way, exile it": of the one spell that the sentence before counters; in one of two places, as you choose. */
function counteredTo(before: Effect, { to, only, then }: CounteredTo): Effect | null {
  let found = 0;
  const out = rewrite<Effect>(before, (node) => {
    if (node.do !== 'counter') return undefined;
    found++;
    if (to !== 'topOrBottom' && only) return { do: 'if', cond: matches(node.what as Selector, only), then: { ...node, ...to }, else: node };
    if (to !== 'topOrBottom') return { ...node, ...to };
    const options = (['top', 'bottom'] as const).map((position) => ({ ...node, to: 'library', position }));
    return { do: 'chooseEffect', who: YOU, options };
  });
  return found === 1 ? seq(out, ...(then ? [then] : [])) : null;
}

/** A cost that nothing follows from was no cost. */
export function unpaid(e: Effect): boolean {
  let found = false;
  walk(e, (node) => {
    if (node.$unpaid) found = true;
  });
  return found;
}
