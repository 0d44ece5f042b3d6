/** Where a request comes from, as limits count it. */
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../network.js';
import { CLIENT, wasSentOn } from './proxy.js';

/**
 * The address that is counted: of IPv6 the network of 64 bits, all of which is one subscriber's.
 * @param secret of this server: another server of its database, which knows it, says for whom it asks
 */
export function addressOf(request: FastifyRequest, secret: string): string {
  const told = wasSentOn(request, secret) ? request.headers[CLIENT] : undefined;
  return networkOf(typeof told === 'string' ? told : request.ip);
}
