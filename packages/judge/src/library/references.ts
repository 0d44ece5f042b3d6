/** References in the words of rules to other rules. */
import type { DocumentKind } from './document.js';

/** A piece of a text; `to`: the number that it speaks of. */
export interface Piece {
  text: string;
  to?: string;
}

const RULES = /\d{3}\.\d{1,3}[a-z]?(?![\d/])|(?<=rules?\s|规则\s{0,2}|rules? \d{3}(?:,| and| or) )\d{3}(?![\d.])/gi;
const SECTIONS = /(?<=第\s?|sections?\s)\d{1,2}\.\d{1,2}(?!\d)|(?<=附录\s?|appendix )[A-H](?![A-Za-z])/gi;

/** A text taken apart at its references. */
export function referencesIn(text: string, kind: DocumentKind): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const pattern = kind === 'cr' ? RULES : kind === 'mtr' || kind === 'ipg' ? SECTIONS : null;
  for (const m of pattern ? text.matchAll(pattern) : []) {
    if (m.index > from) pieces.push({ text: text.slice(from, m.index) });
    pieces.push({ text: m[0], to: m[0] });
    from = m.index + m[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
