/** What is called out. */
export const ANNOUNCEMENTS = {
  'call.pairings': { en: 'Pairings for round {round} are up.', zh: '第{round}轮配对已公布。' },
} as const;
