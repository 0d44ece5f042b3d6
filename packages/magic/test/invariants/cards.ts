/** The cards of the test decks as data, and the game over them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from '@apnap/ability';
import { compileCard } from '@apnap/oracle';
import { type MagicGame, magicGame } from '../../src/index.js';

const byName = new Map<string, Card>();
for (const card of JSON.parse(readFileSync(fileURLToPath(new URL('../cards.json', import.meta.url)), 'utf8')) as Card[]) {
  byName.set(card.name, card);
  byName.set(card.faces[0].name, card);
}

for (const [name, cost, pt, morph] of [
  ['Test Morph', '{3}{G}', '3/3', '{1}'],
  ['Test Morph Beast', '{5}{G}', '6/5', '{3}{G}'],
] as const) {
  const [power, toughness] = pt.split('/');
  const result = compileCard({
    name,
    layout: 'normal',
    manaCost: cost,
    typeLine: 'Creature — Beast',
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Beast'],
    power,
    toughness,
    text: `Morph ${morph}`,
  } as never);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  byName.set(name, result.card);
}

for (const [name, text] of [
  ['Test Tuck', "Put target creature on the bottom of its owner's library."],
  ['Test Lift', "Put target creature into its owner's library second from the top."],
  ['Test Blink', "Exile target creature, then return it to the battlefield under its owner's control."],
] as const) {
  const result = compileCard({ name, layout: 'normal', manaCost: '{W}', typeLine: 'Instant', types: ['Instant'], text } as never);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  byName.set(name, result.card);
}

export const game: MagicGame = magicGame((name) => byName.get(name));

/** How many games of each pairing; more by `APNAP_ROUNDS=20 npx vitest run packages/magic/test/invariants`. */
const ROUNDS = Number(process.env.APNAP_ROUNDS ?? 1);

/** The pairings that the always-on tests play: every deck at least twice, mirror matches where many ids and names collide. */
const DECK_PAIRS: readonly (readonly [string, string])[] = [
  ['blackControl', 'delver'],
  ['burn', 'elves'],
  ['stompy', 'whiteWeenie'],
  ['abzan', 'red'],
  ['delver', 'delver'],
  ['elves', 'blackControl'],
  ['abzan', 'whiteWeenie'],
  ['red', 'burn'],
  ['layers', 'layers'],
  ['hidden', 'hidden'],
  ['tokens', 'tokens'],
];

/** Two decks and the round: part of the seed. */
export const PAIRINGS: readonly (readonly [string, string, number])[] = Array.from({ length: ROUNDS }, (_, round) =>
  DECK_PAIRS.map(([a, b]) => [a, b, round] as const),
).flat();
