/** All families. */
import type { FamilyId } from '../question.js';
import { abilities } from './abilities.js';
import { combat, stateBased, trample } from './combat.js';
import type { Family } from './family.js';
import { blocks, costs, targets, timing } from './may.js';
import { copies, layers, zones } from './numbers.js';
import { penalties } from './penalties.js';
import { mana, priority, stack } from './priority.js';
import { replacement } from './replacement.js';
import { triggers } from './triggers.js';

export const MAKERS: Readonly<Record<FamilyId, Family>> = {
  priority,
  stack,
  timing,
  mana,
  costs,
  targets,
  layers,
  abilities,
  copies,
  zones,
  blocks,
  combat,
  trample,
  stateBased,
  triggers,
  replacement,
  penalties,
};
