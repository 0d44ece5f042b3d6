/** Why an object is what it is: its copiable values, and every effect that changes it, in the order of the layers (CR 613). */
import { type Ability, CARD_TYPES, COLORS, keywordWord, SUPERTYPES, subtypeWord, typeWord } from '@apnap/ability';
import type { Id, MessageParam } from '@apnap/kernel';
import { seatEntity } from '@apnap/kernel';
import type { Lang } from '@apnap/words';
import { baseCharacteristics } from '../characteristics/base.js';
import { layersOf } from '../characteristics/derive.js';
import type { LayerStep } from '../characteristics/layers.js';
import type { Layer } from '../characteristics/mods.js';
import { keywordsOf } from '../keywords/bits.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { isSick } from '../reading/mana-abilities.js';
import { hasType } from '../reading/traits.js';
import { hasFlag, live } from '../state/access.js';
import { type Characteristics, FLAG, type Obj } from '../state/objects.js';
import { nodeOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { abilityText, type Reason, reason, sentence } from './words.js';

const RULE_OF: Readonly<Record<Layer, string>> = {
  '1': '613.1a',
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
};

/** What makes the object what it is now, first what it is by itself. The caller decides whether the asker may know of it. */
export function explainObject(s: State, id: Id, lang: Lang): Reason[] {
  const o = live(s, id);
  if (!o) return [];
  const steps = layersOf(s, id).map((step) => layerReason(s, id, step, lang));
  return [ownReason(s, o, lang), ...steps, ...states(s, o, lang)];
}

const pt = (c: Characteristics): string => `${c.power ?? '–'}/${c.toughness ?? '–'}`;

const bits = (all: readonly string[], mask: number): string[] => all.filter((_, i) => mask & (1 << i));

function typesOf(c: Characteristics, lang: Lang): string {
  const types = [...bits(SUPERTYPES, c.supertypes), ...bits(CARD_TYPES, c.types)];
  return lang === 'en'
    ? [...types, ...c.subtypes].join(' ')
    : `${types.map(typeWord).join('')}${c.subtypes.map((t) => `／${subtypeWord(t)}`).join('')}`;
}

/** What it is before any effect: printed, a token, a copy, or face down. */
function ownReason(s: State, o: Obj, lang: Lang): Reason {
  const c = baseCharacteristics(s, o);
  const params = { object: o.id, types: typesOf(c, lang), pt: c.power === null ? '' : ` ${pt(c)}` };
  if (hasFlag(o, FLAG.faceDown)) return reason(s, lang, 'why.faceDown', ['708.2a', '613.1a'], params, o.id, '1b');
  if (o.copyOf) return reason(s, lang, 'why.copy', ['707.2', '613.1a'], params, o.id, '1a');
  if (hasFlag(o, FLAG.token)) return reason(s, lang, 'why.token', ['111.3'], params, o.id);
  return reason(s, lang, 'why.printed', ['109.3'], params, o.id);
}

function layerReason(s: State, id: Id, step: LayerStep, lang: Lang): Reason {
  const changes = changesOf(s, id, step, lang);
  const rules = [RULE_OF[step.layer], ...(step.cda ? ['604.3'] : []), ...(step.mods.length === 0 ? ['122.1'] : [])];
  const by = step.mods.length === 0 ? 'why.counters' : step.source === id ? 'why.itself' : 'why.effect';
  return reason(s, lang, by, rules, { source: step.source, what: changes }, step.source, step.layer);
}

/** What a step changed, as phrases. */
function changesOf(s: State, id: Id, { before: b, after: a }: LayerStep, lang: Lang): MessageParam {
  const out: string[] = [];
  const say = (message: string, params: Record<string, MessageParam>): void => {
    out.push(sentence(s, lang, { id: message, params }));
  };
  if (a.name !== b.name) say('why.name', { name: a.name });
  if (a.controller !== b.controller) say('why.control', { player: seatEntity(a.controller) });
  if (a.types !== b.types || a.supertypes !== b.supertypes || a.subtypes.join() !== b.subtypes.join())
    say('why.types', { from: typesOf(b, lang), to: typesOf(a, lang) });
  if (a.colors !== b.colors)
    say(a.colors === 0 ? 'why.colorless' : 'why.colors', { colors: bits(COLORS, a.colors).map((w) => ({ id: `word.${w}` })) });
  if (a.power !== b.power || a.toughness !== b.toughness) say('why.pt', { from: pt(b), to: pt(a) });
  if (a.loyalty !== b.loyalty) say('why.loyalty', { n: a.loyalty ?? 0 });
  const gained = abilitiesIn(s, id, a, b, lang);
  const lost = abilitiesIn(s, id, b, a, lang);
  if (gained.length > 0) say('why.gains', { abilities: gained });
  if (lost.length > 0) say('why.loses', { abilities: lost });
  if (out.length === 0) say('why.same', {});
  return out;
}

/** Abilities and keywords that the first has and the second has not. */
function abilitiesIn(s: State, id: Id, has: Characteristics, hasNot: Characteristics, lang: Lang): string[] {
  const more = has.abilities.filter((a) => !hasNot.abilities.includes(a)).map((a) => abilityText(s, id, nodeOf<Ability>(s._pool, a), lang));
  const texts = more.join(' ').toLowerCase();
  const words = keywordsOf(has.keywords & ~hasNot.keywords)
    .map((k) => (lang === 'zh' ? keywordWord(k) : k.replace(/[A-Z]/g, (x) => ` ${x.toLowerCase()}`)))
    .filter((w) => !texts.includes(w));
  return [...words, ...more.map((text) => `“${text}”`)];
}

/** What is true of it besides its characteristics. */
function states(s: State, o: Obj, lang: Lang): Reason[] {
  const out: Reason[] = [];
  if (o.damage > 0) out.push(reason(s, lang, 'why.damage', ['120.3e', '120.6'], { n: o.damage }, o.id));
  if (o.zone === 'battlefield' && hasType(characteristicsOf(s, o), 'Creature') && isSick(s, o.id))
    out.push(reason(s, lang, 'why.sick', ['302.6'], { tap: '{T}', untap: '{Q}' }, o.id));
  return out;
}
