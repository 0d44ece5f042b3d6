import { describe, expect, it } from 'vitest';
import { characteristics, objectView } from '../../src/index.js';
import { define, defineFaces, table } from '../kit.js';

const ROOM = 'Enchantment — Room';

defineFaces(
  'split',
  {
    name: 'Bottomless Pool',
    cost: '{U}',
    type: ROOM,
    text: "When you unlock this door, return up to one target creature to its owner's hand.",
  },
  {
    name: 'Locker Room',
    cost: '{4}{U}',
    type: ROOM,
    text: 'Whenever one or more creatures you control deal combat damage to a player, draw a card.',
  },
);
defineFaces(
  'split',
  {
    name: 'Meat Locker',
    cost: '{2}{U}',
    type: ROOM,
    text: 'When you unlock this door, tap up to one target creature and put two stun counters on it.',
  },
  { name: 'Drowned Diner', cost: '{3}{U}{U}', type: ROOM, text: 'When you unlock this door, draw three cards, then discard a card.' },
);
defineFaces(
  'split',
  {
    name: 'Roaring Furnace',
    cost: '{1}{R}',
    type: ROOM,
    text: 'When you unlock this door, this Room deals damage equal to the number of cards in your hand to target creature an opponent controls.',
  },
  {
    name: 'Steaming Sauna',
    cost: '{3}{U}{U}',
    type: ROOM,
    text: 'You have no maximum hand size.\nAt the beginning of your end step, draw a card.',
  },
);
define(
  {
    name: 'Erratic Apparition',
    cost: '{2}{U}',
    type: 'Creature — Spirit',
    pt: '1/3',
    text: 'Flying, vigilance\nEerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, this creature gets +1/+1 until end of turn.',
  },
  {
    name: 'Marina',
    cost: '{W}{U}{B}{R}{G}',
    type: 'Creature — Human Warlock',
    pt: '3/5',
    text: '{T}: Lock or unlock a door of target Room you control. Activate only as a sorcery.',
  },
  {
    name: 'Keybearer',
    cost: '{3}{U}',
    type: 'Creature — Spirit',
    pt: '3/3',
    text: 'Flying\nWhenever this creature deals combat damage to a player, unlock a locked door of up to one target Room you control.',
  },
  {
    name: 'Soulrager',
    cost: '{2}{R}',
    type: 'Creature — Spirit',
    pt: '1/4',
    text: 'This creature gets +3/+0 as long as there are two or more unlocked doors among Rooms you control.',
  },
  { name: 'Doorkeeper', cost: '{2}', type: 'Creature — Human', pt: '1/1', text: 'Whenever you unlock a door, you gain 1 life.' },
  {
    name: 'Mirror Clone',
    cost: '{2}{U}',
    type: 'Enchantment',
    text: 'You may have this enchantment enter as a copy of any enchantment on the battlefield.',
  },
  { name: 'Twin Spell', cost: '{U}', type: 'Instant', text: "Create a token that's a copy of target permanent you control." },
  {
    name: 'Blink',
    cost: '{U}',
    type: 'Instant',
    text: 'Exile target permanent you control, then return that card to the battlefield under its owner’s control.'.replace('’', "'"),
  },
  { name: 'Blank Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Isle', type: 'Basic Land — Island' },
  { name: 'Hill', type: 'Basic Land — Mountain' },
  {
    name: 'Reanimate Things',
    cost: '{U}',
    type: 'Sorcery',
    text: 'Return target enchantment card from your graveyard to the battlefield.',
  },
);

const POOL = 'Bottomless Pool // Locker Room';
const DINER = 'Meat Locker // Drowned Diner';

/** The Room of this card on the battlefield. */
const room = (t: ReturnType<typeof table>, card = POOL, n = 0) => {
  const found = t.state.battlefield.map((id) => objectView(t.state, id)).filter((o) => o.card === card);
  if (!found[n]) throw new Error(`no ${card}`);
  return found[n];
};
const open = (t: ReturnType<typeof table>, card = POOL, n = 0) => room(t, card, n).doors.map((d) => d.unlocked);

/** Unlocks a door as a special action. */
const unlock = (t: ReturnType<typeof table>, half: 0 | 1, card = POOL) => {
  const { id } = room(t, card);
  const options = (t.decision.ask as unknown as { options: { act: string; object?: number; face?: number }[] }).options;
  const i = options.findIndex((o) => o.act === 'unlock' && o.object === id && o.face === half);
  if (i < 0) throw new Error(`can't unlock half ${half}: ${JSON.stringify(options)}`);
  t.answer({ pick: [i] });
  while (t.state.pending?.kind === 'pay') t.answer({ pick: [0] });
  return t;
};
const canUnlock = (t: ReturnType<typeof table>, half: 0 | 1, card = POOL) => {
  const { id } = room(t, card);
  const options = (t.decision.ask as unknown as { options: { act: string; object?: number; face?: number }[] }).options;
  return options.some((o) => o.act === 'unlock' && o.object === id && o.face === half);
};

describe('709.5 Rooms', () => {
  it('709.5a, 709.3b a half on the stack has only its own name, cost and text, and the shared type line', () => {
    const t = table({ A: { hand: [POOL], battlefield: ['5 Isle'] } });
    t.act('A', 'cast', POOL, { way: 'normal@1' });
    const spell = objectView(t.state, t.state.stack[0]);
    expect(spell).toMatchObject({ name: 'Locker Room', manaValue: 5, types: ['Enchantment'], subtypes: ['Room'] });
  });

  it('709.4, 709.5 in other zones the characteristics of both halves are combined', () => {
    const t = table({ A: { hand: [POOL] } });
    const id = t.state.players.rows[0].hand.find((x) => characteristics(t.state, x).name.includes('Pool')) as number;
    expect(characteristics(t.state, id)).toMatchObject({ name: POOL, manaValue: 6, manaCost: '{U}{4}{U}' });
  });

  it('709.5d, 709.5h the half that was cast is unlocked as the Room enters, and "when you unlock this door" triggers', () => {
    const t = table({ A: { hand: [POOL], battlefield: ['Isle', 'Blank Bear'] } });
    t.cast('A', POOL, { way: 'normal' }).resolve();
    expect(open(t)).toEqual([true, false]);
    expect(t.state.stack.length).toBe(1);
    expect(room(t)).toMatchObject({ name: 'Bottomless Pool', manaValue: 1, manaCost: '{U}' });
  });

  it('709.5h the ability of the other door does not trigger', () => {
    const t = table({ A: { hand: [POOL], battlefield: ['5 Isle', 'Blank Bear'] } });
    t.cast('A', POOL, { way: 'normal@1' }).resolve();
    expect(open(t)).toEqual([false, true]);
    expect(t.state.stack).toEqual([]);
    expect(room(t)).toMatchObject({ name: 'Locker Room', manaValue: 5 });
  });

  it('709.5d put onto the battlefield otherwise it has neither designation: no name, no cost, no text', () => {
    const t = table({ A: { hand: ['Reanimate Things'], graveyard: [POOL], battlefield: ['Isle', 'Blank Bear'] } });
    t.cast('A', 'Reanimate Things', { targets: [POOL] }).resolve();
    expect(open(t)).toEqual([false, false]);
    expect(t.state.stack).toEqual([]);
    expect(room(t)).toMatchObject({ name: '', manaValue: 0, manaCost: '', colors: [], types: ['Enchantment'], subtypes: ['Room'] });
    expect(characteristics(t.state, room(t).id).abilities).toEqual([]);
  });

  it('709.5e, 116.2m a locked half is unlocked for its mana cost: a special action, which uses no stack', () => {
    const t = table({ A: { battlefield: [POOL, 'Isle', 'Blank Bear'] } });
    expect(canUnlock(t, 0)).toBe(true);
    expect(canUnlock(t, 1)).toBe(false); // {4}{U} is too much
    t.choose('targets', 'Blank Bear');
    unlock(t, 0).can('A');
    expect(open(t)).toEqual([true, false]);
    expect(t.state.stack.length).toBe(1); // only what triggered
    t.resolve();
    expect(t.names('hand', 'A')).toContain('Blank Bear');
    expect(canUnlock(t, 0)).toBe(false);
  });

  it('709.5e only in a main phase of the turn of its controller, with the stack empty', () => {
    const t = table({ A: { battlefield: [POOL, '2 Isle'], hand: ['Twin Spell'] }, B: { battlefield: [DINER, '5 Isle'] } });
    expect(canUnlock(t, 0)).toBe(true);
    expect(canUnlock(t, 0, DINER)).toBe(false);
    t.cast('A', 'Twin Spell', { targets: ['Isle'] });
    expect(canUnlock(t, 0)).toBe(false);
    t.resolve();
    t.to('end', 1);
    expect(canUnlock(t, 0)).toBe(false);
  });

  it('709.5 with both halves unlocked it has both names, both costs and all text', () => {
    const t = table({ A: { hand: [POOL], battlefield: ['6 Isle'] } });
    t.cast('A', POOL, { way: 'normal' }).resolveAll();
    unlock(t, 1);
    expect(open(t)).toEqual([true, true]);
    expect(room(t)).toMatchObject({ name: POOL, manaValue: 6 });
    expect(characteristics(t.state, room(t).id).abilities.length).toBe(2);
  });

  it('709.5i a Room is fully unlocked as it gets the second designation, and not as it enters with one', () => {
    const t = table({ A: { hand: [POOL], battlefield: ['6 Isle', 'Erratic Apparition'] } });
    t.cast('A', POOL, { way: 'normal' }).resolveAll();
    expect(t.pt('Erratic Apparition')).toBe('2/4'); // an enchantment entered
    unlock(t, 1);
    expect(t.state.stack.length).toBe(1);
    t.resolveAll();
    expect(t.pt('Erratic Apparition')).toBe('3/5');
  });

  it('709.5f-g an effect locks or unlocks a door that can be changed so', () => {
    const t = table({ A: { battlefield: [DINER, 'Marina'], library: ['Isle', 'Isle', 'Isle', 'Isle'] } });
    t.when('option', (d) => {
      const options = (d.ask as unknown as { options: { door: number }[] }).options;
      return { pick: [options.findIndex((o) => o.door === 1)] };
    });
    const targetRoom = () => t.when('targets', { pick: [0] });
    targetRoom();
    t.activate('A', 'Marina').resolveAll();
    expect(open(t, DINER)).toEqual([false, true]);
    expect(t.names('hand', 'A').filter((n) => n === 'Isle').length).toBe(2); // drew three, discarded one
    t.to('precombatMain', 3).activate('A', 'Marina').resolveAll();
    expect(open(t, DINER)).toEqual([false, false]);
    expect(t.happened('lock').length).toBe(1);
  });

  it('709.5f a permanent with no locked door: nothing is unlocked', () => {
    const t = table({ A: { battlefield: ['Keybearer', POOL, '6 Isle', 'Doorkeeper'] } });
    unlock(t, 0).resolveAll();
    unlock(t, 1).resolveAll();
    expect(t.life('A')).toBe(22);
    t.when('targets', { pick: [0] });
    t.attack('Keybearer').to('postcombatMain');
    expect(t.life('A')).toBe(22);
    expect(t.life('B')).toBe(17);
  });

  it('709.5f unlocked by an effect', () => {
    const t = table({ A: { battlefield: ['Keybearer', POOL] } });
    t.when('targets', { pick: [0] }).when('option', { pick: [1] });
    t.attack('Keybearer').to('postcombatMain');
    expect(open(t)).toEqual([false, true]);
  });

  it('709.5j doors are counted where they are unlocked', () => {
    const t = table({ A: { battlefield: ['Soulrager', POOL, DINER, '4 Isle'] } });
    expect(t.pt('Soulrager')).toBe('1/4');
    unlock(t, 0).resolveAll();
    expect(t.pt('Soulrager')).toBe('1/4');
    unlock(t, 0, DINER).resolveAll();
    expect(t.pt('Soulrager')).toBe('4/4');
  });

  it('709.5, 707.2 a copy has both halves, and none of them unlocked', () => {
    const t = table({ A: { hand: ['Mirror Clone', 'Twin Spell'], battlefield: [POOL, '8 Isle', 'Blank Bear'] } });
    unlock(t, 0).resolveAll();
    t.when('choose', (d) => (d.prompt.id === 'ask.copy' ? { pick: [0] } : undefined));
    t.cast('A', 'Mirror Clone');
    t.resolveAll();
    const clones = t.state.battlefield.map((id) => objectView(t.state, id)).filter((o) => o.subtypes.includes('Room'));
    expect(clones.map((o) => o.doors.map((d) => d.unlocked))).toEqual([
      [true, false],
      [false, false],
    ]);
    const clone = clones[1];
    expect(clone).toMatchObject({ name: '', manaValue: 0 });
    const options = (t.decision.ask as unknown as { options: { act: string; object?: number; face?: number }[] }).options;
    const i = options.findIndex((o) => o.act === 'unlock' && o.object === clone.id && o.face === 0);
    t.answer({ pick: [i] });
    t.can('A');
    expect(objectView(t.state, clone.id)).toMatchObject({ name: 'Bottomless Pool', manaValue: 1 });
    expect(t.state.stack.length).toBe(1); // the copied ability is that of the copied left half
  });

  it('709.5d a Room that leaves and comes back is locked again', () => {
    const t = table({ A: { hand: ['Blink'], battlefield: [POOL, '2 Isle'] } });
    unlock(t, 0).resolveAll();
    t.cast('A', 'Blink', { targets: ['Bottomless Pool'] }).resolve();
    expect(open(t)).toEqual([false, false]);
  });

  it('709.5h "this Room" in the text of a half is the permanent', () => {
    const t = table({
      A: { hand: ['Roaring Furnace // Steaming Sauna', 'Isle'], battlefield: ['2 Hill'] },
      B: { battlefield: ['Blank Bear'] },
    });
    t.cast('A', 'Roaring Furnace // Steaming Sauna', { way: 'normal' });
    t.resolveAll();
    expect(t.happened('damage').map((e) => e.amount)).toEqual([t.names('hand', 'A').length]);
  });
});
