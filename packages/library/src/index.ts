/**
 * apnap as a library: games, players, cards, and why something is so (docs/library-guide.md). What is exported here is what programs may count on; all
 * else of the packages is for the program itself.
 */
export { type Card, renderEn, renderZh, validateCard } from '@apnap/ability';
export { type EmbeddedDeck, embeddedCard, embeddedDecks } from '@apnap/cards';
export {
  type Answer,
  type Decision,
  type Form,
  type Message,
  type Move,
  type Refusal,
  type Result,
  type SavedGame,
  SaveError,
  SetupError,
} from '@apnap/kernel';
export {
  type DecisionView,
  type EventView,
  type MagicSetup,
  type ObjectView,
  type PlayerView,
  renderMessage,
  type StackView,
  unsupported,
  type View,
  type WayToPlay,
} from '@apnap/magic';
export { type CardInput, type CompileResult, compileCard, type FaceInput } from '@apnap/oracle';
export type { Lang } from '@apnap/words';
export { DeckRefused } from './decks.js';
export { type Cause, GameInPlay, type Line, type NewGame, NotAnswered, newGame, replayGame, type SavedMagic } from './game.js';
export { type Chooser, type Computer, type ComputerKind, computer, metagame } from './players.js';
