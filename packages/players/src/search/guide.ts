/** Steps of a line: what its seat answers at decisions after the first, said so that it holds in every world. */
import type { Answer, Form } from '@apnap/kernel';
import type { Asked } from '../player.js';
import type { Craft } from './craft.js';

/** An answer by what its options are instead of by their numbers; null: what the rules of thumb say. */
export type Step = string | null;

const nameOf = (option: unknown): string => JSON.stringify(option);

/** An answer as a step: equal steps mean the same in worlds whose options are numbered otherwise. */
export function stepOf(d: Pick<Asked, 'kind' | 'ask'>, answer: Answer): string {
  const ask = d.ask as Form<unknown>;
  if ('pick' in answer && ask.form === 'pick') return JSON.stringify([d.kind, 'pick', answer.pick.map((i) => nameOf(ask.options[i]))]);
  if ('pairs' in answer && ask.form === 'pair')
    return JSON.stringify([d.kind, 'pairs', answer.pairs.map(([i, k]) => [nameOf(ask.options[i]), nameOf(ask.partners[k])])]);
  return JSON.stringify([d.kind, 'as is', answer]);
}

/** The answer a step means at a decision; null where the decision is another or lacks an option of it. */
export function answerOf(d: Pick<Asked, 'kind' | 'ask'>, step: string): Answer | null {
  const ask = d.ask as Form<unknown>;
  const [kind, form, what] = JSON.parse(step) as [string, string, unknown];
  if (kind !== d.kind) return null;
  if (form === 'as is') return what as Answer;
  if (form === 'pick' && ask.form === 'pick') {
    const pick = indicesOf(ask.options, what as string[]);
    return pick && { pick: pick.sort((x, y) => x - y) };
  }
  if (form !== 'pairs' || ask.form !== 'pair') return null;
  const named = what as [string, string][];
  const left = indicesOf(
    ask.options,
    named.map(([o]) => o),
  );
  if (!left) return null;
  const names = ask.partners.map(nameOf);
  const pairs = named.map(([, p], n) => [left[n], names.indexOf(p)] as const);
  return pairs.some(([, k]) => k < 0) ? null : { pairs: pairs.slice().sort((x, y) => x[0] - y[0] || x[1] - y[1]) };
}

/** An index for each name, none twice unless the same thing is named twice in a row of pairs; null when one is missing. */
function indicesOf(options: readonly unknown[], wanted: readonly string[]): number[] | null {
  const names = options.map(nameOf);
  const used = new Map<string, number>();
  const out: number[] = [];
  for (const name of wanted) {
    const i = names.indexOf(name, (used.get(name) ?? -1) + 1);
    const at = i < 0 ? used.get(name) : i;
    if (at === undefined) return null;
    used.set(name, at);
    out.push(at);
  }
  return out;
}

/** Leads the seat that searches along a line in one playout, as long as the turn lasts and the line holds. */
export class Guide<V> {
  private at = 0;

  constructor(
    private readonly craft: Pick<Craft<V, never, never>, 'asked' | 'isMajor' | 'turn' | 'worthThinking'>,
    private readonly seat: number,
    private readonly turn: number,
    private readonly steps: readonly Step[],
  ) {}

  /** Whether all steps were taken, so that whatever comes next is open. */
  get done(): boolean {
    return this.at >= this.steps.length;
  }

  /** The decision, where it is one that lines are made of: what the seat does or declares in this turn, where that is worth a thought; else null. */
  concerned(view: V): Asked | null {
    const { craft } = this;
    const { decision: d } = craft.asked(view);
    return d?.ask && craft.isMajor(d) && d.seat === this.seat && craft.turn(view) === this.turn && craft.worthThinking(view, d) ? d : null;
  }

  /** What the line says here; null: nothing, the rules of thumb answer. A line that can't be followed ends. */
  next(view: V): Answer | null {
    const d = this.done ? null : this.concerned(view);
    if (!d) return null;
    const step = this.steps[this.at++];
    if (step === null) return null;
    const answer = answerOf(d, step);
    if (!answer) this.at = this.steps.length;
    return answer;
  }
}
