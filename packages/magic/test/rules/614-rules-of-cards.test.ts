/** Costs and choices as things enter, token replacement, triggers that multiply or are silenced, and rules few cards have. */
import { describe, expect, it } from 'vitest';
import { define, game, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Giant', type: 'Creature — Giant', cost: '{G}', pt: '4/4' },
  {
    name: 'Grand Hall',
    type: 'Land',
    text: "As Grand Hall enters, you may reveal a Giant card from your hand. If you don't, Grand Hall enters tapped.\n{T}: Add {R}.",
  },
  {
    name: 'Twice',
    type: 'Enchantment',
    text: 'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
  },
  { name: 'Goblins', type: 'Sorcery', cost: '{R}', text: 'Create two 1/1 red Goblin creature tokens.' },
  {
    name: 'Echoes',
    type: 'Enchantment',
    text: 'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  },
  { name: 'Warden', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: 'Whenever another creature enters, you gain 1 life.' },
  { name: 'Silence', type: 'Enchantment', text: "Creatures entering don't cause abilities to trigger." },
  { name: 'Crown Prince', type: 'Legendary Creature — Human', cost: '{W}', pt: '1/1' },
  { name: 'Hall of Mirrors', type: 'Artifact', text: 'The "legend rule" doesn\'t apply to permanents you control.' },
  { name: 'Tapper', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: '{T}: You gain 1 life.' },
  {
    name: 'Haste Hall',
    type: 'Enchantment',
    text: 'You may activate abilities of creatures you control as though those creatures had haste.',
  },
  { name: 'Winter', type: 'Enchantment', text: "Players can't untap more than one land during their untap steps." },
  {
    name: 'Ley',
    type: 'Enchantment',
    cost: '{2}{W}{W}',
    text: 'If Ley is in your opening hand, you may begin the game with it on the battlefield.',
  },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Time Law', type: 'Enchantment', text: 'Each opponent can cast spells only any time they could cast a sorcery.' },
  { name: 'Warcraft', type: 'Instant', cost: '{W}', text: 'You choose which creatures attack this turn.' },
);

describe('614.12 As it enters', () => {
  it('614.12a a card is revealed, or it enters tapped', () => {
    const t = table({ A: { hand: ['Grand Hall', 'Giant'] } });
    t.when('may', { yes: true });
    t.land('A', 'Grand Hall');
    expect(t.perm('Grand Hall').tapped).toBe(false);
    expect(t.happened('reveal')).toHaveLength(1);
    const poor = table({ A: { hand: ['Grand Hall', 'Bear'] } });
    poor.land('A', 'Grand Hall');
    expect(poor.perm('Grand Hall').tapped).toBe(true);
  });
});

describe('614.1 Token replacement', () => {
  it('614.1a, 614.5 each effect that doubles applies once', () => {
    const t = table({ A: { hand: ['Goblins'], battlefield: ['Mountain', '2 Twice'] } });
    t.cast('A', 'Goblins').resolve();
    expect(t.names('battlefield').filter((n) => n.includes('Goblin'))).toHaveLength(8);
  });
});

describe('603.2 Triggering', () => {
  it('603.2d an ability that triggers an additional time', () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Forest', 'Warden', 'Echoes'] }, B: { battlefield: ['Warden'] } });
    t.cast('A', 'Bear').resolve().resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([22, 21]);
  });
  it("603.2 abilities that don't trigger", () => {
    const t = table({ A: { hand: ['Bear'], battlefield: ['Forest', 'Warden', 'Silence'] } });
    t.cast('A', 'Bear').resolve().resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

describe('rules that are switched off or on', () => {
  it("704.5j the legend rule doesn't apply", () => {
    const t = table({ A: { hand: ['Crown Prince'], battlefield: ['Plains', 'Crown Prince', 'Hall of Mirrors'] } });
    t.cast('A', 'Crown Prince').resolve();
    expect(t.perms('Crown Prince')).toHaveLength(2);
  });
  it('302.6 abilities as though the creature had haste, but no attack', () => {
    const t = table({ A: { hand: ['Tapper'], battlefield: ['Forest', 'Haste Hall'] } });
    t.cast('A', 'Tapper').resolve();
    expect(t.can('A')).toContain('activate Tapper');
    t.to('postcombatMain');
    expect(t.perm('Tapper').attacking).toBe(0);
  });
  it('502.3 no more than one land untaps', () => {
    const t = table({ A: { battlefield: [{ card: 'Forest', tapped: 'tapped' }, { card: 'Forest', tapped: 'tapped' }, 'Winter'] } });
    expect(t.perms('Forest').filter((f) => f.tapped)).toHaveLength(1);
    t.to('precombatMain', 3);
    expect(t.perms('Forest').filter((f) => f.tapped)).toHaveLength(0);
  });
  it('307.5 spells only when a sorcery could be cast', () => {
    const t = table({ A: { battlefield: ['Time Law'] }, B: { hand: ['Bolt'], battlefield: ['Mountain'] } });
    expect(t.can('B')).not.toContain('cast Bolt');
    t.to('precombatMain', 2);
    expect(t.can('B')).toContain('cast Bolt');
  });
  it('508.1a another player chooses the attackers', () => {
    const t = table({ A: { battlefield: ['Bear'] }, B: { hand: ['Warcraft'], battlefield: ['Plains'] } });
    t.cast('B', 'Warcraft').resolve().toDecision('attackers');
    expect(t.decision.seat).toBe(1);
  });
});

describe('103.6 Opening hands', () => {
  it('103.6a a card may begin the game on the battlefield', () => {
    const deck = [
      { card: 'Ley', count: 7 },
      { card: 'Forest', count: 20 },
    ];
    const forest = [{ card: 'Forest', count: 40 }];
    let found = false;
    for (let seed = 0; seed < 12 && !found; seed++) {
      let { state } = game.create(
        {
          players: [
            { name: 'A', deck },
            { name: 'B', deck: forest },
          ],
          first: 0,
        },
        `ley${seed}`,
      );
      while (state.pending && state.pending.kind === 'mulligan') {
        const out = game.answer(state, { yes: false });
        if (!out.ok) throw new Error('refused');
        state = out.state;
      }
      if (state.pending?.prompt.id !== 'ask.opening') continue;
      found = true;
      expect(state.turn.number).toBe(0);
      let asked = 0;
      while (state.pending?.prompt.id === 'ask.opening') {
        const out = game.answer(state, { yes: true });
        if (!out.ok) throw new Error('refused');
        state = out.state;
        asked++;
      }
      expect(state.battlefield).toHaveLength(asked);
    }
    expect(found).toBe(true);
  });
});

define({
  name: 'Kin',
  type: 'Sorcery',
  cost: '{G}',
  text: 'Create an X/X green Warrior creature token, where X is the greatest toughness among creatures you control.',
});
define({
  name: 'Herd',
  type: 'Sorcery',
  cost: '{G}',
  text: 'Create an X/X green Beast creature token, where X is the number of creatures you control.',
});

describe('111.3 Tokens with stated numbers', () => {
  it('608.2h the number is determined before the token is there', () => {
    const t = table({ A: { hand: ['Herd', 'Kin'], battlefield: ['2 Forest', 'Bear'] } });
    t.cast('A', 'Herd').resolve();
    expect(t.pt('Beast Token')).toBe('1/1');
    t.cast('A', 'Kin').resolve();
    expect(t.pt('Warrior Token')).toBe('2/2');
  });
});
