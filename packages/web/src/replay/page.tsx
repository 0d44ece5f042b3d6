/** Replays: the games one has played, and one of them move by move. */
import { Shell } from '../lobby/shell.js';
import '../styles/replay.css';
import { ReplayList } from './list.js';
import { Watch } from './watch.js';

export function ReplayPage({ id }: { id: string }) {
  return id === '' ? (
    <Shell>
      <ReplayList />
    </Shell>
  ) : (
    <Watch id={id} />
  );
}
