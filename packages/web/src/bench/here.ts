/** What the parts of the page share. */
import type { BenchView } from '@apnap/protocol';
import type { Bench } from '../store/bench.js';

export interface Here {
  bench: Bench;
  view: BenchView;
}
