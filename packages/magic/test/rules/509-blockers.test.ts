/** Declaring blockers (CR 509) and the evasion abilities. Expected values: the rules' own text, and requirements-rules.md D5 where named. */
import { describe, expect, it } from 'vitest';
import { ITSELF, withRule } from '../data.js';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Shade', type: 'Creature — Spirit', pt: '2/2', text: 'Shadow' },
  { name: 'Winged Shade', type: 'Creature — Spirit', pt: '2/2', text: 'Flying\nShadow' },
  { name: 'Ghoul', type: 'Creature — Zombie', cost: '{B}', pt: '2/2', text: 'Fear' },
  { name: 'Ogre Bully', type: 'Creature — Ogre', cost: '{R}', pt: '2/2', text: 'Intimidate' },
  { name: 'Rider', type: 'Creature — Human', pt: '2/2', text: 'Horsemanship' },
  { name: 'Sneak', type: 'Creature — Rat', pt: '1/1', text: 'Skulk' },
  { name: 'Swamp Thing', type: 'Creature — Horror', pt: '2/2', text: 'Swampwalk' },
  { name: 'Snow Stalker', type: 'Creature — Cat', pt: '2/2', text: 'Menace\nFlying' },
  { name: 'Guard Dog', type: 'Creature — Dog', pt: '1/4', text: 'Guard Dog blocks each combat if able.' },
  { name: 'Lure Beast', type: 'Creature — Beast', pt: '1/6', text: 'All creatures able to block Lure Beast do so.' },
  { name: 'Coward', type: 'Creature — Human', pt: '1/1', text: "Coward can't block." },
  { name: 'Twin Guard', type: 'Creature — Giant', pt: '2/6', text: 'Twin Guard can block an additional creature each combat.' },
  { name: 'Picket', type: 'Creature — Human', pt: '1/3', text: 'Whenever Picket blocks, you gain 1 life.' },
  { name: 'Bramble', type: 'Creature — Plant', pt: '3/5', text: 'Whenever Bramble becomes blocked, you gain 1 life.' },
  {
    name: 'Bramble King',
    type: 'Creature — Plant',
    pt: '3/5',
    text: 'Whenever Bramble King becomes blocked by a creature, you gain 1 life.',
  },
  { name: 'Slip', type: 'Instant', cost: '{U}', text: "Target creature can't be blocked this turn." },
  { name: 'Wings', type: 'Instant', cost: '{U}', text: 'Target creature gains flying until end of turn.' },
  { name: 'Freezing Touch', type: 'Instant', cost: '{U}', text: 'Tap target creature.' },
  { name: 'Green Ward', type: 'Creature — Cleric', pt: '2/2', text: 'Protection from green' },
);

withRule('Timid', '1/1', { rule: 'cant', action: { act: 'block', who: ITSELF, attacker: { is: 'any' }, alone: 'alone' } });

/** Whether B may block A's attacker with the blocker; null: yes. */
function blocks(attacker: string, blocker: string, more: string[] = []): boolean {
  const t = table({ A: { battlefield: [attacker] }, B: { battlefield: [blocker, ...more] } });
  t.attack(attacker);
  return offers(t, blocker, attacker);
}
function offers(t: Table, blocker: string, attacker: string): boolean {
  while (t.state.pending?.kind === 'act' && t.state.turn.step !== 'endCombat') t.answer({ pick: [0] });
  if (t.state.pending?.kind !== 'blockers') return false;
  try {
    return t.refusal(t.blockAnswer([blocker, attacker])) === null;
  } catch {
    return false;
  }
}

describe('509.1a-b Who may block what', () => {
  it('509.1a: untapped creatures may block, summoning sick ones too', () => {
    const t = table({
      A: { battlefield: ['Grizzly Bears'] },
      B: { battlefield: ['2 Plains', { card: 'Hill Giant', tapped: 'tapped' }], hand: ['Raise the Alarm'] },
    });
    t.attack('Grizzly Bears');
    t.cast('B', 'Raise the Alarm').resolve();
    t.toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Soldier Token', 'Grizzly Bears']))).toBeNull();
    expect(() => t.blockAnswer(['Hill Giant', 'Grizzly Bears'])).toThrow();
  });
  it('509.1a: several creatures may block the same attacker, each blocks one', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, B: { battlefield: ['2 Squire'] } });
    t.attack('Grizzly Bears', 'Hill Giant').toDecision('blockers');
    expect(
      t.refusal({
        pairs: [
          [0, 0],
          [1, 0],
        ],
      }),
    ).toBeNull();
    expect(
      t.refusal({
        pairs: [
          [0, 0],
          [0, 1],
        ],
      }),
    ).not.toBeNull();
  });
  it('702.9b: a creature with flying only by flying or reach', () => {
    expect(blocks('Air Elemental', 'Grizzly Bears')).toBe(false);
    expect(blocks('Air Elemental', 'Wind Drake')).toBe(true);
    expect(blocks('Air Elemental', 'Giant Spider')).toBe(true); // 702.17b
    expect(blocks('Grizzly Bears', 'Wind Drake')).toBe(true);
  });
  it('702.28b: shadow blocks and is blocked only by shadow; 509.1b example: flying and shadow (D5 75)', () => {
    expect(blocks('Shade', 'Grizzly Bears')).toBe(false);
    expect(blocks('Grizzly Bears', 'Shade')).toBe(false);
    expect(blocks('Shade', 'Shade')).toBe(true);
    expect(blocks('Winged Shade', 'Wind Drake')).toBe(false);
    expect(blocks('Winged Shade', 'Shade')).toBe(false);
    expect(blocks('Winged Shade', 'Winged Shade')).toBe(true);
  });
  it('702.36b: fear: only artifact and black creatures', () => {
    expect(blocks('Ghoul', 'Grizzly Bears')).toBe(false);
    expect(blocks('Ghoul', 'Memnite')).toBe(true);
    expect(blocks('Ghoul', 'Black Knight')).toBe(true);
  });
  it('702.13b: intimidate: only artifact creatures and those that share a color', () => {
    expect(blocks('Ogre Bully', 'Grizzly Bears')).toBe(false);
    expect(blocks('Ogre Bully', 'Hill Giant')).toBe(true);
    expect(blocks('Ogre Bully', 'Memnite')).toBe(true);
  });
  it('702.31b: horsemanship only by horsemanship, but it may block others', () => {
    expect(blocks('Rider', 'Grizzly Bears')).toBe(false);
    expect(blocks('Rider', 'Rider')).toBe(true);
    expect(blocks('Grizzly Bears', 'Rider')).toBe(true);
  });
  it('702.118b: skulk: not by creatures with greater power', () => {
    expect(blocks('Sneak', 'Grizzly Bears')).toBe(false);
    expect(blocks('Sneak', 'Squire')).toBe(true);
    expect(blocks('Sneak', 'Memnite')).toBe(true);
  });
  it('702.14c: landwalk: unblockable while the defending player controls such a land', () => {
    expect(blocks('Swamp Thing', 'Grizzly Bears', ['Swamp'])).toBe(false);
    expect(blocks('Swamp Thing', 'Grizzly Bears', ['Forest'])).toBe(true);
  });
  it("702.14c: the attacking player's own land does not count", () => {
    const t = table({ A: { battlefield: ['Swamp Thing', 'Swamp'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Swamp Thing');
    expect(offers(t, 'Grizzly Bears', 'Swamp Thing')).toBe(true);
  });
  it('702.14c: a nonbasic land with the type counts (305.8)', () => {
    expect(blocks('Swamp Thing', 'Grizzly Bears', ['Urborg, Tomb of Yawgmoth'])).toBe(false);
  });
  it("702.16f: a creature with protection can't be blocked by what it is protected from", () => {
    expect(blocks('White Knight', 'Black Knight')).toBe(false);
    expect(blocks('White Knight', 'Grizzly Bears')).toBe(true);
    expect(blocks('Grizzly Bears', 'Green Ward')).toBe(true); // protection does not stop blocking
    expect(blocks('Green Ward', 'Grizzly Bears')).toBe(false);
  });
  it('509.1b: "can\'t be blocked"', () => {
    expect(blocks('Phantom Warrior', 'Grizzly Bears')).toBe(false);
  });
  it('509.1b: "can\'t block"', () => {
    expect(blocks('Grizzly Bears', 'Coward')).toBe(false);
  });
  it('509.1b: "can\'t block alone"', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Timid', 'Squire'] } });
    t.attack('Grizzly Bears').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Timid', 'Grizzly Bears']))).toBe('509.1b');
    expect(t.refusal(t.blockAnswer(['Squire', 'Grizzly Bears']))).toBeNull();
    expect(t.refusal(t.blockAnswer(['Timid', 'Grizzly Bears'], ['Squire', 'Grizzly Bears']))).toBeNull();
  });
  it('702.111b: menace: by two or more, or not at all', () => {
    const t = table({ A: { battlefield: ['Boggart Brute'] }, B: { battlefield: ['Squire', 'Memnite'] } });
    t.attack('Boggart Brute').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Squire', 'Boggart Brute']))).toBe('509.1b');
    expect(t.refusal(t.blockAnswer(['Squire', 'Boggart Brute'], ['Memnite', 'Boggart Brute']))).toBeNull();
    expect(t.refusal({ pairs: [] })).toBeNull();
  });
  it('702.111b: menace and flying: two creatures with flying or reach', () => {
    const t = table({ A: { battlefield: ['Snow Stalker'] }, B: { battlefield: ['Squire', 'Wind Drake', 'Giant Spider'] } });
    t.attack('Snow Stalker').toDecision('blockers');
    expect(() => t.blockAnswer(['Squire', 'Snow Stalker'])).toThrow();
    expect(t.refusal(t.blockAnswer(['Wind Drake', 'Snow Stalker']))).toBe('509.1b');
    expect(t.refusal(t.blockAnswer(['Wind Drake', 'Snow Stalker'], ['Giant Spider', 'Snow Stalker']))).toBeNull();
  });
  it('509.1a: a creature that can block an additional creature may block two', () => {
    const t = table({ A: { battlefield: ['2 Grizzly Bears', 'Memnite'] }, B: { battlefield: ['Twin Guard'] } });
    t.attack('Grizzly Bears', 'Grizzly Bears', 'Memnite').toDecision('blockers');
    expect(
      t.refusal({
        pairs: [
          [0, 0],
          [0, 1],
        ],
      }),
    ).toBeNull();
    expect(
      t.refusal({
        pairs: [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
      }),
    ).not.toBeNull();
  });
  it('509.1a: only creatures attacking that player or their planeswalkers can be blocked: both here', () => {
    const t = table({
      A: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
      B: { battlefield: ["Elspeth, Sun's Champion", 'Squire', 'Memnite'] },
    });
    t.attack('Grizzly Bears', ['Hill Giant', "Elspeth, Sun's Champion"]).toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Squire', 'Hill Giant'], ['Memnite', 'Grizzly Bears']))).toBeNull();
  });
});

describe('509.1c Requirements', () => {
  it('509.1c: a creature that blocks if able must', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Guard Dog', 'Squire'] } });
    t.attack('Grizzly Bears').toDecision('blockers');
    expect(t.refusal({ pairs: [] })).toBe('509.1c');
    expect(t.refusal(t.blockAnswer(['Guard Dog', 'Grizzly Bears']))).toBeNull();
  });
  it('509.1c: example: one must-block creature and another, against menace: both must block the same attacker (D5 74)', () => {
    const t = table({ A: { battlefield: ['2 Boggart Brute'] }, B: { battlefield: ['Guard Dog', 'Squire'] } });
    t.attack('Boggart Brute', 'Boggart Brute').toDecision('blockers');
    expect(t.refusal({ pairs: [] })).toBe('509.1c');
    expect(t.refusal({ pairs: [[0, 0]] })).toBe('509.1b');
    expect(
      t.refusal({
        pairs: [
          [0, 0],
          [1, 1],
        ],
      }),
    ).toBe('509.1b');
    expect(
      t.refusal({
        pairs: [
          [0, 0],
          [1, 0],
        ],
      }),
    ).toBeNull();
    expect(
      t.refusal({
        pairs: [
          [0, 1],
          [1, 1],
        ],
      }),
    ).toBeNull();
  });
  it('509.1c: all creatures able to block it do so', () => {
    const t = table({
      A: { battlefield: ['Lure Beast', 'Grizzly Bears'] },
      B: { battlefield: ['Squire', 'Memnite', { card: 'Hill Giant', tapped: 'tapped' }] },
    });
    t.attack('Lure Beast', 'Grizzly Bears').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Squire', 'Lure Beast'], ['Memnite', 'Grizzly Bears']))).toBe('509.1c');
    expect(t.refusal(t.blockAnswer(['Squire', 'Lure Beast'], ['Memnite', 'Lure Beast']))).toBeNull();
  });
  it('509.1c: "if able": one that can\'t block a flier need not', () => {
    const t = table({ A: { battlefield: ['Air Elemental'] }, B: { battlefield: ['Guard Dog'] } });
    t.attack('Air Elemental').to('endCombat');
    expect(t.life('B')).toBe(16);
  });
  it('509.1c: a tapped creature that must block need not', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Freezing Touch'] }, B: { battlefield: ['Guard Dog'] } });
    t.cast('A', 'Freezing Touch', { targets: ['Guard Dog'] }).resolve();
    t.attack('Grizzly Bears').to('endCombat');
    expect(t.life('B')).toBe(18);
  });
});

describe('509.1g-i, 509.3 After the declaration', () => {
  it('509.1h: an attacker stays blocked when its blocker is gone, and deals no damage (D5 76)', () => {
    const t = table({ A: { battlefield: ['Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Hill Giant').block(['Grizzly Bears', 'Hill Giant']);
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve();
    t.to('endCombat');
    expect(t.life('B')).toBe(20);
  });
  it('509.1h: evasion gained after blocks changes nothing', () => {
    const t = table({ A: { battlefield: ['Hill Giant', '2 Island'], hand: ['Wings', 'Slip'] }, B: { battlefield: ['Squire'] } });
    t.attack('Hill Giant').block(['Squire', 'Hill Giant']);
    t.cast('A', 'Wings', { targets: ['Hill Giant'] }).resolve();
    t.cast('A', 'Slip', { targets: ['Hill Giant'] }).resolve();
    t.to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.names('graveyard', 'B')).toEqual(['Squire']);
  });
  it('509.1h: evasion gained before blocks counts', () => {
    const t = table({ A: { battlefield: ['Hill Giant', 'Island'], hand: ['Wings'] }, B: { battlefield: ['Squire'] } });
    t.attack('Hill Giant');
    t.cast('A', 'Wings', { targets: ['Hill Giant'] }).resolve();
    expect(offers(t, 'Squire', 'Hill Giant')).toBe(false);
  });
  it('509.2: after blocks the active player gets priority', () => {
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Squire'] } });
    t.attack('Hill Giant').block(['Squire', 'Hill Giant']);
    expect(t.decision.seat).toBe(0);
    expect(t.state.turn.step).toBe('declareBlockers');
  });
  it('509.3a: "whenever this blocks" once per combat, even when it blocks two', () => {
    define({
      name: 'Wide Picket',
      type: 'Creature — Human',
      pt: '1/9',
      text: 'Wide Picket can block an additional creature each combat.\nWhenever Wide Picket blocks, you gain 1 life.',
    });
    const t = table({ A: { battlefield: ['2 Grizzly Bears'] }, B: { battlefield: ['Wide Picket'] } });
    t.attack('Grizzly Bears', 'Grizzly Bears')
      .toDecision('blockers')
      .answer({
        pairs: [
          [0, 0],
          [0, 1],
        ],
      });
    t.to('endCombat');
    expect(t.life('B')).toBe(21);
  });
  it('509.3c: "whenever this becomes blocked" once, 509.3d: "by a creature" once for each blocker', () => {
    for (const [name, gain] of [
      ['Bramble', 1],
      ['Bramble King', 2],
    ] as const) {
      const t = table({ A: { battlefield: [name] }, B: { battlefield: ['Squire', 'Memnite'] } });
      t.attack(name).block(['Squire', name], ['Memnite', name]).resolveAll();
      expect(t.life('A')).toBe(20 + gain);
    }
  });
  it('509.3c: no trigger when it is not blocked', () => {
    const t = table({ A: { battlefield: ['Bramble'] }, B: { battlefield: ['Squire'] } });
    t.attack('Bramble').toDecision('blockers').answer({ pairs: [] }).to('endCombat');
    expect(t.life('A')).toBe(20);
  });
  it('506.4, 509.1g: a blocker that leaves neither deals nor is dealt combat damage (510.2 example, D5 81)', () => {
    // Squadron Hawk-like bird and Goblin Piker attack; Mogg Fanatic blocks the Piker and is sacrificed for the bird
    define({ name: 'Small Bird', type: 'Creature — Bird', pt: '1/1', text: 'Flying' });
    const t = table({ A: { battlefield: ['Small Bird', 'Goblin Piker'] }, B: { battlefield: ['Mogg Fanatic'] } });
    t.attack('Small Bird', 'Goblin Piker').block(['Mogg Fanatic', 'Goblin Piker']);
    t.activate('B', 'Mogg Fanatic', { targets: ['Small Bird'] }).resolve();
    t.to('endCombat');
    expect(t.names('graveyard', 'A')).toEqual(['Small Bird']);
    expect(t.perm('Goblin Piker').tapped).toBe(true);
    expect(t.life('B')).toBe(20);
  });
  it('510.2: example, other choice: the Fanatic stays and both it and the Piker die', () => {
    const t = table({ A: { battlefield: ['Goblin Piker'] }, B: { battlefield: ['Mogg Fanatic'] } });
    t.attack('Goblin Piker').block(['Mogg Fanatic', 'Goblin Piker']).to('endCombat');
    expect(t.names('graveyard', 'B')).toEqual(['Mogg Fanatic']);
    expect(t.names('graveyard', 'A')).toEqual(['Goblin Piker']);
  });
});
