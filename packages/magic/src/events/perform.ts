/**
 * The one pipeline for events (CR 614-616, 603.2): propose -> can't -> replace and prevent -> commit -> log -> match triggers.
 * What happens at once is one batch. All rules code that changes the game calls {@link perform}.
 */
import { ask, type Id } from '@apnap/kernel';
import { printedFace } from '../characteristics/base.js';
import { characteristicsOf, controllerOf, derived } from '../reading/characteristics.js';
import { fightingAlone } from '../reading/filter.js';
import { includesSeat } from '../reading/seats.js';
import { hasKeyword } from '../reading/traits.js';
import { live, must, player, record, writePlayer } from '../state/access.js';
import { mergeCounters } from '../state/counters.js';
import type { GameEvent } from '../state/events.js';
import { type G, log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { procedures } from '../state/procedures.js';
import { type Damage, type Destroy, type Judged, type Move, move, type Proposal } from '../state/proposals.js';
import { isActive } from '../state/teams.js';
import type { State } from '../state/types.js';
import { noteStateTriggers, noteTriggers, prepareLookBack } from '../triggers/note.js';
import { cantEnterWith } from './as-entered.js';
import { confirm } from './choose.js';
import { commitAlone, commitArranged, commitCounters, commitDamage, commitMove, commitTap, type DamageResults } from './commit.js';
import { gainLifeNow, loseLifeNow } from './commit-players.js';
import { dealtAs, lifelinkSeat } from './damage-source.js';
import { endOver } from './durations.js';
import { noteExcess } from './excess.js';
import type { Fate } from './fate.js';
import { intrinsicCounters } from './intrinsic.js';
import { possible } from './kinds.js';
import { finishEntering } from './landing.js';
import { brought } from './mechanics.js';
import { applyReplacements, type Once, spend } from './replace.js';
import { revealCards } from './reveal.js';
import { onceEach, shareShields } from './shields.js';
import { orderEntering, settleTimestamps } from './timestamps.js';

/**
 * Judges what its own rule carries out, by "can't" and replacement effects like everything else (CR 614.17, 616.1).
 * @returns what is left of it, null for nothing, what happens at the same time, and what is done instead or besides, to be called once that has been carried out.
 */
export function settle<P extends Judged>(g: G, p: P): { left: P | null; more: readonly P[]; besides: () => void } {
  if (!possible(g.s, p)) return { left: null, more: [], besides: () => {} };
  const { proposals, effects } = applyReplacements(g, p);
  const [left, ...more] = proposals as P[];
  return {
    left: left !== undefined && possible(g.s, left) ? left : null,
    more: more.filter((q) => possible(g.s, q)),
    besides: () => {
      for (const e of effects) procedures.runInline(g, e.node, e.env);
    },
  };
}

/**
 * Performs events that happen at once.
 * @returns the events that did happen, in the order given.
 */
export function perform(g: G, batch: readonly Proposal[]): GameEvent[] {
  const open: Proposal[] = [];
  const effects: Fate['effects'] = [];
  const pending = batch.slice();
  const once: Once = { shares: shareShields(g, batch), spent: new Set() };
  while (pending.length > 0) {
    const p = pending.shift() as Proposal;
    if (!possible(g.s, p)) continue;
    if (p.p === 'move') for (const alters of brought.alters) alters(g.s, p);
    const fate = applyReplacements(g, p, once);
    effects.push(...fate.effects);
    for (const q of fate.proposals) {
      // A destruction that goes through is a move to the graveyard, which can be replaced in turn (CR 701.7b).
      if (q.p === 'destroy') pending.push(toGraveyard(q));
      else if (q.p === 'move' || possible(g.s, q)) open.push(q);
      if (q.p === 'move') settleCounters(g, q);
    }
  }
  for (const id of once.spent) spend(g, id);
  const held: Held[] = [];
  const events = commitAll(g, open, held);
  for (const always of brought.always) always(g);
  noteStateTriggers(g); // CR 603.8: as soon as the state is there, also in the middle of a resolution
  for (const e of onceEach(g.s, effects)) procedures.runInline(g, e.node, e.of ? afterMove(e.env, e.of) : e.env);
  if (held.length > 0) loseHeld(g, held);
  return events;
}

/** What is done besides a modified zone change can speak of what the object became (CR 400.7). */
const afterMove = (env: Env, m: Move): Env => (env.event ? { ...env, event: { ...env.event, became: m.became } } : env);

const toGraveyard = (d: Destroy): Move => move(d.id, 'graveyard', d.rule, { verb: 'destroy', source: d.source, cause: d.cause ?? 0 });

const movesOf = (batch: readonly Proposal[]): Move[] => batch.filter((p): p is Move => p.p === 'move');

function commitAll(g: G, batch: readonly Proposal[], held: Held[]): GameEvent[] {
  if (batch.length === 0) return [];
  const { s } = g;
  const first = s.nextEvent;
  const mark = g.events.length;
  const lookBack = batch.some((p) => p.p === 'move' && live(s, p.id)?.zone === 'battlefield') ? prepareLookBack(s, movesOf(batch)) : null;
  const alone = lookBack
    ? fightingAlone(
        s,
        batch.flatMap((p) => (p.p === 'move' ? [p.id] : [])),
      )
    : [];
  const order = orderEntering(g, batch);
  const arrival = s.nextTimestamp;
  const events: GameEvent[] = [];
  const links: LifelinkGain[] = [];
  for (const p of batch) if (p.p === 'damage') p.as = dealtAs(s, p);
  noteExcess(s, batch);
  for (const p of batch) {
    const seat = p.p === 'damage' ? lifelinkSeat(s, p) : -1; // before the damage changes anything
    const e = commitOne(g, p, held);
    if (e) events.push(e);
    if (e && p.p === 'damage' && seat >= 0) addLifelink(links, { seat, amount: p.amount, source: p.source, cause: e.id });
  }
  for (const id of alone) commitAlone(s, id);
  for (const p of batch) if (p.p === 'move' && p.became !== 0 && p.to === 'battlefield') finishEntering(g, p, arrival);
  settleTimestamps(g, order);
  noteTriggers(
    g,
    g.events.slice(mark).filter((e) => e.id >= first),
    lookBack,
  );
  gainFromLifelink(g, links);
  if (lookBack) {
    for (const left of brought.left) left(g);
    endConditional(g);
  }
  for (const p of batch) {
    if (p.p !== 'move') continue;
    for (const after of p.after)
      procedures.runInline(g, after.node, {
        source: p.became,
        you: p.under >= 0 ? p.under : ownerOf(g.s, p),
        x: 0,
        targets: [],
        event: null,
        slots: after.slots ?? [],
      });
  }
  return events;
}

/** Life that a player is to gain because of damage from a source with lifelink. */
interface LifelinkGain {
  seat: number;
  amount: number;
  source: Id;
  /** The damage. */
  cause: number;
}

/** CR 119.9, 702.15e: what one source causes at a time is one gain, several sources cause several. */
function addLifelink(links: LifelinkGain[], gain: LifelinkGain): void {
  const same = links.find((l) => l.source === gain.source && l.seat === gain.seat);
  if (same) same.amount += gain.amount;
  else links.push(gain);
}

/** CR 120.3f: a result of the damage; gaining life can be forbidden or replaced like any other (119.7, 614). */
function gainFromLifelink(g: G, links: readonly LifelinkGain[]): void {
  const { cause } = g.s;
  for (const link of links) {
    g.s.cause = link.cause;
    perform(g, [{ p: 'gainLife', seat: link.seat, amount: link.amount, rule: '120.3f', source: link.source }]);
  }
  g.s.cause = cause;
}

const ownerOf = (s: State, p: Move): number => live(s, p.became)?.owner ?? 0;

function commitOne(g: G, p: Proposal, held: Held[]): GameEvent | null {
  switch (p.p) {
    case 'move': {
      const e = commitMove(g, p);
      if (p.others.length > 0) arrange(g, p);
      return enterWithCounters(g, p, e);
    }
    case 'damage':
      return possible(g.s, p) ? commitDamage(g, p, resultsOf(g, p.source, held)) : null;
    case 'gainLife':
      gainLifeNow(g, p.seat, p.amount, p.rule);
      return g.events[g.events.length - 1];
    case 'loseLife':
      loseLifeNow(g, p.seat, p.amount, p.rule);
      return g.events[g.events.length - 1];
    case 'counters':
      commitCounters(g, p.id, p.counter, p.n, p.rule, p.source, p.seat);
      for (const put of brought.countersPut) put(g, p.id, p.counter);
      return g.events[g.events.length - 1];
    case 'draw':
      return commitDraw(g, p.seat, p.rule);
    case 'untap':
      return commitTap(g, p.id, 'untapped', p.rule) ? g.events[g.events.length - 1] : null;
    case 'destroy':
      return null;
    case 'turn':
    case 'step':
    case 'tokens':
    case 'winGame':
    case 'loseGame':
    case 'chance':
    case 'mana':
    case 'faceUp':
    case 'action':
      throw new Error(`${p.p}: carried out where it is judged`);
    default:
      return p satisfies never;
  }
}

const resultsOf = (g: G, source: Id, held: Held[]): DamageResults => ({
  lose: (seat, amount) => loseFromDamage(g, seat, amount, held),
  put: (id, counter, n, rule) => countersFromDamage(g, { p: 'counters', id, counter, n, rule, source, by: 'damage' }),
});

/** CR 120.4c: counters that result from damage, likewise. */
function countersFromDamage(g: G, put: Proposal): void {
  if (!possible(g.s, put)) return;
  const fate = applyReplacements(g, put);
  for (const q of fate.proposals) if (q.p === 'counters') commitCounters(g, q.id, q.counter, q.n, q.rule, q.source);
  for (const e of fate.effects) procedures.runInline(g, e.node, e.env);
}

/** CR 727.3a-b, 712.21a-b: the owner arranges what represented one permanent; in exile the player who has exiled it. */
function arrange(g: G, m: Move): void {
  const prompt =
    m.to === 'library' ? 'ask.orderTop' : m.to === 'graveyard' ? 'ask.orderGraveyard' : m.to === 'exile' ? 'ask.orderExile' : '';
  if (prompt === '') return;
  const { owner } = must(g.s, m.became);
  const ids = [m.became, ...m.others].filter((id) => live(g.s, id)?.zone === m.to);
  const seat = m.to === 'exile' && record(g.s, m.source) ? controllerOf(g.s, m.source) : owner;
  if (ids.length < 2) return;
  // the cards are named: as objects they are not there before all of this has happened
  const answer = ask(g, {
    seat,
    kind: 'order',
    ask: { form: 'order', options: ids.map((id) => ({ word: printedFace(g.s, must(g.s, id)).name })) },
    rule: m.to === 'exile' ? '727.3b' : '727.3a',
    prompt: { id: prompt },
    source: m.source,
  });
  commitArranged(g, m.to, owner, 'order' in answer ? answer.order.map((i) => ids[i]) : ids);
}

/** CR 120.4c: loss of life that results from damage can be forbidden or replaced. */
function loseFromDamage(g: G, seat: number, amount: number, held: Held[]): void {
  const loss: Proposal = { p: 'loseLife', seat, amount, rule: '120.3a', source: 0 };
  if (!possible(g.s, loss)) return; // CR 119.8
  const fate = applyReplacements(g, loss);
  for (const q of fate.proposals) {
    if (q.p !== 'loseLife') continue;
    const floor = lifeFloor(g.s, q.seat);
    if (floor === null) loseLifeNow(g, q.seat, q.amount, q.rule);
    else held.push({ seat: q.seat, amount: q.amount, floor });
  }
  for (const e of fate.effects) procedures.runInline(g, e.node, e.env);
}

/** Life that damage takes from a player whose life total it can't reduce below a number. */
interface Held {
  seat: number;
  amount: number;
  floor: number;
}

/** The number below which damage can't reduce the player's life total; null where no effect says so. */
function lifeFloor(s: State, seat: number): number | null {
  let floor: number | null = null;
  for (const { rule, env } of derived(s).rules)
    if (rule.rule === 'lifeFloor' && includesSeat({ s, env, it: 0 }, rule.who, seat)) floor = Math.max(floor ?? rule.least, rule.least);
  return floor;
}

/** CR 120.4c-d: all of the damage of one moment counts together, with the life that is gained by it; the total is not raised. */
function loseHeld(g: G, held: readonly Held[]): void {
  const mark = g.events.length;
  for (const seat of new Set(held.map((h) => h.seat))) {
    const own = held.filter((h) => h.seat === seat);
    const amount = own.reduce((n, h) => n + h.amount, 0);
    const most = Math.max(0, player(g.s, seat).life - Math.max(...own.map((h) => h.floor)));
    if (Math.min(amount, most) > 0) loseLifeNow(g, seat, Math.min(amount, most), '120.3a');
  }
  noteTriggers(g, g.events.slice(mark), null);
}

/** CR 122.6a: counters a permanent enters with are put on it: as many as the effects about that say, or none. */
function settleCounters(g: G, m: Move): void {
  if (m.to !== 'battlefield') return;
  m.counters.push(...intrinsicCounters(g, m));
  m.counters = mergeCounters(m.counters).flatMap((c) => {
    const put: Proposal = { p: 'counters', id: m.id, counter: c.kind, n: c.n, rule: '122.6a', source: m.source, entering: m };
    if (!possible(g.s, put) || cantEnterWith(g.s, m, c.kind)) return [];
    return applyReplacements(g, put).proposals.flatMap((q) => (q.p === 'counters' && q.n > 0 ? [{ kind: q.counter, n: q.n }] : []));
  });
}

/** CR 122.6: abilities that look for counters being put see those that a permanent entered with. */
function enterWithCounters(g: G, m: Move, e: GameEvent | null): GameEvent | null {
  if (e === null || m.to !== 'battlefield') return e;
  for (const c of live(g.s, m.became)?.counters ?? [])
    log(g, 'counters', '122.6', { object: m.became, word: c.kind, amount: c.n, source: m.source, player: controllerOf(g.s, m.became) });
  return e;
}

/** CR 121.1: the top card of the library is put into the hand. From an empty library: remembered for 704.5b. */
function commitDraw(g: G, seat: number, rule: string): GameEvent | null {
  const { library } = player(g.s, seat);
  if (library.length === 0) {
    writePlayer(g.s, seat).drewFromEmpty = 1;
    log(g, 'draw', '121.4', { player: seat, amount: 0 });
    return null;
  }
  const first = !g.s.history.rows.some((h) => h.kind === 'draw' && h.player === seat && h.amount > 0);
  const e = commitMove(g, move(library[library.length - 1], 'hand', rule));
  const drawn = log(g, 'draw', rule, { player: seat, object: e?.became ?? 0, amount: 1, known: 1 << seat });
  if (e) showDrawn(g, seat, e.became, first);
  if (first && e) offerMiracle(g, seat, e.became);
  return drawn;
}

/** "Players reveal each card they draw", or the first of a turn. */
function showDrawn(g: G, seat: number, id: Id, first: boolean): void {
  const by = derived(g.s).rules.find(
    ({ rule, env }) =>
      rule.rule === 'reveals' &&
      rule.what === 'draws' &&
      (rule.first === undefined || (first && (rule.first === 'turn' || isActive(g.s, seat)))) &&
      includesSeat({ s: g.s, env, it: 0 }, rule.who, seat),
  );
  if (by) revealCards(g, [id], by.env.source);
}

/** CR 702.94a: the first card drawn in a turn may be revealed as it is drawn, if it has miracle. */
function offerMiracle(g: G, seat: number, id: Id): void {
  const o = live(g.s, id);
  if (!o || !hasKeyword(g, characteristicsOf(g.s, o), 'miracle') || !confirm(g, seat, id, 'ask.miracle', '702.94a')) return;
  revealCards(g, [id], id);
  log(g, 'miracle', '702.94a', { object: id, player: seat });
}

/** CR 119.4: who pays life loses it. */
export function payLife(g: G, seat: number, amount: number, rule = '119.4', source: Id = 0): void {
  perform(g, [{ p: 'loseLife', seat, amount, rule, source }]);
}

/** Damage from one source to several recipients at once. */
export const damage = (source: Id, to: Id, amount: number, rule: string, extra: Partial<Damage> = {}): Damage => ({
  p: 'damage',
  source,
  to,
  amount,
  combat: 0,
  rule,
  preventable: 1,
  ...extra,
});

/** Ends effects whose condition is over (CR 611.2b); objects exiled "until this leaves" return right after (610.3). */
export function endConditional(g: G): void {
  if (g.s.lasting.length === 0) return;
  const back = endOver(g);
  if (back.length > 0) perform(g, back);
}
