import { Account, describeEvent, type EventView } from '@apnap/magic';
import { describe, expect, it } from 'vitest';

const bolt = { id: 11, name: 'Lightning Bolt', zhName: '闪电击' };
const bears = { id: 12, name: 'Grizzly Bears', zhName: '灰熊' };
const mountain = { id: 13, name: 'Mountain', zhName: '山脉' };
const seatB = { id: -2, name: 'B', zhName: '' };

const event = (kind: EventView['kind'], rule: string, fields: Partial<EventView> = {}): EventView => ({
  id: 1,
  cause: 0,
  kind,
  rule,
  player: 0,
  amount: 0,
  from: '',
  to: '',
  word: '',
  known: -1,
  object: null,
  source: null,
  recipient: null,
  objects: [],
  ...fields,
});

const en = { lang: 'en' as const, players: ['A', 'B'] };
const zh = { lang: 'zh' as const, players: ['A', 'B'] };

describe('describeEvent', () => {
  it('tells a cast with its targets in both languages', () => {
    const e = event('cast', '601.2i', { object: bolt, objects: [bears] });
    expect(describeEvent(e, en)).toEqual({ rule: '601.2i', text: 'A casts Lightning Bolt targeting Grizzly Bears.' });
    expect(describeEvent(e, zh)).toEqual({ rule: '601.2i', text: 'A施放闪电击，目标为灰熊。' });
  });

  it('does not name what the viewer may not know', () => {
    const e = event('draw', '121.1', { amount: 1 });
    expect(describeEvent(e, en)?.text).toBe('A draws a card.');
    expect(describeEvent(event('zone', '121.1', { from: 'hand', to: 'library', player: 1 }), en)?.text).toBe(
      "A card is put into its owner's library.",
    );
  });

  it('speaks of damage, counters, life and leaving the game', () => {
    expect(describeEvent(event('damage', '510.2', { source: bears, recipient: seatB, amount: 2, word: 'combat' }), zh)?.text).toBe(
      '灰熊对B造成2点战斗伤害。',
    );
    expect(describeEvent(event('counters', '122.1', { object: bears, word: '+1/+1', amount: 1 }), en)?.text).toBe(
      'A +1/+1 counter is put on Grizzly Bears.',
    );
    expect(describeEvent(event('counters', '122.1', { object: bears, word: '+1/+1', amount: -2 }), en)?.text).toBe(
      '2 +1/+1 counters are removed from Grizzly Bears.',
    );
    expect(describeEvent(event('counters', '120.3b', { object: seatB, word: 'poison', amount: 3 }), zh)?.text).toBe('B得到3个中毒指示物。');
    expect(describeEvent(event('loseGame', '704.5a', { player: 1, word: 'end.life' }), en)?.text).toBe(
      'B loses the game: life total of 0 or less.',
    );
  });

  it('says of a card that was found that it is put into a hand, of one that was there before that it is returned (CR 701.23a)', () => {
    const moved = (from: 'library' | 'graveyard') =>
      describeEvent(event('zone', '400.7', { object: bears, from, to: 'hand', word: 'return', amount: 1 }), en)?.text;
    expect(moved('library')).toBe("Grizzly Bears is put into its owner's hand.");
    expect(moved('graveyard')).toBe("Grizzly Bears is returned to its owner's hand.");
  });

  it('names a token after its types (CR 111.4)', () => {
    const token = { id: 20, name: 'Elf Warrior Token', zhName: '' };
    expect(describeEvent(event('untap', '502.3', { object: token }), zh)?.text).toBe('妖精／战士衍生物重置。');
  });

  it('tells abilities from spells when it can', () => {
    const e = event('resolve', '608.1', { object: bears });
    expect(describeEvent(e, en)?.text).toBe('Grizzly Bears resolves.');
    expect(describeEvent(e, { ...en, isAbility: (id) => id === 12 })?.text).toBe('The ability of Grizzly Bears resolves.');
  });
});

describe('Account', () => {
  const account = () => new Account({ lang: 'en', players: ['A', 'B'], lives: [20, 20] });

  it('tells a cast, its payment and its targets in one line', () => {
    const lines = account().add([
      event('zone', '601.2a', { id: 1, object: bolt, from: 'hand', to: 'stack' }),
      event('tap', '605.3b', { id: 2, object: mountain }),
      event('tapForMana', '106.12a', { id: 3, object: mountain, word: 'R' }),
      event('mana', '106.4', { id: 4, source: mountain, word: 'R', amount: 1 }),
      event('cast', '601.2i', { id: 5, object: bolt, objects: [seatB] }),
      event('target', '115.1', { id: 6, object: seatB, source: bolt, cause: 5 }),
    ]);
    expect(lines.map((l) => l.text)).toEqual(['A casts Lightning Bolt targeting B with {R} from Mountain.']);
    expect(lines[0].rules).toEqual(['601.2i']);
  });

  it('takes the mana and the tapping for it in either order', () => {
    const lines = account().add([
      event('tap', '605.3b', { id: 2, object: mountain }),
      event('mana', '106.4', { id: 3, source: mountain, word: 'R', amount: 1 }),
      event('tapForMana', '106.12a', { id: 4, object: mountain, word: 'R' }),
      event('cast', '601.2i', { id: 5, object: bolt, objects: [seatB] }),
    ]);
    expect(lines.map((l) => l.text)).toEqual(['A casts Lightning Bolt targeting B with {R} from Mountain.']);
  });

  it('keeps the score: damage to a player is a loss of life', () => {
    const a = account();
    const lines = a.add([
      event('damage', '120.1', { id: 7, source: bolt, recipient: seatB, amount: 3, player: 1 }),
      event('loseLife', '120.3a', { id: 8, player: 1, amount: 3, cause: 7 }),
      event('gainLife', '119.3', { id: 9, player: 0, amount: 2 }),
    ]);
    expect(lines.map((l) => l.text)).toEqual(['Lightning Bolt deals 3 damage to B (17 life left).', 'A gains 2 life (22 life).']);
    expect(lines[0].rules).toEqual(['120.1', '120.3a']);
    expect(a.lifeTotals).toEqual([22, 17]);
  });

  it('names a step when something happens in it, and not before', () => {
    const a = account();
    expect(a.add([event('step', '503.1', { word: 'upkeep' })])).toEqual([]);
    const lines = a.add([event('step', '504.1', { word: 'draw' }), event('draw', '504.1', { object: bolt, amount: 1 })]);
    expect(lines.map((l) => [l.kind, l.text])).toEqual([
      ['step', 'Draw step'],
      ['event', 'A draws Lightning Bolt.'],
    ]);
  });

  it('tells every event on its own when asked to', () => {
    const a = new Account({ lang: 'en', players: ['A', 'B'], lives: [20, 20], detail: 'all' });
    const lines = a.add([event('tap', '605.3b', { object: mountain }), event('tapForMana', '106.12a', { object: mountain, word: 'R' })]);
    expect(lines.map((l) => l.text)).toEqual(['Mountain becomes tapped.', 'A taps Mountain for mana.']);
  });
});
