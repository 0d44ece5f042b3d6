/** Coins and dice as English sentences (CR 705, 706). */

import type { Effect } from '../../language.js';
import type { Context } from './context.js';
import { retold } from './joining.js';
import { amountText, quantityText } from './quantities.js';
import { playerText } from './references.js';
import { capitalize } from './words.js';

/** "Flip a coin. If you win the flip, …" */
export function coinSentences(c: Context, e: Extract<Effect, { do: 'coin' }>): string[] {
  const who = playerText(c, e.who);
  const verb = who === 'you' ? 'flip' : `${who} ${who.includes(' and ') ? 'each flip' : 'flips'}`;
  const coins =
    e.times === 'untilLost'
      ? `a coin until ${who === 'you' ? 'you' : 'they'} lose a flip`
      : e.times === undefined || e.times === 1
        ? 'a coin'
        : `${amountText(c, e.times, 'words')} coins`;
  const side = e.call === 'none';
  const flips = (word: string, of: string): { words: string; many: true; flips: string; players: string } => ({
    words: `the flips you ${word}`,
    many: true,
    flips: side ? `coin that comes up ${of}` : `flip you ${word}`,
    players: `each player whose coin comes up ${of}`,
  });
  if (e.bindWon !== undefined) c.slots.set(e.bindWon, flips('won', 'heads'));
  if (e.bindLost !== undefined) c.slots.set(e.bindLost, flips('lost', 'tails'));
  const out = [capitalize(`${verb} ${coins}`)];
  if (e.win.do !== 'nothing') out.push(`If ${side ? 'it comes up heads' : 'you win the flip'}, ${retold(c, c.say.sentences(c, e.win))}`);
  if (e.lose.do !== 'nothing') out.push(`If ${side ? 'it comes up tails' : 'you lose the flip'}, ${retold(c, c.say.sentences(c, e.lose))}`);
  return out;
}

const SIDED: Readonly<Record<number, string>> = { 4: 'four-sided', 6: 'six-sided' };

/** "Roll a d20 and add …", and the lines of its table. */
export function rollSentences(c: Context, e: Extract<Effect, { do: 'roll' }>): string[] {
  const who = playerText(c, e.who);
  const many = e.count !== 1;
  const sided = SIDED[e.sides];
  const n = many ? amountText(c, e.count, 'words') : 'a';
  const die = sided ? `${n} ${sided} ${many ? 'dice' : 'die'}` : `${n} d${e.sides}`;
  if (e.bind !== undefined) c.slots.set(e.bind, { words: 'the result', many: false, result: true });
  if (e.bindOther !== undefined) {
    if (e.bind !== undefined) c.slots.set(e.bind, { words: 'the result', many: false, result: true });
    c.slots.set(e.bindOther, { words: 'the other result', many: false, result: true });
    return [capitalize(`${who === 'you' ? 'roll' : `${who} rolls`} ${die} and ${who === 'you' ? 'choose' : 'chooses'} one result`)];
  }
  const ignore = e.ignore ? ` and ignore the ${e.ignore} roll` : '';
  const modifier = e.modifier;
  const plus =
    modifier === undefined
      ? ''
      : typeof modifier === 'object' && modifier.q === 'minus' && modifier.left === 0
        ? ` and subtract ${quantityText(c, modifier.right)}`
        : ` and add ${quantityText(c, modifier)}`;
  const head = capitalize(`${who === 'you' ? 'roll' : `${who} rolls`} ${die}${ignore}${plus}`);
  if (!e.table) return [head];
  // CR 706.3a: one line for each range
  const lines = e.table.map(({ from, to, effect }) => {
    const range = to === 'any' ? `${from}+` : to === from ? `${from}` : `${from}—${to}`;
    return `${range} | ${c.say.effect({ ...c, slots: new Map(c.slots) }, effect)}`;
  });
  return [`${head}.\n${lines.join('\n')}`];
}
