/** CR 702.11d-e: "hexproof from …" is a hexproof ability: what is true for hexproof gives each of them; 611.2c: as they are as the ability resolves. */
import { expect, it } from 'vitest';
import { define, nameOf, table } from '../kit.js';

define(
  {
    name: 'Kinds Marshal',
    type: 'Creature — Soldier',
    pt: '3/3',
    text: 'At the beginning of combat on your turn, creatures you control gain flying until end of turn if a creature you control has flying. The same is true for hexproof, reach, and trample.',
  },
  { name: 'Kinds Knight', type: 'Creature — Knight', pt: '2/2', text: 'Hexproof from black' },
  { name: 'Kinds Snake', type: 'Creature — Snake', pt: '1/1', text: 'Hexproof' },
  {
    name: 'Kinds Scholar',
    type: 'Creature — Wizard',
    pt: '2/2',
    text: 'At the beginning of combat on your turn, creatures you control gain flying until end of turn if a creature card in your graveyard has flying. The same is true for hexproof, reach, and trample.',
  },
  { name: 'Kinds Bane', type: 'Enchantment', text: "Creatures your opponents control lose hexproof and can't have or gain hexproof." },
  { name: 'Kinds Bear', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Kinds Murder', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Kinds Shock', type: 'Instant', cost: '{R}', text: 'Kinds Shock deals 2 damage to target creature.' },
); // prettier-ignore

const SPELLS = ['Kinds Murder', 'Kinds Shock'];

/** The names that spells of the opponent can be aimed at, as combat begins in A's turn. */
function aims(battlefield: string[], theirs: string[] = []): Record<string, string[]> {
  const aimed = (spell: string): string[] => {
    const t = table(
      { A: { battlefield, graveyard: ['Kinds Knight'] }, B: { battlefield: ['Swamp', 'Mountain', ...theirs], hand: SPELLS } },
      'precombatMain',
    );
    t.to('beginCombat').resolveAll();
    if (!t.can('B').includes(`cast ${spell}`)) return [];
    let found: string[] = [];
    t.when('targets', (d, s) => {
      found = (d.ask as unknown as { options: { entity: number }[] }).options.map((o) => nameOf(s, o.entity));
      return undefined;
    });
    t.cast('B', spell);
    return found.toSorted();
  };
  return Object.fromEntries(SPELLS.map((spell) => [spell, aimed(spell)]));
}

it('702.11d: of a creature with hexproof from a quality the others gain that ability, and no more', () => {
  expect(aims(['Kinds Marshal', 'Kinds Knight', 'Kinds Bear'])).toEqual({
    'Kinds Murder': [],
    'Kinds Shock': ['Kinds Bear', 'Kinds Knight', 'Kinds Marshal'],
  });
});

it('702.11b, 702.11d: of one with hexproof they gain hexproof; of both they gain both', () => {
  expect(aims(['Kinds Marshal', 'Kinds Snake', 'Kinds Bear'])).toEqual({ 'Kinds Murder': [], 'Kinds Shock': [] });
  expect(aims(['Kinds Marshal', 'Kinds Snake', 'Kinds Knight'])).toEqual({ 'Kinds Murder': [], 'Kinds Shock': [] });
});

it('608.2c: with nobody who has it nothing is gained', () => {
  const all = ['Kinds Bear', 'Kinds Marshal'];
  expect(aims(['Kinds Marshal', 'Kinds Bear'])).toEqual({ 'Kinds Murder': all, 'Kinds Shock': all });
});

it('113.11: what can’t have or gain hexproof gains no kind of it, also of a creature card that is looked at elsewhere', () => {
  const battlefield = ['Kinds Scholar', 'Kinds Bear'];
  const all = battlefield.toSorted();
  expect(aims(battlefield)).toEqual({ 'Kinds Murder': [], 'Kinds Shock': all });
  expect(aims(battlefield, ['Kinds Bane'])).toEqual({ 'Kinds Murder': all, 'Kinds Shock': all });
});
