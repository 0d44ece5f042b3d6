/** Who is entered: registering, tables of other programs, codes for phones, and what concerns one player. */
import type { EntrantView } from '@apnap/protocol';
import { type FormEvent, useState } from 'react';
import { AT_HOME } from '../store/address.js';
import { tournaments } from '../store/tournaments.js';
import { Dialog } from '../ui/dialog.js';
import { QrCode } from '../ui/qr.js';
import { Icon } from '../ui/symbols.js';
import { useDesk } from './desk-context.js';
import { PlayerDialog } from './desk-player.js';
import { useDeskWords } from './desk-words.js';

/** The bytes of a file as Base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}

function Register() {
  const { act, head } = useDesk();
  const w = useDeskWords();
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [members, setMembers] = useState('');
  const send = (e: FormEvent): void => {
    e.preventDefault();
    const numbers = number.split(/[,，\s]+/).filter((n) => n !== '');
    const team = members.split(/[,，]/).flatMap((m) => (m.trim() === '' ? [] : [m.trim()]));
    void act({
      act: 'register',
      name: name.trim(),
      ...(numbers.length > 0 ? { numbers } : {}),
      ...(team.length > 0 ? { members: team } : {}),
    }).then((a) => {
      if (!a) return;
      setName('');
      setNumber('');
      setMembers('');
      document.querySelector<HTMLInputElement>('#register-name')?.focus();
    });
  };
  return (
    <form className="row-fields" onSubmit={send}>
      <label className="field">
        <span className="sr-only">{w('players.name')}</span>
        <input
          id="register-name"
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          placeholder={w('players.name')}
          required
          maxLength={100}
        />
      </label>
      {head.teams && (
        <label className="field">
          <span className="sr-only">{w('players.members')}</span>
          <input value={members} onChange={(e) => setMembers(e.currentTarget.value)} placeholder={w('players.members')} required />
        </label>
      )}
      <label className="field">
        <span className="sr-only">{w('players.number')}</span>
        <input value={number} onChange={(e) => setNumber(e.currentTarget.value)} placeholder={w('players.number')} maxLength={120} />
      </label>
      <button type="submit" className="button primary" disabled={name.trim() === ''} data-action="register">
        {w(head.status === 'registration' ? 'players.register' : 'players.late')}
      </button>
    </form>
  );
}

/** The code by which players enter by themselves, to be scanned. */
function EntryCode({ onClose }: { onClose: () => void }) {
  const { id, head } = useDesk();
  const w = useDeskWords();
  const [code, setCode] = useState<string | null>(null);
  if (code === null && head.policy.entry === 'code') void tournaments.codes(id).then((c) => setCode(c.entry));
  const link = `${location.origin}/t/${id}${code ? `?code=${code}` : ''}`;
  return (
    <Dialog title={w('entry.title')} onClose={onClose}>
      <p>{w(`entry.${head.policy.entry}`)}</p>
      {head.policy.entry !== 'desk' && (head.policy.entry === 'open' || code) && (
        <div className="code-sheet">
          <QrCode text={link} label={link} />
          {code && <p className="code-word">{code}</p>}
          <p className="quiet small">{link}</p>
          {AT_HOME.test(location.hostname) && <p className="refused">{w('entry.local')}</p>}
        </div>
      )}
    </Dialog>
  );
}

const LIST_SIGNS = { received: '✓', missing: '–', illegal: '!' } as const;

function PlayerRow({ e, open }: { e: EntrantView; open: () => void }) {
  const { staff, head } = useDesk();
  const w = useDeskWords();
  const row = staff.public.standings.find((s) => s.id === e.id);
  return (
    <tr className={e.dropped || e.disqualified ? 'gone' : ''} data-player={e.id}>
      <td>
        <button type="button" className="link-button" onClick={open}>
          {e.name}
        </button>
        {head.teams && <small className="quiet"> {e.members.map((m) => m.name).join(', ')}</small>}
        {e.waiting && <span className="chip">{w('players.waiting')}</span>}
        {e.dropped && <span className="chip">{w(e.disqualified ? 'players.disqualified' : 'players.dropped')}</span>}
      </td>
      <td className="number">{e.members.map((m) => m.number ?? '').join(' ')}</td>
      <td className="number">{row ? `${row.points} (${row.record})` : ''}</td>
      <td>
        {e.lists.map((l, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lists of members in their order
          <span key={i} className={`list-sign ${l}`} title={w(`list.${l}`)}>
            {LIST_SIGNS[l]}
          </span>
        ))}
        {e.checks.length > 0 && <small className="quiet"> {w('players.checked', { n: e.checks.length })}</small>}
      </td>
      <td>
        {e.penalties > 0 && <span className="chip trouble">{w('players.penalties', { n: e.penalties })}</span>}
        {e.claimed && (
          <span className="chip" title={w('players.phone')}>
            <Icon name="link" size={13} /> <span className="sr-only">{w('players.phone')}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

export function PlayersPanel() {
  const { staff, act, roles, head } = useDesk();
  const w = useDeskWords();
  const [filter, setFilter] = useState('');
  const [player, setPlayer] = useState<string | null>(null);
  const [showCode, setShowCode] = useState(false);
  const mayEnter = roles.includes('organizer') || roles.includes('scorekeeper');
  const wanted = filter.trim().toLowerCase();
  const rows = staff.entrants.filter(
    (e) => wanted === '' || [e.name, ...e.members.flatMap((m) => [m.name, m.number ?? ''])].some((x) => x.toLowerCase().includes(wanted)),
  );
  const chosen = staff.entrants.find((e) => e.id === player);
  const over = head.status === 'finished' || head.status === 'cancelled';
  return (
    <section className="panel" aria-labelledby="players-title">
      <header className="row-between">
        <h2 id="players-title">
          {w('players.title')} <small className="chip">{staff.entrants.length}</small>
        </h2>
        {mayEnter && (
          <div className="buttons">
            <button type="button" className="button" onClick={() => setShowCode(true)} data-action="entry-code">
              {w('entry.show')}
            </button>
            <label className="button file-button">
              {w('players.import')}
              <input
                type="file"
                className="sr-only"
                accept=".csv,.tsv,.txt,text/csv"
                onChange={(e) => {
                  const [file] = e.currentTarget.files ?? [];
                  if (file) void base64Of(file).then((content) => act({ act: 'import', file: content }));
                  e.currentTarget.value = '';
                }}
              />
            </label>
          </div>
        )}
      </header>
      {mayEnter && !over && <Register />}
      <label className="field">
        <Icon name="search" size={16} />
        <span className="sr-only">{w('players.find')}</span>
        <input type="search" value={filter} onChange={(e) => setFilter(e.currentTarget.value)} placeholder={w('players.find')} />
      </label>
      <div className="desk-table-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{w('players.name')}</th>
              <th scope="col">{w('players.number')}</th>
              <th scope="col">{w('col.points')}</th>
              <th scope="col">{w('col.list')}</th>
              <th scope="col">{w('col.notes')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((e) => (
              <PlayerRow key={e.id} e={e} open={() => setPlayer(e.id)} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="quiet">{w(staff.entrants.length === 0 ? 'players.nobody' : 'players.notFound')}</p>}
      {chosen && <PlayerDialog e={chosen} onClose={() => setPlayer(null)} />}
      {showCode && <EntryCode onClose={() => setShowCode(false)} />}
    </section>
  );
}
