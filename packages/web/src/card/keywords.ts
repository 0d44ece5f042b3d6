/** Signs of our own drawing for the keywords that decide fights, on a 24 by 24 grid. */
export const KEYWORD_SIGNS = {
  flying: 'M2 6c8 0 13 3 16 8l-3 .5c2 1.5 4 3 7 3.5-3 1-6 .5-8-1l.5 2.5C9 18.5 5 15.5 4.5 11.5l2 .5C4.5 10.5 2.5 8.5 2 6Z',
  firstStrike: 'M4 20 15 9l-2-2 8-4-4 8-2-2L4.5 20.5ZM3 14l3 3-2 4-3-3Z',
  doubleStrike: 'M3 16 12 7l-2-2 8-3-3 8-2-2-9 9ZM8 22l8-8-1.5-1.5L21 10l-2.5 6.5L17 15l-8 8Z',
  deathtouch:
    'M12 2c5 0 8 3 8 7.5 0 3-1.5 5-3.5 6V20h-9v-4.5C5.5 14.5 4 12.5 4 9.5 4 5 7 2 12 2ZM8.5 8a2.2 2.2 0 1 0 .01 0Zm7 0a2.2 2.2 0 1 0 .01 0Z',
  lifelink: 'M12 21C5.5 15.9 2.5 12.4 2.5 8.7a5 5 0 0 1 9.5-2.4 5 5 0 0 1 9.5 2.4c0 3.7-3 7.2-9.5 12.3Z',
  trample: 'M7 3h4v6H7Zm6 0h4v6h-4ZM3 9h3.5v5H3Zm14.5 0H21v5h-3.5ZM7 12c2-2.5 8-2.5 10 0l1 6c0 3-3 3.5-6 3.5S6 21 6 18Z',
  vigilance: 'M12 5c5 0 8.5 3.7 10 7-1.5 3.3-5 7-10 7S3.5 15.3 2 12c1.5-3.3 5-7 10-7Zm0 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  reach: 'M11 2h2v12l5-4 1.5 2L12 22l-7.5-10L6 10l5 4Z',
  haste: 'M3 6h9v2.5H3Zm-1 5h8v2.5H2Zm1 5h7v2.5H3ZM13 4l9 8-9 8 2.5-8Z',
  menace: 'M3 4l6 4h6l6-4-2 9-3 7h-8l-3-7Zm5 7 1 3 2-1Zm8 0-3 2 2 1Z',
  defender: 'M3 4h4v3h3V4h4v3h3V4h4v17H3Zm7 10h4v7h-4Z',
  hexproof: 'M12 2 21 7v10l-9 5-9-5V7Zm0 3.5L6 8.800v6.4l6 3.3 6-3.3V8.800Z',
  indestructible: 'M12 2 20.5 5v7c0 5-3.5 8.4-8.5 10.2C7 20.4 3.5 17 3.5 12V5Z',
} as const;

/** The rules that say what they mean: for those that are given to a card, whose own text knows nothing of them. */
export const KEYWORD_RULES: Readonly<Record<FightKeyword, string>> = {
  flying: '702.9',
  firstStrike: '702.7',
  doubleStrike: '702.4',
  deathtouch: '702.2',
  lifelink: '702.15',
  trample: '702.19',
  vigilance: '702.20',
  reach: '702.17',
  haste: '702.10',
  menace: '702.111',
  defender: '702.3',
  hexproof: '702.11',
  indestructible: '702.12',
};

export type FightKeyword = keyof typeof KEYWORD_SIGNS;

export const isFightKeyword = (k: string): k is FightKeyword => k in KEYWORD_SIGNS;
