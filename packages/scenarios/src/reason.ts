/** Why a scenario did not pass, as a text of the command with its parameters. */
import type { TextId } from './catalogue.js';
import type { FailureKind } from './format.js';

export interface Reason {
  id: TextId;
  params?: Readonly<Record<string, string | number>>;
}

/** The scenario needs something that is not there: found before the game begins. */
export class Unsupported extends Error {
  constructor(readonly reason: Reason) {
    super(reason.id);
  }
}

/** Game and scenario part here. `kind` names what scenarios can expect to go wrong; 'check' is an expectation that does not hold. */
export class Parted extends Error {
  constructor(
    readonly kind: FailureKind | 'check' | 'limit',
    readonly reason: Reason,
    /** The action that could not be done, as scenarios name it. */
    readonly action = '',
  ) {
    super(reason.id);
  }
}
