/** Coins and dice (CR 705, 706): 掷硬币, 掷骰. */
import type { Effect } from '../../language.js';
import { type Clause, type Context, clause } from './context.js';
import { counted, valuePhrase } from './quantity.js';
import { playersPhrase } from './refs.js';

/** "掷一枚硬币。如果你赢得此掷，则…" */
export function coinClauses(c: Context, e: Extract<Effect, { do: 'coin' }>): Clause[] {
  const p = playersPhrase(c, e.who);
  const side = e.call === 'none';
  const many = e.times === 'untilLost' ? '硬币，直到输掉一次为止' : `${counted(c, e.times ?? 1, '枚')}硬币`;
  const out = [clause(c, p.you ? '' : p.text, `${p.each || p.plural ? '各' : ''}掷${many}`)];
  if (e.bindWon !== undefined)
    c.slots.set(e.bindWon, {
      text: '每位硬币掷出正面的牌手',
      kind: 'player',
      each: true,
      plural: true,
      flips: side ? '每有一枚硬币掷出正面' : '每赢得一次掷硬币',
    });
  if (e.bindLost !== undefined)
    c.slots.set(e.bindLost, {
      text: '每位硬币掷出反面的牌手',
      kind: 'player',
      each: true,
      plural: true,
      flips: side ? '每有一枚硬币掷出反面' : '每输掉一次掷硬币',
    });
  if (e.win.do !== 'nothing') out.push(clause(c, '', `如果${side ? '掷出正面' : '你赢得此掷'}，则${c.say.effect(c, e.win)}`));
  if (e.lose.do !== 'nothing') out.push(clause(c, '', `如果${side ? '掷出反面' : '你输掉此掷'}，则${c.say.effect(c, e.lose)}`));
  return out;
}

/** "掷一颗d20", and the lines of its table. */
export function rollClauses(c: Context, e: Extract<Effect, { do: 'roll' }>): Clause[] {
  const p = playersPhrase(c, e.who);
  if (e.bind !== undefined) c.slots.set(e.bind, { text: '掷骰结果', kind: 'mixed', result: true });
  const dice = `${counted(c, e.count, '颗')}d${e.sides}`;
  if (e.bindOther !== undefined) {
    if (e.bind !== undefined) c.slots.set(e.bind, { text: '所选的结果', kind: 'mixed', result: true });
    c.slots.set(e.bindOther, { text: '另一个结果', kind: 'mixed', result: true });
    return [clause(c, p.you ? '' : p.text, `掷${dice}，并选择其中一个结果`)];
  }
  const ignore = e.ignore ? `，并忽略${e.ignore === 'lowest' ? '最低' : '最高'}的结果` : '';
  const m = e.modifier;
  const plus =
    m === undefined
      ? ''
      : typeof m === 'object' && m.q === 'minus' && m.left === 0
        ? `，并减去${valuePhrase(c, m.right)}`
        : `，并加上${valuePhrase(c, m)}`;
  const head = `${p.each || p.plural ? '各' : ''}掷${dice}${ignore}${plus}`;
  const lines = (e.table ?? []).map(({ from, to, effect }) => {
    const range = to === 'any' ? `${from}+` : to === from ? `${from}` : `${from}—${to}`;
    return `${range} | ${c.say.effect(c, effect)}`;
  });
  return [clause(c, p.you ? '' : p.text, lines.length > 0 ? `${head}。\n${lines.join('。\n')}` : head)];
}
