/** What is not done, with the reason in words. */

/** Nothing was done. `no`: what was asked for is against a rule, or does not hold; `input`: what was given can't be used. The message is for people, in their language. */
export class Refused extends Error {
  constructor(
    readonly why: 'no' | 'input',
    message: string,
  ) {
    super(message);
  }
}
