/** One more game of the same players, when one is over. */
import type { TableView } from '@apnap/protocol';
import type { ReactNode } from 'react';
import type { TableConnection } from './connection.js';
import type { TableState } from './reduce.js';

/** What has been said about it so far. */
export type Agreeing = 'no' | 'mine' | 'theirs';

/** Nobody who watches asks for another game. @param label what the button says */
export function Again({
  conn,
  state: { link },
  table,
  seat,
  label,
}: {
  conn: TableConnection;
  state: Pick<TableState, 'link'>;
  table: TableView;
  seat: number | null;
  label: (agreeing: Agreeing) => ReactNode;
}) {
  if (seat === null || table.info.closed) return null;
  const { rematch } = table.offers;
  const asked = rematch.includes(seat);
  return (
    <button
      type="button"
      className="button primary"
      // What is pressed while the line is lost would be lost, too.
      disabled={asked || link !== 'open'}
      onClick={() => conn.send({ type: 'rematch' })}
      data-action="rematch"
    >
      {label(asked ? 'mine' : rematch.length > 0 ? 'theirs' : 'no')}
    </button>
  );
}
