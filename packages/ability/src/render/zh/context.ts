/** What the renderer keeps in mind while it writes one ability: who "it" is, which targets were named, what is still to be explained. */
import type { Cmp, Slot, Stat, Zone } from '../../basics.js';
import type { Face } from '../../card.js';
import type {
  Ability,
  Condition,
  CostVerb,
  Effect,
  EventPattern,
  PlayerRef,
  Program,
  Quantity,
  Selector,
  TargetSpec,
} from '../../language.js';
import type { Ways } from '../ways.js';

/** A phrase that names things, with what a sentence about them must know. */
export interface Phrase {
  text: string;
  kind: 'object' | 'card' | 'spell' | 'player' | 'mixed';
  plural?: boolean;
  /** "each …": what is done to them is done 各. */
  each?: boolean;
  /** The subject may be left out: the sentence is about you, an instruction. */
  you?: boolean;
  /** The source of the ability itself. */
  self?: boolean;
  /** "其" can stand for it. */
  its?: boolean;
  /** Where it is before something is done to it. */
  zone?: Zone;
  /** Without its place, and the place: "目标生物牌", "你的坟墓场". */
  bare?: string;
  place?: string;
  /** Whose it is, where the sentence needs to say who acts. */
  owner?: string;
  /** What the source is attached to, named by the event. */
  host?: true;
  /** What these players voted for. */
  vote?: string;
  /** Flips of coins, as "每赢得一次…". */
  flips?: string;
  /** The result of a roll of dice. */
  result?: true;
  /** Revealed only if somebody chose to: "if a land card is revealed this way". */
  revealed?: boolean;
  /** Found by searching: it goes nowhere back. */
  found?: true;
  /** How many there are, where the words say so. */
  count?: number;
  /** What it is called from the second time on. */
  next?: Phrase;
}

/** A sentence before it is put together. */
export interface Clause {
  /** Who or what it is about; empty for an instruction. */
  subject: string;
  /** The rest. */
  predicate: string;
  /** Subordinate clauses before it: "直到回合结束", "每有一个生物". */
  fronts: string[];
  /** The last front calls for 便 before the predicate. */
  consequent?: boolean;
  /** Explanations after it: "X为由你操控的沼泽数量". */
  notes: string[];
  /** What it is about and does, for joining with the next sentence. */
  about?: string;
  /** From a triggered or activated ability. */
  triggered?: boolean;
  verb?:
    | 'draw'
    | 'copy'
    | 'proliferate'
    | 'populate'
    | 'counters'
    | 'mill'
    | 'create'
    | 'attach'
    | 'shuffleIn'
    | 'amass'
    | 'retarget'
    | 'discard'
    | 'again'
    | 'gain'
    | 'lose'
    | 'scry'
    | 'damage'
    | 'mods'
    | 'search'
    | 'reveal'
    | 'look'
    | 'move'
    | 'shuffle'
    | 'toLibrary';
}

/** What an event makes known by its roles. */
export interface EventPhrases {
  object?: Phrase;
  source?: Phrase;
  recipient?: Phrase;
  player?: Phrase;
  /** What its number is, where it is not just 该数量. */
  amount?: string;
}

/** Effects made of others. */
export type Flow = Extract<
  Effect,
  {
    do:
      | 'seq'
      | 'if'
      | 'may'
      | 'forEach'
      | 'repeat'
      | 'chooseEffect'
      | 'delayed'
      | 'reflexive'
      | 'coin'
      | 'roll'
      | 'rollAgain'
      | 'prize'
      | 'vote';
  }
>;

/** Renderers that stand above those that need them: nodes are inside each other in any order. The renderer of faces gives the table. */
export interface Say {
  players(c: Context, who: PlayerRef): Phrase;
  selector(c: Context, s: Selector): Phrase;
  all(c: Context, of: Extract<Selector, { sel: 'all' }>, or?: string): string;
  counted(c: Context, q: Quantity, measure: string): string;
  compared(c: Context, stat: Stat, cmp: Cmp, value: Quantity): string;
  condition(c: Context, cond: Condition): string;
  /** What happened, as a clause, before a noun, or as a number. */
  happened(c: Context, event: EventPattern, how: 'clause' | 'modifier' | 'count' | 'amount'): string;
  /** An ability in quotation marks, and those of an emblem. */
  inside(c: Context, a: Ability): string;
  emblem(c: Context, abilities: readonly Ability[]): string;
  /** Compound effects as sentences. */
  flow(c: Context, e: Flow): Clause[];
  effect(c: Context, e: Effect): string;
  program(c: Context, p: Program): string;
}

/** The state of writing one ability. */
export interface Context {
  say: Say;
  face: Face;
  /** What the source is called: the card's name, or "此生物" in an ability it gives. */
  self: string;
  targets: readonly TargetSpec[];
  /** Targets already named, and as what they are spoken of from then on. */
  named: Map<number, Phrase>;
  slots: Map<Slot, Phrase>;
  /** By what was done to what the slots hold. */
  ways: Ways;
  links: Map<number, Phrase>;
  event: EventPhrases;
  /** What `{sel:'it'}` is here. */
  it?: Phrase;
  /** Explanations to be put at the end of the sentence being written. */
  notes: string[];
  /** Fronts to be put before the sentence being written. */
  fronts: string[];
  /** Targets being named now: what limits one may speak of itself. */
  naming: Set<number>;
  /** Values that are written as X because they occur more than once. */
  xs: Set<string>;
  /** The source was named and nothing else since, so that 它 means it. */
  selfKnown: boolean;
  /** Something else was named by the event or cost, so that 它 would be unclear. */
  otherNamed: boolean;
  /** What was sacrificed as a cost is called. */
  paid?: Map<CostVerb | 'convoke', string>;
  /** The zone in which the ability works or finds its source, when not the battlefield. */
  selfZone?: Zone;
  /** The ability works from the graveyard: its source is your card there. */
  fromGraveyard?: boolean;
  /** The target named last, so that 其 means it. */
  lastTarget?: number;
  /** In a triggered or activated ability: short effects are joined. */
  triggered: boolean;
  /** The Chinese name of another card, where it is known. */
  nameOf: (name: string) => string | undefined;
}

/** Stands for those an effect has dealt damage to. */
export const DEALT = '以此法受到伤害的';
/** How much of it was excess damage. */
export const EXCESS = '以此法造成的过量伤害';
/** Likewise those it has put counters on. */
export const COUNTED = '以此法被放置指示物的';

/** A fresh context for an ability of this face. */
export function newContext(face: Face, self: string, say: Say, nameOf: Context['nameOf'] = () => undefined): Context {
  return {
    say,
    face,
    self,
    nameOf,
    targets: [],
    named: new Map(),
    slots: new Map(),
    ways: new Map(),
    links: new Map(),
    event: {},
    notes: [],
    fronts: [],
    naming: new Set(),
    xs: new Set(),
    selfKnown: false,
    otherNamed: false,
    triggered: false,
  };
}

/** The sentence with this subject and predicate, taking over the fronts and notes that writing them has left. */
export function clause(c: Context, subject: string, predicate: string, more: Partial<Clause> = {}): Clause {
  const made: Clause = { subject, predicate, fronts: c.fronts, notes: c.notes, ...more };
  if (c.fronts.some((f) => /每(有|操控|结附|以此法)/.test(f))) made.consequent = true;
  if (c.triggered) made.triggered = true;
  c.fronts = [];
  c.notes = [];
  return made;
}

/** Puts a sentence together, without the full stop. */
export function clauseText(k: Clause): string {
  const fronts = k.fronts.map((f) => `${f}，`).join('');
  const notes = k.notes.map((n) => `，${n}`).join('');
  const subject = /^(你|每位.+)$/.test(k.subject) && k.fronts[k.fronts.length - 1]?.startsWith(`${k.subject}每`) ? '' : k.subject;
  // "它的力量便为1/1"
  if (k.consequent && k.predicate.startsWith('的')) return `${fronts}${subject}${k.predicate.replace(/(?=为)/, '便')}${notes}`;
  const unless = k.consequent && k.predicate.startsWith('除非');
  const predicate = unless ? k.predicate.replace('，否则', '，否则便') : k.consequent ? `便${k.predicate}` : k.predicate;
  return `${fronts}${subject}${predicate}${notes}`;
}

/** The plain word for referring back: 该生物, 这些生物, 该牌手. */
export function backReference(head: string, kind: Phrase['kind'], plural: boolean): Phrase {
  return { text: `${plural ? '这些' : '该'}${head}`, kind, plural };
}

/** What the slot stands for that says whether the library was searched. */
export const SEARCHED = '搜寻牌库';

/** What the slot stands for that says whether any of several players has done what they may. */
export const ANY_PLAYER = '有牌手如此作';
