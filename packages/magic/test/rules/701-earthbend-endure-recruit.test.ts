/** Keyword actions of sets newer than the pinned edition: earthbend (Avatar: The Last Airbender), endure (Tarkir: Dragonstorm), recruit. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Lesson', cost: '{0}', type: 'Sorcery', text: 'Earthbend 2.' },
  { name: 'Murder', cost: '{0}', type: 'Instant', text: 'Destroy target creature.' },
  { name: 'Banish', cost: '{0}', type: 'Instant', text: 'Exile target creature.' },
  { name: 'Bounce', cost: '{0}', type: 'Instant', text: "Return target permanent to its owner's hand." },
  { name: 'Ox', cost: '{0}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Guard', cost: '{0}', type: 'Creature — Human', pt: '1/1', text: 'When this creature enters, it endures 3.' },
  { name: 'Call', cost: '{0}', type: 'Sorcery', text: 'Recruit.' },
);

describe('earthbend', () => {
  it('the land is a creature with haste and still a land, and has that many counters', () => {
    const t = table({ A: { hand: ['Lesson'], battlefield: ['Forest'] } });
    t.cast('A', 'Lesson', { targets: ['Forest'] }).resolveAll();
    expect(t.perm('Forest').types).toEqual(expect.arrayContaining(['Land', 'Creature']));
    expect(t.pt('Forest')).toBe('2/2');
    expect(t.can('A').join(' ')).toContain('Forest');
  });

  it.each(['Murder', 'Banish'])('when it dies or is exiled it comes back tapped, and is no creature (%s)', (spell) => {
    const t = table({ A: { hand: ['Lesson', spell], battlefield: ['Forest'] } });
    t.cast('A', 'Lesson', { targets: ['Forest'] }).resolveAll();
    t.cast('A', spell, { targets: ['Forest'] }).resolveAll();
    expect(t.perms('Forest')).toHaveLength(1);
    expect(t.perm('Forest').tapped).toBe(true);
    expect(t.perm('Forest').types).toEqual(['Land']);
    expect(t.counters('Forest', '+1/+1')).toBe(0);
  });

  it('not when it goes elsewhere', () => {
    const t = table({ A: { hand: ['Lesson', 'Bounce'], battlefield: ['Forest'] } });
    t.cast('A', 'Lesson', { targets: ['Forest'] }).resolveAll();
    t.cast('A', 'Bounce', { targets: ['Forest'] }).resolveAll();
    expect(t.names('hand')).toEqual(['Forest']);
  });
});

describe('endure', () => {
  const enter = (pick: number) => {
    const t = table({ A: { hand: ['Guard'] } });
    t.when('option', { pick: [pick] });
    return t.cast('A', 'Guard').resolveAll();
  };
  it('counters on it, or a Spirit of that size', () => {
    expect(enter(0).pt('Guard')).toBe('4/4');
    const spirit = enter(1);
    expect(spirit.pt('Guard')).toBe('1/1');
    expect(spirit.pt('Spirit Token')).toBe('3/3');
    expect(spirit.perm('Spirit Token').colors).toEqual(['W']);
  });
});

describe('recruit', () => {
  it.each([
    ['Ox', 1],
    ['Forest', 0],
  ])('draws, discards, and makes a Soldier if that was no land (%s)', (card, soldiers) => {
    const t = table({ A: { hand: ['Call', card] } });
    t.choose('choose', card).choose('discard', card);
    t.cast('A', 'Call').resolveAll();
    expect(t.names('graveyard')).toContain(card);
    expect(t.names('battlefield').filter((n) => n === 'Human Soldier Token')).toHaveLength(soldiers);
  });
});
