/** Combat damage (CR 510) with first strike, double strike, deathtouch, trample, lifelink. Expected values: the rules' own text, D5 where named. */
import { describe, expect, it } from 'vitest';
import { ITSELF, instant, TARGET_PERMANENT, withRule } from '../data.js';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Ox', type: 'Creature — Ox', pt: '5/6' },
  { name: 'Guardian', type: 'Creature — Cat', pt: '0/3' },
  { name: 'Wurmling', type: 'Creature — Wurm', cost: '{G}', pt: '6/6', text: 'Trample' },
  { name: 'Asp', type: 'Creature — Snake', pt: '3/1', text: 'Trample, deathtouch' },
  { name: 'Green Ward', type: 'Creature — Cleric', cost: '{W}', pt: '2/2', text: 'Protection from green' },
  { name: 'Quick Lesson', type: 'Instant', cost: '{R}', text: 'Target creature gains first strike until end of turn.' },
  { name: 'Dizziness', type: 'Instant', cost: '{R}', text: 'Target creature loses first strike until end of turn.' },
  { name: 'Twin Lesson', type: 'Instant', cost: '{R}', text: 'Target creature gains double strike until end of turn.' },
  { name: 'Unlearn', type: 'Instant', cost: '{R}', text: 'Target creature loses double strike until end of turn.' },
  { name: 'Trample Lesson', type: 'Instant', cost: '{R}', text: 'Target creature gains trample until end of turn.' },
  { name: 'Twin Guard', type: 'Creature — Giant', pt: '3/6', text: 'Twin Guard can block an additional creature each combat.' },
  { name: 'Weakling', type: 'Creature — Human', pt: '-1/3' },
  {
    name: 'Scar Tyrant',
    type: 'Creature — Giant',
    pt: '3/3',
    text: 'Whenever Scar Tyrant deals combat damage to a player, you gain 10 life.',
  },
  {
    name: 'Striding Beast',
    type: 'Creature — Beast',
    pt: '4/4',
    text: "You may have this creature assign its combat damage as though it weren't blocked.",
  },
  { name: 'Martyr Bell', type: 'Artifact', text: 'Whenever a creature dies, you gain 1 life.' },
  { name: 'Killjoy', type: 'Enchantment', text: "Players can't gain life." },
  { name: 'Titan', type: 'Creature — Giant', pt: '7/7', text: 'Trample' },
);

define(
  { name: 'Wide Bear', type: 'Creature — Bear', pt: '2/2', text: 'Wide Bear can block an additional creature each combat.' },
  { name: 'Stamper', type: 'Creature — Beast', pt: '3/3', text: 'Trample' },
  { name: 'Wide Ox', type: 'Creature — Ox', pt: '2/6', text: 'Wide Ox can block an additional creature each combat.' },
  { name: 'Vig Lesson', type: 'Instant', cost: '{W}', text: 'Target creature gains vigilance until end of turn.' },
);
instant('Pull', '{U}', [TARGET_PERMANENT], { do: 'removeFromCombat', what: { sel: 'target', index: 0 } });
withRule('Doran Tree', '0/5', { rule: 'assignDamage', what: ITSELF, by: 'toughness' });

/** Answers the next question of how to divide combat damage. */
const divide = (t: Table, ...shares: number[]): Table => {
  t.toDecision('damage').answer({ divide: shares });
  return t;
};
const damaged = (t: Table, name: string, n = 0): number =>
  t.perms(name)[n] ? (t.state.objects.rows.find((o) => o.id === t.perms(name)[n].id)?.damage ?? 0) : -1;

describe('510.1-510.3 Assignment', () => {
  it('510.1a: damage equal to power; 0 or less deals none at all', () => {
    const t = table({ A: { battlefield: ['Weakling', 'Guardian'] } });
    t.attack('Weakling', 'Guardian').to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.happened('damage')).toEqual([]);
  });
  it('510.1a: damage equal to toughness where an effect says so', () => {
    const t = table({ A: { battlefield: ['Doran Tree'] } });
    t.attack('Doran Tree').to('endCombat');
    expect(t.life('B')).toBe(15);
  });
  it('510.1b: an unblocked creature deals its damage to what it attacks', () => {
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Squire'] } });
    t.attack('Hill Giant').to('endCombat');
    expect(t.life('B')).toBe(17);
  });
  it('510.1c: one blocker gets all of it; 510.2: both deal damage at once', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Grizzly Bears').block(['Grizzly Bears', 'Grizzly Bears']).to('endCombat');
    expect(t.names('graveyard', 'A')).toEqual(['Grizzly Bears']);
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.life('B')).toBe(20);
  });
  it('510.1c: divided among several blockers as its controller chooses: any split is legal (no damage assignment order in this edition, D5 78)', () => {
    for (const shares of [
      [3, 2],
      [4, 1],
      [5, 0],
      [0, 5],
      [2, 3],
    ]) {
      const t = table({ A: { battlefield: ['Ox'] }, B: { battlefield: ['Guardian', 'Llanowar Elves'] } });
      t.attack('Ox').block(['Guardian', 'Ox'], ['Llanowar Elves', 'Ox']);
      divide(t, ...shares).to('endCombat');
      const dead = [...(shares[0] >= 3 ? ['Guardian'] : []), ...(shares[1] >= 1 ? ['Llanowar Elves'] : [])];
      expect(t.names('graveyard', 'B').sort()).toEqual(dead.sort());
    }
  });
  it('510.1c: the split must add up to the power', () => {
    const t = table({ A: { battlefield: ['Ox'] }, B: { battlefield: ['Guardian', 'Llanowar Elves'] } });
    t.attack('Ox').block(['Guardian', 'Ox'], ['Llanowar Elves', 'Ox']).toDecision('damage');
    expect(t.refusal({ divide: [3, 1] })).not.toBeNull();
    expect(t.refusal({ divide: [4, 2] })).not.toBeNull();
    expect(t.refusal({ divide: [3, 2] })).toBeNull();
  });
  it('510.1c: the attacking player divides, also among creatures that would survive', () => {
    const t = table({ A: { battlefield: ['Ox'] }, B: { battlefield: ['Guardian', 'Wall of Wood'] } });
    t.attack('Ox').block(['Guardian', 'Ox'], ['Wall of Wood', 'Ox']).toDecision('damage');
    expect(t.decision.seat).toBe(0);
    t.answer({ divide: [2, 3] }).to('endCombat');
    expect(t.names('graveyard', 'B')).toEqual(['Wall of Wood']);
    expect(damaged(t, 'Guardian')).toBe(2);
  });
  it('510.1c, 609.4: as though it were not blocked only if its controller chooses so', () => {
    const fought = (yes: boolean): [number, string[]] => {
      const t = table({ A: { battlefield: ['Striding Beast'] }, B: { battlefield: ['Guardian'] } });
      t.when('may', { yes });
      t.attack('Striding Beast').block(['Guardian', 'Striding Beast']).to('endCombat');
      return [t.life('B'), t.names('graveyard', 'B')];
    };
    expect(fought(true)).toEqual([16, []]);
    expect(fought(false)).toEqual([20, ['Guardian']]);
  });
  it('510.1d: a creature blocking two divides its damage as its controller chooses', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Goblin Piker'] }, B: { battlefield: ['Twin Guard'] } });
    t.attack('Grizzly Bears', 'Goblin Piker')
      .toDecision('blockers')
      .answer({
        pairs: [
          [0, 0],
          [0, 1],
        ],
      });
    t.toDecision('damage');
    expect(t.decision.seat).toBe(1);
    t.answer({ divide: [2, 1] }).to('endCombat');
    expect(t.names('graveyard', 'A').sort()).toEqual(['Goblin Piker', 'Grizzly Bears']);
  });
  it('510.1: the active player assigns first, then the defending player', () => {
    const t = table({
      A: { battlefield: ['Ox', 'Grizzly Bears', 'Goblin Piker'] },
      B: { battlefield: ['Guardian', 'Squire', 'Twin Guard'] },
    });
    t.attack('Ox', 'Grizzly Bears', 'Goblin Piker').toDecision('blockers');
    t.answer(
      t.blockAnswer(['Guardian', 'Ox'], ['Squire', 'Ox'], ['Twin Guard', 'Grizzly Bears'], ['Twin Guard', 'Goblin Piker']),
    ).toDecision('damage');
    expect(t.decision.seat).toBe(0);
    t.answer({ divide: [3, 2] }).toDecision('damage');
    expect(t.decision.seat).toBe(1);
  });
  it('510.3a: triggers of damage and of deaths go on the stack together, after state-based actions', () => {
    const t = table({ A: { battlefield: ['Scar Tyrant', 'Grizzly Bears', 'Martyr Bell'] }, B: { battlefield: ['Squire'] } });
    t.attack('Scar Tyrant', 'Grizzly Bears').block(['Squire', 'Grizzly Bears']);
    t.to('combatDamage').toDecision('act');
    expect(t.state.turn.step).toBe('combatDamage');
    expect(t.names('graveyard', 'B')).toEqual(['Squire']);
    expect(t.names('stack').sort()).toEqual(['Martyr Bell', 'Scar Tyrant']);
    t.resolveAll();
    expect(t.life('A')).toBe(31);
  });
});

describe('510.4 First strike and double strike', () => {
  it('702.7b: first strike deals its damage first: the other is dead before', () => {
    const t = table({ A: { battlefield: ['Youthful Knight'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Youthful Knight').block(['Grizzly Bears', 'Youthful Knight']).to('endCombat');
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.names('graveyard', 'A')).toEqual([]);
  });
  it('510.4: two combat damage steps, with priority in each; only one without such creatures', () => {
    const steps = (x: string): number => {
      const t = table({ A: { battlefield: [x] } });
      t.attack(x).to('endCombat');
      return t.events.filter((e) => e.kind === 'step' && e.word === 'combatDamage').length;
    };
    expect(steps('Youthful Knight')).toBe(2);
    expect(steps('Grizzly Bears')).toBe(1);
    expect(steps('Fencing Ace')).toBe(2);
  });
  it('702.4b: double strike deals damage twice', () => {
    const t = table({ A: { battlefield: ['Fencing Ace'] } });
    t.attack('Fencing Ace').to('endCombat');
    expect(t.life('B')).toBe(18);
  });
  it('702.7b: a blocker with first strike kills the attacker before it deals damage', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Youthful Knight'] } });
    t.attack('Grizzly Bears').block(['Youthful Knight', 'Grizzly Bears']).to('endCombat');
    expect(t.names('graveyard', 'A')).toEqual(['Grizzly Bears']);
    expect(t.names('graveyard', 'B')).toEqual([]);
  });
  const between = (attacker: string, other: string, spell: string): Table => {
    const t = table({ A: { battlefield: [attacker, ...(other ? [other] : []), '2 Mountain'], hand: [spell] } });
    t.attack(attacker, ...(other ? [other] : []));
    t.to('combatDamage');
    t.cast('A', spell, { targets: [attacker] }).resolve();
    return t.to('endCombat');
  };
  it('702.7c: first strike gained after the first step: it still deals damage in the second (D5 82)', () => {
    expect(between('Grizzly Bears', 'Youthful Knight', 'Quick Lesson').life('B')).toBe(20 - 2 - 2);
  });
  it('702.7c: first strike lost after the first step: no damage in the second (D5 82)', () => {
    expect(between('Youthful Knight', '', 'Dizziness').life('B')).toBe(18);
  });
  it('702.4c: double strike lost after the first step: no second damage (D5 82)', () => {
    expect(between('Fencing Ace', '', 'Unlearn').life('B')).toBe(19);
  });
  it('702.4d: a first striker that gains double strike in between deals damage again (D5 82)', () => {
    expect(between('Youthful Knight', '', 'Twin Lesson').life('B')).toBe(16);
  });
  it('702.4d: a creature without either that gains double strike in between deals damage once', () => {
    expect(between('Grizzly Bears', 'Youthful Knight', 'Twin Lesson').life('B')).toBe(16);
  });
  it('510.4: first strike gained before the first step', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Quick Lesson'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Grizzly Bears').block(['Grizzly Bears', 'Grizzly Bears']);
    t.cast('A', 'Quick Lesson', { targets: ['Grizzly Bears'] }).resolve();
    t.to('endCombat');
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.names('graveyard', 'A')).toEqual(['Quick Lesson']);
  });
  it('702.4b: a double striker blocked and its blocker killed in the first step deals nothing more (510.1c)', () => {
    const t = table({ A: { battlefield: ['Fencing Ace'] }, B: { battlefield: ['Memnite'] } });
    t.attack('Fencing Ace').block(['Memnite', 'Fencing Ace']).to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.names('graveyard', 'B')).toEqual(['Memnite']);
    expect(t.perms('Fencing Ace').length).toBe(1);
  });
  it('702.4b, 702.19: with trample its second damage goes to the player', () => {
    const t = table({ A: { battlefield: ['Fencing Ace', 'Mountain'], hand: ['Trample Lesson'] }, B: { battlefield: ['Memnite'] } });
    t.attack('Fencing Ace').block(['Memnite', 'Fencing Ace']);
    t.cast('A', 'Trample Lesson', { targets: ['Fencing Ace'] }).resolve();
    t.to('endCombat');
    expect(t.life('B')).toBe(19);
  });
});

describe('702.2, 702.15, 702.19 in combat', () => {
  it('702.2b: any damage of a deathtouch source destroys a creature (704.5h)', () => {
    const t = table({ A: { battlefield: ['Craw Wurm'] }, B: { battlefield: ['Typhoid Rats'] } });
    t.attack('Craw Wurm').block(['Typhoid Rats', 'Craw Wurm']).to('endCombat');
    expect(t.names('graveyard', 'A')).toEqual(['Craw Wurm']);
  });
  it('702.2b: deathtouch does not destroy an indestructible creature, nor later when it is no longer so (704.5h: since the last check)', () => {
    define({ name: 'Melt', type: 'Instant', cost: '{R}', text: 'Target creature loses indestructible until end of turn.' });
    const t = table({ A: { battlefield: ['Darksteel Myr', 'Mountain'], hand: ['Melt'] }, B: { battlefield: ['Typhoid Rats'] } });
    define({ name: 'Steel Ox', type: 'Creature — Ox', pt: '2/9', text: 'Indestructible' });
    const u = table({ A: { battlefield: ['Steel Ox', 'Mountain'], hand: ['Melt'] }, B: { battlefield: ['Typhoid Rats'] } });
    t.attack('Darksteel Myr').block(['Typhoid Rats', 'Darksteel Myr']).to('endCombat');
    expect(t.perms('Darksteel Myr').length).toBe(1);
    u.attack('Steel Ox').block(['Typhoid Rats', 'Steel Ox']).to('endCombat');
    u.cast('A', 'Melt', { targets: ['Steel Ox'] }).resolve();
    expect(u.perms('Steel Ox').length).toBe(1);
  });
  it('702.19b: trample: lethal damage to the blocker, the rest to the player', () => {
    const t = table({ A: { battlefield: ['Wurmling'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Wurmling').block(['Grizzly Bears', 'Wurmling']).toDecision('damage');
    expect(t.refusal({ divide: [1, 5] })).toBe('702.19b');
    expect(t.refusal({ divide: [6, 0] })).toBeNull(); // it need not trample over
    t.answer({ divide: [2, 4] }).to('endCombat');
    expect(t.life('B')).toBe(16);
  });
  it('702.19b: every blocker must be assigned lethal damage before anything goes over', () => {
    const t = table({ A: { battlefield: ['Wurmling'] }, B: { battlefield: ['Grizzly Bears', 'Guardian'] } });
    t.attack('Wurmling').block(['Grizzly Bears', 'Wurmling'], ['Guardian', 'Wurmling']).toDecision('damage');
    expect(t.refusal({ divide: [3, 2, 1] })).toBe('702.19b');
    expect(t.refusal({ divide: [2, 3, 1] })).toBeNull();
    expect(t.refusal({ divide: [0, 6, 0] })).toBeNull();
  });
  it('702.19b: damage already marked counts', () => {
    const t = table({ A: { battlefield: ['Wurmling', 'Mountain'], hand: ['Shock'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Shock', { targets: ['Hill Giant'] }).resolve();
    t.attack('Wurmling').block(['Hill Giant', 'Wurmling']).toDecision('damage');
    expect(t.refusal({ divide: [1, 5] })).toBeNull();
  });
  it('702.19b: example: damage of a second attacker to the same blocker counts (1/1 with 3/3 trample, one 2/2: 1 + 1, 2 to the player; D5 83)', () => {
    define(
      { name: 'Wide Bear', type: 'Creature — Bear', pt: '2/2', text: 'Wide Bear can block an additional creature each combat.' },
      { name: 'Stamper', type: 'Creature — Beast', pt: '3/3', text: 'Trample' },
    );
    const t = table({ A: { battlefield: ['Memnite', 'Stamper'] }, B: { battlefield: ['Wide Bear'] } });
    t.attack('Memnite', 'Stamper')
      .toDecision('blockers')
      .answer({
        pairs: [
          [0, 0],
          [0, 1],
        ],
      });
    t.toDecision('damage');
    expect(t.decision.seat).toBe(0);
    expect(t.refusal({ divide: [1, 2] })).toBeNull();
    expect(t.refusal({ divide: [0, 3] })).toBe('702.19b');
  });
  it('702.19b: example: protection does not matter for what is lethal (6/6 green trample, pro-green 2/2: 2; D5 83)', () => {
    const t = table({ A: { battlefield: ['Wurmling'] }, B: { battlefield: ['Green Ward'] } });
    t.attack('Wurmling').block(['Green Ward', 'Wurmling']).toDecision('damage');
    expect(t.refusal({ divide: [0, 6] })).toBe('702.19b');
    t.answer({ divide: [2, 4] }).to('endCombat');
    expect(t.life('B')).toBe(16);
    expect(t.perms('Green Ward').length).toBe(1); // 702.16e: the damage to it was prevented
  });
  it('702.2c, 702.19b: with deathtouch 1 damage is lethal for trample', () => {
    const t = table({ A: { battlefield: ['Asp'] }, B: { battlefield: ['Wall of Wood', 'Ox'] } });
    t.attack('Asp').block(['Wall of Wood', 'Asp'], ['Ox', 'Asp']).toDecision('damage');
    expect(t.refusal({ divide: [1, 1, 1] })).toBeNull();
    expect(t.refusal({ divide: [0, 1, 2] })).toBe('702.19b');
    t.answer({ divide: [1, 1, 1] }).to('endCombat');
    expect(t.names('graveyard', 'B').sort()).toEqual(['Ox', 'Wall of Wood']);
    expect(t.life('B')).toBe(19);
  });
  it('702.19e: trample with all blockers gone: all of it to the player (D5 76)', () => {
    const t = table({ A: { battlefield: ['Wurmling', 'Mountain'], hand: ['Shock'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Wurmling').block(['Grizzly Bears', 'Wurmling']);
    t.cast('A', 'Shock', { targets: ['Grizzly Bears'] }).resolve();
    t.to('endCombat');
    expect(t.life('B')).toBe(14);
  });
  it("702.19d: trample over a planeswalker's blocker goes to the planeswalker; what is too much does not reach its controller", () => {
    const t = table({ A: { battlefield: ['Titan'] }, B: { battlefield: ["Elspeth, Sun's Champion", 'Memnite'] } });
    t.attack(['Titan', "Elspeth, Sun's Champion"]).block(['Memnite', 'Titan']).toDecision('damage');
    t.answer({ divide: [1, 6] }).to('endCombat');
    expect(t.names('graveyard', 'B')).toContain("Elspeth, Sun's Champion");
    expect(t.life('B')).toBe(20);
  });
  it('702.19d, 506.4c: the attacked planeswalker gone, trample gives nothing to the player (D5 77)', () => {
    const t = table({
      A: { battlefield: ['Titan', '3 Swamp'], hand: ["Hero's Downfall"] },
      B: { battlefield: ["Elspeth, Sun's Champion", 'Memnite'] },
    });
    t.attack(['Titan', "Elspeth, Sun's Champion"]);
    t.cast('A', "Hero's Downfall", { targets: ["Elspeth, Sun's Champion"] }).resolve();
    t.block(['Memnite', 'Titan']).to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.names('graveyard', 'B')).toContain('Memnite');
  });
  it('702.15b: lifelink gains life as the damage is dealt, not afterwards', () => {
    const t = table({ A: { battlefield: ['Child of Night'], life: 3 }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Child of Night').block(['Grizzly Bears', 'Child of Night']).to('endCombat');
    expect(t.life('A')).toBe(5);
    expect(t.names('graveyard', 'A')).toEqual(['Child of Night']);
  });
  it('702.15b: lifelink in the same combat as lethal damage saves its controller', () => {
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Vampire Nighthawk'], life: 2 } });
    define({ name: 'Puny', type: 'Creature — Human', pt: '2/2' });
    const u = table({ A: { battlefield: ['Hill Giant', 'Puny'] }, B: { battlefield: ['Vampire Nighthawk'], life: 2 } });
    u.attack('Hill Giant', 'Puny').block(['Vampire Nighthawk', 'Hill Giant']).to('endCombat');
    expect(u.winner()).toBeNull();
    expect(u.life('B')).toBe(2);
    expect(t.winner()).toBeNull();
  });
  it("702.15b, 119.7: lifelink gains nothing where life can't be gained", () => {
    const t = table({ A: { battlefield: ['Child of Night', 'Killjoy'] } });
    t.attack('Child of Night').to('endCombat');
    expect(t.life('A')).toBe(20);
    expect(t.life('B')).toBe(18);
  });
  it('702.15f: several instances of lifelink are redundant', () => {
    const t = table({ A: { battlefield: ['Child of Night', 'Loxodon Warhammer', '3 Plains'] } });
    t.activate('A', 'Loxodon Warhammer', { targets: ['Child of Night'] }).resolve();
    t.attack('Child of Night').to('endCombat');
    expect(t.life('A')).toBe(25);
    expect(t.life('B')).toBe(15);
  });
});

describe('510.1e and 506.4 further', () => {
  it('510.1e: the order in which attackers are asked does not matter for what is lethal', () => {
    const t = table({ A: { battlefield: ['Stamper', 'Memnite'] }, B: { battlefield: ['Wide Bear'] } });
    t.attack('Stamper', 'Memnite')
      .toDecision('blockers')
      .answer({
        pairs: [
          [0, 0],
          [0, 1],
        ],
      });
    t.toDecision('damage');
    expect(t.refusal({ divide: [1, 2] })).toBeNull();
  });
  it('702.2c: damage of another attacker with deathtouch is lethal', () => {
    const t = table({ A: { battlefield: ['Typhoid Rats', 'Stamper'] }, B: { battlefield: ['Wide Ox'] } });
    t.attack('Typhoid Rats', 'Stamper')
      .toDecision('blockers')
      .answer({
        pairs: [
          [0, 0],
          [0, 1],
        ],
      });
    t.toDecision('damage');
    expect(t.refusal({ divide: [0, 3] })).toBeNull();
  });
  it('506.4: an effect removes an attacker from combat', () => {
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Island'], hand: ['Pull'] } });
    t.attack('Hill Giant')
      .cast('B', 'Pull', { targets: ['Hill Giant'] })
      .to('endCombat');
    expect(t.life('B')).toBe(20);
  });
  it('508.1f: vigilance gained after attacking does not untap', () => {
    const t = table({ A: { battlefield: ['Hill Giant', 'Plains'], hand: ['Vig Lesson'] } });
    t.attack('Hill Giant')
      .cast('A', 'Vig Lesson', { targets: ['Hill Giant'] })
      .resolve();
    expect(t.perm('Hill Giant').tapped).toBe(true);
  });
  it('506.4: a blocker whose controller changes is removed; the attacker stays blocked', () => {
    instant('Grab', '{R}', [TARGET_PERMANENT], {
      do: 'continuous',
      affects: { sel: 'target', index: 0 },
      mods: [{ mod: 'control', who: { player: 'you' } }],
      rules: [],
      duration: 'endOfTurn',
    });
    const u = table({ A: { battlefield: ['Hill Giant', '3 Mountain'], hand: ['Grab'] }, B: { battlefield: ['Squire'] } });
    u.attack('Hill Giant')
      .block(['Squire', 'Hill Giant'])
      .cast('A', 'Grab', { targets: ['Squire'] })
      .to('endCombat');
    expect(u.life('B')).toBe(20);
    expect(u.perms('Squire').length).toBe(1);
  });
});
