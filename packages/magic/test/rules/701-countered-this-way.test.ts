/**
 * What is done with what has been countered, and with what the ability was of (CR 701.5a, 113.7a, 608.2c).
 * Expected values: the rules' own text, and what the cards say.
 */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Pinger', type: 'Creature — Wizard', pt: '1/1', text: '{0}: You gain 1 life.\n{T}: You gain 5 life.' },
  { name: 'Relic', type: 'Artifact', text: '{0}, Sacrifice this artifact: You gain 1 life.' },
  { name: 'Well', type: 'Artifact', text: '{0}: You gain 1 life.' },
  { name: 'Salve', type: 'Instant', cost: '{0}', text: 'You gain 2 life.' },
  {
    name: 'Slime',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target activated or triggered ability. If a permanent's ability is countered this way, destroy that permanent.",
  },
  {
    name: 'Smother',
    type: 'Instant',
    cost: '{0}',
    text: 'Counter target spell or ability. If an ability of a creature is countered this way, that permanent loses all abilities.',
  },
  {
    name: 'Bind',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target activated or triggered ability. If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn.",
  },
  { name: 'Firm', type: 'Instant', cost: '{0}', text: "This spell can't be countered.\nYou gain 1 life." },
  {
    name: 'Dissolve',
    type: 'Instant',
    cost: '{0}',
    text: 'Counter target spell. If that spell is countered this way, its controller gains 3 life.',
  },
  { name: 'Hush', type: 'Instant', cost: '{0}', text: 'Counter all other spells. Draw a card for each spell countered this way.' },
);

describe('113.7a the source of an ability that has been countered', () => {
  it('is destroyed', () => {
    const t = table({ A: { hand: ['Slime'], battlefield: ['Well'] } });
    t.activate('A', 'Well');
    t.cast('A', 'Slime', { targets: ['Well'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.names('battlefield')).toEqual([]);
  });

  it('is left where it went if it is no permanent any more', () => {
    const t = table({ A: { hand: ['Slime'], battlefield: ['Relic'] } });
    t.activate('A', 'Relic');
    t.cast('A', 'Slime', { targets: ['Relic'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.names('graveyard').sort()).toEqual(['Relic', 'Slime']);
  });

  it('only if it is of the kind that is said, and only if it is an ability', () => {
    const t = table({ A: { hand: ['Smother', 'Smother', 'Smother', 'Salve'], battlefield: ['Well', 'Pinger'] } });
    t.cast('A', 'Salve');
    t.cast('A', 'Smother', { targets: ['Salve'] }).resolveAll();
    t.activate('A', 'Well');
    t.cast('A', 'Smother', { targets: ['Well'] }).resolveAll();
    expect(t.can('A')).toEqual(expect.arrayContaining(['activate Well', 'activate Pinger']));
    t.activate('A', 'Pinger');
    t.cast('A', 'Smother', { targets: ['Pinger'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.can('A')).toContain('activate Well');
    expect(t.can('A')).not.toContain('activate Pinger');
  });

  it("602.5 none of that permanent's abilities can be activated this turn", () => {
    const t = table({ A: { hand: ['Bind'], battlefield: ['Pinger', 'Well'] } });
    t.activate('A', 'Pinger');
    t.cast('A', 'Bind', { targets: ['Pinger'] }).resolveAll();
    expect(t.can('A')).toContain('activate Well');
    expect(t.can('A')).not.toContain('activate Pinger');
    t.to('upkeep', 2);
    expect(t.can('A')).toContain('activate Pinger');
  });
});

describe('701.5a spells that have been countered', () => {
  it('are counted, those that could not be are not', () => {
    const t = table({ A: { hand: ['Hush', 'Salve', 'Salve', 'Firm'] } });
    t.cast('A', 'Salve').cast('A', 'Firm').cast('A', 'Salve').cast('A', 'Hush').resolveAll();
    expect(t.names('hand')).toHaveLength(2);
    expect(t.life('A')).toBe(21);
  });

  it('something follows only from what was countered', () => {
    const t = table({ A: { hand: ['Dissolve', 'Dissolve', 'Salve', 'Firm'] } });
    t.cast('A', 'Firm')
      .cast('A', 'Dissolve', { targets: ['Firm'] })
      .resolveAll();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Salve')
      .cast('A', 'Dissolve', { targets: ['Salve'] })
      .resolveAll();
    expect(t.life('A')).toBe(24);
  });
});
