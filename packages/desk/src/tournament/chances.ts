/** Who will be in the cut, and where a draw is safe. */
import { chances, nameOf, type Safety } from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { numberOf } from '../said.js';
import { type CommonOptions, columns, look, t, whoIs } from './session.js';

/** The chances of everybody, or of one with his table. */
export function showChances(desk: Desk, who: string | undefined, o: CommonOptions & { cut?: string }): Answer {
  return look(desk, o, ({ state }) => {
    const found = chances(state, o.cut === undefined ? undefined : numberOf(desk, '--cut', o.cut, 1));
    const id = who === undefined ? undefined : whoIs(state, who).id;
    const players = found.players.filter((p) => id === undefined || p.id === id);
    const draws = found.draws
      .filter((d) => id === undefined || d.a === id || d.b === id)
      .map((d) => ({ ...d, a: nameOf(state, d.a), b: nameOf(state, d.b) }));
    const word = (s: Safety): string => t(desk, `t.chances.${s}`);
    return {
      json: { size: found.size, by: found.by, players, draws },
      lines: [
        t(desk, `t.chances.${found.by}`, { size: found.size }),
        ...columns(
          players.map((p) => [p.name, String(p.points), t(desk, `t.chances.${p.chance}`)]),
          [1],
        ),
        ...draws.map((d) => t(desk, 't.chances.draw', { table: d.table, a: d.a, b: d.b, forA: word(d.forA), forB: word(d.forB) })),
      ],
    };
  });
}
