/** Types of permanents, of spells and of cards in every other zone (CR 109.2, 604.1, 205.1b). Expected values: the rules' own text, and what the cards say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Adaptation',
    type: 'Enchantment',
    cost: '{1}',
    text: "As Adaptation enters, choose a creature type.\nCreatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Elf Call', cost: '{0}', type: 'Sorcery', text: 'You gain 1 life for each Elf card in your graveyard.' },
  { name: 'Elf Count', cost: '{0}', type: 'Sorcery', text: 'You gain 1 life for each Elf on the battlefield.' },
  { name: 'No Elves', cost: '{0}', type: 'Instant', text: 'Counter target Elf spell.' },
  { name: 'Set Elf', cost: '{0}', type: 'Sorcery', text: 'Put an Elf card from your hand onto the battlefield.' },
  {
    name: 'Mycosynth',
    type: 'Enchantment',
    cost: '{1}',
    text: "Nonland permanents you control are artifacts in addition to their other types. The same is true for permanent spells you control and nonland permanent cards you own that aren't on the battlefield.",
  },
  { name: 'Scrap', cost: '{0}', type: 'Sorcery', text: 'You gain 1 life for each artifact card in your graveyard.' },
  {
    name: 'Chanter',
    type: 'Creature — Druid',
    cost: '{1}',
    pt: '1/1',
    text: "Lands you control and land cards you own that aren't on the battlefield are Deserts in addition to their other types.",
  },
  {
    name: 'Sand',
    cost: '{0}',
    type: 'Sorcery',
    text: 'You gain 1 life for each Desert card in your graveyard and each Desert you control.',
  },
);

/** A game in which Elf was chosen. */
function elves(
  more: { hand?: string[]; graveyard?: string[]; battlefield?: string[] },
  other: { hand?: string[]; graveyard?: string[]; battlefield?: string[] } = {},
) {
  const t = table({
    A: { ...more, battlefield: ['Island', ...(more.battlefield ?? [])], hand: ['Adaptation', ...(more.hand ?? [])] },
    B: other,
  });
  t.when('option', (d) => ({
    pick: [
      (d.ask as unknown as { options: { word?: string; label?: unknown }[] }).options.findIndex((o) => JSON.stringify(o).includes('"Elf"')),
    ],
  }));
  return t.cast('A', 'Adaptation').resolveAll();
}

describe('CR 604.1, 109.2: the same is true elsewhere', () => {
  it('109.2: permanents you control, not those of others', () => {
    const t = elves({ battlefield: ['Bear'], hand: ['Elf Count'] }, { battlefield: ['Bear'] });
    t.cast('A', 'Elf Count').resolve();
    expect(t.life('A')).toBe(21);
  });
  it('109.2a: cards in your graveyard and hand, and no noncreature cards', () => {
    const t = elves({ graveyard: ['Bear', 'Scrap'], hand: ['Elf Call', 'Set Elf', 'Bear'] }, { graveyard: ['Bear'] });
    t.cast('A', 'Elf Call').resolve();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Set Elf').resolve();
    expect(t.names('battlefield')).toContain('Bear');
  });
  it('109.2b: creature spells you control', () => {
    const t = elves({ hand: ['Bear'] }, { hand: ['No Elves'] });
    t.cast('A', 'Bear').pass();
    t.cast('B', 'No Elves', { targets: ['Bear'] }).resolveAll();
    expect(t.names('graveyard')).toContain('Bear');
  });
  it('205.1b: permanent cards are artifacts besides; instants and lands are not', () => {
    const t = table({ A: { battlefield: ['Mycosynth'], graveyard: ['Bear', 'No Elves', 'Forest'], hand: ['Scrap'] } });
    t.cast('A', 'Scrap').resolve();
    expect(t.life('A')).toBe(21);
    expect(t.perm('Mycosynth').types).toEqual(expect.arrayContaining(['Artifact', 'Enchantment']));
  });
  it('205.3i: lands, and land cards', () => {
    const t = table({
      A: { battlefield: ['Chanter', 'Forest'], graveyard: ['Island', 'Bear'], hand: ['Sand'] },
      B: { battlefield: ['Plains'] },
    });
    t.cast('A', 'Sand').resolve();
    expect(t.life('A')).toBe(22);
  });
});
