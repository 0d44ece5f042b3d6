/** What is said of a spell that is cast by a permission (CR 601.3, 614.12), and creatures that are suspected no longer (CR 701.58c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Gate',
    type: 'Enchantment',
    cost: '{0}',
    text: 'You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a finality counter on it.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Accuse', type: 'Instant', cost: '{0}', text: 'Suspect target creature.' },
  {
    name: 'Absolver',
    type: 'Creature — Sheep',
    cost: '{0}',
    pt: '1/1',
    text: 'When Absolver enters, all suspected creatures are no longer suspected.',
  },
  {
    name: 'Double',
    type: 'Creature — Shapeshifter',
    cost: '{0}',
    pt: '0/0',
    text: 'You may have Double enter the battlefield as a copy of any creature card in a graveyard.',
  },
);

describe('CR 614.12: what was cast by the permission', () => {
  it('enters with the counter', () => {
    const t = table({ A: { graveyard: ['Bear'], battlefield: ['Gate'] } });
    t.cast('A', 'Bear').resolve();
    expect(t.counters('Bear', 'finality')).toBe(1);
  });
  it('what was cast from the hand does not', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Gate'] } });
    t.cast('A', 'Bear').resolve();
    expect(t.counters('Bear', 'finality')).toBe(0);
  });
});

describe('CR 701.58c: a creature that is no longer suspected', () => {
  it('loses what being suspected gave it', () => {
    const t = table({ A: { hand: ['Accuse', 'Absolver'], battlefield: ['Bear'] } });
    t.cast('A', 'Accuse', { targets: ['Bear'] }).resolve();
    expect(JSON.stringify(t.perm('Bear'))).toMatch(/menace/i);
    t.cast('A', 'Absolver').resolve(2);
    expect(JSON.stringify(t.perm('Bear'))).not.toMatch(/menace/i);
  });
});

describe('CR 707.5: a copy of a card in a graveyard', () => {
  it('enters as that', () => {
    const t = table({ A: { hand: ['Double'] }, B: { graveyard: ['Bear'] } });
    t.choose('choose', 'Bear');
    t.cast('A', 'Double').resolve();
    expect(t.pt('Bear')).toBe('2/2');
  });
});
