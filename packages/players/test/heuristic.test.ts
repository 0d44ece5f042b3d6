/** What a player with sense does in positions where there is little to argue about. */
import { describe, expect, it } from 'vitest';
import { table } from '../../magic/test/kit.js';
import { wants, watch } from './seat.js';

describe('the heuristic player with priority', () => {
  it('plays a land before anything else', () => {
    const t = table({ A: { hand: ['Mountain', 'Lightning Bolt'], battlefield: ['Mountain'] } });
    expect(wants(t)).toEqual(['land Mountain']);
  });

  it('finishes an opponent whom burn can finish', () => {
    const t = table({ A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: { life: 3, battlefield: ['Craw Wurm'] } });
    const done = watch(t, 10);
    expect(done.slice(0, 2)).toEqual(['A act: cast Lightning Bolt', 'A targets: @B']);
    expect(t.state.result?.winners).toEqual([0]);
  });

  it('destroys the best creature of the opponent, not its own', () => {
    const t = table({
      A: { hand: ['Victim of Night'], battlefield: ['2 Swamp', 'Craw Wurm'] },
      B: { battlefield: ['Youthful Knight', 'Air Elemental'] },
    });
    const done = watch(t);
    expect(done.filter((x) => x.includes('targets'))).toEqual(['A targets: Air Elemental']);
  });

  it('keeps removal when there is nothing to remove', () => {
    const t = table({ A: { hand: ['Victim of Night'], battlefield: ['2 Swamp', 'Craw Wurm'] } });
    expect(watch(t).filter((x) => x.includes('cast'))).toEqual([]);
  });

  it('casts the creature that its mana allows', () => {
    const t = table({ A: { hand: ['Trained Armodon', 'Wall of Wood'], battlefield: ['3 Forest'] } });
    expect(watch(t)).toContain('A act: cast Trained Armodon');
  });

  it('keeps creatures that cannot attack for after combat when there is an attack to make', () => {
    const t = table({ A: { hand: ['Trained Armodon'], battlefield: ['3 Forest', 'Craw Wurm'] } });
    const done = watch(t);
    expect(done.indexOf('A attackers: Craw Wurm > @B')).toBeLessThan(done.indexOf('A act: cast Trained Armodon'));
    expect(done).toContain('A act: cast Trained Armodon');
  });

  it('counters what matters', () => {
    const t = table({ A: { hand: ['Craw Wurm'], battlefield: ['6 Forest'] }, B: { hand: ['Counterspell'], battlefield: ['2 Island'] } });
    t.cast('A', 'Craw Wurm');
    expect(watch(t, 6).slice(0, 2)).toEqual(['B act: cast Counterspell', 'B targets: Craw Wurm']);
  });

  it('chooses X no greater than it takes', () => {
    const t = table({ A: { hand: ['Blaze'], battlefield: ['8 Mountain'] }, B: { life: 4 } });
    const done = watch(t, 8);
    expect(done[0]).toBe('A act: cast Blaze');
    expect(done[1]).toMatch(/"number":[4-7]/);
    expect(t.state.result?.winners).toEqual([0]);
  });

  it('uses a pump spell in combat on its own creature, once blocks are known', () => {
    const t = table({
      A: { hand: ['Giant Growth'], battlefield: ['Forest', 'Trained Armodon'] },
      B: { battlefield: ['Trained Armodon'], life: 10 },
    });
    t.attack('Trained Armodon').block(['Trained Armodon', 'Trained Armodon']);
    const done = watch(t, 6);
    expect(done[0]).toBe('A act: cast Giant Growth');
  });

  it('does not burn out in loops of free abilities', () => {
    const t = table({ A: { battlefield: ['20 Forest', 'River Boa'] } });
    expect(watch(t).filter((x) => x.includes('activate')).length).toBeLessThan(5);
  });
});

describe('the heuristic player in combat', () => {
  it('attacks for the win', () => {
    const t = table({ A: { battlefield: ['Craw Wurm', 'Trained Armodon'] }, B: { life: 3, battlefield: ['Wall of Wood'] } });
    t.toDecision('attackers');
    expect(wants(t)).toHaveLength(2);
  });

  it('does not attack into a wall of bigger creatures', () => {
    const t = table({ A: { battlefield: ['Youthful Knight'] }, B: { battlefield: ['2 Craw Wurm'] } });
    t.toDecision('attackers');
    expect(wants(t)).toEqual([]);
  });

  it('stays at home when attacking would leave it dead', () => {
    const t = table({ A: { battlefield: ['Trained Armodon'], life: 5 }, B: { life: 20, battlefield: ['Craw Wurm'] } });
    t.toDecision('attackers');
    expect(wants(t)).toEqual([]);
  });

  it('attacks over ground creatures with flyers', () => {
    const t = table({ A: { battlefield: ['Air Elemental'] }, B: { battlefield: ['Trained Armodon'] } });
    t.toDecision('attackers');
    expect(wants(t)).toEqual(['Air Elemental > @B']);
  });

  it('blocks to stay alive, even at a loss', () => {
    const t = table({ A: { battlefield: ['Craw Wurm'] }, B: { life: 6, battlefield: ['Youthful Knight'] } });
    t.attack('Craw Wurm').toDecision('blockers');
    expect(wants(t)).toEqual(['Youthful Knight > Craw Wurm']);
  });

  it('does not throw a creature away while its life is safe', () => {
    const t = table({ A: { battlefield: ['Trained Armodon'] }, B: { life: 20, battlefield: ['Child of Night'] } });
    t.attack('Trained Armodon').toDecision('blockers');
    expect(wants(t)).toEqual([]);
  });

  it('blocks with two where two kill and one would not', () => {
    const t = table({ A: { battlefield: ['Craw Wurm'] }, B: { life: 8, battlefield: ['2 Trained Armodon'] } });
    t.attack('Craw Wurm').toDecision('blockers');
    expect(wants(t)).toEqual(['Trained Armodon > Craw Wurm', 'Trained Armodon > Craw Wurm']);
  });
});

describe('the heuristic player choosing', () => {
  it('discards a card it can spare', () => {
    const t = table({
      A: { hand: ['Wrench Mind'], battlefield: ['2 Swamp'] },
      B: { hand: ['Craw Wurm', 'Air Elemental', 'Mountain'], battlefield: ['3 Island'] },
    });
    t.cast('A', 'Wrench Mind', { targets: ['@B'] })
      .pass()
      .pass();
    const done = watch(t, 1);
    expect(done[0]).toContain('Craw Wurm');
  });

  it('brings the game to an end against an opponent who does nothing', () => {
    const t = table({ A: { hand: ['Craw Wurm', 'Mountain'], battlefield: ['6 Forest', 'Trained Armodon'] }, B: {} });
    for (let turn = 0; turn < 20 && t.state.pending; turn++) watch(t, 400);
    expect(t.state.result?.winners).toEqual([0]);
  });
});
