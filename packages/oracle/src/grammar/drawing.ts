/** What happens instead of drawing a card (CR 614.11, 121.6). */
import type { Ability, Effect, EventPattern, Filter, PlayerRef, Replacement, StaticPart } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { replacementPart, replacingNext, rulePart, stated, whoIs } from './make.js';
import { rewrite, seq, withPlayer, YOU } from './raw.js';

/** Whose draws are replaced, by which words, and what these players are called after "if". */
const WHO: readonly (readonly [string, PlayerRef, string])[] = [
  ['you would draw a card', YOU, 'your'],
  ['an opponent would draw a card', { player: 'eachOpponent' }, 'their'],
  ['a player would draw a card', { player: 'each' }, 'their'],
];

/** The player whose draw is replaced. */
const DRAWER = whoIs({ sel: 'event', role: 'player' });

/** "they", "that player": whoever would draw. */
const theirs = (e: Effect, who: PlayerRef): Effect =>
  who.player === 'you'
    ? e
    : withPlayer(
        rewrite(e, (n) => {
          const of = n.of as { sel?: string; noun?: string } | undefined;
          if (n.sel === '$ref' && n.noun === 'player') return DRAWER.of;
          return n.player === 'of' && of?.sel === '$ref' && of.noun === 'player' ? DRAWER : undefined;
        }),
        DRAWER,
      );

const NOT_FIRST = [
  '',
  'except the first one {who} draw in each of {whose} draw steps',
  'except the first one they draw in their draw step each turn',
];

/** "Reveal the first card you draw each turn. Whenever you reveal a land card this way, …": what is revealed is what was drawn (CR 607.2). */
function firstDrawn(g: Grammar): void {
  for (const [words, first] of [
    ['each turn', 'turn'],
    ['on each of your turns', 'ownTurn'],
  ] as const) {
    const shown: Ability = { kind: 'static', parts: [rulePart({ rule: 'reveals', what: 'draws', who: YOU, first })] };
    const drawn = (what: Filter, effect: Effect, m: Match): Ability => ({
      kind: 'triggered',
      event: { on: 'draw', who: YOU, what, nth: 1, ...(first === 'turn' ? {} : { during: YOU }), $at: m.at } as EventPattern,
      program: { targets: [], effect },
    });
    const revealed = (k: string, p: string): string => `whenever you reveal {${k}:cardKind} this way , {${p}:program}`;
    const one = `reveal the first card you draw ${words} . ${revealed('k', 'p')}`;
    g.rule('abilityList', one as '{k:cardKind} {p:program}', ({ k, p }, m) => [shown, drawn(k, p, m)]);
    const two = `${one} ${revealed('j', 'q')}`;
    g.rule('abilityList', two as '{k:cardKind} {p:program} {j:cardKind} {q:program}', ({ k, p, j, q }, m) => [
      shown,
      drawn(k, p, m),
      drawn(j, q, m),
    ]);
  }
}

export function installDrawing(g: Grammar): void {
  firstDrawn(g);
  const drawn = (who: PlayerRef, instead: Effect, more: Partial<Extract<Replacement, { replace: 'draw' }>> = {}): Replacement => ({
    replace: 'draw',
    who,
    ...more,
    instead: theirs(instead, who),
  });
  const part = (replacement: Replacement): StaticPart[] => [replacementPart(replacement)];
  // whose draws are replaced, and which
  for (const [words, who, whose] of WHO)
    for (const except of NOT_FIRST) {
      const tail = except.replace('{who}', whose === 'your' ? 'you' : 'they').replace('{whose}', whose);
      if (tail.startsWith('except the first one they draw in their') && whose === 'your') continue;
      g.rule('drawing', `if ${words}${tail === '' ? '' : ` ${tail}`}` as 'if', () => ({
        who,
        limit: except === '' ? {} : { except: 'firstInDrawStep' },
      }));
    }
  for (const [words, who] of WHO)
    g.rule('drawing', `if ${words.replace('a card', 'two or more cards')}` as 'if', () => ({ who, limit: { least: 2 } }));
  g.rule('staticPart', '{d:drawing} , instead {v:clauseList}', ({ d, v }) => part(drawn(d.who, v, d.limit)));
  // "you may … instead" leaves the draw as it is for who doesn't
  g.rule('staticPart', '{d:drawing} , {v:clauseList} instead', ({ d, v }) =>
    v.do === 'may' && v.who.player === 'you' && v.else === undefined ? null : part(drawn(d.who, v, d.limit)),
  );
  g.rule('staticPart', '{d:drawing} , you may instead {v:orderClause}', ({ d, v }) =>
    d.who.player === 'you' ? part(drawn(d.who, v, { ...d.limit, optional: 'may' })) : null,
  );
  g.rule('staticPart', '{d:drawing} , you may instead {v:orderClause} . {w:sentence}', ({ d, v, w }) =>
    d.who.player !== 'you' || (w.do as string).startsWith('$') ? null : part(drawn(d.who, seq(v, w), { ...d.limit, optional: 'may' })),
  );
  g.rule('staticPart', '{d:drawing} , you may {v:playerVerbs} instead', ({ d, v }) =>
    d.who.player === 'you' ? part(drawn(d.who, withPlayer(v, YOU), { ...d.limit, optional: 'may' })) : null,
  );
  g.rule('staticPart', '{d:drawing} , instead {v:clauseList} . {w:sentence}', ({ d, v, w }) =>
    (w.do as string).startsWith('$') ? null : part(drawn(d.who, seq(v, w), d.limit)),
  );
  g.rule('staticPart', '{d:drawing} , {v:clauseList} instead . {w:sentence}', ({ d, v, w }) =>
    (w.do as string).startsWith('$') ? null : part(drawn(d.who, seq(v, w), d.limit)),
  );
  g.rule('staticBody', '{d:drawing} while {c:condition} , {v:clauseList} instead', ({ d, c, v }) =>
    stated(c, part(drawn(d.who, v, d.limit))),
  );
  g.rule('staticBody', '{d:drawing} while {c:condition} , instead {v:clauseList}', ({ d, c, v }) =>
    stated(c, part(drawn(d.who, v, d.limit))),
  );
  const next = (instead: Effect): Effect => replacingNext(drawn(YOU, instead), 'endOfTurn', 1);
  const lead = 'the next time you would draw a card this turn';
  g.rule('sentence', `${lead} , instead {v:clauseList}` as 'the {v:clauseList}', ({ v }) => next(v));
  g.rule('sentence', `${lead} , {v:clauseList} instead` as 'the {v:clauseList}', ({ v }) => next(v));
  g.rule('playerVerb', 'skip/skips that draw', () => ({ do: 'nothing' }));
  deciding(g);
}

/** CR 104.3, 614.1a: "if you would lose the game, instead …", always or the next time. */
function deciding(g: Grammar): void {
  for (const [verb, replace] of [
    ['lose', 'loseGame'],
    ['win', 'winGame'],
  ] as const) {
    const decided = (instead: Effect): Replacement => ({ replace, who: YOU, instead });
    const lead = `you would ${verb} the game`;
    g.rule('staticPart', `if ${lead} , instead {v:clauseList}` as 'if {v:clauseList}', ({ v }) => [replacementPart(decided(v))]);
    g.rule('sentence', `the next time ${lead} this turn , instead {v:clauseList}` as 'the {v:clauseList}', ({ v }) =>
      replacingNext(decided(v), 'endOfTurn', 1),
    );
  }
}
