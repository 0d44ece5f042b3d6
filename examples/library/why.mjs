import { computer, newGame, replayGame } from 'apnap';

const game = newGame({ decks: ['pauper-burn', 'pauper-elves'], seed: '7', names: ['Ann', 'Bob'] });
game.run([computer('heuristic', 'a'), computer('heuristic', 'b')]);
const file = JSON.stringify(game.save()); // setup, seed and answers: `apnap replay` takes it, too

const again = replayGame(file); // throws where the game goes another way
console.log(again.hash === game.hash, again.result.rule);

const told = again.lines().findLast((line) => again.why(line.event).length > 2); // the last event that others have led to
for (const cause of again.why(told.event)) console.log(`#${cause.event} ${cause.text} (${cause.rule}), after answer ${cause.answer}`);

const before = replayGame(file, told.answer - 1); // the game as it was, to be gone on with in another way
console.log(
  before.turn,
  before.view(0).players.map((p) => p.life),
);
