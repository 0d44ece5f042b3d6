/** Which lands may be played from elsewhere, and spells cast with them (CR 305.1, 601.3). */
import type { Zone } from '../basics.js';
import type { Filter, Rule } from '../language.js';
import { and } from './filters.js';
import { phrase } from './phrase.js';

type May = Extract<Rule, { rule: 'may' }>;

const playing = (what: Filter, from: Zone): Rule => ({ rule: 'may', action: { act: 'playLand', who: { player: 'you' }, what, from } });
const casting = (what: Filter, from: Zone): May => ({ rule: 'may', action: { act: 'cast', who: { player: 'you' }, what, from } });

export const PLAYING_PHRASES = [
  // CR 309.4c, 603.2d
  phrase('rule', 'room abilities of dungeons you own trigger an additional time', () => ({
    rules: [
      { rule: 'extraTrigger', who: { player: 'you' }, of: and({ is: 'type', type: 'Dungeon' }, { is: 'ownedBy', who: { player: 'you' } }) },
    ],
  })),
  phrase('rule', 'you may play {l:lands} from {z:castZone}', ({ l, z }) => ({ rules: [playing(l, z)] })),
  // reason: writes what is read as two sentences
  phrase('rule', 'you may cast {n:spells} from {z:castZone} as though they had flash', ({ n, z }) => ({
    rules: [{ ...casting(n, z), asThough: 'flash' }],
  })),
  phrase('rule', 'you may play {l:lands} and cast {n:spells} from {z:castZone}', ({ l, n, z }) => ({
    rules: [playing(l, z), casting(n, z)],
  })),
];
