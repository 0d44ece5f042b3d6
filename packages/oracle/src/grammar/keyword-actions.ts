/** Keyword actions that bring cards in from outside, look for them, or are costs (CR 400.11, 701.22, 701.45-701.59), and events of them. */
import type { Cost, Effect, Filter, PlayerRef, Quantity, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { ANY, and, type Noun, rewrite, SELF, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';

type Action = Extract<Effect, { do: 'keywordAction' }>;
const by = (action: Action['action'], n: Quantity = 1, more: Partial<Action> = {}): Effect => ({
  do: 'keywordAction',
  action,
  who: WHO,
  n,
  ...more,
});

function plain(g: Grammar): void {
  g.rule('playerVerb', 'shuffle your library', () => ({ do: 'shuffle', who: WHO }));
  g.rule('playerVerb', 'fateseal/fateseals {n:number}', ({ n }) => by('fateseal', n));
  g.rule('playerVerb', 'discover/discovers {n:number}', ({ n }) => by('discover', n));
  g.rule('playerVerb', 'learn/learns', () => by('learn'));
  g.rule('playerVerb', 'time travel', () => by('timeTravel'));
  g.rule('playerVerb', 'venture/ventures into the dungeon', () => by('venture'));
  g.rule('clause', 'the Ring tempts you', () => ({ do: 'keywordAction', action: 'ringTempts', who: YOU, n: 1 }));
  // reason: magic/rules/717-attractions.test.ts reads it
  g.rule('playerVerb', 'open/opens an Attraction', () => by('openAttraction'));
  // reason: magic/rules/717-attractions.test.ts reads it
  g.rule('playerVerb', 'roll/rolls to visit your/their Attractions', () => by('rollToVisit'));
  // CR 701.50a: it follows the rules for transforming
  // reason: magic/rules/701-all.test.ts reads it
  g.rule('playerVerb', 'convert {o:selector}', ({ o }) => ({ do: 'keywordAction', action: 'transform', who: WHO, what: o, n: 1 }));
}

/** Conditions about dungeons and the Ring (CR 309.7, 701.52e). */
function conditions(g: Grammar): void {
  g.rule('simpleCondition', "you've completed a dungeon", () => ({ if: 'completed', who: YOU }));
  const bearer: Filter = { is: 'status', status: 'ringBearer' };
  const mine = and(bearer, { is: 'controlledBy', who: YOU });
  g.rule('simpleCondition', '{o:oneObject} is your Ring-bearer', ({ o }) => ({ if: 'matches', what: o, filter: mine }));
}

/** CR 701.53: what each of several players faces is about that player. */
function villainous(g: Grammar): void {
  // reason: magic/rules/701-all.test.ts reads it
  g.rule('sentence', '{p:player} face/faces a villainous choice — {a:clauseList} , or {b:clauseList}', ({ p, a, b }, m) => {
    const several = ['each', 'eachOpponent', 'eachOther'].includes(p.player);
    const slot = -2 - m.at;
    const own: PlayerRef = several ? { player: 'of', of: { sel: 'slot', slot } } : p;
    const about = (e: Effect): Effect =>
      several
        ? rewrite(e, (n) => {
            const of = n.of as { sel?: string; noun?: string } | undefined;
            return n.player === 'of' && of?.sel === '$ref' && of.noun === 'player' ? own : undefined;
          })
        : e;
    const choice: Effect = { do: 'chooseEffect', who: own, options: [about(a), about(b)], how: 'villainous' };
    return several ? { do: 'forEach', in: { sel: 'players', who: p }, slot, effect: choice } : choice;
  });
}

/** CR 400.11: cards a player owns outside the game, or also face up in exile. */
function outside(g: Grammar): void {
  const from = (n: Noun, where: 'outside' | 'both'): Selector => {
    const out: Selector = { sel: 'all', zone: 'outside', of: YOU, filter: n.filter };
    if (where === 'outside') return out;
    const exiled: Selector = {
      sel: 'all',
      zone: 'exile',
      filter: and(n.filter, { is: 'ownedBy', who: YOU }, { is: 'status', status: 'faceUp' }),
    };
    return { sel: 'union', of: [out, exiled] };
  };
  for (const [words, where] of [
    ['you own from outside the game', 'outside'],
    ['you own from outside the game or in exile', 'both'],
  ] as const)
    g.rule('outsideCards', `{c:count} {n:noun} ${words}` as '{c:count} {n:noun}', ({ c, n }) =>
      n.head === 'card' && !n.zone && !n.of
        ? { sel: 'choose', who: YOU, from: from(n, where), min: c.min, max: c.max, how: 'choice' }
        : null,
    );
  g.rule('outsideCards', 'a card you own named {k:cardName} from outside the game', ({ k }) => ({
    sel: 'choose',
    who: YOU,
    from: { sel: 'all', zone: 'outside', of: YOU, filter: { is: 'named', name: k } },
    min: 1,
    max: 1,
    how: 'choice',
  }));
  const taken = (o: Selector, to: 'hand' | 'battlefield', at: number): Effect => {
    const slot = -1_002_001 - at * 2;
    return seq({ do: 'reveal', what: o, bind: slot } as Effect, { do: 'move', what: { sel: 'slot', slot }, to });
  };
  for (const words of [
    'choose {o:outsideCards} , reveal that/those card/cards , and put it/them into your hand',
    'choose {o:outsideCards} , reveal it/them , and put it/them into your hand',
    'reveal {o:outsideCards} and put it/them into your hand',
    'reveal {o:outsideCards} , put it/them into your hand',
  ] as const)
    g.rule('playerVerb', words, ({ o }, m) => taken(o, 'hand', m.at));
  for (const words of ['choose {o:outsideCards} and put it/them into your hand', 'put {o:outsideCards} into your hand'] as const)
    g.rule('playerVerb', words, ({ o }) => ({ do: 'move', what: o, to: 'hand' }));
  g.rule('playerVerb', 'choose {o:outsideCards} and shuffle it/them into your library', ({ o }) =>
    seq({ do: 'move', what: o, to: 'library', position: 'top' }, { do: 'shuffle', who: YOU }),
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
const FORAGE: Cost[] = [
  {
    pay: 'or',
    of: [
      [{ pay: 'objects', verb: 'exile', zone: 'graveyard', filter: ANY, count: 3, how: 'choice' }],
      [{ pay: 'objects', verb: 'sacrifice', zone: 'battlefield', filter: { is: 'subtype', subtype: 'Food' }, count: 1, how: 'choice' }],
    ],
  },
];

function costs(g: Grammar): void {
  for (const nonterminal of ['costItem', 'payment'] as const) {
    g.rule(nonterminal, 'collect/collects evidence {n:number}', ({ n }) => evidence(n));
    g.rule(nonterminal, 'forage/forages', () => FORAGE);
  }
  g.rule('simpleCondition', 'evidence was collected', () => ({ if: 'paid', label: 'additional' }));
}

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
      const who: PlayerRef = { player: 'of', of: { sel: 'slot', slot } };
      const counter: Effect = {
        do: 'may',
        who: { player: 'of', of: { sel: 'event', role: 'player' } },
        cost: c,
        then: { do: 'nothing' },
        else: { do: 'counter', what: { sel: 'event', role: 'object' } },
      };
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
          effect: part({ do: 'forEach', in: { sel: 'players', who: { player: 'eachOpponent' } }, slot, effect: first }),
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
        effect: {
          do: 'if',
          cond: { if: 'not', of: { if: 'turnOf', who: YOU } },
          then: seq(
            { do: 'move', what: SELF, to: 'battlefield', entering: { counters: [{ counter: k, count: 1 }] } },
            {
              do: 'move',
              what: { sel: 'choose', who: YOU, from: { sel: 'all', zone: 'hand', of: YOU, filter: ANY }, min: 1, max: 1, how: 'choice' },
              to: 'exile',
            },
          ),
        },
      },
    ],
  );
}

export function installKeywordActions(g: Grammar): void {
  plain(g);
  villainous(g);
  outside(g);
  costs(g);
  openingHands(g);
  beginning(g);
  conditions(g);
}
