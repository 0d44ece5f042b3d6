/** CR 804: the deploy creatures option. A and B play against C and D. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Sent Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Sent Hush', type: 'Enchantment', cost: '{0}', text: 'All creatures lose all abilities.' },
  { name: 'Sent Stone', type: 'Artifact', cost: '{0}' },
  { name: 'Sent Life', type: 'Instant', cost: '{0}', text: 'Target artifact becomes a 1/1 creature until end of turn.' },
  { name: 'Sent Snap', type: 'Instant', cost: '{0}', text: 'Target player loses 40 life.' },
);

type Place = NonNullable<MagicSetup['place']>;
const pairs = (place: Place = [], more: Partial<MagicSetup> = { deploy: true }): Pod =>
  new Pod({
    players: [...'ABCD'].map((name) => seat(name)),
    variant: 'teams',
    teams: [0, 0, 1, 1],
    first: 0,
    place,
    ...more,
  });
const canDeploy = (pod: Pod, name = 'Sent Bear'): boolean => {
  const d = pod.state.pending;
  return (
    d?.ask.form === 'pick' &&
    (d.ask.options as { act: string; object: number }[]).some((o) => o.act === 'activate' && objectView(pod.state, o.object).name === name)
  );
};
const bear = (pod: Pod, name = 'Sent Bear') => {
  const id = pod.state.battlefield.find((x) => objectView(pod.state, x).name === name) ?? 0;
  const { controller, tapped } = objectView(pod.state, id);
  return { controller, tapped };
};
const deploy = (pod: Pod, to: number): Pod => pod.act('activate', 'Sent Bear', `@${to}`).settle(true);
/** B takes the first turn (808.4). */
const first = (place: Place, more: Partial<MagicSetup> = { deploy: true }): Pod => pairs(place, more).until('act', 1, 'precombatMain', 1);

describe('804 Deploy Creatures', () => {
  it('804.2: each creature has "{T}: Target teammate gains control of this creature"', () => {
    const pod = deploy(first([put(1, 'battlefield', 'Sent Bear')]), 0);
    expect(bear(pod)).toEqual({ controller: 0, tapped: true });
    // it is no effect until end of turn
    expect(bear(pod.until('act', 2, 'precombatMain', 2)).controller).toBe(0);
  });

  it('804.2, 102.3: only a teammate can be the target, not its controller and no opponent', () => {
    const pod = first([put(1, 'battlefield', 'Sent Bear')]);
    expect(() => pod.act('activate', 'Sent Bear', '@2')).toThrow();
    expect(() => first([put(1, 'battlefield', 'Sent Bear')]).act('activate', 'Sent Bear', '@1')).toThrow();
  });

  it('804.2, 307.5: only as a sorcery', () => {
    const at = (step: string): boolean => canDeploy(pairs([put(1, 'battlefield', 'Sent Bear')]).until('act', 1, step, 1));
    expect([at('upkeep'), at('precombatMain'), at('postcombatMain'), at('end')]).toEqual([false, true, true, false]);
    const other = pairs([put(0, 'battlefield', 'Sent Bear')]).until('act', 0, 'precombatMain', 1);
    expect(canDeploy(other)).toBe(false);
  });

  it('804.2, 302.6: not one that has come under control this turn', () => {
    expect(canDeploy(first([{ ...put(1, 'battlefield', 'Sent Bear'), held: 'thisTurn' }]))).toBe(false);
    expect(canDeploy(first([{ ...put(1, 'battlefield', 'Sent Bear'), tapped: 'tapped' }]))).toBe(true); // it untaps
  });

  it('804.2: what becomes a creature has it, and what is none has not', () => {
    const pod = first([put(1, 'battlefield', 'Sent Stone'), put(1, 'hand', 'Sent Life')]);
    expect(canDeploy(pod, 'Sent Stone')).toBe(false);
    expect(canDeploy(pod.act('cast', 'Sent Life', 'Sent Stone').settle(true), 'Sent Stone')).toBe(true);
  });

  it('804.2, 613.1f: it is an ability of the creature, which can be lost like others', () => {
    expect(canDeploy(first([put(1, 'battlefield', 'Sent Bear'), put(2, 'battlefield', 'Sent Hush')]))).toBe(false);
  });

  it('804.1: no creature has it where the option is not used', () => {
    expect(canDeploy(first([put(1, 'battlefield', 'Sent Bear')], {}))).toBe(false);
  });

  it('804.1, 806.2c, 904.2: only players in teams use the option, and not against an archenemy', () => {
    const players = [...'ABCD'].map((name) => seat(name));
    expect(() => game.create({ players, deploy: true }, '1')).toThrow('deployed to teammates');
    expect(() => game.create({ players, deploy: true, variant: 'grandMelee' }, '1')).toThrow('deployed to teammates');
    expect(() => game.create({ players: players.map((p, i) => (i === 0 ? { ...p, schemeDeck: [] } : p)), deploy: true }, '1')).toThrow(
      'deployed to teammates',
    );
  });

  it('804.1: teams that share turns may use it, too', () => {
    const pod = new Pod({
      players: [...'ABCD'].map((n) => seat(n)),
      variant: 'twoHeadedGiant',
      deploy: true,
      place: [put(1, 'battlefield', 'Sent Bear')],
    });
    expect(bear(deploy(pod.until('act', 1, 'precombatMain', 1), 0)).controller).toBe(0);
  });

  it('800.4a: when who was given it leaves the game, it is its owner’s again', () => {
    const pod = deploy(first([put(1, 'battlefield', 'Sent Bear')]), 0).concede(0);
    expect(bear(pod).controller).toBe(1);
  });
});
