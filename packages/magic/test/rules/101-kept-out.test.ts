/** Cards that effects keep from entering, and spells that can't be cast from where they are (CR 101.2). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Cage',
    type: 'Artifact',
    cost: '{1}',
    text: "Creature cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast spells from graveyards or libraries.",
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Relic', type: 'Artifact', cost: '{0}' },
  { name: 'Rise', type: 'Instant', cost: '{0}', text: 'Return target creature or artifact card from your graveyard to the battlefield.' },
  {
    name: 'Call',
    type: 'Instant',
    cost: '{0}',
    text: 'Search your library for a creature card, put it onto the battlefield, then shuffle.',
  },
  {
    name: 'Blink',
    type: 'Instant',
    cost: '{0}',
    text: "Exile target creature, then return it to the battlefield under its owner's control.",
  },
  { name: 'Ghoul', type: 'Creature — Zombie', cost: '{0}', pt: '1/1', text: 'Undying' },
  { name: 'Stab', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Again', type: 'Instant', cost: '{0}', text: 'You gain 1 life.\nFlashback {0}' },
);

describe('101.2: what is in a graveyard or library can not enter', () => {
  it('a creature card stays in the graveyard, another card returns', () => {
    const t = table({ A: { hand: ['2 Rise'], battlefield: ['Cage'], graveyard: ['Bear', 'Relic'] } });
    t.cast('A', 'Rise', { targets: ['Bear'] }).resolve();
    expect(t.names('graveyard', 'A')).toContain('Bear');
    t.cast('A', 'Rise', { targets: ['Relic'] }).resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Cage', 'Relic']);
  });
  it('a creature card that is found stays in the library', () => {
    const t = table({ A: { hand: ['Call'], battlefield: ['Cage'], library: ['Bear', 'Relic'] } });
    t.cast('A', 'Call').resolve();
    expect(t.names('battlefield', 'A')).toEqual(['Cage']);
    expect(t.names('library', 'A')).toContain('Bear');
  });
  it('a creature that has died does not come back', () => {
    const t = table({ A: { hand: ['Stab'], battlefield: ['Cage', 'Ghoul'] } });
    t.cast('A', 'Stab', { targets: ['Ghoul'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Ghoul');
  });
  it('from the stack and from exile creatures enter', () => {
    const t = table({ A: { hand: ['Bear', 'Blink'], battlefield: ['Cage'] } });
    t.cast('A', 'Bear').resolve();
    t.cast('A', 'Blink', { targets: ['Bear'] }).resolve();
    expect(t.names('battlefield', 'A').sort()).toEqual(['Bear', 'Cage']);
  });
});

describe('101.2: spells can not be cast from graveyards', () => {
  it('by anybody; from a hand they can', () => {
    const t = table({ A: { hand: ['Again'], graveyard: ['Again'], battlefield: ['Cage'] }, B: { graveyard: ['Again'] } });
    expect(t.can('A').filter((what) => what === 'cast Again')).toHaveLength(1);
    expect(t.can('B')).not.toContain('cast Again');
    const free = table({ A: { hand: ['Again'], graveyard: ['Again'] } });
    expect(free.can('A').filter((what) => what === 'cast Again')).toHaveLength(2);
  });
});
