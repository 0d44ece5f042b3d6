/** A commitment to a seed that is told before a draft, and the check of the boosters when the seed has been told after it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a seed in hex: told before, it binds who has the seed, and tells nothing of it where that is long enough ({@link SECRET_SEED} of the kernel). */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** Whether a seed is the one that was committed to. */
export const isCommitted = (commitment: string, seed: string): boolean => commitmentTo(seed) === commitment;
