/** Sequences, conditions, choices and delays; and how sentences are joined. */

import type { Cost, Effect, Program } from '../../language.js';
import { boundIn, same } from '../../same.js';
import { isEitherFace, ofMainPhases } from '../ways.js';
import { whoDo } from '../who-do.js';
import { about } from './acting.js';
import { coinClauses, rollClauses } from './chance.js';
import { choiceOfMods } from './choice-of-mods.js';
import { conditionText } from './conditions.js';
import { ANY_PLAYER, type Clause, type Context, clause, clauseText, type Flow, type Phrase } from './context.js';
import { costsInSentence, playTerms } from './costs.js';
import { counteredAbility } from './countered.js';
import { eachPlayer, inTurn } from './each-player.js';
import { effectClauses } from './effects.js';
import { eventText } from './events.js';
import { keptClauses, paidTogether } from './kept.js';
import { countedNoun, isAny, nounOf } from './noun.js';
import { counted, forEachFront, wayNoun } from './quantity.js';
import { playersPhrase, selectorPhrase } from './refs.js';
import { countWord, joinList, STEP_WORDS } from './vocab.js';
import { voteWord } from './votes.js';

interface Tie {
  join: string;
  dropSubject: boolean;
  /** Begins with 其余的牌: "其余的牌则…". */
  rest?: boolean;
  /** Says all of the second. */
  whole?: boolean;
}

/** Puts the card that was found on top of the library. */
const onTop = (k: Clause): boolean => k.verb === 'toLibrary' && /^将(它|该牌)置于你的牌库顶$/.test(k.predicate);

/** What is repeated hangs on what everything before it hangs on. */
const tiedAgain = (k: Clause): Tie | undefined =>
  k.verb === 'again' && k.fronts.length === 0 ? { join: '，然后', dropSubject: false } : undefined;

/** How the second of two sentences is tied to the first; undefined: a full stop. */
function tie(a: Clause, b: Clause, tied: boolean): Tie | undefined {
  if (b.fronts.length > 0) return undefined;
  const same = (a.about ?? '') === (b.about ?? '');
  if (a.verb === 'draw' && b.verb === 'lose' && same && !tied) return besideDrawing(a);
  if ((a.verb === 'discard' || a.verb === 'shuffleIn') && b.verb === 'draw' && same) return { join: '，然后', dropSubject: true };
  if (a.verb === 'scry' && (b.verb === 'scry' || b.verb === 'reveal' || b.verb === 'move') && same)
    return { join: '，然后', dropSubject: false };
  if (a.verb === 'counters' && (b.verb === 'gain' || b.verb === 'lose') && b.about === '' && a.triggered)
    return { join: '且', dropSubject: false };
  if (a.verb === 'damage' && b.verb === 'draw' && b.about === '' && a.triggered && a.notes.length === 0)
    return { join: '且你', dropSubject: true };
  if (a.verb === 'counters' && b.verb === 'damage' && !a.triggered) return { join: '，然后', dropSubject: false };
  if (a.verb === 'counters' && b.verb === 'scry' && b.subject === '') return { join: '，然后', dropSubject: false };
  if (a.verb === 'mill' && b.verb === 'move' && a.about === '' && /^(可以)?将[^。]*从你的坟墓场/.test(b.predicate))
    return { join: '，然后', dropSubject: false };
  if (a.verb === 'reveal' && b.verb === 'move' && /^展示你的牌库顶牌$/.test(a.predicate)) return { join: '，并', dropSubject: true };
  if (a.verb === 'create' && b.verb === 'attach') return { join: '，然后', dropSubject: false };
  if (inTurn(a, b) && same) return { join: '，然后', dropSubject: true };
  if (
    a.verb === 'mods' &&
    a.predicate.endsWith('直到回合结束') &&
    b.verb === undefined &&
    /^本回合/.test(b.predicate) &&
    (b.subject === '它' || (b.subject !== '' && b.subject === a.subject) || (/^(目标.*生物|它)$/.test(a.subject) && b.subject === '该生物'))
  )
    return { join: '，且', dropSubject: true };
  if (a.verb === 'lose' && b.verb === 'gain' && b.about === '' && a.about !== '' && explained(b))
    return { join: a.predicate.startsWith('各') ? '，且' : '且', dropSubject: false };
  if (a.verb === 'damage' && b.verb === 'gain' && b.about === '' && explained(b)) return { join: '且', dropSubject: false };
  if (a.verb === 'damage' && b.verb === 'damage' && same && a.notes.length === 0) return { join: '，且', dropSubject: true };
  if (a.verb === 'gain' && b.verb === 'draw' && same && (a.triggered || a.about !== '')) return { join: '且', dropSubject: true };
  if ((a.verb === 'discard' || a.verb === 'lose') && b.verb === 'draw' && b.about === '' && a.about !== '' && a.triggered)
    return { join: '且你', dropSubject: true };
  if (b.verb === 'amass' && a.verb === 'draw') return { join: '，然后', dropSubject: true };
  if (b.verb === 'amass' && a.verb === 'lose' && a.about === '' && a.triggered) return { join: '且', dropSubject: true };
  if ((b.verb === 'proliferate' || b.verb === 'populate') && b.subject === '' && !a.predicate.startsWith('防止'))
    return { join: '，然后', dropSubject: true };
  if (a.verb === 'discard' && b.verb === 'gain' && b.about === '' && a.about !== '' && a.triggered)
    return { join: '，且', dropSubject: false };
  // what is exiled and comes back at once
  if (
    /^(可以)?(放逐|将.{1,12}放逐$)/.test(a.predicate) &&
    b.verb === 'move' &&
    /移回战场/.test(b.predicate) &&
    b.fronts.length === 0 &&
    /^将(该牌|这些牌|它|它们)/.test(b.predicate)
  )
    return { join: '，然后', dropSubject: true };
  if (a.verb === 'search' && (b.verb === 'reveal' || b.verb === 'move')) return { join: '，', dropSubject: true };
  const rest = /^将(其余的牌|另一张|另一堆)/.test(b.predicate);
  if (a.verb === 'move' && rest && !tied && !a.predicate.startsWith('可以')) return { join: '，', dropSubject: true, rest };
  if (a.verb === 'move' && b.predicate.startsWith('其余以')) return { join: '，', dropSubject: true };
  if (a.verb === 'copy' && b.verb === 'retarget' && a.predicate.startsWith('可以')) return { join: '，且', dropSubject: true };
  if (a.verb === 'reveal' && b.verb === 'move' && /展示其中|从游戏外/.test(a.predicate) && !rest)
    return { join: '，并', dropSubject: true };
  if (a.verb === 'reveal' && b.verb === 'move' && /^(可以)?展示(该牌|这些牌|它|它们)$/.test(a.predicate) && !rest)
    return { join: '，', dropSubject: true };
  if (
    b.verb === 'shuffle' &&
    b.subject === '' &&
    (a.verb === 'move' || a.verb === 'reveal' || a.verb === 'search' || a.verb === 'toLibrary')
  )
    return { join: '，然后', dropSubject: true };
  if (
    b.verb === 'shuffle' &&
    /^(该牌手|每位牌手|其操控者|其拥有者)$/.test(b.subject) &&
    a.verb === 'move' &&
    /放进战场|置于其手上/.test(a.predicate)
  )
    return { join: '，然后', dropSubject: true };
  if (a.predicate === '本回合不能进行攻击' && b.predicate === '本回合不能进行阻挡')
    return { join: '或阻挡', dropSubject: true, whole: true };
  if (a.verb === 'shuffle' && onTop(b)) return { join: '，并将该牌置于其上', dropSubject: true, whole: true };
  if (a.verb === 'look' && b.verb === 'toLibrary' && b.predicate.includes('放回')) return { join: '，然后', dropSubject: true };
  return undefined;
}

/** Nothing after it but what X is. */
const explained = (k: Clause) => k.notes.every((n) => n.startsWith('X为'));

/** "抓两张牌且失去2点生命": not where it is still said how many are drawn. */
const besideDrawing = (k: Clause): Tie | undefined => (explained(k) ? { join: '且', dropSubject: true } : undefined);

/** Joins sentences: with 且, 然后 or ， where they belong together, otherwise with full stops. */
export function joinClauses(clauses: readonly Clause[]): string {
  const sentences: string[] = [];
  let notes: string[] = [];
  let text = '';
  let last: Clause | undefined;
  let tied = false;
  const end = () => {
    if (text !== '') sentences.push(`${text}${notes.map((n) => `，${n}`).join('')}`);
    text = '';
    notes = [];
  };
  for (const k of clauses) {
    const t: Tie | undefined = last ? (tiedAgain(k) ?? tie(last, k, tied)) : undefined;
    tied = t !== undefined;
    if (t && text !== '') {
      const more = clauseText({ ...k, subject: t.dropSubject ? '' : k.subject, notes: [] });
      const back = more.replace(/^将该牌(?=在其拥有者的操控下)/, '将它');
      text += t.whole
        ? t.join
        : `${t.join}${t.rest ? more.replace(/^将(其余的牌|另一张)/, text.includes('以此法展示的所有') ? '其余则' : '$1则').replace(/^将(?=另一堆)/, '') : back}`;
    } else {
      end();
      const withYou = k.verb === 'draw' && k.subject === '' && startsYou(clauses, k);
      text = clauseText({ ...k, ...(withYou ? { subject: '你' } : {}), notes: [] });
    }
    notes.push(...k.notes);
    last = k;
  }
  end();
  return sentences.join('。');
}

/** "你抓一张牌且失去1点生命": 你 is said when drawing is tied to losing life. */
function startsYou(clauses: readonly Clause[], k: Clause): boolean {
  const next = clauses[clauses.indexOf(k) + 1];
  return next?.verb === 'lose' && tie(k, next, false) !== undefined;
}

/** An effect as text without the final full stop. */
export function effectText(c: Context, e: Effect): string {
  return joinClauses(effectClauses(c, e));
}

/** "反击之": the thing just named in the condition is not named again. */
function withPronoun(text: string): string {
  return text.replace(/^(反击|消灭|放逐|牺牲|弃掉|重置|横置)该[^。，的]{1,4}$/, '$1之').replace(/^将它(反击|消灭|放逐|牺牲)$/, '$1之');
}

/** Compound effects. */
export function flowClauses(c: Context, e: Flow): Clause[] {
  switch (e.do) {
    case 'seq':
      return seqClauses(c, e.of);
    case 'if':
      return ifClauses(c, e);
    case 'may':
      return repeatedAtWill(c, e) ?? mayClauses(c, calledByDeed(c, e));
    case 'forEach': {
      const said = forEachClauses(c, e);
      gatheredSlots(c, e);
      return said;
    }
    case 'repeat': {
      const times = counted(c, e.times, '次');
      if (e.effect.do === 'keywordAction') {
        const [action] = effectClauses(c, e.effect);
        return [{ ...action, predicate: `${action.predicate}${times}` }];
      }
      return [...effectClauses(c, e.effect), clause(c, '', `此流程共进行${times}`)];
    }
    case 'chooseEffect':
      return [chooseEffectClause(c, e)];
    case 'delayed':
      return [delayedClause(c, e)];
    case 'reflexive':
      return [clause(c, '', `当你如此作时，${programText(c, e.program)}`)];
    case 'coin':
      return coinClauses(c, e);
    case 'roll':
      return rollClauses(c, e);
    case 'prize':
      return [clause(c, '', '领取奖品')];
    case 'rollAgain':
      return [clause(c, '', '再掷一次')];
    case 'vote':
      return [voteClause(c, e)];
    default: {
      const unknown: never = e;
      throw new Error(`unknown effect ${JSON.stringify(unknown)}`);
    }
  }
}

/** "由你开始，每位牌手各投票选择「死亡」或「纳税」". */
function voteClause(c: Context, e: Extract<Effect, { do: 'vote' }>): Clause {
  const how = e.secret ? '秘密投票' : '投票';
  const reveal = e.secret ? '，然后展示各人的选择' : '';
  if (e.secret === undefined) c.fronts.push(`由${playersPhrase(c, e.first).text}开始`);
  const { ballot } = e;
  if (ballot.votes === 'words') {
    for (const { word, bind } of ballot.words)
      c.slots.set(bind, { text: `投票选择「${voteWord(word)}」的牌手`, kind: 'player', plural: true, vote: voteWord(word) });
    const words = joinList(
      ballot.words.map((w) => `「${voteWord(w.word)}」`),
      '或',
    );
    return clause(c, '每位牌手', `各${how}选择${words}${reveal}`);
  }
  const p = selectorPhrase(c, ballot.among);
  const word = p.kind === 'card' ? '牌' : p.kind === 'player' ? '牌手' : '永久物';
  c.slots.set(ballot.bind, { text: `票数最多或与他者同为最多的所有${word}`, kind: p.kind, plural: true });
  const m = p.kind === 'card' ? '张' : p.kind === 'player' ? '位' : '个';
  return clause(c, '每位牌手', `各${how}选择一${m}${p.text.replace(/所有|^每位/, '')}${reveal}`);
}

/** Effects in order. A "you may pay" whose result comes later in the sequence is "若你如此作". */
function seqClauses(c: Context, of: readonly Effect[]): Clause[] {
  const out: Clause[] = [];
  for (let i = 0; i < of.length; i++) {
    const kept = paidTogether(c, of[i], of[i + 1]) ?? keptClauses(c, of[i], of[i + 1]);
    if (kept) {
      out.push(...kept);
      i++;
      continue;
    }
    const shuffled = shuffledIn(c, of[i], of[i + 1]);
    if (shuffled) i++;
    out.push(...(shuffled ? [shuffled] : effectClauses(c, of[i])));
  }
  return out;
}

/** "将它洗入其拥有者的牌库": put there, and the library is shuffled (CR 701.24). */
function shuffledIn(c: Context, e: Effect, next: Effect | undefined): Clause | undefined {
  if (e.do !== 'move' || e.to !== 'library' || e.position !== 'top' || next?.do !== 'shuffle') return undefined;
  const who = next.who;
  const parts = e.what.sel === 'union' ? e.what.of : [e.what];
  const zones = parts.map((x) => (x.sel === 'all' && isAny(x.filter) && x.of ? x.zone : undefined));
  if (zones.every((z) => z === 'hand' || z === 'graveyard')) {
    const p = playersPhrase(c, who);
    const own = zones.map((z) => (z === 'hand' ? '手牌' : '坟墓场')).join('与');
    const text = `将${p.you ? '你的' : '其'}${own}洗入${p.you ? '你的' : '其'}牌库`;
    return clause(c, p.you ? '' : p.text, text, { verb: 'shuffleIn', about: about(who) });
  }
  const theirs = e.what.sel === 'target' && c.targets[e.what.index]?.of?.player === 'of';
  if (who.player === 'of' && theirs) {
    const p = playersPhrase(c, who);
    const cards = selectorPhrase(c, e.what);
    return clause(c, p.text, `将${cards.bare ?? cards.text}从其坟墓场洗入其牌库`);
  }
  if (who.player !== 'ownerOf' && who.player !== 'you') return undefined;
  const p = selectorPhrase(c, e.what);
  const text = p.text;
  if (who.player === 'you' && p.bare && p.place === '你的坟墓场') return clause(c, '', `将${p.bare}从${p.place}洗入你的牌库`);
  if (who.player === 'ownerOf') return clause(c, '', `将${text}洗入其拥有者的牌库`);
  return who.player === 'you' ? clause(c, '', `将${text}洗入你的牌库`) : undefined;
}

/** After a condition, 它 would not be clear: the target is named again. */
function forget(c: Context): void {
  delete c.lastTarget;
}

/** "当你以此法弃一张非地牌时，…" (CR 603.12). */
function triggeredThisWay(c: Context, e: Extract<Effect, { do: 'if' }>): Clause[] | undefined {
  if (e.else || e.then.do !== 'reflexive') return undefined;
  if (e.cond.if === 'did') return effectClauses(c, e.then);
  if (e.cond.if !== 'matches') return undefined;
  const { what, filter } = e.cond;
  if (what.sel !== 'slot' || c.slots.get(what.slot)?.text !== '所弃的牌') return undefined;
  const card = isAny(filter) ? '一张牌' : countedNoun(nounOf(c, filter, 'hand'), 1);
  return [clause(c, '', `当你以此法弃${card}时，${programText(c, e.then.program)}`)];
}

/** A reflexive ability, with what is kept for it. */
const isReflexive = (e: Effect): boolean =>
  e.do === 'reflexive' || (e.do === 'seq' && e.of.every((x, i) => (i < e.of.length - 1 ? x.do === 'let' : x.do === 'reflexive')));

/** Rules that all hold under one condition stand in one sentence. */
const together = (e: Effect, text: string): string =>
  e.do === 'seq' && e.of.every((x) => x.do === 'continuous' && x.mods.length === 0) ? text.replace(/。(?!$)/g, '；') : text;

function ifClauses(c: Context, e: Extract<Effect, { do: 'if' }>): Clause[] {
  const triggered = triggeredThisWay(c, e);
  if (triggered) return triggered;
  if (!e.else && e.cond.if === 'did' && isReflexive(e.then)) return effectClauses(c, e.then);
  const out: Clause[] = [];
  const hasThen = e.then.do !== 'nothing';
  const instead = e.else !== undefined && e.else.do !== 'nothing' && hasThen && e.cond.if !== 'did' && e.cond.if !== 'matches';
  if (instead && e.else) {
    out.push(...effectClauses(c, e.else));
    const cond = conditionText(c, e.cond);
    forget(c);
    const then = effectText(c, e.then);
    const it = then.startsWith(`${c.self}对`) ? `它${then.slice(c.self.length)}` : then;
    out.push(clause(c, '', `如果${cond}，则改为${it}`));
    return out;
  }
  const word = e.cond.if === 'did' ? '若' : '如果';
  const cond = conditionText(c, e.cond);
  forget(c);
  if (hasThen) {
    const searched = cond === '你以此法搜寻你的牌库';
    const then = searched
      ? effectText(c, e.then).replace('将你的牌库洗牌', '将它洗牌')
      : withPronoun(together(e.then, effectText(c, e.then)));
    const short = /^(反击|消灭|放逐|牺牲|弃掉)之$/.test(then);
    out.push(clause(c, '', `${searched ? '如果' : word}${cond}，${short ? '' : '则'}${then}`));
  }
  const offered = e.then.do === 'may' && same(e.then.else, e.else); // "若你未如此作": also of who wasn't offered it
  if (e.else && e.else.do !== 'nothing' && !offered) {
    if (hasThen) out.push(clause(c, '', `若否，则${effectText(c, e.else)}`));
    else out.push(clause(c, '', `除非${cond}，否则${effectText(c, e.else)}`));
  }
  return out;
}

/** What was revealed by choice is spoken of as that. */
function noteShown(c: Context, e: Effect): void {
  if (e.do !== 'reveal' || e.bind === undefined) return;
  const shown = c.slots.get(e.bind);
  if (shown) c.slots.set(e.bind, { ...shown, revealed: true });
}

/** What is done besides; you are named after another player. */
const alsoDone = (before: Clause, k: Clause): string =>
  clauseText(k.subject === '' && /(牌手|对手|操控者|拥有者)$/.test(before.subject) ? { ...k, subject: '你' } : k);

/** "除非该牌手支付{2}，否则…". */
function unlessClause(c: Context, who: string, paid: readonly Cost[], otherwise: Effect): Clause {
  const cost = costsInSentence(c, paid);
  const payer = cost.startsWith(who) ? '' : who;
  const fronts = c.fronts.splice(0);
  const clauses = effectClauses(c, otherwise);
  const whole = joinClauses(clauses);
  // what is a sentence of its own would be done in any case
  const apart = whole.includes('。') && !clauses.some((k) => k.predicate.startsWith('如果'));
  const text = apart ? clauses.map((k, i) => (i > 0 ? alsoDone(clauses[i - 1], k) : clauseText(k))).join('，且') : whole;
  c.fronts.unshift(...fronts);
  return clause(c, '', `除非${payer}${cost}，否则${withPronoun(text)}`);
}

/** 每位如此作的对手, 每位未如此作的牌手: what the slots are called that remember who does it. @returns what they may do, without that */
function calledByDeed(c: Context, e: Extract<Effect, { do: 'may' }>): Extract<Effect, { do: 'may' }> {
  const { plain, does, doesNot } = whoDo(e);
  const noun = e.who.player === 'eachOpponent' ? '对手' : '牌手';
  for (const [slots, so] of [
    [does, '如此作'],
    [doesNot, '未如此作'],
  ] as const)
    for (const slot of slots)
      c.slots.set(slot, { text: `每位${so}的${noun}`, kind: 'player', plural: true, each: true, flips: `每有一位${so}的${noun}` });
  return plain;
}

/** "选择任意数量的生物，并为其中每个支付{2}": what is chosen before it is paid for. */
function chosenFirst(c: Context, cost: readonly Cost[]): string | undefined {
  const [mana] = cost;
  if (mana.pay !== 'mana' || typeof mana.times !== 'object' || mana.times.q !== 'count' || mana.times.of.sel !== 'slot') return undefined;
  const held = c.slots.get(mana.times.of.slot);
  if (!held?.text.startsWith('任意数量')) return undefined;
  c.slots.set(mana.times.of.slot, { ...held, text: '这些永久物' });
  return `选择${held.text}，并为其中每个支付${mana.mana}`;
}

const paidText = (c: Context, cost: Cost[]): string => chosenFirst(c, cost) ?? costsInSentence(c, cost);

/** "你可以重复此流程任意次数". */
const repeatedAtWill = (c: Context, e: Extract<Effect, { do: 'may' }>): Clause[] | undefined =>
  e.then.do === 'processAgain' && e.cost === undefined && e.who.player === 'you' ? [clause(c, '你', '可以重复此流程任意次数')] : undefined;

/** "你可以…", "你可以支付…。若你如此作，则…", "除非…，否则…". */
function mayClauses(c: Context, e: Extract<Effect, { do: 'may' }>): Clause[] {
  const p = playersPhrase(c, e.who);
  if (e.chooser !== undefined) c.slots.set(e.chooser, p.you ? p : { text: '该牌手', kind: 'player' });
  const then = e.then.do !== 'nothing';
  const otherwise = e.else !== undefined && e.else.do !== 'nothing' ? e.else : undefined;
  if (e.bind !== undefined && p.each) c.slots.set(e.bind, { text: ANY_PLAYER, kind: 'player' });
  if (e.cost !== undefined && !then && otherwise) return [unlessClause(c, p.text, e.cost, otherwise)];
  if (e.cost !== undefined) {
    const out = [clause(c, p.text, `可以${paidText(c, e.cost)}`)];
    const did = p.you ? '若你如此作' : '如果该牌手如此作';
    if (e.chooser !== undefined && !p.you) c.slots.set(e.chooser, { text: '其', kind: 'player', next: { text: '该牌手', kind: 'player' } });
    if (e.then.do === 'reflexive') out.push(...effectClauses(c, e.then));
    else if (then) out.push(clause(c, '', `${did}，则${effectText(c, e.then)}`));
    if (otherwise) out.push(clause(c, '', `${p.you ? '若你未如此作' : '如果该牌手未如此作'}，则${effectText(c, otherwise)}`));
    return out;
  }
  const copied = e.then.do === 'may' && e.then.then.do === 'play' && e.then.then.copy ? e.then.then : undefined;
  if (copied && p.you)
    return [
      clause(c, p.text, `可以复制${selectorPhrase(c, copied.what).text}`),
      clause(c, '', `若你如此作，则你可以施放该复制品${playTerms(c, copied)}`),
    ];
  const inner = ownDeed(e, effectClauses(c, e.then));
  noteShown(c, e.then);
  const out = mayWrap(c, p.each ? `${p.text}各` : p.text, inner);
  if (otherwise) out.push(clause(c, '', `${p.you ? '若你未如此作' : '如果该牌手未如此作'}，则${effectText(c, otherwise)}`));
  return out;
}

/** What its controller may do itself: who does it is said once; what another may have you do is said of you. */
function ownDeed(e: Extract<Effect, { do: 'may' }>, [first, ...more]: readonly Clause[]): Clause[] {
  if (!first) return [];
  const theirs = e.who.player === 'controllerOf' || e.who.player === 'ownerOf';
  const own = theirs && (first.subject === '其操控者' || ('who' in e.then && e.then.who !== undefined && same(e.then.who, e.who)));
  const yours = e.who.player !== 'you' && 'who' in e.then && e.then.who?.player === 'you';
  return [own ? { ...first, subject: '' } : yours && first.subject === '' ? { ...first, subject: '你' } : first, ...more];
}

/** Puts "你可以" before the first sentence; the subject 你 is not said twice. */
function mayWrap(c: Context, who: string, inner: readonly Clause[]): Clause[] {
  if (inner.length === 0) return [];
  const [first, ...others] = inner;
  const own = first.subject === '' || first.subject === who || (first.subject === '该牌手' && who !== '你');
  const cause = first.verb === 'damage' ? '让' : '使';
  const head: Clause = {
    ...first,
    subject: who,
    predicate: own ? `可以${first.predicate}` : `可以${cause}${first.subject}${first.predicate}`,
  };
  // What is not one action with the first is done only if the first was: "if you do".
  let whole = 0;
  const loots = first.verb === 'draw' && others[0]?.verb === 'discard';
  while (!loots && whole < others.length && tie(whole === 0 ? head : others[whole - 1], others[whole], whole > 0)) whole++;
  const rest = others.slice(0, whole);
  const later = others.slice(whole);
  if (/^(当你如此作时|如果你以此法搜寻)/.test(later[0]?.predicate ?? '')) rest.push(...later);
  else if (later.length > 0) rest.push(clause(c, '', `${who === '你' ? '若你如此作' : '如果该牌手如此作'}，则${joinClauses(later)}`));
  return [head, ...rest];
}

/** After a loop its slots hold what all rounds put into them: 这些. */
function gatheredSlots(c: Context, e: Extract<Effect, { do: 'forEach' }>): void {
  for (const slot of boundIn(e.effect)) {
    const held = c.slots.get(slot);
    if (held && !held.plural)
      c.slots.set(slot, { ...held, text: held.text.replace(/^(?:该|此|那)/, '这些').replace(/^它$/, '它们'), plural: true });
  }
}

function forEachClauses(c: Context, e: Extract<Effect, { do: 'forEach' }>): Clause[] {
  const over = e.in;
  if (over.sel === 'players') return eachPlayer(c, e, over.who);
  const countered = counteredAbility(c, e);
  if (countered) return countered;
  if (over.sel === 'target' && c.targets[over.index]?.per) {
    const p = selectorPhrase(c, over);
    const next: Phrase = { text: p.kind === 'card' ? '该牌' : '该永久物', kind: p.kind };
    c.slots.set(e.slot, { ...p, plural: false, next });
    return effectClauses(c, e.effect);
  }
  const vote = over.sel === 'slot' ? c.slots.get(over.slot)?.vote : undefined;
  const flips = over.sel === 'slot' ? c.slots.get(over.slot)?.flips : undefined;
  if (flips !== undefined) {
    c.slots.set(e.slot, { text: '该牌手', kind: 'player' });
    c.fronts.push(flips);
    const [first, ...rest] = effectClauses(c, e.effect);
    return first ? [{ ...first, consequent: true }, ...rest] : [];
  }
  if (vote !== undefined) {
    c.slots.set(e.slot, { text: '该牌手', kind: 'player' });
    c.fronts.push(`每有一张选择「${vote}」的票`);
    const [first, ...rest] = effectClauses(c, e.effect);
    return first ? [{ ...first, consequent: true }, ...rest] : [];
  }
  const way = forEachFront(c, { q: 'count', of: over });
  const noun = wayNoun(c, over)?.noun;
  if (noun && way !== undefined) {
    const card = noun.kind === 'card';
    c.slots.set(e.slot, { text: card ? '该牌' : '该永久物', kind: card ? 'card' : 'object', its: true });
    c.fronts.push(way);
    const [first, ...rest] = effectClauses(c, e.effect);
    if (!first) return [];
    // all of it is done for each
    const all = rest.map((x) => `${x.subject}${x.predicate}`);
    return [{ ...first, predicate: [first.predicate, ...all].join('，且'), consequent: true }];
  }
  const phrase = selectorPhrase(c, over);
  const text = phrase.text.replace(/^(所有|这些)/, '');
  const kind = phrase.kind;
  c.slots.set(e.slot, { text: kind === 'card' ? '该牌' : kind === 'player' ? '该牌手' : '该永久物', kind });
  const m = kind === 'card' ? '张' : kind === 'player' ? '位' : '个';
  c.fronts.push(`为每${m}${text}`.replace(/每([张个位])(?:每?\1)/, '每$1'));
  const [first, ...rest] = effectClauses(c, e.effect);
  if (!first) return [];
  return [{ ...first, consequent: false }, ...rest];
}

/** What options are called. */
const CHOICE_WORDS: Readonly<Record<string, string>> = { self: '自己', others: '其他人' };

function chooseEffectClause(c: Context, e: Extract<Effect, { do: 'chooseEffect' }>): Clause {
  const [a, b] = e.options;
  if (a?.do === 'move' && b?.do === 'move' && a.position === 'top' && b.position === 'bottom' && e.who.player === 'ownerOf') {
    const what = selectorPhrase(c, a.what).text;
    return clause(c, `${what}的拥有者`, '选择将它置于其牌库顶或牌库底');
  }
  if (isEitherFace(a, b)) return clause(c, '', `${effectText(c, a).replace(/。$/, '')}，牌面朝上或朝下由你选择`);
  const p = playersPhrase(c, e.who);
  if (a?.do === 'tap' && b?.do === 'untap' && same(a.what, b.what))
    return clause(c, p.you ? '' : p.text, `横置或重置${selectorPhrase(c, a.what).text}`);
  const short = e.words || e.how ? undefined : choiceOfMods(c, e);
  if (short) return short;
  const options = e.options.map((o) => effectText(c, o));
  if (e.words) {
    const words = e.words.map((w) => CHOICE_WORDS[w] ?? w);
    const cases = options.map((o, i) => `若其选择${words[i]}，${o.replace(/。$/, '')}`);
    return clause(c, p.text, `选择${words.join('或')}。${cases.join('。')}`);
  }
  if (e.how === 'random') return clause(c, '', `随机选择${countWord(e.count ?? 1)}项：${options.join('；或')}`);
  if (e.how) return clause(c, p.text, `面对邪恶抉择～${options.join('，或')}`);
  return clause(c, p.text, `选择其一：${options.join('；或')}`);
}

/** "在下一个结束步骤开始时，…", "当该生物于本回合中死去时，…". */
function delayedClause(c: Context, e: Extract<Effect, { do: 'delayed' }>): Clause {
  const saved = { event: c.event, targets: c.targets };
  c.event = {};
  let when: string;
  if (ofMainPhases(e.event)) {
    const yours = e.event.on === 'or' && e.event.of[0].on === 'step' && e.event.of[0].whose.player === 'you';
    when = `在${e.duration === 'endOfTurn' ? '本回合' : ''}${yours ? '你的' : '的'}下一个行动阶段开始时`.replace('在的', '在');
  } else if (e.event.on === 'step') {
    const whose = e.event.whose.player === 'you' ? '你的' : '';
    const next = e.uses === 'once';
    const combat = e.event.step === 'endCombat' && e.duration !== 'endOfTurn';
    when = next ? (combat ? '在战斗结束时' : `在${whose}下一个${STEP_WORDS[e.event.step]}开始时`) : eventText(c, e.event);
    if (e.of) when = '在该回合的结束步骤开始时';
    c.event.player = playersPhrase(c, e.event.whose);
  } else {
    const plain = eventText(c, e.event);
    const once = e.uses === 'once' ? plain.replace(/^每当/, '当').replace(/^当你(?=(?:从[^，]+)?施放)/, '当你下一次') : plain;
    const turn = /(死去|离开战场|从战场进入坟墓场|进战场|攻击)时$/;
    when = once;
    if (e.duration === 'endOfTurn')
      when = e.uses === 'once' && turn.test(once) ? once.replace(turn, '于本回合中$1时') : `本回合中，${once}`;
  }
  const cond = e.condition ? `若${conditionText(c, e.condition)}，则` : '';
  forget(c);
  const slots = new Map(c.slots);
  // what is exiled now and returns then
  for (const [slot, p] of slots) {
    if (p.zone === 'exile' && p.text === '该牌') c.slots.set(slot, { ...p, text: '所放逐的牌' });
    if (p.text === '该衍生物') c.slots.set(slot, { ...p, text: '它', its: true });
  }
  const text = `${when}，${cond}${programText(c, e.program)}`;
  c.slots = slots;
  c.event = saved.event;
  c.targets = saved.targets;
  return clause(c, '', text);
}

/** The targets of an inner program are its own; names of the outer ones stay known through slots. */
export function programText(c: Context, p: Program): string {
  if (p.targets.length === 0) return effectText(c, p.effect);
  const saved = { targets: c.targets, named: c.named };
  c.targets = p.targets;
  c.named = new Map();
  const text = effectText(c, p.effect);
  c.targets = saved.targets;
  c.named = saved.named;
  return text;
}
