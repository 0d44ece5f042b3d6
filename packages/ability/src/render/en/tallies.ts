/** What players do with keyword actions, in English (CR 701). */
import type { PlayerAction } from '../../language.js';

/** What a player does, as "a player does" and "you do". */
const ACTED: Partial<Record<PlayerAction, readonly [string, string]>> = {
  openAttraction: ['opens an Attraction', 'open an Attraction'],
  rollToVisit: ['rolls to visit their Attractions', 'roll to visit your Attractions'],
  venture: ['ventures into the dungeon', 'venture into the dungeon'],
  collectEvidence: ['collects evidence', 'collect evidence'],
  completeDungeon: ['completes a dungeon', 'complete a dungeon'],
  manifestDread: ['manifests dread', 'manifest dread'],
  timeTravel: ['time travels', 'time travel'],
};

/** "you venture into the dungeon", "the Ring tempts you". */
export function actedText(who: string, action: PlayerAction): string {
  if (action === 'ringTempts') return `the Ring tempts ${who}`;
  const [one, more] = ACTED[action] ?? [`${action}s`, action];
  return `${who} ${who === 'you' ? more : one}`;
}
