/** The steps of a turn by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { beforeEach, describe, expect, it } from 'vitest';
import { define } from '../kit.js';
import { asked, askedBy, by, inEachYear, refusals, told } from './by.js';

beforeEach(() => {
  define(
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
    { name: 'Ox', type: 'Creature — Ox', cost: '{G}', pt: '2/3' },
    { name: 'Phaser', type: 'Creature — Illusion', cost: '{U}', pt: '2/2', text: 'Phasing' },
    { name: 'Striker', type: 'Creature — Knight', cost: '{W}', pt: '2/2', text: 'Double strike' },
    { name: 'Bander', type: 'Creature — Soldier', cost: '{W}', pt: '1/1', text: 'Banding' },
    { name: 'Walk', type: 'Sorcery', cost: '{0}', text: 'Take an extra turn after this one.' },
    { name: 'Shrink', type: 'Sorcery', cost: '{0}', text: 'Target creature gets -5/-0 until end of turn.' },
    { name: 'Ticker', type: 'Enchantment', cost: '{0}', text: 'At the beginning of the end step, you gain 1 life.' },
    { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Target creature gets +3/+3 until end of turn.' },
    { name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to any target.' },
    { name: 'Vanish', type: 'Instant', cost: '{0}', text: 'Target creature phases out.' },
    { name: 'Lurer', type: 'Creature — Elf', cost: '{0}', pt: '1/1', text: 'All creatures able to block Lurer do so.' },
    { name: 'Seer', type: 'Legendary Planeswalker — Nissa', cost: '{0}', loyalty: '4', text: '+1: You gain 1 life.' },
    { name: 'Champion', type: 'Vanguard', hand: '+1', life: '-3', text: '{1}: Draw a card.' },
  );
});

describe('the beginning phase', () => {
  it('row 59 (502.1, 502.3, 2015:502.1, 2015:502.2, classic:302.3, classic:302.1): permanents phase, then untap', () => {
    const steps = inEachYear((year) => {
      const t = by(year, { B: { battlefield: ['Phaser', { card: 'Ox', tapped: 'tapped' }] } });
      t.to('upkeep', 2);
      const order = t.events.map((e) => e.kind).filter((kind) => kind === 'phaseOut' || kind === 'untap');
      return [order.join(), told(t, 'step').find((n) => n.startsWith(year === 'classic' ? '302' : '502')), ...told(t, 'untap')];
    });
    expect(steps).toEqual({
      current: ['phaseOut,untap', '502.1', '502.3'],
      '2015': ['phaseOut,untap', '502.1', '502.2'],
      classic: ['phaseOut,untap', '302.3', '302.1'],
    });
  });

  it('row 59 (502.2): day and night, which change between the two today, were not known', () => {
    const dusk = { name: 'Dusk', type: 'Sorcery', cost: '{1}', text: 'It becomes night.' };
    expect(refusals(dusk)).toEqual(['', 'day and night', 'day and night']);
  });

  it('row 63 (500.7, 2015:500.7, classic:300.6): extra turns are taken one after the other, the turn of the opponent after them', () => {
    const turns = inEachYear((year) => {
      const t = by(year, { A: { hand: ['2 Walk'] } });
      t.cast('A', 'Walk').resolve().cast('A', 'Walk').resolve();
      const seats = [2, 3, 4].map((turn) => t.to('precombatMain', turn).state.turn.active);
      return [seats.join(), ...told(t, 'turn')];
    });
    expect(turns).toEqual({ current: ['0,0,1', '500.1'], '2015': ['0,0,1', '500.1'], classic: ['0,0,1', '300.1'] });
  });
});

describe('main phases', () => {
  it('row 62 (505.1, 2015:505.1, classic:305.1): there are two; Sagas, which advance in the first today, were not known', () => {
    const mains = inEachYear((year) => {
      const t = by(year, {}, 'upkeep');
      t.to('end');
      const numbers = ['505.1', '305.1'];
      return told(t, 'step').filter((n) => numbers.includes(n));
    });
    expect(mains).toEqual({ current: ['505.1'], '2015': ['505.1'], classic: ['305.1'] });
    const text = '(As this Saga enters and after your draw step, add a lore counter. Sacrifice after I.)\nI — You gain 1 life.';
    expect(refusals({ name: 'Tale', type: 'Enchantment — Saga', cost: '{0}', text })).toEqual(['', 'sagas', 'sagas']);
  });
});

describe('combat', () => {
  it('row 64 (508.8, 511.1, 2015:508.6, 2015:511.2, classic:308.4, classic:311.1): without attackers the end of combat step comes next', () => {
    const steps = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bear'] }, B: { battlefield: ['Ox'] } });
      const before = t.events.length;
      t.attack().to('endCombat');
      expect(t.events.slice(before).filter((e) => e.kind === 'step').length).toBe(3);
      return told(t, 'step').slice(-3);
    });
    expect(steps).toEqual({
      current: ['507.1', '508.1', '511.1'],
      '2015': ['507.1', '508.1', '511.2'],
      classic: ['507.1', '308.1', '311.1'],
    });
  });

  it('row 66 (509.1, 509.1c, 2015:509.1, 2015:509.1c, classic:309.1, classic:500.3): a creature blocks one attacker, and must obey what requires it to block', () => {
    const blocks = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Lurer', 'Bear'] }, B: { battlefield: ['Ox'] } });
      t.attack('Lurer', 'Bear').toDecision('blockers');
      const refused = (...pairs: [string, string][]): boolean => t.refusal(t.blockAnswer(...pairs)) !== null;
      return [asked(t.state), refused(['Ox', 'Lurer']), refused(['Ox', 'Bear']), refused(['Ox', 'Lurer'], ['Ox', 'Bear']), refused()];
    });
    const same = [false, true, true, true];
    expect(blocks).toEqual({ current: ['509.1', ...same], '2015': ['509.1', ...same], classic: ['309.1', ...same] });
  });

  it('row 69 (510.4, 702.4b, 2015:510.5, classic:502.2b): double strike deals damage in two steps', () => {
    const dealt = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Striker', 'Bear'] } });
      t.attack('Striker', 'Bear').to('endCombat');
      return [t.life('B'), ...told(t, 'damage')];
    });
    expect(dealt).toEqual({ current: [14, '510.2'], '2015': [14, '510.2'], classic: [14, '310.4'] });
  });

  it('row 72 (702.22c, 2015:702.21c, classic:502.10b): attackers form a band', () => {
    const bands = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Bander', 'Bear'] } });
      const numbers = askedBy(t, 'choose');
      t.attack('Bander', 'Bear');
      return numbers;
    });
    expect(bands).toEqual({ current: ['702.22c'], '2015': ['702.21c'], classic: ['502.10b'] });
  });

  it('row 75 (508.1b, 2015:508.1b): planeswalkers can be attacked today and in 2015; battles are newer', () => {
    const attacked = (['current', '2015'] as const).map((year) => {
      const t = by(year, { A: { battlefield: ['Bear'] }, B: { battlefield: ['Seer'] } });
      t.attack(['Bear', 'Seer']).to('endCombat');
      return [t.life('B'), t.counters('Seer', 'loyalty'), ...told(t, 'counters').slice(-1)];
    });
    expect(attacked).toEqual([
      [20, 2, '120.3c'],
      [20, 2, '119.3c'],
    ]);
    expect(refusals({ name: 'Siege', type: 'Battle — Siege', cost: '{1}', defense: '3' })).toEqual(['', 'Battle', 'Battle']);
    expect(refusals({ name: 'Sage', type: 'Legendary Planeswalker — Nissa', cost: '{0}', loyalty: '4' })).toEqual(['', '', 'Planeswalker']);
  });

  it('row 36 (107.1b, 510.1a, 2015:107.1b, 2015:510.1a, classic:310.1): a creature with negative power deals no damage', () => {
    const dealt = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Shrink'], battlefield: ['Bear'] } });
      t.cast('A', 'Shrink', { targets: ['Bear'] })
        .resolve()
        .attack('Bear')
        .to('endCombat');
      return [t.pt('Bear'), t.life('B'), told(t, 'damage').length, told(t, 'step').find((n) => /^[35]10/.test(n))];
    });
    expect(dealt).toEqual({ current: ['-3/2', 20, 0, '510.1'], '2015': ['-3/2', 20, 0, '510.1'], classic: ['-3/2', 20, 0, '310.1'] });
  });
});

describe('the ending phase', () => {
  it('row 77 (513.1, 2015:513.2, classic:313.1): what triggers at the beginning of the end step, "at end of turn" in 2003', () => {
    const ends = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Ticker'] } });
      t.to('upkeep', 2);
      return [t.life('A'), told(t, 'step').find((n) => /^[35]13/.test(n))];
    });
    expect(ends).toEqual({ current: [21, '513.1'], '2015': [21, '513.2'], classic: [21, '313.1'] });
  });

  it('row 78 (514.1, 514.2, 2015:514.1, 2015:514.2, classic:314.1a, classic:314.1b): cards are discarded, then effects and damage end', () => {
    const cleanup = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Growth', '8 Mountain'], battlefield: ['Bear'] } });
      const numbers = askedBy(t, 'choose');
      t.cast('A', 'Growth', { targets: ['Bear'] })
        .resolve()
        .to('upkeep', 2);
      const order = t.events.flatMap((e) => (e.kind === 'effectsEnd' || (e.kind === 'zone' && e.rule === '514.1') ? [e.kind] : []));
      return [order.join(), t.names('hand').length, t.pt('Bear'), ...numbers, ...told(t, 'effectsEnd')];
    });
    const same = ['zone,effectsEnd', 7, '2/2'];
    expect(cleanup).toEqual({
      current: [...same, '514.1', '514.2'],
      '2015': [...same, '514.1', '514.2'],
      classic: [...same, '314.1a', '314.1b'],
    });
  });

  it('row 79 (514.2, 2015:514.2, classic:502.15e): damage on what is phased out is removed in the cleanup step; in 2003 it was already as it phased out', () => {
    const damage = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Growth', 'Bolt', 'Vanish'], battlefield: ['Bear'] } });
      const marked = (): number[] => t.state.phased.map(({ id }) => t.state.objects.rows.find((o) => o?.id === id)?.damage ?? -1);
      t.cast('A', 'Growth', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Bolt', { targets: ['Bear'] }).resolve();
      t.cast('A', 'Vanish', { targets: ['Bear'] }).resolve();
      return [marked(), t.to('upkeep', 2) && marked()];
    });
    expect(damage).toEqual({ current: [[3], [0]], '2015': [[3], [0]], classic: [[0], [0]] });
  });

  it('row 80 (402.2, 2015:402.2, classic:217.3b): seven cards are kept; a vanguard card changes that today and in 2015', () => {
    const kept = inEachYear((year) => {
      const t = by(year, { A: { hand: ['9 Mountain'] } });
      const numbers = askedBy(t, 'choose');
      return [t.to('upkeep', 2).names('hand').length, ...numbers];
    });
    expect(kept).toEqual({ current: [7, '514.1'], '2015': [7, '514.1'], classic: [7, '314.1a'] });
    const vanguards = { A: { hand: ['9 Mountain'], vanguard: 'Champion' }, B: { vanguard: 'Champion' } };
    const more = (['current', '2015'] as const).map((year) => by(year, vanguards).to('upkeep', 2).names('hand').length);
    expect(more).toEqual([8, 8]);
    expect(() => by('classic', vanguards)).toThrow('Vanguard');
  });
});
