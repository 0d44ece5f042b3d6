/** Keyword abilities of permanents cast in a certain way, or for more (CR 702). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Escapee',
    type: 'Creature — Cat',
    cost: '{1}{B}',
    pt: '2/2',
    text: 'Escape—{3}{B}, Exile two other cards from your graveyard.\nEscapee escapes with a +1/+1 counter on it.',
  },
  { name: 'Returning', type: 'Creature — Orc', cost: '{3}{B}', pt: '3/3', text: 'Encore {B}' },
  { name: 'Raider', type: 'Creature — Devil', cost: '{3}{R}', pt: '3/1', text: 'Blitz {R}' },
  { name: 'Death Ray', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Platoon', type: 'Creature — Soldier', cost: '{W}', pt: '1/1', text: 'Squad {1}' },
  { name: 'Parent', type: 'Creature — Frog', cost: '{G}', pt: '3/3', text: 'Offspring {1}' },
  { name: 'Deal', type: 'Sorcery', cost: '{B}', text: 'Bargain\nDraw a card. If this spell was bargained, you gain 4 life.' },
  { name: 'Slow God', type: 'Enchantment Creature — Avatar', cost: '{3}{G}', pt: '5/5', text: 'Impending 2—{G}\nTrample' },
  { name: 'Thief', type: 'Creature — Goblin Rogue', cost: '{R}', pt: '1/1' },
  { name: 'Knack', type: 'Kindred Sorcery — Rogue', cost: '{3}{R}', text: 'Prowl {R}\nDraw a card.' },
  { name: 'Gold Thing', type: 'Artifact', cost: '{1}' },
  { name: 'Grave Dirt', type: 'Instant', cost: '{9}', text: 'Draw a card.' },
);

describe('702.138 escape', () => {
  it('702.138a, 702.138c: cast from the graveyard for its escape cost; it enters with its counters', () => {
    const t = table({ A: { battlefield: ['4 Swamp'], graveyard: ['Escapee', '2 Grave Dirt'] } });
    t.cast('A', 'Escapee', { way: 'escape' }).resolve();
    expect(t.pt('Escapee')).toBe('3/3');
    expect(t.names('exile')).toEqual(['Grave Dirt', 'Grave Dirt']);
  });
  it('702.138a: other cards: it does not exile itself', () => {
    const t = table({ A: { battlefield: ['4 Swamp'], graveyard: ['Escapee', 'Grave Dirt'] } });
    expect(t.can('A')).not.toContain('cast Escapee');
  });
  it('702.138b: cast from the hand it has not escaped', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Escapee'] } });
    t.cast('A', 'Escapee').resolve();
    expect(t.pt('Escapee')).toBe('2/2');
  });
});

describe('702.141 encore, 702.152 blitz', () => {
  it('702.141a: a hasty token for each opponent that must attack him, sacrificed at the next end step', () => {
    const t = table({ A: { battlefield: ['Swamp'], graveyard: ['Returning'] } });
    t.activate('A', 'Returning').resolve();
    expect(t.perm('Returning').keywords).toContain('haste');
    t.toDecision('attackers');
    expect(t.refusal({ pairs: [] })).toBe('508.1d');
    t.answer(t.attackAnswer('Returning')).to('end').resolveAll();
    expect(t.life('B')).toBe(17);
    expect(t.perms('Returning')).toEqual([]);
  });
  it('702.152a: haste, a card when it dies, sacrificed at the next end step', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Raider'] } });
    t.cast('A', 'Raider', { way: 'blitz' }).resolve();
    expect(t.perm('Raider').keywords).toContain('haste');
    t.to('end').resolveAll();
    expect(t.names('graveyard')).toEqual(['Raider']);
    expect(t.names('hand')).toHaveLength(1);
  });
});

describe('702.157 squad, 702.175 offspring, 702.166 bargain, 702.176 impending, 702.76 prowl', () => {
  it('702.157a: a token copy for each time the cost was paid', () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Platoon'] } });
    t.cast('A', 'Platoon', { yes: [true, true] }).resolveAll();
    expect(t.perms('Platoon')).toHaveLength(3);
  });
  it('702.175a: a 1/1 token copy', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Parent'] } });
    t.cast('A', 'Parent', { yes: [true] }).resolveAll();
    expect(
      t
        .perms('Parent')
        .map((p) => `${p.power}/${p.toughness}`)
        .sort(),
    ).toEqual(['1/1', '3/3']);
  });
  it('702.166a: bargained by sacrificing an artifact, enchantment or token', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Gold Thing'], hand: ['Deal'] } });
    t.cast('A', 'Deal', { yes: [true] }).resolve();
    expect(t.life('A')).toBe(24);
    expect(t.names('graveyard').sort()).toEqual(['Deal', 'Gold Thing']);
  });
  it("702.176a: not a creature while it has time counters, one of which goes at each of its controller's end steps", () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Slow God'] } });
    t.cast('A', 'Slow God', { way: 'impending' }).resolve();
    expect(t.counters('Slow God', 'time')).toBe(2);
    expect(t.perm('Slow God').types).toEqual(['Enchantment']);
    t.to('end').resolveAll();
    t.to('end', 3).resolveAll();
    expect(t.perm('Slow God').types).toContain('Creature');
  });
  it('702.76a: only after combat damage by a source with one of its creature types', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Thief'], hand: ['Knack'] } }, 'precombatMain');
    expect(t.can('A')).not.toContain('cast Knack');
    t.to('precombatMain', 3).attack('Thief').to('postcombatMain');
    t.cast('A', 'Knack', { way: 'prowl' }).resolve();
    expect(t.names('graveyard')).toEqual(['Knack']);
  });
});

define(
  { name: 'All Knowing', type: 'Enchantment', cost: '{9}', text: 'You may cast spells from your hand without paying their mana costs.' },
  { name: 'Five Suns', type: 'Artifact', cost: '{3}', text: 'You may pay {W}{U} rather than pay the mana cost for spells you cast.' },
  { name: 'Huge', type: 'Creature — Giant', cost: '{8}{R}', pt: '9/9' },
  { name: 'X Burn', type: 'Sorcery', cost: '{X}{R}', text: 'X Burn deals X damage to target player.' },
  { name: 'Foreman', type: 'Creature — Human', cost: '{1}{W}', pt: '2/2', text: 'Artifact spells you cast have convoke.' },
  { name: 'Tin Man', type: 'Artifact Creature — Golem', cost: '{3}', pt: '3/3' },
  { name: 'Goblin Helper', type: 'Creature — Goblin', cost: '{R}', pt: '1/1' },
  {
    name: 'Red Mother',
    type: 'Creature — Goblin',
    cost: '{4}{R}',
    pt: '3/3',
    text: 'Each red or green instant or sorcery spell you cast has conspire.',
  },
  { name: 'Small Burn', type: 'Sorcery', cost: '{R}', text: 'Small Burn deals 2 damage to target player.' },
  { name: 'Six Lord', type: 'Creature — Elf', cost: '{4}{G}', pt: '3/3', text: 'Creature spells you cast have cascade.' },
);

describe('118.9 alternative costs that other objects allow', () => {
  it('118.9: from the hand without paying the mana cost; X is then 0 (107.3b)', () => {
    const t = table({ A: { battlefield: ['All Knowing'], hand: ['Huge', 'X Burn'] } });
    t.cast('A', 'Huge', { way: 'free' }).resolve();
    expect(t.pt('Huge')).toBe('9/9');
    t.cast('A', 'X Burn', { way: 'free', targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(20);
  });
  it('118.9: another cost for the spells of that player', () => {
    const t = table({
      A: { battlefield: ['Five Suns', 'Plains', 'Island'], hand: ['Huge'] },
      B: { battlefield: ['Plains', 'Island'], hand: ['Huge'] },
    });
    t.cast('A', 'Huge', { way: 'alternative' }).resolve();
    expect(t.pt('Huge')).toBe('9/9');
  });
});

describe('611.3 spells that have more abilities', () => {
  it('702.51a: convoke given to spells can be used to cast them', () => {
    const t = table({ A: { battlefield: ['Foreman', '2 Goblin Helper'], hand: ['Tin Man'] } });
    t.cast('A', 'Tin Man').resolve();
    expect(t.pt('Tin Man')).toBe('3/3');
    expect(t.perm('Foreman').tapped).toBe(true);
  });
  it('702.78a: conspire given to a spell', () => {
    const t = table({ A: { battlefield: ['Red Mother', 'Goblin Helper', 'Mountain'], hand: ['Small Burn'] } });
    t.cast('A', 'Small Burn', { targets: ['@B'], yes: [true] }).resolveAll();
    expect(t.life('B')).toBe(16);
  });
  it('702.85a: cascade given to a spell triggers as it is cast', () => {
    const t = table({ A: { battlefield: ['Six Lord', '3 Mountain'], hand: ['Tin Man'], library: ['Mountain', 'Goblin Helper'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Tin Man').resolveAll();
    expect(t.perms('Goblin Helper')).toHaveLength(1);
  });
});

define({
  name: 'White Herald',
  type: 'Creature — Spirit',
  cost: '{2}{W}',
  pt: '2/1',
  text: 'When White Herald enters, sacrifice it unless {U} was spent to cast it.',
});

describe('601.2h mana of a certain type that was spent', () => {
  it('601.2h: a permanent knows what mana was spent to cast it', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Island'], hand: ['White Herald'] } });
    t.cast('A', 'White Herald').resolveAll();
    expect(t.perms('White Herald')).toHaveLength(1);
    const u = table({ A: { battlefield: ['3 Plains'], hand: ['White Herald'] } });
    u.cast('A', 'White Herald').resolveAll();
    expect(u.names('graveyard')).toEqual(['White Herald']);
  });
});

define(
  { name: 'Warper', type: 'Creature — Robot', cost: '{4}{R}', pt: '3/3', text: 'Warp {R}' },
  { name: 'Sneaker', type: 'Creature — Ninja', cost: '{3}{U}', pt: '2/2', text: 'Sneak {U}' },
  { name: 'Sneaky Draw', type: 'Sorcery', cost: '{5}{U}', text: 'Sneak {U}\nDraw two cards.' },
  { name: 'Scout', type: 'Creature — Human', cost: '{W}', pt: '1/1' },
  { name: 'Mad Bolt', type: 'Instant', cost: '{3}{R}', text: 'Mad Bolt deals 3 damage to any target.\nMayhem {R}' },
  { name: 'Looter', type: 'Artifact', cost: '{1}', text: '{T}: Discard a card.' },
  { name: 'Robot Taker', type: 'Artifact', cost: '{1}', text: '{0}: Gain control of target creature.' },
  { name: 'Slinger', type: 'Creature — Spider', cost: '{4}{G}', pt: '3/3', text: 'Web-slinging {G}' },
  { name: 'Grower', type: 'Creature — Wizard', cost: '{G}', pt: '1/3', text: 'Increment' },
  { name: 'Two Gain', type: 'Sorcery', cost: '{1}{G}', text: 'You gain 1 life.' },
  { name: 'One Gain', type: 'Sorcery', cost: '{G}', text: 'You gain 1 life.' },
  { name: 'Job Hammer', type: 'Artifact — Equipment', cost: '{1}', text: 'Job select\nEquipped creature gets +2/+0.\nEquip {3}' },
);

// newer than the edition whose numbers are cited: the reminder text of their cards
describe('702.1 warp, sneak, mayhem, web-slinging, increment, job select', () => {
  it('702.1 warp: cast for its warp cost, exiled at the next end step, cast from exile on a later turn', () => {
    const t = table({ A: { battlefield: ['5 Mountain'], hand: ['Warper'] } });
    t.cast('A', 'Warper', { way: 'warp' }).resolve();
    expect(t.pt('Warper')).toBe('3/3');
    t.to('end').resolveAll();
    expect(t.names('exile')).toEqual(['Warper']);
    expect(t.can('A')).not.toContain('cast Warper');
    t.to('precombatMain', 3);
    t.cast('A', 'Warper').resolve();
    expect(t.names('exile')).toEqual([]);
    t.to('end', 3).resolveAll();
    expect(t.pt('Warper')).toBe('3/3');
  });
  it('702.1 warp: what another player has taken is cast by its owner', () => {
    const t = table({ A: { battlefield: ['5 Mountain'], hand: ['Warper'] }, B: { battlefield: ['5 Mountain', 'Robot Taker'] } });
    t.cast('A', 'Warper', { way: 'warp' }).resolve();
    t.activate('B', 'Robot Taker', { targets: ['Warper'] }).resolve();
    expect(t.names('battlefield', 'B')).toContain('Warper');
    t.to('end').resolveAll();
    expect(t.names('exile')).toEqual(['Warper']);
    t.to('precombatMain', 2);
    expect(t.can('B')).not.toContain('cast Warper');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('cast Warper');
  });
  it('702.1 warp: for its mana cost it stays', () => {
    const t = table({ A: { battlefield: ['5 Mountain'], hand: ['Warper'] } });
    t.cast('A', 'Warper').resolve().to('end').resolveAll();
    expect(t.pt('Warper')).toBe('3/3');
  });
  it('702.1 sneak: in the declare blockers step, returning an unblocked attacker; it enters tapped and attacking', () => {
    const t = table({ A: { battlefield: ['Island', 'Scout'], hand: ['Sneaker'] } });
    expect(t.can('A')).not.toContain('cast Sneaker');
    t.attack('Scout').to('declareBlockers');
    t.cast('A', 'Sneaker', { way: 'sneak' }).resolve();
    expect(t.names('hand')).toContain('Scout');
    expect(t.perm('Sneaker').tapped).toBe(true);
    t.to('postcombatMain');
    expect(t.life('B')).toBe(18);
  });
  it('702.1 sneak: a sorcery has the time of an instant so', () => {
    const t = table({ A: { battlefield: ['Island', 'Scout'], hand: ['Sneaky Draw'] } });
    t.attack('Scout').to('declareBlockers');
    t.cast('A', 'Sneaky Draw', { way: 'sneak' }).resolve();
    expect(t.names('hand')).toHaveLength(3);
  });
  it('702.1 mayhem: from the graveyard in the turn in which it was discarded', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Looter'], hand: ['Mad Bolt'] } });
    t.activate('A', 'Looter').resolveAll();
    expect(t.can('A')).toContain('cast Mad Bolt');
    t.choose('targets', '@B').cast('A', 'Mad Bolt', { way: 'mayhem' }).resolve();
    expect(t.life('B')).toBe(17);
    expect(t.names('graveyard')).toEqual(['Mad Bolt']);
  });
  it('702.1 mayhem: not if it was put there otherwise', () => {
    const t = table({ A: { battlefield: ['Mountain'], graveyard: ['Mad Bolt'] } });
    expect(t.can('A')).not.toContain('cast Mad Bolt');
  });
  it('702.1 web-slinging: a tapped creature is returned as well', () => {
    const t = table({ A: { battlefield: ['Forest', 'Scout'], hand: ['Slinger'] } });
    expect(t.can('A')).not.toContain('cast Slinger');
    t.attack('Scout').to('postcombatMain');
    t.cast('A', 'Slinger', { way: 'webSlinging' }).resolve();
    expect(t.names('hand')).toEqual(['Scout']);
    expect(t.pt('Slinger')).toBe('3/3');
  });
  it('702.1 increment: more mana than its power or toughness', () => {
    const t = table({ A: { battlefield: ['3 Forest', 'Grower'], hand: ['One Gain', 'Two Gain'] } });
    t.cast('A', 'One Gain').resolveAll();
    expect(t.pt('Grower')).toBe('1/3');
    t.cast('A', 'Two Gain').resolveAll();
    expect(t.pt('Grower')).toBe('2/4');
  });
  it('702.1 job select: it brings a Hero and is attached to it', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Job Hammer'] } });
    t.cast('A', 'Job Hammer').resolveAll();
    expect(t.pt('Hero Token')).toBe('3/1');
  });
});
