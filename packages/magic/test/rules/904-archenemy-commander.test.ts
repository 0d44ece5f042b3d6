/** CR 904.13: Archenemy Commander; commanders (903) and vanguards (902) of teams. */
import { counterCount } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import type { MagicSetup } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Lone Chief', type: 'Legendary Creature — Ogre', cost: '{R}', pt: '30/30' },
  { name: 'Lone Plot', type: 'Scheme', text: 'When you set this scheme in motion, you gain 2 life.' },
  { name: 'Lone Hero', type: 'Vanguard', hand: '+1', life: '-3', text: '{1}: Draw a card.' },
  { name: 'Lone Giant', type: 'Vanguard', hand: '-2', life: '+15', text: 'Creatures you control get +1/+1.' },
  { name: 'Lone Rift', type: 'Sorcery', cost: '{0}', text: 'Lone Rift deals 4 damage to each player.' },
  { name: 'Lone Drain', type: 'Sorcery', cost: '{0}', text: 'Target player loses 60 life.' },
  { name: 'Lone Venom', type: 'Sorcery', cost: '{0}', text: 'Target player gets five poison counters.' },
  { name: 'Lone Lock', type: 'Enchantment', cost: '{0}', text: "You can't gain life." },
  { name: 'Lone Sip', type: 'Sorcery', cost: '{0}', text: 'Target player gains 5 life.' },
  { name: 'Lone Soul', type: 'Enchantment', cost: '{0}', text: "You don't lose the game for having 0 or less life." },
);

type Place = NonNullable<MagicSetup['place']>;
const lives = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.life);
const lost = (pod: Pod): number[] => pod.state.players.rows.map((p) => p.lost);
/** A is the archenemy of B, C and D; everybody has a commander. */
const foes = (place: Place = [], more: Partial<MagicSetup> = {}): Pod =>
  new Pod({
    players: [...'ABCD'].map((name, at) => ({ ...seat(name, 'Lone Chief'), ...(at === 0 ? { schemeDeck: [] } : {}) })),
    place,
    ...more,
  });
const cast = (pod: Pod, name: string, target?: string): Pod => {
  pod.until('act', 0, 'precombatMain', 1).act('cast', name, target);
  for (let n = 0; n < 80 && pod.state.result === null && (pod.state.stack.length > 0 || pod.state.pending?.kind !== 'act'); n++) pod.step();
  return pod;
};

describe('904.13 Archenemy Commander', () => {
  it('904.13b: the archenemy starts with 60 life, and the opposing team with a shared 60', () => {
    expect(lives(foes())).toEqual([60, 60, 60, 60]);
    expect(lives(cast(foes([put(0, 'hand', 'Lone Rift')]), 'Lone Rift'))).toEqual([56, 48, 48, 48]);
    const uneven = [...'ABC'].map((n, at) => ({ ...seat(n, 'Lone Chief'), life: 20 + at, ...(at === 0 ? { schemeDeck: [] } : {}) }));
    expect(() => game.create({ players: uneven, opening: 'none' }, '1')).toThrow('one life total');
  });

  it('904.13b, 810.9g: one of the team who can’t gain life keeps all of them from it', () => {
    const pod = foes([put(0, 'hand', 'Lone Sip'), put(3, 'battlefield', 'Lone Lock')]);
    expect(lives(cast(pod, 'Lone Sip', '@1'))).toEqual([60, 60, 60, 60]);
  });

  it('904.13b, 810.8c: the team loses with 0 or less life', () => {
    const pod = cast(foes([put(0, 'hand', 'Lone Drain')]), 'Lone Drain', '@2');
    expect([lost(pod), pod.state.result?.winners, pod.state.result?.rule]).toEqual([[0, 1, 1, 1], [0], '904.13b']);
  });

  it('904.13b, 810.8a: unless one of its players does not lose for having 0 or less life', () => {
    const pod = cast(foes([put(0, 'hand', 'Lone Drain'), put(3, 'battlefield', 'Lone Soul')]), 'Lone Drain', '@2');
    expect([lost(pod), lives(pod)]).toEqual([
      [0, 0, 0, 0],
      [60, 0, 0, 0],
    ]);
  });

  it('904.13c: poison counters are not shared; who has ten loses alone', () => {
    const pod = foes([put(0, 'hand', 'Lone Venom', 2)]);
    cast(pod, 'Lone Venom', '@2');
    expect(pod.state.players.rows.map((p) => counterCount(p.counters, 'poison'))).toEqual([0, 0, 5, 0]);
    cast(pod, 'Lone Venom', '@2');
    expect([lost(pod), pod.state.result]).toEqual([[0, 0, 1, 0], null]);
  });

  it('904.13d: the scheme deck has at least ten cards, each of another name', () => {
    const deck = [{ card: 'Blank', count: 99 }];
    const make = (schemeDeck: string[]) => () =>
      game.create(
        { players: [...'AB'].map((name, at) => ({ name, deck, commanders: ['Lone Chief'], ...(at === 0 ? { schemeDeck } : {}) })) },
        '1',
      );
    expect(make(['Lone Plot', 'Lone Plot'])).toThrow('too often');
    expect(make(['Lone Plot'])).toThrow('at least 10 cards');
  });

  it('903.10a, 903.8: the rules for Commander apply: 21 combat damage of one commander', () => {
    const pod = foes();
    expect(pod.state.commanders.map((c) => c.owner)).toEqual([0, 1, 2, 3]);
    const red = foes([put(0, 'battlefield', 'Mountain')])
      .until('act', 0, 'precombatMain', 1)
      .act('cast', 'Lone Chief')
      .settle(false);
    red.until('attackers', 0, 'declareAttackers', 3).attack(2);
    for (let n = 0; n < 40 && lost(red)[2] === 0; n++) red.step();
    // 903.10a is a loss of that player, who shares no more than life (904.13b-c)
    expect(lost(red)).toEqual([0, 0, 1, 0]);
  });
});

describe('903, 902 with teams', () => {
  const giants = (more: (at: number) => Partial<MagicSetup['players'][number]>, setup: Partial<MagicSetup> = {}): Pod =>
    new Pod({ players: [...'ABCD'].map((name, at) => ({ ...seat(name), ...more(at) })), variant: 'twoHeadedGiant', ...setup });

  it('903.7, 810.4: a team with commanders shares 60 life', () => {
    expect(lives(giants(() => ({ commanders: ['Lone Chief'] })))).toEqual([60, 60, 60, 60]);
    expect(lives(giants((at) => ({ commanders: ['Lone Chief'], life: at < 2 ? 50 : 70 })))).toEqual([50, 50, 70, 70]);
    const six = new Pod({ players: [...'ABCDEF'].map((name) => seat(name, 'Lone Chief')), variant: 'twoHeadedGiant' });
    expect(lives(six)[0]).toBe(90);
  });

  it('903.10a, 810.8a: who was dealt 21 combat damage by a commander loses with the team', () => {
    const pod = giants(() => ({ commanders: ['Lone Chief'] }), { place: [put(1, 'battlefield', 'Mountain')] });
    pod.until('act', 1, 'precombatMain', 1).act('cast', 'Lone Chief').settle(false);
    pod.until('attackers', 0, 'declareAttackers', 3).attack(3);
    for (let n = 0; n < 40 && pod.state.result === null; n++) pod.step();
    expect([pod.state.result?.winners, pod.state.result?.rule]).toEqual([[0, 1], '704.6c']);
  });

  it('902.4, 810.4: the modifiers of both players’ vanguards count for the life they share', () => {
    const pod = giants((at) => ({ vanguard: at === 1 ? 'Lone Giant' : 'Lone Hero' }));
    expect(lives(pod)).toEqual([42, 42, 24, 24]);
    expect(pod.state.players.rows.map((p) => p.maxHandSize)).toEqual([8, 5, 8, 8]);
  });

  it('902.4: in teams that share nothing each has their own', () => {
    const pod = new Pod({
      players: [...'ABCD'].map((name, at) => ({ ...seat(name), vanguard: at === 1 ? 'Lone Giant' : 'Lone Hero' })),
      variant: 'teams',
      teams: [0, 0, 1, 1],
    });
    expect(lives(pod)).toEqual([17, 35, 17, 17]);
  });

  it('904.5, 902.4: an archenemy and the others may have vanguards', () => {
    const players = [...'ABC'].map((name, at) => ({ ...seat(name), vanguard: 'Lone Hero', ...(at === 0 ? { schemeDeck: [] } : {}) }));
    expect(lives(new Pod({ players }))).toEqual([37, 17, 17]);
  });

  it('903.12f: what life a team shares in a game of Brawl is said nowhere, so it is refused', () => {
    expect(() => giants(() => ({ commanders: ['Lone Chief'] }), { option: 'brawl' })).toThrow('game of Brawl');
    const apart = new Pod({
      players: [...'ABCD'].map((n) => seat(n, 'Lone Chief')),
      variant: 'teams',
      teams: [0, 0, 1, 1],
      option: 'brawl',
    });
    expect(lives(apart)).toEqual([30, 30, 30, 30]);
  });
});
