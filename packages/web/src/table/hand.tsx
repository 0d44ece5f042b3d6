/** One's own hand as a fan of cards, the other's as backs with what is known of it. */
import { type CSSProperties, useRef, useState } from 'react';
import { CardBack } from '../card/card.js';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { usePlay } from './play.js';
import { useRoving } from './roving.js';
import { CardButton } from './slot.js';

export function Hand({ seat }: { seat: number }) {
  const { game } = usePlay();
  const { t } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  useRoving(ref);
  const player = game.players.find((p) => p.seat === seat);
  if (!player) return null;
  const n = player.hand.length;
  const hidden = player.handCount - n;
  return (
    <section className={`hand${open ? ' open' : ''}`} aria-label={t('zone.yourHand', { n })}>
      <button type="button" className="hand-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'down' : 'up'} size={14} />
        {t('zone.hand')} <b>{player.handCount}</b>
      </button>
      <ul ref={ref} data-zone="hand" style={{ '--n': Math.max(1, n + Math.min(hidden, 7)) } as CSSProperties}>
        {player.hand.map((card, i) => (
          <li key={card.id} style={{ '--i': i - (n - 1) / 2 } as CSSProperties}>
            <CardButton card={card} size="hand" />
          </li>
        ))}
        {Array.from({ length: Math.min(hidden, 7) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all the same
          <li key={`back${i}`} className="back">
            <CardBack />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OtherHand({ seat }: { seat: number }) {
  const { game } = usePlay();
  const { t } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  const player = game.players.find((p) => p.seat === seat);
  if (!player) return null;
  const hidden = player.handCount - player.hand.length;
  return (
    <section className="other-hand" aria-label={t('zone.theirHand', { name: player.name, n: player.handCount })}>
      <ul ref={ref} data-zone="other-hand">
        {player.hand.map((card) => (
          <li key={card.id}>
            <CardButton card={card} size="hand" />
          </li>
        ))}
        {Array.from({ length: Math.max(0, hidden) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all the same
          <li key={`back${i}`} className="back">
            <CardBack />
          </li>
        ))}
      </ul>
    </section>
  );
}
