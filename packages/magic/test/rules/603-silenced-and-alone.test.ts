import { describe, expect, it } from 'vitest';
import { define, Table } from '../kit.js';

define(
  {
    name: 'Hush',
    type: 'Artifact',
    text: "Permanents entering don't cause abilities of permanents your opponents control to trigger.",
  },
  { name: 'Greeter', cost: '{0}', type: 'Creature — Human', pt: '1/1', text: 'When Greeter enters, you gain 1 life.' },
  { name: 'Bear', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Murder', cost: '{0}', type: 'Instant', text: 'Destroy target creature.' },
  { name: 'Doom', cost: '{0}', type: 'Instant', text: 'Destroy all creatures.' },
  {
    name: 'Mourner',
    type: 'Artifact',
    text: 'Whenever a creature dies, if it was attacking or blocking alone, you gain 1 life.',
  },
  {
    name: 'Guard',
    type: 'Artifact',
    text: 'Whenever you tap an untapped creature an opponent controls, you gain 1 life.',
  },
  { name: 'Freeze', cost: '{0}', type: 'Instant', text: 'Tap all creatures.' },
  {
    name: 'Grow',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Put a +1/+1 counter on target creature you control, then double the number of +1/+1 counters on each creature that had a +1/+1 counter put on it this way.',
  },
  { name: 'No Growth', cost: '{0}', type: 'Artifact', text: "Creatures can't have counters put on them." },
  {
    name: 'Broker',
    type: 'Artifact',
    text: 'Whenever one or more creatures an opponent controls deal combat damage to one or more of your opponents, you and the controller of those creatures each draw a card.',
  },
  {
    name: 'Smith',
    cost: '{3}',
    type: 'Sorcery',
    text: "You may pay {0} rather than pay this spell's mana cost.\nIf the {0} cost was paid, an opponent draws a card.\nYou gain 1 life.",
  },
);

describe('603.2 abilities that an event does not trigger', () => {
  it('101.2: those of permanents of opponents, and no others', () => {
    const t = new Table({ A: { hand: ['Greeter'] }, B: { battlefield: ['Hush'], hand: ['Greeter'] } }).to('precombatMain', 1);
    t.cast('A', 'Greeter').resolveAll();
    expect(t.life('A')).toBe(20);
    t.to('precombatMain', 2).cast('B', 'Greeter').resolveAll();
    expect(t.life('B')).toBe(21);
  });
});

describe('506.5 attacking and blocking alone', () => {
  const fight = (hand: string[], attackers: string[]): Table => {
    const t = new Table({ A: { hand, battlefield: ['Mourner', ...attackers] }, B: { battlefield: ['Bear'] } }).to('precombatMain', 1);
    return t.attack(...attackers.flatMap((a) => (a === '2 Bear' ? ['Bear', 'Bear'] : [a])));
  };

  it('of two that attack neither is alone, but the one that is left is', () => {
    const t = fight(['Murder', 'Murder'], ['2 Bear']);
    t.choose('targets', 'Bear')
      .cast('A', 'Murder', { targets: ['Bear'] })
      .resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Murder', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });

  it('608.2h: of two that die at the same time neither was alone', () => {
    const t = fight(['Doom'], ['2 Bear']).cast('A', 'Doom').resolveAll();
    expect(t.names('battlefield')).toEqual(['Mourner']);
    expect(t.life('A')).toBe(20);
  });

  it('a creature that blocks alone, and the attacker that it blocks', () => {
    const t = fight([], ['Bear']).block(['Bear', 'Bear']);
    t.to('postcombatMain', 1);
    expect(t.life('A')).toBe(22);
  });
});

describe('603.2 who taps, puts counters, deals damage', () => {
  it('701.21a: who controls the effect that taps it', () => {
    const t = new Table({ A: { battlefield: ['Guard', 'Bear'], hand: ['Freeze'] }, B: { battlefield: ['2 Bear'], hand: ['Freeze'] } });
    t.to('precombatMain', 1).cast('A', 'Freeze').resolveAll();
    expect(t.life('A')).toBe(22);
    t.to('precombatMain', 2).cast('B', 'Freeze').resolveAll();
    expect(t.life('A')).toBe(22);
  });

  it('608.2c: only what a counter was put on', () => {
    const t = new Table({ A: { battlefield: ['Bear', { card: 'Greeter', counters: [{ kind: '+1/+1', n: 3 }] }], hand: ['Grow'] } });
    t.to('precombatMain', 1)
      .cast('A', 'Grow', { targets: ['Bear'] })
      .resolveAll();
    expect(t.counters('Bear', '+1/+1')).toBe(2);
    expect(t.counters('Greeter', '+1/+1')).toBe(3);
  });

  it("101.2: on what can't have one none was put", () => {
    const t = new Table({ A: { battlefield: [{ card: 'Bear', counters: [{ kind: '+1/+1', n: 3 }] }], hand: ['Grow', 'No Growth'] } });
    t.to('precombatMain', 1)
      .cast('A', 'No Growth')
      .resolveAll()
      .cast('A', 'Grow', { targets: ['Bear'] })
      .resolveAll();
    expect(t.counters('Bear', '+1/+1')).toBe(3);
  });

  it('603.2c: once for all creatures that deal it; not for damage to you', () => {
    const t = new Table({ A: { battlefield: ['Broker'] }, B: { battlefield: ['2 Bear'] } }).to('precombatMain', 2);
    const cards = t.names('hand', 'A').length;
    t.attack('Bear', 'Bear').to('postcombatMain', 2);
    expect(t.life('A')).toBe(16);
    expect(t.names('hand', 'A')).toHaveLength(cards);
  });
});

describe('118.9d the alternative cost of the spell itself', () => {
  it.each([
    ['alternative', 1],
    ['normal', 0],
  ] as const)('paid %s: %i cards', (way, drawn) => {
    define({ name: 'Rock', type: 'Artifact', text: '{T}: Add {C}{C}{C}.' });
    const t = new Table({ A: { battlefield: ['Rock'], hand: ['Smith'] } }).to('precombatMain', 1);
    t.cast('A', 'Smith', { way }).resolveAll();
    expect(t.names('hand', 'B')).toHaveLength(drawn);
    expect(t.life('A')).toBe(21);
  });
});
