/** What a copy has in any case: "except it's an Illusion in addition to its other types and it has flying" (CR 707.9). */
import type { Effect, Mod, Quantity, Selector } from '../../language.js';
import type { Context } from './context.js';
import { scaled } from './counted.js';
import { nounText } from './filters.js';
import { typeList } from './forms.js';
import { staticMods } from './predicates.js';
import { amountText } from './quantities.js';
import { headNoun } from './references.js';
import { colorRefWord, listOf, withArticle } from './words.js';

/** ", except …" after "a copy of …"; empty without exceptions. */
export function exceptText(c: Context, mods: readonly Mod[]): string {
  const clauses: string[] = [];
  for (let i = 0; i < mods.length; i++) {
    const abilities = mods.slice(i).findIndex((m) => m.mod !== 'addAbility');
    const run = mods.slice(i, abilities < 0 ? mods.length : i + abilities);
    if (run.length > 0) {
      clauses.push(
        `it has ${c.say.quoted(
          c,
          run.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : [])),
        )}`,
      );
      i += run.length - 1;
    } else {
      const form = formText(c, mods.slice(i));
      clauses.push(form ? form.text : exception(c, mods[i]));
      i += form ? form.mods - 1 : 0;
    }
  }
  return clauses.length === 0 ? '' : `, except ${listOf(clauses, 'and')}`;
}

/** "it's a 1/1 green Frog": creature types that take the place of others, with colours and size. */
function formText(c: Context, [kind, ...more]: readonly Mod[]): { text: string; mods: number } | null {
  if (kind?.mod !== 'types' || kind.change !== 'set') return null;
  const colors = more[0]?.mod === 'colors' && more[0].change === 'set' ? more[0].colors : [];
  const size = more[colors.length > 0 ? 1 : 0];
  if (size?.mod !== 'setPT') return null;
  const words = [`${amountText(c, size.power ?? 0)}/${amountText(c, size.toughness ?? 0)}`];
  if (colors.length > 0) words.push(listOf(colors.map(colorRefWord), 'and'));
  return { text: `it's ${withArticle([...words, typeList(kind)].join(' '))}`, mods: colors.length > 0 ? 3 : 2 };
}

function exception(c: Context, m: Mod): string {
  switch (m.mod) {
    case 'types': {
      const words = typeList(m);
      if (m.change === 'remove') return `it isn't ${words}`;
      return `it's ${m.types.length + m.subtypes.length === 0 ? words : withArticle(words)} in addition to its other types`;
    }
    case 'colors':
      return m.change === 'set' && m.colors.length > 0
        ? `it's ${listOf(m.colors.map(colorRefWord), 'and')}`
        : `it ${staticMods(c, [m], false)}`;
    case 'setPT':
      return `it's ${amountText(c, m.power ?? 0)}/${amountText(c, m.toughness ?? 0)}`;
    case 'name':
      return `its name is ${m.name}`;
    default:
      return `it ${staticMods(c, [m], false)}`;
  }
}

/** The verb and the rest: "copy that spell for each other creature that the spell could target. Each copy targets a different one of those creatures". */
export function aimedCopies(c: Context, spell: string, at: Selector): [verb: string, rest: string] {
  if (at.sel === 'choose' && at.from.sel === 'all') {
    const head = headNoun(at.from.filter);
    return ['choose', `one of those ${head}s. Copy ${spell}. The copy targets the chosen ${head}`];
  }
  const kinds = at.sel === 'union' ? at.of : [at];
  const one = kinds.map((x) => (x.sel === 'all' ? nounText(c, x.filter, { many: false, head: 'permanent' }) : 'player')).join(' or ');
  const many = kinds.map((x) => (x.sel === 'all' ? `${headNoun(x.filter)}s` : 'players')).join(' and ');
  return ['copy', `${spell} for each other ${one} that the spell could target. Each copy targets a different one of those ${many}`];
}

/** "twice", "three times", "for each other instant and sorcery spell you've cast before it this turn". */
export function copiesText(c: Context, n: Quantity): string {
  if (typeof n === 'number') return n === 2 ? 'twice' : `${amountText(c, n, 'words')} times`;
  if (n.q === 'happened' && n.event.on === 'cast' && n.before === 'event')
    return `for each other ${nounText(c, n.event.what, { many: false, head: 'spell' }).replace(' or ', ' and ')} you've cast before it this turn`;
  if (n.q === 'amount') return 'that many times';
  const { each } = scaled(c, n);
  return each === '' ? `${amountText(c, n, 'words')} times` : each.trim();
}

/** ". You may choose new targets for the copy". */
export function newTargetsText(e: Extract<Effect, { do: 'copyOnStack' }>): string {
  if (e.retarget !== 'may') return '';
  if (e.what.sel === 'self' && e.count === 1) return 'and may choose a new target for that copy';
  return `. ${e.who.player === 'you' ? 'You' : 'That player'} may choose new targets for ${e.count === 1 ? 'the copy' : 'the copies'}`;
}
