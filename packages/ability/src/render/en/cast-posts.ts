/** From where and for what something was cast, after its name. */
import type { Zone } from '../../basics.js';
import type { Filter } from '../../language.js';

/** A zone as a place. */
export const zoneWord = (z: Zone): string =>
  ({
    library: 'a library',
    hand: 'your hand',
    battlefield: 'the battlefield',
    graveyard: 'a graveyard',
    stack: 'the stack',
    exile: 'exile',
    command: 'the command zone',
    outside: 'outside the game',
  })[z];

/** "that was kicked", "cast from your hand". */
export function castPost(f: Extract<Filter, { is: 'cast' }>, many: boolean): string {
  if (f.paid === 'kicker') return many ? 'that were kicked' : 'that was kicked';
  if (f.paid !== undefined) return `cast for ${many ? 'their' : 'its'} ${f.paid} cost`;
  return f.from ? `cast from ${zoneWord(f.from)}` : 'that was cast';
}
