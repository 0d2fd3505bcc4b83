import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../kernel/config.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import { createSigner, type Signer as KeySigner } from '../../kernel/crypto/ed25519.ts';
import { didKeyFromPublicKey, multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { AppError } from '../../kernel/errors.ts';
import type { CustodianRole, Identity, SigningMode } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import { createLiveSettings } from '../../kernel/live-settings.ts';
import { createLogger } from '../../kernel/log.ts';
import { connectStore } from '../../store/connect.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { LIVE_SETTINGS } from '../../subgraphs/domains.ts';
import { noModel } from '../testing/assistant.ts';
import { createCredentials } from './index.ts';
import type {
  CredentialsNeeds,
  CustodianDirectory,
  CustodianSigner,
  IssuerDirectory,
  IssuerForIssuance,
  ProgramRegistrations,
  ProgramVersions,
  Signer,
  TemplateCodes,
} from './ports.ts';

export const CONTEXT_URL = 'https://testamur.example/contexts/v1';
export const STATUS_LISTS_URL = 'https://testamur.example/api/v1/status-lists';
export const HOLDER_DID = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';

/** An issuer with its private keys, as tests hold it: status and keys can be changed at any time. */
export interface TestIssuer {
  readonly did: string;
  readonly issuerId: string;
  status: IssuerForIssuance['status'];
  readonly signingMode: IssuerForIssuance['signingMode'];
  /** The signer of a key version, of the current one unless told. */
  signer(keyVersion?: number): KeySigner;
  /** Replaces the current key; the old one stays listed. */
  rotate(): void;
  view(): IssuerForIssuance;
}

/** An issuer whose first key is the same for the same number. */
export function anIssuer(
  number = 1,
  given: { mode?: SigningMode; status?: IssuerForIssuance['status'] } = {},
): TestIssuer {
  const first = createSigner(new Uint8Array(32).fill(number));
  const signers = [first];
  const did = didKeyFromPublicKey(first.publicKey);
  const issuerId = derivedId('issuer', number);
  const signingMode = given.mode ?? 'CUSTODIAL';
  const createdAt = new Date('2026-01-01T00:00:00.000Z');
  const issuer: TestIssuer = {
    did,
    issuerId,
    status: given.status ?? 'ACTIVE',
    signingMode,
    signer: (keyVersion) => signers.at(keyVersion === undefined ? -1 : keyVersion - 1) ?? first,
    rotate: () => void signers.push(createSigner(new Uint8Array(32).fill(number + 100 + signers.length))),
    view: () => ({
      issuerId,
      did,
      name: `University ${number}`,
      status: issuer.status,
      signingMode,
      keys: signers.map(({ publicKey }, index) => ({
        publicKey: Buffer.from(publicKey),
        keyVersion: index + 1,
        isCurrent: index === signers.length - 1,
        createdAt,
      })),
    }),
  };
  return issuer;
}

/** A custodian: as `anIssuer`, with keys of its own. */
export const aCustodian = (number = 1, given: Parameters<typeof anIssuer>[1] = {}): TestIssuer => {
  const { view, ...rest } = anIssuer(number + 50, given);
  return Object.assign(rest, { view: () => ({ ...view(), status: rest.status, name: `Archive ${number}` }) });
};

/** The custodian registry's two ports over test custodians. */
export function custodianRegistryOf(custodians: readonly TestIssuer[]): {
  directory: CustodianDirectory;
  signer: CustodianSigner;
} {
  const { directory, signer } = registryOf(custodians);
  return {
    directory: {
      async byDid(did, context) {
        const found = await directory.byDid(did, context);
        if (!found) return undefined;
        const { issuerId: custodianId, ...rest } = found;
        return { ...rest, custodianId };
      },
    },
    signer: {
      sign: ({ custodianDid, ...given }, context) =>
        signer.sign({ issuerDid: custodianDid, ...given }, context),
    },
  };
}

export function custodianContext(
  custodian: TestIssuer,
  role: CustodianRole = 'Attester',
  given: Partial<Context> = {},
): Context {
  const { issuerId: custodianId, did: custodianDid } = custodian;
  return newContext({
    identity: {
      kind: 'custodian',
      userId: `user-of-${custodianId}`,
      role,
      custodianId,
      custodianDid,
      custodianStatus: 'ACTIVE',
    },
    ...given,
  });
}

/** The issuer registry's two ports over test issuers; refuses as the registry does. */
export function registryOf(issuers: readonly TestIssuer[]): {
  directory: IssuerDirectory;
  signer: Signer;
  signed: () => number;
} {
  let count = 0;
  const find = (did: string) => issuers.find((issuer) => issuer.did === did);
  return {
    directory: { byDid: async (did) => find(did)?.view() },
    signer: {
      async sign({ issuerDid, payload, keyVersion }) {
        const issuer = find(issuerDid);
        if (issuer?.signingMode !== 'CUSTODIAL') throw new AppError('NOT_FOUND', 'No custodied key.');
        if (issuer.status !== 'ACTIVE')
          throw new AppError('ISSUER_NOT_ACTIVE', `This issuer is ${issuer.status}.`);
        const { publicKey, sign } = issuer.signer(keyVersion);
        count += 1;
        const verificationMethod = `${issuerDid}#${multikeyFromPublicKey(publicKey)}`;
        return {
          signature: Buffer.from(sign(payload)),
          keyVersion: keyVersion ?? issuer.view().keys.length,
          verificationMethod,
        };
      },
    },
    signed: () => count,
  };
}

export function issuerContext(issuer: TestIssuer, given: Partial<Context> = {}): Context {
  const { issuerId, did } = issuer;
  return newContext({
    identity: {
      kind: 'issuer',
      issuerStatus: 'ACTIVE',
      userId: `user-of-${issuerId}`,
      role: 'Operator',
      issuerId,
      issuerDid: did,
    },
    ...given,
  });
}

export function contextOf(identity: Identity, given: Partial<Context> = {}): Context {
  return newContext({ identity, ...given });
}

export function unitContext(unit = 'core-engine', given: Partial<Context> = {}): Context {
  return contextOf({ kind: 'unit', unit }, given);
}

export function holderContext(dids: readonly string[] = [HOLDER_DID]): Context {
  return contextOf({ kind: 'holder', holderId: 'holder-1', dids });
}

/** A valid body of issueCredential for a CUSTODIAL issuer. */
export function anIssueInput(issuer: TestIssuer, given: Record<string, unknown> = {}) {
  return {
    issuerDid: issuer.did,
    holderDid: HOLDER_DID,
    credentialType: 'UniversityDegreeCredential',
    credentialData: {
      name: 'Aoife Ní Bhriain',
      degree: 'BSc in Computer Science',
      marks: { algorithms: 81, databases: 74.5 },
    },
    ...given,
  };
}

type People = Pick<CredentialsNeeds, 'findable' | 'rowInvites' | 'bulkLetters' | 'teams'>;

/** Whoever asks is in the team of the issuer, and nobody else is known. */
const NOBODY: People = {
  findable: { find: async (people) => people.map(() => undefined) },
  rowInvites: {
    invite: async ({ rows }) => rows.map(({ rowKey }) => ({ rowKey })),
    withdraw: async () => undefined,
    changes: async () => ({ after: {}, items: [], isAtEnd: true }),
  },
  bulkLetters: { tell: async () => undefined },
  teams: { roleOf: async () => 'Admin' },
};

/** The credentials domain on an embedded store in a folder of its own, with a clock that tests move. */
export async function aCredentialsRoom(
  issuers: readonly TestIssuer[],
  given: {
    custodians?: readonly TestIssuer[];
    directory?: IssuerDirectory;
    signer?: Signer;
    programs?: Pick<ProgramVersions, 'byId'> & Partial<ProgramVersions>;
    registrations?: ProgramRegistrations;
    codes?: TemplateCodes;
    assistant?: Partial<CredentialsNeeds['assistant']>;
    people?: Partial<People>;
    statusListLength?: number;
    mostSought?: number;
    dataDir?: string;
  } = {},
) {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'testamur-credentials-')));
  const store = await connectStore({ dataDir });
  let instant = new Date('2026-03-01T10:00:00.123Z');
  const now = () => instant;
  const connection = store.connection('credentials');
  const ledger = await createLedger({ connection, source: 'credentials', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  const registry = registryOf(issuers);
  const custodians = custodianRegistryOf(given.custodians ?? []);
  const settings = createLiveSettings(readConfig({}), LIVE_SETTINGS);
  const room = await createCredentials({
    connection,
    ledger,
    idempotency,
    issuers: given.directory ?? registry.directory,
    knownIssuers: given.directory ?? registry.directory,
    signer: given.signer ?? registry.signer,
    custodians: custodians.directory,
    knownCustodians: custodians.directory,
    custodianSigner: custodians.signer,
    programs: {
      byId: async (id, context) => given.programs?.byId(id, context),
      current: async (entry, context) => given.programs?.current?.(entry, context),
    },
    registrations: given.registrations ?? {
      standing: async () => ({ schemeCodes: [], isRegistered: false, isEnforced: false }),
    },
    codes: given.codes ?? { validNow: async () => undefined },
    ...NOBODY,
    ...given.people,
    assistant: {
      revocationCategory: given.assistant?.revocationCategory ?? noModel,
      bulkMapping: given.assistant?.bulkMapping ?? noModel,
      templateFields: given.assistant?.templateFields ?? noModel,
    },
    contextUrl: CONTEXT_URL,
    statusListsUrl: STATUS_LISTS_URL,
    ...(given.statusListLength === undefined ? {} : { statusListLength: given.statusListLength }),
    ...(given.mostSought === undefined ? {} : { mostSought: given.mostSought }),
    settings,
    now,
    log: createLogger({ level: 'silent' }),
    sweepSeconds: 60,
  });
  return {
    ...room,
    idempotency,
    connection,
    dataDir,
    registry,
    now,
    /** Switches status lists on or off. */
    setStatusLists(enabled: boolean) {
      settings.apply({ version: settings.version + 1, values: { 'status-lists.enabled': enabled } });
    },
    setTime(at: Date | string | number) {
      instant = new Date(at);
    },
    /** The body with the five BYOK fields, signed with the issuer's current key. */
    async signedInput(issuer: TestIssuer, fields: Record<string, unknown> = {}) {
      const base = anIssueInput(issuer, fields);
      const prepared = await room.service.prepare({ credentialId: newId(), ...base }, issuerContext(issuer));
      return {
        ...base,
        signature: issuer.signer().sign(prepared.bytesToSign),
        keyId: prepared.keyId,
        credentialId: prepared.credentialId,
        issuanceTimestamp: prepared.issuanceTimestamp.getTime(),
        proofCreatedTimestamp: prepared.proofCreatedTimestamp.getTime(),
      };
    },
    count: () => connection.model('Credential').countDocuments(),
    /** As at the end of a process: the data folder stays. */
    async stop() {
      await room.close();
      await store.close();
    },
    async end() {
      await this.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type CredentialsRoom = Awaited<ReturnType<typeof aCredentialsRoom>>;
