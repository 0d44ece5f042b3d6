/** Slips as scorekeepers type them: "15 2-1", "15 21", "15 201 -b" for the second dropping out. */
import type { PairingView } from '@apnap/protocol';

export type Slip =
  | { kind: 'slip'; table: number; result: string; drops: ('a' | 'b')[] }
  /** Half of it is there. */
  | { kind: 'begun'; table: number | null }
  | { kind: 'wrong' };

/** Reads what was typed. A result is two or three digits with or without marks between them; `-a`, `-b` say who drops out; `id` is an intentional draw. */
export function readSlip(text: string): Slip {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((w) => w !== '');
  const [first, second, ...rest] = words;
  if (first === undefined) return { kind: 'begun', table: null };
  if (!/^\d{1,5}$/.test(first)) return { kind: 'wrong' };
  const table = Number(first);
  if (second === undefined) return { kind: 'begun', table };
  const result = /^(id|=)$/i.test(second) ? 'id' : gamesOf(second);
  if (result === null) return /^\d?[-:–]?$/.test(second) ? { kind: 'begun', table } : { kind: 'wrong' };
  const drops: ('a' | 'b')[] = [];
  for (const word of rest) {
    const who = /^-(a|b)$/i.exec(word)?.[1].toLowerCase();
    if (who !== 'a' && who !== 'b') return { kind: 'wrong' };
    drops.push(who);
  }
  return { kind: 'slip', table, result, drops };
}

function gamesOf(text: string): string | null {
  const m = /^(\d)[-:–]?(\d)(?:[-:–]?(\d))?$/.exec(text);
  return m ? `${m[1]}-${m[2]}-${m[3] ?? '0'}` : null;
}

/** Who won by these games. */
export function winnerOf(result: string): 'a' | 'b' | 'draw' {
  if (result === 'id') return 'draw';
  const [a, b] = result.split('-').map(Number);
  return a === b ? 'draw' : a > b ? 'a' : 'b';
}

/** Those who drop out, by their ids. */
export const droppedBy = (pairing: PairingView, drops: readonly ('a' | 'b')[]): string[] =>
  drops.flatMap((d) => pairing.seats[d === 'a' ? 0 : 1] ?? []);
