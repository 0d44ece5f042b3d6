/** Costs, mana and effects by the rules of today, of 2015 (document 000) and of 2003 (document 001), most of them where the years agree in play and not in the number. */
import { beforeEach, describe, expect, it } from 'vitest';
import { define, game, type Table } from '../kit.js';
import { askedBy, by, inEachYear, refusals, told } from './by.js';

beforeEach(() => {
  define(
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
    { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/3' },
    { name: 'Gain', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' },
    { name: 'Murder', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
    { name: 'Unsummon', type: 'Instant', cost: '{0}', text: "Return target creature to its owner's hand." },
    { name: 'Redbolt', type: 'Instant', cost: '{R}', text: 'Redbolt deals 3 damage to any target.' },
    { name: 'Plus', type: 'Enchantment', cost: '{0}', text: 'If you would gain life, you gain that much life plus 1 instead.' },
    { name: 'Twice', type: 'Enchantment', cost: '{0}', text: 'If you would gain life, you gain twice that much life instead.' },
    { name: 'Anthem', type: 'Enchantment', cost: '{0}', text: 'Creatures you control get +1/+1.' },
  );
});

describe('mana and costs', () => {
  it('row 34 (107.3a, 107.3m, 2015:107.3a, 2015:400.7c, classic:409.1b): X is chosen as the spell is cast, and known to what triggers as the permanent enters', () => {
    define({ name: 'Hydra', type: 'Creature — Hydra', cost: '{X}{G}', pt: '1/1', text: 'When this creature enters, you gain X life.' });
    const numbers = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Hydra'], battlefield: ['3 Forest'] } });
      t.when('number', { number: 2 });
      const asks = askedBy(t, 'number');
      t.cast('A', 'Hydra').resolveAll();
      // glossary of 2003: {X} of a card is 0 elsewhere, in its cost; and every X of a card is the same: what was announced
      expect(t.life('A')).toBe(22);
      return asks;
    });
    expect(numbers).toEqual({ current: ['107.3a'], '2015': ['107.3a'], classic: ['409.1b'] });
  });

  it('row 91 (106.12a, 2015:106.10, classic:411.3, classic:311.3a): who gets mana "of any type that land produced" from a triggered mana ability chooses the type', () => {
    define(
      {
        name: 'Flare',
        type: 'Enchantment',
        cost: '{0}',
        text: 'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
      },
      { name: 'Grove', type: 'Land', text: '{T}: Add {G}{W}.' },
    );
    const chosen = inEachYear((year) => {
      const t = by(year, { B: { battlefield: ['Grove'] }, A: { battlefield: ['Flare'] } });
      const offered: unknown[] = [];
      t.when('option', (d) => {
        offered.push([d.seat, (d.ask as unknown as { options: { mana: string }[] }).options.map((o) => o.mana).join('')]);
        return undefined;
      });
      t.pass().mana('B', 'Grove');
      return [offered, game.view(t.state, 1).players[1].pool.length, ...told(t, 'tapForMana')];
    });
    const asks = [[1, '{W}{G}']];
    expect(chosen).toEqual({ current: [asks, 3, '106.12a'], '2015': [asks, 3, '106.10'], classic: [asks, 3, '411.3'] });
  });

  it('row 92 (601.2h, 2015:601.2g, classic:409.1f): costs are paid', () => {
    define({
      name: 'Rite',
      type: 'Sorcery',
      cost: '{R}',
      text: 'As an additional cost to cast this spell, sacrifice a creature.\nDraw a card.',
    });
    const paid = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Rite'], battlefield: ['Mountain', 'Bear'] } });
      const asks = askedBy(t, 'pay');
      t.cast('A', 'Rite').resolve();
      return [t.names('hand').length, ...new Set(asks)];
    });
    expect(paid).toEqual({ current: [1, '601.2h'], '2015': [1, '601.2g'], classic: [1, '409.1f'] });
  });

  it('row 93 (601.2f, 2015:601.2e, classic:409.1f): what is more is added, then what is less taken away', () => {
    define(
      { name: 'Tax', type: 'Enchantment', cost: '{0}', text: 'Spells cost {1} more to cast.' },
      { name: 'Cheaper', type: 'Enchantment', cost: '{0}', text: 'Spells you cast cost {1} less to cast.' },
    );
    const paid = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Gain'], battlefield: ['Tax', 'Cheaper'] } });
      t.cast('A', 'Gain').resolve();
      const dear = by(year, { A: { hand: ['Gain'], battlefield: ['Tax', 'Mountain'] } });
      const asks = askedBy(dear, 'pay');
      dear.cast('A', 'Gain').resolve();
      return [t.life('A'), dear.life('A'), ...asks];
    });
    expect(paid).toEqual({ current: [23, 23, '601.2h'], '2015': [23, 23, '601.2g'], classic: [23, 23, '409.1f'] });
  });

  it('row 113 (119.4b, 602.2b, 2015:118.4, 2015:602.2b, classic:409.1f, classic:409.1): 0 life can always be paid', () => {
    define({ name: 'Altar', type: 'Artifact', cost: '{0}', text: 'Pay 0 life: Draw a card.' });
    const drawn = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Altar'] } });
      t.activate('A', 'Altar').resolve();
      return [t.life('A'), t.names('hand').length, ...told(t, 'activate')];
    });
    expect(drawn).toEqual({ current: [20, 1, '602.2b'], '2015': [20, 1, '602.2b'], classic: [20, 1, '409.1'] });
  });
});

describe('continuous effects', () => {
  it('row 99 (611.2, 611.2c, 2015:611.2c, classic:418.1, classic:418.3b): whom an effect is about is settled once', () => {
    define({ name: 'Rally', type: 'Instant', cost: '{0}', text: 'Creatures you control get +1/+1 until end of turn.' });
    const later = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear'], hand: ['Rally', 'Ox'] } });
      t.cast('A', 'Rally').resolve().cast('A', 'Ox').resolve();
      return [t.pt('Bear'), t.pt('Ox'), ...told(t, 'effect')];
    });
    expect(later).toEqual({ current: ['3/3', '2/3', '611.2'], '2015': ['3/3', '2/3', '611.2'], classic: ['3/3', '2/3', '418.1'] });
  });

  it('row 100 (701.9b, 611.2, 2015:611.2d, classic:418.3c, classic:418.1): doubling adds what the power is as it resolves', () => {
    define(
      { name: 'Twofold', type: 'Instant', cost: '{0}', text: "Double target creature's power until end of turn." },
      { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Target creature gets +3/+3 until end of turn.' },
    );
    const doubled = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear'], hand: ['Twofold', 'Growth'] } });
      t.cast('A', 'Twofold', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Growth', { targets: ['Bear'] }).resolve();
      return [t.pt('Bear'), ...told(t, 'effect')];
    });
    expect(doubled).toEqual({ current: ['7/5', '611.2'], '2015': ['7/5', '611.2'], classic: ['7/5', '418.1'] });
  });

  it('row 101 (611.2b, 2015:611.2b, classic:418.3d): an effect whose time is over before it begins does nothing', () => {
    define({
      name: 'Sower',
      type: 'Creature — Faerie',
      cost: '{0}',
      pt: '2/2',
      text: 'When Sower enters, gain control of target creature for as long as you control Sower.',
    });
    const stolen = inEachYear((year) => {
      const play = (answer: boolean): Table => {
        const t = by(year, { A: { hand: ['Sower'] }, B: { battlefield: ['Bear'], hand: ['Unsummon'] } });
        t.choose('targets', 'Bear').cast('A', 'Sower').resolve();
        if (answer) t.pass().cast('B', 'Unsummon', { targets: ['Sower'] });
        return t.resolveAll();
      };
      const [there, gone] = [play(false), play(true)];
      return [there.perm('Bear').controller, gone.perm('Bear').controller, told(gone, 'effect').length, ...told(there, 'effect')];
    });
    expect(stolen).toEqual({ current: [0, 1, 0, '611.2'], '2015': [0, 1, 0, '611.2'], classic: [0, 1, 0, '418.1'] });
  });

  it('row 104 (613.1f, 613.4c, 613.8a, 2015:613.1f, 2015:613.7a, classic:418.5e, classic:418.5b): what gives abilities to the strong knows in 2003 what makes them strong', () => {
    define({ name: 'Heights', type: 'Enchantment', cost: '{0}', text: 'Creatures with power 3 or greater have flying.' });
    const flies = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear', 'Heights', 'Anthem'] } });
      return [t.pt('Bear'), ...t.perm('Bear').keywords];
    });
    expect(flies).toEqual({ current: ['3/3'], '2015': ['3/3'], classic: ['3/3', 'flying'] });
  });

  it('row 115 (604.3, 2015:604.3, 2015:112.12, classic:402.3): "is all colors" stays when abilities are lost', () => {
    define(
      { name: 'Humility', type: 'Enchantment', cost: '{0}', text: 'All creatures lose all abilities.' },
      { name: 'Courier', type: 'Artifact Creature — Construct', cost: '{4}', pt: '3/3', text: 'Courier is all colors.' },
    );
    const colors = inEachYear((year) => by(year, { A: { battlefield: ['Courier', 'Humility'] } }).perm('Courier').colors.length);
    expect(colors).toEqual({ current: 5, '2015': 5, classic: 5 });
  });
});

describe('replacement and prevention', () => {
  it('row 106 (701.15a, 2015:701.12a, classic:419.6b): regeneration taps', () => {
    define({ name: 'Troll', type: 'Creature — Troll', cost: '{0}', pt: '1/1', text: '{0}: Regenerate this creature.' });
    const saved = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Troll'], hand: ['Murder'] } });
      t.activate('A', 'Troll').resolve();
      t.cast('A', 'Murder', { targets: ['Troll'] }).resolve();
      return [t.perm('Troll').tapped, ...told(t, 'tap', 'regenerate')];
    });
    expect(saved).toEqual({ current: [true, '701.15a'], '2015': [true, '701.12a'], classic: [true, '419.6b'] });
  });

  it('row 107 (614.15, 616.1, 2015:614.15, 2015:616.1, classic:419.6d, classic:419.8a): what replaces its own effect comes first, then the player chooses', () => {
    define({ name: 'Feast', type: 'Instant', cost: '{0}', text: 'You gain 3 life. If you control a creature, you gain 5 life instead.' });
    const gained = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear', 'Plus', 'Twice'], hand: ['Feast'] } });
      const asks = askedBy(t, 'replacement');
      t.cast('A', 'Feast').resolve();
      return [[11, 12].includes(t.life('A') - 20), ...asks];
    });
    expect(gained).toEqual({ current: [true, '616.1'], '2015': [true, '616.1'], classic: [true, '419.8a'] });
  });

  it('row 108 (614.5, 2015:614.5, classic:419.6a): two that double damage make four of one', () => {
    define(
      {
        name: 'Furnace',
        type: 'Enchantment',
        cost: '{0}',
        text: 'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
      },
      { name: 'Ping', type: 'Instant', cost: '{0}', text: 'Ping deals 1 damage to any target.' },
    );
    const dealt = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['2 Furnace'], hand: ['Ping'] } });
      t.cast('A', 'Ping', { targets: ['@B'] }).resolve();
      return [t.life('B'), ...told(t, 'damage')];
    });
    expect(dealt).toEqual({ current: [16, '120.1'], '2015': [16, '119.1'], classic: [16, '417.1'] });
  });

  it("row 109 (101.2, 2015:101.2, classic:103.2): what can't happen does not, whatever allows or would replace it", () => {
    define(
      { name: 'Drought', type: 'Enchantment', cost: '{0}', text: "Players can't gain life." },
      { name: 'Settler', type: 'Enchantment', cost: '{0}', text: 'You may play an additional land on each of your turns.' },
      { name: 'Fallow', type: 'Enchantment', cost: '{0}', text: "Players can't play lands." },
    );
    const kept = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Drought', 'Plus', 'Settler', 'Fallow'], hand: ['Gain', 'Forest'] } });
      const lands = t.can('A').includes('land Forest');
      t.cast('A', 'Gain').resolve();
      return [lands, t.life('A'), told(t, 'gainLife').length, ...told(t, 'resolve')];
    });
    expect(kept).toEqual({ current: [false, 20, 0, '608.1'], '2015': [false, 20, 0, '608.1'], classic: [false, 20, 0, '413.1'] });
  });

  it('row 110 (615.12, 2015:615.11): what prevents does the rest of what it says even to damage that cannot be prevented', () => {
    define(
      {
        name: 'Phantom',
        type: 'Creature — Spirit',
        cost: '{0}',
        pt: '4/4',
        text: 'If damage would be dealt to Phantom, prevent that damage. Put a +1/+1 counter on Phantom.',
      },
      { name: 'Pierce', type: 'Instant', cost: '{0}', text: "Pierce deals 3 damage to any target. The damage can't be prevented." },
    );
    const hit = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Pierce'], battlefield: ['Phantom'] } });
      t.cast('A', 'Pierce', { targets: ['Phantom'] }).resolve();
      return [t.perm('Phantom').damage, t.counters('Phantom', '+1/+1'), ...told(t, 'damage'), ...told(t, 'counters')];
    });
    expect(hit).toEqual([
      [3, 1, '120.1', '122.6'],
      [3, 1, '119.1', '121.6'],
    ]);
  });

  it('row 111 (609.7a, 608.2d, 2015:609.7a, 2015:608.2d, classic:419.7c, classic:413.2c): a source is chosen as it resolves, a spell on the stack, too', () => {
    define({
      name: 'Ward Off',
      type: 'Instant',
      cost: '{0}',
      text: 'The next time a source of your choice would deal damage to you this turn, prevent that damage.',
    });
    const prevented = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Ward Off'] }, B: { hand: ['Redbolt'], battlefield: ['Mountain'] } });
      t.pass().cast('B', 'Redbolt', { targets: ['@A'] });
      t.choose('choose', 'Redbolt');
      const asks = askedBy(t, 'choose');
      t.cast('A', 'Ward Off').resolveAll();
      return [t.life('A'), ...asks, ...told(t, 'prevent')];
    });
    expect(prevented).toEqual({ current: [20, '608.2d', '615.1'], '2015': [20, '608.2d', '615.1'], classic: [20, '413.2c', '419.1'] });
  });

  it('row 112 (120.1, 120.3a, 2015:119.1, 2015:119.3a, classic:417.1): damage, and what it comes to', () => {
    const dealt = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Redbolt'], battlefield: ['Mountain'] } });
      t.cast('A', 'Redbolt', { targets: ['@B'] }).resolve();
      return [t.life('B'), ...told(t, 'damage', 'loseLife')];
    });
    expect(dealt).toEqual({ current: [17, '120.1', '120.3a'], '2015': [17, '119.1', '119.3a'], classic: [17, '417.1'] });
  });
});

describe('copies, links and control', () => {
  beforeEach(() => {
    define(
      {
        name: 'Fork',
        type: 'Instant',
        cost: '{0}',
        text: 'Copy target instant or sorcery spell. You may choose new targets for the copy.',
      },
      {
        name: 'Clone',
        type: 'Creature — Shapeshifter',
        cost: '{0}',
        pt: '0/0',
        text: 'You may have this creature enter as a copy of any creature on the battlefield.',
      },
      {
        name: 'Become',
        type: 'Instant',
        cost: '{0}',
        text: 'Target creature you control becomes a copy of another target creature until end of turn.',
      },
      { name: 'Polymorph', type: 'Instant', cost: '{0}', text: 'Target creature becomes a 0/1 Sheep creature until end of turn.' },
      {
        name: 'Oblivion',
        type: 'Enchantment',
        cost: '{0}',
        text: "When Oblivion enters, exile another target nonland permanent.\nWhen Oblivion leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
      },
      {
        name: 'Banisher',
        type: 'Creature — Human',
        cost: '{0}',
        pt: '1/1',
        text: 'When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.',
      },
      { name: 'Seize', type: 'Instant', cost: '{0}', text: 'Gain control of target spell. You may choose new targets for it.' },
      { name: 'Rend', type: 'Instant', cost: '{0}', text: 'Destroy target permanent.' },
    );
  });

  it('row 128 (707.10, 2015:706.10, classic:503.10): a spell is copied', () => {
    const copied = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Gain', 'Fork'] } });
      t.cast('A', 'Gain')
        .cast('A', 'Fork', { targets: ['Gain'] })
        .resolveAll();
      return [t.life('A'), ...told(t, 'copy')];
    });
    expect(copied).toEqual({ current: [26, '707.10'], '2015': [26, '706.10'], classic: [26, '503.10'] });
  });

  it('row 130 (707.2, 707.5, 2015:706.2, 2015:706.5, classic:503.2, classic:503.5): a copy has what is printed, not what effects have made of it', () => {
    const copied = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Polymorph', 'Clone'], battlefield: ['Ox'] } });
      t.cast('A', 'Polymorph', { targets: ['Ox'] }).resolve();
      t.choose('choose', 'Ox');
      const asks = askedBy(t, 'choose');
      t.cast('A', 'Clone').resolve();
      return [t.pt('Ox', 0), t.pt('Ox', 1), ...asks];
    });
    expect(copied).toEqual({ current: ['0/1', '2/3', '707.5'], '2015': ['0/1', '2/3', '706.5'], classic: ['0/1', '2/3', '503.5'] });
  });

  it('row 131 (613.2a, 611.2, 2015:613.1a, 2015:611.2, classic:418.5e, classic:418.1): copying applies before what else changes it', () => {
    const became = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Polymorph', 'Become'], battlefield: ['Bear', 'Ox'] } });
      t.cast('A', 'Polymorph', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Become', { targets: ['Bear', 'Ox'] }).resolve();
      return [t.pt('Ox', 0), t.pt('Ox', 1), ...told(t, 'effect')];
    });
    expect(became).toEqual({ current: ['0/1', '2/3', '611.2'], '2015': ['0/1', '2/3', '611.2'], classic: ['0/1', '2/3', '418.1'] });
  });

  it('row 132 (607.2a, 110.2a, 2015:607.2a, 2015:110.2a, classic:401.3): "the exiled card" is the one that the other ability of the same permanent exiled', () => {
    const back = inEachYear((year) => {
      const t = by(year, { A: { hand: ['2 Oblivion', 'Rend'] }, B: { battlefield: ['Bear', 'Ox'] } });
      t.choose('targets', 'Bear').cast('A', 'Oblivion').resolveAll();
      t.choose('targets', 'Ox').cast('A', 'Oblivion').resolveAll();
      t.cast('A', 'Rend', { targets: ['Oblivion'] }).resolveAll();
      return [t.names('exile').length, t.names('battlefield').length, told(t, 'zone').find((n) => /^(110.2a|401.3)$/.test(n))];
    });
    expect(back).toEqual({ current: [1, 2, '110.2a'], '2015': [1, 2, '110.2a'], classic: [1, 2, '401.3'] });
  });

  it('row 136 (610.3, 701.11a, 2015:610.3, 2015:701.9a, classic:217.7a): exiled until a permanent leaves the battlefield', () => {
    const back = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Banisher', 'Murder'] }, B: { battlefield: ['Bear'] } });
      t.cast('A', 'Banisher').resolveAll();
      const exiled = told(t, 'zone').slice(-1);
      t.cast('A', 'Murder', { targets: ['Banisher'] }).resolve();
      return [t.names('battlefield').join(), ...exiled];
    });
    expect(back).toEqual({ current: ['Bear', '701.11a'], '2015': ['Bear', '701.9a'], classic: ['Bear', '217.7a'] });
  });

  it('row 139 (110.2b, 608.3a, 2015:608.3, classic:401.3): who controls a permanent spell controls the permanent', () => {
    const seized = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Bear'] }, B: { hand: ['Seize'] } });
      t.cast('A', 'Bear').pass();
      t.cast('B', 'Seize', { targets: ['Bear'] }).resolveAll();
      return [t.perm('Bear').controller, told(t, 'zone').slice(-1)[0]];
    });
    expect(seized).toEqual({ current: [1, '608.3a'], '2015': [1, '608.3'], classic: [1, '401.3'] });
  });
});

describe('keywords and chance', () => {
  it('row 120 (702.37e, 2015:702.36d, classic:502.26d): a face-down creature is turned up for its morph cost; disguise is newer', () => {
    define({ name: 'Hidden One', type: 'Creature — Beast', cost: '{4}{G}', pt: '5/5', text: 'Morph {0}' });
    const up = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['3 Forest'], hand: ['Hidden One'] } });
      t.cast('A', 'Hidden One', { way: 'face-down' }).resolve();
      t.act('A', 'turnFaceUp', '');
      return [t.pt('Hidden One'), ...told(t, 'turnFaceUp')];
    });
    expect(up).toEqual({ current: ['5/5', '702.37e'], '2015': ['5/5', '702.36d'], classic: ['5/5', '502.26d'] });
    expect(refusals({ name: 'Masked', type: 'Creature — Cat', cost: '{4}', pt: '3/3', text: 'Disguise {2}' })).toEqual([
      '',
      'disguise',
      'disguise',
    ]);
  });

  it('row 122 (702.30a, 118.12, 2015:702.29a, 2015:117.12, classic:502.19a, classic:413.2c): echo is paid or the creature sacrificed', () => {
    define({ name: 'Echoer', type: 'Creature — Goblin', cost: '{R}', pt: '2/2', text: 'Echo {R}' });
    const echoed = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Mountain'], hand: ['Echoer'] } });
      t.when('may', { yes: true });
      const asks = askedBy(t, 'may');
      t.cast('A', 'Echoer').resolve().to('draw', 3);
      return [t.names('battlefield').includes('Echoer'), ...asks];
    });
    expect(echoed).toEqual({ current: [true, '118.12'], '2015': [true, '117.12'], classic: [true, '413.2c'] });
  });

  it('row 124 (702.103f, 2015:702.102e): a bestowed Aura becomes a creature again; there was no bestow in 2003', () => {
    const spirit = {
      name: 'Bestower',
      type: 'Enchantment Creature — Spirit',
      cost: '{0}',
      pt: '1/1',
      text: 'Bestow {0}\nEnchanted creature gets +1/+1.',
    };
    expect(refusals(spirit)).toEqual(['', '', 'bestow']);
    const alone = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Bestower', 'Murder'], battlefield: ['Bear'] } });
      t.cast('A', 'Bestower', { way: 'bestow', targets: ['Bear'] }).resolve();
      t.cast('A', 'Murder', { targets: ['Bear'] }).resolve();
      return [t.names('battlefield').join(), ...told(t, 'unattach')];
    });
    expect(alone).toEqual([
      ['Bestower', '702.103f'],
      ['Bestower', '702.102e'],
    ]);
  });

  it('row 125 (705.1, 706.1, 2015:705.1): coins are flipped in every year, dice are newer', () => {
    define({ name: 'Toss', type: 'Sorcery', cost: '{0}', text: 'Flip a coin. If you win the flip, draw a card.' });
    expect(
      inEachYear(
        (year) =>
          told(
            by(year, { A: { hand: ['Toss'] } })
              .cast('A', 'Toss')
              .resolve(),
            'coin',
          ).length,
      ),
    ).toEqual({
      current: 1,
      '2015': 1,
      classic: 1,
    });
    expect(
      refusals({ name: 'Cast Lots', type: 'Sorcery', cost: '{0}', text: 'Roll a six-sided die. You gain life equal to the result.' }),
    ).toEqual(['', 'dice', 'dice']);
  });

  it('row 121 (702.75a, 2015:702.74a): hideaway puts the rest on the bottom in a random order, in 2015 in the order that is chosen', () => {
    define({ name: 'Hollow', type: 'Land', text: 'Hideaway 4' });
    const orders = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { hand: ['Hollow'] } });
      let asks = 0;
      t.when('order', (d) => {
        if (d.prompt.id === 'ask.orderBottom') asks += 1;
        return undefined;
      });
      t.land('A', 'Hollow').resolveAll();
      return [t.names('exile').length, asks];
    });
    expect(orders).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });
});
