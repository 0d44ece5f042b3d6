/** The puzzles, easier ones first. They are made, and proved, by `scripts/puzzles.ts`. */
import type { ScenarioBody } from '@apnap/protocol';
import made from './boards.json' with { type: 'json' };
import type { Puzzle } from './puzzle.js';

export const PUZZLES = made as unknown as readonly Puzzle[];

type Place = ScenarioBody['place'][number];

const put = (seat: 0 | 1, zone: Place['zone'], cards: readonly string[]): Place[] => cards.map((card) => ({ seat, zone, card }));

const bodies = new Map<string, ScenarioBody>();

/** The board as it is set up; the computer defends as well as it can. */
export function bodyOf({ id, life, board }: Puzzle): ScenarioBody {
  const known = bodies.get(id);
  if (known) return known;
  const body: ScenarioBody = {
    lives: [20, life],
    from: 'precombatMain',
    level: 'strong',
    seed: 'puzzle',
    place: [
      ...Object.entries(board.lands).map(([card, count]): Place => ({ seat: 0, zone: 'battlefield', card, count })),
      ...put(0, 'battlefield', board.mine),
      ...put(0, 'hand', board.hand),
      ...put(1, 'battlefield', board.theirs),
      { seat: 0, zone: 'library', card: 'Plains', count: 5 },
      { seat: 1, zone: 'library', card: 'Plains', count: 5 },
    ],
  };
  bodies.set(id, body);
  return body;
}
