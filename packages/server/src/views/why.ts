/** Why something happened: the chain of causes of an event, as far as the viewer may know it, to the answer that began it. */
import type { Decision, Move } from '@apnap/kernel';
import { type ActOption, describeEvent, type EventKind, explainCannot, explainObject, type Reason } from '@apnap/magic';
import type { About, Lang, Text, WhyAnswer, WhyStep } from '@apnap/protocol';
import type { GameLine } from '../tables/line.js';
import { both, plain, say } from '../text.js';
import { moveText } from './answers.js';
import type { Known } from './chronicle.js';
import type { Viewer } from './game.js';
import type { Handles } from './handles.js';
import { nameText } from './words.js';

/** Events that players bring about by deciding to, rather than the rules. */
const ACTS: ReadonlySet<EventKind> = new Set<EventKind>(['cast', 'activate', 'landPlay', 'attack', 'block', 'mana', 'tapForMana', 'tap']);

/** An answer to "why?"; null where the viewer knows nothing of the kind. */
export function whyOf(line: GameLine, viewer: Viewer, handles: Handles, about: About, until: number): WhyAnswer | null {
  if ('event' in about) return whyEvent(line, viewer, handles, about.event, until);
  // Numbers of objects are the viewer's own: whoever has one was shown the object.
  const s = line.stateAt(until);
  const id = handles.idOf('object' in about ? about.object : about.cannot);
  if (id <= 0) return null;
  if ('cannot' in about && typeof viewer !== 'number') return null;
  const reasons = (lang: Lang): Reason[] =>
    'object' in about ? explainObject(s, id, lang) : explainCannot(s, typeof viewer === 'number' ? viewer : 0, id, lang);
  const en = reasons('en');
  const zh = reasons('zh');
  if (en.length === 0) return null;
  return { title: nameText(s, id), steps: en.map((r, i) => stepOf(r, zh[i] ?? r, handles)) };
}

function stepOf(en: Reason, zh: Reason, handles: Handles): WhyStep {
  return {
    text: { en: en.text, zh: zh.text },
    rules: en.rules,
    ...(en.entity === 0 ? {} : { entity: handles.handle(en.entity) }),
    ...(en.layer === '' ? {} : { layer: en.layer }),
  };
}

function whyEvent(line: GameLine, viewer: Viewer, handles: Handles, event: number, until: number): WhyAnswer | null {
  const chronicle = line.chronicle(viewer);
  const asked = chronicle.event(event, until);
  if (!asked) return null;
  const chain: Known[] = [asked];
  for (let k = chronicle.event(asked.view.cause, asked.n); k && chain.length < 200; k = chronicle.event(k.view.cause, asked.n))
    chain.push(k);
  const players = line.setup.players.map((p) => p.name);
  const steps: WhyStep[] = chain.map(({ view }) => ({
    text: both((lang) => describeEvent(view, { lang, players, isAbility: (id) => chronicle.isAbility(id) })?.text ?? view.kind),
    rules: [view.rule],
    event: view.id,
    ...(view.object ? { entity: handles.handle(chronicle.shownAs(view.object.id, asked.n)) } : {}),
  }));
  const root = chain[chain.length - 1];
  return { title: steps[0].text, steps: [...steps, rootStep(line, viewer, root, steps[steps.length - 1].text), ...reasonStep(line, root)] };
}

/** The answer with which the chain begins. What another decided in secret is not said. */
function rootStep(line: GameLine, viewer: Viewer, root: Known, seen: Text): WhyStep {
  if (root.n === 0) return { text: say('why.start'), rules: [] };
  const own = ACTS.has(root.view.kind);
  const n = own ? beginningOf(line, root.n) : root.n;
  const before = line.stateAt(n - 1);
  const { by, move } = line.given[n - 1];
  const d = before.pending;
  const mine = viewer === 'all' || by === viewer;
  const open = mine || d === null || 'concede' in move || (d.kind === 'act' ? isPass(d, move) : d.visible === 'all');
  // What another did is told as it was seen: the option he chose names the card he cast face down (CR 708.4).
  const what = open ? moveText(before, d, move) : own && d?.kind === 'act' ? seen : plain('…');
  const player = line.setup.players[by]?.name ?? '';
  return { text: say(own ? 'why.answer' : 'why.procedure', { player, what }), rules: d ? [d.rule] : [] };
}

const isPass = (d: Decision, move: Move): boolean =>
  'pick' in move &&
  d.ask.form === 'pick' &&
  move.pick.every((i) => (d.ask as { options: readonly ActOption[] }).options[i]?.act === 'pass');

/** What a computer player thought when it decided so. Its reasons could show what it holds, so it tells them when the game is over. */
function reasonStep(line: GameLine, root: Known): WhyStep[] {
  if (root.n === 0 || !line.state.result || !ACTS.has(root.view.kind)) return [];
  const n = beginningOf(line, root.n) - 1;
  const reason = line.reasons.get(n);
  return reason && reason.by === line.given[n].by ? [{ text: say('why.reason', { why: reason.why }), rules: [] }] : [];
}

/** The answer that began the action: payments and targets are answered after it. */
function beginningOf(line: GameLine, n: number): number {
  const seat = line.given[n - 1].by;
  for (let i = n; i > 0; i--) {
    const kind = line.stateAt(i - 1).pending?.kind;
    if (line.given[i - 1].by === seat && (kind === 'act' || kind === 'attackers' || kind === 'blockers')) return i;
  }
  return n;
}
