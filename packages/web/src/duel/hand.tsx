/** The hands: one's own to be played from, the other's from behind. */
import { useSpeech } from '../i18n/index.js';
import { optionsAt } from './asked.js';
import { cardOf, linksAt, useBoard } from './board.js';
import { Back, SmallCard } from './card.js';
import { useDuelWords } from './words.js';

/** One's own hand, or that of who is watched. */
export function Hand() {
  const board = useBoard();
  const w = useDuelWords();
  const { say } = useSpeech();
  const { me, asked, picked } = board;
  const { hand } = board.game.duel.sides[me];
  const n = typeof hand === 'number' ? hand : hand.length;
  return (
    <section className="duel-hand" aria-label={w('hand.mine')} style={{ '--n': n } as React.CSSProperties}>
      {typeof hand === 'number'
        ? Array.from({ length: hand }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
            <span key={i} className="duel-in-hand">
              <Back />
            </span>
          ))
        : hand.map((id, i) => {
            const at = `${me} hand ${i}`;
            const card = cardOf(board, id);
            const options = optionsAt(asked, at);
            const can = options.length > 0;
            const chosen = options.some((o) => picked.includes(o.i));
            return (
              card && (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a card of the hand is known by its place
                  key={`${i}/${id}`}
                  type="button"
                  className={`duel-in-hand${can ? (asked?.way === 'cards' ? ' may target' : ' may') : ''}${chosen ? ' picked' : ''}`}
                  data-at={at}
                  data-can={can || undefined}
                  data-card={card.name.en}
                  aria-pressed={asked?.way === 'cards' && can ? chosen : undefined}
                  onClick={(e) => {
                    if (can && asked?.way === 'cards') board.toggle(options[0].i);
                    else if (can && asked?.way === 'act') board.menu({ at, card, options }, e.currentTarget);
                    else board.look(card, true);
                  }}
                  onMouseEnter={() => board.look(card)}
                  onFocus={() => board.look(card)}
                >
                  <span className="sr-only">{say(card.name)}</span>
                  <SmallCard card={card} />
                </button>
              )
            );
          })}
      {linksAt(board, `${me} hand`).map((link) => (
        <i key={link} className="duel-mark link">
          {link}
        </i>
      ))}
    </section>
  );
}

/** The hand of the other, from behind. */
export function OtherHand() {
  const board = useBoard();
  const w = useDuelWords();
  const { them, game } = board;
  const { hand } = game.duel.sides[them];
  const n = typeof hand === 'number' ? hand : hand.length;
  return (
    <span className="duel-backs" role="img" aria-label={w('hand.theirs', { name: game.players[them]?.name ?? '', n })}>
      {Array.from({ length: n }, (_, i) => {
        const card = typeof hand === 'number' ? null : cardOf(board, hand[i]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <span key={i} className="duel-in-hand">
            {card ? <SmallCard card={card} /> : <Back />}
          </span>
        );
      })}
      <b className="duel-count">{n}</b>
    </span>
  );
}
