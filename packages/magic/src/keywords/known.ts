/** Every keyword ability the engine gives a meaning to: by a bit that rules read, by expansion, or where the rules speak of it. */
import { KEYWORD_BITS } from './bits.js';
import { EXPANDED_KEYWORDS } from './expand.js';

/**
 * Read by name: what may be enchanted (702.5), face-down casting (702.37, 702.168), every creature type (702.73), no colour (702.114),
 * halves (702.102, 702.127), help in paying (702.126, 702.132), text of other cards (702.47), special actions (702.143, 702.170), chapters (702.155),
 * sectors (702.158), speed (702.179), what happens before the game (702.106, 702.139).
 */
const READ_BY_NAME = [
  'enchant',
  'morph',
  'megamorph',
  'disguise',
  'foretell',
  'plot',
  'changeling',
  'banding',
  'bandsWithOther',
  'toxic',
  'phasing',
  'devoid',
  'fuse',
  'aftermath',
  'improvise',
  'assist',
  'splice',
  'readAhead',
  'daybound',
  'nightbound',
  'ascend',
  'storied',
  'startYourEngines',
  'companion',
  'hiddenAgenda',
  'spaceSculptor',
];

export const KNOWN_KEYWORDS: ReadonlySet<string> = new Set([...Object.keys(KEYWORD_BITS), ...EXPANDED_KEYWORDS, ...READ_BY_NAME]);
