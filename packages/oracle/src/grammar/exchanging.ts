/** Exchanges (CR 701.10): of control, places, life totals, power and toughness, text boxes, zones. */
import type { Effect, ExchangedValue, PlayerRef, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { allIn, choose } from './make.js';
import { SUBJECT_PLAYER as WHO, YOU } from './raw.js';

type Stat = 'power' | 'toughness';
const life = (who: PlayerRef): ExchangedValue => ({ life: who });
const stat = (s: string, of: Selector): ExchangedValue | null => (s === 'power' || s === 'toughness' ? { stat: s as Stat, of } : null);
const isTarget = (o: Selector): boolean => (o as { sel: string }).sel === '$target';

function values(g: Grammar): void {
  const of = (a: ExchangedValue | null, b: ExchangedValue | null): Effect | null => a && b && { do: 'exchange', of: 'values', a, b };
  g.rule('playerVerb', 'exchange life totals with {p:player}', ({ p }) =>
    ['each', 'eachOpponent', 'eachOther'].includes(p.player) ? null : of(life(WHO), life(p)),
  );
  g.rule('playerVerb', 'exchange {p:possessive} life total with {o:possessiveObject} {s:statName}', ({ p, o, s }) =>
    of(life(p), stat(s, o)),
  );
  g.rule('clause', '{p:targetPlayer} exchange life totals', ({ p }) => ({ do: 'exchange', of: 'values', a: life(p) }));
  g.rule('clause', 'you may have {p:targetPlayer} exchange life totals', ({ p }) => ({
    do: 'may',
    who: YOU,
    then: { do: 'exchange', of: 'values', a: life(p) },
  }));
  // reason: magic/rules/701-exchange.test.ts reads it
  g.rule(
    'playerVerb',
    'exchange {o:possessiveObject} {s:statName} and the {t:statName} of {q:object} {d:duration}',
    ({ o, s, t, q, d }) => {
      const [a, b] = [stat(s, o), stat(t, q)];
      return a && b && isTarget(q) ? { do: 'exchange', of: 'values', a, b, duration: d } : null;
    },
  );
}

export function installExchanging(g: Grammar): void {
  g.rule('playerVerb', 'exchange control of {a:object} and {b:object}', ({ a, b }) => ({ do: 'exchange', of: 'control', a, b }));
  g.rule('playerVerb', 'exchange control of {a:object}', ({ a }) => (isTarget(a) ? { do: 'exchange', of: 'control', a } : null));
  // reason: magic/rules/702-aura-swap.test.ts reads it
  g.rule('playerVerb', 'exchange {a:object} with {c:count} {n:noun} in/from your hand', ({ a, c, n }) => {
    if (n.head !== 'card' || n.zone || n.of) return null;
    const from: Selector = allIn('hand', YOU, n.filter);
    return { do: 'exchange', of: 'places', a, b: choose(YOU, from, c.min, c.max) };
  });
  // reason: magic/rules/701-exchange.test.ts reads it
  g.rule('playerVerb', 'exchange the text boxes of {a:object} {d?:duration}', ({ a, d }) =>
    isTarget(a) ? { do: 'exchange', of: 'texts', a, ...(d ? { duration: d } : {}) } : null,
  );
  g.rule('playerVerb', 'exchange your graveyard and library', () => ({
    do: 'exchange',
    of: 'zones',
    who: WHO,
    zones: ['graveyard', 'library'],
  }));
  values(g);
}
