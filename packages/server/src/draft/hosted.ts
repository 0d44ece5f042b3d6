/** Drafts, as tables host them. */
import type { Message } from '@apnap/kernel';
import { BETWEEN_NAMES, type DraftEvent, type DraftGame, type DraftSetup, type DraftState, limitedGame, secondsFor } from '@apnap/limited';
import type { Text } from '@apnap/protocol';
import type { CardBook } from '../cards.js';
import type { Hosted, Terms } from '../games/hosted.js';
import { hostedPlainly, messageText } from '../games/plain.js';
import { zhNameOf } from '../magic/faces.js';
import { computed } from './player.js';
import { Drawing } from './shown.js';
import { DRAFT_WORDS } from './words.js';

/** The name of the game for tables and requests. */
export const DRAFT = 'draft';

/** What a table of a draft is opened with, besides who sits there. */
export type DraftParticulars = Omit<DraftSetup, 'players'>;

/** The game, with the cards of a server. */
export const draftGame = (book: CardBook): DraftGame => ({ ...limitedGame(book.all), id: DRAFT });

const plainText = messageText(DRAFT_WORDS.messages);

/** A message of a draft in words, the names of cards in each language. */
export function draftText(message: Message): Text {
  const text = plainText(message);
  const { names, card } = message.params ?? {};
  if (typeof names !== 'string' && typeof card !== 'string') return text;
  const zh = (name: string): string => zhNameOf(name) ?? name;
  const named = {
    ...(typeof names === 'string' ? { names: names.split(BETWEEN_NAMES).map(zh).join('、') } : {}),
    ...(typeof card === 'string' ? { card: zh(card) } : {}),
  };
  return { en: text.en, zh: plainText({ ...message, params: { ...message.params, ...named } }).zh };
}

/** Drafts, as tables know them. */
export function hostedDraft(game: DraftGame, book: CardBook): Hosted<DraftState, DraftSetup, DraftEvent> {
  const drawing = new Drawing(book);
  const setupOf = (names: readonly string[], terms?: Terms): DraftSetup => ({
    ...(terms?.particulars as DraftParticulars),
    players: names.map((name) => ({ name })),
  });
  const plain = hostedPlainly(game, { ...DRAFT_WORDS, setupOf, prompt: draftText });
  return {
    ...plain,
    text: draftText,
    over: (other) => hostedDraft({ ...other, view: game.view }, book),
    setupOf: (seats, terms) =>
      setupOf(
        seats.map((s) => s.name),
        terms,
      ),
    beginsAside: true,
    once: true,
    secondsFor,
    chooses: (state, decision, level, seed) => computed(game.view(state, decision.decider), level, book, seed),
    shown(state, viewer, n, handles, verdict) {
      const { view, faces } = plain.shown(state, viewer, n, handles, verdict);
      const drawn = drawing.shown(game.view(state, viewer === 'all' ? null : viewer));
      return { view: { ...view, draft: drawn.draft } as typeof view, faces: new Map([...faces, ...drawn.faces]) };
    },
  };
}
