/** The answer that is being put together for a decision, by form; pure, so that each surface (board, list, keyboard) makes the same moves. */
import type { Answer, Ask } from '@apnap/protocol';

export interface Draft {
  /** How often each option is picked. */
  picked: number[];
  order: number[];
  shares: number[];
  number: number;
  text: string;
  pairs: [number, number][];
  /** Option of a pair that waits for its partner; -1: none. */
  held: number;
}

export type Move =
  | { pick: number }
  | { unpick: number }
  | { clear: true }
  | { share: number; by: number }
  | { number: number }
  | { text: string }
  | { hold: number }
  | { partner: number }
  | { unpair: number }
  | { pair: [number, number] }
  | { pairs: [number, number][] }
  | { swap: [number, number] }
  /** An answer becomes the draft, where it is one of this form. */
  | { take: Answer };

/** An empty draft, or the one that the fallback would be for orders, shares and numbers. */
export function begin(ask: Ask, fallback: Answer | null): Draft {
  const empty: Draft = { picked: [], order: [], shares: [], number: 0, text: '', pairs: [], held: -1 };
  switch (ask.form) {
    case 'pick':
      return { ...empty, picked: ask.options.map(() => 0) };
    case 'order':
      return { ...empty, order: ask.options.map((_, i) => i) };
    case 'divide':
      return { ...empty, shares: fallback && 'divide' in fallback ? [...fallback.divide] : [...ask.least] };
    case 'number':
      return { ...empty, number: fallback && 'number' in fallback ? fallback.number : ask.min };
    case 'confirm':
    case 'text':
    case 'pair':
      return empty;
  }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const set = (list: readonly number[], i: number, n: number): number[] => list.map((x, j) => (j === i ? n : x));

/** How many picks are made. */
export const pickedCount = (d: Draft): number => sum(d.picked);

function pickMove(ask: Extract<Ask, { form: 'pick' }>, d: Draft, i: number): Draft {
  const each = ask.each ?? 1;
  if (each === 1 && d.picked[i] > 0) return { ...d, picked: set(d.picked, i, 0) };
  if (d.picked[i] >= each) return d;
  // With one to pick, another click changes the mind.
  if (ask.max === 1) return { ...d, picked: d.picked.map((_, j) => (j === i ? 1 : 0)) };
  return pickedCount(d) >= ask.max ? d : { ...d, picked: set(d.picked, i, d.picked[i] + 1) };
}

function partnerMove(ask: Extract<Ask, { form: 'pair' }>, d: Draft, partner: number): Draft {
  const i = d.held;
  if (i < 0 || !ask.allowed[i]?.includes(partner)) return d;
  if (d.pairs.some(([a, b]) => a === i && b === partner))
    return { ...d, pairs: d.pairs.filter(([a, b]) => a !== i || b !== partner), held: -1 };
  const mine = d.pairs.filter(([a]) => a === i);
  const others = d.pairs.filter(([a]) => a !== i);
  const kept = mine.length >= ask.most[i] ? mine.slice(1 + mine.length - ask.most[i]) : mine;
  return { ...d, pairs: [...others, ...kept, [i, partner]], held: mine.length + 1 < ask.most[i] ? i : -1 };
}

/** A click on an option of a pair: with one partner possible it is paired or unpaired at once, else held until the partner is clicked. */
function holdMove(ask: Extract<Ask, { form: 'pair' }>, d: Draft, i: number): Draft {
  if (d.held === i) return { ...d, held: -1 };
  const mine = d.pairs.filter(([a]) => a === i);
  if (mine.length > 0 && mine.length >= ask.most[i]) return { ...d, pairs: d.pairs.filter(([a]) => a !== i), held: -1 };
  if (ask.allowed[i].length === 1) return partnerMove(ask, { ...d, held: i }, ask.allowed[i][0]);
  return { ...d, held: i };
}

/** A draft that is the answer. */
function taken(ask: Ask, d: Draft, answer: Answer): Draft {
  if ('pairs' in answer && ask.form === 'pair') return { ...d, pairs: answer.pairs.map(([a, b]): [number, number] => [a, b]), held: -1 };
  if ('order' in answer && ask.form === 'order') return { ...d, order: [...answer.order] };
  if ('pick' in answer && ask.form === 'pick')
    return { ...d, picked: ask.options.map((_, i) => answer.pick.filter((p) => p === i).length) };
  if ('divide' in answer && ask.form === 'divide') return { ...d, shares: [...answer.divide] };
  if ('number' in answer && ask.form === 'number') return { ...d, number: answer.number };
  return 'text' in answer && ask.form === 'text' ? { ...d, text: answer.text } : d;
}

/** The draft after a move; moves that fit no form or break a limit change nothing. */
export function step(ask: Ask, d: Draft, m: Move): Draft {
  if ('take' in m) return taken(ask, d, m.take);
  if ('clear' in m) return { ...d, picked: d.picked.map(() => 0), pairs: [], held: -1 };
  return moved(ask, d, m);
}

function moved(ask: Ask, d: Draft, m: Exclude<Move, { take: Answer } | { clear: true }>): Draft {
  if ('pick' in m) return ask.form === 'pick' ? pickMove(ask, d, m.pick) : d;
  if ('unpick' in m) return d.picked[m.unpick] > 0 ? { ...d, picked: set(d.picked, m.unpick, d.picked[m.unpick] - 1) } : d;
  if ('share' in m) {
    if (ask.form !== 'divide') return d;
    const n = d.shares[m.share] + m.by;
    const fits = n >= ask.least[m.share] && n <= ask.most[m.share] && sum(d.shares) + m.by <= ask.total;
    return fits ? { ...d, shares: set(d.shares, m.share, n) } : d;
  }
  if ('number' in m) return ask.form === 'number' ? { ...d, number: Math.min(ask.max, Math.max(ask.min, Math.round(m.number) || 0)) } : d;
  if ('text' in m) return { ...d, text: m.text };
  if ('swap' in m) {
    const [a, b] = m.swap;
    if (a < 0 || b < 0 || a >= d.order.length || b >= d.order.length) return d;
    const order = d.order.filter((_, i) => i !== a);
    order.splice(b, 0, d.order[a]);
    return { ...d, order };
  }
  if (ask.form !== 'pair') return d;
  if ('hold' in m) return holdMove(ask, d, m.hold);
  if ('partner' in m) return partnerMove(ask, d, m.partner);
  if ('pair' in m)
    return d.pairs.some(([a, b]) => a === m.pair[0] && b === m.pair[1])
      ? d
      : { ...partnerMove(ask, { ...d, held: m.pair[0] }, m.pair[1]), held: -1 };
  if ('pairs' in m) return { ...d, pairs: m.pairs, held: -1 };
  return { ...d, pairs: d.pairs.filter(([a]) => a !== m.unpair), held: -1 };
}

/** The answer the draft is; null while it is not one. */
export function answerOf(ask: Ask, d: Draft): Answer | null {
  switch (ask.form) {
    case 'pick': {
      const pick = d.picked.flatMap((n, i) => Array.from({ length: n }, () => i));
      return pick.length >= ask.min && pick.length <= ask.max ? { pick } : null;
    }
    case 'order':
      return { order: d.order };
    case 'divide':
      return sum(d.shares) === ask.total ? { divide: d.shares } : null;
    case 'number':
      return { number: d.number };
    case 'confirm':
      return null;
    case 'text':
      return d.text && (ask.many || ask.texts.includes(d.text)) ? { text: d.text } : null;
    case 'pair':
      return { pairs: [...d.pairs].sort((x, y) => x[0] - y[0] || x[1] - y[1]) };
  }
}

/** Options that a click on an object or player may mean. */
export function optionsOf(ask: Ask | null, entity: number): number[] {
  if (!ask || !('options' in ask)) return [];
  return ask.options.flatMap((o, i) => (o.entity === entity ? [i] : []));
}

/** Partners of a pair that a click on an object or player may mean. */
export function partnersOf(ask: Ask | null, entity: number): number[] {
  return ask?.form === 'pair' ? ask.partners.flatMap((o, i) => (o.entity === entity ? [i] : [])) : [];
}
