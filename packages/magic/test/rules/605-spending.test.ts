/**
 * Mana abilities whose cost spends other things than mana, taps and life, while a spell is paid for (CR 605.3a, 601.2g). Expected values: the
 * rules' own text and what the abilities say.
 */
import { describe, expect, it } from 'vitest';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Waste', type: 'Land', text: '{T}: Add {C}.' },
  { name: 'Bone Altar', type: 'Artifact', cost: '{3}', text: 'Sacrifice a creature: Add {C}{C}.' },
  { name: 'Iron Furnace', type: 'Artifact', cost: '{4}', text: 'Sacrifice an artifact: Add {C}{C}.' },
  { name: 'Dark Spire', type: 'Land', text: '{T}: Add {C}.\n{T}, Sacrifice a creature: Add {B}{B}.' },
  { name: 'Sap Sprite', type: 'Creature — Faerie', cost: '{1}{U}', pt: '1/1', text: 'Discard a card: Add {B}.' },
  { name: 'Spirit Monkey', type: 'Creature — Ape Spirit', cost: '{2}{R}', pt: '2/2', text: 'Exile Spirit Monkey from your hand: Add {R}.' },
  { name: 'Kin Druid', type: 'Creature — Elf Druid', cost: '{G}', pt: '1/1', text: 'Tap three untapped Elves you control: Add {G}{G}{G}.' },
  { name: 'Plain Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  { name: 'Power Hub', type: 'Land', text: '{T}: Add {C}.\n{T}, Pay {E}: Add one mana of any color.' },
  { name: 'Spark', type: 'Instant', cost: '{C}', text: 'You get {E}.' },
  {
    name: 'Root Wall',
    type: 'Creature — Plant Wall',
    cost: '{1}{G}',
    pt: '0/5',
    text: 'Defender\nPut a -0/-1 counter on Root Wall: Add {G}. Activate only once each turn.',
  },
  { name: 'Mill Hand', type: 'Creature — Human', cost: '{1}', pt: '1/1', text: '{T}, Mill a card: Add {C}.' },
  {
    name: 'Turner',
    type: 'Creature — Scarecrow',
    cost: '{3}',
    pt: '1/1',
    text: '{T}: You gain 1 life.\n{2}, {Q}: Add one mana of any color.',
  },
  {
    name: 'Hungry Dish',
    type: 'Artifact Creature — Bird',
    cost: '{G}',
    pt: '0/2',
    text: '{T}, Sacrifice a Food: Add one mana of any color.',
  },
  { name: 'Baker', type: 'Sorcery', cost: '{0}', text: 'Create a Food token.' },
  { name: 'Two Colorless', type: 'Artifact', cost: '{2}', text: '' },
  { name: 'Four Colorless', type: 'Artifact', cost: '{4}', text: '' },
  { name: 'Black Pair', type: 'Enchantment', cost: '{B}{B}', text: '' },
  { name: 'Black One', type: 'Enchantment', cost: '{B}', text: '' },
  { name: 'Green One', type: 'Enchantment', cost: '{G}', text: '' },
  { name: 'Green Two', type: 'Enchantment', cost: '{G}{G}', text: '' },
  { name: 'Green Three', type: 'Enchantment', cost: '{G}{G}{G}', text: '' },
  { name: 'Blue One', type: 'Enchantment', cost: '{U}', text: '' },
);

const casts = (t: Table, who: 'A' | 'B' = 'A'): string[] =>
  t
    .can(who)
    .filter((x) => x.startsWith('cast'))
    .sort();

describe('605.3a Permanents that are sacrificed for mana', () => {
  it('605.3a: what can be paid only so is offered, and what is sacrificed is chosen', () => {
    const t = table({ A: { battlefield: ['Bone Altar', 'Grizzly Bears', 'Hill Giant'], hand: ['Two Colorless', 'Four Colorless'] } });
    expect(casts(t)).toEqual(['cast Four Colorless', 'cast Two Colorless']);
    t.choose('choose', 'Hill Giant').cast('A', 'Two Colorless').resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Bone Altar', 'Grizzly Bears', 'Two Colorless']);
    expect(casts(t)).toEqual([]);
  });

  it('605.3a: nothing is sacrificed where lands pay', () => {
    const t = table({ A: { battlefield: ['Bone Altar', 'Grizzly Bears', '2 Forest'], hand: ['Two Colorless'] } });
    t.cast('A', 'Two Colorless').resolve();
    expect(t.perms('Grizzly Bears')).toHaveLength(1);
    expect(t.perms('Forest').every((p) => p.tapped)).toBe(true);
  });

  it('605.3a: a creature gives its own mana first, and is sacrificed then', () => {
    const t = table({ A: { battlefield: ['Bone Altar', 'Llanowar Elves'], hand: ['Four Colorless'] } });
    expect(casts(t)).toEqual([]);
    define({ name: 'Three Mixed', type: 'Artifact', cost: '{2}{G}', text: '' });
    const u = table({ A: { battlefield: ['Bone Altar', 'Llanowar Elves'], hand: ['Three Mixed'] } });
    u.cast('A', 'Three Mixed').resolve();
    expect(u.names('battlefield', 'A').sort()).toEqual(['Bone Altar', 'Three Mixed']);
  });

  it('605.3a: by hand, the creature that is named', () => {
    const t = table({ A: { battlefield: ['Bone Altar', 'Grizzly Bears', 'Hill Giant'], hand: ['Two Colorless'] } });
    let done = false;
    t.when('pay', (d, s) => {
      const { options } = d.ask as unknown as { options: { pay: string; source?: number }[] };
      if (done) return undefined;
      done = true;
      const giant = t.perm('Hill Giant').id;
      expect(s.battlefield).toContain(giant);
      return { pick: [options.findIndex((o) => o.pay === 'use' && o.source === giant)] };
    });
    t.cast('A', 'Two Colorless').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Hill Giant']);
  });

  it('118.10: no object pays twice: neither a Treasure that is sacrificed for its own mana, nor anything for two altars', () => {
    const t = table({ A: { battlefield: ['Bone Altar', 'Iron Furnace'], hand: ['Two Colorless'] } });
    expect(casts(t)).toEqual(['cast Two Colorless']); // the altar goes into the furnace
    define({ name: 'Hoard', type: 'Sorcery', cost: '{0}', text: 'Create a Treasure token.' });
    const u = table({ A: { battlefield: ['Iron Furnace'], hand: ['Hoard', 'Two Colorless', 'Four Colorless'] } });
    u.cast('A', 'Hoard').resolve();
    expect(casts(u)).toEqual(['cast Two Colorless']);
    u.cast('A', 'Two Colorless').resolve();
    expect(u.perms('Two Colorless')).toHaveLength(1);
  });

  it('605.3a: {T} and a sacrifice, as one of the ways to use the source', () => {
    const t = table({ A: { battlefield: ['Dark Spire', 'Grizzly Bears', 'Hill Giant'], hand: ['Black Pair', 'Two Colorless'] } });
    expect(casts(t)).toEqual(['cast Black Pair', 'cast Two Colorless']);
    t.choose('choose', 'Grizzly Bears').cast('A', 'Black Pair').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Grizzly Bears']);
    expect(t.perm('Dark Spire').tapped).toBe(true);
  });

  it('605.3a: a Food for mana', () => {
    const t = table({ A: { battlefield: ['Hungry Dish'], hand: ['Baker', 'Blue One'] } });
    expect(casts(t)).toEqual(['cast Baker']);
    t.cast('A', 'Baker').resolve();
    t.cast('A', 'Blue One').resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Blue One', 'Hungry Dish']);
  });
});

describe('605.3a Cards that are discarded or exiled for mana', () => {
  it('605.3a: any other card, but not the one that is cast', () => {
    const t = table({ A: { battlefield: ['Sap Sprite'], hand: ['Black One'] } });
    expect(casts(t)).toEqual([]);
    const u = table({ A: { battlefield: ['Sap Sprite'], hand: ['Black One', 'Hill Giant', 'Forest'] } });
    u.choose('choose', 'Forest').cast('A', 'Black One').resolve();
    expect(u.names('graveyard', 'A')).toEqual(['Forest']);
    expect(u.names('hand', 'A')).toEqual(['Hill Giant']);
  });

  it('605.3a, 113.6: from hand, for others and not for itself', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Spirit Monkey'] } });
    expect(casts(t)).toEqual([]);
    const u = table({ A: { battlefield: ['2 Mountain'], hand: ['2 Spirit Monkey'] } });
    u.cast('A', 'Spirit Monkey').resolve();
    expect(u.perms('Spirit Monkey')).toHaveLength(1);
    expect(u.names('exile')).toEqual(['Spirit Monkey']);
  });

  it('605.3a: the top card of the library, which nobody chooses', () => {
    const t = table({ A: { battlefield: ['Mill Hand'], hand: ['Spark'], library: ['Hill Giant', 'Forest'] } });
    t.to('precombatMain', 3);
    t.cast('A', 'Spark').resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Forest', 'Spark']);
  });
});

describe('605.3a Other things', () => {
  it('605.3a: several others are tapped', () => {
    const t = table({ A: { battlefield: ['Kin Druid', '2 Plain Elf'], hand: ['Green Three', 'Green One'] } });
    t.cast('A', 'Green Three').resolve();
    expect(t.perms('Plain Elf').every((p) => p.tapped)).toBe(true);
    expect(casts(t)).toEqual([]);
  });

  it('107.14: energy, only where a colour is lacking and as far as it goes', () => {
    const t = table({ A: { battlefield: ['3 Power Hub', 'Waste'], hand: ['Spark', 'Blue One', 'Green One'] } });
    expect(casts(t)).toEqual(['cast Spark']);
    t.cast('A', 'Spark').resolve();
    expect(casts(t)).toEqual(['cast Blue One', 'cast Green One']);
    t.cast('A', 'Blue One').resolve();
    expect(t.state.players.rows[0].counters).toEqual([]);
    expect(casts(t)).toEqual([]);
  });

  it('602.5b: an ability that can be activated only once each turn', () => {
    const t = table({ A: { battlefield: ['Root Wall'], hand: ['2 Green One', 'Green Two'] } });
    expect(casts(t)).toEqual(['cast Green One', 'cast Green One']);
    t.cast('A', 'Green One').resolve();
    expect(t.pt('Root Wall')).toBe('0/4');
    expect(casts(t)).toEqual([]);
  });

  it('107.6, 302.6: {Q}, of a permanent that is tapped', () => {
    const t = table({ A: { battlefield: ['Turner', '2 Forest'], hand: ['Blue One'] } });
    expect(casts(t)).toEqual([]);
    t.activate('A', 'Turner').resolve();
    t.cast('A', 'Blue One').resolve();
    expect(t.perm('Turner').tapped).toBe(false);
  });
});

describe('605.3a Mana of a color that the ability chooses first (608.2c)', () => {
  define(
    {
      name: 'Horn',
      type: 'Artifact',
      cost: '{0}',
      text: '{T}: Choose a color. Add one mana of that color for each charge counter on Horn.',
    },
    {
      name: 'Shrine',
      type: 'Land',
      text: '{T}: Add {C}.\n{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.',
    },
    { name: 'Blue and Green', type: 'Enchantment', cost: '{U}{G}', text: '' },
    { name: 'Blue Three', type: 'Enchantment', cost: '{U}{U}{U}', text: '' },
    { name: 'Green Five', type: 'Enchantment', cost: '{G}{G}{G}{G}{G}', text: '' },
  );
  const charged = (n: number) => ({ card: 'Horn', counters: [{ kind: 'charge', n }] });

  it('605.3a: so much of one color, whichever is needed', () => {
    const t = table({ A: { battlefield: [charged(2)], hand: ['Green Two', 'Green Three', 'Black Pair', 'Blue and Green'] } });
    expect(casts(t)).toEqual(['cast Black Pair', 'cast Green Two']);
    t.cast('A', 'Green Two').resolve();
    expect(t.perm('Horn').tapped).toBe(true);
    expect(t.perms('Green Two')).toHaveLength(1);
  });

  it('605.3a: none where there are no counters', () => {
    const t = table({ A: { battlefield: [charged(0)], hand: ['Green One'] } });
    expect(casts(t)).toEqual([]);
  });

  it('605.3a, 700.5: how much of it there is depends on the color', () => {
    const t = table({
      A: { battlefield: ['Shrine', '2 Waste', 'Blue Three', 'Green Five'], hand: ['Blue Three', 'Green Five', 'Black One'] },
    });
    expect(casts(t)).toEqual(['cast Blue Three', 'cast Green Five']);
    t.cast('A', 'Green Five').resolve();
    expect(t.perms('Green Five')).toHaveLength(2);
    expect(t.perm('Shrine').tapped).toBe(true);
  });

  it('605.3a: by hand, too', () => {
    const t = table({ A: { battlefield: [charged(2)], hand: ['Green Two'] } });
    t.when('pay', (d) => {
      const { options } = d.ask as unknown as { options: { pay: string; type?: string | null }[] };
      const by = options.findIndex((o) => o.pay === 'use' && o.type === 'G');
      return by < 0 ? undefined : { pick: [by] };
    });
    t.cast('A', 'Green Two').resolve();
    expect(t.perms('Green Two')).toHaveLength(1);
  });
});
