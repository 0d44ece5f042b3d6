/**
 * Built-in cards whose abilities a designation or an option of the game brings with it (CR 722.2, 723.2, 702.179d, 725.1, 804.2), and what rules of other years put on the
 * stack: they stand in the command zone.
 */
export const MARKERS = {
  monarch: 'The Monarch',
  initiative: 'The Initiative',
  ring: 'The Ring',
  speed: 'Speed',
  planarDie: 'The Planar Die',
  radiation: 'Radiation',
  turnDraw: 'Draw of the Turn',
  combatDamage: 'Combat Damage',
  deploy: 'Deploy Creatures',
} as const;
