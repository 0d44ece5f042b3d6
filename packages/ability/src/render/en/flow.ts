/** How effects follow one another as English sentences: sequences, "if", "may", delayed triggers. */

import type { Condition, Cost, Effect, Mod, Quantity, Selector } from '../../language.js';
import { mentions, same } from '../../same.js';
import { coinSentences, rollSentences } from './chance.js';
import {
  actedBy,
  againOne,
  attackOwners,
  chooseAtRandom,
  copiesCast,
  countedOrLikewise,
  eitherOfTwo,
  gatheredSlots,
  keywordChoice,
  letChosen,
  milledTaken,
  namedChoice,
  namedOptions,
  oneMoreForEach,
  perPlayerFront,
  randomEffects,
} from './choices.js';
import { ifText, probe } from './conditional.js';
import { ANYBODY, type Clause, type Context } from './context.js';
import { costsText } from './costs.js';
import { counteredAbility } from './countered.js';
import { calledByDeed } from './deciding.js';
import { clauseOf } from './effects.js';
import { handChoice } from './hands.js';
import { joinThen, lower, retold } from './joining.js';
import { keptTapped, keptText, paidFor } from './kept.js';
import { delayedText, reflexiveText } from './later.js';
import { chosenOfDrawn, letSlot, movesChosen, takesSome } from './lets.js';
import { destination, isShuffled, ownersPlace, shuffledIn } from './moving.js';
import { manyOf } from './objects.js';
import { damageTaken } from './offered.js';
import { playTerms } from './playing.js';
import { beingText } from './predicates.js';
import { quantityText, wayText } from './quantities.js';
import { eachText, headNoun, playerText, possessiveOf, selectorText } from './references.js';
import { preventBoth, replacementText } from './replacements.js';
import { chooseWord, chosenNoun, SEARCHED, searchEnds, shuffledAfter } from './searching.js';
import { ownSentences } from './sentences.js';
import { durationText } from './times.js';
import { ownPiles } from './voting.js';
import { baseOfY, capitalize, choiceNoun, listOf, withArticle } from './words.js';

/** "Each opponent faces a villainous choice — That player loses 3 life, or you draw a card" (CR 701.53a). */
function villainousChoice(c: Context, e: Extract<Effect, { do: 'chooseEffect' }>): string {
  const who = playerText(c, e.who);
  // who faces it has been named, and those who act must be
  if (e.who.player === 'of' && e.who.of.sel === 'slot') c.slots.set(e.who.of.slot, { words: 'that player', many: false });
  const [first, ...others] = e.options.map((o) => {
    const said = lower(c, joinThen(c, sentencesOf(c, o)));
    return 'who' in o && o.who?.player === 'you' && !said.startsWith('you ') ? `you ${said}` : said;
  });
  return `${capitalize(who)} ${who === 'you' ? 'face' : 'faces'} a villainous choice — ${capitalize(first ?? '')}, or ${others.join(', or ')}`;
}

/** The sentences of an effect, without their last full stop. */
export function sentencesOf(c: Context, e: Effect): string[] {
  const front = perPlayerFront(c, e);
  const [first = '', ...rest] = plainSentences(c, e);
  return front === undefined ? (first === '' && rest.length === 0 ? [] : [first, ...rest]) : [`${front}, ${lower(c, first)}`, ...rest];
}

type Counter = Extract<Effect, { do: 'counter' }>;

/** Where a countered spell goes instead of the graveyard, in a sentence of its own. */
function counteredInto(e: Counter): string {
  const where =
    e.to === 'exile'
      ? "exile it instead of putting it into its owner's graveyard"
      : e.to === 'library'
        ? `put it on ${e.position === 'bottom' ? 'the bottom' : 'top'} of its owner's library instead of into that player's graveyard`
        : `put it into its owner's ${e.to} instead of into that player's graveyard`;
  return `If that spell is countered this way, ${where}`;
}

/** "Choose one: …; or …", "Destroy all artifacts or all lands". */
const oneOfTexts = (texts: readonly string[]): string =>
  texts.every((t) => t.startsWith('Destroy all '))
    ? `Destroy ${texts.map((t) => t.slice('Destroy '.length)).join(' or ')}`
    : texts.every((t) => /^Create an? [^"]* token$/.test(t))
      ? `Create your choice of ${listOf(
          texts.map((t) => t.slice('Create '.length)),
          'or',
        )}`
      : `Choose one: ${texts.join('; or ')}`;

/** Countering, also "unless …", and then where the spell goes; undefined where it goes to the graveyard. */
function counteredSentences(c: Context, e: Effect): string[] | undefined {
  const counter = e.do === 'may' ? e.else : e;
  if (counter?.do !== 'counter' || counter.to === undefined) return undefined;
  const plain: Effect = { do: 'counter', what: counter.what };
  return [...plainSentences(c, e.do === 'may' ? { ...e, else: plain } : plain), counteredInto(counter)];
}

/** What enters, and what it is said to be then. */
function beingSomething(c: Context, e: Extract<Effect, { do: 'move' }>, being: readonly Mod[]): string[] {
  const { mods: _, ...entering } = e.entering ?? {};
  const put = plainSentences(c, { ...e, entering });
  return [...put, beingText(c, being, manyOf(c, e.what), e.bind === undefined ? undefined : c.slots.get(e.bind)?.words)];
}

function chosenSentences(c: Context, e: Extract<Effect, { do: 'choose' }>): string[] {
  if (e.how) return chooseAtRandom(c, e, choiceNoun(e.what.choose));
  const words = e.what.choose === 'number' ? 'the chosen number' : 'the chosen value';
  if (e.slot !== undefined) c.slots.set(e.slot, { words, many: false });
  if (e.what.choose === 'number' && e.slot !== undefined)
    return [`Choose a number between ${quantityText(c, e.what.min)} and ${quantityText(c, e.what.max)}`];
  return e.what.choose === 'word'
    ? [`Choose ${e.what.words.map((w) => w.toLowerCase()).join(' or ')}`]
    : [`${chooseWord(e)} ${withArticle(chosenNoun(c, e.what))}`];
}

function plainSentences(c: Context, e: Effect): string[] {
  const countered = counteredSentences(c, e);
  if (countered) return countered;
  if (e.do === 'move' && e.entering?.mods?.length) return beingSomething(c, e, e.entering.mods);
  const simple = clauseOf(c, e);
  if (simple) return [finish(c, simple, e)].flat();
  switch (e.do) {
    case 'nothing':
      return [];
    case 'seq':
      return sequence(c, e.of);
    case 'if':
      return ifText(c, e);
    case 'may':
      return repeatedAtWill(e) ?? mayText(c, calledByDeed(c, e));
    case 'coin':
      return coinSentences(c, e);
    case 'roll':
      return rollSentences(c, e);
    case 'chooseEffect': {
      const [a, b] = e.options;
      if (a?.do === 'tap' && b?.do === 'untap') return [`Tap or untap ${selectorText(c, a.what)}`];
      if (e.words) return namedOptions(c, e, e.words);
      if (e.how === 'random') return randomEffects(c, e);
      if (e.how) return [villainousChoice(c, e)];
      if (a?.do === 'move' && b?.do === 'move' && a.position !== undefined && b.position === 'bottom' && e.who.player === 'ownerOf')
        return [ownersPlace(c, a)];
      const two = eitherOfTwo(c, a, b);
      if (two) return two;
      const choice = keywordChoice(c, e.options);
      if (choice) return [choice];
      if (a?.do === 'continuous' && b?.do === 'continuous') {
        const [first, second] = [sentencesOf(c, a)[0] ?? '', sentencesOf(c, b)[0] ?? ''];
        const changes = [first, second].map((s) => /[+-][\dX]+\/[+-][\dX]+/.exec(s)?.[0]);
        if (changes[0] && changes[1]) return [first.replace(changes[0], `${changes[0]} or ${changes[1]}`)];
      }
      return [oneOfTexts(e.options.map((o) => joinThen(c, sentencesOf(c, o))))];
    }
    case 'forEach': {
      const said = loopText(c, e);
      gatheredSlots(c, e);
      return said;
    }
    case 'let':
      return letText(c, e);
    case 'choose':
      return chosenSentences(c, e);
    case 'replacement':
      return [
        capitalize(
          (e.duration === 'endOfTurn' || e.duration === 'indefinite' ? '' : `${durationText(c, e.duration)}, `) +
            replacementText(c, e.replacement, { turn: e.duration === 'endOfTurn', ...(e.uses === undefined ? {} : { uses: e.uses }) }),
        ),
      ];
    case 'delayed':
      return [delayedText(c, e)];
    case 'reflexive':
      return reflexiveText(c, e.program);
    default:
      return ownSentences(c, e) ?? [];
  }
}

/** "For each player, …": what is done in each round. */
function loopText(c: Context, e: Extract<Effect, { do: 'forEach' }>): string[] {
  const vote = e.in.sel === 'slot' ? c.slots.get(e.in.slot)?.vote : undefined;
  const flips = e.in.sel === 'slot' ? c.slots.get(e.in.slot)?.flips : undefined;
  if (flips !== undefined) return [`For each ${flips}, ${lower(c, joinThen(c, sentencesOf(c, e.effect)))}`];
  if (vote !== undefined) {
    c.slots.set(e.slot, { words: 'the voter', many: false });
    return [`For each ${vote} vote, ${lower(c, joinThen(c, sentencesOf(c, e.effect)))}`];
  }
  if (e.in.sel === 'target') {
    // of targets that were named before, or of those there are for each player
    const apart = !c.targets[e.in.index].per;
    const all = selectorText(c, e.in);
    const one = againOne(c, e.in.index);
    c.slots.set(e.slot, apart ? { words: one, many: false, possessive: 'its' } : { words: all, many: false, next: one });
    const said = sentencesOf(c, e.effect);
    return apart ? [`For each of ${all}, ${lower(c, joinThen(c, said))}`] : said;
  }
  const countered = counteredAbility(c, e);
  if (countered) return countered;
  const way = wayText(c, e.in, false);
  if (way !== undefined) {
    c.slots.set(e.slot, comparesNames(e.effect) ? { words: 'that card', many: false } : { words: 'it', many: false, possessive: 'its' });
    return [`For each ${way}, ${lower(c, joinThen(c, sentencesOf(c, e.effect)))}`];
  }
  const owners = attackOwners(c, e);
  if (owners) return owners;
  if (e.in.sel !== 'players') {
    const each =
      e.in.sel === 'slot'
        ? `each of ${c.slots.get(e.in.slot)?.words === 'those tokens' ? 'those tokens' : 'those cards'}`
        : eachText(c, e.in);
    c.slots.set(e.slot, { words: eachWords(e.in, e.effect), many: false });
    return [`For ${each.startsWith('each') ? each : `each of ${each}`}, ${lower(c, joinThen(c, sentencesOf(c, e.effect)))}`];
  }
  const who = playerText(c, e.in.who);
  if (!actedBy(e)) {
    c.slots.set(e.slot, { words: 'that player', many: false });
    return [`For ${who}, ${lower(c, joinThen(c, sentencesOf(c, e.effect)))}`];
  }
  c.slots.set(e.slot, { words: who, many: false, possessive: 'their' });
  // what has no place for who does it
  if (e.effect.do === 'tap' || e.effect.do === 'untap')
    return [`${capitalize(who)} ${lower(c, joinThen(c, sentencesOf(c, e.effect))).replace(/^(?:un)?tap/, '$&s')}`];
  const again = capitalize(`${who} `);
  return [
    joinThen(
      c,
      sentencesOf(c, e.effect).map((s, i) => (i > 0 && s.startsWith(again) ? s.slice(again.length) : s)),
    ),
  ];
}

/** "For each creature, create a token that's a copy of that creature". */
const eachWords = (s: Selector, e: Effect): string => {
  const named = (e.do === 'createToken' && e.token.token === 'copy') || comparesNames(e);
  return named && s.sel === 'all' && s.zone === 'battlefield' ? `that ${headNoun(s.filter)}` : 'it';
};

/** "A card with the same name as that card": "it" would be the card that is looked for. */
const comparesNames = (e: Effect): boolean => mentions(e, (n) => n.is === 'sameName');

/** A clause as a sentence, with what X is at its end and what follows from the effect. */
function finish(c: Context, clause: Clause, e?: Effect): string[] {
  const said = `${clause.subject} ${clause.text}`;
  const x = c.where[0] ?? (/(?<!\w)X\b/.test(said) ? c.paidX : undefined);
  const where = x === undefined ? '' : `, where X is ${x}`;
  c.where = [];
  // what X is stands in the sentence that speaks of it
  const text = capitalize(said.trim()).replace(/(?=\. (?:It's|They're) still )|$/, where);
  if (e?.do === 'damage' && e.prevention) return [text, "The damage can't be prevented"];
  if (e?.do === 'damage' && e.excess && e.to.sel === 'target')
    return [text, `Excess damage is dealt to that ${headNoun(c.targets[e.to.index].what)}'s controller instead`];
  const target = e?.do === 'destroy' && e.what.sel === 'target' ? e.what : undefined;
  if (e?.do === 'destroy' && e.regeneration === 'prohibited')
    return [
      text,
      `${target && c.targets[target.index]?.max === 1 ? 'It' : e.what.sel === 'all' || e.what.sel === 'union' ? 'They' : 'It'} can't be regenerated`,
    ];
  return [text];
}

/** Orders in one sentence: "search your library for a card, reveal it, then shuffle". Undefined when one has a subject of its own. */
function orders(c: Context, list: Effect[], subjects?: readonly string[]): string | undefined {
  if (list.length < 2) return undefined;
  const saved = { mentioned: new Set(c.mentioned), slots: new Map(c.slots) };
  const texts: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const e = list[i];
    const shuffled = shuffledIn(c, e, list[i + 1]);
    if (shuffled) i++;
    const clause = shuffled ?? clauseOf(c, e);
    const ours = clause && (clause.subject === '' || subjects?.includes(clause.subject));
    if (!clause || !ours || (e.do === 'destroy' && e.regeneration === 'prohibited')) {
      c.mentioned = saved.mentioned;
      c.slots = saved.slots;
      c.where = [];
      return undefined;
    }
    texts.push(clause.subject === '' ? clause.text : baseForm(clause.text));
  }
  const where = c.where.length ? `, where X is ${c.where[0]}` : '';
  c.where = [];
  const last = list[list.length - 1];
  if (texts.length === 1) return `${texts[0]}${where}`;
  if (texts.length === 2) return `${texts.join(last.do === 'shuffle' ? ', then ' : ' and ')}${where}`;
  return `${texts.slice(0, -1).join(', ')}, then ${texts[texts.length - 1]}${where}`;
}

/** "draws a card" to "draw a card", for each verb of a predicate. */
function baseForm(text: string): string {
  return text
    .replace(/^(\w+?)(es|s)\b/, (whole, stem: string, end: string) =>
      stem === 'ha' ? 'have' : end === 's' ? stem : /(sh|ch|ss)$/.test(stem) ? stem : (baseOfY(whole) ?? `${stem}e`),
    )
    .replace(/ and (gains|gets|has|loses|becomes)\b/g, (_, verb: string) => ` and ${verb === 'has' ? 'have' : verb.slice(0, -1)}`);
}

/** Two effects in one sentence; undefined where each is one of its own. */
function pairText(c: Context, e: Effect, next: Effect): string | undefined {
  if (e.do === 'move' && next.do === 'move') return pilesMoved(c, e, next);
  if (e.do === 'keywordAction' && e.action === 'mill' && next.do === 'move') return milledTaken(c, e, next);
  if (e.do === 'replacement' && next.do === 'replacement') return preventBoth(c, e, next);
  if (e.do === 'keywordAction' && e.action === 'manifest' && e.bind !== undefined && next.do === 'attach')
    return `${finish(c, clauseOf(c, e) as Clause)[0]} and ${clauseOf(c, next)?.text}`;
  return undefined;
}

/** Two effects that are said together; undefined for those that are not. */
function ofTwo(c: Context, e: Effect, next: Effect, after: readonly Effect[]): string[] | undefined {
  const asked = after[0]?.do === 'if' && after[0].cond.if === 'and' ? after[0].cond.of : [];
  const both = asked.length === 2 && asked.every((x) => x.if === 'did') ? orders(c, [e, next]) : undefined;
  if (both) return [capitalize(both)];
  const own = e.do === 'piles' && next.do === 'sacrificeThese' ? ownPiles(c, e) : undefined;
  if (own) return own;
  const choice = e.do === 'reveal' || e.do === 'look' ? handChoice(c, e, next) : undefined;
  if (choice) return choice;
  if (e.do === 'choose' && e.what.choose === 'color' && next.do === 'replacement')
    return ['Prevent all damage that sources of the color of your choice would deal this turn'];
  const chosen = e.do === 'choose' && next.do === 'continuous' ? chosenNow(c, e, next, [...after]) : undefined;
  if (chosen) return chosen;
  const copies = e.do === 'let' && next.do === 'repeat' ? copiesCast(c, e, next) : undefined;
  if (copies) return copies;
  const kept = countedOrLikewise(c, e, next) ?? paidFor(c, e, next) ?? keptText(c, e, next);
  if (kept) return kept;
  const pair = pairText(c, e, next);
  return pair === undefined || pair === '' ? undefined : [pair];
}

/** Several effects: revealing a hand and choosing from it belong together; the rest are sentences. */
function sequence(c: Context, list: Effect[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const [e, next] = [list[i], list[i + 1]];
    const tapped = keptTapped(c, list.slice(i, i + 3));
    if (tapped) {
      out.push(tapped);
      i += 2;
      continue;
    }
    const pair = next ? ofTwo(c, e, next, list.slice(i + 2)) : undefined;
    if (pair) {
      out.push(...pair);
      i++;
      continue;
    }
    const shuffled = next ? shuffledIn(c, e, next) : undefined;
    if (shuffled) {
      out.push(...finish(c, shuffled));
      i++;
      continue;
    }
    if (e.do === 'let' && e.what.sel === 'choose' && next?.do === 'move' && movesChosen(e, next)) {
      const after = list[i + 2];
      if (after?.do === 'move' && after.what.sel === 'except') {
        out.push(...withRest(c, { ...next, what: e.what }, after));
        i += 2;
        continue;
      }
      out.push(...sentencesOf(c, { ...next, what: e.what }));
      i++;
      continue;
    }
    if (e.do === 'search') {
      const end = searchEnds(list, i, e);
      const chain = end > 0 ? orders(c, list.slice(i, end + 1)) : undefined;
      if (chain) {
        out.push(capitalize(chain));
        i = end;
        continue;
      }
    }
    if (next?.do === 'move' && e.do === 'move' && takesSome(e, next) && !isShuffled(next, list[i + 2])) {
      out.push(...withRest(c, e, next));
      i++;
      continue;
    }
    // only the first sentence of a trigger would be taken for what is checked as it triggers (CR 603.4)
    out.push(...(e.do === 'if' && out.length > 0 ? ifText(c, e, 'later') : sentencesOf(c, e)));
  }
  return out;
}

/** "Put one of them into your hand and the rest into your graveyard"; the rest is told by itself after what enters. */
function withRest(c: Context, e: Extract<Effect, { do: 'move' }>, rest: Extract<Effect, { do: 'move' }>): string[] {
  const clause = clauseOf(c, e);
  const text = clause ? `${clause.subject} ${clause.text}`.trim() : '';
  const where = destination(c, rest, false, true);
  if (rest.to === 'exile') return [capitalize(text), 'Exile the rest'];
  const apart = (e.to === 'battlefield' && rest.to === 'library') || e.to === 'exile';
  return apart ? [capitalize(text), `Put the rest ${where}`] : [capitalize(`${text} and the rest ${where}`)];
}

/** "Target creature becomes the color of your choice until end of turn": the choice and what it is for in one sentence. */
function chosenNow(
  c: Context,
  e: Extract<Effect, { do: 'choose' }>,
  next: Extract<Effect, { do: 'continuous' }>,
  after: readonly Effect[],
): string[] | undefined {
  const chosen = (x: unknown): boolean => mentions(x, (n) => same(n, { slot: e.slot }));
  const spoken = next.mods.filter(chosen);
  if (spoken.length !== 1 || !chosen(next.mods) || chosen(after)) return undefined;
  if (spoken[0].mod === 'pt' || (next.mods.length > 1 && spoken[0].mod !== 'colors')) return undefined;
  if ('except' in e.what)
    return [`Choose a ${chosenNoun(c, e.what)}`, ...sentencesOf(c, next).map((s) => s.replace(/the chosen (?:color|type)s?/, 'that type'))];
  const noun = e.what.choose === 'color' && e.what.count === 'oneOrMore' ? 'color or colors' : choiceNoun(e.what.choose);
  return sentencesOf(c, next).map((s) => s.replace(/the chosen (color|type)s?/, `the ${noun} of your choice`));
}

/** "Put one pile into your hand and the other into your graveyard." */
function pilesMoved(c: Context, a: Extract<Effect, { do: 'move' }>, b: Extract<Effect, { do: 'move' }>): string | undefined {
  if (a.what.sel !== 'slot' || b.what.sel !== 'slot' || c.slots.get(b.what.slot)?.words !== 'the other') return undefined;
  return capitalize(`${clauseOf(c, a)?.text} and the other ${destination(c, b, false, true)}`);
}

/** "Counter it unless its controller pays {X}": what is done otherwise, and who pays what. */
function unlessText(c: Context, e: Extract<Effect, { do: 'may' }>, cost: readonly Cost[], otherwise: Effect): string[] {
  // each of several players: the body names them, "they" pay
  if (e.chooser !== undefined) c.slots.set(e.chooser, { words: playerText(c, e.who), many: false, possessive: 'their' });
  const goes = otherwise.do === 'counter' && otherwise.to ? sentencesOf(probe(c), otherwise).join('. ').split('. ').slice(1) : [];
  const body = joinThen(c, sentencesOf(c, goes.length > 0 ? withoutPlace(otherwise) : otherwise));
  const payer = e.chooser === undefined ? playerText(c, e.who) : 'they';
  return [`${body} unless ${payer === 'you' ? 'you' : payer} ${payForm(c, payer, cost)}`, ...goes];
}

/** "You may choose a color. If you do, …". */
function mayChooseColor(c: Context, e: Extract<Effect, { do: 'may' }>): string[] | undefined {
  const [chosen, ...after] = e.then.do === 'seq' ? e.then.of : [];
  if (e.cost || e.else || e.who.player !== 'you' || chosen?.do !== 'choose' || chosen.what.choose !== 'color') return undefined;
  return ['You may choose a color', `If you do, ${lower(c, joinThen(c, sentencesOf(namedChoice(c, chosen), { do: 'seq', of: after })))}`];
}

/** "You may repeat this process any number of times". */
function repeatedAtWill(e: Extract<Effect, { do: 'may' }>): string[] | undefined {
  const plain = e.then.do === 'processAgain' && !e.cost && !e.else && e.who.player === 'you';
  return plain ? ['You may repeat this process any number of times'] : undefined;
}

function mayText(c: Context, e: Extract<Effect, { do: 'may' }>): string[] {
  const who = e.who;
  const before = shuffledAfter(e);
  if (before) return [...mayText(c, before), `If ${SEARCHED}, shuffle`];
  if (e.chooser !== undefined) c.slots.set(e.chooser, { words: 'that player', many: false });
  const refused = e.cost && e.else ? severalDone(c, e, e.cost, e.else) : undefined;
  if (refused) return refused;
  if (e.else && e.then.do === 'nothing' && e.cost) return unlessText(c, e, e.cost, e.else);
  const colored = mayChooseColor(c, e);
  if (colored) return colored;
  const copied = e.then.do === 'may' && e.then.then.do === 'play' && e.then.then.copy ? e.then.then : undefined;
  if (copied && playerText(c, who) === 'you')
    return [`You may copy ${selectorText(c, copied.what)}`, `If you do, you may cast the copy${playTerms(c, copied)}`];
  const had = othersHave(c, e);
  if (had) return had;
  if (e.then.do === 'exchange' && e.then.of === 'values' && e.then.b === undefined && 'life' in e.then.a)
    return [`You may have ${playerText(c, e.then.a.life)} exchange life totals`];
  if (!e.cost && !e.else && e.then.do === 'life' && e.then.change === 'set' && who.player === 'you')
    return [`You may have ${possessiveOf(c, e.then.who)} life total become ${quantityText(c, e.then.amount)}`];
  const subject = anybody(c, e) ?? playerText(c, who);
  if (e.chooser !== undefined) c.slots.set(e.chooser, { words: 'that player', many: false });
  const reflexive = e.cost && e.then.do === 'reflexive' ? e.then : undefined;
  if (reflexive && e.cost && !e.else) return [`${capitalize(subject)} may ${costsText(c, e.cost, 'you')}`, ...sentencesOf(c, reflexive)];
  const out: string[] = [];
  if (e.cost) out.push(`${capitalize(subject)} may ${costsText(c, e.cost, 'you')}`);
  else {
    const chain = orders(c, e.then.do === 'seq' ? e.then.of : [e.then], subject === 'you' ? undefined : [subject, 'that player']);
    if (chain) return [`${capitalize(subject)} may ${chain}`, ...otherwise(c, e.else)];
    const [head, ...tail] = e.then.do === 'seq' ? e.then.of : [e.then];
    const object = ['damage', 'continuous', 'keywordAction', 'phaseOut'].includes(head.do) ? clauseOf(probe(c), head) : undefined;
    if (object && object.subject !== '' && object.subject !== subject && object.subject !== 'that player') {
      clauseOf(c, head);
      const after = tail.flatMap((x) => sentencesOf(c, x));
      return [
        finish(c, { subject, text: `may have ${object.subject} ${baseForm(object.text)}` })[0],
        ...after.map((s, i) => (i === 0 && !s.startsWith('When you do') ? `If you do, ${lower(c, s)}` : s)),
        ...otherwise(c, e.else),
      ];
    }
    return [...chosenText(c, e.then, subject), ...otherwise(c, e.else, subject === 'you' ? "you don't" : "that player doesn't")];
  }
  const done = subject === 'you' ? 'you do' : 'that player does';
  if (e.then.do !== 'nothing') out.push(`If ${done}, ${lower(c, joinThen(c, sentencesOf(c, e.then)))}`);
  return [...out, ...otherwise(c, e.else, subject === 'you' ? "you don't" : "that player doesn't")];
}

/** "Target opponent may have you draw a card", "… may have it deal 4 damage to them": what others may have done. */
function othersHave(c: Context, e: Extract<Effect, { do: 'may' }>): string[] | undefined {
  const taken = damageTaken(c, e);
  if (taken) return [taken];
  if (
    e.cost ||
    e.who.player === 'you' ||
    !('who' in e.then) ||
    e.then.who?.player !== 'you' ||
    !['draw', 'createToken', 'keywordAction'].includes(e.then.do)
  )
    return undefined;
  const said = clauseOf(c, e.then);
  return (
    said && [`${capitalize(playerText(c, e.who))} may have you ${baseForm(said.text)}`, ...otherwise(c, e.else, "that player doesn't")]
  );
}

/** "Any opponent may …": what comes of it asks whether anybody did. */
function anybody(c: Context, e: Extract<Effect, { do: 'may' }>): string | undefined {
  if (e.bind === undefined || (e.cost && e.then.do !== 'nothing') || e.else || !e.who.player.startsWith('each')) return undefined;
  c.slots.set(e.bind, { words: ANYBODY, many: false });
  return e.who.player === 'eachOpponent' ? 'any opponent' : e.who.player === 'each' ? 'any player' : undefined;
}

/** What is chosen, or only kept for later words. */
function letText(c: Context, e: Extract<Effect, { do: 'let' }>): string[] {
  if (e.what.sel === 'target') {
    const said = oneMoreForEach(c, e.what) ?? selectorText(c, e.what);
    c.slots.set(e.slot, { words: selectorText(c, e.what), many: c.targets[e.what.index]?.max !== 1 });
    // what was named before is only kept for a later ability
    return /^(?:that|those|it)\b/.test(said) ? [] : [capitalize(`choose ${said}`)];
  }
  if (e.what.sel === 'choose' && (e.apart || e.what.how === 'random' || ['players', 'extreme'].includes(e.what.from.sel)))
    return letChosen(c, e, e.what);
  if (e.what.sel === 'except' && e.what.of.sel === 'players') {
    c.slots.set(e.slot, { words: 'each foe', many: true, players: 'each foe' });
    return [];
  }
  const drawn = chosenOfDrawn(c, e);
  if (drawn) return [drawn];
  c.slots.set(e.slot, letSlot(c, e.what));
  return [];
}

/** Countering, without where the spell goes. */
function withoutPlace(e: Effect): Effect {
  if (e.do !== 'counter') return e;
  const { to: _, ...plain } = e;
  return plain;
}

/** "That player may pay {3}. If they don't, …": where more is done otherwise than one clause says. */
function severalDone(c: Context, e: Extract<Effect, { do: 'may' }>, cost: readonly Cost[], instead: Effect): string[] | undefined {
  if (e.then.do !== 'nothing' || e.who.player === 'each' || e.who.player === 'eachOpponent') return undefined;
  if (instead.do !== 'seq' || sentencesOf(probe(c), instead).length < 2) return undefined;
  const payer = playerText(c, e.who);
  const who = payer === 'you' ? 'you' : 'they';
  return [`${capitalize(payer)} may ${costsText(c, cost, 'you')}`, `If ${who} don't, ${retold(c, sentencesOf(c, instead))}`];
}

const isStat = (q: Quantity): boolean => typeof q === 'object' && q.q === 'stat';
const comparesStats = (cond: Condition): boolean => cond.if === 'compare' && cond.cmp === '=' && isStat(cond.left) && isStat(cond.right);

/** "Counter that spell if it has the same mana value as the revealed card". */
const conditionLast = (c: Context, e: Extract<Effect, { do: 'if' }>): string =>
  `${retold(c, sentencesOf(c, e.then))} if ${c.say.condition(c, e.cond)}`;

/** "You may sacrifice a creature. If you do, draw a card, then discard a card". */
function chosenText(c: Context, then: Effect, subject: string): string[] {
  const [first = '', ...after] = sentencesOf(c, then);
  const apart = after.length === 0 || after[0].includes('the flip, ') || after.some((s) => s.startsWith('When you do'));
  const done = subject === 'you' ? 'you do' : 'that player does';
  const rest = then.do === 'seq' && then.of.length === 2 ? then.of[1] : undefined;
  const told = rest?.do === 'if' && !rest.else && comparesStats(rest.cond) ? conditionLast(c, rest) : retold(c, after);
  return [`${capitalize(subject)} may ${bare(c, first, subject)}`, ...(apart ? after : [`If ${done}, ${told}`])];
}

const otherwise = (c: Context, e: Effect | undefined, words = "you don't"): string[] =>
  e ? [`If ${words}, ${lower(c, joinThen(c, sentencesOf(c, e)))}`] : [];

/** The verb phrase after "may": "you may draw a card", "that player may copy …". */
function bare(c: Context, sentence: string, subject: string): string {
  const text = lower(c, sentence);
  if (text.startsWith('you ')) return text.slice(4);
  if (subject === 'you' && /^(that player|that .*controller|target |each |an opponent)/.test(text)) {
    const words = text.split(' ');
    const verb = words.findIndex((w) => /^(loses|gains|draws|discards|sacrifices|mills|exiles|creates|puts|shuffles|reveals)$/.test(w));
    if (verb > 0) return `have ${words.slice(0, verb).join(' ')} ${baseForm(words.slice(verb).join(' '))}`;
  }
  const other = `${subject} `;
  for (const start of [other, 'that player '])
    if (text.startsWith(start))
      return text
        .slice(start.length)
        .replace(
          /^(\w+?)(es|s)\b/,
          (_, stem: string, end: string) =>
            baseOfY(`${stem}${end}`) ?? (end === 'es' && /(sh|ch|ss)$/.test(stem) ? stem : end === 'es' ? `${stem}e` : stem),
        );
  if (text.startsWith(c.self)) return `have ${text.replace(/ (\w+)s /, ' $1 ')}`;
  return text;
}

function payForm(c: Context, payer: string, cost: Parameters<typeof costsText>[1]): string {
  return costsText(c, cost, payer === 'you' || payer === 'they' ? 'you' : 'others');
}

/** All sentences of an effect as text with full stops. */
export function effectText(c: Context, e: Effect): string {
  return sentencesOf(c, e)
    .filter((s) => s !== '')
    .map((s) => (/[.!]["”]$/.test(s) || /\n\d.*\.$/.test(s) ? s : `${s}.`))
    .join(' ');
}
