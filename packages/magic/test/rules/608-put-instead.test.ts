/** What is put elsewhere instead of where it was said to be put, what a spell costs for others of its name, and life lost twice (CR 608.2c, 601.2f, 614.1a). Expected values: the rules' own text, and what the cards say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Vigil',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for a basic land card, reveal it, put it into your hand, then shuffle your library.\nMorbid — You may put that card onto the battlefield instead of putting it into your hand if a creature died this turn.',
  },
  { name: 'Doom', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{1}', pt: '3/3' },
  { name: 'Wyrm', type: 'Creature — Dragon', cost: '{1}', pt: '3/3' },
  {
    name: 'Sentinel',
    type: 'Artifact Creature — Chimera',
    cost: '{0}',
    pt: '1/1',
    text: 'When Sentinel enters, you may search your library for a basic land card, reveal it, then shuffle and put that card on top. If you control a Dragon, put that card onto the battlefield tapped instead.',
  },
  {
    name: 'Locket',
    type: 'Artifact',
    cost: '{1}',
    text: 'Spells you cast cost {1} less to cast for each card with the same name as that spell in your graveyard.',
  },
  { name: 'Gain', type: 'Instant', cost: '{3}', text: 'You gain 3 life.' },
  { name: 'Loss', type: 'Instant', cost: '{0}', text: 'Each player loses 2 life.' },
  {
    name: 'Letter',
    type: 'Creature — Vampire',
    cost: '{1}',
    pt: '2/4',
    text: 'If an opponent would lose life during your turn, they lose twice that much life instead.',
  },
  {
    name: 'Mirror',
    type: 'Artifact',
    cost: '{1}',
    text: 'Imprint — {X}, {T}: You may exile an instant or sorcery card with mana value X from your hand.\nAt the beginning of your upkeep, you may copy a card exiled with Mirror. If you do, you may cast the copy without paying its mana cost.',
  },
);

describe('CR 608.2c: put there instead', () => {
  it('608.2c: into the hand where no creature died', () => {
    const t = table({ A: { hand: ['Vigil'], library: ['Forest', 'Elk'] } });
    t.choose('choose', 'Forest').cast('A', 'Vigil').resolveAll();
    expect(t.names('hand')).toEqual(['Forest']);
    expect(t.names('battlefield')).toEqual([]);
  });
  it('608.2c, 608.2d: onto the battlefield where one did, if its controller wants that', () => {
    for (const yes of [true, false]) {
      const t = table({ A: { hand: ['Vigil', 'Doom'], battlefield: ['Elk'], library: ['Forest', 'Elk'] } });
      t.cast('A', 'Doom', { targets: ['Elk'] }).resolveAll();
      t.when('may', { yes });
      t.choose('choose', 'Forest').cast('A', 'Vigil').resolveAll();
      expect(t.names(yes ? 'battlefield' : 'hand')).toEqual(['Forest']);
      expect(t.names(yes ? 'hand' : 'battlefield')).toEqual([]);
    }
  });
  it('608.2c: on top of the library, or tapped onto the battlefield beside a Dragon', () => {
    const t = table({ A: { hand: ['Sentinel'], library: ['Elk', 'Forest', 'Elk'] } });
    t.when('may', { yes: true });
    t.choose('choose', 'Forest').cast('A', 'Sentinel').resolveAll();
    expect(t.names('library').at(0)).toBe('Forest');
    expect(t.names('battlefield')).toEqual(['Sentinel']);
    const u = table({ A: { hand: ['Sentinel'], battlefield: ['Wyrm'], library: ['Elk', 'Forest', 'Elk'] } });
    u.when('may', { yes: true });
    u.choose('choose', 'Forest').cast('A', 'Sentinel').resolveAll();
    expect(u.names('battlefield')).toContain('Forest');
    expect(u.perm('Forest').tapped).toBe(true);
    expect(u.names('library')).not.toContain('Forest');
  });
});

describe('CR 601.2f, 614.1a, 707.12', () => {
  it('601.2f: less for each card of its own name', () => {
    const t = table({ A: { battlefield: ['Locket', 'Forest'], hand: ['Gain', 'Vigil'], graveyard: ['Gain', 'Gain', 'Elk'] } });
    t.cast('A', 'Gain').resolveAll();
    expect(t.life('A')).toBe(23);
    const u = table({ A: { battlefield: ['Locket', 'Forest'], hand: ['Gain'], graveyard: ['Gain', 'Elk'] } });
    expect(() => u.cast('A', 'Gain')).toThrow();
  });
  it('614.1a: twice as much life in its controller’s turn alone, and of opponents alone', () => {
    const t = table({ A: { battlefield: ['Letter'], hand: ['Loss'] }, B: { library: ['3 Forest'] } });
    t.cast('A', 'Loss').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([18, 16]);
    const u = table({ A: { battlefield: ['Letter'], hand: ['Loss'] }, B: { library: ['3 Forest'] } });
    u.to('precombatMain', 2);
    u.pass();
    u.cast('A', 'Loss').resolveAll();
    expect([u.life('A'), u.life('B')]).toEqual([18, 18]);
  });
  it('614.1a, 120.3a: damage makes them lose life, too', () => {
    const t = table({ A: { battlefield: ['Letter'] } });
    t.attack('Letter').to('endCombat');
    expect(t.life('B')).toBe(16);
  });
  it('707.12: a copy of the exiled card in every upkeep', () => {
    const t = table({ A: { battlefield: ['Mirror', '3 Forest'], hand: ['Gain'], library: ['9 Forest'] }, B: { library: ['9 Forest'] } });
    t.when('may', { yes: true });
    t.activate('A', 'Mirror', { x: 3 }).resolveAll();
    expect(t.names('exile')).toEqual(['Gain']);
    t.to('draw', 3);
    expect(t.life('A')).toBe(23);
    t.to('draw', 5);
    expect(t.life('A')).toBe(26);
    expect(t.names('exile')).toEqual(['Gain']);
  });
});
