/** Lines of documents, without the marks of their formats. */
import type { Lang } from '@apnap/words';

export interface Line {
  text: string;
  /** Whether it was indented. */
  indented: boolean;
  /** How deep a heading it is in Markdown; 0 for what is none. */
  heading: number;
  /** Counted from 1. */
  at: number;
}

const TAGS = /<\/?(?:b|i|em|strong|span|a|br|u|sup|sub|p|div|ul|ol|li)\b[^<>]*>/gi;

function lineOf(raw: string, at: number): Line {
  const bare = raw
    .replace(/<\|[^|]*\|>/g, '')
    .replace(/\f/g, '')
    .replace(TAGS, '');
  const heading = /^\s*(#{1,6})\s+/.exec(bare)?.[1].length ?? 0;
  const text = bare
    .replace(/^\s*#+\s+/, '')
    .replace(/\[([^\][]+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/^\s*>\s+/, '');
  return { text: text.trim(), indented: /^[ \t\u3000]{2,}\S/.test(text), heading, at };
}

const NUMBERED = /^\d{3}\.\d{1,3}[a-z]?\.?$/;

/** Languages in two columns, as a table or with tabs between them: a line each, with the number before it. */
function columns(line: Line): Line[] {
  if (!/^\|?\s*\d{3}\.\d/.test(line.text) || !/[|\t]/.test(line.text)) return [line];
  const [number, ...cells] = line.text
    .replace(/^\||\|$/g, '')
    .split(/[|\t]/)
    .map((c) => c.trim());
  if (!NUMBERED.test(number) || cells.length > 4) return [line];
  return cells.filter((c) => c !== '' && c !== number).map((c) => ({ ...line, text: `${number} ${c.replace(NUMBERED, '')}` }));
}

/** The lines of a text. */
export const linesOf = (text: string): Line[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((raw, i) => lineOf(raw, i + 1))
    .flatMap(columns);

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
export const langOf = (text: string): Lang => (hasHan(text) ? 'zh' : 'en');

/** What tells two texts apart beside blanks and the forms of their marks. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, '');

const dayOf = (y: number, m: number, d: number): string => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;

/** The day that stands alone in a line, or as the day of the last change; '' for another line. */
export function dayIn(text: string): string {
  const m = /^(?:更新日期[:：]\s*)?(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日[:：]?$/.exec(text);
  return m ? dayOf(Number(m[1]), Number(m[2]), Number(m[3])) : '';
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** The day a line says the document is effective from; '' for a line that doesn't. */
export function editionIn(text: string): string {
  const zh = /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日\s*(?:起)?生效/.exec(text);
  const en = /effective\s+(?:as of\s+)?([A-Za-z]+)\s+(\d{1,2}),?\s+(\d{4})/i.exec(text);
  const [y, m, d] = zh ? zh.slice(1).map(Number) : en ? [Number(en[3]), MONTHS.indexOf(en[1].toLowerCase()) + 1, Number(en[2])] : [0, 0, 0];
  return y > 0 && m > 0 ? dayOf(y, m, d) : '';
}

export const EXAMPLE = /^(?:Examples?\b|例|举例|示例)/;
/** A line of a table of contents. */
export const CONTENTS = /\.{5,}|^\|\s*(?:附录|\d+\.)/;
/** What stands at the end of a document. */
export const TRADEMARKS = /^(?:不论在美国.*)?所有商标|^不论在美国还是|^all trademarks/i;

/** A title in two languages: each part by itself. */
export function titleParts(title: string): Partial<Record<Lang, string>> {
  if (!hasHan(title)) return { en: title };
  const latin = /^(.*[^A-Za-z ,’'-]) ([A-Za-z][A-Za-z ,’'-]+)$/su.exec(title.replace(/\s+/g, ' '));
  return latin ? { zh: latin[1].trim(), en: latin[2].trim() } : { zh: title };
}
