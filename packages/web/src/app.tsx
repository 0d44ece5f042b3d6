/** Which page is shown; pages that few open are loaded when they are opened. */
import { lazy, Suspense, useEffect } from 'react';
import { useSpeech } from './i18n/index.js';
import { LobbyPage } from './lobby/page.js';
import { Shell } from './lobby/shell.js';
import { routeOf, usePath } from './store/router.js';
import { Link } from './ui/link.js';

const TablePage = lazy(() => import('./game/page.js').then((m) => ({ default: m.TablePage })));
const BenchPage = lazy(() => import('./bench/page.js').then((m) => ({ default: m.BenchPage })));
const DecksPage = lazy(() => import('./decks/page.js').then((m) => ({ default: m.DecksPage })));
const ReplayPage = lazy(() => import('./replay/page.js').then((m) => ({ default: m.ReplayPage })));
const LearnPage = lazy(() => import('./learn/page.js').then((m) => ({ default: m.LearnPage })));
const PuzzlePage = lazy(() => import('./puzzles/page.js').then((m) => ({ default: m.PuzzlePage })));
const JudgePage = lazy(() => import('./judge/page.js').then((m) => ({ default: m.JudgePage })));
const NewDraftPage = lazy(() => import('./drafts/offer.js').then((m) => ({ default: m.NewDraftPage })));
const DuelDecksPage = lazy(() => import('./duel/building/page.js').then((m) => ({ default: m.DuelDecksPage })));
const NewDuelPage = lazy(() => import('./duel/offer.js').then((m) => ({ default: m.NewDuelPage })));
const PodPage = lazy(() => import('./drafts/pod.js').then((m) => ({ default: m.PodPage })));
const TournamentsPage = lazy(() => import('./tournaments/list.js').then((m) => ({ default: m.TournamentsPage })));
const TournamentPage = lazy(() => import('./tournaments/page.js').then((m) => ({ default: m.TournamentPage })));
const TournamentDesk = lazy(() => import('./tournaments/desk.js').then((m) => ({ default: m.TournamentDesk })));
const ClockPage = lazy(() => import('./tournaments/clock.js').then((m) => ({ default: m.ClockPage })));
const LibraryPage = lazy(() => import('./library/page.js').then((m) => ({ default: m.LibraryPage })));
const ScenarioPage = lazy(() => import('./scenario/page.js').then((m) => ({ default: m.ScenarioPage })));

function Unknown() {
  const { t } = useSpeech();
  return (
    <Shell>
      <main className="center-page within">
        <h1>{t('unknown.title')}</h1>
        <Link to="/" className="button primary">
          {t('nav.lobby')}
        </Link>
      </main>
    </Shell>
  );
}

function Page({ path }: { path: string }) {
  const route = routeOf(path);
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'bench':
      return <BenchPage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />;
    case 'decks':
      return <DecksPage key={route.id} id={route.id} />;
    case 'scenario':
      return <ScenarioPage board={route.board} />;
    case 'learn':
      return <LearnPage key={route.lesson} id={route.lesson} />;
    case 'puzzles':
      return <PuzzlePage key={route.puzzle} id={route.puzzle} />;
    case 'judge':
      return <JudgePage part={route.part} />;
    case 'draft':
      return <NewDraftPage />;
    case 'duel':
      return <NewDuelPage />;
    case 'duelDecks':
      return <DuelDecksPage />;
    case 'pod':
      return <PodPage key={route.id} id={route.id} />;
    case 'tournaments':
      return <TournamentsPage />;
    case 'tournament':
      return route.part === 'desk' ? (
        <TournamentDesk key={route.id} id={route.id} />
      ) : route.part === 'clock' ? (
        <ClockPage key={route.id} id={route.id} />
      ) : (
        <TournamentPage key={route.id} id={route.id} />
      );
    case 'library':
      return <LibraryPage rest={route.place} />;
    case 'unknown':
      return <Unknown />;
  }
}

export function App() {
  const path = usePath();
  const { t } = useSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);
  return (
    <Suspense
      fallback={
        <main className="center-page">
          <p role="status">{t('link.loading')}</p>
        </main>
      }
    >
      <Page path={path} />
    </Suspense>
  );
}
