/**
 * Puts every card that compiles and is not refused to work in random play: no exception, no game that does not go on.
 *
 *   npm run smoke                                       every card of ../shared/cards, in two processes
 *   npm run smoke -- --share 3/10                       the third tenth of them
 *   npm run smoke -- --variants                         planes, phenomena, schemes, vanguards and conspiracies only
 *   npm run smoke -- --cards "Name|Name" --seed SEED    one game, as a failure prints it
 *
 * Ends with code 1 when a game threw.
 */
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Card } from '@apnap/ability';
import { unsupported } from '@apnap/magic';
import { type CardInput, compileCard } from '@apnap/oracle';
import { isSupplementary, type SmokeResult, type Surroundings, smokeGame } from './smoke-game.js';

const FILES = [
  '../shared/cards/cards-2019.jsonl.gz',
  '../shared/cards/cards-2021.jsonl.gz',
  '../shared/cards/cards-2026.jsonl.gz',
  '../shared/cards/cards-2019-variants.jsonl.gz',
];
/** Tested cards in one game. Those that nobody has used in it are tested again, a few at a time. */
const TOGETHER = 10;
const AGAIN_TOGETHER = 3;
const PROCESSES = 2;

const AROUND: Surroundings = {
  lands: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((n) => [n, n]),
  battlefield: ['Grizzly Bears', 'Serra Angel', 'Ornithopter', 'Bonesplitter', 'Glorious Anthem', 'Mogg Fanatic'],
  graveyard: ['Lightning Bolt', 'Hill Giant', 'Forest', 'Divination'],
  library: ['Island', 'Llanowar Elves', 'Mountain', 'Giant Growth', 'Serra Angel', 'Forest', 'Terror', 'Plains', 'Swamp', 'Ornithopter'],
};

/** Every card of the corpora that compiles and that the engine does not refuse, once by name; of all only those whose name `mine` takes. */
function playable(wanted: ReadonlySet<string> | null, mine: (name: string) => boolean = () => true): { cards: Card[]; around: Card[] } {
  const cards = new Map<string, Card>();
  const around = new Map<string, Card>();
  const needed = new Set([...AROUND.lands, ...AROUND.battlefield, ...AROUND.graveyard, ...AROUND.library]);
  for (const file of FILES)
    for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
      if (line === '') continue;
      const row = JSON.parse(line) as CardInput & { name: string };
      if (!needed.has(row.name) && (wanted ? !wanted.has(row.name) : !mine(row.name))) continue;
      const compiled = compileCard(row);
      if (!compiled.ok || unsupported(compiled.card).length > 0) continue;
      if (needed.has(compiled.card.name)) around.set(compiled.card.name, compiled.card);
      if (wanted ? wanted.has(compiled.card.name) : mine(row.name)) cards.set(compiled.card.name, compiled.card);
    }
  return { cards: [...cards.values()], around: [...around.values()] };
}

function runBatch(tested: readonly Card[], around: readonly Card[], seed: string): SmokeResult {
  const byName = new Map([...around, ...tested].map((c) => [c.name, c]));
  return smokeGame(tested, AROUND, (name) => byName.get(name), seed);
}

function report(results: readonly SmokeResult[], seconds: number): void {
  const used = new Set(results.flatMap((r) => r.used));
  const names = new Set(results.flatMap((r) => r.names));
  const troubles = results.filter((r) => r.trouble);
  const kinds = new Map<string, SmokeResult[]>();
  for (const r of troubles) {
    const key = (r.trouble ?? '').split('\n').slice(0, 2).join(' ').replace(/\d+/g, '#');
    kinds.set(key, [...(kinds.get(key) ?? []), r]);
  }
  for (const [, rs] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${rs.length} x ${rs[0].trouble}`);
    for (const r of rs.slice(0, 3)) console.log(`   npm run smoke -- --cards "${r.names.join('|')}" --seed "${r.seed}"`);
  }
  const unused = [...names].filter((n) => !used.has(n));
  if (process.argv.includes('--unused')) console.log(unused.join('\n'));
  const answers = results.reduce((n, r) => n + r.answers, 0);
  console.log(
    `smoke: ${names.size} cards in ${results.length} games, ${used.size} put to use (${((100 * used.size) / names.size).toFixed(1)} %), ` +
      `${answers} answers, ${troubles.length} troubles, ${seconds.toFixed(0)} s`,
  );
  process.exitCode = troubles.length > 0 ? 1 : 0;
}

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** Cards next to each other in the file are of one kind or set; a stride mixes them. */
function batches(cards: readonly Card[]): Card[][] {
  const mixed = (list: readonly Card[], together: number): Card[][] => {
    const count = Math.ceil(list.length / together);
    return Array.from({ length: count }, (_, i) => list.filter((_, j) => j % count === i));
  };
  const has = (c: Card, ...types: string[]): boolean => c.faces[0].types.some((t) => types.includes(t));
  return [
    ...mixed(
      cards.filter((c) => !isSupplementary(c)),
      TOGETHER,
    ),
    ...mixed(
      cards.filter((c) => has(c, 'Plane', 'Phenomenon')),
      TOGETHER,
    ),
    ...mixed(
      cards.filter((c) => has(c, 'Scheme')),
      TOGETHER,
    ),
    ...mixed(
      cards.filter((c) => has(c, 'Conspiracy')),
      TOGETHER,
    ),
    // one for each seat (CR 902.3)
    ...mixed(
      cards.filter((c) => has(c, 'Vanguard')),
      2,
    ),
  ];
}

/** The share that a name falls into: the same wherever it stands, so that each process compiles only what it plays. */
function shareOf(name: string, parts: number): number {
  let sum = 7;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) >>> 0;
  return sum % parts;
}

/** Runs the games of one share of the cards in this process and sends each result to the parent. */
function runShare(part: number, parts: number): void {
  const { cards, around } = playable(null, (name) => shareOf(name, parts) === part - 1);
  const games = batches(process.argv.includes('--variants') ? cards.filter(isSupplementary) : cards);
  const play = (tested: readonly Card[], more = ''): Card[] => {
    const result = runBatch(tested, around, `${tested.map((c) => c.name).join('|')}${more}`);
    process.send?.(result);
    return tested.filter((c) => !result.used.includes(c.name));
  };
  const unused = games.flatMap((tested) => play(tested));
  const ordinary = unused.filter((c) => !isSupplementary(c));
  for (let i = 0; i < ordinary.length; i += AGAIN_TOGETHER) play(ordinary.slice(i, i + AGAIN_TOGETHER), ' again');
}

/** Runs the games of a share ("part/parts") in as many processes as there are cores to use. */
async function runAll(share: string): Promise<SmokeResult[]> {
  const [part, parts] = share.split('/').map(Number);
  const results: SmokeResult[] = [];
  await Promise.all(
    Array.from({ length: PROCESSES }, (_, t) => {
      const mine = `${(part - 1) * PROCESSES + t + 1}/${parts * PROCESSES}`;
      const child = fork(process.argv[1], ['--run', mine, ...process.argv.filter((a) => a === '--variants')], {
        execArgv: process.execArgv,
      });
      return new Promise<void>((resolve, reject) => {
        child.on('message', (r) => {
          results.push(r as SmokeResult);
          if (results.length % 500 === 0) process.stderr.write(`${results.length} games\n`);
        });
        child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a share of the games ended with code ${code}`))));
      });
    }),
  );
  return results;
}

async function main(): Promise<void> {
  const from = performance.now();
  if (!FILES.every((f) => existsSync(f))) {
    console.log(`smoke: nothing to do without ${FILES.join(' and ')}`);
    return;
  }
  const run = option('run');
  if (run) {
    const [part, parts] = run.split('/').map(Number);
    runShare(part, parts);
    return;
  }
  const asked = option('cards')?.split('|');
  if (!asked) {
    report(await runAll(option('share') ?? '1/1'), (performance.now() - from) / 1000);
    return;
  }
  const { cards, around } = playable(new Set(asked));
  const tested = asked.flatMap((n) => cards.filter((c) => c.name === n));
  const missing = asked.filter((n) => !tested.some((c) => c.name === n));
  if (missing.length > 0) throw new Error(`not compiled, or refused by the engine: ${missing.join(', ')}`);
  report([runBatch(tested, around, option('seed') ?? asked.join('|'))], (performance.now() - from) / 1000);
}

await main();
