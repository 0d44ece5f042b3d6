/** Keyword abilities of spells (CR 702): costs besides or instead, copies, where the spell goes. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Keeper', type: 'Instant', cost: '{R}', text: 'Buyback {2}\nKeeper deals 1 damage to any target.' },
  { name: 'Cancel It', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Ping', type: 'Instant', cost: '{R}', text: 'Ping deals 1 damage to any target.' },
  { name: 'Tempest', type: 'Instant', cost: '{R}', text: 'Tempest deals 1 damage to target player.\nStorm' },
  { name: 'Many', type: 'Sorcery', cost: '{R}', text: 'Replicate {1}\nMany deals 1 damage to target player.' },
  { name: 'Bouncer', type: 'Sorcery', cost: '{R}', text: 'Bouncer deals 2 damage to target player.\nRebound' },
  { name: 'Chain', type: 'Sorcery', cost: '{3}{R}', text: 'Cascade\nChain deals 1 damage to target player.' },
  { name: 'Quick End', type: 'Instant', cost: '{R}', text: 'Split second\nQuick End deals 2 damage to any target.' },
  { name: 'Both', type: 'Instant', cost: '{G}', text: 'Choose one —\n• You gain 3 life.\n• Draw a card.\nEntwine {2}' },
  { name: 'Wave', type: 'Sorcery', cost: '{3}{U}', text: 'Surge {U}\nDraw two cards.' },
  { name: 'Echoes', type: 'Sorcery', cost: '{R}', text: 'Echoes deals 1 damage to target player.\nRipple 4' },
  { name: 'Crowdless', type: 'Sorcery', cost: '{2}{R}', text: 'Undaunted\nCrowdless deals 1 damage to target player.' },
  { name: 'Target Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  { name: 'Rod', type: 'Artifact', cost: '{1}', text: '{T}: Rod deals 1 damage to any target.' },
  {
    name: 'Climb',
    type: 'Instant',
    cost: '{G}',
    text: 'Escalate {1}\nChoose one or more —\n• You gain 3 life.\n• Draw a card.\n• Each opponent loses 2 life.',
  },
  { name: 'Wake', type: 'Sorcery', cost: '{1}{G}', text: 'You gain 2 life.\nAwaken 3—{3}{G}' },
  { name: 'Twice Kicked', type: 'Sorcery', cost: '{G}', text: 'Kicker {1} and/or {2}\nDraw a card.' },
  { name: 'Discarder', type: 'Sorcery', cost: '{B}', text: 'Discard a card.' },
  { name: 'Mad Bolt', type: 'Instant', cost: '{2}{R}', text: 'Mad Bolt deals 3 damage to target player.\nMadness {R}' },
  { name: 'Sudden Hope', type: 'Sorcery', cost: '{4}{W}', text: 'You gain 8 life.\nMiracle {W}' },
  { name: 'Look', type: 'Instant', cost: '{U}', text: 'Draw a card.' },
);

describe('702.27 buyback', () => {
  it("702.27a: paid, the spell goes to its owner's hand as it resolves", () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Keeper'] } });
    t.cast('A', 'Keeper', { targets: ['@B'], yes: [true] }).resolve();
    expect(t.life('B')).toBe(19);
    expect(t.names('hand')).toContain('Keeper');
  });
  it('702.27a: not paid, it goes to the graveyard', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Keeper'] } });
    t.cast('A', 'Keeper', { targets: ['@B'], yes: [false] }).resolve();
    expect(t.names('graveyard')).toContain('Keeper');
  });
  it('702.27a: a countered spell does not resolve and goes to the graveyard', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Keeper'] }, B: { battlefield: ['Island'], hand: ['Cancel It'] } });
    t.cast('A', 'Keeper', { targets: ['@B'], yes: [true] }).pass();
    t.cast('B', 'Cancel It', { targets: ['Keeper'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Keeper');
  });
});

describe('702.40 storm, 702.56 replicate', () => {
  it('702.40a: copied for each other spell cast before it this turn, by any player', () => {
    const t = table({
      A: { battlefield: ['4 Mountain'], hand: ['Ping', 'Ping', 'Tempest'] },
      B: { battlefield: ['Mountain'], hand: ['Ping'] },
    });
    t.cast('A', 'Ping', { targets: ['@A'] }).pass();
    t.cast('B', 'Ping', { targets: ['@A'] }).resolveAll();
    t.cast('A', 'Ping', { targets: ['@A'] }).resolveAll();
    t.cast('A', 'Tempest', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(16);
  });
  it('702.40a: spells cast in response to the trigger do not count', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Ping', 'Tempest'] } });
    t.cast('A', 'Tempest', { targets: ['@B'] });
    t.cast('A', 'Ping', { targets: ['@A'] }).resolveAll();
    expect(t.life('B')).toBe(19);
  });
  it('702.56a: copied for each time the replicate cost was paid', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Many'] } });
    t.cast('A', 'Many', { targets: ['@B'], yes: [true, true] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

describe('702.88 rebound, 702.85 cascade, 702.60 ripple', () => {
  it('702.88a: cast from hand it is exiled, and cast again in the next upkeep for nothing', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Bouncer'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Bouncer', { targets: ['@B'] }).resolve();
    expect(t.names('exile')).toEqual(['Bouncer']);
    t.when('targets', (d) => ({
      pick: [(d.ask as unknown as { options: { entity: number }[] }).options.findIndex((o) => o.entity === -2)],
    }));
    t.to('upkeep', 3).resolveAll();
    expect(t.life('B')).toBe(16);
    expect(t.names('graveyard')).toContain('Bouncer'); // cast from exile: no rebound
  });
  it('702.85a: exiles up to a nonland card of lesser mana value, casts it, puts the rest on the bottom', () => {
    const t = table({ A: { battlefield: ['4 Mountain'], hand: ['Chain'], library: ['Mountain', 'Blank', 'Bolt', 'Ping'] } });
    t.when('may', { yes: true });
    t.when('targets', (d) => ({
      pick: [(d.ask as unknown as { options: { entity: number }[] }).options.findIndex((o) => o.entity === -2)],
    }));
    t.cast('A', 'Chain', { targets: ['@B'] }).resolve();
    expect(t.names('stack')).toEqual(['Chain', 'Bolt']);
    t.resolveAll();
    expect(t.life('B')).toBe(16);
    expect(t.names('library')[0]).toBe('Ping');
    expect(t.names('library').slice(-2).sort()).toEqual(['Blank', 'Mountain']);
  });
  it('702.60a: cards of the same name among the revealed are cast, the rest go to the bottom', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Echoes'], library: ['Blank', 'Echoes', 'Mountain', 'Forest', 'Swamp'] } });
    t.when('may', { yes: true });
    t.when('targets', (d) => ({
      pick: [(d.ask as unknown as { options: { entity: number }[] }).options.findIndex((o) => o.entity === -2)],
    }));
    t.cast('A', 'Echoes', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(18);
  });
});

describe('702.61 split second', () => {
  it('702.61a-b: no other spells and no abilities but mana abilities', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Quick End'] },
      B: { battlefield: ['Rod', 'Target Elf', 'Mountain'], hand: ['Bolt'] },
    });
    t.cast('A', 'Quick End', { targets: ['Target Elf'] }).pass();
    expect(t.can('B')).toEqual(['mana Mountain']);
    t.resolve();
    expect(t.names('graveyard', 'B')).toContain('Target Elf');
    expect(t.can('B')).toContain('activate Rod');
  });
});

describe('702.42 entwine, 702.33 kicker', () => {
  it('702.42a-b: all modes, in the order written', () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Both'] } });
    t.cast('A', 'Both', { yes: [true] }).resolve();
    expect(t.life('A')).toBe(23);
    expect(t.names('hand')).toHaveLength(1);
  });
  it('702.42a: not entwined, one mode', () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Both'] } });
    t.cast('A', 'Both', { yes: [false], modes: [1] }).resolve();
    expect(t.life('A')).toBe(20);
    expect(t.names('hand')).toHaveLength(1);
  });
  it('702.33f: each of two kickers can be paid for itself', () => {
    const t = table({ A: { battlefield: ['4 Forest'], hand: ['Twice Kicked'] } });
    t.cast('A', 'Twice Kicked', { yes: [false, true] });
    expect(t.happened('cast').at(-1)?.word).toBe('kicker');
    expect(t.can('A')).toEqual(['mana Forest']);
  });
});

describe('702.120 escalate, 702.113 awaken', () => {
  it('702.120a: {1} more for each mode beyond the first, as many as can be paid for', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Climb'] } });
    t.when('modes', (d) => {
      expect((d.ask as { max: number }).max).toBe(2);
      return { pick: [0, 2] };
    });
    t.cast('A', 'Climb').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([23, 18]);
    expect(t.can('A')).toEqual([]);
  });
  it('702.113a: for its awaken cost it also makes a land a creature with counters', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Swamp'], hand: ['Wake'] } });
    t.cast('A', 'Wake', { way: 'awaken', targets: ['Swamp'] }).resolve();
    expect(t.life('A')).toBe(22);
    expect(t.pt('Swamp')).toBe('3/3');
    expect(t.perm('Swamp').types).toEqual(['Creature', 'Land']);
  });
  it('702.113b: cast normally it has no target', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Swamp'], hand: ['Wake'] } });
    t.cast('A', 'Wake').resolve();
    expect(t.happened('target')).toHaveLength(0);
    expect(t.perm('Swamp').types).toEqual(['Land']);
  });
});

describe('702.117 surge, 702.125 undaunted', () => {
  it('702.117a: only after another spell was cast this turn', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Mountain'], hand: ['Wave', 'Ping'] } });
    expect(t.can('A')).not.toContain('cast Wave');
    t.cast('A', 'Ping', { targets: ['@B'] }).resolve();
    t.cast('A', 'Wave', { way: 'surge' }).resolve();
    expect(t.names('hand')).toHaveLength(2);
  });
  it('702.125a: {1} less for each opponent', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Crowdless'] } });
    t.cast('A', 'Crowdless', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(19);
  });
});

describe('702.35 madness, 702.94 miracle', () => {
  it('702.35a: discarded into exile, it may be cast for its madness cost', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Mountain'], hand: ['Discarder', 'Mad Bolt'] } });
    t.when('may', { yes: true });
    t.when('targets', (d) => ({
      pick: [(d.ask as unknown as { options: { entity: number }[] }).options.findIndex((o) => o.entity === -2)],
    }));
    t.cast('A', 'Discarder').resolve();
    expect(t.names('exile')).toEqual(['Mad Bolt']);
    t.resolveAll();
    expect(t.life('B')).toBe(17);
    expect(t.names('graveyard')).toContain('Mad Bolt');
  });
  it('702.35a: otherwise it is put into the graveyard', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Mountain'], hand: ['Discarder', 'Mad Bolt'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Discarder').resolveAll();
    expect(t.names('graveyard')).toContain('Mad Bolt');
    expect(t.life('B')).toBe(20);
  });
  it('702.94a: the first card drawn in a turn may be revealed and cast for its miracle cost', () => {
    const t = table({ A: { battlefield: ['Island', 'Plains'], hand: ['Look'], library: ['Sudden Hope', 'Sudden Hope'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Look').resolveAll();
    expect(t.life('A')).toBe(28);
  });
  it('702.94a: not the second one', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Plains'], hand: ['Look', 'Look'], library: ['Blank', 'Sudden Hope'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Look').resolveAll();
    t.cast('A', 'Look').resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.names('hand')).toContain('Sudden Hope');
  });
});

define(
  {
    name: 'Offshoot',
    type: 'Enchantment Creature — Cat',
    cost: '{1}{G}',
    pt: '1/1',
    text: 'Bestow {3}{G}\nEnchanted creature gets +1/+1.',
  },
  { name: 'Kill', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Host', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Clean Sweep', type: 'Instant', cost: '{0}', text: 'Destroy target creature. You gain 1 life for each creature you control.' },
  { name: 'Gadget', type: 'Artifact', cost: '{1}' },
  { name: 'Inventive', type: 'Sorcery', cost: '{3}{U}', text: 'Improvise\nDraw two cards.' },
  { name: 'Team Work', type: 'Sorcery', cost: '{3}{U}', text: 'Assist\nDraw two cards.' },
  { name: 'Ray', type: 'Instant — Arcane', cost: '{R}', text: 'Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}' },
  { name: 'Prayer', type: 'Instant — Arcane', cost: '{W}', text: 'You gain 1 life.' },
  { name: 'Crawler', type: 'Creature — Eldrazi', cost: '{7}', pt: '5/5', text: 'Emerge {5}{U}' },
  { name: 'Fat One', type: 'Creature — Beast', cost: '{3}{G}', pt: '4/4' },
  { name: 'Snake Lord', type: 'Creature — Spirit', cost: '{2}{G}{G}', pt: '4/4', text: 'Snake offering' },
  { name: 'Grass Snake', type: 'Creature — Snake', cost: '{1}{G}', pt: '1/1' },
  {
    name: 'Envoy',
    type: 'Creature — Human',
    cost: '{2}',
    pt: '1/1',
    text: 'Kicker {G} and/or {1}{G}\nWhen Envoy enters, if it was kicked with its {G} kicker, you gain 3 life.\nWhen Envoy enters, if it was kicked with its {1}{G} kicker, draw a card.',
  },
  { name: 'Herald', type: 'Sorcery', cost: '{5}{W}', text: 'Draw a card.\nForecast — {W}, Reveal Herald from your hand: You gain 1 life.' },
  { name: 'Slow Titan', type: 'Creature — Giant', cost: '{7}', pt: '7/7', text: "Suspend X—{X}{G}. X can't be 0." },
);

describe('702.103 bestow', () => {
  it('702.103b: cast bestowed it is an Aura that enchants a creature', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Host'], hand: ['Offshoot'] } });
    t.cast('A', 'Offshoot', { way: 'bestow', targets: ['Host'] });
    t.resolve();
    expect(t.perm('Offshoot').types).toEqual(['Enchantment']);
    expect(t.perm('Offshoot').subtypes).toEqual(['Aura']);
    expect(t.pt('Host')).toBe('3/3');
  });
  it('702.103f: unattached, it is a creature again and stays', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Swamp', 'Host'], hand: ['Offshoot', 'Kill'] } });
    t.cast('A', 'Offshoot', { way: 'bestow', targets: ['Host'] }).resolve();
    t.cast('A', 'Kill', { targets: ['Host'] }).resolveAll();
    expect(t.perm('Offshoot').types).toContain('Creature');
    expect(t.pt('Offshoot')).toBe('1/1');
  });
  it('702.103f, 701.3d: at once: what the same ability does next finds a creature', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Host'], hand: ['Offshoot', 'Clean Sweep'] } });
    t.cast('A', 'Offshoot', { way: 'bestow', targets: ['Host'] }).resolve();
    t.cast('A', 'Clean Sweep', { targets: ['Host'] }).resolve();
    expect(t.life('A')).toBe(21);
  });
  it('702.103e: with an illegal target it resolves as a creature spell', () => {
    const t = table({ A: { battlefield: ['4 Forest', 'Swamp', 'Host'], hand: ['Offshoot', 'Kill'] } });
    t.cast('A', 'Offshoot', { way: 'bestow', targets: ['Host'] });
    t.cast('A', 'Kill', { targets: ['Host'] }).resolveAll();
    expect(t.perm('Offshoot').types).toContain('Creature');
  });
  it('702.103a: not bestowed, it is a creature spell without a target', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Offshoot'] } });
    t.cast('A', 'Offshoot').resolve();
    expect(t.pt('Offshoot')).toBe('1/1');
  });
});

describe('702.126 improvise, 702.132 assist', () => {
  it('702.126a: artifacts are tapped for generic mana', () => {
    const t = table({ A: { battlefield: ['Island', '3 Gadget'], hand: ['Inventive'] } });
    t.cast('A', 'Inventive').resolve();
    expect(t.names('hand')).toHaveLength(2);
    expect(t.perms('Gadget').every((p) => p.tapped)).toBe(true);
  });
  it('702.126a: only for generic mana', () => {
    const t = table({ A: { battlefield: ['4 Gadget'], hand: ['Inventive'] } });
    expect(t.can('A')).not.toContain('cast Inventive');
  });
  it('702.132a: another player may pay generic mana', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Team Work'] }, B: { battlefield: ['2 Swamp'] } });
    t.when('choose', { pick: [0] }).when('number', { number: 2 }, 'B');
    t.cast('A', 'Team Work').resolve();
    expect(t.names('hand')).toHaveLength(2);
    expect(t.perms('Swamp').every((p) => p.tapped)).toBe(true);
  });
});

describe('702.47 splice', () => {
  it('702.47a-c: the spell gains the text, with its own target; the card stays in hand', () => {
    const t = table({ A: { battlefield: ['Plains', '2 Mountain'], hand: ['Prayer', 'Ray'] } });
    t.cast('A', 'Prayer', { yes: [true], targets: ['@B'] }).resolve();
    expect([t.life('A'), t.life('B')]).toEqual([21, 18]);
    expect(t.names('hand')).toEqual(['Ray']);
  });
  it('702.47d: a spell with an illegal spliced target does not resolve when that was its only one', () => {
    const t = table({ A: { battlefield: ['Plains', '2 Mountain', 'Swamp', 'Host'], hand: ['Prayer', 'Ray', 'Kill'] } });
    t.cast('A', 'Prayer', { yes: [true], targets: ['Host'] });
    t.cast('A', 'Kill', { targets: ['Host'] }).resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

define(
  {
    name: 'Deep Shoal',
    cost: '{X}{G}{G}',
    type: 'Instant — Arcane',
    text: "You may exile a green card with mana value X from your hand rather than pay this spell's mana cost.\nYou gain X life.",
  },
  { name: 'Green Leaf', cost: '{G}', type: 'Instant', text: 'You gain 1 life.' },
); // prettier-ignore

describe('601.2b: splicing is chosen before X', () => {
  it('702.47a: a card can be spliced where the cost can be paid with some X, though not with X = 0', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Deep Shoal', 'Ray', 'Green Leaf'] } });
    t.cast('A', 'Deep Shoal', { way: 'alternative', x: 1, yes: [true], targets: ['@B'] }).resolve();
    expect([t.life('A'), t.life('B')]).toEqual([21, 18]);
    expect(t.names('exile')).toEqual(['Green Leaf']);
  });
});

describe('702.119 emerge, 702.48 offering', () => {
  it("702.119a: costs less by the sacrificed creature's mana value", () => {
    const t = table({ A: { battlefield: ['2 Island', 'Fat One', 'Host'], hand: ['Crawler'] } });
    t.cast('A', 'Crawler', { way: 'emerge' }).resolve();
    expect(t.names('graveyard')).toEqual(['Fat One']);
    expect(t.perm('Crawler').types).toEqual(['Creature']);
  });
  it('702.48a, 702.48c: reduced by the mana cost, and as an instant', () => {
    const t = table({ A: { battlefield: ['2 Forest', 'Grass Snake'], hand: ['Snake Lord'] } }, 'upkeep');
    t.cast('A', 'Snake Lord', { way: 'offering' }).resolve();
    expect(t.names('graveyard')).toEqual(['Grass Snake']);
    expect(t.can('A')).toEqual([]);
  });
});

describe('702.33 kicked with a certain kicker, 702.57 forecast, 702.62 suspend X', () => {
  it('702.33f: the ability asks for its own kicker', () => {
    const t = table({ A: { battlefield: ['4 Forest'], hand: ['Envoy'] } });
    t.cast('A', 'Envoy', { yes: [false, true] }).resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.names('hand')).toHaveLength(1);
  });
  it("702.57b: only in its owner's upkeep, once each turn, revealed", () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Herald'] } }, 'upkeep');
    t.activate('A', 'Herald').resolve();
    expect(t.life('A')).toBe(21);
    expect(t.names('hand')).toEqual(['Herald']);
    expect(t.can('A')).not.toContain('activate Herald');
    t.to('precombatMain');
    expect(t.can('A')).not.toContain('activate Herald');
  });
  it('702.62a: X is chosen as the cost is paid, at least 1', () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Slow Titan'] } });
    t.act('A', 'suspend', 'Slow Titan', { x: 2 });
    const id = t.state.exile[0];
    expect((t.state.objects.rows ?? []).find((o) => o?.id === id)?.counters).toMatchObject([{ kind: 'time', n: 2 }]);
  });
});

define(
  { name: 'Mind Wipe', type: 'Sorcery', cost: '{B}', text: 'Target player discards a card.\nOverload {1}{B}' },
  { name: 'Two-Faced Snake', type: 'Creature — Snake', cost: '{R/G}', pt: '1/1' },
);

describe('702.96 overload, 702.40 storm, 702.48 offering: the corners', () => {
  it('702.96a: "target player" becomes "each player"', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Mind Wipe', 'Host'] }, B: { hand: ['Host'] } });
    t.cast('A', 'Mind Wipe', { way: 'overload' }).resolve();
    expect([t.names('hand', 'A'), t.names('hand', 'B')]).toEqual([[], []]);
  });
  it('702.40a, 608.2h: the spell is copied also when it was countered', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Ping', 'Tempest'] }, B: { battlefield: ['Island'], hand: ['Cancel It'] } });
    t.cast('A', 'Ping', { targets: ['@A'] }).resolveAll();
    t.cast('A', 'Tempest', { targets: ['@B'] }).pass();
    t.cast('B', 'Cancel It', { targets: ['Tempest'] }).resolveAll();
    expect(t.life('B')).toBe(19);
  });
  it('702.48c, 118.7e: a hybrid symbol of the sacrificed permanent reduces by one of its halves', () => {
    const t = table({ A: { battlefield: ['3 Forest', 'Two-Faced Snake'], hand: ['Snake Lord'] } });
    t.cast('A', 'Snake Lord', { way: 'offering' }).resolve();
    expect(t.names('graveyard')).toEqual(['Two-Faced Snake']);
  });
});
