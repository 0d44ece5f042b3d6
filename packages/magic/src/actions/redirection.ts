/** The redirection of damage to planeswalkers (2015:306.7): a player's opponents may have it dealt to one of the player's planeswalkers. */
import { isSeat, seatOf } from '@apnap/kernel';
import { chooseFrom } from '../events/choose.js';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { characteristicsOf, controllerOf, staticEnv } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { live, opponents, record } from '../state/access.js';
import type { Obj } from '../state/objects.js';
import type { Proposal } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { rulesOf } from '../years/differences.js';

function redirects(s: State, p: Proposal): readonly OwnReplacement[] {
  if (p.p !== 'damage' || p.combat || !isSeat(p.to) || rulesOf(s).redirection === 'none' || !record(s, p.source)) return [];
  const owner = seatOf(p.to);
  const dealer = controllerOf(s, p.source);
  if (!opponents(s, owner).includes(dealer)) return [];
  const there = s.battlefield.filter(
    (id) => controllerOf(s, id) === owner && hasType(characteristicsOf(s, live(s, id) as Obj), 'Planeswalker'),
  );
  if (there.length === 0) return [];
  const apply: OwnReplacement['apply'] = (g) => {
    const [to] = chooseFrom(g, dealer, there, 0, 1, p.source, 'ask.redirect', '2015:306.7');
    if (to !== undefined) p.to = to;
    return 'goesOn';
  };
  return [{ key: 'redirection', node: 0, env: staticEnv(p.source, dealer), apply }];
}

export const REDIRECTION: Mechanic = { name: 'redirection to planeswalkers', replaces: redirects };
