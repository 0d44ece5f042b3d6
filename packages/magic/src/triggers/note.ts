/** Noticing triggers (CR 603.2): what an event triggers waits until a player would receive priority (603.3). */
import { type Condition, type EventPattern, mentioning, mentionsNode, type Program, type TriggeredAbility } from '@apnap/ability';
import { type Id, seatEntity, tick } from '@apnap/kernel';
import { isTriggeredManaAbility } from '../reading/adds-mana.js';
import { characteristicsOf, controllerOf, derived, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { eventData, looksBack, matchEvent } from '../reading/event-pattern.js';
import { matches } from '../reading/filter.js';
import { giverOf } from '../reading/givers.js';
import { xOf } from '../reading/memory.js';
import { rememberAsTheyAre } from '../reading/past.js';
import { reached } from '../reading/sagas.js';
import { includesSeat } from '../reading/seats.js';
import { apnap, hasFlag, live, record } from '../state/access.js';
import type { Cx } from '../state/context.js';
import type { TriggerInForce } from '../state/derived.js';
import type { GameEvent } from '../state/events.js';
import type { G } from '../state/log.js';
import { log } from '../state/log.js';
import { stacks } from '../state/markers.js';
import { type Env, type EventData, FLAG, type Waiting } from '../state/objects.js';
import { abilityInfo, idOf, nodeOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { Move } from '../state/proposals.js';
import { activeSeats, teamsShareTurns } from '../state/teams.js';
import type { Lasting, State, Zone } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { ON_OF } from './on.js';

/** Triggers found before a batch of zone changes is committed: which ability for which moving object (CR 603.10a). */
export interface LookBack {
  found: { trigger: TriggerInForce; pattern: EventPattern; id: Id }[];
  /** What ceases to be attached to what as it leaves the battlefield (CR 701.3d); what it is attached to leaving is seen by 704.5n. */
  unattached: { trigger: TriggerInForce; id: Id; event: Pick<EventData, 'object' | 'recipient'> }[];
  delayed: { lasting: Lasting; pattern: EventPattern; id: Id }[];
}

const parts = (pattern: EventPattern): EventPattern[] => (pattern.on === 'or' ? pattern.of : [pattern]);

/** Judges look-back patterns by the state before the event. */
export function prepareLookBack(s: State, moves: readonly Move[]): LookBack {
  const out: LookBack = { found: [], unattached: unattaching(s, moves), delayed: [] };
  for (const m of moves) {
    const o = live(s, m.id);
    if (o?.zone !== 'battlefield') continue;
    tick(s.lasting.length >> 2);
    const would = { from: 'battlefield' as Zone, to: m.to, verb: m.verb };
    for (const trigger of derived(s).triggers.get('zone') ?? []) {
      tick();
      for (const pattern of parts(trigger.ability.event)) {
        if (backMatch(s, staticEnv(trigger.source, trigger.controller), pattern, m.id, would))
          out.found.push({ trigger, pattern, id: m.id });
      }
    }
    for (const lasting of s.lasting) {
      const pattern = delayedPattern(s, lasting);
      if (pattern)
        for (const p of parts(pattern)) if (backMatch(s, lasting.env, p, m.id, would)) out.delayed.push({ lasting, pattern: p, id: m.id });
    }
  }
  return out;
}

/** What triggers on becoming unattached as these leave the battlefield, judged by the state before (CR 603.10a, 701.3d). */
function unattaching(s: State, moves: readonly Move[]): LookBack['unattached'] {
  const triggers = derived(s).triggers.get('unattach') ?? [];
  if (triggers.length === 0) return [];
  const parted = moves.flatMap(({ id }) => {
    const o = live(s, id);
    return o?.zone === 'battlefield' && o.attachedTo !== 0 ? [{ id, event: { object: id, recipient: o.attachedTo } }] : [];
  });
  return parted.flatMap(({ id, event }) =>
    triggers
      .filter(({ ability, source, controller }) => {
        tick();
        const cx = { s, env: staticEnv(source, controller), it: 0 };
        return parts(ability.event).some(
          (p) => p.on === 'unattach' && matches(cx, p.what, event.object) && matches(cx, p.to, event.recipient),
        );
      })
      .map((trigger) => ({ trigger, id, event })),
  );
}

/** What enters attached to something becomes attached to it (CR 303.4f, 701.3a). */
function enteredAttached(s: State, e: GameEvent): GameEvent[] {
  const recipient = e.kind === 'zone' && e.to === 'battlefield' ? (live(s, e.became)?.attachedTo ?? 0) : 0;
  return recipient === 0 ? [] : [{ ...e, kind: 'attach', object: e.became, recipient }];
}

function backMatch(s: State, env: Env, pattern: EventPattern, id: Id, would: { from: Zone; to: Zone; verb: string }): boolean {
  if (pattern.on !== 'zone' || !looksBack(pattern)) return false;
  if (pattern.to !== undefined && pattern.to !== would.to) return false;
  if (pattern.verb !== undefined && pattern.verb !== would.verb) return false;
  const event = { event: 0, object: id, source: 0, recipient: 0, player: controllerOf(s, id), amount: 1, became: 0 };
  return matches({ s, env: speaksOfEvent(pattern) ? { ...env, event } : env, it: 0 }, pattern.what, id);
}

/** Whether what a pattern describes speaks of the event itself ("… among creatures that player controls"). */
const speaksOfEvent = mentioning({ sel: 'event' });

/** The event pattern of a delayed triggered ability, or null for other lasting effects. */
export function delayedPattern(s: State, lasting: Lasting): EventPattern | null {
  const effect = nodeOf<{ do: string; event?: EventPattern }>(s._pool, lasting.node);
  return effect.do === 'delayed' ? (effect.event as EventPattern) : null;
}

/** Notes everything that a batch of events triggers. */
export function noteTriggers(g: G, events: readonly GameEvent[], lookBack: LookBack | null): void {
  if (events.length === 0) return;
  rememberAsTheyAre(g, events);
  const noted: Waiting[] = [];
  const seen = new Set<string>();
  const index = derived(g.s).triggers;
  for (const e of events) {
    tick(1 + ((g.s.lasting.length + (lookBack?.found.length ?? 0)) >> 2));
    if (silenced(g.s, e)) continue;
    if (lookBack) noteLookBack(g, e, lookBack, noted, seen);
    const on = e.kind === 'coin' ? (e.word === 'win' ? 'winFlip' : e.word === 'lose' ? 'loseFlip' : undefined) : ON_OF[e.kind];
    if (on !== undefined) for (const trigger of index.get(on) ?? []) noteStatic(g, e, events, trigger, noted, seen);
    for (const attached of enteredAttached(g.s, e))
      for (const trigger of index.get('attach') ?? []) noteStatic(g, attached, events, trigger, noted, seen);
    if (e.kind === 'keywordDone') for (const trigger of ofTheGone(g.s, e.object)) noteStatic(g, e, events, trigger, noted, seen);
    if (e.kind === 'chaos' && e.object !== 0)
      for (const trigger of ofTheRevealed(g.s, e.object)) noteStatic(g, e, events, trigger, noted, seen);
    if (g.s.lasting.length > 0) noteDelayed(g, e, events, noted, seen);
  }
  if (noted.length > 0) g.s.waiting = [...g.s.waiting, ...noted];
}

/** CR 702.110b, 603.10: what has sacrificed itself to its own keyword ability still sees that it was done. */
function ofTheGone(s: State, id: Id): TriggerInForce[] {
  const o = record(s, id);
  if (o?.zone !== 'gone' || o.last === null) return [];
  const { abilities, controller } = o.last;
  return abilities.flatMap((node) =>
    abilityInfo(s._pool, node).triggered.flatMap((t) =>
      t.ability.event.on === 'keywordDone' ? [{ ability: t.ability, node: t.node, source: id, controller }] : [],
    ),
  );
}

/** CR 311.7: the chaos ability of a plane card that is revealed and still in a planar deck. */
function ofTheRevealed(s: State, id: Id): TriggerInForce[] {
  const o = live(s, id);
  if (!o || !hasFlag(o, FLAG.inDeck)) return [];
  return characteristicsOf(s, o).abilities.flatMap((node) =>
    abilityInfo(s._pool, node).triggered.flatMap((t) =>
      parts(t.ability.event).some((p) => p.on === 'chaos')
        ? [{ ability: t.ability, node: t.node, source: id, controller: o.controller }]
        : [],
    ),
  );
}

/** Effects by which an event doesn't cause abilities to trigger (CR 603.2, 101.2). */
const silenced = (s: State, e: GameEvent): boolean =>
  derived(s).rules.some((r) => r.rule.rule === 'noTrigger' && !r.rule.who && matchEvent({ s, env: r.env, it: 0 }, r.rule.event, e));

/** A permanent, or what was one when it triggered as it left (CR 603.10a). */
function isPermanent(s: State, id: Id): boolean {
  const o = record(s, id);
  return o?.zone === 'battlefield' || (o?.zone === 'gone' && hasFlag(o, FLAG.wasPermanent));
}

/** Whether it doesn't cause abilities of this permanent to trigger, because of who controls that (CR 603.2, 101.2). */
function silencedFor(s: State, event: number, source: Id, controller: number): boolean {
  const rules = derived(s).rules.filter((r) => r.rule.rule === 'noTrigger' && r.rule.who);
  if (rules.length === 0 || !isPermanent(s, source)) return false;
  const e = s.history.rows.findLast((x) => x.id === event);
  return rules.some(({ rule, env }) => {
    const cx = { s, env, it: 0 };
    return rule.rule === 'noTrigger' && rule.who && e && includesSeat(cx, rule.who, controller) && matchEvent(cx, rule.event, e);
  });
}

/** CR 603.2d: how many times more an ability triggers on this event: of permanents that the player controls. */
function additionalTimes(s: State, event: number, source: Id, controller: number): number {
  const rules = derived(s).rules.filter((r) => r.rule.rule === 'extraTrigger');
  if (rules.length === 0) return 0;
  const permanent = isPermanent(s, source);
  const e = s.history.rows.findLast((x) => x.id === event);
  if (!e) return 0;
  return rules.filter((r) => {
    if (r.rule.rule !== 'extraTrigger') return false;
    const { who, of, event } = r.rule;
    // CR 309.4: a dungeon is no permanent; only what speaks of dungeons is about their abilities
    if (!permanent && !(of && mentionsNode(of, { is: 'type', type: 'Dungeon' }))) return false;
    const cx = { s, env: r.env, it: 0 };
    return (
      includesSeat(cx, who, controller) &&
      (event === undefined || matchEvent(cx, event, e)) &&
      (of === undefined || matches({ ...cx, it: source }, of, source))
    );
  }).length;
}

function noteLookBack(g: G, e: GameEvent, lookBack: LookBack, noted: Waiting[], seen: Set<string>): void {
  if (e.kind !== 'zone' || e.from !== 'battlefield') return;
  for (const { trigger, pattern, id } of lookBack.found) {
    if (id !== e.object || onceOnly(seen, pattern, trigger.source, trigger.node, e)) continue;
    const data = eventData(pattern, e);
    const many = pattern.on === 'zone' && pattern.batch === 'oneOrMore';
    tick(lookBack.found.length >> 3);
    const alike = lookBack.found.filter((f) => f.trigger === trigger && f.pattern === pattern);
    const all = { ...data, amount: alike.length, ...ofAll(trigger.ability, () => alike.map((f) => f.id)) };
    addTriggered(g, trigger.ability, trigger.node, trigger.source, trigger.controller, many ? all : data, noted);
  }
  for (const { trigger, id, event } of lookBack.unattached)
    if (id === e.object)
      addTriggered(
        g,
        trigger.ability,
        trigger.node,
        trigger.source,
        trigger.controller,
        { ...eventData(trigger.ability.event, e), ...event },
        noted,
      );
  for (const { lasting, pattern, id } of lookBack.delayed) if (id === e.object) fireDelayed(g, lasting, eventData(pattern, e), noted);
}

/** "One or more": once per batch (CR 603.2c); of damage, once for each that is dealt it ("… deal combat damage to a player"); of blocks, once for each that blocks or becomes blocked. */
function onceOnly(seen: Set<string>, pattern: EventPattern, source: Id, node: number, e: GameEvent, attacking?: number): boolean {
  if (!('batch' in pattern) || pattern.batch !== 'oneOrMore') return false;
  const of = pattern.on === 'damage' ? onceFor(pattern, e) : ofOther(pattern, e);
  const key = `${source}:${node}:${of}:${attacking}`;
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

/** Of other events: for each that blocks or becomes blocked, or is attacked, or for each player whose they are. */
function ofOther(pattern: EventPattern, e: GameEvent): Id {
  if (pattern.on === 'zone') return pattern.once === 'player' ? seatEntity(e.player) : 0;
  if (pattern.on === 'attack') return pattern.once === 'defender' ? e.recipient : 0;
  return pattern.on === 'block' || pattern.on === 'blocked' ? e.object : 0;
}

/** What damage of "one or more" triggers once for. */
const onceFor = (pattern: Extract<EventPattern, { on: 'damage' }>, e: GameEvent): Id =>
  pattern.once === undefined ? e.recipient : pattern.once === 'source' ? e.source : 0;

/** Notes an ability in force that an event triggers. @param batch what happened at once with it */
export function noteStatic(
  g: G,
  e: GameEvent,
  batch: readonly GameEvent[],
  trigger: TriggerInForce,
  noted: Waiting[],
  seen: Set<string>,
): void {
  const { s } = g;
  tick();
  if (e.kind === 'step' && teamsShareTurns(s)) {
    noteStepOfTeam(g, e, trigger, noted);
    return;
  }
  const own = staticEnv(trigger.source, trigger.controller);
  const attacking = attackingApart(s, e, trigger.ability);
  const events = attacking === undefined ? batch : batch.filter((x) => x.kind !== 'attack' || controllerOf(s, x.object) === attacking);
  for (const pattern of parts(trigger.ability.event)) {
    if (pattern.on === 'zone' && looksBack(pattern)) continue;
    const env = speaksOfEvent(pattern) ? { ...own, event: eventData(pattern, e) } : own;
    if (!matchEvent({ s, env, it: 0 }, pattern, e)) continue;
    if (pattern.on === 'blocked' && pattern.batch === 'each') {
      for (const by of e.ids)
        if (matches({ s, env, it: 0 }, pattern.by, by))
          addTriggered(
            g,
            trigger.ability,
            trigger.node,
            trigger.source,
            trigger.controller,
            { ...eventData(pattern, e), source: by },
            noted,
          );
      return;
    }
    if (tooFew(s, env, pattern, e, events)) return;
    if (onceOnly(seen, pattern, trigger.source, trigger.node, e, attacking)) return;
    if (pattern.on === 'damage') {
      const group = dealtAtOnce(pattern, e, events).filter((x) => matchEvent({ s, env, it: 0 }, pattern, x));
      if (group[0] !== e) return;
      const amount = group.reduce((n, x) => n + eventData(pattern, x).amount, 0);
      const data = { ...eventData(pattern, e), amount, ...ofAll(trigger.ability, () => group.map((x) => x.source)) };
      addTriggered(g, trigger.ability, trigger.node, trigger.source, trigger.controller, data, noted);
      return;
    }
    if (pattern.on === 'counters' && !pattern.batch) {
      // CR 714.2c: "{rN1}, {rN2}" are two abilities
      const data = eventData(pattern, e);
      const single = pattern.per === 'counter';
      for (let n = reached(s, pattern, e) * (single ? Math.abs(e.amount) : 1); n > 0; n--)
        addTriggered(g, trigger.ability, trigger.node, trigger.source, trigger.controller, single ? { ...data, amount: 1 } : data, noted);
      return;
    }
    const data = ofBatch(s, env, pattern, e, events, trigger.ability);
    const whole = attacking === undefined ? data : { ...data, attacking };
    addTriggered(g, trigger.ability, trigger.node, trigger.source, trigger.controller, whole, noted);
    return;
  }
}

/** CR 805.10c: whose creature attacks, where teams attack and the ability speaks of a player who does: each of them attacks for that ability by himself. */
const attackingApart = (s: State, e: GameEvent, ability: TriggeredAbility): number | undefined =>
  e.kind === 'attack' &&
  teamsShareTurns(s) &&
  (speaksOfAttacker(ability) || parts(ability.event).some((p) => p.on === 'attack' && p.per !== undefined))
    ? controllerOf(s, e.object)
    : undefined;

const speaksOfAttacker = mentioning({ player: 'active' });

/**
 * CR 805.4d: as a step of a team begins, "each player's" triggers once for each of them if the ability speaks of that player, otherwise once; 2015:805.9: once, for a
 * player who is chosen as its effect is applied.
 */
function noteStepOfTeam(g: G, e: GameEvent, trigger: TriggerInForce, noted: Waiting[]): void {
  const { s } = g;
  const cx = { s, env: staticEnv(trigger.source, trigger.controller), it: 0 };
  for (const pattern of parts(trigger.ability.event)) {
    const meant = stepsMeant(cx, pattern, e);
    if (meant.length === 0) continue;
    const way = rulesOf(s).stepsOfTeams;
    for (const of of speaksOfPlayer(trigger.ability) ? meant : meant.slice(0, 1)) {
      const before = noted.length;
      addTriggered(g, trigger.ability, trigger.node, trigger.source, trigger.controller, eventData(pattern, of), noted);
      if (way === 'oneChosen' && noted.length > before) break;
    }
    return;
  }
}

/** The step as that of each player of the active team of whom the pattern speaks (CR 805.4a). */
const stepsMeant = (cx: Cx, pattern: EventPattern, e: GameEvent): GameEvent[] =>
  activeSeats(cx.s)
    .map((seat) => ({ ...e, player: seat }))
    .filter((of) => matchEvent(cx, pattern, of));

/** Whose step it is, of those of whom the ability speaks. */
export const playersOfStep = (s: State, { event }: TriggeredAbility, env: Env, step: GameEvent): number[] => [
  ...new Set(parts(event).flatMap((p) => stepsMeant({ s, env, it: 0 }, p, step).map((e) => e.player))),
];

/** Whether an ability speaks of the player whose step it is ("that player", "that opponent"). */
export const speaksOfPlayer = mentioning({ sel: 'event', role: 'player' });

/** The event that triggered; of "one or more" that move or attack the number of those (CR 603.2c). */
function ofBatch(s: State, env: Env, pattern: EventPattern, e: GameEvent, events: readonly GameEvent[], ability: object): EventData {
  const data = eventData(pattern, e);
  if (pattern.on === 'counters' && pattern.batch)
    return { ...data, amount: alikeOf(s, env, pattern, e, events).reduce((n, x) => n + x.amount, 0) };
  if ((pattern.on !== 'zone' && pattern.on !== 'attack') || pattern.batch !== 'oneOrMore') return data;
  const all = alikeOf(s, env, pattern, e, events);
  return { ...data, amount: all.length, ...ofAll(ability, () => all.map((x) => eventData(pattern, x).object)) };
}

/** Those of the batch that are one event for this pattern (CR 603.2c). */
function alikeOf(s: State, env: Env, pattern: EventPattern, e: GameEvent, events: readonly GameEvent[]): readonly GameEvent[] {
  tick(events.length >> 3);
  const apart = isApart(pattern);
  const toOne = pattern.on === 'attack' && pattern.once === 'defender';
  return events.filter(
    (x) => matchEvent({ s, env, it: 0 }, pattern, x) && (!apart || x.player === e.player) && (!toOne || x.recipient === e.recipient),
  );
}

/** Whether fewer attack at once than the pattern asks for (CR 508.1). */
const tooFew = (s: State, env: Env, pattern: EventPattern, e: GameEvent, events: readonly GameEvent[]): boolean =>
  pattern.on === 'attack' && pattern.least !== undefined && alikeOf(s, env, pattern, e, events).length < pattern.least;

/** Whether it triggers once for each player to whom they belong. */
const isApart = (pattern: EventPattern): boolean => pattern.on === 'zone' && pattern.once === 'player';

/** Whether an ability speaks of all that the event is about ("those creatures"). */
const speaksOfAll = mentioning({ role: 'objects' });

/** All that the event is about, where the ability speaks of them. */
const ofAll = (ability: object, ids: () => Id[]): { batch?: readonly Id[] } => (speaksOfAll(ability) ? { batch: [...new Set(ids())] } : {});

/** The events that are one for this pattern, however many are dealt damage or deal it at the same time (CR 510.2, 603.2c); of "a source" one for each. */
function dealtAtOnce(pattern: Extract<EventPattern, { on: 'damage' }>, e: GameEvent, events: readonly GameEvent[]): readonly GameEvent[] {
  tick(events.length >> 3);
  if (pattern.batch === 'oneOrMore') return events.filter((x) => x.kind === 'damage' && onceFor(pattern, x) === onceFor(pattern, e));
  if (pattern.to.is === 'any') return events.filter((x) => x.kind === 'damage' && x.source === e.source);
  return [e];
}

function addTriggered(
  g: G,
  ability: TriggeredAbility,
  node: number,
  source: Id,
  controller: number,
  event: EventData,
  noted: Waiting[],
): void {
  const { s } = g;
  // CR 107.3m: X of the spell the permanent was
  const giver = giverOf(s, source, ability, node, noted);
  const env = { ...staticEnv(source, controller), x: xOf(record(s, source)), event, ...giver };
  // Part of what it triggers on ("whenever …, while …"), so it is not looked at again on resolution.
  if (ability.while && !conditionHolds(s, ability.while, env)) return;
  // CR 603.4: an intervening "if" must hold for the ability to trigger at all.
  if (ability.condition && !conditionHolds(s, ability.condition, env)) return;
  if (silencedFor(s, event.event, source, controller)) return;
  const instance = instanceOf(s, ability, source, event, noted);
  if (instance?.times === 0) return;
  if (ability.done && isUsedUp(s, source, node, 1, 'usedThisTurn')) return; // CR 603.2i
  if (ability.perTurn !== undefined && !countUse(s, source, node, ability.perTurn)) return;
  if (ability.inAll !== undefined && !countUse(s, source, node, ability.inAll, 'usedInAll')) return;
  log(g, 'trigger', '603.2', { source, player: controller, cause: event.event });
  if (isTriggeredManaAbility(ability.event, ability.program)) {
    // CR 605.4a: it doesn't go on the stack; it resolves right after the mana ability that triggered it.
    procedures.runInline(g, idOf(s._pool, ability.program.effect), { ...staticEnv(source, controller), event });
    return;
  }
  const times = 1 + additionalTimes(s, event.event, source, controller);
  for (let i = 0; i < times; i++)
    for (const only of choosersApart(s, ability))
      noted.push({
        ability: node,
        program: idOf(s._pool, ability.program),
        source,
        controller,
        event,
        env: null,
        ...giver,
        ...(instance ? { instance } : {}),
        ...only,
      });
}

/** Once for all players. */
const TOGETHER: readonly Pick<Waiting, 'only'>[] = [{}];

/** classic:410.2, classic:410.5: an ability by which each player may do something is put on the stack once for each of them. */
function choosersApart(s: State, { program: { effect } }: TriggeredAbility): readonly Pick<Waiting, 'only'>[] {
  if (effect.do !== 'may' || effect.who.player !== 'each' || rulesOf(s).bothChoose === 'together') return TOGETHER;
  return apnap(s).map((only) => ({ only }));
}

/**
 * CR 702.56b, 702.78b, 702.153b, 702.157b, 702.175b: of several instances of a keyword each triggers by what was paid for it.
 * @returns which one this is, and how often it was paid; undefined where there is one instance only
 */
function instanceOf(s: State, ability: TriggeredAbility, source: Id, event: EventData, noted: readonly Waiting[]): Waiting['instance'] {
  const { condition } = ability;
  if (condition?.if !== 'paid' || event.object !== source) return undefined;
  const paid = record(s, source)?.cast?.separately?.find((p) => p.label === condition.label);
  if (!paid) return undefined;
  // one that triggers an additional time is still one instance
  const before = noted.filter((w) => {
    if (w.source !== source || w.event.event !== event.event) return false;
    const other = nodeOf<TriggeredAbility>(s._pool, w.ability).condition;
    return other?.if === 'paid' && other.label === condition.label;
  });
  const n = Math.max(-1, ...before.map((w) => w.instance?.n ?? -1)) + 1;
  return { n, times: paid.times[n] ?? 0 };
}

/** Whether an ability of an object was used so often already: this turn, or ever. */
export function isUsedUp(s: State, object: Id, ability: number, limit: number, within: 'usedThisTurn' | 'usedInAll'): boolean {
  const used = s[within].find((u) => u.object === object && u.ability === ability)?.n ?? 0;
  return used >= limit && used >= limit * instances(s, object, ability);
}

/** CR 113.2c: an object that has the same ability several times has several abilities, each with a limit of its own. */
function instances(s: State, object: Id, ability: number): number {
  const o = record(s, object);
  if (!o) return 1;
  const isIt = (p: { node: number }): boolean => p.node === ability;
  const has = characteristicsOf(s, o).abilities.filter((node) => {
    const info = abilityInfo(s._pool, node);
    return info.triggered.some(isIt) || info.activated.some(isIt);
  });
  return Math.max(1, has.length);
}

/** Counts one use of an ability; false when the limit is reached. */
export function countUse(
  s: State,
  object: Id,
  ability: number,
  limit: number,
  within: 'usedThisTurn' | 'usedInAll' = 'usedThisTurn',
): boolean {
  if (isUsedUp(s, object, ability, limit, within)) return false;
  const same = (u: { object: Id; ability: number }): boolean => u.object === object && u.ability === ability;
  const used = s[within].find(same)?.n ?? 0;
  s[within] = [...s[within].filter((u) => !same(u)), { object, ability, n: used + 1 }];
  return true;
}

function noteDelayed(g: G, e: GameEvent, events: readonly GameEvent[], noted: Waiting[], seen: Set<string>): void {
  const { s } = g;
  for (const lasting of s.lasting) {
    const pattern = lasting.awaits === undefined ? delayedPattern(s, lasting) : null;
    if (!pattern) continue;
    for (const p of parts(pattern)) {
      const cx = { s, env: lasting.env, it: 0 };
      if (e.kind === 'step' && teamsShareTurns(s)) {
        // CR 805.4a: the step is that of each player of the team
        const [of] = stepsMeant(cx, p, e);
        if (of === undefined) continue;
        fireDelayed(g, lasting, eventData(p, of), noted);
        break;
      }
      if ((p.on === 'zone' && looksBack(p)) || !matchEvent(cx, p, e) || tooFew(s, lasting.env, p, e, events)) continue;
      if (onceOnly(seen, p, lasting.id, lasting.node, e)) break;
      fireDelayed(g, lasting, ofBatch(s, lasting.env, p, e, events, nodeOf(s._pool, lasting.node)), noted);
      break;
    }
  }
}

/** CR 603.7b: a delayed triggered ability triggers once, unless it has a stated duration. */
function fireDelayed(g: G, lasting: Lasting, event: EventData, noted: Waiting[]): void {
  const { s } = g;
  if (!s.lasting.includes(lasting)) return;
  const effect = nodeOf<{ uses: 'once' | 'each'; program: Program; condition?: Condition; event: EventPattern }>(s._pool, lasting.node);
  const holds = effect.condition === undefined || conditionHolds(s, effect.condition, { ...lasting.env, event }); // CR 603.4
  // The next such step is the one it was waiting for, whether or not the condition holds then.
  if (!holds && effect.event.on !== 'step') return;
  if (effect.uses === 'once') s.lasting = s.lasting.filter((l) => l !== lasting);
  if (!holds) return;
  log(g, 'trigger', '603.7', { source: lasting.env.source, player: lasting.env.you, cause: event.event });
  if (isTriggeredManaAbility(effect.event, effect.program)) {
    procedures.runInline(g, idOf(s._pool, effect.program.effect), { ...lasting.env, event }); // CR 605.4a
    return;
  }
  noted.push({
    ability: lasting.node,
    program: idOf(s._pool, effect.program),
    source: lasting.env.source,
    controller: lasting.env.you,
    event,
    env: lasting.env,
  });
}

/** CR 603.8: state triggers trigger when their condition is true, and not again while one of them waits or is on the stack. */
export function noteStateTriggers(g: G): void {
  const { s } = g;
  const index = derived(s).triggers.get('state');
  if (!index) return;
  for (const t of index) {
    const pattern = t.ability.event;
    const env = staticEnv(t.source, t.controller);
    if (pattern.on !== 'state' || !conditionHolds(s, pattern.condition, env) || pending(s, t.source, t.node)) continue;
    // CR 603.4
    if (t.ability.condition && !conditionHolds(s, t.ability.condition, env)) continue;
    const e = log(g, 'trigger', '603.8', { source: t.source, player: t.controller });
    s.waiting = [...s.waiting, stateWaiting(s, t.ability, t.node, t.source, t.controller, e.id)];
  }
}

const stateWaiting = (s: State, ability: TriggeredAbility, node: number, source: number, controller: number, event: number): Waiting => ({
  ability: node,
  program: idOf(s._pool, ability.program),
  source,
  controller,
  event: { event, object: source, source: 0, recipient: 0, player: -1, amount: 0, became: 0 },
  env: null,
});

const pending = (s: State, source: number, node: number): boolean =>
  s.waiting.some((w) => w.source === source && w.ability === node) ||
  stacks(s).some((id) => {
    const info = live(s, id)?.stack;
    return info?.kind === 'triggered' && info.ability === node && info.env.source === source;
  });
