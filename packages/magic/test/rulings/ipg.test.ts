/** What officials change in a game: backing up (IPG 1.4), and remedies of IPG 2. */
import { COLORS } from '@apnap/ability';
import { begin, give, play, replay, toSave } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { type GameEvent, live, placedIn, planOf, player, type Ruling, type State, triggeringNow, viewOf } from '../../src/index.js';
import { define, game, table } from '../kit.js';

type Played = ReturnType<typeof table>;

define(
  { name: 'Think', type: 'Instant', cost: '{U}', text: 'Draw a card.' },
  { name: 'Ponder Once', type: 'Instant', cost: '{U}', text: 'Scry 1.' },
  { name: 'Rework', type: 'Instant', cost: '{U}', text: 'Shuffle your library.' },
  { name: 'Candle', type: 'Enchantment', cost: '{R}', text: 'At the beginning of your upkeep, you gain 1 life.' },
  {
    name: 'Voice',
    type: 'Creature — Angel',
    cost: '{W}',
    pt: '2/2',
    text: 'As this creature enters, choose a color.\nThis creature has protection from the chosen color.',
  },
  ...['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => ({ name, type: 'Artifact', cost: '{7}' })),
);

const HAND = ['One', 'Two', 'Three'];

function ruled(state: State, ruling: Ruling): State {
  const outcome = give(game, state, { ruling });
  if (!outcome.ok) throw new Error(outcome.refusal.message.id);
  return outcome.state;
}

const refused = (state: State, ruling: Ruling): string | null => {
  const outcome = give(game, state, { ruling });
  return outcome.ok ? null : `${outcome.refusal.rule} ${outcome.refusal.message.id}`;
};

/** The state of the point, gone back to after something was done. */
function backedUp(point: State, earlier: readonly GameEvent[], t: Played, seed: string): State {
  const since = t.events.slice(earlier.length);
  return ruled(point, { rule: 'backUp', seed, restored: planOf(point, earlier, [{ state: t.state, events: since }]) });
}

const named = (s: State, ids: readonly number[]): string[] => ids.map((id) => s._pool.cards[live(s, id)?.card ?? 0].card.name);
const handOf = (s: State, seat = 0): string[] => named(s, player(s, seat).hand);
/** The top card first. */
const topOf = (s: State, n: number, seat = 0): string[] => named(s, player(s, seat).library).reverse().slice(0, n);

/** A's turn, with something to draw from. */
function begun(card: string): { t: Played; point: State; earlier: GameEvent[] } {
  const t = table({
    A: { battlefield: ['3 Island'], hand: [card, ...HAND], library: ['Four', 'Five', 'Six'] },
    B: { hand: ['2 Island'] },
  });
  t.can('A');
  return { t, point: t.state, earlier: t.events.slice() };
}

describe('IPG 1.4 backing up', () => {
  it('what hid nothing is as it was, to every viewer, and the same is asked', () => {
    const { t, point, earlier } = begun('Ponder Once');
    t.cast('A', 'Ponder Once');
    expect(planOf(point, earlier, [{ state: t.state, events: t.events.slice(earlier.length) }])).toEqual([]);
    const after = backedUp(point, earlier, t, 'x');
    for (const seat of [0, 1, null]) expect(viewOf(after, seat)).toEqual(viewOf(point, seat));
    expect(after.history.rows).toEqual(point.history.rows);
  });

  it('of a drawn card that the other cannot tell one of those it could be goes back, chosen at random', () => {
    const { t, point, earlier } = begun('Think');
    t.cast('A', 'Think').resolve();
    expect(handOf(t.state)).toContain('Four');
    const results = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => backedUp(point, earlier, t, seed));
    for (const s of results) {
      expect([...handOf(s), ...topOf(s, 1)].sort()).toEqual([...HAND, 'Think', 'Four'].sort());
      // Who would draw next draws that card: the rest of the library is not shuffled.
      expect(topOf(s, 3).slice(1)).toEqual(['Five', 'Six']);
      for (const seat of [1, null]) expect(viewOf(s, seat)).toEqual(viewOf(point, seat));
    }
    expect(new Set(results.map((s) => topOf(s, 1)[0])).size).toBeGreaterThan(2);
  });

  it('a card of the hand that everybody knows can not be the one that was drawn', () => {
    const { t, point, earlier } = begun('Think');
    for (const id of player(point, 0).hand) (live(point, id) as { known: number }).known |= 2;
    t.cast('A', 'Think').resolve();
    for (const seed of ['a', 'b', 'c', 'd']) expect(topOf(backedUp(point, earlier, t, seed), 1)).toEqual(['Four']);
  });

  it('IPG 2.2: a library whose top was looked at is shuffled, but for what lay in its place before', () => {
    const { t, point, earlier } = begun('Ponder Once');
    // A card that was put there has its place.
    const kept = player(point, 0).library[0];
    const put = { ...earlier[0], kind: 'zone', object: 0, became: kept, ids: [] } as GameEvent;
    t.cast('A', 'Ponder Once').resolve();
    const plan = planOf(point, [...earlier, put], [{ state: t.state, events: t.events.slice(earlier.length) }]);
    expect(plan).toMatchObject([{ seat: 0, library: [], kept: [kept] }]);
    const after = ruled(point, { rule: 'backUp', seed: 'x', restored: plan });
    expect(handOf(after)).toEqual(handOf(point));
    expect(player(after, 0).library[0]).toBe(kept);
    expect(player(after, 0).library.slice(1)).not.toContain(player(point, 0).library[1]);
  });

  it('a library that was shuffled is shuffled again, and chance after it is another', () => {
    const { t, point, earlier } = begun('Rework');
    t.cast('A', 'Rework').resolve();
    const [a, b] = ['x', 'y'].map((seed) => backedUp(point, earlier, t, seed));
    expect(topOf(a, 23)).not.toEqual(topOf(b, 23));
    expect(topOf(a, 23).sort()).toEqual(topOf(point, 23).sort());
    expect(a.rng).not.toEqual(point.rng);
  });

  it('nobody goes back to the middle of an action', () => {
    const { t } = begun('Think');
    const { state } = t;
    expect(refused({ ...state, answers: [{ pick: [1] }] }, { rule: 'backUp', seed: 'x', restored: [] })).toBe('IPG 1.4 ruling.noPoint');
  });
});

describe('IPG 2 remedies', () => {
  it('2.5: life, counters, tapped permanents and cards in a wrong zone are put right, and nothing triggers on it', () => {
    const { t, point } = begun('Think');
    expect(player(ruled(point, { rule: 'life', seat: 1, life: 17 }), 1).life).toBe(17);
    expect(refused(point, { rule: 'life', seat: 1, life: 20 })).toBe('IPG 2.5 ruling.isSo');
    const island = t.perms('Island')[0].id;
    const tapped = ruled(point, { rule: 'tapped', object: island, to: 'tapped' });
    expect(viewOf(tapped, null).battlefield.filter((o) => o.tapped)).toHaveLength(1);
    expect(tapped.history.rows).toEqual(point.history.rows);
    const counted = ruled(point, { rule: 'counters', of: island, counter: '+1/+1', n: 2 });
    expect(live(counted, island)?.counters).toMatchObject([{ kind: '+1/+1', n: 2 }]);
    expect(live(ruled(counted, { rule: 'counters', of: island, counter: '+1/+1', n: 0 }), island)?.counters ?? []).toEqual([]);
    const moved = ruled(point, { rule: 'move', object: island, to: 'hand' });
    expect(handOf(moved)).toContain('Island');
    expect(refused(point, { rule: 'move', object: player(point, 0).library[0], to: 'hand' })).toBe('IPG 2.5 ruling.noCard');
    // A total of nothing is seen at once (CR 704.5a).
    expect(ruled(point, { rule: 'life', seat: 1, life: 0 }).result?.winners).toEqual([0]);
  });

  it('2.5: who forgot to draw or discard does it now', () => {
    const { point } = begun('Think');
    expect(handOf(ruled(point, { rule: 'draw', seat: 0, n: 2 }))).toEqual(['Think', ...HAND, 'Four', 'Five']);
    const asked = ruled(point, { rule: 'discard', seat: 0, n: 1 });
    expect(asked.pending).toMatchObject({ kind: 'choose', seat: 0 });
    const outcome = game.answer(asked, { pick: [0] });
    expect(outcome.ok && handOf(outcome.state)).toEqual(HAND);
    expect(refused(point, { rule: 'discard', seat: 0, n: 0 })).toBe('IPG 2.5 ruling.number');
  });

  it('1.4: cards of a hand chosen at random go on top of the library, which is not shuffled', () => {
    const { point } = begun('Think');
    const after = ruled(point, { rule: 'toLibrary', seat: 0, n: 2 });
    expect(handOf(after)).toHaveLength(2);
    expect(topOf(after, 5).slice(2)).toEqual(['Four', 'Five', 'Six']);
    expect([...handOf(after), ...topOf(after, 2)].sort()).toEqual([...HAND, 'Think'].sort());
  });

  it('2.2: the part of a library that nobody knows is shuffled', () => {
    const { point, earlier } = begun('Think');
    const [bottom] = player(point, 0).library;
    const put = { ...earlier[0], kind: 'zone', object: 0, became: bottom, ids: [] } as GameEvent;
    const kept = placedIn(point, 0, [...earlier, put]);
    expect(kept).toEqual([bottom]);
    const after = ruled(point, { rule: 'shuffle', seat: 0, kept });
    expect(player(after, 0).library[0]).toBe(bottom);
    expect(topOf(after, 23).sort()).toEqual(topOf(point, 23).sort());
  });

  it('2.5: for a permanent for which none was made a choice is made by its controller', () => {
    const t = table({ A: { battlefield: ['3 Island'], hand: ['Think'] }, B: { battlefield: ['Voice'] } });
    t.can('A');
    const [{ id }] = t.perms('Voice');
    const asked = ruled(t.state, { rule: 'choice', object: id });
    expect(asked.pending).toMatchObject({ kind: 'option', seat: 1, ask: { options: COLORS.map((word) => ({ word })) } });
    const outcome = game.answer(asked, { pick: [3] });
    if (!outcome.ok) throw new Error('refused');
    expect(live(outcome.state, id)?.memory).toMatchObject([{ word: 'R' }]);
    expect(outcome.state.history.rows).toEqual(t.state.history.rows);
    // One that was made, and should not have been made so, is made anew.
    const again = game.answer(ruled(outcome.state, { rule: 'choice', object: id }), { pick: [0] });
    expect(again.ok && live(again.state, id)?.memory).toMatchObject([{ word: 'W' }]);
    expect(refused(t.state, { rule: 'choice', object: t.perms('Island')[0].id })).toBe('IPG 2.5 ruling.noChoice');
  });

  it('2.4: cards of an opening hand, chosen at random, are shuffled into the library, and its player decides anew', () => {
    const setup = { players: ['A', 'B'].map((name) => ({ name, deck: [{ card: 'Island', count: 40 }] })), first: 0 };
    const played = begin(game, setup, 'opening');
    expect(played.state.pending).toMatchObject({ kind: 'mulligan', seat: 0 });
    const kept = game.answer(played.state, { yes: false });
    if (!kept.ok) throw new Error('refused');
    expect(kept.state.pending).toMatchObject({ kind: 'mulligan', seat: 1 });
    const after = ruled(kept.state, { rule: 'opening', seat: 0, n: 2 });
    expect([player(after, 0).hand.length, player(after, 0).library.length]).toEqual([5, 35]);
    expect(after.pending).toMatchObject({ kind: 'mulligan', seat: 0 });
    const second = game.answer(after, { yes: false });
    expect(second.ok && second.state.pending).toMatchObject({ kind: 'mulligan', seat: 1 });
    expect(refused(kept.state, { rule: 'opening', seat: 0, n: 8 })).toBe('IPG 2.4 ruling.number');
    expect(refused(kept.state, { rule: 'life', seat: 0, life: 3 })).toBe('IPG 2.5 ruling.notNow');
    expect(refused(begun('Think').point, { rule: 'opening', seat: 0, n: 1 })).toBe('IPG 2.4 ruling.notOpening');
  });

  it('2.1: a triggered ability of this turn is put on the stack; one of a turn before is not', () => {
    const t = table({ A: { battlefield: ['Candle'] } });
    t.to('precombatMain', 3);
    t.can('A');
    const [found] = triggeringNow(t.state);
    expect(found).toMatchObject({ controller: 0 });
    const after = ruled(t.state, { rule: 'trigger', source: found.source, node: found.node, event: found.event });
    expect(after.stack).toHaveLength(1);
    t.to('precombatMain', 4);
    expect(triggeringNow(t.state)).toEqual([]);
    t.can('B');
    expect(refused(t.state, { rule: 'trigger', source: found.source, node: found.node, event: found.event })).toBe(
      'IPG 2.1 ruling.noTrigger',
    );
  });

  it('a correction waits until a player has priority and has begun nothing', () => {
    const { point } = begun('Think');
    const asked = ruled(point, { rule: 'discard', seat: 0, n: 1 });
    expect(refused(asked, { rule: 'life', seat: 0, life: 3 })).toBe('IPG 2.5 ruling.notNow');
  });
});

it('a game with rulings is saved and played again to the same hash', () => {
  const setup = {
    players: ['A', 'B'].map((name) => ({ name, deck: [{ card: 'Island', count: 20 }] })),
    first: 0,
  };
  const played = begin(game, setup, 'saved');
  const answer = (): void => {
    play(game, played, { pick: [0] });
  };
  while (played.state.turn.number < 2) {
    const { pending } = played.state;
    play(game, played, pending?.kind === 'act' ? { pick: [0] } : (pending?.fallback ?? { pick: [] }));
  }
  for (let n = 0; n < 3; n++) answer();
  for (const ruling of [
    { rule: 'life', seat: 1, life: 12 },
    { rule: 'toLibrary', seat: 1, n: 2 },
    { rule: 'backUp', seed: 'x', restored: [] },
  ] satisfies Ruling[]) {
    const outcome = play(game, played, { ruling });
    expect([ruling.rule, outcome.ok]).toEqual([ruling.rule, true]);
  }
  const save = toSave(game, setup, 'saved', played);
  expect(replay(game, JSON.parse(JSON.stringify(save))).state.players.rows[1].life).toBe(12);
  expect(game.hash(replay(game, save).state)).toBe(save.hash);
});
