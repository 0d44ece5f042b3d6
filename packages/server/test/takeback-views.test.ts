/**
 * What is taken back without a word has taught nobody anything. Over thousands of positions of random play this is decided without the server's own judgement,
 * by looking at views: who sees which cards before and after; and whether in another world, that nobody could have told from this one, the same answers
 * would have looked the same to all.
 */
import { embeddedCard, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { canonicalText, type Move } from '@apnap/kernel';
import { type GameEvent, type MagicSetup, magicGame, type ObjectView, type State, type View } from '@apnap/magic';
import { afterAll, describe, expect, test } from 'vitest';
import { type Below, dice, randomLegal } from '../../magic/test/invariants/play.js';
import { hostedMagic } from '../src/magic/index.js';
import { automatic } from '../src/magic/stops.js';
import type { Opening, Sitter } from '../src/tables/entries.js';
import type { GameLine } from '../src/tables/line.js';
import { canTakeBack } from '../src/tables/propose.js';
import { Table } from '../src/tables/table.js';
import { say } from '../src/text.js';

const game = magicGame(embeddedCard);

/** Cards by which somebody sees, without drawing: hands and libraries that lie open, looking, revealing, chance, morphs, mana that mills. */
const PERMANENTS = [
  ...[
    'Telepathy',
    'Future Sight',
    'Courser of Kruphix',
    'Magus of the Future',
    'Oracle of Mul Daya',
    'Revelation',
    'Goblin Spy',
    'Field of Dreams',
  ],
  ...[
    'Wandering Eye',
    'Lantern of Insight',
    'Vizier of the Menagerie',
    'Mystic Forge',
    'Wizened Snitches',
    'Crucible of Worlds',
    'Ixidron',
  ],
  ...[
    'Goblin Test Pilot',
    'Canyon Drake',
    'Chromatic Sphere',
    'Chromatic Star',
    "Sensei's Divining Top",
    'Glasses of Urza',
    'Millikin',
    'Frenetic Efreet',
  ],
  ...[
    'Deranged Assistant',
    'Selvala, Explorer Returned',
    "Ashnod's Altar",
    'Orcish Lumberjack',
    'Aether Vial',
    "Lion's Eye Diamond",
    'Blood Celebrant',
  ],
];
const HAND = [
  ...[
    'Ornithopter',
    'Peek',
    'Gitaxian Probe',
    'Battering Craghorn',
    'Echo Tracer',
    'Skirk Commando',
    'Brainstorm',
    'Ponder',
    'Gamble',
    'Goblin Lore',
  ],
  ...[
    'Duress',
    'Ravenous Rats',
    'Elvish Visionary',
    'Counterspell',
    'Lightning Bolt',
    'Grizzly Bears',
    'Meddling Mage',
    'Adaptive Automaton',
    'Explore',
  ],
  ...['Forest', 'Island', 'Mountain', 'Swamp', 'Plains', 'Forest', 'Island', ...PERMANENTS],
];

const listOf = (id: string) => {
  const text = embeddedDecks().find((d) => d.id === id)?.text ?? '';
  return parseDeck(text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));
};

/** A board with much to be seen, and the mana for it. */
function board(below: Below): MagicSetup {
  const place = [0, 1].flatMap((seat) => {
    const some = (from: readonly string[], n: number) => Array.from({ length: n }, () => from[below(from.length)]);
    const put = (zone: 'battlefield' | 'hand' | 'library', cards: readonly string[]) => cards.map((card) => ({ seat, zone, card }));
    return [
      { seat, zone: 'battlefield' as const, card: 'City of Brass', count: 5 },
      ...put('battlefield', some(PERMANENTS, 3)),
      ...put('hand', some(HAND, 7)),
      ...put('library', some(HAND, 25)),
    ];
  });
  return { players: ['A', 'B'].map((name) => ({ name, deck: [], life: 60 })), opening: 'none', place, from: 'precombatMain' };
}

function tableWith(setup: MagicSetup, seed: string): Table {
  const sitter = (name: string): Sitter => {
    return { kind: 'guest', person: name, name, deck: { name: say('seat.open'), main: [], side: [], commanders: [] } };
  };
  const opening: Opening = {
    e: 'open',
    sitters: [sitter('A'), sitter('B')],
    bestOf: 1,
    clock: null,
    listed: false,
    delay: 0,
    beginning: { setup },
  };
  const table = new Table('t', hostedMagic(game, embeddedCard), { ...opening, at: 0 });
  table.apply({ e: 'start', seed, at: 0 });
  return table;
}

/** How often a card is seen, by name. Tokens are made before all eyes. */
function cardsIn(view: View): Map<string, number> {
  const ids = new Map<number, string>();
  const see = (o: ObjectView | null): void => {
    if (o && !o.token && o.card !== '') ids.set(o.id, o.card);
  };
  for (const o of [...view.battlefield, ...view.phased, ...view.exile, ...view.command]) see(o);
  for (const p of view.players) for (const o of [...p.hand, ...p.graveyard, p.libraryTop]) see(o);
  for (const o of view.decision?.cards ?? []) see(o);
  for (const x of view.stack) if (x.kind === 'spell') see(x.source);
  const out = new Map<string, number>();
  for (const name of ids.values()) out.set(name, (out.get(name) ?? 0) + 1);
  return out;
}

/** Cards in the first that are not in the second. */
const moreThan = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): string[] =>
  [...a].flatMap(([name, n]) => (n > (b.get(name) ?? 0) ? [name] : []));

const idsOf = (s: State, seat: number): Set<number> => {
  const v = game.view(s, seat);
  const out = new Set<number>();
  for (const p of v.players) for (const o of [...p.hand, p.libraryTop]) if (o) out.add(o.id);
  for (const o of [...v.battlefield, ...v.exile]) if (!o.faceDown || o.card !== '') out.add(o.id);
  for (const o of v.decision?.cards ?? []) out.add(o.id);
  return out;
};

/** A state that these seats together could not tell from this one: other cards where none of them sees which they are, other chance. */
function otherWorld(s: State, setup: MagicSetup, seats: readonly number[], below: Below): State {
  const state = game.restore(game.save(s), setup) as State;
  const seen = new Set(seats.flatMap((seat) => [...idsOf(s, seat)]));
  const hidden = s.objects.rows.flatMap((o, i) => {
    const secret = o.zone === 'library' || o.zone === 'hand' || ((o.zone === 'battlefield' || o.zone === 'exile') && (o.flags & 2) !== 0);
    return secret && !seen.has(o.id) ? [i] : [];
  });
  // One's own list one knows: those cards are the same in another order.
  const own = seats.map((seat) => hidden.flatMap((i) => (s.objects.rows[i].owner === seat ? [s.objects.rows[i].card] : [])));
  for (const i of hidden) {
    const left = own[seats.indexOf(s.objects.rows[i].owner)];
    const card = left ? left.splice(below(left.length), 1)[0] : s.objects.rows[below(s.objects.rows.length)].card;
    state.objects.rows[i] = { ...state.objects.rows[i], card, face: state._pool.cards[card].home };
  }
  state.rng = { ...state.rng, a: state.rng.a ^ 0x5a5a5a, b: state.rng.b ^ 0x1234567 };
  return state;
}

/** What a seat is shown of what these answers lead to. */
function shown(from: State, moves: readonly Move[], seat: number): string {
  let state = from;
  const out: string[] = [];
  for (const move of moves) {
    if ('concede' in move) return 'conceded';
    const outcome = game.answer(state, move);
    if (!outcome.ok) return `${out.join()} refused`;
    state = outcome.state;
    // The other is asked, or is not: what for is his.
    const view = game.view(state, seat);
    out.push(
      canonicalText({
        ...view,
        decision: view.decision && (view.decision.decider === seat ? view.decision : { seat: view.decision.seat }),
      }),
    );
    out.push(canonicalText(game.viewEvents(state, outcome.events as GameEvent[], seat)));
  }
  return out.join('\n');
}

const found = { positions: 0, free: 0, asked: 0, own: 0 };

const lineOf = (table: Table): GameLine<State, MagicSetup, GameEvent> => table.line as GameLine<State, MagicSetup, GameEvent>;

/** Judges the position for the seat that gave the last answer. @returns what was learned although it is free */
function judged(table: Table, setup: MagicSetup, seat: number, below: Below): string {
  const line = lineOf(table);
  const back = canTakeBack(table, seat);
  if (!back) return '';
  found.positions++;
  const since = line.given.slice(back.to);
  const own = since.every((g) => g.by === seat) && line.state.pending?.decider === seat;
  if (own) found.own++;
  if (!back.free) {
    found.asked++;
    return '';
  }
  found.free++;
  if (!own) return 'the other has answered or is asked';
  const before = line.stateAt(back.to);
  if (canonicalText(before.rng) !== canonicalText(line.state.rng)) return 'chance was used up';
  const knew = [0, 1].map((v) => cardsIn(game.view(before, v)));
  const mine = knew[seat];
  for (let n = back.to + 1; n <= line.n; n++)
    for (const v of [0, 1]) {
      const all = new Map([...knew[v]].map(([name, k]) => [name, v === seat ? k : k + (mine.get(name) ?? 0)]));
      if (v !== seat) for (const [name, k] of mine) if (!all.has(name)) all.set(name, k);
      const more = moreThan(cardsIn(game.view(line.stateAt(n), v)), all);
      if (more.length > 0) return `seat ${v} saw ${more}`;
    }
  const moves = since.map((g) => g.move);
  for (const v of [0, 1]) {
    const other = otherWorld(before, setup, v === seat ? [seat] : [0, 1], below);
    const [x, y] = [shown(before, moves, v), shown(other, moves, v)];
    if (x === y) continue;
    let i = 0;
    while (x[i] === y[i]) i++;
    return `seat ${v} could tell: …${x.slice(Math.max(0, i - 200), i + 100)} <> …${y.slice(Math.max(0, i - 20), i + 100)}`;
  }
  return '';
}

/** Plays at a table by chance, as its stops have it or under full control, and judges each position. */
function play(setup: MagicSetup, seed: string, answers: number): string[] {
  const below = dice(`${seed} policy`);
  const table = tableWith(setup, seed);
  const faults: string[] = [];
  const control = below(3) > 0;
  for (const seat of [0, 1]) table.apply({ e: 'settings', seat, settings: { ...table.settings[seat], fullControl: control }, at: 0 });
  for (let n = 0; n < answers; n++) {
    const d = table.pending();
    if (!d) break;
    const { state } = lineOf(table);
    const auto = automatic(state, d, table.settings[d.decider], 0);
    table.apply({ e: 'move', by: d.decider, move: auto ?? randomLegal(state, below), ...(auto ? { auto: 1 } : {}), at: 0 });
    if (!table.pending()) break;
    for (const seat of [0, 1]) {
      const fault = judged(table, setup, seat, below);
      if (fault !== '') faults.push(`${seed}, answer ${n}, seat ${seat} (${d.kind}): ${fault}`);
    }
    // Now and then it is taken back, so that what follows is judged on another timeline, too.
    const back = canTakeBack(table, d.decider);
    if (back && below(12) === 0) table.apply({ e: 'back', to: back.to, seat: d.decider, at: 0 });
  }
  return faults;
}

/** More of them: `APNAP_ROUNDS=10 npx vitest run packages/server/test/takeback-views.test.ts`. */
const BOARDS = 24 * Number(process.env.APNAP_ROUNDS ?? 1);
const IDS = ['pauper-burn', 'pauper-elves', 'pauper-delver', 'pauper-black-control', 'standard-2015-abzan', 'standard-2015-red'];

describe('taking back freely teaches nobody anything', () => {
  test.each(Array.from({ length: BOARDS }, (_, i) => i))('board %i with much to be seen', (i) => {
    const seed = `takeback board ${i}`;
    expect(play(board(dice(seed)), seed, 90).slice(0, 3)).toEqual([]);
  });

  test.each(IDS.map((id, i) => [id, IDS[(i + 1) % IDS.length]]))('%s against %s', (a, b) => {
    const setup: MagicSetup = { players: [a, b].map((id) => ({ name: id, deck: listOf(id) })) };
    expect(play(setup, `takeback ${a} ${b}`, 120).slice(0, 3)).toEqual([]);
  });

  afterAll(() => {
    // Thousands of positions, and no empty promise: where only the seat itself has answered, it is often free.
    expect(found.positions).toBeGreaterThan(2000);
    expect(found.free).toBeGreaterThan(300);
    expect(found.asked).toBeGreaterThan(300);
    expect(found.free / found.own).toBeGreaterThan(0.5);
  });
});
