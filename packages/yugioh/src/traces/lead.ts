/** Leads the engine through a Duel that another engine has played: the same options, the same answers, the same events. */
import type { Answer, Decision } from '@apnap/kernel';
import type { Duel } from '../game.js';
import type { Option } from '../moves/asking.js';
import type { DuelEvent, State } from '../state/types.js';
import { boardsDiffer, keyOfOption, Streams, withPlainTokens } from './compare.js';
import { type Difference, nearTo, type Place } from './difference.js';
import { type Dispute, disputeOf } from './disputed.js';
import type { Trace, TraceDecision, TraceEvent, TraceOption } from './format.js';

/** How far a Duel went. */
export interface Led {
  trace: string;
  /** Decisions that were equal before the first difference, of how many. */
  equal: number;
  total: number;
  /** The first difference; null: there is none. */
  differs: Difference | null;
  /** Equal decisions after differences that could be passed over. */
  further: number;
  /** Where it could not go on. */
  stops: Difference | null;
  /** Whether all that was passed over is a dispute. */
  onlyDisputed: boolean;
  /** Differences in which the record is against the rules, and that were passed over. */
  disputed: readonly { at: number; card: number; rule: string }[];
}

/** Y19.6: the records are of the region where triggers in the hand come after the others. */
const FIELD = { handTriggers: 'after' } as const;

/** Nothing is said of a card that it would do here: as if every card were read. */
const ALL_READ = (): boolean => false;

const isChance = (d: Decision): boolean => ['shuffle', 'random', 'coins', 'dice'].includes(d.kind);

/** What kinds of question here stand for those there. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'choose zone': ['choose zone', 'choose zone to disable'],
  'choose tributes': ['choose tributes', 'choose cards one by one', 'choose cards'],
  'choose cards': ['choose cards', 'choose cards one by one', 'choose cards by sum', 'choose tributes'],
  'use effect?': ['use effect?', 'yes or no?', 'chain'],
  'yes or no?': ['yes or no?', 'use effect?'],
  'declare number': ['declare number', 'choose option'],
};

const isSameKind = (ours: string, theirs: string): boolean => (SAME[ours] ?? [ours]).includes(theirs);

class Leading {
  private events: DuelEvent[] = [];
  private readonly streams: Streams;
  /** Events of chance that have not been used. */
  private chance: TraceEvent[] = [];
  /** Which decision is being answered. */
  private at = 0;
  private readonly passed: Difference[] = [];
  /** How often a card that is not read was offered there, and not taken. */
  private offersUnread = 0;
  private readonly disputed: { at: number; card: number; rule: string }[] = [];

  constructor(
    private readonly game: Duel,
    private state: State,
    private readonly trace: Trace,
    private readonly unread: (card: number) => boolean,
    strict: boolean,
  ) {
    this.streams = new Streams(
      (id) => this.hasMandatory(id, true),
      (id) => this.hasMandatory(id, false),
      strict,
    );
  }

  static begin(game: Duel, trace: Trace, unread: (card: number) => boolean, strict: boolean): Leading {
    const { header } = trace;
    const plain = withPlainTokens(trace);
    const { state, events } = game.create(
      { decks: header.decks, lp: header.lp, shuffle: 'given', chance: 'asked', switches: FIELD },
      header.trace,
    );
    const leading = new Leading(game, state, plain, unread, strict);
    leading.events = events;
    return leading;
  }

  /** Gives an answer, and then what chance says. */
  private give(answer: Answer): string | null {
    const outcome = this.game.answer(this.state, answer);
    if (!outcome.ok) return `refused by ${outcome.refusal.rule}: ${outcome.refusal.message.id}`;
    this.state = outcome.state;
    this.events.push(...outcome.events);
    return this.giveChance();
  }

  private giveChance(): string | null {
    for (let d = this.state.pending; d && isChance(d); d = this.state.pending) {
      const answer = this.chanceFor(d);
      const outcome = this.game.answer(this.state, answer ?? { order: d.ask.form === 'order' ? d.ask.options.map((_, i) => i) : [] });
      if (!outcome.ok) return 'no chance of this kind there';
      this.state = outcome.state;
      this.events.push(...outcome.events);
    }
    return null;
  }

  /** A coin or a die, as the record has it. */
  private luckFor(d: Decision): Answer | null {
    const event = this.chance.find((e) => e.ev === d.kind && (e.results as readonly unknown[]).length > 0);
    if (!event) return null;
    const [first, ...results] = event.results as readonly (string | number | boolean)[];
    this.chance = this.chance.map((e) => (e === event ? { ...e, results } : e));
    return { pick: [d.kind === 'dice' ? Number(first) - 1 : first === 'heads' || first === true || first === 1 ? 0 : 1] };
  }

  private chanceFor(d: Decision): Answer | null {
    if (d.kind === 'coins' || d.kind === 'dice') return this.luckFor(d);
    const kinds = d.kind === 'random' ? ['random cards'] : [`shuffle ${(d.detail as { zone: string }).zone}`];
    const isIt = (e: TraceEvent): boolean => kinds.includes(e.ev) && (d.kind === 'random' || e.who === d.seat);
    const at = this.chance.findIndex(isIt);
    const later =
      at < 0 && d.kind === 'shuffle'
        ? this.trace.decisions
            .slice(this.at + 1, this.at + 4)
            .flatMap((x) => x.then)
            .find(isIt)
        : undefined;
    if (later) this.chance.push(later);
    if (later) return this.chanceFor(d);
    if (at < 0) return d.ask.form === 'pick' ? { pick: Array.from({ length: d.ask.min }, (_, i) => i) } : null;
    const [event] = this.chance.splice(at, 1);
    const options = (d.ask as { options: readonly { card: number }[] }).options.map((o) => o.card);
    const wanted = (
      d.kind === 'random' ? (event.cards as readonly unknown[]).map((c) => (Array.isArray(c) ? c[0] : c)) : event.order
    ) as readonly number[];
    const isDeck = d.kind === 'shuffle' && (d.detail as { zone: string }).zone === 'deck';
    const order = d.kind === 'random' ? within(options, wanted) : matching(options, isDeck ? [...wanted].reverse() : wanted);
    return order && (d.kind === 'random' ? { pick: order.slice().sort((a, b) => a - b) } : { order });
  }

  private difference(at: number, where: Place, what: string, ask: string): Difference {
    return { at, in: where, what, ask, near: nearTo(this.state, this.trace.decisions[at], what) };
  }

  /** Leads along; tells where the first difference is, and how far it could go on after it. */
  run(): Led {
    const { trace } = this;
    const { decisions, header } = trace;
    this.streams.add(header.then, this.events);
    let stops: Difference | null = null;
    for (let i = 0; i < decisions.length && !stops; i++) {
      const d = decisions[i];
      stops = this.compare(d, i);
      if (stops) break;
      this.events = [];
      this.at = i;
      this.chance = d.then.slice();
      const wrong = this.decide(d, i);
      if (typeof wrong === 'string') stops = this.difference(i, wrong.startsWith('ask') ? 'ask' : 'options', wrong, d.ask);
      else {
        this.streams.add(
          decisions.slice(i, i + wrong + 1).flatMap((x) => x.then),
          this.events,
        );
        i += wrong;
      }
    }
    return this.told(stops ?? this.last());
  }

  /** What has happened, and the board in an open state. */
  private compare(d: TraceDecision, at: number): Difference | null {
    const isOpen = d.board !== undefined && this.state.pending !== null && isSameKind(this.state.pending.kind, d.ask);
    const event = this.differ(isOpen, at);
    if (event) return this.difference(Math.max(0, at - 1), 'events', event, d.ask);
    const board = isOpen && d.board ? boardsDiffer(d.board, this.state) : null;
    return board ? this.difference(at, 'board', board, d.ask) : null;
  }

  private differ(open: boolean, at: number): string | null {
    const event = this.streams.differ(open);
    for (const { card, rule } of this.streams.takeEmptyLinks())
      this.pass(Math.max(0, at - 1), emptyText(rule, card), 'chain', { card, rule });
    return event;
  }

  private last(): Difference | null {
    const event = this.differ(this.state.result !== null, this.trace.decisions.length);
    return event ? this.difference(this.trace.decisions.length - 1, 'events', event, 'end') : null;
  }

  private told(stops: Difference | null): Led {
    const { trace, passed } = this;
    const total = trace.decisions.length;
    const first = passed.length > 0 && (!stops || passed[0].at <= stops.at) ? passed[0] : stops;
    const reached = stops ? Math.max(stops.at, 0) : total;
    const unequal = new Set(passed.map((p) => p.at).filter((at) => at < reached)).size;
    const equal = first ? Math.min(first.at, reached) : total;
    return {
      trace: trace.header.trace,
      equal,
      total,
      differs: first,
      further: reached - equal - unequal,
      stops,
      onlyDisputed: this.offersUnread === 0,
      disputed: this.disputed,
    };
  }

  /** Goes on after a difference. */
  private pass(at: number, what: string, ask: string, dispute?: { card: number; rule: string }): void {
    this.passed.push(this.difference(at, what.startsWith('ask') ? 'ask' : what.startsWith('there') ? 'events' : 'options', what, ask));
    if (dispute) this.disputed.push({ at, ...dispute });
  }

  /** Whether every one of these cards is without a text here, or disputed so; disputes are noted. */
  private mayPass(at: number, cards: readonly (number | undefined)[], how: Dispute): boolean {
    if (cards.length === 0 || cards.some((c) => c === undefined || !(this.unread(c) || disputeOf(c, how)))) return false;
    for (const c of cards) {
      const rule = disputeOf(c ?? 0, how);
      if (!rule) this.offersUnread++;
      else this.disputed.push({ at, card: c ?? 0, rule });
    }
    return true;
  }

  /** A question there that is not asked here, and whose answer did nothing that is not done here. */
  private passesQuestion(d: TraceDecision, at: number): boolean {
    if (d.ask === 'chain' && typeof d.answer === 'number') {
      const isPass = (d.options[d.answer] as TraceOption).do === 'pass';
      const others = (d.options as readonly TraceOption[]).filter((o) => o.do !== 'pass');
      return (
        isPass &&
        this.mayPass(
          at,
          others.map((o) => o.card),
          'offered',
        )
      );
    }
    if (d.ask === 'declare number') {
      const card = this.lastLink(at);
      return card !== undefined && disputeOf(card, 'asked') !== undefined && this.mayPass(at, [card], 'asked');
    }
    if (d.ask !== 'use effect?' && d.ask !== 'yes or no?') return false;
    return d.answer === false
      ? this.mayPass(at, [d.card], 'offered') && d.then.every((e) => !this.isOf(e, d.card))
      : d.card !== undefined && disputeOf(d.card, 'asked') !== undefined && this.mayPass(at, [d.card], 'asked');
  }

  /** Y17.10: a mandatory trigger with a target is not activated without one; the record activates it, and it does nothing. */
  private hasMandatory(id: number, targets: boolean): boolean {
    const { byId, cards } = this.state._pool;
    const texts = cards[byId.get(id) ?? -1]?.meaning.texts ?? [];
    return texts.some((t) => t.kind === 'trigger' && !t.optional && (!targets || t.before.some((b) => b.step === 'target')));
  }

  /** The card of the Chain Link that the record made last before a decision. */
  private lastLink(at: number): number | undefined {
    const events = this.trace.decisions.slice(Math.max(0, at - 3), at).flatMap((d) => d.then);
    return events.findLast((e) => e.ev === 'chain link')?.card as number | undefined;
  }

  private isOf(e: TraceEvent, card: number | undefined): boolean {
    return e.card === card && e.ev === 'chain link';
  }

  /** Answers one decision as it was answered there. Returns how many further decisions of the record that took, or what differs. */
  private decide(d: TraceDecision, at: number): number | string {
    const ours = this.state.pending;
    // A mandatory effect that is the only one is asked for there, and activated here.
    if (d.ask === 'chain' && d.forced === true && d.options.length === 1 && (ours?.kind !== 'chain' || !isOffered(ours, d))) return 0;
    if (!ours) return `ask: there ${d.ask}, here the Duel is over`;
    if (ours.decider !== d.who || !isSameKind(ours.kind, d.ask)) {
      const what = `ask: there ${d.ask} of ${d.who} ${keysText(d)}, here ${ours.kind} of ${ours.decider} ${optionsText(ours)}`;
      if (!this.passesQuestion(d, at)) return what;
      this.pass(at, what, d.ask);
      return 0;
    }
    if (ours.ask.form === 'confirm') return this.give({ yes: saysYes(d) }) ?? 0;
    if (ours.ask.form === 'order') return this.order(d, ours);
    if (ours.ask.form !== 'pick') return `ask: ${ours.ask.form}`;
    // Options in words: the record numbers its own words, so they are compared by their number.
    const isOption = ours.kind === 'choose option' || ours.kind === 'declare number';
    if (d.ask === 'choose option' && isOption && d.options.length === ours.ask.options.length)
      return this.give({ pick: [d.answer as number] }) ?? 0;
    const more = missing(d.options, ours.ask.options as Option[]);
    const less = missing(ours.ask.options as Option[], d.options);
    if (more.length > 0 || less.length > 0) {
      const what = `options: only there ${listText(more)}; only here ${listText(less)}`;
      if (!this.passesOptions(d, at, more, less)) return what;
      this.pass(at, what, d.ask);
    }
    return d.ask === 'choose cards one by one' ? this.oneByOne(d, at, ours) : this.pick(d, ours);
  }

  /** Options that are not on both sides and were not chosen. */
  private passesOptions(d: TraceDecision, at: number, more: readonly Chosen[], less: readonly Chosen[]): boolean {
    const mayAct = (o: Chosen): boolean => typeof o === 'object' && (o.do === 'activate' || (d.ask === 'chain' && o.do === undefined));
    if (![...more, ...less].every(mayAct) || typeof d.answer !== 'number' || more.includes(d.options[d.answer])) return false;
    const cards = (list: readonly Chosen[]): (number | undefined)[] => list.map((o) => (o as Option).card);
    return (
      (more.length === 0 || this.mayPass(at, cards(more), 'offered')) && (less.length === 0 || this.mayPass(at, cards(less), 'not offered'))
    );
  }

  /** Cards in an order: there the place of each is told, the first on top; here which one is put there after the other. */
  private order(d: TraceDecision, ours: Decision): number | string {
    const places = d.answer as readonly number[];
    const { options } = ours.ask as { options: readonly Option[] };
    const at = options.map((o) => d.options.findIndex((x) => keyOfOption(x) === keyOfOption(o)));
    if (at.includes(-1) || d.options.length !== options.length) return 'options: other cards to order';
    const order = options.map((_, i) => i).sort((a, b) => places[at[a]] - places[at[b]]);
    return this.give({ order: (ours.detail as { at?: string }).at === 'top' ? order.reverse() : order }) ?? 0;
  }

  private pick(d: TraceDecision, ours: Decision): number | string {
    const answers = (Array.isArray(d.answer) ? d.answer : [d.answer]) as readonly number[];
    const used: number[] = [];
    for (const i of answers) {
      const j = indexOf(ours, keyOfOption(d.options[i]), d.options, i, used);
      if (j < 0) return `options: no ${keyOfOption(d.options[i])}`;
      used.push(j);
    }
    return this.give({ pick: used.sort((x, y) => x - y) }) ?? 0;
  }

  /** Cards that are chosen one after the other there and at once here. */
  private oneByOne(d: TraceDecision, at: number, ours: Decision): number | string {
    const { decisions } = this.trace;
    const ask = ours.ask as Extract<Decision['ask'], { form: 'pick' }>;
    if (ask.max === 1) return d.answer === 'done' ? (this.give({ pick: [] }) ?? 0) : this.pick(d, ours);
    const used: number[] = [];
    let taken = 0;
    for (let i = at; i < decisions.length && decisions[i].ask === d.ask; i++) {
      const { answer, options } = decisions[i];
      taken = i - at;
      if (answer === 'done') break;
      const j = indexOf(ours, keyOfOption(options[answer as number]), options, answer as number, used);
      if (j < 0) return `options: no ${keyOfOption(options[answer as number])}`;
      used.push(j);
      if (decisions[i].then.length > 0 || used.length >= ask.max) break;
    }
    this.chance = decisions.slice(at, at + taken + 1).flatMap((x) => x.then);
    const wrong = this.give({ pick: used.sort((x, y) => x - y) });
    return wrong ?? taken;
  }
}

/** Whether the first option of a decision is one of ours. */
const isOffered = (ours: Decision, d: TraceDecision): boolean =>
  ours.ask.form === 'pick' && ours.ask.options.some((o) => keyOfOption(o as Option) === keyOfOption(d.options[0]));

/** Whether a question was answered with yes, or something was activated. */
const saysYes = (d: TraceDecision): boolean =>
  d.ask === 'chain' ? (d.options[d.answer as number] as TraceOption).do !== 'pass' : d.answer === true || d.answer === 1;

/** A link that does nothing, on one side only: which side, by the rule. */
const emptyText = (rule: string, card: number): string =>
  rule === 'Y19.2' ? `there: no effect; here: chain link of ${card}` : `there: chain link of ${card}; here: no effect`;

type Chosen = TraceOption | string | boolean | number | Option;

const listText = (options: readonly Chosen[]): string => options.slice(0, 4).map(keyOfOption).join(', ') || '-';
const keysText = (d: TraceDecision): string => `(${d.card === undefined ? listText(d.options) : d.card})`;

const optionsText = (d: Decision): string => {
  const { ask } = d;
  return ask.form === 'pick' ? `(${listText(ask.options as Option[])})` : `(${d.prompt.id})`;
};

/** Options of one side that the other has not; of a hand, where places have no numbers, by how many there are. */
function missing(from: readonly Chosen[], to: readonly Chosen[]): Chosen[] {
  const there = to.map(keyOfOption);
  const count = (list: readonly string[], key: string): number => list.filter((x) => x === key).length;
  const seen: string[] = [];
  return from.filter((o) => {
    const key = keyOfOption(o);
    seen.push(key);
    return key.endsWith(' hand') ? count(seen, key) > count(there, key) : !there.includes(key);
  });
}

/** Which of several equal options: the same of them in order. */
function indexOf(
  ours: Decision,
  key: string,
  theirs: readonly (TraceOption | string | boolean | number)[],
  i: number,
  used: readonly number[],
): number {
  const options = (ours.ask as { options: readonly Option[] }).options.map(keyOfOption);
  const nth = theirs.slice(0, i).filter((o) => keyOfOption(o) === key).length;
  const places = options.flatMap((o, j) => (o === key && !used.includes(j) ? [j] : []));
  return places[Math.min(nth, places.length - 1)] ?? -1;
}

/** The order that makes of one list of ids the other; null where they are not the same cards. */
function matching(from: readonly number[], to: readonly number[]): number[] | null {
  if (from.length !== to.length) return null;
  const free = from.map(() => true);
  const order: number[] = [];
  for (const id of to) {
    const i = from.findIndex((x, j) => free[j] && x === id);
    if (i < 0) return null;
    free[i] = false;
    order.push(i);
  }
  return order;
}

/** Places of some ids in a list; null where one is not there. */
function within(list: readonly number[], ids: readonly number[]): number[] | null {
  const places: number[] = [];
  for (const id of ids) {
    const i = list.findIndex((x, j) => x === id && !places.includes(j));
    if (i < 0) return null;
    places.push(i);
  }
  return places;
}

/** Leads a game along a record. `unread`: cards that lie there without a text; it goes on after offers of them that were not taken; `strict`: events in the order of the record. */
export function lead(game: Duel, trace: Trace, unread: (card: number) => boolean = ALL_READ, strict = false): Led {
  try {
    return Leading.begin(game, trace, unread, strict).run();
  } catch (e) {
    const what = (e as Error).stack ?? String(e);
    const fault: Difference = { at: 0, in: 'fault', what, ask: '', near: { named: [], used: [], field: [] } };
    return {
      trace: trace.header.trace,
      equal: 0,
      total: trace.decisions.length,
      differs: fault,
      further: 0,
      stops: fault,
      onlyDisputed: false,
      disputed: [],
    };
  }
}
