/** The board as it will be: two sides, each with its zones; every card to be changed by a click. */
import type { CardEntry, CardView } from '@apnap/protocol';
import { Marks, Stats, Tile } from '../card/card.js';
import { nameOf, viewOf } from '../decks/entry.js';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import type { Target } from './finder.js';
import type { Piece, Scene, Step, ZoneName } from './model.js';
import { useScenarioWords } from './words.js';

export type Known = ReadonlyMap<string, CardEntry>;

/** A piece as the components of cards draw it. */
export function cardOf(p: Piece, entry: CardEntry | undefined): CardView {
  const counters = (p.counters ?? []).map((c) => ({ kind: c.kind, n: c.n, name: { en: c.kind, zh: c.kind } }));
  const base: CardView = entry
    ? viewOf(entry, p.back && entry.faces.length > 1 ? 1 : 0)
    : {
        id: 0,
        face: '',
        name: { en: p.card, zh: p.card },
        owner: 0,
        controller: 0,
        colors: [],
        types: [],
        subtypes: [],
        supertypes: [],
        manaCost: '',
        keywords: [],
        counters: [],
        group: '',
      };
  const loyalty = counters.find((c) => c.kind === 'loyalty')?.n;
  const plus = counters.reduce((n, c) => n + (c.kind === '+1/+1' ? c.n : c.kind === '-1/-1' ? -c.n : 0), 0);
  return {
    ...base,
    id: p.id,
    counters,
    ...(p.tapped ? { tapped: true as const } : {}),
    ...(p.sick ? { sick: true as const } : {}),
    ...(p.damage ? { damage: p.damage } : {}),
    ...(loyalty !== undefined ? { loyalty } : {}),
    ...(plus !== 0 && base.power !== undefined && base.toughness !== undefined
      ? { power: base.power + plus, toughness: base.toughness + plus, base: [base.power, base.toughness] as [number, number] }
      : {}),
  };
}

function PieceButton({
  piece,
  known,
  on,
  onOpen,
  below,
}: {
  piece: Piece;
  known: Known;
  on: boolean;
  onOpen: () => void;
  below: readonly Piece[];
}) {
  const { lang, t } = useSpeech();
  const w = useScenarioWords();
  const entry = known.get(piece.card);
  const card = cardOf(piece, entry);
  const name = entry ? nameOf(entry, lang) : piece.card;
  const marks = [
    piece.tapped ? t('card.tapped') : '',
    piece.sick ? t('card.sick') : '',
    piece.damage ? t('card.damage', { n: piece.damage }) : '',
    ...(piece.counters ?? []).map((c) => `${c.n} × ${c.kind}`),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <span className={`scene-piece${piece.tapped ? ' tapped' : ''}${on ? ' on' : ''}`}>
      <button type="button" className="tile" data-piece={piece.id} aria-pressed={on} onClick={onOpen}>
        <span className="sr-only">{`${w('card.edit', { name: piece.count > 1 ? `${piece.count} × ${name}` : name })}${marks ? `: ${marks}` : ''}`}</span>
        <span aria-hidden="true">
          <Tile card={card} />
          <Marks card={card} />
          <Stats card={card} />
        </span>
        {piece.count > 1 && (
          <span className="scene-count" aria-hidden="true">
            ×{piece.count}
          </span>
        )}
      </button>
      {below.length > 0 && (
        <span className="scene-attached" aria-hidden="true">
          {below.map((b) => {
            const e = known.get(b.card);
            return <i key={b.id}>{e ? nameOf(e, lang) : b.card}</i>;
          })}
        </span>
      )}
    </span>
  );
}

interface ZoneProps {
  scene: Scene;
  seat: number;
  zone: ZoneName;
  known: Known;
  target: Target;
  setTarget: (t: Target) => void;
  opened: number | null;
  open: (id: number) => void;
}

function Zone({ scene, seat, zone, known, target, setTarget, opened, open }: ZoneProps) {
  const w = useScenarioWords();
  const pieces = scene.pieces.filter((p) => p.seat === seat && p.zone === zone);
  const on = target.seat === seat && target.zone === zone;
  const total = pieces.reduce((n, p) => n + p.count, 0);
  const who = w(`seat.${seat}` as 'seat.0');
  return (
    <section className={`scene-zone zone-${zone}${on ? ' on' : ''}`} aria-label={`${who}: ${w(`zone.${zone}`)}`}>
      <header>
        <button type="button" className="zone-target" aria-pressed={on} onClick={() => setTarget({ seat, zone })}>
          <span className="sr-only">{w('zone.add', { zone: w(`zone.${zone}`), name: who })}</span>
          <span aria-hidden="true">{w(`zone.${zone}`)}</span>
          {total > 0 && <b aria-hidden="true">{total}</b>}
          <Icon name={on ? 'check' : 'down'} size={11} />
        </button>
      </header>
      <div className="scene-cards">
        {pieces.length === 0 && <span className="quiet scene-none">{w('zone.empty')}</span>}
        {pieces.map((p) => (
          <PieceButton
            key={p.id}
            piece={p}
            known={known}
            on={opened === p.id}
            onOpen={() => open(p.id)}
            below={scene.pieces.filter((x) => x.attachedTo === p.id)}
          />
        ))}
      </div>
    </section>
  );
}

const SMALL: readonly ZoneName[] = ['hand', 'library', 'graveyard', 'exile', 'command'];

export function Side({ seat, step, ...rest }: Omit<ZoneProps, 'zone'> & { step: (s: Step) => void }) {
  const w = useScenarioWords();
  const { scene } = rest;
  const who = w(`seat.${seat}` as 'seat.0');
  const setLife = (life: number) => {
    const lives: [number, number] = [scene.lives[0], scene.lives[1]];
    lives[seat] = Math.max(1, Math.min(1000, Math.round(life) || 1));
    step({ do: 'scene', change: { lives } });
  };
  const zones = (
    <div className="scene-row">
      {SMALL.map((zone) => (
        <Zone key={zone} seat={seat} zone={zone} {...rest} />
      ))}
    </div>
  );
  const field = <Zone seat={seat} zone="battlefield" {...rest} />;
  return (
    <section className={`scene-side seat-${seat}${scene.first === seat ? ' active' : ''}`} aria-label={who}>
      <header className="scene-player">
        <b>{who}</b>
        <span className="life-field">
          <Icon name="heart" size={16} />
          <button
            type="button"
            className="mini-button"
            aria-label={`${w('game.life', { name: who })} −1`}
            onClick={() => setLife(scene.lives[seat] - 1)}
          >
            −
          </button>
          <input
            type="number"
            min={1}
            max={1000}
            value={scene.lives[seat]}
            aria-label={w('game.life', { name: who })}
            onChange={(e) => setLife(Number(e.target.value))}
          />
          <button
            type="button"
            className="mini-button"
            aria-label={`${w('game.life', { name: who })} +1`}
            onClick={() => setLife(scene.lives[seat] + 1)}
          >
            +
          </button>
        </span>
        <label className="chip seat-choice">
          <input
            type="radio"
            name="whose-turn"
            checked={scene.first === seat}
            onChange={() => step({ do: 'scene', change: { first: seat } })}
          />
          {w('game.first')}
        </label>
        {scene.other === 'computer' && (
          <label className="chip seat-choice">
            <input type="radio" name="my-seat" checked={scene.me === seat} onChange={() => step({ do: 'scene', change: { me: seat } })} />
            {w('game.me')}
          </label>
        )}
      </header>
      {seat === 1 ? (
        <>
          {zones}
          {field}
        </>
      ) : (
        <>
          {field}
          {zones}
        </>
      )}
    </section>
  );
}
