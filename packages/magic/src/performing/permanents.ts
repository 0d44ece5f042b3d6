/** What is done to permanents (CR 701.7, 701.17, 701.21, 122, 701.3). */
import { type Id, seatEntity } from '@apnap/kernel';
import { attachTo } from '../actions/attached.js';
import { endBestow } from '../actions/bestow.js';
import { phaseOut as phaseOutNow } from '../actions/phasing.js';
import { prepare } from '../actions/prepared.js';
import { cantEquipAsCreature, stopBeingCreature } from '../actions/reconfigure.js';
import { chooseDoor } from '../actions/rooms.js';
import { tapNow, untapNow } from '../actions/tapping.js';
import { tellKeyword } from '../actions/told.js';
import { becomeBlocked } from '../events/blocking.js';
import { bind, chooseEntities, chooseForEach, chooseFrom } from '../events/choose.js';
import {
  commitCounters,
  commitDamageOff,
  commitFlag,
  commitLevel,
  commitPair,
  commitSetAside,
  removeFromCombat,
} from '../events/commit.js';
import { askChoice, type Chosen } from '../events/entering.js';
import { writeMemory } from '../events/memory.js';
import { endConditional, perform } from '../events/perform.js';
import { cantBeSacrificed, cantPutCounters } from '../events/prohibitions.js';
import { orderAttaching } from '../events/timestamps.js';
import { mayBecomeAttached } from '../reading/attaching.js';
import { controllerOf } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { FORETELL_COST } from '../reading/memory.js';
import { pairable, partnerOf } from '../reading/pairs.js';
import { quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import { hasFlag, live, must, player, record } from '../state/access.js';
import type { G } from '../state/log.js';
import { type Env, FLAG } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import { type Destroy, move, type PutCounters } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import type { LeafOf, Perform } from './family.js';
import { type Plan, type Planning, planned } from './plan.js';
import { canBeMovedOnto } from './possible.js';

const destroy: Planning<'destroy'> = (g, env, e) => {
  const ids = chooseEntities(g, env, e.what).filter((id) => live(g.s, id)?.zone === 'battlefield');
  const batch: Destroy[] = ids.map((id) => ({ p: 'destroy', id, rule: '701.7a', regeneration: e.regeneration, source: env.source }));
  const gone = (): Id[] => ids.filter((id) => !live(g.s, id));
  return { batch, finish: () => bind(env, e.bind, gone()) };
};

/** CR 701.17a: to sacrifice, its controller moves it from the battlefield to its owner's graveyard. */
const sacrifice: Planning<'sacrifice'> = (g, env, e) => {
  const { s } = g;
  const cx = { s, env, it: 0 };
  const chosen: Id[] = [];
  for (const seat of players(cx, e.who)) {
    const from = s.battlefield.filter((id) => controllerOf(s, id) === seat && !cantBeSacrificed(s, id) && matches(cx, e.filter, id));
    const count = Math.min(from.length, quantity({ ...cx, it: seatEntity(seat) }, e.count));
    chosen.push(...chooseFrom(g, seat, from, count, count, env.source, 'ask.sacrifice', '701.17a'));
  }
  return sacrificeAll(env, chosen, e.bind);
};

function sacrificeAll(env: Env, ids: readonly Id[], slot: number | undefined): Plan {
  const batch = ids.map((id) => move(id, 'graveyard', '701.17a', { verb: 'sacrifice', source: env.source }));
  const sacrificed = (): Id[] => batch.filter((m) => m.became !== 0).map((m) => m.id);
  return { batch, finish: () => bind(env, slot, sacrificed()) };
}

const sacrificeThese: Planning<'sacrificeThese'> = (g, env, e) => {
  const who = e.who ? players({ s: g.s, env, it: 0 }, e.who) : [env.you];
  const ids = chooseEntities(g, env, e.what).filter((id) => {
    const o = live(g.s, id);
    // CR 701.17a: a player can't sacrifice something they don't control.
    return o?.zone === 'battlefield' && who.includes(controllerOf(g.s, id));
  });
  return sacrificeAll(env, ids, e.bind);
};

const tap = (g: G, env: Env, e: LeafOf<'tap'>): Env => {
  const ids = chooseEntities(g, env, e.what);
  const done = e.do === 'tap' ? tapNow(g, ids, '701.21a', env.you) : untapNow(g, ids, '701.21b');
  return bind(env, e.bind, done);
};

/** Which counters an object gets: so many of a kind, or as many of each kind as others had (CR 122.8, 701.9e). */
function countersToPut(s: State, env: Env, e: LeafOf<'counters'>, id: Id): { kind: string; n: number }[] {
  if (e.like === undefined) return [{ kind: e.counter, n: e.count === 'all' ? 0 : quantity({ s, env, it: id }, e.count) }];
  const had = select({ s, env, it: id }, e.like).flatMap((other) => record(s, other)?.counters ?? []);
  const kinds = e.counter === 'any' ? [...new Set(had.map((c) => c.kind))] : [e.counter];
  return kinds.map((kind) => ({ kind, n: had.reduce((n, c) => n + (c.kind === kind ? c.n : 0), 0) })).filter(({ n }) => n > 0);
}

/** Which counters are removed from an object or a player: of several kinds, and how many of "up to" so many, you choose (CR 608.2d). */
function countersToRemove(g: G, env: Env, e: LeafOf<'counters'>, id: Id): { kind: string; n: number }[] {
  const all = (id < 0 ? player(g.s, -id - 1).counters : record(g.s, id)?.counters) ?? [];
  const on = all.filter((c) => e.counter === 'any' || c.kind === e.counter);
  if (e.count === 'all') return on.map((c) => ({ kind: c.kind, n: c.n }));
  const most = quantity({ s: g.s, env, it: id }, e.count);
  const there = on.reduce((n, c) => n + c.n, 0);
  let left = Math.min(most, there);
  if (e.upTo) left = chosenNumber(g, env, 0, left);
  if (left === 1 && on.length > 1) {
    const kind = wordOf(askChoice(g, env.you, { choose: 'word', words: on.map((c) => c.kind) }, env));
    return [{ kind: kind ?? on[0].kind, n: 1 }];
  }
  let others = there;
  return on.flatMap(({ kind, n: has }) => {
    others -= has;
    const n = chosenNumber(g, env, Math.max(0, left - others), Math.min(left, has));
    left -= n;
    return n > 0 ? [{ kind, n }] : [];
  });
}

/** A number between these, asked for where there is a choice. */
const chosenNumber = (g: G, env: Env, min: number, max: number): number =>
  min >= max ? max : numberOf(askChoice(g, env.you, { choose: 'number', min, max }, env));

const counters: Perform<'counters'> = (g, env, e) => {
  const { s } = g;
  const ids = e.change === 'put' ? chooseForEach(g, env, e.on) : chooseEntities(g, env, e.on);
  let total = 0;
  if (e.change === 'put') {
    // who is to put counters on something of their choice puts them there
    const [by] = e.on.sel === 'choose' ? players({ s, env, it: 0 }, e.on.who) : [];
    const batch = ids.flatMap((id) =>
      countersToPut(s, env, e, id).map(({ kind, n }) => ({
        p: 'counters' as const,
        id,
        counter: kind,
        n,
        rule: '122.6',
        source: env.source,
        ...(by === undefined ? {} : { seat: by }),
      })),
    );
    const events = perform(g, batch).filter((event) => event.kind === 'counters');
    for (const event of events) total += event.amount;
    return bind(bind(env, e.bind, total), e.bindOn, [...new Set(events.map((event) => event.object))]);
  }
  const mark = g.events.length;
  const onto = e.onto && chooseEntities(g, env, e.onto)[0];
  for (const id of ids) {
    if (e.onto && !canBeMovedOnto(s, id, onto, e.counter)) continue;
    for (const { kind, n } of countersToRemove(g, env, e, id)) total -= commitCounters(g, id, kind, -n, '122.1', env.source);
  }
  noteTriggers(g, g.events.slice(mark), null);
  if (onto !== undefined && total > 0)
    perform(g, [{ p: 'counters', id: onto, counter: e.counter, n: total, rule: '122.5', source: env.source }]);
  return bind(env, e.bind, total);
};

/** CR 122.5: how many counters of each kind are moved from one object. */
function movedFrom(g: G, env: Env, e: LeafOf<'moveCounters'>, id: Id): { kind: string; n: number }[] {
  const on = (live(g.s, id)?.counters ?? []).filter((c) => e.counter === 'any' || c.kind === e.counter);
  if (e.count === 'all') return on.map((c) => ({ kind: c.kind, n: c.n }));
  if (e.count === 'any')
    return on.map((c) => ({ kind: c.kind, n: numberOf(askChoice(g, env.you, { choose: 'number', min: 0, max: c.n }, env)) }));
  const kind = on.length < 2 ? on[0]?.kind : wordOf(askChoice(g, env.you, { choose: 'word', words: on.map((c) => c.kind) }, env));
  const most = on.find((c) => c.kind === kind)?.n ?? 0;
  return kind === undefined ? [] : [{ kind, n: Math.min(most, quantity({ s: g.s, env, it: id }, e.count)) }];
}

const wordOf = (chosen: Chosen): string | undefined => ('word' in chosen ? chosen.word : undefined);
const numberOf = (chosen: Chosen): number => ('n' in chosen ? chosen.n : 0);

/** CR 122.5: removed from one object and put on another, and nothing where either can't be. */
const moveCounters: Perform<'moveCounters'> = (g, env, e) => {
  const from = chooseEntities(g, env, e.from);
  const to = chooseEntities(g, env, e.to)[0];
  let total = 0;
  for (const id of from) {
    if (to === undefined || id === to || !live(g.s, to)) continue;
    const mark = g.events.length;
    const puts = movedFrom(g, env, e, id).flatMap(({ kind, n }): PutCounters[] => {
      if (n <= 0 || cantPutCounters(g.s, to, kind)) return [];
      const removed = -commitCounters(g, id, kind, -n, '122.5', env.source);
      total += removed;
      return removed > 0 ? [{ p: 'counters', id: to, counter: kind, n: removed, rule: '122.5', source: env.source }] : [];
    });
    noteTriggers(g, g.events.slice(mark), null);
    perform(g, puts);
  }
  return bind(env, e.bind, total);
};

const canBecomeAttached = (s: State, id: Id, to: Id): boolean => mayBecomeAttached(s, id, to) && !cantEquipAsCreature(s, id);

/** CR 701.3a-b: attaching to something illegal does nothing. */
const attach: Perform<'attach'> = (g, env, e) => {
  const to = chooseEntities(g, env, e.to)[0];
  if (to === undefined) return bind(env, e.bind, []);
  const what = chooseEntities(g, env, e.what);
  const moving = what.filter((id) => canBecomeAttached(g.s, id, to) && must(g.s, id).attachedTo !== to);
  const attached: Id[] = [];
  for (const id of [...what.filter((one) => !moving.includes(one)), ...orderAttaching(g, moving)]) {
    if (!canBecomeAttached(g.s, id, to)) continue;
    attachTo(g, id, to);
    endConditional(g);
    stopBeingCreature(g, id);
    attached.push(id);
  }
  return bind(env, e.bind, attached);
};

const unattach: Perform<'unattach'> = (g, env, e) => {
  for (const id of chooseEntities(g, env, e.what)) attachTo(g, id, 0, '701.3d');
  endBestow(g);
  endConditional(g);
  return env;
};

const outOfCombat: Perform<'removeFromCombat'> = (g, env, e) => {
  for (const id of chooseEntities(g, env, e.what)) removeFromCombat(g, id);
  return env;
};

const removeDamage: Perform<'removeDamage'> = (g, env, e) => {
  for (const id of chooseEntities(g, env, e.what)) if (live(g.s, id)?.zone === 'battlefield') commitDamageOff(g, id);
  return env;
};

const DESIGNATIONS = {
  renowned: { flag: FLAG.renowned, keyword: 'renown' },
  saddled: { flag: FLAG.saddled, keyword: 'saddle' },
  solved: { flag: FLAG.solved, keyword: 'solved' },
  // CR 702.143d, 702.170c: in exile; becoming so by an effect is not foretelling or plotting (702.143c, 702.170e)
  foretold: { flag: FLAG.foretold, keyword: '' },
  plotted: { flag: FLAG.plotted, keyword: '' },
} as const;

/** CR 702.112b, 702.171b: the designation marks the object; having it already, it does not become so again. */
const become: Perform<'become'> = (g, env, e) => {
  if (e.status === 'prepared') {
    for (const id of chooseEntities(g, env, e.what)) prepare(g, id);
    return env;
  }
  if (e.status === 'blocked') {
    noteTriggers(
      g,
      chooseEntities(g, env, e.what).flatMap((id) => becomeBlocked(g, id)),
      null,
    );
    return env;
  }
  const { flag, keyword } = DESIGNATIONS[e.status];
  for (const id of chooseEntities(g, env, e.what)) {
    const o = live(g.s, id);
    if (o?.zone !== (keyword === '' ? 'exile' : 'battlefield') || hasFlag(o, flag)) continue;
    if (keyword === '') {
      commitSetAside(g, id, flag);
      if (e.cost) writeMemory(g.s, id, { link: FORETELL_COST, n: idOf(g.s._pool, e) });
      continue;
    }
    commitFlag(g, id, flag, 'on');
    tellKeyword(g, keyword, id, 0);
  }
  return env;
};

/** CR 716.2a */
const setLevel: Perform<'setLevel'> = (g, env, e) => {
  for (const id of chooseEntities(g, env, e.what)) {
    if (live(g.s, id)?.zone !== 'battlefield') continue;
    noteTriggers(g, [commitLevel(g, id, e.level)], null);
  }
  return env;
};

/** CR 709.5f-g */
const door: Perform<'door'> = (g, env, e) => {
  const seat = players({ s: g.s, env, it: 0 }, e.who)[0] ?? env.you;
  for (const id of chooseEntities(g, env, e.what)) chooseDoor(g, seat, id, e.change, env.source);
  return env;
};

const keywordDone: Perform<'keywordDone'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const to = e.to ? (select(cx, e.to)[0] ?? 0) : 0;
  for (const id of select(cx, e.what)) tellKeyword(g, e.keyword, id, to);
  return env;
};

/** CR 702.95c: nothing is paired unless both are creatures under the same player's control and unpaired. */
const pair: Perform<'pair'> = (g, env, e) => {
  const [a] = chooseEntities(g, env, e.what);
  const [b] = chooseEntities(g, env, e.with);
  if (a === undefined || b === undefined || a === b || !pairable(g.s, a, env.you) || !pairable(g.s, b, env.you)) return env;
  if (partnerOf(g.s, a) === 0 && partnerOf(g.s, b) === 0) commitPair(g, a, b);
  return env;
};

/** CR 702.26b */
const phaseOut: Perform<'phaseOut'> = (g, env, e) => {
  const ids = chooseEntities(g, env, e.what).filter((id) => live(g.s, id)?.zone === 'battlefield');
  if (ids.length === 0) return env;
  phaseOutNow(g, ids);
  endConditional(g);
  return env;
};

export const PLANS = { destroy, sacrifice, sacrificeThese };

export const EFFECTS = {
  moveCounters,
  pair,
  phaseOut,
  removeDamage,
  become,
  setLevel,
  door,
  keywordDone,
  destroy: planned(destroy),
  sacrifice: planned(sacrifice),
  sacrificeThese: planned(sacrificeThese),
  tap,
  untap: tap,
  counters,
  attach,
  unattach,
  removeFromCombat: outOfCombat,
};
