/** Counters that the rules themselves put on what enters the battlefield (CR 306.5b, 310.4b, 714.3a). */
import { ask } from '@apnap/kernel';
import { DEFENSE } from '../reading/battles.js';
import { finalChapter, LORE } from '../reading/sagas.js';
import { hasKeyword, hasType } from '../reading/traits.js';
import { record } from '../state/access.js';
import type { G } from '../state/log.js';
import type { CounterCount } from '../state/objects.js';
import type { Move } from '../state/proposals.js';
import { characteristicsAsEntered } from './as-entered.js';
import { protectedAsItEnters } from './battles.js';
import { landingFace } from './commit.js';

/** The counters the permanent enters with because of what it is; they can be replaced like those an effect says (CR 614.1c). */
export function intrinsicCounters(g: G, m: Move): CounterCount[] {
  const { s } = g;
  const o = record(s, m.id);
  if (!o || m.to !== 'battlefield' || m.faceDown) return [];
  const from = m.copyOf ?? (m.transformed ? null : o.copyOf) ?? { card: o.card, face: landingFace(s, o, m) };
  const { base } = s._pool.cards[from.card].faces[from.face];
  const counters: CounterCount[] = [];
  if (base.loyalty !== null) counters.push({ kind: 'loyalty', n: base.loyalty });
  const { defense } = s._pool.cards[from.card].faces[from.face].face;
  if (hasType(base, 'Battle') && defense !== undefined) counters.push({ kind: DEFENSE, n: Number(defense) || 0 }); // CR 310.4b
  if (hasType(base, 'Battle')) m.memory.push(...protectedAsItEnters(g, m, base, m.under >= 0 ? m.under : o.owner));
  if (base.subtypes.includes('Saga')) counters.push({ kind: LORE, n: firstChapter(g, m, m.under >= 0 ? m.under : o.owner) });
  return counters.filter((c) => c.n > 0);
}

/** CR 714.3a, 702.155b: one lore counter; with read ahead as many as its controller chooses, up to its final chapter. */
function firstChapter(g: G, m: Move, seat: number): number {
  // CR 614.12: also where an effect gives it read ahead or takes it away
  const there = characteristicsAsEntered(g.s, m);
  const last = finalChapter(g.s, there);
  if (last < 2 || !hasKeyword(g, there, 'readAhead')) return 1;
  const answer = ask(g, {
    seat,
    kind: 'number',
    ask: { form: 'number', min: 1, max: last },
    rule: '702.155b',
    prompt: { id: 'ask.chapter', params: { max: last } },
    source: m.id,
    visible: 'all',
    fallback: { number: 1 },
  });
  return 'number' in answer ? answer.number : 1;
}
