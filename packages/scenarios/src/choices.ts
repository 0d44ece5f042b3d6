/** Decisions that are not about objects: yes or no, numbers, modes, words, orders, divisions. */
import { type Answer, type Decision, defaultAnswer, fillShares } from '@apnap/kernel';
import { characteristics, KEYWORD_BITS, live, type MagicGame, nodeOf, record, type State } from '@apnap/magic';
import type { ChoiceAnswer, TargetName } from './format.js';
import { isSame, nameOf } from './names.js';
import { namesIn } from './objects.js';
import { missing } from './parting.js';
import { headOf, takeChoice } from './queues.js';
import { Parted } from './reason.js';
import type { Session } from './session.js';
import { commonBeginning, faceOf, keywordOf, nodeText, normalise } from './texts.js';

type FormOf<K extends Decision['ask']['form']> = Extract<Decision['ask'], { form: K }>;

/** Questions that are put the other way round here than in the format (7.1): there yes means under, and on top. */
const REVERSED: ReadonlySet<string> = new Set(['ask.mutateOnTop', 'ask.clash']);

/** Yes or no; yes where nothing is said. */
export function answerConfirm(x: Session, d: Decision): Answer {
  const answer = saysYes(x, d);
  return { yes: REVERSED.has(d.prompt.id) ? !answer : answer };
}

/** What the scenario says to the question, as the format puts it. @throws Parted where a run that states all decisions says nothing. */
function saysYes(x: Session, d: Decision): boolean {
  if (d.prompt.id === 'ask.optionalCost') x.optionalCosts = 'asked';
  const more = paysMore(x, d);
  if (more !== undefined) return more;
  if (d.prompt.id === 'ask.splice') return spliced(x, d);
  if (asksNothing(x, d)) return false;
  const a = takeChoice(x, d.seat, (c) => c.yes !== undefined);
  x.granted = a?.yes === true ? (d.source ?? 0) : 0;
  x.impliedBy = 0;
  if (d.kind === 'may') x.unasked.askedWhether(d.seat);
  if (a?.yes === false && x.optionalCosts === 'asked') x.optionalCosts = 'declined';
  if (a) return a.yes === true;
  // Before the game begins nobody pays life to have a land untapped.
  if (d.prompt.id === 'ask.payLife' && x.state.turn.number === 0) return false;
  const head = headOf(x, d.seat);
  // "Sacrifice a land to copy this?": who chooses none doesn't.
  if (head.choice === undefined && head.target?.skip) {
    x.queues[d.seat].targets.shift();
    return false;
  }
  // an optional cost of objects, of which none is chosen
  if (head.choice?.skip) {
    x.queues[d.seat].choices.shift();
    if (x.optionalCosts === 'asked') x.optionalCosts = 'declined';
    return false;
  }
  if (!x.isStrict(d.seat)) return true;
  if (leadsOn(x, d)) {
    x.impliedBy = d.source ?? 0;
    x.lenient('impliedYes');
    return true;
  }
  if (idle(x)) {
    x.unasked.idle(d.seat, x.state, head.choice);
    return true;
  }
  throw missing(d.prompt.id, x.whoOf[d.seat]);
}

/**
 * Before the game begins nobody is asked to pay life for lands of which there are more than answers, in a run that states all decisions: a yes that comes
 * first is one to something else.
 */
function asksNothing(x: Session, d: Decision): boolean {
  if (d.prompt.id !== 'ask.payLife' || x.state.turn.number !== 0 || !x.isStrict(d.seat)) return false;
  const asks = (name: string): boolean => JSON.stringify(x.prepared.source(name)?.faces ?? []).includes('"unless":[{"pay":"life"');
  const lands = (x.prepared.setup.place ?? []).filter((p) => p.zone === 'battlefield' && p.seat === d.seat && asks(p.card)).length;
  const answers = x.queues[d.seat].choices.findIndex((c) => c.yes === undefined);
  x.untold ??= (answers < 0 ? x.queues[d.seat].choices.length : answers) < lands;
  return x.untold;
}

/** "Any amount of mana", which is paid one by one here: the number after the yes says how often (undefined where it is not about that). */
function paysMore(x: Session, d: Decision): boolean | undefined {
  if (d.prompt.id !== 'ask.optionalCost' || d.prompt.params?.label !== 'offered') return undefined;
  if (x.amount?.source === d.source && x.amount?.seat === d.seat) return x.amount.left-- > 0;
  const [yes, number] = x.queues[d.seat].choices;
  if (yes?.yes !== true || number?.number === undefined) return undefined;
  x.queues[d.seat].choices.splice(0, 2);
  x.amount = { seat: d.seat, source: d.source ?? 0, left: number.number - 1 };
  return number.number > 0;
}

/** Most decisions looked at to see what a yes leads to. */
const AHEAD = 4;

/** Whether a yes leads to a choice that the next answer fits (7.1): an object, a player, a number. */
function leadsOn(x: Session, d: Decision): boolean {
  let outcome = x.game.answer(x.state, { yes: !REVERSED.has(d.prompt.id) });
  for (let n = 0; n < AHEAD && outcome.ok; n++) {
    const next = outcome.state.pending;
    const { choice, target } = headOf(x, d.seat);
    if (choice !== undefined && plays(outcome, choice.text)) return true;
    // the card to be cast is named as what is chosen
    const [named, ...more] = target?.targets ?? [];
    if (choice === undefined && more.length === 0 && plays(outcome, named?.name)) {
      x.queues[d.seat].targets.shift();
      return true;
    }
    if (!next || next.kind === 'act' || next.decider !== d.seat) return false;
    const fits = fitsHead(x, outcome.state, next);
    if (fits !== undefined) return fits;
    outcome = x.game.answer(outcome.state, defaultAnswer(next));
  }
  return false;
}

/** Whether what has happened is that the card an answer names was cast or played: the only one that could be meant. */
const plays = (outcome: Extract<ReturnType<MagicGame['answer']>, { ok: true }>, name: string | undefined): boolean =>
  outcome.events.some(
    (e) => (e.kind === 'cast' || e.kind === 'landPlay') && name !== undefined && isSame(nameOf(outcome.state, e.object), name),
  );

/** Whether the next answer of the queues fits a decision to come; undefined for one that is about something else. */
function fitsHead(x: Session, state: State, d: Decision): boolean | undefined {
  const { choice } = headOf(x, d.decider);
  if (d.ask.form === 'number') return choice?.number !== undefined;
  if (d.ask.form !== 'pick') return undefined;
  const options = d.ask.options as { entity?: number }[];
  if (options[0]?.entity === undefined) return choice === undefined ? undefined : optionFits(x, options as Option[], choice);
  const now = x.state;
  x.state = state;
  const fits = (names: readonly TargetName[]): boolean =>
    names.length > 0 && names.every((n) => options.some((o) => x.means(n, o.entity as number)));
  // of several objects that one answer names some may be chosen in a choice of their own
  const each = choice?.picks !== undefined && choice.picks.length > 1 ? namesIn(choice).map((n) => [n]) : [namesIn(choice ?? {})];
  const found = each.some(fits) || x.queues[d.decider].targets.some((t) => fits(t.targets ?? []));
  x.state = now;
  return found;
}

/** Whether it makes no difference what is answered: a question about something that can't be done any more. */
const idle = (x: Session): boolean => comesToTheSame(x, [{ yes: true }, { yes: false }]);

/** Whether all these answers lead to the same board. */
function comesToTheSame(x: Session, answers: readonly Answer[]): boolean {
  const inner = (key: string, value: unknown): unknown => (key.startsWith('_') ? undefined : value);
  const boards = answers.map((answer) => {
    const outcome = x.game.answer(x.state, answer);
    if (!outcome.ok) return undefined;
    const s = outcome.state;
    return JSON.stringify([s.objects.rows, s.players.rows, s.stack, s.lasting, s.frames, s.pending?.prompt], inner);
  });
  return boards[0] !== undefined && boards.every((b) => b === boards[0]);
}

/** Splicing: a yes, and then the card; a card that is named next is spliced. */
function spliced(x: Session, d: Decision): boolean {
  const a = takeChoice(x, d.seat, (c) => c.yes !== undefined);
  if (a?.yes === false) return false;
  const q = x.queues[d.seat].targets;
  const id = d.source ?? 0;
  if (q[0]?.targets?.some((n) => n.name !== undefined && x.means(n, id))) q.shift();
  return true;
}

/** A number: X is as much as can be paid where nothing is said, other numbers the least. */
export function answerNumber(x: Session, d: Decision): Answer {
  const { min, max } = d.ask as FormOf<'number'>;
  if (min === max) {
    takeChoice(x, d.seat, (c) => c.number === min); // never asked elsewhere, but it may have been answered
    return { number: min };
  }
  const a = takeChoice(x, d.seat, (c) => c.number !== undefined);
  if (a) {
    const n = a.number as number;
    if (n < min || n > max) throw new Parted('actionNotAvailable', { id: 'scn.number', params: { n, min, max } });
    return { number: n };
  }
  const implied = d.prompt.id === 'ask.x' ? impliedX(x, d.seat) : -1;
  if (implied >= min && implied <= max) {
    x.lenient('impliedX');
    return { number: implied };
  }
  if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
  return { number: d.prompt.id === 'ask.x' ? Math.max(min, max - lifeSymbols(x, d)) : min };
}

/** Symbols of the cost that life could pay: left alone, they are paid with mana, which X can't have (section 8). */
function lifeSymbols(x: Session, d: Decision): number {
  const o = d.source === undefined || d.source < 0 ? null : record(x.state, d.source);
  return o === null ? 0 : (characteristics(x.state, o.id).manaCost ?? '').split('/P}').length - 1;
}

/** X that follows from the card named next to pay with ("a card with mana value X"); -1 where none is named. */
function impliedX(x: Session, seat: number): number {
  const head = x.queues[seat].choices[0];
  if (head === undefined) return -1;
  if (paysXCards(x)) {
    const other = x.queues[seat].choices.findIndex((c) => !inHand(x, seat, c));
    return other < 0 ? x.queues[seat].choices.length : other;
  }
  const id = x.state.players.rows[seat].hand.find((card) => namesIn(head).some((n) => x.means(n, card)));
  return id === undefined ? -1 : characteristics(x.state, id).manaValue;
}

/** Whether the ability at hand has a cost of X objects ("reveal X white cards"). */
const paysXCards = (x: Session): boolean =>
  (x.announcing?.ability ?? 0) !== 0 &&
  JSON.stringify(nodeOf<{ cost?: unknown }>(x.state._pool, x.announcing?.ability ?? 0).cost ?? []).includes('"count":{"q":"x"}');

const inHand = (x: Session, seat: number, a: ChoiceAnswer): boolean =>
  x.state.players.rows[seat].hand.some((card) => namesIn(a).some((n) => x.means(n, card)));

/** Modes by their printed positions. */
export function answerModes(x: Session, d: Decision): Answer {
  const ask = d.ask as FormOf<'pick'>;
  const options = ask.options as { mode: number }[];
  const q = x.queues[d.seat].modes;
  const chosen: number[] = [];
  while (q.length > 0 && chosen.length < ask.max) {
    const a = q[0];
    if (a.skip) {
      q.shift();
      break;
    }
    const i = options.findIndex((o) => o.mode === (a.mode ?? 0) - 1);
    if (i < 0 || (chosen.includes(i) && (ask.each ?? 1) === 1)) {
      if (chosen.length >= ask.min) break;
      throw new Parted('illegalMode', { id: 'scn.illegalMode', params: { mode: a.mode ?? 0 } });
    }
    q.shift();
    chosen.push(i);
  }
  if (chosen.length < ask.min) {
    if (x.isStrict(d.seat) && options.length > ask.min) throw missing(d.prompt.id, x.whoOf[d.seat]);
    for (let i = 0; chosen.length < ask.min; i++) chosen.push(i % options.length);
  }
  return { pick: chosen.sort((a, b) => a - b) };
}

const COLOR_WORDS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G', colorless: 'C' };

/** The mana or colour a word means: "Green" and "G" are {G}. */
const symbolOf = (text: string): string => COLOR_WORDS[text.toLowerCase()] ?? text;

interface Option {
  word?: string;
  mana?: string;
  effect?: number;
  cost?: unknown;
}

function optionMatches(x: Session, o: Option, a: ChoiceAnswer): boolean {
  if (o.word?.startsWith('seat:')) {
    const seat = Number(o.word.slice(5));
    const who = x.whoOf[seat];
    return a.player === who || a.text === `Player${who}`;
  }
  if (a.text === undefined) return false;
  const face = /^(Chaos|Blank|Planar) Roll$/i.exec(a.text)?.[1].toLowerCase();
  if (face !== undefined && o.word !== undefined) return o.word === (face === 'planar' ? 'planeswalk' : face);
  if (a.hint === 'castOrPlay' && o.word !== undefined) return o.word === a.text.replace(/^(Cast|Play) /, '');
  if (o.word !== undefined) return o.word.toLowerCase() === a.text.toLowerCase() || o.word === symbolOf(a.text);
  if (o.mana !== undefined) return o.mana === `{${symbolOf(a.text)}}` || o.mana === a.text;
  if (o.effect !== undefined) return normalise(nodeText(x.state, o.effect)).startsWith(normalise(a.text));
  return o.cost !== undefined && JSON.stringify(o.cost).toLowerCase().includes(a.text.toLowerCase());
}

/** The option that an answer means: of effects the one that begins so, or else the only one that speaks of it. */
function optionOf(x: Session, options: readonly Option[], a: ChoiceAnswer): number {
  const i = options.findIndex((o) => optionMatches(x, o, a));
  if (i >= 0 || a.text === undefined) return i;
  const wanted = normalise(a.text);
  const speaking = options.flatMap((o, k) =>
    o.effect !== undefined && normalise(nodeText(x.state, o.effect)).includes(wanted) ? [k] : [],
  );
  return speaking.length === 1 ? speaking[0] : -1;
}

const optionFits = (x: Session, options: readonly Option[], a: ChoiceAnswer): boolean => optionOf(x, options, a) >= 0;

/** Of two effects, one for the top of a library and one for its bottom, the one for the top; -1 where it is not about that (7.1: yes means top). */
function topOfLibrary(x: Session, options: readonly Option[]): number {
  const texts = options.map((o) => (o.effect === undefined ? '' : JSON.stringify(nodeOf(x.state._pool, o.effect))));
  const top = texts.findIndex((t) => t.includes('"to":"library"') && !t.includes('"position":"bottom"'));
  return top >= 0 && texts.some((t, i) => i !== top && t.includes('"position":"bottom"')) ? top : -1;
}

/** One of several words, kinds of mana, effects or costs. */
export function answerOption(x: Session, d: Decision): Answer {
  const ask = d.ask as FormOf<'pick'>;
  const options = ask.options as Option[];
  const found = (a: ChoiceAnswer): number => optionOf(x, options, a);
  // "You may vote an additional time": whether, and then for what.
  if (ask.min === 0 && takeChoice(x, d.seat, (c) => c.yes !== undefined)?.yes === false) return { pick: [] };
  const wanted = x.announcing?.mana;
  if (wanted !== undefined && options[0]?.mana !== undefined) {
    const i = options.findIndex((o) => o.mana === wanted);
    if (i >= 0) return { pick: [i] };
  }
  if (options[0]?.mana !== undefined) {
    const i = fromCombination(x, d.seat, options);
    if (i >= 0) return { pick: [i] };
  }
  const a = takeChoice(x, d.seat, (c) => found(c) >= 0);
  if (a) return { pick: [found(a)] };
  if (options.length === 2 && options[0].mana === undefined) {
    const yes = takeChoice(x, d.seat, (c) => c.yes !== undefined);
    const first = Math.max(0, topOfLibrary(x, options));
    if (yes) {
      if (d.prompt.id === 'ask.cost') x.unasked.asked(d.seat, 'cost');
      return { pick: [yes.yes ? first : 1 - first] };
    }
  }
  if (d.prompt.id === 'ask.cost') x.unasked.asked(d.seat, 'cost');
  const q = x.queues[d.seat];
  if (options[0]?.effect !== undefined && q.modes[0]?.mode !== undefined && q.modes[0].mode <= options.length)
    return { pick: [(q.modes.shift()?.mode ?? 1) - 1] };
  if (x.isStrict(d.seat) && options.length > 1) throw missing(d.prompt.id, x.whoOf[d.seat]);
  if (d.prompt.id === 'ask.creatureType') return { pick: [ownCreatureType(x, d.seat, options)] };
  return { pick: [0] };
}

/** Mana "in any combination": numbers, one per type in the order offered, given once for all the questions that follow. */
function fromCombination(x: Session, seat: number, options: readonly Option[]): number {
  const q = x.queues[seat].choices;
  if (x.combination.every((n) => n === 0)) {
    if (q[0]?.number === undefined) return -1;
    x.combination = options.map(() => 0);
    for (let i = 0; i < options.length && q[0]?.number !== undefined; i++) x.combination[i] = q.shift()?.number ?? 0;
    if (q[0]?.skip) q.shift();
  }
  const i = x.combination.findIndex((n) => n > 0);
  if (i >= 0) x.combination[i]--;
  return i;
}

/** A creature type found among the player's own cards. */
function ownCreatureType(x: Session, seat: number, options: readonly Option[]): number {
  const { state } = x;
  const mine = [...x.permanents(x.whoOf[seat]), ...state.players.rows[seat].hand].filter((id) => live(state, id));
  for (const id of mine) {
    const i = options.findIndex((o) => o.word !== undefined && characteristics(state, id).subtypes.includes(o.word));
    if (i >= 0) return i;
  }
  return 0;
}

/** A card name. */
export function answerText(x: Session, d: Decision): Answer {
  const { texts, open } = d.ask as FormOf<'text'>;
  const names = open ? [...texts, ...x.state._pool.cards.flatMap((c) => c.faces.map((f) => f.face.name))] : texts;
  const meant = (c: ChoiceAnswer): string | undefined => names.find((t) => c.text !== undefined && isSame(t, c.text));
  const a = takeChoice(x, d.seat, (c) => meant(c) !== undefined);
  if (a) return { text: meant(a) as string };
  if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
  return { text: texts[0] };
}

/** The text or the source's name of a trigger that waits, or of a replacement effect. */
function effectBegins(x: Session, node: number, source: number, wanted: string): boolean {
  const self = nameOf(x.state, source);
  const text = normalise(nodeText(x.state, node, source), self);
  const [head, tail] = wanted.split('*');
  const begin = normalise(head, self);
  const keyword = normalise(keywordOf(x.state, source, node, faceOf(x.state, source)));
  if (keyword !== '' && keyword.startsWith(begin)) return true;
  if (tail !== undefined) return `${normalise(self)}: ${text}`.includes(begin) && text.includes(normalise(tail, self));
  return (
    text.startsWith(begin) ||
    normalise(self).startsWith(normalise(head)) ||
    `${normalise(self)}: ${text}`.startsWith(normalise(head)) ||
    normalise(head).startsWith(`${normalise(self)}: `)
  );
}

/** Objects in an order, or triggers: the one named first goes on the stack first. */
export function answerOrder(x: Session, d: Decision): Answer {
  const options = (d.ask as FormOf<'order'>).options as { entity?: number; trigger?: number; source?: number }[];
  const left = options.map((_, i) => i);
  const order: number[] = [];
  while (left.length > 1) {
    const find = (a: ChoiceAnswer): number =>
      left.findIndex((i) => {
        const o = options[i];
        if (o.entity !== undefined) return namesIn(a).some((n) => x.means(n, o.entity as number));
        return a.text !== undefined && effectBegins(x, o.trigger ?? 0, o.source ?? 0, a.text);
      });
    const a = takeChoice(x, d.seat, (c) => find(c) >= 0);
    if (!a && x.queues[d.seat].choices[0]?.skip) {
      x.queues[d.seat].choices.shift(); // the rest as it comes
      break;
    }
    if (!a) {
      const i = nearest(x, d.seat, options, left);
      if (i >= 0) {
        order.push(...left.splice(i, 1));
        continue;
      }
      if (interchangeable(x, options, left)) {
        // whatever is named of several that are alike
        const q = x.queues[d.seat].choices;
        for (const _ of left.slice(1)) if (q[0]?.hint === 'trigger' || (x.isStrict(d.seat) && q[0]?.text !== undefined)) q.shift();
        break;
      }
      if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
      break;
    }
    order.push(...left.splice(find(a), 1));
  }
  order.push(...left);
  return { order: d.prompt.id === 'ask.orderTop' ? order.reverse() : order };
}

/** Where wordings differ: the trigger whose text has the longest beginning in common with the answer (an index of `left`), or -1. */
function nearest(x: Session, seat: number, options: readonly { trigger?: number; source?: number }[], left: readonly number[]): number {
  const head = x.queues[seat].choices[0];
  if (head?.hint !== 'trigger' || head.text === undefined) return -1;
  const wanted = head.text;
  const common = left.map((i) => {
    const { trigger = 0, source = 0 } = options[i];
    const self = nameOf(x.state, source);
    const text = normalise(nodeText(x.state, trigger, source), self);
    const shared = normalise(wanted, self)
      .split(' ')
      .filter((word) => text.split(' ').includes(word)).length;
    return commonBeginning(text, normalise(wanted, self)) + shared / 100;
  });
  const best = Math.max(...common);
  if (best < 4 || common.filter((n) => n === best).length > 1) return -1;
  x.queues[seat].choices.shift();
  return common.indexOf(best);
}

/** Triggers with the same text are not asked about. */
function interchangeable(
  x: Session,
  options: readonly { trigger?: number; source?: number; entity?: number }[],
  left: readonly number[],
): boolean {
  const key = (i: number): string => {
    const { trigger, source = 0, entity = 0 } = options[i] as { trigger?: number; source?: number; entity?: number };
    if (trigger === undefined) return nameOf(x.state, entity);
    const self = nameOf(x.state, source);
    return keywordOf(x.state, source, trigger, faceOf(x.state, source)) || normalise(nodeText(x.state, trigger, source), self);
  };
  // what keywords stand for may be the same where the keywords are not: "Casualty 1", "Casualty 2"
  const said = ({ trigger, source = 0 }: { trigger?: number; source?: number }): string =>
    trigger === undefined ? '' : `${source}: ${nodeText(x.state, trigger, source)}`;
  const one = said(options[left[0]]);
  return left.every((i) => key(i) === key(left[0]) || (one !== '' && said(options[i]) === one));
}

/** Which replacement or prevention effect applies first. @throws Parted where a run that states all decisions says nothing. */
export function answerReplacement(x: Session, d: Decision): Answer {
  const options = (d.ask as FormOf<'pick'>).options as { replacement: number; source: number }[];
  const find = (a: ChoiceAnswer): number =>
    a.text === undefined ? -1 : options.findIndex((o) => effectBegins(x, o.replacement, o.source, a.text as string));
  const a = takeChoice(x, d.seat, (c) => find(c) >= 0);
  if (a) return { pick: [find(a)] };
  const texts = options.map((o) => normalise(nodeText(x.state, o.replacement, o.source), nameOf(x.state, o.source)));
  const alike = texts.every((t) => t === texts[0]);
  // whatever is named of several that are alike
  if (alike && x.queues[d.seat].choices[0]?.text !== undefined) x.queues[d.seat].choices.shift();
  else if (!alike && x.isStrict(d.seat)) {
    const same = comesToTheSame(
      x,
      options.map((_, i) => ({ pick: [i] })),
    );
    if (!same) throw missing(d.prompt.id, x.whoOf[d.seat]);
  }
  return { pick: [0] };
}

/** Divisions: amounts given with the targets, or one number per recipient. */
export function answerDivide(x: Session, d: Decision): Answer {
  const ask = d.ask as FormOf<'divide'>;
  if (d.kind === 'divide' && x.shares.length === ask.options.length) {
    const divide = x.shares;
    x.shares = [];
    return { divide };
  }
  if (d.kind === 'damage') return answerDamage(x, d, ask);
  const numbers: number[] = [];
  while (numbers.length < ask.options.length) {
    const a = takeChoice(x, d.seat, (c) => c.number !== undefined);
    if (!a) break;
    numbers.push(a.number as number);
  }
  if (numbers.length === ask.options.length) return { divide: numbers };
  if (takeChoice(x, d.seat, (c) => c.skip === true)) return { divide: fillShares(ask.total, ask.least, ask.most) };
  if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
  return { divide: fillShares(ask.total, ask.least, ask.most) };
}

/** Recipients in the order in which the script declares blocks; those that are not creatures of the combat last. */
function scriptOrder(x: Session, ids: readonly number[]): number[] {
  const at = (id: number): number => {
    const i = x.fighters.findIndex((f) => f.id === id);
    return i < 0 ? Number.MAX_SAFE_INTEGER : i;
  };
  return ids.map((_, i) => i).sort((a, b) => at(ids[a]) - at(ids[b]) || a - b);
}

/** How many numbers belong to creatures that the script names before this one and that have not been asked about. */
function numbersBefore(x: Session, source: number): number {
  const at = x.fighters.findIndex((f) => f.id === source);
  if (at < 0) return 0;
  const side = x.fighters[at].blocking;
  return x.fighters
    .slice(0, at)
    .reduce((n, f) => n + (f.blocking === side && !f.asked && f.opponents.length > 1 ? f.opponents.length : 0), 0);
}

/** Combat damage: one number per recipient, in the order of the script. */
function answerDamage(x: Session, d: Decision, ask: FormOf<'divide'>): Answer {
  const ids = (ask.options as { entity: number }[]).map((o) => o.entity);
  const order = scriptOrder(x, ids);
  const q = x.queues[d.seat].choices;
  const from = numbersBefore(x, d.source ?? 0);
  const given = q.slice(from, from + ids.length);
  const fighter = x.fighters.find((f) => f.id === d.source);
  if (fighter) fighter.asked = true;
  const divide = ids.map(() => 0);
  const numbers = given.slice(
    0,
    given.findIndex((a) => a.number === undefined) < 0 ? given.length : given.findIndex((a) => a.number === undefined),
  );
  const sum = numbers.reduce((n, a) => n + (a.number ?? 0), 0);
  const full = numbers.length === ids.length || (numbers.length > 0 && sum === ask.total);
  if (full || (numbers.length === ids.length - 1 && numbers.length > 0)) {
    numbers.forEach((a, i) => {
      divide[order[i]] = a.number ?? 0;
    });
    if (sum < ask.total) divide[order[ids.length - 1]] += ask.total - sum;
    q.splice(from, numbers.length);
    if (q[from]?.skip) q.splice(from, 1);
    return { divide };
  }
  if (q[from]?.skip) q.splice(from, 1);
  else if (x.isStrict(d.seat)) throw missing(d.prompt.id, x.whoOf[d.seat]);
  return { divide: lethalFirst(x, d, ask, order) };
}

/** Combat damage: lethal damage to each blocker in order, the rest to the first; with trample the rest goes through. */
function lethalFirst(x: Session, d: Decision, ask: FormOf<'divide'>, order: readonly number[]): number[] {
  const fallback = d.fallback && 'divide' in d.fallback ? d.fallback.divide.slice() : fillShares(ask.total, ask.least, ask.most);
  if (d.detail !== undefined) return fallback;
  let left = ask.total;
  const divide = fallback.map(() => 0);
  const deathtouch = d.source !== undefined && (characteristics(x.state, d.source).keywords & KEYWORD_BITS.deathtouch) !== 0;
  for (const i of order) {
    const entity = (ask.options[i] as { entity: number }).entity;
    const o = live(x.state, entity);
    const lethal = o ? Math.max(0, (characteristics(x.state, entity).toughness ?? 0) - o.damage) : 0;
    divide[i] = Math.min(left, deathtouch ? Math.min(1, lethal) : lethal);
    left -= divide[i];
  }
  divide[order[0]] += left;
  return divide;
}
