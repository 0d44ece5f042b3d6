/**
 * The OpenAPI document with the schemas of the answers. Routes name their answers by the types of the protocol ("list of DeckInfo"); what these are was
 * made from the types themselves (`npm run openapi`) and lies in `answers.json`.
 */
import { readFileSync } from 'node:fs';
import { clientMessage } from '@apnap/protocol';
import { z } from 'zod';

type Json = Record<string, unknown>;

const FILE = new URL('../../answers.json', import.meta.url);

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A page of a list. */
const listOf = (item: Json): Json => ({
  type: 'object',
  properties: {
    object: { const: 'list' },
    data: { type: 'array', items: item },
    hasMore: { type: 'boolean' },
    next: { type: 'string', description: 'Where the next page is.' },
    total: { type: 'number', description: 'How many there are in all, where that is known.' },
  },
  required: ['object', 'data', 'hasMore'],
  additionalProperties: false,
});

/** The schema of an answer by its name: "X", "list of X", "X | Y", "X (how it comes)". */
function schemaOf(answer: string): Json {
  const name = answer.replace(/ \(.*\)$/, '');
  if (name.startsWith('list of ')) return listOf(ref(name.slice('list of '.length)));
  const either = name.split(' | ');
  return either.length > 1 ? { anyOf: either.map(ref) } : ref(name);
}

interface Response {
  description: string;
  content?: Json;
}

let document: Json | null = null;

/** The document that the routes make, with what they answer described. */
export function withAnswers(routes: object): Json {
  if (document) return document;
  const { paths, ...rest } = routes as { paths: Record<string, Record<string, { responses?: Record<string, Response> }>> };
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods))
      for (const response of Object.values(operation.responses ?? {})) {
        const type = response.description.includes('NDJSON') ? 'application/x-ndjson' : 'application/json';
        response.content = { [type]: { schema: schemaOf(response.description) } };
      }
  const { $schema: _, ...sent } = z.toJSONSchema(clientMessage, { io: 'input' });
  const schemas = { ...(JSON.parse(readFileSync(FILE, 'utf8')) as Json), ClientMessage: sent };
  document = { ...rest, components: { schemas }, paths };
  return document;
}
