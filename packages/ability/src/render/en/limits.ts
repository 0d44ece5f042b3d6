/** How many creatures can attack or block at most (CR 508.1c, 509.1b), in English. */
import type { Filter, Rule } from '../../language.js';
import { conditionText } from './conditions.js';
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

/** "can't attack you", "can't attack unless defending player controls an Island". */
export function cantAttackWhom(c: Context, defender: Filter): string {
  if (defender.is === 'not' && defender.of.is === 'satisfies')
    return `can't attack unless ${conditionText({ ...c, it: 'defending player' }, defender.of.cond)}`;
  if (defender.is === 'satisfies') return `can't attack if ${conditionText({ ...c, it: 'defending player' }, defender.cond)}`;
  return defender.is === 'or' ? "can't attack you or planeswalkers you control" : "can't attack you";
}

/** Whom it must attack (CR 508.1d). */
export const attackedText = (c: Context, f: Filter | undefined): string => (f?.is === 'player' ? ` ${playerText(c, f.who)}` : '');
