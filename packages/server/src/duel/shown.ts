/** A duel as a client draws it: what the seat may see, with what its cards say. */
import type { DuelCardView, DuelOptionView, DuelPlacedView, DuelSideView, DuelView } from '@apnap/protocol';
import type { DuelOption, Printed, SeenCard, SeenPlayer, State, View } from '@apnap/yugioh';
import type { DuelBook } from './book.js';

/** Cards that were met, by their numbers. */
type Met = Set<number>;

const all = (met: Met, ids: readonly number[] | number): number[] | number => (typeof ids === 'number' ? ids : open(met, ids));

function open(met: Met, ids: readonly number[]): number[] {
  for (const id of ids) met.add(id);
  return ids.slice();
}

function placed(met: Met, c: SeenCard, turn: number): DuelPlacedView {
  const { zone, pos, card, since, materials, counters, ...rest } = c;
  if (card !== undefined) met.add(card);
  return {
    at: zone,
    pos: pos as DuelPlacedView['pos'],
    ...(card === undefined ? {} : { card }),
    ...(since === turn ? { fresh: true } : {}),
    ...(materials ? { materials: open(met, materials) } : {}),
    ...(counters ? { counters: { ...counters } } : {}),
    ...rest,
  };
}

const side = (met: Met, p: SeenPlayer, turn: number): DuelSideView => ({
  lp: p.lp,
  deck: p.deck,
  hand: all(met, p.hand),
  extra: { down: all(met, p.extra.faceDown), up: open(met, p.extra.faceUp) },
  grave: open(met, p.grave),
  banished: { up: open(met, p.banished.faceUp), down: all(met, p.banished.faceDown) },
  field: p.field.map((c) => placed(met, c, turn)),
});

function option(met: Met, o: DuelOption): DuelOptionView {
  if (o.card !== undefined) met.add(o.card);
  const { do: does, card, at, zone, position, text } = o;
  return {
    ...(does === undefined ? {} : { do: does }),
    ...(card === undefined ? {} : { card }),
    ...(at === undefined ? {} : { at }),
    ...(text === undefined ? {} : { text }),
    ...(zone === undefined ? {} : { zone }),
    ...(position === undefined ? {} : { position: position as 'attack' | 'defense' | 'set' }),
  };
}

/** What the seat is offered, by what it is about. */
function options(met: Met, v: View): DuelOptionView[] {
  const ask = v.decisions.find((d) => d.decider === v.seat)?.ask;
  return ask?.form === 'pick' || ask?.form === 'order' ? ask.options.map((o) => option(met, o as DuelOption)) : [];
}

/** Tokens of the duel, by their numbers. */
const tokensOf = (s: State): Map<number, Printed> =>
  new Map([...s._pool.tokens.values()].map((i) => [s._pool.cards[i].printed.id, s._pool.cards[i].printed]));

/** @param v the view of the seat; of who sees all, each player as he sees himself */
export function duelView(v: View, state: State, book: DuelBook): DuelView {
  const met: Met = new Set();
  const view = {
    turn: v.turn,
    active: v.active,
    phase: v.phase,
    sides: [side(met, v.players[0], v.turn), side(met, v.players[1], v.turn)] as [DuelSideView, DuelSideView],
    chain: v.chain.map((l) => {
      met.add(l.card);
      return { ...l, targets: l.targets.slice() };
    }),
    attack: v.attack,
    options: options(met, v),
    ...(v.tributes
      ? { tributes: { worths: v.tributes.worths.slice(), need: v.tributes.need, frees: v.tributes.frees?.slice() ?? null } }
      : {}),
    extraZones: v.rules.extraZones,
    pendulumZones: v.rules.pendulum === 'own',
  };
  const tokens = tokensOf(state);
  const cards: Record<string, DuelCardView> = {};
  for (const id of met) cards[id] = book.view(id, tokens.get(id));
  return { ...view, cards };
}
