/** Magic, as tables host it. */
import type { Card } from '@apnap/ability';
import type { Answer, Decision } from '@apnap/kernel';
import {
  type CardSource,
  type GameEvent,
  illegalAnswer,
  type MagicGame,
  type MagicSetup,
  numberIn,
  type Sight,
  type State,
  sightOf,
  sightOfAll,
  turnTeam,
  worldOf,
} from '@apnap/magic';
import type { Level } from '@apnap/protocol';
import type { WorldDeal } from '../games/beginning.js';
import type { Hosted, Illegal } from '../games/hosted.js';
import { say } from '../text.js';
import type { Viewer } from '../views/viewer.js';
import { answerText, moveText, reasonText } from './answers.js';
import { blowsOf } from './blows.js';
import { Chronicle } from './chronicle.js';
import { zhNameOf } from './faces.js';
import { gameView, yieldLabel } from './game.js';
import { Telling } from './log.js';
import { type NameBook, namesLike } from './names.js';
import { MAGIC_RULINGS } from './rulings.js';
import { setupFor } from './setup.js';
import { automatic, stillPassing } from './stops.js';
import { teaches } from './teaching.js';
import { sharedWith } from './team.js';
import { told } from './told.js';
import { whyOf } from './why.js';

export type HostedMagic = Hosted<State, MagicSetup, GameEvent>;

/** What a viewer sees of the objects of a state. */
export const sightFor = (s: State, viewer: Viewer): Sight => (viewer === 'all' ? sightOfAll(s) : sightOf(s, viewer));

/** About so many bytes a state takes besides what it shares with the one before. */
function roomOf(s: State): number {
  const asked = s.pending?.ask;
  const options = asked && 'options' in asked ? asked.options.length : 0;
  return 2500 + 8 * (s.objects.rows.length + s.history.rows.length + s.battlefield.length) + 60 * options;
}

/** What a server knows besides the engine. */
export interface Shelf {
  book: NameBook;
  /** Whether computer players of a level imagine games. */
  imagines(level: Level): boolean;
}

const NO_SHELF: Shelf = { book: { names: new Set(), isName: () => false, databases: [] }, imagines: () => false };

/** What the form of a decision can't say. CR 201.4: what is named is the name of a card, whether or not it is in the game. */
function illegal(book: NameBook, s: State, d: Decision, answer: Answer): Illegal | null {
  if (d.ask.form === 'text' && d.ask.open && 'text' in answer && !book.isName(answer.text))
    return { text: say('refused.noSuchName'), rule: '201.4' };
  const refusal = illegalAnswer(s, d, answer);
  return refusal && { text: told(refusal.message), rule: refusal.rule };
}

/**
 * @param cards finds a card by its English name: for worlds that are dealt by name.
 * @param shelf absent where nobody is asked anything: in threads
 */
export function hostedMagic(game: MagicGame, cards: CardSource = () => undefined, shelf: Shelf = NO_SHELF): HostedMagic {
  const named = (name: string): Card => {
    const card = cards(name);
    if (!card) throw new Error(`there is no card ${name}`);
    return card;
  };
  return {
    game,
    name: { en: 'Magic: The Gathering', zh: '万智牌' },
    inThreads: true,
    imagines: shelf.imagines,
    over: (other) => hostedMagic(other as MagicGame, cards, shelf),
    setupOf: (seats, terms = {}) => setupFor(seats, terms, cards),
    namesOf: (setup) => setup.players.map((p) => p.name),
    isOut: (state, seat) => state.players.rows[seat].lost !== 0 || state.players.rows[seat].gone !== 0,
    dealt: (state, deal: WorldDeal) => worldOf(state, deal.seat, { seed: deal.seed, cards: deal.cards.map((names) => names.map(named)) }),
    illegal: (state, decision, answer) => illegal(shelf.book, state, decision, answer),
    textsLike: (decision, part, most) => namesLike(shelf.book, decision, part, most),
    ruleIn: numberIn,
    turnOf: (state) => state.turn.number,
    nameOf: (card) => ({ en: card, zh: zhNameOf(card) ?? card }),
    roomOf,
    lighten(state) {
      state._derived = null;
      state._memo = null;
    },
    rulings: MAGIC_RULINGS,
    sight: sightFor,
    teaches,
    shown: gameView,
    telling: (viewer, names, first, numbered) => new Telling(viewer, names, first?.players.rows.map((p) => p.life) ?? [], numbered),
    blows: blowsOf,
    chronicle: (viewer) => new Chronicle(viewer),
    why: whyOf,
    answerText,
    moveText,
    text: told,
    messageText: reasonText,
    shared: sharedWith,
    actWith: turnTeam,
    automatic,
    stillPassing,
    yieldLabel,
  };
}
