/** An answer in words. */
import { type Answer, answerIn, type Decision, type Message, type Move } from '@apnap/kernel';
import type { State } from '@apnap/magic';
import type { OptionView, Text } from '@apnap/protocol';
import { both, joined, LIST, plain, told } from '../text.js';
import { Handles } from '../views/handles.js';
import { showing } from './cards.js';
import { askView } from './decision.js';
import { nameText } from './words.js';

/** What was answered to a decision: the options by their labels. */
export function answerText(s: State, d: Decision, answer: Answer): Text {
  const ask = askView(showing(s, new Handles('', null)), d, new Map());
  const label = (options: readonly OptionView[], i: number): Text => options[i]?.label ?? plain('?');
  const list = (texts: Text[]): Text => (texts.length === 0 ? plain('—') : joined(texts, LIST));
  if ('pick' in answer && ask.form === 'pick') return list(answer.pick.map((i) => label(ask.options, i)));
  if ('order' in answer && ask.form === 'order') return list(answer.order.map((i) => label(ask.options, i)));
  if ('divide' in answer && ask.form === 'divide')
    return list(answer.divide.flatMap((n, i) => (n === 0 ? [] : [both((lang) => `${label(ask.options, i)[lang]}: ${n}`)])));
  if ('pairs' in answer && ask.form === 'pair')
    return list(answer.pairs.map(([a, b]) => both((lang) => `${label(ask.options, a)[lang]} → ${label(ask.partners, b)[lang]}`)));
  if ('number' in answer) return plain(String(answer.number));
  if ('yes' in answer) return answer.yes ? { en: 'yes', zh: '是' } : { en: 'no', zh: '否' };
  if ('text' in answer) return plain(answer.text);
  return plain('?');
}

/** A move of a finished game: the question and what was answered. */
export function moveText(s: State, d: Decision | null, move: Move): Text {
  const answer = answerIn(move);
  if (!answer || !d) return told({ id: 'end.concede' });
  const what = answerText(s, d, answer);
  if (d.kind === 'act') return what;
  const prompt = told(d.prompt, (id, lang) => nameText(s, id)[lang]);
  return both((lang) => `${prompt[lang]} ${what[lang]}`);
}

/** What a computer player says about its answer, with the names as they are in this state. */
export const reasonText = (s: State, why: Message): Text => told(why, (id, lang) => nameText(s, id)[lang]);
