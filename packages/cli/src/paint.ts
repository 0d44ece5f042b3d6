/** Colour for a terminal; nothing elsewhere (NO_COLOR and FORCE_COLOR are honoured). */
import { widthOf } from '@apnap/words';
import type { Io } from './io.js';

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

export type Style = keyof typeof CODES;
export type Paint = (style: Style, text: string) => string;

/** How this output is painted. */
export function painter(io: Io): Paint {
  const forced = io.env.FORCE_COLOR !== undefined && io.env.FORCE_COLOR !== '0';
  const on = forced || (io.outIsTerminal && io.env.NO_COLOR === undefined && io.env.TERM !== 'dumb');
  return (style, text) => (on && text !== '' ? `\u001b[${CODES[style][0]}m${text}\u001b[${CODES[style][1]}m` : text);
}

const PAINTED = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** The text without its colours. */
export const bare = (text: string): string => text.replace(PAINTED, '');

/** Fills up with spaces to a width. */
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
