/** Leads the engine through a Duel that another engine has played: the same options, the same answers, the same events. */
import type { Answer, Decision } from '@apnap/kernel';
import type { Duel } from '../game.js';
import type { Option } from '../moves/asking.js';
import { bothFields, card, printed } from '../state/access.js';
import type { DuelEvent, State } from '../state/types.js';
import { boardsDiffer, Streams } from './compare.js';
import type { Trace, TraceDecision, TraceEvent, TraceOption } from './format.js';

/** Where a Duel first differs, or that it does not. */
export interface Led {
  trace: string;
  /** Decisions that were equal, of how many. */
  equal: number;
  total: number;
  differs: { at: number; in: 'ask' | 'options' | 'events' | 'board' | 'fault'; what: string; ask: string; cards: readonly number[] } | null;
}

const isChance = (d: Decision): boolean => ['shuffle', 'random', 'coins', 'dice'].includes(d.kind);

const keyOfOption = (o: TraceOption | string | boolean | number | Option): string => {
  if (typeof o !== 'object') return String(o);
  if ('zone' in o && o.zone) return o.zone;
  if ('position' in o && o.position) return o.position;
  return [o.do, o.card, o.at].filter((x) => x !== undefined).join(' ');
};

/** What kinds of question here stand for those there. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'choose zone': ['choose zone', 'choose zone to disable'],
  'choose tributes': ['choose tributes', 'choose cards one by one', 'choose cards'],
  'choose cards': ['choose cards', 'choose cards one by one', 'choose cards by sum', 'choose tributes'],
  'use effect?': ['use effect?', 'yes or no?', 'chain'],
  'yes or no?': ['yes or no?', 'use effect?'],
};

const isSameKind = (ours: string, theirs: string): boolean => (SAME[ours] ?? [ours]).includes(theirs);

class Leading {
  private events: DuelEvent[] = [];
  private readonly streams = new Streams();
  /** Events of chance that have not been used. */
  private chance: TraceEvent[] = [];

  constructor(
    private readonly game: Duel,
    private state: State,
    private readonly trace: Trace,
  ) {}

  static begin(game: Duel, trace: Trace): Leading {
    const { header } = trace;
    const { state, events } = game.create({ decks: header.decks, lp: header.lp, shuffle: 'given', chance: 'asked' }, header.trace);
    const leading = new Leading(game, state, trace);
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
    this.reorderHands();
    return null;
  }

  /** A hand has no order in the rules: where the record shuffles one by its own habit, its order is taken over. */
  private reorderHands(): void {
    for (const e of this.chance.filter((x) => x.ev === 'shuffle hand')) {
      const { rows } = this.state.players;
      const seat = e.who as 0 | 1;
      const { hand } = rows[seat];
      const order = matching(
        hand.map((r) => printed(this.state, r).id),
        e.order as readonly number[],
      );
      if (!order) continue;
      const players = { ...this.state.players, rows: rows.map((p, i) => (i === seat ? { ...p, hand: order.map((k) => hand[k]) } : p)) };
      this.state = { ...this.state, players };
    }
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
    const at = this.chance.findIndex((e) => kinds.includes(e.ev) && (d.kind === 'random' || e.who === d.seat));
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

  /** Leads along; tells where the first difference is. */
  run(): Led {
    const { trace } = this;
    const { decisions, header } = trace;
    const differs = (at: number, where: NonNullable<Led['differs']>['in'], what: string, ask: string): Led => ({
      trace: header.trace,
      equal: at,
      total: decisions.length,
      differs: { at, in: where, what, ask, cards: this.involved(decisions[at], what) },
    });
    this.streams.add(header.then, this.events);
    for (let i = 0; i < decisions.length; i++) {
      const d = decisions[i];
      const isOpen = d.board !== undefined && this.state.pending !== null && isSameKind(this.state.pending.kind, d.ask);
      const event = this.streams.differ(isOpen);
      if (event) return differs(Math.max(0, i - 1), 'events', event, d.ask);
      const board = isOpen && d.board ? boardsDiffer(d.board, this.state) : null;
      if (board) return differs(i, 'board', board, d.ask);
      this.events = [];
      this.chance = d.then.slice();
      const wrong = this.decide(d, i);
      if (typeof wrong === 'string') return differs(i, wrong.startsWith('ask') ? 'ask' : 'options', wrong, d.ask);
      i += wrong;
      this.streams.add(
        decisions.slice(i - wrong, i + 1).flatMap((x) => x.then),
        this.events,
      );
    }
    const event = this.streams.differ(this.state.result !== null);
    if (event) return differs(decisions.length - 1, 'events', event, 'end');
    return { trace: header.trace, equal: decisions.length, total: decisions.length, differs: null };
  }

  /** Cards that a difference is about. */
  private involved(d: TraceDecision | undefined, what: string): number[] {
    const named = what.match(/\b\d{4,9}\b/g) ?? [];
    const chain = this.state.chain.map((l) => printed(this.state, l.row).id);
    const from = d && typeof d.answer === 'number' ? (d.options[d.answer] as TraceOption | undefined)?.card : undefined;
    const field = bothFields(this.state)
      .filter((r) => card(this.state, r).up)
      .map((r) => printed(this.state, r).id);
    const moved = (d?.then ?? []).flatMap((e) => (typeof e.card === 'number' ? [e.card] : []));
    return [...new Set([...named.map(Number), ...chain, ...(from === undefined ? [] : [from]), ...moved, ...field])];
  }

  /** Answers one decision as it was answered there. Returns how many further decisions of the record that took, or what differs. */
  private decide(d: TraceDecision, at: number): number | string {
    const ours = this.state.pending;
    // A mandatory effect that is the only one is asked for there, and activated here.
    if (d.ask === 'chain' && d.forced === true && d.options.length === 1 && ours?.kind !== 'chain') return 0;
    if (!ours) return `ask: there ${d.ask}, here the Duel is over`;
    if (ours.decider !== d.who || !isSameKind(ours.kind, d.ask))
      return `ask: there ${d.ask} of ${d.who}, here ${ours.kind} of ${ours.decider} ${optionsText(ours)}; there ${d.options.slice(0, 4).map(keyOfOption).join(', ')}`;
    if (ours.ask.form === 'confirm') return this.give({ yes: d.answer === true || d.answer === 1 }) ?? 0;
    if (ours.ask.form === 'order') return this.order(d, ours);
    if (ours.ask.form !== 'pick') return `ask: ${ours.ask.form}`;
    // Options in words: the record numbers its own words, so they are compared by their number.
    if (d.ask === 'choose option' && ours.kind === 'choose option' && d.options.length === ours.ask.options.length)
      return this.give({ pick: [d.answer as number] }) ?? 0;
    const a = d.options.map(keyOfOption).sort();
    const b = (ours.ask.options as Option[]).map(keyOfOption).sort();
    const more = a.filter((x) => !b.includes(x));
    const less = b.filter((x) => !a.includes(x));
    if (more.length > 0 || less.length > 0)
      return `options: only there ${more.slice(0, 4).join(', ') || '-'}; only here ${less.slice(0, 4).join(', ') || '-'}`;
    return d.ask === 'choose cards one by one' ? this.oneByOne(d, at, ours) : this.pick(d, ours);
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

const optionsText = (d: Decision): string => {
  const { ask } = d;
  return ask.form === 'pick' ? `(${(ask.options as Option[]).slice(0, 4).map(keyOfOption).join(', ')})` : `(${d.prompt.id})`;
};

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

/** Leads a game along a record. */
export function lead(game: Duel, trace: Trace): Led {
  try {
    return Leading.begin(game, trace).run();
  } catch (e) {
    return {
      trace: trace.header.trace,
      equal: 0,
      total: trace.decisions.length,
      differs: { at: 0, in: 'fault', what: (e as Error).stack ?? String(e), ask: '', cards: [] },
    };
  }
}
