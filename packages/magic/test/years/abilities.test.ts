/** Spells, abilities and keywords by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { beforeEach, describe, expect, it } from 'vitest';
import { define, defineFaces } from '../kit.js';
import { by, inEachYear } from './by.js';

beforeEach(() => {
  define(
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
    { name: 'Twin', type: 'Artifact Creature — Golem', cost: '{2}', pt: '2/2' },
    { name: 'Both', type: 'Sorcery', cost: '{0}', text: 'Destroy target artifact and target creature.' },
    { name: 'Late', type: 'Creature — Human', cost: '{4}{G}', pt: '3/3', text: 'Suspend 1—{0}' },
    { name: 'Mad', type: 'Creature — Vampire', cost: '{3}{R}', pt: '3/3', text: 'Madness {0}' },
    { name: 'Looter', type: 'Artifact', cost: '{0}', text: '{0}: Discard a card.' },
    { name: 'Grafted', type: 'Creature — Mutant', cost: '{0}', pt: '0/0', text: 'Graft 1' },
    { name: 'Gifts', type: 'Enchantment', cost: '{0}', text: 'Whenever a creature enters, you may gain 2 life.' },
    { name: 'Rampart', type: 'Creature — Wall', cost: '{0}', pt: '0/4' },
    { name: 'Squad', type: 'Sorcery', cost: '{0}', text: 'Create a 1/1 white Soldier creature token.' },
    { name: 'Gift', type: 'Sorcery', cost: '{0}', text: 'Target opponent creates a 1/1 white Soldier creature token.' },
    { name: 'Sundial', type: 'Artifact', cost: '{0}', text: '{0}: End the turn.' },
    { name: 'Founder', type: 'Legendary Creature — Human', cost: '{0}', pt: '2/2' },
    { name: 'Murder', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
    { name: 'Unsummon', type: 'Instant', cost: '{0}', text: "Return target creature to its owner's hand." },
  );
  defineFaces(
    'transform',
    { name: 'Villager', type: 'Creature — Human', cost: '{2}{G}', pt: '2/2', text: '{0}: Transform this creature.' },
    { name: 'Howler', type: 'Creature — Werewolf', pt: '4/4' },
  );
});

describe('targets', () => {
  it('row 95 (115.3, 2015:114.3, classic:409.1d): in 2003 no object is the target of a spell twice', () => {
    const both = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Both'] }, B: { battlefield: ['Twin'] } });
      return t.can('A').includes('cast Both');
    });
    expect(both).toEqual({ current: true, '2015': true, classic: false });
  });
});

describe('triggered abilities', () => {
  it('row 81 (603.5, 2015:603.5, classic:410.5): what "you may" comes to is chosen in 2003 as the ability is put on the stack', () => {
    const asked = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Rampart'], battlefield: ['Gifts'] } });
      const at: number[] = [];
      t.when('may', (_, s) => {
        at.push(s.stack.length);
        return { yes: true };
      });
      t.cast('A', 'Rampart').resolve();
      at.push(-1);
      t.resolve();
      return [at, t.life('A')];
    });
    expect(asked).toEqual({ current: [[-1, 1], 22], '2015': [[-1, 1], 22], classic: [[0, -1], 22] });
  });

  it('row 81 (classic:410.5): one that is not used stays on the stack and does nothing', () => {
    const t = by('classic', { A: { hand: ['Rampart'], battlefield: ['Gifts'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Rampart').resolve();
    expect(t.names('stack')).toEqual(['Gifts']);
    expect(t.resolve().life('A')).toBe(20);
  });
});

describe('keywords', () => {
  it('row 117 (702.62a, 2015:702.61a): a suspended card may be played today; in 2015 it is', () => {
    const played = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Late'] } });
      t.when('may', { yes: false });
      t.act('A', 'suspend', 'Late').to('precombatMain', 3);
      return t.names('battlefield');
    });
    expect(played).toEqual([[], ['Late']]);
  });

  it('row 119 (702.35a, 2015:702.34a, classic:502.24a): a discarded card with madness is exiled today; then it could be put into the graveyard', () => {
    const where = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Mad'], battlefield: ['Looter'] } });
      t.when('may', { yes: false });
      t.activate('A', 'Looter').resolve();
      return [t.names('exile').length, t.names('graveyard').length];
    });
    expect(where).toEqual({ current: [1, 0], '2015': [0, 1], classic: [0, 1] });
  });

  it('row 119 (2015:702.34a): if it is exiled, it can be cast as today', () => {
    const t = by('2015', { A: { hand: ['Mad'], battlefield: ['Looter'] } });
    t.when('may', { yes: true });
    t.activate('A', 'Looter').resolveAll();
    expect(t.names('battlefield')).toContain('Mad');
  });

  it('row 123 (702.58a, 2015:702.57a): graft triggers in 2015 without a counter to move', () => {
    define({ name: 'Anthem', type: 'Enchantment', cost: '{0}', text: 'Creatures you control get +1/+1.' });
    const triggered = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['2 Rampart'], battlefield: ['Anthem', 'Grafted'] } });
      t.when('may', { yes: true });
      t.cast('A', 'Rampart').resolveAll();
      expect(t.counters('Rampart', '+1/+1')).toBe(1);
      const before = t.happened('trigger').length;
      t.cast('A', 'Rampart').resolveAll();
      return t.happened('trigger').length > before;
    });
    expect(triggered).toEqual([false, true]);
  });

  it('row 27 (202.3b, 2015:202.3a): a transformed permanent has the mana value of its front face today, none in 2015', () => {
    const values = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { battlefield: ['Villager // Howler'] } });
      return t.activate('A', 'Villager').resolve().perm('Howler').manaValue;
    });
    expect(values).toEqual([3, 0]);
  });
});

describe('tokens', () => {
  it('row 22 (111.4, 2015:110.5c, classic:216.1): a token is called by its subtypes, today with the word Token', () => {
    const names = inEachYear((year) =>
      by(year, { A: { hand: ['Squad'] } })
        .cast('A', 'Squad')
        .resolve()
        .names('battlefield'),
    );
    expect(names).toEqual({ current: ['Soldier Token'], '2015': ['Soldier'], classic: ['Soldier'] });
  });

  it('row 21 (111.2, 2015:110.5a, classic:216.1): it is owned by who creates it; in 2003 by the controller of the effect', () => {
    const owners = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Gift'] } });
      t.cast('A', 'Gift', { targets: ['@B'] }).resolve();
      const o = t.obj(t.names('battlefield')[0]);
      return [o.owner, o.controller];
    });
    expect(owners).toEqual({ current: [1, 1], '2015': [1, 1], classic: [0, 1] });
  });
});

describe('combat', () => {
  it('row 52 (702.3b, 2015:702.3b, classic:308.1): a Wall without defender attacks today; in 2003 no Wall did', () => {
    const attacks = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Rampart', 'Bear'] } });
      t.toDecision('attackers');
      return (t.decision.ask as unknown as { options: unknown[] }).options.length;
    });
    expect(attacks).toEqual({ current: 2, '2015': 2, classic: 1 });
  });
});

describe('ending the turn', () => {
  it('row 135 (721.1a, 2015:713.2): what has triggered before ceases to exist today; in 2015 it is put on the stack in the cleanup step', () => {
    define({ name: 'Echoes', type: 'Enchantment', cost: '{0}', text: 'Whenever you discard a card, you gain 2 life.' });
    define({ name: 'Ender', type: 'Sorcery', cost: '{0}', text: 'Discard a card. End the turn.' });
    const life = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Ender', 'Bear'], battlefield: ['Echoes'] } });
      t.cast('A', 'Ender').resolve().to('precombatMain', 2);
      return t.life('A');
    });
    expect(life).toEqual([20, 22]);
  });
});

describe('commanders', () => {
  it('row 143 (903.9a, 2015:903.11): a commander that would be put into a graveyard goes to the command zone instead in 2015, so it never dies', () => {
    define({ name: 'Mourning', type: 'Enchantment', cost: '{0}', text: 'Whenever a creature dies, you gain 1 life.' });
    const result = (['current', '2015'] as const).map((year) => {
      const players = ['A', 'B'].map((name) => ({ name, deck: [{ card: 'Mountain', count: 20 }], commanders: ['Founder'], life: 40 }));
      const t = by(year, { A: { hand: ['Murder'], battlefield: ['Mourning'] } }, 'precombatMain', { players });
      t.when('may', { yes: true });
      t.cast('A', 'Founder').resolve();
      t.cast('A', 'Murder', { targets: ['Founder'] }).resolveAll();
      return [t.names('command').filter((n) => n === 'Founder').length, t.life('A')];
    });
    expect(result).toEqual([
      [2, 41],
      [2, 40],
    ]);
  });

  it('row 143 (903.9b, 2015:903.11): one that is returned to a hand goes there in 2015', () => {
    const hands = (['current', '2015'] as const).map((year) => {
      const players = ['A', 'B'].map((name) => ({ name, deck: [{ card: 'Mountain', count: 20 }], commanders: ['Founder'], life: 40 }));
      const t = by(year, { A: { hand: ['Unsummon'] } }, 'precombatMain', { players });
      t.when('may', { yes: true });
      t.cast('A', 'Founder').resolve();
      t.cast('A', 'Unsummon', { targets: ['Founder'] }).resolveAll();
      return t.names('hand');
    });
    expect(hands).toEqual([[], ['Founder']]);
  });
});
