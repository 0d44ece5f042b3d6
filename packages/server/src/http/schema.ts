/** What a route is, for the OpenAPI document. */
import { z } from 'zod';

/** The description of a route: what it does, what it answers with, what it takes in its body, its query and its path. */
export function described(summary: string, answer: string, body?: z.ZodType, query?: z.ZodType, params?: z.ZodType): { schema: object } {
  const json = (schema: z.ZodType): object => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
    return rest;
  };
  return {
    schema: {
      summary,
      ...(body ? { body: json(body) } : {}),
      ...(params ? { params: json(params) } : {}),
      ...(query ? { querystring: json(query) } : {}),
      response: { 200: { description: answer }, default: { description: 'ErrorView' } },
    },
  };
}
