/** Whatever a viewer may not know can be changed, and every byte that reaches him stays the same, numbers of objects too (CR 400.2, 708.5). */
import { embeddedCard } from '@apnap/cards';
import { FLAG, type GameEvent, type MagicSetup, magicGame, type Obj, type State } from '@apnap/magic';
import { createPlayer, Dice } from '@apnap/players';
import { describe, expect, test } from 'vitest';
import { gameView } from '../src/magic/game.js';
import { hostedMagic } from '../src/magic/index.js';
import { Telling } from '../src/magic/log.js';
import { GameLine } from '../src/tables/line.js';
import { Handles } from '../src/views/handles.js';

const game = magicGame(embeddedCard);
const deck = (...cards: [number, string][]): MagicSetup['players'][0]['deck'] => cards.map(([count, card]) => ({ count, card }));

const SETUPS: Record<string, MagicSetup> = {
  'morphs and blue spells': {
    players: [
      { name: 'A', deck: deck([18, 'Mountain'], [8, 'Battering Craghorn'], [8, 'Skirk Commando'], [6, 'Lightning Bolt']) },
      { name: 'B', deck: deck([18, 'Island'], [8, 'Echo Tracer'], [6, 'Brainstorm'], [4, 'Ponder'], [4, 'Counterspell']) },
    ],
  },
  'discard and searching': {
    players: [
      { name: 'A', deck: deck([17, 'Swamp'], [6, 'Duress'], [6, 'Raise Dead'], [6, 'Chittering Rats'], [5, 'Phyrexian Rager']) },
      {
        name: 'B',
        deck: deck([17, 'Forest'], [6, 'Rampant Growth'], [6, 'Llanowar Elves'], [6, 'Grizzly Bears'], [5, 'Elvish Visionary']),
      },
    ],
  },
};

type Viewer = number | null;
const may = (bits: number, viewer: Viewer): boolean => bits === -1 || (viewer !== null && (bits & (1 << viewer)) !== 0);

/** Objects that an event the viewer was told of has named. */
const shownBy = (events: readonly GameEvent[], viewer: Viewer): Set<number> =>
  new Set(events.flatMap((e) => (may(e.known, viewer) ? [e.object, e.became, ...e.ids] : [])));

function hidden(s: State, viewer: Viewer, shown: ReadonlySet<number>): Obj[] {
  const d = s.pending;
  const offered = new Set(
    d && (d.seat === viewer || d.decider === viewer) && 'options' in d.ask
      ? d.ask.options.map((o) => (o as { entity?: number }).entity ?? 0)
      : [],
  );
  return s.objects.rows.filter((o) => {
    if (offered.has(o.id) || shown.has(o.id) || may(o.known, viewer) || o.zone === 'gone') return false;
    if (o.zone === 'library') return true;
    if (o.zone === 'hand') return o.owner !== viewer;
    return (o.flags & FLAG.faceDown) !== 0 && o.controller !== viewer;
  });
}

/** A state the viewer can't tell from this one. */
function otherWorld(
  s: State,
  setup: MagicSetup,
  viewer: Viewer,
  shown: ReadonlySet<number>,
  dice: Dice,
): { state: State; changed: number } {
  const state = game.restore(game.save(s), setup) as State;
  const places = hidden(s, viewer, shown);
  const cards = [...new Set(s.objects.rows.filter((o) => !(o.flags & FLAG.token)).map((o) => o.card))];
  for (const o of places) {
    const i = state.objects.rows.findIndex((x) => x.id === o.id);
    state.objects.rows[i] = { ...state.objects.rows[i], card: cards[dice.below(cards.length)] };
  }
  state.rng = { ...state.rng, a: state.rng.a ^ 0x5a5a5a };
  if (state.pending && state.pending.decider !== viewer && state.pending.visible !== 'all') {
    const { source: _, ...rest } = state.pending;
    state.pending = { ...rest, kind: 'other', rule: '100.1', prompt: { id: 'ask.may' }, ask: { form: 'confirm' } };
  }
  return { state, changed: places.length };
}

/** The place where two texts differ, for a message that can be read. */
function firstDifference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 200), i + 60)} <> …${b.slice(i, i + 60)}`;
}

describe.each(Object.entries(SETUPS))('%s', (_, setup) => {
  test.each(['one', 'two'])('game %s: view and log of each viewer do not depend on what is hidden', (seed) => {
    const line = new GameLine(hostedMagic(game), setup, seed);
    const players = [0, 1].map((seat) => createPlayer('random', `${seed}${seat}`, embeddedCard));
    const dice = new Dice(seed);
    let changed = 0;
    for (let n = 0; n < 260 && line.state.pending; n++) {
      const player = players[line.state.pending.decider];
      const view = game.view(line.state, line.state.pending.decider);
      const outcome = line.play({ move: player.choose(view as never), by: line.state.pending.decider, at: 0, auto: false });
      if (!outcome.ok || n % 6 > 0) continue;
      for (const viewer of [0, 1, null]) {
        const other = otherWorld(line.state, setup, viewer, shownBy(line.eventsOf(line.n), viewer), dice);
        changed += other.changed;
        const bytes = (s: State): string => {
          const shown = gameView(s, viewer, line.n, new Handles('secret', viewer));
          const telling = new Telling(viewer, ['A', 'B'], [20, 20]);
          telling.add(s, line.eventsOf(line.n), line.n);
          return JSON.stringify([shown.view, [...shown.faces.values()], telling.lines]);
        };
        const [x, y] = [bytes(other.state), bytes(line.state)];
        expect(x === y ? '' : firstDifference(x, y)).toBe('');
      }
    }
    expect(changed).toBeGreaterThan(1000);
  });
});

test('numbers of objects say nothing: they are not the numbers of the engine, and differ from viewer to viewer', () => {
  const [a, b] = [new Handles('secret', 0), new Handles('secret', 1)];
  const ids = Array.from({ length: 2000 }, (_, i) => 16_384 + i);
  const of = (h: Handles): number[] => ids.map((id) => h.handle(id));
  expect(new Set(of(a)).size).toBe(ids.length);
  expect(of(a).filter((n) => of(b).includes(n))).toEqual([]);
  expect(a.idOf(b.handle(16_384))).toBe(0);
  expect(a.handle(-1)).toBe(-1);
  const rising = of(a).filter((n, i, all) => i > 0 && n > all[i - 1]).length;
  expect(rising).toBeGreaterThan(800);
  expect(rising).toBeLessThan(1200);
});
