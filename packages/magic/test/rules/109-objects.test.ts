/** CR 108-114: cards, objects, permanents, tokens, spells, abilities, emblems. */
import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { table } from '../kit.js';
import {
  all,
  and,
  CREATURE,
  does,
  enters,
  gain,
  has,
  mana,
  permanent,
  SELF,
  spell,
  T,
  target,
  untilEnd,
  when,
  YOU,
  YOURS,
} from './write.js';

const token = (name: string | undefined, subtypes: string[], supertypes: 'Legendary'[] = []) =>
  ({
    token: 'described',
    ...(name ? { name } : {}),
    supertypes,
    types: ['Creature'],
    subtypes,
    colors: ['R'],
    power: 2,
    toughness: 1,
    abilities: [],
  }) as const;
spell('Reinforce', '{R}', 'Sorcery', [], {
  do: 'createToken',
  who: YOU,
  count: 2,
  token: token(undefined, ['Dwarf', 'Berserker']) as never,
});
spell('Call Boo', '{R}', 'Sorcery', [], {
  do: 'createToken',
  who: YOU,
  count: 1,
  token: token('Boo', ['Hamster'], ['Legendary']) as never,
});
permanent('Twice', { cost: '{1}' }, when(enters(and(CREATURE, YOURS)), gain(1)), when(enters(and(CREATURE, YOURS)), gain(1)));
spell('Blink', '{W}', 'Instant', [target(CREATURE)], {
  do: 'seq',
  of: [
    { do: 'move', what: T(), to: 'exile', bind: 0 },
    { do: 'move', what: { sel: 'slot', slot: 0 }, from: 'exile', to: 'battlefield' },
  ],
});
spell('Copy Linked', '{U}', 'Sorcery', [], {
  do: 'createToken',
  who: YOU,
  count: 1,
  token: { token: 'copy', of: { sel: 'linked', link: 5 }, mods: [] },
});
permanent('Greeter', { cost: '{W}', pt: [1, 1] }, when(enters(and(CREATURE, { is: 'other' })), gain(1)));
spell('Greeters', '{W}', 'Sorcery', [], {
  do: 'createToken',
  who: YOU,
  count: 2,
  token: {
    token: 'described',
    supertypes: [],
    types: ['Creature'],
    subtypes: ['Cat'],
    colors: [],
    power: 1,
    toughness: 1,
    abilities: [when(enters(and(CREATURE, { is: 'other' })), gain(1))],
  },
});
permanent(
  'Pinger',
  { cost: '{1}', pt: [1, 1] },
  does([mana('{1}')], { do: 'damage', source: SELF, to: T(), amount: { q: 'stat', stat: 'power', of: SELF } }, [
    target({ is: 'player', who: { player: 'each' } }, ['players']),
  ]),
);
permanent(
  'Gift of Flight',
  { cost: '{3}{U}', pt: [2, 2] },
  {
    kind: 'static',
    zone: 'graveyard',
    parts: [{ part: 'continuous', affects: all(and(CREATURE, YOURS)), mods: [has('flying')] }],
  },
);

describe('108-110 cards, objects, permanents', () => {
  it("108.3, 400.3: a stolen creature goes to its owner's graveyard", () => {
    const t = table({
      A: { battlefield: ['7 Island', '3 Swamp'], hand: ['Control Magic', 'Murder'] },
      B: { battlefield: ['Serra Angel'] },
    });
    t.cast('A', 'Control Magic', { targets: ['Serra Angel'] }).resolve();
    expect([t.perm('Serra Angel').controller, t.perm('Serra Angel').owner]).toEqual([0, 1]);
    t.cast('A', 'Murder', { targets: ['Serra Angel'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Serra Angel']);
    expect(t.names('graveyard', 'A').sort()).toEqual(['Control Magic', 'Murder']);
  });
  it('109.5: "you" on a permanent is its controller, not its owner', () => {
    const t = table({
      A: { battlefield: ['4 Island', 'Grizzly Bears'], hand: ['Control Magic'] },
      B: { battlefield: ['Goblin King', '2 Raging Goblin', 'Prodigal Pyromancer'] },
    });
    t.cast('A', 'Control Magic', { targets: ['Prodigal Pyromancer'] })
      .resolve()
      .to('precombatMain', 3);
    t.activate('A', 'Prodigal Pyromancer', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(19);
    t.to('precombatMain', 4);
    expect(t.can('B')).not.toContain('activate Prodigal Pyromancer');
  });
  it('110.5b: a permanent enters untapped, face up', () => {
    const t = table({ A: { hand: ['Memnite', 'Forest'] } });
    t.cast('A', 'Memnite').resolve().land('A', 'Forest');
    expect([t.perm('Memnite').tapped, t.perm('Forest').tapped, t.perm('Memnite').faceDown]).toEqual([false, false, false]);
  });
  it('110.2a: put onto the battlefield by an effect under the control of the one the effect names', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Reanimate'] }, B: { graveyard: ['Craw Wurm'] } });
    t.cast('A', 'Reanimate', { targets: ['Craw Wurm'] }).resolve();
    expect([t.perm('Craw Wurm').controller, t.perm('Craw Wurm').owner, t.life('A')]).toEqual([0, 1, 14]);
  });
});

describe('111 tokens', () => {
  it('111.3: a token has no mana cost; its mana value is 0', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    const soldier = t.state.battlefield.map((id) => objectView(t.state, id)).find((o) => o.token);
    expect(soldier).toMatchObject({
      manaCost: '',
      manaValue: 0,
      colors: ['W'],
      types: ['Creature'],
      subtypes: ['Soldier'],
      power: 1,
      toughness: 1,
    });
  });
  it('111.4: "two 2/1 red Dwarf Berserker tokens" are named Dwarf Berserker Token (its example)', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Reinforce'] } });
    t.cast('A', 'Reinforce').resolve();
    expect(t.perms('Dwarf Berserker Token')).toHaveLength(2);
    expect(t.perm('Dwarf Berserker Token').subtypes).toEqual(['Dwarf', 'Berserker']);
  });
  it('111.4: a token whose name is stated has exactly that name (its example, Boo)', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Call Boo'] } });
    t.cast('A', 'Call Boo').resolve();
    expect(t.perm('Boo')).toMatchObject({ subtypes: ['Hamster'], supertypes: ['Legendary'] });
  });
  it('111.4: a copy has the name of what it copies, without "Token" (its example, Spitting Image)', () => {
    const t = table({ A: { battlefield: ['3 Island', 'Grizzly Bears'], hand: ['Cackling Counterpart'] } });
    t.cast('A', 'Cackling Counterpart', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.perms('Grizzly Bears').map((p) => p.token)).toEqual([false, true]);
    expect(t.perm('Grizzly Bears', 1)).toMatchObject({ manaCost: '{1}{G}', manaValue: 2, power: 2 });
  });
  it('111.7: a token that dies triggers "dies" abilities, then ceases to exist', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Mountain', 'Blood Artist'], hand: ['Raise the Alarm', 'Shock'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    t.cast('A', 'Shock', { targets: ['Soldier Token'] }).resolve();
    expect(t.names('stack')).toEqual(['Blood Artist']);
    expect(t.names('graveyard', 'A')).toEqual(['Raise the Alarm', 'Shock']);
  });
  it("111.8: a token that has left can't come back: it stays in exile and ceases to exist", () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Raise the Alarm', 'Blink'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    t.cast('A', 'Blink', { targets: ['Soldier Token'] }).resolve();
    expect(t.perms('Soldier Token')).toHaveLength(1);
    expect(t.names('exile')).toEqual([]);
  });
  it('111.7: a token returned to hand ceases to exist there', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Island'], hand: ['Raise the Alarm', 'Unsummon'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    t.cast('A', 'Unsummon', { targets: ['Soldier Token'] }).resolve();
    expect([t.names('hand', 'A'), t.perms('Soldier Token').length]).toEqual([[], 1]);
  });
  it('111.10f: a Clue: {2}, sacrifice: draw a card', () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Thraben Inspector'] } });
    t.cast('A', 'Thraben Inspector').resolve(2);
    expect(t.perms('Clue Token')[0]).toMatchObject({ types: ['Artifact'], subtypes: ['Clue'], colors: [] });
    t.activate('A', 'Clue Token').resolve();
    expect([t.names('hand', 'A').length, t.perms('Clue Token').length]).toEqual([1, 0]);
  });
  it('111.12: a copy of nothing creates no token', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Copy Linked'] } });
    t.cast('A', 'Copy Linked').resolve();
    expect(t.names('battlefield')).toEqual(['Island']);
  });
  it('111.1, 603.6a: two tokens created at once each see the other enter', () => {
    const t = table({ A: { battlefield: ['Plains', 'Greeter'], hand: ['Greeters'] } });
    t.cast('A', 'Greeters').resolve().resolveAll();
    // Greeter sees two, each of the tokens sees one.
    expect(t.life('A')).toBe(24);
  });
});

describe('113 abilities', () => {
  it('113.2c: two instances of the same triggered ability both trigger', () => {
    const t = table({ A: { battlefield: ['Twice'], hand: ['Memnite'] } });
    t.cast('A', 'Memnite').resolve().resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it("113.6: the ability of a creature card in a graveyard doesn't function", () => {
    const t = table({ A: { battlefield: ['Raging Goblin'], graveyard: ['Goblin King'], hand: ['Goblin King'] } });
    expect(t.pt('Raging Goblin')).toBe('1/1');
  });
  it('113.6b: an ability that says it works in the graveyard does (as Wonder has)', () => {
    const t = table({ A: { battlefield: ['Island', 'Grizzly Bears'], graveyard: ['Gift of Flight'] } });
    expect(t.perm('Grizzly Bears').keywords).toContain('flying');
    const u = table({ A: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Gift of Flight'] } });
    expect(u.perm('Grizzly Bears').keywords).not.toContain('flying');
  });
  it("113.6m: Reassembling Skeleton's ability can be activated only from the graveyard (its example)", () => {
    const t = table({ A: { battlefield: ['2 Swamp', 'Reassembling Skeleton'] } });
    expect(t.can('A')).not.toContain('activate Reassembling Skeleton');
    const u = table({ A: { battlefield: ['2 Swamp'], graveyard: ['Reassembling Skeleton'] } });
    u.activate('A', 'Reassembling Skeleton').resolve();
    expect(u.perm('Reassembling Skeleton').tapped).toBe(true);
  });
  it('113.7a: an ability on the stack is independent of its source', () => {
    const t = table({ A: { battlefield: ['Prodigal Pyromancer'] }, B: { battlefield: ['Mountain'], hand: ['Shock'] } });
    t.activate('A', 'Prodigal Pyromancer', { targets: ['@B'] });
    t.cast('B', 'Shock', { targets: ['Prodigal Pyromancer'] }).resolve(2);
    expect([t.life('B'), t.names('graveyard', 'A')]).toEqual([19, ['Prodigal Pyromancer']]);
  });
  it('113.7a, 608.2h: a source that is gone is asked for its last known power', () => {
    const t = table({
      A: { battlefield: ['Pinger', '2 Forest'], hand: ['Giant Growth'] },
      B: { battlefield: ['3 Swamp'], hand: ['Murder'] },
    });
    t.cast('A', 'Giant Growth', { targets: ['Pinger'] }).resolve();
    t.activate('A', 'Pinger', { targets: ['@B'] });
    t.cast('B', 'Murder', { targets: ['Pinger'] }).resolve(2);
    expect(t.life('B')).toBe(16);
  });
  it("113.9: an ability is no spell: Counterspell can't target it, Stifle can", () => {
    const t = table({ A: { battlefield: ['Prodigal Pyromancer'] }, B: { battlefield: ['3 Island'], hand: ['Counterspell', 'Stifle'] } });
    t.activate('A', 'Prodigal Pyromancer', { targets: ['@B'] });
    expect(t.can('B').filter((x) => x.startsWith('cast'))).toEqual(['cast Stifle']);
    t.cast('B', 'Stifle', { targets: ['Prodigal Pyromancer'] }).resolve();
    expect([t.names('stack'), t.life('B')]).toEqual([[], 20]);
  });
  it('113.8: the controller of an activated ability is who activated it, also when the source changes sides', () => {
    const t = table({ A: { battlefield: ['Pinger', 'Forest'] }, B: { battlefield: ['4 Island'], hand: ['Instant Theft'] } });
    t.activate('A', 'Pinger', { targets: ['@B'] });
    t.cast('B', 'Instant Theft', { targets: ['Pinger'] }).resolve(2);
    expect([t.perm('Pinger').controller, t.life('B')]).toEqual([1, 19]);
  });
});

spell('Instant Theft', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), { mod: 'control', who: YOU }));

describe('114 emblems', () => {
  it('114.1-114.4: an emblem lies in the command zone, works there, and is no permanent', () => {
    const t = table({
      A: {
        battlefield: [
          { card: 'Elspeth, Knight-Errant', counters: [{ kind: 'loyalty', n: 5 }] },
          'Grizzly Bears',
          '4 Plains',
          '2 Swamp',
          'Plains',
        ],
        hand: ['Wrath of God'],
      },
    });
    t.activate('A', 'Elspeth, Knight-Errant', { ability: 2 }).resolve();
    expect(t.names('command')).toHaveLength(1);
    expect(t.perm('Grizzly Bears').keywords).toContain('indestructible');
    t.cast('A', 'Wrath of God').resolve();
    expect(t.perms('Grizzly Bears')).toHaveLength(1);
    expect(t.names('command')).toHaveLength(1);
  });
});
