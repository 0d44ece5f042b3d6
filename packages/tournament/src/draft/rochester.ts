/** Team Rochester draft: who opens, and in which order the cards of a booster are picked (MTR 8.5). */

/** Seats around the table, clockwise: teams sit opposite each other. */
export const ROCHESTER_SEATS = ['1A', '1B', '1C', '2A', '2B', '2C'] as const;
export type RochesterSeat = (typeof ROCHESTER_SEATS)[number];

const at = (index: number): RochesterSeat => ROCHESTER_SEATS[((index % 6) + 6) % 6];

/** Booster rounds 1 and 3 go clockwise, 2 the other way. */
const step = (boosterRound: number): number => (boosterRound % 2 === 1 ? 1 : -1);

/** Who opens, round by round: the last one of a round opens first in the next. */
export function rochesterOpeners(first: RochesterSeat, boosterRounds: number): RochesterSeat[][] {
  const rounds: RochesterSeat[][] = [];
  let opener = ROCHESTER_SEATS.indexOf(first);
  for (let r = 1; r <= boosterRounds; r++) {
    const round = Array.from({ length: 6 }, (_, i) => at(opener + i * step(r)));
    rounds.push(round);
    opener = ROCHESTER_SEATS.indexOf(round[5]);
  }
  return rounds;
}

/** The seats in the order they pick from one booster: around the table, the last one twice, and back. */
export function rochesterOrder(opener: RochesterSeat, boosterRound: number, cards: number): RochesterSeat[] {
  const start = ROCHESTER_SEATS.indexOf(opener);
  return Array.from({ length: cards }, (_, i) => {
    const lap = Math.floor(i / 6);
    const inLap = lap % 2 === 0 ? i % 6 : 5 - (i % 6);
    return at(start + inLap * step(boosterRound));
  });
}

/** The card given to who does not pick in time: the one longest on the table. */
export const oldestCard = <T>(onTable: readonly T[]): T | undefined => onTable[0];
