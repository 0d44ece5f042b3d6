/** Tournaments of this server: opened when somebody asks for one, changed by who may, told to who looks. */
import { randomBytes } from 'node:crypto';
import { type Answer, type Desk, eventFromText, newEvent } from '@apnap/desk';
import type {
  CallView,
  CodeView,
  newTournamentBody,
  Policy,
  StaffRole,
  TournamentAct,
  TournamentInfo,
  TournamentRole,
  taskBody,
} from '@apnap/protocol';
import { type Entry, hasResult, lastRound, tableWith, writeLog } from '@apnap/tournament';
import type { Lang } from '@apnap/words';
import type { z } from 'zod';
import type { Person } from '../auth/people.js';
import { newClaimCode, plainCode } from '../auth/secrets.js';
import type { CardBook } from '../cards.js';
import type { Database } from '../db/database.js';
import { newId } from '../live/tables.js';
import type { Log } from '../log.js';
import { say } from '../text.js';
import { type Circumstances, given, type Own, put } from './acts.js';
import { entrantCode, entryCode, isCode } from './codes.js';
import { headOf } from './head.js';
import { Kept, tableKey } from './kept.js';
import { Forbidden } from './refusals.js';
import { isStaff, LOOKS, mayDo, roleFor } from './rights.js';
import { TournamentStore } from './store.js';
import { momentOf, rolesOf } from './views.js';

/** News among servers: lines were written. */
const NEWS = 'apnap_tournament';
/** Tournaments that are kept open. */
const MOST_OPEN = 200;
/** Milliseconds after which one that nobody looks at is put away. */
const IDLE = 30 * 60_000;
/** Tournaments of one organizer that are not over. */
export const MOST_OF_ONE = 20;
/** Calls from one table that nobody has answered. */
const MOST_CALLS = 3;

const USUAL: Policy = { entry: 'code', play: 'paper', watch: 'everybody', listed: false };

/** Who asks, and in which language he is answered. */
export interface Asking {
  person: Person;
  lang: Lang;
}

/** What came of an act. */
export interface Done {
  answer: Answer;
  notices: string[];
}

export class Tournaments {
  readonly store: TournamentStore;
  private readonly open = new Map<string, Promise<Kept | null>>();
  /** Told when something was written here. */
  onWritten: (kept: Kept) => void = () => {};
  /** Told when another server has written something. */
  onHeard: (kept: Kept) => void = () => {};

  constructor(
    private readonly db: Database,
    private readonly book: CardBook,
    readonly now: () => number,
    private readonly log: Log,
  ) {
    this.store = new TournamentStore(db);
  }

  /** Hears what other servers write. */
  async begin(): Promise<void> {
    if (this.db.shared)
      await this.db.listen(NEWS, (id) => {
        void this.open
          .get(id)
          ?.then(async (kept) => {
            if (!kept) return;
            await kept.catchUp();
            this.onHeard(kept);
          })
          .catch((e: Error) => this.log.fault('tournament.fault', { tournament: id }, e, `tournament ${id}: ${e.message}`));
      });
  }

  private readonly wrote = (id: string): void => {
    void this.open.get(id)?.then((kept) => kept && this.onWritten(kept));
    if (this.db.shared) void this.db.notify(NEWS, id).catch(() => {});
  };

  /** The tournament; null: there is none. */
  async find(id: string): Promise<Kept | null> {
    const known = this.open.get(id);
    if (known) {
      const kept = await known;
      if (kept) kept.usedAt = this.now();
      return kept;
    }
    this.putAway();
    const found = Kept.open(this.store, id, this.db.shared, this.wrote);
    this.open.set(id, found);
    found.then(
      (kept) => kept ?? this.open.delete(id),
      () => this.open.delete(id),
    );
    const kept = await found;
    if (kept) kept.usedAt = this.now();
    return kept;
  }

  /** Lets go of those that nobody looks at. */
  private putAway(): void {
    if (this.open.size < MOST_OPEN) return;
    for (const [id, found] of this.open)
      void found.then((kept) => {
        if (kept && kept.watchers.size === 0 && this.now() - kept.usedAt > IDLE && this.open.get(id) === found) this.open.delete(id);
      });
  }

  /** Tournaments that are listed, and somebody's own. */
  async list(person: string | null, most: number): Promise<TournamentInfo[]> {
    const rows = await this.store.list(person, most);
    return rows.map(({ id, head, roles }) => ({
      object: 'tournament',
      id,
      ...head,
      status: head.status as TournamentInfo['status'],
      roles,
    }));
  }

  /** The desk of a tournament for somebody. */
  private deskFor(events: Desk['events'], user: string, lang: Lang, notices: string[]): Desk {
    return {
      at: 'page',
      lang,
      events,
      event: 'here',
      user,
      cards: () => this.book.all,
      notice: (line) => notices.push(line),
      seconds: () => performance.now() / 1000,
    };
  }

  /** Founds a tournament; whoever does is its organizer. @throws Refused */
  async found(body: z.output<typeof newTournamentBody>, { person, lang }: Asking): Promise<Kept> {
    const as = body.as ?? person.name;
    const log = 'file' in body ? body.file : this.begun(body, as, lang);
    const { tournament, counted } = eventFromText(lang, 'file' in body ? body.called : '', log);
    const id = newId();
    const shell = { id, policy: USUAL, secret: randomBytes(24).toString('base64url') };
    await this.store.create(shell, headOf(tournament.state), counted, { person: person.id, role: 'organizer', name: as, entrant: '' });
    const kept = (await this.find(id)) as Kept;
    await this.enrol(kept, 'organizer', as, lang);
    return kept;
  }

  /** Who is an official by his code is one of the event (MTR 1.6), unless he was before, or all is over. */
  private async enrol(kept: Kept, role: StaffRole, name: string, lang: Lang): Promise<void> {
    const { staff, status } = kept.tournament.state;
    if (status === 'finished' || status === 'cancelled' || staff.some((s) => s.role === role && s.name === name)) return;
    const act = { act: 'staff', name, role } as const;
    await put(this.deskFor(kept.events, name, lang, []), act, this.circumstances(kept, act, '', null), NOBODY);
  }

  private begun(body: Exclude<z.output<typeof newTournamentBody>, { file: string }>, as: string, lang: Lang): string {
    let made: readonly Entry[] = [];
    const events: Desk['events'] = {
      read: () => {
        throw new Error('it is not there yet');
      },
      create: (_, entries) => {
        made = entries;
      },
      change: () => Promise.reject(new Error('it is not there yet')),
    };
    const { name, format, kind, rel, program, ruleset, date } = body;
    const n = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));
    const options = {
      at: momentOf(this.now()),
      name,
      format,
      kind,
      rel,
      program,
      ruleset,
      date,
      rounds: n(body.rounds),
      minutes: n(body.minutes),
      cut: n(body.cut),
      matchWins: n(body.matchWins),
      set: Object.entries(body.settings ?? {}).map(([key, value]) => `${key}=${value}`),
    };
    newEvent(this.deskFor(events, as, lang, []), given(options));
    return writeLog(made);
  }

  /**
   * Somebody asks the desk something.
   * @throws Forbidden where it is not his to ask; Refused as the desk says
   */
  async act(kept: Kept, act: TournamentAct, { person, lang }: Asking, code?: string): Promise<Done> {
    const roles = rolesOf(kept, person.id);
    if (!mayDo(act.act, roles)) throw new Forbidden(say('error.notAllowed'));
    mayReport(kept, act, ownOf(kept, person.id));
    const notices: string[] = [];
    const own = ownOf(kept, person.id);
    const role = roleFor(act.act, roles);
    const desk = this.deskFor(kept.events, this.nameFor(kept, person, role), lang, notices);
    if (act.act === 'enter') return { answer: await this.entered(kept, act, person, desk, code), notices };
    const answer = await put(desk, act, this.circumstances(kept, act, person.id, role), own);
    return { answer, notices };
  }

  /** What he is called who does it. */
  private nameFor(kept: Kept, person: Person, role: TournamentRole | null): string {
    const part = kept.parts.find((p) => p.person === person.id && p.role === role);
    return part && part.name !== '' ? part.name : person.name;
  }

  /** The server itself does something: it enters the result of a match that was played at one of its tables. */
  async asServer(kept: Kept, act: TournamentAct): Promise<void> {
    await put(this.deskFor(kept.events, say('tournament.server').en, 'en', []), act, this.circumstances(kept, act, '', null), NOBODY);
  }

  /**
   * The server itself calls an official to a table of which it can enter no result.
   * @param at where the match was played
   */
  async callAsServer(kept: Kept, round: number, table: number, at: string): Promise<void> {
    const by = say('tournament.server').en;
    await this.putCall(kept, { id: newId(), kind: 'result', round, table, by, at: this.now(), taken: null, done: null }, at);
  }

  /** A judge at a table needs the head judge there (IPG 1.4). */
  async callHeadJudge(kept: Kept, round: number, table: number, by: string): Promise<void> {
    await this.putCall(kept, { id: newId(), kind: 'backUp', round, table, by, at: this.now(), taken: null, done: null });
  }

  /** A call is done with. */
  async answered(kept: Kept, call: CallView): Promise<void> {
    await this.putCall(kept, { ...call, done: this.now() });
  }

  /** The moment is that of the server, and never before what is in the log. */
  private circumstances(kept: Kept, act: TournamentAct, person: string, role: TournamentRole | null): Circumstances {
    const now = momentOf(this.now());
    const last = kept.tournament.log.at(-1)?.at ?? now;
    const at = now < last && !LOOKS.has(act.act) ? last : now;
    const head = kept.parts.find((p) => p.person === person && p.role === 'headJudge')?.name;
    // MTR 1.7: what the head judge has to approve he approves by doing it himself; who keeps the scores may write down that he has.
    const hj = role === 'headJudge' ? head : role === 'organizer' || role === 'scorekeeper' ? act.approvedBy : undefined;
    return { at, ...(act.why === undefined ? {} : { why: act.why }), ...(hj === undefined ? {} : { hj }) };
  }

  /** Somebody enters himself (MTR 1.4: registration is open while the event has not begun). */
  private async entered(kept: Kept, act: Extract<TournamentAct, { act: 'enter' }>, person: Person, desk: Desk, code = ''): Promise<Answer> {
    const { entry } = kept.policy;
    if (entry === 'desk' || kept.tournament.state.status !== 'registration') throw new Forbidden(say('error.entryClosed'));
    if (entry === 'code' && !isCode(code, entryCode(kept))) throw new Forbidden(say('error.wrongCode'));
    if (kept.parts.some((p) => p.person === person.id && p.role === 'player')) throw new Forbidden(say('error.enteredAlready'));
    const answer = await put(desk, act, this.circumstances(kept, act, person.id, null), NOBODY);
    const { registered } = answer.json as { registered: { id: string; name: string }[] };
    await this.playAs(kept, person, registered[0].id, registered[0].name);
    return answer;
  }

  private async playAs(kept: Kept, person: Person, entrant: string, name: string): Promise<void> {
    const given = await this.store.give(kept.id, { person: person.id, role: 'player', name, entrant });
    if (!given) throw new Forbidden(say('error.claimedAlready'));
    await kept.readBeside();
    this.wrote(kept.id);
  }

  /** What a code is for; nothing comes of asking. @throws Forbidden for a code that is nobody's */
  async codeFor(kept: Kept, code: string): Promise<CodeView> {
    const { state } = kept.tournament;
    if (isCode(code, entryCode(kept))) return { object: 'code', for: 'entry', name: null };
    const entrant = [...state.entrants, ...state.waiting].find((e) => isCode(code, entrantCode(kept, e.id)));
    if (entrant) return { object: 'code', for: 'player', name: entrant.name };
    const official = await this.store.invited(kept.id, plainCode(code));
    if (!official) throw new Forbidden(say('error.wrongCode'));
    return { object: 'code', for: official.role, name: official.name };
  }

  /** Somebody shows a code: from then on he is who it is for. @throws Forbidden for a code that is nobody's */
  async show(kept: Kept, code: string, { person, lang }: Asking): Promise<void> {
    const { state } = kept.tournament;
    const entrant = [...state.entrants, ...state.waiting].find((e) => isCode(code, entrantCode(kept, e.id)));
    if (entrant) {
      await this.playAs(kept, person, entrant.id, entrant.name);
      return;
    }
    const official = await this.store.redeem(kept.id, plainCode(code));
    if (!official) throw new Forbidden(say('error.wrongCode'));
    await this.store.give(kept.id, { person: person.id, ...official, entrant: '' });
    await kept.readBeside();
    this.wrote(kept.id);
    await this.enrol(kept, official.role, official.name, lang);
  }

  /** A code for an official. */
  async invite(kept: Kept, role: StaffRole, name: string): Promise<string> {
    const code = newClaimCode();
    await this.store.invite(kept.id, plainCode(code), role, name);
    return code;
  }

  /** Somebody is no official, or plays by his device, no more. */
  async release(kept: Kept, person: string, role: TournamentRole): Promise<void> {
    await this.store.takeAway(kept.id, person, role);
    await kept.readBeside();
    this.wrote(kept.id);
  }

  async setPolicy(kept: Kept, policy: Partial<Policy>): Promise<void> {
    await this.store.setPolicy(kept.id, { ...kept.policy, ...policy });
    await kept.readBeside();
    this.wrote(kept.id);
  }

  /** An official has done what has to be done, or it has to be done again. */
  async task(kept: Kept, { task, round, done }: z.output<typeof taskBody>, person: Person): Promise<void> {
    const role = rolesOf(kept, person.id).find((r) => r !== 'player') ?? null;
    if (done) await this.store.taskDone(kept.id, { task, round, by: this.nameFor(kept, person, role), at: this.now() });
    else await this.store.taskOpen(kept.id, round, task);
    await kept.readBeside();
    this.wrote(kept.id);
  }

  /** Calls a judge to a table (MTR 1.10). @throws Forbidden */
  async call(kept: Kept, kind: CallView['kind'], table: number | undefined, { person }: Asking): Promise<CallView> {
    const roles = rolesOf(kept, person.id);
    const own = ownOf(kept, person.id);
    const staff = isStaff(roles);
    const at = staff ? (table ?? null) : own.table;
    if (!staff && (own.entrant === '' || at === null)) throw new Forbidden(say('error.notAtTable'));
    if (kept.calls.filter((c) => c.done === null && c.table === at).length >= MOST_CALLS) throw new Forbidden(say('error.calledAlready'));
    const by = this.nameFor(kept, person, staff ? (roles.find((r) => r !== 'player') ?? null) : 'player');
    const round = lastRound(kept.tournament.state)?.number ?? 0;
    const call: CallView = { id: newId(), kind, round, table: at, by, at: this.now(), taken: null, done: null };
    await this.putCall(kept, call);
    return call;
  }

  /** An official takes a call, gives it back, or is done with it; the table gets the time that was lost (MTR 2.6). */
  async callStep(
    kept: Kept,
    id: string,
    step: { step: 'take' | 'done' | 'release'; extension?: string | undefined },
    asking: Asking,
  ): Promise<CallView | null> {
    const call = kept.calls.find((c) => c.id === id && c.done === null);
    if (!call) return null;
    const roles = rolesOf(kept, asking.person.id).filter((r) => r !== 'player');
    if (roles.length === 0) throw new Forbidden(say('error.notAllowed'));
    const by = this.nameFor(kept, asking.person, roles[0]);
    const at = this.now();
    if (step.step === 'done' && step.extension !== undefined && call.table !== null)
      await this.act(kept, { act: 'extend', table: call.table, time: step.extension, round: call.round, reason: 'judge' }, asking);
    const next: CallView =
      step.step === 'take'
        ? { ...call, taken: { by, at } }
        : step.step === 'release'
          ? { ...call, taken: null }
          : { ...call, taken: call.taken ?? { by, at }, done: at };
    await this.putCall(kept, next);
    return next;
  }

  private async putCall(kept: Kept, call: CallView, settles?: string): Promise<void> {
    await this.store.putCall(kept.id, call, settles);
    await kept.readBeside();
    this.wrote(kept.id);
  }
}

/** Refuses a report by hand of a match that is being played at a table here: its result comes from the game. */
function mayReport(kept: Kept, act: TournamentAct, own: Own): void {
  if (act.act !== 'report' && act.act !== 'myResult') return;
  const { state } = kept.tournament;
  const round = act.act === 'report' && act.round !== undefined ? state.rounds.find((r) => r.number === act.round) : lastRound(state);
  const number = act.act === 'report' ? act.table : own.table;
  const table = round?.tables.find((t) => t.table === number);
  if (!round || !table || hasResult(table) || number === null || number === undefined) return;
  const played = kept.tables.get(tableKey(round.number, table));
  if (!played || played.settled) return;
  throw new Forbidden(say('error.playedHere'));
}

const NOBODY: Own = { entrant: '', table: null, side: null, theirs: null, pod: null };

/** Whom somebody plays as, and where he sits. */
function ownOf(kept: Kept, person: string): Own {
  const part = kept.parts.find((p) => p.person === person && p.role === 'player');
  if (!part) return NOBODY;
  const round = lastRound(kept.tournament.state);
  const table = round && round.status !== 'review' ? tableWith(round, part.entrant) : undefined;
  return {
    entrant: part.entrant,
    table: table?.table ?? null,
    side: table?.a === part.entrant ? 'a' : table?.b === part.entrant ? 'b' : null,
    theirs: table?.reports.find((r) => r.id !== part.entrant) ?? null,
    pod: table?.podReports?.findLast((r) => r.id !== part.entrant) ?? null,
  };
}
