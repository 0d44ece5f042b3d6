/** `apnap scenarios`: plays scenario files and says which hold. */
import { CardBase } from '@apnap/cardbase';
import {
  badLineText,
  lines,
  readScenarios,
  reasonText,
  report,
  runAll,
  runScenario,
  type Scenario,
  type ScenarioResult,
} from '@apnap/scenarios';
import type { Context } from '../context.js';
import { Progress } from '../progress.js';
import { Teller } from '../telling.js';
import { text } from '../text/text.js';
import { wholeNumber } from './options.js';

export interface ScenariosOptions {
  cards?: string[];
  only?: string;
  area?: string;
  trace?: boolean;
  jobs: string;
  json?: boolean;
}

/** Runs the scenarios. @returns the exit code: 1 when one failed. */
export async function scenarios(cx: Context, paths: readonly string[], o: ScenariosOptions): Promise<number> {
  const { io, lang } = cx;
  const jobs = wholeNumber(lang, '--jobs', o.jobs, 1);
  const only = o.only?.split(',');
  const read = readScenarios(paths, lang);
  for (const b of read.bad) io.err(`${badLineText(lang, b)}\n`);
  const chosen = read.scenarios.filter(
    (s) => (only === undefined || only.includes(s.id)) && (o.area === undefined || s.area === o.area || s.area.startsWith(`${o.area}/`)),
  );
  const started = io.now();
  let results: ScenarioResult[];
  if (o.trace) {
    const base = new CardBase(o.cards ?? [], lang);
    results = chosen.map((s) => traced(cx, base, s, o.json === true));
  } else {
    const progress = new Progress(io, chosen.length, (done) => text(lang, 'scn.progress', { done, total: chosen.length }));
    results = await runAll({ cards: o.cards ?? [], lang }, chosen, jobs, (n) => progress.update(n));
    progress.end();
  }
  if (o.json) io.out(`${JSON.stringify(report(lang, results, read.bad), null, 1)}\n`);
  else io.out(`${lines(lang, results, (io.now() - started) / 1000, read.bad.length).join('\n')}\n`);
  return read.bad.length > 0 || results.some((r) => r.status === 'failed') ? 1 : 0;
}

/** Runs one and tells its game: every event with its rule, the answers given, and where expectation and result part. */
function traced(cx: Context, base: CardBase, s: Scenario, quiet: boolean): ScenarioResult {
  const { io, lang, paint } = cx;
  const say = (line: string): void => (quiet ? io.err(`${line}\n`) : io.out(`${line}\n`));
  const players = s.setup.turnOrder.map((who) => `Player${who}`);
  const lives = s.setup.turnOrder.map((who) => s.setup.players[who]?.life ?? 20);
  const teller = new Teller({ lang, paint, players, lives, detail: 'all' });
  say(`${paint('bold', s.id)} (${s.area})`);
  const result = runScenario(s, base, {
    events: (state, events) => {
      for (const line of teller.tell(state, events)) say(line);
    },
    note: (line) => say(paint('dim', `         > ${line}`)),
  });
  say(`${paint('bold', s.id)}: ${result.status} ${reasonText(lang, result.reason)}\n`);
  return result;
}
