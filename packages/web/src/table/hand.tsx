/** One's own hand as a fan of cards, the other's as backs with what is known of it. */
import type { CardView } from '@apnap/protocol';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { CardBack } from '../card/card.js';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { usePlay } from './play.js';
import { useRoving } from './roving.js';
import { CardButton } from './slot.js';

/** A mana value as good as it shows on a cost: enough to sort by. */
const worth = (cost: string): number =>
  [...cost.matchAll(/\{([^}]+)\}/g)].reduce((sum, [, m]) => sum + (m === 'X' ? 0 : /^\d+/.test(m) ? Number.parseInt(m, 10) : 1), 0);

/** Lands first, then by cost; equal cards side by side. */
export const inOrder = (cards: readonly CardView[]): CardView[] =>
  cards.toSorted((a, b) => {
    const land = Number(b.types.includes('Land')) - Number(a.types.includes('Land'));
    return land || worth(a.manaCost) - worth(b.manaCost) || a.name.en.localeCompare(b.name.en);
  });

/** CR 903.3: of the command zone only commanders can be cast; what else lies there is no card of a deck, or an emblem. */
const isCommander = (c: CardView): boolean => c.types.includes('Creature') || c.types.includes('Planeswalker');

/** Whether something is asked that no card of the hand answers: what is asked about needs the room then. */
function useElsewhere(seat: number): boolean {
  const { decision, found } = usePlay();
  const ask = decision?.ask;
  if (!decision || !ask || decision.kind === 'act') return false;
  const options = 'options' in ask ? ask.options : [];
  return !options.some(({ entity }) => {
    const there = entity === undefined ? undefined : found.get(entity);
    return there?.place === 'hand' && there.seat === seat;
  });
}

export function Hand({ seat }: { seat: number }) {
  const { game } = usePlay();
  const { t } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  useRoving(ref);
  const elsewhere = useElsewhere(seat);
  useEffect(() => {
    if (elsewhere) setOpen(false);
  }, [elsewhere]);
  const player = game.players.find((p) => p.seat === seat);
  if (!player) return null;
  const n = player.hand.length;
  const hidden = player.handCount - n;
  const commanders = game.command.filter((c) => c.owner === seat && isCommander(c));
  return (
    <section className={`hand${open ? ' open' : ''}`} aria-label={t('zone.yourHand', { n })}>
      <button type="button" className="hand-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'down' : 'up'} size={14} />
        {t('zone.hand')} <b>{player.handCount}</b>
      </button>
      <ul
        ref={ref}
        data-zone="hand"
        data-hand-of={seat}
        style={{ '--n': Math.max(1, n + commanders.length + Math.min(hidden, 7)) } as CSSProperties}
      >
        {commanders.map((card, i) => (
          <li key={card.id} className="from-command" style={{ '--i': i - (n + commanders.length) / 2 } as CSSProperties}>
            <CardButton card={card} size="hand" />
            <span className="from-mark" title={t('zone.command')}>
              <Icon name="flag" size={12} />
            </span>
          </li>
        ))}
        {inOrder(player.hand).map((card, i) => (
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
    <section
      className={`other-hand${player.hand.length === 0 ? ' unknown' : ''}`}
      aria-label={t('zone.theirHand', { name: player.name, n: player.handCount })}
    >
      <ul ref={ref} data-zone="other-hand" data-hand-of={seat}>
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
