/** What an effect is worth on a board, in points of ATK: rules of thumb over what texts mean. */
import type { Activated, Cards, Effect, Quantity, Selector, Static } from '../language/effects.js';
import type { Card, Who } from '../language/index.js';
import { isActivated } from '../language/index.js';
import type { SeenCard } from '../view/view.js';
import { type Board, type Fighter, type Side, weight } from './board.js';

/** What a card in hand stands for. */
const CARD = 550;
/** A card in a Spell & Trap Zone, unknown or not. */
const BACK = 500;
/** What an effect stands for about which nothing is known. */
const SOMETHING = 200;
/** All that is left for a player. */
const GAME = 20_000;

const number = (q: Quantity): number => (q.q === 'number' ? q.n : q.q === 'half' ? number(q.of) / 2 : 1000);

/** For whom it is good that something happens to a player. */
const sign = (who: Who): number => (who === 'you' ? 1 : who === 'opponent' ? -1 : 0);

/** What cards of a description on one side are worth, the most valuable first. */
function worths(side: Side, of: Cards, mine: boolean): number[] {
  const fits = of.from.filter((p) => p.whose === 'either' || (p.whose === 'you') === mine).map((p) => p.place);
  const anywhere = fits.some((p) => p === 'field' || p === 'fieldUp');
  const found: number[] = [];
  const words = JSON.stringify(of.filter);
  if ((anywhere || fits.some((p) => p === 'monsterZone' || p === 'mainZone' || p === 'extraZone')) && !/"kind":"(spell|trap)"/.test(words))
    found.push(...side.fighters.filter((f) => may(f, words)).map(weight));
  if ((anywhere || fits.includes('spellZone')) && !words.includes('"kind":"monster"'))
    found.push(...side.backs.filter((b: SeenCard) => !words.includes('"face":"up"') || b.pos === 'face-up').map(() => BACK));
  return found.sort((a, b) => b - a);
}

/** Whether a monster is like that, as far as its face and position go. */
function may(f: Fighter, words: string): boolean {
  if (words.includes('"face":"up"') && !f.up) return false;
  if (words.includes('"face":"down"') && f.up) return false;
  if (words.includes('"position":"attack"') && !f.attacks) return false;
  return !(words.includes('"position":"defense"') && f.attacks);
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What it is worth to take these cards away: those of the opponent gained, one's own lost. */
function taken(b: Board, what: Selector, a: Activated | null): number {
  switch (what.sel) {
    case 'all':
      return sum(worths(b.theirs, what.of, false)) - sum(worths(b.mine, what.of, true));
    case 'choose':
      return best(b, what.of, what.max);
    case 'target': {
      const step = a?.before.find((s) => s.step === 'target');
      return step?.step === 'target' ? best(b, step.of, step.max) : SOMETHING;
    }
    case 'attacker':
    case 'battling':
      return attackerOf(b, 1);
    case 'event':
      return 1500;
    case 'self':
    case 'host':
      return -CARD / 2;
    default:
      return SOMETHING;
  }
}

/** The best so many of the opponent's; where there are none, one's own least is lost. */
function best(b: Board, of: Cards, n: number): number {
  const gained = worths(b.theirs, of, false);
  if (gained.length > 0) return sum(gained.slice(0, n));
  return -(worths(b.mine, of, true).at(-1) ?? 0);
}

/** The monster that attacks me, in points. */
function attackerOf(b: Board, share: number): number {
  const from = b.view.attack?.from;
  const f = b.theirs.fighters.find((x) => x.at === from);
  return f ? weight(f) * share : 0;
}

/** Effects that do one thing to players. */
function toPlayers(b: Board, e: Effect): number | null {
  switch (e.do) {
    case 'draw':
      return sign(e.who) * number(e.n) * CARD;
    case 'damage': {
      const n = number(e.n);
      if (e.who === 'opponent') return n >= b.theirs.lp ? GAME : n * 0.4;
      return n >= b.mine.lp ? -GAME : n * -0.3;
    }
    case 'gain':
      return sign(e.who) * number(e.n) * 0.25;
    case 'pay':
      return number(e.n) >= b.mine.lp ? -GAME : number(e.n) * -0.2;
    case 'ban':
      return e.who === 'you' ? -250 : 500;
    case 'noDamage':
      return b.view.attack && b.view.active !== b.seat ? 700 : 0;
    case 'skip':
      return -sign(e.who) * 700;
    default:
      return null;
  }
}

const VALUE: Partial<Readonly<Record<Effect['do'], number>>> = {
  add: 600,
  summon: 1300,
  token: 500,
  negateActivation: 900,
  negateEffect: 800,
  negateSummon: 1400,
  negateSummonOrActivation: 1200,
  setSpell: 400,
  place: 300,
  fuse: 1600,
  ritual: 1600,
  summonNow: 1400,
  extraNormal: 500,
  attach: 200,
  look: 50,
  reveal: 0,
  shuffle: 0,
};

/** One effect. */
function worthOf(b: Board, e: Effect, a: Activated | null): number {
  const plain = toPlayers(b, e);
  if (plain !== null) return plain;
  switch (e.do) {
    case 'destroy':
    case 'banish':
    case 'send':
      return taken(b, e.what, a);
    case 'toHand':
    case 'toDeck':
    case 'toExtra':
      return taken(b, e.what, a) * 0.7;
    case 'control':
      return e.to === 'you' ? taken(b, e.what, a) * 1.3 : -900;
    case 'discard':
    case 'tribute':
      return -CARD;
    case 'negateAttack':
      return attackerOf(b, 0.5);
    case 'endBattle':
      return attackerOf(b, 0.2);
    case 'negateEffects':
      return 500;
    case 'stat':
      return statWorth(b, e, a);
    case 'position':
      return b.theirs.fighters.length > 0 ? 350 : -100;
    case 'equip':
      return b.mine.fighters.some((f) => f.up) ? 700 : -300;
    case 'options':
      return Math.max(...e.of.map((parts) => sum(parts.map((p) => worthOf(b, p.do, a)))));
    default:
      return VALUE[e.do] ?? SOMETHING;
  }
}

/** A change of ATK is worth something where it decides a battle. */
function statWorth(b: Board, e: Extract<Effect, { do: 'stat' }>, a: Activated | null): number {
  if (b.mine.fighters.length === 0 && b.theirs.fighters.length === 0) return -100;
  const up = 'by' in e.change ? e.change.sign > 0 : !('half' in e.change);
  const size = 'by' in e.change ? number(e.change.by) : 800;
  const free = (a?.before.length ?? 0) === 0 || b.view.attack !== null;
  return up
    ? b.mine.fighters.some((f) => f.up)
      ? size * (free ? 0.6 : 0.3)
      : -200
    : b.theirs.fighters.some((f) => f.up)
      ? size * 0.5
      : -100;
}

/** What it costs to activate. */
function price(b: Board, a: Activated): number {
  let n = 0;
  for (const s of a.before) {
    if (s.step !== 'pay') continue;
    const { do: e } = s;
    if (e.do === 'pay') n += number(e.n) >= b.mine.lp ? GAME : number(e.n) * 0.25;
    else if (e.do === 'detach') n += 150;
    else if (e.do === 'discard' || e.do === 'send') n += 350;
    else if (e.do === 'tribute') n += 900;
    else if (e.do === 'banish') n += 150;
  }
  return n;
}

/** What it is worth to activate this effect now. */
export const activation = (b: Board, a: Activated): number => sum(a.do.map((p) => worthOf(b, p.do, a))) - price(b, a);

/** Whether the targets of an effect are better the opponent's: it does them harm. */
export function harms(a: Activated): boolean {
  return a.do.some(({ do: e }) => {
    switch (e.do) {
      case 'destroy':
      case 'banish':
      case 'send':
      case 'toHand':
      case 'toDeck':
      case 'negateEffects':
        return true;
      case 'control':
        return e.to === 'you';
      case 'stat':
        return 'by' in e.change ? e.change.sign < 0 : 'half' in e.change;
      case 'position':
        return true;
      default:
        return false;
    }
  });
}

/** What a card that stays gives as long as it lies there. */
const lasting = (t: Static): number => (t.kind === 'ban' ? 200 : 350);

/** What it is worth to play a Spell or Trap now: its own activation, and what stays of it. */
export function cardWorth(b: Board, card: Card): number {
  const texts = card.meaning.texts;
  const own = texts.filter((t) => isActivated(t) && t.kind === 'activation') as Activated[];
  const stays = texts.filter((t): t is Static => t.kind === 'static' || t.kind === 'trait' || t.kind === 'ban' || t.kind === 'negates');
  const now = own.length > 0 ? Math.max(...own.map((a) => activation(b, a))) : 0;
  return now + sum(stays.map(lasting)) + (own.length === 0 && stays.length === 0 ? 150 : 0);
}
