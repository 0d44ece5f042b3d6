/** Wordings of classes of cards: each compiles, and comes back from its data. The texts are of the kind, not of any card. */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../src/compile.js';
import { roundTripFailure } from '../src/roundtrip.js';

const TEXTS: readonly (readonly [string, string])[] = [
  // descriptions
  ['Instant', 'Target 1/1 creature gets +1/+2 until end of turn.'],
  ['Creature', "This creature can't attack unless you control a 1/1 creature."],
  ['Creature', "Each other creature you control that's a Wolf or a Werewolf gets +1/+1."],
  ['Creature', 'Flying, protection from Demons and from Dragons'],
  ['Creature', 'Protection from Vampires, from Werewolves, and from Zombies'],
  ['Creature', 'Hexproof from artifacts, creatures, and enchantments'],
  ['Creature', 'Protection from colored spells'],
  ['Instant', "Destroy target permanent that's one or more colors."],
  ['Instant', 'Destroy target creature if it has mana value 2 or less.'],
  ['Enchantment', 'Whenever you cast an instant or sorcery spell that has the same name as a card in your graveyard, draw a card.'],
  ['Creature', 'As long as any player controls a white permanent, this creature gets +1/+0.'],
  // cards of one kind or of another, each with its own words
  [
    'Creature',
    'When this creature enters, mill four cards. You may return a non-Elf creature card or a planeswalker card from your graveyard to your hand.',
  ],
  [
    'Creature',
    'When this creature enters, mill three cards. You may put a Plains card or a creature card with mana value 3 or less from among them into your hand.',
  ],
  // what follows a card chosen from a hand
  [
    'Sorcery',
    'Target opponent reveals their hand. You may choose a nonland card from it. If you do, that player discards that card, then draws a card.',
  ],
  [
    'Sorcery',
    "Target opponent reveals their hand. You may choose a nonland card from it. If you do, that player discards that card. If you don't, draw a card.",
  ],
  // what another player chooses of what is shown
  [
    'Sorcery',
    'Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.',
  ],
  [
    'Sorcery',
    'Reveal the top five cards of your library. An opponent chooses a creature card from among them. Put that card onto the battlefield and the rest into your graveyard.',
  ],
  // sizes and numbers
  ['Instant', 'Target creature gains flying and has base toughness 1 until end of turn.'],
  [
    'Creature',
    "Whenever a creature you control enters, target opponent loses life equal to the difference between that creature's power and its toughness.",
  ],
  ['Instant', 'Target player mills three times X cards.'],
  ['Artifact', "{3}: Until end of turn, this artifact's base power becomes equal to the number of Elves you control."],
  // what may be cast, and what happens to it
  ['Creature', 'You may cast this card from your graveyard as long as you control a Zombie.'],
  ['Creature', 'You may cast this card from exile.'],
  ['Creature', 'When this creature enters, exile the top card of your library. You may play that card for as long as it remains exiled.'],
  [
    'Creature',
    'When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into a graveyard, exile it instead.',
  ],
  ['Enchantment', 'Whenever you cast a spell from your graveyard, draw a card.'],
  ['Enchantment', 'Whenever you cast a spell from anywhere other than your hand, draw a card.'],
  ['Creature', 'Whenever you cast an instant or sorcery spell from your hand, you gain 1 life.'],
  [
    'Creature',
    'When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
  ],
  // damage
  ['Creature', 'Sacrifice this creature: Prevent all damage a red source of your choice would deal this turn.'],
  ['Instant', 'Prevent all combat damage that would be dealt this turn by creatures other than Wolves and Werewolves.'],
  ['Creature', 'If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.'],
  ['Instant', 'If a source you control would deal damage to an opponent this turn, it deals double that damage to that player instead.'],
  ['Sorcery', 'Each creature deals damage to itself equal to its power.'],
  ['Sorcery', "Each creature you control deals damage equal to its power to target creature you don't control."],
  ['Sorcery', "Target creature you control and target creature you don't control fight each other."],
  ['Instant', "Players can't gain life this turn. Damage can't be prevented this turn."],
  ['Sorcery', "If X is 5 or more, this spell can't be countered and the damage can't be prevented."],
  // forms
  ['Land', 'Forests you control are 1/1 green Elf creatures that are still lands.'],
  ['Artifact', 'This artifact is a 5/5 Golem artifact creature as long as you control three or more artifacts.'],
  ['Enchantment', 'All permanents are enchantments in addition to their other types.'],
  ['Creature', '{T}: Target permanent becomes an artifact in addition to its other types.'],
  // mana
  ['Artifact', 'As this artifact enters, choose a color.\n{T}: Add one mana of the chosen color.'],
  ['Artifact', '{T}: Add one mana of any color among permanents you control.'],
  // costs of activating
  ['Creature', '{7}{U}: Adapt 4. This ability costs {1} less to activate for each instant and sorcery card in your graveyard.'],
  ['Land', '{3}{R}, Discard this card: Draw a card. This ability costs {1} less to activate for each legendary creature you control.'],
  ['Creature', 'Equip abilities you activate cost {1} less to activate.'],
  ['Enchantment', 'Activated abilities of creatures you control cost {2} less to activate.'],
  // what is lost besides, and those tokens
  [
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature has base power and toughness 0/2, has defender, and loses all other abilities.',
  ],
  [
    'Creature',
    'When this creature enters, roll a d20.\n1—9 | Create a 1/1 red Goblin creature token.\n10—20 | Create two of those tokens.',
  ],
  // than what was spoken of
  [
    'Creature',
    "Whenever another creature you control enters, return up to one target creature you control with lesser power to its owner's hand.",
  ],
  ['Creature', "When this creature enters, surveil 2. When you do, you may return target creature to its owner's hand."],
  ['Sorcery', 'You may sacrifice a Food. If you do, draw two cards. Otherwise, draw a card.'],
  ['Artifact', '{T}: Add two mana of different colors.'],
  ['Instant', 'Choose a creature type other than Wall. Target creature becomes that type until end of turn.'],
  ['Creature', "{2}, Put a card an opponent owns from exile into that player's graveyard: Draw a card."],
  // modes that depend
  [
    'Sorcery',
    'Kicker {2}\nChoose one. If this spell was kicked, choose any number instead.\n• You gain 3 life.\n• Draw a card.\n• Scry 2.',
  ],
  [
    'Sorcery',
    'Choose one. If you control a commander as you cast this spell, you may choose both instead.\n• You gain 3 life.\n• Draw a card.',
  ],
  // what lasts until a step
  ['Creature', '{0}: This creature gets +1/+1 until your next upkeep.'],
  ['Creature', '{0}: This creature gets +1/+1 until your next end step.'],
  ['Creature', '{0}: This creature gets +1/+1 until end of combat on your next turn.'],
  // the object itself, and whose something was
  ['Creature', "Kicker {R}\nAt the beginning of the end step, if this creature wasn't kicked, sacrifice it."],
  ['Instant', "Return target permanent to its owner's hand. Then that player discards a card."],
  ['Creature', "{T}: Target land becomes a 2/2 blue Elemental creature with flying. It's still a land."],
  // copies
  ['Land', '{2}, {T}: This land becomes a copy of target land, except it has this ability.'],
  ['Creature', 'Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability.'],
  // moved and shown
  ['Creature', 'When a creature with mana value 6 or greater enters, you may return this card from your graveyard to your hand.'],
  ['Sorcery', "Target player reveals a card at random from their hand. You gain life equal to that card's mana value."],
  // chosen of what is shown, and names and types chosen first
  ['Sorcery', 'Target player reveals three cards from their hand. You choose one of them. That player discards that card.'],
  ['Sorcery', 'Choose a card name. Target player mills a card. If that card has the chosen name, draw two cards.'],
  [
    'Sorcery',
    'Search your library for up to three creature cards, reveal them, then shuffle. Put them on top of your library in any order.',
  ],
  ['Creature', "This creature can't attack if defending player controls an untapped land."],
  ['Creature', 'Kicker {R}\nIf this creature was kicked, it enters with two +1/+1 counters on it and with first strike.'],
  // processes that are repeated, and what is chosen and paid for
  [
    'Sorcery',
    'Reveal the top card of your library. If that card is a land card, put that card into your graveyard, then repeat this process.',
  ],
  ['Sorcery', 'You lose 1 life. You may repeat this process any number of times.'],
  [
    'Enchantment',
    'At the beginning of each upkeep, that player may choose any number of tapped creatures they control and pay {2} for each creature chosen this way. If the player does, untap those creatures.',
  ],
  // the top of a graveyard (CR 404.2)
  ['Creature', '{1}, Exile the top creature card of your graveyard: This creature gets +2/+2 until end of turn.'],
  ['Creature', 'At the beginning of your upkeep, sacrifice this creature unless you exile the top card of your graveyard.'],
  // kinds of cards by their abilities, and choices that several face
  ['Creature', 'When this creature enters, return target card with a kicker ability from your graveyard to your hand.'],
  ['Sorcery', 'You gain X life, where X is the number of cards with a cycling ability in your graveyard.'],
  [
    'Creature',
    'At the beginning of your end step, each opponent who lost 3 or more life this turn faces a villainous choice — You draw a card, or that player discards a card.',
  ],
  ['Sorcery', 'If you control artifacts named Crown of Empires and Scepter of Empires, draw two cards.'],
  // your team (CR 102.3)
  ['Creature', 'Whenever another Warrior your team controls enters, put a +1/+1 counter on this creature.'],
  ['Creature', 'At the beginning of each end step, if your team gained life this turn, draw a card.'],
  ['Creature', 'Knights your team controls have flying and haste.'],
  // blocking as though (CR 609.4)
  ['Enchantment', "Creatures with landwalk abilities can be blocked as though they didn't have those abilities."],
  ['Enchantment', "Creatures with swampwalk can be blocked as though they didn't have swampwalk."],
  ['Creature', "This creature can block creatures with landwalk abilities as though they didn't have those abilities."],
  ['Creature', 'This creature can block creatures with shadow as though it had shadow.'],
  ['Enchantment', "Creatures without flying or islandwalk can't attack."],
  // others
  ['Sorcery', 'Create two tokens that are copies of target creature.'],
  [
    'Sorcery',
    'Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.',
  ],
  ['Artifact', 'This Equipment can be attached only to a legendary creature.\nEquipped creature gets +1/+1.\nEquip {2}'],
  ['Instant', "Double target player's life total."],
];

const card = (type: string, text: string) =>
  compileCard({
    name: 'Nameless Test',
    layout: 'normal',
    manaCost: text.includes('X') ? '{X}{R}' : '{1}',
    types: [type],
    subtypes: text.includes('Equip {') ? ['Equipment'] : [],
    text: type.startsWith('S') && text.startsWith('If X') ? `Nameless Test deals X damage to any target.\n${text}` : text,
    ...(type === 'Creature' ? { power: '2', toughness: '2' } : {}),
  });

describe('wordings of classes', () => {
  it.each(TEXTS)('%s: %s', (type, text) => {
    const result = card(type, text);
    expect(result.ok ? [] : result.refusals).toEqual([]);
    if (result.ok) expect(roundTripFailure(result.card)).toBeUndefined();
  });
});
