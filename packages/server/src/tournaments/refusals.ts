/** What is refused to somebody, whoever else might do it. */
import type { Text } from '@apnap/protocol';

export class Forbidden extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}
