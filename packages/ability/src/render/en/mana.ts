/** Mana that is added, in English. */
import { PAIRS } from '../../basics.js';
import type { ManaSpec } from '../../language.js';
import type { Context } from './context.js';
import { scaled } from './counted.js';
import { oneNoun } from './filters.js';
import { amountText, forEachText, quantityText } from './quantities.js';
import { headNoun, selectorText } from './references.js';
import { listOf, possessive } from './words.js';

/** "one mana of any type that a land you control could produce", "one mana of any type that land produced". */
function typedMana(c: Context, m: ManaSpec, types: NonNullable<ManaSpec['types']>): string {
  if ('chosen' in types && typeof m.times !== 'number' && m.times.q === 'devotion')
    return `an amount of mana of the chosen color equal to ${quantityText(c, m.times)}`;
  const { n, each } = scaled(c, m.times);
  const head = `${n === 1 ? 'one' : amountText(c, n, 'words')} mana of any ${n === 1 ? '' : 'one '}${types.of}`;
  if ('identity' in types) return `${head} in your commander's color identity${each}`;
  if ('produced' in types) return `${head} that ${c.event?.on === 'tapForMana' ? headNoun(c.event.what) : 'land'} produced${each}`;
  if ('chosen' in types && typeof types.chosen === 'object' && 'noted' in types.chosen)
    return `${head} chosen as you drafted cards named ${c.face.name}${each}`;
  if ('chosen' in types) return `${n === 1 ? 'one' : amountText(c, n, 'words')} mana of the chosen color${each}`;
  if ('among' in types && types.each) return `one mana of each color among ${selectorText(c, types.among).replace(/^all /, '')}`;
  if ('among' in types && types.among.sel !== 'all') return `one mana of any of ${possessive(selectorText(c, types.among))} colors`;
  if ('among' in types) return `${head} among ${selectorText(c, types.among).replace(/^all /, '')}${each}`;
  const of = types.could;
  const what = of.sel === 'all' ? oneNoun(c, of.filter, { head: 'permanent' }) : selectorText(c, of);
  return `${head} that ${what} could produce${each}`;
}

/** "{G} for each Elf", "one mana of any color", "{B} or {G}". */
export function manaText(c: Context, m: ManaSpec): string {
  if (m.types) return [...m.options, typedMana(c, m, m.types)].join(' or ');
  const five = m.options.length === 5 && ['{W}', '{U}', '{B}', '{R}', '{G}'].every((x) => m.options.includes(x));
  if (five) {
    if (m.times === 1) return 'one mana of any color';
    const n = amountText(c, m.times, 'words');
    return m.choose === 'each' ? `${n} mana in any combination of colors` : `${n} mana of any one color`;
  }
  if (PAIRS.length === m.options.length && PAIRS.every((x) => m.options.includes(x))) return 'two mana of different colors';
  if (m.choose === 'each' && m.options.length === 2 && m.times !== 1)
    return `${amountText(c, m.times, 'words')} mana in any combination of ${m.options.join(' and/or ')}`;
  const mana = listOf(m.options, 'or');
  if (m.times === 1) return mana;
  const each = forEachText(c, m.times);
  if (each) return `${mana} ${each}`;
  const many = quantityText(c, m.times);
  return many === 'that much' ? `that much ${mana}` : `an amount of ${mana} equal to ${many}`;
}
