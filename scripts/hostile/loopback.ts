/** Which hosts may be attacked: this machine, by itself. */
import { isIPv4 } from 'node:net';

/** Whether a host is this machine and no other: attacks on anything else are refused. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** @throws Error for a server that is elsewhere */
export function onlyHere(base: string): void {
  const { hostname } = new URL(base);
  if (!isLoopback(hostname.replace(/^\[|\]$/g, ''))) throw new Error(`${base} is not on this machine: nothing else is attacked`);
}
