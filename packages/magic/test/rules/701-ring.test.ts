import { describe, expect, it } from 'vitest';
import { define, Table } from '../kit.js';

define(
  { name: 'Tempter', cost: '{0}', type: 'Artifact', text: '{0}: The Ring tempts you.' },
  { name: 'Bearer', cost: '{1}', type: 'Creature — Halfling', pt: '2/2', text: 'As long as Bearer is your Ring-bearer, it has vigilance.' },
  { name: 'Big', cost: '{1}', type: 'Creature — Giant', pt: '3/6' },
  { name: 'Small', cost: '{1}', type: 'Creature — Goblin', pt: '2/6' },
  {
    name: 'Watcher',
    cost: '{1}',
    type: 'Creature — Elf',
    pt: '1/1',
    text: 'Whenever the Ring tempts you, put a +1/+1 counter on Watcher.',
  },
);

const tempted = (times: number, mine: string[], theirs: string[] = [], hand: string[] = []): Table => {
  const t = new Table({ A: { battlefield: ['Tempter', ...mine], hand }, B: { battlefield: theirs } }).to('precombatMain', 1);
  t.when('choose', (d) => {
    const options = (d.ask as unknown as { options: unknown[] }).options;
    return d.prompt.id === 'ask.ringBearer' ? { pick: [options.length - 1] } : undefined;
  });
  for (let i = 0; i < times; i++) t.activate('A', 'Tempter').resolve();
  return t;
};

describe('701.52 the Ring tempts you', () => {
  it('701.52a: a creature of the player becomes the Ring-bearer, until another does', () => {
    const t = tempted(1, ['Watcher', 'Bearer']);
    expect(t.perm('Bearer').supertypes).toEqual(['Legendary']);
    expect(t.perm('Bearer').keywords).toEqual(['vigilance']);
    t.resolve();
    expect(t.counters('Watcher', '+1/+1')).toBe(1);
    t.when('choose', { pick: [0] });
    t.activate('A', 'Tempter').resolve();
    expect(t.perm('Bearer').supertypes).toEqual([]);
    expect(t.perm('Watcher').supertypes).toEqual(['Legendary']);
  });

  it('701.52d: it tempts also a player who has no creature', () => {
    const t = tempted(1, []);
    expect(t.happened('acted')).toHaveLength(1);
    expect(t.state.players.rows[0].bearer).toBe(0);
  });

  it('701.52c: it can’t be blocked by creatures with greater power', () => {
    const t = tempted(1, ['Bearer'], ['Big', 'Small']).to('declareAttackers', 1).attack('Bearer');
    expect(() => t.block(['Big', 'Bearer'])).toThrow();
    t.block(['Small', 'Bearer']);
    expect(t.state.turn.step).toBe('declareBlockers');
  });

  it('701.52c: tempted twice, attacking draws and discards; not before', () => {
    const once = tempted(1, ['Bearer']).to('declareAttackers', 1).attack('Bearer');
    expect(once.state.stack).toHaveLength(0);
    const twice = tempted(2, ['Bearer'], [], ['Small']).to('declareAttackers', 1).attack('Bearer');
    expect(twice.state.stack).toHaveLength(1);
    twice.resolve();
    expect(twice.names('graveyard', 'A')).toHaveLength(1);
  });

  it('701.52c: tempted three times, what blocks it is sacrificed at end of combat', () => {
    const t = tempted(3, ['Bearer'], ['Small'], ['Small']).to('declareAttackers', 1).attack('Bearer').resolve();
    t.block(['Small', 'Bearer']);
    expect(t.state.stack).toHaveLength(1);
    t.to('postcombatMain', 1);
    expect(t.names('graveyard', 'B')).toEqual(['Small']);
  });

  it('701.52c: tempted four times, combat damage to a player costs each opponent 3 life', () => {
    const t = tempted(4, ['Bearer'], [], ['Small']).to('declareAttackers', 1).attack('Bearer').to('postcombatMain', 1);
    expect(t.life('B')).toBe(15);
  });
});
