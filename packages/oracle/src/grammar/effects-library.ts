/** Cards in libraries and what may be done with them later: revealing until, exiling from the top, playing, shuffling in (CR 701). */
import type { Duration, Effect, Filter, PlayerRef, Selector, TargetSpec } from '@apnap/ability';
import { hand } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { allIn, choose, compare, controlledBy, doIf, happened, howOften, ofType, oneOf, ownedBy, shuffling } from './make.js';
import { ANY, allOf, and, exiledWithIt, mentions, type Noun, not, raw, SELF, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { ref } from './references.js';

/** Ends a search of the library: shuffling comes before the cards are put where they go. */
const library = (what: Selector, position: 'top' | 'bottom'): Effect => ({ do: 'move', what, to: 'library', position });

/** Slots that the binder numbers: a place in the text gives each its own. */
const slotAt = (m: Match, which: number): number => -1000 - m.at * 2 - which;

/** Whether the words after it speak of those that were not looked for. */
const speaksOfRest = (m: Match): boolean =>
  m.tokens.some((t, i) => i >= m.end && (t.key === 'rest' || (t.key === 'other' && m.tokens[i + 2]?.key === 'revealed')));

function untilOne(g: Grammar): void {
  for (const [verb, to] of [
    ['reveal/reveals', 'revealed'],
    ['exile/exiles', 'exiled'],
  ] as const)
    for (const [library, until] of [
      ['{w:own} library', `until you/they ${verb} {c:number} {n:noun}`],
      ['{w:own} library', `until {c:number} {n:noun} is/are ${to}`],
      // the library that something has just been shuffled into
      ['that library', `until {c:number} {n:noun} is/are ${to}`],
    ] as const)
      g.rule('playerVerb', `${verb} cards from the top of ${library} ${until}` as '{w?:own} {c:number} {n:noun}', ({ w, c, n }, m) =>
        w !== false && n.many === (c !== 1) && n.head === 'card' && !n.zone
          ? ({
              ...{ do: 'revealUntil', who: WHO, filter: n.filter, count: c, bind: slotAt(m, 0), bindAll: slotAt(m, 1), to },
              // "those cards" are those looked for where the rest of them is spoken of besides
              ...(c !== 1 && speaksOfRest(m) ? { $several: true } : {}),
            } as Effect)
          : null,
      );
  g.rule('pronoun', 'all other cards revealed/exiled this way', (_, m) => ref(m, 'rest', true));
  g.rule('pronoun', 'the other cards exiled this way', (_, m) => ref(m, 'otherExiled', true));
  g.rule('pronoun', 'all cards revealed this way', (_, m) => ref(m, 'revealedAll', true));
}

/** CR 701.34a: what is manifested after nobody can tell which is which. */
function piles(g: Grammar): void {
  g.rule('playerVerb', 'exile {o:object} and {t:topCards} in a face-down pile , shuffle that pile', ({ o, t }) => ({
    do: 'move',
    what: { sel: 'union', of: [o, t] },
    to: 'exile',
    face: 'faceDown',
    order: 'random',
  }));
}

/** What is in a graveyard of one's own, if it is there. */
const inOwnGraveyard = (of: Selector): Selector => ({ sel: 'filter', of, filter: and({ is: 'inZone', zone: 'graveyard' }, ownedBy(YOU)) });

function ordered(g: Grammar): void {
  const graveyard = allIn('graveyard', WHO, ANY);
  // "…, then shuffle and put that card on top"
  for (const words of ['on top', 'on top of it'] as const)
    g.rule('playerVerb', `put {o:pronoun} ${words}` as 'put {o:pronoun}', ({ o }) => library(o, 'top'));
  g.rule('playerVerb', 'put {o:pronoun} on top of it in any order', ({ o }) => ({ ...library(o, 'top'), order: 'any' }) as Effect);
  g.rule('playerVerb', "shuffle/shuffles {o:selector} into its/their owner/owners 's library/libraries", ({ o }) =>
    intoLibrary(o, { player: 'ownerOf', of: o }),
  );
  g.rule('playerVerb', "put {o:selector} on top of their owners 's libraries , then those players shuffle their libraries", ({ o }) =>
    intoLibrary(o, { player: 'ownerOf', of: o }),
  );
  g.rule('playerVerb', 'shuffle/shuffles {o:shuffledIn} into {w:own} library', ({ o, w }) => (w ? intoLibrary(o, WHO) : null));
  // CR 400.3: each card goes into its owner's library
  g.rule('playerVerb', "shuffle/shuffles {o:self} and {w:own} graveyard into their owner 's library", ({ o, w }) => {
    const owners: Selector[] = [WHO, { player: 'ownerOf', of: o } as PlayerRef].map((who) => ({ sel: 'players', who }));
    return w
      ? seq(
          { do: 'move', what: { sel: 'union', of: [o, graveyard] }, to: 'library', position: 'top' },
          shuffling({ player: 'of', of: { sel: 'union', of: owners } }),
        )
      : null;
  });
  g.rule('playerVerb', 'shuffle/shuffles {o:self} into {w:own} library from {u:own} graveyard', ({ o, w, u }) =>
    w && u ? intoLibrary(inOwnGraveyard(o), WHO) : null,
  );
  g.rule('playerVerb', 'shuffle/shuffles {o:self} from {u:own} graveyard into {w:own} library', ({ o, w, u }) =>
    w && u ? intoLibrary(inOwnGraveyard(o), WHO) : null,
  );
  // where the ability works is said by what it triggers on (CR 603.10a)
  const hasDied = (m: Match): boolean => m.tokens.slice(0, m.at).some((t) => t.key === 'dies');
  g.rule('playerVerb', 'exile {o:pronoun} from {w:own} graveyard', ({ o, w }, m) =>
    w && o.sel === 'self' && hasDied(m) ? ({ do: 'move', what: inOwnGraveyard(o), to: 'exile', $at: m.at } as Effect) : null,
  );
  g.rule('shuffledIn', '{o:selector}', ({ o }) => (o.sel === 'players' ? null : o));
  g.rule('shuffledIn', '{o:theRest}', ({ o }) => o);
  g.rule('shuffledIn', '{s:chosen}', ({ s }) => s);
  g.rule('shuffledIn', '{w:own} graveyard', ({ w }) => (w ? graveyard : null));
  g.rule('shuffledIn', '{w:own} hand', ({ w }) => (w ? hand(WHO) : null));
  g.rule('shuffledIn', 'the cards from {w:own} hand', ({ w }) => (w ? hand(WHO) : null));
  g.rule('shuffledIn', '{w:own} hand and graveyard', ({ w }) => (w ? { sel: 'union', of: [hand(WHO), graveyard] } : null));
  g.rule('shuffledIn', '{a:selector} and {b:selector}', ({ a, b }) =>
    a.sel === 'union' && b.sel === 'all' ? { sel: 'union', of: [...a.of, b] } : null,
  );
  g.rule('shuffledIn', '{w:own} hand , {u:own} graveyard , and {o:selector}', ({ w, u, o }) =>
    w && u ? { sel: 'union', of: [hand(WHO), graveyard, o] } : null,
  );
}

/** Shuffled into a library: put there and the library shuffled (CR 701.24). */
export const intoLibrary = (what: Selector, who: PlayerRef): Effect =>
  seq({ do: 'move', what, to: 'library', position: 'top' }, shuffling(who));

export const mayCast = (then: Effect): Effect => ({ do: 'may', who: YOU, then });

const permit = (what: Selector, duration: Duration, cost: 'free' | 'normal' = 'normal', who: PlayerRef = WHO): Effect => ({
  do: 'permitPlay',
  who,
  what,
  duration,
  cost,
});
const nonland: Filter = not(ofType('Land'));
const spells = (o: Selector): Selector => ({ sel: 'filter', of: o, filter: nonland });
const played = (o: Selector, verb: 'play' | 'cast'): Selector => (verb === 'play' ? o : spells(o));

/** One or some of several cards. */
function ofSeveral(g: Grammar): void {
  // one of them, whichever it is (CR 601.3, 305.1)
  const once = (o: Selector, v: 'play' | 'cast', d: Duration, f?: 'free'): Effect =>
    ({ ...permit(played(o, v), d, f, YOU), uses: 1 }) as Effect;
  g.rule('permission', '{d:permittedFor} , you may {v:playOrCast} one of {o:permittedCards} {f?:freely}', ({ d, v, o, f }) =>
    once(o, v, d, f),
  );
  g.rule(
    'permission',
    '{d:permittedFor} , you may {v:playOrCast} up to {k:digits} of {o:permittedCards}',
    ({ d, v, k, o }) => ({ ...permit(played(o, v), d, 'normal', YOU), uses: k }) as Effect,
  );
  g.rule(
    'permission',
    'you may {v:playOrCast} up to {k:digits} of {o:permittedCards} {d:permittedFor}',
    ({ v, k, o, d }) =>
      ({
        ...permit(played(o, v), d, 'normal', YOU),
        uses: k,
      }) as Effect,
  );
  // reason: the time may be said at the end, too
  g.rule('permission', 'you may {v:playOrCast} one of {o:permittedCards} {d:permittedFor} {f?:freely}', ({ v, o, d, f }) =>
    once(o, v, d, f),
  );
  g.rule('permission', '{d:permittedFor} , you may {v:playOrCast} a {o:linkedCard}', ({ d, v, o }) => once(o, v, d));
  const kind = (n: Noun): Filter | null => (n.many && n.head === 'spell' ? castable(n) : null);
  g.rule('permission', 'you may cast {n:noun} from among {o:permittedCards} {d:permittedFor}', ({ n, o, d }) => {
    const what = kind(n);
    return what && permit(among(o, what), d, 'normal', YOU);
  });
  // reason: the time may be said first, too
  g.rule('permission', '{d:permittedFor} , you may cast {n:noun} from among {o:permittedCards} {f?:freely}', ({ d, n, o, f }) => {
    const what = kind(n);
    return what && permit(among(o, what), d, f, YOU);
  });
}

function playing(g: Grammar): void {
  for (const verb of ['play', 'cast'] as const) g.rule('playOrCast', verb as 'play', () => verb);
  g.rule('permittedFor', '{d:duration}', ({ d }) => d);
  // CR 611.2b: for as long as the card stays where it is; there it is another object when it has left (400.7)
  for (const remains of ['it remains', 'they remain', 'that card remains'] as const)
    g.rule('permittedFor', `for as long as ${remains} exiled` as 'for', () => 'indefinite');
  g.rule('permittedCards', '{o:pronoun}', ({ o }) => o);
  g.rule('permittedCards', '{o:permitted}', ({ o }) => o);
  g.rule('permittedCards', '{o:pronoun} from exile', ({ o }) => o);
  for (const words of ['{n:noun}', 'all {n:noun}'])
    g.rule('permittedCards', words as '{n:noun}', ({ n }) => (n.many && n.filter.is === 'and' && exiledWithIt(n) ? allOf(n) : null));
  g.rule('freely', 'without paying its/their mana cost/costs', () => 'free');
  // "you may play that card this turn": a permission, not something done now
  g.rule('permission', '{d:permittedFor} , you may {v:playOrCast} {o:permittedCards} {f?:freely}', ({ d, v, o, f }) =>
    permit(played(o, v), d, f, YOU),
  );
  g.rule('permission', 'you may {v:playOrCast} {o:permittedCards} {d:permittedFor} {f?:freely}', ({ v, o, d, f }) =>
    permit(played(o, v), d, f, YOU),
  );
  g.rule('permission', "{d:permittedFor} , you may cast {o:permittedCards} if it's {k:cardKind}", ({ d, o, k }) =>
    permit({ sel: 'filter', of: o, filter: k }, d, 'normal', YOU),
  );
  g.rule('permission', 'you may {v:playOrCast} {o:permittedCards} {f:freely} {d:permittedFor}', ({ v, o, f, d }) =>
    permit(played(o, v), d, f, YOU),
  );
  const looked = [
    'you may look at and {v:playOrCast} {o:permittedCards} {d:permittedFor}',
    '{d:permittedFor} , you may look at and {v:playOrCast} {o:permittedCards}',
  ];
  for (const words of looked)
    g.rule(
      'permission',
      words as 'you may look at and {v:playOrCast} {o:permittedCards} {d:permittedFor}',
      ({ v, o, d }) => ({ ...permit(played(o, v), d, 'normal', YOU), look: 'too' }) as Effect,
    );
  g.rule('permission', '{d:duration} , you may cast a/an {n:noun} from among {o:permittedCards} {f?:freely}', ({ d, n, o, f }) => {
    const what = n.many ? null : castable(n);
    return what && ({ ...permit({ sel: 'filter', of: o, filter: what }, d, f, YOU), uses: 1 } as Effect);
  });
  g.rule('permission', 'you may cast {o:object} this turn', ({ o }) =>
    (o as { sel: string }).sel === '$target' ? permit(o, 'endOfTurn', 'normal', YOU) : null,
  );
  ofSeveral(g);
  const one = (o: Selector, v: 'play' | 'cast', d: Duration): Effect => permit(played(choose(YOU, o, 1, 1), v), d, 'normal', YOU);
  g.rule('permission', 'choose one of {o:pronoun} . {d:permittedFor} , you may {v:playOrCast} that card', ({ o, d, v }) => one(o, v, d));
  g.rule('permission', 'choose one of {o:pronoun} . you may {v:playOrCast} that card {d:permittedFor}', ({ o, v, d }) => one(o, v, d));
  // CR 406.3: who may look at it once may do so as long as it is exiled
  const looking = (at: Selector, m: Match): Effect => ({ do: 'look', who: YOU, at, $at: m.at }) as Effect;
  for (const remains of ['it remains', 'they remain'] as const)
    g.rule('permission', `you may look at {o:permittedCards} for as long as ${remains} exiled` as '{o:permittedCards}', ({ o }, m) =>
      looking(o, m),
    );
  // what is permitted, and how mana may be spent on it
  g.rule('permitting', '{p:permission}', ({ p }) => p);
  g.rule('permitting', '{p:permission} ,? and {s:spendingClause}', ({ p, s }) => seq(p, s));
  g.rule('sentence', '{p:permitting}', ({ p }) => p);
  g.rule('sentence', 'if {c:condition} , {p:permitting}', ({ c, p }) => doIf(c, p));
  g.rule('sentence', "if you don't , {p:permitting}", ({ p }) => raw.effect({ do: '$ifDid', done: false, effect: p }));
  g.rule('sentence', 'otherwise , {p:permitting}', ({ p }) => raw.effect({ do: '$otherwise', effect: p }));
  g.rule('sentence', 'if you do , {p:permitting}', ({ p }) => raw.effect({ do: '$ifDid', done: true, effect: p }));
  const play = (what: Selector): Effect => ({ do: 'play', who: WHO, what: someOf(what), cost: 'free' });
  g.rule('playerVerb', 'cast/casts {o:object} without paying its/their mana cost/costs', ({ o }) => play(o));
  g.rule(
    'playerVerb',
    'play/plays {o:object} without paying its/their mana cost/costs',
    ({ o }) => ({ ...play(o), lands: 'too' }) as Effect,
  );
  g.rule('playerVerb', 'cast/casts {o:chosen} without paying its/their mana cost/costs', ({ o }) =>
    o.sel === 'choose' && mentions(o.from, (n) => 'zone' in n) && !mentions(o.from, (n) => n.zone === 'battlefield' || n.zone === 'stack')
      ? play(o)
      : null,
  );
  g.rule('playerVerb', 'cast/casts {c:count} {n:noun} from among {o:pronoun} without paying its/their mana cost/costs', ({ c, n, o }) =>
    castable(n) ? play(choose(WHO, among(o, n.head === 'spell' ? n.filter : (castable(n) as Filter)), c.min, c.max)) : null,
  );
}

/** "During any turn you attacked with a token, you may play that card": for as long as the card stays where it is. */
function duringTurns(g: Grammar): void {
  g.rule('anyTurn', 'you attacked with {t:anyThing}', ({ t }) =>
    happened({ on: 'attack', what: and(t, controlledBy(YOU)), batch: 'each' }),
  );
  g.rule('anyTurn', 'you attacked with {c:howMany} {n:counted}', ({ c, n }) =>
    compare(howOften({ on: 'attack', what: and(n, controlledBy(YOU)), batch: 'each' }, 'times'), c.cmp, c.value),
  );
  for (const words of ['you attacked with {o:self}', '{o:self} attacked'])
    g.rule('anyTurn', words as '{o:self} attacked', ({ o }) => happened({ on: 'attack', what: oneOf(o), batch: 'each' }));
  // CR 500.1: the turn after this one that is theirs, and no other
  g.rule('permission', 'during your next turn , you may {v:playOrCast} {o:permittedCards}', ({ v, o }) => ({
    do: 'permitPlay',
    who: YOU,
    what: played(o, v),
    duration: 'untilEndOfYourNextTurn',
    cost: 'normal',
    from: 'laterTurn',
    while: { if: 'turnOf', who: YOU },
  }));
  g.rule('permission', 'during any turn {a:anyTurn} , you may {v:playOrCast} {o:permittedCards}', ({ a, v, o }) => ({
    do: 'permitPlay',
    who: YOU,
    what: v === 'play' ? o : { sel: 'filter', of: o, filter: not(ofType('Land')) },
    duration: 'indefinite',
    cost: 'normal',
    while: a,
  }));
}

/** "You may cast those cards": as many of them as the player likes, one after the other (CR 608.2g). */
function someOf(what: Selector): Selector {
  const node = what as { sel: string; many?: boolean };
  return node.sel === '$ref' && node.many ? choose(WHO, what, 0, 'any') : what;
}

/** One target card in a graveyard. */
function isTargetCard(o: Selector): boolean {
  const node = o as unknown as { sel: string; spec?: TargetSpec };
  return node.sel === '$target' && node.spec?.max === 1 && node.spec.from.every((zone) => zone === 'graveyard');
}

/** "You may cast a spell from your graveyard. If that spell would be put into a graveyard, …": which it is, is known afterwards. */
function castFromGraveyard(g: Grammar): void {
  // CR 608.2g: it is cast as the effect is carried out, for what it costs
  g.rule('playerVerb', 'cast {o:object}', ({ o }) => (isTargetCard(o) ? { do: 'play', who: WHO, what: o, cost: 'normal' } : null));
  const spokenOf = ({ tokens, end }: Match): boolean =>
    /^\. if that (card|spell) would /.test(
      tokens
        .slice(end, end + 5)
        .map((t) => `${t.key} `)
        .join(''),
    );
  const cast = (n: Noun, of: PlayerRef | undefined, p: Filter | undefined, cost: 'free' | undefined, m: Match): Effect | null => {
    const kind = n.many || !spokenOf(m) ? null : castable(n);
    if (!kind) return null;
    const slot = -1_200_000 - m.at * 2;
    const from: Selector = { sel: 'all', zone: 'graveyard', ...(of ? { of } : {}), filter: and(kind, ...(p ? [p] : [])) };
    const chosen = { do: 'let', slot, what: choose(YOU, from, 1, 1), $at: m.at } as Effect;
    return mayCast(seq(chosen, { do: 'play', who: YOU, what: { sel: 'slot', slot }, cost: cost ?? 'normal' }));
  };
  // "when ~ dies, …", "if ~ is in your graveyard, …": of the object itself, which is there
  g.rule('permission', 'you may cast it from your graveyard {d:permittedFor}', ({ d }, m) => {
    const before = m.tokens
      .slice(0, m.at)
      .map((t) => t.key)
      .join(' ');
    return /^when ~ dies ,$|\bif ~ is in your graveyard\b[^.]* ,$/.test(before)
      ? permit(spells(inOwnGraveyard(SELF)), d, 'normal', YOU)
      : null;
  });
  // CR 608.2g: as the ability resolves
  g.rule('clause', 'you may cast {o:self} from your graveyard', ({ o }) =>
    mayCast({ do: 'play', who: YOU, what: inOwnGraveyard(o), cost: 'normal' }),
  );
  // who doesn't is spoken of afterwards, so it is cast now or never
  g.rule('clause', 'you may cast {o:pronoun}', ({ o }, { tokens, end }) =>
    (o.sel as string) === '$ref' &&
    !(o as { many?: boolean }).many &&
    tokens[end + 1]?.key === 'if' &&
    tokens[end + 2]?.key === 'you' &&
    tokens[end + 3]?.key === "don't"
      ? mayCast({ do: 'play', who: YOU, what: o, cost: 'normal' })
      : null,
  );
  for (const clause of ['clause', 'subjectClause'] as const)
    g.rule(clause, 'you may cast a/an {n:nounOr} from {p:possessive} graveyard {q?:post} {f?:freely}', ({ n, p, q, f }, m) =>
      cast(n, p, q, f, m),
    );
  // reason: magic/rules/608-cast-and-exiled.test.ts reads it
  g.rule('clause', 'you may cast a/an {n:nounOr} from a graveyard {q?:post} {f?:freely}', ({ n, q, f }, m) => cast(n, undefined, q, f, m));
}

/** "a card", "a creature spell" of cards that are somewhere else: what may be cast. */
function castable(n: Noun): Filter | null {
  if (n.head === 'card') return n.zone ? null : n.filter;
  if (n.head !== 'spell') return null;
  const list = n.filter.is === 'and' ? n.filter.of : [n.filter];
  const rest = list.filter((f) => f.is !== 'spell');
  return rest.length === 0 ? { is: 'not', of: ofType('Land') } : rest.length === 1 ? rest[0] : { is: 'and', of: rest };
}

const among = (of: Selector, filter: Filter): Selector => (filter.is === 'any' ? of : { sel: 'filter', of, filter });

export function installLibraryEffects(g: Grammar): void {
  untilOne(g);
  piles(g);
  ordered(g);
  playing(g);
  duringTurns(g);
  castFromGraveyard(g);
  g.rule('ordinal', 'second', () => 2);
  g.rule('ordinal', 'third', () => 3);
  g.rule('ordinal', 'fourth', () => 4);
  g.rule('ordinal', 'fifth', () => 5);
  // reason: the series is whole
  g.rule('ordinal', 'sixth', () => 6);
  g.rule('ordinal', 'seventh', () => 7);
  // reason: the series is whole
  g.rule('ordinal', 'eighth', () => 8);
  g.rule('ordinal', 'tenth', () => 10);
  g.rule('ordinal', 'twelfth', () => 12);
}
