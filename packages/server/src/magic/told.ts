/** Messages of the engine. */
import type { Message } from '@apnap/kernel';
import { type NameOf, renderMessage } from '@apnap/magic';
import type { Text } from '@apnap/protocol';
import { both } from '../text.js';

/** A message of the engine in both languages. */
export const told = (message: Message, nameOf?: NameOf): Text => both((lang) => renderMessage(message, lang, nameOf));
