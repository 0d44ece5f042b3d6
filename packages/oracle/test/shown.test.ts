/** What a card shows is read as what the card is: the words of each class of sentences that once were read as something else. */
import { type Face, renderFaceEn } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { type CardInput, canonical, compileCard, SHOWN } from '../src/index.js';
import { roundTripFailure } from '../src/roundtrip.js';
import { type ReadFace, shownWrong } from '../src/shown.js';
import { corpus, haveCorpus } from './cards.js';

const card = (types: string[], text: string, more: Partial<CardInput> = {}): CardInput => ({
  name: 'Sample',
  layout: 'normal',
  types,
  text,
  ...more,
});

/** The lines shown of a card that is read whole. */
function shown(input: CardInput): string {
  const r = compileCard(input);
  expect(r.ok ? [] : r.refusals).toEqual([]);
  return r.ok ? renderFaceEn(r.card.faces[0]).join('\n') : '';
}

describe('what is shown of a card', () => {
  const said: readonly (readonly [string, CardInput, string])[] = [
    [
      '701.9a: cards that are discarded are in a hand',
      card(['Sorcery'], 'Discard up to two cards, then draw that many cards.'),
      'Discard up to two cards. Draw that many cards.',
    ],
    [
      '205.1a: what is lost besides is said',
      card(
        ['Enchantment'],
        'Enchant creature\nEnchanted permanent is a colorless Food artifact with "{T}: You gain 3 life" and loses all other card types and abilities.',
        { subtypes: ['Aura'] },
      ),
      'Enchant creature\nEnchanted creature is a colorless Food artifact with "{T}: You gain 3 life." and loses all other card types and abilities.',
    ],
    [
      '205.1a: so it is of what has a size',
      card(
        ['Enchantment'],
        'Enchant creature\nEnchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
        { subtypes: ['Aura'] },
      ),
      'Enchant creature\nEnchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
    ],
    [
      '406, 404: cards in two zones of one player are counted together',
      card(
        ['Instant'],
        'Test deals damage to target creature equal to the total number of creature cards you own in exile and in your graveyard.',
        { name: 'Test' },
      ),
      'Test deals damage equal to the number of creature cards you own in exile and in your graveyard to target creature.',
    ],
    [
      '508.6: others do the same',
      card(
        ['Enchantment'],
        'Enchant player\nWhenever enchanted player is attacked, draw a card. Each opponent attacking that player does the same.',
        {
          subtypes: ['Aura'],
        },
      ),
      'Enchant player\nWhenever enchanted player is attacked, draw a card. Each opponent attacking that player does the same.',
    ],
    [
      '107.3: casting up to a mana value of X says at the end what X is',
      card(
        ['Creature'],
        'Whenever this creature attacks, you may cast a spell with mana value X or less from your hand without paying its mana cost, where X is the number of attacking creatures.',
      ),
      'Whenever this creature attacks, you may cast a spell with mana value X or less from your hand without paying its mana cost, where X is the number of attacking creatures.',
    ],
    [
      '608.2c: what you do after another player did something is yours',
      card(['Sorcery'], "Target opponent may sacrifice a creature. If they don't, they lose 2 life and you draw a card."),
      "Target opponent may sacrifice a creature. If they don't, that player loses 2 life, then you draw a card.",
    ],
    [
      '701.17a: cards of another player are put into their hand',
      card(['Sorcery'], 'Target player mills five cards, then puts each Goblin card milled this way into their hand.'),
      'Target player mills five cards, then puts each Goblin card milled this way into their hand.',
    ],
    [
      '601.2h: the one card that a cost exiled',
      card(
        ['Sorcery'],
        "As an additional cost to cast this spell, exile a creature card from your graveyard.\nTest deals damage equal to the exiled card's power to target creature.",
        { name: 'Test' },
      ),
      "As an additional cost to cast this spell, exile a creature card from your graveyard.\nTest deals damage equal to the exiled card's power to target creature.",
    ],
    [
      '603.4: what is checked as a later sentence is carried out stands before what is done',
      card(['Sorcery'], "Return target creature card from your graveyard to your hand. If it's a Zombie card, draw a card."),
      'Return target creature card from your graveyard to your hand. If that card was a Zombie card, draw a card.',
    ],
    [
      '603.4: the first sentence of a trigger does not begin with "if"',
      card(
        ['Creature'],
        'When this creature enters, draw a card if a creature died this turn. Otherwise, each player sacrifices a creature.',
      ),
      'When this creature enters, each player sacrifices a creature. If a creature died this turn, draw a card instead.',
    ],
    [
      '614.15: "instead" stands for the whole sentence before it',
      card(['Creature'], 'When this creature enters, discard a card, then draw a card. If you control a Goblin, instead draw three cards.'),
      'When this creature enters, discard a card, then draw a card. If you control a Goblin, draw three cards instead.',
    ],
    [
      '608.2c: who does it is named before what is counted of theirs',
      card(['Sorcery'], 'Target player loses 1 life for each tapped artifact they control.'),
      'Target player loses 1 life for each tapped artifact that player controls.',
    ],
    [
      '118.12: all that is done if you do is in one sentence',
      card(
        ['Creature'],
        'At the beginning of your upkeep, you may gain control of target permanent until end of turn. If you do, untap it and it gains haste until end of turn.',
      ),
      'At the beginning of your upkeep, you may gain control of target permanent until end of turn. If you do, untap that permanent, then that permanent gains haste until end of turn.',
    ],
    [
      '107.3: up to X of something says at the end what X is',
      card(['Creature'], 'When this creature enters, tap up to X target creatures, where X is the number of lands you control.'),
      'When this creature enters, tap up to X target creatures, where X is the number of lands you control.',
    ],
    [
      '205.1b, 613.4b: a kind, a color and a size are one phrase',
      card(
        ['Instant'],
        'Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.',
      ),
      'Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn.',
    ],
    [
      '603.2c: damage to one or more creatures at once is one event',
      card(['Creature'], 'Whenever this creature deals damage to one or more creatures, draw a card.'),
      'Whenever this creature deals damage to one or more creatures, draw a card.',
    ],
    [
      '707.10: how often a spell is copied',
      card(['Creature'], '{T}: Copy target instant or sorcery spell twice. You may choose new targets for the copies.'),
      '{T}: Copy target instant or sorcery spell twice. You may choose new targets for the copies.',
    ],
    [
      "400.7: a card that was exiled comes back under its owner's control",
      card(['Creature'], "{2}: Exile another target creature you control, then return it to the battlefield under its owner's control."),
      "{2}: Exile another target creature you control. Return that card to the battlefield under its owner's control.",
    ],
    [
      '603.7b: the next spell you cast',
      card(
        ['Sorcery'],
        'When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
      ),
      'When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
    ],
    [
      '701.9: players discard any number of their own cards',
      card(['Sorcery'], 'Each player discards any number of cards, then draws that many cards.'),
      'Each player discards any number of cards. Each player draws that many cards.',
    ],
    [
      '111.1: tokens that enter tapped and attacking are X',
      card(['Creature'], "When this creature dies, create X tapped 1/1 green Squirrel creature tokens, where X is this creature's power."),
      "When this creature dies, create X tapped 1/1 green Squirrel creature tokens, where X is this creature's power.",
    ],
    [
      '702.24a: a keyword whose cost is a sentence is quoted, with one full stop',
      card(['Enchantment'], 'Enchant creature\nEnchanted creature has "Cumulative upkeep—Pay 1 life."', { subtypes: ['Aura'] }),
      'Enchant creature\nEnchanted creature has "Cumulative upkeep—Pay 1 life."',
    ],
    [
      '118.3: another creature or any artifact',
      card(['Creature'], 'Sacrifice another creature or an artifact: Draw a card.'),
      'Sacrifice another creature or an artifact: Draw a card.',
    ],
    [
      '615.1: damage to and from the same creature is prevented in one sentence',
      card(['Enchantment'], 'Enchant creature\nPrevent all combat damage that would be dealt to and dealt by enchanted creature.', {
        subtypes: ['Aura'],
      }),
      'Enchant creature\nPrevent all combat damage that would be dealt to and dealt by enchanted creature.',
    ],
    [
      '509.1b: blocked only by what is named',
      card(['Creature'], "Slivers can't be blocked except by Slivers."),
      "Slivers can't be blocked except by Slivers.",
    ],
    [
      '701.57c: evidence was collected',
      card(
        ['Creature'],
        'As an additional cost to cast this spell, you may collect evidence 6.\nWhen this creature enters, tap target creature. If evidence was collected, put a stun counter on it.',
      ),
      'As an additional cost to cast this spell, you may collect evidence 6.\nWhen this creature enters, tap target creature. If evidence was collected, put a stun counter on that creature.',
    ],
  ];
  it.each(said)('%s', (_, input, text) => {
    expect(shown(input)).toBe(text);
  });
});

describe('a card whose words as shown are not the card is refused', () => {
  const face: Face = {
    name: 'Sample',
    supertypes: [],
    types: ['Sorcery'],
    subtypes: [],
    abilities: [{ kind: 'spell', program: { targets: [], effect: { do: 'draw', who: { player: 'you' }, count: 2 } } }],
  };
  const printed = { name: 'Sample', types: ['Sorcery'], text: 'You draw a card and draw a card.' };

  it('what is read of it as other data is named', () => {
    const other: ReadFace = () => ({
      abilities: [{ kind: 'spell', program: { targets: [], effect: { do: 'draw', who: { player: 'you' }, count: 3 } } }],
      refusals: [],
    });
    const found = shownWrong(printed, face, other);
    expect(found?.line).toBe('Draw two cards.');
    expect(found?.reason).toContain(SHOWN);
    expect(found?.reason).toContain('"count":3');
  });
  it('words that are not understood are clumsy, and no other card', () => {
    const none: ReadFace = () => ({ abilities: [], refusals: [{ line: 'Draw two cards.', phrase: 'two', reason: 'not understood' }] });
    expect(shownWrong(printed, face, none)).toBeNull();
  });
  it('the same words are not read again, nor is a face that comes back refused', () => {
    const never: ReadFace = () => {
      throw new Error('read');
    };
    expect(shownWrong({ ...printed, text: 'Draw two cards.' }, face, never)).toBeNull();
    expect(shownWrong(printed, face, () => ({ abilities: face.abilities, refusals: [] }))).toBeNull();
  });
  it('608.2c: "it" that was taken for the object itself is shown as that, which is another card', () => {
    const r = compileCard(
      card(
        ['Creature'],
        "Whenever this creature attacks, choose up to one target nonland permanent. Its controller may sacrifice it. If they don't, this creature deals 5 damage to that player.",
      ),
    );
    expect(r.ok ? [] : r.refusals.map((x) => x.reason.startsWith(SHOWN))).toEqual([true]);
  });
});

describe.runIf(haveCorpus)('every compiled card comes back as it was', () => {
  it('608.2c: a thirtieth of the cards of 2019; and read twice they are the same', () => {
    let back = 0;
    [...corpus().values()].forEach((input, i) => {
      if (i % 30 !== 7) return;
      const r = compileCard(input);
      if (!r.ok) return;
      expect(roundTripFailure(r.card), input.name).toBeUndefined();
      const again = compileCard(input);
      expect(again.ok && canonical(again.card), input.name).toBe(canonical(r.card));
      back++;
    });
    expect(back).toBeGreaterThan(400);
  });
});
