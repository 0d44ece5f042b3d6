/** Fast effect timing: the window after an event, and building a Chain (Y7). */
import { ask } from '@apnap/kernel';
import { type Option, optionOf, yes } from '../moves/asking.js';
import { settle } from '../moves/move.js';
import { other, pop, push, writeTop } from '../state/access.js';
import type { DuelFrame, G, Seat, State } from '../state/types.js';
import { activate } from './activate.js';
import { applyEach } from './each.js';
import { type Offer, offersFor, textOf } from './offers.js';
import { handTriggers, isOfPhase, keysOf, triggersOf } from './triggers.js';

/** Begins a window E (Y7.3); `again`: the step or phase is open once more after it before it ends (Y6.15). */
export function openWindow(g: G, opts: { phase?: true; again?: true; only?: Seat; stops?: true; quiet?: true } = {}): void {
  push(g, {
    kind: 'window',
    pc: 0,
    first: opts.only ?? g.s.active,
    // Y6.11: only what triggers.
    passed: opts.quiet ? 2 : opts.only === undefined ? 0 : 1,
    phase: opts.phase === true,
    done: [],
    mark: -1,
    ends: opts.only !== undefined,
    ...(opts.stops ? { stops: true as const } : {}),
    ...(opts.again || opts.phase ? { again: opts.again === true } : {}),
  });
}

const offerOption = (g: G, o: Offer): Option => ({ ...optionOf(g, o.row), ...(o.isCard || o.text < 0 ? {} : { text: o.text }) });

/** Offers a player to activate something; null: passed. */
export function choose(g: G, seat: Seat, offers: readonly Offer[], forced: boolean, rule: string): Offer | null {
  if (offers.length === 0) return null;
  const options: Option[] = offers.map((o) => offerOption(g, o));
  if (!forced) options.push({ do: 'pass' });
  const answer = ask(g, {
    seat,
    kind: 'chain',
    rule,
    prompt: { id: forced ? 'ask.trigger' : 'ask.chain' },
    ask: { form: 'pick', options, min: 1, max: 1 },
    fallback: { pick: [options.length - 1] },
  });
  return 'pick' in answer ? (offers[answer.pick[0]] ?? null) : null;
}

/** A window: triggers (Y19.5), then fast effects from the turn player on (Y7.3). */
export function stepWindow(g: G): void {
  const frame = writeTop(g, 'window');
  settle(g);
  applyEach(g);
  if (g.s.result) return;
  // What is paid for these triggers triggers in its turn only after the Chain.
  if (frame.pc === 0 && g.s.chain.length === 0) {
    frame.mark = g.s.happened.length;
    delete frame.fresh;
  }
  while (frame.pc < 4) if (putTrigger(g, frame, frame.pc as 0 | 1 | 2 | 3)) return;
  const { s } = g;
  if (s.rules.handTriggers === 'after' && s.happened.some((h, i) => i < frame.mark && !h.seen))
    frame.fresh = s.happened.filter((h, i) => i < frame.mark && !h.seen);
  s.happened = s.happened.map((h, i) => (i < frame.mark && !h.seen && !isOfPhase(h) ? { ...h, seen: true } : h));
  if (s.chain.length > 0) {
    frame.pc = 0;
    // Y6.9: what a phase has set off is done once.
    frame.done = frame.done.flatMap((k) => (k.startsWith(OF_PHASE) ? [k.slice(OF_PHASE.length), k] : []));
    if (frame.again !== undefined) frame.again = true;
    push(g, { kind: 'chain', pc: 0, seat: other(s.chain[s.chain.length - 1].seat), passed: 0 });
    return;
  }
  fastEffects(g, frame);
}

/** Y8.4: before the success of a Summon only what stops it. */
function stopsSummons(s: State, o: Offer): boolean {
  const e = textOf(s, o.row, o.text, o.pendulum)?.event;
  return e?.on === 'wouldSummon' || (e?.on === 'or' && e.of.some((x) => x.on === 'wouldSummon'));
}

type WindowFrame = Extract<DuelFrame, { kind: 'window' }>;

/** Y7.3: the turn player, then the opponent. */
function fastEffects(g: G, frame: WindowFrame): void {
  const { s } = g;
  for (; frame.passed < 2; frame.passed++) {
    const seat = frame.passed === 1 && frame.first === s.active ? other(frame.first) : frame.first;
    const offers = [
      ...offersFor(s, seat, false).filter((o) => frame.stops !== true || stopsSummons(s, o)),
      ...handTriggers(s, seat, frame.done, frame.fresh),
    ];
    const chosen = choose(g, seat, offers, false, frame.stops ? 'Y8.4' : 'Y7.3');
    if (!chosen) continue;
    if (frame.ends) goOn(g);
    if (frame.fresh) frame.done = [...frame.done, ...keysOf(chosen)];
    activate(g, seat, chosen);
    frame.pc = 0;
    frame.ends = false;
    frame.first = s.active;
    frame.passed = 0;
    if (frame.again !== undefined) frame.again = true;
    push(g, { kind: 'chain', pc: 0, seat: other(seat), passed: 0 });
    return;
  }
  // Y6.15, Y7.3: after an event the phase is open once more before it ends.
  if (frame.again && !(s.phase === 'battle' && s.battleOver)) {
    frame.again = false;
    frame.passed = 0;
    s.happened = s.happened.filter(isOfPhase);
    fastEffects(g, frame);
    return;
  }
  pop(g);
  s.happened = [];
}

/** Y19.6: triggers in the hand answer as fast effects do. */
function handAnswers(s: State, seat: Seat): Offer[] {
  const below = s.frames[s.frames.length - 2];
  return below?.kind === 'window' ? handTriggers(s, seat, below.done, below.fresh) : [];
}

/** Y7.6: after a Chain the phase that was to end goes on. */
function goOn(g: G): void {
  const { frames } = g.s;
  const at = frames.length - 2;
  const below = frames[at];
  const pc = below.kind === 'main' ? 0 : below.kind === 'battle' ? 1 : -1;
  if (pc >= 0) g.s.frames = frames.map((f, i) => (i === at ? ({ ...below, pc, _e: g.s._e } as DuelFrame) : f));
}

const OF_PHASE = 'phase:';

/** One trigger of a group onto the Chain: true; none is left: on to the next group. */
function putTrigger(g: G, frame: WindowFrame, group: 0 | 1 | 2 | 3): boolean {
  const seat = (group % 2 === 0 ? g.s.active : other(g.s.active)) as Seat;
  // Y6.9, Y19.10: effects of a phase do not chain together.
  const offers = triggersOf(g.s, group, frame.done, frame.mark).filter(
    (o) => !(frame.phase && g.s.chain.length > 0 && o.event && isOfPhase(o.event)),
  );
  if (offers.length === 0) {
    frame.pc++;
    return false;
  }
  const chosen = group < 2 ? (offers.length === 1 ? offers[0] : choose(g, seat, offers, true, 'Y19.5')) : optional(g, seat, offers);
  // Y19.11
  const over = chosen ? [chosen] : offers;
  frame.done = [
    ...frame.done,
    ...over.flatMap(keysOf),
    ...over
      .filter((o) => o.event && isOfPhase(o.event))
      .flatMap(keysOf)
      .map((k) => OF_PHASE + k),
  ];
  if (chosen) activate(g, seat, chosen);
  return true;
}

function optional(g: G, seat: Seat, offers: readonly Offer[]): Offer | null {
  if (offers.length > 1) return choose(g, seat, offers, false, 'Y19.5');
  return yes(g, seat, 'use effect?', 'Y19.2', 'ask.use', offers[0].row) ? offers[0] : null;
}

/** A trigger in the hand that has been activated is not offered again. */
function noteUsed(g: G, offer: Offer): void {
  const { frames } = g.s;
  const at = frames.length - 2;
  const below = frames[at];
  if (below?.kind !== 'window' || !below.fresh) return;
  g.s.frames = frames.map((f, i) => (i === at ? { ...below, _e: g.s._e, done: [...below.done, ...keysOf(offer)] } : f));
}

/** Building (Y7.4): the right to answer goes back and forth until both pass. */
export function stepBuilding(g: G): void {
  const frame = writeTop(g, 'chain');
  const offers = [...offersFor(g.s, frame.seat, false), ...handAnswers(g.s, frame.seat)];
  const chosen = choose(g, frame.seat, offers, false, 'Y7.4');
  if (chosen) {
    noteUsed(g, chosen);
    activate(g, frame.seat, chosen);
    frame.seat = other(frame.seat);
    frame.passed = 0;
    return;
  }
  frame.passed++;
  frame.seat = other(frame.seat);
  if (frame.passed === 2) frame.pc = 1;
}
