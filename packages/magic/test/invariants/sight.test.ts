/** The ids that a viewer can see, and of which he can tell the card, are those of his view (CR 400.2, 708.5). */
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import { type ObjectView, sightOf, type View, viewOf } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { pairing, playRandom } from './play.js';

/** Objects of a view by id: whether their card is seen. */
function idsOf(v: View, casts: (id: number) => boolean): Map<number, boolean> {
  const out = new Map<number, boolean>();
  const see = (o: ObjectView | null): void => {
    if (o) out.set(o.id, out.get(o.id) === true || !o.faceDown || o.card !== '');
  };
  for (const o of [...v.battlefield, ...v.phased, ...v.exile, ...v.command]) see(o);
  for (const p of v.players) for (const o of [...p.hand, ...p.graveyard, p.libraryTop, p.companion]) see(o);
  for (const o of v.decision?.cards ?? []) see(o);
  for (const x of v.stack) {
    if (x.kind === 'spell') out.set(x.id, x.source?.faceDown !== true || casts(x.id));
    else {
      out.set(x.id, true);
      if (x.source && !out.has(x.source.id)) see(x.source);
    }
  }
  return out;
}

describe('what is in sight (CR 400.2)', () => {
  for (const [a, b, round] of inTurn(PAIRINGS))
    it(`${a} - ${b} ${round}: the objects of the view, and no others`, () => {
      let hidden = 0;
      playRandom(game, pairing(a, b), `sight ${a} ${b} ${round}`, ({ state, n }) => {
        if (n % 5 !== 0) return;
        for (const viewer of [0, 1, null]) {
          const view = viewOf(state, viewer);
          const mine = (id: number): boolean => viewer !== null && view.stack.some((x) => x.id === id && x.controller === viewer);
          const seen = sightOf(state, viewer);
          const sorted = (m: ReadonlyMap<number, boolean>): [number, boolean][] => [...m].sort((x, y) => x[0] - y[0]);
          expect(sorted(seen), `decision ${n}, viewer ${viewer}`).toEqual(sorted(idsOf(view, mine)));
          hidden += state.objects.rows.filter((o) => o.zone !== 'gone' && !seen.has(o.id)).length;
        }
      });
      expect(hidden).toBeGreaterThan(1000);
    });
});
