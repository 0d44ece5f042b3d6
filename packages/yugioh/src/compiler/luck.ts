/** Effects that coins and dice decide, as bullets (Y20.16). */
import type { Activated, Condition } from '../language/effects.js';
import { readParts } from './frame.js';
import { Unread } from './head.js';
import { sentencesOf } from './normal.js';

/** "Toss a coin ● Heads: … ● Tails: …": what is done, by what came up (Y20.16). */
export const LUCK =
  /((?:toss a coin(?: \d times| twice)?|roll a six-sided die))(?:,? and (?:apply|gain|this card gains|get) (?:the appropriate effect|this effect|the following effect|the following effects|the appropriate effects|the result)[^.;:]*)[:;.]?$/i;

export function luckParts(bullets: readonly string[]): Activated['do'] {
  return bullets.flatMap((b): Activated['do'] => {
    const m = /^(?:(\d+) )?(Heads?|Tails?|\d(?:(?:, \d)*,? (?:or|and) \d|-\d)?)(?: or more)?: (.*)$/i.exec(b);
    if (!m) throw new Unread(b);
    const cond = luckCondition(m[1], m[2], / or more:/.test(b.slice(0, 16)));
    return sentencesOf(m[3]).flatMap((s) =>
      readParts(s, 'next').map((p) => ({ ...p, if: p.if ? { if: 'and' as const, of: [cond, p.if] } : cond })),
    );
  });
}

function luckCondition(count: string | undefined, word: string, more: boolean): Condition {
  if (/^heads?$/i.test(word)) return { if: 'luck', cmp: count === undefined ? '>=' : more ? '>=' : '=', n: Number(count ?? 1) };
  if (/^tails?$/i.test(word)) {
    if (count !== undefined) throw new Unread(`${count} ${word}`);
    return { if: 'luck', cmp: '<', n: 1 };
  }
  const range = /^(\d)-(\d)$/.exec(word);
  const numbers = range
    ? Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, i) => Number(range[1]) + i)
    : (word.match(/\d/g) ?? []).map(Number);
  const of = numbers.map((n): Condition => ({ if: 'luck', cmp: '=', n }));
  return of.length === 1 ? of[0] : { if: 'or', of };
}
