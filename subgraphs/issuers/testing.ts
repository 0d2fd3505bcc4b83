import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Context, newContext } from '../../kernel/context.ts';
import { createSigner, type Signer } from '../../kernel/crypto/ed25519.ts';
import { createEnvelope, type Envelope } from '../../kernel/crypto/envelope.ts';
import { didKeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { PLATFORM_CONTEXT } from '../../kernel/crypto/testing/credentials.ts';
import type { Identity, IssuerStatus, SigningMode } from '../../kernel/identity.ts';
import { derivedId, randomSecret } from '../../kernel/ids.ts';
import { createLogger } from '../../kernel/log.ts';
import { createOutbound, type Outbound } from '../../kernel/outbound/outbound.ts';
import { connectStore } from '../../store/connect.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger, type Ledger } from '../../store/ledger.ts';
import { createIssuers, type Issuers } from './index.ts';
import type { Issuer } from './issuer.ts';
import type { IssuerEntry } from './ports.ts';

/** An issuer as other domains see it, with the signer of its current key. */
export interface TestIssuer extends IssuerEntry {
  readonly signer: Signer;
}

/** Builds an issuer without a store; `seed` makes another one, `name` another name. ACTIVE and CUSTODIAL unless told. */
export function anIssuer(
  given: { mode?: SigningMode; status?: IssuerStatus; name?: string; seed?: number } = {},
): TestIssuer {
  const { mode = 'CUSTODIAL', status = 'ACTIVE', name = 'University of Galway', seed = 1 } = given;
  const signer = createSigner(new Uint8Array(32).fill(seed));
  const publicKey = Buffer.from(signer.publicKey);
  const did = didKeyFromPublicKey(publicKey);
  const createdAt = new Date('2026-01-01T00:00:00.000Z');
  const keys = [{ publicKey, keyVersion: 1, isCurrent: true, createdAt }];
  return { issuerId: derivedId('issuer', did), did, name, status, signingMode: mode, keys, signer };
}

/** A registry on a real store in a folder of its own, with a clock that tests move. */
export interface IssuersWorld {
  readonly issuers: Issuers;
  readonly clock: { now: Date };
  /** Log lines, as JSON text. */
  readonly logged: readonly string[];
  readonly folder: string;
  /** Another instance of the registry on the same store: with a cache, another key or a way to commit of its own. */
  open(given?: {
    envelope?: Envelope;
    redisUrl?: string;
    outbound?: Outbound;
    ledger?: Ledger;
  }): Promise<Issuers>;
  /** The documents of a collection, as they are stored. */
  stored(collection: string): Promise<Record<string, unknown>[]>;
  /** Changes stored documents behind the registry's back. */
  tamper(collection: string, filter: object, update: object): Promise<void>;
  /** Registers an issuer and gives it a status; BYOK issuers come with their signer. */
  register(given?: {
    mode?: SigningMode;
    status?: IssuerStatus;
    name?: string;
  }): Promise<Issuer & { signer: Signer }>;
  close(): Promise<void>;
}

export const TEST_START = new Date('2026-03-04T05:06:07.890Z');

/** Opens a world; `redisUrl` shares its cache, `outbound` stands for the sites of federated issuers, `envelope` seals. */
export async function openIssuersWorld(
  options: { redisUrl?: string; outbound?: Outbound; envelope?: Envelope } = {},
): Promise<IssuersWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'testamur-issuers-'));
  const store = await connectStore({ dataDir: folder });
  const connection = store.connection('issuers');
  const clock = { now: TEST_START };
  const now = () => clock.now;
  const logged: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => void logged.push(line) } });
  const ledger = await createLedger({ connection, source: 'issuers', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  const envelope = createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) });
  const opened: Issuers[] = [];
  const open: IssuersWorld['open'] = async (given = {}) => {
    for (const name of [
      'Issuer',
      'IssuerKey',
      'CustodiedKey',
      'KekCanary',
      'ApiKey',
      'FederatedIssuer',
      'SsoConfig',
      'SsoDomain',
      'SsoRequest',
      'SsoAssertion',
    ]) {
      if (connection.modelNames().includes(name)) connection.deleteModel(name);
    }
    const cacheOptions = { redisUrl: given.redisUrl };
    const made = await createIssuers({
      connection,
      ledger,
      idempotency,
      envelope,
      contextUrl: PLATFORM_CONTEXT,
      teams: { roleOf: async () => undefined },
      publicUrl: 'https://testamur.example',
      cacheOptions,
      now,
      log,
      ...given,
      // Sites of identity providers have tests of their own.
      outbound: { ...createOutbound({ resolve: async () => [] }), ...given.outbound },
    });
    opened.push(made);
    return made;
  };
  const issuers = await open(options);
  const collection = (name: string) => connection.collection<Record<string, unknown>>(name);

  return {
    issuers,
    clock,
    logged,
    folder,
    open,
    stored: (name) => collection(name).find({}).toArray(),
    async tamper(name, filter, update) {
      await collection(name).updateOne(filter, update);
    },
    async register({ mode = 'CUSTODIAL', status = 'ACTIVE', name = 'University of Galway' } = {}) {
      const signer = createSigner(randomSecret(32));
      const byok = mode === 'BYOK' ? { byok: true, publicKey: signer.publicKey } : {};
      const issuer = await issuers.service.issuers.register({ name, ...byok }, as.anonymous());
      if (status === issuer.status) return { ...issuer, signer };
      const changed = await issuers.service.issuers.setStatus({ did: issuer.did, status }, as.unit());
      return { ...changed.issuer, signer };
    },
    async close() {
      for (const one of opened) await one.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const context = (identity: Identity, given: Partial<Context> = {}) => newContext({ identity, ...given });

/** Contexts of each kind of caller. */
export const as = {
  anonymous: (given?: Partial<Context>) => context({ kind: 'anonymous' }, given),
  unit: (unit = 'core-engine', given?: Partial<Context>) => context({ kind: 'unit', unit }, given),
  admin: (role: 'ADMIN' | 'OPERATOR' | 'VIEWER' = 'ADMIN', given?: Partial<Context>) =>
    context({ kind: 'admin', userId: 'admin-1', role }, given),
  issuer: (
    { issuerId, did }: Pick<Issuer, 'issuerId' | 'did'>,
    role: 'Admin' | 'Operator' | 'Viewer' = 'Admin',
    given?: Partial<Context>,
  ) =>
    context(
      { kind: 'issuer', issuerStatus: 'ACTIVE', userId: 'user-1', role, issuerId, issuerDid: did },
      given,
    ),
  apiKey: ({ issuerId, did }: Pick<Issuer, 'issuerId' | 'did'>) =>
    context({
      kind: 'apiKey',
      issuerStatus: 'ACTIVE',
      apiKeyId: 'key-1',
      issuerId,
      issuerDid: did,
      scopes: ['credentials:issue'],
    }),
  holder: () => context({ kind: 'holder', holderId: 'holder-1', dids: [] }),
  verifier: () =>
    context({
      kind: 'verifier',
      userId: 'user-1',
      role: 'Admin',
      verifierId: 'verifier-1',
      verifierStatus: 'ACTIVE',
    }),
  custodian: () =>
    context({
      kind: 'custodian',
      userId: 'u',
      role: 'Attester',
      custodianId: 'c',
      custodianDid: 'did:key:z6Mkc',
      custodianStatus: 'ACTIVE',
    }),
};
