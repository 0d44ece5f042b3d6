/** Results as players say them: their own games first. */

/** "2-1-0" as it is shown; drawn games only where there are any. */
export function gamesShown(text: string): string {
  const [a = '', b = '', d = '0'] = text.split('-');
  return d === '0' ? `${a}–${b}` : `${a}–${b}–${d}`;
}

/** Who has more games of a result that is one's own. */
export function outcomeOf(text: string): 'won' | 'lost' | 'drawn' {
  const [a = 0, b = 0] = text.split('-').map(Number);
  return a > b ? 'won' : a < b ? 'lost' : 'drawn';
}

/** What a match can come to, the usual first. */
export interface Choices {
  /** Played to the end. */
  usual: readonly string[];
  /** Time was called before anybody had won, or a game was drawn. */
  rare: readonly string[];
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** @param wins game wins that win the match (MTR 2.1) */
export function choicesFor(wins: number): Choices {
  const lost = upTo(wins);
  const won = lost.map((k) => `${wins}-${k}`);
  // As on a slip: from the clearest win to the clearest loss, and the draw.
  const usual = [...won, ...lost.toReversed().map((k) => `${k}-${wins}`), wins === 1 ? '0-0-1' : `${wins - 1}-${wins - 1}`];
  const ahead = lost.flatMap((a) => upTo(a).map((b) => `${a}-${b}`));
  const level = upTo(wins - 1).map((k) => `${k}-${k}-1`);
  const rare = [
    ...ahead.toReversed(),
    ...ahead.map((r) => r.split('-').toReversed().join('-')),
    ...(wins > 1 ? [`${wins - 1}-${wins - 1}-1`] : []),
    ...level.toReversed(),
  ];
  return { usual, rare };
}
