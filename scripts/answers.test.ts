import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerSchemas } from './answers.js';

it('the schemas of the answers are those of the types of the protocol (changed on purpose: npm run openapi)', () => {
  const kept: unknown = JSON.parse(readFileSync(new URL('../packages/server/answers.json', import.meta.url), 'utf8'));
  expect(kept).toEqual(answerSchemas());
});
