/** Which way of casting a card the script means: normal, an alternative cost, a half or face, face down. */
import type { Id } from '@apnap/kernel';
import { type ActOption, live } from '@apnap/magic';
import { isNamed } from './names.js';
import { headOf, takeChoice } from './queues.js';
import type { Session } from './session.js';

type OptionOf<A extends ActOption['act']> = Extract<ActOption, { act: A }>;

/** Whether the object is the card or alias an entry names. */
export function isMeant(x: Session, id: Id, card: string | undefined, alias: string | undefined): boolean {
  if (alias !== undefined) return x.alias(alias) === id;
  return card !== undefined && isNamed(x.state, id, card, 'halves');
}

/** The way of casting, without which face it is. */
export const wayOf = (o: { way: string }): string => o.way.split(/[#@]/)[0];

/** Whether this way of casting the card is the spell that is named: a half or face by its own name. */
export function spellIsMeant(x: Session, o: OptionOf<'cast'>, entry: { card?: string; alias?: string; variant?: string }): boolean {
  if (!isMeant(x, o.object, entry.card, entry.alias)) return false;
  const card = live(x.state, o.object);
  if (!card || entry.card === undefined || o.face === undefined || wayOf(o) === 'fuse') return true;
  const { faces } = x.state._pool.cards[card.card].card;
  return faces[o.face]?.name === entry.card || !faces.some((f) => f.name === entry.card);
}

/** Ways of casting that are chosen by an answer while casting, not by naming another action. */
const ASKED_WAYS = /^(alternative|evoke|prowl|dash|free|impulse|miracle|madness|offering|emerge)/;

/** Ways of casting as scripts name them. */
const VARIANT_WAYS: Readonly<Record<string, string>> = { morph: 'face-down', 'jump-start': 'jumpStart' };

/** The way of casting that the entry means. */
export function castOption(
  x: Session,
  seat: number,
  options: readonly ActOption[],
  entry: { card?: string; alias?: string; variant?: string },
): ActOption | null {
  const mine = options.filter((o): o is OptionOf<'cast'> => o.act === 'cast' && spellIsMeant(x, o, entry));
  const base = wayOf;
  if (entry.variant !== undefined) {
    const way = VARIANT_WAYS[entry.variant] ?? entry.variant;
    takeChoice(x, seat, (c) => c.hint === 'cost' || (c.text ?? '').startsWith('Cast with'));
    return mine.find((o) => base(o) === way) ?? null;
  }
  const normal = mine.find((o) => base(o) === 'normal') ?? null;
  const asked = mine.filter((o) => ASKED_WAYS.test(o.way));
  if (asked.length === 0) return normal ?? mine[0] ?? null;
  const a = takeChoice(x, seat, (c) => c.normalCost === true || c.hint === 'cost' || (c.text ?? '').startsWith('Cast with'));
  if (a) return a.normalCost || /no alternative/i.test(a.text ?? '') ? normal : wayNamed(asked, a.text ?? '');
  const head = headOf(x, seat).choice;
  if (head?.yes !== undefined && normal !== null) {
    takeChoice(x, seat, (c) => c.yes !== undefined);
    return head.yes ? asked[0] : normal;
  }
  if (normal !== null && x.isStrict(seat)) return normal;
  return asked[0];
}

/** "Cast with Evoke alternative cost: …" */
function wayNamed(asked: readonly OptionOf<'cast'>[], wanted: string): OptionOf<'cast'> {
  const name = /^Cast with (\w+) alternative cost/i.exec(wanted)?.[1]?.toLowerCase();
  return asked.find((o) => name !== undefined && o.way.toLowerCase().startsWith(name)) ?? asked[0];
}
