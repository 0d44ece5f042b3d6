/** Non-interference: whatever a viewer may not know can be changed, and the bytes he gets stay the same (CR 400.2, 708.5). */
import { canonicalText, type Decision } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { controllerOf, derived, FLAG, type GameEvent, glanceOf, legalActions, type Obj, type State } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { type Below, dice, pairing, playRandom } from './play.js';

type Viewer = number | null;
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

/** Another state that the viewer can't tell from this one: other cards, other random numbers, another decision of the opponent. */
function otherWorld(s: State, events: readonly GameEvent[], viewer: Viewer, below: Below): { state: State; changed: number } {
  const fresh = game.restore(game.save(s), pairingOf(s)) as State;
  const deckCards = [...new Set(s.objects.rows.filter((o) => !(o.flags & FLAG.token)).map((o) => o.card))];
  let changed = 0;
  const change = (id: number): void => {
    const i = fresh.objects.rows.findIndex((o) => o.id === id);
    const o = fresh.objects.rows[i];
    const card = deckCards[below(deckCards.length)];
    const last = o.last && { ...o.last, ...fresh._pool.cards[card].faces[0].base };
    fresh.objects.rows[i] = { ...o, card, last, timestamp: o.timestamp };
    changed++;
  };
  const { shown, moved } = learned(events, viewer);
  for (const o of hiddenObjects(s, viewer)) if (!shown.has(o.id)) change(o.id);
  // Dead records of cards that went from one hidden zone to another without the viewer learning what they were.
  for (const o of s.objects.rows) if (o.zone === 'gone' && moved.has(o.id) && !shown.has(o.id) && !may(o.known, viewer)) change(o.id);
  fresh.rng = { ...fresh.rng, a: fresh.rng.a ^ 0x5a5a5a, b: fresh.rng.b ^ 0x1234567 };
  if (fresh.pending && fresh.pending.seat !== viewer && fresh.pending.decider !== viewer) fresh.pending = otherDecision(fresh.pending);
  fresh._derived = null;
  return { state: fresh, changed };
}

/** What the opponent is asked is his alone: its options, what it is for, what it says. */
function otherDecision(d: Decision): Decision {
  const { source: _, ...rest } = d;
  const hidden: Decision = { ...rest, ask: { form: 'confirm' }, prompt: { id: 'ask.may' }, detail: { n: 1 } };
  return d.visible === 'all' ? hidden : { ...hidden, kind: 'other', rule: '100.1' };
}

const setups = new Map<string, ReturnType<typeof pairing>>();
const pairingOf = (s: State): ReturnType<typeof pairing> => setups.get(s._pool.key) as ReturnType<typeof pairing>;

/** The first place where two texts differ, for a message that can be read. */
function difference(a: string, b: string): string {
  if (a === b) return '';
  let i = 0;
  while (a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 300), i + 80)} <> …${b.slice(Math.max(0, i - 40), i + 80)}`;
}

describe('a view leaks nothing (CR 400.2, 708.5)', () => {
  for (const [a, b, round] of PAIRINGS) {
    it(`${a} - ${b} ${round}: change what a viewer may not know, and his view, events and decision keep their bytes`, () => {
      const below = dice(`views ${a} ${b} ${round}`);
      const setup = pairing(a, b);
      let total = 0;
      playRandom(game, setup, `views ${a} ${b} ${round}`, ({ state, n, events }) => {
        if (n === 0) setups.set(state._pool.key, setup);
        if (n % 9 !== 0) return;
        for (const viewer of [0, 1, null]) {
          const { state: other, changed } = otherWorld(state, events, viewer, below);
          total += changed;
          const where = `decision ${n} (${state.pending?.kind} of ${state.pending?.seat}), viewer ${viewer}`;
          expect(difference(canonicalText(game.view(state, viewer)), canonicalText(game.view(other, viewer))), where).toBe('');
          expect(difference(canonicalText(glanceOf(state, viewer)), canonicalText(glanceOf(other, viewer))), where).toBe('');
          // What he may do is worked out anew in the other world: it must not depend on what he can't know either.
          if (viewer !== null && state.pending?.kind === 'act' && state.pending.seat === viewer)
            expect(canonicalText(legalActions(other, viewer)), where).toBe(canonicalText(legalActions(state, viewer)));
          const recent = events.slice(-60);
          const mine = canonicalText(game.viewEvents(state, recent, viewer));
          expect(difference(mine, canonicalText(game.viewEvents(other, recent, viewer))), `events, ${where}`).toBe('');
        }
      });
      expect(total).toBeGreaterThan(500);
    });
  }
});
