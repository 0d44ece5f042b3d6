/** CR 614 replacement effects, 615 prevention effects, 616 their interaction. */
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';
import { ANY, and, CREATURE, dies, draw, EACH, gain, ME, permanent, replaces, SELF, spell, T, target, when, YOU, YOURS } from './write.js';

// "If a creature you control would deal damage to a permanent or player, it deals double that damage instead."
const doubler = (name: string) =>
  permanent(
    name,
    { cost: '{3}{R}{R}' },
    replaces({
      replace: 'damage',
      source: and(CREATURE, YOURS),
      to: ANY,
      kind: 'any',
      result: { result: 'amount', amount: { q: 'product', of: [2, { q: 'amount' }] } },
    }),
  );
doubler('Doubler');
permanent(
  'Orb Of Dreams',
  { cost: '{3}', types: ['Artifact'] },
  replaces({ replace: 'enters', what: ANY, entering: { tapped: 'tapped' } }),
);
permanent('Slow Folk', { cost: '{2}', pt: [3, 2] }, replaces({ replace: 'enters', what: ME, entering: { tapped: 'tapped' } }));
// "As this creature enters, choose a color." "This creature has protection from the chosen color."
permanent(
  'Voice',
  { cost: '{2}{W}{W}', pt: [2, 2] },
  replaces({ replace: 'enters', what: ME, choices: { do: 'choose', who: YOU, what: { choose: 'color' }, link: 0 } }),
  { kind: 'keyword', keyword: 'protection', filter: { is: 'color', color: { link: 0 } } },
);
// Daunting Defender: "If a source would deal damage to a Cleric creature you control, prevent 1 of that damage."
permanent(
  'Defender Of Clerics',
  { cost: '{4}{W}', pt: [3, 3], subtypes: ['Human', 'Cleric'] },
  replaces({
    replace: 'damage',
    source: ANY,
    to: and(CREATURE, YOURS, { is: 'subtype', subtype: 'Cleric' }),
    kind: 'any',
    result: { result: 'preventUpTo', amount: 1 },
  }),
);
permanent('Other Cleric', { cost: '{W}', pt: [1, 2], subtypes: ['Cleric'] });
permanent('Layman', { cost: '{W}', pt: [1, 2] });
permanent('Exile Instead', { cost: '{1}' }, replaces({ replace: 'zone', what: ANY, to: 'graveyard', toInstead: 'exile' }));
// "If this creature would die, instead shuffle it into its owner's library."
permanent(
  'Shuffler',
  { cost: '{1}', pt: [2, 2] },
  replaces({ replace: 'zone', what: ME, from: 'battlefield', to: 'graveyard', toInstead: 'library' }),
);
permanent(
  'Essence',
  { cost: '{3}{G}{G}{G}', pt: [6, 6] },
  replaces({ replace: 'enters', what: and(CREATURE, YOURS), copy: { of: SELF, optional: 'must', except: [] } }),
);
permanent(
  'Cards To Regrowth',
  { cost: '{1}' },
  replaces({
    replace: 'draw',
    who: YOU,
    instead: {
      do: 'move',
      what: { sel: 'choose', who: YOU, from: { sel: 'all', zone: 'graveyard', of: YOU, filter: ANY }, min: 1, max: 1, how: 'choice' },
      to: 'hand',
    },
  }),
);
spell('One Life', '{W}', 'Instant', [], gain(1));
spell('One Card', '{U}', 'Instant', [], draw(1));
spell('Shield Three', '{W}', 'Instant', [target(CREATURE)], {
  do: 'replacement',
  replacement: { replace: 'damage', source: ANY, to: { is: 'oneOf', of: T() }, kind: 'any', result: { result: 'preventUpTo', amount: 3 } },
  duration: 'endOfTurn',
});
spell('True Fire', '{R}', 'Instant', [target(CREATURE)], {
  do: 'damage',
  source: SELF,
  to: T(),
  amount: 2,
  prevention: 'cannotBePrevented',
});
spell('Redirect To Me', '{W}', 'Instant', [target(CREATURE)], {
  do: 'replacement',
  replacement: {
    replace: 'damage',
    source: ANY,
    to: { is: 'player', who: YOU },
    kind: 'any',
    result: { result: 'redirect', to: T(), amount: 'all' },
  },
  duration: 'endOfTurn',
});
spell('Kill', '{B}', 'Instant', [target(CREATURE)], { do: 'destroy', what: T(), regeneration: 'allowed' });
spell('Kill For Good', '{B}', 'Instant', [target(CREATURE)], { do: 'destroy', what: T(), regeneration: 'prohibited' });
spell('Edict', '{B}', 'Instant', [], { do: 'sacrifice', who: EACH, count: 1, filter: CREATURE });
permanent('Mourner', { cost: '{1}' }, when(dies(CREATURE), gain(1)));
permanent('Double Gain', { cost: '{1}' }, replaces({ replace: 'gainLife', who: YOU, amount: { q: 'product', of: [2, { q: 'amount' }] } }));
permanent('Plus One Gain', { cost: '{1}' }, replaces({ replace: 'gainLife', who: YOU, amount: { q: 'sum', of: [{ q: 'amount' }, 1] } }));
permanent(
  'Prevent Drain',
  { cost: '{1}' },
  replaces({
    replace: 'damage',
    source: ANY,
    to: { is: 'player', who: YOU },
    kind: 'any',
    result: { result: 'preventAll' },
    then: gain(1),
  }),
);
spell('Copy Here', '{U}', 'Sorcery', [target(CREATURE)], {
  do: 'createToken',
  who: YOU,
  count: 1,
  token: { token: 'copy', of: T(), mods: [] },
});

describe('614 replacement effects', () => {
  it('614.4: regenerating in response saves; once the spell has resolved it is too late (its example)', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Kill'] }, B: { battlefield: ['River Boa', 'Forest'] } });
    t.cast('A', 'Kill', { targets: ['River Boa'] })
      .activate('B', 'River Boa')
      .resolve(2);
    expect(t.perm('River Boa').tapped).toBe(true);
    const u = table({ A: { battlefield: ['Swamp'], hand: ['Kill'] }, B: { battlefield: ['River Boa', 'Forest'] } });
    u.cast('A', 'Kill', { targets: ['River Boa'] }).resolve();
    expect(u.names('graveyard', 'B')).toEqual(['River Boa']);
  });
  it('614.5: two damage doublers: 2 becomes 8, not 4 and not without end (its example)', () => {
    const t = table({ A: { battlefield: ['2 Doubler', 'Grizzly Bears'] } });
    t.attack('Grizzly Bears').to('endCombat');
    expect(t.life('B')).toBe(12);
  });
  it('614.6: a replaced event never happens: exiled instead of dying, nothing "died"', () => {
    const t = table({ A: { battlefield: ['Exile Instead', 'Mourner', 'Grizzly Bears', 'Swamp'], hand: ['Kill'] } });
    t.cast('A', 'Kill', { targets: ['Grizzly Bears'] }).resolve();
    expect([t.names('exile').sort(), t.names('stack')]).toEqual([['Grizzly Bears', 'Kill'], []]);
  });
  it('614.8, 701.15: regeneration taps, removes damage, and nothing dies', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['River Boa', 'Forest', 'Mourner'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['River Boa'] })
      .activate('B', 'River Boa')
      .resolve(2);
    expect([t.perm('River Boa').tapped, t.perm('River Boa').damage, t.names('stack')]).toEqual([true, 0, []]);
  });
  it('614.8, 701.15c: "can\'t be regenerated" and sacrifice get through', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Kill For Good'] }, B: { battlefield: ['River Boa', 'Forest'] } });
    t.cast('A', 'Kill For Good', { targets: ['River Boa'] })
      .activate('B', 'River Boa')
      .resolve(2);
    expect(t.names('graveyard', 'B')).toEqual(['River Boa']);
    const u = table({ A: { battlefield: ['Swamp'], hand: ['Edict'] }, B: { battlefield: ['River Boa', 'Forest'] } });
    u.cast('A', 'Edict').activate('B', 'River Boa').resolve(2);
    expect(u.names('graveyard', 'B')).toEqual(['River Boa']);
  });
  it('614.9: damage redirected to a creature that has left is dealt as it would have been', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt', 'Shock'] },
      B: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Redirect To Me'] },
    });
    t.pass();
    t.cast('B', 'Redirect To Me', { targets: ['Grizzly Bears'] }).resolve();
    t.cast('A', 'Shock', { targets: ['@B'] }).resolve();
    expect([t.life('B'), t.names('graveyard', 'B').sort()]).toEqual([20, ['Grizzly Bears', 'Redirect To Me']]);
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(17);
  });
  it("614.12: Orb of Dreams doesn't affect itself; what comes later enters tapped (its example)", () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Orb Of Dreams', 'Memnite'] } });
    t.cast('A', 'Orb Of Dreams').resolve();
    expect(t.perm('Orb Of Dreams').tapped).toBe(false);
    t.cast('A', 'Memnite').resolve();
    expect(t.perm('Memnite').tapped).toBe(true);
  });
  it('614.12: Yixlid Jailer doesn\'t stop "enters tapped" of a card put onto the battlefield from a graveyard (its example)', () => {
    const t = table({ A: { battlefield: ['Yixlid Jailer', '4 Swamp'], hand: ['Zombify'], graveyard: ['Slow Folk'] } });
    t.cast('A', 'Zombify', { targets: ['Slow Folk'] }).resolve();
    expect(t.perm('Slow Folk').tapped).toBe(true);
  });
  it('614.12: a token copy of Voice of All: a colour is chosen as it is created (its example)', () => {
    const t = table({
      A: { battlefield: ['4 Plains', 'Island'], hand: ['Voice', 'Copy Here'] },
      B: { battlefield: ['2 Mountain'], hand: ['Shock', 'Lightning Bolt'] },
    });
    t.choose('choose', 'W').choose('option', 'W').cast('A', 'Voice').resolve();
    t.choose('choose', 'R')
      .choose('option', 'R')
      .cast('A', 'Copy Here', { targets: ['Voice'] })
      .resolve();
    t.pass();
    const offered: number[] = [];
    t.when('targets', (d) => {
      offered.push((d.ask as unknown as { options: unknown[] }).options.length);
      return undefined;
    });
    t.cast('B', 'Shock');
    // The first Voice (white was chosen) and two players; the token has protection from red.
    expect(offered).toEqual([3]);
  });
  it('614.12, 614.13: "enters tapped" of other permanents looks at it as it would be on the battlefield: an artifact made a creature', () => {
    permanent('Slow Creatures', { cost: '{1}' }, replaces({ replace: 'enters', what: CREATURE, entering: { tapped: 'tapped' } }));
    permanent('Toy', { cost: '{0}', types: ['Artifact'] });
    const t = table({ A: { battlefield: ['Slow Creatures'], hand: ['Toy', 'Memnite'] } });
    t.cast('A', 'Toy').resolve().cast('A', 'Memnite').resolve();
    expect([t.perm('Toy').tapped, t.perm('Memnite').tapped]).toEqual([false, true]);
  });
  it('614.11a, 121.6b: a draw replaced in the middle of several is finished before the next', () => {
    const t = table({
      A: { battlefield: ['Cards To Regrowth', '3 Island'], hand: ['Divination'], graveyard: ['Shock', 'Murder', 'Forest'] },
    });
    t.cast('A', 'Divination').resolve();
    expect([t.names('hand', 'A').length, t.names('library', 'A').length]).toEqual([2, 20]);
  });
});

describe('615 prevention effects', () => {
  it('615.4: preventing in response works; afterwards it is too late (its example)', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Grizzly Bears', 'Samite Healer'] } });
    t.to('precombatMain', 3)
      .cast('A', 'Shock', { targets: ['Grizzly Bears'] })
      .activate('B', 'Samite Healer', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect(t.perm('Grizzly Bears').damage).toBe(1);
  });
  it('615.6: damage that is prevented entirely is never dealt', () => {
    const t = table({ A: { battlefield: ['Forest', 'Raging Goblin'] }, B: { battlefield: ['Forest'], hand: ['Fog'] } });
    t.attack('Raging Goblin').cast('B', 'Fog').resolve().to('endCombat');
    expect([t.life('B'), t.happened('damage')]).toEqual([20, []]);
  });
  it('615.7: a shield of 3 is used up by what it prevents', () => {
    const t = table({
      A: { battlefield: ['2 Mountain', 'Mountain'], hand: ['2 Shock', 'Lightning Bolt'] },
      B: { battlefield: ['Plains', 'Craw Wurm'], hand: ['Shield Three'] },
    });
    t.pass();
    t.cast('B', 'Shield Three', { targets: ['Craw Wurm'] }).resolve();
    t.cast('A', 'Shock', { targets: ['Craw Wurm'] }).resolve();
    expect(t.perm('Craw Wurm').damage).toBe(0);
    t.cast('A', 'Shock', { targets: ['Craw Wurm'] }).resolve();
    expect(t.perm('Craw Wurm').damage).toBe(1);
    t.cast('A', 'Lightning Bolt', { targets: ['Craw Wurm'] }).resolve();
    expect(t.names('graveyard', 'B')).toContain('Craw Wurm');
  });
  it('615.10: Daunting Defender and Pyroclasm: each Cleric is dealt 1, other creatures 2 (its example)', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
      B: { battlefield: ['Defender Of Clerics', 'Other Cleric', 'Layman'] },
    });
    t.cast('A', 'Pyroclasm').resolve();
    expect([t.perm('Defender Of Clerics').damage, t.perm('Other Cleric').damage, t.names('graveyard', 'B')]).toEqual([1, 1, ['Layman']]);
  });
  it("615.12: damage that can't be prevented is dealt; the shield stays", () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['True Fire', 'Shock'] },
      B: { battlefield: ['Plains', 'Craw Wurm'], hand: ['Shield Three'] },
    });
    t.pass();
    t.cast('B', 'Shield Three', { targets: ['Craw Wurm'] }).resolve();
    t.cast('A', 'True Fire', { targets: ['Craw Wurm'] }).resolve();
    expect(t.perm('Craw Wurm').damage).toBe(2);
    t.cast('A', 'Shock', { targets: ['Craw Wurm'] }).resolve();
    expect(t.perm('Craw Wurm').damage).toBe(2);
  });
  it('615.5: what is done besides the prevention follows it', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Prevent Drain'] } });
    t.cast('A', 'Shock', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(21);
  });
});

describe('616 several effects at once', () => {
  it("616.1f: exile instead or shuffle instead: the creature's controller chooses; the other does nothing (its example)", () => {
    for (const [pick, zone] of [
      [0, 'first'],
      [1, 'second'],
    ] as const) {
      const t = table({ A: { battlefield: ['Swamp', 'Exile Instead'], hand: ['Kill'] }, B: { battlefield: ['Shuffler'] } });
      const seats: number[] = [];
      t.when('replacement', (d) => {
        seats.push(d.seat);
        return { pick: [pick] };
      });
      t.cast('A', 'Kill', { targets: ['Shuffler'] }).resolve();
      expect(seats).toEqual([1]);
      const exiled = t.names('exile').includes('Shuffler');
      const shuffled = t.names('library', 'B').includes('Shuffler');
      expect([exiled !== shuffled, zone.length > 0]).toEqual([true, true]);
    }
  });
  it('616.1e: a copy effect comes before "enters tapped": Essence of the Wild and a creature that enters tapped (its example)', () => {
    const t = table({ A: { battlefield: ['Essence', '2 Forest'], hand: ['Slow Folk'] } });
    t.cast('A', 'Slow Folk').resolve();
    expect(t.perms('Essence').map((p) => [p.tapped, p.power])).toEqual([
      [false, 6],
      [false, 6],
    ]);
  });
  it('616.1: the player who would gain life chooses the order of two changes: (1+1)*2 or 1*2+1', () => {
    const results = [0, 1].map((pick) => {
      const t = table({ A: { battlefield: ['Plains', 'Double Gain', 'Plus One Gain'], hand: ['One Life'] } });
      t.when('replacement', { pick: [pick] });
      t.cast('A', 'One Life').resolve();
      return t.life('A');
    });
    expect(results.sort()).toEqual([23, 24]);
  });
  it('616.2: an effect applies to what another has made of the event', () => {
    // A destruction replaced by nothing is a move to the graveyard, which "exile instead" replaces in turn (701.7b).
    const t = table({ A: { battlefield: ['Exile Instead', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('exile').sort()).toEqual(['Grizzly Bears', 'Shock']);
  });
});
