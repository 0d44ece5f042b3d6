/** What is told of a seed before it may be known. */
import { createHash } from 'node:crypto';

/** SHA-256 in hex: the commitment to a seed. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');
