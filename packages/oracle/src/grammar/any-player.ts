/** What any player or any opponent may do, and what comes of it, once for all of them (CR 118.12, 608.2d). */
import type { Condition, Cost, Effect, PlayerRef, Quantity } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { doIf, isNot, ofSlot } from './make.js';
import { NOTHING, raw, seq } from './raw.js';

/** Grammar for what anybody may do; `may`: how a choice of players is read. */
export function offers(g: Grammar, may: (who: PlayerRef, verbs: Effect, m: Match) => Effect): void {
  // each may, one after the other; what follows is done once, if anybody did
  for (const [words, who] of [
    ['any opponent', { player: 'eachOpponent' }],
    ['any player', { player: 'each' }],
  ] as const) {
    g.rule(
      'playerClause',
      `${words} may {v:playerVerbs}` as '{v:playerVerbs}',
      ({ v }, m) => ({ ...may(who, v, m), $any: true }) as unknown as Effect,
    );
    g.rule(
      'playerClause',
      `${words} may {c:payment}` as '{c:payment}',
      // what else is paid is something they do
      ({ c }, m) =>
        c.every((x) => x.pay === 'mana') ? ({ do: 'may', who, cost: c, then: NOTHING, $at: m.at, $any: true } as unknown as Effect) : null,
    );
    g.rule(
      'playerClause',
      `${words} may have {s:oneObject} deal {n:amount} damage to them` as '{s:oneObject} {n:amount}',
      ({ s, n }, m) => {
        const chooser = -2 - m.at;
        const then: Effect = { do: 'damage', source: s, to: ofSlot(chooser), amount: n };
        return { do: 'may', who, chooser, then, $at: m.at, $any: true } as unknown as Effect;
      },
    );
  }
  joinedForces(g);
  // CR 118.12a: each may, one after the other; it is done where nobody has
  const unless = (s: Effect, cost: Cost[], { at }: Match): Effect => {
    const bind = -1001 - at * 2;
    return seq({ do: 'may', who: { player: 'each' }, cost, then: NOTHING, bind }, doIf(isNot({ if: 'did', slot: bind }), s));
  };
  g.rule('sentence', '{s:clauseList} unless any player {c:payment}', ({ s, c }, m) => unless(s, c, m));
  g.rule('sentence', 'unless any player {c:payment} , {s:whereClause}', ({ s, c }, m) => unless(s, c, m));
  for (const [words, done] of [
    ['if a player does', true],
    ['if no one does', false],
    ['if nobody does', false],
  ] as const)
    g.rule('sentence', `${words} , {s:whereClause}` as '{s:whereClause}', ({ s }) =>
      raw.effect({ do: '$ifAny', done, effect: s } as never),
    );
}

/** The slot, before it is bound, that counts the mana that players have paid. */
const PAID = -1_600_001;

/** "Starting with you, each player may pay any amount of mana": each chooses what X is for them (CR 107.3f), and what is paid is added up. */
function joinedForces(g: Grammar): void {
  const total: Quantity = { q: 'slot', slot: PAID };
  const paying = (who: PlayerRef): Effect =>
    seq(
      { do: 'letNumber', slot: PAID, value: 0 },
      {
        do: 'may',
        who,
        cost: [{ pay: 'mana', mana: '{X}' }],
        then: { do: 'letNumber', slot: PAID, value: { q: 'sum', of: [total, { q: 'x' }] } },
      },
    );
  for (const words of [
    'starting with you , each player may pay any amount of mana',
    'each player starting with you may pay any amount of mana',
  ])
    g.rule('sentence', words as 'each', () => paying({ player: 'each', first: 'you' }));
  g.rule('quantity', 'the total amount of mana paid this way', () => total);
}

/** "Any opponent may sacrifice a creature. If a player does, …": once, whoever and however many did it (CR 608.2d). */
export function ifAny(rest: Effect[], last: Effect, then: Effect, done: boolean): Effect | null {
  const at = (last as { $at?: number }).$at;
  if (last.do !== 'may' || last.else || last.bind !== undefined || at === undefined || !(last as { $any?: true }).$any) return null;
  const slot = -1001 - at * 2;
  const did: Condition = { if: 'did', slot };
  const { $any: _, ...asked } = last as typeof last & { $any?: true };
  return seq(...rest, { ...asked, bind: slot } as Effect, doIf(done ? did : isNot(did), then));
}
