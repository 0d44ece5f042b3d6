/** Putting messages into words. */
import type { Lang, Text } from './lang.js';
import type { Message, MessageParam } from './message.js';
import { fillIn } from './template.js';

/** Between the parts of a list. */
export const LIST: Text = { en: ', ', zh: '、' };

/** The words of somebody who says something: templates by id, and how what they are filled with is said. */
export interface Catalogue {
  /** The template of an id. @throws Error where the catalogue does not want to be asked for ids it lacks */
  template(id: string, lang: Lang): string;
  /** What stands where a message lacks the parameter of a place; nothing without it. */
  lacking?(message: Message, written: string): string;
  /** A text or number of a parameter in the catalogue's own words; undefined for one that stands as it is. */
  word?(key: string, value: string | number, lang: Lang): string | undefined;
  /** Between several messages; {@link LIST} without it. */
  between?: Text;
  /** Names of several things as a sentence has them; {@link andList} without it. */
  names?(names: readonly string[], lang: Lang): string;
}

/** The name of something that a number stands for (`{@x}`). */
export type NameOfNumber = (id: number, lang: Lang) => string;

/** "a, b and c" */
export function andList(items: readonly string[], lang: Lang): string {
  if (items.length < 2) return items.join('');
  const [before, last] = [items.slice(0, -1), items[items.length - 1]];
  return lang === 'en' ? `${before.join(LIST.en)} and ${last}` : `${before.join(LIST.zh)}和${last}`;
}

/** "2" for exactly two, "1 to 3", "up to 3". */
function rangeText(min: number, max: number, lang: Lang): string {
  if (min === max) return String(min);
  if (min === 0) return lang === 'en' ? `up to ${max}` : `至多${max}`;
  return lang === 'en' ? `${min} to ${max}` : `${min}到${max}`;
}

const numberOf = (value: MessageParam | undefined): number => (typeof value === 'number' ? value : Number.NaN);

function split(text: string, at: string): [string, string | undefined] {
  const i = text.indexOf(at);
  return i < 0 ? [text, undefined] : [text.slice(0, i), text.slice(i + 1)];
}

/** One message in the making. */
class Rendering {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly message: Message,
    private readonly lang: Lang,
    private readonly nameOf: NameOfNumber,
  ) {}

  /** The words of a template with the parameters of the message. */
  text(template: string): string {
    return fillIn(template, (written, place) => this.fill(place, written));
  }

  private param(key: string): MessageParam | undefined {
    return this.message.params?.[key];
  }

  /** One place: `{@x}` names, `{x:one|many}` by number, `{range}` from `min` and `max`, `{x}` text. */
  private fill(place: string, written: string): string {
    if (place.startsWith('@')) return this.names(this.param(place.slice(1)));
    const [key, forms] = split(place, ':');
    const value = this.param(key);
    const range = key === 'range' && value === undefined;
    if (forms === undefined) return range ? this.range() : value === undefined ? this.lacking(written) : this.plain(key, value);
    const [one, many] = split(forms, '|');
    if (range) return `${this.range()} ${numberOf(this.param('max')) === 1 ? one : (many ?? one)}`;
    return this.text(numberOf(value) === 1 ? one : (many ?? one));
  }

  private range(): string {
    return rangeText(numberOf(this.param('min')), numberOf(this.param('max')), this.lang);
  }

  private lacking(written: string): string {
    return this.catalogue.lacking?.(this.message, written) ?? '';
  }

  private plain(key: string, value: MessageParam): string {
    if (typeof value === 'string' || typeof value === 'number') return this.catalogue.word?.(key, value, this.lang) ?? String(value);
    if ('id' in value) return renderMessage(this.catalogue, value, this.lang, this.nameOf);
    return value.map((v) => this.plain(key, v)).join((this.catalogue.between ?? LIST)[this.lang]);
  }

  private names(value: MessageParam | undefined): string {
    const all = value === undefined ? [] : typeof value === 'object' && !('id' in value) ? value : [value];
    const names = all.map((v) => (typeof v === 'number' ? this.nameOf(v, this.lang) : this.plain('', v)));
    return (this.catalogue.names ?? andList)(names, this.lang);
  }
}

/**
 * A message in words.
 * @param catalogue whose message it is; messages in its parameters are of the same
 * @param nameOf names for the numbers of places like `{@x}`
 */
export function renderMessage(catalogue: Catalogue, message: Message, lang: Lang, nameOf: NameOfNumber = () => '?'): string {
  return new Rendering(catalogue, message, lang, nameOf).text(catalogue.template(message.id, lang));
}

/** Says a text of some tables by its id; parameters that are not given are left out. */
export type Words<Id extends string> = (lang: Lang, id: Id, params?: Readonly<Record<string, string | number>>) => string;

/** The words of a table for each language. */
export function wordsOf<Id extends string>(tables: Readonly<Record<Lang, Readonly<Record<Id, string>>>>): Words<Id> {
  const catalogue: Catalogue = { template: (id, lang) => tables[lang][id as Id] };
  return (lang, id, params = {}) => renderMessage(catalogue, { id, params }, lang);
}
