/** Why something happened: the chain of causes of an event, as far as the viewer may know it, to the answer that began it. */
import type { Decision, Move } from '@apnap/kernel';
import {
  type ActOption,
  describeEvent,
  type EventKind,
  explainCannot,
  explainObject,
  type GameEvent,
  numberIn,
  type Reason,
  type State,
  storyOf,
} from '@apnap/magic';
import type { About, Lang, Text, WhyAnswer, WhyStep } from '@apnap/protocol';
import type { Played } from '../games/hosted.js';
import { both, plain, say } from '../text.js';
import type { Handles, Naming } from '../views/handles.js';
import type { Viewer } from '../views/viewer.js';
import { moveText } from './answers.js';
import type { Chronicle, Known } from './chronicle.js';
import { told } from './told.js';
import { nameText } from './words.js';

/** A game of Magic. */
type PlayedMagic = Played<State, GameEvent>;

/** Events that players bring about by deciding to, rather than the rules. */
const ACTS: ReadonlySet<EventKind> = new Set<EventKind>(['cast', 'activate', 'landPlay', 'attack', 'block', 'mana', 'tapForMana', 'tap']);

/**
 * An answer to "why?"; null where the viewer knows nothing of the kind.
 * @param until the moment at which he asks
 * @param over whether all may be told: what computer players thought could show what they still hold
 */
export function whyOf(
  line: PlayedMagic,
  viewer: Viewer,
  handles: Handles,
  about: About,
  until: number,
  over = line.state.result !== null,
): WhyAnswer | null {
  if ('event' in about) return whyEvent({ line, viewer, handles, until, over }, about.event);
  const seen = handles.seen('object' in about ? about.object : about.cannot, until);
  if (!seen) return null;
  // What can be done is a question about now; what something was like can be told of what is gone, as it was seen.
  if ('cannot' in about && (typeof viewer !== 'number' || seen.n !== until)) return null;
  const { id, n } = seen;
  const s = line.stateAt(n);
  const reasons = (lang: Lang): Reason[] =>
    'object' in about ? explainObject(s, id, lang) : explainCannot(s, typeof viewer === 'number' ? viewer : 0, id, lang);
  const en = reasons('en');
  const zh = reasons('zh');
  if (en.length === 0) return null;
  const name = nameText(s, id);
  const then = handles.at(n);
  const steps = en.map((r, i) => stepOf(s, r, zh[i] ?? r, then));
  return n === until ? { title: name, steps } : { title: say('why.lastSeen', { name }), steps, asOf: n };
}

function stepOf(s: State, en: Reason, zh: Reason, handles: Naming): WhyStep {
  return {
    text: { en: en.text, zh: zh.text },
    rules: en.rules.map((rule) => numberIn(s, rule)),
    ...(en.entity === 0 ? {} : { entity: handles.handle(en.entity) }),
    ...(en.layer === '' ? {} : { layer: en.layer }),
  };
}

/** Who asks, and where the game is for him. */
interface Asking {
  line: PlayedMagic;
  viewer: Viewer;
  handles: Handles;
  until: number;
  over: boolean;
}

function whyEvent(asking: Asking, event: number): WhyAnswer | null {
  const { line, viewer, until } = asking;
  const mark = line.mark(event, until);
  if (mark) return { title: mark.line.text, steps: [{ text: mark.line.text, rules: mark.line.rules, event }] };
  const chronicle = line.chronicle(viewer) as Chronicle;
  const { id, era } = line.eventOf(event);
  const asked = chronicle.event(id, until);
  // The number of an event of an abandoned timeline is not that of what has happened since.
  if (!asked || line.eraAt(asked.n) !== era) return null;
  const chain: Known[] = [asked];
  for (let k = chronicle.event(asked.view.cause, asked.n); k && chain.length < 200; k = chronicle.event(k.view.cause, asked.n))
    chain.push(k);
  const players = line.names;
  const then = asking.handles.at(asked.n);
  const stepOfEvent = ({ view, n }: Known): WhyStep => ({
    text: both((lang) => describeEvent(view, { lang, players, isAbility: (id) => chronicle.isAbility(id) })?.text ?? view.kind),
    rules: [view.number ?? view.rule],
    event: line.numberOf(view.id, n),
    ...(view.object ? { entity: then.handle(chronicle.shownAs(view.object.id, asked.n)) } : {}),
  });
  const steps = chain.map(stepOfEvent);
  const root = chain[chain.length - 1];
  const story = storySteps(line, root, (id) => chronicle.event(id, asked.n), stepOfEvent);
  const rest = story.ends ? story.steps : [...story.steps, rootStep(line, viewer, root, steps[steps.length - 1].text)];
  return { title: steps[0].text, steps: [...steps, ...rest, ...reasonStep(asking, root)] };
}

/** What led to an event that the rules brought about. `ends`: nothing is to be added, for it is told what was passed. */
function storySteps(
  line: PlayedMagic,
  root: Known,
  known: (id: number) => Known | undefined,
  stepOfEvent: (k: Known) => WhyStep,
): { steps: WhyStep[]; ends: boolean } {
  if (root.n === 0 || ACTS.has(root.view.kind)) return { steps: [], ends: false };
  const before = line.stateAt(root.n - 1);
  const d = before.pending;
  const passed =
    d?.kind === 'act' && isPass(d, line.given[root.n - 1].move) ? { step: before.turn.step, stack: before.stack.length > 0 } : null;
  const parts = storyOf(root.view, (id) => known(id)?.view, passed);
  const steps = parts.flatMap((part): WhyStep[] => {
    if ('message' in part) return [{ text: told(part.message), rules: part.rules.map((rule) => numberIn(before, rule)) }];
    const k = known(part.event.id);
    return k ? [stepOfEvent(k)] : [];
  });
  return { steps, ends: passed !== null };
}

/** The answer with which the chain begins. What another decided in secret is not said. */
function rootStep(line: PlayedMagic, viewer: Viewer, root: Known, seen: Text): WhyStep {
  if (root.n === 0) return { text: say('why.start'), rules: [] };
  const own = ACTS.has(root.view.kind);
  const n = own ? beginningOf(line, root.n) : root.n;
  const before = line.stateAt(n - 1);
  const { by, move } = line.given[n - 1];
  if ('ruling' in move) return { text: say('why.ruling'), rules: ['IPG 1.4'] };
  const d = before.pending;
  const mine = viewer === 'all' || by === viewer;
  const open = mine || d === null || 'concede' in move || (d.kind === 'act' ? isPass(d, move) : d.visible === 'all');
  // What another did is told as it was seen: the option he chose names the card he cast face down (CR 708.4).
  const what = open ? moveText(before, d, move) : own && d?.kind === 'act' ? seen : plain('…');
  const player = line.names[by] ?? '';
  return { text: say(own ? 'why.answer' : 'why.procedure', { player, what }), rules: d ? [numberIn(before, d.rule)] : [] };
}

/** Whether a move passes. */
export const isPass = (d: Decision, move: Move): boolean =>
  'pick' in move &&
  d.ask.form === 'pick' &&
  move.pick.every((i) => (d.ask as { options: readonly ActOption[] }).options[i]?.act === 'pass');

/** What a computer player thought when it decided so. Its reasons could show what it holds, or has in its deck for the next game of the match. */
function reasonStep({ line, over }: Asking, root: Known): WhyStep[] {
  if (root.n === 0 || !over || !ACTS.has(root.view.kind)) return [];
  const n = beginningOf(line, root.n) - 1;
  const reason = line.reasons.get(n);
  return reason && reason.by === line.given[n].by ? [{ text: say('why.reason', { why: reason.why }), rules: [] }] : [];
}

/** The answer that began the action: payments and targets are answered after it. */
function beginningOf(line: PlayedMagic, n: number): number {
  const seat = line.given[n - 1].by;
  for (let i = n; i > 0; i--) {
    const kind = line.kindAt(i - 1);
    if (line.given[i - 1].by === seat && (kind === 'act' || kind === 'attackers' || kind === 'blockers')) return i;
  }
  return n;
}
