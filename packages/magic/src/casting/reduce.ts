/** Costs reduced by amounts of mana (CR 118.7). */
import { formatMana, type ManaSymbol, type ManaText, type ManaType, parseMana } from '@apnap/ability';
import { MOST_PAID } from '../payment/solver.js';

/** The types of mana by which a symbol reduces: of a hybrid symbol the half that helps is chosen (CR 118.7e-f). */
function typesOf(by: ManaSymbol): ManaType[] {
  switch (by.sym) {
    case 'one':
      return [by.type];
    case 'hybrid':
      return [by.a, by.b];
    case 'twobrid':
      return [by.color];
    case 'phyrexian':
      return [...by.colors];
    default:
      return [];
  }
}

/** CR 118.7a-c: a generic reduction touches only generic mana; a coloured one that colour, then generic. Never below nothing. */
export function reduce(symbols: ManaSymbol[], by: ManaSymbol): ManaSymbol[] {
  const out = symbols.slice();
  let generic = by.sym === 'generic' ? by.n : 0;
  const types = typesOf(by);
  if (types.length > 0) {
    const at = out.findIndex((m) => m.sym === 'one' && types.includes(m.type));
    if (at >= 0) {
      out.splice(at, 1);
      return out;
    }
    if (by.sym === 'twobrid') generic = by.n;
    else if (!types.includes('C')) generic = 1;
  }
  for (let i = 0; i < out.length && generic > 0; i++) {
    const m = out[i];
    if (m.sym !== 'generic') continue;
    const n = Math.min(m.n, generic);
    out[i] = { sym: 'generic', n: m.n - n };
    generic -= n;
  }
  // CR 601.2f: {2/W} paid as {2} is generic mana. Which half is paid is found with the payment, so the reduction stays with the symbol.
  for (let i = out.length - 1; i >= 0 && generic > 0; i--) {
    const m = out[i];
    if (m.sym !== 'twobrid') continue;
    const n = Math.min(m.n, generic);
    if (n === m.n) out.splice(i, 1);
    else out[i] = { ...m, n: m.n - n };
    generic -= n;
  }
  return out;
}

/** CR 118.7c: only where the cost has mana of the colour itself. */
export function reduceColor(symbols: ManaSymbol[], by: ManaSymbol): ManaSymbol[] {
  const types = typesOf(by);
  const at = symbols.findIndex((m) => m.sym === 'one' && types.includes(m.type));
  return at < 0 ? symbols : symbols.toSpliced(at, 1);
}

/** An amount of mana so many times: generic mana in one, other symbols one by one, no more of them than can be paid. */
export function symbolsTimes(text: ManaText, times: number): ManaSymbol[] {
  if (times <= 0) return [];
  return parseMana(text).flatMap((m): ManaSymbol[] => {
    if (m.sym === 'generic') return [{ sym: 'generic', n: m.n * times }];
    return Array.from({ length: Math.min(times, MOST_PAID + 1) }, () => m);
  });
}

/** Likewise as text; of a few times each is written. */
export const manaTimes = (text: ManaText, times: number): ManaText =>
  times <= WRITTEN ? text.repeat(times) : formatMana(symbolsTimes(text, times));

const WRITTEN = 20;

const less = new Map<string, ManaText>();

/** A mana cost reduced by that much. */
export function reducedMana(mana: ManaText, by: ManaText): ManaText {
  const key = `${mana} ${by}`;
  let out = less.get(key);
  if (out === undefined) {
    let symbols = [...parseMana(mana)];
    for (const symbol of parseMana(by)) symbols = reduce(symbols, symbol);
    out = formatMana(symbols.filter((m) => m.sym !== 'generic' || m.n > 0));
    less.set(key, out);
  }
  return out === '' ? '{0}' : out;
}
