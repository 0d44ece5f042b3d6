/** Types of mana others could produce, production that is replaced, triggered mana abilities and other costs in the payment plan (CR 106, 605). */
import { describe, expect, it } from 'vitest';
import { live, type State } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  { name: 'Mirror Pool', type: 'Land', text: '{T}: Add one mana of any type that a land you control could produce.' },
  { name: 'Far Orchard', type: 'Land', text: '{T}: Add one mana of any color that a land an opponent controls could produce.' },
  { name: 'Waste', type: 'Land', text: '{T}: Add {C}.' },
  { name: 'Cradle', type: 'Land', text: '{T}: Add {G} for each creature you control.' },
  { name: 'Green Thing', type: 'Creature — Elk', cost: '{G}', pt: '1/1' },
  { name: 'Big Thing', type: 'Creature — Elk', cost: '{1}{G}', pt: '2/2' },
  { name: 'Huge Thing', type: 'Creature — Elk', cost: '{G}{G}{G}', pt: '5/5' },
  { name: 'Blue Thing', type: 'Creature — Crab', cost: '{U}', pt: '1/1' },
  { name: 'Red Thing', type: 'Creature — Goblin', cost: '{R}', pt: '1/1' },
  { name: 'Clear Thing', type: 'Creature — Golem', cost: '{C}', pt: '1/1' },
  {
    name: 'Flare',
    type: 'Enchantment',
    text: 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
  },
  {
    name: 'Growth',
    type: 'Enchantment — Aura',
    cost: '{G}',
    text: 'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.',
  },
  {
    name: 'Fertile',
    type: 'Enchantment — Aura',
    cost: '{G}',
    text: 'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.',
  },
  { name: 'Taint', type: 'Enchantment', text: 'If a land is tapped for mana, it produces {B} instead of any other type and amount.' },
  {
    name: 'Sphere',
    type: 'Artifact',
    text: 'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.',
  },
  { name: 'Doubler', type: 'Enchantment', text: 'If you tap a permanent for mana, it produces twice as much of that mana instead.' },
  { name: 'Two Lands', type: 'Land', text: '{T}: Add {G}{G}.' },
  { name: 'Elder', type: 'Creature — Druid', cost: '{G}', pt: '1/1', text: 'Tap an untapped Druid you control: Add {G}.' },
  { name: 'Leaf Drum', type: 'Artifact', text: '{T}, Tap an untapped creature you control: Add one mana of any color.' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '2/3', text: 'Pay 3 life: Add {R}.' },
  {
    name: 'Prism',
    type: 'Artifact',
    cost: '{0}',
    text: 'Prism enters with two charge counters on it.\nRemove a charge counter from Prism: Add one mana of any color.',
  },
  { name: 'Orrery', type: 'Artifact', text: 'You may spend mana as though it were mana of any color.' },
  { name: 'Keeper', type: 'Enchantment', text: "You don't lose unspent mana as steps and phases end." },
  { name: 'Horizon', type: 'Artifact', text: 'If you would lose unspent mana, that mana becomes colorless instead.' },
  {
    name: 'Tide',
    type: 'Instant',
    cost: '{U}',
    text: 'Until end of turn, whenever a player taps an Island for mana, that player adds an additional {U}.',
  },
  { name: 'Glow', type: 'Instant', cost: '{U}', text: 'Draw a card.' },
);

const cardNamed = (s: State, name: string): number => s._pool.byName.get(name) ?? -1;
const pool = (t: ReturnType<typeof table>, seat = 0): string => t.state.players.rows[seat].pool.map((u) => u.type).join('');

describe('106.7 Mana that others could produce', () => {
  it('106.7 any type a land could produce, costs aside', () => {
    const t = table({ A: { battlefield: ['Mirror Pool', { card: 'Island', tapped: 'tapped' }], hand: ['Blue Thing', 'Red Thing'] } });
    expect(t.can('A')).toContain('cast Blue Thing');
    expect(t.can('A')).not.toContain('cast Red Thing');
    t.cast('A', 'Blue Thing').resolve();
    expect(t.perms('Blue Thing')).toHaveLength(1);
  });

  it('106.7 two that ask about each other define nothing; a third gives to both', () => {
    const t = table({ A: { battlefield: ['2 Mirror Pool'], hand: ['Clear Thing'] } });
    expect(t.can('A')).not.toContain('cast Clear Thing');
    const u = table({ A: { battlefield: ['2 Mirror Pool', 'Waste'], hand: ['3 Clear Thing'] } });
    u.cast('A', 'Clear Thing').resolve().cast('A', 'Clear Thing').resolve().cast('A', 'Clear Thing').resolve();
    expect(u.perms('Clear Thing')).toHaveLength(3);
  });

  it('106.7 colours only where colours are asked for; of a land that would produce nothing, none', () => {
    const t = table({ A: { battlefield: ['Far Orchard'], hand: ['Green Thing', 'Clear Thing'] }, B: { battlefield: ['Waste', 'Cradle'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
    const u = table({ A: { battlefield: ['Far Orchard'], hand: ['Green Thing'] }, B: { battlefield: ['Cradle', 'Red Thing'] } });
    expect(u.can('A')).toContain('cast Green Thing');
  });

  it('106.7 with replacement effects taken into account', () => {
    const t = table({ A: { battlefield: ['Far Orchard', 'Taint'], hand: ['Green Thing'] }, B: { battlefield: ['Forest'] } });
    expect(t.can('A')).not.toContain('cast Green Thing');
  });
});

describe('106.12 Tapped for mana', () => {
  it('106.12b another type and amount; triggers see what was produced', () => {
    const t = table({ A: { battlefield: ['Two Lands', 'Taint', 'Flare'] } });
    t.mana('A', 'Two Lands');
    expect(pool(t)).toBe('BB');
    expect(t.happened('tapForMana')[0].word).toBe('B');
  });

  it('106.12b only for two or more', () => {
    const t = table({ A: { battlefield: ['Two Lands', 'Forest', 'Sphere'] } });
    t.mana('A', 'Two Lands').mana('A', 'Forest');
    expect(pool(t)).toBe('CG');
  });

  it('106.12b twice as much, in the plan too', () => {
    const t = table({ A: { battlefield: ['Forest', 'Doubler'], hand: ['Big Thing'] } });
    t.cast('A', 'Big Thing').resolve();
    expect(t.perms('Big Thing')).toHaveLength(1);
  });
});

describe('605.4a Triggered mana abilities in the payment plan', () => {
  it('605.4a a spell payable only with their mana is offered and paid', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Growth', 'Big Thing'] } });
    t.cast('A', 'Growth', { targets: ['Forest'] }).resolve();
    const left = t.perms('Forest').filter((p) => !p.tapped);
    expect(left).toHaveLength(1);
    const host = t.perm('Growth').attachedTo;
    expect(t.can('A').includes('cast Big Thing')).toBe(left[0].id === host);
  });

  it('605.4a any type the land produced; the rest floats', () => {
    const t = table({ A: { battlefield: ['Forest', 'Flare'], hand: ['Big Thing'] } });
    t.cast('A', 'Big Thing').resolve();
    expect(t.perms('Big Thing')).toHaveLength(1);
    const u = table({ A: { battlefield: ['Forest', 'Flare'], hand: ['Green Thing'] } });
    u.cast('A', 'Green Thing');
    expect(pool(u)).toBe('G');
  });

  it('605.4a, 603.7 a delayed triggered ability that makes mana does not use the stack, and the plan counts on it', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Tide', '2 Blue Thing'] } });
    t.cast('A', 'Tide').resolve().cast('A', 'Blue Thing');
    expect(t.names('stack')).toEqual(['Blue Thing']);
    expect(pool(t)).toBe('U');
  });

  it('605.4a a colour is chosen as the plan needs it', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Fertile', 'Blue Thing'] } });
    t.cast('A', 'Fertile', { targets: ['Forest'] }).resolve();
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('cast Blue Thing');
    t.cast('A', 'Blue Thing').resolve();
    expect(t.perms('Blue Thing')).toHaveLength(1);
    expect(pool(t)).toBe('G');
  });
});

describe('605.3a Other costs of mana abilities', () => {
  it('605.3a others are tapped, each once', () => {
    const t = table({ A: { battlefield: ['3 Elder'], hand: ['Huge Thing', 'Green Thing'] } });
    t.cast('A', 'Huge Thing').resolve();
    expect(t.perms('Huge Thing')).toHaveLength(1);
    expect(t.perms('Elder').every((p) => p.tapped)).toBe(true);
    expect(t.can('A')).not.toContain('cast Green Thing');
  });

  it('605.3a, 302.6 {T} and another creature, sick or not', () => {
    const t = table({ A: { battlefield: ['Leaf Drum', 'Green Thing'], hand: ['2 Blue Thing'] } });
    t.cast('A', 'Blue Thing').resolve();
    expect(t.perm('Green Thing').tapped).toBe(true);
    expect(t.can('A')).not.toContain('cast Blue Thing');
  });

  it('605.3a, 119.4 life, as often as there is life', () => {
    const t = table({ A: { battlefield: ['Ogre'], hand: ['3 Red Thing'], life: 7 } });
    t.cast('A', 'Red Thing').resolve().cast('A', 'Red Thing').resolve();
    expect(t.life('A')).toBe(1);
    expect(t.can('A')).not.toContain('cast Red Thing');
  });

  it('605.3a counters of the source', () => {
    const t = table({ A: { battlefield: ['Prism'], hand: ['Big Thing', 'Huge Thing'] } });
    expect(t.can('A')).not.toContain('cast Huge Thing');
    t.cast('A', 'Big Thing').resolve();
    expect(t.counters('Prism', 'charge')).toBe(0);
  });
});

describe('609.4b, 106.4 Spending and keeping mana', () => {
  it('609.4b mana is what it is, and is spent as another', () => {
    const t = table({ A: { battlefield: ['Forest', 'Orrery'], hand: ['Blue Thing'] } });
    t.cast('A', 'Blue Thing');
    expect(t.happened('mana')[0].word).toBe('G');
    t.resolve();
    expect(t.perms('Blue Thing')).toHaveLength(1);
  });

  it('106.4 mana is kept from phase to phase, or becomes colourless', () => {
    const t = table({ A: { battlefield: ['Forest', 'Keeper'] } });
    t.mana('A', 'Forest').to('beginCombat');
    expect(pool(t)).toBe('G');
    const u = table({ A: { battlefield: ['Forest', 'Horizon'] } });
    u.mana('A', 'Forest').to('beginCombat');
    expect(pool(u)).toBe('C');
  });
});

define(
  {
    name: 'Slow Dynamo',
    cost: '{2}',
    type: 'Artifact',
    text: '{T}: Put a charge counter on Slow Dynamo. Add X mana of any one color, where X is the number of charge counters on Slow Dynamo.',
  },
  {
    name: 'More Of It',
    cost: '{2}',
    type: 'Enchantment',
    text: 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
  },
  {
    name: 'Reservoir',
    type: 'Land',
    text: '{T}: Add {C}.\n{1}, Remove X storage counters from Reservoir: Add X mana in any combination of {W} and/or {U}.',
  },
  { name: 'Two Reds', cost: '{R}{R}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'One Red', cost: '{R}', type: 'Creature — Bear', pt: '1/1' },
); // prettier-ignore

describe('605.3b: the amount of a mana ability that counts what it puts on its source first', () => {
  it('the payment reckons with the counter, and with what becomes of it (614.1a)', () => {
    const t = table({ A: { battlefield: ['Slow Dynamo'], hand: ['One Red', 'Two Reds'] } });
    expect(t.can('A')).toEqual(expect.arrayContaining(['cast One Red']));
    expect(t.can('A')).not.toContain('cast Two Reds');
    const u = table({ A: { battlefield: ['Slow Dynamo', 'More Of It'], hand: ['Two Reds'] } });
    u.cast('A', 'Two Reds').resolve();
    expect(u.perms('Two Reds')).toHaveLength(1);
    expect(u.counters('Slow Dynamo', 'charge')).toBe(2);
  });

  it('106.7: with costs aside X can be anything, so its mana is among what a land could produce', () => {
    const t = table({ A: { battlefield: ['Reservoir', 'Mirror Pool'], hand: ['Blue Thing'] } });
    t.cast('A', 'Blue Thing').resolve();
    expect(t.perms('Blue Thing')).toHaveLength(1);
  });
});

describe('616.1 several effects that change what is produced', () => {
  it('616.1 the player chooses which applies first', () => {
    const order = (first: string) => {
      const t = table({ A: { battlefield: ['Forest', 'Taint', 'Doubler'] } });
      t.when('replacement', (d, s) => ({
        pick: [
          (d.ask as unknown as { options: { source: number }[] }).options.findIndex((o) => live(s, o.source)?.card === cardNamed(s, first)),
        ],
      }));
      t.mana('A', 'Forest');
      return pool(t);
    };
    expect(order('Taint')).toBe('BB');
    expect(order('Doubler')).toBe('B');
  });
  it('616.1 an effect that did not apply before applies once another has changed the event', () => {
    const t = table({ A: { battlefield: ['Forest', 'Doubler', 'Sphere'] } });
    t.mana('A', 'Forest');
    expect(pool(t)).toBe('C');
  });
  it('605.3 a payment plan counts on the same', () => {
    const t = table({ A: { battlefield: ['Forest', 'Doubler', 'Sphere'], hand: ['Green Thing', 'Clear Thing'] } });
    expect(t.can('A')).toContain('cast Clear Thing');
    expect(t.can('A')).not.toContain('cast Green Thing');
  });
});

describe('605.3b Mana in any combination of types, used by hand while paying', () => {
  define({ name: 'Mixed Spring', type: 'Land', text: '{T}: Add three mana in any combination of {U} and/or {R}.' });
  type Use = { pay: string; type?: string | null };
  /** Pays by a use of the land for this type (null: for a type each), and then by the plan. @returns what could be used, and what is left. */
  const paid = (
    type: string | null,
    each: readonly string[] = [],
  ): { offered: (string | null | undefined)[]; left: string; asked: number } => {
    const t = table({ A: { battlefield: ['Mixed Spring'], hand: ['Red Thing'] } });
    let offered: (string | null | undefined)[] | undefined;
    let asked = 0;
    t.when('pay', (d) => {
      const { options } = d.ask as unknown as { options: Use[] };
      if (offered) return { pick: [0] };
      offered = options.filter((o) => o.pay === 'use').map((o) => o.type);
      return { pick: [options.findIndex((o) => o.pay === 'use' && o.type === type)] };
    });
    t.when('option', (d) => {
      const { options } = d.ask as unknown as { options: { mana: string }[] };
      const wanted = each[asked++];
      return { pick: [options.findIndex((o) => o.mana === wanted)] };
    });
    t.cast('A', 'Red Thing');
    return { offered: offered ?? [], left: [...pool(t)].sort().join(''), asked };
  };

  it('605.3b: all of one type, or a type for each', () => {
    expect(paid('R')).toEqual({ offered: ['U', 'R', null], left: 'RR', asked: 0 });
    expect(paid(null, ['{U}', '{R}', '{U}'])).toEqual({ offered: ['U', 'R', null], left: 'UU', asked: 3 });
  });
});
