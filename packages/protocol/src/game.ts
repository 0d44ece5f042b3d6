/**
 * What a seat is shown of a game: the engine's view of that seat in words and marks that a client can draw without knowing a rule. Everything here
 * is made from that view; nothing hidden from the seat is in it.
 */
import type { Answer } from '@apnap/kernel';
import type { Lang, Text } from '@apnap/words';

/** How the face of a card reads. Sent once per connection and kept by `key`. */
export interface FaceText {
  /** Same key, same text: made from what it says. */
  key: string;
  name: Text;
  /** "Legendary Creature — Human Wizard". */
  typeLine: Text;
  /** Rules text, paragraphs by line feeds; mana symbols in braces. */
  text: Text;
  /** Printed mana cost in braces; '' without one. */
  cost: string;
  /** English name of the whole card, the key of `/api/cards`; '' for a token. */
  card: string;
  /** Scryfall's id of the card where known, for those who want pictures. */
  oracleId?: string;
}

/** An object as it is now, after all effects. */
export interface CardView {
  /** Handle of this viewer: never the same again after the object was hidden. */
  id: number;
  /** Key of its {@link FaceText}; '' for a face-down object or hidden card. */
  face: string;
  /** What it is called now; the key of equal objects' grouping is `group`. */
  name: Text;
  owner: number;
  controller: number;
  colors: string[];
  types: string[];
  subtypes: string[];
  supertypes: string[];
  manaCost: string;
  power?: number;
  toughness?: number;
  /** Printed power and toughness, where they differ from those now. */
  base?: [number, number];
  loyalty?: number;
  defense?: number;
  keywords: string[];
  damage?: number;
  counters: { kind: string; name: Text; n: number }[];
  /** Marks that are on; absent ones are off. */
  tapped?: true;
  sick?: true;
  faceDown?: true;
  token?: true;
  phasedOut?: true;
  /** What it is attached to: object, or player as -1 - seat. */
  attachedTo?: number;
  /** Whom it attacks: object, or player as -1 - seat. */
  attacking?: number;
  blocking?: number[];
  blocked?: true;
  /** Permanents with equal `group` look and behave alike: they may be shown as one pile. */
  group: string;
}

/** Something on the stack: what it will do, and to whom. The last is on top. */
export interface StackItem {
  id: number;
  kind: 'spell' | 'activated' | 'triggered';
  controller: number;
  /** The spell, or the source of the ability. */
  card: CardView | null;
  /** What it will do, in words, with the chosen modes and X. */
  does: Text;
  /** Objects, and players as -1 - seat: arrows. */
  targets: number[];
  /** Key by which one may yield to it; '' where there is nothing to yield to. */
  yieldKey: string;
}

export interface PlayerView {
  seat: number;
  name: string;
  life: number;
  counters: { kind: string; name: Text; n: number }[];
  handCount: number;
  /** Cards in hand this viewer knows: all of one's own. */
  hand: CardView[];
  libraryCount: number;
  libraryTop: CardView | null;
  graveyard: CardView[];
  exile: CardView[];
  /** Mana in the pool, a letter a mana: all of it, or the first of very much. */
  pool: string;
  /** All mana of the pool by type, where there is too much to list. */
  heaps?: { type: string; n: number }[];
  landsPlayed: number;
  /** Designations and other facts worth a mark: monarch, the initiative, city's blessing, speed… */
  marks: Text[];
  lost?: true;
}

/** An option of a decision. */
export interface OptionView {
  label: Text;
  /** What a click on this object or player (-1 - seat) chooses. */
  entity?: number;
  /** For `act`: what it is. */
  act?: string;
  /** What it costs, in braces. */
  cost?: string;
  /** Options with equal `group` are alike: show one with a number. */
  group?: string;
  /** A line more: what a payment uses, what a cast option is. */
  note?: Text;
}

/** What is asked, in the seven forms of the kernel, with options a client can draw. Indices are those of the kernel's answer. */
export type Ask =
  | { form: 'pick'; options: OptionView[]; min: number; max: number; each?: number }
  | { form: 'order'; options: OptionView[] }
  | { form: 'divide'; options: OptionView[]; total: number; least: number[]; most: number[] }
  | { form: 'number'; min: number; max: number }
  | { form: 'confirm' }
  /** `texts` is what a search for a few letters would give; all are accepted. */
  | { form: 'text'; texts: string[]; many: boolean }
  | { form: 'pair'; options: OptionView[]; partners: OptionView[]; allowed: number[][]; most: number[] };

/** The decision the game waits for. A viewer who isn't asked gets `mine: false` and no `ask`. */
export interface DecisionView {
  id: number;
  seat: number;
  mine: boolean;
  /** act, attackers, blockers, targets, modes, pay, mulligan, damage, choose, order, number, may, option, name…; '' where hidden. */
  kind: string;
  /** Rule that calls for it. */
  rule: string;
  prompt: Text;
  ask: Ask | null;
  /** The object it is for. */
  source?: number;
  /** Objects offered that are not on the table: cards looked at or searched through. */
  cards: CardView[];
  /** What is answered when nobody answers. */
  fallback: Answer | null;
  /** For `pay`: the plan, as what would be tapped and what is kept for later. */
  plan?: { uses: { entity: number; makes: string }[]; life: number; notes: Text[] };
}

export interface TurnView {
  number: number;
  active: number;
  /** As the engine names them: untap, upkeep, draw, precombatMain, beginCombat, … cleanup. */
  step: string;
  priority: number;
  daytime: '' | 'day' | 'night';
}

/** How a game ended. */
export interface ResultView {
  winners: number[];
  rule: string;
  reason: Text;
}

/** A whole game as one seat (null: a spectator) may see it after `n` answers. */
export interface GameView {
  n: number;
  seat: number | null;
  players: PlayerView[];
  battlefield: CardView[];
  stack: StackItem[];
  command: CardView[];
  turn: TurnView;
  decision: DecisionView | null;
  result: ResultView | null;
}

/** A line of the game's account. */
export interface LogLine {
  /** Ascending; the place to ask "why?" and to rewind to. */
  event: number;
  /** Answers given when it happened. */
  n: number;
  kind: 'turn' | 'step' | 'event';
  seat: number;
  text: Text;
  rules: string[];
}

/** A question "why?". */
export type About =
  /** What led to this line of the log. */
  | { event: number }
  /** What makes the object what it is now: each effect in its layer. */
  | { object: number }
  /** Why nothing (more) can be done with this object now: cast, activate, attack, block, be targeted. */
  | { cannot: number };

/** One link of an explanation. */
export interface WhyStep {
  text: Text;
  rules: string[];
  /** The object behind this step, to highlight. */
  entity?: number;
  /** For layers: "7c". */
  layer?: string;
  /** For events: the line of the log it is. */
  event?: number;
}

export interface WhyAnswer {
  title: Text;
  steps: WhyStep[];
  /** The object is not in sight any more: this is what it was like after so many answers, when it last was. */
  asOf?: number;
}

/** A rule, with a title of our own; what it says only where the user imported the documents. */
export interface RuleTitle {
  rule: string;
  title: Text;
  /** One for each language there is. */
  texts?: RuleText[];
}

/** What an imported rules document says. */
export interface RuleText {
  lang: Lang;
  text: string;
  /** "Comprehensive Rules, 2025-02-07". */
  source: Text;
  /** The number it has there. */
  number: string;
  /** `exact`: the rule that is meant; `alike`: nearly in its words; `number`: what the number is in another edition, perhaps another rule. */
  match: 'exact' | 'alike' | 'number';
}
