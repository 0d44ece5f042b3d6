/** How cards look: which frame, and what their pictures are drawn from. */
import type { DuelCardView } from '@apnap/protocol';

export type Frame = 'normal' | 'effect' | 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link' | 'token' | 'spell' | 'trap';

const FRAMES: readonly (readonly [word: string, frame: Frame])[] = [
  ['Token', 'token'],
  ['Link', 'link'],
  ['Xyz', 'xyz'],
  ['Synchro', 'synchro'],
  ['Ritual', 'ritual'],
  ['Fusion', 'fusion'],
  ['Normal', 'normal'],
];

/** The frame of a card, by its kind. */
export function frameOf(card: DuelCardView): Frame {
  if (card.kind !== 'monster') return card.kind;
  return FRAMES.find(([word]) => card.words.includes(word))?.[1] ?? 'effect';
}

/** What a creature of a Type is drawn as. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  Aqua: ['Turtle'],
  Beast: ['Lion'],
  'Beast-Warrior': ['Leonin', 'Warrior'],
  'Creator God': ['God'],
  Cyberse: ['Construct'],
  Dinosaur: ['Dinosaur'],
  'Divine-Beast': ['God'],
  Dragon: ['Dragon'],
  Fairy: ['Angel'],
  Fiend: ['Demon'],
  Fish: ['Shark'],
  Illusion: ['Illusion'],
  Insect: ['Insect'],
  Machine: ['Robot'],
  Plant: ['Plant'],
  Psychic: ['Human', 'Wizard'],
  Pyro: ['Efreet'],
  Reptile: ['Lizard'],
  Rock: ['Golem'],
  'Sea Serpent': ['Serpent'],
  Spellcaster: ['Human', 'Wizard'],
  Thunder: ['Elemental'],
  Warrior: ['Human', 'Knight'],
  'Winged Beast': ['Griffin'],
  Wyrm: ['Drake'],
  Zombie: ['Zombie'],
};

const COLORS: Readonly<Record<string, string>> = { DARK: 'B', LIGHT: 'W', FIRE: 'R', WATER: 'U', EARTH: 'G', WIND: 'G', DIVINE: 'W' };

export interface Drawn {
  seed: string;
  types: readonly string[];
  subtypes: readonly string[];
  colors: readonly string[];
  power?: number;
}

/** What the picture of a card is drawn from. */
export function drawnOf(card: DuelCardView): Drawn {
  const seed = card.name.en;
  if (card.kind === 'spell')
    return card.property === 'Field'
      ? { seed, types: ['Land'], subtypes: [], colors: [] }
      : card.property === 'Equip'
        ? { seed, types: ['Artifact'], subtypes: ['Equipment'], colors: [] }
        : { seed, types: ['Sorcery'], subtypes: [], colors: ['U'] };
  if (card.kind === 'trap') return { seed, types: ['Instant'], subtypes: [], colors: ['R'] };
  return {
    seed,
    types: ['Creature'],
    subtypes: BODIES[card.type ?? ''] ?? ['Shapeshifter'],
    colors: [COLORS[card.attribute ?? ''] ?? 'W'],
    power: Math.round((card.atk ?? 0) / 450),
  };
}

/** The number in a place of the log: `0 hand 2` is 2. */
export const numberIn = (at: string): number => Number(at.split(' ')[2] ?? 0);
