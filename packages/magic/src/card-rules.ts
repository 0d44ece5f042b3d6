/** Which rules concern a card: those of what is printed on it, and those that the engine cites while it is played. */
import { type Card, type Face, keywordInfo, type Layout, mentions } from '@apnap/ability';
import { type Answer, begin, defaultAnswer, type Played, play } from '@apnap/kernel';
import type { ActOption } from './casting/legal.js';
import type { CardSource } from './game/setup.js';
import { type MagicGame, magicGame } from './game.js';
import { live } from './state/access.js';
import type { MagicSetup, Placed } from './state/beginning.js';
import type { GameEvent } from './state/events.js';
import type { State } from './state/types.js';

/** Numbers of rules of today's edition, each once. */
export interface CardRules {
  /** By its types, its frame and its keywords, in the order in which they stand there. */
  printed: string[];
  /** Cited when it was played on a board of its own, in the order in which they were. */
  cited: string[];
}

/** What a card is tried with: names of cards that its source knows. */
export interface Trial {
  /** On the battlefield, for mana. */
  lands: readonly string[];
  /** On both sides, to be aimed at. */
  others: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  Artifact: '301',
  Creature: '302',
  Enchantment: '303',
  Instant: '304',
  Land: '305',
  Planeswalker: '306',
  Sorcery: '307',
  Kindred: '308',
  Tribal: '308',
  Dungeon: '309',
  Battle: '310',
  Plane: '311',
  Phenomenon: '312',
  Vanguard: '313',
  Scheme: '314',
  Conspiracy: '315',
};

/** Subtypes with rules of their own, of which there is an explanation. */
const SUBTYPES: Readonly<Record<string, string>> = {
  Aura: '303.4f',
  Equipment: '702.6',
  Vehicle: '702.122',
  Saga: '714',
  Class: '716',
  Attraction: '717',
  Case: '719',
  Room: '709.5f',
};

const LAYOUTS: Readonly<Partial<Record<Layout, string>>> = {
  split: '709',
  aftermath: '709',
  flip: '710',
  leveler: '711',
  transform: '712',
  modalDoubleFaced: '712',
  meld: '712',
  adventure: '715',
};

function* printedOn({ supertypes, types, subtypes, abilities }: Face): Generator<string> {
  for (const t of types) if (TYPES[t]) yield TYPES[t];
  if (supertypes.includes('Legendary')) yield '704.5j';
  for (const t of subtypes) if (SUBTYPES[t]) yield SUBTYPES[t];
  const keywords: string[] = [];
  mentions(abilities, ({ kind, keyword }) => {
    const info = kind === 'keyword' && typeof keyword === 'string' ? keywordInfo(keyword) : undefined;
    if (info) keywords.push(info.rule);
    return false;
  });
  yield* keywords;
}

/** Answers in a trial: enough to cast the card, to see it resolve, and to use it a few times. */
const ANSWERS = 70;
const TURNS = 4;
/** How often it is used. */
const USES = 3;

const setupOf = (card: Card, { lands, others }: Trial): MagicSetup => {
  const place: Placed[] = [0, 1].flatMap((seat) => {
    const put = (zone: Placed['zone'], names: readonly string[]): Placed[] => names.map((name) => ({ seat, zone, card: name }));
    return [
      ...put('battlefield', [...lands, ...lands, ...others]),
      ...put('library', [...lands, ...others, ...lands]),
      ...put('graveyard', others),
      ...(seat === 0 ? put('hand', [card.name, card.name, ...lands.slice(0, 2)]) : []),
    ];
  });
  return { players: [0, 1].map((i) => ({ name: `${i + 1}`, deck: [] })), first: 0, opening: 'none', place };
};

const isIt = (s: State, id: number, card: Card): boolean => {
  const o = id > 0 ? live(s, id) : null;
  return o !== null && o !== undefined && s._pool.cards[o.card]?.card.name === card.name;
};

/** What is done: whatever can be done with the card, else what is done where nobody says anything. */
function answerFor(s: State, card: Card, uses: number): { answer: Answer; used: boolean } | null {
  const d = s.pending;
  if (!d) return null;
  if (d.ask.form !== 'pick') return { answer: defaultAnswer(d), used: false };
  if (d.kind === 'act' && uses < USES) {
    const options = d.ask.options as readonly ActOption[];
    const at = options.findIndex((o) => o.act !== 'pass' && o.act !== 'mana' && isIt(s, o.object, card));
    if (at >= 0) return { answer: { pick: [at] }, used: true };
  }
  if (d.kind === 'pay') {
    const at = (d.ask.options as readonly { pay: string }[]).findIndex((o) => o.pay === 'plan');
    if (at >= 0) return { answer: { pick: [at] }, used: false };
  }
  return { answer: defaultAnswer(d), used: false };
}

/** Numbers cited by events that the card has part in. */
function* citedBy(s: State, events: readonly GameEvent[], card: Card, known: Set<number>): Generator<string> {
  for (const e of events) {
    const part = [e.object, e.became, e.source, e.recipient, ...e.ids];
    const mine = part.some((id) => known.has(id) || isIt(s, id, card));
    if (!mine) continue;
    // An object that has moved is still the card's.
    if (known.has(e.object) || isIt(s, e.became, card)) for (const id of [e.object, e.became]) if (id > 0) known.add(id);
    yield e.rule;
  }
}

function playTrial(game: MagicGame, card: Card, trial: Trial): string[] {
  const cited: string[] = [];
  const known = new Set<number>();
  const played: Played<State, GameEvent> = begin(game, setupOf(card, trial), 'rules of a card');
  let uses = 0;
  for (let n = 0; n < ANSWERS && played.state.turn.number <= TURNS; n++) {
    const chosen = answerFor(played.state, card, uses);
    if (!chosen) break;
    const from = played.events.length;
    const rule = played.state.pending?.rule;
    const asked = chosen.used;
    const done =
      play(game as never, played, chosen.answer).ok || play(game as never, played, defaultAnswer(played.state.pending as never)).ok;
    if (!done) break;
    if (asked) uses++;
    if (uses > 0 && rule !== undefined && played.state.stack.some((id) => isIt(played.state, id, card))) cited.push(rule);
    cited.push(...citedBy(played.state, played.events.slice(from), card, known));
  }
  return cited;
}

const isNumber = (rule: string): boolean => /^\d{3}(?:\.\d+[a-z]?)?$/.test(rule);

/**
 * The rules that concern a card.
 * @param source knows the card and all cards of the trial
 * @returns of a card that the engine refuses, what is printed on it alone
 */
export function rulesOfCard(card: Card, source: CardSource, trial: Trial): CardRules {
  const layout = LAYOUTS[card.layout];
  const printed = [...(layout ? [layout] : []), ...card.faces.flatMap((f) => [...printedOn(f)])];
  let cited: string[] = [];
  try {
    cited = playTrial(magicGame(source), card, trial);
  } catch {
    // A board that cannot be set up cites nothing.
    cited = [];
  }
  return { printed: [...new Set(printed)], cited: [...new Set(cited)].filter((r) => isNumber(r) && !printed.includes(r)) };
}
