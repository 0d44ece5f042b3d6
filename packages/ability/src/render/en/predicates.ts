/** What continuous effects and rules say of things: "gets +1/+1 and has flying", "can't block". */

import { keywordInfo } from '../../keywords.js';
import type { Action, Duration, Filter, Mod, Quantity, Rule } from '../../language.js';
import { manaValue } from '../../mana.js';
import { mentionsNode } from '../../same.js';
import { abilityCosts } from './activation-costs.js';
import type { Context } from './context.js';
import { costsText, manaTimes } from './costs.js';
import { nounText, oneNoun } from './filters.js';
import { animated, artifactForm, formOf, isArtifactForm, statOfIt, typeList } from './forms.js';
import { atMostText, attackedText, cantAttackWhom } from './limits.js';
import { opponents, playerCant, plural } from './prohibited.js';
import { amountText, forEachText, isPlain, quantityText } from './quantities.js';
import { playerText, selectorText } from './references.js';
import {
  activatedAsInstant,
  COLOR_NAME,
  castFrom,
  costSentence,
  endless,
  keptSentence,
  limitText,
  noCounters,
  otherCost,
  playersActing,
  spellsText,
  targeters,
} from './rule-words.js';
import { nextSpellText } from './spending.js';
import { durationText } from './times.js';
import { revealsText } from './variants.js';
import { colorRefWord, listOf, numberWord, ORDINALS, subtypeWord, withArticle, wordRef } from './words.js';

const signed = (c: Context, q: Quantity): string => {
  if (typeof q === 'number') return q < 0 ? String(q) : `+${q}`;
  if (q.q === 'product' && q.of[0] === -1) return `-${amountText(c, q.of[1])}`;
  return `+${amountText(c, q)}`;
};

/** "+1/+1", or "+1/+0 for each …", or "+X/+X". */
function ptText(c: Context, m: Extract<Mod, { mod: 'pt' }>): { pt: string; each: string } {
  const unit = (q: Quantity): { n: number; per: Quantity } | undefined => {
    if (typeof q === 'number') return undefined;
    if (q.q === 'product' && typeof q.of[0] === 'number' && q.of[0] !== -1) return { n: q.of[0], per: q.of[1] };
    return { n: 1, per: q };
  };
  const [p, t] = [unit(m.power), unit(m.toughness)];
  const per = p?.per ?? t?.per;
  const oneSided = (m.power === 0 && t) || (m.toughness === 0 && p);
  const bigger = p && t && p.n === t.n && Math.abs(p.n) > 1;
  const ofItself = typeof per === 'object' && per.q === 'distinct' && per.of.sel === 'it';
  if (per && !isPlain(per) && (oneSided || bigger || ofItself)) {
    const each = forEachText(c, per);
    if (each) return { pt: `${signed(c, p?.n ?? 0)}/${signed(c, t?.n ?? 0)}`, each: ` ${each}` };
  }
  return { pt: `${signed(c, m.power)}/${signed(c, m.toughness)}`, each: '' };
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
        const { pt, each } = ptText(c, m);
        out.push(`${s('gets', 'get')} ${pt}${each}`);
        break;
      }
      case 'setPT':
        out.push(
          `${s('has', 'have')} base power and toughness ${m.power === undefined ? '*' : amountText(c, m.power)}/${m.toughness === undefined ? '*' : amountText(c, m.toughness)}`,
        );
        break;
      case 'loseAbility':
        out.push(`${s('loses', 'lose')} ${keywordInfo(m.keyword)?.en ?? m.keyword}`);
        break;
      case 'loseAllAbilities':
        out.push(`${s('loses', 'lose')} all abilities`);
        break;
      case 'colors':
        if (m.change === 'add')
          out.push(
            `${lasting ? s('is', 'are') : s('becomes', 'become')} ${listOf(m.colors.map(colorRefWord), 'and')} in addition to ${s('its', 'their')} other colors`,
          );
        else
          out.push(
            `${lasting ? s('is', 'are') : s('becomes', 'become')} ${m.colors.length === 5 ? 'all colors' : m.colors.length ? listOf(m.colors.map(colorRefWord), 'and') : 'colorless'}`,
          );
        break;
      case 'types':
        if (m.change === 'remove') out.push(`${s("isn't", "aren't")} ${withArticle(typeList(m))}`);
        else if (m.types.length === 0 && m.subtypes.length === 0)
          out.push(`${lasting ? s('is', 'are') : s('becomes', 'become')} ${typeList(m)}`);
        else if (m.change === 'set' || (!lasting && isVehicleForm(m)))
          out.push(`${lasting ? s('is', 'are') : s('becomes', 'become')} ${withArticle(typeList(m))}`);
        else
          out.push(
            `${lasting ? s('is', 'are') : s('becomes', 'become')} ${withArticle(typeList(m))} in addition to ${s('its', 'their')} other types`,
          );
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
        out.push(`${s('has', 'have')} this ability`);
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
  if (types?.mod === 'types' && set?.mod === 'setPT' && types.types.includes('Creature'))
    return [animated(c, mods, types, set, { many, lasting })];
  const formed = mods.findIndex((_, i) => formOf(c, mods.slice(i), { lasting, many }));
  if (formed >= 0) return aroundForm(c, mods, formed, { lasting, many });
  return modTexts(c, mods, lasting, many);
}

/** Whether it must be said that the types it had are kept (CR 205.1b): of an artifact creature only of a land, for good. */
function keepsTypes(c: Context, mods: readonly Mod[], duration: Duration): boolean {
  const creature = mods.some((m) => m.mod === 'types' && m.change === 'add' && m.types.includes('Creature'));
  if (!creature || !mods.some((m) => m.mod === 'setPT')) return false;
  return !isArtifactForm(mods[0]) || (duration === 'indefinite' && landsKept(c, mods));
}

/** A predicate with its duration: "gets +1/+1 and gains flying until end of turn". */
export function predicateText(c: Context, mods: readonly Mod[], rules: readonly Rule[], duration: Duration, many: boolean): string {
  const texts = modsText(c, mods, false, many);
  for (const r of rules) texts.push(ruleClause(c, r, many).text);
  const where = texts.length > 2 ? listOf(texts, 'and') : texts.join(' and ');
  // a land that becomes a creature keeps its types only because the card says so (CR 205.1b)
  const forGood = duration === 'indefinite' && !landsKept(c, mods) ? artifactForm(c, mods, many) : undefined;
  if (forGood) return forGood;
  const still = keepsTypes(c, mods, duration);
  const time = durationText(c, duration);
  const equal = costSentence(mods);
  if (equal) return `${where} ${time}${equal}`;
  if (still && !landsKept(c, mods)) return `${where} in addition to ${many ? 'their' : 'its'} other types ${time}`.trim();
  return `${where} ${time}`.trim() + (still ? (many ? ". They're still lands" : ". It's still a land") : '');
}

/** Whether the face speaks of lands, which "are still lands"; anything else keeps "its other types". */
const landsKept = (c: Context, mods: readonly Mod[]): boolean =>
  mods.length > 0 && (c.face.types.includes('Land') || mentionsNode(c.face.abilities, { type: 'Land' }));

/** A static statement of modifications. */
export const staticMods = (c: Context, mods: readonly Mod[], many: boolean): string =>
  listOf(modsText(c, mods, true, many), 'and') + (costSentence(mods) ?? keptSentence(c, mods) ?? '');

/** The subject of a rule, from its filter. */
function ruleSubject(c: Context, f: Filter): { subject: string; many: boolean } {
  if (f.is === 'oneOf') return { subject: selectorText(c, f.of), many: f.of.sel === 'target' ? c.targets[f.of.index]?.max !== 1 : false };
  if (f.is === 'player') return { subject: playerText(c, f.who), many: false };
  return { subject: nounText(c, f, { many: true, head: 'permanent' }), many: true };
}

interface RuleText {
  subject: string;
  text: string;
}

/** "can't be blocked except by Slivers"; undefined where the blockers are not told by what they aren't. */
const blockedExcept = (c: Context, attacker: Filter, who: Filter): RuleText | undefined =>
  who.is === 'not' ? { subject: ruleSubject(c, attacker).subject, text: `can't be blocked except by ${plural(c, who.of)}` } : undefined;

/** What can't block what. */
function cantBlockText(c: Context, a: Extract<Action, { act: 'block' }>): RuleText {
  if (a.who.is === 'any') return { subject: ruleSubject(c, a.attacker).subject, text: "can't be blocked" };
  if (a.attacker.is === 'oneOf' && a.who.is !== 'oneOf') {
    const who = ruleSubject(c, a.who);
    // a filter that speaks of the attacker comes first in the sentence: "creatures with power less than its power can't block it"
    return mentionsNode(a.who, { sel: 'self' })
      ? { subject: who.subject, text: `can't block ${selectorText(c, a.attacker.of)}` }
      : (blockedExcept(c, a.attacker, a.who) ?? {
          subject: ruleSubject(c, a.attacker).subject,
          text: `can't be blocked by ${who.subject}`,
        });
  }
  const { subject } = ruleSubject(c, a.who);
  if (a.alone) return { subject, text: "can't block alone" };
  if (a.attacker.is === 'any') return { subject, text: "can't block" };
  const except = blockedExcept(c, a.attacker, a.who);
  if (except) return except;
  if (a.attacker.is === 'not') return { subject, text: `can block only ${plural(c, a.attacker.of)}` };
  return { subject, text: `can't block ${plural(c, a.attacker)}` };
}

function cantText(c: Context, a: Extract<Rule, { rule: 'cant' }>['action']): RuleText {
  switch (a.act) {
    case 'block':
      return cantBlockText(c, a);
    case 'blockedByFewer':
    case 'blockedByMore':
      return {
        subject: ruleSubject(c, a.attacker).subject,
        text:
          a.act === 'blockedByMore'
            ? `can't be blocked by more than ${numberWord(a.n)} creature${a.n === 1 ? '' : 's'}`
            : `can't be blocked except by ${numberWord(a.n)} or more creatures`,
      };
    case 'attack':
      return {
        subject: ruleSubject(c, a.who).subject,
        text: a.alone ? "can't attack alone" : a.defender ? cantAttackWhom(c, a.defender) : "can't attack",
      };
    case 'pay':
    case 'cast':
    case 'playLand':
    case 'activate':
    case 'draw':
      return playerCant(c, a);
    case 'target':
      if (a.what.is === 'player') return { subject: playerText(c, a.what.who), text: a.by.is === 'any' ? 'have shroud' : 'have hexproof' };
      return { subject: ruleSubject(c, a.what).subject, text: `can't be the target of ${targeters(c, a.by)}` };
    case 'untapInUntapStep': {
      if (a.moreThan !== undefined) {
        const noun = nounText(c, a.what, { many: a.moreThan !== 1, head: 'permanent' });
        return { subject: 'players', text: `can't untap more than ${numberWord(a.moreThan)} ${noun} during their untap steps` };
      }
      const { subject, many } = ruleSubject(c, a.what);
      const self = a.what.is === 'oneOf' && a.what.of.sel === 'self';
      return {
        subject,
        text: self
          ? "doesn't untap during your untap step"
          : many
            ? "don't untap during their controllers' untap steps"
            : "doesn't untap during its controller's untap step",
      };
    }
    case 'counter':
      return { subject: ruleSubject(c, a.what).subject, text: "can't be countered" };
    case 'regenerate':
      return { subject: ruleSubject(c, a.what).subject, text: "can't be regenerated" };
    case 'sacrifice':
      return { subject: ruleSubject(c, a.what).subject, text: "can't be sacrificed" };
    case 'transform':
      return { subject: ruleSubject(c, a.what).subject, text: "can't transform" };
    case 'preventDamage':
      return {
        subject: a.source.is === 'oneOf' ? `damage that would be dealt by ${selectorText(c, a.source.of)}` : 'damage',
        text: "can't be prevented",
      };
    case 'gainLife':
    case 'loseLife':
      return { subject: opponents(c, a.who), text: `can't ${a.act === 'gainLife' ? 'gain' : 'lose'} life` };
    case 'search':
      return { subject: opponents(c, a.who), text: "can't search libraries" };
    case 'loseGame':
    case 'winGame':
      return { subject: opponents(c, a.who), text: `can't ${a.act === 'loseGame' ? 'lose' : 'win'} the game` };
    case 'enchant':
    case 'equip':
      if (a.what.is === 'not' && a.by.is === 'oneOf')
        return { subject: selectorText(c, a.by.of), text: `can be attached only to ${oneNoun(c, a.what.of, { head: 'permanent' })}` };
      return { subject: ruleSubject(c, a.what).subject, text: `can't be ${a.act}ed` };
    case 'putCounters':
      return noCounters(a, a.what.is === 'player' ? opponents(c, a.what.who) : plural(c, a.what));
    case 'beBlocked':
      return { subject: ruleSubject(c, a.attacker).subject, text: "can't be blocked" };
    default:
      return a satisfies never;
  }
}

/** How much mana a cost of generic mana is, in words. */
const manaNumber = (mana: string): string => numberWord(manaValue(mana));

/** A rule as a clause. */
export function ruleClause(c: Context, r: Rule, many = false): RuleText {
  switch (r.rule) {
    case 'cant':
      return cantText(c, r.action);
    case 'must': {
      const a = r.action;
      if (a.act === 'attack') {
        const who = ruleSubject(c, a.who);
        return {
          subject: who.subject,
          text: `${who.many || many ? 'attack' : 'attacks'}${attackedText(c, a.defender)} each combat if able`,
        };
      }
      if (a.act === 'beBlocked') return { subject: ruleSubject(c, a.attacker).subject, text: 'must be blocked if able' };
      if (a.act === 'block' && a.attacker.is !== 'any') {
        if (a.who.is === 'type') return { subject: 'all creatures', text: `able to block ${plural(c, a.attacker)} do so` };
        const who = ruleSubject(c, a.who);
        return { subject: who.subject, text: `${who.many || many ? 'block' : 'blocks'} ${plural(c, a.attacker)} each combat if able` };
      }
      if (a.act === 'block') {
        const who = ruleSubject(c, a.who);
        return { subject: who.subject, text: `${who.many || many ? 'block' : 'blocks'} each combat if able` };
      }
      return { subject: 'it', text: `must ${a.act}` };
    }
    case 'may': {
      const a = r.action;
      if (a.act === 'playLand')
        return { subject: 'you', text: `may play lands from ${a.from === 'library' ? 'the top of your library' : `your ${a.from}`}` };
      if (a.act === 'cast' && a.from !== undefined && r.cost === undefined && !r.asThough) return castFrom(c, a.what, a.from, r);
      if (a.act === 'cast' && r.cost !== undefined) return otherCost(c, a.what, a.from, r.cost);
      if (a.act === 'cast')
        return {
          subject: a.who.player === 'each' ? 'any player' : 'you',
          text: `may cast ${nounText(c, a.what, { many: true, head: 'spell' })} as though they had flash`,
        };
      if (a.act === 'activate') return { subject: 'you', text: activatedAsInstant(c, a) };
      return { subject: 'you', text: `may ${a.act}` };
    }
    case 'nextSpell':
      return { subject: '', text: nextSpellText(c, [r]) ?? '' };
    case 'costsToAct':
      return costToAct(c, r);
    case 'mayPayToAttack': {
      const who = ruleSubject(c, r.what);
      const pay = costsText(c, r.cost);
      return {
        subject: 'you',
        text: `may ${pay.charAt(0).toLowerCase()}${pay.slice(1)} as ${r.what.is === 'oneOf' ? 'it' : who.subject} attacks`,
      };
    }
    case 'costChange': {
      if (r.change === 'atLeast')
        return {
          subject: `each ${nounText(c, r.what, { many: false, head: 'spell' })}`,
          text: `that would cost less than ${manaNumber(r.mana)} mana to cast costs ${manaNumber(r.mana)} mana to cast`,
        };
      if (r.nth !== undefined)
        return {
          subject: `the ${ORDINALS[r.nth] ?? `${r.nth}th`} ${nounText(c, r.what, { many: false, head: 'spell' })} ${r.who.player === 'eachOpponent' ? 'each opponent casts' : `${opponents(c, r.who)} cast`} each turn`,
          text: `costs ${r.mana} ${r.change} to cast`,
        };
      if (r.of === 'abilities') return abilityCosts(c, r);
      const what = nounText(c, r.what, { many: true, head: 'spell' }).replace(/ spells or /g, ' spells and ');
      const who = r.who.player === 'each' ? '' : ` ${opponents(c, r.who)} cast`;
      const times = r.times === 1 ? '' : ` ${forEachText(c, r.times)}`;
      return { subject: `${what}${who}`, text: `cost ${r.mana} ${r.change} to cast${times}` };
    }
    case 'atMost':
      return atMostText(c, r);
    case 'declares':
      return {
        subject: playerText(c, r.who),
        text:
          r.what === 'votes'
            ? 'choose how each player votes'
            : r.what === 'attackers'
              ? 'choose which creatures attack'
              : 'choose which creatures block',
      };
    case 'extraVotes':
      return {
        subject: 'while voting,',
        text: `${playerText(c, r.who)} ${r.may ? `may vote ${r.count === 1 ? 'an additional time' : `${numberWord(r.count)} additional times`}` : `get ${r.count === 1 ? 'an additional vote' : `${numberWord(r.count)} additional votes`}`}`,
      };
    case 'revealTop':
      if (r.who.player === 'each') return { subject: 'players', text: 'play with the top card of their libraries revealed' };
      return r.to === 'all'
        ? { subject: '', text: 'play with the top card of your library revealed' }
        : { subject: 'you', text: 'may look at the top card of your library any time' };
    case 'reveals':
      return revealsText(c, r);
    case 'extraLands':
      return {
        subject: 'you',
        text:
          r.count === 'any'
            ? 'may play any number of lands on each of your turns'
            : r.count === 1
              ? 'may play an additional land on each of your turns'
              : `may play ${amountText(c, r.count, 'words')} additional lands on each of your turns`,
      };
    case 'maxHandSize':
      return {
        subject: playersActing(c, r.who),
        text: r.value === 'none' ? 'have no maximum hand size' : `have maximum hand size ${quantityText(c, r.value)}`,
      };
    case 'blockMore':
      return {
        subject: ruleSubject(c, r.what).subject,
        text: r.count === 'any' ? 'can block any number of creatures' : 'can block an additional creature each combat',
      };
    case 'assignDamage':
      if (r.by === 'asThoughUnblocked')
        return { subject: 'you', text: `may have ${ruleSubject(c, r.what).subject} assign its combat damage as though it weren't blocked` };
      return {
        subject: ruleSubject(c, r.what).subject,
        text:
          r.by === 'none'
            ? 'assigns no combat damage'
            : `${many || ruleSubject(c, r.what).many ? 'assign' : 'assigns'} combat damage equal to its toughness rather than its power`,
      };
    case 'attackAsThough': {
      const who = ruleSubject(c, r.what);
      return {
        subject: who.subject,
        text: `can attack as though ${who.many ? 'they' : 'it'} didn't have ${keywordInfo(r.without)?.en ?? r.without}`,
      };
    }
    case 'untapsDuring':
      return {
        subject: '',
        text: `untap ${r.what.is === 'oneOf' ? '' : 'all '}${plural(c, r.what)} during ${r.whose.player === 'you' ? 'your' : `${playerText(c, r.whose)}'s`} untap step`,
      };
    case 'keepTapped':
      return { subject: 'you', text: `may choose not to untap ${plural(c, r.what)} during your untap step` };
    case 'ignoreSickness':
      return { subject: `you may activate abilities of ${plural(c, r.what)}`, text: 'as though those creatures had haste' };
    case 'spendAsThough':
      return {
        subject: playersActing(c, r.who),
        text: `may spend mana as though it were mana of any ${r.any}${r.on ? ` to cast ${spellsText(c, r.on)}` : ''}`,
      };
    case 'unspentMana': {
      const colors = (r.types ?? []).map((t) => COLOR_NAME[t]).join(' and ');
      const which = `unspent ${colors === '' ? '' : `${colors} `}mana`;
      const who = playersActing(c, r.who);
      if (r.becomes) return { subject: `if ${who}`, text: `would lose ${which}, that mana becomes ${COLOR_NAME[r.becomes]} instead` };
      return { subject: who, text: `don't lose ${which} as steps and phases end` };
    }
    case 'extraTrigger':
    case 'noTrigger':
      if (r.rule === 'noTrigger' && r.event.on === 'zone')
        return { subject: nounText(c, r.event.what, { many: true, head: 'permanent' }), text: "entering don't cause abilities to trigger" };
      return r.rule === 'extraTrigger' ? extraTriggerText(c, r) : { subject: 'abilities', text: "don't trigger" };
    case 'lifeFloor':
    case 'counterLimit':
      return limitText(r, r.rule === 'counterLimit' ? ruleSubject(c, r.what).subject : '');
    case 'legendRuleOff':
      return { subject: 'the "legend rule"', text: r.what.is === 'any' ? "doesn't apply" : `doesn't apply to ${plural(c, r.what)}` };
    default:
      return r satisfies never;
  }
}

/** "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time". */
function extraTriggerText(c: Context, r: Extract<Rule, { rule: 'extraTrigger' }>): RuleText {
  const again = 'triggers an additional time';
  const { event } = r;
  const dies = event.on === 'zone' && event.from === 'battlefield' && event.to === 'graveyard';
  if (event.on !== 'zone' || (!dies && event.to !== 'battlefield')) return { subject: 'abilities', text: 'trigger an additional time' };
  const whose = dies || r.who.player === 'you' ? 'you control' : 'on the battlefield';
  const does = `${oneNoun(c, event.what, { head: 'permanent' })} ${dies ? 'dying' : 'entering'}`;
  return { subject: `if ${does} causes a triggered ability of a permanent ${whose} to trigger,`, text: `that ability ${again}` };
}

/** "can't attack you unless their controller pays {2} for each of those creatures". */
function costToAct(c: Context, r: Extract<Rule, { rule: 'costsToAct' }>): RuleText {
  const a = r.action;
  if (a.act !== 'attack' && a.act !== 'block') return { subject: 'it', text: `can't ${a.act} unless you ${costsText(c, r.cost, true)}` };
  const who = ruleSubject(c, a.who);
  const whom = a.act === 'block' ? (a.attacker.is === 'any' ? '' : ` ${plural(c, a.attacker)}`) : defenderText(a.defender);
  const [first] = r.cost;
  if (!who.many) {
    const whose = a.who.is === 'oneOf' && a.who.of.sel !== 'self' ? 'its controller pays' : 'you pay';
    const pays = r.cost.length === 1 && first.pay === 'mana' ? `${whose} ${manaTimes(c, first)}` : `you ${costsText(c, r.cost, true)}`;
    return { subject: who.subject, text: `can't ${a.act}${whom} unless ${pays}` };
  }
  const each = whom === ' you' && a.act === 'attack' ? "creature they control that's attacking you" : 'of those creatures';
  const where = first?.pay === 'mana' && first.times !== undefined ? `, where X is ${quantityText(c, first.times)}` : '';
  const pays =
    r.cost.length === 1 && first.pay === 'mana'
      ? `pays ${where ? '{X}' : first.mana}`
      : costsText(c, r.cost, true).replace(/^(\w+)/, '$1s');
  return { subject: who.subject, text: `can't ${a.act}${whom} unless their controller ${pays} for each ${each}${where}` };
}

function defenderText(f: Filter | undefined): string {
  return f === undefined ? '' : f.is === 'or' ? ' you or a planeswalker you control' : ' you';
}

/** "doesn't untap during its controller's next untap step". */
function nextUntap(clauses: readonly RuleText[]): RuleText {
  const text = clauses.map((x) => x.text.replace(/untap step(s?)$/, 'next untap step$1'));
  return { subject: clauses[0]?.subject ?? '', text: text.join(' and ') };
}

/** Rules that last: "target creature can't block this turn". */
export function rulesText(c: Context, rules: readonly Rule[], duration: Duration): RuleText {
  const clauses = rules.map((r) => ruleClause(c, r));
  if (duration === 'nextUntapStep') return nextUntap(clauses);
  const time = duration === 'endOfTurn' ? 'this turn' : endless(rules, duration) ? 'for the rest of the game' : durationText(c, duration);
  const [first, ...others] = clauses;
  if (rules[0]?.rule === 'costChange' && duration === 'endOfTurn') return { subject: `${first.subject} ${time}`, text: first.text };
  // each said of others
  if (others.length > 0 && others.every((x) => x.subject !== first.subject) && time !== 'this turn')
    return { subject: `${time},`, text: clauses.map((x) => `${x.subject} ${x.text}`).join(' and ') };
  const must = rules[0]?.rule === 'must';
  if (must && clauses.length === 1 && time.startsWith('until your')) return { subject: `${time}, ${first.subject}`, text: first.text };
  if (rules[0]?.rule === 'declares' && rules[0].what === 'blockers' && clauses.length === 1)
    return { subject: first.subject, text: `${first.text} ${time} and how those creatures block` };
  const texts = clauses.map((x) => x.text);
  const merged =
    texts.length === 2 && texts[0] === "can't attack" && texts[1] === "can't block" ? "can't attack or block" : texts.join(' and ');
  return {
    subject: clauses[0]?.subject ?? '',
    text: must
      ? merged
          .replace('must be blocked if able', `must be blocked ${time} if able`)
          .replace('each combat if able', `${time === '' ? 'each combat' : time.replace('until end of', 'this')} if able`)
          .replace(/ do so$/, ` ${time} do so`)
      : `${merged
          .replace(/ each combat$/, '')
          .replace(/ on each of your turns$/, '')
          .replace(/ as though they had flash$/, time === 'this turn' ? ' this turn as though they had flash' : '$&')} ${time}`
          .trim()
          .replace(/( this turn as though they had flash) this turn$/, '$1'),
  };
}
