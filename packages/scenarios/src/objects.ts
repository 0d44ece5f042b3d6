/** Decisions about objects and players: targets, and choices of what to discard, sacrifice, find, keep. */
import { type Answer, type Decision, type Id, isSeat } from '@apnap/kernel';
import { live } from '@apnap/magic';
import { discardOrder, playsChosen, ranked, type Sense, senseOf, senseOfAura } from './defaults.js';
import type { ChoiceAnswer, TargetAnswer, TargetName } from './format.js';
import { missing, notAvailable } from './parting.js';
import { headOf, takeChoice, takeTarget } from './queues.js';
import { Parted } from './reason.js';
import type { Session } from './session.js';
import { stackBegins } from './texts.js';

type Pick = Extract<Decision['ask'], { form: 'pick' }>;

/** The entities a decision is about. */
export const entitiesOf = (ask: Pick): Id[] => (ask.options as { entity: Id }[]).map((o) => o.entity);

/** Whether the name means this entity; abilities on the stack are named by their text. */
function means(x: Session, name: TargetName, id: Id): boolean {
  if (name.stackAbility !== undefined) {
    const o = isSeat(id) ? null : live(x.state, id);
    return o?.stack != null && o.stack.kind !== 'spell' && stackBegins(x.state, id, name.stackAbility);
  }
  if (x.means(name, id)) return true;
  const o = isSeat(id) ? null : live(x.state, id);
  return o?.stack != null && o.stack.kind !== 'spell' && name.name !== undefined && name.name !== '' && stackBegins(x.state, id, name.name);
}

/** The first option so named that is not taken. */
function indexOf(x: Session, ids: readonly Id[], taken: readonly number[], name: TargetName): number {
  return ids.findIndex((id, i) => !taken.includes(i) && means(x, name, id));
}

/** Indices of all these names, or null when one is not there. */
function indicesOf(x: Session, ids: readonly Id[], taken: readonly number[], names: readonly TargetName[]): number[] | null {
  const found: number[] = [];
  for (const name of names) {
    const i = indexOf(x, ids, [...taken, ...found], name);
    if (i < 0) return null;
    found.push(i);
  }
  return found;
}

/** What an answer of `choices` names, as objects. */
export function namesIn(a: ChoiceAnswer): TargetName[] {
  if (a.picks) return a.picks.map((p) => (typeof p === 'string' ? { name: p } : p));
  if (a.player !== undefined) return [{ player: a.player }];
  if (a.text === undefined) return [];
  return [a.text.startsWith('@') ? { alias: a.text.slice(1) } : { name: a.text.replace(/-[A-Z0-9]{3,5}$/, '') }];
}

/** Targets given with the action itself, for the requirement at hand. */
function fromAction(x: Session, d: Decision, ask: Pick, ids: readonly Id[]): number[] | null {
  const a = x.announcing;
  if (!a || a.seat !== d.seat || a.targets.length === 0) return null;
  const chosen: number[] = [];
  while (a.targets.length > 0 && chosen.length < ask.max) {
    const i = indexOf(x, ids, chosen, a.targets[0]);
    if (i < 0) {
      if (chosen.length >= Math.max(ask.min, 1)) break;
      if (chosen.length === 0 && ask.min === 0 && a.later) break; // an optional target that is left out
      throw notAvailable(`${a.action} → ${JSON.stringify(a.targets[0])}`, 'actionNotAvailable');
    }
    chosen.push(i);
    a.targets.shift();
  }
  return chosen;
}

/** Whether an entry is of the kind the requirement asks for: a player for players, a name for objects. */
const kindFits = (name: TargetName, ids: readonly Id[]): boolean =>
  name.player !== undefined || /^Player[A-D]$/.test(name.name ?? '') ? ids.some(isSeat) : ids.some((id) => !isSeat(id));

/** Targets from the queue: one entry for all, or one entry per target. */
function fromQueue(x: Session, d: Decision, ask: Pick, ids: readonly Id[], shares: number[]): number[] {
  const chosen: number[] = [];
  const fits = (a: TargetAnswer): boolean => {
    // once a share was named, what has none belongs to another requirement
    if (shares.length > 0 && a.amount === undefined) return false;
    const found = a.targets ? indicesOf(x, ids, chosen, a.targets) : null;
    return found !== null && chosen.length + found.length <= ask.max;
  };
  while (chosen.length < ask.max) {
    const head = headOf(x, d.seat).target;
    if (head?.skip && chosen.length >= ask.min) {
      x.queues[d.seat].targets.shift();
      return chosen;
    }
    const entry = takeTarget(x, d.seat, fits);
    if (!entry) break;
    const found = indicesOf(x, ids, chosen, entry.targets ?? []) ?? [];
    chosen.push(...found);
    if (entry.amount !== undefined) shares.push(entry.amount);
    else if (shares.length === 0 && found.length > 1 && ask.max <= found.length) break;
  }
  const all = chosen.length === ids.length && chosen.length > 0 && ask.min < chosen.length;
  if (chosen.length > 0 && !(all && dropSkip(x, d.seat, 'targets'))) x.unasked.complete(d.seat);
  return chosen;
}

/** Answers a choice of targets (CR 601.2c, 603.3d). */
export function answerTargets(x: Session, d: Decision): Answer {
  const ask = d.ask as Pick;
  const ids = entitiesOf(ask);
  x.shares = [];
  if (ask.min === 0) x.unasked.asked(d.seat, 'optionalTarget');
  const given = fromAction(x, d, ask, ids);
  if (given) {
    // What is divided among targets may be said again with its amount.
    const [entry] = x.queues[d.seat].targets;
    const again = entry?.amount === undefined ? null : indicesOf(x, ids, [], entry.targets ?? []);
    if (again?.every((i) => given.includes(i))) x.queues[d.seat].targets.shift();
    return inOrder(given);
  }
  // the action has named all it targets
  if (ask.min === 0 && x.announcing?.seat === d.seat && x.announcing.later && x.queues[d.seat].targets.length === 0) return { pick: [] };
  if (d.prompt.id === 'ask.newTarget') return answerNewTarget(x, d, ids);
  if (d.rule === '115.7b') x.unasked.mustChange(d.seat);
  if (skipIsOfAnother(x, d, ids)) {
    x.queues[d.seat].targets.shift();
    x.lenient('unasked');
  }
  const skipped = headOf(x, d.seat).target?.skip === true && ask.min === 0;
  const chosen = fromQueue(x, d, ask, ids, x.shares);
  // shares go with the targets, which are answered in the order they were offered in
  if (x.shares.length === chosen.length)
    x.shares = chosen
      .map((target, i) => ({ target, share: x.shares[i] }))
      .sort((a, b) => a.target - b.target)
      .map(({ share }) => share);
  if (chosen.length >= Math.max(ask.min, 1) || skipped) return inOrder(chosen);
  const choice = takeChoice(x, d.seat, (a) => namesIn(a).length > 0 && indicesOf(x, ids, chosen, namesIn(a)) !== null);
  if (choice) return inOrder([...chosen, ...(indicesOf(x, ids, chosen, namesIn(choice)) ?? [])]);
  refuseIllegal(x, d, ask, ids, chosen.length);
  if (ask.min === ids.length) return inOrder(ids.map((_, i) => i));
  return fallback(x, d, ask, ids, chosen, senseOf(x, d.source));
}

/** Whether a skip stands for an optional target that there was none for, before this requirement: what is named next fits this one and not the next. */
function skipIsOfAnother(x: Session, d: Decision, ids: readonly Id[]): boolean {
  const [skip, named] = x.queues[d.seat].targets;
  if (!skip?.skip || (d.ask as Pick).min > 0 || !named?.targets || indicesOf(x, ids, [], named.targets) === null) return false;
  const outcome = x.game.answer(x.state, { pick: [] });
  const next = outcome.ok ? outcome.state.pending : null;
  if (next?.kind !== 'targets' || next.ask.form !== 'pick' || next.decider !== d.seat) return false;
  return indicesOf(x, entitiesOf(next.ask), [], named.targets) === null;
}

/**
 * A target that is queued for this requirement and is not a legal one. Where the run is to go wrong so, whatever is queued first is meant for it.
 * @throws Parted
 */
function refuseIllegal(x: Session, d: Decision, ask: Pick, ids: readonly Id[], chosen: number): void {
  const queued = x.queues[d.seat].targets;
  const expected = x.run.failure?.kind === 'illegalTarget' && x.announcing?.seat === d.seat;
  const unusable = expected
    ? queued.find((e) => e.targets !== undefined)
    : queued.find((e) => (e.targets ?? []).some((t) => kindFits(t, ids)));
  if (!unusable || (!expected && (chosen >= ask.min || ask.min === ids.length))) return;
  throw new Parted('illegalTarget', { id: 'scn.illegalTarget', params: { target: JSON.stringify(unusable) } });
}

const inOrder = (indices: readonly number[]): Answer => ({ pick: [...indices].sort((a, b) => a - b) });

/** "You may choose new targets": a yes or no for each, then the target (CR 115.7d); the first option is the old one. */
function answerNewTarget(x: Session, d: Decision, ids: readonly Id[]): Answer {
  x.unasked.asked(d.seat, 'newTarget');
  const yes = takeChoice(x, d.seat, (a) => a.yes !== undefined);
  if (yes?.yes === false) return { pick: [0] };
  const entry = takeTarget(x, d.seat, (a) => indicesOf(x, ids, [], a.targets ?? []) !== null);
  if (entry) return inOrder((indicesOf(x, ids, [], entry.targets ?? []) ?? [0]).slice(0, 1));
  if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
  if (yes === null) return { pick: [0] };
  return { pick: [ranked(x, d.seat, ids, senseOf(x, d.source)).order[0]] };
}

/** What is chosen where the scenario says nothing (7.3); in a strict run that is an error. */
function fallback(x: Session, d: Decision, ask: Pick, ids: readonly Id[], chosen: readonly number[], sense: Sense): Answer {
  if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
  const { order, willing } = ranked(x, d.seat, ids, sense);
  const open = order.filter((i) => !chosen.includes(i));
  const n = Math.max(ask.min, Math.min(ask.max, willing)) - chosen.length;
  return inOrder([...chosen, ...open.slice(0, Math.max(0, n))]);
}

/** Prompts whose answers are mostly in `targets`. */
const TARGET_PROMPTS: ReadonlySet<string> = new Set(['ask.search', 'ask.scry', 'ask.surveil', 'ask.choose']);
/** Optional choices before which the reference asks whether to use the effect at all (7.1). */
const USED: ReadonlySet<string> = new Set(['ask.choose', 'ask.search', 'ask.copy']);
/** Choices that take something from the player who chooses. */
const LOSSES = /^ask\.(cost\.|discard|sacrifice|bottom)/;

/** The queue that an answer is taken from. */
type From = 'choices' | 'targets';

/** One round of taking objects from a queue. @returns indices, 'stop' for a skip, or null when the head does not fit. */
function takeObjects(x: Session, seat: number, ids: readonly Id[], chosen: readonly number[], room: number, from: From) {
  const within = (names: readonly TargetName[]): number[] | null => {
    const found = names.length === 0 || names.length > room ? null : indicesOf(x, ids, chosen, names);
    return found;
  };
  const q = x.queues[seat];
  if (from === 'choices') {
    if (q.choices[0]?.skip) {
      q.choices.shift();
      return 'stop' as const;
    }
    const a = takeChoice(x, seat, (c) => within(namesIn(c)) !== null);
    return a ? within(namesIn(a)) : partOfPicks(x, seat, ids, chosen, room);
  }
  if (q.targets[0]?.skip) {
    q.targets.shift();
    return 'stop' as const;
  }
  const t = takeTarget(x, seat, (e) => within(e.targets ?? []) !== null);
  return t ? within(t.targets ?? []) : partOfHead(x, seat, ids, chosen, room);
}

/** Of several names those that can be chosen now, and the others. */
function parted<T extends TargetName | string>(
  x: Session,
  ids: readonly Id[],
  chosen: readonly number[],
  room: number,
  names: readonly T[],
) {
  const found: number[] = [];
  const rest = names.filter((name) => {
    const i = found.length < room ? indexOf(x, ids, [...chosen, ...found], typeof name === 'string' ? { name } : name) : -1;
    if (i >= 0) found.push(i);
    return i < 0;
  });
  return { found, rest };
}

/** Of an entry that names several objects those that can be chosen now: what is one choice there may be several here, one after the other. */
function partOfHead(x: Session, seat: number, ids: readonly Id[], chosen: readonly number[], room: number): number[] | null {
  const head = x.queues[seat].targets[0]?.targets ?? [];
  const { found, rest } = parted(x, ids, chosen, room, head);
  if (head.length < 2 || found.length === 0) return null;
  x.queues[seat].targets[0] = { targets: rest };
  if (rest.length === 0) x.queues[seat].targets.shift();
  return found;
}

/** The same of an answer of `choices`. */
function partOfPicks(x: Session, seat: number, ids: readonly Id[], chosen: readonly number[], room: number): number[] | null {
  const [head] = x.queues[seat].choices;
  const picks = head?.picks ?? [];
  const { found, rest } = parted(x, ids, chosen, room, picks);
  if (picks.length < 2 || found.length === 0) return null;
  x.queues[seat].choices[0] = { ...head, picks: rest };
  if (rest.length === 0) x.queues[seat].choices.shift();
  return found;
}

/** The only thing to attack, and what is cast one after the other (CR 508.4, 608.2g): the rest of an answer that names all of them in order; the last is no choice. */
function nextInOrder(x: Session, d: Decision, ids: readonly Id[]): Answer | null {
  if (d.rule === '508.4' && ids.length === 1) return { pick: [0] }; // the only thing to attack is no choice, elsewhere
  const [head] = x.queues[d.seat].choices;
  const picks = head?.picks ?? [];
  if (d.rule !== '608.2g' || picks.length !== ids.length || picks.length < 2) return null;
  const { found, rest } = parted(x, ids, [], 1, picks);
  if (found.length === 0) return null;
  if (rest.length < 2) x.queues[d.seat].choices.shift();
  else x.queues[d.seat].choices[0] = { ...head, picks: rest };
  return { pick: found };
}

/** Whether what is chosen from is in play or on the stack, and nothing that is looked at. */
const inPlay = (x: Session, ids: readonly Id[]): boolean =>
  ids.length > 0 && ids.every((id) => isSeat(id) || ['battlefield', 'stack'].includes(live(x.state, id)?.zone ?? ''));

/** Answers a choice of objects that are no targets. */
export function answerObjects(x: Session, d: Decision): Answer {
  const answer = chooseObjects(x, d);
  const [first] = 'pick' in answer ? answer.pick : [];
  // What enters as a copy of an Aura is attached next.
  if (d.prompt.id === 'ask.copy') {
    x.copied = first === undefined ? 0 : entitiesOf(d.ask as Pick)[first];
    x.granted = 0;
  } else if (d.prompt.id !== 'ask.enchant') x.copied = 0;
  return answer;
}

/** All objects that the queues name now, first of the one, then of the other; and whether a skip ended them. */
function takeAll(x: Session, d: Decision, ids: readonly Id[], first: From, casting: boolean): { chosen: number[]; stopped: boolean } {
  const { max } = d.ask as Pick;
  const second = first === 'targets' ? 'choices' : 'targets';
  const chosen: number[] = [];
  x.droppedYes = false;
  while (chosen.length < max) {
    const room = max - chosen.length;
    const found = takeObjects(x, d.seat, ids, chosen, room, first) ?? takeObjects(x, d.seat, ids, chosen, room, second);
    if (found === 'stop') return { chosen, stopped: true };
    if (found === null) break;
    chosen.push(...found);
    if (x.singly && d.prompt.id === 'ask.scry') break;
    if (casting && found.length === 1) dropGranted(x, d.seat);
  }
  return { chosen, stopped: false };
}

/** Takes a no that stands for an optional choice of which nothing is named. */
function refused(x: Session, d: Decision): boolean {
  const q = x.queues[d.seat].choices;
  if (!USED.has(d.prompt.id) || q[0]?.yes !== false) return false;
  q.shift();
  return true;
}

/** "You may cast any number of …": the one left over is not named, only said yes or no to. */
function withLeftOver(x: Session, d: Decision, ids: readonly Id[], chosen: readonly number[]): Answer | undefined {
  if (chosen.length === 0 || chosen.length !== ids.length - 1) return undefined;
  const last = takeChoice(x, d.seat, (a) => a.yes !== undefined);
  return last ? inOrder(last.yes ? ids.map((_, i) => i) : chosen) : undefined;
}

/** What follows from a choice for the entries that answer questions which are not asked here. */
function noteChosen(x: Session, d: Decision, ids: readonly Id[], chosen: readonly number[], first: From): void {
  if (chosen.length === ids.length && ids.length > 0 && !searchesOn(x, d, chosen)) dropSkip(x, d.seat, first);
  const isOptional = (d.ask as Pick).min === 0 && chosen.length > 0 && x.granted !== d.source && !x.droppedYes;
  x.unasked.chosen(
    d.seat,
    chosen.map((i) => ids[i]),
    isOptional,
  );
}

/** Whether none is chosen: that is said, or a choice goes on that is asked one by one here, and one answer has named all of it. */
const takesNone = (x: Session, d: Decision, ask: Pick, stopped: boolean): boolean =>
  (ask.min === 0 && !stopped && refused(x, d)) || Number(d.prompt.params?.chosen ?? 0) > 0;

function chooseObjects(x: Session, d: Decision): Answer {
  const ask = d.ask as Pick;
  const ids = entitiesOf(ask);
  if (d.prompt.id === 'ask.copy') beforeCopy(x, d);

  if (d.prompt.id === 'ask.keepTapped') return inOrder(keptTapped(x, d, ids));
  const next = nextInOrder(x, d, ids);
  if (next) return next;
  const first: From = TARGET_PROMPTS.has(d.prompt.id) && !inPlay(x, ids) ? 'targets' : 'choices';
  const named = x.queues[d.seat].choices[0]?.picks?.length ?? 0;
  // All of them, where the answer that comes next names some of several: it belongs to a later choice.
  if (ask.min === ids.length && named > 1 && named !== ids.length) return inOrder(ids.map((_, i) => i));
  const casting = ask.min === 0 && ask.max > 1 && playsChosen(x);
  const { chosen, stopped } = takeAll(x, d, ids, first, casting);
  if (chosen.length === 1 && !casting && saysItIsCast(x, d)) dropGranted(x, d.seat);
  const settled = casting && !stopped ? withLeftOver(x, d, ids, chosen) : undefined;
  if (settled) return settled;
  noteChosen(x, d, ids, chosen, first);
  if (chosen.length === 0 && takesNone(x, d, ask, stopped)) return { pick: [] };
  if (chosen.length >= ask.max || (chosen.length >= ask.min && (stopped || chosen.length > 0))) return inOrder(chosen);
  return unnamedObjects(x, d, ids, chosen);
}

/** Whether it becomes a copy, and then of what (7.1). */
function beforeCopy(x: Session, d: Decision): void {
  x.unasked.asked(d.seat, 'copy');
  if (x.queues[d.seat].choices[0]?.yes !== true) return;
  x.queues[d.seat].choices.shift();
  x.granted = d.source ?? 0;
}

/** The card is named first, then it is said that it is cast. */
const saysItIsCast = (x: Session, d: Decision): boolean => x.impliedBy !== 0 && x.impliedBy === d.source && playsChosen(x);

/** "You may choose not to untap": the reference asks of one after the other whether it untaps. */
function keptTapped(x: Session, d: Decision, ids: readonly Id[]): number[] {
  return ids.flatMap((_, i) => {
    const untaps = takeChoice(x, d.seat, (a) => a.yes !== undefined);
    if (untaps === null && x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
    return untaps?.yes === true ? [] : [i];
  });
}

/** The rest of a choice for which the queues name too little. */
function unnamedObjects(x: Session, d: Decision, ids: readonly Id[], chosen: readonly number[]): Answer {
  const ask = d.ask as Pick;
  // what is named is looked for in the search that follows
  if (ask.min === 0 && chosen.length === 0 && x.queues[d.seat].targets[0]?.targets && searchesOn(x, d, [])) return { pick: [] };
  if (ask.min === ids.length) return inOrder(ids.map((_, i) => i)); // forced
  // "You may cast it" and the like: who says yes has chosen the only thing there is.
  const granted = ask.min === 0 && x.granted !== 0 && x.granted === d.source;
  if (granted && ids.length === 1) return { pick: [0] };
  if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
  return defaultObjects(x, d, ask, ids, chosen);
}

/** Whether the search goes on with another choice: what is one choice in the reference may be several here, and the skip ends the last. */
function searchesOn(x: Session, d: Decision, chosen: readonly number[]): boolean {
  if (d.prompt.id !== 'ask.search') return false;
  const outcome = x.game.answer(x.state, inOrder(chosen));
  return outcome.ok && outcome.state.pending?.prompt.id === 'ask.search' && outcome.state.pending.source === d.source;
}

/** The yes to casting what was named, asked one by one. */
function dropGranted(x: Session, seat: number): void {
  const q = x.queues[seat].choices;
  if (q[0]?.yes === true) q.shift();
}

/** Takes a skip that ends a choice of "up to" so many when there is nothing more to choose. @returns whether there was one. */
function dropSkip(x: Session, seat: number, first: From): boolean {
  const q = x.queues[seat];
  const there = q[first][0]?.skip === true;
  if (there) q[first].shift();
  return there;
}

function defaultObjects(x: Session, d: Decision, ask: Pick, ids: readonly Id[], chosen: readonly number[]): Answer {
  const fill = (order: readonly number[], n: number): Answer =>
    inOrder([...chosen, ...order.filter((i) => !chosen.includes(i)).slice(0, Math.max(0, n - chosen.length))]);
  const id = d.prompt.id;
  if (id === 'ask.scry' || id === 'ask.surveil') return inOrder(chosen);
  const sense: Sense = LOSSES.test(id)
    ? 'bad'
    : id === 'ask.choose'
      ? senseOf(x, d.source)
      : id === 'ask.enchant'
        ? senseOfAura(x, d.source)
        : 'good';
  if (/discard/.test(id)) return fill(discardOrder(x, d.seat, ids), ask.min);
  const { order, willing } = ranked(x, d.seat, ids, sense);
  if (LOSSES.test(id)) return fill(order, ask.min);
  const all = id === 'ask.search' || id === 'ask.legend' || id === 'ask.copy';
  return fill(order, Math.max(ask.min, all ? ask.max : Math.min(ask.max, willing)));
}
