/**
 * The auction: a game of hidden hands and secret bids for three to five, to prove that nothing above the kernel knows only Magic.
 *
 * 1. Players and things
 *    1.1 Three to five players. 1.2 Money: cards from 1 to 12, as many of each as there are players. 1.3 Lots: worth 2, 3, 4, 5, 6, 7 and -3, one of
 *    each. 1.4 Money and lots are shuffled; each player is dealt nine cards of money, which the others don't see; the rest is the bank, face down.
 * 2. Laying away
 *    2.1 All players choose two cards of their hands at the same time, and lay them away face down when all have chosen. They take no further part, and
 *    are nobody's to see. Before that nobody is told who has chosen. 2.2 Who doesn't choose lays the two first cards of his hand away.
 * 3. Rounds: seven, one for each lot
 *    3.1 The next lot is turned up. 3.2 All players choose one card of their hands at the same time; it is seen who has chosen, but not what. Who doesn't
 *    choose bids his first card. 3.3 When all have chosen, the cards are shown and discarded. The highest one that nobody else has bid too wins the lot; where
 *    every bid was made by more than one, nobody gets it. 3.4 A lot worth less than nothing goes to the lowest card that nobody else has bid, instead.
 *    3.5 Who has won a lot and has money left may exchange the lowest card of his hand with the top card of the bank; nobody else sees either.
 * 4. The end
 *    4.1 After the last round the players with the most points in lots win. 4.2 Who concedes leaves the game: he bids no more, and can't win. If he is
 *    being asked, what he would do if he didn't choose is done. 4.3 When only one player is left, he wins.
 */
import {
  type Answer,
  ask,
  askAll,
  canonicalText,
  checkAnswer,
  drive,
  enumerateAnswers,
  type Frame,
  firstWaiting,
  fork,
  type Game,
  giveDefaults,
  hashOf,
  type LogEvent,
  type MachineState,
  newRun,
  type Outcome,
  own,
  type Request,
  type Result,
  type Run,
  SaveError,
  SetupError,
  seedRng,
  severalOf,
  shuffled,
  withAnswer,
} from '../../src/index.js';
import { type AuctionView, viewOf } from './view.js';

export interface AuctionSetup {
  players: readonly { name: string }[];
}

export interface RoundFrame extends Frame {
  kind: 'auction';
  pc: 'layAway' | 'turnUp' | 'bid' | 'exchange';
  /** Who has won the lot of the round. */
  winner: number;
}

export interface AuctionState extends MachineState<RoundFrame> {
  format: 'auction/1';
  names: readonly string[];
  /** Money by seat, in ascending order. */
  hands: readonly (readonly number[])[];
  away: readonly (readonly number[])[];
  spent: readonly (readonly number[])[];
  /** Lots won, by seat. */
  won: readonly (readonly number[])[];
  bank: readonly number[];
  /** Lots to come, the next first. */
  lots: readonly number[];
  /** The lot turned up; 0: none. */
  lot: number;
  /** 'leaves': has conceded in the middle of a step. */
  standing: readonly ('in' | 'leaves' | 'out')[];
  result: Result | null;
}

export interface AuctionEvent extends LogEvent {
  kind: 'layAway' | 'lot' | 'bid' | 'win' | 'nobody' | 'exchange' | 'concede' | 'end';
  /** -1: nobody's. */
  seat: number;
  /** Cards or lots. */
  what: readonly number[];
}

export type AuctionGame = Game<AuctionState, AuctionSetup, AuctionEvent, AuctionView>;
type R = Run<AuctionState, AuctionEvent>;

export const MONEY = 12;
export const LOTS: readonly number[] = [2, 3, 4, 5, 6, 7, -3];
const DEALT = 9;
const AWAY = 2;

const ascending = (cards: readonly number[]): number[] => cards.slice().sort((x, y) => x - y);

function log(run: R, kind: AuctionEvent['kind'], rule: string, seat: number, what: readonly number[] = []): void {
  run.events.push({ id: run.s.nextEvent++, rule, cause: 0, kind, seat, what });
}

function goTo(run: R, frame: RoundFrame, pc: RoundFrame['pc'], winner = -1): void {
  const top = own(run.s, frame);
  top.pc = pc;
  top.winner = winner;
  run.s.frames = [top];
}

/** Those who take part in a step. */
const playing = (s: AuctionState): number[] => s.names.flatMap((_, seat) => (s.standing[seat] === 'out' ? [] : [seat]));

const option = (card: number): { card: number } => ({ card });

/** `cards` without one of each of `some`. */
function without(cards: readonly number[], some: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of some) left.splice(left.indexOf(card), 1);
  return left;
}

const picked = (answer: Answer, hand: readonly number[]): number[] => ('pick' in answer ? answer.pick.map((i) => hand[i]) : []);

const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((before, i) => (i === at ? value : before));

/** Rule 2. */
function layAway(run: R, frame: RoundFrame): void {
  const { s } = run;
  const seats = playing(s);
  const answers = askAll(
    run,
    seats.map(
      (seat): Request => ({
        seat,
        kind: 'layAway',
        ask: { form: 'pick', options: s.hands[seat].map(option), min: AWAY, max: AWAY },
        rule: '2.1',
        prompt: { id: 'auction.layAway', params: { n: AWAY } },
        answered: 'hidden',
      }),
    ),
  );
  seats.forEach((seat, i) => {
    const cards = picked(answers[i], s.hands[seat]);
    s.away = replaced(s.away, seat, cards);
    s.hands = replaced(s.hands, seat, without(s.hands[seat], cards));
    log(run, 'layAway', '2.1', seat, cards);
  });
  goTo(run, frame, 'turnUp');
}

/** Rules 3.1, 4.1. */
function turnUp(run: R, frame: RoundFrame): void {
  const { s } = run;
  const [lot, ...rest] = s.lots;
  if (lot === undefined) {
    end(run, '4.1');
    return;
  }
  s.lot = lot;
  s.lots = rest;
  log(run, 'lot', '3.1', -1, [lot]);
  goTo(run, frame, 'bid');
}

/** Who gets a lot for these bids (rules 3.3, 3.4): the place in the list; -1: nobody. */
export function winnerOf(bids: readonly number[], lot: number): number {
  const alone = bids.filter((card) => bids.filter((other) => other === card).length === 1);
  return alone.length === 0 ? -1 : bids.indexOf(lot < 0 ? Math.min(...alone) : Math.max(...alone));
}

function bid(run: R, frame: RoundFrame): void {
  const { s } = run;
  const seats = playing(s);
  const answers = askAll(
    run,
    seats.map(
      (seat): Request => ({
        seat,
        kind: 'bid',
        ask: { form: 'pick', options: s.hands[seat].map(option), min: 1, max: 1 },
        rule: '3.2',
        prompt: { id: 'auction.bid', params: { lot: s.lot } },
      }),
    ),
  );
  const bids = seats.map((seat, i) => picked(answers[i], s.hands[seat])[0]);
  seats.forEach((seat, i) => {
    s.hands = replaced(s.hands, seat, without(s.hands[seat], [bids[i]]));
    s.spent = replaced(s.spent, seat, [...s.spent[seat], bids[i]]);
    log(run, 'bid', '3.3', seat, [bids[i]]);
  });
  const winner = seats[winnerOf(bids, s.lot)] ?? -1;
  if (winner < 0) log(run, 'nobody', '3.3', -1, [s.lot]);
  else {
    s.won = replaced(s.won, winner, [...s.won[winner], s.lot]);
    log(run, 'win', s.lot < 0 ? '3.4' : '3.3', winner, [s.lot]);
  }
  s.lot = 0;
  if (winner >= 0 && s.standing[winner] === 'in' && s.hands[winner].length > 0 && s.bank.length > 0) goTo(run, frame, 'exchange', winner);
  else goTo(run, frame, 'turnUp');
}

/** Rule 3.5. */
function exchange(run: R, frame: RoundFrame): void {
  const { s } = run;
  const seat = frame.winner;
  const hand = s.hands[seat];
  const prompt = { id: 'auction.exchange', params: { card: hand[0] } };
  const answer = ask(run, { seat, kind: 'exchange', ask: { form: 'confirm' }, rule: '3.5', prompt, visible: 'seat' });
  if ('yes' in answer && answer.yes) {
    const [top, ...rest] = s.bank;
    s.bank = [...rest, hand[0]];
    s.hands = replaced(s.hands, seat, ascending([...hand.slice(1), top]));
    log(run, 'exchange', '3.5', seat, [hand[0], top]);
  }
  goTo(run, frame, 'turnUp');
}

export const pointsOf = (s: Pick<AuctionState, 'won'>, seat: number): number => s.won[seat].reduce((x, y) => x + y, 0);

function end(run: R, rule: string): void {
  const { s } = run;
  const seats = s.names.flatMap((_, seat) => (s.standing[seat] === 'in' ? [seat] : []));
  const most = Math.max(...seats.map((seat) => pointsOf(s, seat)));
  const winners = rule === '4.3' ? seats : seats.filter((seat) => pointsOf(s, seat) === most);
  s.frames = [];
  s.result = { winners, rule, reason: { id: rule === '4.3' ? 'auction.alone' : 'auction.points' } };
  log(run, 'end', rule, -1, winners);
}

/** One atomic step. */
function step(run: R): void {
  const frame = run.s.frames[run.s.frames.length - 1];
  switch (frame.pc) {
    case 'layAway':
      layAway(run, frame);
      break;
    case 'turnUp':
      turnUp(run, frame);
      break;
    case 'bid':
      bid(run, frame);
      break;
    case 'exchange':
      exchange(run, frame);
      break;
    default:
      frame.pc satisfies never;
  }
  if (run.s.standing.includes('leaves')) run.s.standing = run.s.standing.map((at) => (at === 'leaves' ? 'out' : at));
}

/** Runs to the next decision or the end. */
export function runAuction(s: AuctionState, watch?: (state: AuctionState) => void): { state: AuctionState; events: AuctionEvent[] } {
  const run = newRun<AuctionState, AuctionEvent>(s);
  drive(run, step, 1000, watch);
  return { state: run.s, events: run.events };
}

function dealt(setup: AuctionSetup, seed: string): AuctionState {
  const names = setup.players.map((p) => p.name);
  const none = names.map(() => []);
  const s = fork<AuctionState>({
    _e: 0,
    _memo: null,
    format: 'auction/1',
    frames: [{ _e: 0, kind: 'auction', pc: 'layAway', winner: -1 }],
    pending: null,
    answers: [],
    nextDecision: 1,
    nextEvent: 1,
    rng: seedRng(seed),
    names,
    hands: none,
    away: none,
    spent: none,
    won: none,
    bank: [],
    lots: [],
    lot: 0,
    standing: names.map(() => 'in' as const),
    result: null,
  });
  const money = shuffled(
    s,
    names.flatMap(() => Array.from({ length: MONEY }, (_, i) => i + 1)),
  );
  s.hands = names.map((_, seat) => ascending(money.slice(seat * DEALT, (seat + 1) * DEALT)));
  s.bank = money.slice(names.length * DEALT);
  s.lots = shuffled(s, LOTS);
  return s;
}

const several = severalOf<AuctionState, AuctionEvent>({ run: runAuction });

function answerTo(state: AuctionState, given: unknown, watch?: (state: AuctionState) => void): Outcome<AuctionState, AuctionEvent> {
  const d = firstWaiting(state);
  if (!d) return { ok: false, refusal: { message: { id: 'answer.notAsked' }, rule: '4.1' } };
  if (state.together) return several.answer(state, d.id, given, watch);
  const checked = checkAnswer(d.ask, given);
  if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, rule: d.rule } };
  return { ok: true, ...runAuction(withAnswer(state, checked.answer), watch) };
}

/** Rules 4.2, 4.3. */
function concede(state: AuctionState, seat: number): Outcome<AuctionState, AuctionEvent> {
  if (state.result || state.standing[seat] !== 'in') return { ok: false, refusal: { message: { id: 'answer.notInGame' }, rule: '4.2' } };
  const run = newRun<AuctionState, AuctionEvent>(fork(state));
  const { s } = run;
  s.standing = replaced(s.standing, seat, 'leaves');
  log(run, 'concede', '4.2', seat);
  if (s.standing.filter((at) => at === 'in').length > 1) {
    const rest = giveDefaults(auction, s, seat);
    return rest.ok ? { ...rest, events: [...run.events, ...rest.events] } : rest;
  }
  s.pending = null;
  delete s.together;
  s.answers = [];
  end(run, '4.3');
  return { ok: true, state: s, events: run.events };
}

export const auction: AuctionGame = {
  id: 'auction',
  create(setup, seed, watch) {
    const n = setup.players?.length;
    if (!(n >= 3 && n <= 5)) throw new SetupError({ message: { id: 'setup.players' }, rule: '1.1' }, 'three to five players');
    return runAuction(dealt(setup, seed), watch);
  },
  pending: firstWaiting,
  result: (s) => s.result,
  answer: answerTo,
  concede,
  seats: (s) => s.names.length,
  view: viewOf,
  viewEvents: (_, events, seat) =>
    events.map((e) => ((e.kind === 'layAway' || e.kind === 'exchange') && e.seat !== seat ? { ...e, what: [] } : e)),
  hash: hashOf,
  save: canonicalText,
  restore(text) {
    const s = JSON.parse(text) as AuctionState;
    if (s.format !== 'auction/1') throw new SaveError('not a state of this game', 'format');
    return { ...s, _memo: null };
  },
  *answers(s): Iterable<Answer> {
    const d = firstWaiting(s);
    if (d) yield* enumerateAnswers(d.ask);
  },
  several,
};
