import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { live, player } from '../../src/index.js';
import { define, Table } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

const KARN = [
  '[+4]: Target player exiles a card from their hand.',
  '[−3]: Exile target permanent.',
  '[−14]: Restart the game, leaving in exile all non-Aura permanent cards exiled with Again. Then put those cards onto the battlefield under your control.',
].join('\n');

define(
  { name: 'Again', cost: '{0}', type: 'Planeswalker', loyalty: '17', text: KARN },
  { name: 'Bear', cost: '{0}', type: 'Creature — Bear', pt: '2/2', text: 'When Bear enters, you gain 1 life.' },
  { name: 'Zap', cost: '{0}', type: 'Instant', text: 'Zap deals 3 damage to any target.' },
  { name: 'Crown', cost: '{0}', type: 'Sorcery', text: 'You become the monarch.' },
  { name: 'Maker', cost: '{0}', type: 'Sorcery', text: 'Create a 1/1 white Bird creature token.' },
);

/** B's Bear is exiled by A's Again in A's first turn; in the next one A restarts the game. */
function restarted(): Table {
  const t = new Table({
    A: { hand: ['Crown', 'Maker', 'Zap'], battlefield: ['Again', '2 Blank'] },
    B: { battlefield: ['Bear'], graveyard: ['Zap'] },
  });
  t.to('precombatMain', 1).cast('A', 'Crown').resolve().cast('A', 'Maker').resolve();
  t.cast('A', 'Zap', { targets: ['@B'] }).resolve();
  t.activate('A', 'Again', { ability: 1, targets: ['Bear'] }).resolve();
  t.to('precombatMain', 3);
  t.when('mulligan', { yes: false });
  t.activate('A', 'Again', { ability: 2 }).resolve();
  return t;
}

describe('724 restarting the game', () => {
  it('724.1, 724.1a: a new game begins with the player who restarted it, at the starting life totals', () => {
    const t = restarted();
    expect([t.life('B'), t.state.turn.number, t.state.turn.active]).toEqual([20, 1, 0]);
    expect(t.state.designations.monarch).toBe(-1);
    expect(t.winner()).toBeNull();
  });

  it('724.2: all cards are involved, with their owners; tokens are no cards', () => {
    const t = restarted();
    const cards = (seat: number) => player(t.state, seat).library.length + player(t.state, seat).hand.length;
    expect(cards(0)).toBe(20 + 6); // Again, two Blanks, three sorceries and instants besides the deck
    expect(cards(1)).toBe(20 + 1); // the Bear is not in its owner's deck (724.5)
    expect(player(t.state, 0).hand).toHaveLength(7);
  });

  it('724.4-724.5: the cards left in exile come onto the battlefield before the first turn; what triggers waits for priority', () => {
    const t = restarted();
    expect(t.names('battlefield')).toEqual(['Bear']);
    expect(live(t.state, t.perm('Bear').id)?.owner).toBe(1);
    expect(t.perm('Bear').controller).toBe(0);
    expect([t.state.turn.step, t.names('stack'), t.life('A')]).toEqual(['upkeep', ['Bear'], 20]);
    expect(t.resolve().life('A')).toBe(21);
  });

  it('724.1a, 805.3: of teams that share turns the team of the player who restarted it begins, by its primary player', () => {
    const players = ['A', 'B', 'C', 'D'].map((name) => seat(name));
    const pod = new Pod({ players, variant: 'twoHeadedGiant', place: [put(1, 'battlefield', 'Again')] }).until(
      'act',
      1,
      'precombatMain',
      1,
    );
    const { ask } = pod.state.pending!;
    const last = ask.form === 'pick' ? (ask.options as { act: string }[]).findLastIndex((o) => o.act === 'activate') : -1;
    pod
      .when('mulligan', () => ({ yes: false }))
      .play(last)
      .settle(true);
    expect([pod.state.order, pod.state.players.rows.map((p) => p.life)]).toEqual([
      [0, 1, 2, 3],
      [30, 30, 30, 30],
    ]);
    expect(pod.state.players.rows.map((p) => p.hand.length)).toEqual([7, 7, 7, 7]);
  });

  it('103.5: the players may take mulligans', () => {
    const t = new Table({ A: { battlefield: [{ card: 'Again' }] } }).to('precombatMain', 1);
    t.when('mulligan', (d) => ({ yes: d.seat === 1 && player(t.state, 1).mulligans === 0 }));
    t.activate('A', 'Again', { ability: 2 }).resolve();
    expect(t.happened('mulligan')).toHaveLength(1);
  });

  it('724.1: the first turn of the new game has all its steps, also where that of the old one began late', () => {
    const t = new Table({ A: { battlefield: [{ card: 'Again' }] } }, 'test', { from: 'precombatMain' });
    expect([t.state.turn.number, t.state.turn.step]).toEqual([1, 'precombatMain']);
    t.when('mulligan', { yes: false });
    t.activate('A', 'Again', { ability: 2 }).resolve();
    expect([t.state.turn.number, t.state.turn.step]).toEqual([1, 'upkeep']);
  });

  it('the words are read and said again', () => {
    const r = compileCard({
      name: 'Again',
      layout: 'normal',
      supertypes: [],
      types: ['Planeswalker'],
      subtypes: [],
      manaCost: '{7}',
      loyalty: '6',
      text: KARN,
    });
    expect(r.ok && roundTripFailure(r.card)).toBeUndefined();
  });
});
