/** What a card's colours, marks and numbers come to on screen; no drawing here. */
import type { CardView, FaceText, Lang } from '@apnap/protocol';
import type { Speech } from '../i18n/index.js';
import { isFightKeyword } from './keywords.js';

/** CSS custom properties of a frame: one colour, two side by side, gold for more, grey for none. */
export function frameOf(card: {
  colors: readonly string[];
  types: readonly string[];
  subtypes?: readonly string[];
}): Record<string, string> {
  const letters = card.colors.map(letterOf);
  const colors = letters.length > 0 ? letters : card.types.includes('Land') ? landColors(card.subtypes ?? []) : [];
  const [a, b] =
    colors.length === 0 ? ['c', 'c'] : colors.length === 1 ? [colors[0], colors[0]] : colors.length === 2 ? colors : ['m', 'm'];
  return { '--fa': `var(--frame-${a})`, '--fb': `var(--frame-${b})`, '--aa': `var(--art-${a})`, '--ab': `var(--art-${b}2)` };
}

const NAMES: Record<string, string> = { white: 'w', blue: 'u', black: 'b', red: 'r', green: 'g' };
/** A colour as its small letter. */
export const letterOf = (c: string): string => NAMES[c.toLowerCase()] ?? c.toLowerCase();

const BASIC: Record<string, string> = { Plains: 'w', Island: 'u', Swamp: 'b', Mountain: 'r', Forest: 'g' };
const landColors = (subtypes: readonly string[]): string[] => subtypes.flatMap((t) => (BASIC[t] ? [BASIC[t]] : []));

/** The symbol of the mana a basic land makes by its type; '' for others. */
export const basicMana = (card: CardView): string =>
  card.types.includes('Land') && card.supertypes.includes('Basic') ? (landColors(card.subtypes)[0] ?? '').toUpperCase() : '';

/** Colours as letters in WUBRG order. */
export const colorLetters = (colors: readonly string[]): string[] =>
  'wubrg'
    .split('')
    .filter((c) => colors.map(letterOf).includes(c))
    .map((c) => c.toUpperCase());

export const hasStats = (c: CardView): boolean => c.power !== undefined && c.toughness !== undefined;

/** The numbers in the box of a card. */
export const statsText = (c: CardView): string => (hasStats(c) ? `${c.power}/${c.toughness}` : String(c.loyalty ?? c.defense ?? ''));

/** Whether a number is higher, lower or as printed. */
export function changed(c: CardView): '' | 'up' | 'down' {
  if (!c.base || c.power === undefined || c.toughness === undefined) return '';
  const more = c.power + c.toughness - c.base[0] - c.base[1];
  return more >= 0 ? 'up' : 'down';
}

/** What a screen reader says of an object. */
export function spoken(c: CardView, count: number, s: Speech): string {
  const { t, say } = s;
  const parts = [count > 1 ? `${count} × ${say(c.name)}` : say(c.name) || t('card.faceDown')];
  if (hasStats(c)) parts.push(`${c.power}/${c.toughness}`);
  if (c.loyalty !== undefined) parts.push(t('card.loyalty', { n: c.loyalty }));
  if (c.defense !== undefined) parts.push(t('card.defense', { n: c.defense }));
  for (const k of c.keywords) if (isFightKeyword(k)) parts.push(t(`keyword.${k}`));
  if (c.tapped) parts.push(t('card.tapped'));
  if (c.sick) parts.push(t('card.sick'));
  if (c.damage) parts.push(t('card.damage', { n: c.damage }));
  for (const k of c.counters) parts.push(`${k.n} × ${say(k.name)}`);
  if (c.attacking !== undefined) parts.push(t('card.attacking'));
  if (c.blocking?.length) parts.push(t('card.blocking'));
  if (c.phasedOut) parts.push(t('card.phasedOut'));
  if (c.token) parts.push(t('card.token'));
  return parts.join(', ');
}

/** The type line, from the face where it is known. */
export function typeLine(c: CardView, face: FaceText | undefined, lang: Lang): string {
  if (face) return face.typeLine[lang] || face.typeLine.en;
  const left = [...c.supertypes, ...c.types].join(' ');
  return c.subtypes.length > 0 ? `${left} — ${c.subtypes.join(' ')}` : left;
}

/** Letters for a counter that is drawn small: "+1/+1" as it is, others by their first letters. */
export const shortCounter = (kind: string): string => (/^[+-]/.test(kind) ? kind : kind.slice(0, 2).toUpperCase());
