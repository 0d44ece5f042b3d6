/** Players who are attacked and who attack, and players chosen as something enters. Expected values: the rules named. */
import type { Answer, Decision } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Jolt', type: 'Instant', cost: '{0}', text: 'Jolt deals 3 damage to target creature.' },
  {
    name: 'Bounty',
    type: 'Enchantment — Aura Curse',
    cost: '{0}',
    text: 'Enchant player\nWhenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player does the same.',
  },
  {
    name: 'Lure',
    type: 'Enchantment — Aura Curse',
    cost: '{0}',
    text: 'Enchant player\nWhenever a player attacks enchanted player with one or more creatures, that attacking player may discard a card. If the player does, they draw a card.',
  },
  {
    name: 'Nemesis',
    type: 'Creature — Merfolk',
    cost: '{0}',
    pt: '3/1',
    text: 'As Nemesis enters the battlefield, choose a player.\nNemesis has protection from the chosen player.',
  },
  {
    name: 'Press',
    type: 'Artifact',
    cost: '{0}',
    text: "As Press enters the battlefield, choose an opponent.\nAt the beginning of the chosen player's upkeep, Press deals X damage to that player, where X is 3 minus the number of cards in their hand.",
  },
);

const choosing =
  (word: string) =>
  (d: Decision): Answer | undefined => {
    const options = d.ask.form === 'pick' ? d.ask.options : [];
    const at = options.findIndex((o) => (o as { word?: string }).word === word);
    return at < 0 ? undefined : { pick: [at] };
  };

describe('508.6', () => {
  it('a player is attacked once by several creatures, and each opponent of yours who attacks that player gains, too', () => {
    const t = table({ A: { battlefield: ['2 Bear'] }, B: { hand: ['Bounty'] } });
    t.to('precombatMain', 2);
    t.cast('B', 'Bounty', { targets: ['@B'] }).resolveAll();
    t.to('precombatMain', 3);
    t.attack('Bear', 'Bear').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([22, 22]);
  });
  it('who has no attacking creature any more as it resolves is not attacking', () => {
    const t = table({ A: { battlefield: ['Bear'] }, B: { hand: ['Bounty', 'Jolt'] } });
    t.to('precombatMain', 2);
    t.cast('B', 'Bounty', { targets: ['@B'] }).resolveAll();
    t.to('precombatMain', 3);
    t.attack('Bear');
    t.cast('B', 'Jolt', { targets: ['Bear'] }).resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([20, 22]);
  });
  it('506.2: it is the attacking player who may discard, and draws', () => {
    const t = table({ A: { battlefield: ['Bear'], hand: ['Lure', 'Jolt'] }, B: { hand: ['Bounty'] } });
    t.cast('A', 'Lure', { targets: ['@B'] }).resolveAll();
    t.when('may', { yes: true }, 'A');
    t.attack('Bear').resolveAll();
    expect([t.names('graveyard', 'A'), t.names('hand', 'A'), t.names('hand', 'B')]).toEqual([['Jolt'], ['Blank'], ['Bounty']]);
  });
});

describe('607.2d', () => {
  it('702.16k: protection from a player is protection from what that player controls', () => {
    const t = table({ A: { hand: ['Nemesis', 'Jolt'] }, B: { hand: ['Jolt'] } });
    t.when('option', choosing('seat:1'));
    t.cast('A', 'Nemesis').resolveAll();
    expect(t.can('A').join()).toContain('Jolt');
    t.to('precombatMain', 2);
    expect(t.can('B').join()).not.toContain('Jolt');
  });
  it('the step of the player who was chosen, and no other', () => {
    const t = table({ A: { hand: ['Press'] }, B: { hand: ['Jolt'] } });
    t.cast('A', 'Press').resolveAll();
    t.to('draw', 2);
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
    t.to('draw', 3);
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
  });
});
