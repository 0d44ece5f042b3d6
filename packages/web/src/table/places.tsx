/** What changes the rules where one is lies between the halves: planes, phenomena and schemes that are face up (CR 311, 312, 314). */
import type { CardView } from '@apnap/protocol';
import { useRef } from 'react';
import { Picture } from '../card/card.js';
import { spoken } from '../card/look.js';
import { useSpeech } from '../i18n/index.js';
import { useLit } from './glance.js';
import { usePlay } from './play.js';
import { useRoving } from './roving.js';
import { usePress } from './slot.js';

const SHOWN: ReadonlySet<string> = new Set(['Plane', 'Phenomenon', 'Scheme']);

/** A card of them: it is read by pointing at it, and pressed where it can be used, as for a roll of the planar die (CR 901.9). */
function PlaceCard({ card }: { card: CardView }) {
  const play = usePlay();
  const speech = useSpeech();
  const mark = play.mark(card.id);
  const lit = useLit([card.id]);
  const press = usePress(card.id, (at) => play.click([card.id], at));
  const name = spoken(card, 1, speech);
  return (
    <button
      type="button"
      className={`place-card${mark ? ` is-${mark.split('-')[0]}` : ''}${lit ? ' lit' : ''}`}
      data-card={card.id}
      data-eid={card.id}
      data-kind={card.types[0]}
      tabIndex={-1}
      aria-label={mark === 'can' ? `${name}. ${speech.t('mark.can')}` : name}
      {...press}
    >
      <span className="place-art" aria-hidden="true">
        <Picture card={card} />
      </span>
      <span className="place-name">{speech.say(card.name)}</span>
    </button>
  );
}

export function PlaceCards() {
  const { game } = usePlay();
  const { t } = useSpeech();
  const ref = useRef<HTMLUListElement>(null);
  useRoving(ref);
  const cards = game.command.filter((c) => c.types.some((type) => SHOWN.has(type)));
  if (cards.length === 0) return null;
  return (
    <ul ref={ref} className="place-cards" aria-label={t('zone.places')} data-zone="places">
      {cards.map((card) => (
        <li key={card.id}>
          <PlaceCard card={card} />
        </li>
      ))}
    </ul>
  );
}
