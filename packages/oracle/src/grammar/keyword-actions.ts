/** Keyword actions that bring cards in from outside, look for them, or are costs (CR 400.11, 701.22, 701.45-701.59), and events of them. */
import type { Cost, Effect, PlayerRef, Quantity, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import {
  all,
  allIn,
  choose,
  chooseOne,
  doIf,
  doing,
  doingWith,
  eachOf,
  isNot,
  moved,
  ofSlot,
  ownedBy,
  shuffling,
  unlessPays,
  whoIs,
} from './make.js';
import { ANY, and, type Noun, rewrite, SELF, SUBJECT, seq, target, SUBJECT_PLAYER as WHO, YOU } from './raw.js';

/** Avatar: The Last Airbender: what is earthbent is a target that the words don't name. */
function bending(g: Grammar): void {
  const land: Noun = { filter: and({ is: 'type', type: 'Land' }, { is: 'controlledBy', who: YOU }), many: false, head: 'land' };
  g.rule('playerVerb', 'earthbend {n:number}', ({ n }, m) => ({
    do: 'keywordAction',
    action: 'earthbend',
    who: WHO,
    what: target(m.at, land, { min: 1, max: 1 }),
    n,
  }));
}

/** Actions done so many times, each of them an event of its own. */
function repeated(g: Grammar): void {
  for (const [words, action] of [
    ['proliferate/proliferates', 'proliferate'],
    ['populate/populates', 'populate'],
    ['manifest dread', 'manifestDread'],
  ] as const)
    g.rule('repeatable', words, () => doing(action, WHO, 1));
  g.rule('repeatable', 'incubate/incubates {n:number}', ({ n }) => doing('incubate', WHO, n));
  g.rule('playerVerb', '{r:repeatable} {t:copyTimes}', ({ r, t }) => ({ do: 'repeat', times: t, effect: r }));
  g.rule('objectVerb', 'explores/explore {t:copyTimes}', ({ t }) => ({
    do: 'repeat',
    times: t,
    effect: doingWith('explore', YOU, SUBJECT, 1),
  }));
}

function plain(g: Grammar): void {
  repeated(g);
  g.rule('playerVerb', 'shuffle your library', () => shuffling(WHO));
  g.rule('clause', 'the Ring tempts you', () => doing('ringTempts', YOU, 1));
}

/** CR 701.53: what each of several players faces is about that player. */
function villainous(g: Grammar): void {
  // reason: magic/rules/701-all.test.ts reads it
  g.rule('sentence', 'then? {p:player} face/faces a villainous choice — {a:clauseList} , or {b:clauseList}', ({ p, a, b }, m) => {
    const some = p.player === 'of' && p.of.sel === 'filter' && p.of.of.sel === 'players';
    const several = some || ['each', 'eachOpponent', 'eachOther'].includes(p.player);
    const slot = -2 - m.at;
    const own: PlayerRef = several ? whoIs(ofSlot(slot)) : p;
    const about = (e: Effect): Effect =>
      several
        ? rewrite(e, (n) => {
            const of = n.of as { sel?: string; noun?: string } | undefined;
            return n.player === 'of' && of?.sel === '$ref' && of.noun === 'player' ? own : undefined;
          })
        : e;
    const choice: Effect = { do: 'chooseEffect', who: own, options: [about(a), about(b)], how: 'villainous' };
    return several ? eachOf({ sel: 'players', who: p }, slot, choice) : choice;
  });
}

/** CR 400.11: cards a player owns outside the game, or also face up in exile. */
function outside(g: Grammar): void {
  const from = (n: Noun, where: 'outside' | 'both'): Selector => {
    const out: Selector = allIn('outside', YOU, n.filter);
    if (where === 'outside') return out;
    const exiled: Selector = all('exile', and(n.filter, ownedBy(YOU), { is: 'status', status: 'faceUp' }));
    return { sel: 'union', of: [out, exiled] };
  };
  for (const [words, where] of [
    ['you own from outside the game', 'outside'],
    ['you own from outside the game or in exile', 'both'],
  ] as const)
    g.rule('outsideCards', `{c:count} {n:noun} ${words}` as '{c:count} {n:noun}', ({ c, n }) =>
      n.head === 'card' && !n.zone && !n.of ? choose(YOU, from(n, where), c.min, c.max) : null,
    );
  g.rule('outsideCards', 'a card you own named {k:cardName} from outside the game', ({ k }) =>
    chooseOne(YOU, allIn('outside', YOU, { is: 'named', name: k })),
  );
  const taken = (o: Selector, to: 'hand' | 'battlefield', at: number): Effect => {
    const slot = -1_002_001 - at * 2;
    return seq({ do: 'reveal', what: o, bind: slot } as Effect, moved(ofSlot(slot), to));
  };
  for (const words of [
    'choose {o:outsideCards} , reveal that/those card/cards , and put it/them into your hand',
    'choose {o:outsideCards} , reveal it/them , and put it/them into your hand',
  ] as const)
    g.rule('playerVerb', words, ({ o }, m) => taken(o, 'hand', m.at));
  g.rule('playerVerb', 'choose {o:outsideCards} and put it/them into your hand', ({ o }) => moved(o, 'hand'));
  g.rule('playerVerb', 'choose {o:outsideCards} and shuffle it/them into your library', ({ o }) =>
    seq({ do: 'move', what: o, to: 'library', position: 'top' }, shuffling(YOU)),
  );
  g.rule('playerVerb', 'cast {o:outsideCards} without paying its/their mana cost/costs', ({ o }) => ({
    do: 'play',
    who: WHO,
    what: o,
    cost: 'free',
  }));
}

/** CR 701.57a: any number of cards with this total mana value; 701.59a. */
export const evidence = (n: Quantity): Cost[] => [
  { pay: 'objects', verb: 'exile', zone: 'graveyard', filter: ANY, count: 0, how: 'choice', total: { stat: 'manaValue', atLeast: n } },
];

/** CR 103.6: what can be done with a card in an opening hand. */
function openingHands(g: Grammar): void {
  const part = (later: Effect): Effect => seq({ do: 'reveal', what: SELF }, later);
  const upkeep = (whose: PlayerRef, effect: Effect, step: 'upkeep' | 'precombatMain' = 'upkeep'): Effect => ({
    do: 'delayed',
    event: { on: 'step', step, whose },
    uses: 'once',
    duration: 'indefinite',
    program: { targets: [], effect },
  });
  const each: PlayerRef = { player: 'each' };
  const lead = 'you may reveal ~ from your opening hand . if you do ,';
  for (const [words, whose, step] of [
    ['the first upkeep', each, 'upkeep'],
    ['your first upkeep', YOU, 'upkeep'],
    ['your first main phase', YOU, 'precombatMain'],
  ] as [string, PlayerRef, 'upkeep' | 'precombatMain'][]) {
    g.rule('staticPart', `${lead} at the beginning of ${words} , {s:whereClause}` as '{s:whereClause}', ({ s }) => [
      { part: 'openingHand', effect: part(upkeep(whose, s, step)) },
    ]);
    g.rule('staticPart', `${lead} {s:clauseList} at the beginning of ${words}` as '{s:clauseList}', ({ s }) => [
      { part: 'openingHand', effect: part(upkeep(whose, s, step)) },
    ]);
  }
  g.rule(
    'staticPart',
    `${lead} when each opponent casts their first spell of the game , counter that spell unless that player {c:payment}` as '{c:payment}',
    ({ c }) => {
      const slot = -1_002_001;
      const who: PlayerRef = whoIs(ofSlot(slot));
      const counter: Effect = unlessPays(
        whoIs({ sel: 'event', role: 'player' }),
        c,
        { do: 'nothing' },
        { do: 'counter', what: { sel: 'event', role: 'object' } },
      );
      const first: Effect = {
        do: 'delayed',
        event: { on: 'cast', who, what: ANY },
        uses: 'once',
        duration: 'indefinite',
        program: { targets: [], effect: counter },
      };
      return [
        {
          part: 'openingHand',
          effect: part(eachOf({ sel: 'players', who: { player: 'eachOpponent' } }, slot, first)),
        },
      ];
    },
  );
}

/** CR 103.6: the player who doesn't take the first turn. */
function beginning(g: Grammar): void {
  g.rule(
    'staticPart',
    "if ~ is in your opening hand and you're not playing first , you may begin the game with ~ on the battlefield with a/an {k:counterName} counter on it . if you do , exile a card from your hand",
    ({ k }) => [
      {
        part: 'openingHand',
        effect: doIf(
          isNot({ if: 'turnOf', who: YOU }),
          seq(
            { do: 'move', what: SELF, to: 'battlefield', entering: { counters: [{ counter: k, count: 1 }] } },
            moved(chooseOne(YOU, allIn('hand', YOU, ANY)), 'exile'),
          ),
        ),
      },
    ],
  );
}

/** CR 701.34a: the top card of somebody else's library is manifested under the control of who manifests it. */
function manifestedTop(g: Grammar): void {
  g.rule('playerVerb', 'manifest/manifests {t:topCards}', ({ t }) =>
    t.sel === 'top' && (t.of.player === 'of' || t.of.player === 'controllerOf')
      ? { do: 'keywordAction', action: 'manifest', who: WHO, what: t, n: 1 }
      : null,
  );
}

export function installKeywordActions(g: Grammar): void {
  // CR 701.58c
  const cleared = (what: Selector): Effect => ({ do: 'keywordAction', action: 'unsuspect', who: YOU, what, n: 1 });
  g.rule('playerVerb', 'tap and goad {o:pronoun}', ({ o }) =>
    seq({ do: 'tap', what: o }, { do: 'keywordAction', action: 'goad', who: YOU, what: o, n: 1 }),
  );
  g.rule('sentence', '{o:selector} is/are no longer suspected', ({ o }) => cleared(o));
  plain(g);
  manifestedTop(g);
  villainous(g);
  bending(g);
  outside(g);
  openingHands(g);
  beginning(g);
}
