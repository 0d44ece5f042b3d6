/** What a card means, in words: English as the newest texts are written, Chinese in the official register. */

import { joinText } from '../compiler/frame.js';
import type { Tongue } from '../compiler/grammar.js';
import { GRAMMAR } from '../compiler/table.js';
import type { Activated, Limit, Part, Static, Step, SummonRule } from '../language/effects.js';
import { type Grants, isActivated, type Meaning, type Text } from '../language/index.js';

const capital = (text: string): string => (text === '' ? text : text[0].toUpperCase() + text.slice(1));

/** A node in words. @throws Error where no row says it: the table is not strict then */
function say(cat: string, node: unknown, tongue: Tongue): string {
  const said = GRAMMAR.write(cat, node, tongue);
  if (said === null) throw new Error(`nothing says ${cat} ${JSON.stringify(node)}`);
  return said;
}

const isOne = <K extends string>(list: readonly string[] | undefined, ...names: readonly K[]): boolean =>
  list !== undefined && list.length === names.length && names.every((n) => list.includes(n));

function placeLead(a: Activated, tongue: Tongue): string | null {
  if (!a.from || saysPlace(a)) return null;
  const state = isOne(a.from, 'hand', 'gy') ? 'handGy' : isOne(a.from, 'hand', 'field', 'gy') ? 'handFieldGy' : a.from[0];
  const said = say('state', state, tongue);
  return tongue === 'en' ? `if ${said}` : `${said}的场合`;
}

const saysIn = (what: unknown): boolean =>
  typeof what === 'object' &&
  what !== null &&
  ('in' in what || ('sel' in what && what.sel === 'both' && 'of' in what && (what.of as readonly unknown[]).some(saysIn)));

/** Whether what is done with this card says already where it is. */
const saysPlace = (a: Activated): boolean =>
  [...a.before.flatMap((s) => (s.step === 'pay' ? [s.do] : [])), ...a.do.map((p) => p.do)].some(
    (e) => ('what' in e && saysIn(e.what)) || ('self' in e && saysIn(e.self)),
  );

function eventLead(a: Activated, tongue: Tongue): string | null {
  if (!a.event || a.flip) return null;
  for (const cat of ['phase', 'battle']) {
    const said = GRAMMAR.write(cat, a.event, tongue);
    if (said !== null) return said;
  }
  const all = (a.event.on === 'or' ? a.event.of : [a.event]).map((e) => say('event', e, tongue));
  const word = a.timing ?? 'if';
  return tongue === 'en' ? all.map((e) => `${word} ${e}`).join(', or ') : `${all.join('，或')}${word === 'when' ? '时' : '的场合'}`;
}

function headOf(a: Activated, tongue: Tongue): string {
  const en = tongue === 'en';
  const leads = [
    a.limit?.per === 'chain' && a.limit.on === 'this' ? (en ? 'once per Chain' : '同一连锁上1次') : null,
    a.limit?.per === 'battle' && a.limit.on === 'this' ? (en ? 'once per battle' : '每次战斗1次') : null,
    a.soft === undefined ? null : en ? `${['once', 'twice', 'thrice'][a.soft - 1]} per turn` : `1回合${a.soft}次`,
    a.said ? (en ? 'when this card is activated' : '此卡发动时') : null,
    placeLead(a, tongue),
    a.condition ? (en ? `if ${say('conds', a.condition, tongue)}` : `${say('conds', a.condition, tongue)}的场合`) : null,
    a.during ? say('during', a.during, tongue) : null,
    eventLead(a, tongue),
    a.damageStep === 'calculation' ? (en ? 'during damage calculation' : '伤害计算时') : null,
    a.damageStep === 'before' ? (en ? 'during the Damage Step' : '伤害步骤') : null,
  ].filter((x): x is string => x !== null);
  const brackets = [
    a.kind === 'quick' &&
    a.damageStep !== 'calculation' &&
    a.damageStep !== 'before' &&
    (a.event === undefined || a.event.on !== 'activated')
      ? '(Quick Effect)'
      : null,
    a.damageStep === 'no' ? '(except during the Damage Step)' : a.damageStep === 'yes' ? '(even during the Damage Step)' : null,
  ].filter((x): x is string => x !== null);
  return en ? [leads.join(', '), ...brackets].filter((x) => x !== '').join(' ') : leads.join('，');
}

const targetOf = ({ step: _step, ...of }: Extract<Step, { step: 'target' }>): object => of;

const step = (s: Step, tongue: Tongue): string =>
  s.step === 'pay'
    ? say('effect', s.do, tongue)
    : s.step === 'declare'
      ? say('declared', s, tongue)
      : tongue === 'en'
        ? `target ${say('targets', targetOf(s), tongue)}`
        : `以${say('targets', targetOf(s), tongue)}为对象`;

/** Options that are chosen at resolution, as bullets (Y17.9). */
function optionsText(effect: Extract<Part['do'], { do: 'options' }>, tongue: Tongue): string {
  const { when } = effect;
  if (when) {
    const bullets = effect.of.map((parts, i) => {
      const [so, said] = [say('conds', when[i], tongue), partsText(parts, tongue)];
      return tongue === 'en' ? `\n● If ${so}: ${capital(said)}.` : `\n● ${so}的场合：${said}。`;
    });
    return [tongue === 'en' ? 'apply the appropriate effect.' : '按照情况适用以下效果。', ...bullets].join('');
  }
  const lead = tongue === 'en' ? 'apply 1 of these effects.' : '适用以下效果中的1个。';
  return [lead, ...effect.of.map((parts) => `\n● ${capital(partsText(parts, tongue))}${tongue === 'en' ? '.' : '。'}`)].join('');
}

/** One part, with what is asked before it. */
function partText(p: Part, first: boolean, tongue: Tongue): string {
  const plain = p.do.do === 'options' ? optionsText(p.do, tongue) : say('effect', p.do, tongue);
  const said = p.optional && tongue === 'en' && (p.if || !first) ? `you can ${plain}` : plain;
  if (!p.if) return said;
  if (p.if.if === 'otherwise') return tongue === 'en' ? `otherwise, ${said}` : `否则，${said}`;
  return tongue === 'en' ? `if ${say('conds', p.if, tongue)}, ${said}` : `${say('conds', p.if, tongue)}的场合，${said}`;
}

const RIDERS: ReadonlySet<string> = new Set(['give', 'later', 'stat', 'negateEffects', 'position']);

function partsText(parts: readonly Part[], tongue: Tongue): string {
  return parts.reduce((text, p, i) => {
    const said = partText(p, i === 0, tongue);
    if (tongue === 'zh')
      return text === ''
        ? said
        : p.join === 'then' || p.join === 'next'
          ? `${text}。然后${p.optional ? '可以' : ''}${said}`
          : `${text}，${said}`;
    if (i === 0) return said;
    // What is said of the card before stays in the sentence; what is forbidden has its own.
    if (p.join === 'next') return RIDERS.has(p.do.do) && !p.if ? `${text}, but ${said}` : `${text}. ${capital(said)}`;
    return `${text}${joinText(p.join)}${said}`;
  }, '');
}

const stepsText = (steps: readonly string[], body: string): string => `${steps.length > 0 ? `${steps.join(', then ')}; ` : ''}${body}`;

/** Effects of which one is activated, as bullets (Y17.9). */
function groupText(list: readonly Activated[], name: string, tongue: Tongue): string {
  const [first] = list;
  const en = tongue === 'en';
  const { group, condition: _all, ...rest } = first;
  const differ = list.some((a) => JSON.stringify(a.event) !== JSON.stringify(first.event));
  const { event: _event, ...without } = rest;
  const head = headOf({ ...(differ ? without : rest), ...(group?.common ? { condition: group.common } : {}) } as Activated, tongue);
  const each = group?.each
    ? en
      ? ` (but you can only use each effect of "${name}" once per turn)`
      : '（此卡名的各效果1回合仅可各使用1次）'
    : '';
  const can = first.optional ? (head === '' ? 'You can activate' : 'you can activate') : 'activate';
  const lead = en
    ? `${head === '' ? '' : `${capital(head)}: `}${capital(can)} 1 of these effects${each};`
    : `${head}${head === '' ? '' : '，'}从以下效果选择1个${first.optional ? '可以发动' : '发动'}${each}。`;
  const bullets = list.map((a) => {
    const own = a.group?.own;
    const steps = a.before.map((x) => step(x, tongue));
    const body = partsText(a.do, tongue);
    const when = differ ? eventLead(a, tongue) : null;
    if (when)
      return `\n● ${capital(when)}${en ? ': ' : '，'}${en ? capital(stepsText(steps, body)) : [...steps, body].join('。')}${en ? '.' : '。'}`;
    if (!en) return `\n● ${own ? `${say('conds', own, tongue)}的场合，` : ''}${steps.length > 0 ? `${steps.join('，')}。` : ''}${body}。`;
    const text = stepsText(steps, body);
    return `\n● ${own ? `If ${say('conds', own, tongue)}: ` : ''}${capital(text)}.`;
  });
  return [lead, ...bullets].join('');
}

/** What may not be done in the turn (Y20.18). */
const vowsText = (a: Activated, tongue: Tongue): string =>
  (a.vows ?? []).map((v) => `${tongue === 'en' ? ' ' : ''}${capital(say('vow', v, tongue))}${tongue === 'en' ? '.' : '。'}`).join('');

/** Y16.8: what a card that stays asks for as it is activated. */
function openedText(a: Activated, tongue: Tongue): string {
  const en = tongue === 'en';
  const paid = a.before.map((s) =>
    s.step === 'pay' ? say('paying', s.do, tongue) : en ? `declaring ${step(s, tongue).replace(/^declare /, '')}` : step(s, tongue),
  );
  if (paid.length > 0) return en ? `Activate this card by ${paid.join(' and ')}.` : `${paid.join('，')}才能发动此卡。`;
  const { said: _said, ...rest } = a;
  const head = headOf(rest, tongue);
  return en ? `${capital(head)}: Activate this card.` : `${head}才能发动此卡。`;
}

/** An effect that is activated. */
function effectText(a: Activated, tongue: Tongue): string {
  if (a.said && a.do.length === 0) return openedText(a, tongue);
  const head = headOf(a, tongue);
  const steps = a.before.map((s) => step(s, tongue));
  const body = partsText(a.do, tongue);
  if (tongue === 'zh') {
    const before = [head, ...steps].filter((x) => x !== '').join('，');
    return `${a.flip ? '反转：' : ''}${before === '' ? '' : `${before}${a.optional ? '可以发动' : '发动'}。`}${body}。`;
  }
  const can = a.optional ? 'you can ' : '';
  const before = steps.length === 0 ? '' : `${steps.join(', then ')}; `;
  const text = `${can}${before}${body}`;
  const whole = stopped(`${a.flip ? 'FLIP: ' : ''}${head === '' ? '' : `${capital(head)}: `}${capital(text)}`);
  return a.quickIf ? `${whole} This is a Quick Effect if ${say('conds', a.quickIf, 'en')}.` : whole;
}

/** A full stop at the end, unless bullets have theirs. */
const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function staticText(given: Static, tongue: Tongue): string {
  if (given.kind === 'ban' && given.sure) {
    const { sure: _sure, ...plain } = given;
    return `${staticText(plain, tongue)}${tongue === 'en' ? ' This effect cannot be negated.' : '此效果不会被无效。'}`;
  }
  const t = given;
  const whole = GRAMMAR.write('static', t, tongue);
  if (whole !== null) return `${capital(whole)}${tongue === 'en' ? '.' : '。'}`;
  const { while: cond, ...rest } = t;
  const said = t.kind === 'selfDestroy' ? say('selfDestroy', t.goes ? { goes: t.goes } : {}, tongue) : say('static', rest, tongue);
  if (!cond) return `${capital(said)}${tongue === 'en' ? '.' : '。'}`;
  return tongue === 'en'
    ? `${t.kind === 'selfDestroy' ? 'If' : 'While'} ${say('conds', cond, tongue)}, ${said}.`
    : `${say('conds', cond, tongue)}期间，${said}。`;
}

const ruleText = (t: SummonRule, tongue: Tongue): string => {
  if ('tributes' in t && t.then) {
    const { then, ...rest } = t;
    const first = capital(say('rule', rest, tongue));
    return tongue === 'en' ? `${first}, but ${partsText(then, tongue)}.` : `${first}，${partsText(then, tongue)}。`;
  }
  const said = say('rule', t, tongue);
  return said.startsWith('(') || said.startsWith('（') ? said : `${capital(said)}${tongue === 'en' ? '.' : '。'}`;
};

/** What has to be paid in each such phase (Y6.4). */
function upkeepText({ event, do: parts }: Extract<Text, { kind: 'each' }>, tongue: Tongue): string | null {
  const [{ do: effect }] = parts;
  if (event.on !== 'phase' || effect.do !== 'unless') return null;
  const [when, pay] = [say('phase', event, tongue), say('effect', effect.pay, tongue)];
  return tongue === 'en' ? `Once per turn, ${when}, ${pay} or destroy this card.` : `每回合${when}，${pay}，不那样做的场合此卡破坏。`;
}

function textOf(t: Text, tongue: Tongue): string {
  if (isActivated(t)) return t.implied ? '' : effectText(t, tongue);
  if (t.kind === 'rule') return ruleText(t, tongue);
  if (t.kind === 'procedure') {
    const { limit: _limit, then, ...rest } = t;
    const said = `${capital(say('procedure', rest, tongue))}${tongue === 'en' ? '.' : '。'}`;
    if (!then) return said;
    const after = partsText(then, tongue);
    return tongue === 'en' ? `${said} If Summoned this way, ${after}.` : `${said}以此方法特殊召唤的场合，${after}。`;
  }
  if (t.kind === 'replaces') {
    const { from: _from, ...rest } = t;
    return `${capital(say('replaces', rest, tongue))}${tongue === 'en' ? '.' : '。'}`;
  }
  if (t.kind === 'each') {
    const upkeep = upkeepText(t, tongue);
    if (upkeep) return upkeep;
    const event = say('event', t.event, tongue);
    const body = partsText(t.do, tongue);
    return tongue === 'en' ? stopped(`Each time ${event}, ${body}`) : `每次${event}，${body}。`;
  }
  if (t.kind === 'grants') return grantsText(t, tongue);
  return staticText(t, tongue);
}

/** What a monster has by its material: each text as a bullet. */
function grantsText(t: Grants, tongue: Tongue): string {
  const { texts, ...rest } = t;
  const lead = capital(say('granted', rest, tongue));
  const bullets = texts.map((x) => `\n● ${textOf(x, tongue)}`).join('');
  return tongue === 'en' ? `${lead} gains these effects:${bullets}` : `${lead}得到以下效果。${bullets}`;
}

const limitText = (name: string, limit: Limit, tongue: Tongue): string =>
  `${capital(say('limit', { name, limit }, tongue))}${tongue === 'en' ? '.' : '。'}`;

/** What stands after an effect: its limit, and what may not be done in the turn. */
function afterText(t: Activated, name: string, tongue: Tongue): string[] {
  const said = t.vows ? [vowsText(t, tongue).trim()] : [];
  if (t.limit?.on === 'this' && t.limit.per !== 'chain' && t.limit.per !== 'battle' && !t.group?.each)
    said.push(limitText(t.limit.per === 'faceUp' ? '' : name, t.limit, tongue));
  return said;
}

/** Texts in words, with the limits where they bind. */
function textsOf(texts: readonly Text[], name: string, tongue: Tongue): string {
  const said: string[] = [];
  let last: Limit | null = null;
  let line = false;
  const put = (text: string): void => {
    if (text === '') return;
    said.push(said.length === 0 ? text : `${line ? '\n' : tongue === 'en' ? ' ' : ''}${text}`);
    line = text.includes('\n');
  };
  texts.forEach((t, i) => {
    const limit = isActivated(t) && t.limit ? t.limit : null;
    if (limit?.on === 'following' && last === null) {
      put(limitText(name, limit, tongue));
      last = limit;
    }
    const id = isActivated(t) ? t.group?.id : undefined;
    const before = texts[i - 1];
    if (id !== undefined && before && isActivated(before) && before.group?.id === id) return;
    if (id === undefined) put(textOf(t, tongue));
    else
      put(
        groupText(
          texts.filter((x): x is Activated => isActivated(x) && x.group?.id === id),
          name,
          tongue,
        ),
      );
    if (isActivated(t)) afterText(t, name, tongue).forEach(put);
    if (t.kind === 'procedure' && t.limit) put(`${capital(say('limitSummon', { name, limit: t.limit }, tongue))}.`);
    const next = texts[i + 1];
    if (limit?.on === 'preceding' && !(next && isActivated(next) && next.limit?.on === 'preceding')) put(limitText(name, limit, tongue));
  });
  const whole = texts.find((t): t is Activated => isActivated(t) && (t.limit?.on === 'each' || t.limit?.on === 'card'));
  if (whole?.limit) put(limitText(name, whole.limit, tongue));
  if (texts.some((t) => isActivated(t) && t.apart))
    put(tongue === 'en' ? `You cannot activate these effects of "${name}" in the same Chain.` : '此卡名的这些效果不能在同一连锁上发动。');
  return said.join('');
}

/** The text of a card, made from what it means. */
export const cardText = (meaning: Meaning, name: string, tongue: Tongue): string => textsOf(meaning.texts, name, tongue);
/** Its Pendulum Effect. */
export const pendulumText = (meaning: Meaning, name: string, tongue: Tongue): string => textsOf(meaning.pendulum ?? [], name, tongue);
