/** Teams that share turns by the rules of today and of 2015 (document 000); in 2003 there were none (document 001). A and B are one team, C and D the other. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { MagicSetup, Profile } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

const BOTH = ['current', '2015'] as const;

beforeEach(() => {
  define(
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
    { name: 'Stalker', type: 'Creature — Elf', cost: '{0}', pt: '2/2', text: 'Forestwalk' },
    { name: 'Moat', type: 'Enchantment', cost: '{0}', text: "Creatures can't attack you." },
    { name: 'Thief', type: 'Creature — Rogue', cost: '{0}', pt: '1/1', text: 'Whenever Thief attacks, defending player discards a card.' },
    {
      name: 'Brute',
      type: 'Creature — Ogre',
      cost: '{0}',
      pt: '2/2',
      text: "Brute can't attack unless defending player controls a Forest.",
    },
    { name: 'Tax', type: 'Enchantment', cost: '{0}', text: "At the beginning of each player's upkeep, that player discards a card." },
  );
});

type Place = NonNullable<MagicSetup['place']>;
const teams = (profile: Profile, place: Place): Pod =>
  new Pod({ players: ['A', 'B', 'C', 'D'].map((name) => seat(name)), variant: 'twoHeadedGiant', profile, place });
const attacking = (profile: Profile, place: Place): Pod => teams(profile, place).until('attackers', 0, 'declareAttackers', 3);
const seats = (pod: Pod): number[] => {
  const { ask } = pod.state.pending!;
  return ask.form === 'pair' ? (ask.partners as { entity: number }[]).map(({ entity }) => -entity - 1) : [];
};
const dealtTo = (pod: Pod): number[] => pod.state.history.rows.filter((e) => e.kind === 'damage').map((e) => -e.recipient - 1);
const blocks = (pod: Pod): boolean => {
  for (; pod.state.turn.step !== 'combatDamage' && pod.state.turn.step !== 'endCombat'; pod.step())
    if (pod.state.pending?.kind === 'blockers') return true;
  return false;
};
/** Whether anybody is asked for attackers in the third turn. */
const attacks = (pod: Pod): boolean => {
  for (; pod.state.turn.number < 4; pod.step()) if (pod.state.turn.number === 3 && pod.state.pending?.kind === 'attackers') return true;
  return false;
};

describe('teams that share turns', () => {
  it('row 141 (805.10b, 2015:810.7a, 2015:810.7f): today each creature attacks one player; in 2015 the team, and who is dealt the damage is chosen as it is assigned', () => {
    const offered = BOTH.map((year) => seats(attacking(year, [put(1, 'battlefield', 'Bear')])));
    expect(offered).toEqual([[2, 3], [2]]);
    const dealt = BOTH.map((year) =>
      dealtTo(
        attacking(year, [put(1, 'battlefield', 'Bear')])
          .choosing(3)
          .attack(2)
          .until('act', 0, 'combatDamage'),
      ),
    );
    expect(dealt).toEqual([[2], [3]]);
  });

  it('row 141 (2015:810.7c): what keeps creatures from attacking one player keeps them in 2015 from attacking the team', () => {
    const held = BOTH.map((year) => attacks(teams(year, [put(0, 'battlefield', 'Bear'), put(3, 'battlefield', 'Moat')])));
    expect(held).toEqual([true, false]);
  });

  it('row 141 (805.10e, 2015:810.7d): a Forest of the teammate of the player who is attacked counts for forestwalk in 2015 only', () => {
    const place = [put(0, 'battlefield', 'Stalker'), put(2, 'battlefield', 'Bear'), put(3, 'battlefield', 'Forest')];
    expect(BOTH.map((year) => blocks(attacking(year, place).attack(2)))).toEqual([true, false]);
  });

  it('row 142 (805.10e, 2015:810.7b): "defending player" is who is attacked; in 2015 of a team the one whom the controller of the effect chooses', () => {
    const place = [put(0, 'battlefield', 'Thief'), put(2, 'hand', 'Bear'), put(3, 'hand', 'Bear')];
    const discarded = BOTH.map((year) => {
      const pod = attacking(year, place).choosing(3).attack(2).settle(true);
      return pod.state.history.rows.filter((e) => e.kind === 'zone' && e.word === 'discard').map((e) => e.player);
    });
    expect(discarded).toEqual([[2], [3]]);
  });

  it('row 142 (2015:810.7b): what asks whether defending player controls something is answered yes where one of the team does', () => {
    const place = [put(0, 'battlefield', 'Brute'), put(3, 'battlefield', 'Forest')];
    expect(BOTH.map((year) => seats(attacking(year, place)))).toEqual([[2, 3], [2]]);
    const allowed = BOTH.map((year) => {
      const { ask } = attacking(year, place).state.pending!;
      return ask.form === 'pair' ? ask.allowed : [];
    });
    expect(allowed).toEqual([[[1]], [[0]]]);
  });

  it('row 150 (805.4d, 2015:805.9): "each player’s upkeep" of "that player" triggers for each player of the team; in 2015 once, for whom its controller chooses', () => {
    const hands = [2, 3].map((at) => put(at, 'hand', 'Bear', 2));
    const discarded = BOTH.map((year) => {
      const pod = teams(year, [put(0, 'battlefield', 'Tax'), ...hands])
        .choosing(3)
        .until('act', 2, 'draw', 2);
      return pod.state.history.rows
        .filter((e) => e.kind === 'zone' && e.word === 'discard')
        .map((e) => e.player)
        .sort();
    });
    expect(discarded).toEqual([[2, 3], [3]]);
  });

  it('rows 141, 142, 150: in 2003 there were no teams', () => {
    const players = ['A', 'B', 'C', 'D'].map((name) => seat(name));
    expect(() => game.create({ players, variant: 'twoHeadedGiant', profile: 'classic' }, '1')).toThrow('two players');
  });
});
