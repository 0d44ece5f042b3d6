/** The compiler: whole texts or a refusal with the phrase; what is read is written again in both languages. */
import { describe, expect, it } from 'vitest';
import { cardText, compileCard, deckProblems, readRecord, roundTrip, YUGIOH_MESSAGES, yugiohText } from '../src/index.js';
import { recordOf, type Spec } from './cards.js';

const TEXTS: readonly (readonly [Omit<Spec, 'name'>, string])[] = [
  [{ spell: 'Normal' }, 'Draw 2 cards.'],
  [{ spell: 'Normal' }, 'Target 1 monster your opponent controls; destroy it.'],
  [{ spell: 'Normal' }, 'Discard 1 card, then target 1 card on the field; destroy it.'],
  [{ spell: 'Normal' }, 'Target 1 monster in your GY; Special Summon it.'],
  [{ spell: 'Normal' }, 'Add 1 Level 4 or lower Warrior monster from your Deck to your hand.'],
  [{ trap: 'Normal' }, "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls."],
  [{ trap: 'Counter' }, 'When a Spell/Trap Card is activated: Negate the activation, and if you do, destroy it.'],
  [{ spell: 'Continuous' }, 'All Warrior monsters you control gain 500 ATK.'],
  [{ spell: 'Equip' }, 'Equip only to a Warrior monster. The equipped monster gains 700 ATK.'],
  [{}, 'When this card is Normal Summoned: You can add 1 "Hero" monster from your Deck to your hand.'],
  [{}, 'If this card is sent from the field to the GY: Draw 1 card.'],
  [{}, 'FLIP: Target 1 monster on the field; destroy it.'],
  [{}, 'Once per turn: You can target 1 face-up monster your opponent controls; change it to Defense Position.'],
  [{}, 'You can Tribute this card; Special Summon 1 Dragon monster from your hand.'],
  [{}, 'Cannot be destroyed by battle.'],
  [{}, 'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 1 LIGHT monster from your GY.'],
  [{}, 'If this card is Normal or Special Summoned: You can send 1 "Hero" card from your Deck to the GY.'],
  [{}, "If this card you control is destroyed by an opponent's card: You can target 1 card on the field; destroy it."],
  [{}, 'If a Dragon or Wyrm monster you control is destroyed by battle or card effect: Draw 1 card.'],
  [{}, 'If this card is Special Summoned by the effect of a "Hero" monster: Gain 500 LP.'],
  [{ trap: 'Counter' }, 'When a monster would be Special Summoned: Negate the Summon, and if you do, destroy it.'],
  [{ trap: 'Normal' }, 'When your opponent activates a card or effect that targets a Warrior monster you control: Negate the activation.'],
  [{ spell: 'Normal' }, 'Add 1 Fusion, Synchro, or Xyz Monster from your GY to your hand.'],
  [{ spell: 'Normal' }, 'Special Summon 1 Warrior monster from your hand, Deck, or GY in Defense Position, but negate its effects.'],
  [{ spell: 'Normal' }, 'Destroy 1 Continuous or Field Spell on the field.'],
  [{ spell: 'Normal' }, 'Target 1 non-Tuner monster that mentions "Hero" in your GY; add it to your hand.'],
  [{ spell: 'Normal' }, 'Target 1 monster with less ATK than this card on the field; destroy it.'],
  [{ spell: 'Equip' }, 'The equipped monster can attack directly.'],
  [{}, 'Cannot be used as Synchro Material.'],
  [{}, 'You can only Special Summon "Card" once per turn.'],
  [{}, 'Once per turn, if this card would be destroyed by battle, you can discard 1 card instead.'],
  [{}, 'Once per turn: You can draw 1 card. You cannot Special Summon monsters the turn you activate this effect, except Dragon monsters.'],
  [{}, 'You can only use each of the following effects of "Card" once per turn. If this card is banished: Draw 1 card.'],
  [
    {},
    'You can banish this card from your GY, then target 1 Fiend monster in your GY; add it to your hand. You can only use this effect of "Card" once per turn.',
  ],
  [{ spell: 'Normal' }, 'Target 1 face-up monster your opponent controls; banish it until the End Phase.'],
  [{}, 'You can Tribute Summon this card by Tributing 1 Warrior monster.'],
  [{}, 'When this card is Tribute Summoned by Tributing a Warrior monster: Draw 1 card.'],
  [{}, 'If this card is Tributed for a Tribute Summon: Draw 1 card.'],
  [{}, 'If you control 3 or more "Hero" monsters with different names: Draw 1 card.'],
  [{ trap: 'Counter' }, 'When a monster would be Special Summoned, or when a Trap Card is activated: Negate the Summon or activation.'],
  [{ spell: 'Normal' }, 'Target 1 monster in your GY; Special Summon 1 monster that is 1 Level higher than that target from your Deck.'],
  [{ spell: 'Normal' }, 'Special Summon 1 monster with 1500 ATK and 200 DEF from your Deck.'],
  [{ spell: 'Normal' }, 'Special Summon 1 Beast, Beast-Warrior, or Winged Beast monster from your Deck.'],
  [
    { words: ['Xyz'], rank: 5, materials: '3 Level 5 monsters' },
    'Once per turn, you can also Xyz Summon this card by using 1 Rank 4 monster you control as material (transfer its materials to this card).',
  ],
  [{ spell: 'Normal' }, 'If your opponent Special Summoned a monster this turn: Draw 1 card.'],
  [
    { trap: 'Normal' },
    "When an opponent's monster declares an attack: Target the attacking monster; negate the attack, then end the Battle Phase.",
  ],
  [{ spell: 'Continuous' }, 'Any card sent to the GY is banished instead.'],
  [{ spell: 'Normal' }, 'Target 1 "Hero" monster in your GY; Special Summon it, but destroy it during the End Phase.'],
  [{ spell: 'Normal' }, 'Destroy Spells/Traps on the field equal to the number of "Hero" cards you control.'],
  [
    {},
    'During your Main Phase, you can Normal Summon 1 "Chalice" monster in addition to your Normal Summon/Set. (You can only gain this effect once per turn.)',
  ],
  [
    { trap: 'Normal' },
    'Special Summon this card as a Normal Monster (Zombie/LIGHT/Level 5/ATK 1800/DEF 1500) (this card is also still a Trap), then if you control "Lord", you can banish 1 card from either GY.',
  ],
  [
    { words: ['Xyz'], rank: 4, materials: '2 Level 4 monsters' },
    'If this card is in your GY: You can Tribute 1 monster; Special Summon this card, then your opponent can Special Summon 1 monster from their GY, but negate its effects.',
  ],
];

describe('the compiler', () => {
  it.each(TEXTS)('reads and writes: %o %s', (spec, text) => {
    const record = recordOf({ name: 'Card', ...spec, text });
    const compiled = compileCard(record);
    expect(compiled).toMatchObject({ ok: true });
    if (!compiled.ok) return;
    expect(cardText(compiled.meaning, 'Card', 'en')).toBe(text);
    expect(roundTrip(record, compiled)).toMatchObject({ same: true, verbatim: true });
    expect(cardText(compiled.meaning, 'Card', 'zh')).toMatch(/^[^a-z]+$|“/);
  });
  it('Y4.7: refuses a text with the phrase it does not understand', () => {
    expect(
      compileCard(recordOf({ name: 'Odd', spell: 'Normal', text: 'Target 1 monster your opponent controls; turn it inside out.' })),
    ).toEqual({ ok: false, phrase: 'turn it inside out' });
  });
  it.each([
    'Target 1 Warrior monster you control and 1 Effect Monster on the field; change the battle position of your monster.',
    'Target 1 Warrior monster you control and 1 monster your opponent controls; return it to the hand.',
    'Tribute 1 monster, then target 1 monster your opponent controls; take control of that target until your End Phase.',
  ])('Y20.15: refuses what means one of several: %s', (text) => {
    expect(compileCard(recordOf({ name: 'Odd', spell: 'Normal', text }))).toMatchObject({ ok: false });
  });
  it('Y20.15: "your monster" is the target on one\'s own side', () => {
    const text =
      'Target 1 Warrior monster you control and 1 Effect Monster your opponent controls; change the battle position of your monster.';
    const compiled = compileCard(recordOf({ name: 'Odd', spell: 'Normal', text }));
    expect(compiled).toMatchObject({
      ok: true,
      meaning: { texts: [{ do: [{ do: { do: 'position', what: { sel: 'target', nth: 1 } } }] }] },
    });
  });
  it('Y20.15: "that Link Monster" is not this card', () => {
    const text =
      'If this card is sent to the GY as Link Material for the Link Summon of a "Odd" monster: You can have that "Odd" Link Monster gain 1000 ATK.';
    expect(compileCard(recordOf({ name: 'Odd', text }))).toMatchObject({ ok: false });
  });
  it('Y26.8: "it" after a monster has equipped itself is the equipped monster', () => {
    const c = compileCard(
      recordOf({
        name: 'Axe',
        text: '(Quick Effect): You can target 1 face-up monster on the field; equip this card from your hand or field to it. It gains 100 ATK/DEF.',
      }),
    );
    expect(c.ok && c.meaning.texts[1]).toMatchObject({ kind: 'static', what: { host: true } });
  });
  it('Y20.15: what was sent is not what was targeted', () => {
    const text =
      'Target 1 face-up monster you control; send 1 "Hero" monster from your Deck to the GY, and if you do, that target\'s name becomes the sent monster\'s name until the End Phase.';
    const c = compileCard(recordOf({ name: 'Mask', spell: 'Normal', text }));
    expect(c.ok && c.meaning.texts[0].kind === 'activation' && c.meaning.texts[0].do[1].do).toMatchObject({
      do: 'rename',
      what: { sel: 'target' },
      as: { sel: 'it' },
    });
  });
  it('Y16.6: an event before the colon makes a trigger, a cost an Ignition Effect, "(Quick Effect)" a Quick Effect', () => {
    const kinds = [
      'If this card is banished: Draw 1 card.',
      'You can discard 1 card; draw 1 card.',
      'Once per turn (Quick Effect): You can draw 1 card.',
    ].map((text) => {
      const c = compileCard(recordOf({ name: 'Card', text }));
      return c.ok ? c.meaning.texts[0].kind : c.phrase;
    });
    expect(kinds).toEqual(['trigger', 'ignition', 'quick']);
  });
  it('Y20.2: the conjunctions are kept apart', () => {
    const c = compileCard(
      recordOf({
        name: 'Card',
        spell: 'Normal',
        text: 'Destroy all monsters on the field, and if you do, draw 1 card, then gain 500 LP, also inflict 500 damage to your opponent.',
      }),
    );
    expect(c.ok && c.meaning.texts[0].kind === 'activation' && c.meaning.texts[0].do.map((p) => p.join)).toEqual([
      'first',
      'ifDone',
      'then',
      'also',
    ]);
  });
  it('reads rows of a card file', () => {
    const row = {
      id: 5,
      name: { en: 'A' },
      kind: 'Monster',
      types: 'Dragon / Fusion',
      attribute: 'DARK',
      level: 5,
      atk: '?',
      def: 100,
      materials: '2 Dragon monsters',
      text: { en: '2 Dragon monsters' },
    };
    expect(readRecord(row)).toMatchObject({
      text: '',
      materials: '2 Dragon monsters',
      printed: { type: 'Dragon', words: ['Fusion'], atk: null, def: 100 },
    });
    expect(readRecord({ name: {} })).toBeNull();
    // Y2: a monster has an Attribute
    expect(readRecord({ ...row, attribute: undefined })).toBeNull();
  });
});

describe('Y4 decks', () => {
  const cards = [
    recordOf({ name: 'One' }),
    recordOf({ name: 'Gone', limit: 'Forbidden' }),
    recordOf({ name: 'Big', words: ['Fusion'], materials: '2 monsters' }),
  ];
  const find = (id: number) => cards.find((c) => c.printed.id === id);
  const [one, gone, big] = cards.map((c) => c.printed.id);
  const rules = (main: number[], extra: number[] = []): string[] => deckProblems({ main, extra }, find, 'tcg').map((r) => r.rule);
  it('Y4.1: 40 to 60 cards', () => expect(rules([one])).toContain('Y4.1'));
  it('Y4.2: at most 3 copies', () => expect(rules(Array(40).fill(one))).toContain('Y4.2'));
  it('Y4.3: Extra Deck kinds belong in the Extra Deck', () => expect(rules([big], [one])).toEqual(['Y4.1', 'Y4.3', 'Y4.3']));
  it('Y4.4: forbidden cards', () => expect(rules([gone])).toContain('Y4.4'));
  it('Y4.6: cards that nobody knows', () => expect(rules([99])).toContain('Y4.6'));
});

describe('messages', () => {
  it('are said in both languages, all of them', () => {
    for (const id of Object.keys(YUGIOH_MESSAGES)) for (const lang of ['en', 'zh'] as const) expect(yugiohText({ id }, lang)).not.toBe(id);
  });
});
