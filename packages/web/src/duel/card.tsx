/** Cards in frames of our own: small on the field, large to be read. */
import type { DuelCardView } from '@apnap/protocol';
import { memo } from 'react';
import { Art } from '../card/art.js';
import { useSpeech } from '../i18n/index.js';
import { drawnOf, frameOf } from './look.js';
import { useDuelWords, wordOf } from './words.js';

const ARROWS = ['TL', 'T', 'TR', 'L', 'R', 'BL', 'B', 'BR'] as const;

const signed = (n: number | null | undefined): string => (n === null || n === undefined ? '?' : String(n));

/** Stars of a Level or Rank, the sign of a Link Rating. */
function Stars({ card, level }: { card: DuelCardView; level?: number | undefined }) {
  const n = level ?? card.rank ?? card.level;
  if (card.arrows || n === undefined) return null;
  return <span className={`duel-stars${card.rank === undefined ? '' : ' rank'}`} style={{ '--n': n } as React.CSSProperties} />;
}

/** The arrows of a Link Monster. */
const Arrows = ({ arrows }: { arrows: readonly string[] }) => (
  <span className="duel-arrows">
    {ARROWS.filter((a) => arrows.includes(a)).map((a) => (
      <i key={a} className={`arrow-${a}`} />
    ))}
  </span>
);

/** The back of a card. */
export const Back = () => (
  <span className="duel-card back" aria-hidden="true">
    <i />
  </span>
);

/** A card as it lies on the table: its values as they are there, where they are known. */
export const SmallCard = memo(function SmallCard({
  card,
  atk,
  def,
  level,
  scale,
}: {
  card: DuelCardView;
  atk?: number | undefined;
  def?: number | undefined;
  level?: number | undefined;
  /** It lies in a Pendulum Zone. */
  scale?: boolean | undefined;
}) {
  const { say } = useSpeech();
  const w = useDuelWords();
  const monster = card.kind === 'monster';
  const values = monster && !scale;
  const changed = (now: number | undefined, printed: number | null | undefined): string =>
    now === undefined || now === printed ? '' : now > (printed ?? 0) ? 'up' : 'down';
  return (
    <span className={`duel-card frame-${frameOf(card)}${card.scale === undefined ? '' : ' pendulum'}`} aria-hidden="true">
      <span className="duel-name">
        <b>{say(card.name)}</b>
        {card.attribute && (
          <i className={`attribute ${card.attribute}`}>{w(`attribute.${card.attribute}` as 'attribute.DARK').slice(0, 1)}</i>
        )}
      </span>
      <Stars card={card} level={level} />
      <span className="duel-art">
        <Art {...drawnOf(card)} />
        {card.arrows && <Arrows arrows={card.arrows} />}
      </span>
      {values ? (
        <span className="duel-values">
          <b className={changed(atk, card.atk)}>{atk ?? signed(card.atk)}</b>
          {card.arrows ? (
            <b className="rating">L{card.arrows.length}</b>
          ) : (
            <b className={changed(def, card.def)}>{def ?? signed(card.def)}</b>
          )}
        </span>
      ) : (
        <span className="duel-values kind">
          <b>
            {scale
              ? `◆${card.scale}`
              : card.property && card.property !== 'Normal'
                ? wordOf(w, 'property', card.property)
                : w(`kind.${card.kind}`)}
          </b>
        </span>
      )}
    </span>
  );
});

/** The line of kinds: "Dragon · Effect", "Quick-Play Spell". */
function useKinds(card: DuelCardView): string {
  const { lang } = useSpeech();
  const w = useDuelWords();
  if (card.kind !== 'monster')
    return `${card.property ? `${wordOf(w, 'property', card.property)}${lang === 'zh' ? '' : ' '}` : ''}${w(`kind.${card.kind}`)}`;
  return [card.type ? wordOf(w, 'type', card.type) : '', ...card.words.map((x) => wordOf(w, 'word', x))]
    .filter((x) => x !== '')
    .join(' / ');
}

/** A card to be read: all that is printed, and its text. */
export function LargeCard({ card }: { card: DuelCardView }) {
  const { say } = useSpeech();
  const w = useDuelWords();
  const kinds = useKinds(card);
  const marks = [
    card.level === undefined ? '' : w('card.level', { n: card.level }),
    card.rank === undefined ? '' : w('card.rank', { n: card.rank }),
    card.arrows ? w('card.link', { n: card.arrows.length }) : '',
    card.scale === undefined ? '' : w('card.scale', { n: card.scale }),
  ].filter((x) => x !== '');
  return (
    <article className={`duel-large frame-${frameOf(card)}${card.scale === undefined ? '' : ' pendulum'}`} data-card={card.name.en}>
      <header>
        <h3>{say(card.name)}</h3>
        {card.attribute && <i className={`attribute ${card.attribute}`}>{wordOf(w, 'attribute', card.attribute)}</i>}
      </header>
      <Stars card={card} />
      <div className="duel-art">
        <Art {...drawnOf(card)} />
        {card.arrows && <Arrows arrows={card.arrows} />}
      </div>
      <div className="duel-text">
        <p className="duel-kinds">
          <b>{kinds}</b> {marks.length > 0 && <span>{marks.join(' · ')}</span>}
        </p>
        {card.pendulum && (
          <p className="duel-pendulum">
            <b>{w('card.pendulum')}</b> {say(card.pendulum)}
          </p>
        )}
        {card.line && <p className="duel-line">{say(card.line)}</p>}
        {say(card.text) !== '' && <p>{say(card.text)}</p>}
      </div>
      {card.kind === 'monster' && (
        <footer>
          <span>ATK {signed(card.atk)}</span>
          {!card.arrows && <span>DEF {signed(card.def)}</span>}
        </footer>
      )}
    </article>
  );
}
