/** Energy (CR 107.14): amounts that are got and paid. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Spring', type: 'Sorcery', cost: '{G}', text: 'You get an amount of {E} equal to the number of creatures you control.' },
  { name: 'Plant', type: 'Artifact', cost: '{2}', text: 'Whenever you get one or more {E}, you gain that much life.' },
  { name: 'Doubler', type: 'Artifact', cost: '{2}', text: 'If you would get one or more {E}, you get twice that many {E} instead.' },
  {
    name: 'Bolt',
    type: 'Instant',
    cost: '{R}',
    text: 'Choose target creature. You get {E}{E}, then you may pay any amount of {E}. This spell deals that much damage to that creature.',
  },
  {
    name: 'Press',
    type: 'Artifact',
    cost: '{2}',
    text: '{T}: You may pay one or more {E}. If you do, create an X/X blue Golem creature token, where X is the amount of {E} paid this way.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Giant', type: 'Creature — Giant', cost: '{R}', pt: '5/5' },
);

describe('107.14 energy', () => {
  it('122.6 is got in an amount, all at once; 614.1a an effect can change how many', () => {
    const t = table({ A: { battlefield: ['Forest', '2 Bear', 'Plant', 'Doubler'], hand: ['Spring'], life: 20 } });
    t.cast('A', 'Spring').resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('107.3f X is chosen as it is paid during a resolution', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Bolt'] }, B: { battlefield: ['Giant'] } });
    t.when('may', { yes: true }).when('number', { number: 1 });
    t.cast('A', 'Bolt', { targets: ['Giant'] }).resolve();
    expect(t.obj('Giant').damage).toBe(1);
  });
  it('118.12 who pays none deals none', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Bolt'] }, B: { battlefield: ['Giant'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Bolt', { targets: ['Giant'] }).resolve();
    expect(t.obj('Giant').damage).toBe(0);
  });
  it('118.3 "one or more" is at least one, and nothing is offered without energy', () => {
    const t = table({ A: { battlefield: ['Press'] } });
    t.activate('A', 'Press').resolve();
    expect(t.names('battlefield', 'A')).toEqual(['Press']);
    const u = table({ A: { battlefield: ['Press', 'Bear', 'Bear', 'Forest'], hand: ['Spring'] } });
    u.cast('A', 'Spring').resolve();
    u.when('may', { yes: true }).when('number', { number: 2 });
    u.activate('A', 'Press').resolve();
    expect(u.pt('Golem Token')).toBe('2/2');
  });
});
