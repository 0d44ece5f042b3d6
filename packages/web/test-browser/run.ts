/**
 * The client in real Chromium, on a real server:
 *
 *     npm run test:browser            all of it
 *     npm run test:browser -- --no-clock      all but what reads the clock
 *     npx tsx --conditions=source packages/web/test-browser/run.ts [--clock] [name of a test]...
 *
 * `--clock`: only what reads the clock, for a moment in which the machine has nothing else to do.
 *
 * Needs Chromium (CHROMIUM, or /usr/bin/chromium). TURN, a number, leaves out eleven of twelve
 * parts of the long games, half of what else takes long, and all but one of the four faces of all pages (language and colours). Absent: all of it. TIMES=1 tells each time that `quick` takes. SHOTS names a folder for pictures of the pages on which a test fails. Ends with status 1 when one does.
 */
import { setFlagsFromString } from 'node:v8';
import { ACCESS } from './access.js';
import { BENCH } from './bench.js';
import { nothingCovered } from './covered.js';
import { cuts, killed } from './cuts.js';
import { deskForms } from './desk-forms.js';
import { DRAFTS } from './drafts.js';
import { DUEL_DECKS } from './duel-decks.js';
import { DUELS } from './duels.js';
import { facesRead } from './faces.js';
import { GAMES } from './games.js';
import { HANDS } from './hands.js';
import { JUDGE_TESTS } from './judge.js';
import { LESSON_TESTS } from './lessons.js';
import { library } from './library.js';
import { LOOKED } from './looked.js';
import { MEANT } from './meant.js';
import { MEASURES, quick } from './measures.js';
import { MOVING, smooth } from './moving.js';
import { PACE } from './pace.js';
import { PAYING } from './paying.js';
import { pictures } from './pictures.js';
import { PLAIN } from './plain.js';
import { PUZZLE_TESTS } from './puzzles.js';
import { review } from './review.js';
import { rulebook } from './rulebook.js';
import { rulings } from './rulings.js';
import { SEATS } from './seats.js';
import { SPEAKING } from './speaking.js';
import { type Stage, setStage } from './stage.js';
import { takingBack } from './taking-back.js';
import { TEAM_CHOICES } from './team-choices.js';
import { DESK } from './tournament-desk.js';
import { TOURNAMENTS } from './tournaments.js';
import { VISITS } from './visits.js';

type Test = (s: Stage) => Promise<string>;

/** What takes long and mostly waits: two rows of tests that run beside all the others. */
const BESIDE: readonly Readonly<Record<string, Test>>[] = [{ cuts }, { ...SEATS, ...DRAFTS }];

/**
 * Tests in groups: those of a group run side by side, so many at a time, the groups one after the other. With more at a time than there are cores, what a
 * server does behind its games would wait for minutes; those of PLAIN start servers from the sources, which takes a core for itself.
 */
const GROUPS: readonly { atOnce: number; tests: Readonly<Record<string, Test>> }[] = [
  {
    atOnce: 4,
    tests: {
      ...DUELS,
      ...DUEL_DECKS,
      ...GAMES,
      ...HANDS,
      ...LOOKED,
      ...MEANT,
      ...PACE,
      ...PAYING,
      ...TEAM_CHOICES,
      facesRead,
      killed,
      nothingCovered,
      pictures,
      takingBack,
    },
  },
  {
    atOnce: 3,
    tests: {
      ...VISITS,
      ...SPEAKING,
      ...LESSON_TESTS,
      ...PUZZLE_TESTS,
      ...TOURNAMENTS,
      ...BENCH,
      ...DESK,
      ...JUDGE_TESTS,
      deskForms,
      library,
      review,
      rulebook,
      rulings,
    },
  },
  { atOnce: 1, tests: PLAIN },
  { atOnce: 4, tests: { ...ACCESS, ...MEASURES, ...MOVING } },
];

/** What reads the clock runs alone, when all else is done. */
const ALONE: Readonly<Record<string, Test>> = { quick, smooth };

// The embedded databases of these tests are used for seconds: they are better compiled quickly than well.
setFlagsFromString('--liftoff-only');

/** What takes long and shows much of what others show: a twelfth of it is done in turn, as commits come; some of it twice in twelve. */
const TURNS: readonly (readonly string[])[] = [
  ['killed', 'inOrder', 'duelOnPhone'],
  ['lessons', 'draft'],
  ['cuts', 'review', 'lessonsOnPhone'],
  ['tower', 'judgeAtTable', 'teamWaits', 'lessonsForAll'],
  ['giants', 'classic'],
  ['trainer', 'puzzlesForAll'],
  ['commander', 'judge'],
  ['lively', 'maybe', 'duelByMouse', 'commanderDraft'],
  ['mouse', 'two'],
  ['keyboard', 'lessonsByKeys', 'judgeAtTable'],
  ['phone', 'playedAgain', 'puzzles'],
  ['conspiracy', 'rulings', 'lessonsForAll', 'draft'],
];

/** Half of these is done in turn. */
const HALVES: readonly (readonly string[])[] = [
  [
    'nothingCovered',
    'namesRead',
    'pictures',
    'phones',
    'ruleText',
    'library',
    'auction',
    'travels',
    'withReason',
    'alone',
    'teamOrders',
    'planesForTeams',
  ],
  ['coversNothing', 'handRead', 'facesRead', 'editor', 'faultyDeck', 'deskForms', 'narrow', 'signs', 'survey', 'takingBack', 'teamAgrees'],
];

const said = process.argv.slice(2);
const chosen = said.filter((word) => !word.startsWith('--'));
/** Which of the two parts is left out, when not all are to be done at once. */
const [noClock, clockAlone] = [said.includes('--no-clock'), said.includes('--clock')];
const turn = Number(process.env.TURN);
/** What is left for other turns: what stands in other parts and not in this one. */
function leftOf(parts: readonly (readonly string[])[]): string[] {
  const now = parts[turn % parts.length];
  return parts.flat().filter((name) => !now.includes(name));
}
const each = (tests: object): string[][] => Object.keys(tests).map((name) => [name]);
const left = process.env.TURN === undefined || chosen.length > 0 ? [] : [TURNS, HALVES, each(ACCESS), each(DESK)].flatMap(leftOf);
const known = [...BESIDE, ...GROUPS.map((g) => g.tests), ALONE].flatMap((tests) => Object.keys(tests));
const unknown = [...TURNS, ...HALVES, chosen].flat().filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`there are no such tests: ${unknown.join(', ')}`);
const stage = await setStage();
const failed: string[] = [];

// What nobody waits for any more must not end the run without a word.
process.on('unhandledRejection', (e) => {
  process.stderr.write(`browser: nobody waits for this: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}\n`);
});

async function run(name: string, test: Test): Promise<void> {
  const start = Date.now();
  // What a test opened belongs to it: pictures are taken of those pages alone.
  const opened: Awaited<ReturnType<Stage['person']>>[] = [];
  const own: Stage = {
    ...stage,
    person: async (options) => {
      const who = await stage.person(options);
      opened.push(who);
      return who;
    },
  };
  try {
    const said = await test(own);
    process.stdout.write(`browser: ${name}: ${Math.round((Date.now() - start) / 1000)} s; ${said}\n`);
  } catch (e) {
    failed.push(name);
    process.stderr.write(
      `browser: ${name} FAILED after ${Math.round((Date.now() - start) / 1000)} s: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}\n`,
    );
    for (const [i, who] of opened.entries()) {
      for (const c of who.complaints) process.stderr.write(`    console: ${c}\n`);
      if (process.env.SHOTS) await who.page.screenshot({ path: `${process.env.SHOTS}/${name}-${i}.png` }).catch(() => {});
    }
  }
  for (const who of opened) await who.context.close().catch(() => {});
}

async function runGroup(group: Readonly<Record<string, Test>>, atOnce = 1): Promise<void> {
  const tests = Object.entries(group).filter(([name]) => (chosen.length === 0 ? !left.includes(name) : chosen.includes(name)));
  const next = async (): Promise<void> => {
    for (let t = tests.shift(); t; t = tests.shift()) await run(...t);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

if (!clockAlone) {
  const beside = Promise.all(BESIDE.map((tests) => runGroup(tests)));
  for (const { tests, atOnce } of GROUPS) await runGroup(tests, atOnce);
  await beside;
}
if (!noClock) await runGroup(ALONE);
await stage.close().catch((e) => {
  failed.push('server');
  process.stderr.write(`browser: ${(e as Error).message}\n`);
});
if (failed.length > 0) process.stderr.write(`browser: FAILED: ${failed.join(', ')}\n`);
process.exit(failed.length > 0 ? 1 : 0);
