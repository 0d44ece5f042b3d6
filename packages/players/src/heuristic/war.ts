/** Declaring attackers and blockers. */
import { type Answer, type Form, type Id, isSeat, seatOf } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { shareTurn } from '../teams.js';
import { type Board, has, power } from './board.js';
import { chooseTargets, commanderPain } from './campaign.js';
import { type Blocks, bestBlocks, crackBack, type Field, type Fighter } from './combat.js';
import { lifeWorth } from './evaluate.js';
import { fighter, leastBlockers, mayAttackLater, Roster } from './fighters.js';
import { matches, newEnv } from './read.js';

type Pair = Extract<Form<unknown>, { form: 'pair' }>;
const entityOf = (o: unknown): Id => (o as { entity: Id }).entity;

/** What damage costs a seat, from its own point of view. */
const painOf =
  (b: Board, seat: number) =>
  (damage: number): number =>
    damage <= 0 ? 0 : -b.side(seat) * lifeWorth(b, seat, -damage);

/** Everything about an attack that doesn't change while sets of attackers are compared. */
class War {
  readonly mine: ObjectView[];
  readonly fighters: Fighter[];
  readonly theirs: ObjectView[];
  readonly walls: Fighter[];
  /** By their creature, by my attacker. */
  readonly can: boolean[][];
  readonly least: number[];
  private readonly eager: number;
  private readonly roster: Roster;

  constructor(
    readonly b: Board,
    attackers: readonly ObjectView[],
  ) {
    this.roster = new Roster(b);
    this.mine = attackers.slice();
    this.fighters = attackers.map((o) => fighter(b, o));
    this.theirs = b.creaturesOf[b.opp].filter((o) => !o.tapped);
    this.walls = this.theirs.map((o) => fighter(b, o));
    this.can = this.theirs.map((d) => attackers.map((a) => this.roster.blocks(d, a)));
    this.least = attackers.map(leastBlockers);
    this.eager = this.eagerness();
  }

  /**
   * How much more a point of damage counts than it would by itself: more when I win the race, when I outnumber them by far, and when the
   * game has been standing still for long.
   */
  private eagerness(): number {
    const { b } = this;
    const clock = (life: number, attackers: readonly ObjectView[], blockers: number): number => {
      const powers = attackers.map(power).sort((x, y) => x - y);
      const damage = powers.slice(0, Math.max(0, powers.length - blockers)).reduce((n, p) => n + p, 0);
      return damage <= 0 ? 20 : Math.min(20, Math.ceil(life / damage));
    };
    const mine = clock(b.theirs.life, this.mine, this.theirs.length);
    const foes = b.creaturesOf[b.opp].filter(mayAttackLater);
    const theirs = clock(b.my.life, foes, b.creaturesOf[b.me].length - this.mine.length);
    const race = mine < theirs ? (1.5 * (theirs - mine)) / theirs : 0;
    return 1 + race + Math.min(1.5, Math.max(0, b.view.turn.number - 16) * 0.05);
  }

  /** What attacking with these comes to: their best blocks, then what they could do to me on their turn. */
  score(chosen: readonly boolean[]): number {
    const { b } = this;
    const idx = chosen.flatMap((c, i) => (c ? [i] : []));
    const pain = painOf(b, b.opp);
    const extra = commanderPain(
      b,
      idx.map((i) => this.mine[i]),
      b.opp,
    );
    const field: Field = {
      attackers: idx.map((i) => this.fighters[i]),
      blockers: this.walls,
      can: this.can.map((row) => idx.map((i) => row[i])),
      least: idx.map((i) => this.least[i]),
      pain: (damage) => this.eager * pain(damage),
      ...(extra ? { extra } : {}),
    };
    const { result } = bestBlocks(field, 2);
    if (result.through >= b.theirs.life && idx.length > 0) return 500;
    return -result.score - this.backlash(chosen, result.attackersLost, result.blockersLost) + 0.02 * idx.length - this.idle(idx);
  }

  /** Creatures that make mana have something better to do than attack. */
  private idle(idx: readonly number[]): number {
    return idx.reduce((n, i) => n + (this.b.makes(this.mine[i]) > 0 ? 0.3 : 0), 0);
  }

  private backlash(chosen: readonly boolean[], lost: ReadonlySet<Id>, slain: ReadonlySet<Id>): number {
    const { b } = this;
    const foes = b.creaturesOf[b.opp].filter((o) => !slain.has(o.id) && mayAttackLater(o));
    const tapped = new Set<Id>();
    this.mine.forEach((o, i) => {
      if (chosen[i] && (lost.has(o.id) || !has(o, 'vigilance'))) tapped.add(o.id);
    });
    const guards = b.creaturesOf[b.me].filter((o) => !o.tapped && !tapped.has(o.id));
    const views = new Map<Id, ObjectView>([...foes, ...guards].map((o) => [o.id, o]));
    const damage = crackBack(
      foes.map((o) => this.roster.fighterOf(o)),
      guards.map((o) => this.roster.fighterOf(o)),
      (d, a) => this.roster.blocks(views.get(d.id) as ObjectView, views.get(a.id) as ObjectView),
    );
    if (damage <= 0) return 0;
    if (damage >= b.my.life) return 60 + damage;
    return 0.55 * -lifeWorth(b, b.me, -damage);
  }
}

/** Creatures a rule makes attack if able (CR 508.1d). */
function mustAttack(b: Board, o: ObjectView): boolean {
  return b
    .rules()
    .some(
      ({ rule, source }) =>
        rule.rule === 'must' && rule.action.act === 'attack' && matches(b, rule.action.who, o.id, newEnv(source.controller, source)),
    );
}

/** The attack: on whom of several, or hill climbing over sets of attackers from none and from all. */
export function chooseAttack(b: Board, ask: Pair, tries: number): Answer {
  const attackers = ask.options.flatMap((o) => b.object(entityOf(o)) ?? []);
  const forced = attackers.map((o) => tries > 0 || mustAttack(b, o));
  if (b.foes.length > 1) {
    const { targets, partners } = chooseTargets(b, ask, attackers, forced);
    return {
      pairs: partners
        .flatMap((partner, k) =>
          aim(
            b,
            ask,
            targets.map((t) => t === k),
            partner,
          ),
        )
        .sort((x, y) => x[0] - y[0]),
    };
  }
  const war = new War(b, attackers);
  const starts = [forced.slice(), attackers.map((o, i) => forced[i] || power(o) > 0)];
  let best = starts[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const start of starts) {
    const chosen = start;
    let score = war.score(chosen);
    for (let round = 0; round < 3; round++) {
      let better = false;
      // What didn't help with one creature doesn't with another like it, until something has changed.
      const failed = new Set<string>();
      for (let i = 0; i < chosen.length; i++) {
        const like = `${b.kindOf(attackers[i])} ${chosen[i]}`;
        if (forced[i] || power(attackers[i]) <= 0 || failed.has(like)) continue;
        chosen[i] = !chosen[i];
        const s = war.score(chosen);
        if (s > score + 1e-9) {
          score = s;
          better = true;
          failed.clear();
        } else {
          chosen[i] = !chosen[i];
          failed.add(like);
        }
      }
      if (!better) break;
    }
    if (score > bestScore) {
      bestScore = score;
      best = chosen;
    }
  }
  return {
    pairs: aim(
      b,
      ask,
      best,
      ask.partners.findIndex((p) => isSeat(entityOf(p))),
    ),
  };
}

/** Whom each attacks: the player, unless a planeswalker of that player can be brought down by few. @param player its place among the partners */
function aim(b: Board, ask: Pair, chosen: readonly boolean[], player: number): [number, number][] {
  const seat = player < 0 || b.foes.length < 2 ? b.opp : seatOf(entityOf(ask.partners[player]));
  const walkers = ask.partners.flatMap((p, k) => {
    const o = b.object(entityOf(p));
    return o && (b.foes.length < 2 || o.controller === seat) ? [{ k, left: o.loyalty ?? 0 }] : [];
  });
  const total = chosen.reduce((n, c, i) => n + (c ? power(b.object(entityOf(ask.options[i])) as ObjectView) : 0), 0);
  const lethal = total >= b.view.players[seat].life;
  const pairs: [number, number][] = [];
  chosen.forEach((c, i) => {
    if (!c) return;
    const o = b.object(entityOf(ask.options[i])) as ObjectView;
    const walker = lethal ? undefined : walkers.find((w) => w.left > 0 && ask.allowed[i].includes(w.k));
    if (walker) walker.left -= power(o);
    const to = walker ? walker.k : ask.allowed[i].includes(player) ? player : ask.allowed[i][0];
    pairs.push([i, to]);
  });
  return pairs;
}

/** The blocks: the best for me, and never fewer than keep me alive where that can be done. */
export function chooseBlocks(b: Board, ask: Pair): Answer {
  const blockers = ask.options.flatMap((o) => b.object(entityOf(o)) ?? []);
  const attackers = ask.partners.flatMap((o) => b.object(entityOf(o)) ?? []);
  const extra = commanderPain(b, attackers, b.me);
  const field: Field = {
    attackers: attackers.map((o) => fighter(b, o)),
    blockers: blockers.map((o) => fighter(b, o)),
    can: blockers.map((_, k) => attackers.map((__, i) => ask.allowed[k].includes(i))),
    least: attackers.map(leastBlockers),
    pain: painFrom(b, attackers),
    ...(extra ? { extra } : {}),
  };
  const { blocks } = bestBlocks(field, 4);
  dropUseless(field, blocks);
  return { pairs: blocks.flatMap((i, k) => (i >= 0 ? [[k, i] as const] : [])) };
}

/** Damage to me; what planeswalkers take counts as damage too, for they are worth about that much. */
function painFrom(b: Board, attackers: readonly ObjectView[]): Field['pain'] {
  // CR 805.10a: a team that shares its turns is attacked together.
  const onMe = attackers.filter((o) => isSeat(o.attacking) && shareTurn(b.view, seatOf(o.attacking), b.me));
  if (onMe.length === attackers.length) return painOf(b, b.me);
  const most = onMe.reduce((n, o) => n + power(o), 0);
  const pain = painOf(b, b.me);
  return (damage) => pain(Math.min(damage, most)) + 0.5 * Math.max(0, damage - most);
}

/** A block that is too few for what it blocks would be refused (CR 509.1b). */
function dropUseless(f: Field, blocks: Blocks): void {
  for (let i = 0; i < f.attackers.length; i++) {
    const by = blocks.flatMap((a, k) => (a === i ? [k] : []));
    if (by.length > 0 && by.length < f.least[i]) for (const k of by) blocks[k] = -1;
  }
}
