/** Starting the game: shuffling, opening hands, mulligans (CR 103). */
import type { Condition } from '@apnap/ability';
import { askYes, type Id, own } from '@apnap/kernel';
import { shuffleLibrary } from '../actions/shuffle.js';
import { chooseFrom, confirm } from '../events/choose.js';
import { commitMove } from '../events/commit.js';
import { runInline } from '../performing/interpret.js';
import { characteristics, controllerOf, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { live, player, writeObj, writePlayer } from '../state/access.js';
import { popFrame, setFrame } from '../state/frame-stack.js';
import type { StartFrame } from '../state/frames.js';
import { type G, log } from '../state/log.js';
import { abilityInfo, idOf } from '../state/pool.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { firstMulliganIsFree } from '../variants/brawl.js';
import { startPlanechase } from '../variants/planechase.js';
import { rulesOf } from '../years/differences.js';

/** CR 103.5: a starting hand is normally seven cards; a vanguard changes it and the maximum hand size alike (313.6). */
const handSize = (s: State, seat: number): number => player(s, seat).maxHandSize;

/** One step of the start: hands are drawn; players keep or mulligan until all have kept. */
export function runStart(g: G, frame: StartFrame): void {
  if (beforeHands(g, frame)) return;
  if (frame.pc === 0) {
    for (const seat of g.s.order) shuffleLibrary(g, seat); // CR 103.3
    for (const seat of g.s.order) drawHand(g, seat);
    setFrame(g.s, { ...own(g.s, frame), pc: 1 });
    return;
  }
  if (frame.pc > g.s.order.length) {
    takeMulligans(g, frame);
    return;
  }
  askMulligan(g, frame);
}

/** CR 315.5a: what abilities of conspiracies say is done before opening hands are drawn, one a step. */
function beforeHands(g: G, frame: StartFrame): boolean {
  const { s } = g;
  const at = frame.before ?? 0;
  const todo = s.command.flatMap((id) =>
    characteristics(s, id).abilities.flatMap((node) =>
      abilityInfo(s._pool, node).statics.flatMap(({ ability }) =>
        ability.parts.flatMap((p) => (p.part === 'beforeOpeningHand' ? [{ id, effect: idOf(s._pool, p.effect) }] : [])),
      ),
    ),
  );
  if (at >= todo.length) return false;
  setFrame(s, { ...own(s, frame), before: at + 1 });
  runInline(g, todo[at].effect, staticEnv(todo[at].id, controllerOf(s, todo[at].id)));
  return true;
}

/** CR 103.5c: in a multiplayer game and in a game of Brawl the first mulligan does not count. */
const counted = (s: State, seat: number): number =>
  Math.max(0, player(s, seat).mulligans - (s.players.rows.length > 2 || firstMulliganIsFree(s) ? 1 : 0));

/** What a player's next hand is like. */
interface NextHand {
  /** Cards drawn for it. */
  drawn: number;
  /** Cards of it that are put on the bottom of the library when it is kept. */
  bottom: number;
}

/** What the hand is that a player has, or draws next. */
function nextHand(s: State, seat: number): NextHand {
  const size = handSize(s, seat);
  const fewer = counted(s, seat);
  const way = rulesOf(s).mulligan;
  switch (way) {
    case 'london':
      return { drawn: size, bottom: fewer };
    case 'paris':
    case 'parisInTurn':
      return { drawn: size - fewer, bottom: 0 }; // 2015:103.4, classic:101.5
    default:
      return way satisfies never;
  }
}

const drawHand = (g: G, seat: number): void => drawCards(g, seat, nextHand(g.s, seat).drawn);

function drawCards(g: G, seat: number, n: number): void {
  for (let i = n; i > 0; i--) {
    const library = player(g.s, seat).library;
    if (library.length === 0) {
      writePlayer(g.s, seat).drewFromEmpty = 1; // CR 103.5, 104.3c
      return;
    }
    commitMove(g, move(library[library.length - 1], 'hand', '103.5'));
  }
}

/** CR 103.5: in turn order each player who has not kept decides. One seat per step, so that answers are kept. */
function askMulligan(g: G, frame: StartFrame): void {
  const seat = g.s.order[frame.pc - 1];
  const next = { ...own(g.s, frame), pc: frame.pc + 1 };
  const p = player(g.s, seat);
  if (!frame.deciding.includes(seat)) {
    setFrame(g.s, next);
    return;
  }
  const keep = counted(g.s, seat) >= handSize(g.s, seat) || !wantsMulligan(g, seat);
  if (!keep) {
    log(g, 'mulligan', '103.5', { player: seat, amount: p.mulligans + 1 });
    // classic:101.5: the next player decides when this one has kept
    if (rulesOf(g.s).mulligan === 'parisInTurn') mulliganOf(g, seat);
    else setFrame(g.s, next);
    return;
  }
  takeBack(g, frame, seat);
  // CR 103.5: a player who keeps puts a card on the bottom for each mulligan taken.
  const { bottom } = nextHand(g.s, seat);
  const ids = chooseFrom(g, seat, p.hand, bottom, bottom, 0, 'ask.bottom', '103.5');
  for (const id of ids) commitMove(g, move(id, 'library', '103.5', { position: 'bottom' }));
  log(g, 'keep', '103.5', { player: seat, amount: player(g.s, seat).hand.length });
  setFrame(g.s, { ...next, deciding: frame.deciding.filter((d) => d !== seat) });
}

function wantsMulligan(g: G, seat: number): boolean {
  return askYes(g, {
    seat,
    kind: 'mulligan',
    rule: '103.5',
    prompt: { id: 'ask.mulligan', params: { taken: player(g.s, seat).mulligans } },
    fallback: { yes: false },
  });
}

/** CR 103.6: one player a step, the starting player first, then in turn order: what cards allow from the opening hand. */
function openingHands(g: G, frame: StartFrame): void {
  const { s } = g;
  const at = frame.opening ?? 0;
  if (at >= s.order.length) {
    startPlanechase(g); // CR 103.7
    popFrame(s);
    return;
  }
  setFrame(s, { ...own(s, frame), opening: at + 1 });
  const seat = s.order[at];
  for (const id of player(s, seat).hand) {
    for (const { effect, condition } of openingParts(s, id)) {
      const env = staticEnv(id, seat);
      if (condition && !conditionHolds(s, condition, env)) continue;
      if (confirm(g, seat, id, 'ask.opening', '103.6', { effect })) runInline(g, effect, env);
    }
  }
}

/** The statements of a card about the opening hand. */
function openingParts(s: State, id: Id): { effect: number; condition: Condition | undefined }[] {
  const o = live(s, id);
  if (!o) return [];
  return characteristics(s, id).abilities.flatMap((node) =>
    abilityInfo(s._pool, node).statics.flatMap(({ ability }) =>
      ability.parts.flatMap((p) => (p.part === 'openingHand' ? [{ effect: idOf(s._pool, p.effect), condition: ability.condition }] : [])),
    ),
  );
}

/** All who didn't keep shuffle and draw a new hand at the same time. */
function takeMulligans(g: G, frame: StartFrame): void {
  if (frame.deciding.length === 0) {
    openingHands(g, frame);
    return;
  }
  const partial = rulesOf(g.s).commanderMulligan === 'partial' && g.s.commanders.length > 0;
  const aside = frame.deciding.flatMap((seat) => (partial ? partialMulligan(g, seat) : mulliganOf(g, seat)));
  setFrame(g.s, { ...own(g.s, frame), pc: 1, ...(partial ? { aside: [...(frame.aside ?? []), ...aside] } : {}) });
}

/** The hand is shuffled into the library and a new one drawn. */
function mulliganOf(g: G, seat: number): [] {
  for (const id of player(g.s, seat).hand) commitMove(g, move(id, 'library', '103.5'));
  shuffleLibrary(g, seat);
  writePlayer(g.s, seat).mulligans++;
  drawHand(g, seat);
  return [];
}

/** 2015:903.8: any number of cards are exiled face down, and one card fewer is drawn; as many the first time among three or more (800.5). */
function partialMulligan(g: G, seat: number): Id[] {
  const { hand } = player(g.s, seat);
  const ids = chooseFrom(g, seat, hand, 0, hand.length, 0, 'ask.mulliganAway', '2015:903.8');
  const away = ids.map((id) => {
    const m = move(id, 'exile', '2015:903.8', { faceDown: 1 });
    commitMove(g, m);
    writeObj(g.s, m.became).known |= 1 << seat;
    return m.became;
  });
  const before = counted(g.s, seat);
  writePlayer(g.s, seat).mulligans++;
  drawCards(g, seat, away.length - (counted(g.s, seat) - before));
  return away;
}

/** 2015:903.8: a player who keeps shuffles what was exiled by mulligans into the library. */
function takeBack(g: G, frame: StartFrame, seat: number): void {
  const mine = (frame.aside ?? []).filter((id) => live(g.s, id)?.owner === seat);
  if (mine.length === 0) return;
  for (const id of mine) commitMove(g, move(id, 'library', '2015:903.8'));
  shuffleLibrary(g, seat);
}
