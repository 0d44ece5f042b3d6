/** What moves when a view changes, and how fast: without a page. */
import type { CardView, MagicView, PlayerView, StackItem } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { felt, voiceOf } from '../src/motion/heard.js';
import { lengthOf, rateFor, readingTime, timed, tooFast } from '../src/motion/pace.js';
import { plan } from '../src/motion/plan.js';
import type { Group, Step } from '../src/motion/steps.js';

const text = (en: string) => ({ en, zh: en });

const card = (id: number, name: string, types: string[], more: Partial<CardView> = {}): CardView => ({
  id,
  face: name,
  name: text(name),
  owner: 0,
  controller: 0,
  colors: [],
  types,
  subtypes: [],
  supertypes: [],
  manaCost: '',
  keywords: [],
  counters: [],
  group: `${id}`,
  ...more,
});

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  name: `P${seat}`,
  life: 20,
  counters: [],
  handCount: 3,
  hand: [],
  libraryCount: 30,
  libraryTop: null,
  graveyard: [],
  exile: [],
  pool: '',
  landsPlayed: 0,
  marks: [],
  ...more,
});

const view = (more: Partial<MagicView> = {}, players: Partial<PlayerView>[] = [{}, {}]): MagicView => ({
  n: 1,
  seat: 0,
  players: players.map((p, i) => player(i, p)),
  battlefield: [],
  stack: [],
  command: [],
  turn: { number: 1, active: 0, step: 'precombatMain', priority: 0, daytime: '' },
  decision: null,
  result: null,
  ...more,
});

const spell = (id: number, controller: number, of: CardView): StackItem => ({
  id,
  kind: 'spell',
  controller,
  card: of,
  does: text(''),
  targets: [],
  yieldKey: '',
});

const all = (groups: readonly Group[]): Step[] => groups.flat();
const bear = (id: number, more: Partial<CardView> = {}) => card(id, 'Bear', ['Creature'], more);
const grave = (seat: number) => ({ at: 'zone', seat, zone: 'graveyard' });

test('a land goes from the hand to the battlefield, though it is another object there', () => {
  const before = view({}, [{ hand: [card(5, 'Forest', ['Land'])], handCount: 1 }, {}]);
  const after = view({ battlefield: [card(9, 'Forest', ['Land'])] }, [{ handCount: 0 }, {}]);
  expect(plan(before, after, []).groups).toEqual([
    [{ do: 'move', how: 'land', from: { at: 'object', id: 5 }, to: { at: 'object', id: 9 }, look: { id: 9, when: 'after' }, hides: 9 }],
  ]);
});

test('own draws are cards, those of others backs', () => {
  const after = view({}, [
    { hand: [bear(4)], handCount: 4, libraryCount: 29 },
    { handCount: 4, libraryCount: 29 },
  ]);
  const draws = all(plan(view(), after, []).groups);
  expect(draws).toHaveLength(2);
  expect(draws).toContainEqual(expect.objectContaining({ how: 'draw', from: { at: 'zone', seat: 0, zone: 'library' }, hides: 4 }));
  expect(draws).toContainEqual(expect.objectContaining({ how: 'draw', to: { at: 'zone', seat: 1, zone: 'hand' }, look: null }));
});

test('four creatures that die at once die in one group, after the damage has flown and while life is lost', () => {
  const before = view({ battlefield: [1, 2, 3, 4].map((id) => bear(id)) });
  const after = view({}, [{ graveyard: [11, 12, 13, 14].map((id) => bear(id)), life: 17 }, {}]);
  const { groups } = plan(before, after, [{ from: 7, to: -1, n: 3 }]);
  expect(groups.map((g) => g.map((s) => s.do))).toEqual([['hit'], ['life', 'move', 'move', 'move', 'move']]);
  for (const s of groups[1].slice(1)) expect(s).toMatchObject({ how: 'die', to: grave(0), look: { when: 'before' } });
});

test('a token appears, and vanishes where it dies', () => {
  const token = bear(3, { token: true });
  expect(all(plan(view(), view({ battlefield: [token] }), []).groups)).toEqual([{ do: 'appear', id: 3, token: true }]);
  expect(all(plan(view({ battlefield: [token] }), view(), []).groups)).toEqual([{ do: 'vanish', id: 3, dies: true }]);
});

test('who attacks steps forward, counters arrive, a turn has its sign', () => {
  const before = view({ battlefield: [bear(1), bear(2)] });
  const after = view({
    battlefield: [bear(1, { attacking: -2, tapped: true }), bear(2, { counters: [{ kind: '+1/+1', name: text('+1/+1'), n: 2 }] })],
    turn: { number: 2, active: 1, step: 'upkeep', priority: 1, daytime: '' },
  });
  expect(all(plan(before, after, []).groups)).toEqual([
    { do: 'turn', seat: 1 },
    { do: 'attack', id: 1 },
    { do: 'counters', id: 2, by: 2 },
  ]);
});

test("somebody else's spell is to be read: on the stack, or before it is seen to have resolved; an own one is not", () => {
  const bolt = card(8, 'Bolt', ['Instant'], { owner: 1, controller: 1 });
  const cast = view({ stack: [spell(8, 1, bolt)] }, [{}, { handCount: 2 }]);
  expect(plan(view(), cast, []).reading).toMatchObject({ seat: 1, first: false, card: { name: { en: 'Bolt' } } });
  expect(plan(view(), view({}, [{}, { handCount: 2, graveyard: [bolt] }]), []).reading).toMatchObject({ seat: 1, first: true });
  const own = card(9, 'Bolt', ['Instant']);
  const before = view({}, [{ hand: [card(5, 'Bolt', ['Instant'])] }, {}]);
  const after = view({ stack: [spell(9, 0, own)] });
  expect(plan(before, after, []).reading).toBeNull();
  expect(all(plan(before, after, []).groups)).toEqual([expect.objectContaining({ do: 'move', how: 'cast' })]);
});

test("somebody else's ability is to be read where it waits on the stack; an own one is not; a spell comes before an ability", () => {
  const source = card(8, 'Pinger', ['Creature'], { owner: 1, controller: 1 });
  const ability = (controller: number) => ({ ...spell(20, controller, source), kind: 'activated' as const });
  expect(plan(view(), view({ stack: [ability(1)] }), []).reading).toMatchObject({ seat: 1, item: { kind: 'activated' }, card: { id: 8 } });
  expect(plan(view(), view({ stack: [ability(0)] }), []).reading).toBeNull();
  const bolt = card(9, 'Bolt', ['Instant'], { owner: 1, controller: 1 });
  expect(plan(view(), view({ stack: [spell(9, 1, bolt), ability(1)] }), []).reading).toMatchObject({ card: { id: 9 } });
});

test('a spell that was countered is told from one that resolved, and a counter that was countered countered nothing', () => {
  const of = (id: number, seat: number) => card(id, `Spell ${id}`, ['Instant'], { owner: seat, controller: seat });
  const aimed = (id: number, seat: number, ...targets: number[]) => ({ ...spell(id, seat, of(id, seat)), targets });
  const how = (before: MagicView, after: MagicView) =>
    Object.fromEntries(all(plan(before, after, []).groups).flatMap((s) => (s.do === 'move' && s.look ? [[s.look.id, s.how]] : [])));
  const two = view({ stack: [aimed(1, 0), aimed(2, 1, 1)] });
  expect(how(two, view({}, [{ graveyard: [of(1, 0)] }, { graveyard: [of(2, 1)] }]))).toEqual({ 1: 'countered', 2: 'leave' });
  const three = view({ stack: [aimed(1, 0), aimed(2, 1, 1), aimed(3, 0, 2)] });
  const rest = view({ stack: [aimed(1, 0)] }, [{ graveyard: [of(3, 0)] }, { graveyard: [of(2, 1)] }]);
  expect(how(three, rest)).toEqual({ 2: 'countered', 3: 'leave' });
  const none = view({}, [{ graveyard: [of(3, 0), of(1, 0)] }, { graveyard: [of(2, 1)] }]);
  expect(how(three, none)).toEqual({ 1: 'leave', 2: 'countered', 3: 'leave' });
});

test('the end names those who lost; a draw has nobody to fall', () => {
  const result = (winners: number[]) => ({ winners, reason: text('') }) as unknown as NonNullable<MagicView['result']>;
  expect(all(plan(view(), view({ result: result([0]) }), []).groups)).toEqual([{ do: 'over', won: true, lost: [1] }]);
  expect(all(plan(view(), view({ result: result([1]) }), []).groups)).toEqual([{ do: 'over', won: false, lost: [0] }]);
  expect(plan(view(), view({ result: result([]) }), []).groups).toEqual([]);
});

test('nothing moves where nothing has changed', () => {
  const same = view({ battlefield: [bear(1)] });
  expect(plan(same, { ...same, n: 2 }, [])).toEqual({ groups: [], reading: null });
});

const STEPS: Group[] = [[{ do: 'turn', seat: 0 }], [{ do: 'hit', from: 1, to: 2, n: 3 }]];

test('groups come one after the other, by the speed that is set', () => {
  const normal = timed(STEPS, 'normal');
  expect(normal[1].at).toBe(normal[0].takes);
  expect(lengthOf(timed(STEPS, 'fast'))).toBeLessThan(lengthOf(normal));
  expect(lengthOf(timed(STEPS, 'calm'))).toBeGreaterThan(lengthOf(normal));
  expect(lengthOf(timed(STEPS, 'off'))).toBe(0);
  expect(lengthOf([])).toBe(0);
});

test('what waits is shown within 1.2 seconds, faster the more there is, and as one where nobody could follow', () => {
  expect(rateFor(800, 0)).toBe(1);
  expect(2400 * rateFor(2400, 0)).toBeLessThanOrEqual(1200);
  expect(2400 * rateFor(2400, 600)).toBeLessThanOrEqual(600);
  expect(rateFor(500, 5000)).toBe(0);
  expect(tooFast(rateFor(2400, 0))).toBe(false);
  expect(tooFast(rateFor(6000, 0))).toBe(true);
});

test('a longer text stands longer, and none for ever', () => {
  expect(readingTime('a'.repeat(100), 'normal')).toBeGreaterThan(readingTime('a', 'normal'));
  expect(readingTime('对任意一个目标造成伤害', 'normal')).toBeGreaterThan(readingTime('a'.repeat(11), 'normal'));
  expect(readingTime('a'.repeat(9999), 'normal')).toBeLessThan(5000);
  expect(readingTime('a', 'off')).toBe(0);
});

test('steps have voices, and the hand feels own damage and the own turn', () => {
  expect(voiceOf({ do: 'hit', from: 1, to: 2, n: 3 })).toBe('damage');
  expect(voiceOf({ do: 'life', seat: 0, from: 20, to: 23 })).toBe('gain');
  expect(voiceOf({ do: 'over', won: false, lost: [0] })).toBe('lose');
  expect(felt([{ do: 'life', seat: 0, from: 20, to: 17 }], 0)).toBeGreaterThan(0);
  expect(felt([{ do: 'life', seat: 1, from: 20, to: 17 }], 0)).toBe(0);
  expect(felt([{ do: 'turn', seat: 0 }], 0)).toBeGreaterThan(0);
});

test('807.4: the sign of a turn is for one that begins, not for one that goes on; what is on the stack of another has not left', () => {
  const item: StackItem = {
    id: 7,
    kind: 'triggered',
    controller: 1,
    card: card(9, 'Bear', ['Creature']),
    does: text('x'),
    targets: [],
    yieldKey: '',
  };
  const melee = (number: number, latest: number, stack: StackItem[], others: StackItem[]): MagicView =>
    view({
      stack,
      turn: {
        number,
        active: number,
        step: 'upkeep',
        priority: 0,
        daytime: '',
        latest,
        others: [{ marker: 2, seat: 1, step: 'upkeep', stack: others }],
      },
    });
  const steps = (a: MagicView, b: MagicView): Step[] => plan(a, b, []).groups.flat();
  expect(steps(melee(2, 2, [item], []), melee(1, 2, [], [item]))).toEqual([]);
  expect(steps(melee(1, 2, [], []), melee(3, 3, [], []))).toEqual([{ do: 'turn', seat: 3 }]);
});
