/** What a seat is shown of a game of Magic, besides what every game has. */

import type { Text } from '@apnap/words';
import type { Ask, DecisionView, GameView, SeatView } from './game.js';
import type { Year } from './table.js';

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
  /** Printed power and toughness ("2/1", "*\/1+*"), loyalty or defense. */
  size?: string;
  /** For each keyword ability that its text has or gives, the rule that says what it means. */
  keywords?: string[];
  /** Keys of the other faces of the same card. */
  others?: string[];
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
  /** `damage`: combat damage that waits to be dealt (rules of 2003). */
  kind: 'spell' | 'activated' | 'triggered' | 'damage';
  controller: number;
  /** The spell, or the source of the ability; null where it can't be seen, or there is none. */
  card: CardView | null;
  /** The name of what has no card to show: the draw of the turn, combat damage, an ability whose source is gone. */
  name?: Text;
  /** What it will do, in words, with the chosen modes and X. */
  does: Text;
  /** Objects, and players as -1 - seat: arrows. */
  targets: number[];
  /** Of combat damage: how much which object deals to which, or to a player. `does` says it in words. */
  damage?: { from: number; to: number; n: number }[];
  /** Key by which one may yield to it; '' where there is nothing to yield to. */
  yieldKey: string;
}

/** Damage that was dealt: how much by which object to which, or to a player as -1 - seat. */
export interface Blow {
  from: number;
  to: number;
  n: number;
}

export interface PlayerView extends SeatView {
  /** Which team he is of, where there are teams. */
  team?: number;
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
}

/** A decision: act, attackers, blockers, targets, modes, pay, mulligan, damage, choose, order, number, may, option, name… */
export interface MagicDecision extends DecisionView {
  /** The words of the spell or ability that asks; absent: the rules ask, or the prompt has them. */
  words?: Text;
  /** It belongs to an action that one has begun and not completed: casting a spell, activating an ability. */
  begun?: true;
  /** For `targets`: whether what is chosen is hurt or helped, where it is plainly one of these. */
  aim?: 'harm' | 'help';
  /** For `mulligan`: how many were taken so far. */
  taken?: number;
  /** Why to choose nothing is no answer, where that is not seen from the form: a creature that must attack. */
  notNone?: { text: Text; rule: string };
  /** For teammates of who is asked, where it is a choice of their team (CR 805.2): its number, and what is asked of the viewer; null: nothing here is his. */
  team?: { id: number; ask: Ask | null };
  /** Objects offered that are not on the table: cards looked at or searched through. */
  cards: CardView[];
  /** For `pay`: the plan, as what would be tapped; `why`: for which cards it leaves mana, and for which none; and what was used by hand so far and what is in the pool now, which the game does not show yet. */
  plan?: { uses: { entity: number; makes: string }[]; life: number; notes: Text[]; why?: Text[]; used?: number[]; pool?: string };
}

export interface TurnView {
  number: number;
  active: number;
  /** All who are active, where a team takes its turns together (CR 805.4a). */
  actives?: number[];
  /** As the engine names them: untap, upkeep, draw, precombatMain, beginCombat, … cleanup. */
  step: string;
  priority: number;
  daytime: '' | 'day' | 'night';
  /** With {@link others}: the number of the turn that began last. */
  latest?: number;
  /** The turns that are taken at the same time as this one, in the order of their markers (CR 807.4). */
  others?: OtherTurn[];
}

/** A turn that goes on by and by while another does: in a Grand Melee of eight (CR 807.4). */
export interface OtherTurn {
  /** Number of its turn marker. */
  marker: number;
  /** Who has the marker. */
  seat: number;
  /** The step it is in; 'none': it has not begun, for another marker is too close (CR 807.4d). */
  step: string;
  /** What is on its stack (CR 807.5). */
  stack: StackItem[];
}

/** A game of Magic. */
export interface MagicView extends GameView {
  /** By which rules it is played: the edition that its numbers of rules are of; absent: today's. */
  profile?: Year;
  players: PlayerView[];
  battlefield: CardView[];
  stack: StackItem[];
  command: CardView[];
  turn: TurnView;
  decision: MagicDecision | null;
}
