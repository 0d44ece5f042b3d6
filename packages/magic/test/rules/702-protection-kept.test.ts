/** Protection that keeps some Auras, colours that the giver has chosen, entering only if something else is done, counters of a chosen kind. Expected values: the rules named. */
import type { Answer, Decision } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Pit', type: 'Creature — Human', cost: '{W}', pt: '1/1' },
  {
    name: 'Fickle',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: "Enchant creature\nAs Fickle enters the battlefield, choose a color.\nEnchanted creature has protection from the chosen color. This effect doesn't remove Fickle.",
  },
  {
    name: 'Spectrum',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: "Enchant creature\nEnchanted creature gets +2/+2 and has protection from all colors. This effect doesn't remove Auras.",
  },
  { name: 'Strength', type: 'Enchantment — Aura', cost: '{W}', text: 'Enchant creature\nEnchanted creature gets +1/+1.' },
  { name: 'Shield', type: 'Instant', cost: '{0}', text: 'Target creature gains protection from white until end of turn.' },
  {
    name: 'Sliver',
    type: 'Creature — Sliver',
    cost: '{W}',
    pt: '2/2',
    text: 'As Sliver enters the battlefield, choose a color.\nAll Slivers have protection from the chosen color.',
  },
  { name: 'Kin', type: 'Creature — Sliver', cost: '{W}', pt: '1/1' },
  { name: 'Jolt', type: 'Instant', cost: '{R}', text: 'Jolt deals 3 damage to target creature.' },
  {
    name: 'Vale',
    type: 'Land',
    text: "If Vale would enter the battlefield, sacrifice two untapped lands instead. If you do, put Vale onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add three mana of any one color.",
  },
  {
    name: 'Diamond',
    type: 'Artifact',
    cost: '{0}',
    text: "If Diamond would enter the battlefield, you may discard a land card instead. If you do, put Diamond onto the battlefield. If you don't, put it into its owner's graveyard.",
  },
  { name: 'Bell', type: 'Artifact', cost: '{0}', text: 'Whenever an artifact enters, you gain 1 life.' },
  {
    name: 'Glider',
    type: 'Creature — Nightmare',
    cost: '{0}',
    pt: '2/2',
    text: 'Glider enters the battlefield with your choice of a flying counter or a first strike counter on it.',
  },
  {
    name: 'Gift',
    type: 'Instant',
    cost: '{0}',
    text: 'Target creature gets +1/+1 and gains your choice of deathtouch or lifelink until end of turn.',
  },
);

const choosing =
  (word: string) =>
  (d: Decision): Answer | undefined => {
    const options = d.ask.form === 'pick' ? d.ask.options : [];
    const at = options.findIndex((o) => (o as { word?: string }).word === word);
    return at < 0 ? undefined : { pick: [at] };
  };

describe('702.16n', () => {
  it('the Aura that gives the protection stays, others of the quality do not', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Bear'], hand: ['Strength', 'Fickle'] } });
    t.when('option', choosing('W'));
    t.cast('A', 'Strength', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Fickle', { targets: ['Bear'] }).resolveAll();
    expect([t.names('battlefield').includes('Fickle'), t.pt('Bear'), t.names('graveyard')]).toEqual([true, '2/2', ['Strength']]);
  });
  it('another instance of protection from the same quality removes it', () => {
    const t = table({ A: { battlefield: ['Plains', 'Bear'], hand: ['Fickle', 'Shield'] } });
    t.when('option', choosing('W'));
    t.cast('A', 'Fickle', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Shield', { targets: ['Bear'] }).resolveAll();
    expect(t.names('graveyard').sort()).toEqual(['Fickle', 'Shield']);
  });
  it('"doesn\'t remove Auras": all of them stay, and none can be put there by a spell', () => {
    const t = table({ A: { battlefield: ['3 Plains', 'Bear'], hand: ['2 Strength', 'Spectrum'] } });
    t.cast('A', 'Strength', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Spectrum', { targets: ['Bear'] }).resolveAll();
    expect(t.pt('Bear')).toBe('5/5');
    expect(t.can('A').join()).not.toContain('Strength');
  });
});

describe('607.2d', () => {
  it('what is given has the colour that its giver has chosen', () => {
    const t = table({ A: { battlefield: ['Plains', 'Kin'], hand: ['Sliver'] }, B: { battlefield: ['Mountain'], hand: ['Jolt'] } });
    t.when('option', choosing('R'));
    t.cast('A', 'Sliver').resolveAll();
    t.to('precombatMain', 2);
    expect(t.can('B').join()).not.toContain('Jolt');
  });
});

describe('614.1a', () => {
  it('lands are sacrificed, and the other one enters', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Vale'] } });
    t.land('A', 'Vale');
    expect([t.names('battlefield'), t.names('graveyard')]).toEqual([['Vale'], ['Forest', 'Forest']]);
  });
  it('what can not be done for it in full: it never enters', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Vale'] } });
    t.land('A', 'Vale');
    expect(t.names('battlefield')).not.toContain('Vale');
    expect(t.names('graveyard')).toContain('Vale');
  });
  it('a choice not to: it is put into the graveyard, and nothing sees it enter', () => {
    const t = table({ A: { battlefield: ['Bell'], hand: ['2 Diamond', 'Forest'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Diamond').resolveAll();
    expect([t.names('graveyard'), t.life('A')]).toEqual([['Diamond'], 20]);
    t.when('may', { yes: true });
    t.cast('A', 'Diamond').resolveAll();
    expect([t.names('battlefield').sort(), t.names('hand'), t.life('A')]).toEqual([['Bell', 'Diamond'], [], 21]);
  });
});

describe('614.12a, 122.1b', () => {
  it('it enters with the counter chosen', () => {
    const t = table({ A: { hand: ['Glider'] } });
    t.when('option', choosing('first strike'));
    t.cast('A', 'Glider').resolveAll();
    expect([t.counters('Glider', 'flying'), t.counters('Glider', 'first strike')]).toEqual([0, 1]);
  });
  it('608.2d: the ability is chosen on resolution', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Gift'] } });
    t.cast('A', 'Gift', { targets: ['Bear'] }).resolveAll();
    expect(t.pt('Bear')).toBe('3/3');
  });
});
