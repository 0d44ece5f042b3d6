/** CR 613: interaction of continuous effects. */
import { describe, expect, it } from 'vitest';
import { freshDerived } from '../../src/characteristics/derive.js';
import { define, defineFaces, type Table, table } from '../kit.js';
import {
  ARTIFACT,
  adds,
  all,
  and,
  aura,
  becomes,
  CREATURE,
  color,
  does,
  grants,
  HOST,
  has,
  LAND,
  mana,
  not,
  permanent,
  pt,
  SELF,
  spell,
  T,
  target,
  untilEnd,
  YOU,
  YOURS,
} from './write.js';

const now = (name: string, ...mods: Parameters<typeof untilEnd>[1][]) =>
  spell(name, '{0}', 'Instant', [target(CREATURE)], untilEnd(T(), ...mods));
now('Four Four', pt(4, 4));
now('One One', pt(1, 1));
now('Five Zero', pt(5, 0));
now('Zero One', pt(0, 1));
now('Become 0/1', becomes(0, 1));
now('Become 2/2', becomes(2, 2));
now('Switch', { mod: 'switchPT' });
now('Paint White', color('W'));
now('Paint Red', color('R'));
now('Fly', has('flying'));
now('Ground', { mod: 'loseAbility', keyword: 'flying' });
now('Frog', { mod: 'loseAllAbilities' }, color('U'), becomes(1, 1));
now('Steal', { mod: 'control', who: YOU });
now('Red Pump', color('R'), pt(1, 1));
spell('Counter', '{0}', 'Instant', [target(CREATURE)], { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: T() });
spell('Wake Artifacts', '{0}', 'Instant', [], untilEnd(all(and(ARTIFACT, not(CREATURE))), adds('Artifact', 'Creature'), becomes(2, 2)));
spell('Wake Land', '{0}', 'Instant', [target(LAND)], untilEnd(T(), adds('Creature'), becomes(3, 3)));
permanent('Plus Two Toughness', { cost: '{0}' }, grants(all(and(CREATURE, YOURS)), pt(0, 2)));
permanent('One Three', { cost: '{1}', pt: [1, 3] });
permanent('Zero One Gear', { cost: '{0}' }, grants(all(CREATURE), pt(0, 1)));
aura('Wings', '{0}', grants(HOST, has('flying')));
aura('Clipped', '{0}', grants(HOST, { mod: 'loseAbility', keyword: 'flying' }));
aura('White Paint', '{0}', grants(HOST, color('W')));
permanent('White Lord', { cost: '{0}' }, grants(all(and(CREATURE, { is: 'color', color: 'W' })), pt(1, 1)));
// Opalescence: "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value."
const itsValue = { q: 'stat', stat: 'manaValue', of: { sel: 'it' } } as const;
permanent(
  'Opal',
  { cost: '{2}{W}{W}' },
  grants(all(and({ is: 'type', type: 'Enchantment' }, { is: 'other' }, not({ is: 'subtype', subtype: 'Aura' }))), adds('Creature'), {
    mod: 'setPT',
    power: itsValue,
    toughness: itsValue,
    as: 'set',
  }),
);
permanent('Late Humility', { cost: '{0}' }, grants(all(CREATURE), { mod: 'loseAllAbilities' }, becomes(1, 1)));
permanent(
  'Late Opal',
  { cost: '{0}' },
  grants(all(and({ is: 'type', type: 'Enchantment' }, { is: 'other' }, not({ is: 'subtype', subtype: 'Aura' }))), adds('Creature'), {
    mod: 'setPT',
    power: itsValue,
    toughness: itsValue,
    as: 'set',
  }),
);
// Svogthos: "Until end of turn, this land becomes a black and green Plant Zombie creature with 'This creature's power and toughness are each equal to the number of creature cards in your graveyard.' It's still a land."
const dead = { q: 'count', of: { sel: 'all', zone: 'graveyard', of: YOU, filter: CREATURE } } as const;
permanent(
  'Tomb',
  { types: ['Land'] },
  does(
    [mana('{0}')],
    untilEnd(SELF, { mod: 'types', change: 'add', types: ['Creature'], subtypes: ['Plant', 'Zombie'], supertypes: [] }, color('B', 'G'), {
      mod: 'addAbility',
      ability: {
        kind: 'static',
        parts: [{ part: 'continuous', affects: SELF, mods: [{ mod: 'setPT', power: dead, toughness: dead, as: 'set' }] }],
      },
    }),
  ),
);
permanent('Land Animator', { cost: '{0}' }, grants(all(LAND), adds('Creature'), becomes(1, 1)));
permanent('Artifact Painter', { cost: '{0}' }, grants(all(CREATURE), color('B')));
// "All creatures are artifacts" and "All artifacts are creatures" feed each other.
permanent('Metal', { cost: '{0}' }, grants(all(CREATURE), adds('Artifact')));
permanent('Life', { cost: '{0}' }, grants(all(ARTIFACT), adds('Creature'), becomes(1, 1)));
permanent(
  'Sea',
  { cost: '{0}' },
  grants(all(and(LAND, not({ is: 'supertype', supertype: 'Basic' }))), { mod: 'setLandType', types: ['Island'] }),
);
permanent('Elf Fan', { cost: '{1}', pt: [1, 1] }, grants(all(and(CREATURE, YOURS, { is: 'keyword', keyword: 'flying' })), pt(2, 2)));
permanent('Strong Fan', { cost: '{0}' }, grants(all(and(CREATURE, { is: 'stat', stat: 'power', cmp: '>=', value: 4 })), has('trample')));

const cast = (t: Table, name: string, on?: string): Table => t.cast('A', name, on ? { targets: [on] } : {}).resolve();

describe('613.4 power and toughness', () => {
  it('613.5: Gray Ogre: +1/+1 counter, +4/+4, +0/+2, then "becomes 0/1": 5/8 (its example)', () => {
    const t = table({ A: { battlefield: ['Gray Ogre'], hand: ['Counter', 'Four Four', 'Plus Two Toughness', 'Become 0/1'] } });
    expect(cast(t, 'Counter', 'Gray Ogre').pt('Gray Ogre')).toBe('3/3');
    expect(cast(t, 'Four Four', 'Gray Ogre').pt('Gray Ogre')).toBe('7/7');
    expect(cast(t, 'Plus Two Toughness').pt('Gray Ogre')).toBe('7/9');
    expect(cast(t, 'Become 0/1', 'Gray Ogre').pt('Gray Ogre')).toBe('5/8');
  });
  it('613.4d: a 1/3 with +0/+1, switched, is 4/1; then +5/+0: 4/6 (its example)', () => {
    const t = table({ A: { battlefield: ['One Three'], hand: ['Zero One', 'Switch', 'Five Zero'] } });
    cast(t, 'Zero One', 'One Three');
    expect(cast(t, 'Switch', 'One Three').pt('One Three')).toBe('4/1');
    expect(cast(t, 'Five Zero', 'One Three').pt('One Three')).toBe('4/6');
  });
  it('613.4d: when the +0/+1 ends before the switch: 3/1 (its example)', () => {
    const t = table({ A: { battlefield: ['One Three', 'Zero One Gear', '2 Plains'], hand: ['Switch', 'Disenchant'] } });
    expect(cast(t, 'Switch', 'One Three').pt('One Three')).toBe('4/1');
    expect(cast(t, 'Disenchant', 'Zero One Gear').pt('One Three')).toBe('3/1');
  });
  it('613.4d: two switches cancel: 1/4 (its example)', () => {
    const t = table({ A: { battlefield: ['One Three'], hand: ['Zero One', '2 Switch'] } });
    cast(cast(cast(t, 'Zero One', 'One Three'), 'Switch', 'One Three'), 'Switch', 'One Three');
    expect(t.pt('One Three')).toBe('1/4');
  });
  it('613.4a-b: "becomes 2/2" overrides a characteristic-defining ability whatever the timestamps', () => {
    const t = table({ A: { battlefield: ['Maro'], hand: ['Become 2/2', 'Forest', 'Island', 'Swamp'] } });
    expect(cast(t, 'Become 2/2', 'Maro').pt('Maro')).toBe('2/2');
  });
  it('613.4c: counters and other changes add up in the same layer, whatever their order', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'], hand: ['One One', 'Counter', 'Become 0/1'] } });
    cast(cast(cast(t, 'Become 0/1', 'Grizzly Bears'), 'One One', 'Grizzly Bears'), 'Counter', 'Grizzly Bears');
    expect(t.pt('Grizzly Bears')).toBe('2/3');
  });
});

describe('613.5-613.6 layers and sublayers', () => {
  it('613.5: Honor of the Pure and a black creature turned white: 3/3; later red: 2/2 (its example)', () => {
    const t = table({ A: { battlefield: ['Honor of the Pure', 'Black Knight'], hand: ['Paint White', 'Paint Red'] } });
    expect(t.pt('Black Knight')).toBe('2/2');
  });
  it('613.5: the same with a creature that can be targeted by it', () => {
    const t = table({ A: { battlefield: ['Honor of the Pure', 'Gravedigger'], hand: ['Paint White', 'Paint Red'] } });
    expect(cast(t, 'Paint White', 'Gravedigger').pt('Gravedigger')).toBe('3/3');
    expect(cast(t, 'Paint Red', 'Gravedigger').pt('Gravedigger')).toBe('2/2');
  });
  it('613.6: one effect with parts in two layers: "becomes red and gets +1/+1" (its example)', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'], hand: ['Red Pump'] } });
    cast(t, 'Red Pump', 'Grizzly Bears');
    expect([t.pt('Grizzly Bears'), t.perm('Grizzly Bears').colors]).toEqual(['3/3', ['R']]);
  });
  it('613.6: Act of Treason: control in layer 2, haste in layer 6; untapped; both end with the turn (its example)', () => {
    const t = table({
      A: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
      B: { battlefield: [{ card: 'Grizzly Bears', tapped: 'tapped' }] },
    });
    cast(t, 'Act of Treason', 'Grizzly Bears');
    expect(t.perm('Grizzly Bears')).toMatchObject({ controller: 0, tapped: false, keywords: ['haste'], sick: false });
    t.attack('Grizzly Bears').to('upkeep', 2);
    expect(t.life('B')).toBe(18);
    expect(t.perm('Grizzly Bears')).toMatchObject({ controller: 1, keywords: [] });
  });
  it('613.6: "noncreature artifacts become 2/2 artifact creatures": the same permanents in both layers (its example)', () => {
    const t = table({ A: { battlefield: ['Mind Stone', 'Ornithopter'], hand: ['Wake Artifacts'] } });
    cast(t, 'Wake Artifacts');
    expect([t.pt('Mind Stone'), t.pt('Ornithopter')]).toEqual(['2/2', '0/2']);
  });
  it('613.6: Svogthos: 3/3 land, +1/+1, then its own ability with ten creature cards: 11/11; the first effect again: 4/4 (its example)', () => {
    const t = table({ A: { battlefield: ['Tomb'], hand: ['2 Wake Land', 'One One'], graveyard: ['10 Grizzly Bears'] } });
    cast(cast(t, 'Wake Land', 'Tomb'), 'One One', 'Tomb');
    expect(t.pt('Tomb')).toBe('4/4');
    t.activate('A', 'Tomb').resolve();
    expect(t.pt('Tomb')).toBe('11/11');
    expect(t.perm('Tomb')).toMatchObject({ colors: ['B', 'G'], types: ['Creature', 'Land'], subtypes: ['Plant', 'Zombie'] });
    expect(cast(t, 'Wake Land', 'Tomb').pt('Tomb')).toBe('4/4');
  });
  it('613.6: an effect that has begun to apply goes on in later layers though its ability is gone (Humility on Opalescence and itself)', () => {
    // Humility first: it is animated by Opalescence (layer 4), loses its ability in layer 6 by itself, and still sets 1/1 in 7b.
    const t = table({ A: { battlefield: ['Humility', 'Opal', 'Serra Angel'] } });
    expect([t.pt('Serra Angel'), t.perm('Serra Angel').keywords]).toEqual(['1/1', []]);
    // Opalescence is the later one and sets Humility to 4/4 in layer 7b (ruling on Opalescence, 2009-10-01).
    expect([t.pt('Humility'), t.perm('Humility').types.sort()]).toEqual(['4/4', ['Creature', 'Enchantment']]);
  });
  it('613.6: with Opalescence the older of the two, Humility makes itself 1/1 (ruling on Opalescence)', () => {
    const t = table({ A: { battlefield: ['Opal', 'Humility', 'Serra Angel'] } });
    expect([t.pt('Humility'), t.pt('Serra Angel')]).toEqual(['1/1', '1/1']);
  });
  it('613.1f, 613.4b: "loses all abilities and becomes 1/1" takes a lord\'s bonus away from others, not counters from it', () => {
    const t = table({ A: { battlefield: ['Goblin King', 'Raging Goblin'], hand: ['Frog', 'Counter'] } });
    expect(t.pt('Raging Goblin')).toBe('2/2');
    cast(cast(t, 'Counter', 'Goblin King'), 'Frog', 'Goblin King');
    expect([t.pt('Raging Goblin'), t.pt('Goblin King'), t.perm('Goblin King').colors]).toEqual(['1/1', '2/2', ['U']]);
  });
  it('613.1b: control changes come before "creatures you control"', () => {
    const t = table({ A: { battlefield: ['Glorious Anthem'], hand: ['Steal'] }, B: { battlefield: ['Grizzly Bears'] } });
    expect(cast(t, 'Steal', 'Grizzly Bears').pt('Grizzly Bears')).toBe('3/3');
  });
  it('613.1f before 613.4c: a creature that was given flying gets the bonus of "creatures with flying"', () => {
    const t = table({ A: { battlefield: ['Elf Fan', 'Grizzly Bears'], hand: ['Fly'] } });
    expect(cast(t, 'Fly', 'Grizzly Bears').pt('Grizzly Bears')).toBe('4/4');
  });
  it("613.1: an ability given by power looks at the power before layer 7: base power 4 counts, a pump doesn't", () => {
    const t = table({ A: { battlefield: ['Strong Fan', 'Serra Angel', 'Grizzly Bears'], hand: ['Four Four'] } });
    cast(t, 'Four Four', 'Grizzly Bears');
    expect(t.pt('Grizzly Bears')).toBe('6/6');
    expect([t.perm('Serra Angel').keywords.includes('trample'), t.perm('Grizzly Bears').keywords.includes('trample')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('613.7 timestamps', () => {
  it('613.7, 613.9: flying given and taken by two Auras: the later wins (its example)', () => {
    for (const [first, second, flies] of [
      ['Wings', 'Clipped', false],
      ['Clipped', 'Wings', true],
    ] as const) {
      const t = table({ A: { battlefield: ['Grizzly Bears'], hand: [first, second] } });
      cast(cast(t, first, 'Grizzly Bears'), second, 'Grizzly Bears');
      expect(t.perm('Grizzly Bears').keywords.includes('flying')).toBe(flies);
    }
  });
  it('613.9: "or a duration": the same with an Aura and a spell (its example)', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'], hand: ['Wings', 'Ground', 'Fly'] } });
    expect(cast(cast(t, 'Wings', 'Grizzly Bears'), 'Ground', 'Grizzly Bears').perm('Grizzly Bears').keywords).toEqual([]);
    expect(cast(t, 'Fly', 'Grizzly Bears').perm('Grizzly Bears').keywords).toEqual(['flying']);
  });
  it('613.7e: an Equipment gets a new timestamp as it becomes attached again', () => {
    permanent('Two Two Gear', { cost: '{0}', types: ['Artifact'], subtypes: ['Equipment'] }, grants(HOST, becomes(2, 2)), {
      kind: 'keyword',
      keyword: 'equip',
      cost: [mana('{0}')],
    });
    permanent('Five Five Gear', { cost: '{0}', types: ['Artifact'], subtypes: ['Equipment'] }, grants(HOST, becomes(5, 5)), {
      kind: 'keyword',
      keyword: 'equip',
      cost: [mana('{0}')],
    });
    const t = table({ A: { battlefield: ['Two Two Gear', 'Five Five Gear', 'Memnite', 'Craw Wurm'] } });
    t.activate('A', 'Two Two Gear', { targets: ['Memnite'] })
      .resolve()
      .activate('A', 'Five Five Gear', { targets: ['Memnite'] })
      .resolve();
    expect(t.pt('Memnite')).toBe('5/5');
    t.activate('A', 'Two Two Gear', { targets: ['Craw Wurm'] })
      .resolve()
      .activate('A', 'Two Two Gear', { targets: ['Memnite'] })
      .resolve();
    expect(t.pt('Memnite')).toBe('2/2');
  });
  it('613.7d: a permanent\'s timestamp is its entry: of two "becomes" statics the later permanent wins', () => {
    permanent('All 1/1', { cost: '{0}' }, grants(all(CREATURE), becomes(1, 1)));
    permanent('All 3/3', { cost: '{0}' }, grants(all(CREATURE), becomes(3, 3)));
    const t = table({ A: { battlefield: ['All 1/1', 'All 3/3', 'Grizzly Bears'] } });
    const u = table({ A: { battlefield: ['All 3/3', 'All 1/1', 'Grizzly Bears'] } });
    expect([t.pt('Grizzly Bears'), u.pt('Grizzly Bears')]).toEqual(['3/3', '1/1']);
  });
  it('613.7b: a resolved spell later than a static ability in the same layer wins, an earlier one loses', () => {
    permanent('All 1/1 Now', { cost: '{0}' }, grants(all(CREATURE), becomes(1, 1)));
    const t = table({ A: { battlefield: ['All 1/1 Now', 'Grizzly Bears'], hand: ['Become 0/1'] } });
    expect(cast(t, 'Become 0/1', 'Grizzly Bears').pt('Grizzly Bears')).toBe('0/1');
    const u = table({ A: { battlefield: ['Grizzly Bears'], hand: ['Become 2/2', 'All 1/1 Now'] } });
    cast(u, 'Become 2/2', 'Grizzly Bears');
    expect(cast(u, 'All 1/1 Now').pt('Grizzly Bears')).toBe('1/1');
  });
});

describe('613.8 dependency', () => {
  it('613.8a: Blood Moon and Urborg, Blood Moon later: all nonbasic lands are just Mountains, Urborg too (ruling on Blood Moon)', () => {
    const t = table({ A: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Blood Moon', 'Forest', 'City of Brass'] } });
    expect(['Urborg, Tomb of Yawgmoth', 'City of Brass', 'Forest'].map((n) => t.perm(n).subtypes)).toEqual([
      ['Mountain'],
      ['Mountain'],
      ['Forest'],
    ]);
  });
  it("613.8a: the same with Urborg the later one: its effect depends on Blood Moon's, which takes its ability away", () => {
    const t = table({ A: { battlefield: ['Blood Moon', 'Urborg, Tomb of Yawgmoth', 'Forest', 'City of Brass'] } });
    expect(['Urborg, Tomb of Yawgmoth', 'City of Brass', 'Forest'].map((n) => t.perm(n).subtypes)).toEqual([
      ['Mountain'],
      ['Mountain'],
      ['Forest'],
    ]);
  });
  it('613.9: "white creatures get +1/+1" and "enchanted creature is white": it gets the bonus (its example)', () => {
    for (const order of [
      ['White Lord', 'White Paint'],
      ['White Paint', 'White Lord'],
    ]) {
      const t = table({ A: { battlefield: ['Grizzly Bears'], hand: order } });
      for (const card of order) cast(t, card, card === 'White Paint' ? 'Grizzly Bears' : undefined);
      expect(t.pt('Grizzly Bears')).toBe('3/3');
    }
  });
  it('613.8: Conversion (Mountains are Plains) depends on Blood Moon: nonbasics end as Plains in either order', () => {
    permanent(
      'Convert',
      { cost: '{2}{W}{W}' },
      grants(all({ is: 'subtype', subtype: 'Mountain' }), { mod: 'setLandType', types: ['Plains'] }),
    );
    for (const order of [
      ['Blood Moon', 'Convert'],
      ['Convert', 'Blood Moon'],
    ]) {
      const t = table({ A: { battlefield: [...order, 'City of Brass', 'Mountain'] } });
      expect([t.perm('City of Brass').subtypes, t.perm('Mountain').subtypes]).toEqual([['Plains'], ['Plains']]);
    }
  });
  it('613.8a: what applies to creatures of even power depends on what changes power, the older of the two or the newer', () => {
    define(
      { name: 'Even Shelter', type: 'Enchantment', cost: '{W}', text: 'Creatures with even power get +0/+5.' },
      { name: 'Sharpening', type: 'Enchantment', cost: '{W}', text: 'Creatures get +1/+0.' },
      { name: 'Even Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
    );
    for (const battlefield of [
      ['Even Shelter', 'Sharpening', 'Even Bear'],
      ['Sharpening', 'Even Shelter', 'Even Bear'],
    ])
      expect(table({ A: { battlefield } }).pt('Even Bear'), battlefield.join(', ')).toBe('3/2');
  });

  it('613.8b: two effects that depend on each other: timestamp order', () => {
    // "All creatures are artifacts", "All artifacts are creatures": each adds to what the other affects; both orders give the same here.
    const t = table({ A: { battlefield: ['Metal', 'Life', 'Grizzly Bears', 'Mind Stone'] } });
    expect(t.perm('Grizzly Bears').types.sort()).toEqual(['Artifact', 'Creature']);
    // Metal is older and comes first: Mind Stone is no creature then, and Life makes it one afterwards.
    expect(t.perm('Mind Stone').types.sort()).toEqual(['Artifact', 'Creature']);
    expect([t.pt('Grizzly Bears'), t.pt('Mind Stone')]).toEqual(['1/1', '1/1']);
  });
  it('613.8a: effects in different layers never depend: a land turned Island by an earlier effect keeps the 1/1 of an animation', () => {
    const t = table({ A: { battlefield: ['Land Animator', 'Sea', 'City of Brass'] } });
    expect(t.perm('City of Brass')).toMatchObject({ subtypes: ['Island'], types: ['Creature', 'Land'], power: 1 });
  });
  it('613.8: an animated land is a creature for effects of later layers', () => {
    const t = table({ A: { battlefield: ['Artifact Painter', 'Land Animator', 'Forest'] } });
    expect(t.perm('Forest').colors).toEqual(['B']);
  });
});

describe('613 as a whole', () => {
  it('613: what is kept between questions equals what is computed anew', () => {
    const t = table({
      A: { battlefield: ['Humility', 'Opal', 'Serra Angel', 'Blood Moon', 'Urborg, Tomb of Yawgmoth', 'Maro'], hand: ['Switch', 'Forest'] },
    });
    cast(t, 'Switch', 'Serra Angel').land('A', 'Forest');
    const shown = t.state.battlefield.map((id) => t.perms('Serra Angel').length && id);
    expect(shown.length).toBe(7);
    const before = JSON.stringify(t.perm('Serra Angel'));
    const fresh = freshDerived(t.state);
    expect(fresh.characteristics.length).toBeGreaterThan(0);
    t.state._derived = null;
    expect(JSON.stringify(t.perm('Serra Angel'))).toBe(before);
  });
});

describe('613.7 timestamps', () => {
  const numbs = (name: string, line: string) => ({ name, type: 'Creature — Horror', pt: '1/1', text: line });
  define(
    { name: 'Strip', type: 'Enchantment', cost: '{U}', text: 'Creatures have base power and toughness 1/1.' },
    { name: 'Turn Over', type: 'Instant', cost: '{U}', text: 'Transform target creature.' },
    { name: 'Lands Walk', type: 'Enchantment', text: 'Lands are 4/4 creatures that are still lands.' },
  );
  defineFaces(
    'transform',
    numbs('Small Side', 'Other creatures you control have base power and toughness 5/5.'),
    numbs('Large Side', 'Other creatures you control have base power and toughness 7/7.'),
  );
  define({ name: 'Plain One', type: 'Creature — Bear', pt: '2/2' });
  it('613.7g: a permanent that transforms has a new timestamp', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Plain One', 'Small Side // Large Side'], hand: ['Strip', 'Turn Over'] } });
    expect(t.pt('Plain One')).toBe('5/5');
    t.cast('A', 'Strip').resolve();
    expect(t.pt('Plain One')).toBe('1/1');
    t.cast('A', 'Turn Over', { targets: ['Small Side'] }).resolve();
    expect(t.pt('Plain One')).toBe('7/7');
  });
  it('613.7f: so has one that is turned face up', () => {
    define({
      name: 'Masked Lord',
      type: 'Creature — Horror',
      cost: '{4}',
      pt: '1/1',
      text: 'Other creatures you control have base power and toughness 6/6.\nMorph {U}',
    });
    const t = table({ A: { battlefield: ['5 Island', 'Plain One'], hand: ['Masked Lord', 'Strip'] } });
    t.cast('A', 'Masked Lord', { way: 'face-down' }).resolve().cast('A', 'Strip').resolve();
    expect(t.pt('Plain One')).toBe('1/1');
    t.act('A', 'turnFaceUp', '');
    expect(t.pt('Plain One')).toBe('6/6');
  });
});

describe('613.8c effects that begin to exist within a layer', () => {
  define(
    { name: 'Plain Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
    { name: 'Sword', type: 'Artifact — Equipment', cost: '{0}', text: 'Equipped creature gets +1/+0.\nEquip {0}' },
    {
      name: 'Winged Rune',
      type: 'Enchantment — Aura Rune',
      cost: '{0}',
      text: 'Enchant permanent\nAs long as enchanted permanent is an Equipment, it has "Equipped creature has flying."',
    },
  );
  it('613.8c: an ability gained in layer 6 that grants an ability applies in that layer, too', () => {
    const t = table({ A: { battlefield: ['Plain Bear', 'Sword'], hand: ['Winged Rune'] } });
    t.cast('A', 'Winged Rune', { targets: ['Sword'] }).resolve();
    t.activate('A', 'Sword', { targets: ['Plain Bear'] }).resolve();
    expect(t.perm('Plain Bear').keywords).toContain('flying');
  });
});
