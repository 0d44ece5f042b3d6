/** Clash (CR 701.23). */
import type { Id } from '@apnap/kernel';
import { ask } from '@apnap/kernel';
import { confirm } from '../../events/choose.js';
import { perform } from '../../events/perform.js';
import { revealCards } from '../../events/reveal.js';
import { statOf } from '../../reading/numbers.js';
import { topCards } from '../../reading/select.js';
import { apnap, opponents } from '../../state/access.js';
import { type G, log } from '../../state/log.js';
import type { Env } from '../../state/objects.js';
import { move } from '../../state/proposals.js';
import { noteTriggers } from '../../triggers/note.js';

/** CR 701.23a-d: with an opponent. @returns whether the player won. */
export function clash(g: G, env: Env, seat: number): boolean {
  const other = chooseOpponent(g, env, seat);
  if (other === null) return false;
  const shown = apnap(g.s)
    .filter((p) => p === seat || p === other)
    .map((p) => ({ seat: p, id: topCards(g.s, p, 1)[0] as Id | undefined }));
  revealCards(
    g,
    shown.flatMap((x) => x.id ?? []),
    env.source,
  );
  const value = (p: number): number => {
    const id = shown.find((x) => x.seat === p)?.id;
    return id === undefined ? -1 : statOf(g.s, id, 'manaValue');
  };
  const won = value(seat) > value(other);
  // CR 701.23c: decided in APNAP order, moved at the same time
  const away = shown.flatMap(({ seat: p, id }) =>
    id !== undefined && confirm(g, p, env.source, 'ask.clash', '701.23c', { card: id }) ? [id] : [],
  );
  perform(
    g,
    away.map((id) => move(id, 'library', '701.23a', { position: 'bottom', source: env.source })),
  );
  const events = shown.map((x) => log(g, 'clash', '701.23a', { player: x.seat, word: x.seat === seat && won ? 'win' : '' }));
  noteTriggers(g, events, null);
  return won;
}

/** CR 701.23b */
function chooseOpponent(g: G, env: Env, seat: number): number | null {
  const others = opponents(g.s, seat);
  if (others.length < 2) return others[0] ?? null;
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: others.map((p) => ({ entity: -(p + 1) })), min: 1, max: 1 },
    rule: '701.23b',
    prompt: { id: 'ask.opponent' },
    source: env.source,
    visible: 'all',
  });
  return others['pick' in answer ? answer.pick[0] : 0];
}
