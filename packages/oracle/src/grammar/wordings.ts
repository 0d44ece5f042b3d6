/** The wordings of later sets and rarer classes, which stand beside the main grammar. */
import type { Grammar } from './engine.js';
import { installWordingsOfEffects } from './wordings-effects.js';
import { installWordingsOfNouns } from './wordings-nouns.js';
import { installWordingsOfStatics } from './wordings-statics.js';

export function installWordings(g: Grammar): void {
  installWordingsOfEffects(g);
  installWordingsOfNouns(g);
  installWordingsOfStatics(g);
}
