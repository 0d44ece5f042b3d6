/** Booster drafts: each picks a card at the same time, and passes the rest (MTR 7.7, CR 905.1a, 905.1b); of a Commander Draft two cards (CR 903.13b). */
import { type Answer, askAll, type Decision, type Refusal, type Request } from '@apnap/kernel';
import { guessAll } from './guesses.js';
import { change, freshRound, isBlind, isFree, isNoted, lastTaker, look, note, paid, remove, usesOf, wasDrafted } from './matters.js';
import { draftedAtOnce } from './passing.js';
import { passAll } from './queue.js';
import { type DraftRun, goTo, isAsked, pickRequest, take, tell, without } from './steps.js';
import type { DraftFrame, DraftOption, DraftState } from './types.js';

const ruleOf = (s: DraftState): string => (s.kind === 'commander' ? '903.13b' : 'MTR 7.7');

/** All open their next boosters. */
export function openAll(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  const [next, ...rest] = s.unopened;
  if (!next) {
    goTo(run, frame, 'exchange', frame.round, 1);
    return;
  }
  s.packs = next;
  s.unopened = rest;
  freshRound(s);
  tell(run, 'open', ruleOf(s), { round: frame.round, count: next[0].length });
  goTo(run, frame, 'pick', frame.round, 1);
}

/** What a seat has chosen: cards of its booster, and what it does with face-up cards. */
interface Chosen {
  cards: readonly number[];
  uses: readonly Extract<DraftOption, { use: number }>[];
}

function chosenIn(request: Request<DraftOption>, answer: Answer | undefined): Chosen {
  const given = answer ?? request.fallback;
  const options = request.ask.form === 'pick' ? request.ask.options : [];
  const picked = (given && 'pick' in given ? given.pick : []).map((i) => options[i]);
  return {
    cards: picked.flatMap((o) => ('card' in o ? [o.card] : [])),
    uses: picked.flatMap((o) => ('use' in o ? [o] : [])),
  };
}

/** The request to pick, with what can be done with face-up cards behind the cards (CR 905.2c). */
function requestFor(run: DraftRun, seat: number): Request<DraftOption> {
  const { s } = run;
  const pack = s.packs[seat];
  const request = pickRequest(run, seat, pack, ruleOf(s), false, Math.min(pack.length, draftedAtOnce(s.kind)));
  const uses = usesOf(s, seat);
  if (uses.length === 0 || request.ask.form !== 'pick') return request;
  return { ...request, ask: { ...request.ask, options: [...request.ask.options, ...uses], max: 2 + uses.length } };
}

/** What is wrong with a pick that the form of the question can't say: each face-up card is used once, and by its words. */
export function illegalPick(s: DraftState, d: Decision, answer: Answer): Refusal | null {
  if (s.kind !== 'booster' || d.kind !== 'pick' || !('pick' in answer)) return null;
  const { cards, uses } = chosenIn(d as Request<DraftOption>, answer);
  const twice = uses.some((u, i) => uses.findIndex((x) => x.use === u.use) !== i);
  const whole = uses.filter((u) => u.does === 'wholeBooster').length;
  const more = uses.filter((u) => u.does === 'additional').length;
  const wanted = whole > 0 ? 0 : 1 + more;
  const notes = uses.filter((u) => u.does === 'note');
  const noted = notes.every((u) => cards.some((id) => isNoted(s, id, u.use)));
  if (
    !twice &&
    noted &&
    whole <= 1 &&
    (whole === 0 || uses.every((u) => u.does === 'wholeBooster' || u.does === 'look')) &&
    cards.length === wanted
  )
    return null;
  return { message: { id: 'limited.uses', params: { n: wanted } }, rule: '905.2c' };
}

/** Carries out what a seat has chosen. @returns what is left of its booster */
function carryOut(run: DraftRun, frame: DraftFrame, seat: number, { cards, uses }: Chosen): number[] {
  const { s } = run;
  const pack = s.packs[seat];
  for (const use of uses) if (use.does === 'look') look(run, seat, use);
  const cost = uses.filter((u) => u.does === 'additional' || u.does === 'wholeBooster');
  const all = cost.some((u) => u.does === 'wholeBooster') ? pack : cards;
  const who = pack.length === 1 ? lastTaker(s, seat) : seat;
  // What is drafted at once by the rule is one pick; what is drafted besides with a card is another.
  for (const picked of s.kind === 'commander' ? [all] : all.map((card) => [card])) {
    take(run, { seat: who, round: frame.round, pick: frame.pick, from: pack, cards: picked });
    tell(run, 'pick', ruleOf(s), { seat: who, round: frame.round, cards: picked });
    for (const card of picked) wasDrafted(run, frame, who, card, seat);
  }
  for (const use of uses)
    if (use.does === 'note' && all.length > 0) note(run, who, all.find((id) => isNoted(s, id, use.use)) ?? all[0], use);
  const removes = uses.find((u) => u.does === 'remove');
  if (removes && all.length > 0) remove(run, who, all[0], removes);
  const back = cost.flatMap((u) => paid(run, seat, u));
  return [...without(pack, all), ...back];
}

/** Whether a round is over: all boosters are empty, or nobody drafts any more. */
function isRoundOver(s: DraftState): boolean {
  const isEmpty = s.packs.every((pack) => pack.length === 0) && s.behind.every((queue) => queue.length === 0);
  return isEmpty || s.names.every((_, seat) => s.matters.stopped.includes(seat));
}

/** All pick; the picks are carried out together when the last one is there. */
export function pickAll(run: DraftRun, frame: DraftFrame): void {
  const { s } = run;
  if (isRoundOver(s)) {
    s.packs = s.names.map(() => []);
    s.behind = s.names.map(() => []);
    goTo(run, frame, 'open', frame.round + 1, 1);
    return;
  }
  const seats = s.names.map((_, seat) => seat);
  // In the order of seats, for those who have left too: what chance says must not depend on who is asked.
  const requests = seats.filter((seat) => s.packs[seat].length > 0).map((seat) => requestFor(run, seat));
  const drafts = (seat: number): boolean => isFree(s, s.packs[seat].length === 1 ? lastTaker(s, seat) : seat);
  // The last card of a booster (the last two) is nobody's choice: no time is given for it (MTR appendix B).
  const isChoice = (seat: number): boolean => s.packs[seat].length > draftedAtOnce(s.kind);
  const asked = requests.filter(({ seat }) => isAsked(s, seat) && isChoice(seat) && isFree(s, seat) && !isBlind(s, seat));
  const answers = askAll(run, asked);
  const passing = s.matters.passing.filter((seat) => s.packs[seat].length > 0);
  const drafting = requests
    .filter(({ seat }) => drafts(seat))
    .map((request) => {
      const at = asked.indexOf(request);
      return { seat: request.seat, chosen: chosenIn(request, at < 0 ? undefined : answers[at]) };
    });
  guessAll(
    run,
    drafting.map(({ seat }) => ({ booster: seat, by: s.packs[seat].length === 1 ? lastTaker(s, seat) : seat })),
  );
  let packs = s.packs;
  for (const { seat, chosen } of drafting) {
    const left = carryOut(run, frame, seat, chosen);
    packs = packs.map((pack, i) => (i === seat ? left : pack));
  }
  s.packs = packs;
  change(s, { passing: without(s.matters.passing, passing) });
  passAll(s, frame);
  goTo(run, frame, 'pick', frame.round, frame.pick + 1);
}
