/** The players' rows and the board between them, as playing and replays show them. */
import type { ReactNode } from 'react';
import { Board } from './board.js';
import { Hand, OtherHand } from './hand.js';
import { homeSeat, otherSeats } from './lookup.js';
import { usePlay } from './play.js';
import { PlayerPanel } from './player.js';

/** What a page puts over the board, and beside the own hand. */
export function Field({ over, desk }: { over?: ReactNode; desk?: ReactNode }) {
  const { game } = usePlay();
  const home = homeSeat(game);
  const playerOf = (seat: number) => game.players.find((p) => p.seat === seat);
  const me = playerOf(home);
  return (
    <main className="table-main">
      <div className="others-bar">
        {otherSeats(game).map((seat) => {
          const player = playerOf(seat);
          return player ? (
            <div key={seat} className="other">
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
