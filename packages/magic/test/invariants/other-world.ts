/** Another state that a viewer can't tell from this one: for tests that nothing hidden makes a difference. */
import { type Decision, slotOf } from '@apnap/kernel';
import { controllerOf, derived, FLAG, type GameEvent, type MagicSetup, type Obj, type State } from '../../src/index.js';
import { game } from './cards.js';
import type { Below } from './play.js';

export type Viewer = number | null;
const may = (bits: number, viewer: Viewer): boolean => bits === -1 || (viewer !== null && (bits & (1 << viewer)) !== 0);

/** Ids offered to the viewer by his own decision: cards looked at, searched through. */
function offeredTo(s: State, viewer: Viewer): Set<number> {
  const d = s.pending;
  if (!d || (d.seat !== viewer && d.decider !== viewer) || !('options' in d.ask)) return new Set();
  return new Set((d.ask.options as { entity?: number; object?: number }[]).flatMap((o) => [o.entity ?? 0, o.object ?? 0]));
}

/** Living objects whose identity is hidden from the viewer. */
function hiddenObjects(s: State, viewer: Viewer): Obj[] {
  const offered = offeredTo(s, viewer);
  // CR 401.5: a library may be played with its top card revealed; then that card is left alone.
  const tops = derived(s).rules.some((r) => r.rule.rule === 'revealTop') ? new Set(s.players.rows.map((p) => p.library.at(-1))) : new Set();
  return s.objects.rows.filter((o) => {
    if (offered.has(o.id) || tops.has(o.id) || may(o.known, viewer)) return false;
    if (o.zone === 'library') return true;
    if (o.zone === 'hand') return o.owner !== viewer;
    const faceDown = (o.flags & FLAG.faceDown) !== 0;
    return faceDown && o.zone !== 'gone' && controllerOf(s, o.id) !== viewer;
  });
}

/** What the events so far have told the viewer: objects he has seen, and objects that moved between hidden zones. */
function learned(events: readonly GameEvent[], viewer: Viewer): { shown: Set<number>; moved: Set<number> } {
  const shown = new Set<number>();
  const moved = new Set<number>();
  for (const e of events) {
    if ((e.kind === 'reveal' || e.kind === 'look' || e.kind === 'search') && may(e.known, viewer)) for (const id of e.ids) shown.add(id);
    if (e.kind === 'reveal') shown.add(e.object);
    if (e.kind !== 'zone') continue;
    const hidden = (zone: string): boolean => zone === 'library' || (zone === 'hand' && e.player !== viewer);
    if (hidden(e.from) && hidden(e.to)) {
      // A card that was seen and is drawn stays known; one that leaves the opponent's hand could be any of them.
      if (shown.has(e.object) && e.from === 'library') shown.add(e.became);
      moved.add(e.object).add(e.became);
    } else if (may(e.known, viewer)) shown.add(e.object).add(e.became);
  }
  return { shown, moved };
}

/**
 * Another state that the viewer can't tell from this one: other cards, other random numbers, another decision of the opponent.
 * @param how 'possible': a state that could have come about: the viewer's own hidden cards are the same in another order, for he knows his own
 *   list, and a card that was drawn unseen and played is the one that was played.
 */
export function otherWorld(
  s: State,
  setup: MagicSetup,
  events: readonly GameEvent[],
  viewer: Viewer,
  below: Below,
  how: 'any' | 'possible' = 'any',
): { state: State; changed: number } {
  const fresh = game.restore(game.save(s), setup) as State;
  const deckCards = [...new Set(s.objects.rows.filter((o) => !(o.flags & FLAG.token)).map((o) => o.card))];
  let changed = 0;
  const change = (id: number, to?: number): void => {
    const i = fresh.objects.rows.findIndex((o) => o.id === id);
    const o = fresh.objects.rows[i];
    const card = to ?? deckCards[below(deckCards.length)];
    const last = o.last && { ...o.last, ...fresh._pool.cards[card].faces[0].base };
    fresh.objects.rows[i] = { ...o, card, last, timestamp: o.timestamp };
    changed++;
  };
  const { shown, moved } = learned(events, viewer);
  const hidden = hiddenObjects(s, viewer).filter((o) => !shown.has(o.id));
  const mine = how === 'possible' ? hidden.filter((o) => o.owner === viewer) : [];
  for (const o of hidden) if (!mine.includes(o)) change(o.id);
  mine.forEach((o, i) => {
    change(o.id, mine[(i + 1) % mine.length].card);
  });
  // Dead records of cards that went from one hidden zone to another without the viewer learning what they were.
  const unseen = new Set(hidden.map((o) => o.id));
  for (const o of s.objects.rows) {
    if (o.zone !== 'gone' || !moved.has(o.id) || shown.has(o.id) || may(o.known, viewer)) continue;
    if (how === 'any' || canBeOther(s, o, unseen)) change(o.id);
  }
  fresh.rng = { ...fresh.rng, a: fresh.rng.a ^ 0x5a5a5a, b: fresh.rng.b ^ 0x1234567 };
  if (fresh.pending && fresh.pending.seat !== viewer && fresh.pending.decider !== viewer) fresh.pending = otherDecision(fresh.pending);
  fresh._derived = null;
  return { state: fresh, changed };
}

/** Whether a dead record can be another card's: it became something unseen, or the trail is lost. */
function canBeOther(s: State, o: Obj, unseen: ReadonlySet<number>): boolean {
  for (let at: Obj | undefined = o; at; at = s.objects.rows[slotOf(at.became)]) {
    if (at.became === 0 || unseen.has(at.id)) return unseen.has(at.id);
    if (s.objects.rows[slotOf(at.became)].id !== at.became) return true;
  }
  return true;
}

/** What the opponent is asked is his alone: its options, what it is for, what it says. */
function otherDecision(d: Decision): Decision {
  const { source: _, ...rest } = d;
  const hidden: Decision = { ...rest, ask: { form: 'confirm' }, prompt: { id: 'ask.may' }, detail: { n: 1 } };
  return d.visible === 'all' ? hidden : { ...hidden, kind: 'other', rule: '100.1' };
}

/** The first place where two texts differ, for a message that can be read. */
export function difference(a: string, b: string): string {
  if (a === b) return '';
  let i = 0;
  while (a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 300), i + 80)} <> …${b.slice(Math.max(0, i - 40), i + 80)}`;
}
