/** The key of a button, shown on it. */
import type { Action } from './actions.js';

export function KeyOf({ action }: { action: Action }) {
  const keys = [...(action.role === 'primary' ? ['Space'] : []), ...(action.key ? [action.key] : [])];
  return keys.map((key) => (
    <span className="kbd" aria-hidden="true" key={key}>
      {key}
    </span>
  ));
}
