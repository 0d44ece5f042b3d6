/**
 * By which names a server is spoken to. A page of somebody else's that has its own name lead here (DNS rebinding) sends that name in `Host`: it is of the
 * same origin to the browser, and must be to nobody else.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';

/** The name in a `Host` header or a URL, in lower case, without port and brackets; '' for what is none. */
export function hostOf(header: string | undefined): string {
  try {
    const { hostname: name, pathname, username, password, search, hash } = new URL(`http://${header ?? ''}`);
    const bare = pathname === '/' && username === '' && password === '' && search === '' && hash === '';
    return bare ? name.replace(/^\[|\]$/g, '').replace(/\.$/, '') : '';
  } catch {
    return '';
  }
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

/** What a proxy puts into a request. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Whether who asks sits at the machine of the server: the connection comes from there, it speaks of the machine as of itself, and nobody has sent the request on.
 * Another page there can't ask, for it may not read what is answered.
 */
export const isFromHere = ({ headers, socket }: FastifyRequest): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  isLoopback(hostOf(headers.host)) &&
  FORWARDED.every((name) => headers[name] === undefined);

export class Hosts {
  private readonly names: ReadonlySet<string>;
  /** Whether others than this machine reach it. */
  private readonly abroad: boolean;

  /**
   * @param listens the address it listens at
   * @param urls by which it is known: where others reach it, origins of its pages
   * @param names further ones
   */
  constructor(listens: string, urls: readonly string[] = [], names: readonly string[] = []) {
    const known = [listens, ...names.map(hostOf), ...urls.map((url) => hostOf((url.split('://')[1] ?? url).split('/')[0]))];
    this.abroad = !isLoopback(listens);
    const own = hostname().toLowerCase();
    this.names = new Set(
      [...known, ...(this.abroad ? [own, `${own}.local`] : [])].filter((name) => name !== '').map((n) => n.toLowerCase()),
    );
  }

  /** Whether a request with this `Host` is for this server. An address can't be made to lead elsewhere, as a name can. */
  allows(header: string | undefined): boolean {
    const name = hostOf(header);
    if (name === '') return false;
    return isLoopback(name) || this.names.has(name) || (this.abroad && isIP(name) !== 0);
  }
}

/**
 * Whether a page may do that: pages of this server, pages that were allowed, and what is no page. Scheme, name and port must be the same.
 * @param secure whether browsers speak to the server by https, whatever arrives here
 */
export function sameOrigin(request: FastifyRequest, allowed: readonly string[], secure: boolean): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    const own = new URL(`${secure ? 'https' : request.protocol}://${host}`);
    return own.username === '' && own.password === '' && own.origin === origin;
  } catch {
    return false;
  }
}
