/**
 * The generic text form of a decision: every form can be shown as numbered lines and answered by a line of text, so that no kind of decision,
 * however new, can leave a player without a way to answer. Options are numbered from 1.
 */
import { type Answer, checkAnswer, type Form, type Refusal } from './decision.js';

/** How a form is answered in text; `id` is a message of the catalogues of whoever shows it. */
export interface TextForm {
  /** One line per option, without its number. */
  options: string[];
  /** For pairs: the partners. */
  partners: string[];
  hint: { id: string; params: Record<string, number> };
}

/** A decision as lines of text. `label` describes one option in the reader's language. */
export function textForm(ask: Form<unknown>, label: (option: unknown) => string): TextForm {
  const form = (
    id: string,
    params: Record<string, number> = {},
    options: readonly unknown[] = [],
    partners: readonly unknown[] = [],
  ): TextForm => ({
    options: options.map(label),
    partners: partners.map(label),
    hint: { id, params },
  });
  switch (ask.form) {
    case 'pick':
      return form('form.pick', { min: ask.min, max: ask.max }, ask.options);
    case 'order':
      return form('form.order', { count: ask.options.length }, ask.options);
    case 'divide':
      return form('form.divide', { total: ask.total }, ask.options);
    case 'number':
      return form('form.number', { min: ask.min, max: ask.max });
    case 'confirm':
      return form('form.confirm');
    case 'text':
      return form('form.text', { count: ask.texts.length });
    case 'pair':
      return form('form.pair', {}, ask.options, ask.partners);
  }
}

const YES: ReadonlySet<string> = new Set(['y', 'yes', '1', '是', 'true']);
const NO: ReadonlySet<string> = new Set(['n', 'no', '0', '否', 'false']);

/**
 * Reads an answer from text: `2` or `1 3` (pick, order: numbers of options), `2/1` or `2 1` (divide), a number, `y`/`n`, a text, or pairs like
 * `1>2 3>1`. An empty line picks nothing, or no pairs.
 */
export function readAnswer(ask: Form<unknown>, text: string): { ok: true; answer: Answer } | { ok: false; refusal: Refusal } {
  const line = text.trim();
  return checkAnswer(ask, rawAnswer(ask, line));
}

function rawAnswer(ask: Form<unknown>, line: string): unknown {
  const numbers = line === '' ? [] : line.split(/[\s,，、/]+/).map(Number);
  switch (ask.form) {
    case 'pick':
      return { pick: numbers.map((n) => n - 1) };
    case 'order':
      return { order: numbers.map((n) => n - 1) };
    case 'divide':
      return { divide: numbers };
    case 'number':
      return { number: numbers.length === 1 ? numbers[0] : Number.NaN };
    case 'confirm':
      return { yes: YES.has(line.toLowerCase()) ? true : NO.has(line.toLowerCase()) ? false : undefined };
    case 'text':
      return { text: line };
    case 'pair':
      return { pairs: line === '' ? [] : line.split(/[\s,，、]+/).map((p) => p.split('>').map((n) => Number(n) - 1)) };
  }
}

/** The text that {@link readAnswer} reads back as this answer. */
export function writeAnswer(answer: Answer): string {
  if ('pick' in answer) return answer.pick.map((i) => i + 1).join(' ');
  if ('order' in answer) return answer.order.map((i) => i + 1).join(' ');
  if ('divide' in answer) return answer.divide.join('/');
  if ('number' in answer) return String(answer.number);
  if ('yes' in answer) return answer.yes ? 'y' : 'n';
  if ('text' in answer) return answer.text;
  return answer.pairs.map(([a, b]) => `${a + 1}>${b + 1}`).join(' ');
}
