/** Why something can't be done now. Expected rules: the numbers that forbid it. */
import { describe, expect, it } from 'vitest';
import { characteristicsOf, explainCannot, live, type Obj, type Reason } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';

/** The object of this name on the battlefield, or in a hand. */
const idOf = (t: Table, name: string): number => {
  const s = t.state;
  const hands = s.players.rows.flatMap((p) => p.hand);
  return [...s.battlefield, ...hands].find((id) => characteristicsOf(s, live(s, id) as Obj).name === name) ?? 0;
};

define(
  { name: 'Idle Wall', type: 'Creature — Wall', pt: '0/4', text: 'Defender' },
  { name: 'Sky Rider', type: 'Creature — Bird', pt: '2/2', text: 'Flying' },
  { name: 'Veiled One', type: 'Creature — Spirit', pt: '1/1', text: 'Hexproof' },
  { name: 'Peace Decree', type: 'Enchantment', text: "Red creatures can't attack." },
  { name: 'Timid One', type: 'Creature — Zombie', pt: '2/1', text: "This creature can't block." },
  { name: 'Cowardice', type: 'Sorcery', cost: '{0}', text: "Target creature can't block this turn." },
  { name: 'Quiet Decree', type: 'Enchantment', text: "Creature spells can't be cast." },
);

const why = (t: Table, seat: number, name: string): Reason[] => explainCannot(t.state, seat, idOf(t, name), 'en');
const rules = (t: Table, seat: number, name: string): string[] => why(t, seat, name).flatMap((r) => r.rules);

describe('with priority', () => {
  it('305.2b: a second land', () => {
    const t = table({ A: { hand: ['Forest', 'Island'] } });
    t.land('A', 'Forest');
    expect(rules(t, 0, 'Island')).toEqual(['305.2b']);
  });

  it('601.2h: a spell without the mana, naming its cost', () => {
    const t = table({ A: { hand: ['Hill Giant'], battlefield: ['Mountain'] } });
    expect(why(t, 0, 'Hill Giant')).toMatchObject([{ rules: ['601.2h'], text: expect.stringContaining('{3}{R}') }]);
  });

  it('307.1: a creature spell outside the main phase; 601.2c: no target', () => {
    const t = table({ A: { hand: ['Grizzly Bears', 'Doom Blade'], battlefield: ['2 Forest', '2 Swamp'] } });
    expect(rules(t, 0, 'Doom Blade')).toEqual(['601.2c']);
    t.to('end');
    expect(rules(t, 0, 'Grizzly Bears')).toEqual(['307.1']);
  });

  it('601.3: the effect that forbids it is named', () => {
    const t = table({ A: { hand: ['Grizzly Bears'], battlefield: ['2 Forest', 'Quiet Decree'] } });
    expect(why(t, 0, 'Grizzly Bears')).toMatchObject([{ rules: ['601.3'], entity: idOf(t, 'Quiet Decree') }]);
  });

  it('602.5a: the tap ability of a creature that came this turn; 118.3: of one that is tapped', () => {
    const t = table({ A: { hand: ['Llanowar Elves'], battlefield: ['Forest'] } });
    t.cast('A', 'Llanowar Elves').resolve();
    expect(rules(t, 0, 'Llanowar Elves')).toEqual(['602.5a']);
    expect(rules(t, 0, 'Forest')).toEqual(['118.3']);
  });

  it('117.1: whoever is not asked is told who is', () => {
    const t = table({ A: { battlefield: ['Forest'] }, B: { battlefield: ['Island'] } });
    expect(why(t, 1, 'Island')[0].text).toContain('A');
  });
});

describe('in combat', () => {
  it('508.1a, 302.6, 702.3b, 508.1c: what keeps a creature from attacking', () => {
    const t = table({ A: { battlefield: [{ card: 'Grizzly Bears', tapped: 'tapped' }, 'Idle Wall', 'Hill Giant'] } });
    t.toDecision('attackers');
    expect(rules(t, 0, 'Grizzly Bears')).toEqual(['508.1a']);
    expect(rules(t, 0, 'Idle Wall')).toEqual(['702.3b']);
    expect(why(t, 0, 'Hill Giant')[0].text).toContain('can attack');
  });

  it('702.9b: which attacker it may not block, and which it may', () => {
    const t = table({ A: { battlefield: ['Sky Rider', 'Hill Giant'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.attack('Sky Rider', 'Hill Giant').toDecision('blockers');
    expect(why(t, 1, 'Grizzly Bears').map((r) => r.rules[0])).toEqual(['702.9b', '509.1a']);
  });
});

describe('what a card says', () => {
  it('508.1c: the statement of another is quoted with its name', () => {
    const t = table({ A: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Peace Decree'] } });
    t.toDecision('attackers');
    expect(why(t, 0, 'Hill Giant').map((r) => r.text)).toEqual(["Peace Decree says: “Red creatures can't attack.”"]);
  });

  it('509.1b: a creature that says so of itself does not forbid it', () => {
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Timid One', 'Grizzly Bears'] } });
    t.attack('Hill Giant').toDecision('blockers');
    const [told] = explainCannot(t.state, 1, idOf(t, 'Timid One'), 'en');
    expect(told.text).toBe("Hill Giant: It says so itself: “This creature can't block.”");
    expect(explainCannot(t.state, 1, idOf(t, 'Timid One'), 'zh')[0].text).toContain('它自己注明：“Timid One不能进行阻挡。”');
  });

  it('611.2: of a spell that is gone its effect is named', () => {
    const t = table({ A: { hand: ['Cowardice'], battlefield: ['Hill Giant'] }, B: { battlefield: ['Grizzly Bears', 'Sky Rider'] } });
    t.cast('A', 'Cowardice', { targets: ['Grizzly Bears'] }).resolve();
    t.attack('Hill Giant').toDecision('blockers');
    expect(why(t, 1, 'Grizzly Bears').map((r) => r.text)).toEqual(["Hill Giant: Because of Cowardice it can't be done."]);
  });
});

describe('choosing targets', () => {
  it('702.11b, 115.1: hexproof, and what was not asked for', () => {
    const t = table({
      A: { hand: ['Doom Blade'], battlefield: ['2 Swamp', 'Grizzly Bears'] },
      B: { battlefield: ['Veiled One', 'Hill Giant', 'Island'] },
    });
    const option =
      t.state.pending?.ask.form === 'pick' ? t.state.pending.ask.options.findIndex((o) => (o as { act: string }).act === 'cast') : -1;
    t.answer({ pick: [option] });
    expect(t.state.pending?.kind).toBe('targets');
    expect(rules(t, 0, 'Veiled One')).toEqual(['702.11b']);
    expect(rules(t, 0, 'Island')).toEqual(['115.1']);
  });
});
