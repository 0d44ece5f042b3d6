import { renderEn, renderZh } from '@apnap/ability';
import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

const CLASS = {
  name: 'Test Class',
  cost: '{W}',
  type: 'Enchantment — Class',
  layout: 'class',
  text: [
    '(Gain the next level as a sorcery to add its ability.)',
    'Whenever a creature you control enters, you gain 1 life.',
    '{1}{W}: Level 2',
    'When this Class becomes level 2, you gain 10 life.',
    '{2}: Level 3',
    'Creatures you control get +1/+1.',
  ].join('\n'),
};
define(CLASS);

describe('CR 716: class cards', () => {
  it('716.2a: the ability of a level bar makes it that level, only from the level before and only as a sorcery', () => {
    const t = table({ A: { battlefield: ['4 Plains', 'Test Class', 'Grizzly Bears'] } });
    expect(t.perm('Test Class').level).toBe(1); // 716.2d
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual(['activate Test Class']);
    t.activate('A', 'Test Class').resolve();
    expect(t.perm('Test Class').level).toBe(2);
    t.resolveAll();
    expect(t.life('A')).toBe(30); // "when this becomes level 2": it has that ability by then
    expect(t.pt('Grizzly Bears')).toBe('2/2');
    t.activate('A', 'Test Class').resolveAll();
    expect(t.perm('Test Class').level).toBe(3);
    expect(t.life('A')).toBe(30);
    expect(t.pt('Grizzly Bears')).toBe('3/3'); // 716.2a: it has the abilities of its level and of those below
  });

  it('716.2a: not on an opponent’s turn', () => {
    const t = table({ A: { battlefield: ['4 Plains', 'Test Class'] } });
    t.to('precombatMain', 2);
    expect(t.can('A')).not.toContain('activate Test Class');
  });

  it('716.3: the ability above the bars is there at all times', () => {
    const t = table({ A: { battlefield: ['2 Forest', 'Test Class'], hand: ['Grizzly Bears'] } });
    t.cast('A', 'Grizzly Bears').resolveAll();
    expect(t.life('A')).toBe(21);
  });

  it('comes back from its data as it was, in English; and is told in Chinese', () => {
    const input = { name: 'C', layout: 'class', manaCost: '{W}', types: ['Enchantment'], subtypes: ['Class'], text: CLASS.text };
    const result = compileCard(input);
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    expect(roundTripFailure(result.card)).toBeUndefined();
    expect(renderEn(result.card)[0]).toContain('{1}{W}: Level 2');
    expect(renderZh(result.card)[0]).toContain('{1}{W}：等级2');
  });
});
