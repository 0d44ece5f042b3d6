/** The Chain as it stands, link by link, and the attack that is going on. */
import { useLayoutEffect, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { cardOf, useBoard } from './board.js';
import { SmallCard } from './card.js';
import { useDuelWords } from './words.js';

export function ChainStrip() {
  const board = useBoard();
  const w = useDuelWords();
  const { say } = useSpeech();
  const { chain } = board.game.duel;
  if (chain.length === 0) return null;
  return (
    <ol className="duel-chain" aria-label={w('chain.title')}>
      {chain.map((l, i) => {
        const card = cardOf(board, l.card);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a Chain Link is its number
          <li key={i} className={`${l.seat === board.me ? 'mine' : 'theirs'}${l.negated ? ' negated' : ''}`}>
            <i className="duel-mark link">{i + 1}</i>
            {card && <SmallCard card={card} />}
            <span className="sr-only">
              {w('ask.link', { n: i + 1, name: card ? say(card.name) : '' })} {l.negated ? w('chain.negated') : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const centre = (el: Element | null, within: DOMRect): [number, number] | null => {
  const box = el?.getBoundingClientRect();
  return box ? [box.left + box.width / 2 - within.left, box.top + box.height / 2 - within.top] : null;
};

/** An arrow from what attacks to what is attacked. */
export function AttackArrow() {
  const { game, them, me } = useBoard();
  const { active } = game.duel;
  const attack = game.result ? null : game.duel.attack;
  const [line, setLine] = useState<Line | null>(null);
  const [from, at] = [attack?.from, attack?.at];
  useLayoutEffect(() => {
    const measure = () => {
      const box = document.querySelector('.duel-main');
      if (!box || from === undefined) {
        setLine(null);
        return;
      }
      const within = box.getBoundingClientRect();
      const defender = active === me ? them : me;
      const goal = at === null || at === undefined ? `.duel-plate[data-seat="${defender}"]` : `[data-at="${at}"]`;
      const [a, b] = [centre(box.querySelector(`[data-at="${from}"]`), within), centre(box.querySelector(goal), within)];
      setLine(a && b ? { x1: a[0], y1: a[1], x2: b[0], y2: b[1] } : null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [from, at, active, me, them]);
  if (!line) return null;
  return (
    <svg className="duel-attack" aria-hidden="true">
      <defs>
        <marker id="duel-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      <line {...line} markerEnd="url(#duel-arrow)" />
    </svg>
  );
}
