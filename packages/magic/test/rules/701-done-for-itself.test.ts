/** Collecting evidence and foraging for their own sake (CR 701.57, 701.59); protection from what has no plural (CR 702.16). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Examiner',
    type: 'Creature — Detective',
    cost: '{0}',
    pt: '1/1',
    text: 'When this creature enters, you may collect evidence 4.\nWhenever you collect evidence, you gain 3 life.',
  },
  {
    name: 'Cultivator',
    type: 'Creature — Squirrel',
    cost: '{0}',
    pt: '1/1',
    text: 'When this creature enters, you may forage.\nWhenever you forage, put a +1/+1 counter on this creature.',
  },
  { name: 'Tome', type: 'Artifact', cost: '{5}' },
  { name: 'Raider', type: 'Creature — Merfolk', cost: '{0}', pt: '2/2', text: 'Protection from Kavu' },
  { name: 'Hulk', type: 'Creature — Beast', cost: '{0}', pt: '5/6', text: 'Protection from snow' },
  { name: 'Climber', type: 'Creature — Kavu', cost: '{0}', pt: '3/3' },
  { name: 'Icy Bolt', type: 'Snow Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Hot Bolt', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
);

describe('701.57a, 701.59a: for its own sake', () => {
  it('collecting evidence is done, and triggers', () => {
    const t = table({ A: { hand: ['Examiner'], graveyard: ['Tome'] } });
    t.when('may', { yes: true }).cast('A', 'Examiner').resolveAll();
    expect(t.names('exile')).toEqual(['Tome']);
    expect(t.life('A')).toBe(23);
  });
  it('701.57b: not where it is impossible', () => {
    const t = table({ A: { hand: ['Examiner'] } });
    t.when('may', { yes: true }).cast('A', 'Examiner').resolveAll();
    expect(t.life('A')).toBe(20);
  });
  it('so is foraging', () => {
    const t = table({ A: { hand: ['Cultivator'], graveyard: ['Tome', 'Tome', 'Tome'] } });
    t.when('may', { yes: true }).cast('A', 'Cultivator').resolveAll();
    expect(t.names('exile').length).toBe(3);
    expect(t.pt('Cultivator')).toBe('2/2');
  });
});

describe('702.16b: protection from a kind', () => {
  it('702.16f: from Kavu: they cannot block it', () => {
    const t = table({ A: { battlefield: ['Raider'] }, B: { battlefield: ['Climber'] } });
    let asked = 0;
    t.when('blockers', () => {
      asked++;
      return undefined;
    });
    t.attack('Raider').to('postcombatMain');
    expect(t.life('B')).toBe(18);
    expect(asked).toBe(0);
  });
  it('from snow: not from what is no snow', () => {
    const t = table({ A: { hand: ['Icy Bolt', 'Hot Bolt'] }, B: { battlefield: ['Hulk'] } });
    expect(t.can('A').some((x) => x.includes('Icy Bolt'))).toBe(false);
    t.cast('A', 'Hot Bolt', { targets: ['Hulk'] }).resolveAll();
    expect(t.names('graveyard', 'B')).toEqual(['Hulk']);
  });
});
