/** Why an event happened, without playing the game again each time somebody asks. */
import { embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { defaultAnswer } from '@apnap/kernel';
import { type MagicGame, type MagicSetup, magicGame } from '@apnap/magic';
import { Dice } from '@apnap/players';
import { expect, test } from 'vitest';
import { CardBook } from '../src/cards.js';
import { hostedMagic } from '../src/magic/index.js';
import { whyOf } from '../src/magic/why.js';
import { GameLine } from '../src/tables/line.js';
import { Handles } from '../src/views/handles.js';

const book = new CardBook('');
const rules = magicGame(book.source);
let played = 0;
/** The rules, with the answers counted that are carried out. */
const counted: MagicGame = {
  ...rules,
  answer: (state, answer) => {
    played++;
    return rules.answer(state, answer);
  },
};

const deckOf = (id: string) => {
  const text = embeddedDecks().find((d) => d.id === id)?.text ?? '';
  return parseDeck(text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));
};
const setup: MagicSetup = {
  players: [
    { name: 'A', deck: deckOf('pauper-burn') },
    { name: 'B', deck: deckOf('pauper-elves') },
  ],
};

/** A game of so many answers, lands and spells by chance, in which everybody attacks with everything and nobody blocks. */
function game(answers: number) {
  const line = new GameLine(hostedMagic(counted, book.source), setup, 'why');
  const dice = new Dice('why');
  while (line.n < answers && line.state.pending) {
    const d = line.state.pending;
    const act = d.kind === 'act' && d.ask.form === 'pick';
    const all = d.kind === 'attackers' && d.ask.form === 'pair' ? d.ask.allowed.map((to, i): [number, number] => [i, to[0]]) : null;
    const move = all ? { pairs: all } : act && d.ask.form === 'pick' ? { pick: [dice.below(d.ask.options.length)] } : defaultAnswer(d);
    const given = { by: d.decider, at: 0, auto: false };
    if (!line.play({ ...given, move }).ok) line.play({ ...given, move: defaultAnswer(d) });
  }
  return line;
}

test('no question plays the game again: its states are there', () => {
  const line = game(300);
  const events = line.telling(0).lines.filter((l) => l.kind === 'event');
  expect(events.length).toBeGreaterThan(60);
  const handles = new Handles('x', 0);
  const ask = (event: number) => whyOf(line, 0, handles, { event }, line.n);
  played = 0;
  expect(ask(events[0].event)).not.toBeNull();
  for (const l of events) ask(l.event);
  expect(played).toBe(0);
  // What is played afterwards is carried on with, not begun anew.
  const d = line.state.pending;
  if (d) line.play({ move: defaultAnswer(d), by: d.decider, at: 0, auto: false });
  played = 0;
  line.chronicle(0);
  expect(played).toBe(0);
});

test('an answer is the same whenever it is asked for; what was not there yet, or is the other’s alone, is not told', () => {
  const line = game(160);
  const events = line.telling(0).lines.filter((l) => l.kind === 'event');
  for (const l of events.filter((_, i) => i % 7 === 0)) {
    const early = game(l.n);
    const then = whyOf(early, 0, new Handles('x', 0), { event: l.event }, early.n);
    const now = whyOf(line, 0, new Handles('x', 0), { event: l.event }, line.n);
    expect(now).toEqual(then);
    expect(now?.steps[0].event).toBe(l.event);
    if (l.n > 0) expect(whyOf(line, 0, new Handles('x', 0), { event: l.event }, l.n - 1)).toBeNull();
  }
  const draws = (viewer: number) => line.telling(viewer).lines.filter((l) => l.kind === 'event' && /draws/.test(l.text.en));
  expect(draws(0).length).toBeGreaterThan(0);
  expect(whyOf(line, 0, new Handles('x', 0), { event: 10 ** 6 }, line.n)).toBeNull();
});

test('after a rewind nothing is left of what was taken back', () => {
  const line = game(120);
  const last = line.telling(1).lines.findLast((l) => l.kind === 'event' && l.n > 100);
  expect(whyOf(line, 1, new Handles('x', 1), { event: last?.event ?? 0 }, line.n)).not.toBeNull();
  line.rewind(100);
  expect(whyOf(line, 1, new Handles('x', 1), { event: last?.event ?? 0 }, line.n)).toBeNull();
});

test('what the rules do of their own accord is told by what led to it: who attacked, and that all passed', () => {
  const line = game(700);
  const hit = line.telling(0).lines.find((l) => l.kind === 'event' && /combat damage to [AB]/.test(l.text.en));
  if (!hit) throw new Error('nobody was hit');
  const answer = whyOf(line, 0, new Handles('x', 0), { event: hit.event }, line.n);
  const steps = answer?.steps ?? [];
  expect(steps.map((s) => s.rules).slice(1)).toEqual([['509.1h', '510.1b'], ['508.1k'], ['117.4', '500.2']]);
  expect(steps[2].text.en).toMatch(/attacks? [AB]\.$/);
  // The attack is a line of the account, which can be asked about in turn.
  expect(line.telling(0).lines.some((l) => l.event === steps[2].event)).toBe(true);
});
