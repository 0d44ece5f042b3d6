/** A decision with its options in words. */
import { type Cost, keywordWord, subtypeWord, typeWord } from '@apnap/ability';
import { type Decision, defaultAnswer, type Id, isSeat } from '@apnap/kernel';
import {
  type ActOption,
  actionBegun,
  type DecisionView as EngineDecision,
  hasMessage,
  illegalAnswer,
  live,
  noteMessage,
  numberIn,
  objectView,
  type PayOption,
  promptOf,
  renderMessage,
  rulesOf,
  type State,
} from '@apnap/magic';
import { type Ask, askOfPart, type CardView, type MagicDecision, type OptionView, type Text } from '@apnap/protocol';
import { askOf } from '../games/asks.js';
import { both, plain, say } from '../text.js';
import { aimNow } from './aims.js';
import { cardView, type Showing } from './cards.js';
import { zhNameOf } from './faces.js';
import { sharedWith } from './team.js';
import { told } from './told.js';
import {
  costText,
  effectText,
  isOfTheRules,
  namedAbility,
  namesText,
  nameText,
  saysText,
  shownFaceOf,
  spellText,
  splitAbility,
} from './words.js';

/** As the engine makes options; which fields there are says what an option is. */
type Option = Partial<{
  entity: Id;
  object: Id;
  act: ActOption['act'];
  way: string;
  face: number;
  ability: number;
  pay: PayOption['pay'];
  source: Id;
  output: number;
  type: string | null;
  effect: number;
  mode: number;
  trigger: number;
  replacement: number;
  word: string;
  mana: string;
  cost: readonly Cost[];
  pile: readonly Id[];
}>;

/** A word offered: a name, a type, a colour, "win", "left". */
function wordText(x: Showing, word: string): Text {
  if (word.startsWith('seat:')) return nameText(x.s, -1 - Number(word.slice(5)));
  if (hasMessage(`word.${word}`)) return told({ id: `word.${word}` });
  const zh = typeWord(word);
  if (zh !== word) return { en: word, zh };
  const subtype = subtypeWord(word);
  if (subtype !== word) return { en: word, zh: subtype };
  return { en: word, zh: zhNameOf(word) ?? word };
}

const symbols = (mana: string): string => (mana.includes('{') ? mana : [...mana].map((t) => `{${t}}`).join(''));

/** The label of a way to cast: the names of the costs it is cast for. */
const wayText = (way: string): Text => ({
  en: way,
  zh: way
    .split(' ')
    .map((w) => keywordWord(w))
    .join(' '),
});

function actOption(x: Showing, o: Option, act: ActOption['act']): OptionView {
  const { s, handles } = x;
  if (act === 'pass') return { label: say('act.pass'), act };
  const id = o.object as Id;
  const entity = handles.handle(id);
  const base = { entity, act };
  const face = o.face === undefined ? undefined : s._pool.cards[live(s, id)?.card ?? 0]?.faces[o.face]?.face;
  const name: Text = face ? { en: face.name, zh: face.zhName ?? face.name } : nameText(s, id);
  switch (act) {
    case 'activate':
    case 'mana': {
      const { cost, does } = splitAbility(namedAbility(s, id, o.ability as number));
      return { ...base, label: say(`act.${act}`, { name, does }), ...(cost.en === '' ? {} : { cost: cost.en }) };
    }
    case 'cast': {
      const way = o.way ?? '';
      const usual = way === '' || way === 'normal' || way === 'hand';
      const cost = face?.manaCost ?? objectView(s, id).manaCost;
      return {
        ...base,
        label: say(rulesOf(s).words === 'classic' ? 'act.cast@classic' : 'act.cast', { name }),
        ...(usual ? { cost } : { note: wayText(way) }),
      };
    }
    case 'land':
    case 'suspend':
    case 'foretell':
    case 'plot':
    case 'turnFaceUp':
    case 'endEffect':
    case 'ignore':
      return { ...base, label: say(`act.${act}`, { name }) };
    default:
      return { ...base, label: say('act.other', { act: String(act), name }) };
  }
}

/** Whether the same use is offered for all of its mana of one type, too. */
const isOfOneType = (d: Decision, o: Option): boolean =>
  d.ask.form === 'pick' && (d.ask.options as readonly Option[]).some((p) => p.source === o.source && p.output === o.output && !!p.type);

function payOption(x: Showing, d: Decision, o: Option): OptionView {
  if (o.pay === 'use') {
    const name = nameText(x.s, o.source as Id);
    const other = isOfOneType(d, o) ? say('pay.useMixed', { name }) : say('pay.useOther', { name });
    const label = o.type ? say('pay.use', { name, mana: symbols(o.type) }) : other;
    return { label, entity: x.handles.handle(o.source as Id), act: 'use' };
  }
  const pay = o.pay as 'plan' | 'cancel' | 'life';
  return { label: say(`pay.${pay}`), act: pay };
}

/** An option in words. Every kind the engine makes is known here; the last line keeps a new one playable. */
export function optionView(x: Showing, d: Decision, option: unknown, index: number): OptionView {
  const { s, handles } = x;
  const o = option as Option;
  if (o.act !== undefined) return actOption(x, o, o.act);
  if (o.pay !== undefined) return payOption(x, d, o);
  if (o.pile !== undefined)
    return { label: o.pile.length === 0 ? say('option.emptyPile') : say('option.pile', { names: namesText(s, o.pile) }) };
  if (o.trigger !== undefined) {
    const source = o.source as Id;
    const label = say('option.replacement', { name: nameText(s, source), does: namedAbility(s, source, o.trigger) });
    return { label, entity: handles.handle(source) };
  }
  if (o.replacement !== undefined) {
    const source = o.source as Id;
    return { label: nameText(s, source), entity: handles.handle(source) };
  }
  if (o.effect !== undefined) return { label: effectText(s, d.source ?? 0, o.effect) };
  if (o.cost !== undefined) return { label: costText(shownFaceOf(s, d.source ?? 0), o.cost) };
  if (o.mana !== undefined) return { label: plain(symbols(o.mana)) };
  if (o.word !== undefined) return { label: wordText(x, o.word) };
  const entity = o.entity ?? o.object;
  if (entity !== undefined) return { label: nameText(s, entity), entity: isSeat(entity) ? entity : handles.handle(entity) };
  return { label: say('option.none', { n: index + 1 }) };
}

/** Options for what looks alike are alike. */
function grouped(options: OptionView[], groups: ReadonlyMap<number, string>): OptionView[] {
  return options.map((o) => {
    const group = o.entity === undefined ? undefined : groups.get(o.entity);
    return group === undefined ? o : { ...o, group: `${o.act ?? ''}${o.label.en}|${o.cost ?? ''}|${group}` };
  });
}

export function askView(x: Showing, d: Decision, groups: ReadonlyMap<number, string>): Ask {
  return askOf(d.ask, (list) =>
    grouped(
      list.map((o, i) => optionView(x, d, o, i)),
      groups,
    ),
  );
}

interface PlanDetail {
  uses: { object: Id; makes: string }[];
  life: number;
  notes: Parameters<typeof noteMessage>[0][];
  used?: Id[];
  pool?: string;
}

function planView(x: Showing, detail: unknown): NonNullable<MagicDecision['plan']> {
  const { uses, life, notes, used, pool } = detail as PlanDetail;
  const inWords = (list: typeof notes): Text[] =>
    list.map((n) =>
      told(
        noteMessage(n, (id) => id),
        (id, lang) => nameText(x.s, id)[lang],
      ),
    );
  const why = inWords(notes.filter((n) => 'keep' in n));
  return {
    uses: uses.map((u) => ({ entity: x.handles.handle(u.object), makes: u.makes })),
    life,
    notes: inWords(notes.filter((n) => !('keep' in n))),
    ...(why.length > 0 ? { why: why.filter((w, i) => why.findIndex((x) => x.en === w.en) === i) } : {}),
    ...(used ? { used: used.map((id) => x.handles.handle(id)), pool: pool ?? '' } : {}),
  };
}

/** For "you may": what it is about. */
const subjectOf = (d: Decision): number | undefined =>
  d.kind === 'may' ? (d.detail as { effect?: number } | undefined)?.effect : undefined;

/** The question with its parameters as one reads them: a cost that may be paid has its name in the language, and says how much it is. */
function questionOf(x: Showing, d: Decision, lang: 'en' | 'zh'): ReturnType<typeof promptOf> {
  const question = promptOf(x.s, d);
  const label = question.params?.label;
  const cost = (d.detail as { cost?: readonly Cost[] } | undefined)?.cost;
  if (question.id !== 'ask.optionalCost' || typeof label !== 'string' || !cost) return question;
  const named = lang === 'zh' ? keywordWord(label) : label;
  return { ...question, params: { ...question.params, label: `${named} ${costText(shownFaceOf(x.s, d.source ?? 0), cost)[lang]}` } };
}

/** The question, and for "you may" what it is about. */
export function promptText(x: Showing, d: Decision): Text {
  const prompt = both((lang) => renderMessage(questionOf(x, d, lang), lang, (id, l) => nameText(x.s, id)[l]));
  const effect = subjectOf(d);
  if (effect === undefined) return prompt;
  const what = effectText(x.s, d.source ?? 0, effect);
  return what.en === '' ? prompt : both((lang) => `${prompt[lang]}\n${what[lang]}`);
}

/** Decisions that are no part of what a spell or ability says, though one of it may be their occasion. */
const OF_THE_RULES: ReadonlySet<string> = new Set(['act', 'attackers', 'blockers', 'damage', 'mulligan', 'pay', 'replacement']);

/** What the spell or ability says that asks; null where the rules ask, or where the question says it already. */
function askingText(s: State, d: Decision): Text | null {
  if (d.source === undefined || OF_THE_RULES.has(d.kind) || subjectOf(d) !== undefined) return null;
  const begun = actionBegun(s);
  if (begun !== null) return begun.object === d.source ? actionText(s, begun) : null;
  const asker = askerOf(s, d.source);
  return asker === null ? triggeredText(s, d.source) : saysText(s, asker);
}

/** What a triggered ability says that is about to go on the stack: until what it asks for is answered, it is in no zone. */
function triggeredText(s: State, source: Id): Text | null {
  const frame = s.frames.at(-1);
  if (frame?.kind !== 'put' || frame.waiting === 'turnDraw' || frame.waiting.source !== source) return null;
  return namedAbility(s, source, frame.waiting.ability);
}

/** What a spell or ability says that is being cast or activated. */
function actionText(s: State, begun: NonNullable<ReturnType<typeof actionBegun>>): Text | null {
  if (begun.act === 'activate' || begun.act === 'mana') return namedAbility(s, begun.object, begun.ability);
  if (begun.act !== 'cast') return null;
  const face = s._pool.cards[live(s, begun.object)?.card ?? 0]?.faces[begun.face ?? 0]?.face;
  return face ? spellText(face) : null;
}

/** The spell or ability of this object that resolves, else that is being put onto the stack. */
function askerOf(s: State, source: Id): Id | null {
  const frame = s.frames.findLast((f) => f.kind === 'resolve');
  const id = frame?.kind === 'resolve' ? frame.object : s.stack.at(-1);
  const o = id === undefined ? null : live(s, id);
  if (!o?.stack || isOfTheRules(o)) return null;
  return o.id === source || o.stack.env.source === source ? o.id : null;
}

/**
 * The pending decision for the viewer.
 * @param seen what the engine shows this viewer of it: nothing else may be said.
 * @param groups the group of each object in the view, by its handle.
 */
export function decisionView(
  x: Showing,
  d: Decision,
  seen: EngineDecision,
  viewer: number | null | 'all',
  groups: Map<number, string>,
): MagicDecision {
  const mine = viewer === d.decider;
  const cards: CardView[] = seen.cards.map((c) => cardView(x, c));
  for (const c of cards) groups.set(c.id, c.group);
  const open = seen.ask !== null;
  const words = open && seen.source ? askingText(x.s, d) : null;
  const team = open ? {} : teammates(x, d, viewer, groups);
  return {
    id: mine ? d.id : 0,
    seat: d.decider,
    mine,
    kind: seen.kind,
    rule: seen.rule,
    prompt: open ? promptText(x, d) : plain(''),
    ...team,
    ask: mine ? askView(x, d, groups) : null,
    ...(words === null ? {} : { words }),
    ...(mine && actionBegun(x.s) !== null ? { begun: true as const } : {}),
    ...(mine ? notNone(x.s, d) : {}),
    ...(mine ? aimed(x.s, d) : {}),
    ...(mine ? mulligansTaken(d) : {}),
    ...(open && seen.source ? { source: x.handles.handle(seen.source) } : {}),
    cards: open ? cards.filter((_, i) => !isOnTable(x, seen.cards[i].id, viewer)) : [],
    fallback: mine ? defaultAnswer(d) : null,
    ...(mine && d.kind === 'pay' && d.detail ? { plan: planView(x, d.detail) } : {}),
  };
}

/** CR 805.2: what teammates are asked about a choice of their team, and what it is about. */
function teammates(x: Showing, d: Decision, viewer: number | null | 'all', groups: Map<number, string>): Partial<MagicDecision> {
  const shared = typeof viewer === 'number' ? sharedWith(x.s, d) : null;
  if (typeof viewer !== 'number' || !shared?.has(viewer)) return {};
  const part = shared.get(viewer) ?? null;
  const ask = part === null ? null : askView(x, { ...d, ask: askOfPart(d.ask, part) }, groups);
  return { kind: d.kind, rule: numberIn(x.s, d.rule), prompt: promptText(x, d), team: { id: d.id, ask } };
}

/** Of targets: whether they are hurt or helped. */
function aimed(s: State, d: Decision): Pick<MagicDecision, 'aim'> {
  const aim = d.kind === 'targets' && d.source !== undefined ? aimNow(s, askerOf(s, d.source)) : null;
  return aim ? { aim } : {};
}

/** CR 103.5: of a mulligan, how many there were before. */
function mulligansTaken(d: Decision): Pick<MagicDecision, 'taken'> {
  const taken = d.kind === 'mulligan' ? d.prompt.params?.taken : undefined;
  return typeof taken === 'number' ? { taken } : {};
}

/** CR 508.1d, 509.1c: where something must attack or block, that nothing does is no answer. */
function notNone(s: State, d: Decision): Pick<MagicDecision, 'notNone'> {
  if (d.kind !== 'attackers' && d.kind !== 'blockers') return {};
  const refusal = illegalAnswer(s, d, { pairs: [] });
  return refusal ? { notNone: { text: say(d.kind === 'attackers' ? 'must.attack' : 'must.block'), rule: refusal.rule } } : {};
}

/** Whether the rest of the view shows the object already. */
function isOnTable(x: Showing, id: Id, viewer: number | null | 'all'): boolean {
  const o = live(x.s, id);
  return (
    o !== undefined &&
    o !== null &&
    (o.zone === 'battlefield' ||
      o.zone === 'graveyard' ||
      o.zone === 'exile' ||
      o.zone === 'command' ||
      o.zone === 'stack' ||
      (o.zone === 'hand' && (viewer === 'all' || o.owner === viewer)))
  );
}
