/** Numbers that are others if something is so, and what is done with all of a player's things at once. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  { name: 'Giant', type: 'Creature — Giant', cost: '{1}', pt: '4/4' },
  { name: 'Wolf', type: 'Creature — Wolf', cost: '{1}', pt: '2/2' },
  {
    name: 'Find',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for up to two basic Forest cards, reveal those cards, and put one onto the battlefield tapped and the rest into your hand. Then shuffle your library.\nSpell mastery — If there are two or more instant and/or sorcery cards in your graveyard, search your library for up to three basic Forest cards instead of two.',
  },
  {
    name: 'Unwritten',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Reveal the top two cards of your library. You may put a creature card from among them onto the battlefield. Put the rest into your graveyard.\nFerocious — If you control a creature with power 4 or greater, you may put two creature cards onto the battlefield instead of one.',
  },
  {
    name: 'Renewal',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.',
  },
  {
    name: 'Host',
    type: 'Creature — Rhino',
    cost: '{1}',
    pt: '4/4',
    text: 'Whenever Host attacks, populate. The token enters tapped and attacking.',
  },
  { name: 'Breed', type: 'Sorcery', cost: '{0}', text: 'Create a 3/3 green Beast creature token.' },
);

describe('608.2c: "three instead of two"', () => {
  const found = (graveyard: string[]): number => {
    const t = table({ A: { hand: ['Find'], graveyard, library: ['Forest', 'Forest', 'Forest', 'Forest'] } });
    t.cast('A', 'Find').toDecision('choose');
    const ask = t.decision?.ask;
    return ask?.form === 'pick' ? ask.max : -1;
  };
  it('two where it is not so, three where it is', () => {
    expect([found(['Find']), found(['Find', 'Unwritten'])]).toEqual([2, 3]);
  });
});

describe('608.2c: what each player does with all of their own', () => {
  it('101.4: all creature cards come back under the control of their owners, all other creatures are gone', () => {
    const t = table({
      A: { hand: ['Renewal'], battlefield: ['Bear'], graveyard: ['Wolf'] },
      B: { battlefield: ['Giant'], graveyard: ['Bear'] },
    });
    t.cast('A', 'Renewal').resolve();
    expect(t.names('battlefield').toSorted()).toEqual(['Bear', 'Wolf']);
    expect([t.perm('Wolf').controller, t.perm('Bear').controller]).toEqual([0, 1]);
    expect(t.names('graveyard', 'B')).toEqual(['Giant']);
  });
});

describe('701.30a, 508.4: the token that populate makes enters tapped and attacking', () => {
  it('and is attacking though it was not declared', () => {
    const t = table({ A: { battlefield: ['Host'], hand: ['Breed'] } });
    t.cast('A', 'Breed').resolve();
    t.attack('Host').resolve();
    const beasts = t.perms('Beast Token');
    expect(beasts).toHaveLength(2);
    expect(beasts.filter((b) => b.tapped)).toHaveLength(1);
  });
});
