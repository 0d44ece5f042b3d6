/** The battlefield: two halves with rows of piles, the line of phases between them. */
import { type CSSProperties, useRef } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Arrows } from './arrows.js';
import { useFit } from './fit.js';
import { homeSeat, otherSeats, type Pile, rowsOf } from './lookup.js';
import { Phases } from './phases.js';
import { usePlay } from './play.js';
import { useRoving } from './roving.js';
import { Slot } from './slot.js';

function Row({ piles, kind, label }: { piles: readonly Pile[]; kind: string; label: string }) {
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  useFit(ref, piles.length, Math.max(0, ...piles.map((p) => p.attached.length)));
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

function Half({ seat, side }: { seat: number; side: 'top' | 'bottom' }) {
  const { game, mark } = usePlay();
  const { t } = useSpeech();
  const rows = rowsOf(game, seat, mark);
  const name = game.players.find((p) => p.seat === seat)?.name ?? '';
  const front = <Row piles={rows.front} kind="front" label={t('zone.creatures', { name })} />;
  const back = (
    <div className="back-rows" style={{ '--lands': Math.max(1, rows.lands.length), '--others': rows.others.length } as CSSProperties}>
      <Row piles={rows.lands} kind="lands" label={t('zone.lands', { name })} />
      {rows.others.length > 0 && <Row piles={rows.others} kind="others" label={t('zone.others', { name })} />}
    </div>
  );
  return (
    <section className={`half half-${side}`} aria-label={t('zone.battlefield', { name })}>
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
  const { game } = usePlay();
  const home = homeSeat(game);
  return (
    <div className="board">
      <div className="halves-top">
        {otherSeats(game).map((seat) => (
          <Half key={seat} seat={seat} side="top" />
        ))}
      </div>
      <Phases />
      <Half seat={home} side="bottom" />
      <Arrows />
    </div>
  );
}
