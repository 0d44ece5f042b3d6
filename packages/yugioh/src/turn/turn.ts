/** The turn and its phases (Y6). */

import { remember } from '@apnap/kernel';
import { activate } from '../chain/activate.js';
import { offersFor } from '../chain/offers.js';
import { openWindow } from '../chain/window.js';
import { doLater } from '../effects/perform.js';
import { type Option, optionOf, pickOne, pickRows } from '../moves/asking.js';
import { moveAll, returnControl } from '../moves/move.js';
import { draw } from '../moves/players.js';
import { bansOn, handLimit } from '../reading/bans.js';
import { seatsFor } from '../reading/looks.js';
import { mayNormal } from '../reading/tributes.js';
import { statics } from '../reading/values.js';
import { happen, monstersOf, other, player, pop, push, tell, writePlayer, writeTop } from '../state/access.js';
import type { G, Lasting, Seat, State } from '../state/types.js';
import { changeByHand, geminiSummon, geminiWays, mayChange, maySetSpell, normalSummon, setMonster, setSpell } from '../summons/normal.js';
import { pendulumSummon, pendulumWays } from '../summons/pendulum.js';
import { specialSummon, waysFor } from '../summons/special.js';

/** Y5.1, Y5.3 */
export function stepStart(g: G): void {
  g.s.frames = [{ _e: g.s._e, kind: 'turn', pc: 0 }];
  for (const seat of [0, 1] as const) draw(g, seat, 5, 'Y5.3');
}

/** Y6.13 */
function beginTurn(g: G): void {
  const { s } = g;
  s.turn++;
  s.uses = Object.fromEntries(Object.entries(s.uses).filter(([key]) => key.startsWith('duel/')));
  s.deeds = [];
  s.extraNormals = [];
  for (const seat of [0, 1] as const) {
    const p = writePlayer(g, seat);
    p.normals = 0;
    p.pendulumUsed = false;
  }
  tell(g, 'turn', 'Y6.13', { who: s.active });
}

/** Begins a phase and the window of its beginning. */
function beginPhase(g: G, phase: State['phase'], name: string, rule: string): void {
  g.s.phase = phase;
  tell(g, 'phase', rule, { phase: name });
  happen(g, 'phase', { seat: g.s.active });
}

/** Y6.7 */
export const mayBattle = (s: State): boolean =>
  s.turn > 1 &&
  !s.skips.some((k) => k.seat === s.active && k.phase === 'battle' && k.turn < s.turn) &&
  !s.lasting.some((l) => l.on === 'ban' && l.who === s.active && l.ban.ban === 'battlePhase') &&
  !statics(s).some(
    (e) => e.text.kind === 'ban' && e.text.ban.ban === 'battlePhase' && seatsFor(e.text.who, s, e.env.you).includes(s.active),
  );

const SKIPPED: Readonly<Record<number, State['phase']>> = { 1: 'standby', 2: 'main1', 5: 'end' };

/** Y6.14: whether the phase that would begin is passed over. */
function isSkipped(g: G, pc: number): boolean {
  const phase = SKIPPED[pc];
  return phase !== undefined && takeSkip(g, phase);
}

/** Y6.14: one skip of a phase of the turn player is used up. */
function takeSkip(g: G, phase: State['phase']): boolean {
  const at = g.s.skips.findIndex((k) => k.seat === g.s.active && k.phase === phase && k.turn < g.s.turn);
  if (at < 0) return false;
  g.s.skips = g.s.skips.filter((_, i) => i !== at);
  return true;
}

/** The phases in their order. */
export function stepTurn(g: G): void {
  const { s } = g;
  const frame = writeTop(g, 'turn');
  const pc = frame.pc++;
  // Y6.14
  if (pc > 0 && isSkipped(g, pc)) return;
  switch (pc) {
    case 0:
      beginTurn(g);
      if (takeSkip(g, 'draw')) return;
      beginPhase(g, 'draw', 'draw', 'Y6.2');
      s.lasting = s.lasting.filter((l) => !(l.until === 'nextDraw' && l.seat === s.active && l.turn < s.turn));
      // Y6.3
      if (s.turn === 1 && !s.rules.firstDraw) {
        openWindow(g, { phase: true });
        return;
      }
      // Y7.1: drawing is an event.
      draw(g, s.active, 1, 'Y6.2');
      if (!s.result) openWindow(g, { phase: true, again: true });
      return;
    case 1:
      beginPhase(g, 'standby', 'standby', 'Y6.4');
      s.lasting = s.lasting.filter((l) => !(l.until === 'nextStandby' && l.seat === s.active && l.turn < s.turn));
      doLater(g, 'nextStandby');
      openWindow(g, { phase: true });
      return;
    case 2:
      beginPhase(g, 'main1', 'main 1', 'Y6.5');
      s.happened = [];
      push(g, { kind: 'main', pc: 0 });
      return;
    case 3:
      if (s.uses.toBattle !== 1) {
        frame.pc = 5;
        return;
      }
      s.phase = 'battle';
      push(g, { kind: 'battle', pc: 0 });
      return;
    case 4:
      s.lasting = s.lasting.filter((l) => l.until !== 'battlePhase');
      // Y6.14
      if (bansOn(s, s.active).some((b) => b.ban === 'main2')) return;
      s.phase = 'main2';
      tell(g, 'phase', 'Y6.1', { phase: 'main 2' });
      push(g, { kind: 'main', pc: s.uses.skipMain2 === 1 ? 1 : 0 });
      // Y7.6: it ends at once, unless the opponent acts.
      if (s.uses.skipMain2 === 1) openWindow(g, { only: other(s.active) });
      return;
    case 5:
      beginPhase(g, 'end', 'end', 'Y6.9');
      push(g, { kind: 'end', pc: 0 });
      openWindow(g, { phase: true });
      return;
    default:
      takeSkip(g, 'battle');
      s.active = other(s.active);
      frame.pc = 0;
  }
}

/** An open state of a Main Phase (Y6.5, Y7.2): all that the turn player may do. */
export function stepMain(g: G): void {
  const { s } = g;
  const frame = writeTop(g, 'main');
  if (frame.pc === 1) {
    pop(g);
    return;
  }
  const seat = s.active;
  const actions = remember(g, () => mainActions(g, seat));
  const i = pickOne(
    g,
    { seat, kind: 'idle command', rule: 'Y6.5', prompt: 'ask.idle' },
    actions.map((a) => a.option),
  );
  if (s.phase === 'main1') s.uses = { ...s.uses, acted: 1 };
  actions[i].act(g);
}

interface Action {
  option: Option;
  act: (g: G) => void;
}

function mainActions(g: G, seat: Seat): Action[] {
  const { s } = g;
  const { hand } = player(s, seat);
  const on = (name: string, rows: readonly number[], act: (g: G, row: number) => void): Action[] =>
    rows.map((row) => ({ option: { do: name, ...optionOf(g, row) }, act: (run: G) => act(run, row) }));
  const leave = (name: string, toBattle: 0 | 1): Action => ({ option: { do: name }, act: (run) => endMain(run, toBattle) });
  return [
    ...on(
      'normal summon',
      hand.filter((r) => mayNormal(s, seat, r, 'summon')),
      (run, r) => normalSummon(run, seat, r),
    ),
    ...on('normal summon', geminiWays(s, seat), (run, r) => geminiSummon(run, seat, r)),
    ...waysFor(s, seat).map(
      (w): Action => ({ option: { do: 'special summon', ...optionOf(g, w.row) }, act: (run) => specialSummon(run, seat, w) }),
    ),
    ...pendulumWays(s, seat).map(
      (row): Action => ({ option: { do: 'special summon', ...optionOf(g, row) }, act: (run) => pendulumSummon(run, seat) }),
    ),
    ...on(
      'change position',
      monstersOf(s, seat).filter((r) => mayChange(s, seat, r)),
      (run, r) => changeByHand(run, seat, r),
    ),
    ...on(
      'set monster',
      hand.filter((r) => mayNormal(s, seat, r, 'set')),
      (run, r) => setMonster(run, seat, r),
    ),
    ...on(
      'set spell/trap',
      hand.filter((r) => maySetSpell(s, seat, r)),
      (run, r) => setSpell(run, seat, r),
    ),
    ...offersFor(s, seat, true).map(
      (o): Action => ({
        option: { do: 'activate', ...optionOf(g, o.row), ...(o.isCard ? {} : { text: o.text }) },
        act: (run) => {
          activate(run, seat, o);
          openWindow(run);
          push(run, { kind: 'chain', pc: 0, seat: other(seat), passed: 0 });
        },
      }),
    ),
    ...(s.phase === 'main1' && mayBattle(s) ? [leave('battle phase', 1)] : []),
    leave('end phase', 0),
  ];
}

/** Y7.6: the opponent may act before the phase ends. */
function endMain(g: G, toBattle: 0 | 1): void {
  writeTop(g, 'main').pc = 1;
  g.s.uses = { ...g.s.uses, toBattle };
  openWindow(g, { only: other(g.s.active) });
}

/** The end of the End Phase (Y6.10 to Y6.12). */
export function stepEnd(g: G): void {
  const { s } = g;
  const frame = writeTop(g, 'end');
  const pc = frame.pc++;
  if (pc === 0) {
    // Y6.10, Y25.14
    giveBack(g);
    if (doLater(g, 'endPhase') && !s.result) openWindow(g);
    return;
  }
  if (pc === 1) {
    // Y6.11
    const over = player(s, s.active).hand.length - handLimit(s, s.active);
    if (over <= 0) return;
    const rows = pickRows(
      g,
      { seat: s.active, kind: 'choose cards', rule: 'Y6.11', prompt: 'ask.discard' },
      player(s, s.active).hand,
      over,
      over,
    );
    moveAll(g, rows, 'grave', { how: 'rule', by: -1, as: 'discard', rule: 'Y6.11' });
    openWindow(g, { quiet: true });
    return;
  }
  // Y6.12
  s.lasting = s.lasting.filter((l) => l.until !== 'turnEnd' && l.until !== 'endPhase' && !isOver(s, l));
  pop(g);
}

/** Y6.12: what lasts until the end of the next turn, or of the next one of its player. */
const isOver = (s: State, l: Lasting): boolean =>
  l.turn < s.turn && (l.until === 'nextTurnEnd' || (l.until === 'ownTurnEnd' && l.seat === s.active));

/** Y25.14: what was taken until the End Phase goes back. */
function giveBack(g: G): void {
  const due = g.s.lasting.filter(
    (l): l is Extract<Lasting, { on: 'control' }> => l.on === 'control' && (l.until === 'endPhase' || l.until === 'turnEnd'),
  );
  g.s.lasting = g.s.lasting.filter((l) => !due.includes(l as (typeof due)[number]));
  for (const l of due) returnControl(g, l);
}
