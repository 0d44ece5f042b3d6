/** The faces of the planar die (CR 901.3). */
import type { PlanarFace } from '@apnap/ability';

/** CR 901.3a: the sides of the planar die, as a die with six sides is numbered. */
export const FACES: readonly PlanarFace[] = ['planeswalk', 'chaos', 'blank', 'blank', 'blank', 'blank'];

/** The face of the planar die that a roll came up with; undefined for other dice. */
export const planarFace = (word: string): PlanarFace | undefined => FACES.find((f) => word === `planar:${f}`);
