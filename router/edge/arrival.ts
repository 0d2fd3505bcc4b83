import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressKey, plainAddress } from '../../kernel/addresses.ts';
import { correlationIdFrom } from '../../kernel/request-names.ts';

const CORRELATION_HEADER = 'X-Correlation-Id';

/** The caller's correlation id when it is one that logs can carry, else a new one. */
export function correlationIdOf(request: IncomingMessage): string {
  return correlationIdFrom(request.headers['x-correlation-id']);
}

/**
 * The address that a request came from. `X-Forwarded-For` counts only when `trustedProxies` of our own stand in front: each
 * appends the address that it saw, so the caller is that many entries from the end.
 */
export function clientAddressOf(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return plainAddress(socket);
  const forwarded = [request.headers['x-forwarded-for']].flat().join(',');
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  const caller = hops.at(-trustedProxies);
  return plainAddress(caller && /^[0-9a-fA-F.:]{2,45}$/.test(caller) ? caller : socket);
}

/**
 * Every value that was sent under a header name (given in lower case). Node keeps the first of some repeated headers in
 * `headers`; which one was meant is not ours to guess.
 */
export function sentValues({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  );
}

/**
 * Names clients by a keyed hash of their address: one for each IPv4 address or IPv6 network. The address itself goes nowhere, and
 * without the key nobody can try out which address a name belongs to.
 */
export function createClientHash(options: {
  key: Uint8Array;
  trustedProxies: number;
}): (request: IncomingMessage) => string {
  const { key, trustedProxies } = options;
  return (request) =>
    createHmac('sha256', key)
      .update(addressKey(clientAddressOf(request, trustedProxies)))
      .digest('base64url')
      .slice(0, 22);
}

/** What of a device a page may ask for: nothing, unless it is one that scans codes. */
export function permissionsPolicy({ camera = false } = {}): string {
  return `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=()`;
}

/** Headers that every reply carries; pages that need more of a policy set their own. */
export function setSecurityHeaders(
  response: ServerResponse,
  options: { correlationId: string; isHttps: boolean },
): void {
  response.setHeader(CORRELATION_HEADER, options.correlationId);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Permissions-Policy', permissionsPolicy());
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (options.isHttps) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}
