/** Effects as sentences: the ordinary verbs. Moves between zones are in `moves.ts`, compounds in `flow.ts`. */
import type { DamageEffect, Effect, PlayerRef, Quantity, Selector } from '../../language.js';
import { same } from '../../same.js';
import { noteWay } from '../ways.js';
import { about, actor, done, forEach, manyOf } from './acting.js';
import { foes, letChosen, oneMoreForEach, perPlayerFront } from './choices.js';
import { type Clause, COUNTED, type Context, clause, clauseText, DEALT, EXCESS, type Flow, type Phrase } from './context.js';
import { costsInSentence, foretellCost, playTerms } from './costs.js';
import { doorWords } from './doors.js';
import { exchangeClauses } from './exchange.js';
import { chosenOfDrawn } from './kept.js';
import { keywordActionClause } from './keyword-actions.js';
import { chooseClauses, manaClause, tokenClauses } from './making.js';
import { continuousClause, durationWords, exceptions, remainsLand } from './mods.js';
import { chosenFromHand, discardClause, libraryClauses, maybeOfHand, moveClauses, originOf } from './moves.js';
import { measure, nounOf, nounText } from './noun.js';
import { amount, counted, ownHalf, points, totalText, valuePhrase } from './quantity.js';
import { ofThatPlayer, playersPhrase, sacrificer, selectorPhrase } from './refs.js';
import { replacementClauses } from './replacements.js';
import { ruleClause } from './rules.js';
import { changeTextWords } from './text-change.js';
import { ALWAYS_SO, becomeWord, counterWord, joinList, STAT_WORDS, STEP_WORDS } from './vocab.js';
import { pilesClauses } from './votes.js';

const DESIGNATIONS = {
  monarch: '成为君主',
  initiative: '取得先机',
  cityBlessing: '在此盘游戏剩余时段内获得黄金城祝福',
  enduringStory: '在此盘游戏剩余时段内获得不朽传说',
} as const;

/** The source of damage: the card's name, or 它 just after it was the subject. */
function sourcePhrase(c: Context, s: Selector): string {
  return selectorPhrase(c, s).text;
}

/** Who draws: 你 is said where the event is about another player. */
function drawer(c: Context, who: PlayerRef): { subject: string; each: string } {
  const other = c.triggered && c.event.player?.text === '该牌手' && !c.event.source;
  return who.player === 'you' && other ? { subject: '你', each: '' } : actor(c, who);
}

/** "两张", "X张"; "若干" when it equals something that is not a count. */
function drawn(c: Context, q: Quantity, upTo?: 'upTo'): string {
  if (upTo) return `至多${drawn(c, q)}`;
  if (typeof q === 'number' || (q.q !== 'stat' && q.q !== 'extreme')) return counted(c, q, '张');
  c.notes.push(`其数量等同于${valuePhrase(c, q)}`);
  return '若干';
}

/** Recipients one by one: "每个生物和每位牌手". */
export function eachPhrase(c: Context, s: Selector): Phrase {
  if (s.sel === 'all' && s.zone === 'battlefield') {
    const noun = nounOf(c, s.filter, s.zone);
    return { text: `每${measure(noun)}${nounText(noun)}`, kind: noun.kind, plural: true, each: true };
  }
  if (s.sel === 'all' && s.filter.is === 'player') return { ...playersPhrase(c, s.filter.who), each: true };
  if (s.sel === 'union') {
    const parts = s.of.map((x) => eachPhrase(c, x));
    return {
      text: joinList(
        parts.map((p) => p.text),
        '和',
      ),
      kind: 'mixed',
      plural: true,
      each: parts.every((p) => p.each),
    };
  }
  return selectorPhrase(c, s);
}

/** An effect as sentences in order. */
export function effectClauses(c: Context, e: Effect): Clause[] {
  if (e.do === 'processAgain') return [clause(c, '', '重复此流程', { verb: 'again' })];
  const each = perPlayerFront(c, e);
  if (each === undefined) return ownClauses(c, e);
  const [first, ...rest] = ownClauses(c, e);
  return first ? [clause(c, '', `${each}${clauseText({ ...first, notes: [] })}`, { notes: first.notes }), ...rest] : [];
}

/** "选择目标生物", "随机选择一位对手"; what was named before is only kept for a later ability. */
function letClauses(c: Context, e: Extract<Effect, { do: 'let' }>): Clause[] {
  if (e.what.sel === 'choose' && (e.apart || e.what.how === 'random' || ['players', 'extreme'].includes(e.what.from.sel)))
    return [letChosen(c, e, e.what)];
  if (foes(c, e)) return [];
  const ofHand = maybeOfHand(c, e);
  if (ofHand) return [ofHand];
  const drawn = chosenOfDrawn(c, e);
  if (drawn) return [drawn];
  const chosen = e.what.sel === 'target' ? (oneMoreForEach(c, e.what) ?? selectorPhrase(c, e.what).text) : undefined;
  bindLet(c, e);
  return chosen && !/^(?:该|这些|它)/.test(chosen) ? [clause(c, '', `选择${chosen}`)] : [];
}

function ownClauses(c: Context, e: Exclude<Effect, { do: 'processAgain' }>): Clause[] {
  noteWay(c.ways, e);
  switch (e.do) {
    case 'nothing':
      return [];
    case 'seq':
    case 'if':
    case 'may':
    case 'forEach':
    case 'repeat':
    case 'chooseEffect':
    case 'delayed':
    case 'reflexive':
    case 'coin':
    case 'roll':
    case 'rollAgain':
    case 'prize':
    case 'vote':
      return c.say.flow(c, e);
    case 'let':
      return letClauses(c, e);
    case 'letNumber':
      return [];
    case 'choose':
      return chooseClauses(c, e);
    case 'damage':
      return [damageClause(c, e)];
    case 'life':
      return [lifeClause(c, e)];
    case 'draw': {
      const { subject, each } = drawer(c, e.who);
      const half = ownHalf(e.count);
      if (half) return [clause(c, subject, `${each}抓${half.of}的牌${half.round}`, { verb: 'draw', about: about(e.who) })];
      const n = forEach(c, e.count);
      if (e.bind !== undefined) c.slots.set(e.bind, { text: '这些牌', kind: 'card', plural: true, zone: 'hand', owner: '你' });
      return [clause(c, subject, `${each}抓${drawn(c, n ?? e.count, e.upTo)}牌`, { verb: 'draw', about: about(e.who) })];
    }
    case 'discard':
      return [discardClause(c, e)];
    case 'discardThese': {
      const chosen = chosenFromHand(c, e.what);
      const p = chosen?.card ?? selectorPhrase(c, e.what);
      if (e.bind !== undefined) c.slots.set(e.bind, { text: '该牌', kind: 'card', zone: 'graveyard' });
      return [...(chosen ? [chosen.choice] : []), clause(c, p.owner ?? '', `弃掉${p.text}`)];
    }
    case 'destroy':
      return destroyClauses(c, e);
    case 'sacrifice': {
      const { subject, each } = actor(c, e.who);
      const noun = nounOf(c, e.filter, 'battlefield');
      if (e.bind !== undefined) c.slots.set(e.bind, { text: '所牺牲的永久物', kind: 'object' });
      const half = ownHalf(e.count);
      const own = subject === '' ? '由你操控的' : '由其操控的';
      if (half) return [clause(c, subject, `${each}牺牲${half.of}${own}${nounText(noun)}${half.round}`)];
      return [clause(c, subject, `${each}牺牲${manyOf(c, e.count, noun)}`)];
    }
    case 'sacrificeThese':
      if (e.bind !== undefined) c.slots.set(e.bind, { text: '所牺牲的永久物', kind: 'object' });
      return [clause(c, sacrificer(c, e), done('牺牲', selectorPhrase(c, e.what)))];
    case 'move':
      return moveClauses(c, e);
    case 'look':
    case 'reveal':
    case 'revealUntil':
    case 'search':
    case 'shuffle':
      return libraryClauses(c, e);
    default:
      return verbClauses(c, e);
  }
}

/** A choice bound to a slot is told where it is first used; from then on it is 该牌. */
function bindLet(c: Context, e: Extract<Effect, { do: 'let' }>): void {
  const zone = originOf(c, e.what);
  const p = selectorPhrase(c, e.what);
  const plural = p.plural === true;
  const word = p.kind === 'card' ? '牌' : p.kind === 'player' ? '牌手' : '永久物';
  const count = e.what.sel === 'choose' && e.what.min === e.what.max && typeof e.what.max === 'number' ? { count: e.what.max } : {};
  const kept = { ...count, ...(zone ? { zone } : {}), ...(p.owner ? { owner: p.owner } : {}) };
  const next: Phrase = { text: `${plural ? '这些' : '该'}${word}`, kind: p.kind, plural, ...kept };
  if (/^(?:all|union)$/.test(e.what.sel) && p.text.endsWith('生物')) next.text = '这些生物';
  c.slots.set(e.slot, /^(?:choose|all|union)$/.test(e.what.sel) ? { ...p, ...kept, next } : p.self ? p : { ...p, ...kept });
}

type Other = Exclude<
  Exclude<Effect, { do: 'processAgain' }>,
  {
    do:
      | Flow['do']
      | 'nothing'
      | 'let'
      | 'letNumber'
      | 'choose'
      | 'damage'
      | 'life'
      | 'draw'
      | 'discard'
      | 'discardThese'
      | 'destroy'
      | 'sacrifice'
      | 'sacrificeThese'
      | 'move'
      | 'look'
      | 'reveal'
      | 'revealUntil'
      | 'search'
      | 'shuffle';
  }
>;

/** What changes, and which rules hold, for a time (CR 611.2). */
function continuousClauses(c: Context, e: Extract<Effect, { do: 'continuous' }>): Clause[] {
  const out: Clause[] = [];
  if (e.mods.length > 0) out.push(continuousClause(c, e.affects, e.mods, e.duration));
  if (e.affects && remainsLand(c, e.affects, e.mods)) out.push(clause(c, out[0].about?.startsWith('这些') ? '它们' : '它', '仍然是地'));
  const saved = c.it;
  if (e.affects) {
    const p = selectorPhrase(c, e.affects);
    c.it = p.its && e.affects.sel === 'target' ? { ...p, text: '它' } : p;
  }
  if (e.during) c.fronts.push(`在${playersPhrase(c, e.during).text}的下一个回合中`);
  for (const rule of e.rules) out.push(ruleClause(c, rule, e.during ? 'indefinite' : e.duration));
  if (saved) c.it = saved;
  else delete c.it;
  return out;
}

const TAPPING = { tap: '横置', untap: '重置' } as const;
const verbClauses = (c: Context, e: Other): Clause[] => (e.do === 'moveCounters' ? [movedCounters(c, e)] : otherClauses(c, e));
/** "复制该咒语。你可以为该复制品选择新的目标" (CR 707.10). */
function copyClauses(c: Context, e: Extract<Effect, { do: 'copyOnStack' }>): Clause[] {
  const { subject } = actor(c, e.who);
  const p = selectorPhrase(c, e.what);
  const text = p.self ? '此咒语' : p.text;
  if (e.aimedAt) return aimedCopies(c, subject, text, e.aimedAt);
  const times = e.count === 1 ? '' : `${counted(c, e.count, '次')}`;
  const except = e.except ? `，但该复制品${exceptions(c, e.except)}` : '';
  const copy = clause(c, subject, `复制${text}${times}${except}`, { verb: 'copy' });
  if (e.retarget === 'no') return [copy];
  return [copy, clause(c, subject === '' ? '你' : subject, '可以为该复制品选择新的目标', { verb: 'retarget' })];
}

/** The rest of the verbs. */
function otherClauses(c: Context, e: Exclude<Other, { do: 'moveCounters' }>): Clause[] {
  switch (e.do) {
    case 'tap':
    case 'untap':
      return [clause(c, '', `${TAPPING[e.do]}${selectorPhrase(c, e.what).text}`)];
    case 'counters':
      if (e.bindOn !== undefined) c.slots.set(e.bindOn, { text: COUNTED, kind: 'mixed' });
      return [countersClause(c, e)];
    case 'createToken':
      return tokenClauses(c, e);
    case 'continuous':
      return continuousClauses(c, e);
    case 'replacement':
      if (e.duration !== 'endOfTurn' && e.duration !== 'indefinite') c.fronts.push(durationWords(e.duration));
      return replacementClauses(c, e.replacement, { duration: e.duration, ...(e.uses === undefined ? {} : { uses: e.uses }) });
    case 'counter': {
      const said = clause(c, '', `反击${selectorPhrase(c, e.what).text}`);
      if (e.to === undefined) return [said];
      return [said, clause(c, '', `如果以此法反击该咒语，则改为${countered(e)}，而非置入其拥有者的坟墓场`)];
    }
    case 'copyOnStack':
      return copyClauses(c, e);
    case 'retarget':
      return [retargetClause(c, e)];
    case 'doubleX':
      return [clause(c, '', ALWAYS_SO[e.do])];
    case 'play':
    case 'permitPlay':
      return [playClause(c, e)];
    case 'mana':
      return [manaClause(c, e.who, e.mana)];
    case 'keywordAction':
      return [keywordActionClause(c, e)];
    case 'attach':
      return [attachClause(c, e)];
    case 'unattach':
      return [clause(c, '', `卸装${selectorPhrase(c, e.what).text}`)];
    case 'emblem':
      return [clause(c, e.who.player === 'you' ? '你' : playersPhrase(c, e.who).text, `获得具有「${c.say.emblem(c, e.abilities)}」的徽记`)];
    default:
      return gameClauses(c, e);
  }
}

/** CR 115.7a-d */
function retargetClause(c: Context, e: Extract<Effect, { do: 'retarget' }>): Clause {
  const what = selectorPhrase(c, e.what).text;
  if (e.change === undefined) return clause(c, playersPhrase(c, e.who).text, `可以为${what}选择新的目标`);
  const { subject } = actor(c, e.who);
  const which = e.change === 'one' ? '一个目标' : e.change === 'any' ? '任意数量的目标' : '目标';
  if (e.to?.sel === 'players' || e.to?.sel === 'all') {
    const must = e.to.sel === 'all' ? nounText(nounOf(c, e.to.filter, 'battlefield')) : '牌手';
    return clause(c, subject, `改变${what}的${which}，新目标必须是${must}`);
  }
  const single = /^目标具有单一目标的(.+)$/.exec(what)?.[1];
  if (single && !e.to) return clause(c, subject, `为仅指定单一目标的目标${single}更改目标`);
  return clause(c, subject, e.to ? `将${what}的${which}改为${selectorPhrase(c, e.to).text}` : `改变${what}的${which}`);
}

type OfGame = Exclude<
  Exclude<Other, { do: 'moveCounters' }>,
  {
    do:
      | 'tap'
      | 'untap'
      | 'counters'
      | 'createToken'
      | 'continuous'
      | 'replacement'
      | 'counter'
      | 'copyOnStack'
      | 'retarget'
      | 'doubleX'
      | 'play'
      | 'permitPlay'
      | 'mana'
      | 'keywordAction'
      | 'attach'
      | 'unattach'
      | 'emblem';
  }
>;

/** "该咒语每能以一个其他生物为目标，便将该咒语复制一次。每个复制品都要以这些生物之一为目标，且不能重复选择". */
function aimedCopies(c: Context, subject: string, spell: string, at: Selector): Clause[] {
  const words = (x: Selector): string => (x.sel === 'all' ? nounText(nounOf(c, x.filter, 'battlefield')) : '牌手');
  if (at.sel === 'choose')
    return [
      clause(c, subject, `选择一个${words(at.from)}`),
      clause(c, subject, `复制${spell}`, { verb: 'copy' }),
      clause(c, '该复制品', '以所选者为目标'),
    ];
  const kinds = (at.sel === 'union' ? at.of : [at]).map(words).join('或');
  c.fronts.push(`${spell}每能以一个其他${kinds}为目标`);
  return [
    clause(c, subject, `将${spell}复制一次`, { verb: 'copy', consequent: true }),
    clause(c, '每个复制品', '都要以其中之一为目标，且不能重复选择'),
  ];
}

const EXTRA = {
  combat: '在此阶段后，额外多出一个战斗阶段',
  combatAndMain: '在此行动阶段后，额外多出一个战斗阶段，以及接于其后之一个额外的行动阶段',
} as const;

/** What is done with the game itself and its parts: turns and phases, winning and losing, exchanges, casting, votes. */
function gameClauses(c: Context, e: OfGame): Clause[] {
  switch (e.do) {
    case 'extraTurn':
      return [clause(c, actor(c, e.who).subject, `于${e.after ? '该' : '本'}回合后进行额外的一个回合`)];
    case 'extraPhase':
      return [clause(c, '', EXTRA[e.phase])];
    case 'skip':
      return [
        clause(
          c,
          playersPhrase(c, e.who).text,
          `${playersPhrase(c, e.who).each ? '各' : ''}略过其下一个${e.step === 'turn' ? '回合' : e.step === 'combat' ? '战斗阶段' : STEP_WORDS[e.step]}`,
        ),
      ];
    case 'endTurn':
    case 'reverseTurns':
      return [clause(c, '', ALWAYS_SO[e.do])];
    case 'winGame':
    case 'loseGame': {
      const p = playersPhrase(c, e.who);
      return [clause(c, p.text, `${p.each ? '各' : ''}${e.do === 'winGame' ? '赢得' : '输掉'}这盘游戏`)];
    }
    case 'playerCounters': {
      const p = playersPhrase(c, e.who);
      const symbols = e.counter === 'energy' && typeof e.count === 'number' ? '{E}'.repeat(e.count) : undefined; // CR 107.14
      const what = symbols ?? `${counted(c, e.count, '个')}${counterWord(e.counter)}`;
      return [clause(c, p.text, `${p.each ? '各' : ''}${e.change === 'put' ? '得到' : '移去'}${what}`)];
    }
    case 'controlPlayer':
      return [
        clause(c, playersPhrase(c, e.who).text, `于${playersPhrase(c, e.whom).text}的下一个${e.during ? '战斗阶段' : '回合'}中操控该牌手`),
      ];
    case 'dayNight':
      return [clause(c, '', e.becomes === 'day' ? '成为白昼' : '成为黑夜')];
    case 'meld':
      return [clause(c, '', `将它们放逐，然后将它们融合为${c.nameOf(e.into) ?? e.into}`)];
    case 'speed':
      return [clause(c, `${playersPhrase(c, e.who).text}的速度`, `增加${amount(c, e.increase)}`)];
    case 'gainDesignation':
      return [clause(c, playersPhrase(c, e.who).text, DESIGNATIONS[e.designation])];
    case 'exchange':
      return exchangeClauses(c, e);
    case 'removeFromCombat':
      return [clause(c, '', `将${selectorPhrase(c, e.what).text}移出战斗`)];
    case 'piles':
      return pilesClauses(c, e);
    case 'pair':
      return [clause(c, '', `将${selectorPhrase(c, e.what).text}与${selectorPhrase(c, e.with).text}组搭档`)];
    case 'endable':
      return [clause(c, '', `你可以${costsInSentence(c, e.cost)}来结束此效应`)];
    case 'removeDamage':
      return [clause(c, '', `移去${selectorPhrase(c, e.what).text}上所受的所有伤害`)];
    case 'become':
      return [
        clause(c, selectorPhrase(c, e.what).text, `成为${becomeWord(e.status)}${e.cost ? `，其预示费用为${foretellCost(e.cost)}` : ''}`),
      ];
    case 'door':
      return [clause(c, actor(c, e.who).subject, doorWords(e.change, selectorPhrase(c, e.what).text))];
    case 'setLevel':
      return [clause(c, `${selectorPhrase(c, e.what).text}的等级`, `成为${e.level}`)];
    case 'changeText':
      return changeTextWords(e, selectorPhrase(c, e.what).text).map(([subject, text]) => clause(c, subject, text));
    case 'keywordDone':
      return [];
    case 'phaseOut':
      return [clause(c, selectorPhrase(c, e.what).text, '跃离')];
    case 'restartGame':
      if (e.bind !== undefined) c.slots.set(e.bind, { text: '这些牌', kind: 'card', plural: true });
      return [clause(c, '', `重新开始这盘游戏，将${selectorPhrase(c, e.keep).text}继续留在放逐区中`)];
    default: {
      const unknown: never = e;
      throw new Error(`unknown effect ${JSON.stringify(unknown)}`);
    }
  }
}

/** Where a countered spell goes instead. */
function countered(e: Extract<Effect, { do: 'counter' }>): string {
  if (e.to === 'exile') return '将它放逐';
  return e.to === 'hand' ? '将它移回其拥有者手上' : `将它置于其拥有者的牌库${e.position === 'bottom' ? '底' : '顶'}`;
}

const notes = (e: DamageEffect): string =>
  `${e.prevention === undefined ? '' : '，此伤害不能被防止'}${e.excess === undefined ? '' : '（过量伤害改为对其操控者造成）'}`;

/** "甲对任意一个目标造成3点伤害". */
function damageClause(c: Context, e: DamageEffect): Clause {
  if (e.also) {
    const { also, ...first } = e;
    const whole = damageClause(c, first);
    const others = also.map((part) => `，且${damageClause(c, part).predicate}`);
    return { ...whole, predicate: `${whole.predicate}${others.join('')}` };
  }
  if (e.per) {
    const who = eachPhrase(c, e.source).text;
    const it = c.it;
    c.it = { text: '其', kind: 'object', its: true };
    c.notes.push(`其数量等同于${valuePhrase(c, e.amount)}`);
    if (it) c.it = it;
    else delete c.it;
    const to = e.to.sel === 'it' ? '自己' : eachPhrase(c, e.to).text;
    return clause(c, who, `各对${to}造成伤害`, { verb: 'damage', about: who });
  }
  const source = sourcePhrase(c, e.source);
  const cannot = notes(e);
  const told = [[e.bind, '以此法造成的伤害'] as const, [e.bindDealt, DEALT] as const, [e.bindExcess, EXCESS] as const];
  for (const [slot, text] of told) if (slot !== undefined) c.slots.set(slot, { text, kind: 'mixed' });
  if (typeof e.amount === 'object' && e.amount.q === 'share' && e.to.sel === 'target') {
    const total = c.targets[e.to.index]?.divide ?? 'X';
    const to = selectorPhrase(c, e.to).text;
    const n = typeof total === 'string' ? total : totalText(c, total);
    return clause(c, source, `对${to}造成共${n}点伤害，你可以任意分配${cannot}`, { verb: 'damage', about: source });
  }
  // 其 would mean the source, which is the subject.
  if (e.to.sel === 'players') delete c.lastTarget;
  const to = eachPhrase(c, e.to);
  const each = to.each || (to.plural && e.to.sel !== 'slot') ? '各' : '';
  const own = typeof e.amount === 'object' && e.amount.q === 'stat' && same(e.amount.of, e.source);
  if (own && typeof e.amount === 'object' && e.amount.q === 'stat') {
    const stat = STAT_WORDS[e.amount.stat];
    if (same(e.to, e.source)) return clause(c, source, `对本身造成等同于其${stat}的伤害${cannot}`, { verb: 'damage', about: source });
    c.notes.push(`其数量等同于${e.source.sel === 'self' ? '其' : '前者的'}${stat}`);
    return clause(c, source, `对${to.text}${each}造成伤害${cannot}`, { verb: 'damage', about: source });
  }
  const many = e.to.sel === 'players' ? ofThatPlayer(c, () => points(c, e.amount, '伤害')) : points(c, e.amount, '伤害');
  const at = /对手/.test(to.text) ? '向' : '对';
  const said = to.text.replace(/^每个(由(?:对手|防御牌手)操控)的(生物)$/, '$1的每个$2');
  return clause(c, source, `${at}${said}${each}造成${many}${cannot}`, { verb: 'damage', about: source });
}

/** "你获得3点生命", "每位对手各失去X点生命". */
function lifeClause(c: Context, e: Extract<Effect, { do: 'life' }>): Clause {
  const p = playersPhrase(c, e.who);
  const each = p.each || p.plural ? '各' : '';
  if (e.change === 'set') {
    const whose = p.you ? '你的' : `${p.text}的`;
    return clause(c, `${whose}总生命`, `成为${ofThatPlayer(c, () => amount(c, e.amount))}`);
  }
  const verb = e.change === 'gain' ? '获得' : '失去';
  const half = ownHalf(e.amount);
  const n = half ? undefined : forEach(c, e.amount);
  const predicate = half
    ? `${each}${verb}${half.of}的生命${half.round}`
    : `${each}${verb}${n === undefined ? points(c, e.amount, '生命') : `${n}点生命`}`;
  if (e.bind !== undefined) c.slots.set(e.bind, { text: `以此法${verb}的生命${p.each ? '总和' : ''}`, kind: 'mixed' });
  return clause(c, p.text, predicate, { verb: e.change, about: about(e.who) });
}

function destroyClauses(c: Context, e: Extract<Effect, { do: 'destroy' }>): Clause[] {
  const p = selectorPhrase(c, e.what);
  if (e.bind !== undefined)
    c.slots.set(e.bind, { text: p.plural ? '以此法消灭的永久物' : '该永久物', kind: 'object', plural: p.plural === true });
  const out = [clause(c, '', done('消灭', p))];
  if (e.regeneration === 'prohibited') out.push(clause(c, p.plural ? '它们' : '它', '不能重生'));
  return out;
}

/** CR 701.35a: on each of up to so many other target creatures. */
function isSupport(t: Context['targets'][number]): boolean {
  const what = t.what.is === 'and' ? t.what.of : [];
  const others = what.length === 2 && what.some((f) => f.is === 'other') && what.some((f) => f.is === 'type' && f.type === 'Creature');
  return others && t.min === 0 && t.max !== 1 && t.from.length === 1 && t.from[0] === 'battlefield';
}

/** As many counters as there are, or as others have (CR 122.8, 701.9e); null where their number is said otherwise. */
function countersLikewise(c: Context, e: Extract<Effect, { do: 'counters' }>, what: string): string | null {
  if (e.change === 'put' && typeof e.count === 'object' && e.count.q === 'counters' && e.count.of.sel === 'it')
    return `将${selectorPhrase(c, e.on).text}上的${what}数量加倍`;
  if (e.like?.sel === 'it') return `将${selectorPhrase(c, e.on).text}上每种指示物的数量加倍`;
  return e.like ? `将${selectorPhrase(c, e.like).text}的${what}放置在${eachPhrase(c, e.on).text}上` : null;
}

/** 每位牌手各: several players who choose what it is done to. */
const choosers = (c: Context, on: Selector): string =>
  on.sel === 'choose' && on.who.player.startsWith('each') ? `${playersPhrase(c, on.who).text}各` : '';

/** "在目标生物上放置一个+1/+1指示物". */
/** Counters that are removed, or moved (CR 122.5). */
function removal(c: Context, e: Extract<Effect, { do: 'counters' }>, on: Phrase, counters: string): string {
  if (e.onto) return `将${counters}从${on.text}移到${selectorPhrase(c, e.onto).text}上`;
  const from = on.its ? '其' : on.text;
  return e.count === 'all' ? `移去${from}上${counters.replace('所有', '所有的')}` : `从${from}上移去${counters}`;
}

function countersClause(c: Context, e: Extract<Effect, { do: 'counters' }>): Clause {
  const what = e.counter === 'any' ? '指示物' : counterWord(e.counter);
  const likewise = countersLikewise(c, e, what);
  if (likewise !== null) return clause(c, '', likewise);
  if (e.bind !== undefined) c.slots.set(e.bind, { text: `以此法移去之${what}的数量`, kind: 'mixed' });
  const share = typeof e.count === 'object' && e.count.q === 'share';
  if (share && e.on.sel === 'target') {
    const total = c.targets[e.on.index]?.divide ?? 1;
    return clause(c, '', `将${counted(c, total, '个')}${what}分配给${selectorPhrase(c, e.on).text}`);
  }
  const upTo = e.on.sel === 'target' ? c.targets[e.on.index] : undefined;
  if (upTo && isSupport(upTo) && e.change === 'put' && e.counter === '+1/+1' && e.count === 1 && upTo.max !== 'any') {
    selectorPhrase(c, e.on);
    return clause(c, '', `支援${amount(c, upTo.max)}`);
  }
  const on = eachPhrase(c, e.on);
  if (e.change === 'remove') {
    const many = e.count === 'all' ? '所有' : `${e.upTo ? '至多' : ''}${counted(c, e.count, '个')}`;
    return clause(c, '', removal(c, e, on, `${many}${what}`));
  }
  const n = e.count === 'all' ? undefined : forEach(c, e.count);
  const many = n !== undefined ? counted(c, n, '个') : e.count === 'all' ? '所有' : counted(c, e.count, '个');
  if (e.on.sel === 'target') delete c.lastTarget;
  return clause(c, choosers(c, e.on), `在${on.its && !on.each ? '其' : on.text}上${on.each || on.plural ? '各' : ''}放置${many}${what}`, {
    verb: 'counters',
  });
}

/** "将一个+1/+1指示物从甲移至乙上". */
function movedCounters(c: Context, e: Extract<Effect, { do: 'moveCounters' }>): Clause {
  const what = e.counter === 'any' ? '指示物' : counterWord(e.counter);
  const many = e.count === 'all' ? '所有' : e.count === 'any' ? '任意数量的' : counted(c, e.count, '个');
  const from = selectorPhrase(c, e.from).text;
  return clause(c, '', `将${many}${what}从${from}上移至${selectorPhrase(c, e.to).text}上`, { verb: 'counters' });
}

/** "将甲结附在乙上"; Equipment is 装备. The source is named in full: 它 would be unclear beside the other thing. */
function attachClause(c: Context, e: Extract<Effect, { do: 'attach' }>): Clause {
  const what = e.what.sel === 'self' ? c.self : selectorPhrase(c, e.what).text;
  const equipment = e.what.sel === 'self' ? c.face.subtypes.includes('Equipment') : what.endsWith('武具');
  const to = selectorPhrase(c, e.to).text;
  const on = equipment && to.startsWith('该') ? '装备于其上' : `${equipment ? '装备' : '结附'}在${to}上`;
  return clause(c, '', `将${what}${on}`, { verb: 'attach' });
}

/** Casting or playing cards by an effect. */
function playClause(c: Context, e: Extract<Effect, { do: 'play' | 'permitPlay' }>): Clause {
  const p = playersPhrase(c, e.who);
  const card = selectorPhrase(c, e.what);
  const free = playTerms(c, e);
  if (e.do === 'permitPlay') {
    const nextTurn = e.while?.if === 'turnOf';
    if (nextTurn) c.fronts.push('在你的下一个回合中');
    else if (e.while) c.fronts.push(`在任一回合中，只要${c.say.condition(c, e.while)}`);
    else
      c.fronts.push(
        e.duration === 'indefinite'
          ? `于${selectorPhrase(c, e.what).plural ? '这些牌' : '该牌'}持续放逐的时段内`
          : durationWords(e.duration),
      );
    if (e.uses !== undefined && e.what.sel !== 'filter')
      return clause(c, p.text, `可以使用${card.text}中的${counted(c, e.uses, '张')}牌${free}`);
    if (e.uses !== undefined) return clause(c, p.text, `可以从${card.text}中施放${counted(c, e.uses, '个')}咒语${free}`);
    return clause(c, p.text, `可以${e.from && !nextTurn ? '于以后的回合中' : ''}${e.look ? '检视并' : ''}使用${card.text}${free}`);
  }
  const { what } = e;
  if (what.sel === 'choose' && what.from.sel === 'all' && what.from.zone === 'hand' && what.from.of?.player === 'you' && p.you && !e.copy)
    return clause(c, '', `从你手上施放${card.text.replace(/^你手上的/, '')}${free}`);
  if (e.copy) return clause(c, p.you ? '' : p.text, `复制${card.text}并施放该复制品${free}`);
  return clause(c, p.you ? '' : p.text, `${e.lands ? '使用' : '施放'}${e.face ? '转化的' : ''}${card.text}${free}`);
}
