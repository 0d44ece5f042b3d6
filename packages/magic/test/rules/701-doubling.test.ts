/** Doubling (CR 701.9) and piles (CR 700.3). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/3' },
  {
    name: 'Grow',
    type: 'Sorcery',
    cost: '{G}',
    text: 'Put a +1/+1 counter on target creature you control, then double the number of +1/+1 counters on that creature.',
  },
  { name: 'Rage', type: 'Instant', cost: '{R}', text: 'Double the power of target creature until end of turn.' },
  { name: 'Surge', type: 'Instant', cost: '{R}', text: "Double target creature's power and toughness until end of turn." },
  {
    name: 'Split',
    type: 'Instant',
    cost: '{U}',
    text: 'Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
  },
);

describe('701.9 Double', () => {
  it('701.9e as many counters again as it has', () => {
    const t = table({ A: { hand: ['Grow'], battlefield: ['Forest', { card: 'Bear', counters: [{ kind: '+1/+1', n: 2 }] }] } });
    t.cast('A', 'Grow', { targets: ['Bear'] }).resolve();
    expect(t.counters('Bear', '+1/+1')).toBe(6);
  });
  it('701.9b the power is what it is as the effect begins', () => {
    const t = table({ A: { hand: ['Rage', 'Surge'], battlefield: ['2 Mountain', 'Bear'] } });
    t.cast('A', 'Rage', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('4/3');
    t.cast('A', 'Surge', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('8/6');
    t.to('upkeep', 2);
    expect(t.pt('Bear')).toBe('2/3');
  });
});

describe('700.3 Piles', () => {
  it('700.3 an opponent separates, you choose; a pile may be empty', () => {
    const t = table({ A: { hand: ['Split'], battlefield: ['Island'], library: ['Bear', 'Forest', 'Mountain'] } });
    t.when('choose', (d, s) => (d.prompt.id === 'ask.separate' && s.turn.number === 1 ? { pick: [0, 1] } : undefined), 'B');
    t.when('option', (d) => (d.prompt.id === 'ask.pile' ? { pick: [1] } : undefined), 'A');
    t.cast('A', 'Split').resolve();
    expect(t.names('hand')).toEqual(['Mountain']);
    expect(t.names('graveyard').sort()).toEqual(['Bear', 'Forest', 'Split']);
  });
});
