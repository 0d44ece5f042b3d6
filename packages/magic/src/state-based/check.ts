/** State-based actions (CR 704): all that apply at once, as one event; each check is small and stands under its rule number. */

import { counterCount, SUPERTYPES } from '@apnap/ability';
import { ask, type Id, tick } from '@apnap/kernel';
import { attachTo } from '../actions/attached.js';
import { isBestowed } from '../characteristics/base.js';
import { cease, ceasePhased, commitCounters, commitUnbestowed } from '../events/commit.js';
import { brought } from '../events/mechanics.js';
import { endConditional, perform } from '../events/perform.js';
import { cantLoseForLife } from '../events/prohibitions.js';
import { KEYWORD_BITS } from '../keywords/bits.js';
import { mayStayAttached } from '../reading/attaching.js';
import { characteristicsOf, controllerOf, derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { isWaitedFor } from '../reading/prepared.js';
import { inRange } from '../reading/range.js';
import { hasType } from '../reading/traits.js';
import { apnap, hasFlag, live, player, record, writeObj, writePlayer } from '../state/access.js';
import type { G } from '../state/log.js';
import { type Characteristics, FLAG, type Obj } from '../state/objects.js';
import { type Destroy, type Move, move } from '../state/proposals.js';
import { lifeWith } from '../state/teams.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';
import { type Loss, loseGame } from './ending.js';

/** Performs all applicable state-based actions once. @returns whether any was performed (CR 704.3). */
export function checkStateBased(g: G): boolean {
  const { s } = g;
  s.cause = 0;
  tick(s.battlefield.length >> 1);
  let done = players(g);
  done = ceaseOutside(g) || done;
  for (const check of brought.check) done = check(g) || done;
  const batch: (Move | Destroy)[] = [];
  for (const id of s.battlefield) permanentDies(s, id, batch);
  for (const judge of brought.judge) done = judge(g, batch) || done;
  legendRule(g, batch);
  planeswalkerRule(g, batch);
  worldRule(s, batch);
  attachments(g, batch);
  const unattached = looseAttachments(g);
  if (batch.length > 0) {
    // A destruction that is regenerated or otherwise replaced is still a state-based action performed.
    perform(g, batch);
    done = true;
  }
  // CR 704.8: what left was judged with the counters it had before, so the pairs go last.
  forgetDeathtouch(s);
  done = counterPairs(g) || done;
  done = counterLimits(g) || done;
  return done || unattached;
}

/** CR 704.5a-c, and the other reasons for which players lose; all at once. */
function players(g: G): boolean {
  const losses = apnap(g.s).flatMap((seat): Loss[] => {
    const loss = lossOf(g.s, seat);
    return loss ? [{ ...loss, cause: lastTo(g.s, -(seat + 1)) }] : [];
  });
  for (const seat of g.s.order) if (player(g.s, seat).drewFromEmpty) writePlayer(g.s, seat).drewFromEmpty = 0;
  if (losses.length === 0) return false;
  return loseGame(g, losses);
}

/** By which rule players lose who have no life left: alone, as a team of Two-Headed Giant, or together against an archenemy. */
function ruleOfLife(s: State, seat: number): string {
  if (s.teams?.share === 'life') return '704.6a';
  return lifeWith(s, seat).length > 1 ? '904.13b' : '704.5a';
}

/** CR 704.7: for however many reasons a player would lose, it is one loss. */
function lossOf(s: State, seat: number): Loss | null {
  const p = player(s, seat);
  const team = s.teams?.share === 'life' ? s.teams : null;
  if (p.life <= 0 && !cantLoseForLife(s, seat)) return { seat, rule: ruleOfLife(s, seat), reason: { id: 'end.life' } };
  if (p.drewFromEmpty) return { seat, rule: '704.5b', reason: { id: 'end.emptyLibrary' } };
  if (counterCount(p.counters, 'poison') >= (team?.poison ?? 10))
    return { seat, rule: team ? '704.6b' : '704.5c', reason: { id: 'end.poison' } };
  for (const loses of brought.loses) {
    const loss = loses(s, seat);
    if (loss) return { seat, rule: loss.rule, reason: loss.message };
  }
  return null;
}

/** CR 704.5d-e: tokens off the battlefield and copies of spells off the stack cease to exist; 2015:702.25k, classic:217.8d: tokens that are phased out, too. */
function ceaseOutside(g: G): boolean {
  const { s } = g;
  let any = false;
  const check = (id: Id): void => {
    const o = live(s, id);
    if (!o) return;
    const copy = hasFlag(o, FLAG.copy) && o.zone !== 'stack' && o.zone !== 'battlefield' && !(o.zone === 'exile' && isWaitedFor(s, id));
    if (copy || (hasFlag(o, FLAG.token) && o.zone !== 'battlefield')) {
      cease(g, id);
      any = true;
    }
  };
  for (const id of s.exile) check(id);
  // 2015:706.10a, classic:503.10a: a copy of a spell that has become a permanent; a copy of a card stays
  if (rulesOf(s).spellCopies === 'ceases')
    for (const id of s.battlefield) {
      const o = live(s, id);
      if (!o || !hasFlag(o, FLAG.copy) || !o.cast?.copied) continue;
      cease(g, id);
      any = true;
    }
  const phased = rulesOf(s).phasedTokens === 'cease' ? s.phased.filter(({ id }) => isToken(s, id)) : [];
  if (phased.length > 0) {
    ceasePhased(
      g,
      phased.map(({ id }) => id),
    );
    any = true;
  }
  for (const p of s.players.rows) {
    for (const id of p.graveyard) check(id);
    for (const id of p.hand) check(id);
    for (const id of p.library) check(id);
  }
  return any;
}

const isToken = (s: State, id: Id): boolean => ((record(s, id)?.flags ?? 0) & FLAG.token) !== 0;

/** The last thing this turn that hurt or changed the entity: what a state-based action about it follows from. */
function lastTo(s: State, entity: Id): number {
  const { rows } = s.history;
  for (let i = rows.length - 1; i >= 0; i--) {
    const e = rows[i];
    if (
      (e.kind === 'damage' && e.recipient === entity) ||
      (e.kind === 'counters' && e.object === entity) ||
      (e.kind === 'loseLife' && -(e.player + 1) === entity)
    )
      return e.id;
  }
  return 0;
}

/** CR 704.5f-i, 704.5s. */
function permanentDies(s: State, id: Id, batch: (Move | Destroy)[]): void {
  const o = live(s, id) as Obj;
  const c = characteristicsOf(s, o);
  if (hasType(c, 'Creature')) {
    const toughness = c.toughness ?? 0;
    if (toughness <= 0) batch.push(move(id, 'graveyard', '704.5f', { cause: lastTo(s, id) }));
    else if (o.damage >= toughness)
      batch.push({ p: 'destroy', id, rule: '704.5g', regeneration: 'allowed', source: 0, by: 'rules', cause: lastTo(s, id) });
    else if (hasFlag(o, FLAG.deathtouched))
      batch.push({ p: 'destroy', id, rule: '704.5h', regeneration: 'allowed', source: 0, by: 'rules', cause: lastTo(s, id) });
  }
  // CR 306.5c: on the battlefield loyalty is the number of loyalty counters.
  if (hasType(c, 'Planeswalker') && counterCount(o.counters, 'loyalty') === 0)
    batch.push(move(id, 'graveyard', '704.5i', { cause: lastTo(s, id) }));
  dropIndestructible(batch, id, c);
  for (const dies of brought.dies) {
    const how = batch.some((b) => b.id === id) ? null : dies(s, o, c);
    if (how) batch.push(move(id, 'graveyard', how.rule, { verb: how.verb, cause: lastTo(s, id) }));
  }
}

/** CR 702.12b: lethal damage doesn't destroy it, so nothing is to be done (and the check must not repeat for ever). */
function dropIndestructible(batch: (Move | Destroy)[], id: Id, c: Characteristics): void {
  const last = batch[batch.length - 1];
  if (last?.p === 'destroy' && last.id === id && c.keywords & INDESTRUCTIBLE) batch.pop();
}

/** CR 704.5h speaks of damage since the last check: this check has seen it. */
function forgetDeathtouch(s: State): void {
  for (const id of s.battlefield) if (hasFlag(live(s, id) as Obj, FLAG.deathtouched)) writeObj(s, id).flags &= ~FLAG.deathtouched;
}

const INDESTRUCTIBLE = KEYWORD_BITS.indestructible;

/** The permanents that have the same key, more than one of a kind. @param keyOf '' for what counts with nothing */
function alike(s: State, keyOf: (c: Characteristics, id: Id) => string): Id[][] {
  const groups = new Map<string, Id[]>();
  for (const id of s.battlefield) {
    const key = keyOf(characteristicsOf(s, live(s, id) as Obj), id);
    if (key === '') continue;
    const list = groups.get(key);
    if (list) list.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1);
}

/** Their controller keeps one of them; the others go to the graveyard. */
function keepOne(g: G, ids: readonly Id[], rule: string, prompt: string, batch: (Move | Destroy)[]): void {
  const answer = ask(g, {
    seat: controllerOf(g.s, ids[0]),
    kind: 'choose',
    ask: { form: 'pick', options: ids.map((entity) => ({ entity })), min: 1, max: 1 },
    rule,
    prompt: { id: prompt },
    visible: 'all',
  });
  const keep = ids['pick' in answer ? answer.pick[0] : 0];
  toGraveyard(
    ids.filter((id) => id !== keep),
    rule,
    batch,
  );
}

function toGraveyard(ids: readonly Id[], rule: string, batch: (Move | Destroy)[]): void {
  for (const id of ids) if (!batch.some((b) => b.id === id)) batch.push(move(id, 'graveyard', rule));
}

const nameOfLegend = (s: State, c: Characteristics, id: Id): string => ((c.supertypes & LEGENDARY) === 0 || exempt(s, id) ? '' : c.name);

/** CR 704.5j: the player keeps one of each name; the others go to the graveyard. classic:420.5e: of all there are, the oldest stays. */
function legendRule(g: G, batch: (Move | Destroy)[]): void {
  const { s } = g;
  const way = rulesOf(s).legends;
  switch (way) {
    case 'keepsOne': {
      const key = (name: string, id: Id): string => (name === '' ? '' : `${controllerOf(s, id)}:${name}`);
      for (const ids of alike(s, (c, id) => key(nameOfLegend(s, c, id), id))) keepOne(g, ids, '704.5j', 'ask.legend', batch);
      return;
    }
    case 'oldestStays':
      for (const ids of alike(s, (c, id) => nameOfLegend(s, c, id))) toGraveyard(younger(s, ids), '704.5j', batch);
      return;
    default:
      way satisfies never;
  }
}

/** All but the one that came before all others; in the event of a tie all of them. */
function younger(s: State, ids: readonly Id[]): Id[] {
  const arrival = (id: Id): number => (live(s, id) as Obj).arrival;
  return ids.filter((id) => ids.some((other) => other !== id && arrival(other) <= arrival(id)));
}

/** CR 306.4, 2015:704.5j: a player keeps one planeswalker of each planeswalker type. */
function planeswalkerRule(g: G, batch: (Move | Destroy)[]): void {
  const { s } = g;
  if (rulesOf(s).planeswalkers !== 'keepsOne') return;
  const kinds = new Set(
    s.battlefield.flatMap((id) => {
      const c = characteristicsOf(s, live(s, id) as Obj);
      return hasType(c, 'Planeswalker') ? c.subtypes : [];
    }),
  );
  for (const kind of kinds) {
    const key = (c: Characteristics, id: Id): string =>
      hasType(c, 'Planeswalker') && c.subtypes.includes(kind) ? String(controllerOf(s, id)) : '';
    for (const ids of alike(s, key)) keepOne(g, ids, '2015:704.5j', 'ask.planeswalker', batch);
  }
}

/** "The legend rule doesn't apply to …". */
const exempt = (s: State, id: Id): boolean =>
  derived(s).rules.some((r) => r.rule.rule === 'legendRuleOff' && matches({ s, env: r.env, it: id }, r.rule.what, id));

const LEGENDARY = 1 << SUPERTYPES.indexOf('Legendary');
const WORLD = 1 << SUPERTYPES.indexOf('World');

/** CR 704.5k. */
function worldRule(s: State, batch: (Move | Destroy)[]): void {
  const worlds = s.battlefield.filter((id) => (characteristicsOf(s, live(s, id) as Obj).supertypes & WORLD) !== 0);
  if (worlds.length < 2) return;
  const arrival = (id: Id): number => (live(s, id) as Obj).arrival;
  for (const id of worlds) {
    // CR 801.12: only those within its controller's range of influence count; in the event of a tie all go
    const others = worlds.filter((w) => w !== id && inRange(s, controllerOf(s, id), w));
    if (others.some((w) => arrival(w) >= arrival(id))) batch.push(move(id, 'graveyard', '704.5k'));
  }
}

/** CR 704.5m: an Aura attached to nothing, or to something illegal, goes to the graveyard. */
function attachments(g: G, batch: (Move | Destroy)[]): void {
  const { s } = g;
  for (const id of s.battlefield) {
    const o = live(s, id) as Obj;
    const c = characteristicsOf(s, o);
    if (!c.subtypes.includes('Aura') || batch.some((b) => b.id === id)) continue;
    if (isBestowed(s, o)) continue; // CR 702.103f, below
    // CR 303.4d: an Aura that is a creature becomes unattached first (704.5p).
    if (hasType(c, 'Creature') ? o.attachedTo === 0 : !mayStayAttached(s, id)) batch.push(move(id, 'graveyard', '704.5m'));
  }
}

/** CR 704.5n, 704.5p: Equipment on something illegal, and anything else that is attached and should not be, becomes unattached. */
function looseAttachments(g: G): boolean {
  const { s } = g;
  let any = false;
  for (const id of s.battlefield) {
    const o = live(s, id) as Obj;
    if (isBestowed(s, o) && !mayStayAttached(s, id)) {
      // CR 702.103f: an exception to 704.5m
      attachTo(g, id, 0, '702.103f');
      commitUnbestowed(g, id, '702.103f');
      any = true;
      continue;
    }
    if (o.attachedTo === 0) continue;
    const c = characteristicsOf(s, o);
    if (c.subtypes.includes('Aura') && !hasType(c, 'Creature')) continue;
    if (hasType(c, 'Battle')) {
      attachTo(g, id, 0, '310.9');
      any = true;
      continue;
    }
    const equipment = (c.subtypes.includes('Equipment') || c.subtypes.includes('Fortification')) && !hasType(c, 'Creature');
    if (equipment && mayStayAttached(s, id)) continue;
    attachTo(g, id, 0, equipment ? '704.5n' : '704.5p');
    any = true;
  }
  if (any) endConditional(g);
  return any;
}

/** CR 704.5r: more counters than an effect allows are removed. */
function counterLimits(g: G): boolean {
  const { s } = g;
  let any = false;
  for (const { rule: r, env } of derived(s).rules) {
    if (r.rule !== 'counterLimit') continue;
    for (const id of s.battlefield) {
      const over = counterCount(live(s, id)?.counters ?? null, r.counter) - r.most;
      if (over <= 0 || !matches({ s, env, it: id }, r.what, id)) continue;
      commitCounters(g, id, r.counter, -over, '704.5r');
      any = true;
    }
  }
  return any;
}

/** CR 704.5q: +1/+1 and -1/-1 counters are removed in pairs. */
function counterPairs(g: G): boolean {
  const { s } = g;
  let any = false;
  for (const id of s.battlefield) {
    const counters = live(s, id)?.counters ?? null;
    if (counters === null) continue;
    const n = Math.min(counterCount(counters, '+1/+1'), counterCount(counters, '-1/-1'));
    if (n === 0) continue;
    commitCounters(g, id, '+1/+1', -n, '704.5q');
    commitCounters(g, id, '-1/-1', -n, '704.5q');
    any = true;
  }
  return any;
}
