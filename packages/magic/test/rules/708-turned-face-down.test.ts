/** Permanents that are turned face down (CR 708.2, 712.16). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, defineFaces, table } from '../kit.js';

define(
  { name: 'Slide', type: 'Instant', cost: '{U}', text: 'Turn target creature with a morph ability face down.' },
  { name: 'Mega', type: 'Creature — Bear', cost: '{4}', pt: '4/4', text: 'Flying\nMegamorph {G}' },
  { name: 'Deceit', type: 'Creature — Wall', cost: '{1}{U}', pt: '0/5', text: 'Defender\n{0}: Turn Deceit face down.\nMorph {U}' },
  { name: 'Aether', type: 'Enchantment', cost: '{G}', text: '{0}: Turn Aether face down.' },
  {
    name: 'Shroudling',
    type: 'Creature — Illusion',
    cost: '{U}',
    pt: '1/1',
    text: 'As Shroudling enters, turn all other nontoken creatures face down.',
  },
  { name: 'Plain Cat', type: 'Creature — Cat', cost: '{W}', pt: '3/1' },
  { name: 'Might', type: 'Instant', cost: '{G}', text: 'Target creature gets +1/+1 until end of turn.' },
);
defineFaces(
  'transform',
  { name: 'Day Self', type: 'Creature — Human', cost: '{R}', pt: '1/1', text: '{0}: Transform Day Self.' },
  { name: 'Night Self', type: 'Creature — Werewolf', pt: '4/4', indicator: ['R'] },
);

describe('708.2 turned face down', () => {
  it('708.2a a 2/2 creature without text; it can be turned face up for its morph cost, which megamorph is, too (702.37b)', () => {
    const t = table({ A: { battlefield: ['Mega', 'Island', 'Forest'], hand: ['Slide'] } });
    t.cast('A', 'Slide', { targets: ['Mega'] }).resolve();
    expect([t.pt(''), t.perm('').keywords]).toEqual(['2/2', []]);
    t.act('A', 'turnFaceUp', '');
    expect(t.pt('Mega')).toBe('5/5'); // with the counter of its megamorph cost
  });
  it('708.2b what is face down already stays as it is', () => {
    const t = table({ A: { battlefield: ['Deceit', 'Island'] } });
    t.activate('A', 'Deceit').activate('A', 'Deceit').resolveAll();
    expect(t.pt('')).toBe('2/2');
    expect(t.happened('turnFaceDown')).toHaveLength(1);
  });
  it('708.2a an enchantment becomes a 2/2 creature, which nothing can turn face up', () => {
    const t = table({ A: { battlefield: ['Aether', 'Forest'] } });
    t.activate('A', 'Aether').resolve();
    expect([t.pt(''), t.perm('').types]).toEqual(['2/2', ['Creature']]);
    expect(t.can('A').filter((x) => x.startsWith('turnFaceUp'))).toEqual([]);
  });
  it('614.12, 712.16 all but double-faced permanents as another enters; effects that applied go on applying (708.8)', () => {
    const t = table({ A: { battlefield: ['Plain Cat', 'Day Self // Night Self', 'Island', 'Forest'], hand: ['Shroudling', 'Might'] } });
    t.cast('A', 'Might', { targets: ['Plain Cat'] })
      .resolve()
      .cast('A', 'Shroudling')
      .resolve();
    expect([t.pt(''), t.pt('Day Self'), t.pt('Shroudling')]).toEqual(['3/3', '1/1', '1/1']);
  });
});

describe('614.1e as it enters or is turned face up', () => {
  it('614.1e, 707.2 a copy until it is turned face down', () => {
    define({
      name: 'Shapeshifter',
      type: 'Creature — Shapeshifter',
      cost: '{3}{U}{U}',
      pt: '0/0',
      text: 'As ~ enters or is turned face up, you may choose another creature on the battlefield. If you do, until ~ is turned face down, it becomes a copy of that creature, except it has "At the beginning of your upkeep, you may turn this creature face down."\nMorph {1}{U}',
    });
    const t = table({ A: { battlefield: ['7 Island', 'Plain Cat', 'Mega'], hand: ['Shapeshifter'] } });
    t.choose('choose', 'Plain Cat').cast('A', 'Shapeshifter').resolve();
    expect(t.perms('Plain Cat')).toHaveLength(2);
    t.when('may', { yes: true }).to('upkeep', 3).resolveAll();
    expect(t.perms('Plain Cat')).toHaveLength(1);
    expect(t.pt('')).toBe('2/2');
    t.to('precombatMain', 3).choose('choose', 'Mega').act('A', 'turnFaceUp', '');
    expect(t.perms('Mega')).toHaveLength(2);
    t.to('upkeep', 5).resolveAll();
    expect(t.pt('')).toBe('2/2');
  });
});
