/**
 * Replacement and prevention: the one loop of CR 616.1. The affected player, or the controller of the affected object, chooses which
 * applicable effect comes first, within the order of 616.1a-e; then the modified event is judged again, each effect at most once (614.5).
 */
import type { Cost, Effect, Entering, LibraryPosition, PlayerRef, Quantity, Replacement, Zone } from '@apnap/ability';
import { ask, askYes, type Id, tick } from '@apnap/kernel';
import { copiedFrom, except } from '../characteristics/base.js';
import { enchantFilter, hostsFor } from '../reading/attaching.js';
import { characteristicsOf, derived, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import { live, record } from '../state/access.js';
import type { Cx } from '../state/context.js';
import { isVerb } from '../state/events.js';
import type { G } from '../state/log.js';
import type { CopyOf, Env } from '../state/objects.js';
import { abilityInfo, changesEntering, idOf, nodeOf } from '../state/pool.js';
import { procedures } from '../state/procedures.js';
import type { CreateTokens, Move, Proposal } from '../state/proposals.js';
import type { Lasting, State } from '../state/types.js';
import { applies, onlyItself } from './applies.js';
import { abilitiesAsEntered, characteristicsAsEntered } from './as-entered.js';
import { chooseFrom, opponentChosen } from './choose.js';
import { commitCopy, landingFace } from './commit.js';
import { choicesBeforeEntering, counterKind } from './entering.js';
import type { Fate } from './fate.js';
import { chooser, eventOf } from './kinds.js';
import { brought, type OwnReplacement } from './mechanics.js';
import { cantRegenerate } from './prohibitions.js';
import { applyDamage, type Shares } from './shields.js';
import { whichFirst } from './which-first.js';

/** One effect that could modify the event. */
interface Candidate {
  key: string;
  /** CR 616.1a-e: 0 self-replacement, 1 control on entering, 2 copy on entering, 3 any. */
  rank: number;
  replacement: Replacement | OwnReplacement;
  node: number;
  env: Env;
  lasting: number;
}

/** What several proposals that happen at once have in common. */
export interface Once {
  shares: Shares;
  /** Effects that apply a limited number of times and have been applied to damage of this moment: all of it is one instance (CR 615.8). */
  spent: Set<number>;
}

/** Judges one proposal until no more effects apply. */
export function applyReplacements(g: G, proposal: Proposal, once: Once = { shares: new Map(), spent: new Set() }): Fate {
  const fate: Fate = { proposals: [proposal], effects: [] };
  const applied = new Set<string>(proposal.p === 'draw' || proposal.p === 'action' ? proposal.replaced : []);
  for (let i = 0; i < fate.proposals.length; ) {
    const p = fate.proposals[i];
    const candidates = candidatesFor(g.s, p).filter((c) => !applied.has(c.key));
    if (candidates.length === 0) {
      i++;
      continue;
    }
    const chosen = chooseFirst(g, p, candidates);
    applied.add(chosen.key);
    if (!wanted(g, p, chosen)) continue;
    applyOne(g, fate, i, chosen, once);
  }
  return fate;
}

/** What was done to an object stays true wherever it ends up. */
const KEPT_VERBS = ['discard', 'sacrifice', 'destroy'] as const;

function chooseFirst(g: G, p: Proposal, candidates: Candidate[]): Candidate {
  const rank = Math.min(...candidates.map((c) => c.rank));
  const first = candidates.filter((c) => c.rank === rank);
  // Effects that only add things to an entering permanent give the same result in any order.
  if (g.s.forced !== 'ask' && first.every(commutes) && !(first.some(entersAs('tapped')) && first.some(entersAs('untapped'))))
    return first[0];
  return first[whichFirst(g, chooser(g.s, p), first)];
}

/** What is asked of "you may instead …": of a draw (CR 614.11, 702.52a), of a turn (614.10), of a discarded card (2015:702.34a). */
const MAY = {
  draw: { rule: '614.11', prompt: { id: 'ask.insteadOfDraw' } },
  beginTurn: { rule: '614.10', prompt: { id: 'ask.skipTurn' } },
  zone: { rule: '614.6', prompt: { id: 'ask.insteadOfMove' } },
};

function wanted(g: G, p: Proposal, { replacement: r, env }: Candidate): boolean {
  if (isOwn(r) || (r.replace !== 'draw' && r.replace !== 'beginTurn' && r.replace !== 'zone') || r.optional === undefined) return true;
  return askYes(g, { seat: chooser(g.s, p), kind: 'may', ...MAY[r.replace], source: env.source });
}

const entersAs =
  (status: 'tapped' | 'untapped') =>
  ({ replacement: r }: Candidate): boolean =>
    !isOwn(r) && r.replace === 'enters' && (r.entering?.tapped === status || r.otherwise?.tapped === status);

const commutes = (c: Candidate): boolean =>
  isOwn(c.replacement)
    ? c.replacement.commutes === true
    : (c.replacement.replace === 'enters' && c.replacement.copy === undefined) ||
      isFullPrevention(c.replacement) ||
      isPlainSkip(c.replacement);

/** "Skips that step": whichever of several does, it is skipped and nothing else happens. */
const isPlainSkip = (r: Replacement): boolean =>
  r.replace === 'step' ? r.instead.do === 'nothing' : r.replace === 'beginTurn' && r.optional === undefined && r.instead.do === 'nothing';

const isOwn = (r: Replacement | OwnReplacement): r is OwnReplacement => 'apply' in r;

const isFullPrevention = (r: Replacement): boolean => r.replace === 'damage' && r.result.result === 'preventAll' && r.then === undefined;

function candidatesFor(s: State, p: Proposal): Candidate[] {
  const found: Candidate[] = [];
  tick(1 + (derived(s).replacements.length >> 2));
  for (const r of derived(s).replacements) {
    // those of its own abilities are judged below; not so what a spell has set up for itself as it was cast
    if (r.replacement.replace === 'enters' && p.p === 'move' && r.env.source === p.id && r.lasting === 0) continue;
    if (applies(s, p, r.replacement, r.env)) {
      found.push({
        key: `${r.env.source}:${r.node}:${r.lasting}`,
        rank: rankOf(r.replacement),
        replacement: r.replacement,
        node: r.node,
        env: r.env,
        lasting: r.lasting,
      });
    }
  }
  if (p.p === 'move' && p.to === 'battlefield') found.push(...ownEntering(s, p));
  if (p.p === 'move' && p.to !== 'battlefield') found.push(...ownMoving(s, p));
  for (const replaces of brought.replaces)
    for (const own of replaces(s, p)) found.push({ key: own.key, rank: 3, replacement: own, node: own.node, env: own.env, lasting: 0 });
  if (p.p === 'destroy' && p.regeneration === 'allowed' && !cantRegenerate(s, p.id)) found.push(...shieldsOf(s, p.id));
  return found;
}

/** "If this would be put into a graveyard from anywhere": what a card says of its own moves works wherever it is (CR 113.6, 614.1a). */
function ownMoving(s: State, p: Move): Candidate[] {
  const o = live(s, p.id);
  if (!o || o.zone === 'battlefield' || o.zone === 'command') return [];
  const env = staticEnv(p.id, o.owner);
  return characteristicsOf(s, o).abilities.flatMap((node) =>
    abilityInfo(s._pool, node).statics.flatMap(({ ability }) =>
      ability.zone !== undefined || (ability.condition && !conditionHolds(s, ability.condition, env))
        ? []
        : ability.parts.flatMap((piece): Candidate[] => {
            if (piece.part !== 'replacement' || piece.replacement.replace !== 'zone') return [];
            const { replacement } = piece;
            if (replacement.from !== undefined || !onlyItself(replacement.what) || !applies(s, p, replacement, env)) return [];
            const id = idOf(s._pool, replacement);
            return [{ key: `${p.id}:${id}:0`, rank: 3, replacement, node: id, env, lasting: 0 }];
          }),
    ),
  );
}

/** CR 616.1b-c: under whose control it enters, then as a copy of what. */
const rankOf = (r: Replacement): number => (r.replace !== 'enters' ? 3 : r.under ? 1 : r.copy ? 2 : 3);

/** CR 614.12: an object's own abilities that change how it enters, judged as the object would exist on the battlefield. */
function ownEntering(s: State, p: Move): Candidate[] {
  const o = record(s, p.id);
  if (!o || p.faceDown) return [];
  const from = p.copyOf ?? (p.transformed ? null : o.copyOf) ?? { card: o.card, face: landingFace(s, o, p) };
  const base = s._pool.cards[from.card].faces[from.face].base;
  const env = staticEnv(p.id, p.under >= 0 ? p.under : o.owner);
  const found: Candidate[] = [];
  const changes = (node: number): boolean => changesEntering(abilityInfo(s._pool, node));
  if (!s._pool.givesEntering && !base.abilities.some(changes)) return [];
  const there = abilitiesAsEntered(s, p);
  // abilities that effects would give it there count, too
  const given = s._pool.givesEntering ? there.filter((node) => s._pool.abilities[node] && !base.abilities.includes(node)) : [];
  for (const [nth, node] of [...base.abilities.filter((node) => there.includes(node)), ...given].entries()) {
    for (const part of abilityInfo(s._pool, node).statics) {
      for (const piece of part.ability.parts) {
        if (piece.part !== 'replacement' || piece.replacement.replace !== 'enters') continue;
        if (!onlyItself(piece.replacement.what)) continue;
        if (part.ability.condition && !conditionHolds(s, part.ability.condition, withCast(env, o.cast?.x))) continue;
        if (!applies(s, p, piece.replacement, withCast(env, o.cast?.x))) continue;
        const id = idOf(s._pool, piece.replacement);
        found.push({
          key: `${p.id}:${id}:own${nth}`,
          rank: rankOf(piece.replacement),
          replacement: piece.replacement,
          node: id,
          env: withCast(env, o.cast?.x),
          lasting: 0,
        });
      }
    }
  }
  return found;
}

/** CR 107.3m: X of an ability that applies as a permanent enters is that of the spell it was. */
const withCast = (env: Env, x: number | undefined): Env => (x ? { ...env, x } : env);

/** Regeneration shields (CR 701.15a): "the next time this permanent would be destroyed this turn". */
function shieldsOf(s: State, id: Id): Candidate[] {
  return s.lasting
    .filter((l) => l.affected?.includes(id) && nodeOf<{ do: string; action?: string }>(s._pool, l.node).action === 'regenerate')
    .slice(0, s.forced === 'ask' ? undefined : 1)
    .map((l) => ({ key: `shield:${l.id}`, rank: 3, replacement: shield(l, id), node: l.node, env: l.env, lasting: l.id }));
}

/** CR 701.15a: instead all damage is removed, it is tapped and removed from combat. */
const shield = ({ node, env }: Lasting, id: Id): OwnReplacement => ({
  key: '',
  node,
  env,
  apply: () => 'gone',
  then: () => ({ ...env, source: id }),
});

/** Where it goes instead, what remembers it then, and what is done besides. */
function applyToMove(s: State, fate: Fate, index: number, r: Extract<Replacement, { replace: 'zone' }>, env: Env): void {
  const m = fate.proposals[index] as Move;
  if (r.link !== undefined) m.linkedTo = { source: env.source, link: r.link };
  if (r.toInstead !== undefined) goesElsewhere(m, r.toInstead, r.position ?? 'top');
  else fate.proposals.splice(index, 1);
  if (r.instead) fate.effects.push({ node: idOf(s._pool, r.instead), env, of: m });
}

/** CR 614.6: a replaced event never happens. */
function insteadOf(s: State, fate: Fate, index: number, instead: Effect, env: Env): void {
  fate.proposals.splice(index, 1);
  fate.effects.push({ node: idOf(s._pool, instead), env });
}

/** CR 614.5: no effect applies again to the events it has led to. */
const replacedBefore = (p: Proposal): readonly string[] => (p.p === 'action' && p.replaced) || [];

function applyOne(g: G, fate: Fate, index: number, c: Candidate, once: Once): void {
  const { s } = g;
  const p = fate.proposals[index];
  if (c.lasting !== 0 && p.p === 'damage') once.spent.add(c.lasting);
  else if (c.lasting !== 0) spend(g, c.lasting);
  const r = c.replacement;
  if (isOwn(r)) {
    if (r.apply(g, p) === 'gone') fate.proposals.splice(index, 1);
    if (r.then) fate.effects.push({ node: r.node, env: r.then(p) });
    return;
  }
  const env: Env = { ...c.env, event: eventOf(s, p) };
  const cx: Cx = { s, env, it: 0 };
  switch (r.replace) {
    case 'enters':
      applyEntering(g, p as Move, r, c);
      return;
    case 'zone':
      applyToMove(s, fate, index, r, env);
      return;
    case 'damage':
      applyDamage(g, fate, index, r, cx, c.lasting, once.shares);
      return;
    case 'draw': {
      // CR 614.5: no effect applies again to the events it has led to
      const replaced = [...(p.p === 'draw' ? (p.replaced ?? []) : []), c.key];
      fate.proposals.splice(index, 1);
      fate.effects.push({ node: idOf(s._pool, r.instead), env: { ...env, replaced } });
      return;
    }
    case 'action':
      if (r.instead === undefined) (p as { n: number }).n = Math.max(0, quantity(cx, r.n));
      else insteadOf(s, fate, index, r.instead, { ...env, replaced: [...replacedBefore(p), c.key] });
      return;
    case 'destroy':
    case 'untap':
    case 'beginTurn':
    case 'step':
    case 'loseGame':
    case 'winGame':
      insteadOf(s, fate, index, r.instead, env);
      return;
    case 'gainLife':
    case 'loseLife':
      if (r.instead) insteadOf(s, fate, index, r.instead, env);
      else (p as { amount: number }).amount = Math.max(0, quantity(cx, r.amount));
      return;
    case 'counters':
      (p as { n: number }).n = Math.max(0, quantity(cx, r.amount));
      return;
    case 'createToken':
      applyToTokens(s, fate, r, c.env, p as CreateTokens);
      return;
    default:
      return;
  }
}

/** CR 614.1a, 616.1: all tokens that are created at once are one event; those that an earlier effect has added are changed, too. */
function applyToTokens(s: State, fate: Fate, r: Extract<Replacement, { replace: 'createToken' }>, env: Env, first: CreateTokens): void {
  const meant = fate.proposals.filter((q): q is CreateTokens => q.p === 'tokens' && applies(s, q, r, env));
  const all = meant.reduce((n, q) => n + q.n, 0);
  const count = (q: Quantity, n: number): number =>
    Math.max(0, quantity({ s, env: { ...env, event: eventOf(s, { ...first, n }) }, it: 0 }, q));
  for (const q of meant) q.n = count(r.count, q.n);
  for (const more of r.plus ?? []) fate.proposals.push(first.beside(count(more.count, all), more, env));
}

/** CR 701.7b, 701.8c, 701.17a: it is destroyed, discarded or sacrificed even if it goes somewhere other than the graveyard. */
function goesElsewhere(m: Move, to: Zone, position: LibraryPosition): void {
  m.to = to;
  if (!KEPT_VERBS.some((verb) => isVerb(verb, m.verb))) m.verb = to === 'exile' ? 'exile' : '';
  m.position = position;
}

function applyEntering(g: G, p: Move, r: Extract<Replacement, { replace: 'enters' }>, c: Candidate): void {
  const { s } = g;
  const cx: Cx = { s, env: c.env, it: p.id };
  if (r.under) p.under = seatAsked(g, r.under, cx, '616.1b') ?? p.under;
  if (r.unless && payToAvoid(g, p, r.unless, c.env)) return;
  // CR 707.5: what it enters with besides belongs to the copy
  if (r.copy) {
    if (!enterAsCopy(g, p, r.copy, cx)) return;
    if (!enchantAsCopy(g, p, c.env)) return;
  }
  const accepted = r.may === undefined || acceptsEntering(g, p, r.may, c);
  const known = record(s, p.id)?.memory ?? [];
  const env = accepted && r.before ? doneBefore(g, p, r.before, c.env) : c.env;
  // CR 607.2b: what was done as it entered is remembered by what it becomes
  if (accepted && r.before) p.memory.push(...(record(s, p.id)?.memory ?? []).filter((x) => !known.includes(x)));
  if (r.onlyIf && !conditionHolds(s, r.onlyIf, env)) {
    Object.assign(p, { to: 'graveyard', verb: '' });
    return;
  }
  if (accepted && r.link !== undefined) p.memory.push({ link: r.link, n: 1 });
  enterSo(g, p, accepted ? r.entering : r.otherwise, { s, env, it: p.id });
  if (accepted && r.choices) performChoices(g, p, r.choices, env);
}

/** What is done as it enters, with the object as it will be: what enters as a copy is that copy already (CR 707.5). */
function doneBefore(g: G, p: Move, before: Effect, env: Env): Env {
  const own = record(g.s, p.id)?.copyOf ?? null;
  if (p.copyOf) commitCopy(g, p.id, p.copyOf);
  const after = procedures.runInline(g, idOf(g.s._pool, before), env);
  if (p.copyOf) commitCopy(g, p.id, own);
  return after;
}

/** The player meant; the controller chooses which of several opponents. */
function seatAsked(g: G, who: PlayerRef, cx: Cx, rule: string): number | undefined {
  const one = who.player === 'anOpponent' ? opponentChosen(g, cx.env, rule) : undefined;
  return one ?? players(cx, who)[0];
}

/** "You may have it enter with …": asked before it enters (CR 614.12a). */
function acceptsEntering(g: G, p: Move, who: PlayerRef, c: Candidate): boolean {
  const seat = seatAsked(g, who, { s: g.s, env: c.env, it: p.id }, '702.104a');
  if (seat === undefined) return false;
  return askYes(g, {
    seat,
    kind: 'may',
    rule: '614.12a',
    prompt: { id: 'ask.may' },
    source: p.id,
    visible: 'all',
    detail: { replacement: c.node },
  });
}

/** How it enters, with numbers read now. */
function enterSo(g: G, p: Move, entering: Entering | undefined, cx: Cx): void {
  if (entering?.tapped) p.tapped = entering.tapped === 'tapped' ? 1 : 0;
  if (entering?.attacking) {
    const attacked = record(g.s, p.id)?.cast?.attacked ?? 0;
    p.attacking = procedures.attackedBy(g, { ...cx.env, slots: [attacked] }, entering.attacking, cx.env.you);
  }
  if (entering?.face === 'faceDown') p.faceDown = 1;
  for (const counter of entering?.counters ?? [])
    p.counters.push({ kind: counterKind(g, counter, cx.env), n: quantity(cx, counter.count) });
  if (entering?.mods) p.mods = [...p.mods, ...entering.mods];
}

/** "As this enters, choose …" is done before it enters, so that it is known as it enters (CR 614.12a); anything else right after. */
function performChoices(g: G, p: Move, effect: Effect, env: Env): void {
  if (effect.do === 'seq') {
    for (const e of effect.of) performChoices(g, p, e, env);
    return;
  }
  if (effect.do === 'choose' && effect.link !== undefined) p.memory.push(...choicesBeforeEntering(g, effect, env));
  else p.after.push({ node: idOf(g.s._pool, effect), source: p.id, slots: env.slots });
}

type Copying = NonNullable<Extract<Replacement, { replace: 'enters' }>['copy']>;

function enterAsCopy(g: G, p: Move, copy: Copying, cx: Cx): boolean {
  const chosen = chooseCopied(g, p.id, copy, cx);
  if (chosen) p.copyOf = chosen;
  return chosen !== null;
}

/** CR 707.5, 614.1e: what it becomes a copy of as it enters, or as it is turned face up; null for nothing. */
export function chooseCopied(g: G, id: Id, copy: Copying, cx: Cx): CopyOf | null {
  const options = select(cx, copy.of.sel === 'choose' ? copy.of.from : copy.of).filter((x) => x !== id);
  if (options.length === 0) return null;
  const answer = ask(g, {
    seat: cx.env.you,
    kind: 'choose',
    ask: { form: 'pick', options: options.map((entity) => ({ entity })), min: copy.optional === 'may' ? 0 : 1, max: 1 },
    rule: '707.5',
    prompt: { id: 'ask.copy' },
    source: id,
  });
  const index = 'pick' in answer ? answer.pick[0] : undefined;
  const o = index === undefined ? null : live(g.s, options[index]);
  if (!o) return null;
  const copied = except(g.s, copiedFrom(g.s, o), copy.except);
  return copy.until ? { ...copied, until: copy.until } : copied;
}

/** CR 303.4f-g: what enters as a copy of an Aura is attached to something its controller chooses; false when there is nothing. */
function enchantAsCopy(g: G, p: Move, env: Env): boolean {
  if (p.attach !== 0 || p.faceDown) return true;
  const c = characteristicsAsEntered(g.s, p);
  if (!c.subtypes.includes('Aura')) return true;
  const hosts = hostsFor(g.s, p.id, env.you, enchantFilter(g.s, c));
  if (hosts.length > 0) {
    p.attach = chooseFrom(g, env.you, hosts, 1, 1, p.id, 'ask.enchant', '303.4f')[0];
    return true;
  }
  if (record(g.s, p.id)?.zone === 'stack') p.to = 'graveyard';
  return false;
}

/** CR 614.12a: "… enters tapped unless you pay 2 life", "… unless you reveal a Giant card from your hand". */
function payToAvoid(g: G, p: Move, costs: readonly Cost[], env: Env): boolean {
  if (!procedures.costPayable(g.s, env.you, costs, env)) return false;
  const life = costs.length === 1 && costs[0].pay === 'life' ? quantity({ s: g.s, env, it: p.id }, costs[0].amount) : 0;
  return (
    askYes(g, {
      seat: env.you,
      kind: 'may',
      rule: '614.12a',
      prompt: life > 0 ? { id: 'ask.payLife', params: { amount: life } } : { id: 'ask.pay' },
      source: p.id,
    }) && procedures.payCosts(g, env.you, costs, env)
  );
}

/** Uses up one use of a lasting effect; the last one ends it. */
export function spend(g: G, id: number): void {
  g.s.lasting = g.s.lasting.flatMap((l) => (l.id !== id ? [l] : l.uses < 0 ? [l] : l.uses > 1 ? [{ ...l, uses: l.uses - 1 }] : []));
  g.s._derived = null;
}
