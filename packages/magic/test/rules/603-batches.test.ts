/** How often an ability triggers on things that happen at once (CR 603.2c). Expected values: the rules and the rulings on such wordings. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/8' },
  { name: 'Trampler', type: 'Creature — Beast', pt: '6/6', text: 'Trample\nWhenever Trampler deals combat damage, you gain 1 life.' },
  { name: 'Sufferer', type: 'Creature — Beast', pt: '1/9', text: 'Whenever Sufferer is dealt damage, you gain that much life.' },
  { name: 'Collector', type: 'Creature — Wizard', pt: '1/1', text: 'Whenever a +1/+1 counter is put on Collector, you gain 1 life.' },
  {
    name: 'Gatherer',
    type: 'Creature — Wizard',
    pt: '1/1',
    text: 'Whenever one or more +1/+1 counters are put on Gatherer, you gain 1 life.',
  },
  {
    name: 'Idler',
    type: 'Creature — Wizard',
    pt: '1/1',
    text: 'Whenever one or more creatures you control become tapped, you gain 1 life.',
  },
  { name: 'Watcher', type: 'Creature — Wizard', pt: '1/1', text: 'Whenever a creature you control becomes tapped, you gain 1 life.' },
  { name: 'Lull', type: 'Sorcery', cost: '{G}', text: 'Tap all creatures.' },
  { name: 'Growth', type: 'Sorcery', cost: '{G}', text: 'Put three +1/+1 counters on target creature.' },
);

describe('603.2c', () => {
  it('603.2c, 510.2: "deals combat damage" once, however many are dealt damage', () => {
    const t = table({ A: { battlefield: ['Trampler'] }, B: { battlefield: ['Bear', 'Bear'] } });
    t.when('damage', { divide: [2, 2, 2] });
    t.attack('Trampler').block(['Bear', 'Trampler'], ['Bear', 'Trampler']).to('endCombat');
    expect([t.life('A'), t.life('B')]).toEqual([21, 18]);
  });
  it('603.2c, 510.2: "is dealt damage" once, with the sum', () => {
    const t = table({ A: { battlefield: ['Sufferer'] }, B: { battlefield: ['Bear', 'Bear'] } });
    t.attack('Sufferer').block(['Bear', 'Sufferer'], ['Bear', 'Sufferer']).to('endCombat');
    expect(t.life('A')).toBe(24);
    expect(t.happened('gainLife')).toHaveLength(1);
  });
  it('122.6: "a counter is put" for each counter, "one or more" once', () => {
    const t = table({ A: { hand: ['Growth', 'Growth'], battlefield: ['2 Forest', 'Collector', 'Gatherer'] } });
    t.cast('A', 'Growth', { targets: ['Collector'] }).resolveAll();
    expect(t.life('A')).toBe(23);
    t.cast('A', 'Growth', { targets: ['Gatherer'] }).resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('603.2c: "become tapped" for each, "one or more become tapped" once', () => {
    const tapped = (watcher: string): number =>
      table({ A: { hand: ['Lull'], battlefield: ['Forest', watcher, 'Bear', 'Wall'] } })
        .cast('A', 'Lull')
        .resolveAll()
        .life('A');
    expect([tapped('Watcher'), tapped('Idler')]).toEqual([23, 21]);
  });
});
