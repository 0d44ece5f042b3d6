/** What the tournament desk is asked. */
export { showChances } from './chances.js';
export { checkDecks, handInDeck, handInList, showDecks } from './decks.js';
export { keepClock, repairRound, swapPlayers, whyPaired } from './floor.js';
export { importPlayers, importSent } from './import.js';
export { latePlayer } from './late.js';
export { amendPlayer, cancelEvent, dividePrizes, invitePlayers, noteEvent } from './organizer.js';
export { eventForOthers, pageToPrint, showLog, simulatedEvent, verifiedLog } from './output.js';
export { givePenalty, infractionName } from './penalties.js';
export { cutEvent, runDraft, showBracket } from './playoff.js';
export { correctResult, reportResult } from './reports.js';
export { dropPlayer, extendTable, pairRound, publishRound, showRound, showStandings } from './rounds.js';
export { type CommonOptions, eventOf } from './session.js';
export { finishEvent, newEvent, registerPlayer, setEvent, startEvent, undoEntry } from './setup.js';
export { addStaff, planStaffBreaks, showStaff } from './staff.js';
export { nextGame, timeCalled } from './table.js';
