/** The shape of commands: what a field must be. Commands come from files and from other programs, so nothing is taken for granted. */
import { type Command, type CommandType, PENALTIES_TOGETHER } from '../commands.js';
import { refuse } from '../messages.js';
import { CRITERIA } from '../pairing/types.js';
import { EVENT_KINDS, RELS, RULESETS } from '../rulesets/types.js';
import { HOW_ENDED, POD_ENDED } from '../state/types.js';

/** Whether a value is of a kind. A record also tells which of its fields is wrong, and a list of words which there are. */
interface Check {
  (value: unknown): boolean;
  fields?: Readonly<Record<string, Check>>;
  words?: readonly (string | number)[];
}

const text: Check = (v) => typeof v === 'string' && v.length <= 10_000;
const whole: Check = (v) => typeof v === 'number' && Number.isSafeInteger(v) && v >= 0;
const integer: Check = (v) => typeof v === 'number' && Number.isSafeInteger(v);
const oneOf = (...words: readonly (string | number)[]): Check => Object.assign((v: unknown) => words.some((x) => x === v), { words });
/** The same with what it knows of its fields and words. */
const likewise = (check: Check, test: (value: unknown) => boolean): Check =>
  Object.assign(test, { ...(check.fields ? { fields: check.fields } : {}), ...(check.words ? { words: check.words } : {}) });
const optional = (check: Check): Check => likewise(check, (v) => v === undefined || check(v));
const orNull = (check: Check): Check => likewise(check, (v) => v === null || check(v));
const listOf =
  (check: Check): Check =>
  (v) =>
    Array.isArray(v) && v.every(check);
const tuple =
  (...checks: readonly Check[]): Check =>
  (v) =>
    Array.isArray(v) && v.length === checks.length && checks.every((c, i) => c(v[i]));
const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const record = (fields: Readonly<Record<string, Check>>): Check =>
  Object.assign((v: unknown) => isRecord(v) && wrongField(v, fields) === undefined, { fields });

/** The first field that is not as it must be, or that does not belong there; of a field within a field both. */
function wrongField(v: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, Check>>): Wrong | undefined {
  const strange = Object.keys(v).find((k) => !Object.hasOwn(fields, k));
  if (strange !== undefined) return { field: strange, known: Object.keys(fields) };
  const field = Object.keys(fields).find((k) => !fields[k](v[k]));
  if (field === undefined) return undefined;
  const check = fields[field];
  const value = v[field];
  const inside = check.fields && isRecord(value) ? wrongField(value, check.fields) : undefined;
  return inside ? { ...inside, field, inside: inside.inside ?? inside.field } : { field, ...(check.words ? { known: check.words } : {}) };
}

/** A field that is not as it must be, and what there could be instead. */
interface Wrong {
  field: string;
  /** Of a field within it. */
  inside?: string;
  known?: readonly (string | number)[];
}

const games = record({ a: whole, b: whole, d: whole });
const side = optional(oneOf('a', 'b', 'both'));
const how = oneOf(...HOW_ENDED);
const approval = { headJudge: optional(text) };
const person = record({
  name: text,
  number: optional(text),
  temporary: optional(oneOf('temporary')),
  country: optional(text),
  age: optional(whole),
  consent: optional(oneOf('given')),
  suspended: optional(oneOf('suspended')),
  maker: optional(record({ tie: oneOf('staff', 'family', 'partner', 'former'), left: optional(text) })),
  masked: optional(oneOf('masked')),
});
const cards = listOf(tuple(text, whole));
const table = record({
  table: whole,
  kind: oneOf('match', 'pod', 'bye', 'awardedBye', 'loss'),
  a: text,
  b: orNull(text),
  pod: optional(whole),
  seats: optional(listOf(text)),
});
const extensionReason = oneOf('judge', 'deckCheck', 'tardiness', 'penalty', 'feature', 'other');
const source: Check = (v) => record({ kind: oneOf('official') })(v) || record({ kind: oneOf('player'), id: text })(v);
const podReport = { winner: orNull(text), how: oneOf(...POD_ENDED), lost: listOf(text) };
const plan = record({ kind: oneOf('fixed', 'untilOneUndefeated'), rounds: whole });
const yesNo = optional(oneOf('yes', 'no'));
const settings = record({
  matchWins: optional(whole),
  roundMinutes: optional(whole),
  eliminationMinutes: optional(whole),
  cut: optional(whole),
  playoffDraft: optional(oneOf('draft', 'none')),
  entry: optional(oneOf('open', 'invited')),
  capacity: optional(orNull(whole)),
  waitingList: yesNo,
  maskBelow: optional(whole),
  lists: optional(oneOf('required', 'none')),
  openLists: optional(oneOf('closed', 'playoff', 'open')),
  grace: optional(whole),
  officialsPlay: yesNo,
  lateEntry: optional(oneOf('no', 'asLosses')),
  number: optional(text),
  environment: optional(text),
  limitsAnnounced: yesNo,
  firstTable: optional(whole),
  lastRoundsByStanding: optional(whole),
  intentionalDraw: optional(oneOf('0-0-3', '0-0-0')),
  podSize: optional(whole),
  podLeast: optional(whole),
  podMost: optional(whole),
  podOthers: optional(oneOf('smaller', 'larger')),
  podWin: optional(whole),
  podDraw: optional(whole),
  podLoss: optional(whole),
  podBye: optional(oneOf('win', 'draw', 'loss')),
});

/** Fields of each command beside its type. */
const SHAPES: { readonly [T in CommandType]: Readonly<Record<string, Check>> } = {
  create: {
    version: oneOf(1),
    name: text,
    ruleset: oneOf(...RULESETS),
    kind: oneOf(...EVENT_KINDS),
    format: text,
    date: text,
    program: text,
    rel: oneOf(...RELS),
    seed: text,
    settings,
  },
  set: { settings, plan: optional(plan), rel: optional(oneOf(...RELS)) },
  staff: {
    name: text,
    role: oneOf('organizer', 'headJudge', 'judge', 'scorekeeper'),
    number: optional(text),
    level: optional(whole),
    team: optional(text),
    lead: optional(oneOf('lead')),
    place: optional(text),
    from: optional(text),
    until: optional(text),
    breaks: optional(listOf(record({ from: text, until: text }))),
    suspended: optional(oneOf('suspended')),
  },
  invite: { numbers: listOf(text) },
  register: {
    id: text,
    name: text,
    members: listOf(person),
    byes: optional(whole),
    group: optional(text),
    fixedTable: optional(whole),
    round: optional(whole),
  },
  amend: {
    id: text,
    name: optional(text),
    members: optional(listOf(person)),
    fixedTable: optional(orNull(whole)),
    group: optional(orNull(text)),
  },
  byes: { id: text, byes: whole },
  forbid: { a: text, b: text },
  allow: { a: text, b: text },
  start: { plan },
  deck: {
    id: text,
    member: whole,
    cards: record({ main: cards, sideboard: cards, commander: optional(cards), companion: optional(cards), name: optional(text) }),
    source: oneOf('player', 'judge'),
    issues: listOf(text),
    ...approval,
  },
  deckLock: {},
  checkDecks: {
    round: whole,
    at: oneOf('start', 'middle', 'end'),
    chosen: listOf(record({ table: whole, ids: listOf(text), how: oneOf('random', 'targeted') })),
  },
  checkBegin: { round: whole, table: whole },
  checkEnd: { round: whole, table: whole },
  pair: {
    round: whole,
    stage: oneOf('swiss', 'playoff'),
    method: oneOf('points', 'standing', 'pods', 'bracket', 'manual'),
    seed: text,
    criteria: optional(oneOf(...CRITERIA)),
    tables: listOf(table),
    locked: optional(listOf(tuple(text, text))),
    override: optional(oneOf('openTables')),
  },
  editPairing: { round: whole, tables: listOf(table) },
  unpair: { round: whole },
  publish: { round: whole },
  beginClock: { round: whole, minutes: optional(whole) },
  endClock: { round: whole },
  pauseClock: { round: whole },
  resumeClock: { round: whole },
  report: {
    round: whole,
    table: whole,
    games,
    how,
    against: side,
    source,
    generation: optional(whole),
    life: optional(record({ a: integer, b: integer })),
    seats: optional(listOf(games)),
    ...approval,
  },
  correct: { round: whole, table: whole, games, how, against: side, seats: optional(listOf(games)), ...approval },
  reportPod: { round: whole, table: whole, generation: optional(whole), source: optional(source), ...podReport },
  correctPod: { round: whole, table: whole, ...podReport, ...approval },
  extend: { round: whole, table: whole, seconds: whole, reason: extensionReason },
  extendAll: { round: whole, seconds: whole, reason: extensionReason },
  extraTurns: { round: whole, table: whole, turns: whole },
  close: { round: whole, override: optional(oneOf('openTables')) },
  repair: { round: whole, option: text, tables: listOf(table) },
  drop: { id: text, reason: oneOf('asked', 'noShow', 'disqualified', 'judge', 'teamBroken'), member: optional(whole) },
  reenter: { id: text, ...approval },
  tardy: { round: whole, table: whole, id: text, member: optional(whole), seconds: whole },
  returned: { round: whole, id: text, member: optional(whole) },
  penalty: {
    id: text,
    member: optional(whole),
    infraction: text,
    penalty: oneOf('caution', 'warning', 'gameLoss', 'matchLoss', 'disqualification'),
    judge: text,
    round: optional(whole),
    table: optional(whole),
    note: optional(text),
    day: optional(whole),
    served: optional(oneOf('now', 'nextGame', 'nextMatch', 'offset')),
    with: optional(listOf(record({ seq: whole, becomes: oneOf(...PENALTIES_TOGETHER) }))),
    ...approval,
  },
  dqReport: { penalty: whole, hash: text },
  draft: { number: whole, seed: text, pods: listOf(record({ pod: whole, seats: listOf(text) })) },
  draftBegin: { number: whole, cards: whole, boosters: whole },
  buildBegin: { minutes: optional(whole) },
  cut: { size: whole, by: oneOf('rank', 'seats'), seats: listOf(text) },
  chooseFirst: { round: whole, table: whole, who: text, plays: oneOf('first', 'second') },
  finish: {},
  cancel: {},
  note: { text },
  undo: { seq: whole },
};

/** Refuses what is no command, naming the field that is wrong. */
export function checkShape(c: Command): void {
  const raw: unknown = c;
  if (!isRecord(raw) || typeof raw.type !== 'string' || !Object.hasOwn(SHAPES, raw.type))
    refuse('error.command', { type: isRecord(raw) ? String(raw.type) : String(raw) });
  const { type, ...fields } = raw;
  const wrong = wrongField(fields, SHAPES[type as CommandType]);
  if (!wrong) return;
  const { field, inside, known } = wrong;
  const what = { type: String(type), field, inside: inside ?? '' };
  if (known) refuse(inside === undefined ? 'error.fieldKnown' : 'error.fieldInKnown', { ...what, known: known.join(', ') });
  refuse(inside === undefined ? 'error.field' : 'error.fieldIn', what);
}
