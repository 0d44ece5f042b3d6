/** Secrets: made by the system's generator, kept as hashes, compared in constant time. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A token nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Letters and digits that are not mistaken for one another. */
export const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to write down: four groups of four, 80 bits. */
export function newClaimCode(): string {
  const letters = [...randomBytes(16)].map((b) => LETTERS[b % LETTERS.length]);
  return [0, 4, 8, 12].map((i) => letters.slice(i, i + 4).join('')).join('-');
}

/** For secrets that can't be guessed: tokens and codes. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A claim code as it was meant, however it was typed. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (e, key) => (e ? reject(e) : resolve(key)));
  });

/** A password as it is kept. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

/** Whether the password is the one behind the hash; takes as long for a name that doesn't exist. */
export async function passwordFits(password: string, kept: string | null): Promise<boolean> {
  const [, salt, key] = (kept ?? `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(LENGTH).toString('base64')}`).split('$');
  const wanted = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'));
  return wanted.length === given.length && timingSafeEqual(wanted, given) && kept !== null;
}
