import { isIP } from 'node:net';
import { AppError } from '../errors.ts';

/** Where a request goes, before any name is looked up. */
export interface OutboundTarget {
  readonly url: URL;
  /** A name or an address, without the brackets of IPv6. */
  readonly host: string;
  readonly port: number;
  /** A setting names it: it may be private, and on any port. */
  readonly isTrusted: boolean;
}

const HTTPS_PORT = 443;
const HTTP_PORT = 80;
const MAX_URL = 2048;

/** The hosts of a setting (`host:port`) in the one spelling in which targets are compared with them. */
export function trustedPlaces(hosts: readonly string[]): ReadonlySet<string> {
  return new Set(hosts.map((host) => placeOf(new URL(`https://${host}`))));
}

/**
 * Reads an address of another site. `service` is the origin of one that the operator has named in a setting of its own, which may be
 * anywhere and without TLS. Errors: SSRF_BLOCKED for what is not https, has a user or another port than 443.
 */
export function targetOf(text: string, trusted: ReadonlySet<string>, service?: string): OutboundTarget {
  if (text.length > MAX_URL || !URL.canParse(text)) throw blocked('give a complete https address');
  // WHATWG URLs know one spelling of each address: 0x7f.1, 2130706433 and ①②⑦.1 are 127.0.0.1 from here on.
  const url = new URL(text);
  const isService = url.origin === service;
  if (url.protocol !== 'https:' && !isService) throw blocked('give an address that starts with https://');
  if (url.username !== '' || url.password !== '') throw blocked('leave user name and password out');
  const isTrusted = isService || trusted.has(placeOf(url));
  const port = portOf(url);
  if (port !== HTTPS_PORT && !isTrusted) throw blocked('use port 443, the only one that is open');
  return { url, host: url.hostname.replace(/^\[|\]$/g, ''), port, isTrusted };
}

/** True for a host that is an address and no name. */
export function isAddress({ host }: Pick<OutboundTarget, 'host'>): boolean {
  return isIP(host) !== 0;
}

/** The refusal of an address; its words tell nothing of what stands behind a name. */
export function blocked(advice: string): AppError {
  return new AppError('SSRF_BLOCKED', `This platform does not send requests there: ${advice}.`);
}

function placeOf(url: URL): string {
  return `${url.hostname}:${portOf(url)}`;
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'http:' ? HTTP_PORT : HTTPS_PORT;
}
