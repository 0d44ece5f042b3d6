/** Supplementary cards, commanders and players who are controlled or have left by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { MagicSetup, Profile } from '../../src/index.js';
import { define, game, nameOf, type Table } from '../kit.js';
import { by, refusals, told } from './by.js';

const BOTH = ['current', '2015'] as const;

beforeEach(() => {
  define(
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
    { name: 'Champion', type: 'Vanguard', hand: '+1', life: '-3', text: '{1}: Draw a card.' },
    { name: 'Garden', type: 'Plane — Test', text: 'Whenever you roll {CHAOS}, you gain 3 life.' },
    { name: 'Moor', type: 'Plane — Test', text: 'Whenever chaos ensues, draw a card.' },
    { name: 'Gambler', type: 'Enchantment', cost: '{0}', text: 'Whenever you roll one or more dice, you gain 1 life.' },
    { name: 'Tribute', type: 'Scheme', text: 'When you set this scheme in motion, you gain 2 life.' },
    { name: 'Delay', type: 'Scheme', text: 'When you set this scheme in motion, draw a card.' },
    { name: 'Founder', type: 'Legendary Creature — Human', cost: '{W}', pt: '2/2' },
    { name: 'Mind Grip', type: 'Sorcery', cost: '{0}', text: "You control target player during that player's next turn." },
    {
      name: 'Wish',
      type: 'Sorcery',
      cost: '{0}',
      text: 'You may reveal an instant card you own from outside the game and put it into your hand.',
    },
    { name: 'Red Spell', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' },
    { name: 'White Spell', type: 'Instant', cost: '{W}', text: 'You gain 1 life.' },
    { name: 'Pale Spell', type: 'Instant', cost: '{W}', text: 'You gain 2 life.' },
    { name: 'Held Spell', type: 'Instant', cost: '{W}', text: 'You gain 3 life.' },
  );
});

describe('supplementary cards', () => {
  it('row 139c (902.3, 2015:902.3): a vanguard changes life and hand; in 2003 it was no card of the rules', () => {
    const vanguards = { A: { vanguard: 'Champion' }, B: { vanguard: 'Champion' } };
    expect(BOTH.map((year) => by(year, vanguards).life('A'))).toEqual([17, 17]);
    expect(() => by('classic', vanguards)).toThrow('Vanguard');
  });

  const planar = (year: Profile, plane: string, battlefield: string[] = []): Table =>
    by(year, { A: { planarDeck: [plane], battlefield }, B: { planarDeck: ['Garden'] } }, 'precombatMain', { dice: [[2], []] });

  it('row 146 (311.7, 706.7, 901.9d, 2015:309.7, 2015:901.9b): chaos abilities trigger on the chaos symbol; the planar die is a die among others only today', () => {
    const chaos = BOTH.map((year) => planar(year, 'Garden').act('A', 'planarDie', 'Garden').resolveAll().life('A'));
    expect(chaos).toEqual([23, 23]);
    expect(() => planar('classic', 'Garden')).toThrow('Plane');
    expect(planar('current', 'Garden', ['Gambler']).act('A', 'planarDie', 'Garden').resolveAll().life('A')).toBe(24);
    expect(() => planar('2015', 'Garden', ['Gambler'])).toThrow('dice');
  });

  it('row 147 (704.6e, 2015:704.5w, 2015:312.6): a scheme stays while an ability of any scheme is on the stack, in 2015 while one of its own is', () => {
    define({ name: 'Reign', type: 'Ongoing Scheme', text: 'Whenever you set a scheme in motion, you gain 5 life.' });
    const there = BOTH.map((year) => {
      const t = by(year, { A: { schemeDeck: ['Reign', 'Tribute', 'Delay'] } }, 'upkeep');
      t.when('order', (d, s) => {
        const { options } = d.ask as unknown as { options: { source: number }[] };
        const own = options.findIndex((o) => nameOf(s, o.source) === 'Tribute');
        return d.prompt.id === 'ask.orderTriggers' ? { order: [1 - own, own] } : undefined;
      });
      t.to('draw', 3);
      while (t.state.stack.length < 2) t.pass();
      // its own ability has resolved, the one that looked on has not
      t.resolve();
      return [t.names('stack').join(), t.state.command.map((id) => nameOf(t.state, id)).join()];
    });
    expect(there).toEqual([
      ['Reign', 'Reign,Tribute'],
      ['Reign', 'Reign'],
    ]);
  });
});

describe('commanders', () => {
  it('row 145 (903.11): today no card of another color than those of the commander, or of a name that the player has there, is brought from outside the game', () => {
    const wished = BOTH.map((year) => {
      const players = ['A', 'B'].map((name) => ({
        name,
        deck: [{ card: 'Mountain', count: 20 }],
        sideboard: [
          { card: 'Red Spell', count: 1 },
          { card: 'White Spell', count: 1 },
          { card: 'Pale Spell', count: 1 },
          { card: 'Held Spell', count: 1 },
        ],
        commanders: ['Founder'],
        life: 40,
      })) as unknown as MagicSetup['players'];
      const t = by(year, { A: { hand: ['Wish', 'Held Spell'] } }, 'precombatMain', { players });
      t.when('may', { yes: true });
      const offered: string[] = [];
      t.when('choose', (d, s) => {
        offered.push(...(d.ask as unknown as { options: { entity: number }[] }).options.map((o) => nameOf(s, o.entity)));
        return undefined;
      });
      t.cast('A', 'Wish').resolve();
      return offered.sort();
    });
    expect(wished).toEqual([
      ['Pale Spell', 'White Spell'],
      ['Held Spell', 'Pale Spell', 'Red Spell', 'White Spell'],
    ]);
  });
});

describe('other players', () => {
  it('row 149 (720.1, 2015:712.1): a player is controlled for a turn; in 2003 nobody was', () => {
    const controlled = BOTH.map((year) => {
      const t = by(year, { A: { hand: ['Mind Grip'] } });
      t.cast('A', 'Mind Grip', { targets: ['@B'] })
        .resolve()
        .to('precombatMain', 2);
      const { decision } = game.view(t.state, 0);
      return [decision?.seat, decision?.decider, ...told(t, 'controlPlayer')];
    });
    expect(controlled).toEqual([
      [1, 0, '720.1'],
      [1, 0, '712.1'],
    ]);
    expect(
      refusals({ name: 'Mind Grip', type: 'Sorcery', cost: '{0}', text: "You control target player during that player's next turn." }),
    ).toEqual(['', '', 'controlling players']);
  });
});
