/** The two decks that the lessons lead to: few words on the cards, and much that can be played in each turn. */
import { api } from '../store/api.js';

export const FIRST_DECKS = {
  green: [
    '24 Forest',
    '4 Llanowar Elves',
    '4 Essence Warden',
    '4 Grizzly Bears',
    '4 Elvish Visionary',
    '4 Centaur Courser',
    '4 Trained Armodon',
    '4 Giant Spider',
    '4 Craw Wurm',
    '4 Giant Growth',
  ],
  red: [
    '24 Mountain',
    '4 Raging Goblin',
    '4 Goblin Piker',
    '4 Bloodrock Cyclops',
    '4 Hill Giant',
    '4 Canyon Minotaur',
    '4 Fire Elemental',
    '4 Shock',
    '4 Volcanic Hammer',
    '4 Prodigal Pyromancer',
  ],
} as const;

/** The number of a kept deck of this name; one is kept where there is none. */
async function kept(name: string, list: readonly string[]): Promise<string> {
  const there = (await api.decks()).data.find((d) => d.name.en === name || d.name.zh === name);
  return there?.id ?? (await api.saveDeck('', { name, text: `Deck\n${list.join('\n')}\n` })).id;
}

/** Keeps both decks, so that they can be played again and changed. @returns their numbers */
export async function keepFirstDecks(names: { green: string; red: string }): Promise<{ green: string; red: string }> {
  return { green: await kept(names.green, FIRST_DECKS.green), red: await kept(names.red, FIRST_DECKS.red) };
}
