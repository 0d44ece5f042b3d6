import { describe, expect, it } from 'vitest';
import { define, Table } from '../kit.js';

define(
  { name: 'Free Phaser', cost: '{0}', type: 'Sorcery', text: 'Target creature phases out.' },
  {
    name: 'Fader',
    type: 'Creature — Spirit',
    pt: '1/1',
    text: 'Phasing\nWhenever Fader phases out, you gain 1 life.\nWhenever Fader phases in, you gain 10 life.',
  },
  { name: 'Ghost', type: 'Creature — Spirit', pt: '1/1', text: 'Whenever Ghost phases out, you gain 1 life.' },
  { name: 'Leaver', type: 'Creature — Spirit', pt: '1/1', text: 'When Leaver phases out or leaves the battlefield, you gain 1 life.' },
  { name: 'Pin', cost: '{0}', type: 'Instant', text: "Until your next upkeep, target permanent can't phase out." },
  { name: 'Murder', cost: '{0}', type: 'Instant', text: 'Destroy target creature.' },
  { name: 'Bear', type: 'Creature — Bear', pt: '2/2' },
  {
    name: 'Mule',
    type: 'Creature — Horse Mount',
    pt: '1/4',
    text: 'Whenever Mule attacks while saddled, put a +1/+1 counter on target creature that saddled it this turn.\nSaddle 2',
  },
  {
    name: 'Steed',
    type: 'Creature — Horse Mount',
    pt: '1/4',
    text: "Whenever Steed attacks while saddled, at end of combat, exile it and up to one creature that saddled it this turn, then return those cards to the battlefield under their owner's control.\nSaddle 2",
  },
);

const main = (hand: string[], ...battlefield: string[]): Table => new Table({ A: { hand, battlefield } }).to('precombatMain', 1);

describe('702.26 what triggers on phasing', () => {
  it('603.10b: phasing out is seen by what phases out', () => {
    const t = main(['Free Phaser'], 'Ghost');
    t.cast('A', 'Free Phaser', { targets: ['Ghost'] }).resolveAll();
    expect(t.names('battlefield')).toEqual([]);
    expect(t.life('A')).toBe(21);
  });

  it('702.26a: out in one untap step of its controller, in in the next', () => {
    const t = main([], 'Fader');
    expect(t.life('A')).toBe(21);
    t.to('precombatMain', 3);
    expect(t.life('A')).toBe(31);
  });

  it('702.26d: phasing out is no leaving of the battlefield, and either triggers it once', () => {
    const t = main(['Free Phaser', 'Murder'], '2 Leaver');
    t.cast('A', 'Free Phaser', { targets: ['Leaver'] }).resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Murder', { targets: ['Leaver'] }).resolveAll();
    expect(t.life('A')).toBe(22);
  });

  it("101.2: what can't phase out stays, until the next upkeep", () => {
    const t = main(['Free Phaser', 'Pin'], 'Fader').to('precombatMain', 3);
    t.cast('A', 'Pin', { targets: ['Fader'] }).resolveAll();
    t.cast('A', 'Free Phaser', { targets: ['Fader'] }).resolveAll();
    expect(t.names('battlefield')).toEqual(['Fader']);
    t.to('precombatMain', 5);
    expect(t.names('battlefield')).toEqual(['Fader']);
    t.to('precombatMain', 7);
    expect(t.names('battlefield')).toEqual([]);
  });
});

describe('702.171 saddling', () => {
  it('702.171c: those that were tapped for it have saddled it, and no others', () => {
    const t = main([], 'Mule', '2 Bear');
    t.activate('A', 'Mule', { pay: ['Bear'] }).resolveAll();
    t.attack('Mule').resolveAll();
    expect(t.perms('Bear').map((b) => `${b.tapped ? 'tapped' : 'untapped'} ${b.power}`)).toEqual(['tapped 3', 'untapped 2']);
  });

  it('603.7, 702.171c: it and one of them are exiled and returned at end of combat', () => {
    const t = main([], 'Steed', 'Bear');
    t.activate('A', 'Steed', { pay: ['Bear'] }).resolveAll();
    t.when('choose', (d) => ((d.ask as { form: string; max?: number }).max === 1 ? { pick: [0] } : undefined));
    t.attack('Steed').resolveAll();
    t.to('postcombatMain', 1);
    expect(t.perm('Bear').tapped).toBe(false);
    expect(t.perm('Steed').tapped).toBe(false);
  });
});
