/** Targets that may be in one of two zones: each is described as it is where it is. */
import type { Filter } from '../../language.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';

/** "spell or permanent", "spell or nonland permanent": each as it is where it is. */
export const spellOrPermanent = (c: Context, what: Filter): string =>
  what.is !== 'or'
    ? 'spell or permanent'
    : what.of
        .map((f) =>
          nounText(c, f, {
            many: false,
            head: f.is === 'spell' || (f.is === 'and' && f.of.some((x) => x.is === 'spell')) ? 'spell' : 'permanent',
          }),
        )
        .join(' or ');

/** Of a target that may be in exile what it is on the battlefield. */
export function permanentOf(c: Context, what: Filter): string {
  const [there] = what.is === 'or' ? what.of : [what];
  const rest = (there.is === 'and' ? there.of : [there]).filter((f) => f.is !== 'inZone');
  return nounText(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, { many: false, head: 'permanent' });
}
