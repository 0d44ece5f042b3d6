/** CR 707.9: what a copy effect says "except" is part of the copiable values. */
import { describe, expect, it } from 'vitest';
import { characteristics } from '../../src/index.js';
import { define, table } from '../kit.js';

define({
  name: 'Test Image',
  type: 'Creature — Shapeshifter',
  cost: '{1}{U}',
  pt: '0/0',
  text: 'You may have Test Image enter as a copy of any creature on the battlefield, except it\'s an Illusion in addition to its other types and it has "When this creature becomes the target of a spell or ability, sacrifice it."',
});
define({
  name: 'Test Giant',
  type: 'Creature — Shapeshifter',
  cost: '{U}',
  pt: '7/7',
  text: "You may have Test Giant enter as a copy of any creature on the battlefield, except it's 7/7.",
});
define({
  name: 'Test Double',
  type: 'Creature — Shapeshifter',
  cost: '{U}',
  pt: '0/0',
  text: 'You may have Test Double enter as a copy of any creature on the battlefield.',
});
define({
  name: 'Test Mirror',
  type: 'Sorcery',
  cost: '{R}',
  text: "Create a token that's a copy of target creature you control, except it has haste.",
});

const islands = ['4 Island', 'Mountain'];

describe('707.9 Exceptions of copies', () => {
  it('707.9a: a copy "except it has" an ability has it, and it works', () => {
    const t = table({ A: { battlefield: [...islands, 'Grizzly Bears'], hand: ['Test Image', 'Lightning Bolt'] } });
    t.choose('choose', 'Grizzly Bears').cast('A', 'Test Image').resolve();
    const copy = t.perm('Grizzly Bears', 1);
    expect(characteristics(t.state, copy.id).subtypes).toEqual(['Bear', 'Illusion']);
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] });
    expect(t.names('stack')).toContain('Lightning Bolt');
  });
  it('707.9b: the exception is copied by a further copy (its example: Quicksilver Gargantuan copying, then copied)', () => {
    const t = table({ A: { battlefield: [...islands, 'Grizzly Bears'], hand: ['Test Giant', 'Test Double'] } });
    t.choose('choose', 'Grizzly Bears').cast('A', 'Test Giant').resolve();
    expect(t.pt('Grizzly Bears', 1)).toBe('7/7');
    t.when('choose', (d, s) => {
      const options = (d.ask as unknown as { options: { entity: number }[] }).options;
      const seven = options.findIndex((o) => o.entity > 0 && characteristics(s, o.entity).power === 7);
      return seven < 0 ? undefined : { pick: [seven] };
    });
    t.cast('A', 'Test Double').resolve();
    expect(t.pt('Grizzly Bears', 2)).toBe('7/7');
  });
  it('707.9a: a token copy "except it has haste" has haste as part of its copiable values', () => {
    const t = table({ A: { battlefield: [...islands, 'Grizzly Bears'], hand: ['Test Mirror', 'Test Double'] } });
    t.cast('A', 'Test Mirror', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.perm('Grizzly Bears', 1).keywords).toContain('haste');
    t.when('choose', (d) => ({ pick: [(d.ask as unknown as { options: unknown[] }).options.length - 1] }));
    t.cast('A', 'Test Double').resolve();
    expect(t.perm('Grizzly Bears', 2).keywords).toContain('haste');
  });
});
