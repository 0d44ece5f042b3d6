/** What something becomes as one phrase: "a blue Frog with base power and toughness 1/1" (CR 205.1b, 613.4b). */

import { keywordInfo } from '../../keywords.js';
import type { Mod, Quantity } from '../../language.js';
import { same } from '../../same.js';
import type { Context } from './context.js';
import { amountText } from './quantities.js';
import { colorRefWord, listOf, typeWord, withArticle, wordRef } from './words.js';

export const typeList = (m: Extract<Mod, { mod: 'types' }>): string =>
  [...m.supertypes.map((s) => s.toLowerCase()), ...m.subtypes.map(wordRef), ...m.types.map((t) => typeWord(t, false))].join(' ');

const isSize = (m: Mod | undefined): m is Extract<Mod, { mod: 'setPT' }> =>
  m?.mod === 'setPT' && m.as === 'set' && m.power !== undefined && m.toughness !== undefined;

/** Keyword abilities and nothing else: "trample and lifelink". */
function keywordsOnly(c: Context, mods: readonly Mod[]): string | undefined {
  const abilities = mods.flatMap((m) => (m.mod === 'addAbility' && m.ability.kind === 'keyword' ? [m.ability] : []));
  return abilities.length > 0 && abilities.length === mods.length ? c.say.quoted(c, abilities) : undefined;
}

/** "red and green", "colorless". */
export const colorList = ({ colors }: Extract<Mod, { mod: 'colors' }>): string =>
  colors.length > 0 ? listOf(colors.map(colorRefWord), 'and') : 'colorless';

/** "is a colorless Food artifact with … and loses all other card types and abilities" (CR 205.1a); undefined where more is said of it. */
function losingOthers(c: Context, form: string, more: readonly Mod[], of: number): { text: string; of: number } | undefined {
  const lost = more[0]?.mod === 'loseAllAbilities';
  const abilities = more.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : []));
  if (abilities.length !== more.length - (lost ? 1 : 0)) return undefined;
  const itself = /\b(artifact|land|enchantment)$/.exec(form)?.[1] ?? 'creature';
  const given = abilities.length > 0 ? ` with ${c.say.quoted(c, abilities, `this ${itself}`)}` : '';
  return { text: `${form}${given} and loses all other card types${lost ? ' and abilities' : ''}`, of };
}

type Kind = Extract<Mod, { mod: 'types' }>;
const isKind = (m: Mod | undefined): m is Kind => m?.mod === 'types' && m.change !== 'remove' && m.types.length + m.subtypes.length > 0;

/** The phrase for the first of these changes together with those that follow, and how many that are; undefined for what is said by itself. */
export function formOf(
  c: Context,
  mods: readonly Mod[],
  how: { lasting: boolean; many: boolean },
): { text: string; of: number } | undefined {
  const [types, ...after] = mods;
  if (!isKind(types)) return undefined;
  const verb = how.lasting ? (how.many ? 'are' : 'is') : how.many ? 'become' : 'becomes';
  const colors = after[0]?.mod === 'colors' && after[0].change === types.change ? after[0] : undefined;
  const size = after[colors ? 1 : 0];
  const set = isSize(size) ? size : undefined;
  const what = withArticle(`${colors ? `${colorList(colors)} ` : ''}${typeList(types)}`);
  if (types.change === 'add')
    return colors ? { text: `${verb} ${what} in addition to ${how.many ? 'their' : 'its'} other colors and types`, of: 2 } : undefined;
  // "a Monk artifact": the type of permanent is said with a size before it
  if (types.types.length > 0) return how.lasting ? losingOthers(c, `${verb} ${what}`, after.slice(colors ? 1 : 0), mods.length) : undefined;
  const keywords = how.lasting ? undefined : keywordsOnly(c, after);
  if (keywords) return { text: `${verb} ${what} with ${keywords}`, of: mods.length };
  if (!set) return undefined;
  const pt = sizeText(c, set.power ?? 0, set.toughness ?? 0);
  const of = colors ? 3 : 2;
  const gained = how.lasting ? undefined : keywordsOnly(c, mods.slice(of));
  const more = gained === undefined ? '' : `, ${gained.replace(/,? and /, ', and ')}`;
  return { text: `${verb} ${what} with base power and toughness ${pt}${more}`, of: gained === undefined ? of : mods.length };
}

/** "3/3", "X/X"; "each equal to X plus 1", where both are a number with words of its own. */
export const sizeText = (c: Context, power: Quantity, toughness: Quantity): string =>
  typeof power === 'object' && power.q === 'sum' && same(power, toughness)
    ? `each equal to ${c.say.quantity(c, power)}`
    : `${amountText(c, power)}/${amountText(c, toughness)}`;

/** The stat of each thing itself that is both its power and its toughness. */
export function statOfIt(power: Quantity | undefined, toughness: Quantity | undefined): string | undefined {
  if (typeof power !== 'object' || power.q !== 'stat' || power.of.sel !== 'it') return undefined;
  if (!same(power, toughness)) return undefined;
  return power.stat === 'manaValue' ? 'mana value' : power.stat;
}

/** "becomes a 3/3 red Elemental creature with haste". */
export function animated(
  c: Context,
  mods: readonly Mod[],
  types: Extract<Mod, { mod: 'types' }>,
  set: Extract<Mod, { mod: 'setPT' }>,
  { many, lasting }: { many: boolean; lasting: boolean },
): string {
  const colors = mods.find((m) => m.mod === 'colors');
  const abilities = mods.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : []));
  const color = colors?.mod === 'colors' ? `${colorList(colors)} ` : '';
  const above = types.supertypes.map((s) => `${s.toLowerCase()} `).join('');
  const kind = typeList({ ...types, supertypes: [] });
  const body = `${above}${amountText(c, set.power ?? 0)}/${amountText(c, set.toughness ?? 0)} ${color}${kind}`;
  const every = mods.some((m) => m.mod === 'allCreatureTypes') ? ' with all creature types' : '';
  const later =
    mods.findIndex((m) => m.mod === 'addAbility') > mods.indexOf(set) &&
    mods[mods.length - 1]?.mod === 'addAbility' &&
    types.types.includes('Artifact');
  const lost = mods.flatMap((m) => (m.mod === 'loseAbility' ? [keywordInfo(m.keyword)?.en ?? m.keyword] : []));
  const loses = lost.length ? ` and ${many ? 'lose' : 'loses'} ${listOf(lost, 'and')}` : '';
  const shape = many ? `${body}s` : withArticle(body);
  const gained = abilities.length ? ` with ${c.say.quoted(c, abilities)}` : every;
  if (lasting && !lost.length) {
    const kept = types.change === 'add' ? ` in addition to ${many ? 'their' : 'its'} other types` : '';
    return `${many ? 'are' : 'is'} ${shape}${gained}${kept}`;
  }
  const over = mods.flatMap((m) => (m.mod === 'types' && m.change === 'remove' ? [` that's no longer ${withArticle(typeList(m))}`] : []));
  if (later && gained !== '') return `${many ? 'become' : 'becomes'} ${shape} and ${many ? 'gain' : 'gains'}${gained.slice(5)}${loses}`;
  return `${many ? 'become' : 'becomes'} ${shape}${gained}${over.join('')}${loses}`;
}

const isArtifactForm = (m: Mod | undefined): m is Extract<Mod, { mod: 'types' }> =>
  m?.mod === 'types' && m.change === 'set' && m.types.includes('Creature') && m.types.includes('Artifact');

/** "becomes an artifact creature with base power and toughness 5/5", for good. */
export function artifactForm(c: Context, mods: readonly Mod[], many: boolean): string | undefined {
  const [form, set] = mods;
  if (mods.length !== 2 || !isArtifactForm(form) || set.mod !== 'setPT' || set.as !== 'set') return undefined;
  const size = `${amountText(c, set.power ?? 0)}/${amountText(c, set.toughness ?? 0)}`;
  return `${many ? 'become' : 'becomes'} ${withArticle(typeList(form))} with base power and toughness ${size}`;
}
