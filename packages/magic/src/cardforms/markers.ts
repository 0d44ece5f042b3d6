/** Built-in cards whose abilities a designation brings with it (CR 722.2, 723.2): they stand in the command zone. */
export const MARKERS = { monarch: 'The Monarch', initiative: 'The Initiative' } as const;
