/** CR 603: triggered abilities. */
import { describe, expect, it } from 'vitest';
import { define, Table, table } from '../kit.js';
import {
  ANY,
  ARTIFACT,
  adds,
  all,
  and,
  becomes,
  CREATURE,
  dies,
  draw,
  EACH,
  enters,
  gain,
  grants,
  HOST,
  LAND,
  ME,
  mana,
  permanent,
  replaces,
  SELF,
  spell,
  T,
  target,
  untilEnd,
  when,
  YOU,
  YOURS,
} from './write.js';

permanent('Land Mourner', { cost: '{1}' }, when(dies(LAND), gain(1)));
permanent('Tap Watcher', { cost: '{1}' }, when({ on: 'tap', what: LAND }, gain(1)));
permanent('Tapped Land', { types: ['Land'] }, replaces({ replace: 'enters', what: ME, entering: { tapped: 'tapped' } }));
permanent('Hurt Watcher', { cost: '{1}', pt: [0, 9] }, when({ on: 'damage', source: ANY, to: ME, kind: 'any', batch: 'each' }, gain(1)));
permanent('Living Lands', { cost: '{1}' }, grants(all(LAND), adds('Creature'), becomes(1, 1)));
permanent('Mute', { cost: '{1}' }, grants(all(CREATURE), { mod: 'loseAllAbilities' }));
permanent(
  'Targeting Greeter',
  { cost: '{1}', pt: [1, 1] },
  when(
    enters(ME),
    { do: 'destroy', what: T(), regeneration: 'allowed' },
    { targets: [target(and(CREATURE, { is: 'controlledBy', who: { player: 'eachOpponent' } }))] },
  ),
);
permanent('May Greeter', { cost: '{1}', pt: [1, 1] }, when(enters(ME), { do: 'may', who: YOU, then: gain(3) }));
// "When target creature leaves the battlefield this turn, you gain 2 life."
spell('Farewell', '{W}', 'Instant', [target(CREATURE)], {
  do: 'delayed',
  event: { on: 'zone', what: { is: 'oneOf', of: T() }, from: 'battlefield', batch: 'each' },
  uses: 'once',
  duration: 'endOfTurn',
  program: { targets: [], effect: gain(2) },
});
// "When target creature becomes untapped, you gain 2 life."
spell('Wake Call', '{W}', 'Instant', [target(CREATURE)], {
  do: 'delayed',
  event: { on: 'untap', what: { is: 'oneOf', of: T() } },
  uses: 'once',
  duration: 'indefinite',
  program: { targets: [], effect: gain(2) },
});
// "Exile target permanent at the beginning of the next end step."
spell('Doomed', '{W}', 'Instant', [target({ is: 'permanent' })], {
  do: 'delayed',
  event: { on: 'step', step: 'end', whose: EACH },
  uses: 'once',
  duration: 'indefinite',
  program: { targets: [], effect: { do: 'move', what: T(), from: 'battlefield', to: 'exile' } },
});
spell('Animate It', '{G}', 'Instant', [target(LAND)], untilEnd(T(), adds('Creature'), becomes(2, 2)));
const empty = { if: 'compare', left: { q: 'count', of: { sel: 'all', zone: 'hand', of: YOU, filter: ANY } }, cmp: '=', right: 0 } as const;
permanent('Empty Handed', { cost: '{1}' }, when({ on: 'state', condition: empty }, draw(1)));
spell('Discard All Draw', '{R}', 'Sorcery', [], {
  do: 'seq',
  of: [{ do: 'discard', who: YOU, count: 'all', filter: ANY, how: 'choice' }, draw(2)],
});
permanent('Relic Of Death', { cost: '{1}', types: ['Artifact'] }, when(dies(CREATURE), gain(1)));
spell('Sweep', '{W}', 'Sorcery', [], {
  do: 'destroy',
  what: all({ is: 'or', of: [CREATURE, ARTIFACT, { is: 'type', type: 'Enchantment' }] }),
  regeneration: 'allowed',
});
// Heart-Piercer Manticore: "When this creature enters, you may sacrifice another creature. When you do, this creature deals damage equal to that creature's power to any target."
permanent(
  'Manticore',
  { cost: '{R}', pt: [4, 3] },
  when(enters(ME), {
    do: 'may',
    who: YOU,
    cost: [
      { pay: 'objects', verb: 'sacrifice', zone: 'battlefield', filter: and(CREATURE, YOURS, { is: 'other' }), count: 1, how: 'choice' },
    ],
    then: {
      do: 'reflexive',
      program: { targets: [target({ is: 'player', who: EACH }, ['players'])], effect: { do: 'damage', source: SELF, to: T(), amount: 2 } },
    },
  }),
);
permanent('Death Rattle', { cost: '{1}', pt: [1, 1] }, when({ on: 'zone', what: ME, from: 'battlefield', batch: 'each' }, gain(4)));
permanent('Ant Hill', { cost: '{1}' }, when({ on: 'zone', what: CREATURE, to: 'battlefield', batch: 'oneOrMore' }, gain(1)));
permanent(
  'Rich Only',
  { cost: '{1}' },
  when({ on: 'step', step: 'upkeep', whose: YOU }, gain(100), {
    condition: { if: 'compare', left: { q: 'life', who: YOU }, cmp: '>=', right: 40 },
  }),
);
permanent('Gear Mourner', { cost: '{1}', types: ['Artifact'], subtypes: ['Equipment'] }, when(dies({ is: 'oneOf', of: HOST }), gain(6)), {
  kind: 'keyword',
  keyword: 'equip',
  cost: [mana('{0}')],
});
spell('Boom', '{R}', 'Instant', [target({ is: 'permanent' })], { do: 'destroy', what: T(), regeneration: 'allowed' });
spell('Life Down', '{B}', 'Instant', [target({ is: 'player', who: EACH }, ['players'])], {
  do: 'life',
  who: { player: 'of', of: T() },
  change: 'lose',
  amount: 1,
});
permanent('Big Only', { cost: '{1}' }, when(enters(and(CREATURE, { is: 'stat', stat: 'power', cmp: '>=', value: 3 })), gain(1)));
permanent('Upkeep Gift', { cost: '{1}' }, when({ on: 'step', step: 'upkeep', whose: YOU }, gain(1)));
permanent('Untap Gift', { cost: '{1}' }, when({ on: 'untap', what: LAND }, gain(1)));

const controllers = (t: Table) => t.state.stack.map((id) => t.state.objects.rows.find((o) => o?.id === id)?.controller);

describe('603.2 triggering', () => {
  it('603.2c: "whenever a land is put into a graveyard" triggers once for each of all lands destroyed at once (its example)', () => {
    const t = table({ A: { battlefield: ['4 Plains', 'Land Mourner'], hand: ['Armageddon'] }, B: { battlefield: ['2 Forest'] } });
    t.cast('A', 'Armageddon').resolve();
    expect(t.names('stack')).toHaveLength(6);
  });
  it('603.2c: "one or more" triggers once for what happens at once', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Ant Hill'], hand: ['Raise the Alarm'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    expect(t.names('stack')).toEqual(['Ant Hill']);
  });
  it('603.2f: "becomes tapped" doesn\'t trigger for a permanent that enters tapped (its example)', () => {
    const t = table({ A: { battlefield: ['Tap Watcher', 'Forest'], hand: ['Tapped Land'] } });
    t.land('A', 'Tapped Land');
    expect([t.perm('Tapped Land').tapped, t.names('stack')]).toEqual([true, []]);
    t.mana('A', 'Forest');
    expect(t.names('stack')).toEqual(['Tap Watcher']);
  });
  it('603.2h: damage that is prevented triggers nothing (its example)', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Shock'] },
      B: { battlefield: ['Hurt Watcher', 'Plains'], hand: ['Healing Salve'] },
    });
    t.cast('A', 'Shock', { targets: ['Hurt Watcher'] });
    t.cast('B', 'Healing Salve', { modes: [1], targets: ['Hurt Watcher'] }).resolve(2);
    expect([t.names('stack'), t.perm('Hurt Watcher').damage]).toEqual([[], 0]);
  });
  it("603.2: a trigger condition that isn't met by the entering creature as it is doesn't trigger", () => {
    const t = table({ A: { battlefield: ['Big Only', '4 Forest', '2 Forest'], hand: ['Grizzly Bears', 'Trained Armodon'] } });
    t.cast('A', 'Grizzly Bears').resolve();
    expect(t.names('stack')).toEqual([]);
    t.cast('A', 'Trained Armodon').resolve();
    expect(t.names('stack')).toEqual(['Big Only']);
  });
});

describe('603.3 putting triggers on the stack', () => {
  it("603.3b: the active player's first, so the other player's resolve first", () => {
    const t = table({
      A: { battlefield: ['2 Mountain', 'Relic Of Death'], hand: ['Pyroclasm'] },
      B: { battlefield: ['Relic Of Death', 'Grizzly Bears'] },
    });
    t.cast('A', 'Pyroclasm').resolve();
    expect(controllers(t)).toEqual([0, 1]);
    t.resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 21]);
  });
  it("603.3d: a trigger that can't have a legal target is removed", () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Targeting Greeter'] } });
    t.cast('A', 'Targeting Greeter').resolve();
    expect(t.names('stack')).toEqual([]);
    const u = table({ A: { battlefield: ['Forest'], hand: ['Targeting Greeter'] }, B: { battlefield: ['Grizzly Bears'] } });
    u.cast('A', 'Targeting Greeter').resolve();
    expect(u.names('stack')).toEqual(['Targeting Greeter']);
  });
  it('603.3d: targets are chosen as the ability goes on the stack', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Targeting Greeter'] }, B: { battlefield: ['Grizzly Bears', 'Gray Ogre'] } });
    t.choose('targets', 'Gray Ogre').cast('A', 'Targeting Greeter').resolve(2);
    expect(t.names('graveyard', 'B')).toEqual(['Gray Ogre']);
  });
  it('603.5: "you may" is decided on resolution', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['May Greeter'] } });
    t.cast('A', 'May Greeter').resolve();
    expect(t.names('stack')).toEqual(['May Greeter']);
    t.when('may', { yes: true }).resolve();
    expect(t.life('A')).toBe(23);
  });
  it('603.3a, 502.4: what triggers in the untap step waits for the upkeep; together with upkeep triggers', () => {
    const t = table({ A: { battlefield: ['Untap Gift', 'Upkeep Gift', 'Forest'] } });
    t.mana('A', 'Forest');
    while (t.state.turn.number < 3) t.pass();
    t.can('A');
    expect([t.state.turn.step, t.names('stack').sort()]).toEqual(['upkeep', ['Untap Gift', 'Upkeep Gift']]);
  });
});

describe('603.4 intervening "if"', () => {
  // The game begins in A's first upkeep.
  const sovereign = (life: number) =>
    new Table({ A: { life, battlefield: ['Felidar Sovereign'] }, B: { battlefield: ['Swamp'], hand: ['Life Down'] } });
  it("603.4: 39 life as the upkeep begins: Felidar Sovereign doesn't trigger (its example)", () => {
    const t = sovereign(39);
    expect([t.state.turn.step, t.names('stack')]).toEqual(['upkeep', []]);
  });
  it('603.4: 40 life, and 39 as the ability resolves: it does nothing (its example)', () => {
    const t = sovereign(40);
    expect(t.names('stack')).toEqual(['Felidar Sovereign']);
    t.cast('B', 'Life Down', { targets: ['@A'] }).resolve(2);
    expect([t.winner(), t.life('A')]).toEqual([null, 39]);
  });
  it('603.4: 40 life both times: that player wins (its example)', () => {
    const t = sovereign(40);
    t.resolve();
    expect(t.winner()).toBe('A');
  });
});

describe('603.6 zone-change triggers', () => {
  it('603.6a: enters the battlefield, however it got there', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Swamp', 'Swamp'], hand: ['Zombify', 'Swamp'], graveyard: ['Elvish Visionary'] } });
    t.land('A', 'Swamp')
      .cast('A', 'Zombify', { targets: ['Elvish Visionary'] })
      .resolve();
    expect(t.names('stack')).toEqual(['Elvish Visionary']);
  });
  it('603.6b: "all lands are creatures": a land played is a creature as it enters and triggers (its example)', () => {
    const t = table({ A: { battlefield: ['Living Lands', 'Soul Warden'], hand: ['Forest'] } });
    t.land('A', 'Forest');
    expect(t.names('stack')).toEqual(['Soul Warden']);
  });
  it('603.6b: "creatures lose all abilities": the entering creature\'s own enters ability doesn\'t trigger (its example)', () => {
    const t = table({ A: { battlefield: ['Mute', '2 Forest'], hand: ['Elvish Visionary'] } });
    t.cast('A', 'Elvish Visionary').resolve();
    expect(t.names('stack')).toEqual([]);
  });
  it('603.6c: leaves the battlefield: to hand, exile or graveyard alike', () => {
    for (const how of ['Boomerang', 'Path to Exile', 'Murder']) {
      const t = table({ A: { battlefield: ['Death Rattle', '2 Island', 'Plains', '3 Swamp'], hand: [how] } });
      t.cast('A', how, { targets: ['Death Rattle'] }).resolve();
      expect(t.names('stack')).toEqual(['Death Rattle']);
    }
  });
  it('603.6d: "enters tapped / with counters" is no trigger and uses no stack', () => {
    const t = table({ A: { hand: ['Tapped Land'] } });
    t.land('A', 'Tapped Land');
    expect([t.perm('Tapped Land').tapped, t.names('stack')]).toEqual([true, []]);
  });
});

describe('603.7 delayed triggers', () => {
  it('603.7a: created after its object left, "when it leaves" never triggers (its example)', () => {
    const t = table({
      A: { battlefield: ['Plains', 'Grizzly Bears', 'Mountain'], hand: ['Farewell'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Farewell', { targets: ['Grizzly Bears'] })
      .cast('B', 'Shock', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect([t.names('stack'), t.life('A')]).toEqual([[], 20]);
    const u = table({
      A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Farewell'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    u.cast('A', 'Farewell', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('B', 'Shock', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect(u.life('A')).toBe(22);
  });
  it('603.7a: "when it becomes untapped" waits for the next time (its example)', () => {
    const t = table({ A: { battlefield: ['Plains', 'Llanowar Elves'], hand: ['Wake Call'] } });
    t.cast('A', 'Wake Call', { targets: ['Llanowar Elves'] }).resolve();
    expect(t.names('stack')).toEqual([]);
    t.mana('A', 'Llanowar Elves').to('draw', 3);
    expect(t.life('A')).toBe(22);
  });
  it('603.7b: it triggers once only', () => {
    const t = table({ A: { battlefield: ['Plains', 'Llanowar Elves'], hand: ['Wake Call'] } });
    t.cast('A', 'Wake Call', { targets: ['Llanowar Elves'] }).resolve();
    t.mana('A', 'Llanowar Elves').to('precombatMain', 3).mana('A', 'Llanowar Elves').to('precombatMain', 5);
    expect(t.life('A')).toBe(22);
  });
  it('603.7c: "exile it at the next end step" also if it is no longer a creature (its example)', () => {
    const t = table({ A: { battlefield: ['Plains', 'Forest', 'Island'], hand: ['Doomed', 'Animate It'] } });
    t.cast('A', 'Animate It', { targets: ['Island'] })
      .resolve()
      .cast('A', 'Doomed', { targets: ['Island'] })
      .resolve();
    t.to('cleanup');
    expect(t.names('exile')).toEqual(['Island']);
  });
  it('603.7c: not if it left the battlefield before and came back (its example)', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Doomed', 'Cloudshift'] } });
    t.cast('A', 'Doomed', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Cloudshift', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('upkeep', 2);
    expect([t.names('exile'), t.perms('Grizzly Bears').length]).toEqual([[], 1]);
  });
  it("603.7d-e, 513.2: created during the end step it waits for the next turn's", () => {
    const t = table({ A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Doomed'] } }).to('end');
    t.cast('A', 'Doomed', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('upkeep', 2);
    expect(t.perms('Grizzly Bears')).toHaveLength(1);
    t.to('upkeep', 3);
    expect(t.names('exile')).toEqual(['Grizzly Bears']);
  });
});

describe('603.8 state triggers', () => {
  it('603.8: "no cards in hand": triggers once, not again before it has left the stack (its example)', () => {
    const t = table({ A: { battlefield: ['Empty Handed'], hand: ['Forest'] } });
    t.land('A', 'Forest');
    expect(t.names('stack')).toEqual(['Empty Handed']);
    t.resolve();
    expect([t.names('stack'), t.names('hand', 'A').length]).toEqual([[], 1]);
  });
  it('603.8: countered, it triggers again while the state is there', () => {
    const t = table({ A: { battlefield: ['Empty Handed'], hand: ['Forest'] }, B: { battlefield: ['Island'], hand: ['Stifle'] } });
    t.land('A', 'Forest')
      .cast('B', 'Stifle', { targets: ['Empty Handed'] })
      .resolve();
    expect(t.names('stack')).toEqual(['Empty Handed']);
  });
});

describe('603.10 looking back', () => {
  it('603.10a: an artifact that sees creatures die triggers for those destroyed together with it (its example)', () => {
    const t = table({
      A: { battlefield: ['Relic Of Death', 'Grizzly Bears', 'Plains'], hand: ['Sweep'] },
      B: { battlefield: ['Gray Ogre'] },
    });
    t.cast('A', 'Sweep').resolve();
    expect(t.names('stack')).toHaveLength(2);
    expect(t.perms('Relic Of Death')).toEqual([]);
  });
  it('603.10a, 603.6e: "when equipped creature dies" looks at what was equipped', () => {
    const t = table({ A: { battlefield: ['Gear Mourner', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] } });
    t.activate('A', 'Gear Mourner', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Shock', { targets: ['Grizzly Bears'] })
      .resolve();
    expect(t.names('stack')).toEqual(['Gear Mourner']);
  });
  it('603.10a: a creature made a non-creature before it goes doesn\'t "die"', () => {
    const t = table({ A: { battlefield: ['Relic Of Death', 'Island', 'Forest', 'Mountain'], hand: ['Animate It', 'Boom'] } });
    t.cast('A', 'Boom', { targets: ['Island'] }).resolve();
    expect(t.names('stack')).toEqual([]);
    const u = table({ A: { battlefield: ['Relic Of Death', 'Island', 'Forest', 'Mountain'], hand: ['Animate It', 'Boom'] } });
    u.cast('A', 'Animate It', { targets: ['Island'] })
      .resolve()
      .cast('A', 'Boom', { targets: ['Island'] })
      .resolve();
    expect(u.names('stack')).toEqual(['Relic Of Death']);
  });
  it("603.10: abilities that don't look back are judged after the event: an enters trigger sees the world with the new permanent", () => {
    // Glorious Anthem is there already: the 2/2 enters as 3/3 and is "power 3 or greater".
    const t = table({ A: { battlefield: ['Big Only', 'Glorious Anthem', '2 Forest'], hand: ['Grizzly Bears'] } });
    t.cast('A', 'Grizzly Bears').resolve();
    expect(t.names('stack')).toEqual(['Big Only']);
  });
});

describe('603.12 reflexive triggers', () => {
  it('603.12: "when you do" triggers on the sacrifice its own resolution made (its example, Heart-Piercer Manticore)', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Memnite'], hand: ['Manticore'] } });
    t.cast('A', 'Manticore').resolve();
    expect(t.names('stack')).toEqual(['Manticore']);
    t.when('may', { yes: true }).choose('targets', '@B').resolve();
    expect([t.names('stack'), t.names('graveyard', 'A')]).toEqual([['Manticore'], ['Memnite']]);
    t.resolve();
    expect(t.life('B')).toBe(18);
  });
  it('603.12: declined, nothing triggers', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Memnite'], hand: ['Manticore'] } });
    t.cast('A', 'Manticore').resolve(2);
    expect([t.names('stack'), t.life('B')]).toEqual([[], 20]);
  });
});

describe('603.10a what a trigger asks about the event itself', () => {
  define(
    {
      name: 'Hunter',
      type: 'Creature — Human',
      pt: '4/3',
      text: 'Whenever a creature an opponent controls with the greatest power among creatures that player controls dies, draw a card.',
    },
    { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
    { name: 'Great', type: 'Creature — Ox', pt: '5/5' },
    { name: 'Slight', type: 'Creature — Rat', pt: '1/1' },
  );
  it('603.10a: the greatest power is judged as it was before it died', () => {
    const t = table({ A: { battlefield: ['Hunter'], hand: ['2 Slay'] }, B: { battlefield: ['Great', 'Slight'] } });
    t.cast('A', 'Slay', { targets: ['Slight'] }).resolveAll();
    expect(t.names('hand').length).toBe(1);
    t.cast('A', 'Slay', { targets: ['Great'] }).resolveAll();
    expect(t.names('hand').length).toBe(1);
  });
});
