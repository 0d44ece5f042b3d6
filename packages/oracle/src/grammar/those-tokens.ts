/** "Create two of those tokens": such as were created by the words before, which may not have been carried out (CR 608.2c). */
import type { Ability, Effect, Entering, TokenSpec } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { mentionsNode, raw, rewrite, SUBJECT_PLAYER, seq, walk } from './raw.js';

const THOSE = { token: '$those' } as unknown as TokenSpec;

type Created = Extract<Effect, { do: 'createToken' }>;

/** The sentence with the tokens that it speaks of, which enter in the same way; null where none were spoken of before. */
export function tokensMeant(before: readonly Effect[], next: Effect): Effect | null {
  if (!mentionsNode(next, THOSE)) return next;
  let created: Created | undefined;
  walk(before, (n) => {
    if (n.do === 'createToken') created = n as unknown as Created;
  });
  const like = created;
  if (!like) return null;
  const more = like.entering ? { entering: like.entering } : {};
  return rewrite<Effect>(next, (n) => (isThose(n) ? { ...n, token: like.token, ...more } : undefined));
}

const isThose = (n: Record<string, unknown>): boolean => n.do === 'createToken' && (n.token as { token: string }).token === '$those';

export function installThoseTokens(g: Grammar): void {
  g.rule('sentence', 'the/that token enters {e:arriving}', ({ e }) => raw.effect({ do: '$tokensEnter', entering: e } as never));
  g.rule('playerVerb', 'create/creates {n:number} of those tokens', ({ n }) => ({
    do: 'createToken',
    who: SUBJECT_PLAYER,
    count: n,
    token: THOSE,
  }));
}

/** "The token enters tapped and attacking": how what has just been created, or copied, enters (CR 614.1c). */
export function tokensEnter(rest: Effect[], last: Effect, entering: Entering): Effect | null {
  const makes = last.do === 'createToken' || (last.do === 'keywordAction' && last.action === 'populate');
  return makes && !last.entering ? seq(...rest, { ...last, entering }) : null;
}

/** "They have …" after tokens are created: part of what the tokens are (CR 111.3). */
export function tokensHave(before: Effect, abilities: Ability[]): Effect | null {
  let found = 0;
  const out = rewrite(before, (node) => {
    if (node.token !== 'described') return undefined;
    found++;
    return { ...node, abilities: [...(node.abilities as Ability[]), ...abilities] };
  });
  return found === 1 ? out : null;
}
