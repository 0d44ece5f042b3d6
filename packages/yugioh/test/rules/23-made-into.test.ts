/** What cards are made into, negated and forbidden as long as a card is there, and how long changes last (Y6.10, Y14.19, Y17.13, Y22.4, Y23.13, Y23.19, Y24.10). */
import { describe, expect, it } from 'vitest';
import { cardText, compileCard } from '../../src/index.js';
import { fits } from '../../src/reading/values.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const monster = (name: string, text: string, more: Partial<Spec> = {}): Spec => ({ name, level: 4, atk: 1500, text, ...more });
const reads = (spec: Spec): boolean => compileCard(recordOf(spec)).ok;
const written = (spec: Spec): string => {
  const c = compileCard(recordOf(spec));
  if (!c.ok) throw new Error(c.phrase);
  return cardText(c.meaning, spec.name, 'en');
};

describe('Y23.13 what cards become', () => {
  const is = (t: Table, filter: Parameters<typeof fits>[2]): boolean => fits(t.state, t.row(0, 'Knight'), filter, { you: 0, self: -1 });
  it('Y23.13: a Type, and an Attribute', () => {
    const t = new Table([spell('Rust', 'All face-up monsters on the field become Machine monsters.', 'Continuous'), KNIGHT]);
    t.pick('normal summon Knight');
    expect(is(t, { is: 'type', type: 'Machine' })).toBe(false);
    t.pick('activate Rust');
    expect([is(t, { is: 'type', type: 'Machine' }), is(t, { is: 'type', type: 'Warrior' })]).toEqual([true, false]);
    const fire = new Table([spell('Fire', 'Face-up monsters on the field become FIRE.', 'Continuous'), KNIGHT]);
    fire.pick('normal summon Knight').pick('activate Fire');
    expect(is(fire, { is: 'attribute', attribute: 'FIRE' })).toBe(true);
  });
});

describe('Y22.4, Y23.19 what is negated and forbidden', () => {
  it('Y22.4: all Spell effects on the field', () => {
    const seal = trap('Seal', 'Negate all Spell effects on the field.', 'Continuous');
    const t = new Table(
      [spell('Drum', 'All monsters on the field gain 500 ATK.', 'Continuous'), KNIGHT, seal],
      [{ ...KNIGHT, name: 'Page' }],
    );
    t.pick('set spell/trap Seal').pass().pick('normal summon Knight').pass().pick('activate Drum').pass();
    expect(t.atk(0, 'Knight')).toBe(2000);
    t.to(1).pick('normal summon Page').pick('Seal').pass();
    expect(t.atk(0, 'Knight')).toBe(1500);
    expect(written(seal)).toBe('All Spells on the field have their effects negated.');
  });
  it('Y23.19: such monsters cannot be Special Summoned', () => {
    const ban = spell('Ban', 'Level 5 or higher monsters cannot be Special Summoned.', 'Continuous');
    const call = spell('Call', 'Special Summon 1 "Giant" from your hand.');
    const t = new Table([ban, call, { name: 'Giant', level: 6, atk: 2000 }]);
    expect(t.offered).toContain('activate Call');
    expect(t.pick('activate Ban').offered).not.toContain('activate Call');
  });
  it('Y17.13: what is targeted is no answer', () => {
    const gift = trap('Gift', 'Draw 1 card.');
    const bolt = (more: string): Table => {
      const t = new Table([spell('Bolt', `Target 1 Spell/Trap your opponent controls; destroy it.${more}`)], [gift]);
      return t.to(1).pick('set spell/trap Gift').pass().to(0).pass().pick('activate Bolt').pick('Gift');
    };
    expect(bolt('').offered).toContain('Gift');
    const quiet = bolt(" Your opponent cannot activate the targeted card in response to this effect's activation.");
    expect([quiet.names(1, 'grave'), quiet.names(1, 'spell')]).toEqual([['Gift'], []]);
  });
});

describe('Y24.10 how long it lasts', () => {
  it('Y24.10: a sentence after what it is about', () => {
    const t = new Table([
      monster('Drum', 'You can pay 500 LP; this card gains 500 ATK. This ATK increase lasts until the end of this turn.'),
    ]);
    t.pick('normal summon Drum').pick('activate Drum');
    expect(t.atk(0, 'Drum')).toBe(2000);
    expect(t.to(1).atk(0, 'Drum')).toBe(1500);
  });
  it('Y6.10: at the end of the Battle Phase', () => {
    const t = new Table(
      [],
      [KNIGHT, spell('Rage', 'Target 1 monster you control; it gains 500 ATK, then destroy it at the end of the Battle Phase.')],
    );
    t.to(1).pick('normal summon Knight').pick('activate Rage').pick('Knight').pick('battle phase').pass();
    expect(t.names(1, 'monster')).toEqual(['Knight']);
    t.pick('end phase').pass();
    expect(t.names(1, 'monster')).toEqual([]);
  });
  it('Y6.10: what is said of the same card again', () => {
    const t = new Table([KNIGHT, spell('Rage', 'Target 1 monster you control; it gains 500 ATK, and is destroyed during the End Phase.')]);
    t.pick('normal summon Knight').pick('activate Rage').pick('Knight');
    expect(t.names(0, 'monster')).toEqual(['Knight']);
    expect(t.to(1).names(0, 'monster')).toEqual([]);
  });
  it('Y14.19: in the turn of its Summon', () => {
    const t = new Table([
      monster('Guard', 'Cannot be destroyed by card effects the turn it is Normal Summoned.'),
      spell('Sweep', 'Destroy all monsters on the field.'),
    ]);
    expect(t.pick('normal summon Guard').offered).not.toContain('activate Sweep');
    expect(t.to(1).to(0).offered).toContain('activate Sweep');
    expect(written(monster('Guard', 'Cannot be destroyed by card effects the turn it is Normal Summoned.'))).toBe(
      'While this card was Normal Summoned this turn, cannot be destroyed by card effects.',
    );
  });
});

describe('Y20 wordings', () => {
  it.each([
    'Gains 1000 ATK each time your opponent activates a monster effect.',
    'You can discard 2 other WATER monsters to the GY; Special Summon this card from your hand.',
    'If you take any damage: Destroy this face-up card.',
    'You can shuffle into the Deck, 2 of your "Hero" cards that are banished or in your GY; draw 1 card.',
    'Once per turn, if this card would be destroyed by battle, it is not destroyed.',
    'You can banish this card from your GY; draw 1 card. This card must be in the GY to activate and to resolve this effect.',
    'When this card is Normal Summoned: You can draw 1 card. This card cannot declare an attack the turn this effect is activated.',
    'All Machine monsters you control gain 500 ATK and DEF, except this card.',
  ])('Y20.1: %s', (text) => expect(reads(monster('Odd', text))).toBe(true));
});

describe('Y13.3, Y26.1 a state of which an event asks', () => {
  it('Y13.3: as the attacker, not as the one attacked', () => {
    const lance = monster('Lance', 'When this attacking card destroys a monster by battle: Draw 1 card.', { atk: 2000 });
    const t = new Table([], [lance], {}).to(1);
    expect(t.offered).toContain('normal summon Lance');
    const attacking = new Table([KNIGHT], [lance]).pick('normal summon Knight').to(1).pick('normal summon Lance').pass();
    const before = attacking.names(1, 'hand').length;
    expect(attacking.attack('Lance', 'Knight').pass().names(1, 'hand').length).toBe(before + 1);
    const attacked = new Table([lance], [KNIGHT]).pick('normal summon Lance').to(1).pick('normal summon Knight').pass();
    const kept = attacked.names(0, 'hand').length;
    expect(attacked.attack('Knight', 'Lance').pass().names(0, 'hand').length).toBe(kept);
  });
  it('Y26.1: sent to the GY while it was equipped to a monster', () => {
    const blade = spell(
      'Blade',
      'The equipped monster gains 500 ATK. If this card is destroyed and sent to the GY while equipped: Draw 1 card.',
      'Equip',
    );
    const table = (): Table =>
      new Table([
        KNIGHT,
        blade,
        spell('Typhoon', 'Destroy 1 Spell/Trap on the field.'),
        spell('Sweep', 'Destroy all monsters on the field.'),
      ])
        .pick('normal summon Knight')
        .pick('activate Blade')
        .pick('Knight');
    const cut = table().pick('activate Typhoon');
    if (cut.kind === 'choose cards') cut.pick('Blade');
    expect(cut.happened('draw')).toBeGreaterThan(table().pick('activate Sweep').happened('draw'));
  });
  it('Y6.10: of the turn of its Summon, back to the hand', () => {
    const spirit = monster(
      'Spirit',
      "This card returns to its owner's hand during the End Phase of the turn it is Normal Summoned or flipped face-up.",
    );
    expect(new Table([spirit]).pick('normal summon Spirit').to(1).names(0, 'hand')).toContain('Spirit');
  });
  it('Y16.8: a cost of a Spell in the words of its activation', () => {
    const deal = spell('Deal', 'Activate this card by paying 800 LP, then target 1 monster in your GY; Special Summon it.');
    const t = new Table([deal, KNIGHT, spell('Sink', 'Send 1 monster from your hand to the GY.')]).pick('activate Sink').pick('Knight');
    t.pick('activate Deal').pick('Knight');
    expect([t.lp(0), t.names(0, 'monster')]).toEqual([7200, ['Knight']]);
  });
  it.each([
    'While this card has material, it can attack a number of times each Battle Phase, up to the number of materials attached to it.',
    'During the turn this card was Normal Summoned, you can Normal Summon 1 "Hero" monster in addition to your Normal Summon/Set.',
    'If this card is banished, during the Standby Phase of the next turn: You can shuffle this banished card into the Deck; draw 1 card.',
    'Once per turn, during the next Standby Phase after this card was destroyed by a card effect and sent to the GY: You can Special Summon this card.',
    'If your "Hero" monster attacks, your opponent\'s cards and effects cannot be activated until the end of the Damage Step.',
  ])('Y20.1: %s', (text) => expect(reads(monster('Odd', text))).toBe(true));
  it('Y26.1: what an elemental monster gains that it may be equipped to', () => {
    const horn = spell(
      'Horn',
      'A FIRE monster equipped with this card increases its ATK by 400 points and decreases its DEF by 200 points.',
      'Equip',
    );
    expect(written(horn)).toBe('Equip only to a FIRE monster. The equipped monster gains 400 ATK. The equipped monster loses 200 DEF.');
  });
});

describe('Y3.15, Y26.10 where the target points to, and what holds counters', () => {
  const MAGE = monster('Mage', 'If this card is Normal Summoned: Place 1 Spell Counter on this card.');
  it('Y26.10: a card whose own text places such counters on it', () => {
    const give = spell(
      'Give',
      'Target 1 face-up card on the field that you can place a Spell Counter on; place 1 Spell Counter on that target.',
    );
    expect(reads({ ...give, text: written(give) })).toBe(true);
    expect(new Table([give, KNIGHT]).pick('normal summon Knight').offered).not.toContain('activate Give');
    expect(new Table([give, MAGE]).pick('normal summon Mage').offered).toContain('activate Give');
  });
  it('Y3.15: to a zone that the target points to', () => {
    const arrow: Spec = { name: 'Arrow', words: ['Link'], arrows: ['B'], materials: '1 monster', atk: 500 };
    const wave = spell(
      'Wave',
      'Target 1 Link Monster you control; Special Summon 1 "Page" from your hand to your zone that target points to.',
    );
    const page: Spec = { ...KNIGHT, name: 'Page' };
    const up: Spec = { ...arrow, name: 'Up', arrows: ['T'] };
    const table = (link: Spec): Table =>
      new Table([KNIGHT, wave, page], [], { extra: [link] })
        .pick('normal summon Knight')
        .pick(`special summon ${link.name}`)
        .pick('Knight');
    expect(table(up).offered).not.toContain('activate Wave');
    const t = table(arrow).pick('activate Wave').pick('Arrow');
    if (t.kind === 'choose cards') t.pick('Page');
    expect(t.names(0, 'monster').sort()).toEqual(['Arrow', 'Page']);
  });
  it('Y3.15: refused where nothing is targeted', () => {
    expect(reads(spell('Odd', 'Special Summon 1 "Page" from your hand to your zone that target points to.'))).toBe(false);
  });
  it('Y11.20: no material for such monsters alone', () => {
    const dim = 'Cannot be used as material for the Link Summon of a LIGHT monster.';
    const links = (attribute: 'LIGHT' | 'DARK'): Table =>
      new Table([monster('Dim', dim)], [], {
        extra: [{ name: 'Arrow', words: ['Link'], arrows: ['B'], materials: '1 monster', attribute }],
      }).pick('normal summon Dim');
    expect([links('LIGHT').offered.includes('special summon Arrow'), links('DARK').offered.includes('special summon Arrow')]).toEqual([
      false,
      true,
    ]);
  });
});
