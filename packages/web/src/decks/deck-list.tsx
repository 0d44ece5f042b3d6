/** The deck as a list: its parts, by type, each row to be changed by click or key. */
import type { CardEntry } from '@apnap/protocol';
import { type KeyboardEvent, useRef } from 'react';
import { frameOf } from '../card/look.js';
import { useSpeech } from '../i18n/index.js';
import { Cost, Icon, type IconName } from '../ui/symbols.js';
import { useBuilder } from './builder.js';
import { nameOf, viewOf } from './entry.js';
import { EntryCard } from './entry-card.js';
import { BOARDS, type Board, groupOf, type Line, othersOf, sizeOf, TYPE_GROUPS, type TypeGroup } from './model.js';
import { useDeckWords } from './words.js';

const byCost = (a: CardEntry | undefined, b: CardEntry | undefined): number =>
  (a?.manaValue ?? 0) - (b?.manaValue ?? 0) || ((a?.card ?? '') < (b?.card ?? '') ? -1 : 1);

/** Up and down in the list, whatever group a row is in. */
function moveInList(e: KeyboardEvent): boolean {
  const by = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return false;
  const all = [...(e.currentTarget.closest('.deck-list')?.querySelectorAll<HTMLElement>('.row-name') ?? [])];
  all[all.indexOf(e.currentTarget as HTMLElement) + by]?.focus();
  return true;
}

/** Signs of where a card is moved. */
const MOVES: Readonly<Record<Board, IconName>> = { commander: 'flag', companion: 'heart', main: 'up', side: 'down', maybe: 'bulb' };

function Row({ line, board, trouble }: { line: Line; board: Board; trouble: string }) {
  const { known, step, open, peek } = useBuilder();
  const { lang } = useSpeech();
  const w = useDeckWords();
  const entry = known.get(line.card);
  const name = entry ? nameOf(entry, lang) : line.card;
  const add = (by: number) => step({ do: 'add', card: line.card, board, by });
  const moveTo = (to: Board) => () => step({ do: 'move', card: line.card, from: board, to, by: 1 });
  const actOf = (key: string): (() => void) | null => {
    switch (key) {
      case '+':
      case '=':
        return () => add(1);
      case '-':
      case 'Backspace':
        return () => add(-1);
      case 'Delete':
        return () => step({ do: 'drop', card: line.card, board });
      case 's':
        return moveTo(board === 'side' ? 'main' : 'side');
      case 'm':
        return moveTo(board === 'maybe' ? 'main' : 'maybe');
      case 'c':
        return moveTo(board === 'commander' ? 'main' : 'commander');
      case 'i':
        return () => open(line.card);
      default:
        return null;
    }
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (moveInList(e)) return e.preventDefault();
    const act = actOf(e.key);
    if (!act) return;
    e.preventDefault();
    act();
  };
  const show = (e: { currentTarget: Element }) => peek({ card: line.card, top: e.currentTarget.getBoundingClientRect().top });
  return (
    <li
      className={`deck-row${trouble ? ' trouble' : ''}`}
      data-row={`${board}/${line.card}`}
      style={entry ? (frameOf(viewOf(entry)) as React.CSSProperties) : {}}
    >
      <button type="button" className="mini-button" tabIndex={-1} aria-label={w('card.less', { name })} onClick={() => add(-1)}>
        −
      </button>
      <span className="row-count" aria-hidden="true">
        {line.count}
      </span>
      <button type="button" className="mini-button" tabIndex={-1} aria-label={w('card.more', { name })} onClick={() => add(1)}>
        +
      </button>
      <button
        type="button"
        className="row-name"
        aria-keyshortcuts="+ - Delete S M C I"
        onClick={() => open(line.card)}
        onKeyDown={onKey}
        onPointerEnter={(e) => e.pointerType === 'mouse' && show(e)}
        onPointerLeave={() => peek(null)}
        onFocus={(e) => e.currentTarget.matches(':focus-visible') && show(e)}
        onBlur={() => peek(null)}
      >
        <span className="sr-only">{`${line.count} × ${name}${trouble ? `: ${trouble}` : ''}`}</span>
        <span className="row-words" aria-hidden="true">
          {name}
        </span>
        {trouble && (
          <span className="row-trouble" title={trouble}>
            <Icon name="stop" size={12} />
          </span>
        )}
        <Cost cost={entry?.faces[0]?.cost ?? ''} />
      </button>
      <span className="row-moves">
        {othersOf(board).map((to) => (
          <button
            key={to}
            type="button"
            className="mini-button row-move"
            tabIndex={-1}
            data-to={to}
            aria-label={`${w(`card.to.${to}` as 'card.to.main')}: ${name}`}
            title={w(`card.to.${to}` as 'card.to.main')}
            onClick={moveTo(to)}
          >
            <Icon name={MOVES[to]} size={12} />
          </button>
        ))}
      </span>
    </li>
  );
}

function Part({ board, troubles }: { board: Board; troubles: ReadonlyMap<string, string> }) {
  const { draft, known } = useBuilder();
  const w = useDeckWords();
  const lines = draft.boards[board];
  if (lines.length === 0) return null;
  const groups = new Map<TypeGroup, Line[]>();
  for (const l of lines) {
    const group = groupOf(known.get(l.card));
    groups.set(group, [...(groups.get(group) ?? []), l]);
  }
  const order: readonly TypeGroup[] = [...TYPE_GROUPS, 'Other'];
  const rows = (list: readonly Line[]) => (
    <ul>
      {[...list]
        .sort((a, b) => byCost(known.get(a.card), known.get(b.card)))
        .map((l) => (
          <Row key={l.card} line={l} board={board} trouble={troubles.get(l.card) ?? ''} />
        ))}
    </ul>
  );
  const grouped = board === 'main' || lines.length > 8;
  return (
    <section className={`deck-part part-${board}`}>
      <h3>
        <span>{w(`board.${board}`)}</span>
        <b>{sizeOf(lines)}</b>
      </h3>
      {grouped
        ? order.map((g) => {
            const list = groups.get(g);
            return list ? (
              <div key={g} className="deck-group">
                <h4>
                  {w(`type.${g}`)} <span>{sizeOf(list)}</span>
                </h4>
                {rows(list)}
              </div>
            ) : null;
          })
        : rows(lines)}
    </section>
  );
}

/** The card that is pointed at, beside the list. */
export function Peek() {
  const { peeked, known, opened } = useBuilder();
  const entry = peeked && !opened ? known.get(peeked.card) : undefined;
  if (!peeked || !entry) return null;
  const top = Math.max(70, Math.min(peeked.top - 120, window.innerHeight - 420));
  return (
    <div className="peek" style={{ top }} aria-hidden="true">
      <EntryCard entry={entry} size="large" />
    </div>
  );
}

export function DeckList() {
  const { draft, check, format } = useBuilder();
  const { say } = useSpeech();
  const w = useDeckWords();
  const list = useRef<HTMLDivElement>(null);
  const empty = BOARDS.every((b) => draft.boards[b].length === 0);
  const troubles = new Map<string, string>();
  for (const p of check?.problems ?? []) if (p.card) troubles.set(p.card, say(p.text));
  for (const r of check?.formats.find((f) => f.format === format)?.reasons ?? []) if (r.card) troubles.set(r.card, say(r.text));
  return (
    <div className="deck-list" ref={list}>
      {empty && (
        <div className="deck-empty">
          <Icon name="library" size={40} />
          <p className="wide-only">{w('deck.empty')}</p>
          <p className="small-only">{w('deck.emptySmall')}</p>
        </div>
      )}
      {BOARDS.map((b) => (
        <Part key={b} board={b} troubles={troubles} />
      ))}
      {draft.rest.length > 0 && (
        <p className="quiet deck-rest">
          {w('deck.rest')} {draft.rest.map((r) => `${say(r.name)} ${sizeOf(r.lines)}`).join(' · ')}
        </p>
      )}
    </div>
  );
}
