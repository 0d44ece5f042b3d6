/** What comes of it for those who do what each may do, the same done for several things, and all that changes hands at once. Expected values: the rules named. */
import type { Answer, Decision } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{G}', pt: '3/3' },
  { name: 'Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  { name: 'Jolt', type: 'Instant', cost: '{1}', text: 'Jolt deals 1 damage to each opponent.' },
  { name: 'Shock', type: 'Instant', cost: '{2}', text: 'Shock deals 2 damage to each opponent.' },
  { name: 'Blast', type: 'Sorcery', cost: '{9}', text: 'Blast deals 9 damage to each opponent.' },
  {
    name: 'Tempt',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You gain 1 life. Each opponent may gain 3 life. For each opponent who does, you gain 5 life.',
  },
  {
    name: 'Explorer',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '3/1',
    text: 'When Explorer enters, each player may discard a card. Each player who discarded a card this way may search their library for a basic land card, reveal it, put it into their hand, then shuffle.',
  },
  {
    name: 'Toll',
    type: 'Sorcery',
    cost: '{0}',
    text: "Each opponent may sacrifice a creature. Each opponent who doesn't loses 4 life.",
  },
  {
    name: 'Reins',
    type: 'Instant',
    cost: '{0}',
    text: 'You and target opponent each gain control of all creatures the other controls until end of turn. Untap those creatures.',
  },
  {
    name: 'Experiment',
    type: 'Sorcery',
    cost: '{X}',
    text: "Exile the top X cards of your library. For each instant and sorcery card with mana value X or less among them, you may cast that card without paying its mana cost. Then put all cards exiled this way that weren't cast into your graveyard.",
  },
  {
    name: 'Foresight',
    type: 'Instant',
    cost: '{0}',
    text: 'Search your library for an instant card with mana value 2, reveal it, and put it into your hand. Then repeat this process for instant cards with mana values 1 and 0. Then shuffle.',
  },
);

describe('608.2c', () => {
  it('for each opponent who does it, and for none who does not', () => {
    const t = table({ A: { hand: ['2 Tempt'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Tempt').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([26, 23]);
    t.when('may', { yes: false });
    t.cast('A', 'Tempt').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([27, 23]);
  });
  it('those who do may do more: only the player who discarded searches', () => {
    const t = table({ A: { hand: ['Explorer', 'Bear'], library: ['Forest'] }, B: { hand: ['Bear'], library: ['Forest'] } });
    t.when('may', (d: Decision): Answer => ({ yes: d.seat === 1 }));
    t.when('choose', { pick: [0] });
    t.cast('A', 'Explorer').resolveAll();
    expect([t.names('hand', 'A'), t.names('hand', 'B'), t.names('graveyard', 'B')]).toEqual([['Bear'], ['Forest'], ['Bear']]);
  });
  it('those who do not: also who has nothing to do it with', () => {
    const t = table({ A: { hand: ['2 Toll'] }, B: { battlefield: ['Bear'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Toll').resolveAll();
    expect([t.life('B'), t.names('graveyard', 'B')]).toEqual([20, ['Bear']]);
    t.cast('A', 'Toll').resolveAll();
    expect(t.life('B')).toBe(16);
  });
  it('a process that is repeated for other kinds', () => {
    const t = table({ A: { hand: ['Foresight'], library: ['Jolt', 'Shock', 'Bear', 'Blast'] } });
    t.when('choose', { pick: [0] });
    t.cast('A', 'Foresight').resolveAll();
    expect(t.names('hand').sort()).toEqual(['Jolt', 'Shock']);
  });
});

describe('608.2g', () => {
  it('each of them that matches may be cast, what was not goes to the graveyard', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Experiment'], library: ['Jolt', 'Blast', 'Shock'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Experiment', { x: 2 }).resolveAll();
    expect(t.life('B')).toBe(19);
    expect(t.names('graveyard').sort()).toEqual(['Blast', 'Experiment', 'Jolt']);
  });
});

describe('608.2f', () => {
  it('both sets are known before anything changes hands, and they return at end of turn', () => {
    const t = table({ A: { battlefield: ['Bear', 'Elf'], hand: ['Reins'] }, B: { battlefield: [{ card: 'Ox', tapped: 'tapped' }] } });
    t.cast('A', 'Reins', { targets: ['@B'] }).resolveAll();
    const controllers = (): number[] => ['Bear', 'Elf', 'Ox'].map((name) => t.perm(name).controller);
    expect([controllers(), t.perm('Ox').tapped]).toEqual([[1, 1, 0], false]);
    t.to('precombatMain', 2);
    expect(controllers()).toEqual([0, 0, 1]);
  });
});
