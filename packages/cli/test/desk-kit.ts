/** A tournament desk by the command line for tests: an event of its own, commands as words, what they say. */
import { writeFileSync } from 'node:fs';
import { apnap, type Said, scratch } from './support.js';

/** What commands print as JSON, as far as tests look at it. */
export interface Doc {
  [key: string]: unknown;
  pairings: { table: number; a: string; b: string; losses?: unknown; extension?: number; outcome?: string }[];
  byes: { player: string }[];
  standings: { player: string; points: number; gw: string; omwNumber: number; gwNumber: number; mwNumber: number }[];
  penalties: { seq: number; infraction: string; penalty: string; served: string }[];
}

export interface Desk {
  said: (...args: string[]) => Promise<Said>;
  /** @throws Error with what the command said when it did not do it. */
  json: (...args: string[]) => Promise<Doc>;
}

/** An event with these options of `new`, with the players entered. */
export async function desk(options: readonly string[], players: readonly string[] = [], at = '2017-02-04T12:00:00Z'): Promise<Desk> {
  const file = scratch('desk.event');
  const said = (...args: string[]): Promise<Said> =>
    apnap(['tournament', ...args, '--event', file, '--by', 'Kim', ...(args.includes('--at') ? [] : ['--at', at])]);
  const json = async (...args: string[]): Promise<Doc> => {
    const s = await said(...args, '--json');
    if (s.code !== 0) throw new Error(`${args.join(' ')}: ${s.err}`);
    return JSON.parse(s.out) as Doc;
  };
  await json('new', '--seed', 's', ...options);
  if (players.length > 0) await json('register', ...players);
  return { said, json };
}

/** Plays a round: pairs that are fixed, and the result of each table as "A-B 2-0-0"; tables not named are 2-0 for the first. */
export async function playRound(d: Desk, results: readonly string[]): Promise<Doc> {
  const pairs = results.map((r) => r.split(' ')[0].split('-'));
  const paired = await d.json('pair', ...pairs.flatMap(([a, b]) => ['--lock', `${a},${b}`]));
  await d.json('publish');
  for (const p of paired.pairings) {
    const found = results.find((r) => [p.a, p.b].every((name) => r.split(' ')[0].split('-').includes(name)));
    const [names, result] = (found ?? `${p.a}-${p.b} 2-0-0`).split(' ');
    const [a, b, drawn] = result.split('-');
    const turned = names.split('-')[0] === p.a ? result : `${b}-${a}-${drawn}`;
    await d.json('report', String(p.table), ...(result === 'draw' ? ['--draw'] : [turned]));
  }
  return paired;
}

/** A file with this text. */
export function fileOf(name: string, text: string): string {
  const path = scratch(name);
  writeFileSync(path, text);
  return path;
}

export const letters = (n: number): string[] => Array.from({ length: n }, (_, i) => `P${String(i + 1).padStart(2, '0')}`);
