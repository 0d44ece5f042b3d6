import { newGame } from 'apnap';

const game = newGame({ decks: ['pauper-burn', 'pauper-elves'], seed: '7' });
while (game.decision !== null) {
  const { decider, kind, rule } = game.decision; // who is asked what, and by which rule
  const answers = game.answers();
  if (game.moves.length < 5) console.log(`seat ${decider}: ${kind} (${rule}), ${answers.length} answers`);
  game.answer(answers[answers.length - 1]);
}
console.log(`turn ${game.turn}: seat ${game.result.winners} has won (${game.result.rule})`);
