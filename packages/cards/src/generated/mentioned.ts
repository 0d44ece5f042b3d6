/** Chinese names of cards that embedded cards mention. Written by scripts/embed-cards.ts. */
export const MENTIONED: Readonly<Record<string, string>> = {
  'Angrath, Minotaur Pirate': '牛头怪海盗安戈斯',
  'Festering Newt': '腐臭水蝾',
  'Gideon, the Oathsworn': '守誓卫士基定',
  'Metallic Sliver': '金属裂片妖',
  'Prince of Thralls': '尸奴王子',
  Wastes: '荒野',
};
