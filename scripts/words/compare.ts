/**
 * Words of a card's text beside the words that are shown of its data. What a sentence means hangs on few of them: numbers, "another", "may", "target", "instead", "not", zones, players, kinds of
 * things. A number or a small word must be there as often, after the rules of `rules.ts` have made of two ways to say something one; a noun must be there at all, since "it" and "that creature"
 * stand for each other.
 */
import { RULES } from './rules.js';

const NUMBERS = new Map(
  [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
  ].map((w, i) => [w, String(i + 1)]),
)
  .set('twenty', '20')
  .set('second', '2')
  .set('third', '3')
  .set('fourth', '4');

/** Words that are counted. */
const COUNTED = new Set(
  (
    'not may target another other twice half only random unless except up opponent ' +
    'hand graveyard library exile discard draw destroy sacrifice prevent search shuffle counter regenerate copy scry mill fight ' +
    'nontoken basic snow legendary tapped untapped blocking face greatest least'
  ).split(' '),
);

/** Words that are there or not, in both texts. */
const NAMED = new Set(
  (
    'white blue black red green colorless multicolored monocolored combat additional ' +
    'flying trample haste vigilance deathtouch lifelink menace reach hexproof indestructible flash defender'
  ).split(' '),
);

/** Words that are shown where they are printed; "it" may be shown as any of them. */
const MEANT = new Set(
  (
    'creature artifact enchantment land planeswalker battle instant sorcery permanent spell ability token attacking ' +
    'damage life mana power toughness value upkeep turn step phase top bottom enchanted equipped cast tap untap reveal total'
  ).split(' '),
);

const NEGATIONS = new Set([
  "can't",
  "don't",
  "doesn't",
  "isn't",
  "aren't",
  "wasn't",
  "hasn't",
  "didn't",
  "won't",
  "weren't",
  "haven't",
  'no',
  'not',
]);
const SYMBOL = /^(\{|[+\-−]?[0-9]+\/|[0-9])/;

/** A text in the form in which it is compared. */
export function plain(text: string): string {
  return RULES.reduce((t, rule) => t.replace(rule.from, rule.to), text.toLowerCase().replace(/[“”"]/g, '').replace(/’/g, "'"));
}

const isTold = (w: string): boolean => COUNTED.has(w) || NAMED.has(w) || MEANT.has(w);

const singular = (w: string): string => {
  for (const end of ['ies', 'es', 's']) {
    const stem = w.endsWith(end) ? w.slice(0, -end.length) + (end === 'ies' ? 'y' : '') : '';
    if (isTold(stem)) return stem;
  }
  return w;
};

const PAST = new Map([
  ['exiled', 'exile'],
  ['discarded', 'discard'],
  ['drawn', 'draw'],
  ['destroyed', 'destroy'],
  ['sacrificed', 'sacrifice'],
  ['prevented', 'prevent'],
  ['searched', 'search'],
  ['revealed', 'reveal'],
  ['milled', 'mill'],
  ['copied', 'copy'],
]);

/** How often each word that matters stands in a text. */
export function significant(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (w: string): void => void counts.set(w, (counts.get(w) ?? 0) + 1);
  for (const [raw] of plain(text).matchAll(/\{[^}]*\}|[+\-−]?[0-9x]+\/[+\-−]?[0-9x]+|[a-z']+|[0-9]+/g)) {
    let word = raw.replace(/'s?$/, '');
    if (NEGATIONS.has(raw)) word = 'not';
    else if (word.startsWith('non') && word !== 'nontoken' && word !== 'none') {
      add('not');
      word = word.slice(3);
    }
    word = NUMBERS.get(word) ?? PAST.get(word) ?? singular(word);
    if (SYMBOL.test(word) || isTold(word)) add(word);
  }
  return counts;
}

/** What one of the texts says and the other does not: "may +1" stands for a "may" that only what is shown has. */
export function difference(printed: string, shown: string): string[] {
  const [a, b] = [significant(printed), significant(shown)];
  const found: string[] = [];
  for (const word of new Set([...a.keys(), ...b.keys()])) {
    const [was, is] = [a.get(word) ?? 0, b.get(word) ?? 0];
    const differs = MEANT.has(word) ? was > 0 && is === 0 : NAMED.has(word) ? (was === 0) !== (is === 0) : was !== is;
    if (differs) found.push(`${word} ${is > was ? '+' : ''}${is - was}`);
  }
  return found.sort();
}
