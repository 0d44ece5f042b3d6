/** Playing cards from elsewhere, for what, and what becomes of them (CR 118.9, 305.1, 601.3, 614.1a). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{3}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Yak', cost: '{1}', type: 'Creature — Ox', pt: '1/1' },
  { name: 'Wheel', cost: '{1}', type: 'Artifact' },
  { name: 'Song', cost: '{1}', type: 'Instant', text: 'You gain 4 life.' },
  {
    name: 'Citadel',
    cost: '{0}',
    type: 'Artifact',
    text: 'You may play the top card of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
  }, // prettier-ignore
  { name: 'Future', cost: '{0}', type: 'Enchantment', text: 'You may play the top card of your library.' },
  { name: 'Horde', cost: '{0}', type: 'Enchantment', text: "You may cast the top card of your library if it's a creature card." },
  {
    name: 'Dissident',
    cost: '{0}',
    type: 'Creature — Human',
    pt: '1/1',
    text: 'During each of your turns, you may cast an instant or sorcery card from your graveyard. If a card cast this way would be put into your graveyard, exile it instead.',
  },
  {
    name: 'Idol',
    cost: '{0}',
    type: 'Artifact',
    text: 'When this artifact enters, exile all creature cards with mana value 3 or less from your graveyard until this artifact leaves the battlefield.\n{T}: Until end of turn, you may cast a creature spell from among the cards exiled with this artifact without paying its mana cost.',
  },
  {
    name: 'Specter',
    cost: '{0}',
    type: 'Creature — Specter',
    pt: '2/3',
    text: "Whenever this creature deals combat damage to a player, exile the top card of that player's library.\nYou may play cards exiled with this creature.",
  }, // prettier-ignore
  {
    name: 'Will',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Until end of turn, you may play cards from your graveyard. If a card would be put into your graveyard from anywhere this turn, exile that card instead.',
  }, // prettier-ignore
  {
    name: 'Toth',
    cost: '{9}',
    type: 'Creature — Zombie',
    pt: '6/6',
    text: 'You may cast this card from your graveyard by paying {1} and sacrificing two creatures rather than paying its mana cost.',
  }, // prettier-ignore
  {
    name: 'Embrace',
    cost: '{1}',
    type: 'Instant',
    text: 'You gain 1 life.\nYou may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.',
  }, // prettier-ignore
  {
    name: 'Impulse',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Exile the top three cards of your library. Until end of turn, you may play cards exiled this way.',
  }, // prettier-ignore
); // prettier-ignore

const lands = (n: number): string[] => Array.from({ length: n }, () => 'Island');

describe('118.9: from the top of the library for life', () => {
  it('life equal to its mana value, no mana; lands as ever', () => {
    const t = table({ A: { battlefield: ['Citadel'], library: ['Ox', 'Island', 'Yak'] } });
    t.cast('A', 'Ox').resolve();
    expect(t.life('A')).toBe(17);
    expect(t.names('battlefield', 'A')).toContain('Ox');
    t.land('A', 'Island');
    t.cast('A', 'Yak').resolve();
    expect(t.life('A')).toBe(16);
  });

  it('not with less life than that, and never for mana', () => {
    const t = table({ A: { battlefield: ['Citadel', ...lands(5)], library: ['Ox'], life: 2 } });
    expect(t.can('A')).not.toContain('cast Ox');
  });
});

describe('601.3: from the top of the library for its mana cost', () => {
  it('whatever it is, or only a creature', () => {
    const t = table({ A: { battlefield: ['Future', ...lands(4)], library: ['Wheel', 'Island', 'Song'] } });
    t.cast('A', 'Wheel').resolve().land('A', 'Island');
    expect(t.can('A')).toContain('cast Song');
    const only = table({ A: { battlefield: ['Horde', ...lands(4)], library: ['Yak', 'Wheel'] } });
    only.cast('A', 'Yak').resolve();
    expect(only.can('A')).not.toContain('cast Wheel');
  });
});

describe('601.3, 614.1a: what is cast this way is exiled afterwards', () => {
  it('once each of your turns; exiled instead of going to the graveyard', () => {
    const t = table({ A: { battlefield: ['Dissident', ...lands(4)], graveyard: ['Song', 'Song', 'Ox'] } });
    expect(t.can('A')).not.toContain('cast Ox');
    t.cast('A', 'Song').resolve();
    expect(t.life('A')).toBe(24);
    expect(t.names('exile', 'A')).toEqual(['Song']);
    expect(t.can('A')).not.toContain('cast Song');
  });

  it('a spell from the hand is no such spell', () => {
    const t = table({ A: { battlefield: ['Dissident', ...lands(4)], hand: ['Song'] } });
    t.cast('A', 'Song').resolve();
    expect(t.names('exile', 'A')).toEqual([]);
    expect(t.names('graveyard', 'A')).toEqual(['Song']);
  });

  it('everything from the graveyard for a turn, lands too', () => {
    const t = table({ A: { battlefield: lands(3), hand: ['Will'], graveyard: ['Song', 'Island'] } });
    t.cast('A', 'Will').resolve();
    t.land('A', 'Island').cast('A', 'Song').resolve();
    expect(t.names('exile', 'A').sort()).toEqual(['Song', 'Will']);
    expect(t.names('graveyard', 'A')).toEqual([]);
  });
});

describe('611.2: one spell from among exiled cards', () => {
  it('free, and only one for each time', () => {
    const t = table({ A: { hand: ['Idol'], graveyard: ['Ox', 'Yak', 'Song'] } });
    t.cast('A', 'Idol').resolve(2);
    expect(t.names('exile', 'A').sort()).toEqual(['Ox', 'Yak']);
    t.activate('A', 'Idol').resolve();
    expect(t.can('A')).toEqual(expect.arrayContaining(['cast Ox', 'cast Yak']));
    t.cast('A', 'Ox').resolve();
    expect(t.can('A')).not.toContain('cast Yak');
  });

  it('607.2: cards of others that a permanent has exiled', () => {
    const t = table({ A: { battlefield: ['Specter', ...lands(2)] }, B: { library: ['Wheel'] } });
    t.attack('Specter').to('postcombatMain');
    t.cast('A', 'Wheel').resolve();
    expect(t.perm('Wheel').controller).toBe(0);
  });

  it('the cards that were exiled this way', () => {
    const t = table({ A: { battlefield: lands(2), hand: ['Impulse'], library: ['Wheel', 'Island', 'Yak', 'Song'] } });
    t.cast('A', 'Impulse').resolve();
    t.land('A', 'Island').cast('A', 'Wheel').resolve();
    expect(t.can('A')).toContain('cast Yak');
    expect(t.can('A')).not.toContain('cast Song');
  });
});

describe('118.9a, 118.8: a card that says for what it is cast from the graveyard', () => {
  it('rather than its mana cost', () => {
    const t = table({ A: { battlefield: ['Yak', 'Yak', 'Island'], graveyard: ['Toth'] } });
    t.cast('A', 'Toth', { pay: ['Yak', 'Yak'] }).resolve();
    expect(t.names('battlefield', 'A')).toEqual(expect.arrayContaining(['Toth']));
    expect(t.names('graveyard', 'A')).toEqual(['Yak', 'Yak']);
  });

  it('in addition to its mana cost', () => {
    const poor = table({ A: { graveyard: ['Embrace'], hand: ['Ox'] } });
    expect(poor.can('A')).not.toContain('cast Embrace');
    const t = table({ A: { battlefield: ['Island'], graveyard: ['Embrace'], hand: ['Ox'] } });
    t.cast('A', 'Embrace').resolve();
    expect(t.life('A')).toBe(18);
    expect(t.names('hand', 'A')).toEqual([]);
  });
});

define(
  {
    name: 'Genie',
    cost: '{0}',
    type: 'Artifact',
    text: '{0}: Reveal the top card of your library. You may play that card without paying its mana cost.',
  },
  {
    name: 'Spirit Bottle',
    cost: '{0}',
    type: 'Artifact',
    text: '{0}: Reveal the top card of your library. You may cast that card without paying its mana cost.',
  },
);

describe('701.14b: to play a card is to play it as a land or to cast it as a spell', () => {
  it('a land is played where the effect says so, as the land of the turn (305.2b)', () => {
    const t = table({ A: { battlefield: ['Genie'], library: ['Forest', 'Island'] } });
    t.when('may', { yes: true }).activate('A', 'Genie').resolve();
    expect(t.names('battlefield', 'A')).toContain('Forest');
    t.when('may', { yes: true }).activate('A', 'Genie').resolve();
    expect(t.names('library', 'A')).toContain('Island');
  });
  it('a land can not be cast', () => {
    const t = table({ A: { battlefield: ['Spirit Bottle'], library: ['Forest'] } });
    t.when('may', { yes: true }).activate('A', 'Spirit Bottle').resolve();
    expect(t.names('library', 'A')).toContain('Forest');
  });
});

define(
  { name: 'Own Graves', cost: '{0}', type: 'Artifact', text: 'Whenever you cast a spell from your graveyard, you gain 1 life.' },
  { name: 'All Graves', cost: '{0}', type: 'Artifact', text: 'Whenever a player casts a spell from a graveyard, you gain 3 life.' },
  {
    name: 'Grave Key',
    cost: '{0}',
    type: 'Artifact',
    text: '{0}: You may cast target creature card from a graveyard without paying its mana cost.',
  },
);

describe('400.1, 601.2i: "from your graveyard" is not from another\'s', () => {
  it("a spell cast from one's own, and from an opponent's graveyard", () => {
    const gained = (of: 'A' | 'B') => {
      const t = table({
        A: { battlefield: ['Grave Key', 'Own Graves', 'All Graves'], graveyard: of === 'A' ? ['Ox'] : [] },
        B: { graveyard: of === 'B' ? ['Ox'] : [] },
      });
      t.when('may', { yes: true })
        .activate('A', 'Grave Key', { targets: ['Ox'] })
        .resolveAll();
      return t.life('A') - 20;
    };
    expect([gained('A'), gained('B')]).toEqual([4, 3]);
  });
});
