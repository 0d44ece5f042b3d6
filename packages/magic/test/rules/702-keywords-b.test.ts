/** Keyword abilities (CR 702), second part: those that stand for other abilities. Expected values: the rules' own text. */

import { defaultAnswer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { dataCard, ITSELF } from '../data.js';
import { define, table } from '../kit.js';

define(
  { name: 'Risen Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2', text: 'Undying' },
  { name: 'Restless Bear', type: 'Creature — Bear', cost: '{B}', pt: '2/2', text: 'Persist' },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Pinpricks', type: 'Instant', cost: '{B}', text: 'Put three -1/-1 counters on target creature.' },
  { name: 'Sprout', type: 'Instant', cost: '{G}', text: 'Put a +1/+1 counter on target creature.' },
  { name: 'Borrow', type: 'Instant', cost: '{U}', text: 'Gain control of target creature until end of turn.' },
  { name: 'Monk', type: 'Creature — Human Monk', cost: '{W}', pt: '1/2', text: 'Prowess' },
  { name: 'Knight of Valor', type: 'Creature — Human Knight', pt: '2/2', text: 'Exalted' },
  { name: 'Blood Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '2/2', text: 'Bloodthirst 2' },
  {
    name: 'Kicked Bolt',
    type: 'Instant',
    cost: '{R}',
    text: 'Kicker {R}\nKicked Bolt deals 2 damage to any target. If this spell was kicked, you gain 2 life.',
  },
  {
    name: 'Kicker Bear',
    type: 'Creature — Bear',
    cost: '{G}',
    pt: '2/2',
    text: 'Kicker {G}\nWhen Kicker Bear enters the battlefield, if it was kicked, you gain 3 life.',
  },
  { name: 'Think Back', type: 'Sorcery', cost: '{U}', text: 'Draw a card.\nFlashback {2}{U}' },
  { name: 'Dasher', type: 'Creature — Orc', cost: '{3}{R}', pt: '4/1', text: 'Dash {1}{R}' },
  { name: 'Sweep', type: 'Instant', cost: '{U}', text: "Return target creature you don't control to its owner's hand.\nOverload {2}{U}" },
  { name: 'Spotlight', type: 'Sorcery', cost: '{3}{R}', text: 'Spectacle {R}\nDraw a card.' },
  { name: 'Twin Burn', type: 'Sorcery', cost: '{R}', text: 'Twin Burn deals 2 damage to any target.\nConspire' },
  { name: 'Loose Page', type: 'Creature — Bird', cost: '{4}', pt: '1/1', text: 'Cycling {1}' },
  { name: 'Artifact Hound', type: 'Artifact Creature — Dog', cost: '{4}', pt: '2/2', text: 'Affinity for artifacts' },
  { name: 'Time Bear', type: 'Creature — Bear', cost: '{4}{G}', pt: '4/4', text: 'Suspend 1—{G}' },
  { name: 'Slow Bear', type: 'Creature — Bear', cost: '{4}{G}', pt: '4/4', text: 'Suspend 3—{G}' },
  { name: 'Slow Thought', type: 'Sorcery', cost: '{5}{U}', text: 'Suspend 1—{U}\nDraw two cards.' },
  { name: 'Crowd Fire', type: 'Instant', cost: '{2}{R}', text: 'Convoke\nCrowd Fire deals 3 damage to any target.' },
  { name: 'Grave Rot', type: 'Sorcery', cost: '{3}{B}', text: 'Delve\nYou gain 5 life.' },
  { name: 'Ninja', type: 'Creature — Human Ninja', cost: '{3}{U}', pt: '3/1', text: 'Ninjutsu {U}' },
  { name: 'Cast Bell', type: 'Artifact', text: 'Whenever you cast a spell, you gain 1 life.' },
);
dataCard({
  name: 'Multi Bear',
  cost: '{G}',
  pt: '1/1',
  abilities: [
    { kind: 'keyword', keyword: 'multikicker', cost: [{ pay: 'mana', mana: '{1}' }] },
    {
      kind: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: {
            replace: 'enters',
            what: ITSELF,
            entering: { counters: [{ counter: '+1/+1', count: { q: 'paid', label: 'kicker' } }] },
          },
        },
      ],
    },
  ],
});

describe('702.93 undying, 702.79 persist', () => {
  it('702.93a: a creature with undying returns with a +1/+1 counter, and only once', () => {
    const t = table({ A: { battlefield: ['Risen Bear', '2 Swamp'], hand: ['Death Spell', 'Death Spell'] } });
    t.cast('A', 'Death Spell', { targets: ['Risen Bear'] }).resolveAll();
    expect(t.pt('Risen Bear')).toBe('3/3');
    t.cast('A', 'Death Spell', { targets: ['Risen Bear'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Risen Bear');
  });
  it("702.93a: it returns under its owner's control", () => {
    const t = table({ A: { battlefield: ['Island', 'Swamp'], hand: ['Borrow', 'Death Spell'] }, B: { battlefield: ['Risen Bear'] } });
    t.cast('A', 'Borrow', { targets: ['Risen Bear'] }).resolve();
    t.cast('A', 'Death Spell', { targets: ['Risen Bear'] }).resolveAll();
    expect(t.perm('Risen Bear').controller).toBe(1);
  });
  it("704.8: example: +1/+1 and three -1/-1 counters at once: undying doesn't trigger (D9 141)", () => {
    const t = table({ A: { battlefield: [{ card: 'Young Wolf', counters: [{ kind: '+1/+1', n: 1 }] }, 'Swamp'], hand: ['Pinpricks'] } });
    t.cast('A', 'Pinpricks', { targets: ['Young Wolf'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Young Wolf');
  });
  it('702.79a: persist returns with a -1/-1 counter, and only once', () => {
    const t = table({ A: { battlefield: ['Restless Bear', '2 Swamp'], hand: ['Death Spell', 'Death Spell'] } });
    t.cast('A', 'Death Spell', { targets: ['Restless Bear'] }).resolveAll();
    expect(t.pt('Restless Bear')).toBe('1/1');
    t.cast('A', 'Death Spell', { targets: ['Restless Bear'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Restless Bear');
  });
  it("704.5q: a +1/+1 counter takes away persist's -1/-1 counter, and it returns again", () => {
    const t = table({ A: { battlefield: ['Restless Bear', '2 Swamp', 'Forest'], hand: ['Death Spell', 'Death Spell', 'Sprout'] } });
    t.cast('A', 'Death Spell', { targets: ['Restless Bear'] }).resolveAll();
    t.cast('A', 'Sprout', { targets: ['Restless Bear'] }).resolve();
    expect(t.perm('Restless Bear').counters).toEqual([]);
    t.cast('A', 'Death Spell', { targets: ['Restless Bear'] }).resolveAll();
    expect(t.pt('Restless Bear')).toBe('1/1');
  });
});

describe('702.108 prowess, 702.83 exalted, 702.54 bloodthirst', () => {
  it('702.108a: prowess for noncreature spells only, before the spell resolves', () => {
    const t = table({ A: { battlefield: ['Monk', '2 Mountain'], hand: ['Lightning Bolt', 'Memnite'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    expect(t.names('stack')).toEqual(['Lightning Bolt', 'Monk']);
    t.resolve();
    expect(t.pt('Monk')).toBe('2/3');
    expect(t.life('B')).toBe(20);
    t.resolveAll();
    t.cast('A', 'Memnite').resolveAll();
    expect(t.pt('Monk')).toBe('2/3');
    t.to('upkeep', 2);
    expect(t.pt('Monk')).toBe('1/2');
  });
  it('702.108b: two prowess creatures, two triggers; each spell again', () => {
    const t = table({ A: { battlefield: ['2 Monk', '2 Mountain'], hand: ['Lightning Bolt', 'Shock'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolveAll();
    t.cast('A', 'Shock', { targets: ['@B'] }).resolveAll();
    expect(t.pt('Monk', 0)).toBe('3/4');
    expect(t.pt('Monk', 1)).toBe('3/4');
  });
  it('702.83a: exalted for the creature that attacks alone, also another one', () => {
    const t = table({ A: { battlefield: ['Knight of Valor', 'Grizzly Bears'] } });
    t.attack('Grizzly Bears').resolveAll();
    expect(t.pt('Grizzly Bears')).toBe('3/3');
    expect(t.pt('Knight of Valor')).toBe('2/2');
  });
  it('702.54a: bloodthirst only if an opponent was dealt damage this turn', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Blood Ogre', 'Lightning Bolt'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    t.cast('A', 'Blood Ogre').resolve();
    expect(t.pt('Blood Ogre')).toBe('4/4');
    const u = table({ A: { battlefield: ['2 Mountain'], hand: ['Blood Ogre', 'Lightning Bolt'] } });
    u.cast('A', 'Lightning Bolt', { targets: ['@A'] }).resolve();
    u.cast('A', 'Blood Ogre').resolve();
    expect(u.pt('Blood Ogre')).toBe('2/2');
  });
});

describe('702.33 kicker, 702.34 flashback', () => {
  it('702.33a: an additional cost one may pay; 702.33d: then it was kicked', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Kicked Bolt', 'Kicked Bolt'] } });
    t.cast('A', 'Kicked Bolt', { targets: ['@B'], yes: [true] }).resolve();
    expect(t.life('A')).toBe(22);
    t.cast('A', 'Kicked Bolt', { targets: ['@B'], yes: [false] }).resolve();
    expect(t.life('A')).toBe(22);
    expect(t.life('B')).toBe(16);
  });
  it('400.7d: the permanent knows that its spell was kicked', () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Kicker Bear', 'Kicker Bear'] } });
    t.cast('A', 'Kicker Bear', { yes: [true] }).resolveAll();
    expect(t.life('A')).toBe(23);
    t.cast('A', 'Kicker Bear', { yes: [false] }).resolveAll();
    expect(t.life('A')).toBe(23);
  });
  it('702.33c: multikicker any number of times', () => {
    const t = table({ A: { battlefield: ['4 Forest'], hand: ['Multi Bear'] } });
    t.cast('A', 'Multi Bear', { yes: [true, true, true, true], x: 3 }).resolveAll();
    expect(t.pt('Multi Bear')).toBe('4/4');
  });
  it('702.34a: flashback from the graveyard, then exile', () => {
    const t = table({ A: { battlefield: ['3 Island'], graveyard: ['Think Back'] } });
    t.cast('A', 'Think Back', { way: 'flashback' }).resolve();
    expect(t.names('exile')).toEqual(['Think Back']);
    expect(t.names('hand', 'A').length).toBe(1);
  });
  it('702.34a: exiled also when it is countered', () => {
    const t = table({
      A: { battlefield: ['3 Island'], graveyard: ['Think Back'] },
      B: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    });
    t.cast('A', 'Think Back', { way: 'flashback' });
    t.cast('B', 'Counterspell', { targets: ['Think Back'] }).resolve();
    expect(t.names('exile')).toEqual(['Think Back']);
  });
  it('702.34a: not from the hand for the flashback cost, not from the graveyard for the mana cost; timing stays (sorcery)', () => {
    const t = table({ A: { battlefield: ['3 Island'], hand: ['Think Back'], graveyard: ['Think Back'] } });
    const ways = (t.decision.ask as unknown as { options: { act: string; way?: string }[] }).options
      .filter((o) => o.act === 'cast')
      .map((o) => o.way);
    expect(ways.sort()).toEqual(['flashback', 'normal']);
    t.to('beginCombat');
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
  it('702.34a: normally cast it goes to the graveyard', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Think Back'] } });
    t.cast('A', 'Think Back').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Think Back']);
  });
});

describe('702.109 dash, 702.137 spectacle, 702.96 overload, 702.78 conspire', () => {
  it('702.109a: dashed: haste, and back to the hand at the beginning of the next end step', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Dasher'] } });
    t.cast('A', 'Dasher', { way: 'dash' }).resolve();
    t.attack('Dasher').to('endCombat');
    expect(t.life('B')).toBe(16);
    t.to('end').resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Dasher']);
  });
  it('702.109a: cast normally: no haste, it stays', () => {
    const t = table({ A: { battlefield: ['4 Mountain'], hand: ['Dasher'] } });
    t.cast('A', 'Dasher', { way: 'normal' }).resolve();
    t.to('upkeep', 2);
    expect(t.perms('Dasher').length).toBe(1);
    expect(t.life('B')).toBe(20);
  });
  it('702.137a: spectacle only if an opponent lost life this turn', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Spotlight', 'Lightning Bolt'] } });
    expect(t.can('A')).not.toContain('cast Spotlight');
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    t.cast('A', 'Spotlight', { way: 'spectacle' }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Lightning Bolt', 'Spotlight']);
  });
  it('702.96a: overload: "target" becomes "each"; nothing is targeted', () => {
    const t = table({
      A: { battlefield: ['3 Island', 'Memnite'], hand: ['Sweep'] },
      B: { battlefield: ['Grizzly Bears', 'Invisible Stalker'] },
    });
    t.cast('A', 'Sweep', { way: 'overload' }).resolve();
    expect(t.names('hand', 'B').sort()).toEqual(['Grizzly Bears', 'Invisible Stalker']);
    expect(t.perms('Memnite').length).toBe(1);
    expect(t.happened('target')).toEqual([]);
  });
  it('702.78a: conspire: tap two creatures that share a color with the spell; it is copied', () => {
    const t = table({ A: { battlefield: ['Mountain', '2 Goblin Piker'], hand: ['Twin Burn'] } });
    t.cast('A', 'Twin Burn', { targets: ['@B'], yes: [true] }).resolveAll();
    expect(t.life('B')).toBe(16);
    expect(t.perms('Goblin Piker').every((p) => p.tapped)).toBe(true);
  });
  it("702.78a: creatures without a common color with it don't do", () => {
    const t = table({ A: { battlefield: ['Mountain', '2 Grizzly Bears'], hand: ['Twin Burn'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Twin Burn', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(18);
  });
  it("707.10: the copy isn't cast: abilities on casting trigger once", () => {
    const t = table({ A: { battlefield: ['Mountain', '2 Goblin Piker', 'Cast Bell'], hand: ['Twin Burn'] } });
    t.cast('A', 'Twin Burn', { targets: ['@B'], yes: [true] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('702.29, 702.41, 702.49, 702.51, 702.66', () => {
  it('702.29a: cycling: discard it, draw a card, at instant speed', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Loose Page'], library: ['Grizzly Bears'] } }, 'upkeep');
    t.activate('A', 'Loose Page').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Loose Page']);
    expect(t.names('hand', 'A')).toEqual(['Grizzly Bears']);
  });
  it('702.29a: cycling is an ability, not a spell: the discard is a cost', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Loose Page'] } });
    t.activate('A', 'Loose Page');
    expect(t.names('graveyard', 'A')).toEqual(['Loose Page']);
    expect(t.happened('cast')).toEqual([]);
  });
  it('702.41a: affinity: {1} less for each, never below its colored part', () => {
    const t = table({ A: { battlefield: ['2 Sol Ring', 'Mind Stone'], hand: ['Artifact Hound'] } });
    t.cast('A', 'Artifact Hound').resolve(); // {4} - 3 = {1}
    expect(t.perms('Artifact Hound').length).toBe(1);
    expect([...t.perms('Sol Ring'), t.perm('Mind Stone')].filter((p) => p.tapped).length).toBe(1);
  });
  it('702.49a: ninjutsu only while an attacker is unblocked (after blocks)', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Ninja'] } });
    t.attack('Grizzly Bears');
    expect(t.can('A')).not.toContain('activate Ninja');
    t.to('declareBlockers');
    expect(t.can('A')).toContain('activate Ninja');
  });
  it('702.49c: the ninja attacks what the returned creature attacked (D5 87)', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Ninja'] }, B: { battlefield: ["Elspeth, Sun's Champion"] } });
    t.attack(['Grizzly Bears', "Elspeth, Sun's Champion"]).to('declareBlockers');
    t.activate('A', 'Ninja').resolve();
    expect(t.names('hand', 'A')).toEqual(['Grizzly Bears']);
    t.to('endCombat');
    expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(1);
    expect(t.life('B')).toBe(20);
  });
  it("702.49a: a blocked attacker can't be returned", () => {
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Ninja'] }, B: { battlefield: ['Memnite'] } });
    t.attack('Grizzly Bears').block(['Memnite', 'Grizzly Bears']);
    expect(t.can('A')).not.toContain('activate Ninja');
  });
  it("702.49a: the ninja gone from the hand before the ability resolves doesn't come", () => {
    define({ name: 'Mind Rake', type: 'Instant', cost: '{B}', text: 'Target player discards a card.' });
    const t = table({ A: { battlefield: ['Memnite', 'Island'], hand: ['Ninja'] }, B: { battlefield: ['Swamp'], hand: ['Mind Rake'] } });
    t.attack('Memnite').to('declareBlockers');
    t.activate('A', 'Ninja');
    t.choose('choose', 'Ninja');
    t.cast('B', 'Mind Rake', { targets: ['@A'] }).resolveAll();
    expect(t.perms('Ninja').length).toBe(0);
    expect(t.names('graveyard', 'A')).toEqual(['Ninja']);
  });
  it('702.51a: convoke: creatures pay for generic mana or mana of their color, sick ones too', () => {
    const t = table({ A: { battlefield: ['Goblin Piker', '2 Memnite'], hand: ['Crowd Fire'] } });
    t.cast('A', 'Crowd Fire', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(17);
    expect(t.perms('Memnite').every((p) => p.tapped)).toBe(true);
  });
  it('702.51a: colored mana only by a creature of that color', () => {
    const t = table({ A: { battlefield: ['3 Memnite'], hand: ['Crowd Fire'] } });
    expect(t.can('A')).not.toContain('cast Crowd Fire');
  });
  it('702.66a: delve: exiled cards pay for generic mana only', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Grave Rot'], graveyard: ['3 Forest'] } });
    t.cast('A', 'Grave Rot').resolve();
    expect(t.life('A')).toBe(25);
    expect(t.names('exile')).toEqual(['Forest', 'Forest', 'Forest']);
    const u = table({ A: { hand: ['Grave Rot'], graveyard: ['4 Forest'] } });
    expect(u.can('A')).not.toContain('cast Grave Rot');
  });
});

describe('702.62 suspend', () => {
  it('702.62a: exile with time counters, as a special action without the stack', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Slow Bear'] } });
    t.act('A', 'suspend', 'Slow Bear');
    expect(t.names('exile')).toEqual(['Slow Bear']);
    expect(t.state.stack).toEqual([]);
    const o = t.state.objects.rows.find((x) => x.id === t.state.exile[0]);
    expect(o?.counters).toMatchObject([{ kind: 'time', n: 3 }]);
  });
  it('702.62a: only when one could begin to cast it', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Slow Bear'] } }, 'upkeep');
    expect(t.can('A')).not.toContain('suspend Slow Bear');
  });
  it('702.62a: one counter each upkeep; with the last one it may be played for nothing, with haste for a creature', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Time Bear'] } });
    t.act('A', 'suspend', 'Time Bear').when('may', { yes: true });
    t.to('precombatMain', 3);
    expect(t.perms('Time Bear').length).toBe(1);
    t.attack('Time Bear').to('endCombat');
    expect(t.life('B')).toBe(16);
  });
  it('702.62a: three counters: not before the third upkeep', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Slow Bear'] } });
    t.act('A', 'suspend', 'Slow Bear').when('may', { yes: true });
    t.to('precombatMain', 5);
    expect(t.perms('Slow Bear').length).toBe(0);
    t.to('precombatMain', 7);
    expect(t.perms('Slow Bear').length).toBe(1);
  });
  it('702.62a: a sorcery is cast in the upkeep', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Slow Thought'] } });
    t.act('A', 'suspend', 'Slow Thought').when('may', { yes: true });
    t.to('upkeep', 3).resolveAll();
    expect(t.state.turn.step).toBe('upkeep');
    expect(t.names('graveyard', 'A')).toEqual(['Slow Thought']);
    expect(t.names('hand', 'A').length).toBe(2);
  });
  it('702.62a: not played, it stays exiled', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Slow Thought'] } });
    t.act('A', 'suspend', 'Slow Thought').when('may', { yes: false });
    t.to('precombatMain', 3);
    expect(t.names('exile')).toEqual(['Slow Thought']);
    t.to('precombatMain', 5);
    expect(t.names('exile')).toEqual(['Slow Thought']);
    expect(defaultAnswer(t.decision)).toBeDefined();
  });
});
