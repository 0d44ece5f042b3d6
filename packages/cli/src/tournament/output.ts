/** `apnap tournament print`, `export`, `verify`, `log`, `simulate`: what comes out. */
import { writeFileSync } from 'node:fs';
import { type Face, zhTypeLine } from '@apnap/ability';
import { databaseFor } from '@apnap/cardbase';
import { withFile } from '@apnap/system';
import {
  EVENT_KINDS,
  EXPORTS,
  exportEvent,
  isTeamEvent,
  type Message,
  PAGES,
  type PrintWishes,
  printPage,
  say,
  simulate,
  standingEntries,
  verifyLog,
  writeLog,
} from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { standingJson } from './rounds.js';
import { type CommonOptions, columns, eventOf, inWords, look, numberOf, oneOf, print, t } from './session.js';
import { readEvent } from './store.js';

export interface OutputOptions extends CommonOptions {
  out?: string;
  round?: string;
  cards?: string[];
  fullNames?: boolean;
  address?: string;
}

const namesOf = (o: OutputOptions): 'masked' | 'full' => (o.fullNames ? 'full' : 'masked');

function put(cx: Context, out: string | undefined, content: string): string[] {
  if (out === undefined) {
    cx.io.out(content);
    return [];
  }
  withFile(cx.lang, 't.cannotWrite', out, () => writeFileSync(out, content));
  return [t(cx, 't.written', { file: out })];
}

/** Writes a page for printing. */
export function printCommand(cx: Context, what: string, o: OutputOptions): number {
  const kind = oneOf(cx, 'PAGE', what, PAGES);
  const { tournament } = readEvent(cx, eventOf(cx, o));
  const wishes: PrintWishes = {
    language: cx.lang,
    names: namesOf(o),
    ...(o.round === undefined ? {} : { round: numberOf(cx, '--round', o.round, 1) }),
    ...(o.address === undefined ? {} : { address: addressFrom(cx, o.address) }),
    ...(kind === 'decks' ? deckWords(cx, o) : {}),
  };
  const html = inWords(cx, () => printPage(tournament.state, kind, wishes));
  return print(cx, {}, { json: {}, lines: put(cx, o.out, html) });
}

/** The address of a desk, for codes. */
function addressFrom(cx: Context, address: string): string {
  if (!/^https?:\/\/[^\s/]+/.test(address))
    throw new CliError(2, text(cx.lang, 'error.optionValue', { option: '--address', value: address, expected: 'https://example.org' }));
  return address;
}

/** What cards are called and of what kind they are, for sheets. */
function deckWords(cx: Context, o: OutputOptions): Pick<PrintWishes, 'kindOf' | 'nameOfCard'> {
  const db = databaseFor(cx, o.cards);
  return {
    kindOf: (name) => {
      const types = db.find(name)?.faces[0].types ?? [];
      // The database has types as words; those that the Chinese catalogue lacks stay as they are.
      const zh = (word: string): string => zhTypeLine({ supertypes: [], types: [word as Face['types'][number]], subtypes: [] }) || word;
      return cx.lang === 'zh' ? types.map(zh).join('') : types.join(' ');
    },
    nameOfCard: (name) => (cx.lang === 'zh' ? (db.find(name)?.faces[0].zhName ?? name) : name),
  };
}

/** Writes the event for other programs. */
export function exportCommand(cx: Context, what: string, o: OutputOptions): number {
  const kind = oneOf(cx, 'FORMAT', what, EXPORTS);
  const { tournament } = readEvent(cx, eventOf(cx, o));
  return print(
    cx,
    {},
    {
      json: {},
      lines: put(
        cx,
        o.out,
        inWords(cx, () => exportEvent(tournament.state, kind, namesOf(o))),
      ),
    },
  );
}

/** Replays the log and checks every pairing and figure. */
export function verifyCommand(cx: Context, o: CommonOptions & { hash?: string }): number {
  const event = readEvent(cx, eventOf(cx, o));
  const v = inWords(cx, () => verifyLog(event.tournament.log));
  const both = (list: readonly { seq: number; message: Message }[]) =>
    list.map((p) => ({ seq: p.seq, en: say(p.message, 'en'), zh: say(p.message, 'zh') }));
  const problems = both(v.problems);
  // A published hash fixes everything up to its line: where no line has it, something is gone or was changed.
  const published = o.hash?.trim().toLowerCase();
  const at = published === undefined ? undefined : event.hashes.indexOf(published) + 1;
  const ok = problems.length === 0 && at !== 0;
  const words = (kind: string): string =>
    t(
      cx,
      kind === 'stable'
        ? 't.stable'
        : kind === 'wrong'
          ? 't.wrong'
          : kind === 'byHand'
            ? 't.byHand'
            : kind === 'bracket'
              ? 't.byBracket'
              : 't.verified',
    );
  return print(cx, o, {
    json: {
      entries: v.entries,
      hash: event.hash,
      rounds: v.rounds,
      problems,
      notes: both(v.notes),
      ...(at === undefined ? {} : { published: { hash: published, entry: at === 0 ? null : at } }),
      ok,
    },
    lines: [
      t(cx, 't.verifiedLog', { entries: v.entries, hash: event.hash }),
      ...columns(v.rounds.map((r) => [t(cx, 't.roundHead', { round: r.round }), words(r.pairing), words(r.figures)])),
      ...[...v.problems, ...v.notes].map((p) => `${p.seq}: ${say(p.message, cx.lang)}`),
      ...(at === undefined
        ? []
        : [
            at === 0
              ? t(cx, 't.hashUnknown', { hash: published ?? '' })
              : t(cx, 't.hashFound', { hash: published ?? '', seq: at, more: v.entries - at }),
          ]),
    ],
    code: ok ? 0 : 1,
  });
}

/** So much of a command stands in its line. */
const SHOWN = 100;

/** The log in a line each: when, by whom, what, why. */
export function showLog(cx: Context, o: CommonOptions): number {
  return look(cx, o, ({ log }) => {
    const counts = new Set(standingEntries(log).map((e) => e.seq));
    const shown = (c: object): string => {
      const { type: _, tables: __, members: ___, ...rest } = c as Record<string, unknown>;
      const words = JSON.stringify(rest);
      return words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
    };
    return {
      json: { entries: log.map((e) => ({ ...e, undone: !counts.has(e.seq) && e.command.type !== 'undo' })) },
      lines: columns(
        log.map((e) => [
          String(e.seq),
          e.at,
          e.by,
          e.command.type,
          shown(e.command),
          e.why ?? '',
          counts.has(e.seq) || e.command.type === 'undo' ? '' : t(cx, 't.takenBack'),
        ]),
        [0],
      ),
    };
  });
}

export interface SimulateOptions {
  players?: string;
  rounds?: string;
  seed?: string;
  drops?: string;
  errors?: string;
  draws?: string;
  late?: string;
  kind?: string;
  save?: string;
  json?: boolean;
}

/** Plays a whole tournament made up from a seed. */
export function simulateCommand(cx: Context, o: SimulateOptions): number {
  const n = (option: string, value: string | undefined): number | undefined =>
    value === undefined ? undefined : numberOf(cx, option, value, 0);
  const players = numberOf(cx, '--players', o.players ?? '64', 2);
  const optional = {
    rounds: n('--rounds', o.rounds),
    drops: n('--drops', o.drops),
    errors: n('--errors', o.errors),
    draws: n('--draws', o.draws),
    late: n('--late', o.late),
  };
  const s = inWords(cx, () =>
    simulate({
      players,
      seed: o.seed ?? '1',
      ...Object.fromEntries(Object.entries(optional).filter(([, v]) => v !== undefined)),
      ...(o.kind === undefined ? {} : { kind: oneOf(cx, '--kind', o.kind, EVENT_KINDS) }),
      clock: () => cx.io.now() / 1000,
    }),
  );
  if (o.save !== undefined) put(cx, o.save, writeLog(s.log));
  const faulty = s.rounds.filter((r) => r.certificate === 'faulty').length;
  return print(cx, o, {
    json: { players, seed: o.seed ?? '1', teams: isTeamEvent(s.state), rounds: s.rounds, standings: s.standings.map(standingJson) },
    lines: columns(
      [
        [t(cx, 't.roundWord'), t(cx, 't.tablesWord'), t(cx, 't.byeRow'), t(cx, 't.rematches'), t(cx, 't.gap'), t(cx, 't.secondsWord'), ''],
        ...s.rounds.map((r) => [
          String(r.round),
          String(r.pairings.length),
          String(r.byes.length),
          String(r.rematches),
          String(r.maxScoreGap),
          r.seconds.toFixed(3),
          t(cx, r.certificate === 'verified' ? 't.verified' : r.certificate === 'stable' ? 't.stable' : 't.wrong'),
        ]),
      ],
      [0, 1, 2, 3, 4, 5],
    ),
    code: faulty === 0 ? 0 : 1,
  });
}
