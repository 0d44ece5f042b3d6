import { SetupError } from '@apnap/kernel';
import {
  EN,
  type Seated,
  type Stock,
  seatCounts,
  seatsRefusal,
  setupFor,
  usualTeams,
  VARIANTS,
  WAYS_TO_PLAY,
  type WayToPlay,
  wayToPlay,
  ZH,
} from '@apnap/magic';
import { describe, expect, it } from 'vitest';

const plain = (n: number): Seated[] =>
  Array.from({ length: n }, (_, i) => ({ name: `P${i}`, deckName: `deck ${i}`, deck: [{ card: 'A', count: 60 }] }));
const led = (n: number): Seated[] => plain(n).map((s) => ({ ...s, commanders: ['C'] }));
const names = (n: number, what: string): string[] => Array.from({ length: n }, (_, i) => `${what} ${i}`);
const stock = (seed: string): Stock => ({
  planes: names(60, 'plane'),
  phenomena: names(30, 'phenomenon'),
  schemes: names(30, 'scheme'),
  seed,
});

/** What stands against it; '' where nothing does. */
function refused(way: WayToPlay, seats: readonly Seated[], from?: Stock): string {
  try {
    setupFor(way, seats, from);
    return '';
  } catch (e) {
    return e instanceof SetupError ? `${e.refusal.message.id} ${e.refusal.rule}` : String(e);
  }
}

describe('ways to play', () => {
  it('a game of two is a set-up of two seats and nothing else', () => {
    expect(setupFor({}, plain(2))).toEqual({
      players: [
        { name: 'P0', deck: [{ card: 'A', count: 60 }] },
        { name: 'P1', deck: [{ card: 'A', count: 60 }] },
      ],
    });
    expect(setupFor({ attack: 'left', range: 1 }, plain(2))).toEqual(setupFor({}, plain(2)));
    expect(setupFor({ attack: 'left', range: 1 }, plain(3))).toMatchObject({ attack: 'left', rangeOfInfluence: 1 });
  });

  it('a mixture of decks with and without commanders is refused by name (903.3)', () => {
    const seats = [...led(2), ...plain(3).slice(2)];
    expect(refused({}, seats)).toBe('setup.wayMixed 903.3');
    expect(() => setupFor({}, seats)).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ message: { id: 'setup.wayMixed', params: { names: 'deck 2' } } }) }),
    );
    expect(refused({}, led(4))).toBe('');
    expect(refused({ option: 'brawl' }, plain(4))).toBe('setup.wayBrawl 903.12');
    expect(setupFor({ option: 'brawl' }, led(4))).toMatchObject({ option: 'brawl' });
  });

  it('teams sit as their variant says (808.2, 809.2, 810.3, 811.3)', () => {
    expect(usualTeams('teams', 6)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(usualTeams('emperor', 9)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(usualTeams('alternatingTeams', 6)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(usualTeams('freeForAll', 4)).toBeUndefined();
    expect(refused({ variant: 'teams', teams: [0, 1, 0, 1] }, plain(4))).toBe('setup.wayTeamsTogether 808.1');
    expect(refused({ variant: 'teams', teams: [0, 1, 1, 0] }, plain(4))).toBe('');
    expect(refused({ variant: 'teams', teams: [0, 1, 1] }, plain(3))).toBe('');
    expect(refused({ variant: 'teams', teams: [0, 0, 0] }, plain(3))).toBe('setup.wayTeamSize 808.1');
    expect(refused({ variant: 'teams', teams: [0, 1] }, plain(3))).toBe('setup.wayTeams 808.1');
    expect(refused({ variant: 'teams' }, plain(5))).toBe('setup.wayTeamSize 808.1');
    expect(refused({ variant: 'alternatingTeams', teams: [0, 0, 1, 1] }, plain(4))).toBe('setup.wayTeamsApart 811.3');
    expect(refused({ variant: 'alternatingTeams', teams: [0, 1, 2, 0, 1, 2] }, plain(6))).toBe('');
    expect(refused({ variant: 'twoHeadedGiant', teams: [0, 1, 1, 0] }, plain(4))).toBe('setup.wayTeamsTogether 810.3');
    expect(refused({ variant: 'twoHeadedGiant' }, plain(5))).toBe('setup.wayTeamSize 810.1');
    expect(refused({ teams: [0, 0, 1, 1] }, plain(4))).toBe('setup.wayNoTeams 806.1');
    expect(refused({ variant: 'emperor' }, plain(8))).toBe('setup.wayTeamSize 809.1');
    expect(refused({ variant: 'emperor', attack: 'left' }, plain(6))).toBe('setup.wayAttack 809.1');
  });

  it('planar and scheme decks are built by the seed and as their rules say (901.15a, 904.3)', () => {
    const setup = setupFor({ planes: true }, plain(3), stock('x'));
    const deck = setup.planarDeck as string[];
    expect(deck).toHaveLength(30);
    expect(new Set(deck).size).toBe(30);
    expect(deck.filter((name) => name.startsWith('phenomenon')).length).toBeLessThanOrEqual(6);
    expect(setupFor({ planes: true }, plain(3), stock('x'))).toEqual(setup);
    expect(setupFor({ planes: true }, plain(3), stock('y'))).not.toEqual(setup);
    expect(setupFor({ planes: true }, plain(8), stock('x')).planarDeck).toHaveLength(40);
    expect(refused({ planes: true }, plain(3))).toBe('setup.wayPlanes 901.15a');
    const few = { ...stock('x'), schemes: names(10, 'scheme') };
    const [, two] = setupFor({ archenemy: 1 }, plain(4), few).players;
    expect(two.schemeDeck).toHaveLength(20);
    expect(refused({ archenemy: 4 }, plain(4), few)).toBe('setup.wayArchenemySeat 904.2a');
    expect(refused({ archenemy: 0, variant: 'teams' }, plain(4), few)).toBe('setup.wayArchenemyAlone 904.2');
    expect(refused({ archenemy: 0 }, plain(4), { ...few, schemes: names(9, 'scheme') })).toBe('setup.waySchemes 904.3');
  });

  it('every way that is offered has a name in both languages and numbers of seats', () => {
    for (const way of WAYS_TO_PLAY) {
      expect(EN).toHaveProperty([`way.${way.id}`]);
      expect(ZH).toHaveProperty([`way.${way.id}`]);
      expect(seatCounts(way, 8).length, way.id).toBeGreaterThan(0);
      expect(wayToPlay(way.id)).toBe(way);
    }
    expect(Object.fromEntries(WAYS_TO_PLAY.map((w) => [w.id, seatCounts(w, 8).join('')]))).toEqual({
      freeForAll: '2345678',
      commander: '2345678',
      brawl: '2345678',
      twoHeadedGiant: '468',
      teams: '468',
      emperor: '6',
      grandMelee: '45678',
      alternatingTeams: '468',
      planechase: '2345678',
      archenemy: '345678',
    });
    for (const variant of VARIANTS) expect(seatsRefusal({ variant }, 17)).not.toBeNull();
  });
});
