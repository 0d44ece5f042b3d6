/**
 * What an effect is worth to me, in the points of evaluate.ts: positive where it helps me or harms an opponent. Effects are read as data;
 * who is helped or harmed follows from the verb and from whose things it falls on.
 */
import type { Cost, Effect, ExchangedValue, Selector } from '@apnap/ability';
import { manaValue } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import { type Board, isCreature, isLand, power } from './board.js';
import { CARD, fallWorth, fullValue, handValue, lifeWorth, permanentValue, tokenValue, WIN } from './evaluate.js';
import { type Env, holds, matches, number, seatsOf, select } from './read.js';
import { dying, waitingDamage } from './waiting.js';
import { continuousWorth, permanentCounters } from './worth-mods.js';
import { actionWorth, counterWorth, damageWorth, loseWorth, moveWorth, tapWorth } from './worth-verbs.js';

/** What an effect is worth with the choices in the environment. */
export function worth(b: Board, e: Effect, env: Env): number {
  switch (e.do) {
    case 'nothing':
    case 'shuffle':
    case 'endTurn':
    case 'reverseTurns':
    case 'doubleX':
    case 'skip':
    case 'unattach':
    case 'removeFromCombat':
    case 'removeDamage':
    case 'endable':
    case 'keywordDone':
    case 'changeText':
    case 'pair':
      return 0;
    case 'seq':
      return e.of.reduce((n, x) => n + worth(b, x, env), 0);
    case 'if':
      return holds(b, e.cond, env) ? worth(b, e.then, env) : e.else ? worth(b, e.else, env) : 0;
    case 'may':
      return mayWorth(b, e, env);
    case 'forEach':
      return each(b, e.in, env, (id) => worth(b, e.effect, withSlot(env, e.slot, id)), worth(b, e.effect, env));
    case 'repeat':
      return Math.min(10, number(b, e.times, env)) * worth(b, e.effect, env);
    case 'let': {
      env.slots.set(e.slot, select(b, e.what, env));
      return 0;
    }
    case 'letNumber':
      env.slots.set(e.slot, number(b, e.value, env));
      return 0;
    case 'delayed':
    case 'reflexive':
      return 0.7 * worth(b, e.program.effect, env);
    default:
      return choiceWorth(b, e, env);
  }
}

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** What is chosen, and what chance decides. */
function choiceWorth(
  b: Board,
  e: Verb | Of<'choose' | 'chooseEffect' | 'coin' | 'roll' | 'prize' | 'rollAgain' | 'processAgain' | 'vote'>,
  env: Env,
): number {
  switch (e.do) {
    case 'choose':
      if (e.how && e.slot !== undefined && e.what.choose === 'number')
        env.slots.set(e.slot, Math.round((number(b, e.what.min, env) + number(b, e.what.max, env)) / 2));
      return 0;
    case 'chooseEffect': {
      // left to chance: the average
      if (e.how === 'random') return ((e.count ?? 1) * e.options.reduce((n, x) => n + worth(b, x, env), 0)) / e.options.length;
      const mine = b.stake(seatsOf(b, e.who, env)[0] ?? env.you);
      return mine * Math.max(...e.options.map((x) => mine * worth(b, x, env)));
    }
    case 'coin':
      if (e.bindWon !== undefined) env.slots.set(e.bindWon, { ids: [], unknown: 1 });
      if (e.bindLost !== undefined) env.slots.set(e.bindLost, { ids: [], unknown: 1 });
      return (worth(b, e.win, env) + worth(b, e.lose, env)) / 2;
    case 'roll':
      return rollWorth(b, e, env);
    case 'prize':
      return worth(b, e.effect, env);
    case 'rollAgain':
    case 'processAgain':
      return 0;
    case 'vote':
      voted(e, env);
      return 0;
    default:
      return verbWorth(b, e, env);
  }
}

/** What a die gives on average: each line of its table by how many results it stands for. */
function rollWorth(b: Board, e: Extract<Effect, { do: 'roll' }>, env: Env): number {
  if (e.bind !== undefined) env.slots.set(e.bind, Math.floor((number(b, e.count, env) * (e.sides + 1)) / 2));
  const lines = e.table ?? [];
  return lines.reduce(
    (n, l) => n + ((Math.min(e.sides, l.to === 'any' ? e.sides : l.to) - l.from + 1) / e.sides) * worth(b, l.effect, env),
    0,
  );
}

/** One vote for each choice, as far as can be told beforehand. */
function voted(e: Extract<Effect, { do: 'vote' }>, env: Env): void {
  if (e.ballot.votes === 'words') for (const { bind } of e.ballot.words) env.slots.set(bind, { ids: [], unknown: 1 });
  else env.slots.set(e.ballot.bind, { ids: [], unknown: 1 });
}

type Flow =
  | 'removeDamage'
  | 'endable'
  | 'keywordDone'
  | 'changeText'
  | 'pair'
  | 'nothing'
  | 'shuffle'
  | 'endTurn'
  | 'reverseTurns'
  | 'doubleX'
  | 'skip'
  | 'unattach'
  | 'removeFromCombat'
  | 'seq'
  | 'if'
  | 'may'
  | 'forEach';
type More =
  | 'repeat'
  | 'let'
  | 'letNumber'
  | 'choose'
  | 'chooseEffect'
  | 'coin'
  | 'roll'
  | 'rollAgain'
  | 'processAgain'
  | 'prize'
  | 'vote'
  | 'delayed'
  | 'reflexive';
type Verb = Exclude<Effect, { do: Flow | More }>;

/** Verbs that fall on objects. */
function verbWorth(b: Board, e: Verb, env: Env): number {
  switch (e.do) {
    case 'damage':
      return damageWorth(b, e, env);
    case 'discardThese':
    case 'destroy':
    case 'sacrificeThese':
    case 'phaseOut':
      return loseWorth(b, e, env);
    case 'sacrifice':
      return sacrificeWorth(b, e, env);
    case 'move':
      return moveWorth(b, e, env);
    case 'tap':
    case 'untap':
      return each(b, e.what, env, (id) => tapWorth(b, id, e.do), 0.2);
    case 'counters':
      return each(
        b,
        e.on,
        env,
        (id) =>
          permanentCounters(
            b,
            id,
            e.counter,
            (e.change === 'put' ? 1 : -1) * (e.count === 'all' ? 3 : number(b, e.count, { ...env, it: id })),
          ),
        0,
      );
    case 'createToken':
      return tokens(b, e, env);
    case 'continuous':
      return continuousWorth(b, e, env);
    case 'replacement':
      return replacementWorth(b, e, env);
    case 'keywordAction':
      return actionWorth(b, e, env);
    case 'attach':
      return attachWorth(b, e, env);
    case 'moveCounters':
      return 0.5;
    default:
      return cardWorth(b, e, env);
  }
}

/** Life and cards of players, and what is done on the stack. */
function cardWorth(
  b: Board,
  e: Rare | Of<'life' | 'draw' | 'discard' | 'counter' | 'copyOnStack' | 'retarget' | 'play' | 'permitPlay' | 'mana'>,
  env: Env,
): number {
  switch (e.do) {
    case 'life': {
      let total = 0;
      const n = seatsOf(b, e.who, env).reduce((sum, s) => {
        const amount = number(b, e.amount, env);
        total += amount;
        const change = e.change === 'gain' ? amount : e.change === 'lose' ? -amount : amount - b.view.players[s].life;
        return sum + lifeWorth(b, s, change);
      }, 0);
      if (e.bind !== undefined) env.slots.set(e.bind, total);
      return n;
    }
    case 'draw':
      return seatsOf(b, e.who, env).reduce((n, s) => n + b.stake(s) * drawn(b, s, number(b, e.count, env)), 0);
    case 'discard':
      return seatsOf(b, e.who, env).reduce((n, s) => {
        const hand = b.view.players[s].handCount;
        const count = e.count === 'all' ? hand : Math.min(hand, number(b, e.count, env));
        return n - b.stake(s) * count * CARD * (e.how === 'random' ? 0.95 : 0.8);
      }, 0);
    case 'counter':
      return each(b, e.what, env, (id) => counterWorth(b, id), 0);
    case 'copyOnStack':
    case 'retarget':
      return 0.5;
    case 'play':
    case 'permitPlay': {
      const what = select(b, e.what, env);
      return b.stake(seatsOf(b, e.who, env)[0] ?? env.you) * Math.min(3, what.ids.length + what.unknown) * (e.cost === 'free' ? 3 : 1.4);
    }
    case 'mana':
      // what it could be spent on is not looked for: where it burns it is better not made (classic:300.4)
      return b.stake(seatsOf(b, e.who, env)[0] ?? env.you) * (b.years.manaBurn ? -0.3 : 0.3);
    default:
      return rareWorth(b, e, env);
  }
}

type Common =
  | 'damage'
  | 'life'
  | 'draw'
  | 'discard'
  | 'discardThese'
  | 'destroy'
  | 'sacrificeThese'
  | 'phaseOut'
  | 'sacrifice'
  | 'move'
  | 'tap';
type Others =
  | 'untap'
  | 'counters'
  | 'createToken'
  | 'continuous'
  | 'replacement'
  | 'counter'
  | 'copyOnStack'
  | 'retarget'
  | 'play'
  | 'permitPlay'
  | 'mana'
  | 'keywordAction'
  | 'attach';

type Rare = Exclude<Verb, { do: Common | Others | 'moveCounters' }>;

/** Verbs that touch the game as a whole, and a few others. */
function rareWorth(b: Board, e: Rare, env: Env): number {
  switch (e.do) {
    case 'emblem':
      return b.stake(seatsOf(b, e.who, env)[0] ?? env.you) * 5;
    case 'extraTurn':
      return b.stake(seatsOf(b, e.who, env)[0] ?? env.you) * 6;
    case 'extraPhase':
      return 2;
    case 'winGame':
      return b.side(seatsOf(b, e.who, env)[0] ?? env.you) * WIN;
    case 'loseGame':
      return fallWorth(b, seatsOf(b, e.who, env)[0] ?? env.you);
    case 'playerCounters':
      return seatsOf(b, e.who, env).reduce((n, s) => n + b.stake(s) * (e.counter === 'poison' ? -1.5 : 0.5) * number(b, e.count, env), 0);
    case 'become':
      return 0.5;
    case 'setLevel':
      return 2;
    case 'door':
      return e.change === 'lock' ? 0.5 : 2;
    case 'controlPlayer':
      return b.stake(seatsOf(b, e.who, env)[0] ?? env.you) * (e.during ? 3 : 6);
    case 'restartGame':
      return 0;
    case 'dayNight':
      return 0;
    case 'meld':
      return 4;
    case 'speed':
      return seatsOf(b, e.who, env).reduce((n, s) => n + b.stake(s) * 0.5 * number(b, e.increase, env), 0);
    case 'gainDesignation':
      return b.stake(seatsOf(b, e.who, env)[0] ?? env.you) * 2;
    case 'exchange':
      return exchanged(b, e, env);
    default:
      return foundWorth(b, e, env);
  }
}

function exchanged(b: Board, e: Of<'exchange'>, env: Env): number {
  if (e.of === 'control') return exchangeWorth(b, e.a, e.b, env);
  if (e.of === 'places') return replaceWorth(b, e.a, e.b, env);
  return e.of === 'values' ? valuesWorth(b, e.a, e.b, env) : 0;
}

/** Verbs that only find things for later ones. */
function foundWorth(b: Board, e: Of<'look' | 'reveal' | 'revealUntil' | 'search' | 'piles'>, env: Env): number {
  switch (e.do) {
    case 'look':
      if (e.bind !== undefined) env.slots.set(e.bind, select(b, e.at, env));
      return 0;
    case 'reveal':
      if (e.bind !== undefined) env.slots.set(e.bind, select(b, e.what, env));
      return 0;
    case 'revealUntil':
      env.slots.set(e.bind, { ids: [], unknown: 1 });
      env.slots.set(e.bindAll, { ids: [], unknown: 3 });
      return 0;
    case 'search':
      env.slots.set(e.bind, { ids: env.chosen ?? [], unknown: env.chosen ? 0 : Math.min(2, e.max === 'any' ? 2 : number(b, e.max, env)) });
      if (e.bindLibrary !== undefined) env.slots.set(e.bindLibrary, { ids: [], unknown: 1 });
      return 0;
    case 'piles':
      env.slots.set(e.bindChosen, { ids: [], unknown: 1 });
      env.slots.set(e.bindOther, { ids: [], unknown: 1 });
      return 0;
    default:
      return e satisfies never;
  }
}

const withSlot = (env: Env, slot: number, id: Id): Env => {
  const slots = new Map(env.slots);
  slots.set(slot, { ids: [id], unknown: 0 });
  return { ...env, slots };
};

/** Sum over the entities selected; `other` for each that can't be named. */
function each(b: Board, sel: Selector, env: Env, f: (id: Id) => number, other: number): number {
  const bunch = select(b, sel, env);
  return bunch.ids.reduce((n, id) => n + f(id), 0) + bunch.unknown * other;
}

/** What drawing is worth to the one who draws; drawing from a library that runs out loses (CR 704.5b). */
function drawn(b: Board, seat: number, n: number): number {
  if (n > b.view.players[seat].libraryCount) return -Math.abs(fallWorth(b, seat));
  const hand = b.view.players[seat].handCount;
  return n * CARD * (hand >= 7 ? 0.3 : hand >= 5 ? 0.8 : 1);
}

/** The gate: whoever it is does what is better for them. */
function mayWorth(b: Board, e: Extract<Effect, { do: 'may' }>, env: Env): number {
  const seat = seatsOf(b, e.who, env)[0] ?? env.you;
  const slots = e.chooser === undefined ? env : withSlot(env, e.chooser, b.entity(seat));
  const otherwise = e.else ? worth(b, e.else, slots) : 0;
  if (e.cost && !seemsPayable(b, seat, e.cost)) return otherwise;
  const then = worth(b, e.then, slots) - b.stake(seat) * (e.cost ? costPrice(b, seat, e.cost, env) : 0);
  return seat === b.me ? Math.max(then, otherwise) : Math.min(then, otherwise);
}

function seemsPayable(b: Board, seat: number, cost: readonly Cost[]): boolean {
  return cost.every((c) => {
    if (c.pay === 'mana') return manaValue(c.mana) <= b.manaOf(seat);
    if (c.pay === 'objects' && c.zone === 'hand') return b.view.players[seat].handCount > 0;
    return true;
  });
}

/** What paying costs the payer, mana aside at a low rate. */
export function costPrice(b: Board, seat: number, cost: readonly Cost[], env: Env): number {
  let n = 0;
  for (const c of cost) {
    switch (c.pay) {
      case 'mana':
        n += 0.12 * manaValue(c.mana);
        break;
      case 'life':
        n += Math.abs(lifeWorth(b, seat, -number(b, c.amount, env)));
        break;
      case 'self':
        n += selfPrice(b, c.verb, env);
        break;
      case 'objects':
        n += objectsPrice(b, seat, c, env);
        break;
      case 'loyalty':
        n += typeof c.amount === 'number' ? -0.6 * c.amount : 0.6 * number(b, c.amount.minus, env);
        break;
      case 'counters':
        n += c.change === 'remove' ? 0.3 * number(b, c.count, env) : 0.3;
        break;
      case 'manaCostOf':
        n += 0.4;
        break;
      case 'energy':
        n += 0.3 * number(b, c.amount, env);
        break;
      case 'lifeGain':
        n += 0.1 * number(b, c.amount, env);
        break;
      case 'revealChosen':
        break;
      case 'choosePlayer':
        n += 0.5;
        break;
      case 'unblockedAttacker':
        n += attackerReturned(b, seat);
        break;
      case 'times':
        n += number(b, c.times, env) * costPrice(b, seat, c.of, env);
        break;
      case 'or':
        n += Math.min(...c.of.map((list) => costPrice(b, seat, list, env)));
        break;
      default:
        c satisfies never;
    }
  }
  return n;
}

function selfPrice(b: Board, verb: string, env: Env): number {
  const o = env.self;
  if (!o) return 0;
  if (verb === 'sacrifice') return permanentValue(b, o);
  if (verb === 'discard') return handValue(b, o);
  if (verb === 'return' && dying(b, o)) return -0.5 * fullValue(b, o);
  if (verb === 'exile' || verb === 'return') return o.zone === 'graveyard' ? 0.2 : permanentValue(b, o) * (verb === 'return' ? 0.5 : 1);
  return 0;
}

function objectsPrice(b: Board, seat: number, c: Extract<Cost, { pay: 'objects' }>, env: Env): number {
  const count = number(b, c.count, env);
  const zone: Selector = { sel: 'all', zone: c.zone, filter: c.filter };
  const own = select(b, zone, { ...env, you: seat })
    .ids.flatMap((id) => b.object(id) ?? [])
    .filter((o) => (c.zone === 'battlefield' ? o.controller === seat : o.owner === seat) && o.id !== env.source);
  const price = (v: number): number => v;
  const values = own
    .filter((o) => c.verb !== 'tap' || !o.tapped)
    .map((o) => {
      if (c.verb === 'tap')
        return b.myTurn && isCreature(o) && !o.sick && o.attacking === 0 && b.step === 'precombatMain' ? 0.3 * power(o) : 0.15;
      if (c.verb === 'reveal') return 0;
      if (c.zone === 'hand') return handValue(b, o);
      if (c.zone === 'graveyard') return 0.15;
      return permanentValue(b, o) * (c.verb === 'return' ? (isLand(o) ? 0.45 : 0.5) : 1);
    })
    .sort((x, y) => x - y);
  return values.slice(0, count).reduce((n, v) => n + price(v), 0);
}

/** Returning an unblocked attacker: its damage and the time to cast it again. */
function attackerReturned(b: Board, seat: number): number {
  const own = b.creaturesOf[seat].filter((o) => o.attacking !== 0 && !o.blocked);
  const costs = own.map((o) => (o.token ? permanentValue(b, o) : 0.35 * o.manaValue) + 0.25 * power(o));
  return costs.length > 0 ? Math.min(...costs) : 0;
}

function sacrificeWorth(b: Board, e: Extract<Effect, { do: 'sacrifice' }>, env: Env): number {
  return seatsOf(b, e.who, env).reduce((n, s) => {
    const own = select(b, { sel: 'all', zone: 'battlefield', filter: e.filter }, { ...env, you: s })
      .ids.flatMap((id) => b.object(id) ?? [])
      .filter((o) => o.controller === s);
    const values = own.map((o) => permanentValue(b, o)).sort((x, y) => x - y);
    return n - b.stake(s) * values.slice(0, number(b, e.count, env)).reduce((x, y) => x + y, 0);
  }, 0);
}

function tokens(b: Board, e: Extract<Effect, { do: 'createToken' }>, env: Env): number {
  const count = Math.min(12, number(b, e.count, env));
  const spec = e.token;
  const size = (q: Parameters<typeof number>[1] | undefined): number => (q === undefined ? 0 : number(b, q, env));
  const each = spec.token === 'described' ? tokenValue(spec, size(spec.power), size(spec.toughness)) : tokenValue(spec, 0, 0);
  return seatsOf(b, e.who, env).reduce((n, s) => n + b.stake(s) * count * each, 0);
}

/** Prevention matters in combat against me, or when a spell is about to hit; else it is a wasted card. */
function replacementWorth(b: Board, e: Extract<Effect, { do: 'replacement' }>, env: Env): number {
  const r = e.replacement;
  if (r.replace !== 'damage') return 0.1;
  if (waitingDamage(b).size > 0) return preventedWorth(b, r, env);
  if (b.myTurn || (b.step !== 'declareBlockers' && b.step !== 'declareAttackers')) return 0;
  const coming = b.view.battlefield.filter((o) => o.attacking === b.entity(b.me) && !o.blocked).reduce((n, o) => n + power(o), 0);
  return env.you === b.me ? -lifeWorth(b, b.me, -coming) * 0.9 : 0;
}

/** Combat damage on the stack that is prevented (classic:310.2): whom that saves. */
function preventedWorth(
  b: Board,
  r: Extract<Extract<Effect, { do: 'replacement' }>['replacement'], { replace: 'damage' }>,
  env: Env,
): number {
  if (r.kind === 'noncombat' || r.result.result === 'amount' || r.result.result === 'redirect') return 0;
  const all = r.result.result === 'preventAll';
  let left = r.result.result === 'preventUpTo' ? number(b, r.result.amount, env) : 0;
  let n = 0;
  for (const [id, { amount }] of waitingDamage(b)) {
    if (!matches(b, r.to, id, env)) continue;
    const prevented = all ? amount : Math.min(amount, left);
    left -= prevented;
    const o = b.object(id);
    if (isSeat(id)) n += lifeWorth(b, seatOf(id), prevented);
    else if (o && dying(b, o) && !dying(b, o, prevented)) n += b.stake(o.controller) * 0.95 * fullValue(b, o);
  }
  return n;
}

/** Equipping: the gain over where it is now. */
function attachWorth(b: Board, e: Extract<Effect, { do: 'attach' }>, env: Env): number {
  const what = b.object(select(b, e.what, env).ids[0] ?? 0);
  const to = b.object(select(b, e.to, env).ids[0] ?? 0);
  if (!what || !to || what.attachedTo === to.id) return -0.5;
  const host = b.object(what.attachedTo);
  const fit = (o: typeof to): number =>
    b.stake(o.controller) *
    (0.6 + 0.25 * power(o) + (o.sick || o.tapped ? 0 : 0.8) + (o.keywords.length > 0 ? 0.4 : 0) + 0.05 * (o.toughness ?? 0));
  return fit(to) - (host && host.controller === b.me ? fit(host) + 0.7 : 0);
}

function exchangeWorth(b: Board, a: Selector, c: Selector | undefined, env: Env): number {
  const value = (sel: Selector): number =>
    select(b, sel, env).ids.reduce((n, id) => {
      const o = b.object(id);
      return o ? n - b.stake(o.controller) * permanentValue(b, o) * 2 : n;
    }, 0);
  return value(a) + (c ? value(c) : 0);
}

/** What life totals that are exchanged are worth: what a side gains of them. */
function valuesWorth(b: Board, a: ExchangedValue, c: ExchangedValue | undefined, env: Env): number {
  const of = (v: ExchangedValue): { seat: number; value: number }[] =>
    'life' in v
      ? seatsOf(b, v.life, env).map((seat) => ({ seat, value: b.view.players[seat].life }))
      : select(b, v.of, env).ids.map((id) => ({ seat: -1, value: b.object(id)?.[v.stat] ?? 0 }));
  const [x, y] = [...of(a), ...(c ? of(c) : [])];
  if (!x || !y) return 0;
  const gain = (seat: number, n: number): number => (seat < 0 ? 0 : b.stake(seat) * n * 0.4);
  return gain(x.seat, y.value - x.value) + gain(y.seat, x.value - y.value);
}

/** What the one is worth that comes for the other; both are of one player. */
function replaceWorth(b: Board, a: Selector, c: Selector, env: Env): number {
  const value = (sel: Selector): number | undefined => {
    const o = b.object(select(b, sel, env).ids[0] ?? 0);
    return o ? b.stake(o.owner) * permanentValue(b, o) : undefined;
  };
  const [goes, comes] = [value(a), value(c)];
  return goes === undefined || comes === undefined ? 0 : comes - goes;
}
