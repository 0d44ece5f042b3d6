/** Profiles: the Master Rules as switches (Y28). */

/** Y28.2: each switch can be set alone. */
export interface Rules {
  /** Y6.3 */
  firstDraw: boolean;
  /** Y3.3 */
  pendulum: 'none' | 'own' | 'spell';
  /** Y3.6 */
  extraZones: boolean;
  /** Y11.42, Y11.43: where Fusion, Synchro and Xyz Monsters go. */
  emz: 'main' | 'linked' | 'any';
  /** Y16.15 */
  oneFieldSpell: boolean;
  /** Y14.13 */
  zeroDestroysZero: boolean;
  /** Y19.4 */
  triggerStays: boolean;
  /** Y19.6: optional triggers in the hand: among the groups of Y19.5, or as fast effects after them. */
  handTriggers: 'grouped' | 'after';
  /** Y15.5 */
  payToZero: boolean;
}

const MR2020: Rules = {
  firstDraw: false,
  pendulum: 'spell',
  extraZones: true,
  emz: 'any',
  oneFieldSpell: false,
  zeroDestroysZero: false,
  triggerStays: true,
  handTriggers: 'grouped',
  payToZero: true,
};

/** Y28.2: the profiles by name. */
export const PROFILES: Readonly<Record<string, Rules>> = {
  mr2020: MR2020,
  mr4: { ...MR2020, emz: 'linked', triggerStays: false },
  mr3: { ...MR2020, emz: 'main', extraZones: false, pendulum: 'own', triggerStays: false },
};
