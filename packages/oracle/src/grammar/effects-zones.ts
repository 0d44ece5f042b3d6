/** Moving cards and permanents: return, put, search, tokens (CR 400s, 701.8, 701.19, 111). */
import type { Ability, Color, Destination, Effect, Entering, Filter, Quantity, Selector, TokenSpec } from '@apnap/ability';
import { BASIC_LAND_TYPES, CARD_TYPES, PREDEFINED, ROLES } from '@apnap/ability';
import { whose } from './effects-basic.js';
import type { Grammar } from './engine.js';
import { chooseOne } from './make.js';
import type { Nonterminals } from './nonterminals.js';
import { multiply } from './quantities.js';
import { allOf, exiledWithIt, type Noun, not, or, raw, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { ref } from './references.js';
import { namedBefore } from './scale.js';

const move = (what: Selector, d: Destination): Effect => ({ do: 'move', what, ...d });

function moving(g: Grammar): void {
  g.rule('playerVerb', 'put/puts {o:taken} {d:destination} and {r:theRest} {e:destination}', ({ o, d, r, e }) =>
    seq(move(o, d), move(r, e)),
  );
}

/** "Put one of them into your hand, one on top of your library, and one on the bottom": each but the first of those that are left. */
function inThreePlaces(g: Grammar): void {
  const said = (at: number, what: Selector, d: Destination): Effect => ({ ...move(what, d), $at: at }) as unknown as Effect;
  const left = (s: Selector, d: Destination): Effect | null => {
    if (s.sel !== 'choose') return null;
    const from = s.from as unknown as { sel: string; at: number };
    return from.sel === '$ref' ? said(from.at, { ...s, from: { ...from, noun: 'rest' } as unknown as Selector }, d) : null;
  };
  g.rule(
    'playerVerb',
    'put/puts {o:taken} {d:destination} , {a:taken} {e:destination} , and {b:taken} {f:destination}',
    ({ o, d, a, e, b, f }, m) => {
      const [second, third] = [left(a, e), left(b, f)];
      return o.sel === 'choose' && second && third ? seq(said(m.at, o, d), second, third) : null;
    },
  );
}

/** Cards described, that are nowhere in particular. */
const cards = (n: Noun): Filter | null => (n.head === 'card' && !n.zone ? n.filter : null);
const oneCard = (n: Noun): Filter | null => (n.many ? null : cards(n));

/** Whose library is searched, or which zones at once, all of them or as many as the player likes; and for what (CR 701.19). */
function searching(g: Grammar): void {
  g.rule('searched', '{p:possessive} {z:searchedZones} for {c:searchedCards}', ({ p, z, c }) => ({ of: whose(p) ? WHO : p, ...z, ...c }));
  for (const zone of ['library', 'graveyard', 'hand'] as const) g.rule('zoneName', zone as 'hand', () => zone);
  g.rule('searchedZones', 'library', () => ({ zone: 'library' }));
  g.rule('searchedZones', '{a:zoneName} and-or {b:zoneName}', ({ a, b }) => ({ zone: a, also: { zones: [b], how: 'any' } }));
  g.rule('searchedZones', '{a:zoneName} and {b:zoneName}', ({ a, b }) => ({ zone: a, also: { zones: [b], how: 'all' } }));
  g.rule('searchedZones', '{a:zoneName} , {b:zoneName} , and {c:zoneName}', ({ a, b, c }) => ({
    zone: a,
    also: { zones: [b, c], how: 'all' },
  }));
  g.rule('searchedZones', '{a:zoneName} , {b:zoneName} , and-or {c:zoneName}', ({ a, b, c }) => ({
    zone: a,
    also: { zones: [b, c], how: 'any' },
  }));
  const described = (n: Noun, min: Quantity | 'all', max: Quantity | 'any'): Nonterminals['searchedCards'] | null => {
    const filter = cards(n);
    return filter && { filter, min, max };
  };
  g.rule('searchedCards', '{c:count} {n:nounOr}', ({ c, n }) => described(n, c.min, c.max));
  g.rule('searchedCards', 'a number of {n:nounOr} equal to {q:quantity}', ({ n, q }) => (n.many ? described(n, q, q) : null));
  g.rule('searchedCards', '{c:count} {n:nounOr} that share a land type', ({ c, n }) => {
    const cards = n.many ? described(n, c.min, c.max) : null;
    return cards && { ...cards, alike: 'landTypes' };
  });
  for (const names of ['with different names', 'that have different names'])
    g.rule('searchedCards', `{c:count} {n:nounOr} ${names}` as '{c:count} {n:nounOr}', ({ c, n }) => {
      const found = n.many ? described(n, c.min, c.max) : null;
      return found && { ...found, different: 'names' };
    });
  g.rule('searchedCards', 'all {n:nounOr}', ({ n }) => (n.many ? described(n, 'all', 'any') : null));
  // several cards that are each something else
  const listed = (n: Noun, rest: Filter[]): Filter[] | null => {
    const filter = oneCard(n);
    return filter && [filter, ...rest];
  };
  const each = (n: Noun, rest: Filter[]): Nonterminals['searchedCards'] | null => {
    const list = listed(n, rest);
    return list && { filter: or(...list), each: list, min: list.length, max: list.length };
  };
  g.rule('otherCards', 'a/an {n:noun}', ({ n }) => listed(n, []));
  g.rule('laterCards', 'and {l:otherCards}', ({ l }) => l);
  g.rule('laterCards', 'a/an {n:noun} , {l:laterCards}', ({ n, l }) => listed(n, l));
  g.rule('searchedCards', 'a/an {n:noun} or a/an {k:noun}', ({ n, k }) => {
    const [a, b] = [oneCard(n), oneCard(k)];
    return a && b && { filter: or(a, b), min: 1, max: 1 };
  });
  g.rule('searchedCards', 'a/an {n:noun} and/and-or {l:otherCards}', ({ n, l }) => each(n, l));
  g.rule('searchedCards', 'a/an {n:noun} , {l:laterCards}', ({ n, l }) => each(n, l));
  // CR 205.3i: only lands have these types
  g.rule('searchedCards', 'a land card of each basic land type', () => {
    const kinds = BASIC_LAND_TYPES.map((subtype): Filter => ({ is: 'subtype', subtype }));
    return { filter: or(...kinds), each: kinds, min: kinds.length, max: kinds.length };
  });
  g.rule('post', 'with that name', () => ({ is: 'named', name: { slot: -1 } }));
  for (const words of [
    'if you search/searched your library this way , shuffle',
    'if you search/searched your library this way , shuffle it',
  ])
    g.rule('sentence', words as 'if', () => raw.effect({ do: '$libraryShuffles' } as never));
}

type Described = Extract<TokenSpec, { token: 'described' }>;

/** Tokens by their characteristics (CR 111.3): "1/1 white Soldier creature token with flying". */
function describedTokens(g: Grammar): void {
  type Parts = { pt?: Nonterminals['ptSet'] | undefined; c?: Color[] | undefined; t: Nonterminals['tokenTypes'] };
  const described = ({ pt, c, t }: Parts, abilities: Ability[] = [], name?: string): Described => ({
    token: 'described',
    ...(name === undefined ? {} : { name }),
    supertypes: t.supertypes,
    types: t.types,
    subtypes: t.subtypes,
    colors: c ?? [],
    ...(pt ? { power: pt.power, toughness: pt.toughness } : {}),
    abilities,
  });
  const body = '{pt?:ptSet} {c?:colors} {t:tokenTypes} token/tokens';
  g.rule(
    'tokenPhrase',
    `${body} {a?:tokenAbilities} {n?:tokenName}` as '{pt?:ptSet} {c?:colors} {t:tokenTypes} {a?:tokenAbilities} {n?:tokenName}',
    ({ pt, c, t, a, n }) => described({ pt, c, t }, a, n),
  );
  g.rule(
    'tokenPhrase',
    `${body} {n:tokenName} {a:tokenAbilities}` as '{pt?:ptSet} {c?:colors} {t:tokenTypes} {n:tokenName} {a:tokenAbilities}',
    ({ pt, c, t, a, n }) => described({ pt, c, t }, a, n),
  );
  g.rule('tokenPhrase', "{pt?:ptSet} {t:tokenTypes} token/tokens {a?:tokenAbilities} {n?:tokenName} that's all colors", ({ pt, t, a, n }) =>
    described({ pt, t, c: ['W', 'U', 'B', 'R', 'G'] }, a, n),
  );
  for (const that of ["that's", 'that are'] as const)
    g.rule(
      'tokenPhrase',
      `{pt?:ptSet} {t:tokenTypes} token/tokens ${that} {i:color} , {j:color} , and {k:color}` as '{pt?:ptSet} {t:tokenTypes} {i:color} {j:color} {k:color}',
      ({ pt, t, i, j, k }) => described({ pt, t, c: [i, j, k] }),
    );
  g.rule('legendToken', '{s:supertype} {pt?:ptSet} {c?:colors} {t:tokenTypes} token {a?:tokenAbilities}', ({ s, pt, c, t, a }) =>
    described({ pt, c, t: { ...t, supertypes: [s, ...t.supertypes] } }, a),
  );
}

function tokens(g: Grammar): void {
  g.rule('tokenAbilities', 'with {a:abilities}', ({ a }) => a);
  g.rule('tokenName', 'named {n:cardName}', ({ n }) => n);
  describedTokens(g);
  for (const name of [...PREDEFINED, ...ROLES.map((r) => `${r} Role` as const)])
    g.rule('tokenPhrase', `${name.toLowerCase()} token/tokens` as 'clue', () => ({ token: 'predefined', name }));
  for (const copy of ["token/tokens that's a copy", 'tokens that are copies'] as const)
    g.rule('tokenPhrase', `${copy} of {o:oneObject} {e?:copyExcept}` as '{o:oneObject} {e?:copyExcept}', ({ o, e }) => ({
      token: 'copy',
      of: o,
      mods: e ?? [],
    }));
  // CR 607.2a: of one of the cards that the object has exiled
  g.rule('tokenPhrase', "token that's a copy of a/an {n:noun} {e?:copyExcept}", ({ n, e }) =>
    !n.many && exiledWithIt(n) ? { token: 'copy', of: chooseOne(YOU, allOf(n)), mods: e ?? [] } : null,
  );
  // CR 608.2d: chosen as it is created
  g.rule('tokenPhrase', "token that's a copy of a/an {n:noun} {e?:copyExcept}", ({ n, e }) =>
    n.many || n.zone || n.head === 'card' || n.head === 'spell' ? null : { token: 'copy', of: chooseOne(WHO, allOf(n)), mods: e ?? [] },
  );
  g.rule('tokenTypes', '{s:subtype} {t:tokenTypes}', ({ s, t }) => (s.many ? null : { ...t, subtypes: [s.subtype, ...t.subtypes] }));
  g.rule('tokenTypes', '{t:type}', ({ t }) => (t.many ? null : { supertypes: [], types: [t.type], subtypes: [] }));
  g.rule('tokenTypes', '{t:type} {r:tokenTypes}', ({ t, r }) =>
    t.many || r.subtypes.length || r.supertypes.length ? null : { ...r, types: [t.type, ...r.types] },
  );
  for (const that of ["that's", 'that are', "and that's"] as const)
    g.rule('tokenEntering', `${that} {e:arriving}` as '{e:arriving}', ({ e }) => e);
  g.rule('tokenEntering', 'attached to {o:object}', ({ o }) => (o.sel === 'all' ? null : { attachedTo: o }));
  const tokens = (count: Quantity, token: TokenSpec, entering?: Entering): Nonterminals['created'] => ({
    count,
    token,
    ...(entering ? { entering } : {}),
  });
  g.rule('created', '{n:number} {t:tokenPhrase} {e?:tokenEntering}', ({ n, t, e }) => tokens(n, t, e));
  g.rule('enteringWord', 'tapped', () => ({ tapped: 'tapped' }));
  g.rule('enteringWord', 'tapped and attacking', () => ({ tapped: 'tapped', attacking: 'attacking' }));
  g.rule('created', '{n:number} {w:enteringWord} {t:tokenPhrase}', ({ n, w, t }) => tokens(n, t, w));
  // CR 508.4a: the player that the words name
  g.rule('created', "{n:number} tapped {t:tokenPhrase} that's attacking that player/opponent", ({ n, t }, m) =>
    tokens(n, t, { tapped: 'tapped', attacking: { defender: ref({ ...m, at: m.end - 2 }, 'player') } }),
  );
  g.rule('created', '{n:number} {w?:enteringWord} {t:tokenPhrase} {f:forEach}', ({ n, w, t, f }, m) =>
    tokens(multiply(n, namedBefore(f, m)), t, w),
  );
  g.rule('created', 'a number of {w?:enteringWord} {t:tokenPhrase} equal to {q:quantity}', ({ w, t, q }) => tokens(q, t, w));
  // CR 201.3, 111.4: a token with a name of its own
  g.rule('created', '{n:cardName} , a/an {w?:enteringWord} {t:legendToken} {e?:tokenEntering}', ({ n, w, t, e }) =>
    tokens(1, { ...t, name: n }, w || e ? { ...w, ...e } : undefined),
  );
  g.rule('created', 'a/an {t:legendToken} {n:tokenName}', ({ t, n }) => tokens(1, { ...t, name: n }));
  const create = (...made: Nonterminals['created'][]): Effect => seq(...made.map((t): Effect => ({ do: 'createToken', who: WHO, ...t })));
  const either = (...made: Nonterminals['created'][]): Effect | null =>
    made.every((t) => t.count === 1) ? { do: 'chooseEffect', who: WHO, options: made.map((t) => create(t)) } : null;
  for (const choice of ['', 'your choice of ']) {
    const two = `create ${choice}{a:created} or {b:created}` as 'create {a:created} or {b:created}';
    g.rule('playerVerb', two, ({ a, b }) => either(a, b));
    const three = `create ${choice}{a:created} , {b:created} , or {c:created}` as 'create {a:created} {b:created} {c:created}';
    g.rule('playerVerb', three, ({ a, b, c }) => either(a, b, c));
  }
  g.rule('playerVerb', 'create/creates {a:created} and {b:created}', ({ a, b }) => create(a, b));
  g.rule('playerVerb', 'create/creates {a:created} , {b:created} , and {c:created}', ({ a, b, c }) => create(a, b, c));
}

function special(g: Grammar): void {
  for (const nonterminal of ['sentence', 'playerVerb'] as const)
    g.rule(
      nonterminal,
      'choose {a:choiceWord} or {b:choiceWord}',
      ({ a, b }, m) => ({ do: 'choose', who: YOU, what: { choose: 'word', words: [a, b] }, slot: -1, $at: m.at }) as Effect,
    );
  for (const type of CARD_TYPES) g.rule('choiceWord', `non${type}` as 'nonland', () => `non${type}`);
  g.rule('post', 'of the chosen kind', () => ({ is: 'chosenType', type: { slot: -1 } }));
  g.rule('choiceWords', '{a:choiceWord} , {b:choiceWords}', ({ a, b }) => [a, ...b]);
  g.rule('choiceWords', '{a:choiceWord} , or {b:choiceWord}', ({ a, b }) => [a, b]);
  for (const word of ['odd', 'even'] as const) g.rule('choiceWord', word, () => word);
  for (const value of ['value', 'quality'])
    g.rule('post', `with {s:statName} of the chosen ${value}` as 'with {s:statName}', ({ s }) => ({
      is: 'parity',
      stat: s,
      parity: { link: 0 },
    }));
  for (const value of ['value', 'quality'])
    g.rule('post', `without {s:statName} of the chosen ${value}` as 'without {s:statName}', ({ s }) =>
      not({ is: 'parity', stat: s, parity: { link: 0 } }),
    );
  g.rule('choiceWord', '{t:type}', ({ t }) => (t.many ? null : t.type));
}

export function installZoneEffects(g: Grammar): void {
  inThreePlaces(g);
  moving(g);
  searching(g);
  tokens(g);
  special(g);
}
