/** Permissions for a land or a spell, what comes of them, and cards exiled instead of going elsewhere (CR 305.1, 601.3, 607.2b). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Calf', cost: '{1}', type: 'Creature — Ox', pt: '1/1' },
  { name: 'Ox', cost: '{4}', type: 'Creature — Ox', pt: '4/4' },
  { name: 'Bolt', cost: '{R}', type: 'Instant', text: 'Bolt deals 3 damage to any target.' },
  {
    name: 'Paragon',
    cost: '{0}',
    type: 'Creature — Angel',
    pt: '3/4',
    text: 'Once during each of your turns, you may play a land card from your graveyard or cast a permanent spell with mana value 3 or less from your graveyard. If you do, it gains "When this permanent is put into a graveyard from the battlefield, exile it and you gain 2 life."',
  }, // prettier-ignore
  {
    name: 'Archdruid',
    cost: '{0}',
    type: 'Creature — Elf',
    pt: '1/4',
    text: 'Once during each of your turns, you may play a land or cast a permanent spell from among cards in your graveyard that were put there from your library this turn.',
  }, // prettier-ignore
  {
    name: 'Eater',
    cost: '{0}',
    type: 'Creature — Demon',
    pt: '9/9',
    text: "If a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead.\nDuring your turn, you may play cards exiled with Eater. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
  }, // prettier-ignore
  { name: 'Mill Elf', cost: '{0}', type: 'Creature — Elf', pt: '1/1', text: '{0}: Mill two cards.' },
  { name: 'Feat', cost: '{0}', type: 'Sorcery', text: 'Add {R}{R}{R}. You can cast only one more spell this turn.' },
  { name: 'Shield', cost: '{0}', type: 'Instant', text: 'Prevent all damage that would be dealt to you this turn.' },
  {
    name: 'Questing',
    cost: '{0}',
    type: 'Enchantment',
    text: "Combat damage that would be dealt by creatures you control can't be prevented.",
  },
  { name: 'Painter', cost: '{0}', type: 'Enchantment', text: 'The first instant or sorcery spell you cast each turn has casualty 1.' },
  { name: 'Nexus', cost: '{0}', type: 'Enchantment', text: 'The second spell you cast each turn has cascade.' },
  {
    name: 'Hatcher',
    cost: '{0}',
    type: 'Enchantment',
    text: 'Each creature spell you cast has replicate. The replicate cost is equal to its mana cost.',
  },
  {
    name: 'Devourer',
    cost: '{0}',
    type: 'Creature — Demon',
    pt: '0/3',
    text: 'Each nonland card in your hand without foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}.',
  },
  { name: 'Doom', cost: '{0}', type: 'Instant', text: 'Destroy target permanent.' },
);

const can = (t: ReturnType<typeof table>): string[] => t.can('A').filter((x) => !x.startsWith('pass') && !x.startsWith('mana'));

describe('601.3, 305.1', () => {
  it('601.3: one land or one spell each turn, and not one of each', () => {
    const t = table({ A: { battlefield: ['3 Mountain', 'Paragon'], graveyard: ['Calf', 'Forest', 'Ox'] } });
    expect(can(t).sort()).toEqual(['cast Calf', 'land Forest']);
    t.cast('A', 'Calf').resolve();
    expect(can(t)).toEqual([]);
    const u = table({ A: { battlefield: ['3 Mountain', 'Paragon'], graveyard: ['Calf', 'Forest'] } });
    u.land('A', 'Forest');
    expect(can(u)).toEqual([]);
    u.to('precombatMain', 3);
    expect(can(u)).toContain('cast Calf');
  });
  it('400.7a, 305.1: what was cast or played so has gained the ability', () => {
    const t = table({ A: { battlefield: ['3 Mountain', 'Paragon'], graveyard: ['Calf'], hand: ['Doom'] } });
    t.cast('A', 'Calf')
      .resolve()
      .cast('A', 'Doom', { targets: ['Calf'] })
      .resolveAll();
    expect([t.names('exile'), t.life('A')]).toEqual([['Calf'], 22]);
    const u = table({ A: { battlefield: ['Paragon'], graveyard: ['Forest'], hand: ['Doom'] } });
    u.land('A', 'Forest')
      .cast('A', 'Doom', { targets: ['Forest'] })
      .resolveAll();
    expect([u.names('exile'), u.life('A')]).toEqual([['Forest'], 22]);
  });
  it('400.7: only cards that have come from the library this turn', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Archdruid'], library: ['Calf', 'Calf'], graveyard: ['Forest'] } });
    t.to('precombatMain', 3);
    expect(can(t)).not.toContain('land Forest');
    const u = table({ A: { battlefield: ['Mountain', 'Mill Elf', 'Archdruid'], library: ['Calf', 'Forest'], graveyard: ['Forest'] } });
    u.activate('A', 'Mill Elf').resolve();
    expect(
      can(u)
        .filter((x) => !x.startsWith('activate'))
        .sort(),
    ).toEqual(['cast Calf', 'land Forest']);
  });
});

describe('607.2b', () => {
  it('607.2b: what a replacement effect has exiled is exiled with its source; 118.9: for life instead of mana', () => {
    const t = table({ A: { battlefield: ['Eater', 'Mountain'], hand: ['Bolt', 'Calf'] }, B: { battlefield: ['Ox', 'Calf'] } });
    t.cast('A', 'Bolt', { targets: ['Calf'] }).resolve();
    expect([t.names('exile', 'B'), t.names('graveyard')]).toEqual([['Calf'], ['Bolt']]);
    t.cast('A', 'Calf', { way: 'alternative' }).resolve();
    expect([t.life('A'), t.perm('Calf').controller]).toEqual([19, t.perm('Eater').controller]);
  });
});

describe('101.2', () => {
  it('101.2: after one more spell no other can be cast this turn', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Feat', '2 Bolt'] } });
    t.cast('A', 'Feat').resolve();
    expect(can(t)).toContain('cast Bolt');
    t.cast('A', 'Bolt', { targets: ['@B'] }).resolve();
    expect(can(t)).toEqual([]);
  });
  it('615.12: combat damage that cannot be prevented, and other damage that can', () => {
    const side = { battlefield: ['Questing', 'Ox', 'Mountain'], hand: ['Bolt'] };
    const t = table({ A: side, B: { hand: ['Shield'] } });
    t.cast('B', 'Shield')
      .resolve()
      .cast('A', 'Bolt', { targets: ['@B'] })
      .resolve();
    expect(t.life('B')).toBe(20);
    t.attack('Ox').to('endCombat');
    expect(t.life('B')).toBe(16);
  });
});

describe('601.2i', () => {
  it('601.2i, 702.153a: the first of a kind alone, whatever else was cast', () => {
    const t = table({ A: { battlefield: ['Painter', '3 Mountain', '3 Calf'], hand: ['2 Bolt', 'Shield'] } });
    t.cast('A', 'Bolt', { targets: ['@B'], yes: [true], pay: ['Calf'] }).resolveAll();
    expect(t.life('B')).toBe(14);
    t.cast('A', 'Bolt', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(11);
  });
  it('702.85a: the second spell, and no other', () => {
    const t = table({ A: { battlefield: ['Nexus', '6 Mountain'], hand: ['2 Bolt', 'Ox'], library: ['Calf'] } });
    t.cast('A', 'Bolt', { targets: ['@B'] }).resolveAll();
    t.cast('A', 'Bolt', { targets: ['@B'] });
    expect(t.happened('trigger', '603.2')).toHaveLength(1);
  });
  it('702.56a, 202.1: the replicate cost is what the spell costs', () => {
    const t = table({ A: { battlefield: ['Hatcher', '3 Mountain'], hand: ['Calf'] } });
    t.cast('A', 'Calf', { yes: [true, true, false] }).resolveAll();
    expect(t.perms('Calf')).toHaveLength(3);
  });
});

describe('702.143', () => {
  it('702.143a: a card that had foretell only in the hand is cast for the cost it was foretold with', () => {
    const t = table({ A: { battlefield: ['Devourer', '2 Mountain'], hand: ['Ox', 'Doom'] } });
    t.act('A', 'foretell', 'Ox')
      .cast('A', 'Doom', { targets: ['Devourer'] })
      .resolve();
    t.to('precombatMain', 3).cast('A', '', { way: 'foretell' }).resolve();
    expect(t.perms('Ox')).toHaveLength(1);
  });
});
