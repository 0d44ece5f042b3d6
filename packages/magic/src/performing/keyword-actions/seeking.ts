/** Keyword actions that look for cards or turn time: fateseal, discover, time travel (CR 701.22, 701.55, 701.54). */
import { counterCount } from '@apnap/ability';
import { ask, type Id, seatEntity, seatOf } from '@apnap/kernel';
import { acted } from '../../actions/acted.js';
import { BUILT_IN } from '../../cardforms/built-in.js';
import { chooseFrom } from '../../events/choose.js';
import { commitCounters } from '../../events/commit.js';
import { perform } from '../../events/perform.js';
import { characteristicsOf, controllerOf } from '../../reading/characteristics.js';
import { hasKeyword } from '../../reading/traits.js';
import { live, opponents } from '../../state/access.js';
import type { G } from '../../state/log.js';
import type { Env, Obj } from '../../state/objects.js';
import { idOf } from '../../state/pool.js';
import { procedures } from '../../state/procedures.js';
import type { Proposal } from '../../state/proposals.js';
import type { State } from '../../state/types.js';
import { noteTriggers } from '../../triggers/note.js';
import { arrangeTop } from './arrange.js';

/** CR 701.22a: the top cards of an opponent's library. */
export function fateseal(g: G, env: Env, seat: number, n: number): void {
  const [whose] = chooseFrom(g, seat, opponents(g.s, seat).map(seatEntity), 1, 1, env.source, 'ask.choose', '701.22a');
  if (whose !== undefined) arrangeTop(g, env, seat, n, 'fateseal', seatOf(whose));
}

/** CR 701.55a-b */
export function discover(g: G, env: Env, seat: number, n: number): void {
  procedures.runInline(g, idOf(g.s._pool, BUILT_IN.actions.discover), { ...env, you: seat, slots: [n] });
  acted(g, seat, 'discover', n, '701.55b');
}

const TIME = 'time';

/** CR 701.54a, 702.62b: permanents of the player, and suspended cards the player owns. */
function travellers(s: State, seat: number): Id[] {
  const timed = (o: Obj | null): o is Obj => o !== null && counterCount(o.counters, TIME) > 0;
  const suspended = (o: Obj): boolean => o.owner === seat && hasKeyword({ s }, characteristicsOf(s, o), 'suspend');
  return [
    ...s.battlefield.filter((id) => timed(live(s, id)) && controllerOf(s, id) === seat),
    ...s.exile.filter((id) => {
      const o = live(s, id);
      return timed(o) && suspended(o);
    }),
  ];
}

/** CR 701.54a */
export function timeTravel(g: G, env: Env, seat: number): void {
  const from = travellers(g.s, seat);
  const chosen = chooseFrom(g, seat, from, 0, from.length, env.source, 'ask.timeTravel', '701.54a');
  const puts = chosen.filter((id) => {
    const answer = ask(g, {
      seat,
      kind: 'option',
      ask: { form: 'pick', options: [{ word: 'put' }, { word: 'remove' }], min: 1, max: 1 },
      rule: '701.54a',
      prompt: { id: 'ask.timeCounter' },
      source: id,
    });
    return 'pick' in answer && answer.pick[0] === 0;
  });
  perform(
    g,
    puts.map((id): Proposal => ({ p: 'counters', id, counter: TIME, n: 1, rule: '701.54a', source: env.source })),
  );
  const mark = g.events.length;
  for (const id of chosen) if (!puts.includes(id)) commitCounters(g, id, TIME, -1, '701.54a', env.source);
  noteTriggers(g, g.events.slice(mark), null);
  acted(g, seat, 'timeTravel', chosen.length, '701.54a');
}
