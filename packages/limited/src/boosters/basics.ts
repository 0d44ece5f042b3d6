/** Basic lands, which are there without being drafted. */

/** The five basic lands whose names are their basic land types (CR 305.6), of which a deck may have any number (MTR 7.2). */
export { BASIC_LAND_TYPES as BASICS } from '@apnap/ability';
