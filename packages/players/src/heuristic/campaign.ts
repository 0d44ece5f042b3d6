/** Declaring attackers against several opponents (CR 802): whom each creature attacks, and what is left at home against all of them. */
import { type Form, type Id, isSeat, seatOf } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { shareTurn } from '../teams.js';
import { type Board, has, power } from './board.js';
import { bestBlocks, crackBack, type Field, type Fighter } from './combat.js';
import { fallWorth, lifeWorth } from './evaluate.js';
import { leastBlockers, mayAttackLater, Roster } from './fighters.js';
import { COMMANDER_LETHAL } from './foes.js';

type Pair = Extract<Form<unknown>, { form: 'pair' }>;
const entityOf = (o: unknown): Id => (o as { entity: Id }).entity;

/** By attacker: the place of the opponent it attacks in the list of those that may be attacked; HOME: it stays. */
export type Targets = number[];
export const HOME = -1;

/** With more attackers than this the whole line is gone over only once. */
const MANY = 24;

/** An opponent who may be attacked, with what can block there. */
interface Front {
  seat: number;
  /** Its place among the partners of the question. */
  partner: number;
  life: number;
  walls: Fighter[];
  /** By blocker, by my attacker. */
  can: boolean[][];
  known: Map<string, Outcome>;
}

interface Outcome {
  score: number;
  lost: ReadonlySet<Id>;
  slain: ReadonlySet<Id>;
}

const NOBODY: Outcome = { score: 0, lost: new Set(), slain: new Set() };

/** What damage by this attacker means to a player besides the life it costs: so much of it from one commander kills (CR 903.10a). */
export function commanderPain(
  b: Board,
  attackers: readonly ObjectView[],
  seat: number,
): ((i: number, through: number) => number) | undefined {
  const known = b.view.commanders;
  if (!known) return undefined;
  const left = attackers.map((o) => {
    const c = b.isCommander(o) ? known.find((x) => x.owner === o.owner && x.card === o.card) : undefined;
    return c ? Math.max(1, COMMANDER_LETHAL - (c.damage[seat] ?? 0)) : Number.POSITIVE_INFINITY;
  });
  if (!left.some(Number.isFinite)) return undefined;
  const { life } = b.view.players[seat];
  const falls = Math.abs(fallWorth(b, seat));
  const weight = Math.abs(b.stake(seat));
  return (i, through) => {
    if (through <= 0 || left[i] === Number.POSITIVE_INFINITY) return 0;
    return through >= left[i] ? falls : 0.3 * weight * through * Math.min(2, Math.max(0, life / left[i] - 1));
  };
}

/** An attack on several, compared with others. */
class Campaign {
  readonly fronts: Front[];
  private readonly roster: Roster;
  private readonly fighters: Fighter[];
  private readonly least: number[];
  /** A game that goes on for long is to be ended. */
  private readonly eager: number;

  constructor(
    readonly b: Board,
    readonly mine: readonly ObjectView[],
    ask: Pair,
  ) {
    this.roster = new Roster(b);
    this.fighters = mine.map((o) => this.roster.fighterOf(o));
    this.least = mine.map(leastBlockers);
    const { players, turn } = b.view;
    this.eager = 1 + Math.min(1.5, Math.max(0, turn.number / players.length - 8) * 0.1);
    this.fronts = ask.partners.flatMap((p, partner) => (isSeat(entityOf(p)) ? [this.front(seatOf(entityOf(p)), partner)] : []));
  }

  private front(seat: number, partner: number): Front {
    const { b } = this;
    // CR 805.10d: those of a team that shares its turns block together.
    const walls = b.foes.flatMap((s) => (shareTurn(b.view, s, seat) ? b.creaturesOf[s].filter((o) => !o.tapped) : []));
    const stake = Math.abs(b.stake(seat));
    return {
      seat,
      partner,
      life: b.view.players[seat].life,
      walls: walls.map((o) => ({ ...this.roster.fighterOf(o), value: stake * this.roster.fighterOf(o).value })),
      can: walls.map((d) => this.mine.map((a) => this.roster.blocks(d, a))),
      known: new Map(),
    };
  }

  /** What attacking this opponent with these comes to. */
  private outcome(f: Front, idx: readonly number[]): Outcome {
    if (idx.length === 0) return NOBODY;
    const key = idx.join(' ');
    let known = f.known.get(key);
    if (known) return known;
    const extra = commanderPain(
      this.b,
      idx.map((i) => this.mine[i]),
      f.seat,
    );
    const field: Field = {
      attackers: idx.map((i) => this.fighters[i]),
      blockers: f.walls,
      can: f.can.map((row) => idx.map((i) => row[i])),
      least: idx.map((i) => this.least[i]),
      pain: (damage) => (damage <= 0 ? 0 : this.eager * lifeWorth(this.b, f.seat, -damage)),
      ...(extra ? { extra } : {}),
    };
    const { result } = bestBlocks(field, 2);
    known = { score: -result.score, lost: result.attackersLost, slain: result.blockersLost };
    f.known.set(key, known);
    return known;
  }

  score(targets: Targets): number {
    const outcomes = this.fronts.map((f, k) =>
      this.outcome(
        f,
        targets.flatMap((t, i) => (t === k ? [i] : [])),
      ),
    );
    const out = targets.filter((t) => t !== HOME).length;
    const idle = targets.reduce((n, t, i) => n + (t !== HOME && this.b.makes(this.mine[i]) > 0 ? 0.3 : 0), 0);
    return outcomes.reduce((n, o) => n + o.score, 0) - this.backlash(targets, outcomes) + 0.02 * out - idle;
  }

  /** What could come back until my next turn: the worst of one opponent, and half of what the others could add to it. */
  private backlash(targets: Targets, outcomes: readonly Outcome[]): number {
    const { b } = this;
    const away = new Set<Id>();
    this.mine.forEach((o, i) => {
      if (targets[i] !== HOME && (outcomes.some((x) => x.lost.has(o.id)) || !has(o, 'vigilance'))) away.add(o.id);
    });
    const guards = b.creaturesOf[b.me].filter((o) => !o.tapped && !away.has(o.id));
    const seen = new Map<Id, ObjectView>(guards.map((o) => [o.id, o]));
    let worst = 0;
    let all = 0;
    for (const seat of b.foes) {
      const foes = b.creaturesOf[seat].filter((o) => mayAttackLater(o) && !outcomes.some((x) => x.slain.has(o.id)));
      for (const o of foes) seen.set(o.id, o);
      const damage = crackBack(
        foes.map((o) => this.roster.fighterOf(o)),
        guards.map((o) => this.roster.fighterOf(o)),
        (d, a) => this.roster.blocks(seen.get(d.id) as ObjectView, seen.get(a.id) as ObjectView),
      );
      worst = Math.max(worst, damage);
      all += damage;
    }
    if (all <= 0) return 0;
    const { life } = b.my;
    if (worst >= life) return 60 + worst;
    const expected = Math.min(worst + 0.5 * (all - worst), life - 1);
    return 0.55 * -lifeWorth(b, b.me, -expected) + (all >= life ? 6 : 0);
  }
}

/** The attack: hill climbing from nobody, and from everybody on each opponent. @param forced those that have to attack */
export function chooseTargets(
  b: Board,
  ask: Pair,
  attackers: readonly ObjectView[],
  forced: readonly boolean[],
): { targets: Targets; partners: number[] } {
  const campaign = new Campaign(b, attackers, ask);
  const { fronts } = campaign;
  const may = attackers.map((_, i) => fronts.flatMap((f, k) => (ask.allowed[i].includes(f.partner) ? [k] : [])));
  const on = (k: number): Targets =>
    attackers.map((o, i) => {
      if (may[i].includes(k) && (forced[i] || power(o) > 0)) return k;
      return forced[i] ? (may[i][0] ?? HOME) : HOME;
    });
  const starts = [attackers.map((_, i) => (forced[i] ? (may[i][0] ?? HOME) : HOME)), ...fronts.map((_, k) => on(k))];
  let best = starts[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const start of starts) {
    const score = climb(campaign, start, may, forced);
    if (score > most) {
      most = score;
      best = start;
    }
  }
  return { targets: best, partners: fronts.map((f) => f.partner) };
}

/** Moves attackers one by one as long as that is better. @returns what it comes to */
function climb(campaign: Campaign, targets: Targets, may: readonly (readonly number[])[], forced: readonly boolean[]): number {
  const { b, mine } = campaign;
  let score = campaign.score(targets);
  for (let round = 0; round < (mine.length > MANY ? 1 : 3); round++) {
    let better = false;
    // What didn't help with one creature doesn't with another like it, until something has changed.
    const failed = new Set<string>();
    mine.forEach((o, i) => {
      if (power(o) <= 0 && !forced[i]) return;
      for (const to of forced[i] ? may[i] : [HOME, ...may[i]]) {
        const from = targets[i];
        const like = `${b.kindOf(o)} ${from} ${to}`;
        if (to === from || failed.has(like)) continue;
        targets[i] = to;
        const s = campaign.score(targets);
        if (s > score + 1e-9) {
          score = s;
          better = true;
          failed.clear();
        } else {
          targets[i] = from;
          failed.add(like);
        }
      }
    });
    if (!better) break;
  }
  return score;
}
