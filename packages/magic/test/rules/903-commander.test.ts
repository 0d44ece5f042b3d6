/** CR 903: the Commander variant; CR 800-803: games of more than two players. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define({ name: 'Test General', type: 'Legendary Creature — Bear', cost: '{1}{G}', pt: '11/11', text: 'Haste' });
define({ name: 'Test Mutant', type: 'Creature — Beast', cost: '{6}{G}', pt: '3/3', text: 'Mutate {G}' });
define({ name: 'Test Recall', type: 'Instant', cost: '{U}', text: "Return target creature to its owner's hand." });
define({ name: 'Test Doom', type: 'Sorcery', cost: '{R}', text: 'You lose the game.' });
define({ name: 'Test Murder', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' });
define({ name: 'Test Seizure', type: 'Sorcery', cost: '{R}', text: 'Gain control of target creature.' });

const duel = (place: NonNullable<MagicSetup['place']>): Pod => new Pod({ players: [seat('A', 'Test General'), seat('B')], place });
const FOREST = 'Forest';

describe('903 Commander', () => {
  it('903.6, 903.7: commanders begin in the command zone, and life is 40', () => {
    const pod = duel([]);
    expect(pod.names(pod.state.command)).toEqual(['Test General']);
    expect(pod.state.players.rows[0].life).toBe(40);
    expect(pod.state.players.rows[1].life).toBe(20);
  });
  it('903.8: cast from the command zone, for {2} more each time', () => {
    const pod = duel([put(0, 'battlefield', FOREST, 5), put(1, 'battlefield', 'Swamp', 2), put(1, 'hand', 'Test Murder', 1)]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Test General').settle(true);
    expect(pod.names(pod.state.battlefield)).toContain('Test General');
    pod.until('act', 1, 'precombatMain').act('cast', 'Test Murder', 'Test General').settle(true);
    expect(pod.names(pod.state.command)).toEqual(['Test General']);
    expect(pod.confirms).toContain('0 903.9a');
    // two more than {1}{G}: four of five Forests
    pod.until('act', 0, 'precombatMain', 3).act('cast', 'Test General').settle(true);
    expect(pod.state.battlefield.filter((id) => objectView(pod.state, id).name === FOREST && objectView(pod.state, id).tapped).length).toBe(
      4,
    );
    expect(pod.state.commanders[0].casts).toBe(2);
  });
  it('903.8: not without the mana for the tax', () => {
    const pod = duel([put(0, 'battlefield', FOREST, 3), put(1, 'battlefield', 'Swamp', 1), put(1, 'hand', 'Test Murder', 1)]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Test General').settle(true);
    pod.until('act', 1, 'precombatMain').act('cast', 'Test Murder', 'Test General').settle(true);
    expect(pod.until('act', 0, 'precombatMain', 3).offered('Test General')).toBe(false);
  });
  it('903.9a: the owner may leave it in the graveyard, and is asked once', () => {
    const pod = duel([put(0, 'battlefield', FOREST, 2), put(1, 'battlefield', 'Swamp', 1), put(1, 'hand', 'Test Murder', 1)]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Test General').settle(true);
    pod.until('act', 1, 'precombatMain').act('cast', 'Test Murder', 'Test General').settle(false);
    pod.until('act', 0, 'precombatMain', 3);
    expect(pod.names(pod.state.players.rows[0].graveyard)).toContain('Test General');
    expect(pod.confirms.filter((c) => c === '0 903.9a').length).toBe(1);
  });
  it("903.9b: into the owner's hand is replaced if the owner wants", () => {
    for (const yes of [true, false]) {
      const pod = duel([put(0, 'battlefield', FOREST, 2), put(1, 'battlefield', 'Island', 1), put(1, 'hand', 'Test Recall', 1)]);
      pod.until('act', 0, 'precombatMain').act('cast', 'Test General').settle(true);
      pod.until('act', 1, 'precombatMain').act('cast', 'Test Recall', 'Test General').settle(yes);
      expect(pod.confirms).toContain('0 903.9b');
      expect(pod.names(yes ? pod.state.command : pod.state.players.rows[0].hand)).toContain('Test General');
    }
  });
  it('903.9c: of a merged permanent the commander alone goes to the command zone', () => {
    for (const yes of [true, false]) {
      const pod = duel([
        put(0, 'battlefield', FOREST, 5),
        put(0, 'hand', 'Test Mutant', 1),
        put(1, 'battlefield', 'Island', 1),
        put(1, 'hand', 'Test Recall', 1),
      ]);
      pod.until('act', 0, 'precombatMain').act('cast', 'Test General').settle(true);
      pod.until('act', 0, 'precombatMain', 3).act('cast', 'Test Mutant', 'Test General').settle(true);
      const merged = pod.state.battlefield.map((id) => objectView(pod.state, id)).find((v) => v.components.length > 0);
      expect(merged).toBeDefined();
      pod.until('act', 1, 'precombatMain').act('cast', 'Test Recall', merged?.name).settle(yes);
      expect(pod.names(pod.state.players.rows[0].hand)).toContain('Test Mutant');
      expect(pod.names(yes ? pod.state.command : pod.state.players.rows[0].hand)).toContain('Test General');
      expect(pod.names(pod.state.command)).not.toContain('Test Mutant');
    }
  });
  it('903.10a, 704.6c: 21 combat damage from one commander loses the game', () => {
    const pod = new Pod({ players: [seat('A', 'Test General'), { ...seat('B'), life: 100 }], place: [put(0, 'battlefield', FOREST, 2)] });
    pod.until('act', 0, 'precombatMain').act('cast', 'Test General').settle(true);
    pod.until('attackers', 0).attack(1);
    pod.until('act', 0, 'postcombatMain', 1);
    expect(pod.state.commanders[0].damage).toEqual([0, 11]);
    pod.until('attackers', 0, undefined, 3).attack(1);
    expect(() => pod.until('act', 0, 'postcombatMain', 3)).toThrow('the game is over');
    expect(pod.state.result).toMatchObject({ winners: [0], rule: '704.6c' });
  });
});

describe('800 More than two players', () => {
  const three = (place: NonNullable<MagicSetup['place']>, more: Partial<MagicSetup> = {}): Pod =>
    new Pod({ players: ['A', 'B', 'C'].map((n) => seat(n)), place, ...more });

  it('103.8c: in a game of three the starting player draws', () => {
    const pod = three([]).until('act', 0, 'precombatMain');
    expect(pod.state.players.rows[0].hand.length).toBe(1);
  });
  it('800.4a: what the player owns leaves, what others own returns, and the game goes on', () => {
    const pod = three([
      put(0, 'battlefield', 'Mountain', 1),
      put(0, 'hand', 'Test Seizure'),
      put(1, 'battlefield', 'Grizzly Bears'),
      put(0, 'battlefield', 'Serra Angel'),
    ]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Test Seizure', 'Grizzly Bears').settle(true);
    expect(
      objectView(pod.state, pod.state.battlefield.find((id) => objectView(pod.state, id).name === 'Grizzly Bears') ?? 0).controller,
    ).toBe(0);
    pod.concede(0);
    expect(pod.state.result).toBeNull();
    expect(pod.names(pod.state.battlefield)).toEqual(['Grizzly Bears']);
    expect(objectView(pod.state, pod.state.battlefield[0]).controller).toBe(1);
    expect(pod.state.players.rows[0].library).toEqual([]);
    // CR 800.4a, 800.4j: the turn goes on without an active player, and priority passes to the next player
    expect([pod.state.turn.number, pod.state.pending?.seat]).toEqual([1, 1]);
    pod.until('act', 2, 'precombatMain');
    expect(pod.state.turn.number).toBe(1);
    pod.until('act', 1, 'precombatMain', 2);
    expect(pod.state.turn.active).toBe(1);
    pod.concede(2);
    expect(pod.state.result?.winners).toEqual([1]);
  });
  it('800.4j: when the active player loses as something resolves, the others have priority, each of them', () => {
    const pod = three([put(0, 'battlefield', 'Mountain', 1), put(0, 'hand', 'Test Doom')]);
    pod.until('act', 0, 'precombatMain').act('cast', 'Test Doom');
    for (let n = 0; n < 20 && pod.state.players.rows[0].lost === 0; n++) pod.act('pass', '');
    const asked: number[] = [];
    for (; pod.state.turn.number === 1 && pod.state.turn.step === 'precombatMain'; pod.act('pass', ''))
      asked.push(pod.state.pending?.seat ?? -1);
    expect(asked).toEqual([1, 2]);
  });
  it('802.2, 803.1a: any opponent can be attacked, or only the player to the left', () => {
    const board = [put(0, 'battlefield', 'Grizzly Bears')];
    expect(three(board).until('attackers', 0).attack(2).state.pending).not.toBeNull();
    expect(() => three(board, { attack: 'left' }).until('attackers', 0).attack(2)).toThrow('that player cannot be attacked');
    expect(three(board, { attack: 'left' }).until('attackers', 0).attack(1).state.pending).not.toBeNull();
  });
});
