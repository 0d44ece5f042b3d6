/** "Why?", asked of a line of the account: within what it happened, back to the turn, and where its rule stands. */
import type { About, WhyAnswer, WhyStep } from '@apnap/protocol';
import { chapterText, type DuelEvent, duelText, type State } from '@apnap/yugioh';
import type { Played } from '../games/hosted.js';
import type { Viewer } from '../views/viewer.js';
import type { DuelBook } from './book.js';
import type { DuelChronicle } from './telling.js';

type Known = DuelChronicle['all'][number];

/** What ends what such an event begins. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  resolve: ['resolved', 'chain end'],
  attack: ['damage step end', 'attack', 'phase', 'turn'],
  phase: ['phase', 'turn'],
  turn: ['turn'],
};

/** The last event of a kind before this one that has not ended. */
function openBefore(all: readonly Known[], at: number, kind: string): Known | null {
  for (let i = at - 1; i >= 0; i--) {
    if (all[i].event.kind === kind) return all[i];
    if (ENDS[kind].includes(all[i].event.kind)) return null;
  }
  return null;
}

/** The Chain Link that resolves while this happens, as it was activated. */
function linkOf(all: readonly Known[], at: number): Known | null {
  const resolves = openBefore(all, at, 'resolve');
  if (!resolves) return null;
  const from = all.indexOf(resolves);
  return all.slice(0, from).findLast((k) => k.event.kind === 'chain link' && k.event.link === resolves.event.link) ?? null;
}

const stepOf = (game: Played<State, DuelEvent>, { event, told, n }: Known): WhyStep[] =>
  told ? [{ text: told.text, rules: event.rule === '' ? [] : [event.rule], event: game.numberOf(event.id, n) }] : [];

/** What the card of a Chain Link says. */
function wordsOf(book: DuelBook, link: Known): WhyStep[] {
  const { card } = link.event;
  if (card === undefined) return [];
  const { text, pendulum } = book.view(card);
  const words = text.en !== '' ? text : pendulum;
  return words && words.en !== '' ? [{ text: duelText('why.says', { card: book.name(card), text: words }), rules: [] }] : [];
}

/** @returns null where the viewer knows nothing of the kind */
export function whyOf(game: Played<State, DuelEvent>, book: DuelBook, viewer: Viewer, about: About, until: number): WhyAnswer | null {
  if (!('event' in about)) return null;
  const mark = game.mark(about.event, until);
  if (mark) return { title: mark.line.text, steps: [{ text: mark.line.text, rules: mark.line.rules, event: about.event }] };
  const { all } = game.chronicle(viewer) as DuelChronicle;
  const { id, era } = game.eventOf(about.event);
  const at = all.findIndex((k) => k.event.id === id && k.n <= until);
  const asked = all[at];
  // The number of an event of an abandoned timeline is not that of what has happened since.
  if (!asked?.told || game.eraAt(asked.n) !== era) return null;
  const link =
    asked.event.kind === 'resolve'
      ? (all.slice(0, at).findLast((k) => k.event.kind === 'chain link' && k.event.link === asked.event.link) ?? null)
      : linkOf(all, at);
  const around = [link, openBefore(all, at, 'attack'), openBefore(all, at, 'phase'), openBefore(all, at, 'turn')];
  const chapter = chapterText(asked.event.rule);
  return {
    title: asked.told.text,
    steps: [
      ...stepOf(game, asked),
      ...around.flatMap((k) => (k ? [...stepOf(game, k), ...(k === link ? wordsOf(book, k) : [])] : [])),
      ...(chapter ? [{ text: duelText('why.rule', { rule: asked.event.rule, chapter }), rules: [asked.event.rule] }] : []),
    ],
  };
}
