/** What things are said to be like, and what is asked of them: how they were cast, what they share, what was put on them (CR 109.2, 109.3, 608.2c). */
import type { Condition, Effect, Parts, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, compare, controlledBy, copying, count, isNot, oneOf, replacementPart, statOf } from './make.js';
import { and, type Noun, not, or, same, target, YOU } from './raw.js';
import { ref } from './references.js';

/** One of several kinds. */
function kinds(g: Grammar): void {
  const plain = (n: Noun): boolean => !n.zone && n.head !== 'card' && n.head !== 'spell';
  g.rule('post', "that's a/an {a:core} or a/an {b:core}", ({ a, b }) =>
    !a.many && !b.many && plain(a) && plain(b) && (a.head === 'token' || b.head === 'token') ? or(a.filter, b.filter) : null,
  );
  g.rule('post', 'that are {a:core} and-or {b:core}', ({ a, b }) =>
    a.many && b.many && plain(a) && plain(b) ? or(a.filter, b.filter) : null,
  );
  g.rule('post', "that's attacking alone", () => ({ is: 'status', status: 'attackingAlone' }));
  g.rule('post', "that isn't a commander", () => not({ is: 'commander' }));
  // CR 105.2
  for (const words of ['with exactly {n:several} colors', "that's exactly {n:several} colors"])
    g.rule('post', words as 'with exactly {n:several} colors', ({ n }) => ({ is: 'colorCount', cmp: '=', value: n }));
  // CR 701.52a
  for (const [word, many] of [
    ['Ring-bearer', false],
    ['Ring-bearers', true],
  ] as const)
    g.rule('core', word as 'Ring-bearer', () => ({ filter: { is: 'status', status: 'ringBearer' }, many, head: 'creature' }));
}

/** How a spell came to be, and how a card came to where it is (CR 601.2a, 400.7). */
function origins(g: Grammar): void {
  g.rule('post', "that wasn't cast from its owner 's hand", () => not({ is: 'cast', from: 'hand' }));
  g.rule('post', "that wasn't cast", () => not({ is: 'cast' }));
  g.rule('object', 'target exiled card with {k:keyword}', ({ k }, m) =>
    target(m.at, { filter: { is: 'keyword', keyword: k }, zone: 'exile', many: false, head: 'card' }, { min: 1, max: 1 }),
  );
}

/** Whose it is, from where it was cast, and what it has in common with others. */
function others(g: Grammar): void {
  g.rule('post', 'owned by another player', () => not({ is: 'ownedBy', who: YOU }));
  g.rule('post', 'cast from a graveyard', () => ({ is: 'cast', from: 'graveyard' }));
  g.rule('post', "that doesn't share a color with {s:some}", ({ s }) => not({ is: 'sharesColor', with: s }));
}

/** What "unattach" is said of (CR 701.3d). */
function unattached(g: Grammar): void {
  const from = (of: Selector): Effect => ({
    do: 'unattach',
    what: all('battlefield', and({ is: 'subtype', subtype: 'Equipment' }, { is: 'attachedTo', of })),
  });
  g.rule('playerVerb', 'unattach all Equipment from {o:object}', ({ o }) => from(o));
}

/** "As ~ enters, you may reveal a Dragon card from your hand. ~ enters tapped unless you revealed a Dragon card this way or you control a Dragon" (CR 614.12). */
function revealedOrControlled(g: Grammar): void {
  g.rule(
    'staticPart',
    'as ~ enters , you may {c:payment} . ~ enters tapped unless you revealed a/an {n:noun} this way or {k:condition}',
    ({ c, n, k }) => {
      const [reveal] = c;
      if (c.length !== 1 || reveal.pay !== 'objects' || reveal.verb !== 'reveal' || n.many || !same(reveal.filter, n.filter)) return null;
      return [
        replacementPart({
          replace: 'enters',
          what: oneOf({ sel: 'self' }),
          condition: isNot(k),
          entering: { tapped: 'tapped' },
          unless: c,
        }),
      ];
    },
  );
}

/** "Copy it. If …, copy that spell twice instead. You may choose new targets for the copies": of both. */
function copiedMore(g: Grammar): void {
  g.rule('sentence', 'copy {o:oneObject} . if {c:condition} , copy that spell {t:copyTimes} instead {r:newTargets}', ({ o, c, t, r }) => ({
    do: 'if',
    cond: c,
    then: copying(o, YOU, t, r),
    else: copying(o, YOU, 1, r),
  }));
}

const kickedTwice = ({ at, it, $self }: Parts['ownSpell']): Condition =>
  it
    ? ({ if: 'paid', label: 'kicker', $times: 2, $at: at, $it: it, $self } as Condition)
    : compare({ q: 'paid', label: 'kicker' }, '>=', 2);

/** What two things have in common, and which of them has more. */
function compared(g: Grammar): void {
  g.rule('simpleCondition', '{o:pronoun} has greater {s:statName} than {p:oneObject}', ({ o, s, p }) =>
    compare(statOf(s, o), '>', statOf(s, p)),
  );
  g.rule('simpleCondition', '{o:pronoun} had {s:statName} greater than {q:measure}', ({ o, s, q }) => compare(statOf(s, o), '>', q));
  g.rule('simpleCondition', '{o:pronoun} has greater power or toughness than {p:oneObject}', ({ o, p }) => ({
    if: 'or',
    of: [compare(statOf('power', o), '>', statOf('power', p)), compare(statOf('toughness', o), '>', statOf('toughness', p))],
  }));
  g.rule('simpleCondition', "it isn't that player 's turn", (_, m) => ({
    if: 'not',
    of: { if: 'turnOf', who: { player: 'of', of: ref({ ...m, at: m.at + 2, end: m.end - 2 }, 'player') } },
  }));
  // CR 601.2i
  g.rule('simpleCondition', 'you control {a:thing} and {b:thing} as you cast ~', ({ a, b }) => ({
    if: 'asCast',
    cond: { if: 'and', of: [a, b].map((f) => compare(count(all('battlefield', and(f, controlledBy(YOU)))), '>=', 1)) },
  }));
  g.rule('simpleCondition', '{o:ownSpell} was kicked twice', ({ o }) => kickedTwice(o));
}

export function installAttributes(g: Grammar): void {
  kinds(g);
  origins(g);
  others(g);
  unattached(g);
  revealedOrControlled(g);
  copiedMore(g);
  compared(g);
}
