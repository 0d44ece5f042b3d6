import { renderFaceZh } from '@apnap/ability';
import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { define, Table } from '../kit.js';

const TEXTS = [
  'Exchange life totals with target opponent.',
  'Two target players exchange life totals.',
  'You may have two target players exchange life totals.',
  'Exchange your graveyard and library.',
  'Exchange control of two target creatures.',
  'Exchange the text boxes of two target creatures.',
  'Exchange control of target land you control and target land an opponent controls.',
];

define(
  { name: 'Mirror', cost: '{0}', type: 'Sorcery', text: TEXTS[0] },
  { name: 'Conduit', cost: '{0}', type: 'Sorcery', text: TEXTS[1] },
  { name: 'Shift', cost: '{0}', type: 'Sorcery', text: TEXTS[3] },
  { name: 'Switch', cost: '{0}', type: 'Sorcery', text: TEXTS[4] },
  { name: 'Tree', cost: '{0}', type: 'Creature — Plant', pt: '0/13', text: "{0}: Exchange your life total with Tree's toughness." },
  {
    name: 'Thief Tree',
    cost: '{0}',
    type: 'Creature — Plant',
    pt: '0/13',
    text: "{0}: Exchange target opponent's life total with Thief Tree's toughness.",
  },
  {
    name: 'Master',
    cost: '{0}',
    type: 'Creature — Monk',
    pt: '0/2',
    text: 'Whenever Master blocks, exchange its power and the power of target attacking creature until end of combat.',
  },
  { name: 'No Gain', cost: '{0}', type: 'Enchantment', text: "Players can't gain life." },
  { name: 'Pump', cost: '{0}', type: 'Sorcery', text: 'Target creature gets +1/+1 until end of turn.' },
  { name: 'Watcher', cost: '{0}', type: 'Creature — Human', pt: '1/1', text: 'Whenever you gain life, put a +1/+1 counter on Watcher.' },
  { name: 'Words', cost: '{0}', type: 'Sorcery', text: 'Exchange the text boxes of two target creatures.' },
  {
    name: 'Still Words',
    cost: '{0}',
    type: 'Enchantment',
    text: 'When Still Words enters the battlefield, exchange the text boxes of two target creatures for as long as Still Words remains on the battlefield.',
  },
  { name: 'Flier', cost: '{0}', type: 'Creature — Bird', pt: '1/1', text: 'Flying' },
  { name: 'Lord', cost: '{0}', type: 'Creature — Human', pt: '2/2', text: 'Vigilance\nOther creatures you control get +1/+1.' },
  { name: 'Wings', cost: '{0}', type: 'Sorcery', text: 'Target creature gains trample until end of turn.' },
  { name: 'Shot', cost: '{0}', type: 'Instant', text: 'Destroy target creature.' },
  { name: 'Unmake', cost: '{0}', type: 'Sorcery', text: 'Destroy target enchantment.' },
  { name: 'Bear', cost: '{0}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Ox', cost: '{0}', type: 'Creature — Ox', pt: '4/9' },
);

describe('701.10 exchange', () => {
  it('701.10c: each player gains or loses life to equal the previous total of the other, which abilities see', () => {
    const t = new Table({ A: { life: 5, hand: ['Mirror'], battlefield: ['Watcher'] }, B: { life: 12 } }).to('precombatMain', 1);
    t.cast('A', 'Mirror', { targets: ['@B'] }).resolveAll();
    expect([t.life('A'), t.life('B'), t.counters('Watcher', '+1/+1')]).toEqual([12, 5, 1]);
  });

  it('119.7, 701.10a: nothing is exchanged when a player who would get a higher total can’t gain life', () => {
    const t = new Table({ A: { life: 5, hand: ['Mirror'], battlefield: ['No Gain'] }, B: { life: 12 } }).to('precombatMain', 1);
    t.cast('A', 'Mirror', { targets: ['@B'] }).resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([5, 12]);
  });

  it('701.10c: two target players', () => {
    const t = new Table({ A: { life: 5, hand: ['Conduit'] }, B: { life: 12 } }).to('precombatMain', 1);
    t.cast('A', 'Conduit', { targets: [['@A', '@B']] }).resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([12, 5]);
  });

  it('701.10g: a life total and a toughness; what changes the toughness later applies to the new one', () => {
    const t = new Table({ A: { life: 5, hand: ['Pump'], battlefield: ['Tree'] } }).to('precombatMain', 1);
    t.cast('A', 'Pump', { targets: ['Tree'] }).resolve();
    t.activate('A', 'Tree').resolve();
    // the toughness is 14 with the effect, becomes 5, and the effect still adds 1 (CR 613.4b-c)
    expect([t.life('A'), t.pt('Tree')]).toEqual([14, '1/6']);
  });

  it('701.10g: of another player', () => {
    const t = new Table({ A: { battlefield: ['Thief Tree'] } }).to('precombatMain', 1);
    t.activate('A', 'Thief Tree', { targets: ['@B'] }).resolve();
    expect([t.life('B'), t.pt('Thief Tree')]).toEqual([13, '0/20']);
  });

  it('701.10g: the powers of two creatures, until end of combat', () => {
    const t = new Table({ A: { battlefield: ['Ox'] }, B: { battlefield: ['Master'] } });
    t.attack('Ox').block(['Master', 'Ox']).resolveAll();
    expect([t.pt('Master'), t.pt('Ox')]).toEqual(['4/2', '0/9']);
    t.to('postcombatMain');
    expect([t.pt('Master'), t.pt('Ox')]).toEqual(['0/2', '4/9']);
  });

  it('701.10f: two zones, also where one of them is empty', () => {
    const t = new Table({ A: { hand: ['Shift'] } }).to('precombatMain', 1);
    const n = t.names('library').length;
    t.cast('A', 'Shift').resolve();
    expect([t.names('library').length, t.names('graveyard').length]).toEqual([0, n + 1]);
  });

  it('701.10b: control of two creatures, unless one player controls both', () => {
    const t = new Table({ A: { hand: ['2 Switch'], battlefield: ['Bear', 'Watcher'] }, B: { battlefield: ['Ox'] } }).to('precombatMain', 1);
    t.cast('A', 'Switch', { targets: [['Bear', 'Ox']] }).resolve();
    expect([t.perm('Bear').controller, t.perm('Ox').controller]).toEqual([1, 0]);
    t.cast('A', 'Switch', { targets: [['Watcher', 'Ox']] }).resolve();
    expect([t.perm('Watcher').controller, t.perm('Ox').controller]).toEqual([0, 0]);
  });

  it.each([
    ...TEXTS,
    "{4}: Exchange your life total with Trader's power.",
    "{T}: Exchange target opponent's life total with Trader's toughness.",
  ])('701.10: "%s" is read, and said again in both languages', (text) => {
    const permanent = text.startsWith('{');
    const r = compileCard({
      name: 'Trader',
      layout: 'normal',
      supertypes: [],
      types: [permanent ? 'Creature' : 'Sorcery'],
      subtypes: [],
      manaCost: '{R}',
      ...(permanent ? { power: '1', toughness: '1' } : {}),
      text,
    });
    expect(r.ok ? '' : r.refusals).toBe('');
    if (!r.ok) return;
    expect(roundTripFailure(r.card)).toBeUndefined();
    expect(renderFaceZh(r.card.faces[0]).join('')).toContain('交换');
  });
});

describe('701.10h exchanged text boxes', () => {
  const two = (more: string[] = []): Table =>
    new Table({ A: { hand: ['Words', 'Words', 'Wings', ...more], battlefield: ['Flier', 'Lord'] }, B: {} }).to('precombatMain', 1);
  const keywords = (t: Table, name: string): string[] => [...t.perm(name).keywords].map((k) => String(k)).sort();

  it('612.5: the rules text of each becomes that of the other; power, toughness and types stay', () => {
    const t = two();
    t.cast('A', 'Words', { targets: [['Flier', 'Lord']] }).resolveAll();
    expect([keywords(t, 'Flier'), keywords(t, 'Lord')]).toEqual([['vigilance'], ['flying']]);
    expect([t.pt('Flier'), t.pt('Lord')]).toEqual(['1/1', '3/3']); // the Flier is the lord now
  });

  it('701.10h: what an effect has given is no part of a text box', () => {
    const t = two();
    t.cast('A', 'Wings', { targets: ['Flier'] }).resolveAll();
    t.cast('A', 'Words', { targets: [['Flier', 'Lord']] }).resolveAll();
    expect([keywords(t, 'Flier'), keywords(t, 'Lord')]).toEqual([['trample', 'vigilance'], ['flying']]);
  });

  it('701.10h: a second exchange takes the text that each has by then', () => {
    const t = two();
    t.cast('A', 'Words', { targets: [['Flier', 'Lord']] }).resolveAll();
    t.cast('A', 'Words', { targets: [['Flier', 'Lord']] }).resolveAll();
    expect([keywords(t, 'Flier'), keywords(t, 'Lord')]).toEqual([['flying'], ['vigilance']]);
    expect([t.pt('Flier'), t.pt('Lord')]).toEqual(['2/2', '2/2']);
  });

  it('611.2b: for as long as the source stays', () => {
    const t = two(['Still Words', 'Unmake']);
    t.when('targets', () => ({ pick: [0, 1] }));
    t.cast('A', 'Still Words').resolveAll();
    expect([keywords(t, 'Flier'), keywords(t, 'Lord')]).toEqual([['vigilance'], ['flying']]);
    t.cast('A', 'Unmake', { targets: ['Still Words'] }).resolveAll();
    expect([keywords(t, 'Flier'), keywords(t, 'Lord')]).toEqual([['flying'], ['vigilance']]);
  });

  it('701.10a: nothing happens when one of the two is gone', () => {
    const t = two(['Shot']);
    t.cast('A', 'Words', { targets: [['Flier', 'Lord']] });
    t.cast('A', 'Shot', { targets: ['Flier'] }).resolveAll();
    expect(keywords(t, 'Lord')).toEqual(['vigilance']);
  });
});

describe('701.10a exchange of control with a spell', () => {
  define(
    {
      name: 'Chimera',
      cost: '{0}',
      type: 'Creature — Chimera',
      pt: '3/3',
      text: 'Whenever an opponent casts a spell, you may exchange control of this creature and that spell. If you do, you may choose new targets for the spell.',
    },
    { name: 'Zap', cost: '{0}', type: 'Instant', text: 'Zap deals 2 damage to target opponent.' },
  );
  it('701.10a, 112.2: a permanent spell enters under the control of the player who got it', () => {
    const t = new Table({ A: { hand: ['Bear'] }, B: { battlefield: ['Chimera'] } }).to('precombatMain', 1);
    t.when('may', { yes: true }).cast('A', 'Bear').resolveAll();
    expect(t.perm('Bear').controller).toBe(1);
    expect(t.perm('Chimera').controller).toBe(0);
  });
  it('608.2, 115.7: its new controller chooses its targets as the spell reads for that player', () => {
    const t = new Table({ A: { hand: ['Zap'] }, B: { battlefield: ['Chimera'] } }).to('precombatMain', 1);
    t.when('may', { yes: true }).cast('A', 'Zap', { targets: ['@B'] });
    t.choose('targets', '@A').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([18, 20]);
  });
});
