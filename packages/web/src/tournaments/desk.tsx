/** The desk of a tournament, for its officials: what comes next, results, players, calls, papers. */
import type { TournamentAct } from '@apnap/protocol';
import { useCallback, useMemo, useState } from 'react';
import { Shell } from '../lobby/shell.js';
import { textOf } from '../store/api.js';
import { tournaments, useFresh, useLiveTournament } from '../store/tournaments.js';
import { Link } from '../ui/link.js';
import { CallsPanel } from './desk-calls.js';
import { DeskContext, type DeskValue, type Said } from './desk-context.js';
import { DraftPanel } from './desk-draft.js';
import { DeskHead } from './desk-head.js';
import { SaidPanel } from './desk-lines.js';
import { PapersPanel, SettingsPanel } from './desk-papers.js';
import { PlayersPanel } from './desk-players.js';
import { ResultEntry } from './desk-results.js';
import { RoundPanel } from './desk-round.js';
import { StaffPanel } from './desk-staff.js';
import { StandingsPanel } from './desk-standings.js';
import { TasksPanel } from './desk-tasks.js';
import { useDeskWords } from './desk-words.js';
import { isLimited } from './formats.js';
import '../styles/tournament-desk.css';

const TABS = ['round', 'draft', 'players', 'calls', 'tasks', 'staff', 'standings', 'papers', 'settings'] as const;
type Tab = (typeof TABS)[number];

function Parts({ tab, entry }: { tab: Tab; entry: boolean }) {
  switch (tab) {
    case 'round':
      return (
        <>
          {entry && <ResultEntry />}
          <RoundPanel />
        </>
      );
    case 'draft':
      return <DraftPanel />;
    case 'players':
      return <PlayersPanel />;
    case 'calls':
      return <CallsPanel />;
    case 'tasks':
      return <TasksPanel />;
    case 'standings':
      return <StandingsPanel />;
    case 'papers':
      return <PapersPanel />;
    case 'staff':
      return <StaffPanel />;
    case 'settings':
      return <SettingsPanel />;
    default:
      return tab satisfies never;
  }
}

export function TournamentDesk({ id }: { id: string }) {
  const w = useDeskWords();
  const { head, mine, link } = useLiveTournament(id);
  const isStaff = mine?.roles.some((r) => r !== 'player') ?? false;
  const { value: staff, again } = useFresh(`${id}/${isStaff}`, head, isStaff ? () => tournaments.staff(id) : null);
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Tab | null>(null);
  const ask = useCallback((what: TournamentAct) => tournaments.act(id, what), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` only asks for the newest
  const act = useCallback(
    async (what: TournamentAct) => {
      setBusy(true);
      try {
        const answer = await tournaments.act(id, what);
        setSaid({ kind: 'answer', act: what.act, answer });
        again();
        return answer;
      } catch (e) {
        setSaid({ kind: 'refused', act: what.act, text: textOf(e) });
        return null;
      } finally {
        setBusy(false);
      }
    },
    [id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds is listed
  const value = useMemo<DeskValue | null>(
    () => (staff && head ? { id, staff, head, roles: mine?.roles ?? [], act, ask, busy, said, forget: () => setSaid(null), again } : null),
    [id, staff, head, mine, act, ask, busy, said],
  );
  const choose = (t: Tab): void => {
    setChosen(t);
    setSaid(null);
  };
  // A draft is for Limited, in its rounds or its playoff.
  const drafts = (staff?.drafts.length ?? 0) > 0 || (head !== null && isLimited(head.format));
  const tab: Tab = chosen ?? (head?.status === 'registration' ? 'players' : 'round');
  return (
    <Shell>
      <main className="desk-page">
        {mine && !isStaff && (
          <section className="panel">
            <h1>{w('desk.notYours')}</h1>
            <p>{w('desk.notYoursAbout')}</p>
            <Link to={`/t/${id}`} className="button primary">
              {w('head.public')}
            </Link>
          </section>
        )}
        {!value && (mine === null || isStaff) && (
          <p className="quiet" role="status">
            {w('desk.loading')}
          </p>
        )}
        {value && isStaff && (
          <DeskContext.Provider value={value}>
            <DeskHead />
            {link === 'lost' && (
              <p className="chip trouble" role="status">
                {w('desk.lost')}
              </p>
            )}
            <nav className="desk-tabs segments" aria-label={w('desk.tabs')}>
              {TABS.filter((t) => t !== 'draft' || drafts).map((t) => (
                <button
                  key={t}
                  type="button"
                  className={tab === t ? 'on' : ''}
                  aria-current={tab === t ? 'page' : undefined}
                  onClick={() => choose(t)}
                  data-tab={t}
                >
                  {w(`tab.${t}`)}
                  {t === 'calls' && value.staff.calls.some((c) => c.done === null) && (
                    <span className="count">{value.staff.calls.filter((c) => c.done === null).length}</span>
                  )}
                </button>
              ))}
            </nav>
            <SaidPanel />
            <div className="desk-parts">
              <Parts tab={tab} entry={head?.roundStatus === 'published'} />
            </div>
          </DeskContext.Provider>
        )}
      </main>
    </Shell>
  );
}
