/** My games that are over. */
import type { TableInfo } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { api, useLoaded } from '../store/api.js';
import { Link } from '../ui/link.js';
import { PageHead } from '../ui/page-head.js';
import { Sitters } from '../ui/sitter.js';
import { Icon } from '../ui/symbols.js';
import { outcomeOf } from './outcome.js';
import { recordsOf, totalOf } from './record.js';
import { useReplayWords } from './words.js';
import '../styles/review.css';

const MARKS = { won: 'check', lost: 'close', drawn: 'pause' } as const;

function Row({ info }: { info: TableInfo }) {
  const { say, lang } = useSpeech();
  const w = useReplayWords();
  const outcome = outcomeOf(info);
  const when = new Date(info.created);
  const them = info.seats.filter((s) => s.seat !== info.mySeat);
  return (
    <li className={`replay-row ${outcome}`}>
      <span className="replay-mark">
        <Icon name={MARKS[outcome]} size={16} />
        <b>{w(`list.${outcome}`)}</b>
        {info.bestOf === 3 && <small>{info.seats.map((s) => s.won).join('–')}</small>}
      </span>
      <span className="replay-row-words">
        <b>
          <Sitters seats={info.seats} />
        </b>
        <small className="quiet">
          {info.plays ? `${say(info.plays.name)} · ` : ''}
          {info.branchOf ? `${w('list.whatIf')} · ` : ''}
          {[...info.seats.filter((s) => s.seat === info.mySeat), ...them]
            .map((s) => say(s.deckName))
            .filter(Boolean)
            .join(' – ')}
        </small>
      </span>
      <time dateTime={info.created} className="quiet">
        {when.toLocaleString(lang === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <Link to={`/r/${info.id}`} className="button">
        <Icon name="play" size={13} /> {w('list.look')}
      </Link>
    </li>
  );
}

/** Games won and lost, by deck. */
function Records({ tables }: { tables: readonly TableInfo[] }) {
  const { say } = useSpeech();
  const w = useReplayWords();
  const records = recordsOf(tables);
  if (records.length === 0) return null;
  const total = totalOf(records);
  const share = ({ won, lost, drawn }: typeof total): string => `${Math.round((100 * won) / (won + lost + drawn))} %`;
  const cells = (r: typeof total) => (
    <>
      <td>{r.won}</td>
      <td>{r.lost}</td>
      <td>{r.drawn}</td>
      <td>{share(r)}</td>
    </>
  );
  return (
    <section className="panel" aria-labelledby="records-title">
      <h2 id="records-title">{w('records.title')}</h2>
      <table className="records">
        <thead>
          <tr>
            <th scope="col">{w('records.deck')}</th>
            <th scope="col">{w('list.won')}</th>
            <th scope="col">{w('list.lost')}</th>
            <th scope="col">{w('list.drawn')}</th>
            <th scope="col">{w('records.share')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((r) => (
            <tr key={r.deck.en}>
              <th scope="row">{say(r.deck)}</th>
              {cells(r)}
            </tr>
          ))}
        </tbody>
        {records.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{w('records.all')}</th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

export function ReplayList() {
  const { say } = useSpeech();
  const w = useReplayWords();
  const tables = useLoaded('tables', api.tables);
  const over = (tables.value?.data ?? []).filter((x) => x.phase === 'over' && x.mySeat !== null);
  return (
    <main className="replay-list">
      <PageHead title={w('list.title')} lead={w('list.lead')} />
      {tables.error && (
        <p className="refused" role="alert">
          {say(tables.error)}
        </p>
      )}
      {tables.value && over.length === 0 && <p className="empty panel">{w('list.empty')}</p>}
      <Records tables={over} />
      <ul>
        {over.map((x) => (
          <Row key={x.id} info={x} />
        ))}
      </ul>
    </main>
  );
}
