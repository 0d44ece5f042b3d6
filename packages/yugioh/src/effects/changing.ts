/** What effects change: Life Points, values, positions, control, what lasts, Chain Links and battles (Y15, Y22, Y23). */

import type { Attribute, MonsterType } from '../language/basics.js';
import type { Ban, Effect, Filter, StatChange } from '../language/effects.js';
import { pickZone } from '../moves/asking.js';
import { forget, putOnField } from '../moves/move.js';
import { changeLp, checkLp, draw, setLp } from '../moves/players.js';
import { keyOfAdd } from '../reading/adds.js';
import { originalOf, seatsFor } from '../reading/looks.js';
import { nameOf } from '../reading/named.js';
import { isOfClass } from '../reading/possible.js';
import { amountOf, known, type Scope, statics, statOf, touches, traitsOf } from '../reading/values.js';
import { card, happen, placeOf, player, posOf, printed, tell, writeCard } from '../state/access.js';
import type { G, Lasting, Link, Seat, State } from '../state/types.js';
import { type Done, some } from './done.js';

type New<L> = L extends Lasting ? Omit<L, '_e' | 'turn' | 'seat'> : never;

/** Begins something that lasts (Y23.3). */
export function last(g: G, seat: Seat, l: New<Lasting>): void {
  g.s.lasting = [...g.s.lasting, { ...l, _e: 0, turn: g.s.turn, seat } as Lasting];
}

/** All of these. Null: it is another kind of effect. */
export const changing = (g: G, effect: Effect, rows: readonly number[], scope: Scope): Done =>
  numbers(g, effect, rows, scope) ?? lasting(g, effect, rows, scope);

/** Draws, damage, Life Points, values (Y15, Y23). */
function numbers(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  switch (effect.do) {
    case 'draw': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) draw(g, seat, n, 'Y20.12', scope.you);
      return n > 0 ? [] : 'none';
    }
    case 'damage': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) changeLp(g, seat, n, 'damage', 'Y15.3');
      checkLp(g);
      return n > 0 ? [] : 'none';
    }
    case 'damageTo': {
      const n = amountOf(g.s, effect.n, scope);
      const [row] = known(g.s, effect.of, scope);
      if (row === undefined) return 'none';
      changeLp(g, card(g.s, row).controller, n, 'damage', 'Y15.3');
      checkLp(g);
      return n > 0 ? [] : 'none';
    }
    case 'gain': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) changeLp(g, seat, n, 'gain LP', 'Y15.8');
      return n > 0 ? [] : 'none';
    }
    case 'pay': {
      const n = amountOf(g.s, effect.n, scope);
      for (const seat of seatsFor(effect.who, g.s, scope.you)) changeLp(g, seat, n, 'pay LP', 'Y15.5');
      checkLp(g);
      return [];
    }
    case 'setLp':
      for (const seat of seatsFor(effect.who, g.s, scope.you)) setLp(g, seat, amountOf(g.s, effect.n, scope));
      checkLp(g);
      return [];
    case 'noDamage':
    case 'damageHeals':
      damageTurned(g, effect, scope);
      return [];
    case 'switchStats':
      for (const row of rows) switchStats(g, row, effect.until, scope);
      return some(rows);
    case 'stat':
      for (const row of rows) changeStats(g, row, effect, scope);
      return some(rows);
    case 'position':
      return some(rows.filter((row) => changePosition(g, row, effect.to)));
    default:
      return null;
  }
}

/** Y15.4: damage that is not taken, halved, or gained instead. */
function damageTurned(g: G, effect: Extract<Effect, { do: 'noDamage' | 'damageHeals' }>, scope: Scope): void {
  const { until } = effect;
  for (const who of seatsFor(effect.who, g.s, scope.you))
    last(
      g,
      scope.you,
      effect.do === 'damageHeals'
        ? { until, on: 'heals', who }
        : { until, on: 'noDamage', who, of: effect.of, ...(effect.half ? { half: true as const } : {}) },
    );
}

/** Y23.5: each becomes what the other is now. */
function switchStats(g: G, row: number, until: Lasting['until'], scope: Scope): void {
  const { visit } = card(g.s, row);
  const [atk, def] = [statOf(g.s, row, 'atk'), statOf(g.s, row, 'def')];
  if (atk === null || def === null) return;
  for (const [stat, set] of [
    ['atk', def],
    ['def', atk],
  ] as const) {
    const over = addsTo(g.s, row, stat);
    last(g, scope.you, { until, on: 'card', row, visit, stat, change: { set, ...(over.length > 0 ? { over } : {}) } });
  }
}

function changeStats(g: G, row: number, effect: Extract<Effect, { do: 'stat' }>, scope: Scope): void {
  const { visit } = card(g.s, row);
  const { change, until, original } = effect;
  for (const stat of effect.stat === 'both' ? (['atk', 'def'] as const) : [effect.stat]) {
    const now = original ? originalOf(printed(g.s, row), stat) : statOf(g.s, row, stat);
    if (now === null) continue;
    // Y23.5: a set works out its number now and takes the place of what was before.
    const over = !original && (stat === 'atk' || stat === 'def') ? addsTo(g.s, row, stat) : [];
    const made =
      'by' in change
        ? { add: change.sign * amountOf(g.s, change.by, scope) }
        : { set: settled(g.s, change, now, scope), ...(over.length > 0 ? { over } : {}) };
    // Y23.8: a changed original keeps the adds.
    if ('set' in made)
      g.s.lasting = g.s.lasting.filter(
        (l) =>
          !(
            l.on === 'card' &&
            l.row === row &&
            l.visit === visit &&
            l.stat === stat &&
            l.until === 'faceUp' &&
            !(original && 'add' in l.change)
          ),
      );
    const placed = original ? g.s.lasting : null;
    last(g, scope.you, { until, on: 'card', row, visit, stat, change: made });
    // Y23.4 (3): it comes before the adds.
    if (placed) g.s.lasting = [g.s.lasting[g.s.lasting.length - 1], ...placed];
  }
}

/** Y23.5: continuous adds to a value that apply now, to be taken in by a set. */
const addsTo = (s: State, row: number, stat: 'atk' | 'def'): string[] =>
  statics(s).flatMap(({ text, row: source, env, at }) =>
    text.kind === 'static' && (text.stat === stat || text.stat === 'both') && 'by' in text.change && touches(s, text.what, row, env)
      ? [keyOfAdd(s, source, at)]
      : [],
  );

function settled(s: State, change: Exclude<StatChange, { by: unknown }>, now: number, scope: Scope): number {
  if ('to' in change) return amountOf(s, change.to, scope);
  // Y15.2
  return 'half' in change ? Math.ceil(now / 2) : now * 2;
}

/** Y12: changes by effects neither count nor are limited. */
export function changePosition(g: G, row: number, to: 'attack' | 'defense' | 'set' | 'change'): boolean {
  const c = card(g.s, row);
  // Y11.39
  if (c.zone !== 'monster' || (printed(g.s, row).words.includes('Link') && to !== 'attack')) return false;
  if (to === 'set' && (!c.up || c.token)) return false;
  const was = posOf(c);
  const goal = to === 'change' ? (c.position === 'attack' ? 'defense' : 'attack') : to;
  const w = writeCard(g, row);
  const flipped = !c.up && goal !== 'set';
  w.up = goal !== 'set';
  if (flipped) w.flipped = g.s.turn;
  w.position = goal === 'set' ? 'defense' : goal;
  if (posOf(w) === was) return false;
  happen(g, 'turned', { row, seat: w.controller });
  if (goal === 'set') forget(g, row);
  tell(g, 'position', 'Y12.1', { card: printed(g.s, row).id, at: placeOf(g.s, row), was, pos: posOf(card(g.s, row)) });
  // Y19.19
  if (flipped) happen(g, 'flipped', { row, seat: card(g.s, row).controller, how: 'effect' });
  return true;
}

/** Y24.10: what ends with the card of its effect. */
const sourceOf = (g: G, until: Lasting['until'], scope: Scope): { source?: readonly [number, number] } =>
  until === 'selfUp' ? { source: [scope.self, card(g.s, scope.self).stay] } : {};

/** "with that card's name": which name it is, is known when the effect resolves. */
function settledBan(s: State, ban: Ban, scope: Scope): Ban {
  const settled = (f: Filter): Filter => {
    if (f.is === 'like' && f.in === 'name') {
      const names = known(s, f.as, scope).map((row): Filter => ({ is: 'name', name: nameOf(s, row) }));
      return { is: 'or', of: names };
    }
    return f.is === 'and' || f.is === 'or' ? { ...f, of: f.of.map(settled) } : f.is === 'not' ? { ...f, of: settled(f.of) } : f;
  };
  if (ban.ban === 'activate' && ban.only) return { ...ban, only: settled(ban.only) };
  if (ban.ban === 'summon')
    return { ...ban, ...(ban.only ? { only: settled(ban.only) } : {}), ...(ban.except ? { except: settled(ban.except) } : {}) };
  return ban;
}

/** Traits of these cards, or of whatever fits (Y23.15). */
function give(g: G, effect: Extract<Effect, { do: 'give' }>, rows: readonly number[], scope: Scope): Done {
  const { until, trait } = effect;
  const lasts = { until, ...sourceOf(g, until, scope), trait };
  if (isOfClass(effect)) {
    last(g, scope.you, { ...lasts, on: 'classTrait', what: effect.what.of, self: scope.self });
    return [];
  }
  for (const row of rows) last(g, scope.you, { ...lasts, on: 'trait', row, visit: card(g.s, row).visit });
  return some(rows);
}

/** Y6.14: whether the Battle Phase of this turn is still to come. */
const isToCome = (s: State, seat: Seat): boolean => seat === s.active && ['draw', 'standby', 'main1'].includes(s.phase);

/** Y24.10: as long as a card is face-up. */
function banWhile(g: G, effect: Extract<Effect, { do: 'banWhile' }>, scope: Scope): Done {
  const { s } = g;
  const [row] = known(s, effect.what, scope);
  if (row === undefined) return 'none';
  last(g, scope.you, {
    until: 'selfUp',
    source: [row, card(s, row).stay],
    on: 'ban',
    who: scope.you,
    ban: settledBan(s, effect.ban, scope),
    self: scope.self,
  });
  return [];
}

/** What lasts: control, traits, negated effects, restrictions (Y23.3). Null: it is another kind of effect. */
function lasting(g: G, effect: Effect, rows: readonly number[], scope: Scope): Done {
  const { s } = g;
  switch (effect.do) {
    case 'control':
      return some(rows.filter((row) => takeControl(g, row, seatsFor(effect.to, s, scope.you)[0], effect.until, scope)));
    case 'give':
      return give(g, effect, rows, scope);
    case 'negateEffects':
      // Y22.6
      for (const row of rows)
        last(g, scope.you, { until: effect.until, ...sourceOf(g, effect.until, scope), on: 'negated', row, visit: card(s, row).visit });
      return some(rows);
    case 'rename': {
      // Y2.7
      const [as] = effect.as ? known(s, effect.as, scope) : [];
      const name = as === undefined ? effect.name : printed(s, as).name.en;
      if (name === undefined) return 'none';
      for (const row of rows) last(g, scope.you, { until: effect.until, on: 'name', row, visit: card(s, row).visit, name });
      return some(rows);
    }
    case 'become': {
      const said = effect.declared ? scope.link?.declared : undefined;
      const type = effect.declared === 'type' ? (said as MonsterType | undefined) : effect.type;
      const attribute = effect.declared === 'attribute' ? (said as Attribute | undefined) : effect.attribute;
      for (const row of rows)
        last(g, scope.you, {
          until: effect.until,
          on: 'looks',
          row,
          visit: card(s, row).visit,
          ...(type ? { type } : {}),
          ...(attribute ? { attribute } : {}),
        });
      return some(rows);
    }
    case 'ban':
      for (const who of seatsFor(effect.who, s, scope.you))
        last(g, scope.you, {
          until: effect.until,
          ...sourceOf(g, effect.until, scope),
          on: 'ban',
          who,
          ban: settledBan(s, effect.ban, scope),
          self: scope.self,
        });
      return [];
    case 'banWhile':
      return banWhile(g, effect, scope);
    case 'skip':
      for (const seat of seatsFor(effect.who, s, scope.you))
        s.skips = [
          ...s.skips,
          ...Array.from({ length: effect.n }, () => ({
            seat,
            phase: effect.phase,
            turn: s.turn - (effect.soon && isToCome(s, seat) ? 1 : 0),
          })),
        ];
      return [];
    case 'extraNormal':
      // Y9.6
      if (effect.what) s.extraNormals = [...s.extraNormals, { seat: scope.you, what: effect.what }];
      else s.uses = { ...s.uses, [`extraNormal/${scope.you}`]: 1 };
      return [];
    default:
      return battling(g, effect, scope);
  }
}

/** Chain Links and the battle (Y22.1). */
function battling(g: G, effect: Effect, scope: Scope): Done {
  const { s } = g;
  switch (effect.do) {
    case 'negateActivation':
    case 'negateEffect':
      return negateLink(g, effect.do === 'negateActivation' ? 'activation' : 'effect', scope);
    case 'negateSummonOrActivation':
      // Y8.4: a Summon is answered without a Chain.
      return scope.link?.event?.what === 'wouldSummon' ? battling(g, { do: 'negateSummon' }, scope) : negateLink(g, 'activation', scope);
    case 'negateSummon': {
      // Y8.6
      const at = s.frames.findLastIndex((f) => f.kind === 'summon');
      const frame = s.frames[at];
      if (frame?.kind !== 'summon' || frame.stopped) return 'none';
      s.frames = s.frames.map((f, i) => (i === at ? { ...frame, _e: s._e, stopped: true } : f));
      tell(g, 'summon negated', 'Y8.6', { at: placeOf(s, frame.row) });
      return [frame.row];
    }
    case 'negateAttack':
      if (!s.battle || s.battle.negated) return 'none';
      s.battle = { ...s.battle, negated: true };
      tell(g, 'attack negated', 'Y13.9');
      return [s.battle.attacker];
    case 'retarget': {
      // Y13.11
      const [row] = known(s, effect.what, scope);
      if (!s.battle || row === undefined || row === s.battle.target || card(s, row).zone !== 'monster') return 'none';
      s.battle = { ...s.battle, target: row, targetVisit: card(s, row).stay };
      tell(g, 'attack', 'Y13.11', { card: printed(s, s.battle.attacker).id, at: placeOf(s, s.battle.attacker), target: placeOf(s, row) });
      return [row];
    }
    case 'endBattle':
      s.battleOver = true;
      return [];
    default:
      return null;
  }
}

/** Y22.12 */
function isSure(s: State, link: Link, negated: 'activation' | 'effect'): boolean {
  const { meaning } = s._pool.cards[link.card];
  const text = (link.pendulum ? meaning.pendulum : meaning.texts)?.[link.text];
  return text !== undefined && 'vows' in text && text.vows?.some((v) => 'sure' in v && (v.sure === 'both' || v.sure === negated)) === true;
}

/** Y22.1: negates the Chain Link that this one answers. */
function negateLink(g: G, negated: 'activation' | 'effect', scope: Scope): Done {
  const at = scope.link ? g.s.chain.indexOf(scope.link) - 1 : -1;
  const link = g.s.chain[at];
  if (link?.negated !== 'no' || isSure(g.s, link, negated)) return 'none';
  g.s.chain = g.s.chain.map((l, i) => (i === at ? { ...l, negated } : l));
  tell(g, negated === 'activation' ? 'activation negated' : 'effect negated', 'Y22.1', { link: at + 1 });
  return card(g.s, link.row).visit === link.visit ? [link.row] : [];
}

/** Y25.12, Y25.13 */
function takeControl(g: G, row: number, to: Seat, until: Lasting['until'], scope: Scope): boolean {
  const c = card(g.s, row);
  if (c.zone !== 'monster' || c.controller === to || traitsOf(g.s, row).some((t) => t.trait === 'noSwitch')) return false;
  const free = [0, 1, 2, 3, 4].filter((i) => player(g.s, to).monster[i] < 0);
  if (free.length === 0) return false;
  const back = c.controller;
  const place = pickZone(g, scope.you, to, 'monster', free);
  putOnField(g, row, to, 'monster', place, c.up, c.position, { how: 'effect', by: scope.you, rule: 'Y25.12' });
  last(g, scope.you, { until, ...sourceOf(g, until, scope), on: 'control', row, visit: card(g.s, row).visit, back });
  return true;
}
