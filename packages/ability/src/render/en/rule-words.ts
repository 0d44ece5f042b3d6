/** Words of rules statements: who acts, with which spells, for how long. */
import { keywordInfo } from '../../keywords.js';
import type { Action, Cost, Duration, Filter, Mod, Rule } from '../../language.js';
import { abilityCosts } from './activation-costs.js';
import type { Clause, Context } from './context.js';
import { costsText, isManaCost } from './costs.js';
import { nounText } from './filters.js';
import { listOf, withArticle } from './words.js';

/** Spells cast for something other than their mana costs (CR 118.9). */
export function otherCost(
  c: Context,
  what: Filter,
  from: string | undefined,
  cost: 'free' | readonly Cost[],
): { subject: string; text: string } {
  const itself = what.is === 'oneOf' && what.of.sel === 'self';
  const spells = itself ? c.self : nounText(c, what, { many: true, head: 'spell' });
  const place = from === 'library' ? 'the top of your library' : from === 'exile' ? 'exile' : `your ${from}`;
  if (from !== undefined && from !== 'hand' && cost !== 'free') {
    const [own, ...more] = cost;
    const its = itself ? 'its' : 'their';
    if (own.pay === 'manaCostOf')
      return { subject: 'you', text: `may cast ${spells} from ${place} by ${paying(c, more)} in addition to paying ${its} other costs` };
    return {
      subject: 'you',
      text: `may cast ${spells} from ${place} by ${paying(c, cost)} rather than paying ${its} mana cost${itself ? '' : 's'}`,
    };
  }
  if (cost === 'free')
    return { subject: 'you', text: `may cast ${spells}${from ? ` from your ${from}` : ''} without paying their mana costs` };
  return { subject: 'you', text: `may ${costsText(c, cost, 'you')} rather than pay the mana cost for ${spells} you cast` };
}

/** "paying 3 life and discarding a card". */
const paying = (c: Context, cost: readonly Cost[]): string =>
  listOf(
    cost.map((x) => {
      const it = x.pay === 'life' && typeof x.amount === 'object' && x.amount.q === 'stat' && x.amount.of.sel === 'it';
      return it ? 'paying life equal to their mana value' : costsText(c, [x], 'by');
    }),
    'and',
  );

export const COLOR_NAME = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green', C: 'colorless' } as const;

/** What a player has protection from. */
export function qualityText(c: Context, f: Filter): string {
  if (f.is === 'any') return 'everything';
  if (f.is === 'color') return typeof f.color === 'string' ? COLOR_NAME[f.color] : 'the chosen color';
  return f.is === 'named' ? 'the chosen name' : nounText(c, f, { many: true, head: 'permanent' });
}

/** What is said of players, and of no time. */
export const endless = (rules: readonly Rule[], duration: Duration): boolean =>
  duration === 'indefinite' &&
  rules.some(
    (r) =>
      r.rule === 'maxHandSize' || r.rule === 'goaded' || (r.rule === 'cant' && (r.action.act === 'cast' || r.action.act === 'gainLife')),
  );

/** "spells or abilities your opponents control". */
export function targeters(c: Context, by: Filter): string {
  const [spells, abilities] = by.is === 'or' ? by.of : [];
  if (abilities?.is === 'abilityOf')
    return `${nounText(c, spells, { many: true, head: 'spell' })} or abilities ${nounText(c, abilities, { many: true, head: 'spell' }).replace(/^spells /, '')}`;
  const list = by.is === 'and' ? by.of : [by];
  if (list.some((f) => f.is === 'ability')) {
    const rest = nounText(c, { is: 'and', of: list.filter((f) => f.is !== 'ability') }, { many: true, head: 'spell' });
    return rest.replace(/^spells /, 'abilities ').replace(/ (\w+) source$/, ' $1 sources');
  }
  const kinds = list.some((f) => f.is === 'spell' || f.is === 'ability' || f.is === 'or');
  if (kinds) return nounText(c, by, { many: true, head: 'spell' });
  const post = by.is === 'any' ? '' : nounText(c, by, { many: true, head: 'spell' }).replace(/^spells ?/, ' ');
  const adjective = list.find((f) => f.is === 'color');
  return adjective
    ? nounText(c, by, { many: true, head: 'spell' }).replace('spells', 'spells or abilities')
    : `spells or abilities${post.startsWith(' ') || post === '' ? post : ` ${post}`}`;
}

/** What a keyword ability costs that is given to things with mana costs of their own. */
export function costSentence(mods: readonly Mod[]): string | undefined {
  const given = mods.flatMap((m) => (m.mod === 'addAbility' && m.ability.kind === 'keyword' && m.ability.cost ? [m.ability] : []));
  const own = given.find((k) => isManaCost(k.cost ?? []));
  const [cost] = own?.cost ?? [];
  const less = cost?.pay === 'manaCostOf' && cost.less !== undefined ? ` reduced by ${cost.less}` : '';
  return own && `. The ${keywordInfo(own.keyword)?.en ?? own.keyword} cost is equal to its mana cost${less}`;
}

/** "This effect doesn't remove Auras": CR 702.16n. */
export function keptSentence(c: Context, mods: readonly Mod[]): string | undefined {
  const kept = mods.flatMap((m) => (m.mod === 'addAbility' && m.keeps ? [m.keeps] : []))[0];
  return kept && `. This effect doesn't remove ${kept.is === 'oneOf' ? c.self : nounText(c, kept, { many: true, head: 'permanent' })}`;
}

const things = (c: Context, f: Filter): string =>
  f.is === 'oneOf' ? c.say.selector(c, f.of) : nounText(c, f, { many: true, head: 'permanent' });

/** How often, and what becomes of a spell that was cast so. */
function limited(c: Context, r: Extract<Rule, { rule: 'may' }>, said: Clause): Clause {
  const after = r.with ? '. If a spell cast this way would be put into a graveyard, exile it instead' : '';
  if (r.perTurn === undefined || r.action.act !== 'cast') return { ...said, text: `${said.text}${after}` };
  const [many, one] = [true, false].map((x) =>
    nounText(c, (r.action as Extract<Action, { act: 'cast' }>).what, { many: x, head: 'spell' }),
  );
  const text = said.text.replace(many, withArticle(one)).replace('paying their other costs', 'paying its other costs');
  return { subject: 'once each turn, you', text: `${text}${after}` };
}

/** Rules that no phrase of the table says: those that keywords stand for, too. */
export function otherRule(c: Context, r: Rule): Clause {
  // CR 702.154a
  if (r.rule === 'mayPayToAttack') return { subject: 'you', text: `may ${costsText(c, r.cost, 'you')} as ${things(c, r.what)} attacks` };
  // CR 702.141a
  if (r.rule === 'must' && r.action.act === 'attack' && r.action.defender)
    return { subject: things(c, r.action.who), text: `must attack ${things(c, r.action.defender)} if able` };
  if (r.rule === 'may' && r.action.act === 'cast' && r.using !== undefined && r.action.from !== undefined) {
    const where = r.action.from === 'graveyard' ? 'your graveyard' : r.action.from;
    return {
      subject: 'you',
      text: `may cast ${things(c, r.action.what)} from ${where} using its ${keywordInfo(r.using)?.en ?? r.using} ability`,
    };
  }
  if (r.rule === 'may' && r.action.act === 'cast' && r.cost !== undefined)
    return limited(c, r, otherCost(c, r.action.what, r.action.from, r.cost));
  if (r.rule === 'costChange' && r.of === 'abilities') return abilityCosts(c, r);
  throw new Error(`no words for the rule ${JSON.stringify(r)}`);
}
