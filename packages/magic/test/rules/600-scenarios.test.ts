/** Hard cases across chapters 1, 3, 4 and 6 (requirements-rules.md, section D; the number of the scenario is in the title as "D…"). */
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';
import {
  ANY,
  ARTIFACT,
  adds,
  all,
  and,
  aura,
  becomes,
  CREATURE,
  dies,
  does,
  draw,
  EACH,
  gain,
  grants,
  HOST,
  ME,
  mana,
  permanent,
  pt,
  replaces,
  spell,
  T,
  target,
  untilEnd,
  when,
  YOU,
  YOURS,
} from './write.js';

const hand = { sel: 'all', zone: 'hand', of: YOU, filter: ANY } as const;
spell('Free Play', '{R}', 'Sorcery', [], {
  do: 'play',
  who: YOU,
  what: { sel: 'choose', who: YOU, from: hand, min: 1, max: 1, how: 'choice' },
  cost: 'free',
});
spell('Free From Exile', '{R}', 'Sorcery', [], {
  do: 'play',
  who: YOU,
  what: { sel: 'all', zone: 'exile', of: YOU, filter: CREATURE },
  cost: 'free',
});
permanent(
  'Kicker Bear',
  { cost: '{7}', pt: [2, 2] },
  { kind: 'keyword', keyword: 'kicker', cost: [mana('{1}')] },
  replaces({
    replace: 'enters',
    what: ME,
    condition: { if: 'paid', label: 'kicker' },
    entering: { counters: [{ counter: '+1/+1', count: 1 }] },
  }),
);
permanent(
  'Collector',
  { cost: '{1}', types: ['Artifact'] },
  does([mana('{0}')], { do: 'move', what: T(), to: 'exile', link: 1 }, [target(CREATURE)]),
  does([mana('{1}')], { do: 'move', what: { sel: 'linked', link: 1 }, to: 'battlefield' }),
);
permanent(
  'Returner',
  { cost: '{1}', pt: [1, 1] },
  when(dies(ME), { do: 'move', what: { sel: 'event', role: 'object' }, from: 'graveyard', to: 'hand' }),
);
spell('Exile Graveyard', '{1}', 'Instant', [], { do: 'move', what: { sel: 'all', zone: 'graveyard', filter: ANY }, to: 'exile' });
const empty = { if: 'compare', left: { q: 'count', of: hand }, cmp: '=', right: 0 } as const;
permanent('Empty Handed', { cost: '{1}' }, when({ on: 'state', condition: empty }, draw(1)));
spell('Refill', '{R}', 'Sorcery', [], { do: 'seq', of: [{ do: 'discard', who: YOU, count: 'all', filter: ANY, how: 'choice' }, draw(7)] });
aura('Wrap', '{W}', grants(HOST, pt(1, 1)));
permanent('Everything Lives', { cost: '{1}' }, grants(all({ is: 'type', type: 'Enchantment' }), adds('Creature'), becomes(4, 4)));
spell('Shield Me', '{W}', 'Instant', [], {
  do: 'replacement',
  replacement: {
    replace: 'damage',
    source: ANY,
    to: { is: 'player', who: YOU },
    kind: 'any',
    result: { result: 'preventUpTo', amount: 3 },
  },
  duration: 'endOfTurn',
});
permanent('Live Artifacts', { cost: '{1}' }, grants(all(ARTIFACT), adds('Creature'), becomes(1, 1)));
permanent('Slow Creatures', { cost: '{1}' }, replaces({ replace: 'enters', what: CREATURE, entering: { tapped: 'tapped' } }));
permanent('Toy', { cost: '{0}', types: ['Artifact'] });
spell('Shrivel', '{B}', 'Instant', [target(CREATURE)], { do: 'counters', change: 'put', counter: '-1/-1', count: 3, on: T() });
spell('Grow', '{G}', 'Instant', [target(CREATURE)], { do: 'counters', change: 'put', counter: '+1/+1', count: 1, on: T() });
spell('Blow Up', '{R}', 'Instant', [target({ is: 'permanent' })], { do: 'destroy', what: T(), regeneration: 'allowed' });
// "Whenever a spell is cast, counter it unless its controller pays {1}" on the second spell of its controller's turn …
permanent(
  'Delayed Rain',
  { cost: '{1}' },
  does([mana('{0}')], {
    do: 'delayed',
    event: { on: 'cast', who: YOU, what: ANY },
    uses: 'each',
    duration: 'endOfTurn',
    program: { targets: [], effect: gain(1) },
  }),
);
permanent(
  'Delayed If',
  { cost: '{1}' },
  does([mana('{0}')], {
    do: 'delayed',
    event: { on: 'step', step: 'end', whose: EACH },
    condition: { if: 'compare', left: { q: 'life', who: YOU }, cmp: '>=', right: 21 },
    uses: 'once',
    duration: 'indefinite',
    program: { targets: [], effect: gain(10) },
  }),
);

describe('costs and casting', () => {
  it('118.9d (D16): without paying the mana cost, additional costs are still paid', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Memnite'], hand: ['Free Play', "Altar's Reap"] } });
    t.cast('A', 'Free Play').resolve();
    expect([t.names('stack'), t.perms('Memnite').length]).toEqual([["Altar's Reap"], 0]);
    const u = table({ A: { battlefield: ['Mountain'], hand: ['Free Play', "Altar's Reap"] } });
    u.cast('A', 'Free Play').resolve();
    expect([u.names('stack'), u.names('hand', 'A')]).toEqual([[], ["Altar's Reap"]]);
  });
  it('118.9a, 118.8b: a free spell can still be kicked', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Free Play', 'Kicker Bear'] } });
    t.when('may', { yes: true }).cast('A', 'Free Play').resolve(2);
    expect(t.pt('Kicker Bear')).toBe('3/3');
  });
  it('702.62a: only suspend gives haste, not any spell cast free from exile', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Free From Exile'], exile: ['Grizzly Bears'] } });
    t.cast('A', 'Free From Exile').resolve(2);
    expect(t.perm('Grizzly Bears')).toMatchObject({ keywords: [], sick: true });
  });
});

describe('linked and returning', () => {
  it('607.2a: "cards exiled with this" are all of them, not only the last', () => {
    const t = table({ A: { battlefield: ['Collector', 'Mountain'] }, B: { battlefield: ['Grizzly Bears', 'Gray Ogre'] } });
    t.activate('A', 'Collector', { targets: ['Grizzly Bears'] })
      .resolve()
      .activate('A', 'Collector', { targets: ['Gray Ogre'] })
      .resolve();
    t.activate('A', 'Collector', { ability: t.can('A').filter((x) => x === 'activate Collector').length - 1 }).resolve();
    expect(t.names('exile')).toEqual([]);
  });
  it('603.6c (D43): "return it to its owner\'s hand" finds it in the graveyard, not after it left that', () => {
    const t = table({ A: { battlefield: ['Returner', '2 Mountain'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['Returner'] }).resolve(2);
    expect(t.names('hand', 'A')).toEqual(['Returner']);
    const u = table({ A: { battlefield: ['Returner', '2 Mountain'], hand: ['Shock', 'Exile Graveyard'] } });
    u.cast('A', 'Shock', { targets: ['Returner'] })
      .resolve()
      .cast('A', 'Exile Graveyard')
      .resolve(2);
    expect([u.names('hand', 'A'), u.names('exile').includes('Returner')]).toEqual([[], true]);
  });
});

describe('triggers', () => {
  it('603.8 (D46): a hand empty for a moment during a resolution triggers (its example)', () => {
    const t = table({ A: { battlefield: ['Empty Handed', 'Mountain'], hand: ['Refill', 'Forest'] } });
    t.cast('A', 'Refill').resolve();
    expect(t.names('stack')).toEqual(['Empty Handed']);
  });
  it('704.4 (D140): Maro survives "discard your hand, then draw seven" (its example)', () => {
    const t = table({ A: { battlefield: ['Maro', 'Mountain'], hand: ['Refill', 'Forest'] } });
    t.cast('A', 'Refill').resolve();
    expect(t.pt('Maro')).toBe('7/7');
  });
  it("704.7 (D141): Young Wolf with a +1/+1 and three -1/-1 counters doesn't return (its example)", () => {
    const t = table({ A: { battlefield: ['Young Wolf', 'Forest', 'Swamp'], hand: ['Grow', 'Shrivel'] } });
    t.cast('A', 'Grow', { targets: ['Young Wolf'] })
      .resolve()
      .cast('A', 'Shrivel', { targets: ['Young Wolf'] })
      .resolve()
      .resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Young Wolf');
  });
  it('603.7b: "each" delayed trigger of a duration triggers again and again until that is over', () => {
    const t = table({ A: { battlefield: ['Delayed Rain'], hand: ['3 Memnite'] } });
    t.activate('A', 'Delayed Rain').resolve().cast('A', 'Memnite').resolveAll().cast('A', 'Memnite').resolveAll();
    expect(t.life('A')).toBe(22);
    t.to('precombatMain', 3).cast('A', 'Memnite').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('603.4, 603.7: a delayed trigger with an intervening "if" doesn\'t trigger when that is false', () => {
    const t = table({ A: { battlefield: ['Delayed If'] } });
    t.activate('A', 'Delayed If').resolve().to('end');
    expect([t.names('stack'), t.happened('trigger', '603.7')]).toEqual([[], []]);
  });
});

describe('attachments', () => {
  it("303.4d: an Aura that becomes a creature can't enchant: it becomes unattached and goes to the graveyard", () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Plains', 'Mountain'], hand: ['Wrap', 'Everything Lives'] } });
    t.cast('A', 'Wrap', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Everything Lives')
      .resolve();
    expect([t.names('graveyard', 'A'), t.pt('Grizzly Bears')]).toEqual([['Wrap'], '2/2']);
  });
});

describe('replacement and prevention', () => {
  it('615.7 (D135): one shield of 3 against two simultaneous sources of 2 prevents 3 in all', () => {
    const t = table({ A: { battlefield: ['2 Grizzly Bears'] }, B: { battlefield: ['Plains'], hand: ['Shield Me'] } });
    t.attack('Grizzly Bears', 'Grizzly Bears').cast('B', 'Shield Me').resolve().to('endCombat');
    expect(t.life('B')).toBe(19);
  });
  it('614.12 (D132): an artifact entering under "all artifacts are creatures" and "creatures enter tapped" enters tapped', () => {
    const t = table({ A: { battlefield: ['Live Artifacts', 'Slow Creatures'], hand: ['Toy'] } });
    t.cast('A', 'Toy').resolve();
    expect(t.perm('Toy').tapped).toBe(true);
  });
});

const other = { from: ['battlefield'], what: and(CREATURE, YOURS), min: 1, max: 1, differentFrom: [0] } as const;
spell('Two Roles', '{R}', 'Instant', [target(CREATURE), { ...other, from: ['battlefield'], differentFrom: [0] }], {
  do: 'seq',
  of: [
    { do: 'tap', what: T(0) },
    { do: 'untap', what: T(1) },
  ],
});
spell('Own Growth', '{G}', 'Instant', [target(and(CREATURE, YOURS))], untilEnd(T(), pt(3, 3)));
spell('Take', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), { mod: 'control', who: YOU }));
aura('Red Wrap', '{R}', grants(HOST, pt(1, 0)));
spell(
  'Ward Red',
  '{W}',
  'Instant',
  [target(CREATURE)],
  untilEnd(T(), { mod: 'addAbility', ability: { kind: 'keyword', keyword: 'protection', filter: { is: 'color', color: 'R' } } }),
);
permanent(
  'Once',
  { cost: '{1}', pt: [1, 1] },
  { kind: 'activated', cost: [mana('{0}')], program: { targets: [], effect: gain(1) }, timing: 'instant', perTurn: 1 },
);
permanent(
  'Armed',
  { cost: '{1}', pt: [0, 0] },
  replaces({ replace: 'enters', what: ME, entering: { counters: [{ counter: '+1/+1', count: 2 }] } }),
);
spell('All Out', '{B}', 'Instant', [target(CREATURE)], { do: 'destroy', what: T(), regeneration: 'allowed' });

describe('targets', () => {
  it('601.2c: "target creature and another target creature you control": the own one may have to be the second', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Two Roles'] }, B: { battlefield: ['Gray Ogre'] } });
    expect(t.can('A')).toContain('cast Two Roles');
    t.cast('A', 'Two Roles', { targets: ['Gray Ogre', 'Grizzly Bears'] }).resolve();
    expect(t.perm('Gray Ogre').tapped).toBe(true);
    const u = table({ A: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Two Roles'] } });
    expect(u.can('A')).not.toContain('cast Two Roles');
  });
  it('608.2b: a target must still be "a creature you control" on resolution', () => {
    const t = table({
      A: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Own Growth'] },
      B: { battlefield: ['Island'], hand: ['Take'] },
    });
    t.cast('A', 'Own Growth', { targets: ['Grizzly Bears'] })
      .cast('B', 'Take', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect([t.pt('Grizzly Bears'), t.happened('doesNotResolve', '608.2b').length]).toEqual(['2/2', 1]);
  });
  it('608.2b: a card that has left the graveyard is no legal target any more', () => {
    const t = table({
      A: { battlefield: ['Swamp'], hand: ['Raise Dead'], graveyard: ['Grizzly Bears'] },
      B: { battlefield: ['Mountain'], hand: ['Exile Graveyard'] },
    });
    t.cast('A', 'Raise Dead', { targets: ['Grizzly Bears'] })
      .cast('B', 'Exile Graveyard')
      .resolve(2);
    expect([t.names('hand', 'A'), t.happened('doesNotResolve', '608.2b').length]).toEqual([[], 1]);
  });
});

describe('more on permanents', () => {
  it('702.16d, 704.5m: protection gained makes an Aura of that quality fall off', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Mountain', 'Plains'], hand: ['Red Wrap', 'Ward Red'] } });
    t.cast('A', 'Red Wrap', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Ward Red', { targets: ['Grizzly Bears'] })
      .resolve();
    expect([t.pt('Grizzly Bears'), t.names('graveyard', 'A').sort()]).toEqual(['2/2', ['Red Wrap', 'Ward Red']]);
  });
  it('602.5b (D147): "only once each turn" goes with the object to its new controller', () => {
    const t = table({ A: { battlefield: ['Once'] }, B: { battlefield: ['Island'], hand: ['Take'] } });
    t.activate('A', 'Once').resolve();
    t.cast('B', 'Take', { targets: ['Once'] }).resolve();
    expect(t.can('B')).not.toContain('activate Once');
  });
  it('614.12: a nonbasic land that enters tapped enters untapped under Blood Moon, and its own trigger is gone (ruling on Blood Moon)', () => {
    const t = table({ A: { battlefield: ['Blood Moon'], hand: ['Temple of Malady'] } });
    t.land('A', 'Temple of Malady');
    expect([t.perm('Temple of Malady').tapped, t.names('stack'), t.perm('Temple of Malady').subtypes]).toEqual([false, [], ['Mountain']]);
    const u = table({ A: { hand: ['Temple of Malady'] } });
    u.land('A', 'Temple of Malady');
    expect([u.perm('Temple of Malady').tapped, u.names('stack')]).toEqual([true, ['Temple of Malady']]);
  });
  it('614.12: under Humility a creature enters without the counters of its own ability (ruling on Humility)', () => {
    const t = table({ A: { battlefield: ['Humility', 'Plains'], hand: ['Armed'] } });
    t.cast('A', 'Armed').resolve();
    expect([t.pt('Armed'), t.counters('Armed', '+1/+1')]).toEqual(['1/1', 0]);
  });
  it('701.15a: each regeneration shield is used once', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['2 All Out'] }, B: { battlefield: ['River Boa', '2 Forest'] } });
    t.cast('A', 'All Out', { targets: ['River Boa'] })
      .activate('B', 'River Boa')
      .resolve(2);
    expect(t.perms('River Boa')).toHaveLength(1);
    t.cast('A', 'All Out', { targets: ['River Boa'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['River Boa']);
  });
});
