/** A drawn card that is added by a click, with how many of it the deck has. */
import type { CardEntry } from '@apnap/protocol';
import type { KeyboardEvent } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';
import { useBuilder } from './builder.js';
import { nameOf } from './entry.js';
import { EntryCard } from './entry-card.js';
import { countOf } from './model.js';
import { useDeckWords } from './words.js';

/** Keys that do something to the focused card; true where one was meant. */
export function useCardKeys(): (e: KeyboardEvent, card: string) => boolean {
  const { draft, step, open } = useBuilder();
  return (e, card) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return false;
    switch (e.key) {
      case 'Enter':
      case '+':
      case '=':
        step({ do: 'add', card, board: 'main', by: 1 });
        return true;
      case '-':
      case 'Delete':
      case 'Backspace':
        step({ do: 'add', card, board: countOf(draft, 'main', card) > 0 ? 'main' : 'side', by: -1 });
        return true;
      case 's':
        step({ do: 'add', card, board: 'side', by: 1 });
        return true;
      case 'm':
        step({ do: 'add', card, board: 'maybe', by: 1 });
        return true;
      case 'c':
        step({ do: 'add', card, board: 'commander', by: countOf(draft, 'commander', card) > 0 ? -1 : 1 });
        return true;
      case 'i':
      case ' ':
        open(card);
        return true;
      default:
        return false;
    }
  };
}

export function CardButton({ entry, focusable, onMove }: { entry: CardEntry; focusable: boolean; onMove: (e: KeyboardEvent) => boolean }) {
  const { draft, step, open } = useBuilder();
  const { lang, say } = useSpeech();
  const w = useDeckWords();
  const keys = useCardKeys();
  const name = nameOf(entry, lang);
  const main = countOf(draft, 'main', entry.card) + countOf(draft, 'commander', entry.card);
  const side = countOf(draft, 'side', entry.card);
  const stats = entry.stats[0] ? `, ${entry.stats[0]}` : '';
  const counts = `${main ? `, ${w('card.inDeck', { n: main })}` : ''}${side ? `, ${w('card.inSide', { n: side })}` : ''}`;
  const cost = entry.faces[0]?.cost ? `, ${entry.faces[0].cost}` : '';
  return (
    <li className={`found-card${entry.playable === true ? '' : ' unplayable'}${main + side > 0 ? ' in-deck' : ''}`}>
      <button
        type="button"
        className="found-button"
        data-card={entry.card}
        tabIndex={focusable ? 0 : -1}
        aria-keyshortcuts="Enter - S M C I"
        onClick={() => step({ do: 'add', card: entry.card, board: 'main', by: 1 })}
        onContextMenu={(e) => {
          e.preventDefault();
          open(entry.card);
        }}
        onKeyDown={(e) => {
          if (keys(e, entry.card) || onMove(e)) e.preventDefault();
        }}
      >
        <span className="sr-only">{`${name}${cost}, ${say(entry.faces[0].typeLine)}${stats}${counts}`}</span>
        <span aria-hidden="true">
          <EntryCard entry={entry} size="hand" />
        </span>
        {entry.playable !== true && (
          <span className="unplayable-mark" title={w('card.unplayable')}>
            <Icon name="stop" size={14} />
          </span>
        )}
      </button>
      <span className="found-foot">
        <button
          type="button"
          className="mini-button"
          tabIndex={-1}
          aria-label={w('card.less', { name })}
          disabled={main + side === 0}
          onClick={() => step({ do: 'add', card: entry.card, board: countOf(draft, 'main', entry.card) > 0 ? 'main' : 'side', by: -1 })}
        >
          −
        </button>
        <span className="found-count" aria-hidden="true">
          {main > 0 || side > 0 ? `${main}${side ? ` + ${side}` : ''}` : ''}
        </span>
        <button type="button" className="mini-button" tabIndex={-1} aria-label={w('card.about', { name })} onClick={() => open(entry.card)}>
          <Icon name="eye" size={14} />
        </button>
        <button
          type="button"
          className="mini-button"
          tabIndex={-1}
          aria-label={w('card.more', { name })}
          onClick={() => step({ do: 'add', card: entry.card, board: 'main', by: 1 })}
        >
          +
        </button>
      </span>
    </li>
  );
}
