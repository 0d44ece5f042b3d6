/** Cards that were shown, of which another player chooses some: "an opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand" (CR 608.2d). */
import type { Destination, Effect, Filter, PlayerRef, Quantity, Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { choose, ofSlot } from './make.js';
import { ANY, raw, seq, withPlayer } from './raw.js';

const move = (what: Selector, d: Destination, at: number): Effect => ({ do: 'move', what, ...d, $at: at }) as unknown as Effect;
const other = (p: PlayerRef): boolean => p.player === 'anOpponent' || p.player === 'of';

export function installOpponentsChoose(g: Grammar): void {
  const cards = (m: Match): Selector => raw.selector({ sel: '$ref', at: m.at, noun: 'card', many: true, words: 'those cards' });
  const done = (p: PlayerRef, kind: Filter, n: Quantity, d: Destination, e: Destination | undefined, m: Match): Effect | null => {
    if (!other(p)) return null;
    const slot = -1_000_001 - m.at * 2;
    const from: Selector = kind.is === 'any' ? cards(m) : { sel: 'filter', of: cards(m), filter: kind };
    const chosen: Effect = { do: 'let', slot, what: choose(p, from, n, n), apart: 'apart' };
    const rest: Selector = { sel: 'except', of: cards(m), minus: ofSlot(slot) };
    return seq(chosen, move(ofSlot(slot), d, m.at), ...(e ? [move(rest, e, m.at)] : []));
  };
  for (const those of ['of those cards', 'of them'])
    for (const [chosen, rest] of [
      ['the chosen cards', 'the rest'],
      ['that card', 'the rest'],
      ['that card', 'the other'],
    ] as const) {
      const said = `{p:player} chooses {n:number} ${those} . put ${chosen} {d:destination}`;
      g.rule(
        'sentence',
        `${said} and ${rest} {e:destination}` as '{p:player} {n:number} {d:destination} {e:destination}',
        ({ p, n, d, e }, m) => (chosen === 'that card' && n !== 1 ? null : done(p, ANY, n, d, e, m)),
      );
      g.rule(
        'sentence',
        `${said} and ${rest} {e:destination} , then shuffle` as '{p:player} {n:number} {d:destination} {e:destination}',
        ({ p, n, d, e }, m) => {
          const both = chosen === 'that card' && n !== 1 ? null : done(p, ANY, n, d, e, m);
          return both && seq(both, { do: 'shuffle', who: { player: 'you' } });
        },
      );
    }
  g.rule(
    'sentence',
    '{p:player} chooses {n:number} of those cards . put that card {d:destination} , then {v:playerVerbs}',
    ({ p, n, d, v }, m) => {
      const put = n === 1 ? done(p, ANY, n, d, undefined, m) : null;
      return put && seq(put, withPlayer(v, { player: 'you' }));
    },
  );
  g.rule('sentence', '{p:player} chooses {n:number} of those cards . put that card {d:destination}', ({ p, n, d }, m) =>
    n === 1 ? done(p, ANY, n, d, undefined, m) : null,
  );
  g.rule('sentence', '{p:player} chooses one . put that card {d:destination} and the rest {e:destination}', ({ p, d, e }, m) =>
    done(p, ANY, 1, d, e, m),
  );
  g.rule(
    'sentence',
    '{p:player} chooses a/an {n:noun} from among them . put that card {d:destination} and the rest {e:destination}',
    ({ p, n, d, e }, m) => (n.many || n.zone || n.head !== 'card' ? null : done(p, n.filter, 1, d, e, m)),
  );
}
