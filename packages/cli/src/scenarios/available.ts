/** The mana a player's sources could produce now, as the greatest combinations: what can be tapped, each for one of its ways. */
import type { ActivatedAbility, Effect } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { legalActions, meansOf, NO_PURPOSE, nodeOf } from '@apnap/magic';
import { countersOn } from './facts.js';
import type { Session } from './session.js';

/** Order in which combinations are written. */
const ORDER = ['{C}', '{W}', '{U}', '{B}', '{R}', '{G}', '{Any}'];

const manaEffect = (e: Effect): Extract<Effect, { do: 'mana' }> | undefined =>
  e.do === 'mana' ? e : e.do === 'seq' ? e.of.map(manaEffect).find((x) => x !== undefined) : undefined;

/** The ways of one ability: lists of symbols. */
function waysOf(a: ActivatedAbility): string[][] {
  const mana = manaEffect(a.program.effect)?.mana;
  if (!mana || typeof mana.times !== 'number') return [];
  const { times } = mana;
  const repeat = (text: string): string[] => Array.from({ length: times }, () => text.match(/\{[^}]+\}/g) ?? []).flat();
  return mana.options.length === 5 ? [repeat('{Any}')] : mana.options.map(repeat);
}

const SYMBOLS = ['{W}', '{U}', '{B}', '{R}', '{G}', '{C}'];
const ANY_COLOR = 31;

type Output = ReturnType<typeof meansOf>[number]['source']['outputs'][number];

/** The ways of one output of the payment planner, which knows what others could produce and what triggers add. */
function waysOfOutput(o: Output): string[][] {
  const symbols = (types: number): string[] =>
    (types & ANY_COLOR) === ANY_COLOR
      ? ['{Any}', ...((types & ~ANY_COLOR) !== 0 ? ['{C}'] : [])]
      : SYMBOLS.filter((_, i) => (types & (1 << i)) !== 0);
  if (o.choose === 'same') {
    const open = o.units.map((u) => symbols(u.types)).find((list) => list.length > 1) ?? [''];
    return open.map((same) => o.units.map((u) => (symbols(u.types).length > 1 ? same : symbols(u.types)[0])));
  }
  return o.units.reduce<string[][]>((ways, u) => ways.flatMap((way) => symbols(u.types).map((s) => [...way, s])), [[]]);
}

/** Whether whatever the first could pay the second could pay, too. */
function covers(more: readonly string[], less: readonly string[]): boolean {
  const left = more.slice();
  return less.every((symbol) => {
    const i = left.indexOf(symbol);
    const j = i >= 0 || symbol === '{C}' ? i : left.indexOf('{Any}');
    if (j >= 0) left.splice(j, 1);
    return j >= 0;
  });
}

/** The ways that are not part of another. */
const greatest = (ways: readonly string[][]): string[][] =>
  ways.filter((w, i) => !ways.some((v, k) => k !== i && covers(v, w) && (!covers(w, v) || k < i)));

const sorted = (symbols: readonly string[]): string => [...symbols].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('');

/** How often an ability can be activated in a row: once, or as often as counters of its source pay for. */
function timesOf(x: Session, id: Id, a: ActivatedAbility): number {
  const paid = a.cost.find((c) => c.pay === 'counters' && c.change === 'remove' && c.from.sel === 'self');
  if (a.cost.length !== 1 || paid?.pay !== 'counters' || typeof paid.count !== 'number') return 1;
  return Math.max(1, Math.floor(countersOn(x.state, id, paid.counter) / paid.count));
}

/** Mark of a combination with mana that can be spent on some things only (CR 106.6). */
const RESTRICTED = '[restricted]';

/** What one source, or one activation of an ability, can give. */
interface Tap {
  ways: string[][];
  restricted: boolean;
}

/** Everything the seat could tap or use for mana now. */
function tapsOf(x: Session, seat: number): Tap[] {
  const means = meansOf(x.state, seat, NO_PURPOSE).filter((m) => m.kind === 'mana');
  const taps: Tap[] = [];
  const others = new Map<Id, Tap[]>();
  const planned = new Set<Id>();
  for (const o of legalActions(x.state, seat)) {
    if (o.act !== 'mana' || planned.has(o.object)) continue;
    const mine = means.filter((m) => m.id === o.object);
    if (mine.length > 0) {
      planned.add(o.object);
      taps.push(...mine.map((m) => ({ ways: greatest(m.source.outputs.flatMap(waysOfOutput)), restricted: false })));
      continue;
    }
    const ability = nodeOf<ActivatedAbility>(x.state._pool, o.ability);
    const restricted = manaEffect(ability.program.effect)?.mana.spendOnly !== undefined;
    const times = timesOf(x, o.object, ability);
    // several abilities of one object are ways of the same use
    const list = others.get(o.object) ?? Array.from({ length: times }, () => ({ ways: [], restricted }));
    for (const tap of list) tap.ways.push(...waysOf(ability));
    others.set(o.object, list);
  }
  return [...taps, ...[...others.values()].flat()].filter((t) => t.ways.length > 0);
}

const symbolsIn = (text: string): string[] => text.replace(/\[.*\]$/, '').match(/\{[^}]+\}/g) ?? [];

/** All combinations, each written in one order, without repetitions; none where there is nothing to tap. */
export function availableMana(x: Session, seat: number): string[] {
  let combinations = new Set(['']);
  for (const { ways, restricted } of tapsOf(x, seat)) {
    const next = new Set<string>();
    for (const c of combinations) {
      const mark = restricted || c.endsWith(RESTRICTED) ? RESTRICTED : '';
      for (const w of ways) next.add(sorted([...symbolsIn(c), ...w]) + mark);
    }
    combinations = next;
  }
  return [...combinations].filter((c) => c !== '');
}

/** The same mana, in any order. What restricts it is named by no rules text: whether something does is compared. */
export const sameMana = (a: string, b: string): boolean =>
  sorted(symbolsIn(a)) === sorted(symbolsIn(b)) && a.endsWith(']') === b.endsWith(']');
