/** Declaring attackers and blockers from the script. */
import type { Answer, Decision, Id } from '@apnap/kernel';
import { attackCosts, blockCosts, blockerObstacle, blockObstacle, live, type State } from '@apnap/magic';
import { describe } from './act.js';
import type { Fighter, ScriptEntry } from './format.js';
import { named } from './names.js';
import { takeChoice } from './queues.js';
import { Parted } from './reason.js';
import type { Session, Todo } from './session.js';

type Pairs = Extract<Decision['ask'], { form: 'pair' }>;
type EntryOf<K extends ScriptEntry['do']> = Extract<ScriptEntry, { do: K }>;

const entitiesOf = (options: readonly unknown[]): Id[] => (options as { entity: Id }[]).map((o) => o.entity);

/** The permanents a fighter's name can mean, best first. */
function fighters(x: Session, seat: number, f: Fighter): Id[] {
  if (f.name.startsWith('@')) return [x.alias(f.name)];
  const own = named(x.state, x.permanents(x.whoOf[seat]), f.name);
  return f.index === undefined ? own : own.slice(f.index, f.index + 1);
}

/** Open entries of this turn about attacking or blocking. */
function entries<K extends 'attack' | 'attackNone' | 'block' | 'blockNone'>(
  x: Session,
  seat: number,
  kind: K,
): { todo: Todo; entry: EntryOf<K> }[] {
  return x.todo[seat]
    .filter((t) => !t.done && t.entry.do === kind && t.entry.turn === x.turnNumber())
    .map((todo) => ({ todo, entry: todo.entry as EntryOf<K> }));
}

/** Indices of the defenders that an entry means. */
function defendersMeant(x: Session, partners: readonly Id[], entry: EntryOf<'attack'>): number[] {
  const d = entry.defender;
  if (!d) return partners.map((_, i) => i);
  if (d.player !== undefined) return partners.flatMap((id, i) => (id === -(x.seat(d.player as never) + 1) ? [i] : []));
  const ids = named(
    x.state,
    partners.filter((id) => id > 0),
    d.permanent ?? '',
  );
  return partners.flatMap((id, i) => (ids.includes(id) || (d.permanent?.startsWith('@') && x.alias(d.permanent) === id) ? [i] : []));
}

/** An attack or block of the script as the declaration has it. */
interface Declared {
  todo: Todo;
  pair: readonly [number, number];
}

/** Declares the attackers of the script that can attack; the entries of the others stay for a later combat phase. */
export function answerAttackers(x: Session, d: Decision): Answer {
  const ask = d.ask as Pairs;
  const attackers = entitiesOf(ask.options);
  const partners = entitiesOf(ask.partners);
  const declared: Declared[] = [];
  const none = entries(x, d.seat, 'attackNone');
  for (const { todo } of none) todo.done = true;
  for (const { todo, entry } of none.length > 0 ? [] : entries(x, d.seat, 'attack')) {
    const where = defendersMeant(x, partners, entry);
    for (const id of fighters(x, d.seat, entry.attacker)) {
      const i = attackers.indexOf(id);
      if (i < 0 || declared.some(({ pair: [a] }) => a === i)) continue;
      const to = where.find((p) => ask.allowed[i].includes(p));
      if (to === undefined) continue;
      todo.done = true;
      if (!declined(x, d.seat, attackCosts(x.state, id, partners[to]).length)) declared.push({ todo, pair: [i, to] });
      break;
    }
  }
  const { answer, left } = legalPart(x, d, declared);
  // What could attack by itself and can't be declared so has been tried; a run that is strict takes that for an error.
  if (left.length > 0 && !x.isStrict(d.seat)) x.lenient('attackTakenBack');
  else for (const { todo } of left) todo.done = false;
  x.fighters = declared
    .filter((e) => !left.includes(e))
    .map(({ pair: [i] }) => ({ id: attackers[i], blocking: false, opponents: [], asked: false }));
  return answer;
}

/** A no to a cost of attacking or blocking; a yes is used up, since declaring the creature pays. */
function declined(x: Session, seat: number, costs: number): boolean {
  const q = x.queues[seat].choices;
  for (let n = costs; n > 0; n--) {
    // of several costs the one to be asked about first is named
    if (n > 1 && q[0]?.text !== undefined && q[1]?.yes !== undefined) q.shift();
    if (takeChoice(x, seat, (a) => a.yes !== undefined)?.yes === false) return true;
  }
  return false;
}

/** As many of the attackers as can be declared together; the others, the last of the script first, are left. */
function legalPart(x: Session, d: Decision, declared: readonly Declared[]): { answer: Answer; left: readonly Declared[] } {
  for (let n = declared.length; ; n--) {
    const answer = completed(
      x,
      d,
      declared.slice(0, n).map((e) => e.pair),
    );
    if (n === 0 || x.game.answer(x.state, answer).ok) return { answer, left: declared.slice(n) };
  }
}

/** The declaration, with what must attack or block besides. */
function completed(x: Session, d: Decision, pairs: readonly (readonly [number, number])[]): Answer {
  const answer: Answer = { pairs };
  if (x.game.answer(x.state, answer).ok || !d.fallback || !('pairs' in d.fallback)) return answer;
  const more = d.fallback.pairs.filter(([i]) => !pairs.some(([p]) => p === i));
  const merged: Answer = { pairs: [...pairs, ...more] };
  return x.game.answer(x.state, merged).ok ? merged : answer;
}

/**
 * Declares the blockers of the script. A block of an attacker that is not there stays for a later combat phase.
 * @throws Parted for a block that is not legal.
 */
export function answerBlockers(x: Session, d: Decision): Answer {
  const ask = d.ask as Pairs;
  const blockers = entitiesOf(ask.options);
  const attackers = entitiesOf(ask.partners);
  const pairs: [number, number][] = [];
  const made: ScriptEntry[] = [];
  const none = entries(x, d.seat, 'blockNone');
  for (const { todo } of none) todo.done = true;
  for (const { todo, entry } of none.length > 0 ? [] : entries(x, d.seat, 'block')) {
    const meant = attackersMeant(x, entry);
    if (meant.length === 0) continue;
    const pair = findBlock(x, d.seat, ask, blockers, attackers, entry, meant, pairs);
    if (!pair) throw illegalBlock(entry, whyNot(x.state, d.seat, fighters(x, d.seat, entry.blocker), meant));
    todo.done = true;
    if (!declined(x, d.seat, blockCosts(x.state, blockers[pair[0]], attackers[pair[1]]).length)) {
      pairs.push(pair);
      made.push(entry);
    }
  }
  noteBlocks(x, blockers, attackers, pairs);
  const answer = completed(x, d, pairs);
  const outcome = x.game.answer(x.state, answer);
  if (!outcome.ok) {
    const what = made.map((entry) => describe(entry)).join(', ');
    throw new Parted('illegalBlock', { id: 'scn.illegalBlock', params: { what, rule: outcome.refusal.rule } }, what);
  }
  return answer;
}

/** A block that is not legal, with the rule that it breaks. */
const illegalBlock = (entry: EntryOf<'block'>, rule: string): Parted =>
  new Parted('illegalBlock', { id: 'scn.illegalBlock', params: { what: describe(entry), rule } }, describe(entry));

/** The rule that keeps the first of these creatures from blocking the first of these attackers (CR 509.1a-b). */
function whyNot(s: State, seat: number, blockers: readonly Id[], attackers: readonly Id[]): string {
  const [blocker] = blockers;
  if (blocker === undefined || !live(s, blocker)) return '509.1a';
  return blockerObstacle(s, seat, blocker)?.rule ?? blockObstacle(s, blocker, attackers[0])?.rule ?? '509.1a';
}

/**
 * A block nobody was asked about in this declare blockers step, since nothing could block: an error if what it was to block attacks.
 * @throws Parted
 */
export function refuseLeftBlocks(x: Session): void {
  for (let seat = 0; seat < x.todo.length; seat++)
    for (const { entry } of entries(x, seat, 'block')) {
      const meant = attackersMeant(x, entry);
      if (meant.length > 0) throw illegalBlock(entry, whyNot(x.state, seat, fighters(x, seat, entry.blocker), meant));
    }
}

/** Remembers who fights whom, in the order of the script. */
function noteBlocks(x: Session, blockers: readonly Id[], attackers: readonly Id[], pairs: readonly (readonly [number, number])[]): void {
  for (const [b, a] of pairs) {
    const attacker = x.fighters.find((f) => f.id === attackers[a]);
    attacker?.opponents.push(blockers[b]);
    const blocker = x.fighters.find((f) => f.id === blockers[b]);
    if (blocker) blocker.opponents.push(attackers[a]);
    else x.fighters.push({ id: blockers[b], blocking: true, opponents: [attackers[a]], asked: false });
  }
}

/** The attacking creatures that an entry can mean. */
function attackersMeant(x: Session, entry: EntryOf<'block'>): Id[] {
  const own = fighters(x, x.state.turn.active, entry.attacker);
  return own.filter((id) => (live(x.state, id)?.attacking ?? 0) !== 0);
}

/** The first creature so named that can make the block, with what it blocks; null when none can. */
function findBlock(
  x: Session,
  seat: number,
  ask: Pairs,
  blockers: readonly Id[],
  attackers: readonly Id[],
  entry: EntryOf<'block'>,
  meant: readonly Id[],
  pairs: readonly (readonly [number, number])[],
): [number, number] | null {
  for (const id of fighters(x, seat, entry.blocker)) {
    const b = blockers.indexOf(id);
    if (b < 0) continue;
    const used = pairs.filter(([i]) => i === b);
    if (used.length >= ask.most[b]) continue;
    const a = meant
      .map((attacker) => attackers.indexOf(attacker))
      .find((i) => i >= 0 && ask.allowed[b].includes(i) && !used.some(([, p]) => p === i));
    if (a !== undefined) return [b, a];
  }
  return null;
}

/** Attacks of this turn that were not possible. */
export const leftAttacks = (x: Session, seat: number): Todo[] => entries(x, seat, 'attack').map((e) => e.todo);
