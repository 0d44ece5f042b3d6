/** What abilities are by the rules of today, of 2015 (document 000) and of 2003 (document 001): on the stack, and as they are lost. */
import { beforeEach, describe, expect, it } from 'vitest';
import { characteristics } from '../../src/index.js';
import { define } from '../kit.js';
import { by, inEachYear } from './by.js';

beforeEach(() => {
  define(
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
    { name: 'Humility', type: 'Enchantment', cost: '{0}', text: 'All creatures lose all abilities.' },
  );
});

describe('an ability on the stack', () => {
  beforeEach(() => {
    define(
      { name: 'Mage', type: 'Creature — Wizard', cost: '{U}', pt: '1/1', text: '{0}: You gain 1 life.' },
      { name: 'Redden', type: 'Instant', cost: '{0}', text: 'Target creature becomes red until end of turn.' },
      { name: 'Hush', type: 'Instant', cost: '{0}', text: 'Counter target blue activated or triggered ability.' },
      { name: 'Hush Red', type: 'Instant', cost: '{0}', text: 'Counter target red activated or triggered ability.' },
      { name: 'Bounce', type: 'Instant', cost: '{0}', text: "Return target creature to its owner's hand." },
    );
  });

  it('row 20 (405.4, 2015:405.4, classic:217.6b): it has no color today; in 2003 those of its source', () => {
    const colors = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Hush'], battlefield: ['Mage'] } });
      t.activate('A', 'Mage');
      return [characteristics(t.state, t.state.stack[0]).colors, t.can('A').includes('cast Hush')];
    });
    expect(colors).toEqual({ current: [0, false], '2015': [0, false], classic: [2, true] });
  });

  it('row 20 (classic:409.1a): as the source is now, not as it was, and as it last was when it has gone', () => {
    const t = by('classic', { A: { hand: ['Hush', 'Hush Red', 'Redden', 'Bounce'], battlefield: ['Mage'] } });
    const can = (): string[] => ['Hush', 'Hush Red'].filter((spell) => t.can('A').includes(`cast ${spell}`));
    t.activate('A', 'Mage')
      .cast('A', 'Redden', { targets: ['Mage'] })
      .resolve();
    expect(can()).toEqual(['Hush Red']);
    t.cast('A', 'Bounce', { targets: ['Mage'] }).resolve();
    expect(can()).toEqual(['Hush Red']);
  });
});

describe('what is lost with abilities', () => {
  it('row 115 (604.3, 2015:604.3, classic:402.3): what defines power and toughness is an ability in each year: * is 0 without it', () => {
    define({
      name: 'Dryad',
      type: 'Creature — Dryad',
      cost: '{0}',
      pt: '*/*',
      text: "Dryad's power and toughness are each equal to the number of Forests you control.",
    });
    const there = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Dryad', '3 Forest'], hand: ['Humility'] } });
      expect(t.pt('Dryad')).toBe('3/3');
      t.cast('A', 'Humility').resolve();
      return t.perms('Dryad').length;
    });
    expect(there).toEqual({ current: 0, '2015': 0, classic: 0 });
  });
});

describe('an ability that gives each player a choice', () => {
  beforeEach(() => {
    define({
      name: 'Host',
      type: 'Creature — Human',
      cost: '{0}',
      pt: '1/1',
      text: 'When this creature enters, each player may draw a card.',
    });
  });

  it('row 82 (608.2d, 2015:608.2d, classic:410.2): one object on the stack for each player in 2003, who chooses as it is put there (classic:410.5)', () => {
    const seen = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Host'] } });
      t.when('may', { yes: true }, 'A').when('may', { yes: false }, 'B').cast('A', 'Host').resolve();
      const onStack = t.state.stack.length;
      t.resolveAll();
      return [onStack, t.names('hand').length, t.names('hand', 'B').length];
    });
    expect(seen).toEqual({ current: [1, 1, 0], '2015': [1, 1, 0], classic: [2, 1, 0] });
  });

  it('row 82 (classic:410.2): each of the two is countered by itself', () => {
    define({ name: 'Hush', type: 'Instant', cost: '{0}', text: 'Counter target activated or triggered ability.' });
    const drawn = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Host', 'Hush'] } });
      t.when('may', { yes: true }).cast('A', 'Host').resolve();
      t.cast('A', 'Hush').resolveAll();
      return t.names('hand').length + t.names('hand', 'B').length;
    });
    expect(drawn).toEqual({ current: 0, '2015': 0, classic: 1 });
  });
});

describe('an ability that adds mana and has a target', () => {
  it('row 90 (605.1a, 2015:605.1a, classic:406.1a, classic:406.1e): it uses the stack; in 2003 it resolves at once', () => {
    define(
      { name: 'Engine', type: 'Artifact', cost: '{0}', text: '{T}: Add {B}{B}. Target opponent gains 1 life.' },
      { name: 'Leech', type: 'Enchantment', cost: '{0}', text: 'Whenever an opponent gains life, you gain 3 life.' },
    );
    const seen = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Engine', 'Leech'] } });
      t.activate('A', 'Engine');
      const mana = t.state.players.rows[0].pool.length;
      return [mana, t.life('B'), t.state.stack.length, t.resolveAll().life('A'), t.happened('activate').length];
    });
    // what triggers waits on the stack as ever
    expect(seen).toEqual({ current: [0, 20, 1, 23, 1], '2015': [0, 20, 1, 23, 1], classic: [2, 21, 1, 23, 1] });
  });
});
