/** Effects as English sentences. */
import type { Ability, Effect, KeywordAction, ManaSpec, PlayerRef, Quantity, Selector, TokenSpec } from '../../language.js';
import { ALL_SUBTYPES, pluralSubtype } from '../../subtypes.js';
import { quotedOrKeywords } from './abilities.js';
import { conditionText, eventText } from './conditions.js';
import { type Context, programContext } from './context.js';
import { costsText } from './costs.js';
import { nounText, oneNoun } from './filters.js';
import { durationText, predicateText, rulesText } from './predicates.js';
import { amountText, forEachText, isPlain, quantityText } from './quantities.js';
import { eachText, headNoun, playerText, possessiveOf, selectorText, topText } from './references.js';
import { capitalize, colorList, listOf, numberWord, possessive, typeWord, withArticle } from './words.js';

/** A clause: who does it (nothing: you are told to), and what. `verb` forms follow the subject. */
interface Clause {
  subject: string;
  text: string;
}

const order = (text: string): Clause => ({ subject: '', text });

/** "draw" of you, "draws" of others. */
function acts(c: Context, who: PlayerRef, verb: string, rest: string): Clause {
  if (who.player === 'you') return order(`${verb} ${rest}`.trim());
  const subject = playerText(c, who);
  const many = subject === 'they' || subject.startsWith('your opponents') || /players$|opponents$/.test(subject);
  const form = many ? verb : verb === 'scry' ? 'scries' : /(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return { subject, text: `${form} ${rest}`.trim() };
}

const cards = (c: Context, n: Quantity): string => (n === 1 ? 'a card' : `${amountText(c, n, 'words')} cards`);

function scaled(c: Context, n: Quantity): { n: Quantity; each: string } {
  if (isPlain(n)) return { n, each: '' };
  const whole = forEachText(c, n);
  if (whole) return { n: 1, each: ` ${whole}` };
  if (typeof n === 'object' && n.q === 'product' && typeof n.of[0] === 'number') {
    const each = forEachText(c, n.of[1]);
    if (each) return { n: n.of[0], each: ` ${each}` };
  }
  return { n, each: '' };
}

function lifeText(c: Context, e: Extract<Effect, { do: 'life' }>): Clause {
  if (e.bind !== undefined) c.slots.set(e.bind, { words: e.change === 'lose' ? 'the life lost this way' : 'that much', many: false });
  if (e.change === 'set') return order(`${possessiveOf(c, e.who)} life total becomes ${quantityText(c, e.amount)}`);
  const { n, each } = scaled(c, e.amount);
  if (typeof n === 'object' && n.q === 'slot') return keepYou(c, e.who, e.change, `life equal to ${quantityText(c, n)}`);
  if (typeof n === 'object' && n.q === 'stat') return keepYou(c, e.who, e.change, `life equal to ${quantityText(c, n)}`);
  return keepYou(c, e.who, e.change, `${amountText(c, n)} life${each}`);
}

/** "You gain 3 life", never "gain 3 life". */
function keepYou(c: Context, who: PlayerRef, verb: string, rest: string): Clause {
  const clause = acts(c, who, verb, rest);
  return clause.subject === '' ? { subject: 'you', text: clause.text } : clause;
}

function damageText(c: Context, e: Extract<Effect, { do: 'damage' }>): Clause {
  const subject = selectorText(c, e.source);
  const q = e.amount;
  if (typeof q === 'object' && q.q === 'share' && e.to.sel === 'target') {
    const divide = c.targets[e.to.index]?.divide ?? 0;
    return { subject, text: `deals ${amountText(c, divide)} damage divided as you choose among ${selectorText(c, e.to)}` };
  }
  if (e.bind !== undefined) c.slots.set(e.bind, { words: 'the damage dealt this way', many: false });
  if (typeof q === 'object' && (q.q === 'stat' || (q.q === 'count' && !isPlain(q)))) {
    const amount =
      q.q === 'stat' && JSON.stringify(q.of) === JSON.stringify(e.source)
        ? `its ${quantityText(c, q).split(' ').slice(-1)[0]}`
        : quantityText(c, q);
    return { subject, text: `deals damage equal to ${amount} to ${eachText(c, e.to)}` };
  }
  return { subject, text: `deals ${amountText(c, q)} damage to ${eachText(c, e.to)}` };
}

function moveText(c: Context, e: Extract<Effect, { do: 'move' }>): Clause {
  const chosen =
    e.what.sel === 'choose' && e.what.who.player === 'of'
      ? e.what.who
      : e.what.sel === 'choose' && e.what.who.player !== 'you' && e.what.who.player !== 'anOpponent'
        ? e.what.who
        : undefined;
  const chooser = chosen && playerText(c, chosen);
  const whatText = movedText(c, e.what, chosen);
  const noteBind = (): void => {
    if (e.bind !== undefined) c.slots.set(e.bind, { words: manyOf(c, e.what) ? 'those cards' : 'that card', many: manyOf(c, e.what) });
  };
  const make = (verb: string, rest: string): Clause => {
    noteBind();
    return chooser ? { subject: chooser, text: `${verb}s ${rest}` } : order(`${verb} ${rest}`);
  };
  const tail = destination(c, e, chooser !== undefined, manyOf(c, e.what));
  if (e.to === 'exile') return make('exile', `${whatText}${e.until ? ` until ${c.self} leaves the battlefield` : ''}`);
  const fromPlay =
    ['self', 'target', 'all', 'host', 'union', 'event', 'linked'].includes(e.what.sel) ||
    (e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.zone !== 'hand');
  const isReturn = (e.to === 'hand' || e.to === 'battlefield') && fromPlay && !(e.what.sel === 'all' && e.what.zone === 'hand');
  return make(isReturn ? 'return' : 'put', `${whatText} ${tail}`);
}

/** The things moved; a player's own zone is "their". */
function movedText(c: Context, what: Selector, chooser: PlayerRef | undefined): string {
  if (what.sel === 'all' && what.zone === 'graveyard' && what.filter.is === 'any')
    return what.of ? `${possessiveOf(c, what.of)} graveyard` : 'all graveyards';
  if (what.sel === 'filter') return `all ${nounText(c, what.filter, { many: true, head: 'card' })} revealed this way`;
  const text = selectorText(c, what);
  return chooser ? text.replace(`${possessiveOf(c, chooser)} `, 'their ').replace("that player's ", 'their ') : text;
}

const manyOf = (c: Context, s: Selector): boolean =>
  s.sel === 'all' ||
  s.sel === 'union' ||
  s.sel === 'except' ||
  s.sel === 'filter' ||
  (s.sel === 'choose' && s.max !== 1) ||
  (s.sel === 'target' && c.targets[s.index]?.max !== 1) ||
  (s.sel === 'slot' && (c.slots.get(s.slot)?.many ?? false)) ||
  (s.sel === 'top' && s.count !== 1);

function destination(c: Context, e: Extract<Effect, { do: 'move' }>, theirs: boolean, many: boolean): string {
  const own = theirs ? 'their' : 'your';
  const yours =
    e.what.sel === 'choose' ||
    e.what.sel === 'slot' ||
    e.what.sel === 'except' ||
    e.what.sel === 'filter' ||
    e.what.sel === 'top' ||
    isOwnGraveyard(c, e.what);
  const owner = many ? "their owners'" : "its owner's";
  const entering = [
    e.entering?.tapped ? 'tapped' : '',
    e.entering?.attacking ? 'attacking' : '',
    e.entering?.face === 'transformed' ? 'transformed' : '',
  ]
    .filter((x) => x)
    .join(' and ');
  const counters =
    e.entering?.counters
      ?.map(
        (x) =>
          ` with ${x.count === 1 ? withArticle(x.counter) : `${amountText(c, x.count, 'words')} ${x.counter}`} counter${x.count === 1 ? '' : 's'} on it`,
      )
      .join('') ?? '';
  const onto = ['self', 'target', 'all', 'event', 'linked'].includes(e.what.sel) ? 'to' : 'onto';
  const fromHand = e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.zone === 'battlefield';
  switch (e.to) {
    case 'hand': {
      const putting =
        e.what.sel === 'slot' ||
        e.what.sel === 'filter' ||
        e.what.sel === 'except' ||
        e.what.sel === 'top' ||
        (e.what.sel === 'choose' && e.what.from.sel !== 'all');
      if (fromHand || !yours) return many ? `to ${owner} hands` : `to ${owner} hand`;
      return putting ? `into ${own} hand` : `to ${own} hand`;
    }
    case 'battlefield':
      return `${onto} the battlefield${entering ? ` ${entering}` : ''}${e.under ? ' under your control' : " under its owner's control".slice(0, e.what.sel === 'linked' ? undefined : 0)}${counters}`;
    case 'graveyard':
      return yours ? `into ${own} graveyard` : `into ${owner} graveyard`;
    case 'library': {
      const whose = yours ? own : owner;
      const place = e.position === 'bottom' ? `on the bottom of ${whose} library` : `on top of ${whose} library`;
      if (e.position === 'top' && e.order === 'any' && e.what.sel === 'slot') return 'back in any order';
      return `${place}${e.order === 'any' ? ' in any order' : e.order === 'random' ? ' in a random order' : ''}`;
    }
    default:
      return `into ${e.to}`;
  }
}

const isOwnGraveyard = (c: Context, s: Selector): boolean =>
  (s.sel === 'target' && c.targets[s.index]?.from[0] === 'graveyard' && c.targets[s.index]?.of?.player === 'you') ||
  (s.sel === 'all' && s.zone === 'graveyard' && s.of?.player === 'you');

/** "1/1 white Soldier creature token with flying". */
export function tokenText(c: Context, t: TokenSpec, many: boolean): string {
  const word = many ? 'tokens' : 'token';
  switch (t.token) {
    case 'predefined':
      return `${t.name} ${word}`;
    case 'copy':
      return `${word} that's a copy of ${selectorText(c, t.of)}`;
    case 'described': {
      const pt = t.power !== undefined && t.toughness !== undefined ? `${amountText(c, t.power)}/${amountText(c, t.toughness)}` : '';
      const types = [...t.supertypes.map((s) => s.toLowerCase()), ...t.subtypes, ...t.types.map((x) => typeWord(x, false))];
      const abilities = t.abilities.length ? `with ${quotedOrKeywords(c, t.abilities)}` : '';
      return [pt, colorList(t.colors), ...types, word, abilities, t.name ? `named ${t.name}` : ''].filter((x) => x !== '').join(' ');
    }
    default: {
      const never: never = t;
      return never;
    }
  }
}

function createText(c: Context, e: Extract<Effect, { do: 'createToken' }>): Clause {
  const { n, each } = scaled(c, e.count);
  const one = n === 1;
  const token = tokenText(c, e.token, !one);
  const entering =
    e.entering?.tapped && e.entering.attacking ? (one ? " that's tapped and attacking" : ' that are tapped and attacking') : '';
  const tapped = e.entering?.tapped && !e.entering.attacking ? 'tapped ' : '';
  if (e.bind !== undefined) c.slots.set(e.bind, { words: one && !each ? 'that token' : 'those tokens', many: !one });
  const count = typeof n === 'object' && n.q !== 'x' ? undefined : amountText(c, n, 'words');
  if (count === undefined)
    return acts(
      c,
      e.who,
      'create',
      typeof n === 'object' && n.q === 'amount' ? `that many ${token}` : `a number of ${token} equal to ${quantityText(c, n)}`,
    );
  return acts(c, e.who, 'create', `${one ? withArticle(tapped + token) : `${count} ${tapped}${token}`}${entering}${each}`);
}

/** "{G} for each Elf", "one mana of any color", "{B} or {G}". */
export function manaText(c: Context, m: ManaSpec): string {
  const five = m.options.length === 5 && ['{W}', '{U}', '{B}', '{R}', '{G}'].every((x) => m.options.includes(x));
  if (five) {
    if (m.times === 1) return 'one mana of any color';
    const n = amountText(c, m.times, 'words');
    return m.choose === 'each' ? `${n} mana in any combination of colors` : `${n} mana of any one color`;
  }
  if (m.choose === 'each' && m.options.length === 2 && m.times !== 1)
    return `${amountText(c, m.times, 'words')} mana in any combination of ${m.options.join(' and/or ')}`;
  const mana = listOf(m.options, 'or');
  if (m.times === 1) return mana;
  const each = forEachText(c, m.times);
  return each ? `${mana} ${each}` : `an amount of ${mana} equal to ${quantityText(c, m.times)}`;
}

const ACTION_VERB: Partial<Record<KeywordAction, string>> = { turnFaceUp: 'turn face up' };

function keywordActionText(c: Context, e: Extract<Effect, { do: 'keywordAction' }>): Clause {
  switch (e.action) {
    case 'mill': {
      const { n, each } = scaled(c, e.n);
      return acts(c, e.who, 'mill', `${cards(c, n)}${each}`);
    }
    case 'scry':
    case 'surveil':
      return acts(c, e.who, e.action, amountText(c, e.n));
    case 'bolster':
    case 'amass':
    case 'monstrosity':
    case 'adapt':
      return order(`${e.action} ${amountText(c, e.n)}`);
    case 'investigate':
    case 'proliferate':
    case 'populate':
      return acts(c, e.who, e.action, '');
    case 'manifest':
      return acts(c, e.who, 'manifest', 'the top card of your library');
    case 'fight': {
      const pair = e.what?.sel === 'union' ? e.what.of : [];
      return { subject: pair[0] ? selectorText(c, pair[0]) : 'it', text: `fights ${pair[1] ? selectorText(c, pair[1]) : 'it'}` };
    }
    case 'explore':
      return { subject: e.what ? selectorText(c, e.what) : 'it', text: 'explores' };
    default:
      return order(`${ACTION_VERB[e.action] ?? e.action} ${e.what ? selectorText(c, e.what) : ''}`.trim());
  }
}

function lookText(c: Context, e: Extract<Effect, { do: 'look' | 'reveal' }>): Clause {
  const what = e.do === 'look' ? e.at : e.what;
  const many = manyOf(c, what);
  let words = '';
  if (what.sel === 'top') {
    const own = e.do === 'look' ? what.of.player === 'you' : what.of.player === 'you';
    words = `${topText(c, what)} of ${own ? 'your' : possessiveOf(c, what.of)} library`;
  } else if (what.sel === 'all' && what.zone === 'hand' && what.of) {
    if (e.do === 'reveal') {
      const subject = playerText(c, what.of);
      bindCards(c, e.bind, true, e.do);
      return subject === 'you' ? order('reveal your hand') : { subject, text: 'reveals their hand' };
    }
    words = `${possessiveOf(c, what.of)} hand`;
  } else words = selectorText(c, what);
  bindCards(c, e.bind, many, e.do === 'reveal' && what.sel !== 'top' ? 'revealed' : e.do);
  return e.do === 'look' ? acts(c, e.who, 'look', `at ${words}`) : order(`reveal ${words}`);
}

function bindCards(c: Context, slot: number | undefined, many: boolean, how: string): void {
  if (slot === undefined) return;
  c.slots.set(slot, {
    words: how === 'revealed' ? (many ? 'the revealed cards' : 'the revealed card') : many ? 'those cards' : 'that card',
    many,
  });
}

function searchText(c: Context, e: Extract<Effect, { do: 'search' }>): Clause {
  const one = e.max === 1;
  c.slots.set(e.bind, { words: one ? 'it' : 'them', many: !one });
  const noun = nounText(c, e.filter, { many: !one, head: 'card' });
  const count = e.max === 'any' ? 'any number of' : e.min === 0 ? `up to ${amountText(c, e.max, 'words')}` : amountText(c, e.max, 'words');
  const whose = JSON.stringify(e.of) === JSON.stringify(e.who) && e.who.player !== 'you' ? 'their' : possessiveOf(c, e.of);
  return acts(c, e.who, 'search', `${whose} library for ${one ? withArticle(noun) : `${count} ${noun}`}`);
}

function countersText(c: Context, e: Extract<Effect, { do: 'counters' }>): Clause {
  const side = e.change === 'put' ? 'on' : 'from';
  if (e.count === 'all') return order(`remove all ${e.counter} counters from ${selectorText(c, e.on)}`);
  if (typeof e.count === 'object' && e.count.q === 'share' && e.on.sel === 'target')
    return order(
      `distribute ${amountText(c, c.targets[e.on.index]?.divide ?? 0, 'words')} ${e.counter} counters among ${selectorText(c, e.on)}`,
    );
  const { n, each } = scaled(c, e.count);
  const words = n === 1 ? `${withArticle(e.counter)} counter` : `${amountText(c, n, 'words')} ${e.counter} counters`;
  return order(`${e.change} ${words} ${side} ${eachText(c, e.on)}${each}`);
}

/** One effect that is a single clause; undefined for those made of others. */
export function clauseOf(c: Context, e: Effect): Clause | undefined {
  switch (e.do) {
    case 'damage':
      return damageText(c, e);
    case 'life':
      return lifeText(c, e);
    case 'draw': {
      const { n, each } = scaled(c, e.count);
      return acts(c, e.who, 'draw', `${cards(c, n)}${each}`);
    }
    case 'discard':
      return discardText(c, e);
    case 'discardThese':
      return order(`discard ${selectorText(c, e.what)}`);
    case 'destroy':
      return order(`destroy ${selectorText(c, e.what)}`);
    case 'sacrifice': {
      const { n, each } = scaled(c, e.count);
      const noun =
        n === 1
          ? oneNoun(c, e.filter, { head: 'permanent' })
          : `${amountText(c, n, 'words')} ${nounText(c, e.filter, { many: true, head: 'permanent' })}`;
      if (e.bind !== undefined)
        c.slots.set(e.bind, { words: n === 1 ? `that ${headNoun(e.filter)}` : `those ${headNoun(e.filter)}s`, many: n !== 1 });
      return acts(c, e.who, 'sacrifice', `${noun}${each}`);
    }
    case 'sacrificeThese':
      return order(`sacrifice ${selectorText(c, e.what)}`);
    case 'move':
      return moveText(c, e);
    case 'tap':
    case 'untap':
      return order(`${e.do} ${selectorText(c, e.what)}`);
    case 'counters':
      return countersText(c, e);
    case 'createToken':
      return createText(c, e);
    case 'counter':
      return order(
        `counter ${selectorText(c, e.what)}${e.to === 'exile' ? ". If that spell is countered this way, exile it instead of putting it into its owner's graveyard" : ''}`,
      );
    case 'copyOnStack':
      return e.what.sel === 'self'
        ? acts(c, e.who, 'copy', `${c.self} and may choose a new target for that copy`)
        : acts(c, e.who, 'copy', `${selectorText(c, e.what)}${e.retarget === 'may' ? '. You may choose new targets for the copy' : ''}`);
    case 'look':
    case 'reveal':
      return lookText(c, e);
    case 'search':
      return searchText(c, e);
    case 'shuffle':
      return acts(c, e.who, 'shuffle', '');
    case 'mana':
      return acts(
        c,
        e.who,
        'add',
        `${manaText(c, e.mana)}${e.mana.spendOnly ? `. Spend this mana only to cast ${nounText(c, e.mana.spendOnly, { many: true, head: 'spell' })}` : ''}`,
      );
    case 'keywordAction':
      return keywordActionText(c, e);
    case 'continuous':
      return continuousText(c, e);
    case 'attach':
      return order(`attach ${selectorText(c, e.what)} to ${selectorText(c, e.to)}`);
    case 'emblem':
      return keepYou(c, e.who, 'get', `an emblem with ${quotedOrKeywords(c, e.abilities)}`);
    case 'extraTurn':
      return acts(c, e.who, 'take', 'an extra turn after this one');
    case 'winGame':
      return keepYou(c, e.who, 'win', 'the game');
    case 'loseGame':
      return keepYou(c, e.who, 'lose', 'the game');
    case 'playerCounters':
      return keepYou(
        c,
        e.who,
        'get',
        e.count === 1 ? `${withArticle(e.counter)} counter` : `${amountText(c, e.count, 'words')} ${e.counter} counters`,
      );
    case 'gainDesignation':
      return keepYou(c, e.who, 'become', e.designation === 'monarch' ? 'the monarch' : e.designation);
    case 'removeFromCombat':
      return order(`remove ${selectorText(c, e.what)} from combat`);
    case 'phaseOut':
      return { subject: selectorText(c, e.what), text: 'phases out' };
    default:
      return undefined;
  }
}

function discardText(c: Context, e: Extract<Effect, { do: 'discard' }>): Clause {
  if (e.count === 'all') return e.who.player === 'you' ? order('discard your hand') : acts(c, e.who, 'discard', 'their hand');
  const { n, each } = scaled(c, e.count);
  const noun =
    n === 1
      ? withArticle(nounText(c, e.filter, { many: false, head: 'card' }))
      : `${amountText(c, n, 'words')} ${nounText(c, e.filter, { many: true, head: 'card' })}`;
  return acts(c, e.who, 'discard', `${noun}${e.how === 'random' ? ' at random' : ''}${each}`);
}

function continuousText(c: Context, e: Extract<Effect, { do: 'continuous' }>): Clause {
  const control = e.mods.find((m) => m.mod === 'control');
  if (control && e.affects) {
    const tail = e.duration === 'indefinite' ? '' : ` ${durationText(c, e.duration)}`;
    return order(`gain control of ${selectorText(c, e.affects)}${tail}`);
  }
  if (e.mods.some((m) => m.mod === 'switchPT') && e.affects)
    return order(`switch ${possessive(selectorText(c, e.affects))} power and toughness until end of turn`);
  const subject = e.affects ? groupText(c, e.affects) : undefined;
  const many = e.affects ? manyOf(c, e.affects) : false;
  if (e.mods.length === 0) {
    const { subject: who, text } = rulesText(c, e.rules, e.duration);
    return { subject: who, text };
  }
  return { subject: subject ?? 'it', text: predicateText(c, e.mods, e.rules, e.duration, many) };
}

/** The plural subject of a lasting effect: "creatures you control" rather than "all creatures you control". */
export function groupText(c: Context, s: Selector): string {
  const text = selectorText(c, s);
  return s.sel === 'all' && /you control|your opponents control|they control/.test(text)
    ? text.replace(/^all /, '')
    : s.sel === 'all' && s.filter.is === 'and'
      ? text.replace(/^all /, '')
      : text;
}

/** The sentences of an effect, without their last full stop. */
export function sentencesOf(c: Context, e: Effect): string[] {
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
      return mayText(c, e);
    case 'let':
      c.slots.set(e.slot, { words: letWords(c, e.what), many: false });
      return [];
    case 'choose': {
      if (e.slot !== undefined) c.slots.set(e.slot, { words: 'the chosen value', many: false });
      return e.what.choose === 'word'
        ? [`Choose ${e.what.words.map((w) => w.toLowerCase()).join(' or ')}`]
        : [`Choose ${withArticle(choiceNoun(e.what.choose))}`];
    }
    case 'replacement':
      return [replacementText(c, e)];
    case 'delayed':
      return [delayedText(c, e)];
    case 'reflexive':
      return [
        `When you do, ${lower(c, joinThen(programContext(c, e.program.targets), sentencesOf({ ...programContext(c, e.program.targets.length ? e.program.targets : c.targets), slots: c.slots }, e.program.effect)))}`,
      ];
    default:
      return [`[${e.do}]`];
  }
}

const choiceNoun = (k: string): string =>
  ({
    color: 'color',
    cardType: 'card type',
    creatureType: 'creature type',
    basicLandType: 'basic land type',
    player: 'player',
    opponent: 'opponent',
    cardName: 'card name',
    number: 'number',
  })[k] ?? k;

function letWords(c: Context, what: Selector): string {
  return what.sel === 'self' ? 'it' : what.sel === 'choose' ? selectorText(c, what) : selectorText(c, what);
}

/** A clause as a sentence, with what X is at its end and what follows from the effect. */
function finish(c: Context, clause: Clause, e?: Effect): string[] {
  const where = c.where.length ? `, where X is ${c.where[0]}` : '';
  c.where = [];
  const text = capitalize(`${clause.subject ? `${clause.subject} ` : ''}${clause.text}`) + where;
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
  for (const e of list) {
    const clause = clauseOf(c, e);
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
  if (texts.length === 2) return `${texts.join(last.do === 'shuffle' ? ', then ' : ' and ')}${where}`;
  return `${texts.slice(0, -1).join(', ')}, then ${texts[texts.length - 1]}${where}`;
}

/** "draws a card" to "draw a card", for each verb of a predicate. */
function baseForm(text: string): string {
  return text
    .replace(/^(\w+?)(es|s)\b/, (whole, stem: string, end: string) =>
      stem === 'ha' ? 'have' : end === 's' ? stem : /(sh|ch|ss)$/.test(stem) ? stem : whole === 'scries' ? 'scry' : `${stem}e`,
    )
    .replace(/ and (gains|gets|has|loses|becomes)\b/g, (_, verb: string) => ` and ${verb === 'has' ? 'have' : verb.slice(0, -1)}`);
}

/** Several effects: revealing a hand and choosing from it belong together; the rest are sentences. */
function sequence(c: Context, list: Effect[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < list.length; i++) {
    const [e, next] = [list[i], list[i + 1]];
    const choice = e.do === 'reveal' && next ? handChoice(c, e, next) : undefined;
    if (choice) {
      out.push(...choice);
      i++;
      continue;
    }
    if (e.do === 'choose' && e.what.choose === 'color' && next?.do === 'replacement') {
      out.push('Prevent all damage that sources of the color of your choice would deal this turn');
      i++;
      continue;
    }
    if (e.do === 'let' && e.what.sel === 'choose' && next?.do === 'move' && next.what.sel === 'slot' && next.what.slot === e.slot) {
      const after = list[i + 2];
      if (after?.do === 'move' && after.what.sel === 'except') {
        out.push(capitalize(`${moveText(c, { ...next, what: e.what }).text} and the rest ${destination(c, after, false, true)}`));
        i += 2;
        continue;
      }
      out.push(...sentencesOf(c, { ...next, what: e.what }));
      i++;
      continue;
    }
    if (e.do === 'search') {
      const end = list.findIndex((x, k) => k > i && x.do === 'shuffle');
      const chain = end > 0 ? orders(c, list.slice(i, end + 1)) : undefined;
      if (chain) {
        out.push(capitalize(chain));
        i = end;
        continue;
      }
    }
    if (next?.do === 'move' && next.what.sel === 'except' && e.do === 'move' && (e.what.sel === 'filter' || e.what.sel === 'choose')) {
      const clause = moveText(c, e);
      out.push(capitalize(`${clause.text} and the rest ${destination(c, next, false, true)}`));
      i++;
      continue;
    }
    if (
      e.do === 'damage' &&
      next?.do === 'damage' &&
      JSON.stringify(e.source) === JSON.stringify(next.source) &&
      typeof e.amount === 'number' &&
      typeof next.amount === 'number'
    ) {
      out.push(`${finish(c, damageText(c, e))[0]} and ${next.amount} damage to ${eachText(c, next.to)}`);
      i++;
      continue;
    }
    out.push(...sentencesOf(c, e));
  }
  return out;
}

/** "Target opponent reveals their hand. You choose a card from it. That player discards that card." */
function handChoice(c: Context, reveal: Extract<Effect, { do: 'reveal' }>, next: Effect): string[] | undefined {
  const what = next.do === 'discardThese' || (next.do === 'move' && next.to === 'exile') ? next.what : undefined;
  if (
    what?.sel !== 'choose' ||
    what.who.player !== 'you' ||
    reveal.what.sel !== 'all' ||
    reveal.what.zone !== 'hand' ||
    !reveal.what.of ||
    what.from.sel !== 'all'
  )
    return undefined;
  const subject = playerText(c, reveal.what.of);
  const noun = withArticle(nounText(c, what.from.filter, { many: false, head: 'card' }));
  return [
    capitalize(`${subject} reveals their hand`),
    `You choose ${noun} from it`,
    next.do === 'move' ? 'Exile that card' : 'That player discards that card',
  ];
}

function ifText(c: Context, e: Extract<Effect, { do: 'if' }>): string[] {
  if (e.else && sameShape(e.then, e.else)) {
    const before = sentencesOf(c, e.else);
    const cond = conditionText(c, e.cond);
    const then = sentencesOf(c, e.then);
    return [before.join('. '), `If ${cond}, ${lower(c, then.join(', then '))} instead`];
  }
  // inside a trigger a sentence that begins with "if" would be checked on triggering (CR 603.4)
  const after = !e.else && (e.cond.if === 'matches' || c.event !== undefined) && clauseOf(probe(c), e.then) !== undefined;
  if (after) {
    const what = sentencesOf(c, e.then);
    return [`${what[0]} if ${conditionText(c, e.cond)}`, ...what.slice(1)];
  }
  const cond = conditionText(c, e.cond);
  const then = joinThen(c, sentencesOf(c, e.then));
  const out = [`If ${cond}, ${lower(c, then)}`];
  if (e.else) out.push(`Otherwise, ${lower(c, joinThen(c, sentencesOf(c, e.else)))}`);
  return out;
}

/** A context to try a wording in without leaving marks. */
const probe = (c: Context): Context => ({ ...c, mentioned: new Set(c.mentioned), slots: new Map(c.slots), where: [] });

/** One sentence out of several. */
function joinThen(c: Context, list: string[]): string {
  return list.map((s, i) => (i === 0 ? s : lower(c, s))).join(', then ');
}

const sameShape = (a: Effect, b: Effect): boolean => a.do === b.do || a.do === 'seq' || b.do === 'seq';

/** Words that keep their capital. */
const PROPER: ReadonlySet<string> = new Set([...ALL_SUBTYPES, ...ALL_SUBTYPES.map(pluralSubtype), 'X']);

/** The sentence inside another one. */
export function lower(c: Context, sentence: string): string {
  if (sentence.startsWith(c.self) || PROPER.has(/^[\w'-]+/.exec(sentence)?.[0] ?? '')) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function mayText(c: Context, e: Extract<Effect, { do: 'may' }>): string[] {
  const who = e.who;
  if (e.else && e.then.do === 'nothing' && e.cost) {
    const body = joinThen(c, sentencesOf(c, e.else));
    const payer = playerText(c, who);
    return [`${body} unless ${payer === 'you' ? 'you' : payer} ${payForm(c, payer, e.cost)}`];
  }
  const subject = playerText(c, who);
  if (e.chooser !== undefined) c.slots.set(e.chooser, { words: 'that player', many: false });
  const reflexive = e.cost && e.then.do === 'reflexive' ? e.then : undefined;
  if (reflexive && e.cost && !e.else) return [`${capitalize(subject)} may ${costsText(c, e.cost, true)}`, ...sentencesOf(c, reflexive)];
  const out: string[] = [];
  if (e.cost) out.push(`${capitalize(subject)} may ${costsText(c, e.cost, true)}`);
  else {
    const chain = orders(c, e.then.do === 'seq' ? e.then.of : [e.then], subject === 'you' ? undefined : [subject, 'that player']);
    if (chain) return [`${capitalize(subject)} may ${chain}`, ...otherwise(c, e.else)];
    const object = e.then.do === 'damage' || e.then.do === 'continuous' ? clauseOf(c, e.then) : undefined;
    if (object && object.subject !== '')
      return [finish(c, { subject: 'you', text: `may have ${object.subject} ${baseForm(object.text)}` })[0], ...otherwise(c, e.else)];
    const inner = sentencesOf(c, e.then);
    return [
      `${capitalize(subject)} may ${bare(c, inner[0] ?? '', subject)}`,
      ...inner.slice(1).map((s, i) => (i === 0 ? `If you do, ${lower(c, s)}` : s)),
      ...otherwise(c, e.else),
    ];
  }
  const done = subject === 'you' ? 'you do' : 'that player does';
  if (e.then.do !== 'nothing') out.push(`If ${done}, ${lower(c, joinThen(c, sentencesOf(c, e.then)))}`);
  return [...out, ...otherwise(c, e.else, subject === 'you' ? "you don't" : "that player doesn't")];
}

const otherwise = (c: Context, e: Effect | undefined, words = "you don't"): string[] =>
  e ? [`If ${words}, ${lower(c, joinThen(c, sentencesOf(c, e)))}`] : [];

/** The verb phrase after "may": "you may draw a card", "that player may copy …". */
function bare(c: Context, sentence: string, subject: string): string {
  const text = lower(c, sentence);
  if (text.startsWith('you ')) return text.slice(4);
  const other = `${subject} `;
  for (const start of [other, 'that player '])
    if (text.startsWith(start))
      return text
        .slice(start.length)
        .replace(/^(\w+?)(es|s)\b/, (_, stem: string, end: string) =>
          end === 'es' && /(sh|ch|ss)$/.test(stem) ? stem : end === 'es' ? `${stem}e` : stem,
        );
  if (text.startsWith(c.self)) return `have ${text.replace(/ (\w+)s /, ' $1 ')}`;
  return text;
}

function payForm(c: Context, payer: string, cost: Parameters<typeof costsText>[1]): string {
  const text = costsText(c, cost, true);
  return payer === 'you' ? text : text.replace(/^(pay|discard|sacrifice)\b/, '$1s');
}

function replacementText(c: Context, e: Extract<Effect, { do: 'replacement' }>): string {
  const r = e.replacement;
  if (r.replace !== 'damage') return `[${r.replace}]`;
  const kind = r.kind === 'combat' ? 'combat damage' : 'damage';
  const entity = (f: typeof r.to): string =>
    f.is === 'oneOf' ? selectorText(c, f.of) : f.is === 'player' ? playerText(c, f.who) : nounText(c, f, { many: true, head: 'permanent' });
  if (r.result.result === 'preventUpTo')
    return `Prevent the next ${amountText(c, r.result.amount)} ${kind} that would be dealt to ${entity(r.to)} this turn`;
  if (r.source.is !== 'any') return `Prevent all ${kind} ${entity(r.source)} would deal this turn`;
  return r.to.is === 'any'
    ? `Prevent all ${kind} that would be dealt this turn`
    : `Prevent all ${kind} that would be dealt to ${entity(r.to)} this turn`;
}

function delayedText(c: Context, e: Extract<Effect, { do: 'delayed' }>): string {
  const own = e.program.targets.length > 0;
  const inner = programContext(c, own ? e.program.targets : c.targets, e.event);
  if (!own) inner.mentioned = c.mentioned;
  inner.slots = c.slots;
  if (e.event.on === 'step') {
    const when =
      e.event.step === 'end'
        ? 'the beginning of the next end step'
        : e.event.step === 'endCombat'
          ? 'end of combat'
          : e.event.whose.player === 'you'
            ? 'the beginning of your next upkeep'
            : "the beginning of the next turn's upkeep";
    return `${joinThen(inner, sentencesOf(inner, e.program.effect))} at ${when}`;
  }
  const event = eventText(c, e.event);
  return `${e.uses === 'each' ? 'Whenever' : 'When'} ${event} this turn, ${lower(c, joinThen(inner, sentencesOf(inner, e.program.effect)))}`;
}

/** All sentences of an effect as text with full stops. */
export function effectText(c: Context, e: Effect): string {
  return sentencesOf(c, e)
    .filter((s) => s !== '')
    .map((s) => (/[.!]["”]$/.test(s) ? s : `${s}.`))
    .join(' ');
}

export type { Ability };
export { numberWord };
