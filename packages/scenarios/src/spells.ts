/** Which way of casting a card the script means: normal, an alternative cost, a half or face, face down. */
import { KEYWORDS } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { type ActOption, live, waysToCast } from '@apnap/magic';
import { isNamed, isSame, nameOf } from './names.js';
import { headOf, takeChoice } from './queues.js';
import type { Session } from './session.js';
import { normalise } from './texts.js';

type OptionOf<A extends ActOption['act']> = Extract<ActOption, { act: A }>;

/** Whether the object is the card or alias an entry names. */
export function isMeant(x: Session, id: Id, card: string | undefined, alias: string | undefined): boolean {
  if (alias !== undefined) return x.alias(alias) === id;
  return card !== undefined && isNamed(x.state, id, card, 'faces');
}

/** The way of casting, without which face it is. */
export const wayOf = (o: { way: string }): string => o.way.split(/[#@]/)[0];

/** Whether this way of casting the card is the spell that is named: a half or face by its own name. */
export function spellIsMeant(x: Session, o: OptionOf<'cast'>, entry: { card?: string; alias?: string; variant?: string }): boolean {
  if (!isMeant(x, o.object, entry.card, entry.alias)) return false;
  const card = live(x.state, o.object);
  if (!card || entry.card === undefined || o.face === undefined || wayOf(o) === 'fuse') return true;
  const { faces } = x.state._pool.cards[card.card].card;
  const name = entry.card;
  return isSame(faces[o.face]?.name ?? '', name) || !faces.some((f) => isSame(f.name, name));
}

/** The names by which this way of casting a card can be called: of the face that is cast, or of the whole card. */
export function castNames(x: Session, o: OptionOf<'cast'>): string[] {
  const card = live(x.state, o.object);
  if (!card) return [];
  const whole = x.state._pool.cards[card.card].card;
  const face = o.face === undefined || wayOf(o) === 'fuse' ? undefined : whole.faces[o.face]?.name;
  return face === undefined ? [nameOf(x.state, o.object), whole.name] : [face];
}

/** Ways of casting that are chosen by an answer while casting, not by naming another action. */
const ASKED_WAYS = /^(alternative|evoke|prowl|dash|free|impulse|miracle|madness|offering|emerge)/;

/** Whether scripts name this way of casting like an ability, "Foretell {W}", and not "Cast …". */
export const isNamedAsAbility = (o: { way: string }): boolean => /^(foretell|flashback)$/.test(wayOf(o));

/** Ways of casting as scripts name them, where the engine calls them otherwise. */
const VARIANT_WAYS: Readonly<Record<string, string>> = {
  morph: 'face-down',
  megamorph: 'face-down',
  disguise: 'face-down',
};

/** How the engine calls the way of casting that a script names: "jump-start" is `jumpStart`. */
const wayNamedBy = (variant: string): string => VARIANT_WAYS[variant] ?? variant.replace(/[- ]+(\w)/g, (_, c: string) => c.toUpperCase());

const KEYWORD_NAMES: ReadonlySet<string> = new Set(KEYWORDS.flatMap((k) => [k.keyword, k.en.toLowerCase()]));

/** Whether there is a way of casting of this name: a keyword's. */
export const knowsVariant = (variant: string | undefined): boolean =>
  variant === undefined || KEYWORD_NAMES.has(variant.toLowerCase()) || KEYWORD_NAMES.has(wayNamedBy(variant)) || variant in VARIANT_WAYS;

/** Whether this way of casting is the one a script names. */
export const isVariant = (way: string, variant: string): boolean => wayOf({ way }).toLowerCase() === wayNamedBy(variant).toLowerCase();

/** The way of casting that the entry means. */
export function castOption(
  x: Session,
  seat: number,
  options: readonly ActOption[],
  entry: { card?: string; alias?: string; variant?: string },
): ActOption | null {
  const mine = options.filter((o): o is OptionOf<'cast'> => o.act === 'cast' && spellIsMeant(x, o, entry));
  if (entry.variant !== undefined) {
    const { variant } = entry;
    takeChoice(x, seat, (c) => c.hint === 'cost' || (c.text ?? '').startsWith('Cast with'));
    return mine.find((o) => isVariant(o.way, variant)) ?? null;
  }
  const { normal, asked } = sorted(x, seat, mine);
  if (asked.length === 0) return onlyWay(x, seat, normal) ?? mine[0] ?? null;
  const a = takeChoice(x, seat, (c) => c.normalCost === true || c.hint === 'cost' || /^(cast with|without paying)/i.test(c.text ?? ''));
  if (!a && normal !== null && namesNormal(x, seat, asked)) return normal;
  if (a) return a.normalCost || /no alternative|^cast with no$/i.test(a.text ?? '') ? normal : wayNamed(asked, a.text ?? '');
  const head = headOf(x, seat).choice;
  if (head?.yes !== undefined && normal !== null) {
    takeChoice(x, seat, (c) => c.yes !== undefined);
    return head.yes ? asked[0] : normal;
  }
  if (normal !== null && x.isStrict(seat)) return normal;
  return asked[0];
}

/**
 * Keywords that let a card be cast in another way are named like abilities: "Flashback {2}{R}". Of several ways the one with the cost that is named, where
 * one has it.
 */
export function castByKeyword(
  x: Session,
  seat: number,
  options: readonly ActOption[],
  name: { raw: string; keyword?: string; cost?: string; source?: string },
): OptionOf<'cast'> | null {
  const word = normalise(name.keyword ?? name.raw).split(/[\s{]/)[0];
  if (word === '') return null;
  const source = name.source === undefined ? 0 : x.alias(name.source);
  const ways = options.filter(
    (o): o is OptionOf<'cast'> =>
      o.act === 'cast' && (source === 0 || o.object === source) && o.way.toLowerCase().startsWith(word.replace('-', '')),
  );
  return ways.find((o) => name.cost !== undefined && costsAsNamed(x, seat, o, name.cost)) ?? ways[0] ?? null;
}

/** Whether this way of casting asks for this mana and nothing else. */
function costsAsNamed(x: Session, seat: number, o: OptionOf<'cast'>, wanted: string): boolean {
  const way = waysToCast(x.state, seat, o.object).find((w) => w.key === o.way);
  const [cost, ...more] = way?.cost ?? [];
  return cost?.pay === 'mana' && more.length === 0 && cost.mana === wanted;
}

/** The only way there is needs no answer here: one that names it is taken. */
function onlyWay(x: Session, seat: number, way: OptionOf<'cast'> | null): OptionOf<'cast'> | null {
  if (way !== null && isFree(x, seat, way)) takeChoice(x, seat, (c) => /^without paying/i.test(c.text ?? ''));
  return way;
}

/** The way for the normal cost, and those that are chosen by an answer: for nothing, or for another cost. */
function sorted(
  x: Session,
  seat: number,
  ways: readonly OptionOf<'cast'>[],
): { normal: OptionOf<'cast'> | null; asked: OptionOf<'cast'>[] } {
  const permitted = ways.filter((o) => wayOf(o) === 'normal');
  const normal = permitted.find((o) => permitted.length < 2 || !isFree(x, seat, o)) ?? permitted[0] ?? null;
  return { normal, asked: ways.filter((o) => ASKED_WAYS.test(o.way) || (o !== normal && permitted.includes(o) && isFree(x, seat, o))) };
}

/** Whether what permits it lets its cost be left unpaid. */
const isFree = (x: Session, seat: number, o: OptionOf<'cast'>): boolean =>
  waysToCast(x.state, seat, o.object).some((way) => way.key === o.way && way.free === 1);

/** Of two permissions the one that is named by what gives it, and not by the cost it lets be left unpaid, is for the normal cost. */
const namesNormal = (x: Session, seat: number, asked: readonly OptionOf<'cast'>[]): boolean =>
  asked.some((o) => wayOf(o) === 'normal') && takeChoice(x, seat, (c) => c.text !== undefined && namesPermanent(x, c.text)) !== null;

const namesPermanent = (x: Session, text: string): boolean =>
  text !== '' && x.state.battlefield.some((id) => nameOf(x.state, id).startsWith(text));

/** "Cast with Evoke alternative cost: …" */
function wayNamed(asked: readonly OptionOf<'cast'>[], wanted: string): OptionOf<'cast'> {
  const name = /^Cast with (\w+) alternative cost/i.exec(wanted)?.[1]?.toLowerCase();
  return asked.find((o) => name !== undefined && o.way.toLowerCase().startsWith(name)) ?? asked[0];
}
