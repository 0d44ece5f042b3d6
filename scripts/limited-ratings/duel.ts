/**
 * Decks of computers that draft by ratings against decks of computers that draft by chance: both sit at one table, both decks are built by the same builder, and each
 * pair of decks plays two games, in which each begins once.
 */
import { appendFileSync } from 'node:fs';
import { embeddedDatabase } from '@apnap/cards';
import { give, waiting } from '@apnap/kernel';
import { BASICS, createDrafter, type DraftState, limitedGame } from '@apnap/limited';
import { Dice } from '@apnap/players';
import { draftableSets, type RandomDeck } from './decks.js';
import { playDecks } from './play.js';

const SEATS = 8;
const database = embeddedDatabase();
const game = limitedGame(database);

/** A table at which every other one drafts by chance. */
function drafted(set: string, seed: string): DraftState {
  const drafters = Array.from({ length: SEATS }, (_, i) => createDrafter(i % 2 === 0 ? 'heuristic' : 'random', database, `${seed} ${i}`));
  const players = drafters.map((_, i) => ({ name: `P${i}` }));
  let { state } = game.create({ kind: 'booster', players, sets: [set] }, seed);
  for (let open = waiting(game, state); open.length > 0; open = waiting(game, state)) {
    const [d] = open;
    const outcome = give(game, state, { to: d.id, answer: drafters[d.decider].choose(game.view(state, d.decider)) });
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    state = outcome.state;
  }
  return state;
}

function deckAt(s: DraftState, seat: number): RandomDeck {
  const deck = s.decks[seat];
  if (!deck) throw new Error('no deck');
  const counts = new Map<string, number>();
  for (const id of deck.main) counts.set(s.cards[id].name, (counts.get(s.cards[id].name) ?? 0) + 1);
  deck.basics.forEach((n, i) => {
    if (n > 0) counts.set(BASICS[i], (counts.get(BASICS[i]) ?? 0) + n);
  });
  const cards = deck.main.flatMap((id) => {
    const record = database.find(s.cards[id].name);
    const card = record && database.card(record.place);
    return card ? [{ card, rarity: s.cards[id].rarity }] : [];
  });
  return { list: [...counts].map(([card, count]) => ({ card, count })), cards };
}

/** Plays so many games, and says who won. @param out a file to which each game is written as a line */
export function duel(games: number, out?: string): void {
  const sets = draftableSets();
  let won = 0;
  let lost = 0;
  for (let n = 0; n < games / SEATS; n++) {
    const set = new Dice(`duel ${n}`).oneOf(sets);
    const state = drafted(set, `duel ${n}`);
    for (let pair = 0; pair < SEATS && won + lost < games; pair += 2)
      for (const first of [0, 1]) {
        const { winner, turns } = playDecks(set, [deckAt(state, pair), deckAt(state, pair + 1)], `duel ${n} ${pair} ${first}`, first);
        if (winner === 0) won++;
        else if (winner === 1) lost++;
        if (out) appendFileSync(out, `${JSON.stringify({ set, winner, turns, first, pair })}\n`);
        console.log(`${set}: ${winner === 0 ? 'by ratings' : winner === 1 ? 'by chance' : 'nobody'} (${won} to ${lost})`);
      }
  }
}
