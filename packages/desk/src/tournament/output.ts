/** What comes out of an event: pages, exports, its log and whether it is right; and events made up. */
import { type Face, zhTypeLine } from '@apnap/ability';
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
import type { Answer, Desk } from '../desk.js';
import { notPossible, numberOf, oneOf } from '../said.js';
import { standingJson } from './rounds.js';
import { type CommonOptions, columns, eventOf, inWords, look, t } from './session.js';

export interface OutputOptions extends CommonOptions {
  round?: string;
  cards?: string[];
  fullNames?: boolean;
  address?: string;
}

const namesOf = (o: OutputOptions): 'masked' | 'full' => (o.fullNames ? 'full' : 'masked');

/** A page for printing, as HTML. */
export function pageToPrint(desk: Desk, what: string, o: OutputOptions): string {
  const kind = oneOf(desk, 'PAGE', what, PAGES);
  const { tournament } = desk.events.read(eventOf(desk, o));
  const wishes: PrintWishes = {
    language: desk.lang,
    names: namesOf(o),
    ...(o.round === undefined ? {} : { round: numberOf(desk, '--round', o.round, 1) }),
    ...(o.address === undefined ? {} : { address: addressFrom(desk, o.address) }),
    ...(kind === 'decks' ? deckWords(desk, o) : {}),
  };
  return inWords(desk, () => printPage(tournament.state, kind, wishes));
}

/** The address of a desk, for codes. */
function addressFrom(desk: Desk, address: string): string {
  if (!/^https?:\/\/[^\s/]+/.test(address)) notPossible(desk, '--address', address, 'https://example.org');
  return address;
}

/** What cards are called and of what kind they are, for sheets. */
function deckWords(desk: Desk, o: OutputOptions): Pick<PrintWishes, 'kindOf' | 'nameOfCard'> {
  const db = desk.cards(o.cards);
  return {
    kindOf: (name) => {
      const types = db.find(name)?.faces[0].types ?? [];
      // The database has types as words; those that the Chinese catalogue lacks stay as they are.
      const zh = (word: string): string => zhTypeLine({ supertypes: [], types: [word as Face['types'][number]], subtypes: [] }) || word;
      return desk.lang === 'zh' ? types.map(zh).join('') : types.join(' ');
    },
    nameOfCard: (name) => (desk.lang === 'zh' ? (db.find(name)?.faces[0].zhName ?? name) : name),
  };
}

/** The event for other programs. */
export function eventForOthers(desk: Desk, what: string, o: OutputOptions): string {
  const kind = oneOf(desk, 'FORMAT', what, EXPORTS);
  const { tournament } = desk.events.read(eventOf(desk, o));
  return inWords(desk, () => exportEvent(tournament.state, kind, namesOf(o)));
}

/** Replays the log and checks every pairing and figure. */
export function verifiedLog(desk: Desk, o: CommonOptions & { hash?: string }): Answer {
  const event = desk.events.read(eventOf(desk, o));
  const v = inWords(desk, () => verifyLog(event.tournament.log));
  const both = (list: readonly { seq: number; message: Message }[]) =>
    list.map((p) => ({ seq: p.seq, en: say(p.message, 'en'), zh: say(p.message, 'zh') }));
  const problems = both(v.problems);
  // A published hash fixes everything up to its line: where no line has it, something is gone or was changed.
  const published = o.hash?.trim().toLowerCase();
  const at = published === undefined ? undefined : event.hashes.indexOf(published) + 1;
  const ok = problems.length === 0 && at !== 0;
  const words = (kind: string): string =>
    t(
      desk,
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
  return {
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
      t(desk, 't.verifiedLog', { entries: v.entries, hash: event.hash }),
      ...columns(v.rounds.map((r) => [t(desk, 't.roundHead', { round: r.round }), words(r.pairing), words(r.figures)])),
      ...[...v.problems, ...v.notes].map((p) => `${p.seq}: ${say(p.message, desk.lang)}`),
      ...(at === undefined
        ? []
        : [
            at === 0
              ? t(desk, 't.hashUnknown', { hash: published ?? '' })
              : t(desk, 't.hashFound', { hash: published ?? '', seq: at, more: v.entries - at }),
          ]),
    ],
    code: ok ? 0 : 1,
  };
}

/** So much of a command stands in its line. */
const SHOWN = 100;

/** The log in a line each: when, by whom, what, why. */
export function showLog(desk: Desk, o: CommonOptions): Answer {
  return look(desk, o, ({ log }) => {
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
          counts.has(e.seq) || e.command.type === 'undo' ? '' : t(desk, 't.takenBack'),
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
}

/** Plays a whole tournament made up from a seed. `log` is its log as a file. */
export function simulatedEvent(desk: Desk, o: SimulateOptions): Answer & { log: string } {
  const n = (option: string, value: string | undefined): number | undefined =>
    value === undefined ? undefined : numberOf(desk, option, value, 0);
  const players = numberOf(desk, '--players', o.players ?? '64', 2);
  const optional = {
    rounds: n('--rounds', o.rounds),
    drops: n('--drops', o.drops),
    errors: n('--errors', o.errors),
    draws: n('--draws', o.draws),
    late: n('--late', o.late),
  };
  const s = inWords(desk, () =>
    simulate({
      players,
      seed: o.seed ?? '1',
      ...Object.fromEntries(Object.entries(optional).filter(([, v]) => v !== undefined)),
      ...(o.kind === undefined ? {} : { kind: oneOf(desk, '--kind', o.kind, EVENT_KINDS) }),
      clock: () => desk.seconds(),
    }),
  );
  const faulty = s.rounds.filter((r) => r.certificate === 'faulty').length;
  return {
    json: { players, seed: o.seed ?? '1', teams: isTeamEvent(s.state), rounds: s.rounds, standings: s.standings.map(standingJson) },
    lines: columns(
      [
        [
          t(desk, 't.roundWord'),
          t(desk, 't.tablesWord'),
          t(desk, 't.byeRow'),
          t(desk, 't.rematches'),
          t(desk, 't.gap'),
          t(desk, 't.secondsWord'),
          '',
        ],
        ...s.rounds.map((r) => [
          String(r.round),
          String(r.pairings.length),
          String(r.byes.length),
          String(r.rematches),
          String(r.maxScoreGap),
          r.seconds.toFixed(3),
          t(desk, r.certificate === 'verified' ? 't.verified' : r.certificate === 'stable' ? 't.stable' : 't.wrong'),
        ]),
      ],
      [0, 1, 2, 3, 4, 5],
    ),
    code: faulty === 0 ? 0 : 1,
    log: writeLog(s.log),
  };
}
