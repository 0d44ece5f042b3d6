/** What the general sections of the guide ask of a judge whatever the infraction is, and what Judging at Regular says before its list of problems. */

/** The general sections in the order of the guide, each with the ids of its sentences. */
export const PRINCIPLES: readonly { section: string; says: readonly string[] }[] = [
  {
    section: '1',
    says: [
      'principle.neutral',
      'principle.noPrevention',
      'principle.equal',
      'principle.teach',
      'principle.severity',
      'principle.deviate',
      'principle.help',
      'why.selfReported',
      'principle.ownError',
      'why.judgeMisled',
    ],
  },
  { section: '1.1', says: ['principle.rel', 'principle.regular', 'principle.competitive', 'principle.professional'] },
  {
    section: '1.2',
    says: ['principle.caution', 'principle.warning', 'principle.gameLoss', 'principle.matchLoss', 'principle.disqualification'],
  },
  {
    section: '1.3',
    says: [
      'principle.record',
      'principle.headJudge',
      'principle.explain',
      'principle.procedure',
      'principle.rootCause',
      'principle.smallBreach',
    ],
  },
  { section: '1.4', says: ['principle.backUpLast', 'principle.backUpWho', 'principle.backUpHow', 'principle.backUpRandom'] },
  { section: '2', says: ['principle.unintended', 'principle.bothAnswer', 'principle.letPass', 'principle.third', 'why.clearToPlayers'] },
  { section: '3', says: ['principle.tournamentErrors', 'principle.second'] },
  { section: '4', says: ['principle.conduct', 'principle.anybody', 'principle.competitiveConduct', 'principle.calmFirst'] },
];

/** The same of Judging at Regular. */
export const REGULAR_PRINCIPLES: readonly string[] = [
  'jar.principle.fun',
  'jar.principle.fix',
  'jar.note.stepIn',
  'jar.note.time',
  'jar.principle.noGuide',
  'jar.note.agree',
  'jar.note.remind',
  'jar.principle.otherLevel',
  'jar.principle.serious',
];
