/** What is chosen in a sentence of its own, without being targeted (CR 608.2d), and what has been done this way (603.12, 608.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/3' },
  { name: 'Ghost', type: 'Creature — Spirit', cost: '{0}', pt: '1/1', text: 'Hexproof' },
  { name: 'Fall', type: 'Sorcery', cost: '{0}', text: 'Choose a creature. Destroy it.' },
  { name: 'Theirs', type: 'Sorcery', cost: '{0}', text: 'Target opponent chooses a creature they control. Destroy that creature.' },
  {
    name: 'Mirror',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Target creature you control becomes a copy of up to one other target creature until end of turn.',
  },
  {
    name: 'Plot',
    type: 'Enchantment',
    text: 'When the second plan counter is put on Plot, sacrifice it.\n{0}: Put a plan counter on Plot.',
  },
  { name: 'Counting', type: 'Sorcery', cost: '{0}', text: 'Draw a card for each different power among creatures you control.' },
  {
    name: 'Blast',
    type: 'Sorcery',
    cost: '{0}',
    text: "Reveal cards from the top of your library until you reveal a nonland card. Put the revealed cards on the bottom of your library in a random order. When you reveal a nonland card this way, Blast deals damage equal to that card's mana value to any target.",
  },
  { name: 'Dear', type: 'Sorcery', cost: '{4}', text: 'Draw a card.' },
  { name: 'Island', type: 'Basic Land — Island' },
  { name: 'Swamp', type: 'Basic Land — Swamp' },
  {
    name: 'Crypt',
    type: 'Enchantment',
    text: 'You may cast creature spells from your graveyard by paying 3 life in addition to paying their other costs.',
  },
);

describe('608.2d chosen apart', () => {
  it('it is no target: one with hexproof can be chosen', () => {
    const t = table({ A: { hand: ['Fall'] }, B: { battlefield: ['Ghost', 'Bear'] } });
    t.choose('choose', 'Ghost');
    t.cast('A', 'Fall').resolve();
    expect(t.names('battlefield', 'B')).toEqual(['Bear']);
  });

  it('the player who is told chooses', () => {
    const t = table({ A: { hand: ['Theirs'] }, B: { battlefield: ['Ogre', 'Bear'] } });
    t.when('choose', (d) => (d.seat === 1 ? { pick: [0] } : undefined));
    t.cast('A', 'Theirs').resolve();
    expect(t.names('battlefield', 'B')).toEqual(['Bear']);
  });
});

describe('707.2 a copy of up to one target', () => {
  it('of none it becomes none', () => {
    const t = table({ A: { hand: ['Mirror'], battlefield: ['Bear'] }, B: { battlefield: ['Ogre'] } });
    t.when('targets', (d) => (d.ask.form === 'pick' && d.ask.min === 0 ? { pick: [] } : undefined));
    t.cast('A', 'Mirror').resolve();
    expect(t.pt('Bear')).toBe('2/2');
  });

  it('of one it becomes one', () => {
    const t = table({ A: { hand: ['Mirror'], battlefield: ['Bear'] }, B: { battlefield: ['Ogre'] } });
    t.when('targets', (d) => (d.ask.form === 'pick' && d.ask.min === 0 ? { pick: [0] } : undefined));
    t.cast('A', 'Mirror').resolve();
    expect(t.perms('Ogre')).toHaveLength(2);
  });
});

describe('122.6 the counter that is the second', () => {
  it('triggers as their number becomes two', () => {
    const t = table({ A: { battlefield: ['Plot'] } });
    t.activate('A', 'Plot').resolveAll();
    expect(t.names('battlefield')).toEqual(['Plot']);
    t.activate('A', 'Plot').resolveAll();
    expect(t.names('battlefield')).toEqual([]);
  });
});

describe('what differs among things', () => {
  it('each power counts once', () => {
    const t = table({ A: { hand: ['Counting'], battlefield: ['Bear', 'Bear', 'Ogre'], library: ['Island', 'Swamp', 'Island'] } });
    t.cast('A', 'Counting').resolve();
    expect(t.names('hand')).toHaveLength(2);
  });
});

describe('603.12 when you reveal a card this way', () => {
  it('it knows the card that was revealed', () => {
    const t = table({ A: { hand: ['Blast'], library: ['Island', 'Dear', 'Swamp'] } });
    t.when('targets', (d) =>
      d.ask.form === 'pick' ? { pick: [d.ask.options.findIndex((o) => (o as { entity?: number }).entity === -2)] } : undefined,
    );
    t.cast('A', 'Blast').resolve().resolveAll();
    expect(t.life('B')).toBe(16);
  });
});

describe('118.8 casting from elsewhere for more', () => {
  it('life is paid besides the mana cost', () => {
    const t = table({ A: { battlefield: ['Crypt'], graveyard: ['Bear'] } });
    t.cast('A', 'Bear').resolve();
    expect([t.life('A'), t.names('battlefield').includes('Bear')]).toEqual([17, true]);
  });
});
