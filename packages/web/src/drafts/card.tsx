/** A card of a draft: drawn whole, or as a row. */
import type { DraftCardView } from '@apnap/protocol';
import { nameOf } from '../decks/entry.js';
import { EntryCard } from '../decks/entry-card.js';
import { useSpeech } from '../i18n/index.js';
import { Cost, Icon } from '../ui/symbols.js';
import { entryOf, type Faces, groupOf } from './cards.js';
import { useLooked, useOpened } from './preview.js';
import { useDraftWords } from './words.js';

interface DrawnProps {
  card: DraftCardView;
  faces: Faces;
  /** What a press does, in words. */
  label: (name: string) => string;
  /** Absent: nothing can be done with it. */
  onPress?: (() => void) | undefined;
  marked?: string | undefined;
  /** It can't be in the deck that is built. */
  outside?: boolean;
  focusable?: boolean;
}

/** Everything of a card in one line, for screen readers. */
function useSpoken(card: DraftCardView, faces: Faces): { name: string; rest: string } {
  const { lang, say } = useSpeech();
  const entry = entryOf(card, faces);
  const [face] = entry.faces;
  if (!face) return { name: card.card, rest: '' };
  return { name: nameOf(entry, lang), rest: [face.cost, say(face.typeLine), face.size ?? '', say(face.text)].filter(Boolean).join(', ') };
}

/** Drawn whole; a press picks it. */
export function DrawnCard({ card, faces, label, onPress, marked, outside = false, focusable = true }: DrawnProps) {
  const looked = useLooked(card);
  const opened = useOpened(card);
  const { name, rest } = useSpoken(card, faces);
  return (
    <button
      type="button"
      className={`draft-card${marked ? ' marked' : ''}${outside ? ' outside' : ''}`}
      data-card={card.id}
      data-name={card.card}
      aria-disabled={onPress === undefined}
      aria-pressed={marked ? true : undefined}
      tabIndex={focusable ? 0 : -1}
      onClick={onPress ?? opened}
      {...looked}
    >
      <span className="sr-only">{`${onPress ? label(name) : name}, ${rest}${marked ? `, ${marked}` : ''}`}</span>
      <span aria-hidden="true">
        <EntryCard entry={entryOf(card, faces)} size="hand" />
      </span>
      {marked && (
        <span className="draft-mark" aria-hidden="true">
          <Icon name="check" size={16} /> <span>{marked}</span>
        </span>
      )}
    </button>
  );
}

/** A card in a list: its name and cost. */
export function CardRow({
  card,
  faces,
  onPress,
  note,
}: {
  card: DraftCardView;
  faces: Faces;
  onPress?: (() => void) | undefined;
  note?: string | undefined;
}) {
  const looked = useLooked(card);
  const opened = useOpened(card);
  const w = useDraftWords();
  const { name, rest } = useSpoken(card, faces);
  const inside = (
    <>
      <span className="draft-row-name">{name}</span>
      <Cost cost={faces[card.face]?.cost ?? ''} />
      {note && <small className="draft-row-note">{note}</small>}
    </>
  );
  const props = { className: `draft-row group-${groupOf(card, faces)}`, 'data-card': card.id, ...looked };
  return onPress ? (
    <button type="button" {...props} onClick={onPress}>
      <span className="sr-only">{[w('card.away', { name }), rest, note].filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className="draft-row-drawn">
        {inside}
      </span>
    </button>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: focus shows the whole card, a finger opens it
    <div {...props} tabIndex={0} onClick={opened}>
      {inside}
    </div>
  );
}
