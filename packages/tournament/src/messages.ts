/** What the desk says to people, in English and Chinese. Data first: a message is an id and its parameters. */
import { type Catalogue, type Lang, LIST, renderMessage, type Text } from '@apnap/words';
import { ADMISSION } from './messages/admission.js';
import { ANNOUNCEMENTS } from './messages/announcements.js';
import { DECK_MESSAGES } from './messages/decks.js';
import { ERRORS } from './messages/errors.js';
import { LABELS } from './messages/labels.js';
import { WORD_PARAMS, WORDS } from './messages/words.js';

/** Message templates; `{name}` stands for the parameter `name`. */
export const MESSAGES = { ...ERRORS, ...ADMISSION, ...ANNOUNCEMENTS, ...DECK_MESSAGES, ...LABELS } as const satisfies Record<string, Text>;

export type MessageId = keyof typeof MESSAGES;

/** A parameter: a text, a number, another message, or several of them. */
export type Param = string | number | Message | readonly Message[];

/** A message before it is put into words. */
export interface Message {
  readonly id: MessageId;
  readonly params: Readonly<Record<string, Param>>;
}

export const message = (id: MessageId, params: Message['params'] = {}): Message => ({ id, params });

/** A parameter that is a word of the desk, or several of them, in a language. */
const wordsIn = (value: string, language: Lang): string =>
  value
    .split(', ')
    .map((one) => (Object.hasOwn(WORDS, one) ? WORDS[one as keyof typeof WORDS][language] : one))
    .join(LIST[language]);

const CATALOGUE: Catalogue = {
  template: (id, language) => MESSAGES[id as MessageId][language],
  lacking: (_, written) => written,
  word: (key, value, language) => (typeof value === 'string' && WORD_PARAMS.has(key) ? wordsIn(value, language) : undefined),
  between: { en: '; ', zh: '；' },
};

/** Puts a message into words. A parameter the message does not have stays visible as `{name}`. */
export const say = (m: Message, language: Lang): string => renderMessage(CATALOGUE, m, language);

/** Something the desk does not do, and why. */
export class DeskError extends Error {
  constructor(readonly reason: Message) {
    super(say(reason, 'en'));
  }
}

/** Refuses with a reason. */
export function refuse(id: MessageId, params: Message['params'] = {}): never {
  throw new DeskError(message(id, params));
}
