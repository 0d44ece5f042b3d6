/** Save files: reading them with an eye for what is wrong where, and writing them whole. */
import { type Card, validateCard } from '@apnap/ability';
import { embeddedCard } from '@apnap/cards';
import { type Move, parseSave, type SavedGame, SaveError, SetupError, toSave } from '@apnap/kernel';
import { type MagicGame, type MagicSetup, renderMessage, type State } from '@apnap/magic';
import { Refused, readText, writeWhole } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { CliError } from './io.js';
import { gameOver } from './match.js';
import { type TextId, text } from './text/text.js';

/** A saved game; `cards` has the data of cards that don't come with the program, so that the file stands on its own. */
export type MagicSave = SavedGame<MagicSetup> & { cards?: Card[] };

/** Writes a game to a file. */
export function writeSave(
  file: string,
  game: MagicGame,
  setup: MagicSetup,
  seed: string,
  played: { state: State; answers: Move[] },
  extra: readonly Card[],
  lang: Lang,
): void {
  const save: MagicSave = { ...toSave(game, setup, seed, played), ...(extra.length > 0 ? { cards: [...extra] } : {}) };
  const { answers, ...head } = save;
  const lines = answers.map((a) => `    ${JSON.stringify(a)}`).join(',\n');
  const body = JSON.stringify(head, null, 2).replace(/\n}$/, `,\n  "answers": [\n${lines}\n  ]\n}\n`);
  writeWhole(file, body, lang);
}

/** Some messages have no position but quote what is around it: ten characters on both sides. */
function placeInQuote(content: string, message: string): number {
  const quote = /Unexpected token '(.+?)', (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON/.exec(message);
  if (!quote) return content.length;
  const [, token, cut, around] = quote;
  const at = content.indexOf(around);
  return at < 0 ? content.length : at + (cut ? 10 : Math.max(0, around.indexOf(token)));
}

/** Line and column of the place a JSON error speaks of. */
function placeOf(content: string, message: string): string {
  const at = /position (\d+)/.exec(message);
  const before = content.slice(0, at ? Number(at[1]) : placeInQuote(content, message)).split('\n');
  return `${before.length}:${before[before.length - 1].length + 1}`;
}

/** What a reader of saves says, in the language; what it does not know stays as it is. */
const EXPECTED: Readonly<Record<string, TextId>> = {
  'expected a list': 'expect.list',
  'expected an object': 'expect.object',
  'expected a text': 'expect.text',
  'expected a hash': 'expect.hash',
  'expected an answer': 'expect.answer',
  'expected the id of a game': 'expect.game',
  'expected a card and a count': 'expect.entry',
};

function inWords(message: string, lang: Lang): string {
  const id = EXPECTED[message];
  if (id) return text(lang, id);
  const is = /^\w+ is (.*), expected (".*")$/.exec(message);
  return is ? text(lang, 'expect.value', { got: is[1], wanted: is[2] }) : message;
}

/** Anything wrong with a save, as one line. */
export function saveProblem(file: string, e: unknown, lang: Lang): CliError | Refused {
  if (e instanceof CliError || e instanceof Refused) return e;
  if (e instanceof SetupError) {
    const what = `${renderMessage(e.refusal.message, lang)} (${e.refusal.rule})`;
    return new CliError(2, text(lang, 'error.save', { file, where: 'setup', what }));
  }
  if (e instanceof SaveError) return new CliError(2, text(lang, 'error.save', { file, where: e.where, what: inWords(e.message, lang) }));
  return new CliError(2, text(lang, 'error.save', { file, where: 'setup', what: (e as Error).message }));
}

/** What of a set-up a replay relies on; the rest the engine checks. */
function checkSetup(setup: unknown): void {
  const players = (setup as { players?: unknown }).players;
  if (!Array.isArray(players)) throw new SaveError('expected a list', 'setup.players');
  players.forEach((p, i) => {
    const seat = p as { name?: unknown; deck?: unknown } | null;
    if (typeof seat !== 'object' || seat === null) throw new SaveError('expected an object', `setup.players[${i}]`);
    if (typeof seat.name !== 'string') throw new SaveError('expected a text', `setup.players[${i}].name`);
    if (!Array.isArray(seat.deck)) throw new SaveError('expected a list', `setup.players[${i}].deck`);
    seat.deck.forEach((e: unknown, k) => {
      const entry = e as { card?: unknown; count?: unknown } | null;
      if (typeof entry?.card !== 'string' || typeof entry.count !== 'number')
        throw new SaveError('expected a card and a count', `setup.players[${i}].deck[${k}]`);
    });
  });
}

function checkCards(cards: unknown): void {
  if (cards === undefined) return;
  if (!Array.isArray(cards)) throw new SaveError('expected a list', 'cards');
  cards.forEach((card, i) => {
    const errors = validateCard(card);
    if (errors.length > 0) throw new SaveError(`${errors[0].path}: ${errors[0].message}`, `cards[${i}]`);
  });
}

/** The game these commands play. */
const GAME = 'magic';

/** Reads a save and the game to replay it with. @throws CliError saying what is wrong and where. */
export function readSave(file: string, lang: Lang): { save: MagicSave; game: MagicGame } {
  const content = readText(file, lang);
  try {
    JSON.parse(content);
  } catch (e) {
    const what = (e as Error).message;
    throw new CliError(2, text(lang, 'error.saveJson', { file, line: placeOf(content, what), what }));
  }
  try {
    const save = parseSave(content) as MagicSave;
    if (save.game !== GAME) throw new SaveError(`game is ${JSON.stringify(save.game)}, expected "${GAME}"`, 'game');
    checkSetup(save.setup);
    checkCards(save.cards);
    return { save, game: gameOver(save.cards ?? [], embeddedCard) };
  } catch (e) {
    throw saveProblem(file, e, lang);
  }
}
