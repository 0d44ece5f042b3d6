/**
 * Where the rules of other years differ: for each difference the rule of today it stands for, the rules of those years, and which way each of them
 * goes. A way is a word; what it means is carried out where the rule is, by asking `rulesOf`. Nothing else asks by which rules a game is played.
 */
import type { ByRules, Profile } from './profile.js';

export interface Difference<W extends string = string> {
  /** Rows of the list of differences (requirements for the rules, section C). */
  rows: readonly number[];
  /** The rule in each edition; null: there is none. */
  rules: Readonly<Record<Profile, string | null>>;
  ways: Readonly<Record<Profile, W>>;
}

type Three<T> = readonly [current: T, in2015: T, classic: T];

function differs<const W extends string>(rows: readonly number[], rules: Three<string | null>, ways: Three<W>): Difference<W> {
  const by = <T>([current, in2015, classic]: Three<T>): Record<Profile, T> => ({ current, '2015': in2015, classic });
  return { rows, rules: by(rules), ways: by(ways) };
}

/** The differences by name: rules and ways today, in 2015, in 2003. */
export const DIFFERENCES = {
  /** How many may play. */
  players: differs([1], ['100.1', '100.1', '100.1'], ['several', 'several', 'two']),
  /** What a hand is after mulligans, and who decides when. */
  mulligan: differs([3], ['103.5', '103.4', '101.5'], ['london', 'paris', 'parisInTurn']),
  /** What a mulligan is where there are commanders. */
  commanderMulligan: differs([5], ['103.5', '903.8', null], ['whole', 'partial', 'whole']),
  /** What "a player wins the game" does among three or more. */
  winning: differs([9], ['104.3h', '104.3h', '102.3'], ['wins', 'othersLose', 'wins']),
  /** When mana that was not spent is lost. */
  manaEmpties: differs([57], ['500.4', '500.4', '300.4'], ['step', 'step', 'phase']),
  /** What comes of losing it. */
  manaBurn: differs([58], [null, null, '300.4'], ['none', 'none', 'life']),
  /** What a token is called that was given no name. */
  tokenName: differs([22], ['111.4', '110.5c', '216.1'], ['subtypesAndToken', 'subtypes', 'subtypes']),
  /** Who draws in the draw step, and how. */
  turnDraw: differs([61], ['504.1', '504.1', '304.1'], ['action', 'action', 'stack']),
  /** What is done at the beginning of the upkeep with what triggered in the untap step. */
  upkeepOrder: differs([60], ['503.1a', '503.1', '303.1'], ['together', 'together', 'upkeepFirst']),
  /** Whether a team that shares its turns is attacked as a group, or each of its players apart, and who "defending player" is then. */
  defendingTeam: differs([141, 142], ['805.10b', '810.7a', null], ['apart', 'together', 'apart']),
  /** How often what happens at the beginning of each player's step triggers in a step of a team. */
  stepsOfTeams: differs([150], ['805.4d', '805.9', null], ['eachPlayer', 'oneChosen', 'eachPlayer']),
  /** How an attacking or blocking creature's damage is divided. */
  damageOrder: differs([67], ['510.1c', '509.2', '310.1c'], ['free', 'ordered', 'free']),
  /** When combat damage that has been assigned is dealt. */
  combatDamage: differs([68], ['510.2', '510.2', '310.2'], ['atOnce', 'atOnce', 'stack']),
  /** When a declaration of attackers obeys what requires creatures to attack. */
  attackRequirements: differs([65], ['508.1d', '508.1d', '500.2'], ['most', 'most', 'noMoreCan']),
  /** While which abilities a scheme stays face up. */
  schemes: differs([147], ['704.6e', '704.5w', null], ['ofAny', 'itsOwn', 'ofAny']),
  /** What is done with permanents of one name that are legendary. */
  legends: differs([45], ['704.5j', '704.5k', '420.5e'], ['keepsOne', 'keepsOne', 'oldestStays']),
  /** What is done with planeswalkers of one kind. */
  planeswalkers: differs([47], ['306.4', '704.5j', null], ['legendary', 'keepsOne', 'legendary']),
  /** Whether damage to a player may be dealt to a planeswalker instead. */
  redirection: differs([48], [null, '306.7', null], ['none', 'mayRedirect', 'none']),
  /** What "any target" may be. */
  anyTarget: differs([49], ['115.4', '114.1a', '401.2'], ['any', 'creatureOrPlayer', 'creatureOrPlayer']),
  /** What becomes of an object all of whose targets have become illegal. */
  noLegalTarget: differs([96], ['608.2b', '608.2b', '413.2a'], ['doesNotResolve', 'countered', 'countered']),
  /** What the mana value of a transformed permanent is. */
  backFaceValue: differs([27], ['202.3b', '202.3a', null], ['front', 'own', 'front']),
  /** Whether what has lost its last time counter must be played. */
  suspend: differs([117], ['702.62a', '702.61a', null], ['may', 'must', 'may']),
  /** What cascade compares with its own spell: the card it exiled, or also the spell that it would be. */
  cascade: differs([118], ['702.85a', '702.84a', null], ['spell', 'card', 'spell']),
  /** Whether a card with madness that is discarded is exiled. */
  madness: differs([119], ['702.35a', '702.34a', '502.24a'], ['exiled', 'mayExile', 'mayExile']),
  /** In which order hideaway puts the rest on the bottom. */
  hideaway: differs([121], ['702.75a', '702.74a', null], ['random', 'anyOrder', 'random']),
  /** When graft triggers. */
  graft: differs([123], ['702.58a', '702.57a', null], ['withCounter', 'always', 'withCounter']),
  /** Whether one object can be chosen for several instances of "target" that ask for different things. */
  sameTarget: differs([95], ['115.3', '114.3', '409.1d'], ['onceEach', 'onceEach', 'once']),
  /** Whether tokens transform, and double-faced permanents can be turned face down. */
  transforming: differs([55], ['701.28a', '711.5', null], ['any', 'cards', 'any']),
  /** Where a commander goes that would be put into a graveyard or exile. */
  commanderLeaves: differs([143], ['903.9a', '903.11', null], ['afterwards', 'instead', 'afterwards']),
  /** What becomes of abilities that have triggered as the turn is ended. */
  endTheTurn: differs([135], ['721.1a', '713.2', null], ['cease', 'wait', 'cease']),
  /** What keeps Walls from attacking. */
  walls: differs([52], ['702.3b', '702.3b', '308.1'], ['defender', 'defender', 'type']),
  /** When it is decided whether an ability that says "you may" does anything. */
  mayTriggers: differs([81], ['603.5', '603.5', '410.5'], ['resolving', 'resolving', 'onStack']),
  /** What "outside the game" is. */
  outsideTheGame: differs([17], ['400.11', '400.10', '217.7'], ['notInGame', 'notInGame', 'withRemoved']),
  /** Who owns a token. */
  tokenOwner: differs([21], ['111.2', '110.5a', '216.1'], ['creator', 'controller', 'effect']),
  /** With what a split card outside the stack is compared: its combined value, or that of either half. */
  splitValue: differs([28], ['709.4b', '708.6a', '505.6'], ['combined', 'either', 'either']),
  /** What a power or toughness that an ability defines is outside the battlefield. */
  definedOutside: differs([35], ['604.3', '604.3', '208.2'], ['defined', 'defined', 'zero']),
  /** In which order continuous effects apply. */
  layers: differs([38, 102], ['613.1', '613.1', '418.5e'], ['layers', 'layers', 'typesFirst']),
  /** Whether a land that is made a basic land type is basic. */
  madeBasic: differs([39], ['305.7', '305.7', '214.9f'], ['asItWas', 'asItWas', 'basic']),
  /** Which effects are looked at to see how a permanent enters. */
  entersLookahead: differs([105], ['614.12', '614.12', '410.10b'], ['all', 'own', 'all']),
  /** Whether a library is shuffled though what was to be shuffled into it is not there. */
  shuffleAbsent: differs([126], ['701.20c', '701.16c', null], ['shuffled', 'not', 'shuffled']),
  /** Where a token can still go that has left the battlefield. */
  leftTokens: differs([24], ['111.8', '110.5g', '216.3'], ['nowhere', 'notBack', 'notBack']),
  /** What a copy of a spell is that resolves as a permanent. */
  spellCopies: differs([128], ['707.10f', '706.10a', '503.10a'], ['token', 'ceases', 'ceases']),
  /** What color an ability on the stack is. */
  abilityColors: differs([20], ['405.4', '405.4', '217.6b'], ['none', 'none', 'ofItsSource']),
  /** Which creature types there are. */
  creatureTypes: differs([53], ['205.3m', '205.3m', '214.7b'], ['all', 'in2015', 'all']),
  /** What a permanent that becomes a copy knows of what it chose as something else. */
  copiedChoices: differs([129], ['607.5a', '706.7a', '503.8'], ['linked', 'linked', 'remembered']),
  /** How an ability is put on the stack by which each player may do something. */
  bothChoose: differs([82], [null, null, '410.2'], ['together', 'together', 'apart']),
  /** Which activated abilities resolve at once because they add mana. */
  manaAbilities: differs([90], ['605.1a', '605.1a', '406.1a'], ['withoutTargets', 'withoutTargets', 'anyThatAddMana']),
  /** As what a card is judged that something forbids to cast, before it is cast. */
  castCheck: differs([94], ['601.3a', '601.5', '409.1'], ['asItCouldBe', 'asItIs', 'asItIs']),
  /** Whether a cost can be paid that a player who has left the game would have to pay. */
  leaversCosts: differs([148], ['800.4f', '800.4f', null], ['notPaid', 'asChosen', 'notPaid']),
  /** What an additional or alternative cost is that a card states. */
  costsOfCards: differs([114], ['113.2b', '112.2b', '402.4'], ['abilities', 'abilities', 'text']),
  /** Who says in which order the effects apply of what enters at the same time. */
  simultaneous: differs([103], ['613.7m', '613.6g', '413.2i'], ['eachPlayer', 'activePlayer', 'asGiven']),
  /** What the mana cost is of a token or land, which has none printed. */
  withoutCost: differs([23, 25], ['202.1b', '202.1b', '203.1'], ['none', 'none', 'zero']),
  /** Whether what can block as though it had flying is a creature with flying to what only those can block. */
  reach: differs([139], ['702.17b', '702.17b', '501.1'], ['own', 'own', 'asThoughFlying']),
  /** What else a land or artifact is that becomes a creature and is still a land. */
  stillLand: differs([37], ['205.1b', '205.1b', '214.4a'], ['allElse', 'allElse', 'landOnly']),
  /** Where a card is that could not be cast. */
  illegalCast: differs([134], ['730.1', '717.1', '422.1'], ['whereItWas', 'whereItWas', 'inHand']),
  /** What makes a land snow-covered. */
  snow: differs([33], ['205.4g', '205.4f', '502.14a'], ['supertype', 'supertype', 'ability']),
  /** Whether effects that have begun go on for what has phased out. */
  phasedEffects: differs([76], ['702.26f', '702.25e', '502.15g'], ['goOn', 'goOn', 'end']),
  /** What is known of a target that has become illegal. */
  illegalTargets: differs([97], ['608.2b', '608.2b', '413.2a'], ['nothing', 'asLegal', 'asLegal']),
  /** What becomes of mana of another color than those of the commander's identity. */
  commanderMana: differs([144], [null, '903.9', null], ['asProduced', 'colorless', 'asProduced']),
  /** What casting, the battlefield, exile and the end step are called. */
  words: differs([15, 16, 77], ['601.1', '601.1', '409.1'], ['today', 'today', 'classic']),
  /** Which cards from outside the game a player with a commander may bring into it. */
  commanderOutside: differs([145], ['903.11', null, null], ['othersOfItsColors', 'any', 'any']),
  /** What becomes of a token that phases out. */
  phasedTokens: differs([76], ['702.26d', '702.25k', '217.8d'], ['stay', 'cease', 'cease']),
  /** What becomes of the damage on what phases out. */
  phasedDamage: differs([76], ['702.26d', '702.25d', '502.15e'], ['stays', 'stays', 'removed']),
  /** Whether what phases in can attack at once. */
  phasedIn: differs([76], ['702.26d', '702.25d', '502.15m'], ['asBefore', 'asBefore', 'hasty']),
} as const satisfies Readonly<Record<string, Difference>>;

type Differences = typeof DIFFERENCES;

/** The way each difference goes, by the rules a game is played by. */
export type Rules = { readonly [K in keyof Differences]: Differences[K]['ways'][Profile] };

const rulesIn = (profile: Profile): Rules =>
  Object.fromEntries(Object.entries(DIFFERENCES).map(([name, { ways }]) => [name, ways[profile]])) as Rules;

const RULES: Readonly<Record<string, Rules>> = { current: rulesIn('current'), '2015': rulesIn('2015'), classic: rulesIn('classic') };

/** The rules a game is played by, where those of the years differ. */
export const rulesOf = (s: ByRules): Rules => RULES[s.profile];

/** Where the rules of a year go another way than those of today. */
export interface Differing {
  name: keyof Rules;
  /** Rules that say it in that year and today; null: none does. */
  rule: string | null;
  today: string | null;
  way: string;
  wayToday: string;
}

/** What the rules of a year say otherwise than those of today, in the order of the table. */
export const differencesOf = (profile: Profile): Differing[] =>
  (Object.keys(DIFFERENCES) as (keyof Rules)[]).flatMap((name) => {
    const { rules, ways }: Difference = DIFFERENCES[name];
    return ways[profile] === ways.current
      ? []
      : [{ name, rule: rules[profile], today: rules.current, way: ways[profile], wayToday: ways.current }];
  });
