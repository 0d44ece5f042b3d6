/** Which questions about what happened depend on what the things were like then (CR 608.2i). */
import type { EventPattern, Filter } from '@apnap/ability';

/** Whether what the filter asks can change while an object stays where it is: of others there is nothing to remember. */
function canChange(f: Filter): boolean {
  switch (f.is) {
    case 'any':
    case 'oneOf':
    case 'other':
    case 'player':
    case 'ownedBy':
    case 'token':
      return false;
    case 'and':
    case 'or':
      return f.of.some(canChange);
    case 'not':
      return canChange(f.of);
    default:
      return true;
  }
}

/** Whether a question about such events has to know what permanents were like when they happened. */
export function judgesPast(p: EventPattern): boolean {
  if (p.on === 'or') return p.of.some(judgesPast);
  if (p.on === 'cast') return false; // a spell is gone when it has resolved, and known as it last was
  if (p.on === 'zone') return p.to === 'battlefield' && canChange(p.what);
  if (p.on === 'damage') return canChange(p.source) || canChange(p.to);
  return 'what' in p && p.what !== undefined && canChange(p.what);
}
