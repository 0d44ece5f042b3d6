/**
 * What a line of a scenario file must look like (FORMAT.md): every field the format has, and no other. What is unknown in it is found before
 * anything is played. Kinds of actions, expectations and set-up that are not known are left to the runner, which refuses them by their names.
 */
import { SCENARIO_STEPS } from './format.js';

/** Something in a line that is not as the format has it: where, by the names of the fields, and what is wrong with it. */
export interface Fault {
  at: string;
  problem: 'missing' | 'unknown' | 'value';
}

type Rule = (v: unknown, at: string) => Fault | null;

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const wrong = (at: string, problem: Fault['problem'] = 'value'): Fault => ({ at, problem });

const text: Rule = (v, at) => (typeof v === 'string' ? null : wrong(at));
const whole: Rule = (v, at) => (Number.isInteger(v) ? null : wrong(at));
const count: Rule = (v, at) => (Number.isInteger(v) && (v as number) >= 0 ? null : wrong(at));
const flag: Rule = (v, at) => (typeof v === 'boolean' ? null : wrong(at));
const yes: Rule = (v, at) => (v === true ? null : wrong(at));

const oneOf =
  (...values: readonly unknown[]): Rule =>
  (v, at) =>
    values.includes(v) ? null : wrong(at);

const either =
  (...rules: readonly Rule[]): Rule =>
  (v, at) =>
    rules.some((rule) => rule(v, at) === null)
      ? null
      : (rules.map((rule) => rule(v, at)).find((f) => f !== null && f.at !== at) ?? wrong(at));

const list =
  (rule: Rule): Rule =>
  (v, at) => {
    if (!Array.isArray(v)) return wrong(at);
    for (let i = 0; i < v.length; i++) {
      const fault = rule(v[i], `${at}[${i}]`);
      if (fault) return fault;
    }
    return null;
  };

/** An object with these fields: a name that ends with `?` may be left out. @param open fields besides these are somebody else's business. */
function object(fields: Readonly<Record<string, Rule>>, open: 'closed' | 'open' = 'closed'): Rule {
  const rules = new Map(Object.entries(fields).map(([name, rule]) => [name.replace(/\?$/, ''), { rule, needed: !name.endsWith('?') }]));
  return (v, at) => {
    if (!isObject(v)) return wrong(at);
    const inside = (name: string): string => (at === '' ? name : `${at}.${name}`);
    for (const [name, { needed }] of rules) if (needed && v[name] === undefined) return wrong(inside(name), 'missing');
    for (const [name, value] of Object.entries(v)) {
      const known = rules.get(name);
      if (!known && open === 'open') continue;
      if (!known) return wrong(inside(name), 'unknown');
      const fault = known.rule(value, inside(name));
      if (fault) return fault;
    }
    return null;
  };
}

/** An object whose field `by` says which of these it is; one that is none of them is not looked at. */
const kinds =
  (by: string, of: Readonly<Record<string, Rule>>): Rule =>
  (v, at) => {
    if (!isObject(v)) return wrong(at);
    const kind = v[by];
    if (typeof kind !== 'string') return wrong(`${at}.${by}`, 'missing');
    return Object.hasOwn(of, kind) ? of[kind](v, at) : null;
  };

/** An object with exactly one of these groups of fields: the first field of a group says that it is meant. */
const oneGroup =
  (groups: readonly Readonly<Record<string, Rule>>[]): Rule =>
  (v, at) => {
    if (!isObject(v)) return wrong(at);
    const group = groups.find((g) => Object.keys(v).some((name) => name === Object.keys(g)[0]));
    if (!group) return Object.keys(v).length === 0 ? wrong(at) : wrong(`${at}.${Object.keys(v)[0]}`, 'unknown');
    return object(group)(v, at);
  };

const who = oneOf('A', 'B', 'C', 'D');
const step = oneOf(...SCENARIO_STEPS);

const perPlayer =
  (rule: Rule): Rule =>
  (v, at) => {
    if (!isObject(v)) return wrong(at);
    for (const [name, value] of Object.entries(v)) {
      if (who(name, at)) return wrong(`${at}.${name}`, 'unknown');
      const fault = rule(value, `${at}.${name}`);
      if (fault) return fault;
    }
    return null;
  };

// Section 5: targets. A copy or not, and the mode they belong to, may be said of each.
const more = { 'copy?': flag, 'mode?': count };
const target: Rule = (v, at) => {
  if (!isObject(v)) return wrong(at);
  const by = ['player', 'name', 'alias', 'stackAbility'].filter((name) => v[name] !== undefined);
  if (by.length === 0) return Object.keys(v).length === 0 ? wrong(at) : object({ ...more, name: text })(v, at);
  return object({ ...more, [by[0]]: by[0] === 'player' ? who : text })(v, at);
};
const targets = list(target);

// Section 6
const ability = object({
  raw: text,
  'kind?': oneOf('activated', 'mana', 'loyalty', 'cast', 'playLand'),
  'source?': text,
  'cost?': text,
  'text?': text,
  'keyword?': text,
  'prefix?': text,
  'card?': text,
  'variant?': text,
});

const when = object({ 'onStack?': text, 'notOnStack?': text, 'copyOnStack?': text, 'topOfStack?': text, 'manaInPool?': count });
const entry = { do: text, player: who, turn: count, step };
const fighter = object({ name: text, 'index?': count });
const card = { 'card?': text, 'alias?': text };

// Section 9
const fact = either(
  object({ keyword: text, 'value?': either(whole, text), 'from?': text, 'raw?': text }),
  object({ mana: text, 'raw?': text }),
);
const query: Rule = object({
  of: object({
    'permanent?': text,
    'player?': who,
    'zone?': oneOf('battlefield', 'hand', 'graveyard', 'library', 'exile', 'command'),
    'libraryIndex?': count,
    'game?': yes,
    'pick?': oneOf('first', 'last'),
    'each?': flag,
  }),
  get: text,
  'counter?': text,
  'type?': text,
  'supertype?': text,
  'subtype?': text,
  'color?': text,
  'ability?': either(text, fact),
  'player?': who,
  'designation?': text,
  'index?': count,
});
const value = either(
  text,
  flag,
  (v, at) => (typeof v === 'number' ? null : wrong(at)),
  object({ player: who }),
  object({ query: (v, at) => query(v, at) }),
);

const check = { check: text };
const CHECKS: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries({
    life: { player: who, value: whole },
    permanentCount: { player: who, 'name?': text, count },
    tokenCount: { player: who, name: text, count },
    handCount: { player: who, 'name?': text, count },
    graveyardCount: { player: who, 'name?': text, count },
    libraryCount: { player: who, 'name?': text, count },
    exileCount: { 'player?': who, 'name?': text, count },
    commandZoneCount: { player: who, 'name?': text, count },
    commanderCount: { player: who, name: text, count },
    powerToughness: { player: who, name: text, power: whole, toughness: whole, scope: oneOf('any', 'all', 'first'), 'base?': flag },
    ability: { player: who, name: text, ability: fact, has: flag, 'permanents?': count },
    abilityCount: { player: who, name: text, ability: fact, count },
    counters: { 'player?': who, name: text, counter: text, count, 'pick?': oneOf('first', 'last', 'lastOrZero') },
    playerCounters: { player: who, counter: text, count },
    cardCounters: { player: who, name: text, counter: text, count },
    exiledCardCounters: { 'player?': who, name: text, counter: text, count },
    exiledCardSubtype: { 'player?': who, name: text, subtype: text },
    type: { 'player?': who, name: text, type: text, has: flag, 'pick?': oneOf('first', 'last') },
    subtype: { 'player?': who, name: text, subtype: text, has: flag, 'pick?': oneOf('first', 'last') },
    color: { player: who, name: text, colors: list(oneOf('W', 'U', 'B', 'R', 'G')), has: flag, 'pick?': oneOf('first', 'last') },
    tapped: { 'player?': who, name: text, tapped: flag },
    tappedCount: { 'player?': who, name: text, tapped: flag, count },
    attacking: { 'player?': who, name: text, value: flag },
    attachedTo: { player: who, attachment: text, permanent: text, value: flag },
    damage: { player: who, name: text, value: count, 'pick?': oneOf('first', 'last') },
    manaPool: { player: who, color: text, amount: count },
    stackSize: { 'player?': who, count },
    stackObject: { 'player?': who, object: ability, count },
    playable: { player: who, ability, value: flag },
    attackers: { player: who, names: list(text) },
    blockers: { player: who, names: list(text) },
    mayAttack: { player: who, name: text, defender: either(who, object({ player: who })), value: flag },
    aliasZone: { 'player?': who, alias: text, zone: text, value: flag },
    playerInGame: { player: who, value: flag },
    won: { player: who, value: flag },
    lost: { player: who, value: flag },
    result: { player: who, value: oneOf('won', 'lost', 'draw') },
    monarch: { 'player?': who, value: oneOf('A', 'B', 'C', 'D', 'none') },
    turn: { 'player?': who, value: count },
    activePlayer: { 'player?': who, value: who },
    dungeon: { player: who, dungeon: text, 'room?': text },
    topCardRevealed: { player: who, value: flag },
    availableMana: { player: who, mana: text },
    query: { 'player?': who, query, op: oneOf('==', '!=', '<', '<=', '>', '>='), value },
  }).map(([kind, fields]) => [kind, object({ ...check, ...fields })]),
);
const expectation = kinds('check', CHECKS);

const ACTIONS: Readonly<Record<string, Rule>> = {
  cast: object({ ...entry, ...card, 'raw?': text, 'variant?': text, 'targets?': targets, 'when?': when }),
  playLand: object({ ...entry, ...card, 'raw?': text, 'when?': when }),
  activate: object({ ...entry, ability, 'targets?': targets, 'when?': when }),
  activateMana: object({ ...entry, ability, 'targets?': targets, 'when?': when }),
  check: object({ ...entry, check: expectation }),
  waitStack: object(entry),
  waitStackOne: object(entry),
  concede: object(entry),
  addCounters: object({ ...entry, permanent: text, counter: text, count }),
  setDayNight: object({ ...entry, value: oneOf('day', 'night') }),
  attack: object({ ...entry, attacker: fighter, 'defender?': either(object({ player: who }), object({ permanent: text })) }),
  attackNone: object(entry),
  block: object({ ...entry, blocker: fighter, attacker: fighter }),
  blockNone: object(entry),
};

/** Kinds of actions the format has. */
export const ACTION_KINDS: readonly string[] = Object.keys(ACTIONS);

// Section 7
const choice = oneGroup([
  { yes: flag },
  { number: whole },
  { coin: flag },
  { die: count },
  { player: who },
  { text, 'hint?': text, 'picks?': list(either(text, target)), 'normalCost?': yes },
  { picks: list(either(text, target)), 'hint?': text },
  { skip: yes },
  { normalCost: yes },
  { cancelPayment: yes },
  { skipFailedAction: yes },
]);
const answers = object({
  'choices?': list(choice),
  'targets?': list(oneGroup([{ targets, 'amount?': count }, { skip: yes }])),
  'modes?': list(oneGroup([{ mode: count }, { skip: yes }])),
});

// Section 10
const failure = object({
  required: flag,
  kind: oneOf(
    'actionNotAvailable',
    'actionNotPerformed',
    'unusedActions',
    'illegalBlock',
    'illegalTarget',
    'illegalMode',
    'missingAnswer',
    'unusedAnswers',
  ),
  'action?': text,
});

const run = object({
  script: list(kinds('do', ACTIONS)),
  answers: perPlayer(answers),
  stop: object({ turn: count, step }),
  expect: list(expectation),
  strict: either(flag, perPlayer(flag)),
  'failure?': failure,
});

const deckLine = object({ card: text, count });

// Section 3. Zones and kinds of made-up permanents are the runner's to refuse.
const placed = object({
  player: who,
  zone: text,
  'card?': text,
  'custom?': object(
    {
      kind: text,
      name: text,
      'types?': list(text),
      'subtypes?': list(text),
      'supertypes?': list(text),
      'manaCost?': text,
      'power?': whole,
      'toughness?': whole,
      'text?': text,
      'amount?': whole,
      'targets?': count,
      'zone?': text,
    },
    'closed',
  ),
  'count?': count,
  'tapped?': flag,
  'aliases?': list(text),
  'set?': text,
});

// Section 2. Further fields say how a game is set up: the runner refuses those it does not know.
const SETUP = {
  format: text,
  seats: list(who),
  turnOrder: list(who),
  'startingPlayer?': who,
  'startingPlayerDraws?': flag,
  'shuffleLibraries?': flag,
  'attack?': text,
  'rangeOfInfluence?': either(whole, oneOf('all')),
  players: perPlayer(
    object({
      'life?': whole,
      deck: list(deckLine),
      'commanders?': list(text),
      'sideboard?': list(either(text, deckLine)),
    }),
  ),
  place: list(placed),
  'manualMana?': list(who),
  'planes?': list(object({ player: who, plane: text })),
  'emblems?': list(object({ player: who, emblemOf: text })),
  'daytime?': oneOf('day', 'night'),
  'profile?': text,
} as const;

/** What can be said in a set-up. */
export const SETUP_FIELDS: ReadonlySet<string> = new Set(Object.keys(SETUP).map((name) => name.replace(/\?$/, '')));

const scenario = object({
  id: text,
  area: text,
  'strict?': flag,
  requires: object({ 'players?': count, 'format?': text, tags: list(text) }),
  cards: list(text),
  setup: object(SETUP, 'open'),
  runs: list(run),
  // What it is about, for people.
  'rule?': text,
  'note?': text,
  // Of the scenarios for the rules of other years: the rules it follows, what happens and why, the rows of the list of differences it
  // shows, and what holds at the end of the last run when it is played by today's rules.
  'rules?': list(text),
  'says?': text,
  'rows?': list(text),
  'today?': list(expectation),
});

/** What is wrong with a line; null when it is a scenario. */
export const faultOf = (v: unknown): Fault | null => (isObject(v) ? scenario(v, '') : wrong('{ }'));
