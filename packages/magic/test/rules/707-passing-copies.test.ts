/** Copies that end (CR 707.2, 707.3, 613.2a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, defineFaces, type Table, table } from '../kit.js';

define(
  {
    name: 'Shape Lesson',
    type: 'Instant',
    cost: '{U}',
    text: 'Target creature becomes a copy of another target creature until end of turn.',
  },
  { name: 'Small Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Big Ox', type: 'Creature — Ox', cost: '{3}{G}', pt: '5/5', text: 'Vigilance' },
  { name: 'Tall Giant', type: 'Creature — Giant', cost: '{4}{R}', pt: '7/7', text: 'Trample' },
  {
    name: 'Same Again',
    type: 'Creature — Shapeshifter',
    cost: '{U}',
    pt: '0/1',
    text: 'You may have Same Again enter as a copy of any creature on the battlefield.',
  },
  { name: 'Moonlight', type: 'Instant', cost: '{U}', text: 'Transform target creature.' },
  { name: 'Over It', type: 'Creature — Bird', cost: '{3}{W}', pt: '3/3', text: 'Mutate {W}\nFlying' },
  { name: 'Image', type: 'Sorcery', cost: '{U}', text: "Create a token that's a copy of target creature." },
);
defineFaces(
  'transform',
  { name: 'Day Watch', cost: '{1}{W}', type: 'Creature — Human', pt: '1/3', text: 'Vigilance' },
  { name: 'Night Watch', type: 'Creature — Werewolf', pt: '4/4', text: 'Flying' },
);

const DAY = 'Day Watch // Night Watch';

/** The next targets are this. */
const aim = (t: Table, id: number | undefined): Table =>
  t.when('targets', (d) => {
    const at = (d.ask as unknown as { options: { entity: number }[] }).options.findIndex((o) => o.entity === id);
    return at < 0 ? undefined : { pick: [at] };
  });

describe('707.2 Copies until end of turn', () => {
  it('707.2: the copiable values are those that the other had as the effect began', () => {
    const t = table({ A: { battlefield: ['4 Island', 'Small Bear', DAY], hand: ['Shape Lesson', 'Moonlight'] } });
    const day = t.perm('Day Watch').id;
    t.cast('A', 'Shape Lesson', { targets: ['Small Bear', 'Day Watch'] }).resolve();
    expect(t.perms('Day Watch')).toHaveLength(2);
    aim(t, day).cast('A', 'Moonlight').resolve();
    expect(t.perms('Night Watch').map((p) => p.id)).toEqual([day]);
    expect(t.perms('Day Watch')).toHaveLength(1);
    t.to('upkeep', 2);
    expect(t.perms('Small Bear')).toHaveLength(1);
  });

  it('707.2, 613.7: a copy of what later becomes a copy of something else stays as it is', () => {
    const t = table({ A: { battlefield: ['4 Island', 'Small Bear', 'Big Ox', 'Tall Giant'], hand: ['2 Shape Lesson'] } });
    t.cast('A', 'Shape Lesson', { targets: ['Small Bear', 'Big Ox'] }).resolve();
    expect(t.perms('Big Ox')).toHaveLength(2);
    const bear = t.perms('Big Ox').find((p) => p.card === 'Small Bear')?.id;
    const ox = t.perms('Big Ox').find((p) => p.id !== bear)?.id;
    aim(t, t.perm('Tall Giant').id);
    aim(t, ox).cast('A', 'Shape Lesson').resolve();
    expect(t.perms('Tall Giant').map((p) => p.id)).toContain(ox);
    expect(t.perms('Big Ox').map((p) => p.id)).toEqual([bear]);
  });

  it('707.3: what copies such a copy has its values, and keeps them', () => {
    const t = table({ A: { battlefield: ['6 Island', 'Small Bear', 'Big Ox'], hand: ['Shape Lesson', 'Image'] } });
    t.cast('A', 'Shape Lesson', { targets: ['Small Bear', 'Big Ox'] }).resolve();
    const bear = t.perms('Big Ox').find((p) => p.card === 'Small Bear')?.id as number;
    aim(t, bear);
    t.cast('A', 'Image').resolve();
    expect(t.perms('Big Ox')).toHaveLength(3);
    t.to('upkeep', 2);
    expect(t.perms('Small Bear')).toHaveLength(1);
    expect(t.perms('Big Ox')).toHaveLength(2);
    expect(t.perms('Big Ox').filter((p) => p.token)).toHaveLength(1);
  });

  it('727.2a: a mutating creature spell that merges with it afterwards is on top of that, or adds its abilities', () => {
    for (const top of [true, false]) {
      const t = table({ A: { battlefield: ['4 Island', '4 Plains', 'Small Bear', 'Big Ox'], hand: ['Shape Lesson', 'Over It'] } });
      t.cast('A', 'Shape Lesson', { targets: ['Small Bear', 'Big Ox'] }).resolve();
      const bear = t.perms('Big Ox').find((p) => p.card === 'Small Bear')?.id;
      t.when('may', { yes: top });
      aim(t, bear).cast('A', 'Over It', { way: 'mutate' }).resolve();
      const now = t.state.battlefield.filter((id) => id === bear).map((id) => objectView(t.state, id))[0];
      expect(now).toMatchObject(top ? { name: 'Over It', power: 3, toughness: 3 } : { name: 'Big Ox', power: 5, toughness: 5 });
      expect(now.keywords.sort()).toEqual(top ? ['flying'] : ['flying', 'vigilance']);
      t.to('upkeep', 2);
      const later = objectView(t.state, bear as number);
      expect(later).toMatchObject(top ? { name: 'Over It' } : { name: 'Small Bear', power: 2 });
      expect(later.keywords).toEqual(['flying']);
    }
  });
});
