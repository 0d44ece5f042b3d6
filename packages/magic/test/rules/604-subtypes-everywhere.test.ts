import { describe, expect, it } from 'vitest';
import { define, Table } from '../kit.js';

define(
  { name: 'Mimic', cost: '{0}', type: 'Creature — Illusion', pt: '3/3', text: 'Mimic is every creature type.' },
  { name: 'Nexus', type: 'Land', text: 'Nexus is every nonbasic land type.\n{T}: Add {C}.' },
  { name: 'Elf Call', cost: '{0}', type: 'Sorcery', text: 'You gain 1 life for each Elf card in your graveyard.' },
  {
    name: 'Find Gate',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Search your library for a Gate card, reveal it, put it into your hand, then shuffle.',
  },
  {
    name: 'Find Island',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Search your library for an Island card, reveal it, put it into your hand, then shuffle.',
  },
  { name: 'Hood', type: 'Artifact — Equipment', text: 'Equipped creature gets +1/+1 and is every creature type.\nEquip {0}' },
  { name: 'Bear', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Elf Lord', type: 'Artifact', text: 'Elves you control get +5/+5.' },
  {
    name: 'Painter',
    cost: '{0}',
    type: 'Artifact Creature — Scarecrow',
    pt: '1/3',
    text: "As Painter enters, choose a color.\nAll cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.",
  },
  { name: 'Red Count', cost: '{0}', type: 'Sorcery', text: 'You gain 1 life for each red card in your graveyard.' },
  { name: 'Green Thing', cost: '{G}', type: 'Sorcery', text: 'Draw a card.' },
  {
    name: 'Agony',
    cost: '{0}',
    type: 'Creature — Demon',
    pt: '0/0',
    text: 'Agony enters with a +1/+1 counter on it for each different mana cost among nonland cards in your graveyard.',
  },
  { name: 'One', cost: '{1}{G}', type: 'Artifact' },
  { name: 'Other One', cost: '{1}{G}', type: 'Artifact' },
  { name: 'Two', cost: '{G}{G}', type: 'Artifact' },
  { name: 'Costless', type: 'Artifact' },
);

const main = (hand: string[], more: { graveyard?: string[]; library?: string[]; battlefield?: string[] } = {}): Table =>
  new Table({ A: { hand, ...more } }).to('precombatMain', 1);

describe('604.3 characteristic-defining abilities', () => {
  it('every creature type, in the graveyard too', () => {
    const t = main(['Elf Call'], { graveyard: ['Mimic', 'Bear'] })
      .cast('A', 'Elf Call')
      .resolveAll();
    expect(t.life('A')).toBe(21);
  });

  it('205.3i: every nonbasic land type in the library, and no basic one', () => {
    const found = main(['Find Gate'], { library: ['Bear', 'Nexus'] });
    found.choose('choose', 'Nexus').cast('A', 'Find Gate').resolveAll();
    expect(found.names('hand')).toContain('Nexus');
    const none = main(['Find Island'], { library: ['Bear', 'Nexus'] })
      .cast('A', 'Find Island')
      .resolveAll();
    expect(none.names('hand')).not.toContain('Nexus');
  });

  it('604.3a: colors that a card says of itself, in the graveyard too', () => {
    define({ name: 'Courier', type: 'Artifact Creature — Construct', cost: '{4}', pt: '3/3', text: 'Courier is all colors.' });
    const t = main(['Red Count'], { graveyard: ['Courier', 'Bear'] })
      .cast('A', 'Red Count')
      .resolveAll();
    expect(t.life('A')).toBe(21);
  });

  it('613.1d: another object can be given every creature type', () => {
    const t = main([], { battlefield: ['Bear', 'Hood', 'Elf Lord'] });
    t.activate('A', 'Hood', { targets: ['Bear'] }).resolveAll();
    expect(t.pt('Bear')).toBe('8/8');
  });
});

describe('105.3, 613.1e colours of all cards', () => {
  it('cards in a graveyard have the chosen colour besides their own', () => {
    const t = main(['Painter', 'Red Count'], { graveyard: ['Green Thing'] }).choose('option', 'R');
    t.cast('A', 'Painter').resolveAll();
    t.cast('A', 'Red Count').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('202.1 mana costs', () => {
  it('202.1b: different ones are counted once each, and no cost is none of them', () => {
    const t = main(['Agony'], { graveyard: ['One', 'Other One', 'Two', 'Costless'] })
      .cast('A', 'Agony')
      .resolveAll();
    expect(t.pt('Agony')).toBe('2/2');
  });
});
