/** The limits on the page about servers: every number there is read from the code that holds to it, and the page must say just that. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/server.md'), 'utf8');

/** A product of numbers, as constants are written. */
function product(text: string): number {
  if (!/^[\d_.e]+( \* [\d_.e]+)*$/.test(text)) throw new Error(`${text} is no number`);
  return text.split(' * ').reduce((n, factor) => n * Number(factor.replaceAll('_', '')), 1);
}

/** What stands in a source file at a place where there is one such: the numbers it captures. */
function numbers(file: string, pattern: RegExp): number[] {
  const found = [...readFileSync(join(ROOT, 'packages', file), 'utf8').matchAll(new RegExp(pattern, 'gm'))];
  if (found.length !== 1) throw new Error(`${file}: ${found.length} places are like ${pattern}`);
  return found[0].slice(1).map(product);
}
const constant = (file: string, name: string): number => numbers(file, new RegExp(`^(?:export )?const ${name} = ([^;]+);`))[0];
const server = (file: string, name: string): number => constant(`server/src/${file}.ts`, name);

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (n: number): string => SMALL[n] ?? String(n);
/** Parts of a whole, as the page says them. */
const PARTS: Readonly<Record<string, string>> = {
  0.2: 'a fifth',
  0.25: 'a quarter',
  0.4: 'two fifths',
  0.5: 'half',
  0.05: 'a twentieth',
  0.1: 'a tenth',
};
function part(n: number): string {
  const said = PARTS[n];
  if (said === undefined) throw new Error(`there is no word for ${n} of a whole`);
  return said;
}
const s = (ms: number): string => `${ms / 1000} s`;
const kb = (bytes: number): string => `${bytes / 1024} KB`;
const mb = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
const spaced = (n: number): string => String(n).replace(/(\d)(?=(\d{3})+$)/g, '$1 ');

/** How many of its requests an address may use up by a route. */
const share = (file: string, route: string): string =>
  part(1 / numbers(`server/src/http/${file}.ts`, new RegExp(`${route}(?:(?!limited)[\\s\\S])*?limited\\(x, (\\d+)\\)`))[0]);
const work = (task: string): string => s(numbers('server/src/workers/workers.ts', new RegExp(`^  ${task}: ([\\d_]+),`))[0]);
const shares = (name: string): number[] =>
  numbers('server/src/live/processor.ts', new RegExp(`${name}: .*rate: ([\\d.]+), burst: ([\\d_]+) .*rate: ([\\d.]+), burst: ([\\d_]+) `));

const [working, playing] = [shares('WORKING'), shares('PLAYING')];
const quota = (kind: string): number[] =>
  numbers('server/src/auth/quotas.ts', new RegExp(`this\\.${kind} = \\[limit\\((\\d+), \\w+\\), limit\\((\\d+), DAY\\)\\];`));
const [answer, again] = [server('live/processor', 'ANSWER_LIMIT'), server('live/processor', 'AGAIN')];
const [stretch] = [server('workers/processor', 'STRETCH')];
const [perSecond] = numbers('server/src/server.ts', /perSecond: o\.perSecond \?\? (\d+),/);
const [burst] = numbers('server/src/live/connection.ts', /this\.tokens = live\.cx\.perSecond \* (\d+);/);
const [groups] = numbers('server/src/network.ts', /\.slice\(0, (\d+)\)/);
const [textMost] = numbers(
  'protocol/src/http.ts',
  /^ {2}text: z\.string\(\)\.max\(([\d_]+)\),\n {2}format: z\.string\(\)\.max\(40\)\.optional\(\),\n\}/,
);

const LIMITS: readonly (readonly [what: string, limit: string])[] = [
  [
    'requests of an address',
    `${server('server', 'PER_MINUTE')} a minute (\`--per-minute\`); searches ${share('cards', 'const search = ')} of that, new tables ${share('tables', "'/tables',")}, new tournaments ${share('tournaments', 'const founded = ')}; sessions, codes, passwords: ${numbers('server/src/http/session.ts', /const STRICT = \{ rateLimit: \{ max: (\d+), timeWindow: '1 minute' \} \};/)[0]} a minute`,
  ],
  ['a request', `${server('http/app', 'REQUEST_TIMEOUT') / 1000} seconds to arrive`],
  [
    'what strangers describe (searches, guessed names, decks, boards, what-ifs, moments of a game)',
    `done on threads of its own, ${numbers('server/src/workers/workers.ts', /maxOldGenerationSizeMb: (\d+),/)[0]} MB each: a search ${work('search')} (its pattern ${s(server('decks/entries', 'QUERY_MS'))}), a guessed name ${work('named')}, a deck ${work('deckView')}, a board or a moment ${work('begin')}, the sets for a draft and a question of the trainer ${work('question')}, looking back at a game ${work('review')}, a match of two computers ${work('duel')}, of processor time where the system counts it by thread (Linux), and ${word(stretch)} times as long by the clock; what takes longer is refused and its thread replaced. ${server('workers/threads', 'MOST_OF_OWNER')} jobs of one address wait at most, ${server('workers/threads', 'MOST_WAITING')} of all, and each ${server('workers/threads', 'PATIENCE') / 1000} s`,
  ],
  [
    'time on those threads',
    `a person ${part(working[0])} of a thread for long and ${s(working[1])} at once, an address ${part(working[2])} of one and ${s(working[3])} at once; then 429 with the seconds to wait`,
  ],
  [
    'time on the thread that plays',
    `a person ${part(playing[0])} of it for long and ${s(playing[1])} at once, an address ${part(playing[2])} and ${s(playing[3])}; what takes more than ${server('live/processor', 'SHORT')} ms at once counts ${word(server('live/processor', 'WEIGHT'))} times. Who has used it up waits, and is told so`,
  ],
  [
    'one answer in a game',
    `${s(answer)} of processor time, ${s(answer * stretch)} by the clock; a table where one takes longer is closed with a reason, which is kept and told to whoever comes. What is played again may take ${word(again)} times as long`,
  ],
  [
    'a board',
    `${server('http/scenarios', 'MOST_CARDS')} cards; a game on it ${server('tables/entries', 'MOST_OBJECTS')} objects: with more of them it is a draw that names the limit`,
  ],
  [
    'a line of a deck',
    `${constant('cards/src/decks/model.ts', 'MAX_LINE')} characters; names of more than ${constant('cards/src/names.ts', 'MAX_GUESSED')} letters are not guessed`,
  ],
  [
    'what an address makes',
    `${quota('guests')[0]} guests a minute and ${quota('guests')[1]} a day, by whatever way; ${quota('decks')[0]} decks an hour and ${quota('decks')[1]} a day (with another \`--per-minute\` as much more or less); of IPv6 a network of ${groups * 16} bits is one address`,
  ],
  [
    'sockets and event streams open at a time',
    `${server('auth/quotas', 'OPEN')} of an address, ${server('auth/quotas', 'OPEN_OF_ONE')} of a person (with another \`--per-minute\` as much more or less)`,
  ],
  [
    'wrong passwords for one account',
    `${server('auth/people', 'GUESSES')} at once and then ${server('auth/people', 'GUESSES_PER_HOUR')} an hour, from anywhere; from a browser in which its owner has signed in ${server('auth/people', 'OWN_GUESSES')} at once and then ${server('auth/people', 'OWN_PER_HOUR')} an hour of their own`,
  ],
  [
    'sessions',
    `end ${server('auth/people', 'SESSION_DAYS')} days after they began, ${server('auth/people', 'IDLE_DAYS')} after they were used last, with the password that a guest gets, and by signing out on all devices`,
  ],
  [
    'names',
    `${numbers('protocol/src/http.ts', /^const name = named\((\d+)\);/)[0]} characters, of a deck ${numbers('protocol/src/http.ts', /^export const deckBody = [\s\S]*?name: named\((\d+)\)/)[0]}; no controls, nothing that turns the direction of writing or can't be seen; no name that looks like an account's`,
  ],
  [
    'computer players',
    `an address has as much of the threads as any other; from ${word(server('computer/pool', 'AT_EASE') + 1)} thoughts at once on, each of its thoughts is shorter, ${part(server('computer/pool', 'LEAST') / 1000)} of a second at least`,
  ],
  [
    'body of a request',
    `${kb(server('http/app', 'BODY_LIMIT'))}, for a tournament ${mb(server('http/tournaments', 'FILE_LIMIT'))}; a deck as text ${spaced(textMost)} characters`,
  ],
  [
    'message on a socket',
    `${kb(server('http/app', 'MESSAGE_LIMIT'))}; ${perSecond} a second, ${perSecond * burst} at once; more closes the socket`,
  ],
  [
    'sockets at a table',
    `${server('http/socket', 'MOST_SEATED')} of those who sit there, ${server('http/socket', 'MOST_WATCHING')} of those who watch, ${server('http/bench', 'MOST_SOCKETS')} of officials; at a tournament ${server('http/tournament-socket', 'MOST_SOCKETS')}, at the rounds of a draft ${server('http/pod-socket', 'MOST_SOCKETS')}`,
  ],
  [
    'chat',
    `${numbers('protocol/src/socket.ts', /z\.literal\('chat'\), text: z\.string\(\)\.min\(1\)\.max\((\d+)\)/)[0]} characters a line, ${server('live/live-table', 'CHAT_BURST')} lines at once and then one every ${word(1 / server('live/live-table', 'CHAT_PER_SECOND'))} seconds`,
  ],
  [
    'settings of a seat',
    `${server('live/held', 'BURST')} changes at once and then ${word(server('live/held', 'PER_SECOND'))} a second; what comes faster is kept together, and holds from the next thing that happens`,
  ],
  [
    'a connection that does not read',
    `its changes are gathered from ${kb(server('live/connection', 'HIGH_WATER'))} on; from ${mb(server('live/outlet', 'MOST_WAITING'))} on it is closed`,
  ],
  ['tables of a person that are not over', `${server('http/tables', 'MOST_OPEN')}`],
  ['decks of a person', `${server('decks/decks', 'MOST')}`],
  [
    'tournaments of a person that are not over',
    `${server('tournaments/tournaments', 'MOST_OF_ONE')}; calls for a judge from one table that nobody has answered: ${server('tournaments/tournaments', 'MOST_CALLS')}`,
  ],
  ['who listens to the event stream of a table', `${server('http/history', 'LISTENERS')}`],
  [
    'a table nobody looks at',
    `leaves memory after ${server('live/unneeded', 'IDLE') / 60_000} minutes, and after ${word(server('live/unneeded', 'GRACE') / 60_000)} minute already where such tables take more than ${server('live/unneeded', 'ROOM') / 1e6} MB together, those that were of use longest ago first; it stays in the database`,
  ],
  [
    'games that were played before at a table',
    'keep their answers in memory; whatever else is shown of them is made again, out of the share of who looks',
  ],
];

/** The rows of the table below a heading. */
function tableUnder(heading: string): [string, string][] {
  const from = PAGE.indexOf(`\n## ${heading}\n`);
  const section = PAGE.slice(from, PAGE.indexOf('\n## ', from + 1));
  return [...section.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1).map(([, what, limit]) => [what, limit]);
}

describe('the page about servers', () => {
  test('states each limit as the code has it', () => {
    expect(tableUnder('Limits')).toEqual(LIMITS.map((row) => [...row]));
  });

  test('says how long a lease lasts, a server has to end, and is watched, as the code has it', () => {
    expect(PAGE).toContain(`at the latest ${server('live/store', 'LEASE')} seconds later`);
    expect(PAGE).toContain(`after ${word(constant('cli/src/commands/serve.ts', 'FINISHING'))} seconds, or when it is told twice`);
    expect(PAGE).toContain(`Sockets are tested every ${server('http/heartbeat', 'HEARTBEAT') / 1000}\nseconds`);
    expect(PAGE).toContain(`while the database answers within ${word(server('http/health', 'WELL') / 1000)} seconds`);
    expect(PAGE).toContain(`each server uses up to ${word(server('db/postgres', 'POOL') + 1)} connections`);
    expect(constant('server/src/backup/index.ts', 'HEARD')).toBeGreaterThan(server('live/store', 'LEASE'));
  });

  test('has numbers of the code only: each that is changed there is asked for here', () => {
    // What is read can't be written by hand: a product of something else is no number.
    expect(() => product('600 + 1')).toThrow();
    expect(() => constant('server/src/server.ts', 'NO_SUCH_LIMIT')).toThrow();
    expect(() => part(0.3)).toThrow();
  });
});
