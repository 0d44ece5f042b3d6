/** Cards chosen of those that are revealed from a hand, and names and types that are chosen first (CR 608.2d). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/3' },
  { name: 'Ghost', type: 'Creature — Spirit', cost: '{0}', pt: '1/1' },
  { name: 'Island', type: 'Basic Land — Island' },
  {
    name: 'Demand',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Target player reveals two cards from their hand. You choose one of them. That player discards that card.',
  },
  {
    name: 'Guess',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Choose a card name, then reveal the top card of your library. If that card has the chosen name, you gain 3 life.',
  },
  { name: 'Cull', type: 'Sorcery', cost: '{0}', text: 'Destroy all creatures of the creature type of your choice.' },
  {
    name: 'Brawler',
    type: 'Creature — Ogre',
    cost: '{0}',
    pt: '3/3',
    text: "Brawler can't attack if defending player controls an untapped land.",
  },
  {
    name: 'Herald',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Sacrifice a Bear, an Ogre, and a creature: Draw a card.',
  },
  {
    name: 'Scout',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Kicker {0}\nIf Scout was kicked, it enters with a +1/+1 counter on it and with flying.',
  },
);

describe('608.2d cards chosen of those revealed', () => {
  it('their owner chooses which are revealed, and you choose of these alone', () => {
    const t = table({ A: { hand: ['Demand'] }, B: { hand: ['Bear', 'Ogre', 'Ghost'] } });
    const asked: number[] = [];
    t.when('choose', (d) => {
      asked.push(d.seat, d.ask.form === 'pick' ? d.ask.options.length : 0);
      return d.seat === 1 ? { pick: [1, 2] } : { pick: [1] };
    });
    t.cast('A', 'Demand', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Ghost']);
    expect(asked).toEqual([1, 3, 0, 2]);
  });
});

describe('608.2d a creature type of your choice', () => {
  it('is chosen as the effect is carried out', () => {
    const t = table({ A: { hand: ['Cull'] }, B: { battlefield: ['Bear', 'Ogre'] } });
    t.choose('option', 'Ogre');
    t.cast('A', 'Cull').resolve();
    expect(t.names('battlefield', 'B')).toEqual(['Bear']);
  });
});

describe('118.10 a cost of several sacrifices', () => {
  it('no creature pays for two of them', () => {
    const few = table({ A: { battlefield: ['Herald', 'Bear', 'Ogre'] } });
    few.activate('A', 'Herald').resolve();
    expect(few.names('battlefield', 'A')).toEqual([]);
    const lacking = table({ A: { battlefield: ['Herald', 'Bear', 'Bear'] } });
    expect(() => lacking.activate('A', 'Herald')).toThrow();
  });
});

describe('614.1c entering with counters and an ability', () => {
  it('it has both if it was kicked, and neither if not', () => {
    const t = table({ A: { hand: ['Scout'] } });
    t.cast('A', 'Scout', { yes: [true] }).resolve();
    expect([t.pt('Scout'), t.perm('Scout').keywords?.includes('flying')]).toEqual(['2/2', true]);
    const plain = table({ A: { hand: ['Scout'] } });
    plain.cast('A', 'Scout', { yes: [false] }).resolve();
    expect([plain.pt('Scout'), plain.perm('Scout').keywords?.includes('flying') ?? false]).toEqual(['1/1', false]);
  });
});

describe('508.1c an attack that hangs on what the defending player controls', () => {
  it('is forbidden as long as they have an untapped land', () => {
    const t = table({ A: { battlefield: ['Brawler'] }, B: { battlefield: ['Island'] } });
    t.to('declareAttackers');
    expect(() => t.attack('Brawler')).toThrow();
    const tapped = table({ A: { battlefield: ['Brawler'] }, B: { battlefield: [{ card: 'Island', tapped: 'tapped' }] } });
    tapped.attack('Brawler').to('postcombatMain');
    expect(tapped.life('B')).toBe(17);
  });
});
