/** What cards say of commanders: abilities that work in the command zone, mana that commanders are cast with. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, table } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  {
    name: 'Eminent Count',
    type: 'Legendary Creature — Vampire',
    cost: '{G}',
    pt: '4/4',
    text: 'Eminence — Whenever you cast another Vampire spell, if Eminent Count is in the command zone or on the battlefield, you gain 1 life.\nWhenever you cast a spell, you lose 3 life.',
  },
  { name: 'Barrens', type: 'Land', text: '{T}: Add {C}.' },
  { name: 'Thrall', type: 'Creature — Vampire', cost: '{0}', pt: '1/1' },
  {
    name: 'Palace',
    type: 'Land',
    text: "{1}, {T}: Add one mana of any color in your commander's color identity. If you spend this mana to cast your commander, it enters with a number of additional +1/+1 counters on it equal to the number of times it's been cast from the command zone this game.",
  },
  {
    name: 'Seal',
    type: 'Artifact',
    cost: '{0}',
    text: 'As Seal enters, choose two colors.\nEach spell you cast costs {1} less to cast for each of the chosen colors it is.',
  },
  {
    name: 'Beacon',
    type: 'Land',
    text: '{T}: Add {C}.\n{T}, Sacrifice Beacon: Put your commander into your hand from the command zone.',
  },
  {
    name: 'Golem',
    type: 'Sorcery',
    cost: '{0}',
    text: 'You may cast your commander from the command zone without paying its mana cost.',
  },
  { name: 'Gold', type: 'Instant', cost: '{2}{W}{U}', text: 'You gain 1 life.' },
);

describe('113.6', () => {
  it('an ability that says so works in the command zone, the others of the card do not', () => {
    const pod = new Pod({ players: [seat('A', 'Eminent Count'), seat('B')], place: [put(0, 'hand', 'Thrall', 1)] });
    pod.until('act', 0, 'precombatMain').act('cast', 'Thrall').settle(true);
    expect(pod.state.players.rows[0].life).toBe(41);
  });
  it('on the battlefield all of them do', () => {
    const t = table({ A: { battlefield: ['Eminent Count'], hand: ['Thrall'] } });
    t.cast('A', 'Thrall').resolveAll();
    expect(t.life('A')).toBe(18);
  });
  it('anywhere else none', () => {
    const t = table({ A: { graveyard: ['Eminent Count'], hand: ['Thrall'] } });
    t.cast('A', 'Thrall').resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

describe('106.6', () => {
  it('903.8: the commander enters with a counter for each time it has been cast, this one included', () => {
    const pod = new Pod({
      players: [seat('A', 'Eminent Count'), seat('B')],
      place: [put(0, 'battlefield', 'Palace', 1), put(0, 'battlefield', 'Barrens', 1)],
    });
    pod.until('act', 0, 'precombatMain').act('cast', 'Eminent Count').settle(true);
    const count = pod.state.battlefield.map((id) => objectView(pod.state, id)).find((o) => o.name === 'Eminent Count');
    expect(`${count?.power}/${count?.toughness}`).toBe('5/5');
  });
});

describe('601.2f', () => {
  it('{1} less for each of the two chosen colours that the spell is', () => {
    const t = table({ A: { battlefield: ['Plains', 'Island'], hand: ['Seal', 'Gold'] } });
    const words = ['W', 'U'];
    t.when('option', (d) => {
      const options = (d.ask as unknown as { options: { word?: string }[] }).options;
      return { pick: [options.findIndex((o) => o.word === words[0] || o.word === words[1])] };
    });
    t.cast('A', 'Seal').resolveAll();
    t.cast('A', 'Gold').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('903.3 your commander, in the command zone', () => {
  const names = (pod: Pod, zone: 'hand' | 'command'): string[] =>
    pod.state.objects.rows.flatMap((o) => (o.zone === zone && o.owner === 0 ? [objectView(pod.state, o.id).name ?? ''] : []));
  it('903.6: it is put into the hand', () => {
    const pod = new Pod({ players: [seat('A', 'Eminent Count'), seat('B')], place: [put(0, 'battlefield', 'Beacon', 1)] });
    pod.until('act', 0, 'precombatMain').act('activate', 'Beacon').settle(false);
    expect(names(pod, 'command')).not.toContain('Eminent Count');
    expect(names(pod, 'hand')).toContain('Eminent Count');
  });
  it('903.8: cast without paying its mana cost, the first time there is nothing else to pay', () => {
    const pod = new Pod({ players: [seat('A', 'Eminent Count'), seat('B')], place: [put(0, 'hand', 'Golem', 1)] });
    pod.until('act', 0, 'precombatMain').act('cast', 'Golem').settle(true);
    expect(pod.state.battlefield.map((id) => objectView(pod.state, id).name)).toContain('Eminent Count');
  });
});
