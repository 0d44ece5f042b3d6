/** One mana of each colour among permanents (CR 105.2, 106.1). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Tender',
    type: 'Creature — Elf',
    cost: '{G}',
    pt: '1/1',
    text: '{T}: For each color among permanents you control, add one mana of that color.',
  },
  { name: 'Knight', type: 'Creature — Knight', cost: '{W}', pt: '2/2' },
  { name: 'Wisp', type: 'Creature — Spirit', cost: '{W}{U}', pt: '1/1' },
  { name: 'Golem', type: 'Artifact Creature — Golem', cost: '{1}', pt: '1/1' },
  { name: 'Pact', type: 'Sorcery', cost: '{W}{G}', text: 'You gain 3 life.' },
  { name: 'Twin', type: 'Sorcery', cost: '{G}{G}', text: 'You gain 5 life.' },
);

const mana = (t: ReturnType<typeof table>): string[] => t.state.players.rows[0].pool.map((u) => u.type).sort();

describe('106.1b: one mana of each colour', () => {
  it('of those that permanents you control have, each once', () => {
    const t = table({ A: { battlefield: ['Tender', 'Knight', 'Wisp', 'Golem'] }, B: { battlefield: ['Knight'] } });
    t.mana('A', 'Tender');
    expect(mana(t)).toEqual(['G', 'U', 'W']);
  });
  it('105.2: what has no color gives none', () => {
    const t = table({ A: { battlefield: ['Tender', 'Golem'] } });
    t.mana('A', 'Tender');
    expect(mana(t)).toEqual(['G']);
  });
  it('pays for what needs them', () => {
    const t = table({ A: { battlefield: ['Tender', 'Knight'], hand: ['Pact', 'Twin'] } });
    expect(t.can('A').some((x) => x.includes('Twin'))).toBe(false);
    t.cast('A', 'Pact').resolveAll();
    expect(t.life('A')).toBe(23);
  });
});
