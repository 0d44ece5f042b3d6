/** Words of rules statements: who acts, with which spells, for how long. */
import { keywordInfo } from '../../keywords.js';
import type { Action, Cost, Duration, Filter, Mod, PlayerRef, Rule, StaticPart } from '../../language.js';
import type { Context } from './context.js';
import { costsText, isManaCost } from './costs.js';
import { nounText, oneNoun } from './filters.js';
import { playerText, selectorText } from './references.js';
import { listOf, numberWord, withArticle } from './words.js';

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
  return { subject: 'you', text: `may ${costsText(c, cost, true)} rather than pay the mana cost for ${spells} you cast` };
}

/** What the card is, of a spell that it would be cast as. */
function bareSpell(f: Filter): Filter {
  const rest = f.is === 'and' ? f.of.filter((x) => x.is !== 'spell') : [f];
  return rest.length === 1 ? rest[0] : { is: 'and', of: rest };
}

type May = Extract<Rule, { rule: 'may' }>;

const mayOf = (p: StaticPart | undefined): May | undefined => (p?.part === 'rule' && p.rule.rule === 'may' ? p.rule : undefined);

const LIFE = 'pay life equal to its mana value rather than pay its mana cost';

/** Lands and spells from the same place: "you may play the top card of your library", "you may play cards exiled with ~". */
export function playedFrom(c: Context, parts: readonly StaticPart[]): string | undefined {
  const [land, cast] = [mayOf(parts[0]), mayOf(parts[1])];
  if (parts.length !== 2 || land?.action.act !== 'playLand' || cast?.action.act !== 'cast' || land.action.from !== cast.action.from)
    return undefined;
  const { what, from } = cast.action;
  if (from === 'library' && what.is === 'spell') {
    if (cast.cost === 'free' || cast.perTurn !== undefined) return undefined;
    return `you may play the top card of your library${cast.cost ? `. If you cast a spell this way, ${LIFE}` : ''}`;
  }
  const linked = from === 'exile' && what.is === 'oneOf' && what.of.sel === 'linked';
  return linked && cast.cost === undefined ? `you may play cards exiled with ${c.self}` : undefined;
}

/** "paying 3 life and discarding a card". */
const paying = (c: Context, cost: readonly Cost[]): string =>
  listOf(
    cost.map((x) => {
      const it = x.pay === 'life' && typeof x.amount === 'object' && x.amount.q === 'stat' && x.amount.of.sel === 'it';
      if (it) return 'paying life equal to their mana value';
      const [verb, ...rest] = costsText(c, [x], true).split(' ');
      return `${verb.replace(/e$/, '')}ing ${rest.join(' ')}`;
    }),
    'and',
  );

export const COLOR_NAME = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green', C: 'colorless' } as const;

/** What is said of players, and of no time. */
export const endless = (rules: readonly Rule[], duration: Duration): boolean =>
  duration === 'indefinite' &&
  rules.some((r) => r.rule === 'maxHandSize' || (r.rule === 'cant' && (r.action.act === 'cast' || r.action.act === 'gainLife')));

export const playersActing = (c: Context, who: PlayerRef): string => (who.player === 'each' ? 'players' : playerText(c, who));

/** "creature spells", "that spell". */
export const spellsText = (c: Context, f: Filter): string =>
  f.is === 'oneOf' ? 'that spell' : nounText(c, f, { many: true, head: 'spell' });

/** "may activate equip abilities any time you could cast an instant" (CR 304.5). */
export function activatedAsInstant(c: Context, a: Extract<Action, { act: 'activate' }>): string {
  const whose = a.what.is === 'oneOf' ? selectorText(c, a.what.of) : nounText(c, a.what, { many: true, head: 'permanent' });
  const abilities = a.keyword ? `${keywordInfo(a.keyword)?.en} abilities` : `loyalty abilities of ${whose} on any player's turn`;
  return `may activate ${abilities} any time you could cast an instant`;
}

/** "spells or abilities your opponents control". */
export function targeters(c: Context, by: Filter): string {
  const list = by.is === 'and' ? by.of : [by];
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
  return own && `. The ${keywordInfo(own.keyword)?.en ?? own.keyword} cost is equal to its mana cost`;
}

/** "This effect doesn't remove Auras": CR 702.16n. */
export function keptSentence(c: Context, mods: readonly Mod[]): string | undefined {
  const kept = mods.flatMap((m) => (m.mod === 'addAbility' && m.keeps ? [m.keeps] : []))[0];
  return kept && `. This effect doesn't remove ${kept.is === 'oneOf' ? c.self : nounText(c, kept, { many: true, head: 'permanent' })}`;
}

/** "players can't get counters", "counters can't be put on creatures". */
export function noCounters(a: Extract<Action, { act: 'putCounters' }>, whom: string): { subject: string; text: string } {
  const kind = a.counter === 'any' ? '' : `${a.counter} `;
  if (a.what.is === 'player') return { subject: whom, text: `can't get ${kind}counters` };
  if (a.what.is === 'oneOf') return { subject: whom, text: `can't have ${kind}counters put on it` };
  return kind === ''
    ? { subject: 'counters', text: `can't be put on ${whom}` }
    : { subject: whom, text: `can't have ${kind}counters put on them` };
}

/** The kind of spell of which one has been cast this turn by the same player; undefined for another filter. */
export function secondSpell(what: Filter): Filter | undefined {
  const list = what.is === 'and' ? what.of : [what];
  const said = list.find((f) => f.is === 'satisfies');
  const cond = said?.is === 'satisfies' ? said.cond : undefined;
  if (cond?.if !== 'happened' || cond.event.on !== 'cast' || cond.event.who.player !== 'controllerOf') return undefined;
  return cond.event.what;
}

/** Numbers that something can't go beyond: counters on a permanent, life reduced by damage. */
export const limitText = (r: Extract<Rule, { rule: 'lifeFloor' | 'counterLimit' }>, subject: string): { subject: string; text: string } =>
  r.rule === 'counterLimit'
    ? { subject, text: `can't have more than ${numberWord(r.most)} ${r.counter} counters on it` }
    : { subject: `damage that would reduce your life total to less than ${r.least}`, text: `reduces it to ${r.least} instead` };

/** "You may cast creature spells from your graveyard", all of them or so many each turn. */
export function castFrom(c: Context, what: Filter, from: string, r: Extract<Rule, { rule: 'may' }>): { subject: string; text: string } {
  const { perTurn } = r;
  const exiled = r.with ? '. If a spell cast this way would be put into a graveyard, exile it instead' : '';
  const place = from === 'library' ? 'the top of your library' : from === 'exile' ? 'exile' : `your ${from}`;
  if (what.is === 'oneOf' && what.of.sel === 'linked') return { subject: 'you', text: `may cast nonland cards exiled with ${c.self}` };
  if (what.is === 'or' && from === 'library' && perTurn === undefined) {
    const cards = what.of.map((f) => oneNoun(c, bareSpell(f), { head: 'card' }));
    return { subject: 'you', text: `may cast the top card of your library if it's ${cards.join(' or ')}` };
  }
  const spell = (many: boolean): string => nounText(c, what, { many, head: 'spell' });
  if (perTurn !== undefined)
    return { subject: 'once each turn, you', text: `may cast ${withArticle(spell(false))} from ${place}${exiled}` };
  return { subject: 'you', text: `may cast ${what.is === 'oneOf' ? selectorText(c, what.of) : spell(true)} from ${place}${exiled}` };
}

/** Spells that can't be cast from some place, or from any other than the hand, and the words for it. */
export function castPlace(f: Filter): { what: Filter; from: string } | undefined {
  const list = f.is === 'and' ? f.of : [f];
  const from = list.find(
    (x) => (x.is === 'cast' && x.from !== undefined) || (x.is === 'not' && x.of.is === 'cast' && x.of.from === 'hand'),
  );
  if (!from) return undefined;
  const rest = list.filter((x) => x !== from);
  const what: Filter = rest.length === 1 ? rest[0] : rest.length === 0 ? { is: 'any' } : { is: 'and', of: rest };
  const zone = from.is === 'cast' ? from.from : undefined;
  return {
    what,
    from:
      zone === undefined ? 'from anywhere other than their hands' : zone === 'exile' ? 'from exile' : `from ${ZONES_OF_ALL[zone] ?? zone}`,
  };
}

const ZONES_OF_ALL: Readonly<Record<string, string>> = { graveyard: 'graveyards', library: 'libraries', hand: 'their hands' };
