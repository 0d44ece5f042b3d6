/** Words of tables, pages and exports. */
export const LABELS = {
  'label.round': { en: 'Round {round}', zh: '第{round}轮' },
} as const;
