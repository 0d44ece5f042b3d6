/** Cards as we draw them: the tile of the battlefield, and the whole card to read. */
import type { CardView, FaceText } from '@apnap/protocol';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Cost, Icon, Pip, Rich, TypeSymbol } from '../ui/symbols.js';
import { Art } from './art.js';
import { isFightKeyword, KEYWORD_SIGNS } from './keywords.js';
import { basicMana, changed, frameOf, hasStats, shortCounter, typeLine } from './look.js';
import { softened } from './syllables.js';

const style = (vars: Record<string, string>): CSSProperties => vars as CSSProperties;

export function Picture({ card }: { card: CardView }) {
  return (
    <span className="card-art">
      <Art
        seed={card.name.en || 'hidden'}
        types={card.types}
        subtypes={card.subtypes}
        colors={card.colors}
        keywords={card.keywords}
        power={card.base?.[0] ?? card.power}
        legendary={card.supertypes.includes('Legendary')}
      />
    </span>
  );
}

/** The box with power and toughness, loyalty or defense; changed numbers are marked by more than their colour. */
export function Stats({ card }: { card: CardView }) {
  if (hasStats(card)) {
    const how = changed(card);
    return (
      <span className={`stats ${how}`}>
        {how && <Icon name={how} size={9} />}
        {card.power}/{card.toughness}
      </span>
    );
  }
  if (card.loyalty !== undefined) return <span className="stats loyalty">{card.loyalty}</span>;
  if (card.defense !== undefined) return <span className="stats defense">{card.defense}</span>;
  return null;
}

/** Counters, damage and other marks that sit on the corner of a card. */
export function Marks({ card }: { card: CardView }) {
  const { say, t } = useSpeech();
  const counters = card.counters.filter((c) => c.kind !== 'loyalty' && c.kind !== 'defense');
  return (
    <span className="marks" aria-hidden="true">
      {counters.map((c) => (
        <span key={c.kind} className={`mark counter${c.kind.startsWith('-') ? ' minus' : ''}`} title={say(c.name)}>
          {c.n > 1 || !/^[+-]/.test(c.kind) ? `${c.n}×` : ''}
          {shortCounter(c.kind)}
        </span>
      ))}
      {card.damage ? (
        <span className="mark damage" title={t('card.damage', { n: card.damage })}>
          −{card.damage}
        </span>
      ) : null}
    </span>
  );
}

/** Signs of the keywords that count in a fight. */
function KeywordSigns({ keywords }: { keywords: readonly string[] }) {
  const { t } = useSpeech();
  const shown = keywords.filter(isFightKeyword);
  if (shown.length === 0) return null;
  return (
    <span className="tile-keywords" aria-hidden="true">
      {shown.map((k) => (
        <svg key={k} viewBox="0 0 24 24" focusable="false">
          <title>{t(`keyword.${k}`)}</title>
          <path d={KEYWORD_SIGNS[k]} />
        </svg>
      ))}
    </span>
  );
}

/** The tile on the battlefield: name, picture, type. */
export const Tile = memo(function Tile({ card }: { card: CardView }) {
  const { say } = useSpeech();
  if (card.faceDown && !card.name.en) return <CardBack />;
  return (
    <span className="tile-face" style={style(frameOf(card))} aria-hidden="true">
      <span className="tile-name">{softened(say(card.name))}</span>
      <Picture card={card} />
      <KeywordSigns keywords={card.keywords} />
      <span className="tile-foot">
        <TypeSymbol types={card.types} />
        {card.supertypes.includes('Legendary') && <span className="crown" />}
        {card.token && <span className="tile-token">◇</span>}
      </span>
    </span>
  );
});

export function CardBack() {
  return (
    <span className="card-back">
      <svg viewBox="0 0 40 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path d="M20 8 34 40h-6l-8-19-8 19H6Z" />
        <circle cx="20" cy="38" r="4" />
      </svg>
    </span>
  );
}

/** A whole card: frame, name, cost, picture, type line, text, numbers. `size` only names a style; the text is always there. */
export function FullCard({
  card,
  face,
  size,
  children,
}: {
  card: CardView;
  face: FaceText | undefined;
  size: 'hand' | 'large';
  children?: ReactNode;
}) {
  const { say, lang } = useSpeech();
  if (!card.name.en && !face) return <CardBack />;
  const name = say(card.name) || (face ? say(face.name) : '');
  const text = face ? say(face.text) : '';
  const basic = text === '' ? basicMana(card) : '';
  return (
    <span className={`full-card ${size}`} style={style(frameOf(card))}>
      <span className="full-head">
        <span className="full-name">{name}</span>
        <Cost cost={card.manaCost || face?.cost || ''} />
      </span>
      <Picture card={card} />
      <span className="full-type">
        <TypeSymbol types={card.types} />
        <span>{typeLine(card, face, lang)}</span>
      </span>
      <span className={`full-text${text.length > 220 ? ' long' : ''}${basic ? ' basic' : ''}`}>
        {basic ? <Pip code={basic} /> : <Rich text={text} />}
      </span>
      {size === 'hand' && <KeywordSigns keywords={card.keywords} />}
      <Stats card={card} />
      {children}
    </span>
  );
}
