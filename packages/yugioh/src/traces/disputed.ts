/**
 * Where records are against the rules, or against the text of a card: `docs/disputed-duels.md` says why. The rules win; a Duel goes on
 * after such a difference where what was answered there can be answered here as well, and is not counted as equal.
 */

/** How the record differs. */
export type Dispute =
  /** It offers a card that may not be activated. */
  | 'offered'
  /** It does not offer a card that may be activated. */
  | 'not offered'
  /** It asks whether an effect is used that is mandatory. */
  | 'asked';

interface Disputed {
  card: number;
  rule: string;
  how: Dispute;
}

const DISPUTED: readonly Disputed[] = [
  { card: 212652, rule: 'Y19.1', how: 'offered' },
  { card: 72549351, rule: 'Y17.3', how: 'offered' },
  { card: 32176662, rule: 'Y19.2', how: 'asked' },
  { card: 18809562, rule: 'Y17.2', how: 'not offered' },
  { card: 59695933, rule: 'Y17.2', how: 'offered' },
  { card: 17092736, rule: 'Y20.1', how: 'asked' },
];

/** The rule that a record breaks with a card, or undefined. */
export const disputeOf = (card: number, how: Dispute): string | undefined => DISPUTED.find((d) => d.card === card && d.how === how)?.rule;
