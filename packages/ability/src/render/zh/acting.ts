/** Who acts, on how many, and how often: parts that sentences about doing something share. */

import type { EventPattern, PlayerRef, Quantity } from '../../language.js';
import type { Context, Phrase } from './context.js';
import { countedNoun, measure, nounOf, nounText } from './noun.js';
import { counted, forEachFront, perUnit } from './quantity.js';
import { playersPhrase } from './refs.js';
import { countWord } from './vocab.js';

/** Whose doing a sentence is about, for joining sentences about the same player. */
export const about = (who: PlayerRef) => (who.player === 'you' ? '' : JSON.stringify(who));

/** The subject of an instruction: nothing for you, the player otherwise. */
export function actor(c: Context, who: PlayerRef): { subject: string; each: string } {
  const p = playersPhrase(c, who);
  return { subject: p.you ? '' : p.text, each: p.each || p.plural ? '各' : '' };
}

/** "消灭目标生物"; "将它消灭". */
export function done(verb: string, p: Phrase): string {
  return /^它们?$/.test(p.text) ? `将${p.text}${verb}` : `${verb}${p.text}`;
}

/** Turns a quantity that counts things into "每有一个…" before the sentence, and gives what is done for each. */
export function forEach(c: Context, q: Quantity): number | undefined {
  const per = perUnit(q);
  if (!per || c.xs.has(JSON.stringify(per.of)) || c.xs.has(JSON.stringify(q))) return undefined;
  const front = forEachFront(c, per.of);
  if (front === undefined) return undefined;
  c.fronts.push(front);
  return per.n;
}

/** "一个生物", "X个生物", of what somebody chooses from their own. */
export function manyOf(c: Context, q: Quantity, noun: ReturnType<typeof nounOf>): string {
  if (typeof q === 'number') return countedNoun(noun, q);
  return `${counted(c, q, measure(noun))}${nounText(noun)}`;
}

/** "抓一张牌", "抓到一张地牌", "每回合抓第二张牌". */
export function drawn(c: Context, { what, nth, during, except }: Extract<EventPattern, { on: 'draw' }>): string {
  if (except) return '抓一张牌时，若此牌并非其在自己每个抓牌步骤中抓的第一张牌';
  if (nth && what)
    return `在${during ? '自己的每个' : '每'}回合中抓的第${countWord(nth).replace('两', '二')}张牌是${nounText(nounOf(c, what, 'library'))}`;
  if (nth) return `每回合抓第${countWord(nth).replace('两', '二')}张牌`;
  return what ? `抓到一张${nounText(nounOf(c, what, 'library'))}` : '抓一张牌';
}
