/** The 22 infractions of the Infraction Procedure Guide of 2015-01-23 as data: sections, penalties, what raises or lowers them, remedies. */
import { GAME_PLAY_ERRORS } from './guide/game-play-errors.js';
import { TOURNAMENT_ERRORS } from './guide/tournament-errors.js';
import { UNSPORTING_CONDUCT } from './guide/unsporting-conduct.js';
import type { AskId, Category, Facts, Infraction, InfractionId } from './types.js';

/** What is asked about every infraction of a category: on purpose (IPG 2, 3), reported or misled (IPG 1), let pass (IPG 2), by whom (IPG 4), for how long (IPG 1.2). */
export const CATEGORY_ASKS: Readonly<Record<Category, readonly AskId[]>> = {
  GPE: [
    'wantedAdvantage',
    'knewIllegal',
    'selfReported',
    'judgeMisled',
    'opponentMissedIt',
    'twoHeadedGiant',
    'multiplayer',
    'minutesSpent',
  ],
  TE: ['wantedAdvantage', 'knewIllegal', 'selfReported', 'judgeMisled', 'minutesSpent'],
  USC: ['judgeMisled', 'offenderIsSpectator', 'playsInEvent', 'minutesSpent'],
};

const WRITTEN: readonly Infraction[] = [...GAME_PLAY_ERRORS, ...TOURNAMENT_ERRORS, ...UNSPORTING_CONDUCT];
const writtenOf = (id: InfractionId): Infraction => WRITTEN.find((x) => x.id === id) as Infraction;

/** The infraction and all that facts can make of it. */
function family(id: InfractionId, known: readonly InfractionId[] = []): readonly InfractionId[] {
  if (known.includes(id)) return known;
  const next = writtenOf(id).turns.flatMap((t) => ('becomes' in t ? [t.becomes] : []));
  return next.reduce((found, x) => family(x, found), [...known, id] as readonly InfractionId[]);
}

/** The closed list of what can be said about it: its own facts, those of what it can turn into, those of its category. */
const asksOf = (x: Infraction): AskId[] => [
  ...new Set([...family(x.id).flatMap((id) => writtenOf(id).asks), ...CATEGORY_ASKS[x.category]]),
];

/** All infractions in the order of the guide, each with the closed list of facts and numbers that can be given about it. */
export const INFRACTIONS: readonly Infraction[] = WRITTEN.map((x) => ({ ...x, asks: asksOf(x) }));

const byId = new Map(INFRACTIONS.map((x) => [x.id, x]));

/** The infraction with this id. */
export const infractionOf = (id: InfractionId): Infraction => byId.get(id) as Infraction;

/** Facts and numbers that were given though the guide asks nothing of the sort about this infraction. */
export function ignoredFacts(id: InfractionId, facts: Facts): AskId[] {
  const asked: readonly string[] = infractionOf(id).asks;
  return (Object.keys(facts) as AskId[]).filter((f) => facts[f] !== undefined && facts[f] !== false && !asked.includes(f));
}
