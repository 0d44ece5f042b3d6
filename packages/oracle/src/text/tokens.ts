/** Splits normalised rules text into the tokens the grammar reads. */

export interface Token {
  /** As written. */
  raw: string;
  /** For matching: lower case. */
  key: string;
  /** Offset in the text. */
  at: number;
}

const TOKEN =
  /\{[^{}]+\}|and\/or\b|[+-](?:\d+|X)\/[+-](?:\d+|[XY])|(?:\d+|[*X])\/(?:\d+|[*X])(?![\w])|[+-](?:\d+|X)(?=:)|\d+|~|'s\b|[A-Za-zÀ-ÿ](?:[A-Za-zÀ-ÿ'-]*[A-Za-zÀ-ÿ])?|@|[.,:;"•—!?'()|/+-]/gy;

const CONTRACTIONS = new Set(["it's", "that's", "there's", "who's", "he's", "she's", "what's"]);

/** @throws SyntaxError on a character no card uses. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`unexpected character "${text[at]}"`);
    const raw = match[0];
    if (/^[A-Za-zÀ-ÿ].*'s$/.test(raw) && !CONTRACTIONS.has(raw.toLowerCase())) {
      tokens.push({ raw: raw.slice(0, -2), key: raw.slice(0, -2).toLowerCase(), at });
      tokens.push({ raw: "'s", key: "'s", at: at + raw.length - 2 });
    } else if (raw === "'" && /[sz]$/.test(text.slice(0, at))) {
      // the apostrophe of a plural possessive: "owners' hands"
      tokens.push({ raw, key: "'s", at });
    } else tokens.push({ raw, key: raw === 'and/or' ? 'and-or' : raw.toLowerCase(), at });
    at += raw.length;
  }
  return tokens;
}
