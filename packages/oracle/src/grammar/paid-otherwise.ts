/** Spells that are cast for something else than their mana cost, which the spell itself may tell: "by paying life equal to its mana value" (CR 118.9). */
import type { Cost, Effect, Filter, Selector, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { rulePart, stated, statOf } from './make.js';
import { raw, rewrite, SUBJECT_PLAYER, YOU } from './raw.js';

const IT: Selector = { sel: 'it' };

/** "If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost": said of the permission before; null where there is none. */
export function castFor(before: Effect, next: Effect): Effect | null {
  const { pay } = next as unknown as { pay: Cost[] };
  let found = 0;
  const out = rewrite<Effect>(before, (n) => {
    if (n.do !== 'permitPlay') return undefined;
    found += n.cost === 'normal' ? 1 : 2;
    return { ...n, cost: { label: 'alternative', pay } };
  });
  return found === 1 ? out : null;
}

export function installPaidOtherwise(g: Grammar): void {
  const value = statOf('manaValue', IT);
  for (const its of ['its', "the spell 's", "that spell 's"])
    for (const by of ['paying', 'pay']) {
      g.rule('costOfIt', `${by} life equal to ${its} mana value` as 'paying', () => [{ pay: 'life', amount: value }]);
      g.rule('costOfIt', `${by} an amount of {E} equal to ${its} mana value` as 'paying', () => [{ pay: 'energy', amount: value }]);
    }
  const cast = (what: Selector, pay: Cost[]): Effect => ({ do: 'play', who: SUBJECT_PLAYER, what, cost: { label: 'alternative', pay } });
  g.rule('playerVerb', 'cast/casts {o:object} by {c:costOfIt} rather than paying its mana cost', ({ o, c }) => cast(o, c));
  g.rule('castTerms', '{f:freely}', ({ f }) => f);
  for (const cost of ['costOfIt', 'paying'] as const)
    g.rule('castTerms', `by {c:${cost}} rather than paying its mana cost` as '{c:paying}', ({ c }) => ({ label: 'alternative', pay: c }));
  // CR 118.9a: of each spell cast by the permission
  for (const its of ['its', "that spell 's"])
    g.rule(
      'sentence',
      `if you cast a spell this way , pay life equal to ${its} mana value rather than pay/paying its mana cost` as 'if',
      () => raw.effect({ do: '$castFor', pay: [{ pay: 'life', amount: value }] } as never),
    );
  const may = (what: Filter, cost: Cost[], more: { perTurn?: 1 } = {}): StaticPart =>
    rulePart({ rule: 'may', action: { act: 'cast', who: YOU, what }, cost, ...more });
  g.rule(
    'staticBody',
    'once during each of your turns , you may cast {n:castable} by {c:costOfIt} rather than paying its mana cost',
    ({ n, c }) => stated({ if: 'turnOf', who: YOU }, [may(n, c, { perTurn: 1 })]),
  );
  g.rule(
    'staticBody',
    'once during each of your turns , you may {c:costOfIt} rather than pay the mana cost for {n:castable} you cast',
    ({ n, c }) => stated({ if: 'turnOf', who: YOU }, [may(n, c, { perTurn: 1 })]),
  );
}
