/** The head of an effect: when, where from and how often it may be activated (Y16.6). */
import type { Activated, Condition, EventPattern, Filter } from '../language/effects.js';
import type { Cause } from '../language/expressions.js';
import type { Place } from '../language/index.js';
import type { Reading } from './grammar.js';
import { GRAMMAR } from './table.js';

/** A sentence that could not be read: how far it was. */
export class Unread extends Error {
  constructor(readonly phrase: string) {
    super(phrase);
  }
}

/** What stands before the colon. */
export interface Head {
  soft?: number;
  quick?: true;
  event?: EventPattern;
  timing?: 'when' | 'if';
  during?: Activated['during'];
  condition?: Activated['condition'];
  from?: readonly Place[];
  damageStep?: 'yes' | 'no' | 'calculation' | 'before';
  activated?: true;
  flip?: true;
  perChain?: true;
  perBattle?: true;
  can?: true;
  /** Y24.5 */
  onceUp?: true;
  /** Whether a comma followed what was read last. */
  comma?: boolean;
}

/** What may stand between two parts of a head. */
const FOLLOWS =
  /^(, | \(| while | and | if | or if | or when | or (?:sent|banished|destroyed|Tributed|flipped|discarded|detached|returned|added|leaves|inflicts|is|(?:Special|Normal|Flip|Tribute|Fusion|Ritual|Synchro|Xyz|Link|Pendulum) Summoned) )/;

type Lead = (head: Head, text: string) => number;

/** A lead that is one of the table's categories: how much of the text it takes; 0: it is not there. */
const of =
  (cat: string, before: readonly string[], put: (head: Head, node: never, word: string) => void): Lead =>
  (head, text) => {
    for (const word of before) {
      if (!text.startsWith(word)) continue;
      const ends = GRAMMAR.read(cat, text, word.length).filter(([, end]) => end === text.length || FOLLOWS.test(text.slice(end)));
      const best = ends.sort((a, b) => b[1] - a[1])[0];
      if (!best) continue;
      put(head, best[0] as never, word);
      return best[1];
    }
    return 0;
  };

const fixed =
  (words: readonly string[], put: (head: Head) => void): Lead =>
  (head, text) => {
    const word = words.find(
      (w) => text.startsWith(w) && (text.length === w.length || FOLLOWS.test(text.slice(w.length)) || w.startsWith('(')),
    );
    if (word === undefined) return 0;
    put(head);
    return word.length;
  };

const CAUSED: ReadonlySet<EventPattern['on']> = new Set(['destroyed', 'banished', 'sent', 'leaves', 'returned', 'discarded'] as const);

/** "is destroyed or banished by an opponent's effect": a cause that is said last is that of both; null: it may be of one of them. */
function withCause(all: readonly EventPattern[], last: EventPattern): EventPattern[] | null {
  const { by, via } = last as { by?: Cause; via?: Filter };
  const first = all[all.length - 1];
  if ((!by && !via) || 'by' in first || 'via' in first) return all.slice();
  if (via || !CAUSED.has(first.on)) return null;
  return [...all.slice(0, -1), { ...first, by } as EventPattern];
}

/** What is said of a card again, "is" said or left out: the longest reading. */
function doesAgain(text: string, at: number): Reading | undefined {
  const ends = GRAMMAR.read('does', text, at).filter(([, end]) => stops(text, end));
  const found =
    ends.length > 0 ||
    !/^(?:sent|banished|destroyed|Tributed|flipped|discarded|detached|returned|added|\w+ Summoned) ?/.test(text.slice(at))
      ? ends
      : GRAMMAR.apart(() => GRAMMAR.read('does', `is ${text.slice(at)}`, 0))
          .map(([node, end]): Reading => [node, end - 3 + at])
          .filter(([, end]) => stops(text, end));
  return [...found].sort((a, b) => b[1] - a[1])[0];
}

/** "is destroyed by battle, or by an opponent's card effect": the same thing again, by something else. */
const byAgain = (text: string): Reading | undefined =>
  GRAMMAR.apart(() => GRAMMAR.read('does', `is destroyed ${text.slice(3)}`, 0))
    .map(([node, end]): Reading => [node, end - 13 + 3])
    .filter(([, end]) => stops(text, end))
    .sort((a, b) => b[1] - a[1])[0];

const stops = (text: string, end: number): boolean =>
  end === text.length || FOLLOWS.test(text.slice(end)) || OWNED.some((w) => text.startsWith(w, end));
const OWNED = [" while in its owner's Monster Zone", ' while its owner controls it', ' while in your Monster Zone'];

const STATES: Readonly<Record<string, readonly Place[]>> = { handGy: ['hand', 'gy'], handFieldGy: ['hand', 'field', 'gy'] };

/** Y19.1: of two events that are not said as alternatives neither is the one that is waited for. */
const alone =
  (lead: Lead): Lead =>
  (head, text) =>
    head.event && !/^or /i.test(text) ? 0 : lead(head, text);

const LEADS: readonly Lead[] = [
  fixed(['once per turn'], (h) => {
    h.soft = 1;
  }),
  fixed(['twice per turn', 'up to twice per turn'], (h) => {
    h.soft = 2;
  }),
  fixed(['thrice per turn', 'up to thrice per turn'], (h) => {
    h.soft = 3;
  }),
  fixed(['once per Chain'], (h) => {
    h.perChain = true;
  }),
  fixed(['once per battle'], (h) => {
    h.perBattle = true;
  }),
  fixed(["once per opponent's turn"], (h) => {
    h.soft = 1;
    h.during = { phases: ['draw', 'standby', 'main1', 'battle', 'main2', 'end'], of: 'opponent' };
  }),
  fixed(['you can'], (h) => {
    h.can = true;
  }),
  fixed(['(Quick Effect)', 'during either turn', '(this is a Quick Effect)'], (h) => {
    h.quick = true;
  }),
  fixed(
    [
      'once while face-up on the field',
      'once while this card is face-up on the field',
      'once, while this card is face-up on the field',
      'once, while face-up on the field',
    ],
    (h) => {
      h.onceUp = true;
    },
  ),
  fixed(['(even during the Damage Step)'], (h) => {
    h.damageStep = 'yes';
  }),
  fixed(['(except during the Damage Step)'], (h) => {
    h.damageStep = 'no';
  }),
  fixed(['when this card is activated'], (h) => {
    h.activated = true;
  }),
  fixed(['during the Damage Step', "during the Damage Step of either player's turn"], (h) => {
    h.damageStep = 'before';
  }),
  fixed(['during damage calculation'], (h) => {
    h.damageStep = 'calculation';
  }),
  alone(
    of('event', ['if ', 'when ', 'or if ', 'or when ', 'OR if ', 'OR when ', 'OR ', 'each time '], (h, node: EventPattern, word) => {
      h.event = h.event ? { on: 'or', of: [...(h.event.on === 'or' ? h.event.of : [h.event]), node] } : node;
      if (word !== 'OR ') h.timing = word.endsWith('when ') ? 'when' : 'if';
    }),
  ),
  fixed(
    [
      'while this card is already face-up in your Spell & Trap Zone',
      'while this card is face-up in your Spell & Trap Zone',
      'while this card is already face-up on the field',
    ],
    () => undefined,
  ),
  // "…, or is banished", "or banished": the same card again.
  (head, text) => {
    const last = head.event?.on === 'or' ? head.event.of[head.event.of.length - 1] : head.event;
    const word = ['or if it ', 'or when it ', 'or '].find((w) => text.startsWith(w));
    if (!last || !('what' in last) || Array.isArray(last.what) || word === undefined || !head.event) return 0;
    const best = last.on === 'destroyed' && text.startsWith('or by ') ? byAgain(text) : doesAgain(text, word.length);
    if (!best) return 0;
    const owned = OWNED.find((w) => text.startsWith(w, best[1]));
    const what = owned && 'self' in last.what ? { ...last.what, yours: true as const } : last.what;
    const again = { what, ...(best[0] as object) } as EventPattern;
    const all = head.event.on === 'or' ? head.event.of : [head.event];
    const before = head.comma ? all : withCause(all, again);
    if (!before) return 0;
    head.event = { on: 'or', of: [...before, again] };
    return best[1] + (owned?.length ?? 0);
  },
  alone(
    of('phaseWhen', [''], (h, node: { event: EventPattern; from?: Place; condition: Condition }) => {
      h.event = node.event;
      h.timing = 'if';
      if (node.from) h.from = [node.from];
      h.condition = h.condition ? { if: 'and', of: [h.condition, node.condition] } : node.condition;
    }),
  ),
  alone(
    of('battle', [''], (h, node: EventPattern) => {
      h.event = node;
      h.timing = 'if';
    }),
  ),
  alone(
    of('phase', [''], (h, node: EventPattern) => {
      h.event = node;
      h.timing = 'if';
    }),
  ),
  of('duringEither', [''], (h, node: Condition) => {
    h.condition = h.condition ? { if: 'and', of: [h.condition, node] } : node;
    h.quick = true;
  }),
  of('during', [''], (h, node: NonNullable<Activated['during']>) => {
    h.during = node;
  }),
  of('state', ['if ', 'while ', 'and ', ''], (h, node: Place) => {
    h.from = STATES[node as string] ?? [node];
  }),
  of('except', [''], (h, node: Condition) => {
    h.condition = h.condition ? { if: 'and', of: [h.condition, node] } : node;
  }),
  // "If you control no monsters, or all monsters you control are Dragon monsters".
  (head, text) => {
    if (!head.condition || head.event) return 0;
    const before = head.condition;
    const word = ['or if ', 'or '].find((w) => text.startsWith(w));
    if (word === undefined) return 0;
    const [best] = [...GRAMMAR.read('conds', text, word.length), ...GRAMMAR.read('moreCond', text, word.length)]
      .filter(([, end]) => end === text.length || FOLLOWS.test(text.slice(end)))
      .sort((a, b) => b[1] - a[1]);
    if (!best) return 0;
    head.condition = { if: 'or', of: [before, best[0] as Condition] };
    return best[1];
  },
  of('conds', ['if ', 'when ', 'while ', 'as long as ', 'and if ', 'and ', ''], (h, node: NonNullable<Activated['condition']>) => {
    h.condition = h.condition ? { if: 'and', of: [h.condition, node] } : node;
  }),
];

/** @throws Unread */
export function readHead(text: string): Head {
  const head: Head = {};
  let rest = text;
  while (rest !== '') {
    const taken = LEADS.reduce((n, lead) => n || lead(head, rest), 0);
    if (taken === 0) throw new Unread(rest);
    head.comma = rest.startsWith(', ', taken);
    rest = rest.slice(taken).replace(/^(, )? ?(and )?/, '');
  }
  return head;
}
