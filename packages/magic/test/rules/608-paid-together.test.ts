/** What players pay together, an opponent who is chosen, and what may be done instead (CR 107.3f, 608.2c-d). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  {
    name: 'Rally',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the total amount of mana paid this way.',
  },
  { name: 'Good Will', type: 'Instant', cost: '{0}', text: 'Choose an opponent. You and that player each draw two cards.' },
  {
    name: 'Shepherd',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Landfall — Whenever a land you control enters, you may return target creature card from your graveyard to your hand. If that land is a Plains, you may return that card to the battlefield instead.',
  },
  {
    name: 'Doom',
    type: 'Artifact',
    cost: '{0}',
    text: "{0}: Target player other than Doom's owner gains control of Doom.",
  },
  { name: 'Litter', type: 'Sorcery', cost: '{0}', text: 'Each player other than target player creates a 1/1 white Cat creature token.' },
  {
    name: 'Head Count',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You gain 2 life for each creature you control. Those creatures gain flying until end of turn.',
  },
);

describe('107.3f: each player may pay any amount of mana', () => {
  it('what all of them have paid is added up', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Rally'] }, B: { battlefield: ['3 Island'] } });
    const asked: number[] = [];
    t.when('may', (d) => {
      asked.push(d.seat);
      return { yes: true };
    }).when('number', (d) => ({ number: d.seat === 0 ? 1 : 3 }));
    t.cast('A', 'Rally').resolve();
    expect(asked).toEqual([0, 1]);
    expect(t.names('hand', 'A').length).toBe(4);
    expect(t.names('hand', 'B').length).toBe(4);
  });
  it('nobody has to', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Rally'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Rally').resolve();
    expect(t.names('hand', 'A').length).toBe(0);
  });
});

describe('608.2d: an opponent is chosen as it resolves', () => {
  it('and "that player" is the one', () => {
    const pod = new Pod({ players: [seat('A'), seat('B'), seat('C')], place: [put(0, 'hand', 'Good Will')] });
    pod.until('act', 0, 'precombatMain');
    const before = pod.state.players.rows.map((p) => p.hand.length);
    pod.act('cast', 'Good Will').settle(true);
    const drawn = pod.state.players.rows.map((p, i) => p.hand.length - before[i]);
    // one card has left the hand of the first
    expect(drawn[0]).toBe(1);
    expect(drawn.slice(1).sort()).toEqual([0, 2]);
  });
});

describe('608.2c: "you may … instead"', () => {
  const play = (land: string, yes: boolean[]): string[][] => {
    const t = table({ A: { battlefield: ['Shepherd'], hand: [land], graveyard: ['Bear'] } });
    t.when('may', () => ({ yes: yes.shift() ?? false }));
    t.land('A', land).resolve();
    return [t.names('hand', 'A'), t.names('battlefield', 'A').filter((n) => n === 'Bear')];
  };
  it('what was said first is done where it is not so', () => expect(play('Forest', [true])).toEqual([['Bear'], []]));
  it('the other thing where it is so', () => expect(play('Plains', [true])).toEqual([[], ['Bear']]));
  it('and who does not want that may still do the first', () => expect(play('Plains', [false, true])).toEqual([['Bear'], []]));
});

describe('players other than one', () => {
  it('115.1: its owner is no legal target', () => {
    const t = table({ A: { battlefield: ['Doom'] } });
    t.activate('A', 'Doom', { targets: ['@B'] }).resolve();
    expect(t.perm('Doom').controller).toBe(1);
    // from now on only the owner's opponent could be chosen
    t.pass();
    t.activate('B', 'Doom', { targets: ['@B'] }).resolve();
    expect(t.perm('Doom').controller).toBe(1);
  });
  it('each but the target does it', () => {
    const t = table({ A: { hand: ['Litter'] } });
    t.cast('A', 'Litter', { targets: ['@A'] }).resolve();
    expect(t.perms('Cat Token').map((p) => p.controller)).toEqual([1]);
  });
});

describe('608.2c: those that were counted', () => {
  it('are the ones the next sentence speaks of', () => {
    const t = table({ A: { battlefield: ['2 Bear'], hand: ['Head Count'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Head Count').resolve();
    expect(t.life('A')).toBe(24);
    expect(t.perms('Bear').map((p) => p.keywords.includes('flying'))).toEqual([true, true, false]);
  });
});
