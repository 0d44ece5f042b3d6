/** Resolving the topmost object of the stack (CR 608). */

import type { Condition, PlayerRef, Program, TriggeredAbility, Zone } from '@apnap/ability';
import { type Id, own, seatEntity } from '@apnap/kernel';
import { ascendSpell } from '../actions/designations.js';
import { leaveStack } from '../actions/leave-stack.js';
import { mergeWith } from '../actions/merged.js';
import { shuffleLibrary } from '../actions/shuffle.js';
import { BUILT_IN } from '../cardforms/built-in.js';
import { specsOf } from '../casting/announce.js';
import { leadingPrograms } from '../casting/modes.js';
import { addedPrograms, stackProgram } from '../casting/stack-object.js';
import { recheckTargets } from '../casting/targets.js';
import { SACRIFICED_LATER } from '../casting/timing.js';
import { isBestowed, isMutating } from '../characteristics/base.js';
import { cease, commitUnbestowed } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { performOp, runInline } from '../performing/interpret.js';
import { characteristicsOf, staticEnv } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { matches } from '../reading/filter.js';
import { allIn } from '../reading/select.js';
import { isPermanentCard } from '../reading/traits.js';
import { apnap, hasFlag, live } from '../state/access.js';
import { popFrame, pushFrames, setFrame } from '../state/frame-stack.js';
import type { ResolveFrame, RunFrame } from '../state/frames.js';
import { type G, log } from '../state/log.js';
import { type Env, FLAG, type Obj, type StackInfo, type TargetGroup } from '../state/objects.js';
import { codeOf, idOf, nodeOf } from '../state/pool.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import { dealFromStack } from '../turn/by-rules.js';
import { coverPlanar } from '../variants/planechase.js';
import { rulesOf } from '../years/differences.js';
import { withActivePlayer } from './active-player.js';

/** One step of a resolve frame: judging and starting, then finishing. */
export function runResolve(g: G, frame: ResolveFrame): void {
  if (frame.pc === 0) start(g, frame);
  else finish(g, frame);
}

function start(g: G, frame: ResolveFrame): void {
  const { s } = g;
  const o = live(s, frame.object);
  if (!o?.stack) {
    popFrame(s);
    return;
  }
  const info = o.stack;
  s.cause = info.cause;
  if (info.damage) {
    popFrame(s);
    s.cause = log(g, 'resolve', 'classic:310.4', { object: o.id, player: info.env.you }).id;
    dealFromStack(g, o.id, info.damage);
    return;
  }
  if (!stillHolds(s, info)) {
    // CR 608.2a, 603.4
    log(g, 'doesNotResolve', '608.2a', { object: o.id, player: info.env.you });
    cease(g, o.id);
    popFrame(s);
    return;
  }
  const program = stackProgram(s, o);
  const specs = specsOf(program, info.modes, addedPrograms(s, o));
  const overloaded = o.cast?.paid.includes('overload') ?? false;
  const targets = overloaded ? everything(s, program, info.env) : recheckTargets(s, specs, info.env, o.id);
  const aimed = info.env.targets.some((t) => t.ids.length > 0);
  if (!overloaded && aimed && targets.every((t) => t.ids.length === 0) && isBestowed(s, o)) {
    // CR 702.103e, 608.3b: it goes on resolving as a creature spell.
    commitUnbestowed(g, o.id, '702.103e');
  } else if (!overloaded && aimed && targets.every((t) => t.ids.length === 0) && isMutating(s, o)) {
    commitUnbestowed(g, o.id, '702.140b'); // it goes on resolving as a creature spell
  } else if (!overloaded && aimed && targets.every((t) => t.ids.length === 0)) {
    // CR 608.2b: all targets illegal: it doesn't resolve.
    withoutTarget(g, o);
    popFrame(g.s);
    return;
  }
  const event = log(g, 'resolve', '608.1', { object: o.id, player: info.env.you });
  s.cause = event.id;
  setFrame(s, { ...own(s, frame), pc: 1, cause: event.id });
  if (info.kind === 'spell' && program.effect.do !== 'nothing') ascendSpell(g, o.id);
  const aimedAt = rulesOf(s).illegalTargets === 'asLegal' ? { aimed: info.env.targets } : {};
  const env = withActivePlayer(g, info, { ...info.env, targets, ...aimedAt });
  pushFrames(s, ...runsOf(s, o, info, program, env, event.id).reverse());
}

/** CR 608.2b: all its targets are illegal, so it doesn't resolve; in 2015 and 2003 it is countered. */
function withoutTarget(g: G, o: Obj): void {
  const you = (o.stack as StackInfo).env.you;
  const way = rulesOf(g.s).noLegalTarget;
  switch (way) {
    case 'doesNotResolve':
      log(g, 'doesNotResolve', '608.2b', { object: o.id, player: you });
      leaveStack(g, o.id, 'graveyard', '608.2b');
      return;
    case 'countered':
      noteTriggers(g, [log(g, 'countered', '608.2b', { object: o.id })], null);
      leaveStack(g, o.id, 'graveyard', '608.2b');
      return;
    default:
      way satisfies never;
  }
}

/** Overload: "target" means "each" (CR 702.96a): everything the requirement describes, targeted or not. */
function everything(s: State, program: Program, env: Env): TargetGroup[] {
  const here = (from: Zone | 'players', of: PlayerRef | undefined): readonly Id[] =>
    from === 'players' ? apnap(s).map(seatEntity) : allIn({ s, env, it: 0 }, from, of, () => true);
  return program.targets.map((spec) => ({
    ids: spec.from.flatMap((zone) => here(zone, spec.of).filter((id) => matches({ s, env, it: id }, spec.what, id))),
  }));
}

/** CR 603.4: the intervening "if" is checked again. */
function stillHolds(s: State, info: StackInfo): boolean {
  if (info.kind !== 'triggered') return true;
  const ability = nodeOf<TriggeredAbility & { condition?: Condition }>(s._pool, info.ability);
  return ability.condition === undefined || conditionHolds(s, ability.condition, info.env);
}

/** The effects to perform, in order: the program's own, then those of its modes with their own targets. */
function runsOf(s: State, o: Obj, info: StackInfo, program: Program, env: Env, cause: number): RunFrame[] {
  const runs: RunFrame[] = [];
  const run = (effect: object, e: Env): void => {
    const code = s._pool.ids.get(effect);
    if (code !== undefined) runs.push({ _e: s._e, kind: 'run', pc: 0, code, env: e, cause });
  };
  if (info.kind === 'spell' && isPermanentCard(characteristicsOf(s, o))) return runs;
  if (info.kind === 'spell') for (const p of leadingPrograms(s, o)) run(p.effect, env);
  if (program.effect.do !== 'nothing') run(program.effect, env);
  info.modes.forEach((m, i) => {
    const mode = program.modes?.options[m];
    if (!mode) return;
    const from = info.modeTargets[i];
    run(mode.effect, { ...env, targets: env.targets.slice(from, from + mode.targets.length) });
  });
  let from = env.targets.length;
  const added = addedPrograms(s, o);
  for (const p of added) from -= p.targets.length;
  for (const p of added) {
    run(p.effect, { ...env, targets: env.targets.slice(from, from + p.targets.length) });
    from += p.targets.length;
  }
  return runs;
}

function finish(g: G, frame: ResolveFrame): void {
  const { s } = g;
  const o = live(s, frame.object);
  popFrame(s);
  s.cause = frame.cause;
  coverPlanar(g);
  if (!o?.stack || o.zone !== 'stack') return; // it moved itself, CR 608.2n
  if (o.stack.kind !== 'spell') {
    cease(g, o.id);
    return;
  }
  if (!isPermanentCard(characteristicsOf(s, o))) {
    if (asAdventure(s, o)) afterAdventure(g, o);
    else leaveStack(g, o.id, 'graveyard', '608.2n');
    return;
  }
  becomePermanent(g, o);
}

/** CR 715.3b: whether the spell was cast as an Adventure; a copy of one only ceases to exist. */
const asAdventure = (s: State, o: Obj): boolean =>
  !hasFlag(o, FLAG.copy) && o.face === 1 && s._pool.cards[o.card].card.layout === 'adventure';

/** Where an Adventure goes as it resolves. An Omen, which is cast in the same way, is shuffled into its owner's library. */
function afterAdventure(g: G, o: Obj): void {
  if (!characteristicsOf(g.s, o).subtypes.includes('Omen')) {
    exileAfterAdventure(g, o);
    return;
  }
  const m = move(o.id, 'library', '608.2n');
  perform(g, [m]);
  if (live(g.s, m.became)?.zone === 'library') noteTriggers(g, [shuffleLibrary(g, o.owner)], null);
}

/** CR 715.3d: its controller exiles it instead, and may cast it for as long as it stays there. */
function exileAfterAdventure(g: G, o: Obj): void {
  const you = (o.stack as StackInfo).env.you;
  const m = move(o.id, 'exile', '715.3d', { verb: 'exile' });
  perform(g, [m]);
  const { s } = g;
  if (live(s, m.became)?.zone !== 'exile') return;
  s.lasting = [
    ...s.lasting,
    {
      id: s.nextTimestamp++,
      node: s._pool.adventure,
      env: staticEnv(m.became, you),
      affected: [m.became],
      until: { until: 'forever' },
      uses: -1,
      left: -1,
      cause: s.cause,
    },
  ];
}

/** CR 608.3: a permanent spell enters under its controller's control; an Aura attached to what it targeted (608.3b). */
function becomePermanent(g: G, o: Obj): void {
  const { s } = g;
  const info = o.stack as StackInfo;
  if (isMutating(s, o)) {
    const target = recheckTargets(s, stackProgram(s, o).targets, info.env, o.id)[0]?.ids[0];
    if (target !== undefined) {
      mergeWith(g, o, target); // CR 608.3d
      return;
    }
    commitUnbestowed(g, o.id, '702.140b');
  }
  const faceDown = hasFlag(o, FLAG.warded) ? 'warded' : hasFlag(o, FLAG.faceDown) ? 1 : 0;
  const isAura = !faceDown && characteristicsOf(s, o).subtypes.includes('Aura');
  const attach = isAura ? (recheckTargets(s, stackProgram(s, o).targets, info.env, o.id)[0]?.ids[0] ?? 0) : 0;
  const m = move(o.id, 'battlefield', isAura ? '608.3b' : '608.3a', { under: info.env.you, attach, faceDown });
  perform(g, [m]);
  const p = live(g.s, m.became);
  if (p && o.cast?.paid.includes('suspend')) hasteWhileControlled(g, m.became, info.env);
  if (p && o.cast?.paid.includes(SACRIFICED_LATER))
    runInline(g, idOf(g.s._pool, BUILT_IN.actions.sacrificedLater), staticEnv(m.became, info.env.you));
}

/** CR 702.62a: a creature cast this way gains haste until its controller loses control of it. */
function hasteWhileControlled(g: G, id: number, env: Env): void {
  const { s } = g;
  s.lasting = [
    ...s.lasting,
    {
      id: s.nextTimestamp++,
      node: s._pool.haste,
      env: { ...env, source: id },
      affected: [id],
      until: { until: 'youControlSource' },
      uses: -1,
      left: -1,
      cause: s.cause,
    },
  ];
  s._derived = null;
}

/** One operation of an effect. */
export function runEffect(g: G, frame: RunFrame): void {
  const code = codeOf(g.s._pool, frame.code);
  g.s.cause = frame.cause;
  if (frame.pc >= code.ops.length) {
    popFrame(g.s);
    return;
  }
  const depth = g.s.frames.length;
  const next = performOp(g, code, frame.pc, frame.env);
  if (g.s.frames.length < depth) return; // the turn ended (CR 721.1)
  const done = next.pc >= code.ops.length && g.s.frames.length === depth;
  if (g.s.frames.length === 0) return; // the game ended
  const at = depth - 1;
  const frames = g.s.frames.slice();
  if (done) frames.splice(at, 1);
  else frames[at] = { _e: g.s._e, kind: 'run', code: frame.code, cause: frame.cause, pc: next.pc, env: next.env };
  g.s.frames = frames;
}
