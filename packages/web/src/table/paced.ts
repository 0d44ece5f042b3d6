/** The game as the table shows it: each change as movement, as far as its player wants that. What shows movement is loaded when the table is there. */
import type { MagicView, StackItem } from '@apnap/protocol';
import { isPlain } from '@apnap/protocol/shown';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Director } from '../motion/director.js';
import { settingsNow, speedOf } from '../store/settings.js';
import type { Conn, MagicState } from './play.js';
import { caughtUp, sameMoment } from './pressing.js';

const nothing = () => () => {};

/** Of an ability it says what it does; of a spell its card does. */
export const isAbility = (item: StackItem | null): item is StackItem => item !== null && item.kind !== 'spell';

/** Keys that go on in the game: while a spell is read, or another moment is shown than the one that is asked about, they only end that. */
const GOES_ON: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);

/** Any press shows at once what is. One that goes on does no more than that where what was shown was not what is asked about: nobody passes what they could not see. */
function listen(director: Director, conn: Conn): () => void {
  const end = (): boolean => {
    const { game } = conn.get();
    const elsewhere = director.reads || (game !== null && !isPlain(game) && director.underWay && !sameMoment(director.get(), game));
    // Before what is drawn then: the button shows that it waits.
    if (elsewhere) caughtUp();
    director.finish();
    return elsewhere;
  };
  const press = (): void => {
    end();
  };
  const key = (e: KeyboardEvent): void => {
    if (!end() || !GOES_ON.has(e.key)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
  };
  document.addEventListener('pointerdown', press, { capture: true });
  document.addEventListener('keydown', key, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', press, { capture: true });
    document.removeEventListener('keydown', key, { capture: true });
  };
}

/** What the board shows now; absent until what shows movement is there. */
export function usePaced(conn: Conn, state: MagicState): MagicView | undefined {
  const [director, setDirector] = useState<Director | null>(null);
  const first = useRef(state);
  first.current = state;
  useEffect(() => {
    let alive = true;
    let end = (): void => {};
    void Promise.all([import('../motion/director.js'), import('../motion/heard.js')]).then(
      ([{ Director: Made }, { hear }]) => {
        if (!alive) return;
        const made = new Made(first.current.game, {
          speed: () => speedOf(settingsNow()),
          words: ({ card, item }) => (isAbility(item) ? item.does : conn.get().faces[card.face]?.text)?.[settingsNow().lang] ?? '',
          heard: hear,
        });
        let last: unknown = first.current.game;
        const change = (): void => {
          const { game, told } = conn.get();
          if (!game || isPlain(game) || game === last) return;
          last = game;
          made.change({ game, ...told });
        };
        change();
        const off = [conn.subscribe(change), listen(made, conn), () => made.stop()];
        end = () => {
          for (const f of off) f();
        };
        setDirector(made);
      },
      // Without it the table shows what is, at once.
      () => {},
    );
    return () => {
      alive = false;
      end();
      setDirector(null);
    };
  }, [conn]);
  const get = director ? director.get : () => undefined;
  return useSyncExternalStore<MagicView | undefined>(director?.subscribe ?? nothing, get);
}
