import { computer, newGame } from 'apnap';

/** Plays lands and spells as they come, attacks with everything, and takes the first answer to all else. */
function eager(view, answers) {
  const { kind, ask } = view.decision;
  if (kind === 'act') {
    const first = (act) => ask.options.findIndex((option) => option.act === act);
    return { pick: [Math.max(0, first('land') >= 0 ? first('land') : first('cast'))] };
  }
  if (kind === 'attackers') return { pairs: ask.options.flatMap((_, i) => (ask.allowed[i].length > 0 ? [[i, ask.allowed[i][0]]] : [])) };
  return answers[0];
}

let won = 0;
for (let n = 1; n <= 10; n++) {
  const game = newGame({ decks: ['pauper-stompy', 'pauper-stompy'], seed: `game ${n}` });
  const result = game.run([eager, computer('random', `random ${n}`)]);
  if (result.winners.includes(0)) won++;
}
console.log(`eager has won ${won} of 10 games against random answers`);
