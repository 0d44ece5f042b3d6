/** Founding a tournament: what it is, and how it is run here. */
import type { NewTournament, Policy } from '@apnap/protocol';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { changeSettings, settingsNow } from '../store/settings.js';
import { tournaments } from '../store/tournaments.js';
import { FORMAT_NAMES } from './formats.js';
import { type TournamentKey, useTournamentWords } from './words.js';

const RELS = ['regular', 'competitive', 'professional'] as const;
const KINDS = ['individual', 'twoHeaded', 'team', 'unified', 'multiplayer'] as const;
const CUTS = ['0', '2', '4', '8', '16', '32'] as const;
const MOST_ROUNDS = 15;

/** What is asked for; numbers as they stand in the form. */
interface Wish {
  name: string;
  as: string;
  format: string;
  kind: (typeof KINDS)[number];
  rel: (typeof RELS)[number];
  /** '' leaves it to the number of players. */
  rounds: string;
  cut: string;
  minutes: string;
  /** '' as the kind has it. */
  matchWins: string;
  lists: 'required' | 'none';
  entry: NonNullable<Policy['entry']>;
  play: NonNullable<Policy['play']>;
  watch: NonNullable<Policy['watch']>;
  listed: boolean;
}

const START: Omit<Wish, 'as'> = {
  name: '',
  format: 'standard',
  kind: 'individual',
  rel: 'regular',
  rounds: '',
  cut: '0',
  minutes: '50',
  matchWins: '',
  lists: 'none',
  entry: 'code',
  play: 'paper',
  watch: 'everybody',
  listed: true,
};

const bodyOf = (x: Wish): NewTournament => ({
  name: x.name.trim(),
  ...(x.as.trim() === '' ? {} : { as: x.as.trim() }),
  format: x.format,
  kind: x.kind,
  rel: x.rel,
  ...(x.rounds === '' ? {} : { rounds: Number(x.rounds) }),
  cut: Number(x.cut),
  minutes: Number(x.minutes),
  ...(x.matchWins === '' ? {} : { matchWins: Number(x.matchWins) }),
  settings: { lists: x.lists },
});

function Pick({
  label,
  value,
  change,
  options,
  name,
  about = '',
}: {
  label: string;
  value: string;
  change: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
  name: string;
  about?: string;
}) {
  return (
    <label className="select-field">
      <span>{label}</span>
      <select value={value} onChange={(e) => change(e.target.value)} data-choice={name}>
        {options.map(([v, text]) => (
          <option key={v} value={v}>
            {text}
          </option>
        ))}
      </select>
      {about && <small className="quiet">{about}</small>}
    </label>
  );
}

function Check({ value, change, label, about }: { value: boolean; change: (on: boolean) => void; label: string; about: string }) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(e) => change(e.target.checked)} />
      <span>
        {label}
        <small>{about}</small>
      </span>
    </label>
  );
}

interface Part {
  wish: Wish;
  set: (change: Partial<Wish>) => void;
}

const choices = <T extends string>(
  w: (key: TournamentKey) => string,
  list: readonly T[],
  prefix: string,
): (readonly [value: string, label: string])[] => list.map((v) => [v, w(`${prefix}.${v}` as TournamentKey)] as const);

/** What is played. */
function Game({ wish, set }: Part) {
  const w = useTournamentWords();
  const { say } = useSpeech();
  const formats = Object.entries(FORMAT_NAMES).map(([id, name]) => [id, say(name)] as const);
  const wins = ['', '1', '2', '3'].map((n) => [n, w(`wins.${n || 'usual'}` as TournamentKey)] as const);
  return (
    <>
      <div className="row-fields">
        <Pick label={w('found.format')} value={wish.format} change={(format) => set({ format })} options={formats} name="format" />
        <Pick
          label={w('found.kind')}
          value={wish.kind}
          change={(kind) => set({ kind: kind as Wish['kind'] })}
          options={choices(w, KINDS, 'kind')}
          name="kind"
        />
      </div>
      <div className="row-fields">
        <Pick
          label={w('found.rel')}
          value={wish.rel}
          // Lists are handed in from Competitive on (MTR 2.7); whoever wants it otherwise says so.
          change={(rel) => set({ rel: rel as Wish['rel'], lists: rel === 'regular' ? 'none' : 'required' })}
          options={choices(w, RELS, 'rel')}
          name="rel"
        />
        <Pick label={w('found.wins')} value={wish.matchWins} change={(matchWins) => set({ matchWins })} options={wins} name="wins" />
      </div>
    </>
  );
}

/** How long it takes. */
function Length({ wish, set }: Part) {
  const w = useTournamentWords();
  const rounds = [
    ['', w('rounds.auto')] as const,
    ...Array.from({ length: MOST_ROUNDS }, (_, i) => [String(i + 1), w('rounds.n', { n: i + 1 })] as const),
  ];
  const cuts = CUTS.map((n) => [n, n === '0' ? w('cut.none') : w('cut.n', { n })] as const);
  return (
    <div className="row-fields three">
      <Pick label={w('found.rounds')} value={wish.rounds} change={(r) => set({ rounds: r })} options={rounds} name="rounds" />
      <Pick label={w('found.cut')} value={wish.cut} change={(cut) => set({ cut })} options={cuts} name="cut" />
      <label className="select-field t-field">
        <span>{w('found.minutes')}</span>
        <input
          type="number"
          min={1}
          max={600}
          inputMode="numeric"
          value={wish.minutes}
          onChange={(e) => set({ minutes: e.target.value })}
          data-choice="minutes"
          required
        />
      </label>
    </div>
  );
}

/** How it is run on this server. */
function Running({ wish, set }: Part) {
  const w = useTournamentWords();
  return (
    <>
      <div className="row-fields">
        <Pick
          label={w('found.entry')}
          value={wish.entry}
          change={(entry) => set({ entry: entry as Wish['entry'] })}
          options={choices(w, ['code', 'open', 'desk'] as const, 'entry')}
          name="entry"
        />
        <Pick
          label={w('found.play')}
          value={wish.play}
          change={(play) => set({ play: play as Wish['play'], ...(play === 'here' ? { lists: 'required' } : {}) })}
          options={choices(w, ['paper', 'here'] as const, 'play')}
          name="play"
        />
      </div>
      {wish.play === 'here' && (
        <Pick
          label={w('found.watch')}
          value={wish.watch}
          change={(watch) => set({ watch: watch as Wish['watch'] })}
          options={choices(w, ['everybody', 'nobody'] as const, 'watch')}
          name="watch"
          about={w('found.playAbout')}
        />
      )}
      <Check
        value={wish.lists === 'required'}
        change={(on) => set({ lists: on ? 'required' : 'none' })}
        label={w('found.lists')}
        about={w('found.listsAbout')}
      />
      <Check value={wish.listed} change={(listed) => set({ listed })} label={w('found.listed')} about={w('found.listedAbout')} />
    </>
  );
}

function Named({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is what is put into it
    <label className="select-field t-field">
      <span>{label}</span>
      {children}
      <small className="quiet">{about}</small>
    </label>
  );
}

export function Found({ onClose }: { onClose: () => void }) {
  const w = useTournamentWords();
  const { t, say } = useSpeech();
  const [wish, setWish] = useState<Wish>({ ...START, as: settingsNow().name });
  // Once it is there, only what has failed is tried again.
  const [state, setState] = useState({ busy: false, trouble: '', made: '' });
  const set = (change: Partial<Wish>): void => setWish((before) => ({ ...before, ...change }));
  const found = async (): Promise<void> => {
    let { made } = state;
    setState({ busy: true, trouble: '', made });
    if (wish.as.trim() !== '') changeSettings({ name: wish.as.trim() });
    try {
      if (made === '') made = (await tournaments.found(bodyOf(wish))).id;
      const { entry, play, watch, listed } = wish;
      await tournaments.policy(made, { entry, play, watch, listed });
      go(`/t/${made}/desk`);
    } catch (e) {
      setState({ busy: false, trouble: say(textOf(e)), made });
    }
  };
  return (
    <form
      className="panel t-found"
      onSubmit={(e) => {
        e.preventDefault();
        void found();
      }}
    >
      <h2>{w('found.title')}</h2>
      <Named label={w('found.name')} about={w('found.nameAbout')}>
        <input value={wish.name} maxLength={100} required onChange={(e) => set({ name: e.target.value })} data-choice="name" />
      </Named>
      <Named label={w('found.as')} about={w('found.asAbout')}>
        <input value={wish.as} maxLength={100} autoComplete="name" onChange={(e) => set({ as: e.target.value })} data-choice="as" />
      </Named>
      <Game wish={wish} set={set} />
      <Length wish={wish} set={set} />
      <Running wish={wish} set={set} />
      {state.trouble && (
        <p className="refused" role="alert">
          {state.trouble}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="button primary big" disabled={state.busy || wish.name.trim() === ''} data-action="found-now">
          {w(state.busy ? 'found.founding' : 'found.now')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('action.back')}
        </button>
      </div>
    </form>
  );
}
