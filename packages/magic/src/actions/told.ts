/** Keyword actions and abilities that are told as such, for what triggers on them. */

import { keywordInfo } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { EventKind } from '../state/events.js';
import { type G, log } from '../state/log.js';
import { noteTriggers } from '../triggers/note.js';

/** Says that what a keyword ability has its name for has been done to the object. */
export function tellKeyword(g: G, keyword: string, object: Id, recipient: Id): void {
  const event = log(g, 'keywordDone', keywordInfo(keyword)?.rule ?? '702.1', { object, recipient, word: keyword });
  noteTriggers(g, [event], null);
}

/** Tells that a keyword action has been carried out, for abilities that trigger on it. */
export function tell(g: G, kind: EventKind, rule: string, fields: Parameters<typeof log>[3]): void {
  noteTriggers(g, [log(g, kind, rule, fields)], null);
}
