/** `apnap tournament chances`: who will be in the cut, and where a draw is safe. */
import { chances, nameOf, type Safety } from '@apnap/tournament';
import type { Context } from '../context.js';
import { type CommonOptions, columns, look, numberOf, t, whoIs } from './session.js';

/** The chances of everybody, or of one with his table. */
export function showChances(cx: Context, who: string | undefined, o: CommonOptions & { cut?: string }): number {
  return look(cx, o, ({ state }) => {
    const found = chances(state, o.cut === undefined ? undefined : numberOf(cx, '--cut', o.cut, 1));
    const id = who === undefined ? undefined : whoIs(state, who).id;
    const players = found.players.filter((p) => id === undefined || p.id === id);
    const draws = found.draws
      .filter((d) => id === undefined || d.a === id || d.b === id)
      .map((d) => ({ ...d, a: nameOf(state, d.a), b: nameOf(state, d.b) }));
    const word = (s: Safety): string => t(cx, `t.chances.${s}`);
    return {
      json: { size: found.size, by: found.by, players, draws },
      lines: [
        t(cx, `t.chances.${found.by}`, { size: found.size }),
        ...columns(
          players.map((p) => [p.name, String(p.points), t(cx, `t.chances.${p.chance}`)]),
          [1],
        ),
        ...draws.map((d) => t(cx, 't.chances.draw', { table: d.table, a: d.a, b: d.b, forA: word(d.forA), forB: word(d.forB) })),
      ],
    };
  });
}
