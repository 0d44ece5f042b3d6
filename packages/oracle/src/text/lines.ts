/** Lines that belong to others, or that stand for more than they say. */

/** CR 702.159b: the prize of an Attraction is part of its visit ability. */
export const withPrize = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((out, line) => {
    if (line.startsWith('Prize — ') && out.length > 0) out[out.length - 1] += ` ${line}`;
    else out.push(line);
    return out;
  }, []);

/** What can begin no ability: it speaks of what the sentence before it has done. */
const SEQUEL =
  /^(?:If (?:you|they) (?:do|don't|didn't|can't)\b|If (?:that|it's an? [a-z ]+ card,)|Otherwise, |The same is true for |When you do, |Then |Put (?:the rest|it|that|them|one of) |(?:They|It) gains? |It(?:'s an? | can't )|If it (?:was|would|shares) |Spend this mana only |If the (?:discarded|exiled|revealed|sacrificed) card |For each (?:of those |[^.:]* this way, )|The tokens? (?:enters? |gains? )|Activate (?:this ability )?only |Th(?:at|ose) (?:tokens?|creatures?|cards?|player)\b|(?:Exile|Return|Sacrifice) (?:it|that|them|those) |You may (?:cast|play) (?:that|those)\b|You may (?:cast|put|reveal) [^.]* from among (?:them|those)\b)/;

/** What is done with something that the line itself has not named. */
const SPEAKS_OF_IT =
  /^(?:You (?:gain|get)|Put|Untap) [^.:"]*(?:\bthat (?:card|creature|player|permanent|land|Hero)\b|\bthose \w+s\b|\bthis way\b|\bof them\b|\bon it\b)/;

/** Some editions begin a new line within an ability: a sentence that speaks of what the one before it has done belongs to that one's line (CR 113.2c). */
export const withSequels = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((out, line) => {
    const before = out[out.length - 1];
    const whole = before !== undefined && /^[^•"]*(?:"[^"]*"[^"]*)*\.$/.test(before);
    if (whole && (SEQUEL.test(line) || SPEAKS_OF_IT.test(line))) out[out.length - 1] += ` ${line}`;
    else out.push(line);
    return out;
  }, []);

/** A line of a results table (CR 706.3a) belongs to the line that rolls. */
export const withTables = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((out, line) => {
    if (/^\d+(?:[—-]\d+|\+)? \| /.test(line) && out.length > 0) out[out.length - 1] += ` ${line}`;
    else out.push(line);
    return out;
  }, []);

/** The lines with which a spell with spree names its modes stand after "Choose one or more" (CR 702.172a). */
export const withSpree = (lines: readonly string[]): string[] =>
  lines.includes('Spree')
    ? lines.flatMap((line, i) =>
        line.startsWith('+ ') ? [...(lines[i - 1]?.startsWith('+ ') ? [] : ['Choose one or more —']), `• ${line}`] : [line],
      )
    : [...lines];

/** The lines that begin with pawprint symbols are modes (CR 700.2i). */
export const withPawprints = (lines: readonly string[]): string[] =>
  lines.some((line) => / worth of modes\b/.test(line)) ? lines.map((line) => (line.startsWith('{P}') ? `• ${line}` : line)) : [...lines];

/** How many pawprint symbols stand before a mode, and what follows. */
export function pawprints(bullet: string): { worth?: number; rest: string } {
  const found = /^((?:\{P\})+) — (.+)$/.exec(bullet);
  return found ? { worth: found[1].length / '{P}'.length, rest: found[2] } : { rest: bullet };
}

/** The modes of a spell with tiered, each with a cost of its own, stand after "Choose one". */
export const withTiers = (lines: readonly string[]): string[] =>
  lines.flatMap((line, i) => (line === 'Tiered' && lines[i + 1]?.startsWith('• ') ? [line, 'Choose one —'] : [line]));

const quotes = (line: string): number => line.split('"').length - 1;

/** A sentence whose full stop is missing. */
export const ended = (line: string): string => (/[\w}]$/.test(line) ? `${line}.` : line);

/** That, or a quotation that is not closed. */
export const closed = (line: string): string => (line.endsWith('.') && quotes(line) === 1 ? `${line}".` : ended(line));

/** Keyword abilities and what stands behind them without a line of its own: where the one could end and the other begin, the longest first. */
export function apart(line: string): [keywords: string, rest: string][] {
  const places = [...line.matchAll(/(?<=[\w}]) (?=[A-Z{~+-])/g)].map((m) => m.index);
  return places
    .filter((at) => !/[.":—]/.test(line.slice(0, at)))
    .reverse()
    .map((at) => [line.slice(0, at), line.slice(at + 1)]);
}
