/** What abilities that an effect sets up do later: "when you do", "at the beginning of the next end step", "when that creature dies this turn" (CR 603.7, 603.12). */
import type { Duration, Effect, EventPattern, Program } from '../../language.js';
import { ofMainPhases } from '../ways.js';
import { type Context, programContext } from './context.js';
import { costsText } from './costs.js';
import { triggerText } from './events.js';
import { joinThen, lower, retold } from './joining.js';
import { STEP } from './times.js';
import { capitalize } from './words.js';

/** "When you do, …"; what would happen later is a sentence of its own. */
export function reflexiveText(c: Context, program: Program): string[] {
  const said = c.say.sentences(
    { ...programContext(c, program.targets.length ? program.targets : c.targets), slots: c.slots },
    program.effect,
  );
  const apart = said.findIndex((s, i) => i > 0 && /^If .* would /.test(s));
  const [now, later] = apart < 0 ? [said, []] : [said.slice(0, apart), said.slice(apart)];
  return [`When you do, ${lower(c, joinThen(programContext(c, program.targets), now))}`, ...later];
}

/** "the beginning of the next end step". */
function nextTime({ step, whose }: Extract<EventPattern, { on: 'step' }>, thisTurn: boolean): string {
  const yours = whose.player === 'you';
  if (step === 'end') return `the beginning of ${yours ? 'your' : 'the'} next end step`;
  if (step === 'beginCombat') return 'the beginning of the next combat';
  if (step === 'endCombat') return thisTurn ? "this turn's next end of combat" : 'end of combat';
  if (step === 'cleanup') return 'the beginning of the next cleanup step';
  return yours ? `the beginning of your next ${STEP[step] ?? 'upkeep'}` : "the beginning of the next turn's upkeep";
}

/** Times that stand at the end of a sentence. */
const AT_THE_END: ReadonlySet<string> = new Set(['end', 'upkeep', 'endCombat']);

const isDoneByYou = (e: EventPattern): boolean => (e.on === 'cast' || e.on === 'activate') && e.who.player === 'you';
/** "you next cast a spell or activate a loyalty ability". */
const nextTold = (event: string): string => event.replace(/ or you (?=cast|activate)/g, ' or ').replace(/^you /, 'you next ');

/** Whether the time stands before what is done: also where that hangs on something else. */
const isSaidFirst = (e: Extract<Effect, { do: 'delayed' }>, step: string, when: string): boolean =>
  e.of !== undefined ||
  e.program.effect.do === 'if' ||
  (e.program.effect.do === 'may' && e.program.effect.else !== undefined) ||
  !AT_THE_END.has(step) ||
  when.startsWith('this');

/** "the beginning of your next main phase". */
function nextMain(e: EventPattern, duration: Duration): string {
  const first = e.on === 'or' ? e.of[0] : e;
  const yours = first.on === 'step' && first.whose.player === 'you';
  return `the beginning of ${yours ? 'your' : 'the'} next main phase${duration === 'endOfTurn' ? ' this turn' : ''}`;
}

/** "When … this turn, …", "… at the beginning of the next end step" (CR 603.7). */
export function delayedText(c: Context, e: Extract<Effect, { do: 'delayed' }>): string {
  const own = e.program.targets.length > 0;
  const inner = programContext(c, own ? e.program.targets : c.targets, e.event);
  if (!own) inner.mentioned = c.mentioned;
  inner.slots = c.slots;
  if (e.event.on === 'step') {
    const when = e.of ? "the beginning of that turn's end step" : nextTime(e.event, e.duration === 'endOfTurn');
    const { effect } = e.program;
    if (effect.do === 'may' && effect.else?.do === 'loseGame' && effect.cost && effect.who.player === 'you')
      return `At ${when}, ${costsText(inner, effect.cost, 'you')}. If you don't, you lose the game`;
    const [first, ...more] = c.say.sentences(inner, effect);
    const back = effect.do === 'seq' && effect.of[0].do === 'move' && effect.of[0].to === 'battlefield' && effect.of[0].what.sel === 'slot';
    if (back && more.length === 1 && AT_THE_END.has(e.event.step)) return `${first} at ${when}. ${more[0].replace(/^That card/, 'It')}`;
    // what X is stands at the end of a sentence
    if (isSaidFirst(e, e.event.step, when)) return `At ${when}, ${retold(inner, [first, ...more])}`;
    return `${joinThen(inner, [first, ...more])} at ${when}`;
  }
  if (ofMainPhases(e.event)) return `At ${nextMain(e.event, e.duration)}, ${retold(inner, c.say.sentences(inner, e.program.effect))}`;
  return whenever(c, e, inner);
}

/** "When that creature dies this turn, …", "… when ~ leaves the battlefield". */
function whenever(c: Context, e: Extract<Effect, { do: 'delayed' }>, inner: Context): string {
  const event = triggerText(c, e.event, e.program);
  const said = c.say.sentences(inner, e.program.effect);
  // what is set up for later is a sentence of its own
  const list = e.program.effect.do === 'seq' ? e.program.effect.of : [];
  const apart = said.length === list.length && list.length > 1 && ['delayed', 'permitPlay'].includes(list[list.length - 1].do);
  const what = apart ? `${retold(inner, said.slice(0, -1))}. ${said[said.length - 1]}` : retold(inner, said);
  if (e.duration === 'untilYourNextTurn') return `Until your next turn, whenever ${event}, ${what}`;
  if (e.duration === 'indefinite' && e.uses === 'once' && e.event.on === 'zone') return `${capitalize(what)} when ${event}`;
  const next = e.uses === 'once' && (e.event.on === 'or' ? e.event.of : [e.event]).every(isDoneByYou);
  return `${e.uses === 'each' ? 'Whenever' : 'When'} ${next ? nextTold(event) : event} this turn, ${what}`;
}
