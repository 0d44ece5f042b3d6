/** CR 102.3: teammates. A and B play against C and D; B takes the first turn (808.4). */
import { renderEn, renderZh } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { DEPLOY_OPTION } from '../../src/cardforms/built-in.js';
import { objectView } from '../../src/index.js';
import { define } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define({
  name: 'Mate Mask',
  type: 'Enchantment',
  cost: '{0}',
  text: "When Mate Mask enters, if it's not a token, each of your teammates creates a token that's a copy of Mate Mask.",
});

/** Who has one of them, when B has cast it among so many, in teams or each alone. */
const masks = (teams?: number[]): number[] => {
  const pod = new Pod({
    players: [...'ABCD'].map((name) => seat(name)),
    ...(teams ? { variant: 'teams', teams } : {}),
    first: 1,
    place: [put(1, 'hand', 'Mate Mask')],
  });
  pod.until('act', 1, 'precombatMain', 1).act('cast', 'Mate Mask').settle(true);
  return pod.state.battlefield.map((id) => objectView(pod.state, id).controller).sort();
};

describe('102.3 teammates', () => {
  it('102.3: "each of your teammates" is everybody else of the team, and nobody where there are no teams', () => {
    expect(masks([0, 0, 1, 1])).toEqual([0, 1]);
    expect(masks()).toEqual([1]);
  });

  it('804.2: the ability that the deploy creatures option gives says "teammate", in both languages', () => {
    expect(renderEn(DEPLOY_OPTION).flat().join('\n')).toContain('{T}: Target teammate gains control of');
    expect(renderZh(DEPLOY_OPTION).flat().join('\n')).toContain('目标队友');
  });
});
