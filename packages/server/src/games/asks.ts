/** What is asked, as a client draws it, and what was answered, in words: for every form there is, with options as a game says them. */
import type { Answer, Form } from '@apnap/kernel';
import type { Ask, OptionView, Text } from '@apnap/protocol';
import { both, joined, LIST, plain } from '../text.js';

/** How many names are sent with a question for one; the rest is searched for. */
const NAMES = 30;

/** @param options a game's own descriptions of options, in words */
export function askOf<O>(ask: Form<O>, options: (list: readonly O[]) => OptionView[]): Ask {
  switch (ask.form) {
    case 'pick':
      return {
        form: 'pick',
        options: options(ask.options),
        min: ask.min,
        max: ask.max,
        ...(ask.each === undefined ? {} : { each: ask.each }),
      };
    case 'order':
      return { form: 'order', options: options(ask.options) };
    case 'divide':
      return { form: 'divide', options: options(ask.options), total: ask.total, least: ask.least.slice(), most: ask.most.slice() };
    case 'number':
      return { form: 'number', min: ask.min, max: ask.max };
    case 'confirm':
      return { form: 'confirm' };
    case 'text':
      return { form: 'text', texts: ask.texts.slice(0, NAMES), many: ask.open === true || ask.texts.length > NAMES };
    case 'pair':
      return {
        form: 'pair',
        options: options(ask.options),
        partners: options(ask.partners),
        allowed: ask.allowed.map((list) => list.slice()),
        most: ask.most.slice(),
      };
    default:
      return ask satisfies never;
  }
}

/** Pairs that read alike once, with how many there are. */
function counted(pairs: readonly (readonly [Text, Text])[]): { of: readonly [Text, Text]; n: number }[] {
  const out: { of: readonly [Text, Text]; n: number }[] = [];
  for (const of of pairs) {
    const alike = out.find((x) => x.of[0].en === of[0].en && x.of[1].en === of[1].en);
    if (alike) alike.n++;
    else out.push({ of, n: 1 });
  }
  return out;
}

/** What was answered to a decision: the options by their labels. */
export function answerOf(ask: Ask, answer: Answer): Text {
  const label = (options: readonly OptionView[], i: number): Text => options[i]?.label ?? plain('?');
  const list = (texts: Text[]): Text => (texts.length === 0 ? plain('—') : joined(texts, LIST));
  if ('pick' in answer && ask.form === 'pick') return list(answer.pick.map((i) => label(ask.options, i)));
  if ('order' in answer && ask.form === 'order') return list(answer.order.map((i) => label(ask.options, i)));
  if ('divide' in answer && ask.form === 'divide')
    return list(answer.divide.flatMap((n, i) => (n === 0 ? [] : [both((lang) => `${label(ask.options, i)[lang]}: ${n}`)])));
  if ('pairs' in answer && ask.form === 'pair')
    return list(
      counted(answer.pairs.map(([a, b]) => [label(ask.options, a), label(ask.partners, b)] as const)).map(({ of: [a, b], n }) =>
        both((lang) => `${a[lang]}${n > 1 ? ` ×${n}` : ''} → ${b[lang]}`),
      ),
    );
  if ('number' in answer) return plain(String(answer.number));
  if ('yes' in answer) return answer.yes ? { en: 'yes', zh: '是' } : { en: 'no', zh: '否' };
  if ('text' in answer) return plain(answer.text);
  return plain('?');
}
