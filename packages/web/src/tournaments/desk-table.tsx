/** One table of a round: result, correction, more time, why they are paired, another opponent, a deck check, calls. */
import type { DeskAnswer, PairingView, RoundView, TournamentAct } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { Dialog } from '../ui/dialog.js';
import { nameIn, useDesk } from './desk-context.js';
import { Lines, SaidPanel } from './desk-lines.js';
import { SeatGames, SeveralPart } from './desk-several.js';
import { useDeskWords } from './desk-words.js';
import { gamesShown } from './said.js';

const RESULTS = ['2-0', '2-1', '1-2', '0-2', '1-0', '0-1', '1-1'];
const MINUTES = ['1:00', '3:00', '5:00', '10:00'];

/** A wrong result of an earlier round: the options there are, and the one that is carried out. */
interface Option {
  kind: string;
  changed: { table: number; a?: string; b?: string; seats?: string[] }[];
  moved: number;
  minutesLost: number;
  rematches: number;
}

function Repair({
  round,
  pairing,
  result,
  why,
  onDone,
}: {
  round: number;
  pairing: PairingView;
  result: string;
  why: string;
  onDone: () => void;
}) {
  const { ask, act } = useDesk();
  const w = useDeskWords();
  const { say } = useSpeech();
  const [found, setFound] = useState<readonly Option[] | null>(null);
  const [refused, setRefused] = useState('');
  const base: Extract<TournamentAct, { act: 'repair' }> = { act: 'repair', round, table: pairing.table, result };
  const look = (): void => {
    ask(base).then(
      (a) => setFound((a.json as { options: Option[] }).options),
      (e) => setRefused(say(textOf(e))),
    );
  };
  return (
    <div className="repair">
      <p className="quiet">{w('repair.about')}</p>
      <button type="button" className="button" onClick={look} data-action="repair-look">
        {w('repair.look')}
      </button>
      {refused && <p className="refused">{refused}</p>}
      {found && (
        <ul className="repair-options">
          {found.map((o) => (
            <li key={o.kind}>
              <b>{w(`repair.${o.kind}` as 'repair.leave')}</b>
              <span className="quiet">
                {w('repair.cost', { tables: o.changed.length, minutes: o.minutesLost, rematches: o.rematches })}
              </span>
              <button
                type="button"
                className="button"
                disabled={why.trim() === ''}
                onClick={() => void act({ ...base, apply: o.kind, why }).then((a) => a && onDone())}
              >
                {w('repair.do')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The result: entered where there is none, put right with a reason where there is one. */
function ResultPart({ round, pairing, onDone }: { round: RoundView; pairing: PairingView; onDone: () => void }) {
  const { staff, head: event, act, roles } = useDesk();
  const w = useDeskWords();
  const [result, setResult] = useState('');
  const [games, setGames] = useState<readonly string[]>([]);
  const [why, setWhy] = useState('');
  const has = pairing.result !== null;
  const last = staff.rounds.at(-1);
  // While the next round is not out, it is simply paired anew.
  const later = has && last?.number !== round.number && last?.status !== 'review';
  const mayCorrect = roles.some((r) => r !== 'judge' && r !== 'player');
  const head = staff.staff.find((s) => s.role === 'headJudge')?.name;
  const approval = !roles.includes('headJudge') && head !== undefined ? { approvedBy: head } : {};
  const enter = (what: TournamentAct): void => void act(what).then((a) => a && onDone());
  // Teams of which each seat plays its own match: the games of each are said.
  const seats =
    event.kind === 'team' || event.kind === 'unified' ? (staff.entrants.find((e) => e.id === pairing.seats[0])?.members.length ?? 0) : 0;
  const bySeat = seats > 1 && games.length === seats && games.every((g) => g.trim() !== '');
  const given: { result?: string; seats?: string } | null = bySeat
    ? { seats: games.map((g) => g.trim()).join(',') }
    : result !== ''
      ? { result }
      : null;
  const base = { table: pairing.table, round: round.number };
  if (has && !mayCorrect) return <p className="quiet">{w('table.closed')}</p>;
  return (
    <fieldset className="choice">
      <legend>{w(has ? 'table.correct' : 'table.result')}</legend>
      <div className="buttons">
        {RESULTS.map((r) => (
          <button
            key={r}
            type="button"
            className={`button${result === r ? ' primary' : ''}`}
            aria-pressed={result === r}
            onClick={() => setResult(r)}
            data-result={r}
          >
            {r.replace('-', '–')}
          </button>
        ))}
        <label className="field short">
          <span className="sr-only">{w('table.other')}</span>
          <input value={result} onChange={(e) => setResult(e.currentTarget.value)} placeholder="2-1-0" size={6} />
        </label>
      </div>
      {seats > 1 && <SeatGames seats={seats} games={games} change={setGames} />}
      {has ? (
        <>
          <label className="field">
            <span>{w('why')}</span>
            <input value={why} onChange={(e) => setWhy(e.currentTarget.value)} required data-field="why" />
          </label>
          {approval.approvedBy !== undefined && <p className="quiet small">{w('approved', { name: approval.approvedBy })}</p>}
          {later && given?.result !== undefined && (
            <Repair round={round.number} pairing={pairing} result={given.result} why={why} onDone={onDone} />
          )}
          {!later && (
            <button
              type="button"
              className="button primary"
              disabled={!given || why.trim() === ''}
              onClick={() => given && enter({ act: 'correct', ...base, ...given, why, ...approval })}
            >
              {w('table.putRight')}
            </button>
          )}
        </>
      ) : (
        <div className="buttons">
          <button
            type="button"
            className="button primary"
            disabled={!given}
            onClick={() => given && enter({ act: 'report', ...base, ...given })}
          >
            {w('slip.enter')}
          </button>
          <button type="button" className="button" onClick={() => enter({ act: 'report', ...base, draw: true })}>
            {w('slip.draw')}
          </button>
          {pairing.seats.map((id) => (
            <button key={id} type="button" className="button" onClick={() => enter({ act: 'report', ...base, absent: id })}>
              {w('table.absent', { name: nameIn(staff, id) })}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function TimePart({ round, pairing }: { round: RoundView; pairing: PairingView }) {
  const { act } = useDesk();
  const w = useDeskWords();
  return (
    <fieldset className="choice">
      <legend>{w('table.more')}</legend>
      <div className="buttons">
        {MINUTES.map((time) => (
          <button
            key={time}
            type="button"
            className="button"
            onClick={() => void act({ act: 'extend', table: pairing.table, round: round.number, time })}
          >
            +{time}
          </button>
        ))}
        <button
          type="button"
          className="button"
          onClick={() => void act({ act: 'checkBegin', table: pairing.table, round: round.number })}
          data-action="check-begin"
        >
          {w('table.checkBegin')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void act({ act: 'checkEnd', table: pairing.table, round: round.number })}
          data-action="check-end"
        >
          {w('table.checkEnd')}
        </button>
      </div>
    </fieldset>
  );
}

/** Before the round is out: somebody else sits here. */
function SwapPart({ round, pairing, onDone }: { round: RoundView; pairing: PairingView; onDone: () => void }) {
  const { staff, act } = useDesk();
  const w = useDeskWords();
  const [mine, setMine] = useState(pairing.seats[0]);
  const others = round.pairings.flatMap((p) => p.seats).filter((id) => !pairing.seats.includes(id));
  const [theirs, setTheirs] = useState(others[0] ?? '');
  const [why, setWhy] = useState('');
  const options = (ids: readonly string[]) =>
    ids.map((id) => (
      <option key={id} value={id}>
        {nameIn(staff, id)}
      </option>
    ));
  return (
    <fieldset className="choice">
      <legend>{w('table.swap')}</legend>
      <div className="row-fields">
        <select aria-label={w('table.swapWho')} value={mine} onChange={(e) => setMine(e.currentTarget.value)} data-field="swap-mine">
          {options(pairing.seats)}
        </select>
        <select aria-label={w('table.swapWith')} value={theirs} onChange={(e) => setTheirs(e.currentTarget.value)} data-field="swap-theirs">
          {options(others)}
        </select>
      </div>
      <label className="field">
        <span>{w('why')}</span>
        <input value={why} onChange={(e) => setWhy(e.currentTarget.value)} required data-field="swap-why" />
      </label>
      <button
        type="button"
        className="button"
        disabled={why.trim() === ''}
        onClick={() => void act({ act: 'swap', a: mine, b: theirs, why }).then((a) => a && onDone())}
        data-action="swap"
      >
        {w('table.swapDo')}
      </button>
    </fieldset>
  );
}

export function TableDialog({
  round,
  pairing,
  reports,
  onClose,
}: {
  round: RoundView;
  pairing: PairingView;
  reports: { id: string; said: string }[];
  onClose: () => void;
}) {
  const { staff, ask, roles } = useDesk();
  const w = useDeskWords();
  const isJudge = roles.some((r) => r === 'headJudge' || r === 'judge');
  const [why, setWhy] = useState<DeskAnswer | null>(null);
  const names = pairing.seats.map((s) => nameIn(staff, s)).join(' – ');
  return (
    <Dialog title={w('table.title', { n: pairing.table, names })} onClose={onClose} className="wide-dialog">
      <SaidPanel />
      {reports.map((r) => (
        <p key={r.id} className="quiet">
          {w('table.said', { name: nameIn(staff, r.id), said: gamesShown(r.said) })}
        </p>
      ))}
      {round.status === 'review' ? (
        <SwapPart round={round} pairing={pairing} onDone={onClose} />
      ) : (
        <>
          {pairing.kind === 'pod' ? (
            <SeveralPart round={round} pairing={pairing} onDone={onClose} />
          ) : (
            <ResultPart round={round} pairing={pairing} onDone={onClose} />
          )}
          {round.status === 'published' && <TimePart round={round} pairing={pairing} />}
        </>
      )}
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => void ask({ act: 'whyPaired', who: pairing.seats[0], round: round.number }).then(setWhy, () => setWhy(null))}
        >
          {w('table.why')}
        </button>
        {pairing.at && isJudge && (
          <button type="button" className="button" onClick={() => go(`/g/${pairing.at}/judge`)} data-action="to-table">
            {w('call.toTable')}
          </button>
        )}
        {pairing.at && (
          <button type="button" className="button" onClick={() => go(`/g/${pairing.at}`)}>
            {w('table.watch')}
          </button>
        )}
      </div>
      {why && <Lines lines={why.lines} />}
    </Dialog>
  );
}
