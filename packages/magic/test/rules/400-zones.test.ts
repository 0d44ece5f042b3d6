/** CR 400-408: zones. */
import { describe, expect, it } from 'vitest';
import { game, table } from '../kit.js';
import { ANY, CREATURE, enters, gain, ME, mana, permanent, rules, spell, T, target, when, YOU } from './write.js';

spell('Grow Up', '{G}', 'Instant', [target(CREATURE)], { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: T() });
spell('Tuck Third', '{W}', 'Instant', [target(CREATURE)], { do: 'move', what: T(), to: 'library', position: { fromTop: 3 } });
spell('Mill Out', '{U}', 'Sorcery', [], { do: 'keywordAction', action: 'mill', who: YOU, n: 20 });
spell('Two On Top', '{U}', 'Instant', [], {
  do: 'move',
  what: { sel: 'all', zone: 'hand', of: YOU, filter: ANY },
  to: 'library',
  position: 'top',
  order: 'any',
});
permanent('Seer', { cost: '{1}' }, rules({ rule: 'revealTop', who: YOU, to: 'all' }));
permanent('Unlimited', { cost: '{1}' }, rules({ rule: 'maxHandSize', who: YOU, value: 'none' }));
permanent(
  'Mind Taker',
  { cost: '{1}', pt: [1, 1] },
  when(
    enters(ME),
    { do: 'move', what: T(), to: 'exile', link: 1 },
    { targets: [{ from: ['battlefield'], what: CREATURE, min: 1, max: 1, differentFrom: [] }] },
  ),
);

describe('400 zones in general', () => {
  it("400.3: an object goes to its owner's library, hand or graveyard", () => {
    const t = table({
      A: { battlefield: ['4 Island', '2 Island'], hand: ['Control Magic', 'Boomerang'] },
      B: { battlefield: ['Serra Angel'] },
    });
    t.cast('A', 'Control Magic', { targets: ['Serra Angel'] })
      .resolve()
      .cast('A', 'Boomerang', { targets: ['Serra Angel'] })
      .resolve();
    expect([t.names('hand', 'B'), t.names('graveyard', 'A').sort()]).toEqual([['Serra Angel'], ['Boomerang', 'Control Magic']]);
  });
  it('400.7: an object that changes zones is a new object: a blinked creature has neither damage nor counters', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Forest', 'Plains', 'Serra Angel'], hand: ['Shock', 'Grow Up', 'Cloudshift'] } });
    t.cast('A', 'Grow Up', { targets: ['Serra Angel'] })
      .resolve()
      .cast('A', 'Shock', { targets: ['Serra Angel'] })
      .resolve();
    t.cast('A', 'Cloudshift', { targets: ['Serra Angel'] }).resolve();
    expect([t.pt('Serra Angel'), t.perm('Serra Angel').damage]).toEqual(['4/4', 0]);
  });
  it('400.7: "until end of turn" effects don\'t follow it', () => {
    const t = table({ A: { battlefield: ['Forest', 'Plains', 'Grizzly Bears'], hand: ['Giant Growth', 'Cloudshift'] } });
    t.cast('A', 'Giant Growth', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Cloudshift', { targets: ['Grizzly Bears'] })
      .resolve();
    expect(t.pt('Grizzly Bears')).toBe('2/2');
  });
  it("400.7: a spell that targeted the old object can't find the new one", () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Cloudshift'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] })
      .cast('B', 'Cloudshift', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect(t.perm('Grizzly Bears').damage).toBe(0);
    expect(t.happened('doesNotResolve', '608.2b')).toHaveLength(1);
  });
  it("400.7: Auras and Equipment don't stay on it", () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Holy Strength', 'Cloudshift'] } });
    t.cast('A', 'Holy Strength', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Cloudshift', { targets: ['Grizzly Bears'] })
      .resolve();
    expect([t.pt('Grizzly Bears'), t.names('graveyard', 'A').sort()]).toEqual(['2/2', ['Cloudshift', 'Holy Strength']]);
  });
  it('400.7: a blinked attacker is a new object and no longer attacks (506.4)', () => {
    const t = table({ A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Cloudshift'] } });
    t.attack('Grizzly Bears')
      .cast('A', 'Cloudshift', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('postcombatMain');
    expect([t.life('B'), t.perm('Grizzly Bears').tapped]).toEqual([20, false]);
  });
  it('400.7a: a change to a permanent spell goes on for the permanent: a kicked creature was kicked', () => {
    permanent(
      'Kicker Bear',
      { cost: '{G}', pt: [2, 2] },
      { kind: 'keyword', keyword: 'kicker', cost: [mana('{1}')] },
      when(enters(ME), gain(5), { condition: { if: 'paid', label: 'kicker' } }),
    );
    const t = table({ A: { battlefield: ['2 Forest', 'Plains'], hand: ['Kicker Bear', 'Cloudshift'] } });
    t.cast('A', 'Kicker Bear', { yes: [true] })
      .resolve()
      .resolveAll();
    expect(t.life('A')).toBe(25);
    // 400.7d: the blinked one is new and was not cast.
    t.cast('A', 'Cloudshift', { targets: ['Kicker Bear'] })
      .resolve()
      .resolveAll();
    expect(t.life('A')).toBe(25);
  });
  it('400.2, 402.3: hands and libraries are hidden: a view holds the own hand and only numbers of the others', () => {
    const t = table({ A: { hand: ['Shock'] }, B: { hand: ['Murder', 'Duress'], library: ['Forest'] } });
    const view = game.view(t.state, 0);
    expect(view.players[1].hand).toEqual([]);
    expect([view.players[1].handCount, view.players[1].libraryCount, view.players[1].libraryTop]).toEqual([2, 21, null]);
    expect(view.players[0].hand.map((o) => o.name)).toEqual(['Shock']);
  });
});

describe('401 library', () => {
  it('401.4: the owner orders cards put on top at the same time', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Two On Top', 'Shock', 'Murder'] } });
    t.when('order', { order: [1, 0] });
    t.cast('A', 'Two On Top').resolve();
    expect(t.names('library', 'A').slice(0, 2)).toEqual(['Murder', 'Shock']);
  });
  it('401.5: with the top card revealed everyone may see it, and the next one once it is gone', () => {
    const t = table({ A: { battlefield: ['Seer', '2 Island'], hand: ['Divination'], library: ['Shock', 'Murder', 'Forest'] } });
    expect(game.view(t.state, 1).players[0].libraryTop?.name).toBe('Shock');
  });
  it('401.7: "third from the top" puts it under two cards; in a smaller library on the bottom', () => {
    const t = table({ A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Tuck Third'], library: ['Shock', 'Murder', 'Forest'] } });
    t.cast('A', 'Tuck Third', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('library', 'A').slice(0, 4)).toEqual(['Shock', 'Murder', 'Grizzly Bears', 'Forest']);
    const u = table({ A: { battlefield: ['Plains', 'Island', 'Grizzly Bears'], hand: ['Tuck Third', 'Mill Out'], library: ['Shock'] } });
    u.cast('A', 'Mill Out').resolve();
    expect(u.names('library', 'A')).toHaveLength(1);
    u.cast('A', 'Tuck Third', { targets: ['Grizzly Bears'] }).resolve();
    expect(u.names('library', 'A')).toEqual(['Blank', 'Grizzly Bears']);
  });
});

describe('402-404 hand, battlefield, graveyard', () => {
  it('402.2: more than seven cards in hand: the rest is discarded in the cleanup step', () => {
    const t = table({ A: { hand: ['9 Forest'] } });
    t.to('end').to('upkeep', 2);
    expect([t.names('hand', 'A').length, t.names('graveyard', 'A').length]).toEqual([7, 2]);
  });
  it('402.2: unless there is no maximum hand size', () => {
    const t = table({ A: { hand: ['9 Forest'], battlefield: ['Unlimited'] } });
    t.to('end').to('upkeep', 2);
    expect(t.names('hand', 'A')).toHaveLength(9);
  });
  it("404.1: a countered spell and a resolved instant go to their owner's graveyard, the newest on top", () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Shock', 'Lightning Bolt'] } });
    t.cast('A', 'Shock', { targets: ['@B'] })
      .cast('A', 'Lightning Bolt', { targets: ['@B'] })
      .resolve(2);
    expect(t.names('graveyard', 'A')).toEqual(['Lightning Bolt', 'Shock']);
  });
});

describe('405 stack', () => {
  it('405.2, 405.5: last in, first out', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Shock', 'Lightning Bolt'] } });
    t.cast('A', 'Shock', { targets: ['@B'] })
      .cast('A', 'Lightning Bolt', { targets: ['@B'] })
      .resolve();
    expect([t.life('B'), t.names('stack')]).toEqual([17, ['Shock']]);
  });
  it("405.3: abilities put on the stack at once: the active player's below the other player's", () => {
    const t = table({ A: { battlefield: ['Soul Warden'], hand: ['Memnite'] }, B: { battlefield: ['Soul Warden'] } });
    t.cast('A', 'Memnite').resolve();
    expect(t.state.stack.map((id) => t.state.objects.rows.find((o) => o?.id === id)?.controller)).toEqual([0, 1]);
  });
  it('405.3: each player chooses the order of his own', () => {
    permanent('First Watcher', { cost: '{1}' }, when(enters(CREATURE), gain(1)));
    permanent('Second Watcher', { cost: '{1}' }, when(enters(CREATURE), gain(1)));
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const t = table({ A: { battlefield: ['First Watcher', 'Second Watcher'], hand: ['Memnite'] } });
      t.when('order', { order });
      t.cast('A', 'Memnite').resolve();
      expect(t.names('stack')).toEqual(order.map((i) => ['First Watcher', 'Second Watcher'][i]));
    }
  });
  it('405.6c: mana abilities resolve at once and use no stack', () => {
    const t = table({ A: { battlefield: ['Llanowar Elves'] } });
    t.mana('A', 'Llanowar Elves');
    expect([t.names('stack'), t.state.players.rows[0].pool.length]).toEqual([[], 1]);
  });
});

describe('406-408 exile, ante, command', () => {
  it('406.6, 607.2a: Banisher Priest returns what it exiled, when it leaves', () => {
    const t = table({
      A: { battlefield: ['3 Plains'], hand: ['Banisher Priest'] },
      B: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Banisher Priest').resolve();
    t.resolve();
    expect(t.names('exile')).toEqual(['Grizzly Bears']);
    t.cast('B', 'Shock', { targets: ['Banisher Priest'] }).resolve();
    expect([t.names('exile'), t.perm('Grizzly Bears').controller]).toEqual([[], 1]);
  });
  it('406.2, 400.7: a card returned from exile is a new object that came under control this turn', () => {
    const t = table({ A: { battlefield: ['Plains', 'Prodigal Pyromancer'], hand: ['Cloudshift'] } });
    t.cast('A', 'Cloudshift', { targets: ['Prodigal Pyromancer'] }).resolve();
    expect([t.perm('Prodigal Pyromancer').sick, t.can('A').includes('activate Prodigal Pyromancer')]).toEqual([true, false]);
  });
});
