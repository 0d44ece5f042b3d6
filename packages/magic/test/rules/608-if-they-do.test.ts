/** What hangs on whether control was gained (CR 608.2c), and lands chosen for each basic land type (205.3i). Expected values: the rules' own text, and rulings of cards that say so. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Trader',
    type: 'Creature — Moogle',
    cost: '{1}',
    pt: '1/1',
    text: '{0}: Target opponent gains control of another target permanent you control. If they do, you draw a card.',
  },
  { name: 'Elk', type: 'Creature — Elk', cost: '{1}', pt: '3/3' },
  { name: 'Quake', type: 'Sorcery', cost: '{0}', text: 'Choose a land of each basic land type, then destroy those lands.' },
  { name: 'Marsh', type: 'Land — Plains Island', text: '' },
);

describe('CR 608.2c: "if they do"', () => {
  it('608.2c: who controls it afterwards has gained it', () => {
    const t = table({ A: { battlefield: ['Trader', 'Elk'], library: ['2 Forest'] } });
    t.activate('A', 'Trader', { targets: ['@B', 'Elk'] }).resolve();
    expect(t.perm('Elk').controller).toBe(1);
    expect(t.names('hand')).toHaveLength(1);
  });
  it('608.2b: a target that is gone is not gained, and nothing is drawn', () => {
    define({ name: 'Zap', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' });
    const t = table({ A: { battlefield: ['Trader', 'Elk'], hand: ['Zap'], library: ['2 Forest'] } });
    t.activate('A', 'Trader', { targets: ['@B', 'Elk'] });
    t.cast('A', 'Zap', { targets: ['Elk'] }).resolveAll();
    expect(t.names('hand')).toHaveLength(0);
  });
});

describe('CR 205.3i: a land of each basic land type', () => {
  it('205.3i: one of each that there is, whosever it is', () => {
    const t = table({ A: { battlefield: ['Plains', 'Swamp'], hand: ['Quake'] }, B: { battlefield: ['Plains', 'Forest'] } });
    t.when('choose', (d, s) => {
      const { options } = d.ask as unknown as { options: { entity: number }[] };
      return { pick: [options.findIndex((o) => s.objects.rows.find((x) => x.id === o.entity)?.owner === 1)] };
    });
    t.cast('A', 'Quake').resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Quake', 'Swamp']);
    expect(t.names('graveyard', 'B').sort()).toEqual(['Forest', 'Plains']);
  });
  it('205.3i: a land of two types can be chosen for both of them', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Quake'] }, B: { battlefield: ['Marsh'] } });
    t.when('choose', (d) => {
      const { options } = d.ask as unknown as { options: { entity: number }[] };
      const marsh = t.perm('Marsh').id;
      return { pick: [options.findIndex((o) => o.entity === marsh)] };
    });
    t.cast('A', 'Quake').resolve();
    expect(t.names('battlefield')).toEqual(['Island']);
  });
});
