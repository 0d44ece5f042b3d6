/** `apnap lines`: games for programs in any language, by lines of JSON over standard input and output. */
import { CardBase } from '@apnap/cardbase';
import type { Context } from '../context.js';
import { LineHost } from '../lines/host.js';

export interface LinesOptions {
  cards?: string[];
}

/** Answers line by line until there are no more. @returns the exit code */
export async function lines({ io, lang }: Context, o: LinesOptions): Promise<number> {
  const host = new LineHost(new CardBase(o.cards ?? [], lang), lang);
  for await (const line of io.lines()) if (line.trim() !== '') io.out(`${JSON.stringify(host.take(line))}\n`);
  return 0;
}
