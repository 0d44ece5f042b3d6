/** From texts to what they mean: whole, or refused with the phrase that is not understood (Y4.7). */
import type { CardRecord } from '../cards/record.js';
import type {
  Activated,
  Condition,
  Each,
  Effect,
  EventPattern,
  Filter,
  Limit,
  Procedure,
  Quantity,
  Replaces,
  Selector,
  SummonRule,
  Vow,
} from '../language/effects.js';
import { type Grants, isActivated, isExtra, type Meaning, type Text } from '../language/index.js';
import { saidAfter, withRider } from './after.js';
import { unlikeThis } from './alike.js';
import { ACTIVATE, alternatives } from './alternatives.js';
import { countedSequence } from './counted.js';
import { depending } from './depending.js';
import { APPLY, bind, type Context, readEffect, readParts } from './frame.js';
import { Unread } from './head.js';
import { afterEquip, namedIt, readStatics } from './held.js';
import { LUCK, luckParts } from './luck.js';
import { isFramed } from './marked.js';
import { readMaterials } from './materials.js';
import { lower, type Sentence, sentences, sentencesOf } from './normal.js';
import { endsLater, mayHold, openedBy, upkeep } from './opened.js';
import { GRAMMAR } from './table.js';
import { asTargets, isOldText, isUnmarked } from './targeting.js';
import { oneUnion, onlyFree, unionTexts } from './union.js';

export type Compiled = { ok: true; meaning: Meaning } | { ok: false; phrase: string };

/** What a limit binds (Y24.2). */
interface Said {
  name: string;
  limit: Limit;
}

/** An activation that only counts phases is no effect of its own. */
const endsOnly = (t: Activated): boolean =>
  t.said === true && t.do.length > 0 && t.do.every((p) => p.do.do === 'later' && p.do.count !== undefined);

/** @throws Unread where the effect has a limit of another kind already */
function withLimit(t: Text, limit: Limit): Text {
  if (!isActivated(t) || t.implied || endsOnly(t)) return t;
  if (t.limit && (t.limit.per === 'chain' || t.limit.per === 'battle')) throw new Unread('a second limit');
  return t.limit ? t : { ...t, limit };
}

const withVow = (t: Text, vow: Vow | undefined): Text =>
  vow && isActivated(t) && !t.implied ? { ...t, vows: [...(t.vows ?? []), vow] } : t;

/** The last effect, with all that are activated instead of it. */
function lastOnes(texts: readonly Text[]): (i: number) => boolean {
  const last = texts.findLastIndex((t) => isActivated(t));
  const group = last >= 0 ? (texts[last] as Activated).group?.id : undefined;
  return (i) => i === last || (group !== undefined && isActivated(texts[i]) && (texts[i] as Activated).group?.id === group);
}

/** Y16.8: a card that stays has no text of its own for its activation; a limit on it needs one. */
function withActivation(texts: readonly Text[], limit: Limit): Text[] {
  const bare: Activated = { kind: 'activation', implied: true, before: [], do: [], limit };
  return [bare, ...texts];
}

/** Puts a limit on the effects it binds. */
function bindLimit(texts: readonly Text[], limit: Limit, cx: Context): Text[] {
  if (limit.on === 'each' || limit.on === 'preceding') return texts.map((t) => withLimit(t, limit));
  if (limit.on === 'card') {
    const own = texts.some((t) => isActivated(t) && t.kind === 'activation');
    if (!own && cx.kind !== 'monster') return withActivation(texts, limit);
    if (!own) throw new Unread('you can only activate');
    return texts.map((t) => (isActivated(t) && t.kind === 'activation' ? withLimit(t, limit) : t));
  }
  const isLast = lastOnes(texts);
  return texts.map((t, i) => (isLast(i) ? withLimit(t, limit) : t));
}

/** Y20.18: what may not be done in the turn, of the last effect or of all of them. */
function bindVow(texts: readonly Text[], vow: Vow, all: boolean): Text[] {
  const isLast = lastOnes(texts);
  // Whether something was Set this turn is not kept.
  if (!texts.some(isActivated) || ('ban' in vow && vow.ban.ban === 'set' && vow.ban.what)) throw new Unread('the turn you activate');
  return texts.map((t, i) => (isActivated(t) && (all || isLast(i)) ? { ...t, vows: [...(t.vows ?? []), vow] } : t));
}

/** A turn in which any effect of the card is activated. */
const OF_ALL =
  / (?:during )?the turn you activate (?:either of this card's effects|any of this card's effects|either of these effects|any of these effects|these effects|either effect)/;

/** A limit, and what else its sentence says: "…, also you cannot …". */
function limitForm(texts: readonly Text[], small: string, cx: Context): Text[] | null {
  const said = small.replace(
    /^(you can only .*), and cannot (.*) during the turn you activate either effect$/,
    '$1, also you cannot $2 during the turn you activate either effect',
  );
  if (said !== small) return limitForm(texts, said, cx);
  const at = small.startsWith('you can only ') ? small.indexOf(', also you cannot ') : -1;
  if (at > 0) {
    const first = limitForm(texts, small.slice(0, at), cx);
    const vow = GRAMMAR.whole('vow', small.slice(at + 7).replace(OF_ALL, ' the turn you activate this effect')) as Vow | null;
    if (!first || !vow) return null;
    if (!cx.following) return bindVow(first, vow, true);
    cx.following = { ...cx.following, vow };
    return first;
  }
  const limit = GRAMMAR.whole('limit', small) as Said | null;
  if (!limit) return null;
  const isBefore = limit.limit.on === 'following' || (limit.limit.on === 'each' && !texts.some(isActivated));
  if (!isBefore) return bindLimit(texts, limit.limit, cx);
  cx.following = { from: texts.length, limit: { ...limit.limit, on: 'following' } };
  return texts.slice();
}

/** A sentence of a fixed form: limits, conditions, procedures. */
function fixedForm(texts: Text[], small: string, cx: Context): Text[] | null {
  const limited = limitForm(texts, small, cx);
  if (limited) return limited;
  const summon = GRAMMAR.whole('limitSummon', small) as Said | null;
  if (summon) return texts.map((t) => (t.kind === 'procedure' ? { ...t, limit: summon.limit } : t));
  if (/^you cannot activate these effects (?:of "[^"]+" )?in the same Chain$/.test(small)) return texts.map(asApart);
  if (/^you cannot activate the following effects of "[^"]+" in the same Chain$/.test(small) && !texts.some(isActivated)) {
    cx.apart = true;
    return texts.slice();
  }
  const after = saidAfter(texts, small);
  if (after) return after;
  const vow = GRAMMAR.whole('vow', small) as Vow | null;
  // Of a Spell or Trap "it" is not this card.
  if (vow && cx.kind !== 'monster' && ('selfAttack' in vow || 'othersAttack' in vow)) throw new Unread(small);
  if (vow) return bindVow(texts, vow, false);
  const ofAll = small.replace(OF_ALL, ' the turn you activate this effect');
  const vowed = ofAll === small ? null : (GRAMMAR.whole('vow', ofAll) as Vow | null);
  if (vowed && !cx.following) return bindVow(texts, vowed, true);
  // Y10.5: "must be" says that already.
  const alone = /^(must be .*?),? and cannot be Special Summoned by other ways$/.exec(small);
  const only = alone && !GRAMMAR.whole('rule', small) && !GRAMMAR.whole('procedure', small) ? fixedForm(texts, alone[1], cx) : null;
  if (only) return only;
  const rule = (GRAMMAR.whole('rule', small) ?? GRAMMAR.whole('procedure', small)) as SummonRule | Procedure | null;
  if (!rule) return withRider(texts, small);
  return [...('note' in rule && rule.note === 'notTrap' ? texts.map(asNoTrap) : texts), rule];
}

/** Y24.2: effects of which one is activated in a Chain. */
const asApart = (t: Text): Text => (isActivated(t) && !t.implied ? { ...t, apart: true } : t);

/** "(This card is NOT treated as a Trap.)" (Y16.19) */
const asNoTrap = (t: Text): Text =>
  isActivated(t)
    ? {
        ...t,
        do: t.do.map((p) => (p.do.do === 'summonTrap' ? { ...p, do: { ...p.do, form: { ...p.do.form, apart: true as const } } } : p)),
      }
    : t;

/** "A Dragon monster equipped with this card gains 300 ATK": to such a monster alone it may be equipped (Y26.1). */
function equippedForm(small: string, cx: Context): Text[] | null {
  const m = cx.property === 'Equip' ? /^(an? .*?) equipped with this card (.*)$/.exec(small) : null;
  const only = m && (GRAMMAR.whole('a', m[1]) as Filter | null);
  if (!m || !only || m[1] === 'a monster') return null;
  const held =
    readStatics(`the equipped monster ${m[2]}`) ??
    readStatics(
      m[2].replace(
        /^(increases|decreases) its (.*) by (\d+)(?: points)?$/,
        (_, v: string, s: string, n: string) => `the equipped monster ${v === 'increases' ? 'gains' : 'loses'} ${n} ${s}`,
      ),
    );
  return held && [{ kind: 'rule', equipOnly: only, whose: 'either' }, ...held];
}

const COSTS: ReadonlySet<string> = new Set(['pay', 'discard', 'tribute']);

/** Y11.12: what a Ritual Summon takes is said in a sentence of its own. */
function withTributes(last: Activated, more: Activated['do']): Activated | null {
  const [said] = more;
  const at = last.do.findIndex((p) => p.do.do === 'ritual');
  if (said.do.do !== 'ritualTributes' || at < 0) return null;
  const { n, exact } = said.do;
  return {
    ...last,
    do: last.do.map((p, i) => (i === at && p.do.do === 'ritual' ? { ...p, do: { ...p.do, ...(exact ? { exact } : {}), total: n } } : p)),
  };
}

/** "Special Summon it. Its effects are negated." */
function withNegated(a: Activated): Activated {
  const at = a.do.findIndex((p, i) => {
    const before = a.do[i - 1]?.do;
    return (
      p.do.do === 'negateEffects' &&
      p.do.until === 'faceUp' &&
      !p.if &&
      before?.do === 'summon' &&
      !before.negated &&
      'sel' in p.do.what &&
      (p.do.what.sel === 'it' || p.do.what.sel === 'target')
    );
  });
  if (at < 0) return a;
  return {
    ...a,
    do: a.do.flatMap((p, i) =>
      i === at ? [] : i === at - 1 && p.do.do === 'summon' ? [{ ...p, do: { ...p.do, negated: true as const } }] : [p],
    ),
  };
}

/** In old wordings of Spells and Traps the cost is a sentence of its own before the effect. */
function costFirst(last: Activated, more: Activated['do']): Activated {
  const ritual = withTributes(last, more);
  if (ritual) return ritual;
  const [first] = last.do;
  const isCost =
    last.kind === 'activation' &&
    last.before.length === 0 &&
    last.do.length === 1 &&
    COSTS.has(first.do.do) &&
    !first.optional &&
    !last.implied;
  if (!isCost || ('who' in first.do && first.do.who !== 'you')) return { ...last, do: [...last.do, ...more] };
  return { ...last, before: [{ step: 'pay', do: first.do }], do: more.map((p, i) => (i === 0 ? { ...p, join: 'first' as const } : p)) };
}

/** Sentences of Union monsters (Y26.8). */
function unionForm(texts: readonly Text[], text: string, cx: Context): Text[] | null {
  const union = unionTexts(text, texts.length, cx);
  if (union) return [...texts, ...union];
  const alone = oneUnion(text);
  if (alone === null) return null;
  const free = texts.map(onlyFree);
  return alone === '' ? free : addSentence(free, { text: alone, bullets: [] }, cx);
}

/** Continuous effects, also with what is done instead of a destruction. */
function heldForm(texts: readonly Text[], small: string, cx: Context): Text[] | null {
  const both = mayHold(cx) ? heldAndReplaced(small, cx) : null;
  if (both) return both;
  const granted = cx.kind === 'monster' ? grantedStatic(small) : null;
  if (granted) return [granted];
  const equipped = equippedForm(small, cx);
  if (equipped) return equipped;
  return mayHold(cx) ? readStatics(namedIt(small, afterEquip(texts) ? { ...cx, property: 'Equip' } : cx)) : null;
}

function addSentence(texts: Text[], { text, bullets }: Sentence, cx: Context): Text[] {
  if (bullets.length > 0) return addBullets(texts, text, bullets, cx);
  const ended = endsLater(texts, text, cx);
  if (ended) return ended;
  const opened = openedBy(text, cx) ?? upkeep(text, cx);
  if (opened) return [...texts, opened];
  const position = positionBullet(text, cx);
  if (position) return [...texts, ...position];
  const union = unionForm(texts, text, cx);
  if (union) return union;
  const small = lower(text);
  const known = fixedForm(texts, small, cx);
  if (known) return known;
  const replaces = readReplaces(small, cx);
  if (replaces) return [...texts, replaces];
  const each = mayHold(cx) ? readEach(small) : null;
  if (each) return [...texts, cx.old && !each.do.every((p) => p.do.do === 'counter') ? asTrigger(each) : each];
  const held = heldForm(texts, small, cx);
  if (held) return [...texts, ...held];
  const last = texts[texts.length - 1];
  // A sentence without a frame of its own belongs to the effect before it.
  if (last && isActivated(last) && !last.group && !/[:;]/.test(text)) {
    const longer = goneOn(last, text, cx);
    if (!(longer instanceof Unread)) return [...texts.slice(0, -1), longer];
    if (!cx.unmarked || !isFramed(text)) throw longer;
  }
  const effect = readEffect(text, cx);
  const costs = last && isActivated(last) && !/[:]/.test(text) ? withCost(last, effect) : null;
  return costs ? [...texts.slice(0, -1), costs] : [...texts, effect];
}

/** An effect with a sentence that goes on with it, or how far that was read. */
function goneOn(last: Activated, text: string, cx: Context): Activated | Unread {
  const then = /^(?:then,? |if you do, )/i.exec(text);
  try {
    const read = readParts(then ? text.slice(then[0].length) : text, then ? (/^if/i.test(then[0]) ? 'ifDone' : 'then') : 'next');
    if (mayHold(cx) && read.some(holdsByItself)) return new Unread(text);
    return withNegated(costFirst(last, bind(read, last.before, last.event, last.from, last.do)));
  } catch (e) {
    if (e instanceof Unread) return e;
    throw e;
  }
}

/** What is said under a condition of battles holds as long as its card is there: it is no part of an effect before it. */
const holdsByItself = (p: Activated['do'][number]): boolean =>
  p.do.do === 'give' && p.do.until === 'faceUp' && (p.do.trait.trait === 'damageTimes' || (p.if !== undefined && p.if.if === 'battles'));

/** "Discard 2 cards. Target 1 monster; destroy it.": the first sentence is the cost of the second. */
function withCost(last: Activated, effect: Activated): Activated | null {
  const [first] = last.do;
  if (effect.kind !== 'activation' || last.kind !== 'activation' || last.before.length > 0 || last.do.length !== 1 || last.implied)
    return null;
  return COSTS.has(first.do.do) && !first.optional
    ? { ...last, before: [{ step: 'pay', do: first.do }, ...effect.before], do: effect.do }
    : null;
}

/** Y16.8: a card that does not stay is activated in one way, or as one of several that it names. @throws Unread */
function checkActivations(texts: readonly Text[], cx: Context): void {
  // What is attached to what is read as one card: which is meant is not read.
  if (texts.some((t) => isActivated(t) && t.do.some((p) => p.do.do === 'attach' && JSON.stringify(p.do.what) === JSON.stringify(p.do.to))))
    throw new Unread('a card attached to itself');
  if (texts.some((t) => isActivated(t) && t.do.some((p) => isOffField(p.do))))
    throw new Unread('values of cards that are not on the field');
  if (cx.kind === 'monster') return;
  const plain = texts.filter((t) => isActivated(t) && t.kind === 'activation' && !t.group && !t.implied && !t.event);
  if (plain.length > 1) throw new Unread('a second activation');
  // What banishes its own card to be activated is used in the GY, not as the card is activated.
  const ownCost = texts.some(
    (t) => isActivated(t) && t.kind === 'activation' && t.before.some((b) => b.step === 'pay' && banishesSelf(b.do)),
  );
  // "… otherwise both do that, then draw": who draws is not read.
  if (texts.some((t) => isActivated(t) && t.do.some((p, i) => p.join === 'then' && isOtherwise(t.do[i - 1]?.do))))
    throw new Unread('what follows "otherwise"');
  if (ownCost) throw new Unread('an activation that banishes its own card');
}

/** What cards that are not on the field are like is changed by no effect here, but for Levels in the hand. */
const isOffField = (e: Effect): boolean =>
  (e.do === 'become' || e.do === 'stat') &&
  (e.what.sel === 'all' || e.what.sel === 'choose') &&
  e.what.of.from.some((r) =>
    [...(e.do === 'stat' && e.stat === 'level' ? [] : ['hand']), 'deck', 'gy', 'banished', 'extra', 'extraUp'].includes(r.place),
  );

const isOtherwise = (e: Effect | undefined): boolean => e?.do === 'unless' && e.who !== undefined;

const banishesSelf = (e: Effect): boolean =>
  e.do === 'banish' && (e.what.sel === 'self' || (e.what.sel === 'both' && e.what.of.some((w) => w.sel === 'self')));

/** Y25.7; from the hand or the GY also of cards that hold nothing on the field. */
function readReplaces(small: string, cx: Context): Replaces | null {
  const found = GRAMMAR.whole('replaces', small) as Replaces | null;
  if (!found) return null;
  const what = 'what' in found.do ? (found.do.what as Selector) : undefined;
  const from = what?.sel === 'self' ? what.in : undefined;
  return from ? { ...found, from } : mayHold(cx) ? found : null;
}

/** "The equipped monster gains 400 ATK, also if it would be destroyed, destroy this card instead". */
function heldAndReplaced(small: string, cx: Context): Text[] | null {
  const at = small.search(/, also if [^.]* would be destroyed/);
  const held = at < 0 ? null : readStatics(namedIt(small.slice(0, at), cx));
  const replaces = held && readReplaces(small.slice(at + 7), cx);
  return replaces && held ? [...held, replaces] : null;
}

/** Before the marks of the newest texts "each time" was also written of effects that are activated. */
const asTrigger = (t: Each): Activated => ({ kind: 'trigger', event: t.event, timing: 'if', before: [], do: t.do });

/** Y19.17: "Each time …, …", without a colon. */
function readEach(small: string): Each | null {
  const m = /^each time /.exec(small);
  if (!m || small.includes(': ')) return null;
  for (const [event, end] of GRAMMAR.read('event', small, m[0].length)) {
    if (!small.startsWith(', ', end)) continue;
    const rest = small
      .slice(end + 2)
      .replace(/^immediately after (?:it|that card|the card or effect|the effect|that effect) resolves, /, '')
      .replace(/^immediately /, '')
      .replace(
        /,? (?:when that (?:Spell|Trap|card|effect|Spell\/Trap) resolves|immediately after (?:it|that card|the card or effect) resolves)$/,
        '',
      );
    const pattern = event as EventPattern;
    return { kind: 'each', event: pattern, do: bind(readParts(rest), [], pattern, undefined) };
  }
  return null;
}

/** Effects of which one is activated, or applied (Y17.9), and texts that hold under a condition. */
function addBullets(texts: Text[], lead: string, bullets: readonly string[], cx: Context): Text[] {
  // A limit on what follows: the bullets are sentences of their own.
  const limit = GRAMMAR.whole('limit', lower(lead).replace(/[:;.]$/, '')) as Said | null;
  if (limit && limit.limit.on !== 'card') {
    cx.following = { from: texts.length, limit: { ...limit.limit, on: 'following' } };
    return bullets.flatMap((b) => sentencesOf(b)).reduce((all, text) => addSentence(all, { text, bullets: [] }, cx), texts);
  }
  const grants = grantsOf(lead.replace(/ gains? (?:this effect|these effects|the following effects?)[:;.]?$/, ''), bullets, cx);
  if (grants) return [...texts, grants];
  if (GEMINI.test(lead)) return [...texts, { kind: 'rule', gemini: true }, ...bullets.flatMap((b) => underCondition(b, AWAKE, cx))];
  const gained = gainedTexts(lead, bullets, cx);
  if (gained) return [...texts, ...gained];
  const m = ACTIVATE.exec(lead);
  if (m) return [...texts, ...alternatives(m, bullets, texts.length, cx)];
  const byLuck = LUCK.exec(lead);
  if (byLuck) return [...texts, readEffect(lead.slice(0, byLuck.index) + lower(byLuck[1]), cx, undefined, luckParts(bullets))];
  const inOrder = SEQUENCE.exec(lead);
  if (inOrder) return [...texts, sequenceOf(lead, inOrder, bullets, cx)];
  const one = depending(lead, bullets);
  if (one) return [...texts, readEffect(one.lead, cx, undefined, one.parts)];
  const counted = countedSequence(lead, bullets);
  if (counted) return [...texts, readEffect(counted.lead, cx, undefined, counted.parts)];
  if (bullets.every((b) => POSITION_BULLET.test(b)))
    return bullets.reduce(
      (all, b) => addSentence(all, { text: `● ${b}`, bullets: [] }, cx),
      lead === '' ? texts : addSentence(texts, { text: lead, bullets: [] }, cx),
    );
  if (!APPLY.test(lead)) throw new Unread(`${lead} ●`);
  const options = bullets.map((b) => sentencesOf(b).flatMap((s, i) => readParts(s, i === 0 ? 'first' : 'next')));
  return [...texts, readEffect(lead.replace(/[:;.]$/, ''), cx, options)];
}

/** Y9.9 */
const GEMINI =
  /^(?:while this card is (?:a Normal Monster|face-up) on the field, )?you can Normal Summon it to have it (?:become|be treated as) an Effect Monster with (?:this effect|these effects)[.:]?$/i;
const AWAKE: Condition = { if: 'self', is: { is: 'second' } };

/** "Apply these effects in sequence ● … ● …": one after the other; of one bullet alone it is "this effect". */
const SEQUENCE =
  /(?:^|, then |; |: |, )(you can )?apply (?:these effects, in sequence|these effects in sequence|these effects \(simultaneously\)|this effect|the following effect|these effects|both effects in sequence)[:;.]?$/i;

function sequenceOf(lead: string, m: RegExpExecArray, bullets: readonly string[], cx: Context): Activated {
  const optional = m[1] !== undefined && !m[0].startsWith(': ');
  const atOnce = m[0].includes('simultaneously');
  const parts = bullets.flatMap((b, k) =>
    sentencesOf(b).flatMap((s, i) => {
      const can = /^you can /i.exec(s);
      return readParts(can ? s.slice(8) : s, k + i === 0 ? 'then' : i === 0 ? (atOnce ? 'also' : 'alsoAfter') : 'next').map((p, n) =>
        n === 0 && (can || (optional && k + i === 0)) ? { ...p, optional: true as const } : p,
      );
    }),
  );
  const rest = lead.slice(0, m.index) + (m[0].startsWith(': ') ? `: ${m[1] ?? ''}` : m[0].startsWith('; ') ? ';' : '');
  return readEffect(rest, cx, undefined, parts);
}

/** What a monster has that has this card as material, as bullets (Y11.23). */
function grantsOf(lead: string, bullets: readonly string[], cx: Context): Text | null {
  const found = GRAMMAR.whole('granted', lower(lead)) as Grants | null;
  if (!found) return null;
  const made: Context = { ...cx, kind: 'monster' };
  // "When it is Xyz Summoned": the monster that has the text.
  const texts = bullets
    .flatMap((b) => sentencesOf(b.replace(/^(If|When) it is /, '$1 this card is ')))
    .reduce((all, text) => addSentence(all, { text, bullets: [] }, made), [] as Text[]);
  return { ...found, texts };
}

/** "A Synchro Monster that used this card as material gains 400 ATK." */
function grantedStatic(small: string): Text | null {
  for (const [found, end] of GRAMMAR.read('granted', small, 0)) {
    if (small[end] !== ' ') continue;
    const held = readStatics(`this card${small.slice(end)}`);
    if (held) return { ...(found as Grants), texts: held };
  }
  return null;
}

/** What a card has under a condition: "If this card has a Dragon monster as material, it gains this effect", "While in Attack Position". */
function gainedTexts(lead: string, bullets: readonly string[], cx: Context): Text[] | null {
  const m = /^(?:if|while) (.*?), (?:it|this card) gains? (?:this effect|these effects|the following effects?)[:;.]?$/i.exec(lead);
  const plain = lead === '' || /^(?:this card )?gains? (?:this effect|these effects|the following effects?) while (.*?)[:;.]?$/i.exec(lead);
  const said = m?.[1] ?? (plain && plain !== true ? plain[1] : undefined);
  if (said !== undefined) {
    const cond = GRAMMAR.whole('conds', lower(said)) as Condition | null;
    return cond ? bullets.flatMap((b) => underCondition(b, cond, cx)) : null;
  }
  const based =
    /^(?:this card )?gains? (?:these |the following )?effects?,? (?:based on|depending on) (?:the number of )(.*?)[:;.]?$/i.exec(lead);
  if (!based) return null;
  const number = GRAMMAR.whole('counted', based[1]) as Quantity | null;
  if (!number) return null;
  return bullets.flatMap((b) => {
    const n = /^(\d+)(\+| or more)?: /.exec(b);
    if (!n) throw new Unread(b);
    return underCondition(
      b.slice(n[0].length),
      { if: 'compare', a: number, cmp: n[2] ? '>=' : '=', b: { q: 'number', n: Number(n[1]) } },
      cx,
    );
  });
}

/** The texts of a bullet, each under a condition. @throws Unread */
function underCondition(bullet: string, cond: Condition, cx: Context): Text[] {
  const texts = sentencesOf(bullet).reduce((all, text) => addSentence(all, { text, bullets: [] }, cx), [] as Text[]);
  return texts.map((t): Text => {
    if (isActivated(t)) return { ...t, condition: t.condition ? { if: 'and', of: [cond, t.condition] } : cond };
    if (
      t.kind === 'static' ||
      t.kind === 'trait' ||
      t.kind === 'ban' ||
      t.kind === 'negates' ||
      t.kind === 'redirect' ||
      t.kind === 'extraNormal'
    )
      return { ...t, while: t.while ? { if: 'and', of: [cond, t.while] } : cond } as Text;
    throw new Unread(bullet);
  });
}

const POSITION_BULLET = /^(?:While in )?(?:face-up )?(?:Attack|Defense) Position: /;

/** "● While in Attack Position: …", without a sentence before it. */
function positionBullet(text: string, cx: Context): Text[] | null {
  const m = /^● ?(?:While in )?(?:face-up )?(Attack|Defense) Position: (.*)$/.exec(text);
  if (!m) return null;
  return underCondition(m[2], { if: 'self', is: { is: 'position', position: m[1] === 'Attack' ? 'attack' : 'defense' } }, cx);
}

/** Y26.1: an Equip Spell targets a monster it may be equipped to. */
function withEquip(texts: readonly Text[], cx: Context): Text[] {
  const own = texts.find((t): t is Activated => isActivated(t) && t.kind === 'activation');
  if (cx.property !== 'Equip' || (own && own.do.length > 0)) return texts.slice();
  const only = texts.find((t): t is Extract<SummonRule, { equipOnly: unknown }> => t.kind === 'rule' && 'equipOnly' in t);
  const filter = {
    is: 'and' as const,
    of: [{ is: 'face' as const, face: 'up' as const }, ...(only ? [only.equipOnly] : [{ is: 'kind' as const, kind: 'monster' as const }])],
  };
  const equip: Activated = {
    kind: 'activation',
    implied: true,
    before: [
      { step: 'target', of: { from: [{ place: 'field', whose: only?.whose ?? 'either' }], filter }, min: 1, max: 1 },
      ...(own?.before ?? []),
    ],
    do: [{ join: 'first', do: { do: 'equip', what: { sel: 'target' } } }],
  };
  return [equip, ...texts.filter((t) => t !== own)];
}

/** Old wordings that say in two sentences what the newest say in one: "Activate only if …", "Select 1 card. It …". */
export function merged(list: readonly Sentence[], holds: (text: string) => boolean = () => false): Sentence[] {
  const out: Sentence[] = [];
  for (let i = 0; i < list.length; i++) {
    const { text, bullets } = list[i];
    const next = list[i + 1] as Sentence | undefined;
    const only = /^(?:You can )?[Aa]ctivate (?:this card )?only (if|when|while|during) (.*)$/.exec(text);
    if (only && next && !holds(next.text)) {
      out.push({
        ...next,
        text: `${only[1] === 'while' ? 'If' : `${only[1][0].toUpperCase()}${only[1].slice(1)}`} ${only[2]}: ${next.text}`,
      });
      i++;
    } else if (next && / and select (?:up to )?\d /.test(text)) {
      out.push({ ...next, text: `${text.replace(' and select ', ', then target ')}; ${next.text}` });
      i++;
    } else if (next && /^Select \d /.test(text) && !text.includes(' and ')) {
      out.push({ ...next, text: `Target ${text.slice(7)}; ${next.text}` });
      i++;
    } else out.push({ text, bullets });
  }
  return out;
}

/** Reads a text. @throws Unread */
export function readText(text: string, cx: Context): Text[] {
  let texts: Text[] = [];
  const here: Context = {
    ...cx,
    ...(isOldText(text) ? { old: true as const } : {}),
    ...(isUnmarked(text) ? { unmarked: true as const } : {}),
  };
  const holds = (t: string): boolean => mayHold(cx) && readStatics(namedIt(lower(t), cx)) !== null;
  for (const sentence of merged(sentences(text), holds)) {
    here.first = texts.length === 0;
    texts = addSentence(texts, sentence, here);
  }
  if (isOldText(text)) texts = texts.map(asTargets);
  if (JSON.stringify(texts).includes('"unsaid"')) texts = texts.map(unlikeThis);
  const { following } = here;
  if (following) texts = texts.map((t, i) => (i >= following.from ? withVow(withLimit(t, following.limit), following.vow) : t));
  if (here.apart) texts = texts.map(asApart);
  checkActivations(texts, cx);
  return withEquip(texts, cx);
}

/** What a card means, or the phrase that is not understood. */
export function compileCard(card: CardRecord): Compiled {
  const { printed } = card;
  const cx: Context = { kind: printed.kind, first: true, ...(printed.property ? { property: printed.property } : {}) };
  try {
    const materials = isExtra(printed) ? readMaterials(card.materials, printed.words.includes('Xyz')) : undefined;
    // Y10.5: a monster that is Summoned in its own way only has no line of materials.
    if (materials === null && !(card.materials === '' && /^(?:Must|Cannot) be /.test(card.text))) throw new Unread(card.materials);
    const texts = readText(card.text, cx);
    const pendulum = card.pendulum === '' ? undefined : readText(card.pendulum, { kind: 'spell', property: 'Continuous', first: false });
    return { ok: true, meaning: { texts, ...(materials ? { materials } : {}), ...(pendulum ? { pendulum } : {}) } };
  } catch (e) {
    if (e instanceof Unread) return { ok: false, phrase: e.phrase };
    throw e;
  }
}
