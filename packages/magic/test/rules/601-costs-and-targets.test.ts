/** What can be cast is judged with the choices that come before the total cost (CR 601.2b-f). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, defineFaces, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Rat', type: 'Creature — Rat', cost: '{B}', pt: '1/1' },
  {
    name: 'Cheaper at Bears',
    type: 'Instant',
    cost: '{2}{R}',
    text: 'This spell costs {2} less to cast if it targets a Bear.\nThis spell deals 3 damage to target creature.',
  },
  {
    name: 'Scion',
    type: 'Creature — Elemental',
    cost: '{4}',
    pt: '4/4',
    text: 'Spells you cast that target this creature cost {1} less to cast.',
  },
  { name: 'Grow', type: 'Instant', cost: '{1}{G}', text: 'Target creature gets +3/+3 until end of turn.' },
  {
    name: 'Kicked Widely',
    type: 'Instant',
    cost: '{R}',
    text: 'Kicker {1}\nDestroy target creature if it has power 1 or less. If this spell was kicked, destroy that creature instead.',
  },
  {
    name: 'Cheap Abilities',
    type: 'Artifact',
    cost: '{1}',
    text: "Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
  },
  { name: 'X Beast', type: 'Creature — Beast', cost: '{1}', pt: '1/1', text: '{X}{B}: Target creature gets +X/+0 until end of turn.' },
  { name: 'Cheap Spells', type: 'Artifact', cost: '{1}', text: 'Spells you cast cost {2} less to cast.' },
  { name: 'X Burn', type: 'Sorcery', cost: '{X}{R}', text: 'This spell deals X damage to any target.' },
  { name: 'Masked', type: 'Creature — Horror', cost: '{5}', pt: '5/5', text: 'Morph {U}' },
  { name: 'Mask Maker', type: 'Artifact', cost: '{2}', text: 'Creature spells you cast cost {1} less to cast.' },
  { name: 'Masked Land', type: 'Land', text: '{T}: Add {C}.\nMorph {2}' },
  { name: 'Spring', type: 'Land', text: '{T}: Add {C}.\n{1}, {T}: Draw a card.' },
  { name: 'Dork', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: '{T}: Add {G}.\n{1}, {T}: Draw a card.' },
);

describe('601.2c before 601.2f: what it targets decides what it costs', () => {
  it('a spell that is cheap enough only at some targets can be cast, and only at those', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Cheaper at Bears'] }, B: { battlefield: ['Bear', 'Rat'] } });
    expect(t.can('A')).toContain('cast Cheaper at Bears');
    t.act('A', 'cast', 'Cheaper at Bears', { targets: ['Bear'] });
    expect(t.names('stack')).toEqual(['Cheaper at Bears']);
    const u = table({ A: { battlefield: ['Mountain'], hand: ['Cheaper at Bears'] }, B: { battlefield: ['Rat'] } });
    expect(u.can('A')).not.toContain('cast Cheaper at Bears');
  });
  it('so do reductions by other objects', () => {
    const t = table({ A: { battlefield: ['Forest', 'Scion'], hand: ['Grow'] }, B: { battlefield: ['Rat'] } });
    t.cast('A', 'Grow', { targets: ['Scion'] }).resolve();
    expect(t.pt('Scion')).toBe('7/7');
    const u = table({ A: { battlefield: ['Forest'], hand: ['Grow'] }, B: { battlefield: ['Scion', 'Rat'] } });
    expect(u.can('A')).not.toContain('cast Grow');
  });
});

describe('601.2b, 601.2f X and reductions', () => {
  it('the greatest X of a spell takes in what reductions leave over', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Cheap Spells'], hand: ['X Burn'] } });
    t.cast('A', 'X Burn', { x: 3, targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(17);
  });
  it('so does that of an ability', () => {
    const t = table({ A: { battlefield: ['2 Swamp', 'X Beast', 'Cheap Abilities'] } });
    t.activate('A', 'X Beast', { x: 3, targets: ['X Beast'] }).resolve();
    expect(t.pt('X Beast')).toBe('4/1');
  });
});

describe('708.4, 702.37a what is cast face down is judged as that', () => {
  it('reductions for creature spells apply to a land card cast face down', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Mask Maker'], hand: ['Masked Land'] } });
    t.cast('A', 'Masked Land', { way: 'face-down' }).resolve();
    expect(t.pt('')).toBe('2/2');
  });
});

describe('601.2g-h the payment plan', () => {
  it('118.3: what is still to be tapped for the ability itself is not tapped for its mana', () => {
    const t = table({ A: { battlefield: ['Spring', 'Dork'] } });
    t.activate('A', 'Spring').resolve();
    expect(t.names('hand').length).toBe(1);
    const u = table({ A: { battlefield: ['Dork'] } });
    expect(u.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
  });
});

describe('601.2b-c optional costs come before targets', () => {
  define({
    name: 'Wider Counter',
    type: 'Instant',
    cost: '{U}',
    text: 'Gift a card\nCounter target creature spell. If the gift was promised, instead counter target spell.',
  });
  it('a spell whose targets are there only with the gift promised can be cast', () => {
    const t = table({
      A: { battlefield: ['Forest', 'Mountain', 'Forest'], hand: ['Grow'] },
      B: { battlefield: ['Island', 'Bear'], hand: ['Wider Counter'] },
    });
    t.cast('A', 'Grow', { targets: ['Bear'] });
    expect(t.can('B')).toContain('cast Wider Counter');
    t.act('B', 'cast', 'Wider Counter', { yes: [true], targets: ['Grow'] }).resolve();
    expect(t.names('graveyard')).toEqual(['Grow']);
  });
});

describe('601.3, 601.3e permissions', () => {
  define(
    { name: 'Creature Top', type: 'Enchantment', cost: '{1}', text: 'You may cast creature spells from the top of your library.' },
    {
      name: 'Wider Top',
      type: 'Enchantment',
      cost: '{1}',
      text: 'Once each turn, you may cast a permanent spell from the top of your library.',
    },
    {
      name: 'Marked Top',
      type: 'Enchantment',
      cost: '{1}',
      text: 'Once each turn, you may cast a creature spell from the top of your library.',
    },
  );
  defineFaces(
    'adventure',
    { name: 'Knight', type: 'Creature — Human Knight', cost: '{G}', pt: '1/1' },
    { name: 'Charge', type: 'Instant — Adventure', cost: '{G}', text: 'You gain 3 life.' },
  );
  it('715.3a: permission for creature spells is none for the Adventure of a creature card', () => {
    const t = table({ A: { battlefield: ['Forest', 'Creature Top'], library: ['Knight // Charge'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Knight']);
  });
  it('708.4: a land card on top can be cast face down as the creature spell it is then', () => {
    const t = table({ A: { battlefield: ['3 Island', 'Creature Top'], library: ['Masked Land'] } });
    t.cast('A', 'Masked Land', { way: 'face-down' }).resolve();
    expect(t.pt('')).toBe('2/2');
  });
  it('601.3: which of several permissions is used is the player’s choice', () => {
    const t = table({ A: { battlefield: ['2 Forest', 'Wider Top', 'Marked Top'], library: ['Bear'] } });
    expect(t.can('A').filter((x) => x === 'cast Bear').length).toBe(2);
  });
  it('601.3: of a limited and an unlimited permission the unlimited one is used', () => {
    for (const tops of [
      ['Marked Top', 'Creature Top'],
      ['Creature Top', 'Marked Top'],
    ]) {
      const t = table({ A: { battlefield: ['4 Forest', ...tops], library: ['Bear', 'Bear'] } });
      t.cast('A', 'Bear').resolve().cast('A', 'Bear').resolve();
      expect(t.perms('Bear').length).toBe(2);
    }
  });
});
