/** Abilities as lines of rules text. */

import type { Face } from '../../card.js';
import { isCommanderColor } from '../../commander-color.js';
import { keywordInfo } from '../../keywords.js';
import type {
  Ability,
  ActivatedAbility,
  Condition,
  Cost,
  Effect,
  Filter,
  KeywordAbility,
  Mode,
  Modes,
  Program,
  Quantity,
  Rule,
  Selector,
  StaticAbility,
  StaticPart,
  TriggeredAbility,
} from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import { pluralSubtype } from '../../subtypes.js';
import { prizeOf } from '../prize.js';
import { notePut, nthSpell } from '../ways.js';
import { comparing } from './conditional.js';
import { conditionText, timeText } from './conditions.js';
import { type Context, programContext } from './context.js';
import { costsText, keywordText } from './costs.js';
import { eventText, triggerText } from './events.js';
import { nounText, oneNoun } from './filters.js';
import { effectText } from './flow.js';
import { lower, retold } from './joining.js';
import { groupText } from './objects.js';
import { staticMods } from './predicates.js';
import { forEachText, quantityText } from './quantities.js';
import { replacementText } from './replacements.js';
import { rulesClause } from './rules.js';
import { capitalize, listOf, numberWord, ORDINALS } from './words.js';
import { type Features, type Writers, written } from './written.js';

/** "Choose one", "An opponent chooses one", "Choose up to two that haven't been chosen". */
function modesHead(c: Context, m: Modes): string {
  const unchosen = m.unchosen ? ` that hasn't been chosen${m.unchosen === 'thisTurn' ? ' this turn' : ''}` : '';
  const chance = m.how ? ' at random' : '';
  const repeat = m.choice === 'repeat' ? '. You may choose the same mode more than once.' : '';
  return `${m.who ? 'An opponent chooses' : 'Choose'} ${modesCount(c, m)}${unchosen}${chance}${repeat}`;
}

/** CR 700.2i */
const hasWorth = (m: Modes): boolean => m.options.some((o) => o.worth !== undefined);

function modesCount(c: Context, m: Modes): string {
  if (hasWorth(m) && typeof m.max === 'number') return `up to ${numberWord(m.max)} {P} worth of modes`;
  if (m.min === 1 && m.max === 2) return m.options.length === 2 ? 'one or both' : 'one or two';
  if (m.max === 'any') return m.min === 0 ? 'any number' : 'one or more';
  if (typeof m.max !== 'number') return `up to X, where X is ${quantityText(c, m.max)}`;
  return `${m.min === 0 ? 'up to ' : ''}${numberWord(m.max)}`;
}

/** "Choose one. If this spell was kicked, choose any number instead." */
function insteadModes(c: Context, m: Modes): string {
  if (!m.instead) return '';
  const { min, max } = m.instead;
  const many =
    max === 'any'
      ? min === 0
        ? 'choose any number'
        : 'choose one or more'
      : max === 2 && m.options.length === 2
        ? 'choose both'
        : `choose ${numberWord(max)}`;
  return `. If ${conditionText(c, m.instead.if)}, ${min < (max === 'any' ? 1 : max) && max !== 'any' ? 'you may ' : ''}${many} instead.`;
}

/** What a program does; modes are lines of their own after the first. */
function programLines(c: Context, p: Program, event?: TriggeredAbility['event']): string[] {
  if (p.modes) {
    const least = p.xLeast ? " X can't be 0." : '';
    const line = (m: Mode): string => `${effectText(programContext(c, m.targets, event), m.effect)}${least}`;
    // CR 702.172a: the modes of a spell with spree stand after their costs
    if (p.modes.options.every((m) => m.cost) && p.modes.max === 1)
      return p.modes.options.map((m) => `• ${m.flavorWord ? `${m.flavorWord} — ` : ''}${costsText(c, m.cost ?? [])} — ${line(m)}`);
    if (p.modes.options.every((m) => m.cost)) return p.modes.options.map((m) => `+ ${costsText(c, m.cost ?? [])} — ${line(m)}`);
    const sign = (m: Mode): string => (m.worth === undefined ? '•' : `${'{P}'.repeat(m.worth)} —`);
    const bullets = p.modes.options.map((m) => `${sign(m)} ${m.flavorWord ? `${m.flavorWord} — ` : ''}${line(m)}`);
    const head = modesHead(c, p.modes) + insteadModes(c, p.modes);
    return [head.endsWith('.') ? head : `${head} —`, ...bullets];
  }
  const inner = { ...programContext(c, p.targets, event), ways: new Map() };
  notePut(inner.ways, p.effect);
  const text = `${effectText(inner, p.effect)}${p.xLeast ? " X can't be 0." : ''}`;
  const prize = prizeOf(p.effect);
  return prize ? [text, `Prize — ${effectText(inner, prize)}`] : [text];
}

/** Keywords that stand before activated abilities. */
const NAMED: ReadonlySet<string> = new Set(['boast', 'exhaust', 'powerUp']);

function activatedLines(c: Context, a: ActivatedAbility): string[] {
  const [first, ...rest] = programLines(c, a.program);
  const own = a.zone ? { ...c, zone: a.zone } : c;
  const loyalty = a.cost.length === 1 && a.cost[0].pay === 'loyalty';
  const limits: string[] = [];
  // CR 702.57b: when and how often is part of the keyword.
  if (a.keyword === 'forecast') return [`Forecast — ${costsText(own, a.cost)}: ${capitalize(first)}`, ...rest];
  // CR 702.142a, 702.177a: so are these
  const named = a.keyword && NAMED.has(a.keyword) ? `${capitalize(keywordInfo(a.keyword)?.en ?? a.keyword)} — ` : '';
  if (a.keyword === 'boast') return [`${named}${costsText(own, a.cost)}: ${capitalize(first)}`, ...rest];
  if (a.timing === 'sorcery' && !loyalty) limits.push('Activate only as a sorcery.');
  if (a.timing === 'asInstant') limits.push('Activate only as an instant.');
  limits.push(...eachTurn(a.perTurn));
  const onceOnTurn = a.inAll === 1 && a.condition?.if === 'turnOf' && a.condition.who.player === 'you';
  if (onceOnTurn) limits.push('Activate only once and only during your turn.');
  else if (a.inAll === 1 && named === '') limits.push('Activate only once.');
  if (a.condition && !onceOnTurn) limits.push(whenText(c, a.condition));
  if (a.costChange && a.costChange.mana !== 'itsManaCost') limits.push(`This ability costs ${changedCost(c, a, a.costChange)}.`);
  if (a.who?.player === 'each') limits.push('Any player may activate this ability.');
  if (a.who?.player === 'eachOpponent') limits.push('Only any opponent may activate this ability.');
  const x = a.cost.find((k) => k.pay === 'mana' && k.xOnly);
  if (x?.pay === 'mana' && x.xOnly)
    limits.push(`Spend only ${{ W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }[x.xOnly[0]]} mana on X.`);
  const [cost, told] = costAndX(own, a.cost);
  return [[`${named}${cost}: ${capitalize(beforeLimits(first, limits))}`, ...told, ...limits].join(' '), ...rest];
}

/** "Choose one. Activate only once each turn.": no dash before what is said of the ability. */
const beforeLimits = (first: string, limits: readonly string[]): string => (limits.length > 0 ? first.replace(/ —$/, '.') : first);

/** How often it may be activated in a turn. */
function eachTurn(n: number | undefined): string[] {
  if (!n) return [];
  return [n === 1 ? 'Activate only once each turn.' : `Activate no more than ${n === 2 ? 'twice' : `${numberWord(n)} times`} each turn.`];
}

/** A cost before a colon; what X in it is, is said after the effect. */
function costAndX(c: Context, cost: readonly Cost[]): [string, string[]] {
  const x = cost.find((k) => k.pay === 'mana' && k.times !== undefined && forEachText(c, k.times) === undefined);
  if (x?.pay !== 'mana' || x.times === undefined) return [costsText(c, cost), []];
  const written = cost.map((k): Cost => (k === x ? { pay: 'mana', mana: '{X}' } : k));
  return [costsText(c, written), [`X is ${quantityText(c, x.times)}.`]];
}

/** "{1} less to activate for each …": how what an ability costs depends on something. */
function changedCost(c: Context, a: ActivatedAbility, by: Exclude<ActivatedAbility['costChange'], undefined>): string {
  const { change, mana, times, condition } = by;
  const each = forEachText(c, times);
  const many = each ? ` ${each}` : times === 1 ? '' : `, where X is ${quantityText(c, times)}`;
  const when = condition ? ` if ${conditionText(programContext(c, a.program.targets), condition)}` : '';
  return `${each || times === 1 ? mana : '{X}'} ${change} to activate${many}${when}`;
}

/** "Activate only during combat.", "You can't activate this ability during combat." */
function whenText(c: Context, cond: Condition): string {
  const except = cond.if === 'not' && !timeText(c, cond) ? timeText(c, cond.of) : undefined;
  return except ? `You can't activate this ability ${except}.` : `Activate ${onlyAt(c, cond)}.`;
}

/** "only during combat", "only if you control an Elf", "only during your turn and only if you control an Elf". */
function onlyAt(c: Context, cond: Condition): string {
  const time = timeText(c, cond);
  if (time) return `only ${time}`;
  const during = cond.if === 'and' && cond.of.length === 2 ? timeText(c, cond.of[0]) : undefined;
  if (during && cond.if === 'and') return `only ${during} and only if ${conditionText(c, cond.of[1])}`;
  return `only if ${conditionText(c, cond)}`;
}

const STARTS_AT = (e: TriggeredAbility['event']): boolean =>
  e.on === 'step' || e.on === 'gameBegins' || (e.on === 'or' && STARTS_AT(e.of[0]));

/** What is done with a plane, a phenomenon or a scheme itself. */
const PLANAR: ReadonlySet<string> = new Set(['planeswalkTo', 'planeswalkFrom', 'encounter', 'setInMotion']);

/** What an Aura is attached to dies: that happens once to it. */
const hostDies = (c: Context, e: TriggeredAbility['event']): boolean =>
  e.on === 'zone' && e.to === 'graveyard' && e.what.is === 'oneOf' && e.what.of.sel === 'host' && c.face.subtypes.includes('Aura');

/** "When" for what happens once to the object itself; "whenever" for the rest; "at" for steps (CR 603.1). */
function triggerWord(c: Context, e: TriggeredAbility['event']): string {
  if (STARTS_AT(e)) return 'At';
  if (e.on === 'state') return 'When';
  const self = (f: { is: string; of?: unknown } | undefined): boolean => f?.is === 'oneOf' && mentionsNode(f.of, { sel: 'self' });
  if (hostDies(c, e)) return 'When';
  const itself = e.on === 'zone' && e.what.is === 'and' && e.what.of.some(self);
  if ((e.on === 'zone' || e.on === 'cast') && (itself || self(e.what))) return 'When';
  if (e.on === 'unlock' && e.door !== undefined && e.door !== 'last') return 'When';
  if ((e.on === 'turnFaceUp' || e.on === 'monstrous') && self(e.what)) return 'When';
  if (PLANAR.has(e.on)) return e.on === 'setInMotion' && !self(e.what) ? 'Whenever' : 'When';
  if (e.on === 'or') return PLANAR.has(e.of[0].on) || e.of.every((x) => x.on === 'zone' && self(x.what)) ? 'When' : 'Whenever';
  return 'Whenever';
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

const isSaddled = (c: Condition): boolean =>
  c.if === 'matches' && c.what.sel === 'self' && c.filter.is === 'status' && c.filter.status === 'saddled';

/** "for the first time each turn": it has happened once this turn, now. */
function timesText(event: TriggeredAbility['event'], cond: Condition): string | undefined {
  // nothing of the kind before it, or it is the first
  if (cond.if === 'not') return cond.of.if === 'compare' && cond.of.cmp === '>=' ? timesText(event, { ...cond.of, cmp: '=' }) : undefined;
  if (cond.if !== 'compare' || cond.cmp !== '=' || (cond.right !== 1 && cond.right !== 0)) return undefined;
  const { left } = cond;
  // of damage to several players at once the first alone
  const hits = typeof left === 'object' && left.q === 'happened' && left.before === 'event' && left.event.on === 'damage';
  if (cond.right === 0) return hits && event.on === 'damage' ? ' for the first time each turn' : undefined;
  return isHappened(left, event) ? ' for the first time each turn' : undefined;
}

/** How often it has happened this turn. */
const isHappened = (q: Quantity, event: TriggeredAbility['event']): boolean =>
  typeof q === 'object' && q.q === 'happened' && q.measure === 'times' && same(q.event, event);

const ORDINAL: Readonly<Record<number, string>> = { 2: 'second', 3: 'third' };

/** "You draw your second card each turn". */
function nthDraw({ event, while: cond }: TriggeredAbility): string | undefined {
  if (event.on !== 'draw' || event.who.player !== 'you' || cond?.if !== 'compare' || cond.cmp !== '=' || typeof cond.right !== 'number')
    return undefined;
  const word = isHappened(cond.left, event) ? ORDINAL[cond.right] : undefined;
  return word && `you draw your ${word} card each turn`;
}

/** " attached to a creature": what it enters attached to is like this. */
const attachedText = (c: Context, event: TriggeredAbility['event'], cond: Condition): string | undefined =>
  event.on === 'zone' && event.to === 'battlefield' && cond.if === 'matches' && cond.what.sel === 'host'
    ? ` attached to ${oneNoun(c, cond.filter, { head: 'permanent' })}`
    : undefined;

function triggeredLines(c: Context, a: TriggeredAbility): string[] {
  if (a.event.on === 'counters' && a.event.counter === 'lore' && a.event.reaches) {
    const [text, ...more] = programLines(c, a.program);
    return [`${a.event.reaches.map((n) => ROMAN[n] ?? String(n)).join(', ')} — ${text}`, ...more];
  }
  const inner = { ...c, event: a.event, ...(a.zone ? { zone: a.zone } : {}), ...(a.condition ? comparing(a.condition) : {}) };
  const [first, ...rest] = programLines(inner, a.program, a.event);
  const once = a.while ? (attachedText(inner, a.event, a.while) ?? timesText(a.event, a.while)) : undefined;
  const during = a.while
    ? (once ??
      (isSaddled(a.while) ? ' while saddled' : undefined) ??
      ` ${timeText(inner, a.while) ?? `while ${conditionText(inner, a.while)}`}`)
    : '';
  const several = once && a.event.on === 'damage' && a.while?.if === 'compare' && a.while.right === 0;
  const event = several ? eventText(c, a.event).replace(/ to a player$/, ' to one or more players') : triggerText(c, a.event, a.program);
  const when = (nthDraw(a) ?? `${event}${during}`).replace("each turn during an opponent's turn", "during each opponent's turn");
  const condition = when + (a.condition ? `, if ${conditionText(inner, a.condition)}` : '');
  const body = lower(c, first);
  const often = a.inAll === 1 ? 'once' : a.perTurn === 1 ? 'once each turn' : a.perTurn === 2 ? 'twice each turn' : undefined;
  const limit = often ? ` This ability triggers only ${often}.` : a.done ? ' Do this only once each turn.' : '';
  if (a.event.on === 'visit') return [`Visit — ${first}${limit}`, ...rest]; // CR 702.159a
  return [`${triggerWord(c, a.event)} ${condition}, ${body}${limit}`, ...rest];
}

/** What follows from revealing the card from an opening hand. */
function revealedThen(e: Effect): Effect | undefined {
  if (e.do !== 'seq' || e.of[0]?.do !== 'reveal' || e.of[0].what.sel !== 'self') return undefined;
  return e.of.length === 2 ? e.of[1] : { do: 'seq', of: e.of.slice(1) };
}

function revealedText(c: Context, e: Effect): string {
  if (e.do === 'delayed' && e.event.on === 'step') {
    const whose = e.event.whose.player === 'you' ? 'your' : 'the';
    const step = e.event.step === 'upkeep' ? 'upkeep' : 'main phase';
    return `at the beginning of ${whose} first ${step}, ${retold(c, c.say.sentences(c, e.program.effect))}`;
  }
  const first = e.do === 'forEach' && e.effect.do === 'delayed' ? e.effect.program.effect : undefined;
  if (first?.do === 'may' && first.cost)
    return `when each opponent casts their first spell of the game, counter that spell unless that player ${costsText(c, first.cost, 'others')}`;
  return lower(c, effectText(c, e)).replace(/\.$/, '');
}

/** "If this is in your opening hand, you may begin the game with it on the battlefield" (CR 103.6). */
function openingHandText(c: Context, e: Effect): string {
  const text =
    e.do === 'move' && e.what.sel === 'self' && e.to === 'battlefield'
      ? 'begin the game with it on the battlefield'
      : lower(c, effectText(programContext(c, []), e)).replace(/\.$/, '');
  const later = revealedThen(e);
  if (later) return `you may reveal ${c.self} from your opening hand. If you do, ${revealedText(programContext(c, []), later)}`;
  return `if ${c.self} is in your opening hand, you may ${text}`;
}

/** A number that is chosen from a few is said by these few: "choose 1, 2, or 3". */
function beforeHandText(c: Context, e: Effect): string {
  const what = e.do === 'choose' && e.what.choose === 'number' ? e.what : undefined;
  if (what && typeof what.min === 'number' && typeof what.max === 'number') {
    const from = what.min;
    const numbers = Array.from({ length: what.max - from + 1 }, (_, i) => String(from + i));
    return `choose ${listOf(numbers, 'or')}`;
  }
  return lower(c, effectText(programContext(c, []), e)).replace(/\.$/, '');
}

/** What the statements of the table are made of. */
const PARTS: Writers = {
  condition: conditionText,
  payment: (c, cost) => costsText(c, cost, 'you'),
  optionalPayment: (c, cost) => costsText(c, cost, 'you'),
  forEach: (c, q) => forEachText(c, q) ?? '',
  ownName: (c) => c.face.name,
};
const FEATURES: Features = { counted: (c, q: Quantity) => forEachText(c, q) !== undefined };

/** What is added to the power for the toughness; undefined when the toughness is not such a sum. */
function plusOf(power: Quantity, toughness: Quantity): number | undefined {
  if (typeof toughness !== 'object' || toughness.q !== 'sum' || toughness.of.length !== 2) return undefined;
  const [first, n] = toughness.of;
  return same(first, power) && typeof n === 'number' ? n : undefined;
}

const manyGroup = (s: Extract<StaticPart, { part: 'continuous' }>['affects']): boolean => s.sel === 'all' || s.sel === 'union';

/** Statements about the types of each thing are made of each one: "each land is a Swamp in addition to its other types". */
const eachOne = (p: Extract<StaticPart, { part: 'continuous' }>): boolean =>
  p.mods.some((m) => m.mod === 'types' && m.change === 'add' && m.subtypes.length + m.types.length > 0);

const isFromExile = (f: Filter): boolean => f.is === 'cast' && f.from === 'exile' && f.paid === undefined && f.own === undefined;

/** "the first instant or sorcery spell you cast each turn", "the first spell you cast from exile each turn". */
function nthSpellText(c: Context, affects: Selector): string | undefined {
  const said = nthSpell(affects);
  if (!said) return undefined;
  const list = said.what.is === 'and' ? said.what.of : [said.what];
  const kinds = list.filter((f) => !isFromExile(f));
  const noun = nounText(c, kinds.length === 1 ? kinds[0] : { is: 'and', of: kinds }, { many: false, head: 'spell' });
  return `the ${ORDINALS[said.nth]} ${noun} you cast ${kinds.length < list.length ? 'from exile ' : ''}each turn`;
}

const eachNoun = (c: Context, f: Filter): string => `each ${nounText(c, f, { many: false, head: 'permanent' })}`;

/** A cost of casting without the keyword that it comes from: it is said what is paid, not what it is called. */
function plainCost(p: Extract<StaticPart, { part: 'castingCost' }>): StaticPart {
  // "any number of": what is counted is told by what was paid
  if (p.times === 'any' && p.label.startsWith('additional ')) return p;
  const { part, how, cost, condition } = p;
  const label = how === 'alternative' ? 'alternative' : 'additional';
  return { part, how, cost, label, ...(condition && how === 'alternative' ? { condition } : {}) };
}

/** "As an additional cost to cast creature spells, you may pay any amount of mana. If you do, that creature enters with that many …" */
function offeredText(c: Context, p: Extract<StaticPart, { part: 'continuous' }>): string | undefined {
  const { ability } = (p.mods[0] ?? {}) as { ability?: Ability };
  const [cost] = ability?.kind === 'static' ? ability.parts : [];
  if (p.affects.sel !== 'all' || cost?.part !== 'castingCost' || cost.then?.do !== 'seq') return undefined;
  const last = cost.then.of.at(-1);
  const counters = last?.do === 'replacement' && last.replacement.replace === 'enters' ? last.replacement.entering?.counters : undefined;
  const list = (p.affects.filter.is === 'and' ? p.affects.filter.of : []).filter((f) => f.is !== 'controlledBy');
  const spells = nounText(c, { is: 'and', of: list }, { many: true, head: 'spell' });
  return `as an additional cost to cast ${spells}, you may pay any amount of mana. If you do, that creature enters with that many additional ${counters?.[0].counter} counters on it`;
}

/** "~'s power and toughness are each equal to the number of cards in your hand" (CR 604.3). */
function definedSize(c: Context, p: Extract<StaticPart, { part: 'continuous' }>): string | undefined {
  const cda = p.mods.find((m) => m.mod === 'setPT' && m.as === 'cda');
  if (cda?.mod !== 'setPT') return undefined;
  const value = quantityText(c, cda.power ?? cda.toughness ?? 0);
  const more = cda.toughness === undefined || cda.power === undefined ? undefined : plusOf(cda.power, cda.toughness);
  if (more !== undefined) return `${c.self}'s power is equal to ${value} and its toughness is equal to that number plus ${more}`;
  if (cda.power !== undefined && cda.toughness !== undefined) return `${c.self}'s power and toughness are each equal to ${value}`;
  return `${c.self}'s ${cda.power !== undefined ? 'power' : 'toughness'} is equal to ${value}`;
}

/** CR 903.4b, 607.2p: the choice and what it says of the card are one paragraph. */
const chosenColor = (c: Context, p: Extract<StaticPart, { part: 'continuous' }>): string | undefined =>
  isCommanderColor(p)
    ? `if ${c.self} is your commander, choose a color before the game begins. ${capitalize(c.self)} is the chosen color`
    : undefined;

function partText(c: Context, p: StaticPart): string {
  switch (p.part) {
    case 'continuous': {
      const whole = definedSize(c, p) ?? offeredText(c, p) ?? chosenColor(c, p);
      if (whole) return whole;
      const control = p.mods.find((m) => m.mod === 'control');
      if (control) return `you control ${groupText(c, p.affects)}`;
      c.where = [];
      const one = nthSpellText(c, p.affects) ?? (eachOne(p) && p.affects.sel === 'all' ? eachNoun(c, p.affects.filter) : undefined);
      const group = groupText(c, p.affects).replace(/ you control cast from /, ' you cast from ');
      const text = `${one ?? group} ${staticMods(c, p.mods, !one && manyGroup(p.affects))}`;
      const where = c.where.length ? `, where X is ${c.where[0]}` : '';
      c.where = [];
      return text + where;
    }
    case 'rule':
      return rulesPart(c, [p.rule]).text;
    case 'replacement':
      return replacementText(c, p.replacement);
    case 'openingHand':
      return openingHandText(c, p.effect);
    case 'beforeOpeningHand':
      return `before drawing your opening hand, ${beforeHandText(c, p.effect)}`;
    case 'deckConstruction':
      if (p.allows === 'fewer') return `your minimum deck size is reduced by ${numberWord(p.by)}`;
      break;
  }
  const text = written(c, 'statement', p.part === 'castingCost' ? plainCost(p) : p, PARTS, FEATURES);
  if (text === undefined) throw new Error(`no words for ${JSON.stringify(p)}`);
  return text;
}

/** "prevent all combat damage that would be dealt to and dealt by enchanted creature". */
function bothWays(texts: readonly string[]): string | undefined {
  const [, all, subject] = /^(prevent all .*) that would be dealt to (.*)$/.exec(texts[0]) ?? [];
  const by = [`${all} that would be dealt by ${subject}`, `${all} that ${subject} would deal`];
  return all && texts.length === 2 && by.includes(texts[1]) ? `${all} that would be dealt to and dealt by ${subject}` : undefined;
}

/** Rules in a sentence of their own, and what they are said of. */
function rulesPart(c: Context, rules: Rule[]): { subject: string; text: string } {
  c.where = [];
  const { subject, text } = rulesClause(c, rules);
  const where = c.where.length ? `, where X is ${c.where[0]}` : '';
  c.where = [];
  return { subject, text: `${subject} ${text}${where}`.trim() };
}

/** "If tapped for mana, Plains produce {R} and Islands produce {G} instead of any other type." */
function landsProduce(parts: readonly StaticPart[]): string | undefined {
  const each = parts.flatMap((p) => {
    if (p.part !== 'replacement' || p.replacement.replace !== 'mana') return [];
    const { what, result } = p.replacement;
    if (what.is !== 'subtype' || typeof what.subtype !== 'string' || result.result !== 'type' || result.mana.options.length !== 1)
      return [];
    return [`${pluralSubtype(what.subtype)} produce ${result.mana.options[0]}`];
  });
  if (parts.length < 2 || each.length < parts.length) return undefined;
  return `if tapped for mana, ${listOf(each, 'and')} instead of any other type`;
}

/** Parts about the same subject share it: "~ gets +1/+0 and can't block". */
function partsText(c: Context, parts: readonly StaticPart[]): string {
  const produced = landsProduce(parts);
  if (produced) return produced;
  const said: { subject: string; text: string }[] = [];
  for (let i = 0; i < parts.length; i++) {
    const p = parts[i];
    const rest = parts.slice(i);
    const end = rest.findIndex((x) => x.part !== 'rule');
    const rules = rest.slice(0, end < 0 ? rest.length : end).flatMap((x) => (x.part === 'rule' ? [x.rule] : []));
    if (rules.length > 0) said.push(rulesPart(c, rules));
    else said.push({ text: partText(c, p), subject: p.part === 'continuous' ? groupText(c, p.affects) : '' });
    i += Math.max(rules.length - 1, 0);
  }
  const both = bothWays(said.map((x) => x.text));
  if (both) return both;
  const [{ subject, text }, ...more] = said;
  const shared = more.map((x) => (subject && x.text.startsWith(`${subject} `) ? x.text.slice(subject.length + 1) : x.text));
  return [text, ...shared].join(' and ');
}

/** What "Max speed —" stands before (CR 702.178a). */
function ofMaxSpeed(a: StaticAbility): readonly Ability[] {
  const cond = a.condition;
  const max = cond?.if === 'compare' && typeof cond.left === 'object' && cond.left.q === 'speed' && cond.cmp === '=' && cond.right === 4;
  const [part] = a.parts;
  if (!max || a.parts.length !== 1 || part.part !== 'continuous' || part.affects.sel !== 'self') return [];
  return part.mods.every((m) => m.mod === 'addAbility') ? part.mods.map((m) => m.ability) : [];
}

function staticText(c: Context, a: StaticAbility): string {
  const fast = ofMaxSpeed(a);
  if (fast.length > 0) return `Max speed — ${maxSpeedLines(c, fast)}`;
  const cond = a.condition;
  const first = a.parts[0];
  if (
    cond?.if === 'not' &&
    first.part === 'rule' &&
    first.rule.rule === 'cant' &&
    first.rule.action.act === 'cast' &&
    first.rule.action.what.is === 'oneOf'
  )
    return `Cast this spell ${onlyAt(c, cond.of)}.`;
  const text = partsText(c, a.parts);
  if (!cond) return `${capitalize(text)}.`;
  if (cond.if === 'turnOf' && cond.who.player === 'you' && text.startsWith('once each turn,'))
    return `Once during each of your turns,${text.slice('once each turn,'.length)}.`;
  const time = timeText(c, cond);
  const after = text.includes("can't cast") || (cond.if === 'step' && a.parts.every(isProhibition));
  if (time) return after ? `${capitalize(text)} ${time}.` : `${capitalize(time)}, ${text}.`;
  if (cond.if === 'not' && a.parts.every(isRule)) return `${capitalize(text)} unless ${conditionText(c, cond.of)}.`;
  return `As long as ${conditionText(c, cond)}, ${text}.`;
}

/** What players can't do. */
const isProhibition = (p: StaticPart): boolean => p.part === 'rule' && p.rule.rule === 'cant';

const isRule = (p: StaticPart): boolean => p.part === 'rule';

/** A quotation closes the sentence that it ends. */
export const closed = (text: string): string => text.replace(/([.!]["']+)\.(?= |$)/g, '$1');

/** What has equip is an Equipment (CR 702.6a). */
const wearing = (face: Face, abilities: readonly Ability[]): Face =>
  abilities.some((a) => a.kind === 'keyword' && a.keyword === 'equip') ? { ...face, subtypes: ['Equipment'] } : face;

/** Abilities another object has, in a sentence: "flying and haste", or in quotation marks. */
export function quotedOrKeywords(c: Context, abilities: readonly Ability[], self = 'this creature'): string {
  // what an emblem gives to permanents is theirs
  const inner: Context = { ...c, face: wearing(c.face, abilities), self: c.self === 'this emblem' ? 'this permanent' : self, where: [] };
  const items = abilities.map((a) => {
    const text = a.kind === 'keyword' ? keywordText(inner, a) : abilityLines(inner, a).join(' ');
    // a keyword whose cost is a sentence is quoted, too
    return a.kind === 'keyword' && !text.endsWith('.') ? text : `"${closed(capitalize(text)).replaceAll('"', "'")}"`;
  });
  if (inner.where.length > 0) c.where = inner.where;
  return listOf(items, 'and');
}

/** The lines of one ability (a keyword ability: without its full stop). */
export function abilityLines(c: Context, a: Ability): string[] {
  switch (a.kind) {
    case 'keyword':
      return [capitalize(keywordText(c, a))];
    case 'spell':
      return programLines(c, a.program);
    case 'activated':
      return activatedLines(c, a);
    case 'triggered':
      return triggeredLines(c, a);
    case 'static':
      return [ownCost(staticText(c, a))];
    default:
      return a satisfies never;
  }
}

function maxSpeedLines(c: Context, abilities: readonly Ability[]): string {
  const keywords = abilities.filter((a) => a.kind === 'keyword');
  if (keywords.length === abilities.length) return joinKeywords(c, keywords).join(' ');
  return abilities.flatMap((a) => abilityLines(c, a)).join(' ');
}

/** Keyword abilities without a cost share a line: "Flying, lifelink". */
export function joinKeywords(c: Context, list: readonly KeywordAbility[]): string[] {
  const out: string[] = [];
  let run: string[] = [];
  const flush = (): void => {
    if (run.length) out.push(capitalize(run.join(', ')));
    run = [];
  };
  for (const [i, k] of list.entries()) {
    const text = keywordText(c, k);
    // CR 702.33b: "kicker A and/or B" are two kicker abilities
    if (k.keyword === 'kicker' && k.words !== undefined && list[i - 1]?.keyword === 'kicker' && k.cost)
      out[out.length - 1] += ` and/or ${costsText(c, k.cost)}`;
    else if (k.cost || k.deck || k.keyword === 'enchant') {
      flush();
      out.push(capitalize(text));
    } else run.push(text);
  }
  flush();
  return out;
}

/** "Cards in graveyards have flashback. The flashback cost is equal to the card's mana cost." */
const ownCost = (text: string): string =>
  text
    .replace(/ have (unearth|flashback)—Pay this \w+'s mana cost\.+$/, " have $1. The $1 cost is equal to the card's mana cost.")
    .replace(/^All (.* cost is equal to the card's)/, (_, rest: string) => `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`);
