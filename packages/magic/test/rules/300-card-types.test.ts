/** CR 301-307: card types. */
import type { SetupError } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';
import {
  ARTIFACT,
  adds,
  all,
  aura,
  becomes,
  CREATURE,
  color,
  grants,
  HOST,
  has,
  LAND,
  permanent,
  pt,
  spell,
  T,
  target,
  untilEnd,
  YOU,
} from './write.js';

permanent('Metal Land', { types: ['Artifact', 'Land'] });
spell('Fetch Aura', '{W}', 'Sorcery', [], {
  do: 'move',
  what: {
    sel: 'choose',
    who: YOU,
    from: { sel: 'all', zone: 'graveyard', of: YOU, filter: { is: 'subtype', subtype: 'Aura' } },
    min: 1,
    max: 1,
    how: 'choice',
  },
  to: 'battlefield',
  under: YOU,
});
spell('Animate Gear', '{R}', 'Instant', [target(ARTIFACT)], untilEnd(T(), adds('Creature'), becomes(2, 2)));
spell('Painted Red', '{R}', 'Instant', [target(CREATURE)], untilEnd(T(), color('R')));
permanent('Red Ward', { cost: '{W}', pt: [2, 2] }, { kind: 'keyword', keyword: 'protection', filter: { is: 'color', color: 'R' } });
aura('Red Aura', '{R}', grants(HOST, pt(3, 0)));
spell('Any Card Back', '{W}', 'Sorcery', [], {
  do: 'move',
  what: { sel: 'all', zone: 'graveyard', of: YOU, filter: { is: 'type', type: 'Instant' } },
  to: 'battlefield',
});

describe('301 artifacts: Equipment', () => {
  it('301.5a-b: Equipment is attached by its equip ability and gives its bonus', () => {
    const t = table({ A: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] } });
    t.activate('A', 'Bonesplitter', { targets: ['Grizzly Bears'] }).resolve();
    expect([t.pt('Grizzly Bears'), t.perm('Bonesplitter').attachedTo]).toEqual(['4/2', t.perm('Grizzly Bears').id]);
  });
  it('301.5c: equip targets only a creature you control', () => {
    const t = table({ A: { battlefield: ['Bonesplitter', 'Forest'] }, B: { battlefield: ['Grizzly Bears'] } });
    expect(t.can('A')).not.toContain('activate Bonesplitter');
  });
  it("301.5d: Equipment stays attached when its or the creature's controller changes", () => {
    const t = table({
      A: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] },
      B: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
    });
    t.activate('A', 'Bonesplitter', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('precombatMain', 2);
    t.cast('B', 'Act of Treason', { targets: ['Grizzly Bears'] }).resolve();
    expect([t.perm('Grizzly Bears').controller, t.pt('Grizzly Bears'), t.perm('Bonesplitter').controller]).toEqual([1, '4/2', 0]);
  });
  it('301.5c, 704.5n: when the creature leaves, the Equipment stays, unattached', () => {
    const t = table({ A: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest', 'Mountain'], hand: ['Shock'] } });
    t.activate('A', 'Bonesplitter', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Shock', { targets: ['Grizzly Bears'] })
      .resolve();
    expect(t.perm('Bonesplitter').attachedTo).toBe(0);
  });
  it("301.5c: Equipment that becomes a creature can't stay attached", () => {
    const t = table({ A: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest', 'Mountain'], hand: ['Animate Gear'] } });
    t.activate('A', 'Bonesplitter', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Animate Gear', { targets: ['Bonesplitter'] })
      .resolve();
    expect([t.perm('Bonesplitter').attachedTo, t.pt('Grizzly Bears'), t.pt('Bonesplitter')]).toEqual([0, '2/2', '2/2']);
  });
});

describe('302 creatures', () => {
  it('302.6: no attack with a creature that came under control this turn, unless it has haste', () => {
    const t = table({ A: { battlefield: ['3 Mountain', 'Forest'], hand: ['Raging Goblin', 'Goblin Piker'] } });
    t.cast('A', 'Raging Goblin').resolve().cast('A', 'Goblin Piker').resolve().toDecision('attackers');
    const names = (t.decision.ask as unknown as { options: { entity: number }[] }).options.map((o) =>
      t.perms('Raging Goblin').some((p) => p.id === o.entity),
    );
    expect(names).toEqual([true]);
  });
  it("302.6: control must have been continuous: a creature taken this turn can't use {T}", () => {
    const t = table({ A: { battlefield: ['4 Island'], hand: ['Control Magic'] }, B: { battlefield: ['Prodigal Pyromancer'] } });
    t.cast('A', 'Control Magic', { targets: ['Prodigal Pyromancer'] }).resolve();
    expect(t.can('A')).not.toContain('activate Prodigal Pyromancer');
  });
});

describe('303 enchantments: Auras', () => {
  it('303.4b-c: an Aura is attached to what its spell targeted, and goes to the graveyard when that leaves', () => {
    const t = table({ A: { battlefield: ['Plains', 'Mountain', 'Grizzly Bears'], hand: ['Holy Strength', 'Lightning Bolt'] } });
    t.cast('A', 'Holy Strength', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('3/4');
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.perm('Grizzly Bears').damage).toBe(3);
    const u = table({ A: { battlefield: ['Plains', 'Island', 'Grizzly Bears'], hand: ['Holy Strength', 'Unsummon'] } });
    u.cast('A', 'Holy Strength', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Unsummon', { targets: ['Grizzly Bears'] })
      .resolve();
    expect(u.names('graveyard', 'A').sort()).toEqual(['Holy Strength', 'Unsummon']);
  });
  it('303.4e: the controller of an Aura need not control what it enchants; "you" is the Aura\'s controller', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Pacifism'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Pacifism', { targets: ['Grizzly Bears'] }).resolve();
    expect([t.perm('Pacifism').controller, t.perm('Grizzly Bears').controller]).toEqual([0, 1]);
  });
  it('303.4f: an Aura put onto the battlefield without being cast is attached to a chosen object, targeting nothing', () => {
    const t = table({
      A: { battlefield: ['Plains'], hand: ['Fetch Aura'], graveyard: ['Holy Strength'] },
      B: { battlefield: ['Invisible Stalker'] },
    });
    t.cast('A', 'Fetch Aura').resolve();
    expect(t.pt('Invisible Stalker')).toBe('2/3');
  });
  it('303.4g: with nothing legal to enchant it stays where it is', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Fetch Aura'], graveyard: ['Holy Strength'] } });
    t.cast('A', 'Fetch Aura').resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Fetch Aura', 'Holy Strength']);
  });
  it('303.4f, 702.16c: protection from its colour is no legal object for it', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Fetch Aura'], graveyard: ['Red Aura'] }, B: { battlefield: ['Red Ward'] } });
    t.cast('A', 'Fetch Aura').resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Fetch Aura', 'Red Aura']);
  });
  it("303.4c, 608.2b: an Aura spell whose target is illegal doesn't resolve", () => {
    const t = table({
      A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Holy Strength'] },
      B: { battlefield: ['Island'], hand: ['Unsummon'] },
    });
    t.cast('A', 'Holy Strength', { targets: ['Grizzly Bears'] })
      .cast('B', 'Unsummon', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect(t.names('graveyard', 'A')).toEqual(['Holy Strength']);
  });
  it('303.4k, 303.4i: a Curse enchants a player', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Curse of the Pierced Heart'] } });
    t.cast('A', 'Curse of the Pierced Heart', { targets: ['@B'] })
      .resolve()
      .to('draw', 2);
    expect([t.life('B'), t.perms('Curse of the Pierced Heart').length]).toEqual([19, 1]);
  });
});

describe('304, 307 instants and sorceries', () => {
  it('304.4, 400.4a: an instant that would be put onto the battlefield stays where it is', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Any Card Back'], graveyard: ['Shock'] } });
    t.cast('A', 'Any Card Back').resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Any Card Back', 'Shock']);
  });
  it("307.1: a sorcery only in one's own main phase with an empty stack", () => {
    const t = table({ A: { hand: ['Shock'] }, B: { battlefield: ['2 Mountain'], hand: ['Lava Spike'] } });
    expect(t.can('B')).not.toContain('cast Lava Spike');
    t.to('precombatMain', 2);
    expect(t.can('B')).toContain('cast Lava Spike');
  });
});

describe('305 lands', () => {
  it('305.2: one land each turn', () => {
    const t = table({ A: { hand: ['2 Forest'] } });
    t.land('A', 'Forest');
    expect(t.can('A')).not.toContain('land Forest');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('land Forest');
  });
  it('305.2: additional land plays add up (Exploration and Azusa: four)', () => {
    const t = table({ A: { battlefield: ['Exploration', 'Azusa, Lost but Seeking'], hand: ['5 Forest'] } });
    for (let i = 0; i < 4; i++) t.land('A', 'Forest');
    expect(t.can('A')).not.toContain('land Forest');
  });
  it("305.4: a land put onto the battlefield by an effect isn't played", () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Rampant Growth', 'Island'], library: ['Plains'] } });
    t.when('may', { yes: true }).when('choose', { pick: [0] });
    t.cast('A', 'Rampant Growth').resolve();
    expect(t.perm('Plains').tapped).toBe(true);
    expect(t.can('A')).toContain('land Island');
  });
  it('305.6: a basic land type gives the mana ability of its colour (Urborg: each land is a Swamp in addition)', () => {
    const t = table({ A: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Forest', 'Metal Land'], hand: ['Typhoid Rats'] } });
    expect(t.perm('Forest').subtypes.sort()).toEqual(['Forest', 'Swamp']);
    t.mana('A', 'Metal Land');
    expect(t.state.players.rows[0].pool[0].type).toBe('B');
    expect(t.can('A')).toContain('cast Typhoid Rats');
  });
  it('305.7: Blood Moon: a nonbasic land loses its own abilities and land types and makes {R}', () => {
    const t = table({ A: { battlefield: ['Blood Moon', 'City of Brass', 'Treetop Village'] } });
    expect(t.perm('City of Brass').subtypes).toEqual(['Mountain']);
    t.mana('A', 'City of Brass');
    expect(t.state.players.rows[0].pool[0].type).toBe('R');
    expect(t.life('A')).toBe(20);
    expect(t.can('A')).not.toContain('activate Treetop Village');
  });
  it('305.7: it keeps other card types and supertypes, and abilities that other effects give it', () => {
    permanent('Land Flight', { cost: '{1}' }, grants(all(LAND), has('indestructible')));
    const t = table({ A: { battlefield: ['Blood Moon', 'Land Flight', 'Metal Land', 'Karakas'] } });
    expect(t.perm('Metal Land')).toMatchObject({ types: ['Artifact', 'Land'], subtypes: ['Mountain'], keywords: ['indestructible'] });
    expect(t.perm('Karakas').supertypes).toEqual(['Legendary']);
  });
  it('305.7: "is a Swamp in addition" takes nothing away', () => {
    const t = table({ A: { battlefield: ['Urborg, Tomb of Yawgmoth', 'City of Brass'] } });
    t.mana('A', 'City of Brass', { ability: 1 });
    expect(t.state.players.rows[0].pool[0].type).toBe('B');
    // City of Brass still has its trigger "becomes tapped".
    expect(t.names('stack')).toEqual(['City of Brass']);
  });
  it('305.9: a land that is also a creature can only be played as a land, never cast', () => {
    const t = table({ A: { battlefield: ['9 Forest'], hand: ['Dryad Arbor'] } });
    expect(t.can('A').filter((x) => x.includes('Dryad'))).toEqual(['land Dryad Arbor']);
  });
});

describe('306 planeswalkers', () => {
  it('306.5b: enters with its printed loyalty as counters; 306.5c: its loyalty is their number', () => {
    const t = table({ A: { battlefield: ['3 Island'], hand: ['Jace Beleren'] } });
    t.cast('A', 'Jace Beleren').resolve();
    expect([t.counters('Jace Beleren', 'loyalty'), t.perm('Jace Beleren').loyalty]).toEqual([3, 3]);
  });
  it('306.6: it can be attacked and is dealt the combat damage', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Jace Beleren'] } });
    t.attack(['Grizzly Bears', 'Jace Beleren']).to('endCombat');
    expect([t.perm('Jace Beleren').loyalty, t.life('B')]).toEqual([1, 20]);
  });
  it("306.9, 704.5i: with loyalty 0 it goes to its owner's graveyard", () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { battlefield: ['Jace Beleren'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['Jace Beleren'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Jace Beleren']);
  });
  it('306.4: two different planeswalkers of the same type stay together under the legend rule', () => {
    const t = table({ A: { battlefield: ["Elspeth, Sun's Champion", '4 Plains'], hand: ['Elspeth, Knight-Errant'] } });
    t.cast('A', 'Elspeth, Knight-Errant').resolve();
    expect(t.names('battlefield').filter((n) => n.startsWith('Elspeth'))).toHaveLength(2);
  });
});

describe('304.4, 307.4: an instant or sorcery card can not enter the battlefield', () => {
  it.each([
    ['Fetch Aura', '307.4'],
    ['Painted Red', '304.4'],
  ])('%s placed there is refused by name', (card, rule) => {
    const refused = (zone: 'battlefield' | 'hand'): unknown => {
      try {
        return table({ A: { [zone]: [card] } }) && null;
      } catch (e) {
        return (e as SetupError).refusal;
      }
    };
    expect(refused('battlefield')).toMatchObject({ message: { id: 'setup.noPermanent', params: { name: card } }, rule });
    expect(refused('hand')).toBeNull();
  });
});
