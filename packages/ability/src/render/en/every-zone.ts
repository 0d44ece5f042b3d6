/** Cards wherever they are, or wherever they are but on the battlefield. */
import type { Filter, Selector } from '../../language.js';
import { same } from '../../same.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';

/** "creature cards you own that aren't on the battlefield"; undefined for a union of other things. */
export function elsewhereText(c: Context, s: Extract<Selector, { sel: 'union' }>): string | undefined {
  const [first] = s.of;
  if (elsewhere(s) && first.sel === 'all')
    return `${nounText(c, first.filter, { many: true, head: 'card' })} that aren't on the battlefield`;
  const there = andElsewhere(s);
  if (there) {
    const cards = `${nounText(c, there.cards, { many: true, head: 'card' })} that aren't on the battlefield`;
    return there.here.length > 1
      ? `${there.here.map((x) => c.say.selector(c, x)).join(', ')}, and ${cards}`
      : `${c.say.selector(c, there.here[0])} and ${cards}`;
  }
  return everywhere(s) ? "all cards that aren't on the battlefield, spells, and permanents" : undefined;
}

/** The same cards in every zone but one. */
const elsewhere = (s: Extract<Selector, { sel: 'union' }>): boolean =>
  s.of.length === 6 && s.of.every((x) => x.sel === 'all' && x.zone !== 'battlefield' && same(x.filter, (s.of[0] as typeof x).filter));

/** Permanents, also spells, and cards in every other zone. */
function andElsewhere(s: Extract<Selector, { sel: 'union' }>): { here: Selector[]; cards: Filter } | undefined {
  const zones = s.of.map((x) => (x.sel === 'all' ? x.zone : undefined));
  const here = zones[1] === 'stack' ? 2 : 1;
  const off = s.of.slice(here);
  const [first] = off;
  if (zones[0] !== 'battlefield' || off.length !== 5 || first?.sel !== 'all') return undefined;
  const alike = off.every((x) => x.sel === 'all' && x.zone !== 'battlefield' && x.zone !== 'stack' && same(x.filter, first.filter));
  return alike ? { here: s.of.slice(0, here), cards: first.filter } : undefined;
}

/** Every card in every zone, every spell and every permanent. */
const everywhere = (s: Extract<Selector, { sel: 'union' }>): boolean =>
  ['library', 'hand', 'graveyard', 'exile', 'command', 'stack', 'battlefield'].every((zone) =>
    s.of.some((x) => x.sel === 'all' && x.zone === zone),
  );
