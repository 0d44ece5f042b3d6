/** Controlling another player (CR 720): who decides, and sees, for whom. What is done is still done by the player who is controlled. */
import { seatEntity } from '@apnap/kernel';
import { nextSeat } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { goesOn } from '../state/markers.js';
import { activeSeats, sharesTurn } from '../state/teams.js';
import type { PlayerControl, State } from '../state/types.js';

/** CR 720.1a: effects that control the same player overwrite each other; the last one to be created works. */
export function controlNext(s: State, by: number, whom: number, during: PlayerControl['during']): void {
  const waiting = s.controls.filter((c) => c.turn !== 0 || c.whom !== whom || c.during !== during);
  s.controls = [...waiting, { whom, by, during, turn: 0 }];
}

/** CR 720.1: those who were controlled during the turn before no longer are, and control of the player whose turn begins begins. */
export function controlTurn(g: G, active: readonly number[]): void {
  const { s } = g;
  if (s.controls.length === 0) return;
  // CR 807.4: of turns that are taken at the same time each has those who are controlled during it
  s.controls = s.controls.filter((c) => c.turn === 0 || (c.turn !== s.turn.number && goesOn(s, c.turn)));
  take(g, active, 'turn');
}

/** Control for a combat phase begins with it and lasts as long as it does. */
export function controlCombat(g: G, combat: 'begins' | 'over'): void {
  const { s } = g;
  if (combat === 'begins') take(g, activeSeats(s), 'combat');
  else if (s.controls.some((c) => c.during === 'combat' && c.turn !== 0)) {
    s.controls = s.controls.filter((c) => c.during !== 'combat' || c.turn === 0);
    decide(s);
  }
}

function take(g: G, whom: readonly number[], during: PlayerControl['during']): void {
  const { s } = g;
  const taken = s.controls.filter((c) => c.turn === 0 && whom.includes(c.whom) && c.during === during);
  s.controls = s.controls.map((c) => (taken.includes(c) ? { ...c, turn: s.turn.number } : c));
  decide(s);
  for (const c of taken) log(g, 'controlPlayer', '720.1', { player: c.by, recipient: seatEntity(c.whom) });
}

/** CR 800.4a: effects that give a player who left control of players end. */
export function endControl(s: State, seat: number): void {
  s.controls = s.controls.filter((c) => c.by !== seat && c.whom !== seat);
  decide(s);
}

/** CR 720.5; a player may gain control of himself (720.9). CR 800.4h: for one who has left the game the next player chooses. */
export function decide(s: State): void {
  const now = s.controls.filter((c) => c.turn !== 0);
  const by = (seat: number): number => now.findLast((c) => sharesTurn(s, c.whom, seat))?.by ?? seat; // CR 805.8: with a player the team
  const nobody = now.length === 0 && !s.players.rows.some((p) => p.gone);
  s.deciders = nobody ? null : s.players.rows.map((p, seat) => (p.gone ? nextSeat(s, seat) : by(seat)));
}
