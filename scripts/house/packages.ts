/** The packages of the house: what each is for and what it may import. */

/** A package. */
export interface Package {
  /** In a few words. */
  is: string;
  /** Packages it may import; `magic/years`: only what that package exports by this name. */
  may: readonly string[];
  /** Nothing of it is installed: all it needs is packed into files when it is built. */
  bundled?: true;
}

/** All packages. Arrows point down only. */
export const PACKAGES: Readonly<Record<string, Package>> = {
  words: { is: 'languages, and messages put into words', may: [] },
  system: { is: 'files, locks and threads of the machine', may: ['words'] },
  kernel: { is: 'what any such game needs', may: ['words'] },
  ability: { is: 'the ability language', may: [] },
  oracle: { is: 'text of cards to the ability language', may: ['ability'] },
  cards: { is: 'cards and decks as data', may: ['words', 'ability'] },
  magic: { is: 'the rules', may: ['words', 'kernel', 'ability'] },
  yugioh: { is: 'Yu-Gi-Oh!, the second game', may: ['words', 'kernel'] },
  cardbase: {
    is: 'cards of card files beside those that come with the program',
    may: ['words', 'system', 'ability', 'oracle', 'cards', 'magic'],
  },
  players: { is: 'computer players, who see views', may: ['kernel', 'ability', 'magic'] },
  library: {
    is: 'games, players and cards for programs on top of it',
    may: ['words', 'kernel', 'ability', 'oracle', 'cards', 'magic', 'players'],
  },
  tournament: { is: 'a log of commands and the state it makes', may: ['words', 'kernel', 'cards'] },
  limited: { is: 'boosters, drafts, and decks built from what they give', may: ['words', 'kernel', 'ability', 'cards', 'tournament'] },
  judge: { is: 'infractions, penalties, remedies', may: ['words', 'ability', 'tournament'] },
  trainer: {
    is: 'questions about the rules out of positions of the engine',
    may: ['words', 'kernel', 'ability', 'cards', 'magic', 'judge'],
  },
  protocol: { is: 'what passes between server and clients', may: ['words', 'kernel'] },
  scenarios: {
    is: 'games as files say them: set up, played, compared',
    may: ['words', 'system', 'kernel', 'ability', 'oracle', 'cards', 'magic', 'cardbase'],
  },
  desk: {
    is: 'the desks of tournaments and judges: what is asked, and answers to it',
    may: ['words', 'system', 'kernel', 'ability', 'cards', 'cardbase', 'tournament', 'judge'],
  },
  server: {
    is: 'HTTP, sockets and storage',
    may: [
      'words',
      'system',
      'kernel',
      'ability',
      'oracle',
      'cards',
      'magic',
      'players',
      'tournament',
      'limited',
      'judge',
      'trainer',
      'desk',
      'protocol',
      'yugioh',
    ],
  },
  web: { is: 'the browser client', may: ['words', 'protocol', 'magic/years', 'judge/library', 'judge/wizard'], bundled: true },
  cli: {
    is: 'the apnap command',
    may: [
      'words',
      'system',
      'kernel',
      'ability',
      'oracle',
      'cards',
      'magic',
      'cardbase',
      'scenarios',
      'desk',
      'players',
      'library',
      'limited',
      'judge',
      'trainer',
      'server',
      'yugioh',
    ],
  },
};

/** Folders of tests that are programs of their own -> packages they may use besides those of their package: a test of the page needs a server. */
export const TESTS: Readonly<Record<string, readonly string[]>> = { 'web/test-browser': ['server'] };

/** Packages in which nothing may depend on time, chance, the outside, or the order of promises. */
export const PURE: readonly string[] = [
  'words',
  'kernel',
  'ability',
  'oracle',
  'magic',
  'yugioh',
  'tournament',
  'limited',
  'judge',
  'trainer',
  'protocol',
];
