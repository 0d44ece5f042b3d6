/** Spells that may be cast from elsewhere once a turn (CR 601.3), and what companions say besides. */
import type { Grammar } from './engine.js';
import { controlledBy, ownedBy } from './make.js';
import { and, YOU } from './raw.js';

function others(g: Grammar): void {
  g.rule('core', 'permanent spell', () => ({
    filter: and({ is: 'permanentCard' }, { is: 'spell' }),
    many: false,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('core', 'permanent spells', () => ({
    filter: and({ is: 'permanentCard' }, { is: 'spell' }),
    many: true,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('damageSource', 'a source you control {p:post}', ({ p }) => and(controlledBy(YOU), p));
  g.rule('post', 'you own and control', () => and(ownedBy(YOU), controlledBy(YOU)));
}

export function installAllowances(g: Grammar): void {
  others(g);
}
