/** Effects few cards have, as English sentences: piles, votes, casting on resolution, exchanging, skipping. */
import type { Ballot, Effect, ExchangedValue, Filter, Selector } from '../../language.js';
import type { Context } from './context.js';
import { costsText } from './costs.js';
import { nounText, oneNoun } from './filters.js';
import { retold, sentencesOf } from './flow.js';
import { amountText, forEachText, quantityText } from './quantities.js';
import { allText, headNoun, playerText, possessiveOf, selectorText } from './references.js';
import { durationText } from './times.js';
import { capitalize, listOf, possessive, withArticle } from './words.js';

const STEP_WORD: Readonly<Record<string, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  precombatMain: 'first main phase',
  postcombatMain: 'second main phase',
  beginCombat: 'beginning of combat step',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat step',
  combat: 'combat phase',
  end: 'end step',
  cleanup: 'cleanup step',
  turn: 'turn',
}; // prettier-ignore

const verb = (who: string, one: string, more: string): string => (who === 'you' ? more : one);

function bind(c: Context, slot: number | undefined, words: string, many: boolean): void {
  if (slot !== undefined) c.slots.set(slot, { words, many });
}

type Rare = Extract<
  Effect,
  {
    do:
      | 'play'
      | 'permitPlay'
      | 'piles'
      | 'vote'
      | 'restartGame'
      | 'extraPhase'
      | 'skip'
      | 'exchange'
      | 'retarget'
      | 'unattach'
      | 'revealUntil'
      | 'letNumber'
      | 'repeat';
  }
>;

/** CR 701.10 */
function exchangeText(c: Context, e: Extract<Effect, { do: 'exchange' }>): string {
  switch (e.of) {
    case 'control':
      return `Exchange control of ${selectorText(c, e.a)}${e.b ? ` and ${selectorText(c, e.b)}` : ''}`;
    case 'places':
      return `Exchange ${selectorText(c, e.a)} with ${selectorText(c, e.b)}`;
    case 'texts':
      return `Exchange the text boxes of ${selectorText(c, e.a)}${e.b ? ` and ${selectorText(c, e.b)}` : ''}${e.duration ? ` ${durationText(c, e.duration)}` : ''}`;
    case 'zones':
      return `Exchange your ${e.zones[0]} and ${e.zones[1]}`;
    case 'values': {
      const { a, b } = e;
      if ('life' in a && b === undefined) return capitalize(`${playerText(c, a.life)} exchange life totals`);
      if ('life' in a && b && 'life' in b) {
        const who = playerText(c, a.life);
        return capitalize(`${who === 'you' ? '' : `${who} `}exchange${who === 'you' ? '' : 's'} life totals with ${playerText(c, b.life)}`);
      }
      const value = (v: ExchangedValue): string =>
        'life' in v ? `${possessiveOf(c, v.life)} life total` : quantityText(c, { q: 'stat', stat: v.stat, of: v.of });
      if ('life' in a && b) return `Exchange ${value(a)} with ${value(b)}`;
      const of = b && !('life' in b) ? `the ${b.stat} of ${selectorText(c, b.of)}` : '';
      return `Exchange ${value(a)} and ${of}${e.duration ? ` ${durationText(c, e.duration)}` : ''}`;
    }
    default:
      return e satisfies never;
  }
}

/** CR 115.7a-d, in the words for as many targets as it can be turned away from. */
function retargetText(c: Context, e: Extract<Effect, { do: 'retarget' }>): string {
  const who = playerText(c, e.who);
  if (e.change === undefined) return capitalize(`${who} may choose new targets for ${selectorText(c, e.what)}`);
  const spec = e.what.sel === 'target' ? c.targets[e.what.index] : undefined;
  const single = spec !== undefined && andOf(spec.what).some((f) => f.is === 'targets' && f.only !== undefined);
  const which = e.change === 'one' ? 'a target' : e.change === 'any' ? 'any targets' : single ? 'the target' : 'the targets';
  const to = e.to && (e.to.sel === 'players' ? '. The new target must be a player' : newTarget(c, e.to));
  const text = `${which} of ${selectorText(c, e.what)}${to ?? ''}`;
  return who === 'you' ? `Change ${text}` : capitalize(`${who} ${verb(who, 'changes', 'change')} ${text}`);
}

/** "to this creature", ". The new target must be a creature". */
const newTarget = (c: Context, to: Selector): string =>
  to.sel === 'all' ? `. The new target must be ${oneNoun(c, to.filter, { head: 'permanent' })}` : ` to ${selectorText(c, to)}`;

const andOf = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);

/** The sentences of an effect few cards have; undefined for the others. */
export function rareSentences(c: Context, e: Effect): string[] | undefined {
  const rare = e as Rare;
  switch (rare.do) {
    case 'play':
    case 'permitPlay':
      return [capitalize(playText(c, rare))];
    case 'piles':
      return pilesText(c, rare);
    case 'vote':
      return voteText(c, rare);
    case 'restartGame':
      bind(c, rare.bind, 'those cards', true);
      return [`Restart the game, leaving in exile ${selectorText(c, rare.keep).replace(/ in exile$/, '')}`];
    case 'extraPhase':
      return [
        rare.phase === 'combat'
          ? 'After this phase, there is an additional combat phase'
          : 'After this main phase, there is an additional combat phase followed by an additional main phase',
      ];
    case 'skip': {
      const who = playerText(c, rare.who);
      return [
        capitalize(`${who} ${verb(who, 'skips', 'skip')} ${who === 'you' ? 'your' : 'their'} next ${STEP_WORD[rare.step] ?? rare.step}`),
      ];
    }
    case 'exchange':
      return [exchangeText(c, rare)];
    case 'retarget':
      return [retargetText(c, rare)];
    case 'unattach':
      return [`Unattach ${selectorText(c, rare.what)}`];
    case 'revealUntil': {
      const who = playerText(c, rare.who);
      const how = rare.to === 'exiled' ? verb(who, 'exiles', 'exile') : verb(who, 'reveals', 'reveal');
      const noun = nounText(c, rare.filter, { many: rare.count !== 1, head: 'card' });
      const what = rare.count === 1 ? withArticle(noun) : `${amountText(c, rare.count, 'words')} ${noun}`;
      const own = who === 'you' ? 'your' : 'their';
      bind(c, rare.bind, rare.count === 1 ? 'that card' : 'those cards', rare.count !== 1);
      bind(c, rare.bindAll, `all cards ${rare.to} this way`, true);
      return [
        capitalize(
          `${who} ${how} cards from the top of ${own} ${rare.deck ? 'planar deck' : 'library'} until ${who === 'you' ? 'you' : 'they'} ${how.replace(/s$/, '')} ${what}`,
        ),
      ];
    }
    case 'letNumber':
      c.slots.set(rare.slot, { words: quantityText(c, rare.value), many: false });
      return [];
    case 'repeat': {
      const each = rare.effect.do === 'extraTurn' ? forEachText(c, rare.times) : undefined;
      if (each) return [`${sentencesOf(c, rare.effect).join('. ')} ${each}`];
      return [`${capitalize(quantityText(c, rare.times))} times, ${retold(c, sentencesOf(c, rare.effect))}`];
    }
    default:
      return undefined;
  }
}

/** On which terms a card is cast: "without paying its mana cost". */
export function playTerms(c: Context, e: Extract<Rare, { do: 'play' | 'permitPlay' }>): string {
  const costs = many(c, e.what) ? 'their mana costs' : 'its mana cost';
  const back = e.do === 'play' && e.face ? ' transformed' : '';
  if (e.cost === 'free') return `${back} without paying ${costs}`;
  return e.cost === 'normal' ? '' : ` by paying ${costsText(c, e.cost.pay, true).replace(/^pay /, '')} rather than paying ${costs}`;
}

function playText(c: Context, e: Extract<Rare, { do: 'play' | 'permitPlay' }>): string {
  const who = playerText(c, e.who);
  const free = playTerms(c, e);
  if (e.do === 'permitPlay') {
    const spells =
      e.what.sel === 'filter' && e.what.filter.is === 'not' && e.what.filter.of.is === 'type' && e.what.filter.of.type === 'Land';
    const what = spells ? (e.what as Extract<Selector, { sel: 'filter' }>).of : e.what;
    const text = e.uses === undefined ? `${who} may ${spells ? 'cast' : 'play'} ${selectorText(c, what)}${free}` : oneOfThem(c, e, who);
    if (e.duration === 'indefinite') return `${text} for as long as ${many(c, what) ? 'they remain' : 'it remains'} exiled`;
    const time = durationText(c, e.duration);
    return time ? `${time}, ${text}` : text;
  }
  const what = selectorText(c, e.what);
  const own = who === 'you' ? '' : `${who} `;
  const s = who === 'you' ? '' : 's';
  return e.copy ? `${own}cop${s ? 'ies' : 'y'} ${what} and cast${s} the copy${free}` : `${own}cast${s} ${what}${free}`;
}

/** "You may cast a creature spell from among cards exiled with this artifact without paying its mana cost". */
function oneOfThem(c: Context, e: Extract<Rare, { do: 'permitPlay' }>, who: string): string {
  const from = e.what.sel === 'filter' ? e.what.of : e.what;
  const f: Filter = e.what.sel === 'filter' ? e.what.filter : { is: 'any' };
  const noun = oneNoun(c, f.is === 'not' && f.of.is === 'type' && f.of.type === 'Land' ? { is: 'spell' } : f, { head: 'spell' });
  const spell = noun.endsWith('spell') ? noun : `${noun} spell`;
  const cards = from.sel === 'linked' ? `cards exiled with ${c.self}` : selectorText(c, from);
  return `${who} may cast ${spell} from among ${cards}${e.cost === 'free' ? ' without paying its mana cost' : ''}`;
}

const many = (c: Context, s: Selector): boolean =>
  s.sel === 'all' || s.sel === 'union' || (s.sel === 'choose' && s.max !== 1) || (s.sel === 'slot' && (c.slots.get(s.slot)?.many ?? false));

function pilesText(c: Context, e: Extract<Rare, { do: 'piles' }>): string[] {
  const of = selectorText(c, e.of);
  const who = playerText(c, e.who);
  bind(c, e.bindChosen, 'one pile', true);
  bind(c, e.bindOther, 'the other', true);
  const out = [capitalize(`${who} ${verb(who, 'separates', 'separate')} ${of} into two piles`)];
  if (e.chooser.player !== 'you') {
    const chooser = playerText(c, e.chooser);
    out.push(capitalize(`${chooser} chooses one of those piles`));
    bind(c, e.bindChosen, 'the chosen pile', true);
  }
  return out;
}

function voteText(c: Context, e: Extract<Rare, { do: 'vote' }>): string[] {
  const what = ballotText(c, e.ballot);
  if (e.secret) return [`Each player secretly votes for ${what}, then those votes are revealed`];
  const first = playerText(c, e.first);
  return [`Starting with ${first}, each player votes for ${what}`];
}

function ballotText(c: Context, ballot: Ballot): string {
  if (ballot.votes === 'words') {
    for (const { word, bind: slot } of ballot.words) c.slots.set(slot, { words: `${word} votes`, many: true, vote: word });
    return listOf(
      ballot.words.map((w) => w.word),
      'or',
    );
  }
  const { among } = ballot;
  const head = among.sel === 'all' ? (among.zone === 'battlefield' ? headNoun(among.filter) : 'card') : 'player';
  bind(c, ballot.bind, `each ${head} with the most votes or tied for most votes`, true);
  if (among.sel === 'players') return 'a player';
  const all = among.sel === 'all' ? allText(c, among, false) : selectorText(c, among);
  return withArticle(all);
}

/** The possessive of a selector, for "its mana cost". */
export const ownedBy = (c: Context, s: Selector): string => possessive(s.sel === 'players' ? possessiveOf(c, s.who) : selectorText(c, s));
