/**
 * Special actions other than playing a land (CR 116.2): suspending, foretelling or plotting a card, turning a permanent face up, putting one's
 * companion into one's hand, rolling the planar die, ending an effect.
 */
import type { Cost } from '@apnap/ability';
import { ask, fork, type Id } from '@apnap/kernel';
import { turnFaceUp } from '../actions/face-up.js';
import { changeDoor } from '../actions/rooms.js';
import { endLasting } from '../events/lasting.js';
import { writeMemory } from '../events/memory.js';
import { perform } from '../events/perform.js';
import { ignorableBy } from '../events/prohibitions.js';
import { characteristicsOf, staticEnv } from '../reading/characteristics.js';
import { doorsOf, unlockCost } from '../reading/doors.js';
import { COST_X } from '../reading/memory.js';
import { quantity } from '../reading/quantity.js';
import { live, writePlayer } from '../state/access.js';
import type { G } from '../state/log.js';
import { log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { abilityInfo } from '../state/pool.js';
import { move } from '../state/proposals.js';
import { isHidden, turnConspiracyUp } from '../variants/conspiracy.js';
import { rollPlanarDie } from '../variants/planechase.js';
import { chooseX, hasX } from './announce.js';
import { takeCompanion } from './companion.js';
import { type SetAside, setAside } from './later.js';
import { endingCost, faceUpCosts, faceUpKeyword, morphCost, planarCost } from './legal.js';
import { costPayable, payCosts } from './pay-costs.js';

/** Does it, or goes back to before (CR 730.1). */
function attempt(g: G, seat: number, source: Id, action: () => boolean): boolean {
  const before = g.s;
  const mark = g.events.length;
  g.s = fork(before);
  if (action()) return true;
  g.events.length = mark;
  g.s = fork(before);
  log(g, 'rewind', '730.1', { player: seat, object: source, known: live(g.s, source)?.zone === 'hand' ? 1 << seat : -1 });
  return false;
}

/** CR 702.62a: pay the suspend cost, exile the card with that many time counters on it. */
export function suspendCard(g: G, seat: number, id: Id): boolean {
  const o = live(g.s, id);
  if (!o) return false;
  const k = characteristicsOf(g.s, o)
    .abilities.map((a) => abilityInfo(g.s._pool, a).keyword)
    .find((x) => x?.keyword === 'suspend');
  if (!k) return false;
  const env = staticEnv(id, seat);
  return attempt(g, seat, id, () => {
    const paying = hasX(k.cost ?? []) ? withX(g, seat, id, k.cost ?? [], env, 1) : env;
    if (!paying || !payCosts(g, seat, k.cost ?? [], paying)) return false;
    const n = quantity({ s: g.s, env: paying, it: 0 }, k.n ?? 0);
    perform(g, [move(id, 'exile', '116.2f', { verb: 'exile', counters: n > 0 ? [{ kind: 'time', n }] : [] })]);
    return true;
  });
}

/** CR 116.2h, 116.2k: foretells or plots a card. */
export function setAsideCard(g: G, seat: number, id: Id, how: SetAside): boolean {
  const o = live(g.s, id);
  if (!o) return false;
  const c = characteristicsOf(g.s, o);
  return attempt(g, seat, id, () => setAside(g, seat, id, c, how));
}

/** CR 116.2i: rolls the planar die. */
export function takePlanarDie(g: G, seat: number, plane: Id): boolean {
  return attempt(g, seat, plane, () => {
    if (!payCosts(g, seat, planarCost(g.s, seat), staticEnv(plane, seat))) return false;
    rollPlanarDie(g, seat, '116.2i', plane);
    return true;
  });
}

/** CR 116.2g: puts the chosen companion into the hand. */
export const companionToHand = (g: G, seat: number, id: Id): boolean => attempt(g, seat, id, () => takeCompanion(g, seat, id));

/** CR 701.34c: a manifested card with morph is turned face up by either procedure. */
function chooseCost(g: G, seat: number, id: Id, costs: readonly Cost[][]): Cost[] {
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: costs.map((cost) => ({ cost })), min: 1, max: 1 },
    rule: '701.34c',
    prompt: { id: 'ask.cost' },
    source: id,
  });
  return costs['pick' in answer ? answer.pick[0] : 0];
}

/** X of such a cost, at least `least` (a suspended card has a time counter); null when that can't be paid. */
function withX(g: G, seat: number, id: Id, cost: readonly Cost[], env: Env, least: 0 | 1): Env | null {
  let max = 0;
  while (costPayable(g.s, seat, cost, { ...env, x: max + 1 }) && max < 1000) max++;
  return max < least ? null : { ...env, x: chooseX(g, seat, id, max, least) };
}

/** CR 116.2m, 709.5e */
export function unlockHalf(g: G, seat: number, id: Id, half: 0 | 1): boolean {
  const o = live(g.s, id);
  const door = o ? doorsOf(g.s, o).find((d) => d.half === half && !d.unlocked) : undefined;
  if (!door) return false;
  return attempt(g, seat, id, () => {
    if (!payCosts(g, seat, unlockCost(door), staticEnv(id, seat))) return false;
    changeDoor(g, seat, id, half, 'unlock', '116.2m');
    return true;
  });
}

/** CR 116.2c: pays to end an effect. */
export function endEffect(g: G, seat: number, id: number): boolean {
  const effect = g.s.lasting.find((l) => l.id === id);
  const cost = effect ? endingCost(g.s, effect) : null;
  if (!effect || !cost) return false;
  return attempt(g, seat, effect.env.source, () => {
    if (!payCosts(g, seat, cost, effect.env)) return false;
    endLasting(g, (l) => l.id === id);
    log(g, 'effectsEnd', '116.2c', { object: effect.env.source, player: seat, amount: 1 });
    return true;
  });
}

/** CR 116.2d: pays to ignore an effect until end of turn. */
export function ignoreEffect(g: G, seat: number, id: Id): boolean {
  const found = ignorableBy(g.s, seat).find(({ rule }) => rule.env.source === id);
  if (!found) return false;
  return attempt(g, seat, id, () => {
    if (!payCosts(g, seat, found.cost, staticEnv(id, seat))) return false;
    const p = writePlayer(g.s, seat);
    p.ignoring = [...(p.ignoring ?? []), id];
    log(g, 'ignores', '116.2d', { object: id, player: seat });
    return true;
  });
}

/** CR 702.37e; 116.2j. */
export function turnUp(g: G, seat: number, id: Id): boolean {
  const o = live(g.s, id);
  if (isHidden(g.s, o)) {
    turnConspiracyUp(g, id, '116.2j');
    return true;
  }
  const costs = o ? faceUpCosts(g.s, o).filter((x) => costPayable(g.s, seat, x, staticEnv(id, seat))) : [];
  if (costs.length === 0) return false;
  return attempt(g, seat, id, () => {
    const cost = costs.length === 1 ? costs[0] : chooseCost(g, seat, id, costs);
    const env = hasX(cost) ? withX(g, seat, id, cost, staticEnv(id, seat), 0) : staticEnv(id, seat);
    if (!env || !payCosts(g, seat, cost, env)) return false;
    if (env.x > 0) writeMemory(g.s, id, { link: COST_X, n: env.x }); // CR 702.37f, 702.168e
    const mega = o && cost === morphCost(g.s, o) && faceUpKeyword(g.s, o)?.keyword === 'megamorph';
    turnFaceUp(g, id, '702.37e');
    // CR 702.37b: a +1/+1 counter as it is turned face up, if its megamorph cost was paid for that.
    if (mega) perform(g, [{ p: 'counters', id, counter: '+1/+1', n: 1, rule: '702.37b', source: id }]);
    return true;
  });
}
