/** What a permanent that becomes a copy knows of what it has chosen, by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { beforeEach, expect, it } from 'vitest';
import { define, type Table } from '../kit.js';
import { by, inEachYear } from './by.js';

beforeEach(() => {
  define(
    {
      name: 'Voice',
      type: 'Creature — Angel',
      cost: '{0}',
      pt: '2/2',
      text: 'As this creature enters, choose a color.\nThis creature has protection from the chosen color.',
    },
    {
      name: 'Elf',
      type: 'Creature — Elf',
      cost: '{0}',
      pt: '1/1',
      text: 'As this creature enters, choose a color.\n{T}: Add one mana of the chosen color.',
    },
    {
      name: 'Engineer',
      type: 'Creature — Human',
      cost: '{0}',
      pt: '1/1',
      text: 'As this creature enters, choose a creature type.\nOther creatures you control of the chosen type get +1/+1.',
    },
    { name: 'Reshape', type: 'Instant', cost: '{0}', text: 'Target creature becomes a copy of another target creature.' },
  );
});

/** The mana in A's pool. */
const mana = (t: Table): string[] => t.state.players.rows[0].pool.map((unit) => unit.type);

it('row 129 (607.5a, 2015:706.7a, classic:503.8): a color chosen as one card is undefined for another; in 2003 it is remembered', () => {
  const made = inEachYear((year) => {
    const t = by(year, { A: { hand: ['Voice', 'Elf', 'Reshape'] } });
    t.choose('option', 'U').cast('A', 'Voice').resolve();
    t.choose('option', 'R').cast('A', 'Elf').resolve();
    t.cast('A', 'Reshape', { targets: ['Voice', 'Elf'] }).resolve();
    t.to('precombatMain', 3).mana('A', 'Elf');
    return mana(t);
  });
  expect(made).toEqual({ current: [], '2015': [], classic: ['U'] });
});

it('row 129 (607.5a, 2015:706.7a): what has not become a copy knows what it has chosen', () => {
  const made = inEachYear((year) => {
    const t = by(year, { A: { hand: ['Voice', 'Elf', 'Reshape'] } });
    t.choose('option', 'U').cast('A', 'Voice').resolve();
    t.choose('option', 'R').cast('A', 'Elf').resolve();
    t.to('precombatMain', 3).mana('A', 'Elf');
    return mana(t);
  });
  expect(made).toEqual({ current: ['R'], '2015': ['R'], classic: ['R'] });
});

it('row 129 (classic:503.8): what was chosen is undefined where something else is asked for', () => {
  const t = by('classic', { A: { hand: ['Engineer', 'Elf', 'Reshape'] } });
  t.choose('option', 'Elf').cast('A', 'Engineer').resolve();
  t.choose('option', 'R').cast('A', 'Elf').resolve();
  t.cast('A', 'Reshape', { targets: ['Engineer', 'Elf'] }).resolve();
  t.to('precombatMain', 3).mana('A', 'Elf');
  expect(mana(t)).toEqual([]);
});
