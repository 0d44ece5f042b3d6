/** What enters, dies and moves: events, conditions and statements about it, and what is so as it happens (CR 508.1c, 603, 604, 614.12). */
import type { Condition, Effect, EventPattern, Filter, PlayerRef, Replacement, StaticPart, Zone } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { compare, continuousPart, isNot, oneOf, ownedBy, replacementPart } from './make.js';
import type { Predicate } from './nonterminals.js';
import { allOf, and, not as isNone, mentions, type Noun, otherAt, SELF, withPlayer, withX, YOU } from './raw.js';

const self: Filter = oneOf(SELF);
const not = (of: Condition): Condition => isNot(of);
const yours = (f: Filter): Filter => and(f, ownedBy(YOU));

function doings(g: Grammar): void {
  const first = (event: EventPattern): { event: EventPattern; while: Condition } => ({
    event,
    while: not(compare({ q: 'happened', event, measure: 'times', before: 'event' }, '>=', 1)),
  });
  for (const [words, on] of [
    ['gain/gains life', 'gainLife'],
    ['lose/loses life', 'loseLife'],
  ] as const)
    g.rule('eventWhile', `{p:player} ${words} for the first time each turn` as '{p:player} gain/gains', ({ p }) =>
      p.player === 'you' ? first({ on, who: p }) : null,
    );
  // what one player does, or what happens to what is one player's, at once or one after the other
  const once = (e: EventPattern): boolean => {
    if (e.on === 'counters') return e.what.is === 'oneOf' && e.per === undefined;
    if (e.on === 'createToken') return e.who.player === 'you' && e.batch === 'oneOrMore';
    if (e.on === 'zone') return e.batch === 'oneOrMore' && e.once === undefined;
    return (e.on === 'surveil' || e.on === 'scry' || e.on === 'search' || e.on === 'acted') && e.who.player === 'you';
  };
  g.rule('eventWhile', '{e:oneEvent} for the first time each turn', ({ e }) => (once(e) ? first(e) : null));
  g.rule('oneEvent', '{e:lossOfSeveral}', ({ e }) => e);
}

/** Whether it speaks of anything mentioned before. */
const speaksOfMore = (x: unknown): boolean => mentions(x, (n) => n.sel === '$ref' || n.q === '$ref');

/** "As ~ enters, sacrifice all lands you control": done before it is there (CR 614.12a). */
function asItEnters(g: Grammar): void {
  const before = (effect: Effect): StaticPart[] | null =>
    effect.do === 'sacrifice' ||
    effect.do === 'sacrificeThese' ||
    (effect.do === 'move' && effect.to === 'exile') ||
    (effect.do === 'discard' && effect.count === 'all') ||
    (effect.do === 'life' && effect.change === 'lose') ||
    (effect.do === 'keywordAction' && effect.action === 'turnFaceDown')
      ? [replacementPart({ replace: 'enters', what: self, before: effect })]
      : null;
  g.rule('staticPart', 'as ~ enters , you? {v:placedVerb}', ({ v }) => before(withPlayer(v, YOU)));
  g.rule('staticPart', 'as ~ enters , you? {v:placedVerb} {x:whereX}', ({ v, x }) => {
    const said = withX(withPlayer(v, YOU), x);
    return said && before(said);
  });
  g.rule('staticPart', 'as ~ enters , choose a/an {a:adjectives} card name', ({ a }) => [
    replacementPart({
      replace: 'enters',
      what: self,
      choices: { do: 'choose', who: YOU, what: { choose: 'cardName', filter: a }, link: 0 },
    }),
  ]);
}

const ZONES: readonly Zone[] = ['library', 'hand', 'graveyard', 'exile', 'command', 'stack', 'battlefield'];

/** What cards have wherever they are but on the battlefield. */
function elsewhere(g: Grammar): void {
  g.rule('staticPart', "all cards that aren't on the battlefield , spells , and permanents {p:predicates}", ({ p }) =>
    p.rules.length > 0
      ? null
      : [
          continuousPart(
            {
              sel: 'union',
              of: ZONES.map((zone) => ({
                sel: 'all' as const,
                zone,
                filter: { is: zone === 'stack' ? 'spell' : zone === 'battlefield' ? 'permanent' : 'any' },
              })),
            },
            p.mods,
          ),
        ],
  );
  g.rule('staticPart', "{n:noun} you own that aren't on the battlefield have {a:abilities}", ({ n, a }) => {
    if (!n.many || n.zone || n.head !== 'card') return null;
    const filter = yours(n.filter);
    const zonesOf: readonly Zone[] = ['hand', 'graveyard', 'library', 'exile', 'command', 'stack'];
    return [
      continuousPart(
        { sel: 'union', of: zonesOf.map((zone) => ({ sel: 'all' as const, zone, filter })) },
        a.map((ability) => ({ mod: 'addAbility' as const, ability })),
      ),
    ];
  });
}

const OFF: readonly Zone[] = ['hand', 'graveyard', 'library', 'exile', 'command'];

/** What is so of permanents is so of spells and of cards in every other zone, too (CR 109.2, 604.1). */
function everywhereElse(g: Grammar): void {
  const part = (permanents: Noun, spells: Noun | undefined, cards: Noun, p: Predicate): StaticPart[] | null => {
    const fits = permanents.many && !permanents.zone && permanents.head !== 'card' && cards.many && !cards.zone && cards.head === 'card';
    if (!fits || (spells && !(spells.many && spells.zone === 'stack')) || p.rules.length > 0) return null;
    const of = [
      allOf(permanents),
      ...(spells ? [allOf(spells)] : []),
      ...OFF.map((zone) => ({ sel: 'all' as const, zone, filter: yours(cards.filter) })),
    ];
    return [continuousPart({ sel: 'union', of }, p.mods)];
  };
  const off = "you own that aren't on the battlefield";
  g.rule(
    'staticPart',
    `{a:noun} {p:predicates} . the same is true for {b:noun} and {c:noun} ${off}` as '{a:noun} {p:predicates} {b:noun} {c:noun}',
    ({ a, p, b, c }) => part(a, b, c, p),
  );
  g.rule('staticPart', `{a:noun} and {c:noun} ${off} {p:predicates}` as '{a:noun} {c:noun} {p:predicates}', ({ a, c, p }) =>
    part(a, undefined, c, p),
  );
}

/** What happens to something instead of dying (CR 614.6, 700.4). */
function deaths(g: Grammar): void {
  type Instead = Pick<Extract<Replacement, { replace: 'zone' }>, 'toInstead' | 'position' | 'instead'>;
  const part = (what: Filter, instead: Instead): StaticPart[] => [
    replacementPart({ replace: 'zone', what, from: 'battlefield', to: 'graveyard', ...instead }),
  ];
  const wheres: readonly (readonly [string, Instead])[] = [
    ["return it to its owner 's hand", { toInstead: 'hand' }],
    ["put it on top of its owner 's library", { toInstead: 'library', position: 'top' }],
    ["put it on the bottom of its owner 's library", { toInstead: 'library', position: 'bottom' }],
  ];
  for (const [words, instead] of [['exile it', { toInstead: 'exile' }] as const, ...wheres]) {
    g.rule('staticPart', `if {n:thing} would die , ${words} instead` as '{n:thing}', ({ n }) => part(n, instead));
    g.rule('staticPart', `if another {n:noun} would die , ${words} instead` as '{n:noun}', ({ n }, m) =>
      n.many || n.zone ? null : part(and(otherAt(m), n.filter), instead),
    );
    if (instead.toInstead !== 'exile')
      for (const it of [words, words.replace(' it ', ' ~ ')])
        g.rule('staticPart', `if ~ would die , ${it} instead` as 'if', () => part(self, instead));
  }
  g.rule('staticPart', 'if {n:thing} would be put into a graveyard , exile it instead', ({ n }) => part(n, { toInstead: 'exile' }));
  // cards that are put there from anywhere else
  const elsewhere = (n: Noun, who: PlayerRef | undefined): StaticPart[] | null =>
    n.many || n.zone || n.head !== 'card'
      ? null
      : [
          replacementPart({
            replace: 'zone',
            what: and(n.filter, isNone({ is: 'inZone', zone: 'battlefield' }), ...(who ? [ownedBy(who)] : [])),
            to: 'graveyard',
            toInstead: 'exile',
          }),
        ];
  const buried = "a/an {n:noun} not on the battlefield would be put into an opponent 's graveyard";
  g.rule('staticPart', `if ${buried} , exile it instead` as '{n:noun}', ({ n }) => elsewhere(n, { player: 'eachOpponent' }));
  g.rule('abilityList', `if {t:thing} would die or ${buried} , exile that card instead .` as '{t:thing} {n:noun}', ({ t, n }) => {
    const parts = elsewhere(n, { player: 'eachOpponent' });
    return parts && [part(t, { toInstead: 'exile' }), parts].map((p) => ({ kind: 'static' as const, parts: p }));
  });
  for (const dies of ['die', 'be put into a graveyard from the battlefield'])
    for (const words of ['instead exile it and {v:orderClause}', 'exile it and {v:orderClause} instead'])
      g.rule('staticPart', `if ~ would ${dies} , ${words}` as '{v:orderClause}', ({ v }) =>
        speaksOfMore(v) ? null : part(self, { toInstead: 'exile', instead: v }),
      );
  for (const words of ['exile it', 'exile that card'] as const)
    g.rule('staticPart', `if a/an {n:noun} would die , instead ${words} and {v:orderClause}` as '{n:noun} {v:orderClause}', ({ n, v }) =>
      n.many || n.zone || speaksOfMore(v) ? null : part(n.filter, { toInstead: 'exile', instead: v }),
    );
}

export function installEnteringAndDying(g: Grammar): void {
  everywhereElse(g);
  deaths(g);
  doings(g);
  asItEnters(g);
  elsewhere(g);
}
