/** How many creatures can attack or block at most (CR 508.1c, 509.1b), in English. */
import type { Rule } from '../../language.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { playerText } from './references.js';
import { numberWord } from './words.js';

/** "no more than one creature can attack you each combat" */
export function atMostText(c: Context, r: Extract<Rule, { rule: 'atMost' }>): { subject: string; text: string } {
  const what = nounText(c, r.what, { many: r.n !== 1, head: 'permanent' });
  const whom = r.defender?.is === 'player' ? ` ${playerText(c, r.defender.who)}` : '';
  return { subject: `no more than ${numberWord(r.n)} ${what}`, text: `can ${r.act}${whom} each combat` };
}
