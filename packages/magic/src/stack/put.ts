/** Putting triggered abilities on the stack (CR 603.3). */
import type { Program } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { crimeOf } from '../actions/crimes.js';
import { announce } from '../casting/announce.js';
import { confirm } from '../events/choose.js';
import { cease, place } from '../events/commit.js';
import { staticEnv } from '../reading/characteristics.js';
import { xOf } from '../reading/memory.js';
import { live, newObject, record, writeObj } from '../state/access.js';
import { popFrame } from '../state/frame-stack.js';
import type { PutFrame } from '../state/frames.js';
import { type G, log } from '../state/log.js';
import type { Env, Waiting } from '../state/objects.js';
import { idOf, nodeOf } from '../state/pool.js';
import { noteTriggers } from '../triggers/note.js';
import { drawOnStack } from '../turn/by-rules.js';
import { rulesOf } from '../years/differences.js';

/** What an ability that is not used asks for. */
const NOTHING: Program = { targets: [], effect: { do: 'nothing' } };

/**
 * classic:410.5: an ability by which a player may do something has two modes, doing it and doing nothing: chosen as it is put on the stack.
 * @returns undefined where it is chosen as the ability resolves (CR 603.5), or there is nothing to choose
 */
function usedOrNot(g: G, { controller, only }: Waiting, program: Program, source: Id): boolean | undefined {
  const { effect } = program;
  if (rulesOf(g.s).mayTriggers !== 'onStack' || effect.do !== 'may' || effect.cost) return undefined;
  if (effect.who.player !== 'you' && only === undefined) return undefined;
  return confirm(g, only ?? controller, source, 'ask.may', 'classic:410.5', { effect: idOf(g.s._pool, effect.then) });
}

/** One triggered ability goes on the stack: modes and targets are chosen (CR 603.3c-d); one that can't have them is removed. */
export function runPut(g: G, frame: PutFrame): void {
  const { s } = g;
  const w = frame.waiting;
  popFrame(s);
  if (w === 'turnDraw') {
    drawOnStack(g);
    return;
  }
  const source = record(s, w.source);
  if (!source) return;
  const program = nodeOf<Program>(s._pool, w.program);
  const env: Env = w.env
    ? { ...w.env, event: w.event, targets: program.targets.length > 0 || program.modes ? [] : w.env.targets }
    : {
        ...staticEnv(w.source, w.controller),
        event: w.event,
        x: xOf(source),
        ...(w.instance ? { times: w.instance.times } : {}),
        ...(w.only === undefined ? {} : { only: w.only }),
        ...(w.giver === undefined ? {} : { giver: w.giver }),
      };
  s.cause = w.event.event;
  const o = newObject(s, { card: source.card, face: source.face, owner: w.controller, controller: w.controller, zone: 'stack' });
  o.copyOf = source.copyOf;
  o.stack = { kind: 'triggered', program: w.program, ability: w.ability, modes: [], env, modeTargets: [], cause: w.event.event };
  place(g, o);
  const visible = live(s, w.source) ? w.source : o.id;
  const used = usedOrNot(g, w, program, visible);
  const announced = announce(g, w.controller, used === false ? NOTHING : program, env, o.id, visible, '603.3d', { rule: '603.3c' });
  if (!announced) {
    log(g, 'doesNotResolve', '603.3d', { object: o.id, source: w.source, player: w.controller });
    cease(g, o.id);
    return;
  }
  const targets = w.env && announced.env.targets.length === 0 ? w.env.targets : announced.env.targets;
  const event = log(g, 'trigger', '603.3', {
    object: o.id,
    source: w.source,
    player: w.controller,
    ids: announced.env.targets.flatMap((t) => t.ids),
  });
  writeObj(g.s, o.id).stack = {
    kind: 'triggered',
    program: w.program,
    ability: w.ability,
    modes: announced.modes,
    env: { ...announced.env, targets },
    modeTargets: announced.modeTargets,
    cause: event.id,
    ...(used === undefined ? {} : { used }),
  };
  const aimed = announced.env.targets
    .flatMap((t) => t.ids)
    .map((id) => log(g, 'target', '115.1', { object: id, source: o.id, player: w.controller, cause: event.id }));
  const crime = crimeOf(
    g,
    w.controller,
    o.id,
    aimed.map((e) => e.object),
  );
  if (aimed.length > 0) noteTriggers(g, [...aimed, ...crime], null);
}
