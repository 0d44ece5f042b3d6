/** CR 119 life, 120 damage, 121 drawing, 122 counters. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';
import {
  ANY,
  and,
  CREATURE,
  draw,
  EACH,
  gain,
  keyword,
  ME,
  permanent,
  replaces,
  rules,
  SELF,
  spell,
  T,
  target,
  when,
  YOU,
  YOURS,
} from './write.js';

const lifelink = (name: string, p: number, t: number, ...more: string[]) =>
  permanent(name, { cost: '{W}', pt: [p, t] }, keyword('lifelink'), ...more.map(keyword));
lifelink('Link Two', 2, 2);
lifelink('Big Link', 3, 3, 'wither');
permanent('No Gain', { cost: '{1}' }, rules({ rule: 'cant', action: { act: 'gainLife', who: EACH } }));
permanent('No Loss', { cost: '{1}' }, rules({ rule: 'cant', action: { act: 'loseLife', who: EACH } }));
// Boon Reflection: "If you would gain life, you gain twice that much life instead."
permanent('Boon', { cost: '{4}{W}' }, replaces({ replace: 'gainLife', who: YOU, amount: { q: 'product', of: [2, { q: 'amount' }] } }));
permanent(
  'Gain Watcher',
  { cost: '{1}' },
  when({ on: 'gainLife', who: YOU }, { do: 'counters', change: 'put', counter: 'charge', count: 1, on: SELF }),
);
spell('Gain None', '{W}', 'Instant', [], gain(0));
spell('Become Ten', '{W}', 'Instant', [target({ is: 'player', who: EACH }, ['players'])], {
  do: 'life',
  who: { player: 'of', of: T() },
  change: 'set',
  amount: 10,
});
permanent('Witherer', { cost: '{B}', pt: [2, 2] }, keyword('wither'));
permanent('Infector', { cost: '{B}', pt: [2, 2] }, keyword('infect'));
permanent('Touch Wither', { cost: '{B}', pt: [1, 1] }, keyword('wither'), keyword('deathtouch'));
spell('Shield Two', '{W}', 'Instant', [target(CREATURE)], {
  do: 'replacement',
  replacement: { replace: 'damage', source: ANY, to: { is: 'oneOf', of: T() }, kind: 'any', result: { result: 'preventUpTo', amount: 2 } },
  duration: 'endOfTurn',
  uses: 1,
});
permanent('Hurt Watcher', { cost: '{1}', pt: [0, 5] }, when({ on: 'damage', source: ANY, to: ME, kind: 'any', batch: 'each' }, gain(1)));
spell('Zero Bolt', '{R}', 'Instant', [target(CREATURE)], { do: 'damage', source: SELF, to: T(), amount: 0 });
spell('Draw Three', '{U}', 'Sorcery', [], draw(3));
permanent('Draw Watcher', { cost: '{1}' }, when({ on: 'draw', who: YOU }, gain(1)));
permanent('No Draw', { cost: '{1}' }, rules({ rule: 'cant', action: { act: 'draw', who: EACH } }));
permanent('Draw To Life', { cost: '{1}' }, replaces({ replace: 'draw', who: YOU, instead: gain(1) }));
spell('Draw All', '{U}', 'Sorcery', [], { do: 'seq', of: [{ do: 'draw', who: YOU, count: 20 }, gain(1)] });
spell('Charge', '{G}', 'Instant', [target(CREATURE)], { do: 'counters', change: 'put', counter: '+1/+1', count: 2, on: T() });
spell('Sicken', '{B}', 'Instant', [target(CREATURE)], { do: 'counters', change: 'put', counter: '-1/-1', count: 1, on: T() });
spell('Fly Counter', '{U}', 'Instant', [target(CREATURE)], { do: 'counters', change: 'put', counter: 'flying', count: 1, on: T() });
// Hardened Scales.
permanent(
  'Scales',
  { cost: '{G}' },
  replaces({ replace: 'counters', what: and(CREATURE, YOURS), counter: '+1/+1', amount: { q: 'sum', of: [{ q: 'amount' }, 1] } }),
);
permanent(
  'Grown',
  { cost: '{1}', pt: [0, 0] },
  replaces({ replace: 'enters', what: ME, entering: { counters: [{ counter: '+1/+1', count: 2 }] } }),
);
permanent('Counter Watcher', { cost: '{1}' }, when({ on: 'counters', change: 'put', counter: '+1/+1', what: CREATURE }, gain(1)));
define({ name: 'Divide Bolt', cost: '{R}', type: 'Instant', text: 'Divide Bolt deals 3 damage to target creature or player.' });

describe('119 life', () => {
  it('119.1: each player begins with 20 life', () => {
    const t = table({});
    expect([t.life('A'), t.life('B')]).toEqual([20, 20]);
  });
  it('119.3: gaining and losing adjust the life total', () => {
    const t = table({ A: { battlefield: ['4 Swamp'], hand: ['Tendrils of Corruption'] }, B: { battlefield: ['Serra Angel'] } });
    t.cast('A', 'Tendrils of Corruption', { targets: ['Serra Angel'] }).resolve();
    expect(t.life('A')).toBe(24);
  });
  it('119.5: a life total set to a number is a gain or loss of the difference', () => {
    const t = table({ A: { life: 4, battlefield: ['2 Plains', 'Gain Watcher'], hand: ['2 Become Ten'] } });
    t.cast('A', 'Become Ten', { targets: ['@A'] })
      .resolve()
      .resolveAll();
    expect([t.life('A'), t.counters('Gain Watcher', 'charge')]).toEqual([10, 1]);
    t.cast('A', 'Become Ten', { targets: ['@B'] }).resolve();
    expect(t.happened('loseLife').map((e) => [e.player, e.amount])).toEqual([[1, 10]]);
  });
  it("119.5, 119.7: who can't gain life can't have it set higher", () => {
    const t = table({ A: { life: 4, battlefield: ['Plains', 'No Gain'], hand: ['Become Ten'] } });
    t.cast('A', 'Become Ten', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(4);
  });
  it("119.7: lifelink gives nothing to a player who can't gain life", () => {
    const t = table({ A: { battlefield: ['Link Two', 'No Gain'] } });
    t.attack('Link Two').to('endCombat');
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
  });
  it("119.8: damage to a player who can't lose life is dealt and takes no life", () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { battlefield: ['No Loss'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect([t.life('B'), t.happened('damage').length]).toEqual([20, 1]);
  });
  it("119.9: two lifelink creatures dealing damage at once are two gains (its example, Ajani's Pridemate)", () => {
    const t = table({ A: { battlefield: ['2 Link Two', "Ajani's Pridemate"] } });
    t.when('may', { yes: true });
    t.attack('Link Two', 'Link Two').to('postcombatMain');
    expect([t.life('A'), t.counters("Ajani's Pridemate", '+1/+1')]).toEqual([24, 2]);
  });
  it('119.10: gaining 0 life is no event', () => {
    const t = table({ A: { battlefield: ['Plains', 'Gain Watcher'], hand: ['Gain None'] } });
    t.cast('A', 'Gain None').resolve();
    expect(t.names('stack')).toEqual([]);
  });
});

describe('120 damage', () => {
  it("120.1: damage can't be dealt to a permanent that is no creature, planeswalker or battle", () => {
    const t = table({ A: { battlefield: ["Mishra's Factory", '4 Mountain'], hand: ['Shock'] } });
    t.activate('A', "Mishra's Factory").resolve();
    t.cast('A', 'Shock', { targets: ["Mishra's Factory"] });
    expect(t.names('stack')).toEqual(['Shock']);
    t.resolve();
    expect(t.names('graveyard', 'A')).toContain("Mishra's Factory");
  });
  it('120.3a: damage to a player is loss of that much life', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.happened('loseLife', '120.3a').map((e) => e.amount)).toEqual([3]);
  });
  it('120.3b: infect gives a player poison counters instead of loss of life', () => {
    const t = table({ A: { battlefield: ['Infector'] } });
    t.attack('Infector').to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.state.players.rows[1].counters).toMatchObject([{ kind: 'poison', n: 2 }]);
  });
  it('120.3c: damage to a planeswalker removes loyalty counters', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Jace Beleren'] } });
    t.cast('A', 'Shock', { targets: ['Jace Beleren'] }).resolve();
    expect(t.perm('Jace Beleren').loyalty).toBe(1);
  });
  it('120.3d: wither and infect put -1/-1 counters on creatures; nothing is marked', () => {
    const t = table({ A: { battlefield: ['Witherer'] }, B: { battlefield: ['Hill Giant'] } });
    t.attack('Witherer').block(['Hill Giant', 'Witherer']).to('postcombatMain');
    expect([t.counters('Hill Giant', '-1/-1'), t.perm('Hill Giant').damage, t.pt('Hill Giant')]).toEqual([2, 0, '1/1']);
  });
  it('120.3d, 702.2b: wither with deathtouch: one counter, and the creature is destroyed', () => {
    const t = table({ A: { battlefield: ['Touch Wither'] }, B: { battlefield: ['Craw Wurm'] } });
    t.attack('Touch Wither').block(['Craw Wurm', 'Touch Wither']).to('postcombatMain');
    expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
  });
  it('120.3f: a source with lifelink: its controller gains life besides', () => {
    const t = table({ A: { battlefield: ['Vampire Nighthawk'] } });
    t.attack('Vampire Nighthawk').to('endCombat');
    expect([t.life('A'), t.life('B')]).toEqual([22, 18]);
  });
  it('120.4d: prevention, then wither, lifelink and a life-doubling effect in one event (its example)', () => {
    const t = table({ A: { battlefield: ['Big Link', 'Boon'] }, B: { battlefield: ['Grizzly Bears', 'Plains'], hand: ['Shield Two'] } });
    t.attack('Big Link').block(['Grizzly Bears', 'Big Link']);
    t.cast('B', 'Shield Two', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('postcombatMain');
    expect([t.counters('Grizzly Bears', '-1/-1'), t.life('A'), t.perm('Big Link').damage]).toEqual([1, 22, 2]);
  });
  it('120.5: lethal damage: a state-based action destroys the creature, not the spell (its example)', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.happened('zone', '704.5g')).toHaveLength(1);
  });
  it('120.6: damage stays marked until the cleanup step', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['2 Shock'] }, B: { battlefield: ['Serra Angel'] } });
    t.cast('A', 'Shock', { targets: ['Serra Angel'] }).resolve();
    expect(t.perm('Serra Angel').damage).toBe(2);
    t.to('end').to('upkeep', 2);
    expect(t.perm('Serra Angel').damage).toBe(0);
  });
  it('120.6: damage adds up within a turn', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['2 Shock'] }, B: { battlefield: ['Serra Angel'] } });
    t.cast('A', 'Shock', { targets: ['Serra Angel'] })
      .resolve()
      .cast('A', 'Shock', { targets: ['Serra Angel'] })
      .resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Serra Angel']);
  });
  it('120.8: 0 damage is no damage: nothing triggers', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Hurt Watcher'], hand: ['Zero Bolt'] } });
    t.cast('A', 'Zero Bolt', { targets: ['Hurt Watcher'] }).resolve();
    expect([t.names('stack'), t.happened('damage')]).toEqual([[], []]);
  });
});

describe('121 drawing', () => {
  it('121.1: the top card goes to the hand', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Draw Three'], library: ['Shock', 'Memnite', 'Forest', 'Island'] } });
    t.cast('A', 'Draw Three').resolve();
    expect([t.names('hand', 'A'), t.names('library', 'A')[0]]).toEqual([['Shock', 'Memnite', 'Forest'], 'Island']);
  });
  it('121.2: cards are drawn one at a time: "whenever you draw a card" triggers for each', () => {
    const t = table({ A: { battlefield: ['Island', 'Draw Watcher'], hand: ['Draw Three'] } });
    t.cast('A', 'Draw Three').resolve().resolveAll();
    expect(t.life('A')).toBe(23);
  });
  it("121.3: who can't draw draws nothing; drawing from an empty library is only then no loss", () => {
    const t = table({ A: { battlefield: ['Island', 'No Draw'], hand: ['Draw Three'] } });
    t.cast('A', 'Draw Three').resolve();
    expect([t.names('hand', 'A'), t.winner()]).toEqual([[], null]);
  });
  it('121.4: drawing from an empty library loses at the next check, not in the middle of the resolution', () => {
    spell('Too Many', '{U}', 'Sorcery', [], { do: 'seq', of: [{ do: 'draw', who: YOU, count: 25 }, gain(7)] });
    const t = table({ A: { battlefield: ['Island'], hand: ['Too Many'] } });
    t.cast('A', 'Too Many').resolve();
    expect([t.winner(), t.life('A'), t.state.result?.rule]).toEqual(['B', 27, '704.5b']);
  });
  it('121.6: a replaced draw is no draw', () => {
    const t = table({ A: { battlefield: ['Island', 'Draw To Life', 'Draw Watcher'], hand: ['Draw Three'] } });
    t.cast('A', 'Draw Three').resolve();
    expect([t.life('A'), t.names('hand', 'A'), t.names('stack')]).toEqual([23, [], []]);
  });
  it('121.6a: a draw is replaced even when the library is empty', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Draw All', 'Draw Three', 'Memnite'] } });
    t.cast('A', 'Draw All').resolve();
    expect(t.names('library', 'A')).toEqual([]);
    const u = table({ A: { battlefield: ['2 Island', 'Draw To Life'], hand: ['Draw All', 'Draw Three'] } });
    u.cast('A', 'Draw All').resolve();
    expect([u.life('A'), u.winner()]).toEqual([41, null]);
  });
});

describe('122 counters', () => {
  it('122.1a: +1/+1 and -1/-1 counters change power and toughness', () => {
    const t = table({ A: { battlefield: ['Forest', 'Swamp', 'Grizzly Bears', 'Hill Giant'], hand: ['Charge', 'Sicken'] } });
    t.cast('A', 'Charge', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Sicken', { targets: ['Hill Giant'] })
      .resolve();
    expect([t.pt('Grizzly Bears'), t.pt('Hill Giant')]).toEqual(['4/4', '2/2']);
  });
  it('122.1b: a keyword counter gives the keyword', () => {
    const t = table({ A: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Fly Counter'] } });
    t.cast('A', 'Fly Counter', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.perm('Grizzly Bears').keywords).toContain('flying');
  });
  it('122.2: counters are gone when the object changes zones', () => {
    const t = table({ A: { battlefield: ['Forest', 'Island', 'Memnite'], hand: ['Charge', 'Unsummon'] } });
    t.cast('A', 'Charge', { targets: ['Memnite'] })
      .resolve()
      .cast('A', 'Unsummon', { targets: ['Memnite'] })
      .resolve();
    t.cast('A', 'Memnite').resolve();
    expect(t.pt('Memnite')).toBe('1/1');
  });
  it('122.3, 704.5q: +1/+1 and -1/-1 counters annihilate in pairs', () => {
    const t = table({ A: { battlefield: ['Forest', 'Swamp', 'Grizzly Bears'], hand: ['Charge', 'Sicken'] } });
    t.cast('A', 'Charge', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Sicken', { targets: ['Grizzly Bears'] })
      .resolve();
    expect([t.counters('Grizzly Bears', '+1/+1'), t.counters('Grizzly Bears', '-1/-1'), t.pt('Grizzly Bears')]).toEqual([1, 0, '3/3']);
  });
  it('122.6: entering with counters is having them put on it: an effect that adds one counts', () => {
    const t = table({ A: { battlefield: ['Plains', 'Scales'], hand: ['Grown'] } });
    t.cast('A', 'Grown').resolve();
    expect(t.pt('Grown')).toBe('3/3');
  });
  it('122.6: entering with counters triggers "whenever counters are put"', () => {
    const t = table({ A: { battlefield: ['Plains', 'Counter Watcher'], hand: ['Grown'] } });
    t.cast('A', 'Grown').resolve();
    expect(t.names('stack')).toEqual(['Counter Watcher']);
  });
});

describe('119.9, 702.15e what one source causes is one gain', () => {
  define(
    { name: 'Counting Priest', type: 'Creature — Cleric', pt: '1/1', text: 'Whenever you gain life, draw a card.' },
    { name: 'Trampling Healer', type: 'Creature — Beast', pt: '5/5', text: 'Lifelink, trample' },
    { name: 'Small Healer', type: 'Creature — Cleric', pt: '1/1', text: 'Lifelink' },
    { name: 'Fodder', type: 'Creature — Beast', pt: '1/1' },
  );
  it('damage of one source to a creature and a player at once', () => {
    const t = table({ A: { battlefield: ['Trampling Healer', 'Counting Priest'] }, B: { battlefield: ['Fodder'] } });
    t.attack('Trampling Healer').block(['Fodder', 'Trampling Healer']).to('endCombat');
    expect(t.happened('gainLife').map((e) => e.amount)).toEqual([5]);
    expect(t.names('hand').length).toBe(1);
  });
  it('several sources are several gains', () => {
    const t = table({ A: { battlefield: ['Trampling Healer', 'Small Healer', 'Counting Priest'] } });
    t.attack('Trampling Healer', 'Small Healer').to('endCombat');
    expect(
      t
        .happened('gainLife')
        .map((e) => e.amount)
        .sort(),
    ).toEqual([1, 5]);
    expect(t.names('hand').length).toBe(2);
  });
});
