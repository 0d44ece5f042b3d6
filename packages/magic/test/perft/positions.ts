/**
 * Small positions and how many ways there are to go on from them, by depth: the counts of the decision tree. The numbers of depth 1 and 2
 * are derived from the rules in the comment beside them, deeper ones follow from the same reasoning and were recorded.
 *
 * One answer is one step. With priority a player may pass, play a land, cast a spell, or activate an ability (CR 117.1); activating a mana
 * ability is an option of its own for each source (117.1d). A payment can be made as planned, taken back, or begun by activating one of the
 * mana abilities by hand (601.2g). Passing by both lets the top object resolve, or ends the step (117.4).
 */
import type { State } from '../../src/index.js';
import { define, table } from '../kit.js';

export interface Position {
  name: string;
  /** Answers by depth, from depth 1. */
  counts: readonly number[];
  at: () => State;
}

define(
  { name: 'Perft Morph', cost: '{4}{G}', type: 'Creature — Beast', pt: '4/4', text: 'Morph {2}' },
  {
    name: 'Perft Giver',
    cost: '{W}',
    type: 'Creature — Cleric',
    pt: '1/1',
    text: 'Whenever another creature enters the battlefield, you gain 2 life.',
  },
  {
    name: 'Perft Drainer',
    cost: '{W}',
    type: 'Creature — Cleric',
    pt: '1/1',
    text: 'Whenever another creature enters the battlefield, each opponent loses 1 life.',
  },
  { name: 'Perft Charger', cost: '{R}', type: 'Creature — Beast', pt: '3/1', text: 'Perft Charger attacks each combat if able.' },
);

export const POSITIONS: readonly Position[] = [
  // Nobody has a card or an ability: the only thing to do is to pass (117.3d), again and again.
  { name: 'nothing to do', counts: [1, 1, 1, 1], at: () => table({}).state },

  // Depth 1: pass, or play one of two lands (305.1).
  // Depth 2: after the pass B can only pass: 1. After a land A has priority again: pass, or tap it for mana; one land a turn (305.2): 2 + 2.
  { name: 'two lands in hand', counts: [3, 5, 5, 7], at: () => table({ A: { hand: ['Forest', 'Island'] } }).state },

  // Depth 1: block or not: 2. Depth 2: the active player has priority first (509.2) and can only pass: 2.
  // Depth 3: then B passes, casts, or taps the Forest: 2 x 3. Depth 4, for each of the 2: after the pass the step ends and A has priority: 1;
  // casting asks for the target, one of two creatures (601.2c): 2; with the mana in the pool: pass or cast: 2. Together 2 x 5.
  {
    name: 'a trick after blocks',
    counts: [2, 2, 6, 10],
    at: () =>
      table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Hill Giant', 'Forest'], hand: ['Giant Growth'] } })
        .attack('Grizzly Bears')
        .toDecision('blockers').state,
  },

  // Depth 1: a flyer is blocked only by flying or reach (702.9b, 702.17b): the giant blocks nothing or the bears, the spider nothing or either
  // of two: 2 x 3. Depth 2: A can only pass.
  {
    name: 'two attackers, two blockers, one flying',
    counts: [6, 6, 6, 8],
    at: () =>
      table({ A: { battlefield: ['Grizzly Bears', 'Wind Drake'] }, B: { battlefield: ['Hill Giant', 'Giant Spider'] } })
        .attack('Grizzly Bears', 'Wind Drake')
        .toDecision('blockers').state,
  },

  // Depth 1: menace (702.111b): nobody, two of three (3 ways), or all three: 5. Depth 2: A can only pass.
  // Depth 4: after both pass, damage. Unblocked: A has priority, 1. A 3/2 blocked by two or three creatures divides 3 as its controller likes
  // (510.1c): among two 4 ways, three times; among three 10 ways: 1 + 12 + 10.
  {
    name: 'menace: two blockers or none',
    counts: [5, 5, 5, 23],
    at: () =>
      table({ A: { battlefield: ['Boggart Brute'] }, B: { battlefield: ['Hill Giant', 'Gray Ogre', 'Grizzly Bears'] } })
        .attack('Boggart Brute')
        .toDecision('blockers').state,
  },

  // Depth 1: each of two creatures stays home or attacks the player or the planeswalker (508.1b); a defender does not attack (702.3b): 3 x 3.
  // Depth 2: A has priority, attackers or not (508.2): 9 x 1.
  {
    name: 'attackers for a player and a planeswalker',
    counts: [9, 9, 9, 9],
    at: () =>
      table({
        A: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Wall of Wood'] },
        B: { battlefield: ["Elspeth, Sun's Champion"] },
      }).toDecision('attackers').state,
  },

  // Depth 1: the creature that attacks if able must be among the attackers (508.1d); the other may be: 2. Depth 2: A can only pass.
  {
    name: 'attacks if able',
    counts: [2, 2, 2, 2],
    at: () => table({ A: { battlefield: ['Perft Charger', 'Grizzly Bears'] } }).toDecision('attackers').state,
  },

  // Depth 1: 6 damage of a trampler, two blockers of toughness 2 (702.19b). Nothing to the player: 7 ways; 1 to him only when both get their
  // 2: (2, 3) and (3, 2); 2 to him: (2, 2). 7 + 2 + 1. Depth 2: A can only pass.
  {
    name: 'trample over two blockers',
    counts: [10, 10, 10, 10],
    at: () =>
      table({ A: { battlefield: ['Ball Lightning'] }, B: { battlefield: ['Squire', 'Grizzly Bears'] } })
        .attack('Ball Lightning')
        .block(['Squire', 'Ball Lightning'], ['Grizzly Bears', 'Ball Lightning'])
        .toDecision('damage').state,
  },

  // Depth 1: pass, cast, or tap one of three Mountains: 5.
  // Depth 2: B passes: 1; X is 0, 1 or 2 with three mana for {X}{R}: 3; with one tapped: pass, cast, two more to tap: 3 x 4.
  {
    name: 'X spell',
    counts: [5, 16, 43, 127],
    at: () => table({ A: { battlefield: ['3 Mountain'], hand: ['Blaze'] }, B: { battlefield: ['Grizzly Bears'] } }).state,
  },

  // Depth 1: A, who cast the spell, has priority (117.3c) and nothing left. Depth 2: B passes, counters, or taps one of two Islands: 4.
  // Depth 3: after the pass the spell resolves, A has priority: 1; one target for the counterspell: 1; one Island tapped: pass, cast, tap: 2 x 3.
  {
    name: 'a stack war',
    counts: [1, 4, 8, 15],
    at: () =>
      table({
        A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
        B: { battlefield: ['2 Island'], hand: ['Counterspell'] },
      }).cast('A', 'Lightning Bolt', { targets: ['@B'] }).state,
  },

  // Depth 1: pass, cast, or tap one of four Islands: 6.
  // Depth 2: B passes: 1; no spell to counter, so that mode can't be chosen (700.2a): two of the other three: 3; one tapped: pass, cast,
  // three to tap: 4 x 5.
  {
    name: 'two modes of four',
    counts: [6, 24, 86, 307],
    at: () => table({ A: { battlefield: ['4 Island'], hand: ['Cryptic Command'] }, B: { battlefield: ['Grizzly Bears'] } }).state,
  },

  // Depth 1: pass, cast, or tap one of two Forests: 4. Depth 2: B passes: 1; kicked or not (601.2b): 2; one tapped: pass, cast for {G}, tap: 2 x 3.
  {
    name: 'a spell with kicker',
    counts: [4, 9, 16, 33],
    at: () => table({ A: { battlefield: ['2 Forest', 'Grizzly Bears'], hand: ['Vines of Vastwood'] } }).state,
  },

  // Depth 1: A puts three different triggered abilities on the stack in any order (603.3b): 3! = 6; then B's, of which there is one.
  // Depth 2: A can only pass.
  {
    name: 'triggers of both players',
    counts: [6, 6, 6, 6],
    at: () =>
      table({
        A: { battlefield: ['Soul Warden', 'Perft Giver', 'Perft Drainer'], hand: ['Memnite'] },
        B: { battlefield: ['Soul Warden'] },
      })
        .cast('A', 'Memnite')
        .toDecision('order').state,
  },

  // Depth 1: pass; loyalty 4 allows +1 and -3, not -7 (606.6): 3. Depth 2: B passes; one loyalty ability a turn (606.3), so A can only pass.
  {
    name: 'a planeswalker',
    counts: [3, 3, 3, 3],
    at: () => table({ A: { battlefield: ["Elspeth, Sun's Champion"] }, B: { battlefield: ['Craw Wurm'] } }).state,
  },

  // Depth 1: pass, cast face down for {3} (702.37c; its own cost is too much), or tap one of three Forests: 5.
  // Depth 2: B passes: 1; the payment: as planned, taken back, or one of three Forests by hand: 5; one tapped: pass, cast, two to tap: 3 x 4.
  // Taken back, the position is as before and the same may be begun again (730.2): its five options count at depth 3.
  {
    name: 'a face-down creature',
    counts: [5, 18, 55, 143],
    at: () => table({ A: { battlefield: ['3 Forest'], hand: ['Perft Morph'] } }).state,
  },

  // Depth 1: pass, cast, or tap one of three Mountains: 5.
  // Depth 2: B passes: 1; one, two or three targets among a creature and two players: 7; one tapped: pass, cast, two to tap: 3 x 4.
  {
    name: 'damage divided among targets',
    counts: [5, 20, 68, 225],
    at: () => table({ A: { battlefield: ['3 Mountain'], hand: ['Arc Lightning'] }, B: { battlefield: ['Grizzly Bears'] } }).state,
  },

  // Depth 1: pass or activate: 2. Depth 2: B passes: 1; any target: two players, two tokens, the creature itself: 5.
  {
    name: 'two tokens as targets',
    counts: [2, 6, 7, 11],
    at: () =>
      table({ A: { battlefield: ['2 Plains', 'Prodigal Pyromancer'], hand: ['Raise the Alarm'] } })
        .cast('A', 'Raise the Alarm')
        .resolve().state,
  },

  // Depth 1: which of two legendary permanents stays (704.5j): 2. Depth 2: A can only pass (the Plains is tapped).
  {
    name: 'the legend rule',
    counts: [2, 2, 2, 2],
    at: () =>
      table({ A: { battlefield: ['Isamaru, Hound of Konda', 'Plains'], hand: ['Isamaru, Hound of Konda'] } })
        .cast('A', 'Isamaru, Hound of Konda')
        .toDecision('choose').state,
  },

  // Depth 1: two of nine cards are discarded (514.1): 9 choose 2. Depth 2: nobody has priority in the cleanup step (514.3): B's upkeep, pass.
  {
    name: 'discarding to hand size',
    counts: [36, 36, 36, 36],
    at: () => table({ A: { hand: ['4 Forest', 'Island', 'Shock', '3 Blank'] } }, 'end').toDecision('choose').state,
  },
];
