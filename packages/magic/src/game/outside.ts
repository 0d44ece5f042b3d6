/** Cards from outside the game (CR 400.11): they are looked after only where something can bring them in. */
import type { Mechanic } from '../events/mechanics.js';

export const OUTSIDE: Mechanic = {
  name: 'outside the game',
  isIn: (node) => node.zone === 'outside' || node.action === 'learn' || node.keyword === 'companion',
};
