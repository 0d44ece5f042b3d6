/** Where abilities of an object work when it isn't on the battlefield, and what an object remembers of how it entered (CR 113.6, 607.2b). */
import { describe, expect, it } from 'vitest';
import { define, Table, table } from '../kit.js';

define(
  {
    name: 'Immortal',
    type: 'Creature — Golem',
    cost: '{0}',
    pt: '3/3',
    text: "If Immortal would be put into a graveyard from anywhere, reveal Immortal and shuffle it into its owner's library instead.",
  },
  {
    name: 'Endless',
    type: 'Instant',
    cost: '{0}',
    text: "You gain 1 life.\nIf Endless would be put into a graveyard from anywhere, reveal Endless and shuffle it into its owner's library instead.",
  },
  {
    name: 'Returner',
    type: 'Creature — Elemental',
    cost: '{0}',
    pt: '1/1',
    text: "When Returner is put into a graveyard from anywhere, shuffle it into its owner's library.",
  },
  { name: 'Doubt', type: 'Sorcery', cost: '{0}', text: 'Target player discards a card.' },
  { name: 'Grind', type: 'Sorcery', cost: '{0}', text: 'Target player mills a card.' },
  { name: 'No', type: 'Instant', cost: '{0}', text: 'Counter target spell.' },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Small', type: 'Creature — Rat', cost: '{1}', pt: '1/2' },
  { name: 'Large', type: 'Creature — Ogre', cost: '{1}', pt: '4/3' },
  {
    name: 'Stitched',
    type: 'Creature — Zombie',
    cost: '{0}',
    pt: '*/*',
    text: "As Stitched enters, exile a creature card from your graveyard.\nStitched's power and toughness are each equal to the exiled card's power.",
  },
  {
    name: 'Vulture',
    type: 'Creature — Bird',
    cost: '{0}',
    pt: '1/1',
    text: 'Whenever a player loses the game, put five +1/+1 counters on Vulture.',
  },
  { name: 'Doom', type: 'Sorcery', cost: '{0}', text: 'Target player loses the game.' },
  {
    name: 'Journey',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: 'Enchant creature\nWhen enchanted creature dies, return it to the battlefield under your control.',
  },
  { name: 'Elder', type: 'Creature — Treefolk', cost: '{1}', pt: '4/4', text: 'Wolf creatures and other Treefolk creatures get +1/+1.' },
  { name: 'Wolf', type: 'Creature — Wolf', cost: '{1}', pt: '2/2' },
  { name: 'Were', type: 'Creature — Werewolf', cost: '{1}', pt: '2/2' },
  { name: 'Leader', type: 'Creature — Wolf', cost: '{1}', pt: '4/4', text: 'Other Wolves and Werewolves you control get +1/+1.' },
  {
    name: 'Raise',
    type: 'Sorcery',
    cost: '{0}',
    text: "Create a token that's a copy of target creature card in your graveyard. It gains haste. Sacrifice it at the beginning of the next end step.",
  },
);

describe('CR 113.6, 614.1a: what a card says of being put into a graveyard from anywhere works wherever it is', () => {
  it('from a hand, a library, the stack and the battlefield', () => {
    const fromHand = table({ A: { hand: ['Doubt'] }, B: { hand: ['Immortal'] } });
    fromHand.cast('A', 'Doubt', { targets: ['@B'] }).resolveAll();
    expect([fromHand.names('hand', 'B'), fromHand.names('graveyard', 'B')]).toEqual([[], []]);
    expect(fromHand.names('library', 'B')).toContain('Immortal');
    const fromLibrary = table({ A: { hand: ['Grind'] }, B: { library: ['Immortal'] } });
    fromLibrary.cast('A', 'Grind', { targets: ['@B'] }).resolveAll();
    expect(fromLibrary.names('graveyard', 'B')).toEqual([]);
    expect(fromLibrary.names('library', 'B')).toContain('Immortal');
    const countered = table({ A: { hand: ['Immortal'] }, B: { hand: ['No'] } });
    countered
      .cast('A', 'Immortal')
      .cast('B', 'No', { targets: ['Immortal'] })
      .resolveAll();
    expect([countered.names('battlefield'), countered.names('graveyard')]).toEqual([[], []]);
    expect(countered.names('library')).toContain('Immortal');
    const dying = table({ A: { hand: ['Slay'], battlefield: ['Immortal'] } });
    dying.cast('A', 'Slay', { targets: ['Immortal'] }).resolveAll();
    expect(dying.names('graveyard')).toEqual(['Slay']);
    expect(dying.names('library')).toContain('Immortal');
  });

  it('a spell that resolves', () => {
    const t = table({ A: { hand: ['Endless'] } })
      .cast('A', 'Endless')
      .resolveAll();
    expect([t.life('A'), t.names('graveyard')]).toEqual([21, []]);
    expect(t.names('library')).toContain('Endless');
  });
});

describe('CR 113.6k: a trigger on being put into a graveyard from anywhere works in the graveyard', () => {
  it('from a hand, a library and the battlefield, once', () => {
    const fromHand = table({ A: { hand: ['Doubt'] }, B: { hand: ['Returner'] } });
    fromHand.cast('A', 'Doubt', { targets: ['@B'] }).resolve();
    expect([fromHand.names('graveyard', 'B'), fromHand.names('stack')]).toEqual([['Returner'], ['Returner']]);
    fromHand.resolveAll();
    expect(fromHand.names('library', 'B')).toContain('Returner');
    const dying = table({ A: { hand: ['Slay'], battlefield: ['Returner'] } });
    dying.cast('A', 'Slay', { targets: ['Returner'] }).resolve();
    expect(dying.names('stack')).toEqual(['Returner']);
    dying.resolveAll();
    expect(dying.names('graveyard')).toEqual(['Slay']);
    expect(dying.names('library')).toContain('Returner');
  });
});

describe('CR 607.2b: cards exiled as it entered', () => {
  it('are those its other ability speaks of, and nothing else in exile is', () => {
    const t = table({ A: { hand: ['Stitched'], graveyard: ['Small', 'Large'], exile: ['Small'] } });
    t.choose('choose', 'Large').cast('A', 'Stitched').resolveAll();
    expect([t.pt('Stitched'), t.names('graveyard')]).toEqual(['4/4', ['Small']]);
  });
});

describe('CR 104.3, 603.2: a player loses the game', () => {
  it('abilities trigger on it when others play on', () => {
    const deck = [{ card: 'Blank', count: 20 }];
    const place = [
      { seat: 0, zone: 'battlefield' as const, card: 'Vulture' },
      { seat: 0, zone: 'hand' as const, card: 'Doom' },
    ];
    const t = new Table({}, 'test', { players: ['A', 'B', 'C'].map((name) => ({ name, deck })), place }).to('precombatMain', 1);
    t.cast('A', 'Doom', { targets: ['@B'] }).resolveAll();
    expect([t.happened('loseGame').length, t.pt('Vulture'), t.winner()]).toEqual([1, '6/6', null]);
  });
});

describe('CR 707.1, 608.2c: "it" after a token that is a copy of a target', () => {
  it('is the token', () => {
    const t = table({ A: { hand: ['Raise'], graveyard: ['Large'] } });
    t.cast('A', 'Raise', { targets: ['Large'] }).resolveAll();
    expect(t.perm('Large').keywords).toContain('haste');
    t.to('cleanup');
    expect([t.names('battlefield'), t.names('graveyard').includes('Large')]).toEqual([[], true]);
  });
});

describe('CR 400.7: "return it" after an enchanted creature has died', () => {
  it('is the card it has become', () => {
    const t = table({ A: { hand: ['Journey', 'Slay'], battlefield: ['Large'] } });
    t.cast('A', 'Journey', { targets: ['Large'] }).resolveAll();
    t.cast('A', 'Slay', { targets: ['Large'] }).resolveAll();
    expect([t.names('battlefield'), t.names('graveyard').sort()]).toEqual([['Large'], ['Journey', 'Slay']]);
  });
});

describe('CR 109.2: "other Wolves and Werewolves you control"', () => {
  it('is one list: other ones of either kind, yours alone', () => {
    const t = table({ A: { battlefield: ['Leader', 'Wolf', 'Were'] }, B: { battlefield: ['Wolf'] } });
    expect([t.pt('Leader'), t.pt('Wolf'), t.pt('Were'), t.pt('Wolf', 1)]).toEqual(['4/4', '3/3', '3/3', '2/2']);
  });

  it('is two groups where "other" stands in one of them', () => {
    const t = table({ A: { battlefield: ['Elder', 'Wolf'] }, B: { battlefield: ['Wolf'] } });
    expect([t.pt('Elder'), t.pt('Wolf'), t.pt('Wolf', 1)]).toEqual(['4/4', '3/3', '3/3']);
  });
});

describe('113.6 abilities that move this card out of a graveyard', () => {
  define({
    name: 'Sand',
    type: 'Creature — Elemental',
    cost: '{9}',
    pt: '1/1',
    text: '{0}: Return this card and target land card from your graveyard to the battlefield tapped.',
  });
  it('113.6m: it can be activated there, also where it moves another card with it', () => {
    const t = table({ A: { graveyard: ['Sand', 'Forest'] } });
    expect(t.can('A')).toContain('activate Sand');
    t.activate('A', 'Sand', { targets: ['Forest'] }).resolve();
    expect(t.names('battlefield').sort()).toEqual(['Forest', 'Sand']);
  });
});
