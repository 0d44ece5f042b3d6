/** Who crewed, which cards have an Adventure, who was chosen as the Ring-bearer, suspend that is gained (CR 702.122b, 715.2, 701.52a, 702.62a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, defineFaces, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{W}', pt: '2/4' },
  {
    name: 'Van',
    type: 'Artifact — Vehicle',
    cost: '{2}',
    pt: '3/3',
    text: 'Whenever Van attacks, put a +1/+1 counter on each creature that crewed it this turn.\nCrew 1',
  },
  {
    name: 'Keeper',
    type: 'Creature — Human',
    cost: '{G}',
    pt: '1/1',
    text: 'Whenever you cast a creature spell that has an Adventure, draw a card.',
  },
  { name: 'Inn', type: 'Artifact', cost: '{0}', text: '{0}: Return target card that has an Adventure from your graveyard to your hand.' },
  { name: 'Tempter', cost: '{0}', type: 'Artifact', text: '{0}: The Ring tempts you.' },
  {
    name: 'Friend',
    type: 'Creature — Human',
    cost: '{W}',
    pt: '1/1',
    text: 'Whenever the Ring tempts you, if you chose a creature other than Friend as your Ring-bearer, you gain 2 life.',
  },
  {
    name: 'Later',
    type: 'Sorcery',
    cost: '{U}',
    text: "Exile target creature and put two time counters on it. If it doesn't have suspend, it gains suspend.",
  },
  { name: 'Study', type: 'Sorcery', cost: '{U}', text: 'Draw a card.' },
);
defineFaces(
  'adventure',
  { name: 'Giant', cost: '{R}', type: 'Creature — Giant', pt: '4/3' },
  { name: 'Stomp', cost: '{R}', type: 'Instant — Adventure', text: 'Stomp deals 2 damage to any target.' },
);
defineFaces(
  'adventure',
  { name: 'Dragon', cost: '{R}', type: 'Creature — Dragon', pt: '4/4' },
  { name: 'Omen', cost: '{R}', type: 'Sorcery — Omen', text: 'Draw a card.' },
);

describe('702.122b: "that crewed it this turn"', () => {
  it('are the creatures that were tapped for its crew ability', () => {
    const t = table({ A: { battlefield: ['Van', 'Bear', 'Ox'] } });
    t.activate('A', 'Van', { pay: ['Bear'] }).resolve();
    t.attack('Van').resolveAll();
    expect([t.counters('Bear', '+1/+1'), t.counters('Ox', '+1/+1'), t.counters('Van', '+1/+1')]).toEqual([1, 0, 0]);
  });
});

describe('715.2: a card that has an Adventure', () => {
  it('has it as the creature spell, and not another that has an inset of another kind', () => {
    const t = table({
      A: { hand: ['Giant // Stomp', 'Dragon // Omen', 'Bear'], library: ['Study'], battlefield: ['2 Mountain', 'Forest', 'Keeper'] },
    });
    t.cast('A', 'Dragon').resolveAll();
    t.cast('A', 'Bear').resolveAll();
    expect(t.names('hand', 'A')).not.toContain('Study');
    t.cast('A', 'Giant').resolveAll();
    expect(t.names('hand', 'A')).toContain('Study');
  });
  it('has it in the graveyard', () => {
    const t = table({ A: { graveyard: ['Giant // Stomp', 'Dragon // Omen', 'Bear'], battlefield: ['Inn'] } });
    t.activate('A', 'Inn', { targets: ['Giant'] }).resolve();
    expect(t.names('hand', 'A')).toEqual(['Giant']);
  });
});

describe('701.52a: who was chosen as the Ring-bearer', () => {
  const gained = (which: number, ...mine: string[]): number => {
    const t = table({ A: { battlefield: ['Tempter', ...mine] } });
    t.when('choose', (d) => (d.prompt.id === 'ask.ringBearer' ? { pick: [which] } : undefined));
    return t.activate('A', 'Tempter').resolveAll().life('A') - 20;
  };
  it('another creature, the object itself, or nobody', () => {
    expect(gained(1, 'Friend', 'Bear')).toBe(2);
    expect(gained(0, 'Friend', 'Bear')).toBe(0);
    expect(gained(0, 'Friend')).toBe(0);
  });
});

describe('702.62a: suspend that is gained', () => {
  it('the owner removes the counters in their upkeeps and plays the card, which has haste', () => {
    const t = table({ A: { hand: ['Later'], battlefield: ['Island'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Later', { targets: ['Bear'] }).resolve();
    expect(t.names('exile', 'B')).toEqual(['Bear']);
    t.when('may', { yes: true }, 'B');
    t.to('upkeep', 2).resolveAll();
    expect(t.names('exile', 'B')).toEqual(['Bear']);
    t.to('upkeep', 4).resolveAll();
    expect(t.names('battlefield')).toContain('Bear');
    expect(t.perm('Bear').keywords).toEqual(['haste']);
  });
});
