/** Soulbond (CR 702.95). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Borrow', type: 'Sorcery', cost: '{U}', text: 'Gain control of target creature.' },
  {
    name: 'Familiar',
    type: 'Creature — Bear',
    cost: '{G}',
    pt: '2/2',
    text: 'Soulbond\nAs long as Familiar is paired with another creature, each of those creatures gets +2/+2.',
  },
  {
    name: 'Lancer',
    type: 'Creature — Human',
    cost: '{R}',
    pt: '2/2',
    text: 'Soulbond\nAs long as Lancer is paired with another creature, both creatures have first strike.',
  },
);

describe('702.95 soulbond', () => {
  it('702.95a: pairs as it enters', () => {
    const t = table({ A: { hand: ['Familiar'], battlefield: ['Forest', 'Bear', 'Ogre'] } });
    t.choose('choose', 'Bear').cast('A', 'Familiar').resolveAll();
    expect([t.pt('Familiar'), t.pt('Bear'), t.pt('Ogre')]).toEqual(['4/4', '4/4', '3/3']);
  });
  it('702.95a: pairs with another creature that enters, if it is unpaired', () => {
    const t = table({ A: { hand: ['Bear', 'Ogre'], battlefield: ['Forest', 'Mountain', 'Lancer'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Bear').resolveAll();
    expect(t.perm('Bear').keywords).toContain('firstStrike');
    t.cast('A', 'Ogre').resolveAll();
    expect(t.perm('Ogre').keywords).not.toContain('firstStrike'); // 702.95d
  });
  it('702.95e: unpaired when one of them leaves', () => {
    const t = table({ A: { hand: ['Familiar', 'Death Spell'], battlefield: ['Forest', 'Swamp', 'Bear'] } });
    t.choose('choose', 'Bear').cast('A', 'Familiar').resolveAll();
    t.cast('A', 'Death Spell', { targets: ['Bear'] }).resolve();
    expect([t.pt('Familiar'), t.obj('Familiar').paired]).toEqual(['2/2', 0]);
  });
  it('702.95e: unpaired when another player gains control of one', () => {
    const t = table({ A: { hand: ['Familiar'], battlefield: ['Forest', 'Bear'] }, B: { hand: ['Borrow'], battlefield: ['Island'] } });
    t.choose('choose', 'Bear').cast('A', 'Familiar').resolveAll().to('precombatMain', 2);
    t.cast('B', 'Borrow', { targets: ['Bear'] }).resolve();
    expect([t.pt('Familiar'), t.pt('Bear')]).toEqual(['2/2', '2/2']);
  });
});
