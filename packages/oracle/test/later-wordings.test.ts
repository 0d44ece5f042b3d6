/** Templates of cards of 2020 to 2025: each compiles, and comes back from its data. The texts are of the kind, not of any card. */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../src/compile.js';
import { roundTripFailure } from '../src/roundtrip.js';

/** Type line, power and toughness where it has them, and text. */
const TEXTS: readonly (readonly [string, string])[] = [
  // the object names itself by its type; "enters"
  ['Creature', 'When this creature enters, draw a card.'],
  ['Artifact', 'This artifact enters tapped.\n{T}: Add one mana of any color.'],
  ['Enchantment', 'When this enchantment enters, each opponent loses 2 life and you gain 2 life.'],
  ['Land', 'This land enters tapped unless you control two or more other lands.\n{T}: Add {G} or {U}.'],
  ['Land', 'This land enters tapped.\nWhen this land enters, you gain 1 life.\n{T}: Add {B} or {R}.'],
  ['Creature', 'Whenever another creature you control enters, this creature gets +1/+1 until end of turn.'],
  ['Creature', 'Whenever one or more other creatures you control die, scry 1.'],
  ['Creature', 'Whenever this creature or another artifact you control enters, target opponent loses 1 life.'],
  // tokens that need no words
  ['Sorcery', 'Create a Treasure token.'],
  ['Sorcery', 'Create two Food tokens.'],
  ['Creature', 'When this creature enters, create a Clue token.'],
  ['Creature', 'When this creature enters, create a Map token.'],
  ['Creature', 'When this creature dies, create a Blood token.'],
  ['Creature', 'Whenever you attack, create a tapped Powerstone token.'],
  ['Creature', "When this creature enters, create a 1/1 white Human creature token that's tapped and attacking."],
  // players who are controlled, doors, changed text
  ['Artifact', "{4}, {T}, Sacrifice this artifact: You control target player during that player's next turn."],
  ['Sorcery', 'You control target opponent during their next combat phase.'],
  [
    'Creature',
    "When you cast this spell, you gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.",
  ],
  ['Enchantment', 'When you unlock this door, draw a card.'],
  ['Creature', 'Whenever you unlock a door, you gain 1 life.'],
  ['Creature', 'Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card.'],
  ['Creature', '{T}: Lock or unlock a door of target Room you control. Activate only as a sorcery.'],
  ['Creature', 'When this creature enters, unlock a locked door of up to one target Room you control.'],
  ['Creature', 'This creature gets +3/+0 as long as there are two or more unlocked doors among Rooms you control.'],
  ['Instant', 'Change the text of target spell or permanent by replacing all instances of one color word with another.'],
  [
    'Instant',
    'Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.',
  ],
  [
    'Instant',
    "Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.",
  ],
  // Ward, and costs after a dash
  ['Creature', 'Ward {2}'],
  ['Creature', 'Ward—Pay 3 life.'],
  ['Creature', 'Ward—Discard a card.'],
  ['Creature', 'Ward—Sacrifice a creature.'],
  // targets of what is on the stack
  ['Instant', 'Change the target of target spell with a single target.'],
  ['Instant', 'Change the target of target spell or ability with a single target.'],
  ['Instant', 'Change the target of target spell that targets only a single creature.'],
  ['Instant', 'Change the target of target spell that targets only you.'],
  ['Instant', 'You may choose new targets for target spell.'],
  ['Instant', 'You may choose new targets for target spell or ability.'],
  ['Instant', 'You may change the targets of target instant or sorcery spell.'],
  ['Instant', 'You may change any targets of target Arcane spell.'],
  ['Creature', '{2}: Change a target of target spell or ability to this creature.'],
  // how often
  ['Creature', 'Whenever this creature becomes tapped, draw a card. This ability triggers only once each turn.'],
  ['Creature', 'Whenever this creature becomes the target of a spell for the first time each turn, draw a card.'],
  ['Creature', '{1}: This creature gets +1/+0 until end of turn. Activate only once each turn.'],
  ['Creature', '{T}: Draw a card. Activate only as a sorcery.'],
  // playing cards from exile
  ['Sorcery', 'Exile the top card of your library. Until end of turn, you may play that card.'],
  ['Sorcery', 'Exile the top two cards of your library. Until the end of your next turn, you may play those cards.'],
  ['Creature', 'When this creature enters, exile the top card of your library. You may play it this turn.'],
  // "mill", "its controller", "can't block"
  ['Sorcery', 'Mill four cards, then return a creature card from your graveyard to your hand.'],
  ['Creature', 'Whenever this creature attacks, defending player mills two cards.'],
  ['Instant', 'Destroy target creature or planeswalker. Its controller creates a Treasure token.'],
  ['Instant', 'Up to one target creature gets -2/-2 until end of turn. You gain 2 life.'],
  ['Instant', 'Put a +1/+1 counter on up to one other target creature you control.'],
  [
    'Creature',
    "When this creature enters, tap up to one target creature an opponent controls. It doesn't untap during its controller's next untap step.",
  ],
  ['Instant', 'Counter target spell unless its controller pays {2}.'],
  ['Instant', "Target creature you control fights target creature you don't control."],
  ['Sorcery', "Target creature you control deals damage equal to its power to target creature or planeswalker you don't control."],
  // keyword counters, "choose one", modes
  ['Sorcery', 'Put a flying counter on target creature.'],
  ['Instant', 'Choose one —\n• Destroy target artifact.\n• Exile target card from a graveyard.'],
  ['Creature', 'When this creature enters, choose one —\n• Draw a card.\n• You gain 3 life.'],
  // party, commanders, casting
  ['Sorcery', 'Draw a card for each creature in your party.'],
  ['Instant', 'If you control a commander, you may cast this spell without paying its mana cost.\nDraw a card.'],
  ['Creature', 'Whenever you cast your second spell each turn, draw a card.'],
  ['Creature', 'Whenever you cast a spell with mana value 4 or greater, draw a card.'],
  ['Creature', 'This spell costs {1} less to cast for each artifact you control.'],
  // conditions
  ['Creature', 'When this creature enters, if it was kicked, draw two cards.\nKicker {2}'],
  ['Creature', 'At the beginning of your end step, if you gained life this turn, draw a card.'],
  ['Creature', 'At the beginning of combat on your turn, target creature you control gets +2/+0 until end of turn.'],
  ['Creature', "As long as it's your turn, this creature has first strike."],
  ['Creature', 'This creature gets +1/+1 as long as you control an artifact.'],
  ['Creature', 'Whenever this creature deals combat damage to a player, that player discards a card.'],
  ['Creature', 'Whenever a source you control deals noncombat damage to an opponent, you gain 1 life.'],
  ['Creature', 'This creature must be blocked if able.'],
  // Auras, Equipment, Vehicles
  ['Enchantment — Aura', 'Flash\nEnchant creature or planeswalker\nEnchanted permanent loses all abilities.'],
  [
    'Artifact — Equipment',
    'When this Equipment enters, attach it to target creature you control.\nEquipped creature gets +1/+1 and has vigilance.\nEquip {2}',
  ],
  ['Artifact — Vehicle', 'Flying\nWhenever this Vehicle attacks, draw a card.\nCrew 2'],
  // ability words and sentences of later sets
  ['Creature', 'Whenever you attack with two or more creatures, draw a card.'],
  ['Creature', 'When this creature enters, investigate twice.'],
  [
    'Creature',
    'Valiant — Whenever this creature becomes the target of a spell or ability you control for the first time each turn, draw a card.',
  ],
  [
    'Creature',
    'Celebration — At the beginning of your end step, if two or more nonland permanents entered the battlefield under your control this turn, draw a card.',
  ],
  ['Creature', 'Corrupted — As long as an opponent has three or more poison counters, this creature gets +1/+1.'],
  [
    'Creature',
    'Coven — At the beginning of combat on your turn, if you control three or more creatures with different powers, draw a card.',
  ],
  ['Creature', 'When you cast this spell, draw a card.'],
  ['Creature', 'You may look at the top card of your library any time.\nYou may cast creature spells from the top of your library.'],
  ['Creature', 'If you would create one or more tokens, instead create twice that many of those tokens.'],
  ['Creature', "Whenever you cast your first spell during each opponent's turn, draw a card."],
  ['Creature', "Whenever a creature enters under an opponent's control, you gain 1 life."],
  ['Creature', 'Threshold — As long as there are seven or more cards in your graveyard, this creature gets +2/+2.'],
  ['Creature', 'At the beginning of your second main phase, if this creature is tapped, draw a card.'],
  ['Creature', "Whenever an opponent casts a spell, if it's not their turn, draw a card."],
  ['Sorcery', "Target creature's owner puts it on their choice of the top or bottom of their library."],
  ['Sorcery', 'Exile target card from a graveyard. If a creature card was exiled this way, you gain 2 life.'],
  ['Sorcery', 'Destroy target artifact or enchantment. If its mana value was 2 or less, draw a card.'],
  ['Sorcery', 'Until your next turn, creatures you control gain vigilance.'],
  ['Sorcery', 'Draw two cards. Then discard two cards unless you discard an artifact card.'],
  ['Sorcery', 'Choose a creature type. Creatures you control of the chosen type get +1/+1 until end of turn.'],
];

/** Read, though the renderer says them in other words that are not read again. */
const READ_ONLY: readonly (readonly [string, string])[] = [
  ['Creature', 'When this creature dies, you may exile it. When you do, return target creature card from your graveyard to your hand.'],
  [
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated unless they're mana abilities.",
  ],
];

function rowOf(typeLine: string, text: string, name: string) {
  const [types, subtypes] = typeLine.split(' — ');
  const creature = types.includes('Creature') || typeLine.includes('Vehicle');
  return {
    name,
    layout: 'normal',
    manaCost: '{2}{G}',
    typeLine,
    types: types.split(' '),
    subtypes: subtypes ? subtypes.split(' ') : [],
    text,
    ...(creature ? { power: '2', toughness: '2' } : {}),
  };
}

describe('later wordings', () => {
  it.each(TEXTS)('%s: %s', (typeLine, text) => {
    const result = compileCard(rowOf(typeLine, text, 'Specimen'));
    expect(result.ok ? [] : result.refusals.map((r) => r.reason)).toEqual([]);
    if (result.ok) expect(roundTripFailure(result.card)).toBeUndefined();
  });

  it.each(READ_ONLY)('%s: %s', (typeLine, text) => {
    const result = compileCard(rowOf(typeLine, text, 'Specimen'));
    expect(result.ok ? [] : result.refusals.map((r) => r.reason)).toEqual([]);
  });
});
