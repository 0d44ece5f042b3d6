/**
 * Decisions and answers. A game's kinds of decision (attackers, mulligan, …) are its own; each has one of seven **forms**, which say what
 * an answer looks like, so that a form to show, a check, a default and an enumeration exist for every kind there will ever be.
 */
import type { Message, MessageParam } from '@apnap/words';
import type { Id } from './ids.js';

export type { Message, MessageParam };

/** What is asked, by form. `O` is the game's own description of an option (JSON). */
export type Form<O> =
  /** Pick between `min` and `max` options; each at most once, or up to `each` times. */
  | { form: 'pick'; options: readonly O[]; min: number; max: number; each?: number }
  /** Put all options in an order, first first. */
  | { form: 'order'; options: readonly O[] }
  /** Divide `total` among the options, each at least `least[i]` and at most `most[i]`. */
  | { form: 'divide'; options: readonly O[]; total: number; least: readonly number[]; most: readonly number[] }
  /** A whole number from `min` to `max`. */
  | { form: 'number'; min: number; max: number }
  | { form: 'confirm' }
  /** One of these texts, too many to be picked from a list; with `open` they only come to mind first, and any other text will do (card names). */
  | { form: 'text'; texts: readonly string[]; open?: true }
  /** Pair items with partners: `allowed[i]` lists the partners of item i, at most `most[i]` of them at once. */
  | { form: 'pair'; options: readonly O[]; partners: readonly O[]; allowed: readonly (readonly number[])[]; most: readonly number[] };

export type Answer =
  | { pick: readonly number[] }
  | { order: readonly number[] }
  | { divide: readonly number[] }
  | { number: number }
  | { yes: boolean }
  | { text: string }
  | { pairs: readonly (readonly [number, number])[] };

/** What a procedure asks for. */
export interface Request<O = unknown> {
  /** Seat whose choice it is by the rules of the game. */
  seat: number;
  /** The game's name for this kind of decision. */
  kind: string;
  ask: Form<O>;
  /** Rule that calls for the decision. */
  rule: string;
  prompt: Message;
  /** What the decision is for: an object, an ability of it. */
  source?: Id;
  /** Who may see what is offered; absent: everybody may see that the decision is pending, only `seat` and who decides see its options. */
  visible?: 'all' | 'seat';
  /** Of a decision that waits beside others: `hidden`, and nobody else sees before the last answer whether it has been answered. Absent: that much is seen. */
  answered?: 'hidden';
  /** Answer used when nobody gives one. Absent: {@link defaultAnswer} of the form. */
  fallback?: Answer;
  /** Free data for the client (a payment plan, the event at hand). */
  detail?: unknown;
}

/** A request that is pending, numbered by a counter in the state. */
export interface Decision<O = unknown> extends Request<O> {
  id: number;
  /** Seat that is asked: `seat`, unless somebody else decides for it. */
  decider: number;
}

/**
 * Decisions that wait beside each other, in the order of the request. They are answered in any order, each unseen by the others, and carried out
 * together, in this order, when the last answer is there.
 */
export interface Together<O = unknown> {
  decisions: readonly Decision<O>[];
  /** By place: the answer that was given and waits for the others; null: none yet. */
  given: readonly (Answer | null)[];
}

/** Why something was refused: a message and the rule behind it. */
export interface Refusal {
  message: Message;
  rule: string;
}

const refuse = (id: string, params?: Record<string, MessageParam>): Refusal => ({ message: params ? { id, params } : { id }, rule: '' });

const isIndex = (n: unknown, length: number): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < length;

/** Any value as a short text for a message; values that can't be turned into text included. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 100) : typeof value === 'number' ? String(value) : typeof value;

/**
 * Checks an answer against exactly what was offered and brings it into normal form (picks and pairs sorted).
 * Unknown shapes of input are safe: anything may be passed as `answer`.
 */
export function checkAnswer(ask: Form<unknown>, answer: unknown): { ok: true; answer: Answer } | { ok: false; refusal: Refusal } {
  if (typeof answer !== 'object' || answer === null) return { ok: false, refusal: refuse('answer.shape', { form: ask.form }) };
  const result = checkers[ask.form](ask as never, answer as Record<string, unknown>);
  return 'message' in result ? { ok: false, refusal: result } : { ok: true, answer: result };
}

type FormOf<K extends Form<unknown>['form']> = Extract<Form<unknown>, { form: K }>;
type Checker<K extends Form<unknown>['form']> = (ask: FormOf<K>, answer: Record<string, unknown>) => Answer | Refusal;

const checkPick: Checker<'pick'> = (ask, answer) => {
  const pick = answer.pick;
  if (!Array.isArray(pick)) return refuse('answer.shape', { form: 'pick' });
  // for…of, not every(): a list with holes must not slip through.
  for (const n of pick) if (!isIndex(n, ask.options.length)) return refuse('answer.notOffered', { value: shown(n) });
  const sorted: number[] = pick.slice().sort((x, y) => x - y);
  const each = ask.each ?? 1;
  for (let i = 0; i < sorted.length; i++) {
    if (i >= each && sorted[i - each] === sorted[i]) return refuse('answer.tooOften', { value: sorted[i] });
  }
  if (sorted.length < ask.min || sorted.length > ask.max)
    return refuse('answer.count', { min: ask.min, max: ask.max, given: sorted.length });
  return { pick: sorted };
};

const checkOrder: Checker<'order'> = (ask, answer) => {
  const order = answer.order;
  const n = ask.options.length;
  if (!Array.isArray(order) || order.length !== n) return refuse('answer.shape', { form: 'order' });
  for (const i of order) if (!isIndex(i, n)) return refuse('answer.notOffered', { value: shown(i) });
  if (new Set(order).size !== n) return refuse('answer.notPermutation', { count: n });
  return { order: order.slice() };
};

const checkDivide: Checker<'divide'> = (ask, answer) => {
  const divide = answer.divide;
  if (!Array.isArray(divide) || divide.length !== ask.options.length) return refuse('answer.shape', { form: 'divide' });
  let sum = 0;
  for (let i = 0; i < divide.length; i++) {
    const n = divide[i];
    if (typeof n !== 'number' || !Number.isInteger(n) || n < ask.least[i] || n > ask.most[i]) {
      return refuse('answer.share', { index: i, least: ask.least[i], most: ask.most[i] });
    }
    sum += n;
  }
  if (sum !== ask.total) return refuse('answer.total', { total: ask.total, given: sum });
  return { divide: divide.slice() };
};

const checkPair: Checker<'pair'> = (ask, answer) => {
  const pairs = answer.pairs;
  if (!Array.isArray(pairs)) return refuse('answer.shape', { form: 'pair' });
  const used = new Map<number, number[]>();
  for (const pair of pairs) {
    if (!Array.isArray(pair) || pair.length !== 2 || !isIndex(pair[0], ask.options.length)) return refuse('answer.shape', { form: 'pair' });
    const [item, partner] = pair as [number, number];
    const mine = used.get(item) ?? [];
    if (!ask.allowed[item].includes(partner) || mine.includes(partner))
      return refuse('answer.notOffered', { value: `${item}-${shown(partner)}` });
    mine.push(partner);
    if (mine.length > ask.most[item]) return refuse('answer.tooOften', { value: item });
    used.set(item, mine);
  }
  const sorted = (pairs as [number, number][]).map(([a, b]) => [a, b] as const).sort((x, y) => x[0] - y[0] || x[1] - y[1]);
  return { pairs: sorted };
};

/** The longest text that is taken where any will do. */
const MOST_LETTERS = 200;
const isOpenText = (text: string): boolean => text !== '' && text.length <= MOST_LETTERS && text === text.trim();

const checkers: { [K in Form<unknown>['form']]: Checker<K> } = {
  pick: checkPick,
  order: checkOrder,
  divide: checkDivide,
  pair: checkPair,
  number: (ask, answer) => {
    const n = answer.number;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < ask.min || n > ask.max)
      return refuse('answer.range', { min: ask.min, max: ask.max });
    return { number: n };
  },
  confirm: (_, answer) => (typeof answer.yes === 'boolean' ? { yes: answer.yes } : refuse('answer.shape', { form: 'confirm' })),
  text: (ask, answer) =>
    typeof answer.text === 'string' && (ask.texts.includes(answer.text) || (ask.open === true && isOpenText(answer.text)))
      ? { text: answer.text }
      : refuse('answer.notOffered', { value: shown(answer.text) }),
};

/** The answer a request gets when nobody answers: its own fallback, or the least that the form allows. */
export function defaultAnswer(request: Request): Answer {
  if (request.fallback) return request.fallback;
  const ask = request.ask;
  switch (ask.form) {
    case 'pick':
      // Each option once before any is repeated.
      return { pick: Array.from({ length: ask.min }, (_, i) => i % ask.options.length).sort((x, y) => x - y) };
    case 'order':
      return { order: ask.options.map((_, i) => i) };
    case 'divide':
      return { divide: fillShares(ask.total, ask.least, ask.most) };
    case 'number':
      return { number: ask.min };
    case 'confirm':
      return { yes: false };
    case 'text':
      return { text: ask.texts[0] };
    case 'pair':
      return { pairs: [] };
  }
}

/** Least shares, and the rest from the first on. */
export function fillShares(total: number, least: readonly number[], most: readonly number[]): number[] {
  const shares = least.slice();
  let rest = total - shares.reduce((x, y) => x + y, 0);
  for (let i = 0; i < shares.length && rest > 0; i++) {
    const more = Math.min(rest, most[i] - shares[i]);
    shares[i] += more;
    rest -= more;
  }
  return shares;
}
