/** The rules engine of Magic: the front door. */

export { protectorOf } from './actions/battles.js';
export { isDesignated } from './actions/designations.js';
export { dungeonOf, roomOf } from './actions/dungeons.js';
export { landsAllowed } from './casting/land.js';
export type { ActOption } from './casting/legal.js';
export { legalActions } from './casting/legal.js';
export { faceOf, shownFace } from './characteristics/base.js';
export { characteristics, characteristicsOf, controllerOf, type Derived, derived, freshDerived } from './characteristics/derived.js';
export { goadedBy } from './effects/families/keyword-actions/restraint.js';
export type { EventKind, GameEvent } from './events/types.js';
export { explainCannot, explainObject, type Reason } from './explain/index.js';
export { illegalAnswer, type MagicGame, magicGame } from './game.js';
export { KEYWORD_BITS } from './keywords/bits.js';
export type { PayOption } from './mana/pay.js';
export { meansOf, NO_PURPOSE } from './mana/sources.js';
export * from './messages/index.js';
export { live, player, record, zoneIds } from './state/access.js';
export { abilityInfo, buildPool, nodeOf, type Pool } from './state/pool.js';
export { type CardSource, cardNames, type DeckEntry, type MagicSetup, type Placed, poolFor, type SeatSetup } from './state/setup.js';
export { unsupported } from './state/supported.js';
export { type Characteristics, type Env, FLAG, type Obj, type Player, type State } from './state/types.js';
export { attackCosts, blockCosts } from './turn/combat/attack-costs.js';
export { namesToChoose } from './variants/conspiracy.js';
export { planarDieCost } from './variants/planechase.js';
export { Account, type AccountLine, type AccountOptions } from './view/account.js';
export { type EventView, named, viewEvents } from './view/events.js';
export { describeEvent, nameIn, type Telling, type Told } from './view/log.js';
export {
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
