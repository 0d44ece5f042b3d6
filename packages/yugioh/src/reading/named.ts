/** What a card is called and looks like where it is (Y2.1, Y2.6, Y2.7, Y23.13). */
import type { NamedIn } from '../language/effects.js';
import type { Compare, Printed, Stat } from '../language/index.js';
import { card, printed } from '../state/access.js';
import type { CardRow, State } from '../state/types.js';
import { compares, originalOf } from './looks.js';

/** Y23.13: the current Type or Attribute, which something that lasts may have changed. */
export function lookOf(s: State, row: number, what: 'type' | 'attribute'): string | undefined {
  const { visit } = card(s, row);
  const given = s.lasting.findLast((l) => l.on === 'looks' && l.row === row && l.visit === visit && l[what] !== undefined);
  return given?.on === 'looks' ? given[what] : printed(s, row)[what];
}

/** Y1.4: a monster without an effect is not an Effect Monster. */
const isWord = (p: Printed, word: string, asleep: boolean): boolean =>
  asleep && (word === 'Normal' || word === 'Effect') ? word === 'Normal' : p.words.some((w) => w === word);

/** Y9.9: a Gemini monster that counts as a Normal Monster. */
const isAsleep = (c: CardRow, p: Printed): boolean =>
  p.words.includes('Gemini') && ((c.zone === 'monster' && !c.second) || c.zone === 'grave');

/** Y23.23: by something that lasts. */
const isTuner = (s: State, row: number): boolean =>
  s.lasting.some((l) => l.on === 'trait' && l.trait.trait === 'tuner' && l.row === row && l.visit === card(s, row).visit);

/** A word of its line, where it is. */
export const hasWord = (s: State, row: number, word: string): boolean =>
  isWord(printed(s, row), word, isAsleep(card(s, row), printed(s, row))) || (word === 'Tuner' && isTuner(s, row));

/** Y23.13: "also" adds; by its own text. */
export const hasAlso = (s: State, row: number, attribute: string): boolean =>
  card(s, row).zone === 'monster' &&
  s._pool.cards[card(s, row).card].meaning.texts.some(
    (t) => t.kind === 'trait' && 'self' in t.what && t.trait.trait === 'alsoAttribute' && t.trait.attribute === attribute,
  );

/** Y2.6, Y2.7 */
export function inSeries(s: State, row: number, name: string): boolean {
  const p = printed(s, row);
  const rules = s._pool.cards[card(s, row).card].meaning.texts;
  if (rules.some((t) => t.kind === 'rule' && 'notSeries' in t && t.notSeries === name)) return false;
  return (
    p.series.includes(name) ||
    rules.some((t) => t.kind === 'rule' && 'treatedAs' in t && t.series && (t.treatedAs === name || t.and === name))
  );
}

export function originalFits(p: Printed, stat: Stat, cmp: Compare, n: number): boolean {
  const value = originalOf(p, stat);
  return value !== null && compares(value, cmp, n);
}

/** Y2.7: the current name. */
export function nameOf(s: State, row: number): string {
  const p = printed(s, row);
  const { meaning } = s._pool.cards[card(s, row).card];
  const { zone, visit } = card(s, row);
  const given = s.lasting.findLast((l) => l.on === 'name' && l.row === row && l.visit === visit);
  if (given?.on === 'name') return given.name;
  const field = zone === 'monster' || zone === 'spell';
  const own = meaning.texts.find((t) => t.kind === 'rule' && 'treatedAs' in t && !t.series && (!t.in || isNamedThere(t.in, field, zone)));
  return own && 'treatedAs' in own ? own.treatedAs : p.name.en;
}

/** Y2.7: where a name of its own text holds. */
const isNamedThere = (at: NamedIn, field: boolean, zone: CardRow['zone']): boolean => {
  if (at === 'spellZone') return zone === 'spell';
  if (at === 'handGy') return zone === 'hand' || zone === 'grave';
  return at === 'gy' ? zone === 'grave' : field || (at === 'fieldGy' && zone === 'grave') || (at === 'handField' && zone === 'hand');
};

/** Y2.3: "?" is 0 on the field. */
export const hasStat = (p: { atk?: number | null; def?: number | null }, stat: Stat): boolean =>
  (stat === 'atk' && p.atk === null) || (stat === 'def' && p.def === null);
