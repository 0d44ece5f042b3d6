/** Equipment put onto the battlefield attached to something (CR 301.5e). Expected values: the rule's text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Blade of Dusk',
    type: 'Artifact — Equipment',
    cost: '{2}{B}',
    text: 'Whenever ~ becomes attached to a creature, you lose 3 life.\nEquip {1}',
  },
  { name: 'Bright One', type: 'Creature — Human', cost: '{1}{W}', pt: '2/1', text: 'Protection from black' },
  { name: 'Plain One', type: 'Creature — Human', cost: '{1}{W}', pt: '2/1' },
  {
    name: 'Unfinished Work',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Return target creature card from your graveyard to the battlefield, then return up to two target Aura and/or Equipment cards from your graveyard to the battlefield attached to that creature.',
  },
);

describe('301.5e: an effect that attaches what enters', () => {
  const after = (creature: string): [number, string[], number] => {
    const t = table({ A: { hand: ['Unfinished Work'], graveyard: [creature, 'Blade of Dusk'] } });
    t.cast('A', 'Unfinished Work', { targets: [creature, 'Blade of Dusk'] }).resolveAll();
    const blade = t.state.battlefield.map((id) => t.state.objects.rows.find((o) => o.id === id)).find((o) => o?.attachedTo !== 0);
    return [t.life('A'), t.names('battlefield').sort(), blade ? 1 : 0];
  };

  it('to a creature that can be equipped: it enters attached, and triggers', () => {
    expect(after('Plain One')).toEqual([17, ['Blade of Dusk', 'Plain One'], 1]);
  });

  it('to one that it can not legally equip: it enters unattached, and nothing triggers', () => {
    expect(after('Bright One')).toEqual([20, ['Blade of Dusk', 'Bright One'], 0]);
  });
});
