/** Tokens in English (CR 111). */
import type { Effect, Quantity, TokenSpec } from '../../language.js';
import { measureOf } from '../ways.js';
import type { Context } from './context.js';
import { exceptText } from './copies.js';
import { scaled } from './counted.js';
import { enteringWords } from './moving.js';
import { amountText } from './quantities.js';
import { selectorText } from './references.js';
import { colorList, possessive, typeWord, withArticle } from './words.js';

type Described = Extract<TokenSpec, { token: 'described' }>;

/** What can be attached speaks of what it is attached to itself (CR 301.5, 303.4). */
const ofToken = (c: Context, t: Described): Context =>
  t.subtypes.some((s) => s === 'Equipment' || s === 'Aura')
    ? { ...c, face: { ...c.face, types: t.types, subtypes: t.subtypes, abilities: t.abilities } }
    : c;

/** A power or toughness: of the amount of the event, X. */
function sized(c: Context, q: Quantity): string {
  if (typeof q !== 'object' || q.q !== 'amount') return amountText(c, q);
  c.where = ['that much'];
  return 'X';
}

/** "1/1 white Soldier creature token with flying". */
function tokenText(c: Context, t: TokenSpec, many: boolean): string {
  const word = many ? 'tokens' : 'token';
  switch (t.token) {
    case 'predefined':
      return `${t.name} ${word}`;
    case 'copy':
      return `${word} ${many ? 'that are copies' : "that's a copy"} of ${selectorText(c, t.of)}${exceptText(c, t.mods)}`;
    case 'described': {
      const sizedLike = measureOf(t) !== undefined;
      const pt = !sizedLike && t.power !== undefined && t.toughness !== undefined ? `${sized(c, t.power)}/${sized(c, t.toughness)}` : '';
      if (t.name && t.supertypes.includes('Legendary') && !many) return namedToken(c, t, pt);
      const types = [...t.supertypes.map((s) => s.toLowerCase()), ...t.subtypes, ...t.types.map((x) => typeWord(x, false))];
      const abilities = t.abilities.length ? `with ${c.say.quoted(ofToken(c, t), t.abilities, itself(t))}` : '';
      const all = t.colors.length === 5;
      return [
        pt,
        all ? '' : colorList(t.colors),
        ...types,
        word,
        abilities,
        t.name ? `named ${t.name}` : '',
        all ? "that's all colors" : '',
      ]
        .filter((x) => x !== '')
        .join(' ');
    }
    default:
      return t satisfies never;
  }
}

/** What a token calls itself. */
const itself = ({ types }: Described): string => `this ${types.includes('Creature') ? 'creature' : (types[0]?.toLowerCase() ?? 'token')}`;

/** "Create Marit Lage, a legendary 20/20 black Avatar creature token with flying". */
function namedToken(c: Context, t: Described, pt: string): string {
  const types = [...t.subtypes, ...t.types.map((x) => typeWord(x, false))];
  const supertypes = t.supertypes.map((s) => s.toLowerCase());
  const abilities = t.abilities.length ? `with ${c.say.quoted(ofToken(c, t), t.abilities, itself(t))}` : '';
  const body = [...supertypes, pt, colorList(t.colors), ...types, 'token', abilities].filter((x) => x !== '').join(' ');
  return `${t.name}, ${withArticle(body)}`;
}

/** "two 1/1 white Soldier creature tokens that are attacking". */
export function createdText(c: Context, e: Extract<Effect, { do: 'createToken' }>): string {
  // tokens that enter in some way are X, and not one for each
  const { n, each } = e.entering === undefined ? scaled(c, e.count) : { n: e.count, each: '' };
  const one = n === 1;
  const token = tokenText(c, e.token, !one);
  const that = `${e.token.token === 'copy' ? 'and ' : ''}${one ? "that's" : 'that are'}`;
  const apart = e.entering?.attacking || e.entering?.blocking;
  const entering = apart ? ` ${that} ${enteringWords(c, e.entering)}` : '';
  const tapped = e.entering?.tapped && !apart ? 'tapped ' : '';
  const attached = e.entering?.attachedTo ? ` attached to ${selectorText(c, e.entering.attachedTo)}` : '';
  const several = !one || ['each', 'eachOpponent', 'eachOther'].includes(e.who.player);
  if (e.bind !== undefined) c.slots.set(e.bind, { words: several || each ? 'those tokens' : 'that token', many: several });
  const named = typeof n === 'object' && n.q === 'amount' && c.event?.on === 'monstrous'; // CR 701.31c
  const count = typeof n === 'object' && n.q === 'amount' && !named ? 'that many' : amountText(c, n, 'words');
  if (count.startsWith('the ')) return `a number of ${tapped}${token} equal to ${count}`;
  const legend = one && e.token.token === 'described' && e.token.name !== undefined && e.token.supertypes.includes('Legendary');
  return `${legend ? tapped + token : one ? withArticle(tapped + token) : `${count} ${tapped}${token}`}${entering}${attached}${each}${measure(c, e.token)}`;
}

/** ". Its power is equal to that creature's power and its toughness is equal to that creature's toughness". */
function measure(c: Context, t: TokenSpec): string {
  const of = measureOf(t);
  if (of === undefined) return '';
  const whose = possessive(selectorText(c, of));
  return `. Its power is equal to ${whose} power and its toughness is equal to ${whose} toughness`;
}
