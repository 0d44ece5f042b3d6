/** What is chosen at random: numbers, things, players, targets, one of several effects. */
import type { Ability, Duration, Effect, PlayerRef, Quantity, Selector } from '@apnap/ability';
import { LINKS } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { gaining, lasting } from './make.js';
import { allOf, mentionsNode, type Noun, playerOf, rewrite, SUBJECT, SUBJECT_PLAYER, seq, walk, YOU } from './raw.js';
import { ANY_TARGET, mixedTarget } from './references.js';

/** The slot for the number that chance gives: there is one in an ability. */
const DRAWN = -8_200_001;
const number: Quantity = { q: 'slot', slot: DRAWN };

const drawn = (min: Quantity, max: Quantity): Effect => ({
  do: 'choose',
  who: YOU,
  what: { choose: 'number', min, max },
  slot: DRAWN,
  how: 'random',
});

/** A number that is chosen where it is used: the choice is put before the effect that uses it. */
const from = (min: Quantity, max: Quantity): Quantity => ({ q: '$random', min, max }) as unknown as Quantity;

type Node = Record<string, unknown>;

/** Whether this is a number that chance gives. */
export const isAtRandom = (n: Readonly<Node>): boolean => n.q === '$random' || n.slot === DRAWN;

const holdsRandom = (value: unknown): boolean => {
  let found = false;
  walk(value, (n) => {
    if (n.q === '$random') found = true;
  });
  return found;
};

/** Whether an effect within this one uses the number. */
const within = (value: unknown): boolean => {
  let found = false;
  walk(value, (n) => {
    if (typeof n.do === 'string' && holdsRandom(n)) found = true;
  });
  return found;
};

/** Puts the choice of a number at random before the effect that uses it. Null where words ask for a number that nothing chose. */
export function settleRandom(effect: Effect): Effect | null {
  if (!holdsRandom(effect)) return mentionsNode(effect, { slot: DRAWN }) && !mentionsNode(effect, { choose: 'number' }) ? null : effect;
  const visit = (v: unknown): unknown => {
    if (Array.isArray(v)) return v.map(visit);
    if (typeof v !== 'object' || v === null) return v;
    const n = v as Node;
    if (typeof n.do === 'string' && holdsRandom(n) && !Object.values(n).some(within)) {
      let choice: Effect | undefined;
      const used = rewrite(n, (x) => {
        if (x.q !== '$random') return undefined;
        choice = drawn(x.min as Quantity, x.max as Quantity);
        return number;
      }) as unknown as Effect;
      return seq(choice as Effect, used);
    }
    return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, visit(x)]));
  };
  return visit(effect) as Effect;
}

function numbers(g: Grammar): void {
  g.rule('quantity', 'a number chosen at random from {a:digits} to {b:number}', ({ a, b }) => from(a, b));
  g.rule('quantity', 'the number chosen this way', () => number);
  // of a conspiracy it is the number that was chosen before the game (CR 315.5a)
  g.rule('quantity', 'the chosen number', (_, m) => (m.context.types.includes('Conspiracy') ? null : number));
  g.rule('sentence', 'choose a number between {a:digits} and {b:digits}', ({ a, b }) => ({
    do: 'choose',
    who: YOU,
    what: { choose: 'number', min: a, max: b },
    slot: DRAWN,
  }));
  g.rule('sentence', 'choose a number from {a:digits} to {b:number} at random', ({ a, b }) => drawn(a, b));
  g.rule('objectVerb', 'deal/deals an amount of damage chosen at random from {a:digits} to {b:number} to {e:entity}', ({ a, b, e }) => ({
    do: 'damage',
    source: SUBJECT,
    to: e,
    amount: from(a, b),
  }));
}

/** Things and players. */
function things(g: Grammar): void {
  const chosen = (n: Noun, c: { min: Quantity; max: Quantity | 'any' }): Selector | null =>
    n.zone === undefined && n.head === 'card'
      ? null
      : { sel: 'choose', who: SUBJECT_PLAYER, from: allOf(n), min: c.min, max: c.max, how: 'random' };
  // where other targets are named, too, it is not one of these alone
  const oneGroup = ({ tokens, at }: Match): boolean => tokens.filter((t, i) => i < at && /^targets?$/.test(t.key)).length === 1;
  g.rule('objects', '{c:count} of {o:pronoun} at random', ({ c, o }, m) =>
    oneGroup(m) ? { sel: 'choose', who: SUBJECT_PLAYER, from: o, min: c.min, max: c.max, how: 'random' } : null,
  );
  g.rule('chosen', '{c:count} {n:noun} chosen at random', ({ c, n }) => chosen(n, c));
  // of damage: who or what it is dealt to
  g.rule('entity', 'a/an {n:noun} chosen? at random', ({ n }) =>
    n.many || n.zone !== undefined || n.head === 'card' ? null : { sel: 'choose', who: YOU, from: allOf(n), min: 1, max: 1, how: 'random' },
  );
  g.rule('chosen', '{c:count} {n:noun} at random {p:place}', ({ c, n, p }) => (n.zone ? null : chosen({ ...n, ...p }, c)));
  g.rule('chosen', '{c:count} card/cards at random exiled with ~', ({ c }) => ({
    sel: 'choose',
    who: SUBJECT_PLAYER,
    from: { sel: 'linked', link: LINKS.exiled },
    min: c.min,
    max: c.max,
    how: 'random',
  }));
  const players: readonly (readonly [string, PlayerRef])[] = [
    ['an opponent', { player: 'eachOpponent' }],
    ['a player', { player: 'each' }],
  ];
  const one = (who: PlayerRef, how: 'choice' | 'random', m: Match): Effect =>
    ({
      do: 'let',
      slot: slotAt(m),
      what: { sel: 'choose', who: YOU, from: { sel: 'players', who }, min: 1, max: 1, how },
      $at: m.at,
    }) as Effect;
  for (const [words, who] of players) {
    g.rule('entity', `${words} chosen at random` as 'an', () => ({
      sel: 'choose',
      who: YOU,
      from: { sel: 'players', who },
      min: 1,
      max: 1,
      how: 'random',
    }));
    g.rule('sentence', `choose ${words} at random` as 'choose', (_, m) => one(who, 'random', m));
    // CR 608.2d: chosen as this is resolved, and the one that "that player" means afterwards
    g.rule('orderClause', `choose ${words}` as 'choose', (_, m) => one(who, 'choice', m));
  }
  g.rule('clauseList', '{a:orderClause} , then choose an opponent', ({ a }, m) =>
    seq(a, one({ player: 'eachOpponent' }, 'choice', { ...m, at: m.end - 3 })),
  );
  // CR 608.2d: chosen without being targeted, and what is spoken of afterwards; of counters that each player puts on what they choose another rule speaks
  const putsOnIt = ({ tokens, end }: Match): boolean => tokens[end]?.key === 'and' && /^puts?$/.test(tokens[end + 1]?.key ?? '');
  // several choices one after the other are not held together
  const forEachOf = ({ tokens, at }: Match): boolean => {
    const from = tokens.slice(0, at).findLastIndex((t) => t.key === '.') + 1;
    return tokens[from]?.key === 'for' && tokens[from + 1]?.key === 'each';
  };
  const apart = (s: Extract<Selector, { sel: 'choose' }>, m: Match): boolean =>
    s.from.sel === 'all' && (s.max === 1 || m.tokens[m.at].key === 'chooses') && !putsOnIt(m) && !forEachOf(m);
  g.rule('playerVerb', 'choose/chooses {s:chosen}', ({ s }, m) => {
    if (s.sel !== 'choose') return null;
    const held = { do: 'let', slot: slotAt(m), $at: m.at } as const;
    if (s.how === 'random') return { ...held, what: { ...s, who: YOU } } as Effect;
    return apart(s, m) ? ({ ...held, what: s, apart: 'apart' } as Effect) : null;
  });
}

const slotAt = (m: Match): number => -1_200_001 - m.at;

/** CR 115.1: the controller of the spell or ability lets chance choose as they put it on the stack. */
function targets(g: Grammar): void {
  const random = (s: Selector): Selector | null => {
    const node = s as unknown as { sel: string; spec?: object };
    return node.sel === '$target' ? ({ ...node, spec: { ...node.spec, how: 'random' } } as unknown as Selector) : null;
  };
  const ofPlayer = (p: PlayerRef): PlayerRef | null => {
    const of = p.player === 'of' ? random(p.of) : null;
    return of && playerOf(of);
  };
  for (const words of ['chosen at random', 'chosen at random from among your opponents'] as const)
    g.rule('player', `{p:targetPlayer} ${words}` as '{p:targetPlayer}', ({ p }) => ofPlayer(p));
  g.rule('anyTarget', 'any target chosen at random', (_, m) => random(mixedTarget(m, ANY_TARGET)));
  g.rule('sentence', 'select/choose {p:targetPlayer} at random', ({ p }, m) => {
    const who = ofPlayer(p);
    return who?.player === 'of' ? ({ do: 'let', slot: -1000 - m.at * 2, what: who.of } as Effect) : null;
  });
}

/** One of several effects. */
function effects(g: Grammar): void {
  const gain = (list: readonly Ability[], count: number, duration: Duration): Effect => ({
    do: 'chooseEffect',
    who: YOU,
    options: list.map((ability) => lasting(SUBJECT, [gaining(ability)], duration)),
    how: 'random',
    ...(count === 1 ? {} : { count }),
  });
  g.rule('abilityRow', '{a:keywordAbility} , {r:abilityRow}', ({ a, r }) => (a.length === 1 ? [...a, ...r] : null));
  g.rule('abilityRow', '{a:keywordAbility} , and {b:keywordAbility}', ({ a, b }) => (a.length + b.length === 2 ? [...a, ...b] : null));
  g.rule('objectVerb', 'gain/gains {n:digits} abilities chosen at random from {r:abilityRow}', ({ n, r }) =>
    n < r.length ? gain(r, n, 'indefinite') : null,
  );
  // reason: magic/rules/115-chosen-for.test.ts reads it
  g.rule('objectVerb', 'gain/gains {n:digits} abilities chosen at random from {r:abilityRow} {d:duration}', ({ n, r, d }) =>
    n < r.length ? gain(r, n, d) : null,
  );
}

export function installAtRandom(g: Grammar): void {
  numbers(g);
  things(g);
  targets(g);
  effects(g);
}
