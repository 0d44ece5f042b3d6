/**
 * The mechanics of the game, in the order in which they are asked. A new one is a module that brings its parts (events/mechanics.ts) and a line here.
 */
import { ATTRACTIONS } from '../actions/attractions.js';
import { BESTOW } from '../actions/bestow.js';
import { CHANCE } from '../actions/chance.js';
import { CRIMES } from '../actions/crimes.js';
import { DAYTIME } from '../actions/daytime.js';
import { ASCEND, STORIED } from '../actions/designations.js';
import { DUNGEONS } from '../actions/dungeons.js';
import { TURNED_FACE_UP } from '../actions/face-up.js';
import { FLASHBACK } from '../actions/flashback.js';
import { LOOKING } from '../actions/looking.js';
import { PREPARED_PERMANENTS } from '../actions/prepared.js';
import { PROTECTION } from '../actions/protection.js';
import { RAD_COUNTERS } from '../actions/radiation.js';
import { REDIRECTION } from '../actions/redirection.js';
import { RESTART } from '../actions/restart.js';
import { THE_RING } from '../actions/ring.js';
import { ROLES } from '../actions/roles.js';
import { SAGAS } from '../actions/sagas.js';
import { SECTOR_DESIGNATIONS } from '../actions/sectors.js';
import { SPEED } from '../actions/speed.js';
import { BATTLES } from '../events/battles.js';
import { bring } from '../events/mechanics.js';
import { PRODUCING } from '../mana/abilities.js';
import { MEANT_ACTIONS } from '../performing/keyword-actions/by-their-meaning.js';
import { AMASS } from '../performing/keyword-actions/growth.js';
import { SKIPS } from '../turn/phases.js';
import { ARCHENEMY } from '../variants/archenemy.js';
import { COMMANDER } from '../variants/commander.js';
import { CONSPIRACIES } from '../variants/conspiracy.js';
import { PLANECHASE } from '../variants/planechase.js';
import { OUTSIDE } from './outside.js';

bring([
  SPEED,
  COMMANDER,
  DUNGEONS,
  ARCHENEMY,
  PLANECHASE,
  SECTOR_DESIGNATIONS,
  THE_RING,
  DAYTIME,
  ASCEND,
  STORIED,
  PREPARED_PERMANENTS,
  BATTLES,
  SAGAS,
  ROLES,
  BESTOW,
  RAD_COUNTERS,
  ATTRACTIONS,
  FLASHBACK,
  PROTECTION,
  REDIRECTION,
  CONSPIRACIES,
  AMASS,
  MEANT_ACTIONS,
  RESTART,
  OUTSIDE,
  SKIPS,
  CRIMES,
  CHANCE,
  TURNED_FACE_UP,
  PRODUCING,
  LOOKING,
]);
