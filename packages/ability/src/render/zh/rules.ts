/** Rule-changing statements: what cannot, must and may be done (CR 611). */
import type { Action, Duration, Effect, EventPattern, Filter, ManaRider, PlayerRef, Rule } from '../../language.js';
import { EXILED_AFTER } from '../../phrases/rules.js';
import { same } from '../../same.js';
import { castUsing, castWithFlash, fromZone } from './cast-modifier.js';
import { type Clause, type Context, clause } from './context.js';
import { costsInSentence } from './costs.js';
import { eventText } from './events.js';
import { attackHanging, blockHanging, blockingAsThough } from './fighting.js';
import { quality } from './keywords.js';
import { affectedPhrase, durationText } from './mods.js';
import { countedNoun, isAny, type Noun, nounOf, nounText } from './noun.js';
import { amount, counted, forEachFront } from './quantity.js';
import { playersPhrase, selectorPhrase } from './refs.js';
import { ignoredText, isOfThings, OF_THINGS, PLAYER_ACTIONS, strongerText } from './rule-verbs.js';
import { consequence } from './spending.js';
import { COLOR_WORDS, counterWord, countWord, keywordWord } from './vocab.js';

/** Objects in a rule: plural without 所有 ("由你操控的生物", "生物"). */
function general(c: Context, f: Filter, place: 'battlefield' | 'stack' | 'any' | 'library' = 'battlefield'): string {
  if (f.is === 'oneOf') {
    return f.of.sel === 'all' ? affectedPhrase(c, f.of).text : selectorPhrase(c, f.of).text;
  }
  return nounText(nounOf(c, f, place), { or: '与' });
}

function who(c: Context, p: PlayerRef): string {
  if (p.player === 'eachOpponent') return '对手';
  if (p.player === 'each') return '牌手';
  return playersPhrase(c, p).text;
}

const isEverything = (f: Filter | undefined) => f === undefined || isAny(f) || (f.is === 'type' && f.type === 'Creature');

/** 反击, 蓝色咒语反击: who can't counter it, where not everything. */
const counteredBy = (c: Context, a: Extract<Action, { act: 'counter' }>): string =>
  a.by === undefined ? '反击' : `${general(c, a.by, 'stack')}反击`;

/** What can't be sacrificed, or what can't cause it. */
function sacrificeParts(c: Context, a: Extract<Action, { act: 'sacrifice' }>): { subject: string; verb: string; passive?: boolean } {
  if (a.causedBy === undefined) return { subject: general(c, a.what), verb: '牺牲', passive: true };
  return { subject: `由${who(c, a.causedBy)}操控的咒语和异能`, verb: `令你牺牲${general(c, a.what).replace(/^由你操控的/, '')}` };
}

/** How many cards a hand may have (CR 402.2). */
function handLimit(c: Context, { value, change }: Extract<Rule, { rule: 'maxHandSize' }>): string {
  if (value === 'none') return '的手牌数量没有上限';
  return `的手牌上限${change === undefined ? '为' : change === 'more' ? '增加' : '减少'}${counted(c, value, '张')}`;
}

/** How many creatures something can block (CR 509.1b). */
function moreBlocked(c: Context, count: Extract<Rule, { rule: 'blockMore' }>['count'], each: boolean): string {
  return count === 'any' ? '可以阻挡任意数量的生物' : `${each ? '每次战斗' : ''}可以额外多阻挡${counted(c, count, '个')}生物`;
}

function castParts(c: Context, a: Extract<Action, { act: 'cast' }>): { subject: string; verb: string; passive?: boolean } {
  const list = a.what.is === 'and' ? a.what.of : [a.what];
  const said = list.find((f) => f.is === 'satisfies');
  const cond = said?.is === 'satisfies' ? said.cond : undefined;
  if (cond?.if === 'happened' && cond.event.on === 'cast' && cond.event.who.player === 'controllerOf')
    return {
      subject: a.who.player === 'each' ? '每位牌手' : who(c, a.who),
      verb: `于每回合中施放超过一个${general(c, cond.event.what, 'stack')}`,
    };
  const zones = list.flatMap((f) => (f.is === 'or' ? f.of : [])).flatMap((f) => (f.is === 'cast' && f.from ? [fromZone(f.from)] : []));
  if (zones.length > 1) {
    const what = list.filter((f) => f.is !== 'or');
    return { subject: who(c, a.who), verb: `施放${zones.join('或')}中的${general(c, { is: 'and', of: what }, 'stack')}` };
  }
  return {
    subject: who(c, a.who),
    verb: `${a.when ? '于不能施放法术的时机下' : ''}${a.from ? `从${fromZone(a.from)}` : ''}施放${general(c, a.what, 'stack')}`.replace(
      /^施放(从[^，]+)施放的/,
      '$1施放',
    ),
  };
}

/** "法术力异能之外的起动式异能": abilities that aren't activated, or players who don't activate them. */
function activateParts(c: Context, a: Extract<Action, { act: 'activate' }>): { subject: string; verb: string } {
  const kind = a.kind === 'loyalty' ? '忠诚异能' : a.kind === 'nonMana' ? '非法术力异能之起动式异能' : '起动式异能';
  const except = a.kind === 'nonMana' && !isAny(a.what) && a.what.is !== 'oneOf';
  const of = isAny(a.what) ? '' : `${inPlace(c, a.what)}的`;
  if (except && a.who.player === 'each') return { subject: `除了法术力异能之外，${of}起动式异能`, verb: '都不能起动' };
  if (a.who.player === 'each' && of !== '') return { subject: `${of}${kind}`, verb: '都不能起动' };
  return { subject: who(c, a.who), verb: `起动${of}${kind}` };
}

/** "咒语或异能": what targets something. */
function targeters(c: Context, f: Filter): Noun {
  const by = nounOf(c, f, 'any');
  if (by.suffix === '' && !by.heads[0]?.endsWith('异能')) by.suffix = '咒语或异能';
  return by.heads[0] === '永久物' ? { ...by, heads: [] } : by;
}

/** What players show of what they have and draw. */
function revealing({ what, first }: Extract<Rule, { rule: 'reveals' }>): string {
  if (first) return `展示在${first === 'turn' ? '每' : '自己的每个'}回合中所抓的第一张牌`;
  return what === 'hand' ? '以展示手牌的方式进行游戏' : '各展示每张所抓的牌';
}

/** Damage of a kind, and whose. */
function preventParts(c: Context, a: Extract<Action, { act: 'preventDamage' }>): { subject: string; verb: string; passive: boolean } {
  const kind = a.kind === 'combat' ? '战斗伤害' : '伤害';
  return { subject: isAny(a.source) ? kind : `${general(c, a.source)}造成的${kind}`, verb: '防止', passive: true };
}

/** What is forbidden, demanded or allowed: subject and verb. */
function actionParts(c: Context, a: Action): { subject: string; verb: string; passive?: boolean } {
  if (isOfThings(a)) return { subject: general(c, a.what), verb: OF_THINGS[a.act] };
  switch (a.act) {
    case 'attack':
      return attackParts(c, a);
    case 'block':
      return blockParts(c, a);
    case 'beBlocked':
      return { subject: general(c, a.attacker), verb: '阻挡', passive: true };
    case 'blockedByFewer':
    case 'blockedByMore':
      return {
        subject: general(c, a.attacker),
        verb: `被${a.act === 'blockedByFewer' ? '少于' : '多于'}${counted(c, a.n, '个')}生物阻挡`,
        passive: true,
      };
    case 'cast':
      return castParts(c, a);
    case 'playLand':
      return { subject: who(c, a.who), verb: `${a.from ? `从${fromZone(a.from)}` : ''}使用${general(c, a.what, 'any')}` };
    case 'activate':
      return activateParts(c, a);
    case 'target': {
      const by = targeters(c, a.by);
      return { subject: general(c, a.what), verb: `成为${nounText(by).replace('操控的', '操控之').replace('对手', '对手')}的目标` };
    }
    case 'untapInUntapStep':
      if (a.moreThan !== undefined)
        return { subject: '牌手', verb: `在其重置步骤中重置多于${counted(c, a.moreThan, '个')}${general(c, a.what)}` };
      return { subject: general(c, a.what), verb: '重置' };
    case 'counter':
      // CR 201.5 names the source; a spell about itself is 此咒语.
      return {
        subject: a.what.is === 'oneOf' && a.what.of.sel === 'self' ? '此咒语' : general(c, a.what, 'stack'),
        verb: counteredBy(c, a),
        passive: true,
      };
    case 'sacrifice':
      return sacrificeParts(c, a);
    case 'enter': {
      const from = (a.from ?? []).map(fromZone).join('和');
      return { subject: from === '' ? general(c, a.what) : `${from}中的${general(c, a.what, 'library')}`, verb: '进战场' };
    }
    case 'preventDamage':
      return preventParts(c, a);
    case 'pay':
      return { subject: who(c, a.who), verb: `${a.with === 'life' ? '支付生命' : `牺牲${general(c, a.what)}`}来施放咒语或起动异能` };
    case 'draw':
      if (a.moreThan === undefined) return { subject: who(c, a.who), verb: '抓牌' };
      return { subject: a.who.player === 'each' ? '每位牌手' : who(c, a.who), verb: `于每回合中抓多于${counted(c, a.moreThan, '张')}牌` };
    case 'search':
      return { subject: who(c, a.who), verb: `${ofPlayers(a)}${ignoredText(c, a)}` };
    case 'gainLife':
    case 'loseLife':
    case 'loseGame':
    case 'winGame':
      return { subject: who(c, a.who), verb: ofPlayers(a) };
    case 'enchant':
      return { subject: general(c, a.what), verb: `被${general(c, a.by)}结附`.replace('被永久物', '被'), passive: false };
    case 'equip':
      return { subject: general(c, a.what), verb: '佩带武具' };
    case 'putCounters':
      return { subject: general(c, a.what), verb: `上放置${a.counter === 'any' ? '指示物' : counterWord(a.counter)}` };
    default: {
      const unknown: never = a;
      throw new Error(`unknown action ${JSON.stringify(unknown)}`);
    }
  }
}

/** "你不能以生物攻击", "生物不能攻击你". */
function attackParts(c: Context, a: Extract<Action, { act: 'attack' }>): { subject: string; verb: string } {
  const at =
    a.defender === undefined || isAny(a.defender) ? '' : a.defender.is === 'player' ? who(c, a.defender.who) : general(c, a.defender);
  if (a.who.is === 'controlledBy') return { subject: who(c, a.who.who), verb: `以生物攻击${at}` };
  return { subject: general(c, a.who), verb: `${a.alone ? '单独' : ''}${at === '' ? '进行攻击' : `攻击${at}`}` };
}

/** What matches, and where it is when that is not the battlefield. */
function inPlace(c: Context, f: Filter): string {
  const place = (f.is === 'and' ? f.of : [f]).find((x) => x.is === 'inZone');
  return `${place?.is === 'inZone' && place.zone !== 'battlefield' ? `${fromZone(place.zone)}中的` : ''}${general(c, f)}`;
}

const ofPlayers = (a: Extract<Action, { act: keyof typeof PLAYER_ACTIONS }>): string =>
  `${'for' in a && a.for ? '因生命值为0或更少而' : ''}${PLAYER_ACTIONS[a.act]}`;

/** Only creatures attack and block (CR 508.1a, 509.1a). */
const creatures = (text: string) => text.replace(/永久物$/, '生物');

/** Blocking is said of the blocker, or of the attacker when anything is meant by the other. */
function blockParts(c: Context, a: Extract<Action, { act: 'block' }>): { subject: string; verb: string; passive?: boolean } {
  const single = a.attacker.is === 'oneOf';
  if (single && isEverything(a.who)) return { subject: general(c, a.attacker), verb: '阻挡', passive: true };
  if (isEverything(a.attacker) && !(isAny(a.who) && !isAny(a.attacker)))
    return { subject: general(c, a.who), verb: `${a.alone ? '单独' : ''}进行阻挡` };
  if (isEverything(a.who)) return { subject: general(c, a.attacker), verb: '阻挡', passive: true };
  if (single && a.who.is !== 'oneOf') {
    const blockers = creatures(general(c, a.who));
    if (blockers.includes(c.self)) return { subject: blockers, verb: '阻挡它' };
    return { subject: general(c, a.attacker), verb: `被${blockers}阻挡`, passive: false };
  }
  return { subject: general(c, a.who), verb: `阻挡${general(c, a.attacker)}` };
}

/** "不能": a prohibition of the action; "于你的重置步骤中不能重置". */
function cantText(c: Context, a: Action): { subject: string; predicate: string } {
  if (a.act === 'untapInUntapStep') {
    const subject = general(c, a.what);
    const mine = a.what.is === 'oneOf' && a.what.of.sel === 'self';
    return { subject, predicate: `于${mine ? '你' : '其操控者'}的重置步骤中不能重置` };
  }
  const blocked = a.act === 'block' ? blockHanging(c, a, (f) => general(c, f)) : undefined;
  if (blocked) return blocked;
  if (a.act === 'block' && a.attacker.is === 'not' && a.who.is === 'oneOf')
    return {
      subject: general(c, a.who),
      predicate: `只能阻挡${nounText(nounOf(c, a.attacker.of, 'battlefield')).replace(/永久物$/, '生物')}`,
    };
  // "can't be blocked except by": what it can be blocked by is said instead.
  if (a.act === 'block' && a.attacker.is === 'oneOf' && a.who.is === 'not')
    return { subject: general(c, a.attacker), predicate: `只能被${creatures(general(c, a.who.of))}阻挡` };
  const { subject, verb, passive } = actionParts(c, a);
  const hanging = a.act === 'attack' ? attackHanging(c, a, (f) => general(c, f)) : undefined;
  if (hanging) return hanging;
  if (a.act === 'equip' && a.what.is === 'not') return { subject: c.self, predicate: `只能装备在${creatures(general(c, a.what.of))}上` };
  if (a.act === 'putCounters' && a.what.is === 'player')
    return { subject, predicate: `不能得到${a.counter === 'any' ? '指示物' : counterWord(a.counter)}` };
  if (a.act === 'putCounters') return { subject: `${subject}上`, predicate: `不能${verb.replace(/^上/, '')}` };
  if (verb.startsWith('都不能')) return { subject, predicate: verb };
  if (a.act === 'blockedByFewer') return { subject, predicate: `只能被${counted(c, a.n, '个')}或更多生物阻挡` };
  return { subject, predicate: passive ? `不能被${verb.replace(/^被/, '')}` : `不能${verb}` };
}

/** "若能攻击，则必须攻击". */
function mustText(c: Context, a: Action, limited: string): { subject: string; predicate: string } {
  if (a.act === 'block' && a.who.is === 'type' && a.who.type === 'Creature' && a.attacker.is === 'oneOf')
    return { subject: '', predicate: `所有能够阻挡${general(c, a.attacker)}的生物皆须阻挡之` };
  if (a.act === 'beBlocked' && limited !== '') return { subject: general(c, a.attacker), predicate: '若能被阻挡，则须如此作' };
  if (a.act === 'beBlocked') return { subject: '', predicate: `若能阻挡${general(c, a.attacker)}，则必须阻挡之` };
  const { subject, verb } = actionParts(c, a);
  const bare = verb.replace('进行', '');
  const must = bare.replace(/^攻击.*牌手之一$/, '攻击该牌手'); // the one of them that can be attacked
  return { subject, predicate: `${a.act === 'attack' ? '每次战斗' : ''}若能${bare}，则必须${must}` };
}

/** A rule as a sentence. `duration`: how long it lasts when an effect makes it. */
export function ruleClause(c: Context, rule: Rule, duration?: Duration): Clause {
  const limited =
    duration === 'endOfTurn' ? '本回合' : duration === 'endOfCombat' ? '本次战斗' : duration === 'endOfNextCombat' ? '该次战斗' : '';
  if (duration !== undefined && limited === '' && duration !== 'indefinite') c.fronts.push(durationText(c, duration));
  if (duration === 'nextUntapStep' && rule.rule === 'cant' && rule.action.act === 'untapInUntapStep') {
    c.fronts.pop();
    const kept = general(c, rule.action.what);
    const mine = rule.action.what.is === 'oneOf' && rule.action.what.of.sel === 'self';
    const step = rule.action.whose && playersPhrase(c, rule.action.whose).text;
    const whose = step ?? (mine || kept.startsWith('由你操控') ? '你' : '其操控者');
    return clause(c, kept, `于${whose}的下一个重置步骤中不能重置`, { about: kept });
  }
  const { subject, predicate } = ruleParts(c, rule, limited);
  if (limited !== '' && subject === '对手' && predicate.startsWith('不能'))
    return clause(c, '所有对手', `${limited}都${predicate}`, { about: subject });
  if (limited === '本回合' && predicate.startsWith('能视同')) return clause(c, subject, `于本回合中${predicate}`, { about: subject });
  if (rule.rule === 'goaded' && duration === 'indefinite')
    return clause(c, subject, `在本盘游戏的剩余时间内都${predicate}`, { about: subject });
  if (subject === '伤害') return clause(c, `${limited}伤害`, predicate);
  return clause(c, subject, `${limited}${predicate}`, { about: subject });
}

/** "在每位其他牌手的重置步骤中，重置所有由你操控的生物". */
const untappingDuring = (c: Context, { whose, what }: Extract<Rule, { rule: 'untapsDuring' }>): string =>
  `${whose.player === 'eachOther' ? '于其他牌手' : `在${who(c, whose)}`}的重置步骤中，重置${what.is === 'oneOf' ? '' : '所有'}${general(c, what)}`;

const legendRuleOff = (c: Context, what: Filter): { subject: string; predicate: string } =>
  isAny(what) ? { subject: '「传奇规则」', predicate: '失效' } : { subject: '', predicate: `「传奇规则」不适用于${general(c, what)}` };

/** Of players who can't be the targets: shroud and hexproof. */
const untargetable = (c: Context, a: Action): { subject: string; predicate: string } | undefined =>
  a.act === 'target' && a.what.is === 'player'
    ? { subject: who(c, a.what.who), predicate: `具有${a.by.is === 'any' ? '帷幕' : '辟邪'}异能` }
    : undefined;

/** "你施放的生物咒语减少{1}来施放" (CR 601.2f). */
function costChangeParts(c: Context, rule: Extract<Rule, { rule: 'costChange' }>): { subject: string; predicate: string } {
  const whose = rule.who.player === 'you' ? '你' : who(c, rule.who);
  const per = typeof rule.times === 'number' ? undefined : forEachFront(c, rule.times);
  if (per !== undefined) c.fronts.push(per);
  if (rule.change === 'atLeast')
    return { subject: general(c, rule.what, 'stack'), predicate: `若将少于${rule.mana}来施放，则改为需要${rule.mana}来施放` };
  const x = per === undefined && typeof rule.times === 'object' ? amount(c, rule.times) : undefined;
  const change = `${rule.change === 'less' ? '减少' : '增加'}${x === undefined ? rule.mana : `{${x}}`}来`;
  if (rule.of === 'abilities') {
    const kind = `${rule.kind ? '非法术力异能的' : ''}${rule.keyword === undefined ? '起动式' : keywordWord(rule.keyword)}异能`;
    const of = isAny(rule.what) ? '' : rule.what.is === 'named' ? '具所选名称之来源的' : `${general(c, rule.what)}的`;
    const floor = rule.floor === undefined ? '' : `，且此效应不能使该费用中的法术力减少到少于${countWord(rule.floor)}点`;
    const aim = rule.targeting === undefined ? '' : `以${general(c, rule.targeting)}为目标的`;
    return { subject: `${rule.who.player === 'each' ? '' : `${whose}起动的`}${aim}${of}${kind}`, predicate: `${change}起动${floor}` };
  }
  const spells = general(c, rule.what, 'stack');
  if (rule.nth !== undefined)
    return { subject: `${whose}每回合中第${countWord(rule.nth).replace('两', '二')}个施放的${spells}`, predicate: `${change}施放` };
  const only = rule.only ? '。此效应只会减少你所支付之有色法术力的数量' : '';
  return { subject: rule.who.player === 'each' ? spells : `${whose}施放的${spells}`, predicate: `${change}施放${only}` };
}

/** Abilities that trigger an additional time (CR 603.2d). */
function extraTriggerParts(c: Context, rule: Extract<Rule, { rule: 'extraTrigger' }>): { subject: string; predicate: string } {
  if (rule.event === undefined) {
    const of = rule.of === undefined ? '永久物' : nounText(nounOf(c, rule.of, 'battlefield'));
    return { subject: '', predicate: `如果${of}的触发式异能触发，则该异能额外触发一次` };
  }
  const said = causeText(c, rule.event);
  const mine = who(c, rule.who) === '你' ? '由你操控之永久物' : '永久物';
  if (said) return { subject: '', predicate: `如果某个${said}触发${mine}的触发式异能，则该异能额外触发一次` };
  return {
    subject: '',
    predicate: `${eventText(c, rule.event)}，若因此触发了${who(c, rule.who) === '你' ? '由你操控之永久物' : '永久物'}的触发式异能，则该异能额外触发一次`,
  };
}

/** "施放该咒语", "施放生物咒语". */
function casting(c: Context, spells: Filter): string {
  if (spells.is !== 'oneOf') return `施放${nounText(nounOf(c, spells, 'stack'))}`;
  return selectorPhrase(c, spells.of).plural ? '施放这些咒语' : '施放该咒语';
}

/** "每次战斗中，至多只能有一个生物攻击你". */
function atMostText(c: Context, rule: Extract<Rule, { rule: 'atMost' }>): string {
  const whom = rule.defender?.is === 'player' ? playersPhrase(c, rule.defender.who).text : '';
  const verb = rule.act === 'attack' ? `攻击${whom}` : '进行阻挡';
  const what = general(c, rule.what);
  if (rule.per) return `每位牌手至多只能以${countWord(rule.n)}个${what}进行阻挡`;
  return `每次战斗中，至多只能有${countWord(rule.n)}个${what}${whom === '' && rule.act === 'attack' ? '进行' : ''}${verb}`;
}

/** Subject and predicate of a rule. */
function ruleParts(c: Context, rule: Rule, limited: string): { subject: string; predicate: string } {
  switch (rule.rule) {
    case 'cant':
      return untargetable(c, rule.action) ?? cantText(c, rule.action);
    case 'must': {
      const must = mustText(c, rule.action, limited);
      return limited === '' ? must : { ...must, predicate: must.predicate.replace(/^每次战斗/, '').replace(/^所有/, '中，所有') };
    }
    case 'nextSpell':
      return nextSpellText(c, rule.next, rule.each);
    case 'may':
      return mayText(c, rule);
    case 'costsToAct': {
      const { subject, verb } = actionParts(c, rule.action);
      return { subject: '', predicate: `对每个${subject}而言，除非其操控者为其${costsInSentence(c, rule.cost)}，否则它不能${verb}` };
    }
    case 'mayPayToAttack':
      if (rule.cost.length === 1 && rule.cost[0].pay === 'self' && rule.cost[0].verb === 'exert')
        return { subject: '你', predicate: `可以于${general(c, rule.what)}攻击时耗竭之` };
      return { subject: '你', predicate: `可以于${general(c, rule.what)}攻击时${costsInSentence(c, rule.cost)}` };
    case 'costChange':
      return costChangeParts(c, rule);
    case 'atMost':
      return { subject: '', predicate: atMostText(c, rule) };
    case 'declares':
      return {
        subject: who(c, rule.who),
        predicate: DECLARE_WORDS[rule.what],
      };
    case 'extraVotes':
      return {
        subject: '',
        predicate: `投票时${who(c, rule.who)}${rule.may ? '可以' : ''}额外多投票${counted(c, rule.count, '次')}`,
      };
    case 'revealTop':
      return rule.to === 'all'
        ? { subject: who(c, rule.who), predicate: '以展示牌库顶牌的方式进行游戏' }
        : { subject: who(c, rule.who), predicate: '可以随时检视你的牌库顶牌' };
    case 'searchesTop':
      return { subject: '', predicate: `如果${who(c, rule.who)}将搜寻牌库，则改为该牌手搜寻该牌库顶的${counted(c, rule.count, '张')}牌` };
    case 'reveals':
      return { subject: who(c, rule.who), predicate: revealing(rule) };
    case 'extraLands':
      if (rule.count === 'any') return { subject: who(c, rule.who), predicate: '在自己的每个回合中可以使用任意数量的地' };
      return {
        subject: who(c, rule.who),
        predicate: `${limited === '' ? '在自己的每个回合中' : ''}可以额外使用${counted(c, rule.count, '个')}地`,
      };
    case 'maxHandSize':
      return { subject: who(c, rule.who), predicate: handLimit(c, rule) };
    case 'blockMore':
      return { subject: general(c, rule.what), predicate: moreBlocked(c, rule.count, limited === '') };
    case 'assignDamage':
      if (rule.by === 'toughness' && rule.what.is !== 'oneOf')
        return { subject: general(c, rule.what).replace(/操控的(?=[^的]*$)/, '操控的每个'), predicate: `皆${ASSIGN_WORDS[rule.by]}` };
      return { subject: general(c, rule.what), predicate: ASSIGN_WORDS[rule.by] };
    case 'blockAsThough':
      return blockingAsThough(rule, general(c, rule.blocker), creatures(general(c, rule.attacker)));
    case 'attackAsThough':
      return { subject: general(c, rule.what), predicate: `能视同不具${keywordWord(rule.without)}异能地进行攻击` };
    case 'untapsDuring':
      return { subject: '', predicate: untappingDuring(c, rule) };
    case 'keepTapped':
      return { subject: '', predicate: `你可以选择于你的重置步骤中不重置${general(c, rule.what)}` };
    case 'goaded':
      return { subject: general(c, rule.what), predicate: '受煽惑' };
    case 'ignoreSickness':
      return { subject: '你', predicate: `可以视同${general(c, rule.what)}具有敏捷异能地起动其异能` };
    case 'spendAsThough': {
      const any = rule.any === 'color' ? '任意颜色' : '任意类别';
      const on = rule.on === undefined ? '' : casting(c, rule.on);
      return { subject: who(c, rule.who), predicate: `可以将法术力视同${any}的法术力来支付${on}${on ? '的费用' : ''}` };
    }
    case 'unspentMana': {
      const which = `未支用的${(rule.types ?? []).map((t) => (t === 'C' ? '无色' : `${COLOR_WORDS[t]}色`)).join('或')}法术力`;
      if (rule.becomes)
        return {
          subject: '',
          predicate: `如果${who(c, rule.who)}将失去${which}，则改为该法术力成为${rule.becomes === 'C' ? '无色' : `${COLOR_WORDS[rule.becomes]}色`}法术力`,
        };
      return { subject: who(c, rule.who), predicate: `不会于步骤和阶段结束时失去${which}` };
    }
    case 'extraTrigger':
      return extraTriggerParts(c, rule);
    case 'noTrigger':
      return {
        subject: '',
        predicate: `${eventText(c, rule.event)
          .replace(/^每?当/, '')
          .replace(/时$/, '')}不会触发${rule.who ? `${who(c, rule.who)}所操控之永久物的` : ''}异能`,
      };
    case 'lifeFloor':
      return { subject: '', predicate: `若伤害将使你的总生命减少到小于${rule.least}，则改为减少到${rule.least}` };
    case 'counterLimit':
      return { subject: general(c, rule.what), predicate: `上不能有多于${counted(c, rule.most, '个')}${counterWord(rule.counter)}` };
    default:
      return lastParts(c, rule);
  }
}

/** Rules about the legend rule, about crews, and about damage. */
function lastParts(
  c: Context,
  rule: Extract<Rule, { rule: 'legendRuleOff' | 'stronger' | 'damageAsThough' | 'looksAt' | 'protection' }>,
): ReturnType<typeof ruleParts> {
  switch (rule.rule) {
    case 'looksAt':
      return { subject: who(c, rule.who), predicate: `可以检视${selectorPhrase(c, rule.what).text}` };
    case 'protection':
      return { subject: who(c, rule.who), predicate: `具有反${quality(c, rule.from)}保护` };
    case 'legendRuleOff':
      return legendRuleOff(c, rule.what);
    case 'stronger':
      return { subject: general(c, rule.what), predicate: strongerText(rule) };
    case 'damageAsThough': {
      const to = rule.to.is === 'player' ? `对${playersPhrase(c, rule.to.who).text}` : '';
      return { subject: '', predicate: `所有来源${to}造成伤害时，均视同其具有${keywordWord(rule.keyword)}异能` };
    }
    default:
      return rule satisfies never;
  }
}

/** "进战场的神器或生物", "死去的生物": what makes abilities trigger. */
function causeText(c: Context, e: EventPattern): string | undefined {
  if (e.on !== 'zone' || e.verb !== undefined) return undefined;
  const noun = nounOf(c, e.what, 'battlefield');
  if (noun.whole !== undefined) return undefined;
  const under = noun.modifiers.includes('由你操控') && e.to === 'battlefield';
  if (under) noun.modifiers = noun.modifiers.filter((m) => m !== '由你操控');
  if (e.to === 'battlefield') return `${under ? '在你的操控下' : ''}进战场的${nounText(noun)}`;
  return e.from === 'battlefield' && e.to === 'graveyard' ? `死去的${nounText(noun)}` : undefined;
}

const DECLARE_WORDS = {
  attackers: '选择由哪些生物攻击',
  blockers: '选择由哪些生物阻挡以及如何阻挡',
  votes: '选择每位牌手如何投票',
} as const;

const ASSIGN_WORDS = {
  toughness: '依照其防御力来分配战斗伤害，而不是依照力量',
  asThoughUnblocked: '可以视同未受阻挡地分配其战斗伤害',
  none: '不分配战斗伤害',
} as const;

type MayRule = Extract<Rule, { rule: 'may' }>;

/** "你本回合施放的下一个生物咒语不能被反击". */
function nextSpellText(c: Context, next: ManaRider, each?: 'each'): { subject: string; predicate: string } {
  const { effect } = next.program;
  const what = next.event.on === 'cast' ? general(c, next.event.what, 'stack') : '咒语';
  if (effect.do === 'replacement' && effect.replacement.replace === 'zone' && effect.replacement.verb === 'resolve')
    return { subject: '', predicate: `你下一次施放${what}时，于其结算时将该牌置于你手上，而非置入你的坟墓场` };
  if (effect.do === 'nothing') return { subject: '', predicate: `此效应只适用于你施放的下一个${what}` };
  return {
    subject: each ? `你施放的${what}` : `你施放的下一个${what}`,
    predicate: consequence(c, next, effect).replace(/^该(咒语|牌)/, ''),
  };
}

/** "获得…异能": what is played by the permission gains it. */
function gained(c: Context, effect: Effect): string {
  const it = c.it;
  c.it = { text: '它', kind: 'card' };
  const said = c.say.effect(c, effect).replace(/^(它|该牌|该咒语|该永久物)/, '');
  if (it) c.it = it;
  else delete c.it;
  return said;
}

/** "如果以此法施放的咒语将被置入坟墓场，则改为将它放逐" (CR 614.1a): what is said of spells cast by the permission. */
function mayText(c: Context, rule: MayRule): { subject: string; predicate: string } {
  const said = usingText(c, rule) ?? permissionText(c, rule);
  const often = rule.perTurn !== undefined && rule.cost !== undefined ? { ...said, subject: `每回合一次，${said.subject}` } : said;
  if (rule.with && !same(rule.with, EXILED_AFTER) && (rule.perTurn === undefined || rule.with.program.effect.do !== 'continuous'))
    return { ...often, predicate: `${often.predicate}。如果你以此法施放咒语，则${consequence(c, rule.with, rule.with.program.effect)}` };
  if (rule.with?.program.effect.do === 'continuous')
    return { ...often, predicate: `${often.predicate}。若你如此作，则它${gained(c, rule.with.program.effect)}` };
  return rule.with ? { ...often, predicate: `${often.predicate}。如果以此法施放的咒语将被置入坟墓场，则改为将它放逐` } : often;
}

/** Abilities activated for something else, or at other times. */
function activationText(
  c: Context,
  a: Extract<Action, { act: 'activate' }>,
  cost: MayRule['cost'],
): { subject: string; predicate: string } {
  const keyword = a.keyword === undefined ? '' : keywordWord(a.keyword);
  if (Array.isArray(cost))
    return {
      subject: '你',
      predicate: `可以${costsInSentence(c, cost)}，而不支付${isAny(a.what) ? '' : `${general(c, a.what)}的`}${keyword}费用`,
    };
  if (a.keyword) return { subject: '你', predicate: `可以于你能施放瞬间的时机下起动${keyword}异能` };
  return { subject: '你', predicate: `可以于任一牌手的回合中，在你能施放瞬间的时机下起动${general(c, a.what)}的忠诚异能` };
}

/** What is played so each turn: of a land or a spell either. */
function onceText(c: Context, rule: MayRule, from: string, one: string): string {
  const verb = rule.action.act !== 'cast' ? '使用' : rule.or ? `使用${countedNoun(nounOf(c, rule.or.what, 'library'), 1)}或施放` : '施放';
  return `每回合限一次，你可以${from}${verb}${one}`;
}

const usingText = (c: Context, { action: a, using }: MayRule): { subject: string; predicate: string } | undefined =>
  using !== undefined && a.act === 'cast' ? { subject: who(c, a.who), predicate: castUsing(using, a.from, c.self) } : undefined;

/** Permissions: "你可以使用之", "可以于你能够施放瞬间的时机下施放". */
function permissionText(c: Context, rule: MayRule): { subject: string; predicate: string } {
  const a = rule.action;
  if (a.act === 'cast' && a.from !== undefined && a.from !== 'hand' && rule.cost !== undefined && rule.cost !== 'free') {
    const [first, ...more] = rule.cost;
    const itself = a.what.is === 'oneOf' && a.what.of.sel === 'self' ? c.self : general(c, a.what, 'stack');
    const place = a.from === 'exile' ? '放逐区' : `你的${a.from === 'library' ? '牌库顶' : fromZone(a.from)}`;
    const cost =
      first.pay === 'manaCostOf' ? `须额外${costsInSentence(c, more)}` : `须${costsInSentence(c, rule.cost)}，而不支付其法术力费用`;
    return { subject: who(c, a.who), predicate: `可以从${place}施放${itself}，但${cost}` };
  }
  if (rule.cost !== undefined && a.act === 'cast') {
    const spells = general(c, a.what, 'stack');
    const from = a.from === 'hand' ? '从你手上' : '';
    if (rule.cost === 'free') return { subject: who(c, a.who), predicate: `可以${from}施放${spells}，且不需支付其法术力费用` };
    return { subject: who(c, a.who), predicate: `施放${spells}时，可以${costsInSentence(c, rule.cost)}，而不支付其法术力费用` };
  }
  if (rule.next && a.act === 'cast') {
    const { effect } = rule.next.program;
    const parts = effect.do === 'seq' ? effect.of : effect.do === 'nothing' ? [] : [effect];
    const more = parts.map((e) => `。${consequence(c, rule.next as ManaRider, e)}`).join('');
    return { subject: `${who(c, a.who)}施放的下一个${general(c, a.what, 'stack')}`, predicate: `可以视同具有闪现异能地来施放${more}` };
  }
  if (rule.asThough === 'flash' && a.act === 'cast')
    return { subject: who(c, a.who), predicate: castWithFlash(a.from, general(c, a.what, 'stack')) };
  if (a.act === 'activate') return activationText(c, a, rule.cost);
  if ((a.act === 'playLand' || a.act === 'cast') && a.from === 'library' && rule.perTurn === undefined) {
    const noun = nounText(nounOf(c, a.what, 'library'));
    // What is on top is a card yet, not a spell.
    const card = noun === '牌' ? '地牌' : noun === '咒语' ? '非地牌' : noun.replace(/咒语牌?/g, '').replace(/牌?$/, '牌');
    return {
      subject: '',
      predicate: `如果${who(c, a.who)}的牌库顶牌是${card}，${who(c, a.who)}可以${a.act === 'cast' ? '施放' : '使用'}之`,
    };
  }
  if (a.act === 'playLand' || a.act === 'cast') {
    const one = countedNoun(nounOf(c, a.what, 'library'), 1);
    const what = one.replace(/^一[张个]/, '');
    const from =
      a.from === undefined || (a.from === 'exile' && what.startsWith('所放逐'))
        ? ''
        : `从${a.who.player === 'you' ? '你的' : '其'}${fromZone(a.from)}中`.replace('牌库中', '牌库顶');
    if (rule.perTurn !== undefined) return { subject: '', predicate: onceText(c, rule, from, one) };
    return { subject: who(c, a.who), predicate: `可以${from}${a.act === 'cast' ? '施放' : '使用'}${what}` };
  }
  const { subject, verb } = actionParts(c, a);
  return { subject, predicate: `可以${verb}` };
}
