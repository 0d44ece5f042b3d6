/** Newer wordings of what other cards say in other words (CR 122.1, 500.8, 603.7). */
import type { Duration, Effect, EventPattern, Quantity, Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { doIf, happened } from './make.js';
import { raw, rewrite, YOU } from './raw.js';
import { ref } from './references.js';

const amount = (m: Match): Quantity => raw.quantity({ q: '$ref', at: m.at, words: 'that much', measure: 'that' });

/** "If there are three or more time counters on it, remove those counters": of that kind, from what has them. */
function thoseCounters(g: Grammar): void {
  for (const words of ['remove those counters', 'remove all of them'] as const)
    g.rule('playerVerb', words, (_, m) => {
      const keys = m.tokens.slice(0, m.at).map((t) => t.key);
      const at = keys.lastIndexOf('counters');
      const [on, it, comma] = keys.slice(at + 1);
      if (at < 1 || on !== 'on' || (it !== '~' && it !== 'it') || comma !== ',' || keys.length !== at + 4) return null;
      if (!keys.slice(Math.max(0, at - 8), at).includes('if')) return null;
      const counter = m.tokens[at - 1].raw;
      if (!/^(?:[+-]\d\/[+-]\d|[a-z]+)$/.test(counter)) return null;
      const of = ref({ ...m, at: at + 2, end: at + 3 }, 'it');
      return {
        do: 'counters',
        change: 'remove',
        counter,
        count: 'all',
        on: it === '~' ? { sel: 'self', $at: at + 2 } : of,
      } as unknown as Effect;
    });
}

/** Whether damage is spoken of once before, and no life that could be meant by a number. */
function ofOneDamage(m: Match): boolean {
  const before = m.tokens.slice(0, m.at).map((t) => t.key);
  return before.filter((w) => w === 'damage').length === 1 && !before.includes('life');
}

/** "On each other creature you control equal to that creature's toughness": on each of them so many of its own. Null where one number is meant. */
function eachByItself(counter: string, q: Quantity, o: Selector, m: Match): Effect | null {
  const slot = -1_200_000 - m.at * 2;
  let named = false;
  const own = rewrite<Quantity>(q, (n) => {
    if (n.sel !== '$ref' || n.words !== 'that creature') return undefined;
    named = true;
    return { sel: 'slot', slot };
  });
  if (!named || o.sel !== 'all' || m.tokens.slice(m.at, m.end).every((t) => t.key !== 'each')) return null;
  return { do: 'forEach', in: o, slot, effect: { do: 'counters', change: 'put', counter, count: own, on: { sel: 'slot', slot } } };
}

/** Numbers of counters and of damage. */
function numbers(g: Grammar): void {
  for (const words of [
    'put a number of {k:counterName} counters equal to {q:quantity} on {o:each}',
    'put {k:counterName} counters on {o:each} equal to {q:quantity}',
  ] as const)
    g.rule(
      'playerVerb',
      words,
      ({ k, q, o }, m) => eachByItself(k, q, o, m) ?? { do: 'counters', change: 'put', counter: k, count: q, on: o },
    );
  g.rule('playerVerb', 'put a number of {k:counterName} counters on {o:each} equal to {q:quantity}', ({ k, q, o }, m) =>
    eachByItself(k, q, o, m),
  );
  for (const words of ['the amount of damage dealt', 'that damage'] as const)
    g.rule('quantity', words, (_, m) => (ofOneDamage(m) ? amount(m) : null));
}

/** Two kinds of spells, both of which were cast. */
function both(g: Grammar): void {
  g.rule('simpleCondition', "you've cast both {a:castWhat} and {b:castWhat} this turn", ({ a, b }) => ({
    if: 'and',
    of: [a, b].map((what) => happened({ on: 'cast', who: YOU, what })),
  }));
}

/** A card that an event was about, where it still is there. */
function cards(g: Grammar): void {
  g.rule('thatCard', 'that card', (_, m) => ref(m, 'card'));
}

/** Phases that are added, said the other way round (CR 500.8). */
function phases(g: Grammar): void {
  for (const words of ['there is an additional combat phase after this phase', 'after this phase , there is an additional combat phase'])
    g.rule('clause', words as 'after', () => ({ do: 'extraPhase', phase: 'combat' }));
  for (const words of [
    'there is an additional combat phase after this phase ,? followed by an additional main phase',
    'after this main phase , there is an additional combat phase followed by an additional main phase',
  ])
    g.rule('clause', words as 'after', () => ({ do: 'extraPhase', phase: 'combatAndMain' }));
}

/** What happens later, in the cleanup step (CR 514.3a) or where a condition held before (608.2c); and what something still is (205.1b). */
function laterAndStill(g: Grammar): void {
  const later = (event: EventPattern, effect: Effect, m: Match, uses: 'once' | 'each', duration: Duration): Effect =>
    ({ do: 'delayed', event, uses, duration, program: { targets: [], effect }, $at: m.at }) as Effect;
  const cleanup: EventPattern = { on: 'step', step: 'cleanup', whose: { player: 'each' } };
  g.rule('laterClause', '{s:clauseList} at the beginning of the next cleanup step', ({ s }, m) =>
    later(cleanup, s, m, 'once', 'indefinite'),
  );
  g.rule('sentence', 'at the beginning of the next cleanup step , {s:whereClause}', ({ s }, m) =>
    later(cleanup, s, m, 'once', 'indefinite'),
  );
  // the condition is asked once, before there is anything that could trigger
  g.rule('sentence', 'if {c:condition} , whenever {e:oneEvent} this turn , {s:whereClause}', ({ c, e, s }, m) =>
    doIf(c, later(Object.assign({}, e, { $at: m.at }), s, m, 'each', 'endOfTurn')),
  );
  for (const still of ["it's still an enchantment/artifact", "it's still a {t:subtype} land"])
    g.rule('sentence', still as "it's still", () => raw.effect({ do: '$still' } as never));
}

export function installOtherWords(g: Grammar): void {
  thoseCounters(g);
  numbers(g);
  both(g);
  cards(g);
  phases(g);
  laterAndStill(g);
}
