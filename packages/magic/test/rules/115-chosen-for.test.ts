/** CR 115.1, 601.2c, 608.2b: targets chosen at random, and targets chosen for each of several players; 700.2 modes chosen at random. */
import { type Decision, defaultAnswer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import type { MagicSetup, State } from '../../src/index.js';
import { define, game, nameOf, Table, table } from '../kit.js';

define(
  { name: 'Wanderer', cost: '{1}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Pilgrim', cost: '{1}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Hermit', cost: '{1}', type: 'Creature — Bear', pt: '2/2' },
  {
    name: 'Round of Exile',
    cost: '{0}',
    type: 'Sorcery',
    text: 'For each opponent, exile up to one target creature that player controls.',
  },
  {
    name: 'Round of Shares',
    cost: '{0}',
    type: 'Sorcery',
    text: 'For each opponent, exile up to one target creature that player controls and that player gains life equal to its power.',
  },
  {
    name: 'Round of Theft',
    cost: '{0}',
    type: 'Sorcery',
    text: 'For each opponent, gain control of target creature that player controls.',
  },
  { name: 'Blind Shot', cost: '{0}', type: 'Instant', text: 'Blind Shot deals 1 damage to any target chosen at random.' },
  {
    name: 'Wild Song',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Choose one at random —\n• You gain 1 life.\n• You gain 2 life.\n• You gain 3 life.',
  },
  { name: 'Blame', cost: '{0}', type: 'Sorcery', text: 'Choose an opponent at random. Blame deals 3 damage to that player.' },
  { name: 'Lot', cost: '{0}', type: 'Sorcery', text: 'You gain X life, where X is a number chosen at random from 1 to 4.' },
  {
    name: 'Muster',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Target creature gains two abilities chosen at random from flying, first strike, and vigilance until end of turn.',
  },
); // prettier-ignore

const forest = [{ card: 'Forest', count: 20 }];

/** A, B and C, with these creatures; A has the spells in hand. */
const three = (hand: string[], place: [number, string][], seed = 'three'): State =>
  game.create(
    {
      players: ['A', 'B', 'C'].map((name) => ({ name, deck: forest })),
      first: 0,
      opening: 'placed',
      from: 'precombatMain',
      place: [
        ...place.map(([seat, card]) => ({ seat, card, zone: 'battlefield' as const })),
        ...hand.map((card) => ({ seat: 0, card, zone: 'hand' as const })),
      ],
    } satisfies MagicSetup,
    seed,
  ).state;

const answered = (s: State, answer: ReturnType<typeof defaultAnswer>): State => {
  const out = game.answer(s, answer);
  if (!out.ok) throw new Error(out.refusal.rule);
  return out.state;
};

/** A casts the card and everybody passes until the stack is empty again; targets are chosen by `pick`, all others by default. */
function castBy(s: State, name: string, pick: (d: Decision, s: State) => number[]): { state: State; asked: string[][] } {
  let state = s;
  const asked: string[][] = [];
  let cast = false;
  for (let n = 0; n < 200; n++) {
    const d = state.pending as Decision;
    if (d.kind === 'act' && cast && state.stack.length === 0) return { state, asked };
    if (d.kind === 'act' && !cast && d.seat === 0) {
      const options = (d.ask as unknown as { options: { act: string; object: number }[] }).options;
      const at = options.findIndex((o) => o.act === 'cast' && nameOf(state, o.object) === name);
      cast = true;
      state = answered(state, { pick: [at] });
    } else if (d.kind === 'targets') {
      asked.push((d.ask as unknown as { options: { entity: number }[] }).options.map((o) => nameOf(state, o.entity)));
      state = answered(state, { pick: pick(d, state) });
    } else state = answered(state, d.kind === 'act' ? { pick: [0] } : defaultAnswer(d));
  }
  throw new Error('never resolved');
}

const battlefield = (s: State): string[] => s.battlefield.map((id) => nameOf(s, id)).sort();

describe('601.2c: targets for each of several players', () => {
  const board: [number, string][] = [
    [1, 'Wanderer'],
    [1, 'Hermit'],
    [2, 'Pilgrim'],
    [0, 'Hermit'],
  ];

  it('each opponent has targets of their own, asked for one after another; what you control is none', () => {
    const { state, asked } = castBy(three(['Round of Exile'], board), 'Round of Exile', () => [0]);
    expect(asked).toEqual([['Wanderer', 'Hermit'], ['Pilgrim']]);
    expect(battlefield(state)).toEqual(['Hermit', 'Hermit']);
  });

  it('“up to one”: none may be chosen for one of them', () => {
    const { state } = castBy(three(['Round of Exile'], board), 'Round of Exile', (d, s) =>
      (d.ask as unknown as { options: { entity: number }[] }).options.some((o) => nameOf(s, o.entity) === 'Pilgrim') ? [0] : [],
    );
    expect(battlefield(state)).toEqual(['Hermit', 'Hermit', 'Wanderer']);
  });

  it('“target” for each: it can’t be cast when one of them has none', () => {
    const alone = three(['Round of Theft'], [[1, 'Wanderer']]);
    const d = alone.pending as Decision;
    const acts = (d.ask as unknown as { options: { act: string; object: number }[] }).options;
    expect(acts.some((o) => o.act === 'cast' && nameOf(alone, o.object) === 'Round of Theft')).toBe(false);
    const { state } = castBy(three(['Round of Theft'], board), 'Round of Theft', () => [0]);
    expect(state.battlefield.filter((id) => ['Wanderer', 'Pilgrim'].includes(nameOf(state, id))).length).toBe(2);
  });

  it('608.2h: what is said of “that player” and “its power” is about each target as it was', () => {
    const { state } = castBy(three(['Round of Shares'], board), 'Round of Shares', () => [0]);
    expect(state.players.rows.map((p) => p.life)).toEqual([20, 22, 22]);
  });
});

/** What came of it under 24 seeds. */
const under = <T>(act: (seed: string) => T): Set<T> => new Set(Array.from({ length: 24 }, (_, i) => act(`seed ${i}`)));

describe('left to chance', () => {
  const one = (hand: string, seed: string): Table =>
    new Table({ A: { hand: [hand], battlefield: ['Wanderer'] }, B: { battlefield: ['Pilgrim'] } }, seed).to('precombatMain', 1);

  it('115.1: a target chosen at random is chosen as the spell is put on the stack, without asking', () => {
    const hit = under((seed) => {
      const t = one('Blind Shot', seed);
      t.when('targets', () => {
        throw new Error('nobody chooses');
      });
      t.cast('A', 'Blind Shot');
      t.resolve();
      return `${t.life('A')} ${t.life('B')}`;
    });
    // either player, or one of the creatures
    expect([...hit].sort()).toEqual(['19 20', '20 19', '20 20']);
  });

  it('700.2: a mode chosen at random', () => {
    const gained = under((seed) => one('Wild Song', seed).cast('A', 'Wild Song').resolve().life('A'));
    expect([...gained].sort()).toEqual([21, 22, 23]);
  });

  it('a number chosen at random lies within its bounds, and each can be the one', () => {
    const gained = under((seed) => one('Lot', seed).cast('A', 'Lot').resolve().life('A'));
    expect([...gained].sort()).toEqual([21, 22, 23, 24]);
  });

  it('an opponent chosen at random is the one that is spoken of', () => {
    expect(
      table({ A: { hand: ['Blame'] } })
        .cast('A', 'Blame')
        .resolve()
        .life('B'),
    ).toBe(17);
  });

  it('two of three abilities, never one of them twice', () => {
    const given = under((seed) => {
      const t = one('Muster', seed);
      t.choose('targets', 'Wanderer').cast('A', 'Muster').resolve();
      return t.perm('Wanderer').keywords.slice().sort().join();
    });
    expect([...given].sort()).toEqual(['firstStrike,flying', 'firstStrike,vigilance', 'flying,vigilance']);
  });
});
