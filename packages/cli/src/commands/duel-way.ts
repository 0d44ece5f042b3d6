/** The options of a duel that say how it is played: the variant, its teams, whom one may attack, supplementary decks. */
import type { Card } from '@apnap/ability';
import type { CardBase } from '@apnap/cardbase';
import { ATTACKS, needsStock, type Stock, stockOf, VARIANTS, type Variant, type WayToPlay } from '@apnap/magic';
import type { Lang } from '@apnap/words';
import { CliError } from '../io.js';
import { SEATS } from '../match.js';
import { text } from '../text/text.js';
import { wholeNumber } from './options.js';

/** Those options as they come from the command line. */
export interface WayOptions {
  variant?: string;
  attack?: string;
  range?: string;
  planes?: boolean;
  archenemy?: string;
  option?: string;
  teams?: string;
}

/** A variant as it is typed: `two-headed-giant`. */
const typed = (variant: Variant): string => variant.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** What there is to type, for the help. */
export const variantList = (): string => VARIANTS.map(typed).join(', ');
export const attackList = (): string => ATTACKS.join(', ');

function oneOf<T extends string>(lang: Lang, option: string, value: string, list: readonly T[], typedAs: (x: T) => string = (x) => x): T {
  const found = list.find((x) => typedAs(x) === value);
  if (found !== undefined) return found;
  const expected = text(lang, 'expect.oneOf', { list: list.map(typedAs).join(', ') });
  throw new CliError(2, text(lang, 'error.optionValue', { option, value, expected }));
}

function archenemyOf(lang: Lang, value: string, n: number): number {
  const seat = SEATS.map(String).indexOf(value.toUpperCase());
  if (seat >= 0 && seat < n) return seat;
  const expected = text(lang, 'expect.seat', { last: SEATS[n - 1] });
  throw new CliError(2, text(lang, 'error.optionValue', { option: '--archenemy', value, expected }));
}

function teamsOf(lang: Lang, value: string, n: number): number[] {
  const words = value.split(',').map((w) => w.trim());
  if (words.length === n && words.every((w) => /^\d$/.test(w))) return words.map(Number);
  throw new CliError(2, text(lang, 'error.optionValue', { option: '--teams', value, expected: text(lang, 'expect.teams', { n }) }));
}

/** The way to play that the options say. @param n how many decks @throws CliError for what is none */
export function wayOf(lang: Lang, o: WayOptions, n: number): WayToPlay {
  return {
    ...(o.variant === undefined ? {} : { variant: oneOf(lang, '--variant', o.variant, VARIANTS, typed) }),
    ...(o.attack === undefined ? {} : { attack: oneOf(lang, '--attack', o.attack, ATTACKS) }),
    ...(o.range === undefined ? {} : { range: wholeNumber(lang, '--range', o.range, 1) }),
    ...(o.planes ? { planes: true as const } : {}),
    ...(o.archenemy === undefined ? {} : { archenemy: archenemyOf(lang, o.archenemy, n) }),
    ...(o.option === undefined ? {} : { option: oneOf(lang, '--option', o.option, ['brawl'] as const) }),
    ...(o.teams === undefined ? {} : { teams: teamsOf(lang, o.teams, n) }),
  };
}

/** The same options as words of a command line. */
export const wayWords = (o: WayOptions): string[] => [
  ...(['variant', 'attack', 'range', 'archenemy', 'option', 'teams'] as const).flatMap((name) =>
    o[name] === undefined ? [] : [`--${name}`, o[name]],
  ),
  ...(o.planes ? ['--planes'] : []),
];

/** The supplementary cards at hand that a way needs, and their names; without such a way none are looked for. */
export function stockFor(way: WayToPlay, base: CardBase, seed: string): { cards: Card[]; stock: Stock } {
  const cards = needsStock(way) ? base.ofTypes('Plane', 'Phenomenon', 'Scheme') : [];
  return { cards, stock: stockOf(cards, seed) };
}
