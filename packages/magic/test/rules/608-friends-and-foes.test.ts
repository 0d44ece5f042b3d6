/** "For each player, choose friend or foe": each of them is one or the other (CR 608.2d). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Maneuver',
    type: 'Sorcery',
    cost: '{0}',
    text: 'For each player, choose friend or foe. Each friend returns a creature card from their graveyard to their hand. Each foe sacrifices a creature they control.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
);

describe('608.2d: friends and foes', () => {
  const begin = () =>
    table({ A: { hand: ['Maneuver'], battlefield: ['Bear'], graveyard: ['Bear'] }, B: { battlefield: ['Bear'], graveyard: ['Bear'] } });
  const choosing = (...friends: number[]) => {
    const t = begin();
    t.when('choose', (d) => {
      const options = (d.ask as unknown as { options: { entity: number }[] }).options;
      return options.every((o) => o.entity < 0)
        ? { pick: options.flatMap((o, i) => (friends.includes(-o.entity - 1) ? [i] : [])) }
        : undefined;
    });
    return t.cast('A', 'Maneuver').resolve();
  };
  it('you are a friend, the other player is a foe', () => {
    const t = choosing(0);
    expect(t.names('hand', 'A')).toEqual(['Bear']);
    expect(t.perms('Bear').map((p) => p.controller)).toEqual([0]);
    expect(t.names('hand', 'B')).toEqual([]);
  });
  it('nobody is a friend', () => {
    const t = choosing();
    expect(t.names('battlefield')).toEqual([]);
    expect(t.names('hand', 'A')).toEqual([]);
  });
  it('both are friends', () => {
    const t = choosing(0, 1);
    expect(t.names('hand', 'A')).toEqual(['Bear']);
    expect(t.names('hand', 'B')).toEqual(['Bear']);
    expect(t.perms('Bear')).toHaveLength(2);
  });
});
