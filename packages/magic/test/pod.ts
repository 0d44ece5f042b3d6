/** Games of more than two seats in tests. */
import { type Answer, defaultAnswer } from '@apnap/kernel';
import { live, type MagicSetup, objectView, type State } from '../src/index.js';
import { game } from './kit.js';

type Decision = NonNullable<State['pending']>;

/** A game of several seats driven by what each seat wants to do; everything else is passed or left to the default. */
export class Pod {
  state: State;
  readonly confirms: string[] = [];
  private readonly answers = new Map<string, (d: Decision) => Answer | undefined>();

  constructor(setup: Partial<MagicSetup> & Pick<MagicSetup, 'players'>) {
    this.state = game.create({ first: 0, opening: 'none', ...setup }, 'pod').state;
  }

  private answer(answer: Answer): void {
    const outcome = game.answer(this.state, answer);
    if (!outcome.ok) throw new Error(`${this.state.pending?.kind} refused by ${outcome.refusal.rule}`);
    this.state = outcome.state;
  }

  /** Answers decisions of a kind in this way, where it has an answer. */
  when(kind: string, answer: (d: Decision) => Answer | undefined): this {
    this.answers.set(kind, answer);
    return this;
  }

  /** Chooses these players wherever one of them is offered. */
  choosing(...seats: number[]): this {
    return this.when('choose', ({ ask }) => {
      const at = ask.form === 'pick' ? (ask.options as { entity?: number }[]).findIndex((o) => seats.includes(-(o.entity ?? 0) - 1)) : -1;
      return at < 0 ? undefined : { pick: [at] };
    });
  }

  /** Passes (or takes defaults) until a seat is asked for `kind` in `step` of the turn. */
  until(kind: string, seat: number, step?: string, turn?: number): this {
    for (let n = 0; n < 3000; n++) {
      const d = this.state.pending;
      if (!d) throw new Error('the game is over');
      const here = d.kind === kind && d.seat === seat;
      if (here && (!step || this.state.turn.step === step) && (!turn || this.state.turn.number >= turn)) return this;
      this.skip();
    }
    throw new Error(`${kind} never comes`);
  }

  private skip(yes = true): void {
    const d = this.state.pending;
    if (!d) return;
    const own = this.answers.get(d.kind)?.(d);
    if (own) this.answer(own);
    else if (d.ask.form === 'confirm') {
      this.confirms.push(`${d.seat} ${d.rule}`);
      this.answer({ yes });
    } else if (d.kind === 'attackers') this.answer({ pairs: [] });
    else this.answer((d.fallback as Answer | undefined) ?? (d.kind === 'act' ? { pick: [0] } : defaultAnswer(d)));
  }

  /** The seat with priority takes an action; targets by name (a seat as `@1`), then everybody passes until the stack is empty. */
  act(act: 'cast' | 'activate' | 'pass', name: string, target?: string): this {
    const d = this.state.pending;
    if (d?.kind !== 'act' || d.ask.form !== 'pick') throw new Error(`no priority: ${d?.kind}`);
    const options = d.ask.options as { act: string; object: number }[];
    if (act === 'pass') {
      this.answer({ pick: [0] });
      return this;
    }
    const i = options.findIndex((o) => o.act === act && objectView(this.state, o.object).name === name);
    if (i < 0) throw new Error(`${name} is not offered`);
    this.answer({ pick: [i] });
    for (let n = 0; n < 60 && this.state.pending?.kind !== 'act'; n++) {
      const p = this.state.pending;
      if (p?.kind === 'targets' && p.ask.form === 'pick') {
        const at = (p.ask.options as { entity: number }[]).findIndex(
          (o) => (o.entity > 0 ? objectView(this.state, o.entity).name : `@${-o.entity - 1}`) === target,
        );
        this.answer({ pick: [at] });
      } else this.skip();
    }
    return this;
  }

  /** One decision, passed or left to the default. */
  step(): this {
    this.skip();
    return this;
  }

  /** Takes an option of the decision. */
  play(option: number): this {
    this.answer({ pick: [option] });
    return this;
  }

  /** Lets the stack empty; questions whether to go to the command zone are answered so. */
  settle(commandZone: boolean): this {
    for (let n = 0; n < 200 && (this.state.stack.length > 0 || this.state.pending?.kind !== 'act'); n++) this.skip(commandZone);
    return this;
  }

  offered(name: string): boolean {
    const d = this.state.pending;
    if (d?.kind !== 'act' || d.ask.form !== 'pick') return false;
    return (d.ask.options as { act: string; object: number }[]).some(
      (o) => o.act === 'cast' && objectView(this.state, o.object).name === name,
    );
  }

  attack(defender: number): this {
    const d = this.state.pending;
    if (d?.kind !== 'attackers' || d.ask.form !== 'pair') throw new Error('not the declaration');
    const at = (d.ask.partners as { entity: number }[]).findIndex((p) => p.entity === -(defender + 1));
    if (at < 0) throw new Error('that player cannot be attacked');
    this.answer({ pairs: d.ask.options.map((_, i) => [i, at] as const) });
    return this;
  }

  concede(seat: number): this {
    const outcome = game.concede(this.state, seat);
    if (outcome.ok) this.state = outcome.state;
    return this;
  }

  names(ids: readonly number[]): string[] {
    return ids.filter((id) => live(this.state, id)).map((id) => objectView(this.state, id).name);
  }
}

const blank = { deck: [{ card: 'Blank', count: 30 }] };
/** A seat with a library of blank cards. */
export const seat = (name: string, commander?: string): MagicSetup['players'][number] => ({
  name,
  ...blank,
  ...(commander ? { commanders: [commander] } : {}),
});
/** Cards that are placed. */
export const put = (at: number, zone: 'hand' | 'battlefield', card: string, count = 1): NonNullable<MagicSetup['place']>[number] => ({
  seat: at,
  zone,
  card,
  count,
});
