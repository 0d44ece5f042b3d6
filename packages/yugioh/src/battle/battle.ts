/** The Battle Phase (Y13) and the Damage Step (Y14). */

import { remember } from '@apnap/kernel';
import { activate } from '../chain/activate.js';
import { offersFor } from '../chain/offers.js';
import { openWindow } from '../chain/window.js';
import { changePosition } from '../effects/changing.js';
import { doLater, perform } from '../effects/perform.js';
import type { Effect } from '../language/effects.js';
import { type Option, optionOf, pickOne, pickRows, yes } from '../moves/asking.js';
import { moveAll, settle } from '../moves/move.js';
import { bansOn } from '../reading/bans.js';
import { seatsFor } from '../reading/looks.js';
import { canDo } from '../reading/possible.js';
import { amountOf, fits, type Scope, statics, touches, traitsOf } from '../reading/values.js';
import { card, happen, monstersOf, nextMoment, other, placeOf, pop, printed, push, tell, writeCard, writeTop } from '../state/access.js';
import type { Battle, G, Seat, State } from '../state/types.js';
import { calculate, silence } from './damage.js';

/** Y13.3, Y13.15: how many attacks a monster has left. */
function attacksLeft(s: State, row: number): number {
  const c = card(s, row);
  // Y13.16
  if (traitsOf(s, row).some((t) => t.trait === 'attacksAll')) return attackable(s, row).length;
  const most = traitsOf(s, row).reduce(
    (n, t) =>
      t.trait === 'attacks' ? Math.max(n, t.most ? amountOf(s, t.most, { you: c.controller, self: row, link: null, done: [] }) : t.n) : n,
    1,
  );
  return most - (c.attackedIn === s.turn ? c.attacks : 0);
}

/** Y13.4, Y13.5: monsters that may be attacked. */
export function attackable(s: State, row: number): number[] {
  const c = card(s, row);
  const all = monstersOf(s, other(c.controller)).filter((t) => !traitsOf(s, t).some((x) => x.trait === 'notAttackable'));
  const drawing = drawsAttacks(s, all);
  const foes = drawing.length > 0 ? drawing : all;
  // Y13.16: each once.
  const again = hasAttacked(s, row) && traitsOf(s, row).some((t) => t.trait === 'attacksAll');
  return again ? foes.filter((t) => !c.foes.includes(foeKey(s, t))) : foes;
}

/** Y13.6: monsters that have to be attacked. */
const drawsAttacks = (s: State, rows: readonly number[]): number[] =>
  rows.filter((t) => traitsOf(s, t).some((x) => x.trait === 'drawsAttacks'));

const hasAttacked = (s: State, row: number): boolean => card(s, row).attackedIn === s.turn && card(s, row).attacks > 0;
const foeKey = (s: State, row: number): string => `${row}.${card(s, row).visit}`;

/** Y13.4: whether the player may be attacked. */
export function mayAttackDirectly(s: State, row: number): boolean {
  const traits = traitsOf(s, row);
  if (traits.some((t) => t.trait === 'cannotAttackDirectly') || drawsAttacks(s, attackable(s, row)).length > 0) return false;
  // Y13.15, Y13.16: further attacks on monsters only
  if (hasAttacked(s, row) && traits.some((t) => t.trait === 'attacksAll' || (t.trait === 'attacks' && t.onMonsters))) return false;
  return monstersOf(s, other(card(s, row).controller)).length === 0 || traits.some((t) => t.trait === 'attackDirectly');
}

/** Y14.14: in Attack Position, or by its text in face-up Defense Position. */
const standsToAttack = (s: State, row: number): boolean =>
  card(s, row).position === 'attack' || traitsOf(s, row).some((t) => t.trait === 'attacksInDefense');

/** Y13.2: monsters that may declare an attack. */
export function attackers(s: State): number[] {
  const bans = [
    ...statics(s).flatMap((e) =>
      e.text.kind === 'ban' && e.text.ban.ban === 'attack' && seatsFor(e.text.who, s, e.env.you).includes(s.active)
        ? [{ except: e.text.ban.except, env: e.env }]
        : [],
    ),
    ...s.lasting.flatMap((l) =>
      l.on === 'ban' && l.who === s.active && l.ban.ban === 'attack'
        ? [{ except: l.ban.except, env: { you: l.seat, self: l.self ?? -1 } }]
        : [],
    ),
  ];
  return monstersOf(s, s.active).filter((row) => {
    const c = card(s, row);
    if (bans.some((b) => !b.except || !fits(s, row, b.except, b.env))) return false;
    if (!c.up || !standsToAttack(s, row) || attacksLeft(s, row) < 1) return false;
    if (traitsOf(s, row).some((t) => t.trait === 'cannotAttack')) return false;
    if (!mayPayFor(s, row)) return false;
    return attackable(s, row).length > 0 || mayAttackDirectly(s, row);
  });
}

/** Y13.2: what has to be paid for an attack of a monster, with the card that asks for it. */
const attackCosts = (s: State, row: number): { pay: Effect; scope: Scope }[] =>
  statics(s).flatMap((e) =>
    e.text.kind === 'attackCost' && touches(s, e.text.what, row, e.env)
      ? [{ pay: e.text.do, scope: { you: card(s, row).controller, self: e.env.self, link: null, done: [], keepsSelf: true as const } }]
      : [],
  );

const mayPayFor = (s: State, row: number): boolean => attackCosts(s, row).every(({ pay, scope }) => canDo(s, pay, scope, true));

/** Y13.2: pays for an attack; whether the monster can still attack. */
function paidFor(g: G, row: number): boolean {
  const { visit } = card(g.s, row);
  for (const { pay, scope } of attackCosts(g.s, row)) {
    perform(g, pay, scope, true);
    settle(g);
    if (g.s.result) return false;
  }
  return card(g.s, row).visit === visit && (attackable(g.s, row).length > 0 || mayAttackDirectly(g.s, row));
}

/** The Battle Step in an open state (Y13.2). */
export function stepBattle(g: G): void {
  const { s } = g;
  const frame = writeTop(g, 'battle');
  if (frame.pc === 0) {
    frame.pc = 1;
    s.battleOver = false;
    tell(g, 'phase', 'Y6.8', { phase: 'battle start' });
    happen(g, 'battleStart', { seat: s.active });
    openWindow(g, { phase: true });
    return;
  }
  if (frame.pc >= 2 || s.battleOver) {
    if (frame.pc < 4) {
      frame.pc = 4;
      for (const row of monstersOf(s, s.active)) if (hasAttacked(s, row)) turnAfter(g, row, 'battlePhase');
      doLater(g, 'battleEnd');
      happen(g, 'battleEnd', { seat: s.active });
      openWindow(g, { phase: true });
      return;
    }
    pop(g);
    return;
  }
  const { offers, fighters } = remember(g, () => ({ offers: offersFor(s, s.active, false), fighters: attackers(s) }));
  const forced = fighters.some((r) => traitsOf(s, r).some((t) => t.trait === 'mustAttack') || drawsAttacks(s, attackable(s, r)).length > 0);
  const options: Option[] = [
    ...offers.map((o) => ({ do: 'activate', ...optionOf(g, o.row), ...(o.isCard ? {} : { text: o.text }) })),
    ...fighters.map((row) => ({ do: 'attack', ...optionOf(g, row), ...(mayAttackDirectly(s, row) ? { canAttackDirectly: true } : {}) })),
    // Y13.6
    ...(forced ? [] : [{ do: 'main 2' }, { do: 'end phase' }]),
  ];
  const i = pickOne(g, { seat: s.active, kind: 'battle command', rule: 'Y13.2', prompt: 'ask.battle' }, options);
  if (i < offers.length) {
    activate(g, s.active, offers[i]);
    openWindow(g);
    push(g, { kind: 'chain', pc: 0, seat: other(s.active), passed: 0 });
    return;
  }
  const option = options[i];
  if (option.do === 'attack') {
    declare(g, fighters[i - offers.length]);
    return;
  }
  s.uses = { ...s.uses, skipMain2: option.do === 'end phase' ? 1 : 0 };
  frame.pc = 2;
  // Y7.6
  openWindow(g, { only: other(s.active) });
}

/** The defender's monsters, to see whether the set changes (Y13.10). */
const fieldText = (s: State, seat: Seat): string =>
  monstersOf(s, seat)
    .map((r) => `${r}.${card(s, r).place}`)
    .join(' ');

/** Y13.4: the target is chosen at declaration. */
function chooseTarget(g: G, row: number): number {
  const { s } = g;
  const seat = card(s, row).controller;
  const targets = attackable(s, row);
  if (targets.length === 0) return -1;
  if (mayAttackDirectly(s, row) && yes(g, seat, 'yes or no?', 'Y13.4', 'ask.direct')) return -1;
  const chooser = bansOn(s, seat).some((b) => b.ban === 'aim') ? other(seat) : seat;
  return pickRows(g, { seat: chooser, kind: 'choose cards', rule: 'Y13.4', prompt: 'ask.attackTarget' }, targets, 1, 1)[0];
}

function declare(g: G, row: number): void {
  const { s } = g;
  if (!paidFor(g, row)) return;
  const target = chooseTarget(g, row);
  const c = writeCard(g, row);
  c.attacks = c.attackedIn === s.turn ? c.attacks + 1 : 1;
  c.foes = target < 0 ? c.foes : [...(c.attackedIn === s.turn ? c.foes : []), foeKey(s, target)];
  c.attackedIn = s.turn;
  aim(g, row, target);
  push(g, { kind: 'attack', pc: 0 });
}

function aim(g: G, row: number, target: number): void {
  const { s } = g;
  const seat = card(s, row).controller;
  s.battle = {
    attacker: row,
    attackerVisit: card(s, row).stay,
    target,
    targetVisit: target < 0 ? 0 : card(s, target).stay,
    field: fieldText(s, other(seat)),
    timing: 0,
    negated: false,
    ended: false,
    destroyed: [],
  };
  tell(g, 'attack', 'Y13.4', { card: printed(s, row).id, at: placeOf(s, row), target: target < 0 ? 'direct' : placeOf(s, target) });
  nextMoment(g);
  happen(g, 'attacks', { row, seat, by: seat, other: target });
  if (target >= 0) happen(g, 'attacked', { row: target, seat: card(s, target).controller, by: seat, other: row });
}

/** Y13.9: the attack ends without a Damage Step. */
function attackEnds(s: State, b: Battle): boolean {
  const c = card(s, b.attacker);
  return (
    b.negated ||
    s.battleOver ||
    c.zone !== 'monster' ||
    c.stay !== b.attackerVisit ||
    !c.up ||
    !standsToAttack(s, b.attacker) ||
    c.controller !== s.active
  );
}

const setBattle = (g: G, change: Partial<Battle>): void => {
  if (g.s.battle) g.s.battle = { ...g.s.battle, ...change };
};

/** One attack, from its declaration to the end of its Damage Step. */
export function stepAttack(g: G): void {
  const { s } = g;
  const frame = writeTop(g, 'attack');
  const b = s.battle;
  if (!b) {
    pop(g);
    return;
  }
  const step = STEPS[frame.pc];
  frame.pc++;
  step(g, b);
}

function finishAttack(g: G): void {
  g.s.lasting = g.s.lasting.filter((l) => l.until !== 'damageStep' && l.until !== 'damageCalculation');
  g.s.battle = null;
  pop(g);
}

/** Y14.7: whether both are still there to fight. */
function stillFight(s: State, b: Battle): boolean {
  const a = card(s, b.attacker);
  if (a.zone !== 'monster' || a.stay !== b.attackerVisit || !a.up || !standsToAttack(s, b.attacker) || a.controller !== s.active)
    return false;
  if (b.target < 0) return true;
  const t = card(s, b.target);
  return t.zone === 'monster' && t.stay === b.targetVisit && t.controller !== a.controller;
}

type Step = (g: G, b: Battle) => void;

/** After the declaration, and after each replay (Y13.8, Y13.10). */
const afterDeclaration: Step = (g, b) => {
  const { s } = g;
  if (attackEnds(s, b)) {
    finishAttack(g);
    return;
  }
  const defender = other(s.active);
  if (fieldText(s, defender) === b.field) return;
  // Y13.10: attack again, or stop.
  const may = attackable(s, b.attacker).length > 0 || mayAttackDirectly(s, b.attacker);
  if (!may || !yes(g, s.active, 'yes or no?', 'Y13.10', 'ask.replay')) {
    finishAttack(g);
    return;
  }
  const target = chooseTarget(g, b.attacker);
  setBattle(g, { target, targetVisit: target < 0 ? 0 : card(s, target).stay, field: fieldText(s, defender) });
  tell(g, 'attack', 'Y13.11', {
    card: printed(s, b.attacker).id,
    at: placeOf(s, b.attacker),
    target: target < 0 ? 'direct' : placeOf(s, target),
  });
  if (target >= 0) happen(g, 'attacked', { row: target, seat: defender, by: s.active, other: b.attacker });
  writeTop(g, 'attack').pc--;
  openWindow(g, { again: true });
};

/** Y14.2 */
const start: Step = (g, b) => {
  tell(g, 'damage step', 'Y14.1');
  setBattle(g, { timing: 1 });
  nextMoment(g);
  happen(g, 'damageStart', { row: b.attacker, seat: g.s.active, other: b.target });
  if (b.target >= 0) happen(g, 'damageStart', { row: b.target, seat: other(g.s.active), other: b.attacker });
  openWindow(g);
};

/** Y14.3: an attacked face-down monster is turned face-up. */
const flip: Step = (g, b) => {
  if (!stillFight(g.s, b)) return;
  setBattle(g, { timing: 2 });
  nextMoment(g);
  if (b.target >= 0 && !card(g.s, b.target).up) {
    changePosition(g, b.target, card(g.s, b.target).position);
    // Y14.3: triggers of being flipped wait.
    const waiting = g.s.happened.filter((h) => h.what === 'flipped');
    g.s.happened = g.s.happened.filter((h) => h.what !== 'flipped');
    setBattle(g, { ended: waiting.length > 0 });
  }
  happen(g, 'damageBefore', { row: b.attacker, seat: g.s.active, other: b.target });
  if (b.target >= 0) happen(g, 'damageBefore', { row: b.target, seat: other(g.s.active), other: b.attacker });
  openWindow(g);
};

/** Y14.4 */
const calculation: Step = (g, b) => {
  if (!stillFight(g.s, b)) return;
  setBattle(g, { timing: 3 });
  openWindow(g);
};

/** Y14.5 */
const after: Step = (g, b) => {
  if (!stillFight(g.s, b)) return;
  nextMoment(g);
  calculate(g);
  if (g.s.result) return;
  g.s.lasting = g.s.lasting.filter((l) => l.until !== 'damageCalculation');
  setBattle(g, { timing: 4 });
  if (b.ended && b.target >= 0)
    happen(g, 'flipped', { row: b.target, seat: card(g.s, b.target).controller, how: 'battle', other: b.attacker });
  openWindow(g);
};

/** Y14.6: where a monster goes that this one destroys. */
function goalOf(s: State, killer: number): 'grave' | 'banished' | 'deck' | 'hand' {
  const t = traitsOf(s, killer).find((x) => x.trait === 'foesGo');
  return t?.trait === 'foesGo' ? t.to : 'grave';
}

/** Y14.6: what was determined is destroyed together. */
const destroyed: Step = (g, b) => {
  setBattle(g, { timing: 5 });
  nextMoment(g);
  const doomed = b.destroyed.filter(
    (row) => card(g.s, row).zone === 'monster' && (row === b.attacker ? b.attackerVisit : b.targetVisit) === card(g.s, row).stay,
  );
  const killer = (row: number): number => (row === b.attacker ? b.target : b.attacker);
  const up = doomed.map((row) => ({ row, by: card(g.s, killer(row)).controller, seat: card(g.s, row).controller }));
  if (doomed.length === 1)
    moveAll(g, doomed, goalOf(g.s, killer(doomed[0])), {
      how: 'battle',
      by: up[0].by,
      destroyed: true,
      other: killer(doomed[0]),
      rule: 'Y14.6',
    });
  else
    for (const { row, by } of up)
      moveAll(g, [row], goalOf(g.s, killer(row)), { how: 'battle', by, destroyed: true, other: killer(row), rule: 'Y14.6' });
  silence(
    g,
    doomed.filter((row) => b.silenced?.includes(row)),
  );
  for (const { row } of up) if (killer(row) >= 0 && card(g.s, killer(row)).zone === 'monster') writeCard(g, killer(row)).slew = g.s.turn;
  for (const { row } of up)
    happen(g, 'battleDestroys', {
      row: killer(row),
      seat: card(g.s, killer(row)).controller,
      how: 'battle',
      other: row,
      by: card(g.s, killer(row)).controller,
    });
  settle(g);
  // Y13.17
  for (const [row, foe] of [
    [b.attacker, b.target],
    [b.target, b.attacker],
  ])
    if (row >= 0) happen(g, 'damageEnd', { row, seat: card(g.s, row).controller, how: 'battle', other: foe });
  openWindow(g);
};

const over: Step = (g, b) => {
  turnAfter(g, b.attacker, 'damageStep');
  tell(g, 'damage step end', 'Y14.6');
  finishAttack(g);
};

/** A monster whose text turns it after its attack. */
function turnAfter(g: G, row: number, at: 'damageStep' | 'battlePhase'): void {
  const { zone, up, position } = card(g.s, row);
  if (zone === 'monster' && up && position === 'attack' && traitsOf(g.s, row).some((t) => t.trait === 'defenseAfterAttack' && t.at === at))
    changePosition(g, row, 'defense');
}

// Y6.15: the Battle Step ends before the Damage Step begins.
const STEPS: readonly Step[] = [(g) => openWindow(g, { again: true }), afterDeclaration, start, flip, calculation, after, destroyed, over];
