/** Mana costs as multisets of symbols, for comparing them. */

/** How often each symbol is there; generic mana under `generic`. */
export type ManaCount = ReadonlyMap<string, number>;

/** The symbols of a pattern or a cost: `{2}{W/U}`, or in short `2WU`. Undefined when something in it is no symbol. */
export function readMana(text: string): ManaCount | undefined {
  const count = new Map<string, number>();
  const add = (symbol: string): void => {
    if (/^\d+$/.test(symbol)) count.set('generic', (count.get('generic') ?? 0) + Number(symbol));
    else count.set(canonical(symbol), (count.get(canonical(symbol)) ?? 0) + 1);
  };
  const pattern = /\{([^{}]+)\}|(\d+)|([WUBRGCXYZS])/gy;
  const upper = text.toUpperCase();
  while (pattern.lastIndex < upper.length) {
    const m = pattern.exec(upper);
    if (!m) return undefined;
    const symbol = m[1] ?? m[2] ?? m[3];
    if (!/^(\d+|[WUBRGCXYZSP]|(?:\d+|[WUBRGCP])(?:\/[WUBRGCP]){1,2})$/.test(symbol)) return undefined;
    add(symbol);
  }
  return count;
}

/** Hybrid symbols can be written either way round. */
function canonical(symbol: string): string {
  return symbol.includes('/') ? symbol.split('/').sort().join('/') : symbol;
}

/** Whether every symbol of `b` is in `a` as often. */
export function holdsMana(a: ManaCount, b: ManaCount): boolean {
  for (const [symbol, n] of b) if ((a.get(symbol) ?? 0) < n) return false;
  return true;
}
