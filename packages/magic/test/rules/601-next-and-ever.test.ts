/** The next spell, and spells cast at any time this game (CR 601.2i, 608.2n, 611.2); what is revealed "this way" (701.16). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Yak', cost: '{1}', type: 'Creature — Yak', pt: '2/2' },
  { name: 'Song', cost: '{1}', type: 'Instant', text: 'You gain 4 life.' },
  { name: 'Dear', cost: '{3}', type: 'Sorcery', text: 'You gain 1 life.' },
  { name: 'No', cost: '{0}', type: 'Instant', text: 'Counter target spell.' },
  {
    name: 'Master',
    cost: '{0}',
    type: 'Artifact',
    text: '{0}: The next time you cast an instant or sorcery spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves.',
  }, // prettier-ignore
  {
    name: 'Over',
    cost: '{0}',
    type: 'Sorcery',
    text: "The next instant or sorcery spell you cast this turn can't be countered.\nDraw a card.",
  },
  { name: 'Haste', cost: '{0}', type: 'Sorcery', text: 'The next spell you cast this turn costs {2} less to cast.' },
  {
    name: 'Second Sun',
    cost: '{0}',
    type: 'Sorcery',
    text: "If this spell was cast from your hand and you've cast another spell named Second Sun this game, you win the game. Otherwise, put Second Sun into its owner's library seventh from the top and you gain 7 life.",
  },
  {
    name: 'Once',
    cost: '{5}',
    type: 'Instant',
    text: "If this spell is the first spell you've cast this game, you may cast it without paying its mana cost.\nYou gain 2 life.",
  }, // prettier-ignore
  {
    name: 'Kin',
    cost: '{0}',
    type: 'Creature — Ox',
    pt: '1/1',
    text: 'At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with this creature, you may reveal it. If you do, you gain 4 life.',
  },
  {
    name: 'Double',
    cost: '{0}',
    type: 'Sorcery',
    text: 'When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
  }, // prettier-ignore
); // prettier-ignore

const lands = (n: number): string[] => Array.from({ length: n }, () => 'Island');

describe('608.2n: the card of the next spell goes to the hand as it resolves', () => {
  it('that one, and not the one after it', () => {
    const t = table({ A: { battlefield: ['Master', ...lands(3)], hand: ['Song'] } });
    t.activate('A', 'Master').resolve();
    t.cast('A', 'Song').resolve();
    expect(t.names('hand', 'A')).toEqual(['Song']);
    t.cast('A', 'Song').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Song']);
  });

  it('not when it doesn’t resolve, and nothing for the next after that', () => {
    const t = table({ A: { battlefield: ['Master', ...lands(3)], hand: ['Song', 'Song'] }, B: { hand: ['No'] } });
    t.activate('A', 'Master').resolve();
    t.cast('A', 'Song').pass();
    t.cast('B', 'No', { targets: ['Song'] }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Song']);
    t.cast('A', 'Song').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Song', 'Song']);
  });
});

describe('601.2f, 701.5: what applies to the next spell', () => {
  it('it can’t be countered', () => {
    const t = table({ A: { battlefield: lands(3), hand: ['Over', 'Song'] }, B: { hand: ['No'] } });
    t.cast('A', 'Over').resolve();
    t.cast('A', 'Song').pass();
    t.cast('B', 'No', { targets: ['Song'] }).resolve(2);
    expect(t.life('A')).toBe(24);
  });

  it('it costs less, and only the next', () => {
    const t = table({ A: { battlefield: lands(2), hand: ['Haste', 'Dear', 'Dear'] } });
    t.cast('A', 'Haste').resolve();
    t.cast('A', 'Dear').resolve();
    expect(t.can('A')).not.toContain('cast Dear');
  });

  it('it is copied', () => {
    const t = table({ A: { battlefield: lands(2), hand: ['Double', 'Song', 'Song'] } });
    t.cast('A', 'Double').resolve();
    t.cast('A', 'Song').resolve(3);
    expect(t.life('A')).toBe(28);
    t.cast('A', 'Song').resolve();
    expect(t.life('A')).toBe(32);
  });
});

describe('601.2i: spells cast this game', () => {
  it('another spell of that name, in another turn, whether or not it resolved', () => {
    const t = table({
      A: { hand: ['Second Sun', 'Second Sun'], library: ['Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox'] },
      B: { hand: ['No'], library: ['Ox', 'Ox', 'Ox'] },
    });
    t.cast('A', 'Second Sun').pass();
    t.cast('B', 'No', { targets: ['Second Sun'] }).resolve();
    t.to('precombatMain', 3);
    t.cast('A', 'Second Sun').resolve();
    expect(t.winner()).toBe('A');
  });

  it('the first goes into the library, seventh from the top', () => {
    const t = table({ A: { hand: ['Second Sun'], library: ['Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox', 'Ox'] } });
    t.cast('A', 'Second Sun').resolve();
    expect(t.life('A')).toBe(27);
    expect(t.names('library', 'A')[6]).toBe('Second Sun');
  });

  it('the first spell of the game is free', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Once', 'Song'] } });
    expect(t.can('A')).toContain('cast Once');
    t.cast('A', 'Song').resolve();
    expect(t.can('A')).not.toContain('cast Once');
  });
});

describe('701.16: a card that is revealed after it was looked at', () => {
  it('only a card of a common creature type', () => {
    for (const [top, life] of [
      ['Ox', 24],
      ['Yak', 20],
    ] as const) {
      const t = table({ A: { battlefield: ['Kin'], library: [top, 'Song'] }, B: { library: ['Ox', 'Ox'] } });
      t.when('may', { yes: true });
      t.to('upkeep', 3).resolveAll();
      expect(t.life('A')).toBe(life);
    }
  });
});
