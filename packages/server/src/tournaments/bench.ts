/**
 * Officials at the tables where matches of their tournament are played (MTR 1.7, 1.8): who may come there, what each sees, and what he does. What is done
 * stands in the log of the table; that it was done, in the log of the tournament, too.
 */
import type { BenchView, OfficialAct, PointView, Text } from '@apnap/protocol';
import { Refused } from '@apnap/system';
import type { LiveTable } from '../live/live-table.js';
import type { Entry, Official } from '../tables/entries.js';
import { type Means, officiate } from '../tables/officiate.js';
import { type Attendant, nameOfOfficial } from '../tables/officiating.js';
import { MOST_UNDONE, pointsOf } from '../tables/points.js';
import type { Proposal } from '../tables/propose.js';
import { backUpView } from '../tables/view.js';
import { say } from '../text.js';
import type { Shown, Viewer } from '../views/viewer.js';
import type { Owner } from '../workers/shares.js';
import type { Kept } from './kept.js';
import { Forbidden } from './refusals.js';
import { mayOfficiate, OFFICIATES } from './rights.js';
import type { Asking, Tournaments } from './tournaments.js';
import { rolesOf } from './views.js';

/** Lines of the account that are shown. */
const LINES = 80;

/** The match of a table, and the official who asks. */
interface Bench {
  kept: Kept;
  match: NonNullable<LiveTable['table']['opening']['match']>;
  by: Official;
}

type Done = { ok: true } | Extract<Proposal, { ok: false }>;

export class Benches {
  /** Points of the moment that was asked about last, by table. */
  private readonly points = new WeakMap<LiveTable, { key: string; points: PointView[] }>();

  constructor(private readonly tournaments: Tournaments) {}

  /** The tournament of a table, for one of its judges. @throws Forbidden for everybody else, also for a judge who plays in it (MTR 1.4) */
  private async at(live: LiveTable, person: string | null, as: Official | null = null): Promise<Bench> {
    const { match } = live.table.opening;
    const kept = match && (await this.tournaments.find(match.tournament));
    if (!match || !kept || person === null) throw new Forbidden(say('error.notAllowed'));
    if (as) return { kept, match, by: { name: as.name, role: as.role } };
    const roles = rolesOf(kept, person);
    const role = OFFICIATES.find((r) => roles.includes(r));
    if (!role) throw new Forbidden(say('error.notAllowed'));
    if (roles.includes('player') || live.table.seatOf(person) !== null) throw new Forbidden(say('error.judgePlays'));
    const name = kept.parts.find((p) => p.person === person && p.role === role)?.name ?? '';
    return { kept, match, by: { role, name } };
  }

  /** @throws Forbidden for who is no official of the table's tournament */
  async mayLook(live: LiveTable, person: string | null): Promise<void> {
    await this.at(live, person);
  }

  /** Does something at a table. @throws Forbidden */
  async act(live: LiveTable, act: OfficialAct, asking: Asking, owners: readonly Owner[]): Promise<Done> {
    const here = live.table.officiating.of(asking.person.id);
    // Who is an official no more can still go.
    const { kept, match, by } = await this.at(live, asking.person.id, act.act === 'leave' ? here : null);
    if (!mayOfficiate(act.act, by.role)) throw new Forbidden(say('refused.notHeadJudge'));
    if (here) await this.ready(live, here, owners);
    const means: Means = {
      at: live.cx.now(),
      newSeed: live.cx.newSeed,
      idOf: (handle) => live.table.handlesFor(eyesOf(here)).idOf(handle),
    };
    const judge = (): Proposal => live.judged(owners, () => officiate(live.table, { person: asking.person.id, by }, act, means));
    // What is asked for wrongly is told at once; what is done is noted first, so that nothing is done that is noted nowhere.
    const done = await live.officiate(judge, (entries) => this.note(kept, match.table, entries, asking));
    if (done.ok) await this.call(kept, match, by.name, live.table.officiating.asked !== null);
    return done.ok ? { ok: true } : done;
  }

  private async note(kept: Kept, table: number, entries: readonly Entry[], asking: Asking): Promise<void> {
    for (const entry of entries) {
      const what = noteOf(entry);
      if (!what) continue;
      const text = say('official.note', { table, what })[asking.lang].slice(0, 2000);
      const act = { act: 'note', text } as const;
      const noted = this.tournaments.act(kept, act, asking).catch((e: Error) => {
        if (e instanceof Forbidden) return this.tournaments.asServer(kept, act);
        throw e;
      });
      await noted.catch((e: Error) => {
        // A tournament that is over takes no notes; the table has it in its log.
        if (!(e instanceof Refused)) throw e;
      });
    }
  }

  /** The head judge is called while a back-up waits for him, and the call is done with it. */
  private async call(kept: Kept, { round, table }: Bench['match'], by: string, waits: boolean): Promise<void> {
    const open = kept.calls.find((c) => c.kind === 'backUp' && c.round === round && c.table === table && c.done === null);
    if (waits && !open) await this.tournaments.callHeadJudge(kept, round, table, by);
    if (!waits && open) await this.tournaments.answered(kept, open);
  }

  /** Works out beforehand what takes its time: what was seen and told, as the official sees it. */
  private async ready(live: LiveTable, here: Attendant, owners: readonly Owner[]): Promise<void> {
    const { line } = live.table;
    if (!line) return;
    const { looking } = live.cx;
    await looking.share(owners);
    await looking.state(line, Math.max(0, line.n - 2 * MOST_UNDONE), owners);
    await looking.told(line, null, owners);
    if (here.sees === 'all') await looking.told(line, 'all', owners);
  }

  /** A table as one of its officials sees it; null: he has not come there. @throws Forbidden */
  async view(live: LiveTable, person: string | null, owners: readonly Owner[]): Promise<BenchView | null> {
    const { match } = await this.at(live, person);
    const here = live.table.officiating.of(person as string);
    if (!here) return null;
    await this.ready(live, here, owners);
    return live.calm(() => live.cx.processor.charge(owners, () => this.shown(live, here, match)));
  }

  private shown(live: LiveTable, me: Attendant, match: Bench['match']): BenchView {
    const { table } = live;
    const { line, hosted, era } = table;
    const eyes = eyesOf(me);
    const game: Shown | null = eyes === null ? live.shownTo(null) : openTo(live, eyes);
    const points = this.pointsAt(live);
    return {
      object: 'bench',
      table: live.infoFor(null),
      match,
      officials: table.officiating.here.map(({ name, role, sees }) => ({ name, role, ...(sees === 'all' ? { sees } : {}) })),
      me: { name: me.name, role: me.role, sees: me.sees },
      n: line?.n ?? 0,
      era,
      game: game?.view ?? null,
      faces: [...(game?.faces.values() ?? [])],
      log: line?.telling(eyes).lines.slice(-LINES) ?? [],
      points,
      ...(hosted.rulings ? {} : { noPoints: say('refused.noBackUp') }),
      ...(table.phase === 'playing' ? {} : { noPoints: say('refused.notAtPlay') }),
      triggers: (line && table.phase === 'playing' && hosted.rulings?.triggers(line.state)) || [],
      proposal: table.officiating.asked ? backUpView(table.officiating.asked) : null,
    };
  }

  private pointsAt(live: LiveTable): PointView[] {
    const { table } = live;
    const key = `${table.game}/${table.era}/${table.line?.n}/${table.phase}`;
    const known = this.points.get(live);
    if (known?.key === key) return known.points;
    const points = pointsOf(table);
    this.points.set(live, { key, points });
    return points;
  }
}

/** Through whose eyes an official sees the game: as everybody does, unless he has said that he looks at hands. */
const eyesOf = (here: Attendant | null): Extract<Viewer, null | 'all'> => (here?.sees === 'all' ? 'all' : null);

function openTo(live: LiveTable, eyes: 'all'): Shown | null {
  const { table } = live;
  const { line, hosted, verdict } = table;
  return line && hosted.shown(line.state, eyes, line.n, table.handlesFor(eyes).at(line.n), verdict);
}

/** What the log of the tournament says of an entry; null: nothing. */
function noteOf(entry: Entry): Text | null {
  switch (entry.e) {
    case 'official':
      return say(`official.${entry.does}`, { who: nameOfOfficial(entry.by) });
    case 'backUpAsked':
      return say('official.proposes', { who: nameOfOfficial(entry.by), before: entry.back.before, why: entry.back.why });
    case 'backUpNot':
      return say(`official.${entry.how}`, { who: nameOfOfficial(entry.by) });
    case 'backUp':
      return say('official.backsUp', { who: nameOfOfficial(entry.by), before: entry.back.before, why: entry.back.why });
    case 'correct':
      return say('official.corrects', { who: nameOfOfficial(entry.by), what: entry.what, why: entry.why });
    default:
      return null;
  }
}
