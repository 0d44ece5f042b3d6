/** Each thing the desk can be asked, put to it in its own words. */
import {
  type Answer,
  addStaff,
  amendPlayer,
  cancelEvent,
  checkDecks,
  correctResult,
  cutEvent,
  type Desk,
  dividePrizes,
  dropPlayer,
  extendTable,
  finishEvent,
  givePenalty,
  handInList,
  importSent,
  invitePlayers,
  keepClock,
  latePlayer,
  nextGame,
  noteEvent,
  pairRound,
  planStaffBreaks,
  publishRound,
  registerPlayer,
  repairRound,
  reportResult,
  runDraft,
  setEvent,
  showBracket,
  showChances,
  showDecks,
  showLog,
  startEvent,
  swapPlayers,
  timeCalled,
  undoEntry,
  verifiedLog,
  whyPaired,
} from '@apnap/desk';
import type { TournamentAct } from '@apnap/protocol';
import { gamesText, type PodNote, type ReportNote } from '@apnap/tournament';

/** When, why and with whose approval it is done. */
export interface Circumstances {
  at: string;
  why?: string;
  hj?: string;
}

/** What a player's own acts need: whom he plays as, and at which table. */
export interface Own {
  entrant: string;
  table: number | null;
  side: 'a' | 'b' | null;
  /** What the other one at the table has reported. */
  theirs: ReportNote | null;
  /** The same of a table of several: somebody else. */
  pod: PodNote | null;
}

const said = (n: number | undefined): string | undefined => (n === undefined ? undefined : String(n));

/** Options without those that were not given. */
export function given<T extends object>(o: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
}

const pairs = (list: readonly (readonly [string, string])[] | undefined): string[] | undefined => list?.map((p) => p.join(','));

const settings = (s: Readonly<Record<string, string | number | null>> | undefined): string[] | undefined =>
  s && Object.entries(s).map(([key, value]) => `${key}=${value}`);

type Of<A extends TournamentAct['act']> = Extract<TournamentAct, { act: A }>;

const register = (desk: Desk, a: Of<'register'>, c: Circumstances): Promise<Answer> => {
  const { name, numbers, members, byes, table, age, ...rest } = a;
  const { act: _, why: __, approvedBy: ___, ...flags } = rest;
  const o = { ...c, ...flags, dci: numbers, members: members?.join(','), byes: said(byes), table: said(table), age: said(age) };
  return registerPlayer(desk, [name], given(o));
};

const amend = (desk: Desk, a: Of<'amend'>, c: Circumstances): Promise<Answer> =>
  amendPlayer(
    desk,
    a.who,
    given({
      ...c,
      name: a.name,
      dci: a.numbers,
      members: a.members?.join(','),
      table: a.noTable ? 'none' : said(a.table),
      group: a.noGroup ? 'none' : a.group,
      byes: said(a.byes),
    }),
  );

const howOf = (a: Of<'report'> | Of<'correct'>): object =>
  given({ concede: a.concede, absent: a.absent, matchLoss: a.matchLoss, draw: a.draw, time: a.time, life: a.life, seats: a.seats });

const report = (desk: Desk, a: Of<'report'>, c: Circumstances): Promise<Answer> =>
  reportResult(
    desk,
    String(a.table),
    a.result,
    given({ ...c, ...howOf(a), round: said(a.round), drop: a.drop, generation: said(a.generation) }),
  );

const penalty = (desk: Desk, a: Of<'penalty'>, c: Circumstances): Answer | Promise<Answer> =>
  givePenalty(
    desk,
    a.who,
    given({
      ...c,
      infraction: a.infraction,
      penalty: a.penalty,
      member: a.member,
      facts: a.facts,
      table: said(a.table),
      round: said(a.round),
      note: a.note,
      served: a.served,
      late: a.late,
      extra: a.extra,
      spent: a.spent,
      reminders: said(a.reminders),
      moment: a.moment,
      day: said(a.day),
      with: a.with?.map(String),
      sameCause: a.sameCause,
    }),
  );

/** The result as the other one has said it, of the same kind: both then say the same. */
function sameAs({ theirs, pod, table, entrant }: Own, a: Of<'myResult'>, desk: Desk, c: Circumstances): Promise<Answer> {
  if (pod) return ownWinner(desk, pod.how === 'intentionalDraw' ? 'agreed' : (pod.winner ?? 'draw'), { a, c, table, entrant });
  const told = theirs && {
    result: gamesText(theirs.games),
    // Who reports that somebody has conceded is the one who has.
    concede: theirs.how === 'conceded' ? theirs.id : undefined,
    draw: theirs.how === 'intentionalDraw' ? (true as const) : undefined,
    seats: theirs.seats?.map(gamesText).join(','),
  };
  return reportResult(
    desk,
    String(table ?? 0),
    told?.result,
    given({
      ...c,
      player: entrant,
      concede: told?.concede,
      draw: told?.draw,
      seats: told?.seats,
      drop: a.drop ? [entrant] : undefined,
      generation: said(a.generation),
    }),
  );
}

interface OwnWinner extends Pick<Own, 'table' | 'entrant'> {
  a: Of<'myResult'>;
  c: Circumstances;
}

/** Who has won a table of several, as one who sits there says. */
const ownWinner = (desk: Desk, winner: string, { a, c, table, entrant }: OwnWinner): Promise<Answer> =>
  reportResult(
    desk,
    String(table ?? 0),
    winner === 'agreed' ? undefined : winner,
    given({
      ...c,
      player: entrant,
      draw: winner === 'agreed' ? (true as const) : a.draw,
      concede: a.concede ? entrant : undefined,
      drop: a.drop ? [entrant] : undefined,
      generation: said(a.generation),
    }),
  );

/** The result as a player says it: his own games first. */
function ownResult(desk: Desk, a: Of<'myResult'>, own: Own, c: Circumstances): Promise<Answer> {
  if (a.agree) return sameAs(own, a, desk, c);
  if (a.winner !== undefined) return ownWinner(desk, a.winner, { a, c, ...own });
  const turned = own.side === 'b' && a.result !== undefined ? turnedGames(a.result) : a.result;
  return reportResult(
    desk,
    String(own.table ?? 0),
    turned,
    given({
      ...c,
      player: own.entrant,
      concede: a.concede ? own.entrant : undefined,
      draw: a.draw,
      drop: a.drop ? [own.entrant] : undefined,
      generation: said(a.generation),
    }),
  );
}

/** "2-1" of the one is "1-2" of the other; what is no result stays, to be refused. */
function turnedGames(text: string): string {
  const m = /^(\d{1,3}) ?[-:–] ?(\d{1,3})(?!\d)/.exec(text.trim());
  return m ? `${m[2]}-${m[1]}${text.trim().slice(m[0].length)}` : text;
}

type Acts = { readonly [A in TournamentAct['act']]: (desk: Desk, a: Of<A>, c: Circumstances, own: Own) => Answer | Promise<Answer> };

/** How each is put to the desk. */
const ACTS: Acts = {
  set: (desk, a, c) =>
    setEvent(
      desk,
      given({ ...c, set: settings(a.settings), rounds: said(a.rounds), rel: a.rel, forbid: pairs(a.forbid), allow: pairs(a.allow) }),
    ),
  staff: (desk, a, c) =>
    addStaff(
      desk,
      a.name,
      given({
        ...c,
        role: a.role,
        number: a.number,
        suspended: a.suspended,
        level: said(a.level),
        team: a.team,
        lead: a.lead,
        place: a.place,
        shift: a.from === undefined && a.until === undefined ? undefined : `${a.from ?? ''}-${a.until ?? ''}`,
        break: a.breaks?.map((b) => `${b.from}-${b.until}`),
      }),
    ),
  breaks: (desk, a, c) => planStaffBreaks(desk, given({ ...c, minutes: said(a.minutes), least: said(a.least) })),
  invite: (desk, a, c) => invitePlayers(desk, a.numbers, c),
  register: (desk, a, c) => register(desk, a, c),
  import: (desk, a, c) => importSent(desk, { bytes: Buffer.from(a.file, 'base64'), name: '' }, given({ ...c, encoding: a.encoding })),
  amend: (desk, a, c) => amend(desk, a, c),
  start: (desk, a, c) => startEvent(desk, given({ ...c, rounds: said(a.rounds), unlessUndefeated: a.unlessUndefeated, lock: a.lock })),
  pair: (desk, a, c) =>
    pairRound(desk, given({ ...c, seed: a.seed, byStanding: a.byStanding, lock: pairs(a.lock), dry: a.dry, again: a.again, open: a.open })),
  publish: (desk, a, c) => publishRound(desk, given({ ...c, clock: a.clock })),
  swap: (desk, a, c) => swapPlayers(desk, a.a, a.b, c),
  report: (desk, a, c) => report(desk, a, c),
  correct: (desk, a, c) => correctResult(desk, String(a.round), String(a.table), a.result, { ...c, ...howOf(a) }),
  repair: (desk, a, c) =>
    repairRound(desk, String(a.round), String(a.table), a.result, given({ ...c, minute: said(a.minute), apply: a.apply })),
  drop: (desk, a, c) => dropPlayer(desk, a.who, given({ ...c, reenter: a.reenter, absent: a.absent, member: a.member })),
  extend: (desk, a, c) => extendTable(desk, String(a.table), a.time, given({ ...c, round: said(a.round), reason: a.reason, took: a.took })),
  late: (desk, a, c) => latePlayer(desk, a.who, a.time, given({ ...c, returned: a.returned, member: a.member })),
  clock: (desk, a, c) =>
    keepClock(desk, given({ ...c, start: a.start, stop: a.stop, turns: said(a.turns), table: said(a.table), calls: true })),
  build: (desk, a, c) => keepClock(desk, { ...c, build: a.minutes === undefined ? true : String(a.minutes) }),
  timeCalled: (desk, a, c) =>
    timeCalled(
      desk,
      String(a.table),
      a.games,
      given({ ...c, round: said(a.round), between: a.between, turnsOver: a.turnsOver, life: a.life }),
    ),
  nextGame: (desk, a, c) =>
    nextGame(
      desk,
      String(a.table),
      given({ ...c, round: said(a.round), won: a.won, chose: a.chose, looked: a.looked, unplayed: a.unplayed, game: said(a.game) }),
    ),
  deck: (desk, a, c) => handInList(desk, a.who, { list: a.list, pool: a.pool }, given({ ...c, member: a.member, judge: true })),
  decks: (desk, a, c) => showDecks(desk, a.who, { ...c, for: 'official' }),
  checks: (desk, a, c) =>
    checkDecks(desk, given({ ...c, seed: a.seed, tables: said(a.tables), target: a.targets, phase: a.phase, round: said(a.round) })),
  checkBegin: (desk, a, c) => checkDecks(desk, given({ ...c, begin: String(a.table), round: said(a.round) })),
  checkEnd: (desk, a, c) => checkDecks(desk, given({ ...c, end: String(a.table), round: said(a.round) })),
  lockDecks: (desk, _, c) => checkDecks(desk, { ...c, lock: true }),
  record: (desk, a, c) => givePenalty(desk, a.who, c),
  penalty: (desk, a, c) => penalty(desk, a, c),
  draft: (desk, a, c) => runDraft(desk, given({ ...c, pods: said(a.pods), seed: a.seed })),
  draftBegin: (desk, a, c) => runDraft(desk, given({ ...c, begin: true, cards: said(a.cards), boosters: said(a.boosters) })),
  draftTimers: (desk, _, c) => runDraft(desk, { ...c, timers: true }),
  cut: (desk, a, c) => cutEvent(desk, said(a.size), given({ ...c, seed: a.seed })),
  choosePlay: (desk, a, c) => showBracket(desk, { ...c, choose: a.plays, table: String(a.table) }),
  prizes: (desk, a, c) => dividePrizes(desk, a.prizes.join(','), given({ ...c, agree: a.agree })),
  finish: (desk, _, c) => finishEvent(desk, c),
  cancel: (desk, _, c) => cancelEvent(desk, c),
  note: (desk, a, c) => noteEvent(desk, a.text, c),
  undo: (desk, a, c) => undoEntry(desk, String(a.seq), c),
  whyPaired: (desk, a, c) => whyPaired(desk, a.who, given({ ...c, not: a.not, round: said(a.round) })),
  chances: (desk, a, c) => showChances(desk, a.who, given({ ...c, cut: said(a.cut) })),
  log: (desk, _, c) => showLog(desk, c),
  verify: (desk, a, c) => verifiedLog(desk, given({ ...c, hash: a.hash })),
  enter: (desk, a, c) =>
    registerPlayer(
      desk,
      [a.name],
      given({
        ...c,
        dci: a.number === undefined ? undefined : [a.number],
        members: a.members?.join(','),
        age: said(a.age),
        consent: a.consent,
        masked: a.masked,
      }),
    ),
  myDeck: (desk, a, c, own) => handInList(desk, own.entrant, { list: a.list }, c),
  myResult: (desk, a, c, own) => ownResult(desk, a, own, c),
  myDrop: (desk, _, c, own) => dropPlayer(desk, own.entrant, c),
  myRecord: (desk, _, c, own) => givePenalty(desk, own.entrant, c),
  myWhy: (desk, a, c, own) => whyPaired(desk, own.entrant, given({ ...c, not: a.not, round: said(a.round) })),
};

/** Puts it to the desk. @throws Refused in the words of the desk's language */
export function put<A extends TournamentAct['act']>(desk: Desk, a: Of<A>, c: Circumstances, own: Own): Answer | Promise<Answer> {
  const how: Acts[A] = ACTS[a.act as A];
  return how(desk, a, c, own);
}
