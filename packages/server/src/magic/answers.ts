/** An answer in words. */
import { type Answer, answerIn, type Decision, type Message, type Move } from '@apnap/kernel';
import type { State } from '@apnap/magic';
import type { Text } from '@apnap/protocol';
import { answerOf } from '../games/asks.js';
import { both } from '../text.js';
import { Handles } from '../views/handles.js';
import { showing } from './cards.js';
import { askView, promptText } from './decision.js';
import { told } from './told.js';
import { nameText } from './words.js';

/** What was answered to a decision: the options by their labels. */
export function answerText(s: State, d: Decision, answer: Answer): Text {
  return answerOf(askView(showing(s, new Handles('', null)), d, new Map()), answer);
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
