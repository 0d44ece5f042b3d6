import { compileCard, computer, newGame, renderEn, renderZh, unsupported } from 'apnap';

const made = compileCard({
  name: 'Ember Rat',
  layout: 'normal',
  manaCost: '{1}{R}',
  colors: ['R'],
  types: ['Creature'],
  subtypes: ['Rat'],
  power: '2',
  toughness: '1',
  text: 'Haste\nWhen Ember Rat dies, it deals 1 damage to each opponent.',
});
if (!made.ok) throw new Error(JSON.stringify(made.refusals));
console.log(renderEn(made.card)[0].join('\n')); // each face line by line
console.log(renderZh(made.card)[0].join('\n'));
console.log(unsupported(made.card)); // what the engine has no meaning for yet: nothing

const cards = [made.card];
const game = newGame({ decks: ['36 Ember Rat\n24 Mountain', 'pauper-elves'], seed: '1', cards });
game.run([computer('heuristic', 'a', cards), computer('heuristic', 'b', cards)]);
const ability = game.lines().filter((line) => /Ember Rat.*deals 1 damage/.test(line.text));
console.log(`${ability.length} times, first: ${ability[0].text} (${ability[0].rule})`);
