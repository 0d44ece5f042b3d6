/** What continuous effects and rules say of things: "gets +1/+1 and has flying", "can't block". */

import { BASIC_LAND_TYPES, NONBASIC_LAND_TYPES } from '../../basics.js';
import { keywordInfo } from '../../keywords.js';
import type { Duration, Filter, Mod, Quantity, Rule } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { animated, artifactForm, colorList, formOf, statOfIt, typeList } from './forms.js';
import { amountText, forEachText, isPlain, ofTheSame, quantityText } from './quantities.js';
import { playerText, selectorText } from './references.js';
import { costSentence, keptSentence } from './rule-words.js';
import { rulesClauses } from './rules.js';
import { durationText } from './times.js';
import { colorRefWord, listOf, subtypeWord, withArticle, wordRef } from './words.js';

const signed = (c: Context, q: Quantity): string => {
  if (typeof q === 'number') return q < 0 ? String(q) : `+${q}`;
  if (q.q === 'product' && q.of[0] === -1) return `-${amountText(c, q.of[1])}`;
  return `+${amountText(c, q)}`;
};

/** "-5/-0": nothing is taken where the other is less. */
const sizes = (p: string, t: string): string =>
  p.startsWith('-') && t === '+0' ? `${p}/-0` : p === '+0' && t.startsWith('-') ? `-0/${t}` : `${p}/${t}`;

/** "+X/-X". */
const isOpposite = (a: Quantity, b: Quantity): boolean =>
  typeof b === 'object' && b.q === 'product' && b.of.length === 2 && b.of[0] === -1 && same(b.of[1], a);

/** "+X/+Y": neither can be said by the other. */
const areTwoNumbers = (m: Extract<Mod, { mod: 'pt' }>, p: Quantity, t: Quantity): boolean =>
  !isOpposite(m.power, m.toughness) && !isPlain(m.power) && !isPlain(m.toughness) && !same(m.power, m.toughness) && !same(p, t);

/** "+X/+X, where X is the amount of life you gained": of what has triggered. */
function lifeGained(c: Context, m: Extract<Mod, { mod: 'pt' }>): { pt: string; each: string } | undefined {
  if (c.event?.on !== 'gainLife' || typeof m.power !== 'object' || m.power.q !== 'amount' || !same(m.power, m.toughness)) return undefined;
  c.where = ['the amount of life you gained'];
  return { pt: '+X/+X', each: '' };
}

/** "+X/+0, where X is the number of counters removed this way". */
function countersRemoved(c: Context, m: Extract<Mod, { mod: 'pt' }>): { pt: string; each: string } | undefined {
  if (typeof m.power !== 'object' || m.power.q !== 'slot' || m.toughness !== 0) return undefined;
  const told = quantityText(c, m.power);
  if (!told.endsWith(' removed this way')) return undefined;
  c.where = [told];
  return { pt: '+X/+0', each: '' };
}

/** "+1/+1", or "+1/+0 for each …", or "+X/+X". */
function ptText(c: Context, m: Extract<Mod, { mod: 'pt' }>, several = false): { pt: string; each: string } {
  const unit = (q: Quantity): { n: number; per: Quantity } | undefined => {
    if (typeof q === 'number') return undefined;
    if (q.q === 'product' && typeof q.of[0] === 'number' && q.of[0] !== -1) return { n: q.of[0], per: q.of[1] };
    return { n: 1, per: q };
  };
  const [p, t] = [unit(m.power), unit(m.toughness)];
  if (p && t && areTwoNumbers(m, p.per, t.per)) {
    c.where = [`${quantityText(c, m.power)} and Y is ${ofTheSame(m.power, m.toughness) ?? quantityText(c, m.toughness)}`];
    return { pt: '+X/+Y', each: '' };
  }
  const per = p?.per ?? t?.per;
  const oneSided = (m.power === 0 && t) || (m.toughness === 0 && p);
  const bigger = p && t && p.n === t.n && Math.abs(p.n) > 1;
  const ofItself = typeof per === 'object' && per.q === 'distinct' && per.of.sel === 'it';
  if (per && !isPlain(per) && (oneSided || bigger || ofItself || several)) {
    const each = forEachText(c, per);
    if (each) return { pt: sizes(signed(c, p?.n ?? 0), signed(c, t?.n ?? 0)), each: ` ${each}` };
  }
  return lifeGained(c, m) ?? countersRemoved(c, m) ?? { pt: sizes(signed(c, m.power), signed(c, m.toughness)), each: '' };
}

/** An artifact creature, which a Vehicle becomes (CR 301.7). */
const isVehicleForm = (m: Extract<Mod, { mod: 'types' }>): boolean =>
  m.types.length > 1 && m.types[0] === 'Artifact' && m.subtypes.length === 0;

/** What is said before a form, the form, and what is said after it. */
function aroundForm(c: Context, mods: readonly Mod[], at: number, how: { lasting: boolean; many: boolean }): string[] {
  const form = formOf(c, mods.slice(at), how);
  const around = (part: readonly Mod[]): string[] => modsText(c, part, how.lasting, how.many);
  return form ? [...around(mods.slice(0, at)), form.text, ...around(mods.slice(at + form.of))] : around(mods);
}

function colorsText(m: Extract<Mod, { mod: 'colors' }>, verb: string, its: string): string {
  const list = listOf(m.colors.map(colorRefWord), 'and');
  if (m.change === 'add') return `${verb} ${list} in addition to ${its} other colors`;
  return `${verb} ${m.colors.length === 5 ? 'all colors' : m.colors.length ? list : 'colorless'}`;
}

/** "creature cards with hexproof you removed from the draft with cards named ~" (CR 905.2). */
const removedText = (c: Context, of: Filter): string =>
  `${nounText(c, of, { many: true, head: 'card' })} you removed from the draft with cards named ${c.face.name}`;

/** Of the card that the condition has named, or of others. */
function borrowedAbilities(c: Context, { of, which }: Extract<Mod, { mod: 'abilitiesOf' }>): string {
  const whose =
    'removed' in of ? `all ${removedText(c, of.removed)}` : 'kept' in of || of.sel === 'top' ? 'that card' : selectorText(c, of);
  if (typeof which === 'object') return `each ${keywordInfo(which.keyword)?.en ?? which.keyword} ability of ${whose}`;
  return `all activated abilities of ${whose}${which === 'nonMana' ? ' except mana abilities' : ''}`;
}

/** The verbs of a list of modifications, in order; `lasting` chooses "has" over "gains". */
function modTexts(c: Context, mods: readonly Mod[], lasting: boolean, many: boolean): string[] {
  const s = (one: string, more: string): string => (many ? more : one);
  const out: string[] = [];
  let abilities: Extract<Mod, { mod: 'addAbility' }>[] = [];
  const flush = (): void => {
    if (abilities.length)
      out.push(
        `${lasting ? s('has', 'have') : s('gains', 'gain')} ${c.say.quoted(
          c,
          abilities.map((a) => a.ability),
        )}`,
      );
    abilities = [];
  };
  for (const m of mods) {
    if (m.mod !== 'addAbility') flush();
    switch (m.mod) {
      case 'addAbility':
        abilities.push(m);
        break;
      case 'pt': {
        const { pt, each } = ptText(c, m, mods.filter((x) => x.mod === 'pt').length > 1);
        out.push(`${s('gets', 'get')} ${pt}${each}`);
        break;
      }
      case 'setPT':
        out.push(`${s('has', 'have')} ${baseSize(c, m)}`);
        break;
      case 'loseAbility':
        out.push(lostText(m, s('loses', 'lose')));
        break;
      case 'loseAllAbilities':
        out.push(`${s('loses', 'lose')} all abilities`);
        break;
      case 'abilitiesOf':
        out.push(`${lasting ? s('has', 'have') : s('gains', 'gain')} ${borrowedAbilities(c, m)}`);
        break;
      case 'colors':
        out.push(colorsText(m, lasting ? s('is', 'are') : s('becomes', 'become'), s('its', 'their')));
        break;
      case 'types':
        out.push(typesText(m, lasting, many));
        break;
      case 'setLandType':
        out.push(
          many
            ? `are ${m.types.map((t) => subtypeWord(wordRef(t), true)).join(' and ')}`
            : `becomes ${withArticle(m.types.map(wordRef).join(' and '))}`,
        );
        break;
      case 'control':
        out.push(`is controlled by ${playerText(c, m.who)}`);
        break;
      case 'switchPT':
        out.push('has its power and toughness switched');
        break;
      case 'copy':
        out.push(`${s('becomes', 'become')} a copy of ${selectorText(c, m.of)}${c.say.exceptions(c, m.except)}`);
        break;
      case 'text':
        out.push(`has ${wordRef(m.from)} changed to ${wordRef(m.to)}`);
        break;
      case 'rulesText':
        out.push(`${s('has', 'have')} the text box exchanged for its own`);
        break;
      case 'allCreatureTypes':
        out.push(
          m.change === 'lose'
            ? `${s('loses', 'lose')} all creature types`
            : `${lasting ? s('has', 'have') : s('gains', 'gain')} all creature types`,
        );
        break;
      case 'name':
        out.push(`is named ${m.name}`);
        break;
      case 'thisAbility':
        out.push(thisAbility(m, s));
        break;
      case 'manaCost':
        out.push(m.mana === 'none' ? `${s('has', 'have')} no mana cost` : `${s('has', 'have')} mana cost ${m.mana}`);
        break;
      default:
        return m satisfies never;
    }
  }
  flush();
  return out;
}

/** "is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, …" (CR 205.1a). */
function sizedAlone(
  c: Context,
  mods: readonly Mod[],
  types: Extract<Mod, { mod: 'types' }>,
  set: Extract<Mod, { mod: 'setPT' }>,
  many: boolean,
): string {
  const colors = mods.find((m) => m.mod === 'colors');
  const abilities = mods.filter((m) => m.mod === 'addAbility');
  const color = colors?.mod === 'colors' ? `${colorList(colors)} ` : '';
  const size = `${amountText(c, set.power ?? 0)}/${amountText(c, set.toughness ?? 0)}`;
  const has = abilities.length > 0 ? ` and ${modTexts(c, abilities, true, many).join('')}` : '';
  const lost = many ? 'they lose' : 'it loses';
  return `${many ? 'are' : 'is'} ${withArticle(`${color}${typeList(types)}`)} with base power and toughness ${size}${has}, and ${lost} all other abilities, card types, and creature types`;
}

/** The verbs of a list of modifications: one phrase where they make one, or each by itself. */
function modsText(c: Context, mods: readonly Mod[], lasting: boolean, many: boolean): string[] {
  const s = (one: string, more: string): string => (many ? more : one);
  const types = mods.find((m) => m.mod === 'types');
  const set = mods.find((m) => m.mod === 'setPT' && m.as === 'set');
  const same = set?.mod === 'setPT' ? statOfIt(set.power, set.toughness) : undefined;
  if (same && types?.mod === 'types')
    return [
      `${s('is', 'are')} ${withArticle(typeList(types))} in addition to ${s('its', 'their')} other types`,
      `${s('has', 'have')} base power and base toughness each equal to ${s('its', 'their')} ${same}`,
    ];
  if (types?.mod === 'types' && set?.mod === 'setPT' && types.types.includes('Creature') && mods[0]?.mod === 'loseAllAbilities') {
    const form = animated(c, mods, types, set, { many, lasting }).replace(
      /(\ban? )(\S+\/\S+) (.*)$/,
      (_, a: string, pt: string, rest: string) => `${a}${rest} with base power and toughness ${pt}`,
    );
    return [`${s('loses', 'lose')} all abilities`, form];
  }
  if (types?.mod === 'types' && set?.mod === 'setPT' && types.types.includes('Creature')) {
    // "becomes a 4/4 creature and gains flying": what is gained besides
    const besides = mods.slice(mods.indexOf(set) + 1);
    const apart = types.change === 'set' || typeof set.power === 'object';
    if (!lasting && apart && besides.length > 0 && besides.every((m) => m.mod === 'addAbility'))
      return [animated(c, mods.slice(0, -besides.length), types, set, { many, lasting }), ...modTexts(c, besides, lasting, many)];
    const lost = lasting && types.change === 'set' && mods.some((m) => m.mod === 'loseAllAbilities');
    return [lost ? sizedAlone(c, mods, types, set, many) : animated(c, mods, types, set, { many, lasting })];
  }
  const formed = mods.findIndex((_, i) => formOf(c, mods.slice(i), { lasting, many }));
  if (formed >= 0) return aroundForm(c, mods, formed, { lasting, many });
  return modTexts(c, mods, lasting, many);
}

/** Whether it must be said that the types it had are kept (CR 205.1b). */
const keepsTypes = (mods: readonly Mod[]): boolean =>
  mods.some((m) => m.mod === 'types' && m.change === 'add' && m.types.includes('Creature')) && mods.some((m) => m.mod === 'setPT');

/** A predicate with its duration: "gets +1/+1 and gains flying until end of turn". */
export function predicateText(c: Context, mods: readonly Mod[], rules: readonly Rule[], duration: Duration, many: boolean): string {
  const texts = modsText(c, mods, false, many);
  if (rules.length > 0) texts.push(...rulesClauses(c, [...rules], many).map((x) => x.text));
  const where = withoutThisAbility(mods, texts) ?? (texts.length > 2 ? listOf(texts, 'and') : texts.join(' and '));
  // a land that becomes a creature keeps its types only because the card says so (CR 205.1b)
  const forGood = duration === 'indefinite' && !landsKept(c, mods) ? artifactForm(c, mods, many) : undefined;
  if (forGood) return forGood;
  const still = keepsTypes(mods);
  const time = durationText(c, duration);
  const equal = costSentence(mods);
  if (equal) return `${where} ${time}${equal}`;
  if (still && !landsKept(c, mods)) return `${besides(where, many)} ${time}`.trim();
  return `${where} ${time}`.trim() + (still ? (many ? ". They're still lands" : ". It's still a land") : '');
}

/** "becomes a 4/4 creature in addition to its other types and gains flying". */
function besides(where: string, many: boolean): string {
  const also = ` in addition to ${many ? 'their' : 'its'} other types`;
  const gained = /^(becomes? an? (?:(?! and gains? | with ).)*)( and gains? .*)$/.exec(where);
  return gained ? `${gained[1]}${also}${gained[2]}` : `${where}${also}`;
}

/** "loses this ability and becomes an Aura enchantment with enchant creature". */
function withoutThisAbility(mods: readonly Mod[], texts: readonly string[]): string | undefined {
  const [lost, types, gained] = texts;
  if (mods[0]?.mod !== 'thisAbility' || mods[1]?.mod !== 'types' || texts.length !== 3 || !gained.startsWith('gains ')) return undefined;
  return `${lost} and ${types} with ${gained.slice('gains '.length)}`;
}

const thisAbility = (m: Extract<Mod, { mod: 'thisAbility' }>, s: (one: string, many: string) => string): string =>
  `${m.change === 'lose' ? s('loses', 'lose') : s('has', 'have')} this ability`;

/** Whether the face speaks of lands, which "are still lands"; anything else keeps "its other types". */
const landsKept = (c: Context, mods: readonly Mod[]): boolean =>
  mods.length > 0 && (c.face.types.includes('Land') || mentionsNode(c.face.abilities, { type: 'Land' }));

/** "is a Zombie in addition to its other types", "becomes an artifact". */
function typesText(m: Extract<Mod, { mod: 'types' }>, lasting: boolean, many: boolean): string {
  if (m.change === 'remove' && m.types.length + m.subtypes.length === 0) return `${many ? 'are' : 'is'} no longer ${typeList(m)}`;
  if (m.change === 'remove') return `${many ? "aren't" : "isn't"} ${withArticle(typeList(m))}`;
  const is = lasting ? (many ? 'are' : 'is') : many ? 'become' : 'becomes';
  const besides = `in addition to ${many ? 'their' : 'its'} other types`;
  if (m.change === 'add' && isEveryBasicLandType(m)) return `${is} every basic land type ${besides}`;
  if (m.change === 'add' && same(m.subtypes, NONBASIC_LAND_TYPES)) return `${is} every nonbasic land type`;
  if (m.types.length === 0 && m.subtypes.length === 0) return `${is} ${typeList(m)}`;
  return `${is} ${withArticle(typeList(m))}${m.change === 'set' || (!lasting && isVehicleForm(m)) ? '' : ` ${besides}`}`;
}

/** Whether these are the five basic land types and nothing else (CR 305.6). */
export const isEveryBasicLandType = (m: Extract<Mod, { mod: 'types' }>): boolean =>
  m.types.length + m.supertypes.length === 0 && m.subtypes.length === 5 && BASIC_LAND_TYPES.every((t) => m.subtypes.includes(t));

/** A static statement of modifications. */
export const staticMods = (c: Context, mods: readonly Mod[], many: boolean): string =>
  listOf(modsText(c, mods, true, many), 'and') + (costSentence(mods) ?? keptSentence(c, mods) ?? '');

/** What a permanent that is put onto the battlefield is from then on (CR 611.2e): "It's a Zombie in addition to its other types". */
export function beingText(c: Context, mods: readonly Mod[], many: boolean, called?: string): string {
  const text = staticMods(c, mods, many).replace(/\bloses? all abilities\b/, `${many ? 'have' : 'has'} no abilities`);
  if (called === 'that permanent') return `That permanent ${text}`;
  return `${many ? 'They' : 'It'} ${text}`.replace(/^It is /, "It's ").replace(/^They are /, "They're ");
}

/** "loses flying"; "loses flying and can't have or gain flying" (CR 113.11). */
function lostText(m: Extract<Mod, { mod: 'loseAbility' }>, verb: string): string {
  const what = keywordInfo(m.keyword)?.en ?? m.keyword;
  return `${verb} ${what}${m.barred ? ` and can't have or gain ${what}` : ''}`;
}

/** "base power and toughness 1/1", "base power 4". */
function baseSize(c: Context, { power, toughness }: Extract<Mod, { mod: 'setPT' }>): string {
  if (power !== undefined && toughness !== undefined) return `base power and toughness ${amountText(c, power)}/${amountText(c, toughness)}`;
  return power === undefined ? `base toughness ${amountText(c, toughness ?? 0)}` : `base power ${amountText(c, power)}`;
}
