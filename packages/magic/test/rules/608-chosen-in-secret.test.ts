/** Choices that only who makes them knows, until they are revealed (CR 608.2d, 701.16a, 118.3), and cards exiled face down that are looked at and played (406.3). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { viewEvents } from '../../src/index.js';
import { define, game, type Table, table } from '../kit.js';

define(
  {
    name: 'Envoy',
    type: 'Creature — Efreet',
    cost: '{0}',
    pt: '6/5',
    text: "As Envoy enters the battlefield, secretly choose an opponent.\nReveal the player you chose: Choose new targets for target spell or ability if it's controlled by the chosen player and if it targets you or a permanent you control. Activate this ability only once.",
  },
  {
    name: 'Stalker',
    type: 'Creature — Cat',
    cost: '{0}',
    pt: '3/3',
    text: "When Stalker enters the battlefield, secretly choose an opponent.\nReveal the player you chose: Exile target creature that's attacking you if it's controlled by the chosen player. Activate this ability only once.",
  },
  { name: 'Jolt', type: 'Instant', cost: '{R}', text: 'Jolt deals 3 damage to any target.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Grab', type: 'Instant', cost: '{0}', text: 'Gain control of target creature.' },
  {
    name: 'Eater',
    type: 'Creature — Vampire',
    cost: '{0}',
    pt: '1/3',
    text: 'Whenever Eater deals combat damage to a player, that player exiles a card from their hand face down.\nYou may look at and play cards exiled with Eater.',
  },
  {
    name: 'Grasp',
    type: 'Sorcery',
    cost: '{0}',
    text: "Search target opponent's library for a card and exile it face down. Then that player shuffles their library. You may look at and play that card for as long as it remains exiled.",
  },
  {
    name: 'Well',
    type: 'Artifact',
    cost: '{0}',
    text: 'Whenever you gain life, you may pay {X}, where X is less than or equal to the amount of life you gained. If you do, draw X cards.',
  },
  { name: 'Dew', type: 'Instant', cost: '{W}', text: 'You gain 2 life.' },
);

const words = (t: Table, seat: number | null): string[] =>
  viewEvents(t.state, t.events, seat).flatMap((e) => (e.kind === 'choose' ? [e.word] : []));

describe('608.2d chosen in secret', () => {
  it('others learn of it as the cost is paid, and once only', () => {
    const t = table({ A: { hand: ['Stalker'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Stalker').resolveAll();
    expect([words(t, 0), words(t, 1), words(t, null)]).toEqual([['seat:1'], [''], ['']]);
    t.to('precombatMain', 2).attack('Bear');
    t.act('A', 'activate', 'Stalker', { targets: ['Bear'] }).resolve();
    expect(words(t, 1)).toEqual(['', 'seat:1']);
    expect([t.names('exile'), t.life('A')]).toEqual([['Bear'], 20]);
    expect(t.can('A')).not.toContain('activate Stalker');
  });
  it('new targets for a spell of that player that targets something of yours', () => {
    const t = table({ A: { hand: ['Envoy'] }, B: { hand: ['Jolt'], battlefield: ['Mountain', 'Bear'] } });
    t.cast('A', 'Envoy').resolveAll();
    t.cast('B', 'Jolt', { targets: ['Envoy'] });
    t.act('A', 'activate', 'Envoy', { targets: ['Jolt'] });
    t.choose('targets', '@B').resolve();
    t.resolveAll();
    expect(t.life('B')).toBe(17);
  });
  it('118.3 another player has chosen nobody, and can reveal nothing', () => {
    const t = table({ A: { hand: ['Stalker'] }, B: { hand: ['Grab'], battlefield: ['Bear'] } });
    t.cast('A', 'Stalker').resolveAll();
    t.cast('B', 'Grab', { targets: ['Stalker'] }).resolve();
    expect(t.can('B')).not.toContain('activate Stalker');
    expect(t.can('A')).not.toContain('activate Stalker');
  });
});

describe('406.3 cards exiled face down', () => {
  it('who is allowed to looks at them and plays them, nobody else', () => {
    const t = table({ A: { battlefield: ['Eater', 'Forest'] }, B: { hand: ['Bear'] } });
    t.to('precombatMain', 3).attack('Eater').to('postcombatMain');
    const seen = (seat: number | null) => game.view(t.state, seat).exile.map((o) => o.card);
    const [card] = seen(0);
    expect([seen(0).length, seen(1), seen(null)]).toEqual([1, [''], ['']]);
    expect(['Bear', 'Blank']).toContain(card);
  });
  it('of the one that was searched for, as long as it is exiled', () => {
    const t = table({ A: { hand: ['Grasp'], battlefield: ['Forest'] }, B: { library: ['Bear'] } });
    t.choose('choose', 'Bear');
    t.cast('A', 'Grasp', { targets: ['@B'] }).resolve();
    expect(game.view(t.state, 0).exile.map((o) => o.card)).toEqual(['Bear']);
    expect(game.view(t.state, 1).exile.map((o) => o.card)).toEqual(['']);
    t.to('precombatMain', 3).cast('A', '').resolve(); // face down it has no name
    expect(t.perm('Bear').controller).toBe(0);
  });
});

describe('107.3f X that is paid', () => {
  it('is not greater than the number that bounds it', () => {
    const t = table({ A: { hand: ['Dew'], battlefield: ['Well', '5 Plains'] } });
    let most = -1;
    t.when('may', { yes: true }).when('number', (d) => {
      most = d.ask.form === 'number' ? d.ask.max : -1;
      return { number: most };
    });
    t.cast('A', 'Dew').resolveAll();
    expect([most, t.names('hand').length]).toEqual([2, 2]);
  });
});
