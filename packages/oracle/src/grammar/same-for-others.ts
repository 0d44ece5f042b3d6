/** "The same is true for first strike, …": what is said of one keyword ability is said of others in the same words (CR 608.2c). */
import type { Ability, Effect } from '@apnap/ability';
import { keywordInfo } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { compare, count } from './make.js';
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

/** Of hexproof there are kinds (CR 702.11d): what has one gives that one, so the name alone does not say what is given. */
const plain = (keyword: string): boolean => keywordInfo(keyword)?.shape === 'plain';

/** The keywords of such a row; null where one says more than its name. */
function names(row: readonly Ability[]): string[] | null {
  const list = row.flatMap((a) => (a.kind === 'keyword' && plain(a.keyword) && Object.keys(a).length === 2 ? [a.keyword] : []));
  return list.length === row.length ? list : null;
}

/** The same said of each of these instead. */
function others<T>(said: T, row: readonly Ability[]): T[] | null {
  const keyword = keywordIn(said);
  const list = names(row);
  if (!keyword || !list || list.includes(keyword)) return null;
  return list.map((k) => rewrite(said, (n) => (isOf(n, keyword) ? { ...n, keyword: k } : undefined)));
}

/** The effect of the sentence before, and the same of the others. */
export function sameForOthers(rest: Effect[], last: Effect, row: readonly Ability[]): Effect | null {
  if (last.do !== 'if' || last.else || mentionsNode(last, { sel: '$target' })) return null;
  const more = others(last, row);
  return more && seq(...rest, last, ...more);
}

export function installSameForOthers(g: Grammar): void {
  // reason: cards that say so name hexproof among the others, of which there are kinds, and are refused (CR 702.11d)
  g.rule('simpleCondition', '{s:some} has {k:keyword}', ({ s, k }) =>
    s.sel === 'all' ? compare(count({ ...s, filter: and(s.filter, { is: 'keyword', keyword: k }) }), '>=', 1) : null,
  );
  g.rule('sentence', 'the same is true for {r:abilityRow}', ({ r }) => raw.effect({ do: '$sameFor', row: r } as never));
}
