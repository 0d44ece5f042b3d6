import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

const caseText = (solved: string): string =>
  [
    'When this Case enters, you gain 1 life.',
    'To solve — You control three or more creatures. (If unsolved, solve at the beginning of your end step.)',
    `Solved — ${solved}`,
  ].join('\n');
const SOLVED: Record<string, string> = {
  'Static Case': 'Creatures you control get +1/+1.',
  'Trigger Case': 'Whenever a creature you control enters, you gain 5 life.',
  'Active Case': '{T}: You gain 5 life.',
};
for (const [name, text] of Object.entries(SOLVED))
  define({ name, cost: '{G}', type: 'Enchantment — Case', layout: 'case', text: caseText(text) });

const three = (name: string) => table({ A: { battlefield: [name, '3 Grizzly Bears', '2 Forest'], hand: ['Grizzly Bears'] } });

describe('CR 719: case cards', () => {
  it('719.3a: it becomes solved at the beginning of its controller’s end step if the condition holds', () => {
    const t = three('Static Case');
    expect(t.pt('Grizzly Bears')).toBe('2/2');
    t.to('end', 1).resolveAll();
    expect(t.pt('Grizzly Bears')).toBe('3/3'); // 702.169b
  });

  it('719.3a: not without the condition', () => {
    const t = table({ A: { battlefield: ['Static Case', '2 Grizzly Bears'] } });
    t.to('precombatMain', 3);
    expect(t.pt('Grizzly Bears')).toBe('2/2');
  });

  it('702.169c: a triggered ability triggers only if the Case is solved', () => {
    const t = three('Trigger Case');
    t.cast('A', 'Grizzly Bears').resolveAll();
    expect(t.life('A')).toBe(20);
    const u = three('Trigger Case');
    u.to('precombatMain', 3);
    u.cast('A', 'Grizzly Bears').resolveAll();
    expect(u.life('A')).toBe(25);
  });

  it('702.169d: an activated ability can be activated only if it is solved', () => {
    const t = three('Active Case');
    expect(t.can('A')).not.toContain('activate Active Case');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('activate Active Case');
  });

  it('comes back from its data as it was', () => {
    for (const text of Object.values(SOLVED)) {
      const result = compileCard({
        name: 'C',
        layout: 'case',
        manaCost: '{G}',
        types: ['Enchantment'],
        subtypes: ['Case'],
        text: caseText(text),
      });
      if (!result.ok) throw new Error(JSON.stringify(result.refusals));
      expect(roundTripFailure(result.card)).toBeUndefined();
    }
  });
});
