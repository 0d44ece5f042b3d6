/** What sets with boosters are called, and when they came out, from the lists of sets of 2019 and 2026. */

interface Listed {
  code: string;
  name: string;
  zhName?: string;
  releaseDate?: string;
  date?: string;
}

/** One line a set of these: code, day, English name, Chinese name ('' where nobody knows one). */
export function setNameLines(file2019: unknown, file2026: unknown, codes: readonly string[]): string[] {
  const early = (file2019 as { sets: Record<string, Listed> }).sets;
  const late = new Map((file2026 as readonly Listed[]).map((set) => [set.code, set]));
  return codes.map((code) => {
    const [older, newer] = [early[code], late.get(code)];
    const set = newer ?? older;
    return [code, set?.releaseDate ?? set?.date ?? '', set?.name ?? code, older?.zhName ?? ''].join('|');
  });
}
