/** A scenario being played: the state, what the players still have to do and to say, and who is who. */
import { type Id, isSeat, seatEntity } from '@apnap/kernel';
import {
  characteristics,
  controllerOf,
  FLAG,
  type GameEvent,
  live,
  type MagicGame,
  meansOf,
  NO_PURPOSE,
  nodeOf,
  type Obj,
  record,
  type State,
} from '@apnap/magic';
import type { Answers, ChoiceAnswer, ModeAnswer, Run, ScenarioStep, ScriptEntry, TargetAnswer, TargetName, Who } from './format.js';
import { isNamed, isSame, nameOf } from './names.js';
import type { Prepared } from './prepared.js';
import { Unasked } from './unasked.js';

/** An entry of a to-do list. */
export interface Todo {
  entry: ScriptEntry;
  done: boolean;
}

/** The answers of one player that have not been used. */
export interface Queues {
  choices: ChoiceAnswer[];
  targets: TargetAnswer[];
  modes: ModeAnswer[];
}

/** Ways of taking answers that are counted apart. */
export type Lenience =
  /** Yes/no or number entries of questions that are not asked here were dropped. */
  | 'dropped'
  /** A yes that the next answer implies. */
  | 'impliedYes'
  /** X that follows from the card named next. */
  | 'impliedX'
  /** An answer left over to a question that the reference asks and a rules engine need not. */
  | 'unasked'
  /** Attackers that can't be declared together, in a run that is not strict: those of the script that come last were left out. */
  | 'attackTakenBack'
  /** One entry answered a whole scry where the format leaves open whether it answers one card; the other way the game and the scenario part. */
  | 'wholeScry'
  /** The mark of the end of a choice that was complete already, left over. */
  | 'leftSkip';

/** The action that is being announced: its targets, not used up yet. */
export interface Announcing {
  seat: number;
  todo: Todo;
  targets: TargetName[];
  /** Whether more requirements may come to which the next name belongs. */
  later: boolean;
  /** Node of the ability that is activated; 0 for a spell. */
  ability: number;
  /** Mana that an ability with a choice is activated for: `{R}`. */
  mana?: string;
  /** What scripts call the action. */
  action: string;
}

const STEP_NAMES: Readonly<Record<string, ScenarioStep>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  precombatMain: 'main1',
  beginCombat: 'beginCombat',
  declareAttackers: 'declareAttackers',
  declareBlockers: 'declareBlockers',
  combatDamage: 'combatDamage',
  endCombat: 'endCombat',
  postcombatMain: 'main2',
  end: 'end',
  cleanup: 'cleanup',
};

/** The step the game is in, by the name scenarios use; null before the first. */
export function stepOf(s: State): ScenarioStep | null {
  if (s.turn.step === 'combatDamage' && s.turn.strike === 1) return 'firstStrikeDamage';
  return STEP_NAMES[s.turn.step] ?? null;
}

/** Whether an object is a copy, or has become one for a time (CR 707.1, 611.2). */
export const isCopy = (s: State, o: Obj): boolean =>
  o.copyOf !== null ||
  (o.flags & FLAG.copy) !== 0 ||
  s.lasting.some(
    (l) =>
      l.affected?.includes(o.id) === true &&
      (nodeOf<{ mods?: { mod: string }[] }>(s._pool, l.node).mods ?? []).some((m) => m.mod === 'copy'),
  );

/** Everything the parts of the runner share. */
export class Session {
  state: State;
  run: Run;
  readonly todo: Todo[][];
  readonly queues: Queues[];
  readonly aliases = new Map<string, Id>();
  announcing: Announcing | null = null;
  /** Amounts given with the targets chosen last. */
  shares: number[] = [];
  readonly whoOf: Who[];
  /** Turns of games that were restarted (CR 724.1): scenarios number turns over all of them. */
  turnsBefore = 0;
  /** Creatures in combat in the order in which the script declares them, with whom they fight. */
  fighters: { id: Id; blocking: boolean; opponents: Id[]; asked: boolean }[] = [];
  /** The harness action that a helper is doing. */
  helping: Extract<ScriptEntry, { do: 'addCounters' }> | null = null;
  /** Mana still to be chosen of an amount "in any combination", by type offered. */
  combination: number[] = [];
  /** What the permanent that enters the battlefield becomes a copy of; 0 for nothing. */
  copied: Id = 0;
  /** Source of the question that was last answered yes; 0 for none. */
  granted: Id = 0;
  /** The object whose "you may" was taken to be answered by what is named next. */
  impliedBy: Id = 0;
  /** Whether the scenario has declined to pay life for the symbols of the cost at hand. */
  phyrexian: 'open' | 'declined' = 'open';
  /** What became of the optional costs of the spell that is being cast. */
  optionalCosts: 'none' | 'asked' | 'declined' = 'none';
  /** An amount that is paid one by one: how often the cost of this spell is still to be paid. */
  amount: { seat: number; source: Id; left: number } | null = null;
  /** Whether the scenario says nothing of lands that life could be paid for before the game; null until the first of them. */
  untold: boolean | null = null;
  /** Whether a yes was dropped before the answer taken last. */
  droppedYes = false;
  /** Questions that are not asked here. */
  readonly unasked: Unasked;
  /** Emblems, with what they are called: "Emblem" and the name of their source, or what it is named after (CR 114.1). */
  readonly emblems = new Map<Id, readonly string[]>();
  /** Where an answer was taken leniently ([decision 0014](docs/decisions/0014-strict-scenarios.md)); empty for a strict pass. */
  readonly leniences = new Set<Lenience>();
  /** Whether one entry answers a whole scry: the format lets it be one for all cards, or one for each. */
  singly = false;
  /** Lines for --trace. */
  readonly notes: (line: string) => void;

  constructor(
    readonly game: MagicGame,
    state: State,
    readonly prepared: Prepared,
    run: Run,
    notes: (line: string) => void,
  ) {
    this.state = state;
    this.run = run;
    this.notes = notes;
    const n = state.players.rows.length;
    this.todo = Array.from({ length: n }, () => []);
    this.queues = Array.from({ length: n }, () => ({ choices: [], targets: [], modes: [] }));
    this.unasked = new Unasked(n);
    this.whoOf = [];
    for (const [who, seat] of Object.entries(prepared.seats)) this.whoOf[seat as number] = who as Who;
    this.load(run);
  }

  /** Makes a run's script and answers available. */
  load(run: Run): void {
    this.run = run;
    for (const entry of run.script) this.todo[this.seat(entry.player)].push({ entry, done: false });
    for (const [who, answers] of Object.entries(run.answers) as [Who, Answers][]) {
      const q = this.queues[this.seat(who)];
      q.choices.push(...(answers.choices ?? []).filter((a) => a.coin === undefined && a.die === undefined));
      q.targets.push(...(answers.targets ?? []));
      q.modes.push(...(answers.modes ?? []));
    }
  }

  /** Notes that an answer was taken leniently. */
  lenient(what: Lenience): void {
    this.leniences.add(what);
    this.notes(`lenient: ${what}`);
  }

  /** The number of a turn as scenarios count; of the state at hand, or another. */
  turnNumber(s: State = this.state): number {
    return s.turn.number + this.turnsBefore;
  }

  seat(who: Who): number {
    return this.prepared.seats[who] ?? 0;
  }

  /** Whether this player pays mana by hand. */
  manualMana(seat: number): boolean {
    return this.prepared.manual.includes(seat);
  }

  /** How many mana abilities of the object let its controller choose a colour. */
  permanentsWithChoice(id: Id): number {
    const o = record(this.state, id);
    if (!o) return 0;
    return characteristics(this.state, id).abilities.filter((node) =>
      /"options":\["[^"]*","/.test(JSON.stringify(nodeOf(this.state._pool, node))),
    ).length;
  }

  /** The symbols of mana that the object's abilities could add now, as the payment planner reckons. */
  manaOf(id: Id): string[] {
    const means = meansOf(this.state, controllerOf(this.state, id), NO_PURPOSE).filter((m) => m.id === id && m.kind === 'mana');
    const types = means.flatMap((m) => (m.real ?? m.source.outputs).flatMap((o) => o.units.map((u) => u.types)));
    return ['W', 'U', 'B', 'R', 'G', 'C'].filter((_, i) => types.some((t) => (t & (1 << i)) !== 0)).map((t) => `{${t}}`);
  }

  isStrict(seat: number): boolean {
    const { strict } = this.run;
    return typeof strict === 'boolean' ? strict : (strict[this.whoOf[seat]] ?? false);
  }

  /** The object an alias means now, followed through zones; 0 when it is gone for good. */
  alias(name: string): Id {
    let id = this.aliases.get(name.replace(/^@/, '')) ?? 0;
    for (let n = 0; n < 50 && id !== 0; n++) {
      const o = record(this.state, id);
      if (!o) return 0;
      if (o.zone !== 'gone') return id;
      id = o.became;
    }
    return id;
  }

  /** Keeps aliases up to date: an object that changes zones becomes a new one. */
  follow(events: readonly GameEvent[]): void {
    for (const e of events) {
      if (e.kind === 'effect' && e.rule === '114.1') this.emblems.set(e.object, this.emblemNames(e.source));
      if (e.kind !== 'zone' || e.became === 0) continue;
      for (const [name, id] of this.aliases) if (id === e.object) this.aliases.set(name, e.became);
    }
  }

  /** What an emblem from this source is called. */
  private emblemNames(source: Id): string[] {
    const name = nameOf(this.state, source);
    const o = record(this.state, source);
    const faces = o ? this.state._pool.cards[o.card].card.faces : [];
    const words = [name, ...faces.flatMap((f) => [f.name, ...(f.types.includes('Planeswalker') ? f.subtypes : [])])];
    return words.flatMap((word) => [word, word.split(',')[0]]).map((word) => `Emblem ${word}`);
  }

  /** Whether an object in the command zone is called so. */
  isCommandNamed(id: Id, name: string): boolean {
    return isNamed(this.state, id, name) || (this.emblems.get(id)?.some((own) => isSame(own, name)) ?? false);
  }

  /** Whether an entity is what a target name means. */
  means(name: TargetName, id: Id): boolean {
    if (name.player !== undefined) return id === seatEntity(this.seat(name.player));
    if (isSeat(id)) return name.name === `Player${this.whoOf[-id - 1]}`;
    const o = record(this.state, id);
    if (!o) return false;
    if (name.copy !== undefined && name.copy !== isCopy(this.state, o)) return false;
    if (name.alias !== undefined) return id === this.alias(name.alias);
    if (name.name?.startsWith('@')) return id === this.alias(name.name);
    if (name.name === undefined) return false;
    // a spell is also named as what is on the stack is (section 9)
    if (o.zone === 'stack' && name.name.startsWith('Cast ') && isNamed(this.state, id, name.name.slice(5), 'faces')) return true;
    return isNamed(this.state, id, name.name, 'faces') || (o.zone === 'command' && this.isCommandNamed(id, name.name));
  }

  /** Permanents that can be seen, in battlefield order; of one player where given. */
  permanents(who?: Who): Id[] {
    const { state } = this;
    const seat = who === undefined ? -1 : this.seat(who);
    return state.battlefield.filter((id) => live(state, id) !== null && (seat < 0 || controllerOf(state, id) === seat));
  }
}
