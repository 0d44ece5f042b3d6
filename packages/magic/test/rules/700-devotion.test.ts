/** Devotion to a colour that is chosen as the ability resolves (CR 700.5, 605.1a). Expected values: the rules' own text, counted by hand. */
import { describe, expect, it } from 'vitest';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Waste', type: 'Land', text: '{T}: Add {C}.' },
  {
    name: 'Shrine',
    type: 'Land',
    text: '{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.',
  },
  { name: 'Prism', type: 'Artifact', cost: '{2}', text: '{T}: Choose a color. Add three mana of that color.' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{2}{G}{G}', pt: '3/3' },
  { name: 'Imp', type: 'Creature — Imp', cost: '{B/G}', pt: '1/1' },
  { name: 'Rat', type: 'Creature — Rat', cost: '{B}', pt: '1/1' },
);

const pool = (t: Table): string[] => t.state.players.rows[0].pool.map((m) => m.type);
const taken = (t: Table, land: string, color: string): string[] => {
  t.choose('option', color).mana('A', land);
  return pool(t);
};

describe('devotion', () => {
  const begin = () => table({ A: { battlefield: ['Shrine', 'Waste', 'Waste', 'Elk', 'Imp'] }, B: { battlefield: ['Rat', 'Elk'] } });
  it('700.5: symbols of the chosen color among what you control count, a hybrid one too, and what others control does not', () => {
    expect(taken(begin(), 'Shrine', 'G')).toEqual(['G', 'G', 'G']);
  });
  it('605.3b: the ability of mana with a choice does not use the stack', () => {
    const t = begin();
    expect(taken(t, 'Shrine', 'B')).toEqual(['B']);
    expect(t.state.stack).toEqual([]);
  });
  it('106.1b: so much mana of the one color chosen', () => {
    expect(taken(table({ A: { battlefield: ['Prism'] } }), 'Prism', 'R')).toEqual(['R', 'R', 'R']);
  });
});
