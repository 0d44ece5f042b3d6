/** Wordings with a meaning of their own: costs of activating, modes that depend, damage by each source, colours of mana, cards cast by permission. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/8' },
  { name: 'Shock Bolt', type: 'Instant', cost: '{R}', text: 'Shock Bolt deals 2 damage to any target.' },
  { name: 'Denial', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  {
    name: 'Grower',
    type: 'Creature — Lizard',
    cost: '{U}',
    pt: '1/1',
    text: '{3}: Put a +1/+1 counter on Grower. This ability costs {1} less to activate for each instant card in your graveyard.',
  },
  { name: 'Spark', type: 'Creature — Elemental', cost: '{R}', pt: '1/1', text: '{2}: Spark gets +1/+0 until end of turn.' },
  { name: 'Mild', type: 'Creature — Elemental', cost: '{R}', pt: '1/1', text: '{1}: Mild gets +1/+0 until end of turn.' },
  {
    name: 'Stone',
    type: 'Artifact',
    cost: '{3}',
    text: "Activated abilities of creatures cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
  },
  { name: 'Squire', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Equip abilities you activate cost {1} less to activate.' },
  { name: 'Sword', type: 'Artifact — Equipment', cost: '{1}', text: 'Equipped creature gets +2/+0.\nEquip {2}' },
  {
    name: 'Inscription',
    type: 'Sorcery',
    cost: '{G}',
    text: 'Kicker {2}\nChoose one. If this spell was kicked, choose any number instead.\n• You gain 3 life.\n• Draw a card.\n• Create a 1/1 white Human creature token.',
  },
  {
    name: 'Will',
    type: 'Sorcery',
    cost: '{G}',
    text: 'Choose one. If you control an Ogre as you cast this spell, you may choose both.\n• You gain 3 life.\n• Draw a card.',
  },
  { name: 'Reckoning', type: 'Sorcery', cost: '{W}', text: 'Each creature deals damage to itself equal to its power.' },
  {
    name: 'Ambush',
    type: 'Sorcery',
    cost: '{G}',
    text: "Each creature you control deals damage equal to its power to target creature you don't control.",
  },
  { name: 'Grail', type: 'Artifact', cost: '{0}', text: 'As Grail enters, choose a color.\n{T}: Add one mana of the chosen color.' },
  { name: 'Mox', type: 'Artifact', cost: '{0}', text: '{T}: Add one mana of any color among creatures you control.' },
  {
    name: 'Recaller',
    type: 'Creature — Wizard',
    cost: '{U}',
    pt: '2/1',
    text: 'When Recaller enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
  },
  {
    name: 'Gearhulk',
    type: 'Creature — Construct',
    cost: '{U}',
    pt: '5/6',
    text: 'When Gearhulk enters, you may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into a graveyard, exile it instead.',
  },
  {
    name: 'Crawler',
    type: 'Creature — Zombie',
    cost: '{B}',
    pt: '2/1',
    text: 'You may cast Crawler from your graveyard as long as you control an Ogre.',
  },
  { name: 'Griffin', type: 'Creature — Griffin', cost: '{W}', pt: '2/2', text: 'You may cast Griffin from exile.' },
  { name: 'Banish', type: 'Instant', cost: '{W}', text: 'Exile target creature.' },
  {
    name: 'Thief',
    type: 'Creature — Pirate',
    cost: '{B}',
    pt: '2/3',
    text: 'When Thief enters, exile another target creature until Thief leaves the battlefield. You may cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.',
  },
  { name: 'Vengeance', type: 'Enchantment', cost: '{R}', text: 'Whenever you cast a spell from your graveyard, you gain 1 life.' },
  { name: 'Again', type: 'Instant', cost: '{R}', text: 'You gain 1 life.\nFlashback {R}' },
  {
    name: 'Warlord',
    type: 'Creature — Angel',
    cost: '{W}',
    pt: '1/1',
    text: 'If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.',
  },
  {
    name: 'Fury',
    type: 'Instant',
    cost: '{R}',
    text: 'If a source you control would deal damage to an opponent this turn, it deals double that damage to that player instead.',
  },
  { name: 'Beacon', type: 'Instant', cost: '{W}', text: "Double target player's life total." },
  {
    name: 'Trial',
    type: 'Sorcery',
    cost: '{R}',
    text: "Target creature you control and target creature you don't control fight each other.",
  },
  {
    name: 'Seeker',
    type: 'Sorcery',
    cost: '{G}',
    text: 'Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.',
  },
  {
    name: 'Sledge',
    type: 'Artifact — Equipment',
    cost: '{1}',
    text: 'Sledge can be attached only to a creature with power 3 or greater.\nEquipped creature gets +3/+0.\nEquip {1}',
  },
);

const lands = (n: number, land: string): string => `${n} ${land}`;

describe('602.2b, 601.2f: what activating costs', () => {
  it('602.2b: an ability that costs {1} less for each instant card', () => {
    const t = table({ A: { battlefield: ['Grower', lands(1, 'Island')], graveyard: ['Shock Bolt', 'Denial'] } });
    t.activate('A', 'Grower').resolve();
    expect(t.pt('Grower')).toBe('2/2');
    const dear = table({ A: { battlefield: ['Grower', lands(2, 'Island')] } });
    expect(dear.can('A')).not.toContain('activate Grower');
  });
  it('601.2f: reductions that stop at one mana, and do not raise what is less', () => {
    const t = table({ A: { battlefield: ['Spark', 'Mild', 'Stone', lands(2, 'Mountain')] } });
    t.activate('A', 'Spark').resolve();
    expect(t.perms('Mountain').filter((x) => x.tapped).length).toBe(1);
    t.activate('A', 'Mild').resolve();
    expect(t.perms('Mountain').filter((x) => x.tapped).length).toBe(2);
  });
  it('602.2b: only equip abilities cost less', () => {
    const t = table({ A: { battlefield: ['Squire', 'Sword', 'Spark', lands(1, 'Plains')] } });
    expect(t.can('A')).not.toContain('activate Spark');
    t.activate('A', 'Sword', { targets: ['Squire'] }).resolve();
    expect(t.pt('Squire')).toBe('3/1');
  });
});

describe('700.2d: how many modes', () => {
  it('700.2d: any number when kicked', () => {
    const t = table({ A: { hand: ['Inscription'], battlefield: [lands(3, 'Forest')], library: ['Bear', 'Bear'] } });
    t.cast('A', 'Inscription', { yes: [true], modes: [0, 1, 2] }).resolve();
    expect(t.life('A')).toBe(23);
    expect(t.perms('Human Token').length).toBe(1);
    expect(t.names('hand')).toEqual(['Bear']);
  });
  it('700.2d: one when not kicked', () => {
    const t = table({ A: { hand: ['Inscription'], battlefield: [lands(1, 'Forest')], library: ['Bear', 'Bear'] } });
    expect(() => t.cast('A', 'Inscription', { modes: [0, 1] })).toThrow();
  });
  it('601.2b: what is controlled as the spell is cast', () => {
    const t = table({ A: { hand: ['Will'], battlefield: ['Ogre', lands(1, 'Forest')], library: ['Bear'] } });
    t.cast('A', 'Will', { modes: [0, 1] }).resolve();
    expect(t.life('A')).toBe(23);
    expect(t.names('hand')).toEqual(['Bear']);
  });
});

describe('120.1: each source deals its own damage', () => {
  it('120.1: to itself, by its own power', () => {
    const t = table({ A: { hand: ['Reckoning'], battlefield: ['Bear', 'Wall', lands(1, 'Plains')] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Reckoning').resolve();
    expect(t.names('battlefield')).toContain('Wall');
    expect(t.names('graveyard')).toContain('Bear');
    expect(t.names('graveyard', 'B')).toContain('Ogre');
  });
  it('120.1: all to one, at once', () => {
    const t = table({ A: { hand: ['Ambush'], battlefield: ['Bear', 'Ogre', lands(1, 'Forest')] }, B: { battlefield: ['Wall'] } });
    t.cast('A', 'Ambush', { targets: ['Wall'] }).resolve();
    expect(t.perm('Wall').damage).toBe(5);
    expect(
      t
        .happened('damage')
        .map((e) => e.amount)
        .sort(),
    ).toEqual([2, 3]);
  });
  it('701.12a: two that fight each other', () => {
    const t = table({ A: { hand: ['Trial'], battlefield: ['Ogre', lands(1, 'Mountain')] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Trial', { targets: ['Ogre', 'Bear'] }).resolve();
    expect(t.names('graveyard', 'B')).toContain('Bear');
    expect(t.perm('Ogre').damage).toBe(2);
  });
});

describe('106.1: mana of certain colours', () => {
  it('105.4: of the chosen color', () => {
    const t = table({ A: { hand: ['Grail', 'Shock Bolt'] } });
    t.when('option', { pick: [3] });
    t.cast('A', 'Grail').resolve();
    t.cast('A', 'Shock Bolt', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(18);
  });
  it('105.2: of colours among permanents, and none from colourless ones', () => {
    const t = table({ A: { hand: ['Shock Bolt', 'Denial'], battlefield: ['Mox', 'Ogre'] } });
    expect(t.can('A')).toContain('cast Shock Bolt');
    const none = table({ A: { hand: ['Shock Bolt'], battlefield: ['Mox', 'Bear'] } });
    expect(none.can('A')).not.toContain('cast Shock Bolt');
  });
});

describe('601.3: cards cast by permission', () => {
  it('702.34a: flashback for its own mana cost', () => {
    const t = table({ A: { hand: ['Recaller'], graveyard: ['Shock Bolt'], battlefield: ['Island', 'Mountain'] } });
    t.cast('A', 'Recaller').resolve().choose('targets', 'Shock Bolt').resolve();
    t.cast('A', 'Shock Bolt', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(18);
    expect(t.names('exile')).toEqual(['Shock Bolt']);
  });
  it('400.7h, 614.6: the spell that the card became is exiled', () => {
    const t = table({ A: { hand: ['Gearhulk'], graveyard: ['Shock Bolt'], battlefield: ['Island'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Gearhulk').resolve().choose('targets', '@B').resolveAll();
    expect(t.life('B')).toBe(18);
    expect(t.names('exile')).toEqual(['Shock Bolt']);
  });
  it('113.6b: from the graveyard, while its condition holds', () => {
    const t = table({ A: { graveyard: ['Crawler'], battlefield: ['Ogre', 'Swamp'] } });
    t.cast('A', 'Crawler').resolve();
    expect(t.perms('Crawler').length).toBe(1);
    expect(table({ A: { graveyard: ['Crawler'], battlefield: ['Swamp'] } }).can('A')).not.toContain('cast Crawler');
  });
  it('113.6b: from exile', () => {
    const t = table({ A: { hand: ['Banish'], battlefield: ['Griffin', lands(2, 'Plains')] } });
    t.cast('A', 'Banish', { targets: ['Griffin'] }).resolve();
    t.cast('A', 'Griffin').resolve();
    expect(t.perms('Griffin').length).toBe(1);
  });
  it('611.2b: for as long as it remains exiled', () => {
    const t = table({ A: { hand: ['Thief'], battlefield: [lands(2, 'Swamp')] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Thief').resolve().choose('targets', 'Ogre').resolve();
    expect(t.names('exile', 'B')).toEqual(['Ogre']);
    t.cast('A', 'Ogre').resolve();
    expect(t.perm('Ogre').controller).toBe(0);
  });
  it('601.2i: whenever a spell is cast from the graveyard', () => {
    const t = table({ A: { hand: ['Again'], graveyard: ['Again'], battlefield: ['Vengeance', lands(2, 'Mountain')] } });
    t.cast('A', 'Again').resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Again', { way: 'flashback' }).resolveAll();
    expect(t.life('A')).toBe(23);
  });
});

describe('614.1, 615.1: damage changed', () => {
  it('615.1: half of it prevented, rounded up', () => {
    const t = table({ A: { battlefield: ['Warlord'] }, B: { hand: ['Shock Bolt'], battlefield: ['Mountain'] } }, 'precombatMain', {});
    t.pass()
      .cast('B', 'Shock Bolt', { targets: ['@A'] })
      .resolve();
    expect(t.life('A')).toBe(19);
  });
  it('614.1a: doubled for a turn', () => {
    const t = table({ A: { hand: ['Fury', 'Shock Bolt'], battlefield: [lands(2, 'Mountain')] } });
    t.cast('A', 'Fury')
      .resolve()
      .cast('A', 'Shock Bolt', { targets: ['@B'] })
      .resolve();
    expect(t.life('B')).toBe(16);
  });
  it('701.9d: a life total doubled', () => {
    const t = table({ A: { hand: ['Beacon'], battlefield: ['Plains'], life: 7 } });
    t.cast('A', 'Beacon', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(14);
  });
});

describe('701.19: what is found', () => {
  it('701.19a: one onto the battlefield and the other into the hand', () => {
    const t = table({ A: { hand: ['Seeker'], battlefield: ['Forest'], library: ['Plains', 'Island', 'Bear'] } });
    t.choose('choose', 'Plains').choose('choose', 'Plains', 'Island').cast('A', 'Seeker').resolve();
    expect(t.names('battlefield').length).toBe(2);
    expect(t.names('hand').length).toBe(1);
  });
});

describe('301.5: what Equipment can be attached to', () => {
  it('301.5c: not to what its own text forbids', () => {
    const t = table({ A: { battlefield: ['Sledge', 'Bear', 'Ogre', lands(2, 'Forest')] } });
    t.activate('A', 'Sledge', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('2/2');
    t.activate('A', 'Sledge', { targets: ['Ogre'] }).resolve();
    expect(t.pt('Ogre')).toBe('6/3');
  });
});
