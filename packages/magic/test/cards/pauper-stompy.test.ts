/** The cards of decks/pauper-stompy.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';

describe('Vault Skirge', () => {
  it('{1}{B/P}: for {1} and 2 life; flying, lifelink; ruling: it is black', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Vault Skirge'] } });
    t.cast('A', 'Vault Skirge').resolve();
    expect(t.life('A')).toBe(18);
    expect(t.perm('Vault Skirge').colors).toEqual(['B']);
    t.to('precombatMain', 3).attack('Vault Skirge').to('endCombat');
    expect(t.life('A')).toBe(19);
    expect(t.life('B')).toBe(19);
  });
});

it('Burning-Tree Emissary: enters: add {R}{G}; ruling: on the stack, not a mana ability', () => {
  const t = table({ A: { battlefield: ['2 Forest'], hand: ['Burning-Tree Emissary', 'Grizzly Bears'] } });
  t.cast('A', 'Burning-Tree Emissary').resolve();
  expect(t.names('stack')).toEqual(['Burning-Tree Emissary']);
  t.resolve();
  expect(t.state.players.rows[0].pool.map((u) => u.type).sort()).toEqual(['G', 'R']);
  t.cast('A', 'Grizzly Bears').resolve();
  expect(t.perms('Grizzly Bears').length).toBe(1);
});

it('Strangleroot Geist: haste, undying', () => {
  const t = table({ A: { battlefield: ['2 Forest', 'Mountain'], hand: ['Strangleroot Geist', 'Shock'] } });
  t.cast('A', 'Strangleroot Geist').resolve();
  t.attack('Strangleroot Geist').to('endCombat');
  expect(t.life('B')).toBe(18);
  t.cast('A', 'Shock', { targets: ['Strangleroot Geist'] }).resolveAll();
  expect(t.pt('Strangleroot Geist')).toBe('3/2');
});

it('Young Wolf: undying, once', () => {
  const t = table({ A: { battlefield: ['Young Wolf', '2 Mountain'], hand: ['2 Shock'] } });
  t.cast('A', 'Shock', { targets: ['Young Wolf'] }).resolveAll();
  expect(t.pt('Young Wolf')).toBe('2/2');
  t.cast('A', 'Shock', { targets: ['Young Wolf'] }).resolveAll();
  expect(t.names('graveyard', 'A')).toContain('Young Wolf');
});

it("Skarrgan Pit-Skulk: bloodthirst 1; creatures with less power can't block it (ruling: compared as blockers are declared)", () => {
  const t = table({
    A: { battlefield: ['Forest', 'Mountain'], hand: ['Skarrgan Pit-Skulk', 'Shock'] },
    B: { battlefield: ['Memnite', 'Grizzly Bears'] },
  });
  t.cast('A', 'Shock', { targets: ['@B'] }).resolve();
  t.cast('A', 'Skarrgan Pit-Skulk').resolve();
  expect(t.pt('Skarrgan Pit-Skulk')).toBe('2/2');
  t.to('precombatMain', 3).attack('Skarrgan Pit-Skulk').toDecision('blockers');
  expect(() => t.blockAnswer(['Memnite', 'Skarrgan Pit-Skulk'])).toThrow();
  expect(t.refusal(t.blockAnswer(['Grizzly Bears', 'Skarrgan Pit-Skulk']))).toBeNull();
});

it('River Boa: islandwalk; {G}: regenerate', () => {
  const t = table({
    A: { battlefield: ['River Boa', 'Forest'] },
    B: { battlefield: ['Island', 'Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
  });
  t.attack('River Boa');
  t.activate('A', 'River Boa').resolve();
  t.to('endCombat');
  expect(t.life('B')).toBe(18);
  t.cast('B', 'Lightning Bolt', { targets: ['River Boa'] }).resolve();
  expect(t.perms('River Boa').length).toBe(1);
});

describe('Rancor', () => {
  it("+2/+0 and trample; returns to its owner's hand from the battlefield", () => {
    const t = table({
      A: { battlefield: ['Forest', 'Grizzly Bears', 'Mountain'], hand: ['Rancor', 'Shock'] },
      B: { battlefield: ['Memnite'] },
    });
    t.cast('A', 'Rancor', { targets: ['Grizzly Bears'] }).resolve();
    t.attack('Grizzly Bears').block(['Memnite', 'Grizzly Bears']).to('endCombat');
    expect(t.life('B')).toBe(17);
    t.to('postcombatMain')
      .cast('A', 'Shock', { targets: ['Grizzly Bears'] })
      .resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Rancor']);
  });
  it('ruling: the target illegal on resolution: Rancor goes to the graveyard and stays', () => {
    const t = table({
      A: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Rancor'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Rancor', { targets: ['Grizzly Bears'] })
      .cast('B', 'Shock', { targets: ['Grizzly Bears'] })
      .resolveAll();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Grizzly Bears', 'Rancor']);
    expect(t.names('hand', 'A')).toEqual([]);
  });
});

describe('Vines of Vastwood', () => {
  it("can't be the target of opponents' spells this turn: a spell in response loses its target", () => {
    const t = table({
      A: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Vines of Vastwood'] },
      B: { battlefield: ['2 Mountain'], hand: ['2 Shock'] },
    });
    t.pass().cast('B', 'Shock', { targets: ['Grizzly Bears'] });
    t.cast('A', 'Vines of Vastwood', { targets: ['Grizzly Bears'], yes: [false] }).resolveAll();
    expect(t.perms('Grizzly Bears').length).toBe(1);
    expect(t.pt('Grizzly Bears')).toBe('2/2');
    expect(() => t.cast('B', 'Shock', { targets: ['Grizzly Bears'] })).toThrow();
  });
  it('kicked: +4/+4', () => {
    const t = table({ A: { battlefield: ['2 Forest', 'Grizzly Bears'], hand: ['Vines of Vastwood'] } });
    t.cast('A', 'Vines of Vastwood', { targets: ['Grizzly Bears'], yes: [true] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('6/6');
  });
  it("ruling: not hexproof: on an opponent's creature it stops that opponent, not you", () => {
    const t = table({
      A: { battlefield: ['Forest', 'Mountain'], hand: ['Vines of Vastwood', 'Shock'] },
      B: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
    });
    t.cast('A', 'Vines of Vastwood', { targets: ['Grizzly Bears'], yes: [false] }).resolve();
    expect(t.can('B')).not.toContain('cast Giant Growth');
    t.cast('A', 'Shock', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
  });
});

it('Hunger of the Howlpack: one +1/+1 counter, three instead if a creature died this turn', () => {
  const t = table({
    A: { battlefield: ['2 Forest', 'Mountain', 'Hill Giant'], hand: ['2 Hunger of the Howlpack', 'Shock'] },
    B: { battlefield: ['Memnite'] },
  });
  t.cast('A', 'Hunger of the Howlpack', { targets: ['Hill Giant'] }).resolve();
  expect(t.counters('Hill Giant', '+1/+1')).toBe(1);
  t.cast('A', 'Shock', { targets: ['Memnite'] }).resolve();
  t.cast('A', 'Hunger of the Howlpack', { targets: ['Hill Giant'] }).resolve();
  expect(t.counters('Hill Giant', '+1/+1')).toBe(4);
});

describe('Relic of Progenitus', () => {
  it('{T}: the target player exiles a card of their choice from their graveyard (ruling)', () => {
    const t = table({ A: { battlefield: ['Relic of Progenitus'] }, B: { graveyard: ['Forest', 'Island'] } });
    t.when('choose', (d) => {
      expect(d.seat).toBe(1);
      return { pick: [1] };
    });
    t.activate('A', 'Relic of Progenitus', { ability: 0, targets: ['@B'] }).resolve();
    expect(t.names('exile')).toEqual(['Island']);
  });
  it('{1}, exile it: exile all graveyards, draw a card; ruling: also with empty graveyards', () => {
    const t = table({
      A: { battlefield: ['Relic of Progenitus', 'Forest'], graveyard: ['Plains'] },
      B: { graveyard: ['Forest', 'Island'] },
    });
    t.activate('A', 'Relic of Progenitus', { ability: 1 }).resolve();
    expect(t.names('exile').sort()).toEqual(['Forest', 'Island', 'Plains', 'Relic of Progenitus']);
    expect(t.names('hand', 'A').length).toBe(1);
  });
});
