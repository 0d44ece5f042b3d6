/** What happens at the beginning of the next cleanup step (CR 514.3a), phases that are added (500.8), and draw steps that are skipped (500.11). Expected values: the rules' own text, and rulings of cards that say so. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Knights',
    type: 'Instant',
    cost: '{0}',
    text: 'Create three 2/2 white Knight creature tokens. Exile them at the beginning of the next cleanup step.',
  },
  {
    name: 'Onslaught',
    type: 'Sorcery',
    cost: '{0}',
    text: "Untap all creatures you control. If it's your main phase, there is an additional combat phase after this phase, followed by an additional main phase.",
  },
  {
    name: 'Phoenix',
    type: 'Creature — Phoenix',
    cost: '{1}',
    pt: '2/2',
    text: "When Phoenix dies, return it to the battlefield under its owner's control at the beginning of the next end step and you skip your next draw step.",
  },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Elk', type: 'Creature — Elk', cost: '{1}', pt: '3/3' },
);

describe('CR 514.3a', () => {
  it('514.3a: the tokens are there in the end step, and are exiled in the cleanup step', () => {
    const t = table({ A: { hand: ['Knights'] } });
    t.cast('A', 'Knights').resolve();
    t.to('end');
    expect(t.names('battlefield', 'A')).toHaveLength(3);
    t.to('upkeep', 2);
    expect(t.names('battlefield', 'A')).toHaveLength(0);
  });
});

describe('CR 500.8', () => {
  it('500.8: a combat phase and a main phase are added after the main phase', () => {
    const t = table({ A: { battlefield: ['Elk'], hand: ['Onslaught'] } });
    t.attack('Elk').to('postcombatMain');
    t.cast('A', 'Onslaught').resolve();
    expect(t.perm('Elk').tapped).toBe(false);
    t.attack('Elk').to('postcombatMain');
    expect(t.life('B')).toBe(14);
    expect(t.state.turn.number).toBe(1);
  });
});

describe('CR 500.11', () => {
  it('500.11: the draw step is skipped, whatever becomes of the card that would return', () => {
    const t = table({ A: { battlefield: ['Phoenix'], hand: ['Kill'], library: ['4 Forest'] }, B: { library: ['4 Forest'] } });
    t.cast('A', 'Kill', { targets: ['Phoenix'] }).resolveAll();
    t.to('end').resolveAll();
    expect(t.names('battlefield', 'A')).toContain('Phoenix');
    t.to('precombatMain', 3);
    expect(t.names('hand')).toHaveLength(0);
    t.to('precombatMain', 5);
    expect(t.names('hand')).toHaveLength(1);
  });
});

describe('CR 201.5', () => {
  define({
    name: 'Exhumer',
    type: 'Creature — Zombie',
    cost: '{1}',
    pt: '2/2',
    text: '{0}: Create a 1/1 black Zombie Goblin creature token named Festering Goblin. It has "When Festering Goblin dies, target creature gets -1/-1 until end of turn."',
  });
  it('201.5: a token that names itself means itself', () => {
    const t = table({ A: { battlefield: ['Exhumer'], hand: ['Kill'] }, B: { battlefield: ['Elk'] } });
    t.activate('A', 'Exhumer').resolve();
    t.when('targets', (d, s) => {
      const { options } = d.ask as unknown as { options: { entity: number }[] };
      const elk = t.perm('Elk').id;
      expect(s.battlefield).toContain(elk);
      return { pick: [options.findIndex((o) => o.entity === elk)] };
    });
    const goblin = t.perm('Festering Goblin');
    expect(goblin.power).toBe(1);
    t.cast('A', 'Kill', { targets: ['Festering Goblin'] }).resolveAll();
    expect(t.pt('Elk')).toBe('2/2');
  });
});
