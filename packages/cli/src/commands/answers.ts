/** The desk as the command sets it up, and how its answers are printed. */
import { databaseFor } from '@apnap/cardbase';
import { type Answer, type Desk, eventFiles } from '@apnap/desk';
import type { Context } from '../context.js';

/** The desk of whoever gives the command: events are files, cards those of files and imports, the person the user of the system. */
export const deskOf = (cx: Context): Desk => ({
  lang: cx.lang,
  at: 'command',
  events: eventFiles({ lang: cx.lang, wait: cx.io.wait }),
  event: cx.env.APNAP_EVENT,
  user: cx.env.USER || 'desk',
  cards: (files) => databaseFor(cx, files),
  notice: (line) => cx.io.err(`${line}\n`),
  seconds: () => cx.io.now() / 1000,
});

/** Prints an answer, as JSON indented by so many spaces or as lines. @returns the exit code */
export function printAnswer({ io }: Context, o: { json?: boolean }, a: Answer, indent = 1): number {
  if (o.json) io.out(`${JSON.stringify(a.json, null, indent)}\n`);
  else if (a.lines.length > 0) io.out(`${a.lines.join('\n')}\n`);
  return a.code ?? 0;
}
