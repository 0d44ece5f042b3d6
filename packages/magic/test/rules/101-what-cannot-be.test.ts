/** What effects say cannot be done to something, by whom, or in consequence of what (CR 101.2, 615.12, 701.15c). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Blue Bear', type: 'Creature — Bear', cost: '{U}', pt: '2/2' },
  {
    name: 'Host',
    type: 'Creature — Angel',
    cost: '{5}',
    pt: '5/5',
    text: "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
  },
  { name: 'Edict', type: 'Instant', cost: '{0}', text: 'Target player sacrifices a creature.' },
  { name: 'Veil', type: 'Instant', cost: '{0}', text: "Spells you control can't be countered by blue or black spells this turn." },
  { name: 'Blue No', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  { name: 'Plain No', type: 'Instant', cost: '{0}', text: 'Counter target spell.' },
  { name: 'Seal', type: 'Enchantment', cost: '{0}', text: "Cards in graveyards can't be the targets of spells or abilities." },
  { name: 'Regrow', type: 'Instant', cost: '{0}', text: 'Return target creature card from a graveyard to its owner’s hand.' },
  { name: 'Shield', type: 'Instant', cost: '{0}', text: 'Prevent all damage that would be dealt to creatures this turn.' },
  { name: 'Burn', type: 'Instant', cost: '{0}', text: "~ deals 5 damage to target creature. The damage can't be prevented." },
  { name: 'Troll', type: 'Creature — Troll', cost: '{0}', pt: '3/3', text: '{0}: Regenerate ~.' },
  {
    name: 'Scorch',
    type: 'Instant',
    cost: '{0}',
    text: "~ deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
  },
  {
    name: 'Scorching Wave',
    type: 'Instant',
    cost: '{0}',
    text: '~ deals 3 damage to any target.',
  },
  { name: 'Vortex', type: 'Enchantment', cost: '{0}', text: 'If a player would gain life, that player gains no life instead.' },
  { name: 'Balm', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' },
  {
    name: 'Militant',
    type: 'Creature — Soldier',
    cost: '{0}',
    pt: '2/1',
    text: 'If an instant or sorcery card would be put into a graveyard from anywhere, exile it instead.',
  },
);

describe('101.2: no spell or ability of an opponent causes a sacrifice', () => {
  it('not by the spell of an opponent, but by the own', () => {
    const theirs = table({ A: { hand: ['Edict'] }, B: { battlefield: ['Host'] } });
    theirs.cast('A', 'Edict', { targets: ['@B'] }).resolveAll();
    expect(theirs.names('battlefield', 'B')).toEqual(['Host']);
    const own = table({ A: { hand: ['Edict'], battlefield: ['Host'] } });
    own.cast('A', 'Edict', { targets: ['@A'] }).resolveAll();
    expect(own.names('battlefield', 'A')).toEqual([]);
  });
});

describe("101.2: can't be countered by some spells", () => {
  const against = (no: string) =>
    table({ A: { hand: ['Veil', 'Bear'] }, B: { hand: [no], battlefield: ['Island'] } })
      .cast('A', 'Veil')
      .resolveAll()
      .cast('A', 'Bear')
      .pass()
      .cast('B', no, { targets: ['Bear'] })
      .resolveAll();
  it('not by a blue one', () => expect(against('Blue No').names('battlefield', 'A')).toContain('Bear'));
  it('by a colorless one', () => expect(against('Plain No').names('battlefield', 'A')).not.toContain('Bear'));
});

describe("115.4: cards in graveyards can't be targets", () => {
  it('a spell with no other target is not cast', () => {
    const free = table({ A: { hand: ['Regrow'], graveyard: ['Bear'] } });
    free.cast('A', 'Regrow', { targets: ['Bear'] }).resolveAll();
    expect(free.names('hand', 'A')).toEqual(['Bear']);
    const sealed = table({ A: { hand: ['Regrow'], graveyard: ['Bear'], battlefield: ['Seal'] } });
    expect(() => sealed.cast('A', 'Regrow', { targets: ['Bear'] })).toThrow();
  });
});

describe("615.12, 701.15c: what damage can't be spared", () => {
  it("615.12: the damage can't be prevented", () => {
    const t = table({ A: { hand: ['Shield', 'Burn'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Shield')
      .resolveAll()
      .cast('A', 'Burn', { targets: ['Bear'] })
      .resolveAll();
    expect(t.names('battlefield', 'B')).toEqual([]);
  });
  it("701.15c: a creature dealt damage this way can't be regenerated", () => {
    for (const [spell, left] of [
      ['Scorch', []],
      ['Scorching Wave', ['Troll']],
    ] as const) {
      const t = table({ A: { hand: [spell], battlefield: ['Troll'] } });
      t.activate('A', 'Troll')
        .resolveAll()
        .cast('A', spell, { targets: ['Troll'] })
        .resolveAll();
      expect(t.names('battlefield', 'A')).toEqual(left);
    }
  });
});

describe('614.1a: nothing, and somewhere else', () => {
  it('119.3: no life is gained', () => {
    const t = table({ A: { hand: ['Balm'], battlefield: ['Vortex'] } });
    expect(t.cast('A', 'Balm').resolveAll().life('A')).toBe(20);
  });
  it('cards of the types named are exiled, and no others', () => {
    const t = table({ A: { hand: ['Balm', 'Scorch'], battlefield: ['Militant', 'Bear'] } });
    t.cast('A', 'Balm')
      .resolveAll()
      .cast('A', 'Scorch', { targets: ['Bear'] })
      .resolveAll();
    expect(t.names('exile', 'A').sort()).toEqual(['Balm', 'Scorch']);
    expect(t.names('graveyard', 'A')).toEqual(['Bear']);
  });
});
