/** Choices between two effects: whether something is done in one branch and spoken of outside it (CR 608.2c). */
import { walk } from '../grammar/raw.js';
import { contains, type Node } from './nodes.js';

/** Whether this is done in one branch of a choice between two, and the words at `at` are in neither. */
export function inOneBranch(root: unknown, node: Node, at: number): boolean {
  let found = false;
  walk(root, (n) => {
    if (n.do !== 'if' || !n.else || contains(n, (x) => x.at === at)) return;
    if (contains(n.then, (x) => x === node) || contains(n.else, (x) => x === node)) found = true;
  });
  return found;
}

/** Whether this is done in the branch of a choice in which the words at `at` are not. */
export function inOtherBranch(root: unknown, node: Node, at: number): boolean {
  return contains(root, (n) => n.do === 'if' && contains(n.else, (x) => x === node) && contains([n.then, n.cond], (x) => x.at === at));
}

/** Whether the move is not done before the words at `at`: they are its condition, or in the other branch. */
export function notBefore(root: unknown, move: Node, at: number): boolean {
  let found = false;
  walk(root, (n) => {
    if (n.do !== 'if') return;
    const inThen = contains(n.then, (x) => x === move);
    if (inThen && (contains(n.cond, (x) => x.at === at) || contains(n.else, (x) => x.at === at))) found = true;
  });
  return found;
}

/** What the other case does instead: "exile the top two cards … exile the top X cards instead", and nothing else of its kind. */
export function twinInOtherBranch(root: unknown, node: Node, at: number): Node | undefined {
  let twin: Node | undefined;
  walk(root, (n) => {
    if (n.do !== 'if' || !n.else || contains(n, (x) => x.at === at)) return;
    const [here, there] = contains(n.then, (x) => x === node) ? [n.then, n.else] : [n.else, n.then];
    if (contains(here, (x) => x === node)) twin = twinIn(there, node);
  });
  return twin;
}

function twinIn(branch: unknown, node: Node): Node | undefined {
  const alike: Node[] = [];
  walk(branch, (n) => {
    if (n.do === node.do && n.to === node.to) alike.push(n);
  });
  return alike.length === 1 ? alike[0] : undefined;
}
