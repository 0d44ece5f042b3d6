/** Runs before each file of tests, also where files share what is loaded. */
import { fresh } from './fresh.js';

fresh();
