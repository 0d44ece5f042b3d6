/** Files of JSON lines of the second game. */
import { readText } from '@apnap/system';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

/** The lines of a file, packed or not. @throws Refused where it can't be read */
function linesOf(cx: Context, file: string): string[] {
  return readText(file, cx.lang)
    .split('\n')
    .filter((line) => line !== '');
}

/** The rows of a file of JSON lines. @throws CliError naming the line that is none */
export function rowsOf(cx: Context, file: string): unknown[] {
  return linesOf(cx, file).map((line, i) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new CliError(2, text(cx.lang, 'ygo.noJson', { file, line: i + 1 }));
    }
  });
}
