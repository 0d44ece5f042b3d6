/**
 * The ability language: what a card *is*, as data.
 *
 * Everything here is JSON. Unions are discriminated by the first field of each variant (`sel`, `player`, `is`, `q`, `if`, `on`,
 * `pay`, `do`, `mod`, `rule`, `replace`, `kind`). Three ideas carry it:
 *
 * - **Selectors** say which entities (objects and players), **filters** say what one entity is like, **quantities** say how many,
 *   **conditions** say whether, **event patterns** say when. Every other construct is built from these five.
 * - **References are bound.** "it", "that creature", "that much" never appear: the compiler has turned each into a target
 *   (`{sel:'target'}`), a role of the triggering event (`{sel:'event'}`), a slot (`{sel:'slot'}`), a link between two abilities of the
 *   same object (`{sel:'linked'}`, CR 607), or the object itself.
 * - **Axes are parameters.** There is one `move`, one `cant`, one `life`, not one node per wording.
 *
 * An environment belongs to one spell or ability on the stack: its source (`self`), its controller (`you`), X, its targets, the event
 * that triggered it, and numbered slots. Effects are performed in the order written (CR 608.2c).
 */

export * from './language/abilities.js';
export * from './language/choices.js';
export * from './language/continuous.js';
export * from './language/drafting.js';
export * from './language/effects.js';
export * from './language/expressions.js';
export * from './language/names.js';
