import { describe, expect, it } from 'vitest';
import { characteristics, live, objectView } from '../../src/index.js';
import { defineFaces, game, nameOf, table } from '../kit.js';

defineFaces(
  'split',
  { name: 'Fire', cost: '{1}{R}', type: 'Instant', text: 'Fire deals 2 damage divided as you choose among one or two targets.' },
  { name: 'Ice', cost: '{1}{U}', type: 'Instant', text: 'Tap target permanent.\nDraw a card.' },
);
defineFaces(
  'split',
  { name: 'Turn', cost: '{2}{U}', type: 'Instant', text: 'Draw a card.\nFuse' },
  { name: 'Burn', cost: '{1}{R}', type: 'Instant', text: 'Burn deals 2 damage to any target.\nFuse' },
);
defineFaces(
  'aftermath',
  { name: 'Cut', cost: '{1}{R}', type: 'Sorcery', text: 'Cut deals 4 damage to target creature.' },
  { name: 'Ribbons', cost: '{X}{B}{B}', type: 'Sorcery', text: 'Aftermath\nEach opponent loses X life.' },
);

const SPLIT = 'Fire // Ice';
const FUSED = 'Turn // Burn';
const AFTER = 'Cut // Ribbons';

describe('CR 709: split cards', () => {
  it('709.3a-b: one half is cast, and only that half is evaluated and exists on the stack', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: [SPLIT] }, B: { battlefield: ['Grizzly Bears'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([`cast ${SPLIT}`]); // no blue mana for the other half
    t.cast('A', SPLIT, { way: 'normal', targets: ['Grizzly Bears'], divide: [2] });
    const spell = characteristics(t.state, t.state.stack[0]);
    expect(spell.name).toBe('Fire');
    expect(spell.manaCost).toBe('{1}{R}');
    expect(spell.manaValue).toBe(2);
    t.resolve();
    expect(t.names('battlefield')).not.toContain('Grizzly Bears');
    expect(t.names('graveyard')).toEqual([SPLIT]); // 709.4: combined again
  });

  it('709.3: the right half can be chosen', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: [SPLIT] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', SPLIT, { way: 'normal@1', targets: ['Grizzly Bears'] }).resolve();
    expect(t.perm('Grizzly Bears').tapped).toBe(true);
    expect(t.names('hand')).toEqual(['Blank']);
  });

  it('709.4a-c, 202.3d: off the stack it has both names, the combined mana cost, colours and types', () => {
    const t = table({ A: { hand: [SPLIT] } });
    const id = t.state.players.rows[0].hand[0];
    const v = objectView(t.state, id);
    expect(v.name).toBe(SPLIT);
    expect(v.manaCost).toBe('{1}{R}{1}{U}');
    expect(v.manaValue).toBe(4);
    expect(v.colors).toEqual(['U', 'R']);
    expect(v.types).toEqual(['Instant']);
  });

  it('702.102a-d: fuse casts both halves from the hand for both costs; the left half is followed first', () => {
    const t = table({ A: { battlefield: ['3 Island', '2 Mountain'], hand: [FUSED] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', FUSED, { way: 'fuse', targets: ['Grizzly Bears'] });
    const spell = characteristics(t.state, t.state.stack[0]);
    expect([spell.name, spell.manaValue]).toEqual([FUSED, 5]);
    expect(t.perms('Island').every((p) => p.tapped) && t.perms('Mountain').every((p) => p.tapped)).toBe(true);
    t.resolve();
    expect(t.names('hand')).toEqual(['Blank']);
    expect(t.names('battlefield')).not.toContain('Grizzly Bears');
    expect(t.happened('draw').at(-1)?.id).toBeLessThan(t.happened('damage').at(-1)?.id ?? 0);
  });

  it('702.102a: fuse needs both costs, and one half may still be cast alone', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: [FUSED] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([`cast ${FUSED}`]);
    t.cast('A', FUSED, { way: 'normal@1', targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(18);
  });

  it('608.2b: a fused spell one of whose halves has only illegal targets follows the rest', () => {
    const t = table({
      A: { battlefield: ['3 Island', '2 Mountain'], hand: [FUSED] },
      B: { battlefield: ['Grizzly Bears', '1 Mountain'], hand: ['Lightning Bolt'] },
    });
    t.cast('A', FUSED, { way: 'fuse', targets: ['Grizzly Bears'] });
    t.cast('B', 'Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve();
    t.resolve();
    // its only target is illegal: the whole spell doesn't resolve
    expect(t.names('hand')).toEqual([]);
  });

  it('702.127a: a half with aftermath can be cast only from the graveyard, and is exiled then', () => {
    const t = table({ A: { battlefield: ['4 Swamp', '2 Mountain'], hand: [AFTER] }, B: { battlefield: ['Grizzly Bears'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([`cast ${AFTER}`]);
    t.cast('A', AFTER, { targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('graveyard')).toEqual([AFTER]);
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([`cast ${AFTER}`]);
    t.cast('A', AFTER, { x: 2 }).resolve();
    expect(t.life('B')).toBe(18);
    expect(t.names('exile')).toEqual([AFTER]);
  });

  it('709.4: the name of either half is a name of the card for those who look at the graveyard; logs name the half', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: [SPLIT] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', SPLIT, { way: 'normal@1', targets: ['Grizzly Bears'] });
    expect(nameOf(t.state, t.state.stack[0])).toBe('Ice');
    expect(live(t.state, t.state.stack[0])?.face).toBe(1);
    expect(game.view(t.state, 1).stack[0].source?.name).toBe('Ice');
  });
});
