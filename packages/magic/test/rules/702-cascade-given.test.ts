/** Cascade that spells have by where they are cast from, spells of two kinds as though they had flash, and several graveyards (CR 702.85a, 702.8a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Maw', type: 'Creature — Horror', cost: '{0}', pt: '1/1', text: 'Enchantment spells you cast from your hand have cascade.' },
  { name: 'Rune', type: 'Enchantment', cost: '{2}' },
  { name: 'Stone', type: 'Artifact', cost: '{2}' },
  {
    name: 'Host',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'You may cast Bear spells and artifact spells as though they had flash.',
  },
  { name: 'Charm', type: 'Instant', cost: '{0}', text: "Exile any number of target players' graveyards." },
  { name: 'Ox', type: 'Creature — Ox', cost: '{G}', pt: '2/4' },
  {
    name: 'Prowler',
    type: 'Creature — Horror',
    cost: '{0}',
    pt: '1/5',
    text: "As long as Prowler is attacking alone, it can't be blocked.",
  },
);

describe('702.85a: cascade of spells cast from your hand', () => {
  it('triggers as one is cast', () => {
    const t = table({ A: { hand: ['Rune'], library: ['Bear', 'Ox'], battlefield: ['2 Forest', 'Maw'] } });
    t.when('may', { yes: true }).cast('A', 'Rune').resolveAll();
    expect(
      t
        .names('battlefield')
        .filter((n) => n === 'Bear' || n === 'Rune')
        .sort(),
    ).toEqual(['Bear', 'Rune']);
  });
  it('not of another kind of spell', () => {
    const t = table({ A: { hand: ['Stone'], library: ['Bear'], battlefield: ['2 Forest', 'Maw'] } });
    t.cast('A', 'Stone').resolveAll();
    expect(t.names('battlefield')).not.toContain('Bear');
  });
});

describe('702.8a: spells of two kinds as though they had flash', () => {
  it('each of them, and no others', () => {
    const t = table({ A: { hand: ['Bear', 'Stone', 'Ox'], battlefield: ['3 Forest', 'Host'] } });
    expect(
      t
        .to('end')
        .can('A')
        .filter((x) => x.startsWith('cast'))
        .sort(),
    ).toEqual(['cast Bear', 'cast Stone']);
  });
});

describe('506.5: attacking alone', () => {
  it('it can be blocked only with another attacker', () => {
    const blocked = (...attackers: string[]): boolean => {
      const t = table({ A: { battlefield: ['Prowler', 'Bear'] }, B: { battlefield: ['Ox'] } });
      t.attack(...attackers);
      try {
        t.block(['Ox', 'Prowler']);
        return t.happened('block').length > 0;
      } catch {
        return false;
      }
    };
    expect([blocked('Prowler'), blocked('Prowler', 'Bear')]).toEqual([false, true]);
  });
});

describe('115.1: any number of players', () => {
  it('the graveyard of each', () => {
    const t = table({ A: { hand: ['Charm'], graveyard: ['Bear'] }, B: { graveyard: ['Ox'] } });
    t.cast('A', 'Charm', { targets: [['@A', '@B']] }).resolveAll();
    expect([t.names('graveyard', 'A'), t.names('graveyard', 'B')]).toEqual([['Charm'], []]);
  });
});
