/** Priority and the stack (CR 117, 405, 601-608): who may act, what resolves, what does not use the stack. */
import { objectView } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { because } from '../because.js';
import { ANNA, type Bench, landsFor, NAMES, NICO, put } from '../bench.js';
import { nameOf, say } from '../said.js';
import { changesOf, effectOf, isCreature, type Stock, type Stocked, targetOf } from '../stock.js';
import { benchOf, type Family, several } from './family.js';

/** Instants that change a creature's numbers. */
const pumps = (s: Stock) =>
  s.those('pumps', (c) => c.face.types.includes('Instant') && changesOf(c)?.every((m) => m.mod === 'pt') === true);

/** Instants that deal a fixed amount of damage to one creature, whatever it is like. */
const burns = (s: Stock) =>
  s.those('burns', (c) => {
    const e = effectOf(c);
    const t = targetOf(c);
    return (
      c.face.types.includes('Instant') &&
      e?.do === 'damage' &&
      typeof e.amount === 'number' &&
      t?.what.is === 'type' &&
      t.what.type === 'Creature'
    );
  });

const bounces = (s: Stock) =>
  s.those('bounces of any', (c) => {
    const e = effectOf(c);
    const t = targetOf(c);
    return c.face.types.includes('Instant') && e?.do === 'move' && e.to === 'hand' && t?.what.is === 'type' && t.what.type === 'Creature';
  });

/** What happens when whoever has priority passes, told by what the engine then does. */
function consequence(b: Bench): Text {
  const stack = b.state.stack.length;
  const top = b.state.stack.at(-1);
  const name = top === undefined ? null : objectView(b.state, top);
  const step = b.state.turn.step;
  const next = b.again();
  next.pass();
  if (next.state.stack.length < stack && name) return say('happens.resolves', { spell: nameOf(name), player: NAMES[next.pending.seat] });
  if (next.state.turn.step !== step) return say('happens.stepEnds');
  return say('happens.priority', { player: NAMES[next.pending.seat] });
}

/** CR 117.3, 117.4: who gets priority, and what happens when all pass. */
export const priority: Family = (kit) => {
  const { chance, level, stock } = kit;
  const active = level === 1 ? ANNA : chance.pick([ANNA, NICO]);
  const body = chance.pick(stock.plain);
  const spells = several(chance, level === 3 ? 2 : 1, pumps(stock));
  const hands = [ANNA, NICO].map((seat) => spells.filter((_, i) => (i % 2 === 0 ? active : 1 - active) === seat));
  const place = [
    ...put(active, 'battlefield', [body]),
    ...[ANNA, NICO].flatMap((seat) => [
      ...landsFor(
        seat,
        hands[seat].map((c) => c.cost),
      ),
      ...put(seat, 'hand', hands[seat]),
    ]),
  ];
  const b = benchOf(kit, { place, first: active });
  const state = b.state;
  const id = b.perm(body.name).id;
  const told: Text[] = [];
  const casts = level === 1 && chance.oneIn(4) ? [] : spells;
  for (const [i, c] of casts.entries()) {
    const seat = i % 2 === 0 ? active : 1 - active;
    b.cast(seat, c.name, [id]);
    told.push(say('told.casts', { player: NAMES[seat], spell: nameOf(c) }));
  }
  // So many pass before the question; the last pass is what is asked about.
  const passes = chance.below(casts.length === 0 ? 2 : 3);
  for (let n = 0; n < passes; n++) {
    told.push(say('told.passes', { player: NAMES[b.pending.seat] }));
    b.pass();
    if (b.pending.kind !== 'act') return null;
  }
  const who = b.pending.seat;
  told.push(say('told.passesNow', { player: NAMES[who] }));
  const right = consequence(b);
  const top = casts.map(nameOf);
  const all: Text[] = [
    say('happens.priority', { player: NAMES[1 - who] }),
    say('happens.priority', { player: NAMES[who] }),
    say('happens.stepEnds'),
    ...top.flatMap((spell) => [ANNA, NICO].map((seat) => say('happens.resolves', { spell, player: NAMES[seat] }))),
    ...(top.length === 0 ? [say('happens.turnEnds')] : [say('happens.allResolve')]),
  ];
  return {
    state,
    told,
    ask: say('ask.happens'),
    right,
    wrong: chance.shuffled(all),
    why: [because('why.passes', ['117.4']), because('why.whoNext', ['117.3b', '117.3c', '117.3d'])],
  };
};

interface Cast {
  seat: number;
  card: Stocked;
}

/** How the creature is, once all is over. */
function outcome(b: Bench, id: number, body: Stocked): Text {
  if (!b.isThere(id)) {
    const hand = b.state.players.rows.some((p) => p.hand.some((x) => objectView(b.state, x).name === body.name));
    return say(hand ? 'is.inHand' : 'is.dead');
  }
  const o = objectView(b.state, id);
  return o.damage > 0
    ? say('is.damaged', { pt: `${o.power}/${o.toughness}`, n: o.damage })
    : say('is.there', { pt: `${o.power}/${o.toughness}` });
}

function played(b: Bench, casts: readonly Cast[], id: number, body: Stocked, oneByOne: boolean): Text | null {
  const line = b.again();
  try {
    for (const { seat, card } of casts) {
      if (oneByOne && !line.isThere(id)) break;
      line.cast(seat, card.name, [id]);
      if (oneByOne) line.resolveAll();
    }
    line.resolveAll();
    return outcome(line, id, body);
  } catch {
    return null;
  }
}

/** CR 405.5, 608: last in, first out; what has no legal target any more does nothing. */
export const stack: Family = (kit) => {
  const { chance, level, stock } = kit;
  const body = chance.pick(stock.plain.filter((c) => c.toughness >= 2));
  const cards = several(chance, level + 1, burns(stock), pumps(stock), level === 1 ? pumps(stock) : bounces(stock), burns(stock));
  const casts = chance.shuffled(cards).map((card, i): Cast => ({ card, seat: i % 2 === 0 ? NICO : ANNA }));
  const hand = (seat: number) => casts.filter((c) => c.seat === seat).map((c) => c.card);
  const place = [
    ...put(ANNA, 'battlefield', [body]),
    ...[ANNA, NICO].flatMap((seat) => [
      ...landsFor(
        seat,
        hand(seat).map((c) => c.cost),
      ),
      ...put(seat, 'hand', hand(seat)),
    ]),
  ];
  const b = benchOf(kit, { place, first: NICO });
  const id = b.perm(body.name).id;
  const right = played(b, casts, id, body, false);
  if (!right) return null;
  // As though the first were the first to resolve; and with one of them forgotten.
  const fifo = played(b, casts, id, body, true);
  const forgotten = casts.map((_, i) =>
    played(
      b,
      casts.filter((x, j) => j !== i && x),
      id,
      body,
      false,
    ),
  );
  const others = [
    say('is.dead'),
    say('is.inHand'),
    say('is.there', { pt: `${body.power}/${body.toughness}` }),
    say('is.there', { pt: `${body.power + 1}/${body.toughness + 1}` }),
  ];
  return {
    state: b.state,
    told: casts.map(({ seat, card }, i) =>
      say(i === 0 ? 'told.castsAt' : 'told.responds', { player: NAMES[seat], spell: nameOf(card), on: nameOf(body) }),
    ),
    ask: say('ask.outcome', { name: nameOf(body) }),
    right,
    wrong: [...[fifo, ...forgotten].flatMap((x) => x ?? []), ...others],
    why: [
      because('why.lastFirst', ['405.5', '608.1'], { list: casts.map(({ card }) => nameOf(card)).reverse() }),
      because('why.fizzles', ['608.2b']),
    ],
  };
};

/** Creatures with one activated ability that costs nothing but being tapped; whether that adds mana. */
const tappers = (s: Stock, mana: boolean) =>
  s.those(`tappers ${mana}`, (c) => {
    const [only, more] = c.face.abilities;
    if (more !== undefined || only?.kind !== 'activated' || !(isCreature(c) || c.face.types.includes('Artifact'))) return false;
    const free = only.cost.length === 1 && only.cost[0].pay === 'self' && only.cost[0].verb === 'tap';
    const adds = only.program.effect.do === 'mana';
    return free && adds === mana && only.timing === 'instant' && only.condition === undefined && (mana || only.program.targets.length <= 1);
  });

/** CR 605: mana abilities resolve at once; nobody can respond. */
export const mana: Family = (kit) => {
  const { chance, level, stock } = kit;
  const odd = level === 1 ? 'stack' : chance.pick(['stack', 'mana'] as const);
  const one = chance.pick(tappers(stock, odd === 'mana'));
  const rest = several(chance, 3, tappers(stock, odd !== 'mana'));
  const cards = chance.shuffled([one, ...rest]);
  const b = benchOf(kit, { place: [...put(ANNA, 'battlefield', cards), ...put(NICO, 'battlefield', [chance.pick(stock.plain)])] });
  const usesStack = (c: Stocked): boolean | null => {
    const o = b.perm(c.name, ANNA);
    const found = b.options.find((x) => (x.act === 'activate' || x.act === 'mana') && x.object === o.id);
    return found ? found.act === 'activate' : null;
  };
  const uses = cards.map(usesStack);
  if (uses.includes(null) || uses.filter((u) => u === (odd === 'stack')).length !== 1) return null;
  return {
    state: b.state,
    told: [],
    ask: say(odd === 'stack' ? 'ask.usesStack' : 'ask.manaAbility'),
    right: nameOf(cards[uses.indexOf(odd === 'stack')]),
    wrong: cards.filter((_, i) => uses[i] !== (odd === 'stack')).map(nameOf),
    why: [because('why.manaAbility', ['605.1a', '605.3b']), ...(level > 1 ? [because('why.usesStack', ['602.2a'])] : [])],
  };
};
