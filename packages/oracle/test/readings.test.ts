/** What words refer to and how far they reach: sentences that were once read wrong. Expected data from the rules and rulings named. */
import type { Ability } from '@apnap/ability';
import { renderFaceEn } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { type CardInput, compileCard, roundTripFailure } from '../src/index.js';

function read(types: string[], text: string, more: Partial<CardInput> = {}): Ability[] {
  const result = compileCard({ name: 'Test Card', layout: 'normal', types, supertypes: [], subtypes: [], text, ...more });
  if (!result.ok) throw new Error(result.refusals.map((r) => `${r.phrase}: ${r.reason}`).join('; '));
  expect(roundTripFailure(result.card)).toBeUndefined();
  return result.card.faces[0].abilities;
}
const refused = (types: string[], text: string): boolean =>
  !compileCard({ name: 'Test Card', layout: 'normal', types, supertypes: [], subtypes: [], text }).ok;

const self = { sel: 'self' };
const T0 = { sel: 'target', index: 0 };

describe('"it"', () => {
  it('after "is dealt damage" is what was dealt the damage, not its source', () => {
    const [a] = read(['Creature'], 'Whenever Test Card is dealt damage, it deals that much damage to target player.');
    expect(a).toMatchObject({ program: { effect: { do: 'damage', source: self, amount: { q: 'amount' } } } });
    const [b] = read(['Enchantment'], 'Whenever a creature is dealt damage, destroy it.');
    expect(b).toMatchObject({ program: { effect: { do: 'destroy', what: { sel: 'event', role: 'recipient' } } } });
  });
  it('that deals damage "instead" is what would have dealt it (CR 614.1a)', () => {
    const list = read(
      ['Instant'],
      'Kicker {4}\nTest Card deals 2 damage to target creature. If this spell was kicked, it deals 4 damage to that creature instead.',
    );
    expect(list[1]).toMatchObject({ program: { effect: { do: 'if', then: { source: self, to: T0 }, else: { source: self } } } });
  });
  it('that deals damage "if this spell was kicked" is the spell', () => {
    const list = read(
      ['Instant'],
      "Kicker {R}\nReturn target creature to its owner's hand. If this spell was kicked, it deals 2 damage to another target creature.",
    );
    expect(list[1]).toMatchObject({ program: { effect: { of: [{}, { then: { do: 'damage', source: self } }] } } });
  });
  it('"that creature" that a token copies is what it was, not the card in exile (CR 608.2h)', () => {
    const copied = (text: string) => read(['Instant'], text)[0];
    expect(copied("Exile target creature. Create a token that's a copy of that creature.")).toMatchObject({
      program: { effect: { of: [{}, { token: { of: T0 } }] } },
    });
    expect(copied("Exile target creature. Create a token that's a copy of that card.")).toMatchObject({
      program: { effect: { of: [{ bind: 0 }, { token: { of: { sel: 'slot', slot: 0 } } }] } },
    });
  });
  it('"that creature" is not what an Aura enchants where that was called something else (CR 303.4)', () => {
    const upkeep = (noun: string, end: string) => `Enchant ${noun}\nAt the beginning of your upkeep, ${end}`;
    expect(refused(['Enchantment'], upkeep('Equipment', 'if enchanted Equipment is attached to a creature, destroy that creature.'))).toBe(
      true,
    );
    const [, b] = read(['Enchantment'], upkeep('creature', 'if enchanted creature is tapped, destroy that creature.'));
    expect(b).toMatchObject({ program: { effect: { do: 'destroy', what: { sel: 'host' } } } });
  });
  it('that is blocked is not what blocks it (CR 509.1c)', () => {
    const blocks = (effect: unknown) => (effect as { rules: { action: { who: unknown; attacker: unknown } }[] }).rules[0].action;
    const is = (of: object) => ({ is: 'oneOf', of });
    const [a] = read(['Creature'], 'When Test Card enters, you may have target creature block it this turn if able.');
    expect(blocks((a as { program: { effect: { then: unknown } } }).program.effect.then)).toMatchObject({
      who: is(T0),
      attacker: is(self),
    });
    const [b] = read(
      ['Sorcery'],
      'Put a +1/+1 counter on target creature you control. Another target creature blocks it this turn if able.',
    );
    expect(blocks((b as { program: { effect: { of: unknown[] } } }).program.effect.of[1])).toMatchObject({
      who: is({ sel: 'target', index: 1 }),
      attacker: is(T0),
    });
  });
  it('after a spell that targets the object is the object', () => {
    const [a] = read(['Creature'], 'Heroic — Whenever you cast a spell that targets Test Card, put a +1/+1 counter on it.');
    expect(a).toMatchObject({ program: { effect: { do: 'counters', on: self } } });
  });
  it('is never the thing that is attached to it', () => {
    const [a] = read(['Artifact'], 'When Test Card enters, create a 1/1 white Soldier creature token, then attach Test Card to it.', {
      subtypes: ['Equipment'],
    });
    expect(a).toMatchObject({
      program: {
        effect: {
          of: [
            { do: 'createToken', bind: 0 },
            { what: self, to: { sel: 'slot', slot: 0 } },
          ],
        },
      },
    });
    const [b] = read(['Artifact'], 'Whenever a Warrior creature enters, you may attach Test Card to it.', { subtypes: ['Equipment'] });
    expect(b).toMatchObject({ program: { effect: { then: { do: 'attach', what: self, to: { sel: 'event', role: 'object' } } } } });
  });
  it('is a card just chosen before it is anything older', () => {
    const [a] = read(
      ['Artifact'],
      'Whenever equipped creature dies, you may put a creature card from your hand onto the battlefield and attach Test Card to it.',
      { subtypes: ['Equipment'] },
    );
    expect(a).toMatchObject({ program: { effect: { then: { of: [{ do: 'move', bind: 0 }, { to: { sel: 'slot', slot: 0 } }] } } } });
  });
  it('in the description of a target is not that target', () => {
    const [a] = read(['Creature'], '{R}: Test Card deals 1 damage to target creature blocking it.');
    expect(a).toMatchObject({ program: { targets: [{ what: { of: [{}, { is: 'blocking', of: self }] } }] } });
    const [b] = read(['Creature'], '{T}: Test Card deals damage equal to its toughness to target creature blocking or blocked by it.');
    expect(b).toMatchObject({
      program: {
        targets: [
          {
            what: {
              of: [
                {},
                {
                  is: 'or',
                  of: [
                    { is: 'blocking', of: self },
                    { is: 'blockedBy', of: self },
                  ],
                },
              ],
            },
          },
        ],
      },
    });
  });
  it('that a controller sacrifices is what they control', () => {
    const [a] = read(
      ['Enchantment'],
      "Enchant permanent\nWhen Test Card leaves the battlefield, enchanted permanent's controller sacrifices it.",
      { subtypes: ['Aura'] },
    ).slice(1);
    expect(a).toMatchObject({ program: { effect: { do: 'sacrificeThese', what: { sel: 'host' } } } });
  });
  it('in "if it\'s a Spirit" is the object that came back, in "if it was" the one that left (CR 400.7)', () => {
    const [a] = read(
      ['Instant'],
      "Exile target creature you control, then return that card to the battlefield under its owner's control. If it's a Spirit, put a +1/+1 counter on it.",
    );
    expect(a).toMatchObject({ program: { effect: { of: [{}, {}, { cond: { what: { sel: 'slot' } } }] } } });
  });
});

describe('how far a description reaches', () => {
  it('"with flying" after a list of types is about the creature (ruling on the first such card, 2018-07-13)', () => {
    const [a] = read(['Instant'], 'Destroy target artifact, enchantment, or creature with flying.');
    expect(a).toMatchObject({
      program: {
        targets: [
          {
            what: {
              is: 'or',
              of: [
                { is: 'type', type: 'Artifact' },
                { is: 'type', type: 'Enchantment' },
                { is: 'and', of: [{ is: 'type', type: 'Creature' }, { is: 'keyword' }] },
              ],
            },
          },
        ],
      },
    });
    expect(refused(['Instant'], 'Destroy target creature or artifact with flying.')).toBe(true);
  });
  it('a mana value is one of all of them', () => {
    const [a] = read(['Instant'], 'Destroy target artifact or enchantment with mana value 3 or less.');
    expect(a).toMatchObject({ program: { targets: [{ what: { is: 'and', of: [{ is: 'or' }, { is: 'stat' }] } }] } });
  });
  it('"named A or B" is two names', () => {
    const [a] = read(
      ['Creature'],
      '{T}: Search your library for a card named Big Bear or Small Bear, reveal it, put it into your hand, then shuffle.',
    );
    expect(a).toMatchObject({
      program: { effect: { of: [{ filter: { is: 'or', of: [{ name: 'Big Bear' }, { name: 'Small Bear' }] } }, {}, {}, {}] } },
    });
  });
  it('"up to one other target" differs from the first', () => {
    const [a] = read(['Instant'], 'Destroy target artifact or enchantment and up to one other target artifact or enchantment.');
    expect(a).toMatchObject({ program: { targets: [{}, { min: 0, max: 1, differentFrom: [0] }] } });
  });
  it('"that share a color with it"', () => {
    const [a] = read(['Sorcery'], 'Test Card deals 2 damage to target creature and each other creature that shares a color with it.');
    expect(JSON.stringify(a)).toContain('{"is":"sharesColor","with":{"sel":"target","index":0}}');
  });
});

describe('"that many", "they"', () => {
  it('is how many were discarded, not how much damage was dealt', () => {
    const [a] = read(
      ['Creature'],
      'Whenever Test Card deals combat damage to a player, you may discard all the cards in your hand. If you do, draw that many cards.',
    );
    expect(a).toMatchObject({
      program: {
        effect: {
          then: {
            of: [
              { do: 'discard', count: 'all', bind: 0 },
              { do: 'draw', count: { q: 'slot', slot: 0 } },
            ],
          },
        },
      },
    });
  });
  it('is each player’s own number', () => {
    const [a] = read(['Sorcery'], 'Each player discards all the cards in their hand, then draws that many cards.');
    expect(a).toMatchObject({ program: { effect: { do: 'forEach', in: { sel: 'players' } } } });
  });
  it('is the amount of the event in a delayed trigger', () => {
    const [a] = read(['Creature'], '{1}: Whenever you gain life this turn, each opponent loses that much life.');
    expect(a).toMatchObject({ program: { effect: { do: 'delayed', program: { effect: { amount: { q: 'amount' } } } } } });
  });
  it('"creatures they control" are each opponent’s own', () => {
    const [a] = read(['Creature'], 'When Test Card enters, each opponent loses 1 life for each creature they control.');
    expect(a).toMatchObject({
      program: {
        effect: {
          do: 'forEach',
          slot: 0,
          effect: { amount: { of: { filter: { of: [{}, { is: 'controlledBy', who: { player: 'of', of: { sel: 'slot', slot: 0 } } }] } } } },
        },
      },
    });
  });
});

describe('unless they pay', () => {
  it('each of several players may pay for themselves (CR 118.12a)', () => {
    const [a] = read(['Creature'], 'When Test Card enters, each opponent sacrifices a permanent unless they pay {1}.');
    expect(a).toMatchObject({
      program: {
        effect: {
          do: 'may',
          who: { player: 'eachOpponent' },
          chooser: 0,
          else: { do: 'sacrifice', who: { player: 'of', of: { sel: 'slot', slot: 0 } } },
        },
      },
    });
  });
  it('608.2c: what is found in either of two cases is spoken of after both; what is found in one of them is not', () => {
    const tail = 'Reveal those cards, put them into your hand, then shuffle.';
    const forest = 'Search your library for up to two Forest cards. If you control an Elf, instead';
    const [spell] = read(['Sorcery'], `${forest} search your library for up to three land cards. ${tail}`);
    expect(spell).toMatchObject({
      program: { effect: { of: [{ then: { do: 'search', bind: 0 }, else: { do: 'search', bind: 0 } }, { what: { slot: 0 } }, {}, {}] } },
    });
    expect(refused(['Sorcery'], `${forest} draw a card. ${tail}`)).toBe(true);
  });
});

describe('zones', () => {
  it('"put into your graveyard from the battlefield": owned by you (CR 404.2)', () => {
    const [a] = read(['Enchantment'], 'Whenever a creature is put into your graveyard from the battlefield, draw a card.');
    expect(a).toMatchObject({
      event: { what: { of: [{}, { is: 'ownedBy', who: { player: 'you' } }] }, from: 'battlefield', to: 'graveyard' },
    });
  });
  it('a cost that exiles the card from a graveyard is paid there (CR 113.6m)', () => {
    const [a] = read(['Creature'], '{1}, Exile Test Card from your graveyard: Draw a card.');
    expect(a).toMatchObject({ zone: 'graveyard', cost: [{}, { pay: 'self', verb: 'exile' }] });
    expect(renderFaceEn({ name: 'X', supertypes: [], types: ['Creature'], subtypes: [], abilities: [a] })[0]).toContain(
      'from your graveyard',
    );
  });
});

describe('"other" of an object that is no creature is other than what the words before are about', () => {
  const others = (a: Ability): string => JSON.stringify(a);
  const notOneOf = (of: string): string => `{"is":"not","of":{"is":"oneOf","of":${of}}}`;
  it('a target', () => {
    const [a] = read(['Sorcery'], 'Target creature you control deals damage equal to its power to each other creature and each opponent.');
    expect(others(a)).toContain(notOneOf('{"sel":"target","index":0}'));
  });
  it('tokens just created (ruling on "all other creatures", 2009-02-01)', () => {
    const [a] = read(['Sorcery'], 'Create X 1/1 white Soldier creature tokens. If X is 5 or more, destroy all other creatures.', {
      manaCost: '{X}{W}{W}',
    });
    expect(others(a)).toContain(notOneOf('{"sel":"slot","slot":0}'));
  });
  it('the creature the event is about', () => {
    const [a] = read(['Enchantment'], 'Whenever a creature enters, destroy all other creatures that share a color with it.');
    expect(others(a)).toContain(notOneOf('{"sel":"event","role":"object"}'));
  });
  it('the enchanted creature', () => {
    const list = read(['Enchantment'], 'Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.', {
      subtypes: ['Aura'],
    });
    expect(others(list[1])).toContain(notOneOf('{"sel":"host"}'));
  });
  it('each of several, one after the other', () => {
    const [a] = read(['Artifact'], 'Each legendary creature you control gets +1/+1 for each other legendary creature you control.');
    expect(others(a)).toContain(notOneOf('{"sel":"it"}'));
  });
  it('and refuses the card when that is nothing or one of several', () => {
    expect(
      refused(['Instant'], 'Zombies you control get +2/+1 until end of turn. Other creatures you control get +1/+1 until end of turn.'),
    ).toBe(true);
  });
  it('an object that can be one of them is other than itself (CR 109.1)', () => {
    const [a] = read(['Creature'], 'Other creatures you control get +1/+1.');
    expect(others(a)).toContain('{"is":"other"}');
  });
});

describe('a copy "except"', () => {
  it('that is not legendary is made of every creature, legendary or not (CR 707.9)', () => {
    const [a] = read(
      ['Artifact'],
      "At the beginning of combat on your turn, create a token that's a copy of equipped creature, except the token isn't legendary if equipped creature is legendary.",
      { subtypes: ['Equipment'] },
    );
    expect(a).toMatchObject({
      program: { effect: { do: 'createToken', token: { mods: [{ change: 'remove', supertypes: ['Legendary'] }] } } },
    });
  });
});
