/** Drawing, shuffling, Life Points, winning (Y5, Y15). */
import { ask, randomInt, shuffled } from '@apnap/kernel';
import { seatsFor } from '../reading/looks.js';
import { statics } from '../reading/values.js';
import { card, happen, other, player, printed, tell, writeCard, writePlayer } from '../state/access.js';
import type { G, Seat, State } from '../state/types.js';

/** Ends the Duel (Y5.10). */
export function finish(g: G, winners: readonly Seat[], rule: string, reason: string): void {
  if (g.s.result) return;
  g.s.result = { winners: winners.slice(), rule, reason: { id: reason } };
  g.s.frames = [];
  tell(g, 'win', rule, { reason, ...(winners.length === 1 ? { who: winners[0] } : {}) });
}

/** Y5.4, Y5.5: looks at Life Points at once. */
export function checkLp(g: G): void {
  const lost = ([0, 1] as const).filter((seat) => player(g.s, seat).lp <= 0);
  if (lost.length === 2) finish(g, [], 'Y5.5', 'win.both');
  else if (lost.length === 1) finish(g, [other(lost[0])], 'Y5.4', 'win.lp');
}

/** Y15.1: changes Life Points; they never go below 0 (Y5.4). */
export function changeLp(g: G, seat: Seat, given: number, kind: 'damage' | 'gain LP' | 'pay LP', rule: string): void {
  // Y14.17
  if (given <= 0 || isKept(g, seat, kind, rule)) return;
  // Y15.4
  if (kind === 'damage' && g.s.lasting.some((l) => l.on === 'heals' && l.who === seat)) {
    changeLp(g, seat, given, 'gain LP', 'Y15.4');
    return;
  }
  const amount = kind === 'damage' && rule !== 'Y14.13' ? taken(g.s, seat, given, 'effect') : given;
  const p = writePlayer(g, seat);
  p.lp = Math.max(0, p.lp + (kind === 'gain LP' ? amount : -amount));
  tell(g, kind, rule, { who: seat, amount });
  if (kind === 'gain LP') happen(g, 'gain', { seat, amount, how: 'effect' });
  if (kind === 'damage') happen(g, 'damage', { seat, amount, how: rule === 'Y14.13' ? 'battle' : 'effect' });
}

/** Y14.17, Y15.2: what a player takes of damage that is halved. */
export const taken = (s: State, seat: Seat, amount: number, of: 'battle' | 'effect'): number =>
  s.lasting.some((l) => l.on === 'noDamage' && l.half && l.who === seat && (l.of === 'all' || l.of === of))
    ? Math.floor(amount / 2)
    : amount;

/** Y14.17, Y15.4: a continuous effect by which a player takes none. */
const isBannedFor = (g: G, seat: Seat, ban: 'battleDamage' | 'effectDamage'): boolean =>
  g.s._pool.holds &&
  statics(g.s).some((e) => e.text.kind === 'ban' && e.text.ban.ban === ban && seatsFor(e.text.who, g.s, e.env.you).includes(seat));

/** Y15.4, Y15.8: whether something keeps damage or a gain from the player. */
function isKept(g: G, seat: Seat, kind: string, rule: string): boolean {
  const of = rule === 'Y14.13' ? 'battle' : 'effect';
  if (kind === 'damage' && isBannedFor(g, seat, of === 'battle' ? 'battleDamage' : 'effectDamage')) return true;
  if (kind === 'damage')
    return g.s.lasting.some((l) => l.on === 'noDamage' && !l.half && l.who === seat && (l.of === 'all' || l.of === of));
  return (
    kind === 'gain LP' &&
    (g.s.lasting.some((l) => l.on === 'ban' && l.who === seat && l.ban.ban === 'gainLp') ||
      statics(g.s).some((e) => e.text.kind === 'ban' && e.text.ban.ban === 'gainLp' && seatsFor(e.text.who, g.s, e.env.you).includes(seat)))
  );
}

/** Y15.7: Life Points that become a number; neither damage nor a gain. */
export function setLp(g: G, seat: Seat, amount: number): void {
  writePlayer(g, seat).lp = Math.max(0, amount);
  tell(g, 'lp', 'Y15.7', { who: seat, amount });
}

/** Y5.6, Y20.12: draws cards, one after the other, as one event. */
export function draw(g: G, seat: Seat, n: number, rule: string, by = -1): number[] {
  const { deck } = player(g.s, seat);
  const drawn = deck.slice(deck.length - Math.min(n, deck.length)).reverse();
  const p = writePlayer(g, seat);
  p.deck = deck.slice(0, deck.length - drawn.length);
  p.hand = [...p.hand, ...drawn];
  for (const row of drawn) {
    const c = writeCard(g, row);
    c.zone = 'hand';
    c.visit++;
  }
  for (const row of drawn) happen(g, 'drawn', { row, seat, from: 'deck', how: 'rule', visit: card(g.s, row).visit });
  const how = rule === 'Y20.12' ? ('effect' as const) : ('rule' as const);
  for (const row of drawn) happen(g, 'added', { row, seat, from: 'deck', how, by: how === 'effect' ? by : -1, amount: 1 });
  if (drawn.length > 0) tell(g, 'draw', rule, { who: seat, cards: drawn.map((row) => printed(g.s, row).id), only: seat });
  if (drawn.length < n) finish(g, [other(seat)], 'Y5.6', 'win.deck');
  return drawn;
}

/** Y27.3: shuffles a Deck or a hand; where chance is asked for, by what is answered. */
export function shuffleZone(g: G, seat: Seat, zone: 'deck' | 'hand' | 'extra'): void {
  const rows = player(g.s, seat)[zone];
  if (rows.length === 0) return;
  const order = g.s.chance === 'seed' ? shuffled(g.s, rows) : asked(g, seat, zone, rows);
  writePlayer(g, seat)[zone] = order;
  tell(g, `shuffle ${zone}`, 'Y27.3', { who: seat });
}

function asked(g: G, seat: Seat, zone: string, rows: readonly number[]): number[] {
  const answer = ask(g, {
    seat,
    kind: 'shuffle',
    rule: 'Y27.3',
    prompt: { id: 'ask.shuffle' },
    ask: { form: 'order', options: rows.map((row) => ({ card: printed(g.s, row).id })) },
    detail: { zone, seat },
  });
  return 'order' in answer ? answer.order.map((i) => rows[i]) : rows.slice();
}

/** Coins that came up heads; each is told (Y27.3). */
export const tossCoins = (g: G, seat: Seat, n: number): number => chances(g, seat, n, 2, 'coins').filter((x) => x === 0).length;

/** The sum of dice with six sides (Y27.3). */
export const rollDice = (g: G, seat: Seat, n: number): number => chances(g, seat, n, 6, 'dice').reduce((sum, x) => sum + x + 1, 0);

function chances(g: G, seat: Seat, n: number, sides: number, kind: 'coins' | 'dice'): number[] {
  const results = Array.from({ length: n }, (): number => {
    if (g.s.chance === 'seed') return randomInt(g.s, sides);
    const answer = ask(g, {
      seat,
      kind,
      rule: 'Y27.3',
      prompt: { id: kind === 'coins' ? 'ask.coin' : 'ask.die' },
      ask: { form: 'pick', options: Array.from({ length: sides }, (_, i) => ({ text: i })), min: 1, max: 1 },
      detail: {},
    });
    return 'pick' in answer ? answer.pick[0] : 0;
  });
  tell(g, kind, 'Y27.3', { who: seat, values: results.map((x) => (kind === 'dice' ? x + 1 : 1 - x)) });
  return results;
}

/** Y27.11: cards of a hand, by chance. */
export function randomRows(g: G, rows: readonly number[], n: number): number[] {
  if (n >= rows.length) return rows.slice();
  if (g.s.chance === 'seed') return shuffled(g.s, rows).slice(0, n);
  const answer = ask(g, {
    seat: card(g.s, rows[0]).controller,
    kind: 'random',
    rule: 'Y27.11',
    prompt: { id: 'ask.random' },
    ask: { form: 'pick', options: rows.map((row) => ({ card: printed(g.s, row).id })), min: n, max: n },
    detail: {},
  });
  return 'pick' in answer ? answer.pick.map((i) => rows[i]) : [];
}
