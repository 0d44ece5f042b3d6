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
