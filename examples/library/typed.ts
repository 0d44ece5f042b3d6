import { type Answer, type Chooser, computer, newGame, type Result, type View } from 'apnap';

/** What the opponents of a seat have left. */
const lives = (view: View, seat: number): number[] => view.players.filter((_, i) => i !== seat).map((p) => p.life);

const careful: Chooser = (view: View, answers: readonly Answer[]): Answer => {
  const { decision } = view;
  const low = decision !== null && lives(view, decision.seat).some((life) => life < 5);
  return low ? answers[answers.length - 1] : answers[0];
};

const result: Result | null = newGame({ decks: ['pauper-burn', 'pauper-elves'], seed: '1' }).run([careful, computer('medium', 's')]);
console.log(result?.rule);
