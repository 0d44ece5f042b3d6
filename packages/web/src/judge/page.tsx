/** The judge desk: an incident and its ruling, and the trainer. What was told stays when the page is left, on this device alone. */
import { lazy, Suspense } from 'react';
import { Shell } from '../lobby/shell.js';
import { keptStore } from '../store/kept-store.js';
import '../styles/judge.css';
import { Link } from '../ui/link.js';
import { PageHead } from '../ui/page-head.js';
import { type Desk, deskFrom } from './model.js';
import { Wizard } from './wizard.js';
import { useJudgeWords } from './words.js';

const ReportPage = lazy(() => import('./report.js').then((m) => ({ default: m.ReportPage })));
const Tower = lazy(() => import('./tower.js').then((m) => ({ default: m.Tower })));
const Trainer = lazy(() => import('./train.js').then((m) => ({ default: m.Trainer })));

const desk = keptStore<Desk | null>('apnap.judge', deskFrom);

/** Parts of the desk beside the incident. */
const OWN_PARTS = ['train', 'tower', 'report'];

function Part({ part }: { part: string }) {
  switch (part) {
    case 'train':
      return <Trainer />;
    case 'tower':
      return <Tower />;
    default:
      return <ReportPage />;
  }
}

function Tabs({ part }: { part: string }) {
  const w = useJudgeWords();
  const tab = (to: string, words: string, here: boolean) => (
    <Link to={to} className={here ? 'on' : ''}>
      {words}
    </Link>
  );
  return (
    <nav className="segments judge-tabs" aria-label={w('head.title')}>
      {tab('/judge', w('tab.wizard'), !OWN_PARTS.includes(part))}
      {tab('/judge/report', w('tab.report'), part === 'report')}
      {tab('/judge/train', w('tab.train'), part === 'train')}
      {tab('/judge/tower', w('tab.tower'), part === 'tower')}
    </nav>
  );
}

export function JudgePage({ part }: { part: string }) {
  const w = useJudgeWords();
  const own = OWN_PARTS.includes(part);
  const lead = own ? (`${part}.lead` as 'train.lead') : 'head.lead';
  return (
    <Shell>
      <main className="judge">
        <div className="judge-top">
          <PageHead title={w('head.title')} lead={w(lead)} />
          <Tabs part={part} />
        </div>
        {own ? (
          <Suspense fallback={<p role="status">{w('train.making')}</p>}>
            <Part part={part} />
          </Suspense>
        ) : (
          <Wizard begin={desk.now()} keep={desk.keep} />
        )}
      </main>
    </Shell>
  );
}
