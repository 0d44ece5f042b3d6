/** What comes of it for each of several players whether they do what they may do: "for each opponent who does, …" (CR 608.2c, 608.2e). */
import type { Effect, Filter, PlayerRef, Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { installHavingDone } from './having-done.js';
import { compare, controlledBy, count, eachOf, ofSlot, ownedBy, whoIs } from './make.js';
import { ANY, and, mentionsNode, NOTHING, raw, rewrite, seq, withPlayer } from './raw.js';

/** Stands for those players until the sentences are joined. */
const THOSE = { sel: '$whoDo' } as unknown as Selector;

interface Said {
  who: 'each' | 'eachOpponent';
  done: boolean;
  effect: Effect;
  /** What they have done, where the words say it again. */
  deed?: 'discard' | 'draw';
}

/** Whether it is what the words say that they did. */
function isDeed(may: Extract<Effect, { do: 'may' }>, deed: Said['deed']): boolean {
  if (deed === undefined) return true;
  const { cost, then } = may;
  if (cost) return cost.length === 1 && cost[0].pay === 'objects' && cost[0].verb === deed && cost[0].filter.is === 'any';
  return then.do === deed && (then.do !== 'discard' || then.filter.is === 'any');
}

/** "Each opponent discards a card. Each opponent who can't …": those of whom no such card was discarded, or no permanent sacrificed (CR 608.2c). */
interface Without {
  who: 'each' | 'eachOpponent';
  effect: Effect;
  /** Which cards they have not discarded. */
  what: Filter;
}

/** Null where the sentence before does not have each of these players discard one card. */
export function thoseWithout(rest: Effect[], last: Effect, next: Effect): Effect | null {
  const { who, effect, what } = next as unknown as Without;
  const at = (last as { $at?: number }).$at;
  if ((last.do !== 'discard' && last.do !== 'sacrifice') || at === undefined || last.count !== 1) return null;
  if (last.do === 'discard' ? last.filter.is !== 'any' : what.is !== 'any') return null;
  if (last.who.player !== who && !(last.who.player === 'each' && who === 'eachOpponent')) return null;
  const slot = -1003 - at * 2;
  const theirs: Selector = {
    sel: 'filter',
    of: ofSlot(slot),
    filter: and(what, (last.do === 'discard' ? ownedBy : controlledBy)(whoIs({ sel: 'it' }))),
  };
  const without: Selector = {
    sel: 'filter',
    of: { sel: 'players', who: { player: who } },
    filter: { is: 'satisfies', cond: compare(count(theirs), '=', 0) },
  };
  return seq(
    ...rest,
    { ...last, bind: slot },
    rewrite(effect, (n) => (n.sel === '$whoDo' ? without : undefined)),
  );
}

/** Those of the players who do it, or don't, are remembered as they choose. Null where the sentence before offers nothing to such players. */
export function thoseWhoDo(rest: Effect[], last: Effect, next: Effect): Effect | null {
  const { who, done, effect, deed } = next as unknown as Said;
  const at = (last as { $at?: number }).$at;
  if (last.do !== 'may' || last.chooser === undefined || at === undefined || last.who.player !== who || !isDeed(last, deed)) return null;
  if (!done && last.else) return null;
  const slot = -1003 - at * 2;
  const remembered: Effect = { do: 'let', slot, what: ofSlot(last.chooser) };
  const { $unpaid: _, ...offered } = last as typeof last & { $unpaid?: true };
  const asked: Effect = done ? { ...offered, then: seq(remembered, last.then) } : { ...offered, else: remembered };
  return seq(
    ...rest,
    asked,
    rewrite(effect, (n) => (n.sel === '$whoDo' ? ofSlot(slot) : undefined)),
  );
}

const isThey = (n: Record<string, unknown>): boolean => {
  const of = n.of as { sel?: string; noun?: string } | undefined;
  return n.player === 'of' && of?.sel === '$ref' && of.noun === 'player';
};

export function installThoseWhoDo(g: Grammar): void {
  installHavingDone(g);
  const said = (s: Said): Effect => raw.effect({ do: '$whoDo', ...s } as never);
  const one = (m: Match): PlayerRef => whoIs(ofSlot(-2 - m.at));
  const forEach = (s: Effect, m: Match): Effect =>
    eachOf(
      THOSE,
      -2 - m.at,
      rewrite(s, (n) => (isThey(n) ? one(m) : undefined)),
    );
  // of each of them their own
  const each = (v: Effect, m: Match): Effect =>
    mentionsNode(v, { player: '$their' }) || mentionsNode(v, { sel: '$ref', noun: 'player' })
      ? forEach(withPlayer(v, one(m)), m)
      : withPlayer(v, whoIs(THOSE));
  const may = (v: Effect, m: Match): Effect => {
    const chooser = -2 - m.at;
    const who: PlayerRef = whoIs({ sel: 'filter', of: { sel: 'players', who: { player: 'each' } }, filter: { is: 'oneOf', of: THOSE } });
    return { do: 'may', who, chooser, then: withPlayer(v, whoIs(ofSlot(chooser))), $at: m.at } as Effect;
  };
  const lacking = (who: Without['who'], what: Filter, effect: Effect): Effect => raw.effect({ do: '$whoLack', who, what, effect } as never);
  // reason: of players as of opponents
  for (const [noun, who] of [
    ['opponent', 'eachOpponent'],
    ['player', 'each'],
  ] as const) {
    g.rule('sentence', `for each ${noun} who can't , {s:whereClause}` as '{s:whereClause}', ({ s }, m) =>
      s === NOTHING ? null : lacking(who, ANY, forEach(s, m)),
    );
    g.rule('sentence', `then? each ${noun} who can't {v:playerVerbs}` as '{v:playerVerbs}', ({ v }, m) => lacking(who, ANY, each(v, m)));
    g.rule(
      'sentence',
      `then? each ${noun} who didn't discard {k:cardKind} this way {v:playerVerbs}` as '{k:cardKind} {v:playerVerbs}',
      ({ k, v }, m) => lacking(who, k, each(v, m)),
    );
  }
  // reason: of players as of opponents, and of those who don't as of those who do
  for (const [noun, who] of [
    ['opponent', 'eachOpponent'],
    ['player', 'each'],
  ] as const)
    for (const [does, done, deed] of [
      ['does', true, undefined],
      ["doesn't", false, undefined],
      ['discarded a card this way', true, 'discard'],
      ['drew a card this way', true, 'draw'],
    ] as const) {
      const those = { who, done, ...(deed ? { deed } : {}) };
      const words = `${noun} who ${does}`;
      g.rule('sentence', `for each ${words} , {s:whereClause}` as '{s:whereClause}', ({ s }, m) =>
        s === NOTHING ? null : said({ ...those, effect: forEach(s, m) }),
      );
      g.rule('sentence', `then? each ${words} {v:playerVerbs}` as '{v:playerVerbs}', ({ v }, m) => said({ ...those, effect: each(v, m) }));
      g.rule('sentence', `then? each ${words} may {v:playerVerbs}` as '{v:playerVerbs}', ({ v }, m) =>
        said({ ...those, effect: may(v, m) }),
      );
    }
}
