/** The phases of the turn, with the one that is going on. */
import type { DuelView } from '@apnap/protocol';
import { useBoard } from './board.js';
import { useDuelWords } from './words.js';

const PHASES: readonly DuelView['phase'][] = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];

export function PhaseBar() {
  const { game, me } = useBoard();
  const w = useDuelWords();
  const { phase, active, turn } = game.duel;
  const mine = active === me;
  return (
    <div className={`duel-phases${mine ? ' mine' : ''}`}>
      <span className="duel-turn">
        <small>{w('turn.n', { n: turn })}</small>
        <b>{mine && game.seat !== null ? w('turn.mine') : w('turn.theirs', { name: game.players[active]?.name ?? '' })}</b>
      </span>
      <ol aria-label={w('phase.title')}>
        {PHASES.map((p) => (
          <li key={p} className={p === phase ? 'on' : ''} aria-current={p === phase ? 'step' : undefined}>
            {w(`phase.${p}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
