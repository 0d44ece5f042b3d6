/** Cards in libraries and what may be done with them later: revealing until, exiling from the top, playing, shuffling in (CR 701). */
import type { Duration, Effect, Filter, PlayerRef, Quantity, Selector } from '@apnap/ability';
import { hand, whose } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { allIn, choose, ofType, shuffling } from './make.js';
import { ANY, mentions, mentionsNode, type Noun, not, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { ref } from './references.js';

/** Ends a search of the library: shuffling comes before the cards are put where they go. */
const library = (what: Selector, position: 'top' | 'bottom'): Effect => ({ do: 'move', what, to: 'library', position });

/** Slots that the binder numbers: a place in the text gives each its own. */
const slotAt = (m: Match, which: number): number => -1000 - m.at * 2 - which;

function untilOne(g: Grammar): void {
  const until = (m: Match, n: Noun, count: Quantity, to: 'revealed' | 'exiled'): Effect | null =>
    n.head === 'card' && !n.zone
      ? { do: 'revealUntil', who: WHO, filter: n.filter, count, bind: slotAt(m, 0), bindAll: slotAt(m, 1), to }
      : null;
  for (const [verb, to] of [
    ['reveal', 'revealed'],
    ['exile', 'exiled'],
  ] as const) {
    const many = `${verb}/${verb}s`;
    g.rule(
      'playerVerb',
      `${many} cards from the top of {p:possessive} library until you/they ${many} a/an {n:noun}` as '{p:possessive} {n:noun}',
      ({ p, n }, m) => (whose(p) && !n.many ? until(m, n, 1, to) : null),
    );
    g.rule(
      'playerVerb',
      `${many} cards from the top of {p:possessive} library until you/they ${many} {c:number} {n:noun}` as '{p:possessive} {c:number} {n:noun}',
      ({ p, c, n }, m) => (whose(p) && n.many ? until(m, n, c, to) : null),
    );
  }
  g.rule('pronoun', 'all other cards revealed/exiled this way', (_, m) => ref(m, 'rest', true));
  g.rule('pronoun', 'all cards revealed this way', (_, m) => ref(m, 'revealedAll', true));
}

function ordered(g: Grammar): void {
  // "…, then shuffle and put that card on top"
  for (const words of ['on top', 'on top of it'] as const)
    g.rule('playerVerb', `put {o:pronoun} ${words}` as 'put {o:pronoun}', ({ o }) => library(o, 'top'));
  for (const [verb, whoseLibrary] of [
    ['shuffle/shuffles', "its/their owner 's library"],
    ['shuffle/shuffles', "their owners 's libraries"],
  ] as const)
    g.rule('playerVerb', `${verb} {o:selector} into ${whoseLibrary}` as '{o:selector}', ({ o }) =>
      intoLibrary(o, { player: 'ownerOf', of: o }),
    );
  g.rule('playerVerb', 'shuffle/shuffles {o:selector} into {p:possessive} library', ({ o, p }) =>
    whose(p) && o.sel !== 'players' ? intoLibrary(o, WHO) : null,
  );
  g.rule('playerVerb', 'shuffle/shuffles {s:chosen} into {p:possessive} library', ({ s, p }) => (whose(p) ? intoLibrary(s, WHO) : null));
  g.rule('playerVerb', 'shuffle/shuffles {p:possessive} graveyard into {q:possessive} library', ({ p, q }) =>
    whose(p) && whose(q) ? intoLibrary(allIn('graveyard', WHO, ANY), WHO) : null,
  );
  g.rule('playerVerb', 'shuffle/shuffles {p:possessive} hand into {q:possessive} library', ({ p, q }) =>
    whose(p) && whose(q) ? intoLibrary(hand(WHO), WHO) : null,
  );
  g.rule('playerVerb', 'shuffle/shuffles {p:possessive} hand and graveyard into {q:possessive} library', ({ p, q }) =>
    whose(p) && whose(q) ? intoLibrary({ sel: 'union', of: [hand(WHO), allIn('graveyard', WHO, ANY)] }, WHO) : null,
  );
  g.rule('destination', "on the bottom of their owners 's libraries", () => ({ to: 'library', position: 'bottom' }));
  g.rule('destination', "on top of their owners 's libraries", () => ({ to: 'library', position: 'top' }));
  g.rule('destination', "into its/their owner 's library {n:ordinal} from the top", ({ n }) => ({
    to: 'library',
    position: { fromTop: n },
  }));
}

/** Shuffled into a library: put there and the library shuffled (CR 701.24). */
export const intoLibrary = (what: Selector, who: PlayerRef): Effect =>
  seq({ do: 'move', what, to: 'library', position: 'top' }, shuffling(who));

const mayCast = (then: Effect): Effect => ({ do: 'may', who: YOU, then });

function playing(g: Grammar): void {
  const permit = (what: Selector, duration: Duration, cost: 'free' | 'normal' = 'normal', who: PlayerRef = WHO): Effect => ({
    do: 'permitPlay',
    who,
    what,
    duration,
    cost,
  });
  const nonland: Filter = not(ofType('Land'));
  const spells = (o: Selector): Selector => ({ sel: 'filter', of: o, filter: nonland });
  // "you may play that card this turn": a permission, not something done now
  for (const [verb, of] of [
    ['play', (o: Selector): Selector => o],
    ['cast', spells],
  ] as const)
    for (const [words, duration] of [
      ['until end of turn', 'endOfTurn'],
      ['this turn', 'endOfTurn'],
      ['until the end of your next turn', 'untilEndOfYourNextTurn'],
      ['until your next turn', 'untilYourNextTurn'],
    ] as const) {
      const give = ({ o }: { o: Selector }): Effect => permit(of(o), duration, 'normal', YOU);
      const giveFree = ({ o }: { o: Selector }): Effect => permit(of(o), duration, 'free', YOU);
      g.rule('permission', `${words} , you may ${verb} {o:pronoun}` as '{o:pronoun}', give);
      g.rule('permission', `you may ${verb} {o:pronoun} ${words}` as '{o:pronoun}', give);
      const free = 'without paying its/their mana cost/costs';
      g.rule('permission', `${words} , you may ${verb} {o:pronoun} ${free}` as '{o:pronoun}', giveFree);
      g.rule('permission', `you may ${verb} {o:pronoun} ${words} ${free}` as '{o:pronoun}', giveFree);
    }
  g.rule('permission', 'you may cast {o:object} this turn', ({ o }) =>
    (o as { sel: string }).sel === '$target' ? permit(o, 'endOfTurn', 'normal', YOU) : null,
  );
  g.rule('sentence', '{p:permission}', ({ p }) => p);
  g.rule('sentence', '{p:permission} and {s:spendingClause}', ({ p, s }) => seq(p, s));
  g.rule('sentence', '{p:permission} , and {s:spendingClause}', ({ p, s }) => seq(p, s));
  // CR 707.12: copied where it is, and the copy is cast
  const copied = (what: Selector): Effect => ({ do: 'play', who: YOU, what, cost: 'free', copy: 'copy' });
  const free = 'without paying its mana cost';
  for (const copy of ['{o:pronoun}', '{o:chosen}'] as const) {
    // two choices: to copy it, and to cast what was made
    g.rule('sentence', `you may copy ${copy} . if you do , you may cast the copy ${free}` as '{o:pronoun}', ({ o }) => ({
      do: 'may',
      who: YOU,
      then: mayCast(copied(o)),
    }));
    g.rule('sentence', `copy ${copy} . you may cast the copy ${free}` as '{o:pronoun}', ({ o }) => mayCast(copied(o)));
    g.rule('sentence', `you may copy ${copy} and cast the copy ${free}` as '{o:pronoun}', ({ o }) => mayCast(copied(o)));
  }
  const play = (what: Selector): Effect => ({ do: 'play', who: WHO, what, cost: 'free' });
  g.rule('playerVerb', 'play/cast/casts/plays {o:object} without paying its/their mana cost/costs', ({ o }) => play(o));
  g.rule('playerVerb', 'cast/casts {o:chosen} without paying its/their mana cost/costs', ({ o }) =>
    o.sel === 'choose' && mentions(o.from, (n) => 'zone' in n) && !mentionsNode(o.from, { zone: 'battlefield' }) ? play(o) : null,
  );
  g.rule('playerVerb', 'cast/casts {c:count} {n:noun} from among {o:pronoun} without paying its/their mana cost/costs', ({ c, n, o }) =>
    castable(n) ? play(choose(WHO, among(o, castable(n) as Filter), c.min, c.max)) : null,
  );
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

function taking(g: Grammar): void {
  g.rule('playerVerb', 'put {n:number} of {o:pronoun} {d:destination} and the rest {e:destination}', ({ n, o, d, e }, m) =>
    n === 1
      ? null
      : seq({ do: 'move', what: choose(WHO, o, n, n), ...d }, { do: 'move', what: ref({ ...m, at: m.end }, 'rest', true), ...e }),
  );
  g.rule('playerVerb', 'put any number of {o:pronoun} {d:destination} and the rest {e:destination}', ({ o, d, e }, m) =>
    seq({ do: 'move', what: choose(WHO, o, 0, 'any'), ...d }, { do: 'move', what: ref({ ...m, at: m.end }, 'rest', true), ...e }),
  );
  g.rule('playerVerb', 'put {n:number} of {o:pronoun} {d:destination}', ({ n, o, d }) => ({
    do: 'move',
    what: choose(WHO, o, n, n),
    ...d,
  }));
  g.rule('playerVerb', 'put {o:pronoun} {d:destination} and the rest {e:destination}', ({ o, d, e }, m) =>
    seq({ do: 'move', what: o, ...d }, { do: 'move', what: ref({ ...m, at: m.end }, 'rest', true), ...e }),
  );
  g.rule('destination', 'back on top of {p:possessive} library in any order', ({ p }) =>
    whose(p) ? { to: 'library', position: 'top', order: 'any' } : null,
  );
}

export function installLibraryEffects(g: Grammar): void {
  untilOne(g);
  ordered(g);
  playing(g);
  taking(g);
  g.rule('ordinal', 'second', () => 2);
  g.rule('ordinal', 'third', () => 3);
  g.rule('ordinal', 'fifth', () => 5);
  g.rule('ordinal', 'seventh', () => 7);
}
