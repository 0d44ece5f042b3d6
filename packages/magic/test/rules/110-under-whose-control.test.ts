/** Under whose control something enters that is put onto the battlefield (CR 110.2a), and what is put there (CR 400.7f). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', type: 'Creature — Ox', cost: '{1}', pt: '2/4' },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Steal', type: 'Sorcery', cost: '{0}', text: 'Gain control of target creature.' },
  {
    name: 'Raise',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Return target creature card from a graveyard to the battlefield with a stun counter on it.',
  },
  {
    name: 'Recall',
    type: 'Sorcery',
    cost: '{0}',
    text: "Return target creature card from a graveyard to the battlefield under its owner's control.",
  },
  {
    name: 'Gate',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Exile target nonland permanent. If you controlled it, return it to the battlefield tapped.',
  },
  {
    name: 'Gift',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: "Enchant creature\nWhen enchanted creature dies, return that card to the battlefield under its owner's control. Return Gift to the battlefield attached to that creature at the beginning of the next end step.",
  },
  {
    name: 'Bard',
    type: 'Creature — Bard',
    cost: '{0}',
    pt: '1/1',
    text: '{0}, Put a verse counter on Bard: Search your library for a creature card with mana value equal to the number of verse counters on Bard, put it onto the battlefield, then shuffle.',
  },
);

describe('110.2a', () => {
  it('110.2a: it enters under the control of the player who is told to put it there', () => {
    const t = table({ A: { hand: ['Raise'] }, B: { graveyard: ['Ox'] } });
    t.cast('A', 'Raise', { targets: ['Ox'] }).resolve();
    expect(t.perm('Ox').controller).toBe(0);
  });
  it('110.2a: unless the effect states otherwise', () => {
    const t = table({ A: { hand: ['Recall'] }, B: { graveyard: ['Ox'] } });
    t.cast('A', 'Recall', { targets: ['Ox'] }).resolve();
    expect(t.perm('Ox').controller).toBe(1);
  });
  it("110.2a: another player's permanent comes back under the control of the player who returns it", () => {
    const t = table({ A: { hand: ['Steal', 'Gate'] }, B: { battlefield: ['Ox'] } });
    t.cast('A', 'Steal', { targets: ['Ox'] }).resolve();
    t.cast('A', 'Gate', { targets: ['Ox'] }).resolve();
    expect([t.perm('Ox').controller, t.perm('Ox').tapped]).toEqual([0, true]);
  });
});

describe('400.7f', () => {
  it('400.7f, 603.7c: the Aura is found where it followed to, and attached to what the creature has become', () => {
    const t = table({ A: { hand: ['Gift', 'Kill'], battlefield: ['Ox'] } });
    t.cast('A', 'Gift', { targets: ['Ox'] }).resolve();
    t.cast('A', 'Kill', { targets: ['Ox'] }).resolveAll();
    expect([t.names('battlefield'), t.names('graveyard')]).toEqual([['Ox'], ['Kill', 'Gift']]);
    t.to('end').resolveAll();
    expect(t.names('battlefield')).toEqual(['Ox', 'Gift']);
    expect(t.perm('Gift').attachedTo).toBe(t.perm('Ox').id);
  });
});

describe('701.19', () => {
  it('701.19: what is found is put there, and not what the search speaks of besides', () => {
    const t = table({ A: { battlefield: ['Bard'], library: ['Ox'] } });
    t.choose('choose', 'Ox').activate('A', 'Bard').resolve();
    expect(t.names('battlefield')).toEqual(['Bard', 'Ox']);
  });
});
