/** Special actions by which a player ignores an effect (CR 116.2d). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Warden',
    type: 'Creature — Cat',
    cost: '{1}',
    pt: '2/2',
    text: "Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn.",
  },
  {
    name: 'Seek',
    type: 'Instant',
    cost: '{0}',
    text: 'Search your library for a basic land card, put it onto the battlefield, then shuffle.',
  },
);

const two = (): ReturnType<typeof table> =>
  table({
    A: { battlefield: ['Warden'], hand: ['Seek'], library: ['Forest', 'Forest'] },
    B: { battlefield: ['Plains', 'Plains', 'Plains', 'Plains'], hand: ['Seek', 'Seek'], library: ['Swamp', 'Swamp', 'Swamp'] },
  });
const ignoring = (t: ReturnType<typeof table>, who: 'A' | 'B'): string[] => t.can(who).filter((o) => o.startsWith('ignore'));

describe('116.2d: an effect that players may pay to ignore', () => {
  it('forbids everybody to search who has not paid (101.2)', () => {
    const t = two();
    t.cast('A', 'Seek').resolve();
    expect(t.names('battlefield')).not.toContain('Forest');
  });
  it('can be ignored by any player who can pay, without the stack, and only by that player', () => {
    const t = two();
    expect(ignoring(t, 'A')).toEqual([]);
    t.pass();
    expect(ignoring(t, 'B')).toHaveLength(1);
    t.act('B', 'ignore', 'Warden');
    expect(t.names('stack')).toEqual([]);
    expect(t.happened('ignores', '116.2d')).toHaveLength(1);
    expect(ignoring(t, 'B')).toEqual([]);
    t.choose('choose', 'Swamp').cast('B', 'Seek').resolve();
    expect(t.names('battlefield')).toContain('Swamp');
  });
  it('until end of turn', () => {
    const t = two();
    t.pass();
    t.act('B', 'ignore', 'Warden');
    t.to('upkeep', 2);
    t.pass();
    expect(ignoring(t, 'B').length + ignoring(t, 'A').length).toBe(1);
  });
});
