/** What each player does with all of their own, every step of it at the same time (CR 101.4). */
import type { Effect } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { all, ofSlot } from './make.js';
import { type Noun, same, seq } from './raw.js';

const cards = (n: Noun): boolean => n.many && n.head === 'card' && !n.zone;

export function installAllAtOnce(g: Grammar): void {
  const exiled = 'each player exiles all {n:noun} from their graveyard , then sacrifices all {k:core} they control';
  g.rule(
    'sentence',
    `${exiled} , then puts all cards they exiled this way onto the battlefield` as '{n:noun} {k:core}',
    ({ n, k }, m): Effect | null => {
      if (!cards(n) || !k.many || k.zone || !same(n.filter, k.filter)) return null;
      const slot = -1000 - m.at * 2;
      return seq(
        { do: 'move', what: all('graveyard', n.filter), to: 'exile', bind: slot },
        { do: 'sacrificeThese', who: { player: 'each' }, what: all('battlefield', k.filter) },
        { do: 'move', what: ofSlot(slot), to: 'battlefield' },
      );
    },
  );
}
