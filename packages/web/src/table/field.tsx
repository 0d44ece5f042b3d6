/** The players' rows and the board between them, as playing and replays show them. */
import type { CSSProperties, ReactNode } from 'react';
import { Board } from './board.js';
import { Hand, OtherHand } from './hand.js';
import { homeSeat } from './lookup.js';
import { usePlay } from './play.js';
import { PlayerPanel } from './player.js';
import { columnsOf } from './rails.js';

/** What a page puts over the board, and beside the own hand. */
export function Field({ over, desk }: { over?: ReactNode; desk?: ReactNode }) {
  const { game, rails } = usePlay();
  const home = homeSeat(game);
  const playerOf = (seat: number) => game.players.find((p) => p.seat === seat);
  const me = playerOf(home);
  return (
    <main
      className={`table-main${rails.seats.length > 1 ? ' several' : ''}`}
      style={{ '--rails': columnsOf(rails, game), '--others': rails.seats.length } as CSSProperties}
    >
      <div className="others-bar">
        {rails.seats.map((seat) => {
          const player = playerOf(seat);
          return player ? (
            <div key={seat} className={`other${seat === rails.forward ? ' forward' : ''}`}>
              <PlayerPanel player={player} home={false} />
              <OtherHand seat={seat} />
            </div>
          ) : null;
        })}
      </div>
      <Board />
      {over}
      <footer className="home-bar">
        {me && <PlayerPanel player={me} home />}
        <Hand seat={home} />
        {desk}
      </footer>
    </main>
  );
}
