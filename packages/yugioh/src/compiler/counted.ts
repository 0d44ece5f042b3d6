/** Effects that are applied one after the other by how many of something there are, as bullets (Y20.23). */
import type { Activated, Condition, Quantity } from '../language/effects.js';
import { readParts } from './frame.js';
import { Unread } from './head.js';
import { lower, sentencesOf } from './normal.js';
import { GRAMMAR } from './table.js';

/** "apply these effects in sequence, based on the number of Dragon monsters you control" */
const BY_NUMBER =
  /^(.*?)(?:^|[:;,] |, then )(you can )?apply (?:the following effects?|these effects?|this effect),? ?(?:\(?in sequence\)?)?,? ?(?:based|depending) on (?:the number of )([^;:]*?)[:;.]?$/i;

/** Whether what is done may change how many there are. */
function changes(number: Quantity, parts: Activated['do']): boolean {
  if (number.q !== 'count' && number.q !== 'kinds') return true;
  const done = JSON.stringify(parts.map((p) => p.do));
  return number.of.from.some(
    ({ place, whose }) =>
      done.includes(`"place":"${place}","whose":"${whose}"`) ||
      done.includes(`"place":"${place}","whose":"either"`) ||
      (whose === 'either' && done.includes(`"place":"${place}"`)) ||
      /"sel":"(?:target|event|self|top)"/.test(done) ||
      ((place === 'field' || place === 'monsterZone') && /"do":"(?:summon|token|fuse|ritual|control|place)/.test(done)) ||
      (place === 'gy' && /"do":"(?:send|destroy|discard|tribute)"/.test(done)),
  );
}

interface CountedLead {
  lead: string;
  parts: Activated['do'];
}

/** Each bullet is applied if there are so many as its turn comes; null: the sentence is another one. @throws Unread */
export function countedSequence(lead: string, bullets: readonly string[]): CountedLead | null {
  const m = BY_NUMBER.exec(lead);
  if (!m) return null;
  const number = (GRAMMAR.whole('counted', lower(m[3])) ?? GRAMMAR.whole('variedCount', lower(m[3]))) as Quantity | null;
  if (!number) throw new Unread(m[3]);
  const ordered = /in sequence/i.test(lead);
  const found = bullets.map((b): [Condition, string, boolean] => {
    const n = /^(\d+)(\+| or more)?: /.exec(b);
    if (!n) throw new Unread(b);
    return [
      { if: 'compare', a: number, cmp: n[2] ? '>=' : '=', b: { q: 'number', n: Number(n[1]) } },
      b.slice(n[0].length),
      n[2] !== undefined,
    ];
  });
  // Without an order one of them applies: then no two may.
  if (!ordered && found.some(([, , more], i) => more && i < found.length - 1)) throw new Unread(lead);
  const each = found.map(([cond, text]) =>
    sentencesOf(text).flatMap((s) => {
      const can = /^you can /i.exec(s);
      return readParts(can ? s.slice(8) : s, 'next').map((p, k) => ({
        ...p,
        ...(k === 0 && can ? { optional: true as const } : {}),
        if: p.if ? ({ if: 'and', of: [cond, p.if] } as const) : cond,
      }));
    }),
  );
  // Whether they count at once or each in its turn is not said: it must be the same.
  if (m[2] !== undefined || each.slice(0, -1).some((parts) => changes(number, parts))) throw new Unread(lead);
  const at = lead.length - lead.slice(m[1].length).length;
  const mark = /^: /.test(lead.slice(at)) ? ': ' : /^; /.test(lead.slice(at)) ? ';' : '';
  return { lead: m[1] + mark, parts: each.flat() };
}
