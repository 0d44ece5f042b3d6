/** Explanations: why an object is what it is, and why something can't be done. */
export { explainCannot } from './cannot.js';
export { explainObject } from './object.js';
export { promptOf } from './prompt.js';
export { type Passed, type StoryPart, storyOf } from './story.js';
export type { Reason } from './words.js';
