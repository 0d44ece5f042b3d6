/** Conspiracy drafts (CR 905): cards that do something as they are drafted, and conspiracies. Expectations are the rules' and the cards' own words. */
import type { Answer, Decision } from '@apnap/kernel';
import { SetupError, waiting } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { besidesOf, checkDraft, commitmentTo, type DraftOption, releasedLog } from '../src/index.js';
import { begun, type Choice, first, game, names, once, optionsOf, PLAIN, toEnd, until, wants } from './cube.js';

/** The pick of a seat with a use of a face-up card; the others pick the first card. */
const uses =
  (seat: number, does: string, cards: number, which: (o: DraftOption) => boolean = () => true): Choice =>
  (_, d, options) => {
    const use = options.findIndex((o) => 'use' in o && o.does === does && which(o));
    return d.seat === seat && d.kind === 'pick' && use >= 0 ? [...Array.from({ length: cards }, (_x, i) => i), use] : undefined;
  };

describe('CR 905.2: cards that do something during a draft', () => {
  it('905.2c: a card that is drafted face up is seen by all until the draft is complete', () => {
    const { s, seat, id } = until(begun(['Cogwork Librarian'], 3, 5), 'Cogwork Librarian');
    for (const viewer of [0, 1, 2, null]) expect(game.view(s, viewer).up).toEqual([{ seat, card: s.cards[id] }]);
    expect(toEnd(s).matters.up).toEqual([]);
  });

  it('905.2c: with a face-up card an additional card is drafted, and it goes into that booster', () => {
    const { s, seat, id } = until(begun(['Cogwork Librarian'], 3, 5), 'Cogwork Librarian');
    const pack = s.packs[seat];
    const after = once(s, uses(seat, 'additional', 2));
    expect(after.pools[seat]).toEqual(pack.slice(0, 2));
    expect(after.packs[(seat + 1) % 3]).toEqual([...pack.slice(2), id]);
    expect(after.matters.up).toEqual([]);
    // It can be drafted again, which is no fault of the log.
    const end = toEnd(after, wants('Cogwork Librarian'));
    const setup = { kind: 'booster' as const, players: s.names.map((name) => ({ name })), packSize: 5, boosters: 1 };
    const cube = [...['Cogwork Librarian'], ...Array.from({ length: 14 }, (_, i) => PLAIN[i % PLAIN.length])];
    const told = { commitment: commitmentTo('c'), seed: 'c', setup: { ...setup, cube }, cards: end.cards, log: releasedLog(end) };
    expect(checkDraft(game, told)).toEqual([]);
  });

  it('905.2c: a use takes the number of cards that it says, once', () => {
    const { s, seat } = until(begun(['Cogwork Librarian'], 3, 5), 'Cogwork Librarian');
    const d = waiting(game, s).find((x) => x.seat === seat) as Decision;
    const use = optionsOf(d).findIndex((o) => 'use' in o);
    for (const pick of [[0, use], [0, 1], [use], [0, 1, 2, use]]) expect(game.several?.answer(s, d.id, { pick }).ok).toBe(false);
    expect(game.several?.answer(s, d.id, { pick: [0] }).ok).toBe(true);
  });

  it('905.2c: with another an additional card is drafted, and the next booster is passed without a pick', () => {
    const { s, seat, id } = until(begun(["Leovold's Operative"], 3, 6), "Leovold's Operative");
    const after = once(s, uses(seat, 'additional', 2));
    expect([after.pools[seat].length, after.matters.up]).toEqual([3, []]);
    expect(after.pools[seat]).toContain(id);
    const asked = waiting(game, after).map((d) => d.seat);
    expect(asked).not.toContain(seat);
    const passed = after.packs[seat];
    const next = once(after, first);
    expect([next.pools[seat].length, next.packs[(seat + 1) % 3]]).toEqual([3, passed]);
    expect(waiting(game, next).map((d) => d.seat)).toContain(seat);
    const end = toEnd(next);
    expect(end.pools.flat().length).toBe(18);
  });

  it('905.2b: how many cards were drafted in the round is noted, this one included, for all to see', () => {
    const begins = begun(['Lurking Automaton'], 3, 5);
    // Nobody takes it until the third pick.
    const late: Choice = (s, _d, options) => {
      const at = options.findIndex((o) => 'card' in o && o.name === 'Lurking Automaton');
      const n = s.frames[0].pick;
      return at < 0 ? undefined : [n >= 3 ? at : at === 0 ? 1 : 0];
    };
    let s = begins;
    for (let n = 0; n < 10 && s.matters.notes.length === 0; n++) s = once(s, late);
    const seat = s.pools.findIndex((pool) => names(s, pool).includes('Lurking Automaton'));
    expect(game.view(s, null).notes).toEqual([{ seat, name: 'Lurking Automaton', n: 3 }]);
    const end = toEnd(s);
    expect(besidesOf(end, seat, { main: [], basics: [] }).notes).toEqual([{ card: 'Lurking Automaton', numbers: [3] }]);
  });

  it('905.2b: a creature card that is drafted is revealed, its types are noted, and the face-up card is turned face down', () => {
    const { s, seat } = until(begun(['Paliano Vanguard'], 3, 8, 1, 'types'), 'Paliano Vanguard');
    const options = optionsOf(waiting(game, s).find((d) => d.seat === seat) as Decision);
    const at = (creature: boolean): number =>
      options.findIndex((o) => 'card' in o && (s.cards[o.card].creature !== undefined) === creature);
    const use = options.findIndex((o) => 'use' in o && o.does === 'note');
    const pick =
      (n: number): Choice =>
      (_, d) =>
        d.seat === seat && d.kind === 'pick' ? [n, use] : undefined;
    // Not of a card that is no creature.
    expect(() => once(s, pick(at(false)))).toThrow('limited.uses');
    const after = once(s, pick(at(true)));
    const [card] = after.pools[seat].slice(-1);
    expect(game.view(after, null).notes).toEqual([{ seat, name: 'Paliano Vanguard', words: s.cards[card].creature }]);
    expect(after.matters.up).toEqual([]);
    expect(besidesOf(toEnd(after), seat, { main: [], basics: [] }).notes).toEqual([
      { card: 'Paliano Vanguard', types: s.cards[card].creature },
    ]);
  });

  it('905.1c: what a card lets one look at is seen by that player alone', () => {
    const { s, seat } = until(begun(['Whispergear Sneak'], 3, 5, 2), 'Whispergear Sneak');
    const other = (seat + 1) % 3;
    const after = once(
      s,
      uses(seat, 'look', 1, (o) => 'use' in o && o.seat === other && o.booster === 0),
    );
    expect(game.view(after, seat).seen).toEqual([{ by: 'Whispergear Sneak', cards: s.unopened[0][other].map((id) => s.cards[id]) }]);
    for (const viewer of [other, (seat + 2) % 3, null]) expect(game.view(after, viewer).seen).toEqual([]);
  });

  it('905.1c: the next card of a booster, or of a player, is looked at as it is drafted', () => {
    const spy = until(begun(['Cogwork Spy'], 3, 5), 'Cogwork Spy');
    const next = (spy.seat + 1) % 3;
    const after = once(spy.s, first);
    expect(game.view(after, spy.seat).seen.map((x) => x.cards.map((c) => c.id))).toEqual([[after.pools[next].at(-1)]]);
    const informant = until(begun(['Illusionary Informant'], 3, 5), 'Illusionary Informant');
    const whom = (informant.seat + 2) % 3;
    const looked = once(
      informant.s,
      uses(informant.seat, 'look', 1, (o) => 'use' in o && o.seat === whom),
    );
    // It is watched as soon as it is turned face down, or with the next pick where that was carried out before.
    const seen = once(looked, first);
    const ids = game.view(seen, informant.seat).seen[0].cards.map((c) => c.id);
    expect(ids).toHaveLength(1);
    expect(seen.pools[whom]).toContain(ids[0]);
  });

  it('905.2c: a whole booster is drafted, and nothing more in this round', () => {
    const { s, seat } = until(begun(['Agent of Acquisitions'], 3, 5, 2), 'Agent of Acquisitions');
    const pack = s.packs[seat];
    let after = once(s, uses(seat, 'wholeBooster', 0));
    expect(after.pools[seat].slice(1)).toEqual(pack);
    while (after.frames[0].round === 1) {
      expect(waiting(game, after).map((d) => d.seat)).not.toContain(seat);
      after = once(after, first);
    }
    expect([after.pools[seat].length, after.pools.flat().length]).toEqual([5, 15]);
    expect(waiting(game, after).map((d) => d.seat)).toContain(seat);
  });

  it('905.2c: while it is face up its player looks at no booster and drafts by chance, three cards', () => {
    let { s, seat, id } = until(begun(['Archdemon of Paliano'], 3, 6), 'Archdemon of Paliano');
    for (let n = 1; n <= 3; n++) {
      expect([
        s.matters.up,
        game.view(s, seat).pack,
        waiting(game, s)
          .map((d) => d.seat)
          .includes(seat),
      ]).toEqual([[id], [], false]);
      s = once(s, first);
      expect(s.pools[seat]).toHaveLength(1 + n);
    }
    expect(s.matters.up).toEqual([]);
    expect(game.view(s, seat).pack).toHaveLength(2);
  });

  it('905.2c: the last card of each booster goes to who has drafted a card that says so', () => {
    const { s, seat } = until(begun(['Canal Dredger'], 3, 5), 'Canal Dredger');
    expect(toEnd(s).pools.map((p) => p.length)).toEqual([0, 1, 2].map((i) => (i === seat ? 7 : 4)));
  });

  it('905.1d: a card that is removed from the draft is in no pool', () => {
    const { s, seat } = until(begun(['Cogwork Grinder'], 3, 5), 'Cogwork Grinder');
    const card = s.packs[seat][0];
    const after = once(s, uses(seat, 'remove', 1));
    expect([after.pools.flat().includes(card), after.matters.up.length]).toEqual([false, 1]);
    expect(game.view(after, (seat + 1) % 3).removed).toEqual([{ seat, card: null }]);
    expect(besidesOf(toEnd(after), seat, { main: [], basics: [] }).notes).toEqual([{ card: 'Cogwork Grinder', removed: 1 }]);
  });

  it('905.1d: right after the draft a card is exchanged for one that another player offers', () => {
    let { s, seat } = until(begun(['Deal Broker'], 3, 4), 'Deal Broker');
    while (s.frames[0].pc !== 'exchange') s = once(s, first);
    const shown = s.pools[seat][1];
    s = once(s, () => [1]);
    const others = waiting(game, s);
    expect(others.map((d) => [d.kind, d.seat])).toEqual([0, 1, 2].filter((i) => i !== seat).map((i) => ['offer', i]));
    const [giver] = others;
    const offered = s.pools[giver.seat][0];
    s = once(s, (_, d) => (d.id === giver.id ? [0] : []));
    expect(waiting(game, s).map((d) => [d.kind, d.seat])).toEqual([['accept', seat]]);
    s = once(s, () => [0]);
    expect([s.pools[seat].includes(offered), s.pools[giver.seat].includes(shown), s.pools[seat].includes(shown)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(s.frames[0].pc).toBe('build');
  });

  it('905.1: what can’t be carried out is refused by name, and other kinds of drafts have no such cards', () => {
    expect(() => begun(['Volatile Chimera'], 2, 5)).toThrow(SetupError);
    expect(() => begun(['Volatile Chimera'], 2, 5)).toThrow(/Volatile Chimera/);
    const players = [{ name: 'A' }, { name: 'B' }];
    const cube = ['Cogwork Librarian', ...PLAIN, ...PLAIN];
    expect(() => game.create({ kind: 'rochester', players, cube, packSize: 4, boosters: 1 }, 'r')).toThrow(/Cogwork Librarian/);
  });
});

describe('CR 905.4: conspiracies', () => {
  const CARDS = ['Advantageous Proclamation', 'Immediate Action'];

  it('315.3, 315.5a: a conspiracy is no card of the deck, and the deck may be as much smaller as it says', () => {
    let s = begun(CARDS, 2, 8);
    while (s.frames[0].pc !== 'build') s = once(s, first);
    const seat = s.pools.findIndex((pool) => names(s, pool).includes('Advantageous Proclamation'));
    const d = waiting(game, s).find((x) => x.seat === seat) as Decision;
    const pool = s.pools[seat];
    const conspiracy = names(s, pool).indexOf('Advantageous Proclamation');
    const main = pool.flatMap((id, i) => (s.cards[id].conspiracy ? [] : [i]));
    const lands = (n: number): number[] => Array<number>(n).fill(pool.length);
    const hand = (pick: number[]): boolean => game.several?.answer(s, d.id, { pick: pick.sort((x, y) => x - y) } as Answer).ok ?? false;
    expect(hand([...main, ...lands(35 - main.length)])).toBe(false);
    expect(hand([...main, conspiracy, ...lands(34 - main.length)])).toBe(false);
    expect(hand([...main, conspiracy, ...lands(35 - main.length)])).toBe(true);
    expect(hand([...main, ...lands(40 - main.length)])).toBe(true);
  });

  it('905.4a, 702.106a: a name is chosen in secret for a hidden agenda', () => {
    let s = begun(CARDS, 2, 8);
    while (s.frames[0].pc !== 'agenda') s = once(s, first);
    const [d] = waiting(game, s);
    expect([d.kind, d.rule, game.view(s, 1 - d.seat).decisions.map((x) => x.ask)]).toEqual(['agenda', '702.106a', [null]]);
    const at = optionsOf(d).length - 1;
    const [name] = optionsOf(d)
      .slice(at)
      .map((o) => ('secret' in o ? o.secret : ''));
    const end = once(s, () => [at]);
    expect(end.result?.rule).toBe('905.1d');
    const deck = end.decks[d.seat];
    expect(deck && besidesOf(end, d.seat, deck).conspiracies).toEqual([{ card: 'Immediate Action', names: [name] }]);
  });
});
