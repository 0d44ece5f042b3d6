/** What suspended cards do in exile (CR 702.62b), spells that have a keyword ability as they become cast (702.40a, 702.85a), targets by kicker (601.2c). */
import { describe, expect, it } from 'vitest';
import { live, objectView } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Two Drop', type: 'Creature — Bear', cost: '{2}', pt: '2/2' },
  {
    name: 'Slow Kraken',
    type: 'Creature — Kraken',
    cost: '{9}',
    pt: '6/6',
    text: 'Suspend 3—{0}\nWhenever an opponent casts a spell, if Slow Kraken is suspended, remove a time counter from it.',
  },
  {
    name: 'Gargoyle',
    type: 'Creature — Gargoyle',
    cost: '{9}',
    pt: '9/7',
    text: "Suspend 2—{0}\nSacrifice a creature: Remove a time counter from Gargoyle. Activate only if Gargoyle is suspended.\nWhenever a time counter is removed from Gargoyle while it's exiled, you gain 1 life.",
  },
  {
    name: 'Last Grain',
    type: 'Creature — Illusion',
    cost: '{9}',
    pt: '2/2',
    text: "Suspend 2—{0}\nWhen the last time counter is removed from Last Grain while it's exiled, you gain 5 life.",
  },
  { name: 'Trinket', type: 'Artifact', cost: '{0}' },
  {
    name: 'Prophet',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: As you cast spells from your hand this turn, they gain cascade.\n{0}: The next creature spell you cast this turn has cascade.',
  },
  {
    name: 'Comets',
    type: 'Sorcery',
    cost: '{X}{R}',
    text: 'Multikicker {1}\nChoose any target, then choose another target for each time this spell was kicked. Comets deals X damage to each of them.',
  },
);

/** The time counters on a card in exile. */
const inExile = (t: Table, name: string): number => {
  const id = t.state.exile.find((x) => objectView(t.state, x).name === name) ?? 0;
  return live(t.state, id)?.counters?.find((c) => c.kind === 'time')?.n ?? 0;
};

describe('702.62b: suspended cards', () => {
  it('abilities that speak of it work in exile, and only while it is suspended (113.6)', () => {
    const t = table({ A: { hand: ['Slow Kraken'] }, B: { hand: ['Trinket'] } });
    t.act('A', 'suspend', 'Slow Kraken');
    expect(inExile(t, 'Slow Kraken')).toBe(3);
    t.to('precombatMain', 2);
    t.cast('B', 'Trinket').resolveAll();
    expect(inExile(t, 'Slow Kraken')).toBe(2);
  });
  it('an ability is activated there, and what is removed is seen there', () => {
    const t = table({ A: { hand: ['Gargoyle'], battlefield: ['3 Bear'] } });
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
    t.act('A', 'suspend', 'Gargoyle');
    t.activate('A', 'Gargoyle', { pay: ['Bear'] }).resolveAll();
    expect(inExile(t, 'Gargoyle')).toBe(1);
    expect(t.life('A')).toBe(21);
  });
  it('603.6: the last counter', () => {
    const t = table({ A: { hand: ['Last Grain'] } });
    t.act('A', 'suspend', 'Last Grain');
    t.to('draw', 3);
    expect(t.life('A')).toBe(20);
    t.to('draw', 5);
    expect(t.life('A')).toBe(25);
  });
});

describe('702.85a: cascade as it becomes cast', () => {
  it('each spell from the hand has it, with each of two such effects once more', () => {
    const t = table({ A: { battlefield: ['Prophet', '2 Forest'], hand: ['Two Drop'], library: ['Trinket', 'Bear', 'Bear'] } });
    t.activate('A', 'Prophet').resolve();
    t.activate('A', 'Prophet').resolve();
    t.when('may', { yes: true });
    t.cast('A', 'Two Drop').resolveAll();
    // one spell by each, and not by the spells cast from elsewhere
    expect(t.names('battlefield', 'A').filter((n) => n === 'Trinket' || n === 'Bear').length).toBe(2);
  });
  it('only the next one of the kind', () => {
    const t = table({ A: { battlefield: ['Prophet', '4 Forest'], hand: ['2 Two Drop'], library: ['Trinket', 'Bear', 'Bear'] } });
    t.activate('A', 'Prophet', { ability: 1 }).resolve();
    t.when('may', { yes: true });
    t.cast('A', 'Two Drop').resolveAll();
    t.cast('A', 'Two Drop').resolveAll();
    expect(t.names('battlefield', 'A').filter((n) => n === 'Trinket' || n === 'Bear')).toEqual(['Trinket']);
  });
});

describe('601.2c: a target for each time it was kicked', () => {
  it('so many, all different', () => {
    const t = table({ A: { battlefield: ['5 Mountain'], hand: ['Comets'] }, B: { battlefield: ['2 Bear'] } });
    t.cast('A', 'Comets', { yes: [true, true, false], x: 2, targets: [['@B', 'Bear', 'Bear']] }).resolve();
    expect(t.life('B')).toBe(18);
    expect(t.perms('Bear')).toEqual([]);
  });
});
