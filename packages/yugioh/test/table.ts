/** A Duel in a test: hands are what the tests put on top of the decks; what is not of interest is answered by itself. */
import { type Card, type DuelEvent, type DuelSetup, type State, yugiohGame } from '../src/index.js';
import { statOf } from '../src/reading/values.js';
import { card, player, printed } from '../src/state/access.js';
import { meaningOf, recordOf, type Spec } from './cards.js';

const FILLER: Spec = { name: 'Filler', level: 4, atk: 1000, def: 1000 };
type Opt = { do?: string; card?: number; at?: string; zone?: string; position?: string };

export class Table {
  state: State;
  events: DuelEvent[] = [];
  private readonly byName = new Map<string, Card>();
  readonly game;
  readonly setup: DuelSetup;

  constructor(
    mine: readonly Spec[],
    theirs: readonly Spec[] = [],
    setup: Partial<DuelSetup> & { extra?: readonly Spec[]; size?: number } = {},
  ) {
    const { extra = [], size = 40, ...rest } = setup;
    const known = new Map<number, Card>();
    const id = (spec: Spec): number => {
      const before = this.byName.get(spec.name);
      if (before) return before.printed.id;
      const record = recordOf(spec);
      const made = { printed: record.printed, meaning: meaningOf(record) };
      this.byName.set(spec.name, made);
      known.set(record.printed.id, made);
      return record.printed.id;
    };
    const deck = (top: readonly Spec[]): number[] => [
      ...top.map(id),
      ...Array.from({ length: Math.max(0, size - top.length) }, () => id(FILLER)),
    ];
    this.game = yugiohGame((n) => known.get(n));
    this.setup = {
      decks: [
        { main: deck(mine), extra: extra.map(id) },
        { main: deck(theirs), extra: [] },
      ],
      shuffle: 'given',
      ...rest,
    };
    const { state, events } = this.game.create(this.setup, 'test');
    this.state = state;
    this.events = events;
  }

  get kind(): string {
    return this.state.pending?.kind ?? 'over';
  }
  get who(): number {
    return this.state.pending?.decider ?? -1;
  }
  private get options(): readonly Opt[] {
    const ask = this.state.pending?.ask;
    return ask?.form === 'pick' ? (ask.options as readonly Opt[]) : [];
  }
  private nameOf(o: Opt): string {
    return (
      [...this.byName.values()].find((c) => c.printed.id === o.card)?.printed.name.en ?? (o.card !== undefined && o.card < 0 ? 'Token' : '')
    );
  }
  /** Options as `do Name`, zones as they are. */
  get offered(): string[] {
    return this.options.map((o) => o.zone ?? o.position ?? [o.do, this.nameOf(o)].filter((x) => x).join(' '));
  }

  give(answer: unknown): this {
    const outcome = this.game.answer(this.state, answer);
    if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.rule} ${outcome.refusal.message.id}`);
    this.state = outcome.state;
    this.events.push(...outcome.events);
    return this;
  }
  /** Answers an option by its words; then zones and positions by themselves. */
  pick(...words: readonly string[]): this {
    const used: number[] = [];
    for (const w of words) {
      const i = this.offered.findIndex((o, j) => o === w && !used.includes(j));
      if (i < 0) throw new Error(`${this.kind}: no ${w} among ${this.offered.join(', ')}`);
      used.push(i);
    }
    this.give({ pick: used });
    return this.settle();
  }
  /** Zones, positions: the first. */
  settle(): this {
    while (this.kind === 'choose zone' || this.kind === 'choose position') this.give({ pick: [0] });
    return this;
  }
  yes(yes = true): this {
    return this.give({ yes }).settle();
  }
  /** Passes all chances to answer. */
  pass(): this {
    while (this.kind === 'chain' && this.offered.includes('pass')) this.pick('pass');
    return this;
  }
  /** To the Main Phase of a seat's turn, past everything. */
  to(seat: number, phase = 'main1'): this {
    for (let n = 0; n < 60 && !(this.state.active === seat && this.state.phase === phase && this.kind.endsWith('command')); n++)
      this.next();
    return this;
  }
  next(): this {
    if (this.kind === 'idle command') return this.pick('end phase');
    if (this.kind === 'battle command') return this.pick('end phase');
    if (this.kind === 'chain') return this.pass();
    const ask = this.state.pending?.ask;
    return ask?.form === 'confirm'
      ? this.yes(false)
      : this.give({ pick: Array.from({ length: ask?.form === 'pick' ? ask.min : 0 }, (_, i) => i) }).settle();
  }
  lp(seat: 0 | 1): number {
    return player(this.state, seat).lp;
  }
  names(seat: 0 | 1, zone: 'hand' | 'grave' | 'banished' | 'extra' | 'monster' | 'spell' | 'deck'): string[] {
    return player(this.state, seat)
      [zone].filter((r) => r >= 0)
      .map((r) => printed(this.state, r).name.en);
  }
  row(seat: 0 | 1, name: string): number {
    const p = player(this.state, seat);
    return (
      [...p.monster, ...p.spell, ...p.hand, ...p.grave, ...p.banished].find((r) => r >= 0 && printed(this.state, r).name.en === name) ?? -1
    );
  }
  atk(seat: 0 | 1, name: string): number | null {
    return statOf(this.state, this.row(seat, name), 'atk');
  }
  pos(seat: 0 | 1, name: string): string {
    const c = card(this.state, this.row(seat, name));
    return `${c.up ? 'up' : 'down'} ${c.position}`;
  }
  happened(kind: string): number {
    return this.events.filter((e) => e.kind === kind).length;
  }
  /** Attacks with a monster. */
  attack(name: string, target?: string): this {
    if (this.kind === 'idle command') this.pick('battle phase').pass();
    this.pick(`attack ${name}`);
    if (target !== undefined && this.kind === 'yes or no?') this.yes(false);
    if (target !== undefined && this.kind === 'choose cards') this.pick(target);
    return this;
  }
}
