import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openHttpsSite } from '../../../kernel/outbound/testing/https-site.ts';

type Json = Record<string, unknown>;

/** What a token endpoint is asked for, and what its honest answer would be. */
export interface HonestToken {
  readonly claims: Json;
  readonly header: Json;
  /** Signs with the key that is published. */
  sign(claims: Json, header?: Json): string;
  /** With an alg of its own: HMAC with some bytes, or nothing. */
  forge(claims: Json, header: Json, signature: (input: string) => Buffer): string;
  /** The published key as PEM: what careless libraries take for a shared secret. */
  readonly publicPem: string;
  /** A key that was never published. */
  readonly foreignKey: KeyObject;
}

/** How a provider lies: each member in place of what it would honestly do. */
export interface Lie {
  metadata?(honest: Json): Json;
  /** The query that the browser brings back. */
  callback?(honest: Record<string, string>): Record<string, string>;
  idToken?(honest: HonestToken): string;
  /** Paths that are never answered. */
  isSilentAt?(path: string): boolean;
  /** What happens while the token endpoint thinks. */
  meanwhile?(): Promise<unknown>;
  /** In place of the whole answer of the token endpoint. */
  token?(response: ServerResponse): void;
}

/** An OpenID provider that does as a test tells it. */
export async function startLyingProvider({ clientId, email }: { clientId: string; email: string }) {
  const site = await openHttpsSite();
  const issuer = `https://${site.host}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const kid = 'key-1';
  /** Codes that were given out, with the nonce that their token has to carry. */
  const codes = new Map<string, string>();
  let lie: Lie = {};
  let at = () => new Date();

  site.serveRest((request, response) => {
    const { pathname } = new URL(request.url ?? '', issuer);
    if (lie.isSilentAt?.(pathname)) return;
    if (pathname === '/.well-known/openid-configuration') {
      const honest = honestMetadata();
      return json(response, lie.metadata?.(honest) ?? honest);
    }
    if (pathname === '/jwks') {
      return json(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }] });
    }
    if (pathname === '/token') return void tokenFor(request, response);
    response.writeHead(404).end();
  });

  return {
    host: site.host,
    caFile: site.caFile,
    hits: site.hits,
    issuer,
    /** Lies like this from now on; whatever is not said is honest. */
    tell(next: Lie, now: () => Date) {
      lie = next;
      at = now;
    },
    /** What a browser brings back that was sent to this address. */
    answer(url: string): Record<string, string> {
      const asked = new URL(url).searchParams;
      const code = randomBytes(16).toString('hex');
      codes.set(code, asked.get('nonce') ?? '');
      const honest = { code, state: asked.get('state') ?? '', iss: issuer };
      return lie.callback?.(honest) ?? honest;
    },
    close: () => site.close(),
  };

  function honestMetadata(): Json {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  async function tokenFor(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    await lie.meanwhile?.();
    if (lie.token) return lie.token(response);
    const code = new URLSearchParams(body).get('code') ?? '';
    const nonce = codes.get(code);
    codes.delete(code);
    if (nonce === undefined) return json(response, { error: 'invalid_grant' }, 400);
    const seconds = Math.floor(at().getTime() / 1000);
    const claims = {
      iss: issuer,
      sub: 'mallory',
      aud: clientId,
      iat: seconds,
      exp: seconds + 300,
      nonce,
      email,
    };
    const header = { alg: 'RS256', kid, typ: 'JWT' };
    const rsa = (key: KeyObject) => (input: string) => sign('sha256', Buffer.from(input), key);
    const honest: HonestToken = {
      claims,
      header,
      sign: (own, ownHeader = header) => forge(own, ownHeader, rsa(privateKey)),
      forge,
      publicPem,
      foreignKey,
    };
    const id_token = lie.idToken?.(honest) ?? honest.sign(claims);
    json(response, {
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: 60,
      id_token,
    });
  }
}

/** HMAC with any bytes, as `alg: HS256` has it. */
export const hmacWith = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest();

function forge(claims: Json, header: Json, signature: (input: string) => Buffer): string {
  const input = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${input}.${signature(input).toString('base64url')}`;
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
