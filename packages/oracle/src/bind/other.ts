/** What "other" is other than: the object itself, or the thing that the words before are about. */
import { BASIC_LAND_TYPES, CARD_TYPES, type Filter, type Selector } from '@apnap/ability';
import { and, not } from '../grammar/raw.js';
import { words } from './fits.js';
import type { Mention } from './mentions.js';
import { contains, type Node, Unbound } from './nodes.js';
import type { Reference } from './places.js';

/** What it takes to know. */
interface Text {
  /** Card types of the object that says it. */
  readonly source: readonly string[] | undefined;
  readonly mentions: readonly Mention[];
  selectorOf(m: Mention, r: Reference): Selector;
  /** A copy with everything bound. */
  change(value: unknown): unknown;
}

const butOther = (of: readonly Filter[]): Filter[] => of.filter((f) => f.is !== 'other');

/**
 * "other creatures" of an object that is no creature: other than the one the words before are about. Undefined when the source is meant.
 * @throws Unbound where there is no one thing
 */
export function otherThan(text: Text, of: Filter[]): unknown {
  const other = of.find((f) => f.is === 'other') as Node | undefined;
  const types = of.flatMap((f) => (f.is === 'type' ? [f.type] : f.is === 'and' || f.is === 'or' ? words(f) : []));
  const card = types.filter((t) => (CARD_TYPES as readonly string[]).includes(t));
  const { source } = text;
  if (typeof other?.$at !== 'number' || source === undefined) return undefined;
  const spell = source.includes('Instant') || source.includes('Sorcery');
  const event = otherThanEvent(text, of, other.$at);
  if (event && !spell) return event;
  const chosen = text.mentions.find((m) => m.at < (other.$at as number) && chosenByAll(m));
  if (chosen) {
    const those = text.selectorOf(chosen, { at: other.$at, noun: 'other', many: true, words: 'other', looksBack: true });
    return text.change(and(not({ is: 'oneOf', of: those }), ...butOther(of)));
  }
  if (!spell && (card.length === 0 || card.some((t) => source.includes(t)))) return undefined;
  const at = other.$at;
  const inside = (m: Mention): boolean => contains(m.node, (n) => n.is === 'other' && n.$at === at);
  const before = text.mentions.filter(
    (m) => m.at < at && !m.weak && m.from !== 'self' && m.kind !== 'player' && m.verb !== 'search' && !inside(m),
  );
  const targets = before.filter((m) => m.from === 'target');
  const last = targets.at(-1) ?? (before.length === 1 ? before[0] : undefined);
  // "counter all other spells": than the spell itself
  if (before.length === 0 && of.some((f) => f.is === 'spell')) return undefined;
  if (!last) throw new Unbound('"other": than what is not said');
  const than = text.selectorOf(last, { at, noun: 'other', many: last.many, words: 'other', looksBack: true });
  return text.change(and(not({ is: 'oneOf', of: than }), ...butOther(of)));
}

/** "Each player chooses six lands they control. Destroy all other permanents": than all of those. */
const chosenByAll = ({ verb, kind, node }: Mention): boolean =>
  verb === 'choose' && kind === 'object' && ((node?.what as Node | undefined)?.who as Node | undefined)?.player === 'each';

/** "Whenever a Mountain enters, if you control five other Mountains": than that one, whatever the object itself is. */
function otherThanEvent(text: Text, of: Filter[], at: number): unknown {
  const types = BASIC_LAND_TYPES.filter((t) => of.some((f) => f.is === 'subtype' && f.subtype === t));
  const before = text.mentions.find((m) => m.at < at && m.from === 'event' && m.kind === 'object');
  const filter = before?.filter;
  const list = filter?.is === 'and' ? filter.of : filter ? [filter] : [];
  if (!before?.selector || !list.some((f) => f.is === 'subtype' && types.includes(f.subtype as 'Mountain'))) return undefined;
  return text.change(and(not({ is: 'oneOf', of: before.selector }), ...butOther(of)));
}
