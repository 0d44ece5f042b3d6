/** Conditions about what one player has more of than each other player, and what attackers' players control (CR 608.2c, 603.4, 509.1b). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  {
    name: 'Fickle Ogre',
    type: 'Creature — Ogre',
    pt: '3/3',
    text: 'At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature.',
  },
  {
    name: 'Fickle Mage',
    type: 'Creature — Wizard',
    pt: '1/1',
    text: 'At the beginning of your upkeep, if a player controls more Bears than each other player, the player who controls the most Bears gains control of this creature.',
  },
  {
    name: 'Goon',
    type: 'Creature — Goblin',
    pt: '6/6',
    text: "Goon can't attack unless you control more creatures than defending player.\nGoon can't block unless you control more creatures than attacking player.",
  },
  {
    name: 'Sailor',
    type: 'Creature — Pirate',
    pt: '1/1',
    text: 'Whenever this creature attacks a player, if no opponent has more life than that player, you gain 5 life.',
  },
  {
    name: 'Trap',
    type: 'Instant',
    cost: '{9}',
    text: "If an opponent had an artifact enter the battlefield under their control this turn, you may pay {0} rather than pay this spell's mana cost.\nYou gain 1 life.",
  },
  { name: 'Bauble', type: 'Artifact', cost: '{0}' },
);

describe('608.2c more than each other player', () => {
  it('603.4: the player with the most life, and nobody where life is even', () => {
    const t = table({ A: { battlefield: ['Fickle Ogre'], life: 5 } });
    t.to('draw', 3);
    expect(t.perm('Fickle Ogre').controller).toBe(1);
    const even = table({ A: { battlefield: ['Fickle Ogre'] } });
    even.to('draw', 3);
    expect([even.perm('Fickle Ogre').controller, even.happened('trigger')]).toEqual([0, []]);
  });
  it('the player who controls the most of a kind', () => {
    const t = table({ A: { battlefield: ['Fickle Mage', 'Bear'] }, B: { battlefield: ['2 Bear'] } });
    t.to('draw', 3);
    expect(t.perm('Fickle Mage').controller).toBe(1);
  });
  it('508.1c, 509.1b: more creatures than the defending, or the attacking player', () => {
    const few = table({ A: { battlefield: ['Bear'] }, B: { battlefield: ['Goon'] } });
    few.attack('Bear').to('combatDamage');
    expect(few.happened('block')).toEqual([]);
    const more = table({ A: { battlefield: ['Bear'] }, B: { battlefield: ['Goon', 'Bear'] } });
    more.attack('Bear').block(['Goon', 'Bear']);
    expect(more.refusal({ pick: [0] })).toBeNull();
  });
  it('no opponent has more life than the player attacked', () => {
    const t = table({ A: { battlefield: ['Sailor'], life: 7 } });
    t.attack('Sailor').resolveAll();
    expect(t.life('A')).toBe(12);
  });
  it('118.9: a cost that hangs on what has entered under an opponent’s control this turn', () => {
    const before = table({ B: { hand: ['Trap'] } });
    expect(before.can('B')).not.toContain('cast Trap');
    const t = table({ A: { hand: ['Bauble'] }, B: { hand: ['Trap'] } });
    t.cast('A', 'Bauble').resolve();
    expect(t.can('B')).toContain('cast Trap');
  });
});
