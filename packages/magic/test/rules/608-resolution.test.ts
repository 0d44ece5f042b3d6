/** CR 608 resolving, 609 effects, 610 one-shot effects, 611 continuous effects. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';
import {
  ANY,
  ARTIFACT,
  adds,
  all,
  and,
  becomes,
  CREATURE,
  color,
  does,
  EACH,
  enters,
  gain,
  grants,
  LAND,
  ME,
  mana,
  not,
  permanent,
  pt,
  SELF,
  spell,
  T,
  TAP,
  target,
  untilEnd,
  when,
  YOU,
  YOURS,
} from './write.js';

spell('Paint Black', '{B}', 'Instant', [target(CREATURE)], untilEnd(T(), color('B')));
spell('Sac Or Lose', '{B}', 'Sorcery', [], {
  do: 'may',
  who: YOU,
  cost: [{ pay: 'objects', verb: 'sacrifice', zone: 'battlefield', filter: and(CREATURE, YOURS), count: 1, how: 'choice' }],
  then: { do: 'nothing' },
  else: { do: 'life', who: YOU, change: 'lose', amount: 4 },
});
spell('Kill Black', '{W}', 'Sorcery', [], {
  do: 'destroy',
  what: all(and(CREATURE, { is: 'color', color: 'B' })),
  regeneration: 'allowed',
});
spell('Kill Nonblack', '{W}', 'Sorcery', [], {
  do: 'destroy',
  what: all(and(CREATURE, not({ is: 'color', color: 'B' }))),
  regeneration: 'allowed',
});
permanent('White Black', { cost: '{W}{B}', pt: [2, 2] });
// Wall of Tears: "Whenever this creature blocks a creature, return that creature to its owner's hand at end of combat."
permanent(
  'Tear Wall',
  { cost: '{U}', pt: [0, 4] },
  when(
    { on: 'block', what: ME, attacker: ANY, batch: 'each' },
    {
      do: 'seq',
      of: [
        { do: 'let', slot: 0, what: { sel: 'event', role: 'source' } },
        {
          do: 'delayed',
          event: { on: 'step', step: 'endCombat', whose: EACH },
          uses: 'once',
          duration: 'endOfTurn',
          program: { targets: [], effect: { do: 'move', what: { sel: 'slot', slot: 0 }, from: 'battlefield', to: 'hand' } },
        },
      ],
    },
  ),
);
permanent(
  'Crewless',
  { cost: '{1}', pt: [2, 2] },
  does([mana('{0}')], untilEnd(SELF, { mod: 'types', change: 'set', types: ['Artifact'], subtypes: [], supertypes: [] })),
);
permanent('Living Lands', { cost: '{1}' }, grants(all(LAND), adds('Creature'), becomes(1, 1)));
spell('Two Things', '{R}', 'Instant', [target(CREATURE), target(CREATURE)], {
  do: 'seq',
  of: [
    { do: 'damage', source: SELF, to: T(0), amount: 2 },
    { do: 'damage', source: SELF, to: T(1), amount: 2 },
  ],
});
spell('White Rally', '{W}', 'Instant', [], untilEnd(all(and(CREATURE, { is: 'color', color: 'W' })), pt(1, 1)));
spell('Peace', '{G}', 'Instant', [], {
  do: 'replacement',
  replacement: { replace: 'damage', source: CREATURE, to: ANY, kind: 'any', result: { result: 'preventAll' } },
  duration: 'endOfTurn',
});
spell('Steal Now', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), { mod: 'control', who: YOU }));
spell('Drain All', '{B}', 'Sorcery', [], {
  do: 'seq',
  of: [
    { do: 'destroy', what: all(CREATURE), regeneration: 'allowed', bind: 0 },
    { do: 'draw', who: YOU, count: { q: 'slot', slot: 0 } },
  ],
});
spell('Double Discard', '{B}', 'Sorcery', [], { do: 'discard', who: EACH, count: 2, filter: ANY, how: 'choice' });
spell(
  'Grow By Hand',
  '{G}',
  'Instant',
  [target(CREATURE)],
  untilEnd(T(), { mod: 'pt', power: { q: 'count', of: { sel: 'all', zone: 'hand', of: YOU, filter: ANY } }, toughness: 0 }),
);
permanent(
  'Until Next',
  { cost: '{1}' },
  does([mana('{0}')], { do: 'continuous', affects: T(), mods: [pt(2, 2)], rules: [], duration: 'untilYourNextTurn' }, [target(CREATURE)]),
);
permanent(
  'Tap Guard',
  { cost: '{1}', types: ['Artifact'] },
  does([TAP], { do: 'continuous', affects: T(), mods: [pt(1, 1)], rules: [], duration: 'whileSourceTapped' }, [target(CREATURE)]),
);
permanent(
  'Master Taker',
  { cost: '{U}', pt: [2, 2] },
  when(
    enters(ME),
    { do: 'continuous', affects: T(), mods: [{ mod: 'control', who: YOU }], rules: [], duration: 'whileYouControlSource' },
    { targets: [target(ARTIFACT)] },
  ),
);

describe('608 resolving spells and abilities', () => {
  it("608.2b: Sorin's Thirst with its only target gone doesn't resolve: no life (its example)", () => {
    const t = table({
      A: { battlefield: ['2 Swamp'], hand: ["Sorin's Thirst"] },
      B: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
    });
    t.cast('A', "Sorin's Thirst", { targets: ['Grizzly Bears'] })
      .cast('B', 'Unsummon', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect([t.life('A'), t.names('graveyard', 'A')]).toEqual([20, ["Sorin's Thirst"]]);
    expect(t.happened('doesNotResolve', '608.2b')).toHaveLength(1);
  });
  it('608.2b: Plague Spores with one animated land as both targets, turned black: still destroyed as "target land" (its example)', () => {
    const t = table({
      A: { battlefield: ['6 Swamp', '2 Mountain'], hand: ['Plague Spores', 'Paint Black'] },
      B: { battlefield: ["Mishra's Factory", 'Living Lands'] },
    });
    t.cast('A', 'Plague Spores', { targets: ["Mishra's Factory", "Mishra's Factory"] })
      .cast('A', 'Paint Black', { targets: ["Mishra's Factory"] })
      .resolve(2);
    expect(t.names('graveyard', 'B')).toEqual(["Mishra's Factory"]);
    expect(t.happened('doesNotResolve')).toEqual([]);
  });
  it('608.2b: with one of two targets illegal the rest happens', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Two Things'] },
      B: { battlefield: ['Grizzly Bears', 'Gray Ogre', 'Island'], hand: ['Unsummon'] },
    });
    t.cast('A', 'Two Things', { targets: ['Grizzly Bears', 'Gray Ogre'] })
      .cast('B', 'Unsummon', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect([t.names('graveyard', 'B').sort(), t.names('hand', 'B')]).toEqual([['Gray Ogre', 'Unsummon'], ['Grizzly Bears']]);
  });
  it("608.2b: a target that gained hexproof is illegal for the opponent's spell", () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Vines of Vastwood'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] })
      .cast('B', 'Vines of Vastwood', { targets: ['Grizzly Bears'] })
      .resolve(2);
    expect([t.perm('Grizzly Bears').damage, t.happened('doesNotResolve').length]).toEqual([0, 1]);
  });
  it('608.2c: instructions are followed in the order written: destroy first, then draw for each', () => {
    const t = table({
      A: { battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Drain All'] },
      B: { battlefield: ['Gray Ogre', 'Darksteel Myr'] },
    });
    t.cast('A', 'Drain All').resolve();
    expect(t.names('hand', 'A')).toHaveLength(2);
  });
  it("608.2d: who has no creature can't choose to sacrifice one: they lose 4 life (its example)", () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Sac Or Lose'] } });
    t.when('may', { yes: true }).cast('A', 'Sac Or Lose').resolve();
    expect(t.life('A')).toBe(16);
    const u = table({ A: { battlefield: ['Swamp', 'Memnite'], hand: ['Sac Or Lose'] } });
    u.when('may', { yes: true }).cast('A', 'Sac Or Lose').resolve();
    expect([u.life('A'), u.names('graveyard', 'A').sort()]).toEqual([20, ['Memnite', 'Sac Or Lose']]);
  });
  it('608.2e-f: each player discards two: choices in turn order, then all cards at once', () => {
    const t = table({
      A: { battlefield: ['Swamp'], hand: ['Double Discard', 'Shock', 'Forest', 'Island'] },
      B: { hand: ['Murder', 'Plains', 'Duress'] },
    });
    const seats: number[] = [];
    t.when('choose', (d) => {
      seats.push(d.seat);
      return { pick: [0, 1] };
    });
    t.cast('A', 'Double Discard').resolve();
    expect([seats, t.names('hand', 'A'), t.names('hand', 'B')]).toEqual([[0, 1], ['Island'], ['Duress']]);
  });
  it('608.2h: a variable is read once, as the effect is applied', () => {
    const t = table({ A: { battlefield: ['Forest', 'Grizzly Bears', 'Mountain'], hand: ['Grow By Hand', 'Shock', 'Island'] } });
    t.cast('A', 'Grow By Hand', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('4/2');
    t.cast('A', 'Shock', { targets: ['@B'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('4/2');
  });
  it('608.2j: "all black creatures" hits a white-and-black one, "all nonblack" doesn\'t (its example)', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Kill Black'] }, B: { battlefield: ['White Black', 'Grizzly Bears'] } });
    t.cast('A', 'Kill Black').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['White Black']);
    const u = table({ A: { battlefield: ['Plains'], hand: ['Kill Nonblack'] }, B: { battlefield: ['White Black', 'Grizzly Bears'] } });
    u.cast('A', 'Kill Nonblack').resolve();
    expect(u.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
  });
  it('608.2k: what the trigger spoke of is still found when it is no longer a creature (its example, Wall of Tears)', () => {
    const t = table({ A: { battlefield: ['Crewless'] }, B: { battlefield: ['Tear Wall'] } });
    t.attack('Crewless').block(['Tear Wall', 'Crewless']);
    t.activate('A', 'Crewless').resolve();
    expect(t.perm('Crewless').types).toEqual(['Artifact']);
    t.to('postcombatMain');
    expect(t.names('hand', 'A')).toEqual(['Crewless']);
  });
  it('608.2m-n: an instant goes to the graveyard as the last step: a "return all instants" finds itself only afterwards', () => {
    spell('Recall All', '{U}', 'Instant', [], {
      do: 'move',
      what: { sel: 'all', zone: 'graveyard', of: YOU, filter: { is: 'type', type: 'Instant' } },
      to: 'hand',
    });
    const t = table({ A: { battlefield: ['Island'], hand: ['Recall All'], graveyard: ['Shock'] } });
    t.cast('A', 'Recall All').resolve();
    expect([t.names('hand', 'A'), t.names('graveyard', 'A')]).toEqual([['Shock'], ['Recall All']]);
  });
  it("608.3a: a permanent spell becomes a permanent under its controller's control", () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } });
    t.cast('A', 'Grizzly Bears').resolve();
    expect(t.happened('zone', '608.3a')).toHaveLength(1);
  });
});

describe('609 effects', () => {
  it('609.3: "discard two cards" with one card in hand discards one (its example)', () => {
    const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Mind Rot'] }, B: { hand: ['Forest'] } });
    t.cast('A', 'Mind Rot', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Forest']);
  });
  it("609.2: an effect that makes all lands creatures doesn't touch land cards elsewhere (its example)", () => {
    const t = table({ A: { battlefield: ['Living Lands', '4 Swamp'], graveyard: ['Forest'], hand: ['Zombify'] } });
    expect(t.can('A')).not.toContain('cast Zombify');
  });
});

describe('610 one-shot effects with a second part', () => {
  it('610.3: "until this leaves the battlefield" returns the card right after, with no stack', () => {
    const t = table({
      A: { battlefield: ['3 Plains', 'Swamp', 'Swamp', 'Swamp'], hand: ['Banisher Priest', 'Murder'] },
      B: { battlefield: ['Grizzly Bears'] },
    });
    t.cast('A', 'Banisher Priest').resolve(2);
    t.cast('A', 'Murder', { targets: ['Banisher Priest'] }).resolve();
    expect([t.names('stack'), t.perms('Grizzly Bears').length]).toEqual([[], 1]);
  });
  it('610.3: what was in another zone returns to that zone', () => {
    define({
      name: 'Urn',
      type: 'Artifact Creature — Construct',
      cost: '{1}',
      pt: '1/1',
      text: 'When Urn enters, exile all creature cards from your graveyard until Urn leaves the battlefield.',
    });
    const t = table({
      A: { battlefield: ['3 Swamp', 'Swamp'], hand: ['Urn', 'Murder'], graveyard: ['Grizzly Bears', 'Shock'] },
    });
    t.cast('A', 'Urn').resolve(2);
    expect(t.names('exile')).toEqual(['Grizzly Bears']);
    t.cast('A', 'Murder', { targets: ['Urn'] }).resolve();
    expect([t.names('exile'), t.perms('Grizzly Bears').length]).toEqual([[], 0]);
    expect(t.names('graveyard')).toContain('Grizzly Bears');
  });
  it('610.3b: if the source has left before, nothing is exiled (ruling on Banisher Priest)', () => {
    const t = table({
      A: { battlefield: ['3 Plains'], hand: ['Banisher Priest'] },
      B: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Banisher Priest').resolve();
    t.cast('B', 'Shock', { targets: ['Banisher Priest'] }).resolve(2);
    expect([t.names('exile'), t.perms('Grizzly Bears').length]).toEqual([[], 1]);
  });
  it('610.3d: two Priests destroyed at once return their cards at once (its example)', () => {
    permanent('Crowd', { cost: '{1}' }, when({ on: 'zone', what: CREATURE, to: 'battlefield', batch: 'oneOrMore' }, gain(1)));
    const t = table({
      A: { battlefield: ['9 Plains', 'Plains'], hand: ['2 Banisher Priest', 'Day of Judgment'] },
      B: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    });
    t.choose('targets', 'Grizzly Bears').cast('A', 'Banisher Priest').resolve(2);
    t.choose('targets', 'Gray Ogre').cast('A', 'Banisher Priest').resolve(2);
    expect(t.names('exile').sort()).toEqual(['Gray Ogre', 'Grizzly Bears']);
    t.cast('A', 'Day of Judgment').resolve();
    expect(t.names('exile')).toEqual([]);
    expect(t.names('battlefield').filter((n) => n === 'Grizzly Bears' || n === 'Gray Ogre')).toHaveLength(2);
  });
});

describe('611 continuous effects', () => {
  it('611.2a: "until end of turn" ends in the cleanup step', () => {
    const t = table({ A: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] } });
    t.cast('A', 'Giant Growth', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('end');
    expect(t.pt('Grizzly Bears')).toBe('5/5');
    t.to('upkeep', 2);
    expect(t.pt('Grizzly Bears')).toBe('2/2');
  });
  it('611.2a: "until your next turn" lasts through the opponent\'s turn', () => {
    const t = table({ A: { battlefield: ['Until Next', 'Grizzly Bears'] } });
    t.activate('A', 'Until Next', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('end', 2);
    expect(t.pt('Grizzly Bears')).toBe('4/4');
    t.to('upkeep', 3);
    expect(t.pt('Grizzly Bears')).toBe('2/2');
  });
  it('611.2b: "for as long as it remains tapped" ends as it untaps', () => {
    const t = table({ A: { battlefield: ['Tap Guard', 'Grizzly Bears'] } });
    t.activate('A', 'Tap Guard', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('end', 2);
    expect(t.pt('Grizzly Bears')).toBe('3/3');
    t.to('upkeep', 3);
    expect(t.pt('Grizzly Bears')).toBe('2/2');
  });
  it('611.2b: control of Master Thief lost before its ability resolves: no effect (its example)', () => {
    const t = table({
      A: { battlefield: ['Island'], hand: ['Master Taker'] },
      B: { battlefield: ['Mind Stone', 'Island'], hand: ['Steal Now'] },
    });
    t.cast('A', 'Master Taker').resolve();
    t.cast('B', 'Steal Now', { targets: ['Master Taker'] }).resolve(2);
    expect([t.perm('Master Taker').controller, t.perm('Mind Stone').controller]).toEqual([1, 1]);
    t.to('precombatMain', 2);
    // Control of the Thief comes back at end of turn; the effect that never began doesn't.
    expect([t.perm('Master Taker').controller, t.perm('Mind Stone').controller]).toEqual([0, 1]);
  });
  it('611.2b: control lasts while the source is controlled and ends with it', () => {
    const t = table({
      A: { battlefield: ['Island'], hand: ['Master Taker'] },
      B: { battlefield: ['Mind Stone', 'Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Master Taker').resolve(2);
    expect(t.perm('Mind Stone').controller).toBe(0);
    t.cast('B', 'Shock', { targets: ['Master Taker'] }).resolve();
    expect(t.perm('Mind Stone').controller).toBe(1);
  });
  it('611.2c: "white creatures get +1/+1 until end of turn" is about those that are there and white (its example)', () => {
    const t = table({ A: { battlefield: ['3 Plains', 'Swamp', 'Silvercoat Lion'], hand: ['White Rally', 'Squire', 'Paint Black'] } });
    t.cast('A', 'White Rally').resolve().cast('A', 'Squire').resolve();
    expect([t.pt('Silvercoat Lion'), t.pt('Squire')]).toEqual(['3/3', '1/2']);
    t.cast('A', 'Paint Black', { targets: ['Silvercoat Lion'] }).resolve();
    expect(t.pt('Silvercoat Lion')).toBe('3/3');
  });
  it('611.2c: "prevent all damage creatures would deal this turn" also covers creatures that come later (its example)', () => {
    const t = table({ A: { battlefield: ['Forest', 'Mountain', 'Grizzly Bears'], hand: ['Peace', 'Raging Goblin'] } });
    t.cast('A', 'Peace').resolve().cast('A', 'Raging Goblin').resolve();
    t.attack('Raging Goblin', 'Grizzly Bears').to('endCombat');
    expect(t.life('B')).toBe(20);
  });
  it('611.3a, 611.3b: a static ability is not locked in: a creature that turns white gets the bonus, one that stops loses it (its example)', () => {
    spell('Paint White', '{W}', 'Instant', [target(CREATURE)], untilEnd(T(), color('W')));
    const t = table({
      A: {
        battlefield: ['Plains', 'Honor of the Pure', 'Grizzly Bears', 'Swamp', 'Silvercoat Lion'],
        hand: ['Paint White', 'Paint Black'],
      },
    });
    expect([t.pt('Grizzly Bears'), t.pt('Silvercoat Lion')]).toEqual(['2/2', '3/3']);
    t.cast('A', 'Paint White', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('A', 'Paint Black', { targets: ['Silvercoat Lion'] })
      .resolve();
    expect([t.pt('Grizzly Bears'), t.pt('Silvercoat Lion')]).toEqual(['3/3', '2/2']);
  });
  it('611.3c: a 1/1 white creature enters as 2/2 under an anthem, never as 1/1 (its example)', () => {
    permanent('Two Power', { cost: '{1}' }, when(enters(and(CREATURE, { is: 'stat', stat: 'power', cmp: '=', value: 1 })), gain(1)));
    const t = table({ A: { battlefield: ['Honor of the Pure', 'Two Power', 'Plains'], hand: ['Soul Warden'] } });
    t.cast('A', 'Soul Warden').resolve();
    expect([t.pt('Soul Warden'), t.names('stack')]).toEqual(['2/2', []]);
  });
});
