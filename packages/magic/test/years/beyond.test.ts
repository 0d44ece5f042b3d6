/** What is newer than the rules a game is played by is refused by name before it begins (the editions' own lists; section C, rows 31, 54, 137, 138, 139a). */
import { describe, expect, it } from 'vitest';
import { defineFaces } from '../kit.js';
import { by, refusals } from './by.js';

describe('cards beyond the year', () => {
  it('row 139a (702.17, 2015:702.17, classic:502): keywords with a name today that cards of 2003 had in words can be played; newer ones not', () => {
    expect(refusals({ name: 'Spider', type: 'Creature — Spider', cost: '{G}', pt: '2/4', text: 'Reach' })).toEqual(['', '', '']);
    expect(refusals({ name: 'Knight', type: 'Creature — Knight', cost: '{W}', pt: '2/2', text: 'Lifelink' })).toEqual(['', '', 'lifelink']);
    expect(refusals({ name: 'Warden', type: 'Creature — Elf', cost: '{W}', pt: '2/2', text: 'Ward {2}' })).toEqual(['', 'ward', 'ward']);
    expect(refusals({ name: 'Monk', type: 'Creature — Monk', cost: '{W}', pt: '2/2', text: 'Prowess' })).toEqual(['', '', 'prowess']);
  });

  it('row 54 (310.1): card types and subtypes with rules of their own', () => {
    expect(
      refusals({ name: 'Blade', type: 'Artifact — Equipment', cost: '{1}', text: 'Equipped creature gets +1/+1.\nEquip {1}' }),
    ).toEqual(['', '', 'equipment, equip']);
    expect(refusals({ name: 'Car', type: 'Artifact — Vehicle', cost: '{1}', pt: '3/3', text: 'Crew 1' })).toEqual([
      '',
      'vehicles, crew',
      'vehicles, crew',
    ]);
    expect(refusals({ name: 'Walker', type: 'Planeswalker — Jace', cost: '{1}', loyalty: '3', text: '+1: Draw a card.' })).toEqual([
      '',
      '',
      'Planeswalker',
    ]);
  });

  it('row 31 (107.4c, 2015:107.12): {C} is a cost today, and was the chaos symbol in 2015; hybrid mana is newer than 2003', () => {
    expect(refusals({ name: 'Eldrazi', type: 'Creature — Eldrazi', cost: '{C}', pt: '1/1' })).toEqual(['', '{C}', '{C}']);
    expect(refusals({ name: 'Guildmage', type: 'Creature — Elf', cost: '{G/W}', pt: '2/2' })).toEqual(['', '', 'hybrid mana']);
  });

  it('row 138 (722.1, 728.1, 114.1): the monarch, day and night, emblems', () => {
    expect(refusals({ name: 'Crown', type: 'Sorcery', cost: '{1}', text: 'You become the monarch.' })).toEqual(['', 'monarch', 'monarch']);
    expect(refusals({ name: 'Dusk', type: 'Sorcery', cost: '{1}', text: 'It becomes night.' })).toEqual([
      '',
      'day and night',
      'day and night',
    ]);
  });

  it('row 137 (122.1b): counters that give keywords are newer', () => {
    expect(refusals({ name: 'Lift', type: 'Sorcery', cost: '{1}', text: 'Put a flying counter on target creature.' })).toEqual([
      '',
      'keyword counters',
      'keyword counters',
    ]);
    expect(refusals({ name: 'Tend', type: 'Sorcery', cost: '{1}', text: 'Put a +1/+1 counter on target creature.' })).toEqual(['', '', '']);
  });

  it('row 55 (712.2, 712.3): double-faced cards are known in 2015, modal ones not', () => {
    defineFaces(
      'modal_dfc',
      { name: 'Front', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
      { name: 'Back', type: 'Land', text: '{T}: Add {G}.' },
    );
    expect(() => by('2015', { A: { hand: ['Front // Back'] } })).toThrow('modal double-faced cards');
    expect(() => by('current', { A: { hand: ['Front // Back'] } })).not.toThrow();
  });
});
