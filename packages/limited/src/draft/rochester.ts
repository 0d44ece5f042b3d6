/** Rochester drafts of single players: the cards of a booster lie open, and are picked one after the other, to and fro (MTR 8.5). */
import { ask } from '@apnap/kernel';
import { type DraftRun, goTo, isAsked, pickRequest, take, tell, without } from './steps.js';
import type { DraftFrame, DraftState } from './types.js';

const RULE = 'MTR 8.5';

/** Boosters of odd rounds go around to the left, others to the right. */
const stepOf = (round: number): number => (round % 2 === 1 ? 1 : -1);

/** Who opens the nth booster (from 1): around the table and back, so that the last of a round opens first in the next. */
export function openerOf(n: number, seats: number): { seat: number; round: number } {
  const round = Math.ceil(n / seats);
  const place = (n - 1) % seats;
  return { seat: round % 2 === 1 ? place : seats - 1 - place, round };
}

/** Who makes the nth pick (from 1) of the nth booster: around the table, the last one twice, and back. */
export function rochesterSeat(booster: number, pick: number, seats: number): number {
  const opener = openerOf(booster, seats);
  const lap = Math.floor((pick - 1) / seats);
  const inLap = lap % 2 === 0 ? (pick - 1) % seats : seats - 1 - ((pick - 1) % seats);
  return (((opener.seat + inLap * stepOf(opener.round)) % seats) + seats) % seats;
}

const isLast = (s: DraftState, booster: number): boolean => booster > s.rounds * s.names.length;

/** The next booster is laid open. */
export function layOpen(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  if (isLast(s, frame.round)) {
    s.packs = s.names.map(() => []);
    goTo(run, frame, 'build', frame.round, 1);
    return;
  }
  const { seat, round } = openerOf(frame.round, s.names.length);
  const pack = s.unopened[round - 1][seat];
  s.packs = [pack];
  s.unopened = s.unopened.map((packs, r) => (r === round - 1 ? packs.map((p, i) => (i === seat ? [] : p)) : packs));
  tell(run, 'open', RULE, { seat, round, cards: pack });
  goTo(run, frame, 'pick', frame.round, 1);
}

/** One pick; who does not make it in time has the card that lies there the longest: they were laid out in order. */
export function pickOpen(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  const [pack] = s.packs;
  const seat = rochesterSeat(frame.round, frame.pick, s.names.length);
  const request = { ...pickRequest(run, seat, pack, RULE, true), visible: 'all' as const };
  const answer = isAsked(s, seat) && pack.length > 1 ? ask(run, request) : request.fallback;
  const card = pack[answer && 'pick' in answer ? answer.pick[0] : 0];
  take(run, { seat, round: frame.round, pick: frame.pick, from: pack, cards: [card] });
  tell(run, 'pick', RULE, { seat, round: frame.round, cards: [card] });
  s.packs = [without(pack, [card])];
  if (s.packs[0].length === 0) goTo(run, frame, 'open', frame.round + 1, 1);
  else goTo(run, frame, 'pick', frame.round, frame.pick + 1);
}
