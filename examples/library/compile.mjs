import { compileCard, renderEn } from 'apnap';

const card = (text) => ({ name: 'Test', layout: 'normal', manaCost: '{2}{U}', types: ['Sorcery'], text });

const read = compileCard(card('Draw two cards, then discard a card.'));
if (read.ok) {
  console.log(JSON.stringify(read.card.faces[0].abilities)); // what it means, as data
  console.log(renderEn(read.card)[0].join('\n')); // and as words again
}

const unread = compileCard(card('Draw two cards, then whistle a merry tune.'));
if (!unread.ok) console.log(unread.refusals[0].reason); // whole or not at all, with the words that were not understood
