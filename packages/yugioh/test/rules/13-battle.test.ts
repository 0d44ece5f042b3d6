/** Battle (Y13), the Damage Step (Y14), damage (Y15). */
import { describe, expect, it } from 'vitest';
import type { Spec } from '../cards.js';
import { Table } from '../table.js';

const of = (name: string, atk: number, def = 0, more: Partial<Spec> = {}): Spec => ({ name, level: 4, atk, def, ...more });
/** A's monster stands since an earlier turn, B's since theirs; it is A's turn. */
const facing = (
  a: Spec,
  b: Spec,
  how: 'normal summon' | 'set monster' = 'normal summon',
  mine: readonly Spec[] = [],
  theirs: readonly Spec[] = [],
): Table => {
  const t = new Table([a, ...mine], [b, ...theirs]).pick(`normal summon ${a.name}`).pass().to(1).pass().pick(`${how} ${b.name}`).pass();
  for (const s of theirs) if (s.trap) t.pick(`set spell/trap ${s.name}`).pass();
  return t.to(0).pass();
};

describe('Y14.13 damage calculation', () => {
  it('Y14.13 T105: 1800 against 1500 in Attack Position', () => {
    const t = facing(of('Lion', 1800), of('Goat', 1500)).attack('Lion', 'Goat');
    expect([t.lp(1), t.names(1, 'grave'), t.names(0, 'monster')]).toEqual([7700, ['Goat'], ['Lion']]);
  });
  it('Y14.13 T106: 1500 against 1500: both are destroyed, no damage', () => {
    const t = facing(of('Lion', 1500), of('Goat', 1500)).attack('Lion', 'Goat');
    expect([t.lp(0), t.lp(1), t.names(0, 'grave'), t.names(1, 'grave')]).toEqual([8000, 8000, ['Lion'], ['Goat']]);
  });
  it('Y14.13 T106: 0 against 0: nothing', () => {
    const t = facing(of('Lion', 0), of('Goat', 0)).attack('Lion', 'Goat');
    expect([t.names(0, 'monster'), t.names(1, 'monster')]).toEqual([['Lion'], ['Goat']]);
  });
  it('Y14.13: 1500 against 1800: the attacker is destroyed, its controller takes 300', () => {
    const t = facing(of('Lion', 1500), of('Goat', 1800)).attack('Lion', 'Goat');
    expect([t.lp(0), t.names(0, 'grave')]).toEqual([7700, ['Lion']]);
  });
  it('Y14.13 T107: 1500 against DEF 2000: 500 to the attacker, nothing destroyed', () => {
    const t = facing(of('Lion', 1500), of('Wall', 0, 2000), 'set monster').attack('Lion', 'Wall');
    expect([t.lp(0), t.names(0, 'monster'), t.names(1, 'monster')]).toEqual([7500, ['Lion'], ['Wall']]);
  });
  it('Y14.13 T107: 1500 against DEF 1500: nothing', () => {
    const t = facing(of('Lion', 1500), of('Wall', 0, 1500), 'set monster').attack('Lion', 'Wall');
    expect([t.lp(0), t.lp(1), t.names(1, 'monster')]).toEqual([8000, 8000, ['Wall']]);
  });
  it('Y14.13 T107: 1500 against DEF 1000: destroyed, no damage', () => {
    const t = facing(of('Lion', 1500), of('Wall', 0, 1000), 'set monster').attack('Lion', 'Wall');
    expect([t.lp(1), t.names(1, 'grave')]).toEqual([8000, ['Wall']]);
  });
  it('Y14.3: an attacked face-down monster is turned face-up to Defense', () => {
    const t = facing(of('Lion', 1500), of('Wall', 0, 2000), 'set monster').attack('Lion', 'Wall');
    expect(t.pos(1, 'Wall')).toBe('up defense');
  });
  it('Y14.15 T108: piercing', () => {
    const t = facing(
      of('Lion', 1900, 0, { text: 'If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.' }),
      of('Wall', 0, 500),
      'set monster',
    ).attack('Lion', 'Wall');
    expect(t.lp(1)).toBe(6600);
  });
  it('Y14.19: "cannot be destroyed by battle" leaves damage alone', () => {
    const t = facing(of('Lion', 1800), of('Ghost', 300, 0, { text: 'Cannot be destroyed by battle.' })).attack('Lion', 'Ghost');
    expect([t.lp(1), t.names(1, 'monster')]).toEqual([6500, ['Ghost']]);
  });
  it('Y14.17: no battle damage for its controller where a text says so', () => {
    const t = facing(of('Lion', 1800), of('Monk', 1000, 0, { text: 'You take no battle damage from battles involving this card.' })).attack(
      'Lion',
      'Monk',
    );
    expect([t.lp(1), t.names(1, 'grave')]).toEqual([8000, ['Monk']]);
  });
});

describe('Y13 the Battle Phase', () => {
  it('Y13.4: directly, where there is no monster', () => {
    const t = new Table([of('Lion', 1800)]).pick('normal summon Lion').to(1).to(0).attack('Lion');
    expect([t.lp(1), t.offered.includes('attack Lion')]).toEqual([6200, false]);
  });
  it('Y13.3 T110: in the turn it was Summoned', () => {
    const t = new Table([], [of('Lion', 1800)]).to(1).pick('normal summon Lion').attack('Lion');
    expect(t.lp(0)).toBe(6200);
  });
  it('Y13.2: not in Defense Position', () => {
    const t = new Table([of('Lion', 1800)]).pick('normal summon Lion').to(1).to(0).pick('change position Lion').pick('battle phase');
    expect(t.offered).toEqual(['main 2', 'end phase']);
  });
  it('Y13.4: "can attack directly" allows the player besides monsters', () => {
    const t = facing(of('Bat', 500, 0, { text: 'This card can attack directly.' }), of('Goat', 1500))
      .pick('battle phase')
      .pick('attack Bat');
    expect(t.kind).toBe('yes or no?');
    expect(t.yes().lp(1)).toBe(7500);
  });
  it('Y13.15: a second attack', () => {
    const t = new Table([of('Twin', 1000, 0, { text: 'This card can make a second attack during each Battle Phase.' })])
      .pick('normal summon Twin')
      .to(1)
      .to(0)
      .attack('Twin')
      .attack('Twin');
    expect([t.lp(1), t.offered.includes('attack Twin')]).toEqual([6000, false]);
  });
  it('Y13.9: an attack that is negated has been used', () => {
    const t = facing(
      of('Lion', 1800),
      of('Goat', 1500),
      'normal summon',
      [],
      [{ name: 'Shield', trap: 'Normal', text: "When an opponent's monster declares an attack: Negate the attack." }],
    )
      .attack('Lion', 'Goat')
      .pick('Shield');
    expect([t.names(1, 'monster'), t.lp(1), t.offered.includes('attack Lion')]).toEqual([['Goat'], 8000, false]);
  });
  it('Y13.14 T102: negate the attack, then end the Battle Phase', () => {
    const t = facing(
      of('Lion', 1800),
      of('Goat', 1500),
      'normal summon',
      [],
      [
        {
          name: 'Shield',
          trap: 'Counter',
          text: "When an opponent's monster declares an attack: Negate the attack, then end the Battle Phase.",
        },
      ],
    )
      .attack('Lion', 'Goat')
      .pick('Shield');
    expect([t.state.phase, t.kind, t.lp(1)]).toEqual(['main2', 'idle command', 8000]);
  });
  const back = { name: 'Device', trap: 'Normal', text: 'Target 1 monster on the field; return it to the hand.' } as const;
  it('Y13.10 T99: a replay when the target is gone; then directly', () => {
    const t = facing(of('Lion', 1800), of('Goat', 1500), 'normal summon', [], [back]).attack('Lion', 'Goat').pick('Device').pick('Goat');
    expect(t.kind).toBe('yes or no?');
    expect(t.yes().lp(1)).toBe(6200);
  });
  it('Y13.11: who stops has used the attack', () => {
    const t = facing(of('Lion', 1800), of('Goat', 1500), 'normal summon', [], [back])
      .attack('Lion', 'Goat')
      .pick('Device')
      .pick('Goat')
      .yes(false);
    expect([t.lp(1), t.offered.includes('attack Lion')]).toEqual([8000, false]);
  });
  const book = {
    name: 'Moon',
    trap: 'Normal',
    text: 'Target 1 face-up monster on the field; change it to face-down Defense Position.',
  } as const;
  it('Y13.12 T100: no replay when the target is turned face-down; its DEF counts', () => {
    const t = facing(of('Lion', 1800), of('Goat', 1500, 2500), 'normal summon', [], [book])
      .attack('Lion', 'Goat')
      .pick('Moon')
      .pick('Goat');
    expect([t.lp(0), t.pos(1, 'Goat')]).toEqual([7300, 'up defense']);
  });
  it('Y13.9 T101: the attack ends when the attacker is turned face-down', () => {
    const t = facing(of('Lion', 1800), of('Goat', 1500), 'normal summon', [], [book]).attack('Lion', 'Goat').pick('Moon').pick('Lion');
    expect([t.happened('damage step'), t.names(1, 'monster')]).toEqual([0, ['Goat']]);
  });
  it('Y13.5: a monster that cannot be attacked does not open the way to a direct attack', () => {
    const t = facing(of('Lion', 1800), of('Elf', 500, 0, { text: 'This card cannot be targeted for attacks.' })).pick('battle phase');
    expect(t.offered).not.toContain('attack Lion');
  });
});

describe('Y14 the Damage Step', () => {
  it('Y14.5, Y14.6 T114: FLIP after damage calculation, destruction at the end', () => {
    const t = facing(
      of('Lion', 2000),
      of('Bug', 450, 600, { text: 'FLIP: Target 1 monster on the field; destroy it.' }),
      'set monster',
    ).attack('Lion', 'Bug');
    expect(t.who).toBe(1);
    t.pick('Lion');
    expect([t.names(0, 'grave'), t.names(1, 'grave')]).toEqual([['Lion'], ['Bug']]);
  });
  it('Y14.2 T115: destroyed at the start, face-down; no FLIP', () => {
    const sword = of('Sword', 900, 900, { text: 'At the start of the Damage Step, if this card battles a monster: Destroy that monster.' });
    const t = facing(sword, of('Bug', 450, 600, { text: 'FLIP: Draw 1 card.' }), 'set monster').attack('Sword', 'Bug');
    expect([t.names(1, 'grave'), t.happened('battle'), t.names(1, 'hand').length]).toEqual([['Bug'], 0, 5]);
  });
  it('Y14.6, Y19.5 T117: both are destroyed; the turn player is Chain Link 1', () => {
    const tomato = of('Tomato', 1400, 1100, { text: 'When this card is destroyed by battle and sent to the GY: Draw 1 card.' });
    const t = facing(tomato, { ...tomato }).attack('Tomato', 'Tomato');
    expect(t.events.filter((e) => e.kind === 'chain link').map((e) => [e.link, e.who])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
  const rush = {
    name: 'Rush',
    spell: 'Quick-Play',
    text: 'Target 1 face-up monster on the field; it gains 700 ATK until the end of this turn.',
  } as const;
  const typhoon = { name: 'Typhoon', spell: 'Quick-Play', text: 'Target 1 Spell/Trap on the field; destroy it.' } as const;
  it('Y14.10 T111: changes of ATK before damage calculation, nothing else', () => {
    const t = facing(of('Lion', 1500), of('Goat', 1800), 'normal summon', [rush, typhoon, typhoon]).pick('set spell/trap Typhoon').pass();
    t.attack('Lion', 'Goat');
    const seen: string[][] = [];
    while (t.kind === 'chain' && t.happened('damage step') === 0) t.pick('pass');
    while (t.kind === 'chain') {
      seen.push(t.offered);
      t.pick('pass');
    }
    expect(seen).toEqual([
      ['Rush', 'pass'],
      ['Rush', 'pass'],
    ]);
  });
  it('Y14.3: its bonus counts', () => {
    const t = facing(of('Lion', 1500), of('Goat', 1800), 'normal summon', [rush]).attack('Lion', 'Goat').pick('Rush').pick('Lion').pass();
    expect([t.lp(1), t.names(1, 'grave')]).toEqual([7600, ['Goat']]);
  });
  it('Y14.6: "destroys a monster by battle" triggers at the end', () => {
    const t = facing(
      of('Lion', 1800, 0, {
        text: "When this card destroys an opponent's monster by battle and sends it to the GY: Inflict 500 damage to your opponent.",
      }),
      of('Goat', 1500),
    ).attack('Lion', 'Goat');
    expect(t.lp(1)).toBe(7200);
  });
  it('Y14.5: battle damage triggers', () => {
    const t = new Table([of('Imp', 1300, 0, { text: 'When this card inflicts battle damage to your opponent: Draw 1 card.' })])
      .pick('normal summon Imp')
      .to(1)
      .to(0);
    const before = t.names(0, 'hand').length;
    expect(t.attack('Imp').names(0, 'hand')).toHaveLength(before + 1);
  });
});
