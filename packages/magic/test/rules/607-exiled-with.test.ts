/** Cards exiled with an object, of which its other abilities speak (CR 607.2a), and cards that are put from exile elsewhere. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{0}', pt: '3/3' },
  { name: 'Relic', type: 'Artifact', cost: '{0}' },
  {
    name: 'Vault',
    type: 'Artifact',
    cost: '{0}',
    text: "{0}: Exile target creature or artifact card from a graveyard.\n{0}: Put a creature card exiled with Vault onto the battlefield under your control.\nWhen Vault is put into a graveyard from the battlefield, return all cards exiled with it to the battlefield under their owners' control.",
  },
  {
    name: 'Vat',
    type: 'Artifact',
    cost: '{0}',
    text: "Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with Vat to its owner's graveyard.\n{0}: Create a token that's a copy of a card exiled with Vat.",
  },
  {
    name: 'Hearse',
    type: 'Artifact Creature — Construct',
    cost: '{0}',
    text: "{0}: Exile target card from a graveyard.\nHearse's power and toughness are each equal to the number of cards exiled with it.",
  },
  { name: 'Smash', type: 'Instant', cost: '{0}', text: 'Destroy target creature or artifact.' },
  {
    name: 'Processor',
    type: 'Creature — Eldrazi',
    cost: '{0}',
    pt: '3/3',
    text: "When Processor enters the battlefield, you may put two cards your opponents own from exile into their owners' graveyards. If you do, you gain 5 life.",
  },
  {
    name: 'Vessel',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: "When Vessel dies, if it wasn't a Demon, return it to the battlefield under its owner's control with two +1/+1 counters on it. It's a Demon in addition to its other types.",
  },
);

describe('607.2a: cards exiled with it', () => {
  it('one of them that is of the kind is put onto the battlefield, and no other exiled card', () => {
    const t = table({ A: { battlefield: ['Vault'], exile: ['Ogre'] }, B: { graveyard: ['Bear', 'Relic'] } });
    t.activate('A', 'Vault', { targets: ['Bear'] }).resolve();
    t.activate('A', 'Vault', { targets: ['Relic'] }).resolve();
    // nothing in a graveyard is left to be targeted by the first
    const second = (): void => void t.activate('A', 'Vault').resolve();
    second();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Bear', 'Vault']);
    second();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Bear', 'Vault']);
    expect(t.names('exile', 'A').sort()).toEqual(['Ogre', 'Relic']);
  });
  it('as it leaves, all of them that are still in exile come back to their owners', () => {
    const t = table({ A: { battlefield: ['Vault'], hand: ['Smash'] }, B: { graveyard: ['Bear', 'Relic'] } });
    t.activate('A', 'Vault', { targets: ['Bear'] }).resolve();
    t.activate('A', 'Vault', { targets: ['Relic'] }).resolve();
    t.cast('A', 'Smash', { targets: ['Vault'] }).resolveAll();
    expect(t.names('battlefield', 'B').sort()).toEqual(['Bear', 'Relic']);
  });
  it('each other card is not the one that has just been exiled', () => {
    const t = table({ A: { battlefield: ['Vat'], hand: ['2 Smash'] }, B: { battlefield: ['Bear', 'Ogre'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Smash', { targets: ['Bear'] }).resolveAll();
    expect(t.names('exile', 'B')).toEqual(['Bear']);
    t.cast('A', 'Smash', { targets: ['Ogre'] }).resolveAll();
    expect(t.names('exile', 'B')).toEqual(['Ogre']);
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
    t.activate('A', 'Vat').resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Ogre', 'Vat']);
  });
  it('they are counted where they are', () => {
    const t = table({ A: { battlefield: ['Hearse', 'Vault'], exile: ['Ogre'] }, B: { graveyard: ['Bear', 'Relic'] } });
    // a 0/0 creature would be gone at once
    expect(t.names('graveyard', 'A')).toContain('Hearse');
  });
});

describe('608.2d: cards that others own are put from exile into graveyards', () => {
  it('two of them, or nothing is done', () => {
    const one = table({ A: { hand: ['Processor'] }, B: { exile: ['Bear'] } });
    one.when('may', { yes: true }).cast('A', 'Processor').resolveAll();
    expect([one.life('A'), one.names('exile', 'B')]).toEqual([20, ['Bear']]);
    const two = table({ A: { hand: ['Processor'] }, B: { exile: ['Bear', 'Ogre'] } });
    two.when('may', { yes: true }).cast('A', 'Processor').resolveAll();
    expect([two.life('A'), two.names('graveyard', 'B').sort()]).toEqual([25, ['Bear', 'Ogre']]);
  });
});

describe('205.1b: a type that is added without an end', () => {
  it('the permanent that the card has become has it, and dies for good the second time', () => {
    const t = table({ A: { battlefield: ['Vessel'], hand: ['2 Smash'] } });
    t.cast('A', 'Smash', { targets: ['Vessel'] }).resolveAll();
    expect(t.pt('Vessel')).toBe('3/3');
    expect(t.perm('Vessel').subtypes).toContain('Demon');
    t.cast('A', 'Smash', { targets: ['Vessel'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Vessel');
  });
});
