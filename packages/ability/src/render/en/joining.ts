/** Sentences inside others. */
import { ALL_SUBTYPES, pluralSubtype } from '../../subtypes.js';
import type { Context } from './context.js';

/** Words that keep their capital. */
const PROPER: ReadonlySet<string> = new Set([...ALL_SUBTYPES, ...ALL_SUBTYPES.map(pluralSubtype), 'X']);

/** The sentence inside another one. */
export function lower(c: Context, sentence: string): string {
  if (sentence.startsWith(c.self) || PROPER.has(/^[\w'-]+/.exec(sentence)?.[0] ?? '')) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Sentences inside another one. */
export const retold = (c: Context, list: string[]): string => lower(c, joinThen(c, list));

/** Somebody else does what comes first: what you are told to do after it begins with "you". */
const OTHERS = /^(?:that player|each player|each opponent|target player|target opponent) /i;
const BEING = /^(?:It's|They're) .* in addition to (?:its|their) other /;
/** CR 701.15c: said of what was destroyed, and no step of its own. */
const UNREGENERATED = /^(?:It|They) can't be regenerated$/;
/** How mana may be spent is said with the permission to cast. */
const SPENDING = /^you may spend mana as though it were mana of any (?:color|type) to cast/;
const ORDER = /^(?:sacrifice|exile|destroy|return|put|create|draw) /i;

/** One sentence out of several. */
export function joinThen(c: Context, list: string[]): string {
  const [first, second] = list;
  if (second === "The damage can't be prevented") return joinThen(c, [`${first} and ${lower(c, second)}`, ...list.slice(2)]);
  if (list.length === 2 && /^choose a color$/i.test(first) && second === 'Choose an opponent') return `${first} and an opponent`;
  if (list.length === 0) return '';
  const said = list.map((s, i) => (i === 0 ? s : OTHERS.test(list[i - 1]) && ORDER.test(s) ? `you ${lower(c, s)}` : lower(c, s)));
  // what something is when it is there is no step of its own
  return said.reduce((text, s, i) =>
    BEING.test(list[i]) || UNREGENERATED.test(list[i]) ? `${text}. ${list[i]}` : `${text}, ${SPENDING.test(s) ? 'and' : 'then'} ${s}`,
  );
}
