/** What came about in this turn, as a condition: an event, said of the past (Y20.18, Y20.23). */
import type { EventPattern } from '../../language/effects.js';
import { type Coded, type Grammar, type Reading, row } from '../grammar.js';

/** How the past of an event is written in the present that the table has. */
const PRESENT: readonly (readonly [RegExp, string])[] = [
  [/ (?:has|have) been /, ' is '],
  [/ (?:was|were) /, ' is '],
  [/^your opponent (?:has )?activated /, 'your opponent activates '],
  [/^you (?:have )?activated /, 'you activate '],
  [/^you (?:have )?took /, 'you take '],
  [/^your opponent (?:has )?took /, 'your opponent takes '],
  [/ you controlled\b/, ' you control'],
];

const TURN = [' during this turn', ' this turn'];

/** Events of cards of no one's own text, and of players. */
const isOfAnybody = (e: EventPattern): boolean => {
  if (e.on === 'or') return e.of.every(isOfAnybody);
  if (e.on === 'phase' || e.on === 'battleStart' || e.on === 'battleEnd' || e.on === 'wouldSummon') return false;
  return !/"self":true|"host":true|"targetsSelf"/.test(JSON.stringify(e));
};

function eventsIn(text: string, g: Grammar): EventPattern[] {
  const present = PRESENT.reduce((t, [from, to]) => t.replace(from, to), text);
  return g
    .apart(() => g.read('event', present, 0).flatMap(([e, end]) => (end === present.length ? [e as EventPattern] : [])))
    .filter(isOfAnybody);
}

/** "a Fusion Monster was sent to your GY this turn", "2 or more cards were destroyed this turn". */
export const occurred: Coded = {
  read(text, at, g) {
    const found: Reading[] = [];
    for (const mark of TURN) {
      const end = text.indexOf(mark, at);
      if (end < 0 || end - at > 140 || /[,;:.]/.test(text.slice(at, end).replace(/"[^"]*"/g, ''))) continue;
      const said = text.slice(at, end);
      const many = /^(\d+) or more (.*?) were /.exec(said);
      const after = end + mark.length;
      if (!many) for (const event of eventsIn(said, g).slice(0, 1)) found.push([{ if: 'occurred', event, min: 1 }, after]);
      else
        for (const event of manyIn(many[2], said.slice(many[0].length), g).slice(0, 1))
          found.push([{ if: 'occurred', event, min: Number(many[1]) }, after]);
    }
    return found;
  },
  write(node, tongue, g) {
    const { if: kind, event, min } = node as { if: string; event: unknown; min: number };
    if (kind !== 'occurred') return null;
    const said = g.write('event', event, tongue);
    if (said === null) return null;
    if (tongue === 'zh') return `此回合${said}${min > 1 ? `${min}次以上` : ''}`;
    return min === 1 ? `${said} this turn` : `at least ${min} times this turn, ${said}`;
  },
};

/** "monsters you control" with what was done to them. */
function manyIn(noun: string, does: string, g: Grammar): EventPattern[] {
  const whose = / you control(?:led)?$/.test(noun) ? 'you' : / your opponent control(?:s|led)$/.test(noun) ? 'opponent' : 'either';
  const plain = noun.replace(/ (?:you|your opponent) control(?:s|led)?$/, '');
  const filters = g.apart(() => g.read('nounN', plain, 0).filter(([, end]) => end === plain.length));
  const done = g.apart(() => g.read('does', `is ${does}`, 0).filter(([, end]) => end === does.length + 3));
  return filters
    .slice(0, 1)
    .flatMap(([any]) => done.slice(0, 1).map(([d]) => ({ what: { any, of: whose }, ...(d as object) }) as EventPattern));
}

export const TURN_DEEDS = [
  ...row('cond', '{o:occurredSo}', '{o:occurredSo}', '$o'),
  ...row('occurredSo', '{o:occurred}', '{o:occurred}', '$o'),
  ...row('occurredSo', 'at least {n:number} times this turn, {e:event}', '此回合{e:event}{n:number}次以上', {
    if: 'occurred',
    event: '$e',
    min: '$n',
  }),
];
