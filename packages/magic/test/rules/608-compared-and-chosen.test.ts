/** Differences, the most that one player did, colours that are chosen, what was put into a graveyard this turn, and cards from either of two zones (CR 608.2). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Elf', type: 'Creature — Elf', cost: '{0}', pt: '1/1', indicator: ['G'] },
  { name: 'Relic', type: 'Artifact', cost: '{0}' },
  { name: 'Smash', type: 'Instant', cost: '{0}', text: 'Destroy target creature or artifact.' },
  {
    name: 'Fall',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.',
  },
  {
    name: 'Balance',
    type: 'Sorcery',
    cost: '{0}',
    text: 'If target opponent has more cards in hand than you, draw cards equal to the difference.',
  },
  {
    name: 'Blessing',
    type: 'Instant',
    cost: '{0}',
    text: 'Target artifact or creature you control gains protection from artifacts or from the color of your choice until end of turn.',
  },
  { name: 'Red', type: 'Instant', cost: '{0}', indicator: ['R'], text: 'Destroy target creature.' },
  {
    name: 'Reward',
    type: 'Instant',
    cost: '{0}',
    text: 'Return to the battlefield all permanent cards in your graveyard that were put there from the battlefield this turn.',
  },
  { name: 'Either', type: 'Sorcery', cost: '{0}', text: 'You may put a creature card from your hand or graveyard onto the battlefield.' },
  {
    name: 'Melody',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Choose a creature type. You gain 1 life for each permanent you control of that type.',
  },
  {
    name: 'Mask',
    type: 'Creature — Demon',
    cost: '{0}',
    pt: '3/3',
    text: 'When Mask dies, you may pay X life, where X is its power. If you do, draw X cards.',
  },
  {
    name: 'Fiend',
    type: 'Creature — Horror',
    cost: '{0}',
    pt: '1/1',
    text: 'Fiend gets +1/+1 for each poison counter your opponents have.',
  },
  { name: 'Sting', type: 'Instant', cost: '{0}', text: 'Target player gets two poison counters.' },
  { name: 'Resolve', type: 'Instant', cost: '{0}', text: 'You gain 1 life if an opponent is poisoned.' },
);

describe('608.2h: the most that one player did', () => {
  it('each draws as many as were discarded by the one who discarded the most', () => {
    const t = table({ A: { hand: ['Fall', 'Bear'] }, B: { hand: ['Bear', 'Elf', 'Relic'] } });
    t.cast('A', 'Fall').resolve();
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([3, 3]);
  });
});

describe('the difference of the numbers that a condition compares', () => {
  it('is drawn where it is so', () => {
    const t = table({ A: { hand: ['Balance', 'Bear'] }, B: { hand: ['Bear', 'Elf', 'Relic'] } });
    t.cast('A', 'Balance', { targets: ['@B'] }).resolve();
    expect(t.names('hand', 'A').length).toBe(3);
    const u = table({ A: { hand: ['Balance', '2 Bear'] }, B: { hand: ['Bear'] } });
    u.cast('A', 'Balance', { targets: ['@B'] }).resolve();
    expect(u.names('hand', 'A').length).toBe(2);
  });
});

describe('702.16: protection from artifacts or from a colour', () => {
  it('one of them is chosen as it resolves', () => {
    const t = table({ A: { hand: ['Blessing'], battlefield: ['Bear'] }, B: { hand: ['Red'] } });
    t.when('option', (d) => {
      const { options } = d.ask as unknown as { options: { effect?: number; word?: string }[] };
      const red = options.findIndex((o) => o.word === 'R');
      return { pick: [Math.max(0, red)] };
    });
    t.cast('A', 'Blessing', { targets: ['Bear'] }).resolve();
    expect(() => t.cast('B', 'Red', { targets: ['Bear'] })).toThrow();
  });
});

describe('400.7: what was put into the graveyard from the battlefield this turn', () => {
  it('comes back, and nothing that was there before', () => {
    const t = table({ A: { hand: ['Smash', 'Reward'], battlefield: ['Bear'], graveyard: ['Elf'] } });
    t.cast('A', 'Smash', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Reward').resolve();
    expect(t.names('battlefield', 'A')).toEqual(['Bear']);
    expect(t.names('graveyard', 'A')).toContain('Elf');
  });
});

describe('a card from either of two zones', () => {
  it('is chosen among both', () => {
    for (const name of ['Bear', 'Elf']) {
      const t = table({ A: { hand: ['Either', 'Bear'], graveyard: ['Elf', 'Relic'] } });
      t.when('may', { yes: true }).choose('choose', name).cast('A', 'Either').resolve();
      expect(t.names('battlefield', 'A')).toEqual([name]);
    }
  });
});

describe('permanents of the type that was chosen', () => {
  it('are counted', () => {
    const t = table({ A: { hand: ['Melody'], battlefield: ['2 Bear', 'Elf'] } });
    t.choose('option', 'Bear').cast('A', 'Melody').resolve();
    expect(t.life('A')).toBe(22);
  });
});

describe('107.3: X in the sentence after the one that says what it is', () => {
  it('is the same number', () => {
    const t = table({ A: { hand: ['Smash'], battlefield: ['Mask'] } });
    t.when('may', { yes: true })
      .cast('A', 'Smash', { targets: ['Mask'] })
      .resolveAll();
    expect([t.life('A'), t.names('hand', 'A').length]).toEqual([17, 3]);
  });
});

describe('122.1f: poison counters', () => {
  it('are counted, and whoever has one is poisoned', () => {
    const t = table({ A: { hand: ['Sting', '2 Resolve'], battlefield: ['Fiend'] } });
    t.cast('A', 'Resolve').resolve();
    expect([t.life('A'), t.pt('Fiend')]).toEqual([20, '1/1']);
    t.cast('A', 'Sting', { targets: ['@B'] }).resolve();
    t.cast('A', 'Resolve').resolve();
    expect([t.life('A'), t.pt('Fiend')]).toEqual([21, '3/3']);
  });
});

define(
  {
    name: 'Amulet',
    type: 'Artifact',
    cost: '{0}',
    text: 'Whenever a permanent enters the battlefield tapped and under your control, untap it.',
  },
  { name: 'Bog', type: 'Land', text: 'Bog enters the battlefield tapped.' },
  { name: 'Rites', type: 'Enchantment', cost: '{0}', text: 'Each player may play an additional land on each of their turns.' },
  {
    name: 'Herald',
    type: 'Creature — Angel',
    cost: '{0}',
    pt: '2/2',
    text: 'Whenever Herald attacks an opponent, you may put a Bear creature card from your hand onto the battlefield tapped and attacking that opponent.',
  },
  { name: 'Hearth', type: 'Instant', cost: '{0}', text: 'Prevent all combat damage that would be dealt to players this turn.' },
  { name: 'Flood', type: 'Sorcery', cost: '{0}', text: "Return all permanents of the color of your choice to their owners' hands." },
);

describe('603.6a: what enters tapped', () => {
  it('is untapped, and each player may play one land more (305.2)', () => {
    const t = table({ A: { hand: ['2 Bog'], battlefield: ['Amulet', 'Rites'] } });
    t.land('A', 'Bog').resolveAll();
    expect(t.perm('Bog').tapped).toBe(false);
    t.land('A', 'Bog').resolveAll();
    expect(t.perms('Bog').length).toBe(2);
  });
});

describe('508.4a: put onto the battlefield attacking the player that is named', () => {
  it('deals combat damage to that player, which can be prevented (615.1)', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Herald'] } });
    t.when('may', { yes: true }).to('declareAttackers').attack('Herald').resolveAll();
    t.to('postcombatMain');
    expect(t.life('B')).toBe(16);
    const u = table({ A: { hand: ['Bear', 'Hearth'], battlefield: ['Herald'] } });
    u.when('may', { yes: true }).cast('A', 'Hearth').resolveAll();
    u.to('declareAttackers').attack('Herald').resolveAll().to('postcombatMain');
    expect(u.life('B')).toBe(20);
  });
});

describe('105.4: permanents of the colour that is chosen', () => {
  it('are returned, no others', () => {
    const t = table({ A: { hand: ['Flood'], battlefield: ['Elf', 'Relic'] }, B: { battlefield: ['Elf', 'Bear'] } });
    t.choose('option', 'G').cast('A', 'Flood').resolve();
    expect(t.names('battlefield').sort()).toEqual(['Bear', 'Relic']);
  });
});
