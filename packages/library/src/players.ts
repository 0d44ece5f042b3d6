/** Who answers: computer players that come with the program, and functions. */
import type { Card } from '@apnap/ability';
import { embeddedCard, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import type { Answer } from '@apnap/kernel';
import { unsupported, type View } from '@apnap/magic';
import { createPlayer, type DeckModel, type Level, type Player, strengthOf } from '@apnap/players';

/**
 * A player of one's own: given what the seat sees and answers that the rules allow, it gives one of them, or any other answer of the right form.
 * It sees nothing that the seat doesn't.
 */
export type Chooser = (view: View, answers: readonly Answer[]) => Answer;

/** A computer player that comes with the program, for one seat of one game. */
export interface Computer {
  readonly computer: Player;
}

/** Random answers, rules of thumb, or a search of this level. */
export type ComputerKind = 'random' | 'heuristic' | Level;

/**
 * A computer player.
 * @param seed equal seeds and equal games give equal answers
 * @param cards cards besides those that come with the program
 */
export function computer(kind: ComputerKind, seed: string, cards: readonly Card[] = []): Computer {
  const byName = new Map(cards.map((c) => [c.name, c]));
  const source = (name: string): Card | undefined => byName.get(name) ?? embeddedCard(name);
  return kind === 'random' || kind === 'heuristic'
    ? { computer: createPlayer(kind, seed, source) }
    : { computer: createPlayer('search', seed, source, { model: metagame(), ...strengthOf(kind) }) };
}

/** What a searching player expects to meet: the decks of two players that come with the program, with the cards of theirs that the engine can play. */
export const metagame = (): DeckModel => ({
  decks: embeddedDecks()
    .filter((d) => d.format !== 'commander')
    .map((d) => ({ cards: parseDeck(d.text, embeddedIndex()).deck.main.filter((e) => unsupported(e.card).length === 0) })),
});
