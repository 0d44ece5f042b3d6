/** What says when a spell may be cast, how often, and what must be blocked; parties; targets that have one owner (CR 601.3, 509.1c, 700.8). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ambush', type: 'Instant', cost: '{R}', text: 'Cast this spell only during combat.\nAmbush deals 1 damage to any target.' },
  {
    name: 'Late Bird',
    type: 'Creature — Bird',
    cost: '{U}',
    pt: '4/4',
    text: "Cast this spell only if you've cast another spell this turn.\nFlying",
  },
  { name: 'Zap', type: 'Instant', cost: '{R}', text: 'Zap deals 1 damage to any target.' },
  { name: 'Opt', type: 'Instant', cost: '{U}', text: 'Draw a card.' },
  { name: 'Order', type: 'Enchantment', cost: '{W}', text: "Each player can't cast more than one spell each turn." },
  { name: 'Bait', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: 'Bait must be blocked if able.' },
  { name: 'Cleric', type: 'Creature — Human Cleric', cost: '{W}', pt: '1/1' },
  { name: 'Rogue', type: 'Creature — Human Rogue', cost: '{B}', pt: '1/1' },
  { name: 'Both', type: 'Creature — Human Rogue Cleric', cost: '{B}', pt: '1/1' },
  {
    name: 'Mage',
    type: 'Creature — Human Wizard',
    cost: '{U}',
    pt: '1/1',
    text: 'When Mage enters, you gain 1 life for each creature in your party.',
  },
  { name: 'Sift', type: 'Instant', cost: '{B}', text: 'Exile up to three target cards from a single graveyard.' },
  { name: 'Gift', type: 'Sorcery', cost: '{U}', text: 'Target opponent gains control of target creature you control.' },
  { name: 'Rouse', type: 'Sorcery', cost: '{G}', text: 'Creatures you control get +1/+1 until end of turn. Untap those creatures.' },
  {
    name: 'Lively',
    type: 'Instant',
    cost: '{R}',
    text: 'Put target creature card from a graveyard onto the battlefield under your control. It gains haste.',
  },
  { name: 'Comet', type: 'Sorcery', cost: '{U}', text: 'Draw a card. Exile Comet with three time counters on it.\nSuspend 3—{U}' },
  {
    name: 'Kinsman',
    type: 'Creature — Bear',
    cost: '{G}',
    pt: '3/3',
    text: 'Whenever a source you control deals noncombat damage to an opponent, you gain 1 life.',
  },
);

define(
  { name: 'Herald', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: 'When you cast this spell, you gain 3 life.' },
  { name: 'Seer', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: 'You may cast creature spells from the top of your library.' },
  {
    name: 'Undo',
    type: 'Instant',
    cost: '{U}',
    text: "Target creature's owner puts it on their choice of the top or bottom of their library.",
  },
  {
    name: 'Circle',
    type: 'Creature — Human',
    cost: '{G}',
    pt: '0/4',
    text: 'At the beginning of your end step, if you control three or more creatures with different powers, you gain 1 life.',
  },
);

describe('113.6 Where abilities work', () => {
  it('113.6k: "when you cast this spell" triggers on the stack and resolves first', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Herald'] }, B: {} });
    t.cast('A', 'Herald').resolve();
    expect(t.life('A')).toBe(23);
    expect(t.names('stack')).toEqual(['Herald']);
  });

  it('601.3b: a creature on top of the library may be cast, another card not', () => {
    const t = table({ A: { battlefield: ['Forest', 'Seer'], library: ['Bear', 'Opt'] }, B: {} });
    expect(t.can('A')).toContain('cast Bear');
    const u = table({ A: { battlefield: ['Island', 'Seer'], library: ['Opt', 'Bear'] }, B: {} });
    expect(u.can('A')).not.toContain('cast Opt');
  });

  it('401.3: the owner chooses the top or the bottom', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Undo'] }, B: { battlefield: ['Bear'] } });
    t.when('option', { pick: [1] }, 'B');
    t.cast('A', 'Undo', { targets: ['Bear'] }).resolve();
    expect(t.names('battlefield', 'B')).not.toContain('Bear');
  });

  it('208: powers that differ are counted once each', () => {
    const t = table({ A: { battlefield: ['Circle', 'Bear', 'Bear', 'Seer'] }, B: {} });
    t.to('upkeep', 2);
    expect(t.life('A')).toBe(21);
  });
});

describe('601.3 Restrictions on when a spell may be cast', () => {
  it('113.6, 601.3: "only during combat" forbids it at other times', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Bear'], hand: ['Ambush'] }, B: {} });
    expect(t.can('A')).not.toContain('cast Ambush');
    t.attack('Bear');
    expect(t.can('A')).toContain('cast Ambush');
  });

  it('601.3: "only if you\'ve cast another spell this turn"', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Late Bird', 'Opt'] }, B: {} });
    expect(t.can('A')).not.toContain('cast Late Bird');
    t.cast('A', 'Opt').resolve();
    expect(t.can('A')).toContain('cast Late Bird');
  });

  it('601.3: after one spell no other can be cast that turn, by the same player', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Order'], hand: ['2 Opt'] }, B: { battlefield: ['Island'], hand: ['Opt'] } });
    t.cast('A', 'Opt').resolve();
    expect(t.can('A')).not.toContain('cast Opt');
    expect(t.can('B')).toContain('cast Opt');
  });
});

describe('509.1c Requirements', () => {
  it('509.1c: "must be blocked if able": one blocker is enough, none is illegal', () => {
    const t = table({ A: { battlefield: ['Bait'] }, B: { battlefield: ['2 Bear'] } });
    t.attack('Bait').toDecision('blockers');
    expect(t.refusal({ pairs: [] })).toBe('509.1c');
    expect(t.refusal({ pairs: [[0, 0]] })).toBeNull();
  });
});

describe('700.8 Party', () => {
  it('700.8b: a creature of two of the types fills one place, and so that the number is greatest', () => {
    const t = table({ A: { battlefield: ['Island', 'Cleric', 'Both', 'Bear'], hand: ['Mage'] }, B: {} });
    t.cast('A', 'Mage').resolve().resolve();
    expect(t.life('A')).toBe(23);
  });

  it('700.8: at most one of each', () => {
    const t = table({ A: { battlefield: ['Island', '2 Cleric'], hand: ['Mage'] }, B: {} });
    t.cast('A', 'Mage').resolve().resolve();
    expect(t.life('A')).toBe(22);
  });
});

describe('115 Targets that have one owner', () => {
  it('404.2: once one card is chosen, the others are of the same graveyard', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Sift'], graveyard: ['2 Opt'] }, B: { graveyard: ['2 Bear'] } });
    t.cast('A', 'Sift', { targets: ['Bear', 'Bear'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual([]);
    expect(t.names('graveyard', 'A')).toEqual(['Opt', 'Opt', 'Sift']);
  });
});

describe('611.2 What lasts', () => {
  it('611.2d: who gains control is settled when the effect begins', () => {
    const t = table({ A: { battlefield: ['Island', 'Bear'], hand: ['Gift'] }, B: {} });
    t.cast('A', 'Gift', { targets: ['@B', 'Bear'] }).resolve();
    expect(t.perm('Bear').controller).toBe(1);
  });

  it('608.2c: "those creatures" are the ones the sentence before was about', () => {
    const t = table({ A: { battlefield: ['Forest', { card: 'Bear', tapped: 'tapped' }], hand: ['Rouse'] }, B: {} });
    t.cast('A', 'Rouse').resolve();
    expect(t.perm('Bear').tapped).toBe(false);
    expect(t.pt('Bear')).toBe('3/3');
  });

  it('611.2a: without a duration an ability that is gained stays', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lively'], graveyard: ['Bear'] }, B: {} });
    t.cast('A', 'Lively', { targets: ['Bear'] }).resolve();
    t.attack('Bear');
    expect(t.perm('Bear').attacking).not.toBe(0);
  });
});

describe('702.62 Suspend', () => {
  it('702.62a, 122.1: a spell that exiles itself with time counters is suspended', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Comet'] }, B: {} });
    t.cast('A', 'Comet').resolve();
    expect(t.names('exile')).toEqual(['Comet']);
    expect(JSON.stringify(t.state)).toContain(`"counters":[{"kind":"time","n":3,"timestamp":`);
  });
});

describe('120 Damage', () => {
  it('120.1: "a source you control" is any object, a spell too', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Kinsman'], hand: ['Zap'] }, B: {} });
    t.cast('A', 'Zap', { targets: ['@B'] })
      .resolve()
      .resolve();
    expect(t.life('A')).toBe(21);
  });
});
