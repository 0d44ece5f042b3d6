import { describe, expect, it } from 'vitest';
import { characteristics, objectView } from '../../src/index.js';
import { anotherGame, define, game, table } from '../kit.js';

define(
  {
    name: 'Bend',
    type: 'Instant',
    cost: '{0}',
    text: 'Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another. (This effect lasts indefinitely.)',
  },
  {
    name: 'Spray',
    type: 'Instant',
    cost: '{0}',
    text: 'Change the text of target spell or permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.',
  },
  {
    name: 'Evolve',
    type: 'Instant',
    cost: '{0}',
    text: "Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall. (This effect lasts indefinitely.)",
  },
  {
    name: 'Bloodline',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Gain control of target creature. Change the text of that creature by replacing all instances of one creature type with Vampire.',
  },
  { name: 'Black Knight', type: 'Creature — Human Knight', cost: '{B}{B}', pt: '2/2', text: 'First strike\nProtection from white' },
  { name: 'Green Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Red Imp', type: 'Creature — Imp', cost: '{R}', pt: '1/1' },
  { name: 'Swamp Cat', type: 'Creature — Cat', cost: '{1}{G}', pt: '2/1', text: 'Swampwalk' },
  { name: 'Elf Lord', type: 'Creature — Elf', cost: '{2}{G}', pt: '2/2', text: 'Other Elf creatures get +1/+1 and have forestwalk.' },
  { name: 'Plain Elf', type: 'Creature — Elf', cost: '{G}', pt: '1/1' },
  { name: 'Plain Goblin', type: 'Creature — Goblin', cost: '{R}', pt: '1/1' },
  { name: 'Sorrow', type: 'Instant', cost: '{0}', text: 'Destroy target nonblack creature.' },
  { name: 'White Shot', type: 'Instant', cost: '{0}', text: 'Destroy target white creature.' },
  { name: 'White Bear', type: 'Creature — Bear', cost: '{1}{W}', pt: '2/2' },
  { name: 'Crusade', type: 'Enchantment', cost: '{W}{W}', text: 'White creatures get +1/+1.' },
  { name: 'Guard Maker', type: 'Creature — Human', cost: '{3}', pt: '1/1', text: '{T}: Create a 1/1 white Soldier creature token.' },
  { name: 'Bane', type: 'Enchantment', cost: '{B}', text: 'Whenever a white creature enters, its controller loses 1 life.' },
  {
    name: 'Blue Clone',
    type: 'Creature — Shapeshifter',
    cost: '{U}',
    pt: '0/0',
    text: 'You may have this creature enter as a copy of any creature on the battlefield.',
  },
  { name: 'Shield', type: 'Instant', cost: '{0}', text: 'Target creature gains protection from black until end of turn.' },
  { name: 'Woods', type: 'Basic Land — Forest' },
  { name: 'Marsh', type: 'Basic Land — Swamp' },
  { name: 'Isle', type: 'Basic Land — Island' },
  { name: 'Drain Green', type: 'Creature — Imp', cost: '{B}', pt: '1/1', text: '{B}: This creature gets +1/+0 until end of turn.' },
);

/** Chooses these words, in order, wherever a word is asked for. */
const words = (t: ReturnType<typeof table>, ...list: string[]) => {
  const rest = list.slice();
  return t.when('option', (d) => {
    const options = (d.ask as unknown as { options: { word?: string }[] }).options;
    const i = options.findIndex((o) => o.word === rest[0]);
    if (i < 0) return undefined;
    rest.shift();
    return { pick: [i] };
  });
};
const bend = (t: ReturnType<typeof table>, spell: string, target: string, from: string, to: string) =>
  words(t, from, to)
    .cast('A', spell, { targets: [target] })
    .resolve();

describe('612 Text-changing effects', () => {
  it('612.1 a colour word in the text box: protection from another colour', () => {
    const t = table({ A: { hand: ['Bend', 'White Shot', 'Sorrow'], battlefield: ['Black Knight'] } });
    bend(t, 'Bend', 'Black Knight', 'W', 'R');
    const c = characteristics(t.state, t.perm('Black Knight').id);
    expect(c.colors).toBe(4); // still black: colour is not text
    const protection = c.abilities
      .map((a) => t.state._pool.text?.ability(a)?.ability ?? null)
      .find((a) => a?.kind === 'keyword' && a.keyword === 'protection');
    expect(protection).toMatchObject({ filter: { is: 'color', color: 'R' } });
  });

  it('612.2 only words used as what they are: neither mana symbols nor what was chosen', () => {
    const t = table({ A: { hand: ['Bend'], battlefield: ['Drain Green', 'Woods'] } });
    const before = characteristics(t.state, t.perm('Drain Green').id).abilities;
    bend(t, 'Bend', 'Drain Green', 'B', 'G');
    expect(characteristics(t.state, t.perm('Drain Green').id).abilities).toEqual(before);
    expect(t.can('A')).not.toContain('activate Drain Green');
  });

  it('612.1, 702.14 a land type word of landwalk', () => {
    const t = table({ A: { hand: ['Bend'], battlefield: ['Swamp Cat'] }, B: { battlefield: ['Woods', 'Green Bear'] } });
    bend(t, 'Bend', 'Swamp Cat', 'Swamp', 'Forest');
    t.attack('Swamp Cat').to('postcombatMain');
    expect(t.life('B')).toBe(18); // could not be blocked: B was not even asked
    expect(t.happened('block')).toEqual([]);
  });

  it('612.1, 305.6 the type line of a land: it has the mana ability of its new type', () => {
    const t = table({ A: { hand: ['Bend'], battlefield: ['Woods'] } });
    bend(t, 'Bend', 'Woods', 'Forest', 'Island');
    expect(t.perm('Woods').subtypes).toEqual(['Island']);
    t.mana('A', 'Woods');
    expect(t.state.players.rows[0].pool.map((u) => u.type)).toEqual(['U']);
  });

  it('612.1 a static ability then affects others', () => {
    const t = table({ A: { hand: ['Bend', 'Bend'], battlefield: ['Crusade', 'White Bear', 'Green Bear'] } });
    expect([t.pt('White Bear'), t.pt('Green Bear')]).toEqual(['3/3', '2/2']);
    bend(t, 'Bend', 'Crusade', 'W', 'G');
    expect([t.pt('White Bear'), t.pt('Green Bear')]).toEqual(['2/2', '3/3']);
    bend(t, 'Bend', 'Crusade', 'G', 'W');
    expect([t.pt('White Bear'), t.pt('Green Bear')]).toEqual(['3/3', '2/2']);
  });

  it('611.2a until end of turn, the text is what it was again after it', () => {
    const t = table({ A: { hand: ['Spray'], battlefield: ['Crusade', 'White Bear', 'Green Bear'] } });
    bend(t, 'Spray', 'Crusade', 'W', 'G');
    expect([t.pt('White Bear'), t.pt('Green Bear')]).toEqual(['2/2', '3/3']);
    t.to('upkeep', 2);
    expect([t.pt('White Bear'), t.pt('Green Bear')]).toEqual(['3/3', '2/2']);
  });

  it('612.1 a triggered ability triggers on what its text says now', () => {
    const t = table({ A: { hand: ['Bend', 'Green Bear', 'White Bear'], battlefield: ['Bane', '4 Woods'] } });
    bend(t, 'Bend', 'Bane', 'W', 'G');
    t.cast('A', 'Green Bear').resolveAll();
    expect(t.life('A')).toBe(19);
  });

  it('608.2b a spell whose text is changed: its target may become illegal', () => {
    const t = table({ A: { hand: ['Spray'], battlefield: ['Red Imp'] }, B: { hand: ['Sorrow'] } });
    t.pass();
    t.cast('B', 'Sorrow', { targets: ['Red Imp'] });
    words(t, 'B', 'R').pass();
    t.cast('A', 'Spray', { targets: ['Sorrow'] }).resolve();
    t.resolve();
    expect(t.names('battlefield', 'A')).toContain('Red Imp'); // "nonred creature"
    expect(t.happened('doesNotResolve').length).toBe(1);
  });

  it('612.1 a creature type, in the type line and in the text', () => {
    const t = table({ A: { hand: ['Evolve'], battlefield: ['Elf Lord', 'Plain Elf', 'Plain Goblin'] } });
    expect([t.pt('Plain Elf'), t.pt('Plain Goblin')]).toEqual(['2/2', '1/1']);
    bend(t, 'Evolve', 'Elf Lord', 'Elf', 'Goblin');
    expect(t.perm('Elf Lord').subtypes).toEqual(['Goblin']);
    expect([t.pt('Plain Elf'), t.pt('Plain Goblin')]).toEqual(['1/1', '2/2']);
    expect(objectView(t.state, t.perm('Plain Goblin').id).name).toBe('Plain Goblin');
  });

  it('612.1 "the new creature type can\'t be Wall", and a word becomes a different one', () => {
    const t = table({ A: { hand: ['Evolve'], battlefield: ['Plain Elf'] } });
    const offered: string[][] = [];
    t.when('option', (d) => {
      const list = (d.ask as unknown as { options: { word: string }[] }).options.map((o) => o.word);
      offered.push(list);
      return { pick: [Math.max(0, list.indexOf('Elf'))] };
    });
    t.cast('A', 'Evolve', { targets: ['Plain Elf'] }).resolve();
    expect(offered[0]).toContain('Wall');
    expect(offered[1]).not.toContain('Wall');
    expect(offered[1]).not.toContain('Elf');
  });

  it('612.1 one word is given: the type becomes Vampire', () => {
    const t = table({ A: { hand: ['Bloodline'] }, B: { battlefield: ['Elf Lord'] } });
    words(t, 'Elf')
      .cast('A', 'Bloodline', { targets: ['Elf Lord'] })
      .resolve();
    expect(t.perm('Elf Lord')).toMatchObject({ controller: 0, subtypes: ['Vampire'] });
  });

  it('612.2a the words of a token: colour, creature type and with it the name', () => {
    const t = table({ A: { hand: ['Bend', 'Evolve'], battlefield: ['Guard Maker'] } });
    bend(t, 'Bend', 'Guard Maker', 'W', 'R');
    bend(t, 'Evolve', 'Guard Maker', 'Soldier', 'Goblin');
    t.to('precombatMain', 3).activate('A', 'Guard Maker').resolve();
    expect(t.perm('Goblin Token')).toMatchObject({ colors: ['R'], subtypes: ['Goblin'] });
  });

  it('612.3 a granted ability is not text of the object', () => {
    const t = table({ A: { hand: ['Shield', 'Bend'], battlefield: ['Green Bear'] } });
    t.cast('A', 'Shield', { targets: ['Green Bear'] }).resolve();
    bend(t, 'Bend', 'Green Bear', 'B', 'W');
    const c = characteristics(t.state, t.perm('Green Bear').id);
    expect(c.abilities.map((a) => t.state._pool.text?.original(a))).toEqual(c.abilities);
  });

  it('612.1, 707.2 a change of text is not copied', () => {
    const t = table({ A: { hand: ['Evolve', 'Blue Clone'], battlefield: ['Elf Lord', 'Isle'] } });
    bend(t, 'Evolve', 'Elf Lord', 'Elf', 'Goblin');
    t.when('choose', (d) => (d.prompt.id === 'ask.copy' ? { pick: [0] } : undefined));
    t.cast('A', 'Blue Clone').resolve();
    expect(t.perms('Elf Lord').map((o) => o.subtypes)).toEqual([['Goblin'], ['Elf']]);
  });

  it('612.1 is in a saved game as it was: changed abilities, tokens of a changed text', () => {
    const t = table({ A: { hand: ['Bend', 'Evolve'], battlefield: ['Guard Maker', 'Elf Lord', 'Plain Goblin'] } });
    bend(t, 'Bend', 'Guard Maker', 'W', 'R');
    bend(t, 'Evolve', 'Elf Lord', 'Elf', 'Goblin');
    t.to('precombatMain', 3).activate('A', 'Guard Maker');
    const cards = ['Bend', 'Evolve', 'Guard Maker', 'Elf Lord', 'Plain Goblin'];
    const setup = {
      players: ['A', 'B'].map((name) => ({ name, deck: [{ card: 'Blank', count: 20 }] })),
      place: cards.map((card) => ({ seat: 0, zone: 'hand' as const, card })),
    };
    // the same cards, in a pool made anew
    const other = anotherGame();
    const restored = other.restore(game.save(t.state), setup);
    expect(other.hash(restored)).toBe(game.hash(t.state));
    let s = restored;
    for (let n = 0; n < 2; n++) {
      const o = other.answer(s, { pick: [0] });
      if (!o.ok) throw new Error('refused');
      s = o.state;
    }
    t.resolve();
    expect(other.hash(s)).toBe(game.hash(t.state));
    const token = s.battlefield.map((id) => objectView(s, id)).find((o) => o.name === 'Soldier Token');
    expect(token?.colors).toEqual(['R']);
    expect(characteristics(anotherGame().restore(other.save(s), setup), token?.id as number).colors).toBe(8);
  });
});
