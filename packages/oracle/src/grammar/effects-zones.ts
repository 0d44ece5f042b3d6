/** Moving cards and permanents: return, put, search, tokens (CR 400s, 701.8, 701.19, 111). */
import type { Effect, Entering, Filter, PlayerRef, Quantity, Selector, TokenSpec, Zone } from '@apnap/ability';
import { PREDEFINED, ROLES } from '@apnap/ability';
import { hand, whose } from './effects-basic.js';
import type { Grammar } from './engine.js';
import { allIn, choose, chooseOne, moved, times } from './make.js';
import type { Destination } from './nonterminals.js';
import { type Noun, or, raw, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { ref } from './references.js';

function destinations(g: Grammar): void {
  const to = (zone: Zone, more: Omit<Destination, 'to'> = {}): Destination => ({ to: zone, ...more });
  g.rule('destination', "to/into its/their owner 's hand", () => to('hand'));
  g.rule('destination', "to/into their owners 's hands", () => to('hand'));
  g.rule('destination', 'to/into {p:possessive} hand', ({ p }) => (whose(p) ? to('hand') : null));
  g.rule('destination', 'into {p:possessive} graveyard', ({ p }) => (whose(p) ? to('graveyard') : null));
  g.rule('destination', 'on top of {p:possessive} library', ({ p }) => (whose(p) ? to('library', { position: 'top' }) : null));
  g.rule('destination', "on top of its/their owner 's library", () => to('library', { position: 'top' }));
  g.rule('destination', 'on top of {p:possessive} library in any order', ({ p }) =>
    whose(p) ? to('library', { position: 'top', order: 'any' }) : null,
  );
  g.rule('destination', 'back in any order', () => to('library', { position: 'top', order: 'any' }));
  g.rule('destination', 'on the bottom of {p:possessive} library', ({ p }) => (whose(p) ? to('library', { position: 'bottom' }) : null));
  g.rule('destination', "on the bottom of its/their owner 's library", () => to('library', { position: 'bottom' }));
  g.rule('destination', 'on the bottom of {p:possessive} library in any order', ({ p }) =>
    whose(p) ? to('library', { position: 'bottom', order: 'any' }) : null,
  );
  g.rule('destination', 'on the bottom of {p:possessive} library in a random order', ({ p }) =>
    whose(p) ? to('library', { position: 'bottom', order: 'random' }) : null,
  );
  g.rule('destination', 'onto/to the battlefield {e?:entering}', ({ e }) => to('battlefield', e ? { entering: e } : {}));
  g.rule('destination', 'onto/to the battlefield blocking {o:oneObject}', ({ o }) =>
    to('battlefield', { entering: { blocking: { attacker: o } } }),
  );
  g.rule('destination', 'onto/to the battlefield attached to {o:oneObject}', ({ o }) => to('battlefield', { entering: { attachedTo: o } }));
  g.rule('destination', 'onto/to the battlefield under your control attached to {o:oneObject}', ({ o }) =>
    to('battlefield', { under: YOU, entering: { attachedTo: o } }),
  );
  g.rule('destination', 'onto/to the battlefield flipped', () => to('battlefield', { entering: { face: 'flipped' } }));
  g.rule('destination', 'onto/to the battlefield {e?:entering} under your control {f?:entering}', ({ e, f }) =>
    to('battlefield', { under: YOU, ...(e || f ? { entering: { ...e, ...f } } : {}) }),
  );
  g.rule('destination', "onto/to the battlefield {e?:entering} under its/their owner 's control {f?:entering}", ({ e, f }) =>
    to('battlefield', e || f ? { entering: { ...e, ...f } } : {}),
  );
  g.rule('enteringItem', 'tapped', () => ({ tapped: 'tapped' }));
  g.rule('enteringItem', 'transformed', () => ({ face: 'transformed' }));
  g.rule('enteringItem', 'attacking', () => ({ attacking: 'attacking' }));
  g.rule('enteringItem', 'with {n:number} {c:counterName} counter/counters on it', ({ n, c }) => ({
    counters: [{ counter: c, count: n }],
  }));
  g.rule('entering', '{e:enteringItem}', ({ e }) => e);
  g.rule('entering', '{e:enteringItem} and {f:enteringItem}', ({ e, f }) => ({ ...e, ...f }));
}

const move = (what: Selector, d: Destination): Effect => ({ do: 'move', what, ...d });

function moving(g: Grammar): void {
  g.rule('playerVerb', 'return/returns {s:selector} {d:destination}', ({ s, d }) => move(s, d));
  g.rule('playerVerb', 'return/returns {o:pronoun} from {p:possessive} graveyard {d:destination}', ({ o, p, d }) =>
    p.player === 'you' ? { do: 'move', what: o, from: 'graveyard', ...d } : null,
  );
  g.rule('playerVerb', 'put/puts {o:pronoun} from {p:possessive} graveyard {d:destination}', ({ o, p, d }) =>
    p.player === 'you' ? { do: 'move', what: o, from: 'graveyard', ...d } : null,
  );
  g.rule('playerVerb', 'return/returns {s:chosen} {d:destination}', ({ s, d }) => move(s, d));
  g.rule('playerVerb', 'put/puts {s:selector} {d:destination}', ({ s, d }) => move(s, d));
  g.rule('playerVerb', 'put/puts {s:chosen} {d:destination}', ({ s, d }) => move(s, d));
  g.rule('playerVerb', 'put the rest {d:destination}', ({ d }, m) => move(ref({ ...m, at: m.at + 1, end: m.at + 3 }, 'rest', true), d));
  g.rule('playerVerb', 'exile the rest', (_, m) => move(ref({ ...m, at: m.at + 1, end: m.at + 3 }, 'rest', true), { to: 'exile' }));
  g.rule('playerVerb', 'put all {n:noun} revealed this way {d:destination} and the rest {e:destination}', ({ n, d, e }, m) =>
    n.head === 'card'
      ? seq(
          move({ sel: 'filter', of: ref({ ...m, at: m.at + 1 }, 'revealed', true), filter: n.filter }, d),
          move(ref({ ...m, at: m.end }, 'rest', true), e),
        )
      : null,
  );
  g.rule('playerVerb', 'reveal {c:count} {n:noun} from among them', ({ c, n }, m) => ({
    do: 'reveal',
    what: choose(WHO, filtered(ref({ ...m, at: m.at + 1 }, 'card', true), n.filter), c.min, c.max),
  }));
  g.rule('playerVerb', 'put one of {o:pronoun} {d:destination} and the rest {e:destination}', ({ o, d, e }, m) =>
    seq(move(chooseOne(WHO, o), d), move(ref({ ...m, at: m.end }, 'rest', true), e)),
  );
  g.rule('playerVerb', 'put one of {o:pronoun} {d:destination} and the other {e:destination}', ({ o, d, e }, m) =>
    seq(move(chooseOne(WHO, o), d), move(ref({ ...m, at: m.end }, 'rest', true), e)),
  );
  g.rule('playerVerb', 'put {c:count} {n:noun} from among them {d:destination}', ({ c, n, d }, m) =>
    move(choose(WHO, filtered(ref({ ...m, at: m.at + 1 }, 'card', true), n.filter), c.min, c.max), d),
  );
}

const filtered = (of: Selector, filter: Filter): Selector => (filter.is === 'any' ? of : { sel: 'filter', of, filter });

function searching(g: Grammar): void {
  const search = (c: { min: Quantity; max: Quantity | 'any' }, filter: Filter, of: PlayerRef = WHO): Effect => ({
    do: 'search',
    who: WHO,
    of,
    zone: 'library',
    filter,
    min: c.min,
    max: c.max,
    bind: -1,
  });
  g.rule('playerVerb', 'search/searches {p:possessive} library for {c:count} {n:nounOr}', ({ p, c, n }) =>
    n.head === 'card' && !n.zone ? search(c, n.filter, whose(p) ? WHO : p) : null,
  );
  severalZones(g);
}

type Search = Extract<Effect, { do: 'search' }>;

/** Several zones at once, all of them or as many as the player likes; several cards that are each something else (CR 701.19). */
function severalZones(g: Grammar): void {
  const search = (of: PlayerRef, zone: Zone, filter: Filter, more: Pick<Search, 'min' | 'max'> & Partial<Search>): Effect => ({
    do: 'search',
    who: WHO,
    of: whose(of) ? WHO : of,
    zone,
    filter,
    bind: -1,
    ...more,
  });
  const cards = (n: Noun): Filter | null => (n.head === 'card' && !n.zone ? n.filter : null);
  const THREE = 'graveyard , hand , and library';
  for (const [zones, also] of [
    [THREE, { zones: ['hand', 'library'], how: 'all' }],
    ['graveyard , hand , and-or library', { zones: ['hand', 'library'], how: 'any' }],
  ] as const) {
    const found = (p: PlayerRef, n: Noun, more: Pick<Search, 'min' | 'max'>): Effect | null => {
      const what = cards(n);
      return what && search(p, 'graveyard', what, { ...more, also: { zones: [...also.zones], how: also.how } });
    };
    g.rule(
      'playerVerb',
      `search/searches {p:possessive} ${zones} for {c:count} {n:nounOr}` as '{p:possessive} {c:count} {n:nounOr}',
      ({ p, c, n }) => found(p, n, c),
    );
    g.rule('playerVerb', `search/searches {p:possessive} ${zones} for all {n:nounOr}` as '{p:possessive} {n:nounOr}', ({ p, n }) =>
      n.many ? found(p, n, { min: 'all', max: 'any' }) : null,
    );
  }
  g.rule('post', 'with that name', () => ({ is: 'named', name: { slot: -1 } }));
  for (const [zones, first, also] of [
    ['library and-or graveyard', 'library', 'graveyard'],
    ['graveyard and-or library', 'graveyard', 'library'],
    ['hand and-or library', 'hand', 'library'],
    ['library and-or hand', 'library', 'hand'],
    ['hand and-or graveyard', 'hand', 'graveyard'],
    ['graveyard and-or hand', 'graveyard', 'hand'],
  ] as const)
    g.rule(
      'playerVerb',
      `search/searches {p:possessive} ${zones} for {c:count} {n:nounOr}` as '{p:possessive} {c:count} {n:nounOr}',
      ({ p, c, n }) => {
        const what = cards(n);
        return what && search(p, first, what, { ...c, also: { zones: [also], how: 'any' } });
      },
    );
  const several = (p: PlayerRef, ...nouns: Noun[]): Effect | null => {
    const each = nouns.map(cards);
    if (nouns.some((n) => n.many) || each.some((f) => f === null)) return null;
    return search(p, 'library', or(...(each as Filter[])), { each: each as Filter[], min: nouns.length, max: nouns.length });
  };
  for (const join of ['and', 'and-or'])
    g.rule(
      'playerVerb',
      `search/searches {p:possessive} library for a/an {a:noun} ${join} a/an {b:noun}` as '{p:possessive} {a:noun} {b:noun}',
      ({ p, a, b }) => several(p, a, b),
    );
  g.rule('playerVerb', 'search/searches {p:possessive} library for a/an {a:noun} , a/an {b:noun} , and a/an {c:noun}', ({ p, a, b, c }) =>
    several(p, a, b, c),
  );
  g.rule(
    'playerVerb',
    'search/searches {p:possessive} library for a/an {a:noun} , a/an {b:noun} , a/an {c:noun} , and a/an {d:noun}',
    ({ p, a, b, c, d }) => several(p, a, b, c, d),
  );
  g.rule(
    'playerVerb',
    'search/searches {p:possessive} library for a/an {a:noun} , a/an {b:noun} , a/an {c:noun} , a/an {d:noun} , and a/an {e:noun}',
    ({ p, a, b, c, d, e }) => several(p, a, b, c, d, e),
  );
  for (const words of [
    'if you search/searched your library this way , shuffle',
    'if you search/searched your library this way , shuffle it',
  ])
    g.rule('sentence', words as 'if', () => raw.effect({ do: '$libraryShuffles' } as never));
}

function tokens(g: Grammar): void {
  g.rule('tokenAbilities', 'with {a:abilities}', ({ a }) => a);
  g.rule('tokenPhrase', '{pt?:ptSet} {c?:colors} {t:tokenTypes} token/tokens {a?:tokenAbilities}', ({ pt, c, t, a }) => ({
    token: {
      token: 'described',
      supertypes: t.supertypes,
      types: t.types,
      subtypes: t.subtypes,
      colors: c ?? [],
      ...(pt ? { power: pt.power, toughness: pt.toughness } : {}),
      abilities: a ?? [],
    },
  }));
  g.rule(
    'tokenPhrase',
    '{pt?:ptSet} {c?:colors} {t:tokenTypes} token/tokens {a?:tokenAbilities} named {n:cardName}',
    ({ pt, c, t, a, n }) => ({
      token: {
        token: 'described',
        name: n,
        supertypes: t.supertypes,
        types: t.types,
        subtypes: t.subtypes,
        colors: c ?? [],
        ...(pt ? { power: pt.power, toughness: pt.toughness } : {}),
        abilities: a ?? [],
      },
    }),
  );
  for (const name of [...PREDEFINED, ...ROLES.map((r) => `${r} Role` as const)])
    g.rule('tokenPhrase', `${name.toLowerCase()} token/tokens` as 'clue', () => ({ token: { token: 'predefined', name } }));
  g.rule('tokenPhrase', "token/tokens that's a copy of {o:oneObject}", ({ o }) => ({ token: { token: 'copy', of: o, mods: [] } }));
  g.rule('tokenPhrase', "token/tokens that's a copy of {o:oneObject} {e:copyExcept}", ({ o, e }) => ({
    token: { token: 'copy', of: o, mods: e },
  }));
  g.rule('tokenTypes', '{s:subtype} {t:tokenTypes}', ({ s, t }) => (s.many ? null : { ...t, subtypes: [s.subtype, ...t.subtypes] }));
  g.rule('tokenTypes', '{t:type}', ({ t }) => (t.many ? null : { supertypes: [], types: [t.type], subtypes: [] }));
  g.rule('tokenTypes', '{t:type} {r:tokenTypes}', ({ t, r }) =>
    t.many || r.subtypes.length || r.supertypes.length ? null : { ...r, types: [t.type, ...r.types] },
  );
  const create = (count: Quantity, token: TokenSpec, entering?: Entering): Effect => ({
    do: 'createToken',
    who: WHO,
    count,
    token,
    ...(entering ? { entering } : {}),
  });
  g.rule('playerVerb', 'create/creates {n:number} {t:tokenPhrase}', ({ n, t }) => create(n, t.token));
  g.rule('playerVerb', 'create/creates {n:number} tapped {t:tokenPhrase}', ({ n, t }) => create(n, t.token, { tapped: 'tapped' }));
  g.rule('playerVerb', "create/creates {n:number} {t:tokenPhrase} that's tapped and attacking", ({ n, t }) =>
    create(n, t.token, { tapped: 'tapped', attacking: 'attacking' }),
  );
  for (const [words, entering] of [
    ["that's attacking", { attacking: 'attacking' }],
    ['that are attacking', { attacking: 'attacking' }],
  ] as const)
    g.rule('playerVerb', `create/creates {n:number} {t:tokenPhrase} ${words}` as '{n:number} {t:tokenPhrase}', ({ n, t }) =>
      create(n, t.token, entering),
    );
  for (const that of ["that's", 'that are', "and that's"])
    g.rule(
      'playerVerb',
      `create/creates {n:number} {t:tokenPhrase} ${that} blocking {o:oneObject}` as '{n:number} {t:tokenPhrase} {o:oneObject}',
      ({ n, t, o }) => create(n, t.token, { blocking: { attacker: o } }),
    );
  g.rule('playerVerb', 'create/creates {n:number} {t:tokenPhrase} that are tapped and attacking', ({ n, t }) =>
    create(n, t.token, { tapped: 'tapped', attacking: 'attacking' }),
  );
  g.rule('playerVerb', 'create/creates {n:number} {t:tokenPhrase} attached to {o:object}', ({ n, t, o }) =>
    o.sel === 'all' ? null : create(n, t.token, { attachedTo: o }),
  );
  g.rule('playerVerb', 'create {n:number} {t:tokenPhrase} {f:forEach}', ({ n, t, f }) =>
    n === 1 ? create(f, t.token) : create(times([n, f]), t.token),
  );
  g.rule('playerVerb', 'create a number of {t:tokenPhrase} equal to {q:quantity}', ({ t, q }) => create(q, t.token));
  g.rule('playerVerb', 'create that many {t:tokenPhrase}', ({ t }, m) =>
    create({ q: '$ref', at: m.at, words: 'that many', measure: 'that' } as unknown as Quantity, t.token),
  );
}

function special(g: Grammar): void {
  // "You choose a card from it. That player discards that card." after a hand has been revealed
  g.rule('sentence', '{p:player} reveals their hand . you choose a/an {n:noun} from it . that player discards that card', ({ p, n }) =>
    n.head === 'card' && !n.zone
      ? seq(
          { do: 'reveal', what: hand(p) },
          {
            do: 'discardThese',
            what: chooseOne(YOU, allIn('hand', p, n.filter)),
          },
        )
      : null,
  );
  g.rule('sentence', '{p:player} reveals their hand . you choose a/an {n:noun} from it . exile that card', ({ p, n }) =>
    n.head === 'card' && !n.zone ? seq({ do: 'reveal', what: hand(p) }, moved(chooseOne(YOU, allIn('hand', p, n.filter)), 'exile')) : null,
  );
  g.rule(
    'sentence',
    'choose {a:choiceWord} or {b:choiceWord}',
    ({ a, b }, m) => ({ do: 'choose', who: YOU, what: { choose: 'word', words: [a, b] }, slot: -1, $at: m.at }) as Effect,
  );
  g.rule('choiceWord', '{t:type}', ({ t }) => (t.many ? null : t.type));
}

export function installZoneEffects(g: Grammar): void {
  destinations(g);
  moving(g);
  searching(g);
  tokens(g);
  special(g);
}
