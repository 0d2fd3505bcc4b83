import type { IncomingMessage, ServerResponse } from 'node:http';

// What a script of another origin may read of a reply beside its body.
const EXPOSED = 'Retry-After, RateLimit, RateLimit-Policy, X-Correlation-Id';
// The longest that browsers keep an answer to a preflight, in seconds.
const MAX_AGE = '7200';

/** Lets scripts of every origin read this reply; browsers send no cookies with such requests (Fetch §3.2.5). */
export function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** True for the question that a browser asks before it sends what a plain form could not (Fetch §3.2.2). */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && 'access-control-request-method' in headers;
}

/** Answers a preflight for a path on which every origin may use these methods. */
export function answerPreflight(response: ServerResponse, methods: readonly string[]): void {
  allowEveryOrigin(response);
  response.setHeader('Access-Control-Allow-Methods', methods.join(', '));
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept, Accept-Language');
  response.setHeader('Access-Control-Max-Age', MAX_AGE);
  response.writeHead(204).end();
}
