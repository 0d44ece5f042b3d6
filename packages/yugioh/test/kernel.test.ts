/** As a game of the kernel: the same from the same, saved and restored, forked, played by chance to the end. */
import { fork, setFreezing } from '@apnap/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Card, type DuelSetup, randomDuel, yugiohGame } from '../src/index.js';
import { meaningOf, recordOf, type Spec } from './cards.js';

const SPECS: readonly Spec[] = [
  { name: 'Lion', level: 4, atk: 1800 },
  { name: 'Goat', level: 3, atk: 900, def: 1700 },
  { name: 'Lord', level: 6, atk: 2400 },
  { name: 'King', level: 8, atk: 3000 },
  { name: 'Scout', level: 4, atk: 1000, text: 'When this card is Normal Summoned: You can draw 1 card.' },
  { name: 'Bug', level: 2, atk: 450, def: 600, text: 'FLIP: Target 1 monster on the field; destroy it.' },
  {
    name: 'Heir',
    level: 4,
    atk: 1400,
    text: 'If this card is sent to the GY: You can Special Summon 1 Level 4 or lower monster from your hand.',
  },
  { name: 'Bolt', spell: 'Normal', text: 'Destroy all monsters your opponent controls.' },
  { name: 'Reborn', spell: 'Normal', text: 'Target 1 monster in your GY; Special Summon it.' },
  { name: 'Typhoon', spell: 'Quick-Play', text: 'Target 1 Spell/Trap on the field; destroy it.' },
  { name: 'Axe', spell: 'Equip', text: 'The equipped monster gains 1000 ATK.' },
  { name: 'Gift', trap: 'Normal', text: 'Draw 1 card.' },
  { name: 'Hole', trap: 'Normal', text: 'When your opponent Normal Summons a monster: Destroy that monster.' },
  { name: 'Jam', trap: 'Counter', text: 'When a Spell is activated: Negate the activation, and if you do, destroy it.' },
];
const RECORDS = SPECS.map(recordOf);
const CARDS = new Map<number, Card>(RECORDS.map((r) => [r.printed.id, { printed: r.printed, meaning: meaningOf(r) }]));
const game = yugiohGame((id) => CARDS.get(id));
const deck = { main: Array.from({ length: 42 }, (_, i) => RECORDS[i % RECORDS.length].printed.id), extra: [] };
const SETUP: DuelSetup = { decks: [deck, deck] };

describe('the kernel’s game', () => {
  beforeAll(() => setFreezing('on'));
  afterAll(() => setFreezing('off'));

  it('Y29.10: Duels by chance end, without a fault', () => {
    const results = Array.from({ length: 5 }, (_, i) => randomDuel(game, SETUP, `duel ${i}`).state.result);
    expect(results.every((r) => r !== null)).toBe(true);
  });
  it('the same set-up, seed and answers give the same Duel', () => {
    const hashes = [1, 2].map(() => game.hash(randomDuel(game, SETUP, 'same').state));
    expect(hashes[0]).toBe(hashes[1]);
  });
  it('a Duel that is saved and restored is the same, at every tenth decision', () => {
    let n = 0;
    randomDuel(game, SETUP, 'save', 200, (state) => {
      if (n++ % 10 === 0) expect(game.hash(game.restore(game.save(state), SETUP))).toBe(game.hash(state));
    });
    expect(n).toBeGreaterThan(20);
  });
  it('Y27.2: no view of the other player names a card of the hand or of the Deck', () => {
    randomDuel(game, SETUP, 'leak', 150, (state) => {
      for (const seat of [0, 1] as const) {
        const view = game.view(state, seat);
        const theirs = view.players[1 - seat];
        expect([typeof theirs.hand, typeof theirs.deck, typeof theirs.extra.faceDown]).toEqual(['number', 'number', 'number']);
        for (const c of theirs.field) if (c.pos === 'set' || c.pos === 'face-down') expect(c.card).toBeUndefined();
      }
    });
  });
  it('a fork takes no more than a microsecond', () => {
    const { state } = randomDuel(game, SETUP, 'fork', 40);
    setFreezing('off');
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 20; round++) {
      const from = performance.now();
      for (let i = 0; i < 2000; i++) fork(state);
      best = Math.min(best, (performance.now() - from) / 2);
    }
    setFreezing('on');
    expect(best).toBeLessThan(1);
  });
  it('Y4.7: a card that is not read is refused by name, with the phrase', () => {
    const other = yugiohGame((id) => (id === 7 ? { unread: 'do something odd', name: 'Oddity' } : CARDS.get(id)));
    expect(() => other.create({ decks: [{ main: [7], extra: [] }, deck] }, 's')).toThrow('Oddity: "do something odd"');
  });
  it('Y4.6: a card that nobody knows is refused', () => {
    expect(() => game.create({ decks: [{ main: [1], extra: [] }, deck] }, 's')).toThrow('nobody knows the card 1');
  });
});
