/** What is done with one or more, and what comes of so many; what cards are alike; copies, mana and lands that depend on more (CR 603.12, 608.2d, 702.16, 702.11). Expected values: the rules' own text, and what the cards say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Faun',
    type: 'Creature — Faun',
    cost: '{0}',
    pt: '1/1',
    text: 'When Faun enters, you may discard one or more land cards. When you do, return up to that many target creature cards from your graveyard to your hand.',
  },
  { name: 'Elk', type: 'Creature — Elk', cost: '{1}', pt: '3/3' },
  {
    name: 'Nyssa',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '1/4',
    text: 'Whenever Nyssa attacks, sacrifice any number of artifacts. When you sacrifice one or more artifacts this way, draw that many cards and you gain 1 life.',
  },
  { name: 'Rock', type: 'Artifact', cost: '{0}', text: '' },
  { name: 'Fellowship', type: 'Enchantment', cost: '{1}', text: 'Each creature has protection from its colors.' },
  { name: 'Tam', type: 'Enchantment', cost: '{1}', text: 'Each creature you control has hexproof from each of its colors.' },
  { name: 'Knight', type: 'Creature — Knight', cost: '{0}', pt: '2/2', indicator: ['B'] },
  { name: 'Doom', type: 'Instant', cost: '{0}', indicator: ['B'], text: 'Destroy target creature.' },
  { name: 'Smite', type: 'Instant', cost: '{0}', indicator: ['W'], text: 'Destroy target creature.' },
  { name: 'Skulk', type: 'Creature — Kithkin', cost: '{1}', pt: '1/1', text: 'Protection from mana value 3 or greater' },
  { name: 'Dear', type: 'Instant', cost: '{3}', text: 'Destroy target creature.' },
  {
    name: 'Warlord',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '3/4',
    text: "Whenever one or more creatures you control attack, add that much mana in any combination of {R} and/or {G}. Until end of turn, you don't lose this mana as steps and phases end.",
  },
  { name: 'Blade', type: 'Artifact — Equipment', cost: '{0}', text: 'Equipped creature gets +1/+1.\nEquip {0}' },
  { name: 'Disarming', type: 'Instant', cost: '{0}', text: 'Unattach all Equipment from target creature.' },
  { name: 'Plans', type: 'Sorcery', cost: '{0}', text: 'Search your library for a card, shuffle, then put that card third from the top.' },
  {
    name: 'Vengeance',
    type: 'Instant',
    cost: '{0}',
    text: 'Copy target instant spell you control. If this spell was cast from a graveyard, copy that spell twice instead. You may choose new targets for the copies.\nFlashback {0}',
  },
  { name: 'Gain', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' },
  {
    name: 'Beachhead',
    type: 'Land',
    text: 'As Beachhead enters, you may reveal a Knight card from your hand. Beachhead enters tapped unless you revealed a Knight card this way or you control a Knight.',
  },
  {
    name: 'Heist',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Target opponent reveals their hand. You choose a nonland card from it. Exile that card. You may cast that card for as long as it remains exiled.',
  },
  {
    name: 'Vortex',
    type: 'Enchantment',
    cost: '{1}',
    text: '{0}: You gain 1 life. Only your opponents may activate this ability and only as a sorcery.',
  },
  {
    name: 'Jade',
    type: 'Instant',
    cost: '{0}',
    indicator: ['U'],
    text: 'Counter target spell if it shares a color with a creature you control.',
  },
  {
    name: 'Both',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You may put a creature card and/or a land card from your hand onto the battlefield.',
  },
);

describe('CR 603.12: so many, and what comes of it', () => {
  it('603.12: one or more were discarded, and as many are targeted', () => {
    const t = table({ A: { hand: ['Faun', 'Forest', 'Forest'], graveyard: ['Elk', 'Elk', 'Elk'] } });
    t.when('may', { yes: true });
    t.when('choose', (d) => ({ pick: (d.ask as unknown as { options: unknown[] }).options.map((_, i) => i) }));
    t.when('targets', (d) => ({
      pick: (d.ask as unknown as { options: unknown[]; max: number }).options
        .map((_, i) => i)
        .slice(0, (d.ask as unknown as { max: number }).max),
    }));
    t.cast('A', 'Faun').resolveAll();
    expect(t.names('hand').filter((n) => n === 'Elk')).toHaveLength(2);
  });
  it('603.12: nothing triggers where none was sacrificed', () => {
    for (const n of [0, 2]) {
      const t = table({ A: { battlefield: ['Nyssa', 'Rock', 'Rock'], library: ['5 Forest'] } });
      t.when('choose', { pick: n === 0 ? [] : [0, 1] });
      t.attack('Nyssa').resolveAll();
      expect(t.names('hand')).toHaveLength(n);
      expect(t.life('A')).toBe(n === 0 ? 20 : 21);
    }
  });
});

describe('CR 702.16, 702.11: qualities of its own', () => {
  it('702.16b: from its own colors, and no other', () => {
    const t = table({ A: { battlefield: ['Fellowship', 'Knight'] }, B: { hand: ['Doom', 'Smite'] } });
    t.pass();
    expect(() => t.cast('B', 'Doom', { targets: ['Knight'] })).toThrow();
    const u = table({ A: { battlefield: ['Fellowship', 'Knight'] }, B: { hand: ['Smite'] } });
    u.pass();
    u.cast('B', 'Smite', { targets: ['Knight'] }).resolveAll();
    expect(u.names('battlefield')).not.toContain('Knight');
  });
  it('702.11e: hexproof from its colors, of opponents alone', () => {
    const t = table({ A: { battlefield: ['Tam', 'Knight'], hand: ['Doom'] }, B: { hand: ['Doom'] } });
    t.pass();
    expect(() => t.cast('B', 'Doom', { targets: ['Knight'] })).toThrow();
    const u = table({ A: { battlefield: ['Tam', 'Knight'], hand: ['Doom'] } });
    u.cast('A', 'Doom', { targets: ['Knight'] }).resolveAll();
    expect(u.names('battlefield')).not.toContain('Knight');
  });
  it('702.16b: from mana value 3 or greater', () => {
    const t = table({ A: { battlefield: ['Skulk', '3 Swamp'], hand: ['Dear'] } });
    expect(() => t.cast('A', 'Dear', { targets: ['Skulk'] })).toThrow();
    const u = table({ A: { battlefield: ['Skulk'], hand: ['Doom'] } });
    u.cast('A', 'Doom', { targets: ['Skulk'] }).resolveAll();
    expect(u.names('battlefield')).toEqual([]);
  });
});

describe('CR 106.4, 701.3, 701.19, 707.10, 614.12: amounts, and what else is so', () => {
  it('106.4: as much mana as creatures attack, of each color as chosen', () => {
    const t = table({ A: { battlefield: ['Warlord', 'Elk'] } });
    t.attack('Warlord', 'Elk').resolveAll();
    expect(t.happened('mana').reduce((n, e) => n + Math.max(1, e.amount), 0)).toBe(2);
  });
  it('701.3d: all Equipment comes off', () => {
    const t = table({ A: { battlefield: ['Elk', 'Blade', 'Blade'], hand: ['Disarming'] } });
    t.activate('A', 'Blade', { targets: ['Elk'] }).resolve();
    expect(t.pt('Elk')).toBe('4/4');
    t.cast('A', 'Disarming', { targets: ['Elk'] }).resolve();
    expect(t.pt('Elk')).toBe('3/3');
    expect(t.names('battlefield').filter((n) => n === 'Blade')).toHaveLength(2);
  });
  it('401.7: third from the top of the library that was shuffled', () => {
    const t = table({ A: { hand: ['Plans'], library: ['Elk'] } });
    t.choose('choose', 'Elk').cast('A', 'Plans').resolve();
    expect(t.names('library').indexOf('Elk')).toBe(2);
  });
  it('707.10: twice instead', () => {
    const t = table({ A: { hand: ['Gain', 'Vengeance'] } });
    t.cast('A', 'Gain')
      .cast('A', 'Vengeance', { targets: ['Gain'] })
      .resolveAll();
    expect(t.life('A')).toBe(26);
    const u = table({ A: { hand: ['Gain'], graveyard: ['Vengeance'] } });
    u.cast('A', 'Gain')
      .cast('A', 'Vengeance', { targets: ['Gain'], way: 'flashback' })
      .resolveAll();
    expect(u.life('A')).toBe(29);
  });
  for (const [hand, there, tapped] of [
    [[], [], true],
    [['Knight'], [], false],
    [[], ['Knight'], false],
  ] as const)
    it(`614.12: ${hand.length} in hand, ${there.length} on the battlefield`, () => {
      const t = table({ A: { hand: ['Beachhead', ...hand], battlefield: [...there] } });
      t.when('may', { yes: true }).land('A', 'Beachhead');
      expect(t.perm('Beachhead').tapped === true || (t.perm('Beachhead').tapped as unknown) === 'tapped').toBe(tapped);
    });
  it('611.2b: cast while it is exiled', () => {
    const t = table({ A: { hand: ['Heist'] }, B: { hand: ['Gain', 'Forest'] } });
    t.cast('A', 'Heist', { targets: ['@B'] }).resolve();
    t.cast('A', 'Gain').resolve();
    expect(t.life('A')).toBe(23);
  });
  it('602.5: opponents alone, and only when they could cast a sorcery', () => {
    const t = table({ A: { battlefield: ['Vortex'] } });
    expect(t.can('A').join()).not.toContain('Vortex');
    t.pass();
    expect(t.can('B').join()).not.toContain('Vortex');
    t.to('precombatMain', 2);
    expect(t.can('B').join()).toContain('Vortex');
  });
  it('105.2: a color in common with any of them', () => {
    const t = table({ A: { hand: ['Doom'], battlefield: ['Elk'] }, B: { hand: ['Jade'], battlefield: ['Knight', 'Rock'] } });
    t.cast('A', 'Doom', { targets: ['Knight'] }).pass();
    t.cast('B', 'Jade', { targets: ['Doom'] }).resolveAll();
    expect(t.names('battlefield', 'B')).toContain('Knight');
  });
  it('608.2d: either, or both', () => {
    const t = table({ A: { hand: ['Both', 'Elk', 'Forest'] } });
    t.when('may', { yes: true });
    t.when('choose', { pick: [0] });
    t.cast('A', 'Both').resolve();
    expect(t.names('battlefield').sort()).toEqual(['Elk', 'Forest']);
  });
});
