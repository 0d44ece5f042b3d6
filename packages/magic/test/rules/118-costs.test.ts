/** CR 118: costs. */
import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, table } from '../kit.js';
import {
  ANY,
  and,
  CREATURE,
  does,
  draw,
  EACH,
  gain,
  ME,
  mana,
  permanent,
  replaces,
  rules,
  spell,
  T,
  target,
  when,
  YOU,
  YOURS,
} from './write.js';

const sacrificeOne = {
  pay: 'objects',
  verb: 'sacrifice',
  zone: 'battlefield',
  filter: and(CREATURE, YOURS),
  count: 1,
  how: 'choice',
} as const;
spell('No Cost', undefined, 'Sorcery', [], draw(3));
spell('No Cost But Other', undefined, 'Sorcery', [], draw(3), {
  kind: 'static',
  parts: [{ part: 'castingCost', how: 'alternative', cost: [{ pay: 'life', amount: 3 }], label: 'life' }],
});
permanent(
  'Green Discount',
  { cost: '{1}' },
  rules({ rule: 'costChange', of: 'spells', who: YOU, what: ANY, change: 'less', mana: '{G}', times: 1 }),
);
permanent(
  'Deep Discount',
  { cost: '{1}' },
  rules({ rule: 'costChange', of: 'spells', who: YOU, what: ANY, change: 'less', mana: '{5}', times: 1 }),
);
// Thunderscape Familiar: "Black spells and green spells you cast cost {1} less" (creature 1/1).
permanent(
  'Black Familiar',
  { cost: '{1}{R}', pt: [1, 1] },
  rules({ rule: 'costChange', of: 'spells', who: YOU, what: { is: 'color', color: 'B' }, change: 'less', mana: '{1}', times: 1 }),
);
permanent(
  'Standing Still',
  { cost: '{1}{U}' },
  when(
    { on: 'cast', who: EACH, what: ANY },
    {
      do: 'may',
      who: YOU,
      cost: [{ pay: 'self', verb: 'sacrifice' }],
      then: { do: 'draw', who: { player: 'eachOpponent' }, count: 3 },
    },
  ),
);
permanent('Altar', { cost: '{1}', types: ['Artifact'] }, does([sacrificeOne], gain(2)));
permanent('Life Lender', { cost: '{1}' }, does([{ pay: 'life', amount: 5 }], draw(1)));
permanent('Life Lock', { cost: '{1}' }, rules({ rule: 'cant', action: { act: 'loseLife', who: EACH } }));
permanent('Zero', { cost: '{1}' }, does([mana('{0}')], gain(1)));
permanent('Two Bodies', { cost: '{1}' }, does([sacrificeOne, sacrificeOne], draw(1)));
permanent(
  'Kicked Elf',
  { cost: '{G}', pt: [1, 1] },
  { kind: 'keyword', keyword: 'kicker', cost: [mana('{2}')] },
  replaces({
    replace: 'enters',
    what: ME,
    condition: { if: 'paid', label: 'kicker' },
    entering: { counters: [{ counter: '+1/+1', count: 2 }] },
  }),
);

const tapped = (t: ReturnType<typeof table>, land: string) => t.perms(land).filter((p) => p.tapped).length;

describe('118 costs', () => {
  it("118.3: without the resources a cost can't be paid, so the spell can't be cast", () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Grizzly Bears'] } });
    expect(t.can('A')).not.toContain('cast Grizzly Bears');
  });
  it("118.3: a player can't sacrifice what another controls", () => {
    const t = table({ A: { battlefield: ['Altar'] }, B: { battlefield: ['Grizzly Bears'] } });
    expect(t.can('A')).not.toContain('activate Altar');
  });
  it("118.3b, 119.4: life is paid by subtracting it; more than one has can't be paid", () => {
    const t = table({ A: { life: 9, battlefield: ['Life Lender'] } });
    t.activate('A', 'Life Lender').resolve();
    expect(t.life('A')).toBe(4);
    expect(t.can('A')).not.toContain('activate Life Lender');
  });
  it("118.3b, 119.8: while a player can't lose life, they can't pay life", () => {
    const t = table({ A: { battlefield: ['Life Lender', 'Life Lock'] } });
    expect(t.can('A')).not.toContain('activate Life Lender');
  });
  it('118.5: a cost of {0} is paid by doing nothing, but the action must be taken', () => {
    const t = table({ A: { battlefield: ['Zero'], hand: ['Memnite'] } });
    expect(t.can('A')).toEqual(['cast Memnite', 'activate Zero']);
    t.activate('A', 'Zero').resolve();
    expect(t.life('A')).toBe(21);
  });
  it("118.6: a card without a mana cost can't be cast for it", () => {
    const t = table({ A: { battlefield: ['9 Island', 'Deep Discount'], hand: ['No Cost'] } });
    expect(t.can('A')).not.toContain('cast No Cost');
  });
  it('118.6a: an alternative cost makes it castable', () => {
    const t = table({ A: { hand: ['No Cost But Other'] } });
    t.cast('A', 'No Cost But Other').resolve();
    expect([t.life('A'), t.names('hand', 'A').length]).toEqual([17, 3]);
  });
  it('118.7a: a reduction of generic mana leaves coloured mana alone', () => {
    const t = table({ A: { battlefield: ['Deep Discount', '2 Forest'], hand: ['Craw Wurm'] } });
    t.cast('A', 'Craw Wurm');
    expect(tapped(t, 'Forest')).toBe(2);
    const u = table({ A: { battlefield: ['Deep Discount', 'Forest'], hand: ['Craw Wurm'] } });
    expect(u.can('A')).not.toContain('cast Craw Wurm');
  });
  it('118.7c: a coloured reduction takes that colour, and generic mana when the cost has none of it', () => {
    const t = table({ A: { battlefield: ['Green Discount', 'Forest'], hand: ['Grizzly Bears'] } });
    t.cast('A', 'Grizzly Bears').resolve();
    expect(tapped(t, 'Forest')).toBe(1);
    // {1}{U}{U}: no green, so one generic less.
    const u = table({ A: { battlefield: ['Green Discount', '2 Island'], hand: ['Phantom Warrior'] } });
    u.cast('A', 'Phantom Warrior').resolve();
    expect(u.perms('Phantom Warrior')).toHaveLength(1);
  });
  it('118.7: a cost is never reduced below nothing', () => {
    const t = table({ A: { battlefield: ['2 Deep Discount'], hand: ['Mind Stone'] } });
    t.cast('A', 'Mind Stone').resolve();
    expect(t.perms('Mind Stone')).toHaveLength(1);
  });
  it("118.8: an additional cost must be paid: no creature, no Altar's Reap", () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ["Altar's Reap"] } });
    expect(t.can('A')).not.toContain("cast Altar's Reap");
  });
  it("118.8d: additional costs don't change the mana cost: a kicked {G} creature has mana value 1", () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Kicked Elf'] } });
    t.cast('A', 'Kicked Elf', { yes: [true] }).resolve();
    expect([t.perm('Kicked Elf').manaValue, t.pt('Kicked Elf'), tapped(t, 'Forest')]).toEqual([1, '3/3', 3]);
  });
  it('118.8b: an optional additional cost need not be paid', () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Kicked Elf'] } });
    t.cast('A', 'Kicked Elf', { yes: [false] }).resolve();
    expect([t.pt('Kicked Elf'), tapped(t, 'Forest')]).toEqual(['1/1', 1]);
  });
  it('118.9: an alternative cost is paid instead of the mana cost (Fireblast: sacrifice two Mountains)', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Fireblast'] } });
    t.cast('A', 'Fireblast', { targets: ['@B'], way: 'alternative' }).resolve();
    expect([t.life('B'), t.perms('Mountain').length]).toEqual([16, 0]);
  });
  it("118.9c: an alternative cost doesn't change the mana cost or mana value", () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Fireblast'] } });
    t.cast('A', 'Fireblast', { targets: ['@B'], way: 'alternative' });
    expect(objectView(t.state, t.state.stack[0])).toMatchObject({ manaCost: '{4}{R}{R}', manaValue: 6 });
  });
  it('118.9d: increases apply to an alternative cost too (Thalia and Force of Will)', () => {
    const t = table({
      A: { hand: ['Force of Will', 'Brainstorm'] },
      B: { battlefield: ['Thalia, Guardian of Thraben', '3 Plains'], hand: ['Youthful Knight'] },
    }).to('precombatMain', 2);
    t.cast('B', 'Youthful Knight');
    expect(t.can('A')).not.toContain('cast Force of Will');
    const u = table({
      A: { battlefield: ['Island'], hand: ['Force of Will', 'Brainstorm'] },
      B: { battlefield: ['Thalia, Guardian of Thraben', '3 Plains'], hand: ['Youthful Knight'] },
    }).to('precombatMain', 2);
    u.cast('B', 'Youthful Knight')
      .cast('A', 'Force of Will', { targets: ['Youthful Knight'], way: 'alternative', pay: ['Brainstorm'] })
      .resolve();
    expect([u.life('A'), tapped(u, 'Island'), u.names('graveyard', 'B'), u.names('exile')]).toEqual([
      19,
      1,
      ['Youthful Knight'],
      ['Brainstorm'],
    ]);
  });
  it('118.10: each payment counts for one cost: "sacrifice a creature" twice needs two creatures', () => {
    const t = table({ A: { battlefield: ['Two Bodies', 'Grizzly Bears'] } });
    expect(t.can('A')).not.toContain('activate Two Bodies');
    const u = table({ A: { battlefield: ['Two Bodies', '2 Grizzly Bears'] } });
    u.activate('A', 'Two Bodies').resolve();
    expect(u.names('graveyard', 'A')).toHaveLength(2);
  });
  it('118.11: a cost counts as paid when a replacement effect changed what happened (sacrifice under Rest in Peace)', () => {
    const t = table({ A: { battlefield: ['Altar', 'Grizzly Bears', 'Rest in Peace'] } });
    t.activate('A', 'Altar').resolve();
    expect([t.names('exile'), t.life('A')]).toEqual([['Grizzly Bears'], 22]);
  });
  it("118.12: a cost that can't be paid on resolution isn't: Standstill exiled in response draws nobody a card (its example)", () => {
    const t = table({
      A: { battlefield: ['Standing Still', 'Exiler'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    t.cast('B', 'Shock', { targets: ['@A'] });
    expect(t.names('stack')).toEqual(['Shock', 'Standing Still']);
    t.activate('A', 'Exiler', { targets: ['Standing Still'] });
    t.when('may', { yes: true }).resolveAll();
    expect(t.names('hand', 'B')).toEqual([]);
    expect(t.names('exile')).toEqual(['Standing Still']);
  });
  it('118.12a: "unless its controller pays": who can pay may decline', () => {
    const t = table({ A: { battlefield: ['5 Forest'], hand: ['Grizzly Bears'] }, B: { battlefield: ['2 Island'], hand: ['Mana Leak'] } });
    t.cast('A', 'Grizzly Bears').cast('B', 'Mana Leak', { targets: ['Grizzly Bears'] });
    t.when('may', { yes: false }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Grizzly Bears']);
    expect(tapped(t, 'Forest')).toBe(2);
  });
});
permanent(
  'Exiler',
  { types: ['Artifact'] },
  does([mana('{0}')], { do: 'move', what: T(), to: 'exile' }, [target({ is: 'type', type: 'Enchantment' })]),
);

describe('601.2f the total cost', () => {
  it("601.2f: Altar's Reap sacrificing the Familiar that makes it cheaper costs {B}: the total is locked in before payment (601.2h, its example)", () => {
    const t = table({ A: { battlefield: ['Swamp', 'Black Familiar'], hand: ["Altar's Reap"] } });
    t.cast('A', "Altar's Reap", { pay: ['Black Familiar'] }).resolve();
    expect(t.names('hand', 'A')).toHaveLength(2);
  });
  it('601.2b, 601.2f: a spell that costs less if an additional cost is paid can be cast for that alone, and nothing is asked then', () => {
    define({
      name: 'Cheaper With Evidence',
      type: 'Sorcery',
      cost: '{3}{G}',
      text: 'Kicker—Sacrifice a creature.\nThis spell costs {2} less to cast if it was kicked.\nDraw a card.',
    });
    const make = (forests: number, creatures: string[]) =>
      table({ A: { battlefield: [`${forests} Forest`, ...creatures], hand: ['Cheaper With Evidence'] } });
    expect(make(2, []).can('A')).not.toContain('cast Cheaper With Evidence');
    expect(make(1, ['Grizzly Bears']).can('A')).not.toContain('cast Cheaper With Evidence');
    const t = make(2, ['Grizzly Bears']);
    expect(t.can('A')).toContain('cast Cheaper With Evidence');
    t.cast('A', 'Cheaper With Evidence');
    expect(t.names('graveyard', 'A')).toEqual(['Grizzly Bears']);
    expect(t.names('stack')).toEqual(['Cheaper With Evidence']);
    // with enough mana it is a choice
    const rich = make(4, ['Grizzly Bears']);
    rich.when('may', { yes: false }).cast('A', 'Cheaper With Evidence');
    expect(rich.perms('Grizzly Bears')).toHaveLength(1);
    expect(tapped(rich, 'Forest')).toBe(4);
  });
  it('601.2f: increases come before reductions', () => {
    // {1} + {1} (Sphere of Resistance) - {5}: nothing is left, in whatever order the permanents came.
    const t = table({ A: { battlefield: ['Deep Discount', 'Sphere of Resistance'], hand: ['Bonesplitter'] } });
    t.cast('A', 'Bonesplitter').resolve();
    expect(t.perms('Bonesplitter')).toHaveLength(1);
  });
  it('601.2f: Thalia taxes noncreature spells only', () => {
    const t = table({
      A: { battlefield: ['Plains', 'Mountain', 'Thalia, Guardian of Thraben'], hand: ['Memnite', 'Shock', 'Lightning Strike'] },
    });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Memnite', 'cast Shock']);
  });
});

describe('118.3 Mana abilities with mana costs', () => {
  it("602.2b: the {T} of a mana ability's own cost doesn't pay the mana part of that cost, used by hand", () => {
    define({ name: 'Filter Land', type: 'Land', text: '{T}: Add {C}.\n{1}, {T}: Add one mana of any color.' });
    const t = table({ A: { battlefield: ['Filter Land', 'Mountain'], hand: ['Lightning Bolt'] } });
    const asked: string[][] = [];
    t.when('pay', (d) => {
      if (d.ask.form !== 'pick') return undefined;
      const options = d.ask.options as readonly { pay: string; source?: number; output?: number; type?: string | null }[];
      asked.push(options.flatMap((o) => (o.pay === 'use' ? [objectView(t.state, o.source ?? 0).name] : [])));
      const red = options.findIndex((o) => o.type === 'R' && asked.length === 1);
      return { pick: [Math.max(0, red)] };
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    expect(new Set(asked[0])).toEqual(new Set(['Filter Land', 'Mountain']));
    expect(new Set(asked[1])).toEqual(new Set(['Mountain']));
    expect(t.names('stack')).toEqual(['Lightning Bolt']);
  });
});
