/** The back of a result slip: a penalty as it is written there. */
import type { Lang } from '@apnap/words';
import { text } from './text/index.js';
import type { Category, InfractionId, Penalty } from './types.js';

/** The back of a slip: what a penalty was given for. */
export interface SlipBack {
  /** Given name first. */
  judge: string;
  /** Family name first. */
  player: string;
  category: Category;
  infraction: InfractionId;
  details: string;
  penalty: Penalty;
}

/** The back of a slip as a line: the order of the penalty window, or the one with details last. */
export function printBack(slip: SlipBack, lang: Lang, order: 'detailsBeforePenalty' | 'detailsLast' = 'detailsBeforePenalty'): string {
  const infraction = text({ id: `ipg.${slip.infraction}` }, lang);
  const penalty = text({ id: `penalty.${slip.penalty}` }, lang);
  const details = slip.details === '' ? [] : [slip.details];
  const fields =
    order === 'detailsLast'
      ? [slip.judge, slip.player, infraction, penalty, ...details]
      : [slip.judge, slip.player, slip.category, infraction, ...details, penalty];
  return fields.join(' - ');
}
