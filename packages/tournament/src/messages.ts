/** What the desk says to people, in English and Chinese. Data first: a message is an id and its parameters. */
import type { Language } from '@apnap/cards';
import { ADMISSION } from './messages/admission.js';
import { ANNOUNCEMENTS } from './messages/announcements.js';
import { DECK_MESSAGES } from './messages/decks.js';
import { ERRORS } from './messages/errors.js';
import { LABELS } from './messages/labels.js';
import { WORD_PARAMS, WORDS } from './messages/words.js';

/** Message templates; `{name}` stands for the parameter `name`. */
export const MESSAGES = { ...ERRORS, ...ADMISSION, ...ANNOUNCEMENTS, ...DECK_MESSAGES, ...LABELS } as const satisfies Record<
  string,
  Record<Language, string>
>;

export type MessageId = keyof typeof MESSAGES;

/** A parameter: a text, a number, another message, or several of them. */
export type Param = string | number | Message | readonly Message[];

/** A message before it is put into words. */
export interface Message {
  readonly id: MessageId;
  readonly params: Readonly<Record<string, Param>>;
}

export const message = (id: MessageId, params: Message['params'] = {}): Message => ({ id, params });

function word(value: Param, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if ('id' in value) return say(value, language);
  return value.map((v) => say(v, language)).join(language === 'zh' ? '；' : '; ');
}

/** A parameter that is a word of the desk, or several of them, in a language. */
const wordsIn = (value: string, language: Language): string =>
  value
    .split(', ')
    .map((one) => (Object.hasOwn(WORDS, one) ? WORDS[one as keyof typeof WORDS][language] : one))
    .join(language === 'zh' ? '、' : ', ');

/** Puts a message into words. A parameter the message does not have stays visible as `{name}`. */
export function say(m: Message, language: Language): string {
  const template: string = MESSAGES[m.id][language];
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = m.params[key];
    if (value === undefined) return whole;
    return typeof value === 'string' && WORD_PARAMS.has(key) ? wordsIn(value, language) : word(value, language);
  });
}

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
