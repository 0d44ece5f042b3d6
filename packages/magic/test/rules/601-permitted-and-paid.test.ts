/** Permissions and what is paid for what is cast by them, and what is manifested, chosen, copied and entered with (CR 118.9a, 601.3, 701.34a, 707.2). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, game, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/3' },
  { name: 'Mimic', type: 'Sorcery', cost: '{U}', text: "You manifest the top card of target player's library." },
  {
    name: 'Leak',
    type: 'Sorcery',
    cost: '{B}',
    text: "Exile the top card of target opponent's library. You may play that card this turn. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
  },
  {
    name: 'Cull',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Choose a number between 0 and 3. Destroy all creatures with power greater than or equal to the chosen number.',
  },
  {
    name: 'Relay',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Exile the top card of your library. During your next turn, you may play that card.',
  },
  {
    name: 'Echo',
    type: 'Creature — Shapeshifter',
    cost: '{U}',
    pt: '1/1',
    text: 'At the beginning of combat on your turn, you may have Echo become a copy of another creature you control until end of turn.',
  },
  {
    name: 'Kit',
    type: 'Artifact Creature — Construct',
    cost: '{1}',
    pt: '1/1',
    text: 'Kit enters with a +1/+1 counter, a flying counter, and a shield counter on it.',
  },
  { name: 'Fling', type: 'Sorcery', cost: '{R}', text: 'Fling deals 2 damage to a creature an opponent controls chosen at random.' },
);

describe('701.34 Manifest', () => {
  it('701.34a the card comes under the control of who manifests it', () => {
    const t = table({ A: { hand: ['Mimic'], battlefield: ['Island'] }, B: { library: ['Ogre'] } });
    t.cast('A', 'Mimic', { targets: ['@B'] }).resolve();
    const made = game.view(t.state, 0).battlefield.filter((o) => o.faceDown);
    expect(made.map((o) => [o.power, o.toughness, o.controller, o.owner])).toEqual([[2, 2, 0, 1]]);
  });
});

describe('118.9 What is paid instead', () => {
  it('118.9a life is paid for a spell cast this way, and no mana', () => {
    const t = table({ A: { hand: ['Leak'], battlefield: ['Swamp'] }, B: { library: ['Ogre'] } });
    t.cast('A', 'Leak', { targets: ['@B'] }).resolve();
    t.cast('A', 'Ogre').resolve();
    expect(t.life('A')).toBe(17);
    expect(t.perm('Ogre').controller).toBe(0);
  });
  it('118.9a a land is played as any other', () => {
    const t = table({ A: { hand: ['Leak'], battlefield: ['Swamp'] }, B: { library: ['Forest'] } });
    t.cast('A', 'Leak', { targets: ['@B'] }).resolve();
    t.land('A', 'Forest');
    expect(t.life('A')).toBe(20);
    expect(t.perms('Forest')).toHaveLength(1);
  });
  it('118.3 nobody pays life they have not', () => {
    const t = table({ A: { life: 2, hand: ['Leak'], battlefield: ['Swamp'] }, B: { library: ['Ogre'] } });
    t.cast('A', 'Leak', { targets: ['@B'] }).resolve();
    expect(() => t.cast('A', 'Ogre')).toThrow();
  });
});

describe('608.2d Numbers that are chosen', () => {
  it('608.2d between two numbers', () => {
    const t = table({ A: { hand: ['Cull'], battlefield: ['Plains', 'Bear'] }, B: { battlefield: ['Ogre'] } });
    t.when('number', { number: 3 } as never).when('option', { pick: [3] });
    t.cast('A', 'Cull').resolve();
    expect(t.perms('Ogre')).toHaveLength(0);
    expect(t.perms('Bear')).toHaveLength(1);
  });
});

describe('120 Damage at random', () => {
  it('608.2d nobody chooses which creature is dealt the damage', () => {
    const t = table({ A: { hand: ['Fling'], battlefield: ['Mountain', 'Bear'] }, B: { battlefield: ['2 Ogre'] } });
    t.cast('A', 'Fling').resolve();
    expect(t.perms('Ogre').filter((o) => o.damage === 2)).toHaveLength(1);
    expect(t.perm('Bear').damage).toBe(0);
  });
});

describe('601.3 Permissions for one turn', () => {
  it('601.3 during the next turn of that player only', () => {
    const t = table({ A: { hand: ['Relay'], battlefield: ['Mountain'], library: ['Forest'] } });
    t.cast('A', 'Relay').resolve();
    expect(() => t.land('A', 'Forest')).toThrow();
    t.to('precombatMain', 3).land('A', 'Forest');
    expect(t.perms('Forest')).toHaveLength(1);
  });
  it('601.3 not during a turn after that', () => {
    const t = table({ A: { hand: ['Relay'], battlefield: ['Mountain'], library: ['Forest'] } });
    t.cast('A', 'Relay').resolve();
    t.to('precombatMain', 5);
    expect(() => t.land('A', 'Forest')).toThrow();
  });
});

describe('707.2 Copies of what is chosen', () => {
  it('707.2 for the turn, of another creature of that player', () => {
    const t = table({ A: { battlefield: ['Echo', 'Ogre'] }, B: { battlefield: ['Bear'] } });
    t.when('may', { yes: true }).to('beginCombat').resolveAll();
    expect(t.perms('Ogre')).toHaveLength(2);
    t.to('upkeep', 2);
    expect(t.perms('Ogre')).toHaveLength(1);
  });
});

describe('122.6 Counters things enter with', () => {
  it('122.6 one of each kind', () => {
    const t = table({ A: { hand: ['Kit'], battlefield: ['Forest'] } });
    t.cast('A', 'Kit').resolve();
    expect(['+1/+1', 'flying', 'shield'].map((k) => t.counters('Kit', k))).toEqual([1, 1, 1]);
  });
});
