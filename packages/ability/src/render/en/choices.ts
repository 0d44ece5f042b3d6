/** Choices in English sentences: by name, at random, for each of several players. */

import { keywordInfo } from '../../keywords.js';
import type { Effect, Selector } from '../../language.js';
import { boundIn, mentions, mentionsNode, same } from '../../same.js';
import { isEitherFace } from '../ways.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { joinThen, lower } from './joining.js';
import { forEachText, quantityText, wayText } from './quantities.js';
import { headNoun, playerText, selectorText } from './references.js';
import { capitalize, listOf, numberWord, withArticle } from './words.js';

/** "~ gains your choice of flying, trample, or haste until end of turn". */
export function keywordChoice(c: Context, options: readonly Effect[]): string | undefined {
  const counters = options.map((o) =>
    o.do === 'counters' && o.change === 'put' && o.count === 1 ? `${withArticle(o.counter)} counter` : '',
  );
  const [first] = options;
  if (first?.do === 'counters' && counters.every((w) => w !== ''))
    return `Put your choice of ${listOf(counters, 'or')} on ${selectorText(c, first.on)}`;
  const words: string[] = [];
  let text = '';
  for (const o of options) {
    const mod = o.do === 'continuous' && o.mods.length === 1 ? o.mods[0] : undefined;
    const keyword =
      mod?.mod === 'loseAbility' ? mod.keyword : mod?.mod === 'addAbility' && mod.ability.kind === 'keyword' ? mod.ability.keyword : '';
    const known = keywordInfo(keyword)?.en;
    if (known === undefined) return undefined;
    if (text === '') text = c.say.sentences(c, o)[0] ?? '';
    words.push(known);
  }
  const list = words.length === 2 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words[words.length - 1]}`;
  return words.length > 1 && text.includes(words[0]) ? text.replace(words[0], `your choice of ${list}`) : undefined;
}

/** "Target opponent chooses self or others. If that player chooses self, …" */
export function namedOptions(c: Context, e: Extract<Effect, { do: 'chooseEffect' }>, words: readonly string[]): string[] {
  const who = playerText(c, e.who);
  const one = who === 'you' ? 'you choose' : 'that player chooses';
  return [
    capitalize(`${who} ${who === 'you' ? 'choose' : 'chooses'} ${words.join(' or ')}`),
    ...e.options.map((o, i) => `If ${one} ${words[i]}, ${lower(c, joinThen(c, c.say.sentences(c, o)))}`),
  ];
}

/** "It gains two abilities chosen at random from flying, first strike, and haste"; other effects one after another. */
export function randomEffects(c: Context, e: Extract<Effect, { do: 'chooseEffect' }>): string[] {
  const count = numberWord(e.count ?? 1);
  const words: string[] = [];
  let text = '';
  for (const o of e.options) {
    const mod = o.do === 'continuous' && o.mods.length === 1 ? o.mods[0] : undefined;
    if (mod?.mod !== 'addAbility' || mod.ability.kind !== 'keyword') break;
    const said = c.say.sentences({ ...c, mentioned: new Set(c.mentioned), slots: new Map(c.slots) }, o)[0] ?? '';
    const at = / gains? (.*?)(?= until | for | this turn|$)/.exec(said);
    if (!at) break;
    if (text === '') text = said.replace(at[1], '@');
    words.push(at[1]);
  }
  if (words.length === e.options.length && words.length > 1)
    return [text.replace('@', `${count} abilities chosen at random from ${listOf(words, 'and')}`)];
  return [`Choose ${count} at random: ${e.options.map((o) => joinThen(c, c.say.sentences(c, o))).join('; or ')}`];
}

/** "Choose an opponent", "Choose an opponent at random": said by itself, "that player" from then on. */
export function letChosen(c: Context, e: Extract<Effect, { do: 'let' }>, what: Extract<Selector, { sel: 'choose' }>): string[] {
  const { from } = what;
  if (from.sel === 'players' && what.max === 'any') {
    c.slots.set(e.slot, { words: 'each friend', many: true, players: 'each friend' });
    return ['For each player, choose friend or foe'];
  }
  if (from.sel === 'players') {
    c.slots.set(e.slot, { words: 'that player', many: false, possessive: "that player's" });
    return [`Choose ${from.who.player === 'eachOpponent' ? 'an opponent' : 'a player'}${what.how === 'random' ? ' at random' : ''}`];
  }
  if (from.sel === 'extreme' && from.of.sel === 'players') {
    c.slots.set(e.slot, { words: 'that player', many: false, possessive: "that player's" });
    return [`Choose ${selectorText(c, what)}`];
  }
  const first = what.who.player === 'each' && what.who.first === 'you' ? 'starting with you, ' : '';
  const verb = what.how === 'random' || what.who.player === 'you' ? 'Choose' : capitalize(`${first}${playerText(c, what.who)} chooses`);
  const each = what.who.player.startsWith('each');
  const text = each ? selectorText({ ...c, it: 'they' }, what).replace(/\b(?:it|they) controls\b/g, 'they control') : selectorText(c, what);
  const noun = from.sel === 'all' && from.zone === 'battlefield' ? headNoun(from.filter) : 'card';
  const several = each || what.max !== 1;
  const many = from.sel === 'all' ? `those ${noun}s` : `the chosen ${noun}s`;
  c.slots.set(e.slot, { words: several ? many : `that ${noun}`, many: several, ...(each && noun !== 'card' ? { chosen: true } : {}) });
  return [`${verb} ${text}`];
}

/** "Choose a number from 0 to X at random", "Choose a color at random". */
export function chooseAtRandom(c: Context, e: Extract<Effect, { do: 'choose' }>, noun: string): string[] {
  const number = e.what.choose === 'number' ? e.what : undefined;
  if (e.slot !== undefined) c.slots.set(e.slot, { words: number ? 'the number chosen this way' : 'the chosen value', many: false });
  if (number) return [`Choose a number from ${quantityText(c, number.min)} to ${quantityText(c, number.max)} at random`];
  if (e.what.choose === 'word') return [`Choose ${listOf(e.what.words, 'or')} at random`];
  return [`Choose ${withArticle(noun)} at random`];
}

/** The first target in the effect that has not been named yet and of which each of several players has one. */
function perTarget(c: Context, value: unknown): number | undefined {
  if (Array.isArray(value)) {
    for (const v of value) {
      const found = perTarget(c, v);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const s = value as { sel?: string; index?: number };
  if (s.sel === 'target' && s.index !== undefined) return c.targets[s.index]?.per && !c.mentioned.has(s.index) ? s.index : undefined;
  return perTarget(c, Object.values(value));
}

/** "For each opponent": before an effect on a target for each of several players. */
export function perPlayerFront(c: Context, e: Effect): string | undefined {
  if (e.do === 'seq' || e.do === 'delayed' || e.do === 'reflexive') return undefined;
  const index = perTarget(c, e.do === 'forEach' ? e.in : e);
  const per = index === undefined ? undefined : c.targets[index].per;
  if (!per) return undefined;
  return `For ${playerText(c, per)}`;
}

/** "That creature": one of the targets there are for several players. */
export function againOne(c: Context, index: number): string {
  const spec = c.targets[index];
  return spec?.from[0] === 'battlefield' ? `that ${headNoun(spec.what)}` : 'that card';
}

/** Whether the players a loop is over do something in it; otherwise it is done for each of them. */
export function actedBy(e: Extract<Effect, { do: 'forEach' }>): boolean {
  const one = `{"player":"of","of":{"sel":"slot","slot":${e.slot}}}`;
  const first = e.effect.do === 'seq' ? e.effect.of[0] : e.effect;
  if (first.do === 'search' && first.who.player === 'you') return false;
  // "for each opponent, create a token that's attacking that player"
  if (first.do === 'createToken' && first.who.player === 'you') return false;
  return (
    JSON.stringify(e.effect).replaceAll(`"is":"player","who":${one}`, '').includes(`"who":${one}`) ||
    !mentionsNode(e.effect, { rule: 'must' })
  );
}

/** "Each of those creatures attacks its owner this turn if able." */
export function attackOwners(c: Context, e: Extract<Effect, { do: 'forEach' }>): string[] | undefined {
  const rule = e.effect.do === 'continuous' && e.effect.mods.length === 0 ? e.effect.rules[0] : undefined;
  if (rule?.rule !== 'must' || rule.action.act !== 'attack' || !mentionsNode(rule.action.defender, { player: 'ownerOf' })) return undefined;
  const all = selectorText(c, e.in);
  c.slots.set(e.slot, { words: all.startsWith('those') ? `each of ${all}` : 'each of them', many: false });
  const said = c.say.sentences(c, e.effect)[0] ?? '';
  return [said.replace(/ attacks .*'s? owner /, ' attacks its owner ')];
}

/** "Each opponent reveals their hand. Choose a card from each of those hands. Those players discard those cards." */
export function fromEachHand(c: Context, shown: Selector, e: Extract<Effect, { do: 'forEach' }>): string[] | undefined {
  const what = e.effect.do === 'discardThese' ? e.effect.what : undefined;
  if (what?.sel !== 'choose' || what.who.player !== 'you' || what.from.sel !== 'all' || shown.sel !== 'all' || !shown.of) return undefined;
  const noun = withArticle(nounText(c, what.from.filter, { many: false, head: 'card' }));
  return [
    capitalize(`${playerText(c, shown.of)} reveals their hand`),
    `Choose ${noun} from each of those hands`,
    'Those players discard those cards',
  ];
}

/** After a loop its slots hold what all rounds put into them: "those tokens". */
export function gatheredSlots(c: Context, e: Extract<Effect, { do: 'forEach' }>): void {
  for (const slot of boundIn(e.effect)) {
    const held = c.slots.get(slot);
    const noun = /^that (card|token|creature|permanent)$/.exec(held?.next ?? held?.words ?? '')?.[1];
    if (held && !held.many) c.slots.set(slot, { ...withoutNext(held), words: noun ? `those ${noun}s` : 'them', many: true });
  }
}

const withoutNext = <T extends { next?: string }>({ next: _, ...held }: T): Omit<T, 'next'> => held;

/** "~ gains protection from artifacts or from the color of your choice until end of turn". */
function colorOrOther(c: Context, b: Effect | undefined, a: Effect | undefined): string[] | undefined {
  const mod = a?.do === 'continuous' && a.mods.length === 1 ? a.mods[0] : undefined;
  const words =
    mod?.mod === 'addAbility' && mod.ability.kind === 'keyword' && mod.ability.keyword === 'protection' ? mod.ability.words : undefined;
  if (!a || words === undefined || b?.do !== 'seq' || b.of[0].do !== 'choose' || b.of[0].what.choose !== 'color') return undefined;
  const from = `protection from ${words}`;
  return c.say.sentences(c, a).map((s) => s.replace(from, `${from} or from the color of your choice`));
}

/** "Put a plague counter on ~ or remove a plague counter from it." */
function putOrRemove(c: Context, a: Effect | undefined, b: Effect | undefined): string[] | undefined {
  if (a?.do !== 'counters' || b?.do !== 'counters' || a.change !== 'put' || b.change !== 'remove') return undefined;
  if (a.count !== 1 || b.count !== 1 || a.counter !== b.counter || !same(a.on, b.on)) return undefined;
  const counter = withArticle(`${a.counter} counter`);
  return [`Put ${counter} on ${c.say.selector(c, a.on)} or remove ${counter} from it`];
}

/** "Counter target spell. If that spell is countered this way, put that card on the top or bottom of its owner's library instead …" */
function counteredEither(c: Context, a: Effect | undefined, b: Effect | undefined): string[] | undefined {
  if (a?.do !== 'counter' || b?.do !== 'counter' || a.position !== 'top' || b.position !== 'bottom' || !same(a.what, b.what))
    return undefined;
  const place = "put that card on the top or bottom of its owner's library instead of into that player's graveyard";
  return [...c.say.sentences(c, { do: 'counter', what: a.what }), `If that spell is countered this way, ${place}`];
}

/** "Put target card from a graveyard on the top or bottom of its owner's library": as you like. */
function topOrBottom(c: Context, a: Effect | undefined, b: Effect | undefined): string[] | undefined {
  if (a?.do !== 'move' || b?.do !== 'move' || a.position !== 'top' || b.position !== 'bottom' || !same(a.what, b.what)) return undefined;
  return [`Put ${c.say.selector(c, a.what)} on the top or bottom of its owner's library`];
}

/** Two effects that are said in one sentence; undefined for others. */
export const eitherOfTwo = (c: Context, a: Effect | undefined, b: Effect | undefined): string[] | undefined =>
  a && isEitherFace(a, b)
    ? c.say.sentences(c, a).map((s) => `${s} face up or face down`)
    : (putOrRemove(c, a, b) ?? counteredEither(c, a, b) ?? colorOrOther(c, a, b) ?? topOrBottom(c, a, b));

/** "Choose an instant card exiled this way and copy it three times. You may cast the copies without paying their mana costs" (CR 707.12). */
export function copiesCast(c: Context, e: Extract<Effect, { do: 'let' }>, next: Extract<Effect, { do: 'repeat' }>): string[] | undefined {
  const cast = next.effect.do === 'may' && next.effect.then.do === 'play' && next.effect.then.copy ? next.effect.then : undefined;
  if (!cast || e.what.sel !== 'choose' || cast.what.sel !== 'slot' || cast.what.slot !== e.slot || cast.cost !== 'free') return undefined;
  const times = typeof next.times === 'number' ? numberWord(next.times) : quantityText(c, next.times);
  return [`Choose ${selectorText(c, e.what)} and copy it ${times} times`, 'You may cast the copies without paying their mana costs'];
}

/** What follows speaks of "the chosen color". */
export function namedChoice(c: Context, e: Extract<Effect, { do: 'choose' }>): Context {
  if (e.slot !== undefined) c.slots.set(e.slot, { words: 'the chosen value', many: false });
  return c;
}

/** "any target, then choose another target for each time ~ was kicked"; undefined for other numbers of targets. */
export function oneMoreForEach(c: Context, s: Extract<Selector, { sel: 'target' }>): string | undefined {
  const spec = c.targets[s.index];
  const more =
    typeof spec.min === 'object' && spec.min.q === 'sum' && spec.min.of.length === 2 && spec.min.of[0] === 1 ? spec.min.of[1] : undefined;
  const each = more === undefined || c.mentioned.has(s.index) ? undefined : forEachText(c, more);
  if (each === undefined) return undefined;
  c.mentioned.add(s.index);
  const one = { ...c, targets: c.targets.map((t, i) => (i === s.index ? { ...t, min: 1, max: 1 } : t)), mentioned: new Set<number>() };
  const first = selectorText(one, s);
  const other = first === 'any target' ? 'another target' : first.replace(/^target /, 'another target ');
  return `${first}, then choose ${other} ${each}`;
}

/** "Draw a card for each creature you control. Those creatures …": what is counted is said once. */
function countedFirst(c: Context, e: Effect, next: Effect): string[] | undefined {
  if (e.do !== 'let' || e.what.sel !== 'all' || (next.do !== 'draw' && next.do !== 'life')) return undefined;
  const { what } = e;
  if (!mentions(next, (n) => same(n, what))) return undefined;
  c.slots.set(e.slot, { words: `those ${headNoun(what.filter)}s`, many: true });
  return c.say.sentences(c, next);
}

/** "Starting with you, each player may pay any amount of mana": what is paid is added up. */
function paidTogether(c: Context, e: Effect, next: Effect): string[] | undefined {
  if (e.do !== 'letNumber' || e.value !== 0 || next.do !== 'may' || next.then.do !== 'letNumber' || next.then.slot !== e.slot)
    return undefined;
  c.slots.set(e.slot, { words: 'the total amount of mana paid this way', many: false });
  return ['Starting with you, each player may pay any amount of mana'];
}

/** "You gain 2 life. Each opponent attacking that player does the same." */
function likewise(c: Context, e: Effect, next: Effect): string[] | undefined {
  if (!('who' in e) || !('who' in next) || e.who?.player !== 'you' || next.who?.player !== 'of' || !same({ ...next, who: e.who }, e))
    return undefined;
  const who = playerText(c, next.who);
  return who.startsWith('each ') ? [...c.say.sentences(c, e), `${capitalize(who)} does the same`] : undefined;
}

/** "Target player mills five cards, then puts each Goblin card milled this way into their hand." */
export function milledTaken(
  c: Context,
  e: Extract<Effect, { do: 'keywordAction' }>,
  next: Extract<Effect, { do: 'move' }>,
): string | undefined {
  const { what } = next;
  if (e.who.player === 'you' || next.to !== 'hand' || what.sel !== 'filter' || what.of.sel !== 'slot' || what.of.slot !== e.bind)
    return undefined;
  const [milled] = c.say.sentences(c, e);
  return `${milled}, then puts each ${wayText(c, what, false)} into their hand`;
}

/** Two deeds that are said together: what was paid, what is counted first, and what others do as you do. */
export const countedOrLikewise = (c: Context, e: Effect, next: Effect): string[] | undefined =>
  paidTogether(c, e, next) ?? countedFirst(c, e, next) ?? likewise(c, e, next);
