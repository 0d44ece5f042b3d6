/** CR 603.7a: a delayed triggered ability is created by the effect that makes it; what was not done makes none. Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  {
    name: 'Rites',
    type: 'Sorcery',
    cost: '{W}',
    text: "You may exile target creature card from your graveyard. If you do, create a token that's a copy of that card. Exile it at the beginning of the next end step.",
  },
);

describe('603.7a: "you may … If you do, create a token. Exile it at the beginning of the next end step."', () => {
  it('exiles the token', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Rites'], graveyard: ['Bear'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Rites', { targets: ['Bear'] }).resolve();
    expect(t.perms('Bear')).toHaveLength(1);
    t.to('end');
    expect(t.happened('trigger')).not.toEqual([]);
    expect(t.perms('Bear')).toHaveLength(0);
  });
  it('is no ability at all where one does not', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Rites'], graveyard: ['Bear'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Rites', { targets: ['Bear'] }).resolve();
    t.to('end');
    expect(t.happened('trigger')).toEqual([]);
  });
});
