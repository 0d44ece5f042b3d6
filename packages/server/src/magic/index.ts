/** Magic, as tables host it. */
import type { Card } from '@apnap/ability';
import {
  type CardSource,
  type GameEvent,
  illegalAnswer,
  type MagicGame,
  type MagicSetup,
  type Sight,
  type State,
  sightOf,
  sightOfAll,
  worldOf,
} from '@apnap/magic';
import type { WorldDeal } from '../games/beginning.js';
import type { Hosted } from '../games/hosted.js';
import type { Viewer } from '../views/viewer.js';
import { answerText, reasonText } from './answers.js';
import { Chronicle } from './chronicle.js';
import { gameView, yieldLabel } from './game.js';
import { Telling } from './log.js';
import { automatic, stillPassing } from './stops.js';
import { teaches } from './teaching.js';
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

/** @param cards finds a card by its English name: for worlds that are dealt by name. */
export function hostedMagic(game: MagicGame, cards: CardSource = () => undefined): HostedMagic {
  const named = (name: string): Card => {
    const card = cards(name);
    if (!card) throw new Error(`there is no card ${name}`);
    return card;
  };
  return {
    game,
    inThreads: true,
    over: (other) => hostedMagic(other as MagicGame, cards),
    setupOf: (seats, first, mostObjects) => ({
      players: seats.map(({ name, deck: d }) => ({
        name,
        deck: d?.main ?? [],
        sideboard: d?.side ?? [],
        ...(d && d.commanders.length > 0 ? { commanders: d.commanders } : {}),
      })),
      ...(first === undefined ? {} : { first }),
      ...(mostObjects === undefined ? {} : { mostObjects }),
    }),
    namesOf: (setup) => setup.players.map((p) => p.name),
    dealt: (state, deal: WorldDeal) => worldOf(state, deal.seat, { seed: deal.seed, cards: deal.cards.map((names) => names.map(named)) }),
    illegal: illegalAnswer,
    turnOf: (state) => state.turn.number,
    roomOf,
    lighten(state) {
      state._derived = null;
      state._memo = null;
    },
    sight: sightFor,
    teaches,
    shown: gameView,
    telling: (viewer, names, first, numbered) => new Telling(viewer, names, first?.players.rows.map((p) => p.life) ?? [], numbered),
    chronicle: (viewer) => new Chronicle(viewer),
    why: whyOf,
    answerText,
    messageText: reasonText,
    automatic,
    stillPassing,
    yieldLabel,
  };
}
