/** Effects that make something or ask for a word: tokens, mana, choices. */

import { PAIRS } from '../../basics.js';
import type { ChoiceKind, Effect, Entering, ManaSpec, PlayerRef, Quantity, TokenSpec } from '../../language.js';
import { measureOf } from '../ways.js';
import { actor, forEach } from './acting.js';
import { anchorWord } from './anchor-words.js';
import { type Clause, type Context, clause, type Phrase } from './context.js';
import { butFor, modPredicates } from './mods.js';
import { isAny, nounOf, nounText } from './noun.js';
import { amount, counted, valuePhrase } from './quantity.js';
import { playersPhrase, selectorPhrase, wearing } from './refs.js';
import { spendingText } from './spending.js';
import { predefinedWord } from './subtypes.js';
import { COLOR_WORDS, counterWord, countWord, joinList, SUPERTYPE_WORDS, subtypeWord, TYPE_WORDS, tokenName, typeWord } from './vocab.js';
import { voteWord } from './votes.js';

/** "甲的复制品"; after a long phrase "…之复制品". */
const copyOf = (text: string) => `${text}${text.includes('的') ? '之' : '的'}复制品`;

/** "1/1白色，具飞行异能的鸟衍生生物". */
export function tokenText(c: Context, t: TokenSpec): { noun: string; after: string } {
  switch (t.token) {
    case 'copy': {
      const except = t.mods.length > 0 ? butFor(c, t.mods) : '';
      return { noun: '衍生物', after: `，此衍生物为${copyOf(selectorPhrase(c, t.of).text)}${except}` };
    }
    case 'predefined':
      return { noun: `${predefinedWord(t.name)}衍生物`, after: '' };
    case 'described': {
      const like = measureOf(t);
      const pt = !like && t.power !== undefined && t.toughness !== undefined ? `${amount(c, t.power)}/${amount(c, t.toughness)}` : '';
      const color =
        t.colors.length === 0
          ? '无色'
          : t.colors.length === 5
            ? '五色'
            : `${joinList(
                t.colors.map((x) => COLOR_WORDS[x]),
                '',
              ).replace(/，/g, '')}${t.colors.length === 2 ? '双' : ''}色`;
      const keywords = t.abilities.filter((a) => a.kind === 'keyword' && a.cost === undefined);
      const others = t.abilities.filter((a) => !keywords.includes(a));
      const named =
        t.name !== undefined && t.name !== t.subtypes.join(' ') ? `名称为${c.nameOf(t.name) ?? tokenName(t.name) ?? t.name}` : '';
      const has =
        keywords.length > 0
          ? `具${joinList(
              keywords.map((a) => c.say.inside(c, a)),
              '与',
            )}异能`
          : '';
      const said = [named, has].filter((x) => x !== '').join('且');
      const words = `${t.subtypes.map(subtypeWord).join('／')}衍生${t.types.map((x) => TYPE_WORDS[x]).join('')}`;
      const legendary = t.supertypes.map((x) => SUPERTYPE_WORDS[x]).join('');
      // what can be attached speaks of what it is attached to itself (CR 301.5, 303.4)
      const attaches = t.subtypes.some((x) => x === 'Equipment' || x === 'Aura');
      const own = attaches ? { face: { ...c.face, types: t.types, subtypes: t.subtypes, abilities: t.abilities } } : {};
      const quoted = others
        .map(
          (a) =>
            `「${c.say.inside({ ...c, face: wearing(c.face, t.abilities), ...own, self: `此${TYPE_WORDS[t.types[t.types.length - 1] ?? 'Creature']}` }, a)}」`,
        )
        .join('与');
      return {
        noun: `${legendary === '' ? '' : `${legendary}的`}${pt}${color}${said === '' ? (/^(狼|熊|象|龙|猫)衍生/.test(words) ? '的' : '') : `，${said}的`}${words}`,
        after: `${quoted === '' ? '' : `，且具有${quoted}`}${like ? `，其力量与防御力等同于${selectorPhrase(c, like).text}的力量与防御力` : ''}`,
      };
    }
    default: {
      const unknown: never = t;
      throw new Error(`unknown token ${JSON.stringify(unknown)}`);
    }
  }
}

/** "两个", "X个"; "若干" when it equals something that is not a count. */
function manyTokens(c: Context, q: Quantity): string {
  if (typeof q === 'number' || (q.q !== 'stat' && q.q !== 'devotion' && q.q !== 'extreme')) return counted(c, q, '个');
  c.notes.push(`其数量等同于${valuePhrase(c, q)}`);
  return '若干';
}

/** "阻挡该生物". */
export function blockingWords(c: Context, n: Entering | undefined): string[] {
  if (!n?.blocking) return [];
  return [n.blocking === 'blocking' ? '进行阻挡' : `阻挡${selectorPhrase(c, n.blocking.attacker).text}`];
}

/** "正进行攻击", "正攻击该牌手" (CR 508.4a). */
function attackedBy(c: Context, n: Entering | undefined): string[] {
  if (n?.attacking === undefined) return [];
  return [typeof n.attacking === 'object' ? `正攻击${selectorPhrase(c, n.attacking.defender).text}` : '正进行攻击'];
}

/** "派出两个1/1白色士兵衍生生物". */
export function tokenClauses(c: Context, e: Extract<Effect, { do: 'createToken' }>): Clause[] {
  const p = playersPhrase(c, e.who);
  const n = forEach(c, e.count);
  const many = manyTokens(c, n ?? e.count);
  const { noun, after } = tokenText(c, e.token);
  const plural = e.count !== 1 || ['each', 'eachOpponent', 'eachOther'].includes(e.who.player);
  const back: Phrase = { text: plural ? '这些衍生物' : '该衍生物', kind: 'object', plural };
  if (e.bind !== undefined) c.slots.set(e.bind, back);
  const state = [...(e.entering?.tapped ? ['已横置'] : []), ...attackedBy(c, e.entering), ...blockingWords(c, e.entering)].join('且');
  const attached = e.entering?.attachedTo ? `，且结附在${selectorPhrase(c, e.entering.attachedTo).text}上` : '';
  const which = e.count !== 1 ? '它们' : '其';
  const tapped = e.entering?.tapped ? `，${which}${state.replace(/^已/, '为')}` : `，且${state}`;
  const how = (state === '' ? '' : tapped) + attached;
  const out = [clause(c, p.you ? '' : p.text, `${p.each ? '各' : ''}派出${many}${noun}${after}${how}`, { verb: 'create' })];
  for (const m of e.entering?.counters ?? [])
    out.push(clause(c, '', `在${back.text}上放置${counted(c, m.count, '个')}${counterWord(m.counter)}`));
  if (e.entering?.mods && e.entering.mods.length > 0)
    out.push(clause(c, back.text, modPredicates(c, e.entering.mods, true, false).join('且')));
  return out;
}

/** "加{G}", "加一点任意颜色的法术力", "加{W}，{B}或{G}". */
/** Mana whose color or type depends on something. */
function typedMana(c: Context, mana: ManaSpec, types: NonNullable<ManaSpec['types']>, only: string): string {
  const n = typeof mana.times === 'number' ? countWord(mana.times) : amount(c, mana.times);
  if ('identity' in types) return `加${n}点法术力，其颜色为你指挥官标识色中的任一颜色${only}`;
  const kind = types.of === 'color' ? '颜色' : '类别';
  if ('chosen' in types && typeof types.chosen === 'object' && 'noted' in types.chosen)
    return `加${n}点法术力，其颜色为于你抓选名称为${c.face.zhName ?? c.face.name}之牌时所选的任一颜色${only}`;
  if ('chosen' in types) return `加${mana.options.map((o) => `${o}或`).join('')}${n}点所选颜色的法术力${only}`;
  if ('among' in types && types.each)
    return `${selectorPhrase(c, types.among).text.replace(/^所有(?=由)/, '')}中每有一种颜色，便加一点该颜色的法术力${only}`;
  if ('among' in types) return `加${n}点法术力，其颜色为${selectorPhrase(c, types.among).text}之任意颜色${only}`;
  if ('could' in types)
    return `加${n}点法术力，其${kind}为${selectorPhrase(c, types.could).text.replace(/^所有(?=由)/, '')}能产生之任一${kind}${only}`;
  const of = '所产生的';
  return `加${n}点法术力，其${kind}为${'produced' in types ? '该永久物' : ''}${of}任意${kind}${only}`;
}

const differing = (mana: ManaSpec): boolean => mana.options.length === PAIRS.length && PAIRS.every((o) => mana.options.includes(o));

/** So much mana: how much is said at once where what is said of the mana is a sentence of its own. */
function muchMana(c: Context, added: string, number: string, only: string): string {
  if (only.startsWith('。')) return `${added}，${number}${only}`;
  c.notes.push(number);
  return `${added}${only}`;
}

/** Mana of several colors as one likes; undefined where it is otherwise. */
function combined(c: Context, mana: ManaSpec, n: number | undefined, only: string): string | undefined {
  if (mana.choose !== 'each' || mana.options.length === 1 || n === 1) return undefined;
  const colors = mana.options.join('和／或');
  if (n !== undefined) return `加${countWord(n)}点法术力，其颜色为${colors}的任意组合${only}`;
  return muchMana(c, `加若干法术力，且为${colors}的任意组合`, `其数量等同于${valuePhrase(c, mana.times)}`, only);
}

export function manaText(c: Context, mana: ManaSpec): string {
  const only = spendingText(c, mana);
  if (differing(mana)) return `加两点颜色不同的法术力${only}`;
  if (mana.types) return typedMana(c, mana, mana.types, only);
  const five = mana.options.length === 5 && mana.options.every((o) => /^\{[WUBRG]\}$/.test(o));
  const n = typeof mana.times === 'number' ? mana.times : forEach(c, mana.times);
  if (five) {
    const many = n === undefined ? amount(c, mana.times) : countWord(n);
    if (mana.choose === 'each' && n !== 1) return `加${many}点法术力，其颜色组合由你选择${only}`;
    return `加${many}点任意颜色的${n === 1 ? '' : '单色'}法术力${only}`;
  }
  const times = n ?? 1;
  const options = mana.options.map((o) => (mana.options.length === 1 || mana.choose === 'once' ? o.repeat(times) : o));
  if (mana.options.length > 1 && mana.choose === 'each' && typeof mana.times === 'object' && mana.times.q === 'x')
    return `加X点法术力，且为${mana.options.join('和／或')}的任意组合${only}`;
  if (n === undefined && typeof mana.times !== 'number') {
    const color = /\{([WUBRGC])\}/.exec(mana.options[0]);
    if (color && mana.options.length === 1) {
      if (typeof mana.times === 'object' && mana.times.q === 'x') return `加X点{${color[1]}}${only}`;
      return muchMana(c, `加若干{${color[1]}}`, `其数量等同于${valuePhrase(c, mana.times)}`, only);
    }
  }
  return combined(c, mana, n, only) ?? `加${joinList(options, '或')}${only}`;
}

export function manaClause(c: Context, who: PlayerRef, mana: ManaSpec): Clause {
  const { subject } = actor(c, who);
  return clause(c, subject, manaText(c, mana));
}

export function chooseClauses(c: Context, e: Extract<Effect, { do: 'choose' }>): Clause[] {
  const { subject, each } = actor(c, e.who);
  const noted: Phrase | undefined = CHOSEN[e.what.choose];
  if (noted && e.slot !== undefined) c.slots.set(e.slot, noted);
  if (noted && e.link !== undefined) c.links.set(e.link, noted);
  return [clause(c, subject, `${each}${e.secret ? '秘密' : e.how ? '随机' : ''}选择${choiceWord(c, e.what)}`)];
}

const CHOSEN: Readonly<Partial<Record<ChoiceKind['choose'], Phrase>>> = {
  player: { text: '所选的牌手', kind: 'player' },
  opponent: { text: '所选的对手', kind: 'player' },
  number: { text: '所选的数字', kind: 'mixed' },
};

/** "一种颜色", "一种生物类别", "生物或地". */
export function choiceWord(c: Context, what: ChoiceKind): string {
  switch (what.choose) {
    case 'color':
      return what.among
        ? joinList(
            what.among.map((x) => `${COLOR_WORDS[x]}色`),
            '或',
          )
        : what.count
          ? what.count === 2
            ? '两种颜色'
            : '一种或数种颜色'
          : '一种颜色';
    case 'cardType':
      return '一种牌类别';
    case 'creatureType':
      return what.except ? `${subtypeWord(what.except)}以外的一种生物类别` : '一种生物类别';
    case 'basicLandType':
      return '一种基本地类别';
    case 'sector':
      return '一个星区';
    case 'player':
      return '一位牌手';
    case 'opponent':
      return '一位对手';
    case 'cardName':
      return isAny(what.filter) ? '一个牌名' : `一个${nounText(nounOf(c, what.filter, 'library'))}的名称`;
    case 'number':
      return `一个介于${amount(c, what.min)}与${amount(c, what.max)}之间的数字`;
    case 'word':
      return joinList(
        what.words.map((word) => (voteWord(word) !== word ? voteWord(word) : anchorWord(typeWord(word)))),
        '或',
      );
    default: {
      const unknown: never = what;
      throw new Error(`unknown choice ${JSON.stringify(unknown)}`);
    }
  }
}
