/** Games by the rules of a year, for tests that show where they differ. */
import { defaultAnswer } from '@apnap/kernel';
import { type MagicSetup, PROFILES, type Profile, type State } from '../../src/index.js';
import { type Side, type Table, table } from '../kit.js';

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
