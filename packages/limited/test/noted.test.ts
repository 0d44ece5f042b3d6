/** What is noted as cards are drafted (CR 905.2b): who passed them, colors, the next card's name, guesses. Expectations are the rulings of these cards. */
import { embeddedDatabase } from '@apnap/cards';
import { type Decision, waiting } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { amongPlayers, besidesOf, createDrafter, type DraftEvent, type DraftOption, type DraftState, LEAST_DECK } from '../src/index.js';
import { begun, type Choice, first, game, names, once, optionsOf, toEnd } from './cube.js';

const NO_DECK = { main: [], basics: [] };

const holderOf = (s: DraftState, name: string): number => s.pools.findIndex((pool) => names(s, pool).includes(name));
const roundOf = (s: DraftState, name: string): number =>
  s.packs.some((pack) => names(s, pack).includes(name))
    ? 1
    : 2 + s.unopened.findIndex((r) => r.some((pack) => names(s, pack).includes(name)));

/** A draft in whose booster of a round a card is. */
function withIn(round: number, name: string, seats: number, packSize: number, others: readonly string[] = []): DraftState {
  for (let n = 0; n < 200; n++) {
    const s = begun([name, ...others], seats, packSize, 2, `seed ${n}`);
    if (roundOf(s, name) === round) return s;
  }
  throw new Error('no such seed');
}

/** Whoever sees a card from this pick of a round on picks it; nobody does before. */
const from =
  (name: string, round: number, pick: number): Choice =>
  (s, d, options) => {
    if (d.kind !== 'pick') return undefined;
    const at = options.findIndex((o) => 'card' in o && o.name === name);
    const [frame] = s.frames;
    if (at < 0) return undefined;
    return frame.round > round || (frame.round === round && frame.pick >= pick) ? [at] : [at === 0 ? 1 : 0];
  };

/** Drafts until somebody has the card. */
function drafted(start: DraftState, name: string, round: number, pick: number): DraftState {
  let s = start;
  for (let n = 0; n < 60 && holderOf(s, name) < 0; n++) s = once(s, from(name, round, pick));
  return s;
}

describe('905.2b: who passed a card', () => {
  it('905.1b: in the first round the player to the right, in the second the player to the left', () => {
    for (const [round, by] of [
      [1, -1],
      [2, 1],
    ]) {
      const s = drafted(withIn(round, 'Cogwork Tracker', 4, 5), 'Cogwork Tracker', round, 3);
      const seat = holderOf(s, 'Cogwork Tracker');
      const passer = (seat + by + 4) % 4;
      for (const viewer of [0, 1, 2, 3, null]) expect(game.view(s, viewer).notes).toEqual([{ seat, name: 'Cogwork Tracker', passer }]);
      const besides = besidesOf(toEnd(s), seat, NO_DECK);
      expect(besides.notes).toEqual([{ card: 'Cogwork Tracker', players: [passer] }]);
      // In a game he is known by his seat there; who is not in it is noted no more.
      expect(amongPlayers(besides, [passer, seat]).notes).toEqual([{ card: 'Cogwork Tracker', players: [0] }]);
      expect(
        amongPlayers(
          besides,
          [seat, (passer + 2) % 4].filter((x) => x !== passer),
        ).notes,
      ).toEqual([{ card: 'Cogwork Tracker', players: [] }]);
    }
  });
  it('nobody, where it was the first card drafted from a booster', () => {
    const s = drafted(withIn(1, 'Cogwork Tracker', 4, 5), 'Cogwork Tracker', 1, 1);
    expect([holderOf(s, 'Cogwork Tracker') >= 0, s.frames[0].pick, game.view(s, null).notes]).toEqual([true, 2, []]);
  });
});

describe('905.2b: colors', () => {
  const colorsOf = (d: Decision): string[] => optionsOf(d).map((o) => ('color' in o ? o.color : ''));
  const toColors = (): { s: DraftState; seat: number } => {
    const s = drafted(withIn(1, 'Regicide', 4, 5), 'Regicide', 1, 2);
    return { s, seat: holderOf(s, 'Regicide') };
  };
  it('the player to the right chooses one, then who drafted it another, then the player to the left a third', () => {
    const { s: begins, seat } = toColors();
    let s = begins;
    const asked: [number, string, string][] = [];
    for (const color of ['R', 'G', 'W']) {
      const [d, ...more] = waiting(game, s);
      // Nobody drafts until they are chosen.
      expect(more).toEqual([]);
      asked.push([d.seat, d.kind, colorsOf(d).join('')]);
      s = once(s, () => [colorsOf(d).indexOf(color)]);
    }
    expect(asked).toEqual([
      [(seat + 3) % 4, 'color', 'WUBRG'],
      [seat, 'color', 'WUBG'],
      [(seat + 1) % 4, 'color', 'WUB'],
    ]);
    expect(game.view(s, null).notes).toEqual([{ seat, name: 'Regicide', colors: ['R', 'G', 'W'] }]);
    expect(waiting(game, s).map((d) => d.kind)).toEqual(['pick', 'pick', 'pick', 'pick']);
    expect(besidesOf(toEnd(s), seat, NO_DECK).notes).toEqual([{ card: 'Regicide', colors: ['R', 'G', 'W'] }]);
  });
  it('MTR 7.7: for who has left, or leaves as he is asked, one is chosen by chance', () => {
    const { s, seat } = toColors();
    for (const gone of [(seat + 3) % 4, (seat + 1) % 4]) {
      const outcome = game.concede(s, gone);
      if (!outcome.ok) throw new Error(outcome.refusal.message.id);
      let after = outcome.state;
      for (let n = 0; n < 2; n++) after = once(after, first);
      const [note] = game.view(after, null).notes;
      expect(new Set(note.colors).size).toBe(3);
    }
  });
});

describe('905.2b: the name of the next card', () => {
  it('is revealed and noted', () => {
    const s = drafted(withIn(1, 'Aether Searcher', 3, 5), 'Aether Searcher', 1, 2);
    const seat = holderOf(s, 'Aether Searcher');
    expect(s.matters.notes).toEqual([]);
    const after = once(s, first);
    const next = names(after, after.pools[seat]).at(-1);
    expect(game.view(after, null).notes).toEqual([{ seat, name: 'Aether Searcher', words: [next] }]);
    expect(besidesOf(toEnd(after), seat, NO_DECK).notes).toEqual([{ card: 'Aether Searcher', names: [next] }]);
    // Only the next one.
    expect(once(after, first).matters.notes).toHaveLength(1);
  });
  it('where it is the last card of a round, the first of the next round', () => {
    const s = drafted(withIn(1, 'Aether Searcher', 3, 5), 'Aether Searcher', 1, 5);
    const seat = holderOf(s, 'Aether Searcher');
    expect([s.frames[0].round, s.pools[seat].length, s.matters.notes]).toEqual([2, 5, []]);
    const after = once(s, first);
    expect(after.matters.notes).toHaveLength(1);
    expect(after.matters.notes[0].names).toEqual(names(after, after.pools[seat].slice(-1)));
  });
  it('where it is the last card of the draft, nothing', () => {
    const s = drafted(withIn(2, 'Aether Searcher', 3, 5), 'Aether Searcher', 2, 5);
    expect([holderOf(s, 'Aether Searcher') >= 0, s.frames[0].pc, toEnd(s).matters.notes]).toEqual([true, 'build', []]);
  });
});

describe('905.2b: a guess', () => {
  const secrets = (options: readonly DraftOption[]): string[] => options.map((o) => ('secret' in o ? o.secret : ''));
  /** The booster's next card is chosen, and the guess is asked for. */
  function asked() {
    const s = drafted(withIn(1, 'Spire Phantasm', 3, 5), 'Spire Phantasm', 1, 1);
    const seat = holderOf(s, 'Spire Phantasm');
    const next = (seat + 1) % 3;
    const before = s.packs[next];
    return { before, next, seat, s: once(s, first) };
  }
  it('is made when the next card is chosen, which nobody has seen yet, among the names of the booster', () => {
    const { s, seat, next, before } = asked();
    const [d, ...more] = waiting(game, s);
    expect([d.seat, d.kind, more]).toEqual([seat, 'guess', []]);
    expect(secrets(optionsOf(d))).toEqual([...new Set(names(s, before))].sort());
    expect(s.packs[next]).toEqual(before);
    for (const viewer of [0, 1, 2, null]) {
      const seen = game.view(s, viewer);
      expect([seen.packs, seen.decisions.map((x) => x.ask !== null)]).toEqual([[4, 4, 4], [viewer === seat]]);
    }
  });
  it('it is right or wrong, for all to see, and the card is revealed', () => {
    for (const right of [true, false]) {
      const { s, seat, next, before } = asked();
      const [drafts] = names(s, before);
      const [d] = waiting(game, s);
      const at = secrets(optionsOf(d)).findIndex((name) => (name === drafts) === right);
      const name = secrets(optionsOf(d))[at];
      const outcome = game.several?.answer(s, d.id, { pick: [at] });
      if (!outcome?.ok) throw new Error('refused');
      const after = outcome.state;
      expect(game.view(after, null).notes).toEqual([{ seat, name: 'Spire Phantasm', guess: { name, right } }]);
      const told = game.viewEvents(after, outcome.events, null) as readonly DraftEvent[];
      const seen = told.filter((e) => e.kind === 'reveal' || e.kind === 'guess');
      expect(seen.map((e) => [e.kind, e.seat, ...e.names])).toEqual([
        ['guess', seat, name],
        ['reveal', next, drafts],
      ]);
      expect(besidesOf(toEnd(after), seat, NO_DECK).notes).toEqual([{ card: 'Spire Phantasm', guessed: right }]);
    }
  });
  it('where it is the last card of a booster nothing is guessed', () => {
    const s = drafted(withIn(2, 'Spire Phantasm', 3, 5), 'Spire Phantasm', 2, 5);
    expect([holderOf(s, 'Spire Phantasm') >= 0, toEnd(s).matters.notes]).toEqual([true, []]);
  });
  it('905.1c: who drafts by chance has not seen the booster, and guesses among all names of the cube', () => {
    const takes: Choice = (_, d, options) => {
      const [at, phantasm] = ['Archdemon of Paliano', 'Spire Phantasm'].map((n) => options.findIndex((o) => 'card' in o && o.name === n));
      return d.kind !== 'pick' ? undefined : at >= 0 ? [at] : [phantasm === 0 && options.length > 1 ? 1 : 0];
    };
    for (let n = 0; n < 200; n++) {
      let s = begun(['Spire Phantasm', 'Archdemon of Paliano'], 3, 5, 1, `blind ${n}`);
      for (let k = 0; k < 6 && waiting(game, s)[0]?.kind !== 'guess'; k++) s = once(s, takes);
      const [d] = waiting(game, s);
      if (d?.kind !== 'guess') continue;
      expect(names(s, s.pools[d.seat])).toContain('Archdemon of Paliano');
      expect(secrets(optionsOf(d))).toEqual([...new Set(s.cards.map((c) => c.name))].sort());
      return;
    }
    throw new Error('no such seed');
  });
  it('MTR 7.7: for who leaves as it is asked for it is made by chance', () => {
    const { s, seat } = asked();
    const outcome = game.concede(s, seat);
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    expect(outcome.state.matters.notes).toHaveLength(1);
    expect(waiting(game, outcome.state).every((d) => d.kind === 'pick' && d.seat !== seat)).toBe(true);
  });
  it('MTR 7.7: for who leaves before the next card is chosen, too', () => {
    const s = drafted(withIn(1, 'Spire Phantasm', 3, 5), 'Spire Phantasm', 1, 1);
    const outcome = game.concede(s, holderOf(s, 'Spire Phantasm'));
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    const after = once(outcome.state, first);
    expect(after.matters.notes).toHaveLength(1);
    expect(waiting(game, after).every((d) => d.kind === 'pick')).toBe(true);
  });
});

it('905.2b: computers choose, guess and go on', () => {
  const noting = ['Cogwork Tracker', 'Aether Searcher', 'Paliano, the High City', 'Regicide', 'Spire Phantasm'];
  let s = begun([...noting, ...noting, 'Archdemon of Paliano', 'Cogwork Librarian', 'Agent of Acquisitions'], 4, 6, 2, 'computers');
  const drafters = [0, 1, 2, 3].map((i) => createDrafter(i % 2 === 0 ? 'heuristic' : 'random', embeddedDatabase(), `c${i}`));
  for (let n = 0; n < 500 && !s.result; n++) {
    const [d] = waiting(game, s);
    const outcome = game.several?.answer(s, d.id, drafters[d.seat].choose(game.view(s, d.seat)));
    if (!outcome?.ok) throw new Error(outcome?.refusal.message.id);
    s = outcome.state;
  }
  expect(s.result?.rule).toBe('905.1d');
  expect(s.decks.every((deck) => deck && deck.main.length + deck.basics.reduce((x, y) => x + y, 0) >= LEAST_DECK)).toBe(true);
  expect(s.matters.notes.filter((n) => n.colors)).toHaveLength(4);
});
