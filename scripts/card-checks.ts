/**
 * What must hold of the cards of ../shared/cards as the compiler reads them, in one process that compiles each once: `npm run card-checks`.
 * The same as `npm run coverage:floors`, `npm run embed -- --check` and `npm run words`; ends with code 1 when one of them would.
 */
import { checkFloors } from './coverage-floors.js';
import { embed } from './embed-cards.js';
import { compareWords } from './words.js';

checkFloors();
embed(true);
compareWords();
