/** The battlefield: two halves with rows of piles, the line of phases between them. */
import { type CSSProperties, useRef } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon, type IconName } from '../ui/symbols.js';
import { Arrows } from './arrows.js';
import { useFit, useFits } from './fit.js';
import { homeSeat, type Pile, type Rows, rowsOf } from './lookup.js';
import { Phases } from './phases.js';
import { usePlay } from './play.js';
import { useRoving } from './roving.js';
import { Slot } from './slot.js';

function Row({ piles, kind, label, layout }: { piles: readonly Pile[]; kind: string; label: string; layout: string }) {
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  useFit(ref, piles.length, Math.max(0, ...piles.map((p) => p.attached.length)), layout);
  return (
    <ul ref={ref} className={`row row-${kind}`} aria-label={label} data-zone={kind}>
      {piles.map((p) => (
        <li key={p.ids[0]}>
          <Slot pile={p} />
        </li>
      ))}
    </ul>
  );
}

/** Up to so many creatures, kinds of lands and others, lands lie beside the creatures, and all of them are larger. */
const FEW = { front: 3, lands: 2, others: 2 } as const;

/** Whether a side has few cards. Piles do not count: they come apart when something is tapped, and nothing must jump by that. */
function isFew({ front, lands, others }: Rows): boolean {
  const count = (piles: readonly Pile[]): number => piles.reduce((n, p) => n + p.ids.length, 0);
  return count(front) <= FEW.front && new Set(lands.map((p) => p.card.name.en)).size <= FEW.lands && count(others) <= FEW.others;
}

/** How many lands and other permanents a side has that has no room for them. */
function BackCounts({ rows, name }: { rows: Rows; name: string }) {
  const { t } = useSpeech();
  const count = (piles: readonly Pile[]): number => piles.reduce((n, p) => n + p.ids.length, 0);
  const chip = (piles: readonly Pile[], label: string, icon: IconName) => (
    <span className="back-count" role="img" aria-label={`${label}: ${count(piles)}`} title={label}>
      <Icon name={icon} size={12} /> {count(piles)}
    </span>
  );
  return (
    <div className="back-counts">
      {chip(rows.lands, t('zone.lands', { name }), 'sun')}
      {chip(rows.others, t('zone.others', { name }), 'star')}
    </div>
  );
}

function Half({ seat, rows, few, side }: { seat: number; rows: Rows; few: boolean; side: 'top' | 'bottom' }) {
  const { game, rails } = usePlay();
  const { t } = useSpeech();
  const name = game.players.find((p) => p.seat === seat)?.name ?? '';
  const layout = `${few} ${rows.lands.length} ${rows.others.length} ${rails.alike} ${rails.forward}`;
  const front = <Row piles={rows.front} layout={layout} kind="front" label={t('zone.creatures', { name })} />;
  const slim = rails.slim(seat);
  const back = slim ? (
    <BackCounts rows={rows} name={name} />
  ) : (
    <div className="back-rows" style={{ '--lands': Math.max(1, rows.lands.length), '--others': rows.others.length } as CSSProperties}>
      <Row piles={rows.lands} layout={layout} kind="lands" label={t('zone.lands', { name })} />
      {rows.others.length > 0 && <Row piles={rows.others} layout={layout} kind="others" label={t('zone.others', { name })} />}
    </div>
  );
  return (
    <section
      className={`half half-${side}${few ? ' few' : ''}${side === 'top' && seat === rails.forward ? ' forward' : ''}${slim ? ' slim' : ''}`}
      data-side={seat}
      aria-label={t('zone.battlefield', { name })}
    >
      {side === 'top' ? (
        <>
          {back}
          {front}
        </>
      ) : (
        <>
          {front}
          {back}
        </>
      )}
    </section>
  );
}

export function Board() {
  const { game, mark, rails } = usePlay();
  const home = homeSeat(game);
  useFits();
  const rows = new Map([home, ...rails.seats].map((seat) => [seat, rowsOf(game, seat, mark)]));
  // Cards of one size on all sides.
  const few = rails.seats.length < 2 && [...rows.values()].every(isFew);
  const half = (seat: number, side: 'top' | 'bottom') => {
    const its = rows.get(seat);
    return its && <Half key={seat} seat={seat} rows={its} few={few} side={side} />;
  };
  return (
    <div className="board">
      <div className="halves-top">{rails.seats.map((seat) => half(seat, 'top'))}</div>
      <Phases />
      {half(home, 'bottom')}
      <Arrows />
    </div>
  );
}
