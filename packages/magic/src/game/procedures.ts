/** Fills the table by which lower rooms reach higher ones (state/procedures.ts). */
import { costPayable, payCosts } from '../casting/pay-costs.js';
import { baseCharacteristics } from '../characteristics/base.js';
import { compute } from '../characteristics/derive.js';
import { runInline } from '../performing/interpret.js';
import { performLeaf } from '../performing/leaf.js';
import { couldBeTarget } from '../performing/retarget.js';
import { attackedBy } from '../performing/zones.js';
import { holds } from '../reading/condition.js';
import { matchHistory } from '../reading/event-pattern.js';
import { quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import { procedures } from '../state/procedures.js';
import { mayBeBroughtIn } from '../variants/commander.js';

Object.assign(procedures, {
  derive: compute,
  base: baseCharacteristics,
  select,
  players,
  quantity,
  holds,
  matchHistory,
  couldBeTarget,
  mayBeBroughtIn,
  runInline,
  attackedBy,
  performLeaf,
  costPayable,
  payCosts,
} satisfies typeof procedures);
