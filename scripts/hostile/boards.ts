/** Attacks by what is on a table: boards that take for ever, more tokens than there is room for, computers that think hard. */
import type { TableInfo } from '@apnap/protocol';
import type { Attacker } from './attacker.js';

interface Placed {
  seat: number;
  zone: string;
  card: string;
  count?: number;
}

const placed = (card: string, count = 1, zone = 'battlefield', seat = 0): Placed => ({ seat, zone, card, count });
const LIBRARIES = [0, 1].map((seat) => placed('Forest', 10, 'library', seat));

/** A board on which one plays both sides. */
export const board = (...place: readonly Placed[]) => ({
  lives: [20, 20],
  place: [...place, ...LIBRARIES],
  from: 'precombatMain',
  other: 'myself',
});

/** Each takes a naive engine more time or memory than there is. */
const BOARDS = [
  board(placed('Mana Reflection', 40), placed('Plains', 2), placed("White Sun's Zenith", 1, 'hand')),
  board(placed('Mana Reflection', 200), placed('Plains', 9), placed("White Sun's Zenith", 1, 'hand')),
  board(placed('Opalescence', 50), placed('Humility', 50)),
  board(placed('Coat of Arms', 100), placed('March of the Machines', 100)),
  board(placed('Humility', 110), placed('Opalescence', 110)),
  board(placed('Forest', 400)),
];

/** Sets boards up, plays on them, gives up, and has them played again. */
export async function boards(a: Attacker): Promise<void> {
  await a.every(1_700, 3, async (i) => {
    const { status, body } = await a.call<TableInfo>('POST', '/api/scenarios', BOARDS[i % BOARDS.length]);
    if (status !== 200) return;
    await a.play(body.id, 3_000);
    const socket = await a.socket(body.id);
    socket?.send(JSON.stringify({ type: 'past', id: 1, n: 0 }));
    socket?.send(JSON.stringify({ type: 'concede' }));
    await a.sleep(500);
    socket?.terminate();
    await a.call('GET', `/api/tables/${body.id}/replay?n=1`);
    await a.call('GET', `/api/tables/${body.id}/replay`);
    await a.call('POST', `/api/tables/${body.id}/branch`, { n: 1, game: 1 });
  });
}

/** Two soldiers twelve times doubled, and so on. */
export async function tokens(a: Attacker): Promise<void> {
  await a.every(2_500, 3, async (i) => {
    const seasons = placed('Doubling Season', [8, 10, 11, 12, 30][i % 5]);
    const made = await a.call<TableInfo>(
      'POST',
      '/api/scenarios',
      board(seasons, placed('Plains', 8), placed('Raise the Alarm', 4, 'hand')),
    );
    if (made.status === 200) await a.play(made.body.id, 6_000);
  });
}

const GAMES = 28;

/** As many games as there may be against the computer that thinks longest, each answered at once. */
export async function computers(a: Attacker): Promise<void> {
  const games: Promise<unknown>[] = [];
  const opponent = { kind: 'computer', level: 'strong', deck: 'pauper-elves' };
  while (games.length < GAMES && !a.over) {
    const { status, body } = await a.call<TableInfo>('POST', '/api/tables', { deck: 'pauper-burn', opponent });
    if (status === 200) games.push(a.play(body.id, 3_600_000, 50));
    await a.sleep(status === 200 ? 100 : 2_000);
  }
  await Promise.all(games);
}
