/** CR 115.7 changing targets and choosing new ones, 115.9 what a spell targets. The texts are compiled. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Turn Aside Bolt', cost: '{U}', type: 'Instant', text: 'Change the target of target spell with a single target.' },
  { name: 'Turn All', cost: '{U}', type: 'Instant', text: 'Change the targets of target spell.' },
  { name: 'Turn Any', cost: '{U}', type: 'Instant', text: 'You may change any targets of target spell.' },
  { name: 'Turn One', cost: '{U}', type: 'Instant', text: 'Change a target of target spell or ability.' },
  { name: 'New Ways', cost: '{U}', type: 'Instant', text: 'You may choose new targets for target spell.' },
  {
    name: 'Lure Golem',
    cost: '{2}',
    type: 'Artifact Creature — Golem',
    pt: '0/4',
    text: '{U}: Change a target of target spell or ability to Lure Golem.',
  },
  { name: 'Only Beast', cost: '{U}', type: 'Instant', text: 'Counter target spell that targets only a single creature.' },
  { name: 'Break Artifact', cost: '{R}', type: 'Instant', text: 'Destroy target artifact.' },
  { name: 'Plain Beast', cost: '{1}', type: 'Creature — Beast', pt: '2/2' },
  { name: 'Plain Elf', cost: '{1}', type: 'Creature — Elf', pt: '2/2' },
  { name: 'Warded Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2', text: 'Hexproof' },
  {
    name: 'Watcher',
    cost: '{1}',
    type: 'Creature — Bird',
    pt: '2/2',
    text: 'Whenever Watcher becomes the target of a spell, you gain 1 life.',
  },
  {
    name: 'Part Fire',
    cost: '{R}',
    type: 'Instant',
    text: 'Part Fire deals 3 damage divided as you choose among one or two target creatures.',
  },
  { name: 'Twin Tap', cost: '{R}', type: 'Instant', text: 'Tap two target creatures.' },
  { name: 'Lightning Strike Player', cost: '{R}', type: 'Instant', text: 'Lightning Strike Player deals 3 damage to target player.' },
  { name: 'Small Fire', cost: '{R}', type: 'Instant', text: 'Small Fire deals 1 damage to target creature.' },
);

const tapped = (t: ReturnType<typeof table>): string[] =>
  ['Plain Beast', 'Plain Elf', 'Watcher', 'Lure Golem'].filter((n) => t.perms(n).some((p) => p.tapped));

describe('115.7 changing targets', () => {
  it('115.7a: "change the target": it must be changed to another legal target', () => {
    const t = table({
      A: { battlefield: ['Mountain', 'Warded Ox'], hand: ['Small Fire'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Plain Elf'], hand: ['Turn Aside Bolt'] },
    });
    t.cast('A', 'Small Fire', { targets: ['Plain Beast'] });
    t.cast('B', 'Turn Aside Bolt', { targets: ['Small Fire'] });
    // legal for the spell's controller: the Ox of that player, too, not the target it has
    t.choose('targets', 'Plain Elf');
    const offered: number[] = [];
    t.when('targets', (d) => {
      offered.push((d.ask as unknown as { options: unknown[] }).options.length);
      return undefined;
    });
    t.resolve(2);
    expect(offered).toEqual([2]);
    expect([t.perm('Plain Beast').damage, t.perm('Plain Elf').damage]).toEqual([0, 1]);
  });
  it('115.7a: with no other legal target the original is unchanged', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Small Fire'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Warded Ox'], hand: ['Turn Aside Bolt'] },
    });
    t.cast('A', 'Small Fire', { targets: ['Plain Beast'] });
    t.cast('B', 'Turn Aside Bolt', { targets: ['Small Fire'] }).resolve(2);
    expect(t.perm('Plain Beast').damage).toBe(1);
  });
  it('115.7a: if not all targets can be changed, none is', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Twin Tap'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Plain Elf', 'Warded Ox'], hand: ['Turn All'] },
    });
    t.cast('A', 'Twin Tap', { targets: [['Plain Beast', 'Plain Elf']] });
    t.cast('B', 'Turn All', { targets: ['Twin Tap'] });
    t.resolve(2);
    expect(tapped(t)).toEqual(['Plain Beast', 'Plain Elf']);
  });
  it('115.7b: "change a target": only one of them is changed', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Twin Tap'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Plain Elf', 'Lure Golem'] },
    });
    t.cast('A', 'Twin Tap', { targets: [['Plain Beast', 'Plain Elf']] });
    t.activate('B', 'Lure Golem', { targets: ['Twin Tap'] });
    t.choose('targets', 'Plain Beast').resolve(2);
    expect(tapped(t)).toEqual(['Plain Beast', 'Lure Golem']);
  });
  it('115.7b: what it is to be changed to must be legal', () => {
    const t = table({
      A: { battlefield: ['Mountain', 'Sol Ring'], hand: ['Giant Growth', 'Small Fire'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Lure Golem'] },
    });
    t.cast('A', 'Small Fire', { targets: ['Plain Beast'] });
    t.activate('B', 'Lure Golem', { targets: ['Small Fire'] }).resolve(2);
    expect([t.perm('Plain Beast').damage, t.perm('Lure Golem').damage]).toEqual([0, 1]);
    const u = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Strike Player'] },
      B: { battlefield: ['Island', 'Lure Golem'] },
    });
    u.cast('A', 'Lightning Strike Player', { targets: ['@B'] });
    u.activate('B', 'Lure Golem', { targets: ['Lightning Strike Player'] }).resolve(2);
    expect(u.life('B')).toBe(17);
  });
  it('115.7d, 115.7f: new targets; the division stays what it was', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Part Fire'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Lure Golem', 'Plain Elf'], hand: ['New Ways'] },
    });
    t.cast('A', 'Part Fire', { targets: [['Plain Beast', 'Plain Elf']], divide: [1, 2] });
    t.cast('B', 'New Ways', { targets: ['Part Fire'] });
    t.choose('targets', 'Lure Golem').choose('targets', 'Plain Beast').resolve(2);
    expect([t.perm('Plain Beast').damage, t.perm('Lure Golem').damage, t.perm('Plain Elf').damage]).toEqual([1, 2, 0]);
  });
  it('115.7e: targets of one requirement may be exchanged, since only the final set is looked at', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Part Fire'] },
      B: { battlefield: ['Island', 'Lure Golem', 'Watcher'], hand: ['Turn All'] },
    });
    t.cast('A', 'Part Fire', { targets: [['Lure Golem', 'Watcher']], divide: [2, 1] });
    t.cast('B', 'Turn All', { targets: ['Part Fire'] }).resolve(3);
    expect(t.perm('Lure Golem').damage).toBe(1);
    expect(t.names('graveyard', 'B')).toContain('Watcher');
  });
  it('115.7c: "change any targets": one may be changed while another stays', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Twin Tap'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Plain Elf', 'Watcher'], hand: ['Turn Any'] },
    });
    t.when('may', { yes: true });
    t.cast('A', 'Twin Tap', { targets: [['Plain Beast', 'Plain Elf']] });
    t.cast('B', 'Turn Any', { targets: ['Twin Tap'] });
    t.choose('targets', 'Plain Elf').choose('targets', 'Watcher').resolve(3);
    expect(tapped(t)).toEqual(['Plain Elf', 'Watcher']);
  });
  it('702.21a, 115.7: what a spell is turned to becomes the target of it', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Small Fire'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Watcher'], hand: ['Turn One'] },
    });
    t.cast('A', 'Small Fire', { targets: ['Plain Beast'] });
    t.cast('B', 'Turn One', { targets: ['Small Fire'] }).resolve(3);
    expect(t.life('B')).toBe(21);
    expect(t.perm('Watcher').damage).toBe(1);
  });
  it('115.9a: "with a single target" looks at how often targets were chosen', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Twin Tap'] },
      B: { battlefield: ['Island', 'Plain Beast', 'Plain Elf'], hand: ['Turn Aside Bolt', 'Only Beast'] },
    });
    t.cast('A', 'Twin Tap', { targets: [['Plain Beast', 'Plain Elf']] });
    expect(t.can('B')).not.toContain('cast Turn Aside Bolt');
    expect(t.can('B')).not.toContain('cast Only Beast');
  });
});
