/** Corrections of IPG 2, each with its section; what the program does not do is asked for and refused by its name. */
import { BY_HAND, type CardView, type Correction, type MagicView, PLACES } from '@apnap/protocol';
import { isDraft, isPlain } from '@apnap/protocol/shown';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { Here } from './here.js';
import { useBenchWords } from './words.js';

const KINDS = [
  'life',
  'counters',
  'tapped',
  'move',
  'draw',
  'discard',
  'choice',
  'opening',
  'shuffle',
  'toLibrary',
  'trigger',
  'byHand',
] as const;
type Kind = (typeof KINDS)[number];

const TITLES = {
  life: 'fix.life',
  counters: 'fix.counters',
  tapped: 'fix.tapped',
  move: 'fix.move',
  draw: 'fix.draw',
  discard: 'fix.discard',
  choice: 'fix.choice',
  opening: 'fix.opening',
  shuffle: 'fix.shuffle',
  toLibrary: 'fix.toLibrary',
  trigger: 'fix.missed',
  byHand: 'fix.byHand',
} as const;

/** What is put into the form; which of it counts is for the kind to say. */
interface Draft {
  seat: number;
  /** An object by its number; '' none; 'p0': a player. */
  on: string;
  n: string;
  counter: string;
  to: (typeof PLACES)[number];
  trigger: string;
  what: (typeof BY_HAND)[number];
}

const EMPTY: Draft = { seat: 0, on: '', n: '', counter: '+1/+1', to: 'hand', trigger: '', what: 'battlefield' };

const whole = (text: string, least: number): number | null =>
  /^-?\d{1,6}$/.test(text.trim()) && Number(text) >= least ? Number(text) : null;

function countersOf(d: Draft, object: number | null): Correction | null {
  const n = whole(d.n, 0);
  const on = d.on.startsWith('p') ? { seat: Number(d.on.slice(1)) } : object === null ? null : { object };
  return n === null || on === null || d.counter.trim() === '' ? null : { put: 'counters', on, counter: d.counter.trim(), n };
}

/** The correction as it is asked for; null: something is missing. */
function correctionOf(kind: Kind, d: Draft, game: MagicView): Correction | null {
  const { seat } = d;
  const object = /^\d+$/.test(d.on) ? Number(d.on) : null;
  switch (kind) {
    case 'life': {
      const life = whole(d.n, -999_999);
      return life === null ? null : { put: 'life', seat, life };
    }
    case 'counters':
      return countersOf(d, object);
    case 'tapped': {
      const card = game.battlefield.find((c) => c.id === object);
      return card ? { put: 'tapped', object: card.id, to: card.tapped ? 'untapped' : 'tapped' } : null;
    }
    case 'move':
      return object === null ? null : { put: 'move', object, to: d.to };
    case 'choice':
      return object === null ? null : { put: 'choice', object };
    case 'draw':
    case 'opening':
    case 'toLibrary': {
      const n = whole(d.n, 1);
      return n === null ? null : { put: kind, seat, n };
    }
    case 'discard': {
      const n = whole(d.n, 1);
      return d.n.trim() === '' ? { put: 'discard', seat } : n === null ? null : { put: 'discard', seat, n };
    }
    case 'shuffle':
      return { put: 'shuffle', seat };
    case 'trigger':
      return d.trigger === '' ? null : { put: 'trigger', trigger: d.trigger };
    case 'byHand':
      return { put: 'byHand', what: d.what };
    default:
      return kind satisfies never;
  }
}

function Choice({
  label,
  value,
  set,
  children,
  field,
}: {
  label: string;
  value: string;
  set: (v: string) => void;
  children: ReactNode;
  field: string;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(e) => set(e.currentTarget.value)} data-field={field}>
        {children}
      </select>
    </label>
  );
}

function Text({
  label,
  value,
  set,
  field,
  hint,
}: {
  label: string;
  value: string;
  set: (v: string) => void;
  field: string;
  hint?: string;
}) {
  return (
    <label className="field short">
      <span>{label}</span>
      <input value={value} onChange={(e) => set(e.currentTarget.value)} data-field={field} />
      {hint !== undefined && <small className="quiet">{hint}</small>}
    </label>
  );
}

/** Fields that a kind of correction needs. */
function Fields({
  kind,
  draft,
  set,
  view,
  game,
}: {
  kind: Kind;
  draft: Draft;
  set: (d: Partial<Draft>) => void;
  view: Here['view'];
  game: MagicView;
}) {
  const { say, titled } = useSpeech();
  const w = useBenchWords();
  const nameOf = (seat: number): string => game.players.find((p) => p.seat === seat)?.name ?? '';
  const players = (
    <Choice label={w('fix.player')} value={String(draft.seat)} set={(v) => set({ seat: Number(v) })} field="player">
      {game.players.map((p) => (
        <option key={p.seat} value={p.seat}>
          {p.name}
        </option>
      ))}
    </Choice>
  );
  const label = (c: CardView): string => `${say(c.name)} · ${nameOf(c.controller)} · ${w(c.tapped ? 'state.tapped' : 'state.untapped')}`;
  const option = (c: CardView, text: string) => (
    <option key={c.id} value={c.id}>
      {text}
    </option>
  );
  const permanents = game.battlefield.map((c) => option(c, label(c)));
  const elsewhere = game.players.flatMap((p) => [
    ...p.graveyard.map((c) => option(c, `${say(c.name)} · ${w('place.graveyard')} · ${p.name}`)),
    ...p.exile.map((c) => option(c, `${say(c.name)} · ${w('place.exile')} · ${p.name}`)),
    ...p.hand.map((c) => option(c, `${say(c.name)} · ${w('place.hand')} · ${p.name}`)),
  ]);
  const on = (children: ReactNode, text: string) => (
    <Choice label={text} value={draft.on} set={(v) => set({ on: v })} field="on">
      <option value="">—</option>
      {children}
    </Choice>
  );
  const number = (text: string, hint?: string) => (
    <Text label={text} value={draft.n} set={(n) => set({ n })} field="n" {...(hint === undefined ? {} : { hint })} />
  );
  switch (kind) {
    case 'life':
      return (
        <>
          {players}
          {number(w('fix.total'))}
        </>
      );
    case 'counters':
      return (
        <>
          {on(
            [
              ...game.players.map((p) => (
                <option key={`p${p.seat}`} value={`p${p.seat}`}>
                  {p.name}
                </option>
              )),
              ...permanents,
            ],
            w('fix.on'),
          )}
          <Text label={w('fix.counter')} value={draft.counter} set={(counter) => set({ counter })} field="counter" />
          {number(w('fix.n'))}
        </>
      );
    case 'tapped':
      return on(permanents, w('fix.card'));
    case 'move':
      return (
        <>
          {on([...permanents, ...elsewhere], w('fix.card'))}
          <Choice label={w('fix.to')} value={draft.to} set={(v) => set({ to: PLACES.find((p) => p === v) ?? 'hand' })} field="to">
            {PLACES.map((p) => (
              <option key={p} value={p}>
                {w(`place.${p}`)}
              </option>
            ))}
          </Choice>
        </>
      );
    case 'choice':
      return on(permanents, w('fix.card'));
    case 'opening':
      return (
        <>
          {players}
          {number(w('fix.n'), w('fix.openingAbout'))}
        </>
      );
    case 'draw':
    case 'toLibrary':
      return (
        <>
          {players}
          {number(w('fix.n'))}
        </>
      );
    case 'discard':
      return (
        <>
          {players}
          {number(w('fix.n'), w('fix.toSize'))}
        </>
      );
    case 'shuffle':
      return players;
    case 'trigger':
      return view.triggers.length === 0 ? (
        <p className="quiet">{w('fix.noTriggers')}</p>
      ) : (
        <>
          <p className="quiet">{w('fix.missedAbout')}</p>
          <Choice label={w('fix.missed')} value={draft.trigger} set={(trigger) => set({ trigger })} field="trigger">
            <option value="">—</option>
            {view.triggers.map((t) => (
              <option key={t.key} value={t.key}>
                {titled(say(t.name), say(t.does))}
              </option>
            ))}
          </Choice>
        </>
      );
    case 'byHand':
      return (
        <Choice
          label={w('fix.what')}
          value={draft.what}
          set={(v) => set({ what: BY_HAND.find((x) => x === v) ?? 'battlefield' })}
          field="byHand"
        >
          {BY_HAND.map((x) => (
            <option key={x} value={x}>
              {w(`by.${x}`)}
            </option>
          ))}
        </Choice>
      );
    default:
      return kind satisfies never;
  }
}

export function Corrections({ bench, view }: Here) {
  const w = useBenchWords();
  const [kind, setKind] = useState<Kind>('life');
  const [draft, setDraft] = useState(EMPTY);
  const [why, setWhy] = useState('');
  const { game } = view;
  if (!game || isPlain(game) || isDraft(game)) return null;
  // What belongs to backing up is the head judge's to do (IPG 1.4).
  const kinds = KINDS.filter((k) => k !== 'toLibrary' || view.me.role === 'headJudge');
  const what = correctionOf(kind, draft, game);
  const asks = kind === 'byHand';
  return (
    <form
      className="bench-fix"
      onSubmit={(e) => {
        e.preventDefault();
        if (!what) return;
        void bench.act({ act: 'correct', what, n: view.n, era: view.era, why: asks ? '—' : why.trim() }).then((done) => {
          if (done) setDraft({ ...EMPTY, seat: draft.seat });
        });
      }}
    >
      <p className="quiet">{w('fix.about')}</p>
      <Choice
        label={w('fix.what')}
        value={kind}
        set={(v) => {
          setKind(KINDS.find((k) => k === v) ?? 'life');
          setDraft({ ...EMPTY, seat: draft.seat });
        }}
        field="kind"
      >
        {kinds.map((k) => (
          <option key={k} value={k}>
            {w(TITLES[k])}
          </option>
        ))}
      </Choice>
      <Fields kind={kind} draft={draft} set={(d) => setDraft({ ...draft, ...d })} view={view} game={game} />
      {!asks && (
        <label className="field">
          <span>{w('why')}</span>
          <input value={why} maxLength={300} onChange={(e) => setWhy(e.currentTarget.value)} data-field="why" />
        </label>
      )}
      <button
        type="submit"
        className="button primary"
        disabled={bench.busy || !what || (!asks && (why.trim() === '' || view.proposal !== null))}
        data-action="fix"
      >
        {w(asks ? 'fix.whyNot' : 'fix.do')}
      </button>
    </form>
  );
}
