/** "The same is true for first strike, …": what is said of one keyword ability is said of others in the same words (CR 608.2c). */
import type { Ability, Condition, Effect, Filter, KeywordName, Selector } from '@apnap/ability';
import { keywordInfo } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { compare, continuousPart, count, stated } from './make.js';
import { and, mentionsNode, raw, rewrite, seq, walk } from './raw.js';

type Node = Record<string, unknown>;

/** Whether it has this keyword, or what a filter says so. */
const isOf = (n: Node, keyword: string): boolean => (n.is === 'keyword' || n.kind === 'keyword') && n.keyword === keyword;

/** The one keyword that is both asked for and given. Null where there are others, or where it says more than its name. */
function keywordIn(said: unknown): string | null {
  const found = new Set<string>();
  let asked = false;
  let given = false;
  walk(said, (n) => {
    if (n.is !== 'keyword' && n.kind !== 'keyword') return;
    found.add(n.keyword as string);
    if (n.is === 'keyword') asked = true;
    else given = true;
  });
  const [keyword] = found;
  return found.size === 1 && asked && given && plain(keyword) ? keyword : null;
}

/** A keyword that says all there is to say by its name. */
const plain = (keyword: string): boolean => keywordInfo(keyword)?.shape === 'plain';

/** Keywords of which there are kinds: what has one gives that one, so the name alone does not say what is given (CR 702.11d, 702.16a). */
const KINDS: ReadonlySet<string> = new Set(['hexproof', 'protection']);

/** The keywords of such a row; null where one says more than its name. */
function names(row: readonly Ability[]): KeywordName[] | null {
  const list = row.flatMap((a) => {
    if (a.kind !== 'keyword' || Object.keys(a).length > 2) return [];
    return plain(a.keyword) || KINDS.has(a.keyword) ? [a.keyword] : [];
  });
  return list.length === row.length ? list : null;
}

/** Those of which it is asked whether any has the keyword. */
function asked(cond: Condition): Selector | { removed: Filter } | null {
  if (cond.if !== 'compare' || typeof cond.left !== 'object' || cond.cmp !== '>=' || cond.right !== 1) return null;
  if (cond.left.q === 'noted' && cond.left.of) return { removed: cond.left.of };
  return cond.left.q === 'count' ? cond.left.of : null;
}

/** The same said of a keyword of which there are kinds: each that those have of which it is asked. */
function ofKinds<T>(said: T, cond: Condition, from: string, keyword: KeywordName): T | null {
  const of = asked(cond);
  if (!of) return null;
  const named = (n: Node): Node | undefined => (isOf(n, from) ? { ...n, keyword } : undefined);
  return rewrite(said, (n) => (n.mod === 'addAbility' ? { mod: 'abilitiesOf', which: { keyword }, of: rewrite(of, named) } : named(n)));
}

/** The same said of each of these instead. @param cond what is asked there */
function others<T>(said: T, cond: Condition, row: readonly Ability[]): T[] | null {
  const keyword = keywordIn(said);
  const list = names(row);
  if (!keyword || !list || list.some((k) => k === keyword)) return null;
  const each = list.map((k) =>
    plain(k) ? rewrite(said, (n) => (isOf(n, keyword) ? { ...n, keyword: k } : undefined)) : ofKinds(said, cond, keyword, k),
  );
  return each.every((x) => x !== null) ? each : null;
}

/** The effect of the sentence before, and the same of the others. */
export function sameForOthers(rest: Effect[], last: Effect, row: readonly Ability[]): Effect | null {
  if (last.do !== 'if' || last.else || mentionsNode(last, { sel: '$target' })) return null;
  const more = others(last, last.cond, row);
  return more && seq(...rest, last, ...more);
}

export function installSameForOthers(g: Grammar): void {
  g.rule('simpleCondition', '{s:some} has {k:keyword}', ({ s, k }) =>
    s.sel === 'all' ? compare(count({ ...s, filter: and(s.filter, { is: 'keyword', keyword: k }) }), '>=', 1) : null,
  );
  g.rule('sentence', 'the same is true for {r:abilityRow}', ({ r }) => raw.effect({ do: '$sameFor', row: r } as never));
  g.rule('staticBody', 'if {c:condition} , ~ has {a:abilities}', ({ c, a }) =>
    stated(c, [
      continuousPart(
        { sel: 'self' },
        a.map((ability) => ({ mod: 'addAbility', ability })),
      ),
    ]),
  );
  g.rule('abilityList', '{b:staticBody} . the same is true for {r:abilityRow} .', ({ b, r }) => {
    const more = b.kind === 'static' && b.condition && others(b, b.condition, r);
    return more ? [b, ...more] : null;
  });
}
