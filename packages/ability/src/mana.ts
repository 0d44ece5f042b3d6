/** Mana costs as symbols (CR 107.4, 202). Pure functions on {@link ManaText}. */
import { COLORS, type Color, MANA_TYPES, type ManaText, type ManaType } from './basics.js';

/** One mana symbol. `hybrid` is payable either way; `twobrid` {2/W} by the colour or `n` generic; `phyrexian` by a colour or 2 life. */
export type ManaSymbol =
  | { sym: 'generic'; n: number }
  | { sym: 'one'; type: ManaType }
  | { sym: 'x' }
  | { sym: 'hybrid'; a: ManaType; b: ManaType }
  | { sym: 'twobrid'; n: number; color: Color }
  | { sym: 'phyrexian'; colors: Color[] }
  | { sym: 'snow' };

const isColor = (s: string): s is Color => (COLORS as readonly string[]).includes(s);
const isManaType = (s: string): s is ManaType => (MANA_TYPES as readonly string[]).includes(s);

function parseSymbol(body: string, text: string): ManaSymbol {
  if (/^\d+$/.test(body)) return { sym: 'generic', n: Number(body) };
  if (body === 'X') return { sym: 'x' };
  if (body === 'S') return { sym: 'snow' };
  if (isManaType(body)) return { sym: 'one', type: body };
  const parts = body.split('/');
  const [a, b] = parts;
  if (parts[parts.length - 1] === 'P' && parts.slice(0, -1).every(isColor))
    return { sym: 'phyrexian', colors: parts.slice(0, -1) as Color[] };
  if (parts.length === 2 && /^\d+$/.test(a) && isColor(b)) return { sym: 'twobrid', n: Number(a), color: b };
  if (parts.length === 2 && isManaType(a) && isManaType(b)) return { sym: 'hybrid', a, b };
  throw new SyntaxError(`unknown mana symbol {${body}} in "${text}"`);
}

const cache = new Map<ManaText, readonly ManaSymbol[]>();

/**
 * Parses `{2}{G/U}{X}` into symbols. The result is shared and must not be changed.
 * @throws SyntaxError naming the symbol that is not one (CR 107.4).
 */
export function parseMana(text: ManaText): readonly ManaSymbol[] {
  const known = cache.get(text);
  if (known) return known;
  const symbols: ManaSymbol[] = [];
  const rest = text.replace(/\{([^{}]+)\}/g, (_, body: string) => {
    symbols.push(parseSymbol(body, text));
    return '';
  });
  if (rest.trim() !== '') throw new SyntaxError(`"${rest.trim()}" in mana cost "${text}" is not a mana symbol in braces`);
  cache.set(text, symbols);
  return symbols;
}

/** Writes symbols back as text. */
export function formatMana(symbols: readonly ManaSymbol[]): ManaText {
  return symbols.map(formatSymbol).join('');
}

function formatSymbol(s: ManaSymbol): string {
  switch (s.sym) {
    case 'generic':
      return `{${s.n}}`;
    case 'one':
      return `{${s.type}}`;
    case 'x':
      return '{X}';
    case 'snow':
      return '{S}';
    case 'hybrid':
      return `{${s.a}/${s.b}}`;
    case 'twobrid':
      return `{${s.n}/${s.color}}`;
    case 'phyrexian':
      return `{${s.colors.join('/')}/P}`;
  }
}

/** Mana value (CR 202.3): X counts as `x`, 0 off the stack (CR 202.3e); hybrid symbols count their largest part (CR 202.3f). */
export function manaValue(text: ManaText | undefined, x = 0): number {
  let total = 0;
  for (const s of parseMana(text ?? '')) total += s.sym === 'generic' || s.sym === 'twobrid' ? s.n : s.sym === 'x' ? x : 1;
  return total;
}

/** Colours of an object with this mana cost (CR 202.2), in the order W U B R G. */
export function manaColors(text: ManaText | undefined): Color[] {
  const found = new Set<string>();
  for (const s of parseMana(text ?? '')) {
    if (s.sym === 'one') found.add(s.type);
    else if (s.sym === 'hybrid') found.add(s.a).add(s.b);
    else if (s.sym === 'twobrid') found.add(s.color);
    else if (s.sym === 'phyrexian') for (const c of s.colors) found.add(c);
  }
  return COLORS.filter((c) => found.has(c));
}
