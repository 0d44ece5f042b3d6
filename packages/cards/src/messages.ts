/** What the card database says to people, in English and Chinese. Data first: a message is an id and its parameters. */

import { type Catalogue, type Lang, renderMessage, type Text } from '@apnap/words';
import { DECK_FILE_MESSAGES } from './messages/decks.js';
import { FORMAT_MESSAGES } from './messages/formats.js';
import { IMPORT_MESSAGES } from './messages/import.js';
import { SEARCH_MESSAGES } from './messages/search.js';

/** A message before it is put into words. */
export interface Message<Id extends string = MessageId> {
  id: Id;
  params: Readonly<Record<string, string | number>>;
}

/** Message templates; `{name}` stands for the parameter `name`. */
export const MESSAGES = {
  'deck.noCount': {
    en: '"{line}" does not begin with a number of copies; write for example "4 {line}"',
    zh: '「{line}」没有写明张数；请写成例如「4 {line}」',
  },
  'deck.lineLong': {
    en: '"{line}" is longer than {max} characters; a line holds one card',
    zh: '「{line}」超过{max}个字符；每行应为一张牌',
  },
  'deck.noName': {
    en: '"{line}" has a number of copies but no card name; write for example "{count} Forest"',
    zh: '「{line}」只有张数，没有牌名；请写成例如「{count} 树林」',
  },
  'deck.badCount': {
    en: '"{count}" is not a possible number of copies; it must be from 1 to {max}',
    zh: '「{count}」不是合理的张数；张数须在1到{max}之间',
  },
  'deck.unknownCard': {
    en: 'no card is named "{name}"',
    zh: '没有名称为「{name}」的牌',
  },
  'deck.unknownCardNear': {
    en: 'no card is named "{name}"; did you mean {near}?',
    zh: '没有名称为「{name}」的牌；是否是指{near}？',
  },
  'deck.empty': {
    en: 'there are no cards in this deck; each line is a number of copies and a card name, for example "4 Forest"',
    zh: '此套牌中没有牌；每行应为张数与牌名，例如「4 树林」',
  },
  ...FORMAT_MESSAGES,
  ...DECK_FILE_MESSAGES,
  ...SEARCH_MESSAGES,
  ...IMPORT_MESSAGES,
} as const satisfies Record<string, Text>;

export type MessageId = keyof typeof MESSAGES;

const CATALOGUE: Catalogue = {
  template: (id, lang) => MESSAGES[id as MessageId][lang],
  lacking: (_, written) => written,
};

/** Puts a message into words. A parameter the message does not have stays visible as `{name}`. */
export const formatMessage = (message: Message, lang: Lang): string => renderMessage(CATALOGUE, message, lang);
