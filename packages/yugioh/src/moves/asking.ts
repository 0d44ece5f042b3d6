/** Asking players: options are named as the log names things. */
import { ask, askYes } from '@apnap/kernel';
import { placeOf, printed } from '../state/access.js';
import type { G, Seat } from '../state/types.js';

/** An option of a decision. */
export interface Option {
  do?: string;
  card?: number;
  at?: string;
  /** Of a text: its place among those of the card. */
  text?: number;
  canAttackDirectly?: boolean;
  zone?: string;
  position?: string;
}

interface Asked {
  seat: Seat;
  kind: string;
  rule: string;
  prompt: string;
  source?: number;
}

/** Picks cards among rows. */
export function pickRows(g: G, asked: Asked, rows: readonly number[], min: number, max: number): number[] {
  if (rows.length === 0 || max === 0) return [];
  const answer = ask(g, {
    seat: asked.seat,
    kind: asked.kind,
    rule: asked.rule,
    prompt: { id: asked.prompt },
    ask: { form: 'pick', options: rows.map((row) => optionOf(g, row)), min: Math.min(min, rows.length), max: Math.min(max, rows.length) },
  });
  return 'pick' in answer ? answer.pick.map((i) => rows[i]) : [];
}

/** A card as an option. */
export const optionOf = (g: G, row: number): Option => ({ card: printed(g.s, row).id, at: placeOf(g.s, row) });

/** Picks one of several things; `null` for an empty list. */
export function pickOne(g: G, asked: Asked, options: readonly Option[]): number {
  const answer = ask(g, {
    seat: asked.seat,
    kind: asked.kind,
    rule: asked.rule,
    prompt: { id: asked.prompt },
    ask: { form: 'pick', options, min: 1, max: 1 },
  });
  return 'pick' in answer ? answer.pick[0] : 0;
}

/** Y3.7: the zone is chosen by who controls the card. */
export function pickZone(g: G, seat: Seat, side: Seat, zone: 'monster' | 'spell', places: readonly number[]): number {
  const i = pickOne(
    g,
    { seat, kind: 'choose zone', rule: 'Y3.7', prompt: 'ask.zone' },
    places.map((n) => ({ zone: `${side} ${zone} ${n}` })),
  );
  return places[i];
}

/** Y10.1 */
export function pickPosition(
  g: G,
  seat: Seat,
  row: number,
  positions: readonly ('attack' | 'defense' | 'set')[],
): 'attack' | 'defense' | 'set' {
  if (positions.length === 1) return positions[0];
  const i = pickOne(
    g,
    { seat, kind: 'choose position', rule: 'Y10.1', prompt: 'ask.position' },
    positions.map((position) => ({ position, card: printed(g.s, row).id })),
  );
  return positions[i];
}

/** A yes-or-no question. @param row the card that it is about */
export const yes = (g: G, seat: Seat, kind: string, rule: string, prompt: string, row?: number): boolean =>
  askYes(g, { seat, kind, rule, prompt: { id: prompt, ...(row === undefined ? {} : { params: { card: printed(g.s, row).id } }) } });
