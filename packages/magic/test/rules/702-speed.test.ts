/** Start your engines! and max speed (CR 702.178, 702.179, 704.5z). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Starter', type: 'Creature — Goblin', cost: '{R}', pt: '1/1', text: 'Start your engines!' },
  { name: 'Vroom', type: 'Creature — Goblin', cost: '{R}', pt: '1/1', text: 'Start your engines!\nMax speed — {0}: You gain 1 life.' },
  { name: 'Winged', type: 'Creature — Bird', cost: '{R}', pt: '1/1', text: 'Start your engines!\nMax speed — Flying, haste' },
  {
    name: 'Wreck',
    type: 'Artifact',
    cost: '{R}',
    text: 'Start your engines!\nMax speed — {1}, Exile this card from your graveyard: Draw a card.',
  },
  { name: 'Pinger', type: 'Artifact', cost: '{1}', text: '{0}: Pinger deals 1 damage to target opponent.' },
  { name: 'Gauge', type: 'Artifact', cost: '{1}', text: '{T}: You gain X life, where X is your speed.' },
  { name: 'Doom', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
);

const speeds = (t: ReturnType<typeof table>): number[] => t.state.players.rows.map((p) => p.speed);
const ping = (t: ReturnType<typeof table>) => t.activate('A', 'Pinger', { targets: ['@B'] }).resolveAll();

describe('702.179 start your engines!', () => {
  it('704.5z: speed becomes 1, for its controller only', () => {
    const t = table({ A: { battlefield: ['Starter'] } });
    expect(speeds(t)).toEqual([1, 0]);
  });
  it('702.179d: once in each of your turns, when an opponent loses life', () => {
    const t = table({ A: { battlefield: ['Starter', 'Pinger'] } });
    ping(t);
    expect(speeds(t)).toEqual([2, 0]);
    ping(t);
    expect(speeds(t)).toEqual([2, 0]);
    t.to('precombatMain', 2);
    ping(t); // not in an opponent's turn
    expect(speeds(t)).toEqual([2, 0]);
  });
  it('702.179d: no more than 4, and it stays when the permanent is gone', () => {
    const t = table({ A: { battlefield: ['Starter', 'Pinger', 'Swamp'], hand: ['Doom'] } });
    t.cast('A', 'Doom', { targets: ['Starter'] }).resolve();
    for (const turn of [1, 3, 5, 7, 9]) {
      t.to('precombatMain', turn);
      ping(t);
    }
    expect(speeds(t)).toEqual([4, 0]);
  });
  it('702.179f: no speed is 0 for effects', () => {
    const t = table({ A: { battlefield: ['Gauge'] } });
    t.activate('A', 'Gauge').resolve();
    expect(t.life('A')).toBe(20);
  });
});

describe('702.178 max speed', () => {
  const fast = (side: string[], graveyard: string[] = []) => {
    const t = table({ A: { battlefield: ['Starter', 'Pinger', 'Mountain', ...side], graveyard } });
    for (const turn of [1, 3, 5]) {
      t.to('precombatMain', turn);
      ping(t);
    }
    return t;
  };
  it('702.178a: the ability is there only as long as the speed is 4', () => {
    expect(table({ A: { battlefield: ['Vroom'] } }).can('A')).not.toContain('activate Vroom');
    const t = fast(['Vroom']);
    t.activate('A', 'Vroom').resolve();
    expect(t.life('A')).toBe(21);
  });
  it('702.178a: keyword abilities', () => {
    expect(table({ A: { battlefield: ['Winged'] } }).perm('Winged').keywords).toEqual([]);
    expect(fast(['Winged']).perm('Winged').keywords).toEqual(['flying', 'haste']);
  });
  it('702.178a, 113.6: an ability that works in the graveyard', () => {
    expect(table({ A: { graveyard: ['Wreck'], battlefield: ['Mountain'] } }).can('A')).not.toContain('activate Wreck');
    expect(fast([], ['Wreck']).can('A')).toContain('activate Wreck');
  });
});
