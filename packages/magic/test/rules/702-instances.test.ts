/** Several instances of a keyword, and keywords that look at who did something. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Goblin', type: 'Creature — Goblin', cost: '{R}', pt: '1/1' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  {
    name: 'Chief',
    type: 'Creature — Goblin',
    cost: '{R}',
    pt: '3/3',
    text: 'Each red or green instant or sorcery spell you cast has conspire.',
  },
  { name: 'Trail', type: 'Sorcery', cost: '{R}', text: 'Trail deals 3 damage to any target.\nConspire' },
  { name: 'Runner', type: 'Creature — Human', pt: '2/2', text: 'You may exert Runner as it attacks.' },
  {
    name: 'Treason',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
  },
  {
    name: 'Doubler',
    type: 'Creature — Human',
    pt: '2/2',
    text: 'If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  },
  { name: 'Martyr', type: 'Creature — Human', pt: '1/1', text: 'When Martyr dies, you gain 1 life.' },
  { name: 'Altar', type: 'Artifact', text: 'Sacrifice a creature: You gain 10 life.' },
  { name: 'King', type: 'Artifact Creature — Scarecrow', cost: '{2/W}{2/U}', pt: '6/6' },
  { name: 'Sculptor', type: 'Creature — Vedalken', pt: '1/2', text: 'Artifact spells you cast cost {1} less to cast.' },
  {
    name: 'Replica',
    type: 'Enchantment',
    cost: '{U}',
    text: 'You may have Replica enter the battlefield as a copy of any enchantment on the battlefield.',
  },
  { name: 'Fist', type: 'Enchantment — Aura', cost: '{R}', text: 'Enchant creature\nEnchanted creature gets +2/+0.' },
);

describe('702.78b', () => {
  it('702.78b: each instance of conspire is paid and triggers by itself', () => {
    const side = { battlefield: ['Mountain', 'Chief', '5 Goblin'], hand: ['Trail'] };
    const pay = ['Goblin', 'Goblin', 'Goblin', 'Goblin'];
    const both = table({ A: side });
    both.cast('A', 'Trail', { targets: ['@B'], yes: [true, true], pay }).resolveAll();
    const one = table({ A: side });
    one.cast('A', 'Trail', { targets: ['@B'], yes: [true, false], pay }).resolveAll();
    expect([both.life('B'), one.life('B')]).toEqual([11, 14]);
  });
});

define(
  { name: 'Teacher', type: 'Creature — Bird', cost: '{U}', pt: '1/1', text: 'Each sorcery spell you cast has replicate {R}.' },
  { name: 'Spark', type: 'Sorcery', cost: '{R}', text: 'Spark deals 1 damage to any target.' },
  { name: 'Ember', type: 'Sorcery', cost: '{R}', text: 'Ember deals 1 damage to any target.\nReplicate {1}{R}' },
  { name: 'Denial', type: 'Instant', cost: '{U}', text: 'Counter target triggered ability.' },
  { name: 'Guard', type: 'Creature — Soldier', cost: '{W}', pt: '2/2', text: 'Squad {1}\nSquad {W}' },
  { name: 'Twin', type: 'Creature — Rabbit', cost: '{W}', pt: '2/2', text: 'Offspring {1}\nOffspring {W}' },
  {
    name: 'Echoes',
    type: 'Artifact',
    text: 'If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  },
);

describe('702.56b', () => {
  it('702.56b: each instance of replicate triggers by what was paid for it, not for another', () => {
    const t = table({ A: { battlefield: ['5 Mountain', '2 Teacher'], hand: ['Spark'] } });
    // once for the first, three times for the second: four copies
    t.cast('A', 'Spark', { targets: ['@B'], yes: [true, false, true, true, true] }).resolveAll();
    expect(t.life('B')).toBe(15);
  });

  it('702.56b: one that is countered takes only its own copies with it', () => {
    // twice for the first and once for the second: which of both is countered makes the difference
    const left = [0, 1].map((n) => {
      const t = table({
        A: { battlefield: ['4 Mountain', '2 Teacher'], hand: ['Spark'] },
        B: { battlefield: ['Island'], hand: ['Denial'] },
      });
      t.cast('A', 'Spark', { targets: ['@B'], yes: [true, true, false, true] });
      t.when('targets', { pick: [n] }, 'B')
        .cast('B', 'Denial')
        .resolveAll();
      return t.life('B');
    });
    expect(left.sort()).toEqual([17, 18]);
  });

  it('702.56b: one that was not paid for does not trigger; one of another cost is another', () => {
    const t = table({ A: { battlefield: ['6 Mountain', 'Teacher'], hand: ['Ember'] } });
    t.cast('A', 'Ember', { targets: ['@B'], yes: [true, true, true] }).resolveAll();
    expect(t.life('B')).toBe(16);
  });
});

describe('702.157b, 702.175b', () => {
  it('702.157b: each instance of squad triggers by what was paid for it as the permanent was cast', () => {
    const t = table({ A: { battlefield: ['6 Plains'], hand: ['Guard'] } });
    t.cast('A', 'Guard', { yes: [true, true, false, true, false] }).resolveAll();
    expect(t.perms('Guard')).toHaveLength(4);
  });

  it('702.175b: one instance of offspring was paid for: one token; one that triggers an additional time is still the same', () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Twin'] } });
    t.cast('A', 'Twin', { yes: [true, false] }).resolveAll();
    expect(t.perms('Twin')).toHaveLength(2);
    const twice = table({ A: { battlefield: ['3 Plains', 'Echoes'], hand: ['Twin'] } });
    twice.cast('A', 'Twin', { yes: [true, false] }).resolveAll();
    expect(twice.perms('Twin')).toHaveLength(3);
  });
});

describe('701.39', () => {
  it('701.39a: it stays tapped in the untap step of the player who exerted it', () => {
    const t = table({ A: { battlefield: ['Runner'] }, B: { battlefield: ['Mountain'], hand: ['Treason'] } });
    t.to('precombatMain', 2);
    t.cast('B', 'Treason', { targets: ['Runner'] }).resolveAll();
    t.when('may', { yes: true }).when('choose', { pick: [0] });
    t.attack('Runner').to('upkeep', 3);
    expect(t.perm('Runner').tapped).toBeFalsy();
  });
});

describe('603.2d, 603.10a', () => {
  it('603.2d: what triggered as it left was a permanent its controller controlled', () => {
    const t = table({ A: { battlefield: ['Altar', 'Martyr', 'Doubler'] } });
    t.activate('A', 'Altar', { pay: ['Martyr'] }).resolveAll();
    expect(t.life('A')).toBe(32);
  });
});

describe('601.2f', () => {
  it('601.2f: a reduction of generic mana is one of {2/W}, too', () => {
    const t = table({ A: { battlefield: ['Sculptor', '3 Mountain'], hand: ['King'] } });
    expect(t.can('A')).toContain('cast King');
    expect(table({ A: { battlefield: ['3 Mountain'], hand: ['King'] } }).can('A')).not.toContain('cast King');
  });
});

describe('303.4f', () => {
  it('303.4f: what enters as a copy of an Aura enchants something its controller chooses', () => {
    const t = table({ A: { battlefield: ['Island', 'Mountain', 'Bear', 'Goblin'], hand: ['Fist', 'Replica'] } });
    t.cast('A', 'Fist', { targets: ['Bear'] }).resolveAll();
    t.when('choose', (d) => (d.prompt.id === 'ask.copy' ? { pick: [0] } : undefined));
    t.when('choose', (d) => (d.prompt.id === 'ask.enchant' ? { pick: [1] } : undefined));
    t.cast('A', 'Replica').resolveAll();
    expect([t.pt('Bear'), t.pt('Goblin')]).toEqual(['4/2', '3/1']);
  });
});
