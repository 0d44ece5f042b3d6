/** Coverage: how many cards compile, how many come back from their data, and which phrases keep the rest out. */
import type { Card } from '@apnap/ability';
import { compileCard } from './compile.js';
import type { CardInput } from './input.js';
import { roundTripFailure } from './roundtrip.js';

/** A phrase the compiler refuses: how many cards have it, and how many have nothing else in the way. */
export interface Gap {
  phrase: string;
  cards: number;
  only: number;
}

export interface CardStatus {
  name: string;
  status: 'compiled' | 'refused';
  roundTrips: boolean;
  /** The first refused phrase. */
  phrase?: string;
}

/** The fields of `cards coverage --json` that come from compiling. */
export interface Coverage {
  cards: number;
  compiled: number;
  roundTrips: number;
  refused: number;
  gaps: Gap[];
  all: CardStatus[];
}

/** Compiles one card for the report. */
export function cardStatus(input: CardInput): { status: CardStatus; phrases: string[]; card?: Card } {
  const result = compileCard(input);
  if (!result.ok) {
    const phrases = [...new Set(result.refusals.map((r) => gapPhrase(r.phrase)))];
    return { status: { name: input.name, status: 'refused', roundTrips: false, phrase: result.refusals[0].phrase }, phrases };
  }
  const roundTrips = roundTripFailure(result.card) === undefined;
  return { status: { name: input.name, status: 'compiled', roundTrips }, phrases: [], card: result.card };
}

/** Numbers, mana and long tails do not make a phrase another gap. */
function gapPhrase(phrase: string): string {
  return phrase
    .replace(/\{[^{}]+\}(?:\{[^{}]+\})*/g, '{…}')
    .replace(/[+-]?\d+\/[+-]?\d+/g, 'N/N')
    .replace(/\b\d+\b/g, 'N')
    .split(' ')
    .slice(0, 10)
    .join(' ');
}

/**
 * Compiles many cards.
 * @param progress told now and then how many are done.
 * @param each told of every card: what it was made of, and what became of it.
 */
export function coverage<Input extends CardInput>(
  inputs: Iterable<Input>,
  progress?: (done: number) => void,
  each?: (input: Input, status: CardStatus, card: Card | undefined) => void,
): Coverage {
  const gaps = new Map<string, Gap>();
  const out: Coverage = { cards: 0, compiled: 0, roundTrips: 0, refused: 0, gaps: [], all: [] };
  for (const input of inputs) {
    const { status, phrases, card } = cardStatus(input);
    each?.(input, status, card);
    out.cards++;
    if (status.status === 'compiled') out.compiled++;
    else out.refused++;
    if (status.roundTrips) out.roundTrips++;
    for (const phrase of phrases) {
      const gap = gaps.get(phrase) ?? { phrase, cards: 0, only: 0 };
      gap.cards++;
      if (phrases.length === 1) gap.only++;
      gaps.set(phrase, gap);
    }
    out.all.push(status);
    if (progress && out.cards % 500 === 0) progress(out.cards);
  }
  out.gaps = [...gaps.values()].sort((a, b) => b.only - a.only || b.cards - a.cards || (a.phrase < b.phrase ? -1 : 1));
  return out;
}
