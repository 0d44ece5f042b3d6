/** Rules of thumb: what a player of some experience would do, from what his seat sees. */
import { type Answer, defaultAnswer, type HasRng, randomInt, type SeenDecision, seedRng } from '@apnap/kernel';
import type { Activated, Card } from '../language/index.js';
import { isActivated } from '../language/index.js';
import type { Option } from '../moves/asking.js';
import type { View } from '../view/view.js';
import { attackPlan } from './attacks.js';
import { type Board, boardOf, type Fighter, sideAt, strongest, wall, weight } from './board.js';
import { askedOf, type DuelPlayer, isLegal, type Known, randomDuelist } from './player.js';
import { activation, cardWorth, harms } from './worth.js';

type Asked = SeenDecision & { ask: NonNullable<SeenDecision['ask']> };

/** An activation must be worth so much to be done. */
const ENOUGH = 120;

const cardOf = (b: Board, o: Option): Card | undefined => (o.card === undefined ? undefined : b.known(o.card));

const textsOf = (card: Card, at: string | undefined): readonly unknown[] => {
  const scale = at !== undefined && / spell \d/.test(at) && card.printed.kind === 'monster';
  return (scale ? card.meaning.pendulum : card.meaning.texts) ?? [];
};

/** What an offered activation is worth. */
function offerWorth(b: Board, o: Option): number {
  const card = cardOf(b, o);
  if (!card) return 0;
  if (o.text === undefined) return card.printed.kind === 'monster' ? 420 : cardWorth(b, card);
  const text = textsOf(card, o.at)[o.text] as Activated | undefined;
  return text && isActivated(text as never) ? activation(b, text) : 0;
}

/** The option that is worth most; null: none is worth more than `least`. */
function bestOf(options: readonly Option[], worth: (o: Option) => number, least: number): number | null {
  let best: number | null = null;
  let most = least;
  options.forEach((o, i) => {
    const w = worth(o);
    if (w > most) {
      most = w;
      best = i;
    }
  });
  return best;
}

const tributesFor = (level: number): number => (level >= 7 ? 2 : level >= 5 ? 1 : 0);

/** What a Normal Summon gains: the monster, less what is given for it. */
function summonWorth(b: Board, o: Option): number {
  const p = cardOf(b, o)?.printed;
  if (!p) return 0;
  const given = b.mine.fighters
    .map(weight)
    .sort((x, y) => x - y)
    .slice(0, tributesFor(p.level ?? 4));
  const cost = given.reduce((n, w) => n + w, 0);
  return (p.atk ?? 0) + 400 - cost * 0.9;
}

/** Better Set than Summoned: it would be beaten, and defends well. */
function setWorth(b: Board, o: Option): number {
  const p = cardOf(b, o)?.printed;
  if (!p || tributesFor(p.level ?? 4) > 0) return 0;
  const [atk, def] = [p.atk ?? 0, p.def ?? 0];
  const flips = cardOf(b, o)?.meaning.texts.some((t) => isActivated(t) && t.flip === true) === true;
  const foe = strongest(b.theirs);
  return foe > atk ? def + 450 - (foe > def ? 300 : 0) + (flips ? 300 : 0) : flips ? atk + 500 : 0;
}

/** What a Special Summon without an effect gains. */
function specialWorth(b: Board, o: Option): number {
  const p = cardOf(b, o)?.printed;
  if (!p) return 300;
  const w = p.words;
  const [atk] = [p.atk ?? 0];
  if (o.at?.includes(' hand ') || o.at?.includes(' grave ')) return w.includes('Pendulum') ? 2500 : atk + 300;
  const weights = b.mine.fighters.map((f) => f.atk).sort((x, y) => x - y);
  // Link Monsters take as many as they have arrows, others two, as a rule.
  const n = w.includes('Link') ? (p.arrows?.length ?? 2) : 2;
  const given = weights.slice(0, n).reduce((a, x) => a + x, 0);
  const top = weights.at(-1) ?? 0;
  const foe = strongest(b.theirs);
  const breaks = foe >= top && atk > foe ? 1500 : 0;
  return atk - given * 0.5 - (top > atk ? 1200 : 0) + breaks;
}

/** Whether a monster does better in the other position. */
function turnWorth(b: Board, o: Option): number {
  const f = b.mine.fighters.find((x) => x.at === o.at);
  if (!f) return 0;
  const foe = strongest(b.theirs);
  const second = b.view.phase === 'main2';
  if (f.attacks) return foe > f.atk && f.def >= f.atk - 600 && (second || !canBattle(b.view)) ? 250 : 0;
  return !second && f.atk > weakestWall(b) && f.atk >= foe ? 300 : 0;
}

const canBattle = (v: View): boolean => v.turn > 1;
const weakestWall = (b: Board): number => (b.theirs.fighters.length === 0 ? 0 : Math.min(...b.theirs.fighters.map(wall)));

/** Traps, and Spells that may wait, are Set. */
function backWorth(b: Board, o: Option): number {
  const p = cardOf(b, o)?.printed;
  if (!p || b.mine.backs.length >= 4) return 0;
  if (p.kind === 'trap') return 320;
  return p.property === 'Quick-Play' && (b.view.phase === 'main2' || !canBattle(b.view)) ? 200 : 0;
}

const MAIN: Readonly<Record<string, (b: Board, o: Option) => number>> = {
  activate: (b, o) => offerWorth(b, o) * 1.5,
  'special summon': specialWorth,
  'normal summon': summonWorth,
  'set monster': setWorth,
  'set spell/trap': backWorth,
  'change position': turnWorth,
};

function inMain(b: Board, options: readonly Option[]): Answer {
  const i = bestOf(options, (o) => MAIN[o.do ?? '']?.(b, o) ?? 0, ENOUGH);
  if (i !== null) return { pick: [i] };
  const battle = options.findIndex((o) => o.do === 'battle phase');
  const attacks = attackPlan(b).length > 0;
  return { pick: [battle >= 0 && attacks ? battle : options.findIndex((o) => o.do === 'end phase')] };
}

function inBattle(b: Board, options: readonly Option[]): Answer {
  const act = bestOf(options, (o) => (o.do === 'activate' ? offerWorth(b, o) : 0), 600);
  if (act !== null) return { pick: [act] };
  for (const { from } of attackPlan(b)) {
    const i = options.findIndex((o) => o.do === 'attack' && o.at === from.at);
    if (i >= 0) return { pick: [i] };
  }
  const on = options.findIndex((o) => o.do === 'main 2');
  return { pick: [Math.max(on, 0)] };
}

/** Fast effects: what is worth it is activated; where something must be, the best. */
function inWindow(b: Board, options: readonly Option[]): Answer {
  const pass = options.findIndex((o) => o.do === 'pass');
  const least = pass < 0 ? Number.NEGATIVE_INFINITY : b.view.chain.length > 0 || b.view.attack ? 250 : 500;
  const i = bestOf(options, (o) => (o.do === 'pass' ? Number.NEGATIVE_INFINITY : offerWorth(b, o)), least);
  return { pick: [i ?? Math.max(pass, 0)] };
}

/** What a card that is chosen stands for, wherever it is. */
function value(b: Board, o: Option): number {
  const { at = '' } = o;
  const all: readonly Fighter[] = [...b.mine.fighters, ...b.theirs.fighters];
  const f = all.find((x) => x.at === at);
  if (f) return weight(f);
  const p = cardOf(b, o)?.printed;
  if (!p) return 700;
  return p.kind === 'monster' ? (p.atk ?? 0) / (at.includes(' hand ') && (p.level ?? 4) > 4 ? 1.6 : 1) + 200 : 700;
}

/** The text that asks: that of the last Chain Link. */
function asking(b: Board): Activated | null {
  const link = b.view.chain.at(-1);
  const texts = link ? b.known(link.card)?.meaning.texts : undefined;
  return (texts?.find((t) => isActivated(t)) as Activated | undefined) ?? null;
}

/** Cards by what they are chosen for: the opponent's best where it does harm, one's own best where it helps, one's least where it costs. */
function rankOf(b: Board, d: Asked): (o: Option) => number {
  const foe = (o: Option): boolean => sideAt(o.at ?? '') !== b.seat;
  switch (d.prompt?.id) {
    case 'ask.cost':
    case 'ask.discard':
    case 'ask.material':
    case 'ask.tributes':
      return (o) => -value(b, o);
    case 'ask.summon':
      return (o) => value(b, o);
    case 'ask.attackTarget':
      return () => 0;
    default: {
      const a = asking(b);
      const harm = a === null || harms(a);
      return (o) => (foe(o) === harm ? value(b, o) : -value(b, o));
    }
  }
}

/** Of an attack: the target that the plan has for it. */
function targetOf(b: Board, options: readonly Option[]): Answer {
  const plan = attackPlan(b).filter((x) => x.at !== null);
  const i = plan.map((x) => options.findIndex((o) => o.at === x.at?.at)).find((n) => n >= 0);
  if (i !== undefined) return { pick: [i] };
  const walls = options.map((o) => {
    const f = b.theirs.fighters.find((x) => x.at === o.at);
    return f ? wall(f) : 0;
  });
  return { pick: [walls.indexOf(Math.min(...walls))] };
}

function pickCards(b: Board, d: Asked, options: readonly Option[], min: number, max: number): Answer {
  if (d.prompt?.id === 'ask.attackTarget') return targetOf(b, options);
  const rank = rankOf(b, d);
  const order = options.map((_, i) => i).sort((x, y) => rank(options[y]) - rank(options[x]));
  // No more than is asked for, but where each one is gained.
  const gained = d.prompt?.id !== 'ask.cost' && d.prompt?.id !== 'ask.material' && d.prompt?.id !== 'ask.discard';
  const wanted = gained ? order.filter((i) => rank(options[i]) > 0).length : min;
  const n = Math.max(min, Math.min(max, wanted));
  for (let m = n; m <= max; m++) {
    const answer = { pick: order.slice(0, m).sort((x, y) => x - y) };
    if (isLegal(b.view, answer)) return answer;
  }
  return legalOther(b.view, order, min, max) ?? { pick: order.slice(0, n).sort((x, y) => x - y) };
}

/** A legal pick other than the first ones in order: single cards, then pairs. */
function legalOther(view: View, order: readonly number[], min: number, max: number): Answer | null {
  for (const i of order) if (min <= 1 && isLegal(view, { pick: [i] })) return { pick: [i] };
  for (const i of order)
    for (const j of order) if (i < j && min <= 2 && max >= 2 && isLegal(view, { pick: [i, j] })) return { pick: [i, j] };
  return null;
}

/** Y10.1: what can't stand up to the strongest of the opponent lies down. */
function position(b: Board, options: readonly Option[]): Answer {
  const p = options[0] ? cardOf(b, options[0])?.printed : undefined;
  const [atk, def] = [p?.atk ?? 0, p?.def ?? 0];
  const foe = strongest(b.theirs);
  const lies = atk < foe && (def >= foe || def > atk) && b.view.active !== b.seat ? true : atk < 1000 && foe > atk;
  const i = options.findIndex((o) => o.position === (lies ? 'defense' : 'attack'));
  return { pick: [Math.max(i, 0)] };
}

function pick(b: Board, d: Asked, options: readonly Option[], min: number, max: number): Answer {
  switch (d.kind) {
    case 'idle command':
      return inMain(b, options);
    case 'battle command':
      return inBattle(b, options);
    case 'chain':
      return inWindow(b, options);
    case 'choose position':
      return position(b, options);
    case 'choose cards':
    case 'choose tributes':
      return pickCards(b, d, options, min, max);
    default:
      return { pick: Array.from({ length: min }, (_, i) => i) };
  }
}

/** Whether to say yes: to what is one's own choice of effects, if it is worth it; to direct attacks always. */
function confirm(b: Board, d: Asked): Answer {
  switch (d.prompt?.id) {
    case 'ask.direct':
    case 'ask.use':
    case 'ask.instead':
    case 'ask.staysAsSpell':
      return { yes: true };
    case 'ask.replay':
      return { yes: attackPlan(b).length > 0 };
    default: {
      const a = asking(b);
      return { yes: a === null || activation(b, a) > -300 };
    }
  }
}

/** So many times in a hundred a careless player does anything. */
const LAPSES = 30;
const COMMANDS: ReadonlySet<string> = new Set(['idle command', 'battle command', 'chain']);

/** A player that knows the rules of thumb and does not always heed them. */
export function carelessDuelist(known: Known, seed: string): DuelPlayer {
  const [thumb, any] = [heuristicDuelist(known), randomDuelist(seed)];
  const chance: HasRng = { _e: 0, rng: seedRng(`careless ${seed}`) };
  return {
    kind: 'careless',
    choose: (view, state) => (COMMANDS.has(askedOf(view).kind) && randomInt(chance, 100) < LAPSES ? any : thumb).choose(view, state),
  };
}

/** A player that follows rules of thumb. Equal views give equal answers. */
export function heuristicDuelist(known: Known): DuelPlayer {
  return {
    kind: 'heuristic',
    choose(view) {
      const d = askedOf(view);
      const b = boardOf(view, known);
      const { ask } = d;
      if (ask.form === 'confirm') return confirm(b, d);
      if (ask.form === 'pick') return pick(b, d, ask.options as readonly Option[], ask.min, ask.max);
      return defaultAnswer({ seat: b.seat, kind: d.kind, ask, rule: d.rule, prompt: d.prompt ?? { id: '' } });
    },
  };
}
