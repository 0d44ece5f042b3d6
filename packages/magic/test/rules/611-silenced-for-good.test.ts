/** What is said of the abilities of something, without an end (CR 611.2a, 602.5). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Gaze',
    cost: '{0}',
    type: 'Instant',
    text: "Target creature gains defender and becomes a colorless artifact in addition to its other types. Its activated abilities can't be activated.",
  },
  { name: 'Bard', cost: '{0}', type: 'Creature — Human', pt: '2/2', text: '{0}: You gain 1 life.' },
);

describe('611.2a: for good', () => {
  it('its abilities, and not those of others', () => {
    const t = table({ A: { hand: ['Gaze'] }, B: { battlefield: ['Bard'] } });
    t.choose('targets', 'Bard').cast('A', 'Gaze').resolve();
    expect(t.perm('Bard').types).toContain('Artifact');
    expect(t.perm('Bard').keywords).toContain('defender');
    t.to('precombatMain', 2);
    expect(() => t.activate('B', 'Bard')).toThrow();
  });
});
