/** The frame of an effect: `head: costs and targets; resolution` (Y16.6, Y17.5, Y20.2). */
import type { Activated, Condition, Effect, EventPattern, Join, Limit, Part, Selector, Step, Vow } from '../language/effects.js';
import type { Place, Property } from '../language/index.js';
import { type Head, readHead, Unread } from './head.js';
import { withColon } from './marked.js';
import { lower, topLevel } from './normal.js';
import { amongTargets, bySide, checkLike, fighterOf, isOfBattle, withRest } from './several.js';
import {
  checkBrought,
  checkPointer,
  doneTo,
  leaves,
  paysWithOthers,
  withBattled,
  withPaid,
  withPaidBefore,
  withPaidSaid,
} from './spoken.js';
import { GRAMMAR, leadingAt } from './table.js';
import { effectsAt, unsaidLast } from './trailing.js';

/** What the compiler knows of the card whose sentence it reads. */
export interface Context {
  kind: 'monster' | 'spell' | 'trap';
  property?: Property;
  /** Its text is in words from before the newest marks. */
  old?: true;
  /** Its effects are not activated in the same Chain. */
  apart?: true;
  /** It has no colon and no semicolon. */
  unmarked?: true;
  /** Nothing has been read before it. */
  first: boolean;
  /** A limit that binds what follows. */
  following?: { from: number; limit: Limit; vow?: Vow };
}

const JOINS: readonly (readonly [string, Join])[] = [
  [', and if you do, ', 'ifDone'],
  [', and if you do that, ', 'ifDone'],
  [', and if you do ', 'ifDone'],
  [', then ', 'then'],
  [', also, after that, ', 'alsoAfter'],
  [', also ', 'also'],
  [', and ', 'and'],
  [' and ', 'and'],
  [', but ', 'next'],
];

export const joinText = (join: Join): string => JOINS.find(([, j]) => j === join)?.[0] ?? ' ';

/** All of a resolution from a place on, or null. */
function partsFrom(text: string, at: number, join: Join): Part[] | null {
  const optional = text.startsWith('you can ', at) && join !== 'first';
  const from = optional ? at + 8 : at;
  const other = ['otherwise, ', 'if not, '].find((w) => text.startsWith(w, at));
  if (!optional && other !== undefined && join !== 'first') {
    const rest = partsFrom(text, at + other.length, join);
    if (rest) return [{ ...rest[0], join, if: { if: 'otherwise' } }, ...rest.slice(1)];
  }
  if (!optional && text.startsWith('if ', at)) {
    const asked = conditionalFrom(text, at, join);
    if (asked) return asked;
  }
  for (const [node, end] of [...effectsAt(text, from)].sort((a, b) => b[1] - a[1] || unsaidLast(a[0], b[0]))) {
    const part: Part = { join, ...(optional ? { optional } : {}), do: node as Effect };
    if (end === text.length) return [part];
    for (const [words, next] of JOINS) {
      if (!text.startsWith(words, end)) continue;
      const rest =
        partsFrom(text, end + words.length, next) ??
        sameSubject(text, end + words.length, next, part.do) ??
        sameObject(text, end + words.length, next, part.do, leadingAt(text, from) !== undefined);
      if (rest) return sharedUntil(text, from, [part, ...rest]);
    }
    const listed = listFrom(text, end, part);
    if (listed) return sharedUntil(text, from, listed);
  }
  return null;
}

/** "each player discards their hand, then draws 5 cards": the same players again. */
function sameSubject(text: string, at: number, join: Join, before: Effect): Part[] | null {
  if (before.do !== 'by' || !/^\w+s /.test(text.slice(at, at + 20))) return null;
  const subject = before.who === 'both' ? 'each player ' : 'your opponent ';
  return GRAMMAR.apart(() => partsFrom(subject + text.slice(at), 0, join));
}

const LASTING: ReadonlySet<Effect['do']> = new Set(['stat', 'give', 'negateEffects'] as const);

/** "its effects are negated, its ATK becomes 0, also it cannot attack": a list of what is done to a card, of which the last join is that of all. */
function listFrom(text: string, end: number, part: Part): Part[] | null {
  if (!text.startsWith(', ', end) || !LASTING.has(part.do.do)) return null;
  const rest = partsFrom(text, end + 2, 'also');
  const [second, third] = rest ?? [];
  if (!rest || !LASTING.has(second.do.do) || second.if || second.optional || (third?.join !== 'also' && third?.join !== 'and')) return null;
  return [part, { ...second, join: third.join }, ...rest.slice(1)];
}

/** "it gains 500 ATK, but cannot attack directly": the same card again. Whether a duration is that of both must be clear. */
function sameObject(text: string, at: number, join: Join, before: Effect, led: boolean): Part[] | null {
  if (!LASTING.has(before.do) || !/^(?:gains?|loses?|cannot|can|is|are|becomes?) /.test(text.slice(at, at + 8))) return null;
  const { what, until } = before as { what: Selector; until: string };
  const many = 'many' in what || what.sel === 'all';
  const rest = GRAMMAR.apart(() => partsFrom(`${many ? 'they' : 'it'} ${text.slice(at)}`, 0, join));
  const [next] = rest ?? [];
  // "…, and is destroyed during the End Phase": later, the same card.
  if (rest && next?.do.do === 'later' && 'what' in next.do.what)
    return [{ ...next, do: { ...next.do, what: { ...next.do.what, what } as Effect } }, ...rest.slice(1)];
  const first = next?.do as { do: Effect['do']; until?: string } | undefined;
  if (!rest || !first || !LASTING.has(first.do) || !(first.until === until || (led && first.until === 'faceUp'))) return null;
  return [{ ...rest[0], do: { ...first, what } as Effect }, ...rest.slice(1)];
}

/** "if you control a Dragon monster, draw 1 card": a part that is asked about when its turn comes. */
function conditionalFrom(text: string, at: number, join: Join): Part[] | null {
  for (const [cond, end] of [...GRAMMAR.read('conds', text, at + 3)].sort((a, b) => b[1] - a[1])) {
    if (!text.startsWith(', ', end)) continue;
    const rest = partsFrom(text, end + 2, join === 'first' ? 'next' : join);
    if (rest) return [{ ...rest[0], join, if: cond as Condition }, ...rest.slice(1)];
  }
  return null;
}

const COUNTABLE: ReadonlySet<Effect['do']> = new Set([
  'destroy',
  'send',
  'banish',
  'toHand',
  'toDeck',
  'discard',
  'tribute',
  'detach',
  'draw',
  'reveal',
] as const);

/** "for each" alone counts what the part before it moved, or what was paid. @throws Unread where there is nothing of the kind */
function checkEach(given: readonly Part[], before: readonly Step[], earlier: readonly Part[]): Part[] {
  const paid = before.some((s) => s.step === 'pay' && COUNTABLE.has(s.do.do));
  // Where nothing is paid "each card banished" is what was done before.
  const parts = paid ? given : given.map((p) => JSON.parse(JSON.stringify(p).replaceAll('"q":"paid"', '"q":"done"')) as Part);
  return parts.map((p, i) => {
    if (!JSON.stringify(p.do).includes('"q":"done"')) return p;
    const last = i === 0 ? earlier[earlier.length - 1] : parts[i - 1];
    if (last) {
      if (p.if || !COUNTABLE.has(last.do.do)) throw new Unread('for each');
      return p;
    }
    if (!before.some((s) => s.step === 'pay' && COUNTABLE.has(s.do.do))) throw new Unread('for each');
    return { ...p, do: JSON.parse(JSON.stringify(p.do).replaceAll('"q":"done"', '"q":"paid"')) as Effect };
  });
}

/** A duration that stands first is that of what is joined to it as well. */
function sharedUntil(text: string, at: number, parts: Part[]): Part[] {
  const until = leadingAt(text, at);
  if (!until) return parts;
  let runs = true;
  return parts.map((p, i) => {
    runs &&= i === 0 || p.join === 'also' || p.join === 'and' || (p.join === 'next' && !('what' in p.do && p.do.do === 'later'));
    return runs && 'until' in p.do && p.do.until === 'faceUp' ? ({ ...p, do: { ...p.do, until } } as Part) : p;
  });
}

/** A resolution. @throws Unread */
export function readParts(text: string, join: Join = 'first'): Part[] {
  GRAMMAR.furthest = 0;
  const parts = partsFrom(lower(text), 0, join);
  if (!parts) throw new Unread(text.slice(Math.min(GRAMMAR.furthest, text.length - 1)));
  return parts;
}

const STEP_JOINS = [', then ', ', and ', ' and ', ', '];

const ANYWHERE = JSON.stringify([{ place: 'monsterZone', whose: 'either' }]);

/** "1 monster and 1 Spell in your GY": the place is said once. */
const atPlaceOf = (first: Step, second: Step | undefined): Step =>
  first.step === 'target' && second?.step === 'target' && JSON.stringify(first.of.from) === ANYWHERE
    ? { ...first, of: { ...first.of, from: second.of.from } }
    : first;

/** Y17.8 */
const DECLARE = /^declare 1 (?:Monster |monster )?(Type|Attribute)(?! and )|^declare a Level (?:between|from) (\d+) (?:and|to) (\d+)/;
const declaredStep = (m: RegExpExecArray): Step =>
  m[1] === undefined
    ? { step: 'declare', of: 'level', from: Number(m[2]), to: Number(m[3]) }
    : { step: 'declare', of: m[1] === 'Type' ? 'type' : 'attribute' };

const BY = 'activate this card by ';

/** What stands before the semicolon. */
function stepsFrom(text: string, at: number): Step[] | null {
  const declared = DECLARE.exec(text.slice(at, at + 50));
  if (declared) {
    const step = declaredStep(declared);
    const end = at + declared[0].length;
    if (end === text.length) return [step];
    const sep = STEP_JOINS.find((w) => text.startsWith(w, end));
    const rest = sep === undefined ? null : stepsFrom(text, end + sep.length);
    return rest && [step, ...rest];
  }
  const word = ['target ', 'activate this card by targeting ', 'select '].find((w) => text.startsWith(w, at));
  const readings =
    word !== undefined
      ? GRAMMAR.read('targets', text, at + word.length).map(([n, end]) => [{ step: 'target', ...(n as object) } as Step, end] as const)
      : (text.startsWith(BY, at) ? GRAMMAR.read('paying', text, at + BY.length) : effectsAt(text, at)).map(
          ([n, end]) => [{ step: 'pay', do: n as Effect } as Step, end] as const,
        );
  for (const [step, end] of [...readings].sort((a, b) => b[1] - a[1])) {
    if (end === text.length) return [step];
    // "target 1 card and 1 other card"
    const also = step.step === 'target' ? /^,? and (?=(?:up to )?\d)/.exec(text.slice(end, end + 14)) : null;
    const more = also && stepsFrom(`${text.slice(0, end)} and target ${text.slice(end + also[0].length)}`, end + 5);
    if (more) return [atPlaceOf(step, more[0]), ...more];
    for (const words of STEP_JOINS) {
      if (!text.startsWith(words, end)) continue;
      const rest = stepsFrom(text, end + words.length);
      if (rest) return [step, ...rest];
    }
  }
  return null;
}

export function readSteps(text: string): Step[] {
  // It says that the effect is activated, and asks nothing.
  if (/^(?:you can )?activate this (?:effect|card)$/i.test(text)) return [];
  GRAMMAR.furthest = 0;
  const steps = stepsFrom(lower(text), 0);
  if (!steps) throw new Unread(text.slice(Math.min(GRAMMAR.furthest, text.length - 1)));
  return steps;
}

function placesOfSelf(what: Selector | undefined): (readonly Place[])[] {
  if (what?.sel === 'both') return what.of.flatMap(placesOfSelf);
  return what?.sel === 'self' && what.in ? [what.in] : [];
}

/** Where the card must be for what its text does with it. */
function placeSaid(before: readonly Step[], parts: readonly Part[]): readonly Place[] | undefined {
  const said = [...before.flatMap((s) => (s.step === 'pay' ? [s.do] : [])), ...parts.map((p) => p.do)].flatMap((e) => [
    ...placesOfSelf('what' in e ? (e.what as Selector) : undefined),
    ...placesOfSelf('self' in e ? e.self : undefined),
  ]);
  const places = said[0];
  return places?.some((p) => p !== 'field' && p !== 'fieldUp') ? places : undefined;
}

/** Whether an event is about this card going from where it is: a Spell or Trap is not activated by it. */
const isOfLeaving = (e: EventPattern): boolean =>
  e.on === 'or' ? e.of.some(isOfLeaving) : LEAVING.has(e.on) && 'what' in e && typeof e.what === 'object' && 'self' in e.what;
const LEAVING: ReadonlySet<EventPattern['on']> = new Set([
  'sent',
  'destroyed',
  'leaves',
  'banished',
  'discarded',
  'tributed',
  'returned',
  'added',
  'drawn',
] as const);

/** "by Tributing this card": it is in the GY then. */
const isUsedFor = (e: EventPattern | undefined): boolean => e?.on === 'summoned' && e.using?.is === 'self';

const FIELD_ONLY =
  /"if":"(?:equipped|materials|hasMaterial|counters|fighting|attacking)"|"if":"self","is":\{"is":"(?:position|face|inZone|equipped|second)"/;

/** Y21.10: what a card was on the field is not there any more when it has left: a condition on it is not the one that is meant. */
const asksOfField = (c: Condition): boolean => FIELD_ONLY.test(JSON.stringify(c));

/** Y16.6, Y16.7, Y18.1: the kind of an effect. */
function kindOf(head: Head, cx: Context, from: readonly Place[] | undefined): Activated['kind'] {
  const stays = cx.property === 'Continuous' || cx.property === 'Field' || cx.property === 'Equip';
  const movedOff = head.event !== undefined && isOfLeaving(head.event);
  if (cx.kind !== 'monster' && !movedOff && (head.activated || (!stays && !from))) return 'activation';
  // Y16.7, Y25.21: of a monster that is treated as a Trap.
  const asTrap = head.condition !== undefined && !head.event && JSON.stringify(head.condition).includes('"kind":"trap"},{"is":"property"');
  // "During either turn, when …" of a card in the GY says what is so anyhow.
  const waits = movedOff || (cx.kind !== 'monster' && head.event !== undefined && head.event.on === 'destroyed');
  if ((head.quick && !waits) || head.damageStep === 'calculation' || head.damageStep === 'before' || asTrap) return 'quick';
  // Without "(Quick Effect)" an "if" is answered after the Chain.
  if (head.event?.on === 'activated') return cx.kind === 'trap' || (cx.kind === 'monster' && head.timing === 'when') ? 'quick' : 'trigger';
  if (head.event) return 'trigger';
  return cx.kind === 'trap' ? 'quick' : 'ignition';
}

/** What "it" means where nothing is targeted: what was done before, else what the event is about, else this card (Y20.15). */
function referent(event: EventPattern | undefined, from: readonly Place[] | undefined): { sel: string } | null {
  if (event?.on === 'damageStart' || event?.on === 'damageBefore' || event?.on === 'battled') return { sel: 'battling' };
  if (event?.on === 'damageEnd' && event.with) return { sel: 'battling' };
  const first = event?.on === 'or' ? event.of[0] : event;
  // Y26.6: of two cards, this one and the monster, it is not said which.
  if (first?.on === 'sent' && first.hostless) return null;
  const what = first && 'what' in first ? first.what : undefined;
  if (typeof what === 'object' && !Array.isArray(what) && !('self' in what)) return { sel: 'event' };
  if (event?.on === 'activated') return { sel: 'event' };
  return event || from ? { sel: 'self' } : null;
}

/** Binds "it" in what is paid: it is what the event is about, or this card. */
function boundSteps(before: readonly Step[], event: EventPattern | undefined, from: readonly Place[] | undefined): Step[] {
  const about = referent(event, from) ?? { sel: 'self' };
  const targeted = (i: number): boolean => before.slice(0, i).some((s) => s.step === 'target');
  return before.map((s, i): Step => {
    if (s.step !== 'pay' || targeted(i) || !('what' in s.do) || typeof s.do.what !== 'object' || !('sel' in s.do.what)) return s;
    const { what } = s.do as { what: Selector };
    // Which of those that the event is about is not known to a cost.
    if (what.sel === 'among') throw new Unread('1 of them');
    if (what.sel !== 'target' && what.sel !== 'it') return s;
    if (what.many) throw new Unread('them');
    return { ...s, do: { ...s.do, what: about } as Effect };
  });
}

const isPronoun = (of: unknown): boolean =>
  typeof of === 'object' && of !== null && 'sel' in of && (of.sel === 'target' || of.sel === 'it');

/** Whether an event is about another card, so that "the Summoned monster" is the one of it. */
function isAboutOthers(event: EventPattern | undefined): boolean {
  if (!event) return false;
  if (event.on === 'or') return event.of.some(isAboutOthers);
  return event.on === 'activated' || ('what' in event && !('self' in event.what));
}

const targetsOf = (before: readonly Step[]): number => before.filter((s) => s.step === 'target').length;

/** "that Dragon monster" is the one target. */
const unlike = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(unlike);
  if (typeof node !== 'object' || node === null) return node;
  const { like: _like, ...n } = node as Record<string, unknown>;
  if (n.sel === 'target') return n;
  return Object.fromEntries(Object.entries(node).map(([k, x]) => [k, unlike(x)]));
};

/** "that opponent's monster" is the target where there is one and nobody fights. */
const fighting = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(fighting);
  if (typeof node !== 'object' || node === null) return node;
  const n = node as Record<string, unknown>;
  if (n.sel === 'battling' && n.whose !== undefined) return { sel: 'target' };
  return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, fighting(x)]));
};

/** Of several targets of different kinds "it" is none. @throws Unread */
function checkOne(node: unknown, event: EventPattern | undefined): void {
  if (typeof node !== 'object' || node === null) return;
  const n = node as Record<string, unknown>;
  const isOne = n.sel === 'target' && n.many === undefined && n.like === undefined && n.nth === undefined;
  if (isOne || (n.sel === 'battling' && n.whose !== undefined && !(event && isOfBattle(event)))) throw new Unread('it');
  for (const x of Object.values(n)) checkOne(x, event);
}

/** Where nothing but this card is spoken of, "it" is this card: "detach 1 material from this card; it gains 1000 ATK". */
const ownOnly = (before: readonly Step[]): { sel: string } | null =>
  before.length > 0 && before.every((s) => s.step === 'pay' && (s.do.do === 'detach' || (s.do.do === 'removeCounter' && !s.do.from)))
    ? { sel: 'self' }
    : null;

const isSeveral = (what: Selector): boolean => what.sel === 'both' || (what.sel === 'choose' && what.max > 1);

const ofSelf = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(ofSelf);
  if (typeof node !== 'object' || node === null) return node;
  const n = node as Record<string, unknown>;
  if ((n.sel === 'target' || n.sel === 'it') && !n.many && !n.like) return { sel: 'self' };
  return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, ofSelf(x)]));
};

/** "place 1 Trap on top of the Deck, or, if …, add that Trap to your hand instead": of the choice that is not made it is the same choice. */
function withSameChoice(n: Record<string, unknown>, replace: (node: unknown) => unknown): unknown {
  const first = n.what as { what?: Selector };
  const or = n.or as { what?: Selector };
  const same = isPronoun(or.what) && first.what?.sel === 'choose' ? { ...or, what: first.what } : or;
  return { ...n, what: replace(n.what), or: replace(same), if: replace(n.if) };
}

const isOfVictim = (n: Record<string, unknown>, event: EventPattern | undefined): boolean =>
  n.q === 'stat' && event?.on === 'battleDestroys' && isPronoun(n.of);

/** Binds "it" (Y20.15). @throws Unread where it means nothing */
export function bind(
  read: readonly Part[],
  before: readonly Step[],
  event: EventPattern | undefined,
  from: readonly Place[] | undefined,
  earlier: readonly Part[] = [],
  fighter: Selector | null = null,
): Part[] {
  checkBrought(read, earlier);
  checkPointer(read, targetsOf(before));
  const seen = [...earlier, ...read].some((p) => p.do.do === 'excavate');
  const settled = withRest(checkEach(read, before, earlier), seen) as Part[];
  let parts = settled.map((p) => (targetsOf(before) === 1 ? (unlike(p) as Part) : p));
  if (targetsOf(before) > 1) {
    parts = parts.map((p) => bySide(p, before, event) as Part);
    checkOne(parts, event);
    checkLike(parts, before);
  } else if (/"nth":/.test(JSON.stringify(parts))) throw new Unread('the first target');
  if (before.some((s) => s.step === 'target')) return event && isOfBattle(event) ? parts.slice() : parts.map((p) => fighting(p) as Part);
  // What was drawn or seen is not this card.
  const drawn = read.some(
    (p) => p.do.do === 'draw' || p.do.do === 'look' || p.do.do === 'roll' || p.do.do === 'toss' || p.do.do === 'number',
  );
  const about = (event ? null : fighter) ?? referent(event, from) ?? (drawn ? null : ownOnly(before));
  const several = before.some((s) => s.step === 'pay' && paysWithOthers(s) && 'what' in s.do && isSeveral(s.do.what as Selector));
  let done = earlier.some(leaves);
  return parts.map((p) => {
    const replace = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(replace);
      if (typeof node !== 'object' || node === null) return node;
      const n = node as Record<string, unknown>;
      // Of a monster destroyed by battle its value is asked for, not this card's.
      if (!done && isOfVictim(n, event)) return { ...n, of: { sel: 'battling' } };
      if (!done && n.do === 'instead') return withSameChoice(n, replace);
      if (n.do === 'options') return { ...n, of: (n.of as Part[][]).map((list) => bind(list, before, event, from)) };
      // "this card's ATK becomes double its original ATK"
      if (n.do === 'stat' && !done && !about && (n.what as Selector).sel === 'self') return { ...n, change: ofSelf(n.change) };
      if (n.sel === 'event' && !isAboutOthers(event)) {
        if (!done) throw new Unread('it');
        return { ...n, sel: 'it' };
      }
      if (n.sel !== 'target' && n.sel !== 'it') return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, replace(x)]));
      // What was paid with, where it was several.
      if (n.many && several && !done) return { sel: 'paid' };
      if (done) return doneTo(n, [...earlier, ...parts]);
      // "that Link Monster" is not this card.
      if (!about || n.many || (n.like !== undefined && about.sel === 'self')) throw new Unread('it');
      return about;
    };
    const bound = replace(p) as Part;
    done ||= leaves(bound);
    return bound;
  });
}

/** At the end of a resolution whose options are bullets (Y17.9). */
export const APPLY = /(?:^|, then |, and if you do, |; |, )(?:apply|choose) 1 of (?:these|the following) effects(?: to apply)?[:;.]?$/i;

const SELECT = /^select |^target /i;

/** Costs and targets, and the resolution; old wordings have "to" or "and" where the newest have a semicolon. */
function divided(text: string, semi: number, others = false): [Step[], Part[]] {
  if (semi >= 0) {
    const steps = readSteps(text.slice(0, semi));
    const rest = text.slice(semi + 2);
    return [steps, readParts(others ? rest : withPaidSaid(rest, steps))];
  }
  const small = lower(text);
  const marks = SELECT.test(small) ? [' and ', '. '] : [' to '];
  for (const mark of marks)
    for (let at = small.indexOf(mark); at > 0; at = small.indexOf(mark, at + 1)) {
      const steps = stepsFrom(small.slice(0, at), 0);
      const parts = steps && partsFrom(small.slice(at + mark.length), 0, 'first');
      if (steps && parts) return [steps, parts];
    }
  return [[], readParts(text)];
}

/** What is said before parts that follow as bullets: perhaps only costs and targets, or nothing. @throws Unread */
function dividedBefore(text: string, semi: number): [Step[], Part[]] {
  if (text === '') return [[], []];
  if (text.endsWith(';')) return [readSteps(text.slice(0, -1)), []];
  return divided(text, semi);
}

const withFurther = (read: readonly Part[], further: readonly Part[]): Part[] =>
  read.length === 0 ? further.map((p, i) => (i === 0 ? { ...p, join: 'first' as const } : p)) : [...read, ...further];

/** The same where options follow at the end. @throws Unread */
function dividedOptions(text: string): [Step[], Part[]] {
  const m = APPLY.exec(text);
  if (!m) throw new Unread(text);
  const rest = text.slice(0, m.index);
  if (rest === '') return [[], []];
  if (m[0].startsWith(';')) return [readSteps(rest), []];
  return divided(rest, topLevel(rest, '; '));
}

/** The costs and what is done, with what bullets say. */
function dividedWith(
  text: string,
  semi: number,
  options: readonly (readonly Part[])[] | undefined,
  further: readonly Part[],
  others: boolean,
): [readonly Step[], readonly Part[]] {
  if (further.length > 0) {
    const [before, read] = options ? dividedOptions(text) : dividedBefore(text, semi);
    return [before, withFurther(read, further)];
  }
  if (!options) return divided(text, semi, others);
  const [before, read] = dividedOptions(text);
  return [before, [...read, { join: read.length === 0 ? 'first' : 'then', do: { do: 'options', of: options } }]];
}

const QUICK = ' (this is a Quick Effect)';

/** The head of a sentence, and what stands after it. @throws Unread */
function headed(sentence: string, cx: Context): { flip: boolean; head: Head; colon: number; text: string } {
  const flip = sentence.startsWith('FLIP: ');
  // Y16.6: where it is said does not matter.
  const quick = sentence.includes(QUICK);
  const whole = withColon(quick ? sentence.replace(QUICK, '') : flip ? sentence.slice(6) : sentence);
  const colon = topLevel(whole, ': ');
  const head: Head = flip
    ? { event: { on: 'flipped', what: { self: true } }, timing: 'if' }
    : colon < 0
      ? {}
      : readHead(lower(whole.slice(0, colon)));
  const text = colon >= 0 && !flip ? whole.slice(colon + 2) : whole;
  if (quick && !flip) head.quick = true;
  if (cx.kind !== 'monster' && /^activate this card by /i.test(text)) head.activated = true;
  return { flip, head, colon, text };
}

/** Reads a sentence that is an effect to be activated. @throws Unread */
export function readEffect(
  sentence: string,
  cx: Context,
  options?: readonly (readonly Part[])[],
  further: readonly Part[] = [],
): Activated {
  const { flip, head, colon, ...rest } = headed(sentence, cx);
  let text = amongTargets(rest.text);
  const said = /^you can /i.test(text);
  if (said) text = text.slice(8);
  const optional = said || head.can === true;
  if (head.event?.on === 'battleDestroys' && 'self' in head.event.what && !/\btarget\b/.test(text)) text = withBattled(text);
  const semi = topLevel(text, '; ');
  const [before, plain] = dividedWith(text, semi, options, further, isAboutOthers(head.event));
  const from = head.from ?? placeSaid(before, plain) ?? (isUsedFor(head.event) ? (['gy'] as const) : undefined);
  const parts = bind(withPaid(plain, before), before, head.event, from, [], fighterOf(head.condition, text));
  const paid = boundSteps(withPaidBefore(before), head.event, from);
  const isOwn =
    colon < 0 &&
    !optional &&
    !flip &&
    cx.kind !== 'monster' &&
    cx.first &&
    (paid.some((s) => s.step === 'target') || parts[0]?.do.do === 'summonTrap');
  if (head.event && isOfLeaving(head.event) && head.condition && asksOfField(head.condition)) throw new Unread('while');
  const kind = isOwn ? 'activation' : kindOf(head, cx, from);
  // Y16.6: without a colon or a cost nothing on a monster is activated.
  if ((kind === 'ignition' || (kind === 'quick' && !head.quick)) && colon < 0 && before.length === 0) throw new Unread(sentence);
  return { ...faceOf(head, kind, { flip, optional, from }), before: paid, do: parts };
}

/** What a head says of its effect. */
function faceOf(
  head: Head,
  kind: Activated['kind'],
  { flip, optional, from }: { flip: boolean; optional: boolean; from: readonly Place[] | undefined },
): Omit<Activated, 'before' | 'do'> {
  const { soft, event, timing, during, condition, damageStep } = head;
  return {
    kind,
    ...(flip ? { flip: true as const } : {}),
    ...(head.activated ? { said: true as const } : {}),
    ...(event ? { event, timing: timing ?? 'if' } : {}),
    ...(optional ? { optional: true as const } : {}),
    ...(from ? { from } : {}),
    ...(during ? { during } : {}),
    ...(condition ? { condition } : {}),
    ...(damageStep ? { damageStep } : {}),
    ...(soft === undefined ? {} : { soft }),
    ...(head.onceUp ? { limit: { on: 'this' as const, counts: 'use' as const, per: 'faceUp' as const, n: 1 } } : {}),
    ...(head.perBattle ? { limit: { on: 'this' as const, counts: 'use' as const, per: 'battle' as const, n: 1 } } : {}),
    ...(head.perChain ? { limit: { on: 'this' as const, counts: 'use' as const, per: 'chain' as const, n: 1 } } : {}),
  };
}
