/** What comes of it for each of several players whether they do what they may do: "for each opponent who does, …" (CR 608.2c, 608.2e). */
import type { Effect, PlayerRef, Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { installHavingDone } from './having-done.js';
import { eachOf, ofSlot, whoIs } from './make.js';
import { mentionsNode, NOTHING, raw, rewrite, seq, withPlayer } from './raw.js';

/** Stands for those players until the sentences are joined. */
const THOSE = { sel: '$whoDo' } as unknown as Selector;

interface Said {
  who: 'each' | 'eachOpponent';
  done: boolean;
  effect: Effect;
  /** What they have done, where the words say it again. */
  deed?: 'discard';
}

/** Whether it is what the words say that they did. */
function isDeed(may: Extract<Effect, { do: 'may' }>, deed: Said['deed']): boolean {
  if (deed === undefined) return true;
  const { cost, then } = may;
  if (cost) return cost.length === 1 && cost[0].pay === 'objects' && cost[0].verb === deed && cost[0].filter.is === 'any';
  return then.do === deed && then.filter.is === 'any';
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
  // reason: of players as of opponents, and of those who don't as of those who do
  for (const [noun, who] of [
    ['opponent', 'eachOpponent'],
    ['player', 'each'],
  ] as const)
    for (const [does, done, deed] of [
      ['does', true, undefined],
      ["doesn't", false, undefined],
      ['discarded a card this way', true, 'discard'],
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
