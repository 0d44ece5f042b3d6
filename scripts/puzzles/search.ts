/** Whether the first seat can force a win this turn: an and/or search over the engine itself. */
import type { Answer } from '@apnap/kernel';
import { type ActOption, characteristics, FLAG, live, type MagicGame, player, type State } from '@apnap/magic';
import { FACE } from './pool.js';

/** The search has asked the engine more often than it may. */
export class OverBudget extends Error {}

/** Up to which life of the opponent a position is known to be won, and from which on it is known not to be. */
interface Known {
  won: number;
  lost: number;
}

const nameOf = (s: State, id: number): string => characteristics(s, id).name;

/** All that matters of a position with nothing on the stack, but the opponent's life: what is won with more is won with less. */
function keyOf(s: State): string {
  const parts: string[] = [s.turn.step, String(s.turn.strike), s.pending?.kind ?? '', String(player(s, 0).life)];
  const lands: string[] = [];
  for (const id of s.battlefield) {
    const o = live(s, id);
    if (!o) continue;
    const c = characteristics(s, id);
    if (c.power === null) lands.push(`${c.name}${o.flags & FLAG.tapped}`);
    else
      parts.push(
        [
          id,
          c.controller,
          o.flags,
          o.damage,
          c.power,
          c.toughness,
          c.keywords,
          c.abilities.length,
          o.attacking,
          o.blocking?.join('+'),
          o.since,
        ].join(','),
      );
  }
  const lasting = s.lasting.map((l) => `${l.node}:${l.affected?.join('+') ?? '-'}:${l.env.targets.join('+')}:${l.uses}`).sort();
  const hand = player(s, 0)
    .hand.map((id) => nameOf(s, id))
    .sort();
  return [...parts, lands.sort().join(), hand.join(), lasting.join()].join('|');
}

export interface Move {
  answer: Answer;
  state: State;
}

export class Search {
  private readonly known = new Map<string, Known>();
  asked = 0;
  budget: number;

  /** @param allowed the cards of the hand that may be used; absent: all */
  constructor(
    readonly game: MagicGame,
    budget: number,
    private readonly allowed?: ReadonlySet<string>,
  ) {
    this.budget = budget;
  }

  /** Carries an answer out; null where it is refused. */
  step(s: State, answer: Answer): State | null {
    if (++this.asked > this.budget) throw new OverBudget();
    const outcome = this.game.answer(s, answer);
    return outcome.ok ? outcome.state : null;
  }

  /** Goes on through what needs no thought: the other side's priority, payments by plan, and one's own where nothing is to be decided. */
  settle(s: State): State {
    let at = s;
    for (;;) {
      const d = at.pending;
      if (!d || at.turn.number > 1) return at;
      const quick = d.kind === 'pay' || (d.kind === 'act' && (d.decider === 1 || !this.thinks(at)));
      if (!quick) return at;
      const next = this.step(at, { pick: [0] });
      if (!next) return at;
      at = next;
    }
  }

  /**
   * Whether the first seat thinks about what to do now: with an empty stack in its main phases and after blocks. What is done elsewhere in the turn is left
   * out: what can be forced without it can be forced.
   */
  private thinks(s: State): boolean {
    if (s.stack.length > 0) return false;
    const { step } = s.turn;
    return step === 'precombatMain' || step === 'declareBlockers' || step === 'postcombatMain';
  }

  /** The most that can still be taken without a fight. */
  private reach(s: State): number {
    const cards = [
      ...player(s, 0).hand,
      ...s.battlefield.filter((id) => live(s, id)?.controller === 0 && ((live(s, id)?.flags ?? 0) & FLAG.tapped) === 0),
    ];
    return cards.reduce((n, id) => n + (FACE[nameOf(s, id)] ?? 0), 0);
  }

  /** Answers worth trying by the first seat. */
  own(s: State): Answer[] {
    const d = s.pending;
    if (!d) return [];
    if (d.kind === 'attackers')
      return [...this.game.answers(s)].sort((a, b) => ('pairs' in b ? b.pairs.length : 0) - ('pairs' in a ? a.pairs.length : 0));
    if (d.kind !== 'act' || d.ask.form !== 'pick') return [...this.game.answers(s)];
    const seen = new Set<string>();
    const answers: Answer[] = [];
    (d.ask.options as ActOption[]).forEach((o, i) => {
      if (o.act !== 'cast' && o.act !== 'activate') return;
      const name = nameOf(s, o.object);
      if (o.act === 'cast' && this.allowed && !this.allowed.has(name)) return;
      if (s.turn.step === 'postcombatMain' && !FACE[name]) return;
      const key = `${o.act} ${name}`;
      if (seen.has(key)) return;
      seen.add(key);
      answers.push({ pick: [i] });
    });
    return [...answers, { pick: [0] }];
  }

  /** All positions that an answer of the pending decision leads to. */
  moves(s: State): Move[] {
    const own = s.pending?.decider === 0;
    const moves: Move[] = [];
    for (const answer of own ? this.own(s) : this.game.answers(s)) {
      const next = this.step(s, answer);
      if (next) moves.push({ answer, state: this.settle(next) });
    }
    return moves;
  }

  /** Whether the first seat can force a win this turn from here. The position is a settled one. */
  wins(s: State): boolean {
    const over = this.over(s);
    if (over !== null) return over;
    const d = s.pending;
    const kept = s.stack.length === 0 && (d?.kind === 'act' || d?.kind === 'attackers' || d?.kind === 'blockers') ? keyOf(s) : '';
    const { life } = player(s, 1);
    const known = kept === '' ? undefined : this.known.get(kept);
    if (known && life <= known.won) return true;
    if (known && life >= known.lost) return false;
    const won = this.judge(s);
    if (kept !== '') {
      const k = this.known.get(kept) ?? { won: 0, lost: 1e9 };
      this.known.set(kept, won ? { ...k, won: Math.max(k.won, life) } : { ...k, lost: Math.min(k.lost, life) });
    }
    return won;
  }

  /** What is clear without looking on; null: nothing. */
  over(s: State): boolean | null {
    if (s.result) return s.result.winners.includes(0);
    if (!s.pending || s.turn.number > 1) return false;
    if (s.turn.step === 'end' || s.turn.step === 'cleanup') return false;
    if (s.turn.step === 'postcombatMain' && s.stack.length === 0 && player(s, 1).life > this.reach(s)) return false;
    return null;
  }

  private judge(s: State): boolean {
    const mine = s.pending?.decider === 0;
    for (const answer of mine ? this.own(s) : this.game.answers(s)) {
      const next = this.step(s, answer);
      if (next === null) continue;
      if (this.wins(this.settle(next)) === mine) return mine;
    }
    return !mine;
  }
}
