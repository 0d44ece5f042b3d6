/** "Remove those counters", what is exiled from a graveyard it may have left, and what is done later if something was done (CR 122.1, 500.8, 603.7, 608.2c). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  {
    name: 'Pig',
    type: 'Creature — Boar',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever you gain life, put that many ribbon counters on Pig. Then if there are three or more ribbon counters on Pig, remove those counters and untap it.',
  },
  { name: 'Tonic', type: 'Instant', cost: '{0}', text: 'You gain 2 life.' },
  { name: 'Bag', type: 'Artifact', cost: '{0}', text: 'Whenever you discard a card, exile that card from your graveyard.' },
  { name: 'Loot', type: 'Sorcery', cost: '{0}', text: 'Discard a card.' },
  {
    name: 'Construct',
    type: 'Artifact',
    cost: '{0}',
    text: 'Whenever you discard a card, you may exile that card from your graveyard. If you do, you may play that card this turn.',
  },
  {
    name: 'Runner',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever Runner attacks, you may pay {0}. If you do, when you cast your next instant or sorcery spell this turn, copy it.',
  },
  {
    name: 'Edge',
    type: 'Creature — Human Samurai',
    cost: '{0}',
    pt: '1/1',
    text: "Whenever Edge attacks alone, untap it. If it's the first combat phase of the turn, there is an additional combat phase after this phase.",
  },
  {
    name: 'Scribe',
    type: 'Creature — Human',
    cost: '{0}',
    pt: '1/1',
    text: "At the beginning of your end step, if you've cast both a creature spell and a noncreature spell this turn, you gain 5 life.",
  },
  {
    name: 'Triplet',
    type: 'Creature — Ox',
    cost: '{0}',
    pt: '3/3',
    text: 'When Triplet dies, put a number of +1/+1 counters equal to its power on each other creature you control.',
  },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
);

describe('122.1: those counters', () => {
  it('are all of the kind that was counted, and only where there were enough', () => {
    const t = table({ A: { hand: ['2 Tonic'], battlefield: ['Pig'] } });
    t.attack('Pig').cast('A', 'Tonic').resolveAll();
    expect([t.counters('Pig', 'ribbon'), t.perm('Pig').tapped]).toEqual([2, true]);
    t.cast('A', 'Tonic').resolveAll();
    expect([t.counters('Pig', 'ribbon'), t.perm('Pig').tapped]).toEqual([0, false]);
  });
  it('equal to a number, the last known one (CR 608.2h)', () => {
    const t = table({ A: { hand: ['Slay'], battlefield: ['Triplet', 'Bear'] } });
    t.cast('A', 'Slay', { targets: ['Triplet'] }).resolveAll();
    expect(t.pt('Bear')).toBe('5/5');
  });
});

describe('400.7: a card exiled from your graveyard', () => {
  it('is the one that was discarded', () => {
    const t = table({ A: { hand: ['Loot', 'Bear'], battlefield: ['Bag'] } });
    t.cast('A', 'Loot').resolveAll();
    expect([t.names('exile'), t.names('graveyard')]).toEqual([['Bear'], ['Loot']]);
  });
  it('and may be played if it was exiled', () => {
    const t = table({ A: { hand: ['Loot', 'Bear'], battlefield: ['Construct'] } });
    t.when('may', { yes: true }).cast('A', 'Loot').resolveAll();
    expect(t.can('A')).toContain('cast Bear');
  });
});

describe('603.7: later, if you do', () => {
  it('the next instant or sorcery spell is copied', () => {
    const t = table({ A: { hand: ['2 Tonic'], battlefield: ['Runner'] } });
    t.when('may', { yes: true }).attack('Runner').resolveAll();
    t.cast('A', 'Tonic').resolveAll();
    expect(t.life('A')).toBe(24);
    t.cast('A', 'Tonic').resolveAll();
    expect(t.life('A')).toBe(26);
  });
});

describe('500.8: an additional combat phase, said the other way round', () => {
  it('in the first combat phase alone', () => {
    const t = table({ A: { battlefield: ['Edge'] } });
    t.attack('Edge').resolveAll().toDecision('attackers').attack('Edge').resolveAll().to('end');
    expect(t.happened('step').filter((e) => e.word === 'beginCombat').length).toBe(2);
  });
});

describe('601.2i: both kinds of spells', () => {
  it('each was cast this turn', () => {
    const t = table({ A: { hand: ['Bear', 'Slay'], battlefield: ['Scribe', 'Pig'] } });
    t.cast('A', 'Bear').resolveAll();
    t.cast('A', 'Slay', { targets: ['Pig'] }).resolveAll();
    t.to('end').resolveAll();
    expect(t.life('A')).toBe(25);
    const u = table({ A: { hand: ['Bear'], battlefield: ['Scribe'] } });
    u.cast('A', 'Bear').resolveAll().to('end').resolveAll();
    expect(u.life('A')).toBe(20);
  });
});
