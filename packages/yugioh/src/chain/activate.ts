/** Activating (Y17.1): the card shows itself, the Chain Link is there, costs and targets follow in the order written. */

import { last } from '../effects/changing.js';
import { declare } from '../effects/declaring.js';
import { perform, pickIncluding, pickTogether } from '../effects/perform.js';
import type { Activated, Step } from '../language/effects.js';
import { pickOne, pickRows, pickZone, yes } from '../moves/asking.js';
import { moveAll, putOnField, settle } from '../moves/move.js';
import { canActivateNow, keepsSelf, needsZone, wiseCosts } from '../reading/beforehand.js';
import { bounds, candidates, targets } from '../reading/possible.js';
import { fits, likenessOf, type Scope } from '../reading/values.js';
import { freeSpellZones, scaleZones } from '../reading/zones.js';
import { card, happen, placeOf, player, posOf, printed, tell, writeCard } from '../state/access.js';
import type { G, Link, Seat } from '../state/types.js';
import { noteActivation } from './occurred.js';
import { limitKey, type Offer, quickOffers, softKey, textOf } from './offers.js';

/** Puts a Chain Link on the Chain. */
export function activate(g: G, seat: Seat, offered: Offer): void {
  const { s } = g;
  const { row } = offered;
  const from = card(s, row).zone;
  if (offered.isCard) show(g, seat, row);
  const offer = offered.choices ? chosenOf(g, seat, offered.choices) : withEffect(g, seat, offered);
  const a = textOf(s, row, offer.text, offer.pendulum);
  const link: Link = {
    seat,
    row,
    visit: card(s, row).visit,
    card: card(s, row).card,
    text: offer.text,
    pendulum: offer.pendulum,
    isCard: offer.isCard,
    from: offer.isCard ? 'spell' : from,
    targets: [],
    paid: [],
    event: offer.event,
    negated: 'no',
  };
  s.chain = [...s.chain, link];
  const at = s.chain.length - 1;
  tell(g, 'chain link', 'Y17.1', { who: seat, card: printed(s, row).id, at: placeOf(s, row), link: at + 1 });
  for (const step of a?.before ?? []) before(g, step, at);
  // Y29.1
  settle(g);
  // Y20.18
  for (const v of a?.vows ?? [])
    if ('ban' in v) last(g, seat, { until: 'turnEnd', on: 'ban', who: seat, ban: v.ban });
    else if ('selfAttack' in v)
      last(g, seat, {
        until: 'turnEnd',
        on: 'trait',
        row,
        visit: card(s, row).visit,
        trait: { trait: v.directly ? 'cannotAttackDirectly' : 'cannotAttack' },
      });
    else if ('othersAttack' in v)
      last(g, seat, { until: 'turnEnd', on: 'ban', who: seat, ban: { ban: 'attack', except: { is: 'self' } }, self: row });
  // Y24
  if (a) {
    if (a.soft !== undefined) useSoft(g, row, softKey(offer.text, offer.pendulum, a));
    useLimit(g, seat, row, offer.text, offer.pendulum, a);
  }
  const counted = offer.counts === undefined ? null : textOf(s, row, offer.counts, false);
  if (counted && offer.counts !== undefined) useLimit(g, seat, row, offer.counts, false, counted);
  happen(g, 'activated', { row, seat, by: seat, amount: at + 1, how: 'rule', link: s.chain[at] });
  noteActivation(g, at);
}

/** Y16.8: a Continuous Trap without an effect of its own activation may use one of its Quick Effects in the same Chain Link. */
function withEffect(g: G, seat: Seat, offered: Offer): Offer {
  const { row } = offered;
  const p = printed(g.s, row);
  const own = textOf(g.s, row, offered.text, false);
  // Y20.4: what it targets as it is activated may be left out.
  if (offered.isCard && own?.said && own.optional && own.before.length > 0)
    return yes(g, seat, 'use effect?', 'Y20.4', 'ask.use', row) ? offered : { ...offered, text: -1, counts: offered.text };
  if (!offered.isCard || offered.text >= 0 || p.kind !== 'trap' || p.property !== 'Continuous') return offered;
  const quick = quickOffers(g.s, seat, row);
  if (quick.length === 0 || !yes(g, seat, 'use effect?', 'Y16.8', 'ask.use', row)) return offered;
  const used = quick.length === 1 ? quick[0] : chosenOf(g, seat, quick);
  return { ...offered, text: used.text, event: used.event };
}

/** Y17.8, Y17.9 */
function chosenOf(g: G, seat: Seat, choices: readonly Offer[]): Offer {
  const i = pickOne(
    g,
    { seat, kind: 'choose option', rule: 'Y17.9', prompt: 'ask.option' },
    choices.map((o) => ({ text: o.text })),
  );
  return choices[i];
}

/** Y24.2, Y24.3 */
function useLimit(g: G, seat: Seat, row: number, text: number, pendulum: boolean, a: Activated): void {
  const { s } = g;
  if (a.limit?.per === 'faceUp') writeCard(g, row).used = { ...card(s, row).used, [`f${text}`]: 1 };
  else if (a.limit) {
    const key = limitKey(s, seat, row, text, pendulum, a);
    s.uses = { ...s.uses, [key]: (s.uses[key] ?? 0) + 1 };
  }
}

function useSoft(g: G, row: number, key: string): void {
  const c = writeCard(g, row);
  const mark = c.used[key] ?? 0;
  const n = Math.floor(mark / 100) === g.s.turn ? mark % 100 : 0;
  c.used = { ...c.used, [key]: g.s.turn * 100 + n + 1 };
}

/** Y17.1 (2): a card from the hand is placed face-up, a Set one is turned face-up. */
function show(g: G, seat: Seat, row: number): void {
  const { s } = g;
  const c = card(s, row);
  const p = printed(s, row);
  const why = { how: 'rule' as const, by: seat, rule: 'Y17.1' };
  if (c.zone === 'spell') {
    const w = writeCard(g, row);
    w.up = true;
    tell(g, 'position', 'Y17.1', { card: p.id, at: placeOf(s, row), was: 'face-down', pos: posOf(w) });
    return;
  }
  if (p.property === 'Field') {
    // Y16.15
    const old = player(s, seat).spell[5];
    if (old >= 0) moveAll(g, [old], 'grave', { ...why, rule: 'Y16.15' });
    putOnField(g, row, seat, 'spell', 5, true, 'attack', why);
    return;
  }
  const zones = p.kind === 'monster' ? scaleZones(s, seat) : freeSpellZones(s, seat);
  const place = pickZone(g, seat, seat, 'spell', zones);
  putOnField(g, row, seat, 'spell', place, true, 'attack', why);
  if (p.kind === 'monster') writeCard(g, row).scale = true;
}

/** Y17.2: whether the rest can be done if this is declared. */
const mayDeclare = (g: G, link: Link, a: Activated | null, step: Step, word: string): boolean =>
  a === null ||
  canActivateNow(g.s, a.before.slice(a.before.indexOf(step) + 1), a.do, {
    you: link.seat,
    self: link.row,
    link: { ...link, declared: word },
    done: [],
  });

/** Y17.1 (4): a cost, or targets. */
function before(g: G, step: Step, at: number): void {
  const link = g.s.chain[at];
  const a = textOf(g.s, link.row, link.text, link.pendulum);
  const parts = a?.do ?? [];
  const scope: Scope = {
    you: link.seat,
    self: link.row,
    link,
    done: [],
    ...(keepsSelf(parts) ? { keepsSelf: true as const } : {}),
    ...(needsZone(g.s, parts, link.seat) ? { needsZone: true as const } : {}),
  };
  if (step.step === 'pay') {
    const wise = wiseCosts(g.s, a?.before ?? [], step, parts, scope);
    const unwise = wise ? candidates(g.s, step.do, scope, true).filter((row) => !wise.includes(row)) : [];
    const paid = perform(g, step.do, unwise.length > 0 ? { ...scope, taken: unwise } : scope, true) ?? [];
    patch(g, at, { paid: [...link.paid, ...paid], ...(paid.includes(link.row) ? { visit: card(g.s, link.row).visit } : {}) });
    return;
  }
  if (step.step === 'declare') {
    const [target] = link.targets;
    const already = target && step.of !== 'level' ? likenessOf(g.s, target[0], step.of) : null;
    const declared = declare(g, link.seat, step, (w) => w !== already && mayDeclare(g, link, a, step, w));
    patch(g, at, { declared });
    if (typeof declared === 'string') writeCard(g, link.row).declared = declared;
    return;
  }
  const rows = targets(g.s, step, a?.do ?? [], scope);
  // What is said to be the target is not chosen.
  const isSaid = JSON.stringify(step.of.filter).includes('"is":"attacking"') || JSON.stringify(step.of.filter) === '{"is":"event"}';
  const [least, most] = bounds(g.s, step, scope);
  const { including } = step;
  const pick = (run: G, asked: Parameters<typeof pickRows>[1], from: readonly number[], min: number, max: number): number[] =>
    step.distinct || step.alike
      ? pickTogether(run, asked, from, [min, max], step)
      : including
        ? pickIncluding(run, asked, from, [min, max], (r) => fits(run.s, r, including, scope))
        : pickRows(run, asked, from, min, max);
  const chosen =
    isSaid && rows.length === 1
      ? rows
      : pick(
          g,
          { seat: link.seat, kind: 'choose cards', rule: 'Y21.2', prompt: 'ask.target' },
          rows.filter((r) => !link.targets.some(([t]) => t === r)),
          Math.max(1, least),
          most,
        );
  for (const row of chosen) tell(g, 'target', 'Y21.1', { targets: [[printed(g.s, row).id, placeOf(g.s, row)]] });
  patch(g, at, { targets: [...link.targets, ...chosen.map((row) => [row, card(g.s, row).visit] as const)] });
}

function patch(g: G, at: number, change: Partial<Link>): void {
  g.s.chain = g.s.chain.map((l, i) => (i === at ? { ...l, ...change } : l));
}
