import { X509Certificate } from 'node:crypto';
import { lookup as lookUp } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
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
  getJson(url: string): Promise<unknown>;
}

export interface OutboundOptions {
  /** `host:port` of sites that may be private and on any port, such as those inside one network. */
  readonly trustedHosts?: readonly string[] | undefined;
  /** PEM file with the authorities that vouch for trusted hosts, beside the public ones. */
  readonly caFile?: string | undefined;
  readonly deadlineMs?: number;
  /** The addresses of a name; the system's resolver unless told. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Opens the connection; TLS of Node unless told. */
  readonly dial?: (options: ConnectionOptions) => TLSSocket;
}

const OUTBOUND_DEADLINE_MS = 5000;
export const OUTBOUND_MAX_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const TLS_FAULT = /CERT|TLS|SSL|SIGNATURE|ISSUER/;

/** Error: ConfigError when the file of authorities cannot be read. */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { trustedHosts = [], caFile, deadlineMs = OUTBOUND_DEADLINE_MS } = options;
  const { resolve = systemAddresses, dial = connect } = options;
  const trusted = trustedPlaces(trustedHosts);
  const ofTrusted = caFile === undefined ? undefined : authoritiesOf(caFile);

  return {
    async getJson(text) {
      const target = targetOf(text, trusted);
      const signal = AbortSignal.timeout(deadlineMs);
      try {
        const addresses = await unlessAborted(addressesOf(target), signal);
        const bytes = await read(target, addresses, signal);
        return parse(target, bytes);
      } catch (error) {
        if (isAppError(error)) throw error;
        throw signal.aborted ? tooSlow(target, error) : unreachable(target, error);
      }
    },
  };

  /** Every address of the host, each of them allowed; a name with one forbidden address is refused whole. */
  async function addressesOf(target: OutboundTarget): Promise<readonly string[]> {
    const addresses = isAddress(target) ? [target.host] : await resolve(target.host);
    if (addresses.length === 0) throw new Error('The name has no address.');
    if (target.isTrusted || addresses.every(isPublicAddress)) return addresses;
    throw blocked(
      'give a host on the public internet, or have an operator name it in OUTBOUND_TRUSTED_HOSTS',
    );
  }

  function read(target: OutboundTarget, addresses: readonly string[], signal: AbortSignal): Promise<Buffer> {
    const { url, host, port, isTrusted } = target;
    return new Promise((done, fail) => {
      const request = requestHttps({
        method: 'GET',
        host,
        port,
        path: `${url.pathname}${url.search}`,
        // Without an encoding nothing is unpacked, so what is counted is what was sent.
        headers: {
          host: url.host,
          accept: 'application/did+json, application/did+ld+json, application/json',
          'accept-encoding': 'identity',
          'user-agent': 'testamur',
          connection: 'close',
        },
        signal,
        createConnection: () =>
          dial({
            host,
            port,
            // Names are settled: no second look-up can change what was checked.
            lookup: pinnedTo(addresses),
            rejectUnauthorized: true,
            ALPNProtocols: ['http/1.1'],
            ...(isAddress(target) ? {} : { servername: host }),
            // An authority of one network must not speak for sites outside of it.
            ...(isTrusted && ofTrusted ? { secureContext: ofTrusted } : {}),
          }),
      });
      const stop = (error: unknown) => {
        fail(error);
        request.destroy();
      };
      request.on('error', fail);
      request.on('response', (response) => {
        const fault = faultOf(response);
        if (fault !== undefined) return stop(unusable(target, fault));
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > OUTBOUND_MAX_BYTES) stop(unusable(target, TOO_LARGE));
          else chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('end', () => done(Buffer.concat(chunks)));
      });
      request.end();
    });
  }
}

const TOO_LARGE = `its answer is over ${OUTBOUND_MAX_BYTES / 1024} KB`;

/** Why an answer is not read, from its head alone. */
function faultOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  if (statusCode >= 300 && statusCode < 400) return 'it redirects to another place, which is not followed';
  if (statusCode !== 200) return `it answers with status ${statusCode}`;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return 'it sends a packed answer although none was asked for';
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return 'its answer is not of a JSON media type';
  return Number(headers['content-length'] ?? 0) > OUTBOUND_MAX_BYTES ? TOO_LARGE : undefined;
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
