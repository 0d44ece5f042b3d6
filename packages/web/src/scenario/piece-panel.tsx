/** One card of the board: where it lies, how many, tapped, counters, what it is attached to. */
import type { CardEntry } from '@apnap/protocol';
import { useId, useState } from 'react';
import { nameOf } from '../decks/entry.js';
import { EntryCard } from '../decks/entry-card.js';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import type { Known } from './board.js';
import { type Piece, type PieceChange, permanent, type Scene, type Step, ZONES, type ZoneName } from './model.js';
import { useScenarioWords } from './words.js';

const USUAL = [
  '+1/+1',
  '-1/-1',
  'loyalty',
  'charge',
  'lore',
  'time',
  'stun',
  'shield',
  'flying',
  'first strike',
  'trample',
  'level',
  'oil',
  'quest',
];

function Counters({ piece, step }: { piece: Piece; step: (s: Step) => void }) {
  const w = useScenarioWords();
  const id = useId();
  const [kind, setKind] = useState('+1/+1');
  const counters = piece.counters ?? [];
  const set = (k: string, n: number) => {
    const rest = counters.filter((c) => c.kind !== k);
    const list = n > 0 ? [...rest, { kind: k, n: Math.min(n, 1000) }] : rest;
    step({ do: 'piece', id: piece.id, change: { counters: list } });
  };
  return (
    <fieldset className="choice">
      <legend>{w('card.counter')}</legend>
      <ul className="counter-rows">
        {counters.map((c) => (
          <li key={c.kind}>
            <span>{c.kind}</span>
            <button
              type="button"
              className="mini-button"
              aria-label={w('card.counterLess', { kind: c.kind })}
              onClick={() => set(c.kind, c.n - 1)}
            >
              −
            </button>
            <b>{c.n}</b>
            <button
              type="button"
              className="mini-button"
              aria-label={w('card.counterMore', { kind: c.kind })}
              onClick={() => set(c.kind, c.n + 1)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      <div className="counter-add">
        <input list={id} value={kind} aria-label={w('card.counterKind')} maxLength={40} onChange={(e) => setKind(e.target.value)} />
        <datalist id={id}>
          {USUAL.map((k) => (
            <option key={k} value={k} />
          ))}
        </datalist>
        <button
          type="button"
          className="button"
          disabled={!kind.trim()}
          onClick={() => set(kind.trim(), (counters.find((c) => c.kind === kind.trim())?.n ?? 0) + 1)}
        >
          {w('card.counterAdd')}
        </button>
      </div>
    </fieldset>
  );
}

/** What matters of creatures, and of what may become one: summoning sickness, and damage. */
function Creature({ piece, change }: { piece: Piece; change: (c: PieceChange) => void }) {
  const w = useScenarioWords();
  const damage = piece.damage ?? 0;
  const set = (n: number) => change({ damage: n > 0 ? Math.min(n, 1000) : undefined });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={piece.sick === true}
          onChange={(e) => change(e.target.checked ? { sick: true } : { sick: undefined })}
        />
        <span>{w('card.sick')}</span>
      </label>
      <div className="count-field">
        <span>{w('card.damage')}</span>
        <button
          type="button"
          className="mini-button"
          aria-label={`${w('card.damage')} −1`}
          disabled={damage === 0}
          onClick={() => set(damage - 1)}
        >
          −
        </button>
        <b>{damage}</b>
        <button type="button" className="mini-button" aria-label={`${w('card.damage')} +1`} onClick={() => set(damage + 1)}>
          +
        </button>
      </div>
    </>
  );
}

/** Where a piece is to lie; what is no permanent can't be moved onto the battlefield. */
function MoveTo({ piece, entry, change }: { piece: Piece; entry: CardEntry | undefined; change: (c: PieceChange) => void }) {
  const w = useScenarioWords();
  // Where it lies it can be shown, also on a board of a link that put it where it can't be.
  const zones = ZONES.filter((z) => z !== 'battlefield' || z === piece.zone || !entry || permanent(entry.types));
  return (
    <label className="select-field">
      <span>{w('card.to')}</span>
      <select
        value={`${piece.seat}/${piece.zone}`}
        onChange={(e) => {
          const [seat, to] = e.target.value.split('/');
          change({ seat: Number(seat), zone: to as ZoneName });
        }}
      >
        {[0, 1].flatMap((seat) =>
          zones.map((z) => (
            <option key={`${seat}${z}`} value={`${seat}/${z}`}>
              {w(`seat.${seat}` as 'seat.0')} · {w(`zone.${z}`)}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

export function PiecePanel({
  scene,
  piece,
  known,
  step,
  onClose,
}: {
  scene: Scene;
  piece: Piece;
  known: Known;
  step: (s: Step) => void;
  onClose: () => void;
}) {
  const { lang, t, aside } = useSpeech();
  const w = useScenarioWords();
  const entry = known.get(piece.card);
  const name = entry ? nameOf(entry, lang) : piece.card;
  const change = (c: PieceChange) => step({ do: 'piece', id: piece.id, change: c });
  const field = piece.zone === 'battlefield';
  const creature = piece.sick || piece.damage || entry?.types.some((x) => x === 'Creature' || x === 'Artifact' || x === 'Land');
  const hosts = scene.pieces.filter((p) => p.zone === 'battlefield' && p.id !== piece.id && p.attachedTo === undefined);
  const zone = w(`zone.${piece.zone}`);
  return (
    <section className="piece-panel panel" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <button type="button" className="icon-button" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" size={14} />
        </button>
      </header>
      <div className="piece-body">
        <div className="piece-card">
          {entry && <EntryCard entry={entry} n={piece.back && entry.faces.length > 1 ? 1 : 0} size="large" />}
        </div>
        <div className="piece-fields">
          <div className="count-field">
            <span>{w('card.copies')}</span>
            <button
              type="button"
              className="mini-button"
              aria-label={`${w('card.copies')} −1`}
              disabled={piece.count <= 1}
              onClick={() => change({ count: piece.count - 1 })}
            >
              −
            </button>
            <b>{piece.count}</b>
            <button
              type="button"
              className="mini-button"
              aria-label={`${w('card.copies')} +1`}
              disabled={piece.count >= 100}
              onClick={() => change({ count: piece.count + 1 })}
            >
              +
            </button>
          </div>
          <MoveTo piece={piece} entry={entry} change={change} />
          {field && (
            <>
              <label className="check">
                <input
                  type="checkbox"
                  checked={piece.tapped === true}
                  onChange={(e) => change(e.target.checked ? { tapped: true } : { tapped: undefined })}
                />
                <span>{w('card.tapped')}</span>
              </label>
              {creature && <Creature piece={piece} change={change} />}
              {entry && entry.faces.length > 1 && (
                <label className="check">
                  <input
                    type="checkbox"
                    checked={piece.back === true}
                    onChange={(e) => change(e.target.checked ? { back: true } : { back: undefined })}
                  />
                  <span>{w('card.back')}</span>
                </label>
              )}
              <Counters piece={piece} step={step} />
              {hosts.length > 0 && (
                <label className="select-field">
                  <span>{w('card.attach')}</span>
                  <select
                    value={piece.attachedTo ?? ''}
                    onChange={(e) => change({ attachedTo: e.target.value === '' ? undefined : Number(e.target.value) })}
                  >
                    <option value="">{w('card.attachNone')}</option>
                    {hosts.map((h) => {
                      const e = known.get(h.card);
                      return (
                        <option key={h.id} value={h.id}>
                          {aside(e ? nameOf(e, lang) : h.card, w(`seat.${h.seat}` as 'seat.0'))}
                        </option>
                      );
                    })}
                  </select>
                </label>
              )}
            </>
          )}
          <div className="buttons">
            <button
              type="button"
              className="icon-button"
              aria-label={w('card.up', { zone })}
              onClick={() => step({ do: 'shift', id: piece.id, by: -1 })}
            >
              <Icon name="up" size={15} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={w('card.down', { zone })}
              onClick={() => step({ do: 'shift', id: piece.id, by: 1 })}
            >
              <Icon name="down" size={15} />
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                onClose();
                step({ do: 'drop', id: piece.id });
              }}
            >
              <Icon name="close" size={13} /> {w('card.drop')}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
