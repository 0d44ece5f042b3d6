/** The highest card of a graveyard, which is kept in order (CR 404.2): "the top creature card of your graveyard". */
import type { Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { oneOf, payObjects } from './make.js';
import { isOwn, SUBJECT_PLAYER, YOU } from './raw.js';

export function installGraveyardTops(g: Grammar): void {
  g.rule('graveyardTop', 'the top {n:core} of {p:possessive} graveyard', ({ n, p }): Selector | null =>
    n.head !== 'card' || n.many || n.zone ? null : { sel: 'graveyardTop', of: isOwn(p) ? SUBJECT_PLAYER : p, filter: n.filter },
  );
  g.rule('objects', '{t:graveyardTop}', ({ t }) => t);
  g.rule('costItem', 'exile the top {n:core} of your graveyard', ({ n }) =>
    n.head !== 'card' || n.many || n.zone
      ? null
      : payObjects('exile', 'graveyard', oneOf({ sel: 'graveyardTop', of: YOU, filter: n.filter }), 1),
  );
}
