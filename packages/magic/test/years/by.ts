/** Games by the rules of a year, for tests that show where they differ. */
import { defaultAnswer } from '@apnap/kernel';
import { type GameEvent, type MagicSetup, PROFILES, type Profile, type State, viewEvents } from '../../src/index.js';
import { type CardText, define, game, type Side, type Table, table } from '../kit.js';

/** A game in A's first main phase (or another step) by the rules of the year. */
export const by = (
  profile: Profile,
  sides: { A?: Side; B?: Side },
  step: State['turn']['step'] = 'precombatMain',
  more: Partial<MagicSetup> = {},
): Table => table(sides, step, { ...more, profile });

/** What the same game comes to by the rules of each year. */
export const inEachYear = <T>(play: (profile: Profile) => T): Record<Profile, T> =>
  Object.fromEntries(PROFILES.map((p) => [p, play(p)])) as Record<Profile, T>;

/** Goes on until a player first has priority in the step: what has triggered is still on the stack. */
export function begins(t: Table, step: State['turn']['step'], turn: number): Table {
  for (let n = 0; n < 500 && t.state.pending; n++) {
    if (t.state.turn.number === turn && t.state.turn.step === step && t.state.pending.kind === 'act') return t;
    if (t.state.pending.kind === 'act') t.pass();
    else t.answer(defaultAnswer(t.state.pending));
  }
  throw new Error(`never came to ${step} of turn ${turn}`);
}

/** Numbers of the rules by which A is told of all that has happened of a kind, each once, in that order. */
export const told = (t: Table, ...kinds: GameEvent['kind'][]): string[] => [
  ...new Set(
    viewEvents(t.state, t.events, 0)
      .filter((e) => kinds.includes(e.kind))
      .map((e) => e.number ?? e.rule),
  ),
];

/** The number of the rule by which the player who is to decide is asked. */
export const asked = (s: State): string => game.view(s, s.pending?.seat ?? null).decision?.rule ?? '';

/** Numbers of the rules by which decisions of a kind are asked from now on; they are answered as before. */
export function askedBy(t: Table, kind: string): string[] {
  const numbers: string[] = [];
  t.when(kind, (_, s) => {
    numbers.push(asked(s));
    return undefined;
  });
  return numbers;
}

/** Why a game with this card can't begin, by the rules of today, of 2015 and of 2003; '' when it can. */
export const refusals = (card: CardText): string[] =>
  PROFILES.map((profile) => {
    define(card);
    try {
      by(profile, { A: { hand: [card.name] } });
      return '';
    } catch (e) {
      return (e as Error).message.replace(/.*nothing of /, '');
    }
  });
