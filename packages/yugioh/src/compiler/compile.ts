/** From texts to what they mean: whole, or refused with the phrase that is not understood (Y4.7). */
import type { CardRecord } from '../cards/record.js';
import type { Activated, Limit, Procedure, Static, SummonRule } from '../language/effects.js';
import { isActivated, isExtra, type Meaning, type Text } from '../language/index.js';
import { type Context, readEffect, readParts, Unread } from './frame.js';
import { readMaterials } from './materials.js';
import { lower, sentences } from './normal.js';
import { GRAMMAR } from './table.js';

export type Compiled = { ok: true; meaning: Meaning } | { ok: false; phrase: string };

/** What a limit binds (Y24.2). */
interface Said {
  name: string;
  limit: Limit;
}

const withLimit = (t: Text, limit: Limit): Text => (isActivated(t) && !t.limit && !t.implied ? { ...t, limit } : t);

/** Puts a limit on the effects it binds. */
function bindLimit(texts: readonly Text[], limit: Limit): Text[] {
  if (limit.on === 'each') return texts.map((t) => withLimit(t, limit));
  if (limit.on === 'card') return texts.map((t) => (isActivated(t) && t.kind === 'activation' ? withLimit(t, limit) : t));
  const last = texts.findLastIndex((t) => isActivated(t));
  return texts.map((t, i) => (i === last ? withLimit(t, limit) : t));
}

/** A sentence of a fixed form: limits, conditions, procedures. */
function fixedForm(texts: Text[], small: string, cx: Context): Text[] | null {
  const limit = GRAMMAR.whole('limit', small) as Said | null;
  if (limit?.limit.on === 'following') {
    cx.following = { from: texts.length, limit: limit.limit };
    return texts.slice();
  }
  if (limit) return bindLimit(texts, limit.limit);
  const summon = GRAMMAR.whole('limitSummon', small) as Said | null;
  if (summon) return texts.map((t) => (t.kind === 'procedure' ? { ...t, limit: summon.limit } : t));
  const rule = (GRAMMAR.whole('rule', small) ?? GRAMMAR.whole('procedure', small)) as SummonRule | Procedure | null;
  return rule ? [...texts, rule] : null;
}

/** Whether what stands on this card can hold without being activated (Y16.2). */
const mayHold = (cx: Context): boolean =>
  cx.kind === 'monster' || cx.property === 'Continuous' || cx.property === 'Field' || cx.property === 'Equip';

const COSTS: ReadonlySet<string> = new Set(['pay', 'discard', 'tribute']);

/** In old wordings of Spells and Traps the cost is a sentence of its own before the effect. */
function costFirst(last: Activated, more: Activated['do']): Activated {
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

function addSentence(texts: Text[], sentence: string, cx: Context): Text[] {
  const small = lower(sentence);
  const known = fixedForm(texts, small, cx);
  if (known) return known;
  const held = mayHold(cx) ? readStatic(small) : null;
  if (held) return [...texts, held];
  const last = texts[texts.length - 1];
  // A sentence without a frame of its own belongs to the effect before it.
  if (last && isActivated(last) && !/[:;]/.test(sentence)) {
    const more = readParts(sentence, 'next');
    return [...texts.slice(0, -1), costFirst(last, more)];
  }
  return [...texts, readEffect(sentence, cx)];
}

/** A continuous effect, with what it holds under ("While you control …, …"). */
function readStatic(small: string): Static | null {
  const plain = GRAMMAR.whole('static', small) as Static | null;
  if (plain) return plain;
  const word = ['while ', 'if ', 'as long as '].find((w) => small.startsWith(w));
  if (word === undefined) return null;
  for (const [cond, end] of GRAMMAR.read('cond', small, word.length)) {
    if (!small.startsWith(', ', end)) continue;
    const held = GRAMMAR.whole('static', small.slice(end + 2)) as Static | null;
    if (held) return { ...held, while: cond } as Static;
  }
  return null;
}

/** Y26.1: an Equip Spell targets a monster it may be equipped to. */
function withEquip(texts: readonly Text[], cx: Context): Text[] {
  if (cx.property !== 'Equip' || texts.some((t) => isActivated(t) && t.kind === 'activation')) return texts.slice();
  const only = texts.find((t): t is Extract<SummonRule, { equipOnly: unknown }> => t.kind === 'rule' && 'equipOnly' in t);
  const filter = {
    is: 'and' as const,
    of: [{ is: 'face' as const, face: 'up' as const }, ...(only ? [only.equipOnly] : [{ is: 'kind' as const, kind: 'monster' as const }])],
  };
  const equip: Activated = {
    kind: 'activation',
    implied: true,
    before: [{ step: 'target', of: { from: [{ place: 'field', whose: only?.whose ?? 'either' }], filter }, min: 1, max: 1 }],
    do: [{ join: 'first', do: { do: 'equip', what: { sel: 'target' } } }],
  };
  return [equip, ...texts];
}

/** Old wordings that say in two sentences what the newest say in one: "Activate only if …", "Select 1 card. It …". */
function merged(list: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const next = list[i + 1];
    const only = /^(?:You can )?[Aa]ctivate (?:this card )?only (if|when|while|during) (.*)$/.exec(list[i]);
    if (only && next !== undefined) {
      out.push(`${only[1] === 'while' ? 'If' : `${only[1][0].toUpperCase()}${only[1].slice(1)}`} ${only[2]}: ${next}`);
      i++;
    } else if (next !== undefined && /^Select \d /.test(list[i]) && !list[i].includes(' and ')) {
      out.push(`Target ${list[i].slice(7)}; ${next}`);
      i++;
    } else out.push(list[i]);
  }
  return out;
}

/** Reads a text. @throws Unread */
export function readText(text: string, cx: Context): Text[] {
  let texts: Text[] = [];
  const here: Context = { ...cx };
  for (const sentence of merged(sentences(text))) {
    here.first = texts.length === 0;
    texts = addSentence(texts, sentence, here);
  }
  const { following } = here;
  if (following) texts = texts.map((t, i) => (i >= following.from ? withLimit(t, following.limit) : t));
  return withEquip(texts, cx);
}

/** What a card means, or the phrase that is not understood. */
export function compileCard(card: CardRecord): Compiled {
  const { printed } = card;
  const cx: Context = { kind: printed.kind, first: true, ...(printed.property ? { property: printed.property } : {}) };
  try {
    if (printed.words.includes('Gemini') || printed.words.includes('Union'))
      throw new Unread(printed.words.includes('Gemini') ? 'Gemini' : 'Union');
    const materials = isExtra(printed) ? readMaterials(card.materials, printed.words.includes('Xyz')) : undefined;
    if (materials === null) throw new Unread(card.materials);
    const texts = readText(card.text, cx);
    const pendulum = card.pendulum === '' ? undefined : readText(card.pendulum, { kind: 'spell', property: 'Continuous', first: false });
    return { ok: true, meaning: { texts, ...(materials ? { materials } : {}), ...(pendulum ? { pendulum } : {}) } };
  } catch (e) {
    if (e instanceof Unread) return { ok: false, phrase: e.phrase };
    throw e;
  }
}
