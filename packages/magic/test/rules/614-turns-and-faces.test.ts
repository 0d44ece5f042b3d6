/** Turns that are skipped, permanents that would untap, and being turned face up (CR 614.10, 614.1e, 502.3). Expected values: the rules, and the cards' rulings. */
import { describe, expect, it } from 'vitest';
import { define, nameOf, table } from '../kit.js';

define(
  {
    name: 'Nexus',
    type: 'Legendary Artifact',
    cost: '{5}',
    text: 'If a player would begin an extra turn, that player skips that turn instead.',
  },
  {
    name: 'Hold',
    type: 'Enchantment',
    cost: '{3}{R}',
    text: 'If an opponent would begin an extra turn, that player skips that turn instead.',
  },
  { name: 'Walk', type: 'Sorcery', cost: '{U}', text: 'Take an extra turn after this one.' },
  { name: 'Lost Time', type: 'Sorcery', cost: '{0}', text: 'You skip your next turn.' },
  {
    name: 'Vault',
    type: 'Artifact',
    cost: '{2}',
    text: "This artifact enters tapped.\nThis artifact doesn't untap during your untap step.\nIf you would begin your turn while this artifact is tapped, you may skip that turn instead. If you do, untap this artifact.\n{T}: Take an extra turn after this one.",
  },
  {
    name: 'Winds',
    type: 'Enchantment',
    cost: '{2}{G}{G}',
    text: "Whenever a permanent becomes tapped, put a wind counter on it.\nIf a permanent with a wind counter on it would untap during its controller's untap step, remove all wind counters from it instead.",
  },
  {
    name: 'Hood',
    type: 'Creature — Snake Hydra',
    cost: '{X}{G}{G}',
    pt: '0/0',
    text: 'This creature enters with X +1/+1 counters on it.\nMorph {G}\nAs this creature is turned face up, put five +1/+1 counters on it.',
  },
  { name: 'Rod', type: 'Artifact', cost: '{1}', text: '{T}: You gain 1 life.' },
  {
    name: 'Quick Walker',
    type: 'Legendary Planeswalker — Teferi',
    cost: '{4}',
    loyalty: '5',
    text: "You may activate loyalty abilities of Quick Walker on any player's turn any time you could cast an instant.\n[+1]: You gain 1 life.",
  },
  { name: 'Slow Walker', type: 'Legendary Planeswalker — Jace', cost: '{4}', loyalty: '5', text: '[+1]: You gain 1 life.' },
  {
    name: 'Shikari',
    type: 'Creature — Cat',
    cost: '{W}',
    pt: '2/2',
    text: 'You may activate equip abilities any time you could cast an instant.',
  },
  { name: 'Blade', type: 'Artifact — Equipment', cost: '{1}', text: 'Equipped creature gets +1/+1.\nEquip {0}' },
);

describe('614.10 turns that are skipped', () => {
  it('614.10 an extra turn is skipped as it would begin, whoever made it', () => {
    const t = table({ A: { battlefield: ['Nexus', 'Island'], hand: ['Walk'] } });
    t.cast('A', 'Walk').resolve().to('upkeep', 2);
    expect(t.state.turn.active).toBe(1);
    const u = table({ A: { battlefield: ['Island'], hand: ['Walk'] } });
    u.cast('A', 'Walk').resolve().to('upkeep', 2);
    expect(u.state.turn.active).toBe(0);
  });
  it("614.10 only an opponent's; turns that are not extra ones are taken", () => {
    const t = table({ A: { battlefield: ['Hold', 'Island'], hand: ['Walk'] } });
    t.cast('A', 'Walk').resolve().to('upkeep', 2);
    expect(t.state.turn.active).toBe(0);
    t.to('upkeep', 3);
    expect(t.state.turn.active).toBe(1);
  });
  it('614.10b a turn may be skipped, and what is done instead comes before anything else', () => {
    const t = table({ A: { battlefield: [{ card: 'Vault', tapped: 'tapped' }] } });
    t.when('may', { yes: true }, 'A').to('upkeep', 3);
    expect(t.state.turn.active).toBe(1); // A's second turn was skipped
    expect(t.perm('Vault').tapped).toBe(false);
    t.to('precombatMain', 4);
    expect(t.state.turn.active).toBe(0);
    t.activate('A', 'Vault').resolve();
    expect(t.perm('Vault').tapped).toBe(true);
    t.when('may', { yes: false }, 'A').to('upkeep', 5);
    expect(t.state.turn.active).toBe(0);
    expect(t.perm('Vault').tapped).toBe(true);
  });
});

describe('616.1 several effects by which a turn or a step is skipped', () => {
  const both = () => {
    const t = table({ A: { battlefield: [{ card: 'Vault', tapped: 'tapped' }], hand: ['Lost Time'] } });
    t.cast('A', 'Lost Time').resolve();
    return t;
  };
  const choosing = (t: ReturnType<typeof both>, which: 'the card' | 'the skip') =>
    t.when('replacement', (d) => {
      const { options } = d.ask as unknown as { options: { source: number }[] };
      // the spell is gone, the artifact is there
      return { pick: [options.findIndex((o) => (nameOf(t.state, o.source) === 'Vault') === (which === 'the card'))] };
    });

  it('616.1, 614.10a the player chooses which skips the turn: the other effect is left for the next one', () => {
    const t = choosing(both(), 'the card').when('may', { yes: true }, 'A').to('upkeep', 4);
    // turns: A 1, B 2, A's skipped by the card, which untaps it; B 3, A's skipped by the other effect; B 4
    expect([t.state.turn.active, t.perm('Vault').tapped]).toEqual([1, false]);
    t.to('upkeep', 5);
    expect(t.state.turn.active).toBe(0);
  });
  it('616.1, 614.10a or the other way round', () => {
    const t = choosing(both(), 'the skip').when('may', { yes: true }, 'A').to('upkeep', 3);
    expect([t.state.turn.active, t.perm('Vault').tapped]).toEqual([1, true]);
    t.to('upkeep', 4);
    expect([t.state.turn.active, t.perm('Vault').tapped]).toEqual([1, false]);
  });
  it('616.1 nobody is asked where nothing else is done by any of them', () => {
    const t = table({ A: { battlefield: ['Nexus', 'Hold', 'Island'], hand: ['Walk'] }, B: { battlefield: ['Island'], hand: ['Walk'] } });
    t.when('replacement', () => {
      throw new Error('asked');
    });
    t.to('precombatMain', 2).cast('B', 'Walk').resolve().to('upkeep', 3);
    expect(t.state.turn.active).toBe(0);
  });
});

describe('502.3 what would untap', () => {
  it('502.3, 614.1a its wind counters are removed instead; the next time it untaps', () => {
    const t = table({ A: { battlefield: ['Winds', 'Rod'] } });
    t.activate('A', 'Rod').resolveAll();
    expect(t.counters('Rod', 'wind')).toBe(1);
    t.to('upkeep', 3);
    expect([t.counters('Rod', 'wind'), t.perm('Rod').tapped]).toEqual([0, true]);
    t.to('upkeep', 5);
    expect(t.perm('Rod').tapped).toBe(false);
  });
});

describe('614.1e as it is turned face up', () => {
  it('614.1e, 708.11 counters are put on it while it is turned face up', () => {
    const t = table({ A: { battlefield: ['4 Forest'], hand: ['Hood'] } });
    t.cast('A', 'Hood', { way: 'face-down' }).resolve();
    t.act('A', 'turnFaceUp', '');
    expect([t.pt('Hood'), t.counters('Hood', '+1/+1')]).toEqual(['5/5', 5]);
    expect(t.names('stack')).toEqual([]);
  });
});

describe('606.3 abilities any time an instant could be cast', () => {
  it("606.3, 304.5 loyalty abilities of that planeswalker on another player's turn, once each turn", () => {
    const t = table({ A: { battlefield: ['Quick Walker', 'Slow Walker'] } }).to('upkeep', 2);
    expect(t.can('A')).toEqual(['activate Quick Walker']);
    t.activate('A', 'Quick Walker').resolve();
    expect(t.life('A')).toBe(21);
    expect(t.can('A')).toEqual([]);
  });
  it('702.6a, 304.5 equip abilities', () => {
    const t = table({ A: { battlefield: ['Shikari', 'Blade'] } }).to('upkeep', 2);
    t.activate('A', 'Blade', { targets: ['Shikari'] }).resolve();
    expect(t.pt('Shikari')).toBe('3/3');
    const u = table({ A: { battlefield: ['Blade'] } }).to('upkeep', 2);
    expect(u.can('A')).toEqual([]);
  });
});
