/** An answer in words. */
import { type Answer, answerIn, type Decision, type Message, type Move } from '@apnap/kernel';
import type { State } from '@apnap/magic';
import type { OptionView, Text } from '@apnap/protocol';
import { answerOf, askOf } from '../games/asks.js';
import { both, plain } from '../text.js';
import { Handles } from '../views/handles.js';
import { showing } from './cards.js';
import { optionView, promptText } from './decision.js';
import { told } from './told.js';
import { nameText } from './words.js';

/** An option that was not chosen: nothing is said of it. */
const UNSAID: OptionView = { label: plain('') };

/** What was answered to a decision: the options by their labels. */
export function answerText(s: State, d: Decision, answer: Answer): Text {
  const x = showing(s, new Handles('', null));
  const chosen = 'pick' in answer ? new Set(answer.pick) : null;
  const ask = askOf(d.ask, (list) => list.map((o, i) => (chosen === null || chosen.has(i) ? optionView(x, d, o, i) : UNSAID)));
  return answerOf(ask, answer);
}

/** A move of a finished game: the question and what was answered. */
export function moveText(s: State, d: Decision | null, move: Move): Text {
  if ('ruling' in move) return told({ id: 'ruling.given' });
  const answer = answerIn(move);
  if (!answer || !d) return told({ id: 'end.concede' });
  const what = answerText(s, d, answer);
  if (d.kind === 'act') return what;
  const prompt = promptText(showing(s, new Handles('', null)), d);
  return both((lang) => `${prompt[lang].replaceAll('\n', ' ')} ${what[lang]}`);
}

/** What a computer player says about its answer, with the names as they are in this state. */
export const reasonText = (s: State, why: Message): Text => told(why, (id, lang) => nameText(s, id)[lang]);
