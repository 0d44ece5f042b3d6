/** Declaring attackers and blockers from the script. */
import type { Answer, Decision, Id } from '@apnap/kernel';
import { attackCosts, blockCosts, derived, live, type State } from '@apnap/magic';
import { describe } from './act.js';
import type { Fighter, ScriptEntry } from './format.js';
import { named } from './names.js';
import { notAvailable } from './parting.js';
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

/** Open attack or block entries of this turn. */
function entries<K extends 'attack' | 'block'>(x: Session, seat: number, kind: K): { todo: Todo; entry: EntryOf<K> }[] {
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

/** Declares the attackers of the script that can attack. */
export function answerAttackers(x: Session, d: Decision): Answer {
  const ask = d.ask as Pairs;
  const attackers = entitiesOf(ask.options);
  const partners = entitiesOf(ask.partners);
  const pairs: [number, number][] = [];
  for (const { todo, entry } of entries(x, d.seat, 'attack')) {
    const where = defendersMeant(x, partners, entry);
    for (const id of fighters(x, d.seat, entry.attacker)) {
      const i = attackers.indexOf(id);
      if (i < 0 || pairs.some(([a]) => a === i)) continue;
      const to = where.find((p) => ask.allowed[i].includes(p));
      if (to === undefined) continue;
      todo.done = true;
      if (declined(x, d.seat, attackCosts(x.state, id, partners[to]).length)) break;
      pairs.push([i, to]);
      break;
    }
  }
  const answer = legalPart(x, d, pairs);
  x.fighters = 'pairs' in answer ? pairs.map(([i]) => ({ id: attackers[i], blocking: false, opponents: [], asked: false })) : [];
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

/** As many of the attackers as can be declared together; the others are not declared. */
function legalPart(x: Session, d: Decision, pairs: readonly (readonly [number, number])[]): Answer {
  let kept = pairs.slice();
  for (;;) {
    const answer = completed(x, d, kept);
    if (kept.length === 0 || x.game.answer(x.state, answer).ok) return answer;
    kept = kept.slice(0, -1);
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

/** Declares the blockers of the script. @throws Parted for a block that is not legal. */
export function answerBlockers(x: Session, d: Decision): Answer {
  const ask = d.ask as Pairs;
  const blockers = entitiesOf(ask.options);
  const attackers = entitiesOf(ask.partners);
  const pairs: [number, number][] = [];
  for (const { todo, entry } of entries(x, d.seat, 'block')) {
    const pair = findBlock(x, d.seat, ask, blockers, attackers, entry, pairs);
    todo.done = true;
    if (pair && declined(x, d.seat, blockCosts(x.state, blockers[pair[0]], attackers[pair[1]]).length)) continue;
    if (pair) pairs.push(pair);
    else if (usedUp(x, d.seat, blockers, entry, pairs)) throw notAvailable(describe(entry), 'illegalBlock');
    else if (x.isStrict(d.seat)) x.lenient('impossibleBlock');
  }
  if (pairs.length === 1 && cantBlockAlone(x.state)) return alone(x, d, pairs);
  noteBlocks(x, blockers, attackers, pairs);
  const answer = completed(x, d, pairs);
  const outcome = x.game.answer(x.state, answer);
  if (!outcome.ok && outcome.refusal.rule === '509.1c' && x.run.failure === undefined) {
    const forced = requiredFirst(x, d, pairs);
    if (forced) return forced;
  }
  if (!outcome.ok) throw new Parted('illegalBlock', { id: 'scn.illegalBlock', params: { rule: outcome.refusal.rule } });
  return answer;
}

/** What must be blocked is (CR 509.1c), by whatever the script wanted it to block; the other blocks of the script stay. */
function requiredFirst(x: Session, d: Decision, pairs: readonly (readonly [number, number])[]): Answer | null {
  if (!d.fallback || !('pairs' in d.fallback)) return null;
  const required = d.fallback.pairs;
  const answer: Answer = { pairs: [...required, ...pairs.filter(([i]) => !required.some(([p]) => p === i))] };
  if (!x.game.answer(x.state, answer).ok) return null;
  x.lenient('impossibleBlock');
  return answer;
}

/** Whether the block is one too many for a blocker that blocks already. */
const usedUp = (
  x: Session,
  seat: number,
  blockers: readonly Id[],
  entry: EntryOf<'block'>,
  pairs: readonly (readonly [number, number])[],
): boolean => fighters(x, seat, entry.blocker).some((id) => pairs.some(([b]) => blockers[b] === id));

/** Whether some creature "can't block alone": then a single block that is not legal is not made. */
const cantBlockAlone = (s: State): boolean =>
  derived(s).rules.some((r) => r.rule.rule === 'cant' && r.rule.action.act === 'block' && r.rule.action.alone !== undefined);

function alone(x: Session, d: Decision, pairs: readonly (readonly [number, number])[]): Answer {
  const answer = completed(x, d, pairs);
  return x.game.answer(x.state, answer).ok ? answer : completed(x, d, []);
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

function findBlock(
  x: Session,
  seat: number,
  ask: Pairs,
  blockers: readonly Id[],
  attackers: readonly Id[],
  entry: EntryOf<'block'>,
  pairs: readonly (readonly [number, number])[],
): [number, number] | null {
  const meant = fighters(x, x.state.turn.active, entry.attacker).filter((id) => (live(x.state, id)?.attacking ?? 0) !== 0);
  const all = entry.attacker.index === undefined ? meant : fighters(x, x.state.turn.active, entry.attacker);
  for (const id of fighters(x, seat, entry.blocker)) {
    const b = blockers.indexOf(id);
    if (b < 0) continue;
    const used = pairs.filter(([i]) => i === b);
    if (used.length >= ask.most[b]) continue;
    const a = all
      .map((attacker) => attackers.indexOf(attacker))
      .find((i) => i >= 0 && ask.allowed[b].includes(i) && !used.some(([, p]) => p === i));
    if (a !== undefined) return [b, a];
  }
  return null;
}

/** Blocks of this turn that were never asked about: there was nothing that could block so. */
export const leftBlocks = (x: Session): Todo[] => x.todo.flatMap((_, seat) => entries(x, seat, 'block').map((e) => e.todo));

/** Attacks of this turn that were not possible. */
export const leftAttacks = (x: Session, seat: number): Todo[] => entries(x, seat, 'attack').map((e) => e.todo);
