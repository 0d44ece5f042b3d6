/** Clauses: somebody does something, or you are told to. */
import type { PlayerRef } from '../../language.js';
import type { Clause, Context } from './context.js';
import { playerText } from './references.js';
import { thirdPerson } from './words.js';

/** What you are told to do. */
export const order = (text: string): Clause => ({ subject: '', text });

/** Whether players so called do it, rather than does. */
export const isGroup = (subject: string): boolean =>
  subject === 'they' || subject.endsWith(' each') || subject.startsWith('your opponents') || /(players|opponents)( who)?$/.test(subject);

/** "draw" of you, "draws" of others. */
export function acts(c: Context, who: PlayerRef, verb: string, object: string | (() => string)): Clause {
  // who does it is named before what is said of it
  const subject = who.player === 'you' ? '' : playerText(c, who);
  const rest = typeof object === 'string' ? object : object();
  if (subject === '') return order(`${verb} ${rest}`.trim());
  const form = isGroup(subject) ? verb : thirdPerson(verb);
  return { subject, text: `${form} ${rest}`.trim() };
}

/** "You gain 3 life", never "gain 3 life". */
export function keepYou(c: Context, who: PlayerRef, verb: string, rest: string | (() => string)): Clause {
  const clause = acts(c, who, verb, rest);
  return clause.subject === '' ? { subject: 'you', text: clause.text } : clause;
}
