/** For how long a computer waits for what people of its team say (CR 805.2), and what it makes of that. */
import type { Answer, Decision } from '@apnap/kernel';
import type { Part } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { TeamChoices } from '../src/live/team-choices.js';
import type { Table } from '../src/tables/table.js';

const ATTACK = {
  id: 4,
  seat: 0,
  decider: 0,
  kind: 'attackers',
  rule: '508.1',
  ask: { form: 'pair', options: [1, 2, 3], partners: [1], allowed: [[0], [0], [0]], most: [1, 1, 1] },
} as unknown as Decision;

/** A table on whose first seat a computer decides for people on the second and the third. */
function seated(o: { left?: number[]; illegal?: (answer: Answer) => boolean; passing?: number } = {}) {
  const clock = { now: 1000 };
  const at = { decision: ATTACK as Decision | null, n: 7, era: 1 };
  const parts = new Map<number, Part>([
    [1, [1]],
    [2, [2]],
  ]);
  const words = { en: 'not so', zh: '不行' };
  const hosted = {
    shared: () => parts,
    illegal: (_: unknown, __: Decision, answer: Answer) => (o.illegal?.(answer) ? { text: words, rule: '508.1c' } : null),
    answerText: (_: unknown, __: Decision, answer: Answer) => ({ en: JSON.stringify(answer), zh: '' }),
    ruleIn: (_: unknown, rule: string) => rule,
    text: () => words,
    turnOf: () => 3,
  };
  const table = {
    sitters: ['computer', 'guest', 'guest'].map((kind) => ({ kind })),
    settings: [0, 1, 2].map((seat) => ({ passUntil: seat === o.passing ? 'endOfTurn' : '' })),
    clock: o.left ? { view: () => ({ left: o.left }) } : null,
    game: 1,
    alone: false,
    hosted,
    isComputer: (seat: number) => seat === 0,
    pending: () => at.decision,
    get era() {
      return at.era;
    },
    get line() {
      return { n: at.n, state: {}, hosted };
    },
  };
  const team = new TeamChoices({
    table: table as unknown as Table,
    time: () => clock.now,
    steady: () => clock.now,
    inPlaceOf: async () => null,
    would: () => true,
    changed: () => {},
  });
  return { team, clock, at, until: () => team.viewFor(0).team?.awaits?.until };
}

const OWN: Answer = {
  pairs: [
    [0, 0],
    [1, 0],
  ],
};

test('half a minute from when they are shown it, and a minute for who is away', () => {
  const { team, clock, until } = seated();
  expect(until()).toBe(61_000);
  clock.now += 5000;
  team.viewFor(1);
  expect(until()).toBe(61_000);
  team.viewFor(2);
  expect(until()).toBe(36_000);
  // Who comes back has no more than the rest of it.
  clock.now += 5000;
  team.viewFor(2);
  expect(until()).toBe(36_000);
});

test('no longer than they have on their clocks, and not for who lets the turn pass', () => {
  const { team, until } = seated({ left: [0, 12, 900] });
  team.viewFor(1);
  team.viewFor(2);
  expect(until()).toBe(31_000);
  team.say(2, 4, 7, null);
  expect(until()).toBe(13_000);
  expect(seated({ passing: 2 }).team.viewFor(1).team?.awaits?.seats).toEqual([1]);
});

test('it answers when all have spoken, with their parts in its own answer', async () => {
  const { team } = seated();
  const agreed = team.agreed(ATTACK, OWN);
  expect(team.say(1, 4, 7, { pairs: [] }).ok).toBe(true);
  expect(team.say(2, 4, 7, { pairs: [[0, 0]] }).ok).toBe(true);
  expect(await agreed).toEqual({
    pairs: [
      [0, 0],
      [2, 0],
    ],
  });
  expect(team.viewFor(1).unheeded).toBeUndefined();
});

test('where all of it is not legal together it does what is, and tells who was not followed', async () => {
  const { team } = seated({ illegal: (a) => 'pairs' in a && a.pairs.length > 2 });
  const agreed = team.agreed(ATTACK, OWN);
  team.say(2, 4, 7, { pairs: [[0, 0]] });
  team.say(1, 4, 7, null);
  expect(await agreed).toEqual(OWN);
  expect(team.viewFor(2).unheeded).toMatchObject({ rule: '508.1c', text: { en: 'not so' } });
  expect(team.viewFor(1).unheeded).toBeUndefined();
});

test('a decision that is gone is waited for no longer, and takes what was said with it', async () => {
  const { team, at } = seated();
  const agreed = team.agreed(ATTACK, OWN);
  team.say(1, 4, 7, { pairs: [] });
  at.era = 2;
  expect(team.viewFor(1).team?.said).toEqual([]);
  expect(await agreed).toEqual(OWN);
  at.decision = null;
  expect(team.viewFor(1)).toEqual({});
  expect(team.say(1, 4, 7, { pairs: [] }).ok).toBe(false);
});

test('of what is not one’s own nothing can be said, and nothing by who has no part', () => {
  const { team } = seated();
  expect(team.say(1, 4, 7, { pairs: [[1, 0]] }).ok).toBe(false);
  expect(team.say(1, 4, 6, { pairs: [] }).ok).toBe(false);
  expect(team.say(3, 4, 7, { pairs: [] }).ok).toBe(false);
  expect(team.viewFor(3)).toEqual({});
  expect(team.viewFor(null)).toEqual({});
});
