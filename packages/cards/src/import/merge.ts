/** Several rows about one card: what each of them knows. */
import type { Printing, SetRecord } from '../db/record.js';
import { fullerName, sameName } from '../names.js';
import type { RawCard, RawFace } from './raw.js';

function mergePrintings(known: readonly Printing[], more: readonly Printing[]): Printing[] {
  const out = [...known];
  for (const p of more) {
    const same = out.findIndex((q) => q.set === p.set && (q.number === p.number || q.number === undefined || p.number === undefined));
    if (same < 0) out.push(p);
    else if (out[same].number === undefined) out[same] = { ...out[same], ...p };
  }
  return out;
}

function mergeFace(known: RawFace, more: RawFace | undefined): RawFace {
  if (!more || !sameName(more.name, known.name)) return known;
  const zh =
    known.zh?.lang === 'zhs' && known.zh.text !== undefined ? known.zh : more.zh?.lang === 'zhs' ? { ...known.zh, ...more.zh } : known.zh;
  return { ...more, ...known, ...(zh ? { zh } : {}) };
}

/**
 * The card under this spelling of its name, also where its texts speak of it.
 * @param name the name of the card, differing in accents only.
 */
export function spelled(card: RawCard, name: string): RawCard {
  if (card.name === name) return card;
  const now = card.name.split(' ');
  const words = name.split(' ').flatMap((word, i) => (now[i] === undefined || now[i] === word ? [] : [[now[i], word] as const]));
  const respell = (text: string): string => words.reduce((out, [from, to]) => out.replaceAll(from, to), text);
  const faces = card.faces.map((f) => ({ ...f, name: respell(f.name), ...(f.text === undefined ? {} : { text: respell(f.text) }) }));
  return { ...card, name, faces };
}

/** The card with what another row of it knows besides; where both speak, the first is right. The name is spelled with its accents. */
export function mergeCards(first: RawCard, second: RawCard): RawCard {
  const name = sameName(first.name, second.name) ? fullerName(first.name, second.name) : first.name;
  const known = spelled(first, name);
  const more = sameName(first.name, second.name) ? spelled(second, name) : second;
  return {
    ...more,
    ...known,
    faces: known.faces.map((f, i) => mergeFace(f, more.faces[i])),
    printings: mergePrintings(known.printings, more.printings),
  };
}

/** The card with its printings in the order of their dates, and the date of the first, if the dates of all are known. */
export function withDates(card: RawCard, dateOf: (set: string) => string | undefined): RawCard {
  const dates = card.printings.map((p) => dateOf(p.set));
  if (dates.some((d) => d === undefined)) return card;
  const order = card.printings
    .map((_, i) => i)
    .sort((a, b) => ((dates[a] ?? '') < (dates[b] ?? '') ? -1 : dates[a] === dates[b] ? a - b : 1));
  const first = dates[order[0]];
  const printings = order.map((i) => card.printings[i]);
  return { ...card, printings, ...(card.firstDate === undefined && first !== undefined ? { firstDate: first } : {}) };
}

/** What two files know of a set; the earlier date is that of its release. */
export function mergeSets(known: SetRecord | undefined, more: SetRecord): SetRecord {
  if (!known) return more;
  const date = known.date !== undefined && more.date !== undefined && more.date < known.date ? more.date : (known.date ?? more.date);
  return { ...more, ...known, ...(date === undefined ? {} : { date }) };
}
