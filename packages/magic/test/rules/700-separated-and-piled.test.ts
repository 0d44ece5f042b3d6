/** Piles that each player makes, piles that are shuffled, what is done for each of several targets, and two players who control each other (CR 700.3, 701.34, 608.2, 720). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, game, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/3' },
  { name: 'Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  {
    name: 'Whim',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Starting with you, each player separates all permanents they control into three piles. Then each player chooses one of their piles at random and sacrifices those permanents.',
  },
  {
    name: 'Lesson',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each opponent separates the creatures they control into two piles. For each opponent, you choose one of their piles. Each opponent sacrifices the creatures in their chosen pile.',
  },
  {
    name: 'Levy',
    type: 'Sorcery',
    cost: '{0}',
    text: "Exile all creature cards from target player's graveyard in a face-down pile, shuffle that pile, then manifest those cards.",
  },
  {
    name: 'Flux',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Exile two target creatures. For each of those creatures, its controller reveals cards from the top of their library until they reveal a creature card, puts that card onto the battlefield, then shuffles the rest into their library.',
  },
  {
    name: 'Swap',
    type: 'Sorcery',
    cost: '{0}',
    text: "Choose target player and another target player. The first player controls the second player during the second player's next turn, and the second player controls the first player during the first player's next turn.",
  },
  {
    name: 'Fury',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: 'Enchant creature you control\nWhen enchanted creature deals combat damage to a player, sacrifice it and attach Fury to a creature you control. If you do, untap all creatures you control and after this phase, there is an additional combat phase.',
  },
);

describe('700.3 piles', () => {
  it('each player makes as many as are told, some may be empty, and loses one of them', () => {
    const t = table({ A: { hand: ['Whim'] }, B: { battlefield: ['Bear', 'Ogre', 'Elf'] } });
    const asked: number[] = [];
    t.when('choose', (d) => {
      asked.push(d.seat);
      return { pick: [0] };
    });
    t.cast('A', 'Whim').resolve();
    // one creature in each of three piles, of which one is chosen at random; the caster has nothing to separate
    expect(asked).toEqual([1, 1]);
    expect(t.names('graveyard', 'B').length).toBe(1);
    expect(t.names('graveyard', 'A')).toEqual(['Whim']);
  });
  it('who is told to choose does, after the others have separated', () => {
    const t = table({ A: { hand: ['Lesson'], battlefield: ['Elf'] }, B: { battlefield: ['Bear', 'Ogre'] } });
    t.choose('choose', 'Bear').when('option', { pick: [1] }, 'A');
    t.cast('A', 'Lesson').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Ogre']);
    expect(t.perms('Elf').length).toBe(1);
  });
  it('701.34a cards of a pile that was shuffled: their new controller knows them, their owner does not', () => {
    const t = table({ A: { hand: ['Levy'] }, B: { graveyard: ['Bear', 'Ogre', 'Elf', 'Mountain'] } });
    t.cast('A', 'Levy', { targets: ['@B'] }).resolve();
    const down = t.state.battlefield.filter((id) => game.view(t.state, 0).battlefield.some((o) => o.id === id && o.faceDown));
    expect(down.length).toBe(3);
    expect(
      game
        .view(t.state, 0)
        .battlefield.filter((o) => o.faceDown)
        .map((o) => [o.controller, o.power, o.toughness]),
    ).toEqual([
      [0, 2, 2],
      [0, 2, 2],
      [0, 2, 2],
    ]);
    expect(t.names('graveyard', 'B')).toEqual(['Mountain']);
    expect(
      game
        .view(t.state, 1)
        .battlefield.filter((o) => o.faceDown)
        .map((o) => o.card),
    ).toEqual(['', '', '']);
  });
});

describe('608.2c what is done for each of several', () => {
  it('its controller, as it last was, does it for each creature', () => {
    const t = table({
      A: { hand: ['Flux'], battlefield: ['Bear'], library: ['Mountain', 'Ogre'] },
      B: { battlefield: ['Elf'], library: ['Elf'] },
    });
    t.cast('A', 'Flux', { targets: [['Bear', 'Elf']] }).resolve();
    expect([t.perm('Ogre').controller, t.perm('Elf').controller]).toEqual([0, 1]);
    expect(t.names('exile').sort()).toEqual(['Bear', 'Elf']);
  });
});

describe('720.1 two players', () => {
  it('each controls the other during that one’s next turn', () => {
    const t = table({ A: { hand: ['Swap'] } });
    t.cast('A', 'Swap', { targets: ['@A', '@B'] }).resolve();
    t.to('upkeep', 2);
    expect([t.decision.seat, t.decision.decider]).toEqual([t.decision.seat, 0]);
    t.to('upkeep', 3);
    expect(t.decision.decider).toBe(1);
  });
});

describe('608.2c if you do, of two things', () => {
  it('both are done: the creatures untap and attack again', () => {
    const t = table({ A: { hand: ['Fury'], battlefield: ['Bear', 'Ogre'] } });
    t.cast('A', 'Fury', { targets: ['Bear'] }).resolve();
    t.attack('Bear', 'Ogre').choose('choose', 'Ogre').to('combatDamage').resolveAll();
    expect([t.names('graveyard'), t.perm('Ogre').tapped, t.perms('Fury').length]).toEqual([['Bear'], false, 1]);
    t.attack('Ogre');
    expect(t.life('B')).toBe(15);
  });
  it('without another creature nothing more is done', () => {
    const t = table({ A: { hand: ['Fury'], battlefield: ['Bear'] } });
    t.cast('A', 'Fury', { targets: ['Bear'] }).resolve();
    t.attack('Bear').to('postcombatMain');
    expect(t.names('graveyard').sort()).toEqual(['Bear', 'Fury']);
  });
});
