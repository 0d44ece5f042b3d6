/** Creatures that don't attack a player again, targets that share a type, and abilities of a kind that cost less (CR 508.1c, 601.2c, 602.2b). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Thirster',
    type: 'Creature — Demon',
    pt: '3/3',
    text: "Whenever this creature deals combat damage to a player, untap it. After this combat phase, there is an additional combat phase.\nThis creature can't attack a player it has already attacked this turn.",
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Werebear', type: 'Creature — Human Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '4/3' },
  { name: 'Shape', type: 'Creature — Shapeshifter', cost: '{2}', pt: '1/1', text: 'Changeling' },
  {
    name: 'Unbury Two',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Return two target creature cards that share a creature type from your graveyard to your hand.',
  },
  { name: 'Swap', type: 'Sorcery', cost: '{0}', text: 'Exchange control of two target permanents that share a permanent type.' },
  {
    name: 'Scholar',
    type: 'Creature — Human',
    pt: '1/1',
    text: 'Exhaust abilities of other permanents you control cost {2} less to activate.',
  },
  { name: 'Racer', type: 'Creature — Human', pt: '1/1', text: 'Exhaust — {2}: Put a +1/+1 counter on this creature.' },
  { name: 'Ninja', type: 'Creature — Ninja', cost: '{4}', pt: '2/2', text: 'Ninjutsu {0}' },
  { name: 'Master', type: 'Creature — Human', pt: '1/1', text: 'Whenever you activate a ninjutsu ability, you gain 3 life.' },
); // prettier-ignore

describe('508.1c not the same player again', () => {
  it('508.1c: in another combat of the turn only other creatures attack that player', () => {
    const t = table({ A: { battlefield: ['Thirster'] } });
    t.attack('Thirster').to('endCombat');
    expect([t.life('B'), t.perm('Thirster').tapped]).toEqual([17, false]);
    t.to('postcombatMain');
    expect([t.life('B'), t.happened('attack').length]).toEqual([17, 1]);
  });
});

describe('601.2c targets that share a type', () => {
  it('205.3m: two cards with a creature type in common, as a changeling has with each', () => {
    const none = table({ A: { hand: ['Unbury Two'], graveyard: ['Bear', 'Ogre'] } });
    expect(none.can('A')).not.toContain('cast Unbury Two');
    const t = table({ A: { hand: ['Unbury Two'], graveyard: ['Bear', 'Ogre', 'Werebear'] } });
    t.cast('A', 'Unbury Two', { targets: [['Bear'], ['Werebear']] }).resolve();
    expect(t.names('hand').toSorted()).toEqual(['Bear', 'Werebear']);
    const shape = table({ A: { hand: ['Unbury Two'], graveyard: ['Ogre', 'Shape'] } });
    expect(shape.can('A')).toContain('cast Unbury Two');
  });
  it('110.4: permanents with a permanent type in common', () => {
    const t = table({ A: { hand: ['Swap'], battlefield: ['Bear'] }, B: { battlefield: ['Ogre', 'Plains'] } });
    t.cast('A', 'Swap', { targets: [['Bear'], ['Ogre']] }).resolve();
    expect([t.perm('Bear').controller, t.perm('Ogre').controller]).toEqual([1, 0]);
  });
});

describe('602.2b abilities of a kind', () => {
  it('702.177: exhaust abilities cost less', () => {
    const t = table({ A: { battlefield: ['Scholar', 'Racer'] } });
    t.activate('A', 'Racer').resolve();
    expect(t.pt('Racer')).toBe('2/2');
  });
  it('702.49a: activating a ninjutsu ability', () => {
    const t = table({ A: { battlefield: ['Bear', 'Master'], hand: ['Ninja'] } });
    t.attack('Bear').to('declareBlockers');
    t.activate('A', 'Ninja').resolveAll();
    expect(t.life('A')).toBe(23);
  });
});
