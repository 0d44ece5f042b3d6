/** The mana a player's sources could produce now, as the greatest combinations: what can be tapped, each for one of its ways. */
import type { ActivatedAbility, Effect } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { legalActions, meansOf, NO_PURPOSE, nodeOf } from '@apnap/magic';
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

/** All combinations, each written in one order, without repetitions; none where there is nothing to tap. */
export function availableMana(x: Session, seat: number): string[] {
  const ways = new Map<Id, string[][]>();
  const means = meansOf(x.state, seat, NO_PURPOSE);
  for (const o of legalActions(x.state, seat)) {
    if (o.act !== 'mana') continue;
    const planned = means.find((m) => m.id === o.object && m.kind === 'mana');
    if (planned) {
      ways.set(o.object, greatest(planned.source.outputs.flatMap(waysOfOutput)));
      continue;
    }
    const list = ways.get(o.object) ?? [];
    list.push(...waysOf(nodeOf<ActivatedAbility>(x.state._pool, o.ability)));
    ways.set(o.object, list);
  }
  let combinations = new Set(['']);
  for (const list of ways.values()) {
    if (list.length === 0) continue;
    const next = new Set<string>();
    for (const c of combinations) for (const w of list) next.add(sorted([...(c.match(/\{[^}]+\}/g) ?? []), ...w]));
    combinations = next;
  }
  return [...combinations].filter((c) => c !== '');
}

/** The same mana, in any order. */
export const sameMana = (a: string, b: string): boolean => sorted(a.match(/\{[^}]+\}/g) ?? []) === sorted(b.match(/\{[^}]+\}/g) ?? []);
