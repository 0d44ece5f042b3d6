/** Effects of which one is applied by what is so as they are applied, as bullets: "based on its type", "depending on whose turn it is" (Y17.9). */
import { ATTRIBUTES, type Attribute, type MonsterType, TYPES, WORDS } from '../language/basics.js';
import type { Activated, Condition, Filter, Part, Selector } from '../language/effects.js';
import { readParts } from './frame.js';
import { Unread } from './head.js';
import { lower, sentencesOf } from './normal.js';
import { GRAMMAR } from './table.js';

const LEAD =
  /^(.*?)(^|[;:] |, then |, and if you do, |, and )(you can )?apply (?:the following effect|this effect|the appropriate effect),? ?(?:based on|depending on) ([^;:●]*?)[:;.]?$/i;
const SAID = /^(.*?)(^|[;:] |, then |, and if you do, |, and )(you can )?apply the appropriate effect[:;.]?$/i;

/** What one word of a label says of a card. */
function wordOf(word: string): Filter | null {
  const kind = /^(Monster|Spell|Trap)(?: Card)?$/.exec(word)?.[1].toLowerCase();
  if (kind) return { is: 'kind', kind: kind as 'monster' };
  if (ATTRIBUTES.includes(word as Attribute)) return { is: 'attribute', attribute: word as Attribute };
  if (TYPES.includes(word as MonsterType)) return { is: 'type', type: word as MonsterType };
  const w = WORDS.find((x) => x === word);
  return w ? { is: 'word', word: w } : null;
}

function likeLabel(label: string): Filter {
  const of = label.split(/\/|, or |, | or /).map((w) => wordOf(w.trim()));
  if (of.some((f) => f === null)) throw new Unread(label);
  return of.length === 1 ? (of[0] as Filter) : { is: 'or', of: of as Filter[] };
}

const position = (label: string): Filter => {
  const m = /^(?:face-up )?(Attack|Defense) Position$/.exec(label);
  if (!m) throw new Unread(label);
  return { is: 'position', position: m[1] === 'Attack' ? 'attack' : 'defense' };
};

/** Whose card is asked about: what was paid with or targeted, where nothing is done before; else what was done last. */
function subject(before: string, first: boolean): Selector {
  if (!first) return { sel: 'it' };
  if (/\btarget (?:up to )?\d/.test(before)) return { sel: 'target' };
  if (/\b(?:discard|send|banish|reveal|Tribute|detach) (?:up to )?\d/i.test(before)) return { sel: 'paid' };
  throw new Unread(before);
}

const NUMBER =
  /^(?:the number|how many)(?: of (?:cards|monsters|Traps|materials))?(?: you)? (?:banished|revealed|Tributed|detached|discarded|sent to the GY)(?: to activate this (?:card|effect))?$/;

/** What a label asks for. @throws Unread */
function conditionFor(asked: string, before: string, first: boolean): (label: string) => Condition {
  if (asked === 'whose turn it is')
    return (label) => {
      if (/^(?:during )?your turn$/i.test(label)) return { if: 'turn', of: 'you' };
      if (/^(?:during )?(?:your )?opponent's turn$/i.test(label)) return { if: 'turn', of: 'opponent' };
      throw new Unread(label);
    };
  if (/^this card's (?:current )?battle position$/.test(asked)) return (label) => ({ if: 'self', is: position(label) });
  if (NUMBER.test(asked) && first && subject(before, true).sel === 'paid')
    return (label) => {
      const n = /^(\d+)(\+| or more)?$/.exec(label);
      if (!n) throw new Unread(label);
      return { if: 'compare', a: { q: 'paid', times: 1 }, cmp: n[2] ? '>=' : '=', b: { q: 'number', n: Number(n[1]) } };
    };
  if (
    !/^(?:its|that (?:\w+ )?(?:card|monster)'s|the (?:card |original )?type of (?:the )?(?:card|monster)|the \w+ (?:card|monster)'s) ?/.test(
      asked,
    )
  )
    throw new Unread(asked);
  if (!/\b(?:type|Type|Attribute|battle position)\b/.test(asked) || /original/.test(asked)) throw new Unread(asked);
  const of = subject(before, first);
  return (label) => ({ if: 'it', is: /battle position/.test(asked) ? position(label) : likeLabel(label), of });
}

interface Depending {
  lead: string;
  parts: Activated['do'];
}

const readOption = (text: string): Part[] =>
  sentencesOf(text).flatMap((s, i) => {
    const can = /^you can /i.exec(s);
    return readParts(can ? s.slice(8) : s, i === 0 ? 'first' : 'next').map((p, k) =>
      k === 0 && can ? { ...p, optional: true as const } : p,
    );
  });

/** One of the bullets is applied, by what is so; null: the sentence is another one. @throws Unread */
export function depending(lead: string, bullets: readonly string[]): Depending | null {
  const m = LEAD.exec(lead);
  const said = m ? null : SAID.exec(lead);
  const [, before, mark, can] = m ?? said ?? [];
  if (before === undefined || (said && !bullets.every((b) => b.startsWith('If ')))) return null;
  const first = mark !== ', then ' && !mark.startsWith(', and');
  const ask = m ? conditionFor(m[4], before, first) : null;
  const pairs = bullets.map((b): [Condition, Part[]] => {
    const at = b.indexOf(': ');
    if (at < 0) throw new Unread(b);
    const label = b.slice(0, at);
    const cond = ask ? ask(label) : (GRAMMAR.whole('conds', lower(label.slice(3))) as Condition | null);
    if (!cond) throw new Unread(label);
    return [cond, readOption(b.slice(at + 2))];
  });
  const join = mark === ', then ' ? 'then' : mark.startsWith(', and if') ? 'ifDone' : mark === ', and ' ? 'and' : 'then';
  const part: Part = {
    join,
    ...(can ? { optional: true } : {}),
    do: { do: 'options', of: pairs.map(([, parts]) => parts), when: pairs.map(([cond]) => cond) },
  };
  return { lead: before + (first ? mark.trimEnd().replace(':', ': ') : ''), parts: [part] };
}
