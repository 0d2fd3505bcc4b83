import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { AssertionKeys } from '../kernel/assertion.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { ConfigError } from '../kernel/config.ts';
import { newId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/log.ts';
import { UNIT_NAMES } from '../kernel/units.ts';
import { PEER } from '../subgraphs/rpc.ts';
import {
  commonName,
  type KeyPem,
  newAssertionKeyPem,
  newKeyPem,
  openCa,
  readCertificate,
  selfSignedCa,
} from './certificate-authority.ts';

/** What one name needs to serve and to call, as PEM. */
export interface CertificateFiles {
  readonly ca: Buffer;
  readonly certificate: Buffer;
  readonly key: Buffer;
}

/** The certificates of this process, read again when their files change. */
export interface Certificates {
  /** The files of a name, as last read. Errors: ConfigError naming the file that is missing or wrong. */
  of(name: string): CertificateFiles;
  /** Calls `listener` after files of `name` have changed; returns the function that ends it. */
  onChange(name: string, listener: () => void): () => void;
  /** The keys of the gateway's assertions, as last read. Errors: ConfigError naming the file that is missing or wrong. */
  assertionKeys(): AssertionKeys;
  /** Looks for changed files now instead of within ten seconds; a broken new file leaves the old one in use. */
  refresh(): void;
  close(): void;
}

interface IssueOptions {
  readonly dir: string;
  readonly names: readonly string[];
  /** Where `ca.key` lies when units shall not be able to read it; `dir` unless told. */
  readonly caDir?: string;
  /** Each name in a folder of its own below `dir`, so that each unit can be given its own and no other. */
  readonly isApart?: boolean;
  readonly now?: Clock;
}

interface OpenOptions {
  /** The folder of the embedded data; development certificates go to `certs` below it. */
  readonly dataDir: string;
  /** Certificates that somebody else issues; nothing is ever written there. */
  readonly certsDir?: string | undefined;
  /** The units of this process: their files must be there at the start. */
  readonly names: readonly string[];
  readonly log: Logger;
  readonly now?: Clock;
}

const DAY = 86_400_000;
const RENEW_BEFORE = 14 * DAY;
const LEAF_LIFE = 365 * DAY;
const CA_LIFE = 3650 * DAY;
const SKEW = 5 * 60_000;
const REFRESH_MS = 10_000;

const GATEWAY = 'api-gateway';
const ASSERTION_KEY = 'assertion.key';
const ASSERTION_PUBLIC = 'assertion.pem';
const MAKE_ASSERTION_KEY =
  'openssl genpkey -algorithm ed25519 -out assertion.key; openssl pkey -in assertion.key -pubout -out assertion.pem';

/** Everybody who gets a certificate of the development CA. */
export const CERTIFICATE_NAMES: readonly string[] = [...UNIT_NAMES, PEER];

/**
 * Makes what is missing or has less than 14 days left in `dir`: `ca.pem`, `ca.key` (0600), `<name>.pem`, `<name>.key` (0600), and
 * with the gateway among the names the pair of its assertions, `assertion.key` (0600) and `assertion.pem`.
 * Processes that start together end with one CA and matching pairs: keys are created exclusively and never replaced,
 * so that every certificate anybody writes fits them.
 */
export async function issueCertificates({
  dir,
  names,
  caDir = dir,
  isApart = false,
  now = systemClock,
}: IssueOptions): Promise<void> {
  const folderOf = (name: string) => (isApart ? join(dir, name) : dir);
  for (const folder of [caDir, ...names.map(folderOf)]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const at = now().getTime();
  const caKey = createPrivateKey(keyIn(join(caDir, 'ca.key'), newKeyPem));
  const caFile = join(caDir, 'ca.pem');
  const notBefore = new Date(at - SKEW);
  if (!isFresh(caFile, at, (certificate) => certificate.checkPrivateKey(caKey))) {
    replaceFile(caFile, await selfSignedCa(caKey, { notBefore, notAfter: new Date(at + CA_LIFE) }));
  }
  const ca = { certificate: readFileSync(caFile, 'utf8'), key: caKey };
  const caPublicKey = readCertificate(ca.certificate).publicKey;
  const assertionKey = names.includes(GATEWAY)
    ? createPublicKey(keyIn(join(folderOf(GATEWAY), ASSERTION_KEY), newAssertionKeyPem))
    : undefined;
  let sign: Awaited<ReturnType<typeof openCa>> | undefined;
  for (const name of names) {
    const folder = folderOf(name);
    keepFile(join(folder, 'ca.pem'), ca.certificate);
    if (assertionKey)
      keepFile(join(folder, ASSERTION_PUBLIC), String(assertionKey.export({ type: 'spki', format: 'pem' })));
    const key = createPrivateKey(keyIn(join(folder, `${name}.key`), newKeyPem));
    const file = join(folder, `${name}.pem`);
    const fits = isFresh(file, at, (leaf) => leaf.checkPrivateKey(key) && leaf.verify(caPublicKey));
    if (fits) continue;
    sign ??= await openCa(ca);
    replaceFile(file, await sign({ name, key, notBefore, notAfter: new Date(at + LEAF_LIFE) }));
  }
}

/** Opens the certificates of `certsDir`, or makes development ones. Errors: ConfigError naming what is missing, expired or does not fit. */
export async function openCertificates(options: OpenOptions): Promise<Certificates> {
  const { dataDir, certsDir, names, log, now = systemClock } = options;
  const dir = resolve(certsDir ?? join(dataDir, 'certs'));
  if (!certsDir) await issueCertificates({ dir, names: CERTIFICATE_NAMES, now });
  const current = new Map<string, CertificateFiles>();
  const listeners = new Map<string, Set<() => void>>();
  const warned = new Map<string, number>();
  let assertionKeys: AssertionKeys | undefined;

  const of = (name: string): CertificateFiles => {
    const known = current.get(name);
    if (known) return known;
    const files = readFiles(dir, name, now().getTime());
    current.set(name, files);
    return files;
  };

  const warnOfExpiry = (name: string): void => {
    const at = now().getTime();
    const { validTo } = readCertificate(of(name).certificate);
    if (Date.parse(validTo) - at > RENEW_BEFORE || at - (warned.get(name) ?? 0) < DAY) return;
    warned.set(name, at);
    log.warn(
      { certificate: name, validTo },
      `The certificate of ${name} expires soon; put a new one into ${dir}.`,
    );
  };

  const refresh = (): void => {
    for (const [name, old] of current) {
      try {
        const files = readFiles(dir, name, now().getTime());
        if (!sameFiles(old, files)) {
          current.set(name, files);
          log.info({ certificate: name }, `New certificate files of ${name} are in use for new connections.`);
          for (const listener of listeners.get(name) ?? []) listener();
        }
        warnOfExpiry(name);
      } catch (error) {
        log.error({ certificate: name, err: error }, `Keeping the old certificate of ${name}.`);
      }
    }
    if (!assertionKeys) return;
    try {
      assertionKeys = readAssertionKeys(dir, names.includes(GATEWAY));
    } catch (error) {
      log.error({ err: error }, 'Keeping the old keys of assertions.');
    }
  };

  for (const name of names) {
    of(name);
    warnOfExpiry(name);
  }
  const timer = setInterval(refresh, REFRESH_MS);
  timer.unref();
  return {
    of,
    refresh,
    onChange: (name, listener) => {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => void ofName.delete(listener);
    },
    assertionKeys() {
      assertionKeys ??= readAssertionKeys(dir, names.includes(GATEWAY));
      return assertionKeys;
    },
    close: () => clearInterval(timer),
  };
}

function readFiles(dir: string, name: string, at: number): CertificateFiles {
  const read = (file: string): Buffer => {
    try {
      return readFileSync(join(dir, file));
    } catch (cause) {
      throw new ConfigError(
        `${join(dir, file)} cannot be read; put ca.pem, ${name}.pem and ${name}.key there.`,
        { cause },
      );
    }
  };
  const files = { ca: read('ca.pem'), certificate: read(`${name}.pem`), key: read(`${name}.key`) };
  const leaf = parsed(join(dir, `${name}.pem`), () => readCertificate(files.certificate));
  const key = parsed(join(dir, `${name}.key`), () => createPrivateKey(files.key));
  parsed(join(dir, 'ca.pem'), () => readCertificate(files.ca));
  if (commonName(leaf.subject) !== name) {
    throw new ConfigError(
      `${join(dir, name)}.pem must have exactly one common name, CN=${name}; issue it anew.`,
    );
  }
  if (!leaf.checkPrivateKey(key))
    throw new ConfigError(`${name}.pem and ${name}.key in ${dir} are no pair; replace both.`);
  if (Date.parse(leaf.validTo) <= at) {
    throw new ConfigError(`${join(dir, name)}.pem expired at ${leaf.validTo}; replace it.`);
  }
  return files;
}

/** The public keys of `assertion.pem`, one or, around an exchange, several; the private one for the gateway alone. */
function readAssertionKeys(dir: string, isGateway: boolean): AssertionKeys {
  const read = (name: string): string => {
    try {
      return readFileSync(join(dir, name), 'utf8');
    } catch (cause) {
      throw new ConfigError(`${join(dir, name)} cannot be read; make a pair with: ${MAKE_ASSERTION_KEY}`, {
        cause,
      });
    }
  };
  const publicFile = join(dir, ASSERTION_PUBLIC);
  const blocks = read(ASSERTION_PUBLIC).match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g);
  const verifying = (blocks ?? []).map((pem) => parsed(publicFile, () => createPublicKey(pem)));
  requireEd25519(publicFile, verifying);
  if (!isGateway) return { signing: undefined, verifying };
  const file = join(dir, ASSERTION_KEY);
  const pem = read(ASSERTION_KEY);
  const signing = parsed(file, () => createPrivateKey(pem));
  requireEd25519(file, [signing]);
  if (!verifying.some((key) => key.equals(createPublicKey(signing))))
    throw new ConfigError(`${file} fits no key in ${publicFile}; add its public key there.`);
  return { signing, verifying };
}

function requireEd25519(file: string, keys: readonly KeyObject[]): void {
  if (keys.length > 0 && keys.every((key) => key.asymmetricKeyType === 'ed25519')) return;
  throw new ConfigError(
    `${file} must hold Ed25519 keys and nothing else; make a pair with: ${MAKE_ASSERTION_KEY}`,
  );
}

function parsed<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new ConfigError(`${file} is not PEM that OpenSSL reads; replace it.`, { cause });
  }
}

function sameFiles(a: CertificateFiles, b: CertificateFiles): boolean {
  return a.ca.equals(b.ca) && a.certificate.equals(b.certificate) && a.key.equals(b.key);
}

function isFresh(
  file: string,
  at: number,
  fits: (certificate: ReturnType<typeof readCertificate>) => boolean,
): boolean {
  if (!existsSync(file)) return false;
  try {
    const certificate = readCertificate(readFileSync(file));
    return Date.parse(certificate.validTo) - at >= RENEW_BEFORE && fits(certificate);
  } catch {
    return false; // Unreadable is as good as missing: it is made anew.
  }
}

/** The key in `file`, created when there is none; a hard link makes creation exclusive and complete at once. */
function keyIn(file: string, make: () => KeyPem): string {
  if (!existsSync(file)) {
    const draft = `${file}.${newId()}`;
    writeFileSync(draft, make(), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}

/** Writes what is not there already, so that nobody sees a change where there is none. */
function keepFile(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) replaceFile(file, content);
}

function replaceFile(file: string, content: string): void {
  const draft = `${file}.${newId()}`;
  writeFileSync(draft, content, { mode: 0o644, flag: 'wx' });
  renameSync(draft, file);
}

// One-shot for docker compose: node --import tsx grpc/certificates.ts <dir> [--ca-dir <dir>] [--apart] <name...>
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'ca-dir': { type: 'string' }, apart: { type: 'boolean', default: false } },
  });
  const [dir, ...names] = positionals;
  if (!dir || names.length === 0) {
    console.error(
      'Usage: node --import tsx grpc/certificates.ts <dir> [--ca-dir <dir>] [--apart] <name...>\n--apart puts each name into a folder of its own below <dir>.',
    );
    process.exit(2);
  }
  const { 'ca-dir': caDir = dir, apart: isApart } = values;
  await issueCertificates({ dir, caDir, isApart, names });
  console.log(`Certificates of ${names.join(', ')} are in ${dir}.`);
}
