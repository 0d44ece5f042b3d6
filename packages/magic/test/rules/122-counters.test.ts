/** Counters that the rules give a meaning (CR 122.1), and their timestamps (613.7c). Expected values: the rules' own text. */
import { COUNTERS, type Replacement, statsOfCounter } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { characteristics } from '../../src/index.js';
import { abilityInfo } from '../../src/state/pool.js';
import { dataCard, instant, TARGET_CREATURE, TARGET_PERMANENT } from '../data.js';
import { define, table } from '../kit.js';

const put = (counter: string, count = 1) => ({ do: 'counters', change: 'put', counter, count, on: { sel: 'target', index: 0 } }) as const;

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/3' },
  { name: 'Machine', type: 'Artifact', cost: '{2}', text: '{T}: You gain 1 life.' },
  { name: 'Numb', type: 'Instant', cost: '{U}', text: 'Target creature loses all abilities until end of turn.' },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Murder', type: 'Instant', cost: '{B}', text: 'Destroy target permanent.' },
  { name: 'Ready', type: 'Instant', cost: '{U}', text: 'Untap target permanent.' },
  { name: 'Sun Rise', type: 'Instant', cost: '{U}', text: 'Untap all permanents.' },
  { name: 'Altar', type: 'Artifact', text: 'Sacrifice a creature: You gain 1 life.' },
  { name: 'Wither Away', type: 'Instant', cost: '{B}', text: 'Target creature gets -5/-5 until end of turn.' },
  { name: 'Dulling', type: 'Enchantment', text: "Counters can't be put on creatures." },
  { name: 'Druid', type: 'Creature — Druid', pt: '1/3', text: '{T}: Add {G}.\nPut a -1/-1 counter on this creature: Untap this creature.' },
  {
    name: 'Corruptor',
    type: 'Creature — Phyrexian',
    pt: '1/1',
    text: 'As long as an opponent has three or more poison counters, this creature gets +2/+2.',
  },
);
for (const kind of ['flying', 'exalted', 'shield', 'stun', 'finality', 'decayed'])
  instant(`Put ${kind}`, '{W}', [TARGET_PERMANENT], put(kind));
instant('Venom', '{B}', [], { do: 'playerCounters', who: { player: 'eachOpponent' }, change: 'put', counter: 'poison', count: 3 });
instant('Fallout', '{B}', [], { do: 'playerCounters', who: { player: 'you' }, change: 'put', counter: 'rad', count: 3 });
instant('Cut Off', '{B}', [TARGET_CREATURE], { do: 'destroy', what: { sel: 'target', index: 0 }, regeneration: 'allowed' });
const replacing = (name: string, replacement: Replacement): void =>
  dataCard({ name, types: ['Enchantment'], abilities: [{ kind: 'static', parts: [{ part: 'replacement', replacement }] }] });
replacing('Doubled Poison', {
  replace: 'counters',
  what: { is: 'player', who: { player: 'eachOpponent' } },
  counter: 'poison',
  amount: { q: 'product', of: [2, { q: 'amount' }] },
});
replacing('Lessener', {
  replace: 'counters',
  what: { is: 'type', type: 'Creature' },
  counter: '-1/-1',
  amount: { q: 'minus', left: { q: 'amount' }, right: 1 },
});

const lands = ['4 Plains', '4 Swamp', '4 Island', '4 Mountain'];
const has = (t: ReturnType<typeof table>, name: string, keyword: string): boolean =>
  characteristics(t.state, t.perm(name).id).abilities.some((a) => abilityInfo(t.state._pool, a).keyword?.keyword === keyword);

describe('122.1a-b, 613.7c what counters give', () => {
  it('122.1b: each of them is a keyword ability the engine knows', () => {
    const keywords = Object.values(COUNTERS).flatMap((c) => c.keyword ?? []);
    expect(keywords.length).toBe(15);
    const t = table({
      A: {
        battlefield: [
          {
            card: 'Bear',
            counters: Object.keys(COUNTERS)
              .filter((k) => COUNTERS[k].keyword)
              .map((kind) => ({ kind, n: 1 })),
          },
        ],
      },
    });
    for (const k of keywords) expect(has(t, 'Bear', k), k).toBe(true);
  });
  it('122.1a: +X/+Y counters of any numbers', () => {
    expect(statsOfCounter('+1/+2')).toEqual({ power: 1, toughness: 2 });
    expect(statsOfCounter('-0/-1')).toEqual({ power: -0, toughness: -1 });
    expect(statsOfCounter('charge')).toBeNull();
  });
  it('613.7c: a counter put on after an effect took all abilities away gives its ability', () => {
    const t = table({ A: { battlefield: [...lands, 'Bear'], hand: ['Numb', 'Put flying'] } });
    t.cast('A', 'Numb', { targets: ['Bear'] })
      .resolve()
      .cast('A', 'Put flying', { targets: ['Bear'] })
      .resolve();
    expect(has(t, 'Bear', 'flying')).toBe(true);
  });
  it('613.7c: one that was there before loses it', () => {
    const t = table({ A: { battlefield: [...lands, { card: 'Bear', counters: [{ kind: 'flying', n: 1 }] }], hand: ['Numb'] } });
    t.cast('A', 'Numb', { targets: ['Bear'] }).resolve();
    expect(has(t, 'Bear', 'flying')).toBe(false);
  });
  it('613.7c: another one of the kind gives all of them its timestamp', () => {
    const t = table({
      A: { battlefield: [...lands, { card: 'Bear', counters: [{ kind: 'flying', n: 1 }] }], hand: ['Numb', 'Put flying'] },
    });
    t.cast('A', 'Numb', { targets: ['Bear'] })
      .resolve()
      .cast('A', 'Put flying', { targets: ['Bear'] })
      .resolve();
    expect(has(t, 'Bear', 'flying')).toBe(true);
    expect(t.counters('Bear', 'flying')).toBe(2);
  });
  it('122.1b, 702.83b: each exalted counter gives it once more, and each triggers', () => {
    const t = table({ A: { battlefield: [{ card: 'Bear', counters: [{ kind: 'exalted', n: 3 }] }] } });
    t.attack('Bear').resolveAll();
    expect(t.pt('Bear')).toBe('5/5');
  });
  it('702.83a: an exalted counter triggers', () => {
    const t = table({ A: { battlefield: [{ card: 'Bear', counters: [{ kind: 'exalted', n: 1 }] }] } });
    t.attack('Bear').resolveAll();
    expect(t.pt('Bear')).toBe('3/3');
  });
  it('702.147a: a creature with a decayed counter is sacrificed after it has attacked', () => {
    const t = table({ A: { battlefield: [{ card: 'Bear', counters: [{ kind: 'decayed', n: 1 }] }] } });
    t.attack('Bear').to('postcombatMain');
    expect(t.names('graveyard')).toEqual(['Bear']);
  });
});

describe('122.1c shield counters', () => {
  const shielded = { card: 'Bear', counters: [{ kind: 'shield', n: 1 }] };
  it('an effect that would destroy it removes a shield counter instead', () => {
    const t = table({ A: { battlefield: [...lands, shielded], hand: ['Murder', 'Cut Off'] } });
    t.cast('A', 'Murder', { targets: ['Bear'] }).resolve();
    expect(t.counters('Bear', 'shield')).toBe(0);
    t.cast('A', 'Cut Off', { targets: ['Bear'] }).resolve();
    expect(t.names('graveyard')).toContain('Bear');
  });
  it('damage that would be dealt to it is prevented, and a shield counter removed', () => {
    const t = table({ A: { battlefield: [...lands, shielded], hand: ['Bolt'] } });
    t.cast('A', 'Bolt', { targets: ['Bear'] }).resolve();
    expect(t.obj('Bear').damage).toBe(0);
    expect(t.counters('Bear', 'shield')).toBe(0);
  });
  it('damage of several sources at once takes one counter', () => {
    const t = table({ A: { battlefield: [{ card: 'Bear', counters: [{ kind: 'shield', n: 2 }] }] }, B: { battlefield: ['2 Ogre'] } });
    t.attack('Bear').block(['Ogre', 'Bear'], ['Ogre', 'Bear']).to('endCombat');
    expect(t.counters('Bear', 'shield')).toBe(1);
  });
  it('it does not help against toughness 0, nor against being sacrificed', () => {
    const t = table({ A: { battlefield: [...lands, shielded, 'Altar'], hand: ['Wither Away'] } });
    t.cast('A', 'Wither Away', { targets: ['Bear'] }).resolve();
    expect(t.names('graveyard')).toContain('Bear');
    const u = table({ A: { battlefield: [shielded, 'Altar'] } });
    u.activate('A', 'Altar');
    expect(u.names('graveyard')).toEqual(['Bear']);
  });
  it('704.5g: lethal damage marked before is a state-based action, no effect', () => {
    const t = table({ A: { battlefield: [...lands, 'Bear'], hand: ['Put shield', 'Bolt'] } });
    t.cast('A', 'Put shield', { targets: ['Bear'] })
      .cast('A', 'Bolt', { targets: ['Bear'] })
      .resolve();
    expect(t.names('graveyard')).toContain('Bear');
  });
});

describe('122.1d stun counters', () => {
  it('in the untap step a counter is removed instead', () => {
    const t = table({ A: { battlefield: [{ card: 'Bear', tapped: 'tapped', counters: [{ kind: 'stun', n: 3 }] }] } });
    expect(t.counters('Bear', 'stun')).toBe(2); // that of turn 1
    t.to('upkeep', 3);
    expect([t.perm('Bear').tapped, t.counters('Bear', 'stun')]).toEqual([true, 1]);
    t.to('upkeep', 7); // the last one goes in turn 5
    expect([t.perm('Bear').tapped, t.counters('Bear', 'stun')]).toEqual([false, 0]);
  });
  it('so does an effect that would untap it, one or all', () => {
    const stunned = { card: 'Machine', tapped: 'tapped', counters: [{ kind: 'stun', n: 3 }] } as const;
    const t = table({ A: { battlefield: [...lands, stunned], hand: ['Ready', 'Sun Rise'] } });
    t.cast('A', 'Ready', { targets: ['Machine'] }).resolve();
    expect([t.perm('Machine').tapped, t.counters('Machine', 'stun')]).toEqual([true, 1]);
    t.cast('A', 'Sun Rise').resolve();
    expect([t.perm('Machine').tapped, t.counters('Machine', 'stun')]).toEqual([true, 0]);
  });
  it('what is untapped already keeps its counters', () => {
    const t = table({ A: { battlefield: [...lands, { card: 'Machine', counters: [{ kind: 'stun', n: 1 }] }], hand: ['Ready'] } });
    t.cast('A', 'Ready', { targets: ['Machine'] }).resolve();
    expect(t.counters('Machine', 'stun')).toBe(1);
  });
});

describe('122.1h finality counters', () => {
  it('it is exiled instead of going to the graveyard, however', () => {
    const t = table({
      A: {
        battlefield: [
          ...lands,
          { card: 'Bear', counters: [{ kind: 'finality', n: 1 }] },
          { card: 'Ogre', counters: [{ kind: 'finality', n: 1 }] },
          'Altar',
        ],
        hand: ['Murder'],
      },
    });
    t.cast('A', 'Murder', { targets: ['Bear'] })
      .resolve()
      .activate('A', 'Altar');
    expect(t.names('exile').sort()).toEqual(['Bear', 'Ogre']);
  });
});

describe('122.1f, 122.1i counters of players', () => {
  it('614.1: effects that change how many counters are put apply to players', () => {
    const t = table({ A: { battlefield: [...lands, 'Doubled Poison'], hand: ['Venom'] } });
    t.cast('A', 'Venom').resolve();
    expect(t.state.players.rows[1].counters).toMatchObject([{ kind: 'poison', n: 6 }]);
  });
  it('604.2: a static ability sees them at once', () => {
    const t = table({ A: { battlefield: [...lands, 'Corruptor'], hand: ['Venom'] } });
    t.cast('A', 'Venom').resolve();
    expect(t.pt('Corruptor')).toBe('3/3');
  });
  it('725.1: rad counters mill; for each nonland card a life and a counter', () => {
    const t = table({ A: { battlefield: lands, hand: ['Fallout'], library: ['Blank', 'Bear', 'Plains', 'Ogre'] } });
    t.cast('A', 'Fallout').resolve().to('precombatMain', 3);
    t.resolveAll();
    // the first card was drawn
    expect(t.names('graveyard').sort()).toEqual(['Bear', 'Fallout', 'Ogre', 'Plains']);
    expect(t.life('A')).toBe(18);
    expect(t.state.players.rows[0].counters).toMatchObject([{ kind: 'rad', n: 1 }]);
  });
});

describe('118.3, 601.2h counters as a cost', () => {
  it('101.2: a counter that can not be put there does not pay', () => {
    const t = table({ A: { battlefield: ['Druid', 'Dulling'] } });
    t.mana('A', 'Druid');
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
  });
  it('614.1: replacement effects apply to them', () => {
    const t = table({ A: { battlefield: ['Druid', 'Lessener'] } });
    t.mana('A', 'Druid').activate('A', 'Druid').resolve();
    expect([t.perm('Druid').tapped, t.counters('Druid', '-1/-1')]).toEqual([false, 0]);
  });
});
