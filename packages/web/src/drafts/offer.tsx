/** A new draft: what is drafted, by whom, by which clock. */
import type { DraftKind, DraftOffer, DraftTableBody, Level } from '@apnap/protocol';
import { LEVELS } from '@apnap/protocol/table';
import { useState } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { Shell } from '../lobby/shell.js';
import { api, textOf, useLoaded } from '../store/api.js';
import { go } from '../store/router.js';
import { changeSettings, useSettings } from '../store/settings.js';
import { Icon } from '../ui/symbols.js';
import { useDraftWords } from './words.js';
import '../styles/decks.css';
import '../styles/drafts.css';

/** What is asked for. */
interface Wish {
  kind: DraftKind;
  from: 'sets' | 'cube';
  sets: readonly string[];
  cube: string;
  seats: number;
  computers: number;
  timed: boolean;
  listed: boolean;
  rounds: boolean;
  bestOf: 1 | 3;
  /** Minutes of a round; 0: no limit. undefined: as is usual. */
  minutes?: number;
}

const START: Wish = {
  kind: 'booster',
  from: 'sets',
  sets: [],
  cube: '',
  seats: 8,
  computers: 7,
  timed: false,
  listed: true,
  rounds: true,
  bestOf: 1,
};

/** How many sets can be named: one for each booster. */
const BOOSTERS: Readonly<Record<DraftKind, number>> = { booster: 3, commander: 3, sealed: 6, rochester: 3, winston: 1, grid: 1 };

/** Drafts for two. */
const SEATS_TWO: ReadonlySet<DraftKind> = new Set<DraftKind>(['winston', 'grid']);

const upTo = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** A request for the table. */
function bodyOf(w: Wish, sets: readonly string[], level: Level): DraftTableBody {
  const open = w.seats - 1 - w.computers;
  return {
    game: 'draft',
    kind: w.kind,
    ...(w.from === 'sets' ? { sets: [...sets] } : { cube: w.cube }),
    others: [...Array<'person'>(open).fill('person'), ...Array<'computer'>(w.computers).fill('computer')],
    level,
    listed: open > 0 && w.listed,
    timed: w.timed,
    rounds: w.rounds && w.seats > 1,
    bestOf: w.bestOf,
    minutes: atTables(w) ? null : minutesOf(w, open) || null,
  };
}

/** Whether the decks play games of several (CR 903.13g): one of each, without a time. */
const atTables = ({ kind, seats }: Wish): boolean => kind === 'commander' && seats > 2;

/** MTR appendix B: minutes of a Swiss round. */
const ROUND = 50;

/** Minutes of a round: where nobody else plays, nobody waits. @param open seats for other people */
const minutesOf = (w: Wish, open: number): number => w.minutes ?? (open > 0 ? ROUND : 0);

function Numbers({
  label,
  value,
  from,
  to,
  change,
  name,
}: {
  label: string;
  value: number;
  from: number;
  to: number;
  change: (n: number) => void;
  name: string;
}) {
  return (
    <label className="select-field">
      <span>{label}</span>
      <select value={value} onChange={(e) => change(Number(e.target.value))} data-choice={name}>
        {upTo(from, to).map((n) => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({
  value,
  change,
  label,
  about,
  name,
}: {
  value: boolean;
  change: (on: boolean) => void;
  label: string;
  about: string;
  name: string;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(e) => change(e.target.checked)} data-choice={name} />
      <span>
        {label}
        <small>{about}</small>
      </span>
    </label>
  );
}

/** Which boosters: one set for all, or one for each. */
function Sets({
  offer,
  sets,
  most,
  change,
}: {
  offer: DraftOffer;
  sets: readonly string[];
  most: number;
  change: (sets: string[]) => void;
}) {
  const w = useDraftWords();
  const { say } = useSpeech();
  const one = sets.every((s) => s === sets[0]);
  const rows = one ? 1 : most;
  return (
    <div className="draft-sets">
      {upTo(1, rows).map((n) => (
        <label key={n} className="select-field">
          <span>{rows === 1 ? w('form.setOne') : w('form.set', { n })}</span>
          <select
            value={sets[n - 1] ?? ''}
            data-choice={`set-${n}`}
            onChange={(e) =>
              change(rows === 1 ? upTo(1, most).map(() => e.target.value) : sets.map((s, i) => (i === n - 1 ? e.target.value : s)))
            }
          >
            {offer.sets.map((s) => (
              <option key={s.code} value={s.code}>
                {s.playable === s.cards ? say(s.name) : w('form.setShare', { name: say(s.name), playable: s.playable, cards: s.cards })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function Source({ offer, wish, sets, set }: { offer: DraftOffer; wish: Wish; sets: readonly string[]; set: (w: Partial<Wish>) => void }) {
  const w = useDraftWords();
  return (
    <>
      <fieldset className="segments wide" aria-label={w('form.from')}>
        {(['sets', 'cube'] as const).map((from) => (
          <button
            key={from}
            type="button"
            className={wish.from === from ? 'on' : ''}
            aria-pressed={wish.from === from}
            onClick={() => set({ from })}
          >
            {w(from === 'sets' ? 'form.fromSets' : 'form.fromCube')}
          </button>
        ))}
      </fieldset>
      {wish.from === 'sets' ? (
        <Sets offer={offer} sets={sets} most={BOOSTERS[wish.kind]} change={(chosen) => set({ sets: chosen })} />
      ) : (
        <label className="select-field">
          <span>{w('form.cube')}</span>
          <textarea rows={8} value={wish.cube} onChange={(e) => set({ cube: e.target.value })} spellCheck={false} data-choice="cube" />
          <small className="quiet">{w('form.cubeAbout')}</small>
        </label>
      )}
    </>
  );
}

function Form({ offer }: { offer: DraftOffer }) {
  const w = useDraftWords();
  const { t, say } = useSpeech();
  const { level } = useSettings();
  const [wish, setWish] = useState<Wish>(START);
  const [state, setState] = useState({ busy: false, trouble: '' });
  const set = (change: Partial<Wish>) => setWish((before) => ({ ...before, ...change }));
  const about = offer.kinds.find((k) => k.kind === wish.kind) ?? offer.kinds[0];
  const seats = Math.min(about.most, Math.max(about.least, wish.seats));
  const computers = Math.min(seats - 1, wish.computers);
  const most = BOOSTERS[wish.kind];
  // What all sets are known to have that everything can be played of comes first.
  const usual = offer.sets.find((s) => (wish.kind === 'commander' ? s.commander : s.playable === s.cards)) ?? offer.sets[0];
  const sets = upTo(0, most - 1).map((i) => wish.sets[i] ?? wish.sets[0] ?? usual?.code ?? '');
  const chosen = sets.every((s) => s === sets[0]) ? sets.slice(0, 1) : sets;
  const open = seats - 1 - computers;
  const several = atTables({ ...wish, seats });
  const start = () => {
    setState({ busy: true, trouble: '' });
    api.createTable(bodyOf({ ...wish, seats, computers }, chosen, level)).then(
      (info) => go(`/g/${info.id}`),
      (e) => setState({ busy: false, trouble: say(textOf(e)) }),
    );
  };
  return (
    <section className="panel draft-form">
      <h1>{w('form.title')}</h1>
      <label className="select-field">
        <span>{w('form.kind')}</span>
        <select value={wish.kind} onChange={(e) => set({ kind: e.target.value as DraftKind, sets: [] })} data-choice="kind">
          {offer.kinds.map(({ kind }) => (
            <option key={kind} value={kind}>
              {w(SEATS_TWO.has(kind) ? 'kind.two' : 'kind.any', { kind: w(`kind.${kind}`) })}
            </option>
          ))}
        </select>
        <small className="quiet">{w(`about.${wish.kind}`)}</small>
      </label>
      <Source offer={offer} wish={wish} sets={sets} set={set} />
      <div className="row-fields">
        <Numbers
          label={w('form.seats')}
          value={seats}
          from={about.least}
          to={about.most}
          change={(n) => set({ seats: n, computers: Math.max(0, computers + n - seats) })}
          name="seats"
        />
        <Numbers
          label={w('form.computers')}
          value={computers}
          from={0}
          to={seats - 1}
          change={(n) => set({ computers: n })}
          name="computers"
        />
        {computers > 0 && (
          <label className="select-field">
            <span>{w('form.level')}</span>
            <select value={level} onChange={(e) => changeSettings({ level: e.target.value as Level })} data-choice="level">
              {LEVELS.map((l) => (
                <option key={l} value={l}>
                  {t(`level.${l}` as Key)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Check value={wish.timed} change={(timed) => set({ timed })} label={w('form.timed')} about={w('form.timedAbout')} name="timed" />
      {seats > 1 && (
        <Check
          value={wish.rounds}
          change={(rounds) => set({ rounds })}
          label={w('form.rounds')}
          about={w(several ? 'form.tablesAbout' : 'form.roundsAbout')}
          name="rounds"
        />
      )}
      {seats > 1 && wish.rounds && !several && (
        <label className="select-field">
          <span>{w('form.match')}</span>
          <select value={wish.bestOf} onChange={(e) => set({ bestOf: e.target.value === '3' ? 3 : 1 })} data-choice="match">
            <option value="1">{w('form.match1')}</option>
            <option value="3">{w('form.match3')}</option>
          </select>
        </label>
      )}
      {seats > 1 && wish.rounds && !several && (
        <label className="select-field">
          <span>{w('form.minutes')}</span>
          <select value={minutesOf(wish, open)} onChange={(e) => set({ minutes: Number(e.target.value) })} data-choice="minutes">
            <option value="0">{w('form.noLimit')}</option>
            {[30, ROUND, 80].map((n) => (
              <option key={n} value={n}>
                {w('form.minutesOf', { n })}
              </option>
            ))}
          </select>
          {minutesOf(wish, open) > 0 && <small className="quiet">{w('form.minutesAbout')}</small>}
        </label>
      )}
      {open > 0 && (
        <Check
          value={wish.listed}
          change={(listed) => set({ listed })}
          label={t('lobby.listed')}
          about={t('lobby.listedAbout')}
          name="listed"
        />
      )}
      {state.trouble && (
        <p className="refused" role="alert">
          {state.trouble}
        </p>
      )}
      <button
        type="button"
        className="button primary big"
        disabled={state.busy || (wish.from === 'cube' && wish.cube.trim() === '')}
        onClick={start}
        data-action="start"
      >
        <Icon name="play" size={17} /> {w(state.busy ? 'form.starting' : open > 0 ? 'form.invite' : 'form.start')}
      </button>
    </section>
  );
}

export function NewDraftPage() {
  const { t, say } = useSpeech();
  const offer = useLoaded('drafts', api.drafts);
  return (
    <Shell>
      <main className="draft-new">
        {offer.error && (
          <p className="refused" role="alert">
            {say(offer.error)}
          </p>
        )}
        {offer.value ? (
          <Form offer={offer.value} />
        ) : (
          !offer.error && (
            <p role="status">
              <Icon name="clock" size={15} /> {t('link.loading')}
            </p>
          )
        )}
      </main>
    </Shell>
  );
}
