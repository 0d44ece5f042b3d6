/** What rules say, in the words by which they are read: "can't block", "spells cost {1} less to cast" (CR 101.1). */
import type { Zone } from '../../basics.js';
import { keywordInfo } from '../../keywords.js';
import type { Duration, Filter, PlayerRef, Quantity, Rule, Selector } from '../../language.js';
import { manaValue } from '../../mana.js';
import type { Ruled, RuleTime } from '../../phrases/parts.js';
import type { RuleFeature } from '../../phrases/phrase.js';
import { EXILED_AFTER } from '../../phrases/rules.js';
import { mentionsNode, same } from '../../same.js';
import { conditionText } from './conditions.js';
import type { Clause, Context } from './context.js';
import { costsText } from './costs.js';
import { castText } from './events.js';
import { nounText, oneNoun } from './filters.js';
import { amountText, forEachText, quantityText } from './quantities.js';
import { playerText, possessiveOf, selectorText } from './references.js';
import { COLOR_NAME, endless, otherRule, qualityText, targeters } from './rule-words.js';
import { consequence } from './spending.js';
import { durationText } from './times.js';
import { numberWord, ORDINALS, possessive, withArticle } from './words.js';
import { type Features, type Spoken, type Writers, writtenOf } from './written.js';

/** What a rule is about, as several. */
const plural = (c: Context, f: Filter): string =>
  f.is === 'oneOf' ? selectorText(c, f.of) : nounText(c, f, { many: true, head: 'permanent' });

/** Players as the subject of a rule. */
const playersText = (c: Context, p: PlayerRef): string =>
  p.player === 'eachOpponent' ? 'your opponents' : p.player === 'each' ? 'players' : playerText(c, p);

/** Players each of whom a rule is about. */
const eachText = (c: Context, p: PlayerRef): string =>
  p.player === 'eachOpponent' ? 'each opponent' : p.player === 'each' ? 'each player' : playerText(c, p);

const spellText = (c: Context, f: Filter, many: boolean): string => {
  if (f.is !== 'oneOf') return nounText(c, f, { many, head: 'spell' });
  if (f.of.sel === 'self' || f.of.sel === 'linked') return selectorText(c, f.of);
  return many && f.of.sel === 'slot' && c.slots.get(f.of.slot)?.many ? 'those spells' : 'that spell';
};

/** What the card is, of a spell that it would be cast as. */
function cardText(c: Context, f: Filter): string {
  const rest = f.is === 'and' ? f.of.filter((x) => x.is !== 'spell') : [f];
  return oneNoun(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, { head: 'card' });
}

const isSelf = (f: Filter): boolean => f.is === 'oneOf' && f.of.sel === 'self';

const COMBAT_TIME: Partial<Record<RuleTime, string>> = {
  always: 'each combat',
  endOfTurn: 'this turn',
  endOfCombat: 'this combat',
  endOfNextCombat: 'that combat',
};
const TURN_TIME: Partial<Record<RuleTime, string>> = { always: 'on each of your turns', endOfTurn: 'this turn' };

const CAST_ZONE: Partial<Record<Zone, string>> = { library: 'the top of your library', exile: 'exile' };

const FEATURES: Required<Pick<Features, RuleFeature | 'known' | 'measured'>> = {
  known: (_, q: Quantity | 'none') => typeof q === 'number',
  measured: (_, q: Quantity | 'none') => typeof q === 'object',
  self: (_, f: Filter) => isSelf(f),
  linked: (_, o: Selector) => o.sel === 'linked',
  certain: (_, f: Filter) => f.is === 'oneOf',
  uncertain: (_, f: Filter) => f.is !== 'oneOf' && f.is !== 'player',
  pointedAt: (_, f: Filter) => f.is === 'oneOf' || mentionsNode(f, { sel: 'self' }),
  ofKind: (_, f: Filter) => f.is !== 'oneOf' && f.is !== 'any' && f.is !== 'inZone' && !mentionsNode(f, { is: 'cast' }),
  some: (_, p: PlayerRef) => p.player !== 'each',
  others: (_, p: PlayerRef) => p.player !== 'you',
  ofCombat: (_, t: RuleTime) => COMBAT_TIME[t] !== undefined,
  ofTurns: (_, t: RuleTime) => TURN_TIME[t] !== undefined,
};

const PARTS: Writers = {
  things: plural,
  spells: (c, f) => spellText(c, f, true),
  spellKinds: (c, f) => spellText(c, f, true).replace(/ spells or /g, ' spells and '),
  certainSpells: (c, f) => spellText(c, f, true),
  spellKind: (c, f) => spellText(c, f, false),
  oneSpell: (c, f) => spellText(c, f, false),
  spellCard: cardText,
  cardsOfKind: (c, f) => nounText(c, f, { many: true, head: 'card' }),
  quality: (c, f) => qualityText(c, f),
  colorOrType: (_, x) => x,
  abilitiesOf: (c, { what, kind }) =>
    `abilities${what.is === 'any' ? '' : ` of ${what.is === 'inZone' ? `cards in ${what.zone}s` : plural(c, what)}`}${kind === 'any' ? '' : " that aren't mana abilities"}`,
  asSpell: (c, f) => spellText(c, f, false),
  castWhat: (c, f) => castText(c, f, 'your'),
  castable: (c, f) => withArticle(spellText(c, f, false)),
  castZone: (_, zone) => CAST_ZONE[zone] ?? `your ${zone}`,
  exiledAfter: () => 'If a spell cast this way would be put into a graveyard, exile it instead',
  linkedCards: (c) => `cards exiled with ${c.self}`,
  attackedPlayer: playerText,
  certainPlayer: playerText,
  number: (c, n) => amountText(c, n, 'words'),
  barred: playersText,
  eachOne: eachText,
  possessive: possessiveOf,
  genericMana: (_, mana) => numberWord(manaValue(mana)),
  oneEvent: (c, e) => c.say.event(c, e),
  actor: playersText,
  color: (_, color) => COLOR_NAME[color],
  keyword: (_, k) => keywordInfo(k)?.en ?? k,
  landwalk: (_, lands) => `${lands.toLowerCase()}walk`,
  forEach: (c, q) => forEachText(c, q) ?? `, where X is ${quantityText(c, q)}`,
  combatTime: (_, time) => COMBAT_TIME[time] ?? '',
  turnTime: (_, time) => TURN_TIME[time] ?? '',
  targeters: (c, by) => targeters(c, by),
  attackerCondition: (c, cond) => conditionText({ ...c, it: 'attacking player' }, cond),
  defenderCondition: (c, cond) => conditionText({ ...c, it: 'defending player' }, cond),
  nth: (_, n) => ORDINALS[n] ?? `${n}th`,
  // whoever controls what attacks or blocks pays
  controller: (_c, _part, { about }) => (isSelf(about as Filter) ? 'you' : 'its controller'),
  possessiveObject: (c, s) => possessive(selectorText(c, s)),
  payment: (c, cost, { about }) => costsText(c, cost, about === undefined || isSelf(about as Filter) ? 'you' : 'others'),
};

/** The subject of a rule, from its filter or its players. */
function subjectOf(c: Context, about: Filter | PlayerRef): Spoken {
  if ('player' in about) {
    const words = playersText(c, about);
    return { words, many: /^(you|players|your opponents)$/.test(words) };
  }
  if (about.is === 'player') return { words: playerText(c, about.who), many: false };
  if (about.is !== 'oneOf') return { words: nounText(c, about, { many: true, head: 'permanent' }), many: true };
  const { of } = about;
  const many = of.sel === 'target' ? c.targets[of.index]?.max !== 1 : of.sel === 'slot' && c.slots.get(of.slot)?.many === true;
  return { words: selectorText(c, of), many };
}

interface SaidRules extends Clause {
  /** Whether the words in it say for how long. */
  timed: boolean;
}

/** "You may …": what is said of you after that can be told without you. */
const aboutYou = (said: Clause): Clause =>
  said.subject === '' && said.text.startsWith('you ') ? { subject: 'you', text: said.text.slice('you '.length) } : said;

/** Rules that one row says; undefined where none does. `many`: whether they are said of several. */
function saidRules(c: Context, rules: Rule[], time: RuleTime, many = false): SaidRules | undefined {
  const subject = (about: unknown): Spoken => {
    const of = subjectOf(c, about as Filter | PlayerRef);
    return { ...of, many: many || of.many };
  };
  const nodes: Ruled[] = [{ rules, time }, { rules }, { rules, time: 'always' }];
  for (const [i, node] of nodes.entries())
    for (const kind of ['rule', 'playerRule', 'thingRule'] as const) {
      const found = writtenOf(c, kind, node, subject, PARTS, FEATURES);
      if (found) return { ...aboutYou(found), timed: i === 0 };
    }
  return undefined;
}

const ruleText = (c: Context, r: Rule, time: RuleTime, many?: boolean): SaidRules =>
  saidRules(c, [r], time, many) ?? gainedSo(c, r, time) ?? { ...otherRule(c, r), timed: false };

/** "Once each turn, you may play a land or cast a spell from your graveyard. If you do, it gains …": undefined where nothing is gained. */
function gainedSo(c: Context, r: Rule, time: RuleTime): SaidRules | undefined {
  const effect = r.rule === 'may' ? r.with?.program.effect : undefined;
  if (r.rule !== 'may' || !r.with || effect === undefined || same(r.with, EXILED_AFTER)) return undefined;
  const { with: rider, ...plain } = r;
  const said = ruleText(c, plain, time);
  if (effect.do !== 'continuous' || effect.duration !== 'indefinite' || r.perTurn === undefined) {
    const creatures = [r, rider].some((x) => mentionsNode(x, { is: 'type', type: 'Creature' }));
    const what = rider.event.on === 'cast' ? oneNoun(c, rider.event.what, { head: 'spell' }) : 'a spell';
    return {
      ...said,
      text: `${said.text}. If you cast ${what} this way, ${consequence(c, rider).replace(/^that creature (?=enters)/, creatures ? 'that creature ' : 'it ')}`,
    };
  }
  const gained = effect.mods.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : []));
  return { ...said, text: `${said.text}. If you do, it gains ${c.say.quoted(c, gained)}` };
}

/** Rules that hold as long as what says them: one clause where the same words say them all. */
export function rulesClauses(c: Context, rules: Rule[], many?: boolean): Clause[] {
  const one = saidRules(c, rules, 'always', many);
  return one ? [one] : rules.map((r) => ruleText(c, r, 'always', many));
}

/** The same in one clause, where each of several is said without the subject of the first. */
export function rulesClause(c: Context, rules: Rule[]): Clause {
  const [{ subject, text }, ...others] = rulesClauses(c, rules);
  const said = others.map((x) => (x.subject === subject ? x.text : `${x.subject} ${x.text}`.trim()));
  return { subject, text: [text, ...said].join(' and ') };
}

/** Rules that last: "target creature can't block this turn". */
export function rulesText(c: Context, rules: Rule[], duration: Duration): Clause {
  const time = duration === 'indefinite' ? 'always' : duration;
  const until = duration === 'endOfTurn' ? 'this turn' : endless(rules, duration) ? 'for the rest of the game' : durationText(c, duration);
  const one = saidRules(c, rules, time);
  // a statement is no order to do something
  const clauses = (one ? [one] : rules.map((r) => ruleText(c, r, time))).map((x) =>
    x.subject === '' ? { ...x, subject: x.text, text: '' } : x,
  );
  const [{ subject }, ...others] = clauses;
  // each said of others
  if (others.length > 0 && others.every((x) => x.subject !== subject) && until !== 'this turn')
    return { subject: `${until},`, text: clauses.map((x) => `${x.subject} ${x.text}`).join(' and ') };
  const text = clauses.map((x) => x.text).join(' and ');
  if (until === '' || clauses.every((x) => x.timed)) return { subject, text };
  if (rules[0].rule === 'must' && until.startsWith('until your')) return { subject: `${until}, ${subject}`, text };
  return { subject, text: `${text} ${until}`.trim() };
}
