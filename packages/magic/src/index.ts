/** The rules engine of Magic: the front door. */

export { dungeonOf, roomOf } from './actions/dungeons.js';
export { goadedBy } from './actions/restraint.js';
export { rulesOfCard, type Trial } from './card-rules.js';
export { landsAllowed } from './casting/land.js';
export type { ActOption } from './casting/legal.js';
export { legalActions } from './casting/legal.js';
export { waysToCast } from './casting/ways.js';
export { faceOf, shownFace } from './characteristics/base.js';
export { freshDerived } from './characteristics/derive.js';
export { explainCannot, explainObject, type Passed, promptOf, type Reason, type StoryPart, storyOf } from './explain/index.js';
export { type CardSource, cardNames, poolFor } from './game/setup.js';
export { unsupported } from './game/supported.js';
export {
  ATTACKS,
  type AttackOption,
  needsStock,
  type OfferedWay,
  type Seated,
  type Stock,
  seatCounts,
  seatsRefusal,
  setupFor,
  stockOf,
  usualTeams,
  VARIANTS,
  type Variant,
  WAYS_TO_PLAY,
  type WayToPlay,
  wayRefusal,
  wayToPlay,
} from './game/ways.js';
export { beyondYear, type TooNew, tooNew } from './game/years.js';
export { illegalAnswer, type MagicGame, magicGame } from './game.js';
export { KEYWORD_BITS } from './keywords/bits.js';
export { NO_PURPOSE } from './mana/means.js';
export type { PayOption } from './mana/pay.js';
export { nothingToChoose } from './mana/planned.js';
export { meansOf } from './mana/sources.js';
export * from './messages/index.js';
export { totalOf as totalMana } from './payment/counted.js';
export { buildPool } from './pool/build.js';
export { protectorOf } from './reading/battles.js';
export { characteristics, characteristicsOf, controllerOf, derived } from './reading/characteristics.js';
export { isDesignated } from './reading/designations.js';
export { handLimit } from './reading/hand-limit.js';
export { placedIn, planOf, type Restored, type Since } from './rulings/back-up.js';
export { type Correction, PUT_BACK, type PutBack } from './rulings/corrections.js';
export { isPoint, type Ruling, rulingObstacle, rulingSection } from './rulings/ruling.js';
export { actionBegun } from './stack/priority.js';
export { latestTurn, live, player, record, zoneIds } from './state/access.js';
export type { DeckEntry, DraftNotes, MagicSetup, Placed, SeatSetup } from './state/beginning.js';
export type { Derived } from './state/derived.js';
export { numberIn } from './state/editions.js';
export type { EventKind, GameEvent } from './state/events.js';
export { goesOn as turnGoesOn } from './state/markers.js';
export { type Characteristics, type Env, FLAG, type Obj } from './state/objects.js';
export { abilityInfo, nodeOf, type Pool } from './state/pool.js';
export { activeSeats, isActive, sameTeam, sharesTurn, turnTeam } from './state/teams.js';
export type { Player, State } from './state/types.js';
export { type Triggering, triggeringNow } from './triggers/again.js';
export { attackCosts, blockCosts } from './turn/combat/attack-costs.js';
export { attackerObstacle, attackObstacle } from './turn/combat/attackers.js';
export { blockerObstacle, blockObstacle } from './turn/combat/blockers.js';
export { namesToChoose } from './variants/conspiracy.js';
export { planarDieCost } from './variants/planechase.js';
export { Account, type AccountLine, type AccountMark, type AccountOptions } from './view/account.js';
export { type EventView, idsTold, named, viewEvents } from './view/events.js';
export { describeEvent, nameIn, type Telling, type Told } from './view/log.js';
export { type Sight, sightOf, sightOfAll } from './view/sight.js';
export {
  type CommanderView,
  type DecisionView,
  type Glance,
  glanceOf,
  type ObjectView,
  objectView,
  type PlayerView,
  type StackView,
  type View,
  viewOf,
} from './view/view.js';
export { type Deal, type Unknown, unknownCards, worldOf } from './view/worlds.js';
export { rulesOf } from './years/differences.js';
export { DAYS, isProfile, PROFILES, type Profile } from './years/profile.js';
