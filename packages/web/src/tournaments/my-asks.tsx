/** What a player asks now and then: his penalties, why he is paired so, and leaving the event. */
import type { DeskAnswer, TournamentHead } from '@apnap/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/symbols.js';
import { useDesk } from './act.js';
import type { Entrant } from './own.js';
import { type TournamentKey, useTournamentWords } from './words.js';

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div className="t-lines" role="status">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

function Trouble({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="refused" role="alert">
      {text}
    </p>
  );
}

interface Given {
  seq: number;
  round: number;
  penalty: string;
  infraction: string;
  infractionName?: { en: string; zh: string };
  judge: string;
  note?: string;
}

const givenTo = (answer: DeskAnswer | null): readonly Given[] | null =>
  (answer?.json as { penalties?: Given[] } | undefined)?.penalties ?? null;

/** One's own record: what was put down, by whom, in which round. */
function Penalties({ id, onClose }: { id: string; onClose: () => void }) {
  const w = useTournamentWords();
  const { say } = useSpeech();
  const desk = useDesk(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    void desk.ask({ act: 'myRecord' });
  }, []);
  const given = givenTo(desk.answer);
  return (
    <Dialog title={w('more.penalties')} onClose={onClose}>
      <Trouble text={desk.trouble} />
      {given?.length === 0 && <p role="status">{w('penalties.none')}</p>}
      {given && given.length > 0 && (
        <ul className="t-penalties" role="status">
          {given.map((p) => (
            <li key={p.seq}>
              <b>{w(`penalty.${p.penalty}` as TournamentKey)}</b>
              <span>{p.infractionName ? say(p.infractionName) : p.infraction}</span>
              <small className="quiet">
                {w('penalties.by', { judge: p.judge, n: p.round })}
                {p.note && <> · {p.note}</>}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Why one is paired so, or why not with somebody else. */
function Why({ id, names, me, onClose }: { id: string; names: Readonly<Record<string, string>>; me: string; onClose: () => void }) {
  const w = useTournamentWords();
  const { lang } = useSpeech();
  const desk = useDesk(id);
  const [not, setNot] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when it is opened, and for each other player
  useEffect(() => {
    void desk.ask({ act: 'myWhy', ...(not === '' ? {} : { not }) });
  }, [not]);
  const others = Object.entries(names)
    .filter(([p]) => p !== me)
    .sort((a, b) => a[1].localeCompare(b[1], lang));
  const lines = (desk.answer?.json as Partial<Record<'en' | 'zh', string[]>> | undefined)?.[lang] ?? desk.answer?.lines ?? [];
  return (
    <Dialog title={w('more.why')} onClose={onClose}>
      <label className="select-field">
        <span>{w('why.not')}</span>
        <select value={not} onChange={(e) => setNot(e.target.value)} data-choice="not">
          <option value="">{w('why.mine')}</option>
          {others.map(([p, name]) => (
            <option key={p} value={p}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Trouble text={desk.trouble} />
      <Lines lines={lines} />
    </Dialog>
  );
}

/** Leaving the event (MTR 2.10). */
function Drop({ id, onClose, begun, paired }: { id: string; onClose: () => void; begun: boolean; paired: boolean }) {
  const w = useTournamentWords();
  const { t } = useSpeech();
  const desk = useDesk(id);
  const drop = async (): Promise<void> => {
    const answer = await desk.ask({ act: 'myDrop' });
    if (answer !== null && answer !== 'offline') onClose();
  };
  return (
    <Dialog title={w('more.drop')} onClose={onClose}>
      <p>{w(begun ? 'drop.about' : 'drop.aboutEarly')}</p>
      {paired && <p>{w('drop.paired')}</p>}
      <Trouble text={desk.trouble} />
      <div className="buttons">
        <button type="button" className="button primary" disabled={desk.busy} onClick={() => void drop()} data-action="drop-now">
          {w('drop.now')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('action.back')}
        </button>
      </div>
    </Dialog>
  );
}

export function MyAsks({
  id,
  head,
  entrant,
  names,
}: {
  id: string;
  head: TournamentHead;
  entrant: Entrant;
  names: Readonly<Record<string, string>>;
}) {
  const w = useTournamentWords();
  const [open, setOpen] = useState<'' | 'penalties' | 'why' | 'drop'>('');
  const close = (): void => setOpen('');
  const over = head.status === 'finished' || head.status === 'cancelled';
  const { match } = entrant;
  const button = (what: 'penalties' | 'why' | 'drop', icon: ReactNode): ReactNode => (
    <button type="button" className="button" onClick={() => setOpen(what)} data-action={what}>
      {icon} {w(`more.${what}`)}
    </button>
  );
  return (
    <>
      <div className="t-more-buttons">
        {match && button('why', <Icon name="help" size={15} />)}
        {head.status !== 'registration' && button('penalties', <Icon name="log" size={15} />)}
        {!over && !entrant.dropped && button('drop', <Icon name="flag" size={15} />)}
      </div>
      {open === 'penalties' && <Penalties id={id} onClose={close} />}
      {open === 'why' && <Why id={id} names={names} me={entrant.id} onClose={close} />}
      {open === 'drop' && (
        <Drop
          id={id}
          onClose={close}
          begun={head.status !== 'registration'}
          paired={match !== null && match.result === null && match.kind === 'match'}
        />
      )}
    </>
  );
}
