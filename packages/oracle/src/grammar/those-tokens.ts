/** "Create two of those tokens": such as were created by the words before, which may not have been carried out (CR 608.2c). */
import type { Ability, Effect, Entering, Quantity, Selector, TokenSpec } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { statOf } from './make.js';
import { mentionsNode, raw, rewrite, SUBJECT_PLAYER, same, seq, walk } from './raw.js';

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
  return rewrite<Effect>(next, (n) =>
    isThose(n) ? { ...n, token: like.token, ...(n.entering ? { entering: n.entering } : more) } : undefined,
  );
}

const isThose = (n: Record<string, unknown>): boolean => n.do === 'createToken' && (n.token as { token: string }).token === '$those';

export function installThoseTokens(g: Grammar): void {
  g.rule('sentence', 'the/that token enters {e:arriving}', ({ e }) => raw.effect({ do: '$tokensEnter', entering: e } as never));
  // CR 111.3: part of what the token is; what its size is that of has been named before the token
  g.rule(
    'sentence',
    'its power is equal to {p:possessiveObject} power and its toughness is equal to {q:possessiveObject} toughness',
    ({ p, q }, m) => {
      const made = m.tokens.slice(0, m.at).findLastIndex((t) => t.key === 'create' || t.key === 'creates');
      const before = (s: Selector): Selector => rewrite<Selector>(s, (n) => (n.sel === '$ref' ? { ...n, at: made } : undefined));
      const [power, toughness] = [before(p), before(q)];
      const one = same(power, toughness) || (power.sel === 'self' && toughness.sel === 'self');
      if (made < 0 || !one) return null;
      return raw.effect({ do: '$tokensMeasure', power: statOf('power', power), toughness: statOf('toughness', toughness) } as never);
    },
  );
  g.rule('playerVerb', 'create/creates {n:number} of those tokens {e:tokenEntering}', ({ n, e }) => ({
    do: 'createToken',
    who: SUBJECT_PLAYER,
    count: n,
    token: THOSE,
    entering: e,
  }));
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

/** "Its power is equal to that creature's power …" after a token without a size is created: part of what it is (CR 111.3). */
export function tokensMeasure(before: Effect, { power, toughness }: { power: Quantity; toughness: Quantity }): Effect | null {
  let found = 0;
  const out = rewrite(before, (node) => {
    if (node.token !== 'described' || node.power !== undefined || !(node.types as string[]).includes('Creature')) return undefined;
    found++;
    return { ...node, power, toughness };
  });
  return found === 1 ? out : null;
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
