import { X509Certificate } from 'node:crypto';
import { lookup as lookUp } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect as connectPlain, isIP, type LookupFunction } from 'node:net';
import {
  type ConnectionOptions,
  connect,
  createSecureContext,
  rootCertificates,
  type SecureContext,
  type TLSSocket,
} from 'node:tls';
import { ConfigError } from '../config.ts';
import { parseStrictJson } from '../crypto/strict-json.ts';
import { AppError, isAppError } from '../errors.ts';
import { isPublicAddress } from './addresses.ts';
import { blocked, isAddress, type OutboundTarget, targetOf, trustedPlaces } from './target.ts';

/** The one way out of the platform to addresses that somebody else has chosen. */
export interface Outbound {
  /**
   * The JSON document at an https address, read strictly. No redirect is followed: a hop to another site would be a request
   * that nobody asked for. Errors: SSRF_BLOCKED, UPSTREAM_TIMEOUT after 5 seconds in all, else UPSTREAM_UNAVAILABLE with the
   * reason; none of them tells an address that a name has.
   */
  getJson(url: string, options?: AskOptions): Promise<unknown>;
}

/** The same for sites that show other documents than JSON, and are talked to in their own protocol. */
export interface ExchangingOutbound extends Outbound {
  /**
   * The UTF-8 text at an https address. Errors as above, also for another media type than one that begins with `mediaTypes`. With
   * `followsOnce` one redirect to the same site is followed: many publish a document behind one.
   */
  getText(
    url: string,
    options: AskOptions & { readonly mediaTypes: readonly string[]; readonly followsOnce?: boolean },
  ): Promise<string>;
  /** One request, and what the site answers, whatever its status but a redirect. Errors as above. */
  exchange(request: OutboundRequest, options?: AskOptions): Promise<OutboundReply>;
}

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface OutboundReply {
  readonly status: number;
  readonly mediaType: string;
  readonly body: Buffer;
}

/** The same for a service that is sent documents, too. */
export interface TalkingOutbound extends Outbound {
  /** The JSON document that a site answers to one that is sent. Errors as above, with a SiteAnswer as cause for another status than 200. */
  postJson(url: string, body: unknown, options?: AskOptions): Promise<unknown>;
}

export interface AskOptions {
  /** When to give up, in place of the usual deadline. */
  readonly signal?: AbortSignal | undefined;
  /** Most bytes of an answer; 64 KB unless told. */
  readonly maxBytes?: number | undefined;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string | undefined;
}

/** What a site answers in place of a document. */
export class SiteAnswer extends Error {
  override readonly name = 'SiteAnswer';
  readonly status: number;
  /** How long it asks to be left alone; undefined when it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor({ statusCode = 0, headers }: IncomingMessage) {
    super(`The site answered with status ${statusCode}.`);
    this.status = statusCode;
    const seconds = headers['retry-after'] ?? '';
    this.retryAfterMs = /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
  }
}

export interface OutboundOptions {
  /** `host:port` of sites that may be private and on any port, such as those inside one network. */
  readonly trustedHosts?: readonly string[] | undefined;
  /** The address of a service that the operator has named in a setting of its own: it may be private, on any port and without TLS. */
  readonly service?: string | undefined;
  /** PEM file with the authorities that vouch for trusted hosts, beside the public ones. */
  readonly caFile?: string | undefined;
  readonly deadlineMs?: number;
  /** The addresses of a name; the system's resolver unless told. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Opens the connection; TLS of Node unless told. */
  readonly dial?: (options: ConnectionOptions) => TLSSocket;
}

/** A request as it is sent. */
interface Asked extends Pick<AskOptions, 'signal' | 'maxBytes'> {
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Why an answer is not read, from its head; undefined for one that is. */
  readonly fault: (response: IncomingMessage) => string | undefined;
  /** Says where a redirect leads in place of refusing it. */
  readonly keepsPlace?: boolean;
}

interface Answered extends OutboundReply {
  /** Where it redirects to. */
  readonly place?: string;
}

const OUTBOUND_DEADLINE_MS = 5000;
export const OUTBOUND_MAX_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const TLS_FAULT = /CERT|TLS|SSL|SIGNATURE|ISSUER/;

/** Error: ConfigError when the file of authorities cannot be read. */
export function createOutbound(options: OutboundOptions = {}): TalkingOutbound & ExchangingOutbound {
  const { trustedHosts = [], caFile, deadlineMs = OUTBOUND_DEADLINE_MS } = options;
  const { resolve = systemAddresses, dial = connect } = options;
  const trusted = trustedPlaces(trustedHosts);
  const service = options.service === undefined ? undefined : new URL(options.service).origin;
  const ofTrusted = caFile === undefined ? undefined : authoritiesOf(caFile);

  return {
    getJson: (url, asked = {}) => askJson({ ...asked, url }),
    postJson: (url, body, asked = {}) => askJson({ ...asked, url, body: JSON.stringify(body) }),
    async getText(url, { mediaTypes, followsOnce = false, ...asked }) {
      const accept = { accept: [...mediaTypes, '*/*;q=0.1'].join(', ') };
      const fault = (response: IncomingMessage) => textFaultOf(response, mediaTypes);
      const target = targetOf(url, trusted, service);
      let reply = await ask(target, { ...asked, headers: accept, fault, keepsPlace: followsOnce });
      let source = target;
      if (reply.place !== undefined) {
        source = sameSite(target, reply.place, trusted);
        reply = await ask(source, { ...asked, headers: accept, fault });
      }
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(reply.body);
      } catch (cause) {
        throw unusable(source, 'its answer is not UTF-8', cause);
      }
    },
    async exchange({ method, url, headers, body }, asked = {}) {
      const target = targetOf(url, trusted, service);
      const {
        status,
        mediaType,
        body: bytes,
      } = await ask(target, {
        ...asked,
        method,
        headers,
        fault: exchangeFaultOf,
        ...(body === undefined ? {} : { body }),
      });
      return { status, mediaType, body: bytes };
    },
  };

  async function askJson({ url, token, body, ...asked }: AskOptions & { url: string; body?: string }) {
    const target = targetOf(url, trusted, service);
    const { body: bytes } = await ask(target, {
      ...asked,
      ...(body === undefined ? {} : { body }),
      headers: {
        accept: 'application/did+json, application/did+ld+json, application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      fault: jsonFaultOf,
    });
    return parse(target, bytes);
  }

  async function ask(target: OutboundTarget, asked: Asked): Promise<Answered> {
    const { signal = AbortSignal.timeout(deadlineMs) } = asked;
    try {
      const addresses = await unlessAborted(addressesOf(target), signal);
      return await read(target, addresses, { ...asked, signal });
    } catch (error) {
      if (isAppError(error)) throw error;
      throw signal.aborted ? tooSlow(target, error) : unreachable(target, error);
    }
  }

  /** Every address of the host, each of them allowed; a name with one forbidden address is refused whole. */
  async function addressesOf(target: OutboundTarget): Promise<readonly string[]> {
    const addresses = isAddress(target) ? [target.host] : await resolve(target.host);
    if (addresses.length === 0) throw new Error('The name has no address.');
    if (target.isTrusted || addresses.every(isPublicAddress)) return addresses;
    throw blocked(
      'give a host on the public internet, or have an operator name it in OUTBOUND_TRUSTED_HOSTS',
    );
  }

  function read(target: OutboundTarget, addresses: readonly string[], asked: Asked): Promise<Answered> {
    const { url, host, port, isTrusted } = target;
    const { body, headers, fault, signal, maxBytes = OUTBOUND_MAX_BYTES } = asked;
    const { method = body === undefined ? 'GET' : 'POST', keepsPlace = false } = asked;
    const isPlain = url.protocol === 'http:';
    return new Promise((done, fail) => {
      const request = (isPlain ? requestHttp : requestHttps)({
        method,
        host,
        port,
        path: `${url.pathname}${url.search}`,
        // Without an encoding nothing is unpacked, so what is counted is what was sent.
        headers: {
          ...headers,
          host: url.host,
          'accept-encoding': 'identity',
          'user-agent': 'testamur',
          connection: 'close',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
        signal,
        createConnection: () => {
          // Names are settled: no second look-up can change what was checked.
          const place = { host, port, lookup: pinnedTo(addresses) };
          if (isPlain) return connectPlain(place);
          return dial({
            ...place,
            rejectUnauthorized: true,
            ALPNProtocols: ['http/1.1'],
            ...(isAddress(target) ? {} : { servername: host }),
            // An authority of one network must not speak for sites outside of it.
            ...(isTrusted && ofTrusted ? { secureContext: ofTrusted } : {}),
          });
        },
      });
      const stop = (error: unknown) => {
        fail(error);
        request.destroy();
      };
      request.on('error', fail);
      request.on('response', (response) => {
        const status = response.statusCode ?? 0;
        const mediaType = response.headers['content-type'] ?? '';
        const place = keepsPlace && isRedirect(response) ? response.headers.location : undefined;
        if (place !== undefined) {
          done({ status, mediaType, body: Buffer.alloc(0), place });
          return request.destroy();
        }
        const why = faultOf(response, maxBytes) ?? fault(response);
        if (why !== undefined) return stop(unusable(target, why, new SiteAnswer(response)));
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) stop(unusable(target, tooLarge(maxBytes), new SiteAnswer(response)));
          else chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('end', () => done({ status, mediaType, body: Buffer.concat(chunks) }));
      });
      request.end(body);
    });
  }
}

function tooLarge(maxBytes: number): string {
  return `its answer is over ${maxBytes / 1024} KB`;
}

/** Why no answer of this kind is read, from its head alone. */
function faultOf(response: IncomingMessage, maxBytes: number): string | undefined {
  const { headers } = response;
  if (isRedirect(response)) return 'it redirects to another place, which is not followed';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return 'it sends a packed answer although none was asked for';
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(maxBytes) : undefined;
}

function jsonFaultOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  if (statusCode !== 200) return `it answers with status ${statusCode}`;
  return JSON_TYPE.test(headers['content-type'] ?? '') ? undefined : 'its answer is not of a JSON media type';
}

function textFaultOf(
  { statusCode = 0, headers }: IncomingMessage,
  mediaTypes: readonly string[],
): string | undefined {
  if (statusCode !== 200) return `it answers with status ${statusCode}`;
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  return mediaTypes.includes(type.trim()) ? undefined : `its answer is not ${mediaTypes.join(' or ')}`;
}

function exchangeFaultOf({ statusCode = 0 }: IncomingMessage): string | undefined {
  // A site that is down says so with a page for people.
  return statusCode >= 500 ? `it answers with status ${statusCode}` : undefined;
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400;
}

/** Where a redirect leads, when it stays at the site. Error: UPSTREAM_UNAVAILABLE. */
function sameSite(from: OutboundTarget, place: string, trusted: ReadonlySet<string>): OutboundTarget {
  const to = URL.canParse(place, from.url.href) ? new URL(place, from.url.href) : undefined;
  if (to?.origin === from.url.origin) return targetOf(to.href, trusted);
  throw unusable(from, 'it redirects to another place, which is not followed');
}

function parse(target: OutboundTarget, bytes: Buffer): unknown {
  try {
    return parseStrictJson(bytes);
  } catch (error) {
    const detail = isAppError(error) ? error.details?.[0]?.message : undefined;
    throw unusable(target, `its JSON is refused (${detail ?? 'malformed'})`, error);
  }
}

/** A look-up that knows only what was checked. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) callback(null, answers);
    else callback(null, answers[0]?.address ?? '', answers[0]?.family);
  };
}

async function systemAddresses(host: string): Promise<readonly string[]> {
  return (await lookUp(host, { all: true })).map(({ address }) => address);
}

/** Names are looked up by the system, which cannot be told to stop; the deadline stops waiting for it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    work.then(done, fail);
  });
}

function authoritiesOf(file: string): SecureContext {
  try {
    const pem = readFileSync(file, 'utf8');
    new X509Certificate(pem); // OpenSSL skips what is no certificate without a word
    return createSecureContext({ ca: [...rootCertificates, pem] });
  } catch (cause) {
    throw new ConfigError(`OUTBOUND_CA_FILE: name a readable PEM file of certificates, not ${file}.`, {
      cause,
    });
  }
}

function unreachable(target: OutboundTarget, cause: unknown): AppError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const why = TLS_FAULT.test(code) ? 'its TLS certificate does not verify' : 'it cannot be reached';
  return unusable(target, why, cause);
}

function unusable({ url }: OutboundTarget, why: string, cause?: unknown): AppError {
  return new AppError(
    'UPSTREAM_UNAVAILABLE',
    `${url.host} cannot be read: ${why}. Try again when it is mended.`,
    {
      cause,
    },
  );
}

function tooSlow({ url }: OutboundTarget, cause: unknown): AppError {
  return new AppError('UPSTREAM_TIMEOUT', `${url.host} did not answer in time; try again later.`, { cause });
}
