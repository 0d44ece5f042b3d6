/** Putting messages into words. */
import type { Id, Message, MessageParam } from '@apnap/kernel';
import type { Note } from '../payment/types.js';
import { EN, type MessageId } from './en.js';
import { ZH } from './zh.js';

/** Languages of the catalogues. */
export type Lang = 'en' | 'zh';

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
  if (items.length < 2) return items.join('');
  const last = items.pop() as string;
  return lang === 'en' ? `${items.join(', ')} and ${last}` : `${items.join('、')}和${last}`;
}

/** "2" for exactly two, "1 to 3", "up to 3", "any number" for a choice without a bound worth saying. */
function rangeText(min: number, max: number, lang: Lang): string {
  if (min === max) return String(min);
  if (min === 0) return lang === 'en' ? `up to ${max}` : `至多${max}`;
  return lang === 'en' ? `${min} to ${max}` : `${min}到${max}`;
}

const numberOf = (value: MessageParam | undefined): number => (typeof value === 'number' ? value : Number.NaN);

function plain(value: MessageParam | undefined, lang: Lang, nameOf: NameOf): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return (value as readonly MessageParam[]).map((v) => plain(v, lang, nameOf)).join(lang === 'en' ? ', ' : '、');
  return renderMessage(value as Message, lang, nameOf);
}

function names(value: MessageParam | undefined, lang: Lang, nameOf: NameOf): string {
  const ids = Array.isArray(value) ? (value as readonly MessageParam[]) : value === undefined ? [] : [value];
  return joinNames(
    ids.map((v) => (typeof v === 'number' ? nameOf(v, lang) : plain(v, lang, nameOf))),
    lang,
  );
}

/** One placeholder: `{@x}` entities, `{x:one|many}` by number, `{range}` from `min` and `max`, `{x}` text. */
function fill(body: string, params: Readonly<Record<string, MessageParam>>, lang: Lang, nameOf: NameOf): string {
  if (body.startsWith('@')) return names(params[body.slice(1)], lang, nameOf);
  const [key, forms] = split(body, ':');
  const range = key === 'range' && params.range === undefined;
  const value = range ? rangeText(numberOf(params.min), numberOf(params.max), lang) : plain(params[key], lang, nameOf);
  if (forms === undefined) return value;
  const [one, many] = split(forms, '|');
  if (range) return `${value} ${numberOf(params.max) === 1 ? one : (many ?? one)}`;
  return substitute(numberOf(params[key]) === 1 ? one : (many ?? one), params, lang, nameOf);
}

function split(text: string, at: string): [string, string | undefined] {
  const i = text.indexOf(at);
  return i < 0 ? [text, undefined] : [text.slice(0, i), text.slice(i + 1)];
}

/** Replaces the placeholders of a template; they may be nested one deep. Braces of mana symbols come in through parameters only. */
function substitute(template: string, params: Readonly<Record<string, MessageParam>>, lang: Lang, nameOf: NameOf): string {
  return template.replace(/\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, body: string) => fill(body, params, lang, nameOf));
}

/** A message in words. An id without words stays visible as itself. */
export function renderMessage(message: Message, lang: Lang, nameOf: NameOf = () => '?'): string {
  return substitute(templateOf(message.id, lang), message.params ?? {}, lang, nameOf);
}

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
