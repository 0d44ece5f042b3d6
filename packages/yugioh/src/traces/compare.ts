/** What happened here and there, and the boards, brought into one form. */

import type { Option } from '../moves/asking.js';
import { shown } from '../reading/values.js';
import { card, placeOf, player, posOf, printed } from '../state/access.js';
import type { DuelEvent, State } from '../state/types.js';
import type { Trace, TraceBoard, TraceEvent, TraceOption } from './format.js';

/** Events that are the record's own habit, or told in another way here. */
const LEFT_OUT = new Set([
  'selected',
  // What is missed is not asked.
  'missed timing',
  'summon negated',
  'applies',
  'zones unusable',
  'reveal',
  'shuffle deck',
  'shuffle hand',
  'shuffle extra',
  'random cards',
  'random number',
  'coins',
  'dice',
  'declared card',
  'declared number',
  'declared type',
  'declared attribute',
  'linked to',
  'link ended',
  'shuffle set cards',
  'set cards now',
  'swap',
]);

/** Tokens are numbered by nobody: on both sides they have one number for all. */
const TOKEN = -1;
const idOf = (id: unknown): unknown => (typeof id === 'number' && id < 0 ? TOKEN : id);

/** A record in which Tokens, which come from nowhere, have that number. */
export function withPlainTokens(trace: Trace): Trace {
  const ids = new Set(trace.decisions.flatMap((d) => d.then.flatMap((e) => (e.ev === 'move' && e.from === 'none' ? [e.card] : []))));
  if (ids.size === 0) return trace;
  const plain = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(plain);
    if (typeof node !== 'object' || node === null) return ids.has(node) ? TOKEN : node;
    return Object.fromEntries(Object.entries(node).map(([k, x]) => [k, plain(x)]));
  };
  return { ...trace, decisions: plain(trace.decisions) as Trace['decisions'] };
}

/** A hand has no order in the rules: the numbers of its places are not compared. */
const HAND = / hand \d+/g;

const text = (parts: readonly unknown[]): string =>
  parts
    .filter((p) => p !== undefined)
    .join(' ')
    .replace(HAND, ' hand');

/** A thing that is chosen, in words that both sides share. */
export const keyOfOption = (o: TraceOption | string | boolean | number | Option): string => {
  if (typeof o !== 'object') return String(o);
  if ('zone' in o && o.zone) return o.zone;
  if ('position' in o && o.position) return o.position;
  return text([o.do, idOf(o.card), o.at]);
};

/** How a card lies: off the field only which side is up. */
function lying(to: unknown, pos: unknown): unknown {
  if (to === 'none') return undefined;
  if (String(to).includes('monster')) return pos;
  return pos === 'set' || pos === 'set attack' || pos === 'face-down' ? 'face-down' : 'face-up';
}

/** One event of the record; null where it is not compared. */
function theirs(e: TraceEvent): string | null {
  if (LEFT_OUT.has(e.ev)) return null;
  switch (e.ev) {
    case 'move':
      return text(['move', e.card, e.from, e.to, lying(e.to, e.pos)]);
    case 'chain link':
      return text(['chain link', e.link, e.who, e.card, e.at]);
    case 'draw':
      return text(['draw', e.who, ...(e.cards as readonly unknown[])]);
    case 'phase':
      return text(['phase', e.phase]);
    case 'target':
      return text(['target', ...(e.cards as readonly (readonly unknown[])[]).map((c) => c[1])]);
    case 'battle':
      return text(['battle', e.at, e.atk, e.def, e.target, e.targetAtk, e.targetDef]);
    case 'attack':
      return text(['attack', e.at, e.target]);
    case 'equip':
      return text(['equip', e.at, e.to]);
    case 'win':
      return text(['win', e.who ?? undefined]);
    case 'add counters':
    case 'remove counters':
      return text([e.ev, e.at, e.count]);
    case 'position':
      return text(['position', e.at, e.pos]);
    // Of a monster that is Summoned face-down the record does not tell which it is.
    case 'special summon':
      return text([e.ev, e.pos === 'set' ? undefined : e.card, e.at, e.pos]);
    case 'resolve':
    case 'resolved':
    case 'activation negated':
    case 'effect negated':
      return text([e.ev, e.link]);
    default:
      return text([e.ev, e.who, e.card, e.at, e.pos, e.amount]);
  }
}

function ours(e: DuelEvent): string | null {
  if (LEFT_OUT.has(e.kind)) return null;
  switch (e.kind) {
    case 'move':
      return text(['move', idOf(e.card), e.from, e.to, e.to === 'none' ? undefined : e.pos]);
    case 'chain link':
      return text(['chain link', e.link, e.who, idOf(e.card), e.at]);
    case 'draw':
      return text(['draw', e.who, ...(e.cards ?? [])]);
    case 'phase':
      return text(['phase', e.phase]);
    case 'target':
      return text(['target', ...(e.targets ?? []).map((t) => t[1])]);
    case 'battle': {
      const [atk, def, targetAtk, targetDef] = e.values ?? [];
      return text(['battle', e.at, atk, def, e.target, targetAtk, targetDef]);
    }
    case 'attack':
      return text(['attack', e.at, e.target]);
    case 'equip':
      return text(['equip', e.at, e.to]);
    case 'win':
      return text(['win', e.who]);
    case 'add counters':
    case 'remove counters':
      return text([e.kind, e.at, e.amount]);
    case 'position':
      return text(['position', e.at, e.pos]);
    case 'special summon':
      return text([e.kind, e.pos === 'set' ? undefined : idOf(e.card), e.at, e.pos]);
    case 'resolve':
    case 'resolved':
    case 'activation negated':
    case 'effect negated':
      return text([e.kind, e.link]);
    default:
      return text([e.kind === 'lp' ? 'LP set' : e.kind, e.who, idOf(e.card), e.at, e.pos, e.amount]);
  }
}

/** Y5.4: a Duel that is won is over at once; the record tells first that the link has resolved. */
const withoutLast = (events: readonly TraceEvent[]): TraceEvent[] =>
  events.filter((e, i) => !(e.ev === 'resolved' && events[i + 1]?.ev === 'win'));

/** A change of position right after a movement of the same card is a habit of the record. */
const withoutHabits = (events: readonly TraceEvent[]): TraceEvent[] =>
  events.filter((e, i) => !(e.ev === 'position' && i > 0 && events[i - 1].ev === 'move' && events[i - 1].to === e.at));

const list = (lines: readonly (string | null)[]): string[] => lines.filter((x): x is string => x !== null);

/** Targets that are told at once, one by one. */
const oneByOne = (events: readonly TraceEvent[]): TraceEvent[] =>
  events.flatMap((e) => (e.ev === 'target' ? (e.cards as readonly unknown[]).map((c) => ({ ...e, cards: [c] })) : [e]));

/** Targets of one effect, and counters that are placed or removed at the same time (Y20.8), are compared as sets. */
const TOGETHER = ['target', 'add counters', 'remove counters'];

/** Y15.3: damage to both players is simultaneous. */
const DAMAGE = /^damage [01] /;

/** A change of control: from one player's Monster Zone to the other's. */
const isControl = (line: string | undefined): boolean =>
  line !== undefined && /^move \d+ (0 monster \d 1|1 monster \d 0) monster /.test(line);

/** Y8.14: a Normal Summon immediately after an effect is part of its resolution; the record makes it when the Chain has ended. */
function summonInside(lines: readonly string[]): string[] {
  const out = lines.slice();
  for (let i = 0; i + 3 < out.length; i++) {
    const [a, b, c, d] = out.slice(i, i + 4);
    if (a !== 'resolved 1' || b !== 'chain end' || !/^move \d+ [01] hand /.test(c) || !d.startsWith('normal summon')) continue;
    const n = out[i + 4] === 'summon succeeded' ? 3 : 2;
    out.splice(i, n + 2, ...out.slice(i + 2, i + 2 + n), a, b);
  }
  return out;
}

/** Costs of Life Points and of cards that are paid together (Y17.5): the Life Points first. */
function payFirst(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    let at = out.length;
    if (line.startsWith('pay LP'))
      while (at > 0 && out[at - 1].startsWith('move ') && out.slice(0, at).some((l) => l.startsWith('chain link'))) at--;
    out.splice(at, 0, line);
  }
  return out;
}

/** Control that lasts and positions that are held are checked with the event that starts it (Y29.1); the record tells first that the link has resolved. */
function controlFirst(lines: readonly string[]): string[] {
  const out = lines.slice();
  for (let i = 0; i + 1 < out.length; i++)
    if (out[i].startsWith('resolved ') && (isControl(out[i + 1]) || out[i + 1].startsWith('position ')))
      [out[i], out[i + 1]] = [out[i + 1], out[i]];
  return out;
}

function inOrder(lines: readonly string[]): string[] {
  const sorted = summonInside(payFirst(controlFirst(lines)));
  const out: string[] = [];
  for (let i = 0; i < sorted.length; ) {
    const kind = TOGETHER.find((k) => sorted[i].startsWith(k)) ?? (DAMAGE.test(sorted[i]) ? 'damage' : undefined);
    let j = i + 1;
    while (kind && j < sorted.length && (kind === 'damage' ? DAMAGE.test(sorted[j]) : sorted[j].startsWith(kind))) j++;
    // Y25.13: both monsters of an exchange change sides at the same time.
    if (isControl(sorted[i]) && isControl(sorted[j])) j++;
    out.push(...sorted.slice(i, j).sort());
    i = j;
  }
  return out;
}

/** What has happened on both sides and has not been compared yet. A question may come before or after what it interrupts. */
export class Streams {
  private there: string[] = [];
  private here: string[] = [];

  add(theirEvents: readonly TraceEvent[], ourEvents: readonly DuelEvent[]): void {
    this.there.push(...list(oneByOne(withoutHabits(withoutLast(theirEvents))).map(theirs)));
    this.here.push(...list(ourEvents.map(ours)));
  }

  /**
   * @param mayBeEmpty whether a card has a mandatory effect with a target, which the record activates without one
   * @param isMandatory whether a card has a mandatory effect
   * @param strict events are compared in the order of the record, whatever is simultaneous or its habit
   */
  constructor(
    private readonly mayBeEmpty: (card: number) => boolean,
    private readonly isMandatory: (card: number) => boolean,
    private readonly strict = false,
  ) {}

  private empty: { card: number; rule: string }[] = [];

  /** Chain Links of the record that were left out since the last call: effects that are not activated by the rules, and did nothing. */
  takeEmptyLinks(): { card: number; rule: string }[] {
    const { empty } = this;
    this.empty = [];
    return empty;
  }

  /** Y19.2: a mandatory effect that can do nothing is activated; the record leaves some of them out. */
  private leaveOutIdle(): void {
    for (let i = 0; i + 3 < this.here.length; i++) {
      const card = /^chain link 1 [01] (\d+) /.exec(this.here[i])?.[1];
      const [a, b, c] = this.here.slice(i + 1, i + 4);
      if (card === undefined || a !== 'resolve 1' || b !== 'resolved 1' || c !== 'chain end') continue;
      if (this.here[i] === this.there[i] || this.there.length <= i || !this.isMandatory(Number(card))) continue;
      this.here.splice(i, 4);
      this.empty.push({ card: Number(card), rule: 'Y19.2' });
    }
  }

  /** A Chain of one disputed link that did nothing. */
  private leaveOutEmpty(): void {
    for (let i = 0; i + 3 < this.there.length; i++) {
      const card = /^chain link 1 [01] (\d+) /.exec(this.there[i])?.[1];
      const rule = card !== undefined && this.here[i] !== this.there[i] && this.mayBeEmpty(Number(card)) ? 'Y17.10' : undefined;
      const [a, b, c] = this.there.slice(i + 1, i + 4);
      if (!rule || a !== 'resolve 1' || b !== 'resolved 1' || c !== 'chain end') continue;
      this.there.splice(i, 4);
      this.empty.push({ card: Number(card), rule });
    }
  }

  /** The first event in which both differ, or null; with `open` nothing may be left on one side. */
  differ(open: boolean): string | null {
    if (!this.strict) {
      this.there = inOrder(this.there);
      this.here = inOrder(this.here);
      this.leaveOutEmpty();
      this.leaveOutIdle();
    }
    const n = Math.min(this.there.length, this.here.length);
    for (let i = 0; i < n; i++) if (this.there[i] !== this.here[i]) return `there: ${this.there[i]}; here: ${this.here[i]}`;
    this.there = this.there.slice(n);
    this.here = this.here.slice(n);
    if (!open || (this.there.length === 0 && this.here.length === 0)) return null;
    return `there: ${this.there[0] ?? '(nothing more)'}; here: ${this.here[0] ?? '(nothing more)'}`;
  }
}

function fieldText(s: State, seat: 0 | 1): string[] {
  const p = player(s, seat);
  return [...p.monster, ...p.spell]
    .filter((r) => r >= 0)
    .map((row) => {
      const c = card(s, row);
      const stats = c.zone === 'monster' ? [shown(s, row, 'atk'), shown(s, row, 'def')] : [];
      return text([placeOf(s, row).slice(2), idOf(printed(s, row).id), posOf(c), ...stats]);
    });
}

/** In what two boards differ, or null. */
export function boardsDiffer(boards: readonly TraceBoard[], s: State): string | null {
  for (const seat of [0, 1] as const) {
    const there = boards[seat];
    const p = player(s, seat);
    for (const [name, n] of [
      ['lp', p.lp],
      ['deck', p.deck.length],
      ['hand', p.hand.length],
      ['grave', p.grave.length],
      ['banished', p.banished.length],
      ['extra', p.extra.length],
    ] as const)
      if (there[name] !== n) return `${seat} ${name}: there ${there[name]}, here ${n}`;
    const a = there.field.map((f) => f.filter((x) => typeof x !== 'object').join(' ')).sort();
    const b = fieldText(s, seat).sort();
    for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) return `${seat} field: there ${a[i]}, here ${b[i]}`;
  }
  return null;
}
