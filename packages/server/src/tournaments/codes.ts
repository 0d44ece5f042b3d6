/** Codes that are shown at a tournament: of an entrant, so that a device plays as him, and of the tournament, for who enters by himself. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LETTERS, plainCode } from '../auth/secrets.js';
import type { Kept } from './kept.js';

/** Forty bits: guessed by nobody who may try a few times a minute. */
const LENGTH = 8;

function codeOf(secret: string, what: string): string {
  const bytes = createHmac('sha256', secret).update(what).digest();
  const letters = Array.from({ length: LENGTH }, (_, i) => LETTERS[bytes[i] % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The code by which a device plays as an entrant. */
export const entrantCode = (kept: Kept, id: string): string => codeOf(kept.shell.secret, `entrant ${id}`);

/** The code by which somebody enters by himself, where the tournament asks for one. */
export const entryCode = (kept: Kept): string => codeOf(kept.shell.secret, 'entry');

/** Whether a code is the one that is meant, however it was typed. */
export function isCode(given: string, meant: string): boolean {
  const [a, b] = [Buffer.from(plainCode(given)), Buffer.from(plainCode(meant))];
  return a.length === b.length && timingSafeEqual(a, b);
}
