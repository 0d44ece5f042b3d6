/**
 * A small scenario language that reads like a ruling: what each player has, what they do, what is expected.
 * Players are A (seat 0, active on turn 1) and B (seat 1). Everything goes through the decisions a person would answer: no back door.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from '@apnap/ability';
import { type Answer, type Decision, defaultAnswer } from '@apnap/kernel';
import { type CardInput, compileCard, type FaceInput } from '@apnap/oracle';
import {
  type ActOption,
  characteristics,
  type GameEvent,
  live,
  type MagicSetup,
  magicGame,
  type Obj,
  type ObjectView,
  objectView,
  type Placed,
  player,
  type State,
} from '../src/index.js';
import { onFresh } from './fresh.js';

export type Who = 'A' | 'B';

/** What a player begins with. Names with a leading number are repeated: '3 Forest'. */
export interface Side {
  battlefield?: (string | { card: string; tapped?: 'tapped'; counters?: readonly { kind: string; n: number }[] })[];
  hand?: string[];
  graveyard?: string[];
  exile?: string[];
  /** Top card first. Below it lie 20 Wastes-like blanks, so that nobody runs out of cards. */
  library?: string[];
  life?: number;
  /** Supplementary cards (CR 901, 902, 904); of decks the top card first. */
  planarDeck?: string[];
  schemeDeck?: string[];
  attractionDeck?: string[];
  vanguard?: string;
}

/** A card written down for a test: compiled from its text like any other. */
export interface CardText {
  name: string;
  cost?: string;
  /** 'Legendary Creature — Elf Druid' */
  type: string;
  /** '2/2' */
  pt?: string;
  loyalty?: string;
  defense?: string;
  /** Modifiers of a vanguard. */
  hand?: string;
  life?: string;
  /** Numbers lit up on an Attraction. */
  lights?: number[];
  /** Colour indicator. */
  indicator?: string[];
  /** Name of the layout in the corpora; absent: normal. */
  layout?: string;
  text?: string;
}

let known = new Map<string, Card>();
const embedded = JSON.parse(readFileSync(fileURLToPath(new URL('./cards.json', import.meta.url)), 'utf8')) as Card[];
for (const card of embedded) {
  known.set(card.name, card);
  known.set(card.faces[0].name, card);
}

/** The game behind every table, for tests of set-up, views and answers. */
export let game = magicGame((name) => known.get(name));

/** Enters a card; one of the name that another file of tests had is replaced, with all that the game has made ready of it. */
function enter(name: string, card: Card): void {
  const before = known.get(name);
  known.set(name, card);
  if (before) game = magicGame((n) => known.get(n));
}

const SUPER = new Set(['Basic', 'Legendary', 'Ongoing', 'Snow', 'World']);

/** A face as the compiler takes it. */
function faceInput(c: CardText): FaceInput {
  const [left, right] = c.type.split(' — ');
  const words = left.split(' ');
  const [power, toughness] = c.pt?.split('/') ?? [];
  return {
    name: c.name,
    ...(c.cost === undefined ? {} : { manaCost: c.cost }),
    ...(c.hand === undefined ? {} : { hand: c.hand }),
    ...(c.lights === undefined ? {} : { attractionLights: c.lights }),
    ...(c.life === undefined ? {} : { life: c.life }),
    ...(c.indicator === undefined ? {} : { colorIndicator: c.indicator }),
    typeLine: c.type,
    supertypes: words.filter((w) => SUPER.has(w)),
    types: words.filter((w) => !SUPER.has(w)),
    subtypes: right?.split(' ') ?? [],
    ...(power === undefined ? {} : { power, toughness }),
    ...(c.loyalty === undefined ? {} : { loyalty: c.loyalty }),
    ...(c.defense === undefined ? {} : { defense: c.defense }),
    text: c.text ?? '',
  };
}

function compiled(input: CardInput): void {
  const result = compileCard(input);
  if (!result.ok) throw new Error(`${input.name}: ${JSON.stringify(result.refusals)}`);
  enter(input.name, result.card);
}

/** Adds cards for tests. @throws Error with the phrase the compiler could not read. */
export function define(...cards: CardText[]): void {
  for (const c of cards) compiled({ ...faceInput(c), layout: c.layout ?? 'normal' });
}

/** Adds a card of several faces, front (left, normal) face first, with the layout's name in the corpora. */
export function defineFaces(layout: string, ...faces: CardText[]): void {
  const inputs = faces.map(faceInput);
  compiled({ name: inputs.map((f) => f.name).join(' // '), layout, faces: inputs });
}

/** Adds a card written directly in the ability language. */
export const defineData = (card: Card): void => enter(card.name, card);

define({ name: 'Blank', type: 'Artifact', cost: '{9}' });

const own = new Map(known);
/** Files of tests share what is loaded: what one of them has defined is nothing to the next. */
onFresh(() => {
  known = new Map(own);
  game = magicGame((name) => known.get(name));
});

const expand = (list: readonly string[] = []): string[] =>
  list.flatMap((entry) => {
    const m = /^(\d+) (.*)$/.exec(entry);
    return m ? Array.from({ length: Number(m[1]) }, () => m[2]) : [entry];
  });

/** How an action is to be carried out. Targets are names of objects, '@A'/'@B' for players. */
export interface How {
  targets?: (string | string[])[];
  modes?: number[];
  x?: number;
  /** Way of casting: 'normal', 'flashback', 'dash', 'overload', 'alternative', 'face-down' … */
  way?: string;
  /** Answers to yes/no questions while casting (kicker …), in order; default no. */
  yes?: boolean[];
  /** Objects to pay non-mana costs with, by name. */
  pay?: string[];
  divide?: number[];
  /** For activations: the n-th activated ability of the object (from 0). */
  ability?: number;
}

/** A game with a pool of its own, as on another machine. */
export const anotherGame = () => magicGame((name) => known.get(name));

/** A game under test. */
export class Table {
  state: State;
  readonly events: GameEvent[] = [];
  /** Standing instructions for decisions: the first that returns an answer gives it. */
  private readonly rules: ((d: Decision, s: State) => Answer | undefined)[] = [];

  constructor(sides: { A?: Side; B?: Side }, seed = 'test', more: Partial<MagicSetup> = {}) {
    const place: Placed[] = [];
    const seats: [Who, number][] = [
      ['A', 0],
      ['B', 1],
    ];
    for (const [who, seat] of seats) {
      const side = sides[who] ?? {};
      for (const card of expand(side.library).reverse()) place.push({ seat, zone: 'library', card });
      for (const card of expand(side.hand)) place.push({ seat, zone: 'hand', card });
      for (const card of expand(side.graveyard)) place.push({ seat, zone: 'graveyard', card });
      for (const card of expand(side.exile)) place.push({ seat, zone: 'exile', card });
      for (const p of side.battlefield ?? []) {
        if (typeof p === 'string') for (const card of expand([p])) place.push({ seat, zone: 'battlefield', card });
        else place.push({ seat, zone: 'battlefield', ...p });
      }
    }
    const setup: MagicSetup = {
      players: seats.map(([who]) => ({
        name: who,
        deck: [{ card: 'Blank', count: 20 }],
        ...(sides[who]?.life === undefined ? {} : { life: sides[who].life }),
        ...(sides[who]?.planarDeck === undefined ? {} : { planarDeck: sides[who].planarDeck }),
        ...(sides[who]?.schemeDeck === undefined ? {} : { schemeDeck: sides[who].schemeDeck }),
        ...(sides[who]?.attractionDeck === undefined ? {} : { attractionDeck: sides[who].attractionDeck }),
        ...(sides[who]?.vanguard === undefined ? {} : { vanguard: sides[who].vanguard }),
      })),
      first: 0,
      opening: 'none',
      place,
      ...more,
    };
    const created = game.create(setup, seed);
    this.state = created.state;
    this.events.push(...created.events);
  }

  get decision(): Decision {
    if (!this.state.pending) throw new Error('the game is over');
    return this.state.pending;
  }

  /** Gives an answer. @throws Error when it is refused. */
  answer(answer: Answer): this {
    const outcome = game.answer(this.state, answer);
    if (!outcome.ok)
      throw new Error(
        `refused by ${outcome.refusal.rule}: ${JSON.stringify(outcome.refusal.message)} for ${this.decision.kind} ${JSON.stringify(answer)}`,
      );
    this.state = outcome.state;
    this.events.push(...outcome.events);
    return this;
  }

  /** The rule by which an answer is refused, or null when it is accepted; nothing changes. */
  refusal(answer: Answer): string | null {
    const outcome = game.answer(this.state, answer);
    return outcome.ok ? null : outcome.refusal.rule;
  }

  /** From now on, answers decisions of a kind (and seat) so. Return undefined to leave it to the next instruction. */
  when(kind: string, answer: Answer | ((d: Decision, s: State) => Answer | undefined), who?: Who): this {
    this.rules.unshift((d, s) =>
      d.kind !== kind || (who !== undefined && d.seat !== seat(who)) ? undefined : typeof answer === 'function' ? answer(d, s) : answer,
    );
    return this;
  }

  /** Answers the next decision of a kind by choosing the named objects or players ('@A'). */
  choose(kind: string, ...names: string[]): this {
    let used = false;
    return this.when(kind, (d, s) => {
      if (used) return undefined;
      used = true;
      return { pick: this.indices(d, s, names) };
    });
  }

  private indices(d: Decision, s: State, names: readonly string[]): number[] {
    const options = (d.ask as unknown as { options: { entity?: number; word?: string; mana?: string; mode?: number }[] }).options;
    const taken: number[] = [];
    for (const name of names) {
      const i = options.findIndex(
        (o, k) => !taken.includes(k) && (o.word === name || o.mana === name || (o.entity !== undefined && nameOf(s, o.entity) === name)),
      );
      if (i < 0)
        throw new Error(
          `"${name}" is not offered for ${d.kind}: ${JSON.stringify(options.map((o) => o.word ?? o.mana ?? (o.entity !== undefined ? nameOf(s, o.entity) : o)))}`,
        );
      taken.push(i);
    }
    return taken.sort((a, b) => a - b);
  }

  private auto(d: Decision): Answer {
    for (const rule of this.rules) {
      const a = rule(d, this.state);
      if (a) return a;
    }
    return defaultAnswer(d);
  }

  /** Answers everything but priority (and combat declarations) by instruction or default. */
  private settle(): void {
    while (this.state.pending && this.state.pending.kind !== 'act') this.answer(this.auto(this.state.pending));
  }

  private options(): ActOption[] {
    return (this.decision.ask as unknown as { options: ActOption[] }).options;
  }

  /** Lets the others pass until `who` has priority, on the same stack. */
  private giveTo(who: Who): void {
    this.settle();
    if (this.decision.seat !== seat(who)) this.answer({ pick: [0] });
    this.settle();
    if (this.decision.seat !== seat(who)) throw new Error(`${who} does not get priority here`);
  }

  /** What the player could do now, by name: 'cast X', 'land X', 'activate X', 'mana X', 'suspend X', 'turnFaceUp X'. */
  can(who: Who): string[] {
    this.giveTo(who);
    return this.options().flatMap((o) => (o.act === 'pass' ? [] : [`${o.act} ${nameOf(this.state, o.object)}`]));
  }

  /** Takes an action with priority and makes its choices as said in `how`, up to the next priority. */
  act(who: Who, act: ActOption['act'], name: string, how: How = {}): this {
    this.giveTo(who);
    const matching = this.options()
      .map((o, i) => ({ o, i }))
      .filter(
        ({ o }) =>
          o.act === act &&
          'object' in o &&
          nameOf(this.state, o.object) === name &&
          (how.way === undefined || !('way' in o) || o.way === how.way),
      );
    const first = matching[0]?.o;
    const same = first && 'object' in first ? matching.filter(({ o }) => 'object' in o && o.object === first.object) : matching;
    const found =
      act === 'activate' || act === 'mana'
        ? same[how.ability ?? 0]
        : (matching.find(({ o }) => !('way' in o) || how.way !== undefined || o.way === 'normal') ?? matching[0]);
    if (!found) throw new Error(`${who} can't ${act} ${name} (${how.way ?? ''}); can: ${this.can(who).join(', ')}`);
    this.answer({ pick: [found.i] });
    this.carryOut(how);
    return this;
  }

  private carryOut(how: How): void {
    const targets = (how.targets ?? []).slice();
    const yes = (how.yes ?? []).slice();
    const pay = (how.pay ?? []).slice();
    while (this.state.pending && this.state.pending.kind !== 'act') {
      const d = this.state.pending;
      let a: Answer | undefined;
      if (d.kind === 'targets' && targets.length > 0) {
        const t = targets.shift() as string | string[];
        a = { pick: this.indices(d, this.state, typeof t === 'string' ? [t] : t) };
      } else if (d.kind === 'modes' && how.modes) {
        const options = (d.ask as unknown as { options: { mode: number }[] }).options;
        a = { pick: how.modes.map((m) => options.findIndex((o) => o.mode === m)) };
      } else if (d.kind === 'number' && how.x !== undefined) a = { number: how.x };
      else if (d.kind === 'divide' && how.divide) a = { divide: how.divide };
      else if (d.kind === 'may' && yes.length > 0) a = { yes: yes.shift() as boolean };
      else if (d.kind === 'choose' && pay.length > 0 && d.prompt.id.startsWith('ask.cost')) {
        const n = (d.ask as { max: number }).max;
        a = { pick: this.indices(d, this.state, pay.splice(0, n)) };
      }
      this.answer(a ?? this.auto(d));
    }
  }

  cast(who: Who, name: string, how: How = {}): this {
    return this.act(who, 'cast', name, how);
  }

  land(who: Who, name: string): this {
    return this.act(who, 'land', name);
  }

  activate(who: Who, name: string, how: How = {}): this {
    return this.act(who, 'activate', name, how);
  }

  /** Activates a mana ability by hand. */
  mana(who: Who, name: string, how: How = {}): this {
    return this.act(who, 'mana', name, how);
  }

  /** The player with priority passes. */
  pass(): this {
    this.settle();
    this.answer({ pick: [0] });
    return this;
  }

  /** Both pass: the top object of the stack resolves (with its choices made by instruction or default). */
  resolve(times = 1): this {
    for (let i = 0; i < times; i++) {
      this.settle();
      const depth = this.state.stack.length;
      if (depth === 0) throw new Error('the stack is empty');
      const top = this.state.stack[depth - 1];
      while (this.state.pending && this.state.stack.includes(top))
        this.answer(this.state.pending.kind === 'act' ? { pick: [0] } : this.auto(this.state.pending));
      this.settle();
    }
    return this;
  }

  /** Resolves until the stack is empty. */
  resolveAll(): this {
    this.settle();
    while (this.state.pending && this.state.stack.length > 0) this.resolve();
    return this;
  }

  /** Everybody passes until the step begins (and players would get priority or must declare in it). */
  to(step: State['turn']['step'], turn?: number): this {
    const from = this.state.turn.number;
    const there = (): boolean =>
      this.state.turn.step === step &&
      (turn === undefined ? true : this.state.turn.number === turn) &&
      !(turn === undefined && this.state.turn.number === from && this.leaving);
    this.leaving = this.state.turn.step === step;
    for (let n = 0; n < 5000 && this.state.pending; n++) {
      if (there() && this.state.stack.length === 0) return this;
      const before = this.state.turn.step;
      this.answer(this.state.pending.kind === 'act' ? { pick: [0] } : this.auto(this.state.pending));
      if (this.state.turn.step !== before) this.leaving = false;
    }
    if (this.state.pending) throw new Error(`never came to ${step} of turn ${turn}`);
    return this;
  }

  private leaving = false;

  /** Goes on until combat damage has been assigned and is on the stack (CR 310.2 of 2003). */
  toDamage(): this {
    this.settle();
    for (let n = 0; n < 500 && this.state.pending; n++) {
      if (this.state.stack.some((id) => live(this.state, id)?.stack?.kind === 'damage')) return this;
      this.answer(this.state.pending.kind === 'act' ? { pick: [0] } : this.auto(this.state.pending));
    }
    throw new Error('no combat damage came to the stack');
  }

  /** Declares attackers: names, or [name, defender]. Goes to the declare attackers step first if need be. */
  attack(...attackers: (string | [string, string])[]): this {
    if (this.state.pending?.kind !== 'attackers') this.toDecision('attackers');
    this.answer(this.attackAnswer(...attackers));
    this.settle();
    return this;
  }

  attackAnswer(...attackers: (string | [string, string])[]): Answer {
    const d = this.decision;
    const ask = d.ask as unknown as { options: { entity: number }[]; partners: { entity: number }[] };
    const used: number[] = [];
    const pairs = attackers.map((a) => {
      const [name, defender] = typeof a === 'string' ? [a, ''] : a;
      const i = ask.options.findIndex((o, k) => !used.includes(k) && nameOf(this.state, o.entity) === name);
      if (i < 0) throw new Error(`${name} can't attack`);
      used.push(i);
      const to = defender === '' ? 0 : ask.partners.findIndex((o) => nameOf(this.state, o.entity) === defender);
      return [i, to] as const;
    });
    return { pairs };
  }

  /** Goes on until a decision of this kind is pending. */
  toDecision(kind: string): this {
    for (let n = 0; n < 5000 && this.state.pending; n++) {
      if (this.state.pending.kind === kind) return this;
      this.answer(this.state.pending.kind === 'act' ? { pick: [0] } : this.auto(this.state.pending));
    }
    throw new Error(`no decision of kind ${kind} came`);
  }

  /** Declares blockers: [blocker, attacker] pairs. */
  block(...pairs: [string, string][]): this {
    if (this.state.pending?.kind !== 'blockers') this.toDecision('blockers');
    this.answer(this.blockAnswer(...pairs));
    this.settle();
    return this;
  }

  blockAnswer(...pairs: [string, string][]): Answer {
    const ask = this.decision.ask as unknown as { options: { entity: number }[]; partners: { entity: number }[] };
    const used: string[] = [];
    return {
      pairs: pairs.map(([b, a]) => {
        const i = ask.options.findIndex((o, k) => nameOf(this.state, o.entity) === b && !used.includes(`${k}:${a}`));
        const j = ask.partners.findIndex((o) => nameOf(this.state, o.entity) === a);
        if (i < 0 || j < 0) throw new Error(`${b} can't block ${a}`);
        used.push(`${i}:${a}`);
        return [i, j] as const;
      }),
    };
  }

  // ------------------------------------------------------------------------------------------------------------ what is there

  /** The n-th permanent with this name. @throws Error when there is none. */
  perm(name: string, n = 0): ObjectView {
    const found = this.perms(name);
    if (!found[n]) throw new Error(`no ${name} on the battlefield; there are: ${this.names('battlefield').join(', ')}`);
    return found[n];
  }

  perms(name: string): ObjectView[] {
    return this.state.battlefield.filter((id) => nameOf(this.state, id) === name).map((id) => objectView(this.state, id));
  }

  /** Power/toughness as '2/2'. */
  pt(name: string, n = 0): string {
    const p = this.perm(name, n);
    return `${p.power}/${p.toughness}`;
  }

  life(who: Who): number {
    return player(this.state, seat(who)).life;
  }

  /** Names in a zone, in order; library top first. */
  names(zone: 'battlefield' | 'stack' | 'exile' | 'command' | 'hand' | 'graveyard' | 'library', who: Who = 'A'): string[] {
    const s = this.state;
    const p = player(s, seat(who));
    const ids = zone === 'hand' || zone === 'graveyard' ? p[zone] : zone === 'library' ? p.library.slice().reverse() : s[zone];
    return ids.map((id) => nameOf(s, id));
  }

  obj(name: string): Obj {
    return live(this.state, this.perm(name).id) as Obj;
  }

  counters(name: string, kind: string): number {
    return this.perm(name).counters.find((c) => c.kind === kind)?.n ?? 0;
  }

  /** The winner ('A', 'B'), 'draw', or null while the game goes on. */
  winner(): Who | 'draw' | null {
    const r = this.state.result;
    return r === null ? null : r.winners.length === 0 ? 'draw' : r.winners[0] === 0 ? 'A' : 'B';
  }

  /** Events of a kind so far. */
  happened(kind: GameEvent['kind'], rule?: string): GameEvent[] {
    return this.events.filter((e) => e.kind === kind && (rule === undefined || e.rule === rule));
  }
}

const seat = (who: Who): number => (who === 'A' ? 0 : 1);

/** '@A' for players; the name of an object; of an ability on the stack, its source's name. */
export function nameOf(s: State, entity: number): string {
  if (entity < 0) return entity === -1 ? '@A' : '@B';
  const o = live(s, entity);
  if (!o) return '(gone)';
  if (o.stack && o.stack.kind !== 'spell') return s._pool.cards[o.card].faces[o.face].face.name;
  return characteristics(s, entity).name;
}

/** Starts a game in A's first main phase (or upkeep with `from`). */
export function table(sides: { A?: Side; B?: Side }, step: State['turn']['step'] = 'precombatMain', more: Partial<MagicSetup> = {}): Table {
  return new Table(sides, 'test', more).to(step, 1);
}
