/** Banding (CR 702.22) and phasing (CR 702.26). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, game, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Brute', type: 'Creature — Giant', cost: '{R}', pt: '5/5' },
  { name: 'Flyer', type: 'Creature — Bird', cost: '{U}', pt: '1/1', text: 'Flying' },
  { name: 'Hero', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Banding' },
  { name: 'Second Hero', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Banding' },
  { name: 'Wolf One', type: 'Creature — Wolf', cost: '{G}', pt: '1/1', text: 'Bands with other Wolves' },
  { name: 'Wolf Two', type: 'Creature — Wolf', cost: '{G}', pt: '1/1' },
  { name: 'Wolf Three', type: 'Creature — Wolf', cost: '{G}', pt: '1/1' },
  { name: 'Howl', type: 'Enchantment', cost: '{G}', text: 'Legendary creatures you control have "bands with other legendary creatures."' },
  { name: 'King', type: 'Legendary Creature — Human', cost: '{G}', pt: '1/1' },
  { name: 'Queen', type: 'Legendary Creature — Human', cost: '{G}', pt: '1/1' },
  { name: 'Solitude', type: 'Instant', cost: '{U}', text: 'Target creature loses banding until end of turn.' },
  { name: 'Trampler', type: 'Creature — Beast', cost: '{G}', pt: '4/4', text: 'Trample' },
  { name: 'Fader', type: 'Creature — Illusion', cost: '{U}', pt: '3/3', text: 'Phasing' },
  { name: 'Blink Out', type: 'Instant', cost: '{U}', text: 'Target creature phases out.' },
  { name: 'Strength', type: 'Enchantment — Aura', cost: '{W}', text: 'Enchant creature\nEnchanted creature gets +2/+2.' },
  { name: 'Bell', type: 'Artifact', text: 'Whenever a creature enters, you gain 1 life.' },
  { name: 'Shock Bolt', type: 'Instant', cost: '{R}', text: 'Shock Bolt deals 2 damage to any target.' },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
);

describe('702.22 banding', () => {
  it('702.22h: blocking one blocks the band', () => {
    const t = table({ A: { battlefield: ['Hero', 'Flyer'] }, B: { battlefield: ['Ogre'] } });
    t.choose('choose', 'Hero', 'Flyer').when('damage', { divide: [3, 0] });
    t.attack('Hero', 'Flyer').block(['Ogre', 'Hero']).to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.perm('Ogre').damage).toBe(2);
  });
  it("702.22k: the active player divides the blocker's damage", () => {
    const t = table({ A: { battlefield: ['Hero', 'Brute'] }, B: { battlefield: ['Ogre'] } });
    t.choose('choose', 'Hero', 'Brute');
    t.attack('Hero', 'Brute').block(['Ogre', 'Hero']).toDecision('damage');
    expect(t.decision.seat).toBe(0);
    t.answer({ divide: [0, 3] }).to('endCombat');
    expect(t.names('battlefield')).toContain('Hero');
  });
  it('702.22c: up to one creature without banding', () => {
    const t = table({ A: { battlefield: ['Hero', 'Bear', 'Ogre', 'Second Hero'] } });
    t.toDecision('attackers').answer(t.attackAnswer('Hero', 'Bear', 'Ogre', 'Second Hero'));
    expect(t.refusal({ pick: [0, 1, 2] })).toBe('702.22c');
    expect(t.refusal({ pick: [0, 1, 3] })).toBe(null);
    t.answer({ pick: [0, 1, 3] });
    expect(t.obj('Hero').band).toBe(t.obj('Bear').band);
    expect(t.obj('Ogre').band).toBe(0);
  });
  it('702.22j: with banding among the blockers the defending player divides', () => {
    const t = table({ A: { battlefield: ['Brute'] }, B: { battlefield: ['Hero', 'Ogre'] } });
    t.attack('Brute').block(['Hero', 'Brute'], ['Ogre', 'Brute']).toDecision('damage');
    expect(t.decision.seat).toBe(1);
    t.answer({ divide: [5, 0] }).to('endCombat');
    expect(t.names('battlefield')).toContain('Ogre');
  });
  it('702.22c: one that bands with others of a quality, and any number of those', () => {
    const t = table({ A: { battlefield: ['Wolf One', 'Bear', 'Wolf Two', 'Wolf Three'] } });
    t.toDecision('attackers').answer(t.attackAnswer('Wolf One', 'Bear', 'Wolf Two', 'Wolf Three'));
    expect(t.decision.kind).toBe('choose'); // Bear is not among the options
    expect(t.refusal({ pick: [1, 2] })).toBe('702.22c'); // none of the two has the ability
    t.answer({ pick: [0, 1, 2] });
    expect(t.obj('Wolf One').band).toBe(t.obj('Wolf Three').band);
    expect(t.obj('Bear').band).toBe(0);
  });
  it('702.22c: the ability can be given', () => {
    const t = table({ A: { battlefield: ['Howl', 'King', 'Queen', 'Bear'] } });
    t.toDecision('attackers')
      .answer(t.attackAnswer('King', 'Queen', 'Bear'))
      .answer({ pick: [0, 1] });
    expect(t.obj('King').band).not.toBe(0);
  });
  it('702.22j: with one of them and another of the quality among the blockers the defending player divides', () => {
    const t = table({ A: { battlefield: ['Brute'] }, B: { battlefield: ['Wolf One', 'Wolf Two'] } });
    t.attack('Brute').block(['Wolf One', 'Brute'], ['Wolf Two', 'Brute']).toDecision('damage');
    expect(t.decision.seat).toBe(1);
    const alone = table({ A: { battlefield: ['Brute'] }, B: { battlefield: ['Wolf One', 'Bear'] } });
    alone.attack('Brute').block(['Wolf One', 'Brute'], ['Bear', 'Brute']).toDecision('damage');
    expect(alone.decision.seat).toBe(0);
  });
  it('702.22b: who loses banding loses these too', () => {
    const t = table({ A: { battlefield: ['Wolf One', 'Wolf Two', 'Island'], hand: ['Solitude'] } });
    t.cast('A', 'Solitude', { targets: ['Wolf One'] })
      .resolve()
      .attack('Wolf One', 'Wolf Two');
    expect(t.obj('Wolf One').band).toBe(0);
    expect(t.decision.kind).toBe('act');
  });
  it('702.22f: removed from combat, it is out of its band', () => {
    const t = table({ A: { battlefield: ['Hero', 'Bear'], hand: ['Blink Out', 'Blink Out'] }, B: { battlefield: ['Island'] } });
    t.choose('choose', 'Hero', 'Bear').attack('Hero', 'Bear').to('postcombatMain');
    expect([t.obj('Hero').band, t.obj('Bear').band]).toEqual([0, 0]);
  });
});

describe('702.26 phasing', () => {
  it('702.26a: out and in with the untap steps of its controller', () => {
    const t = table({ A: { battlefield: ['Fader', 'Bell'] } });
    expect(t.names('battlefield')).not.toContain('Fader'); // turn 1 has an untap step
    t.to('upkeep', 2);
    expect(t.names('battlefield')).not.toContain('Fader');
    t.to('upkeep', 3);
    expect(t.names('battlefield')).toContain('Fader');
    expect(t.life('A')).toBe(20); // 702.26d: it did not enter
    t.to('upkeep', 5);
    expect(t.names('battlefield')).not.toContain('Fader');
  });
  it('702.26c: it can attack when it phases in (it was under control all the time)', () => {
    const t = table({ A: { battlefield: ['Fader'] } });
    t.to('declareAttackers', 3).attack('Fader').to('endCombat');
    expect(t.life('B')).toBe(17);
  });
  it('702.26g: an Aura goes and comes with its host', () => {
    const t = table({ A: { hand: ['Strength', 'Blink Out'], battlefield: ['Plains', 'Island', 'Bear'] } });
    t.cast('A', 'Strength', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Blink Out', { targets: ['Bear'] }).resolve();
    expect(t.names('battlefield').sort()).toEqual(['Island', 'Plains']);
    expect(game.view(t.state, 1).phased.map((x) => x.name)).toEqual(['Bear', 'Strength']); // 702.26b: a status everybody sees
    expect(t.names('graveyard')).toEqual(['Blink Out']);
    t.to('upkeep', 3);
    expect(t.pt('Bear')).toBe('4/4');
  });
  it('702.26b: a spell does not find what is phased out; attacking it is out of combat', () => {
    const t = table({
      A: { battlefield: ['Bear'] },
      B: { hand: ['Blink Out'], battlefield: ['Island'] },
    });
    t.attack('Bear');
    t.cast('B', 'Blink Out', { targets: ['Bear'] })
      .resolve()
      .to('endCombat');
    expect(t.life('B')).toBe(20);
    t.to('upkeep', 3);
    expect(t.obj('Bear').attacking).toBe(0);
  });
  it('702.26b, 608.2b: a target that phased out is illegal', () => {
    const t = table({ A: { hand: ['Death Spell'], battlefield: ['Swamp'] }, B: { hand: ['Blink Out'], battlefield: ['Island', 'Bear'] } });
    t.cast('A', 'Death Spell', { targets: ['Bear'] });
    t.cast('B', 'Blink Out', { targets: ['Bear'] }).resolveAll();
    expect(t.names('graveyard', 'B')).toEqual(['Blink Out']);
    t.to('upkeep', 2);
    expect(t.names('battlefield')).toContain('Bear');
  });
  it('514.2: damage wears off while it is phased out', () => {
    const t = table({ A: { battlefield: ['Ogre', 'Mountain', 'Island'], hand: ['Shock Bolt', 'Blink Out'] } });
    t.cast('A', 'Shock Bolt', { targets: ['Ogre'] }).resolve();
    t.cast('A', 'Blink Out', { targets: ['Ogre'] }).resolve();
    t.to('upkeep', 3);
    expect(t.perm('Ogre').damage).toBe(0);
  });
});
