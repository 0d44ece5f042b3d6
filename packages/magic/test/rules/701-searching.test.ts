/** Searching several zones, and for several cards that are each something else (CR 701.19). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Wheel', cost: '{1}', type: 'Artifact' },
  {
    name: 'Extraction',
    cost: '{0}',
    type: 'Sorcery',
    text: "Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.",
  },
  {
    name: 'Eradication',
    cost: '{0}',
    type: 'Sorcery',
    text: "Exile target nonblack creature. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. Then that player shuffles.",
  },
  {
    name: 'Herald',
    cost: '{0}',
    type: 'Creature — Ox',
    pt: '1/1',
    text: 'When this creature enters, you may search your library and/or graveyard for a card named Ox, reveal it, and put it into your hand. If you search your library this way, shuffle.',
  },
  {
    name: 'Implacable',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Search your library for a basic Forest card and a basic Plains card, reveal those cards, put them into your hand, then shuffle.',
  },
  { name: 'Watcher', cost: '{0}', type: 'Enchantment', text: 'Whenever an opponent searches their library, you gain 1 life.' },
  { name: 'Trickster', cost: '{0}', type: 'Enchantment', text: 'Whenever an opponent shuffles their library, you gain 1 life.' },
  { name: 'Orb', cost: '{0}', type: 'Artifact', text: "Players can't search libraries." },
  {
    name: 'Censor',
    cost: '{0}',
    type: 'Artifact',
    text: 'If an opponent would search a library, that player searches the top four cards of that library instead.',
  },
  {
    name: 'Seek',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Search your library for an artifact card, reveal it, put it into your hand, then shuffle.',
  },
); // prettier-ignore

describe('701.19: several zones at once', () => {
  it('every card of that name in a public zone must be found; in hidden zones it may be missed', () => {
    const t = table({
      A: { hand: ['Extraction'] },
      B: { hand: ['Ox', 'Wheel'], graveyard: ['Ox', 'Ox'], library: ['Wheel', 'Ox'] },
    });
    t.when('name', { text: 'Ox' })
      .cast('A', 'Extraction', { targets: ['@B'] })
      .pass();
    t.toDecision('choose');
    const { ask } = t.decision;
    expect(ask).toMatchObject({ form: 'pick', min: 2, max: 4 });
    t.answer({ pick: [0, 1, 2, 3] }).resolveAll();
    expect(t.names('exile', 'B')).toEqual(['Ox', 'Ox', 'Ox', 'Ox']);
    expect(t.names('hand', 'B')).toEqual(['Wheel']);
    expect(t.happened('shuffle').length).toBeGreaterThan(0);
  });

  it('its controller’s zones, with the name it had', () => {
    const t = table({ A: { hand: ['Eradication'] }, B: { battlefield: ['Ox'], hand: ['Ox'], library: ['Ox', 'Wheel'] } });
    t.when('choose', { pick: [0, 1] });
    t.cast('A', 'Eradication', { targets: ['Ox'] }).resolve();
    expect(t.names('exile', 'B').filter((n) => n === 'Ox')).toHaveLength(3);
  });
});

describe('701.19: as many of the zones as the player likes', () => {
  const start = (more: object = {}) =>
    table({ A: { hand: ['Herald'], library: ['Wheel', 'Ox'], graveyard: ['Ox'] }, B: { battlefield: ['Watcher'], ...more } });

  it('the graveyard alone: nobody searches a library, nothing is shuffled', () => {
    const t = start();
    t.when('may', { yes: true })
      .when('option', { pick: [1] })
      .when('choose', { pick: [0] });
    t.cast('A', 'Herald').resolve(2);
    expect(t.names('hand', 'A')).toEqual(['Ox']);
    expect(t.names('graveyard', 'A')).toEqual([]);
    expect(t.life('B')).toBe(20);
    expect(t.happened('shuffle', '701.20a')).toHaveLength(0);
  });

  it('both: one card of the two', () => {
    const t = start();
    t.when('may', { yes: true })
      .when('option', { pick: [0, 1] })
      .when('choose', { pick: [0] });
    t.cast('A', 'Herald').resolve(2).resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Ox']);
    expect([...t.names('graveyard', 'A'), ...t.names('library', 'A')].filter((n) => n === 'Ox')).toHaveLength(1);
    expect(t.life('B')).toBe(21);
  });

  it('who can’t search libraries still looks through the graveyard', () => {
    const t = table({ A: { battlefield: ['Orb'], hand: ['Herald'], library: ['Ox'], graveyard: ['Ox'] } });
    t.when('may', { yes: true })
      .when('option', { pick: [0, 1] })
      .when('choose', { pick: [0] });
    t.cast('A', 'Herald').resolve(2);
    expect(t.names('hand', 'A')).toEqual(['Ox']);
    expect(t.names('graveyard', 'A')).toEqual([]);
  });
});

describe('701.20: shuffling', () => {
  it('triggers where a card says so', () => {
    const t = table({ A: { hand: ['Implacable'], library: ['Forest'] }, B: { battlefield: ['Trickster'] } });
    t.when('choose', { pick: [] });
    t.cast('A', 'Implacable').resolve().resolveAll();
    expect(t.life('B')).toBe(21);
  });
});

describe('701.19b: a card of each kind', () => {
  it('one of each, or fewer', () => {
    const t = table({ A: { hand: ['Implacable'], library: ['Forest', 'Ox', 'Plains', 'Forest'] } });
    t.when('choose', { pick: [0] });
    t.cast('A', 'Implacable').resolve();
    expect(t.names('hand', 'A').sort()).toEqual(['Forest', 'Plains']);
    const none = table({ A: { hand: ['Implacable'], library: ['Forest', 'Ox'] } });
    none.when('choose', { pick: [] });
    none.cast('A', 'Implacable').resolve();
    expect(none.names('hand', 'A')).toEqual([]);
  });
});

describe('701.20b: cards found and then put somewhere are not shuffled', () => {
  define(
    {
      name: 'Top Tutor',
      cost: '{0}',
      type: 'Instant',
      text: 'Search your library for an artifact card, reveal it, then shuffle and put that card on top.',
    },
    {
      name: 'Beacon',
      cost: '{0}',
      type: 'Instant',
      text: "You gain 3 life. Shuffle this card into its owner's library.",
    },
    {
      name: 'Recaster',
      cost: '{0}',
      type: 'Creature — Wizard',
      pt: '2/1',
      text: 'Flash\nWhen this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
    },
  );
  const library = ['Ox', 'Ox', 'Wheel', 'Ox', 'Ox'];
  it('701.20b: on top is the card that was found, and the rest is shuffled', () => {
    const t = table({ A: { hand: ['Top Tutor'], library } });
    t.choose('choose', 'Wheel').cast('A', 'Top Tutor').resolve();
    expect(t.names('library')[0]).toBe('Wheel');
    expect(t.names('library').filter((n) => n === 'Wheel')).toHaveLength(1);
    expect(t.happened('shuffle')).toHaveLength(1);
  });
  it('702.34a, 701.20c: with flashback it is exiled instead, and the library is shuffled all the same', () => {
    const t = table({ A: { hand: ['Recaster'], graveyard: ['Beacon'], library } });
    t.cast('A', 'Recaster').resolveAll();
    t.cast('A', 'Beacon', { way: 'flashback' }).resolve();
    expect(t.names('exile')).toEqual(['Beacon']);
    expect(t.names('library')).not.toContain('Beacon');
    expect(t.happened('shuffle')).toHaveLength(1);
  });
});

describe('701.19, 614.1a: only the top of a library is searched instead', () => {
  const deep = ['Ox', 'Ox', 'Ox', 'Ox', 'Wheel'];
  it('what is below is not found', () => {
    const t = table({ A: { hand: ['Seek'], library: deep }, B: { battlefield: ['Censor'] } });
    t.cast('A', 'Seek').resolveAll();
    expect(t.names('hand')).toEqual([]);
    expect(t.happened('shuffle')).toHaveLength(1);
  });
  it('what is among the top four is', () => {
    const t = table({ A: { hand: ['Seek'], library: deep.slice(1) }, B: { battlefield: ['Censor'] } });
    t.choose('choose', 'Wheel').cast('A', 'Seek').resolveAll();
    expect(t.names('hand')).toEqual(['Wheel']);
  });
  it('not for who controls it', () => {
    const t = table({ A: { hand: ['Seek'], library: deep, battlefield: ['Censor'] } });
    t.choose('choose', 'Wheel').cast('A', 'Seek').resolveAll();
    expect(t.names('hand')).toEqual(['Wheel']);
  });
});
