/** Chinese names of cards that embedded cards mention. Written by scripts/embed-cards.ts. */
export const MENTIONED: Readonly<Record<string, string>> = {
  'Festering Newt': '腐臭水蝾',
  'Metallic Sliver': '金属裂片妖',
  Wastes: '荒野',
};
