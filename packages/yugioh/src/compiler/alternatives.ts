/** Effects of which one is activated (Y17.9). */
import type { Condition, Limit } from '../language/effects.js';
import type { Text } from '../language/index.js';
import { bind, type Context, readEffect, readParts } from './frame.js';
import { Unread } from './head.js';
import { lower, sentencesOf, topLevel } from './normal.js';
import { GRAMMAR } from './table.js';

/** "activate 1 of these effects", with what stands before and after it. */
export const ACTIVATE =
  /^(.*?)(?:(?:[,;] | )?(?:then |to )?(you can )?activate 1 of (?:these|the following) effects|(?:, )?(you can )either)(?:, but (skip your next Battle Phase after activation))?(?: \(but you can only use each (?:effect|of these effects) of ("[^;]*") once per turn(, and only once that turn)?\))?[:;.]?$/i;

const ONLY_IF = /^Activate only if ([^.;]{1,90})\. (?=[A-Z])/;

/** Each of the bullets is an effect of its own, and counts with the others. */
export function alternatives(m: RegExpExecArray, bullets: readonly string[], id: number, cx: Context): Text[] {
  const before = m[1].replace(/[:,;] ?$/, '').trim();
  const at = topLevel(before, ': ');
  // "You can detach 1 material from this card, then activate 1 of these effects": the cost of each of them.
  const costAt = at >= 0 ? at + 2 : 0;
  const cost = /^(you can )?((?:detach|discard|banish|Tribute|pay|send|reveal|return|shuffle|remove|target) .*)$/i.exec(
    before.slice(costAt),
  );
  const head = cost ? before.slice(0, Math.max(0, at)) : before;
  const can = (m[2] ?? m[3] ?? cost?.[1]) === undefined ? '' : 'You can ';
  return bullets.map((b): Text => {
    const [first, ...more] = sentencesOf(b.replace(ONLY_IF, 'If $1: '));
    const own = /^((?:If|While) .*?): (.*)$/.exec(first);
    // That it can be activated is said of all of them.
    const plain = (own ? own[2] : first).replace(/^You can (?!.*[:;])/, '');
    const paid = cost?.[2] ?? m[4];
    const body = paid ? withCostBefore(paid, plain) : plain;
    const frame = head === '' && can === '' ? body : `${head === '' ? 'Once per Chain' : head}: ${can}${can ? lower(body) : body}`;
    const a = readEffect(head === '' ? `${can}${can ? lower(body) : body}` : frame, cx);
    const cond = own ? (GRAMMAR.whole('conds', lower(own[1]).replace(/^(if|while) /, '')) as Condition | null) : null;
    if (own && !cond) throw new Unread(own[1]);
    const parts = [...a.do, ...more.flatMap((s) => bind(readParts(s, 'next'), a.before, a.event, a.from, a.do))];
    const all = cond && a.condition ? ({ if: 'and', of: [a.condition, cond] } as const) : (cond ?? a.condition);
    const group = { id, ...(cond ? { own: cond } : {}), ...(a.condition ? { common: a.condition } : {}) };
    const limit: Limit = { on: 'this', counts: 'use', per: 'turn', n: 1 };
    return {
      ...a,
      do: parts,
      ...(all ? { condition: all } : {}),
      group: m[5] === undefined ? group : { ...group, each: true },
      ...(m[5] === undefined ? {} : { limit }),
    };
  });
}

/** A cost said before all of several effects, in one of them. */
function withCostBefore(cost: string, effect: string): string {
  const semi = topLevel(effect, '; ');
  return semi < 0 ? `${cost}; ${lower(effect)}` : `${cost}, then ${lower(effect)}`;
}
