/** A player's team (CR 102.3): in a game that is not between teams it is that player alone. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Knight', type: 'Creature — Knight', cost: '{0}', pt: '2/2' },
  { name: 'Captain', type: 'Creature — Human', cost: '{0}', pt: '1/1', text: 'Knights your team controls get +1/+1.' },
  {
    name: 'Veteran',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: "Whenever another Knight enters the battlefield under your team's control, put a +1/+1 counter on Veteran.",
  },
);

describe('102.3 your team', () => {
  it('what it controls is what you control', () => {
    const t = table({ A: { battlefield: ['Captain', 'Knight'] }, B: { battlefield: ['Knight'] } });
    expect([t.pt('Knight', 0), t.pt('Knight', 1)].sort()).toEqual(['2/2', '3/3']);
  });

  it('what enters under its control enters under yours', () => {
    const t = table({ A: { battlefield: ['Veteran'], hand: ['Knight'] } });
    t.cast('A', 'Knight').resolve().resolveAll();
    expect(t.pt('Veteran')).toBe('2/2');
  });
});
