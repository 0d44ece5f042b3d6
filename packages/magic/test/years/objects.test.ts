/** Objects, types and state-based actions by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { beforeEach, describe, expect, it } from 'vitest';
import { define, defineFaces } from '../kit.js';
import { by, inEachYear } from './by.js';

beforeEach(() => {
  define(
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
    { name: 'Founder', type: 'Legendary Creature — Human', cost: '{0}', pt: '2/2' },
    { name: 'Seer', type: 'Legendary Planeswalker — Nissa', cost: '{0}', loyalty: '4', text: '+1: You gain 1 life.' },
    { name: 'Sage', type: 'Legendary Planeswalker — Nissa', cost: '{0}', loyalty: '3', text: '+1: You gain 1 life.' },
    { name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to any target.' },
    { name: 'Spike', type: 'Sorcery', cost: '{0}', text: 'Spike deals 3 damage to target player or planeswalker.' },
    { name: 'Downfall', type: 'Instant', cost: '{0}', text: 'Destroy target creature or planeswalker.' },
    { name: 'Vanish', type: 'Instant', cost: '{0}', text: 'Target creature phases out.' },
    { name: 'Squad', type: 'Sorcery', cost: '{0}', text: 'Create a 1/1 white Soldier creature token.' },
    { name: 'Unsummon', type: 'Instant', cost: '{0}', text: "Return target creature to its owner's hand." },
    { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Target creature gets +3/+3 until end of turn.' },
    { name: 'Hydroblast', type: 'Creature — Illusion', cost: '{U}', pt: '2/2', text: 'Phasing' },
  );
});

describe('legends and planeswalkers', () => {
  it('row 45 (704.5j, 2015:704.5k, classic:420.5e): two of one name: each player keeps one; in 2003 only the oldest of all stays', () => {
    const there = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Founder'] }, B: { battlefield: ['Founder'] } });
      t.cast('A', 'Founder').resolve();
      return [t.names('battlefield').length, t.names('graveyard', 'A').length, t.names('graveyard', 'B').length];
    });
    expect(there).toEqual({ current: [2, 0, 0], '2015': [2, 0, 0], classic: [1, 1, 0] });
  });

  it('row 45 (classic:420.5e): those that came at the same time all go', () => {
    const returned = {
      name: 'Rise',
      type: 'Sorcery',
      cost: '{0}',
      text: "Return all creature cards from all graveyards to the battlefield under their owners' control.",
    };
    define(returned);
    const t = by('classic', { A: { hand: ['Rise'], graveyard: ['Founder'] }, B: { graveyard: ['Founder'] } });
    t.cast('A', 'Rise').resolve();
    expect([t.names('battlefield'), t.names('graveyard', 'B')]).toEqual([[], ['Founder']]);
  });

  it('row 47 (306.4, 2015:306.4, 2015:704.5j): a player keeps one planeswalker of a type in 2015, whatever their names; today legends of different names stay', () => {
    const there = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { battlefield: ['Seer'], hand: ['Sage'] } });
      t.choose('choose', 'Sage').cast('A', 'Sage').resolve();
      return t.names('battlefield');
    });
    expect(there).toEqual([['Seer', 'Sage'], ['Sage']]);
  });

  it('row 47 (205.4d, 2015:306.4): planeswalkers were not legendary in 2015', () => {
    const legendary = (['current', '2015'] as const).map((year) => by(year, { A: { battlefield: ['Seer'] } }).perm('Seer').supertypes);
    expect(legendary).toEqual([['Legendary'], []]);
  });
});

describe('damage to planeswalkers', () => {
  it('row 48 (2015:306.7): an opponent may have noncombat damage to a player dealt to a planeswalker of theirs', () => {
    const t = by('2015', { A: { hand: ['Bolt'] }, B: { battlefield: ['Seer'] } });
    t.choose('choose', 'Seer')
      .cast('A', 'Bolt', { targets: ['@B'] })
      .resolve();
    expect([t.life('B'), t.counters('Seer', 'loyalty')]).toEqual([20, 1]);
    const not = by('2015', { A: { hand: ['Bolt'] }, B: { battlefield: ['Seer'] } });
    not.cast('A', 'Bolt', { targets: ['@B'] }).resolve();
    expect([not.life('B'), not.counters('Seer', 'loyalty')]).toEqual([17, 4]);
  });

  it('row 48 (today none): nothing is asked today, nor of damage a player deals himself', () => {
    const asked = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Bolt'], battlefield: ['Seer'] } });
      t.choose('choose', 'Seer')
        .cast('A', 'Bolt', { targets: ['@A'] })
        .resolve();
      return t.life('A');
    });
    expect(asked).toEqual([17, 17]);
  });

  it('row 49 (115.4, 2015:114.1a, classic:401.2): "any target" was a creature or player, "player or planeswalker" a player', () => {
    const offered = (['current', '2015'] as const).map((year) =>
      ['Bolt', 'Spike', 'Downfall'].map((spell) => {
        const t = by(year, { A: { hand: [spell] }, B: { battlefield: ['Seer', 'Bear'] } });
        const cast = (name: string): boolean => {
          try {
            t.cast('A', spell, { targets: [name] });
            return true;
          } catch {
            return false;
          }
        };
        return cast('Seer');
      }),
    );
    expect(offered).toEqual([
      [true, true, true],
      [false, false, true],
    ]);
  });
});

describe('phasing', () => {
  it('row 76 (702.26d, 2015:702.25k, classic:217.8d): a token that phases out ceases to exist in 2015 and 2003', () => {
    const there = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Squad', 'Vanish'] } });
      t.cast('A', 'Squad').resolve();
      t.cast('A', 'Vanish', { targets: [t.names('battlefield')[0]] }).resolve();
      t.to('precombatMain', 3);
      return t.names('battlefield').length;
    });
    expect(there).toEqual({ current: 1, '2015': 0, classic: 0 });
  });

  it('row 76 (702.26d, classic:502.15e): damage is removed from what phases out in 2003', () => {
    const damage = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Growth', 'Bolt', 'Vanish'], battlefield: ['Bear'] } });
      t.cast('A', 'Growth', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Bolt', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Vanish', { targets: ['Bear'] }).resolve();
      return t.state.phased.map(({ id }) => t.state.objects.rows.find((o) => o?.id === id)?.damage);
    });
    expect(damage).toEqual({ current: [3], '2015': [3], classic: [0] });
  });
});

describe('targets that have become illegal', () => {
  it('row 96 (608.2b, 2015:608.2b, classic:413.2a): a spell without a legal target does not resolve; in 2015 and 2003 it is countered', () => {
    const told = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Growth'], battlefield: ['Bear'] }, B: { hand: ['Unsummon'] } });
      t.cast('A', 'Growth', { targets: ['Bear'] }).pass();
      t.cast('B', 'Unsummon', { targets: ['Bear'] }).resolveAll();
      expect(t.names('graveyard')).toEqual(['Growth']);
      return [t.happened('doesNotResolve').length, t.happened('countered').length];
    });
    expect(told).toEqual({ current: [1, 0], '2015': [0, 1], classic: [0, 1] });
  });
});

describe('continuous effects', () => {
  beforeEach(() => {
    define(
      { name: 'Anthem', type: 'Enchantment', cost: '{0}', text: 'Creatures you control get +1/+1.' },
      { name: 'Queen', type: 'Instant', cost: '{0}', text: 'Target creature has base power and toughness 0/2 until end of turn.' },
      { name: 'Tend', type: 'Instant', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
      {
        name: 'Shade',
        type: 'Creature — Shade',
        cost: '{B}',
        pt: '*/*',
        text: "Shade's power and toughness are each equal to the number of Swamps you control.",
      },
      { name: 'Swamp', type: 'Basic Land — Swamp' },
      { name: 'Ruins', type: 'Land', text: '{T}: Add {C}.' },
      { name: 'Flood', type: 'Sorcery', cost: '{0}', text: 'Target land becomes an Island.' },
      { name: 'Waste', type: 'Instant', cost: '{0}', text: 'Destroy target nonbasic land.' },
      {
        name: 'Small',
        type: 'Sorcery',
        cost: '{0}',
        text: 'Return target creature card with power 1 or less from your graveyard to your hand.',
      },
    );
  });

  it('row 102 (613.4b, 2015:613.3, classic:418.5e): what is set later overrides what was added before in 2003; today it comes first', () => {
    const pt = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Queen', 'Tend'], battlefield: ['Bear', 'Anthem'] } });
      t.cast('A', 'Tend', { targets: ['Bear'] }).resolve();
      return t
        .cast('A', 'Queen', { targets: ['Bear'] })
        .resolve()
        .pt('Bear');
    });
    expect(pt).toEqual({ current: '2/4', '2015': '2/4', classic: '0/2' });
  });

  it('row 102 (classic:418.5e): and what is added later adds to it', () => {
    const t = by('classic', { A: { hand: ['Queen', 'Growth'], battlefield: ['Bear'] } });
    t.cast('A', 'Queen', { targets: ['Bear'] }).resolve();
    expect(
      t
        .cast('A', 'Growth', { targets: ['Bear'] })
        .resolve()
        .pt('Bear'),
    ).toBe('3/5');
  });

  it('row 38 (613.4b, 2015:613.3b, classic:214.5): what a change of types says of power and toughness is their first value in 2003: it overrides nothing', () => {
    define({ name: 'Stone', type: 'Instant', cost: '{0}', text: 'Target creature becomes a 0/1 Sheep creature until end of turn.' });
    const pt = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Queen', 'Stone'], battlefield: ['Bear'] } });
      t.cast('A', 'Queen', { targets: ['Bear'] }).resolve();
      return t
        .cast('A', 'Stone', { targets: ['Bear'] })
        .resolve()
        .pt('Bear');
    });
    expect(pt).toEqual({ current: '0/1', '2015': '0/1', classic: '0/2' });
  });

  it('row 35 (604.3, 2015:604.3, classic:208.2): a power that an ability defines is 0 outside play in 2003', () => {
    const can = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Small'], graveyard: ['Shade'], battlefield: ['3 Swamp'] } });
      return t.can('A').includes('cast Small');
    });
    expect(can).toEqual({ current: false, '2015': false, classic: true });
  });

  it('row 39 (305.7, 2015:305.7, classic:214.9f): a land that becomes a basic land type is basic in 2003', () => {
    const destroyed = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Flood', 'Waste'], battlefield: ['Ruins'] } });
      t.cast('A', 'Flood', { targets: ['Ruins'] }).resolve();
      return t.can('A').includes('cast Waste');
    });
    expect(destroyed).toEqual({ current: true, '2015': true, classic: false });
  });
});

describe('entering, and shuffling in', () => {
  it('row 105 (614.12, 2015:614.12): how a land enters that is a Mountain because of another permanent', () => {
    define(
      { name: 'Moon', type: 'Enchantment', cost: '{0}', text: 'Nonbasic lands are Mountains.' },
      { name: 'Shock', type: 'Land — Forest Plains', text: "As Shock enters, you may pay 2 life. If you don't, it enters tapped." },
    );
    const tapped = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Shock'], battlefield: ['Moon'] } });
      t.when('may', { yes: false });
      return t.land('A', 'Shock').perm('Shock').tapped;
    });
    expect(tapped).toEqual([false, true]);
  });

  it('row 126 (701.20c, 2015:701.16c): a library is not shuffled in 2015 when what was to be shuffled into it is not there', () => {
    define(
      { name: 'Zenith', type: 'Artifact', cost: '{0}', text: "{0}: Shuffle Zenith into its owner's library." },
      { name: 'Disperse', type: 'Instant', cost: '{0}', text: "Return target artifact to its owner's hand." },
    );
    const shuffles = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { battlefield: ['Zenith'], hand: ['Disperse'] } });
      t.activate('A', 'Zenith')
        .cast('A', 'Disperse', { targets: ['Zenith'] })
        .resolveAll();
      return t.happened('shuffle').length;
    });
    expect(shuffles).toEqual([1, 0]);
    const t = by('2015', { A: { battlefield: ['Zenith'] } });
    expect(t.activate('A', 'Zenith').resolveAll().happened('shuffle').length).toBe(1);
  });

  it('row 28 (709.4b, 2015:708.6a, classic:505.6): a split card is compared by its combined value today, by that of either half then', () => {
    defineFaces(
      'split',
      { name: 'Assault', type: 'Sorcery', cost: '{R}', text: 'Assault deals 2 damage to any target.' },
      { name: 'Battery', type: 'Sorcery', cost: '{3}{G}', text: 'Create a 3/3 green Elephant creature token.' },
    );
    const wanted = ['1', '4', '5'].map((value) => {
      define({
        name: `Find ${value}`,
        type: 'Sorcery',
        cost: '{0}',
        text: `Return target card with mana value ${value} from your graveyard to your hand.`,
      });
      return inEachYear((year) =>
        by(year, { A: { hand: [`Find ${value}`], graveyard: ['Assault // Battery'] } })
          .can('A')
          .includes(`cast Find ${value}`),
      );
    });
    expect(wanted).toEqual([
      { current: false, '2015': true, classic: true },
      { current: false, '2015': true, classic: true },
      { current: true, '2015': false, classic: false },
    ]);
  });
});
