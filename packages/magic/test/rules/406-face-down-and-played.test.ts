import { describe, expect, it } from 'vitest';
import { live } from '../../src/index.js';
import { define, Table } from '../kit.js';

define(
  {
    name: 'Robber',
    cost: '{0}',
    type: 'Creature — Rogue',
    pt: '2/3',
    text: "When Robber enters, look at the top two cards of target opponent's library, exile one of them face down, then put the rest on the bottom of that library in a random order. You may look at and cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.",
  },
  {
    name: 'Bandana',
    type: 'Artifact — Equipment',
    text: 'Whenever equipped creature deals combat damage to a player, look at the top card of their library, then exile it face down. You may play that card for as long as it remains exiled.\nEquip {0}',
  },
  { name: 'Bear', cost: '{G}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Elk', cost: '{G}', type: 'Creature — Elk', pt: '3/3' },
  { name: 'Forge', type: 'Artifact', text: '{T}: Add {R}.' },
  {
    name: 'Battery',
    type: 'Artifact',
    text: '{T}, Pay X {E}: You gain X life.',
  },
  { name: 'Charge', cost: '{0}', type: 'Sorcery', text: 'You get {E}{E}{E}.' },
);

describe('406.3 cards exiled face down', () => {
  it('609.4b: who may look at it may cast it, with any mana', () => {
    const t = new Table({ A: { hand: ['Robber'], battlefield: ['Forge'] }, B: { library: ['Bear', 'Elk'] } }).to('precombatMain', 1);
    t.choose('choose', 'Elk')
      .cast('A', 'Robber', { targets: ['@B'] })
      .resolveAll();
    expect(t.names('library', 'B').at(-1)).toBe('Bear');
    t.cast('A', '').resolveAll(); // it has no name while it is face down
    expect(t.pt('Elk')).toBe('3/3');
  });

  it('"their library" is that of the player who was dealt the damage', () => {
    const t = new Table({ A: { battlefield: ['Bear', 'Bandana'], library: ['Forge', 'Forge'] }, B: { library: ['Elk', 'Elk'] } });
    t.to('precombatMain', 1)
      .activate('A', 'Bandana', { targets: ['Bear'] })
      .resolveAll();
    t.attack('Bear').to('postcombatMain', 1);
    expect(t.state.exile.map((id) => live(t.state, id)?.owner)).toEqual([1]);
  });
});

describe('107.14 energy', () => {
  it('107.3a: X is chosen, and as many counters are paid', () => {
    const t = new Table({ A: { hand: ['Charge'], battlefield: ['Battery'] } }).to('precombatMain', 1);
    t.cast('A', 'Charge').resolveAll();
    t.activate('A', 'Battery', { x: 2 }).resolveAll();
    expect(t.life('A')).toBe(22);
    expect(t.state.players.rows[0].counters?.find((c) => c.kind === 'energy')?.n).toBe(1);
  });
});
