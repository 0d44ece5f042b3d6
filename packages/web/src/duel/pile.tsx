/** Piles beside the field, and what is in them. */
import { useSpeech } from '../i18n/index.js';
import { Dialog } from '../ui/dialog.js';
import { type Numbered, optionsAt } from './asked.js';
import { type Board, cardOf, linksAt, useBoard } from './board.js';
import { Back, SmallCard } from './card.js';
import { Actions } from './menu.js';
import { useDuelWords } from './words.js';

export type PileName = 'deck' | 'extra' | 'grave' | 'banished';

interface Contents {
  /** Cards that can be seen, the last one on top. */
  seen: readonly number[];
  /** How many more there are. */
  hidden: number;
  /** What lies on top face-up. */
  top: number | undefined;
}

function contentsOf({ game }: Board, seat: number, of: PileName): Contents {
  const side = game.duel.sides[seat];
  switch (of) {
    case 'deck':
      return { seen: [], hidden: side.deck, top: undefined };
    case 'grave':
      return { seen: side.grave, hidden: 0, top: side.grave.at(-1) };
    case 'extra': {
      const { down, up } = side.extra;
      return { seen: [...(typeof down === 'number' ? [] : down), ...up], hidden: typeof down === 'number' ? down : 0, top: up.at(-1) };
    }
    case 'banished': {
      const { down, up } = side.banished;
      return { seen: [...up, ...(typeof down === 'number' ? [] : down)], hidden: typeof down === 'number' ? down : 0, top: up.at(-1) };
    }
  }
}

/** A pile as it lies there. */
export function Pile({ seat, of, area }: { seat: number; of: PileName; area: string }) {
  const board = useBoard();
  const w = useDuelWords();
  const { say } = useSpeech();
  const at = `${seat} ${of}`;
  const { seen, hidden, top } = contentsOf(board, seat, of);
  const n = seen.length + hidden;
  const options = optionsAt(board.asked, at);
  const card = cardOf(board, top);
  const name = w('pile.of', { pile: w(`pile.${of}`), name: board.game.players[seat]?.name ?? '' });
  return (
    <button
      type="button"
      className={`duel-zone pile ${of}${options.length > 0 ? ' may' : ''}${n === 0 ? ' empty' : ''}`}
      style={{ gridArea: area }}
      data-at={at}
      data-can={options.length > 0 || undefined}
      onClick={() => board.pile(at)}
      onMouseEnter={() => card && board.look(card)}
    >
      <span className="sr-only">{`${name}: ${n}${card ? `, ${say(card.name)}` : ''}`}</span>
      {n > 0 && <span className="duel-lying">{card ? <SmallCard card={card} /> : <Back />}</span>}
      <span className="duel-pile-name" aria-hidden="true">
        {w(`pile.${of}`)}
      </span>
      <b className="duel-count" aria-hidden="true">
        {n}
      </b>
      {linksAt(board, at).map((link) => (
        <i key={link} className="duel-mark link">
          {link}
        </i>
      ))}
    </button>
  );
}

/** The options of each card of a pile: of equal cards each takes its own. */
function shared(seen: readonly number[], options: readonly Numbered[]): Numbered[][] {
  const left = new Map<string, Numbered[]>();
  for (const o of options) {
    const key = `${o.card} ${o.at}`;
    left.set(key, [...(left.get(key) ?? []), o]);
  }
  return seen.map((id) => {
    const found = [...left.keys()].find((key) => key.startsWith(`${id} `));
    const own = found === undefined ? [] : (left.get(found) ?? []);
    if (found !== undefined) left.delete(found);
    return own;
  });
}

/** A pile spread out, with what can be done with its cards. */
export function PileDialog({ at, onClose }: { at: string; onClose: () => void }) {
  const board = useBoard();
  const w = useDuelWords();
  const { say } = useSpeech();
  const [seat, of] = [Number(at.split(' ')[0]), at.split(' ')[1] as PileName];
  const { seen, hidden } = contentsOf(board, seat, of);
  const own = shared(seen, optionsAt(board.asked, at));
  const order = seen.map((_, i) => i).reverse();
  const title = w('pile.of', { pile: w(`pile.${of}`), name: board.game.players[seat]?.name ?? '' });
  return (
    <Dialog title={title} onClose={onClose} className="duel-pile-dialog">
      {seen.length === 0 && <p className="quiet">{hidden > 0 ? w('pile.hidden', { n: hidden }) : w('pile.empty')}</p>}
      {seen.length > 0 && hidden > 0 && <p className="quiet">{w('pile.hidden', { n: hidden })}</p>}
      <ul className="duel-spread">
        {order.map((i) => {
          const card = cardOf(board, seen[i]);
          return (
            card && (
              <li key={i} className={own[i].length > 0 ? 'may' : ''}>
                <button type="button" className="duel-spread-card" onClick={() => board.look(card, true)}>
                  <span className="sr-only">{say(card.name)}</span>
                  <SmallCard card={card} />
                </button>
                {own[i].length > 0 && <Actions options={own[i]} done={onClose} />}
              </li>
            )
          );
        })}
      </ul>
    </Dialog>
  );
}
