/** Cards that do something during a draft (CR 905.2): what lies face up, what was noted and removed, what one has looked at. */
import type { DraftCardView, DraftGameView } from '@apnap/protocol';
import { nameOf } from '../decks/entry.js';
import { useSpeech } from '../i18n/index.js';
import { entryOf, type Faces } from './cards.js';
import { useLooked, useOpened } from './preview.js';
import { useDraftWords } from './words.js';

/** A card by its name, which shows it large. */
function Name({ card, faces }: { card: DraftCardView; faces: Faces }) {
  const { lang } = useSpeech();
  const looked = useLooked(card);
  const opened = useOpened(card);
  return (
    <button type="button" className="chip" data-up={card.id} onClick={opened} {...looked}>
      {nameOf(entryOf(card, faces), lang)}
    </button>
  );
}

export function Matters({ game, faces }: { game: DraftGameView; faces: Faces }) {
  const w = useDraftWords();
  const { say, titled } = useSpeech();
  const { up, notes, removed, seen, phase } = game.draft;
  const who = (seat: number): string => game.players.find((p) => p.seat === seat)?.name ?? '';
  if (phase === 'over' || up.length + notes.length + removed.length + seen.length === 0) return null;
  return (
    <section className="draft-matters" aria-label={w('matters.title')}>
      {up.map(({ seat, card }) => (
        <span key={card.id}>
          {titled(who(seat), '')}
          <Name card={card} faces={faces} />
        </span>
      ))}
      {notes.map(({ seat, name, what }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes only come, in their order
        <span key={`note${i}`}>{w('matters.noted', { who: who(seat), name: say(name), what: say(what) })}</span>
      ))}
      {removed.map(({ seat, card }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was removed stays so, in its order
        <span key={`removed${i}`}>
          {w('matters.removed', { who: who(seat) })} {card && <Name card={card} faces={faces} />}
        </span>
      ))}
      {seen.map(({ by, cards }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was seen stays so, in its order
        <span key={`seen${i}`} className="draft-seen">
          {w('matters.seen', { by: say(by) })}{' '}
          {cards.map((c) => (
            <Name key={c.id} card={c} faces={faces} />
          ))}
        </span>
      ))}
    </section>
  );
}
