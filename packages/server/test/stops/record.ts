/**
 * Plays games between computer players and draws decision points from them: `npx tsx --conditions=source packages/server/test/stops/record.ts`. What
 * should be done at a point is kept where it says the same as before; at the others it is `?`, to be judged by reading.
 */
import { existsSync, writeFileSync } from 'node:fs';
import type { MagicSetup } from '@apnap/magic';
import { createPlayer, playGame } from '@apnap/players';
import { CardBook } from '../../src/cards.js';
import { FILE, game, type Point, type Recorded, recorded, statesOf, words } from './points.js';

const deck = (cards: Readonly<Record<string, number>>): { card: string; count: number }[] =>
  Object.entries(cards).map(([card, count]) => ({ card, count }));

const FLASH = deck({
  Island: 9,
  Plains: 9,
  Counterspell: 4,
  Opt: 4,
  'Swords to Plowshares': 4,
  'Prodigal Sorcerer': 4,
  'Serra Angel': 4,
  'Icy Manipulator': 3,
  'Wall of Omens': 4,
  'Raise the Alarm': 4,
  'Restoration Angel': 3,
  'Wind Drake': 4,
  'Azorius Signet': 2,
  Disenchant: 2,
});
const TRICKS = deck({
  Forest: 9,
  Mountain: 9,
  'Llanowar Elves': 4,
  'Grizzly Bears': 4,
  'Lightning Bolt': 4,
  'Giant Growth': 4,
  'Shivan Dragon': 3,
  'Mogg Fanatic': 4,
  'Kird Ape': 4,
  Fireball: 3,
  Bonesplitter: 3,
  'Elvish Visionary': 4,
  'Volcanic Hammer': 3,
  Naturalize: 2,
});
const GRAVES = deck({
  Swamp: 10,
  Mountain: 8,
  Terminate: 4,
  Duress: 3,
  Gravedigger: 4,
  'Nantuko Husk': 4,
  'Vampire Nighthawk': 4,
  'Sakura-Tribe Elder': 0,
  'Dark Ritual': 3,
  'Lightning Bolt': 4,
  Firebolt: 3,
  'Blood Artist': 3,
  'Mogg Fanatic': 4,
  'Royal Assassin': 3,
  'Liliana of the Veil': 2,
  'Bad Moon': 1,
});

const PAIRS = [
  [FLASH, TRICKS],
  [GRAVES, FLASH],
  [TRICKS, GRAVES],
] as const;
const WANTED = 200;

const before = new Map((existsSync(FILE) ? recorded().points : []).map((p) => [p.says, p.should]));
const cards = new CardBook('').source;
const games: Recorded['games'] = PAIRS.map(([one, other], i) => {
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck: one.filter((e) => e.count > 0) },
      { name: 'B', deck: other.filter((e) => e.count > 0) },
    ],
  };
  const seed = `stops-${i}`;
  const players = [0, 1].map((seat) => createPlayer('heuristic', `stops-${i}-${seat}`, cards));
  const moves: Recorded['games'][number]['moves'] = [];
  playGame(game, setup, seed, players, { limit: 1200, watch: (_, answer) => moves.push(answer) });
  return { setup, seed, moves };
});

const KINDS = new Set(['act', 'attackers', 'blockers', 'pay', 'targets']);
const found: Omit<Point, 'should'>[] = [];
const seen = new Set<string>();
games.forEach((g, i) => {
  for (const [n, s] of statesOf(g, new Set(g.moves.keys()))) {
    const d = game.pending(s);
    if (!d || !KINDS.has(d.kind)) continue;
    const says = words(s, d);
    if (seen.has(says)) continue;
    seen.add(says);
    found.push({ game: i, n, says });
  }
});
// So that no kind of moment crowds out the others: of each in turn.
const groups = new Map<string, typeof found>();
for (const p of found) {
  const [turn, stack] = p.says.split('; ');
  const can = p.says.split('; ').at(-1) as string;
  const key = `${turn}|${stack.split(' ')[0]}|${can.startsWith('can') ? (can === 'can nothing' ? '-' : 'can') : can.split(' ')[0]}`;
  groups.set(key, [...(groups.get(key) ?? []), p]);
}
const drawn: typeof found = [];
for (let k = 0; drawn.length < WANTED; k++) {
  const row = [...groups.values()].flatMap((g) => (g.length > k ? [g[k]] : []));
  if (row.length === 0) break;
  drawn.push(...row.slice(0, WANTED - drawn.length));
}
const points = drawn.map((p) => ({ ...p, should: before.get(p.says) ?? ('?' as never) }));
const lines = (list: readonly unknown[]): string => list.map((x) => JSON.stringify(x)).join(',\n');
writeFileSync(FILE, `{"games":[\n${lines(games)}\n],\n"points":[\n${lines(points)}\n]}\n`);
process.stdout.write(
  `${points.length} points of ${found.length}, ${points.filter((p) => (p.should as string) === '?').length} to be judged\n`,
);
