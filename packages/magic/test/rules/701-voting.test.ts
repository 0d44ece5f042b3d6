import { describe, expect, it } from 'vitest';
import { define, Table } from '../kit.js';

define(
  {
    name: 'Sick Vote',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Will of the council — Starting with you, each player votes for sickness or psychosis. If sickness gets more votes, creatures your opponents control get -2/-2 until end of turn. If psychosis gets more votes or the vote is tied, each opponent discards two cards.',
  },
  {
    name: 'Capital Vote',
    cost: '{0}',
    type: 'Sorcery',
    text: "Council's dilemma — Starting with you, each player votes for death or taxes. Each opponent sacrifices a creature for each death vote and discards a card for each taxes vote.",
  },
  {
    name: 'Exile Vote',
    cost: '{0}',
    type: 'Sorcery',
    text: "Will of the council — Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.",
  },
  {
    name: 'Secret Vote',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Secret council — Each player secretly votes for truth or dare, then those votes are revealed. You gain 3 life for each truth vote. You lose 1 life for each dare vote.',
  },
  {
    name: 'Money Vote',
    cost: '{0}',
    type: 'Sorcery',
    text: "Council's dilemma — Starting with you, each player votes for time or money. For each time vote, take an extra turn after this one. For each money vote, choose a permanent owned by the voter and gain control of it. Exile Money Vote.",
  },
  { name: 'Second Voice', cost: '{1}', type: 'Creature — Human', pt: '1/1', text: 'While voting, you may vote an additional time.' },
  { name: 'Loud Voice', cost: '{1}', type: 'Creature — Human', pt: '1/1', text: 'While voting, you get an additional vote.' },
  {
    name: 'Grudge',
    cost: '{1}',
    type: 'Creature — Human',
    pt: '1/1',
    text: "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 2 life.",
  },
  { name: 'Fraud', cost: '{0}', type: 'Sorcery', text: 'You choose how each player votes this turn.\nDraw a card.' },
  { name: 'Bear', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
);

/** Each seat votes for these words, in this order. */
function votes(t: Table, a: string[], b: string[]): Table {
  for (const [who, words] of [
    ['A', a.slice()],
    ['B', b.slice()],
  ] as const)
    t.when(
      'option',
      (d) => {
        const word = words.shift();
        const options = (d.ask as unknown as { options: { word?: string }[] }).options;
        const i = options.findIndex((o) => o.word === word);
        return word === undefined ? { pick: [] } : { pick: [i] };
      },
      who,
    );
  return t;
}

const table = (a: object, b: object): Table => new Table({ A: a, B: b }).to('precombatMain', 1);

describe('701.32 voting', () => {
  it('701.32a: each player votes, in turn order; what got more votes happens, and a tie counts for the choice that says so', () => {
    const setup = () => table({ hand: ['Sick Vote'] }, { battlefield: ['Bear'], hand: ['3 Forest'] });
    const both = votes(setup(), ['sickness'], ['sickness']).cast('A', 'Sick Vote').resolve();
    expect(both.names('battlefield', 'B')).toEqual([]);
    expect(both.names('hand', 'B')).toHaveLength(3);
    const tied = votes(setup(), ['sickness'], ['psychosis']).cast('A', 'Sick Vote').resolve();
    expect(tied.names('battlefield', 'B')).toEqual(['Bear']);
    expect(tied.names('hand', 'B')).toHaveLength(1);
    const order = tied.events.filter((e) => e.kind === 'vote').map((e) => [e.player, e.word]);
    expect(order).toEqual([
      [0, 'sickness'],
      [1, 'psychosis'],
    ]);
  });

  it('701.32b: words each have an effect of their own, done as often as they got votes', () => {
    const t = table({ hand: ['Capital Vote'] }, { battlefield: ['2 Bear'], hand: ['3 Forest'] });
    votes(t, ['death'], ['taxes']).cast('A', 'Capital Vote').resolve();
    expect(t.names('battlefield', 'B')).toEqual(['Bear']);
    expect(t.names('hand', 'B')).toHaveLength(2);
  });

  it('701.32b: objects can be voted for; those tied for most votes all count', () => {
    const t = table({ hand: ['Exile Vote'] }, { battlefield: ['Bear', 'Blank', 'Forest'] });
    t.when('option', (d) => (d.seat === 0 ? { pick: [0] } : { pick: [1] }));
    t.cast('A', 'Exile Vote').resolve();
    expect(t.names('exile', 'B').sort()).toEqual(['Bear', 'Blank']);
    expect(t.names('battlefield', 'B')).toEqual(['Forest']);
  });

  it('701.32d: votes beyond the first are cast at the same time; one that may be left out can be', () => {
    const first = table(
      { hand: ['Capital Vote'], battlefield: ['Loud Voice', 'Second Voice'] },
      { battlefield: ['2 Bear'], hand: ['3 Forest'] },
    );
    votes(first, ['taxes', 'taxes', 'taxes'], ['death']).cast('A', 'Capital Vote').resolve();
    expect(first.events.filter((e) => e.kind === 'vote').map((e) => e.player)).toEqual([0, 0, 0, 1]);
    expect(first.names('hand', 'B')).toEqual([]);
    const second = table({ hand: ['Capital Vote'], battlefield: ['Second Voice'] }, { battlefield: ['2 Bear'], hand: ['3 Forest'] });
    votes(second, ['taxes'], ['taxes']).cast('A', 'Capital Vote').resolve();
    expect(second.events.filter((e) => e.kind === 'vote')).toHaveLength(2);
  });

  it('701.32a: a secret vote is told only when all have voted', () => {
    const t = table({ hand: ['Secret Vote'] }, {});
    votes(t, ['truth'], ['dare']);
    let told = -1;
    t.when('option', (d) => {
      if (d.seat === 1) told = t.events.filter((e) => e.kind === 'vote').length;
      return undefined;
    });
    t.cast('A', 'Secret Vote').resolve();
    expect(told).toBe(0);
    expect(t.life('A')).toBe(22);
    expect(t.events.filter((e) => e.kind === 'vote')).toHaveLength(2);
  });

  it('701.32b: "for each vote" is done once for each, with the player who voted', () => {
    const t = table({ hand: ['Money Vote'] }, { battlefield: ['Bear'] });
    votes(t, ['time'], ['money']).cast('A', 'Money Vote').resolve();
    expect(t.names('battlefield', 'A')).toContain('Bear');
    expect(t.state.extraTurns).toEqual([0]);
  });

  it('701.32a: abilities trigger when players finish voting, and know who voted for what', () => {
    const setup = () => table({ hand: ['Capital Vote'], battlefield: ['Grudge'] }, {});
    const unlike = votes(setup(), ['death'], ['taxes']).cast('A', 'Capital Vote').resolve().resolve();
    expect(unlike.life('B')).toBe(18);
    const alike = votes(setup(), ['death'], ['death']).cast('A', 'Capital Vote').resolve().resolve();
    expect(alike.life('B')).toBe(20);
  });

  it('701.32a: another player may choose how all vote', () => {
    const t = table({ hand: ['Fraud', 'Capital Vote'] }, { battlefield: ['2 Bear'] });
    t.cast('A', 'Fraud').resolve();
    const seats: number[] = [];
    t.when('option', (d) => {
      seats.push(d.seat);
      return { pick: [0] };
    });
    t.cast('A', 'Capital Vote').resolve();
    expect(seats).toEqual([0, 0]);
    expect(t.names('battlefield', 'B')).toEqual([]);
  });
});
