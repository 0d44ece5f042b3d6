/** CR 903: the Commander variant; CR 800-803: games of more than two players. */
import type { Answer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { live, type MagicSetup, objectView, type State } from '../../src/index.js';
import { define, game } from '../kit.js';

define({ name: 'Test General', type: 'Legendary Creature — Bear', cost: '{1}{G}', pt: '11/11', text: 'Haste' });
define({ name: 'Test Recall', type: 'Instant', cost: '{U}', text: "Return target creature to its owner's hand." });
define({ name: 'Test Murder', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' });
define({ name: 'Test Seizure', type: 'Sorcery', cost: '{R}', text: 'Gain control of target creature.' });

/** A game of several seats driven by what each seat wants to do; everything else is passed or left to the default. */
class Pod {
  state: State;
  readonly confirms: string[] = [];

  constructor(setup: Partial<MagicSetup> & Pick<MagicSetup, 'players'>) {
    this.state = game.create({ first: 0, opening: 'none', ...setup }, 'pod').state;
  }

  private answer(answer: Answer): void {
    const outcome = game.answer(this.state, answer);
    if (!outcome.ok) throw new Error(`${this.state.pending?.kind} refused by ${outcome.refusal.rule}`);
    this.state = outcome.state;
  }

  /** Passes (or takes defaults) until a seat is asked for `kind` in `step` of the turn. */
  until(kind: string, seat: number, step?: string, turn?: number): this {
    for (let n = 0; n < 3000; n++) {
      const d = this.state.pending;
      if (!d) throw new Error('the game is over');
      const here = d.kind === kind && d.seat === seat;
      if (here && (!step || this.state.turn.step === step) && (!turn || this.state.turn.number >= turn)) return this;
      this.skip();
    }
    throw new Error(`${kind} never comes`);
  }

  private skip(yes = true): void {
    const d = this.state.pending;
    if (!d) return;
    if (d.ask.form === 'confirm') {
      this.confirms.push(`${d.seat} ${d.rule}`);
      this.answer({ yes });
    } else if (d.kind === 'attackers') this.answer({ pairs: [] });
    else this.answer((d.fallback as Answer | undefined) ?? { pick: [0] });
  }

  /** The seat with priority takes an action; targets by name, then everybody passes until the stack is empty. */
  act(act: 'cast' | 'pass', name: string, target?: string): this {
    const d = this.state.pending;
    if (d?.kind !== 'act' || d.ask.form !== 'pick') throw new Error(`no priority: ${d?.kind}`);
    const options = d.ask.options as { act: string; object: number }[];
    const i = options.findIndex((o) => o.act === act && objectView(this.state, o.object).name === name);
    if (i < 0) throw new Error(`${name} is not offered`);
    this.answer({ pick: [i] });
    for (let n = 0; n < 60 && this.state.pending?.kind !== 'act'; n++) {
      const p = this.state.pending;
      if (p?.kind === 'targets' && p.ask.form === 'pick') {
        const at = (p.ask.options as { entity: number }[]).findIndex(
          (o) => o.entity > 0 && objectView(this.state, o.entity).name === target,
        );
        this.answer({ pick: [at] });
      } else this.skip();
    }
    return this;
  }

  /** Lets the stack empty; questions whether to go to the command zone are answered so. */
  settle(commandZone: boolean): this {
    for (let n = 0; n < 200 && (this.state.stack.length > 0 || this.state.pending?.kind !== 'act'); n++) this.skip(commandZone);
    return this;
  }

  offered(name: string): boolean {
    const d = this.state.pending;
    if (d?.kind !== 'act' || d.ask.form !== 'pick') return false;
    return (d.ask.options as { act: string; object: number }[]).some(
      (o) => o.act === 'cast' && objectView(this.state, o.object).name === name,
    );
  }

  attack(defender: number): this {
    const d = this.state.pending;
    if (d?.kind !== 'attackers' || d.ask.form !== 'pair') throw new Error('not the declaration');
    const at = (d.ask.partners as { entity: number }[]).findIndex((p) => p.entity === -(defender + 1));
    if (at < 0) throw new Error('that player cannot be attacked');
    this.answer({ pairs: d.ask.options.map((_, i) => [i, at] as const) });
    return this;
  }

  concede(seat: number): this {
    const outcome = game.concede(this.state, seat);
    if (outcome.ok) this.state = outcome.state;
    return this;
  }

  names(ids: readonly number[]): string[] {
    return ids.filter((id) => live(this.state, id)).map((id) => objectView(this.state, id).name);
  }
}

const blank = { deck: [{ card: 'Blank', count: 30 }] };
const seat = (name: string, commander?: string): MagicSetup['players'][number] => ({
  name,
  ...blank,
  ...(commander ? { commanders: [commander] } : {}),
});
const put = (at: number, zone: 'hand' | 'battlefield', card: string, count = 1): NonNullable<MagicSetup['place']>[number] => ({
  seat: at,
  zone,
  card,
  count,
});
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
    // CR 800.4j: the turn goes on without an active player
    pod.until('act', 1, 'precombatMain', 2);
    expect(pod.state.turn.active).toBe(1);
    pod.concede(2);
    expect(pod.state.result?.winners).toEqual([1]);
  });
  it('802.2, 803.1a: any opponent can be attacked, or only the player to the left', () => {
    const board = [put(0, 'battlefield', 'Grizzly Bears')];
    expect(three(board).until('attackers', 0).attack(2).state.pending).not.toBeNull();
    expect(() => three(board, { attack: 'left' }).until('attackers', 0).attack(2)).toThrow('that player cannot be attacked');
    expect(three(board, { attack: 'left' }).until('attackers', 0).attack(1).state.pending).not.toBeNull();
  });
});
