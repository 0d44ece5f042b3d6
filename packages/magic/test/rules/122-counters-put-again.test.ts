/** CR 122.8: the counters of something that left are put on something else; CR 701.9e: of each kind. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  {
    name: 'Pupil',
    type: 'Creature — Spirit',
    cost: '{W}',
    pt: '0/1',
    text: 'When this creature dies, put its counters on target creature you control.',
  },
  {
    name: 'Apprentice',
    type: 'Creature — Spirit',
    cost: '{W}',
    pt: '0/1',
    text: 'When this creature dies, if it had counters on it, put those counters on target creature you control.',
  },
  { name: 'End', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Twofold', type: 'Instant', cost: '{G}', text: 'Double the number of each kind of counter on target creature.' },
);

const counters = [
  { kind: '+1/+1', n: 2 },
  { kind: 'shield', n: 1 },
] as const;

describe.each(['Pupil', 'Apprentice'])('122.8: the counters of %s, which died', (name) => {
  it('are put on another creature, as many of each kind', () => {
    const t = table({
      A: {
        battlefield: [
          {
            card: name,
            counters: [
              { kind: '+1/+1', n: 2 },
              { kind: 'charge', n: 3 },
            ],
          },
          'Bear',
          'Swamp',
        ],
        hand: ['End'],
      },
    });
    t.choose('targets', 'Bear');
    t.cast('A', 'End', { targets: [name] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain(name);
    expect(t.counters('Bear', '+1/+1')).toBe(2);
    expect(t.counters('Bear', 'charge')).toBe(3);
  });
});

describe('701.9e: each kind of counter', () => {
  it('is doubled by itself', () => {
    const t = table({ A: { battlefield: [{ card: 'Bear', counters: [...counters] }, 'Forest'], hand: ['Twofold'] } });
    t.cast('A', 'Twofold', { targets: ['Bear'] }).resolve();
    expect(t.counters('Bear', '+1/+1')).toBe(4);
    expect(t.counters('Bear', 'shield')).toBe(2);
  });
});
