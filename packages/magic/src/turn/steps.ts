/** What happens in each step and phase: turn-based actions, priority, and the end of the step (CR 500-514, 703). */

import { hasSubtype, type ManaSpec, type Step } from '@apnap/ability';
import { type Id, own } from '@apnap/kernel';
import { attractionsOf, rollToVisit } from '../actions/attractions.js';
import { endBestow } from '../actions/bestow.js';
import { controlCombat } from '../actions/control-player.js';
import { checkDaytime } from '../actions/daytime.js';
import { phaseIn, phaseOut } from '../actions/phasing.js';
import { untapNow } from '../actions/tapping.js';
import { chooseFrom } from '../events/choose.js';
import { commitCombat, commitDamageOff, commitFlag } from '../events/commit.js';
import { noteControl } from '../events/control.js';
import { changeLasting, endLasting } from '../events/lasting.js';
import { endConditional, perform } from '../events/perform.js';
import { doesntUntap, mayKeepTapped, untapsNow } from '../events/prohibitions.js';
import { totalOf } from '../payment/counted.js';
import { characteristicsOf, controllerOf, derived, invalidate } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { handLimit } from '../reading/hand-limit.js';
import { LORE } from '../reading/sagas.js';
import { includesSeat } from '../reading/seats.js';
import { hasKeyword } from '../reading/traits.js';
import { hasFlag, live, player, writePlayer } from '../state/access.js';
import { popFrame, priorityFrame, pushFrames, setFrame } from '../state/frame-stack.js';
import type { StepFrame } from '../state/frames.js';
import { type G, log } from '../state/log.js';
import { goesOn } from '../state/markers.js';
import { FLAG, type ManaUnit, type Obj } from '../state/objects.js';
import { nodeOf } from '../state/pool.js';
import { type LifeChange, move } from '../state/proposals.js';
import { activeSeats, isActive } from '../state/teams.js';
import type { Lasting, State } from '../state/types.js';
import { checkStateBased } from '../state-based/check.js';
import { endIfDecided } from '../state-based/ending.js';
import { noteTriggers } from '../triggers/note.js';
import { orderWaiting, putWaiting } from '../triggers/waiting.js';
import { setInMotion } from '../variants/archenemy.js';
import { rulesOf } from '../years/differences.js';
import { declareAttackers } from './combat/attackers.js';
import { declareBlockers } from './combat/blockers.js';
import { dealCombatDamage } from './combat/damage.js';
import { announceDamageOrder, forgetDamageOrder } from './combat/damage-order.js';
import { samePhase } from './phases.js';
import { insertStep, skipSteps, skipsFirstDraw } from './turns.js';

/** One step of a step frame: it begins, its turn-based actions happen, players get priority, it ends. */
export function runStep(g: G, frame: StepFrame): void {
  switch (frame.pc) {
    case 0:
      begin(g, frame);
      return;
    case 1:
      turnBased(g, frame);
      return;
    case 2:
      setFrame(g.s, { ...own(g.s, frame), pc: 3 });
      if (givesPriority(frame)) pushFrames(g.s, priorityFrame(g.s));
      return;
    default:
      end(g, frame);
  }
}

/** CR 502.4, 514.3: no priority in the untap step, and normally none in the cleanup step. */
const givesPriority = (frame: StepFrame): boolean => frame.step !== 'untap' && frame.step !== 'cleanup';

const RULES: Readonly<Record<string, string>> = {
  untap: '502.1',
  upkeep: '503.1',
  draw: '504.1',
  precombatMain: '505.1',
  beginCombat: '507.1',
  declareAttackers: '508.1',
  declareBlockers: '509.1',
  combatDamage: '510.1',
  endCombat: '511.1',
  postcombatMain: '505.1',
  end: '513.1',
  cleanup: '514.1',
};

function begin(g: G, frame: StepFrame): void {
  const { s } = g;
  const t = own(s, s.turn);
  t.step = frame.step;
  s.turn = t;
  if (s._pool.reads.turn) s._derived = null;
  s.cause = 0;
  if (s.controls.length > 0) combatControl(g, frame.step);
  // CR 500.5: what lasts until the step expires as it begins
  endLasting(g, ({ until }) => until.until === 'stepOf' && until.step === frame.step && isActive(s, until.seat));
  const event = log(g, 'step', RULES[frame.step], { player: t.active, word: frame.step });
  noteTriggers(g, [event], null);
  setFrame(g.s, { ...own(g.s, frame), pc: 1 });
}

const IN_COMBAT: ReadonlySet<Step> = new Set(['declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat']);

function combatControl(g: G, step: Step): void {
  if (!IN_COMBAT.has(step)) controlCombat(g, 'over');
  if (step === 'beginCombat') controlCombat(g, 'begins');
}

/** The turn-based actions of the step (CR 703.4). */
function turnBased(g: G, frame: StepFrame): void {
  const { s } = g;
  s.cause = 0;
  setFrame(s, { ...own(s, frame), pc: 2 });
  switch (frame.step) {
    case 'untap':
      phasing(g);
      untapStep(g);
      return;
    case 'draw':
      if (!skipsFirstDraw(s)) turnDraw(g); // CR 103.8a
      return;
    case 'upkeep':
      if (rulesOf(s).upkeepOrder === 'upkeepFirst') putUpkeepFirst(g);
      return;
    case 'precombatMain':
      if (s.schemes) for (const seat of activeSeats(s)) setInMotion(g, seat, '703.4e'); // CR 505.3, before Sagas (703.4f)
      addLore(g);
      visitAttractions(g); // CR 703.4g
      return;
    case 'declareAttackers':
      attackersDeclared(g, frame, declareAttackers(g));
      return;
    case 'declareBlockers':
      if (declareBlockers(g) === 'again') setFrame(g.s, { ...own(g.s, frame), pc: 1 });
      else announceDamageOrder(g);
      return;
    case 'combatDamage':
      if (dealCombatDamage(g) === 'again') insertStep(g.s, 'combatDamage'); // CR 510.4
      return;
    case 'cleanup':
      cleanup(g);
      return;
    default:
      return;
  }
}

/** CR 504.1: the active player draws a card; classic:304.1: by an ability on the stack, above all that has triggered. */
function turnDraw(g: G): void {
  const way = rulesOf(g.s).turnDraw;
  switch (way) {
    case 'action':
      for (const seat of activeSeats(g.s)) perform(g, [{ p: 'draw', seat, rule: '504.1' }]); // CR 805.4b, 805.6a
      return;
    case 'stack':
      putWaiting(g, [...orderWaiting(g), 'turnDraw']);
      return;
    default:
      way satisfies never;
  }
}

/** classic:303.1: what triggered in the untap step goes on the stack after what triggers as the upkeep begins. */
function putUpkeepFirst(g: G): void {
  const { rows } = g.s.history;
  const begun = rows.findLast((e) => e.kind === 'step')?.id ?? 0;
  const now = orderWaiting(g, (w) => w.event.event >= begun);
  putWaiting(g, [...now, ...orderWaiting(g, (w) => w.event.event < begun)]);
}

/** CR 717.4: a player who controls one or more Attractions rolls to visit them. */
function visitAttractions(g: G): void {
  for (const seat of activeSeats(g.s)) if (attractionsOf(g.s, seat).length > 0) rollToVisit(g, seat, 0, '717.4');
}

/** CR 714.3b: a lore counter on each Saga the active player controls. */
function addLore(g: G): void {
  const { s } = g;
  const sagas = s.battlefield.filter(
    (id) => isActive(s, controllerOf(s, id)) && hasSubtype(characteristicsOf(s, live(s, id) as Obj), 'Saga'),
  );
  if (sagas.length > 0)
    perform(
      g,
      sagas.map((id) => ({ p: 'counters' as const, id, counter: LORE, n: 1, rule: '714.3b', source: id, by: 'rules' as const })),
    );
}

function attackersDeclared(g: G, frame: StepFrame, are: 'some' | 'none' | 'again'): void {
  if (are === 'none')
    skipSteps(g.s, 'declareBlockers', 'combatDamage'); // CR 508.8
  else if (are === 'again') setFrame(g.s, { ...own(g.s, frame), pc: 1 });
}

/** CR 502.1, 702.26a: at once, what has phasing phases out and what was phased out under the active player's control phases in. */
function phasing(g: G): void {
  const { s } = g;
  const out = s.battlefield.filter(
    (id) => isActive(s, controllerOf(s, id)) && hasKeyword({ s }, characteristicsOf(s, live(s, id) as Obj), 'phasing'),
  );
  const before = new Set(s.phased.map((p) => p.id));
  if (out.length > 0) phaseOut(g, out);
  phaseIn(g, (p) => isActive(g.s, p.seat) && before.has(p.id));
  endBestow(g); // CR 702.103g
  if (out.length > 0) endConditional(g);
}

/** CR 502.3: the active player untaps their permanents, all at once. */
function untapStep(g: G): void {
  checkDaytime(g); // CR 502.2
  const { s } = g;
  const ids = s.battlefield.filter((id) => {
    const o = live(s, id) as Obj;
    if (!hasFlag(o, FLAG.tapped)) return false;
    return isActive(s, controllerOf(s, id)) ? !doesntUntap(s, id) : untapsNow(s, id);
  });
  const kept = ids.filter((id) => mayKeepTapped(s, id));
  const stay = activeSeats(s).flatMap((seat) => {
    const own = kept.filter((id) => s.teams === undefined || controllerOf(s, id) === seat);
    return own.length === 0 ? [] : chooseFrom(g, seat, own, 0, own.length, 0, 'ask.keepTapped', '502.3');
  });
  const up = ids.filter((id) => !stay.includes(id));
  untapNow(g, atMost(g, up), '502.3', 'untapStep');
  endOfUntapStep(g);
}

/** "Players can't untap more than one land during their untap steps": the active player chooses which (CR 502.3). */
function atMost(g: G, ids: readonly Id[]): readonly Id[] {
  const { s } = g;
  let left = ids;
  for (const r of derived(s).rules) {
    if (r.rule.rule !== 'cant' || r.rule.action.act !== 'untapInUntapStep' || r.rule.action.moreThan === undefined) continue;
    const { what, moreThan } = r.rule.action;
    const limited = left.filter((id) => matches({ s, env: r.env, it: id }, what, id));
    if (limited.length <= moreThan) continue;
    const chosen = chooseFrom(g, s.turn.active, limited, moreThan, moreThan, r.env.source, 'ask.choose', '502.3');
    left = left.filter((id) => !limited.includes(id) || chosen.includes(id));
  }
  return left;
}

/** "During its controller's next untap step": over for what the active player controls (CR 611.2a). */
function endOfUntapStep(g: G): void {
  const { s } = g;
  if (!s.lasting.some((l) => l.until.until === 'nextUntapStep')) return;
  s.lasting = s.lasting.flatMap((l) => {
    if (l.until.until !== 'nextUntapStep') return [l];
    if (l.until.seat !== undefined) return isActive(s, l.until.seat) ? [] : [l];
    const affected = (l.affected ?? []).filter((id) => live(s, id) !== null && !isActive(s, controllerOf(s, id)));
    return affected.length === 0 ? [] : [{ ...l, affected }];
  });
  invalidate(s);
}

/** CR 514.1-514.2. */
function cleanup(g: G): void {
  const over = activeSeats(g.s).flatMap((seat) => {
    const hand = player(g.s, seat).hand;
    const n = hand.length - handLimit(g.s, seat);
    return n > 0 ? chooseFrom(g, seat, hand, n, n, 0, 'ask.discardToLimit', '514.1') : [];
  });
  if (over.length > 0)
    perform(
      g,
      over.map((id) => move(id, 'graveyard', '514.1', { verb: 'discard' })),
    );
  const { s } = g;
  // CR 514.2 speaks of phased-out permanents too.
  for (const p of s.phased) commitDamageOff(g, p.id);
  const hurt = s.battlefield.filter((id) => (live(s, id) as Obj).damage > 0 || hasFlag(live(s, id) as Obj, FLAG.deathtouched));
  for (const id of hurt) commitDamageOff(g, id);
  if (hurt.length > 0) log(g, 'damageWearsOff', '514.2', { ids: hurt, amount: hurt.length });
  for (const id of s.battlefield) if (hasFlag(live(s, id) as Obj, FLAG.saddled)) commitFlag(g, id, FLAG.saddled, 'off'); // CR 702.171b
  const ended = endLasting(g, (l) => endsWithTurn(s, l));
  // CR 116.2d: it was to be ignored until end of turn
  for (const [seat, p] of s.order.map((each) => [each, player(s, each)] as const)) if (p.ignoring) delete writePlayer(s, seat).ignoring;
  noteControl(g);
  if (ended.length > 0) log(g, 'effectsEnd', '514.2', { amount: ended.length });
}

const endsWithTurn = (s: State, l: Lasting): boolean =>
  // CR 807.4: what is to end with a turn that is taken at the same time ends with that one
  (l.until.until === 'endOfTurn' && (s.markers === undefined || !goesOn(s, l.until.turn) || l.until.turn === s.turn.number)) ||
  (l.until.until === 'endOfTurnOf' && isActive(s, l.until.seat) && l.until.after < s.turn.number);

/** Whether what has added it keeps it beyond this step: until end of turn (CR 514.2), or of combat (511.3). */
function lastsBeyond(s: State, u: ManaUnit, step: Step): boolean {
  const until = u.restriction === 0 ? undefined : nodeOf<ManaSpec>(s._pool, u.restriction).lasts;
  return (
    until !== undefined &&
    step !== 'cleanup' &&
    (until === 'endOfTurn' || step === 'beginCombat' || (IN_COMBAT.has(step) && step !== 'endCombat'))
  );
}

/** CR 106.4: the mana that effects keep as steps and phases end, as it is then. */
function keptMana(s: State, seat: number, pool: readonly ManaUnit[], step: Step): ManaUnit[] {
  const rules = derived(s).rules.flatMap((r) =>
    r.rule.rule === 'unspentMana' && includesSeat({ s, env: r.env, it: 0 }, r.rule.who, seat) ? [r.rule] : [],
  );
  return pool.flatMap((u) => {
    if (lastsBeyond(s, u, step)) return [u];
    const saved = rules.filter((r) => r.types === undefined || r.types.includes(u.type));
    if (saved.length === 0) return [];
    // what is not lost at all has no loss to replace (CR 101.2, 614.17)
    const becomes = saved.some((r) => r.becomes === undefined) ? undefined : saved[0].becomes;
    return [becomes === undefined ? u : { ...u, type: becomes }];
  });
}

/** CR 500.4, 106.4: mana that was not spent is lost as a step ends; classic:300.4: as a phase ends, and as much life with it. */
function emptyMana(g: G, step: Step): void {
  const { s } = g;
  const rules = rulesOf(s);
  if (rules.manaEmpties === 'phase' && samePhase(step, s.turn.plan[0])) return;
  const burnt: LifeChange[] = [];
  for (const seat of s.order) {
    const { pool } = player(s, seat);
    if (pool.length === 0) continue;
    const kept = keptMana(s, seat, pool, step);
    const amount = totalOf(pool) - totalOf(kept);
    writePlayer(s, seat).pool = kept;
    if (amount === 0) continue;
    log(g, 'manaEmptied', '500.4', { player: seat, amount });
    burnt.push({ p: 'loseLife', seat, amount, rule: 'classic:300.4', source: 0 });
  }
  if (rules.manaBurn === 'life' && burnt.length > 0) perform(g, burnt);
}

/** The end of a step: mana empties; combat and cleanup have more to do. */
function end(g: G, frame: StepFrame): void {
  emptyMana(g, frame.step);
  const { s } = g;
  popFrame(s);
  if (frame.step === 'upkeep') for (const seat of activeSeats(s)) writePlayer(s, seat).lastUpkeep = s.turn.number;
  if (frame.step === 'endCombat') endCombat(g);
  if (frame.step === 'cleanup') anotherCleanup(g);
}

/** CR 511.3: at the end of combat everything is removed from combat; "until end of combat" effects end. */
export function endCombat(g: G): void {
  const { s } = g;
  for (const id of s.battlefield) {
    const o = live(s, id) as Obj;
    if (o.attacking !== 0 || o.blocking !== null)
      commitCombat(
        g,
        id,
        { attacking: 0, blocking: null, band: 0 },
        0,
        FLAG.blocked | FLAG.unblocked | FLAG.dealtFirst | FLAG.attacksNothing,
      );
  }
  endLasting(g, ({ until }) => until.until === 'endOfCombat' || (until.until === 'endOfCombatOf' && until.turn === s.turn.number));
  changeLasting(g, (l) => (l.until.until === 'endOfNextCombat' ? { ...l, until: { until: 'endOfCombat' } } : l));
  noteControl(g);
  forgetDamageOrder(s);
  const t = own(s, s.turn);
  t.strike = 0;
  s.turn = t;
}

/** CR 514.3a: when something happened in the cleanup step, players get priority and another cleanup step follows. */
function anotherCleanup(g: G): void {
  const acted = checkStateBased(g);
  if (endIfDecided(g)) return;
  const { s } = g;
  if (!acted && s.waiting.length === 0) return;
  insertStep(s, 'cleanup');
  pushFrames(s, priorityFrame(s));
}
