/** What costs less by coloured mana alone, abilities that cost more by what they target, and costs paid with any number of things (CR 118.7, 601.2f, 602.2b). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Edge',
    type: 'Creature — Human',
    pt: '2/2',
    text: 'Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.',
  },
  { name: 'Plain Cleric', type: 'Creature — Cleric', cost: '{1}{W}', pt: '1/1' },
  { name: 'Gray Cleric', type: 'Creature — Cleric', cost: '{2}', pt: '1/1' },
  { name: 'Fish', type: 'Creature — Merfolk', cost: '{U}', pt: '1/1' },
  { name: 'Tapper', type: 'Creature — Human', pt: '1/1', text: '{0}: Tap target creature.' },
  {
    name: 'Warden',
    type: 'Creature — Human',
    pt: '1/1',
    text: 'Abilities your opponents activate that target a Merfolk you control cost {2} more to activate.',
  },
  {
    name: 'Pain',
    type: 'Creature — Human',
    pt: '1/1',
    text: '{0}, Exile any number of cards from your graveyard: Target creature gets -X/-X until end of turn, where X is the number of cards exiled this way.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
); // prettier-ignore

describe('118.7 costs', () => {
  it('118.7c: coloured mana alone is less, and no generic mana in its place', () => {
    const one = table({ A: { battlefield: ['Edge', 'Plains'], hand: ['Plain Cleric', 'Gray Cleric'] } });
    expect(one.can('A')).toEqual(expect.arrayContaining(['cast Plain Cleric']));
    expect(one.can('A')).not.toContain('cast Gray Cleric');
  });
  it('602.2b: more by what is targeted', () => {
    const t = table({ A: { battlefield: ['Tapper'] }, B: { battlefield: ['Warden', 'Fish', 'Bear'] } });
    t.activate('A', 'Tapper', { targets: ['Bear'] }).resolve();
    expect(t.perm('Bear').tapped).toBe(true);
    t.activate('A', 'Tapper', { targets: ['Fish'] });
    expect([t.state.stack.length, t.happened('activate').length]).toEqual([0, 1]);
  });
  it('602.2b: any number of cards, none as well', () => {
    const t = table({ A: { battlefield: ['Pain'], graveyard: ['3 Fish'] }, B: { battlefield: ['Bear'] } });
    t.activate('A', 'Pain', { targets: ['Bear'], pay: ['Fish', 'Fish', 'Fish'] }).resolve();
    expect([t.names('exile'), t.names('graveyard', 'B')]).toEqual([['Fish', 'Fish', 'Fish'], ['Bear']]);
    const none = table({ A: { battlefield: ['Pain'] }, B: { battlefield: ['Bear'] } });
    none.activate('A', 'Pain', { targets: ['Bear'] }).resolve();
    expect(none.pt('Bear')).toBe('2/2');
  });
});
