/** A choice that several share, put into parts: what is asked of each about what is his, and an answer in which his part is as he says (CR 805.2). */
import type { Answer, Form } from '@apnap/kernel';

/** The options that are somebody's to speak of, by their places, ascending; 'all': it can't be put into parts. */
export type Part = readonly number[] | 'all';

/** Those of somebody's options about which there is something to say; null: there is nothing. */
export function partAmong(ask: Form<unknown>, own: readonly number[]): Part | null {
  switch (ask.form) {
    case 'pair': {
      const free = own.filter((i) => ask.allowed[i].length > 0);
      return free.length > 0 ? free : null;
    }
    case 'order':
      return own.length > 1 ? own : null;
    case 'pick':
    case 'divide':
    case 'number':
    case 'confirm':
    case 'text':
      return 'all';
    default:
      return ask satisfies never;
  }
}

/** What is asked of somebody: the same question about his part of it. */
export function askOfPart<O>(ask: Form<O>, part: Part): Form<O> {
  if (part === 'all') return ask;
  switch (ask.form) {
    case 'pair':
      return {
        ...ask,
        options: part.map((i) => ask.options[i]),
        allowed: part.map((i) => ask.allowed[i]),
        most: part.map((i) => ask.most[i]),
      };
    case 'order':
      return { ...ask, options: part.map((i) => ask.options[i]) };
    case 'pick':
    case 'divide':
    case 'number':
    case 'confirm':
    case 'text':
      return ask;
    default:
      return ask satisfies never;
  }
}

/** An answer to {@link askOfPart} by the places of the whole question. */
export function inWhole(answer: Answer, part: Part): Answer {
  if (part === 'all') return answer;
  if ('pairs' in answer) return { pairs: answer.pairs.map(([i, partner]) => [part[i], partner] as const) };
  if ('order' in answer) return { order: answer.order.map((i) => part[i]) };
  return answer;
}

/**
 * An answer in which one part is as somebody says: what is paired is paired as he says, and what is put in an order keeps its places among the others and
 * is in his order there.
 * @param theirs by the places of the whole question
 */
export function withPart(answer: Answer, theirs: Answer, part: Part): Answer {
  if (part === 'all') return theirs;
  const own = new Set(part);
  if ('pairs' in answer && 'pairs' in theirs) {
    const pairs = [...answer.pairs.filter(([i]) => !own.has(i)), ...theirs.pairs.filter(([i]) => own.has(i))];
    return { pairs: pairs.sort((x, y) => x[0] - y[0] || x[1] - y[1]) };
  }
  if ('order' in answer && 'order' in theirs) {
    const next = theirs.order.filter((i) => own.has(i)).values();
    return { order: answer.order.map((i) => (own.has(i) ? (next.next().value ?? i) : i)) };
  }
  return answer;
}
