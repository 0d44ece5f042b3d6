/** Spells that cost less where they are cast from somewhere (CR 601.2f). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Sage',
    type: 'Creature — Spirit',
    cost: '{U}',
    pt: '1/1',
    text: 'Spells you cast from anywhere other than your hand cost {2} less to cast.',
  },
  { name: 'Geist', type: 'Creature — Spirit', cost: '{U}', pt: '1/1', text: 'Spells you cast from your graveyard cost {1} less to cast.' },
  { name: 'Echo', type: 'Sorcery', cost: '{2}{U}', text: 'You gain 2 life.\nFlashback {2}{U}' },
);

describe('601.2f costs by where a spell is cast from', () => {
  it('less from the graveyard, and not from the hand', () => {
    const t = table({ A: { battlefield: ['Sage', 'Island'], hand: ['Echo'], graveyard: ['Echo'], life: 20 } });
    expect(t.can('A').filter((x) => x.includes('Echo'))).toHaveLength(1);
    t.cast('A', 'Echo', { from: 'graveyard' } as never).resolve();
    expect(t.life('A')).toBe(22);
    expect(t.names('hand', 'A')).toEqual(['Echo']);
  });
  it('by the zone that is named', () => {
    expect(
      table({ A: { battlefield: ['Geist', 'Island'], graveyard: ['Echo'] } })
        .can('A')
        .join(),
    ).not.toContain('Echo');
    expect(
      table({ A: { battlefield: ['Geist', '2 Island'], graveyard: ['Echo'] } })
        .can('A')
        .join(),
    ).toContain('Echo');
    expect(
      table({ A: { battlefield: ['Geist', '2 Island'], hand: ['Echo'] } })
        .can('A')
        .join(),
    ).not.toContain('Echo');
  });
});
