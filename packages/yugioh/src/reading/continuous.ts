/** Which texts hold without being activated (Y16.2). */

import type { Static } from '../language/effects.js';
import type { Text } from '../language/index.js';

const CONTINUOUS: ReadonlySet<string> = new Set([
  'static',
  'trait',
  'ban',
  'selfDestroy',
  'negates',
  'redirect',
  'extraNormal',
  'attackCost',
  'looks',
]);

/** A continuous effect. */
export const isContinuous = (t: Text): t is Static => CONTINUOUS.has(t.kind);
