/** The cards of the test decks as data, and the game over them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from '@apnap/ability';
import { type MagicGame, magicGame } from '../../src/index.js';

const byName = new Map<string, Card>();
for (const card of JSON.parse(readFileSync(fileURLToPath(new URL('../cards.json', import.meta.url)), 'utf8')) as Card[]) {
  byName.set(card.name, card);
  byName.set(card.faces[0].name, card);
}

export const game: MagicGame = magicGame((name) => byName.get(name));

/** The pairings that the always-on tests play: every deck at least twice, mirror matches where many ids and names collide. */
export const PAIRINGS: readonly (readonly [string, string])[] = [
  ['blackControl', 'delver'],
  ['burn', 'elves'],
  ['stompy', 'whiteWeenie'],
  ['abzan', 'red'],
  ['delver', 'delver'],
  ['elves', 'blackControl'],
  ['abzan', 'whiteWeenie'],
  ['red', 'burn'],
];
