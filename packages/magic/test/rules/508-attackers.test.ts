/** Combat phase and declaring attackers (CR 506, 508). Expected values: the rules' own text, and requirements-rules.md D5 where named. */

import type { Effect, PlayerRef } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { instant, TARGET_PERMANENT } from '../data.js';
import { define, defineData, table } from '../kit.js';

define(
  { name: 'Pack Hound', type: 'Creature — Dog', pt: '2/2', text: "Pack Hound can't attack alone." },
  { name: 'Berserker', type: 'Creature — Human', pt: '3/1', text: 'Berserker attacks each combat if able.' },
  { name: 'Pacifist', type: 'Creature — Human', pt: '3/1', text: "Pacifist can't attack." },
  { name: 'War Drummer', type: 'Creature — Human', pt: '1/1', text: 'Whenever War Drummer attacks, you gain 1 life.' },
  { name: 'Trumpeter', type: 'Artifact', text: 'Whenever a creature you control attacks, you gain 1 life.' },
  { name: 'Freezing Touch', type: 'Instant', cost: '{U}', text: 'Tap target creature.' },
  { name: 'Thaw', type: 'Instant', cost: '{U}', text: 'Untap target creature.' },
  { name: 'Shackle', type: 'Instant', cost: '{W}', text: "Target creature can't attack this turn." },
  { name: 'Recruit', type: 'Instant', cost: '{R}', text: 'Create a 1/1 white Soldier creature token.' },
);
/** "Gain control of target permanent until end of turn", at instant speed. */
defineData({
  name: 'Sudden Claim',
  layout: 'normal',
  faces: [
    {
      name: 'Sudden Claim',
      manaCost: '{U}',
      supertypes: [],
      types: ['Instant'],
      subtypes: [],
      abilities: [
        {
          kind: 'spell',
          program: {
            targets: [{ from: ['battlefield'], what: { is: 'permanent' }, min: 1, max: 1 }],
            effect: {
              do: 'continuous',
              affects: { sel: 'target', index: 0 },
              mods: [{ mod: 'control', who: { player: 'you' } }],
              rules: [],
              duration: 'endOfTurn',
            },
          },
        },
      ],
    },
  ],
});

describe('508.1 Declaring attackers', () => {
  it('508.1a: creatures controlled since the turn began may attack; new and noncreature ones not', () => {
    const t = table({
      A: {
        battlefield: ['Grizzly Bears', 'Sol Ring'],
        hand: ['Memnite', 'Raging Goblin'],
      },
    });
    t.cast('A', 'Memnite').resolve();
    t.toDecision('attackers');
    const options = (t.decision.ask as unknown as { options: { entity: number }[] }).options;
    expect(options.map((o) => o.entity)).toEqual([t.perm('Grizzly Bears').id]);
  });
  it('508.1a, 702.10b: haste lets a new creature attack', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Raging Goblin'] } });
    t.cast('A', 'Raging Goblin').resolve();
    t.attack('Raging Goblin').to('endCombat');
    expect(t.life('B')).toBe(19);
  });
  it('302.6: a creature one has just gained control of cannot attack', () => {
    const t = table({ A: { battlefield: ['4 Island'], hand: ['Control Magic'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Control Magic', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.perm('Grizzly Bears').controller).toBe(0);
    t.to('postcombatMain');
    expect(t.happened('attack')).toEqual([]);
    expect(t.obj('Grizzly Bears').since).toBe(1);
    t.to('precombatMain', 3).attack('Grizzly Bears').to('endCombat');
    expect(t.life('B')).toBe(18);
  });
  it('302.6: with haste it can (Act of Treason), and its owner can attack with it on the next turn', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Act of Treason', { targets: ['Grizzly Bears'] }).resolve();
    t.attack('Grizzly Bears').to('endCombat');
    expect(t.life('B')).toBe(18);
    t.to('precombatMain', 2);
    expect(t.perm('Grizzly Bears').controller).toBe(1);
    t.attack('Grizzly Bears').to('endCombat');
    expect(t.life('A')).toBe(18);
  });
  it('508.1b: each attacker attacks a player or a planeswalker', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, B: { battlefield: ["Elspeth, Sun's Champion"] } });
    t.attack('Grizzly Bears', ['Hill Giant', "Elspeth, Sun's Champion"]).to('endCombat');
    expect(t.life('B')).toBe(18);
    expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(1);
  });
  it('508.1c: "can\'t attack" makes a declaration with it impossible', () => {
    const t = table({ A: { battlefield: ['Pacifist', 'Grizzly Bears'] } }).toDecision('attackers');
    expect(() => t.attackAnswer('Pacifist')).toThrow();
  });
  it("508.1c: example: two creatures that each can't attack alone may attack together (D5 72)", () => {
    const t = table({ A: { battlefield: ['2 Pack Hound'] } }).toDecision('attackers');
    expect(t.refusal(t.attackAnswer('Pack Hound'))).toBe('508.1c');
    expect(t.refusal(t.attackAnswer('Pack Hound', 'Pack Hound'))).toBeNull();
  });
  it("508.1c: one that can't attack alone may attack with any other creature", () => {
    const t = table({ A: { battlefield: ['Pack Hound', 'Grizzly Bears'] } }).toDecision('attackers');
    expect(t.refusal(t.attackAnswer('Pack Hound'))).toBe('508.1c');
    expect(t.refusal(t.attackAnswer('Pack Hound', 'Grizzly Bears'))).toBeNull();
    expect(t.refusal(t.attackAnswer('Grizzly Bears'))).toBeNull();
  });
  it('508.1d: a creature that attacks if able must be declared', () => {
    const t = table({ A: { battlefield: ['Berserker', 'Grizzly Bears'] } }).toDecision('attackers');
    expect(t.refusal({ pairs: [] })).toBe('508.1d');
    expect(t.refusal(t.attackAnswer('Grizzly Bears'))).toBe('508.1d');
    expect(t.refusal(t.attackAnswer('Berserker'))).toBeNull();
    expect(t.refusal(t.attackAnswer('Berserker', 'Grizzly Bears'))).toBeNull();
  });
  it('508.1d: "if able": a tapped one need not', () => {
    const t = table({ A: { battlefield: ['Berserker', 'Grizzly Bears'] }, B: { battlefield: ['Island'], hand: ['Freezing Touch'] } }).to(
      'beginCombat',
    );
    t.cast('B', 'Freezing Touch', { targets: ['Berserker'] }).resolve();
    t.toDecision('attackers');
    expect(t.refusal({ pairs: [] })).toBeNull();
  });
  it('508.1d: a restriction wins over a requirement (101.2)', () => {
    const t = table({ A: { battlefield: ['Berserker', 'Grizzly Bears', 'Plains'], hand: ['Shackle'] } });
    t.cast('A', 'Shackle', { targets: ['Berserker'] }).resolve();
    t.toDecision('attackers');
    expect(() => t.attackAnswer('Berserker')).toThrow();
    expect(t.refusal({ pairs: [] })).toBeNull();
  });
  it('508.1f: attacking creatures become tapped; vigilance keeps them untapped (702.20b)', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Serra Angel'] } });
    t.attack('Grizzly Bears', 'Serra Angel');
    expect(t.perm('Grizzly Bears').tapped).toBe(true);
    expect(t.perm('Serra Angel').tapped).toBe(false);
  });
  it('508.1m: "whenever this attacks" triggers on the declaration', () => {
    const t = table({ A: { battlefield: ['War Drummer'] } });
    t.attack('War Drummer');
    expect(t.names('stack')).toEqual(['War Drummer']);
    t.resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('508.3: once for each creature that attacks', () => {
    const t = table({ A: { battlefield: ['Trumpeter', '3 Grizzly Bears'] } });
    t.attack('Grizzly Bears', 'Grizzly Bears').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('508.8: with no attackers the declare blockers and combat damage steps are skipped', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Grizzly Bears'] } }).toDecision('attackers');
    t.answer({ pairs: [] }).to('postcombatMain');
    const steps = t.events.filter((e) => e.kind === 'step').map((e) => e.word);
    expect(steps).not.toContain('declareBlockers');
    expect(steps).not.toContain('combatDamage');
    expect(steps).toContain('endCombat');
  });
});

describe('506 Combat phase', () => {
  it("506.2: only the active player's creatures attack", () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Hill Giant'] } }).toDecision('attackers');
    expect(t.decision.seat).toBe(0);
    expect((t.decision.ask as unknown as { options: unknown[] }).options.length).toBe(1);
  });
  it('506.4: an attacker whose controller changes is removed from combat', () => {
    const t = table({ A: { battlefield: ['Hill Giant', 'Grizzly Bears'] }, B: { battlefield: ['Island'], hand: ['Sudden Claim'] } });
    t.attack('Hill Giant', 'Grizzly Bears');
    t.cast('B', 'Sudden Claim', { targets: ['Hill Giant'] }).resolve();
    expect(t.obj('Hill Giant').attacking).toBe(0);
    t.to('endCombat');
    expect(t.life('B')).toBe(18);
  });
  it('506.4: also one whose controller changes and changes back within one resolution', () => {
    const control = (who: PlayerRef): Effect => ({
      do: 'continuous',
      affects: { sel: 'target', index: 0 },
      mods: [{ mod: 'control', who }],
      rules: [],
      duration: 'indefinite',
    });
    instant('Borrowed Moment', '{U}', [TARGET_PERMANENT], {
      do: 'seq',
      of: [control({ player: 'you' }), control({ player: 'ownerOf', of: { sel: 'target', index: 0 } })],
    });
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Island'], hand: ['Borrowed Moment'] } });
    t.attack('Grizzly Bears')
      .cast('B', 'Borrowed Moment', { targets: ['Grizzly Bears'] })
      .resolve();
    expect(t.perm('Grizzly Bears').controller).toBe(0);
    expect(t.obj('Grizzly Bears').attacking).toBe(0);
    t.to('postcombatMain');
    expect(t.life('B')).toBe(20);
    expect(t.perm('Grizzly Bears').sick).toBe(true);
  });
  it('506.4: an attacker that stops being a creature is removed from combat', () => {
    define({ name: 'Statue Charm', type: 'Instant', cost: '{U}', text: 'Target creature gets -1/-0 until end of turn.' });
    defineData({
      name: 'Petrify',
      layout: 'normal',
      faces: [
        {
          name: 'Petrify',
          manaCost: '{U}',
          supertypes: [],
          types: ['Instant'],
          subtypes: [],
          abilities: [
            {
              kind: 'spell',
              program: {
                targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
                effect: {
                  do: 'continuous',
                  affects: { sel: 'target', index: 0 },
                  mods: [{ mod: 'types', change: 'set', types: ['Artifact'], subtypes: [], supertypes: [] }],
                  rules: [],
                  duration: 'endOfTurn',
                },
              },
            },
          ],
        },
      ],
    });
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Island'], hand: ['Petrify'] } });
    t.attack('Hill Giant');
    t.cast('B', 'Petrify', { targets: ['Hill Giant'] }).resolve();
    expect(t.obj('Hill Giant').attacking).toBe(0);
    t.to('endCombat');
    expect(t.life('B')).toBe(20);
  });
  it('506.4: a regenerated attacker is removed from combat (701.15a)', () => {
    const t = table({ A: { battlefield: ['River Boa', 'Forest'] }, B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } });
    t.attack('River Boa');
    t.activate('A', 'River Boa').resolve();
    t.cast('B', 'Lightning Bolt', { targets: ['River Boa'] }).resolve();
    expect(t.obj('River Boa').attacking).toBe(0);
    t.to('endCombat');
    expect(t.life('B')).toBe(20);
  });
  it('506.4a: once attacking, "can\'t attack" comes too late', () => {
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Plains'], hand: ['Shackle'] } });
    t.attack('Hill Giant');
    t.cast('B', 'Shackle', { targets: ['Hill Giant'] }).resolve();
    t.to('endCombat');
    expect(t.life('B')).toBe(17);
  });
  it('506.4b: untapping an attacker does not remove it from combat', () => {
    const t = table({ A: { battlefield: ['Hill Giant', 'Island'], hand: ['Thaw'] } });
    t.attack('Hill Giant');
    t.cast('A', 'Thaw', { targets: ['Hill Giant'] }).resolve();
    t.to('endCombat');
    expect(t.perm('Hill Giant').tapped).toBe(false);
    expect(t.life('B')).toBe(17);
  });
  it('506.4b: tapping a blocker does not prevent its combat damage', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Freezing Touch'] }, B: { battlefield: ['Hill Giant'] } });
    t.attack('Grizzly Bears').block(['Hill Giant', 'Grizzly Bears']);
    t.cast('A', 'Freezing Touch', { targets: ['Hill Giant'] }).resolve();
    t.to('endCombat');
    expect(t.names('graveyard', 'A')).toContain('Grizzly Bears');
  });
  it('506.4c: the attacked planeswalker gone, the attacker stays, may be blocked, and deals no damage unblocked (D5 77)', () => {
    const t = table({
      A: { battlefield: ['Hill Giant', '3 Swamp'], hand: ["Hero's Downfall"] },
      B: { battlefield: ["Elspeth, Sun's Champion", 'Grizzly Bears'] },
    });
    t.attack(['Hill Giant', "Elspeth, Sun's Champion"]);
    t.cast('A', "Hero's Downfall", { targets: ["Elspeth, Sun's Champion"] }).resolve();
    t.toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Grizzly Bears', 'Hill Giant']))).toBeNull();
    t.answer({ pairs: [] });
    expect(t.obj('Hill Giant').attacking).not.toBe(0);
    t.to('endCombat');
    expect(t.life('B')).toBe(20);
  });
  it('506.4c, 508.1b: a planeswalker whose controller changes is no longer attacked', () => {
    const t = table({
      A: { battlefield: ['Hill Giant', 'Island'], hand: ['Sudden Claim'] },
      B: { battlefield: ["Elspeth, Sun's Champion"] },
    });
    t.attack(['Hill Giant', "Elspeth, Sun's Champion"]);
    t.cast('A', 'Sudden Claim', { targets: ["Elspeth, Sun's Champion"] }).resolve();
    t.to('endCombat');
    expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(4);
    expect(t.life('B')).toBe(20);
  });
  it('506.5: a creature that is the only one declared attacks alone (702.83b)', () => {
    define({ name: 'Squire of Valor', type: 'Creature — Human Knight', pt: '1/1', text: 'Exalted' });
    const t = table({ A: { battlefield: ['Grizzly Bears', '2 Squire of Valor'] } });
    t.attack('Grizzly Bears').resolveAll();
    expect(t.pt('Grizzly Bears')).toBe('4/4');
    const u = table({ A: { battlefield: ['Grizzly Bears', '2 Squire of Valor'] } });
    u.attack('Grizzly Bears', 'Squire of Valor').resolveAll();
    expect(u.pt('Grizzly Bears')).toBe('2/2');
  });
  it('508.4: a creature put onto the battlefield attacking did not attack: its attack trigger does not trigger', () => {
    define({
      name: 'Shadow Adept',
      type: 'Creature — Human Ninja',
      cost: '{3}{U}',
      pt: '2/2',
      text: 'Ninjutsu {U}\nWhenever Shadow Adept attacks, you gain 5 life.',
    });
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Island', 'Trumpeter'], hand: ['Shadow Adept'] } });
    t.attack('Grizzly Bears').resolveAll();
    t.toDecision('act').to('declareBlockers');
    t.activate('A', 'Shadow Adept').resolve();
    expect(t.perm('Shadow Adept').tapped).toBe(true);
    expect(t.obj('Shadow Adept').attacking).not.toBe(0);
    t.to('endCombat');
    expect(t.life('A')).toBe(21); // only the Trumpeter for the bears
    expect(t.life('B')).toBe(18);
    expect(t.names('hand', 'A')).toEqual(['Grizzly Bears']);
  });
});

define({
  name: 'Exerter',
  type: 'Creature — Human',
  cost: '{W}',
  pt: '2/2',
  text: 'You may exert Exerter as it attacks. When you do, it gets +1/+1 until end of turn.',
});

describe('508.1g optional costs to attack', () => {
  it('508.1g, 508.1m: what paying the cost triggers triggers once', () => {
    const t = table({ A: { battlefield: ['Exerter'] } });
    t.when('may', { yes: true });
    t.to('precombatMain', 3).attack('Exerter').resolveAll();
    expect(t.pt('Exerter')).toBe('3/3');
  });
});
