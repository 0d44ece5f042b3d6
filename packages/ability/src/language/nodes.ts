/**
 * Nodes that stand inside those they are made of: an effect gives abilities, and abilities have effects. Each kind is added here where it is defined,
 * so that files of the language import in one direction only.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files that define the kinds add them
export interface Nodes {}
