/** IPG 4: unsporting conduct, of players and of anybody else in the venue. */
import type { Infraction } from '../types.js';
import { infraction } from './infraction.js';

export const UNSPORTING_CONDUCT: readonly Infraction[] = [
  infraction({
    id: 'unsportingMinor',
    section: '4.1',
    penalty: 'warning',
    asks: ['endOfGame'],
    remedies: [{ id: 'remedy.calmFirst' }, { id: 'remedy.correctAtOnce' }],
    repetition: { nth: 2, per: 'event', to: 'gameLoss' },
  }),
  infraction({
    id: 'unsportingMajor',
    section: '4.2',
    penalty: 'matchLoss',
    asks: ['malice', 'physical', 'endOfMatch'],
    turns: [
      { when: { all: ['physical'] }, becomes: 'aggressiveBehavior', why: 'why.physical' },
      { when: { all: ['malice'] }, penalty: 'disqualification', how: 'must', why: 'why.malice' },
    ],
    remedies: [{ id: 'remedy.separate' }, { id: 'remedy.takeAside' }, { id: 'remedy.correctAtOnce' }],
    notes: [{ id: 'note.intentIrrelevant' }, { id: 'note.noContact' }, { id: 'note.investigateSoon' }],
    repetition: { nth: 2, per: 'event', to: 'disqualification' },
  }),
  infraction({
    id: 'improperlyDeterminingWinner',
    section: '4.3',
    penalty: 'disqualification',
    asks: ['otherCalledJudge'],
    notes: [{ id: 'note.drawIsDraw' }],
  }),
  infraction({
    id: 'briberyAndWagering',
    section: '4.4',
    penalty: 'disqualification',
    asks: ['otherCalledJudge', 'offenderIsSpectator'],
    notes: [{ id: 'note.briberyIsWritten' }],
  }),
  infraction({ id: 'aggressiveBehavior', section: '4.5', penalty: 'disqualification' }),
  infraction({
    id: 'theft',
    section: '4.6',
    penalty: 'disqualification',
    asks: ['notTournamentMaterial'],
    turns: [{ when: { all: ['notTournamentMaterial'] }, penalty: 'none', how: 'must', why: 'why.notTournamentMaterial' }],
    remedies: [{ id: 'remedy.organizersMatter', when: { all: ['notTournamentMaterial'] } }],
  }),
  infraction({
    id: 'stalling',
    section: '4.7',
    penalty: 'disqualification',
    asks: ['notDeliberate'],
    turns: [{ when: { all: ['notDeliberate'] }, becomes: 'slowPlay', why: 'why.notDeliberate' }],
  }),
  infraction({
    id: 'cheating',
    section: '4.8',
    penalty: 'disqualification',
    asks: ['wantedAdvantage', 'knewIllegal'],
    notes: [{ id: 'note.investigateIntent' }],
  }),
];
