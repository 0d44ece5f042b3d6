/** Sentences (CR 608.2c): clauses, "may", "if", "unless", "then", "instead", delayed triggers; and a text of several. */
import {
  CHOSEN_PLAYER,
  type Condition,
  type Cost,
  costAction,
  type Effect,
  type PlayerRef,
  type Quantity,
  type Selector,
} from '@apnap/ability';
import { offers } from './any-player.js';
import { isAtRandom, settleRandom } from './at-random.js';
import { isOfChance, settleChance } from './chance.js';
import { type Countered, complete, moreOf, offeredToAny, unpaid } from './completing.js';
import { delayed } from './delayed.js';
import { ifNotPut, notPut, shufflesAfterCast } from './done.js';
import { unlessPaid } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { ownExtreme } from './kept-and-rest.js';
import { withTies } from './least-and-greatest.js';
import { doIf, eachOf, ofSlot, replacing, whoIs } from './make.js';
import type { Predicate } from './nonterminals.js';
import { ownExiled } from './per-player.js';
import { putInstead } from './put-instead.js';
import { differing, withSameX } from './quantities.js';
import {
  ANY,
  mentions,
  mentionsNode,
  NOTHING,
  type Noun,
  raw,
  rewrite,
  SUBJECT_PLAYER,
  same,
  seq,
  walk,
  withMostX,
  withPlayer,
  withSubject,
  withX,
  YOU,
} from './raw.js';
import { isThey, ref } from './references.js';
import { onceMore, repeatsWell } from './repeated-processes.js';
import { afterCounters, isCountedWay } from './replacing.js';
import { namedBefore, scale } from './scale.js';
import { tokensMeant } from './those-tokens.js';
import { countVotes, isOfVote } from './voting.js';

/** Marks an effect with where it was read, so that later words can refer to what it made. */
function placed(effect: Effect, m: Match): Effect {
  if (effect.do === 'seq') return { do: 'seq', of: effect.of.map((e) => placed(e, m)) };
  return ('$at' in effect ? effect : { ...effect, $at: m.at }) as Effect;
}

const several = (p: PlayerRef): boolean =>
  ['each', 'eachOpponent', 'eachOther'].includes(p.player) || (p.player === 'of' && p.of.sel === 'filter' && p.of.of.sel === 'players');

function verbs(g: Grammar): void {
  g.rule('placedVerb', '{v:playerVerb}', ({ v }, m) => placed(v, m));
  g.rule('placedVerb', '{v:playerVerb} {f:forEach}', ({ v, f }, m) => {
    const scaled = scale(v, namedBefore(f, m));
    return scaled && placed(scaled, m);
  });
  g.rule('playerVerbs', '{v:placedVerb}', ({ v }) => v);
  g.rule('playerVerbs', '{a:placedVerb} and {b:playerVerbs}', ({ a, b }) => seq(a, b));
  g.rule('playerVerbs', '{a:placedVerb} , then {b:playerVerbs}', ({ a, b }) => seq(a, b));
  g.rule('playerVerbs', '{a:placedVerb} , {b:playerVerbs}', ({ a, b }) => (b.do === 'seq' ? seq(a, b) : null));
  g.rule('playerVerbs', '{a:placedVerb} , and {b:playerVerbs}', ({ a, b }) => seq(a, b));
  for (const then of [',', ', then', ', and'] as const)
    g.rule(
      'playerVerbs',
      `{a:placedVerb} {x:whereX} ${then} {b:playerVerbs}` as '{a:placedVerb} {x:whereX} {b:playerVerbs}',
      ({ a, x, b }) => {
        const said = withX(a, x);
        return said && !mentionsNode(b, { q: 'x' }) ? seq(said, b) : null;
      },
    );
}

const baseForm = (m: Match, at = m.at): boolean => !/(?<!s)s$/.test(m.tokens[at].key);

/** "Look at the top card of their library": you do it, and it is the library of another. */
function theirLibrary(v: Effect, m: Match): Effect {
  const at = m.tokens.findIndex((t, i) => i > m.at && i < m.end && t.key === 'their' && /^librar/.test(m.tokens[i + 1]?.key ?? ''));
  const their: PlayerRef | null = at < 0 || m.tokens[at - 1].key !== 'of' ? null : whoIs(ref({ ...m, at, end: at + 1 }, 'player'));
  return their ? rewrite(v, (n) => (n.sel === 'top' && same(n.of, SUBJECT_PLAYER) ? { ...n, of: their } : undefined)) : v;
}

function clauses(g: Grammar): void {
  g.rule('orderClause', '{v:playerVerbs}', ({ v }, m) => (baseForm(m) ? withPlayer(theirLibrary(v, m), YOU) : null));
  // CR 115.7d: any of them may be left as they are
  g.rule('orderClause', 'choose new targets for {o:oneObject}', ({ o }) => ({ do: 'retarget', what: o, who: YOU }));
  g.rule('playerClause', '{p:player} {v:playerVerbs}', ({ p, v }, m) => eachDoes(p, v, m));
  g.rule('playerClause', '{p:player} each {v:playerVerbs}', ({ p, v }, m) => eachDoes(p, v, m));
  // CR 101.4: both of them do it
  g.rule('playerClause', 'you and {p:player} each {v:playerVerbs}', ({ p, v }, m) =>
    p.player === 'of' || p.player === 'controllerOf'
      ? eachDoes(
          { player: 'of', of: { sel: 'union', of: [{ sel: 'players', who: YOU }, p.player === 'of' ? p.of : { sel: 'players', who: p }] } },
          v,
          m,
        )
      : null,
  );
  g.rule('playerClause', '{p:player} may {v:playerVerbs}', ({ p, v }, m) => may(p, v, m));
  g.rule(
    'playerClause',
    '{p:player} may {c:payment}',
    ({ p, c }, m) =>
      ({
        do: 'may',
        who: p,
        cost: c,
        then: NOTHING,
        $at: m.at,
        ...(c.every(isPayment) || c.some(isDeed) ? {} : { $unpaid: true }),
      }) as Effect,
  );
  // CR 107.3f: X is chosen as it is paid
  g.rule('playerClause', '{p:player} may {c:payment} , where X is less than or equal to {q:quantity}', ({ p, c, q }, m) => {
    const cost = withMostX(c, q);
    return cost && ({ do: 'may', who: p, cost, then: NOTHING, $at: m.at } as Effect);
  });
  g.rule('sentence', "X can't be 0", () => raw.effect({ do: '$xLeast' } as never));
  g.rule('sentence', "X can't be greater than {q:quantity}", ({ q }) => raw.effect({ do: '$xMost', value: q } as never));
  g.rule('playerClause', 'you may have {q:player} {v:playerVerbs}', ({ q, v }, m) =>
    q.player === 'you' ? null : ({ do: 'may', who: YOU, then: eachDoes(q, v, m), $at: m.at } as Effect),
  );
  g.rule('playerClause', 'you may have {o:objectClauseBase}', ({ o }, m) => ({ do: 'may', who: YOU, then: o, $at: m.at }) as Effect);
  g.rule('objectClauseBase', '{s:selector} {v:objectVerbs}', ({ s, v }, m) => (baseFormAfter(m) ? placed(withSubject(v, s), m) : null));
  g.rule('objectClause', '{s:selector} {v:objectVerbs}', ({ s, v }, m) => perSource(s, v, m));
  g.rule('objectClause', '{s:selector} each {v:objectVerbs}', ({ s, v }, m) =>
    dealsDamage(v) ? ownDamage(s, v, m) : placed(withSubject(v, s), m),
  );
  g.rule('clause', '{c:orderClause}', ({ c }) => c);
  g.rule('clause', '{c:playerClause}', ({ c }) => c);
  g.rule('clause', '{c:objectClause}', ({ c }) => c);
  g.rule('subjectClause', '{c:playerClause}', ({ c }) => c);
  g.rule('subjectClause', '{c:objectClause}', ({ c }) => c);
  for (const where of ['after this phase ,? there is an additional combat phase', 'there is an additional combat phase after this phase'])
    g.rule('subjectClause', where as 'after', () => ({ do: 'extraPhase', phase: 'combat' }));
  g.rule('clauseList', '{c:clause}', ({ c }) => c);
  g.rule('clauseList', '{a:clause} and {b:subjectClauses}', ({ a, b }) => seq(a, b));
  g.rule('clauseList', '{a:clause} , and {b:subjectClauses}', ({ a, b }) => seq(a, b));
  g.rule('clauseList', '{a:clause} , {b:subjectClause} , and {c:subjectClause}', ({ a, b, c }) => seq(a, b, c));
  g.rule('clauseList', '{a:clause} , then {b:subjectClauses}', ({ a, b }) => seq(a, b));
  g.rule('clauseList', '{a:objectClause} , then {b:orderClause}', ({ a, b }) => seq(a, b));
  g.rule('subjectClauses', '{c:subjectClause}', ({ c }) => c);
  g.rule('subjectClauses', '{a:subjectClause} and {b:subjectClauses}', ({ a, b }) => seq(a, b));
  g.rule('subjectClauses', '{a:subjectClause} , then {b:subjectClauses}', ({ a, b }) => seq(a, b));
  g.rule('whereClause', '{c:clauseList}', ({ c }) => c);
  g.rule('whereClause', '{c:laterClause}', ({ c }) => c);
  g.rule('whereClause', '{c:clauseList} {x:whereX}', ({ c, x }) => {
    const said = withX(c, x);
    return said && ({ ...said, $x: x } as unknown as Effect);
  });
  g.rule('whereClause', '{a:clause} {x:whereX} , then/and {b:subjectClauses}', ({ a, x, b }) => {
    const said = withX(a, x);
    return said && !mentionsNode(b, { q: 'x' }) ? seq(said, b) : null;
  });
  // CR 601.2d: where X says only what is divided among the targets, it is read as the spell is cast
  g.rule('whereClause', '{c:clauseList} {x:whereX} as you cast ~', ({ c, x }) => {
    const rest = rewrite<Effect>(c, (n) => (n.sel === '$target' ? { sel: 'self', counts: countsOf(n) } : undefined));
    return mentionsNode(rest, { q: 'x' }) ? null : withX(c, x);
  });
}

/** How many targets there are. */
function countsOf(target: Record<string, unknown>): unknown {
  const { min, max } = target.spec as { min: unknown; max: unknown };
  return [min, max];
}

const dealsDamage = (v: Effect): boolean => mentionsNode(v, { do: 'damage' });

/** "Each of those creatures deals damage", "all creatures deal damage": what the damage says of "it" is of each source by itself. */
function perSource(s: Selector, v: Effect, m: Match): Effect | null {
  const each = /^each of/i.test(String((s as { words?: string }).words));
  if (!dealsDamage(v) || !(each || s.sel === 'all')) return placed(withSubject(v, s), m);
  const own = ownDamage(s, v, m);
  return own || each || speaksOfOwn(v) ? own : placed(withSubject(v, s), m);
}

const isOwn = (n: Record<string, unknown>): boolean =>
  n.sel === '$ref' &&
  (n.noun === 'it' || n.noun === 'they') &&
  ['it', 'its', 'itself', 'their', 'them'].includes(String(n.words).toLowerCase());

function speaksOfOwn(v: Effect): boolean {
  let found = false;
  walk(v, (n) => {
    if (isOwn(n)) found = true;
  });
  return found;
}

/** Damage that is read for each source (CR 120.1); null where the verb says more, or nothing of the sources. */
function ownDamage(s: Selector, v: Effect, m: Match): Effect | null {
  if (v.do !== 'damage' || !speaksOfOwn(v)) return null;
  const it: Selector = { sel: 'it' };
  const read = <T>(x: T): T => rewrite(x, (n) => (isOwn(n) ? it : undefined));
  return placed(withSubject({ ...v, to: read(v.to), amount: read(v.amount), per: 'source' }, s), m);
}

/** "You may pay" is a cost by itself; "you may sacrifice a creature" only when "if you do" follows (CR 118.12). */
const isPayment = (cost: Cost): boolean =>
  cost.pay === 'mana' || cost.pay === 'life' || cost.pay === 'energy' || (cost.pay === 'or' && cost.of.flat().every(isPayment));

/** "You may collect evidence 4", "you may forage": may be done for its own sake, as other abilities trigger on it (CR 701.57, 701.59). */
const isDeed = (cost: Cost): boolean => costAction(cost) !== undefined;

const baseFormAfter = (m: Match): boolean => m.end > m.at;

/** "Each opponent sacrifices a permanent unless they pay {1}": each of them may pay. Undefined when nobody but one player is meant. */
function unlessTheyPay(effect: Effect, payer: PlayerRef, cost: Cost[], m: Match): Effect | undefined {
  const who = 'who' in effect ? (effect.who as PlayerRef) : undefined;
  if (!who || !several(who) || !isOneOfThem(payer as unknown as Record<string, unknown>, m)) return undefined;
  const chooser = -2 - m.at;
  const own = { ...effect, who: whoIs(ofSlot(chooser)) } as Effect;
  return { do: 'may', who, cost, chooser, then: NOTHING, else: own };
}

/** "they", or "that player" where no player was named before, in "each opponent loses 1 life for each card in that player's hand". */
const isOneOfThem = (node: Record<string, unknown>, m: Match): boolean => {
  if (isThey(node)) return true;
  const of = node.of as { sel?: string; noun?: string; words?: string; at: number } | undefined;
  const that = node.player === 'of' && of?.sel === '$ref' && of.noun === 'player' && of.words?.toLowerCase() === 'that player';
  return that && !m.tokens.slice(0, m.at).some((t) => /^(players?|opponents?|controllers?|owners?)$/.test(t.key));
};

/** "Target player untaps all lands they control": where the verb has no place for who does it, their things say it. */
function theirOwn(who: PlayerRef, verbs: Effect): Effect {
  const target = who.player === 'of' && (who.of.sel as string) === '$target';
  return target && !mentionsNode(verbs, SUBJECT_PLAYER) ? rewrite(verbs, (node) => (isThey(node) ? who : undefined)) : verbs;
}

/** "Each player chooses a creature they control": what all of them have chosen is spoken of afterwards (CR 101.4). Undefined for anything else. */
function eachChooses(who: PlayerRef, verbs: Effect, m: Match): Effect | undefined {
  if (!several(who) || verbs.do !== 'let' || verbs.apart === undefined || verbs.what.sel !== 'choose') return undefined;
  const chooser: PlayerRef = whoIs({ sel: 'it' });
  const from = withPlayer(
    rewrite(verbs.what.from, (n) => (isOneOfThem(n, m) ? chooser : undefined)),
    chooser,
  );
  return { ...verbs, what: { ...verbs.what, who, from } };
}

/** "P does …". When P is several players and the verbs speak of "their" things, each does it with their own. */
function eachDoes(who: PlayerRef, verbs: Effect, m: Match): Effect {
  const chosen = eachChooses(who, verbs, m);
  if (chosen) return chosen;
  let their = false;
  let whole = false;
  walk(verbs, (node) => {
    if (node.player === '$their' || isOneOfThem(node, m)) their = true;
    if (node.do === 'discard' && node.count === 'all') whole = true;
    // "discards their hand, then draws that many cards": each as many as their own
    if (node.q === '$ref' && whole) their = true;
  });
  // all of everybody's things move at the same time (CR 101.4)
  const all = verbs.do === 'move' && verbs.what.sel === 'all' && (verbs.what.of as { player?: string } | undefined)?.player === '$their';
  const exiled = who.player === 'each' ? ownExiled(verbs) : undefined;
  if (exiled) return withPlayer(exiled, who);
  if (!several(who) || !their || all) return withPlayer(theirOwn(who, verbs), who);
  const slot = -2 - m.at;
  const together = ownExtreme(who, verbs, -1_700_001 - m.at * 2);
  if (together) return together;
  const own: PlayerRef = whoIs(ofSlot(slot));
  const effect = withPlayer(
    rewrite(verbs, (node) => (isOneOfThem(node, m) ? own : undefined)),
    own,
  );
  return eachOf({ sel: 'players', who }, slot, effect);
}

/** "P may …". When P is several players, each who does it is the one the verbs speak of. */
function may(who: PlayerRef, verbs: Effect, m: Match): Effect {
  if (!several(who)) return { do: 'may', who, then: withPlayer(verbs, who), $at: m.at } as Effect;
  const chooser = -2 - m.at;
  return { do: 'may', who, chooser, then: withPlayer(verbs, whoIs(ofSlot(chooser))), $at: m.at } as Effect;
}

function ifSo(cond: Condition, said: Effect): Effect | null {
  const then = differing(cond, said);
  return then && doIf(cond, then);
}

/** What is done unless somebody pays. */
function unless(g: Grammar): void {
  g.rule('sentence', 'if {c:condition} , {s:clauseList} {k:ifOrUnless} instead', ({ c, s, k }) => {
    const effect = doIf(k, s);
    return effect && raw.effect({ do: '$instead', cond: c, effect });
  });
  g.rule(
    'sentence',
    'then? {s:clauseList} unless {p:player} {c:payment}',
    ({ s, p, c }, m) => unlessTheyPay(s, p, c, m) ?? unlessPaid(s, p, c),
  );
  g.rule('sentence', 'then? {s:clauseList} unless {p:player} {c:payment} {x:whereX}', ({ s, p, c, x }, m) =>
    withX(unlessTheyPay(s, p, c, m) ?? unlessPaid(s, p, c), x),
  );
}

/** What is said of the damage or the move in the sentence before. */
function ofBefore(g: Grammar): void {
  // CR 614.1a: the same damage in another amount
  const otherDamage = (cond: Condition, value: Quantity): Effect => raw.effect({ do: '$otherDamage', cond, value } as never);
  g.rule('sentence', 'if {c:condition} , it/~ deals {q:quantity} damage instead', ({ c, q }) => otherDamage(c, q));
  g.rule('sentence', 'it/~ deals {q:quantity} damage instead if {c:condition}', ({ c, q }) => otherDamage(c, q));
  // CR 614.1c: what has just been put onto the battlefield
  g.rule(
    'sentence',
    'if {c:condition} , {o:pronoun} enters with {n:number} additional {k:counterName} counter/counters on it',
    ({ c, o, n, k }) =>
      (o as { sel: string }).sel === '$ref'
        ? raw.effect({ do: '$entersWith', cond: c, counters: [{ counter: k, count: n }] } as never)
        : null,
  );
  g.rule(
    'sentence',
    '{o:pronoun} enters with {n:number} additional {k:counterName} counter/counters on it if {c:condition}',
    ({ c, o, n, k }) =>
      (o as { sel: string }).sel === '$ref'
        ? raw.effect({ do: '$entersWith', cond: c, counters: [{ counter: k, count: n }] } as never)
        : null,
  );
  // CR 205.1a: what has been returned has this card type and no other
  for (const [words, type] of [
    ["it's an enchantment", 'Enchantment'],
    ["it's an artifact", 'Artifact'],
    ["it's an enchantment and loses all other card types", 'Enchantment'],
    ["it's an artifact and loses all other card types", 'Artifact'],
  ] as const)
    g.rule('sentence', words as "it's", () => raw.effect({ do: '$returnsAs', type } as never));
}

/** The same done with more things (CR 608.2c). */
function moreOfThem(g: Grammar): void {
  // CR 101.4: in turn order, but from you on
  g.rule('clause', 'starting with you , {c:playerClause}', ({ c }) =>
    c.do === 'let' && c.apart && c.what.sel === 'choose' && c.what.who.player === 'each'
      ? { ...c, what: { ...c.what, who: { player: 'each', first: 'you' } } }
      : null,
  );
  g.rule('sentence', "if it doesn't , {s:whereClause}", ({ s }) => raw.effect({ do: '$otherwise', effect: s, lacks: true } as never));
  // reason: no card that is read whole needs it yet
  g.rule('sentence', "if {n:aSpell} is countered this way , exile it instead of putting it? into its owner 's graveyard", ({ n }) =>
    raw.effect({ do: '$counteredTo', to: { to: 'exile' }, only: n } as never),
  );
  const more = (cond: Condition, n: Noun, most: number, few: number): Effect | null =>
    n.many && n.head === 'card' && !n.zone && few < most ? raw.effect({ do: '$moreOf', cond, filter: n.filter, most, few } as never) : null;
  g.rule('sentence', 'if {c:condition} , search your library for up to {k:digits} {n:noun} instead of {j:digits}', ({ c, k, n, j }) =>
    more(c, n, k, j),
  );
  g.rule('sentence', 'if {c:condition} , you may put {k:digits} {n:noun} onto the battlefield instead of {j:digits}', ({ c, k, n, j }) =>
    more(c, n, k, j),
  );
}

/** "Mill two cards, then destroy that creature if …": the condition is asked of the last alone, once the first has been done (CR 608.2c). Undefined for others. */
function onlyLast(s: Effect, c: Condition, m: Match): Effect | undefined {
  const thens = m.tokens.slice(m.at + 1, m.end).filter((t, i, all) => t.key === 'then' && all[i - 1]?.key === ',').length;
  return thens === 1 && s.do === 'seq' && s.of.length === 2 ? seq(s.of[0], doIf(c, s.of[1])) : undefined;
}

function conditional(g: Grammar): void {
  g.rule('sentence', 'then? {s:whereClause}', ({ s }) => s);
  g.rule('sentence', 'then? if {c:condition} , {s:whereClause}', ({ c, s }) => ifSo(c, s));
  g.rule('sentence', 'then? {s:clauseList} {c:ifOrUnless}', ({ s, c }, m) => onlyLast(s, c, m) ?? doIf(c, s));
  unless(g);
  g.rule('sentence', 'if {c:condition} , {s:clauseList} instead', ({ c, s }) => raw.effect({ do: '$instead', cond: c, effect: s }));
  g.rule('sentence', 'if {c:condition} , instead {s:clauseList}', ({ c, s }) => raw.effect({ do: '$instead', cond: c, effect: s }));
  g.rule('sentence', '{s:clauseList} instead if {c:condition}', ({ c, s }) => raw.effect({ do: '$instead', cond: c, effect: s }));
  putInstead(g);
  offers(g, may);
  const did = (done: boolean) => (c: { s: Effect }) => raw.effect({ do: '$ifDid', done, effect: c.s });
  g.rule('sentence', 'if you/they do , {s:whereClause}', did(true));
  g.rule('sentence', 'if you/they do , {s:clauseList} {c:ifOrUnless}', ({ s, c }) => {
    const then = doIf(c, s);
    return then && did(true)({ s: then });
  });
  g.rule('sentence', 'if the/that player does , {s:whereClause}', did(true));
  g.rule('sentence', "if you/they don't , {s:whereClause}", did(false));
  g.rule('sentence', "if the/that player doesn't , {s:whereClause}", did(false));
  notPut(g);
  g.rule('sentence', 'otherwise , {s:whereClause}', ({ s }) => raw.effect({ do: '$otherwise', effect: s }));
  g.rule('sentence', 'X is {q:quantity}', ({ q }) => (typeof q === 'number' ? null : raw.effect({ do: '$xIs', value: q } as never)));
  g.rule('sentence', 'when you do , {s:whereClause}', ({ s }) => raw.effect({ do: '$when', effect: s }));
  for (const those of ['it/they each?', 'that/those token/tokens/creature/creatures'])
    g.rule('sentence', `${those} has/have {a:abilities}` as '{a:abilities}', ({ a }) =>
      raw.effect({ do: '$tokensHave', abilities: a } as never),
    );
  g.rule('sentence', 'if they lose the flip , {s:whereClause}', ({ s }) => raw.effect({ do: '$coin', done: false, effect: s } as never));
  g.rule('sentence', 'if you win the flip , {s:whereClause}', ({ s }) => raw.effect({ do: '$coin', done: true, effect: s } as never));
  g.rule('sentence', 'if you lose the flip , {s:whereClause}', ({ s }) => raw.effect({ do: '$coin', done: false, effect: s } as never));
  g.rule('playerVerb', 'flip/flips a coin', () => ({ do: 'coin', who: SUBJECT_PLAYER, win: NOTHING, lose: NOTHING }));
  g.rule('sentence', 'if you win/won , {s:whereClause}', ({ s }) => raw.effect({ do: '$clash', effect: s } as never));
  const countered = (words: string, to: Countered | 'topOrBottom'): void => {
    for (const that of ['that', 'the'] as const) {
      const spell = `if ${that} spell is countered this way , ${words}`;
      g.rule('sentence', spell as 'if', () => raw.effect({ do: '$counteredTo', to } as never));
      g.rule('sentence', `${spell} , then {s:clause}` as '{s:clause}', ({ s }) => raw.effect({ do: '$counteredTo', to, then: s } as never));
    }
  };
  for (const [where, to] of [
    ["into its owner 's hand", { to: 'hand' }],
    ["on top of its owner 's library", { to: 'library', position: 'top' }],
    ["on the bottom of its owner 's library", { to: 'library', position: 'bottom' }],
  ] as const)
    countered(`put it/that ${where} instead of into that player/owner 's graveyard`.replace('it/that', 'it'), to);
  countered("put that card on the top or bottom of its owner 's library instead of into that player 's graveyard", 'topOrBottom');
  countered("exile it instead of putting it? into its owner 's graveyard", { to: 'exile' });
  ofBefore(g);
  for (const still of ["it's still a land/planeswalker", '~ is still a planeswalker'])
    g.rule('sentence', still as "it's still a land", () => raw.effect({ do: '$still' } as never));
  g.rule('sentence', "they're still lands", () => raw.effect({ do: '$still' } as never));
  g.rule('sentence', "it/they can't be regenerated", () => raw.effect({ do: '$noRegeneration' } as never));
  g.rule('sentence', "{o:pronoun} can't be regenerated", ({ o }) =>
    (o as { sel: string }).sel === '$ref' && !isIt(o) ? raw.effect({ do: '$noRegeneration' } as never) : null,
  );
  const untilEndOfTurn = (s: Selector, p: Predicate, m: Match): Effect =>
    placed(
      withSubject(
        {
          do: 'continuous',
          ...(p.mods.length ? { affects: { sel: '$subject' } as unknown as Selector } : {}),
          mods: p.mods,
          rules: p.rules,
          duration: 'endOfTurn',
        } as Effect,
        s,
      ),
      m,
    );
  g.rule(
    'sentence',
    'for as long as {o:oneObject} has a/an {k:counterName} counter on it , it {p:predicates}',
    ({ o, k, p }, m) => ({ ...untilEndOfTurn(o, p, m), duration: `counter:${k}` }) as Effect,
  );
  g.rule('sentence', 'until end of turn , {s:selector} each? {p:predicates}', ({ s, p }, m) => untilEndOfTurn(s, p, m));
  g.rule('sentence', 'until end of turn , {s:selector} {p:predicates} and {t:selector} {q:predicates}', ({ s, p, t, q }, m) =>
    seq(untilEndOfTurn(s, p, m), untilEndOfTurn(t, q, m)),
  );
  g.rule('sentence', 'until end of turn , {s:selector} {p:predicates} {x:whereX}', ({ s, p, x }, m) => withX(untilEndOfTurn(s, p, m), x));
}

const isIt = (o: Selector): boolean => ['it', 'they'].includes((o as unknown as { noun: string }).noun);

function prevention(g: Grammar): void {
  const either = (a: Selector, b: Selector): Effect | null =>
    a.sel === 'all' && b.sel === 'all'
      ? { do: 'chooseEffect', who: YOU, options: [a, b].map((what): Effect => ({ do: 'destroy', what, regeneration: 'allowed' })) }
      : null;
  // "all artifacts or enchantments" is one group of them
  const apart = ({ tokens, at }: Match): boolean => tokens.some((t, i) => i > at && t.key === 'or' && tokens[i + 1]?.key === 'all');
  g.rule('sentence', 'destroy {a:object} or {b:object}', ({ a, b }, m) => (apart(m) ? either(a, b) : null));
  g.rule('sentence', "a creature destroyed this way can't be regenerated", () => raw.effect({ do: '$noRegeneration' } as never));
  g.rule('sentence', "creatures/artifacts/lands/permanents destroyed this way can't be regenerated", () =>
    raw.effect({ do: '$noRegeneration', ofKind: true } as never),
  );
  const prevent = (source: import('@apnap/ability').Filter, to: import('@apnap/ability').Filter, kind: 'combat' | 'any'): Effect =>
    replacing({ replace: 'damage', source, to, kind, result: { result: 'preventAll' } }, 'endOfTurn');
  g.rule('sentence', 'prevent all combat damage that would be dealt this turn', () => prevent(ANY, ANY, 'combat'));
  g.rule('sentence', 'prevent all damage that sources of the color of your choice would deal this turn', (_, m) =>
    seq(
      { do: 'choose', who: YOU, what: { choose: 'color' }, slot: -1, $at: m.at } as Effect,
      prevent({ is: 'color', color: { slot: -1 } }, ANY, 'any'),
    ),
  );
}

const completes = (e: Effect): boolean => (e.do as string).startsWith('$');

export function installSentences(g: Grammar): void {
  verbs(g);
  clauses(g);
  conditional(g);
  moreOfThem(g);
  delayed(g);
  prevention(g);
  g.rule('sentences', '{s:sentence} .', ({ s }) => [s]);
  g.rule('sentences', '{s:sentence} . {t:sentences}', ({ s, t }) => [s, ...t]);
  g.rule('program', '{s:sentences}', ({ s }, m) => {
    if (m.tokens.some((t) => t.key === 'repeat') && !repeatsWell(s)) return null;
    const whole = settled(s);
    return whole && prizes(whole) === 0 ? whole : null;
  });
  // CR 702.159b
  // reason: magic/rules/717-attractions.test.ts reads it
  g.rule('playerVerb', 'claim the prize', () => ({ do: 'prize', effect: NOTHING }));
  // reason: magic/rules/717-attractions.test.ts reads it
  g.rule('program', '{s:sentences} prize — {t:sentences}', ({ s, t }) => {
    const [whole, effect] = [settled(s), settled(t)];
    if (!whole || !effect || prizes(whole) !== 1 || prizes(effect) > 0) return null;
    return rewrite(whole, (node) => (node.do === 'prize' ? { do: 'prize', effect } : undefined));
  });
}

/** Whether this is or speaks of something that is settled only when all sentences are known. */
const isUnsettled = (n: Readonly<Record<string, unknown>>): boolean => isCountedWay(n) || isOfChance(n) || isAtRandom(n);

function settled(list: Effect[]): Effect | null {
  const joined = joinSentences(list);
  if (!joined || !mentions(joined, isUnsettled)) return joined;
  const whole = afterCounters(joined);
  const chances = whole && settleChance(whole);
  return chances && settleRandom(chances);
}

/** How often a text says "claim the prize". */
function prizes(e: Effect): number {
  let n = 0;
  walk(e, (node) => {
    if (node.do === 'prize') n++;
  });
  return n;
}

/** Whether this may want what no sentence has said: what a cost is paid for, who does it, which tokens, what is voted on. */
const isWanting = (n: Readonly<Record<string, unknown>>): boolean =>
  n.$unpaid !== undefined || n.$any !== undefined || n.token === '$those' || isOfVote(n);

const CHOSEN_ONE = { sel: 'linked', link: CHOSEN_PLAYER } as const;

/** "Choose target opponent. … The chosen player loses 3 life": the one that this text has chosen, and none chosen by another ability (CR 608.2c). */
function chosenHere(whole: Effect): Effect {
  if (whole.do !== 'seq' || !mentionsNode(whole, CHOSEN_ONE)) return whole;
  const isPlayer = (e: Effect): boolean =>
    e.do === 'let' &&
    (e.what.sel as string) === '$target' &&
    mentionsNode(e.what, { is: 'player' }) &&
    !mentionsNode(e.what, { is: 'type' });
  const [choice, ...more] = whole.of.filter(isPlayer);
  if (choice?.do !== 'let' || more.length > 0) return whole;
  const { what } = choice;
  return rewrite<Effect>(whole, (n) => (n.sel === 'linked' && n.link === CHOSEN_PLAYER ? what : undefined));
}

/** Joins sentences in order; null when one of them completes nothing. */
export function joinSentences(said: Effect[]): Effect | null {
  const list = withTies(said);
  if (!list || completes(list[0])) return null;
  let done: Effect[] = [list[0]];
  for (const [i, sentence] of list.slice(1).entries()) {
    const next = tokensMeant(done, withSameX(sentence, list.slice(0, i + 1)));
    if (!next) return null;
    const put = ifNotPut(done, next);
    if (put === null) return null;
    if (put) {
      done = put;
      continue;
    }
    if ((next.do as string) === '$once') {
      const again = onceMore(done, next);
      if (!again) return null;
      done.push(again);
      continue;
    }
    if ((next.do as string) === '$moreOf') {
      const more = moreOf(done, next);
      if (!more) return null;
      done = more;
      continue;
    }
    const cast = (next.do as string) === '$libraryShuffles' ? shufflesAfterCast(done) : null;
    if (cast) {
      done = cast;
      continue;
    }
    const completed = complete(done[done.length - 1], next);
    if (completed === null) return null;
    if (completed === undefined) done.push(next);
    else done[done.length - 1] = completed;
  }
  const whole = chosenHere(seq(...done));
  if (!mentions(whole, isWanting)) return whole;
  return done.some(unpaid) || done.some(offeredToAny) || !tokensMeant([], done[0]) ? null : countVotes(whole);
}
