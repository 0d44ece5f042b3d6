import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { define, game, Table } from '../kit.js';

const sorcery = (name: string, text: string, cost = '{0}') => ({ name, cost, type: 'Sorcery', text });

define(
  sorcery('Seal', 'Fateseal 2.'),
  sorcery('Find', 'Discover 3.'),
  sorcery('Study', 'Learn.'),
  sorcery('Wish', 'You may reveal a sorcery card you own from outside the game and put it into your hand.'),
  sorcery('Travel', 'Time travel.'),
  sorcery('Villain', 'Each opponent faces a villainous choice — That player loses 3 life, or you draw a card.'),
  sorcery('Clue Hunt', 'You may collect evidence 4. If you do, draw a card.'),
  sorcery(
    'Proof',
    'As an additional cost to cast Proof, you may collect evidence 3.\nDraw a card. If evidence was collected, you gain 3 life.',
  ),
  sorcery('Gather', 'You may forage. If you do, draw a card.'),
  { name: 'Lesson One', cost: '{2}', type: 'Sorcery — Lesson', text: 'Draw a card.' },
  { name: 'Sleeper', cost: '{5}', type: 'Sorcery', text: 'Suspend 3—{U}\nDraw a card.' },
  { name: 'Two Drop', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Four Drop', cost: '{3}{G}', type: 'Creature — Bear', pt: '4/4' },
  { name: 'Seeker', cost: '{0}', type: 'Creature — Scout', pt: '1/1', text: 'Whenever you discover, put a +1/+1 counter on Seeker.' },
  {
    name: 'Chancellor',
    cost: '{7}',
    type: 'Creature — Giant',
    pt: '6/6',
    text: 'You may reveal Chancellor from your opening hand. If you do, at the beginning of the first upkeep, create a 1/1 red Goblin creature token with haste.',
  },
  {
    name: 'Tax Chancellor',
    cost: '{7}',
    type: 'Creature — Angel',
    pt: '5/6',
    text: 'You may reveal Tax Chancellor from your opening hand. If you do, when each opponent casts their first spell of the game, counter that spell unless that player pays {1}.',
  },
  { name: 'Free', cost: '{0}', type: 'Artifact' },
  { name: 'Snack', cost: '{0}', type: 'Artifact — Food', text: '{2}, {T}, Sacrifice Snack: You gain 3 life.' },
);

const yes = (t: Table) => t.when('may', { yes: true });

describe('701 keyword actions: seeking', () => {
  it('701.22a: fateseal looks at the top of an opponent’s library, and any of them go to the bottom', () => {
    const t = new Table({ A: { hand: ['Seal'] }, B: { library: ['Forest', 'Island', 'Swamp'] } }).to('precombatMain', 1);
    t.choose('choose', 'Forest');
    t.cast('A', 'Seal').resolve();
    expect(t.names('library', 'B').slice(0, 2)).toEqual(['Island', 'Swamp']);
    expect(t.names('library', 'B').at(-1)).toBe('Forest');
  });

  it('701.55a: discover exiles until a nonland card of at most that mana value, which may be cast', () => {
    const setup = () =>
      new Table({ A: { hand: ['Find'], battlefield: ['Seeker'], library: ['Forest', 'Four Drop', 'Two Drop', 'Island'] } }).to(
        'precombatMain',
        1,
      );
    const cast = yes(setup()).cast('A', 'Find').resolve().resolve(2);
    expect(cast.names('battlefield', 'A')).toContain('Two Drop');
    expect(cast.names('library', 'A')[0]).toBe('Island');
    expect(cast.names('library', 'A').slice(-2).sort()).toEqual(['Forest', 'Four Drop']);
    expect(cast.names('exile')).toEqual([]);
    expect(cast.counters('Seeker', '+1/+1')).toBe(1);
    const kept = setup().when('may', { yes: false }).cast('A', 'Find').resolve();
    expect(kept.names('hand', 'A')).toEqual(['Two Drop']);
  });

  it('701.54a: time travel puts a time counter on or removes one, of suspended cards and permanents of the player', () => {
    const t = new Table({ A: { hand: ['Travel', 'Sleeper'], battlefield: ['Island'] } }).to('precombatMain', 1);
    t.act('A', 'suspend', 'Sleeper');
    t.when('choose', { pick: [0] }).when('option', { pick: [1] });
    t.cast('A', 'Travel').resolve();
    const counters = t.state.exile.map((id) => t.state.objects.rows.find((o) => o.id === id)?.counters);
    expect(counters).toMatchObject([[{ kind: 'time', n: 2 }]]);
  });

  it('701.53a: a villainous choice is made by the player who faces it', () => {
    const setup = () => new Table({ A: { hand: ['Villain'] } }).to('precombatMain', 1);
    const lost = setup()
      .when('option', { pick: [0] }, 'B')
      .cast('A', 'Villain')
      .resolve();
    expect([lost.life('B'), lost.names('hand', 'A').length]).toEqual([17, 0]);
    const drawn = setup()
      .when('option', { pick: [1] }, 'B')
      .cast('A', 'Villain')
      .resolve();
    expect([drawn.life('B'), drawn.names('hand', 'A').length]).toEqual([20, 1]);
  });

  it('701.57a-b: evidence is any number of cards of at least that total, and can’t be collected with less', () => {
    const setup = (graveyard: string[]) => yes(new Table({ A: { hand: ['Clue Hunt'], graveyard } })).to('precombatMain', 1);
    const enough = setup(['Two Drop', 'Four Drop', 'Forest']).when('choose', (d) => {
      const options = (d.ask as unknown as { options: unknown[] }).options;
      return { pick: options.map((_, i) => i) };
    });
    enough.cast('A', 'Clue Hunt').resolve();
    expect(enough.names('hand', 'A')).toHaveLength(1);
    expect(enough.names('exile')).toHaveLength(3);
    const less = setup(['Two Drop', 'Forest']).cast('A', 'Clue Hunt').resolve();
    expect(less.names('hand', 'A')).toHaveLength(0);
    expect(less.names('exile')).toEqual([]);
  });

  it('701.57c: what depends on evidence having been collected is linked to the additional cost', () => {
    const t = new Table({ A: { hand: ['Proof'], graveyard: ['Four Drop'] } }).to('precombatMain', 1);
    t.when('choose', { pick: [0] });
    t.cast('A', 'Proof', { yes: [true] }).resolve();
    expect([t.life('A'), t.names('exile').length]).toEqual([23, 1]);
    const none = new Table({ A: { hand: ['Proof'], graveyard: ['Four Drop'] } })
      .to('precombatMain', 1)
      .cast('A', 'Proof', { yes: [false] })
      .resolve();
    expect(none.life('A')).toBe(20);
  });

  it('701.59a: forage is exiling three cards from the graveyard or sacrificing a Food', () => {
    const cards = yes(new Table({ A: { hand: ['Gather'], graveyard: ['Forest', 'Island', 'Swamp'] } })).to('precombatMain', 1);
    cards.cast('A', 'Gather').resolve();
    expect([cards.names('hand', 'A').length, cards.names('exile').length]).toEqual([1, 3]);
    const food = yes(new Table({ A: { hand: ['Gather'], battlefield: ['Snack'], graveyard: ['Forest'] } })).to('precombatMain', 1);
    food.cast('A', 'Gather').resolve();
    expect([food.names('hand', 'A').length, food.names('battlefield', 'A')]).toEqual([1, []]);
    const neither = yes(new Table({ A: { hand: ['Gather'], graveyard: ['Forest'] } }))
      .to('precombatMain', 1)
      .cast('A', 'Gather')
      .resolve();
    expect(neither.names('hand', 'A')).toEqual([]);
  });
});

/** A game with cards outside it. */
function withSideboard(hand: string[], sideboard: string[]): Table {
  const t = new Table({});
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck: [{ card: 'Blank', count: 20 }], sideboard: sideboard.map((card) => ({ card, count: 1 })) },
      { name: 'B', deck: [{ card: 'Blank', count: 20 }], sideboard: [{ card: 'Study', count: 1 }] },
    ],
    first: 0,
    opening: 'none',
    place: hand.map((card) => ({ seat: 0, zone: 'hand' as const, card })),
  };
  t.state = game.create(setup, 'outside').state;
  return t.to('precombatMain', 1);
}

describe('400.11 outside the game', () => {
  it('400.11b: cards of the sideboard are brought in by effects that say so, only the player’s own and of that kind', () => {
    const t = yes(withSideboard(['Wish'], ['Seal', 'Two Drop']));
    const offered: number[] = [];
    t.when('choose', (d) => {
      offered.push((d.ask as unknown as { options: unknown[] }).options.length);
      return undefined;
    });
    t.state = { ...t.state };
    t.cast('A', 'Wish').resolve();
    expect(t.names('hand', 'A')).toEqual(['Seal']);
    expect(t.state.players.rows[0].outside).toHaveLength(1);
    expect(t.state.players.rows[1].outside).toHaveLength(1);
    expect(t.happened('reveal')).toHaveLength(1);
  });

  it('400.11c: what is outside the game is seen by nobody else and affected by nothing', () => {
    const t = withSideboard(['Wish'], ['Seal', 'Two Drop']);
    const other = game.view(t.state, 1);
    expect(JSON.stringify(other)).not.toContain('Two Drop');
  });

  it('701.45a: learning is discarding and drawing, or a Lesson from outside the game', () => {
    const loot = yes(withSideboard(['Study', 'Two Drop'], ['Lesson One']))
      .cast('A', 'Study')
      .resolve();
    expect(loot.names('graveyard', 'A')).toContain('Two Drop');
    expect(loot.names('hand', 'A')).toEqual(['Blank']);
    const lesson = withSideboard(['Study', 'Two Drop'], ['Lesson One', 'Seal']).when('may', { yes: false });
    lesson.when('choose', { pick: [0] });
    lesson.cast('A', 'Study').resolve();
    expect(lesson.names('hand', 'A').sort()).toEqual(['Lesson One', 'Two Drop']);
  });
});

/** A game with opening hands of these cards alone. */
function opening(card: string, deck = 'Free'): Table {
  const t = new Table({});
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck: [{ card, count: 30 }] },
      { name: 'B', deck: [{ card: deck, count: 30 }] },
    ],
    first: 0,
  };
  t.state = game.create(setup, 'opening').state;
  t.when('mulligan', { yes: false });
  return t;
}

describe('103.6 opening hands', () => {
  it('103.6b: a card revealed from an opening hand has its effect at the first upkeep', () => {
    let asked = 0;
    const t = opening('Chancellor').when('may', () => {
      asked++;
      return { yes: asked <= 2 };
    });
    t.to('precombatMain', 1);
    expect(t.perms('Goblin Token')).toHaveLength(2);
    expect(asked).toBe(7);
  });

  it('103.6b, 603.7: the first spell of each opponent is countered unless that player pays', () => {
    let asked = 0;
    const t = opening('Tax Chancellor').when('may', () => {
      asked++;
      return { yes: asked <= 1 };
    });
    t.to('precombatMain', 2).cast('B', 'Free').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Free']);
    t.cast('B', 'Free').resolve();
    expect(t.names('battlefield', 'B')).toEqual(['Free']);
  });
});
