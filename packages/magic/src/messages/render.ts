/** Putting messages into words. */
import type { Id, Message, MessageParam } from '@apnap/kernel';
import { andList, type Catalogue, type Lang, renderMessage as render } from '@apnap/words';
import type { Note } from '../payment/types.js';
import { EN, type MessageId } from './en.js';
import { ZH } from './zh.js';

/** The name of an entity (object, or seat as its negative id) in the language asked for. */
export type NameOf = (id: Id, lang: Lang) => string;

/** Whether the catalogues have words for this id. */
export function hasMessage(id: string): id is MessageId {
  return Object.hasOwn(EN, id);
}

const templateOf = (id: string, lang: Lang): string => (hasMessage(id) ? (lang === 'en' ? EN : ZH)[id] : id);

/** Joins names as a sentence does; equal names are counted. */
export function joinNames(names: readonly string[], lang: Lang): string {
  const counts = new Map<string, number>();
  for (const n of names) counts.set(n, (counts.get(n) ?? 0) + 1);
  const unnamed = templateOf('log.hidden', lang);
  const items = [...counts].map(([name, n]) => {
    if (n === 1) return name;
    return name === unnamed ? renderMessage({ id: 'log.hiddenMany', params: { n } }, lang) : `${name} ×${n}`;
  });
  return andList(items, lang);
}

const CATALOGUE: Catalogue = { template: templateOf, names: joinNames };

/** A message in words. An id without words stays visible as itself. */
export const renderMessage = (message: Message, lang: Lang, nameOf?: NameOf): string => render(CATALOGUE, message, lang, nameOf);

/**
 * A note on a payment as a message.
 * @param entityOf the object behind a key of the payment.
 */
export function noteMessage(note: Note, entityOf: (key: number) => Id): Message {
  const { id, ...rest } = note;
  const params: Record<string, MessageParam> = {};
  for (const [key, value] of Object.entries(rest))
    params[key] = key === 'sources' ? (value as number[]).map(entityOf) : (value as MessageParam);
  return { id, params };
}
