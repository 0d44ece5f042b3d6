/** Words of rules as they are searched and compared: English words without their endings, Chinese in pairs of characters. */

/** Endings that make no other word of it: "blocked", "blocking" and "blocks" are found by one another. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const cut = word
    .replace(/(?:'s|s')$/, '')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(....)ment$/, '$1')
    .replace(/(..)(?:ing|ed)$/, '$1');
  return (cut.length > 2 ? cut : word).replace(/([^aeiouls])\1$/, '$1').replace(/(..)e$/, '$1');
}

/** Small words that stand in every rule. */
const STOP = new Set(
  "a an the of to is are be been was were do does doesn't don't did it its it's that this those these and or as at by for from in on with while when during how what can will would".split(
    ' ',
  ),
);

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** A word as it is kept: numbers as digits. */
function wordOf(piece: string): string[] {
  if (STOP.has(piece)) return [];
  const number = NUMBERS.indexOf(piece);
  return [number >= 0 ? `${number}` : stem(piece)];
}

const PIECES = /\p{Script=Han}+|\d{3}\.\d+[a-z]?|[+-]?[\dx*]{1,4}\/[+-]?[\dx*]{1,4}|[a-z]+(?:['’][a-z]+)?|\d+(?:\.\d+)?/gu;

const pairs = (run: string): string[] => {
  const signs = [...run];
  return signs.slice(0, -1).map((c, i) => c + signs[i + 1]);
};

const isHan = (piece: string): boolean => /^\p{Script=Han}/u.test(piece);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/** What a text is found by. The last character of a run of Chinese stands for itself too: whoever types one character finds all that begin with it. */
export const tokensOf = (text: string): string[] =>
  (plain(text).match(PIECES) ?? []).flatMap((piece) => (isHan(piece) ? [...pairs(piece), [...piece].at(-1) as string] : wordOf(piece)));

/** What is asked by a query. */
export const askedTokens = (query: string): string[] =>
  (plain(query).match(PIECES) ?? []).flatMap((piece) =>
    isHan(piece) ? (pairs(piece).length > 0 ? pairs(piece) : [piece]) : wordOf(piece),
  );

/** Tokens that tell what a rule says, for comparing it with another: neither numbers of rules nor single characters. */
export const contentOf = (text: string): string[] =>
  (plain(text).match(PIECES) ?? []).flatMap((piece) => (isHan(piece) ? pairs(piece) : /^\d{3}\./.test(piece) ? [] : [stem(piece)]));
