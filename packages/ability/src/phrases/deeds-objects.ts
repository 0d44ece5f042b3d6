/** What players do to objects, as it is read and written (CR 701): who does it is the subject before these words. */
import type { Duration, Effect, ExchangedValue, Filter, KeywordAction, Mod, Quantity, Selector } from '../language.js';
import { ACTOR, alsoRead, fieldsOf, phrase, saying } from './phrase.js';

const action = (name: KeywordAction, what: Selector): Effect => ({ do: 'keywordAction', action: name, who: ACTOR, what, n: 1 });
const counters = (change: 'put' | 'remove', counter: string, count: Quantity | 'all', on: Selector): Effect => ({
  do: 'counters',
  change,
  counter,
  count,
  on,
});
const upToSoMany = (counter: string, count: Quantity, on: Selector): Effect => ({
  do: 'counters',
  change: 'remove',
  counter,
  count,
  on,
  upTo: 'upTo',
});
/** Of several commanders you choose one (CR 903.3). */
const YOUR_COMMANDER: Selector = {
  sel: 'choose',
  who: { player: 'you' },
  from: {
    sel: 'all',
    zone: 'command',
    filter: { is: 'and', of: [{ is: 'commander' }, { is: 'ownedBy', who: { player: 'you' } }] },
  },
  min: 1,
  max: 1,
  how: 'choice',
};
type MoveCounters = Extract<Effect, { do: 'moveCounters' }>;
const movedCounters = (counter: string, count: MoveCounters['count'], from: Selector, to: Selector): Effect => ({
  do: 'moveCounters',
  counter,
  count,
  from,
  to,
});
const ANY: Filter = { is: 'any' };
const IT: Selector = { sel: 'it' };
const discarded = (count: Quantity | 'all', filter: Filter, how: 'choice' | 'random' = 'choice'): Effect => ({
  do: 'discard',
  who: ACTOR,
  count,
  filter,
  how,
});
const sacrificed = (count: Quantity, filter: Filter): Effect => ({ do: 'sacrifice', who: ACTOR, count, filter });
type ChangeText = Extract<Effect, { do: 'changeText' }>;
const changed = (what: Selector, of: ChangeText['of'], duration: Duration): ChangeText => ({ do: 'changeText', what, of, duration });
type Move = Extract<Effect, { do: 'move' }>;
const moved = (what: Selector, to: Omit<Move, 'do' | 'what'>): Effect => ({ do: 'move', what, ...to });
type Retarget = Extract<Effect, { do: 'retarget' }>;
const lasting = (affects: Selector, mod: Mod, duration: Duration): Effect => ({
  do: 'continuous',
  affects,
  mods: [mod],
  rules: [],
  duration,
});
const stat = (name: 'power' | 'toughness', of: Selector): Quantity => ({ q: 'stat', stat: name, of });
const doublePower = (of: Selector): Mod => ({ mod: 'pt', power: stat('power', of), toughness: 0, doubling: true });
/** As many counters of the kind, or of each kind, as others have. */
const likewise = (counter: string, like: Selector, on: Selector): Effect => ({
  do: 'counters',
  change: 'put',
  counter,
  count: 'all',
  on,
  like,
});
const exchanged = (a: ExchangedValue, b: ExchangedValue): Effect & { of: 'values' } => ({ do: 'exchange', of: 'values', a, b });
const rechosen = (what: Selector, change: NonNullable<Retarget['change']>, to?: Selector): Effect => ({
  do: 'retarget',
  what,
  who: ACTOR,
  change,
  ...(to ? { to } : {}),
});

export const OBJECT_DEED_PHRASES = [
  phrase('playerVerb', 'destroy/destroys {o:objects}', ({ o }) => ({ do: 'destroy', what: o, regeneration: 'allowed' })),
  phrase('playerVerb', 'tap/taps {o:objects}', ({ o }) => ({ do: 'tap', what: o })),
  phrase('playerVerb', 'untap/untaps {o:objects}', ({ o }) => ({ do: 'untap', what: o })),
  phrase('playerVerb', 'sacrifice/sacrifices {o:sacrificed}', ({ o }) => ({ do: 'sacrificeThese', who: ACTOR, what: o })),
  phrase('playerVerb', 'counter/counters {o:object}', ({ o }) => ({ do: 'counter', what: o })),
  phrase('playerVerb', 'reveal/reveals {o:shown}', ({ o }) => ({ do: 'reveal', what: o })),
  phrase('playerVerb', 'look/looks at {o:hidden}', ({ o }) => ({ do: 'look', who: ACTOR, at: o })),
  phrase('playerVerb', 'manifest/manifests {o:cardsInHand}', ({ o }) => ({
    do: 'keywordAction',
    action: 'manifest',
    who: ACTOR,
    what: o,
    n: 1,
  })),
  // CR 701.34a: cards of a pile, one at a time
  alsoRead('playerVerb', 'manifest/manifests {o:pronoun}', ({ o }) => ({
    do: 'keywordAction',
    action: 'manifest',
    who: ACTOR,
    what: o,
    n: 1,
  })),
  phrase('playerVerb', 'exile/exiles {o:objects} in a face-down pile , shuffle that pile', ({ o }) =>
    moved(o, { to: 'exile', face: 'faceDown', order: 'random' }),
  ),
  // only where it still is there
  phrase('playerVerb', 'exile/exiles {o:thatCard} from your graveyard', ({ o }) =>
    moved(
      {
        sel: 'filter',
        of: o,
        filter: {
          is: 'and',
          of: [
            { is: 'inZone', zone: 'graveyard' },
            { is: 'ownedBy', who: { player: 'you' } },
          ],
        },
      },
      { to: 'exile' },
    ),
  ),
  phrase('playerVerb', 'exile/exiles {o:objects}', ({ o }) => moved(o, { to: 'exile' })),
  phrase('playerVerb', 'exile/exiles {o:taken} face down', ({ o }) => moved(o, { to: 'exile', face: 'faceDown' })),
  phrase('playerVerb', 'exile/exiles {o:objects} until ~ leaves the battlefield', ({ o }) =>
    moved(o, { to: 'exile', until: 'sourceLeaves' }),
  ),
  phrase('playerVerb', 'exile/exiles {o:objects} with {n:number} {c:counterName} counter/counters on it', ({ o, n, c }) =>
    moved(o, { to: 'exile', entering: { counters: [{ counter: c, count: n }] } }),
  ),
  phrase(
    'playerVerb',
    'return/returns {o:pronoun} from your graveyard {d:destination}',
    ({ o, d }) => moved(o, { from: 'graveyard', ...fieldsOf(d) }),
    { o: 'back' },
  ),
  phrase('playerVerb', 'put/puts {o:pronoun} from your graveyard {d:destination}', ({ o, d }) =>
    moved(o, { from: 'graveyard', ...fieldsOf(d) }),
  ),
  phrase('playerVerb', 'put/puts {o:self} from your hand {d:destination}', ({ o, d }) => moved(o, { from: 'hand', ...fieldsOf(d) })),
  // CR 903.3: of several commanders the player chooses one
  phrase('playerVerb', 'put your commander into your hand from the command zone', () =>
    moved(YOUR_COMMANDER, { from: 'command', to: 'hand' }),
  ),
  // CR 608.2g
  phrase('playerVerb', 'cast your commander from the command zone without paying its mana cost', () => ({
    do: 'play',
    who: ACTOR,
    what: YOUR_COMMANDER,
    cost: 'free',
  })),
  phrase('playerVerb', 'put/puts {o:self} {d:destination} from the command zone', ({ o, d }) =>
    moved(o, { from: 'command', ...fieldsOf(d) }),
  ),
  alsoRead('playerVerb', 'put/puts {o:pronoun} {d:destination} from your graveyard', ({ o, d }) =>
    moved(o, { from: 'graveyard', ...fieldsOf(d) }),
  ),
  alsoRead('playerVerb', 'return/returns {d:destination} {o:object}', ({ o, d }) => moved(o, fieldsOf(d))),
  alsoRead('playerVerb', 'put/puts {d:destination} {o:object}', ({ o, d }) => moved(o, fieldsOf(d))),
  phrase('playerVerb', 'return/returns {o:objects} {d:destination}', ({ o, d }) => moved(o, fieldsOf(d)), { o: 'back' }),
  phrase('playerVerb', 'put/puts {o:taken} {d:destination}', ({ o, d }) => moved(o, fieldsOf(d))),
  phrase('playerVerb', 'search/searches {s:searched}', ({ s }) => ({ do: 'search', who: ACTOR, ...fieldsOf(s), bind: -1 })),
  phrase('playerVerb', 'create/creates {t:created}', ({ t }) => ({ do: 'createToken', who: ACTOR, ...fieldsOf(t) })),
  phrase('playerVerb', 'discard/discards {o:discarded}', ({ o }) => ({ do: 'discardThese', what: o })),
  phrase('playerVerb', 'add/adds {m:manaAdded}', ({ m }) => ({ do: 'mana', who: ACTOR, mana: m })),
  alsoRead('playerVerb', 'add/adds an additional {m:manaAdded}', ({ m }) => ({ do: 'mana', who: ACTOR, mana: m })),
  // CR 701.9b
  phrase('playerVerb', 'double the power and toughness of {o:group} {d:duration}', ({ o, d }) =>
    lasting(o, { mod: 'pt', power: stat('power', IT), toughness: stat('toughness', IT), doubling: true }, d),
  ),
  phrase('playerVerb', 'double the power of {o:group} {d:duration}', ({ o, d }) => lasting(o, doublePower(IT), d)),
  phrase('playerVerb', 'double the toughness of {o:group} {d:duration}', ({ o, d }) =>
    lasting(o, { mod: 'pt', power: 0, toughness: stat('toughness', IT), doubling: true }, d),
  ),
  phrase('playerVerb', 'double {o:possessiveObject} power and toughness {d:duration}', ({ o, d }) =>
    lasting(o, { mod: 'pt', power: stat('power', o), toughness: stat('toughness', o), doubling: true }, d),
  ),
  phrase('playerVerb', 'double {o:possessiveObject} power {d:duration}', ({ o, d }) => lasting(o, doublePower(o), d)),
  alsoRead('playerVerb', 'double the power of {o:oneObject} {d:duration}', ({ o, d }) => lasting(o, doublePower(o), d)),
  phrase(
    'playerVerb',
    'change {o:possessiveObject} base power and toughness to {p:possessiveObject} power and toughness {d:duration}',
    ({ o, p, d }) => lasting(o, { mod: 'setPT', power: stat('power', p), toughness: stat('toughness', p), as: 'set' }, d),
  ),
  alsoRead(
    'playerVerb',
    'change the base power and toughness of {o:object} to {p:possessiveObject} power and toughness {d:duration}',
    ({ o, p, d }) => lasting(o, { mod: 'setPT', power: stat('power', p), toughness: stat('toughness', p), as: 'set' }, d),
  ),
  phrase('playerVerb', 'discard/discards {w:own} hand', () => discarded('all', ANY)),
  alsoRead('playerVerb', 'discard/discards all the cards in {w:own} hand', () => discarded('all', ANY)),
  alsoRead('playerVerb', 'discard/discards a number of cards equal to {q:quantity}', ({ q }) => discarded(q, ANY)),
  phrase('playerVerb', 'discard/discards all {c:countedCards}', ({ c }) => discarded('all', c)),
  // "its" could be of what was spoken of between
  phrase('playerVerb', 'discard/discards {n:number} {c:countedCards}', ({ n, c }) => discarded(n, c)),
  phrase('playerVerb', 'discard/discards {n:number} {c:countedCards} at random', ({ n, c }) => discarded(n, c, 'random')),
  phrase('playerVerb', 'sacrifice/sacrifices {n:number} {c:countedPermanents}', ({ n, c }) => sacrificed(n, c)),
  phrase('playerVerb', 'copy/copies {o:oneObject} {n?:copyTimes} {r:newTargets}', ({ o, n, r }) => ({
    do: 'copyOnStack',
    what: o,
    who: ACTOR,
    count: n ?? 1,
    retarget: r,
  })),
  phrase('playerVerb', 'copy/copies {o:oneObject} {n?:copyTimes} {e:copyExcept}', ({ o, n, e }) => ({
    do: 'copyOnStack',
    what: o,
    who: ACTOR,
    count: n ?? 1,
    retarget: 'no',
    except: e,
  })),
  phrase('playerVerb', 'copy/copies {o:oneObject} {n?:copyTimes} {e:copyExcept} {r:newTargets}', ({ o, n, e, r }) => ({
    do: 'copyOnStack',
    what: o,
    who: ACTOR,
    count: n ?? 1,
    retarget: r,
    except: e,
  })),
  alsoRead('playerVerb', 'copy/copies {o:oneObject} {n?:copyTimes}', ({ o, n }) => ({
    do: 'copyOnStack',
    what: o,
    who: ACTOR,
    count: n ?? 1,
    retarget: 'no',
  })),
  phrase('playerVerb', 'change the text of {o:object} by replacing all instances of {w:textWords} {d?:duration}', ({ o, w, d }) =>
    changed(o, w, d ?? 'indefinite'),
  ),
  phrase(
    'playerVerb',
    "change the text of {o:object} by replacing all instances of one creature type with another . The new creature type can't be {t:creatureType}",
    ({ o, t }) => ({ ...changed(o, ['creatureType'], 'indefinite'), except: [t] }),
  ),
  phrase(
    'playerVerb',
    'change the text of {o:object} by replacing all instances of one creature type with {t:creatureType}',
    ({ o, t }) => ({
      ...changed(o, ['creatureType'], 'indefinite'),
      to: t,
    }),
  ),
  phrase('playerVerb', 'regenerate/regenerates {o:objects}', ({ o }) => action('regenerate', o)),
  phrase('playerVerb', 'transform/transforms {o:objects}', ({ o }) => action('transform', o)),
  // reason: magic/rules/701-all.test.ts reads it
  // CR 701.50a: it follows the rules for transforming
  alsoRead('playerVerb', 'convert {o:objects}', ({ o }) => action('transform', o)),
  phrase('playerVerb', 'flip {o:objects}', ({ o }) => action('flip', o)),
  phrase('playerVerb', 'detain {o:object}', ({ o }) => action('detain', o)),
  phrase('playerVerb', 'goad {o:object}', ({ o }) => action('goad', o)),
  phrase('playerVerb', 'airbend {o:object}', ({ o }) => action('airbend', o)),
  phrase('playerVerb', 'suspect {o:object}', ({ o }) => action('suspect', o)),
  phrase('playerVerb', 'turn {o:objects} face up', ({ o }) => action('turnFaceUp', o)),
  phrase('playerVerb', 'turn {o:selector} face down', ({ o }) => action('turnFaceDown', o)),
  phrase('playerVerb', 'attach {o:objects} to {t:object}', ({ o, t }) => ({ do: 'attach', what: o, to: t })),
  phrase('playerVerb', 'unattach {o:object}', ({ o }) => ({ do: 'unattach', what: o })),
  phrase('playerVerb', 'remove {o:object} from combat', ({ o }) => ({ do: 'removeFromCombat', what: o })),
  phrase('playerVerb', 'unlock/unlocks a locked door of {o:object}', ({ o }) => ({ do: 'door', who: ACTOR, what: o, change: 'unlock' })),
  // reason: magic/rules/709-rooms.test.ts reads it
  phrase('playerVerb', 'lock/locks an unlocked door of {o:object}', ({ o }) => ({ do: 'door', who: ACTOR, what: o, change: 'lock' })),
  phrase('playerVerb', 'lock or unlock a door of {o:object}', ({ o }) => ({ do: 'door', who: ACTOR, what: o, change: 'any' })),
  phrase('playerVerb', 'exchange control of {a:object} and {b:object}', ({ a, b }) => ({ do: 'exchange', of: 'control', a, b })),
  saying('playerVerb', 'gain/gains control of all {n:things} the other controls {d:duration}', ({ n, d }) => ({
    do: 'exchange',
    of: 'allControl',
    who: ACTOR,
    what: n,
    duration: d,
  })),
  phrase('playerVerb', 'exchange control of {a:targeted}', ({ a }) => ({ do: 'exchange', of: 'control', a })),
  // reason: magic/rules/702-aura-swap.test.ts reads it
  phrase('playerVerb', 'exchange {a:object} with {b:cardsInHand}', ({ a, b }) => ({ do: 'exchange', of: 'places', a, b })),
  phrase('playerVerb', 'exchange/exchanges life totals', () => ({ do: 'exchange', of: 'values', a: { life: ACTOR } })),
  phrase('playerVerb', 'exchange/exchanges life totals with {p:onePlayer}', ({ p }) => exchanged({ life: ACTOR }, { life: p })),
  phrase('playerVerb', 'exchange {p:possessive} life total with {s:exchangedStat}', ({ p, s }) => exchanged({ life: p }, s)),
  // reason: magic/rules/701-exchange.test.ts reads it
  phrase('playerVerb', 'exchange {s:exchangedStat} and the power of {o:targeted} {d:duration}', ({ s, o, d }) => ({
    ...exchanged(s, { stat: 'power', of: o }),
    duration: d,
  })),
  // reason: magic/rules/701-exchange.test.ts reads it
  phrase('playerVerb', 'exchange {s:exchangedStat} and the toughness of {o:targeted} {d:duration}', ({ s, o, d }) => ({
    ...exchanged(s, { stat: 'toughness', of: o }),
    duration: d,
  })),
  // reason: magic/rules/701-exchange.test.ts reads it
  phrase('playerVerb', 'exchange the text boxes of {a:targeted} {d?:duration}', ({ a, d }) => ({
    do: 'exchange',
    of: 'texts',
    a,
    ...(d ? { duration: d } : {}),
  })),
  phrase('playerVerb', 'exchange {w:own} graveyard and library', () => ({
    do: 'exchange',
    of: 'zones',
    who: ACTOR,
    zones: ['graveyard', 'library'],
  })),
  phrase('playerVerb', 'switch the power and toughness of {o:objects} {d:duration}', ({ o, d }) => lasting(o, { mod: 'switchPT' }, d), {
    o: 'several',
  }),
  phrase('playerVerb', 'switch {o:possessiveObject} power and toughness {d:duration}', ({ o, d }) => lasting(o, { mod: 'switchPT' }, d)),
  // several of these counters, for each that is there already
  phrase('playerVerb', 'double the number of {c:counterName} counters on {o:objects}', ({ c, o }) =>
    counters('put', c, { q: 'counters', counter: c, of: { sel: 'it' } }, o),
  ),
  phrase('playerVerb', 'double the number of each kind of counter on {o:objects}', ({ o }) => likewise('any', { sel: 'it' }, o)),
  alsoRead('playerVerb', 'double the number of counters on {o:objects}', ({ o }) => likewise('any', { sel: 'it' }, o)),
  phrase('playerVerb', 'put/puts {s:possessiveObject} counters on {o:objects}', ({ s, o }) => likewise('any', s, o)),
  phrase('playerVerb', 'put/puts {s:possessiveObject} {c:counterName} counters on {o:objects}', ({ s, c, o }) => likewise(c, s, o)),
  phrase('playerVerb', 'move {n:number} {c:counterName} counter/counters from {a:oneObject} onto {b:oneObject}', ({ n, c, a, b }) => ({
    do: 'counters',
    change: 'remove',
    counter: c,
    count: n,
    on: a,
    onto: b,
  })),
  phrase('playerVerb', 'remove all counters from {o:objects}', ({ o }) => counters('remove', 'any', 'all', o)),
  phrase('playerVerb', 'remove all {c:counterName} counters from {o:objects}', ({ c, o }) => counters('remove', c, 'all', o)),
  phrase('playerVerb', 'remove a counter from {o:oneObject}', ({ o }) => counters('remove', 'any', 1, o)),
  phrase('playerVerb', 'remove up to {n:number} counters from {o:oneObject}', ({ n, o }) => upToSoMany('any', n, o)),
  phrase('playerVerb', 'remove up to {n:number} {c:counterName} counters from {o:oneObject}', ({ n, c, o }) => upToSoMany(c, n, o)),
  // reason: the cards that say so are refused for their modes
  phrase('playerVerb', 'remove {n:number} counters from {o:oneObject}', ({ n, o }) => counters('remove', 'any', n, o)),
  phrase('playerVerb', 'put/puts {n:number} {c:counterName} counter/counters on {o:each}', ({ n, c, o }) => counters('put', c, n, o)),
  phrase('playerVerb', 'remove/removes {n:number} {c:counterName} counter/counters from {o:each}', ({ n, c, o }) =>
    counters('remove', c, n, o),
  ),
  phrase('playerVerb', 'move/moves a counter from {a:objects} onto {b:oneObject}', ({ a, b }) => movedCounters('any', 1, a, b)),
  phrase('playerVerb', 'move/moves all counters from {a:objects} onto {b:oneObject}', ({ a, b }) => movedCounters('any', 'all', a, b)),
  phrase('playerVerb', 'move/moves all {c:counterName} counters from {a:objects} onto {b:oneObject}', ({ c, a, b }) =>
    movedCounters(c, 'all', a, b),
  ),
  // reason: as of counters of one kind
  phrase('playerVerb', 'move/moves any number of counters from {a:objects} onto {b:oneObject}', ({ a, b }) =>
    movedCounters('any', 'any', a, b),
  ),
  alsoRead('playerVerb', 'move/moves any number of counters from {a:objects} to {b:oneObject}', ({ a, b }) =>
    movedCounters('any', 'any', a, b),
  ),
  phrase('playerVerb', 'move/moves any number of {c:counterName} counters from {a:objects} onto {b:oneObject}', ({ c, a, b }) =>
    movedCounters(c, 'any', a, b),
  ),
  alsoRead('playerVerb', 'put another {c:counterName} counter on {o:each}', ({ c, o }) => counters('put', c, 1, o)),
  alsoRead('playerVerb', 'put a number of {c:counterName} counters on {o:each} equal to {q:quantity}', ({ c, o, q }) =>
    counters('put', c, q, o),
  ),
  phrase('playerVerb', 'change/changes {t:whichTargets} of {o:oneObject}', ({ t, o }) => rechosen(o, t)),
  phrase('playerVerb', 'change/changes {t:whichTargets} of {o:oneObject} . The new target must be a player', ({ t, o }) =>
    rechosen(o, t, { sel: 'players', who: { player: 'each' } }),
  ),
  phrase('playerVerb', 'change/changes {t:whichTargets} of {o:oneObject} . The new target must be {n:thing}', ({ t, o, n }) =>
    rechosen(o, t, { sel: 'all', zone: 'battlefield', filter: n }),
  ),
  phrase('playerVerb', 'change/changes {t:whichTargets} of {o:oneObject} to {n:oneObject}', ({ t, o, n }) => rechosen(o, t, n)),
  // CR 903.6: where commanders begin
  phrase('sentence', '{p:player} return/returns each commander they control from the battlefield to the command zone', ({ p }) => ({
    do: 'move',
    what: { sel: 'all', zone: 'battlefield', filter: { is: 'and', of: [{ is: 'commander' }, { is: 'controlledBy', who: p }] } },
    to: 'command',
  })),
  phrase('playerClause', 'you may choose new targets for {o:oneObject}', ({ o }) => ({ do: 'retarget', what: o, who: { player: 'you' } })),
];
