/** Tournaments in tests: small ones, made by the same commands as any other. */
import {
  act,
  type Command,
  type CommandOf,
  createTournament,
  type Games,
  lastRound,
  type PlannedTable,
  type RulesetId,
  type Tournament,
} from '../src/index.js';

/** Minutes after nine in the morning of the day of the event. */
export const at = (minutes: number): string => {
  const m = Math.floor(minutes);
  const s = Math.round((minutes - m) * 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `2017-02-01T${two(9 + Math.floor(m / 60))}:${two(m % 60)}:${two(s)}Z`;
};

export const doing = (minutes = 0, why?: string): { at: string; by: string; why?: string } => ({
  at: at(minutes),
  by: 'desk',
  ...(why === undefined ? {} : { why }),
});

export interface Sketch extends Partial<Omit<CommandOf<'create'>, 'type' | 'version'>> {
  players?: readonly string[];
  rounds?: number;
}

/** An event in registration with these players, whose ids are their names. */
export function event(s: Sketch = {}): Tournament {
  const { players = [], rounds: _, ...more } = s;
  const ruleset: RulesetId = s.ruleset ?? 'mtr-2017';
  let t = createTournament(doing(), {
    type: 'create',
    version: 1,
    name: 'Test',
    ruleset,
    kind: 'individual',
    format: 'modern',
    date: ruleset === 'mtr-2015' ? '2015-02-01' : '2017-02-01',
    program: 'other',
    rel: 'regular',
    seed: 'seed',
    settings: {},
    ...more,
  });
  for (const name of players) t = act(t, doing(), { type: 'register', id: name, name, members: [{ name }] });
  return t;
}

/** The same, begun. */
export function begun(s: Sketch): Tournament {
  return act(event(s), doing(0, 'a test'), { type: 'start', plan: { kind: 'fixed', rounds: s.rounds ?? 3 } });
}

export const run = (t: Tournament, ...commands: Command[]): Tournament => commands.reduce((x, c) => act(x, doing(1, 'a test'), c), t);

/** "2-1-0" */
export const games = (text: string): Games => {
  const [a, b, d] = text.split('-').map(Number);
  return { a, b, d: d ?? 0 };
};

/**
 * A round paired by hand, published, played and closed: "A-B 2-0-0", "F bye", "A-E draw" (agreed).
 * A table without a result stays open and the round too.
 */
export function round(t: Tournament, ...lines: string[]): Tournament {
  const number = (lastRound(t.state)?.number ?? 0) + 1;
  let table = 0;
  const parsed = lines.map((l) => {
    const [pair, result] = l.split(' ');
    const [a, b] = pair.split('-');
    const planned: PlannedTable =
      b === undefined
        ? { table: 0, kind: result === 'awarded' ? 'awardedBye' : 'bye', a, b: null }
        : { table: ++table, kind: 'match', a, b };
    return { planned, result };
  });
  let x = run(
    t,
    { type: 'pair', round: number, stage: 'swiss', method: 'manual', seed: 's', tables: parsed.map((p) => p.planned) },
    { type: 'publish', round: number },
  );
  let open = 0;
  for (const { planned, result } of parsed) {
    if (planned.kind !== 'match') continue;
    if (result === undefined) open++;
    else
      x = run(x, {
        type: 'report',
        round: number,
        table: planned.table,
        games: result === 'draw' ? games('0-0-0') : games(result),
        how: result === 'draw' ? 'intentionalDraw' : 'played',
        source: { kind: 'official' },
      });
  }
  return open > 0 ? x : run(x, { type: 'close', round: number });
}
