/** Assist (CR 702.132): another player may pay for generic mana in the cost of the spell. */
import type { ManaSymbol } from '@apnap/ability';
import { ask, type Id, seatEntity, seatOf } from '@apnap/kernel';
import { chooseFrom } from '../events/choose.js';
import { NO_PURPOSE } from '../mana/means.js';
import { payMana } from '../mana/pay.js';
import { boardOf } from '../mana/sources.js';
import { canPayBoard, type PaymentCost } from '../payment/solver.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { hasKeyword } from '../reading/traits.js';
import { must, othersInRange, player } from '../state/access.js';
import type { G } from '../state/log.js';
import type { ManaUnit } from '../state/objects.js';
import type { State } from '../state/types.js';

const genericOf = (cost: PaymentCost): number => cost.symbols.reduce((n, m) => n + (m.sym === 'generic' ? m.n : 0), 0);

/** The cost with so much less generic mana. */
function less(cost: PaymentCost, by: number): PaymentCost {
  let left = by;
  const symbols = cost.symbols.map((m): ManaSymbol => {
    if (m.sym !== 'generic' || left === 0) return m;
    const n = Math.min(m.n, left);
    left -= n;
    return { sym: 'generic', n: m.n - n };
  });
  return { ...cost, symbols };
}

/** How much generic mana the player could pay of so much. */
function means(s: State, seat: number, upTo: number): number {
  const board = boardOf(s, seat, NO_PURPOSE);
  let n = 0;
  while (n < upTo && canPayBoard(board, { symbols: [{ sym: 'generic', n: n + 1 }] }, player(s, seat).life)) n++;
  return n;
}

const assisted = (s: State, spell: Id): boolean => hasKeyword({ s }, characteristicsOf(s, must(s, spell)), 'assist');

/** The least that might be left for the caster to pay: what is asked when it is judged whether the spell could be cast. */
export function leastWithAssist(s: State, seat: number, spell: Id, cost: PaymentCost): PaymentCost {
  const generic = genericOf(cost);
  if (generic === 0 || !assisted(s, spell)) return cost;
  return less(cost, Math.max(0, ...othersInRange(s, seat).map((p) => means(s, p, generic))));
}

interface Assisted {
  cost: PaymentCost;
  mana: string;
  sources: readonly Id[];
  /** Mana of the other player with which more comes than paying. */
  riders: readonly ManaUnit[];
  helper: number;
}

/** CR 702.132a: the caster may choose another player, who may pay for any amount of the generic mana. Returns what is left, and the mana spent. */
export function assist(g: G, seat: number, spell: Id, cost: PaymentCost): Assisted {
  const generic = genericOf(cost);
  const none: Assisted = { cost, mana: '', sources: [], riders: [], helper: seat };
  if (generic === 0 || !assisted(g.s, spell)) return none;
  const others = othersInRange(g.s, seat).filter((p) => means(g.s, p, 1) > 0);
  const chosen = chooseFrom(g, seat, others.map(seatEntity), 0, 1, spell, 'ask.assist', '702.132a')[0];
  if (chosen === undefined) return none;
  const helper = seatOf(chosen);
  const max = means(g.s, helper, generic);
  const answer = ask(g, {
    seat: helper,
    kind: 'number',
    ask: { form: 'number', min: 0, max },
    rule: '702.132a',
    prompt: { id: 'ask.assistAmount', params: { max } },
    source: spell,
    visible: 'all',
  });
  const n = 'number' in answer ? answer.number : 0;
  if (n === 0) return none;
  const paid = payMana(g, {
    seat: helper,
    cost: { symbols: [{ sym: 'generic', n }] },
    purpose: NO_PURPOSE,
    source: spell,
    rule: '702.132a',
    keep: () => [],
  });
  return paid.paid ? { cost: less(cost, n), mana: paid.mana, sources: paid.sources, riders: paid.riders, helper } : none;
}
