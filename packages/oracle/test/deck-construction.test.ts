/** CR 113.6n, 903.3d: what cards say about decks is read, and does nothing in a game. */
import { renderFaceEn, renderFaceZh } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { compileCard } from '../src/index.js';

const rats = (text: string) =>
  compileCard({ name: 'Test Rats', layout: 'normal', types: ['Creature'], supertypes: [], subtypes: ['Rat'], text });

describe('what cards say about decks', () => {
  it.each([
    [
      'A deck can have any number of cards named Test Rats.',
      { allows: 'copies', most: 'any' },
      '名称为Test Rats的牌，在套牌中的数量不受限制。',
    ],
    ['A deck can have up to seven cards named Test Rats.', { allows: 'copies', most: 7 }, null],
    ['Test Rats can be your commander.', { allows: 'commander' }, 'Test Rats可用作指挥官。'],
  ])('%s', (text, part, zh) => {
    const result = rats(text);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    expect(result.card.faces[0].abilities).toMatchObject([{ kind: 'static', parts: [{ part: 'deckConstruction', ...part }] }]);
    expect(renderFaceEn(result.card.faces[0])).toContain(text);
    if (zh) expect(renderFaceZh(result.card.faces[0])).toContain(zh);
  });
});
