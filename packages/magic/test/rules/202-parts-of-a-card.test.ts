/** CR 201-208: the parts of a card. */
import { describe, expect, it } from 'vitest';
import { characteristics, objectView } from '../../src/index.js';
import { nameOf, table } from '../kit.js';
import {
  ARTIFACT,
  adds,
  all,
  and,
  becomes,
  CREATURE,
  gain,
  grants,
  LAND,
  ME,
  permanent,
  replaces,
  SELF,
  spell,
  T,
  target,
  untilEnd,
} from './write.js';

// Clone: "You may have this creature enter as a copy of any creature on the battlefield."
permanent(
  'Copier',
  { cost: '{3}{U}', pt: [0, 0] },
  replaces({ replace: 'enters', what: ME, copy: { of: all(CREATURE), optional: 'may', except: [] } }),
);
spell('Hybrid Three', '{1}{W/U}{W/U}', 'Instant', [], gain(1));
spell('Twobrid Six', '{2/B}{2/B}{2/B}', 'Instant', [], gain(1));
spell('Phyrexian Three', '{1}{W/P}{W/P}', 'Instant', [], gain(1));
permanent('Animate Lands', { cost: '{1}' }, grants(all(LAND), adds('Creature'), becomes(1, 1)));
// "All artifacts are 1/1 artifact creatures."
permanent('Animate Artifacts', { cost: '{1}' }, grants(all(ARTIFACT), adds('Artifact', 'Creature'), becomes(1, 1)));
permanent('Artifact Land', { types: ['Artifact', 'Land'] });
permanent('Legend Land', { types: ['Land'], supertypes: ['Legendary'], subtypes: ['Forest'] });
permanent('Relic Shrine', { cost: '{2}', types: ['Artifact', 'Enchantment'] });
// Lost Order of Jarkeld: 1+*; its number depends on a chosen player.
permanent(
  'Lost Order',
  { cost: '{2}{W}{W}', pt: ['1+*', '1+*'] },
  {
    kind: 'static',
    parts: [{ part: 'continuous', affects: SELF, mods: [{ mod: 'setPT', as: 'cda', power: sum(), toughness: sum() }] }],
  },
);
function sum() {
  return {
    q: 'sum' as const,
    of: [1, { q: 'count' as const, of: all(and(CREATURE, { is: 'controlledBy', who: { player: 'eachOpponent' } })) }],
  };
}
spell(
  'Counter Three',
  '{U}',
  'Instant',
  [{ from: ['stack'], what: and({ is: 'spell' }, { is: 'stat', stat: 'manaValue', cmp: '=', value: 3 }), min: 1, max: 1 }],
  { do: 'counter', what: T() },
);

const value = (name: string): number => {
  const t = table({ A: { hand: [name] } });
  return objectView(t.state, t.state.players.rows[0].hand[0]).manaValue;
};

describe('201-203 name, mana cost, mana value', () => {
  it('202.1b: an object without a mana cost has none, and mana value 0', () => {
    const t = table({ A: { battlefield: ['Forest', 'Dryad Arbor'] } });
    expect([t.perm('Forest').manaCost, t.perm('Forest').manaValue, t.perm('Dryad Arbor').manaValue]).toEqual(['', 0, 0]);
  });
  it('202.2a: {2}{W} is white, {2} colourless, {W}{B}{G} three colours (its examples)', () => {
    const t = table({ A: { battlefield: ['Attended Knight', 'Mind Stone', 'Siege Rhino'] } });
    expect([t.perm('Attended Knight').colors, t.perm('Mind Stone').colors, t.perm('Siege Rhino').colors]).toEqual([
      ['W'],
      [],
      ['W', 'B', 'G'],
    ]);
  });
  it('202.3: {3}{U}{U} is a mana value of 5 (its example)', () => {
    expect(value('Air Elemental')).toBe(5);
  });
  it('202.3f: {1}{W/U}{W/U} is 3, {2/B}{2/B}{2/B} is 6 (its examples)', () => {
    expect([value('Hybrid Three'), value('Twobrid Six')]).toEqual([3, 6]);
  });
  it('202.3g: {1}{W/P}{W/P} is 3 (its example)', () => {
    expect(value('Phyrexian Three')).toBe(3);
  });
  it('202.3e: X is 0 off the stack and the chosen number on it', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Blaze'] }, B: { battlefield: ['Island'], hand: ['Counter Three'] } });
    expect(objectView(t.state, t.state.players.rows[0].hand[0]).manaValue).toBe(1);
    t.cast('A', 'Blaze', { targets: ['@B'], x: 2 });
    expect(objectView(t.state, t.state.stack[0]).manaValue).toBe(3);
    t.cast('B', 'Counter Three', { targets: ['Blaze'] }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Blaze']);
  });
  it('202.3b: the back face of a transforming permanent has the mana value of the front (its example, Delver)', () => {
    const t = table({ A: { battlefield: ['Delver of Secrets'], library: ['Shock', 'Shock'] } });
    t.when('may', { yes: true });
    t.to('draw', 3);
    expect(t.names('battlefield')).toEqual(['Insectile Aberration']);
    expect(t.perm('Insectile Aberration')).toMatchObject({ manaValue: 1, manaCost: '', colors: ['U'] });
  });
  it('202.3b: a copy of a back face made by a card that is no double-faced one has mana value 0 (its example, Clone)', () => {
    const t = table({ A: { battlefield: ['Delver of Secrets', '4 Island'], hand: ['Copier'], library: ['Shock', 'Shock'] } });
    t.when('may', { yes: true }).to('precombatMain', 3);
    t.choose('choose', 'Insectile Aberration').cast('A', 'Copier').resolve();
    expect(
      t
        .perms('Insectile Aberration')
        .map((p) => p.manaValue)
        .sort(),
    ).toEqual([0, 1]);
  });
  it('201.2: objects with the same English name have the same name whatever else differs', () => {
    const t = table({ A: { battlefield: ['Isamaru, Hound of Konda', 'Plains'], hand: ['Isamaru, Hound of Konda'] } });
    t.cast('A', 'Isamaru, Hound of Konda').resolve();
    expect(t.perms('Isamaru, Hound of Konda')).toHaveLength(1);
  });
});

describe('205 type line', () => {
  it('205.1b: "all lands are 1/1 creatures that are still lands": artifact, supertypes and land types stay (its example, 205.4b)', () => {
    const t = table({ A: { battlefield: ['Animate Lands', 'Artifact Land', 'Legend Land'] } });
    expect(t.perm('Artifact Land').types.sort()).toEqual(['Artifact', 'Creature', 'Land']);
    expect(t.perm('Legend Land')).toMatchObject({ supertypes: ['Legendary'], subtypes: ['Forest'], power: 1, toughness: 1 });
    expect(t.can('A')).toContain('mana Legend Land');
  });
  it('205.1b: "all artifacts are 1/1 artifact creatures": an artifact enchantment is then an artifact enchantment creature (its example)', () => {
    const t = table({ A: { battlefield: ['Animate Artifacts', 'Relic Shrine'] } });
    expect(t.perm('Relic Shrine').types.sort()).toEqual(['Artifact', 'Creature', 'Enchantment']);
  });
  it('205.3c: Dryad Arbor is a Forest and a Dryad: land type and creature type (its example)', () => {
    const t = table({ A: { battlefield: ['Dryad Arbor'] } });
    expect(t.perm('Dryad Arbor')).toMatchObject({ types: ['Creature', 'Land'], subtypes: ['Forest', 'Dryad'], power: 1 });
  });
  it('205.4a, 205.4c: only the supertype basic makes a land basic', () => {
    const t = table({ A: { battlefield: ['Blood Moon', 'Forest', 'Legend Land'] } });
    expect([t.perm('Forest').subtypes, t.perm('Legend Land').subtypes]).toEqual([['Forest'], ['Mountain']]);
    expect(t.perm('Legend Land').supertypes).toEqual(['Legendary']);
  });
});

describe('208 power and toughness', () => {
  it('208.2a, 604.3: a characteristic-defining ability works in every zone', () => {
    const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Nightmare'], graveyard: ['Nightmare'] } });
    const view = (id: number) => objectView(t.state, id);
    expect(view(t.state.players.rows[0].hand[0])).toMatchObject({ power: 3, toughness: 3 });
    expect(view(t.state.players.rows[0].graveyard[0])).toMatchObject({ power: 3, toughness: 3 });
  });
  it('208.2a: 1+* with nothing to count is 1', () => {
    const t = table({ A: { hand: ['Lost Order'], battlefield: ['Lost Order'] } });
    expect(t.pt('Lost Order')).toBe('1/1');
    expect(characteristics(t.state, t.state.players.rows[0].hand[0])).toMatchObject({ power: 1, toughness: 1 });
  });
  it('208.3: a permanent that is no creature has no power or toughness', () => {
    const t = table({ A: { battlefield: ["Mishra's Factory", 'Mountain'] } });
    expect([t.perm("Mishra's Factory").power, t.perm("Mishra's Factory").toughness]).toEqual([null, null]);
    t.activate('A', "Mishra's Factory").resolve();
    expect(t.pt("Mishra's Factory")).toBe('2/2');
  });
  it('208.4b: an effect that sets base power and toughness leaves bonuses in place', () => {
    spell('Shrink', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), becomes(0, 1)));
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Glorious Anthem', 'Island'], hand: ['Shrink'] } });
    t.cast('A', 'Shrink', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('1/2');
    expect(nameOf(t.state, t.perm('Grizzly Bears').id)).toBe('Grizzly Bears');
  });
});
