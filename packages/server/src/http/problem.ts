/** What can go wrong with a request, as the client is told. */
import type { ErrorView, Text } from '@apnap/protocol';
import type { z } from 'zod';
import { say, type TextId } from '../text.js';
import { writable } from '../writable.js';

/** A request that is answered with an error. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Text,
  ) {
    super(code);
  }

  view(): ErrorView {
    return { object: 'error', status: this.status, code: this.code, text: this.text };
  }
}

/** A problem with a text of the server. */
export function problem(
  status: number,
  id: Extract<TextId, `error.${string}`>,
  params: Record<string, string | number | Text> = {},
): Problem {
  return new Problem(status, id.slice('error.'.length), say(id, params));
}

/** What came in, checked. @throws Problem naming the first field that is wrong. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success && writable(result.data)) return result.data;
  if (result.success) throw problem(400, 'error.badRequest', { what: '\\0, \\uD800…' });
  const [issue] = result.error.issues;
  const fault = issue.code === 'custom' ? (issue.params as { name?: string } | undefined)?.name : undefined;
  if (fault !== undefined) throw fault.startsWith('U+') ? problem(400, 'error.badName', { what: fault }) : problem(400, 'error.noName');
  throw problem(400, 'error.badRequest', { what: `${issue.path.join('.') || 'body'}: ${issue.message}` });
}
